"""Writes down what an answer showed: new animals, changes, and when each animal was seen."""

import sqlite3
from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from menagerie.catalogue.tables import searchable
from menagerie.domain.animal import Animal, AnimalList, PetStatus
from menagerie.domain.known import Mark, News

# In the table of questions, for those that ask for animals of any status.
ALL = ""


class SeenList(Struct, frozen=True):
    """One answer to "list animals": for which status it was asked (None: any), and when it came (Unix s)."""

    status: str | None
    animals: AnimalList
    at: float


def record_list(connection: sqlite3.Connection, seen: SeenList) -> News:
    """Write an answer down, all of it or nothing, and return what it showed that was not known."""
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        tells_new, is_certain = _tells_new(connection, seen), _knew_all(connection)
        number = _newest_list(connection) + 1
        recording = _Recording(connection, seen.at, number, marks_new=tells_new, marks_changed=True)
        for animal in seen.animals.animals:
            recording.see(animal)
        _remember_question(connection, seen, number)
        _remember_answer(connection, seen, number)
    news = recording.news()
    return replace(news, is_certain=is_certain and bool(news.new))


def record_animals(connection: sqlite3.Connection, animals: Iterable[Animal], at: float) -> News:
    """Write animals down that came in no list: added from here, or looked up by id. They are no news.

    Where a list that was asked for meanwhile has shown them first, they are no news from now on.
    """
    animals = tuple(animals)
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        number = _newest_list(connection)
        recording = _Recording(connection, at, number, marks_new=False, marks_changed=False)
        for animal in animals:
            recording.see(animal)
        connection.executemany(
            "UPDATE animal SET mark = NULL WHERE id = ? AND mark = ?",
            [(animal.id, Mark.NEW.value) for animal in animals],
        )
    return recording.news()


def replace_answer(connection: sqlite3.Connection, seen: SeenList) -> None:
    """Let these be the rows of the newest answer: several lists, put together."""
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        _remember_answer(connection, seen, _newest_list(connection))


def look_at(connection: sqlite3.Connection, animal_ids: Iterable[int] | None) -> None:
    """Take the marks from these animals, or with None from all."""
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        if animal_ids is None:
            connection.execute("UPDATE animal SET mark = NULL WHERE mark IS NOT NULL")
        else:
            statement = "UPDATE animal SET mark = NULL WHERE id = ? AND mark IS NOT NULL"
            connection.executemany(statement, [(animal_id,) for animal_id in animal_ids])


def name_category(connection: sqlite3.Connection, category_id: int, name: str) -> None:
    """Give a category a name that stays on this computer; an empty one takes it away."""
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        if name:
            connection.execute(
                "INSERT INTO category (id, name) VALUES (?1, ?2) ON CONFLICT DO UPDATE SET name = ?2",
                (category_id, name),
            )
        else:
            connection.execute("DELETE FROM category WHERE id = ?", (category_id,))


class _Recording:
    """The animals of one answer, as they are written down."""

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
        """Write one animal down."""
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

    def news(self) -> News:
        """Return what was new: nothing where it cannot be told or is none."""
        new = frozenset(self._new) if self._marks_new else frozenset[int]()
        if not self._marks_changed:
            return News()
        return News(new, frozenset(self._changed - self._new), self._now_sold)

    def _insert(self, animal: Animal) -> None:
        self._new.add(animal.id)
        mark = Mark.NEW.value if self._marks_new else None
        self._connection.execute(
            "INSERT INTO animal (id, name, folded, category_id, status, first_seen, since, last_seen,"
            " last_list, mark) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                animal.id,
                animal.name,
                searchable(animal.name),
                animal.category_id,
                animal.status,
                *(self._at,) * 3,
                self._number,
                mark,
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
        # An animal that nobody has looked at since it came is still new.
        mark = ", mark = COALESCE(mark, 'changed')" if self._marks_changed else ""
        self._connection.execute(
            "UPDATE animal SET name = ?, folded = ?, category_id = ?, status = ?, since = ?,"  # noqa: S608 - no foreign text
            f" last_seen = ?, last_list = ?{mark} WHERE id = ?",
            (
                animal.name,
                searchable(animal.name),
                animal.category_id,
                animal.status,
                *(self._at,) * 2,
                self._number,
                animal.id,
            ),
        )


def _newest_list(connection: sqlite3.Connection) -> int:
    (number,) = connection.execute("SELECT COALESCE(MAX(list), 0) FROM answer").fetchone()
    return int(number)


def _tells_new(connection: sqlite3.Connection, seen: SeenList) -> bool:
    """Tell whether it is news that this answer shows an animal for the first time.

    That is so where the same was asked before with no smaller a limit, or where a list was not cut. In a
    longer list than ever before it may only not have been shown yet.
    """
    row = connection.execute(
        "SELECT MAX(full_list > 0 OR (status = ? AND widest >= ?)) FROM asked WHERE status IN (?, ?)",
        (seen.status or ALL, seen.animals.limit, seen.status or ALL, ALL),
    ).fetchone()
    return bool(row[0])


def _knew_all(connection: sqlite3.Connection) -> bool:
    """Tell whether a list of all was once shown whole: whatever is unknown has then come since."""
    return (
        connection.execute("SELECT 1 FROM asked WHERE status = ? AND full_list > 0", (ALL,)).fetchone()
        is not None
    )


def _remember_question(connection: sqlite3.Connection, seen: SeenList, number: int) -> None:
    is_full = not seen.animals.may_have_more and not seen.animals.unreadable
    connection.execute(
        "INSERT INTO asked (status, widest, full_list, full_at) VALUES (?1, ?2, ?3, ?4)"
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


def _remember_answer(connection: sqlite3.Connection, seen: SeenList, number: int) -> None:
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
