"""Draws a state as a pill: a dot and a word in the state's colours, so that neither tells it alone."""

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from menagerie.ui.theme import Ink

PILL_PADDING = 9
DOT = 6
_HEIGHT = 24
_AFTER_DOT = 4
_AROUND = 2 * PILL_PADDING + DOT + _AFTER_DOT


def draw_pill(
    painter: QPainter,
    room: QRect,
    word: str,
    ink: Ink,
    option: QStyleOptionViewItem,
    *,
    at_end: bool = False,
) -> QRect:
    """Draw ``word`` at the leading edge of ``room``, or ``at_end`` at the trailing one; return the pill.

    It stands in the middle of the room's height, and is cut with an ellipsis where there is too little width.
    Font and direction are those of ``option``.
    """
    font = QFont(option.font)
    font.setWeight(QFont.Weight.Medium)
    metrics = QFontMetrics(font)
    text = metrics.elidedText(word, Qt.TextElideMode.ElideRight, room.width() - _AROUND)
    width = metrics.horizontalAdvance(text) + _AROUND
    height = max(_HEIGHT, metrics.height() + 4)
    left = room.right() + 1 - width if at_end else room.left()
    pill = QRect(left, room.center().y() - height // 2, width, height)
    pill = QStyle.visualRect(option.direction, room, pill)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink.background)
    painter.drawRoundedRect(pill, height / 2, height / 2)
    dot = QRectF(pill.left() + PILL_PADDING, pill.center().y() - DOT / 2 + 0.5, DOT, DOT)
    painter.setBrush(ink.text)
    painter.drawEllipse(QStyle.visualRect(option.direction, pill, dot.toAlignedRect()))
    painter.setFont(font)
    painter.setPen(ink.text)
    words = pill.adjusted(PILL_PADDING + DOT + _AFTER_DOT, 0, -PILL_PADDING + 2, 0)
    words = QStyle.visualRect(option.direction, pill, words)
    painter.drawText(words, Qt.AlignmentFlag.AlignCenter, text)
    return pill
