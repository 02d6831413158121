"""The file of a delivery changes, or disappears, while the import window is open."""

import asyncio
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from menagerie.settings.environments import EnvironmentId
from menagerie.ui.importing.preview.window import ImportWindow
from menagerie.workflows.importing import Field
from menagerie.workflows.importing.choices import Overrides
from support.delivery_windows import TITLES, delivery_open, enter, file_with, told
from support.qt_loop import until
from support.shop import Shop


async def come_back(shop: Shop, window: ImportWindow) -> None:
    """Go to the main window and back, as from a spreadsheet."""
    shop.window.activateWindow()
    await until(lambda: QApplication.activeWindow() is shop.window, "the main window")
    window.activateWindow()
    await until(window.isActiveWindow, "the import window")
    await shop.settled()


async def test_a_file_that_was_changed_is_read_again_as_it_is_now_and_for_the_environment_that_is_open(
    shop: Shop, tmp_path: Path
) -> None:
    async with shop.open_with_animals():
        path = file_with(tmp_path, "Name\nRex\n")
        shop.parts.importing.open_file(path, Overrides(fixed={Field.CATEGORY: "12"}))
        await shop.settled()
        window = shop.parts.importing.window
        assert window.preview.summary.text() == "1 row, 1 ready"
        await come_back(shop, window)
        assert told(window) == ""
        path.write_text("Name\nRexana\nMinka\n", encoding="utf-8")
        await come_back(shop, window)
        assert told(window) == "delivery.csv has changed"
        window.preview.message.action.click()
        await shop.settled()
        assert window.preview.summary.text() == "2 rows, 2 ready"
        assert told(window) == ""
        # WHEN another environment is entered, for which no category was stated
        await enter(shop, EnvironmentId.SANDBOX)
        assert window.preview.summary.text() == "2 rows, 0 ready"
        # THEN none comes back with the file
        path.write_text("Name\nRexana\n", encoding="utf-8")
        await come_back(shop, window)
        window.preview.message.action.click()
        await shop.settled()
        assert window.preview.summary.text() == "1 row, 0 ready"


async def test_rows_of_a_file_that_is_gone_or_changed_are_added_only_after_a_question(
    shop: Shop, tmp_path: Path
) -> None:
    async with delivery_open(shop, tmp_path, f"{TITLES}\nRex,7,available\n") as window:
        path, foot = tmp_path / "delivery.csv", window.preview.foot
        combo = window.preview.mapping.fields[Field.NAME].combo
        # WHEN another column is chosen while it is looked at the file, which is gone
        path.unlink()
        foot.start.click()
        # The import has begun by then, and the file is looked at on a thread.
        await asyncio.sleep(0)
        QTest.keyClick(combo, Qt.Key.Key_Down)
        await shop.settled()
        # THEN what is asked about are the rows with these names
        said = "delivery.csv can't be read any more. Add the rows as they were read?"
        assert foot.question.text() == said
        assert combo.isEnabled()
        assert combo.currentText() == "Name"
        foot.cancel.click()
        assert window.isVisible()
        assert not foot.asks
        # WHEN it has changed, and the window is closed after the press, THEN it comes back with the question
        path.write_text(f"{TITLES}\nRexana,7,\n", encoding="utf-8")
        foot.start.click()
        window.close()
        await shop.settled()
        assert window.isVisible()
        assert foot.question.text() == "delivery.csv has changed. Add the rows as they were read before?"
        assert foot.start.text() == "Yes, add 1 animal to Staging"
        assert not foot.ask_no_more.isVisible()
        assert window.preview.message.action.text() == "Read again"
        # The second half of a double click is no answer.
        foot.start.click()
        await shop.settled()
        assert not shop.queue.jobs
        shop.think()
        foot.start.click()
        await until(lambda: shop.asked("POST"), "the row")
        await shop.settled()
        rows = await shop.queue.outbox.job_rows(shop.queue.jobs[0].number)
        assert [row.entry.typed.name for row in rows if row.entry] == ["Rex"]
