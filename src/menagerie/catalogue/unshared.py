"""What a catalogue has to tell a shared store: joining it, what is to be published, and who wrote what."""

import sqlite3
from collections.abc import Iterable, Sequence

import msgspec
from msgspec import Struct

from menagerie.catalogue.notes import read_notes
from menagerie.domain.notes import NO_NOTES
from menagerie.domain.person import Person
from menagerie.domain.sharing.knowledge import LONG_AGO, Credit, Entry, Kind, ReadUpTo
from menagerie.storage import transaction, version_of

# The schema version that brought the tables.
_SINCE = 5
# Characters in one batch: a service may send a name of a megabyte.
_MOST_TEXT = 2_000_000

_ANIMALS = """
    SELECT unshared.number, id, last_seen, name, category_id, status FROM unshared
    JOIN animal ON animal.id = unshared.subject WHERE unshared.kind = 'animal' AND unshared.number >= ?
"""
_CATEGORIES = """
    SELECT unshared.number, id, coalesce(at, 0.0), name, coalesce(person, ''), coalesce(computer, '')
    FROM unshared JOIN category ON category.id = unshared.subject
    LEFT JOIN credited ON credited.kind = 'category' AND credited.subject = category.id
    WHERE unshared.kind = 'category' AND unshared.number >= ?
"""
_ADDED = """
    SELECT unshared.number, credited.subject, at, person, computer FROM unshared
    JOIN credited ON credited.kind = 'added' AND credited.subject = unshared.subject
    WHERE unshared.kind = 'added' AND unshared.number >= ?
"""


class Pending(Struct, frozen=True):
    """What is to be published, in the order in which it changed; ``numbers`` are those in the table."""

    numbers: tuple[int, ...] = ()
    entries: tuple[Entry, ...] = ()


def has_joined(connection: sqlite3.Connection) -> bool:
    """Return whether the catalogue takes part in a store, and was not rescued since."""
    return connection.execute("SELECT 1 FROM joined WHERE store <> ''").fetchone() is not None


def read_up_to(connection: sqlite3.Connection) -> int:
    """Return up to which number the log of the store was read."""
    row = connection.execute("SELECT number FROM joined").fetchone()
    return 0 if row is None else int(row[0])


def join(connection: sqlite3.Connection, store: str, newest: int, read: ReadUpTo) -> int:
    """Take part in a store whose log ends at ``newest``; return up to where it was read.

    ``read`` is how far it was read, as the log has it now. Everything is to be published in another store
    than before, or in one that has forgotten entries: other ones may have their numbers.
    """
    with transaction(connection):
        row = connection.execute("SELECT store, number, digest FROM joined").fetchone()
        if row == (store, read.number, read.digest):
            return read.number
        connection.execute("DELETE FROM unshared")
        connection.execute(
            "INSERT OR REPLACE INTO joined (only_row, store, number, first_until, left_from)"
            " VALUES (1, ?, 0, ?, (SELECT min(id) FROM animal))",
            (store, newest),
        )
        connection.execute("INSERT INTO unshared (kind, subject) SELECT 'category', id FROM category")
        connection.execute(
            "INSERT INTO unshared (kind, subject) SELECT 'notes', animal_id FROM note"
            " UNION SELECT 'notes', animal_id FROM tagged"
            " UNION SELECT kind, subject FROM credited WHERE kind IN ('notes', 'added')"
        )
    return 0


def list_animals(connection: sqlite3.Connection, most: int) -> bool:
    """List more animals that are to be published after joining; return whether any are left."""
    with transaction(connection):
        row = connection.execute("SELECT left_from FROM joined").fetchone()
        if row is None or row[0] is None:
            return False
        (start,) = row
        connection.execute(
            "INSERT INTO unshared (kind, subject) SELECT 'animal', id FROM animal WHERE id >= ?"
            " ORDER BY id LIMIT ? ON CONFLICT DO NOTHING",
            (start, most),
        )
        following = connection.execute(
            "SELECT id FROM animal WHERE id >= ? ORDER BY id LIMIT 1 OFFSET ?", (start, most)
        ).fetchone()
        connection.execute("UPDATE joined SET left_from = ?", (None if following is None else following[0],))
    return following is not None


