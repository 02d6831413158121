"""Starts every task of the window, so that none is lost and none fails silently."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine

from msgspec import Struct
from PySide6.QtCore import QObject, Signal

from menagerie.domain.clock import Clock
from menagerie.domain.errors import DefectError, MenagerieError
from menagerie.domain.tasks import Tasks
from menagerie.system.program import ReplacedError

# The names of the jobs that wait for it begin like this.
WAITING_FOR_DISK = "wait for the disk: "
# Seconds before the first try, and at most before any other.
_FIRST, _LONGEST = 5.0, 300.0
_log = logging.getLogger(__name__)
Work = Callable[[], Coroutine[object, object, None]]


async def try_until_saved(
    clock: Clock, is_behind: Callable[[], bool], save: Callable[[], Awaitable[None]]
) -> None:
    """Call ``save`` after ever longer pauses, for as long as something ``is_behind``."""
    pause = _FIRST
    while is_behind():
        await clock.sleep(pause)
        await save()
        pause = min(2 * pause, _LONGEST)


class _Job(Struct, frozen=True):
    task: asyncio.Task[None]
    outlives_environment: bool


class Jobs(QObject):
    """Runs coroutines for the window, at most one of each name.

    Signals: ``started(str)`` and ``ended(str)`` with the job's name, before and after each run;
    ``failed(str, object)`` with the name and a MenagerieError. Any other error is a bug and arrives as
    DefectError.
    """

    started = Signal(str)
    ended = Signal(str)
    failed = Signal(str, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs: dict[str, _Job] = {}
        # Also those of cancelled jobs, which still run to their end.
        self._tasks = Tasks()
        self._closed = False

    def start(
        self, name: str, work: Work, *, replace: bool = False, outlives_environment: bool = False
    ) -> bool:
        """Start ``work`` under ``name``. Return whether it was started.

        While a job of that name runs, a second one is not started, or with ``replace`` takes its place.
        A job that ``outlives_environment`` goes on when another environment is opened. ``close`` prevents
        further starts.
        """
        if self._closed or (self.is_running(name) and not replace):
            return False
        self.cancel(name)
        task = self._tasks.start(self._run(name, work, outlives_environment), name)
        self._jobs[name] = _Job(task, outlives_environment)
        self.started.emit(name)
        return True

    def is_running(self, name: str) -> bool:
        """Return whether a job of that name runs."""
        return name in self._jobs

    def names(self) -> tuple[str, ...]:
        """Return the names of the jobs that run."""
        return tuple(self._jobs)

    def cancel(self, name: str) -> None:
        """Cancel the job of that name, unless it is the caller itself."""
        job = self._jobs.get(name)
        if job is not None and job.task is not asyncio.current_task():
            del self._jobs[name]
            job.task.cancel()
            self.ended.emit(name)

    def cancel_begun(self, name: str) -> None:
        """Cancel the job of that name once it has begun: one that never began would not say that it ended."""
        # What is to run soon runs in turn, and the first step of the job is there already.
        asyncio.get_running_loop().call_soon(self.cancel, name)

    async def finish(self, name: str) -> None:
        """Wait until the job of that name has ended, if it runs."""
        job = self._jobs.get(name)
        if job is not None:
            await asyncio.wait({job.task})

    def leave_environment(self) -> None:
        """Cancel every job that does not outlive the open environment."""
        for name, job in tuple(self._jobs.items()):
            if not job.outlives_environment:
                self.cancel(name)

    async def close(self) -> None:
        """Prevent further starts, cancel every job and wait until each but the caller has ended."""
        self._closed = True
        for name in self.names():
            self.cancel(name)
        await self._tasks.ended()

    async def _run(self, name: str, work: Work, outlives_environment: bool) -> None:  # noqa: FBT001 - private
        error: MenagerieError | None = None
        try:
            await work()
        except MenagerieError as failure:
            # Its frames would keep everything the job has read for as long as the error is shown.
            error = failure.with_traceback(None)
            if outlives_environment:
                # The part of the window that showed it may be gone.
                _log.warning("The job %s failed: %s", name, failure)
        except ReplacedError as failure:
            _log.warning("The job %s failed: %s", name, failure)
            error = DefectError.of(failure)
        except Exception as failure:  # noqa: BLE001 - a bug must reach the person and the log, not vanish
            _log.error("The job %s failed with a bug", name, exc_info=failure)
            error = DefectError.of(failure)
        finally:
            # The task must not refer to itself by a variable here: the cycle would keep all that it has read.
            if name in self._jobs and self._jobs[name].task is asyncio.current_task():
                del self._jobs[name]
                self.ended.emit(name)
        if error is not None:
            self.failed.emit(name, error)
