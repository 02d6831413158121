"""Which animals can be exported: the rows on screen, the selected ones, and all that were ever seen."""

import itertools
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from enum import StrEnum

from msgspec import Struct

from menagerie.catalogue.catalogue import Catalogue
from menagerie.catalogue.search import SortBy, Wanted
from menagerie.domain.animal import KnownAnimal
from menagerie.domain.cases import WritingCase
from menagerie.domain.errors import StorageError
from menagerie.workflows.export.exporting import ExportedRows


class ExportScope(StrEnum):
    """How much is exported."""

    SHOWN = "shown"
    SELECTED = "selected"
    EVERYTHING = "everything"


class OnScreen(Struct, frozen=True):
    """The rows on screen: their ids in order, and the ranges of rows that are selected.

    ``blocks`` yields the animals of ids in their order. It goes on with these rows when others are shown.
    """

    ids: Sequence[int]
    selected: Sequence[range]
    blocks: Callable[[Sequence[int]], AsyncIterator[Sequence[KnownAnimal]]]

    @property
    def selected_ids(self) -> Sequence[int]:
        """The ids of the selected rows, in order."""
        parts = [self.ids[part.start : part.stop] for part in self.selected]
        # Most often a million selected rows are one range, which need not be copied.
        return parts[0] if len(parts) == 1 else list(itertools.chain.from_iterable(parts))


class ExportSource:
    """Returns the rows of a scope as they are when it is asked, but of the selection what was counted.

    ``on_screen`` returns what the window shows, ``catalogue`` that of the open environment.
    """

    def __init__(self, on_screen: Callable[[], OnScreen], catalogue: Callable[[], Catalogue]) -> None:
        self._on_screen = on_screen
        self._catalogue = catalogue
        # Rows that are shown again may have lost the selection, or a part of it. The names are those of its
        # own catalogue, also where another environment is open by then.
        self._counted: tuple[Catalogue, OnScreen] | None = None

    def counts(self) -> Mapping[ExportScope, int | None]:
        """Return the number of rows of each scope.

        None for everything seen: counting a million animals would delay the dialog.
        """
        shown = self._on_screen()
        self._counted = self._catalogue(), shown
        return {
            ExportScope.SHOWN: len(shown.ids),
            ExportScope.SELECTED: sum(map(len, shown.selected)),
            ExportScope.EVERYTHING: None,
        }

    async def rows(self, scope: ExportScope) -> ExportedRows:
        """Return the rows of this scope. Raises StorageError where the catalogue cannot be read."""
        # Taken before the first await: meanwhile the window may show other rows or another environment.
        catalogue, shown = self._catalogue(), self._on_screen()
        if scope is ExportScope.EVERYTHING:
            everything = await catalogue.list_ids(Wanted(sort_by=SortBy.ID, descending=False))
            if everything is None:
                raise StorageError(WritingCase.SOURCE_UNREADABLE)
            blocks = catalogue.blocks(everything)
            return ExportedRows(len(everything), blocks, await catalogue.category_names())
        if scope is ExportScope.SELECTED and self._counted is not None:
            catalogue, shown = self._counted
        ids = shown.ids if scope is ExportScope.SHOWN else shown.selected_ids
        return ExportedRows(len(ids), shown.blocks(ids), await catalogue.category_names())
