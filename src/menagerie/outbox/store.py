"""The outbox: a database and a departure log that survive crashes and power cuts (see the package)."""

import logging
import sqlite3
from collections.abc import Callable, Collection, Iterable, Mapping
from pathlib import Path
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from menagerie.domain.clock import Clock
from menagerie.domain.errors import NewerDataError, StorageError
from menagerie.outbox import tables
from menagerie.outbox.departures import Departures
from menagerie.outbox.entry import Entry, Look, Outcome, State, Step, Typed, state_after
from menagerie.outbox.recovery import Recovered, open_entries, recover
from menagerie.storage import (
    DATABASE_ERRORS,
    NewerFileError,
    Notice,
    OpenFile,
    Trouble,
    is_busy,
    is_damage,
    open_file,
    transaction,
)
from menagerie.storage.files import set_aside
from menagerie.storage.own_thread import OwnThread
from menagerie.storage.rescue import rescue

# Written to the database without a flush: the departure log has the add as sending.
_AFTER_DEPARTURE = frozenset(
    {Step.BEGIN_SENDING, Step.NOT_SENT, Step.CREATE, Step.REFUSE, Step.LOSE_SIGHT, Step.CHECK}
)

_Result = TypeVar("_Result")

_log = logging.getLogger(__name__)


class Opened(Struct, frozen=True):
    """What was found when the file was opened.

    ``interrupted`` counts the adds that were being sent when Menagerie ended; they are unconfirmed now.
    ``warning`` is a sentence for the user if the file could not be used as it was.
    """

    interrupted: int
    warning: str | None = None


