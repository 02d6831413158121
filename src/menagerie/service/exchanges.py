"""Runs requests so that one that was sent is always completed, even if its caller is cancelled."""

import asyncio
import math
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from menagerie.domain.cases import ConnectionCase
from menagerie.domain.errors import NoAnswerError, NotConnectedError, SurroundingsError

_Result = TypeVar("_Result")


class Exchange:
    """One request and its response, as seen by the function that carries it out.

    That function sets ``is_sent`` before the first byte leaves, and clears it when the service has said that
    it did nothing.
    """

    def __init__(self) -> None:
        self.is_sent = False
        self.is_wanted = True
        self._cancellable_task: asyncio.Task[Any] | None = None

    @contextmanager
    def droppable(self) -> Iterator[None]:
        """Allow the work to be cancelled within this block if its caller is gone."""
        if not self.is_wanted:
            raise asyncio.CancelledError
        self._cancellable_task = asyncio.current_task()
        try:
            yield
        finally:
            self._cancellable_task = None

    def abandon(self) -> None:
        """Cancel the work where it may be cancelled, now or later: its caller is gone."""
        self.is_wanted = False
        if self._cancellable_task is not None:
            self._cancellable_task.cancel()


class Exchanges:
    """Runs exchanges in tasks of their own.

    A cancelled caller returns at once. Its exchange continues unless it may be dropped: the response could be
    the one that asks us to wait (interface 8.3).
    """

    def __init__(self) -> None:
        self._running: dict[asyncio.Task[Any], Exchange] = {}
        self._is_closed = False

    async def run(
        self, work: Callable[[Exchange], Coroutine[Any, Any, _Result]], no_response: NoAnswerError
    ) -> _Result:
        """Return the result of ``work``, or raise its error.

        If ``close`` ended it, raises NotConnectedError if nothing was sent, and ``no_response`` otherwise.
        """
        if self._is_closed:
            raise NotConnectedError(ConnectionCase.CLOSED)
        exchange = Exchange()
        task = asyncio.create_task(work(exchange))
        self._running[task] = exchange
        task.add_done_callback(self._ended)
        try:
            # Awaiting the task itself would cancel it together with the caller.
            await asyncio.wait({task})
        except asyncio.CancelledError:
            exchange.abandon()
            raise
        if not task.cancelled():
            return task.result()
        if exchange.is_sent:
            raise no_response
        raise NotConnectedError(ConnectionCase.CLOSED)

    async def close(self, grace: float) -> None:
        """End all exchanges: at once where they may be dropped, else after at most ``grace`` seconds."""
        self._is_closed = True
        for exchange in list(self._running.values()):
            exchange.abandon()
        try:
            if self._running:
                await asyncio.wait(list(self._running), timeout=None if math.isinf(grace) else grace)
        finally:
            for task in self._running:
                task.cancel()
            if self._running:
                await asyncio.wait(list(self._running))

    def _ended(self, task: asyncio.Task[Any]) -> None:
        exchange = self._running.pop(task)
        if task.cancelled():
            return
        error = task.exception()
        if error is None or exchange.is_wanted or isinstance(error, SurroundingsError):
            return
        # A defect that no caller will see: report it to the event loop.
        task.get_loop().call_exception_handler(
            {"message": "An exchange without a caller failed", "exception": error, "task": task}
        )
