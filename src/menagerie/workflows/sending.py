"""Sends what is queued in the outbox, one add at a time. Each is recorded before it is sent."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

from msgspec import Struct

from menagerie.catalogue.catalogue import Catalogue
from menagerie.domain.animal import NewAnimal, PetStatus
from menagerie.domain.errors import (
    AnswerError,
    BadRequestError,
    KeyRefusedError,
    MenagerieError,
    NotConnectedError,
    StorageError,
    SurroundingsError,
    UnusableFieldError,
)
from menagerie.domain.progress import Progress
from menagerie.governor.states import Priority
from menagerie.outbox.entry import Entry, IllegalStepError, State, Typed
from menagerie.outbox.store import Outbox
from menagerie.workflows.fields import read_int64, read_name
from menagerie.workflows.session import Session

# A service that fails each time does not get all the rest: a person has to look at each failure.
MOST_TROUBLES_IN_A_ROW = 3

# A person waits for so few, so they go as fast as the limits allow; more are background work.
_FEW = 10

_NO_RESPONSE = "Menagerie did not get the service's response."
_RATE_LIMITED = "The service asked us to wait. It is sent again after that."
_CANCELLED = "It was cancelled before it was sent."
_TAKEN_OUT = "It was taken out of the queue before it was sent."


class _Attempt(Struct):
    """The state of one attempt to send.

    ``priority`` is the priority of the request, ``tries`` the count of the add with this try. ``is_wanted``
    until the caller is cancelled. ``is_leaving`` while the attempt may not be cancelled: from before the add
    is recorded as sending until it is recorded as not sent, and while an earlier outcome is recorded.
    ``is_taken_out`` once the person edited or discarded the add while it waited for its turn.
    """

    priority: Priority = Priority.PERSON
    tries: int = 0
    is_wanted: bool = True
    is_leaving: bool = False
    is_taken_out: bool = False


# Chooses the add to send, and may set the priority of the attempt.
_Choice = Callable[[_Attempt], Awaitable[Entry | None]]


class _Outcome(Struct, frozen=True):
    """The outcome of a try to add: the step that records it, and a sentence about it."""

    number: int
    tries: int
    words: str
    step: Callable[[], Awaitable[Entry]]


class Sending:
    """Sends the adds of one outbox through one session, one at a time.

    ``changed`` receives each add whose state has changed. Once an add has been sent, its response is awaited
    and recorded, even when the caller is cancelled; an add that only waits for its turn then stays queued.
    Closing the session ends both. To shut down: close the session, await ``settled``, and close the outbox.

    What keeps an add from being sent is raised, and the add is still queued: the errors of
    ``AnimalStore.add_animal``, and StorageError where it could not be recorded that the add is sent.
    StorageError is also raised when an outcome could not be recorded. The outcome is then kept in memory, and
    recorded before anything else is sent; if the process ends before, the next start finds the add
    unconfirmed.
    """

    def __init__(
        self,
        outbox: Outbox,
        session: Session,
        catalogue: Catalogue,
        changed: Callable[[Entry], None],
        choosing: asyncio.Lock | None = None,
        turn: asyncio.Lock | None = None,
    ) -> None:
        """While another task holds ``choosing``, ``send_next`` and ``send_all`` choose no add.

        All that send from one outbox share ``turn``: an add that one of them has chosen must not be chosen
        by another one before its outcome is known.
        """
        self._choosing = choosing or asyncio.Lock()
        self._turn = turn or asyncio.Lock()
        self._outbox = outbox
        self._session = session
        self._catalogue = catalogue
        self._changed = changed
        self._under_way: asyncio.Task[Entry | None] | None = None
        self._unwritten: _Outcome | None = None
        # How many in a row were not added for sure, for another reason than what was typed.
        self._troubles = 0

    @property
    def is_under_way(self) -> bool:
        """Tell whether an add is on its way, or waits in the governor, which counts it itself."""
        return self._under_way is not None

    @property
    def has_unwritten(self) -> bool:
        """Tell whether there is an outcome to record before anything else is sent."""
        return self._unwritten is not None and self._under_way is None

    async def send_all(self) -> None:
        """Send until nothing is queued any more. Many adds are background work: other requests come first.

        Raises what keeps an add from being sent, and SurroundingsError after several in a row that were
        neither added for sure nor refused for what was typed. The rest is still queued then.
        """
        self._troubles = 0
        while await self.send_next() is not None:
            if self._troubles >= MOST_TROUBLES_IN_A_ROW:
                raise SurroundingsError(
                    f"None of the last {self._troubles} animals was added for sure. The rest is still "
                    "queued. Look at them in the outbox, then send again.",
                    title="Sending was stopped",
                )

    async def send_next(self) -> Entry | None:
        """Send the add that has been queued for longest, and return it as it is then.

        Returns None when nothing is queued. An add that the person took out of the queue meanwhile is
        returned as it is.
        """
        # Let ``send`` go first, since a person waits for its add.
        await asyncio.sleep(0)
        return await self._in_turn(self._choose_next)

    async def send(self, number: int) -> Entry:
        """Send this add if it is queued, and return it as it is then.

        Raises NoSuchEntryError when there is none with this number.
        """
        entry = await self._in_turn(lambda _attempt: self._outbox.entry(number))
        return await self._outbox.entry(number) if entry is None else entry

    async def settled(self) -> None:
        """Wait until nothing is under way and every outcome is recorded. Raises StorageError."""
        await self._in_turn(_choose_nothing)

    async def _choose_next(self, attempt: _Attempt) -> Entry | None:
        async with self._choosing:
            entry, queued = await self._outbox.next_queued(_FEW + 1)
        if queued > _FEW:
            attempt.priority = Priority.BACKGROUND
        return entry

    async def _in_turn(self, choose: _Choice) -> Entry | None:
        while self._under_way is not None:
            await asyncio.wait({self._under_way})
        attempt = _Attempt()
        task = asyncio.create_task(self._send_chosen(choose, attempt))
        self._under_way = task
        task.add_done_callback(self._ended)
        try:
            # Unlike awaiting the task itself, this leaves it running when the caller is cancelled.
            await asyncio.wait({task})
        except asyncio.CancelledError:
            attempt.is_wanted = False
            if not attempt.is_leaving:
                task.cancel()
            task.add_done_callback(_retrieve)
            raise
        return task.result()

    def _ended(self, _task: asyncio.Task[Entry | None]) -> None:
        self._under_way = None

    async def _send_chosen(self, choose: _Choice, attempt: _Attempt) -> Entry | None:
        async with self._turn:
            return await self._record_and_send(choose, attempt)

    async def _record_and_send(self, choose: _Choice, attempt: _Attempt) -> Entry | None:
        if self._unwritten is not None:
            # A cancelled step takes effect all the same, and its result would be lost.
            attempt.is_leaving = True
            await self._record(self._unwritten)
            attempt.is_leaving = False
            if not attempt.is_wanted:
                return None
        entry = await choose(attempt)
        if entry is None or entry.state is not State.QUEUED:
            return entry
        try:
            return await self._send(entry, read_typed(entry.typed), attempt)
        except UnusableFieldError as error:
            # Another version accepted it, or it cannot be written as JSON: it was never sent.
            return await self._refuse_unsent(entry, error.message, attempt)

    async def _send(self, entry: Entry, new: NewAnimal, attempt: _Attempt) -> Entry:
        progress = partial(self._record_progress, entry, new, attempt)
        try:
            animal = await self._session.store.add_animal(new, progress=progress, priority=attempt.priority)
        except SurroundingsError as error:
            return await self._record_failure(entry, error, attempt)
        except BaseException:
            if attempt.is_leaving:
                await self._record(self._unconfirmed(entry, _NO_RESPONSE, attempt))
            raise
        self._troubles = 0
        animal_id = None if animal is None else animal.id
        words = f"“{entry.typed.name}” was added" + ("." if animal_id is None else f" as #{animal_id}.")
        step = partial(self._outbox.created, entry.number, animal_id)
        created = await self._record(_Outcome(entry.number, attempt.tries, words, step))
        if animal is not None:
            await self._catalogue.record_animals([animal])
        return created

    async def _record_progress(
        self, entry: Entry, new: NewAnimal, attempt: _Attempt, progress: Progress
    ) -> None:
        """Record that the add is sent with the next byte, or that it was refused with a 429.

        Raises what keeps it from being sent; NotConnectedError when it is no longer to be sent.
        """
        if progress is Progress.SENDING:
            if not attempt.is_wanted:
                raise NotConnectedError(_CANCELLED)
            attempt.is_leaving = True
            await self._record_sending(entry, new, attempt)
            return
        self._changed(await self._outbox.not_sent(entry.number, _RATE_LIMITED))
        attempt.is_leaving = False
        if not attempt.is_wanted:
            raise NotConnectedError(_CANCELLED)

    async def _record_sending(self, entry: Entry, new: NewAnimal, attempt: _Attempt) -> None:
        # An animal known before cannot be this one, whatever its status was then.
        known = await self._catalogue.look_alikes(NewAnimal(new.name, new.category_id))
        # Counted before the step, which takes effect even when its result is no longer awaited.
        attempt.tries = max(attempt.tries, entry.tries) + 1
        try:
            leaving = await self._outbox.begin_sending(entry.number, [animal.id for animal in known])
        except IllegalStepError as error:
            # There was no try, so that none must be recorded as not sent: it would be another one's.
            attempt.tries = 0
            attempt.is_taken_out = True
            raise NotConnectedError(_TAKEN_OUT) from error
        attempt.tries = leaving.tries
        if leaving.typed != entry.typed:
            # Edited and queued again: what would be sent now is what was typed before.
            attempt.is_taken_out = True
            raise NotConnectedError(_TAKEN_OUT)
        self._changed(leaving)

    async def _record_failure(self, entry: Entry, error: SurroundingsError, attempt: _Attempt) -> Entry:
        if error.may_have_happened:
            self._troubles += 1
            return await self._record(self._unconfirmed(entry, error.sentence, attempt))
        if isinstance(error, AnswerError) and not isinstance(error, KeyRefusedError):
            # Only a 400 is about what was typed; a 404, say, is about a wrong address.
            self._troubles = 0 if isinstance(error, BadRequestError) else self._troubles + 1
            return await self._refuse(entry, error.service_message or error.sentence, attempt)
        reason = "" if attempt.is_taken_out else error.sentence
        step = partial(self._outbox.not_sent, entry.number, reason)
        words = f"“{entry.typed.name}” was not sent."
        kept = await self._record(_Outcome(entry.number, attempt.tries, words, step))
        if attempt.is_taken_out:
            return kept
        raise error

    async def _refuse_unsent(self, entry: Entry, reason: str, attempt: _Attempt) -> Entry:
        # The outbox refuses only what is being sent: nothing may come between the two steps.
        attempt.is_leaving = True
        try:
            attempt.tries = (await self._outbox.begin_sending(entry.number)).tries
        except IllegalStepError:
            return await self._outbox.entry(entry.number)  # the person has edited or discarded it
        return await self._refuse(entry, reason, attempt)

    async def _refuse(self, entry: Entry, reason: str, attempt: _Attempt) -> Entry:
        step = partial(self._outbox.refused, entry.number, reason)
        words = f"“{entry.typed.name}” was refused: {reason}"
        return await self._record(_Outcome(entry.number, attempt.tries, words, step))

    def _unconfirmed(self, entry: Entry, reason: str, attempt: _Attempt) -> _Outcome:
        words = f"We don't know if “{entry.typed.name}” was added."
        step = partial(self._outbox.unconfirmed, entry.number, reason)
        return _Outcome(entry.number, attempt.tries, words, step)

    async def _record(self, outcome: _Outcome) -> Entry:
        """Record an outcome, unless it is recorded already."""
        self._unwritten = outcome
        try:
            entry = await self._outbox.entry(outcome.number)
            # Since it was queued again, a later session may be sending it: that try has its own outcome.
            is_new = entry.state is State.SENDING and entry.tries == outcome.tries
            if is_new:
                entry = await outcome.step()
        except StorageError as error:
            raise StorageError(
                f"{outcome.words} But that could not be saved, and nothing else is sent before it is. "
                f"{error.message}",
                title=error.title,
            ) from error
        self._unwritten = None
        self._changed(entry)
        return entry


def read_typed(typed: Typed) -> NewAnimal:
    """Return the animal that was typed. Raises UnusableFieldError with a sentence for beside the field."""
    status = next((one for one in PetStatus if one == typed.status), None)
    if status is None and typed.status is not None:
        raise UnusableFieldError("The status is one of " + ", ".join(PetStatus) + ", or not set.")
    return NewAnimal(read_name(typed.name), read_int64(typed.category), status)


async def _choose_nothing(_attempt: _Attempt) -> None:
    """Choose no add, so that only an unrecorded outcome is recorded."""


def _retrieve(task: asyncio.Task[Entry | None]) -> None:
    """Retrieve the end of a task that is no longer awaited; the outcome of its add was recorded."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, MenagerieError):
        # A bug: report it to the handler of the loop.
        task.get_loop().call_exception_handler(
            {"message": "Sending that was no longer awaited failed", "exception": error, "task": task}
        )
