"""What can be done with the result of a job: the rows that still need work, and the delivery note."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog

from menagerie.domain.clock import Clock
from menagerie.domain.texts.printable import in_file_name
from menagerie.outbox.job import Job
from menagerie.settings.environments import EnvironmentId
from menagerie.ui.importing.job.page import JobPage
from menagerie.ui.look.plain_text import in_sentence
from menagerie.ui.look.translation import translate
from menagerie.ui.session.jobs import Jobs, Work
from menagerie.ui.session.open_environment import OpenEnvironment
from menagerie.ui.session.open_queue import OpenQueue
from menagerie.ui.session.rehearsal import rehearsal_warning
from menagerie.ui.widgets.second_press import SecondPress
from menagerie.ui.words.facts import stored_words

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

    from menagerie.workflows.importing import DeliveryNote

# The names of what is started here begin so.
RESULT = "import result: "
_REMAINING, _NOTE = f"{RESULT}remaining", f"{RESULT}note"
# The ending for pasted rows, which have no file.
_USUAL_SUFFIX = ".csv"


class ResultFlow(QObject):
    """Writes files about the job that the page shows. None of it needs a request."""

    def __init__(
        self, page: JobPage, open_queue: OpenQueue, opened: OpenEnvironment, jobs: Jobs, clock: Clock
    ) -> None:
        super().__init__(page)
        self._page = page
        self._open_queue = open_queue
        self._opened = opened
        self._jobs = jobs
        self._second_press = SecondPress(clock.monotonic)
        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        self._folder = Path(documents)
        page.remaining_wanted.connect(self._choose_remaining)
        page.note_wanted.connect(self._choose_note)
        page.print_wanted.connect(self._choose_printer)
        jobs.ended.connect(self._ended)

    def _choose_remaining(self) -> None:
        job = self._page.job
        if job is None:
            return
        from menagerie.workflows.importing import remaining_path  # noqa: PLC0415 - when it is wanted

        name = Path(stored_words(job.title))
        # Qt asks before the file is replaced: it has to know its real ending.
        suffix = remaining_path(job, name).suffix or _USUAL_SUFFIX
        suggested = self.tr("{name} – still to do").format(name=in_file_name(name.stem)) + suffix
        self._choose_file(
            "importRemainingDialog",
            self.tr("Save the rows that still need work"),
            suggested,
            lambda path: self._write_remaining(job, path),
        )

    def _write_remaining(self, job: Job, path: Path) -> None:
        from menagerie.workflows.importing import write_remaining  # noqa: PLC0415 - when it is wanted

        outbox, page = self._open_queue.current.outbox, self._page

        async def write() -> None:
            written = await write_remaining(outbox, job, path, stored_words)
            text = translate("ResultFlow", "%Ln row(s) saved to {name}", n=written.rows)
            page.say(text.format(name=in_sentence(written.path.name)))

        self._page.say("")
        # The disk of an earlier one may be slow; and it is written whatever environment is open by then.
        self._jobs.start(f"{_REMAINING} {path}", write, outlives_environment=True)

    def _choose_note(self) -> None:
        if self._jobs.is_running(_NOTE):
            # Enter may have been pressed twice to name the file.
            if self._second_press.counts:
                self._jobs.cancel(_NOTE)
            return
        job = self._page.job
        if job is None:
            return
        suggested = self.tr("{name} – delivery note")
        if self._opened.environment.id is not EnvironmentId.PRODUCTION:
            suggested = self.tr("{name} – delivery note ({environment})")
        name = in_file_name(Path(stored_words(job.title)).stem)
        suggested = suggested.format(name=name, environment=self._opened.environment.name) + ".pdf"
        title, write = self.tr("Save the delivery note"), self._write_note
        self._choose_file("importNoteDialog", title, suggested, lambda path: write(job, path))

    def _write_note(self, job: Job, path: Path) -> None:
        from menagerie.ui.importing.job.note_writer import write_pdf  # noqa: PLC0415 - when it is wanted
        from menagerie.workflows.importing import added_animals  # noqa: PLC0415 - as above

        outbox, catalogue, page = self._open_queue.current.outbox, self._opened.catalogue, self._page
        note, warning = self._head_of_note(job), rehearsal_warning(self._opened.environment)

        async def write() -> None:
            animals = added_animals(outbox, job, await catalogue.category_names())
            await write_pdf(path, note, animals, page.show_note, warning)
            page.say(self.tr("Delivery note saved to {name}").format(name=in_sentence(path.name)))

        self._start_note(write)

    def _choose_printer(self) -> None:
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter  # noqa: PLC0415 - when it is wanted

        from menagerie.ui.importing.job.note_writer import set_page  # noqa: PLC0415 - as above

        job = self._page.job
        if job is None:
            return
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self.tr("Delivery note"))
        set_page(printer)
        dialog = QPrintDialog(printer, self._page)
        dialog.setObjectName("importPrintDialog")
        dialog.accepted.connect(lambda: self.print_on(printer, job))
        dialog.finished.connect(dialog.deleteLater)
        # Its own open() wants an object and a slot.
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        dialog.show()

    def print_on(self, printer: "QPrinter", job: Job) -> None:
        """Print the delivery note of a job."""
        from menagerie.ui.importing.job.note_writer import paint_note  # noqa: PLC0415 - when it is wanted
        from menagerie.workflows.importing import added_animals  # noqa: PLC0415 - as above

        outbox, catalogue, page = self._open_queue.current.outbox, self._opened.catalogue, self._page
        note, warning = self._head_of_note(job), rehearsal_warning(self._opened.environment)

        async def paint() -> None:
            animals = added_animals(outbox, job, await catalogue.category_names())
            await paint_note(printer, note, animals, page.show_note, warning)
            page.say(self.tr("The delivery note was sent to the printer."))

        self._start_note(paint)

    def _head_of_note(self, job: Job) -> "DeliveryNote":
        from menagerie.workflows.importing import delivery_note  # noqa: PLC0415 - when it is wanted

        # It is an import of the open environment, also where the job does not keep that name.
        return replace(delivery_note(job), environment=self._opened.environment.name)

    def _start_note(self, work: Work) -> None:
        self._page.say("")
        # It is written whatever environment is open by then.
        if self._jobs.start(_NOTE, work, outlives_environment=True):
            self._second_press.shown()
            self._page.show_note(0.0)

    def _ended(self, name: str) -> None:
        if name == _NOTE:
            self._page.show_note(None)

    def _choose_file(self, name: str, title: str, suggested: str, then: Callable[[Path], None]) -> None:
        chooser = QFileDialog(self._page, title, str(self._folder))
        chooser.setObjectName(name)
        # Qt asks before an existing file is chosen.
        chooser.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        chooser.setDefaultSuffix(Path(suggested).suffix.lstrip("."))
        chooser.selectFile(suggested)
        chooser.fileSelected.connect(lambda chosen: self._chosen(Path(chosen), then))
        chooser.finished.connect(chooser.deleteLater)
        chooser.open()

    def _chosen(self, path: Path, then: Callable[[Path], None]) -> None:
        self._folder = path.parent
        then(path)
