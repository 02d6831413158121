"""The import window: a delivery is read, mapped, checked and corrected before anything is sent."""

import asyncio
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QFileDialog, QLabel, QLineEdit, QWidget

from menagerie.app.restarting import RESTART
from menagerie.deliveries.delivery import Delivery
from menagerie.deliveries.encoding import ENCODINGS
from menagerie.domain.animal import PetStatus
from menagerie.domain.cases import CatalogueCase, DeliveryNoteCase, GeneralCase
from menagerie.domain.facts import fact
from menagerie.outbox.job import Job
from menagerie.settings.environments import EnvironmentId
from menagerie.ui.importing.preview.checking_flow import CHECK
from menagerie.ui.importing.preview.delivery_flow import READ
from menagerie.ui.importing.preview.rows_model import ImportColumn
from menagerie.ui.importing.preview.window import ImportWindow
from menagerie.ui.words.messages import words
from menagerie.workflows.importing import Choices, Field
from menagerie.workflows.importing.choices import Overrides
from support.damage import changed_by
from support.delivery_windows import delivery_open, file_with, opened, opened_with, workbook_with_hidden_rows
from support.hard_times import stuck_disk, wants_to_close
from support.qt_loop import until
from support.sentences import NO_REQUEST_UNTIL, SAME_FOR_ALL, title
from support.shop import Shop
from support.widgets import child

TITLES = "Name,Category,Status"
GOOD = f"{TITLES}\nRex,7,available\nMinka,3,sold\nHugo,7,\n"
# The second row has no name, the third no category.
BAD = f"{TITLES}\nRex,7,available\n,3,sold\nHugo,dogs?,\nMinka,3,pending\n"


def cells(window: ImportWindow, column: ImportColumn) -> list[str]:
    rows = window.preview.table.rows
    return [str(rows.index(row, column).data()) for row in range(rows.rowCount())]


def spoken(window: ImportWindow, row: int, column: ImportColumn) -> str:
    """Return what assistive tools read of a cell."""
    rows = window.preview.table.rows
    return str(rows.data(rows.index(row, column), Qt.ItemDataRole.AccessibleTextRole))


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


def place_of_focus(window: ImportWindow) -> tuple[int, int]:
    """Return the row and the column to which the keyboard has come."""
    current = window.preview.table.currentIndex()
    return current.row(), current.column()


def explain_status(window: ImportWindow, meaning: str, word: int = 0) -> None:
    """Choose what a status word means, as a person does."""
    choice = window.preview.words.choices()[word]
    assert isinstance(choice, QComboBox)
    place = choice.findText(meaning)
    choice.setCurrentIndex(place)
    choice.activated.emit(place)


def choose_the_same_for_all_rows(combo: QComboBox) -> None:
    place = combo.findText(SAME_FOR_ALL)
    combo.setCurrentIndex(place)
    combo.activated.emit(place)


async def explain_category(shop: Shop, window: ImportWindow, number: str) -> None:
    """Type the number of the category that a word means, as a person does."""
    (field,) = (one for one in window.preview.words.choices() if isinstance(one, QLineEdit))
    field.setText(number)
    field.editingFinished.emit()
    await shop.settled()


async def enter(shop: Shop, environment: EnvironmentId) -> None:
    """Change to another environment, and wait until the rows are checked there."""
    shop.switch_to(environment)
    await until(lambda: shop.parts.opened.session is not None, "the session")
    await shop.settled()


# PySide6 6.11, which Python 3.11 has here, knows only the place that 6.12 warns of.
if sys.version_info >= (3, 12):
    _PLACE = QPointF(50, 50)
else:
    _PLACE = QPoint(50, 50)


