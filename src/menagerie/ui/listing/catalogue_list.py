"""Shows everything seen: found as the person types, read as the person scrolls."""

from collections.abc import Callable, Mapping
from datetime import datetime, timedelta

from PySide6.QtCore import QObject

from menagerie.catalogue.search import Wanted
from menagerie.domain.cases import CatalogueCase
from menagerie.domain.errors import StorageError
from menagerie.ui.listing.filter_bar import FilterBar
from menagerie.ui.listing.footer import Footer
from menagerie.ui.listing.rows_card import RowsCard
from menagerie.ui.listing.search import CatalogueSearch, Found, SearchGroups, in_order
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import listed, status_word
from menagerie.ui.session.window_context import WindowContext
from menagerie.ui.words.messages import message_of, title_of

_FIND = "find in everything seen"


class CatalogueListPresenter(QObject):
    """Shows the animals that this computer knows, while that is the view."""

    def __init__(
        self,
        context: WindowContext,
        card: RowsCard,
        filter_bar: FilterBar,
        footer: Footer,
        groups: SearchGroups,
    ) -> None:
        super().__init__(card)
        self._card = card
        self._table = card.table
        self._filter = filter_bar
        self._footer = footer
        self._context = context
        self._groups = groups
        self.search = CatalogueSearch(context, _FIND, self._ask, card.table)
        self.search.changed.connect(self._show_found)
        self.search.grown.connect(self._show_growth)
        filter_bar.search.textChanged.connect(self._searched)
        filter_bar.scope_changed.connect(self._scope_changed)
        for changed in (
            filter_bar.status.chosen,
            filter_bar.narrowed,
            self._table.sorting_changed,
            # Also the same environment again, which has cut off a search.
            context.opened.entered,
        ):
            changed.connect(self.find)
        context.opened.catalogue_changed.connect(self._leave_catalogue)

    @property
    def is_active(self) -> bool:
        """Whether the view is Everything seen."""
        return self._filter.shows_seen

    def find(self) -> None:
        """Find what is wanted, if the view is Everything seen."""
        if self.is_active and self._filter.words:
            self._groups.begin(self.search)
        elif self.is_active:
            self._groups.end()
            self.search.find()

    def _ask(self, names: Mapping[int, str]) -> list[Wanted]:
        """Return what the filter row and the table's header ask for, and what else has the words."""
        row = self._filter
        since = self._yesterday() if row.is_recent else None
        wanted = Wanted(
            row.words,
            row.chosen_status,
            names=names,
            categories=row.categories.chosen,
            tags=row.tags.chosen,
            changed_since=since,
        )
        wanted = in_order(wanted, self._table.sorting)
        return [wanted, wanted.outside()] if wanted.words and wanted.is_narrowed else [wanted]

    def _yesterday(self) -> float:
        """Return when yesterday began (Unix seconds)."""
        yesterday = datetime.fromtimestamp(self._context.clock.now()).astimezone() - timedelta(days=1)
        return yesterday.replace(hour=0, minute=0, second=0, microsecond=0).timestamp()

    def _searched(self) -> None:
        # A space after a word changes nothing.
        if self.is_active and (not self.search.has_all or self._filter.words != self.search.words):
            self.find()

    def _scope_changed(self) -> None:
        self._table.columns.show_last_seen(shown=self.is_active)
        # Everything seen is shown without a limit.
        self._footer.show_limit(shown=not self.is_active)
        # A search that still runs belongs to the view before.
        self.search.forget()
        self.find()

    def _leave_catalogue(self) -> None:
        """Show nothing of an environment that is left."""
        if self.search.found:
            # What is done to a row is done to the animal of its number, which is another one there.
            self._table.show_answer((), {})
        self.search.forget()

    def _show_found(self) -> None:
        found, search = self.search.found, self.search
        if not found:
            return
        listed_here, others = found[0], (*found[1:], None)[0]
        if search.words:
            self._groups.show(search, listed_here.rows, listed_here.count, self._narrowing(), others)
        else:
            self._table.show_parts([listed_here.rows], search.names, (), self._filter.narrowing)
            self._show_card(listed_here)
        self._show_count()

    def _show_growth(self, found: Found) -> None:
        if self.search.words:
            self._groups.show_growth(found)
        else:
            self._table.shown.show_growth(found.rows)
        self._show_count()

    def _show_card(self, found: Found) -> None:
        if len(found.rows):
            self._card.show_rows()
            return
        if self.search.is_readable:
            self._explain_empty(found.wanted)
        else:
            error = StorageError(CatalogueCase.UNREADABLE)
            self._card.empty.say("alert", title_of(error), message_of(error), self.tr("Try again"), self.find)
        self._card.show_empty()

    def _narrowing(self) -> str:
        row = self._filter
        status = "" if row.chosen_status is None else status_word(row.chosen_status)
        categories = row.categories.phrase if row.categories.chosen else ""
        recent = translate("listing", "new or changed since yesterday") if row.is_recent else ""
        return listed(filter(None, (status, categories, row.tags.phrase, recent)))

    def _show_count(self) -> None:
        if not self.search.is_readable:
            self._footer.show_answer(None, 0)
            return
        found, row = self.search.found[0], self._filter
        narrowed = bool(found.wanted.words) or row.chosen_status is not None or row.is_recent
        self._footer.show_seen(
            found.count, narrowed=narrowed, categories=row.categories.phrase, tags=row.tags.phrase
        )

    def _explain_empty(self, wanted: Wanted) -> None:
        empty = self._card.empty
        clear: tuple[str, Callable[[], None]] = self.tr("Clear the filters"), self._filter.clear_filters
        if wanted.changed_since is not None:
            text = self.tr(
                "Of the animals seen on this computer that match, none has changed since yesterday. "
                "The service may have others."
            )
            empty.say("clock", self.tr("Nothing seen here is new or changed"), text, *clear)
        elif wanted.is_narrowed:
            text = self.tr(
                "None of the animals seen on this computer matches all filters. The service may have others."
            )
            empty.say("search", self.tr("Nothing seen here matches"), text, *clear)
        else:
            empty.say(
                "inbox",
                self.tr("Nothing has been seen yet"),
                self.tr("Animals that the service lists are remembered on this computer."),
            )
