"""An import in the whole window: it is followed, found again later, and its result can be kept."""

import asyncio
import re
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton

from menagerie.outbox.entry import State, Typed
from menagerie.outbox.job import Job
from menagerie.sandbox.practice import Situation
from menagerie.settings.environments import EnvironmentId
from menagerie.ui.importing.job.page import JobPage, Shown
from menagerie.ui.importing.job.rows import ResultColumn
from support.hard_times import A_MOMENT, on_disk, slow_disk
from support.past_imports import MIXED, REASON, leave_import, show
from support.qt_loop import until
from support.sentences import IN_DOUBT, LAST_ANSWER, NOT_CONNECTED
from support.shop import RIGHT_KEY, Shop
from support.slow_flush import slow_flush
from support.widgets import child


def texts(page: JobPage, column: ResultColumn) -> list[str]:
    rows = page.table.rows
    return [str(rows.index(row, column).data()) for row in range(rows.rowCount())]


def _shows_rows(page: JobPage, shown: str) -> bool:
    return page.page.text() == f"Rows {shown} of 1,001"


def save_as(page: JobPage, name: str, path: Path) -> None:
    """Choose a file in the dialog of this name."""
    dialog = child(page, QFileDialog, name)
    dialog.fileSelected.emit(str(path))
    dialog.reject()


async def test_the_result_of_an_import_is_found_again_after_a_restart(shop: Shop) -> None:
    async with shop.open_without_key():
        await leave_import(shop.queue.outbox, MIXED)
    async with shop.open():
        page = await show(shop)
        assert page.card.summary.text() == "2 added, 1 refused, 1 unconfirmed, 1 left out"
        assert texts(page, ResultColumn.NAME) == ["Marble", "Rex", "Basil", "Ink", "Onyx · cat"]
        assert texts(page, ResultColumn.RESULT) == ["#1002", REASON, IN_DOUBT, "#1005", "Choose a category."]


async def test_the_title_names_a_file_only_while_its_rows_are_shown(shop: Shop, tmp_path: Path) -> None:
    async with shop.open_without_key():
        await leave_import(shop.queue.outbox, MIXED, title="earlier.csv")
        (tmp_path / "newer.csv").write_text("Name,Category\nRex,7\n", encoding="utf-8")
        shop.parts.importing.open_file(tmp_path / "newer.csv")
        await shop.settled()
        window = shop.parts.importing.window
        assert window.windowTitle() == "newer.csv – Import into Staging – Menagerie"
        await show(shop)
        assert window.windowTitle() == "Import into Staging – Menagerie"
        window.show_preview()
        assert window.windowTitle() == "newer.csv – Import into Staging – Menagerie"


async def test_escape_closes_the_window_of_an_import_which_goes_on(shop: Shop) -> None:
    async with shop.open_without_key():
        await leave_import(shop.queue.outbox, {"Marble": State.QUEUED})
        page = await show(shop)
        QTest.keyClick(page.window(), Qt.Key.Key_Escape)
        assert not page.isVisible()
        assert page.job is not None
        assert not page.job.is_cancelled
        assert not page.job.is_paused


async def test_an_import_behind_another_says_what_it_waits_for(shop: Shop) -> None:
    async with shop.open_without_key():
        await leave_import(
            shop.queue.outbox, {f"Rex {n}": State.QUEUED for n in range(300)}, title="older.csv"
        )
        newer = await leave_import(shop.queue.outbox, {"Marble": State.QUEUED}, title="newer.csv")
    shop.keep_key(RIGHT_KEY)
    async with shop.open():
        page = await show(shop, newer.number)
        await until(lambda: page.card.waiting.text().startswith("Waits for older.csv: "), "what goes first")
        assert page.card.waiting.text().endswith(" left.")
        assert page.card.progress.text() == "0 of 1"


async def test_single_adds_that_are_sent_first_are_named(shop: Shop) -> None:
    async with shop.open_without_key():
        for number in range(300):
            await shop.queue.outbox.queue_new(Typed(f"Rex {number}", "7"))
        job = await leave_import(shop.queue.outbox, {"Marble": State.QUEUED})
    shop.keep_key(RIGHT_KEY)
    async with shop.open():
        page = await show(shop, job.number)
        said = re.compile(r"Waits for \d+ other adds\.")
        await until(lambda: said.fullmatch(page.card.waiting.text()), "what goes first")


