"""The list of the palette: each command with where it is, and its shortcut or why it is disabled."""

from collections.abc import Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QFrame, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from menagerie.domain.searching import search_words
from menagerie.domain.text import matching_parts
from menagerie.ui.look.theme import Ink, Theme, sized
from menagerie.ui.look.wording import listed
from menagerie.ui.palette.commands import Command
from menagerie.ui.widgets.painting import draw_line, text_width
from menagerie.ui.widgets.scrolling import clear_background, keep_scroll_bar

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
        """Return the number of rows."""
        return 0 if parent.isValid() else len(self.commands)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return what is shown of a command, and what is read of it."""
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
        """Return room for all commands, up to some rows."""
        count = max(_LEAST_ROWS, min(_MOST_ROWS, self.rows.rowCount()))
        return QSize(super().sizeHint().width(), count * _row_height(self.fontMetrics()))


class _CommandDelegate(QStyledItemDelegate):
    """Paints each row itself, so that light, dark and mirrored layouts look alike on every system."""

    def __init__(self, theme: Theme, view: CommandList) -> None:
        super().__init__(view)
        self._theme = theme
        self._view = view

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint one row."""
        painter.save()
        row, colour = option.rect, self._theme.colour
        is_current = index.row() == self._view.currentIndex().row()
        if is_current or option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(row, colour("selection" if is_current else "hover"))
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
        """Return the room of one line."""
        return QSize(0, _row_height(option.fontMetrics))


def _row_height(metrics: QFontMetrics) -> int:
    return max(sized(_ROW_HEIGHT), metrics.height() + 12)
