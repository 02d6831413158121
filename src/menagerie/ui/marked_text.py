"""Draws one line of text in which some parts are marked, cut with an ellipsis where it is too long."""

import string
from itertools import takewhile

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QTextCharFormat, QTextLayout, QTextOption

from menagerie.ui.theme import Ink

Parts = tuple[tuple[int, int], ...]

# Absolute: a right-to-left name in a left-to-right window still begins at the column's edge. They are put
# together once, since a screen full of rows needs them a hundred times.
_AT_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute
_AT_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute
_IN_THE_MIDDLE = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
_PLAIN_AT_LEFT, _PLAIN_AT_RIGHT = _AT_LEFT | _IN_THE_MIDDLE, _AT_RIGHT | _IN_THE_MIDDLE
_LAST_OF_BASIC_PLANE = "\uffff"
# By the font's key; an application has a handful of fonts.
_widest_letters: dict[str, int] = {}


def draw_line(
    painter: QPainter, room: QRect, text: str, *, at_right: bool, parts: Parts, ink: Ink | None
) -> None:
    """Draw ``text`` in the painter's font and pen, at one side of ``room`` and vertically in its middle.

    ``parts`` are (start, length) in characters of ``text``; they are drawn in ``ink``. Of a part that was cut
    off, the ellipsis is marked.
    """
    font = painter.font()
    shown = text
    if not (text.isascii() and len(text) * _widest_letter(font) <= room.width()):
        shown = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
    if not parts or ink is None:
        painter.drawText(room, _PLAIN_AT_RIGHT if at_right else _PLAIN_AT_LEFT, shown)
        return
    layout = QTextLayout(shown, font, painter.device())
    option = QTextOption(_AT_RIGHT if at_right else _AT_LEFT)
    option.setWrapMode(QTextOption.WrapMode.NoWrap)
    option.setTextDirection(painter.layoutDirection())
    layout.setTextOption(option)
    layout.beginLayout()
    line = layout.createLine()
    line.setLineWidth(room.width())
    layout.endLayout()
    below_top = (room.height() - round(line.height())) // 2
    place = QPointF(room.left(), room.top() + below_top)
    layout.draw(painter, place, _marks(shown, _shown_parts(text, shown, parts), ink))


def _widest_letter(font: QFont) -> int:
    """Return the width of the widest letter of ASCII: to measure a text costs as much as to draw it."""
    key = font.key()
    if key not in _widest_letters:
        metrics = QFontMetrics(font)
        _widest_letters[key] = max(metrics.horizontalAdvance(letter) for letter in string.printable)
    return _widest_letters[key]


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
        mark.start = _units(shown[:start])
        mark.length = _units(shown[start : start + length])
        mark.format = look
        marks.append(mark)
    return marks


def _units(text: str) -> int:
    """Return the length of ``text`` as Qt counts: characters beyond the basic plane are two units."""
    return len(text) + sum(character > _LAST_OF_BASIC_PLANE for character in text)
