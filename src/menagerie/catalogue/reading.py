"""Reads what was recorded: animals as last seen, their history, counts, and the newest list."""

import sqlite3
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import TypeVar

import msgspec
from msgspec import Struct

from menagerie.catalogue import tables
from menagerie.catalogue.notes import read_notes
from menagerie.catalogue.recording import ALL, SeenList, mark_of
from menagerie.catalogue.tables import searchable
from menagerie.domain.animal import Animal, AnimalList, NewAnimal
from menagerie.domain.known import Category, KnownAnimal, Sighting
from menagerie.domain.notes import NO_NOTES, Notes
from menagerie.domain.texts.folding import folded
from menagerie.storage import DATABASE_ERRORS

_Found = TypeVar("_Found")
_Newest = tuple[SeenList, tuple[KnownAnimal, ...], Mapping[int, str]]
_COLUMNS = "id, name, category_id, status, first_seen, last_seen, last_list, mark"
# Parameters of one statement.
_AT_ONCE = 500
# Categories without a name that are listed: more could not be chosen from by eye.
_MOST_UNNAMED = 1000

# One look into the index for each category: DISTINCT would read every animal.
_SEEN_CATEGORIES = """
    WITH RECURSIVE seen (id) AS (
        SELECT MIN(category_id) FROM animal
        UNION ALL
        SELECT (SELECT MIN(category_id) FROM animal WHERE category_id > seen.id) FROM seen
        WHERE seen.id IS NOT NULL
    )
    SELECT id FROM seen WHERE id IS NOT NULL AND id NOT IN (SELECT id FROM category WHERE name <> '') LIMIT ?
"""


# Looks up each pair of name and category in the index once.
_COUNT_ALIKE = """
    WITH wanted AS MATERIALIZED (
        SELECT json_extract(value, '$[0]') AS folded, json_extract(value, '$[1]') AS category_id
        FROM json_each(?)
    )
    SELECT animal.folded, animal.category_id, animal.status, count(*), max(animal.id)
    FROM wanted CROSS JOIN animal INDEXED BY animal_by_name
    ON animal.folded = wanted.folded AND animal.category_id = wanted.category_id
    GROUP BY animal.folded, animal.category_id, animal.status
"""


class AlikeAnimals(Struct, frozen=True):
    """How many known animals have the same searchable name, category and status; ``id`` is the newest's."""

    searchable: str
    category_id: int
    status: str | None
    count: int
    id: int


