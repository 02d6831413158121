"""The tables of a catalogue's file, and how a connection to it is made."""

import sqlite3
from pathlib import Path

from menagerie.catalogue.shared_tables import DIGEST, OVERRULED, SHARED
from menagerie.domain.cases import RepairedFile
from menagerie.domain.notes import tag_key
from menagerie.domain.texts.folding import folded_words
from menagerie.storage import Schema, check_origin, connect, create_tables, migrate, transaction
from menagerie.storage.files import journal_of, log_of, may_be_there

# Only the beginning of a longer name is searched and sorted by.
_LONGEST_SEARCHED = 1000

# The trigrams of all names, kept by triggers. Contentless: the text is in the animal's row.
# SQLite 3.40 can overrun its memory when it merges row ids of both signs, and the process ends. So animals
# with an id below zero, which services hardly have, are not indexed; a search compares each of them.
_TRIGRAM = (
    """CREATE VIRTUAL TABLE trigram USING fts5(
        folded, content = '', columnsize = 0, tokenize = 'trigram case_sensitive 1'
    )""",
    """CREATE TRIGGER animal_inserted AFTER INSERT ON animal WHEN new.id >= 0 BEGIN
        INSERT INTO trigram (rowid, folded) VALUES (new.id, new.folded);
    END""",
    """CREATE TRIGGER animal_renamed AFTER UPDATE OF folded ON animal
    WHEN new.id >= 0 AND new.folded <> old.folded BEGIN
        INSERT INTO trigram (trigram, rowid, folded) VALUES ('delete', old.id, old.folded);
        INSERT INTO trigram (rowid, folded) VALUES (new.id, new.folded);
    END""",
)

_BY_STATUS = "CREATE INDEX animal_by_status ON animal (status, id, folded, category_id)"

# What staff write about animals. It stays when the service shows other data, and has no copy elsewhere.
# ``tag`` is the folded ``label``. An animal need not be known: a note outlives a damaged row of its animal.
_NOTES = (
    """CREATE TABLE note (
        animal_id INTEGER PRIMARY KEY,
        text TEXT NOT NULL,
        folded TEXT NOT NULL,
        changed_at REAL NOT NULL
    ) STRICT""",
    """CREATE TABLE tagged (
        animal_id INTEGER NOT NULL,
        tag TEXT NOT NULL,
        label TEXT NOT NULL,
        changed_at REAL NOT NULL,
        PRIMARY KEY (animal_id, tag)
    ) STRICT, WITHOUT ROWID""",
    "CREATE INDEX tagged_by_tag ON tagged (tag, changed_at)",
)

_TABLES = (
    # ``since`` is when it was first seen in its present state, ``last_list`` the number of the newest list at
    # the time when it was last seen (see ``asked``).
    """CREATE TABLE animal (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL,
        folded TEXT NOT NULL,
        category_id INTEGER NOT NULL,
        status TEXT,
        first_seen REAL NOT NULL,
        since REAL NOT NULL,
        last_seen REAL NOT NULL,
        last_list INTEGER NOT NULL,
        mark TEXT
    ) STRICT""",
    # Each has all columns that a search compares, so that reading animals in order reads the index alone.
    "CREATE INDEX animal_by_name ON animal (folded, id, category_id, status)",
    "CREATE INDEX animal_by_category ON animal (category_id, id, folded, status)",
    _BY_STATUS,
    "CREATE INDEX animal_by_last_seen ON animal (last_seen, id, folded, category_id, status)",
    "CREATE INDEX animal_by_mark ON animal (mark) WHERE mark IS NOT NULL",
    *_TRIGRAM,
    # The former states of each animal; the newest has the highest number.
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
    # For each requested status ('' for all): the largest limit, and the newest complete list.
    """CREATE TABLE asked (
        status TEXT PRIMARY KEY,
        widest INTEGER NOT NULL,
        full_list INTEGER NOT NULL DEFAULT 0,
        full_at REAL
    ) STRICT, WITHOUT ROWID""",
    # The newest list, to be shown at the next start.
    """CREATE TABLE answer (
        list INTEGER PRIMARY KEY,
        at REAL NOT NULL,
        status TEXT,
        question_limit INTEGER NOT NULL,
        unreadable INTEGER NOT NULL
    ) STRICT""",
    "CREATE TABLE answered (place INTEGER PRIMARY KEY, animal_id INTEGER NOT NULL) STRICT",
    *_NOTES,
    *SHARED,
    DIGEST,
    OVERRULED,
)

