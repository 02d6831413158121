"""The delivery note has every animal that was added, its id as text and as a code, on all pages it needs."""

from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest
import segno
from PySide6.QtCore import QBuffer, QIODevice, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPdfWriter
from PySide6.QtPrintSupport import QPrinter

from menagerie.domain.cases import PrintCase
from menagerie.domain.errors import StorageError
from menagerie.outbox.entry import State
from menagerie.settings.environments import Environment, EnvironmentId, SettingSource
from menagerie.ui.importing.job.note_painter import NotePainter
from menagerie.ui.importing.job.note_writer import heading, note_line, paint_note, set_page, write_pdf
from menagerie.ui.session.rehearsal import rehearsal_warning
from menagerie.ui.widgets.drawing.paper import draw_code
from menagerie.workflows.importing import AddedAnimal, DeliveryNote
from support.adds import NOW

NOTE = DeliveryNote("delivery.xlsx", "Staging", "Anna", NOW, 97, 0, {State.CREATED: 97, State.REFUSED: 3})
# Light modules around a code, as readers need them.
QUIET = 4


def animals(count: int, name: str = "Marble") -> list[AddedAnimal]:
    return [AddedAnimal(row, 1000 + row, name, "Rabbits · 12", "available") for row in range(count)]


async def batches(added: Sequence[AddedAnimal]) -> AsyncIterator[Sequence[AddedAnimal]]:
    for start in range(0, len(added), 100):
        yield added[start : start + 100]


def pages_of(pdf: bytes) -> int:
    return pdf.count(b"/Type /Page\n") + pdf.count(b"/Type /Page ")


def no_progress(_share: float) -> None:
    """Show nothing."""


@pytest.mark.parametrize("animal_id", ["1", "1043", str(2**63 - 1)])
def test_a_code_can_be_read_module_by_module(qapp: QGuiApplication, animal_id: str) -> None:
    # GIVEN a code on white paper, eight pixels for each module
    matrix = segno.make(animal_id, error="m", micro=False).matrix
    modules = len(matrix) + 2 * QUIET
    image = QImage(8 * modules, 8 * modules, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    draw_code(painter, animal_id, QRectF(image.rect()))
    painter.end()
    # WHEN it is read in the middle of each module
    read = [
        [image.pixelColor(8 * x + 4, 8 * y + 4) == QColor(Qt.GlobalColor.black) for x in range(modules)]
        for y in range(modules)
    ]
    # THEN it is that of the id, with a quiet zone around it
    inner = [row[QUIET:-QUIET] for row in read[QUIET:-QUIET]]
    assert inner == [[bool(module) for module in row] for row in matrix]
    assert not any(read[0] + read[-1])
    assert not any(row[0] or row[-1] for row in read)


def test_the_head_says_what_when_where_and_by_whom(qapp: QGuiApplication) -> None:
    title, about, counts = heading(NOTE)
    assert title == "delivery.xlsx"
    assert about.startswith("Added to Staging on ")
    assert about.endswith(" by Anna")
    assert counts == "97 added, 3 refused"


@pytest.mark.parametrize(
    ("identifier", "warning"),
    [
        (EnvironmentId.PRODUCTION, ""),
        (EnvironmentId.STAGING, "Rehearsal in Staging: these animals are not in the live catalogue."),
        (EnvironmentId.SANDBOX, "Practice in the sandbox: these animals are not in the live catalogue."),
    ],
)
def test_the_note_of_a_rehearsal_says_so(identifier: EnvironmentId, warning: str) -> None:
    assert rehearsal_warning(Environment(identifier, "A name", None, SettingSource.USER)) == warning


def test_the_warning_stands_above_the_animals_of_every_page(qapp: QGuiApplication) -> None:
    def tops(warning: str) -> list[float]:
        """Return where the rows of the first and of the second page end, each after its first row."""
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(buffer)
        set_page(writer)
        painter, found = NotePainter(writer, "Delivery note", (), warning), list[float]()
        while len(found) < 2:
            painter.add(note_line(animals(1)[0]))
            if painter.pages > len(found):
                found.append(painter._top)
        painter.end()
        return found

    without, with_warning = tops(""), tops("Rehearsal in Staging")
    lower = [below - above for above, below in zip(without, with_warning, strict=True)]
    assert lower[0] == pytest.approx(lower[1])
    assert lower[0] > 0


def test_an_animal_without_a_known_id_has_no_code(qapp: QGuiApplication) -> None:
    line = note_line(AddedAnimal(1, None, "Rex", "12", None))
    assert line.animal_id == ""
    assert line.status == "Not set"


async def test_a_long_note_has_many_pages_and_gives_the_window_its_turn_all_the_time(
    qapp: QGuiApplication, tmp_path: Path
) -> None:
    path, shares = tmp_path / "note.pdf", list[float]()
    await write_pdf(path, NOTE, batches(animals(97)), shares.append)
    pdf = path.read_bytes()
    assert pdf.startswith(b"%PDF-")
    assert pages_of(pdf) >= 6
    assert shares == sorted(shares)
    assert len(shares) > 10


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_names_of_any_script_and_length_fit_between_the_edges(
    qapp: QGuiApplication, direction: Qt.LayoutDirection
) -> None:
    QGuiApplication.setLayoutDirection(direction)
    try:
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(buffer)
        set_page(writer)
        painter = NotePainter(writer, "Delivery note", heading(NOTE))
        for name in ("شاهين الصغير", "Ванесса", "W" * 400, "long name " * 50, "\n\n\n", "ża" * 10_000):
            painter.add(note_line(AddedAnimal(1, 5, name, "12", "sold")))
            assert 0 <= painter._top <= painter._height
        painter.end()
    finally:
        QGuiApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    assert bytes(buffer.data().data()).startswith(b"%PDF-")


async def test_a_printer_gets_the_same_pages(qapp: QGuiApplication, tmp_path: Path) -> None:
    # A printer that prints into a file, since there is no other here.
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    set_page(printer)
    await paint_note(printer, NOTE, batches(animals(40)), no_progress)
    await write_pdf(tmp_path / "written.pdf", NOTE, batches(animals(40)), no_progress)
    printed, written = (tmp_path / f"{name}.pdf" for name in ("printed", "written"))
    assert pages_of(printed.read_bytes()) == pages_of(written.read_bytes()) >= 3


@pytest.mark.qt_log_ignore(r"^QPainter::begin\(\): Returned false")
async def test_a_printer_that_takes_nothing_is_said(qapp: QGuiApplication, tmp_path: Path) -> None:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFileName(str(tmp_path / "gone" / "printed.pdf"))
    set_page(printer)
    with pytest.raises(StorageError, match=PrintCase.PRINTER):
        await paint_note(printer, NOTE, batches(animals(40)), no_progress)


class _OutOfPaper(QPdfWriter):
    """A printer that takes one page."""

    def newPage(self) -> bool:  # noqa: N802 - Qt's name
        return False


async def test_a_printer_that_takes_no_further_page_is_said(qapp: QGuiApplication, tmp_path: Path) -> None:
    printer = _OutOfPaper(str(tmp_path / "printed.pdf"))
    set_page(printer)
    with pytest.raises(StorageError, match=PrintCase.PRINTER):
        await paint_note(printer, NOTE, batches(animals(40)), no_progress)
