"""Which adds a send queue keeps in memory, and when it tries again what the governor did not let go."""

from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from menagerie.domain.errors import WaitingError
from menagerie.domain.tasks import Tasks
from menagerie.governor.states import Priority
from menagerie.outbox.entry import Entry, State
from menagerie.outbox.job import Job
from menagerie.workflows.queue.kept_adds import KeptAdds
from menagerie.workflows.queue.retrying import RETRY_AFTER, Retrying
from support.adds import add, changed
from support.asking import Desk, stated

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


async def test_it_tries_again_soon_if_what_was_on_its_way_has_left_more_than_was_counted_on() -> None:
    desk, tasks, again = Desk(), Tasks(), []
    retrying = Retrying(desk.clock, tasks.start, lambda: again.append(desk.clock.now()), lambda: True)

    def tries_in() -> float:
        assert retrying.at is not None
        return retrying.at - desk.clock.now()

    # GIVEN answers that show no other client
    await desk.open_window(4)
    await desk.ask(200, stated(1000, 12, 36_000))
    # AND one request on its way, which might leave only what is kept for a person
    on_its_way = await desk.send()
    seconds = await desk.refused(priority=Priority.BACKGROUND)
    sent_away = WaitingError(desk.clock.now() + seconds)
    # WHEN it has left one more
    await on_its_way.finish(200, stated(1000, 11, 36_000))
    retrying.after(sent_away, desk.governor)
    assert tries_in() == pytest.approx(RETRY_AFTER[0])
    # AND otherwise it waits for as long as the governor said
    await desk.ask(200, stated(1000, 10, 36_000))
    retrying.after(sent_away, desk.governor)
    assert tries_in() == pytest.approx(seconds)
    assert again == []
    await tasks.cancel()
