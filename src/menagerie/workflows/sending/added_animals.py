"""Records the animals that were added here in the catalogue, several at a time."""

import asyncio

from menagerie.catalogue.catalogue import Catalogue
from menagerie.domain.animal import Animal


class AddedAnimals:
    """Collects animals, and records all that there are together."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self._animals: list[Animal] = []
        self._recording: asyncio.Task[None] | None = None

    def add(self, animal: Animal) -> None:
        """Take an animal for the next ``record``."""
        self._animals.append(animal)

    def record(self) -> None:
        """Record what was taken, in the background."""
        if self._animals and self._recording is None:
            self._recording = asyncio.get_running_loop().create_task(self._record())

    async def recorded(self) -> None:
        """Wait until everything is recorded."""
        if self._recording is not None:
            await asyncio.wait({self._recording})

    async def _record(self) -> None:
        try:
            while self._animals:
                animals, self._animals = self._animals, []
                await self._catalogue.record_animals(animals, added_here=True)
        finally:
            self._recording = None
