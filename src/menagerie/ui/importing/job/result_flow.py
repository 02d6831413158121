"""Saves the rows of a job that still need work."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths

from menagerie.domain.text import in_file_name
from menagerie.outbox.job import Job
from menagerie.ui.importing.job.page import JobPage
from menagerie.ui.look.plain_text import in_sentence
from menagerie.ui.look.translation import translate
from menagerie.ui.session.open_queue import OpenQueue
from menagerie.ui.session.window_context import WindowContext
from menagerie.ui.widgets.files import choose_new_file
from menagerie.ui.words.facts import stored_words

# The names of what is started here begin so.
RESULT = "import result: "
_REMAINING = f"{RESULT}remaining"
# The ending for pasted rows, which have no file.
_USUAL_SUFFIX = ".csv"


class ResultFlow(QObject):
    """Writes a file about the job that the page shows. It needs no request."""

    def __init__(self, context: WindowContext, page: JobPage, open_queue: OpenQueue) -> None:
        super().__init__(page)
        self._page = page
        self._open_queue = open_queue
        self._context = context
        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        self._folder = Path(documents)
        page.remaining.clicked.connect(self._choose_remaining)

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
        self._context.jobs.start(f"{_REMAINING} {path}", write, outlives_environment=True)

    def _choose_file(self, name: str, title: str, suggested: str, then: Callable[[Path], None]) -> None:
        def take(path: Path) -> None:
            self._folder = path.parent
            then(path)

        choose_new_file(self._page, name, title, self._folder / suggested, take)
