"""The tables of a catalogue's file, and how a connection to it is made."""

import errno
import os
import sqlite3
from pathlib import Path

VERSION = 1

# The words of an animal are all ends of the words of its name, so that the beginning of a word in this index
# is any part of a word in the name. Ids and categories stand in it behind signs of their own (see ``words``).
# Contentless: the animal's row has the text already, and every change of it is made by ``recording``.
_WORDS = """CREATE VIRTUAL TABLE word USING fts5(
    words, content = '', detail = none, columnsize = 0, prefix = '1 2 3',
    tokenize = "ascii tokenchars '!#$%&()*+,-./:;<=>?@[\\]^_`{|}~'"
)"""

_TABLES = (
    # ``course`` is the place of the status in an animal's usual course, ``since`` from when on it was seen
    # like this, ``last_list`` the number of the last list that it can have stood in (see ``asked``).
    """CREATE TABLE animal (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL,
        folded TEXT NOT NULL,
        category_id INTEGER NOT NULL,
        status TEXT,
        course INTEGER NOT NULL,
        first_seen REAL NOT NULL,
        since REAL NOT NULL,
        last_seen REAL NOT NULL,
        last_list INTEGER NOT NULL,
        mark TEXT
    ) STRICT""",
    # Each has what a search compares, so that passing the animals in an order reads the index alone.
    "CREATE INDEX animal_by_name ON animal (folded, id, category_id, status)",
    "CREATE INDEX animal_by_category ON animal (category_id, id, folded, status)",
    "CREATE INDEX animal_by_status ON animal (course, status, id, folded, category_id)",
    "CREATE INDEX animal_by_last_seen ON animal (last_seen, id, folded, category_id, status)",
    "CREATE INDEX animal_by_mark ON animal (mark) WHERE mark IS NOT NULL",
    _WORDS,
    # How an animal was before: a row for each of its former states, the newest with the highest number.
    """CREATE TABLE sighting (
        animal_id INTEGER NOT NULL,
        number INTEGER NOT NULL,
        at REAL NOT NULL,
        name TEXT NOT NULL,
        category_id INTEGER NOT NULL,
        status TEXT,
        PRIMARY KEY (animal_id, number)
    ) STRICT, WITHOUT ROWID""",
    "CREATE TABLE category (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT",
    # For each status that was asked for ('' for all): the largest limit, and the newest list that was not
    # cut.
    """CREATE TABLE asked (
        status TEXT PRIMARY KEY,
        widest INTEGER NOT NULL,
        full_list INTEGER NOT NULL DEFAULT 0,
        full_at REAL
    ) STRICT, WITHOUT ROWID""",
    # The newest answer, to be on screen again at the next start.
    """CREATE TABLE answer (
        list INTEGER PRIMARY KEY,
        at REAL NOT NULL,
        status TEXT,
        question_limit INTEGER NOT NULL,
        unreadable INTEGER NOT NULL
    ) STRICT""",
    "CREATE TABLE answered (place INTEGER PRIMARY KEY, animal_id INTEGER NOT NULL) STRICT",
    f"PRAGMA user_version = {VERSION}",
)

# What makes a file of each version one of the next. There is only one version so far.
_UPGRADES: dict[int, tuple[str, ...]] = {}

# The upper levels of all indexes of a million animals.
_READERS_CACHE_KIB = 8 * 1024
_BUSY_SECONDS = 5.0

_DAMAGE = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_PRIMARY_CODE = 0xFF


class NotOurFileError(sqlite3.DatabaseError):
    """A file that SQLite can read and we cannot."""


class NewerFileError(NotOurFileError):
    """A file that a newer version of the application made."""


def is_damage(error: sqlite3.Error | OSError) -> bool:
    """Tell whether the file is to be replaced: it cannot be read, now or later."""
    if isinstance(error, NotOurFileError):
        return True
    code: int | None = getattr(error, "sqlite_errorcode", None)
    return code is not None and code & _PRIMARY_CODE in _DAMAGE


