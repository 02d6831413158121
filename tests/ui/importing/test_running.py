"""An import in the whole window: it is followed, found again later, and its result can be kept."""

import asyncio
import re
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton

from menagerie.domain.cases import GeneralCase
from menagerie.outbox.entry import State, Typed
from menagerie.outbox.job import Job
from menagerie.sandbox.practice import Situation
from menagerie.settings.environments import EnvironmentId
from menagerie.ui.importing.job.page import JobPage, Shown
from menagerie.ui.importing.job.rows import ResultColumn
from support.animal_service import animal_service
from support.hard_times import A_MOMENT, closed_outbox, on_disk, slow_disk
from support.past_imports import MIXED, REASON, leave_import, show
from support.qt_loop import until
from support.sentences import IN_DOUBT, LAST_ANSWER, NOT_CONNECTED, title
from support.shop import Shop
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


async def test_the_result_of_an_import_is_found_again_and_the_rows_that_need_work_are_shown_and_saved(
    shop: Shop, tmp_path: Path
) -> None:
    async with closed_outbox(shop) as outbox:
        many = await leave_import(outbox, {f"Rex {number}": State.REFUSED for number in range(1, 250)})
        job = await leave_import(outbox, MIXED)
    # The page would read its rows anew as soon as the outbox was read.
    async with shop.open_without_key() as window:
        page = await show(shop, job.number)
        await shop.settled()
        assert page.card.summary.text() == "2 added, 1 refused, 1 unconfirmed, 1 left out"
        assert texts(page, ResultColumn.NAME) == ["Marble", "Rex", "Basil", "Ink", "Onyx · cat"]
        assert texts(page, ResultColumn.RESULT) == ["#1002", REASON, IN_DOUBT, "#1005", "Choose a category."]
        page.rows_filter.choose(Shown.ADDED)
        await until(lambda: page.table.rows.rowCount() == 2, "the rows that were added")
        page.rows_filter.choose(Shown.NOT_ADDED)
        await until(lambda: page.table.rows.rowCount() == 3, "the rows that need work")
        assert texts(page, ResultColumn.NAME) == ["Rex", "Basil", "Onyx · cat"]
        # WHEN these are saved THEN the file is like the delivery
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
        # WHEN a row in doubt is opened THEN the outbox shows it
        page.table.selectRow(1)
        page.table.opened.emit(page.table.current())
        adds = window.outbox_panel.list
        await until(lambda: [one.typed.name for one in adds.selected_entries()] == ["Basil"], "the add")
        assert window.outbox_panel.isVisible()
        # AND so each of very many is
        window.outbox_panel.dismiss()
        shop.parts.running.show(many.number)
        await until(lambda: page.job is not None and page.job.number == many.number, "the other import")
        await shop.settled()
        page.table.selectRow(0)
        page.table.opened.emit(page.table.current())
        await until(lambda: [one.typed.name for one in adds.selected_entries()] == ["Rex 1"], "the add")
        assert window.outbox_panel.isVisible()
        assert [one.counts for one in shop.queue.jobs if one.number == many.number] == [many.counts]


