"""One search: finds what is typed among all known animals, and shows it in two groups and lines for more.

``CatalogueSearch`` finds animals: the first rows at once, then all, read as they are shown. ``SearchGroups``
shows what is in the list and what else is known, and below them how to look further.
"""

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QDate, QLocale, QObject, Signal
from PySide6.QtWidgets import QApplication

from menagerie.catalogue.catalogue import Catalogue
from menagerie.catalogue.search import SortBy, Wanted
from menagerie.domain.animal import LIMIT_MAX, KnownAnimal
from menagerie.domain.answers import GATHERED, Answer
from menagerie.domain.cases import CatalogueCase
from menagerie.domain.errors import StorageError
from menagerie.domain.searching import whole_number
from menagerie.ui.base.rows import ActionLine, Heading, Line
from menagerie.ui.listing.animal_rows import PORTION, AnimalSource, SeenRows, Sorting
from menagerie.ui.listing.animal_table import AnimalTable
from menagerie.ui.listing.filter_bar import FilterBar
from menagerie.ui.listing.footer import age_text
from menagerie.ui.listing.rows_card import RowsCard
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import listed, number
from menagerie.ui.session.window_context import WindowContext
from menagerie.ui.widgets.labels import announce
from menagerie.ui.words.messages import title_of
from menagerie.workflows.listing import FIND_BY_ID_ENDS, find_is_withdrawn

_READ = "read rows "
# Seconds without a keystroke before all rows of a search are found. The first rows come at once.
_PAUSE_IN_TYPING = 0.15
# The jobs that ask the service for a list, and for one animal.
ASK, ASK_FOR_ANIMAL = "ask", "ask for an animal"
# Seconds for which a list needs no time beside it.
_NEW = 60.0

# Returns what to find, one after the other, given the names of categories.
Ask = Callable[[Mapping[int, str]], Sequence[Wanted]]


class Found(Struct, eq=False):
    """What was found of ``wanted``: the first rows, or all. ``count`` is None while it is not known."""

    wanted: Wanted
    rows: SeenRows
    count: int | None


