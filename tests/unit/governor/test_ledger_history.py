"""The ledger counts what was sent in the last day, and a file of an earlier version loses nothing."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from menagerie.governor.ledger import Ledger, MemoryLedger, SqliteLedger
from menagerie.governor.record import Entry, Record, Reservation, SentCount, Wait, WaitReason
from support.asking import SCOPE, play
from support.clock import VirtualClock

NOW = 1_800_000_000.0
DAY = 86_400
WAITING = Record(Wait(NOW, NOW + 300, NOW + 300, WaitReason.LIMIT), strikes=2)

# The tables of version 1, as they lie on disks.
VERSION_1 = """
    CREATE TABLE installation (salt BLOB NOT NULL, lost_at REAL) STRICT;
    CREATE TABLE record (
        origin TEXT NOT NULL, fingerprint TEXT NOT NULL, strikes INTEGER NOT NULL, clean_since REAL,
        refused INTEGER, wait_set_at REAL, wait_until REAL, wait_firm_until REAL, wait_reason TEXT,
        PRIMARY KEY (origin, fingerprint)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE reservation (
        id TEXT PRIMARY KEY, origin TEXT NOT NULL, fingerprint TEXT NOT NULL, sent_at REAL NOT NULL
    ) STRICT, WITHOUT ROWID;
    PRAGMA user_version = 1;
    PRAGMA journal_mode = WAL;
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "ledger.sqlite"


def opened(path: Path) -> SqliteLedger:
    return SqliteLedger(path, VirtualClock(NOW))


def of_version_1(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.executescript(VERSION_1)
    wait = (NOW, NOW + 300, NOW + 300, "limit")
    with connection:
        connection.execute("INSERT INTO installation VALUES (?, NULL)", (b"salt of long ago",))
        connection.execute(
            "INSERT INTO record VALUES (?, ?, 2, NULL, NULL, ?, ?, ?, ?)",
            (SCOPE.origin, SCOPE.fingerprint, *wait),
        )
    connection.close()


@pytest.mark.parametrize("make", [opened, lambda _: MemoryLedger()], ids=["sqlite", "memory"])
def test_what_was_sent_is_counted_by_minutes(path: Path, make: Callable[[Path], Ledger]) -> None:
    async def scenario() -> None:
        ledger = make(path)
        for number, sent_at in enumerate((NOW, NOW + 30, NOW + 61)):
            await ledger.reserve(Reservation(str(number), SCOPE, sent_at))
            await ledger.settle(Reservation(str(number), SCOPE, sent_at))

        assert (await ledger.load(SCOPE)).sent == (SentCount(NOW + 30, 2), SentCount(NOW + 61, 1))
        await ledger.close()

    play(scenario)


def test_counts_of_the_day_before_yesterday_are_dropped(path: Path) -> None:
    async def scenario() -> None:
        ledger = opened(path)
        for number, sent_at in enumerate((NOW - 2 * DAY, NOW - DAY, NOW)):
            await ledger.reserve(Reservation(str(number), SCOPE, sent_at))

        assert (await ledger.load(SCOPE)).sent == (SentCount(NOW - DAY, 1), SentCount(NOW, 1))
        await ledger.close()

    play(scenario)


def test_a_file_of_the_version_before_is_taken_over_with_its_salt_and_its_wait(path: Path) -> None:
    async def scenario() -> None:
        of_version_1(path)

        ledger = opened(path)
        assert await ledger.load(SCOPE) == Entry(WAITING)
        assert await ledger.salt() == b"salt of long ago"
        await ledger.reserve(Reservation("1", SCOPE, NOW))
        await ledger.close()

        again = opened(path)
        assert (await again.load(SCOPE)).sent == (SentCount(NOW, 1),)
        assert ledger.warning is again.warning is None
        await again.close()

    play(scenario)


def test_a_file_of_the_version_before_that_cannot_be_written_is_read_all_the_same(path: Path) -> None:
    def write_protected(path: Path) -> sqlite3.Connection:
        connection = sqlite3.connect(path, isolation_level=None)
        connection.execute("PRAGMA query_only = ON")
        return connection

    async def scenario() -> None:
        of_version_1(path)
        ledger = SqliteLedger(path, VirtualClock(NOW), connect=write_protected)

        assert await ledger.load(SCOPE) == Entry(WAITING)
        assert "cannot be written" in (ledger.warning or "")
        await ledger.close()

    play(scenario)
