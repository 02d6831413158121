"""Sends what is queued in the outbox: one add at a time, each written down before it leaves."""

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

# A service that fails each time is not given all the rest: somebody has to look at each of them.
MOST_TROUBLES_IN_A_ROW = 3

# So few go as fast as the limits allow, since a person waits for them; of more, each makes room for others.
_FEW = 10

_NOT_HEARD = "Menagerie did not hear the end of it."
_REFUSED_FOR_NOW = "The service asked us to wait. It goes again after that."
_CALLED_OFF = "It was called off before it had left. Nothing was sent."
_TAKEN_OUT = "It was taken out of the line before it had left. Nothing was sent."


class _Attempt(Struct):
    """What became of one call for sending so far.

    ``priority`` is what it is sent with, ``tries`` the add's count when it left. ``is_wanted`` until its
    caller stops waiting. ``is_leaving`` from before it is written down that an add leaves, until it is
    written down that it did not: meanwhile nothing may break it off. ``is_taken_out`` once the person edited
    or discarded it while it waited for its turn.
    """

    priority: Priority = Priority.PERSON
    tries: int = 0
    is_wanted: bool = True
    is_leaving: bool = False
    is_taken_out: bool = False


# Chooses the add to send, and may say in the attempt how urgent it is.
_Choice = Callable[[_Attempt], Awaitable[Entry | None]]


class _Outcome(Struct, frozen=True):
    """What became of a try to add: the step that writes it down, and words to tell it."""

    number: int
    tries: int
    words: str
    step: Callable[[], Awaitable[Entry]]


