"""Paints the cells of the animal table: text with what was searched, marks, and the status as a pill."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from menagerie.domain.animal import PetStatus
from menagerie.domain.columns import CATEGORY, CATEGORY_NAME, ID, NAME, STATUS, TABLE_COLUMNS, Column, Search
from menagerie.domain.known import KnownAnimal, Mark
from menagerie.domain.notes import NO_NOTES, Notes
from menagerie.domain.texts.folding import matching_parts
from menagerie.domain.texts.searching import found_in_notes, matching_beginning
from menagerie.ui.listing.table.animal_rows import AnimalRows
from menagerie.ui.look.icons import tinted_pixmap
from menagerie.ui.look.plain_text import in_one_line
from menagerie.ui.look.theme import Ink, Theme
from menagerie.ui.look.wording import status_word
from menagerie.ui.widgets.drawing.item_painting import (
    AROUND_WORD,
    Parts,
    draw_line,
    draw_pill,
    pill_font,
    pill_width,
    text_width,
    with_weight,
)

_PADDING = 12
_FOCUS_BAR = 3
# Texts that are drawn beside each other are each rounded up to whole pixels.
_SPARE = 3
# The mark stands in the padding before a name, so that marked names begin where all others do.
_MARK = 6
_MARK_FROM_EDGE = 2
_RING = 2
_CATEGORY_GAP = "  ·  "
# The sign of notes stands at the end of the name's cell.
_SIGN = 14
_AROUND_SIGN = 3
_SIGN_ROUNDING = 4
# The share of a category's cell that its number may take from a name that needs more than the rest.
_MOST_FOR_NUMBER = 0.5
_Index = QModelIndex | QPersistentModelIndex


class RowDelegate(QStyledItemDelegate):
    """Paints every cell itself, so that light, dark and mirrored layouts look alike on every system.

    ``words`` are the folded words of the search, which are marked where they are found. ``hovered_row`` is
    the row under the pointer, -1 for none.
    """

    def __init__(self, theme: Theme, table: QTableView, rows: AnimalRows) -> None:
        super().__init__(table)
        self.words: tuple[str, ...] = ()
        self.hovered_row = -1
        self._theme = theme
        self._table = table
        self._rows = rows

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint one cell."""
        painter.save()
        self._paint_background(painter, option, index)
        known = self._rows.known(index.row())
        if known is not None:
            # Marks may pile up above and below a letter, over other rows.
            painter.setClipRect(option.rect)
            # Text from the service and from staff runs in its own direction, whatever that of the window.
            painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
            painter.setFont(option.font)
            self._paint_cell(painter, option, known, TABLE_COLUMNS[index.column()])
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """Return the room that the whole text of a cell needs."""
        known, column = self._rows.known(index.row()), TABLE_COLUMNS[index.column()]
        if known is None:
            return QSize()
        text, font, width = in_one_line(self._rows.text(known, column)), option.font, 2 * _PADDING + _SPARE
        if column is NAME:
            font = with_weight(font, QFont.Weight.DemiBold)
            width += _PADDING + _SIGN if known.notes != NO_NOTES else 0
        elif column is STATUS:
            font, width = pill_font(font), width + AROUND_WORD
        elif column is CATEGORY and (name := self._category_name(known)):
            width += text_width(name, font) + text_width(_CATEGORY_GAP, font)
        return QSize(width + text_width(text, font), option.rect.height())

    def status_width(self, font: QFont) -> int:
        """Return the width of the column in which the word for each status is whole."""
        return pill_width(map(status_word, (None, *PetStatus)), font) + 2 * _PADDING

    def _paint_background(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        cell, colour = option.rect, self._theme.colour
        is_current = self._is_current(index.row())
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        if is_selected:
            painter.fillRect(cell, colour("selection"))
        elif index.row() == self.hovered_row:
            painter.fillRect(cell, colour("hover"))
        painter.fillRect(cell.left(), cell.bottom(), cell.width(), 1, colour("line"))
        if is_current:
            self._paint_focus(painter, option, index.column(), has_ring=not is_selected)

    def _paint_focus(
        self, painter: QPainter, option: QStyleOptionViewItem, column: int, *, has_ring: bool
    ) -> None:
        """Paint a cell's part of the bar at the leading edge of the current row, and of a ring around it.

        A row that is selected is told from the others by its background.
        """
        cell = option.rect
        parts = (
            [QRect(cell.left(), cell.top(), _FOCUS_BAR, cell.height())] if self._is_leading(column) else []
        )
        if has_ring:
            parts.append(QRect(cell.left(), cell.top(), cell.width(), _RING))
            parts.append(QRect(cell.left(), cell.bottom() + 1 - _RING, cell.width(), _RING))
            if self._is_trailing(column):
                parts.append(QRect(cell.right() + 1 - _RING, cell.top(), _RING, cell.height()))
        for part in parts:
            painter.fillRect(QStyle.visualRect(option.direction, cell, part), self._theme.colour("accent"))

    def _is_current(self, row: int) -> bool:
        return row == self._table.currentIndex().row() and self._table.hasFocus()

    def _is_leading(self, column: int) -> bool:
        return self._table.horizontalHeader().sectionPosition(column) == 0

    def _is_trailing(self, column: int) -> bool:
        header = self._table.horizontalHeader()
        return header.sectionPosition(column) + header.sectionSize(column) == header.length()

    def _paint_cell(
        self, painter: QPainter, option: QStyleOptionViewItem, known: KnownAnimal, column: Column
    ) -> None:
        room = option.rect.adjusted(_PADDING, 0, -_PADDING, 0)
        mirrored = option.direction is Qt.LayoutDirection.RightToLeft
        text, colour = in_one_line(self._rows.text(known, column)), self._theme.colour
        name_colour = colour("text" if known.missing_at is None else "muted")
        if column is STATUS:
            ink = self._theme.status_ink(known.animal.status)
            draw_pill(painter, room, text, ink, option.direction)
            return
        painter.setPen(colour("muted"))
        if column is NAME:
            self._paint_mark(painter, option, known.mark)
            if known.notes != NO_NOTES:
                room = self._paint_sign(painter, option, room, known.notes)
            painter.setPen(name_colour)
            if known.missing_at is None:
                painter.setFont(with_weight(option.font, QFont.Weight.DemiBold))
        elif column is CATEGORY and (name := self._category_name(known)):
            painter.setPen(name_colour)
            room = self._paint_category_name(painter, room, name, text, mirrored=mirrored)
        self._draw(painter, room, text, column, at_right=mirrored is not (column is ID))

    def _paint_mark(self, painter: QPainter, option: QStyleOptionViewItem, mark: Mark | None) -> None:
        if mark is None:
            return
        cell = option.rect
        place = QRect(cell.left() + _MARK_FROM_EDGE, cell.center().y() - _MARK // 2, _MARK, _MARK)
        place = QStyle.visualRect(option.direction, cell, place)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if mark is Mark.NEW:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.colour("accent"))
            painter.drawEllipse(place)
        else:
            # A ring, so that the two differ by more than their colour.
            painter.setPen(QPen(self._theme.colour("pending"), _RING))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QRectF(place).adjusted(_RING / 2, _RING / 2, -_RING / 2, -_RING / 2))

    def _paint_sign(
        self, painter: QPainter, option: QStyleOptionViewItem, room: QRect, notes: Notes
    ) -> QRect:
        """Paint that there are notes, and whether the search found them; return the room that is left."""
        place = QRect(room.right() + 1 - _SIGN, room.center().y() - _SIGN // 2, _SIGN, _SIGN)
        place = QStyle.visualRect(option.direction, room, place)
        colour, scale = self._theme.colour("muted"), painter.device().devicePixelRatio()
        if found_in_notes(self.words, notes):
            around = place.adjusted(-_AROUND_SIGN, -_AROUND_SIGN, _AROUND_SIGN, _AROUND_SIGN)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.colour("match_back"))
            painter.drawRoundedRect(around, _SIGN_ROUNDING, _SIGN_ROUNDING)
            colour = self._theme.colour("text")
        painter.drawPixmap(place, tinted_pixmap("tag", colour, _SIGN, scale))
        left = room.adjusted(0, 0, -_SIGN - _PADDING, 0)
        return QStyle.visualRect(option.direction, room, left)

    def _paint_category_name(
        self, painter: QPainter, room: QRect, name: str, number: str, *, mirrored: bool
    ) -> QRect:
        """Paint the name and the point after it; return the room that is left for the number.

        They are drawn apart, so that a right-to-left name does not take the number's place.
        """
        font = painter.font()
        direction = Qt.LayoutDirection.RightToLeft if mirrored else Qt.LayoutDirection.LeftToRight
        # Rounded up: a fraction of a pixel too little makes an ellipsis of it.
        gap, wanted = text_width(_CATEGORY_GAP, font) + 1, text_width(name, font) + 1
        most = max(round(room.width() * _MOST_FOR_NUMBER), room.width() - wanted)
        width = min(wanted, room.width() - min(gap + text_width(number, font), most))
        place = QRect(room.left(), room.top(), width, room.height())
        between = QRect(place.right() + 1, room.top(), gap, room.height())
        rest = room.adjusted(width + gap, 0, 0, 0)
        place, between, rest = (QStyle.visualRect(direction, room, part) for part in (place, between, rest))
        self._draw(painter, place, name, CATEGORY_NAME, at_right=mirrored)
        painter.setPen(self._theme.colour("muted"))
        draw_line(painter, between, _CATEGORY_GAP, at_right=mirrored)
        return rest

    def _draw(self, painter: QPainter, room: QRect, text: str, column: Column, *, at_right: bool) -> None:
        parts = self._found(text, column)
        ink = Ink(self._theme.colour("text"), self._theme.colour("match_back")) if parts else None
        draw_line(painter, room, text, at_right=at_right, parts=parts, ink=ink)

    def _found(self, text: str, column: Column) -> Parts:
        if not self.words or column.search is None:
            return ()
        find = matching_parts if column.search is Search.WITHIN else matching_beginning
        return find(text, self.words)

    def _category_name(self, known: KnownAnimal) -> str:
        return in_one_line(self._rows.category_name(known) or "")
