"""Labels on sheets: name, category, id, and the id as a QR code."""

from collections.abc import Iterator, Sequence

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QTextLayout

from menagerie.settings.labels import LabelSheet
from menagerie.ui.look.plain_text import in_one_line
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import number
from menagerie.ui.printing.pages import mm, ruler
from menagerie.ui.printing.sheets import paper_of
from menagerie.ui.widgets.drawing.paper import (
    INK,
    LINE,
    MUTED,
    draw_code,
    height_of,
    is_mirrored,
    is_within,
    lay_out,
    paper_font,
)

# Printers shift a sheet by a millimetre or two.
_PADDING = 2.0
_GAP = 1.0
# The side of the code: never more of the label's width than this share, never more than it needs.
_CODE_SHARE, _CODE_MOST = 0.42, 24.0
# The name's sizes, from the one that is wanted to the smallest that can be read.
_NAME_POINTS = (16.0, 14.0, 12.0, 11.0, 10.0, 9.0, 8.0, 7.0, 6.0)
# Category and id are smaller than the name, but not too small.
_SMALL_SHARE, _SMALL_LEAST = 0.75, 5.0
_MARGIN_POINTS = (9.0, 8.0, 7.0, 6.0, 5.0)
_CORNER = mm(1.5)
# A text in a lower margin than this could not be read.
_LEAST_MARGIN = 3.0


class Label(Struct, frozen=True):
    """What stands on a label."""

    name: str
    category: str
    animal_id: str


class _Text(Struct, frozen=True):
    layout: QTextLayout
    ink: QColor


def place_of(sheet: LabelSheet, place: int) -> QRectF:
    """Return a label of a sheet in millimetres; 0 is the first one, and the others follow along the rows.

    Where pages are read from right to left, the first one is on the right.
    """
    row, column = divmod(place, sheet.columns)
    if is_mirrored():
        column = sheet.columns - 1 - column
    left, top = sheet.left + column * sheet.step_x, sheet.top + row * sheet.step_y
    return QRectF(left, top, sheet.width, sheet.height)


class LabelDocument:
    """Paints ``copies`` of each label, one beside the other, from the label ``first`` on (1 is the first)."""

    def __init__(
        self, labels: Sequence[Label], sheet: LabelSheet, *, first: int, copies: int, warning: str
    ) -> None:
        self.title = translate("printing", "Labels")
        self.paper = paper_of(sheet)
        self._labels = labels
        self._sheet = sheet
        self._first = first - 1
        self._copies = copies
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
        for place in range(self._sheet.count):
            which = page * self._sheet.count + place - self._first
            if 0 <= which < self.count:
                self._paint_label(painter, self._labels[which // self._copies], place)
                yield

    def paint_ground(self, painter: QPainter) -> None:
        """Paint the edges of the labels."""
        painter.setPen(QPen(LINE, mm(0.3)))
        for place in range(self._sheet.count):
            painter.drawRoundedRect(_in_dots(place_of(self._sheet, place)), _CORNER, _CORNER)

    def _paint_label(self, painter: QPainter, label: Label, place: int) -> None:
        room = place_of(self._sheet, place).adjusted(_PADDING, _PADDING, -_PADDING, -_PADDING)
        side = min(room.height(), _CODE_SHARE * room.width(), _CODE_MOST)
        code = QRectF(room.left(), room.center().y() - side / 2, side, side)
        words = room.adjusted(side + _GAP, 0.0, 0.0, 0.0)
        if is_mirrored():
            code.moveRight(room.right())
            words.moveLeft(room.left())
        draw_code(painter, label.animal_id, _in_dots(code))
        self._paint_words(painter, label, _in_dots(words))

    def _paint_words(self, painter: QPainter, label: Label, room: QRectF) -> None:
        texts = self._fitted(label, room)
        top = room.center().y() - sum(height_of(text.layout) for text in texts) / 2
        for text in texts:
            painter.setPen(text.ink)
            text.layout.draw(painter, QPointF(room.left(), top))
            top += height_of(text.layout)

    def _fitted(self, label: Label, room: QRectF) -> list[_Text]:
        """Return the texts in the largest size in which all of them fit; the smallest cuts the name."""
        texts: list[_Text] = []
        # A smaller size is better than a word that is broken.
        for breaks_words in (False, True):
            for points in _NAME_POINTS:
                texts = self._in_size(label, points, room.width(), breaks_words=breaks_words)
                if _fit(texts, room):
                    return texts
        # Only a text of hundreds of characters comes to this.
        length = max(len(label.name), len(label.category))
        while not _fit(texts, room) and length:
            length = 3 * length // 4
            cut = Label(_cut(label.name, length), _cut(label.category, length), label.animal_id)
            texts = self._in_size(cut, _NAME_POINTS[-1], room.width(), breaks_words=True)
        return texts

    def _in_size(self, label: Label, points: float, width: float, *, breaks_words: bool) -> list[_Text]:
        small = paper_font(max(_SMALL_LEAST, _SMALL_SHARE * points))
        lines = (
            (in_one_line(label.name), paper_font(points, QFont.Weight.Bold), INK),
            (in_one_line(label.category), small, MUTED),
            (f"#{label.animal_id}", small, INK),
        )
        return [
            _Text(lay_out(text, width, font, self._ruler, breaks_words=breaks_words), ink)
            for text, font, ink in lines
            if text
        ]

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


def _in_dots(place: QRectF) -> QRectF:
    return QRectF(mm(place.left()), mm(place.top()), mm(place.width()), mm(place.height()))


def _fit(texts: Sequence[_Text], room: QRectF) -> bool:
    is_low = sum(height_of(text.layout) for text in texts) <= room.height()
    return is_low and all(is_within(text.layout, room.width()) for text in texts)


def _cut(text: str, length: int) -> str:
    return text if len(text) <= length else f"{text[:length].rstrip()}…"
