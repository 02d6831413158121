"""Shows what a search has found in two groups, and below them how to look further."""

from msgspec.structs import replace
from PySide6.QtCore import QDate, QLocale, QObject, Signal
from PySide6.QtWidgets import QApplication

from menagerie.catalogue.search import SortBy, Wanted
from menagerie.domain.animal import LIMIT_MAX
from menagerie.domain.answers import GATHERED, Answer
from menagerie.domain.cases import CatalogueCase
from menagerie.domain.errors import StorageError
from menagerie.ui.base.rows import ActionLine, Heading, Line
from menagerie.ui.listing.age import age_text
from menagerie.ui.listing.catalogue_search import CatalogueSearch, Found
from menagerie.ui.listing.filters.filter_bar import FilterBar
from menagerie.ui.listing.table.animal_rows import AnimalSource, Sorting
from menagerie.ui.listing.table.rows_card import RowsCard
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import listed, number
from menagerie.ui.session.window_context import WindowContext
from menagerie.ui.widgets.labels import announce
from menagerie.ui.words.messages import title_of
from menagerie.workflows.listing import FIND_BY_ID_ENDS, find_is_withdrawn

# The jobs that ask the service for a list, and for one animal.
ASK, ASK_FOR_ANIMAL = "ask", "ask for an animal"
# Seconds for which a list needs no time beside it.
_NEW = 60.0


class SearchGroups(QObject):
    """Shows the animals of the list, then others that this computer knows, then lines that ask the service.

    Signals: ``more_requested``; ``animal_requested(object)`` with the number of an animal.
    """

    more_requested = Signal()
    animal_requested = Signal(object)

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

    def say_missing(self, animal_id: int) -> None:
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
        number = search.number
        if number is not None and number != search.unknown_number:
            # One that was scanned means the animal that has it, in whichever group that is the first.
            self._go_to(number)
            return
        if ids:
            self._go_to(ids[0])
            return
        shown = self._table.shown
        # Who typed a number does not mean the last line, which asks for whole lists.
        offered = range(shown.rowCount() - (number is not None))
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
        return ActionLine(text, lambda: self.animal_requested.emit(wanted), hint=hint)

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
        act = None if why_not else self.more_requested.emit
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


def in_order(wanted: Wanted, sorting: Sorting) -> Wanted:
    """Return what to find in the order of the table's header; without one, what was seen last first."""
    if sorting.column is None:
        return wanted
    return replace(wanted, sort_by=SortBy(sorting.column.key), descending=sorting.descending)


def _count(count: int | None) -> str:
    return "" if count is None else number(count)
