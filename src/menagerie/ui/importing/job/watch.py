"""Watches imports while their window is closed: progress in the taskbar, and notifications."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

from menagerie.domain.errors import MenagerieError
from menagerie.outbox.job import Job
from menagerie.ui.importing.job.words import summary
from menagerie.ui.look.plain_text import in_sentence
from menagerie.ui.session.desktop import Desktop, Progress, this_desktop
from menagerie.ui.session.open_queue import OpenQueue
from menagerie.ui.session.preferred import Preferred
from menagerie.ui.session.window_context import WindowContext
from menagerie.ui.words.errors import title_of
from menagerie.ui.words.facts import stored_words
from menagerie.ui.words.jobs import done, left

_SHOW, _NOTIFY = "import: taskbar", "import: notification"
# Milliseconds between two updates.
_TELL_MS = 1_000


class ImportWatch(QObject):
    """Shows imports outside of the window; notifies only while no window of the application is active.

    Signals: ``over`` when an import has ended or was cancelled; ``ended(str)`` with how it has ended, in one
    line.
    """

    over = Signal()
    ended = Signal(str)

    def __init__(
        self,
        context: WindowContext,
        open_queue: OpenQueue,
        preferred: Preferred,
        parent: QObject,
        make_desktop: Callable[[], Desktop] = this_desktop,
    ) -> None:
        super().__init__(parent)
        self._open_queue = open_queue
        self._context = context
        self._preferred = preferred
        self._make_desktop = make_desktop
        # Made when there is something to show.
        self._desktop: Desktop | None = None
        self._going: dict[int, Job] = {}
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_TELL_MS)
        self._timer.timeout.connect(self._show)
        open_queue.reset.connect(self._reset)
        open_queue.job_changed.connect(self._changed)
        open_queue.stopped.connect(self._stopped)
        self._reset()

    async def close(self) -> None:
        """Show nothing more."""
        self._timer.stop()
        if self._desktop is not None:
            await self._desktop.close()

    def _reset(self) -> None:
        self._going = {job.number: job for job in self._open_queue.current.jobs if _is_going(job)}
        self._show_soon()

    def _changed(self, job: Job) -> None:
        if _is_going(job):
            self._going[job.number] = job
        elif self._going.pop(job.number, None) is not None:
            self.over.emit()
            if not job.is_cancelled:
                self._tell_end(job)
        self._show_soon()

    def _tell_end(self, job: Job) -> None:
        title = self._named(
            self.tr("The import of {title} to {environment} has ended"), in_sentence(stored_words(job.title))
        )
        if self._preferred.entries.notifies_of_imports:
            self._notify(title, summary(job))
        self.ended.emit(f"{title}: {summary(job)}")

    def _stopped(self, error: MenagerieError) -> None:
        if self._going and self._preferred.entries.notifies_of_needs:
            self._notify(self._named(self.tr("The import to {environment} needs you")), title_of(error))

    def _named(self, text: str, title: str = "") -> str:
        return text.format(environment=self._context.opened.environment.name, title=title)

    def _show_soon(self) -> None:
        if not self._timer.isActive() and (self._going or self._desktop is not None):
            self._timer.start()

    def _show(self) -> None:
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
            self._show_soon()

    def _notify(self, title: str, text: str) -> None:
        if QApplication.activeWindow() is None:
            desktop = self._reach_desktop()
            # Another one may not have been taken yet.
            name = f"{_NOTIFY} {title}"
            self._context.jobs.start(name, lambda: desktop.notify(title, text), outlives_environment=True)

    def _reach_desktop(self) -> Desktop:
        if self._desktop is None:
            self._desktop = self._make_desktop()
        return self._desktop


def _is_going(job: Job) -> bool:
    """Tell whether an import goes on. A row of one that has ended may be corrected, and is an add alone."""
    return not job.is_over and job.ended_at is None
