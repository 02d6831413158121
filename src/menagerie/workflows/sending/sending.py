"""Sends what is queued in the outbox, several adds at a time. Each is recorded before it is sent."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from menagerie.catalogue.catalogue import Catalogue
from menagerie.domain.animal import Animal, NewAnimal
from menagerie.domain.errors import (
    AnswerError,
    BadRequestError,
    KeyRefusedError,
    MenagerieError,
    NotConnectedError,
    SurroundingsError,
    UnusableFieldError,
)
from menagerie.governor.states import Priority
from menagerie.outbox.entry import Entry, IllegalStepError, State
from menagerie.outbox.store import Outbox
from menagerie.workflows.fields import read_typed
from menagerie.workflows.sending.outcomes import Outcomes
from menagerie.workflows.sending.ready_adds import ReadyAdds
from menagerie.workflows.session import Session

__all__ = ["MOST_TROUBLES_IN_A_ROW", "Sending"]

# A service that fails each time does not get all the rest: a person has to look at each failure. What was in
# flight together fails together, and is one trouble.
MOST_TROUBLES_IN_A_ROW = 3

# A person waits for so few, so they go as fast as the limits allow; more are background work.
_FEW = 10

_NO_RESPONSE = "Menagerie did not get the service's response."
_RATE_LIMITED = "The service asked us to wait. It is sent again after that."
_CANCELLED = "It was cancelled before it was sent."


class _NothingToSendError(NotConnectedError):
    """There is no add to be sent. Used only within this module."""


class _Attempt(Struct, eq=False):
    """One request in which an add is sent, from the wait for its turn until its outcome is recorded.

    Which add that is, is decided when the request may leave, so that the adds leave in the order that the
    queue has then: ``number``, or the first one if that is None. ``entry`` is the add that is on its way.
    ``is_wanted`` until the caller is cancelled. ``is_leaving`` while the attempt may not be cancelled, and
    ``has_left`` once its add is recorded as sending, with ``departure``: its number among all departures.
    """

    priority: Priority
    run: "_Run | None" = None
    number: int | None = None
    entry: Entry | None = None
    is_wanted: bool = True
    is_leaving: bool = False
    has_left: bool = False
    departure: int = 0
    task: "asyncio.Task[None] | None" = None

    def drop(self) -> None:
        """Let it end soon: at once if nothing has left."""
        self.is_wanted = False
        if self.task is not None and not self.is_leaving:
            self.task.cancel()


class _Run(Struct, eq=False):
    """One call of ``send_all``. ``error`` is what has ended it."""

    error: BaseException | None = None
    is_over: bool = False


class Sending:
    """Sends the adds of one outbox through one session, as many at a time as the governor allows.

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
        on_their_way: dict[int, asyncio.Event] | None = None,
    ) -> None:
        """While another task holds ``choosing``, ``send_all`` chooses no add.

        All that send from one outbox share ``on_their_way``: the adds that are being sent, with what is set
        once the outcome is recorded.
        """
        self._on_their_way = {} if on_their_way is None else on_their_way
        self._outbox = outbox
        self._session = session
        self._catalogue = catalogue
        self._changed = changed
        self._outcomes = Outcomes(outbox, changed)
        self._attempts: set[_Attempt] = set()
        self._runs: set[_Run] = set()
        self._ready = ReadyAdds(outbox, catalogue, choosing or asyncio.Lock(), self._on_their_way)
        # Set, and replaced by another one, when there may be something to do for ``send_all``.
        self._news = asyncio.Event()
        # How often in a row adds were not added for sure, for another reason than what was typed.
        self._troubles = 0
        # How many adds have departed, and how many of them before the last trouble was counted.
        self._departures = 0
        self._departed_before_trouble = 0
        # How many calls of ``send`` are about to ask for leave: no other add asks before them.
        self._first = 0
        self._added: list[Animal] = []
        self._recording_added: asyncio.Task[None] | None = None

    @property
    def is_under_way(self) -> bool:
        """Tell whether an add leaves, or has left and has no outcome yet; not one that waits for its turn."""
        return any(attempt.is_leaving for attempt in self._attempts)

    @property
    def waiting(self) -> int:
        """How many adds wait in the governor, which counts them itself."""
        return sum(not attempt.is_leaving for attempt in self._attempts)

    @property
    def has_unwritten(self) -> bool:
        """Tell whether there is an outcome to record before anything else is sent."""
        return self._outcomes.has_unwritten

    def look_again(self) -> None:
        """Look at the queue again before the next add leaves: its order, or what is in it, has changed."""
        self._ready.forget()
        self._tell_news()

    async def send_all(self) -> None:
        """Send until nothing is queued any more, and wait until all of it has its outcome.

        What a job queued, and many single adds, are background work: other requests come first.

        Raises what keeps an add from being sent, and SurroundingsError after several times in a row that
        adds were neither added for sure nor refused for what was typed. The rest is still queued then.
        """
        # Let ``send`` go first, since a person waits for its add.
        await asyncio.sleep(0)
        self._troubles = 0
        await _finish(self._outcomes.write_all())
        run = _Run()
        self._runs.add(run)
        try:
            await self._start_until_empty(run)
        except BaseException:
            self._end(run)
            raise
        finally:
            self._runs.discard(run)
        if run.error is not None:
            raise run.error

    async def send(self, number: int) -> Entry:
        """Send this add if it is queued, and return it as it is then.

        It goes before all others that have not left. Raises NoSuchEntryError when there is none with this
        number.
        """
        if self._outcomes.has_unwritten:
            # It may be that of this add.
            await _finish(self._outcomes.write_all())
        while True:
            self._first += 1
            try:
                entry = await self._outbox.entry(number)
            finally:
                self._first -= 1
                self._tell_news()
            under_way = self._on_their_way.get(number)
            if under_way is not None:
                await under_way.wait()
            elif entry.state is State.QUEUED:
                await self._send_one(_Attempt(Priority.PERSON, number=number))
            else:
                return entry

    async def settled(self) -> None:
        """Wait until nothing is under way and every outcome is recorded. Raises StorageError."""
        while tasks := {attempt.task for attempt in self._attempts if attempt.task is not None}:
            await asyncio.wait(tasks)
        await self._added_recorded()
        await _finish(self._outcomes.write_all())

    async def _send_one(self, attempt: _Attempt) -> None:
        # What only waits for its turn has chosen no add yet, and gets in line again behind this one.
        for other in self._attempts:
            if other.run is not None and not other.is_leaving:
                other.drop()
        task = self._start(attempt)
        try:
            # Unlike awaiting the task itself, this leaves it running when the caller is cancelled.
            await asyncio.wait({task})
        except asyncio.CancelledError:
            attempt.drop()
            raise
        await self._added_recorded()
        task.result()

    async def _start_until_empty(self, run: _Run) -> None:
        while True:
            news = self._news
            if not run.is_over:
                try:
                    await self._ready.read(self._session.governor.window + 1)
                except MenagerieError as error:
                    self._end(run, error)
                else:
                    if not self._is_person_first:
                        self._start_some(run)
            is_busy = any(attempt.run is run for attempt in self._attempts)
            if not is_busy and (run.is_over or not self._ready):
                break
            if news is self._news:
                await news.wait()
        await self._added_recorded()

    @property
    def _is_person_first(self) -> bool:
        """Whether an add that a person waits for has still to leave."""
        own = (attempt for attempt in self._attempts if attempt.number is not None)
        return self._first > 0 or not all(attempt.has_left for attempt in own)

    def _start_some(self, run: _Run) -> None:
        """Start as many attempts as may be in flight."""
        window = self._session.governor.window
        singles = self._ready.singles
        few = singles if singles <= _FEW else 0
        # In the background, one more is always ready to leave.
        for priority, ready, most in (
            (Priority.PERSON, few, window),
            (Priority.BACKGROUND, len(self._ready) - few, window + 1),
        ):
            alike = [one for one in self._attempts if one.priority is priority and one.number is None]
            waiting = sum(not one.is_leaving for one in alike)
            for _ in range(min(ready - waiting, most - len(alike))):
                self._start(_Attempt(priority, run))

    def _start(self, attempt: _Attempt) -> asyncio.Task[None]:
        attempt.task = task = asyncio.get_running_loop().create_task(self._make(attempt))
        self._attempts.add(attempt)
        task.add_done_callback(partial(self._ended, attempt))
        return task

    def _ended(self, attempt: _Attempt, task: asyncio.Task[None]) -> None:
        self._attempts.discard(attempt)
        self._tell_news()
        error = None if task.cancelled() else task.exception()
        if error is None:
            return
        if attempt.run is not None and not attempt.run.is_over:
            self._end(attempt.run, error)
        elif not attempt.is_wanted and not isinstance(error, MenagerieError):
            # A bug, in an attempt that is no longer awaited: report it to the handler of the loop.
            task.get_loop().call_exception_handler(
                {"message": "Sending that was no longer awaited failed", "exception": error, "task": task}
            )

    def _end(self, run: _Run, error: BaseException | None = None) -> None:
        """Let no more adds of a run leave, and raise ``error`` when those that have left are recorded."""
        run.error, run.is_over = error, True
        for attempt in self._attempts:
            if attempt.run is run:
                attempt.drop()
        self._tell_news()

    def _tell_news(self) -> None:
        self._news.set()
        self._news = asyncio.Event()

    async def _make(self, attempt: _Attempt) -> None:
        choose, go_back = partial(self._choose, attempt), partial(self._go_back, attempt)
        try:
            animal = await self._session.store.add_chosen(choose, go_back, priority=attempt.priority)
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

    async def _choose(self, attempt: _Attempt) -> NewAnimal:
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
                    self._departures += 1
                    attempt.has_left, attempt.departure = True, self._departures
                    self._tell_news()
                    return new
            raise NotConnectedError(_CANCELLED)
        finally:
            attempt.is_leaving = attempt.entry is not None

    async def _next(self, attempt: _Attempt) -> Entry | None:
        if attempt.number is not None:
            entry = await self._outbox.entry(attempt.number)
            is_free = entry.state is State.QUEUED and entry.number not in self._on_their_way
            return entry if is_free else None
        return await self._ready.take(single=attempt.priority is Priority.PERSON)

    async def _begin(self, entry: Entry, attempt: _Attempt) -> NewAnimal | None:
        """Record that an add is sent, and return it; None if it is not to be sent after all."""
        self._on_their_way[entry.number] = asyncio.Event()
        # Set before the step, which takes effect even when its result is no longer awaited.
        attempt.entry = replace(entry, tries=entry.tries + 1)
        new = unusable = None
        known: list[int] = []
        try:
            new = read_typed(entry.typed)
        except UnusableFieldError as error:
            unusable = error.message  # another version accepted it
        else:
            known = await self._ready.known_before(entry, new)
        if not attempt.is_wanted:
            self._release(attempt)
            return None
        try:
            attempt.entry = leaving = await self._outbox.begin_sending(entry.number, known)
        except IllegalStepError:
            self._release(attempt)
            return None  # the person has edited or discarded it
        except MenagerieError:
            self._release(attempt)
            raise
        self._changed(leaving)
        if leaving.typed != entry.typed:
            # Edited and queued again: what would be sent now is what was typed before.
            await self._put_back(attempt, "")
        elif unusable is not None:
            await self._outcomes.refused(leaving, unusable)
            self._release(attempt)
        else:
            return new
        return None

    async def _go_back(self, attempt: _Attempt) -> None:
        """Record that the add has not been sent for now: another request of this attempt may send it."""
        try:
            await self._put_back(attempt, _RATE_LIMITED)
        finally:
            attempt.is_leaving = attempt.has_left = False
        if not attempt.is_wanted:
            raise NotConnectedError(_CANCELLED)

    async def _put_back(self, attempt: _Attempt, reason: str) -> None:
        if attempt.entry is None:
            return
        try:
            await self._outcomes.not_sent(attempt.entry, reason)
        finally:
            self._release(attempt)
            self.look_again()

    def _release(self, attempt: _Attempt) -> None:
        """Let the add of an attempt be sent again if it is still queued."""
        if attempt.entry is not None:
            self._on_their_way.pop(attempt.entry.number).set()
        attempt.entry = None

    async def _record_created(self, entry: Entry, animal: Animal | None) -> None:
        self._troubles = 0
        if animal is not None:
            self._added.append(animal)
        try:
            await self._outcomes.created(entry, None if animal is None else animal.id)
        finally:
            if self._added and self._recording_added is None:
                self._recording_added = asyncio.get_running_loop().create_task(self._record_added())

    async def _record_added(self) -> None:
        """Record the animals that were added, all that there are at a time."""
        try:
            while self._added:
                added, self._added = self._added, []
                await self._catalogue.record_animals(added, added_here=True)
        finally:
            self._recording_added = None

    async def _added_recorded(self) -> None:
        if self._recording_added is not None:
            await asyncio.wait({self._recording_added})

    async def _record_failure(self, entry: Entry, error: SurroundingsError, departure: int) -> None:
        if error.may_have_happened:
            self._count_trouble(departure)
            await self._outcomes.unconfirmed(entry, error.sentence)
            return
        if isinstance(error, AnswerError) and not isinstance(error, KeyRefusedError):
            # Only a 400 is about what was typed; a 404, say, is about a wrong address.
            if isinstance(error, BadRequestError):
                self._troubles = 0
            else:
                self._count_trouble(departure)
            await self._outcomes.refused(entry, error.service_message or error.sentence)
            return
        await self._outcomes.not_sent(entry, error.sentence)
        self.look_again()
        raise error

    def _count_trouble(self, departure: int) -> None:
        """Count that an add failed, unless it was in flight already when the last trouble was counted."""
        if departure <= self._departed_before_trouble:
            return
        self._departed_before_trouble = self._departures
        self._troubles += 1
        if self._troubles < MOST_TROUBLES_IN_A_ROW:
            return
        for run in self._runs:
            if not run.is_over:
                self._end(run, _stopped(self._troubles))


def _stopped(troubles: int) -> SurroundingsError:
    return SurroundingsError(
        f"Sending failed {troubles} times in a row. The rest is still queued. Look at the failed animals in "
        "the outbox, then send again.",
        title="Sending was stopped",
    )


async def _finish(work: Coroutine[Any, Any, None]) -> None:
    """Await ``work``, which goes on when the caller is cancelled: what it records would not be told else."""
    task = asyncio.get_running_loop().create_task(work)
    try:
        await asyncio.wait({task})
    except asyncio.CancelledError:
        task.add_done_callback(lambda done: None if done.cancelled() else done.exception())
        raise
    task.result()
