"""Tasks that are held until they end."""

import asyncio
from collections.abc import Collection, Coroutine
from typing import Any, TypeVar

_Result = TypeVar("_Result")


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
