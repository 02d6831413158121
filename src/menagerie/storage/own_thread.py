"""Work on other threads: what is done for an event loop, and a thread of its own for the work on one file."""

import asyncio
import logging
import threading
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Generic, NamedTuple, TypeVar

_Result = TypeVar("_Result")

_log = logging.getLogger(__name__)

# Ends that came after their loop was closed.
_too_late: "list[Call[Any]]" = []


class End(NamedTuple):
    """How a piece of work ended: with a result or with an error."""

    result: Any = None
    error: BaseException | None = None


# Does several pieces of work together, and returns the end of each. It must not raise.
Together = Callable[[Sequence[Callable[[], Any]]], Sequence[End]]


class Call(Generic[_Result]):
    """Work that another thread does, and the future that waits for its end.

    The thread keeps nothing of it: the loop takes the work, the future and the end out of the call before
    any coroutine goes on. Otherwise the thread could drop the last reference to objects of Qt, which crash
    when they are destroyed on another thread than the window's. Work can be a bound method of such an object,
    and an error refers to the frames of all coroutines that it has passed through.
    """

    def __init__(
        self,
        work: Callable[..., _Result],
        future: "asyncio.Future[_Result] | Future[_Result]",
        *,
        is_grouped: bool = False,
    ) -> None:
        """``future`` is that of an event loop, or one that a thread waits for."""
        # See ``OwnThread``.
        self.is_grouped = is_grouped
        self.work = work
        self.end = End()
        self.future = future
        self.loop = future.get_loop() if isinstance(future, asyncio.Future) else None

    def perform(self) -> None:
        """Do the work, unless its caller was cancelled before, and tell the loop; on the thread."""
        if not self.future.cancelled():
            self.end = end_of(self.work)
        self.tell()

    def tell(self) -> None:
        """Let the loop take ``end``; on the thread."""
        _tell([self])

    def take_end(self) -> None:
        """End the future; on the loop's thread where it has one."""
        future, end = self.future, self.end
        del self.work, self.future, self.end
        if not future.done():
            if end.error is None:
                future.set_result(end.result)
            else:
                future.set_exception(end.error)
                # A caller that no longer waits does not read it.
                future.exception()
        elif end.error is not None:
            _log.warning("Work on a thread failed after it was given up: %s", type(end.error).__name__)


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
        self._last: asyncio.Future[None] | None = None
        self._lock = threading.Lock()
        self._waiting = deque[Call[Any]]()
        self._is_working = False

    @property
    def is_used(self) -> bool:
        """Whether there was any work and the thread is not closed."""
        return self._thread is not None and not self._is_closed

    async def run(self, work: Callable[[], _Result], *, is_grouped: bool = False) -> _Result:
        """Run ``work`` after everything submitted before, and return its result.

        Cancelling the caller does not stop it. Raises RuntimeError if no thread can be started.
        """
        future: asyncio.Future[_Result] = asyncio.get_running_loop().create_future()
        try:
            self._submit(Call(work, future, is_grouped=is_grouped))
            return await future
        finally:
            # Its error refers to this frame.
            del future

    def submit(self, work: Callable[[], _Result]) -> "Future[_Result]":
        """Queue ``work``, from any other thread. Raises RuntimeError after ``close``, or as ``run``."""
        future: Future[_Result] = Future()
        self._submit(Call(work, future))
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
            self._last = asyncio.get_running_loop().create_future()
            thread.submit(Call(last, self._last).perform)
            thread.shutdown(wait=False)
        try:
            await asyncio.shield(self._last)
        finally:
            if self._last.done():
                # The work is done, so this waits only for the thread to return.
                thread.shutdown()
                self._thread = None

    def _submit(self, call: Call[Any]) -> None:
        with self._lock:
            if self._is_closed:
                raise RuntimeError(f"{self._name} is closed")
            if self._thread is None:
                self._thread = ThreadPoolExecutor(1, thread_name_prefix=self._name)
            if not self._is_working:
                # First: where the system lets no thread start, this raises, and no call is left behind.
                self._thread.submit(self._work_off)
                self._is_working = True
            self._waiting.append(call)

    def _work_off(self) -> None:
        """Do everything that waits; on the thread."""
        while calls := self._next_calls():
            self._perform(calls)
            _tell(calls)

    def _next_calls(self) -> list[Call[Any]]:
        """Return the call that waits longest, with those that can be done together with it."""
        with self._lock:
            calls = [self._waiting.popleft()] if self._waiting else []
            while calls and calls[0].is_grouped and self._waiting and self._waiting[0].is_grouped:
                calls.append(self._waiting.popleft())
            self._is_working = bool(calls)
            return calls

    def _perform(self, calls: Sequence[Call[Any]]) -> None:
        if len(calls) == 1 and not calls[0].is_grouped:
            calls[0].end = end_of(calls[0].work)
            return
        for call, end in zip(calls, self._together([call.work for call in calls]), strict=True):
            call.end = end


def end_of(work: Callable[[], Any]) -> End:
    """Do ``work`` and return how it ended."""
    try:
        return End(work())
    except StopIteration as error:
        # A future of Python 3.11 does not take it, so its caller would wait for ever.
        return End(error=RuntimeError(f"work on a thread raised {error!r}"))
    except BaseException as error:  # noqa: BLE001 - the caller gets it
        return End(error=error)


def _one_by_one(works: Sequence[Callable[[], Any]]) -> list[End]:
    return [end_of(work) for work in works]


def _tell(calls: Sequence[Call[Any]]) -> None:
    """Let each loop take the ends of its calls, in one turn."""
    for loop in {call.loop for call in calls}:
        some = [call for call in calls if call.loop is loop]
        if loop is None:
            _take_ends(some)
            continue
        if loop.is_closed():
            # No task waits for the end, the process is about to end, and nothing may be destroyed here.
            _too_late.extend(some)
            continue
        # It may have been closed just now.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(_take_ends, some)


def _take_ends(calls: Sequence[Call[Any]]) -> None:
    for call in calls:
        call.take_end()
