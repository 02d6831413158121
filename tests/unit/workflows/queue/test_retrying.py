"""When a send queue tries again what the governor did not let go."""

import pytest

from menagerie.domain.errors import WaitingError
from menagerie.domain.tasks import Tasks
from menagerie.governor.states import Priority
from menagerie.workflows.queue.retrying import RETRY_AFTER, Retrying
from support.asking import Desk, stated


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
