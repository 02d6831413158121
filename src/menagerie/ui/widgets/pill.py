"""Draws a state as a pill: a dot and a word in the state's colours, so that neither tells it alone."""

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPixmap
from PySide6.QtWidgets import QStyle

from menagerie.ui.look.theme import Ink
from menagerie.ui.widgets.marked_text import LineFont, LineFonts

_PADDING = 9
_DOT = 6
_HEIGHT = 24
_AFTER_DOT = 4
# The width of a pill beyond that of its word.
AROUND_WORD = 2 * _PADDING + _DOT + _AFTER_DOT
# Longer ones, of a state that the interface does not list, are drawn each time and not kept.
_LONGEST_KEPT = 40
# As many as nobody sees; a service may make up states.
_MOST_KEPT = 100


class Pills:
    """Draws the pills of one view. Each is drawn once and kept: a screen shows the same few in every row."""

    def __init__(self) -> None:
        self._fonts = LineFonts(lambda font: (_medium(font),))
        self._kept: dict[tuple[object, ...], QPixmap] = {}

    def draw(
        self,
        painter: QPainter,
        room: QRect,
        word: str,
        ink: Ink,
        font: QFont,
        *,
        direction: Qt.LayoutDirection,
        at_end: bool = False,
    ) -> QRect:
        """Draw ``word`` at the leading edge of ``room``, or ``at_end`` at the trailing one; return the pill.

        It stands in the middle of the room's height, and is cut with an ellipsis where there is too little
        width. ``font`` is that of the view.
        """
        (medium,) = self._fonts.of(font)
        shown = medium.shown(word, room.width() - AROUND_WORD)
        size = QSize(medium.width(shown) + AROUND_WORD, max(_HEIGHT, medium.height + 4))
        left = room.right() + 1 - size.width() if at_end else room.left()
        pill = QRect(QPoint(left, room.center().y() - size.height() // 2), size)
        pill = QStyle.visualRect(direction, room, pill)
        ratio = painter.device().devicePixelRatio()
        if len(word) > _LONGEST_KEPT or not float(ratio).is_integer():
            # Between whole pixels a picture would be blurred.
            _draw(painter, pill, shown, ink, medium, direction)
        else:
            painter.drawPixmap(pill.topLeft(), self._picture(size, shown, ink, medium, direction, ratio))
        return pill

    def _picture(
        self,
        size: QSize,
        shown: str,
        ink: Ink,
        font: LineFont,
        direction: Qt.LayoutDirection,
        ratio: float,
    ) -> QPixmap:
        key = (font, shown, size.toTuple(), ink.text.rgba(), ink.background.rgba(), ratio, direction)
        if key not in self._kept:
            if len(self._kept) >= _MOST_KEPT:
                self._kept.clear()
            picture = QPixmap(size * ratio)
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            _draw(painter, QRect(QPoint(), size), shown, ink, font, direction)
            painter.end()
            self._kept[key] = picture
        return self._kept[key]


def _draw(
    painter: QPainter, pill: QRect, shown: str, ink: Ink, font: LineFont, direction: Qt.LayoutDirection
) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink.background)
    painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
    dot = QRectF(pill.left() + _PADDING, pill.center().y() - _DOT / 2 + 0.5, _DOT, _DOT)
    painter.setBrush(ink.text)
    painter.drawEllipse(QStyle.visualRect(direction, pill, dot.toAlignedRect()))
    painter.setFont(font.font)
    painter.setPen(ink.text)
    words = pill.adjusted(_PADDING + _DOT + _AFTER_DOT, 0, -_PADDING + 2, 0)
    painter.drawText(QStyle.visualRect(direction, pill, words), Qt.AlignmentFlag.AlignCenter, shown)


def _medium(font: QFont) -> QFont:
    result = QFont(font)
    result.setWeight(QFont.Weight.Medium)
    return result
