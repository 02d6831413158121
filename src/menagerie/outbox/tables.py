"""The adds in the outbox's database: their table, and the statements about them."""

import json
import sqlite3
from collections.abc import Collection, Iterator
from typing import Any

from msgspec.structs import asdict, replace

from menagerie.outbox.as_json import Reader, to_text
from menagerie.outbox.entry import (
    HIGHEST_NUMBER,
    Entry,
    Look,
    NoSuchEntryError,
    State,
    Typed,
    checked,
    may_own_unknown_animal,
)
from menagerie.storage import DamagedFileError

# ``typed``, ``reason``, ``known_before`` and ``looks`` are JSON, so that half a surrogate pair can be stored.
# ``place`` orders what is queued, and ``lane`` is the job with which it is sent: NULL for single adds, which
# go first, and for those of a job that the user has queued again. AUTOINCREMENT never reuses a number.
TABLE = """CREATE TABLE entry (
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
    place INTEGER,
    job INTEGER,
    row INTEGER,
    lane INTEGER
) STRICT"""
# A hundred thousand queued adds of a paused job must cost nothing, so each question has its index.
INDEXES = (
    "CREATE INDEX entry_by_place ON entry (state, lane, place)",
    "CREATE INDEX entry_by_job ON entry (job, state)",
    "CREATE INDEX entry_by_animal ON entry (animal_id) WHERE animal_id IS NOT NULL",
)

COLUMNS = Entry.__struct_fields__
_AS_JSON = {"typed", "reason", "known_before", "looks"}
_STATE = COLUMNS.index("state")
_NAMES = ", ".join(COLUMNS)
SELECT = f"SELECT {_NAMES} FROM entry"  # noqa: S608 - the columns above
_INSERT = f"INSERT OR IGNORE INTO entry ({_NAMES}) VALUES ({', '.join('?' * len(COLUMNS))})"  # noqa: S608 - ours
# Far beyond any time.
_LATEST = 1e15
# A row that certainly can be read, told without Python.
IS_PLAIN = (
    f"state IN ({', '.join(repr(state.value) for state in State)}) AND reason = '\"\"' AND looks = '[]'"
    # SQLite does not check that other texts are UTF-8.
    " AND typed NOT GLOB '*[^ -~]*' AND known_before = '[]'"
    " AND json_valid(typed) AND json_type(typed, '$.name') IS 'text'"
    " AND json_type(typed, '$.category') IS 'text' AND coalesce(json_type(typed, '$.status'), 'null')"
    " IN ('null', 'text') AND typeof(begun_at) = 'real' AND typeof(changed_at) = 'real'"
    " AND typeof(tries) = 'integer' AND typeof(animal_id) IN ('integer', 'null')"
    f" AND number BETWEEN 1 AND {HIGHEST_NUMBER} AND tries BETWEEN 0 AND {HIGHEST_NUMBER}"
    f" AND coalesce(job, 1) BETWEEN 1 AND {HIGHEST_NUMBER}"
    f" AND begun_at BETWEEN 0 AND {_LATEST} AND changed_at BETWEEN 0 AND {_LATEST}"
)
# An entry that is sent with another job than its own would never be sent, and one behind all others keeps
# every later one from getting a place.
IS_PLACED = f"(lane IS NULL OR lane IS job) AND coalesce(place, 0) BETWEEN 0 AND {HIGHEST_NUMBER}"

# SQLite counts the given numbers in its own table. The steps are counted there as well, and the adds that
# left; and the id of the outbox, a random number, stands there: older versions keep counters unknown to them.
_NUMBERS, _STEPS, _SENT, _ID = "entry", "departures", "sent", "id"

# Entries that wait in their job as they were queued, and created ones.
UNTOUCHED = "state = 'queued' AND lane IS NOT NULL AND tries = 0"
CREATED = "state = 'created'"

