"""Records the animals that were added here in the catalogue, many at a time."""

import asyncio

from menagerie.catalogue.catalogue import Catalogue
from menagerie.domain.animal import Animal
from menagerie.domain.tasks import Tasks

# Seconds between two writes, while adds follow each other quickly. The first of them is written at once.
_BETWEEN_WRITES = 0.25


class AddedAnimals:
    """Collects animals and writes them together, so that an import costs few writes."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self._animals: list[Animal] = []
        self._writes = Tasks()
        # Writes what was collected when the time between two writes is over.
        self._timer: asyncio.Handle | None = None

    def add(self, animal: Animal) -> None:
        """Take an animal for the next write."""
        self._animals.append(animal)

    def record(self) -> None:
        """Write what was taken, soon."""
        if self._animals and self._timer is None:
            self._write()
            self._timer = asyncio.get_running_loop().call_later(_BETWEEN_WRITES, self._time_is_over)

    async def recorded(self) -> None:
        """Write what was taken so far, now, and wait until that is done."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._animals:
            self._write()
        await self._writes.ended()

    def _time_is_over(self) -> None:
        self._timer = None
        self.record()

    def _write(self) -> None:
        animals, self._animals = self._animals, []
        self._writes.start(self._catalogue.record_animals(animals, added_here=True))
