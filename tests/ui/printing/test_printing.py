"""Printing from the window: what is shown, with a preview, and without a request."""

import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QItemSelectionModel, QSize, Qt
from PySide6.QtGui import QImage, QKeySequence, QPalette
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QApplication, QFileDialog, QRadioButton, QWidget
from pytestqt.qtbot import QtBot

from menagerie.domain.animal import Animal, PetStatus
from menagerie.domain.cases import PrintCase
from menagerie.domain.columns import CATEGORY, ID, NAME, NOTE
from menagerie.domain.errors import StorageError
from menagerie.sandbox.practice import Situation
from menagerie.settings.environments import EnvironmentId
from menagerie.settings.preferences import QR_CODE, Preferences, load_preferences, save_preferences
from menagerie.settings.views import Scope
from menagerie.ui.printing.dialogs import LabelDialog, ListDialog, PagePreview, PreviewDialog
from menagerie.ui.printing.label_document import LABEL_COLUMNS, OWN
from menagerie.ui.printing.run import PrintRun
from menagerie.ui.words.messages import sentence_of
from support.past_imports import MIXED, leave_import, show
from support.pdf_pages import page_count, page_size, rectangles
from support.qt_loop import until
from support.shop import Shop
from support.widgets import child
from support.windows import blank_window

_Dialog = TypeVar("_Dialog", bound=PreviewDialog)


@pytest.fixture(autouse=True)
def few_animals(shop: Shop) -> None:
    """Let the list be short enough for one page."""
    save_preferences(shop.paths.preferences, Preferences(list_limit=20))


async def print_list(shop: Shop) -> ListDialog:
    """Open the dialog as a person does, and wait for its first page."""
    shop.window.commands.print_list.trigger()
    dialog = (await opened(shop)).dialog
    assert isinstance(dialog, ListDialog)
    return dialog


async def print_labels(shop: Shop) -> LabelDialog:
    shop.window.commands.labels.trigger()
    dialog = (await opened(shop)).dialog
    assert isinstance(dialog, LabelDialog)
    return dialog


async def opened(shop: Shop) -> PrintRun:
    run = shop.parts.printing.run
    assert run is not None
    await until(lambda: not shop.jobs(), "the first page")
    return run


async def save(shop: Shop, dialog: PreviewDialog, path: Path) -> bytes:
    """Save the pages as PDF as a person does."""
    # Its letter leads there from every field.
    assert dialog.pdf.shortcut() == QKeySequence("Alt+S")
    dialog.pdf.click()
    chooser = child(dialog, QFileDialog, "printFileDialog")
    chooser.selectFile(str(path))
    chooser.accept()
    await closed(shop)
    return content(path)


def content(path: Path) -> bytes:
    return path.read_bytes()


