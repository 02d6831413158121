"""A thread for the work on one file, so that a slow disk never blocks the event loop."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TypeVar

_Result = TypeVar("_Result")

_log = logging.getLogger(__name__)


class OwnThread:
    """Runs functions one after the other on one thread, which starts with the first of them."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._thread: ThreadPoolExecutor | None = None
        self._is_closed = False
        self._last: Future[None] | None = None

    @property
    def is_used(self) -> bool:
        """Whether there was any work and the thread is not closed."""
        return self._thread is not None and not self._is_closed

    async def run(self, work: Callable[[], _Result]) -> _Result:
        """Run ``work`` after everything submitted before, and return its result."""
        done = asyncio.wrap_future(self.submit(work))
        try:
            # A write must be completed even if its caller is cancelled: this leaves it running. On Python
            # 3.15, ``asyncio.shield`` would report its failure as an error that was not handled.
            await asyncio.wait({done})
        except asyncio.CancelledError:
            done.add_done_callback(self._log_failure)
            raise
        return done.result()

    def submit(self, work: Callable[[], _Result]) -> "Future[_Result]":
        """Queue ``work``, from any other thread. Raises RuntimeError after ``close``."""
        if self._is_closed:
            raise RuntimeError(f"{self._name} is closed")
        if self._thread is None:
            self._thread = ThreadPoolExecutor(1, thread_name_prefix=self._name)
        return self._thread.submit(work)

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
                thread.shutdown(wait=True)
                self._thread = None

    def _log_failure(self, done: "asyncio.Future[_Result]") -> None:
        error = None if done.cancelled() else done.exception()
        if error is not None:
            _log.warning("Work of %s failed after it was given up: %s", self._name, type(error).__name__)
