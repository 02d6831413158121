"""Records what became of adds that were sent, also when that succeeds only later."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

from msgspec import Struct

from menagerie.domain.cases import SendingCase
from menagerie.domain.errors import StorageError
from menagerie.domain.facts import Fact, fact, to_text
from menagerie.outbox.entry import Entry, State
from menagerie.outbox.store import Outbox


class _Outcome(Struct, frozen=True):
    """The outcome of a try to add: the step that records it, and what to report where that fails."""

    number: int
    tries: int
    unsaved: Fact
    step: Callable[[], Awaitable[Entry]]


class Outcomes:
    """Records outcomes in one outbox, and keeps in memory those that could not be recorded.

    ``changed`` receives each add whose outcome is recorded.
    """

    def __init__(self, outbox: Outbox, changed: Callable[[Entry], None]) -> None:
        self._outbox = outbox
        self._changed = changed
        self._unwritten: list[_Outcome] = []
        self._writing = asyncio.Lock()

    @property
    def has_unwritten(self) -> bool:
        """Tell whether there is an outcome that could not be recorded yet."""
        return bool(self._unwritten) or self._writing.locked()

    async def created(self, entry: Entry, animal_id: int | None) -> None:
        """Record that an add was created. Raises StorageError, as all of these do."""
        unsaved = fact(SendingCase.ADDED_NOT_SAVED, name=entry.typed.name)
        if animal_id is not None:
            unsaved = fact(SendingCase.ADDED_AS_NOT_SAVED, name=entry.typed.name, id=animal_id)
        step = partial(self._outbox.created, entry.number, animal_id)
        await self._record(_outcome(entry, unsaved, step))

    async def refused(self, entry: Entry, reason: str) -> None:
        """Record that the service rejected an add."""
        unsaved = fact(SendingCase.REFUSED_NOT_SAVED, name=entry.typed.name, reason=reason)
        await self._record(_outcome(entry, unsaved, partial(self._outbox.refused, entry.number, reason)))

    async def unconfirmed(self, entry: Entry, reason: str) -> None:
        """Record that it is unknown whether an add was created."""
        unsaved = fact(SendingCase.UNCONFIRMED_NOT_SAVED, name=entry.typed.name)
        step = partial(self._outbox.unconfirmed, entry.number, reason)
        await self._record(_outcome(entry, unsaved, step), once=True)

    async def not_sent(self, entry: Entry, reason: str) -> None:
        """Record that an add was not sent after all, so that it is queued again."""
        step = partial(self._outbox.not_sent, entry.number, reason)
        unsaved = fact(SendingCase.NOT_SENT_NOT_SAVED, name=entry.typed.name)
        await self._record(_outcome(entry, unsaved, step), once=True)

    async def write_all(self) -> None:
        """Record every outcome that could not be recorded before. Raises StorageError."""
        async with self._writing:
            while self._unwritten:
                # If it fails, it is the last one then.
                await self._record(self._unwritten.pop(0), once=True)

    async def _record(self, outcome: _Outcome, *, once: bool = False) -> None:
        """Record an outcome; with ``once``, not if it may be recorded already."""
        try:
            entry = await (self._step_once(outcome) if once else outcome.step())
        except asyncio.CancelledError:
            # It may not be recorded.
            self._unwritten.append(outcome)
            raise
        except StorageError as error:
            self._unwritten.append(outcome)
            raise _not_saved(outcome, error) from error
        self._changed(entry)

    async def _step_once(self, outcome: _Outcome) -> Entry:
        entry = await self._outbox.entry(outcome.number)
        # Since it was queued again, a later session may be sending it: that try has its own outcome.
        is_new = entry.state is State.SENDING and entry.tries == outcome.tries
        return await outcome.step() if is_new else entry


def _outcome(entry: Entry, unsaved: Fact, step: Callable[[], Awaitable[Entry]]) -> _Outcome:
    return _Outcome(entry.number, entry.tries, unsaved, step)


def _not_saved(outcome: _Outcome, error: StorageError) -> StorageError:
    unsaved = outcome.unsaved
    return StorageError(unsaved.case, **unsaved.values, cause=to_text(error.fact))