async def print_on_file(shop: Shop, path: Path, *, last_page: int = 0) -> None:
    """Print on a printer that prints into a file, since there is no other here; 0 for all pages."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setFromTo(min(1, last_page), last_page)
    printer.setOutputFileName(str(path))
    run = shop.parts.printing.run
    assert run is not None
    run.print_on(printer)
    await closed(shop)


async def cancelled(shop: Shop, dialog: PreviewDialog) -> None:
    dialog.reject()
    await closed(shop)


@asynccontextmanager
async def printing(shop: Shop, show: Callable[[Shop], Awaitable[_Dialog]]) -> AsyncIterator[_Dialog]:
    """Run the application with a dialog for printing, and cancel it in the end."""
    async with shop.open_with_animals():
        dialog = await show(shop)
        yield dialog
        await cancelled(shop, dialog)


async def closed(shop: Shop) -> None:
    await until(lambda: shop.parts.printing.run is None, "the end of printing")


async def test_the_list_is_printed_during_a_wait_and_without_a_request(shop: Shop, tmp_path: Path) -> None:
    async with shop.open_with_animals() as window:
        await shop.meet_the_limit(90)
        asked = len(shop.asked())
        dialog = await print_list(shop)
        assert dialog.message.text() == "Animals: 20. Pages: 1."
        pdf = await save(shop, dialog, tmp_path / "list.pdf")
        assert page_count(pdf) == 1
        assert window.toast.text() == "Saved as list.pdf"
        assert len(shop.asked()) == asked


async def test_the_pages_are_prepared_although_another_environment_is_opened_meanwhile(shop: Shop) -> None:
    async with shop.open_with_animals():
        shop.window.commands.print_list.trigger()
        # WHEN the window of an import leads to another environment over the dialog
        shop.parts.opened.open(EnvironmentId.SANDBOX)
        dialog = (await opened(shop)).dialog
        # THEN it goes on with what was shown
        assert dialog.message.text() == "Animals: 20. Pages: 1."
        assert dialog.preview.pages == 1
        await cancelled(shop, dialog)


async def test_the_printed_list_is_the_one_on_screen(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        window.filter.status.choose(PetStatus.SOLD)
        await until(lambda: {one.status for one in window.table.animals} == {"sold"}, "sold animals alone")
        await shop.search("a")
        window.table.columns.show(CATEGORY, shown=False)
        await shop.settled()
        shown = shop.parts.printing._shown()
        assert list(shown.on_screen.ids) == list(window.table.shown.ids)
        assert shown.columns == window.table.columns.shown
        assert NAME in shown.columns
        assert CATEGORY not in shown.columns
        # AND of what the search found beside the list nothing is said that is not true
        assert shown.filters == "Search: “a”"


async def test_the_printed_list_has_the_status_that_its_rows_were_asked_for(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        # WHEN other rows are asked for, which have to wait
        shop.practise(Situation.LIMIT_REACHED, seconds=90)
        window.filter.status.choose(PetStatus.SOLD)
        await shop.waiting()
        # THEN those on the paper are still of any status
        assert shop.parts.printing._shown().filters == "From the service"
        window.filter.show_from(Scope.SEEN)
        await shop.settled()
        assert shop.parts.printing._shown().filters == "Everything seen · Sold"


async def test_landscape_paper_is_previewed_at_once(shop: Shop, qtbot: QtBot) -> None:
    async with printing(shop, print_list) as dialog:
        before = dialog.paper
        dialog._direction.choose("landscape")
        await shop.settled()
        assert (dialog.paper.width, dialog.paper.height) == (before.height, before.width)
        assert dialog.confirm.isEnabled()


@pytest.mark.parametrize("size", [QSize(100, 200), QSize(101, 201), QSize(100, 201)])
def test_the_preview_of_a_page_has_one_edge_and_nothing_between(size: QSize, qtbot: QtBot) -> None:
    preview = PagePreview(301)
    qtbot.addWidget(preview)
    page = QImage(size, QImage.Format.Format_RGB32)
    page.fill(Qt.GlobalColor.green)
    preview.show_page(page, 0, 1)
    seen = preview.grab().toImage()
    across = [seen.pixelColor(x, 150).name() for x in range(seen.width())]
    down = [seen.pixelColor(110, y).name() for y in range(seen.height())]
    edge = QApplication.palette(preview).color(QPalette.ColorRole.Dark).name()
    for line, length in ((across, size.width()), (down, size.height())):
        first = line.index("#00ff00")
        assert line[first - 1 : first + length + 1] == [edge, *["#00ff00"] * length, edge]
        assert line.count(edge) == 2


@pytest.mark.thorough
async def test_pages_are_turned_by_keyboard(shop: Shop, qtbot: QtBot) -> None:
    async with printing(shop, print_labels) as dialog:
        dialog.copies.setValue(5)
        await shop.settled()
        assert dialog.preview.accessibleName() == "Preview, page 1 of 4"
        for key, place in (
            (Qt.Key.Key_PageDown, "Page 2 of 4"),
            (Qt.Key.Key_End, "Page 4 of 4"),
            (Qt.Key.Key_PageUp, "Page 3 of 4"),
            (Qt.Key.Key_Home, "Page 1 of 4"),
        ):
            qtbot.keyClick(dialog.preview, key)
            await shop.settled()
            assert dialog.page_number.text() == place
        assert not dialog.back.isEnabled()
        dialog.on.click()
        await shop.settled()
        assert dialog.back.isEnabled()
        # With fewer pages, the nearest one is shown.
        dialog.copies.setValue(1)
        await shop.settled()
        assert dialog.page_number.text() == "Page 1 of 1"


@pytest.mark.thorough
async def test_pages_that_are_turned_before_they_are_painted_count_too(shop: Shop, qtbot: QtBot) -> None:
    async with printing(shop, print_labels) as dialog:
        dialog.copies.setValue(5)
        await shop.settled()
        assert dialog.page_number.text() == "Page 1 of 4"
        dialog.on.click()
        dialog.on.click()
        await shop.settled()
        assert dialog.page_number.text() == "Page 3 of 4"
        for key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            qtbot.keyClick(dialog.preview, key)
        await shop.settled()
        assert dialog.page_number.text() == "Page 2 of 4"
        # AND the page stays where another choice is made before it is painted
        dialog.on.click()
        dialog.first.setValue(2)
        await shop.settled()
        assert dialog.page_number.text() == "Page 3 of 4"


async def test_one_press_too_many_on_the_last_page_does_not_close_the_dialog(
    shop: Shop, qtbot: QtBot
) -> None:
    async with shop.open_with_animals() as window:
        window.footer.limit.setValue(100)
        await shop.answered_with(100)
        dialog = await print_list(shop)
        dialog.on.setFocus()
        while dialog.on.isEnabled():
            qtbot.keyClick(dialog.on, Qt.Key.Key_Return)
            await shop.settled()
        assert dialog.focusWidget() is dialog.preview
        dialog.cancel.click()


async def test_tab_leads_through_the_choices_to_the_pages_and_then_to_the_buttons(
    shop: Shop, qtbot: QtBot
) -> None:
    async with shop.open_with_animals() as window:
        window.table.selectRow(0)
        dialog = await print_labels(shop)
        dialog.copies.setValue(99)
        await shop.settled()
        dialog.activateWindow()
        await until(dialog.isActiveWindow, "the dialog")
        names = []
        for _press in range(17):
            focused = dialog.focusWidget()
            names.append(focused.objectName())
            qtbot.keyClick(focused, Qt.Key.Key_Tab)
        assert names == [
            "labelSelected",
            *(f"labelTick_{key}" for key in (*(column.key for column in LABEL_COLUMNS), QR_CODE)),
            *("labelSheet", "labelFirst", "labelCopies", "printPreview", "nextPageButton"),
            *("printCancelButton", "printPdfButton", "printConfirmButton"),
        ]
        await cancelled(shop, dialog)


async def test_labels_are_for_the_selection_or_for_all_that_is_shown(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        flags = QItemSelectionModel.SelectionFlag
        window.table.selectionModel().select(
            window.table.shown.index(2, 0), flags.ClearAndSelect | flags.Rows
        )
        dialog = await print_labels(shop)
        assert dialog.message.text() == "Labels: 1. Sheets: 1."
        child(dialog, QRadioButton, "labelShown").click()
        await shop.settled()
        assert dialog.message.text() == "Labels: 20. Sheets: 1."
        await cancelled(shop, dialog)


async def test_what_a_label_shows_is_ticked_and_remembered(shop: Shop, tmp_path: Path) -> None:
    async with shop.open_with_animals() as window:
        window.table.selectRow(0)
        dialog = await print_labels(shop)
        ticked = [key for key, tick in dialog.ticks.items() if tick.isChecked()]
        assert ticked == [NAME.key, ID.key, CATEGORY.key, QR_CODE]
        dialog.ticks[QR_CODE].click()
        dialog.ticks[NOTE.key].click()
        await shop.settled()
        # No dark squares of a code, which is ticked no more.
        assert rectangles(await save(shop, dialog, tmp_path / "labels.pdf")) == [[]]
    assert load_preferences(shop.paths.preferences).labels.shows == (*ticked[:-1], NOTE.key)
    async with printing(shop, print_labels) as dialog:
        assert dialog.choice.shows == (*ticked[:-1], NOTE.key)


async def test_labels_of_an_import_are_for_the_animals_that_it_added(shop: Shop, tmp_path: Path) -> None:
    async with shop.open_without_key():
        await leave_import(shop.queue.outbox, MIXED)
        added = [Animal(1002, "Marble", 12, "available"), Animal(1005, "Ink", 12, "available")]
        await shop.parts.opened.catalogue.record_animals(added, added_here=True)
        page = await show(shop)
        page.labels.click()
        dialog = (await opened(shop)).dialog
        assert dialog.message.text() == "Labels: 2. Sheets: 1."
        assert dialog.parent() is page
        # Nothing else could be meant.
        assert not dialog.findChildren(QRadioButton)
        await save(shop, dialog, tmp_path / "labels.pdf")
        assert page.message.text() == "Saved as labels.pdf"


async def test_a_delivery_note_is_printed_or_saved_in_one_dialog(shop: Shop, tmp_path: Path) -> None:
    async with shop.open_with_animals():
        await leave_import(shop.queue.outbox, MIXED, title='.x".profile"\u202e\n.csv')
        page = await show(shop)
        page.note.click()
        # WHEN another environment is opened meanwhile
        shop.switch_to(EnvironmentId.SANDBOX)
        dialog = (await opened(shop)).dialog
        # THEN it goes on with what was shown
        assert dialog.message.text() == "Animals: 2. Pages: 1."
        dialog.pdf.click()
        chooser = child(dialog, QFileDialog, "printFileDialog")
        [name] = [Path(chosen).name for chosen in chooser.selectedFiles()]
        assert re.fullmatch(r"Delivery note – \.x_\.profile_ ?-\d{4}-\d\d-\d\d\.pdf", name)
        chooser.reject()
        await save(shop, dialog, tmp_path / "note.pdf")
        assert page.message.text() == "Saved as note.pdf"


async def test_a_second_dialog_for_printing_leads_to_the_first(shop: Shop) -> None:
    async with printing(shop, print_list) as dialog:
        shop.window.activateWindow()
        shop.window.commands.labels.trigger()
        run = shop.parts.printing.run
        assert run is not None
        assert run.dialog is dialog
        await until(dialog.isActiveWindow, "the first dialog")


async def test_labels_are_those_of_the_opening_although_a_refresh_leaves_rows_out(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        window.table.selectRow(0)
        dialog = await print_labels(shop)
        assert dialog.message.text() == "Labels: 1. Sheets: 1."
        window.table.show_answer(shop.known()[5:], {})
        child(dialog, QRadioButton, "labelShown").click()
        await shop.settled()
        assert dialog.message.text() == "Labels: 20. Sheets: 1."
        await cancelled(shop, dialog)


async def test_what_was_printed_on_is_remembered_and_the_next_labels_go_on_there(
    shop: Shop, tmp_path: Path
) -> None:
    async with shop.open_with_animals() as window:
        window.table.selectAll()
        dialog = await print_labels(shop)
        dialog.sheet.setCurrentIndex(dialog.sheet.findData("L7160"))
        dialog.first.setValue(5)
        await shop.settled()
        await print_on_file(shop, tmp_path / "labels.pdf")
        assert page_count((tmp_path / "labels.pdf").read_bytes()) == 2
        assert window.toast.text() == "Sent to the printer"
    labels = load_preferences(shop.paths.preferences).labels
    assert (labels.sheet, labels.first, labels.copies) == ("L7160", 4, 1)
    async with printing(shop, print_labels) as dialog:
        assert (dialog.sheet.currentData(), dialog.first.value()) == ("L7160", 4)


@pytest.mark.thorough
async def test_after_one_full_sheet_of_several_the_next_labels_begin_on_a_new_one(
    shop: Shop, tmp_path: Path
) -> None:
    async with shop.open_with_animals() as window:
        window.table.selectAll()
        dialog = await print_labels(shop)
        dialog.sheet.setCurrentIndex(dialog.sheet.findData("L7160"))
        dialog.first.setValue(5)
        await shop.settled()
        await print_on_file(shop, tmp_path / "labels.pdf", last_page=1)
        assert page_count((tmp_path / "labels.pdf").read_bytes()) == 1
        assert shop.parts.printing.labels.first == 1


async def test_the_sheet_of_labels_that_were_saved_as_a_file_is_remembered_too(
    shop: Shop, tmp_path: Path
) -> None:
    async with shop.open_with_animals():
        dialog = await print_labels(shop)
        dialog.sheet.setCurrentIndex(dialog.sheet.findData("L7163"))
        dialog.first.setValue(3)
        await shop.settled()
        await save(shop, dialog, tmp_path / "labels.pdf")
        labels = shop.parts.printing.labels
        assert (labels.sheet, labels.first) == ("L7163", 3)


async def test_labels_are_printed_on_their_own_paper_whatever_the_printer_proposes(
    shop: Shop, tmp_path: Path
) -> None:
    async with shop.open_with_animals():
        dialog = await print_labels(shop)
        dialog.sheet.setCurrentIndex(dialog.sheet.findData("5160"))
        await shop.settled()
        await print_on_file(shop, tmp_path / "labels.pdf")
    assert page_size((tmp_path / "labels.pdf").read_bytes()) == pytest.approx((215.9, 279.4), abs=0.2)


async def test_an_own_sheet_that_is_too_large_is_said_and_not_printed(shop: Shop) -> None:
    async with printing(shop, print_labels) as dialog:
        assert not dialog.own.isVisible()
        dialog.sheet.setCurrentIndex(dialog.sheet.findData(OWN))
        await shop.settled()
        assert dialog.own.isVisible()
        assert dialog.confirm.isEnabled()
        dialog.own._fields["columns"].setValue(9)
        await shop.settled()
        assert dialog.message.text().startswith("The labels don't fit on the paper.")
        assert not dialog.confirm.isEnabled()
        assert not dialog.pdf.isEnabled()


async def test_nothing_is_printed_of_an_empty_list(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        await shop.search("no animal has such a name")
        await shop.settled()
        window.commands.print_list.trigger()
        assert shop.parts.printing.run is None
        assert window.toast.text() == "There are no animals to print."


async def test_a_file_that_cannot_be_written_is_said_in_the_dialog(shop: Shop, tmp_path: Path) -> None:
    async with printing(shop, print_list) as dialog:
        run = shop.parts.printing.run
        assert run is not None
        run.write(tmp_path / "gone" / "list.pdf")
        await shop.settled()
        assert "cannot be written" in dialog.message.text()
        assert dialog.confirm.isEnabled()


async def test_cancelled_printing_says_that_the_pages_so_far_may_come_out(shop: Shop, tmp_path: Path) -> None:
    async with shop.open_with_animals():
        # GIVEN many labels, of which a few pages are ready
        dialog = await print_labels(shop)
        dialog.copies.setValue(100)
        await shop.settled()
        run = shop.parts.printing.run
        assert run is not None
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setOutputFileName(str(tmp_path / "labels.pdf"))
        run.print_on(printer)
        await until(lambda: dialog.message.text().startswith("Page 3 of "), "the third page")
        # WHEN printing is cancelled, which no printer undoes
        dialog.cancel.click()
        await until(lambda: not dialog.message.text().startswith("Page"), "the end of it")
        # THEN the dialog says no more than is true
        assert page_count(content(tmp_path / "labels.pdf")) >= 2
        assert dialog.message.text() == "Cancelled. The pages so far may still be printed."
        await cancelled(shop, dialog)


def test_enter_pressed_twice_to_name_the_file_does_not_cancel_printing(qtbot: QtBot) -> None:
    dialog = ListDialog("Animals", blank_window(qtbot))
    dialog.show_ready("A page")
    dialog.pdf.setFocus()
    dialog.show_running(0, 1)
    with qtbot.assertNotEmitted(dialog.cancel_requested):
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    with qtbot.waitSignal(dialog.cancel_requested):
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)


async def test_a_cancelled_file_says_that_nothing_was_saved(shop: Shop, tmp_path: Path) -> None:
    async with printing(shop, print_labels) as dialog:
        dialog.copies.setValue(100)
        await shop.settled()
        run = shop.parts.printing.run
        assert run is not None
        run.write(tmp_path / "labels.pdf")
        await until(lambda: dialog.message.text().startswith("Page 3 of "), "the third page")
        dialog.cancel.click()
        await until(lambda: not dialog.message.text().startswith("Page"), "the end of it")
        assert not (tmp_path / "labels.pdf").exists()
        assert dialog.message.text() == "Cancelled. Nothing was saved."


async def test_a_file_that_is_cancelled_before_it_is_begun_says_so_too(shop: Shop, tmp_path: Path) -> None:
    async with printing(shop, print_list) as dialog:
        run = shop.parts.printing.run
        assert run is not None
        run.write(tmp_path / "list.pdf")
        dialog.cancel.click()
        await until(lambda: dialog.message.text().startswith("Cancelled"), "that it says so")
        assert not (tmp_path / "list.pdf").exists()


def test_a_screen_reader_says_why_nothing_is_printed(qtbot: QtBot, announced: list[str]) -> None:
    over = QWidget()
    qtbot.addWidget(over)
    dialog = ListDialog("Animals", over)
    error = StorageError(PrintCase.PRINTER)
    announced.clear()
    dialog.show_error(error)
    dialog.show_end("Cancelled. Nothing was saved.")
    dialog.show_problem("The labels don't fit on the paper.")
    assert announced == [
        sentence_of(error),
        "Cancelled. Nothing was saved.",
        "The labels don't fit on the paper.",
    ]


async def test_the_printer_is_chosen_in_the_dialog_of_the_system(shop: Shop) -> None:
    async with printing(shop, print_list) as dialog:
        dialog.confirm.click()
        chooser = child(dialog, QPrintDialog, "printerDialog")
        await until(chooser.isVisible, "the printers")
        chooser.reject()