# Jobs of which something is still to be done: they are in the log, and their rows in a file.
IS_OPEN_JOB = (
    "ended_at IS NULL OR EXISTS (SELECT 1 FROM delivered WHERE delivered.job = job.number AND to_correct = 1)"
)

_STATES = frozenset(State)
_ALL = -1  # as a LIMIT

_typed = Reader(Typed)
_reason = Reader(str)
_ids = Reader(tuple[int, ...])
_looks = Reader(tuple[Look, ...])
_by_state = {state.value: state for state in State}


def insert(
    connection: sqlite3.Connection, typed: Typed, state: State, now: float, of: tuple[int, int] | None = None
) -> Entry:
    """Insert a new entry, and return it with its number; ``of`` are the job and the row that it is about."""
    job, row = of or (None, None)
    entry = Entry(0, typed, state, begun_at=now, changed_at=now, job=job, row=row)
    values = [None, *_values(entry)[1:]]
    ((number,),) = connection.execute(f"{_INSERT} RETURNING number", values).fetchall()
    return replace(entry, number=number)


def insert_if_missing(connection: sqlite3.Connection, entry: Entry) -> None:
    """Insert an entry under its own number, unless that is taken."""
    connection.execute(_INSERT, _values(entry))


def update(connection: sqlite3.Connection, before: Entry, entry: Entry) -> None:
    """Write what has changed in an entry. Fields that a newer version stored in it are kept."""
    values: dict[str, Any] = {}
    for name, new in asdict(entry).items():
        if new != getattr(before, name):
            values[name] = to_text(new) if name in _AS_JSON else new
    if "typed" in values:
        values["typed"] = _with_newer_fields(connection, entry)
    if "looks" in values:
        values["looks"] = _with_newer_looks(connection, entry)
    if values:
        changes = ", ".join(f"{name} = ?" for name in values)
        connection.execute(
            f"UPDATE entry SET {changes} WHERE number = ?",  # noqa: S608 - the columns above
            (*values.values(), entry.number),
        )


def _with_newer_fields(connection: sqlite3.Connection, entry: Entry) -> str:
    stored = json.loads(_stored(connection, "typed", entry.number))
    return json.dumps(stored | json.loads(to_text(entry.typed)))


def _with_newer_looks(connection: sqlite3.Connection, entry: Entry) -> str:
    stored = json.loads(_stored(connection, "looks", entry.number))
    looks = json.loads(to_text(entry.looks))
    # Within one try, looks are only appended.
    kept = [before | after for before, after in zip(stored, looks, strict=False)]
    return json.dumps([*kept, *looks[len(kept) :]])


def _stored(connection: sqlite3.Connection, column: str, number: int) -> Any:
    """Return what stands in a column of the entry with this number; None for no entry."""
    row = connection.execute(
        f"SELECT {column} FROM entry WHERE number = ?",  # noqa: S608 - one of ours
        (number,),
    ).fetchone()
    return None if row is None else row[0]


def put_last_in_queue(connection: sqlite3.Connection, number: int) -> None:
    """Let an entry be sent as a single add, after all others that are queued or being sent."""
    connection.execute(
        "UPDATE entry SET lane = NULL, place = 1 + max("
        "  coalesce((SELECT max(place) FROM entry WHERE state = 'queued' AND lane IS NULL), 0),"
        "  coalesce((SELECT max(place) FROM entry WHERE state = 'sending' AND lane IS NULL), 0)"
        ") WHERE number = ?",
        (number,),
    )


def put_in_lane(connection: sqlite3.Connection, entry: Entry) -> None:
    """Let an entry be sent with its job, in the order of the numbers."""
    connection.execute(
        "UPDATE entry SET lane = job, place = number WHERE number = ?",
        (entry.number,),
    )


def select(connection: sqlite3.Connection, number: int) -> Entry:
    """Return an entry. Raises NoSuchEntryError."""
    row = _row(connection, number)
    if row is None:
        raise NoSuchEntryError(f"no add {number}")
    return entry_in(row)


