"""Each label is where the sheet has it, and has a code that can be read."""

import itertools
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import segno
from PySide6.QtCore import QLocale, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtPrintSupport import QPrinter

from menagerie.domain.animal import Animal, KnownAnimal
from menagerie.domain.columns import CATEGORY, ID, NAME, NOTE, STATUS
from menagerie.settings.preferences import QR_CODE, LabelChoice, LabelSheet
from menagerie.ui.look.plain_text import in_one_line
from menagerie.ui.printing.content import read_labels
from menagerie.ui.printing.label_document import (
    LABEL_COLUMNS,
    LEAST_HEIGHT,
    LEAST_WIDTH,
    OWN,
    SHEETS,
    Label,
    LabelDocument,
    chosen_sheet,
    fits,
    label_rect,
    paper_of,
)
from menagerie.ui.printing.pages import in_portions, mm, paint_pages, ruler, write_pdf
from support.every_case import every_case
from support.pdf_pages import Box, page_count, page_size, rectangles

LARGEST_ID = str(2**63 - 1)
# What the makers of the sheets state: the corner of the first label, and the way to the next ones, in mm.
STATED = {
    "L7160": (7.2, 15.1, 66.0, 38.1),
    "L7163": (4.7, 15.1, 101.6, 38.1),
    "L7651": (4.7, 10.7, 40.6, 21.2),
    "5160": (4.8, 12.7, 69.9, 25.4),
    "5163": (4.0, 12.7, 106.4, 50.8),
}
TOLERANCE = 0.2
_GREY = QImage.Format.Format_Grayscale8
_DOTS_PER_MM = 5
# Of each shade of grey, whether it is ink.
_IS_DARK = bytes(shade < 200 for shade in range(256))
EVERYTHING = (*(column.key for column in LABEL_COLUMNS), QR_CODE)
SMALLEST = LabelSheet(width=LEAST_WIDTH, height=LEAST_HEIGHT)


def labels(count: int, name: str = "Marble") -> list[Label]:
    return [label(name, "Rabbits", str(1000 + place)) for place in range(count)]


def label(name: str, category: str, animal_id: str, others: str = "") -> Label:
    return Label((name, f"#{animal_id}", category, *[others] * (len(LABEL_COLUMNS) - 3)), animal_id)


def document(
    of: list[Label],
    sheet: LabelSheet,
    *,
    first: int = 1,
    copies: int = 1,
    shows: tuple[str, ...] = LabelChoice().shows,
    warning: str = "",
) -> LabelDocument:
    return LabelDocument(of, LabelChoice(OWN, sheet, first, copies, shows), warning)


def content(path: Path) -> bytes:
    return path.read_bytes()


async def pdf_of(pages: LabelDocument, folder: Path) -> bytes:
    await write_pdf(folder / "labels.pdf", pages, lambda _done: None)
    return content(folder / "labels.pdf")


def codes(boxes: list[Box], sheet: LabelSheet) -> dict[int, list[Box]]:
    """Return the dark rectangles of each label of a page."""
    found: dict[int, list[Box]] = {}
    for box in boxes:
        column, row = int((box.left - sheet.left) / sheet.step_x), int((box.top - sheet.top) / sheet.step_y)
        found.setdefault(row * sheet.columns + column, []).append(box)
    return found


async def inked(pages: LabelDocument) -> tuple[float, float, float, float]:
    """Return the left, upper, right and lower edge of what is printed on the first page, in millimetres."""
    width, height = (round(_DOTS_PER_MM * side) for side in (pages.paper.width, pages.paper.height))
    image = QImage(width, height, _GREY)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.scale(_DOTS_PER_MM / mm(1.0), _DOTS_PER_MM / mm(1.0))
    await in_portions(pages.paint(painter, 0))
    painter.end()
    line, pixels = image.bytesPerLine(), bytes(image.constBits()).translate(_IS_DARK)
    rows = [pixels[y * line : y * line + width] for y in range(image.height())]
    dark = [y for y, row in enumerate(rows) if 1 in row]
    left_edge, right_edge = min(rows[y].find(1) for y in dark), max(rows[y].rfind(1) for y in dark) + 1
    edges = left_edge, dark[0], right_edge, dark[-1] + 1
    left, top, right, bottom = (edge / _DOTS_PER_MM for edge in edges)
    return left, top, right, bottom


