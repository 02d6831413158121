"""The card in which the person chooses of which categories, and with which tags, animals are shown."""

from collections.abc import Iterable, Set

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from menagerie.ui.listing.filters.choice_list import KEY_ROLE, Choice, ChoiceList, Key
from menagerie.ui.look.theme import Theme, sized
from menagerie.ui.widgets.fields import LineEdit
from menagerie.ui.widgets.form import named_button
from menagerie.ui.widgets.labels import announce, plain_label
from menagerie.ui.widgets.overlays import Popover

_CARD_WIDTH = 300
_EDGE = 12
# With fewer, all are in sight.
_SEARCHABLE = 9
_TO_LIST = {Qt.Key.Key_Down, Qt.Key.Key_PageDown}
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class FilterPopover(Popover):
    """The list of categories and tags and, where there are many, a field to find one.

    Down goes from the field into the list. There Space checks a row. Enter closes; of what was searched for,
    it shows the current one alone, unless something was checked.

    Signals: ``chosen(object)`` with the set of chosen keys.
    """

    chosen = Signal(object)

    def __init__(self, theme: Theme, anchor: QWidget, parent: QWidget) -> None:
        super().__init__(theme, anchor, parent)
        self.setObjectName("filterPopover")
        self.setAccessibleName(self.tr("Filter"))
        self._has_checked = False
        self.edit = LineEdit()
        self.edit.setObjectName("filterEdit")
        self.edit.setProperty("look", "field")
        self.edit.setPlaceholderText(self.tr("Find a category or tag"))
        self.edit.setAccessibleName(self.edit.placeholderText())
        self.edit.installEventFilter(self)
        self.edit.hide()
        self.list = ChoiceList(theme)
        self.nothing = plain_label(look="muted", wraps=True)
        self.nothing.setObjectName("filterNothing")
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.nothing.setMinimumHeight(self.list.minimumHeight())
        self.nothing.hide()
        self.clear = named_button("clearFilterButton", self.tr("Clear filter"), look="link")
        self._lay_out()
        self.edit.textChanged.connect(self._search)
        self.list.rows.chosen_changed.connect(self._chosen_changed)
        self.list.decided.connect(self._decide)
        self.list.left.connect(self.edit.setFocus)
        self.list.typed.connect(self._go_on_typing)
        self.clear.clicked.connect(self._clear)

    def show_choices(self, choices: Iterable[Choice], chosen: Set[Key]) -> None:
        """Offer these categories and tags."""
        current = self.list.currentIndex().data(KEY_ROLE)
        self.list.rows.show_choices(choices, chosen)
        self.clear.setEnabled(bool(chosen))
        self._show_found()
        is_searchable = self.list.rows.total >= _SEARCHABLE
        is_new = is_searchable and self.edit.isHidden()
        if self.edit.hasFocus() and not is_searchable:
            self.list.setFocus()
        self.edit.setVisible(is_searchable)
        if is_new and self.holds_focus:
            self.edit.setFocus()
        if current is not None:
            self.list.move_to(self.list.rows.row_of(current))
        elif self.list.hasFocus():
            self.list.move_to(self.list.rows.first)

    def show_chosen(self, chosen: Set[Key]) -> None:
        """Show these as chosen."""
        self.list.rows.show_chosen(chosen)
        self.clear.setEnabled(bool(chosen))

    def open(self) -> None:
        """Appear with an empty field, and take the focus."""
        self._has_checked = False
        self.card.setFixedWidth(sized(_CARD_WIDTH))
        self.edit.clear()
        self.list.setCurrentIndex(QModelIndex())
        self.list.scrollToTop()
        super().open()
        first = self.list if self.edit.isHidden() else self.edit
        first.setFocus(Qt.FocusReason.PopupFocusReason)

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
            self.list.move_to(self.list.rows.first)
        # The focus stays in the field, so a screen reader would not read the list.
        index = self.list.currentIndex()
        text = index.data(Qt.ItemDataRole.AccessibleTextRole) if index.isValid() else self.nothing.text()
        announce(self.edit, str(text))

    def _show_found(self) -> None:
        is_empty = not self.list.rows.rowCount()
        nothing = self.tr("No category or tag has this name.")
        self.nothing.setText(nothing if self.edit.text() else self.tr("No category or tag is known yet."))
        if is_empty and self.list.hasFocus():
            self.setFocus()
        self.list.setHidden(is_empty)
        self.nothing.setVisible(is_empty)

    def _enter_list(self) -> None:
        if self.list.rows.rowCount():
            self.list.setFocus(Qt.FocusReason.TabFocusReason)
            if not self.list.currentIndex().isValid():
                self.list.move_to(self.list.rows.first)

    def _decide(self) -> None:
        if self.edit.text().strip() and not self._has_checked:
            index = self.list.currentIndex()
            if not index.isValid():
                return
            self.list.rows.choose_alone(index)
        self.dismiss()

    def _chosen_changed(self, chosen: Set[Key]) -> None:
        self._has_checked = True
        self.chosen.emit(chosen)

    def _go_on_typing(self, letters: str) -> None:
        if self.edit.isVisible():
            self.edit.setFocus()
            self.edit.insert(letters)

    def _clear(self) -> None:
        self.chosen.emit(frozenset())
        self.dismiss()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self.card)
        column.setContentsMargins(1, _EDGE, 1, _EDGE)
        column.setSpacing(8)
        find, foot = QHBoxLayout(), QHBoxLayout()
        for row, widget in ((find, self.edit), (foot, self.clear)):
            row.setContentsMargins(_EDGE, 0, _EDGE, 0)
            row.addWidget(widget)
        foot.addStretch(1)
        column.addLayout(find)
        column.addWidget(self.list, 1)
        column.addWidget(self.nothing, 1)
        column.addLayout(foot)
