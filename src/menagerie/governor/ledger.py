"""Remembers across restarts, crashes and power cuts what the service told about asking, and what was sent."""

import asyncio
import hmac
import logging
import secrets
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Protocol, TypeVar

from menagerie.domain.api_key import ApiKey
from menagerie.domain.clock import Clock
from menagerie.governor.record import Entry, Record, Reservation, Scope, Wait, WaitReason

__all__ = ["Ledger", "MemoryLedger", "Scope", "SqliteLedger", "fingerprint", "open_ledger"]

_SALT_BYTES = 32

_Result = TypeVar("_Result")

_log = logging.getLogger(__name__)


def fingerprint(key: ApiKey, salt: bytes) -> str:
    """Return what stands for ``key`` in a scope: always the same, and of no use to whoever reads it."""
    return hmac.new(salt, key.reveal().encode("ascii"), "sha256").hexdigest()


class Ledger(Protocol):
    """Where governors write down what must not be forgotten.

    Calls take effect in the order in which they are made, also those whose caller was cancelled.
    """

    @property
    def warning(self) -> str | None:
        """A sentence for the person when something is not remembered as it should be, else None."""
        ...

    async def salt(self) -> bytes:
        """Return this installation's salt for ``fingerprint``."""
        ...

    async def load(self, scope: Scope) -> Entry:
        """Return what is known of ``scope``."""
        ...

    async def reserve(self, reservation: Reservation) -> None:
        """Write down that a request is about to be sent. Survives the end of the process."""
        ...

    async def settle(self, reservation: Reservation) -> None:
        """Write down that it is known how a request ended, and that nothing needs to be remembered of it."""
        ...

    async def record(self, scope: Scope, record: Record, settled: Sequence[Reservation]) -> None:
        """Remember ``record``, which requests led to, and settle these. Survives a power cut."""
        ...

    async def close(self) -> None:
        """Let go of files and threads. Nothing else may be called afterwards."""
        ...


class MemoryLedger:
    """A ledger that forgets everything with the process: for simulations."""

    def __init__(self) -> None:
        self.warning: str | None = None
        self._salt = secrets.token_bytes(_SALT_BYTES)
        self._records: dict[Scope, Record] = {}
        self._unanswered: dict[str, Reservation] = {}

    async def salt(self) -> bytes:
        """Return the salt."""
        return self._salt

    async def load(self, scope: Scope) -> Entry:
        """Return what is known of ``scope``."""
        unanswered = tuple(one for one in self._unanswered.values() if one.scope == scope)
        return Entry(self._records.get(scope, Record()), unanswered)

    async def reserve(self, reservation: Reservation) -> None:
        """Remember that a request is about to be sent."""
        self._unanswered[reservation.id] = reservation

    async def settle(self, reservation: Reservation) -> None:
        """Forget a request."""
        self._unanswered.pop(reservation.id, None)

    async def record(self, scope: Scope, record: Record, settled: Sequence[Reservation]) -> None:
        """Remember ``record`` and forget the requests that led to it."""
        self._records[scope] = record
        for reservation in settled:
            await self.settle(reservation)

    async def close(self) -> None:
        """Do nothing: there is nothing to let go of."""


