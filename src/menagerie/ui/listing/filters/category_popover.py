"""The card in which the person chooses of which categories animals are shown."""

from collections.abc import Iterable, Mapping, Set

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from menagerie.domain.known import Category
from menagerie.ui.listing.filters.category_list import CATEGORY_ROLE, CategoryList
from menagerie.ui.look.announcing import announce
from menagerie.ui.look.theme import Theme
from menagerie.ui.widgets.fields import LineEdit
from menagerie.ui.widgets.form import named_button
from menagerie.ui.widgets.labels import plain_label
from menagerie.ui.widgets.popover import Popover

_CARD_WIDTH = 300
_EDGE = 12
_TO_LIST = {Qt.Key.Key_Down, Qt.Key.Key_PageDown}
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class CategoryPopover(Popover):
    """A field to find a category, and the list of those that are found.

    Down goes from the field into the list. There Space checks a category, and Enter shows the current one
    alone and closes; after something was checked, Enter only closes.

    Signals: ``chosen(object)`` with the set of chosen numbers, empty for any category.
    """

    chosen = Signal(object)

    def __init__(self, theme: Theme, anchor: QWidget, parent: QWidget) -> None:
        super().__init__(theme, anchor, parent)
        self.setObjectName("categoryFilterPanel")
        self.setAccessibleName(self.tr("Category filter"))
        self._has_checked = False
        self.edit = LineEdit()
        self.edit.setObjectName("categoryFilterEdit")
        self.edit.setProperty("look", "field")
        self.edit.setPlaceholderText(self.tr("Find a category"))
        self.edit.setAccessibleName(self.tr("Find a category by name or number"))
        self.edit.installEventFilter(self)
        self.list = CategoryList(theme)
        self.nothing = plain_label(self.tr("No category has this name."), look="muted", wraps=True)
        self.nothing.setObjectName("categoryFilterNothing")
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.nothing.setMinimumHeight(self.list.minimumHeight())
        self.nothing.hide()
        self.clear = named_button("categoryFilterClear", self.tr("Any category"))
        self._lay_out()
        self.edit.textChanged.connect(self._search)
        self.list.rows.chosen_changed.connect(self._chosen_changed)
        self.list.decided.connect(self._decide)
        self.list.left.connect(self.edit.setFocus)
        self.list.typed.connect(self._go_on_typing)
        self.clear.clicked.connect(self._clear)

    def show_categories(
        self, categories: Iterable[Category], counts: Mapping[int, int] | None, chosen: Set[int]
    ) -> None:
        """Offer these categories; ``counts`` says how many animals they have, None if that is unknown."""
        current = self.list.currentIndex().data(CATEGORY_ROLE)
        self.list.rows.show_categories(categories, counts, chosen)
        self.clear.setEnabled(bool(chosen))
        self._show_found()
        if current is not None:
            self.list.move_to(self.list.rows.place_of(current.id))
        elif self.isVisible() and self.edit.text().strip():
            # It was typed before the categories were read.
            self._show_match()

    def show_chosen(self, chosen: Set[int]) -> None:
        """Show these categories as chosen."""
        self.list.rows.show_chosen(chosen)
        self.clear.setEnabled(bool(chosen))

    def open(self) -> None:
        """Appear with an empty field, and take the focus there."""
        self._has_checked = False
        self.edit.clear()
        self.list.setCurrentIndex(QModelIndex())
        self.list.scrollToTop()
        super().open()
        self.edit.setFocus(Qt.FocusReason.PopupFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Down and Enter in the field lead to the list."""
        if watched is self.edit and isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            if event.key() in _TO_LIST:
                self._enter_list()
                return True
            if event.key() in _ENTER:
                self._decide()
                return True
        return super().eventFilter(watched, event)

    def _search(self, text: str) -> None:
        self.list.rows.search(text)
        self._show_found()
        # With nothing typed, nothing is current.
        if text.strip():
            self._show_match()

    def _show_match(self) -> None:
        """Make what Enter would show the current one, and say it."""
        if self.list.rows.rowCount():
            self.list.move_to(0)
        # The focus stays in the field, so a screen reader would not read the list.
        index = self.list.currentIndex()
        text = index.data(Qt.ItemDataRole.AccessibleTextRole) if index.isValid() else self.nothing.text()
        announce(self.edit, str(text))

    def _show_found(self) -> None:
        is_empty = not self.list.rows.rowCount()
        self.list.setHidden(is_empty)
        self.nothing.setVisible(is_empty)

    def _enter_list(self) -> None:
        if self.list.rows.rowCount():
            self.list.setFocus(Qt.FocusReason.TabFocusReason)
            if not self.list.currentIndex().isValid():
                self.list.move_to(0)

    def _decide(self) -> None:
        index = self.list.currentIndex()
        if not self._has_checked:
            if index.isValid():
                self.list.rows.choose_alone(index)
            elif self.edit.text().strip():
                # Nothing is found, or not yet.
                return
        self.dismiss()

    def _chosen_changed(self, chosen: Set[int]) -> None:
        self._has_checked = True
        self.chosen.emit(chosen)

    def _go_on_typing(self, letters: str) -> None:
        self.edit.setFocus()
        self.edit.insert(letters)

    def _clear(self) -> None:
        self.list.rows.choose(frozenset())
        self.dismiss()

    def _lay_out(self) -> None:
        self.card.setFixedWidth(_CARD_WIDTH)
        column = QVBoxLayout(self.card)
        column.setContentsMargins(1, _EDGE, 1, _EDGE)
        column.setSpacing(8)
        for widget in (self.edit, self.clear):
            row = QHBoxLayout()
            row.setContentsMargins(_EDGE, 0, _EDGE, 0)
            row.addWidget(widget)
            column.addLayout(row)
        column.insertWidget(1, self.list, 1)
        column.insertWidget(2, self.nothing, 1)
