"""The file of a delivery changes, or disappears, while the import window is open."""

import asyncio
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from menagerie.credentials.keys import SERVICE_NAME
from menagerie.settings.environments import EnvironmentId
from menagerie.ui.importing.preview.window import ImportWindow
from menagerie.workflows.importing import Field
from menagerie.workflows.importing.choices import Overrides
from support import delivery_windows
from support.delivery_windows import file_with
from support.qt_loop import until
from support.sentences import SAME_FOR_ALL
from support.shop import RIGHT_KEY, Shop

TITLES = "Name,Category,Status"


async def opened(shop: Shop, folder: Path) -> tuple[ImportWindow, Path]:
    path = file_with(folder, f"{TITLES}\nRex,7,available\n")
    return await delivery_windows.opened(shop, path), path


def told(window: ImportWindow) -> str:
    message = window.preview.message.message
    return "" if message is None else message.title


async def come_back(shop: Shop, window: ImportWindow) -> None:
    """Go to the main window and back, as from a spreadsheet."""
    shop.window.activateWindow()
    await until(lambda: QApplication.activeWindow() is shop.window, "the main window")
    window.activateWindow()
    await until(window.isActiveWindow, "the import window")
    await shop.settled()


async def test_a_file_that_was_changed_meanwhile_is_read_again_when_the_person_wants(
    shop: Shop, tmp_path: Path
) -> None:
    async with shop.open_with_animals():
        window, path = await opened(shop, tmp_path)
        await come_back(shop, window)
        assert told(window) == ""
        path.write_text(f"{TITLES}\nRexana,7,\nMinka,3,\n", encoding="utf-8")
        await come_back(shop, window)
        assert told(window) == "delivery.csv has changed"
        window.preview.message.action.click()
        await shop.settled()
        assert window.preview.summary.text() == "2 rows, 2 ready"
        assert told(window) == ""


async def test_a_category_stated_for_an_environment_that_was_left_does_not_come_back_with_a_changed_file(
    shop: Shop, tmp_path: Path
) -> None:
    async with shop.open_with_animals():
        path = file_with(tmp_path, "Name\nRex\n", "names.csv")
        shop.parts.importing.open_file(path, Overrides(fixed={Field.CATEGORY: "12"}))
        await shop.settled()
        window = shop.parts.importing.window
        assert window.preview.summary.text() == "1 row, 1 ready"
        shop.switch_to(EnvironmentId.SANDBOX)
        await until(lambda: shop.parts.opened.session is not None, "the session")
        await shop.settled()
        assert window.preview.summary.text() == "1 row, 0 ready"
        path.write_text("Name\nRexana\n", encoding="utf-8")
        await come_back(shop, window)
        window.preview.message.action.click()
        await shop.settled()
        assert window.preview.summary.text() == "1 row, 0 ready"


async def test_rows_of_a_changed_file_are_added_only_after_a_question(shop: Shop, tmp_path: Path) -> None:
    async with shop.open_with_animals():
        window, path = await opened(shop, tmp_path)
        path.write_text(f"{TITLES}\nRexana,7,\n", encoding="utf-8")
        foot = window.preview.foot
        foot.start.click()
        await shop.settled()
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


async def test_that_a_file_is_gone_is_said_before_its_rows_are_added(shop: Shop, tmp_path: Path) -> None:
    async with shop.open_with_animals():
        window, path = await opened(shop, tmp_path)
        path.unlink()
        window.preview.foot.start.click()
        await shop.settled()
        said = window.preview.foot.question.text()
        assert said == "delivery.csv can't be read any more. Add the rows as they were read?"
        window.preview.foot.cancel.click()
        assert window.isVisible()
        assert not shop.queue.jobs


async def test_no_other_column_is_chosen_while_it_is_looked_at_the_file(shop: Shop, tmp_path: Path) -> None:
    async with shop.open_with_animals():
        window, path = await opened(shop, tmp_path)
        path.unlink()
        combo = window.preview.mapping.fields[Field.NAME].combo
        window.preview.foot.start.click()
        # The import has begun by then, and the file is looked at on a thread.
        await asyncio.sleep(0)
        QTest.keyClick(combo, Qt.Key.Key_Down)
        await shop.settled()
        assert window.preview.foot.asks
        assert combo.isEnabled()
        # What is asked about are the rows with these names.
        assert combo.currentText() == "Name"


async def test_a_window_that_was_closed_after_the_press_comes_back_with_the_question(
    shop: Shop, tmp_path: Path
) -> None:
    async with shop.open_with_animals():
        window, path = await opened(shop, tmp_path)
        path.write_text(f"{TITLES}\nRexana,7,\n", encoding="utf-8")
        window.preview.foot.start.click()
        window.close()
        await shop.settled()
        assert window.isVisible()
        assert window.preview.foot.asks


async def test_a_fixed_text_counts_as_soon_as_the_button_is_pressed(shop: Shop, tmp_path: Path) -> None:
    async with shop.open_with_animals():
        path = file_with(tmp_path, "Name\nRex\n", "names.csv")
        shop.parts.importing.open_file(path)
        await shop.settled()
        window = shop.parts.importing.window
        category = window.preview.mapping.fields[list(window.preview.mapping.fields)[1]]
        place = category.combo.findText(SAME_FOR_ALL)
        category.combo.setCurrentIndex(place)
        category.combo.activated.emit(place)
        QTest.keyClicks(category.fixed, "12")
        await until(window.preview.foot.start.isEnabled, "the row")
        await shop.settled()
        category.fixed.selectAll()
        QTest.keyClicks(category.fixed, "13")
        window.preview.foot.start.click()
        await shop.settled()
        assert not shop.queue.jobs
        window.preview.foot.start.click()
        await until(lambda: shop.asked("POST"), "the row")
        await shop.settled()
        rows = await shop.queue.outbox.job_rows(shop.queue.jobs[0].number)
        assert [row.entry.typed.category for row in rows if row.entry] == ["13"]


async def test_a_question_about_the_file_is_no_answer_about_production_that_was_entered_meanwhile(
    shop: Shop, tmp_path: Path
) -> None:
    # The same service at another address: two environments cannot have one.
    address = shop.staging.base_url.replace("127.0.0.1", "localhost")
    shop.variables["MENAGERIE_PRODUCTION_URL"] = address
    shop.vault.entries[SERVICE_NAME, address] = RIGHT_KEY
    async with shop.open_with_animals():
        window, path = await opened(shop, tmp_path)
        path.unlink()
        foot = window.preview.foot
        # WHEN the person enters Production while it is looked whether the file is still the same
        foot.start.click()
        shop.switch_to(EnvironmentId.PRODUCTION)
        await shop.answered()
        await shop.settled()
        # THEN nothing is asked there before they press the button
        assert not foot.asks
        foot.start.click()
        await shop.settled()
        assert "cannot be removed" in foot.question.text()
