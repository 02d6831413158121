"""Records what a list showed: new animals, changes, and when each animal was seen."""

import sqlite3
from collections.abc import Iterable, Mapping

from msgspec import Struct

from menagerie.catalogue.tables import searchable
from menagerie.catalogue.unshared import credit
from menagerie.domain.animal import Animal, AnimalList, PetStatus
from menagerie.domain.known import Mark, News
from menagerie.domain.person import Person
from menagerie.domain.sharing.knowledge import Credit, Kind
from menagerie.storage import transaction

# Stands for "any status" in the table ``asked``.
ALL = ""
_MARKS: Mapping[str | None, Mark] = {mark.value: mark for mark in Mark}


class SeenList(Struct, frozen=True):
    """A list of animals from the service: for which status (None: any), and when it came (Unix seconds).

    ``asked_at`` is when it was requested; None where that is not known any more.
    """

    status: str | None
    animals: AnimalList
    at: float
    asked_at: float | None = None


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
        [(place, animal.id) for place, animal in enumerate(seen.animals.animals)],
    )
