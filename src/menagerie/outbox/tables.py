"""The table of an outbox's file, and every statement that is made to it."""

import json
import sqlite3
from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from msgspec.structs import asdict

from menagerie.outbox.entry import Entry, Look, NoSuchEntryError, Outcome, State, Typed

VERSION = 1

# Texts are JSON, and that in ASCII: what is typed can hold what UTF-8 cannot, such as half of a surrogate
# pair. ``place`` is the place in the line of those that are to be sent. The key makes numbers that are never
# used again.
_ENTRY = """CREATE TABLE entry (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    typed TEXT NOT NULL,
    state TEXT NOT NULL,
    begun_at REAL NOT NULL,
    changed_at REAL NOT NULL,
    tries INTEGER NOT NULL,
    animal_id INTEGER,
    reason TEXT NOT NULL,
    known_before TEXT NOT NULL,
    looks TEXT NOT NULL,
    place INTEGER
) STRICT"""
_BY_PLACE = "CREATE INDEX entry_by_place ON entry (state, place)"

_SELECT = (
    "SELECT number, typed, state, begun_at, changed_at, tries, animal_id, reason, known_before, looks"
    " FROM entry"
)

_BUSY_SECONDS = 5.0
_DAMAGE = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR}
_PRIMARY_CODE = 0xFF
_ALL = -1  # as a LIMIT


class DamagedFileError(sqlite3.DatabaseError):
    """A file that SQLite can read, in part, and we cannot."""


def is_damage(error: sqlite3.Error) -> bool:
    """Tell whether what cannot be read in a file now cannot be read later either."""
    if isinstance(error, DamagedFileError):
        return True
    code: int | None = getattr(error, "sqlite_errorcode", None)
    if code is None:
        # Python's own, for a text that is none.
        return isinstance(error, sqlite3.OperationalError)
    return code & _PRIMARY_CODE in _DAMAGE


def create(path: Path) -> None:
    """Make the file, as a whole or not at all. Raises sqlite3.Error, OSError."""
    new = path.with_name(f"{path.name}.new")
    new.unlink(missing_ok=True)
    connection = sqlite3.connect(new, isolation_level=None)
    try:
        with connection:
            connection.execute("BEGIN IMMEDIATE")
            for statement in (_ENTRY, _BY_PLACE, f"PRAGMA user_version = {VERSION}"):
                connection.execute(statement)
    except BaseException:
        connection.close()
        new.unlink(missing_ok=True)
        raise
    connection.close()
    new.replace(path)


