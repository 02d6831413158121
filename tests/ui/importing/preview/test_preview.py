"""The import window: a delivery is read, mapped, checked and corrected before anything is sent."""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QFileDialog, QLineEdit, QWidget

from menagerie.app.restarting import RESTART
from menagerie.deliveries.encoding import ENCODINGS
from menagerie.domain.animal import PetStatus
from menagerie.domain.cases import CatalogueCase, DeliveryNoteCase
from menagerie.domain.facts import fact
from menagerie.outbox.job import Job
from menagerie.settings.environments import EnvironmentId
from menagerie.ui.importing.preview.checking_flow import CHECK
from menagerie.ui.importing.preview.rows_model import ImportColumn
from menagerie.ui.importing.preview.window import ImportWindow
from menagerie.ui.words.messages import words
from menagerie.workflows.importing import Field
from menagerie.workflows.importing.choices import Overrides
from support.damage import changed_by
from support.delivery_windows import (
    BAD,
    GOOD,
    TITLES,
    cells,
    choose,
    delivery_open,
    edit,
    end_of_edit,
    enter,
    explain_status,
    file_with,
    opened,
    opened_with,
    press_space,
    told,
    workbook_with_hidden_rows,
)
from support.hard_times import stuck_disk, wants_to_close
from support.qt_loop import until
from support.sentences import NO_REQUEST_UNTIL, title
from support.shop import Shop
from support.widgets import child


def spoken(window: ImportWindow, row: int, column: ImportColumn) -> str:
    """Return what assistive tools read of a cell."""
    rows = window.preview.table.rows
    return str(rows.data(rows.index(row, column), Qt.ItemDataRole.AccessibleTextRole))


def edit_a_row(window: ImportWindow) -> None:
    """Edit a row, and compare it at the first opportunity."""
    for timer in window.findChildren(QTimer):
        timer.setInterval(0)
    rows = window.preview.table.rows
    assert rows.setData(rows.index(0, ImportColumn.NAME), "Rexana")


def choose_a_column(window: ImportWindow) -> None:
    combo = window.preview.mapping.fields[Field.STATUS].combo
    combo.activated.emit(combo.currentIndex())


def has_size(window: ImportWindow, size: QSize) -> bool:
    return window.size() == size


async def test_a_file_is_mapped_and_checked_and_what_is_left_out_is_kept_before_anything_is_sent(
    shop: Shop, tmp_path: Path, announced: list[str]
) -> None:
    async with shop.open_with_animals():
        asked = shop.asked()
        window = await opened_with(shop, tmp_path, GOOD)
        page = window.preview
        assert cells(window, ImportColumn.NAME) == ["Rex", "Minka", "Hugo"]
        assert cells(window, ImportColumn.STATUS) == ["Available", "Sold", "Not set"]
        assert page.summary.text() == "3 rows, 3 ready"
        assert page.foot.start.text() == "Add 3 animals to Staging"
        assert page.foot.start.isEnabled()
        assert window.windowTitle() == "delivery.csv – Import into Staging – Menagerie"
        said = page.foot.estimate.text()
        assert said.startswith("3 requests, about ")
        assert "on Free; 1,000 a day" in said
        # Without a problem, the keyboard is at the button.
        assert window.focusWidget() is page.foot.start
        assert announced.count(page.summary.text()) == 1
        # WHEN a row is left out with Space, included again, and left out
        press_space(window, 1)
        assert spoken(window, 1, ImportColumn.ROW) == "3, Left out"
        assert page.summary.text() == "3 rows, 2 ready, 1 left out"
        assert page.foot.start.text() == "Add 2 animals to Staging"
        press_space(window, 1)
        assert spoken(window, 1, ImportColumn.ROW) == "3, included"
        press_space(window, 1)
        # AND the window is closed, and the file is opened once more
        window.close()
        await shop.settled()
        await opened(shop, tmp_path / "delivery.csv")
        # THEN it stays left out until the person says otherwise
        assert page.foot.start.text() == "Add 2 animals to Staging"
        page.message.action.click()
        await shop.settled()
        assert page.foot.start.text() == "Add 3 animals to Staging"
        assert shop.asked() == asked
        assert shop.queue.entries == ()


