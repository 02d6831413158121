"""The columns of an animal, each declared once: table, search, copying and export show what stands here."""

from collections.abc import Callable
from enum import Enum

from msgspec import Struct

from menagerie.domain.animal import KnownAnimal, PetStatus
from menagerie.domain.notes import joined
from menagerie.domain.text import folded_words

# A time is in Unix seconds. None where nothing is known.
Value = int | float | str | None


class Kind(Enum):
    """What a column holds. A number is an int64, a time is in Unix seconds."""

    NUMBER = "number"
    TEXT = "text"
    TIME = "time"


class Search(Enum):
    """Where in a column a searched word is found."""

    WITHIN = "within"
    BEGINNING = "beginning"


class Column(Struct, frozen=True):
    """One column. ``value`` takes an animal and the name that staff gave to its category.

    ``key`` names it in exported and copied JSON: the interface's own name where it has one (interface 2).
    ``is_sent`` tells that the service sends it: these columns are copied, and with ``explains_sent`` one that
    explains another of them. ``table_width`` is in pixels, None where the table does not show it;
    ``sheet_width`` is in characters of a workbook. ``sort_key`` replaces ``value`` where rows are sorted by
    something else. ``can_sort`` tells that a person can sort rows by it, ``is_shown_at_first`` that the table
    shows it until a person hides it.
    """

    key: str
    title: str
    kind: Kind
    value: Callable[[KnownAnimal, str | None], Value]
    is_sent: bool = False
    explains_sent: bool = False
    search: Search | None = None
    table_width: int | None = None
    sheet_width: int = 28
    sort_key: Callable[[KnownAnimal, str | None], tuple[object, ...]] | None = None
    can_sort: bool = True
    is_shown_at_first: bool = True

    def sorts_by(self, known: KnownAnimal, name: str | None = None) -> tuple[object, ...]:
        """Return what an animal is sorted by in this column; nothing known comes last.

        ``name`` is the one that staff gave to its category.
        """
        if self.sort_key is not None:
            return self.sort_key(known, name)
        value = self.value(known, name)
        return value is None, value


def _status_rank(known: KnownAnimal, _name: str | None) -> tuple[object, ...]:
    """Sort by the order of the statuses; ones that the interface does not list come after, and then none."""
    status, order = known.animal.status, [*map(str, PetStatus)]
    if status is None:
        return len(order) + 1, ""
    return order.index(status) if status in order else len(order), status


ID = Column(
    "id",
    "ID",
    Kind.NUMBER,
    lambda known, _name: known.animal.id,
    is_sent=True,
    search=Search.BEGINNING,
    table_width=102,
    sheet_width=20,
)
NAME = Column(
    "name",
    "Name",
    Kind.TEXT,
    lambda known, _name: known.animal.name,
    is_sent=True,
    search=Search.WITHIN,
    table_width=236,
    sheet_width=32,
    sort_key=lambda known, _name: (folded_words(known.animal.name),),
)
# The table shows the category's name in the same cell, before the number: named ones are sorted by name.
CATEGORY = Column(
    "categoryId",
    "Category",
    Kind.NUMBER,
    lambda known, _name: known.animal.category_id,
    is_sent=True,
    search=Search.BEGINNING,
    table_width=176,
    sheet_width=20,
    sort_key=lambda known, name: (not name, folded_words(name or ""), known.animal.category_id),
)
CATEGORY_NAME = Column(
    "categoryName",
    "Category name",
    Kind.TEXT,
    lambda _known, name: name,
    explains_sent=True,
    search=Search.WITHIN,
)
STATUS = Column(
    "status",
    "Status",
    Kind.TEXT,
    lambda known, _name: known.animal.status,
    is_sent=True,
    table_width=150,
    sheet_width=12,
    sort_key=_status_rank,
)
FIRST_SEEN = Column("firstSeen", "First seen", Kind.TIME, lambda known, _name: known.first_seen)
LAST_SEEN = Column("lastSeen", "Last seen", Kind.TIME, lambda known, _name: known.last_seen, table_width=150)
NOT_LISTED = Column("notListedAt", "Not listed at", Kind.TIME, lambda known, _name: known.missing_at)
# What staff wrote. Everything seen has no index of the order of either.
NOTE = Column(
    "note",
    "Note",
    Kind.TEXT,
    lambda known, _name: known.notes.text or None,
    search=Search.WITHIN,
    table_width=200,
    sheet_width=40,
    can_sort=False,
    is_shown_at_first=False,
)
TAGS = Column(
    "tags",
    "Tags",
    Kind.TEXT,
    lambda known, _name: joined(known.notes.tags) or None,
    search=Search.WITHIN,
    table_width=130,
    can_sort=False,
    is_shown_at_first=False,
)

# In the order of every format and of the table.
COLUMNS = (ID, NAME, CATEGORY, CATEGORY_NAME, STATUS, FIRST_SEEN, LAST_SEEN, NOT_LISTED, NOTE, TAGS)
COPIED_COLUMNS = tuple(column for column in COLUMNS if column.is_sent or column.explains_sent)
TABLE_COLUMNS = tuple(column for column in COLUMNS if column.table_width is not None)
