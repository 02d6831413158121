"""Tasks that are held until they end, and long work in slices between which the event loop goes on."""

import asyncio
import time
from collections.abc import Callable, Collection, Coroutine, Generator
from functools import partial
from typing import Any, Generic, TypeVar

_Result = TypeVar("_Result")


class Begun(Generic[_Result]):
    """Work whose first step is taken at once, before the event loop has a turn; await it for the rest.

    The first step goes on to the first wait. What it raises is raised when the rest is awaited. (Python's own
    eager tasks come with 3.12.)
    """

    def __init__(self, work: Coroutine[Any, Any, _Result]) -> None:
        self._work = work
        self._error: BaseException | None = None
        try:
            self._waits_for = work.send(None)
        except BaseException as error:  # noqa: BLE001 - who awaits it gets it
            self._error = error

    def __await__(self) -> Generator[Any, Any, _Result]:
        """Do the rest, and return the result."""
        step: Callable[[], Any] = self._end_first
        while True:
            try:
                waits_for = step()
            except StopIteration as end:
                result: _Result = end.value
                return result
            try:
                value = yield waits_for
            except BaseException as error:  # noqa: BLE001 - it is for the work
                step = partial(self._work.throw, error)
            else:
                step = partial(self._work.send, value)

    def _end_first(self) -> Any:
        if self._error is not None:
            raise self._error
        return self._waits_for


class Tasks:
    """Starts tasks and holds them until they end: the event loop holds tasks only weakly."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, _Result], name: str | None = None) -> asyncio.Task[_Result]:
        """Start a task."""
        task = asyncio.get_running_loop().create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def ended(self) -> None:
        """Wait until every task has ended, also those that others start meanwhile; not the caller's own."""
        while running := self._others:
            await self._wait(running)

    async def cancel(self) -> None:
        """Cancel every task and wait for its end, as ``ended`` does."""
        while running := self._others:
            for task in running:
                task.cancel()
            await self._wait(running)

    @property
    def _others(self) -> set[asyncio.Task[Any]]:
        return self._tasks.difference({asyncio.current_task()})

    async def _wait(self, running: Collection[asyncio.Task[Any]]) -> None:
        # Take out here what is done: the callback that would may still be scheduled. From Python 3.12 on,
        # gather() gives the loop no turn where all tasks are done: a loop around it would spin for ever.
        # wait() always gives it one, so that the other callbacks of these tasks have run when it returns.
        done, _ = await asyncio.wait(running)
        self._tasks -= done


# Seconds of work between two chances for the loop: a window answers within 16 ms.
_SLICE = 0.002


class TimeSlice:
    """Lets the event loop go on every few milliseconds of work."""

    def __init__(self) -> None:
        self._until = time.perf_counter() + _SLICE

    @property
    def is_over(self) -> bool:
        """Tell whether the loop should go on now."""
        return time.perf_counter() >= self._until

    async def rest(self) -> None:
        """Let the loop go on if the slice is over."""
        if self.is_over:
            await asyncio.sleep(0)
            self._until = time.perf_counter() + _SLICE
