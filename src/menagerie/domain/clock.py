"""Time, as a thing that is handed to whoever needs it, so that tests can hand out their own."""

import asyncio
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


class SystemClock:
    """The computer's own clock."""

    def now(self) -> float:
        """Return the Unix time."""
        return time.time()

    def monotonic(self) -> float:
        """Return the monotonic time."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Sleep in the running event loop."""
        await asyncio.sleep(seconds)