async def test_what_was_edited_is_there_after_closing_and_is_lost_only_after_a_question(
    shop: Shop, tmp_path: Path
) -> None:
    async with delivery_open(shop, tmp_path, GOOD) as window:
        await edit(window, 0, ImportColumn.NAME, "Rexana")
        for close in (window.close, window.preview.foot.cancel.click):
            close()
            assert not window.isVisible()
            await shop.settled()
            shop.parts.importing.begin()
            assert cells(window, ImportColumn.NAME)[0] == "Rexana"
        # WHEN another file is wanted
        path = window.preview.source.path
        before = path.text()
        path.setText(str(file_with(tmp_path, BAD, "second.csv")))
        QTest.keyClick(path, Qt.Key.Key_Return)
        assert "You edited rows of delivery.csv" in shop.said(window)
        # THEN the path stays that of the rows until it is read
        assert path.text() == before
        assert cells(window, ImportColumn.NAME)[0] == "Rexana"
        window.preview.message.action.click()
        await shop.settled()
        assert window.preview.summary.text() == "4 rows, 2 ready"
        # WHEN the program was updated, and the person wants to restart it
        edit_a_row(window)
        await shop.settled()
        window.close()
        shop.parts.errors.restart()
        # THEN the rows are there, and it asks
        assert window.isVisible()
        assert told(window) == "You edited rows of second.csv"
        assert not wants_to_close(shop)
        # AND once the person has said so, it ends to start again
        window.preview.message.action.click()
    assert shop.status == RESTART


async def test_three_problems_of_many_rows_take_six_clicks_and_keys(shop: Shop, tmp_path: Path) -> None:
    rows = [",7," if number in {10, 20, 30} else f"Rex {number},7," for number in range(60)]
    text = "\n".join([TITLES, *rows])
    path = file_with(tmp_path, text)
    async with shop.open_with_animals() as main:
        main.commands.importing.trigger()
        await shop.settled()
        window = shop.parts.importing.window
        window.preview.empty.action.click()
        child(window, QFileDialog, "importFileDialog").fileSelected.emit(str(path))
        await shop.settled()
        for name in ("Minka", "Hugo", "Bella"):
            QTest.keyClicks(window.focusWidget(), name)
            await until(lambda: window.preview.table.findChild(QWidget, "importCellEdit") is not None, name)
            editor = child(window.preview.table, QLineEdit, "importCellEdit")
            editor.setText(name)
            if name != "Bella":
                QTest.keyClick(editor, Qt.Key.Key_Return)
                await end_of_edit(window)
        window.preview.foot.start.setFocus()
        await end_of_edit(window)
        assert window.preview.foot.start.text() == "Add 60 animals to Staging"
        assert window.preview.foot.start.isEnabled()
        # WHEN all rows are read to their end THEN the next file begins at its top
        window.preview.only_problems.setChecked(False)
        bar = window.preview.table.verticalScrollBar()
        window.preview.table.scrollToBottom()
        assert bar.value()
        await opened(shop, file_with(tmp_path, f"{text}\n".replace(",7,", "Rex,7,"), "next.csv"))
        window.preview.message.action.click()
        await shop.settled()
        assert window.preview.source.path.text().endswith("next.csv")
        assert bar.maximum()
        assert bar.value() == 0


async def test_the_problems_are_shown_first_in_a_small_window_too_and_each_good_row_is_sent_once(
    shop: Shop, tmp_path: Path
) -> None:
    async with delivery_open(shop, tmp_path, BAD) as window:
        page, start = window.preview, window.preview.foot.start
        assert page.only_problems.text() == "Only problems (2)"
        assert page.only_problems.isChecked()
        assert cells(window, ImportColumn.ROW) == ["3", "4"]
        page.only_problems.click()
        assert len(cells(window, ImportColumn.ROW)) == 4
        for size in (QSize(800, 560), QSize(640, 330)):
            window.resize(size)
            await until(partial(has_size, window, size), "the new size")
            # Five rows have room; the page scrolls where there is less.
            assert page.table.viewport().height() >= 5 * page.table.rowHeight(0)
            for part in (start, page.foot.environment, page.only_problems):
                corner = part.mapTo(window, QPoint(part.width(), part.height()))
                assert part.isVisible()
                assert corner.x() <= window.width()
                assert corner.y() <= window.height()
        # WHEN another file cannot be read THEN that is said, and the rows stay with the path of their own
        await opened(shop, tmp_path / "missing.csv")
        message = page.message.message
        assert message is not None
        assert message.title == "This file can't be read"
        assert "no such file" in message.text
        assert len(cells(window, ImportColumn.ROW)) == 4
        assert page.source.path.text() == str(tmp_path / "delivery.csv")
        # WHEN the button is pressed THEN each good row is sent once
        begun: list[Job] = []
        descriptions: list[str] = []
        shop.parts.importing.begun.connect(begun.append)
        shop.parts.importing.begun.connect(lambda _job: descriptions.append(start.accessibleDescription()))
        shop.parts.preferred.set("short_name", "Anna")
        assert shop.asked("POST") == []
        start.click()
        await until(lambda: len(shop.asked("POST")) == 2, "both good rows")
        # While the window went on to the job, it was not announced that nothing is sent.
        assert (descriptions, start.isVisible()) == ([""], False)
        await shop.settled()
        # The delivery note names the person as colleagues know them.
        assert [(job.title, job.who) for job in begun] == [("delivery.csv", "Anna")]
        assert shop.asked("POST") == ["POST /v1/pets 201"] * 2
        assert shop.parts.importing.preview is None


