"""Finds rows of a delivery that are like one another, an add of the outbox, a known animal, or a total.

Rows are alike if they have the same name, apart from how it is typed, the same category, and the same status
where both have one. They are counted: of three equal rows, two are like two known animals. A row that an
earlier import of the same file added is known by its number, whatever became of the animal since, and also
if the row was mended then or is edited now. So is a row of an export that has its animal's id. Adds count
that wait, or that may have been added without the catalogue's knowledge, here or by colleagues.
"""

from array import array
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from contextlib import suppress
from itertools import product

from menagerie.catalogue.catalogue import Catalogue
from menagerie.catalogue.database import searchable
from menagerie.deliveries.cells import shown_text
from menagerie.deliveries.delivery import Delivery, rows_at_once
from menagerie.domain.animal import NewAnimal, PetStatus
from menagerie.domain.errors import UnusableFieldError
from menagerie.domain.tasks import TimeSlice
from menagerie.outbox.colleague import ColleaguesAdd
from menagerie.outbox.entry import Entry, State
from menagerie.outbox.store import Outbox
from menagerie.workflows.colleagues import Colleagues
from menagerie.workflows.fields import read_typed
from menagerie.workflows.importing.likeness import Alike, Likenesses
from menagerie.workflows.importing.mapping import IdColumn
from menagerie.workflows.importing.report import is_same_file, pages_of_rows
from menagerie.workflows.importing.rows import read_row_id
from menagerie.workflows.sending.unlisted import unlisted_adds, unlisted_numbers

# Rows that are looked up in the catalogue together.
_AT_ONCE = 250

# What alike animals have in common: the name as it is searched, and the category.
_Likes = tuple[str, int]

# What a row is like that is like an add in this state; otherwise one that waits.
_ALIKE = {State.CREATED: Alike.KNOWN, State.DISCARDED: Alike.DISCARDED}

# The states of adds of an earlier import of the same file that tell what its row is like.
_ADDED_OR_SENT = (State.CREATED, State.QUEUED, State.SENDING, State.UNCONFIRMED)

# What a row may be like, in the order in which it is tried.
_IN_TURN = (Alike.WAITING, Alike.KNOWN, Alike.COLLEAGUE, Alike.DISCARDED)

# The statuses by which rows, adds and animals are counted, each by its index; the last is any other.
_STATUSES = (None, *map(str, PetStatus), "")
_NO_STATUS, _OTHER_STATUS = 0, len(_STATUSES) - 1
_CODES = {status: code for code, status in enumerate(_STATUSES)}
# What a row may be like, by its own status, in the order in which it is tried for all rows: the same status;
# none; and for a row without a status any. So as many rows as possible are found to be like something.
_TRIED = (
    [(), *((code,) for code in range(1, len(_STATUSES)))],
    [(), *((_NO_STATUS,) for _ in range(1, len(_STATUSES)))],
    [tuple(range(len(_STATUSES))), *(() for _ in range(1, len(_STATUSES)))],
)


