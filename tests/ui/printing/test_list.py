"""A list has as many pages as its rows need, each with the titles of its columns."""

import asyncio
import os
import threading
import tracemalloc
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPageSize, QPainter, QPdfWriter, QTextLayout, QTextOption
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QApplication

from menagerie.domain.cases import PrintCase, WritingCase
from menagerie.domain.errors import StorageError
from menagerie.settings.preferences import Language
from menagerie.ui.look.translation import use_language
from menagerie.ui.printing import pages
from menagerie.ui.printing.content import source_and_time
from menagerie.ui.printing.list_document import ListDocument, PrintedList, fitted
from menagerie.ui.printing.pages import Paper, in_portions, paint_pages, picture_of, write_pdf
from support.pdf_pages import page_count, page_size
from support.qt_loop import until
from support.slow_flush import SlowDisk, slow_flush

A4 = Paper.named(QPageSize.PageSizeId.A4)
COLUMNS = ("ID", "Name", "Category", "Status")


def rows(count: int, name: str = "Marble") -> list[tuple[str, ...]]:
    return [(str(1000 + place), name, "Rabbits · 12", "Available") for place in range(count)]


async def prepared(
    of: list[tuple[str, ...]], paper: Paper = A4, warning: str = "", codes: Sequence[str] = ()
) -> ListDocument:
    heading = ("Staging, 18 Nov 2026, 14:02", "From the service", "Animals: 3")
    document = ListDocument(PrintedList("Animals", heading, warning, "Staging", COLUMNS, of, 1, codes), paper)
    await in_portions(document.prepare())
    return document


async def pdf_of(document: ListDocument, folder: Path) -> bytes:
    await write_pdf(folder / "list.pdf", document, lambda _done: None)
    return (folder / "list.pdf").read_bytes()


def contents(folder: Path) -> list[bytes]:
    return [file.read_bytes() for file in folder.iterdir()]


def test_columns_fill_the_page_and_the_wide_ones_give_way() -> None:
    for room, widths in ((100, [10, 60, 30]), (60, [10, 25, 25]), (15, [5, 5, 5])):
        assert fitted([10, 40, 30], room, 1) == widths


async def test_every_row_is_on_one_page_of_which_a_landscape_one_holds_fewer(
    qapp: QGuiApplication, tmp_path: Path
) -> None:
    document = await prepared(rows(100))
    assert document._starts[0] == 0
    assert document._starts[-1] == 100
    assert document._starts == sorted(set(document._starts))
    assert page_count(await pdf_of(document, tmp_path)) == document.pages >= 2
    assert document.summary == f"Animals: 100. Pages: {document.pages}."
    wide = await prepared(rows(100), Paper.named(QPageSize.PageSizeId.A4, landscape=True))
    assert wide.pages > document.pages
    assert page_size(await pdf_of(wide, tmp_path)) == pytest.approx((297, 210), abs=0.2)
    # An empty list has a page that says so.
    assert (await prepared([])).pages == 1


async def test_each_page_has_room_for_its_warning(qapp: QGuiApplication) -> None:
    without, with_warning = await prepared(rows(800)), await prepared(rows(800), warning="Practice")
    assert with_warning.pages > without.pages
    on_pages = [
        end - start for start, end in zip(with_warning._starts, with_warning._starts[1:], strict=False)
    ]
    assert on_pages[0] < on_pages[1]


async def test_no_text_is_longer_than_a_page(qapp: QGuiApplication) -> None:
    landscape = Paper.named(QPageSize.PageSizeId.A4, landscape=True)
    for name in ("W" * 400, "شاهين " * 80, "うさぎ" * 150, "a\nb\nc\nd\ne\nf\ng\nh"):
        for codes in ((), ["1000"] * 10):
            document = await prepared(rows(10, name), landscape, codes=codes)
            for page in range(document.pages):
                shown = document._content.rows[slice(*document._starts[page : page + 2])]
                height = sum(document._row_height(document._cells(row)) for row in shown)
                assert document._rows_top(page) + height <= document._bottom, (name, codes, page)


async def test_a_page_of_the_preview_is_as_wide_as_its_room_and_sharp_on_any_screen(
    qapp: QGuiApplication,
) -> None:
    picture = await picture_of(await prepared(rows(3)), 0, QSize(200, 1000), 2.0)
    assert picture.width() == 400
    assert picture.deviceIndependentSize().width() == 200


async def test_a_printer_gets_the_pages_that_were_chosen(qapp: QGuiApplication, tmp_path: Path) -> None:
    # A printer that prints into a file, since there is no other here.
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    document, done = await prepared(rows(200)), list[int]()
    document.paper.set_up(printer)
    await paint_pages(printer, document, range(1, 3), done.append)
    assert page_count((tmp_path / "printed.pdf").read_bytes()) == 2
    assert done == [0, 1]


class _OutOfPaper(QPdfWriter):
    """A printer that takes one page."""

    def newPage(self) -> bool:  # noqa: N802 - Qt's name
        return False


