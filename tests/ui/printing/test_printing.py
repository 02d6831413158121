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


async def choose_sheet(shop: Shop, dialog: LabelDialog, sheet: str, *, first: int = 1) -> None:
    dialog.sheet.setCurrentIndex(dialog.sheet.findData(sheet))
    dialog.first.setValue(first)
    await shop.settled()


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
        # Landscape paper is previewed at once.
        before = dialog.paper
        dialog._direction.choose("landscape")
        await shop.settled()
        assert (dialog.paper.width, dialog.paper.height) == (before.height, before.width)
        assert dialog.confirm.isEnabled()
        # WHEN labels are wanted, too, THEN that leads back to the dialog
        window.activateWindow()
        window.commands.labels.trigger()
        run = shop.parts.printing.run
        assert run is not None
        assert run.dialog is dialog
        await until(dialog.isActiveWindow, "the first dialog")
        # WHEN a file cannot be written, or is cancelled before it is begun, THEN the dialog says so
        run.write(tmp_path / "gone" / "list.pdf")
        await shop.settled()
        assert "cannot be written" in dialog.message.text()
        assert dialog.confirm.isEnabled()
        run.write(tmp_path / "list.pdf")
        dialog.cancel.click()
        await until(lambda: dialog.message.text().startswith("Cancelled"), "that it says so")
        assert not (tmp_path / "list.pdf").exists()
        # The printer is chosen in the dialog of the system.
        dialog.confirm.click()
        chooser = child(dialog, QPrintDialog, "printerDialog")
        await until(chooser.isVisible, "the printers")
        chooser.reject()
        dialog._direction.choose("portrait")
        await shop.settled()
        pdf = await save(shop, dialog, tmp_path / "list.pdf")
        assert page_count(pdf) == 1
        assert window.toast.text() == "Saved as list.pdf"
        assert len(shop.asked()) == asked


async def test_the_printed_list_is_the_one_on_screen_although_another_environment_is_opened_meanwhile(
    shop: Shop,
) -> None:
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
        # WHEN the window of an import leads to another environment over the dialog
        window.commands.print_list.trigger()
        shop.parts.opened.open(EnvironmentId.SANDBOX)
        dialog = (await opened(shop)).dialog
        # THEN it goes on with what was shown
        assert dialog.message.text() == f"Animals: {len(shown.on_screen.ids)}. Pages: {dialog.preview.pages}."
        await cancelled(shop, dialog)


async def test_the_printed_list_has_the_status_that_its_rows_were_asked_for_and_is_none_without_rows(
    shop: Shop,
) -> None:
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
        # AND nothing is printed of an empty list
        await shop.search("no animal has such a name")
        window.commands.print_list.trigger()
        assert shop.parts.printing.run is None
        assert window.toast.text() == "There are no animals to print."


def test_the_preview_of_a_page_has_one_edge_and_nothing_between(qtbot: QtBot) -> None:
    preview = PagePreview(301)
    qtbot.addWidget(preview)
    for size in (QSize(100, 200), QSize(101, 201), QSize(100, 201)):
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
async def test_pages_are_turned_by_keyboard_also_before_they_are_painted(shop: Shop, qtbot: QtBot) -> None:
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
        # WHEN the next ones are wanted before a page is painted THEN each press counts
        dialog.on.click()
        dialog.on.click()
        await shop.settled()
        assert dialog.page_number.text() == "Page 3 of 4"
        assert dialog.back.isEnabled()
        for key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            qtbot.keyClick(dialog.preview, key)
        await shop.settled()
        assert dialog.page_number.text() == "Page 2 of 4"
        # AND the page stays where another choice is made before it is painted
        dialog.on.click()
        dialog.first.setValue(2)
        await shop.settled()
        assert dialog.page_number.text() == "Page 3 of 4"
        # With fewer pages, the nearest one is shown.
        dialog.copies.setValue(1)
        await shop.settled()
        assert dialog.page_number.text() == "Page 1 of 1"


async def test_labels_are_for_the_selection_or_for_all_that_was_shown_on_a_sheet_that_fits(
    shop: Shop, qtbot: QtBot
) -> None:
    async with shop.open_with_animals() as window:
        flags = QItemSelectionModel.SelectionFlag
        window.table.selectionModel().select(
            window.table.shown.index(2, 0), flags.ClearAndSelect | flags.Rows
        )
        dialog = await print_labels(shop)
        assert dialog.message.text() == "Labels: 1. Sheets: 1."
        # WHEN there are several pages THEN Tab leads through the choices to these and then to the buttons
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
        # AND one press too many on the last page closes nothing
        dialog.on.setFocus()
        while dialog.on.isEnabled():
            qtbot.keyClick(dialog.on, Qt.Key.Key_Return)
            await shop.settled()
        assert dialog.focusWidget() is dialog.preview
        assert dialog.isVisible()
        # WHEN all are wanted THEN they are those of the opening, although a refresh leaves rows out
        dialog.copies.setValue(1)
        window.table.show_answer(shop.known()[5:], {})
        child(dialog, QRadioButton, "labelShown").click()
        await shop.settled()
        assert dialog.message.text() == "Labels: 20. Sheets: 1."
        # AND a sheet of one's own that is too large is said and not printed
        assert not dialog.own.isVisible()
        await choose_sheet(shop, dialog, OWN)
        assert dialog.own.isVisible()
        assert dialog.confirm.isEnabled()
        dialog.own._fields["columns"].setValue(9)
        await shop.settled()
        assert dialog.message.text().startswith("The labels don't fit on the paper.")
        assert not dialog.confirm.isEnabled()
        assert not dialog.pdf.isEnabled()
        await cancelled(shop, dialog)


