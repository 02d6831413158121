"""Looks for the next letter of a search among what the one before it found.

The index of words is slow where each of two words is in very many names: it goes through all that have
either. But the second word is typed after the first, and each letter of it leaves fewer of what was found
already. So while the person's hand is on its way to the next key, everything that the search finds is put in
order, and the words of the first of them are fetched: comparing those takes no more than a moment.
"""

import sqlite3
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from msgspec import Struct

from menagerie.catalogue import finding, words
from menagerie.catalogue.finding import FIRST_ROWS, MANY, FirstRows, Wanted
from menagerie.catalogue.order import Order
from menagerie.catalogue.reading import known_animals

# The words of so many are fetched: enough for the first rows where one of eighteen matches.
_COMPARED = 1_500


class Words(NamedTuple):
    """What a search compares of an animal."""

    animal_id: int
    folded: str
    category_id: int


class Found(Struct, frozen=True):
    """The ids of everything that was wanted, in its order, and the words of the first of them."""

    wanted: Wanted
    ids: Sequence[int]
    first: tuple[Words, ...]

    @property
    def is_little(self) -> bool:
        """Tell whether the words of all are there."""
        return len(self.first) == len(self.ids)

    def holds_all_of(self, wanted: Wanted) -> bool:
        """Tell whether whatever matches ``wanted`` is among this, as each word has only grown."""
        is_alike = (wanted.order, wanted.names) == (self.wanted.order, self.wanted.names)
        return is_alike and all(
            any(word.startswith(before) for word in wanted.words) for before in self.wanted.words
        )

    def matching(self, wanted: Wanted) -> list[int]:
        """Return the ids that match, of those whose words are there, in order."""
        left: Sequence[Words] = self.first
        for word in wanted.words:
            categories = frozenset(words.categories_named(word, wanted.names))
            is_number = words.may_begin_a_number(word)
            left = [
                one
                for one in left
                if word in one.folded
                or one.category_id in categories
                or (
                    is_number
                    and (str(one.animal_id).startswith(word) or str(one.category_id).startswith(word))
                )
            ]
        return [one.animal_id for one in left]


def find_first(
    connection: sqlite3.Connection, wanted: Wanted, order: Order | None, earlier: Found | None
) -> FirstRows:
    """Return the first rows of what is wanted: from what an ``earlier`` search found, or from all."""
    if earlier is not None and earlier.holds_all_of(wanted):
        found = earlier.matching(wanted)
        if earlier.is_little or len(found) >= FIRST_ROWS:
            count = len(found) if earlier.is_little else None
            return FirstRows(known_animals(connection, found[:FIRST_ROWS]), count)
    return finding.find_first(connection, wanted, order)


def find_for_later(
    connection: sqlite3.Connection, wanted: Wanted, order: Order, earlier: Found | None
) -> Found | None:
    """Find what the next letter can be looked for in; None where it would be too much.

    ``order`` is the wanted one. What was found ``earlier`` is as good if it is little.
    """
    if earlier is not None and earlier.is_little and earlier.holds_all_of(wanted):
        return earlier
    if not wanted.words or any(len(word) > words.LONGEST for word in wanted.words):
        return None
    matching = finding.matching_ids(connection, wanted, MANY + 1)
    if len(matching) > MANY:
        return None
    ids = order.first_of(matching, len(matching))
    return Found(wanted, ids, _words_of(connection, ids[:_COMPARED]))


def _words_of(connection: sqlite3.Connection, ids: Sequence[int]) -> tuple[Words, ...]:
    # As one text: fetching row by row asks for the interpreter's lock with each of them.
    columns = "json_group_array(json_array(id, folded, category_id))"
    statement = f"SELECT {columns} FROM animal WHERE id IN (SELECT value FROM json_each(?))"  # noqa: S608 - own text
    ((text,),) = connection.execute(statement, (msgspec.json.encode(ids).decode(),))
    found = {one.animal_id: one for one in msgspec.json.decode(text, type=list[Words])}
    return tuple(found[animal_id] for animal_id in ids if animal_id in found)