def connect_writer(path: Path) -> sqlite3.Connection:
    """Open the file for writing; it is made, with its tables, if it is not there.

    Raises OSError and sqlite3.Error; NotOurFileError when its meaning is not known.
    """
    is_new = not path.exists()
    if not is_new and not path.is_dir() and path.stat().st_size == 0:
        # SQLite would take it for a new one, and nobody would hear that what was in it is gone.
        raise NotOurFileError("empty")
    if not is_new and not os.access(path, os.W_OK):
        # SQLite would open it without a word, and leave files beside it that are write-protected for ever.
        raise PermissionError(errno.EACCES, "write-protected")
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=_BUSY_SECONDS)
    try:
        prepare(connection)
        _check_tables(connection)
    except BaseException:
        connection.close()
        if is_new:
            # Or else an attempt on a full disk would look like a file that lost what was in it.
            path.unlink(missing_ok=True)
        raise
    return connection


def connect_reader(path: Path) -> sqlite3.Connection:
    """Open the file, which must be there, for reading only. Raises sqlite3.Error."""
    # Neither made if it is not there, nor "ro": that could not make the log's index after a kill.
    uri = f"{path.absolute().as_uri()}?mode=rw"
    connection = sqlite3.connect(
        uri, uri=True, isolation_level=None, check_same_thread=False, timeout=_BUSY_SECONDS
    )
    try:
        connection.execute("PRAGMA query_only = TRUE")
        connection.execute(f"PRAGMA cache_size = -{_READERS_CACHE_KIB}")
    except BaseException:
        connection.close()
        raise
    return connection


def connect_for_a_look(path: Path) -> sqlite3.Connection:
    """Open the file, which must be there, for reading once, write-protected or not. Raises sqlite3.Error."""
    is_protected = not (os.access(path, os.W_OK) and os.access(path.parent, os.W_OK))
    return connect_untouched(path) if is_protected else connect_reader(path)


def connect_untouched(path: Path) -> sqlite3.Connection:
    """Open a file that cannot be written, nor anything beside it, for reading only. Raises sqlite3.Error."""
    if path.with_name(f"{path.name}-wal").exists():
        try:
            return _connect_for_reading(path, "mode=ro")
        except sqlite3.OperationalError:
            # The log's index cannot be made there: what only the log has is out of reach.
            pass
    return _connect_for_reading(path, "mode=ro&immutable=1")


def _connect_for_reading(path: Path, how: str) -> sqlite3.Connection:
    uri = f"{path.absolute().as_uri()}?{how}"
    connection = sqlite3.connect(uri, uri=True, isolation_level=None, check_same_thread=False)
    try:
        check_version(connection)
        _check_tables(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def connect_memory() -> sqlite3.Connection:
    """Make a catalogue that lasts until it is closed."""
    connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    prepare(connection)
    return connection


def prepare(connection: sqlite3.Connection) -> None:
    """Make the tables if there are none, bring those of an earlier version to the present one."""
    # A commit outlives the process; after a power cut the last few may be missing, and nothing is damaged.
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = NORMAL")
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        if _version(connection) == 0 and not _has_tables(connection):
            for statement in _TABLES:
                connection.execute(statement)
        check_version(connection)
        while (version := _version(connection)) != VERSION:
            for statement in _UPGRADES[version]:
                connection.execute(statement)


def check_version(connection: sqlite3.Connection) -> None:
    """Raise NotOurFileError for a file whose meaning is not known here."""
    version = _version(connection)
    if version > VERSION:
        raise NewerFileError(f"version {version}")
    if version not in {*_UPGRADES, VERSION}:
        raise NotOurFileError(f"version {version}")


def _check_tables(connection: sqlite3.Connection) -> None:
    """Raise NotOurFileError where a table is not there. Reading all of a large file would take seconds."""
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    missing = {"animal", "word", "sighting", "category", "asked", "answer", "answered"} - names
    if missing:
        raise NotOurFileError(f"no tables {sorted(missing)}")


def _version(connection: sqlite3.Connection) -> int:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def _has_tables(connection: sqlite3.Connection) -> bool:
    return connection.execute("SELECT 1 FROM sqlite_schema LIMIT 1").fetchone() is not None
