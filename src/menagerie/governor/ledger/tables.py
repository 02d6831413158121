"""The tables of the ledger's file, and every statement that is made to them."""

import secrets
import sqlite3
from collections.abc import Sequence
from pathlib import Path

from menagerie.domain.plan import PLANS, Plan
from menagerie.governor.ledger.protocol import MINUTE, MINUTES_OF_INTEREST, SALT_BYTES
from menagerie.governor.record import (
    Entry,
    Record,
    Reservation,
    Scope,
    SentCount,
    UsedUp,
    Wait,
    WaitReason,
)

_VERSION = 2

_SENT = """CREATE TABLE sent (
    origin TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    minute INTEGER NOT NULL,
    last_at REAL NOT NULL,
    requests INTEGER NOT NULL,
    PRIMARY KEY (origin, fingerprint, minute)
) STRICT, WITHOUT ROWID"""

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
        used_up_stated_at REAL,
        used_up_until REAL,
        plan TEXT,
        PRIMARY KEY (origin, fingerprint)
    ) STRICT, WITHOUT ROWID""",
    """CREATE TABLE reservation (
        id TEXT PRIMARY KEY,
        origin TEXT NOT NULL,
        fingerprint TEXT NOT NULL,
        sent_at REAL NOT NULL
    ) STRICT, WITHOUT ROWID""",
    _SENT,
    f"PRAGMA user_version = {_VERSION}",
)

# What makes a file of each version one of the next.
_UPGRADES = {
    1: (
        "ALTER TABLE record ADD COLUMN used_up_stated_at REAL",
        "ALTER TABLE record ADD COLUMN used_up_until REAL",
        "ALTER TABLE record ADD COLUMN plan TEXT",
        _SENT,
        "PRAGMA user_version = 2",
    ),
}

_DAMAGE = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR}
_PRIMARY_CODE = 0xFF


class _NotOurFileError(sqlite3.DatabaseError):
    """A file that SQLite can read and we cannot."""


def is_damage(error: sqlite3.Error | OSError) -> bool:
    """Tell whether the file is to be replaced: it cannot be read, now or later."""
    if isinstance(error, _NotOurFileError):
        return True
    code: int | None = getattr(error, "sqlite_errorcode", None)
    return code is not None and code & _PRIMARY_CODE in _DAMAGE


def connect(path: Path) -> sqlite3.Connection:
    """Open the file; it is made if it is not there."""
    return sqlite3.connect(path, isolation_level=None)


def use_write_ahead_log(connection: sqlite3.Connection) -> None:
    """Let commits outlive the process; for outliving a power cut see ``write_record``."""
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = NORMAL")


def create(connection: sqlite3.Connection, *, lost_at: float | None) -> None:
    """Make the tables, with a new salt. ``lost_at`` is the Unix time at which an earlier file was lost."""
    use_write_ahead_log(connection)
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        for statement in _TABLES:
            connection.execute(statement)
        salt = secrets.token_bytes(SALT_BYTES)
        connection.execute("INSERT INTO installation (salt, lost_at) VALUES (?, ?)", (salt, lost_at))


def check(connection: sqlite3.Connection) -> None:
    """Raise sqlite3.DatabaseError for a file that is damaged or whose meaning is not known."""
    version = _version(connection)
    # The whole check and not the quick one: only it finds a row that is there and would not be found. The
    # file has a handful of rows.
    (findings,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if version not in {*_UPGRADES, _VERSION} or findings != "ok":
        raise _NotOurFileError(f"version {version}, {findings}")
    select_salt(connection)


def upgrade(connection: sqlite3.Connection) -> None:
    """Bring a checked file of an earlier version to the present one, without losing a wait."""
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        while (version := _version(connection)) != _VERSION:
            for statement in _UPGRADES[version]:
                connection.execute(statement)


def _version(connection: sqlite3.Connection) -> int:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def select_salt(connection: sqlite3.Connection) -> bytes:
    """Return the salt."""
    row = connection.execute("SELECT salt FROM installation").fetchone()
    if row is None:
        raise _NotOurFileError("no salt")
    salt: bytes = row[0]
    return salt


def select_entry(connection: sqlite3.Connection, scope: Scope) -> Entry:
    """Return what is known of ``scope``."""
    key = (scope.origin, scope.fingerprint)
    row = connection.execute(
        "SELECT strikes, clean_since, refused, wait_set_at, wait_until, wait_firm_until, wait_reason,"
        " used_up_stated_at, used_up_until, plan FROM record WHERE origin = ? AND fingerprint = ?",
        key,
    ).fetchone()
    record = Record()
    if row is not None:
        strikes, clean_since, refused, set_at, until, firm_until, reason, stated_at, used_up_until, plan = row
        wait = None if set_at is None else Wait(set_at, until, firm_until, _reason(reason))
        used_up = None if stated_at is None else UsedUp(stated_at, used_up_until)
        record = Record(wait, strikes, clean_since, refused, used_up, _plan(plan))
    reservations = connection.execute(
        "SELECT id, sent_at FROM reservation WHERE origin = ? AND fingerprint = ?", key
    )
    unanswered = tuple(Reservation(number, scope, sent_at) for number, sent_at in reservations)
    (lost_at,) = connection.execute("SELECT lost_at FROM installation").fetchone()
    counts = connection.execute(
        "SELECT last_at, requests FROM sent WHERE origin = ? AND fingerprint = ? ORDER BY minute", key
    )
    return Entry(record, unanswered, lost_at, tuple(SentCount(*count) for count in counts))


def _plan(name: str | None) -> Plan | None:
    # A name that is not known here says nothing: the plan is then detected anew.
    return next((plan for plan in PLANS if plan.name == name), None)


def _reason(text: str) -> WaitReason:
    try:
        return WaitReason(text)
    except ValueError as error:
        raise _NotOurFileError("unknown reason") from error


def insert_reservation(connection: sqlite3.Connection, reservation: Reservation) -> None:
    """Note that a request is about to be sent, and count it."""
    scope = reservation.scope
    key = (scope.origin, scope.fingerprint)
    minute = int(reservation.sent_at // MINUTE)
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(
            "INSERT INTO reservation (id, origin, fingerprint, sent_at) VALUES (?, ?, ?, ?)",
            (reservation.id, *key, reservation.sent_at),
        )
        ((requests,),) = connection.execute(
            "INSERT INTO sent VALUES (?, ?, ?, ?, 1) ON CONFLICT DO UPDATE"
            " SET requests = requests + 1, last_at = max(last_at, excluded.last_at) RETURNING requests",
            (*key, minute, reservation.sent_at),
        ).fetchall()
        if requests == 1:
            connection.execute(
                "DELETE FROM sent WHERE origin = ? AND fingerprint = ? AND minute < ?",
                (*key, minute - MINUTES_OF_INTEREST),
            )


def delete_reservations(connection: sqlite3.Connection, settled: Sequence[Reservation]) -> None:
    """Forget the requests."""
    connection.executemany("DELETE FROM reservation WHERE id = ?", [(one.id,) for one in settled])


def withdraw(connection: sqlite3.Connection, reservation: Reservation) -> None:
    """Forget a request, and that there was one."""
    scope = reservation.scope
    key = (scope.origin, scope.fingerprint, int(reservation.sent_at // MINUTE))
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        delete_reservations(connection, [reservation])
        connection.execute(
            "UPDATE sent SET requests = requests - 1 WHERE origin = ? AND fingerprint = ? AND minute = ?", key
        )
        connection.execute(
            "DELETE FROM sent WHERE origin = ? AND fingerprint = ? AND minute = ? AND requests < 1", key
        )


def write_record(
    connection: sqlite3.Connection, scope: Scope, record: Record, settled: Sequence[Reservation]
) -> None:
    """Replace the record and forget the requests that led to it, all at once or not at all."""
    wait, used_up = record.wait, record.used_up
    columns = (scope.origin, scope.fingerprint, record.strikes, record.clean_since, record.refused)
    wait_columns = (wait.set_at, wait.until, wait.firm_until, wait.reason.value) if wait else (None,) * 4
    plan = record.plan and record.plan.name
    used_up_columns = (used_up.stated_at, used_up.until) if used_up else (None,) * 2
    connection.execute("PRAGMA synchronous = FULL")
    try:
        with connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute(
                "INSERT OR REPLACE INTO record VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (*columns, *wait_columns, *used_up_columns, plan),
            )
            delete_reservations(connection, settled)
    finally:
        connection.execute("PRAGMA synchronous = NORMAL")
