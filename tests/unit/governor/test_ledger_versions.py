"""A ledger of another version loses nothing: a released one is taken over, a newer one left alone."""

import math
import sqlite3
from pathlib import Path

import msgspec
import pytest

from menagerie.domain.cases import WaitsCase
from menagerie.domain.facts import fact
from menagerie.domain.plan import PRO
from menagerie.governor.governor import Waiting, WaitReason
from menagerie.governor.ledger.blocks import CHECKSUM, checksum
from menagerie.governor.record import Entry, Moment, Record, Reservation, SentCount, UsedUp, Wait
from support.asking import SCOPE
from support.clock import VirtualClock
from support.damage import changed_by
from support.ledgers import (
    NOW,
    at,
    blocks_of,
    content,
    kept,
    left_by_a_kill,
    no_room,
    opened,
    put,
    reservation,
    started,
    started_by,
    waiting,
)
from support.places import elsewhere

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
# What version 2, the one of release 0.1.0, has besides.
VERSION_2 = """
    ALTER TABLE record ADD COLUMN used_up_stated_at REAL;
    ALTER TABLE record ADD COLUMN used_up_until REAL;
    ALTER TABLE record ADD COLUMN plan TEXT;
    CREATE TABLE sent (
        origin TEXT NOT NULL, fingerprint TEXT NOT NULL, minute INTEGER NOT NULL, last_at REAL NOT NULL,
        requests INTEGER NOT NULL, PRIMARY KEY (origin, fingerprint, minute)
    ) STRICT, WITHOUT ROWID;
    PRAGMA user_version = 2;
"""
SALT = b"salt of long ago"
KEY = (SCOPE.origin, SCOPE.fingerprint)


def before_boots(seconds: float = 0.0) -> Moment:
    """Return the moment so many seconds after ``NOW`` as the earlier versions knew it."""
    return Moment(NOW + seconds, None, 0.0)


def of_version_1(path: Path, seconds: float = 300) -> None:
    path.parent.mkdir(exist_ok=True)
    with sqlite3.connect(path) as connection:
        connection.executescript(VERSION_1)
        connection.execute("INSERT INTO installation VALUES (?, NULL)", (SALT,))
        wait = (NOW, NOW + seconds, NOW + seconds, "limit")
        connection.execute("INSERT INTO record VALUES (?, ?, 2, NULL, NULL, ?, ?, ?, ?)", (*KEY, *wait))
    connection.close()


