"""Which outbox belongs to which environment."""

import asyncio

from menagerie.domain.clock import Clock
from menagerie.outbox.store import Outbox
from menagerie.settings.environments import Environment
from menagerie.settings.paths import Paths


class Outboxes:
    """Finds the outboxes of the environments.

    Each stays open until all are closed: whoever comes back to an environment meets what is still on its way
    there in the same outbox, and not a file in which it looks lost.
    """

    def __init__(self, paths: Paths, clock: Clock) -> None:
        self._paths = paths
        self._clock = clock
        self._outboxes: dict[tuple[str, str | None], Outbox] = {}

    def of(self, environment: Environment) -> Outbox:
        """Return the outbox of an environment; nothing is opened yet."""
        place = environment.place
        if place not in self._outboxes:
            self._outboxes[place] = Outbox(self._paths.outbox(*place), self._clock)
        return self._outboxes[place]

    async def close(self) -> None:
        """Let what is under way be written down, and close all. Nothing may be called afterwards."""
        await asyncio.gather(*(outbox.close() for outbox in self._outboxes.values()))
