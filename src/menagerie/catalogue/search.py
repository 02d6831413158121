"""Finds the animals that a search matches, in the person's order: the first rows at once, or the ids of all.

An animal whose number was typed comes before all others.

Two ways lead to them:

- *By index.* The trigram index of names, the wanted categories and tags, the notes and the ranges of ids and
  categories say which animals can match. They are compared and sorted. This is fast where they are few.
- *In order.* Animals are read in the person's order, from the index that has this order, and compared. The
  first rows come soon where many animals match.

So the index is asked first. Animals are read in order if it finds more than ``_FEW`` for every word and for
the wanted categories, and for words of one or two letters, which it does not have.

With a million animals this takes 7 ms of processor time for 99 of 100 searches. A word of one or two letters
that hardly any animal has takes 80 ms.
"""

import sqlite3
from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from enum import StrEnum
from itertools import chain, islice, pairwise

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from menagerie.catalogue.notes import with_tags, with_word
from menagerie.catalogue.record import known_animals
from menagerie.domain.animal import INT64_MAX, INT64_MIN, KnownAnimal, PetStatus
from menagerie.domain.searching import whole_number
from menagerie.domain.text import folded, folded_words

# Enough to fill the largest window.
FIRST_ROWS = 80
# With this many matches in a million, sorting them takes as long as finding the first 80 in order.
_FEW = 2_000
# Ids read by one statement. Fetching row by row would ask for the interpreter's lock with each of them, and
# slow down the window's thread.
_PAGE = 15_000
# The index has no shorter parts of a name.
_TRIGRAM = 3
# A longer word, such as a pasted page without a space, is looked up by its beginning.
_LONGEST_LOOKED_UP = 32
_MOST_DIGITS = 19
_DIGITS = frozenset("0123456789")


class SortBy(StrEnum):
    """The columns that can be sorted by, by their keys."""

    ID = "id"
    NAME = "name"
    CATEGORY = "categoryId"
    STATUS = "status"
    LAST_SEEN = "lastSeen"


class Wanted(Struct, frozen=True):
    """What to find, and in which order.

    ``words`` are folded and all of them must match; ``status`` None means any, and so do no ``categories``
    and no ``tags``; an animal with one of several matches. ``names`` are those that staff gave to categories.
    ``changed_since`` (Unix seconds) leaves out what was in its present state before; None leaves out nothing.
    With ``is_outside`` everything else than the words is turned round: what matches them, and was left out.
    ``without`` are ids that are not wanted.
    """

    words: tuple[str, ...] = ()
    status: str | None = None
    sort_by: SortBy = SortBy.LAST_SEEN
    descending: bool = True
    names: Mapping[int, str] = field(default_factory=dict)
    categories: frozenset[int] = frozenset()
    tags: frozenset[str] = frozenset()
    changed_since: float | None = None
    is_outside: bool = False
    without: frozenset[int] = frozenset()

    @property
    def is_narrowed(self) -> bool:
        """Whether anything is left out that matches the words."""
        chosen = self.status, self.categories, self.tags, self.changed_since
        return chosen != (None, frozenset(), frozenset(), None)

    def outside(self) -> "Wanted":
        """Return what matches the same words, and is left out here."""
        return replace(self, is_outside=True)


class FirstRows(Struct, frozen=True):
    """The first animals that were found. ``count`` is how many there are in all, None where not yet known.

    Not ``is_readable``: there may be more, as the file could not be read.
    """

    animals: tuple[KnownAnimal, ...]
    count: int | None
    is_readable: bool = True


class _Run(Struct, frozen=True):
    """A piece of an index in which animals are sorted by ``keys``; ``condition`` selects it.

    ``keys`` are never NULL in it: the next page is found by comparing with the last ones.
    """

    keys: tuple[str, ...]
    index: str
    condition: str = "TRUE"


