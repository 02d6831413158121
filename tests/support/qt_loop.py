"""Runs coroutines on a fresh loop of the application, with a time limit, and loses no error of a task."""

import asyncio
import gc
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from PySide6.QtWidgets import QApplication

from menagerie.app.event_loop import EventLoop
from support.patience import LONGEST_TEST, LONGEST_WAIT

_Result = TypeVar("_Result")

_LOOK_SECONDS = 0.01


class QtLoop:
    """An event loop that Qt and asyncio share, for one test.

    ``waitSignal`` of pytest-qt hangs inside a coroutine; ``until`` looks until something is so instead.
    """

    def __init__(self, application: QApplication) -> None:
        # Closing the last window would otherwise end the loop under the test's feet.
        application.setQuitOnLastWindowClosed(False)
        self._loop = EventLoop()
        self._lost: list[str] = []
        self._loop.set_exception_handler(self._lose)

    def run(self, work: Coroutine[Any, Any, _Result], limit: float = LONGEST_TEST) -> _Result:
        """Run ``work`` to its end, at most ``limit`` seconds."""
        asyncio.set_event_loop(self._loop)
        result: _Result = self._loop.run_until_complete(asyncio.wait_for(work, limit))
        return result

    def close(self) -> None:
        """End and close; fail for tasks that still ran and for errors that were never read."""
        left = asyncio.all_tasks(self._loop)
        for task in left:
            task.cancel()
        if left:
            self._loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
        self._loop.run_until_complete(self._loop.shutdown_asyncgens())
        self._loop.close()
        asyncio.set_event_loop(None)
        gc.collect()
        assert not left, f"tasks left running: {[task.get_name() for task in left]}"
        assert not self._lost, f"errors lost in the event loop: {self._lost}"

    def _lose(self, _loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        self._lost.append(f"{context.get('message')} {context.get('exception')!r}")


async def until(is_so: Callable[[], object], what: str, limit: float = LONGEST_WAIT) -> None:
    """Return as soon as ``is_so``; fail, naming ``what``, when it is not within ``limit`` seconds."""
    end = time.monotonic() + limit
    while not is_so():
        assert time.monotonic() < end, f"expected within {limit:g} s: {what}"
        await asyncio.sleep(_LOOK_SECONDS)
