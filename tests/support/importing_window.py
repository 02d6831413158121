"""The real window that imports deliveries of many rows; it tells for how long its thread was held.

To be run as a program: the base address of staging, the folder of the data, the number of rows, and for how
many seconds the import runs. It opens the deliveries, uses the preview, imports, and uses the result. It
prints the stalls of each step as JSON.
"""

import asyncio
import json
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import asdict
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QDialog, QFileDialog, QWidget

from menagerie.app.application import Application
from menagerie.deliveries.delivery import FileFormat, Reading
from menagerie.deliveries.write import write_delivery
from menagerie.ui.listing.list_loader import REFRESHING
from menagerie.ui.widgets.form import PAUSE
from support.programs import program_environment
from support.qt_loop import until
from support.stall_probe import StallProbe, WorkProbe
from support.widgets import child
from support.window_process import open_staging, run_with

if TYPE_CHECKING:
    # Imported here, they would not be missing when the window is opened, as they are in the application.
    from menagerie.ui.importing.job.page import JobPage
    from menagerie.ui.importing.preview.page import PreviewPage

_LOOK_SECONDS = 0.01
_A_MOMENT = 0.2
_PATIENCE = 300.0
_TITLES = ("Name", "Category", "Status", "Note")
_STATUSES = ("available", "pending", "sold")
# One row in this number has a problem.
_BAD_EVERY = 50
_SCROLLS = 60
_NOTE_ROWS = 2_000


class Stalls(Struct):
    """For how long the thread was held in one step, and how long it worked in that time; in ms.

    ``longest`` is the longest stretch, also where other programs took the processor, and ``work`` the most
    processor time of the thread in one stretch.
    """

    longest: float
    work: float


def stalls_of(base_url: str, data: Path, rows: int, seconds: float, platform: str) -> dict[str, Stalls]:
    """Return the stalls of each step, from a separate process."""
    options = [base_url, str(data), str(rows), str(seconds)]
    command = [sys.executable, "-X", "faulthandler", "-m", "support.importing_window", *options]
    done = subprocess.run(
        command,
        stdout=subprocess.PIPE,
        env=program_environment(QT_QPA_PLATFORM=platform),
        text=True,
        check=True,
    )
    found = json.loads(done.stdout)
    return {step: Stalls(**stalls) for step, stalls in found.items()}


def rows_of(count: int) -> Iterator[tuple[str, ...]]:
    """Yield rows like those of a shop; each note is another word."""
    for number in range(count):
        name = "" if number % _BAD_EVERY == 1 else f"Animal {number}"
        yield name, str(number % 40), _STATUSES[number % 3], f"Note {number * 7919 % 1_000_003}"