@pytest.mark.qt_log_ignore(r"^QPainter::begin\(\): Returned false")
async def test_a_printer_that_takes_nothing_or_no_further_page_is_said(
    qapp: QGuiApplication, tmp_path: Path
) -> None:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFileName(str(tmp_path / "gone" / "printed.pdf"))
    document = await prepared(rows(200))
    for one in (printer, _OutOfPaper(str(tmp_path / "printed.pdf"))):
        with pytest.raises(StorageError, match=PrintCase.PRINTER):
            await paint_pages(one, document, range(2), lambda _done: None)


@pytest.mark.thorough
async def test_the_window_can_have_its_turn_between_any_two_pages(
    qapp: QGuiApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # GIVEN a computer on which each page takes as long as the window can wait
    monkeypatch.setattr(pages, "_PORTION", 0)
    document, turns = await prepared(rows(3000)), 0
    writing = asyncio.ensure_future(pdf_of(document, tmp_path))
    while not writing.done():
        await asyncio.sleep(0)
        turns += 1
    assert turns >= document.pages


async def test_cancelled_printing_leaves_the_older_file(qapp: QGuiApplication, tmp_path: Path) -> None:
    path, document = tmp_path / "list.pdf", await prepared(rows(500))
    path.write_bytes(b"older")
    begun = asyncio.Event()
    task = asyncio.ensure_future(write_pdf(path, document, lambda done: begun.set() if done else None))
    await begun.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert contents(tmp_path) == [b"older"]


async def test_the_window_has_its_turn_while_a_file_is_written_on_a_slow_disk_and_can_cancel_it(
    qapp: QGuiApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, document = tmp_path / "list.pdf", await prepared(rows(1))

    async def on_its_way(disk: SlowDisk) -> asyncio.Task[bytes]:
        writing = asyncio.ensure_future(pdf_of(document, tmp_path))
        await until(lambda: disk.is_reached or writing.done(), "the disk")
        # The window goes on meanwhile.
        assert not writing.done()
        assert path.read_bytes() == b"older"
        return writing

    # GIVEN a disk that takes its time, and an older file
    path.write_bytes(b"older")
    with slow_flush(monkeypatch) as disk:
        writing = await on_its_way(disk)
        writing.cancel()
        # It is told with the next turn of the loop.
        await asyncio.sleep(0)
        disk.go_on()
        with pytest.raises(asyncio.CancelledError):
            await writing
        assert contents(tmp_path) == [b"older"]
    with slow_flush(monkeypatch) as disk:
        writing = await on_its_way(disk)
        disk.go_on()
        assert page_count(await writing) == 1


async def test_the_window_waits_for_no_slow_folder_while_a_file_is_begun_or_given_up(
    qapp: QGuiApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # GIVEN a folder as on a share, where each step may take seconds
    asked: list[tuple[str, threading.Thread]] = []

    def noting(name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def step(path: Any, *arguments: Any, **options: Any) -> Any:
            if str(path).startswith(str(tmp_path)):
                asked.append((name, threading.current_thread()))
            return real(path, *arguments, **options)

        return step

    monkeypatch.setattr(os.path, "realpath", noting("find", os.path.realpath))
    monkeypatch.setattr(os, "unlink", noting("remove", os.unlink))
    # WHEN a file is begun there, and what is painted fails
    with pytest.raises(StorageError):
        async with pages.new_pdf(tmp_path / "list.pdf", "Animals"):
            raise StorageError(PrintCase.PRINTER)
    # THEN only other threads have waited, and nothing is left
    assert {"find", "remove"} <= {name for name, _thread in asked}
    assert threading.main_thread() not in {thread for _name, thread in asked}
    assert contents(tmp_path) == []


async def test_a_large_file_is_not_copied_as_a_whole_to_be_written(
    qapp: QGuiApplication, tmp_path: Path
) -> None:
    path, side = tmp_path / "large.pdf", 1500
    try:
        async with pages.new_pdf(path, "Animals") as writer:
            # Noise, which cannot be made smaller.
            noise = QImage(os.urandom(4 * side * side), side, side, QImage.Format.Format_RGB32)
            painter = QPainter(writer)
            painter.drawImage(0, 0, noise)
            painter.end()
            del noise
            tracemalloc.start()
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < path.stat().st_size / 2


async def test_a_folder_that_is_gone_is_said(qapp: QGuiApplication, tmp_path: Path) -> None:
    with pytest.raises(StorageError, match=WritingCase.FAILED):
        await write_pdf(tmp_path / "gone" / "list.pdf", await prepared(rows(1)), lambda _done: None)


@pytest.mark.usefixtures("english_afterwards")
async def test_on_an_arabic_page_a_date_stays_together_behind_a_latin_name(qapp: QApplication) -> None:
    use_language(qapp, Language.ARABIC)
    text = source_and_time("Staging", datetime(2030, 5, 14, 10, 30).astimezone().timestamp())
    layout = QTextLayout(text)
    option = QTextOption()
    option.setTextDirection(Qt.LayoutDirection.RightToLeft)
    layout.setTextOption(option)
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    places: list[Any] = [line.cursorToX(text.index(part)) for part in ("Staging", "14", "5", "2030", "10:30")]
    # Read from right to left.
    assert places == sorted(places, reverse=True)
