"""An event loop whose time passes only while it waits, so that a busy computer uses up no limit of time.

For a client and a server in one process. No time passes while one of them has something to do, however long
the computer keeps it waiting. So a limit is reached only when both wait for something that never comes.
"""

import asyncio
import selectors
import time
from collections.abc import Coroutine
from math import inf
from typing import Any, Protocol, TypeVar

from support.patience import LONGEST_TEST

_Result = TypeVar("_Result")

# The longest wait before the clock is moved, in seconds. What the other side sent is there by then.
_STEP = 0.01


class _IdleSelector(selectors.DefaultSelector):
    """Counts the time for which it was asked to wait and had nothing to report."""

    def __init__(self) -> None:
        super().__init__()
        self.waited = 0.0
        # In real time from the first wait on, for tasks that keep each other busy for ever: for them no time
        # passes.
        self._end: float | None = None

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if self._end is None:
            self._end = time.monotonic() + LONGEST_TEST
        elif time.monotonic() > self._end:
            # Once: the loop still runs to cancel what is left.
            self._end = inf
            raise TimeoutError("The test never came to rest.")
        ready = super().select(0)
        if ready or timeout == 0:
            return ready
        step = _STEP if timeout is None else min(_STEP, timeout)
        ready = super().select(step)
        if not ready:
            self.waited += step
        return ready


class IdleLoop(asyncio.SelectorEventLoop):
    """Runs as any other loop does, by a clock that shows for how long there was nothing to do."""

    def __init__(self) -> None:
        self._idle = _IdleSelector()
        super().__init__(self._idle)

    def time(self) -> float:
        return self._idle.waited


class Closable(Protocol):
    """Something that is closed on the loop on which it was used."""

    async def close(self) -> None:
        """Close it."""


# What a test has opened and may leave open: it is closed at the end of its loop.
left_open: list[Closable] = []


def run(work: Coroutine[Any, Any, _Result]) -> _Result:
    """Run ``work`` in its own event loop; fail if it is stuck."""

    async def work_and_close() -> _Result:
        try:
            return await work
        finally:
            while left_open:
                await left_open.pop().close()

    with asyncio.Runner(loop_factory=IdleLoop) as runner:
        return runner.run(asyncio.wait_for(work_and_close(), LONGEST_TEST))