def drag(widget: QWidget, urls: Sequence[QUrl], *, drops: bool = False) -> bool:
    """Drag files over a widget, and return whether it takes them; it then gets them where it ``drops``."""
    data = QMimeData()
    data.setUrls(list(urls))
    actions, button = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    enter = QDragEnterEvent(_PLACE, actions, data, button, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(widget, enter)
    if drops and enter.isAccepted():
        dropped = QDropEvent(QPointF(50, 50), actions, data, button, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(widget, dropped)
    return enter.isAccepted()


def drop(widget: QWidget, urls: Sequence[QUrl]) -> bool:
    """Drop files on a widget, and return whether it takes them."""
    return drag(widget, urls, drops=True)


async def test_the_button_the_menu_and_the_shortcut_open_the_window(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        window.header.importing.click()
        await shop.settled()
        importing = shop.parts.importing.window
        assert importing.isVisible()
        assert not importing.isModal()
        assert importing.close()
        assert not importing.isVisible()
        window.commands.importing.trigger()
        assert importing.isVisible()
        assert window.commands.importing.shortcut().toString() == "Ctrl+I"


async def test_the_window_is_closed_with_escape_and_with_cancel(shop: Shop, tmp_path: Path) -> None:
    async with delivery_open(shop, tmp_path, GOOD) as window:
        cancel = window.preview.foot.cancel
        ways: list[Callable[[], object]] = [lambda: QTest.keyClick(window, Qt.Key.Key_Escape), cancel.click]
        for close in ways:
            close()
            assert not window.isVisible()
            # Nothing was edited, so the next time begins empty.
            shop.parts.importing.begin()
            assert shop.parts.importing.preview is None
            assert window.preview.empty.isVisible()
            await opened(shop, tmp_path / "delivery.csv")


async def test_a_file_is_mapped_and_every_row_is_checked_before_anything_is_sent(
    shop: Shop, tmp_path: Path, announced: list[str]
) -> None:
    async with shop.open_with_animals():
        asked = shop.asked()
        window = await opened_with(shop, tmp_path, GOOD)
        assert cells(window, ImportColumn.NAME) == ["Rex", "Minka", "Hugo"]
        assert cells(window, ImportColumn.STATUS) == ["Available", "Sold", "Not set"]
        assert window.preview.summary.text() == "3 rows, 3 ready"
        assert window.preview.foot.start.text() == "Add 3 animals to Staging"
        assert window.preview.foot.start.isEnabled()
        assert window.windowTitle() == "delivery.csv – Import into Staging – Menagerie"
        said = window.preview.foot.estimate.text()
        assert said.startswith("3 requests, about ")
        assert "on Free; 1,000 a day" in said
        assert shop.asked() == asked
        assert shop.queue.entries == ()
        # Without a problem, the keyboard is at the button.
        assert window.focusWidget() is window.preview.foot.start
        assert announced.count(window.preview.summary.text()) == 1


async def test_the_problems_are_shown_first(shop: Shop, tmp_path: Path) -> None:
    async with delivery_open(shop, tmp_path, BAD) as window:
        assert window.preview.only_problems.text() == "Only problems (2)"
        assert window.preview.only_problems.isChecked()
        assert cells(window, ImportColumn.ROW) == ["3", "4"]
        window.preview.only_problems.click()
        assert len(cells(window, ImportColumn.ROW)) == 4


async def test_other_choices_show_the_rows_that_have_problems_then(shop: Shop, tmp_path: Path) -> None:
    async with delivery_open(shop, tmp_path, f"{TITLES}\nRex,zzyx,\n,zzyx,\nBo,7,\n") as window:
        assert cells(window, ImportColumn.ROW) == ["2", "3"]
        await explain_category(shop, window, "7")
        assert cells(window, ImportColumn.ROW) == ["3"]
        choose_the_same_for_all_rows(window.preview.mapping.fields[Field.NAME].combo)
        QTest.keyClicks(window.preview.mapping.fields[Field.NAME].fixed, "Rex")
        QTest.keyClick(window.preview.mapping.fields[Field.NAME].fixed, Qt.Key.Key_Return)
        await shop.settled()
        assert not window.preview.only_problems.isChecked()
        assert len(cells(window, ImportColumn.ROW)) == 3


async def test_three_problems_of_many_rows_take_six_clicks_and_keys(shop: Shop, tmp_path: Path) -> None:
    rows = [",7," if number in {10, 20, 30} else f"Rex {number},7," for number in range(60)]
    path = file_with(tmp_path, "\n".join([TITLES, *rows]))
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


@pytest.mark.thorough
async def test_what_is_typed_into_a_cell_stays_while_the_cell_before_is_checked(
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


async def test_the_next_file_begins_at_its_top(shop: Shop, tmp_path: Path) -> None:
    async with shop.open():
        many = TITLES + "\nRex,7,sold" * 200
        window = await opened_with(shop, tmp_path, many)
        table = window.preview.table
        table.scrollToBottom()
        assert table.verticalScrollBar().value()
        await opened(shop, file_with(tmp_path, f"{many}\n", "next.csv"))
        assert table.verticalScrollBar().value() == 0


async def test_a_row_is_left_out_with_space_and_included_again(shop: Shop, tmp_path: Path) -> None:
    async with delivery_open(shop, tmp_path, GOOD) as window:
        table = window.preview.table
        table.setCurrentIndex(table.rows.index(1, ImportColumn.NAME))
        QTest.keyClick(table, Qt.Key.Key_Space)
        assert spoken(window, 1, ImportColumn.ROW) == "3, Left out"
        assert window.preview.summary.text() == "3 rows, 2 ready, 1 left out"
        assert window.preview.foot.start.text() == "Add 2 animals to Staging"
        QTest.keyClick(table, Qt.Key.Key_Space)
        assert spoken(window, 1, ImportColumn.ROW) == "3, included"


@pytest.mark.thorough
async def test_a_total_that_was_included_and_has_a_problem_is_left_out_again(
    shop: Shop, tmp_path: Path
) -> None:
    async with delivery_open(shop, tmp_path, f"{TITLES}\nRex,7,sold\nTotal,,\n") as window:
        table = window.preview.table
        table.setCurrentIndex(table.rows.index(1, ImportColumn.NAME))
        QTest.keyClick(table, Qt.Key.Key_Space)
        assert spoken(window, 1, ImportColumn.ROW) == "3, included"
        assert spoken(window, 1, ImportColumn.CATEGORY).startswith("empty, ")
        QTest.keyClick(table, Qt.Key.Key_Space)
        assert spoken(window, 1, ImportColumn.ROW) == "3, Left out"
        assert window.preview.summary.text() == "2 rows, 1 ready, 1 left out"


async def test_the_person_says_what_a_word_of_the_file_means(shop: Shop, tmp_path: Path) -> None:
    async with delivery_open(shop, tmp_path, f"{TITLES}\nRex,7,zzyx\nMinka,3,zzyx\n") as window:
        words = window.preview.words
        assert words.isVisible()
        assert window.preview.summary.text() == "2 rows, 0 ready"
        assert words.choices()[0].accessibleName() == "Meaning of “zzyx”"
        explain_status(window, "Sold")
        await shop.settled()
        assert cells(window, ImportColumn.STATUS) == ["Sold", "Sold"]
        # It stays on screen, so that it can be changed.
        assert words.isVisible()


async def test_a_category_that_the_file_lacks_is_the_same_for_all_rows(shop: Shop, tmp_path: Path) -> None:
    async with delivery_open(shop, tmp_path, "Name,Price\nRex,10\nMinka,20\n") as window:
        assert window.preview.foot.start.text() == "Add animals to Staging"
        said = "Choose the column that has the categories, or one category for all rows."
        assert window.preview.foot.estimate.text() == said
        category = window.preview.mapping.fields[Field.CATEGORY]
        choose_the_same_for_all_rows(category.combo)
        await shop.settled()
        QTest.keyClicks(category.fixed, "12")
        await until(lambda: window.preview.foot.start.text() == "Add 2 animals to Staging", "two ready")
        await shop.settled()
        assert cells(window, ImportColumn.CATEGORY) == ["12", "12"]


async def test_another_column_is_chosen_for_a_field(shop: Shop, tmp_path: Path) -> None:
    async with delivery_open(shop, tmp_path, "Name,Other,Category\nRex,Rexi,7\nMinka,Minki,3\n") as window:
        name = window.preview.mapping.fields[Field.NAME].combo
        assert name.currentText() == "Name"
        place = name.findText("Other")
        name.setCurrentIndex(place)
        name.activated.emit(place)
        await shop.settled()
        assert cells(window, ImportColumn.NAME) == ["Rexi", "Minki"]


async def test_a_file_that_cannot_be_read_gets_its_sentence_and_the_preview_stays(
    shop: Shop, tmp_path: Path
) -> None:
    async with delivery_open(shop, tmp_path, GOOD) as window:
        await opened(shop, tmp_path / "missing.csv")
        message = window.preview.message.message
        assert message is not None
        assert message.title == "This file can't be read"
        assert "no such file" in message.text
        assert cells(window, ImportColumn.NAME) == ["Rex", "Minka", "Hugo"]
        assert window.preview.foot.start.isEnabled()
        # Above the rows stands the file that they are from.
        assert window.preview.source.path.text() == str(tmp_path / "delivery.csv")


async def test_a_file_is_dropped_on_the_main_window_or_on_the_import_window(
    shop: Shop, tmp_path: Path
) -> None:
    first, second = file_with(tmp_path, GOOD), file_with(tmp_path, BAD, "second.csv")
    async with shop.open_with_animals() as main:
        assert drop(main, [QUrl.fromLocalFile(str(first))])
        await shop.settled()
        window = shop.parts.importing.window
        assert window.isVisible()
        assert len(cells(window, ImportColumn.NAME)) == 3
        assert drop(window, [QUrl.fromLocalFile(str(second))])
        await shop.settled()
        assert window.preview.summary.text() == "4 rows, 2 ready"
        # A drop on a field that does not take it goes to what is around the field.
        assert drop(main.filter.search, [QUrl.fromLocalFile(str(first))])
        await shop.settled()
        assert main.filter.search.text() == ""
        assert cells(window, ImportColumn.NAME) == ["Rex", "Minka", "Hugo"]


async def test_a_file_that_is_dragged_over_a_window_shows_where_it_will_go(
    shop: Shop, tmp_path: Path
) -> None:
    path = QUrl.fromLocalFile(str(file_with(tmp_path, GOOD)))
    async with shop.open_with_animals() as main:
        assert not drag(main, [path, path])
        assert not drag(main, [QUrl("https://example.com/delivery.csv")])
        assert main.findChild(QLabel, "dropTarget") is None
        assert drag(main, [path])
        target = child(main, QLabel, "dropTarget")
        assert target.isVisible()
        assert target.geometry() == main.rect()
        # The sentence has a ground of its own: the rows do not shine through.
        picture, line = main.grab().toImage(), main.height() // 4
        ground = {picture.pixelColor(x, line).name() for x in range(10, main.width() - 10)}
        assert ground == {main.theme.colour("window").name()}
        QApplication.sendEvent(main, QDragLeaveEvent())
        assert not target.isVisible()
        assert drop(main, [path])
        assert not target.isVisible()
        await shop.settled()
        assert drag(shop.parts.importing.window, [path])
        assert child(shop.parts.importing.window, QLabel, "dropTarget").isVisible()


async def test_a_file_is_read_although_the_button_is_pressed_before_the_window_is_there(
    shop: Shop, tmp_path: Path
) -> None:
    async with shop.open_with_animals() as main:
        shop.parts.importing.open_file(file_with(tmp_path, GOOD))
        main.header.importing.click()
        await shop.settled()
        assert shop.parts.importing.window.preview.summary.text() == "3 rows, 3 ready"


async def test_rows_that_were_copied_in_a_spreadsheet_are_pasted_into_the_table(shop: Shop) -> None:
    async with shop.open_with_animals() as main:
        shop.put_on_clipboard("Name\tCategory\tStatus\nRex\t7\tsold\nMinka\t3\t\n")
        main.table.setFocus()
        main.commands.paste.trigger()
        await shop.settled()
        window = shop.parts.importing.window
        assert window.isVisible()
        assert cells(window, ImportColumn.NAME) == ["Rex", "Minka"]
        field = window.preview.source.path
        assert (field.text(), field.placeholderText()) == ("", "Pasted rows")
        # WHEN they are left, the field asks for a file again
        window.close()
        shop.parts.importing.begin()
        assert field.placeholderText() == "Choose a file, drop one here, or paste rows"


@pytest.mark.parametrize("place", ["field", "window", "main"])
async def test_a_file_that_was_copied_in_a_file_manager_is_read(
    shop: Shop, tmp_path: Path, place: str
) -> None:
    path = file_with(tmp_path, GOOD)
    async with shop.open_with_animals() as main:
        main.header.importing.click()
        window = shop.parts.importing.window
        shop.put_on_clipboard(QUrl.fromLocalFile(str(path)).toString())
        if place == "main":
            main.commands.paste.trigger()
        else:
            target = window.preview.source.path if place == "field" else window.preview.source.browse
            target.setFocus()
            QTest.keyClick(target, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
        await until(lambda: shop.parts.importing.preview is not None, "the delivery")
        await shop.settled()
        assert window.preview.source.path.text() == str(path)


async def test_a_word_on_the_clipboard_is_no_delivery(shop: Shop) -> None:
    async with shop.open_with_animals() as main:
        shop.put_on_clipboard("Rex")
        main.commands.paste.trigger()
        await shop.settled()
        assert "Copy rows in a spreadsheet" in main.toast.accessibleName()


async def test_what_was_edited_is_there_again_after_closing_and_cancel(shop: Shop, tmp_path: Path) -> None:
    async with delivery_open(shop, tmp_path, GOOD) as window:
        await edit(window, 0, ImportColumn.NAME, "Rexana")
        for close in (window.close, window.preview.foot.cancel.click):
            close()
            assert not window.isVisible()
            await shop.settled()
            shop.parts.importing.begin()
            assert cells(window, ImportColumn.NAME)[0] == "Rexana"


async def test_another_file_asks_before_what_was_edited_is_lost(shop: Shop, tmp_path: Path) -> None:
    async with delivery_open(shop, tmp_path, GOOD) as window:
        await edit(window, 0, ImportColumn.NAME, "Rexana")
        path = window.preview.source.path
        before = path.text()
        path.setText(str(file_with(tmp_path, BAD, "second.csv")))
        QTest.keyClick(path, Qt.Key.Key_Return)
        assert "You edited rows of delivery.csv" in shop.said(window)
        # The path stays that of the rows until another file is read.
        assert path.text() == before
        assert cells(window, ImportColumn.NAME)[0] == "Rexana"
        window.preview.message.action.click()
        await shop.settled()
        assert window.preview.summary.text() == "4 rows, 2 ready"


async def test_which_rows_were_left_out_is_kept_like_what_was_edited(shop: Shop, tmp_path: Path) -> None:
    async with shop.open_with_animals():
        # GIVEN a row that the person left out
        window = await opened_with(shop, tmp_path, GOOD)
        table = window.preview.table
        table.setCurrentIndex(table.rows.index(1, ImportColumn.NAME))
        QTest.keyClick(table, Qt.Key.Key_Space)
        # WHEN the window is closed, and the file is opened once more
        window.close()
        await shop.settled()
        await opened(shop, tmp_path / "delivery.csv")
        # THEN it stays left out until the person says otherwise
        assert window.preview.foot.start.text() == "Add 2 animals to Staging"
        window.preview.message.action.click()
        await shop.settled()
        assert window.preview.foot.start.text() == "Add 3 animals to Staging"


async def test_another_environment_is_named_on_the_button_and_names_the_categories(
    shop: Shop, tmp_path: Path
) -> None:
    async with shop.open_with_animals():
        await shop.parts.opened.catalogue.name_category(4711, "Unicorns")
        window = await opened_with(shop, tmp_path, f"{TITLES}\nRex,4711,available\n")
        assert cells(window, ImportColumn.CATEGORY) == ["Unicorns · 4711"]
        await enter(shop, EnvironmentId.SANDBOX)
        assert cells(window, ImportColumn.CATEGORY) == ["4711"]
        assert window.preview.foot.start.text() == "Add 1 animal to Sandbox"
        assert window.preview.foot.environment.accessibleName() == "Goes to Sandbox"
        assert window.windowTitle() == "delivery.csv – Import into Sandbox – Menagerie"


async def test_rows_that_were_not_added_before_another_environment_was_entered_mean_what_they_do_there(
    shop: Shop, tmp_path: Path
) -> None:
    async with shop.open_with_animals():
        await shop.parts.opened.catalogue.name_category(4711, "Unicorns")
        window = await opened_with(shop, tmp_path, f"{TITLES}\nRex,Unicorns,available\n")
        assert cells(window, ImportColumn.CATEGORY) == ["Unicorns · 4711"]
        # WHEN the environment is left while the rows are being added, so that they cannot be compared
        window.preview.foot.start.click()
        shop.switch_to(EnvironmentId.SANDBOX)
        await until(lambda: shop.parts.opened.session is not None, "the sandbox")
        await shop.settled()
        # THEN that is said, and no number of the environment that was left is added to this one
        message = window.preview.message.message
        assert message is not None
        assert message.title == title(CatalogueCase.UNREADABLE)
        assert cells(window, ImportColumn.CATEGORY) == ["Unicorns"]
        assert window.preview.summary.text() == "1 row, 0 ready"
        assert not window.preview.foot.start.isEnabled()


async def test_a_word_for_a_category_means_nothing_in_another_environment(shop: Shop, tmp_path: Path) -> None:
    async with shop.open_with_animals():
        # GIVEN two environments with the same names of categories
        home = shop.parts.opened.environment
        await enter(shop, EnvironmentId.SANDBOX)
        names = await shop.parts.opened.catalogue.category_names()
        await enter(shop, home.id)
        for number, name in names.items():
            await shop.parts.opened.catalogue.name_category(number, name)
        window = await opened_with(shop, tmp_path, f"{TITLES}\nRex,striped,available\n")
        await explain_category(shop, window, "4711")
        assert cells(window, ImportColumn.CATEGORY) == ["4711"]
        # WHEN another environment is entered, whose categories have other numbers
        await enter(shop, EnvironmentId.SANDBOX)
        # THEN the word has to be explained for it
        assert cells(window, ImportColumn.CATEGORY) == ["striped"]
        (field,) = window.preview.words.choices()
        assert isinstance(field, QLineEdit)
        assert field.text() == ""
        assert window.preview.summary.text() == "1 row, 0 ready"
        await explain_category(shop, window, "7")
        # AND back in the first one it means what was chosen there
        await enter(shop, home.id)
        assert cells(window, ImportColumn.CATEGORY) == ["4711"]
        assert window.preview.summary.text() == "1 row, 1 ready"


async def test_a_category_for_all_rows_is_no_other_one_in_another_environment(
    shop: Shop, tmp_path: Path
) -> None:
    async with delivery_open(shop, tmp_path, "Name,Status\nRex,available\n") as window:
        category = window.preview.mapping.fields[Field.CATEGORY]
        choose_the_same_for_all_rows(category.combo)
        assert category.fixed.hasFocus()
        QTest.keyClicks(category.fixed, "12")
        QTest.keyClick(category.fixed, Qt.Key.Key_Return)
        await shop.settled()
        assert window.preview.summary.text() == "1 row, 1 ready"
        await enter(shop, EnvironmentId.SANDBOX)
        assert window.preview.summary.text() == "1 row, 0 ready"
        assert category.combo.currentText() == "Choose a column"
        # AND neither does it come back with the field in which the cursor was
        choose_the_same_for_all_rows(category.combo)
        await shop.settled()
        assert category.fixed.text() == ""
        assert window.preview.summary.text() == "1 row, 0 ready"


async def test_what_a_word_for_a_category_means_is_remembered_for_its_environment(
    shop: Shop, tmp_path: Path
) -> None:
    async with shop.open_with_animals():
        # GIVEN a delivery that was tried out in the sandbox
        await enter(shop, EnvironmentId.SANDBOX)
        text = f"{TITLES}\nRex,striped,unwell\n"
        window = await opened_with(shop, tmp_path, text)
        await explain_category(shop, window, "7")
        (status,) = (
            place for place, one in enumerate(window.preview.words.choices()) if isinstance(one, QComboBox)
        )
        explain_status(window, "Sold", status)
        await shop.settled()
        assert window.preview.summary.text() == "1 row, 1 ready"
        # WHEN the next one comes in another environment
        await enter(shop, EnvironmentId.STAGING)
        await opened(shop, file_with(tmp_path, text, "next.csv"))
        # THEN no number of the sandbox is added there, and the rest need not be explained again
        assert cells(window, ImportColumn.CATEGORY) == ["striped"]
        assert cells(window, ImportColumn.STATUS) == ["Sold"]


async def test_a_number_that_is_being_typed_for_a_word_is_not_taken_for_another_environment(
    shop: Shop, tmp_path: Path
) -> None:
    async with delivery_open(shop, tmp_path, f"{TITLES}\nRex,striped,available\n") as window:
        (field,) = window.preview.words.choices()
        field.setFocus()
        assert field.hasFocus()
        QTest.keyClicks(field, "4711")
        # WHEN another environment is entered from a menu, which leaves the focus where it is on macOS
        await enter(shop, EnvironmentId.SANDBOX)
        assert cells(window, ImportColumn.CATEGORY) == ["striped"]
        assert window.preview.summary.text() == "1 row, 0 ready"


async def test_a_number_that_was_just_chosen_is_remembered_for_its_own_environment(
    shop: Shop, tmp_path: Path
) -> None:
    async with delivery_open(shop, tmp_path, f"{TITLES}\nRex,striped,available\n") as window:
        (field,) = window.preview.words.choices()
        assert isinstance(field, QLineEdit)
        field.setText("4711")
        field.editingFinished.emit()
        # WHEN another environment is entered before the number is on the disk
        await enter(shop, EnvironmentId.SANDBOX)
        assert cells(window, ImportColumn.CATEGORY) == ["striped"]


async def test_a_known_animal_that_was_included_is_left_out_again_where_another_environment_knows_it(
    shop: Shop, tmp_path: Path
) -> None:
    async with shop.open_with_animals() as main:
        # GIVEN an animal that two environments know
        home = shop.parts.opened.environment
        await enter(shop, EnvironmentId.SANDBOX)
        animal = main.table.animals[0]
        await enter(shop, home.id)
        await shop.parts.opened.catalogue.record_animals([animal])
        row = f"{animal.name},{animal.category_id},{animal.status or ''}"
        window = await opened_with(shop, tmp_path, f"{TITLES}\n{row}\nRexana,7,sold\n")
        assert window.preview.summary.text() == "2 rows, 1 ready, 1 left out"
        # WHEN it is included in one of them, another row is left out, and the other one is entered
        window.preview.include_alike.click()
        await shop.settled()
        table = window.preview.table
        table.setCurrentIndex(table.rows.index(1, ImportColumn.NAME))
        QTest.keyClick(table, Qt.Key.Key_Space)
        assert window.preview.summary.text() == "2 rows, 1 ready, 1 left out"
        await enter(shop, EnvironmentId.SANDBOX)
        # THEN it is not added there before the person has seen that it is known, and the rest stays left out
        assert window.preview.summary.text() == "2 rows, 0 ready, 2 left out"


class OverridesAsMuchHappens(Overrides, frozen=True):
    """What is stated of columns; ``happens`` is called while it is applied to a file that is being read."""

    happens: Callable[[], None] = lambda: None

    def apply(self, delivery: Delivery, choices: Choices) -> Choices:
        self.happens()
        return super().apply(delivery, choices)


async def test_a_file_that_is_read_as_another_environment_is_entered_means_what_it_does_there(
    shop: Shop, tmp_path: Path
) -> None:
    async with shop.open_with_animals():
        await shop.parts.opened.catalogue.name_category(4711, "Unicorns")
        importing, path = shop.parts.importing, file_with(tmp_path, f"{TITLES}\nRex,Unicorns,available\n")
        # WHEN the environment is left while the columns are being recognized
        overrides = OverridesAsMuchHappens(happens=lambda: shop.switch_to(EnvironmentId.SANDBOX))
        importing.open_file(path, overrides)
        await until(lambda: importing.preview is not None, "the preview")
        await shop.settled()
        # THEN the category has no number of the environment that was left
        assert shop.parts.opened.environment.is_sandbox
        assert cells(importing.window, ImportColumn.CATEGORY) == ["Unicorns"]
        assert importing.window.preview.summary.text() == "1 row, 0 ready"


async def test_a_category_that_was_stated_for_one_environment_is_not_taken_for_another_entered_meanwhile(
    shop: Shop, tmp_path: Path
) -> None:
    async with shop.open_with_animals():
        importing, path = shop.parts.importing, file_with(tmp_path, "Name,Status\nRex,available\n")

        def leave(job: str) -> None:
            if job == READ:
                # Once it has begun: what is to run soon runs in turn.
                asyncio.get_running_loop().call_soon(shop.switch_to, EnvironmentId.SANDBOX)

        shop.parts.jobs.started.connect(leave)
        importing.open_file(path, Overrides(fixed={Field.CATEGORY: "12"}))
        await until(lambda: importing.preview is not None, "the preview")
        await shop.settled()
        assert shop.parts.opened.environment.is_sandbox
        assert importing.window.preview.summary.text() == "1 row, 0 ready"


async def test_another_file_that_is_read_in_place_of_the_first_stays_under_way(
    shop: Shop, tmp_path: Path
) -> None:
    async with shop.open_with_animals():
        importing, jobs = shop.parts.importing, shop.parts.jobs
        importing.open_file(file_with(tmp_path, GOOD))
        await until(lambda: jobs.is_running(READ), "the first file")
        importing.open_file(file_with(tmp_path, BAD, "second.csv"))
        # The reading of the first one ends in these steps; that of the second takes a process.
        for _ in range(5):
            await asyncio.sleep(0)
        assert jobs.is_running(READ)
        await shop.settled()
        assert importing.window.preview.summary.text() == "4 rows, 2 ready"


async def open_while_rows_fail(
    shop: Shop, window: ImportWindow, path: Path, overrides: Overrides | None = None
) -> None:
    """Let a file come while the disk refuses the rows of the one that is open."""
    with stuck_disk(shop):
        window.preview.foot.start.click()
        shop.parts.importing.open_file(path, overrides)
        await until(lambda: window.preview.message.message is not None, "why they are not there")
        await shop.settled()


async def second_file_after_first(shop: Shop, window: ImportWindow) -> None:
    """Wait until BAD is read, and the rows of GOOD are added, among which is the first row of BAD."""
    preview = window.preview
    await until(lambda: preview.summary.text() == "4 rows, 1 ready, 1 left out", "the second file")
    await until(lambda: len(shop.asked("POST")) == 3, "the rows of the first one")
    await shop.settled()


@pytest.mark.thorough
async def test_a_file_that_comes_while_rows_go_into_the_outbox_is_read_after_that(
    shop: Shop, tmp_path: Path
) -> None:
    async with delivery_open(shop, tmp_path, GOOD) as window:
        window.preview.foot.start.click()
        shop.parts.importing.open_file(file_with(tmp_path, BAD, "second.csv"))
        await second_file_after_first(shop, window)


@pytest.mark.thorough
async def test_a_file_that_comes_while_rows_fail_to_get_into_the_outbox_is_read_once_they_are_there(
    shop: Shop, tmp_path: Path
) -> None:
    async with delivery_open(shop, tmp_path, GOOD) as window:
        await open_while_rows_fail(shop, window, file_with(tmp_path, BAD, "second.csv"))
        # THEN they can be added once more, and the person has been told
        assert window.preview.summary.text() == "3 rows, 3 ready"
        assert window.preview.message.isVisible()
        # AND the other file comes when they have been
        window.preview.foot.start.click()
        await second_file_after_first(shop, window)


@pytest.mark.thorough
async def test_what_was_stated_for_a_file_that_waited_for_rows_counts_in_no_other_environment(
    shop: Shop, tmp_path: Path
) -> None:
    async with delivery_open(shop, tmp_path, GOOD) as window:
        overrides = Overrides(fixed={Field.CATEGORY: "12"})
        await open_while_rows_fail(
            shop, window, file_with(tmp_path, "Name\nBello\n", "second.csv"), overrides
        )
        await enter(shop, EnvironmentId.SANDBOX)
        window.preview.foot.start.click()
        await shop.settled()
        assert shop.queue.jobs
        assert shop.parts.importing.preview is None


@pytest.mark.thorough
async def test_a_file_that_waited_for_rows_gives_way_to_one_that_is_read_in_their_place(
    shop: Shop, tmp_path: Path
) -> None:
    async with delivery_open(shop, tmp_path, GOOD) as window:
        await open_while_rows_fail(shop, window, file_with(tmp_path, BAD, "second.csv"))
        await opened_with(shop, tmp_path, f"{TITLES}\nBello,7,sold\n")
        window.preview.foot.start.click()
        await until(lambda: len(shop.asked("POST")) == 1, "its row")
        await shop.settled()
        assert shop.parts.importing.preview is None


async def test_the_keyboard_is_at_the_button_again_where_rows_did_not_get_into_the_outbox(
    shop: Shop, tmp_path: Path
) -> None:
    async with delivery_open(shop, tmp_path, GOOD) as window:
        start = window.preview.foot.start
        start.setFocus()
        with stuck_disk(shop):
            QTest.keyClick(start, Qt.Key.Key_Return)
            await until(lambda: window.preview.message.message is not None, "why they are not there")
            await shop.settled()
        assert window.focusWidget() is start


async def test_rows_that_could_not_be_checked_are_checked_again_when_the_person_wants(
    shop: Shop, tmp_path: Path
) -> None:
    async with delivery_open(shop, tmp_path, GOOD) as window:
        page, catalogue = window.preview, shop.paths.catalogue(*shop.parts.opened.environment.data_key)
        changed_by("ALTER TABLE animal RENAME TO elsewhere")(catalogue)
        # WHEN a check cannot read what the rows are compared with
        choose_a_column(window)
        await shop.settled()
        # THEN it says so, and not that it still checks
        message = page.message.message
        assert message is not None
        assert message.title == title(CatalogueCase.UNREADABLE)
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


async def test_without_a_key_the_rows_can_be_prepared_but_not_added(shop: Shop, tmp_path: Path) -> None:
    async with shop.open_without_key():
        window = await opened_with(shop, tmp_path, GOOD)
        assert window.preview.summary.text() == "3 rows, 3 ready"
        assert not window.preview.foot.start.isEnabled()
        assert window.preview.foot.estimate.text().startswith(title(GeneralCase.KEY_MISSING))


@pytest.mark.parametrize("size", [(800, 560), (640, 330)])
async def test_in_a_small_window_some_rows_and_the_button_are_visible(
    shop: Shop, tmp_path: Path, size: tuple[int, int]
) -> None:
    async with delivery_open(shop, tmp_path, BAD) as window:
        window.resize(*size)
        await until(lambda: window.width() == size[0], "the new size")
        page = window.preview
        # Five rows have room; the page scrolls where there is less.
        assert page.table.viewport().height() >= 5 * page.table.rowHeight(0)
        for part in (page.foot.start, page.foot.environment, page.only_problems):
            corner = part.mapTo(window, QPoint(part.width(), part.height()))
            assert part.isVisible()
            assert corner.x() <= window.width()
            assert corner.y() <= window.height()


async def test_nothing_is_sent_before_the_button_is_pressed_and_then_each_row_once(
    shop: Shop, tmp_path: Path
) -> None:
    async with delivery_open(shop, tmp_path, BAD) as window:
        begun: list[Job] = []
        shop.parts.importing.begun.connect(begun.append)
        start, descriptions = window.preview.foot.start, []
        shop.parts.importing.begun.connect(lambda _job: descriptions.append(start.accessibleDescription()))
        shop.parts.preferred.set("short_name", "Anna")
        assert shop.asked("POST") == []
        start.click()
        await until(lambda: begun, "the job")
        await until(lambda: len(shop.asked("POST")) == 2, "both good rows")
        # While the window went on to the job, it was not announced that nothing is sent.
        assert (descriptions, start.isVisible()) == ([""], False)
        await shop.settled()
        assert begun[0].title == "delivery.csv"
        # The delivery note names the person as colleagues know them.
        assert begun[0].who == "Anna"
        assert shop.asked("POST") == ["POST /v1/pets 201"] * 2
        assert shop.parts.importing.preview is None


@pytest.mark.thorough
async def test_a_window_that_is_closed_while_an_import_begins_stays_closed(
    shop: Shop, tmp_path: Path
) -> None:
    async with delivery_open(shop, tmp_path, GOOD) as window:
        window.preview.foot.start.click()
        window.close()
        await until(lambda: len(shop.asked("POST")) == 3, "all three rows")
        await shop.settled()
        assert not window.isVisible()
        # It shows the import when it is wanted again.
        shop.parts.running.show()
        assert not window.shows_preview


@pytest.mark.thorough
async def test_a_new_import_begins_with_the_preview_or_with_rows_pasted_on_the_page_of_the_last(
    shop: Shop, tmp_path: Path
) -> None:
    async with shop.open_with_animals() as main:
        window = await opened_with(shop, tmp_path, GOOD)
        window.preview.foot.start.click()
        await until(lambda: len(shop.asked("POST")) == 3, "all three rows")
        await until(lambda: not window.shows_preview, "the job")
        await shop.settled()
        main.commands.importing.trigger()
        assert window.shows_preview
        assert window.focusWidget() is window.preview.source.path
        assert window.preview.source.earlier.isVisible()
        shop.parts.running.show()
        shop.put_on_clipboard("Rex")
        QTest.keyClick(window, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
        assert window.shows_preview
        assert "There are no rows to paste" in shop.said(window)
        shop.parts.running.show()
        shop.put_on_clipboard("Name\tCategory\nRex\t7\nBo\t3\n")
        QTest.keyClick(window, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
        await shop.settled()
        assert window.shows_preview
        assert cells(window, ImportColumn.NAME) == ["Rex", "Bo"]


@pytest.mark.thorough
async def test_nothing_is_added_while_another_file_is_read(shop: Shop, tmp_path: Path) -> None:
    async with shop.open_with_animals():
        window = await opened(shop, file_with(tmp_path, GOOD))
        foot = window.preview.foot
        start = foot.start
        shop.parts.importing.open_file(file_with(tmp_path, BAD, "another.csv"))
        assert not start.isEnabled()
        assert start.accessibleDescription() == foot.estimate.text() == "Reading the rows…"
        foot.start.clicked.emit()
        await shop.settled()
        assert not shop.queue.jobs
        assert start.isEnabled()
        # WHEN one cannot be read THEN those that are still shown can be added
        shop.parts.importing.open_file(tmp_path / "none.csv")
        assert not start.isEnabled()
        await shop.settled()
        assert start.isEnabled()
        assert start.text() == "Add 2 animals to Staging"


@pytest.mark.thorough
async def test_a_file_that_was_imported_before_is_pointed_out_and_repeats_nothing(
    shop: Shop, tmp_path: Path
) -> None:
    async with delivery_open(shop, tmp_path, f"{GOOD}Bo,7,available,surplus\n") as window:
        bar = window.preview.message
        assert bar.message is not None
        odd = bar.message.text
        window.preview.foot.start.click()
        await until(lambda: len(shop.asked("POST")) == 4, "all rows")
        await shop.settled()
        await opened(shop, tmp_path / "delivery.csv")
        assert bar.message.title.startswith("You imported this file today at ")
        assert bar.message.title.endswith(": 4 added")
        # What is odd in the file is said here, too.
        assert odd in bar.message.text
        assert window.preview.summary.text() == "4 rows, 0 ready, 4 left out"
        assert not window.preview.foot.start.isEnabled()
        window.preview.include_alike.click()
        await shop.settled()
        assert window.preview.foot.start.text() == "Add 4 animals to Staging"
        # In another environment it was not imported.
        await enter(shop, EnvironmentId.SANDBOX)
        assert bar.message.text == odd
        assert "You imported" not in bar.message.title


async def test_an_animal_like_one_that_is_known_is_left_out_until_it_is_included(
    shop: Shop, tmp_path: Path
) -> None:
    async with shop.open_with_animals() as main:
        animal = main.table.animals[0]
        row = f"{animal.name},{animal.category_id},{animal.status or ''}"
        window = await opened_with(shop, tmp_path, f"{TITLES}\n{row}\nSomebody New,7,\n")
        assert cells(window, ImportColumn.NOTE) == [f"Like animal #{animal.id} · Left out", ""]
        assert window.preview.include_alike.text() == "Include those known or waiting (1)"
        table = window.preview.table
        table.setCurrentIndex(table.rows.index(0, ImportColumn.NAME))
        QTest.keyClick(table, Qt.Key.Key_Space)
        assert cells(window, ImportColumn.NOTE)[0] == f"Like animal #{animal.id}"
        assert window.preview.foot.start.text() == "Add 2 animals to Staging"


async def test_rows_that_were_added_meanwhile_are_shown_so_and_can_be_included(
    shop: Shop, tmp_path: Path
) -> None:
    async with delivery_open(shop, tmp_path, f"{TITLES}\nRex,7,available\n") as window:
        assert window.preview.summary.text() == "1 row, 1 ready"
        # GIVEN the same animal, which is typed and added after the rows were compared
        shop.add_dialog().status.choose(PetStatus.AVAILABLE)
        shop.begin_add("Rex", "7")
        await shop.add_dialog_closed()
        await shop.settled()
        # WHEN the rows are to be added
        window.preview.foot.start.click()
        await shop.settled()
        # THEN it is said that nothing is left to add, and shown why
        assert not shop.queue.jobs
        assert window.preview.summary.text() == "1 row, 0 ready, 1 left out"
        assert cells(window, ImportColumn.NOTE)[0].endswith("Left out")
        assert window.preview.include_alike.isVisible()


async def test_the_first_import_to_production_is_confirmed_and_one_press_is_not_two(
    shop: Shop, tmp_path: Path
) -> None:
    shop.variables["MENAGERIE_PRODUCTION_URL"] = shop.variables.pop("MENAGERIE_STAGING_URL")
    async with shop.open_with_animals("production"):
        window = await opened_with(shop, tmp_path, GOOD)
        foot = window.preview.foot
        assert foot.start.text() == "Add 3 animals to Production"
        foot.start.click()
        foot.start.click()
        await shop.settled()
        assert "cannot be removed" in foot.question.text()
        assert foot.start.text() == "Yes, add 3 animals to Production"
        assert shop.asked("POST") == []
        foot.cancel.click()
        assert foot.start.text() == "Add 3 animals to Production"
        assert window.isVisible()
        foot.start.click()
        QTest.keyClick(window, Qt.Key.Key_Escape)
        assert foot.start.text() == "Add 3 animals to Production"
        assert window.isVisible()
        foot.start.click()
        shop.think()
        foot.start.click()
        await until(lambda: len(shop.asked("POST")) == 3, "all three rows")
        await shop.settled()
        # It was confirmed in this run, as it is for one animal.
        assert not shop.parts.production.is_needed(shop.parts.opened.environment)


async def test_every_title_and_the_question_about_production_fit_into_the_smallest_window(
    shop: Shop, tmp_path: Path
) -> None:
    shop.variables["MENAGERIE_PRODUCTION_URL"] = shop.variables.pop("MENAGERIE_STAGING_URL")
    async with shop.open_with_animals("production"):
        window = await opened_with(shop, tmp_path, GOOD)
        window.resize(window.minimumSize())
        foot = window.preview.foot
        window.grab()
        name = foot.environment.height()
        foot.start.click()
        window.grab()
        assert foot.question.height() <= 2 * foot.question.fontMetrics().lineSpacing()
        # The name of the environment is no higher than the buttons beside it.
        assert foot.environment.height() == name
        titles = window.preview.table.horizontalHeader()
        for column in ImportColumn:
            assert titles.sectionSize(column) >= titles.sectionSizeHint(column), column


@pytest.mark.thorough
async def test_the_button_counts_while_an_edited_row_is_compared(shop: Shop, tmp_path: Path) -> None:
    async with delivery_open(shop, tmp_path, GOOD) as window:

        def press(job: str) -> None:
            if job == CHECK:
                window.preview.foot.start.click()

        shop.parts.jobs.started.connect(press)
        await edit(window, 0, ImportColumn.NAME, "Rexana")
        await until(lambda: len(shop.asked("POST")) == 3, "all three rows")
        await shop.settled()
        rows = await shop.queue.outbox.job_rows(shop.queue.jobs[0].number)
        assert [row.entry.typed.name for row in rows if row.entry] == ["Rexana", "Minka", "Hugo"]


def edit_a_row(window: ImportWindow) -> None:
    """Edit a row, and compare it at the first opportunity."""
    for timer in window.findChildren(QTimer):
        timer.setInterval(0)
    rows = window.preview.table.rows
    assert rows.setData(rows.index(0, ImportColumn.NAME), "Rexana")


def choose_a_column(window: ImportWindow) -> None:
    combo = window.preview.mapping.fields[Field.STATUS].combo
    combo.activated.emit(combo.currentIndex())


@pytest.mark.thorough
@pytest.mark.parametrize("change", [edit_a_row, choose_a_column])
async def test_what_is_changed_during_a_check_does_not_cut_it_short(
    shop: Shop, tmp_path: Path, change: Callable[[ImportWindow], None]
) -> None:
    async with shop.open_with_animals():
        # GIVEN a file of which the rows were added before
        window = await opened_with(shop, tmp_path, GOOD)
        window.preview.foot.start.click()
        await until(lambda: len(shop.asked("POST")) == 3, "all three rows")
        await shop.settled()

        # WHEN something is changed while the rows are checked
        def change_at_once(job: str) -> None:
            if job == CHECK:
                shop.parts.jobs.started.disconnect(change_at_once)
                change(window)

        shop.parts.jobs.started.connect(change_at_once)
        await opened(shop, tmp_path / "delivery.csv")
        # THEN it has gone on to its end
        message = window.preview.message.message
        assert message is not None
        assert message.title.startswith("You imported this file today at ")


async def test_a_restart_asks_before_edited_rows_are_lost(shop: Shop, tmp_path: Path) -> None:
    async with delivery_open(shop, tmp_path, GOOD) as window:
        edit_a_row(window)
        await shop.settled()
        window.close()
        # WHEN the program was updated, and the person wants to restart it
        shop.parts.errors.restart()
        # THEN the rows are there, and it asks
        assert window.isVisible()
        question = window.preview.message.message
        assert question is not None
        assert question.title == "You edited rows of delivery.csv"
        assert not wants_to_close(shop)
        # AND once the person has said so, it ends to start again
        window.preview.message.action.click()
    assert shop.status == RESTART


@pytest.mark.thorough
async def test_the_way_a_file_is_read_can_be_changed(shop: Shop, tmp_path: Path) -> None:
    async with delivery_open(shop, tmp_path, GOOD) as window:
        source = window.preview.source
        assert source.read_as.text() == "Read as: CSV, UTF-8, comma, titles in row 1"
        source.change.click()
        header = source.reading.header
        place = header.findData(0)
        header.setCurrentIndex(place)
        header.activated.emit(place)
        await shop.settled()
        assert len(cells(window, ImportColumn.NAME)) == 4
        assert source.read_as.text() == "Read as: CSV, UTF-8, comma, no titles"


@pytest.mark.thorough
async def test_guessed_characters_are_said_with_names_and_changed_from_there(
    shop: Shop, tmp_path: Path
) -> None:
    path = tmp_path / "delivery.csv"
    path.write_bytes(f"{TITLES}\nGandrė,7,sold\nMurkė,3,sold\n".encode("cp1257"))
    async with shop.open_with_animals():
        window = await opened(shop, path)
        assert cells(window, ImportColumn.NAME) == ["Gandrë", "Murkë"]
        message = window.preview.message
        assert message.message is not None
        text = message.message.text
        assert all(name in text for name in ("Windows-1252", "Gandrë", "Murkë"))
        # WHEN the button beside it is pressed, THEN every encoding is offered
        message.action.click()
        choice = window.preview.source.reading.encoding
        assert choice.isVisible()
        assert {choice.itemData(place) for place in range(choice.count())} == {"utf-8", "utf-16", *ENCODINGS}
        place = choice.findData("cp1257")
        choice.setCurrentIndex(place)
        choice.activated.emit(place)
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
async def test_a_layout_that_was_mapped_once_is_recognised_the_next_time(shop: Shop, tmp_path: Path) -> None:
    async with delivery_open(shop, tmp_path, "Foo,Bar\nRex,7\nMinka,3\n") as window:
        for field, place in ((Field.NAME, 0), (Field.CATEGORY, 1)):
            combo = window.preview.mapping.fields[field].combo
            combo.setCurrentIndex(place)
            combo.activated.emit(place)
            await shop.settled()
        window.preview.foot.start.click()
        await until(lambda: len(shop.asked("POST")) == 2, "both rows")
        await shop.settled()
        again = await opened_with(shop, tmp_path, "Foo,Bar\nBella,7\n")
        assert again.preview.foot.start.text() == "Add 1 animal to Staging"


@pytest.mark.thorough
async def test_words_explained_one_right_after_the_other_all_count(shop: Shop, tmp_path: Path) -> None:
    async with delivery_open(shop, tmp_path, f"{TITLES}\nRex,7,zzyx\nMinka,7,yyzx\n") as window:
        explain_status(window, "Sold", 0)
        explain_status(window, "Pending", 1)
        await shop.settled()
        assert cells(window, ImportColumn.STATUS) == ["Sold", "Pending"]


@pytest.mark.thorough
async def test_another_column_counts_although_known_animals_are_included_at_once(
    shop: Shop, tmp_path: Path
) -> None:
    async with shop.open_with_animals() as main:
        animal = main.table.animals[0]
        row = f"{animal.name},{animal.category_id},{animal.status or ''}"
        window = await opened_with(shop, tmp_path, f"{TITLES},Second name\n{row},Rexana\n")
        combo = window.preview.mapping.fields[Field.NAME].combo
        place = combo.findData(3)
        combo.setCurrentIndex(place)
        combo.activated.emit(place)
        window.preview.include_alike.click()
        await shop.settled()
        assert cells(window, ImportColumn.NAME) == ["Rexana"]
        assert window.preview.summary.text() == "1 row, 1 ready"


async def test_known_animals_are_included_although_a_word_is_explained_at_once(
    shop: Shop, tmp_path: Path
) -> None:
    async with shop.open_with_animals() as main:
        animal = main.table.animals[0]
        row = f"{animal.name},{animal.category_id},{animal.status or ''}"
        window = await opened_with(shop, tmp_path, f"{TITLES}\n{row}\nRexana,7,zzyx\n")
        window.preview.include_alike.click()
        explain_status(window, "Sold")
        await shop.settled()
        assert window.preview.summary.text() == "2 rows, 2 ready"


async def test_what_was_mapped_is_known_the_next_time_although_nothing_was_added(
    shop: Shop, tmp_path: Path
) -> None:
    async with delivery_open(shop, tmp_path, f"{TITLES}\nRex,7,zzyx\n") as window:
        explain_status(window, "Sold")
        await shop.settled()
        window.preview.foot.cancel.click()
        again = await opened(shop, file_with(tmp_path, f"{TITLES}\nBella,7,zzyx\n", "next.csv"))
        assert cells(again, ImportColumn.STATUS) == ["Sold"]


@pytest.mark.thorough
async def test_what_was_stated_for_one_file_is_not_used_for_the_next(shop: Shop, tmp_path: Path) -> None:
    async with shop.open_with_animals():
        overrides = Overrides(fixed={Field.CATEGORY: "12"})
        shop.parts.importing.open_file(file_with(tmp_path, "Name,Status\nRex,zzyx\n"), overrides)
        await shop.settled()
        explain_status(shop.parts.importing.window, "Sold")
        await shop.settled()
        shop.parts.importing.window.preview.foot.start.click()
        await until(lambda: shop.asked("POST"), "the row")
        await shop.settled()
        window = await opened(shop, file_with(tmp_path, "Name,Status\nBella,zzyx\n", "next.csv"))
        assert window.preview.summary.text() == "1 row, 0 ready"


async def test_hidden_rows_are_named_and_one_tick_leaves_all_of_them_out(shop: Shop, tmp_path: Path) -> None:
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
        page.include_hidden.click()
        await shop.settled()
        assert [row.number for row in preview.job_rows() if row.typed is None] == [2, 4]
        page.include_hidden.click()
        await shop.settled()
        assert preview.counts.ready == 3
        # Another file hides none.
        await opened(shop, file_with(tmp_path, GOOD))
        assert not page.include_hidden.isVisible()


async def test_what_to_know_of_the_columns_is_said_and_follows_what_the_person_chooses(
    shop: Shop, tmp_path: Path
) -> None:
    content = "ID,Name,Kind,Category,Qty\n5,Rex,simple,Dogs,4\n6,Bo,simple,Cats,1\n"
    async with delivery_open(shop, tmp_path, content) as window:
        assert "Each row becomes one animal, whatever “Qty” says." in shop.said(window)
        assert "Numbers in “ID”" in shop.said(window)
        assert "“Category” is used, not “Kind”" not in shop.said(window)
        # WHEN the person takes the column of another field
        column = child(window, QComboBox, "importStatusColumn")
        column.setCurrentIndex(column.findData(4))
        column.activated.emit(column.currentIndex())
        await shop.settled()
        # THEN it is not called unused any more
        assert "Qty" not in window.preview.message.text.text()
        assert "Numbers in “ID”" in shop.said(window)