def middle(dark: list[Box]) -> tuple[float, float]:
    """Return the middle of a code."""
    right, bottom = max(box.left + box.width for box in dark), max(box.top + box.height for box in dark)
    return (min(box.left for box in dark) + right) / 2, (min(box.top for box in dark) + bottom) / 2


def read_code(dark: list[Box]) -> list[list[bool]]:
    """Return the modules of a code from its rectangles."""
    left, top = min(box.left for box in dark), min(box.top for box in dark)
    side = dark[0].height
    count = round((max(box.left + box.width for box in dark) - left) / side)
    modules = [[False] * count for _row in range(count)]
    for box in dark:
        for column in range(round((box.left - left) / side), round((box.left + box.width - left) / side)):
            modules[round((box.top - top) / side)][column] = True
    return modules


@pytest.fixture
def mirrored(qapp: QGuiApplication) -> Iterator[None]:
    QGuiApplication.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    yield
    QGuiApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


@pytest.mark.parametrize("name", SHEETS)
async def test_every_label_is_where_the_sheet_has_it_on_its_paper(
    qapp: QGuiApplication, name: str, tmp_path: Path
) -> None:
    sheet = SHEETS[name]
    left, top, step_x, step_y = STATED[name]
    pdf = await pdf_of(document(labels(sheet.count), sheet), tmp_path)
    assert page_count(pdf) == 1
    paper = (215.9, 279.4) if name.startswith("5") else (210, 297)
    assert page_size(pdf) == pytest.approx(paper, abs=TOLERANCE)
    found = codes(rectangles(pdf)[0], sheet)
    assert sorted(found) == list(range(sheet.count))
    # The code is at the leading side, 2 mm from the edge, and half-way down.
    side = min(sheet.height - 4, 0.42 * (sheet.width - 4), 24.0)
    for place, dark in found.items():
        row, column = divmod(place, sheet.columns)
        x, y = middle(dark)
        assert x == pytest.approx(left + column * step_x + 2 + side / 2, abs=TOLERANCE)
        assert y == pytest.approx(top + row * step_y + sheet.height / 2, abs=TOLERANCE)


async def test_a_printer_has_every_label_at_the_same_place_as_the_file(
    qapp: QGuiApplication, tmp_path: Path
) -> None:
    sheet = SHEETS["5163"]
    pages = document(labels(sheet.count), sheet)
    # A printer that prints into a file, since there is no other here.
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    pages.paper.set_up(printer)
    await paint_pages(printer, pages, range(1), lambda _done: None)
    written, printed = await pdf_of(pages, tmp_path), content(tmp_path / "printed.pdf")
    for one, other in zip(rectangles(written)[0], rectangles(printed)[0], strict=True):
        assert (one.left, one.top) == pytest.approx((other.left, other.top), abs=TOLERANCE)


@pytest.mark.parametrize("animal_id", ["1", "1043", LARGEST_ID])
async def test_the_code_of_a_label_is_that_of_the_id_in_modules_that_a_phone_can_read(
    qapp: QGuiApplication, animal_id: str, tmp_path: Path
) -> None:
    smallest = SHEETS["L7651"]
    pdf = await pdf_of(document([label("Rex", "", animal_id)], smallest), tmp_path)
    [dark] = codes(rectangles(pdf)[0], smallest).values()
    matrix = segno.make(animal_id, error="m", micro=False).matrix
    assert read_code(dark) == [[bool(module) for module in row] for row in matrix]
    assert dark[0].height >= 0.4


