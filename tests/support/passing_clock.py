"""A virtual clock on which every wait passes at once."""

import asyncio

from support.clock import VirtualClock


class PassingClock(VirtualClock):
    """Implements ``menagerie.domain.clock.Clock``: a sleep moves the time and returns at once."""

    async def sleep(self, seconds: float) -> None:
        self.move(max(0.0, seconds))
        await asyncio.sleep(0)