async def test_what_to_know_of_hidden_rows_and_of_the_columns_is_said_and_follows_what_the_person_chooses(
    shop: Shop, tmp_path: Path
) -> None:
    async with shop.open_with_animals():
        window = await opened(shop, workbook_with_hidden_rows(tmp_path))
        page, preview = window.preview, shop.parts.importing.preview
        assert preview is not None
        message = page.message.message
        assert message is not None
        assert words(fact(DeliveryNoteCase.ROWS_HIDDEN, rows=2, numbers="2, 4")) in message.text
        assert page.include_hidden.isVisible()
        assert page.include_hidden.isChecked()
        assert preview.counts.ready == 3
        # WHEN one tick leaves all of them out
        page.include_hidden.click()
        await shop.settled()
        assert [row.number for row in preview.job_rows() if row.typed is None] == [2, 4]
        page.include_hidden.click()
        await shop.settled()
        assert preview.counts.ready == 3
        # WHEN another file hides none, and has more columns than are wanted
        content = "ID,Name,Kind,Category,Qty\n5,Rex,simple,Dogs,4\n6,Bo,simple,Cats,1\n,Total,,,\n"
        await opened(shop, file_with(tmp_path, content))
        assert not page.include_hidden.isVisible()
        assert "Each row becomes one animal, whatever “Qty” says." in shop.said(window)
        assert "Numbers in “ID”" in shop.said(window)
        assert "“Category” is used, not “Kind”" not in shop.said(window)
        # A total is no animal: one that was included and has a problem is left out again.
        page.only_problems.setChecked(False)
        press_space(window, 2)
        assert spoken(window, 2, ImportColumn.ROW) == "4, included"
        assert spoken(window, 2, ImportColumn.CATEGORY).startswith("empty, ")
        press_space(window, 2)
        assert spoken(window, 2, ImportColumn.ROW) == "4, Left out"
        # WHEN the person takes the column of another field THEN it is not called unused any more
        column = child(window, QComboBox, "importStatusColumn")
        choose(column, column.findData(4))
        await shop.settled()
        assert "Qty" not in page.message.text.text()
        assert "Numbers in “ID”" in shop.said(window)
        name = page.mapping.fields[Field.NAME].combo
        assert name.currentText() == "Name"
        choose(name, name.findText("Kind"))
        await shop.settled()
        assert cells(window, ImportColumn.NAME)[:2] == ["simple", "simple"]


