"""What the outbox's database looks like, how earlier versions are upgraded, and what damage leaves of it."""

import sqlite3
from contextlib import suppress

from menagerie.domain import facts
from menagerie.domain.cases import ReasonCase, RepairedFile
from menagerie.outbox import job_tables, tables
from menagerie.outbox.as_json import to_text
from menagerie.outbox.entry import State
from menagerie.storage import DamagedFileError, Schema, migrate, version_of

VERSION = 2

_DAMAGED = facts.to_text(facts.fact(ReasonCase.OUTBOX_DAMAGED))


def _check(connection: sqlite3.Connection) -> None:
    """Raise DamagedFileError unless every entry and every job can be read."""
    version = version_of(connection)
    for row in connection.execute(f"{tables.SELECT} WHERE NOT ({tables.IS_PLAIN})"):
        # A newer version may have more states.
        if tables.is_known_state(row) or version <= VERSION:
            tables.entry_in(row)
    job_tables.check(connection)


def _after_rescue(connection: sqlite3.Connection) -> None:
    """Make entries unconfirmed that cannot be read in full, and delete those without a readable animal."""
    tables.delete_never_given(connection, "entry")
    # These become single adds: a job under such a number would give all later ones higher numbers.
    connection.execute(
        "UPDATE entry SET job = NULL, row = NULL, lane = NULL WHERE job NOT BETWEEN 1 AND ?",
        (tables.HIGHEST_NUMBER,),
    )
    connection.execute("UPDATE entry SET begun_at = changed_at WHERE begun_at <= 0")
    for row in connection.execute(f"{tables.SELECT} WHERE NOT ({tables.IS_PLAIN})").fetchall():
        number, typed, _state, begun_at, changed_at, *_rest, job, place = row
        try:
            tables.entry_in(row)
        except DamagedFileError:
            connection.execute("DELETE FROM entry WHERE number = ?", (number,))
            in_doubt = (number, typed, State.UNCONFIRMED.value, begun_at, changed_at, 1, None)
            with suppress(DamagedFileError):
                tables.insert_if_missing(
                    connection, tables.entry_in((*in_doubt, to_text(_DAMAGED), "[]", "[]", job, place))
                )
    job_tables.after_rescue(connection)


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
            *job_tables.TABLES,
        )
    },
    check=_check,
    after_rescue=_after_rescue,
)
