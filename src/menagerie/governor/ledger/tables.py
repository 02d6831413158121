"""The tables of the ledger's database, and every statement about them."""

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

from msgspec import Struct
from msgspec.structs import astuple

from menagerie.domain.cases import RepairedFile
from menagerie.governor.ledger.protocol import MINUTE, MINUTES_OF_INTEREST
from menagerie.governor.ledger.rows import Row, columns_of, known_moment, moment_from
from menagerie.governor.record import Moment, Record, Reservation, Scope, SentCount
from menagerie.storage import (
    OpenFile,
    Schema,
    check_origin,
    connect,
    migrate,
    open_file,
    replace_damaged,
    transaction,
)
from menagerie.storage.schema import upgrade

_INSTALLATION = "CREATE TABLE installation (salt BLOB NOT NULL, lost_at REAL{}) STRICT"
_SENT = """CREATE TABLE sent (
    origin TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    minute INTEGER NOT NULL,
    last_at REAL NOT NULL,
    requests INTEGER NOT NULL,{}
    PRIMARY KEY (origin, fingerprint, minute)
) STRICT, WITHOUT ROWID"""

_COLUMNS = ("origin", "fingerprint", *Row.__struct_fields__)


class Contents(Struct, frozen=True):
    """What the database knows, except for the requests."""

    salt: bytes | None
    lost_at: Moment | None
    records: Mapping[Scope, Record]


def read(connection: sqlite3.Connection) -> Contents:
    """Return all records, and what belongs to no scope."""
    salt, *lost_at = connection.execute(
        "SELECT salt, lost_at, lost_boot, lost_since_boot FROM installation"
    ).fetchone() or (None, None, None, None)
    rows = connection.execute(f"SELECT {', '.join(_COLUMNS)} FROM record")  # noqa: S608 - names of our own
    records = {Scope(origin, key): Row(*values).record() for origin, key, *values in rows}
    return Contents(salt, moment_from(*lost_at), records)


def _check(connection: sqlite3.Connection) -> None:
    # A damaged record must show when the file is opened.
    read(connection)


# Version 3 only added columns, so that a damaged file of an earlier version can be rescued into its tables.
SCHEMA = Schema(
    name=RepairedFile.WAITS,
    application_id=0x4D6E4C67,
    version=3,
    readable_from=3,
    first_tables=frozenset({"installation", "record", "reservation"}),
    statements=(
        _INSTALLATION.format(", lost_boot TEXT, lost_since_boot REAL"),
        """CREATE TABLE record (
            origin TEXT NOT NULL,
            fingerprint TEXT NOT NULL,
            strikes INTEGER NOT NULL,
            clean_since REAL,
            clean_boot TEXT,
            clean_since_boot REAL,
            refused INTEGER,
            wait_set_at REAL,
            wait_boot TEXT,
            wait_since_boot REAL,
            wait_until REAL,
            wait_firm_until REAL,
            wait_reason TEXT,
            used_up_stated_at REAL,
            used_up_boot TEXT,
            used_up_since_boot REAL,
            used_up_until REAL,
            plan TEXT,
            told REAL NOT NULL DEFAULT 0,
            server_read_at REAL,
            server_read_boot TEXT,
            server_read_since_boot REAL,
            server_clock REAL,
            PRIMARY KEY (origin, fingerprint)
        ) STRICT, WITHOUT ROWID""",
        """CREATE TABLE reservation (
            id TEXT PRIMARY KEY,
            origin TEXT NOT NULL,
            fingerprint TEXT NOT NULL,
            sent_at REAL NOT NULL,
            sent_boot TEXT,
            sent_since_boot REAL
        ) STRICT, WITHOUT ROWID""",
        _SENT.format(" last_boot TEXT, last_since_boot REAL,"),
    ),
    migrations={
        1: migrate(
            "ALTER TABLE record ADD COLUMN used_up_stated_at REAL",
            "ALTER TABLE record ADD COLUMN used_up_until REAL",
            "ALTER TABLE record ADD COLUMN plan TEXT",
            _SENT.format(""),
        ),
        2: migrate(
            "ALTER TABLE installation ADD COLUMN lost_boot TEXT",
            "ALTER TABLE installation ADD COLUMN lost_since_boot REAL",
            "ALTER TABLE record ADD COLUMN clean_boot TEXT",
            "ALTER TABLE record ADD COLUMN clean_since_boot REAL",
            "ALTER TABLE record ADD COLUMN wait_boot TEXT",
            "ALTER TABLE record ADD COLUMN wait_since_boot REAL",
            "ALTER TABLE record ADD COLUMN used_up_boot TEXT",
            "ALTER TABLE record ADD COLUMN used_up_since_boot REAL",
            "ALTER TABLE record ADD COLUMN told REAL NOT NULL DEFAULT 0",
            "ALTER TABLE record ADD COLUMN server_read_at REAL",
            "ALTER TABLE record ADD COLUMN server_read_boot TEXT",
            "ALTER TABLE record ADD COLUMN server_read_since_boot REAL",
            "ALTER TABLE record ADD COLUMN server_clock REAL",
            "ALTER TABLE reservation ADD COLUMN sent_boot TEXT",
            "ALTER TABLE reservation ADD COLUMN sent_since_boot REAL",
            "ALTER TABLE sent ADD COLUMN last_boot TEXT",
            "ALTER TABLE sent ADD COLUMN last_since_boot REAL",
            # What the service told last is known only where it is still the wait.
            "UPDATE record SET told = wait_until - wait_set_at"
            " WHERE wait_reason IN ('limit', 'unavailable') AND wait_until < 1e300",
        ),
    },
    check=_check,
)

