"""The one place of the window that starts tasks: none is lost, none fails in silence."""

import asyncio
import logging
from collections.abc import Callable, Coroutine

from PySide6.QtCore import QObject, Signal

from menagerie.domain.errors import DefectError, MenagerieError

_log = logging.getLogger(__name__)

Work = Callable[[], Coroutine[object, object, None]]


class Jobs(QObject):
    """Runs coroutines for the window, at most one of each name.

    Signals: ``started(str)`` and ``ended(str)`` with the job's name, around each run; ``failed(str, object)``
    with the name and a MenagerieError. An error that is none of ours is a bug and arrives as DefectError.
    """

    started = Signal(str)
    ended = Signal(str)
    failed = Signal(str, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._outliving: set[str] = set()
        # A replaced job still runs to its cancelled end; the loop itself holds tasks only weakly.
        self._leaving: set[asyncio.Task[None]] = set()
        self._closed = False

    def start(
        self, name: str, work: Work, *, replace: bool = False, outlives_environment: bool = False
    ) -> bool:
        """Start ``work`` under ``name``; tell whether it was started.

        While a job of that name runs, a second one is not started, or with ``replace`` takes its place.
        A job that ``outlives_environment`` goes on when another environment is opened. After ``close``
        nothing is started any more.
        """
        if self._closed or (self.is_running(name) and not replace):
            return False
        self.cancel(name)
        task = asyncio.get_running_loop().create_task(self._run(name, work), name=name)
        self._tasks[name] = task
        if outlives_environment:
            self._outliving.add(name)
        self._leaving.add(task)
        task.add_done_callback(self._leaving.discard)
        self.started.emit(name)
        return True

    def is_running(self, name: str) -> bool:
        """Tell whether a job of that name has not come to its end."""
        return name in self._tasks

    def names(self) -> tuple[str, ...]:
        """Return the names of the jobs that run."""
        return tuple(self._tasks)

    def cancel(self, name: str) -> None:
        """Cancel the job of that name, if there is one and it is not the one that calls this."""
        if self._tasks.get(name) is asyncio.current_task():
            return
        task = self._tasks.pop(name, None)
        if task is not None:
            self._outliving.discard(name)
            task.cancel()
            self.ended.emit(name)

    def leave_environment(self) -> None:
        """Cancel every job that does not outlive the open environment."""
        for name in tuple(self._tasks):
            if name not in self._outliving:
                self.cancel(name)

    async def cancel_all(self) -> None:
        """Cancel every job and wait until each has ended, except the one that calls this."""
        for name, task in list(self._tasks.items()):
            if task is not asyncio.current_task():
                self.cancel(name)
        leaving = [task for task in self._leaving if task is not asyncio.current_task()]
        await asyncio.gather(*leaving, return_exceptions=True)

    async def close(self) -> None:
        """Start nothing any more, and end what runs."""
        self._closed = True
        await self.cancel_all()

    async def _run(self, name: str, work: Work) -> None:
        error: MenagerieError | None = None
        try:
            await work()
        except MenagerieError as failure:
            # With its frames it would keep what the job had read for as long as somebody shows the error.
            error = failure.with_traceback(None)
            if name in self._outliving:
                # What it belonged to may be gone, so that no part of the window shows it.
                _log.warning("The job %s ended with an error: %s", name, failure.title)
        except Exception as failure:  # noqa: BLE001 - a bug must reach the person and the log, not vanish
            _log.error("The job %s met a bug", name, exc_info=failure)
            error = DefectError()
            error.__cause__ = failure
        finally:
            # Not kept in a variable: a cancelled task keeps its frames, and with itself in one of them, all
            # that it had read, until the collector of garbage comes by.
            if self._tasks.get(name) is asyncio.current_task():
                del self._tasks[name]
                self._outliving.discard(name)
                self.ended.emit(name)
        if error is not None:
            self.failed.emit(name, error)
