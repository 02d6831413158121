"""Copies the readable rows of a damaged database into a new one."""

import logging
import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

from menagerie.storage.files import PARTS, connect_read_only
from menagerie.storage.schema import DATABASE_ERRORS, Schema, is_damage_at_opening, tables_of, transaction
from menagerie.system.files import make_own_anew, remove_file

# A larger number was never given: it comes from a damaged row.
_HIGHEST_COUNT = 2**53
# SQLite's usual page, and places in the first one: https://www.sqlite.org/fileformat2.html
_PAGE = 4096
_PAGE_COUNT = slice(28, 32)
_FREE_PAGES = slice(32, 40)
# The same for the root of the schema's tree, which is in the first page too.
_KIND, _INTERIOR = 100, 5
_CELL_COUNT = slice(103, 105)
_LAST_POINTER = 108
_CELLS = 112

_log = logging.getLogger(__name__)

_Row = tuple[Any, ...]


def rescue(damaged: Path, connection: sqlite3.Connection, schema: Schema) -> int:
    """Copy the readable rows of ``damaged`` into the empty tables of ``connection``; return how many.

    The damaged file is only read. Rows that the new tables reject are left out. Raises sqlite3.Error and
    OSError for troubles that may pass, such as a locked file.
    """
    with transaction(connection):
        count = _copy_tables(damaged, connection)
        if not count:
            with _with_first_page_of(connection, damaged) as mended:
                count = _copy_tables(mended, connection)
        schema.after_rescue(connection)
    return count


def _copy_tables(damaged: Path, connection: sqlite3.Connection) -> int:
    source = connect_read_only(damaged)
    # Keep text with a flipped byte.
    source.text_factory = lambda content: content.decode("utf-8", "replace")
    try:
        # Lets SQLite ignore senseless schema entries, and files that are shorter than they state.
        source.execute("PRAGMA writable_schema = TRUE")
        count = sum(_copy(source, connection, table) for table in _plain_tables(connection))
        _keep_counting(source, connection)
    finally:
        source.close()
    return count


