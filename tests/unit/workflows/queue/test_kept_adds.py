"""Which adds and jobs are kept in memory."""

from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from menagerie.outbox.entry import Entry, State
from menagerie.outbox.job import Job
from menagerie.workflows.queue.kept_adds import KeptAdds
from support.adds import add, changed

MANY = 500


def row(number: int, state: State) -> Entry:
    return replace(add(number, state, name=f"Rex {number}"), job=1)


def kept_after(entries: Iterable[Entry]) -> KeptAdds:
    kept = KeptAdds()
    kept.take_job(Job(1, "delivery.csv", "digest", 0.0, counts={State.QUEUED: 2 * MANY}))
    for entry in entries:
        kept.take(entry)
    return kept


@pytest.mark.parametrize("state", [State.UNCONFIRMED, State.DRAFT, State.QUEUED, State.SENDING])
def test_a_row_that_was_refused_once_and_needs_its_outcome_is_kept_however_many_are_refused(
    state: State,
) -> None:
    refused = row(1, State.REFUSED)
    others = (row(number, State.REFUSED) for number in range(2, MANY))
    kept = kept_after([refused, changed(refused, state), *others])
    now = kept.entry(1)
    assert now is not None
    assert now.state is state
    assert kept.counts[state] == 1


def test_of_many_refused_rows_only_the_newest_are_kept() -> None:
    kept = kept_after(row(number, State.REFUSED) for number in range(1, MANY))
    assert 0 < kept.counts[State.REFUSED] == len(kept.entries) < MANY
    assert kept.entry(MANY - 1) is not None
    assert kept.entry(1) is None
