"""Runs calls that may block for ever, one at a time and each within a time limit."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Generic, TypeVar

from menagerie.domain.clock import Clock

T = TypeVar("T")


class OneAtATime:
    """Runs blocking calls in threads of their own, never two at once.

    A call has ``time_limit`` seconds. One that takes longer is left to itself, and until it comes back every
    further call fails at once: threads do not pile up behind it.
    """

    def __init__(self, time_limit: float, clock: Clock) -> None:
        self._time_limit = time_limit
        self._clock = clock
        self._turn = asyncio.Lock()
        self._ended: Future[None] | None = None
        self._deadline = 0.0

    async def run(self, work: Callable[[], T]) -> T:
        """Return what ``work`` returns, or raise what it raises.

        Raises TimeoutError when it has not come back within the time limit, or when the call before it has
        not. Cancelling does not stop a call that has begun; the next one waits for it.
        """
        async with self._turn:
            await self._wait_until_ended()
            call = _Call(work)
            self._ended = call.ended
            self._deadline = self._clock.monotonic() + self._time_limit
            # A daemon: the threads of an executor are joined at exit, and one that hangs would hang the
            # shutdown.
            threading.Thread(target=call.run, name="keyring", daemon=True).start()
            await self._wait_until_ended()
        return call.result()

    async def _wait_until_ended(self) -> None:
        """Wait for the newest call; raise TimeoutError at its deadline."""
        if self._ended is None or self._ended.done():
            return
        left = self._deadline - self._clock.monotonic()
        if left <= 0:
            raise TimeoutError
        ended = asyncio.wrap_future(self._ended)
        limit = asyncio.ensure_future(self._clock.sleep(left))
        try:
            await asyncio.wait({ended, limit}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            ended.cancel()
            limit.cancel()
            await asyncio.gather(limit, return_exceptions=True)
        if not self._ended.done():
            raise TimeoutError


class _Call(Generic[T]):
    """One call, its end and its outcome."""

    def __init__(self, work: Callable[[], T]) -> None:
        self.ended: Future[None] = Future()
        # Running from the start: whoever stops waiting for a future cancels it, and a call that hangs cannot
        # be called off.
        self.ended.set_running_or_notify_cancel()
        self._work = work
        self._outcome: Future[T] = Future()

    def run(self) -> None:
        """Carry the call out, in its thread."""
        try:
            self._outcome.set_result(self._work())
        except Exception as exc:  # noqa: BLE001 - raised again where the outcome is asked for
            self._outcome.set_exception(exc)
        finally:
            self.ended.set_result(None)

    def result(self) -> T:
        """Return what the call returned, or raise what it raised."""
        return self._outcome.result(timeout=0)
