"""What is exported of an animal: the same columns, in the same order, in every format."""

from datetime import datetime, tzinfo

from menagerie.domain.animal import KnownAnimal
from menagerie.domain.columns import COLUMNS, Column, Kind

# One value for each of COLUMNS, None where nothing is known. Times are in whole seconds.
Cell = int | float | str | datetime | None
Record = tuple[Cell, ...]


def record_of(known: KnownAnimal, category_name: str | None, zone: tzinfo | None) -> Record:
    """Return what is exported of an animal; ``category_name`` is what staff call its category.

    Its times are in ``zone``, or where that is None in local time, without a zone of their own.
    """
    return tuple(_cell(column, known, category_name, zone) for column in COLUMNS)


def headings(zone: str) -> tuple[str, ...]:
    """Return the title of each column of a table; they are the same in every language.

    ``zone`` names the time zone, such as ``Europe/Berlin``. A cell of a workbook has no zone, and an offset
    in the title would be wrong for the rows on the other side of a change to summer time.
    """
    return tuple(f"{one.title} ({zone})" if one.kind is Kind.TIME else one.title for one in COLUMNS)


def _cell(column: Column, known: KnownAnimal, category_name: str | None, zone: tzinfo | None) -> Cell:
    value = column.value(known, category_name)
    if column.kind is Kind.TIME and value is not None:
        try:
            return datetime.fromtimestamp(int(value), zone)
        except (OverflowError, ValueError, OSError):
            return None  # a time that no calendar has: the file was damaged
    return value
