"""Shows everything seen: found as the person types, read as the person scrolls."""

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import QObject

from menagerie.catalogue.catalogue import Catalogue
from menagerie.catalogue.finding import SortBy, Wanted
from menagerie.domain.cases import CatalogueCase
from menagerie.domain.clock import Clock
from menagerie.domain.errors import StorageError
from menagerie.domain.known import KnownAnimal
from menagerie.domain.texts.searching import search_words
from menagerie.ui.listing.filters.filter_bar import FilterBar
from menagerie.ui.listing.footer import Footer
from menagerie.ui.listing.table.animal_rows import PORTION, SeenRows
from menagerie.ui.listing.table.rows_card import RowsCard
from menagerie.ui.session.jobs import Jobs
from menagerie.ui.session.open_environment import OpenEnvironment
from menagerie.ui.words.errors import message_of, title_of

FIND = "find in everything seen"
_READ = "read rows "
# Seconds without a keystroke before all rows of a search are found. The first rows come at once.
_PAUSE_IN_TYPING = 0.15


class SeenView(QObject):
    """Shows the rows of everything seen while that is the scope."""

    def __init__(
        self,
        card: RowsCard,
        filter_bar: FilterBar,
        footer: Footer,
        opened: OpenEnvironment,
        jobs: Jobs,
        clock: Clock,
    ) -> None:
        super().__init__(card)
        self._card = card
        self._table = card.table
        self._filter = filter_bar
        self._footer = footer
        self._opened = opened
        self._jobs = jobs
        self._clock = clock
        self._catalogue: Catalogue | None = None
        self._rows: SeenRows | None = None
        # What the rows on screen were found by; None until all of them are found.
        self._wanted: Wanted | None = None
        # Whether the catalogue has changed since the search that runs began.
        self._is_outdated = False
        # Waits until all rows are found.
        self._then: Callable[[], None] | None = None
        filter_bar.search_changed.connect(self._search)
        filter_bar.scope_changed.connect(self._scope_changed)
        filter_bar.question_changed.connect(self.find)
        filter_bar.categories_changed.connect(self.find)
        filter_bar.tags_changed.connect(self.find)
        filter_bar.recent_changed.connect(self.find)
        self._table.sorting_changed.connect(self.find)
        opened.catalogue_changed.connect(self._look_into)
        # Also the same one again, which has cut off a search.
        opened.entered.connect(self.find)

    @property
    def is_active(self) -> bool:
        """Whether everything seen is shown."""
        return self._filter.shows_seen

    def _look_into(self) -> None:
        """Show another environment's animals when it is entered."""
        self._catalogue = self._opened.catalogue
        if self._rows is not None:
            # What is done to a row is done to the animal of its number, which is another one there.
            self._table.show_answer((), {})
        self._forget_rows()

    def find(self) -> None:
        """Find what is wanted, if the scope is "Everything seen"."""
        catalogue = self._catalogue
        if self.is_active and catalogue is not None:
            self._jobs.start(FIND, lambda: self._find(catalogue), replace=True)

    def find_again(self) -> None:
        """Find what is wanted after the catalogue has changed; a search that runs comes to its end first."""
        if self._jobs.is_running(FIND):
            self._is_outdated = True
        else:
            self.find()

    def when_all_found(self, act: Callable[[], None]) -> None:
        """Call ``act`` once all rows are there: at once unless they are being found."""
        if self.is_active and self._jobs.is_running(FIND):
            self._then = act
        else:
            act()

    def wanted(self, names: Mapping[int, str]) -> Wanted:
        """Return what the filter row and the table's header ask for."""
        sorting, words = self._table.sorting, search_words(self._filter.search.text())
        status, categories = self._filter.chosen_status, self._filter.categories.chosen
        since = self._yesterday() if self._filter.is_recent else None
        wanted = Wanted(
            words,
            status,
            names=names,
            categories=categories,
            tags=self._filter.tags.chosen,
            changed_since=since,
        )
        if sorting.column is None:
            return wanted
        return replace(wanted, sort_by=SortBy(sorting.column.key), descending=sorting.descending)

    def _yesterday(self) -> float:
        """Return when yesterday began (Unix seconds)."""
        yesterday = datetime.fromtimestamp(self._clock.now()).astimezone() - timedelta(days=1)
        return yesterday.replace(hour=0, minute=0, second=0, microsecond=0).timestamp()

    def _search(self, text: str) -> None:
        # A space after a word changes nothing.
        if self._wanted is None or search_words(text) != self._wanted.words:
            self.find()

    async def _find(self, catalogue: Catalogue) -> None:
        self._is_outdated = True
        while self._is_outdated:
            self._is_outdated = False
            wanted = self.wanted(await catalogue.category_names())
            if self._wanted is not None and _same_question(wanted, self._wanted):
                await self._bring_up_to_date(catalogue, wanted)
            else:
                await self._find_anew(catalogue, wanted)
        then, self._then = self._then, None
        if then is not None:
            then()

    async def _find_anew(self, catalogue: Catalogue, wanted: Wanted) -> None:
        """Show the first rows of a new search, and then all of them."""
        self._wanted = None
        first = await catalogue.find_first(wanted)
        if not first.is_readable:
            self._say_unreadable(catalogue, wanted)
            return
        rows = self._rows_of(catalogue, first.animals)
        self._show(rows, wanted, first.count)
        is_all = first.count is not None and first.count <= len(rows)
        if is_all:
            self._wanted = wanted
            return
        if wanted.words:
            await asyncio.sleep(_PAUSE_IN_TYPING)
        ids = await catalogue.find_all(wanted)
        if ids is None:
            self._say_unreadable(catalogue, wanted)
            return
        if tuple(ids[: len(rows)]) != rows.ids:
            # An import has added some since the first rows were found.
            await self._show_all(catalogue, wanted, ids)
            return
        rows.grow(ids)
        self._table.shown.show_growth(rows)
        self._say_how_many(len(ids))
        self._wanted = wanted

    async def _bring_up_to_date(self, catalogue: Catalogue, wanted: Wanted) -> None:
        """Show what has come or changed since. The rows stay on screen meanwhile."""
        ids = await catalogue.find_all(wanted)
        if ids is not None:
            await self._show_all(catalogue, wanted, ids)

    async def _show_all(self, catalogue: Catalogue, wanted: Wanted, ids: Sequence[int]) -> None:
        rows = self._rows_of(catalogue, ())
        rows.grow(ids)
        for number in self._portions_on_screen():
            rows.take(number, await catalogue.animals(rows.ids_of(number)))
        self._show(rows, wanted, len(ids))
        self._wanted = wanted

    def _rows_of(self, catalogue: Catalogue, first: Iterable[KnownAnimal]) -> SeenRows:
        return SeenRows(tuple(first), partial(self._read, catalogue), catalogue.blocks)

    def _portions_on_screen(self) -> Iterable[int]:
        table = self._table
        top, bottom = table.rowAt(0), table.rowAt(table.viewport().height() - 1)
        last = bottom if bottom >= 0 else len(table.shown.ids)
        current = table.currentIndex().row()
        portions = set(range(max(0, top) // PORTION, last // PORTION + 1))
        return sorted(portions | ({current // PORTION} if current >= 0 else set()))

    def _show(self, rows: SeenRows, wanted: Wanted, count: int | None) -> None:
        self._rows = rows
        self._table.show_parts([rows], wanted.names, wanted.words)
        self._say_how_many(count)
        if len(rows):
            self._card.show_rows()
        else:
            self._say_why_empty(wanted)

    def _read(self, catalogue: Catalogue, rows: SeenRows, number: int) -> None:
        async def read() -> None:
            rows.take(number, await catalogue.animals(rows.ids_of(number)))
            self._table.shown.show_changed(rows, number * PORTION, (number + 1) * PORTION - 1)

        self._jobs.start(f"{_READ}{id(rows)} {number}", read)

    def _scope_changed(self) -> None:
        self._table.show_last_seen(shown=self.is_active)
        # Everything seen is shown without a limit.
        self._footer.show_limit(shown=not self.is_active)
        # A search that still runs belongs to the scope before.
        self._jobs.cancel(FIND)
        self._forget_rows()
        self.find()

    def _forget_rows(self) -> None:
        self._rows = None
        self._wanted = None
        self._then = None

    def _say_how_many(self, count: int | None) -> None:
        filter_row = self._filter
        narrowed = bool(filter_row.search.text().strip()) or filter_row.chosen_status is not None
        narrowed = narrowed or filter_row.is_recent
        self._footer.show_seen(
            count, narrowed=narrowed, categories=filter_row.categories.phrase, tags=filter_row.tags.phrase
        )

    def _say_unreadable(self, catalogue: Catalogue, wanted: Wanted) -> None:
        """Say in place of the rows, and of how many there are, that they could not be read."""
        error = StorageError(CatalogueCase.UNREADABLE)
        self._show(self._rows_of(catalogue, ()), wanted, None)
        self._footer.show_answer(None, 0, searching=False)
        self._card.empty.say("alert", title_of(error), message_of(error), self.tr("Try again"), self.find)

    def _say_why_empty(self, wanted: Wanted) -> None:
        empty = self._card.empty
        if wanted.changed_since is not None:
            empty.say(
                "clock",
                self.tr("Nothing is new or changed"),
                self.tr("No animal that matches has changed since yesterday."),
                self.tr("Clear the filters"),
                self._filter.clear_filters,
            )
        elif wanted.words or wanted.status is not None or wanted.categories or wanted.tags:
            empty.say(
                "search",
                self.tr("Nothing matches"),
                self.tr("None of the animals seen on this computer matches all filters."),
                self.tr("Clear the filters"),
                self._filter.clear_filters,
            )
        else:
            empty.say(
                "inbox",
                self.tr("Nothing has been seen yet"),
                self.tr("Animals that the service lists are remembered on this computer."),
            )
        self._card.show_empty()


def _same_question(one: Wanted, other: Wanted) -> bool:
    """Return whether both search for the same, apart from the names of categories."""
    return replace(one, names={}) == replace(other, names={})
