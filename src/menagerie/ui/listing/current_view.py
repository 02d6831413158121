"""What is shown at present: as a view that can be saved and opened, and in words for paper."""

from collections.abc import Callable

from menagerie.domain.animal import PetStatus
from menagerie.domain.columns import TABLE_COLUMNS
from menagerie.settings.views import LONGEST_NAME, Scope, View
from menagerie.ui.listing.animal_rows import Sorting
from menagerie.ui.listing.animal_table import AnimalTable
from menagerie.ui.listing.filter_bar import FilterBar, Narrowing
from menagerie.ui.listing.filter_flow import FilterFlow
from menagerie.ui.look.plain_text import in_one_line
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import status_word
from menagerie.ui.widgets.fields import SpinBox

_UNNAMED = "?"


class CurrentView:
    """Reads a view from the filter row and the table, and applies one to them."""

    def __init__(
        self, filter_bar: FilterBar, limit: SpinBox, table: AnimalTable, filtering: FilterFlow
    ) -> None:
        self._filter = filter_bar
        self._limit = limit
        self._table = table
        self._filtering = filtering

    def follow(self, act: Callable[[], None]) -> None:
        """Call ``act`` whenever other filters are chosen."""
        row = self._filter
        searched, chosen = row.search.textChanged, row.status.chosen
        for changed in (chosen, searched, row.narrowed, row.scope_changed, self._limit.valueChanged):
            changed.connect(lambda *_what: act())

    def read(self) -> View:
        """Return what is shown, with a proposal for its name."""
        row, sorting = self._filter, self._table.sorting
        return View(
            self._proposed_name(),
            row.scope,
            row.chosen_status,
            tuple(sorted(row.categories.chosen)),
            None,
            row.search.text(),
            row.is_recent,
            self._limit.value(),
            tuple(column.key for column in self._table.columns.hidden),
            sorting.column.key if sorting.column is not None else None,
            sorting.descending,
            tuple(sorted(row.tags.chosen)),
        )

    def apply(self, view: View) -> None:
        """Show ``view`` with at most one request, which a wait delays, and none for everything seen."""
        row = self._filter
        columns = {column.key: column for column in TABLE_COLUMNS}
        self._table.columns.hide_only(columns[key] for key in view.hidden if key in columns)
        if view.scope is Scope.SEEN:
            # Before the status, which leads to no request there.
            row.show_from(Scope.SEEN)
            row.status.choose(view.status)
        else:
            row.status.choose(view.status)
            self._limit.setValue(view.list_limit)
            row.show_from(Scope.SERVICE)
        row.narrow(
            Narrowing(view.search, frozenset(view.categories), view.status, view.recent, frozenset(view.tags))
        )
        self._filtering.refresh()
        self._table.sort_by(Sorting(columns.get(view.sorted_by or ""), view.is_descending))

    def differs_from(self, view: View) -> bool:
        """Return whether other filters are chosen than those of ``view``."""
        return _filters(self.read()) != _filters(view)

    def _proposed_name(self) -> str:
        """Return a name that says what is chosen, such as "Pending Rabbits"."""
        row = self._filter
        status = "" if row.chosen_status is None else status_word(row.chosen_status)
        categories, search = row.categories.choice, in_one_line(row.search.text())
        what = " ".join(filter(None, (status, categories)))
        if status and categories:
            words = translate(
                "CurrentView", "{status} {category}", "A name for a view, such as: Pending Rabbits"
            )
            what = words.format(status=status, category=row.categories.name)
        if row.tags.phrase:
            words = translate(
                "CurrentView", "{filters}, {tags}", "A name for a view, such as: Pending Rabbits, tagged VIP"
            )
            what = words.format(filters=what, tags=row.tags.phrase) if what else row.tags.phrase
        if what and search:
            what = translate("CurrentView", "{filters}, “{search}”").format(filters=what, search=search)
        everything, all_animals = (
            translate("CurrentView", "Everything seen"),
            translate("CurrentView", "All animals"),
        )
        return (what or search or (everything if row.shows_seen else all_animals))[:LONGEST_NAME]


def _filters(view: View) -> View:
    """Return what tells two views apart for a person who looks at the filter row."""
    limit = view.list_limit if view.scope is Scope.SERVICE else View(_UNNAMED).list_limit
    return View(
        _UNNAMED,
        view.scope,
        view.status,
        view.categories,
        None,
        view.search.strip(),
        view.recent,
        limit,
        tags=view.tags,
    )


def describe_filters(row: FilterBar, table: AnimalTable, answered: PetStatus | None) -> str:
    """Return scope, filters and order, such as "Everything seen · Pending · Name, sorted ascending".

    What a search finds stands in the list or beside it: then neither scope nor filters are true of all rows.
    ``answered`` is the status that the service's rows were asked for: those of a newer one may not have come.
    """
    status = row.chosen_status if row.shows_seen else answered
    search, sorting = in_one_line(row.search.text()), table.sorting
    order = table.shown.sorting_in_words(sorting) if sorting.column is not None else ""
    narrowing = (
        translate("listing", "Everything seen")
        if row.shows_seen
        else translate("listing", "From the service"),
        "" if status is None else status_word(status),
        row.categories.phrase if row.categories.chosen else "",
        row.tags.phrase,
        translate("listing", "new or changed since yesterday") if row.shows_seen and row.is_recent else "",
    )
    searched = (translate("listing", "Search: “{words}”").format(words=search),)
    return " · ".join(filter(None, (*(searched if search else narrowing), order)))
