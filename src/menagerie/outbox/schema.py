"""What the outbox's database looks like, how earlier versions are upgraded, and what damage leaves of it."""

import sqlite3
from typing import Any

from menagerie.domain import facts
from menagerie.domain.cases import ReasonCase, RepairedFile
from menagerie.outbox import job_tables, tables
from menagerie.outbox.as_json import to_text
from menagerie.outbox.entry import HIGHEST_NUMBER, UNREADABLE, Entry, State
from menagerie.storage import DamagedFileError, Schema, migrate, version_of

VERSION = 3
# Seconds. A time beyond it is that of no add.
_FARTHEST = 1e15

_DAMAGED = facts.to_text(facts.fact(ReasonCase.CHANGES_LOST))


def _check(connection: sqlite3.Connection) -> None:
    """Raise DamagedFileError unless every entry and every job can be read."""
    version = version_of(connection)
    for row in connection.execute(f"{tables.SELECT} WHERE NOT ({tables.IS_PLAIN})"):
        # A newer version may have more states.
        if tables.is_known_state(row) or version <= VERSION:
            tables.entry_in(row)
    if connection.execute(f"SELECT 1 FROM entry WHERE NOT ({tables.IS_PLACED})").fetchone():  # noqa: S608 - ours
        raise DamagedFileError("the place of an entry")
    job_tables.check(connection)


def _after_rescue(connection: sqlite3.Connection) -> None:
    """Make entries unconfirmed that cannot be read in full: a person has to decide."""
    tables.delete_never_given(connection, "entry")
    # These become single adds: a job under such a number would give all later ones higher numbers.
    connection.execute(
        "UPDATE entry SET job = NULL, row = NULL, lane = NULL WHERE job NOT BETWEEN 1 AND ?",
        (HIGHEST_NUMBER,),
    )
    connection.execute(f"UPDATE entry SET changed_at = 0 WHERE NOT abs(changed_at) <= {_FARTHEST}")  # noqa: S608 - ours
    connection.execute(
        f"UPDATE entry SET begun_at = changed_at WHERE begun_at NOT BETWEEN 0 AND {_FARTHEST} OR begun_at = 0"  # noqa: S608 - ours
    )
    connection.execute(
        "UPDATE entry SET lane = NULL, place = NULL,"  # noqa: S608 - ours
        " reason = CASE state WHEN 'queued' THEN ? ELSE reason END,"
        " state = CASE state WHEN 'queued' THEN 'unconfirmed' ELSE state END"
        f" WHERE NOT ({tables.IS_PLACED})",
        (to_text(_DAMAGED),),
    )
    for row in connection.execute(f"{tables.SELECT} WHERE NOT ({tables.IS_PLAIN})").fetchall():
        try:
            tables.entry_in(row)
        except DamagedFileError:
            connection.execute("DELETE FROM entry WHERE number = ?", row[:1])
            tables.insert_if_missing(connection, _in_doubt(row))
    job_tables.after_rescue(connection)


def _in_doubt(row: tuple[Any, ...]) -> Entry:
    """Return what can be read of a damaged entry. Its text may be in the log."""
    number, typed, _state, begun_at, changed_at, *_rest, job, place = row
    known = (
        State.UNCONFIRMED.value,
        begun_at,
        changed_at,
        1,
        None,
        to_text(_DAMAGED),
        "[]",
        "[]",
        job,
        place,
    )
    try:
        return tables.entry_in((number, typed, *known))
    except DamagedFileError:
        return tables.entry_in((number, to_text(UNREADABLE), *known))


SCHEMA = Schema(
    name=RepairedFile.OUTBOX,
    application_id=0x4D656E4F,
    version=VERSION,
    # An earlier version would send a job that is paused.
    readable_from=2,
    statements=(tables.TABLE, *tables.INDEXES, *job_tables.TABLES),
    first_tables=frozenset({"entry"}),
    migrations={
        1: migrate(
            "ALTER TABLE entry ADD COLUMN job INTEGER",
            "ALTER TABLE entry ADD COLUMN row INTEGER",
            "ALTER TABLE entry ADD COLUMN lane INTEGER",
            "DROP INDEX IF EXISTS entry_by_place",
            *tables.INDEXES,
            *job_tables.TABLES_OF_VERSION_2,
        ),
        # Rows that an older version left out stay with their import: none of them asks all at once.
        2: migrate(*job_tables.TO_CORRECT),
    },
    check=_check,
    after_rescue=_after_rescue,
)