class Comparison:
    """One comparison of all rows of a delivery.

    ``animals`` returns the animal that each of some rows asks for, None for one with a problem; ``totals``
    the indexes of those that look like a total. ``ids`` is the column with the ids of animals of this
    environment, None for none.
    """

    def __init__(
        self,
        delivery: Delivery,
        animals: Callable[[range], Sequence[NewAnimal | None]],
        totals: Callable[[range], Iterable[int]],
        ids: IdColumn | None = None,
    ) -> None:
        self._delivery = delivery
        self._animals = animals
        self._totals = totals
        self._ids = ids
        # Whether an id of the column is that of no known animal, or of one with another name.
        self.has_others_ids = False
        self._found = Likenesses(len(delivery.rows))
        self._portions = TimeSlice()
        # Everything is kept by hashes and in arrays: with objects for each row, Python's collection of
        # garbage would hold the loop for long. The same hash of 64 bits for two is not to be expected.
        # The first and the last row by what they have in common, and the first also by that and its status.
        self._first: dict[int, int] = {}
        self._last: dict[int, int] = {}
        # The next row that has the same in common (0 for none), and the status of each row.
        self._next = array("i", bytes(4 * len(delivery.rows)))
        self._statuses = bytearray(len(delivery.rows))
        # What rows can be like, each for one row: how many, and the number of one of them.
        self._stocked: dict[int, None] = {}
        self._counts: dict[int, int] = {}
        self._numbers: dict[int, int | None] = {}
        # The earlier imports of this file, and how many animals count already for the rows that they added.
        self._earlier: set[int] = set()
        self._spent: Counter[tuple[_Likes, str | None]] = Counter()

    async def with_all(self, catalogue: Catalogue, outbox: Outbox, colleagues: Colleagues) -> Likenesses:
        """Return what each row is like. Raises StorageError if that cannot be read."""
        imported = await self._mark_imported(outbox)
        same = await self._mark_same(catalogue)
        await self._spend([*same.union(imported)], catalogue)
        # What is added while the known animals are counted is perhaps not among them, and known afterwards.
        unlisted = {number async for some in unlisted_numbers(outbox, catalogue) for number in some}
        newest = max((one.number for one in await outbox.entries(limit=1)), default=0)
        listed = await self._listed(await colleagues.all(), catalogue)
        for start in range(0, len(self._delivery.rows), _AT_ONCE):
            await self._compare(range(start, min(start + _AT_ONCE, len(self._delivery.rows))), catalogue)
        while begun := await outbox.animals_after((State.CREATED,), newest, _AT_ONCE):
            newest = begun[-1][0]
            unlisted |= {number for number, _ in begun}
        async for entry in unlisted_adds(outbox, catalogue):
            unlisted.discard(entry.number)
            self._take_add(entry)
            await self._portions.rest()
        for entry in await outbox.some_entries(unlisted):
            if entry.state is State.CREATED:
                self._take_add(entry)
        await self._take_colleagues(await colleagues.all(), listed)
        for likes in self._stocked:
            await self._take(likes)
        return self._found

    async def _mark_imported(self, outbox: Outbox) -> Sequence[int]:
        """Find the rows that earlier imports of this file added, and return the ids of their animals.

        Also those that were left out and are being added since then: they were mended, so that nothing else
        tells that they are the same.
        """
        numbers, animal_ids = self._delivery.numbers, []
        for job in await outbox.jobs():
            if not is_same_file(job, self._delivery):
                continue
            self._earlier.add(job.number)
            async for page in pages_of_rows(outbox, job, _ADDED_OR_SENT):
                for result in page:
                    index, entry = bisect_left(numbers, result.number), result.entry
                    is_here = index < len(numbers) and numbers[index] == result.number
                    if not is_here or entry is None:
                        continue
                    if entry.state is State.CREATED:
                        self._found.put(index, Alike.IMPORTED, entry.animal_id)
                        animal_ids += [] if entry.animal_id is None else [entry.animal_id]
                    elif result.reason:
                        self._found.put(index, Alike.WAITING, entry.number)
                await self._portions.rest()
        return animal_ids

    async def _mark_same(self, catalogue: Catalogue) -> set[int]:
        """Find the rows with ids of known animals, and with their names where that counts; return the ids."""
        found: set[int] = set()
        if self._ids is None:
            return found
        column, name_index = self._ids
        for start in range(0, len(self._delivery.rows), _AT_ONCE):
            ids, rows = {}, self._delivery.rows[start : start + _AT_ONCE]
            for index, row in enumerate(rows, start):
                with suppress(UnusableFieldError):
                    ids[index] = read_row_id(row[column])
            wanted = list(dict.fromkeys(ids.values()))
            animals = (one.animal for one in await catalogue.animals(wanted)) if wanted else ()
            names = {animal.id: searchable(animal.name) for animal in animals}
            for index, animal_id in ids.items():
                if animal_id not in names:
                    self.has_others_ids = True
                    continue
                name = None if name_index is None else shown_text(rows[index - start][name_index])
                if name is not None and searchable(name.strip()) != names[animal_id]:
                    self.has_others_ids = True
                    continue
                found.add(animal_id)
                if self._found.kinds[index] == Alike.NOTHING:
                    self._found.put(index, Alike.SAME_ANIMAL, animal_id)
            await self._portions.rest()
        return found

    def _is_imported(self, number: int) -> bool:
        """Tell whether an earlier import of this file added the row with this number, or is about to."""
        index = bisect_left(self._delivery.numbers, number)
        is_here = index < len(self._delivery.numbers) and self._delivery.numbers[index] == number
        return is_here and self._found.kinds[index] in {Alike.IMPORTED, Alike.WAITING}

    async def _spend(self, animal_ids: Sequence[int], catalogue: Catalogue) -> None:
        """Let these animals count for no other row."""
        for start in range(0, len(animal_ids), _AT_ONCE):
            for known in await catalogue.animals(animal_ids[start : start + _AT_ONCE]):
                animal = known.animal
                self._spent[_likes(animal.name, animal.category_id), animal.status] += 1
            await self._portions.rest()

    async def _compare(self, indexes: range, catalogue: Catalogue) -> None:
        """Compare some rows with those before them, and find the known animals that they can be like."""
        new: set[_Likes] = set()
        at_once = rows_at_once(len(self._delivery.columns), len(indexes))
        for start in range(indexes.start, indexes.stop, at_once):
            some = range(start, min(start + at_once, indexes.stop))
            for index in self._totals(some):
                if self._found.kinds[index] == Alike.NOTHING:
                    self._found.put(index, Alike.TOTAL)
            for index, animal in zip(some, self._animals(some), strict=True):
                if animal is not None:
                    likes = _likes(animal.name, animal.category_id)
                    if not self._compare_with_earlier_rows(index, likes, animal.status):
                        new.add(likes)
                if self._portions.is_over:
                    await self._portions.rest()
        for known in await catalogue.count_alike(new) if new else ():
            likes = known.searchable, known.category_id
            count = known.count - self._spent[likes, known.status]
            if count > 0:
                self._stock(Alike.KNOWN, likes, known.status, known.id, count)

    def _compare_with_earlier_rows(self, index: int, likes: _Likes, status: str | None) -> bool:
        """Point out the row if an earlier one is like it; tell whether one has its name and category."""
        key, with_status = hash(likes), hash((likes, status))
        before = self._last.get(key)
        if before is not None:
            self._next[before] = index
            like = (
                self._first[key]
                if status is None
                else self._first.get(with_status, self._first.get(hash((likes, None))))
            )
            if like is not None and self._found.kinds[index] == Alike.NOTHING:
                self._found.put(index, Alike.OTHER_ROW, self._delivery.numbers[like])
        self._last[key] = index
        self._first.setdefault(key, index)
        self._first.setdefault(with_status, index)
        self._statuses[index] = _CODES[status]
        return before is not None

    def _take_add(self, entry: Entry) -> None:
        if entry.job in self._earlier and entry.row is not None and self._is_imported(entry.row):
            return
        try:
            animal = read_typed(entry.typed)
        except UnusableFieldError:
            return  # it cannot become an animal
        likes = _likes(animal.name, animal.category_id)
        if hash(likes) in self._first:
            alike = _ALIKE.get(entry.state, Alike.WAITING)
            number = entry.animal_id if alike is Alike.KNOWN else entry.number
            self._stock(alike, likes, animal.status, number, 1)

    @staticmethod
    async def _listed(adds: Sequence[ColleaguesAdd], catalogue: Catalogue) -> frozenset[int]:
        """Return the ids of those known animals that colleagues added."""
        ids = frozenset(one.animal_id for one in adds if one.animal_id is not None)
        return ids - await catalogue.unknown_ids(ids)

    async def _take_colleagues(self, adds: Sequence[ColleaguesAdd], listed: Collection[int]) -> None:
        """Take what colleagues add, unless it is a ``listed`` animal, which counts as that."""
        for one in adds:
            likes = _likes(one.name, one.category_id)
            if one.animal_id not in listed and hash(likes) in self._first:
                self._stock(Alike.COLLEAGUE, likes, one.status, None, 1)
            if self._portions.is_over:
                await self._portions.rest()

    def _stock(self, alike: Alike, likes: _Likes, status: str | None, number: int | None, count: int) -> None:
        key = hash(likes)
        stock = hash((key, alike, _CODES.get(status, _OTHER_STATUS)))
        self._counts[stock] = self._counts.get(stock, 0) + count
        self._numbers.setdefault(stock, number)
        self._stocked[key] = None

    async def _take(self, key: int) -> None:
        """Let each of the rows with this in common be like something, as long as that lasts."""
        rows = [self._first[key]]
        while following := self._next[rows[-1]]:
            rows.append(following)
        for tried in _TRIED:
            for index in rows:
                if self._found.kinds[index] <= Alike.OTHER_ROW:
                    self._take_one(index, key, tried[self._statuses[index]])
                if self._portions.is_over:
                    await self._portions.rest()

    def _take_one(self, index: int, key: int, codes: Iterable[int]) -> None:
        for alike, code in product(_IN_TURN, codes):
            stock = hash((key, alike, code))
            if self._counts.get(stock):
                self._counts[stock] -= 1
                self._found.put(index, alike, self._numbers[stock])
                return


def _likes(name: str, category_id: int) -> _Likes:
    return searchable(name), category_id
