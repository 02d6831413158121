"""Offers the tags in use to filter by."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtWidgets import QMenu

from menagerie.catalogue.catalogue import Catalogue
from menagerie.domain.notes import tag_key
from menagerie.ui.listing.filters.tag_filter import TagFilter
from menagerie.ui.look.announcing import announce
from menagerie.ui.look.plain_text import in_one_line
from menagerie.ui.session.jobs import Jobs
from menagerie.ui.session.open_environment import OpenEnvironment

_LIST = "list tags"


class TagFlow(QObject):
    """Opens a menu of the tags in use, the newest used first. A choice in it sends no request."""

    def __init__(self, tag_filter: TagFilter, opened: OpenEnvironment, jobs: Jobs) -> None:
        super().__init__(tag_filter)
        self._filter = tag_filter
        self._opened = opened
        self._jobs = jobs
        tag_filter.clicked.connect(self.open)
        opened.catalogue_changed.connect(lambda: tag_filter.choose(frozenset()))

    def open(self) -> None:
        """Read the tags, and show the menu."""
        catalogue = self._opened.catalogue
        self._jobs.start(_LIST, lambda: self._list(catalogue), replace=True)

    async def _list(self, catalogue: Catalogue) -> None:
        tags = await catalogue.tags_in_use()
        below = QPoint(0, self._filter.height())
        if self._filter.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            below.setX(self._filter.width())
        self.make_menu(tags).popup(self._filter.mapToGlobal(below))

    def make_menu(self, tags: Sequence[str]) -> QMenu:
        """Return a menu of these tags, which is deleted when it closes."""
        menu = QMenu(self._filter)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setObjectName("tagFilterMenu")
        menu.setAccessibleName(self.tr("Filter by tag"))
        chosen = self._filter.chosen
        # A chosen tag that no animal has any more can still be taken out of the choice.
        gone = sorted(chosen - set(tags), key=tag_key)
        anything = menu.addAction(self.tr("Any tag"))
        anything.setObjectName("anyTagAction")
        anything.setEnabled(bool(chosen))
        anything.triggered.connect(lambda: self._filter.choose(frozenset()))
        menu.addSeparator()
        for tag in (*tags, *gone):
            action = menu.addAction(in_one_line(tag).replace("&", "&&"))
            action.setObjectName("filterByTagAction")
            action.setCheckable(True)
            action.setChecked(tag in chosen)
            action.triggered.connect(lambda _on, t=tag: self._filter.choose(self._filter.chosen ^ {t}))
        if not tags and not gone:
            hint = menu.addAction(self.tr("No animal has a tag yet."))
            hint.setObjectName("noTagsAction")
            hint.setEnabled(False)
            # No key leads to it.
            menu.aboutToShow.connect(lambda: announce(self._filter, hint.text()))
        return menu
