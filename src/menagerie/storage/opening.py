"""Opens a database file in whatever state it is: upgrades it, or rescues its rows and keeps the old file."""

import errno
import logging
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from menagerie.storage.files import (
    PARTS,
    check_own_database,
    connect,
    connect_read_only,
    copy_aside,
    is_there,
    journal_of,
    keep_from_others,
    log_of,
    may_be_there,
    set_aside,
)
from menagerie.storage.rescue import rescue
from menagerie.storage.schema import (
    DATABASE_ERRORS,
    HEAD,
    ForeignFileError,
    Schema,
    check_head,
    check_integrity,
    check_origin,
    check_schema,
    create_tables,
    is_damage_at_opening,
    is_logged,
    is_marked,
    mark,
    transaction,
    upgrade,
    version_of,
)
from menagerie.storage.write_ahead_log import is_sound
from menagerie.system.files import (
    check_own,
    is_network_folder,
    make_own_anew,
    make_private_folder,
    open_own,
    remove_file,
    replace_file,
)

# A check takes about a second per 100 MB. In a larger file, damage is found when it is read.
_LARGEST_CHECKED = 32 * 1024 * 1024

_log = logging.getLogger(__name__)


class Trouble(StrEnum):
    """What was wrong with a file when it was opened."""

    DAMAGED = "damaged"
    FOREIGN = "foreign"
    MISSING = "missing"
    CHANGES_LOST = "changes-lost"
    LOG_MISSING = "log-missing"


class Notice(NamedTuple):
    """What was wrong with a file, the schema's name, and the name of the kept old file ("" for none)."""

    trouble: Trouble
    name: str
    kept: str


class OpenFile:
    """An open database file.

    ``connection`` may be used on any thread, by one at a time. ``notice`` says what was wrong, if anything.
    """

    def __init__(self, path: Path, connection: sqlite3.Connection, notice: Notice | None) -> None:
        self.connection = connection
        self.notice = notice
        self._path = path
        self._device = path.stat().st_dev

    @property
    def is_removed(self) -> bool:
        """Whether the file is gone from its place: what is written now would be lost when it is closed.

        One whose drive is gone from there, too, is not removed: it may come back.
        """
        if may_be_there(self._path):
            return False
        return next(folder for folder in self._path.parents if is_there(folder)).stat().st_dev == self._device

    def write_again(self) -> None:
        """Write a file that was removed to its place again, where the next ``open_file`` finds it.

        Close this one first. Raises sqlite3.Error and OSError; nothing has changed then.
        """
        make_private_folder(self._path.parent)
        with _new_file(self._path) as copy:
            self.connection.backup(copy)
        replace_file(_new(self._path), _complete(self._path))
        _log.warning("%s was removed while it was open, and is written again", self._path.name)

    def close(self) -> None:
        """Close the file."""
        try:
            # Before the connection: after a crash in between, the log is still read as usual.
            with suppress(FileNotFoundError):
                remove_file(_open_marker(self._path))
        except OSError as error:
            _log.warning("The marker of an open file could not be removed: %s", error)
        finally:
            self.connection.close()


def open_file(path: Path, schema: Schema, *, now: float) -> OpenFile:
    """Open ``path`` for writing; create it if it is missing.

    An older file is upgraded after it was copied to ``path`` with ``.version-N`` added. A damaged file, or
    one of another program, is renamed with ``now`` (Unix seconds) in its name, and its readable rows are
    copied into a new file.

    Raises NewerFileError for a file that only a newer version can use, and NotOwnError for a link or a file
    of another user; these stay untouched. Raises sqlite3.Error and OSError for troubles that may pass: a full
    disk, missing permissions, a locked file.
    """
    check_own_database(path)
    make_private_folder(path.parent)
    with suppress(FileNotFoundError):
        check_own(_complete(path))
        _finish_replacement(path, Trouble.DAMAGED, now)
    notice = _take_out_of_the_way(path, schema, now)
    if not is_there(path):
        _create(path, schema)
    try:
        connection = _connect_checked(path, schema)
    except DATABASE_ERRORS as error:
        if not is_damage_at_opening(error):
            raise
        _log.warning("%s is replaced: %s: %s", path.name, type(error).__name__, error)
        notice = _replace(path, schema, now, is_foreign=isinstance(error, ForeignFileError))
        connection = _connect_checked(path, schema)
    if notice is not None and notice.trouble is Trouble.CHANGES_LOST:
        # Merge what is left of the damaged log now, so that the next start does not report it again.
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    return _opened(path, connection, notice)


def check_still_there(path: Path) -> None:
    """Raise OSError unless a file that was open before is at its place.

    Its folder is away then, or another one is in its place: nothing is to be begun anew there.
    """
    if not (is_there(path) or is_there(_complete(path))):
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))


def check_file(path: Path, schema: Schema) -> None:
    """Check, without changing anything, that the file is missing or can be opened without replacing it.

    Raises the errors that ``open_file`` would repair or raise: DamagedFileError, ForeignFileError,
    NewerFileError, sqlite3.Error, UnicodeDecodeError, and OSError if its folder is missing.
    """
    if not path.parent.is_dir():
        raise FileNotFoundError("there is no such folder")
    if not is_there(path):
        return
    with open(path, "rb", opener=open_own) as file:
        check_head(file.read(HEAD))
    connection = connect_read_only(path)
    try:
        check_origin(connection, schema)
        check_integrity(connection)
        if version_of(connection) >= schema.version:
            check_schema(connection, schema)
            schema.check(connection)
    finally:
        connection.close()


