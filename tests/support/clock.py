"""Clocks of tests: one that a test moves, one that every wait moves, one that is wrong, leaps or stands."""

import asyncio
import heapq
import itertools
import time
from datetime import UTC, datetime

from menagerie.domain.clock import SystemClock

_BEGIN = 1_800_000_000.0
# The computer has been running for this long then.
_UP_FOR = 1000.0
_LOOK_SECONDS = 0.01
_STANDS_AT = datetime(2030, 5, 14, 10, 30, tzinfo=UTC).timestamp()
_SINCE_BOOT = 100_000.0


class VirtualClock:
    """Implements ``menagerie.domain.clock.Clock`` in virtual time.

    ``await clock.advance(seconds)`` moves both clocks and wakes sleepers in order; ``set_wall`` sets the wall
    clock alone, as a person or NTP would; ``reboot`` is what happens when the computer is started again.
    """

    def __init__(self, now: float = _BEGIN) -> None:
        self._now = now
        # Two clocks that begin at different times are of one boot, so that time lies between them.
        self._monotonic = _UP_FOR + now - _BEGIN
        self._booted_at = 0.0
        self._boots = 1
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []
        self._order = itertools.count()

    def now(self) -> float:
        return self._now

    def monotonic(self) -> float:
        return self._monotonic - self._booted_at

    def boot_id(self) -> str | None:
        return f"boot-{self._boots}" if self._boots else None

    async def sleep(self, seconds: float) -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (self._monotonic + max(0.0, seconds), next(self._order), future))
        await future

    def set_wall(self, now: float) -> None:
        self._now = now

    def reboot(self) -> None:
        self._booted_at = self._monotonic
        self._boots += 1

    def forget_boot(self) -> None:
        """Be a computer that does not tell one boot from another."""
        self._boots = 0

    async def advance(self, seconds: float) -> None:
        end = self._monotonic + seconds
        await self.settle()
        while self._sleepers and self._sleepers[0][0] <= end:
            due, _, future = heapq.heappop(self._sleepers)
            if not future.done():
                self.move(max(0.0, due - self._monotonic))
                future.set_result(None)
                await self.settle()
        self.move(end - self._monotonic)
        await self.settle()

    def move(self, seconds: float) -> None:
        """Let this much time pass at once; sleepers wake at the next ``advance``."""
        self._monotonic += seconds
        self._now += seconds

    @staticmethod
    async def settle() -> None:
        """Let every task that can run, run."""
        for _ in range(50):
            await asyncio.sleep(0)


class PassingClock(VirtualClock):
    """Implements ``menagerie.domain.clock.Clock``: a sleep moves the time and returns at once."""

    async def sleep(self, seconds: float) -> None:
        self.move(max(0.0, seconds))
        await asyncio.sleep(0)


class WrongClock(SystemClock):
    """The time of this computer, but so many seconds ``ahead``."""

    def __init__(self, ahead: float = 0.0) -> None:
        super().__init__()
        self.ahead = ahead

    def now(self) -> float:
        return super().now() + self.ahead


class LeapingClock:
    """Implements ``menagerie.domain.clock.Clock``: real time, and ``leap`` makes a wait of minutes short."""

    def __init__(self) -> None:
        self._ahead = 0.0
        self._set = 0.0

    def now(self) -> float:
        return time.time() + self._ahead + self._set

    def monotonic(self) -> float:
        return time.monotonic() + self._ahead

    def boot_id(self) -> str | None:
        return "boot"

    async def sleep(self, seconds: float) -> None:
        end = self.monotonic() + seconds
        while self.monotonic() < end:  # noqa: ASYNC110 - the end comes nearer with every leap
            await asyncio.sleep(min(_LOOK_SECONDS, seconds))

    def leap(self, seconds: float) -> None:
        """Let this much time pass at once."""
        self._ahead += seconds

    def set_ahead(self, seconds: float) -> None:
        """Set the wall clock ahead, or with a negative figure back; no time passes."""
        self._set += seconds


class StandingClock(LeapingClock):
    """Implements ``menagerie.domain.clock.Clock``: it is the same second until it leaps.

    So no time or age in a picture is ever another one.
    """

    def now(self) -> float:
        return _STANDS_AT + self._ahead + self._set

    def monotonic(self) -> float:
        return _SINCE_BOOT + self._ahead
