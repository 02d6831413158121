"""The sections of the animal table, as Qt counts them."""

from enum import IntEnum

from menagerie.domain import columns
from menagerie.domain.columns import TABLE_COLUMNS


class Section(IntEnum):
    """A column's place in the table's model."""

    ID = TABLE_COLUMNS.index(columns.ID)
    NAME = TABLE_COLUMNS.index(columns.NAME)
    CATEGORY = TABLE_COLUMNS.index(columns.CATEGORY)
    NOTE = TABLE_COLUMNS.index(columns.NOTE)
    TAGS = TABLE_COLUMNS.index(columns.TAGS)
    STATUS = TABLE_COLUMNS.index(columns.STATUS)
    LAST_SEEN = TABLE_COLUMNS.index(columns.LAST_SEEN)
