"""Runs calls that may block forever, one at a time and each within a time limit."""

import asyncio
import threading
from collections.abc import Callable
from typing import Any, TypeVar

from menagerie.domain.clock import Clock
from menagerie.storage.own_thread import Call

T = TypeVar("T")

# Time limits after which a call that was abandoned will never return: the keyring ended while it asked the
# person for its password, and nothing tells.
_LOST_AFTER = 10


class OneAtATime:
    """Runs blocking calls in threads of their own, never two at once unless one is lost.

    A call has ``time_limit`` seconds. After that, it is abandoned, and every further call fails at once until
    it returns or is lost: threads do not pile up behind it. ``storage.OwnThread`` is for work that always
    ends.
    """

    def __init__(self, time_limit: float, clock: Clock) -> None:
        self._time_limit = time_limit
        self._clock = clock
        self._turn = asyncio.Lock()
        self._newest: asyncio.Future[Any] | None = None
        self._thread = threading.current_thread()
        self._deadline = 0.0

    async def run(self, work: Callable[[], T]) -> T:
        """Return what ``work`` returns, or raise what it raises.

        Raises TimeoutError if it, or the call before it, does not return within the time limit, and
        RuntimeError if no thread can be started. Cancelling does not stop a call that has begun; the next one
        waits for it.
        """
        async with self._turn:
            await self._wait_for_newest()
            future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
            # A daemon thread: others are joined at exit, so that a blocked one would block the shutdown.
            thread = threading.Thread(target=Call(work, future).perform, name="keyring", daemon=True)
            thread.start()
            # Only now: where the system lets no thread start, the next call must not wait for this one.
            self._newest, self._thread = future, thread
            self._deadline = self._clock.monotonic() + self._time_limit
            await self._wait_for_newest()
            self._newest = None
        try:
            return future.result()
        finally:
            # Its error refers to this frame.
            del future

    async def _wait_for_newest(self) -> None:
        """Wait for the newest call; raise TimeoutError at its deadline."""
        if self._newest is None or self._newest.done():
            return
        left = self._deadline - self._clock.monotonic()
        if left <= 0:
            # The loop may not have heard yet of a call that has ended.
            if self._thread.is_alive() and left > -_LOST_AFTER * self._time_limit:
                raise TimeoutError
            return
        limit = asyncio.ensure_future(self._clock.sleep(left))
        try:
            await asyncio.wait({self._newest, limit}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            limit.cancel()
            await asyncio.gather(limit, return_exceptions=True)
        if not self._newest.done():
            raise TimeoutError
