"""A clock that only moves when a test moves it."""

import asyncio
import heapq
import itertools


class VirtualClock:
    """Implements ``menagerie.domain.clock.Clock`` in virtual time.

    ``await clock.advance(seconds)`` moves both clocks and wakes sleepers in order; ``set_wall`` sets the wall
    clock alone, as a person or NTP would.
    """

    def __init__(self, now: float = 1_800_000_000.0) -> None:
        self._now = now
        self._monotonic = 1000.0
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []
        self._order = itertools.count()

    def now(self) -> float:
        return self._now

    def monotonic(self) -> float:
        return self._monotonic

    async def sleep(self, seconds: float) -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (self._monotonic + max(0.0, seconds), next(self._order), future))
        await future

    def set_wall(self, now: float) -> None:
        self._now = now

    async def advance(self, seconds: float) -> None:
        end = self._monotonic + seconds
        await self.settle()
        while self._sleepers and self._sleepers[0][0] <= end:
            due, _, future = heapq.heappop(self._sleepers)
            if not future.done():
                self._move(max(0.0, due - self._monotonic))
                future.set_result(None)
                await self.settle()
        self._move(end - self._monotonic)
        await self.settle()

    def _move(self, seconds: float) -> None:
        self._monotonic += seconds
        self._now += seconds

    @staticmethod
    async def settle() -> None:
        """Let every task that can run, run."""
        for _ in range(50):
            await asyncio.sleep(0)