# Room for the upper levels of all indexes of a million animals.
_READERS_CACHE_KIB = 8 * 1024


def searchable(name: str) -> str:
    """Return the folded part of a name in which a search looks."""
    return folded_words(name)[:_LONGEST_SEARCHED]


def _fold_again(connection: sqlite3.Connection) -> None:
    """Fold all names, notes and tags again: they were folded by an older rule, or in a damaged file."""
    connection.create_function("searchable", 1, searchable, deterministic=True)
    connection.create_function("tag_key", 1, tag_key, deterministic=True)
    connection.execute("UPDATE animal SET folded = searchable(name) WHERE folded <> searchable(name)")
    connection.execute("UPDATE note SET folded = searchable(text) WHERE folded <> searchable(text)")
    connection.execute("UPDATE OR REPLACE tagged SET tag = tag_key(label) WHERE tag <> tag_key(label)")


def _after_rescue(connection: sqlite3.Connection) -> None:
    """Complete what was copied from a damaged file."""
    _fold_again(connection)
    connection.execute("DELETE FROM note WHERE text = ''")
    connection.execute("DELETE FROM tagged WHERE tag = ''")
    # The next exchange joins the shared store again, and brings back from it what could not be read.
    connection.execute("UPDATE joined SET store = '', number = 0, left_from = NULL, is_taking = 0")
    connection.execute("DELETE FROM unshared")


SCHEMA = Schema(
    name=RepairedFile.ANIMALS,
    application_id=0x4D656E43,
    version=9,
    statements=_TABLES,
    first_tables=frozenset({"animal", "category", "asked"}),
    migrations={
        # Version 1 stored the rank of each status.
        1: migrate("DROP INDEX animal_by_status", "ALTER TABLE animal DROP COLUMN course", _BY_STATUS),
        # Version 2 indexed words.
        2: migrate(
            "DROP TABLE word",
            *_TRIGRAM,
            "INSERT INTO trigram (rowid, folded) SELECT id, folded FROM animal WHERE id >= 0",
        ),
        3: migrate(*_NOTES),
        4: migrate(*SHARED),
        5: migrate(DIGEST),
        6: migrate(OVERRULED),
        # Versions 7 and 8 folded otherwise. What both wrote is folded again once.
        7: migrate(),
        8: _fold_again,
    },
    # An older version folds otherwise, and would take a known name for a new one.
    readable_from=9,
    after_rescue=_after_rescue,
)


def connect_reader(path: Path) -> sqlite3.Connection:
    """Open an existing file for reading only. Raises sqlite3.Error."""
    # Mode "ro" could not create the log's index after a kill.
    connection = connect(path)
    try:
        connection.execute("PRAGMA query_only = TRUE")
        connection.execute(f"PRAGMA cache_size = -{_READERS_CACHE_KIB}")
    except BaseException:
        connection.close()
        raise
    return connection


def connect_untouched(path: Path) -> sqlite3.Connection:
    """Open a file for reading, without changing it or anything beside it.

    Raises sqlite3.Error and UnicodeDecodeError.
    """
    if may_be_there(log_of(path)) or may_be_there(journal_of(path)):
        try:
            return _connect_for_reading(path, "ro")
        except sqlite3.OperationalError:
            # The log's index cannot be created there, so the log cannot be read.
            pass
    return _connect_for_reading(path, "ro&immutable=1")


def _connect_for_reading(path: Path, mode: str) -> sqlite3.Connection:
    # The first paint of the window waits for it.
    connection = connect(path, mode, patience=0.0)
    try:
        check_origin(connection, SCHEMA)
    except BaseException:
        connection.close()
        raise
    return connection


def connect_memory() -> sqlite3.Connection:
    """Create a catalogue in memory."""
    connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    with transaction(connection):
        create_tables(connection, SCHEMA)
    return connection


def write_durably(connection: sqlite3.Connection) -> None:
    """Let commits survive a power cut as well."""
    connection.execute("PRAGMA synchronous = FULL")


def write_safely(connection: sqlite3.Connection) -> None:
    """Let commits survive a kill; a power cut may lose the last few, and damages nothing."""
    connection.execute("PRAGMA synchronous = NORMAL")