def select_known(connection: sqlite3.Connection, number: int) -> Entry | None:
    """Return an entry; None if there is none, or its state is one of a newer version."""
    row = _row(connection, number)
    return entry_in(row) if row is not None and row[_STATE] in _STATES else None


def _row(connection: sqlite3.Connection, number: int) -> tuple[Any, ...] | None:
    row: tuple[Any, ...] | None = connection.execute(f"{SELECT} WHERE number = ?", (number,)).fetchone()
    return row


def begun_at(connection: sqlite3.Connection, number: int) -> float | None:
    """Return when the entry with this number was begun, even if its state is unknown; None for no entry."""
    begun: float | None = _stored(connection, "begun_at", number)
    return begun


def created_at(connection: sqlite3.Connection, animal_id: int) -> float | None:
    """Return when an entry became the animal with this id; None if none has."""
    row = connection.execute(
        "SELECT max(changed_at) FROM entry WHERE state = 'created' AND animal_id = ?", (animal_id,)
    ).fetchone()
    return None if row[0] is None else float(row[0])


def select_without_id(connection: sqlite3.Connection) -> tuple[Entry, ...]:
    """Return the created entries whose animals have no known id."""
    rows = connection.execute(f"{SELECT} WHERE state = 'created' AND animal_id IS NULL")
    return tuple(entry_in(row) for row in rows)


def animals_after(
    connection: sqlite3.Connection, states: Collection[State], after: int, limit: int
) -> tuple[tuple[int, int | None], ...]:
    """Return the numbers of entries in ``states`` and their animals, as ``Outbox.animals_after``."""
    return tuple(
        connection.execute(
            # The unary plus keeps SQLite from sorting all entries of a state for each page.
            "SELECT number, animal_id FROM entry WHERE number > ? AND +state IN (SELECT value FROM"
            " json_each(?)) AND (+state <> 'discarded' OR tries > 0) ORDER BY number LIMIT ?",
            (after, json.dumps(list(states)), limit),
        )
    )


def changed_since(connection: sqlite3.Connection, at: float, after: int, up_to: int) -> tuple[int, ...]:
    """Return the numbers above ``after`` and up to ``up_to``, as ``Outbox.changed_since``."""
    rows = connection.execute(
        "SELECT number FROM entry WHERE number > ? AND number <= ? AND state <> 'draft'"  # noqa: S608 - constant
        " AND (changed_at >= ? OR state NOT IN ('created', 'discarded'))"
        f" AND NOT ({UNTOUCHED}) ORDER BY number",
        (after, up_to, at),
    )
    return tuple(number for (number,) in rows)


def select_some(connection: sqlite3.Connection, numbers: Collection[int]) -> tuple[Entry, ...]:
    """Return the entries with these numbers, as far as there are any, in the order of the numbers."""
    rows = connection.execute(
        f"{SELECT} WHERE number IN (SELECT value FROM json_each(?)) ORDER BY number",  # noqa: S608 - constant
        (json.dumps(list(numbers)),),
    )
    return tuple(entry_in(row) for row in rows if row[_STATE] in _STATES)


def queued_statuses(connection: sqlite3.Connection) -> tuple[str | None, ...]:
    """Return the statuses of queued adds, each once."""
    rows = connection.execute(
        "SELECT DISTINCT json_extract(typed, '$.status') FROM entry WHERE state = 'queued'"
    )
    return tuple(status for (status,) in rows)


def queued_between(connection: sqlite3.Connection, after: int, up_to: int) -> Iterator[Entry]:
    """Yield the queued entries numbered above ``after`` and up to ``up_to``."""
    rows = connection.execute(
        f"{SELECT} WHERE +state = 'queued' AND number > ? AND number <= ? ORDER BY number",
        (after, up_to),
    )
    return map(entry_in, rows)


