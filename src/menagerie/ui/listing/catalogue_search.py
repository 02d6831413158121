"""Finds animals in the catalogue for the table: the first rows at once, then all, read as they are shown."""

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from menagerie.catalogue.catalogue import Catalogue
from menagerie.catalogue.search import Wanted
from menagerie.domain.animal import KnownAnimal
from menagerie.domain.searching import whole_number
from menagerie.ui.listing.table.animal_rows import PORTION, SeenRows
from menagerie.ui.listing.table.animal_table import AnimalTable
from menagerie.ui.session.window_context import WindowContext

_READ = "read rows "
# Seconds without a keystroke before all rows of a search are found. The first rows come at once.
_PAUSE_IN_TYPING = 0.15

# Returns what to find, one after the other, given the names of categories.
Ask = Callable[[Mapping[int, str]], Sequence[Wanted]]


class Found(Struct, eq=False):
    """What was found of ``wanted``: the first rows, or all. ``count`` is None while it is not known."""

    wanted: Wanted
    rows: SeenRows
    count: int | None


class CatalogueSearch(QObject):
    """Finds what ``ask`` returns.

    ``found`` is what came of it, empty until the first rows are there; with ``has_all``, all. ``names`` are
    those given to categories. ``unknown_number`` is the whole number that was typed, if no known animal has
    it. Not ``is_readable``: the file could not be read.

    Signals: ``changed`` when other rows were found; ``grown(object)`` with a Found that has all its rows now,
    and began with the same ones.
    """

    changed = Signal()
    grown = Signal(object)

    def __init__(self, context: WindowContext, job: str, ask: Ask, table: AnimalTable) -> None:
        """``job`` is the name of the job that finds."""
        super().__init__(table)
        self._job = job
        self._ask = ask
        self._table = table
        self._context = context
        self.found: tuple[Found, ...] = ()
        self.names: Mapping[int, str] = {}
        self.is_readable = True
        self.unknown_number: int | None = None
        self.has_all = False
        # Whether the rows that were found are those of the newest question.
        self._is_newest = False
        # Whether the catalogue has changed since the search that runs began.
        self._is_outdated = False
        self._when_first: Callable[[], None] | None = None
        self._when_all: Callable[[], None] | None = None

    @property
    def words(self) -> tuple[str, ...]:
        """What was searched for."""
        return self.found[0].wanted.words if self.found else ()

    @property
    def number(self) -> int | None:
        """The whole number that was searched for."""
        return whole_number(self.words)

    @property
    def is_used(self) -> bool:
        """Whether something was found, or is being found."""
        return bool(self.found) or self._context.jobs.is_running(self._job)

    def find(self) -> None:
        """Find what is asked for now, in place of everything that is being found."""
        catalogue = self._context.opened.catalogue
        self._is_newest = False
        self._context.jobs.start(self._job, lambda: self._find(catalogue), replace=True)

    def find_again(self) -> None:
        """Find it after the catalogue has changed; a search that runs comes to its end first."""
        if self._context.jobs.is_running(self._job):
            self._is_outdated = True
        else:
            self.find()

    def keep_up(self) -> None:
        """Find it again if anything was found, or is being found."""
        if self.is_used:
            self.find_again()

    def forget(self) -> None:
        """Find nothing any more."""
        self._context.jobs.cancel(self._job)
        self.found = ()
        self.has_all = self._is_newest = False
        self._when_first = self._when_all = None

    def when_first_found(self, act: Callable[[], None]) -> None:
        """Call ``act`` once the first rows of what was asked for last are there, and at once if they are."""
        if self._is_newest or not self._context.jobs.is_running(self._job):
            act()
        else:
            self._when_first = act

    def when_all_found(self, act: Callable[[], None]) -> None:
        """Call ``act`` once all rows are there: at once unless they are being found."""
        if self._context.jobs.is_running(self._job):
            self._when_all = act
        else:
            act()

    async def _find(self, catalogue: Catalogue) -> None:
        self._is_outdated = True
        while self._is_outdated:
            self._is_outdated = False
            self.names = await catalogue.category_names()
            wanted = [replace(one, names=self.names) for one in self._ask(self.names)]
            before = [found.wanted for found in self.found]
            if self.has_all and list(map(_question, wanted)) == list(map(_question, before)):
                await self._bring_up_to_date(catalogue, wanted)
            else:
                await self._find_anew(catalogue, wanted)
        then, self._when_all = self._when_all, None
        if then is not None:
            then()

    async def _find_anew(self, catalogue: Catalogue, wanted: Sequence[Wanted]) -> None:
        """Show the first rows of each, and then all of them."""
        self.has_all = False
        first = [await catalogue.find_first(one) for one in wanted]
        await self._look_for_number(catalogue, wanted)
        self.is_readable = all(one.is_readable for one in first)
        found = [
            Found(one, self._rows_of(catalogue, rows.animals), rows.count)
            for one, rows in zip(wanted, first, strict=True)
        ]
        partly = [one for one in found if one.count is None or one.count > len(one.rows)]
        self._show(found)
        if partly and self.is_readable:
            if any(one.words for one in wanted):
                await asyncio.sleep(_PAUSE_IN_TYPING)
            for one in partly:
                await self._find_all(catalogue, one)
        self.has_all = True

    async def _find_all(self, catalogue: Catalogue, found: Found) -> None:
        ids = await catalogue.find_all(found.wanted)
        if ids is None:
            self.is_readable = False
            self.changed.emit()
        elif tuple(ids[: len(found.rows)]) == found.rows.ids:
            found.rows.grow(ids)
            found.count = len(ids)
            self.grown.emit(found)
        else:
            # An import has added some since the first rows were found.
            found.rows, found.count = await self._read_rows(catalogue, found, ids), len(ids)
            self.changed.emit()

    async def _bring_up_to_date(self, catalogue: Catalogue, wanted: Sequence[Wanted]) -> None:
        """Show what has come or changed since. The rows stay on screen meanwhile."""
        found = []
        for one, before in zip(wanted, self.found, strict=True):
            ids = await catalogue.find_all(one)
            if ids is None:
                return
            found.append(Found(one, await self._read_rows(catalogue, before, ids), len(ids)))
        await self._look_for_number(catalogue, wanted)
        self._show(found)

    async def _look_for_number(self, catalogue: Catalogue, wanted: Sequence[Wanted]) -> None:
        number = whole_number(wanted[0].words) if wanted else None
        is_unknown = number is not None and not await catalogue.animals([number])
        self.unknown_number = number if is_unknown else None

    def _show(self, found: Sequence[Found]) -> None:
        self.found = tuple(found)
        self._is_newest = True
        self.changed.emit()
        then, self._when_first = self._when_first, None
        if then is not None:
            then()

    async def _read_rows(self, catalogue: Catalogue, before: Found, ids: Sequence[int]) -> SeenRows:
        """Return all rows, those read that will stand on screen in the place of others."""
        rows = self._rows_of(catalogue, ())
        rows.grow(ids)
        for number in self._portions_on_screen(before.rows):
            rows.take(number, await catalogue.animals(rows.ids_of(number)))
        return rows

    def _rows_of(self, catalogue: Catalogue, first: Iterable[KnownAnimal]) -> SeenRows:
        return SeenRows(tuple(first), partial(self._read, catalogue), catalogue.blocks)

    def _portions_on_screen(self, rows: SeenRows) -> Iterable[int]:
        """Return the portions of ``rows`` that are on screen, and that of the current row."""
        table, shown = self._table, self._table.shown
        sources = shown.sources
        above = sum(map(len, sources[: sources.index(rows)])) if rows in sources else 0
        top, bottom = table.rowAt(0), table.rowAt(table.viewport().height() - 1)
        places = shown.places(range(max(0, top), (bottom if bottom >= 0 else shown.rowCount()) + 1))
        on_screen = range(max(0, places.start - above) // PORTION, max(0, places.stop - above) // PORTION + 1)
        current = table.currentIndex().row()
        place = shown.place_of(current) if current >= 0 else None
        at_current = set() if place is None or place < above else {(place - above) // PORTION}
        return sorted({*on_screen} | at_current)

    def _read(self, catalogue: Catalogue, rows: SeenRows, number: int) -> None:
        async def read() -> None:
            rows.take(number, await catalogue.animals(rows.ids_of(number)))
            self._table.shown.show_changed(rows, number * PORTION, (number + 1) * PORTION - 1)

        self._context.jobs.start(f"{_READ}{id(rows)} {number}", read)


def _question(wanted: Wanted) -> Wanted:
    """Return what is wanted, apart from the names of categories and from what stands in the list already."""
    return replace(wanted, names={}, without=frozenset())
