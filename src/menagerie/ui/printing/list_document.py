"""A list on as many pages as it needs: animals as shown, or those of a delivery note with their codes."""

import heapq
import itertools
from collections.abc import Iterator, Sequence

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QTextLayout

from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import number
from menagerie.ui.printing.pages import (
    BAND,
    INK,
    LINE,
    MUTED,
    Paper,
    draw_code,
    height_of,
    is_mirrored,
    lay_out,
    mm,
    paper_font,
    ruler,
)

_MARGIN = mm(15.0)
_GAP, _ROW_PADDING, _BAND_PADDING = mm(4.0), mm(1.2), mm(2.0)
_AFTER_TITLE, _AFTER_HEADING, _FOOTER = mm(1.5), mm(5.0), mm(9.0)
_RULE = mm(0.2)
# The side of a QR code with its quiet zone: modules of about 0.5 mm.
_CODE_SIDE = mm(15.0)
_TITLE_POINTS, _TEXT_POINTS, _SMALL_POINTS = 18.0, 9.5, 8.0
# Of the longest texts so many are measured: in another script, a shorter one may be wider.
_MEASURED = 5


class PrintedList(Struct, frozen=True):
    """What is printed: a title, lines below it, a warning for each page, and a table of texts.

    ``source`` stands beside the number of each page. ``codes`` has what the QR code of each row says; an
    empty one is none, and without any the list has no column for them.
    """

    title: str
    heading: Sequence[str]
    warning: str
    source: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]
    # The column that takes the room that the others leave.
    widest: int = 0
    codes: Sequence[str] = ()


def fitted(wanted: Sequence[float], room: float, widest: int) -> list[float]:
    """Return the widths of columns that fill ``room``; where it is too little, the wide ones give way."""
    widths, left = list(wanted), room
    for index, column in enumerate(sorted(range(len(wanted)), key=lambda one: wanted[one])):
        widths[column] = min(wanted[column], left / (len(wanted) - index))
        left -= widths[column]
    widths[widest] += left
    return widths