def select_owners_of_unknown(connection: sqlite3.Connection) -> tuple[Entry, ...]:
    """Return the entries of which ``may_own_unknown_animal`` is true."""
    rows = connection.execute(
        f"{SELECT} WHERE tries > 1 OR (tries = 1 AND (state <> 'created' OR animal_id IS NULL))"
        " OR state IN ('unconfirmed', 'sending') OR (state = 'created' AND animal_id IS NULL)"
    )
    return tuple(filter(may_own_unknown_animal, (entry_in(row) for row in rows if row[_STATE] in _STATES)))


def select_newest(
    connection: sqlite3.Connection,
    states: Collection[State],
    limit: int | None = None,
    *,
    with_jobs: bool = True,
) -> tuple[Entry, ...]:
    """Return at most ``limit`` entries in any of ``states``, newest first; None for all."""
    which = "1" if with_jobs else "lane IS NULL"
    rows = connection.execute(
        f"{SELECT} WHERE state IN (SELECT value FROM json_each(?)) AND {which}"  # noqa: S608 - constant
        " ORDER BY number DESC LIMIT ?",
        (json.dumps(list(states)), _ALL if limit is None else limit),
    )
    return tuple(entry_in(row) for row in rows)


def select_open(connection: sqlite3.Connection) -> Iterator[Entry]:
    """Yield the entries that are not done, except those that wait in their job as they were queued.

    Also those that were created of an open job, but were not queued with it: its runs are of the others.
    """
    rows = connection.execute(
        f"{SELECT} WHERE (state NOT IN ('created', 'discarded') AND NOT ({UNTOUCHED})) OR (state = 'created'"  # noqa: S608 - ours
        f" AND lane IS NULL AND job IN (SELECT number FROM job WHERE {IS_OPEN_JOB})) ORDER BY number"
    )
    for row in rows:
        if row[_STATE] in _STATES:
            yield entry_in(row)


def runs(connection: sqlite3.Connection, job: int, which: str) -> tuple[tuple[int, int], ...]:
    """Return the first and last numbers of runs of entries of a job, ``UNTOUCHED`` or ``CREATED`` ones."""
    rows = connection.execute(
        "SELECT min(number), max(number) FROM (SELECT number,"  # noqa: S608 - one of two constants
        f" number - row_number() OVER (ORDER BY number) AS run FROM entry WHERE job = ? AND {which})"
        " GROUP BY run ORDER BY 1",
        (job,),
    )
    return tuple((first, last) for first, last in rows)


def numbers_of(connection: sqlite3.Connection, job: int) -> tuple[int, int]:
    """Return the first and the last number of a job's entries; (1, 0) if it has none."""
    # The unary plus keeps SQLite from looking through all other entries in the order of their numbers.
    row = connection.execute("SELECT min(+number), max(+number) FROM entry WHERE job = ?", (job,)).fetchone()
    return (1, 0) if row[0] is None else row


def count_between(connection: sqlite3.Connection, first: int, last: int) -> int:
    """Return how many entries have a number from ``first`` to ``last``."""
    row = connection.execute("SELECT count(*) FROM entry WHERE number BETWEEN ? AND ?", (first, last))
    return int(row.fetchone()[0])


def count(connection: sqlite3.Connection) -> dict[State, int]:
    """Return the number of entries in each state. States of a newer version are left out."""
    rows = connection.execute("SELECT state, count(*) FROM entry GROUP BY state")
    return dict.fromkeys(State, 0) | {State(state): number for state, number in rows if state in _STATES}


def delete_old(connection: sqlite3.Connection, states: Collection[State], keep: int) -> None:
    """Delete the single adds in any of ``states`` except the newest ``keep``."""
    connection.execute(
        "DELETE FROM entry WHERE number IN (SELECT number FROM entry WHERE job IS NULL"
        " AND state IN (SELECT value FROM json_each(?)) ORDER BY number DESC LIMIT -1 OFFSET ?)",
        (json.dumps(list(states)), keep),
    )


