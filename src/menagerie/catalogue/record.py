"""Records what lists showed, and reads it again: animals, their history, counts, and the newest list."""

import sqlite3
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import TypeVar

import msgspec
from msgspec import Struct

from menagerie.catalogue import database
from menagerie.catalogue.database import searchable
from menagerie.catalogue.notes import read_notes
from menagerie.domain.animal import (
    Animal,
    AnimalList,
    Category,
    KnownAnimal,
    Mark,
    NewAnimal,
    News,
    PetStatus,
    Sighting,
)
from menagerie.domain.knowledge import Credit, Kind, Person
from menagerie.domain.notes import NO_NOTES, Notes
from menagerie.domain.text import folded
from menagerie.storage import DATABASE_ERRORS, transaction

# Stands for "any status" in the table ``asked``.
ALL = ""
_MARKS: Mapping[str | None, Mark] = {mark.value: mark for mark in Mark}
_Found = TypeVar("_Found")
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


class SeenList(Struct, frozen=True):
    """A list of animals from the service: for which status (None: any), and when it came (Unix seconds).

    ``asked_at`` is when it was requested; None where that is not known any more.
    """

    status: str | None
    animals: AnimalList
    at: float
    asked_at: float | None = None


_Newest = tuple[SeenList, tuple[KnownAnimal, ...], Mapping[int, str]]


def record_list(connection: sqlite3.Connection, seen: SeenList) -> News:
    """Record a list as a whole or not at all, and return what in it was not known before."""
    with transaction(connection):
        tells_new, is_certain = _tells_new(connection, seen), knew_all(connection)
        number = newest_list(connection) + 1
        recorder = _Recorder(connection, seen.at, number, marks_new=tells_new, marks_changed=True)
        for animal in seen.animals.animals:
            recorder.see(animal)
        if seen.asked_at is not None:
            # What was seen while the list was on its way is not missing from it.
            statement = "UPDATE animal SET last_list = ? WHERE last_seen > ? AND last_seen <= ?"
            connection.execute(statement, (number, seen.asked_at, seen.at))
        _save_request(connection, seen, number)
        _save_newest(connection, seen, number)
    return recorder.news(is_certain=is_certain)


def record_animals(
    connection: sqlite3.Connection,
    animals: Iterable[Animal],
    at: float,
    added: Iterable[int] = (),
    by: Person = Person(),  # noqa: B008 - it cannot change
) -> None:
    """Record animals that came in no list: they were added here, or looked up by id.

    They are not news, even if a list has already shown them as new. ``added`` are the ids of those that were
    added here, ``by`` this person.
    """
    animals = tuple(animals)
    with transaction(connection):
        number = newest_list(connection)
        recorder = _Recorder(connection, at, number, marks_new=False, marks_changed=False)
        for animal in animals:
            recorder.see(animal)
        connection.executemany(
            "UPDATE animal SET mark = NULL WHERE id = ? AND mark = ?",
            [(animal.id, Mark.NEW.value) for animal in animals],
        )
        credit(connection, Credit(Kind.ADDED, by, at), added)


def replace_answer(connection: sqlite3.Connection, seen: SeenList) -> None:
    """Replace the newest list by one that was put together from several."""
    with transaction(connection):
        _save_newest(connection, seen, newest_list(connection))


def look_at(connection: sqlite3.Connection, animal_ids: Iterable[int]) -> None:
    """Remove the marks of these animals."""
    with transaction(connection):
        statement = "UPDATE animal SET mark = NULL WHERE id = ? AND mark IS NOT NULL"
        connection.executemany(statement, [(animal_id,) for animal_id in animal_ids])


def look_at_all(connection: sqlite3.Connection) -> dict[int, Mark]:
    """Remove all marks, and return them by the animals' ids."""
    with transaction(connection):
        marked = connection.execute("SELECT id, mark FROM animal WHERE mark IS NOT NULL").fetchall()
        connection.execute("UPDATE animal SET mark = NULL WHERE mark IS NOT NULL")
    read = ((animal_id, mark_of(mark)) for animal_id, mark in marked)
    return {animal_id: mark for animal_id, mark in read if mark is not None}


