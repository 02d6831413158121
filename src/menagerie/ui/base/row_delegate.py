"""Paints the rows of a list: texts with what was searched, pills, marks, and lines that span all columns."""

from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from menagerie.ui.base.rows import Cell, Dot, Find, Heading, Line, ListRows, Sign
from menagerie.ui.look.icons import tinted_pixmap
from menagerie.ui.look.theme import Ink, Theme, sized
from menagerie.ui.widgets.painting import (
    around_word,
    draw_line,
    draw_pill,
    draw_row_line,
    pill_font,
    text_width,
    with_weight,
)

PADDING = 12
SELECTION_BAR = 3
# Texts that are drawn beside each other are each rounded up to whole pixels.
_SPARE = 3
# The dot stands in the padding before a text, so that marked texts begin where all others do.
_DOT = 8
_AFTER_DOT = 2
RING = 2
_SIGN = 14
_AROUND_SIGN = 3
_SIGN_ROUNDING = 4
# The share of a cell that a secondary text may take from one that needs more than the rest.
_MOST_FOR_SECONDARY = 0.5
_AFTER_PILL = 12
# Lines begin a little before the texts of the rows, with this room between their own texts.
_LINE_PADDING = 20
_BETWEEN_TEXTS = 12
_Index = QModelIndex | QPersistentModelIndex