async def test_a_paused_import_is_named_after_a_restart_and_is_one_click_away(shop: Shop) -> None:
    async with shop.open_without_key():
        job = await leave_import(shop.queue.outbox, {"Marble": State.CREATED, "Ink": State.QUEUED})
        await shop.queue.job_steps.pause_job(job.number)
    async with shop.open() as window:
        paused = child(window.strip, QPushButton, "importPaused")
        await until(paused.isVisible, "that an import is paused")
        assert paused.text() == "Import paused · 1 of 2"
        assert paused.accessibleName() == "Import of delivery.csv is paused: 1 of 2"
        assert paused.accessibleDescription() == "Click to show it."
        paused.click()
        page = shop.parts.running.page
        await until(lambda: page.job is not None, "the import")
        page.card.pause.click()
        await until(lambda: not paused.isVisible(), "that it is not paused any more")


async def test_import_opens_the_unfinished_one_first(shop: Shop) -> None:
    async with shop.open_without_key() as window:
        job = await leave_import(shop.queue.outbox, {"Marble": State.QUEUED})
        await shop.queue.job_steps.pause_job(job.number)
        window.header.importing.click()
        await until(lambda: shop.parts.running.page.job is not None, "the import")
        page, imports = shop.parts.running.page, shop.parts.importing.window
        assert page.job is not None
        assert (page.job.number, imports.shows_preview) == (job.number, False)
        # From there another one is begun.
        page.another.click()
        assert imports.shows_preview
        # Not on the button that chooses a file: a path that is typed would be lost.
        assert imports.focusWidget() is imports.preview.source.path
        # AND once it has ended, that is what Import opens
        await shop.queue.job_steps.cancel_job(job.number)
        imports.close()
        window.header.importing.click()
        await shop.settled()
        assert imports.shows_preview


async def test_the_way_to_earlier_imports_comes_also_into_a_window_that_was_opened_before_they_were_read(
    shop: Shop,
) -> None:
    await leave_paused(shop)
    with slow_disk(shop) as go_on:
        async with shop.open() as main:
            main.commands.importing.trigger()
            preview = shop.parts.importing.window.preview
            await until(preview.isVisible, "the import window")
            assert not shop.queue.jobs
            assert not preview.source.earlier.isVisible()
            go_on()
            await until(preview.source.earlier.isVisible, "the way to the import")
            await shop.settled()


async def leave_paused(shop: Shop) -> Job:
    """Leave an import of two animals that is paused."""
    async with shop.open_without_key():
        job = await leave_import(shop.queue.outbox, {"Marble": State.QUEUED, "Ink": State.QUEUED})
        await shop.queue.job_steps.pause_job(job.number)
    shop.keep_key(RIGHT_KEY)
    return job


async def test_the_list_shows_what_was_imported(shop: Shop) -> None:
    job = await leave_paused(shop)
    async with shop.open_with_animals() as window:
        assert "Ink" not in shop.names()
        await shop.queue.job_steps.resume_job(job.number)
        await until(lambda: len(shop.asked()) == 4, "the list after the import")
        await until(lambda: {"Marble", "Ink"} <= set(shop.names()), "the imported animals in the list")
        # One question for all rows, which held no input up.
        assert [line.split()[0] for line in shop.asked()] == ["GET", "POST", "POST", "GET"]
        assert window.footer.limit.isEnabled()


async def test_everything_seen_shows_what_was_imported_although_the_list_is_not_asked_for(shop: Shop) -> None:
    job = await leave_paused(shop)
    async with shop.open_with_animals() as window:
        window.commands.load_more.trigger()
        await shop.settled()
        await shop.see_everything()
        await shop.queue.job_steps.resume_job(job.number)
        await until(lambda: {"Marble", "Ink"} <= set(shop.names()), "the imported animals")
        await shop.settled()


async def test_the_rows_of_an_import_stand_in_the_list_without_a_request_as_soon_as_they_are_added(
    shop: Shop,
) -> None:
    job = await leave_paused(shop)
    async with shop.open_with_animals() as window:
        window.commands.load_more.trigger()
        await shop.settled()
        before = len(shop.asked("GET"))
        await shop.queue.job_steps.resume_job(job.number)
        await until(lambda: {"Marble", "Ink"} <= set(shop.names()), "the imported animals in the list")
        assert len(shop.asked("GET")) == before
        await shop.settled()


async def test_a_list_that_takes_four_requests_says_that_it_is_from_before_the_import(shop: Shop) -> None:
    job = await leave_paused(shop)
    async with shop.open_with_animals() as window:
        window.commands.load_more.trigger()
        await shop.settled()
        before = len(shop.asked("GET"))
        await shop.queue.job_steps.resume_job(job.number)
        await until(lambda: window.header.age.text().endswith(LAST_ANSWER), "the list's age")
        assert len(shop.asked("GET")) == before


