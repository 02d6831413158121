"""The card of the palette: the field, the commands that are found, and a line about the current one."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from menagerie.ui.look.theme import Theme
from menagerie.ui.palette.commands import Command
from menagerie.ui.palette.list_view import CommandList
from menagerie.ui.widgets.fields import LineEdit
from menagerie.ui.widgets.labels import ElidedLabel, announce
from menagerie.ui.widgets.overlays import SHADOW, Popover

_WIDTH = 640
_EDGE = 12
# Level with the text of the rows.
_FOOT_EDGE = 16
# The share of the room above the card.
_FROM_TOP = 0.08
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class CommandPalette(Popover):
    """Lies over the middle of the window. The focus stays in the field, which also moves within the list.

    Signals: ``chosen(object)`` with a Command that can be run now.
    """

    chosen = Signal(object)

    def __init__(self, theme: Theme, anchor: QWidget, parent: QWidget) -> None:
        super().__init__(theme, anchor, parent)
        self.setObjectName("commandPalette")
        self.setAccessibleName(self.tr("Find a command"))
        self.edit = LineEdit()
        self.edit.setObjectName("paletteEdit")
        self.edit.setProperty("look", "field")
        self.edit.setPlaceholderText(self.tr("Find a command, category or animal"))
        self.edit.setAccessibleName(self.edit.placeholderText())
        self.edit.installEventFilter(self)
        self.list = CommandList(theme)
        self.foot = ElidedLabel(look="muted")
        self.foot.setObjectName("paletteMessage")
        self._is_searching = False
        self._lay_out()
        self.list.clicked.connect(self._click)

    def open(self) -> None:
        """Appear with an empty field, and take the focus there."""
        self.edit.clear()
        # The first command is news each time.
        self.list.rows.show((), "")
        super().open()
        self.edit.setFocus(Qt.FocusReason.PopupFocusReason)

    def show_commands(
        self, commands: Sequence[Command], *, keep: bool = False, is_searching: bool = False
    ) -> None:
        """Offer these commands; with ``keep`` the current one stays the current one.

        While ``is_searching``, more may come: that there is none is not said yet.
        """
        before = self.list.current
        self._is_searching = is_searching
        self.list.rows.show(commands, self.edit.text())
        keys = [command.key for command in commands]
        self.list.move_to(keys.index(before.key) if keep and before is not None and before.key in keys else 0)
        self._say_what_to_do()
        now = self.list.current
        is_news = not is_searching if now is None else before is None or now.key != before.key
        if is_news:
            self._announce_current()

    def show_changed_reasons(self) -> None:
        """Show which commands can be run now; why one could not may be said no longer."""
        self.list.viewport().update()
        self._say_what_to_do()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the keys of a list work in the field."""
        if watched is self.edit and isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            return self._press(event)
        return super().eventFilter(watched, event)

    def _press(self, event: QKeyEvent) -> bool:
        if event.key() in _ENTER:
            self._choose()
            return True
        row, last = self.list.currentIndex().row(), self.list.rows.rowCount() - 1
        moves: dict[int, Callable[[], int]] = {
            Qt.Key.Key_Up: lambda: row - 1 if row > 0 else last,
            Qt.Key.Key_Down: lambda: row + 1 if row < last else 0,
            Qt.Key.Key_PageUp: lambda: row - self.list.page,
            Qt.Key.Key_PageDown: lambda: row + self.list.page,
            Qt.Key.Key_Home: lambda: 0,
            Qt.Key.Key_End: lambda: last,
        }
        move = moves.get(event.key())
        # With Shift they select text.
        if move is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier or last < 0:
            return False
        self.list.move_to(move())
        self._say_what_to_do()
        self._announce_current()
        return True

    def _click(self, index: QModelIndex) -> None:
        self.list.move_to(index.row())
        self._choose()

    def _choose(self) -> None:
        command = self.list.current
        if command is None:
            return
        reason = command.why_not()
        if reason:
            self.foot.setText(reason)
            self._announce(reason)
            return
        self.dismiss()
        self.chosen.emit(command)

    def _say_what_to_do(self) -> None:
        nothing = "" if self._is_searching else self.tr("Nothing that this computer knows has this name.")
        self.foot.setText(self.tr("Enter to choose, Escape to close") if self.list.current else nothing)

    def _announce_current(self) -> None:
        index = self.list.currentIndex()
        text = index.data(Qt.ItemDataRole.AccessibleTextRole) if index.isValid() else self.foot.text()
        self._announce(str(text))

    def _announce(self, text: str) -> None:
        # The focus stays in the field, so a screen reader would not read the list.
        if self.isVisible():
            announce(self.edit, text)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self.card)
        column.setContentsMargins(1, _EDGE, 1, _EDGE)
        column.setSpacing(8)
        for widget, edge in ((self.edit, _EDGE), (self.foot, _FOOT_EDGE)):
            row = QHBoxLayout()
            row.setContentsMargins(edge, 0, edge, 0)
            row.addWidget(widget)
            column.addLayout(row)
        column.insertWidget(1, self.list, 1)

    def _place(self) -> None:
        """Lie over the middle of the window, near its top."""
        over = self._over.size()
        width = min(_WIDTH + 2 * SHADOW, over.width())
        top = round(over.height() * _FROM_TOP)
        height = min(self.sizeHint().height(), over.height() - top)
        self.resize(width, height)
        self._arrival.place(QPoint((over.width() - width) // 2, top))
