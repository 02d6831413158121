"""Connects to the files of a database, and renames those that cannot be used."""

import itertools
import os
import shutil
import sqlite3
import stat
from contextlib import suppress
from pathlib import Path, PurePath
from urllib.parse import quote

from menagerie.system.files import check_own, make_own, replace_file

# The database itself and what SQLite keeps beside it.
PARTS = ("", "-wal", "-journal", "-shm")
BUSY_SECONDS = 5.0
_OF_OTHERS = stat.S_IRWXG | stat.S_IRWXO


def log_of(path: Path) -> Path:
    """Return the path of the write-ahead log of the database ``path``."""
    return path.with_name(f"{path.name}-wal")


def journal_of(path: Path) -> Path:
    """Return the path of the rollback journal of the database ``path``, which one in the network has."""
    return path.with_name(f"{path.name}-journal")


def is_there(path: Path) -> bool:
    """Return whether there is a file or folder. Raises OSError where that cannot be seen at the moment.

    ``Path.exists`` says no then, since Python 3.14: a file that is there would be replaced by an empty one.
    """
    try:
        path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return False
    return True


def may_be_there(path: Path) -> bool:
    """Return False only where there is surely no file or folder."""
    try:
        return is_there(path)
    except OSError:
        return True  # it cannot be seen at the moment


def is_away(path: Path) -> bool:
    """Return whether a file or folder cannot be reached at present, as one in the network."""
    try:
        return not is_there(path)
    except OSError:
        return True


def connect(path: Path, mode: str = "rw", *, patience: float = BUSY_SECONDS) -> sqlite3.Connection:
    """Return a connection to an existing file. Raises sqlite3.Error, also for one that is not ours.

    It waits up to ``patience`` seconds for a lock of another program.
    """
    try:
        check_own_database(path)
    except OSError as error:
        raise sqlite3.OperationalError(str(error)) from error
    address = f"{database_address(path.absolute())}?mode={mode}"
    connection = sqlite3.connect(
        address, uri=True, isolation_level=None, check_same_thread=False, timeout=patience
    )
    # Without it, macOS leaves what is flushed in the cache of the drive.
    connection.execute("PRAGMA fullfsync = TRUE")
    return connection


def database_address(path: PurePath) -> str:
    """Return the URI of a database, without parameters."""
    # Each separator is encoded, too: SQLite refuses the server in the usual URI of a share on Windows.
    return f"file:{quote(os.fsencode(path), safe='')}"


def connect_read_only(path: Path) -> sqlite3.Connection:
    """Return a connection that changes neither the file nor anything beside it. Raises as ``connect``.

    But what a killed process left half written is undone first.
    """
    if is_there(journal_of(path)):
        return connect(path)
    # Without "immutable", SQLite would leave an empty log beside a file that has none.
    return connect(path, "ro" if is_there(log_of(path)) else "ro&immutable=1")


def check_own_database(path: Path) -> None:
    """Raise NotOwnError if a part of a database is a link or belongs to another user of this computer."""
    for part in PARTS:
        with suppress(FileNotFoundError, NotADirectoryError):
            check_own(path.with_name(path.name + part))


def make_private_file(path: Path) -> None:
    """Make the empty file ``path``, readable by this user only. Raises OSError, also where there is one.

    SQLite itself would make a file for everyone. What it keeps beside a database gets the database's mode.
    """
    os.close(make_own(path))


def keep_from_others(path: Path) -> None:
    """Let only its owner read and write a database and its other parts: 0.2.0 made them for everyone."""
    for part in PARTS:
        one = path.with_name(path.name + part)
        # Some file systems have no modes, and a link or the file of another user stays as it is.
        with suppress(OSError):
            check_own(one)
            one.chmod(stat.S_IMODE(one.stat().st_mode) & ~_OF_OTHERS)


def set_aside(path: Path, reason: str, now: float) -> Path:
    """Rename a database and its other parts, and return the new path. Raises OSError.

    ``reason`` and ``now`` (Unix seconds) become part of the name.
    """
    place = _free_place(path, reason, now)
    for part in PARTS:
        one = path.with_name(path.name + part)
        if is_there(one):
            replace_file(one, place.with_name(place.name + part))
    keep_from_others(place)
    return place


def copy_aside(path: Path, reason: str, now: float) -> Path:
    """Copy one file, and return the path of the copy, named as by ``set_aside``. Raises OSError."""
    place = _free_place(path, reason, now)
    make_private_file(place)
    shutil.copyfile(path, place)
    return place


def _free_place(path: Path, reason: str, now: float) -> Path:
    """Return an unused path, so that a file set aside earlier is not overwritten."""
    name = f"{path.name}.{reason}-{now:.0f}"
    names = itertools.chain([name], (f"{name}-{number}" for number in itertools.count(2)))
    return next(
        place
        for place in map(path.with_name, names)
        if not any(is_there(place.with_name(place.name + part)) for part in PARTS)
    )