def connect(path: Path) -> sqlite3.Connection:
    """Open the file, which must be there, for writing what survives a power cut.

    Raises OSError and sqlite3.Error; DamagedFileError when it is not as this version makes it.
    """
    # SQLite would open what is write-protected, and leave a log beside it that is write-protected, too.
    with path.open("r+b"):
        pass
    uri = f"{path.absolute().as_uri()}?mode=rw"
    connection = sqlite3.connect(
        uri, uri=True, isolation_level=None, check_same_thread=False, timeout=_BUSY_SECONDS
    )
    try:
        _check_origin(connection)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        # macOS keeps what was written in the drive's memory unless it is asked like this.
        connection.execute("PRAGMA fullfsync = TRUE")
        _check_content(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def is_newer(connection: sqlite3.Connection) -> bool:
    """Tell whether a newer version of the application made the file."""
    return _version(connection) > VERSION


def _version(connection: sqlite3.Connection) -> int:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def _check_origin(connection: sqlite3.Connection) -> None:
    """Raise DamagedFileError for a file that was not made by this version, before anything is changed."""
    version = _version(connection)
    schema = {sql for (sql,) in connection.execute("SELECT sql FROM sqlite_schema")}
    if version != VERSION or not {_ENTRY, _BY_PLACE} <= schema:
        raise DamagedFileError(f"version {version}, or other tables")


def _check_content(connection: sqlite3.Connection) -> None:
    """Raise DamagedFileError unless every entry can be read, and found."""
    # The whole check and not the quick one: only it finds a row that is there and would not be found.
    (findings,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if findings != "ok":
        raise DamagedFileError(findings)
    for row in connection.execute(_SELECT):
        entry_in(row)


@contextmanager
def transaction(connection: sqlite3.Connection, *, outlives_power_cut: bool = True) -> Iterator[None]:
    """Do all that is within, or nothing of it. It outlives the process; by default a power cut, too."""
    if not outlives_power_cut:
        connection.execute("PRAGMA synchronous = NORMAL")
    try:
        with connection:
            connection.execute("BEGIN IMMEDIATE")
            yield
    finally:
        if not outlives_power_cut:
            connection.execute("PRAGMA synchronous = FULL")


def insert(connection: sqlite3.Connection, typed: Typed, state: State, now: float) -> Entry:
    """Begin an entry, and return it with its number."""
    ((number,),) = connection.execute(
        "INSERT INTO entry (typed, state, begun_at, changed_at, tries, reason, known_before, looks)"
        " VALUES (?, ?, ?, ?, 0, '\"\"', '[]', '[]') RETURNING number",
        (json.dumps(asdict(typed)), state.value, now, now),
    ).fetchall()
    return Entry(number, typed, state, now, now)


def insert_unless_there(connection: sqlite3.Connection, entry: Entry) -> None:
    """Write an entry with the number that it has, unless there is one."""
    connection.execute(
        "INSERT OR IGNORE INTO entry"
        " (typed, state, begun_at, changed_at, tries, animal_id, reason, known_before, looks, number)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        _values(entry),
    )


def update(connection: sqlite3.Connection, entry: Entry) -> None:
    """Write what an entry has become."""
    connection.execute(
        "UPDATE entry SET typed = ?, state = ?, begun_at = ?, changed_at = ?, tries = ?, animal_id = ?,"
        " reason = ?, known_before = ?, looks = ? WHERE number = ?",
        _values(entry),
    )


def put_last_in_line(connection: sqlite3.Connection, number: int) -> None:
    """Let an entry that is not in line yet be sent after all that are."""
    connection.execute(
        "UPDATE entry SET place = 1 + max("
        "  coalesce((SELECT max(place) FROM entry WHERE state = 'queued'), 0),"
        "  coalesce((SELECT max(place) FROM entry WHERE state = 'sending'), 0)"
        ") WHERE number = ?",
        (number,),
    )


def select(connection: sqlite3.Connection, number: int) -> Entry:
    """Return an entry. Raises NoSuchEntryError."""
    row = connection.execute(f"{_SELECT} WHERE number = ?", (number,)).fetchone()
    if row is None:
        raise NoSuchEntryError(f"no add {number}")
    return entry_in(row)


def select_newest(
    connection: sqlite3.Connection, states: Collection[State], limit: int | None
) -> tuple[Entry, ...]:
    """Return at most ``limit`` entries in any of ``states``, newest first; None stands for all."""
    rows = connection.execute(
        f"{_SELECT} WHERE state IN (SELECT value FROM json_each(?))"  # noqa: S608 - what is put in is constant
        " ORDER BY number DESC LIMIT ?",
        (json.dumps(list(states)), _ALL if limit is None else limit),
    )
    return tuple(entry_in(row) for row in rows)


def select_first_in_line(connection: sqlite3.Connection) -> Entry | None:
    """Return the entry that is to be sent next."""
    row = connection.execute(f"{_SELECT} WHERE state = 'queued' ORDER BY place LIMIT 1").fetchone()
    return None if row is None else entry_in(row)


def count_in_line(connection: sqlite3.Connection, at_most: int) -> int:
    """Return how many entries are to be sent, counted no further than ``at_most``."""
    counted = "SELECT count(*) FROM (SELECT 1 FROM entry WHERE state = 'queued' LIMIT ?)"
    ((number,),) = connection.execute(counted, (at_most,))
    return int(number)


def count(connection: sqlite3.Connection) -> dict[State, int]:
    """Return how many entries are in each state."""
    rows = connection.execute("SELECT state, count(*) FROM entry GROUP BY state")
    return dict.fromkeys(State, 0) | {State(state): number for state, number in rows}


def delete_old(connection: sqlite3.Connection, states: Collection[State], keep: int) -> None:
    """Delete the entries in any of ``states`` but the newest ``keep``."""
    connection.execute(
        "DELETE FROM entry WHERE number IN (SELECT number FROM entry"
        " WHERE state IN (SELECT value FROM json_each(?)) ORDER BY number DESC LIMIT -1 OFFSET ?)",
        (json.dumps(list(states)), keep),
    )


def select_for_rescue(connection: sqlite3.Connection, *, backwards: bool) -> Iterable[tuple[Any, ...]]:
    """Return the rows as they are, in an order that needs the table alone; it ends with sqlite3.Error."""
    return connection.execute(f"{_SELECT} ORDER BY number {'DESC' if backwards else 'ASC'}")


def highest_number(connection: sqlite3.Connection) -> int:
    """Return the highest number that was ever given."""
    row = connection.execute("SELECT seq FROM sqlite_sequence WHERE name = 'entry'").fetchone()
    return 0 if row is None else int(row[0])


def go_on_after(connection: sqlite3.Connection, number: int) -> None:
    """Let new entries have higher numbers than ``number``."""
    highest = max(number, highest_number(connection))
    connection.execute("DELETE FROM sqlite_sequence WHERE name = 'entry'")
    connection.execute("INSERT INTO sqlite_sequence (name, seq) VALUES ('entry', ?)", (highest,))


def entry_in(row: tuple[Any, ...]) -> Entry:
    """Return the entry in a row. Raises DamagedFileError."""
    number, typed, state, begun_at, changed_at, tries, animal_id, reason, known_before, looks = row
    try:
        return Entry(
            number,
            Typed(**json.loads(typed)),
            State(state),
            float(begun_at),
            float(changed_at),
            int(tries),
            None if animal_id is None else int(animal_id),
            json.loads(reason),
            tuple(json.loads(known_before)),
            tuple(_look(**look) for look in json.loads(looks)),
        )
    except (TypeError, ValueError) as error:
        raise DamagedFileError(f"entry {number}") from error


def _values(entry: Entry) -> tuple[Any, ...]:
    return (
        json.dumps(asdict(entry.typed)),
        entry.state.value,
        entry.begun_at,
        entry.changed_at,
        entry.tries,
        entry.animal_id,
        json.dumps(entry.reason),
        json.dumps(entry.known_before),
        json.dumps([asdict(look) for look in entry.looks]),
        entry.number,
    )


def _look(at: float, outcome: str, animal_id: int | None) -> Look:
    return Look(at, Outcome(outcome), animal_id)
