"""The event loop that Qt and asyncio share."""

import asyncio
from collections.abc import Callable, Coroutine
from contextvars import Context
from functools import partial
from typing import Any, TypeVar

# qasync takes the Qt binding that is imported already, so it comes after PySide6.
import PySide6.QtWidgets  # noqa: F401

import qasync  # isort: skip

_Result = TypeVar("_Result")


class EventLoop(qasync.QEventLoop):  # type: ignore[misc] # qasync has no types
    """The loop of qasync 0.28, fit for later versions of Python.

    Python 3.14 warns of ``asyncio.iscoroutinefunction``, which qasync calls for each callback. Python 3.15
    passes the keyword ``context`` for sockets, which qasync does not take.
    """

    def call_later(
        self, delay: float, callback: Callable[..., object], *args: object, context: Context | None = None
    ) -> asyncio.Handle:
        """Call ``callback`` after ``delay`` seconds. All other ways to call come down to this one."""
        handle: asyncio.Handle = self._add_callback(
            asyncio.Handle(callback, args, self, context=context), delay
        )
        return handle

    def _add_reader(
        self, fd: int, callback: Callable[..., object], *args: object, context: Context | None = None
    ) -> None:
        super()._add_reader(fd, _within(context, callback), *args)

    def _add_writer(
        self, fd: int, callback: Callable[..., object], *args: object, context: Context | None = None
    ) -> None:
        super()._add_writer(fd, _within(context, callback), *args)


def run(work: Coroutine[Any, Any, _Result]) -> _Result:
    """Run ``work`` to its end while Qt shows the windows, and return its result."""
    with asyncio.Runner(loop_factory=EventLoop) as runner:
        return runner.run(work)


def _within(context: Context | None, callback: Callable[..., object]) -> Callable[..., object]:
    return callback if context is None else partial(context.run, callback)