async def test_labels_are_printed_as_chosen_which_is_remembered_and_the_next_ones_go_on_there(
    shop: Shop, tmp_path: Path
) -> None:
    async with shop.open_with_animals() as window:
        window.table.selectRow(0)
        dialog = await print_labels(shop)
        ticked = [key for key, tick in dialog.ticks.items() if tick.isChecked()]
        assert ticked == [NAME.key, ID.key, CATEGORY.key, QR_CODE]
        dialog.ticks[QR_CODE].click()
        dialog.ticks[NOTE.key].click()
        await choose_sheet(shop, dialog, "L7163", first=3)
        # No dark squares of a code, which is ticked no more.
        assert rectangles(await save(shop, dialog, tmp_path / "labels.pdf")) == [[]]
        labels = shop.parts.printing.labels
        assert (labels.sheet, labels.first) == ("L7163", 3)
        # WHEN they are printed THEN on their own paper, whatever the printer proposes
        dialog = await print_labels(shop)
        await choose_sheet(shop, dialog, "5160")
        await print_on_file(shop, tmp_path / "labels.pdf")
        assert page_size(content(tmp_path / "labels.pdf")) == pytest.approx((215.9, 279.4), abs=0.2)
        # WHEN only the first of two sheets is printed THEN the next labels begin on a new one
        window.table.selectAll()
        dialog = await print_labels(shop)
        await choose_sheet(shop, dialog, "L7160", first=5)
        await print_on_file(shop, tmp_path / "labels.pdf", last_page=1)
        assert page_count(content(tmp_path / "labels.pdf")) == 1
        assert shop.parts.printing.labels.first == 1
        # WHEN a sheet is used in part
        dialog = await print_labels(shop)
        await choose_sheet(shop, dialog, "L7160", first=5)
        await print_on_file(shop, tmp_path / "labels.pdf")
        assert page_count(content(tmp_path / "labels.pdf")) == 2
        assert window.toast.text() == "Sent to the printer"
    labels = load_preferences(shop.paths.preferences).labels
    assert (labels.sheet, labels.first, labels.copies) == ("L7160", 4, 1)
    assert labels.shows == (*ticked[:-1], NOTE.key)
    async with printing(shop, print_labels) as dialog:
        assert (dialog.sheet.currentData(), dialog.first.value()) == ("L7160", 4)
        assert dialog.choice.shows == labels.shows


async def test_labels_and_a_delivery_note_of_an_import_are_for_the_animals_that_it_added(
    shop: Shop, tmp_path: Path
) -> None:
    async with shop.open_with_animals():
        await leave_import(shop.queue.outbox, MIXED, title='.x".profile"\u202e\n.csv')
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


async def test_cancelled_printing_says_that_pages_may_come_out_and_a_cancelled_file_that_nothing_was_saved(
    shop: Shop, tmp_path: Path
) -> None:
    async with printing(shop, print_labels) as dialog:
        # GIVEN many labels, of which a few pages are ready
        dialog.copies.setValue(40)
        await shop.settled()
        run = shop.parts.printing.run
        assert run is not None

        async def cancel_after_some_pages() -> str:
            await until(lambda: dialog.message.text().startswith("Page 3 of "), "the third page")
            dialog.cancel.click()
            await until(lambda: not dialog.message.text().startswith("Page"), "the end of it")
            return dialog.message.text()

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setOutputFileName(str(tmp_path / "labels.pdf"))
        run.print_on(printer)
        # No printer undoes it: the dialog says no more than is true.
        assert await cancel_after_some_pages() == "Cancelled. The pages so far may still be printed."
        assert page_count(content(tmp_path / "labels.pdf")) >= 2
        run.write(tmp_path / "file.pdf")
        assert await cancel_after_some_pages() == "Cancelled. Nothing was saved."
        assert not (tmp_path / "file.pdf").exists()


def test_enter_pressed_twice_to_name_the_file_does_not_cancel_printing(qtbot: QtBot) -> None:
    dialog = ListDialog("Animals", blank_window(qtbot))
    dialog.show_ready("A page")
    dialog.pdf.setFocus()
    dialog.show_running(0, 1)
    with qtbot.assertNotEmitted(dialog.cancel_requested):
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    with qtbot.waitSignal(dialog.cancel_requested):
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)


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