async def test_the_rows_are_saved_while_the_disk_takes_its_time_and_another_environment_has_its_own_imports(
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
        await until(lambda: page.job is None and page.empty.isVisible(), "no import there")
        await shop.settled()
        shop.switch_to(EnvironmentId.STAGING)
        await until(lambda: page.job is not None, "the import")
        await shop.settled()


async def test_the_title_and_the_list_lead_from_a_new_file_to_earlier_imports(
    shop: Shop, tmp_path: Path
) -> None:
    async with shop.open_without_key():
        outbox = shop.queue.outbox
        october = await leave_import(outbox, {"Marble": State.CREATED}, title="October.csv")
        odd = await leave_import(outbox, MIXED, title='.x".profile"\u202e\n.csv')
        await leave_import(outbox, {"Ink": State.CREATED}, title="November.csv")
        # WHEN a file is opened without a key THEN its rows can be prepared, but not added
        path = tmp_path / "newer.csv"
        path.write_text("Name,Category\nRex,7\n", encoding="utf-8")
        shop.parts.importing.open_file(path)
        await shop.settled()
        window = shop.parts.importing.window
        assert window.preview.summary.text() == "1 row, 1 ready"
        assert not window.preview.foot.start.isEnabled()
        assert window.preview.foot.estimate.text().startswith(title(GeneralCase.KEY_MISSING))
        # THEN the title names it only while its rows are shown
        assert window.windowTitle() == "newer.csv – Import into Staging – Menagerie"
        page = await show(shop)
        assert window.windowTitle() == "Import into Staging – Menagerie"
        window.show_preview()
        assert window.windowTitle() == "newer.csv – Import into Staging – Menagerie"
        # WHEN an earlier import is chosen while the list is read THEN it stays chosen
        titles = [page.jobs.itemText(place).split(" ")[0] for place in range(page.jobs.count())]
        assert (titles[0], titles[-1]) == ("November.csv", "October.csv")
        shop.parts.running.show()
        page.jobs.activated.emit(2)
        await shop.settled()
        assert page.job is not None
        assert page.job.number == october.number
        assert texts(page, ResultColumn.NAME)[:1] == ["Marble"]
        # AND the name of a delivery leads what is saved of it nowhere else
        shop.parts.running.show(odd.number)
        await until(lambda: page.job is not None and page.job.number == odd.number, "the odd name")
        page.remaining.click()
        dialog = child(page, QFileDialog, "importRemainingDialog")
        assert [Path(chosen).name for chosen in dialog.selectedFiles()] == ["x_.profile_ – still to do.csv"]
        dialog.reject()


async def test_an_import_goes_on_without_its_window_is_cancelled_while_its_pause_waits_and_is_read_by_pages(
    shop: Shop,
) -> None:
    async with shop.open_without_key():
        await leave_import(shop.queue.outbox, {"Marble": State.QUEUED})
        page = await show(shop)
        assert page.card.waiting.text() == NOT_CONNECTED
        # WHEN Enter is pressed twice to come here THEN the second one pauses nothing
        assert QApplication.focusWidget() is page.jobs
        QTest.keyClick(page.jobs, Qt.Key.Key_Return)
        await shop.settled()
        assert page.card.pause.isVisible()
        assert page.card.pause.text() == "Pause"
        QTest.keyClick(page.window(), Qt.Key.Key_Escape)
        assert not page.isVisible()
        assert page.job is not None
        assert not page.job.is_cancelled
        assert not page.job.is_paused
        # WHEN it is cancelled while its pause still waits for the disk
        page = await show(shop)
        with slow_disk(shop):
            page.card.pause.click()
            await asyncio.sleep(A_MOMENT)
            page.card.cancel.click()
            shop.think()
            child(page.card, QPushButton, "importCancelConfirm").click()
        await until(lambda: page.job is not None and page.job.is_cancelled, "the end of the import")
        assert on_disk(shop) == ["discarded"]
        # WHEN one of a thousand rows is shown
        many = {f"Marble {number}": State.QUEUED for number in range(1_000)}
        shop.parts.running.show((await leave_import(shop.queue.outbox, many)).number)
        await until(partial(_shows_rows, page, "1–200"), "the first rows")
        await shop.settled()
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


async def test_an_import_behind_another_and_behind_single_adds_says_what_it_waits_for(shop: Shop) -> None:
    async with animal_service() as service:
        shop.move_staging(service.base_url)
        # Nothing goes on before that was seen.
        service.may_answer.clear()
        async with closed_outbox(shop) as outbox:
            for number in range(20):
                await outbox.queue_new(Typed(f"Single {number}", "7"))
            older = {f"Rex {number}": State.QUEUED for number in range(20)}
            first = await leave_import(outbox, older, title="older.csv")
            newer = await leave_import(outbox, {"Marble": State.QUEUED})
        async with shop.open():
            page = await show(shop, newer.number)
            waiting = page.card.waiting
            await until(lambda: waiting.text().startswith("Waits for older.csv: "), "what goes first")
            assert waiting.text().endswith(" left.")
            assert page.card.progress.text() == "0 of 1"
            # WHEN the older one is paused
            await shop.queue.job_steps.pause_job(first.number)
            said = re.compile(r"Waits for \d+ other adds\.")
            await until(lambda: said.fullmatch(waiting.text()), "what goes first")
            service.may_answer.set()


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
        # WHEN an import is wanted THEN the unfinished one comes first
        window.header.importing.click()
        page, imports = shop.parts.running.page, shop.parts.importing.window
        await until(lambda: page.job is not None, "the import")
        assert page.job is not None
        assert (page.job.number, imports.shows_preview) == (job.number, False)
        # From there another one is begun.
        page.another.click()
        assert imports.shows_preview
        # Not on the button that chooses a file: a path that is typed would be lost.
        assert imports.focusWidget() is imports.preview.source.path
        paused.click()
        await until(lambda: not imports.shows_preview, "the import")
        await shop.settled()
        page.card.pause.click()
        await until(lambda: not paused.isVisible(), "that it is not paused any more")
        # AND once it has ended, a new one is what Import opens
        await shop.queue.job_steps.cancel_job(job.number)
        imports.close()
        window.header.importing.click()
        await shop.settled()
        assert imports.shows_preview


async def leave_paused(shop: Shop, *deliveries: tuple[str, ...]) -> list[Job]:
    """Leave imports of these animals that are paused."""
    async with closed_outbox(shop) as outbox:
        jobs = [await leave_import(outbox, dict.fromkeys(names, State.QUEUED)) for names in deliveries]
        for job in jobs:
            await outbox.pause_job(job.number)
    return jobs


async def test_the_way_to_earlier_imports_comes_also_into_a_window_that_was_opened_before_they_were_read(
    shop: Shop,
) -> None:
    await leave_paused(shop, ("Marble",))
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


async def test_what_is_imported_stands_in_the_list_and_in_everything_seen(shop: Shop) -> None:
    first, second, third = await leave_paused(shop, ("Marble", "Ink"), ("Basil",), ("Rex",))
    async with shop.open_with_animals() as window:
        resume = shop.queue.job_steps.resume_job
        assert "Ink" not in shop.names()
        await resume(first.number)
        await until(lambda: len(shop.asked()) == 4, "the list after the import")
        await until(lambda: {"Marble", "Ink"} <= set(shop.names()), "the imported animals in the list")
        # One question for all rows, which held no input up.
        assert [line.split()[0] for line in shop.asked()] == ["GET", "POST", "POST", "GET"]
        assert window.footer.limit.isEnabled()
        # The end is said in the window, since the page is not shown.
        said = "The import of delivery.csv to Staging has ended: 2 added"
        await until(lambda: window.toast.accessibleName().startswith(said), "the end of the import")
        # WHEN the list takes four requests
        window.commands.load_more.trigger()
        await shop.settled()
        before = len(shop.asked("GET"))
        await resume(second.number)
        # THEN its rows are there as soon as they are added, and the list says that it is from before
        await until(lambda: "Basil" in shop.names(), "the imported animal in the list")
        await until(lambda: window.header.age.text().endswith(LAST_ANSWER), "the list's age")
        assert len(shop.asked("GET")) == before
        # AND so they are in everything seen, for which no list is asked
        await shop.see_everything()
        await resume(third.number)
        await until(lambda: {"Marble", "Ink", "Basil", "Rex"} <= set(shop.names()), "the imported animals")
        await shop.settled()


@pytest.mark.thorough
async def test_the_list_is_asked_for_after_the_wait_in_which_an_import_was_cancelled(shop: Shop) -> None:
    (job,) = await leave_paused(shop, ("Marble", "Ink"))
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
