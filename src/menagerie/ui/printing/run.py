"""One dialog of printing from its opening to its end: the preview, the PDF file, the printer."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QStandardPaths, Qt
from PySide6.QtGui import QPageLayout, QPageSize

from menagerie.domain.clock import Clock
from menagerie.domain.errors import MenagerieError
from menagerie.domain.text import in_file_name
from menagerie.ui.look.plain_text import in_sentence, window_title
from menagerie.ui.printing.dialogs import PreviewDialog
from menagerie.ui.printing.pages import Document, Paper, in_portions, paint_pages, picture_of, write_pdf
from menagerie.ui.session.jobs import Jobs, Work
from menagerie.ui.widgets.files import choose_new_file
from menagerie.ui.words.messages import sentence_of

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

PRINTING = "print: "
_PREPARE, _PAGE, _WRITE = f"{PRINTING}prepare", f"{PRINTING}page", f"{PRINTING}write"


# Makes what the dialog wants, on another paper where a printer has one. Raises InputError where nothing fits.
MakeDocument = Callable[[Paper | None], Awaitable[Document]]


class PrintRun(QObject):
    """Runs one dialog."""

    def __init__(
        self,
        dialog: PreviewDialog,
        make: MakeDocument,
        jobs: Jobs,
        say: Callable[[str], None],
        clock: Clock,
        ended: Callable[[], None],
        printed: Callable[[Document | None, int], None] = lambda _document, _last: None,
    ) -> None:
        """``say`` shows a sentence once the dialog has closed, and ``ended`` is called then.

        ``printed`` is called with the document that a printer was given and the last of its pages that was
        printed (1 is the first), or with None where the pages are in a file.
        """
        super().__init__(dialog)
        self.dialog = dialog
        self._make = make
        self._jobs = jobs
        self._say = say
        self._clock = clock
        self._ended, self._printed = ended, printed
        self._document: Document | None = None
        dialog.changed.connect(self._prepare)
        dialog.preview.turned.connect(self._show_page)
        dialog.pdf.clicked.connect(self._choose_file)
        dialog.confirm.clicked.connect(self._choose_printer)
        dialog.cancel_requested.connect(lambda: jobs.cancel_begun(_WRITE))
        dialog.finished.connect(self._end)
        jobs.failed.connect(self._failed)

    def begin(self) -> None:
        """Open the dialog and show the first page."""
        self.dialog.open()
        self._prepare()

    def print_on(self, printer: "QPrinter") -> None:
        """Print on a printer, on its paper and the pages that were chosen in its dialog."""

        async def work() -> None:
            size = printer.pageLayout().pageSize().size(QPageSize.Unit.Millimeter)
            turned = printer.pageLayout().orientation() is QPageLayout.Orientation.Landscape
            document = await self._make(Paper.of(size, landscape=turned))
            await in_portions(document.prepare())
            document.paper.set_up(printer)
            first, last = printer.fromPage() or 1, printer.toPage() or document.pages
            pages = range(first - 1, min(last, document.pages))
            await paint_pages(printer, document, pages, lambda done: self._show_done(done, len(pages)))
            self._printed(document, pages.stop)
            self._finish(self.tr("Sent to the printer"))

        # QPrinter.abort() takes nothing back on any system.
        self._write(work, self.tr("Cancelled. The pages so far may still be printed."))

    def write(self, path: Path) -> None:
        """Write the pages into a PDF file."""

        async def work() -> None:
            if self._document is not None:
                document = self._document
                await write_pdf(path, document, lambda done: self._show_done(done, document.pages))
                self._printed(None, 0)
                self._finish(self.tr("Saved as {name}").format(name=in_sentence(path.name)))

        self._write(work, self.tr("Cancelled. Nothing was saved."))

    def _prepare(self) -> None:
        async def work() -> None:
            document = await self._make(None)
            await in_portions(document.prepare())
            self._document = document
            self.dialog.show_ready(document.summary)
            self._show_page(self.dialog.preview.wanted)

        self.dialog.show_preparing()
        self._jobs.cancel(_PAGE)
        self._jobs.start(_PREPARE, work, replace=True, outlives_environment=True)

    def _show_page(self, page: int) -> None:
        document, preview = self._document, self.dialog.preview

        async def work() -> None:
            if document is not None:
                # It may have fewer pages than the one before.
                there = min(page, document.pages - 1)
                picture = await picture_of(document, there, preview.room, preview.devicePixelRatioF())
                self.dialog.show_page(picture, there, document.pages)

        self._jobs.start(_PAGE, work, replace=True, outlives_environment=True)

    def _choose_file(self) -> None:
        if self._document is None:
            return
        day = datetime.fromtimestamp(self._clock.now()).astimezone().date()
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        # The title of a delivery note ends with the name of a file.
        name = in_file_name(Path(self._document.title).stem)
        choose_new_file(
            self.dialog,
            "printFileDialog",
            self.tr("Save as PDF"),
            Path(folder) / f"{name}-{day.isoformat()}.pdf",
            self.write,
            self.tr("PDF files") + " (*.pdf)",
        )

    def _choose_printer(self) -> None:
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter  # noqa: PLC0415 - when it is wanted

        document = self._document
        if document is None:
            return
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(document.title)
        document.paper.set_up(printer)
        dialog = QPrintDialog(printer, self.dialog)
        dialog.setObjectName("printerDialog")
        dialog.setWindowTitle(window_title(dialog.windowTitle()))
        dialog.setMinMax(1, document.pages)
        dialog.accepted.connect(lambda: self.print_on(printer))
        dialog.finished.connect(dialog.deleteLater)
        # Its own open() wants an object and a slot.
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        dialog.show()

    def _write(self, work: Work, if_cancelled: str) -> None:
        async def write() -> None:
            try:
                await work()
            except asyncio.CancelledError:
                self.dialog.show_end(if_cancelled)
                raise

        if self._jobs.start(_WRITE, write, outlives_environment=True):
            self.dialog.show_running(0, self._document.pages if self._document is not None else 0)

    def _show_done(self, done: int, pages: int) -> None:
        self.dialog.show_running(done, pages)

    def _finish(self, sentence: str) -> None:
        self.dialog.show_end("")
        self.dialog.accept()
        self._say(sentence)

    def _failed(self, name: str, error: MenagerieError) -> None:
        if name in {_PREPARE, _PAGE}:
            self._document = None
            self.dialog.show_problem(sentence_of(error))
        elif name == _WRITE:
            self.dialog.show_error(error)

    def _end(self) -> None:
        for name in (_PREPARE, _PAGE, _WRITE):
            self._jobs.cancel(name)
        self._jobs.failed.disconnect(self._failed)
        self._ended()
        self.dialog.deleteLater()
