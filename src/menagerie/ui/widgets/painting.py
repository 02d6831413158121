"""Draws the parts of a row that a delegate paints: a line of text with marked parts, and a pill."""

import math
from collections.abc import Iterable
from itertools import takewhile

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QPainter,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QStyle

from menagerie.ui.look.icons import tinted_pixmap
from menagerie.ui.look.theme import Ink, Theme, sized
from menagerie.ui.words.states import AddState, look_of, state_word

# (start, length) in characters of a text.
Parts = tuple[tuple[int, int], ...]

# Absolute, so that a right-to-left name in a left-to-right window still begins at the column's edge.
_AT_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute
_AT_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute
_CENTRED = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
_LINE_AT_LEFT, _LINE_AT_RIGHT = _AT_LEFT | _CENTRED, _AT_RIGHT | _CENTRED
_LAST_OF_BASIC_PLANE = "\uffff"
_PILL_PADDING = 9
_PILL_HEIGHT = 24
_DOT = 6
_AFTER_DOT = 4
_ICON = 14


def around_word(mark: int = _DOT) -> int:
    """Return the width of a pill beyond that of its word; ``mark`` is the usual size of its dot or icon."""
    return 2 * _PILL_PADDING + sized(mark) + _AFTER_DOT


def draw_row_line(painter: QPainter, row: QRect, colour: QColor) -> None:
    """Draw the line at the lower edge of a row or a cell: all alike, as many whole pixels of the screen each.

    At 125 % a pixel of the layout would be one of the screen in some rows, and two in others.
    """
    to_screen = painter.deviceTransform()
    scale = to_screen.m22()
    thickness = max(1, round(scale))
    end = round(to_screen.map(QPointF(0, row.bottom() + 1)).y())
    top = (end - thickness - to_screen.dy()) / scale
    painter.fillRect(QRectF(row.left(), top, row.width(), thickness / scale), colour)


def draw_line(
    painter: QPainter,
    room: QRect,
    text: str,
    *,
    at_right: bool = False,
    parts: Parts = (),
    ink: Ink | None = None,
) -> None:
    """Draw ``text`` in the painter's font and pen, vertically centred in ``room``.

    Text that is too long ends in an ellipsis. ``parts`` are drawn in ``ink``; if one is cut off, the
    ellipsis is marked.
    """
    shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room.width())
    if not parts or ink is None:
        painter.drawText(room, _LINE_AT_RIGHT if at_right else _LINE_AT_LEFT, shown)
        return
    layout = QTextLayout(shown, painter.font(), painter.device())
    option = QTextOption(_AT_RIGHT if at_right else _AT_LEFT)
    option.setWrapMode(QTextOption.WrapMode.NoWrap)
    option.setTextDirection(painter.layoutDirection())
    layout.setTextOption(option)
    layout.beginLayout()
    line = layout.createLine()
    line.setLineWidth(room.width())
    layout.endLayout()
    top = room.top() + (room.height() - round(line.height())) // 2
    layout.draw(painter, QPointF(room.left(), top), _marks(shown, _shown_parts(text, shown, parts), ink))


