"""A thread for the work on one file, so that a slow disk never blocks the event loop."""

import asyncio
import logging
import threading
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from typing import Any, NamedTuple, TypeVar

_Result = TypeVar("_Result")
_Future = asyncio.Future[Any] | Future[Any]

_log = logging.getLogger(__name__)


class End(NamedTuple):
    """How a piece of work ended: with a result or with an error."""

    result: Any = None
    error: BaseException | None = None


# Does several pieces of work together, and returns the end of each. It must not raise.
Together = Callable[[Sequence[Callable[[], Any]]], Sequence[End]]


class _Task(NamedTuple):
    """A piece of work, and where to tell its end: to one of the two."""

    work: Callable[[], Any]
    is_grouped: bool
    loop: asyncio.AbstractEventLoop | None
    future: _Future


class OwnThread:
    """Runs functions one after the other on one thread, which starts with the first of them.

    Those that are grouped and wait at the same moment, with nothing else between them, are passed to
    ``together`` at once, so that they can share one flush to the disk.
    """

    def __init__(self, name: str, together: Together | None = None) -> None:
        self._name = name
        self._together = together or _one_by_one
        self._thread: ThreadPoolExecutor | None = None
        self._is_closed = False
        self._last: Future[None] | None = None
        self._lock = threading.Lock()
        self._waiting = deque[_Task]()
        self._is_working = False

    @property
    def is_used(self) -> bool:
        """Whether there was any work and the thread is not closed."""
        return self._thread is not None and not self._is_closed

    async def run(self, work: Callable[[], _Result], *, is_grouped: bool = False) -> _Result:
        """Run ``work`` after everything submitted before, and return its result.

        Cancelling the caller does not stop it. Raises RuntimeError if no thread can be started.
        """
        loop = asyncio.get_running_loop()
        done: asyncio.Future[_Result] = loop.create_future()
        self._submit(_Task(work, is_grouped, loop, done))
        return await done

    def submit(self, work: Callable[[], _Result]) -> "Future[_Result]":
        """Queue ``work``, from any other thread. Raises RuntimeError after ``close``, or as ``run``."""
        future: Future[_Result] = Future()
        self._submit(_Task(work, is_grouped=False, loop=None, future=future))
        return future

    async def close(self, last: Callable[[], None]) -> None:
        """Finish what was submitted, run ``last`` if there was anything, and end the thread.

        A cancelled call can be repeated; ``last`` runs once.
        """
        self._is_closed = True
        thread = self._thread
        if thread is None:
            return
        if self._last is None:
            self._last = thread.submit(last)
            thread.shutdown(wait=False)
        try:
            await asyncio.shield(asyncio.wrap_future(self._last))
        finally:
            if self._last.done():
                # The work is done, so this waits only for the thread to return.
                thread.shutdown()
                self._thread = None

    def _submit(self, task: _Task) -> None:
        with self._lock:
            if self._is_closed:
                raise RuntimeError(f"{self._name} is closed")
            if self._thread is None:
                self._thread = ThreadPoolExecutor(1, thread_name_prefix=self._name)
            if not self._is_working:
                # First: where the system lets no thread start, this raises, and no task is left behind.
                self._thread.submit(self._work_off)
                self._is_working = True
            self._waiting.append(task)

    def _work_off(self) -> None:
        """Do everything that waits; on the thread."""
        while tasks := self._next_tasks():
            if len(tasks) == 1 and not tasks[0].is_grouped:
                ends: Sequence[End] = [end_of(tasks[0].work)]
            else:
                ends = self._together([task.work for task in tasks])
            self._tell(tasks, ends)

    def _next_tasks(self) -> list[_Task]:
        """Return the task that waits longest, with those that can be done together with it."""
        with self._lock:
            tasks = [self._waiting.popleft()] if self._waiting else []
            while tasks and tasks[0].is_grouped and self._waiting and self._waiting[0].is_grouped:
                tasks.append(self._waiting.popleft())
            self._is_working = bool(tasks)
            return tasks

    def _tell(self, tasks: Sequence[_Task], ends: Sequence[End]) -> None:
        """Tell the ends of tasks, with one call into an event loop."""
        told: dict[asyncio.AbstractEventLoop, list[tuple[_Future, End]]] = {}
        for task, end in zip(tasks, ends, strict=True):
            if task.loop is None:
                self._end_futures([(task.future, end)])
            else:
                told.setdefault(task.loop, []).append((task.future, end))
        for loop, some in told.items():
            # In a loop that was closed meanwhile, no task waits for the end.
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(self._end_futures, some)

    def _end_futures(self, told: Sequence[tuple[_Future, End]]) -> None:
        for future, (result, error) in told:
            if future.cancelled():
                if error is not None:
                    name = type(error).__name__
                    _log.warning("Work of %s failed after it was given up: %s", self._name, name)
            elif error is None:
                future.set_result(result)
            else:
                future.set_exception(error)


def end_of(work: Callable[[], Any]) -> End:
    """Do ``work`` and return how it ended."""
    try:
        return End(work())
    except BaseException as error:  # noqa: BLE001 - the caller gets it
        return End(error=error)


def _one_by_one(works: Sequence[Callable[[], Any]]) -> list[End]:
    return [end_of(work) for work in works]
