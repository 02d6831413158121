"""Where an export takes its rows from: what is shown, what is selected, and all that was seen."""

import itertools
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

from menagerie.domain.known import KnownAnimal
from menagerie.ui.listing.animal_table import AnimalTable

if TYPE_CHECKING:
    from menagerie.workflows.export import ExportedRows


class ExportScope(StrEnum):
    """How much is exported."""

    SHOWN = "shown"
    SELECTED = "selected"
    EVERYTHING = "everything"


class ExportSource(Protocol):
    """Gives rows, each time anew, as they are at that moment."""

    def counts(self) -> Mapping[ExportScope, int | None]:
        """Return the scopes that there are, each with its number of rows; None where nobody counted."""
        ...

    async def rows(self, scope: ExportScope) -> "ExportedRows | None":
        """Return the rows of this scope, or None where there is no such thing any more."""
        ...


class RowsById(Struct, frozen=True):
    """The rows on screen where only some of them have been read: the ids of all, in their order.

    ``read`` yields the animals of ids, in blocks of about a thousand. ``ids`` does not change any more.
    """

    ids: Sequence[int]
    read: Callable[[Sequence[int]], AsyncIterator[Sequence[KnownAnimal]]]


class Everything(Protocol):
    """All that was seen in the open environment."""

    @property
    def count(self) -> int | None:
        """How many animals that are, or None while nobody has counted them."""
        ...

    async def rows(self) -> "ExportedRows":
        """Return them all."""
        ...


class TableRows:
    """The rows of the window's table, in the order in which they stand there, and everything that was seen.

    ``by_id`` tells where the rows on screen come from, or None where the table has them all; ``everything``
    gives all that was seen, or None while nobody keeps it; ``category_names`` the names that staff gave to
    category numbers.
    """

    def __init__(
        self,
        table: AnimalTable,
        by_id: Callable[[], RowsById | None],
        everything: Callable[[], Everything | None],
        category_names: Callable[[], Awaitable[Mapping[int, str]]],
    ) -> None:
        self._table = table
        self._by_id = by_id
        self._everything = everything
        self._category_names = category_names

    def counts(self) -> Mapping[ExportScope, int | None]:
        """Return the scopes that there are, each with its number of rows; None where nobody counted."""
        counts: dict[ExportScope, int | None] = {
            ExportScope.SHOWN: self._table.shown.rowCount(),
            ExportScope.SELECTED: sum(map(len, self._selected())),
        }
        everything = self._everything()
        if everything is not None:
            counts[ExportScope.EVERYTHING] = everything.count
        return counts

    async def rows(self, scope: ExportScope) -> "ExportedRows | None":
        """Return the rows of this scope, or None where there is no such thing any more."""
        match scope:
            case ExportScope.SHOWN:
                return await self._on_screen([range(self._table.shown.rowCount())])
            case ExportScope.SELECTED:
                return await self._on_screen(self._selected())
            case ExportScope.EVERYTHING:
                everything = self._everything()
                return await everything.rows() if everything is not None else None

    async def _on_screen(self, ranges: Sequence[range]) -> "ExportedRows":
        from menagerie.workflows.export import ExportedRows  # noqa: PLC0415 - when something is exported

        # Taken before anything is waited for: the rows on screen may become others meanwhile.
        by_id = self._by_id()
        if by_id is None:
            known = (self._table.shown.known(row) for row in itertools.chain.from_iterable(ranges))
            animals = tuple(one for one in known if one is not None)
            return ExportedRows(len(animals), _one_block(animals), await self._category_names())
        ids = _taken(by_id.ids, ranges)
        return ExportedRows(len(ids), by_id.read(ids), await self._category_names())

    def _selected(self) -> list[range]:
        """Return the selected rows, from top to bottom; a million of them may be a single range."""
        chosen = self._table.selectionModel().selection()
        merged: list[range] = []
        parts = (chosen.at(place) for place in range(chosen.count()))
        for top, bottom in sorted((part.top(), part.bottom()) for part in parts):
            if merged and top <= merged[-1].stop:
                merged[-1] = range(merged[-1].start, max(merged[-1].stop, bottom + 1))
            else:
                merged.append(range(top, bottom + 1))
        return merged


def _taken(ids: Sequence[int], ranges: Sequence[range]) -> Sequence[int]:
    if len(ranges) == 1:
        return ids[ranges[0].start : ranges[0].stop]
    return list(itertools.chain.from_iterable(ids[part.start : part.stop] for part in ranges))


async def _one_block(animals: Sequence[KnownAnimal]) -> AsyncIterator[Sequence[KnownAnimal]]:
    # An answer has some hundred animals at most.
    yield animals
