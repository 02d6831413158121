"""Draws one line of text in which some parts are marked, cut with an ellipsis where it is too long."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import takewhile

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QPainter,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)

from menagerie.ui.look.theme import Ink

Parts = tuple[tuple[int, int], ...]

# Absolute: a right-to-left name in a left-to-right window still begins at the column's edge. They are put
# together once, since a screen full of rows needs them a hundred times.
_AT_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute
_AT_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute
_IN_THE_MIDDLE = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
_PLAIN_AT_LEFT, _PLAIN_AT_RIGHT = _AT_LEFT | _IN_THE_MIDDLE, _AT_RIGHT | _IN_THE_MIDDLE
# Up to here (Latin, Greek, Cyrillic, Armenian) all text runs to the right, letter after letter.
_LAST_OF_SIMPLE_SCRIPTS = "\u058f"
_LAST_OF_BASIC_PLANE = "\uffff"
# The rows of a screen have the same few categories, and some numbers each.
_WIDTHS_KEPT = 256


class LineFont:
    """A font, with what would have to be asked of it for each line that is drawn in it."""

    def __init__(self, font: QFont) -> None:
        # A font that Qt hands out with a view's option does not outlive the option.
        self.font = QFont(font)
        self._metrics = QFontMetrics(font)
        self._width = lru_cache(_WIDTHS_KEPT)(self._metrics.horizontalAdvance)
        self._ascent, self.height = self._metrics.ascent(), self._metrics.height()

    def width(self, text: str) -> int:
        """Return the width of ``text`` in pixels."""
        return self._width(text)

    def shown(self, text: str, width: int) -> str:
        """Return what of ``text`` can be shown in ``width`` pixels, with an ellipsis where it is cut."""
        # Most are far from being too long, and to measure takes half as long as to cut.
        if self._width(text) <= width:
            return text
        return self._metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)

    def top(self, room: QRect) -> int:
        """Return where a line begins that is vertically in the middle of ``room``."""
        return room.top() + (room.height() - self.height) // 2

    def baseline(self, room: QRect) -> int:
        """Return where such a line stands."""
        return self.top(room) + self._ascent


class LineFonts:
    """Keeps the fonts that ``make`` makes of a view's font, until that becomes another one."""

    def __init__(self, make: Callable[[QFont], Iterable[QFont]]) -> None:
        self._make = make
        self._font: QFont | None = None
        self._made: tuple[LineFont, ...] = ()

    def of(self, font: QFont) -> tuple[LineFont, ...]:
        """Return what is made of ``font``."""
        if font != self._font:
            self._font, self._made = QFont(font), tuple(LineFont(one) for one in self._make(font))
        return self._made


def draw_line(
    painter: QPainter,
    room: QRect,
    text: str,
    font: LineFont,
    *,
    at_right: bool,
    parts: Parts = (),
    ink: Ink | None = None,
) -> None:
    """Draw ``text`` in the painter's pen, at one side of ``room`` and vertically in its middle.

    ``parts`` are (start, length) in characters of ``text``; they are drawn in ``ink``. Of a part that was cut
    off, the ellipsis is marked.
    """
    painter.setFont(font.font)
    shown = font.shown(text, room.width())
    if max(shown, default="") <= _LAST_OF_SIMPLE_SCRIPTS:
        # Of all the ways to draw a text this one costs least. It begins at the left whatever it says.
        left = room.right() + 1 - font.width(shown) if at_right else room.left()
        if parts and ink is not None:
            _draw_marked_at(painter, left, room, shown, parts, ink, font)
        else:
            painter.drawText(left, font.baseline(room), shown)
    elif parts and ink is not None:
        _draw_marked_laid_out(
            painter, room, shown, _shown_parts(text, shown, parts), ink, font, at_right=at_right
        )
    else:
        painter.drawText(room, _PLAIN_AT_RIGHT if at_right else _PLAIN_AT_LEFT, shown)


def _draw_marked_at(
    painter: QPainter, left: int, room: QRect, shown: str, parts: Parts, ink: Ink, font: LineFont
) -> None:
    """Draw a line that begins at ``left`` and runs from there to the right, and of which nothing is cut."""
    baseline = font.baseline(room)
    painter.drawText(left, baseline, shown)
    painter.save()
    painter.setPen(ink.text)
    for start, length in parts:
        begin, end = (left + font.width(shown[:place]) for place in (start, start + length))
        marked = QRect(begin, font.top(room), end - begin, font.height)
        painter.save()
        painter.setClipRect(marked, Qt.ClipOperation.IntersectClip)
        painter.fillRect(marked, ink.background)
        painter.drawText(left, baseline, shown)
        painter.restore()
    painter.restore()


def _draw_marked_laid_out(
    painter: QPainter, room: QRect, shown: str, parts: Parts, ink: Ink, font: LineFont, *, at_right: bool
) -> None:
    layout = QTextLayout(shown, font.font, painter.device())
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
    layout.draw(painter, place, _marks(shown, parts, ink))


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