class SqliteLedger:
    """A ledger in a SQLite file, used by a thread of its own so that no disk holds up the event loop.

    Nothing is opened before the first call. A damaged file is kept under another name and a new one begun.
    Where nothing can be written, everything goes on in memory. Either is told in ``warning``.
    """

    def __init__(
        self,
        path: Path,
        clock: Clock,
        *,
        connect: Callable[[Path], sqlite3.Connection] | None = None,
    ) -> None:
        """Take the file's path. ``connect`` opens it, for tests of disks that are full or write-protected."""
        self.warning: str | None = None
        self._path = path
        self._clock = clock
        self._connect = connect or _connect
        self._connection: sqlite3.Connection | None = None
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="ledger")

    async def salt(self) -> bytes:
        """Return this installation's salt; it is made with the file."""
        return await self._perform(_select_salt)

    async def load(self, scope: Scope) -> Entry:
        """Return what is known of ``scope``."""
        return await self._perform(lambda connection: _select_entry(connection, scope))

    async def reserve(self, reservation: Reservation) -> None:
        """Write down that a request is about to be sent."""
        await self._perform(lambda connection: _insert_reservation(connection, reservation))

    async def settle(self, reservation: Reservation) -> None:
        """Write down that it is known how a request ended."""
        await self._perform(lambda connection: _delete_reservations(connection, [reservation]))

    async def record(self, scope: Scope, record: Record, settled: Sequence[Reservation]) -> None:
        """Remember ``record`` and settle the requests that led to it, all at once or not at all."""
        await self._perform(lambda connection: _write_record(connection, scope, record, settled))

    async def close(self) -> None:
        """Close the file and join the thread."""
        if self._connection is not None:
            await self._in_thread(self._disconnect)
        self._thread.shutdown(wait=True)

    async def _perform(self, work: Callable[[sqlite3.Connection], _Result]) -> _Result:
        return await self._in_thread(lambda: self._attempt(work))

    async def _in_thread(self, work: Callable[[], _Result]) -> _Result:
        # Shielded: what is written down must not depend on whether somebody still waits for it.
        return await asyncio.shield(asyncio.wrap_future(self._thread.submit(work)))

    def _attempt(self, work: Callable[[sqlite3.Connection], _Result]) -> _Result:
        connection = self._connection or self._open()
        try:
            return work(connection)
        except sqlite3.Error as error:
            return work(self._recover(error))

    def _open(self) -> sqlite3.Connection:
        is_new = False
        try:
            is_new = not self._path.exists()
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._connection = self._connect(self._path)
            if is_new:
                _create(self._connection, lost_at=None)
            else:
                _check(self._connection)
                _use_write_ahead_log(self._connection)
        except (sqlite3.Error, OSError) as error:
            if is_new:
                self._remove_beginnings()
            return self._recover(error)
        return self._connection

    def _remove_beginnings(self) -> None:
        """Remove what a failed attempt to make the file left, lest it be taken for a damaged ledger."""
        self._disconnect()
        try:
            self._path.unlink(missing_ok=True)
        except OSError as error:
            _log.warning("Nothing could be removed: %s: %s", type(error).__name__, error)

    def _recover(self, error: sqlite3.Error | OSError) -> sqlite3.Connection:
        # Waits may stand in a file that cannot be read, as in a damaged one; without a file there are none.
        lost_at = self._clock.now() if self._a_file_may_be_there() else None
        self._disconnect()
        _log.warning("The ledger of waits failed: %s: %s", type(error).__name__, error)
        if _is_damage(error):
            try:
                return self._begin_anew()
            except (sqlite3.Error, OSError) as second_error:
                _log.warning("It could not be replaced: %s: %s", type(second_error).__name__, second_error)
                self._disconnect()
        return self._carry_on_in_memory(lost_at)

    def _begin_anew(self) -> sqlite3.Connection:
        now = self._clock.now()
        kept = self._path.with_name(f"{self._path.name}.damaged-{now:.0f}")
        self._path.replace(kept)
        for companion in ("-wal", "-shm"):
            beside = self._path.with_name(self._path.name + companion)
            if beside.exists():
                beside.replace(kept.with_name(kept.name + companion))
        self._connection = self._connect(self._path)
        _create(self._connection, lost_at=now)
        self.warning = (
            "The record of earlier waits was damaged. A new one was begun, and requests start again after a "
            f"minute. The damaged one was kept as {kept.name}."
        )
        return self._connection

    def _carry_on_in_memory(self, lost_at: float | None) -> sqlite3.Connection:
        self._connection = sqlite3.connect(":memory:", isolation_level=None)
        if not self._copy_what_can_be_read(self._connection):
            _create(self._connection, lost_at=lost_at)
        self.warning = (
            f"{self._path.name} cannot be written, so waits are remembered only until Menagerie is closed. "
            "Check that the disk is not full or write-protected."
        )
        return self._connection

    def _copy_what_can_be_read(self, memory: sqlite3.Connection) -> bool:
        if not self._a_file_may_be_there():
            return False
        try:
            source = self._connect(self._path)
            try:
                _check(source)
                source.backup(memory)
            finally:
                source.close()
        except sqlite3.Error as error:
            _log.warning("It could not be read either: %s: %s", type(error).__name__, error)
            return False
        return True

    def _a_file_may_be_there(self) -> bool:
        try:
            return self._path.is_file()
        except OSError as error:
            _log.warning("It could not be looked for: %s: %s", type(error).__name__, error)
            return True

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def open_ledger(path: Path, clock: Clock) -> Ledger:
    """Return the ledger in the file ``path``. Cheap: nothing is read before it is first asked."""
    return SqliteLedger(path, clock)


# ---- What follows is SQL. A file of another version is treated as damaged: its meaning is unknown.

_VERSION = 1

