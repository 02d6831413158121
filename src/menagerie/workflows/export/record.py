"""What is exported of an animal: the same columns, in the same order, in every format."""

from datetime import UTC, datetime

from menagerie.domain.columns import COLUMNS, Column, Kind
from menagerie.domain.known import KnownAnimal

# One value for each of COLUMNS, None where nothing is known. Times in UTC, in whole seconds.
Cell = int | float | str | datetime | None
Record = tuple[Cell, ...]


def record_of(known: KnownAnimal, category_name: str | None) -> Record:
    """Return what is exported of an animal; ``category_name`` is what staff call its category."""
    return tuple(_cell(column, known, category_name) for column in COLUMNS)


def headings() -> tuple[str, ...]:
    """Return the title of each column; they are the same in every language.

    Every format has times in UTC, and says so: a workbook has no time zones, and with local times the
    offset would differ between rows from before and after a change to summer time.
    """
    return tuple(f"{one.title} (UTC)" if one.kind is Kind.TIME else one.title for one in COLUMNS)


def _cell(column: Column, known: KnownAnimal, category_name: str | None) -> Cell:
    value = column.value(known, category_name)
    if column.kind is Kind.TIME and value is not None:
        try:
            return datetime.fromtimestamp(int(value), UTC)
        except (OverflowError, ValueError, OSError):
            return None  # a time that no calendar has: the file was damaged
    return value
