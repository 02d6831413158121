"""A field for a category, with a list of the known ones below it."""

from PySide6.QtCore import QPoint, QSignalBlocker, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from menagerie.domain.errors import UnusableFieldError
from menagerie.domain.known import Category
from menagerie.outbox.entry import Typed
from menagerie.ui.look.plain_text import in_one_line, isolated
from menagerie.ui.widgets.fields import LineEdit
from menagerie.workflows.categories import KnownCategories

_NONE_KNOWN = KnownCategories()
_FROM_FIELD = 4
_MOST_ROWS = 6
# More than anybody reads through: the next letter shortens the list.
_MOST_OFFERED = 100


class CategoryEdit(LineEdit):
    """Takes a category's name or number, and offers the known ones in a list.

    Typing opens the list, and so do Down and a click into the empty field. Up and Down move in it; Enter or a
    click chooses. Tab chooses and goes on, and Escape closes it. The first category is the current one at
    once, unless what is typed is a category already, which is what Enter means then.
    The list is a part of the dialog, since assistive tools do not see the popup of Qt's completer.

    ``known`` are the categories; None until they have been read.
    """

    def __init__(self) -> None:
        super().__init__()
        self.known: KnownCategories | None = None
        self._list: QListWidget | None = None
        self.textEdited.connect(self._offer_matching)

    @property
    def is_choosing(self) -> bool:
        """Tell whether the list is open."""
        return self._list is not None and self._list.isVisible()

    def read(self, text: str) -> int:
        """Return the number of the category that was typed. Raises UnusableFieldError."""
        return self._categories.read(text)

    def can_become_right(self, text: str) -> bool:
        """Return whether typing on can make a known category or a number of this text."""
        return self._categories.can_become_right(text)

    def hint(self) -> str:
        """Return name and number of the category, if only one of them is typed and there are both."""
        category = self._category
        if category is None:
            return ""
        is_typed = " ".join(self.text().split()) == category.label
        return "" if category.name is None or is_typed else isolated(in_one_line(category.label))

    def with_number(self, typed: Typed) -> Typed:
        """Return an add as it goes to the service."""
        return self._categories.with_number(typed)

    def show_known(self, known: KnownCategories) -> None:
        """Offer these categories from now on, and show the name of a number that was not typed just now."""
        is_first, self.known = self.known is None, known
        # Made now, so that the first letter typed need not wait for it.
        self._list = self._list or self._make_list()
        if is_first and not self.isModified():
            # No typing, so that nothing is kept because of it.
            blocker = QSignalBlocker(self)
            self.setText(known.with_name(Typed("", self.text())).category)
            blocker.unblock()
        if self.is_choosing or (self.isModified() and self.hasFocus()):
            self._offer_matching(self.text())

    def close_list(self) -> None:
        """Close the list; what is typed stays."""
        if self._list is not None:
            self._list.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move through the list, choose from it, or close it."""
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
        key = Qt.Key(event.key())
        if key in steps and self.is_choosing:
            self._move(steps[key])
        elif key is Qt.Key.Key_Down:
            # Beside what is a category already, and what is none, all others are offered.
            is_part = self._category is None and self._categories.can_become_right(self.text())
            self._offer(self.text() if is_part else "", row=0)
        elif key is Qt.Key.Key_Escape and self.is_choosing:
            self.close_list()
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self._current is not None:
            self._choose(self._current)
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: FBT001, N802 - Qt's signature
        """Take the current choice before Tab goes on."""
        if forward and self._current is not None:
            self._choose(self._current)
        return super().focusNextPrevChild(forward)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Open the list with a click into the empty field."""
        super().mousePressEvent(event)
        if not self.text():
            self._offer("", row=-1)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Close the list when the person goes on."""
        self.close_list()
        super().focusOutEvent(event)

    @property
    def _categories(self) -> KnownCategories:
        return self.known or _NONE_KNOWN

    @property
    def _current(self) -> QListWidgetItem | None:
        return self._list.currentItem() if self._list is not None and self._list.isVisible() else None

    @property
    def _category(self) -> Category | None:
        """The category that is typed already; None while the text is none."""
        try:
            return self._categories.category(self.read(self.text()))
        except UnusableFieldError:
            return None

    def _offer_matching(self, text: str) -> None:
        if text.strip():
            self._offer(text, row=-1 if self._category is not None else 0)
        else:
            self.close_list()

    def _offer(self, text: str, *, row: int) -> None:
        matching = self._categories.matching(text)[:_MOST_OFFERED]
        choices = self._list
        if choices is None or not matching or matching == (self._category,):
            self.close_list()
            return
        choices.clear()
        choices.addItems([category.label for category in matching])
        # Its frame can be measured only once it is shown.
        choices.show()
        choices.raise_()
        self._place(choices)
        choices.scrollToTop()
        choices.setCurrentRow(row)
        self._announce()

    def _make_list(self) -> QListWidget:
        choices = QListWidget(self.window())
        choices.setObjectName("categoryList")
        choices.setAccessibleName(self.tr("Categories"))
        choices.setProperty("look", "choices")
        # The keys go to the field all the time.
        choices.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        choices.setUniformItemSizes(True)
        choices.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # The number at the end stays in sight beside a long name.
        choices.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        choices.itemClicked.connect(self._choose)
        choices.hide()
        choices.ensurePolished()
        return choices

    def _place(self, choices: QListWidget) -> None:
        window: QWidget = self.window()
        place = self.mapTo(window, QPoint(0, self.height() + _FROM_FIELD))
        row, frame = choices.sizeHintForRow(0), choices.height() - choices.viewport().height()
        room = window.height() - place.y() - _FROM_FIELD - frame
        rows = min(choices.count(), _MOST_ROWS, max(1, room // row))
        choices.setGeometry(place.x(), place.y(), self.width(), rows * row + frame)

    def _move(self, step: int) -> None:
        choices = self._list
        if choices is not None:
            row = choices.currentRow() + step
            choices.setCurrentRow(row % choices.count())
            self._announce()

    def _announce(self) -> None:
        # The focus stays in the field, so nothing else tells which one is current.
        current = self._current
        if current is not None:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, current.text()))

    def _choose(self, item: QListWidgetItem) -> None:
        self.close_list()
        self.setText(item.text())
        self.setFocus()
