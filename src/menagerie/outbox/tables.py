"""The table of the outbox's database, and every statement that is executed on it."""

import json
import sqlite3
from collections.abc import Collection, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from msgspec.structs import replace

from menagerie.outbox.entry import Entry, NoSuchEntryError, State, Typed, entry_from, fields_of
from menagerie.storage import DamagedFileError, Schema, transaction

# Texts are JSON in ASCII, since typed text may hold half of a surrogate pair, which UTF-8 cannot encode.
# ``place`` orders the queue. AUTOINCREMENT never reuses a number.
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

_COLUMNS = Entry.__struct_fields__
_AS_JSON = {"typed", "reason", "known_before", "looks"}
_STATE = _COLUMNS.index("state")
_SELECT = f"SELECT {', '.join(_COLUMNS)} FROM entry"  # noqa: S608 - the columns above
_ROW = f"({', '.join(_COLUMNS)})"
_MARKS = f"({', '.join('?' * len(_COLUMNS))})"
_INSERT = f"INSERT OR IGNORE INTO entry {_ROW} VALUES {_MARKS}"  # noqa: S608 - the columns above
_UPDATE = f"UPDATE entry SET {_ROW} = {_MARKS} WHERE number = ?"  # noqa: S608 - the columns above

# SQLite counts the given numbers in its own table. The steps are counted there as well, so that release 0.1.0
# can use the file.
_NUMBERS, _STEPS = "entry", "departures"

VERSION = 1

_STATES = frozenset(State)
_ALL = -1  # as a LIMIT
# A larger number was never given: it comes from a damaged row.
_HIGHEST_NUMBER = 2**53
_DAMAGED = "The outbox was damaged. We don't know if this was sent."


