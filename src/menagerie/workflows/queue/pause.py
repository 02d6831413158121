"""A pause of the send queue, after which it looks again."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from menagerie.domain.clock import Clock
from menagerie.governor.governor import Governor
from menagerie.governor.states import Probing, Waiting

# Seconds between looks at the clock in a pause: timers fire early, computers sleep, and waits change.
_SHORTEST_SLEEP, _LONGEST_SLEEP = 0.1, 30.0
# Seconds between the end of a wait and the next add. A list that the window asks for at the end goes first,
# since a read can do no harm twice.
_AFTER_WAIT = 0.5

StartTask = Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]]


class Pause:
    """Calls ``over`` when a pause is over; a new pause takes the place of the one before.

    ``ends_at`` is when that is (Unix seconds), None where it is not known.
    """

    def __init__(self, clock: Clock, start_task: StartTask, over: Callable[[], None]) -> None:
        self.ends_at: float | None = None
        self._clock = clock
        self._start_task = start_task
        self._over = over
        self._task: asyncio.Task[None] | None = None

    @property
    def is_on(self) -> bool:
        """Tell whether there is a pause."""
        return self._task is not None

    def sleep(self, seconds: float) -> None:
        """Pause for so long."""
        self._begin(partial(self._sleep_until, self._clock.monotonic() + seconds))
        self.ends_at = self._clock.now() + seconds

    def wait_for(self, governor: Governor) -> None:
        """Pause for as long as a wait of the governor holds back every add."""
        self._begin(partial(self._wait_for, governor))

    def end(self) -> None:
        """End the pause, if there is one, and call nothing."""
        self.ends_at = None
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _begin(self, pause: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self.end()
        self._task = self._start_task(self._call_after(pause))

    async def _call_after(self, pause: Callable[[], Coroutine[Any, Any, None]]) -> None:
        await pause()
        self._task = None
        self._over()

    async def _sleep_until(self, end: float) -> None:
        while (left := end - self._clock.monotonic()) > 0:
            await self._clock.sleep(min(left, _LONGEST_SLEEP))

    async def _wait_for(self, governor: Governor) -> None:
        # The governor does not announce that a wait ends by time alone.
        while holds_back(governor):
            state = governor.state
            left = state.until - self._clock.now() if isinstance(state, Waiting) else 0.0
            await self._clock.sleep(max(_SHORTEST_SLEEP, min(left, _LONGEST_SLEEP)))
        await self._clock.sleep(_AFTER_WAIT)


def holds_back(governor: Governor) -> bool:
    """Tell whether the governor lets no add leave for now."""
    state = governor.state
    # A try of the person may be on its way before the wait is over.
    return isinstance(state, Waiting) or (isinstance(state, Probing) and state.in_flight)
