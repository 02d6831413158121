"""Paints a delivery note on pages: a heading, a table of animals with their ids as text and QR code."""

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPagedPaintDevice, QTextLayout

from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import number
from menagerie.ui.widgets.drawing.paper import (
    BAND,
    INK,
    LINE,
    MM_PER_INCH,
    MUTED,
    begin_painting,
    draw_code,
    height_of,
    is_mirrored,
    lay_out,
    paper_font,
    turn_page,
)

# The side of the code with its quiet zone, in millimetres: modules of about 0.5 mm.
_CODE_SIDE = 15.0
_CELL_GAP, _ROW_PADDING = 3.0, 1.5
_TITLE_POINTS, _TEXT_POINTS, _SMALL_POINTS = 18.0, 10.0, 8.5
_AFTER_HEADING, _AFTER_TITLE = 5.0, 1.5
_FOOTER = 8.0
_LINE_WIDTH = 0.2
_BAND_PADDING = 2.0
# The widths of the columns beside the name, which takes the room that is left, in millimetres.
_CATEGORY_WIDTH, _STATUS_WIDTH, _ID_WIDTH = 40.0, 22.0, 44.0


class NoteLine(Struct, frozen=True):
    """An animal that was added, as texts; ``animal_id`` is empty if the service did not state it."""

    name: str
    category: str
    status: str
    animal_id: str


class _Column(Struct, frozen=True):
    left: float
    width: float
    title: str


class NotePainter:
    """Paints one delivery note from its beginning to its end; ``end`` ends it, also if it is incomplete."""

    def __init__(
        self, device: QPagedPaintDevice, title: str, heading: Sequence[str], warning: str = ""
    ) -> None:
        """Begin on the first page with ``title`` and the lines of ``heading``; each has ``warning`` above.

        Raises StorageError where a printer takes nothing.
        """
        self._device = device
        self._title = title
        self._warning = warning
        self._painter = begin_painting(device)
        self._page = 1
        self._per_mm = device.logicalDpiY() / MM_PER_INCH
        # Relative to the printable area, where a painter begins.
        area = device.pageLayout().paintRectPixels(device.logicalDpiX())
        self._width, self._height = float(area.width()), float(area.height())
        self._is_mirrored = is_mirrored()
        self._columns = self._make_columns()
        self._top = 0.0
        self._paint_warning()
        self._paint_heading(title, heading)
        self._paint_titles()

    @property
    def pages(self) -> int:
        """How many pages were begun."""
        return self._page

    def add(self, line: NoteLine) -> None:
        """Paint one animal, on a new page if this one is full."""
        texts = (line.name, line.category, line.status, f"#{line.animal_id}" if line.animal_id else "–")
        columns = self._columns[: len(texts)]
        layouts = [self._lay_out(text, column.width) for text, column in zip(texts, columns, strict=True)]
        padding, code = self._mm(_ROW_PADDING), self._mm(_CODE_SIDE)
        height = max(code, *(height_of(layout) + 2 * padding for layout in layouts))
        if self._top + height > self._height - self._mm(_FOOTER):
            self._turn_page()
        for layout, column in zip(layouts, columns, strict=True):
            # A short text stands beside the middle of its code.
            top = self._top + max(padding, (min(height, code) - height_of(layout)) / 2)
            self._draw(layout, column, top)
        if line.animal_id:
            place = self._mirrored(self._columns[-1].left, code)
            draw_code(self._painter, line.animal_id, QRectF(place, self._top, code, code))
        self._top += height
        self._draw_rule()

    def end(self) -> None:
        """Paint the number of the last page, and end painting."""
        self._paint_footer()
        self._painter.end()

    def _make_columns(self) -> tuple[_Column, ...]:
        gap, code = self._mm(_CELL_GAP), self._mm(_CODE_SIDE)
        widths = [self._mm(width) for width in (_CATEGORY_WIDTH, _STATUS_WIDTH, _ID_WIDTH)]
        name = self._width - sum(widths) - code - 4 * gap
        titles = (
            translate("importing", "Name"),
            translate("importing", "Category"),
            translate("importing", "Status"),
            translate("importing", "ID"),
            "",
        )
        columns, left = [], 0.0
        for width, title in zip((name, *widths, code), titles, strict=True):
            columns.append(_Column(left, width, title))
            left += width + gap
        return tuple(columns)

    def _paint_warning(self) -> None:
        """Paint the warning on a band across the page: a page may be taken for a note of its own."""
        if not self._warning:
            return
        padding = self._mm(_BAND_PADDING)
        layout = self._lay_out(
            self._warning, self._width - 2 * padding, paper_font(_TEXT_POINTS, QFont.Weight.Bold)
        )
        height = height_of(layout) + 2 * padding
        self._painter.fillRect(QRectF(0.0, self._top, self._width, height), BAND)
        self._painter.setPen(INK)
        self._draw(layout, _Column(padding, self._width - 2 * padding, ""), self._top + padding)
        self._top += height + self._mm(_AFTER_HEADING)

    def _paint_heading(self, title: str, heading: Sequence[str]) -> None:
        self._paint_text(title, paper_font(_TITLE_POINTS, QFont.Weight.Bold), INK)
        self._top += self._mm(_AFTER_TITLE)
        for line in heading:
            self._paint_text(line, paper_font(_TEXT_POINTS), MUTED)
        self._top += self._mm(_AFTER_HEADING)

    def _paint_titles(self) -> None:
        font, height = paper_font(_SMALL_POINTS, QFont.Weight.DemiBold), 0.0
        self._painter.setPen(MUTED)
        for column in self._columns:
            layout = self._lay_out(column.title, column.width, font)
            self._draw(layout, column, self._top)
            height = max(height, height_of(layout))
        self._top += height + self._mm(_ROW_PADDING)
        self._draw_rule()
        self._painter.setPen(INK)

    def _paint_text(self, text: str, font: QFont, ink: QColor) -> None:
        layout = self._lay_out(text, self._width, font)
        self._painter.setPen(ink)
        self._draw(layout, _Column(0.0, self._width, ""), self._top)
        self._top += height_of(layout)

    def _paint_footer(self) -> None:
        font = paper_font(_SMALL_POINTS)
        text = translate("importing", "{title} · page {n}").format(title=self._title, n=number(self._page))
        layout = self._lay_out(text, self._width, font)
        self._painter.setPen(MUTED)
        self._draw(layout, _Column(0.0, self._width, ""), self._height - height_of(layout))

    def _turn_page(self) -> None:
        self._paint_footer()
        turn_page(self._device)
        self._page += 1
        self._top = 0.0
        self._paint_warning()
        self._paint_titles()

    def _draw_rule(self) -> None:
        line = QRectF(0.0, self._top, self._width, self._mm(_LINE_WIDTH))
        self._painter.fillRect(line, LINE)

    def _lay_out(self, text: str, width: float, font: QFont | None = None) -> QTextLayout:
        return lay_out(text, width, font or paper_font(_TEXT_POINTS), self._device)

    def _draw(self, layout: QTextLayout, column: _Column, top: float) -> None:
        layout.draw(self._painter, QPointF(self._mirrored(column.left, column.width), top))

    def _mirrored(self, left: float, width: float) -> float:
        return self._width - left - width if self._is_mirrored else left

    def _mm(self, millimetres: float) -> float:
        return millimetres * self._per_mm