@contextmanager
def _with_first_page_of(connection: sqlite3.Connection, damaged: Path) -> Iterator[Path]:
    """Yield a copy of the damaged file whose schema comes from the new file.

    The schema states where each table begins. A new file of the same schema has them in the same places.
    """
    (new,) = connection.execute("SELECT file FROM pragma_database_list WHERE name = 'main'").fetchone()
    mended = damaged.with_name(f"{damaged.name}.mended")
    # In place of one that a killed process left.
    os.close(make_own_anew(mended))
    shutil.copyfile(damaged, mended)
    try:
        with Path(new).open("rb") as source, mended.open("r+b") as target:
            page = bytearray(source.read(_PAGE))
            # Behind the whole pages of either file: the last one may be cut off in the middle, and where a
            # table begins in the new file, a page of the schema would be read as rows of that table.
            pages = max(-(-mended.stat().st_size // _PAGE), Path(new).stat().st_size // _PAGE)
            for place in _pointers(page):
                # A long schema goes on in other pages, which are damaged or something else in this file.
                source.seek((int.from_bytes(page[place], "big") - 1) * _PAGE)
                target.seek(pages * _PAGE)
                target.write(source.read(_PAGE))
                pages += 1
                page[place] = pages.to_bytes(4, "big")
            page[_PAGE_COUNT] = pages.to_bytes(4, "big")
            page[_FREE_PAGES] = bytes(8)
            target.seek(0)
            target.write(page)
        yield mended
    finally:
        for part in PARTS:
            with suppress(FileNotFoundError):
                remove_file(mended.with_name(mended.name + part))


def _pointers(first_page: bytearray) -> list[slice]:
    """Return where the first page names the other pages of the schema, if it has no room for all of it."""
    if first_page[_KIND] != _INTERIOR:
        return []
    count = int.from_bytes(first_page[_CELL_COUNT], "big")
    offsets = (first_page[start : start + 2] for start in range(_CELLS, _CELLS + 2 * count, 2))
    starts = [*(int.from_bytes(offset, "big") for offset in offsets), _LAST_POINTER]
    return [slice(start, start + 4) for start in starts]


def _plain_tables(connection: sqlite3.Connection) -> list[str]:
    """Return the tables with content of their own; a search index is rebuilt from them."""
    rows = connection.execute("SELECT name, type FROM pragma_table_list WHERE schema = 'main'").fetchall()
    return [
        name for name, kind in rows if kind == "table" and name != "about" and not name.startswith("sqlite_")
    ]


def _copy(source: sqlite3.Connection, connection: sqlite3.Connection, table: str) -> int:
    readable = {column.name for column in _columns(source, table)}
    columns = [column for column in _columns(connection, table) if column.name in readable]
    if not columns:
        return 0
    names = ", ".join(column.name for column in columns)
    insert = f"INSERT OR IGNORE INTO {table} ({names}) VALUES ({', '.join('?' * len(columns))})"  # noqa: S608 - names from our own schema
    before = connection.total_changes
    # Reading from both ends up to the damage loses little more than the damaged rows.
    for direction in ("ASC", "DESC"):
        order = f"{_key(connection, table)} {direction}"
        query = f"SELECT {names} FROM {table} NOT INDEXED ORDER BY {order}"  # noqa: S608 - the same
        is_whole = True
        for row in _rows(source, query):
            if row is None:
                is_whole = False
            else:
                connection.execute(insert, list(map(_Column.fitting, columns, row)))
        if is_whole:
            break
    return connection.total_changes - before


def _rows(source: sqlite3.Connection, query: str) -> Iterator[_Row | None]:
    """Yield rows up to the damage, and None there."""
    try:
        yield from source.execute(query)
    except DATABASE_ERRORS as error:
        if not is_damage_at_opening(error):
            raise
        _log.warning("The damaged file can be read in part: %s: %s", type(error).__name__, error)
        yield None


class _Column(NamedTuple):
    """A column of a table."""

    name: str
    kind: str
    is_required: bool

    def fitting(self, value: object) -> object:
        """Return a value that the column accepts: damage can turn a number into a text."""
        default = _DEFAULTS.get(self.kind)
        if default is None or isinstance(value, type(default)):
            return value
        if self.kind == "REAL" and isinstance(value, int):
            return value
        return default if self.is_required else None


# Replace values that a column does not accept.
_DEFAULTS: dict[str, object] = {"INTEGER": 0, "REAL": 0.0, "TEXT": "", "BLOB": b""}


def _columns(connection: sqlite3.Connection, table: str) -> list[_Column]:
    try:
        rows = connection.execute(f"PRAGMA table_info({table})").fetchall()
    except DATABASE_ERRORS as error:
        if not is_damage_at_opening(error):
            raise
        return []
    return [_Column(name, kind, bool(is_required or key)) for _, name, kind, is_required, _, key in rows]


def _key(connection: sqlite3.Connection, table: str) -> str:
    """Return the column by which the table is sorted in the file."""
    columns = connection.execute(f"PRAGMA table_info({table})").fetchall()
    keys = sorted((place, name) for _, name, _, _, _, place in columns if place)
    # Of a key with several columns, the first is enough.
    return keys[0][1] if keys else "rowid"


def _keep_counting(source: sqlite3.Connection, connection: sqlite3.Connection) -> None:
    """Copy the counters, so that a number that was given is not given again."""
    if "sqlite_sequence" not in tables_of(connection):
        return
    for row in _rows(source, "SELECT name, seq FROM sqlite_sequence"):
        if row is None:
            return
        name, highest = row
        if isinstance(highest, int) and 0 <= highest < _HIGHEST_COUNT:
            counter = highest, name
            known = connection.execute("UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = ?", counter)
            if not known.rowcount:
                connection.execute("INSERT INTO sqlite_sequence (seq, name) VALUES (?, ?)", counter)