_TABLES = (
    "CREATE TABLE installation (salt BLOB NOT NULL, lost_at REAL) STRICT",
    """CREATE TABLE record (
        origin TEXT NOT NULL,
        fingerprint TEXT NOT NULL,
        strikes INTEGER NOT NULL,
        clean_since REAL,
        refused INTEGER,
        wait_set_at REAL,
        wait_until REAL,
        wait_firm_until REAL,
        wait_reason TEXT,
        PRIMARY KEY (origin, fingerprint)
    ) STRICT, WITHOUT ROWID""",
    """CREATE TABLE reservation (
        id TEXT PRIMARY KEY,
        origin TEXT NOT NULL,
        fingerprint TEXT NOT NULL,
        sent_at REAL NOT NULL
    ) STRICT, WITHOUT ROWID""",
    f"PRAGMA user_version = {_VERSION}",
)

_DAMAGE = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR}
_PRIMARY_CODE = 0xFF


class _NotOurFileError(sqlite3.DatabaseError):
    """A file that SQLite can read and we cannot."""


def _is_damage(error: sqlite3.Error | OSError) -> bool:
    if isinstance(error, _NotOurFileError):
        return True
    code: int | None = getattr(error, "sqlite_errorcode", None)
    return code is not None and code & _PRIMARY_CODE in _DAMAGE


def _connect(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, isolation_level=None)


def _use_write_ahead_log(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA journal_mode = WAL")
    # Commits outlive the process; for outliving a power cut see _write_record.
    connection.execute("PRAGMA synchronous = NORMAL")


def _create(connection: sqlite3.Connection, *, lost_at: float | None) -> None:
    _use_write_ahead_log(connection)
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        for statement in _TABLES:
            connection.execute(statement)
        salt = secrets.token_bytes(_SALT_BYTES)
        connection.execute("INSERT INTO installation (salt, lost_at) VALUES (?, ?)", (salt, lost_at))


def _check(connection: sqlite3.Connection) -> None:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    # The whole check and not the quick one: only it finds a row that is there and would not be found. The
    # file has a handful of rows.
    (findings,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if version != _VERSION or findings != "ok":
        raise _NotOurFileError(f"version {version}, {findings}")
    _select_salt(connection)


def _select_salt(connection: sqlite3.Connection) -> bytes:
    row = connection.execute("SELECT salt FROM installation").fetchone()
    if row is None:
        raise _NotOurFileError("no salt")
    salt: bytes = row[0]
    return salt


def _select_entry(connection: sqlite3.Connection, scope: Scope) -> Entry:
    key = (scope.origin, scope.fingerprint)
    row = connection.execute(
        "SELECT strikes, clean_since, refused, wait_set_at, wait_until, wait_firm_until, wait_reason"
        " FROM record WHERE origin = ? AND fingerprint = ?",
        key,
    ).fetchone()
    record = Record()
    if row is not None:
        strikes, clean_since, refused, set_at, until, firm_until, reason = row
        wait = None if set_at is None else Wait(set_at, until, firm_until, _reason(reason))
        record = Record(wait, strikes, clean_since, refused)
    reservations = connection.execute(
        "SELECT id, sent_at FROM reservation WHERE origin = ? AND fingerprint = ?", key
    )
    unanswered = tuple(Reservation(number, scope, sent_at) for number, sent_at in reservations)
    (lost_at,) = connection.execute("SELECT lost_at FROM installation").fetchone()
    return Entry(record, unanswered, lost_at)


def _reason(text: str) -> WaitReason:
    try:
        return WaitReason(text)
    except ValueError as error:
        raise _NotOurFileError("unknown reason") from error


def _insert_reservation(connection: sqlite3.Connection, reservation: Reservation) -> None:
    scope = reservation.scope
    connection.execute(
        "INSERT INTO reservation (id, origin, fingerprint, sent_at) VALUES (?, ?, ?, ?)",
        (reservation.id, scope.origin, scope.fingerprint, reservation.sent_at),
    )


def _delete_reservations(connection: sqlite3.Connection, settled: Sequence[Reservation]) -> None:
    connection.executemany("DELETE FROM reservation WHERE id = ?", [(one.id,) for one in settled])


def _write_record(
    connection: sqlite3.Connection, scope: Scope, record: Record, settled: Sequence[Reservation]
) -> None:
    wait = record.wait
    columns = (scope.origin, scope.fingerprint, record.strikes, record.clean_since, record.refused)
    wait_columns = (wait.set_at, wait.until, wait.firm_until, wait.reason.value) if wait else (None,) * 4
    connection.execute("PRAGMA synchronous = FULL")
    try:
        with connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute(
                "INSERT OR REPLACE INTO record VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", (*columns, *wait_columns)
            )
            _delete_reservations(connection, settled)
    finally:
        connection.execute("PRAGMA synchronous = NORMAL")