@pytest.mark.thorough
async def test_the_list_is_asked_for_after_the_wait_in_which_an_import_was_cancelled(shop: Shop) -> None:
    job = await leave_paused(shop)
    async with shop.open_with_animals():
        shop.practise(Situation.LIMIT_REACHED, seconds=30)
        await shop.queue.job_steps.resume_job(job.number)
        await shop.waiting()
        await shop.queue.job_steps.cancel_job(job.number)
        assert len(shop.asked("GET")) == 1
        await shop.wait_over()
        # What is asked by itself keeps the pace of a minute, too.
        shop.clock.leap(60)
        await until(lambda: len(shop.asked("GET")) == 2, "the question after the wait")
        await shop.parts.jobs.finish("ask quietly")


async def test_an_enter_that_is_pressed_twice_does_not_pause_the_import_that_it_led_to(shop: Shop) -> None:
    async with shop.open_without_key():
        await leave_import(shop.queue.outbox, {"Marble": State.QUEUED})
        page = await show(shop)
        assert QApplication.focusWidget() is page.jobs
        QTest.keyClick(page.jobs, Qt.Key.Key_Return)
        await shop.settled()
        assert page.card.pause.isVisible()
        assert page.card.pause.text() == "Pause"


async def test_an_import_is_cancelled_although_its_pause_still_waits_for_the_disk(shop: Shop) -> None:
    async with shop.open_without_key():
        await leave_import(shop.queue.outbox, {"Marble": State.QUEUED})
        page = await show(shop)
        with slow_disk(shop):
            page.card.pause.click()
            await asyncio.sleep(A_MOMENT)
            page.card.cancel.click()
            shop.think()
            confirm = child(page.card, QPushButton, "importCancelConfirm")
            confirm.click()
        await until(lambda: page.job is not None and page.job.is_cancelled, "the end of the import")
        assert on_disk(shop) == ["discarded"]


async def test_only_the_rows_that_need_work_are_shown_on_request(shop: Shop) -> None:
    async with shop.open_without_key():
        await leave_import(shop.queue.outbox, MIXED)
        page = await show(shop)
        page.rows_filter.choose(Shown.NOT_ADDED)
        await until(lambda: page.table.rows.rowCount() == 3, "the rows that need work")
        assert texts(page, ResultColumn.NAME) == ["Rex", "Basil", "Onyx · cat"]
        page.rows_filter.choose(Shown.ADDED)
        await until(lambda: page.table.rows.rowCount() == 2, "the rows that were added")


async def test_a_thousand_rows_are_read_page_by_page(shop: Shop) -> None:
    async with shop.open_without_key():
        await leave_import(shop.queue.outbox, {f"Marble {number}": State.QUEUED for number in range(1_000)})
        page = await show(shop)
        assert page.page.text() == "Rows 1–200 of 1,001"
        assert page.table.rows.rowCount() == 200
        # A double click turns one page.
        page.later.click()
        page.later.click()
        await until(partial(_shows_rows, page, "201–400"), "the next rows")
        await shop.settled()
        assert _shows_rows(page, "201–400")
        assert texts(page, ResultColumn.NAME)[0] == "Marble 200"
        for shown in ("401–600", "601–800", "801–1,000"):
            page.later.click()
            await until(partial(_shows_rows, page, shown), "the next rows")
        page.later.click()
        await until(lambda: page.page.text() == "Rows 1,001–1,001 of 1,001", "the last row")
        assert not page.later.isEnabled()
        page.earlier.click()
        await until(lambda: page.page.text() == "Rows 801–1,000 of 1,001", "the rows before")
        assert texts(page, ResultColumn.NAME)[0] == "Marble 800"


async def test_an_earlier_import_is_chosen_from_the_list(shop: Shop) -> None:
    async with shop.open_without_key():
        await leave_import(shop.queue.outbox, {"Marble": State.CREATED}, title="October.csv")
        await leave_import(shop.queue.outbox, {"Ink": State.CREATED}, title="November.csv")
        page = await show(shop)
        assert [page.jobs.itemText(place).split(" ")[0] for place in range(page.jobs.count())] == [
            "November.csv",
            "October.csv",
        ]
        page.jobs.activated.emit(1)
        await until(lambda: texts(page, ResultColumn.NAME)[:1] == ["Marble"], "the earlier import")


