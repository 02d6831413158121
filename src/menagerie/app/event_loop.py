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
    """The loop of qasync, which in 0.28 lacks the keyword ``context`` that Python 3.15 passes for sockets."""

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
