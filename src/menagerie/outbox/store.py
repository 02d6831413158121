"""The outbox: every add from its first letter on, in a file that outlives crashes and power cuts."""

import logging
import sqlite3
from collections.abc import Callable, Collection, Iterable, Mapping
from pathlib import Path
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from menagerie.domain.clock import Clock
from menagerie.domain.errors import StorageError
from menagerie.outbox import rescue, tables
from menagerie.outbox.entry import DONE, Entry, Look, Outcome, State, Step, Typed, state_after
from menagerie.storage.own_thread import OwnThread

# Of those that are done with, so many are remembered; of all others, each.
DONE_KEPT = 1_000

_INTERRUPTED = "Menagerie ended while it was on its way."

_Result = TypeVar("_Result")

_log = logging.getLogger(__name__)


class Opened(Struct, frozen=True):
    """What was found when the file was opened.

    ``interrupted`` counts the adds that were on their way when Menagerie ended; they are unconfirmed now.
    ``warning`` is a sentence for the person when the file could not be used as it was.
    """

    interrupted: int
    warning: str | None = None


class Outbox:
    """The adds of one environment, in a SQLite file used by a thread of its own.

    When a method returns, what it did survives a power cut; letters typed into a draft survive the end of the
    process. When it raises, nothing was changed: StorageError says that the file cannot be read or written,
    and the next call tries again; IllegalStepError that the state of the add does not allow it, and
    NoSuchEntryError that there is none with this number. Calls take effect in the order in which they are
    made, each as a whole, also those whose caller was cancelled meanwhile.
    """

    def __init__(self, path: Path, clock: Clock) -> None:
        self._path = path
        self._clock = clock
        self._connection: sqlite3.Connection | None = None
        self._opened = Opened(0)
        self._thread = OwnThread("outbox")

    async def open(self) -> Opened:
        """Open the file unless it is open, and return what was found then.

        It is made if it is not there. One that is damaged, or of a newer version, is kept beside it.
        """
        return await self._perform(lambda _: self._opened)

    async def entries(
        self, states: Collection[State] | None = None, limit: int | None = None
    ) -> tuple[Entry, ...]:
        """Return adds, newest first: in any of ``states``, and at most ``limit``; None stands for all."""
        wanted = tuple(State if states is None else states)
        return await self._perform(lambda connection: tables.select_newest(connection, wanted, limit))

    async def entry(self, number: int) -> Entry:
        """Return an add."""
        return await self._perform(lambda connection: tables.select(connection, number))

    async def counts(self) -> Mapping[State, int]:
        """Return how many adds are in each state."""
        return await self._perform(tables.count)

    async def next_queued(self, count_to: int = 1) -> tuple[Entry | None, int]:
        """Return the add that has been in line for longest (None: there is none), and how many are in line.

        They are counted no further than ``count_to``.
        """
        return await self._perform(
            lambda connection: (
                tables.select_first_in_line(connection),
                tables.count_in_line(connection, count_to),
            )
        )

    async def save_draft(self, typed: Typed, number: int | None = None) -> Entry:
        """Keep what has been typed so far, as a new draft or in place of what add ``number`` had.

        Editing an add takes it out of the line. Why it was refused stays with it.
        """
        now = self._clock.now()
        if number is None:
            return await self._perform(lambda connection: _insert(connection, typed, State.DRAFT, now))
        return await self._perform(lambda connection: _edit(connection, number, typed, now))

    async def queue(self, number: int, typed: Typed) -> Entry:
        """Put an add last in line as it was typed in the end, because a person said so."""
        return await self._step(number, Step.QUEUE, lambda entry: replace(entry, typed=typed, reason=""))

    async def queue_new(self, typed: Typed) -> Entry:
        """Put a new add last in line, because a person said so."""
        now = self._clock.now()
        return await self._perform(lambda connection: _insert(connection, typed, State.QUEUED, now))

    async def queue_all(self, animals: Iterable[Typed]) -> int:
        """Put new adds in line in their order, all of them or none, and return how many."""
        now = self._clock.now()
        every = tuple(animals)
        return await self._perform(lambda connection: _insert_all(connection, every, now))

    async def begin_sending(self, number: int, known_before: Collection[int] = ()) -> Entry:
        """Write down that an add leaves now: only after this has returned may its first byte go.

        ``known_before`` has the ids of the animals just like it that are known already.
        """
        known = tuple(known_before)
        return await self._step(
            number,
            Step.BEGIN_SENDING,
            lambda entry: replace(entry, tries=entry.tries + 1, reason="", known_before=known, looks=()),
        )

    async def left_not(self, number: int, reason: str) -> Entry:
        """Put an add back where it was in line: refused for the rate limit, or it provably never left."""
        return await self._step(number, Step.LEFT_NOT, lambda entry: replace(entry, reason=reason))

    async def created(self, number: int, animal_id: int | None) -> Entry:
        """Write down that the animal is there; its id is None where the answer did not say."""
        return await self._step(
            number, Step.CREATE, lambda entry: replace(entry, animal_id=animal_id, reason="")
        )

    async def refused(self, number: int, reason: str) -> Entry:
        """Write down that the service did not take it, and why."""
        return await self._step(number, Step.REFUSE, lambda entry: replace(entry, reason=reason))

    async def unconfirmed(self, number: int, reason: str) -> Entry:
        """Write down that nobody knows whether the animal is there, and why."""
        return await self._step(number, Step.LOSE_SIGHT, lambda entry: replace(entry, reason=reason))

    async def looked(self, number: int, outcome: Outcome, animal_id: int | None = None) -> Entry:
        """Write down what a look for an unconfirmed add has shown; ``animal_id`` is what was found."""
        look = Look(self._clock.now(), outcome, animal_id)
        return await self._step(number, Step.LOOK, lambda entry: replace(entry, looks=(*entry.looks, look)))

    async def discard(self, number: int) -> Entry:
        """Write down that nothing is to become of an add any more."""
        return await self._step(number, Step.DISCARD, lambda entry: entry)

    async def close(self) -> None:
        """Let what is under way end, close the file and end the thread. Nothing may be called afterwards."""
        await self._thread.close(self._disconnect_here)

    async def _step(self, number: int, step: Step, change: Callable[[Entry], Entry]) -> Entry:
        now = self._clock.now()
        return await self._perform(lambda connection: _take(connection, number, step, change, now))

    async def _perform(self, work: Callable[[sqlite3.Connection], _Result]) -> _Result:
        return await self._thread.run(lambda: self._perform_here(work))

    def _perform_here(self, work: Callable[[sqlite3.Connection], _Result]) -> _Result:
        try:
            return work(self._connection or self._open_here())
        except (sqlite3.Error, OSError) as error:
            _log.warning("The outbox failed: %s: %s", type(error).__name__, error)
            raise StorageError(self._words_about(error), title="The outbox cannot be used") from error

    def _words_about(self, error: sqlite3.Error | OSError) -> str:
        if isinstance(error, sqlite3.Error) and tables.is_damage(error):
            return (
                f"{self._path.name} is damaged. Nothing was changed in it. Close Menagerie and start it "
                "again: what can be read of the file is then taken over into a new one."
            )
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        return (
            f"{self._path.name} cannot be read or written ({reason}). Nothing was changed in it, and all "
            "adds that it had are safe. Check that the disk is not full or write-protected, then try again."
        )

    def _open_here(self) -> sqlite3.Connection:
        now = self._clock.now()
        connection = self._usable_here(now)
        try:
            warning = rescue.take_over(self._path, connection, now) if rescue.is_pending(self._path) else None
            self._opened = Opened(_begin_again(connection, now), warning)
        except BaseException:
            connection.close()
            raise
        self._connection = connection
        return connection

    def _usable_here(self, now: float) -> sqlite3.Connection:
        """Return a connection to the file as it is, or to a new one when it cannot be used."""
        if not self._path.exists():
            # An earlier start may have ended midway.
            rescue.set_aside(self._path, now)
            self._path.parent.mkdir(parents=True, exist_ok=True)
            tables.create(self._path)
        try:
            return tables.connect(self._path)
        except sqlite3.Error as error:
            if not tables.is_damage(error):
                raise
            _log.warning("The outbox is set aside: %s: %s", type(error).__name__, error)
        rescue.set_aside(self._path, now)
        tables.create(self._path)
        return tables.connect(self._path)

    def _disconnect_here(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _begin_again(connection: sqlite3.Connection, now: float) -> int:
    """Make unconfirmed what was on its way, forget old ones; return how many were on their way."""
    with tables.transaction(connection):
        on_their_way = tables.select_newest(connection, (State.SENDING,), limit=-1)
        for entry in on_their_way:
            state = state_after(Step.LOSE_SIGHT, entry)
            tables.update(connection, replace(entry, state=state, reason=_INTERRUPTED, changed_at=now))
        tables.delete_old(connection, DONE, DONE_KEPT)
    return len(on_their_way)


def _take(
    connection: sqlite3.Connection, number: int, step: Step, change: Callable[[Entry], Entry], now: float
) -> Entry:
    with tables.transaction(connection):
        entry = tables.select(connection, number)
        state = state_after(step, entry)
        if step is Step.QUEUE:
            tables.put_last_in_line(connection, number)
        changed = replace(change(entry), state=state, changed_at=now)
        tables.update(connection, changed)
    return changed


def _edit(connection: sqlite3.Connection, number: int, typed: Typed, now: float) -> Entry:
    before = tables.select(connection, number)
    state = state_after(Step.EDIT, before)
    reason = "" if before.state is State.QUEUED else before.reason
    changed = replace(before, typed=typed, state=state, reason=reason, changed_at=now)
    # At every letter there is no time for the disk, except to take it back from where it would be sent.
    with tables.transaction(connection, outlives_power_cut=before.state is not State.DRAFT):
        tables.update(connection, changed)
    return changed


def _insert(connection: sqlite3.Connection, typed: Typed, state: State, now: float) -> Entry:
    with tables.transaction(connection):
        entry = tables.insert(connection, typed, state, now)
        if state is State.QUEUED:
            tables.put_last_in_line(connection, entry.number)
    return entry


def _insert_all(connection: sqlite3.Connection, animals: tuple[Typed, ...], now: float) -> int:
    with tables.transaction(connection):
        for typed in animals:
            entry = tables.insert(connection, typed, State.QUEUED, now)
            tables.put_last_in_line(connection, entry.number)
    return len(animals)
