"""The work of a send queue: one task at a time reads or sends its adds."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from menagerie.domain.errors import DefectError, MenagerieError
from menagerie.domain.tasks import Tasks

_log = logging.getLogger(__name__)

Work = Callable[[], Coroutine[Any, Any, None]]


class QueueRun:
    """Runs one piece of work at a time, and calls ``ended`` with its error, or None.

    A piece of work that was halted calls nothing.
    """

    def __init__(self, tasks: Tasks, ended: Callable[[MenagerieError | None], None]) -> None:
        self._tasks = tasks
        self._ended = ended
        self._task: asyncio.Task[None] | None = None

    @property
    def is_on(self) -> bool:
        """Tell whether there is work under way."""
        return self._task is not None

    def start(self, work: Work) -> bool:
        """Begin ``work`` unless other work is under way; tell whether it begins."""
        if self._task is not None:
            return False
        self._task = self._tasks.start(self._perform(work))
        return True

    def halt(self) -> bool:
        """Cancel the work; tell whether there was any."""
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
        return task is not None

    async def _perform(self, work: Work) -> None:
        error: MenagerieError | None = None
        try:
            await work()
        except MenagerieError as failure:
            error = failure.with_traceback(None)
        except Exception as failure:  # noqa: BLE001 - the person and the log have to learn of a bug
            _log.error("The send queue met a bug", exc_info=failure)
            error = DefectError.of(failure)
        if self._task is not asyncio.current_task():
            return  # other work has begun since
        self._task = None
        self._ended(error)
