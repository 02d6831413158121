"""A delivery that is open in the preview, and what the person chose for it."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from menagerie.deliveries.delivery import Delivery, Reading
from menagerie.deliveries.process import CancelToken
from menagerie.domain.facts import Fact
from menagerie.workflows.importing import Choices, ColumnFacts, Layouts, Preview
from menagerie.workflows.importing.choices import Overrides
from menagerie.workflows.importing.mapping import Place

Source = Callable[[Reading, CancelToken], Delivery]


class Opening(Struct):
    """One reading of a delivery: it was read from ``source`` as ``wanted``.

    ``choices`` are those of the person; the preview has them as soon as its rows are checked with them.
    ``place`` is where its categories are those that were chosen, and ``category_names`` the names of
    categories there. ``layouts`` remembers the choices; None where ``overrides`` map this file,
    since the next one must not get it. ``notes`` tell what to know of how its columns are mapped.

    Nothing can be added before ``is_checked``: every row is checked and compared; ``has_failed`` when the
    last check could not do that. ``is_told`` when the person was told of an earlier import of the file, if
    there is one. ``alike_wanted`` is whether the rows that are alike are to be included, which the person has
    just chosen, and ``hidden_wanted`` the same of the rows that the sheet hides; None once that is done.
    """

    source: Source
    wanted: Reading
    preview: Preview
    choices: Choices
    place: Place
    category_names: dict[int, str]
    facts: Sequence[ColumnFacts]
    overrides: Overrides | None
    layouts: Layouts | None
    is_checked: bool = False
    has_failed: bool = False
    is_told: bool = False
    alike_wanted: bool | None = None
    hidden_wanted: bool | None = None
    notes: tuple[Fact, ...] = ()
