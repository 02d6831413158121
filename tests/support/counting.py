"""Counts all that a catalogue knows, which the application itself never does at once."""

import sqlite3

from msgspec import Struct

from menagerie.catalogue.catalogue import Catalogue


class Counts(Struct, frozen=True):
    """How many animals are known, as each was last seen.

    ``by_category`` has (category, count) pairs, the largest first; ``missing`` counts animals with
    ``missing_at``.
    """

    total: int
    by_status: dict[str | None, int]
    by_category: tuple[tuple[int, int], ...]
    missing: int


async def counts_of(catalogue: Catalogue) -> Counts | None:
    """Count all known animals; None when they cannot be read."""
    return await catalogue._database.read_at_length(counts, None)


def counts(connection: sqlite3.Connection) -> Counts:
    """Count all known animals."""
    by_status = dict(connection.execute("SELECT status, count(*) FROM animal GROUP BY status"))
    by_category = connection.execute(
        "SELECT category_id, count(*) AS animals FROM animal GROUP BY category_id"
        " ORDER BY animals DESC, category_id LIMIT 50"
    ).fetchall()
    ((missing,),) = connection.execute(
        "SELECT count(*) FROM animal WHERE last_list < (SELECT COALESCE(MAX(full_list), 0) FROM asked"
        " WHERE asked.status = '' OR asked.status = animal.status)"
    )
    return Counts(sum(by_status.values()), by_status, tuple(by_category), missing)