class Sending:
    """Sends through one session what stands in one environment's outbox, one add at a time.

    ``changed`` is told each add whose state has changed. An add that has left is heard to its end, and that
    is written down, whoever stops waiting for it; one that only waits for its turn stays queued when its
    caller is cancelled. Closing the session ends both. To shut down: close the session, await ``settled``,
    and close the outbox.

    What keeps an add from leaving is raised, and the add is still queued: the errors of
    ``AnimalStore.add_animal``, and StorageError where it could not be written down that it leaves.
    StorageError is also raised when it could not be written down what became of an add. That is then
    remembered, and written down before anything else is sent; should the process end before, the outbox has
    the add as unconfirmed at its next start.
    """

    def __init__(
        self,
        outbox: Outbox,
        session: Session,
        catalogue: Catalogue,
        changed: Callable[[Entry], None],
        choosing: asyncio.Lock | None = None,
    ) -> None:
        """While another task holds ``choosing``, ``send_next`` and ``send_all`` choose no add."""
        self._choosing = choosing or asyncio.Lock()
        self._outbox = outbox
        self._session = session
        self._catalogue = catalogue
        self._changed = changed
        self._under_way: asyncio.Task[Entry | None] | None = None
        self._unwritten: _Outcome | None = None
        # So many in a row were not taken, for another reason than what was typed.
        self._troubles = 0

    @property
    def is_under_way(self) -> bool:
        """Tell whether an add is on its way, or at the governor, which counts it as in line itself."""
        return self._under_way is not None

    @property
    def has_unwritten(self) -> bool:
        """Tell whether there is something to write down before anything else is sent."""
        return self._unwritten is not None and self._under_way is None

    async def send_all(self) -> None:
        """Send until nothing is queued any more. Many are background work: other requests come first.

        Raises what keeps an add from leaving, and SurroundingsError when the service took several in a row
        neither for sure nor refused them for what was typed. The rest is still queued then.
        """
        self._troubles = 0
        while await self.send_next() is not None:
            if self._troubles >= MOST_TROUBLES_IN_A_ROW:
                raise SurroundingsError(
                    f"None of the last {self._troubles} animals was added for sure. The rest is still "
                    "queued, and nothing of it was sent. Look at them in the outbox, then send again.",
                    title="Sending was stopped",
                )

    async def send_next(self) -> Entry | None:
        """Send the add that has been in line for longest, and return what became of it.

        None when nothing is queued. One that the person took out of the line meanwhile is returned as it is.
        """
        # Whoever waits for an add of their own has their turn before the line goes on.
        await asyncio.sleep(0)
        return await self._in_turn(self._choose_next)

    async def send(self, number: int) -> Entry:
        """Send this add if it is queued, and return what became of it; any other is returned as it is.

        Raises NoSuchEntryError when there is none with this number.
        """
        entry = await self._in_turn(lambda _attempt: self._outbox.entry(number))
        return await self._outbox.entry(number) if entry is None else entry

    async def settled(self) -> None:
        """Wait until nothing is under way and all that became known is written down.

        Raises StorageError when that cannot be written down.
        """
        await self._in_turn(_choose_nothing)

    async def _choose_next(self, attempt: _Attempt) -> Entry | None:
        async with self._choosing:
            entry, in_line = await self._outbox.next_queued(_FEW + 1)
        if in_line > _FEW:
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
            task.add_done_callback(_hear)
            raise
        return task.result()

    def _ended(self, _task: asyncio.Task[Entry | None]) -> None:
        self._under_way = None

    async def _send_chosen(self, choose: _Choice, attempt: _Attempt) -> Entry | None:
        if self._unwritten is not None:
            await self._write(self._unwritten)
        entry = await choose(attempt)
        if entry is None or entry.state is not State.QUEUED:
            return entry
        try:
            return await self._send(entry, read_typed(entry.typed), attempt)
        except UnusableFieldError as error:
            # Another version let it pass, or it cannot be written as JSON: it never was sent.
            return await self._refuse_unsent(entry, error.message, attempt)

    async def _send(self, entry: Entry, new: NewAnimal, attempt: _Attempt) -> Entry:
        progress = partial(self._take, entry, new, attempt)
        try:
            animal = await self._session.store.add_animal(new, progress=progress, priority=attempt.priority)
        except SurroundingsError as error:
            return await self._take_failure(entry, error, attempt)
        except BaseException:
            if attempt.is_leaving:
                await self._write(self._unconfirmed(entry, _NOT_HEARD, attempt))
            raise
        self._troubles = 0
        animal_id = None if animal is None else animal.id
        words = f"“{entry.typed.name}” was added" + ("." if animal_id is None else f" as #{animal_id}.")
        step = partial(self._outbox.created, entry.number, animal_id)
        created = await self._write(_Outcome(entry.number, attempt.tries, words, step))
        if animal is not None:
            await self._catalogue.record_animals([animal])
        return created

    async def _take(self, entry: Entry, new: NewAnimal, attempt: _Attempt, progress: Progress) -> None:
        """Write down that the add leaves with the next byte, or that the service refused it for now.

        Raises what keeps it from leaving; NotConnectedError when it is no longer to leave.
        """
        if progress is Progress.SENDING:
            if not attempt.is_wanted:
                raise NotConnectedError(_CALLED_OFF)
            attempt.is_leaving = True
            await self._write_departure(entry, new, attempt)
            return
        self._changed(await self._outbox.left_not(entry.number, _REFUSED_FOR_NOW))
        attempt.is_leaving = False
        if not attempt.is_wanted:
            raise NotConnectedError(_CALLED_OFF)

    async def _write_departure(self, entry: Entry, new: NewAnimal, attempt: _Attempt) -> None:
        # An animal known before cannot be this one, whatever its status was then.
        known = await self._catalogue.look_alikes(NewAnimal(new.name, new.category_id))
        # Before it is known: the step is taken also where its result is no longer waited for.
        attempt.tries = max(attempt.tries, entry.tries) + 1
        try:
            leaving = await self._outbox.begin_sending(entry.number, [animal.id for animal in known])
        except IllegalStepError as error:
            attempt.is_taken_out = True
            raise NotConnectedError(_TAKEN_OUT) from error
        attempt.tries = leaving.tries
        if leaving.typed != entry.typed:
            # Edited and put in line again: what would leave now is what was typed before.
            attempt.is_taken_out = True
            raise NotConnectedError(_TAKEN_OUT)
        self._changed(leaving)

    async def _take_failure(self, entry: Entry, error: SurroundingsError, attempt: _Attempt) -> Entry:
        if error.may_have_happened:
            self._troubles += 1
            return await self._write(self._unconfirmed(entry, error.sentence, attempt))
        if isinstance(error, AnswerError) and not isinstance(error, KeyRefusedError):
            # What was typed has no part in another refusal, such as that of a wrong address.
            self._troubles = 0 if isinstance(error, BadRequestError) else self._troubles + 1
            return await self._refuse(entry, error.said or error.sentence, attempt)
        reason = "" if attempt.is_taken_out else error.sentence
        step = partial(self._outbox.left_not, entry.number, reason)
        words = f"“{entry.typed.name}” was not sent."
        kept = await self._write(_Outcome(entry.number, attempt.tries, words, step))
        if attempt.is_taken_out:
            return kept
        raise error

    async def _refuse_unsent(self, entry: Entry, reason: str, attempt: _Attempt) -> Entry:
        # The outbox refuses only what has left: nothing may come between the two steps.
        attempt.is_leaving = True
        try:
            attempt.tries = (await self._outbox.begin_sending(entry.number)).tries
        except IllegalStepError:
            return await self._outbox.entry(entry.number)  # the person has it in hand already
        return await self._refuse(entry, reason, attempt)

    async def _refuse(self, entry: Entry, reason: str, attempt: _Attempt) -> Entry:
        step = partial(self._outbox.refused, entry.number, reason)
        words = f"“{entry.typed.name}” was refused: {reason}"
        return await self._write(_Outcome(entry.number, attempt.tries, words, step))

    def _unconfirmed(self, entry: Entry, reason: str, attempt: _Attempt) -> _Outcome:
        words = f"It is not known whether “{entry.typed.name}” was added."
        step = partial(self._outbox.unconfirmed, entry.number, reason)
        return _Outcome(entry.number, attempt.tries, words, step)

    async def _write(self, outcome: _Outcome) -> Entry:
        """Write down what became of an add, unless that stands there already."""
        self._unwritten = outcome
        try:
            entry = await self._outbox.entry(outcome.number)
            # Once it was back in line, a later session may be sending it: that try has an outcome of its own.
            is_new = entry.state is State.SENDING and entry.tries == outcome.tries
            if is_new:
                entry = await outcome.step()
        except StorageError as error:
            raise StorageError(
                f"{outcome.words} But that could not be written down, and nothing else is sent before it is. "
                f"{error.message}",
                title=error.title,
            ) from error
        self._unwritten = None
        if is_new:
            self._changed(entry)
        return entry


def read_typed(typed: Typed) -> NewAnimal:
    """Return the animal that was typed. Raises UnusableFieldError with a sentence for beside the field."""
    status = next((one for one in PetStatus if one == typed.status), None)
    if status is None and typed.status is not None:
        raise UnusableFieldError("The status is one of " + ", ".join(PetStatus) + ", or left to the service.")
    return NewAnimal(read_name(typed.name), read_int64(typed.category), status)


async def _choose_nothing(_attempt: _Attempt) -> None:
    """Choose no add: only what is under way ends, and what is unwritten is written."""


def _hear(task: asyncio.Task[Entry | None]) -> None:
    """Take the end of a task for which nobody waits: what there is to know of the add was written down."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, MenagerieError):
        # A bug: the loop's handler is where such things go.
        task.get_loop().call_exception_handler(
            {"message": "Sending that nobody waited for failed", "exception": error, "task": task}
        )
