"""Exchanges that outlive whoever asked for them: what has been sent is always heard to its end."""

import asyncio
import math
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from menagerie.domain.errors import NoAnswerError, NotConnectedError, SurroundingsError

_Result = TypeVar("_Result")


class Exchange:
    """One request and its answer, as seen by the work that carries it out.

    ``is_sent`` is kept by that work: True from before the first byte leaves, and False again once the
    service has said that it did nothing.
    """

    def __init__(self) -> None:
        self.is_sent = False
        self.is_wanted = True
        self._droppable_task: asyncio.Task[Any] | None = None

    @contextmanager
    def droppable(self) -> Iterator[None]:
        """Let the work be cancelled within this block when nobody waits for it any more."""
        if not self.is_wanted:
            raise asyncio.CancelledError
        self._droppable_task = asyncio.current_task()
        try:
            yield
        finally:
            self._droppable_task = None

    def let_go(self) -> None:
        """Say that nobody waits any more: the work ends where it may be dropped, now or later."""
        self.is_wanted = False
        if self._droppable_task is not None:
            self._droppable_task.cancel()


class Exchanges:
    """Runs exchanges in tasks of their own.

    A caller that is cancelled gets away at once. Its exchange goes on to the end of what may not be dropped:
    an answer that nobody reads may be the one that says "wait" (interface 8.3).
    """

    def __init__(self) -> None:
        self._running: dict[asyncio.Task[Any], Exchange] = {}
        self._is_closed = False

    async def run(
        self, work: Callable[[Exchange], Coroutine[Any, Any, _Result]], unheard: NoAnswerError
    ) -> _Result:
        """Return the result of ``work``, or raise its error.

        When ``close`` ended it, raises NotConnectedError if nothing had been sent, and ``unheard`` otherwise.
        """
        if self._is_closed:
            raise NotConnectedError("This environment was closed. Nothing was sent.")
        exchange = Exchange()
        task = asyncio.create_task(work(exchange))
        self._running[task] = exchange
        task.add_done_callback(self._ended)
        try:
            # Unlike awaiting the task itself, this leaves it running when the caller is cancelled.
            await asyncio.wait({task})
        except asyncio.CancelledError:
            exchange.let_go()
            raise
        if not task.cancelled():
            return task.result()
        if exchange.is_sent:
            raise unheard
        raise NotConnectedError("This environment was closed. Nothing was sent.")

    async def close(self, grace: float) -> None:
        """End every exchange: what may be dropped at once, the rest after at most ``grace`` seconds."""
        self._is_closed = True
        for exchange in list(self._running.values()):
            exchange.let_go()
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
        # Nobody is left to raise it to, and it is a bug: the loop's handler is where such things go.
        task.get_loop().call_exception_handler(
            {"message": "An exchange that nobody waited for failed", "exception": error, "task": task}
        )