def replace_damaged(path: Path, schema: Schema, *, now: float) -> OpenFile:
    """Replace a file, as ``open_file`` does, that proved damaged while it was in use; close it first."""
    check_own_database(path)
    notice = _replace(path, schema, now)
    return _opened(path, _connect_checked(path, schema), notice)


def _opened(path: Path, connection: sqlite3.Connection, notice: Notice | None) -> OpenFile:
    try:
        os.close(open_own(_open_marker(path), os.O_WRONLY | os.O_CREAT))
    except OSError as error:
        # On a full disk. Without the marker, only a log that is missing after a kill goes unnoticed.
        _log.info("The marker of an open file could not be made: %s", error)
    return OpenFile(path, connection, notice)


def _take_out_of_the_way(path: Path, schema: Schema, now: float) -> Notice | None:
    """Move away what SQLite would misread or silently drop, and return a notice about it."""
    log, was_open = log_of(path), is_there(_open_marker(path))
    changes = next((part for part in (log, journal_of(path)) if is_there(part)), None)
    trouble, kept = None, ""
    if path.is_dir():
        trouble, kept = Trouble.FOREIGN, set_aside(path, Trouble.FOREIGN, now).name
    elif not is_there(path) and changes is not None:
        # SQLite would delete the log, and undo in a new file what the journal names.
        kept = changes.name.replace(path.name, set_aside(path, Trouble.DAMAGED, now).name)
        trouble = Trouble.MISSING
    elif not is_there(path):
        trouble = Trouble.MISSING if was_open else None
    elif log.is_dir():
        trouble, kept = Trouble.CHANGES_LOST, set_aside(log, Trouble.FOREIGN, now).name
    elif not is_sound(log):
        trouble, kept = Trouble.CHANGES_LOST, copy_aside(log, Trouble.DAMAGED, now).name
    elif was_open and not is_there(log) and _has_log(path):
        trouble = Trouble.LOG_MISSING
    return None if trouble is None else Notice(trouble, schema.name, kept)


def _has_log(path: Path) -> bool:
    """Return whether a database has a log while it is open, as on this computer."""
    with open(path, "rb", opener=open_own) as file:
        return is_logged(file.read(HEAD))


def _connect_checked(path: Path, schema: Schema) -> sqlite3.Connection:
    # Raises for a write-protected file: SQLite would open it and leave write-protected files beside it.
    with open(path, "r+b", opener=open_own) as file:
        check_head(file.read(HEAD))
    keep_from_others(path)
    looking = connect_read_only(path)
    try:
        # Read-only, so that a newer file stays untouched: closing a writing connection empties the log.
        check_origin(looking, schema)
    finally:
        looking.close()
    connection = connect(path)
    try:
        if path.stat().st_size <= _LARGEST_CHECKED:
            check_integrity(connection)
        if version_of(connection) < schema.version:
            _upgrade(path, connection, schema)
        check_schema(connection, schema)
        schema.check(connection)
        if not is_marked(connection):
            with transaction(connection):
                mark(connection, schema)
        # All that use a write-ahead log share memory, which a network cannot.
        mode = "DELETE" if is_network_folder(path.parent) else "WAL"
        connection.execute(f"PRAGMA journal_mode = {mode}").fetchall()
    except BaseException:
        connection.close()
        raise
    return connection


def _create(path: Path, schema: Schema) -> None:
    """Create the file as a whole or not at all."""
    with _new_file(path) as connection, transaction(connection):
        create_tables(connection, schema)
    replace_file(_new(path), path)


@contextmanager
def _new_file(path: Path) -> Iterator[sqlite3.Connection]:
    """Connect to a new and empty file beside ``path``, and close it; half a file is removed."""
    new = _new(path)
    if new.is_dir():
        set_aside(new, Trouble.FOREIGN, 0.0)
    # In place of what a killed process left. SQLite itself removes what stands beside an empty file.
    os.close(make_own_anew(new))
    try:
        with closing(connect(new)) as connection:
            yield connection
    except BaseException:
        remove_file(new)
        raise


def _upgrade(path: Path, connection: sqlite3.Connection, schema: Schema) -> None:
    copy_place = path.with_name(f"{path.name}.version-{version_of(connection)}")
    os.close(make_own_anew(copy_place))
    with closing(connect(copy_place)) as copy:
        connection.backup(copy)
    with transaction(connection):
        upgrade(connection, schema)


def _replace(path: Path, schema: Schema, now: float, *, is_foreign: bool = False) -> Notice:
    with _new_file(path) as connection:
        with transaction(connection):
            create_tables(connection, schema)
        count = rescue(path, connection, schema)
    trouble = Trouble.FOREIGN if is_foreign and not count else Trouble.DAMAGED
    # After a crash, the next start repeats the rescue up to here, and finishes the replacement from here.
    replace_file(_new(path), _complete(path))
    kept = _finish_replacement(path, trouble, now)
    return Notice(trouble, schema.name, kept)


def _finish_replacement(path: Path, trouble: Trouble, now: float) -> str:
    """Move a complete new file to ``path``, and return the new name of the old one; "" if there is none."""
    has_old = any(is_there(path.with_name(path.name + part)) for part in PARTS)
    kept = set_aside(path, trouble, now).name if has_old else ""
    replace_file(_complete(path), path)
    return kept


def _new(path: Path) -> Path:
    return path.with_name(f"{path.name}.new")


def _complete(path: Path) -> Path:
    """Return the path of a complete new file until the old one was moved away."""
    return path.with_name(f"{path.name}.complete")


def _open_marker(path: Path) -> Path:
    """Return the empty file that exists while the database is open, and after a kill."""
    return path.with_name(f"{path.name}-open")
