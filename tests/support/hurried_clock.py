"""A clock that runs faster than time: days pass in minutes, in several processes alike."""

import asyncio
import time

from menagerie.domain.clock import SystemClock


class HurriedClock:
    """Implements ``menagerie.domain.clock.Clock``: ``hurry`` of its seconds pass in each.

    It was right at ``begin`` (Unix time). At 1 it is the computer's own clock.
    """

    def __init__(self, hurry: float, begin: float | None = None) -> None:
        self.begin = time.time() if begin is None else begin
        self._hurry = hurry
        self._clock = SystemClock()
        self._up_for = self._clock.monotonic() - (time.time() - self.begin)

    def now(self) -> float:
        return self.begin + (time.time() - self.begin) * self._hurry

    def monotonic(self) -> float:
        return self._up_for + (self._clock.monotonic() - self._up_for) * self._hurry

    def boot_id(self) -> str | None:
        return self._clock.boot_id()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds / self._hurry)