class Outbox:
    """The adds of one environment, in files used by a thread of its own.

    When a method returns, its change survives the end of the process. It survives a power cut if it decides
    what is sent: a queued add stays queued, and a sent one is not sent again. When a method raises, nothing
    was changed: StorageError means that a file cannot be read or written (the next call tries again),
    IllegalStepError that the state of the add does not allow the step, and NoSuchEntryError that there is no
    add with this number. Calls take effect in their order, each as a whole, even if the caller is cancelled.
    """

    def __init__(self, path: Path, clock: Clock) -> None:
        self._path = path
        self._clock = clock
        self._file: OpenFile | None = None
        self._departures = Departures(path.with_suffix(".departures"))
        self._opened = Opened(0)
        self._thread = OwnThread("outbox")

    async def open(self) -> Opened:
        """Open the file unless it is open, and return what was found then.

        Creates a missing file, and replaces a damaged one, which is kept beside it. Raises NewerDataError for
        a file that only a newer version can use.
        """
        return await self._perform(lambda _: self._opened)

    async def entries(
        self, states: Collection[State] | None = None, limit: int | None = None
    ) -> tuple[Entry, ...]:
        """Return adds, newest first: those in ``states``, and at most ``limit``; None for all."""
        wanted = tuple(State if states is None else states)
        return await self._perform(lambda connection: tables.select_newest(connection, wanted, limit))

    async def entry(self, number: int) -> Entry:
        """Return an add."""
        return await self._perform(lambda connection: tables.select(connection, number))

    async def created_at(self, animal_id: int) -> float | None:
        """Return when an add became the animal with this id (Unix seconds); None if none has."""
        return await self._perform(lambda connection: tables.created_at(connection, animal_id))

    async def counts(self) -> Mapping[State, int]:
        """Return the number of adds in each state."""
        return await self._perform(tables.count)

    async def next_queued(self, count_to: int = 1) -> tuple[Entry | None, int]:
        """Return the add to be sent next (None if there is none), and the number of queued adds.

        They are counted no further than ``count_to``.
        """
        return await self._perform(
            lambda connection: (
                tables.select_first_in_queue(connection),
                tables.count_queued(connection, count_to),
            )
        )

    async def save_draft(self, typed: Typed, number: int | None = None) -> Entry:
        """Save what was typed so far, as a new draft or in add ``number``.

        Editing an add takes it out of the queue. The reason of a refusal is kept.
        """
        if number is None:
            return (await self._insert([typed], State.DRAFT))[0]

        def edited(entry: Entry) -> Entry:
            reason = "" if entry.state is State.QUEUED else entry.reason
            return replace(entry, typed=typed, reason=reason)

        return await self._step(number, Step.EDIT, edited)

    async def queue(self, number: int, typed: Typed) -> Entry:
        """Put an add last in the queue, with its final text, because the user asked for it."""
        return await self._step(number, Step.QUEUE, lambda entry: replace(entry, typed=typed, reason=""))

    async def queue_new(self, typed: Typed) -> Entry:
        """Put a new add last in the queue, because the user asked for it."""
        return (await self._insert([typed], State.QUEUED))[0]

    async def queue_all(self, animals: Iterable[Typed]) -> int:
        """Queue new adds in their order, all of them or none, and return how many."""
        return len(await self._insert(tuple(animals), State.QUEUED))

    async def begin_sending(self, number: int, known_before: Collection[int] = ()) -> Entry:
        """Record that an add is about to be sent. Send its first byte only after this has returned.

        ``known_before`` has the ids of identical animals that are known already.
        """
        known = tuple(known_before)
        return await self._step(
            number,
            Step.BEGIN_SENDING,
            lambda entry: replace(entry, tries=entry.tries + 1, reason="", known_before=known, looks=()),
        )

    async def not_sent(self, number: int, reason: str) -> Entry:
        """Put an add back to its place in the queue: refused for the rate limit, or provably not sent."""
        return await self._step(number, Step.NOT_SENT, lambda entry: replace(entry, reason=reason))

    async def created(self, number: int, animal_id: int | None) -> Entry:
        """Record that the animal was created; its id is None if the response did not state it."""
        return await self._step(
            number, Step.CREATE, lambda entry: replace(entry, animal_id=animal_id, reason="")
        )

    async def refused(self, number: int, reason: str) -> Entry:
        """Record that the service rejected the add, and why."""
        return await self._step(number, Step.REFUSE, lambda entry: replace(entry, reason=reason))

    async def unconfirmed(self, number: int, reason: str) -> Entry:
        """Record that it is unknown whether the animal was created, and why."""
        return await self._step(number, Step.LOSE_SIGHT, lambda entry: replace(entry, reason=reason))

    async def looked(self, number: int, outcome: Outcome, animal_id: int | None = None) -> Entry:
        """Record a check for an unconfirmed add; ``animal_id`` is the animal that was found."""
        look = Look(self._clock.now(), outcome, animal_id)
        return await self._step(number, Step.CHECK, lambda entry: replace(entry, looks=(*entry.looks, look)))

    async def ruled_out(self, number: int, animal_id: int) -> Entry:
        """Record that the user says that an unconfirmed add is not this animal; no check counts any more."""
        return await self._step(
            number,
            Step.CHECK,
            lambda entry: replace(entry, known_before=(*entry.known_before, animal_id), looks=()),
        )

    async def discard(self, number: int) -> Entry:
        """Record that the user discarded an add."""
        return await self._step(number, Step.DISCARD, lambda entry: entry)

    async def close(self) -> None:
        """Finish what is running, close the files and end the thread. No method may be called afterwards."""
        await self._thread.close(self._disconnect_here)

    async def _step(self, number: int, step: Step, change: Callable[[Entry], Entry]) -> Entry:
        now = self._clock.now()
        return await self._perform(lambda connection: self._take(connection, number, step, change, now))

    async def _insert(self, animals: Collection[Typed], state: State) -> list[Entry]:
        now = self._clock.now()
        return await self._perform(lambda connection: self._insert_here(connection, animals, state, now))

    async def _perform(self, work: Callable[[sqlite3.Connection], _Result]) -> _Result:
        return await self._thread.run(lambda: self._perform_here(work))

    def _perform_here(self, work: Callable[[sqlite3.Connection], _Result]) -> _Result:
        try:
            return work(self._connected_here())
        except NewerFileError as error:
            raise _newer(error) from error
        except (*DATABASE_ERRORS, OSError) as error:
            _log.warning("The outbox failed: %s: %s", type(error).__name__, error)
            raise StorageError(self._words_about(error), title="The outbox cannot be used") from error

    def _words_about(self, error: Exception) -> str:
        if is_damage(error):
            return (
                f"{self._path.name} is damaged. Nothing was changed in it. Close Menagerie and start it "
                "again: what can be read of the file is then taken over into a new one."
            )
        if is_busy(error):
            return f"Another program holds {self._path.name}. All adds in it are safe. Try again in a moment."
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        return (
            f"{self._path.name} cannot be read or written ({reason}). Nothing was changed in it, and all "
            "adds that it had are safe. Check that the disk is not full or write-protected, then try again."
        )

    def _connected_here(self) -> sqlite3.Connection:
        if self._file is None:
            now = self._clock.now()
            file = open_file(self._path, tables.SCHEMA, now=now)
            try:
                self._opened = self._recover(file, now)
            except BaseException:
                file.close()
                raise
            self._file = file
        return self._file.connection

    def _recover(self, file: OpenFile, now: float) -> Opened:
        connection = file.connection
        connection.execute("PRAGMA synchronous = FULL")
        # Without it, macOS leaves the content in the cache of the drive.
        connection.execute("PRAGMA fullfsync = TRUE")
        logged = self._departures.read()
        is_trusted = file.notice is None and not self._take_over_aside(connection, now)
        recovered = recover(connection, logged, now, is_trusted=is_trusted)
        self._rewrite_log(connection)
        return Opened(recovered.interrupted, _warning(file.notice, recovered))

    def _take_over_aside(self, connection: sqlite3.Connection, now: float) -> bool:
        """Copy the rows of a file that release 0.1.0 set aside when it ended during a rescue of its own."""
        aside = self._path.with_name(f"{self._path.name}.aside")
        if not aside.exists():
            return False
        rescue(aside, connection, tables.SCHEMA)
        set_aside(aside, Trouble.DAMAGED, now)
        return True

    def _rewrite_log(self, connection: sqlite3.Connection) -> None:
        try:
            through, step = tables.highest_number(connection), tables.steps(connection)
            self._departures.rewrite(through, open_entries(connection), step)
        except OSError as error:
            # The old log has the same content in more lines.
            _log.warning("The departure log could not be rewritten: %s", error)

    def _disconnect_here(self) -> None:
        self._departures.close()
        if self._file is not None:
            self._file.close()
            self._file = None

    def _commit(
        self,
        connection: sqlite3.Connection,
        write: Callable[[], list[Entry]],
        *,
        is_logged: bool = True,
        is_flushed: bool = True,
        is_log_flushed: bool = False,
    ) -> list[Entry]:
        """Write changed adds to the log and to the database, or to neither, and return them.

        ``write`` writes them to the database. With ``is_flushed`` False, a power cut may undo that.
        """
        log_size: int | None = None
        try:
            with transaction(connection) if is_flushed else tables.quick_transaction(connection):
                entries = write()
                if is_logged:
                    step = tables.steps(connection) + 1
                    tables.set_steps(connection, step)
                    log_size = self._departures.append(entries, step, flush=is_log_flushed)
        except BaseException:
            if log_size is not None:
                self._departures.cut_to(log_size)
            raise
        if self._departures.is_grown:
            self._rewrite_log(connection)
        return entries

    def _take(
        self,
        connection: sqlite3.Connection,
        number: int,
        step: Step,
        change: Callable[[Entry], Entry],
        now: float,
    ) -> Entry:
        def write() -> list[Entry]:
            entry = tables.select(connection, number)
            changed = replace(change(entry), state=state_after(step, entry), changed_at=now)
            if step is Step.QUEUE:
                tables.put_last_in_queue(connection, number)
            tables.update(connection, changed)
            return [changed]

        # A keystroke in a draft decides nothing about sending, so it needs no flush and no line in the log.
        is_keystroke = step is Step.EDIT and tables.select(connection, number).state is State.DRAFT
        (changed,) = self._commit(
            connection,
            write,
            is_logged=not is_keystroke,
            is_flushed=not is_keystroke and step not in _AFTER_DEPARTURE,
            is_log_flushed=step is Step.BEGIN_SENDING,
        )
        return changed

    def _insert_here(
        self, connection: sqlite3.Connection, animals: Collection[Typed], state: State, now: float
    ) -> list[Entry]:
        def write() -> list[Entry]:
            entries = [tables.insert(connection, typed, state, now) for typed in animals]
            if state is State.QUEUED:
                for entry in entries:
                    tables.put_last_in_queue(connection, entry.number)
            return entries

        return self._commit(connection, write, is_logged=state is State.QUEUED)


def _newer(error: NewerFileError) -> NewerDataError:
    return NewerDataError(
        f"It was written by Menagerie {error.written_by}, and this version cannot use it. Nothing in it was "
        "changed or sent. Update Menagerie to add animals here; everything else works.",
        title="The outbox is from a newer version",
    )


def _warning(notice: Notice | None, recovered: Recovered) -> str | None:
    """Return what to tell the user about the file; None for nothing."""
    if notice is None and recovered.is_usual:
        return None
    sentences = ["The outbox was not up to date." if notice is None else notice.sentence]
    if recovered.corrected:
        sentences.append(f"Adds restored from its log: {recovered.corrected}.")
    sentences.append("Nothing is sent twice.")
    if recovered.unconfirmed:
        sentences.append(f"Adds that may have been sent: {recovered.unconfirmed}. Check them in the outbox.")
    return " ".join(sentences)