async def test_rows_that_could_not_be_stored_or_checked_are_tried_again_and_none_is_added_that_came_meanwhile(
    shop: Shop, tmp_path: Path
) -> None:
    async with delivery_open(shop, tmp_path, GOOD) as window:
        page, catalogue = window.preview, shop.paths.catalogue(*shop.parts.opened.environment.data_key)
        # WHEN rows do not get into the outbox THEN the keyboard is at the button again
        page.foot.start.setFocus()
        with stuck_disk(shop):
            QTest.keyClick(page.foot.start, Qt.Key.Key_Return)
            await until(lambda: page.message.message is not None, "why they are not there")
            await shop.settled()
        assert window.focusWidget() is page.foot.start
        # WHEN a check cannot read what the rows are compared with
        changed_by("ALTER TABLE animal RENAME TO elsewhere")(catalogue)
        choose_a_column(window)
        await shop.settled()
        # THEN it says so, and not that it still checks
        assert told(window) == title(CatalogueCase.UNREADABLE)
        assert page.foot.start.toolTip() == "Not every row could be checked."
        # AND an edited cell does not make the others count as checked
        ended: list[str] = []
        shop.parts.jobs.ended.connect(ended.append)
        await edit(window, 0, ImportColumn.NAME, "Rexana")
        await until(lambda: CHECK in ended, "the end of another check")
        assert not page.foot.start.isEnabled()
        # AND the person can let them be checked again
        changed_by("ALTER TABLE elsewhere RENAME TO animal")(catalogue)
        await until(page.message.action.isVisible, "the way to try again")
        page.message.action.setFocus()
        QTest.keyClick(page.message.action, Qt.Key.Key_Return)
        await shop.settled()
        assert page.message.message is None
        # AND the next arrow key chooses no other column
        assert window.focusWidget() is page.table
        assert page.foot.start.toolTip() != "Not every row could be checked."
        # WHEN the only row that is not left out is added by hand meanwhile
        for row in (1, 2):
            press_space(window, row)
        shop.add_dialog().status.choose(PetStatus.AVAILABLE)
        shop.begin_add("Rexana", "7")
        await shop.add_dialog_closed()
        await shop.settled()
        page.foot.start.click()
        await shop.settled()
        # THEN it is said that nothing is left to add, and shown why
        assert not shop.queue.jobs
        assert page.summary.text() == "3 rows, 0 ready, 3 left out"
        assert cells(window, ImportColumn.NOTE)[0].endswith("Left out")
        assert page.include_alike.isVisible()


@pytest.mark.thorough
async def test_an_edited_row_is_checked_beside_what_is_typed_next_and_counts_when_the_button_is_pressed(
    shop: Shop, tmp_path: Path
) -> None:
    async with delivery_open(shop, tmp_path, BAD) as window:
        table = window.preview.table
        window.preview.only_problems.click()
        await edit(window, 1, ImportColumn.NAME, "Bella")
        # WHEN the next cell is being typed as the row of the first one is compared
        QTest.keyClick(table, Qt.Key.Key_Return)
        editor = child(table, QLineEdit, "importCellEdit")
        QTest.keyClicks(editor, "Minka")
        await shop.idle()
        # THEN no letter of it is lost
        assert editor.text() == "Minka"
        assert editor.selectedText() == ""
        QTest.keyClick(editor, Qt.Key.Key_Return)
        await end_of_edit(window)
        await shop.idle()
        assert cells(window, ImportColumn.NAME)[1:3] == ["Bella", "Minka"]

        # WHEN the button is pressed while one is compared
        def press(job: str) -> None:
            if job == CHECK:
                window.preview.foot.start.click()

        shop.parts.jobs.started.connect(press)
        await edit(window, 0, ImportColumn.NAME, "Rexana")
        await until(lambda: len(shop.asked("POST")) == 3, "the three good rows")
        await shop.settled()
        rows = await shop.queue.outbox.job_rows(shop.queue.jobs[0].number)
        assert [row.entry.typed.name for row in rows if row.entry] == ["Rexana", "Bella", "Minka"]


@pytest.mark.thorough
async def test_the_way_a_file_is_read_and_its_guessed_characters_are_said_and_can_be_changed(
    shop: Shop, tmp_path: Path
) -> None:
    path = tmp_path / "guessed.csv"
    path.write_bytes(f"{TITLES}\nGandrė,7,sold\nMurkė,3,sold\n".encode("cp1257"))
    async with delivery_open(shop, tmp_path, GOOD) as window:
        source, message = window.preview.source, window.preview.message
        assert source.read_as.text() == "Read as: CSV, UTF-8, comma, titles in row 1"
        source.change.click()
        choose(source.reading.header, source.reading.header.findData(0))
        await shop.settled()
        assert len(cells(window, ImportColumn.NAME)) == 4
        assert source.read_as.text() == "Read as: CSV, UTF-8, comma, no titles"
        # WHEN characters had to be guessed THEN that is said with names
        await opened(shop, path)
        assert cells(window, ImportColumn.NAME) == ["Gandrë", "Murkë"]
        assert message.message is not None
        text = message.message.text
        assert all(name in text for name in ("Windows-1252", "Gandrë", "Murkë"))
        # WHEN the button beside it is pressed, THEN every encoding is offered
        message.action.click()
        choice = source.reading.encoding
        assert choice.isVisible()
        assert {choice.itemData(place) for place in range(choice.count())} == {"utf-8", "utf-16", *ENCODINGS}
        choose(choice, choice.findData("cp1257"))
        await shop.settled()
        # AND what the person chose is no guess
        assert cells(window, ImportColumn.NAME) == ["Gandrė", "Murkė"]
        assert message.message is None


