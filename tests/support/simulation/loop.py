"""An event loop whose time is virtual: it never waits, it moves its clock to the next timer instead."""

import asyncio
import selectors
from collections.abc import Coroutine, Iterable
from typing import Any, TypeVar

_Result = TypeVar("_Result")

# No time passes while the loop runs what is ready. Who sets timers for less than a float can show would never
# see them over, so after this many passes at one moment a pass takes as long as a real one.
_PASSES_AT_ONE_MOMENT = 100
_A_PASS = 1e-6


class DeadlockError(Exception):
    """All tasks wait and no timer is set: in virtual time nothing will ever happen again."""


class _Selector(selectors.SelectSelector):
    """Waits for nothing: it passes the loop's waiting time on as virtual time."""

    def __init__(self) -> None:
        super().__init__()
        self.passed = 0.0
        self._passes = 0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise DeadlockError
        self._passes = 0 if timeout > 0.0 else self._passes + 1
        self.passed += timeout if self._passes < _PASSES_AT_ONE_MOMENT else _A_PASS
        return []


class VirtualLoop(asyncio.SelectorEventLoop):
    """Runs tasks and timers in virtual seconds, in the order in which they are due."""

    def __init__(self) -> None:
        self._virtual = _Selector()
        super().__init__(self._virtual)

    def time(self) -> float:
        return self._virtual.passed


def simulate(work: Coroutine[Any, Any, _Result]) -> _Result:
    """Run ``work`` in virtual time to its end. Raises DeadlockError where it would wait for ever."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(work)


async def cancel(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancel all of ``tasks`` and wait for their ends. Raises what one of them failed with."""
    tasks = list(tasks)
    for task in tasks:
        task.cancel()
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(outcome, Exception):
            raise outcome


class LoopClock:
    """Implements ``menagerie.domain.clock.Clock`` on the running virtual loop.

    ``wall`` is the Unix time at the loop's zero, by this clock; ``set_wall`` sets it to another time, as a
    person would. ``reboot`` is what happens when the computer is started again.
    """

    def __init__(self, wall: float) -> None:
        self._wall = wall
        self._booted_at = 0.0
        self._boots = 1
        self._loop = asyncio.get_running_loop()

    def now(self) -> float:
        return self._wall + self._loop.time()

    def monotonic(self) -> float:
        return self._loop.time() - self._booted_at

    def time(self) -> float:
        """Return the loop's own time, which neither a person nor a boot changes."""
        return self._loop.time()

    def boot_id(self) -> str | None:
        return f"boot-{self._boots}"

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def set_wall(self, now: float) -> None:
        self._wall = now - self._loop.time()

    def reboot(self) -> None:
        self._booted_at = self._loop.time()
        self._boots += 1
