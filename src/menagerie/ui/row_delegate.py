"""Draws the rows of the animal table: what was searched and what is new in them, status, selection, lines."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from menagerie.domain.folding import matching_parts
from menagerie.domain.known import KnownAnimal, Mark
from menagerie.domain.searching import matching_beginning
from menagerie.ui.animal_rows import Column
from menagerie.ui.marked_text import LineFont, LineFonts, Parts, draw_line
from menagerie.ui.pill import DOT, PILL_PADDING, Pills
from menagerie.ui.plain_text import in_one_line
from menagerie.ui.roles import CATEGORY_NAME_ROLE, KNOWN_ROLE
from menagerie.ui.theme import Ink, Theme
from menagerie.ui.wording import status_word

_PADDING = 12
_FOCUS_BAR = 3
# The mark stands in the padding before a name, so that marked names begin where all others do.
_MARK = 6
_MARK_FROM_EDGE = 2
_RING = 2
_CATEGORY_GAP = "  ·  "
# The share of a category's cell that its number may take from the name that staff gave.
_MOST_FOR_NUMBER = 0.5
# As plain bits: to ask Qt's own flags takes longer than to fill the cell.
_SELECTED = QStyle.StateFlag.State_Selected.value
_HOVERED = QStyle.StateFlag.State_MouseOver.value
_Index = QModelIndex | QPersistentModelIndex


class RowDelegate(QStyledItemDelegate):
    """Paints every cell itself, so that light, dark and mirrored layouts look alike on every system."""

    def __init__(self, theme: Theme, table: QTableView) -> None:
        super().__init__(table)
        self._theme = theme
        self._table = table
        self._words: tuple[str, ...] = ()
        self._fonts = LineFonts(lambda font: (font, _bold(font)))
        self._pills = Pills()

    def set_words(self, words: tuple[str, ...]) -> None:
        """Mark where any of the folded ``words`` of a search was found from now on."""
        if words != self._words:
            self._words = words
            self._table.viewport().update()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint one cell."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # What the service and staff wrote runs in its own direction, whatever that of the window.
        painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        self._paint_background(painter, option, index)
        known = index.data(KNOWN_ROLE)
        if known is not None:  # else the row is still being read
            cell = _Cell(option, *self._fonts.of(option.font))
            self._paint_content(painter, cell, index, known)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """Return the room that the whole text of a cell needs."""
        text = _text(index)
        if index.column() == Column.CATEGORY and (name := _category_name(index)):
            text = f"{name}{_CATEGORY_GAP}{text}"
        room = 2 * _PADDING + (2 * PILL_PADDING + DOT if index.column() == Column.STATUS else 0)
        _plain, bold = self._fonts.of(option.font)
        return QSize(bold.width(text) + room, self._table.verticalHeader().defaultSectionSize())

    def _paint_content(self, painter: QPainter, cell: "_Cell", index: _Index, known: KnownAnimal) -> None:
        match index.column():
            case Column.ID:
                text = str(known.animal.id)
                painter.setPen(self._theme.colour("muted"))
                at_right = not cell.is_mirrored
                self._draw(painter, cell.inner, text, cell.plain, self._begun(text), at_right=at_right)
            case Column.NAME:
                self._paint_mark(painter, cell, known.mark)
                self._paint_name(painter, cell, known)
            case Column.CATEGORY:
                self._paint_category(painter, cell, index, known)
            case Column.STATUS:
                status = known.animal.status
                ink = self._theme.status_ink(status)
                self._pills.draw(painter, cell.inner, status_word(status), ink, cell.option)
            case _:
                painter.setPen(self._theme.colour("muted"))
                self._draw(painter, cell.inner, _text(index), cell.plain, (), at_right=cell.is_mirrored)

    def _paint_background(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        row, state = option.rect, option.state.value
        if state & _SELECTED:
            painter.fillRect(row, self._theme.colour("selection"))
        elif state & _HOVERED:
            painter.fillRect(row, self._theme.colour("hover"))
        painter.fillRect(row.left(), row.bottom(), row.width(), 1, self._theme.colour("line"))
        if index.row() == self._table.currentIndex().row() and self._table.hasFocus():
            self._paint_focus(painter, option, index)

    def _paint_focus(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        header = self._table.horizontalHeader()
        if header.visualIndex(index.column()) != 0:
            return
        bar = QRect(option.rect.topLeft(), QSize(_FOCUS_BAR, option.rect.height()))
        if _is_mirrored(option):
            bar.moveRight(option.rect.right())
        painter.fillRect(bar, self._theme.colour("accent"))

    def _paint_mark(self, painter: QPainter, cell: "_Cell", mark: Mark | None) -> None:
        if mark is None:
            return
        room = cell.option.rect
        place = QRect(room.left() + _MARK_FROM_EDGE, 0, _MARK, _MARK)
        place.moveTop(room.center().y() - _MARK // 2)
        place = QStyle.visualRect(cell.option.direction, room, place)
        if mark is Mark.NEW:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.colour("accent"))
            painter.drawEllipse(place)
        else:
            # A ring, so that the two differ by more than their colour.
            painter.setPen(QPen(self._theme.colour("pending"), _RING))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QRectF(place).adjusted(_RING / 2, _RING / 2, -_RING / 2, -_RING / 2))

    def _paint_name(self, painter: QPainter, cell: "_Cell", known: KnownAnimal) -> None:
        is_missing = known.missing_at is not None
        painter.setPen(self._theme.colour("muted" if is_missing else "text"))
        text, font = in_one_line(known.animal.name), cell.plain if is_missing else cell.bold
        self._draw(painter, cell.inner, text, font, self._found(text), at_right=cell.is_mirrored)

    def _paint_category(self, painter: QPainter, cell: "_Cell", index: _Index, known: KnownAnimal) -> None:
        number, name, room = str(known.animal.category_id), _category_name(index), cell.inner
        if name:
            painter.setPen(self._theme.colour("muted" if known.missing_at is not None else "text"))
            room = self._paint_category_name(painter, cell, name, number)
        painter.setPen(self._theme.colour("muted"))
        self._draw(painter, room, number, cell.plain, self._begun(number), at_right=cell.is_mirrored)

    def _paint_category_name(self, painter: QPainter, cell: "_Cell", name: str, number: str) -> QRect:
        """Paint the name and the point after it; return the room that is left for the number.

        The two are drawn apart, so that a right-to-left name does not take the number's place.
        """
        room, direction, font = cell.inner, cell.option.direction, cell.plain
        gap = font.width(_CATEGORY_GAP)
        for_number = min(gap + font.width(number), round(room.width() * _MOST_FOR_NUMBER))
        width = min(font.width(name) + 1, room.width() - for_number)
        place = QRect(room.left(), room.top(), width, room.height())
        between = QRect(place.right() + 1, room.top(), gap, room.height())
        rest = room.adjusted(width + gap, 0, 0, 0)
        place, between, rest = (QStyle.visualRect(direction, room, part) for part in (place, between, rest))
        self._draw(painter, place, name, font, self._found(name), at_right=cell.is_mirrored)
        painter.setPen(self._theme.colour("muted"))
        painter.drawText(between, Qt.AlignmentFlag.AlignCenter, _CATEGORY_GAP.strip())
        return rest

    def _draw(
        self, painter: QPainter, room: QRect, text: str, font: LineFont, parts: Parts, *, at_right: bool
    ) -> None:
        ink = Ink(self._theme.colour("text"), self._theme.colour("match_back")) if parts else None
        draw_line(painter, room, text, font, at_right=at_right, parts=parts, ink=ink)

    def _found(self, text: str) -> Parts:
        return matching_parts(text, self._words) if self._words else ()

    def _begun(self, number: str) -> Parts:
        return matching_beginning(number, self._words) if self._words else ()


class _Cell:
    """What is asked of an option more than once: each time costs as much as drawing a letter."""

    __slots__ = ("bold", "inner", "is_mirrored", "option", "plain")

    def __init__(self, option: QStyleOptionViewItem, plain: LineFont, bold: LineFont) -> None:
        self.option = option
        self.plain, self.bold = plain, bold
        self.inner = option.rect.adjusted(_PADDING, 0, -_PADDING, 0)
        self.is_mirrored = _is_mirrored(option)


def _text(index: _Index) -> str:
    return in_one_line(str(index.data(Qt.ItemDataRole.DisplayRole)))


def _category_name(index: _Index) -> str:
    return in_one_line(str(index.data(CATEGORY_NAME_ROLE) or ""))


def _is_mirrored(option: QStyleOptionViewItem) -> bool:
    return option.direction is Qt.LayoutDirection.RightToLeft


def _bold(font: QFont) -> QFont:
    result = QFont(font)
    result.setWeight(QFont.Weight.DemiBold)
    return result