class ListDocument:
    """Paints a list. Each page has the titles of the columns."""

    def __init__(self, content: PrintedList, paper: Paper) -> None:
        self.paper = paper
        self.title = content.title
        self._content = content
        self._ruler = ruler()
        self._width = mm(paper.width) - 2 * _MARGIN
        self._code = _CODE_SIDE if content.codes else 0.0
        self._bottom = mm(paper.height) - _MARGIN - _FOOTER
        self._lefts: Sequence[float] = ()
        self._widths: Sequence[float] = ()
        # The first row of each page, and after the last one the number of rows.
        self._starts = [0]

    @property
    def pages(self) -> int:
        """The number of pages."""
        return len(self._starts) - 1

    @property
    def summary(self) -> str:
        """How many animals are on how many pages."""
        return translate("printing", "Animals: {n}. Pages: {pages}.").format(
            n=number(len(self._content.rows)), pages=number(self.pages)
        )

    def prepare(self) -> Iterator[None]:
        """Find the widths of the columns, and the first row of each page."""
        yield from self._prepare_columns()
        self._starts = [0]
        top = self._rows_top(0)
        for row, texts in enumerate(self._content.rows):
            height = self._row_height(self._cells(texts))
            if top + height > self._bottom and row > self._starts[-1]:
                self._starts.append(row)
                top = self._rows_top(1)
            top += height
            yield
        self._starts.append(len(self._content.rows))

    def paint(self, painter: QPainter, page: int) -> Iterator[None]:
        """Paint a page, row by row."""
        top = self._paint_head(painter, page)
        for row in range(self._starts[page], self._starts[page + 1]):
            cells = self._cells(self._content.rows[row])
            painter.setPen(INK)
            for cell, left, width in zip(cells, self._lefts, self._widths, strict=True):
                # A short text stands beside the middle of its code.
                below = max(_ROW_PADDING, (self._code - height_of(cell)) / 2)
                self._draw(painter, cell, left, width, top + below)
            if self._code and self._content.codes[row]:
                left = _MARGIN if is_mirrored() else _MARGIN + self._width - self._code
                draw_code(painter, self._content.codes[row], QRectF(left, top, self._code, self._code))
            top += self._row_height(cells)
            self._rule(painter, top)
            yield
        self._paint_footer(painter, page)

    def paint_ground(self, painter: QPainter) -> None:
        """Paint nothing: the paper is plain."""

    def _prepare_columns(self) -> Iterator[None]:
        """Find where each column begins, and its width."""
        metrics = QFontMetricsF(paper_font(_TEXT_POINTS), self._ruler)
        titles = QFontMetricsF(paper_font(_SMALL_POINTS, QFont.Weight.DemiBold), self._ruler)
        wanted = []
        for index, title in enumerate(self._content.columns):
            texts = heapq.nlargest(_MEASURED, {row[index] for row in self._content.rows}, key=len)
            advances = [titles.horizontalAdvance(title), *map(metrics.horizontalAdvance, texts)]
            # A little more: a text that just fits would wrap.
            wanted.append(max(advances) + mm(0.5))
            yield
        room = self._width - (len(wanted) - 1) * _GAP
        if self._code:
            room -= self._code + _GAP
        self._widths = fitted(wanted, room, self._content.widest)
        self._lefts = [0.0, *itertools.accumulate(width + _GAP for width in self._widths[:-1])]

    def _cells(self, texts: Sequence[str]) -> list[QTextLayout]:
        font = paper_font(_TEXT_POINTS)
        return [
            lay_out(text, width, font, self._ruler) for text, width in zip(texts, self._widths, strict=True)
        ]

    def _row_height(self, cells: Sequence[QTextLayout]) -> float:
        return max(self._code, max(map(height_of, cells)) + 2 * _ROW_PADDING)

    def _rows_top(self, page: int) -> float:
        """Return where the first row of a page begins."""
        return self._paint_head(None, page)

    def _paint_head(self, painter: QPainter | None, page: int) -> float:
        """Paint what stands above the rows, or only measure it, and return where it ends."""
        top, content = _MARGIN, self._content
        if content.warning:
            font = paper_font(_TEXT_POINTS, QFont.Weight.Bold)
            words = lay_out(content.warning, self._width - 2 * _BAND_PADDING, font, self._ruler)
            height = height_of(words) + 2 * _BAND_PADDING
            if painter is not None:
                painter.fillRect(QRectF(_MARGIN, top, self._width, height), BAND)
                painter.setPen(INK)
                within = self._width - 2 * _BAND_PADDING
                self._draw(painter, words, _BAND_PADDING, within, top + _BAND_PADDING)
            top += height + _AFTER_HEADING
        if not page:
            top = self._paint_heading(painter, top)
        titles = [
            lay_out(title, width, paper_font(_SMALL_POINTS, QFont.Weight.DemiBold), self._ruler)
            for title, width in zip(content.columns, self._widths, strict=True)
        ]
        if painter is not None:
            painter.setPen(MUTED)
            for title, left, width in zip(titles, self._lefts, self._widths, strict=True):
                self._draw(painter, title, left, width, top)
        top += max(map(height_of, titles)) + _ROW_PADDING
        if painter is not None:
            self._rule(painter, top)
        return top

    def _paint_heading(self, painter: QPainter | None, top: float) -> float:
        title, text = paper_font(_TITLE_POINTS, QFont.Weight.Bold), paper_font(_TEXT_POINTS)
        lines = [lay_out(self.title, self._width, title, self._ruler)]
        lines += [lay_out(line, self._width, text, self._ruler) for line in self._content.heading]
        for index, line in enumerate(lines):
            if painter is not None:
                painter.setPen(MUTED if index else INK)
                self._draw(painter, line, 0.0, self._width, top)
            top += height_of(line) + (0.0 if index else _AFTER_TITLE)
        return top + _AFTER_HEADING

    def _paint_footer(self, painter: QPainter, page: int) -> None:
        text = translate("printing", "{title} · {source} · page {n} of {pages}").format(
            title=self.title, source=self._content.source, n=number(page + 1), pages=number(self.pages)
        )
        layout = lay_out(text, self._width, paper_font(_SMALL_POINTS), self._ruler)
        painter.setPen(MUTED)
        self._draw(painter, layout, 0.0, self._width, mm(self.paper.height) - _MARGIN - height_of(layout))

    def _draw(self, painter: QPainter, layout: QTextLayout, left: float, width: float, top: float) -> None:
        if is_mirrored():
            left = self._width - left - width
        layout.draw(painter, QPointF(_MARGIN + left, top))

    def _rule(self, painter: QPainter, top: float) -> None:
        painter.fillRect(QRectF(_MARGIN, top, self._width, _RULE), LINE)