def delete_never_given(connection: sqlite3.Connection, table: str) -> None:
    """Delete the entries or jobs whose number was never given, and give new ones no such number."""
    connection.execute(
        f"DELETE FROM {table} WHERE number NOT BETWEEN 1 AND ?",  # noqa: S608 - ours
        (HIGHEST_NUMBER,),
    )
    connection.execute(
        f"UPDATE sqlite_sequence SET seq = (SELECT coalesce(max(number), 0) FROM {table})"  # noqa: S608 - ours
        " WHERE name = ? AND seq > ?",
        (table, HIGHEST_NUMBER),
    )


def highest_number(connection: sqlite3.Connection) -> int:
    """Return the highest number that was ever given to an entry."""
    return counter(connection, _NUMBERS)


def continue_after(connection: sqlite3.Connection, number: int) -> None:
    """Give new entries higher numbers than ``number``."""
    set_counter(connection, _NUMBERS, max(number, highest_number(connection)))


def steps(connection: sqlite3.Connection) -> int:
    """Return the number of the newest step."""
    return counter(connection, _STEPS)


def set_steps(connection: sqlite3.Connection, step: int) -> None:
    """Record ``step`` as the newest one, within the transaction that makes it."""
    set_counter(connection, _STEPS, step)


def take_step(connection: sqlite3.Connection) -> int:
    """Return the number of the next step, and record it as the newest one, within its transaction.

    Each start sets the steps, so that they are there.
    """
    ((step,),) = connection.execute(
        "UPDATE sqlite_sequence SET seq = seq + 1 WHERE name = ? RETURNING seq", (_STEPS,)
    ).fetchall()
    return int(step)


def take_sent(connection: sqlite3.Connection, departures: int) -> int:
    """Count departures, within their transaction, and return how many there were in all."""
    sent = counter(connection, _SENT) + departures
    set_counter(connection, _SENT, sent)
    return sent


def identity(connection: sqlite3.Connection) -> tuple[int, int]:
    """Return the id of the outbox and how many departures it had; 0 and 0 in a file of an older version."""
    return counter(connection, _ID), counter(connection, _SENT)


def set_identity(connection: sqlite3.Connection, outbox: int, sent: int) -> None:
    """Write what ``identity`` returns, within the caller's transaction."""
    set_counter(connection, _ID, outbox)
    set_counter(connection, _SENT, sent)


def counter(connection: sqlite3.Connection, name: str) -> int:
    """Return a counter of the file; 0 if nothing was counted."""
    row = connection.execute("SELECT seq FROM sqlite_sequence WHERE name = ?", (name,)).fetchone()
    return 0 if row is None else int(row[0])


def set_counter(connection: sqlite3.Connection, name: str, value: int) -> None:
    """Set a counter of the file, within the caller's transaction."""
    if not connection.execute("UPDATE sqlite_sequence SET seq = ? WHERE name = ?", (value, name)).rowcount:
        connection.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (name, value))


def entry_in(row: tuple[Any, ...]) -> Entry:
    """Return the entry in a row of all columns. Raises DamagedFileError."""
    number, typed, state, begun_at, changed_at, tries, animal_id, reason, known, looks, job, place = row
    try:
        _check_figures(begun_at, changed_at, tries, animal_id, job, place)
        entry = Entry(
            number,
            _typed.read(typed),
            _by_state[state],
            begun_at,
            changed_at,
            tries,
            animal_id,
            _reason.read(reason),
            _ids.read(known),
            _looks.read(looks),
            job,
            place,
        )
        return checked(entry)
    except (TypeError, ValueError, KeyError) as error:
        raise DamagedFileError(f"entry {number}") from error


def _check_figures(*figures: object) -> None:
    """Raise TypeError for texts in columns of figures."""
    for figure in figures:
        if not (figure is None or isinstance(figure, float | int)):
            raise TypeError


def _values(entry: Entry) -> list[Any]:
    return [to_text(value) if name in _AS_JSON else value for name, value in asdict(entry).items()]


def is_known_state(row: tuple[Any, ...]) -> bool:
    """Return whether this version knows the state in a row of all columns."""
    return row[_STATE] in _STATES
