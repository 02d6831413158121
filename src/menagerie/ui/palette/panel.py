"""The card of the palette: the field, the commands that are found, and a line about the current one."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
)
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from menagerie.domain.searching import search_words
from menagerie.domain.text import matching_parts
from menagerie.ui.look.theme import RADIUS, SCROLL_BAR, Ink, Theme, sized
from menagerie.ui.look.wording import listed
from menagerie.ui.palette.commands import Command
from menagerie.ui.widgets.fields import LineEdit
from menagerie.ui.widgets.labels import ElidedLabel, announce
from menagerie.ui.widgets.overlays import SHADOW, Popover
from menagerie.ui.widgets.painting import draw_line, text_width
from menagerie.ui.widgets.scrolling import clear_background, keep_scroll_bar

_WIDTH = 640
_EDGE = 12
# Level with the text of the rows.
_FOOT_EDGE = 16
# The share of the room above the card.
_FROM_TOP = 0.08
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
_ROW_HEIGHT = 36
_MOST_ROWS, _LEAST_ROWS = 10, 3
_PADDING = 16
_GAP = 12
_Index = QModelIndex | QPersistentModelIndex


class CommandRows(QAbstractListModel):
    """The commands that are offered, and the text by which they were found."""

    def __init__(self) -> None:
        super().__init__()
        self.commands: tuple[Command, ...] = ()
        self.text = ""

    def show(self, commands: Sequence[Command], text: str) -> None:
        """Offer these commands."""
        self.beginResetModel()
        self.commands, self.text = tuple(commands), text
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self.commands)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        command = self.commands[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return command.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return listed(filter(None, (command.title, command.detail, command.shortcut, command.why_not())))
        return None


class CommandList(QListView):
    """Shows commands; the field above it moves the current row and keeps the focus."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        clear_background(self)
        self.rows = CommandRows()
        self.setModel(self.rows)
        self.setObjectName("paletteList")
        self.setAccessibleName(self.tr("Commands"))
        self.setItemDelegate(_CommandDelegate(theme, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        keep_scroll_bar(self)
        self.setMinimumHeight(_LEAST_ROWS * _ROW_HEIGHT)
        self.rows.modelReset.connect(self.updateGeometry)
        theme.changed.connect(self.viewport().update)

    @property
    def current(self) -> Command | None:
        """The command of the current row."""
        row = self.currentIndex().row()
        return self.rows.commands[row] if row >= 0 else None

    @property
    def page(self) -> int:
        """How many rows Page Up and Page Down move by."""
        return max(1, self.viewport().height() // _row_height(self.fontMetrics()) - 1)

    def move_to(self, row: int) -> None:
        """Make a row the current one, or the last one if there are fewer."""
        index = self.rows.index(max(0, min(row, self.rows.rowCount() - 1)))
        self.setCurrentIndex(index)
        self.scrollTo(index)

    def sizeHint(self) -> QSize:
        count = max(_LEAST_ROWS, min(_MOST_ROWS, self.rows.rowCount()))
        return QSize(super().sizeHint().width(), count * _row_height(self.fontMetrics()))


class _CommandDelegate(QStyledItemDelegate):
    """Paints each row itself, so that light, dark and mirrored layouts look alike on every system."""

    def __init__(self, theme: Theme, view: CommandList) -> None:
        super().__init__(view)
        self._theme = theme
        self._view = view

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        row, colour = option.rect, self._theme.colour
        is_current = index.row() == self._view.currentIndex().row()
        if is_current or option.state & QStyle.StateFlag.State_MouseOver:
            # As far from the edge of the card as at the other end, where the scroll bar is.
            marked = QStyle.visualRect(option.direction, row, row.adjusted(SCROLL_BAR, 0, 0, 0))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour("selection" if is_current else "hover"))
            painter.drawRoundedRect(marked, RADIUS, RADIUS)
        command = self._view.rows.commands[index.row()]
        reason = command.why_not()
        mirrored = option.direction is Qt.LayoutDirection.RightToLeft
        inner = row.adjusted(_PADDING, 0, -_PADDING, 0)
        painter.setFont(option.font)
        end = reason or command.shortcut
        # What it does is more important than why it cannot be done now.
        end_width = min(text_width(end, option.font) + 1, inner.width() // 2)
        at_end = QRect(inner.right() + 1 - end_width, inner.top(), end_width, inner.height())
        words = inner.adjusted(0, 0, -end_width - _GAP, 0)
        title_width = min(text_width(command.title, option.font) + 1, words.width())
        title = QRect(words.topLeft(), QSize(title_width, words.height()))
        detail = words.adjusted(title_width + _GAP, 0, 0, 0)
        title, detail, at_end = (
            QStyle.visualRect(option.direction, inner, part) for part in (title, detail, at_end)
        )
        # Each text runs in its own direction, whatever that of the window.
        painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        painter.setPen(colour("muted"))
        draw_line(painter, at_end, end, at_right=not mirrored)
        if detail.width() > 0:
            draw_line(painter, detail, command.detail, at_right=mirrored)
        painter.setPen(colour("muted" if reason else "text"))
        parts = matching_parts(command.title, search_words(self._view.rows.text))
        ink = Ink(painter.pen().color(), colour("match_back")) if parts and not reason else None
        draw_line(painter, title, command.title, at_right=mirrored, parts=parts, ink=ink)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:  # noqa: ARG002 - Qt's signature
        return QSize(0, _row_height(option.fontMetrics))


def _row_height(metrics: QFontMetrics) -> int:
    return max(sized(_ROW_HEIGHT), metrics.height() + 12)


class CommandPalette(Popover):
    """Lies over the middle of the window. The focus stays in the field, which also moves within the list.

    ``run`` is called with a command that is chosen and can be run now.
    """

    def __init__(
        self, theme: Theme, anchor: QWidget, parent: QWidget, run: Callable[[Command], None]
    ) -> None:
        super().__init__(theme, anchor, parent)
        self._run = run
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
        self._show_hint()
        now = self.list.current
        is_news = not is_searching if now is None else before is None or now.key != before.key
        if is_news:
            self._announce_current()

    def show_changed_reasons(self) -> None:
        """Show which commands can be run now; why one could not may be said no longer."""
        self.list.viewport().update()
        self._show_hint()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
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
        self._show_hint()
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
        self._run(command)

    def _show_hint(self) -> None:
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