async def test_a_sheet_that_was_used_in_part_is_used_up_before_the_next_one(
    qapp: QGuiApplication, tmp_path: Path
) -> None:
    sheet = SHEETS["L7160"]
    pages = document(labels(4), sheet, first=19, copies=2)
    pdf = await pdf_of(pages, tmp_path)
    first, second = (codes(boxes, sheet) for boxes in rectangles(pdf))
    assert sorted(first) == [18, 19, 20]
    assert sorted(second) == [0, 1, 2, 3, 4]
    assert read_code(first[18]) == read_code(first[19]) != read_code(first[20])
    assert pages.next_free(pages.pages) == 6
    # After a full sheet, the next labels begin at the first one.
    assert document(labels(3), sheet, first=19).next_free(1) == 1


async def test_where_pages_are_read_from_right_to_left_the_first_label_is_on_the_right(
    mirrored: None, tmp_path: Path
) -> None:
    sheet = SHEETS["L7160"]
    assert label_rect(sheet, 0).left() > label_rect(sheet, 1).left() > label_rect(sheet, 2).left()
    pdf = await pdf_of(document(labels(1), sheet), tmp_path)
    [(place, dark)] = codes(rectangles(pdf)[0], sheet).items()
    assert place == sheet.columns - 1
    # The code is at the side where reading begins.
    assert min(box.left for box in dark) > label_rect(sheet, 0).center().x()


async def test_no_text_leaves_its_label(qapp: QGuiApplication) -> None:
    texts = (
        "Rex",
        "Emmeline-Charlotte-Philippa Montgomery-Fitzwilliam von und zu Hohenstaufen-Löwenstein",
        "W" * 500,
        "شاهين الصغير" * 5,
        "うさぎ" * 30,
        "🐇" * 40,
        "one\ntwo\nthree\nfour\nfive\nsix\nseven",
    )
    # The smallest label that there is, that of a known sheet, a usual one, and the largest.
    sheets = (SMALLEST, SHEETS["L7651"], SHEETS["L7160"], SHEETS["5163"])
    with every_case() as case:
        for text, sheet, shows in itertools.product(texts, sheets, (LabelChoice().shows, EVERYTHING)):
            with case((text[:10], sheet, shows)):
                line = in_one_line(text)
                filled = label(line, line, LARGEST_ID, line)
                left, top, right, bottom = await inked(document([filled], sheet, shows=shows))
                edges = label_rect(sheet, 0)
                assert edges.left() <= left < right <= edges.right()
                assert edges.top() <= top < bottom <= edges.bottom()


def words_on(pages: LabelDocument) -> list[str]:
    """Return the texts of the first label as they are printed."""
    room = label_rect(pages._sheet, 0).adjusted(2, 2, -2, -2)
    texts = [text for text, is_shown in zip(pages._labels[0].texts, pages._shows, strict=True) if is_shown]
    room = QRectF(mm(room.left()), mm(room.top()), mm(room.width()), mm(room.height()))
    steps = pages._fitted(texts, room)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return [layout.text() for layout in end.value]


def test_a_label_shows_what_is_ticked(qapp: QGuiApplication) -> None:
    rex = [label("Rex", "Dogs", "7", "Likes carrots")]
    assert words_on(document(rex, SHEETS["L7160"])) == ["Rex", "#7", "Dogs"]
    assert words_on(document(rex, SHEETS["L7160"], shows=(NOTE.key, NAME.key))) == ["Rex", "Likes carrots"]