# No "OR REPLACE": it would empty the columns that a newer version has added.
_WRITE_RECORD = (
    f"INSERT INTO record ({', '.join(_COLUMNS)}) VALUES ({', '.join('?' for _ in _COLUMNS)})"  # noqa: S608 - ours
    f" ON CONFLICT DO UPDATE SET {', '.join(f'{name} = excluded.{name}' for name in Row.__struct_fields__)}"
)
_COUNT = (
    "INSERT INTO sent (origin, fingerprint, minute, last_at, last_boot, last_since_boot, requests)"
    " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET requests = requests + excluded.requests,"
    " last_at = excluded.last_at, last_boot = excluded.last_boot, last_since_boot = excluded.last_since_boot"
    " RETURNING requests"
)
_FORGET_COUNTS = (
    "DELETE FROM sent WHERE origin = ? AND fingerprint = ? AND (requests < 1"
    " OR CASE WHEN last_boot = ? THEN last_since_boot < ? ELSE minute < ? END)"
)


class Unwritten:
    """Changes that the database does not have yet. ``installation`` is the salt and when a file was lost."""

    def __init__(self) -> None:
        self.installation: tuple[bytes, Moment | None] | None = None
        self.records: dict[Scope, Record] = {}
        self.reserved: dict[str, Reservation] = {}
        self.settled: set[str] = set()
        self.counts: dict[tuple[Scope, int], SentCount] = {}

    def __bool__(self) -> bool:
        changes = (self.installation, self.records, self.reserved, self.settled, self.counts)
        return any(changes)

    def count(self, reservation: Reservation, requests: int) -> None:
        """Count so many requests more, or less, in a reservation's minute."""
        minute = (reservation.scope, int(reservation.sent_at.wall // MINUTE))
        so_far = self.counts.get(minute, SentCount(reservation.sent_at, 0))
        last = reservation.sent_at if requests > 0 else so_far.last
        self.counts[minute] = SentCount(last, so_far.requests + requests)

    def settle(self, reservation: Reservation) -> None:
        """Forget a request."""
        if self.reserved.pop(reservation.id, None) is None:
            self.settled.add(reservation.id)


def open_ledger_file(path: Path, now: float) -> OpenFile:
    """Open the database, as ``storage.open_file`` does. ``now`` is the Unix time."""
    return _without_waiting_for_the_disk(open_file(path, SCHEMA, now=now))


def replace_ledger_file(path: Path, now: float) -> OpenFile:
    """Replace a database that was found damaged in use, and open the new one."""
    return _without_waiting_for_the_disk(replace_damaged(path, SCHEMA, now=now))


def copy_of(path: Path) -> sqlite3.Connection:
    """Return a copy, in memory, of a database that can only be read. Raises sqlite3.Error."""
    with closing(connect(path, mode="ro")) as source:
        copy = sqlite3.connect(":memory:")
        try:
            source.backup(copy, progress=_do_not_wait)
            check_origin(copy, SCHEMA)
            upgrade(copy, SCHEMA)
        except BaseException:
            copy.close()
            raise
    return copy


def reservations(connection: sqlite3.Connection, scope: Scope) -> list[Reservation]:
    """Return the requests without a recorded end."""
    rows = connection.execute(
        "SELECT id, sent_at, sent_boot, sent_since_boot FROM reservation"
        " WHERE origin = ? AND fingerprint = ?",
        (scope.origin, scope.fingerprint),
    )
    return [Reservation(number, scope, known_moment(*sent_at)) for number, *sent_at in rows]


def sent_counts(connection: sqlite3.Connection, scope: Scope) -> tuple[SentCount, ...]:
    """Return what was sent in the last day, by minutes."""
    rows = connection.execute(
        "SELECT requests, last_at, last_boot, last_since_boot FROM sent"
        " WHERE origin = ? AND fingerprint = ? ORDER BY minute",
        (scope.origin, scope.fingerprint),
    )
    return tuple(SentCount(known_moment(*last), requests) for requests, *last in rows)


def write(connection: sqlite3.Connection, unwritten: Unwritten) -> None:
    """Write all changes, or none of them."""
    if unwritten.records:
        # A wait must survive a power cut.
        connection.execute("PRAGMA synchronous = FULL")
    try:
        with transaction(connection):
            _write(connection, unwritten)
    finally:
        connection.execute("PRAGMA synchronous = NORMAL")


def _write(connection: sqlite3.Connection, unwritten: Unwritten) -> None:
    if unwritten.installation is not None:
        _write_installation(connection, *unwritten.installation)
    for scope, record in unwritten.records.items():
        connection.execute(_WRITE_RECORD, (scope.origin, scope.fingerprint, *astuple(Row.of(record))))
    connection.executemany(
        "INSERT INTO reservation (id, origin, fingerprint, sent_at, sent_boot, sent_since_boot)"
        " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        [
            (one.id, one.scope.origin, one.scope.fingerprint, *columns_of(one.sent_at))
            for one in unwritten.reserved.values()
        ],
    )
    connection.executemany(
        "DELETE FROM reservation WHERE id = ?", [(number,) for number in unwritten.settled]
    )
    for (scope, minute), count in unwritten.counts.items():
        _write_count(connection, scope, minute, count)


def _write_installation(connection: sqlite3.Connection, salt: bytes, lost_at: Moment | None) -> None:
    # Keep a salt that is there.
    connection.execute(
        "INSERT INTO installation (salt) SELECT ? WHERE NOT EXISTS (SELECT 1 FROM installation)", (salt,)
    )
    connection.execute(
        "UPDATE installation SET lost_at = ?, lost_boot = ?, lost_since_boot = ?", columns_of(lost_at)
    )


def _write_count(connection: sqlite3.Connection, scope: Scope, minute: int, count: SentCount) -> None:
    key, last = (scope.origin, scope.fingerprint), count.last
    if count.requests > 0:
        values = (*key, minute, *columns_of(last), count.requests)
        ((requests,),) = connection.execute(_COUNT, values).fetchall()
    else:
        requests = 0
        connection.execute(
            "UPDATE sent SET requests = requests + ? WHERE origin = ? AND fingerprint = ? AND minute = ?",
            (count.requests, *key, minute),
        )
    if requests <= 1:
        oldest = last.since_boot - MINUTES_OF_INTEREST * MINUTE
        connection.execute(_FORGET_COUNTS, (*key, last.boot, oldest, minute - MINUTES_OF_INTEREST))


def _do_not_wait(status: int, _remaining: int, _total: int) -> None:
    # A backup of a locked database would retry for as long as it is locked.
    if status in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}:
        raise sqlite3.OperationalError


def _without_waiting_for_the_disk(file: OpenFile) -> OpenFile:
    # A request must outlive the process only: a power cut ends it as well.
    file.connection.execute("PRAGMA synchronous = NORMAL")
    return file
