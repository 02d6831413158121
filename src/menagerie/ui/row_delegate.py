"""Draws the rows of the animal table: text cells, the status pill, selection and the line below."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from menagerie.ui.theme import Theme
from menagerie.ui.wording import status_word

_PADDING = 12
_PILL_HEIGHT = 24
_PILL_PADDING = 9
_DOT = 6
_FOCUS_BAR = 3
_ID, _NAME, _STATUS = 0, 1, 3
_Index = QModelIndex | QPersistentModelIndex


class RowDelegate(QStyledItemDelegate):
    """Paints every cell itself, so that light, dark and mirrored layouts look alike on every system."""

    def __init__(self, theme: Theme, table: QTableView) -> None:
        super().__init__(table)
        self._theme = theme
        self._table = table

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint one cell."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_background(painter, option, index)
        inner = option.rect.adjusted(_PADDING, 0, -_PADDING, 0)
        if index.column() == _STATUS:
            self._paint_status(painter, inner, option, index)
        else:
            self._paint_text(painter, inner, option, index)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """Return the room that the whole text of a cell needs."""
        text = str(index.data(Qt.ItemDataRole.DisplayRole))
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
        if option.direction is Qt.LayoutDirection.RightToLeft:
            bar.moveRight(option.rect.right())
        painter.fillRect(bar, self._theme.colour("accent"))

    def _paint_text(
        self, painter: QPainter, room: QRect, option: QStyleOptionViewItem, index: _Index
    ) -> None:
        is_name = index.column() == _NAME
        font = _bold(option.font) if is_name else option.font
        painter.setFont(font)
        painter.setPen(self._theme.colour("text" if is_name else "muted"))
        # Line breaks and tabs in a name would leave the row; they are shown as spaces.
        text = " ".join(str(index.data(Qt.ItemDataRole.DisplayRole)).split())
        elided = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        side = Qt.AlignmentFlag.AlignRight if index.column() == _ID else Qt.AlignmentFlag.AlignLeft
        aligned = QStyle.visualAlignment(option.direction, side | Qt.AlignmentFlag.AlignVCenter)
        # Absolute: a right-to-left name in a left-to-right window still begins at the column's edge.
        painter.drawText(room, aligned | Qt.AlignmentFlag.AlignAbsolute | Qt.TextFlag.TextSingleLine, elided)

    def _paint_status(
        self, painter: QPainter, room: QRect, option: QStyleOptionViewItem, index: _Index
    ) -> None:
        animal = index.data(Qt.ItemDataRole.UserRole)
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


def _bold(font: QFont) -> QFont:
    result = QFont(font)
    result.setWeight(QFont.Weight.DemiBold)
    return result
