"""A small database of the storage layer's own, for its tests and for those that damage files."""

import sqlite3
from pathlib import Path

from menagerie.storage import Notice, OpenFile, Schema, migrate, open_file

NOW = 1_800_000_000.0

_ENTRY = "CREATE TABLE entry (number INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL) STRICT"
_NOTE = "CREATE TABLE note (number INTEGER NOT NULL, at REAL NOT NULL, text TEXT, PRIMARY KEY (number, at))"
_BY_NAME = "CREATE INDEX entry_by_name ON entry (name)"

FIRST = Schema(
    name="the list of tests",
    application_id=0x4D656E54,
    version=1,
    statements=(_ENTRY, _BY_NAME),
    first_tables=frozenset({"entry"}),
)
SECOND = Schema(
    name="the list of tests",
    application_id=0x4D656E54,
    version=2,
    statements=(_ENTRY, _BY_NAME, _NOTE),
    first_tables=frozenset({"entry"}),
    migrations={1: migrate(_NOTE)},
)


def opened(path: Path, schema: Schema = FIRST) -> OpenFile:
    return open_file(path, schema, now=NOW)


def names(file: OpenFile) -> list[str]:
    return [name for (name,) in file.connection.execute("SELECT name FROM entry ORDER BY number")]


def found_in(path: Path, schema: Schema = FIRST) -> tuple[list[str], Notice | None]:
    """Open a file and close it; return the names in it, and what was said about it."""
    file = opened(path, schema)
    found = names(file)
    file.close()
    return found, file.notice


def add(file: OpenFile, *new: str) -> None:
    file.connection.executemany("INSERT INTO entry (name) VALUES (?)", [(name,) for name in new])


def filled(path: Path, count: int, schema: Schema = FIRST) -> list[str]:
    """Make a file with this number of entries, close it, and return their names."""
    expected = [f"Rex {number} " + "x" * (number % 60) for number in range(count)]
    file = opened(path, schema)
    add(file, *expected)
    file.close()
    return expected


def made_by_release(path: Path, *new: str) -> None:
    """Make a file as 0.1.0 did: without an application id, and without a word about who wrote it."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute(_ENTRY)
    connection.execute(_BY_NAME)
    connection.executemany("INSERT INTO entry (name) VALUES (?)", [(name,) for name in new])
    connection.execute("PRAGMA user_version = 1")
    connection.close()
