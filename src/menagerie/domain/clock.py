"""The clock, passed to all code that needs the time, so that tests can pass their own."""

import time
from typing import Protocol

from menagerie.system import machine


class Clock(Protocol):
    """Wall time, time since boot, and sleep, in seconds."""

    def now(self) -> float:
        """Return the Unix time of the wall clock; it jumps when the computer's clock is set."""
        ...

    def monotonic(self) -> float:
        """Return the time since the computer was started, including sleep; it never goes back.

        Times of two processes can be compared if both have the same ``boot_id``.
        """
        ...

    def boot_id(self) -> str | None:
        """Return an id of the current boot of this computer; None if it is unknown."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Sleep about this long. Timers may fire early: check the time again afterwards."""
        ...


class SystemClock:
    """The computer's own clock."""

    def now(self) -> float:
        """Return the Unix time."""
        return time.time()

    def monotonic(self) -> float:
        """Return the time since the computer was started."""
        return machine.monotonic()

    def boot_id(self) -> str | None:
        """Return the operating system's own id of this boot."""
        return machine.boot_id()

    async def sleep(self, seconds: float) -> None:
        """Sleep in the running event loop."""
        import asyncio  # noqa: PLC0415 - the first paint needs the time, but not asyncio

        await asyncio.sleep(seconds)