async def test_a_text_that_is_empty_or_a_status_that_is_not_set_takes_no_room(qapp: QGuiApplication) -> None:
    async def blocks() -> AsyncIterator[list[KnownAnimal]]:
        yield [KnownAnimal(Animal(7, "Rex", 1, None), 1_700_000_000, 1_790_000_000)]

    [rex] = await read_labels(blocks(), {1: "Dogs"}, 1_790_000_000)
    texts = dict(zip(LABEL_COLUMNS, rex.texts, strict=True))
    assert (texts[NAME], texts[CATEGORY], texts[STATUS]) == ("Rex", "Dogs", "")
    empty, sheet = [label("Rex", "", "7")], SHEETS["L7160"]
    assert await inked(document(empty, sheet, shows=EVERYTHING)) == await inked(document(empty, sheet))


async def test_a_label_without_a_code_has_its_texts_in_its_place(
    qapp: QGuiApplication, tmp_path: Path
) -> None:
    sheet = SHEETS["L7160"]
    pages = document([label("Rex", "Dogs", "7")], sheet, shows=(NAME.key,))
    left, _top, right, _bottom = await inked(pages)
    assert left == pytest.approx(sheet.left + 2, abs=1)
    assert right < sheet.left + sheet.width / 2
    assert rectangles(await pdf_of(pages, tmp_path)) == [[]]


def test_the_longest_text_is_cut_first_with_an_ellipsis(qapp: QGuiApplication) -> None:
    shows, sheet = (NAME.key, ID.key, NOTE.key), SHEETS["L7651"]
    for note in ("Likes carrots. " * 13, "うさぎ" * 60, "شاهين الصغير " * 25):
        emmeline = label("Emmeline", "Dogs", "7", note)
        name, animal_id, cut = words_on(document([emmeline], sheet, shows=shows))
        assert (name, animal_id) == ("Emmeline", "#7")
        assert cut.endswith("…")
        assert note.startswith(cut[:-1])
        assert len(cut) > 20
    # Texts for which there is no line are one.
    words = words_on(document([label("Rex", "Dogs", "7", "More")], SMALLEST, shows=EVERYTHING))
    assert len(words) < len(LABEL_COLUMNS)
    assert words[-1].endswith("…")
    assert not any(word.endswith("…") for word in words[:-1])


def test_the_window_has_its_turn_between_two_sizes_of_a_text(qapp: QGuiApplication) -> None:
    long = [label("Rex", "Dogs", "7", "Likes carrots. " * 13)]
    image = ruler()
    painter = QPainter(image)
    steps = list(document(long, SHEETS["L7651"], shows=EVERYTHING).paint(painter, 0))
    painter.end()
    assert len(steps) > 10


@pytest.mark.parametrize("name", SHEETS)
async def test_a_warning_stands_on_the_margin_and_on_no_label(qapp: QGuiApplication, name: str) -> None:
    sheet = SHEETS[name]
    warning = "A warning on the margin, which is about as long as a sentence is."
    left, top, right, bottom = await inked(document([], sheet, warning=warning))
    paper = paper_of(sheet)
    assert 0 < left < right < paper.width
    assert bottom <= sheet.top or top >= sheet.top + sheet.rows * sheet.step_y
    assert 0 < top < bottom < paper.height


def test_every_known_sheet_fits_but_no_label_beside_the_paper_is_printed() -> None:
    assert all(map(fits, (*SHEETS.values(), LabelSheet())))
    too_small = LabelSheet(columns=1, rows=1, width=5.0, height=5.0)
    for sheet in (LabelSheet(left=1.0), LabelSheet(rows=9), LabelSheet(width=80.0), too_small):
        assert not fits(sheet), sheet


def test_at_first_the_sheet_is_one_for_the_paper_of_the_country(qapp: QGuiApplication) -> None:
    assert chosen_sheet(LabelChoice()) is SHEETS["5160"]
    QLocale.setDefault(QLocale(QLocale.Language.German, QLocale.Country.Germany))
    assert chosen_sheet(LabelChoice()) is SHEETS["L7160"]
    # One of a newer version is printed with the measures of the own one.
    own = LabelSheet(columns=4)
    assert chosen_sheet(LabelChoice("L9999", own)) is own
