"""The event loop that Qt and asyncio share."""

import asyncio
import logging
import os
from collections.abc import Callable, Coroutine
from contextvars import Context
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

# qasync takes the Qt binding that is imported already, so it comes after PySide6.
import PySide6.QtWidgets  # noqa: F401
from PySide6.QtCore import QObject, QTimerEvent

from menagerie.storage.own_thread import Call

# Unless this names another binding, for programs of others: they are to find it when Menagerie starts them.
_binding = os.environ.pop("QT_API", None)
import qasync  # noqa: E402 # isort: skip

if _binding is not None:
    os.environ["QT_API"] = _binding

if TYPE_CHECKING:
    from concurrent.futures import Executor

_Result = TypeVar("_Result")

_MS_PER_SECOND = 1000

# It would log everything that a thread returns, such as the animals of a whole file.
logging.getLogger("qasync").setLevel(logging.WARNING)


class _Call(asyncio.Handle):
    """A call after a delay. Cancelling it ends its timer."""

    __slots__ = ("_end_timer",)

    def __init__(
        self,
        callback: Callable[..., object],
        args: tuple[object, ...],
        loop: "EventLoop",
        context: Context | None,
    ) -> None:
        super().__init__(callback, args, loop, context=context)
        self._end_timer: Callable[[], object] | None = None

    def start_timer(self, timers: "_Timers", delay: float) -> None:
        """Make the call after ``delay`` seconds."""
        self._end_timer = partial(timers.end, timers.start(self, delay))

    def run(self) -> None:
        """Make the call now."""
        self._run()
        # The traceback of what ended a task keeps this frame, which must not keep the task: as in ``_run``.
        del self

    def cancel(self) -> None:
        """Do not make the call."""
        super().cancel()
        end_timer, self._end_timer = self._end_timer, None
        if end_timer is not None:
            end_timer()


class _Timers(QObject):
    """The Qt timers of calls."""

    def __init__(self) -> None:
        super().__init__()
        self._calls: dict[int, _Call] = {}

    def __len__(self) -> int:
        """Return how many calls wait for their time."""
        return len(self._calls)

    def start(self, call: _Call, delay: float) -> int:
        """Run ``call`` after ``delay`` seconds, and return the id of its timer."""
        timer = self.startTimer(int(max(0, delay) * _MS_PER_SECOND))
        self._calls[timer] = call
        return timer

    def end(self, timer: int) -> _Call | None:
        """End a timer, unless it has ended, and return its call."""
        call = self._calls.pop(timer, None)
        if call is not None:
            self.killTimer(timer)
        return call

    def end_all(self) -> None:
        """End all timers."""
        for timer in tuple(self._calls):
            self.end(timer)

    def timerEvent(self, event: QTimerEvent) -> None:
        call = self.end(event.timerId())
        if call is not None:
            call.run()
        # As in ``_Call.run``.
        del call


class EventLoop(qasync.QEventLoop):  # type: ignore[misc] # qasync has no types
    """The loop of qasync 0.28, fit for later versions of Python and for many time limits.

    Python 3.14 warns of ``asyncio.iscoroutinefunction``, which qasync calls for each callback. Python 3.15
    passes the keyword ``context`` for sockets, which qasync does not take.

    qasync keeps the Qt timer of a cancelled call until its time has come. Each request sets and cancels about
    ten time limits of up to a minute, so an import would leave thousands of timers behind.

    qasync's threads still refer to work, and to the error that it ended with, while the window goes on.
    """

    def __init__(self) -> None:
        self._timers = _Timers()
        super().__init__()

    @property
    def timers(self) -> int:
        """How many calls wait for their time."""
        return len(self._timers)

    def call_later(
        self, delay: float, callback: Callable[..., object], *args: object, context: Context | None = None
    ) -> asyncio.Handle:
        """Call ``callback`` after ``delay`` seconds. All other ways to call come down to this one."""
        call = _Call(callback, args, self, context)
        call.start_timer(self._timers, delay)
        return call

    def run_in_executor(
        self, executor: "Executor | None", callback: Callable[..., _Result], *args: object
    ) -> asyncio.Future[_Result]:
        """Call ``callback`` on a thread, which keeps nothing of it (see ``Call``), and return its future."""
        future: asyncio.Future[_Result] = self.create_future()
        super().run_in_executor(executor, Call(partial(callback, *args), future).perform)
        return future

    def close(self) -> None:
        """Release everything, and make no more calls."""
        super().close()
        self._timers.end_all()

    def _add_reader(
        self, fd: int, callback: Callable[..., object], *args: object, context: Context | None = None
    ) -> None:
        super()._add_reader(fd, _within(context, callback), *args)

    def _add_writer(
        self, fd: int, callback: Callable[..., object], *args: object, context: Context | None = None
    ) -> None:
        super()._add_writer(fd, _within(context, callback), *args)


def run(work: Coroutine[Any, Any, _Result], lost: Callable[[], None] = lambda: None) -> _Result:
    """Run ``work`` to its end while Qt shows the windows, and return its result.

    ``lost`` is called where Qt has ended the loop before, as it does when its screen is gone: nothing can be
    awaited any more. Where ``lost`` returns, RuntimeError is raised.
    """
    is_over = False

    async def run_to_end() -> _Result:
        nonlocal is_over
        try:
            return await work
        finally:
            is_over = True

    with asyncio.Runner(loop_factory=EventLoop) as runner:
        try:
            return runner.run(run_to_end())
        except RuntimeError:
            if not is_over:
                lost()
            raise


def _within(context: Context | None, callback: Callable[..., object]) -> Callable[..., object]:
    return callback if context is None else partial(context.run, callback)
