"""Imports that run: their page in the import window, the taskbar, and notifications."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from menagerie.outbox.job import Job
from menagerie.ui.importing.flow import ImportFlow
from menagerie.ui.look.theme import Theme
from menagerie.ui.session.open_queue import OpenQueue
from menagerie.ui.session.preferred import Preferred
from menagerie.ui.session.waiting_elsewhere import WaitingElsewhere
from menagerie.ui.session.window_context import WindowContext

if TYPE_CHECKING:
    from menagerie.ui.importing.job.flow import CorrectRow, JobFlow
    from menagerie.ui.importing.job.page import JobPage
    from menagerie.ui.importing.job.watch import ImportWatch


class RunningImports(QObject):
    """Shows an import in the window of ``importing``, from its begin to its result and later on.

    The page is built when it is first shown, and the watch when there is an import. ``correct_row`` adds a
    row that was left out, with a dialog over a window.

    Signals: ``built(object)`` with the JobFlow, once the page is built; ``over`` when an import has ended or
    was cancelled; ``ended`` when it has ended; ``paused_changed(object)`` with the Jobs that are paused, when
    these are others or are changed.
    """

    built = Signal(object)
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
        self._watch: ImportWatch | None = None
        self._is_offered = False
        self._paused: tuple[Job, ...] = ()
        importing.begun.connect(self._show_begun)
        importing.opened.connect(self._offer_earlier)
        open_queue.reset.connect(self._look)
        open_queue.job_changed.connect(self._look_at)
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
        if self._watch is not None:
            await self._watch.close()

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
        page.show_elsewhere(self._elsewhere.waiting)
        self._elsewhere.changed.connect(page.show_elsewhere)
        page.elsewhere_wanted.connect(self._context.opened.open)
        page.another.clicked.connect(lambda _on: self._importing.begin())
        self.built.emit(flow)
        return flow

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

    def _look(self) -> None:
        self._tell_paused()
        if self._is_offered:
            # The window may have been opened before the imports were read, or in another environment.
            self._offer_earlier()
        for job in self._open_queue.current.jobs:
            self._watch_from(job)

    def _look_at(self, job: Job) -> None:
        self._tell_paused()
        self._watch_from(job)

    def _tell_paused(self) -> None:
        paused = tuple(job for job in self._unfinished() if job.is_paused and not job.is_over)
        if paused != self._paused:
            self._paused = paused
            self.paused_changed.emit(paused)

    def _watch_from(self, job: Job) -> None:
        """Watch imports from the first one that goes on."""
        if self._watch is None and not job.is_over:
            from menagerie.ui.importing.job.watch import ImportWatch  # noqa: PLC0415 - when there is an import

            self._watch = ImportWatch(self._context, self._open_queue, self._preferred, self)
            self._watch.over.connect(self.over)
            self._watch.ended.connect(self._say_end)

    def _say_end(self, text: str) -> None:
        """Say how an import has ended, unless its page shows it."""
        self.ended.emit()
        if self._flow is None or not self._flow.page.isVisible():
            self._context.toast.say(text)