# No index has the order of the statuses, which may change with the code.
_RANKS = " ".join(f"WHEN status = '{status}' THEN {rank}" for rank, status in enumerate(PetStatus))
_RANK = f"CASE WHEN status IS NULL THEN {len(PetStatus) + 1} {_RANKS} ELSE {len(PetStatus)} END"
_KEYS = {
    SortBy.ID: ("id",),
    SortBy.NAME: ("folded", "id"),
    SortBy.CATEGORY: ("category_id", "id"),
    SortBy.STATUS: (_RANK, "status", "id"),
    SortBy.LAST_SEEN: ("last_seen", "id"),
}
# Instead, the index by status is read in pieces: each known status, the unknown ones in the gaps between
# them, and no status.
_KNOWN = sorted(PetStatus)
_GAPS = [
    f"status < '{_KNOWN[0]}'",
    *(f"status > '{one}' AND status < '{another}'" for one, another in pairwise(_KNOWN)),
    f"status > '{_KNOWN[-1]}'",
]
_BY_STATUS = "INDEXED BY animal_by_status"
_BY_CATEGORY = "INDEXED BY animal_by_category"
_BY_LAST_SEEN = "INDEXED BY animal_by_last_seen"
_RUNS = {
    SortBy.ID: [_Run(_KEYS[SortBy.ID], "NOT INDEXED")],
    SortBy.NAME: [_Run(_KEYS[SortBy.NAME], "INDEXED BY animal_by_name")],
    SortBy.STATUS: [
        *(_Run(("id",), _BY_STATUS, f"status = '{one}'") for one in PetStatus),
        *(_Run(("status", "id"), _BY_STATUS, gap) for gap in _GAPS),
        _Run(("id",), _BY_STATUS, "status IS NULL"),
    ],
    SortBy.LAST_SEEN: [_Run(_KEYS[SortBy.LAST_SEEN], _BY_LAST_SEEN)],
}


def find_first(connection: sqlite3.Connection, wanted: Wanted) -> FirstRows:
    """Return the first rows of what is wanted."""
    with _snapshot(connection):
        search = _Search(connection, wanted)
        few = search.few_ids()
        if few is not None:
            return FirstRows(known_animals(connection, few[:FIRST_ROWS]), len(few))
        ids = [*islice(chain.from_iterable(search.pages(FIRST_ROWS)), FIRST_ROWS)]
        return FirstRows(known_animals(connection, ids), len(ids) if len(ids) < FIRST_ROWS else None)


def find_all(
    connection: sqlite3.Connection, wanted: Wanted, is_wanted: Callable[[], bool] = lambda: True
) -> "array[int] | None":
    """Return the ids of everything that is wanted, in order; None if ``is_wanted`` says False meanwhile."""
    ids = array("q")
    if not is_wanted():
        return None
    with _snapshot(connection):
        search = _Search(connection, wanted)
        few = search.few_ids()
        for page in search.pages(_PAGE) if few is None else [few]:
            if not is_wanted():
                return None
            ids.fromlist(page)
    return ids


@contextmanager
def _snapshot(connection: sqlite3.Connection) -> Iterator[None]:
    """Read everything as it is now: recording could move animals from one page to another."""
    connection.execute("BEGIN")
    try:
        yield
    finally:
        connection.rollback()


class _Word:
    """A folded word of a search.

    ``others`` are the conditions by which it matches without being in a name: by an id, a category's number
    or name, a note or a tag.
    """

    def __init__(self, connection: sqlite3.Connection, text: str, names: Mapping[int, str]) -> None:
        self.text = text
        self.others = [
            f"{column} BETWEEN {lowest} AND {highest}"
            for column in ("id", "category_id")
            for lowest, highest in _ranges_in(connection, column, text)
        ]
        categories = [str(number) for number, name in names.items() if text in folded(name)]
        if categories:
            self.others.append(f"category_id IN ({', '.join(categories)})")
        noted = with_word(connection, text, _FEW)
        if noted.few != ():
            self.others.append(noted.condition)
        # Whether the index finds all candidates, or there are too many of them.
        self.is_looked_up = len(text) >= _TRIGRAM and noted.few is not None

    @property
    def condition(self) -> str:
        """The condition that an animal matches, with the word as its parameter."""
        return f"({' OR '.join(['instr(folded, ?) > 0', *self.others])})"

    @property
    def phrase(self) -> str:
        """The word as the index is asked for it."""
        text = self.text[:_LONGEST_LOOKED_UP].replace('"', '""')
        return f'"{text}"'


