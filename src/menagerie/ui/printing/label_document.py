"""Labels on the sheets that shops buy: the chosen columns of an animal, and its id as a QR code."""

import operator
from collections.abc import Generator, Iterator, Sequence

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPageSize, QPainter, QPen, QTextLayout

from menagerie.domain.columns import NAME, TABLE_COLUMNS
from menagerie.domain.text import shortened
from menagerie.settings.preferences import QR_CODE, LabelChoice, LabelSheet
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import number
from menagerie.ui.printing.pages import (
    INK,
    LINE,
    MM_PER_INCH,
    MUTED,
    Paper,
    draw_code,
    height_of,
    is_mirrored,
    is_within,
    lay_out,
    mm,
    paper_font,
    ruler,
    usual_paper,
)

# Printers shift a sheet by a millimetre or two.
_PADDING = 2.0
_GAP = 1.0
# The side of the code: never more of the label's width than this share, never more than it needs.
_CODE_SHARE, _CODE_MOST = 0.42, 24.0
# The sizes of the first text, from the one that is wanted to the smallest that can be read.
_POINTS = (16.0, 14.0, 12.0, 11.0, 10.0, 9.0, 8.0, 7.0, 6.0)
# The other texts are smaller, but not too small.
_SMALL_SHARE, _SMALL_LEAST = 0.75, 5.0
_MARGIN_POINTS = (9.0, 8.0, 7.0, 6.0, 5.0)
_CORNER = mm(1.5)
# A text in a lower margin than this could not be read.
_LEAST_MARGIN = 3.0
# Texts laid out step by step: many sizes of long texts take longer than the window can wait.
_Fitted = Generator[None, None, list[QTextLayout]]
# What a label can show, in this order: first the name, which is the largest.
LABEL_COLUMNS = tuple(sorted(TABLE_COLUMNS, key=lambda column: column is not NAME))


def _inches(columns: int, rows: int, *distances: float) -> LabelSheet:
    left, top, width, height, step_x, step_y = (MM_PER_INCH * one for one in distances)
    return LabelSheet("Letter", columns, rows, left, top, width, height, step_x, step_y)


SHEETS = {
    "L7160": LabelSheet("A4", 3, 7, 7.21, 15.15, 63.5, 38.1, 66.04, 38.1),
    "L7163": LabelSheet("A4", 2, 7, 4.65, 15.15, 99.1, 38.1, 101.6, 38.1),
    "L7651": LabelSheet("A4", 5, 13, 4.75, 10.7, 38.1, 21.2, 40.6, 21.2),
    "5160": _inches(3, 10, 0.1875, 0.5, 2.625, 1.0, 2.75, 1.0),
    "5163": _inches(2, 5, 0.15625, 0.5, 4.0, 2.0, 4.1875, 2.0),
}
# The choice of a sheet of one's own.
OWN = "own"


def usual_sheet() -> str:
    """Return the sheet that is offered first: one for the paper of the person's country."""
    return "5160" if usual_paper() is QPageSize.PageSizeId.Letter else "L7160"


def chosen_sheet(choice: LabelChoice) -> LabelSheet:
    """Return the sheet of a choice, also of one that this version does not know."""
    return SHEETS.get(choice.sheet or usual_sheet(), choice.own)


def paper_of(sheet: LabelSheet) -> Paper:
    """Return the paper of a sheet."""
    return Paper.named(QPageSize.PageSizeId.Letter if sheet.paper == "Letter" else QPageSize.PageSizeId.A4)


def fits(sheet: LabelSheet) -> bool:
    """Tell whether every label is on the paper, of a size that can hold something, and beside the others."""
    paper = paper_of(sheet)
    right = sheet.left + (sheet.columns - 1) * sheet.step_x + sheet.width
    bottom = sheet.top + (sheet.rows - 1) * sheet.step_y + sheet.height
    beside = (sheet.columns == 1 or sheet.step_x >= sheet.width) and (
        sheet.rows == 1 or sheet.step_y >= sheet.height
    )
    large = sheet.width >= LEAST_WIDTH and sheet.height >= LEAST_HEIGHT
    return beside and large and right <= paper.width + _TOLERANCE and bottom <= paper.height + _TOLERANCE


