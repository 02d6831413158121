"""Asking again by itself, in virtual time: how often, and when an interval passes without a request."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from menagerie.domain.plan import Quota
from menagerie.workflows.listing import refresh_regularly
from support.clock import VirtualClock

MINUTE = 60.0


class Desk:
    """Stands for the governor and for the window, and notes when it is asked to refresh."""

    def __init__(self) -> None:
        self.clock = VirtualClock()
        self.quota = Quota()
        self.is_seen = True
        self.asked: list[float] = []
        self._began = self.clock.now()

    @asynccontextmanager
    async def refreshing(self, minutes: int) -> AsyncIterator[None]:
        task = asyncio.ensure_future(
            refresh_regularly(minutes, self, lambda: self.is_seen, self._ask, self.clock)
        )
        yield
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    def _ask(self) -> None:
        self.asked.append((self.clock.now() - self._began) / MINUTE)


async def test_it_asks_every_so_many_minutes_and_nothing_while_the_window_cannot_be_seen() -> None:
    for minutes, asked in ((1, [1, 2, 3, 4, 5]), (5, [5]), (15, [])):
        desk = Desk()
        async with desk.refreshing(minutes):
            await desk.clock.advance(5.5 * MINUTE)
        # AND not after it was cancelled
        await desk.clock.advance(30 * MINUTE)
        assert desk.asked == asked
    desk = Desk()
    desk.is_seen = False
    async with desk.refreshing(1):
        await desk.clock.advance(2.5 * MINUTE)
        assert desk.asked == []
        desk.is_seen = True
        await desk.clock.advance(MINUTE)
        assert desk.asked == [3]


async def test_half_of_the_limit_is_left_to_the_person() -> None:
    for limit, remaining, reset_after, asks in (
        (60, 31, 90, True),
        (60, 30, 90, False),
        (60, 0, 90, False),
        # The count has started again when it is time to ask.
        (60, 0, 59, True),
        (60, 30, None, False),
        (None, 5, None, True),
        (60, None, None, True),
    ):
        desk = Desk()
        reset_at = None if reset_after is None else desk.clock.now() + reset_after
        desk.quota = Quota(limit, remaining, reset_at)
        async with desk.refreshing(1):
            await desk.clock.advance(MINUTE)
            assert bool(desk.asked) is asks
