"""The outbox: every add from its first letter on, in a file that outlives crashes and power cuts."""

import logging
import sqlite3
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol, TypeVar

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
    OwnThread,
    Trouble,
    is_busy,
    is_damage,
    open_file,
    transaction,
)
from menagerie.storage.files import set_aside
from menagerie.storage.rescue import rescue

# What a power cut may undo: the departure log has the add as sent, so that it is unconfirmed then.
_AFTER_DEPARTURE = frozenset(
    {Step.BEGIN_SENDING, Step.LEFT_NOT, Step.CREATE, Step.REFUSE, Step.LOSE_SIGHT, Step.LOOK}
)

_Result = TypeVar("_Result")


class _Note(Protocol):
    """Writes adds to the departure log."""

    def __call__(self, entries: Collection[Entry], *, flush: bool = False) -> None: ...


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

    When a method returns, what it did survives the end of the process, and a power cut as far as it decides
    what is sent: a queued add stays queued, and one that left is never sent again. When it raises, nothing
    was changed: StorageError says that the file cannot be read or written, and the next call tries again;
    IllegalStepError that the state of the add does not allow it, and NoSuchEntryError that there is none with
    this number. Calls take effect in the order in which they are made, each as a whole, also those whose
    caller was cancelled meanwhile.
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

        It is created if it is not there. A damaged one is kept beside it. Raises NewerDataError for one that
        only a newer version can use.
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
            return await self._perform(
                lambda connection: self._insert(connection, [typed], State.DRAFT, now)[0]
            )
        return await self._perform(lambda connection: self._edit(connection, number, typed, now))

    async def queue(self, number: int, typed: Typed) -> Entry:
        """Put an add last in line as it was typed in the end, because a person said so."""
        return await self._step(number, Step.QUEUE, lambda entry: replace(entry, typed=typed, reason=""))

    async def queue_new(self, typed: Typed) -> Entry:
        """Put a new add last in line, because a person said so."""
        now = self._clock.now()
        return await self._perform(lambda connection: self._insert(connection, [typed], State.QUEUED, now)[0])

    async def queue_all(self, animals: Iterable[Typed]) -> int:
        """Put new adds in line in their order, all of them or none, and return how many."""
        now = self._clock.now()
        every = tuple(animals)
        await self._perform(lambda connection: self._insert(connection, every, State.QUEUED, now))
        return len(every)

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
        return await self._perform(lambda connection: self._take(connection, number, step, change, now))

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
        # macOS keeps what was written in the drive's memory unless it is asked like this.
        connection.execute("PRAGMA fullfsync = TRUE")
        logged = self._departures.read()
        is_trusted = file.notice is None and not self._take_over_aside(connection, now)
        recovered = recover(connection, logged, now, is_trusted=is_trusted)
        self._rewrite_log(connection)
        return Opened(recovered.interrupted, _warning(file.notice, recovered))

    def _take_over_aside(self, connection: sqlite3.Connection, now: float) -> bool:
        """Take over what release 0.1.0 had set aside when it ended in the middle of a rescue of its own."""
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
            # The log as it is says the same in more lines.
            _log.warning("The departure log could not be written anew: %s", error)

    def _disconnect_here(self) -> None:
        self._departures.close()
        if self._file is not None:
            self._file.close()
            self._file = None

    @contextmanager
    def _changing(self, connection: sqlite3.Connection, *, quick: bool = False) -> Iterator[_Note]:
        """Do all that is within, or nothing of it, in the log and in the database.

        Yields what writes adds to the log. ``quick`` is for what a power cut may undo.
        """
        size: int | None = None

        def note(entries: Collection[Entry], *, flush: bool = False) -> None:
            nonlocal size
            step = tables.steps(connection) + 1
            tables.count_step(connection, step)
            size = self._departures.append(entries, step, flush=flush)

        try:
            with tables.quick_transaction(connection) if quick else transaction(connection):
                yield note
        except BaseException:
            if size is not None:
                self._departures.take_back(size)
            raise
        if self._departures.is_grown:
            self._rewrite_log(connection)

    def _take(
        self,
        connection: sqlite3.Connection,
        number: int,
        step: Step,
        change: Callable[[Entry], Entry],
        now: float,
    ) -> Entry:
        with self._changing(connection, quick=step in _AFTER_DEPARTURE) as note:
            entry = tables.select(connection, number)
            state = state_after(step, entry)
            if step is Step.QUEUE:
                tables.put_last_in_line(connection, number)
            changed = replace(change(entry), state=state, changed_at=now)
            tables.update(connection, changed)
            note([changed], flush=step is Step.BEGIN_SENDING)
        return changed

    def _edit(self, connection: sqlite3.Connection, number: int, typed: Typed, now: float) -> Entry:
        before = tables.select(connection, number)
        state = state_after(Step.EDIT, before)
        reason = "" if before.state is State.QUEUED else before.reason
        changed = replace(before, typed=typed, state=state, reason=reason, changed_at=now)
        was_draft = before.state is State.DRAFT
        # Do not flush at every keystroke.
        with self._changing(connection, quick=was_draft) as note:
            tables.update(connection, changed)
            if not was_draft:
                note([changed])
        return changed

    def _insert(
        self, connection: sqlite3.Connection, animals: Collection[Typed], state: State, now: float
    ) -> list[Entry]:
        with self._changing(connection) as note:
            entries = [tables.insert(connection, typed, state, now) for typed in animals]
            if state is State.QUEUED:
                for entry in entries:
                    tables.put_last_in_line(connection, entry.number)
                note(entries)
        return entries


def _newer(error: NewerFileError) -> NewerDataError:
    return NewerDataError(
        f"It was written by Menagerie {error.written_by}, and this version cannot use it. Nothing in it was "
        "changed or sent. Update Menagerie to add animals here; everything else works.",
        title="The outbox is from a newer version",
    )


def _warning(notice: Notice | None, recovered: Recovered) -> str | None:
    """Return what a person has to know about the file; None for nothing."""
    if notice is None and recovered.is_usual:
        return None
    said = ["The outbox was not up to date." if notice is None else notice.sentence]
    if recovered.corrected:
        said.append(f"Adds restored from its log: {recovered.corrected}.")
    said.append("Nothing is sent twice.")
    if recovered.unconfirmed:
        said.append(f"Adds that may have been sent: {recovered.unconfirmed}. Check them in the outbox.")
    return " ".join(said)