@contextmanager
def quick_transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Commit all or nothing without a flush: a power cut may undo it, the end of the process does not."""
    connection.execute("PRAGMA synchronous = NORMAL")
    try:
        with transaction(connection):
            yield
    finally:
        connection.execute("PRAGMA synchronous = FULL")


def insert(connection: sqlite3.Connection, typed: Typed, state: State, now: float) -> Entry:
    """Insert a new entry, and return it with its number."""
    entry = Entry(0, typed, state, begun_at=now, changed_at=now)
    values = [None, *_values(fields_of(entry))[1:]]
    ((number,),) = connection.execute(f"{_INSERT} RETURNING number", values).fetchall()
    return replace(entry, number=number)


def insert_if_missing(connection: sqlite3.Connection, entry: Entry) -> None:
    """Insert an entry under its own number, unless that is taken."""
    connection.execute(_INSERT, _values(fields_of(entry)))


def update(connection: sqlite3.Connection, entry: Entry) -> None:
    """Write a changed entry. Fields that a newer version stored in it are kept."""
    row = connection.execute("SELECT typed, looks FROM entry WHERE number = ?", (entry.number,)).fetchone()
    stored_typed, stored_looks = map(json.loads, row)
    fields = fields_of(entry)
    fields["typed"] = stored_typed | fields["typed"]
    # A new try begins without looks; within one try, looks are only appended.
    kept = [before | after for before, after in zip(stored_looks, fields["looks"], strict=False)]
    fields["looks"] = [*kept, *fields["looks"][len(kept) :]]
    connection.execute(_UPDATE, (*_values(fields), entry.number))


def put_last_in_queue(connection: sqlite3.Connection, number: int) -> None:
    """Let an entry be sent after all that are queued or being sent."""
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


def begun_at(connection: sqlite3.Connection, number: int) -> float | None:
    """Return when the entry with this number was begun, even if its state is unknown; None for no entry."""
    row = connection.execute("SELECT begun_at FROM entry WHERE number = ?", (number,)).fetchone()
    return None if row is None else float(row[0])


def created_at(connection: sqlite3.Connection, animal_id: int) -> float | None:
    """Return when an entry became the animal with this id; None if none has."""
    row = connection.execute(
        "SELECT max(changed_at) FROM entry WHERE state = 'created' AND animal_id = ?", (animal_id,)
    ).fetchone()
    return None if row[0] is None else float(row[0])


def select_newest(
    connection: sqlite3.Connection, states: Collection[State], limit: int | None = None
) -> tuple[Entry, ...]:
    """Return at most ``limit`` entries in any of ``states``, newest first; None for all."""
    rows = connection.execute(
        f"{_SELECT} WHERE state IN (SELECT value FROM json_each(?))"  # noqa: S608 - constant but for the marks
        " ORDER BY number DESC LIMIT ?",
        (json.dumps(list(states)), _ALL if limit is None else limit),
    )
    return tuple(entry_in(row) for row in rows)


def select_first_in_queue(connection: sqlite3.Connection) -> Entry | None:
    """Return the entry to be sent next."""
    row = connection.execute(f"{_SELECT} WHERE state = 'queued' ORDER BY place LIMIT 1").fetchone()
    return None if row is None else entry_in(row)


def count_queued(connection: sqlite3.Connection, at_most: int) -> int:
    """Return the number of queued entries, counting no further than ``at_most``."""
    counted = "SELECT count(*) FROM (SELECT 1 FROM entry WHERE state = 'queued' LIMIT ?)"
    ((number,),) = connection.execute(counted, (at_most,))
    return int(number)


def count(connection: sqlite3.Connection) -> dict[State, int]:
    """Return the number of entries in each state. States of a newer version are left out."""
    rows = connection.execute("SELECT state, count(*) FROM entry GROUP BY state")
    return dict.fromkeys(State, 0) | {State(state): number for state, number in rows if state in _STATES}


def delete_old(connection: sqlite3.Connection, states: Collection[State], keep: int) -> None:
    """Delete the entries in any of ``states`` except the newest ``keep``."""
    connection.execute(
        "DELETE FROM entry WHERE number IN (SELECT number FROM entry"
        " WHERE state IN (SELECT value FROM json_each(?)) ORDER BY number DESC LIMIT -1 OFFSET ?)",
        (json.dumps(list(states)), keep),
    )


def highest_number(connection: sqlite3.Connection) -> int:
    """Return the highest number that was ever given."""
    return _counter(connection, _NUMBERS)


def continue_after(connection: sqlite3.Connection, number: int) -> None:
    """Give new entries higher numbers than ``number``."""
    _set_counter(connection, _NUMBERS, max(number, highest_number(connection)))


def steps(connection: sqlite3.Connection) -> int:
    """Return the number of the newest step."""
    return _counter(connection, _STEPS)


def set_steps(connection: sqlite3.Connection, step: int) -> None:
    """Record ``step`` as the newest one, within the transaction that makes it."""
    _set_counter(connection, _STEPS, step)


def _counter(connection: sqlite3.Connection, name: str) -> int:
    row = connection.execute("SELECT seq FROM sqlite_sequence WHERE name = ?", (name,)).fetchone()
    return 0 if row is None else int(row[0])


def _set_counter(connection: sqlite3.Connection, name: str, value: int) -> None:
    connection.execute("DELETE FROM sqlite_sequence WHERE name = ?", (name,))
    connection.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (name, value))


def entry_in(row: tuple[Any, ...]) -> Entry:
    """Return the entry in a row of all columns. Raises DamagedFileError."""
    fields = dict(zip(_COLUMNS, row, strict=True))
    try:
        return entry_from(fields | {name: json.loads(fields[name]) for name in _AS_JSON})
    except (TypeError, ValueError, RecursionError) as error:
        raise DamagedFileError(f"entry {row[0]}") from error


def _values(fields: dict[str, Any]) -> list[Any]:
    return [json.dumps(fields[name]) if name in _AS_JSON else fields[name] for name in _COLUMNS]


def _check(connection: sqlite3.Connection) -> None:
    """Raise DamagedFileError unless every entry can be read."""
    ((version,),) = connection.execute("PRAGMA user_version").fetchall()
    for row in connection.execute(_SELECT):
        # A newer version may have more states.
        if row[_STATE] in _STATES or version <= VERSION:
            entry_in(row)


def _after_rescue(connection: sqlite3.Connection) -> None:
    """Make entries unconfirmed that cannot be read in full, and delete those without a readable animal."""
    connection.execute("DELETE FROM entry WHERE number NOT BETWEEN 1 AND ?", (_HIGHEST_NUMBER,))
    connection.execute(
        "UPDATE sqlite_sequence SET seq = (SELECT coalesce(max(number), 0) FROM entry)"
        " WHERE name = 'entry' AND seq > ?",
        (_HIGHEST_NUMBER,),
    )
    connection.execute("UPDATE entry SET begun_at = changed_at WHERE begun_at <= 0")
    for row in connection.execute(_SELECT).fetchall():
        number, typed, _state, begun_at, changed_at, *_rest = row
        try:
            entry_in(row)
        except DamagedFileError:
            connection.execute("DELETE FROM entry WHERE number = ?", (number,))
            in_doubt = (number, typed, State.UNCONFIRMED.value, begun_at, changed_at, 1, None)
            with suppress(DamagedFileError):
                insert_if_missing(connection, entry_in((*in_doubt, json.dumps(_DAMAGED), "[]", "[]")))


SCHEMA = Schema(
    title="the outbox",
    application_id=0x4D656E4F,
    version=VERSION,
    statements=(_ENTRY, _BY_PLACE),
    first_tables=frozenset({"entry"}),
    check=_check,
    after_rescue=_after_rescue,
)
