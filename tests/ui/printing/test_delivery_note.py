"""The delivery note has every animal that was added, its id as text and as a code."""

from pathlib import Path

import pytest
import segno
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPageSize, QPainter

from menagerie.catalogue.catalogue import Catalogue
from menagerie.outbox.store import Outbox
from menagerie.settings.environments import Environment, EnvironmentId, SettingSource
from menagerie.ui.printing.content import read_note, rehearsal_warning
from menagerie.ui.printing.list_document import ListDocument, PrintedList
from menagerie.ui.printing.pages import Paper, draw_code, in_portions, write_pdf
from support.clock import VirtualClock
from support.past_imports import MIXED, leave_import
from support.pdf_pages import rectangles

# Light modules around a code, as readers need them.
QUIET = 4


STAGING = Environment(EnvironmentId.STAGING, "Staging", None, SettingSource.USER)


async def note_of(folder: Path, *, has_ids: bool = True) -> PrintedList:
    clock = VirtualClock()
    outbox, catalogue = Outbox(folder / "outbox.sqlite3", clock), Catalogue(folder / "seen.sqlite3", clock)
    try:
        return await read_note(outbox, catalogue, STAGING, await leave_import(outbox, MIXED, has_ids=has_ids))
    finally:
        await outbox.close()
        await catalogue.close()


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


async def test_the_head_says_what_when_where_and_by_whom_and_each_animal_has_its_id_as_text_and_as_a_code(
    qapp: QGuiApplication, tmp_path: Path
) -> None:
    note = await note_of(tmp_path)
    assert note.title == "Delivery note – delivery.csv"
    about, counts = note.heading
    assert about.startswith("Added to Staging on ")
    assert about.endswith(" by Anna")
    assert counts == "2 added, 1 refused, 1 unconfirmed, 1 left out"
    assert note.warning == rehearsal_warning(STAGING)
    assert note.rows == [("Marble", "12", "Not set", "#1002"), ("Ink", "12", "Not set", "#1005")]
    assert note.codes == ["1002", "1005"]
    document = ListDocument(note, Paper.named(QPageSize.PageSizeId.A4))
    await in_portions(document.prepare())
    await write_pdf(tmp_path / "note.pdf", document, lambda _done: None)
    [boxes] = rectangles((tmp_path / "note.pdf").read_bytes())
    # The band and the lines below the titles and the rows are no modules.
    modules = [box for box in boxes if box.left > 180 and box.height > 0.3]
    first = [box for box in modules if box.top < min(box.top for box in modules) + 15]
    assert len(modules) > len(first) > 20
    assert max(box.left + box.width for box in modules) < 195


async def test_an_animal_without_a_known_id_has_no_code(qapp: QGuiApplication, tmp_path: Path) -> None:
    note = await note_of(tmp_path, has_ids=False)
    assert note.codes == ["", ""]
    assert [row[-1] for row in note.rows] == ["–", "–"]


def test_the_note_of_a_rehearsal_says_so() -> None:
    warnings = {
        EnvironmentId.PRODUCTION: "",
        EnvironmentId.STAGING: "Rehearsal in Staging: these animals are not in the live catalogue.",
        EnvironmentId.SANDBOX: "Practice in the sandbox: these animals are not in the live catalogue.",
    }
    for identifier, warning in warnings.items():
        assert rehearsal_warning(Environment(identifier, "A name", None, SettingSource.USER)) == warning
