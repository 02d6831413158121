"""Ledgers on disk in virtual time, and ways in which another program is in their way."""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

from menagerie.governor.ledger import LedgerInTwoPlaces
from menagerie.governor.ledger.tables import open_ledger_file
from menagerie.governor.record import Moment, Record, Reservation, Wait, WaitReason
from menagerie.storage import OpenFile
from support.asking import SCOPE, Desk
from support.clock import VirtualClock
from support.idle_loop import left_open

NOW = 1_800_000_000.0
HOUR = 3600.0
PAGE = 4096

OpenLedgerFile = Callable[[Path, float], OpenFile]


def at(seconds: float = 0.0) -> Moment:
    """Return the moment ``seconds`` after ``NOW``, by a ``VirtualClock`` of the first boot."""
    return Moment(NOW + seconds, "boot-1", 1000.0 + seconds)


def waiting(seconds: float = 300.0, told: float | None = None) -> Record:
    """Return a record with a wait that was told at ``NOW``."""
    wait = Wait(at(), seconds, seconds, WaitReason.LIMIT)
    return Record(wait, strikes=2, told=seconds if told is None else told)


def reservation(number: str = "1", sent_at: Moment | None = None) -> Reservation:
    return Reservation(number, SCOPE, sent_at or at())


def opened(
    path: Path, clock: VirtualClock | None = None, open_file: OpenLedgerFile = open_ledger_file
) -> LedgerInTwoPlaces:
    """Return a ledger on disk, which is closed at the end of the test."""
    ledger = LedgerInTwoPlaces(path, clock or VirtualClock(NOW), open_file=open_file)
    left_open.append(ledger)
    return ledger


def blocks_of(path: Path) -> Path:
    """Return the second place of the ledger in ``path``."""
    return path.with_suffix(".blocks.json")


async def kept(path: Path, record: Record | None = None) -> bytes:
    """Leave a ledger with a record (a wait of two hours), closed, and return its salt."""
    ledger = opened(path)
    await ledger.record(SCOPE, record or waiting(2 * HOUR), ())
    salt = await ledger.salt()
    await ledger.close()
    return salt


async def started(path: Path, after: float = 0.0, open_file: OpenLedgerFile = open_ledger_file) -> Desk:
    """Start the application ``seconds`` after ``NOW``."""
    clock = VirtualClock(NOW)
    await clock.advance(after)
    return await started_by(clock, path, open_file)


async def started_by(clock: VirtualClock, path: Path, open_file: OpenLedgerFile = open_ledger_file) -> Desk:
    """Start the application at the clock's time."""
    desk = Desk(clock, opened(path, clock, open_file))
    await desk.governor.load()
    return desk


def left_by_a_kill(path: Path, place: Path, without: str = "-shm") -> Path:
    """Return a copy of what a kill at this moment leaves, except for one of the files."""
    shutil.copytree(path.parent, place, ignore=shutil.ignore_patterns(f"*{without}", "*-shm"))
    return place / path.name


async def pass_until(done: Callable[[], bool], clock: VirtualClock) -> None:
    """Let time pass, virtual and a little of the disk's, until something has come about."""
    while not done():
        await clock.advance(1)
        await asyncio.sleep(0.001)


class Backup:
    """Another program that can lock the ledger's database, and what opens it without waiting for that."""

    def __init__(self, path: Path) -> None:
        self.tries = 0
        self._path = path
        self._lock: sqlite3.Connection | None = None

    def lock(self) -> None:
        """Keep everyone else from writing."""
        self._lock = sqlite3.connect(self._path, isolation_level=None, timeout=0)
        self._lock.execute("BEGIN IMMEDIATE")

    def unlock(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def open(self, path: Path, now: float) -> OpenFile:
        self.tries += 1
        if self._lock is not None:
            # The storage waits for five seconds of real time.
            impatient = sqlite3.connect(path, isolation_level=None, timeout=0)
            try:
                impatient.execute("BEGIN IMMEDIATE")
            finally:
                impatient.close()
        file = open_ledger_file(path, now)
        file.connection.execute("PRAGMA busy_timeout = 0")
        return file


class FullDisk:
    """A disk that takes nothing, neither in the database nor beside it, until there is room."""

    def __init__(self, path: Path) -> None:
        blocks = blocks_of(path)
        self._new = blocks.with_name(f"{blocks.name}.new")
        self.is_full = True
        self.tries = 0
        path.parent.mkdir(parents=True, exist_ok=True)
        unwritable(self._new)

    def make_room(self) -> None:
        self.is_full = False
        shutil.rmtree(self._new)

    def open(self, path: Path, now: float) -> OpenFile:
        self.tries += 1
        return (no_room if self.is_full else open_ledger_file)(path, now)


def opened_with(change: Callable[[sqlite3.Connection], object]) -> OpenLedgerFile:
    """Return a function that opens a file, and changes something of its connection."""

    def open_file(path: Path, now: float) -> OpenFile:
        file = open_ledger_file(path, now)
        change(file.connection)
        return file

    return open_file


def no_room(_path: Path, _now: float) -> OpenFile:
    """Fail as the storage does where nothing more can be written."""
    raise OSError(28, "No space left on device")


def write_protected(path: Path, now: float) -> OpenFile:
    """Fail as the storage does for a file that may only be read."""
    if path.exists():
        raise PermissionError(13, "Permission denied")
    return open_ledger_file(path, now)


def unwritable(path: Path) -> None:
    """Let nothing be written in the place of a file, whatever the rights of who tries."""
    path.unlink(missing_ok=True)
    path.mkdir()
    (path / "something").touch()


def content(path: Path) -> bytes:
    return path.read_bytes()


def put(path: Path, new: bytes) -> None:
    path.write_bytes(new)


def remove(*paths: Path) -> None:
    for path in paths:
        path.unlink()


def flip_bit(path: Path, place: int, bit: int) -> None:
    new = bytearray(content(path))
    new[place] ^= 1 << bit
    put(path, bytes(new))