def draw_pill(
    painter: QPainter,
    room: QRect,
    word: str,
    ink: Ink,
    direction: Qt.LayoutDirection,
    *,
    at_end: bool = False,
    icon: str = "",
    has_edge: bool = False,
) -> QRect:
    """Draw ``word`` and a dot or an icon in a pill at the leading edge of ``room``, or at its trailing edge.

    The dot and the word say the same, so that colour alone never tells it. ``direction`` is that of the
    view; ``has_edge`` sets the pill off from a selected row. Return the rectangle of the pill.
    """
    mark, around = sized(_ICON if icon else _DOT), around_word(_ICON if icon else _DOT)
    painter.setFont(pill_font(painter.font()))
    metrics = painter.fontMetrics()
    shown = metrics.elidedText(word, Qt.TextElideMode.ElideRight, room.width() - around)
    size = QSize(metrics.horizontalAdvance(shown) + around, max(sized(_PILL_HEIGHT), metrics.height() + 4))
    left = room.right() + 1 - size.width() if at_end else room.left()
    pill = QRect(QPoint(left, room.top() + (room.height() - size.height()) // 2), size)
    pill = QStyle.visualRect(direction, room, pill)
    rect = QRect(pill.left() + _PILL_PADDING, pill.center().y() - mark // 2 + 1, mark, mark)
    rect = QStyle.visualRect(direction, pill, rect)
    words = pill.adjusted(_PILL_PADDING + mark + _AFTER_DOT, 0, -_PILL_PADDING + 2, 0)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(ink.text if has_edge else Qt.PenStyle.NoPen)
    painter.setBrush(ink.background)
    shape = QRectF(pill).adjusted(0.5, 0.5, -0.5, -0.5) if has_edge else QRectF(pill)
    painter.drawRoundedRect(shape, pill.height() / 2, pill.height() / 2)
    painter.setPen(Qt.PenStyle.NoPen)
    if icon:
        scale = painter.device().devicePixelRatioF()
        painter.drawPixmap(rect, tinted_pixmap(icon, ink.text, mark, scale))
    else:
        painter.setBrush(ink.text)
        painter.drawEllipse(rect)
    painter.setPen(ink.text)
    painter.drawText(QStyle.visualRect(direction, pill, words), Qt.AlignmentFlag.AlignCenter, shown)
    return pill


def draw_state(
    painter: QPainter,
    room: QRect,
    state: AddState,
    theme: Theme,
    direction: Qt.LayoutDirection,
    text: str = "",
    *,
    at_end: bool = False,
    has_edge: bool = False,
) -> QRect:
    """Draw the state of an add as ``draw_pill`` does; ``text`` says more than its word."""
    word = text or state_word(state)
    icon, ink = look_of(state).icon, state_ink(theme, state)
    return draw_pill(painter, room, word, ink, direction, at_end=at_end, icon=icon, has_edge=has_edge)


def state_ink(theme: Theme, state: AddState) -> Ink:
    """Return the colours of the state of an add."""
    look = look_of(state)
    return Ink(theme.colour(look.text), theme.colour(look.background))


def states_width(font: QFont) -> int:
    """Return the width in which the pill of each state is whole, in a view of this ``font``."""
    return pill_width(map(state_word, AddState), font) + sized(_ICON) - sized(_DOT)


def pill_font(font: QFont) -> QFont:
    """Return the font of a pill's word in a view of this ``font``."""
    return with_weight(font, QFont.Weight.Medium)


def pill_width(words: Iterable[str], font: QFont) -> int:
    """Return the width in which a pill with any of these words is whole, in a view of this ``font``."""
    metrics = QFontMetricsF(pill_font(font))
    return math.ceil(max(map(metrics.horizontalAdvance, words))) + around_word()


def with_weight(font: QFont, weight: QFont.Weight) -> QFont:
    """Return a copy of ``font`` of this weight."""
    result = QFont(font)
    result.setWeight(weight)
    return result


def text_width(text: str, font: QFont) -> int:
    """Return the width of ``text`` in pixels."""
    return QFontMetrics(font).horizontalAdvance(text)


def _shown_parts(text: str, shown: str, parts: Parts) -> Parts:
    """Return the parts of ``text`` as parts of ``shown``, which is its beginning and an ellipsis."""
    if shown == text:
        return parts
    kept = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(text, shown, strict=False)))
    whole = tuple((start, length) for start, length in parts if start + length <= kept)
    cut = [start for start, length in parts if start + length > kept]
    return (*whole, (min(kept, cut[0]), len(shown) - min(kept, cut[0]))) if cut else whole


def _marks(shown: str, parts: Parts, ink: Ink) -> list[QTextLayout.FormatRange]:
    look = QTextCharFormat()
    look.setForeground(ink.text)
    look.setBackground(ink.background)
    marks = []
    for start, length in parts:
        mark = QTextLayout.FormatRange()
        mark.start = _utf16_length(shown[:start])
        mark.length = _utf16_length(shown[start : start + length])
        mark.format = look
        marks.append(mark)
    return marks


def _utf16_length(text: str) -> int:
    """Return the length of ``text`` as Qt counts: a character beyond the basic plane is two units."""
    return len(text) + sum(character > _LAST_OF_BASIC_PLANE for character in text)
