"""Rows of the animal table in a test: shown without a service, and read from the selection."""

import itertools
from collections.abc import Mapping, Sequence

from menagerie.domain.animal import Animal, KnownAnimal
from menagerie.ui.listing.animal_table import AnimalTable


def show_animals(
    table: AnimalTable, animals: Sequence[Animal], names: Mapping[int, str] | None = None
) -> None:
    """Show an answer with these animals, of which nothing more is known, and names of categories."""
    table.show_answer(tuple(KnownAnimal(animal, 0.0, 0.0) for animal in animals), names or {})


def selected_animals(table: AnimalTable) -> list[Animal]:
    """Return the animals of the selected rows, from top to bottom, as far as they have been read."""
    places = itertools.chain.from_iterable(table.selected_ranges())
    known = (table.shown.known(table.shown.row_of(place)) for place in places)
    return [one.animal for one in known if one is not None]