class _FullLists:
    """The newest full list of each status, from which follows which animals are missing."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        rows = connection.execute("SELECT status, full_list, full_at FROM asked WHERE full_list > 0")
        self._full = {status: (number, at) for status, number, at in rows}

    def known(self, row: Sequence[object], notes: Notes) -> KnownAnimal:
        """Return the animal in a row of ``_COLUMNS``, with its ``notes``."""
        animal_id, name, category_id, status, first_seen, last_seen, last_list, mark = row
        return KnownAnimal(
            Animal(animal_id, name, category_id, status),  # type: ignore[arg-type] # the table is strict
            first_seen,  # type: ignore[arg-type] # the table is strict
            last_seen,  # type: ignore[arg-type] # the table is strict
            *self._missing(status, last_list),  # type: ignore[arg-type] # the table is strict
            mark_of(mark),  # type: ignore[arg-type] # the table is strict
            notes,
        )

    def _missing(self, status: str | None, last_list: int) -> tuple[float | None, str | None]:
        """Return when the newest full list without the animal came, and for which status (None: for all)."""
        lists = [(key, self._full[key]) for key in (ALL, status) if key is not None and key in self._full]
        without = [(number, at, key) for key, (number, at) in lists if number > last_list]
        if not without:
            return None, None
        _, at, key = max(without)
        return at, key or None


def known_animals(connection: sqlite3.Connection, animal_ids: Sequence[int]) -> tuple[KnownAnimal, ...]:
    """Return the animals with these ids, in the same order, without unknown ones."""
    full_lists = _FullLists(connection)
    notes = read_notes(connection, animal_ids)
    found: dict[int, KnownAnimal] = {}
    for start in range(0, len(animal_ids), _AT_ONCE):
        some = animal_ids[start : start + _AT_ONCE]
        places = ",".join("?" * len(some))
        statement = f"SELECT {_COLUMNS} FROM animal WHERE id IN ({places})"  # noqa: S608 - question marks only
        for row in connection.execute(statement, tuple(some)):
            found[row[0]] = full_lists.known(row, notes.get(row[0], NO_NOTES))
    return tuple(found[animal_id] for animal_id in animal_ids if animal_id in found)


def history(connection: sqlite3.Connection, animal_id: int) -> tuple[Sighting, ...]:
    """Return all states of an animal that were seen, the oldest first."""
    sightings = connection.execute(
        "SELECT at, name, category_id, status FROM sighting WHERE animal_id = ? ORDER BY number",
        (animal_id,),
    ).fetchall()
    sightings += connection.execute(
        "SELECT since, name, category_id, status FROM animal WHERE id = ?", (animal_id,)
    ).fetchall()
    return tuple(
        Sighting(at, Animal(animal_id, name, category, status)) for at, name, category, status in sightings
    )


def look_alikes(connection: sqlite3.Connection, new: NewAnimal) -> tuple[Animal, ...]:
    """Return the known animals with the same name and category, whatever their status."""
    rows = connection.execute(
        # By itself, SQLite would take the index of the category, which may have most of the animals.
        "SELECT id, name, category_id, status FROM animal INDEXED BY animal_by_name"
        " WHERE folded = ? AND name = ? AND category_id = ? ORDER BY id",
        (searchable(new.name), new.name, new.category_id),
    )
    return tuple(Animal(*row) for row in rows)


def known_like(connection: sqlite3.Connection, new: NewAnimal) -> tuple[KnownAnimal, ...]:
    """Return the animals with the same name apart from how it is typed, and the same category and status.

    Without a status of its own, it is like those of any. The last seen come first.
    """
    rows = connection.execute(
        "SELECT id FROM animal INDEXED BY animal_by_name WHERE folded = ? AND category_id = ?"
        " AND status IS coalesce(?, status) ORDER BY last_seen DESC, id DESC",
        (searchable(new.name), new.category_id, new.status),
    )
    return known_animals(connection, [animal_id for (animal_id,) in rows])


def count_alike(
    connection: sqlite3.Connection, wanted: Iterable[tuple[str, int]]
) -> tuple[AlikeAnimals, ...]:
    """Count the known animals of each searchable name and category, by status."""
    rows = connection.execute(_COUNT_ALIKE, (msgspec.json.encode(list(wanted)).decode(),))
    return tuple(AlikeAnimals(*row) for row in rows)


def unknown_ids(connection: sqlite3.Connection, animal_ids: Collection[int]) -> frozenset[int]:
    """Return which of these ids no known animal has."""
    rows = connection.execute(
        "SELECT value FROM json_each(?) WHERE value NOT IN (SELECT id FROM animal)",
        (msgspec.json.encode(list(animal_ids)).decode(),),
    )
    return frozenset(animal_id for (animal_id,) in rows)


def category_names(
    connection: sqlite3.Connection, elsewhere: Mapping[int, str] = MappingProxyType({})
) -> dict[int, str]:
    """Return the names that staff gave to categories; those given ``elsewhere`` for numbers without one."""
    own = dict(connection.execute("SELECT id, name FROM category"))
    # A removed name is an empty one (see ``recording.name_category``).
    return {category_id: name for category_id, name in {**elsewhere, **own}.items() if name}


def categories(connection: sqlite3.Connection, elsewhere: Mapping[int, str]) -> tuple[Category, ...]:
    """Return the categories with a name, by name, and then those of known animals without one, by number.

    ``elsewhere`` is as for ``category_names``.
    """
    names = category_names(connection, elsewhere)
    named = [Category(*item) for item in names.items()]
    named.sort(key=lambda category: (folded(category.name or ""), category.id))
    unnamed = (category_id for (category_id,) in connection.execute(_SEEN_CATEGORIES, (_MOST_UNNAMED,)))
    return (*named, *(Category(category_id) for category_id in unnamed if category_id not in names))


def listed_all_at(connection: sqlite3.Connection) -> float | None:
    """Return when the newest complete list of all animals came; None if there is none."""
    row = connection.execute("SELECT full_at FROM asked WHERE status = ?", (ALL,)).fetchone()
    return None if row is None else row[0]


def count_by_category(connection: sqlite3.Connection, status: str | None) -> dict[int, int]:
    """Count the known animals of each category, with None of any status.

    Takes a tenth of a second for a million.
    """
    condition, values = ("TRUE", ()) if status is None else ("status = ?", (status,))
    rows = (
        "SELECT category_id, count(*) FROM animal INDEXED BY animal_by_category"  # noqa: S608 - own text
        f" WHERE {condition} GROUP BY category_id"
    )
    return dict(connection.execute(rows, values))


def newest_answer(connection: sqlite3.Connection) -> tuple[SeenList, tuple[KnownAnimal, ...]] | None:
    """Return the newest list, with its animals as they are known now; None before the first."""
    row = connection.execute("SELECT at, status, question_limit, unreadable FROM answer").fetchone()
    if row is None:
        return None
    at, status, limit, unreadable = row
    ids = [animal_id for (animal_id,) in connection.execute("SELECT animal_id FROM answered ORDER BY place")]
    known = known_animals(connection, ids)
    animals = AnimalList(tuple(one.animal for one in known), limit, unreadable)
    return SeenList(status, animals, at), known


def read_newest_list(path: Path) -> _Newest | None:
    """Return the newest saved list in a file, and the names of categories; None without a list.

    It is read at once, for the first paint.
    """

    def read(connection: sqlite3.Connection) -> _Newest | None:
        newest = newest_answer(connection)
        return None if newest is None else (*newest, category_names(connection))

    return _read_untouched(path, read)


def read_category_names(path: Path) -> Mapping[int, str]:
    """Return the names of categories in the file of another environment; none if it cannot be read."""
    return _read_untouched(path, category_names) or {}


def _read_untouched(path: Path, read: Callable[[sqlite3.Connection], _Found]) -> _Found | None:
    """Read from a file that is not opened, and change nothing of it; return None where that cannot be."""
    try:
        if not path.is_file():
            return None
        connection = tables.connect_untouched(path)
    except (OSError, *DATABASE_ERRORS):
        return None
    try:
        return read(connection)
    except DATABASE_ERRORS:
        return None
    finally:
        connection.close()
