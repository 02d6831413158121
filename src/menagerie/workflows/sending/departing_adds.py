"""One add's way from the choice of it until its outcome is recorded."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from menagerie.domain.animal import Animal, NewAnimal
from menagerie.domain.cases import ConnectionCase, ReasonCase
from menagerie.domain.errors import (
    AnswerError,
    BadRequestError,
    KeyRefusedError,
    MenagerieError,
    NotConnectedError,
    SurroundingsError,
    UnusableFieldError,
)
from menagerie.domain.facts import fact, to_text
from menagerie.governor.states import Priority
from menagerie.outbox.colleague import ColleaguesAdd
from menagerie.outbox.entry import Entry, IllegalStepError, State
from menagerie.outbox.store import Outbox
from menagerie.workflows.colleagues import Colleagues, why_held
from menagerie.workflows.fields import read_typed
from menagerie.workflows.sending.added_animals import AddedAnimals
from menagerie.workflows.sending.attempts import Attempt, Attempts
from menagerie.workflows.sending.outcomes import Outcomes
from menagerie.workflows.sending.ready_adds import ReadyAdds
from menagerie.workflows.sending.troubles import Troubles

if TYPE_CHECKING:
    # It imports httpx, which the first picture does not need.
    from menagerie.service.client import AnimalStore

_NO_RESPONSE = to_text(fact(ReasonCase.NO_RESPONSE))
_RATE_LIMITED = to_text(fact(ReasonCase.RATE_LIMITED))


class _NothingToSendError(NotConnectedError):
    """There is no add to be sent. Used only within this module."""


class DepartingAdds:
    """Chooses the add of an attempt, records it as sending, sends it and records its outcome.

    ``on_their_way`` has the adds that are being sent, with the event that is set once the outcome is
    recorded. ``changed`` receives each add that is recorded as sending, or is held back because
    ``colleagues`` add one like it. Too many troubles in a row end all runs of ``attempts``.
    """

    def __init__(
        self,
        outbox: Outbox,
        store: "AnimalStore",
        ready: ReadyAdds,
        outcomes: Outcomes,
        added: AddedAnimals,
        attempts: Attempts,
        on_their_way: dict[int, asyncio.Event],
        changed: Callable[[Entry], None],
        colleagues: Colleagues,
    ) -> None:
        self.troubles = Troubles()
        self._outbox = outbox
        self._store = store
        self._ready = ready
        self._outcomes = outcomes
        self._added = added
        self._attempts = attempts
        self._on_their_way = on_their_way
        self._changed = changed
        self._colleagues = colleagues

    async def send(self, attempt: Attempt) -> None:
        """Send the add of an attempt when its turn comes, and record its outcome.

        Raises what keeps it from being sent, and StorageError when the outcome could not be recorded.
        """
        choose, go_back = partial(self._choose, attempt), partial(self._go_back, attempt)
        try:
            animal = await self._store.add_animal(choose, go_back, priority=attempt.priority)
        except _NothingToSendError:
            pass
        except SurroundingsError as error:
            if attempt.entry is None:
                raise
            await self._record_failure(attempt.entry, error, attempt.departure)
        except BaseException:
            if attempt.entry is not None:
                await self._outcomes.unconfirmed(attempt.entry, _NO_RESPONSE)
            raise
        else:
            if attempt.entry is not None:
                await self._record_created(attempt.entry, animal)
        finally:
            self._release(attempt)

    async def _choose(self, attempt: Attempt) -> NewAnimal:
        """Record the add that is sent with the next byte, and return it.

        Raises what keeps it from being sent; NotConnectedError when there is none.
        """
        attempt.is_leaving = True
        try:
            if self._outcomes.has_unwritten:
                await self._outcomes.write_all()
            while attempt.is_wanted:
                entry = await self._next(attempt)
                if entry is None:
                    raise _NothingToSendError
                new = await self._begin(entry, attempt)
                if new is not None:
                    attempt.has_left, attempt.departure = True, self.troubles.note_departure()
                    self._attempts.news.tell()
                    return new
            raise NotConnectedError(ConnectionCase.CANCELLED)
        finally:
            attempt.is_leaving = attempt.entry is not None

    async def _next(self, attempt: Attempt) -> Entry | None:
        if attempt.number is not None:
            entry = await self._outbox.entry(attempt.number)
            is_free = entry.state is State.QUEUED and entry.number not in self._on_their_way
            return entry if is_free else None
        return await self._ready.take(single=attempt.priority is Priority.PERSON)

    async def _begin(self, entry: Entry, attempt: Attempt) -> NewAnimal | None:
        """Record that an add is sent, and return it; None if it is not to be sent after all."""
        self._on_their_way[entry.number] = asyncio.Event()
        # Set before the step, which takes effect even when its result is no longer awaited.
        attempt.entry = replace(entry, tries=entry.tries + 1)
        new = unusable = None
        known: list[int] = []
        try:
            new = read_typed(entry.typed)
        except UnusableFieldError as error:
            unusable = to_text(error.fact)  # another version accepted it
        else:
            known = await self._ready.known_before(entry, new)
        with self._colleagues.leaving(entry.number):
            others = () if new is None else await self._colleagues.claim(entry, new)
            leaving = await self._record_leaving(entry, attempt, known, others)
        if leaving is None or others:
            return None
        if leaving.typed != entry.typed:
            # Edited and queued again: what would be sent now is what was typed before.
            await self._put_back(attempt, "")
        elif unusable is not None:
            await self._outcomes.refused(leaving, unusable)
            self._release(attempt)
        else:
            return new
        return None

    async def _record_leaving(
        self, entry: Entry, attempt: Attempt, known: list[int], others: Sequence[ColleaguesAdd]
    ) -> Entry | None:
        """Record that an add is sent, or is held back because of others' adds; None if it stays as it is."""
        if not attempt.is_wanted:
            self._release(attempt)
            return None
        try:
            if others:
                leaving = await self._outbox.held(entry.number, why_held(others))
            else:
                attempt.entry = leaving = await self._outbox.begin_sending(entry.number, known)
        except IllegalStepError:
            self._release(attempt)
            return None  # the person has edited or discarded it
        except MenagerieError:
            self._release(attempt)
            raise
        if others:
            self._release(attempt)
        self._changed(leaving)
        return leaving

    async def _go_back(self, attempt: Attempt) -> None:
        """Record that the add has not been sent for now: another request of this attempt may send it."""
        try:
            await self._put_back(attempt, _RATE_LIMITED)
        finally:
            attempt.is_leaving = attempt.has_left = False
        if not attempt.is_wanted:
            raise NotConnectedError(ConnectionCase.CANCELLED)

    async def _put_back(self, attempt: Attempt, reason: str) -> None:
        if attempt.entry is None:
            return
        try:
            await self._outcomes.not_sent(attempt.entry, reason)
        finally:
            self._release(attempt)
            self._look_again()

    def _release(self, attempt: Attempt) -> None:
        """Let the add of an attempt be sent again if it is still queued."""
        if attempt.entry is not None:
            self._on_their_way.pop(attempt.entry.number).set()
        attempt.entry = None

    async def _record_created(self, entry: Entry, animal: Animal | None) -> None:
        self.troubles.forget()
        if animal is not None:
            self._added.add(animal)
        try:
            await self._outcomes.created(entry, None if animal is None else animal.id)
        finally:
            self._added.record()

    async def _record_failure(self, entry: Entry, error: SurroundingsError, departure: int) -> None:
        if error.may_have_happened:
            self._count_trouble(departure, error)
            await self._outcomes.unconfirmed(entry, to_text(error.fact))
            return
        if isinstance(error, AnswerError) and not isinstance(error, KeyRefusedError):
            # Only a 400 is about what was typed; a 404, say, is about a wrong address.
            reason = error.fact
            if isinstance(error, BadRequestError):
                self.troubles.forget()
                said = error.service_message
                reason = fact(ReasonCase.REFUSED, said=said) if said else reason
            else:
                self._count_trouble(departure, error)
            await self._outcomes.refused(entry, to_text(reason))
            return
        await self._outcomes.not_sent(entry, to_text(error.fact))
        self._look_again()
        raise error

    def _count_trouble(self, departure: int, error: SurroundingsError) -> None:
        stopped = self.troubles.count(departure, error)
        if stopped is not None:
            self._attempts.end_all_runs(stopped)

    def _look_again(self) -> None:
        self._ready.forget()
        self._attempts.news.tell()