class RowDelegate(QStyledItemDelegate):
    """Paints every cell itself, so that light, dark and mirrored layouts look alike on every system.

    ``hovered_row`` is the row under the pointer, -1 for none.
    """

    def __init__(self, theme: Theme, table: QTableView, rows: ListRows[Any]) -> None:
        super().__init__(table)
        self.hovered_row = -1
        self._theme = theme
        self._table = table
        self._rows = rows

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        painter.save()
        shown = self._rows.cell(index.row(), index.column())
        self._paint_background(painter, option, index, is_heading=isinstance(shown, Heading))
        # Marks may pile up above and below a letter, over other rows.
        painter.setClipRect(option.rect)
        # Text from the service and from staff runs in its own direction, whatever that of the window.
        painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        painter.setFont(option.font)
        if isinstance(shown, Line):
            self._paint_line(painter, option, index.column(), shown)
        elif shown is not None:
            self._paint_cell(painter, option, shown, is_at_end=self._rows.columns[index.column()].is_at_end)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        # Return the room that the whole text of a cell needs; none for a line, which spans all columns.
        cell = self._rows.cell(index.row(), index.column())
        if not isinstance(cell, Cell):
            return QSize()
        font, width = _font(option, cell.weight), 2 * PADDING + _SPARE
        if cell.pill is not None:
            font, width = pill_font(option.font), width + around_word()
        if cell.secondary:
            gap = _AFTER_PILL if cell.pill is not None else text_width(cell.joint, option.font)
            width += text_width(cell.secondary, option.font) + gap
        if cell.sign is not None:
            width += PADDING + sized(_SIGN)
        return QSize(width + text_width(cell.text, font), option.rect.height())

    def _paint_background(
        self, painter: QPainter, option: QStyleOptionViewItem, index: _Index, *, is_heading: bool
    ) -> None:
        cell, colour = option.rect, self._theme.colour
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        if is_heading:
            painter.fillRect(cell, colour("window"))
        elif is_selected:
            painter.fillRect(cell, colour("selection"))
        elif index.row() == self.hovered_row:
            painter.fillRect(cell, colour("hover"))
        draw_row_line(painter, cell, colour("line"))
        if is_selected:
            self._paint_edges(painter, option, index.column(), has_ring=self._is_current(index.row()))

    def _paint_edges(
        self, painter: QPainter, option: QStyleOptionViewItem, column: int, *, has_ring: bool
    ) -> None:
        """Paint a cell's part of the bar at the beginning of a selected row, and of the ring around it.

        The current row has the ring while the keyboard is here.
        """
        cell = option.rect
        parts = (
            [QRect(cell.left(), cell.top(), SELECTION_BAR, cell.height())] if self._is_leading(column) else []
        )
        if has_ring:
            parts.append(QRect(cell.left(), cell.top(), cell.width(), RING))
            parts.append(QRect(cell.left(), cell.bottom() + 1 - RING, cell.width(), RING))
            if self._is_trailing(column):
                parts.append(QRect(cell.right() + 1 - RING, cell.top(), RING, cell.height()))
        for part in parts:
            painter.fillRect(QStyle.visualRect(option.direction, cell, part), self._theme.colour("accent"))

    def _is_current(self, row: int) -> bool:
        return row == self._table.currentIndex().row() and self._table.hasFocus()

    def _is_leading(self, column: int) -> bool:
        return self._table.horizontalHeader().sectionPosition(column) == 0

    def _is_trailing(self, column: int) -> bool:
        header = self._table.horizontalHeader()
        return header.sectionPosition(column) + header.sectionSize(column) == header.length()

    def _paint_line(self, painter: QPainter, option: QStyleOptionViewItem, column: int, line: Line) -> None:
        """Paint a cell's part of a line. Qt's own spans go wrong where a person has moved columns."""
        header, cell = self._table.horizontalHeader(), option.rect
        is_mirrored = option.direction is Qt.LayoutDirection.RightToLeft
        before, width = header.sectionPosition(column), min(header.length(), self._table.viewport().width())
        left = cell.right() + 1 + before - width if is_mirrored else cell.left() - before
        row = QRect(left, cell.top(), width, cell.height())
        room = row.adjusted(_LINE_PADDING, 0, -_LINE_PADDING, 0)
        for text, colour, weight in line.texts:
            painter.setFont(_font(option, weight))
            painter.setPen(self._theme.colour(colour))
            width = min(text_width(text, painter.font()) + 1, room.width())
            rect = QRect(room.left(), room.top(), width, room.height())
            draw_line(painter, QStyle.visualRect(option.direction, row, rect), text, at_right=is_mirrored)
            room.setLeft(min(room.left() + width + _BETWEEN_TEXTS, room.right() + 1))

    def _paint_cell(
        self, painter: QPainter, option: QStyleOptionViewItem, cell: Cell, *, is_at_end: bool
    ) -> None:
        room = option.rect.adjusted(PADDING, 0, -PADDING, 0)
        is_mirrored = option.direction is Qt.LayoutDirection.RightToLeft
        if cell.dot is not None:
            self._paint_dot(painter, option, cell.dot)
        if cell.sign is not None:
            room = self._paint_sign(painter, option, room, cell.sign)
        if cell.pill is not None:
            ink = Ink(*map(self._theme.colour, cell.pill))
            is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
            pill = draw_pill(painter, room, cell.text, ink, option.direction, has_edge=is_selected)
            painter.setFont(option.font)
            used = QStyle.visualRect(option.direction, room, pill).right() + 1 + _AFTER_PILL - room.left()
            rest = QStyle.visualRect(option.direction, room, room.adjusted(used, 0, 0, 0))
        else:
            text, rest = self._shared_room(painter, option, room, cell)
            painter.setPen(self._theme.colour(cell.colour))
            painter.setFont(_font(option, cell.weight))
            self._draw(painter, text, cell.text, cell.find, at_right=is_mirrored is not is_at_end)
        if cell.secondary and rest.width() > 0:
            painter.setFont(option.font)
            painter.setPen(self._theme.colour("muted"))
            self._draw(painter, rest, cell.secondary, cell.find_secondary, at_right=is_mirrored)

    def _shared_room(
        self, painter: QPainter, option: QStyleOptionViewItem, room: QRect, cell: Cell
    ) -> tuple[QRect, QRect]:
        """Return the room of a text and that of the secondary one behind it, and draw what joins them.

        They are drawn apart, so that a right-to-left text does not take the place of the other.
        """
        if not cell.secondary:
            return room, QRect()
        # Rounded up: a fraction of a pixel too little makes an ellipsis of it.
        gap = text_width(cell.joint, option.font) + 1
        wanted = text_width(cell.text, _font(option, cell.weight)) + 1
        most = max(round(room.width() * _MOST_FOR_SECONDARY), room.width() - wanted)
        secondary = text_width(cell.secondary, option.font) + 1
        width = min(wanted, room.width() - min(gap + secondary, most))
        text = QRect(room.left(), room.top(), width, room.height())
        between = QRect(text.right() + 1, room.top(), gap, room.height())
        rest = room.adjusted(width + gap, 0, 0, 0)
        text, between, rest = (
            QStyle.visualRect(option.direction, room, part) for part in (text, between, rest)
        )
        painter.setPen(self._theme.colour("muted"))
        at_right = option.direction is Qt.LayoutDirection.RightToLeft
        draw_line(painter, between, cell.joint, at_right=at_right)
        return text, rest

    def _paint_dot(self, painter: QPainter, option: QStyleOptionViewItem, dot: Dot) -> None:
        cell, size = option.rect, min(sized(_DOT), PADDING - _AFTER_DOT)
        left = cell.left() + PADDING - _AFTER_DOT - size
        rect = QRect(left, cell.center().y() - size // 2, size, size)
        rect = QStyle.visualRect(option.direction, cell, rect)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = self._theme.colour(dot.colour)
        if dot.is_ring:
            painter.setPen(QPen(colour, RING))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QRectF(rect).adjusted(RING / 2, RING / 2, -RING / 2, -RING / 2))
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.drawEllipse(rect)

    def _paint_sign(self, painter: QPainter, option: QStyleOptionViewItem, room: QRect, sign: Sign) -> QRect:
        """Paint an icon, and whether the search found it; return the room that is left."""
        size = sized(_SIGN)
        rect = QRect(room.right() + 1 - size, room.center().y() - size // 2, size, size)
        rect = QStyle.visualRect(option.direction, room, rect)
        colour, scale = self._theme.colour("muted"), painter.device().devicePixelRatio()
        if sign.is_found:
            around = rect.adjusted(-_AROUND_SIGN, -_AROUND_SIGN, _AROUND_SIGN, _AROUND_SIGN)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.colour("match_back"))
            painter.drawRoundedRect(around, _SIGN_ROUNDING, _SIGN_ROUNDING)
            colour = self._theme.colour("text")
        painter.drawPixmap(rect, tinted_pixmap(sign.icon, colour, size, scale))
        left = room.adjusted(0, 0, -size - PADDING, 0)
        return QStyle.visualRect(option.direction, room, left)

    def _draw(self, painter: QPainter, room: QRect, text: str, find: Find | None, *, at_right: bool) -> None:
        parts = find(text) if find is not None else ()
        ink = Ink(self._theme.colour("text"), self._theme.colour("match_back")) if parts else None
        draw_line(painter, room, text, at_right=at_right, parts=parts, ink=ink)


def _font(option: QStyleOptionViewItem, weight: QFont.Weight) -> QFont:
    """Return the view's font in this weight."""
    # A copy of a font takes as long as all else of a cell that is measured.
    return option.font if weight is QFont.Weight.Normal else with_weight(option.font, weight)
