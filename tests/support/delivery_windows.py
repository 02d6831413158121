"""The window of an import over the application, with a delivery in it that a test has written."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget
from xlsxwriter.workbook import Workbook

from menagerie.settings.environments import EnvironmentId
from menagerie.ui.importing.preview.rows_model import ImportColumn
from menagerie.ui.importing.preview.window import ImportWindow
from support.qt_loop import until
from support.sentences import SAME_FOR_ALL
from support.shop import Shop
from support.widgets import child

TITLES = "Name,Category,Status"
GOOD = f"{TITLES}\nRex,7,available\nMinka,3,sold\nHugo,7,\n"
# The second row has no name, the third no category.
BAD = f"{TITLES}\nRex,7,available\n,3,sold\nHugo,dogs?,\nMinka,3,pending\n"


def file_with(folder: Path, text: str, name: str = "delivery.csv") -> Path:
    """Write a file with this text, and return it."""
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def workbook_with_hidden_rows(folder: Path) -> Path:
    """Write a workbook whose second sheet has three animals, of which it hides two; return it."""
    path = folder / "animals.xlsx"
    with Workbook(path) as book:
        book.add_worksheet("Old").write_row(0, 0, ["Name", "Category"])
        sheet = book.add_worksheet("New")
        for line, cells in enumerate([("Name", "Category"), ("Rex", 7), ("Bo", 7), ("Kim", 7)]):
            sheet.write_row(line, 0, cells)
        for line in (1, 3):
            sheet.set_row(line, None, None, {"hidden": True})
    return path


async def opened(shop: Shop, path: Path) -> ImportWindow:
    """Open a file as if it was dropped, and wait until its rows are checked."""
    shop.parts.importing.open_file(path)
    await shop.settled()
    return shop.parts.importing.window


async def opened_with(shop: Shop, folder: Path, text: str) -> ImportWindow:
    """Open a delivery of this text."""
    return await opened(shop, file_with(folder, text))


@asynccontextmanager
async def delivery_open(shop: Shop, folder: Path, text: str) -> AsyncIterator[ImportWindow]:
    """Run the application, and open a delivery of this text over its list."""
    async with shop.open_with_animals():
        yield await opened_with(shop, folder, text)


def cells(window: ImportWindow, column: ImportColumn) -> list[str]:
    """Return what stands in a column of the rows, from top to bottom."""
    rows = window.preview.table.rows
    return [str(rows.index(row, column).data()) for row in range(rows.rowCount())]


def told(window: ImportWindow) -> str:
    """Return the title of what the window tells; empty if it tells nothing."""
    message = window.preview.message.message
    return "" if message is None else message.title


async def edit(window: ImportWindow, row: int, column: ImportColumn, text: str) -> None:
    """Edit a cell as a person does with the keyboard, and wait until it is taken."""
    table = window.preview.table
    table.setFocus()
    table.setCurrentIndex(table.rows.index(row, column))
    QTest.keyClick(table, Qt.Key.Key_Return)
    editor = child(table, QWidget, "importCellEdit")
    QTest.keyClick(editor, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(editor, text)
    QTest.keyClick(editor, Qt.Key.Key_Return)
    await end_of_edit(window)


async def end_of_edit(window: ImportWindow) -> None:
    table = window.preview.table
    await until(lambda: table.findChild(QWidget, "importCellEdit") is None, "the end of the edit")


def press_space(window: ImportWindow, row: int) -> None:
    """Leave a row out with the keyboard, or include it again."""
    table = window.preview.table
    table.setCurrentIndex(table.rows.index(row, ImportColumn.NAME))
    QTest.keyClick(table, Qt.Key.Key_Space)


def choose(combo: QComboBox, index: int) -> None:
    """Choose from a list as a person does."""
    combo.setCurrentIndex(index)
    combo.activated.emit(index)


def choose_the_same_for_all_rows(combo: QComboBox) -> None:
    choose(combo, combo.findText(SAME_FOR_ALL))


def explain_status(window: ImportWindow, meaning: str, word: int = 0) -> None:
    """Choose what a status word means, as a person does."""
    shown = [one for one in window.preview.words.choices() if isinstance(one, QComboBox)]
    choose(shown[word], shown[word].findText(meaning))


def category_word(window: ImportWindow) -> QLineEdit:
    """Return the field for the number of the only word that stands for a category."""
    (field,) = (one for one in window.preview.words.choices() if isinstance(one, QLineEdit))
    return field


async def explain_category(shop: Shop, window: ImportWindow, number: str) -> None:
    """Type the number of the category that a word means, as a person does."""
    field = category_word(window)
    field.setText(number)
    field.editingFinished.emit()
    await shop.settled()


async def enter(shop: Shop, environment: EnvironmentId) -> None:
    """Change to another environment, and wait until the rows are checked there."""
    shop.switch_to(environment)
    await until(lambda: shop.parts.opened.session is not None, "the session")
    await shop.settled()
