"""The ledger: a database for everything, and a text file that holds the waits a second time."""

import asyncio
import logging
import secrets
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from menagerie.domain.cases import StorageCase, WaitsCase
from menagerie.domain.clock import Clock
from menagerie.domain.facts import Fact, fact, repair
from menagerie.governor.ledger import tables
from menagerie.governor.ledger.blocks import Blocks
from menagerie.governor.ledger.protocol import ASKING, SALT_BYTES, Asking, Heard
from menagerie.governor.ledger.rows import ANY_KEY, lasting
from menagerie.governor.ledger.tables import Contents, Unwritten
from menagerie.governor.record import (
    Entry,
    Moment,
    Record,
    Reservation,
    Scope,
    SentCount,
    WaitReason,
    unread_response,
)
from menagerie.storage import (
    DATABASE_ERRORS,
    NewerFileError,
    Notice,
    OpenFile,
    Trouble,
    is_busy,
    is_damage,
)
from menagerie.storage.files import is_away, may_be_there
from menagerie.storage.own_thread import End, OwnThread, end_of
from menagerie.system.files import is_held

# A database that cannot be used is tried again after so many seconds, then after twice as many.
_FIRST_PAUSE = 1.0
_LONGEST_PAUSE = 60.0

_Result = TypeVar("_Result")

_log = logging.getLogger(__name__)