def in_order(wanted: Wanted, sorting: Sorting) -> Wanted:
    """Return what to find in the order of the table's header; without one, what was seen last first."""
    if sorting.column is None:
        return wanted
    return replace(wanted, sort_by=SortBy(sorting.column.key), descending=sorting.descending)


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
    def typed_number(self) -> int | None:
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
        self.has_all = self.is_readable

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
        typed = whole_number(wanted[0].words) if wanted else None
        is_unknown = typed is not None and not await catalogue.animals([typed])
        self.unknown_number = typed if is_unknown else None

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
        for portion in self._portions_on_screen(before.rows):
            rows.take(portion, await catalogue.animals(rows.ids_of(portion)))
        return rows

    def _rows_of(self, catalogue: Catalogue, first: Iterable[KnownAnimal]) -> SeenRows:
        return SeenRows(tuple(first), partial(self._read, catalogue), catalogue.blocks)

    def _portions_on_screen(self, rows: SeenRows) -> Iterable[int]:
        """Return the portions of ``rows`` that are on screen, and that of the current row."""
        table, shown = self._table, self._table.shown
        sources = shown.sources
        above = sum(map(len, sources[: sources.index(rows)])) if rows in sources else 0
        top, bottom = table.rowAt(0), table.rowAt(table.viewport().height() - 1)
        id_indexes = shown.id_indexes(range(max(0, top), (bottom if bottom >= 0 else shown.rowCount()) + 1))
        on_screen = range(
            max(0, id_indexes.start - above) // PORTION, max(0, id_indexes.stop - above) // PORTION + 1
        )
        current = table.currentIndex().row()
        id_index = shown.id_index_of(current) if current >= 0 else None
        at_current = set() if id_index is None or id_index < above else {(id_index - above) // PORTION}
        return sorted({*on_screen} | at_current)

    def _read(self, catalogue: Catalogue, rows: SeenRows, portion: int) -> None:
        async def read() -> None:
            rows.take(portion, await catalogue.animals(rows.ids_of(portion)))
            self._table.shown.show_changed(rows, portion * PORTION, (portion + 1) * PORTION - 1)

        self._context.jobs.start(f"{_READ}{id(rows)} {portion}", read)


def _question(wanted: Wanted) -> Wanted:
    """Return what is wanted, apart from the names of categories and from what stands in the list already."""
    return replace(wanted, names={}, without=frozenset())


class SearchGroups(QObject):
    """Shows the animals of the list, then others that this computer knows, then lines that ask the service.

    ``load_more`` and ``ask_for_animal``, which takes a number, are what these lines do.
    """

    load_more: Callable[[], None]
    ask_for_animal: Callable[[int], None]

    def __init__(self, context: WindowContext, card: RowsCard, filter_bar: FilterBar) -> None:
        super().__init__(card)
        self._card = card
        self._table = card.table
        self._filter = filter_bar
        self._context = context
        # What is shown: None while nothing is searched for.
        self._search: CatalogueSearch | None = None
        self._listed: AnimalSource | None = None
        self._count: int | None = None
        self._narrowing = ""
        self._has_list = True
        self._others: Found | None = None
        self._headings: list[Heading] = []
        self._announced = ""
        # The service's newest list; None where it is an old one.
        self._answer: Answer | None = None
        # That the service has not.
        self._missing: int | None = None
        for changed in (filter_bar.search.textChanged, context.opened.catalogue_changed):
            changed.connect(self._forget_missing)
        filter_bar.search.returnPressed.connect(self.enter)
        for changed in (context.jobs.started, context.jobs.ended):
            changed.connect(lambda name: self._show_again() if name in {ASK, ASK_FOR_ANIMAL} else None)
        for changed in (
            context.waits.began,
            context.waits.ended,
            context.opened.opened,
            context.opened.failed,
        ):
            changed.connect(lambda *_what: self._show_again())

    def show(
        self,
        search: CatalogueSearch,
        own: AnimalSource,
        count: int | None,
        narrowing: str,
        others: Found | None,
        *,
        has_list: bool = True,
    ) -> None:
        """Show what ``search`` has found: the list's own rows, how many, and what narrows it; and others.

        Without a list there is nothing to say of one.
        """
        self._search, self._listed, self._count = search, own, count
        self._narrowing, self._others, self._has_list = narrowing, others, has_list
        self._show_again()
        self._announce(search)

    def show_growth(self, found: Found) -> None:
        """Show all rows of what had its first ones on screen."""
        self._table.shown.show_growth(found.rows)
        if found is not self._others:
            self._count = found.count
        before, self._headings = self._headings, [heading for heading, _rows in self._make_groups()]
        for old, new in zip(before, self._headings, strict=True):
            self._table.shown.replace_line(old, new)

    def begin(self, search: CatalogueSearch) -> None:
        """Let ``search`` find what is typed; what is shown stays until it has the first rows."""
        if search is not self._search:
            self._search, self._listed = search, None
        search.find()

    def end(self) -> None:
        """Show no groups any more: nothing is searched for."""
        self._search = self._listed = None
        self._announced = ""

    def judge_by(self, answer: Answer | None) -> None:
        """Say by the service's newest list what was looked at; by None where that is an old one."""
        if answer is not self._answer:
            self._answer = answer
            self._show_again()

    def enter(self) -> None:
        """Go to the first row, or to that of the typed number; without rows do what a line offers."""
        search = self._search
        if search is not None:
            search.when_first_found(self._enter)
        elif self._table.shown.ids:
            self._go_to(self._table.shown.ids[0])

    def reveal(self, animal_id: int) -> None:
        """Select an animal that was seen before; where it has no row, by a search for its number."""
        if self._table.reveal(animal_id):
            return
        self._filter.search.setText(str(animal_id))
        search = self._search
        if search is not None:
            search.when_all_found(lambda: self._go_to(animal_id))

    def show_animal(self, animal_id: int) -> None:
        """Select an animal that the service has found, if its number is still searched for."""
        search = self._search
        if search is not None and search.unknown_number == animal_id:
            search.find()
            search.when_first_found(lambda: self._go_to(animal_id))

    def show_missing(self, animal_id: int) -> None:
        """Say that the service has no animal of this number."""
        self._missing = animal_id
        self._show_again()
        if self._search is not None:
            self._announce(self._search)

    def _announce(self, search: CatalogueSearch) -> None:
        """Say how many were found; where none is, what was looked at and what can be done."""
        spoken = self._headings or self._lines(search, has_rows=False)
        text = listed(line.spoken for line in spoken)
        if text != self._announced:
            self._announced = text
            announce(self._table, text)

    def _enter(self) -> None:
        search, ids = self._search, self._table.shown.ids
        if search is None:
            return
        typed = search.typed_number
        if typed is not None and typed != search.unknown_number:
            # One that was scanned means the animal that has it, in whichever group that is the first.
            self._go_to(typed)
            return
        if ids:
            self._go_to(ids[0])
            return
        shown = self._table.shown
        # Who typed a number does not mean the last line, which asks for whole lists.
        offered = range(shown.rowCount() - (typed is not None))
        next((row for row in offered if shown.activate(row)), None)

    def _go_to(self, animal_id: int) -> None:
        if self._table.reveal(animal_id) and QApplication.focusWidget() in {self._filter.search, self._table}:
            self._table.setFocus()

    def _forget_missing(self) -> None:
        self._missing = None

    def _show_again(self) -> None:
        search, own = self._search, self._listed
        if search is None or own is None:
            return
        groups = self._make_groups()
        self._headings = [heading for heading, _rows in groups]
        # The table takes what is copied from a source, even an empty one.
        parts: list[AnimalSource | Line] = [] if groups and self._has_list else [own]
        for heading, rows in groups:
            parts += [heading, rows]
        parts += self._lines(search, has_rows=bool(groups))
        of = (search, search.words, self._narrowing)
        self._table.show_parts(parts, search.names, search.words, of)
        self._card.show_rows()

    def _make_groups(self) -> list[tuple[Heading, AnimalSource]]:
        """Return each group with its heading; none where neither has a row."""
        own, others = self._listed, self._others
        others_count = 0 if others is None else others.count
        if own is None or (not len(own) and others_count == 0):
            return []
        title = self.tr("In this list")
        if self._narrowing:
            title = self.tr("In this list, {filters}").format(filters=self._narrowing)
        groups: list[tuple[Heading, AnimalSource]] = []
        if self._has_list:
            groups.append((Heading(title, _count(self._count)), own))
        if others is not None and others_count != 0:
            groups.append((Heading(self.tr("Also seen on this computer"), _count(others_count)), others.rows))
        return groups

    def _lines(self, search: CatalogueSearch, *, has_rows: bool) -> list[Line]:
        """Return what stands below the rows: what was looked at, and what asks the service for more."""
        lines: list[Line] = []
        if not search.is_readable:
            lead = title_of(StorageError(CatalogueCase.UNREADABLE))
            lines.append(ActionLine(self.tr("Try again"), search.find, lead))
        elif not has_rows:
            text = self.tr("Not in this list, and not seen on this computer before")
            if self._narrowing:
                text = self.tr("Not in this list ({filters}), and not seen on this computer before")
            if not self._has_list:
                text = self.tr("Not seen on this computer before")
            lines.append(ActionLine(text.format(filters=self._narrowing), None))
        if search.unknown_number is not None:
            lines.append(self._line_of_number(search.unknown_number, is_first=not has_rows))
        lines.append(self._line_of_more())
        return lines

    def _line_of_number(self, wanted: int, *, is_first: bool) -> ActionLine:
        if wanted == self._missing:
            return ActionLine(self.tr("The service has no #{id}").format(id=wanted), None)
        if find_is_withdrawn(self._context.clock):
            day = QDate(FIND_BY_ID_ENDS.year, FIND_BY_ID_ENDS.month, FIND_BY_ID_ENDS.day)
            text = self.tr("Since {day} the service finds no animal by its number")
            return ActionLine(text.format(day=QLocale().toString(day, QLocale.FormatType.LongFormat)), None)
        text, why_not = self.tr("Ask the service for #{id}").format(id=wanted), self._why_not()
        if why_not:
            return ActionLine(text, None, hint=why_not)
        hint = self.tr("Enter ↵") if is_first else ""
        return ActionLine(text, lambda: self.ask_for_animal(wanted), hint=hint)

    def _line_of_more(self) -> ActionLine:
        answer = self._answer
        if answer is not None and answer.is_all:
            count = len(answer.animals.animals)
            text = translate("SearchGroups", "All %Ln that the service lists were looked at", n=count)
            now = self._context.clock.now()
            is_new = now - answer.received_at < _NEW
            age = "" if is_new else age_text(answer.received_at, now, is_stale=False)
            return ActionLine(text, None, hint=age)
        if answer is not None and answer.question.gathers and answer.parts == len(GATHERED):
            text = self.tr("The service lists no more than {n} of each status; there may be others")
            return ActionLine(text.format(n=number(LIMIT_MAX)), None)
        text = translate("SearchGroups", "Load more from the service (up to %Ln request(s))", n=len(GATHERED))
        why_not = self._why_not()
        act = None if why_not else self.load_more
        return ActionLine(text, act, self.tr("Not here?"), hint=why_not)

    def _why_not(self) -> str:
        """Return why the service cannot be asked now; empty if it can."""
        if self._context.waits.is_waiting:
            return self.tr("when the wait is over")
        if any(map(self._context.jobs.is_running, (ASK, ASK_FOR_ANIMAL))):
            return self.tr("Asking the service…")
        if self._context.opened.browsing is None:
            failure = self._context.opened.failure
            return title_of(failure) if failure is not None else self.tr("Connecting…")
        return ""


def _count(count: int | None) -> str:
    return "" if count is None else number(count)
