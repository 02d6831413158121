"""Time, as a thing that is handed to whoever needs it, so that tests can hand out their own."""

import asyncio
import sys
import time
from typing import Protocol


class Clock(Protocol):
    """Wall time, monotonic time and sleep. All of them in seconds."""

    def now(self) -> float:
        """Return the wall clock's Unix time; it can jump when the computer's clock is set."""
        ...

    def monotonic(self) -> float:
        """Return a time that never goes back; it means nothing after a restart."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Sleep about this long. Timers may fire early: whoever waits for a moment looks again."""
        ...


# What goes on while the computer is asleep, as the service's time does. Linux and macOS have it under these
# names; elsewhere the usual clock does so by itself.
_AWAKE_OR_ASLEEP = {"linux": "CLOCK_BOOTTIME", "darwin": "CLOCK_MONOTONIC"}


class SystemClock:
    """The computer's own clock."""

    def __init__(self) -> None:
        self._monotonic = getattr(time, _AWAKE_OR_ASLEEP.get(sys.platform, ""), None)

    def now(self) -> float:
        """Return the Unix time."""
        return time.time()

    def monotonic(self) -> float:
        """Return the monotonic time. It goes on while the computer sleeps."""
        return time.monotonic() if self._monotonic is None else time.clock_gettime(self._monotonic)

    async def sleep(self, seconds: float) -> None:
        """Sleep in the running event loop."""
        await asyncio.sleep(seconds)
