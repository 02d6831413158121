"""Offers the known categories to filter by, with how many animals each of them has."""

from collections.abc import Mapping, Set
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from menagerie.catalogue.catalogue import Catalogue
from menagerie.domain.known import Category
from menagerie.ui.listing.answer_view import AnswerView
from menagerie.ui.listing.filters.filter_bar import FilterBar
from menagerie.ui.look.theme import Theme
from menagerie.ui.session.jobs import Jobs
from menagerie.ui.session.open_environment import OpenEnvironment

if TYPE_CHECKING:
    from menagerie.ui.listing.filters.category_popover import CategoryPopover

_LIST = "list categories"


class CategoryFlow(QObject):
    """Opens the choice of categories, and keeps what it offers up to date while it is open."""

    def __init__(
        self,
        theme: Theme,
        over: QWidget,
        filter_bar: FilterBar,
        answer: AnswerView,
        opened: OpenEnvironment,
        jobs: Jobs,
    ) -> None:
        """``over`` is the widget over which the choice opens."""
        super().__init__(filter_bar)
        self._theme = theme
        self._over = over
        self._bar = filter_bar
        self._filter = filter_bar.categories
        self._answer = answer
        self._opened = opened
        self._jobs = jobs
        # They stand first while it is open.
        self._at_opening: frozenset[int] = frozenset()
        # Built when it is first opened.
        self.popover: CategoryPopover | None = None
        self._filter.clicked.connect(self.toggle)
        filter_bar.scope_changed.connect(self.refresh)
        filter_bar.question_changed.connect(self.refresh)
        opened.catalogue_changed.connect(self._forget)
        # Opening the same environment again cuts off the reading.
        opened.entered.connect(self.refresh)

    def toggle(self) -> None:
        """Open the choice, or close it if it is open."""
        from menagerie.ui.listing.filters.category_popover import CategoryPopover  # noqa: PLC0415 - when it is opened

        if self.popover is None:
            self.popover = CategoryPopover(self._theme, self._filter, self._over)
            self.popover.chosen.connect(self._filter.choose)
            self._filter.chosen_changed.connect(self._show_chosen)
        if self.popover.isVisible():
            self.popover.dismiss()
        else:
            self._at_opening = self._filter.chosen
            self.popover.open()
            self.refresh()

    def choose(self, categories: Set[int]) -> None:
        """Choose these categories, and show their names."""
        self._filter.choose(categories)
        self.refresh()

    def refresh(self) -> None:
        """Read names and counts again, as far as they are shown."""
        if self._filter.chosen or (self.popover is not None and self.popover.isVisible()):
            catalogue = self._opened.catalogue
            self._jobs.start(_LIST, lambda: self._list(catalogue), replace=True)

    async def _list(self, catalogue: Catalogue) -> None:
        self._filter.show_names(await catalogue.category_names())
        popover = self.popover
        if popover is None or not popover.isVisible():
            return
        known = await catalogue.categories()
        if self._bar.shows_seen:
            # Counting a million animals takes a moment; until then their names can be chosen from.
            self._offer(popover, known, None)
            self._offer(popover, known, await catalogue.count_by_category(self._bar.chosen_status))
        else:
            self._offer(popover, known, self._answer.count_by_category())

    def _offer(
        self, popover: "CategoryPopover", known: tuple[Category, ...], counts: Mapping[int, int] | None
    ) -> None:
        """Offer the known categories, and the chosen ones even where nothing else is known of them."""
        chosen = self._filter.chosen
        others = sorted(chosen - {category.id for category in known})
        offered = sorted((*known, *map(Category, others)), key=lambda one: one.id not in self._at_opening)
        popover.show_categories(offered, counts, chosen)

    def _show_chosen(self) -> None:
        if self.popover is not None:
            self.popover.show_chosen(self._filter.chosen)

    def _forget(self) -> None:
        """Show any category of another environment, whose numbers mean something else."""
        if self.popover is not None:
            self.popover.dismiss()
            self.popover.show_categories((), None, frozenset())
        self._filter.choose(frozenset())
        self._filter.show_names({})
