"""Looks for the next letter of a search among what the one before it found.

The index of words is slow where each of two words is in very many names: it goes through all that have
either. But the second word is typed after the first, and each letter of it leaves fewer of what was found
already. So while the person's hand is on its way to the next key, everything that the search finds is put in
order, and the words of the first of them are fetched: comparing those takes no more than a moment.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from itertools import islice

import msgspec
from msgspec import Struct

from menagerie.catalogue import finding, words
from menagerie.catalogue.finding import FIRST_ROWS, MANY, FirstRows, Wanted
from menagerie.catalogue.order import Order
from menagerie.catalogue.reading import known_animals

# The words of so many are fetched: enough for the first rows where one of sixty matches. More would take
# longer than from one key to the next, and memory.
_COMPARED = 5_000


class Words(Struct, frozen=True, array_like=True, gc=False):
    """What a search compares of an animal. Made by the thousand, and nothing in it refers to another one.

    ``numbers`` are its id and its category's number with a space between: to make texts of numbers would take
    longer than to compare them.
    """

    animal_id: int
    folded: str
    category_id: int
    numbers: str


class Found(Struct, frozen=True):
    """The ids of everything that was wanted, in its order, and the words of the first of them."""

    wanted: Wanted
    ids: Sequence[int]
    first: tuple[Words, ...]

    @property
    def is_whole(self) -> bool:
        """Tell whether the words of all are there."""
        return len(self.first) == len(self.ids)

    def holds_all_of(self, wanted: Wanted) -> bool:
        """Tell whether whatever matches ``wanted`` is among this, as each word has only grown."""
        is_alike = (wanted.order, wanted.names) == (self.wanted.order, self.wanted.names)
        return is_alike and all(
            any(word.startswith(before) for word in wanted.words) for before in self.wanted.words
        )

    def matching(self, wanted: Wanted) -> Iterator[Words]:
        """Yield what matches, of what has its words there, in order."""
        left: Iterator[Words] = iter(self.first)
        for word in wanted.words:
            left = _matching(left, word, wanted)
        return left


def _matching(some: Iterator[Words], word: str, wanted: Wanted) -> Iterator[Words]:
    categories = frozenset(words.categories_named(word, wanted.names))
    if not words.may_begin_a_number(word):
        return (one for one in some if word in one.folded or one.category_id in categories)
    begun_category = f" {word}"
    return (
        one
        for one in some
        if word in one.folded
        or one.numbers.startswith(word)
        or begun_category in one.numbers
        or one.category_id in categories
    )


def find_first(
    connection: sqlite3.Connection, wanted: Wanted, order: Order | None, earlier: Found | None
) -> FirstRows:
    """Return the first rows of what is wanted: from what an ``earlier`` search found, or from all."""
    if earlier is not None and earlier.holds_all_of(wanted):
        matching = islice(earlier.matching(wanted), None if earlier.is_whole else FIRST_ROWS)
        found = [one.animal_id for one in matching]
        if earlier.is_whole or len(found) == FIRST_ROWS:
            count = len(found) if earlier.is_whole else None
            return FirstRows(known_animals(connection, found[:FIRST_ROWS]), count)
    return finding.find_first(connection, wanted, order)


def find_for_later(
    connection: sqlite3.Connection, wanted: Wanted, order: Order, earlier: Found | None
) -> Found | None:
    """Find what the next letter can be looked for in; None where it would be too much.

    ``order`` is the wanted one. Where what was found ``earlier`` is whole, it is looked for in that.
    """
    if earlier is not None and earlier.is_whole and earlier.holds_all_of(wanted):
        left = (*earlier.matching(wanted),)
        return Found(wanted, [one.animal_id for one in left], left)
    if not wanted.words or any(len(word) > words.LONGEST for word in wanted.words):
        return None
    matching = finding.matching_ids(connection, wanted, MANY + 1)
    if len(matching) > MANY:
        return None
    ids = order.first_of(matching, len(matching))
    return Found(wanted, ids, _words_of(connection, ids[:_COMPARED]))


def _words_of(connection: sqlite3.Connection, ids: Sequence[int]) -> tuple[Words, ...]:
    # As one text: fetching row by row asks for the interpreter's lock with each of them.
    columns = "json_group_array(json_array(id, folded, category_id, id || ' ' || category_id))"
    statement = f"SELECT {columns} FROM animal WHERE id IN (SELECT value FROM json_each(?))"  # noqa: S608 - own text
    ((text,),) = connection.execute(statement, (msgspec.json.encode(ids).decode(),))
    found = {one.animal_id: one for one in msgspec.json.decode(text, type=list[Words])}
    return tuple(found[animal_id] for animal_id in ids if animal_id in found)
