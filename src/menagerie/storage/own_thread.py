"""A thread for work on one file, so that no disk holds up the event loop."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TypeVar

_Result = TypeVar("_Result")

_log = logging.getLogger(__name__)


class OwnThread:
    """Does one piece of work after the other. The thread is made when there is something to do."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._thread: ThreadPoolExecutor | None = None
        self._is_closed = False
        self._last: Future[None] | None = None

    @property
    def is_used(self) -> bool:
        """Tell whether there has been any work, and more may follow."""
        return self._thread is not None and not self._is_closed

    async def run(self, work: Callable[[], _Result]) -> _Result:
        """Do ``work`` after what was given before, and return what it returns."""
        done = asyncio.wrap_future(self.submit(work))
        try:
            # Shielded: what is written down must not depend on whether somebody still waits for it.
            return await asyncio.shield(done)
        except asyncio.CancelledError:
            done.add_done_callback(self._hear)
            raise

    def submit(self, work: Callable[[], _Result]) -> "Future[_Result]":
        """Give ``work`` to the thread; from any thread but its own. Raises RuntimeError after ``close``."""
        if self._is_closed:
            raise RuntimeError(f"{self._name} is closed")
        if self._thread is None:
            self._thread = ThreadPoolExecutor(1, thread_name_prefix=self._name)
        return self._thread.submit(work)

    async def close(self, last: Callable[[], None]) -> None:
        """Let what was given end, do ``last`` if there was anything, and end the thread.

        A call that was cancelled can be made again; ``last`` is done once.
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
                # All its work is done: what is waited for here is only that the thread has returned.
                thread.shutdown(wait=True)
                self._thread = None

    def _hear(self, done: "asyncio.Future[_Result]") -> None:
        """Take the failure of work for which nobody waits any more: it is in the log, and nowhere else."""
        error = None if done.cancelled() else done.exception()
        if error is not None:
            _log.warning("Work of %s failed after it was given up: %s", self._name, type(error).__name__)