def mark_of(stored: str | None) -> Mark | None:
    """Return a mark as it is stored; None for one of another version, or of a damaged row."""
    return _MARKS.get(stored)


def mark_again(connection: sqlite3.Connection, marks: Mapping[int, Mark]) -> None:
    """Restore marks that were removed, except where there is a newer one."""
    with transaction(connection):
        connection.executemany(
            "UPDATE animal SET mark = ? WHERE id = ? AND mark IS NULL",
            [(mark.value, animal_id) for animal_id, mark in marks.items()],
        )


def name_category(
    connection: sqlite3.Connection,
    category_id: int,
    name: str,
    by: Person | None = None,
    at: float = 0.0,
) -> str:
    """Save the name that staff give to a category, and return the one before; an empty one is none.

    ``by`` is who gives it.
    """
    with transaction(connection):
        known = connection.execute("SELECT name FROM category WHERE id = ?", (category_id,)).fetchone()
        # A removed name stays as an empty one, so that ``suggest_names`` does not bring it back.
        connection.execute(
            "INSERT INTO category (id, name) VALUES (?, ?) ON CONFLICT DO UPDATE SET name = excluded.name",
            (category_id, name),
        )
        if by is not None:
            credit(connection, Credit(Kind.CATEGORY, by, at), [category_id])
    return known[0] if known is not None else ""


def suggest_names(connection: sqlite3.Connection, names: Mapping[int, str]) -> None:
    """Save these names of categories, except where staff have given or removed one."""
    decided = {category_id for (category_id,) in connection.execute("SELECT id FROM category")}
    missing = [(category_id, name) for category_id, name in names.items() if category_id not in decided]
    if missing:
        with transaction(connection):
            connection.executemany("INSERT OR IGNORE INTO category (id, name) VALUES (?, ?)", missing)


class _Recorder:
    """Records the animals of one list, one by one."""

    def __init__(
        self, connection: sqlite3.Connection, at: float, number: int, *, marks_new: bool, marks_changed: bool
    ) -> None:
        self._connection = connection
        self._at = at
        self._number = number
        self._marks_new = marks_new
        self._marks_changed = marks_changed
        self._new: set[int] = set()
        self._changed: set[int] = set()
        self._now_sold = 0

    def see(self, animal: Animal) -> None:
        """Record one animal."""
        row = self._connection.execute(
            "SELECT name, category_id, status FROM animal WHERE id = ?", (animal.id,)
        ).fetchone()
        if row is None:
            self._insert(animal)
            return
        before = Animal(animal.id, *row)
        if before == animal:
            self._connection.execute(
                "UPDATE animal SET last_seen = ?, last_list = ? WHERE id = ?",
                (self._at, self._number, animal.id),
            )
        else:
            self._change(before, animal)

    def news(self, *, is_certain: bool) -> News:
        """Return what was new, if this list can tell, and what changed."""
        new = frozenset(self._new) if self._marks_new else frozenset[int]()
        return News(new, frozenset(self._changed - self._new), self._now_sold, is_certain and bool(new))

    def _insert(self, animal: Animal) -> None:
        self._new.add(animal.id)
        self._connection.execute(
            "INSERT INTO animal (id, name, folded, category_id, status, first_seen, since, last_seen,"
            " last_list, mark) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                animal.id,
                animal.name,
                searchable(animal.name),
                animal.category_id,
                animal.status,
                self._at,
                self._at,
                self._at,
                self._number,
                Mark.NEW.value if self._marks_new else None,
            ),
        )

    def _change(self, before: Animal, animal: Animal) -> None:
        self._changed.add(animal.id)
        self._now_sold += animal.status == PetStatus.SOLD != before.status
        self._connection.execute(
            "INSERT INTO sighting (animal_id, number, at, name, category_id, status)"
            " SELECT id, (SELECT COALESCE(MAX(number), 0) + 1 FROM sighting"
            " WHERE animal_id = animal.id), since, name, category_id, status FROM animal WHERE id = ?",
            (animal.id,),
        )
        self._connection.execute(
            # An animal that is marked as new stays so.
            "UPDATE animal SET name = ?, folded = ?, category_id = ?, status = ?, since = ?, last_seen = ?,"
            " last_list = ?, mark = COALESCE(mark, ?) WHERE id = ?",
            (
                animal.name,
                searchable(animal.name),
                animal.category_id,
                animal.status,
                self._at,
                self._at,
                self._number,
                Mark.CHANGED.value if self._marks_changed else None,
                animal.id,
            ),
        )