def of_version_2(path: Path, seconds: float = 300) -> None:
    of_version_1(path, seconds)
    with sqlite3.connect(path) as connection:
        connection.executescript(VERSION_2)
        values = (NOW - 5, NOW + 60, "Pro", *KEY)
        connection.execute(
            "UPDATE record SET used_up_stated_at = ?, used_up_until = ?, plan = ?"
            " WHERE origin = ? AND fingerprint = ?",
            values,
        )
        connection.execute("INSERT INTO reservation VALUES ('1', ?, ?, ?)", (*KEY, NOW))
        connection.execute("INSERT INTO sent VALUES (?, ?, ?, ?, 3)", (*KEY, int(NOW // 60), NOW))
    connection.close()


async def test_files_of_version_1_and_release_0_1_0_are_taken_over_with_all_they_know_and_a_wait_goes_on(
    path: Path,
) -> None:
    of_version_1(path)
    ledger = opened(path)
    wait = Wait(at(), 300, 300, WaitReason.LIMIT)
    assert await ledger.load(SCOPE) == Entry(Record(wait, strikes=2, told=300))
    assert await ledger.salt() == SALT
    await ledger.reserve(reservation())
    await ledger.close()
    again = opened(path)
    assert (await again.load(SCOPE)).sent == (SentCount(at(), 1),)
    assert ledger.warning is again.warning is None
    path = elsewhere(path)
    of_version_2(path, 7200)
    ledger = opened(path)
    wait, used_up = Wait(at(), 7200, 7200, WaitReason.LIMIT), UsedUp(at(-5), 65)
    record = Record(wait, strikes=2, used_up=used_up, plan=PRO, told=7200)
    unanswered = Reservation("1", SCOPE, before_boots())
    assert await ledger.load(SCOPE) == Entry(record, (unanswered,), sent=(SentCount(before_boots(), 3),))
    assert ledger.warning is None
    path = elsewhere(path)
    of_version_2(path, 7200)
    clock = VirtualClock(NOW)
    await clock.advance(100)
    await (await started_by(clock, path)).ledger.close()
    clock.set_wall(clock.now() + 5000)
    # The request of which it is unknown how it ended may have been told the same.
    assert (await started_by(clock, path)).left() == 7100
    path = elsewhere(path)
    of_version_2(path, math.inf)
    for _ in range(2):
        ledger = opened(path)
        record = (await ledger.load(SCOPE)).record
        assert record.wait == Wait(at(), math.inf, math.inf, WaitReason.LIMIT)
        assert record.told == 0
        await ledger.close()


async def test_a_file_of_release_0_1_0_on_a_full_disk_is_read_all_the_same(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    of_version_2(path, 7200)
    monkeypatch.chdir(path.parent)
    clock = VirtualClock(NOW)
    ledger = opened(path, clock, open_file=no_room)
    entry = await ledger.load(SCOPE)
    assert entry.record.wait == Wait(at(), 7200, 7200, WaitReason.LIMIT)
    assert entry.sent == (SentCount(before_boots(), 3),)
    assert entry.lost_at is None
    assert await ledger.salt() == SALT
    # However often it is tried to open the file
    for _ in range(3):
        await clock.advance(60)
        assert await ledger.load(SCOPE) == entry
    # No copy of it stands on the disk
    assert {file.name.partition(".")[0] for file in path.parent.iterdir()} == {path.stem}


async def test_columns_fields_and_words_that_only_a_newer_version_knows_stay(path: Path) -> None:
    # GIVEN a ledger that a newer version wrote, and says that this one can use
    await kept(path, waiting())
    changed_by(
        "ALTER TABLE record ADD COLUMN colour TEXT",
        "UPDATE record SET colour = 'green', wait_reason = 'tired'",
        "UPDATE about SET version = 4, readable_from = 3",
        "PRAGMA user_version = 4",
    )(path)
    blocks = blocks_of(path)
    text = blocks.read_text().replace('"limit"', '"tired"').replace('"plan": null', '"colour": "red"')
    document = msgspec.json.decode(text.replace('"lost": null', '"weather": {"rain": 1}'))
    document.pop(CHECKSUM)
    document[CHECKSUM] = checksum(document)
    blocks.write_bytes(msgspec.json.encode(document))
    # WHEN this version uses it
    ledger = opened(path)
    assert (await ledger.load(SCOPE)).record == waiting()
    await ledger.record(SCOPE, waiting(600), ())
    assert (await ledger.load(SCOPE)).record == waiting(600)
    await ledger.close()
    # THEN what it did not understand is still there
    connection = sqlite3.connect(path)
    assert connection.execute("SELECT colour, wait_until FROM record").fetchall() == [("green", NOW + 600)]
    connection.close()
    assert '"colour": "red"' in blocks.read_text()
    assert '"rain": 1' in blocks.read_text()
    assert ledger.warning is None


of_version_9 = changed_by(
    "UPDATE about SET version = 9, readable_from = 9, written_by = '7.5.0'", "PRAGMA user_version = 9"
)


async def test_what_only_a_newer_version_can_use_stays_untouched_also_after_a_kill_and_no_wait_is_forgotten(
    path: Path, tmp_path: Path
) -> None:
    # GIVEN a wait of two hours, in a ledger that a newer version has taken over since
    salt = await kept(path)
    of_version_9(path)
    before = content(path)
    # WHEN this version goes on, is refused, and is started again
    clock = VirtualClock(NOW)
    ledger = opened(path, clock)
    assert await ledger.salt() == salt
    assert (await ledger.load(SCOPE)).record.wait == waiting(7200).wait
    assert ledger.warning == fact(WaitsCase.NEWER, file=path.name, version="7.5.0")
    await clock.advance(100)
    later = Record(Wait(at(100), 9000, 9000, WaitReason.LIMIT), told=9000)
    await ledger.reserve(reservation(sent_at=at(100)))
    await ledger.record(SCOPE, later, (reservation(sent_at=at(100)),))
    await ledger.close()
    # THEN the newer version's file is as it was, and the wait holds
    assert (await started_by(clock, path)).state() == Waiting(NOW + 9100, WaitReason.LIMIT)
    assert content(path) == before
    path = elsewhere(path)
    await kept(path)
    ledger = opened(path)
    await ledger.salt()
    of_version_9(path)
    left = left_by_a_kill(path, tmp_path / "left")
    files = (left, left.with_name(f"{left.name}-wal"))
    contents = [content(file) for file in files]
    again = opened(left)
    assert (await again.load(SCOPE)).record.wait == waiting(7200).wait
    await again.close()
    assert [content(file) for file in files] == contents
    # What it may know holds once and not at every start.
    path = elsewhere(path)
    await kept(path, Record(told=7200))
    of_version_9(path)
    desk = await started(path)
    assert desk.state() == Waiting(NOW + 7200, WaitReason.LEDGER_LOST, NOW + 60)
    await desk.ledger.close()
    assert not isinstance((await started(path, after=7200)).state(), Waiting)


async def test_another_digit_in_the_second_place_is_noticed_and_the_database_counts(path: Path) -> None:
    await kept(path, waiting(600))
    blocks = blocks_of(path)
    until = f"{NOW + 600:.1f}".encode()
    assert until in content(blocks)
    put(blocks, damaged := content(blocks).replace(until, b"19" + until[2:]))
    assert (await opened(path).load(SCOPE)).record == waiting(600)
    assert content(blocks.with_name(f"{blocks.name}.damaged")) == damaged