@pytest.mark.thorough
async def test_a_check_that_takes_the_place_of_another_can_be_stopped_too(shop: Shop, tmp_path: Path) -> None:
    async with shop.open_with_animals():
        rows = "".join(f"Rex {number},7,available\n" for number in range(30_000))
        window = await opened_with(shop, tmp_path, f"{TITLES}\n{rows}")
        for timer in window.preview.findChildren(QTimer, options=Qt.FindChildOption.FindDirectChildrenOnly):
            timer.setInterval(0)
        choose_a_column(window)
        await until(window.preview.stop.isVisible, "the first check")
        # WHEN something else is chosen
        choose_a_column(window)
        # The first check ends in these steps; the other one takes longer.
        for _ in range(5):
            await asyncio.sleep(0)
        assert shop.parts.jobs.is_running(CHECK)
        assert window.preview.stop.isVisible()
        await shop.settled()
        assert not window.preview.stop.isVisible()


@pytest.mark.thorough
async def test_what_was_stated_for_one_file_is_not_used_for_the_next(shop: Shop, tmp_path: Path) -> None:
    async with shop.open_with_animals():
        overrides = Overrides(fixed={Field.CATEGORY: "12"})
        shop.parts.importing.open_file(file_with(tmp_path, "Name,Status\nRex,zzyx\n"), overrides)
        await shop.settled()
        window = shop.parts.importing.window
        explain_status(window, "Sold")
        await shop.settled()
        window.preview.foot.start.click()
        await until(lambda: shop.asked("POST"), "the row")
        await shop.settled()
        await opened(shop, file_with(tmp_path, "Name,Status\nBella,zzyx\n", "next.csv"))
        assert window.preview.summary.text() == "1 row, 0 ready"


async def open_while_rows_fail(
    shop: Shop, window: ImportWindow, path: Path, overrides: Overrides | None = None
) -> None:
    """Let a file come while the disk refuses the rows of the one that is open."""
    with stuck_disk(shop):
        window.preview.foot.start.click()
        shop.parts.importing.open_file(path, overrides)
        await until(lambda: window.preview.message.message is not None, "why they are not there")
        await shop.settled()


@pytest.mark.thorough
async def test_a_file_that_comes_while_rows_go_into_the_outbox_is_read_once_they_are_there(
    shop: Shop, tmp_path: Path
) -> None:
    async with delivery_open(shop, tmp_path, GOOD) as window:
        summary, start = window.preview.summary, window.preview.foot.start

        async def shown(text: str, *, added: int) -> None:
            await until(lambda: summary.text() == text, "the next file")
            await until(lambda: len(shop.asked("POST")) == added, "the rows of the one before")
            await shop.settled()

        start.click()
        shop.parts.importing.open_file(file_with(tmp_path, BAD, "second.csv"))
        # The first row of the second file was in the first one.
        await shown("4 rows, 1 ready, 1 left out", added=3)
        # WHEN rows fail to get there THEN they can be added once more, and the person has been told
        await open_while_rows_fail(shop, window, file_with(tmp_path, f"{TITLES}\nBello,7,\n", "third.csv"))
        assert summary.text() == "4 rows, 1 ready, 1 left out"
        assert window.preview.message.isVisible()
        # AND the other file comes when they have been
        start.click()
        await shown("1 row, 1 ready", added=4)
        # WHEN one that waits gives way to one that is read in the place of the rows
        await open_while_rows_fail(shop, window, tmp_path / "second.csv")
        await opened_with(shop, tmp_path, f"{TITLES}\nWuff,7,sold\n")
        start.click()
        await until(lambda: len(shop.asked("POST")) == 5, "its row")
        await shop.settled()
        assert shop.parts.importing.preview is None
        # WHEN one for which a category was stated waits THEN that counts in no other environment
        await opened_with(shop, tmp_path, f"{TITLES}\nFido,7,sold\n")
        overrides = Overrides(fixed={Field.CATEGORY: "12"})
        await open_while_rows_fail(shop, window, file_with(tmp_path, "Name\nBo\n", "last.csv"), overrides)
        await enter(shop, EnvironmentId.SANDBOX)
        start.click()
        await shop.settled()
        assert shop.queue.jobs
        assert shop.parts.importing.preview is None


