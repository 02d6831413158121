"""The computer's clock, with which a test can leap into the future."""

import asyncio
import time

_LOOK_SECONDS = 0.01


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
