"""What a person chooses for a delivery: the column of each field, and what its words mean."""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct, field
from msgspec.structs import replace

from menagerie.deliveries.formulas import unwrapped
from menagerie.domain.animal import PetStatus
from menagerie.domain.text import folded_words


class Field(StrEnum):
    """A field of an animal to add that a column of a delivery can give."""

    NAME = "name"
    CATEGORY = "category"
    STATUS = "status"


class Choices(Struct, frozen=True):
    """How the columns of a delivery become animals to add.

    ``columns`` has the place of the column of each field, from 0; None if no column gives it. ``fixed`` has
    the text to use where the column is missing or its cell is blank. ``statuses`` and ``categories`` say
    what words of the file mean, by ``word_key``; they come before the words that are known anyway.
    """

    columns: Mapping[Field, int | None] = field(default_factory=dict)
    fixed: Mapping[Field, str] = field(default_factory=dict)
    statuses: Mapping[str, PetStatus | None] = field(default_factory=dict)
    categories: Mapping[str, int] = field(default_factory=dict)


def without_categories(choices: Choices) -> Choices:
    """Return ``choices`` for another environment, in which categories have other numbers."""
    fixed = {field: text for field, text in choices.fixed.items() if field is not Field.CATEGORY}
    return replace(choices, fixed=fixed, categories={})


def word_key(text: str) -> str:
    """Return what stays the same of a word or title however it is typed, also for a spreadsheet."""
    return folded_words(without_apostrophe(unwrapped(text)))


def without_apostrophe(text: str) -> str:
    """Return a word without the apostrophe by which a spreadsheet takes it for a text."""
    return text.lstrip().removeprefix("'")
