"""A ledger that is damaged, or on a disk that takes nothing, never leads to an early request."""

import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from menagerie.governor.governor import Probing, Waiting, WaitReason
from menagerie.governor.ledger import SqliteLedger
from menagerie.governor.record import Entry, Record, Reservation, Scope, SentCount, Wait
from support.asking import SCOPE, Desk, play
from support.clock import VirtualClock

NOW = 1_800_000_000.0
PAGE = 4096
WAITING = Record(Wait(NOW, NOW + 300, NOW + 300, WaitReason.LIMIT), strikes=2)
RESERVATION = Reservation("1", SCOPE, NOW)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "ledger.sqlite"


def opened(path: Path) -> SqliteLedger:
    return SqliteLedger(path, VirtualClock(NOW))


def warning_of(ledger: SqliteLedger) -> str:
    return ledger.warning or ""


def damaged_by(words: bytes) -> Callable[[Path], None]:
    def damage(path: Path) -> None:
        path.write_bytes(words)

    return damage


def content(path: Path) -> bytes:
    return path.read_bytes()


def torn(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[200:] = b"\xa5" * len(content[200:])
    path.write_bytes(bytes(content))


def of_another_version(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 99")
    connection.close()


def without_a_table(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("DROP TABLE installation")
    connection.close()


def without_its_salt(path: Path) -> None:
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("DELETE FROM installation")
    connection.close()


def with_an_unknown_word(path: Path) -> None:
    path.write_bytes(content(path).replace(b"limit", b"limXt"))


def with_a_row_out_of_place(path: Path) -> None:
    """Change a name in place, so that the row would not be found although every page can be read."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("INSERT INTO record (origin, fingerprint, strikes) VALUES ('https://a', '', 0)")
    connection.close()
    path.write_bytes(content(path).replace(b"https://a", b"zzzzzzzzz"))


@pytest.mark.parametrize(
    "damage",
    [
        with_an_unknown_word,
        with_a_row_out_of_place,
        pytest.param(damaged_by(b""), id="emptied"),
        pytest.param(damaged_by(b"not a database, but long enough to look into" * 100), id="overwritten"),
        torn,
        of_another_version,
        without_a_table,
        without_its_salt,
    ],
)
def test_a_damaged_ledger_is_kept_aside_and_everybody_waits_a_minute_and_probes(
    path: Path, damage: Callable[[Path], None], caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        # GIVEN a ledger with a wait, and something that happens to its file
        clock = VirtualClock(NOW)
        first = SqliteLedger(path, clock)
        await first.record(SCOPE, WAITING, ())
        await first.close()
        damage(path)
        remains = content(path)

        # WHEN the application starts again
        with caplog.at_level(logging.ERROR):
            ledger = SqliteLedger(path, clock)
            desk = Desk(clock, ledger)
            await desk.governor.load()

        # THEN nothing goes for a minute, then one request
        assert desk.state() == Waiting(NOW + 60, WaitReason.LEDGER_LOST)
        # AND the person is told, and what was there is kept
        kept = path.with_name(f"{path.name}.damaged-1800000000")
        assert kept.name in warning_of(ledger)
        assert content(kept)[:100] == remains[:100]
        await ledger.close()

        # AND a second start within that minute waits for the rest of it
        await clock.advance(20)
        again = SqliteLedger(path, clock)
        desk = Desk(clock, again)
        await desk.governor.load()
        assert desk.state() == Waiting(NOW + 60, WaitReason.LEDGER_LOST)
        assert again.warning is None
        await clock.advance(40)
        assert desk.state() == Probing(in_flight=False)
        await again.close()

    play(scenario)


def test_what_a_damaged_ledger_had_not_yet_merged_is_kept_aside_with_it(path: Path) -> None:
    async def scenario() -> None:
        # GIVEN a process that was killed, so that its last write is in the log beside the damaged file
        first = opened(path)
        await first.record(SCOPE, WAITING, ())
        await first.close()
        killed = opened(path)
        await killed.reserve(RESERVATION)
        damaged_by(b"x" * len(content(path)))(path)

        # WHEN the application starts again
        ledger = opened(path)
        entry = await ledger.load(SCOPE)

        # THEN the old log is not taken for the new ledger's
        assert entry == Entry(Record(), lost_at=NOW)
        kept = path.with_name(f"{path.name}.damaged-1800000000")
        assert content(kept.with_name(kept.name + "-wal")) != b""
        await ledger.close()
        await killed.close()

    play(scenario)


def full_after(pages: int) -> Callable[[Path], sqlite3.Connection]:
    """Return what opens a file on a disk that has room for so many pages of it."""

    def connect(path: Path) -> sqlite3.Connection:
        connection = sqlite3.connect(path, isolation_level=None)
        connection.execute(f"PRAGMA max_page_count = {pages}")
        return connection

    return connect


def write_protected(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA query_only = ON")
    return connection


@pytest.mark.parametrize("connect", [full_after(1), write_protected], ids=["full", "write-protected"])
def test_on_a_disk_that_takes_nothing_everything_goes_on_in_memory_and_says_so(
    path: Path, connect: Callable[[Path], sqlite3.Connection]
) -> None:
    async def scenario() -> None:
        ledger = SqliteLedger(path, VirtualClock(NOW), connect=connect)
        await ledger.record(SCOPE, WAITING, ())
        await ledger.reserve(RESERVATION)

        assert await ledger.load(SCOPE) == Entry(WAITING, (RESERVATION,), sent=(SentCount(NOW, 1),))
        assert "cannot be written" in warning_of(ledger)
        await ledger.close()

        # AND the failed attempt is not taken for a damaged ledger when there is room again
        next_time = opened(path)
        assert await next_time.load(SCOPE) == Entry(Record())
        assert next_time.warning is None
        await next_time.close()

    play(scenario)


def test_a_disk_that_fills_up_later_loses_nothing_of_this_run(path: Path) -> None:
    async def scenario() -> None:
        # GIVEN a ledger with a salt and a wait, and a disk with no room for another page
        first = opened(path)
        await first.record(SCOPE, WAITING, ())
        salt = await first.salt()
        await first.close()
        ledger = SqliteLedger(path, VirtualClock(NOW), connect=full_after(len(content(path)) // PAGE))
        assert await ledger.load(SCOPE) == Entry(WAITING)
        assert warning_of(ledger) == ""

        # WHEN more is written than fits
        long_scope = Scope("https://store.example/" + "x" * 20_000, SCOPE.fingerprint)
        await ledger.record(long_scope, WAITING, ())

        # THEN all of it is known, and the person is told
        assert "cannot be written" in warning_of(ledger)
        assert await ledger.load(SCOPE) == Entry(WAITING)
        assert await ledger.load(long_scope) == Entry(WAITING)
        assert await ledger.salt() == salt
        await ledger.close()

    play(scenario)


def test_a_write_protected_ledger_is_still_read(path: Path) -> None:
    async def scenario() -> None:
        first = opened(path)
        await first.record(SCOPE, WAITING, ())
        await first.close()

        ledger = SqliteLedger(path, VirtualClock(NOW), connect=write_protected)
        await ledger.reserve(RESERVATION)

        assert await ledger.load(SCOPE) == Entry(WAITING, (RESERVATION,), sent=(SentCount(NOW, 1),))
        assert "cannot be written" in warning_of(ledger)
        await ledger.close()

    play(scenario)


def test_a_ledger_that_can_be_neither_read_nor_written_may_have_held_a_wait(path: Path) -> None:
    def refuse(path: Path) -> sqlite3.Connection:
        # A folder is the one thing that nobody, whatever their rights, can open as a database.
        return sqlite3.connect(path.parent)

    path.parent.mkdir()
    path.write_bytes(b"something")

    async def scenario() -> None:
        ledger = SqliteLedger(path, VirtualClock(NOW), connect=refuse)

        assert (await ledger.load(SCOPE)).lost_at == NOW
        assert "cannot be written" in warning_of(ledger)
        await ledger.close()

    play(scenario)


def under_a_file(tmp_path: Path) -> Path:
    (tmp_path / "file").write_text("no folder")
    return tmp_path / "file" / "ledger.sqlite"


def a_folder(tmp_path: Path) -> Path:
    (tmp_path / "ledger.sqlite").mkdir()
    return tmp_path / "ledger.sqlite"


@pytest.mark.parametrize("place", [under_a_file, a_folder])
def test_where_no_file_can_be_everything_goes_on_in_memory_at_once(
    tmp_path: Path, place: Callable[[Path], Path]
) -> None:
    async def scenario() -> None:
        ledger = SqliteLedger(place(tmp_path), VirtualClock(NOW))
        await ledger.record(SCOPE, WAITING, ())

        assert await ledger.load(SCOPE) == Entry(WAITING)
        assert "cannot be written" in warning_of(ledger)
        await ledger.close()

    play(scenario)
