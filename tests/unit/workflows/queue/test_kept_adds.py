"""Which adds and jobs are kept in memory."""

from collections.abc import Iterable

from msgspec.structs import replace

from menagerie.outbox.entry import Entry, State
from menagerie.outbox.job import Job
from menagerie.workflows.queue.kept_adds import KeptAdds
from support.adds import add, changed

MANY = 300


def row(number: int, state: State) -> Entry:
    return replace(add(number, state, name=f"Rex {number}"), job=1)


def kept_after(entries: Iterable[Entry]) -> KeptAdds:
    kept = KeptAdds()
    kept.take_job(Job(1, "delivery.csv", "digest", 0.0, counts={State.QUEUED: 2 * MANY}))
    for entry in entries:
        kept.take(entry)
    return kept


def test_of_many_refused_rows_the_newest_are_kept_and_any_that_needs_its_outcome_again() -> None:
    kept = kept_after(row(number, State.REFUSED) for number in range(1, MANY))
    assert 0 < kept.counts[State.REFUSED] == len(kept.entries) < MANY
    assert kept.entry(MANY - 1) is not None
    assert kept.entry(1) is None
    for state in (State.UNCONFIRMED, State.DRAFT, State.QUEUED, State.SENDING):
        refused = row(1, State.REFUSED)
        others = (row(number, State.REFUSED) for number in range(2, MANY))
        kept = kept_after([refused, changed(refused, state), *others])
        now = kept.entry(1)
        assert now is not None
        assert now.state is state
        assert kept.counts[state] == 1
