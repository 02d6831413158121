"""The order in which a person wants all animals, kept so that what a search finds is put in order at once."""

import time
from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import StrEnum
from itertools import chain, islice

from msgspec import Struct
from msgspec.structs import replace

# Ids that lie so close together have an array of their places: this many times as long as there are ids.
_SPREAD = 4
_NOWHERE = 0xFFFF_FFFF
# So much is done before other threads are let on: the interpreter's lock is held for so long.
_PORTION = 50_000
# Seconds. Not 0, which would take the lock back before the window's thread has woken up.
LET_OTHERS_ON = 0.0002
# In bytes. What begins as large as this has a place of its own (see ``menagerie.memory``), where it grows
# without being copied.
_OWN_PLACE = 1 << 20
_SMALL_PORTION = 2_000
_SORTED_AT_ONCE = 10_000


class SortBy(StrEnum):
    """The columns that can be sorted by."""

    ID = "id"
    NAME = "name"
    CATEGORY = "category"
    STATUS = "status"
    LAST_SEEN = "last seen"


# Column, whether it descends, and the status of the animals (None: any).
OrderKey = tuple[SortBy, bool, str | None]


class Order(Struct, frozen=True):
    """The ids of all animals of one status, sorted.

    ``places`` has for each id from ``lowest`` on its place in the order, where ids lie close together, as
    those do that a service counts up. ``is_prepared`` tells whether that has been tried.
    """

    key: OrderKey
    ids: "array[int]"
    is_prepared: bool = False
    lowest: int = 0
    places: "array[int] | None" = None

    def prepared(self) -> "Order":
        """Return the same order with its places. It takes some tenths of a second for a million."""
        if not self.ids:
            return replace(self, is_prepared=True)
        lowest = min(_in_portions(self.ids, min))
        spread = max(_in_portions(self.ids, max)) - lowest + 1
        if spread > _SPREAD * len(self.ids):
            return replace(self, is_prepared=True)
        starts = range(0, spread, _PORTION)
        places = put_together(
            "I", (array("I", [_NOWHERE]) * min(_PORTION, spread - start) for start in starts)
        )
        for start in range(0, len(self.ids), _SMALL_PORTION):
            for place, animal_id in enumerate(self.ids[start : start + _SMALL_PORTION], start):
                places[animal_id - lowest] = place
            time.sleep(LET_OTHERS_ON)
        return replace(self, is_prepared=True, lowest=lowest, places=places)

    def first_of(self, matching: Sequence[int], limit: int) -> list[int]:
        """Return those of the ``matching`` ids that come first, at most ``limit``, in order."""
        if self.places is None:
            return self._by_passing(frozenset(matching), limit)
        found = self._places_of(matching, self.places)
        return [self.ids[place] for place in islice(found, limit) if place != _NOWHERE]

    def first_within(self, ranges: Iterable[tuple[int, int]], others: Sequence[int], limit: int) -> list[int]:
        """Return the first of the ids in these ranges and of the ``others``, in order.

        Both ends of a range are included. Only where there are places.
        """
        if self.places is None:
            raise ValueError("the order is not prepared")
        places = self.places
        first = self._places_of(others, places)[:limit]
        for lowest, highest in ranges:
            start, end = max(0, lowest - self.lowest), min(len(places), highest - self.lowest + 1)
            for portion in range(start, end, _SORTED_AT_ONCE):
                some = places[portion : min(end, portion + _SORTED_AT_ONCE)]
                last = first[-1] if len(first) == limit else _NOWHERE
                # A set: what matches by its id may match by its name too.
                first = sorted({*first, *(place for place in some if place < last)})[:limit]
                time.sleep(LET_OTHERS_ON)
        return [self.ids[place] for place in first if place != _NOWHERE]

    def _places_of(self, some: Iterable[int], places: "array[int]") -> list[int]:
        """Return the places of these ids, the first ones first; ``_NOWHERE`` comes last."""
        lowest, beyond = self.lowest, self.lowest + len(places)
        return sorted([places[one - lowest] for one in some if lowest <= one < beyond])

    def _by_passing(self, matching: frozenset[int], limit: int) -> list[int]:
        found: list[int] = []
        for start in range(0, len(self.ids), _PORTION):
            portion: Iterator[int] = filter(matching.__contains__, self.ids[start : start + _PORTION])
            found.extend(islice(portion, limit - len(found)))
            if len(found) >= min(limit, len(matching)):
                break
        return found


def put_together(typecode: str, portions: "Iterable[array[int]]") -> "array[int]":
    """Return these portions one after the other in one array, and let other threads on in between.

    Filling many megabytes of memory for the first time takes some ten milliseconds, during which no other
    thread gets the interpreter's lock. So they are never filled at once, nor copied while they grow.
    """
    portions = iter(portions)
    first = next(portions, array(typecode))
    second = next(portions, None)
    if second is None:
        return first
    together = array(typecode, bytes(_OWN_PLACE))
    before = len(together)
    for portion in chain((first, second), portions):
        together.extend(portion)
        time.sleep(LET_OTHERS_ON)
    del together[:before]
    return together


def _in_portions(ids: "array[int]", find: Callable[["array[int]"], int]) -> Iterator[int]:
    """Yield what ``find`` finds in each portion, and let other threads on in between."""
    for start in range(0, len(ids), _PORTION):
        yield find(ids[start : start + _PORTION])
        time.sleep(LET_OTHERS_ON)