def pending(connection: sqlite3.Connection, most: int) -> Pending:
    """Return what changed last and is not published: a person's name must not wait for a million animals."""
    rows = connection.execute("SELECT number FROM unshared ORDER BY number DESC LIMIT ?", (most,)).fetchall()
    if not rows:
        return Pending()
    first = rows[-1]
    numbered: list[tuple[int, Entry]] = []
    for number, subject, at, name, category_id, status in connection.execute(_ANIMALS, first):
        entry = Entry(Kind.ANIMAL, subject, at, name=name, category_id=category_id, status=status)
        numbered.append((number, entry))
    for number, subject, at, name, *by in connection.execute(_CATEGORIES, first):
        numbered.append((number, Entry(Kind.CATEGORY, subject, at, Person(*by), name=name)))
    for number, subject, at, *by in connection.execute(_ADDED, first):
        numbered.append((number, Entry(Kind.ADDED, subject, at, Person(*by))))
    notes = connection.execute(
        "SELECT number, subject FROM unshared WHERE kind = 'notes' AND number >= ?", first
    ).fetchall()
    known = read_notes_known(connection, [subject for _, subject in notes])
    numbered += [(number, entry) for (number, _), entry in zip(notes, known, strict=True)]
    numbered.sort(key=lambda one: one[0])
    some = _no_longer_than(numbered, _MOST_TEXT)
    lowest = some[0][0] if len(some) < len(numbered) else rows[-1][0]
    # With those of rows that damage took.
    numbers = tuple(number for (number,) in rows if number >= lowest)
    return Pending(numbers, tuple(entry for _, entry in some))


def _no_longer_than(numbered: list[tuple[int, Entry]], most: int) -> list[tuple[int, Entry]]:
    """Return the last entries with so many characters together, but at least one."""
    length = 0
    for place in reversed(range(len(numbered))):
        _, entry = numbered[place]
        length += len(entry.name or "") + len(entry.note or "")
        if length > most:
            return numbered[min(place + 1, len(numbered) - 1) :]
    return numbered


def read_notes_known(connection: sqlite3.Connection, animal_ids: Sequence[int]) -> list[Entry]:
    """Return the notes of these animals, also removed ones, and when they were changed by whom."""
    notes = read_notes(connection, animal_ids)
    rows = connection.execute(
        "SELECT value, coalesce(person, ''), coalesce(computer, ''), max("
        " coalesce(at, 0.0), coalesce((SELECT changed_at FROM note WHERE animal_id = value), 0.0),"
        " coalesce((SELECT max(changed_at) FROM tagged WHERE animal_id = value), 0.0))"
        " FROM json_each(?) LEFT JOIN credited ON credited.kind = 'notes' AND credited.subject = value",
        (msgspec.json.encode(list(animal_ids)).decode(),),
    )
    times = {subject: (Person(name, computer), at) for subject, name, computer, at in rows}
    entries = []
    for one in animal_ids:
        by, at = times.get(one, (Person(), LONG_AGO))
        its = notes.get(one, NO_NOTES)
        entries.append(Entry(Kind.NOTES, one, at, by, note=its.text, tags=its.tags))
    return entries


def forget_published(connection: sqlite3.Connection, numbers: Iterable[int]) -> None:
    """Remove what was published, in the transaction of the caller; what has changed since stays."""
    connection.executemany("DELETE FROM unshared WHERE number = ?", [(one,) for one in numbers])


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


def credits_of(connection: sqlite3.Connection, animal_id: int) -> tuple[Credit, ...]:
    """Return who added an animal, named its category and wrote its notes, as far as it is known."""
    if version_of(connection) < _SINCE:
        return ()
    rows = connection.execute(
        "SELECT kind, person, computer, at FROM credited"
        " WHERE (kind IN ('added', 'notes') AND subject = :id)"
        " OR (kind = 'category' AND subject = (SELECT category_id FROM animal WHERE id = :id))",
        {"id": animal_id},
    )
    return tuple(Credit(Kind(kind), Person(name, computer), at) for kind, name, computer, at in rows)
