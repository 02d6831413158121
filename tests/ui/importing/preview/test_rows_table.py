"""The rows of a delivery in their table: problems are said, and mended, left out and included by hand."""

import asyncio
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from menagerie.deliveries.delivery import Delivery, FileFormat, Reading
from menagerie.domain.cases import FieldCase
from menagerie.domain.facts import Fact
from menagerie.ui.importing.preview.rows_model import ImportColumn
from menagerie.ui.importing.preview.rows_table import ImportTable
from menagerie.ui.look.theme import Theme
from menagerie.ui.words.messages import words
from menagerie.workflows.importing import Choices, Field, Preview
from support.widgets import child

Row = tuple[str, str, str]
Show = Callable[..., ImportTable]

GOOD = (("Rex", "7", "available"), ("Minka", "3", "sold"), ("Hugo", "7", ""))
# The second row has no name, the third no category.
BAD = (("Rex", "7", "available"), ("", "3", "sold"), ("Hugo", "dogs?", ""), ("Minka", "3", "pending"))
COLUMNS = {Field.NAME: 0, Field.CATEGORY: 1, Field.STATUS: 2}


def checked(rows: tuple[Row, ...]) -> Preview:
    reading, numbers = Reading(header_row=1), range(2, len(rows) + 2)
    titles = ("Name", "Category", "Status")
    delivery = Delivery("delivery.csv", None, FileFormat.CSV, reading, (), titles, rows, numbers, "d" * 64)
    preview = Preview(delivery, Choices(columns=COLUMNS), {})
    asyncio.run(preview.check())
    return preview


@pytest.fixture
def show(theme: Theme, qtbot: QtBot) -> Show:
    """Shows the table of these rows."""
    window = QWidget()
    qtbot.addWidget(window)
    table = ImportTable(theme)
    column = QVBoxLayout(window)
    # It has the focus first.
    column.addWidget(QLineEdit())
    column.addWidget(table)

    def show(*rows: Row, only_problems: bool = False) -> ImportTable:
        preview = checked(rows)
        table.show_rows(preview, preview.shown(only_problems=only_problems), {}, only_problems=only_problems)
        window.resize(900, 400)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        return table

    return show


def cell(table: ImportTable, row: int, column: ImportColumn) -> str:
    return str(table.rows.index(row, column).data())


def spoken(table: ImportTable, row: int, column: ImportColumn) -> str:
    """Return what assistive tools read of a cell."""
    return str(table.rows.data(table.rows.index(row, column), Qt.ItemDataRole.AccessibleTextRole))


def place_of_focus(table: ImportTable) -> tuple[int, int]:
    return table.currentIndex().row(), table.currentIndex().column()


def edit(table: ImportTable, qtbot: QtBot, text: str, end: Qt.Key = Qt.Key.Key_Return) -> None:
    """Edit the current cell as a person does with the keyboard."""
    if table.findChild(QWidget, "importCellEdit") is None:
        QTest.keyClick(table, Qt.Key.Key_F2)
    editor = child(table, QLineEdit, "importCellEdit")
    editor.selectAll()
    QTest.keyClicks(editor, text)
    QTest.keyClick(editor, end)
    qtbot.waitUntil(lambda: table.findChild(QWidget, "importCellEdit") is None)


def test_a_problem_is_said_at_its_cell_and_beside_the_row(show: Show) -> None:
    table = show(*BAD, ("", "7", "verkauft"))
    missing = words(Fact(FieldCase.NAME_MISSING))
    assert spoken(table, 1, ImportColumn.NAME).startswith(f"empty, {missing}")
    assert missing in cell(table, 1, ImportColumn.NOTE)
    assert spoken(table, 2, ImportColumn.CATEGORY).startswith("dogs?, ")
    assert spoken(table, 0, ImportColumn.NAME) == "Rex"
    # Known words are translated in a row with a problem, too.
    assert cell(table, 4, ImportColumn.STATUS) == "Sold"
    table.grab()
    # WHEN the person comes with Tab THEN it leads to the first problem
    table.setFocus(Qt.FocusReason.TabFocusReason)
    assert place_of_focus(table) == (1, ImportColumn.NAME)
    # AND Enter on what to know mends the problem of the row
    table.setCurrentIndex(table.rows.index(2, ImportColumn.NOTE))
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert place_of_focus(table) == (2, ImportColumn.CATEGORY)
    assert table.findChild(QWidget, "importCellEdit") is not None


def test_enter_goes_from_one_problem_to_the_next_while_only_these_are_shown(show: Show, qtbot: QtBot) -> None:
    table = show(*BAD, ("", "7", "?"), only_problems=True)
    table.setCurrentIndex(table.rows.index(0, ImportColumn.NAME))
    edit(table, qtbot, "Minka")
    assert place_of_focus(table) == (1, ImportColumn.CATEGORY)
    edit(table, qtbot, "7")
    assert place_of_focus(table) == (2, ImportColumn.NAME)
    edit(table, qtbot, "Egon")
    assert place_of_focus(table) == (2, ImportColumn.STATUS)


def test_rows_without_a_problem_are_edited_one_after_the_other_and_left_out_with_a_click(
    show: Show, qtbot: QtBot, theme: Theme
) -> None:
    table = show(*GOOD)
    table.setFocus(Qt.FocusReason.TabFocusReason)
    assert place_of_focus(table) == (0, ImportColumn.NAME)
    edit(table, qtbot, "Not this", Qt.Key.Key_Escape)
    assert cell(table, 0, ImportColumn.NAME) == "Rex"
    assert table.window().isVisible()
    edit(table, qtbot, "Rexana")
    assert cell(table, 0, ImportColumn.NAME) == "Rexana"
    # Enter went one row down, to a cell that has the background of a selection.
    assert place_of_focus(table) == (1, ImportColumn.NAME)
    table.setFocus()
    place = table.visualRect(table.currentIndex())
    image = table.viewport().grab(place).toImage()
    assert image.pixelColor(place.width() - 4, place.height() // 2) == theme.colour("selection")
    assert table.rows.setData(table.rows.index(2, ImportColumn.STATUS), "pending")
    assert cell(table, 2, ImportColumn.STATUS) == "Pending"
    # WHEN a row is left out THEN its status can still be read
    box = table.visualRect(table.rows.index(0, ImportColumn.ROW))
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=box.center())
    assert spoken(table, 0, ImportColumn.ROW) == "2, Left out"
    table.setCurrentIndex(table.rows.index(1, ImportColumn.NAME))
    place = table.visualRect(table.rows.index(0, ImportColumn.STATUS))
    image = table.viewport().grab(place).toImage()
    shown = {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}
    # In the inks of a text that is muted, which are tested to be readable.
    ink = theme.status_ink(None)
    assert {ink.text.rgb(), ink.background.rgb()} <= shown
