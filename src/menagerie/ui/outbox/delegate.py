"""Paints the rows of the outbox: headings, and adds with name, summary and the state as a pill."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from menagerie.ui.look.sizes import sized
from menagerie.ui.look.theme import Theme, scaled_font
from menagerie.ui.outbox.rows import ENTRY_ROLE, SUMMARY_ROLE
from menagerie.ui.outbox.wording import Item, item_state, standing
from menagerie.ui.widgets.drawing.item_painting import draw_line, draw_row_line, draw_state

_LEAST_HEIGHT, _LEAST_HEADING = 48, 32
_PADDING = 17
_ABOVE_AND_BELOW = 7
_BETWEEN_LINES = 1
_PILL_GAP = 12
_BEFORE_COUNT = 10
# The share of a row that a pill may take from the name.
_MOST_FOR_PILL = 0.6
_FOCUS_BAR = 3
_SUMMARY_FACTOR = 0.92
_Index = QModelIndex | QPersistentModelIndex


class OutboxDelegate(QStyledItemDelegate):
    """Paints each row itself: a heading, or an add."""

    def __init__(self, theme: Theme, view: QListView) -> None:
        super().__init__(view)
        self._theme = theme
        self._list = view
        # Of each font: thousands of rows are measured at once.
        self._heights: dict[str, tuple[int, int]] = {}

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint one row."""
        entry = index.data(ENTRY_ROLE)
        painter.save()
        # Marks may pile up above and below a letter, over other rows.
        painter.setClipRect(option.rect)
        # Typed text runs in its own direction, whatever that of the window.
        painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        inner = option.rect.adjusted(_PADDING, 0, -_PADDING, 0)
        if entry is None:
            self._paint_heading(painter, inner, option, index)
            painter.restore()
            return
        self._paint_background(painter, option, index)
        pill = self._paint_pill(painter, inner, option, entry)
        beside = inner.adjusted(0, 0, -pill.width() - _PILL_GAP, 0)
        self._paint_lines(painter, QStyle.visualRect(option.direction, inner, beside), option, index)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """Return the room for a heading, or for a name and the line below it."""
        heading, line = self.heights(option.font)
        return QSize(0, heading if index.data(ENTRY_ROLE) is None else line)

    def heights(self, font: QFont) -> tuple[int, int]:
        """Return the heights of a heading and of a line."""
        key = font.key()
        if key not in self._heights:
            name, below = (QFontMetrics(one).height() for one in _fonts(font))
            heading = max(sized(_LEAST_HEADING), name + 2 * _ABOVE_AND_BELOW)
            line = max(sized(_LEAST_HEIGHT), name + below + _BETWEEN_LINES + 2 * _ABOVE_AND_BELOW)
            self._heights[key] = heading, line
        return self._heights[key]

    def _paint_heading(
        self, painter: QPainter, room: QRect, option: QStyleOptionViewItem, index: _Index
    ) -> None:
        row, text, count = option.rect, str(index.data()), str(index.data(SUMMARY_ROLE))
        mirrored = option.direction is Qt.LayoutDirection.RightToLeft
        painter.fillRect(row, self._theme.colour("window"))
        painter.fillRect(row.left(), row.bottom(), row.width(), 1, self._theme.colour("line"))
        painter.setFont(_fonts(option.font)[0])
        painter.setPen(self._theme.colour("text"))
        draw_line(painter, room, text, at_right=mirrored)
        used = painter.fontMetrics().horizontalAdvance(text) + _BEFORE_COUNT
        painter.setFont(option.font)
        painter.setPen(self._theme.colour("muted"))
        rest = QStyle.visualRect(option.direction, room, room.adjusted(used, 0, 0, 0))
        draw_line(painter, rest, count, at_right=mirrored)

    def _paint_background(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        row = option.rect
        is_current = index.row() == self._list.currentIndex().row()
        is_chosen = is_current or option.state & QStyle.StateFlag.State_Selected
        if is_chosen or option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(row, self._theme.colour("selection" if is_chosen else "hover"))
        if index.row() < index.model().rowCount() - 1:
            draw_row_line(painter, row, self._theme.colour("line"))
        if is_current and self._list.hasFocus():
            bar = QRect(row.topLeft(), QSize(_FOCUS_BAR, row.height()))
            painter.fillRect(QStyle.visualRect(option.direction, row, bar), self._theme.colour("accent"))

    def _paint_pill(self, painter: QPainter, room: QRect, option: QStyleOptionViewItem, entry: Item) -> QRect:
        width = round(room.width() * _MOST_FOR_PILL)
        room = QStyle.visualRect(option.direction, room, room.adjusted(room.width() - width, 0, 0, 0))
        painter.setFont(option.font)
        return draw_state(
            painter, room, item_state(entry), self._theme, option.direction, standing(entry), at_end=True
        )

    def _paint_lines(
        self, painter: QPainter, room: QRect, option: QStyleOptionViewItem, index: _Index
    ) -> None:
        name_font, summary_font = _fonts(option.font)
        lines = [
            (name_font, "text", str(index.data(Qt.ItemDataRole.DisplayRole))),
            (summary_font, "muted", str(index.data(SUMMARY_ROLE))),
        ]
        heights = [QFontMetrics(font).height() for font, _colour, _text in lines]
        used = sum(heights) + (len(lines) - 1) * _BETWEEN_LINES
        top = room.top() + (room.height() - used) // 2
        mirrored = option.direction is Qt.LayoutDirection.RightToLeft
        for (font, colour, text), height in zip(lines, heights, strict=True):
            painter.setFont(font)
            painter.setPen(self._theme.colour(colour))
            draw_line(painter, QRect(room.left(), top, room.width(), height), text, at_right=mirrored)
            top += height + _BETWEEN_LINES


def _fonts(font: QFont) -> tuple[QFont, QFont]:
    """Return the fonts of a name, which is that of a heading too, and of the line below it."""
    return scaled_font(font, 1.0, weight=QFont.Weight.DemiBold), scaled_font(font, _SUMMARY_FACTOR)
