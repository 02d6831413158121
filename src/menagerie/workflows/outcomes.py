"""Records what became of adds that were sent, also when that succeeds only later."""

import asyncio
from collections.abc import Awaitable, Callable

from msgspec import Struct

from menagerie.domain.errors import StorageError
from menagerie.outbox.entry import Entry, State
from menagerie.outbox.store import Outbox


class Outcome(Struct, frozen=True):
    """The outcome of a try to add: the step that records it, and a sentence about it."""

    number: int
    tries: int
    words: str
    step: Callable[[], Awaitable[Entry]]


class Outcomes:
    """Records outcomes in one outbox, and keeps in memory those that could not be recorded.

    ``changed`` receives each add whose outcome is recorded.
    """

    def __init__(self, outbox: Outbox, changed: Callable[[Entry], None]) -> None:
        self._outbox = outbox
        self._changed = changed
        self._unwritten: list[Outcome] = []
        self._writing = asyncio.Lock()

    @property
    def has_unwritten(self) -> bool:
        """Tell whether there is an outcome that could not be recorded yet."""
        return bool(self._unwritten) or self._writing.locked()

    async def record(self, outcome: Outcome) -> Entry:
        """Record an outcome and return the add. Raises StorageError, and keeps it for ``write_all`` then."""
        try:
            entry = await outcome.step()
        except StorageError as error:
            self._unwritten.append(outcome)
            raise _not_saved(outcome, error) from error
        self._changed(entry)
        return entry

    async def record_once(self, outcome: Outcome) -> Entry:
        """Record an outcome as ``record`` does, unless it may be recorded already."""

        async def step() -> Entry:
            entry = await self._outbox.entry(outcome.number)
            # Since it was queued again, a later session may be sending it: that try has its own outcome.
            is_new = entry.state is State.SENDING and entry.tries == outcome.tries
            return await outcome.step() if is_new else entry

        return await self.record(Outcome(outcome.number, outcome.tries, outcome.words, step))

    async def write_all(self) -> None:
        """Record every outcome that could not be recorded before. Raises StorageError."""
        async with self._writing:
            while self._unwritten:
                # If it fails, it is the last one then.
                await self.record_once(self._unwritten.pop(0))


def _not_saved(outcome: Outcome, error: StorageError) -> StorageError:
    return StorageError(
        f"{outcome.words} But that could not be saved, and nothing else is sent before it is. "
        f"{error.message}",
        title=error.title,
    )
