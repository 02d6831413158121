"""Draws the rows of the animal table: what was searched and what is new in them, status, selection, lines."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QModelIndex, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QStyle, QTableView

from menagerie.domain.folding import matching_parts
from menagerie.domain.known import KnownAnimal, Mark
from menagerie.domain.searching import matching_beginning
from menagerie.ui.listing.animal_rows import AnimalRows, Column
from menagerie.ui.look.plain_text import in_one_line
from menagerie.ui.look.theme import Ink, Theme
from menagerie.ui.look.wording import status_word
from menagerie.ui.widgets.marked_text import LineFont, LineFonts, Parts, draw_line
from menagerie.ui.widgets.pill import AROUND_WORD, Pills

_PADDING = 12
_FOCUS_BAR = 3
# Texts that are drawn beside each other are each rounded up to whole pixels.
_SPARE = 2
# The mark stands in the padding before a name, so that marked names begin where all others do.
_MARK = 6
_MARK_FROM_EDGE = 2
_RING = 2
_CATEGORY_GAP = "  ·  "
# The share of a category's cell that its number may take from the name that staff gave.
_MOST_FOR_NUMBER = 0.5
_NO_PARENT = QModelIndex()
# The place of a cell in the viewport, and the animal of its row.
_Cell = tuple[QRect, KnownAnimal]


class RowPainter:
    """Paints all rows itself, so that light, dark and mirrored layouts look alike on every system.

    Qt's own way, a delegate that is called for each cell, takes several times as long: place, font and state
    are made anew for every one. Here each row is asked for once, and each column drawn from top to bottom.
    """

    def __init__(self, theme: Theme, table: QTableView, rows: AnimalRows) -> None:
        self._theme = theme
        self._table = table
        self._rows = rows
        self._words: tuple[str, ...] = ()
        self._fonts = LineFonts(lambda font: (font, _bold(font)))
        self._pills = Pills()
        self._hovered = -1
        # Each cell wants to know, and to ask takes a while.
        self._is_mirrored = False

    def set_words(self, words: tuple[str, ...]) -> None:
        """Mark where any of the folded ``words`` of a search was found from now on."""
        if words != self._words:
            self._words = words
            self._table.viewport().update()

    def hover(self, row: int) -> None:
        """Show that the pointer is on this row from now on; -1 for none.

        Qt keeps to itself which row it takes for that, and paints only what it has seen change.
        """
        before, self._hovered = self._hovered, row
        if row != before:
            self.update_rows(before, row)

    def update_rows(self, *rows: int) -> None:
        """Have these rows painted anew, as far as they are there."""
        viewport = self._table.viewport()
        for row in rows:
            if row >= 0:
                top, height = self._table.rowViewportPosition(row), self._table.rowHeight(row)
                viewport.update(0, top, viewport.width(), height)

    def paint(self, painter: QPainter, exposed: QRect) -> None:
        """Paint what lies in the part of the viewport that is ``exposed``."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # What the service and staff wrote runs in its own direction, whatever that of the window.
        painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        self._is_mirrored = self._table.layoutDirection() is Qt.LayoutDirection.RightToLeft
        rows, columns = self._rows_within(exposed), self._columns()
        if not columns:
            return
        self._paint_backgrounds(painter, rows, columns)
        # Of a row that is still being read nothing is known.
        animals = [(top, known) for row, top in rows.items() if (known := self._rows.known(row))]
        for column, place in columns.items():
            if place.left() <= exposed.right() and place.right() >= exposed.left():
                cells = [(place.translated(0, top), known) for top, known in animals]
                self._paint_column(painter, column, cells)

    def fonts(self) -> tuple[LineFont, ...]:
        """Return the fonts that rows are drawn in."""
        return self._fonts.of(self._table.font())

    def width_of(self, column: Column, rows: Iterable[int]) -> int:
        """Return the room that the whole text of a column needs in these ``rows``."""
        _plain, bold = self.fonts()
        room = 2 * _PADDING + _SPARE + (AROUND_WORD if column is Column.STATUS else 0)
        texts = [self._whole_text(known, column) for row in rows if (known := self._rows.known(row))]
        return max((bold.width(text) + room for text in texts), default=0)

    def _rows_within(self, exposed: QRect) -> dict[int, int]:
        """Return the rows of which something is ``exposed``, and the top of each."""
        table = self._table
        first, last = table.rowAt(exposed.top()), table.rowAt(exposed.bottom())
        if first < 0:
            return {}
        if last < 0:
            last = self._rows.rowCount() - 1
        top, height = table.rowViewportPosition(first), table.rowHeight(first)
        return {row: top + (row - first) * height for row in range(first, last + 1)}

    def _columns(self) -> dict[Column, QRect]:
        """Return the columns that are shown, with the place of a cell in a row at the very top."""
        table, height = self._table, self._table.verticalHeader().defaultSectionSize()
        return {
            column: QRect(table.columnViewportPosition(column), 0, table.columnWidth(column), height)
            for column in Column
            if not table.isColumnHidden(column)
        }

    def _paint_backgrounds(
        self, painter: QPainter, rows: dict[int, int], columns: dict[Column, QRect]
    ) -> None:
        selection = self._table.selectionModel()
        current = self._table.currentIndex().row() if self._table.hasFocus() else -1
        whole = QRect()
        for place in columns.values():
            whole = whole.united(place)
        left, width, height = whole.left(), whole.width(), whole.height()
        for row, top in rows.items():
            if selection.isRowSelected(row, _NO_PARENT):
                painter.fillRect(left, top, width, height, self._theme.colour("selection"))
            elif row == self._hovered:
                painter.fillRect(left, top, width, height, self._theme.colour("hover"))
            painter.fillRect(left, top + height - 1, width, 1, self._theme.colour("line"))
            if row == current:
                bar = left + width - _FOCUS_BAR if self._is_mirrored else left
                painter.fillRect(bar, top, _FOCUS_BAR, height, self._theme.colour("accent"))

    def _paint_column(self, painter: QPainter, column: Column, cells: Sequence[_Cell]) -> None:
        plain, bold = self.fonts()
        for place, known in cells:
            room = place.adjusted(_PADDING, 0, -_PADDING, 0)
            match column:
                case Column.ID:
                    self._paint_id(painter, room, known, plain)
                case Column.NAME:
                    self._paint_mark(painter, place, known.mark)
                    self._paint_name(painter, room, known, plain, bold)
                case Column.CATEGORY:
                    self._paint_category(painter, room, known, plain)
                case Column.STATUS:
                    self._paint_status(painter, room, known)
                case Column.LAST_SEEN:
                    painter.setPen(self._theme.colour("muted"))
                    self._draw(painter, room, self._rows.text(known, column), plain, ())

    def _paint_id(self, painter: QPainter, room: QRect, known: KnownAnimal, font: LineFont) -> None:
        number = str(known.animal.id)
        painter.setPen(self._theme.colour("muted"))
        self._draw(painter, room, number, font, self._begun(number), at_end=True)

    def _paint_mark(self, painter: QPainter, cell: QRect, mark: Mark | None) -> None:
        if mark is None:
            return
        place = QRect(cell.left() + _MARK_FROM_EDGE, 0, _MARK, _MARK)
        place.moveTop(cell.center().y() - _MARK // 2)
        place = QStyle.visualRect(self._table.layoutDirection(), cell, place)
        if mark is Mark.NEW:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.colour("accent"))
            painter.drawEllipse(place)
        else:
            # A ring, so that the two differ by more than their colour.
            painter.setPen(QPen(self._theme.colour("pending"), _RING))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QRectF(place).adjusted(_RING / 2, _RING / 2, -_RING / 2, -_RING / 2))

    def _paint_name(
        self, painter: QPainter, room: QRect, known: KnownAnimal, plain: LineFont, bold: LineFont
    ) -> None:
        is_missing = known.missing_at is not None
        painter.setPen(self._theme.colour("muted" if is_missing else "text"))
        text = in_one_line(known.animal.name)
        self._draw(painter, room, text, plain if is_missing else bold, self._found(text))

    def _paint_category(self, painter: QPainter, room: QRect, known: KnownAnimal, font: LineFont) -> None:
        number, name = str(known.animal.category_id), self._category_name(known)
        if name:
            painter.setPen(self._theme.colour("muted" if known.missing_at is not None else "text"))
            room = self._paint_category_name(painter, room, name, number, font)
        painter.setPen(self._theme.colour("muted"))
        self._draw(painter, room, number, font, self._begun(number))

    def _paint_category_name(
        self, painter: QPainter, room: QRect, name: str, number: str, font: LineFont
    ) -> QRect:
        """Paint the name and the point after it; return the room that is left for the number.

        The two are drawn apart, so that a right-to-left name does not take the number's place.
        """
        direction, gap = self._table.layoutDirection(), font.width(_CATEGORY_GAP)
        for_number = min(gap + font.width(number), round(room.width() * _MOST_FOR_NUMBER))
        width = min(font.width(name) + 1, room.width() - for_number)
        place = QRect(room.left(), room.top(), width, room.height())
        between = QRect(place.right() + 1, room.top(), gap, room.height())
        rest = room.adjusted(width + gap, 0, 0, 0)
        place, between, rest = (QStyle.visualRect(direction, room, part) for part in (place, between, rest))
        self._draw(painter, place, name, font, self._found(name))
        painter.setPen(self._theme.colour("muted"))
        self._draw(painter, between, _CATEGORY_GAP, font, ())
        return rest

    def _paint_status(self, painter: QPainter, room: QRect, known: KnownAnimal) -> None:
        status, table = known.animal.status, self._table
        ink = self._theme.status_ink(status)
        self._pills.draw(
            painter, room, status_word(status), ink, table.font(), direction=table.layoutDirection()
        )

    def _draw(
        self,
        painter: QPainter,
        room: QRect,
        text: str,
        font: LineFont,
        parts: Parts,
        *,
        at_end: bool = False,
    ) -> None:
        ink = Ink(self._theme.colour("text"), self._theme.colour("match_back")) if parts else None
        draw_line(painter, room, text, font, at_right=at_end is not self._is_mirrored, parts=parts, ink=ink)

    def _found(self, text: str) -> Parts:
        return matching_parts(text, self._words) if self._words else ()

    def _begun(self, number: str) -> Parts:
        return matching_beginning(number, self._words) if self._words else ()

    def _category_name(self, known: KnownAnimal) -> str:
        return in_one_line(self._rows.category_name(known) or "")

    def _whole_text(self, known: KnownAnimal, column: Column) -> str:
        text = in_one_line(self._rows.text(known, column))
        name = self._category_name(known) if column is Column.CATEGORY else ""
        return f"{name}{_CATEGORY_GAP}{text}" if name else text


def _bold(font: QFont) -> QFont:
    result = QFont(font)
    result.setWeight(QFont.Weight.DemiBold)
    return result
