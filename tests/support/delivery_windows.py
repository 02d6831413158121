"""The window of an import over the application, with a delivery in it that a test has written."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from xlsxwriter.workbook import Workbook

from menagerie.ui.importing.preview.window import ImportWindow
from support.shop import Shop


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