class LedgerInTwoPlaces:
    """A ledger on disk, used by a thread of its own so that no disk holds up the event loop.

    Nothing is opened before the first call. Then both places are merged, and the longer wait counts. While
    the database cannot be used, the text file holds the waits and the newest request of each scope. If that
    cannot be written either, all is kept in memory. ``warning`` says so.
    """

    def __init__(
        self,
        path: Path,
        clock: Clock,
        *,
        open_file: Callable[[Path, float], OpenFile] = tables.open_ledger_file,
    ) -> None:
        """Take the database's path. ``open_file`` opens it, for tests of locks and of disks that are full."""
        self.warning: Fact | None = None
        self._path = path
        self._clock = clock
        self._open_file = open_file
        self._thread = OwnThread("ledger", self._change_together)
        self._blocks = Blocks(path.with_suffix(".blocks.json"))
        self._salt: bytes | None = None
        self._has_begun = False
        self._file: OpenFile | None = None
        self._copy: sqlite3.Connection | None = None
        self._knows_database = False
        self._notice: Notice | None = None
        self._unwritten = Unwritten()
        self._in_flight: dict[str, Reservation] = {}
        self._trouble: Exception | None = None
        self._text_trouble: OSError | None = None
        self._pause = 0.0
        self._next_try = 0.0
        self._trying: asyncio.Task[None] | None = None

    async def salt(self) -> bytes:
        """Return this installation's salt; it is made with the files."""
        return await self._ask(lambda: self._salt)

    async def load(self, scope: Scope) -> Entry:
        """Return what is known of ``scope``."""
        return await self._ask(lambda: self._load(scope))

    @property
    def is_shared(self) -> bool:
        """False: it is of one installation."""
        return False

    def share(self, per_minute: int) -> None:
        """Return None: it knows of no others."""

    def watch(self, scope: Scope, heard: Heard | None) -> None:
        """Do nothing: there is no other installation to hear of."""

    async def reserve(self, reservation: Reservation, asking: Asking = ASKING) -> float:
        """Record that a request is about to be sent."""
        del asking

        def reserve() -> None:
            self._in_flight[reservation.id] = reservation
            self._unwritten.reserved[reservation.id] = reservation
            self._unwritten.count(reservation, 1)

        await self._change(reserve)
        return 0.0

    async def settle(self, reservation: Reservation) -> None:
        """Record that a request has ended."""
        await self._change(lambda: self._settle(reservation))

    async def withdraw(self, reservation: Reservation) -> None:
        """Record that a request was never sent."""

        def withdraw() -> None:
            if reservation.id in self._in_flight:
                self._settle(reservation)
                self._unwritten.count(reservation, -1)

        await self._change(withdraw)

    async def record(self, scope: Scope, record: Record, settled: Sequence[Reservation]) -> None:
        """Record ``record`` and settle the requests that led to it."""

        def remember() -> None:
            self._blocks.records[scope] = self._unwritten.records[scope] = record
            for reservation in settled:
                self._settle(reservation)

        await self._change(remember)

    async def close(self) -> None:
        """Close the files and end the thread."""
        if self._trying is not None:
            self._trying.cancel()
        await self._thread.close(self._close)

    async def _ask(self, answer: Callable[[], _Result | None]) -> _Result:
        """Return what ``answer`` returns, as soon as either place can be read."""

        def look() -> _Result | None:
            self._begin()
            self._store()
            return None if self._salt is None else answer()

        while (result := await self._thread.run(look)) is None:
            await self._clock.sleep(self._pause)
        self._try_again_later()
        return result

    async def _change(self, change: Callable[[], None]) -> None:
        await self._thread.run(change, is_grouped=True)
        self._try_again_later()

    def _try_again_later(self) -> None:
        """Retry what could not be written. During a long wait no request would do that."""
        if self._lacks_a_place and (self._trying is None or self._trying.done()):
            self._trying = asyncio.create_task(self._try_again())

    async def _try_again(self) -> None:
        while self._lacks_a_place:
            await self._clock.sleep(self._pause or _LONGEST_PAUSE)
            await self._thread.run(self._store)

    @property
    def _lacks_a_place(self) -> bool:
        return self._trouble is not None or self._text_trouble is not None

    # All that follows runs on the ledger's own thread.

    def _change_together(self, changes: Sequence[Callable[[], None]]) -> list[End]:
        """Make changes that wait at the same moment, and store them once."""

        def store() -> None:
            self._begin()
            for change in changes:
                change()
            self._store()

        return [end_of(store)] * len(changes)

    def _begin(self) -> None:
        if not self._has_begun:
            self._has_begun = True
            self._blocks.read()
            self._open_if_due()

    def _settle(self, reservation: Reservation) -> None:
        self._in_flight.pop(reservation.id, None)
        self._unwritten.settle(reservation)

    def _load(self, scope: Scope) -> Entry:
        records = self._blocks.records
        record = records.get(scope, Record())
        record = record.or_longer(records.get(Scope(scope.origin, ANY_KEY), record), self._clock)
        unanswered = {one.id: one for one in self._in_flight.values() if one.scope == scope}
        lost = self._blocks.lost
        counts: tuple[SentCount, ...] = ()
        connection = self._copy if self._file is None else self._file.connection
        try:
            if connection is not None:
                for one in tables.reservations(connection, scope):
                    if one.id not in self._unwritten.settled:
                        unanswered[one.id] = one
                counts = tables.sent_counts(connection, scope)
            elif self._knows_database:
                lost = Moment.now(self._clock)
        except DATABASE_ERRORS as error:
            self._fail(error)
            lost = Moment.now(self._clock)
        return Entry(record, tuple(unanswered.values()), lost, counts)

    def _store(self) -> None:
        """Write what is not written yet: a wait first of all into the text file."""
        self._store_text()
        self._open_if_due()
        if self._write():
            self._blocks.asked = {}
        else:
            self._blocks.asked = {one.scope: one.sent_at for one in self._in_flight.values()}
        self._store_text()
        self.warning = self._warning()

    def _store_text(self) -> None:
        if self._salt is None:
            return  # nothing is known yet that could be written
        try:
            self._blocks.write()
        except OSError as error:
            if self._text_trouble is None:
                _log.warning("The blocks cannot be written: %s: %s", type(error).__name__, error)
            self._text_trouble = error
        else:
            self._text_trouble = None

    def _write(self) -> bool:
        """Bring the database up to date; return whether it is."""
        if self._unwritten and self._file is not None and not self._is_put_off:
            try:
                tables.write(self._file.connection, self._unwritten)
            except (*DATABASE_ERRORS, OSError) as error:
                self._fail(error)
            else:
                self._unwritten = Unwritten()
                self._trouble, self._pause = None, 0.0
        return not self._unwritten

    @property
    def _is_put_off(self) -> bool:
        return self._trouble is not None and self._clock.monotonic() < self._next_try

    def _fail(self, error: Exception) -> None:
        """Replace a damaged database; leave any other for later."""
        _log.warning("The record of waits failed: %s: %s", type(error).__name__, error)
        self._trouble = error
        self._pause = min(max(_FIRST_PAUSE, 2 * self._pause), _LONGEST_PAUSE)
        self._next_try = self._clock.monotonic() + self._pause
        if self._file is not None and is_damage(error):
            self._disconnect()
            try:
                self._take_over(tables.replace_ledger_file(self._path, self._clock.now()))
            except (*DATABASE_ERRORS, OSError) as second_error:
                _log.warning("It cannot be replaced: %s", type(second_error).__name__)

    def _open_if_due(self) -> None:
        if self._is_put_off:
            return
        if self._file is not None:
            if self._trouble is None and self._file.is_removed:
                self._write_again(self._file)
            elif self._trouble is None or _is_held(self._trouble):
                return
            # What failed may work with the file opened anew.
            self._disconnect()
        try:
            self._take_over(self._open_file(self._path, self._clock.now()))
        except (*DATABASE_ERRORS, OSError) as error:
            self._fail(error)
            if not self._knows_database:
                self._disconnect()
            if self._salt is None:
                self._do_without_the_database(error)

    def _write_again(self, removed: OpenFile) -> None:
        """Write a file again that was removed while it was open. Without it, what is in memory is written."""
        try:
            removed.write_again()
        except (*DATABASE_ERRORS, OSError) as error:
            _log.warning("The removed record of waits cannot be read: %s", type(error).__name__)

    def _take_over(self, file: OpenFile) -> None:
        """Use this file from now on, and merge what it knows with what the text file does."""
        self._file = file
        self._notice = file.notice or self._notice
        contents = tables.read(file.connection)
        if self._knows_database:
            # Opened again: what is in memory is newer, and a damaged file may have lost any of it.
            self._unwritten.records = dict(self._blocks.records)
            self._unwritten.reserved = dict(self._in_flight)
        else:
            is_first = self._salt is None
            self._learn(contents)
            self._knows_database = True
            if is_first and self._notice is None and contents.salt is None and self._blocks.was_there:
                self._notice = Notice(Trouble.MISSING, tables.SCHEMA.name, "")
            if is_first and self._notice is not None:
                self._lose()
        self._trouble = None
        self._blocks.database_is_unread = False
        if contents.salt is None or contents.lost_at != self._blocks.lost:
            # Only if changed: a start on a full disk has nothing to write.
            self._unwritten.installation = (self._blocks.salt, self._blocks.lost)

    def _do_without_the_database(self, error: Exception) -> None:
        """Begin with the text file, and with what can be read of a write-protected database."""
        contents = None
        if _is_held(error):
            if not self._blocks.salt:
                return  # neither place can be read yet: wait for one
        else:
            try:
                self._copy = tables.copy_of(self._path)
                contents = tables.read(self._copy)
            except DATABASE_ERRORS as second_error:
                _log.warning("It cannot be read either: %s", type(second_error).__name__)
        self._learn(contents or Contents(None, None, {}))
        self._knows_database = contents is not None
        may_know_more = contents is None and (self._blocks.was_there or may_be_there(self._path))
        if may_know_more and not self._blocks.database_is_unread:
            self._blocks.database_is_unread = True
            self._lose()

    def _learn(self, contents: Contents) -> None:
        """Merge what the database and the text file know, in the time of this boot."""
        blocks, clock = self._blocks, self._clock
        known = dict(blocks.records)
        if self._salt is None:
            self._salt = contents.salt or blocks.salt or secrets.token_bytes(SALT_BYTES)
            for scope, sent_at in blocks.asked.items():
                record = known.get(scope, Record())
                unread = unread_response(sent_at, record.told, WaitReason.UNANSWERED)
                known[scope] = record.with_wait(unread, clock)
        records: dict[Scope, Record] = {}
        for salt, place in ((contents.salt, contents.records), (blocks.salt, known)):
            for stored_scope, stored in place.items():
                scope, record = stored_scope, stored.in_this_boot(clock)
                if salt != self._salt or scope.fingerprint == ANY_KEY:
                    scope, record = Scope(scope.origin, ANY_KEY), lasting(record, clock)
                records[scope] = record.or_longer(records.get(scope, record), clock)
        written = contents.records
        self._unwritten.records = {one: each for one, each in records.items() if each != written.get(one)}
        blocks.salt, blocks.records = self._salt, records
        moments = filter(None, (blocks.lost, contents.lost_at))
        blocks.lost = min(moments, key=lambda moment: moment.seconds_ago(clock), default=None)

    def _lose(self) -> None:
        """Let every scope wait as for an unread response: what the database knew is lost."""
        now = Moment.now(self._clock)
        self._blocks.lost = now
        for scope, record in self._blocks.records.items():
            unread = unread_response(now, record.told, WaitReason.LEDGER_LOST)
            self._unwritten.records[scope] = record.with_wait(unread, self._clock)
        self._blocks.records = dict(self._unwritten.records)

    def _warning(self) -> Fact | None:
        name, trouble = self._path.name, self._trouble
        if trouble is None:
            return None if self._notice is None else repair(*self._notice)
        if isinstance(trouble, NewerFileError):
            return fact(WaitsCase.NEWER, file=name, version=trouble.written_by)
        if self._salt is None:
            return fact(WaitsCase.HELD_UNREAD, file=name)
        if is_away(self._path.parent):
            return fact(StorageCase.AWAY, folder=str(self._path.parent))
        if self._text_trouble is not None:
            return fact(WaitsCase.NOT_SAVED)
        return fact(WaitsCase.HELD if _is_held(trouble) else WaitsCase.NOT_WRITTEN, file=name)

    def _close(self) -> None:
        if self._has_begun:
            self._next_try = 0.0
            self._store()
        self._disconnect()

    def _disconnect(self) -> None:
        try:
            if self._file is not None:
                self._file.close()
            if self._copy is not None:
                self._copy.close()
        except (*DATABASE_ERRORS, OSError) as error:
            _log.warning("The record of waits cannot be closed: %s", type(error).__name__)
        self._file = self._copy = None


def _is_held(error: Exception) -> bool:
    """Tell whether another program holds the file at the moment."""
    return is_busy(error) or is_held(error)
