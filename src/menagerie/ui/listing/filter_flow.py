"""Offers the known categories and the tags in use to filter by, with how many animals each of them has."""

from collections.abc import Iterator, Mapping, Sequence, Set
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from menagerie.catalogue.catalogue import Catalogue
from menagerie.domain.animal import Category
from menagerie.domain.notes import tag_key
from menagerie.ui.listing.filter_bar import NO_NARROWING, FilterBar, Narrowing
from menagerie.ui.listing.service_list import ServiceListPresenter
from menagerie.ui.look.theme import Theme
from menagerie.ui.session.window_context import WindowContext

if TYPE_CHECKING:
    from menagerie.ui.listing.filter_popover import Choice, FilterPopover, Key

_LIST = "list categories and tags"


class FilterFlow(QObject):
    """Opens the choice of categories and tags, keeps it up to date, and lets clearing be undone."""

    def __init__(
        self,
        context: WindowContext,
        theme: Theme,
        over: QWidget,
        filter_bar: FilterBar,
        answer: ServiceListPresenter,
    ) -> None:
        """``over`` is the widget over which the choice opens."""
        super().__init__(filter_bar)
        self._theme = theme
        self._over = over
        self._bar = filter_bar
        self._answer = answer
        self._context = context
        # They stand first while it is open.
        self._at_opening: frozenset[Key] = frozenset()
        # Built when it is first opened.
        self.popover: FilterPopover | None = None
        filter_bar.button.clicked.connect(self.toggle)
        filter_bar.narrowed.connect(self._show_chosen)
        filter_bar.cleared.connect(self._record_clearing)
        filter_bar.scope_changed.connect(self.refresh)
        filter_bar.status.chosen.connect(self.refresh)
        context.opened.catalogue_changed.connect(self._forget)
        # Opening the same environment again cuts off the reading.
        context.opened.entered.connect(self.refresh)
        context.commands.filter.triggered.connect(self.toggle)

    def toggle(self) -> None:
        """Open the choice, or close it if it is open."""
        from menagerie.ui.listing.filter_popover import FilterPopover  # noqa: PLC0415 - when it is opened

        if self.popover is None:
            self.popover = FilterPopover(self._theme, self._bar.button, self._over, self._choose)
        if self.popover.isVisible():
            self.popover.dismiss()
        else:
            self._at_opening = self._chosen
            self.popover.open()
            self.refresh()

    def choose(self, categories: Set[int]) -> None:
        """Choose these categories, and show their names."""
        self._bar.categories.choose(categories)
        self.refresh()

    def refresh(self) -> None:
        """Read names and counts again, as far as they are shown."""
        if self._bar.categories.chosen or (self.popover is not None and self.popover.isVisible()):
            catalogue = self._context.opened.catalogue
            self._context.jobs.start(_LIST, lambda: self._list(catalogue), replace=True)

    @property
    def _chosen(self) -> frozenset["Key"]:
        return self._bar.categories.chosen | self._bar.tags.chosen

    async def _list(self, catalogue: Catalogue) -> None:
        self._bar.categories.show_names(await catalogue.category_names())
        popover = self.popover
        if popover is None or not popover.isVisible():
            return
        known, tags = await catalogue.categories(), await catalogue.tags_in_use()
        if self._bar.shows_seen:
            # Counting a million animals takes a moment; until then their names can be chosen from.
            popover.show_choices(self._choices(known, tags, None, None), self._chosen)
            status = self._bar.chosen_status
            counts = await catalogue.count_by_category(status), await catalogue.count_by_tag(status)
        else:
            counts = self._answer.count_by_category(), self._answer.count_by_tag()
        popover.show_choices(self._choices(known, tags, *counts), self._chosen)

    def _choices(
        self,
        known: Sequence[Category],
        tags: Sequence[str],
        by_category: Mapping[int, int] | None,
        by_tag: Mapping[str, int] | None,
    ) -> "list[Choice]":
        """Return what is known and, even where nothing else is known of it, what is chosen.

        ``by_category`` and ``by_tag`` count animals, the latter by the keys of tags.
        """
        from menagerie.ui.listing.filter_popover import Choice  # noqa: PLC0415 - when it is opened

        def counted() -> Iterator[Choice]:
            others = sorted(self._bar.categories.chosen - {one.id for one in known})
            for one in (*known, *map(Category, others)):
                count = None if by_category is None else by_category.get(one.id, 0)
                yield Choice(one.id, one.name or "", count)
            gone = sorted(self._bar.tags.chosen - set(tags), key=tag_key)
            for tag in (*tags, *gone):
                yield Choice(tag, tag, None if by_tag is None else by_tag.get(tag_key(tag), 0))

        return sorted(counted(), key=lambda one: one.key not in self._at_opening)

    def _choose(self, chosen: frozenset["Key"]) -> None:
        self._bar.categories.choose({one for one in chosen if isinstance(one, int)})
        self._bar.tags.choose({one for one in chosen if isinstance(one, str)})

    def _record_clearing(self, narrowing: Narrowing) -> None:
        async def restore() -> None:
            self._bar.narrow(narrowing)
            # Another environment has been open since, or there are other names.
            self.refresh()

        async def clear() -> None:
            # Not as a person does: that would be another step.
            self._bar.narrow(NO_NARROWING)

        self._context.undo.record(self.tr("clearing the filters"), restore, clear)

    def _show_chosen(self) -> None:
        if self.popover is not None:
            self.popover.show_chosen(self._chosen)

    def _forget(self) -> None:
        """Filter by nothing in another environment, where a category's number means something else."""
        if self.popover is not None:
            self.popover.dismiss()
            self.popover.show_choices((), frozenset())
        self._choose(frozenset())
        self._bar.categories.show_names({})
