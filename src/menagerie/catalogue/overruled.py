"""Keeps what a person here and another one have overruled of each other, until the person has read it."""

import sqlite3
from collections.abc import Iterable

from msgspec import Struct

from menagerie.domain.facts import Fact, fact, facts_in, to_text
from menagerie.domain.notes import NO_NOTES, Notes, joined
from menagerie.domain.person import Person
from menagerie.domain.sharing.cases import KnowledgeCase
from menagerie.storage import transaction, version_of

# The schema version that brought the table.
_SINCE = 7


class Overruled(Struct, frozen=True):
    """What was overruled by whom, and its ``number`` in the table."""

    number: int
    fact: Fact


def keep_overruled(connection: sqlite3.Connection, overruled: Fact) -> None:
    """Keep what is about to be overruled, in the transaction of the caller."""
    connection.execute("INSERT INTO overruled (fact) VALUES (?)", (to_text(overruled),))


def keep_missed(connection: sqlite3.Connection, animal_id: int, theirs: Notes, by: Person) -> bool:
    """Keep notes that ``by`` wrote and the person replaces unseen, in the transaction of the caller.

    Return whether there were any.
    """
    if theirs == NO_NOTES:
        return False
    who = {"person": by.name, "computer": by.computer}
    said = fact(KnowledgeCase.NOTES_MISSED, animal=str(animal_id), theirs=text_of(theirs), **who)
    keep_overruled(connection, said)
    return True


def text_of(notes: Notes) -> str:
    """Return a note and its tags as one text."""
    return " · ".join(part for part in (notes.text, joined(notes.tags)) if part)


def read_overruled(connection: sqlite3.Connection, most: int, after: int) -> tuple[Overruled, ...]:
    """Return what was overruled and not read ``after`` this number, at most so many, the oldest first."""
    if version_of(connection) < _SINCE:
        return ()
    rows = connection.execute(
        "SELECT number, fact FROM overruled WHERE number > ? ORDER BY number LIMIT ?", (after, most)
    )
    return tuple(Overruled(number, fact) for number, text in rows for fact in facts_in(text) or ())


def forget_overruled(connection: sqlite3.Connection, numbers: Iterable[int]) -> None:
    """Forget what the person has read."""
    with transaction(connection):
        connection.executemany("DELETE FROM overruled WHERE number = ?", [(one,) for one in numbers])