def newest_list(connection: sqlite3.Connection) -> int:
    """Return the number of the newest list; 0 if there was none."""
    (number,) = connection.execute("SELECT COALESCE(MAX(list), 0) FROM answer").fetchone()
    return int(number)


def _tells_new(connection: sqlite3.Connection, seen: SeenList) -> bool:
    """Return whether an unknown animal in this list must be new.

    It must be if the same list was requested before with at least this limit, or if a list was once complete.
    In a longer list than before, it may only not have been shown yet.
    """
    row = connection.execute(
        "SELECT MAX(full_list > 0 OR (status = ? AND widest >= ?)) FROM asked WHERE status IN (?, ?)",
        (seen.status or ALL, seen.animals.limit, seen.status or ALL, ALL),
    ).fetchone()
    return bool(row[0])


def knew_all(connection: sqlite3.Connection) -> bool:
    """Return whether a list of all animals was once complete, so that unknown ones must have come since."""
    return (
        connection.execute("SELECT 1 FROM asked WHERE status = ? AND full_list > 0", (ALL,)).fetchone()
        is not None
    )


def _save_request(connection: sqlite3.Connection, seen: SeenList, number: int) -> None:
    is_full = not seen.animals.may_have_more and not seen.animals.unreadable
    connection.execute(
        "INSERT INTO asked (status, widest, full_list, full_at) VALUES (?, ?, ?, ?)"
        " ON CONFLICT DO UPDATE SET"
        " widest = MAX(widest, excluded.widest),"
        " full_list = MAX(full_list, excluded.full_list), full_at = COALESCE(excluded.full_at, full_at)",
        (
            seen.status or ALL,
            seen.animals.limit,
            number if is_full else 0,
            seen.at if is_full else None,
        ),
    )


def _save_newest(connection: sqlite3.Connection, seen: SeenList, number: int) -> None:
    connection.execute("DELETE FROM answer")
    connection.execute("DELETE FROM answered")
    connection.execute(
        "INSERT INTO answer (list, at, status, question_limit, unreadable) VALUES (?, ?, ?, ?, ?)",
        (number, seen.at, seen.status, seen.animals.limit, seen.animals.unreadable),
    )
    connection.executemany(
        "INSERT INTO answered (place, animal_id) VALUES (?, ?)",
        [(number, animal.id) for number, animal in enumerate(seen.animals.animals)],
    )


def credit(connection: sqlite3.Connection, credit: Credit, subjects: Iterable[int]) -> None:
    """Record who wrote or added these, in the transaction of the caller, if it is shared with others."""
    by, at = credit.by, credit.at
    connection.executemany(
        "INSERT INTO credited (kind, subject, person, computer, at)"
        " SELECT ?, ?, ?, ?, ? WHERE EXISTS (SELECT 1 FROM joined)"
        " ON CONFLICT DO UPDATE SET"
        " person = excluded.person, computer = excluded.computer, at = excluded.at WHERE kind <> 'added'",
        [(credit.kind.value, subject, by.name, by.computer, at) for subject in subjects],
    )


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
        marks = ",".join("?" * len(some))
        statement = f"SELECT {_COLUMNS} FROM animal WHERE id IN ({marks})"  # noqa: S608 - question marks only
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
        connection = database.connect_untouched(path)
    except (OSError, *DATABASE_ERRORS):
        return None
    try:
        return read(connection)
    except DATABASE_ERRORS:
        return None
    finally:
        connection.close()
