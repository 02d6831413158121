"""Draws the rows of the animal table: what was searched and what is new in them, status, selection, lines."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from menagerie.domain.folding import matching_parts
from menagerie.domain.known import Mark
from menagerie.domain.searching import matching_beginning
from menagerie.ui.marked_text import Parts, draw_line
from menagerie.ui.roles import CATEGORY_NAME_ROLE, MARK_ROLE, MISSING_ROLE
from menagerie.ui.theme import Ink, Theme
from menagerie.ui.wording import status_word

_PADDING = 12
_PILL_HEIGHT = 24
_PILL_PADDING = 9
_DOT = 6
_FOCUS_BAR = 3
# The mark stands in the padding before a name, so that marked names begin where all others do.
_MARK = 6
_MARK_FROM_EDGE = 2
_RING = 2
_CATEGORY_GAP = "  ·  "
# The share of a category's cell that its number may take from the name that staff gave.
_MOST_FOR_NUMBER = 0.5
# No cell is wide enough for more characters, and a name may have millions.
_MOST_SHOWN = 4000
_ID, _NAME, _CATEGORY, _STATUS = 0, 1, 2, 3
_Index = QModelIndex | QPersistentModelIndex


class RowDelegate(QStyledItemDelegate):
    """Paints every cell itself, so that light, dark and mirrored layouts look alike on every system."""

    def __init__(self, theme: Theme, table: QTableView) -> None:
        super().__init__(table)
        self._theme = theme
        self._table = table
        self._words: tuple[str, ...] = ()

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
        inner = option.rect.adjusted(_PADDING, 0, -_PADDING, 0)
        if index.column() == _STATUS:
            self._paint_status(painter, inner, option, index)
        elif index.column() == _NAME:
            self._paint_mark(painter, option, index)
            self._paint_name(painter, inner, option, index)
        elif index.column() == _CATEGORY:
            self._paint_category(painter, inner, option, index)
        else:
            self._paint_other(painter, inner, option, index)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """Return the room that the whole text of a cell needs."""
        text = _text(index)
        if index.column() == _CATEGORY and (name := _category_name(index)):
            text = f"{name}{_CATEGORY_GAP}{text}"
        room = 2 * _PADDING + (2 * _PILL_PADDING + _DOT if index.column() == _STATUS else 0)
        width = QFontMetrics(_bold(option.font)).horizontalAdvance(text) + room
        return QSize(width, self._table.verticalHeader().defaultSectionSize())

    def _paint_background(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        if selected or hovered:
            painter.fillRect(option.rect, self._theme.colour("selection" if selected else "hover"))
        row = option.rect
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

    def _paint_mark(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        mark = index.data(MARK_ROLE)
        if mark is None:
            return
        place = QRect(option.rect.left() + _MARK_FROM_EDGE, 0, _MARK, _MARK)
        place.moveTop(option.rect.center().y() - _MARK // 2)
        place = QStyle.visualRect(option.direction, option.rect, place)
        if mark == Mark.NEW:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.colour("accent"))
            painter.drawEllipse(place)
        else:
            # A ring, so that the two differ by more than their colour.
            painter.setPen(QPen(self._theme.colour("pending"), _RING))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QRectF(place).adjusted(_RING / 2, _RING / 2, -_RING / 2, -_RING / 2))

    def _paint_name(
        self, painter: QPainter, room: QRect, option: QStyleOptionViewItem, index: _Index
    ) -> None:
        is_missing = bool(index.data(MISSING_ROLE))
        painter.setFont(option.font if is_missing else _bold(option.font))
        painter.setPen(self._theme.colour("muted" if is_missing else "text"))
        text = _text(index)
        self._draw(painter, room, text, self._found(text), at_right=_is_mirrored(option))

    def _paint_category(
        self, painter: QPainter, room: QRect, option: QStyleOptionViewItem, index: _Index
    ) -> None:
        number, name = _text(index), _category_name(index)
        painter.setFont(option.font)
        if name:
            painter.setPen(self._theme.colour("muted" if index.data(MISSING_ROLE) else "text"))
            room = self._paint_category_name(painter, room, option, name, number)
        painter.setPen(self._theme.colour("muted"))
        self._draw(painter, room, number, self._begun(number), at_right=_is_mirrored(option))

    def _paint_category_name(
        self, painter: QPainter, room: QRect, option: QStyleOptionViewItem, name: str, number: str
    ) -> QRect:
        """Paint the name and the point after it; return the room that is left for the number.

        The two are drawn apart, so that a right-to-left name does not take the number's place.
        """
        metrics = QFontMetrics(option.font)
        gap = metrics.horizontalAdvance(_CATEGORY_GAP)
        for_number = min(gap + metrics.horizontalAdvance(number), round(room.width() * _MOST_FOR_NUMBER))
        width = min(metrics.horizontalAdvance(name) + 1, room.width() - for_number)
        place = QRect(room.left(), room.top(), width, room.height())
        between = QRect(place.right() + 1, room.top(), gap, room.height())
        rest = room.adjusted(width + gap, 0, 0, 0)
        place, between, rest = (QStyle.visualRect(option.direction, room, r) for r in (place, between, rest))
        self._draw(painter, place, name, self._found(name), at_right=_is_mirrored(option))
        painter.setPen(self._theme.colour("muted"))
        painter.drawText(between, Qt.AlignmentFlag.AlignCenter, _CATEGORY_GAP.strip())
        return rest

    def _paint_other(
        self, painter: QPainter, room: QRect, option: QStyleOptionViewItem, index: _Index
    ) -> None:
        painter.setFont(option.font)
        painter.setPen(self._theme.colour("muted"))
        text = _text(index)
        if index.column() == _ID:
            self._draw(painter, room, text, self._begun(text), at_right=not _is_mirrored(option))
        else:
            self._draw(painter, room, text, (), at_right=_is_mirrored(option))

    def _draw(self, painter: QPainter, room: QRect, text: str, parts: Parts, *, at_right: bool) -> None:
        ink = Ink(self._theme.colour("text"), self._theme.colour("match_back")) if parts else None
        draw_line(painter, room, text, at_right=at_right, parts=parts, ink=ink)

    def _found(self, text: str) -> Parts:
        return matching_parts(text, self._words) if self._words else ()

    def _begun(self, number: str) -> Parts:
        return matching_beginning(number, self._words) if self._words else ()

    def _paint_status(
        self, painter: QPainter, room: QRect, option: QStyleOptionViewItem, index: _Index
    ) -> None:
        animal = index.data(Qt.ItemDataRole.UserRole)
        if animal is None:
            return  # the row is still being read
        word = status_word(animal.status)
        ink = self._theme.status_ink(animal.status)
        font = QFont(option.font)
        font.setWeight(QFont.Weight.Medium)
        metrics = QFontMetrics(font)
        around = 2 * _PILL_PADDING + _DOT + 4
        text = metrics.elidedText(word, Qt.TextElideMode.ElideRight, room.width() - around)
        width = metrics.horizontalAdvance(text) + around
        height = max(_PILL_HEIGHT, metrics.height() + 4)
        pill = QRect(room.left(), room.center().y() - height // 2, width, height)
        pill = QStyle.visualRect(option.direction, room, pill)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink.background)
        painter.drawRoundedRect(pill, height / 2, height / 2)
        dot = QRectF(pill.left() + _PILL_PADDING, pill.center().y() - _DOT / 2 + 0.5, _DOT, _DOT)
        painter.setBrush(ink.text)
        painter.drawEllipse(QStyle.visualRect(option.direction, pill, dot.toAlignedRect()))
        painter.setFont(font)
        painter.setPen(ink.text)
        words = pill.adjusted(_PILL_PADDING + _DOT + 4, 0, -_PILL_PADDING + 2, 0)
        words = QStyle.visualRect(option.direction, pill, words)
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, text)


def _text(index: _Index) -> str:
    return _in_one_line(str(index.data(Qt.ItemDataRole.DisplayRole)))


def _category_name(index: _Index) -> str:
    return _in_one_line(str(index.data(CATEGORY_NAME_ROLE) or ""))


def _in_one_line(text: str) -> str:
    # Line breaks and tabs in a name would leave the row; they are shown as spaces.
    return " ".join(text[:_MOST_SHOWN].split())


def _is_mirrored(option: QStyleOptionViewItem) -> bool:
    return option.direction is Qt.LayoutDirection.RightToLeft


def _bold(font: QFont) -> QFont:
    result = QFont(font)
    result.setWeight(QFont.Weight.DemiBold)
    return result