@pytest.mark.thorough
async def test_an_import_that_is_begun_in_a_wait_is_sent_after_it(shop: Shop, tmp_path: Path) -> None:
    async with shop.open_with_animals() as main:
        window = await opened_with(shop, tmp_path, GOOD)
        foot = window.preview.foot
        await shop.meet_the_limit(90)
        assert main.header.importing.isEnabled()
        assert NO_REQUEST_UNTIL in foot.estimate.text()
        assert foot.start.text() == "Add after the wait"
        await edit(window, 0, ImportColumn.NAME, "Rexana")
        foot.start.click()
        await until(lambda: shop.queue.jobs, "the import")
        await shop.settled()
        shop.clock.leap(shop.seconds_left() - 5)
        await shop.settled()
        assert shop.asked("POST") == []
        await shop.wait_over()
        await until(lambda: shop.queue.jobs[0].is_over, "every row")
        assert shop.asked("POST") == ["POST /v1/pets 201"] * 3


@pytest.mark.thorough
async def test_nothing_is_added_while_another_file_is_read_and_a_window_that_is_closed_stays_so(
    shop: Shop, tmp_path: Path
) -> None:
    async with delivery_open(shop, tmp_path, GOOD) as window:
        foot, start = window.preview.foot, window.preview.foot.start
        shop.parts.importing.open_file(file_with(tmp_path, BAD, "another.csv"))
        assert not start.isEnabled()
        assert start.accessibleDescription() == foot.estimate.text() == "Reading the rows…"
        start.clicked.emit()
        await shop.settled()
        assert not shop.queue.jobs
        assert start.isEnabled()
        # WHEN one cannot be read THEN those that are still shown can be added
        shop.parts.importing.open_file(tmp_path / "none.csv")
        assert not start.isEnabled()
        await shop.settled()
        assert start.isEnabled()
        assert start.text() == "Add 2 animals to Staging"
        # WHEN the window is closed while the import begins THEN it shows it when it is wanted again
        start.click()
        window.close()
        await until(lambda: len(shop.asked("POST")) == 2, "both rows")
        await shop.settled()
        assert not window.isVisible()
        shop.parts.running.show()
        assert not window.shows_preview


@pytest.mark.thorough
async def test_after_an_import_another_one_begins_and_the_same_file_is_pointed_out_and_repeats_nothing(
    shop: Shop, tmp_path: Path
) -> None:
    async with delivery_open(shop, tmp_path, f"{GOOD}Bo,7,available,surplus\n") as window:
        bar, source = window.preview.message, window.preview.source
        assert bar.message is not None
        odd = bar.message.text
        window.preview.foot.start.click()
        await until(lambda: len(shop.asked("POST")) == 4, "all rows")
        await until(lambda: not window.shows_preview, "the job")
        await shop.settled()
        # WHEN another import is wanted THEN the preview is there; rows are pasted on the last one's page, too
        shop.window.commands.importing.trigger()
        assert window.shows_preview
        assert window.focusWidget() is source.path
        assert source.earlier.isVisible()
        for copied in ("Rex", "Name\tCategory\nRex\t7\nBo\t3\n"):
            shop.parts.running.show()
            shop.put_on_clipboard(copied)
            QTest.keyClick(window, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
            assert window.shows_preview
            assert ("There are no rows to paste" in shop.said(window)) is (copied == "Rex")
        await shop.settled()
        assert cells(window, ImportColumn.NAME) == ["Rex", "Bo"]

        # WHEN the same file is opened, and a column is chosen, or a row edited, while it is checked
        for change in (choose_a_column, edit_a_row):

            def change_at_once(job: str, change: Callable[[ImportWindow], None] = change) -> None:
                if job == CHECK:
                    shop.parts.jobs.started.disconnect(change_at_once)
                    change(window)

            shop.parts.jobs.started.connect(change_at_once)
            await opened(shop, tmp_path / "delivery.csv")
            # THEN the check has gone on to its end, and says also what is odd in the file
            assert told(window).startswith("You imported this file today at ")
            assert told(window).endswith(": 4 added")
            assert odd in bar.message.text
        # AND nothing is repeated unless the person wants it
        assert cells(window, ImportColumn.NAME)[0] == "Rexana"
        assert window.preview.summary.text() == "4 rows, 0 ready, 4 left out"
        assert not window.preview.foot.start.isEnabled()
        window.preview.include_alike.click()
        await shop.settled()
        assert window.preview.foot.start.text() == "Add 4 animals to Staging"
        # AND in another environment it was not imported
        await enter(shop, EnvironmentId.SANDBOX)
        assert bar.message.text == odd
        assert "You imported" not in bar.message.title
