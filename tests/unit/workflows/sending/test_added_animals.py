"""Animals that were added here reach the catalogue soon, and many at a time."""

from collections.abc import Iterable
from pathlib import Path

from menagerie.catalogue.catalogue import Catalogue
from menagerie.domain.animal import Animal, PetStatus
from menagerie.workflows.sending.added_animals import AddedAnimals
from support.clock import VirtualClock

COUNT = 100


class _CountingCatalogue(Catalogue):
    """Counts how often animals are recorded."""

    writes = 0

    async def record_animals(self, animals: Iterable[Animal], *, added_here: bool = False) -> None:
        self.writes += 1
        await super().record_animals(animals, added_here=added_here)


async def test_animals_that_follow_each_other_quickly_are_recorded_together(tmp_path: Path) -> None:
    catalogue = _CountingCatalogue(tmp_path / "catalogue.sqlite3", VirtualClock())
    added = AddedAnimals(catalogue)

    for number in range(1, COUNT + 1):
        added.add(Animal(number, f"Rex {number}", 7, PetStatus.AVAILABLE))
        added.record()
    await added.recorded()

    assert catalogue.writes == 2
    assert len(await catalogue.animals(range(1, COUNT + 1))) == COUNT
    await catalogue.close()
