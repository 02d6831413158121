"""Takes over how the columns of a delivery are mapped where that was stated, as on the command line."""

from collections.abc import Mapping

from msgspec import Struct, field
from msgspec.structs import replace

from menagerie.deliveries.delivery import Delivery
from menagerie.domain.cases import ImportCase
from menagerie.domain.errors import InputError
from menagerie.domain.text import plain
from menagerie.workflows.importing.choices import Choices, Field, word_key


class UnusableMappingError(InputError):
    """The columns that were stated, or that were found, cannot be used."""


class Stated(Struct, frozen=True):
    """What was stated: the field of columns by their title or number from 1, and texts for all other rows.

    ``ignores_layout`` for a file that is not to be mapped as the last one with its columns, ``skips_hidden``
    where the rows that its sheet hides are left out.
    """

    columns: Mapping[str, Field] = field(default_factory=dict)
    fixed: Mapping[Field, str] = field(default_factory=dict)
    ignores_layout: bool = False
    skips_hidden: bool = False

    @property
    def is_empty(self) -> bool:
        """Tell whether nothing was stated of the columns and texts."""
        return not self.columns and not self.fixed

    def apply(self, delivery: Delivery, proposed: Choices) -> Choices:
        """Return the proposed choices with what was stated. Raises UnusableMappingError."""
        columns, taken = dict(proposed.columns), set[int]()
        for title, wanted in self.columns.items():
            place = _place(title, delivery)
            if place in taken:
                # Once by its title and once by its number, or in other cases.
                raise UnusableMappingError(ImportCase.COLUMN_TWICE, column=delivery.columns[place])
            taken.add(place)
            # A column that was proposed for another field is this one's.
            columns = {one: None if old == place else old for one, old in columns.items()}
            columns[wanted] = place
        return replace(proposed, columns=columns, fixed={**proposed.fixed, **self.fixed})

    def without_category(self) -> "Stated":
        """Return what counts in another environment, in which categories have other numbers."""
        fixed = {field: text for field, text in self.fixed.items() if field is not Field.CATEGORY}
        return replace(self, fixed=fixed)


def check_names(delivery: Delivery, choices: Choices) -> None:
    """Raise UnusableMappingError, with the columns that there are, unless one has the names."""
    if choices.columns.get(Field.NAME) is None:
        raise UnusableMappingError(ImportCase.NO_NAMES, columns=_listed(delivery))


def _place(title: str, delivery: Delivery) -> int:
    """Return the place of the column with this title, or else with this number."""
    key = word_key(title)
    places = [place for place, column in enumerate(delivery.columns) if word_key(column) == key]
    if places:
        return places[0]
    number = plain(title).strip()
    if number.isdecimal() and 0 < int(number) <= len(delivery.columns):
        return int(number) - 1
    raise UnusableMappingError(ImportCase.NO_SUCH_COLUMN, column=title, columns=_listed(delivery))


def _listed(delivery: Delivery) -> str:
    return ", ".join(f"{number} “{column}”" for number, column in enumerate(delivery.columns, start=1))