class _Search:
    """One search, to be used within a snapshot."""

    def __init__(self, connection: sqlite3.Connection, wanted: Wanted) -> None:
        self._connection = connection
        self._wanted = wanted
        self._words = [_Word(connection, word, wanted.names) for word in wanted.words]
        # What narrows leads to the candidates by its own index, unless it is turned round.
        self._categories = frozenset[int]() if wanted.is_outside else wanted.categories
        # The categories that have a name, by name: in this order come their animals, and then all others.
        self._named = sorted(wanted.names, key=lambda number: (folded_words(wanted.names[number]), number))
        self._changed_since = None if wanted.is_outside else wanted.changed_since
        tagged = with_tags(connection, wanted.tags, _FEW) if wanted.tags else None
        self._tagged = None if wanted.is_outside else tagged
        conditions = [word.condition for word in self._words]
        self._values: tuple[object, ...] = wanted.words
        self._number = whole_number(wanted.words)
        narrowing = []
        if wanted.status is not None:
            narrowing.append("status = ?")
            self._values = (*self._values, wanted.status)
        if wanted.categories:
            narrowing.append(f"category_id IN ({', '.join(map(str, sorted(wanted.categories)))})")
        if tagged is not None:
            narrowing.append(tagged.condition)
        if wanted.changed_since is not None:
            # What has changed was also seen since, which an index knows.
            narrowing.append("last_seen >= ? AND since >= ?")
            self._values = (*self._values, wanted.changed_since, wanted.changed_since)
        if wanted.is_outside:
            # Not NOT: an animal without a status is outside of every status.
            narrowing = [f"({' AND '.join(narrowing) or 'TRUE'}) IS NOT TRUE"]
        if wanted.without:
            conditions.append(f"id NOT IN ({', '.join(map(str, sorted(wanted.without)))})")
        self._condition = " AND ".join((*conditions, *narrowing)) or "TRUE"

    def few_ids(self) -> list[int] | None:
        """Return the ids of everything that is wanted, in order, if the index finds few candidates.

        What has changed of late is always taken for few.
        """
        if self._changed_since is not None:
            order = self._order_of_few()
            changed = f"SELECT id FROM animal {_BY_LAST_SEEN} WHERE {self._condition} ORDER BY {order}"  # noqa: S608 - own text
            return _ids(self._connection, changed, self._values)
        for source, values in self._sources():
            candidates = _ids(self._connection, f"{source} LIMIT {_FEW + 1}", values)
            if len(candidates) <= _FEW:
                return self._sorted(candidates)
        return None

    def pages(self, size: int) -> Iterator[list[int]]:
        """Yield the ids of everything that is wanted, in order, ``size`` at a time."""
        if self._number is not None:
            exact = f"SELECT id FROM animal WHERE id = {self._number} AND {self._condition}"  # noqa: S608 - own text
            yield _ids(self._connection, exact, self._values)
            self._condition += f" AND id <> {self._number}"
        runs = self._runs()
        for run in reversed(runs) if self._wanted.descending else runs:
            yield from self._pages_of(run, size)

    def _runs(self) -> Sequence[_Run]:
        """Return the pieces of an index that have the wanted order."""
        sort_by, chosen = self._wanted.sort_by, sorted(self._categories)
        if sort_by is not SortBy.CATEGORY and not (sort_by is SortBy.ID and len(chosen) == 1):
            return _RUNS[sort_by]
        categories, others = self._named, []
        if chosen:
            unnamed = [number for number in chosen if number not in self._wanted.names]
            categories = [number for number in self._named if number in self._categories] + unnamed
        else:
            is_unnamed = f"category_id NOT IN ({', '.join(map(str, self._named))})"
            others = [_Run(_KEYS[SortBy.CATEGORY], _BY_CATEGORY, is_unnamed)]
        return [*(_Run(("id",), _BY_CATEGORY, f"category_id = {number}") for number in categories), *others]

    def _keys(self) -> tuple[str, ...]:
        """Return what gives animals the wanted order, where no index has it."""
        keys = _KEYS[self._wanted.sort_by]
        if self._wanted.sort_by is not SortBy.CATEGORY or not self._named:
            return keys
        ranks = " ".join(f"WHEN {number} THEN {rank}" for rank, number in enumerate(self._named))
        return (f"CASE category_id {ranks} ELSE {len(self._named)} END", *keys)

    def _pages_of(self, run: _Run, size: int) -> Iterator[list[int]]:
        by, keys = self._order_by(run.keys), ", ".join(run.keys)
        beyond = f"({keys}) {'<' if self._wanted.descending else '>'} ({', '.join('?' * len(run.keys))})"
        where, values = f"{self._condition} AND {run.condition}", self._values
        while True:
            rows = f"SELECT id FROM animal {run.index} WHERE {where} ORDER BY {by} LIMIT {size}"  # noqa: S608 - own text
            page = _ids(self._connection, rows, values)
            if page:
                yield page
            if len(page) < size:
                return
            last = f"SELECT {keys} FROM animal WHERE id = ?"  # noqa: S608 - own text
            where = f"{self._condition} AND {run.condition} AND {beyond}"
            values = (*self._values, *self._connection.execute(last, page[-1:]).fetchone())

    def _sources(self) -> Iterator[tuple[str, Sequence[object]]]:
        """Yield queries that find all candidates, each by a part of what is wanted, with their parameters."""
        long = [word for word in self._words if word.is_looked_up]
        phrases = [word.phrase for word in long if not word.others]
        if phrases:
            yield _source([]), [" AND ".join(phrases)]
        for word in long:
            if word.others:
                yield _source(word.others), [word.phrase]
        if self._categories:
            # The whole condition: words and status alone may match many.
            yield f"SELECT id FROM animal {_BY_CATEGORY} WHERE {self._condition}", self._values  # noqa: S608 - own text
        elif self._tagged is not None:
            yield f"SELECT id FROM {self._tagged.rows} WHERE {self._condition}", self._values  # noqa: S608 - own text

    def _sorted(self, ids: Sequence[int]) -> list[int]:
        """Return those of the ``ids`` that are wanted, in order."""
        # With an index of the order, SQLite may choose to read all animals.
        rows = (
            f"SELECT id FROM animal NOT INDEXED WHERE id IN (SELECT value FROM json_each(?))"  # noqa: S608 - own text
            f" AND {self._condition} ORDER BY {self._order_of_few()}"
        )
        return _ids(self._connection, rows, (msgspec.json.encode(ids).decode(), *self._values))

    def _order_of_few(self) -> str:
        first = "" if self._number is None else f"id <> {self._number}, "
        return first + self._order_by(self._keys())

    def _order_by(self, keys: Iterable[str]) -> str:
        direction = "DESC" if self._wanted.descending else "ASC"
        return ", ".join(f"{key} {direction}" for key in keys)


