"""Divides long work on the event loop, so that a window on the same loop stays quick."""

import asyncio
import time

# Seconds of work between two chances for the loop: a window answers within 16 ms.
_PORTION = 0.002


class Portions:
    """Lets the event loop go on every few milliseconds of work."""

    def __init__(self) -> None:
        self._until = time.perf_counter() + _PORTION

    @property
    def is_over(self) -> bool:
        """Tell whether the loop should go on now."""
        return time.perf_counter() >= self._until

    async def rest(self) -> None:
        """Let the loop go on if a portion is over."""
        if self.is_over:
            await asyncio.sleep(0)
            self._until = time.perf_counter() + _PORTION
