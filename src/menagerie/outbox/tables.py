"""The table of an outbox's file, and every statement that is made to it."""

import json
import sqlite3
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import Any

from msgspec.structs import asdict

from menagerie.outbox.entry import Entry, NoSuchEntryError, State, Typed, look_from, typed_from
from menagerie.storage import DamagedFileError, Schema, transaction

# Texts are JSON, and that in ASCII: what is typed can hold what UTF-8 cannot, such as half of a surrogate
# pair. ``place`` is the place in the queue of those that are to be sent. The key makes numbers that are never
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

# Steps are counted in SQLite's own table of counters, so that release 0.1.0 can use the file as well.
_STEPS = "departures"

VERSION = 1

_SELECT = (
    "SELECT number, typed, state, begun_at, changed_at, tries, animal_id, reason, known_before, looks"
    " FROM entry"
)

_STATE = 2  # in a row of _SELECT
_STATES = frozenset(State)
_ALL = -1  # as a LIMIT
# A number beyond is none that was given: it stands in a damaged row.
_HIGHEST_NUMBER = 2**53
_DAMAGED = "The outbox was damaged. We don't know if this was sent."


@contextmanager
def quick_transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Do all that is within, or nothing of it: it survives the end of the process, perhaps no power cut."""
    connection.execute("PRAGMA synchronous = NORMAL")
    try:
        with transaction(connection):
            yield
    finally:
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
        _values(entry, {}, []),
    )


def update(connection: sqlite3.Connection, entry: Entry) -> None:
    """Write what an entry has become. What a newer version wrote beside that stays."""
    row = connection.execute("SELECT typed, looks FROM entry WHERE number = ?", (entry.number,)).fetchone()
    typed, looks = (_parsed(row[0], {}), _parsed(row[1], [])) if row else ({}, [])
    connection.execute(
        "UPDATE entry SET typed = ?, state = ?, begun_at = ?, changed_at = ?, tries = ?, animal_id = ?,"
        " reason = ?, known_before = ?, looks = ? WHERE number = ?",
        _values(entry, typed, looks),
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


def begun_at(connection: sqlite3.Connection, number: int) -> float | None:
    """Return when the entry with this number was begun, in whatever state it is; None where there is none."""
    row = connection.execute("SELECT begun_at FROM entry WHERE number = ?", (number,)).fetchone()
    return None if row is None else float(row[0])


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
    """Return how many entries are in each state; a newer version may have more states."""
    rows = connection.execute("SELECT state, count(*) FROM entry GROUP BY state")
    return dict.fromkeys(State, 0) | {State(state): number for state, number in rows if state in _STATES}


def delete_old(connection: sqlite3.Connection, states: Collection[State], keep: int) -> None:
    """Delete the entries in any of ``states`` but the newest ``keep``."""
    connection.execute(
        "DELETE FROM entry WHERE number IN (SELECT number FROM entry"
        " WHERE state IN (SELECT value FROM json_each(?)) ORDER BY number DESC LIMIT -1 OFFSET ?)",
        (json.dumps(list(states)), keep),
    )


def highest_number(connection: sqlite3.Connection) -> int:
    """Return the highest number that was ever given."""
    row = connection.execute("SELECT seq FROM sqlite_sequence WHERE name = 'entry'").fetchone()
    return 0 if row is None else int(row[0])


def go_on_after(connection: sqlite3.Connection, number: int) -> None:
    """Let new entries have higher numbers than ``number``."""
    highest = max(number, highest_number(connection))
    connection.execute("DELETE FROM sqlite_sequence WHERE name = 'entry'")
    connection.execute("INSERT INTO sqlite_sequence (name, seq) VALUES ('entry', ?)", (highest,))


def steps(connection: sqlite3.Connection) -> int:
    """Return how many steps were counted."""
    row = connection.execute("SELECT seq FROM sqlite_sequence WHERE name = ?", (_STEPS,)).fetchone()
    return 0 if row is None else int(row[0])


def count_step(connection: sqlite3.Connection, step: int) -> None:
    """Note, within the transaction that makes it, that ``step`` is the newest one."""
    connection.execute("DELETE FROM sqlite_sequence WHERE name = ?", (_STEPS,))
    connection.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (_STEPS, step))


def entry_in(row: tuple[Any, ...]) -> Entry:
    """Return the entry in a row. Raises DamagedFileError."""
    number, typed, state, begun_at, changed_at, tries, animal_id, reason, known_before, looks = row
    try:
        return Entry(
            number,
            typed_from(json.loads(typed)),
            State(state),
            float(begun_at),
            float(changed_at),
            int(tries),
            None if animal_id is None else int(animal_id),
            str(json.loads(reason)),
            tuple(json.loads(known_before)),
            tuple(map(look_from, json.loads(looks))),
        )
    except (TypeError, ValueError, AttributeError) as error:
        raise DamagedFileError(f"entry {number}") from error


def _values(entry: Entry, typed: dict[str, Any], looks: list[dict[str, Any]]) -> tuple[Any, ...]:
    """Return the columns; ``typed`` and ``looks`` are as they stand in the file."""
    new = [asdict(look) for look in entry.looks]
    # A new try begins with no looks; within one, looks are only ever added.
    known = [before | after for before, after in zip(looks, new, strict=False)]
    return (
        json.dumps(typed | asdict(entry.typed)),
        entry.state.value,
        entry.begun_at,
        entry.changed_at,
        entry.tries,
        entry.animal_id,
        json.dumps(entry.reason),
        json.dumps(entry.known_before),
        json.dumps([*known, *new[len(known) :]]),
        entry.number,
    )


def _parsed(text: str, otherwise: Any) -> Any:
    try:
        parsed = json.loads(text)
    except ValueError:
        return otherwise
    return parsed if isinstance(parsed, type(otherwise)) else otherwise


def _check(connection: sqlite3.Connection) -> None:
    """Raise DamagedFileError unless every entry can be read."""
    for row in connection.execute(_SELECT):
        if row[_STATE] in _STATES or not _is_newer(connection):
            entry_in(row)


def _is_newer(connection: sqlite3.Connection) -> bool:
    ((version,),) = connection.execute("PRAGMA user_version").fetchall()
    return int(version) > VERSION


def _after_rescue(connection: sqlite3.Connection) -> None:
    """Make unconfirmed what cannot be read in full, and delete what says nothing about an animal."""
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
            in_doubt = (number, typed, State.UNCONFIRMED.value, begun_at, changed_at, 1, None)
            connection.execute("DELETE FROM entry WHERE number = ?", (number,))
            try:
                entry = entry_in((*in_doubt, json.dumps(_DAMAGED), "[]", "[]"))
            except DamagedFileError:
                continue
            insert_unless_there(connection, entry)


SCHEMA = Schema(
    title="the outbox",
    application_id=0x4D656E4F,
    version=VERSION,
    statements=(_ENTRY, _BY_PLACE),
    first_tables=frozenset({"entry"}),
    check=_check,
    after_rescue=_after_rescue,
)