def _source(others: Iterable[str]) -> str:
    """Return a query for the ids of animals that have a phrase in their names or match one of ``others``.

    The phrase is its parameter. Ids below zero are not in the index (see ``tables``).
    """
    conditions = ("id < 0", *others)
    return " UNION ALL ".join(
        [
            "SELECT rowid AS id FROM trigram WHERE trigram MATCH ?",
            *(f"SELECT id FROM animal WHERE {one}" for one in conditions),  # noqa: S608 - own text
        ]
    )


def _ids(connection: sqlite3.Connection, rows: str, values: Sequence[object]) -> list[int]:
    """Return the ids of these rows, fetched as one text: fetching each row takes twice as long."""
    ((ids,),) = connection.execute(f"SELECT json_group_array(id) FROM ({rows})", values)  # noqa: S608 - own text
    return msgspec.json.decode(ids, type=list[int])


def _ranges_in(connection: sqlite3.Connection, column: str, word: str) -> list[tuple[int, int]]:
    """Return the ranges of numbers that begin with ``word``, without those beyond what the column holds.

    Comparing with one or two ranges takes a third of the time that comparing digits takes.
    """
    ranges = numbers_beginning_with(word)
    if not ranges:
        return []
    ends = f"SELECT (SELECT min({column}) FROM animal), (SELECT max({column}) FROM animal)"  # noqa: S608 - own text
    ((lowest, highest),) = connection.execute(ends)
    if lowest is None:
        return []
    return [(first, last) for first, last in ranges if first <= highest and last >= lowest]


def numbers_beginning_with(word: str) -> list[tuple[int, int]]:
    """Return the ranges, both ends included, of the 64-bit numbers that begin with ``word``."""
    if word in {"-", "0"}:
        return [(INT64_MIN, -1) if word == "-" else (0, 0)]
    digits = word.removeprefix("-")
    # Python refuses to read a pasted number of thousands of digits.
    is_number = _DIGITS.issuperset(digits) and not digits.startswith("0") and len(digits) <= _MOST_DIGITS
    if not digits or not is_number:
        return []
    first = int(digits)
    ranges = [(first * 10**more, (first + 1) * 10**more - 1) for more in range(_MOST_DIGITS)]
    if word.startswith("-"):
        ranges = [(-highest, -lowest) for lowest, highest in ranges]
    return [
        (max(lowest, INT64_MIN), min(highest, INT64_MAX))
        for lowest, highest in ranges
        if lowest <= INT64_MAX and highest >= INT64_MIN
    ]