async def test_an_import_that_is_chosen_while_the_list_is_read_stays_chosen(shop: Shop) -> None:
    async with shop.open_without_key():
        october = await leave_import(shop.queue.outbox, {"Marble": State.CREATED}, title="October.csv")
        await leave_import(shop.queue.outbox, {"Ink": State.CREATED}, title="November.csv")
        page = await show(shop)
        # WHEN the window is opened once more, and an earlier import is chosen at once
        shop.parts.running.show()
        page.jobs.activated.emit(1)
        await shop.settled()
        assert page.job is not None
        assert page.job.number == october.number
        assert texts(page, ResultColumn.NAME)[:1] == ["Marble"]


async def test_the_rows_are_saved_wherever_the_person_chooses_while_the_disk_takes_its_time(
    shop: Shop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with shop.open_with_animals():
        await leave_import(shop.queue.outbox, MIXED)
        page = await show(shop)
        await shop.settled()
        paths = [tmp_path / "first.csv", tmp_path / "second.csv"]
        with slow_flush(monkeypatch) as disk:
            for path in paths:
                page.remaining.click()
                save_as(page, "importRemainingDialog", path)
                QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
            await until(lambda: disk.is_reached, "the disk")
            # WHEN another environment is opened, too
            shop.switch_to(EnvironmentId.SANDBOX)
            await asyncio.sleep(A_MOMENT)
            disk.go_on()
        await until(lambda: all(path.exists() for path in paths), "both files")
        await shop.settled()


async def test_the_rows_that_still_need_work_are_saved_like_the_delivery(shop: Shop, tmp_path: Path) -> None:
    async with shop.open_without_key():
        await leave_import(shop.queue.outbox, MIXED)
        page = await show(shop)
        assert page.remaining.text() == "Save the 3 rows that still need work…"
        page.remaining.click()
        dialog = child(page, QFileDialog, "importRemainingDialog")
        assert dialog.selectedFiles()[0].endswith("delivery – still to do.csv")
        path = tmp_path / "rest.csv"
        save_as(page, "importRemainingDialog", path)
        await until(path.exists, "the file")
        await until(lambda: page.message.text() == "3 rows saved to rest.csv", "that it is saved")
        text = path.read_text(encoding="utf-8-sig")
        assert "Rex" in text
        assert REASON in text
        assert "Marble" not in text


async def test_the_name_of_a_delivery_leads_what_is_saved_of_it_nowhere_else(
    shop: Shop, tmp_path: Path
) -> None:
    async with shop.open_without_key():
        await leave_import(shop.queue.outbox, MIXED, title='.x".profile"\u202e\n.csv')
        page = await show(shop)
        page.remaining.click()
        dialog = child(page, QFileDialog, "importRemainingDialog")
        assert [Path(chosen).name for chosen in dialog.selectedFiles()] == ["x_.profile_ – still to do.csv"]
        dialog.reject()


async def test_a_row_in_doubt_is_opened_in_the_outbox(shop: Shop) -> None:
    async with shop.open_without_key():
        await leave_import(shop.queue.outbox, {"Basil": State.UNCONFIRMED})
    async with shop.open() as window:
        page = await show(shop)
        page.table.selectRow(0)
        page.table.opened.emit(page.table.current())
        adds = window.outbox_panel.list
        await until(lambda: window.outbox_panel.isVisible() and adds.selected_entries(), "the add")
        assert [entry.typed.name for entry in adds.selected_entries()] == ["Basil"]


async def test_each_of_very_many_refused_rows_is_opened_in_the_outbox(shop: Shop) -> None:
    async with shop.open_without_key():
        job = await leave_import(
            shop.queue.outbox, {f"Rex {number}": State.REFUSED for number in range(1, 250)}
        )
    async with shop.open() as window:
        await until(lambda: shop.queue.is_loaded, "the outbox again")
        page = await show(shop)
        page.table.selectRow(0)
        page.table.opened.emit(page.table.current())
        adds = window.outbox_panel.list
        await until(lambda: [one.typed.name for one in adds.selected_entries()] == ["Rex 1"], "the add")
        assert window.outbox_panel.isVisible()
        assert shop.queue.jobs[0].counts == job.counts


async def test_another_environment_shows_its_own_imports(shop: Shop) -> None:
    async with shop.open_without_key():
        await leave_import(shop.queue.outbox, MIXED)
        page = await show(shop)
        shop.switch_to(EnvironmentId.SANDBOX)
        await until(lambda: page.job is None and page.empty.isVisible(), "no import")
        shop.switch_to(EnvironmentId.STAGING)
        await until(lambda: page.job is not None, "the import")


async def test_closing_with_the_window_of_an_import_open_asks_nothing(shop: Shop) -> None:
    async with shop.open_without_key():
        await leave_import(shop.queue.outbox, {"Marble": State.QUEUED})
        page = await show(shop)
        assert page.card.waiting.text() == NOT_CONNECTED
