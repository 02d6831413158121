"""A field with a list of choices below it."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from menagerie.ui.look.announcing import announce
from menagerie.ui.widgets.fields import LineEdit

_FROM_FIELD = 4
_MOST_ROWS = 6
_MOST_STANDING = 4
_CHOICE: int = Qt.ItemDataRole.UserRole


class ChoicesEdit(LineEdit):
    """Offers choices in a list below the field, which is part of the window and lies over what is there.

    Assistive tools do not see the popup of Qt's completer. Up and Down move in the list; Enter, Tab or a
    click chooses, Escape closes it.
    """

    def __init__(self, list_name: str) -> None:
        super().__init__()
        self._list_name = list_name
        self._list: QListWidget | None = None
        self._has_own_place = False

    def keep_list_in(self, column: QVBoxLayout) -> None:
        """Let the list stand at the end of ``column``, as it is now, so that it covers nothing."""
        self._has_own_place = True
        self.make_list()
        if self._list is not None:
            column.addWidget(self._list)

    @property
    def is_choosing(self) -> bool:
        """Whether the list is open."""
        return self._list is not None and self._list.isVisible()

    def close_list(self) -> None:
        """Close the list; what is typed stays."""
        if self._list is not None:
            self._list.hide()

    def make_list(self) -> None:
        """Make the list now, so that the first letter typed need not wait for it."""
        self._list = self._list or self._new_list()

    def list_label(self) -> str:
        """Return the accessible name of the list."""
        raise NotImplementedError

    def offer_wanted(self) -> None:
        """Offer what Down opens while the list is closed."""
        raise NotImplementedError

    def take(self, choice: str) -> None:
        """Put a choice into the field."""
        raise NotImplementedError

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move through the list, choose from it, or close it."""
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
        key = Qt.Key(event.key())
        if key in steps and self.is_choosing:
            self._move(steps[key])
        elif key is Qt.Key.Key_Down:
            self.offer_wanted()
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

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Close the list when the person goes on."""
        application = QApplication.instance()
        by_mouse = event.reason() is Qt.FocusReason.MouseFocusReason
        if application is not None and self._has_own_place and by_mouse and self.is_choosing:
            # Closed at once, it would move what is being clicked away from under the pointer.
            application.installEventFilter(self)
        else:
            self.close_list()
        super().focusOutEvent(event)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Close the list when the click that took the focus is over."""
        application = QApplication.instance()
        if application is not None and event.type() is QEvent.Type.MouseButtonRelease:
            application.removeEventFilter(self)
            QTimer.singleShot(0, self, self.close_list)
        return False

    def show_choices(self, choices: Iterable[tuple[str, str]], row: int) -> None:
        """Open the list with these texts, each with its choice; ``row`` is the current one, -1 for none."""
        self.make_list()
        opened = self._list
        if opened is None:
            return
        opened.clear()
        for text, choice in choices:
            QListWidgetItem(text, opened).setData(_CHOICE, choice)
        # Its frame can be measured only once it is shown.
        opened.show()
        opened.raise_()
        self._place(opened)
        opened.scrollToTop()
        opened.setCurrentRow(row)
        self._announce()

    @property
    def _current(self) -> QListWidgetItem | None:
        return self._list.currentItem() if self._list is not None and self.is_choosing else None

    def _new_list(self) -> QListWidget:
        choices = QListWidget(self.window())
        choices.setObjectName(self._list_name)
        choices.setAccessibleName(self.list_label())
        choices.setProperty("look", "choices")
        # The keys go to the field all the time.
        choices.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        choices.setUniformItemSizes(True)
        choices.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # What stands at the end of a long text stays in sight.
        choices.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        choices.itemClicked.connect(self._choose)
        choices.hide()
        choices.ensurePolished()
        return choices

    def _place(self, choices: QListWidget) -> None:
        if self._has_own_place:
            rows = min(choices.count(), _MOST_STANDING)
            choices.setFixedHeight(rows * choices.sizeHintForRow(0) + 2 * choices.frameWidth())
            return
        window: QWidget = self.window()
        place = self.mapTo(window, QPoint(0, self.height() + _FROM_FIELD))
        row, frame = choices.sizeHintForRow(0), choices.height() - choices.viewport().height()
        room = window.height() - place.y() - _FROM_FIELD - frame
        rows = min(choices.count(), _MOST_ROWS, max(1, room // row))
        choices.setGeometry(place.x(), place.y(), self.width(), rows * row + frame)

    def _move(self, step: int) -> None:
        choices = self._list
        if choices is not None:
            first = 0 if step > 0 else choices.count() - 1
            row = choices.currentRow()
            choices.setCurrentRow(first if row < 0 else (row + step) % choices.count())
            self._announce()

    def _announce(self) -> None:
        # The focus stays in the field, so nothing else tells which one is current.
        current = self._current
        if current is not None:
            announce(self, current.text())

    def _choose(self, item: QListWidgetItem) -> None:
        self.close_list()
        self.take(str(item.data(_CHOICE)))
        self.setFocus()
