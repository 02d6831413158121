"""What sends the adds of one queue: through its session, and through earlier ones until they are settled."""

import asyncio
from collections.abc import Callable

from menagerie.domain.clock import Clock
from menagerie.domain.errors import StorageError
from menagerie.domain.tasks import Tasks
from menagerie.workflows.queue.retrying import RETRY_AFTER
from menagerie.workflows.sending.sending import Sending


class QueueSessions:
    """Keeps ``current``, and each earlier sending until the outcome of all that it sent is recorded.

    ``failed`` receives the error when an outcome cannot be recorded yet.
    """

    def __init__(self, clock: Clock, tasks: Tasks, failed: Callable[[StorageError], None]) -> None:
        self.current: Sending | None = None
        self._clock = clock
        self._tasks = tasks
        self._failed = failed
        self._former: list[Sending] = []

    @property
    def is_sending(self) -> bool:
        """Tell whether an add is on its way, also through an earlier session."""
        return any(one.is_under_way for one in self._all)

    def leave(self) -> None:
        """Leave the current session, and record the outcome of what was sent through it."""
        sending, self.current = self.current, None
        if sending is not None:
            self._former.append(sending)
            self._tasks.start(self._settle(sending))

    async def finish(self) -> None:
        """Wait until nothing is on its way any more, also where an outcome cannot be recorded."""
        while self.is_sending:
            ends = (sending.settled() for sending in self._all)
            # It makes a task of each, and so gives the loop a turn.
            await asyncio.gather(*ends, return_exceptions=True)

    async def settle_left(self) -> None:
        """Wait until what was sent through earlier sessions is recorded, as far as that is possible."""
        await asyncio.gather(*(sending.settled() for sending in self._former), return_exceptions=True)

    async def close(self) -> list[BaseException]:
        """Record every outcome, and return the errors of those that cannot be recorded."""
        every, self._former, self.current = self._all, [], None
        ends = await asyncio.gather(*(sending.settled() for sending in every), return_exceptions=True)
        return [end for end in ends if end is not None]

    @property
    def _all(self) -> tuple[Sending, ...]:
        return (*self._former, *filter(None, [self.current]))

    async def _settle(self, former: Sending) -> None:
        while former in self._former:
            try:
                await former.settled()
            except StorageError as error:
                self._failed(error)
                await self._clock.sleep(RETRY_AFTER[0])
            else:
                self._former.remove(former)
