"""Imports that run: their page in the import window, the taskbar, and notifications."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

from menagerie.domain.errors import MenagerieError
from menagerie.outbox.entry import Entry, State
from menagerie.outbox.job import Job
from menagerie.ui.importing.flow import ImportFlow
from menagerie.ui.look.plain_text import in_sentence
from menagerie.ui.look.theme import Theme
from menagerie.ui.session.desktop import Desktop, Progress, this_desktop
from menagerie.ui.session.open_queue import Elsewhere, OpenQueue, WaitingElsewhere
from menagerie.ui.session.preferred import Preferred
from menagerie.ui.session.window_context import WindowContext
from menagerie.ui.words.jobs import done, left
from menagerie.ui.words.messages import stored_words, title_of

if TYPE_CHECKING:
    from menagerie.ui.importing.job.flow import CorrectRow, JobFlow
    from menagerie.ui.importing.job.page import JobPage

_SHOW, _NOTIFY = "import: taskbar", "import: notification"
# Milliseconds between two updates of the taskbar, and of the list that shows what was added.
_SHOW_MS = 1_000
# Rows of one import that ``added`` announces. The list that is asked for at the end brings the others.
_MOST_ANNOUNCED = 1_000


class RunningImports(QObject):
    """Shows an import in the window of ``importing``, from its begin to its result and later on.

    Progress is shown in the taskbar, too. Notifications come only while no window of the application is
    active. The page is built when it is first shown. ``correct_row`` adds a row that was left out, with a
    dialog over a window.

    Signals: ``built(object)`` with the JobFlow, once the page is built; ``added(object)`` with the Entries of
    rows that have become animals a moment ago; ``over`` when an import has ended or was cancelled; ``ended``
    when it has ended; ``paused_changed(object)`` with the Jobs that are paused, when these are others or are
    changed.
    """

    built = Signal(object)
    added = Signal(object)
    over = Signal()
    ended = Signal()
    paused_changed = Signal(object)

    def __init__(
        self,
        context: WindowContext,
        importing: ImportFlow,
        theme: Theme,
        open_queue: OpenQueue,
        elsewhere: WaitingElsewhere,
        preferred: Preferred,
        correct_row: "CorrectRow",
    ) -> None:
        super().__init__(importing)
        self._correct_row = correct_row
        self._importing = importing
        self._theme = theme
        self._context = context
        self._open_queue = open_queue
        self._elsewhere = elsewhere
        self._preferred = preferred
        self._flow: JobFlow | None = None
        self._is_offered = False
        self._paused: tuple[Job, ...] = ()
        self._going: dict[int, Job] = {}
        # Rows that were added since the last update, and in the time before it.
        self._new: list[Entry] = []
        self._recorded: list[Entry] = []
        # Made when there is something to show.
        self._desktop: Desktop | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_SHOW_MS)
        self._timer.timeout.connect(self._show_progress)
        self._timer.timeout.connect(self._announce_added)
        importing.begun.connect(self._show_begun)
        importing.opened.connect(self._offer_earlier)
        open_queue.reset.connect(self._reset)
        open_queue.job_changed.connect(self._changed)
        open_queue.row_added.connect(self._row_added)
        open_queue.stopped.connect(self._stopped)
        context.commands.importing.triggered.connect(self.begin)

    @property
    def flow(self) -> "JobFlow":
        """The flow of the page, which is built when it is first needed."""
        if self._flow is None:
            self._flow = self._build()
        return self._flow

    @property
    def page(self) -> "JobPage":
        """The page."""
        return self.flow.page

    def begin(self) -> None:
        """Open the import window at an import that is not finished, or else for a new one."""
        unfinished = self._unfinished()
        if unfinished and self._importing.preview is None:
            self.show(unfinished[0].number)
        else:
            self._importing.begin()

    def show(self, number: int | None = None) -> None:
        """Open the import window at the import with this number, or at the one that goes on."""
        self._importing.when_imported(partial(self._show, number))

    def _show(self, number: int | None) -> None:
        self._importing.window.come_forward()
        self._show_page(number)

    async def close(self) -> None:
        """Show nothing more outside of the window."""
        self._timer.stop()
        if self._desktop is not None:
            await self._desktop.close()

    def _show_begun(self, job: Job) -> None:
        """Show an import that has begun; a window that was closed meanwhile stays closed."""
        self._show_page(job.number)

    def _show_page(self, number: int | None) -> None:
        self._importing.window.show_job(self.page)
        self.flow.show(number, takes_focus=True)

    def _build(self) -> "JobFlow":
        from menagerie.ui.importing.job.flow import JobFlow  # noqa: PLC0415 - when it is shown
        from menagerie.ui.importing.job.page import JobPage  # noqa: PLC0415 - as above

        page = JobPage(self._theme, self._context.clock)
        flow = JobFlow(self._context, page, self._open_queue, self._correct_row)
        self._elsewhere.changed.connect(self._show_elsewhere)
        page.show_elsewhere(self._elsewhere.waiting, self._context.opened.open)
        page.another.clicked.connect(lambda _on: self._importing.begin())
        self.built.emit(flow)
        return flow

    def _show_elsewhere(self, waiting: Sequence[Elsewhere]) -> None:
        self.page.show_elsewhere(waiting, self._context.opened.open)

    def _offer_earlier(self) -> None:
        """Offer the way from the preview to the imports that are known."""
        earlier = self._importing.window.preview.source.earlier
        earlier.setVisible(bool(self._open_queue.current.jobs))
        if not self._is_offered:
            self._is_offered = True
            # A button tells whether it is checked, which is no number.
            earlier.clicked.connect(lambda _checked: self.show(None))

    def _unfinished(self) -> tuple[Job, ...]:
        """Return the imports that are not finished: paused, going on, or with rows to correct."""
        jobs = (job for job in self._open_queue.current.jobs if not job.is_over or job.to_correct)
        return tuple(sorted(jobs, key=lambda job: (job.is_over, not job.is_paused)))

    def _reset(self) -> None:
        self._tell_paused()
        if self._is_offered:
            # The window may have been opened before the imports were read, or in another environment.
            self._offer_earlier()
        self._going = {job.number: job for job in self._open_queue.current.jobs if _is_going(job)}
        self._new, self._recorded = [], []
        self._show_progress_soon()

    def _changed(self, job: Job) -> None:
        self._tell_paused()
        if _is_going(job):
            self._going[job.number] = job
        elif self._going.pop(job.number, None) is not None:
            self.over.emit()
            if not job.is_cancelled:
                self._say_end(job)
        self._show_progress_soon()

    def _row_added(self, entry: Entry) -> None:
        job = None if entry.job is None else self._going.get(entry.job)
        is_of_many = job is None or job.counts.get(State.CREATED, 0) >= _MOST_ANNOUNCED
        if entry.animal_id is not None and not is_of_many:
            self._new.append(entry)

    def _announce_added(self) -> None:
        """Announce what was added before the last update: the catalogue has recorded it by now."""
        added, self._recorded, self._new = self._recorded, self._new, []
        if added:
            self.added.emit(tuple(added))
        if self._recorded:
            self._show_progress_soon()

    def _tell_paused(self) -> None:
        paused = tuple(job for job in self._unfinished() if job.is_paused and not job.is_over)
        if paused != self._paused:
            self._paused = paused
            self.paused_changed.emit(paused)

    def _say_end(self, job: Job) -> None:
        """Say how an import has ended; in the window only where its page does not show it."""
        from menagerie.ui.importing.job.words import summary  # noqa: PLC0415 - when an import ends

        text = self.tr("The import of {title} to {environment} has ended")
        title = self._named(text, in_sentence(stored_words(job.title)))
        if self._preferred.entries.notifies_of_imports:
            self._notify(title, summary(job))
        self.ended.emit()
        if self._flow is None or not self._flow.page.isVisible():
            self._context.toast.say(f"{title}: {summary(job)}")

    def _stopped(self, error: MenagerieError) -> None:
        if self._going and self._preferred.entries.notifies_of_needs:
            self._notify(self._named(self.tr("The import to {environment} needs you")), title_of(error))

    def _named(self, text: str, title: str = "") -> str:
        return text.format(environment=self._context.opened.environment.name, title=title)

    def _show_progress_soon(self) -> None:
        if not self._timer.isActive() and (self._going or self._desktop is not None):
            self._timer.start()

    def _show_progress(self) -> None:
        going = [job for job in self._going.values() if not job.is_paused]
        progress = None
        if going:
            total, rest = sum(job.total for job in going), sum(map(left, going))
            progress = Progress(sum(map(done, going)) / max(1, total), rest)
        desktop = self._reach_desktop()
        if not self._context.jobs.start(
            _SHOW, lambda: desktop.show_progress(progress), outlives_environment=True
        ):
            # The desktop has not taken the last one yet, which must not stay.
            self._show_progress_soon()

    def _notify(self, title: str, text: str) -> None:
        if QApplication.activeWindow() is None:
            desktop = self._reach_desktop()
            # Another one may not have been taken yet.
            name = f"{_NOTIFY} {title}"
            self._context.jobs.start(name, lambda: desktop.notify(title, text), outlives_environment=True)

    def _reach_desktop(self) -> Desktop:
        if self._desktop is None:
            self._desktop = this_desktop()
        return self._desktop


def _is_going(job: Job) -> bool:
    """Tell whether an import goes on. A row of one that has ended may be corrected, and is an add alone."""
    return not job.is_over and job.ended_at is None