class _ImportingWindow:
    def __init__(self, application: Application, folder: Path, rows: int, seconds: float) -> None:
        self._application = application
        self._folder = folder
        self._rows = rows
        self._seconds = seconds
        self.stalls: dict[str, Stalls] = {}

    async def work(self) -> None:
        """Import as a person does, one step after another."""
        await until(lambda: self._application.parts.opened.session is not None, "a session", _PATIENCE)
        await until(lambda: not self._is_busy(), "rest", _PATIENCE)
        importing = self._application.parts.importing
        csv, xlsx, short = self._deliveries()
        await self._step("open the import window", importing.begin)
        await self._step("read and check CSV", lambda: importing.open_file(csv))
        await self._use_preview()
        await self._step("read and check XLSX", lambda: importing.open_file(xlsx))
        await self._step("begin", self._preview.foot.start.click, is_running=True)
        await self._step("run at full speed", lambda: None, is_running=True, seconds=self._seconds)
        await self._step("choose rows of a running import", self._choose_rows, is_running=True)
        await self._step("pause", self._page.card.pause.click)
        await self._step("resume", self._page.card.pause.click, is_running=True, seconds=1.0)
        self._page.card.cancel.click()
        # Sleep longer: under Qt, asyncio wakes up a little early.
        await asyncio.sleep(2 * PAUSE)
        stop = child(self._page, QAbstractButton, "importCancelConfirm")
        await self._step("cancel", stop.click)
        await self._step("result: rows that were not added", self._choose_rows)
        await self._turn_pages()
        remaining = self._page.remaining
        await self._step(
            "result: remaining rows",
            lambda: self._save(remaining, self._page, "importRemainingDialog", "csv"),
        )
        await self._step("preview of a short file", lambda: importing.open_file(short))
        await self._step("import of a short file", self._preview.foot.start.click)
        await self._step("result: delivery note", self._page.note.click)
        await self._step("result: its file", self._save_note)

    @property
    def _preview(self) -> "PreviewPage":
        return self._application.parts.importing.window.preview

    @property
    def _page(self) -> "JobPage":
        return self._application.parts.running.page

    def _deliveries(self) -> Sequence[Path]:
        def write(name: str, file_format: FileFormat, count: int) -> Path:
            return write_delivery(self._folder / name, file_format, Reading(), _TITLES, rows_of(count))

        return (
            write("delivery.csv", FileFormat.CSV, self._rows),
            write("delivery.xlsx", FileFormat.XLSX, self._rows),
            write("short.csv", FileFormat.CSV, _NOTE_ROWS),
        )

    async def _use_preview(self) -> None:
        from menagerie.workflows.importing import Field  # noqa: PLC0415 - see above

        table, mapping = self._preview.table, self._preview.mapping
        bar = table.verticalScrollBar()

        async def scroll() -> None:
            for place in range(_SCROLLS):
                bar.setValue(bar.maximum() * place // (_SCROLLS - 1))
                await asyncio.sleep(_LOOK_SECONDS)

        await self._during("scroll", scroll)
        await self._step("show only problems", self._preview.only_problems.click)
        await self._during("edit a cell", self._edit)
        await self._step("show all rows", self._preview.only_problems.click)
        category = mapping.fields[Field.CATEGORY].combo

        def choose(place: int) -> Callable[[], None]:
            def act() -> None:
                category.setCurrentIndex(place)
                category.activated.emit(place)

            return act

        await self._step("map a column of words without meaning", choose(3))
        await self._step("map the right column", choose(1))

    async def _edit(self) -> None:
        from menagerie.ui.importing.preview.rows_model import ImportColumn  # noqa: PLC0415 - see above

        table = self._preview.table
        table.setFocus()
        table.setCurrentIndex(table.rows.index(0, ImportColumn.NAME))
        QTest.keyClick(table, Qt.Key.Key_Return)
        editor = child(table, QWidget, "importCellEdit")
        # A person's keys come one after the other, each with a picture of its own.
        for letter in "Marble":
            QTest.keyClicks(editor, letter)
            await asyncio.sleep(_LOOK_SECONDS)
        QTest.keyClick(editor, Qt.Key.Key_Return)
        await asyncio.sleep(_A_MOMENT)

    def _choose_rows(self) -> None:
        from menagerie.ui.importing.job.page import Shown  # noqa: PLC0415 - see above

        self._page.rows_filter.choose(Shown.NOT_ADDED)

    async def _turn_pages(self) -> None:
        async def turn() -> None:
            for _page in range(10):
                self._page.later.click()
                await until(lambda: not self._is_busy(), "a page", _PATIENCE)

        await self._during("result: pages", turn)

    def _save_note(self) -> None:
        dialog = child(self._page, QDialog, "printDialog")
        self._save(child(dialog, QAbstractButton, "printPdfButton"), dialog, "printFileDialog", "pdf")

    def _save(self, button: QAbstractButton, over: QWidget, name: str, suffix: str) -> None:
        button.click()
        dialog = child(over, QFileDialog, name)
        dialog.fileSelected.emit(str(self._folder / f"saved.{suffix}"))
        dialog.reject()

    async def _step(
        self, name: str, do: Callable[[], object], *, is_running: bool = False, seconds: float = 0.0
    ) -> None:
        async def act() -> None:
            do()
            # What it starts has begun by then.
            await asyncio.sleep(max(_A_MOMENT, seconds))
            await until(lambda: not self._is_busy(is_running=is_running), name, _PATIENCE)
            await asyncio.sleep(_A_MOMENT)

        await self._during(name, act)

    async def _during(self, name: str, act: Callable[[], Awaitable[None]]) -> None:
        probe, work = StallProbe(), WorkProbe()
        probe.start()
        await asyncio.sleep(_LOOK_SECONDS)
        await act()
        probe.stop()
        work.stop()
        self.stalls[name] = Stalls(round(1000 * probe.longest[0].length, 1), round(1000 * work.longest, 1))

    def _is_busy(self, *, is_running: bool = False) -> bool:
        parts = self._application.parts
        return any(name != REFRESHING for name in parts.jobs.names()) or (
            not is_running and parts.queue.queues.is_sending
        )


def main(base_url: str, data: Path, rows: int, seconds: float) -> None:
    """Open the window, import and print the stalls."""
    application = open_staging(base_url, data, is_unlimited=True)
    window = _ImportingWindow(application, data, rows, seconds)
    run_with(application, window.work())
    sys.stdout.write(json.dumps({step: asdict(stalls) for step, stalls in window.stalls.items()}))


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4]))
