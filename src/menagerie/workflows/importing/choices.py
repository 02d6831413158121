"""What a person chooses for a delivery: the column of each field, and what its words mean."""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct, field
from msgspec.structs import replace

from menagerie.deliveries.delivery import Delivery
from menagerie.deliveries.formulas import unwrapped
from menagerie.domain.animal import PetStatus
from menagerie.domain.cases import ImportCase
from menagerie.domain.errors import InputError
from menagerie.domain.text import folded_words, plain


class Field(StrEnum):
    """A field of an animal to add that a column of a delivery can give."""

    NAME = "name"
    CATEGORY = "category"
    STATUS = "status"


class Choices(Struct, frozen=True):
    """How the columns of a delivery become animals to add.

    ``columns`` has the index of the column of each field; None if no column gives it. ``fixed`` has
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


class UnusableMappingError(InputError):
    """The columns that were set, or that were found, cannot be used."""


class Overrides(Struct, frozen=True):
    """What a person sets before a file is read, as on the command line.

    ``columns`` has the field of columns by their title or number from 1, ``fixed`` the texts for other rows.
    ``ignores_layout`` for a file that is not to be mapped as the last one with its columns, ``skips_hidden``
    where the rows that its sheet hides are left out.
    """

    columns: Mapping[str, Field] = field(default_factory=dict)
    fixed: Mapping[Field, str] = field(default_factory=dict)
    ignores_layout: bool = False
    skips_hidden: bool = False

    @property
    def is_empty(self) -> bool:
        """Return whether nothing is set for the columns and texts."""
        return not self.columns and not self.fixed

    def apply(self, delivery: Delivery, proposed: Choices) -> Choices:
        """Return the proposed choices with what is set. Raises UnusableMappingError."""
        columns, taken = dict(proposed.columns), set[int]()
        for title, wanted in self.columns.items():
            index = _index(title, delivery)
            if index in taken:
                # Once by its title and once by its number, or in other cases.
                raise UnusableMappingError(ImportCase.COLUMN_TWICE, column=delivery.columns[index])
            taken.add(index)
            # A column that was proposed for another field is this one's.
            columns = {one: None if old == index else old for one, old in columns.items()}
            columns[wanted] = index
        return replace(proposed, columns=columns, fixed={**proposed.fixed, **self.fixed})

    def without_category(self) -> "Overrides":
        """Return what counts in another environment, in which categories have other numbers."""
        fixed = {field: text for field, text in self.fixed.items() if field is not Field.CATEGORY}
        return replace(self, fixed=fixed)


def check_names(delivery: Delivery, choices: Choices) -> None:
    """Raise UnusableMappingError, with the columns that there are, unless one has the names."""
    if choices.columns.get(Field.NAME) is None:
        raise UnusableMappingError(ImportCase.NO_NAMES, columns=_listed(delivery))


def _index(title: str, delivery: Delivery) -> int:
    """Return the index of the column with this title, or else with this number."""
    key = word_key(title)
    indexes = [index for index, column in enumerate(delivery.columns) if word_key(column) == key]
    if indexes:
        return indexes[0]
    number = plain(title).strip()
    if number.isdecimal() and 0 < int(number) <= len(delivery.columns):
        return int(number) - 1
    raise UnusableMappingError(ImportCase.NO_SUCH_COLUMN, column=title, columns=_listed(delivery))


def _listed(delivery: Delivery) -> str:
    return ", ".join(f"{number} “{column}”" for number, column in enumerate(delivery.columns, start=1))