# The smallest label that holds a code and a line of text, in millimetres.
LEAST_WIDTH, LEAST_HEIGHT = 25.0, 12.0
_TOLERANCE = 0.5


class Label(Struct, frozen=True):
    """What can stand on a label: the texts of LABEL_COLUMNS, each in one line, and what its code says."""

    texts: Sequence[str]
    code: str


def label_rect(sheet: LabelSheet, index: int) -> QRectF:
    """Return a label of a sheet in millimetres; 0 is the first one, and the others follow along the rows.

    Where pages are read from right to left, the first one is on the right.
    """
    row, column = divmod(index, sheet.columns)
    if is_mirrored():
        column = sheet.columns - 1 - column
    left, top = sheet.left + column * sheet.step_x, sheet.top + row * sheet.step_y
    return QRectF(left, top, sheet.width, sheet.height)


class LabelDocument:
    """Paints labels as they are chosen, the copies of each one beside the other."""

    def __init__(self, labels: Sequence[Label], choice: LabelChoice, warning: str) -> None:
        self.title = translate("printing", "Labels")
        self._sheet = chosen_sheet(choice)
        self.paper = paper_of(self._sheet)
        self._labels = labels
        self._first = choice.first - 1
        self._copies = choice.copies
        self._shows = [column.key in choice.shows for column in LABEL_COLUMNS]
        self._has_code = QR_CODE in choice.shows
        self._warning = warning
        self._ruler = ruler()

    @property
    def pages(self) -> int:
        """The number of sheets."""
        return -(-(self._first + self.count) // self._sheet.count)

    @property
    def count(self) -> int:
        """The number of labels."""
        return len(self._labels) * self._copies

    def next_free(self, last_page: int) -> int:
        """Return the first label that is left on the last sheet that was printed; 1 where none is."""
        if last_page < self.pages:
            return 1
        return (self._first + self.count) % self._sheet.count + 1

    @property
    def summary(self) -> str:
        """How many labels are on how many sheets."""
        return translate("printing", "Labels: {n}. Sheets: {pages}.").format(
            n=number(self.count), pages=number(self.pages)
        )

    def prepare(self) -> Iterator[None]:
        """Do nothing: every sheet holds as many labels as the others."""
        yield from ()

    def paint(self, painter: QPainter, page: int) -> Iterator[None]:
        """Paint a sheet, label by label."""
        self._paint_warning(painter)
        for index in range(self._sheet.count):
            which = page * self._sheet.count + index - self._first
            if 0 <= which < self.count:
                yield from self._paint_label(painter, self._labels[which // self._copies], index)
                yield

    def paint_ground(self, painter: QPainter) -> None:
        """Paint the edges of the labels."""
        painter.setPen(QPen(LINE, mm(0.3)))
        for index in range(self._sheet.count):
            painter.drawRoundedRect(_in_dots(label_rect(self._sheet, index)), _CORNER, _CORNER)

    def _paint_label(self, painter: QPainter, label: Label, index: int) -> Iterator[None]:
        room = label_rect(self._sheet, index).adjusted(_PADDING, _PADDING, -_PADDING, -_PADDING)
        words = QRectF(room)
        if self._has_code:
            side = min(room.height(), _CODE_SHARE * room.width(), _CODE_MOST)
            code = QRectF(room.left(), room.center().y() - side / 2, side, side)
            words.setLeft(code.right() + _GAP)
            if is_mirrored():
                code.moveRight(room.right())
                words.moveLeft(room.left())
            draw_code(painter, label.code, _in_dots(code))
        texts = [text for text, is_shown in zip(label.texts, self._shows, strict=True) if text and is_shown]
        words = _in_dots(words)
        layouts = yield from self._fitted(texts, words)
        top = words.center().y() - sum(map(height_of, layouts)) / 2
        painter.setPen(INK)
        for layout in layouts:
            layout.draw(painter, QPointF(words.left(), top))
            top += height_of(layout)

    def _fitted(self, texts: Sequence[str], room: QRectF) -> _Fitted:
        """Return the texts in the largest size in which all of them fit; in the smallest they are cut."""
        layouts: list[QTextLayout] = []
        # A smaller size is better than a word that is broken.
        for breaks_words in (False, True):
            for points in _POINTS:
                layouts = self._in_size(texts, points, room.width(), breaks_words=breaks_words)
                if _fit(layouts, room):
                    return layouts
                yield
        return (yield from self._cut(layouts, room))

    def _in_size(
        self, texts: Sequence[str], points: float, width: float, *, breaks_words: bool
    ) -> list[QTextLayout]:
        first = paper_font(points, QFont.Weight.Bold)
        small = paper_font(max(_SMALL_LEAST, _SMALL_SHARE * points))
        return [
            lay_out(text, width, small if index else first, self._ruler, breaks_words=breaks_words)
            for index, text in enumerate(texts)
        ]

    def _cut(self, layouts: Sequence[QTextLayout], room: QRectF) -> _Fitted:
        """Return as many lines as fit, with an ellipsis where something is left out.

        The longest text gives way first, and the last one where none has more than a line.
        """
        lines = [layout.lineCount() for layout in layouts]
        heights = [height_of(layout) / count for layout, count in zip(layouts, lines, strict=True)]
        while sum(map(operator.mul, lines, heights)) > room.height():
            lines[max(range(len(lines)), key=lambda index: (lines[index], index))] -= 1
        kept = [layout for layout, count in zip(layouts, lines, strict=True) if count]
        for index, layout in enumerate(kept):
            text = layout.text()
            if index == len(kept) - 1 and len(kept) < len(layouts):
                text = f"{text} …"
            length = len(text)
            kept[index] = lay_out(text, room.width(), layout.font(), self._ruler)
            while kept[index].lineCount() > lines[index]:
                yield
                length -= 1 + length // 10
                kept[index] = lay_out(shortened(text, length), room.width(), layout.font(), self._ruler)
        return kept

    def _paint_warning(self, painter: QPainter) -> None:
        """Paint the warning in the wider one of the margins above and below the labels, if there is one."""
        sheet, paper = self._sheet, self.paper
        below = sheet.top + (sheet.rows - 1) * sheet.step_y + sheet.height
        height = max(sheet.top, paper.height - below)
        if not self._warning or height < _LEAST_MARGIN:
            return
        top = 0.0 if sheet.top >= paper.height - below else below
        room = _in_dots(QRectF(sheet.left + _PADDING, top, paper.width - 2 * (sheet.left + _PADDING), height))
        for points in _MARGIN_POINTS:
            layout = lay_out(self._warning, room.width(), paper_font(points), self._ruler)
            if height_of(layout) <= room.height() / 2 or points == _MARGIN_POINTS[-1]:
                painter.setPen(MUTED)
                # Close to the labels: most printers cannot print at the edge.
                offset = room.height() - height_of(layout) - mm(1.0) if top == 0.0 else mm(1.0)
                layout.draw(painter, QPointF(room.left(), room.top() + max(0.0, offset)))
                return


def _in_dots(rect: QRectF) -> QRectF:
    return QRectF(mm(rect.left()), mm(rect.top()), mm(rect.width()), mm(rect.height()))


def _fit(layouts: Sequence[QTextLayout], room: QRectF) -> bool:
    is_low = sum(map(height_of, layouts)) <= room.height()
    return is_low and all(is_within(layout, room.width()) for layout in layouts)
