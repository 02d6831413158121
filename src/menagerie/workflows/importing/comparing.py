"""Finds rows of a delivery that are like one another, like an add that waits, or like a known animal.

Rows are alike if they have the same name, apart from case and accents, the same category, and the same status
where both have one. They are counted: of three equal rows, two are like two known animals. A row that an
earlier import of the same file added is known by its number, whatever became of the animal since.
"""

from array import array
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Callable, Collection, Sequence

from msgspec import Struct

from menagerie.catalogue.catalogue import Catalogue
from menagerie.catalogue.tables import searchable
from menagerie.deliveries.delivery import Delivery
from menagerie.domain.animal import NewAnimal
from menagerie.domain.errors import UnusableFieldError
from menagerie.outbox.entry import Entry, State
from menagerie.outbox.store import Outbox
from menagerie.workflows.importing.likeness import Alike, Likenesses
from menagerie.workflows.importing.portions import Portions
from menagerie.workflows.importing.report import about_job, pages_of_rows
from menagerie.workflows.sending import read_typed

# In these states an add may be, or become, an animal that no list has shown yet.
_UNSETTLED = (State.QUEUED, State.SENDING, State.UNCONFIRMED)
# Rows that are looked up in the catalogue together.
_AT_ONCE = 250

# What alike animals have in common: the name as it is searched, and the category.
_Likes = tuple[str, int]


class _Pool(Struct):
    """Animals or adds of one status, each of which counts for one row; ``number`` is that of one of them."""

    alike: Alike
    status: str | None
    number: int
    count: int


class Comparison:
    """One comparison of all rows of a delivery.

    ``animals`` returns the animal that each of some rows asks for, None for one with a problem. ``edited``
    are the places of the rows that are not as in the file any more.
    """

    def __init__(
        self,
        delivery: Delivery,
        animals: Callable[[range], Sequence[NewAnimal | None]],
        edited: Collection[int],
    ) -> None:
        self._delivery = delivery
        self._animals = animals
        self._edited = edited
        self._found = Likenesses(len(delivery.rows))
        self._portions = Portions()
        # The first and the last row with the same hash of what they have in common, also with their status.
        # Hashes of 64 bits need less memory than names, and the same one for two names is not to be expected.
        self._first: dict[int, int] = {}
        self._last: dict[int, int] = {}
        # The next row that has the same in common; 0 for none.
        self._next = array("i", bytes(4 * len(delivery.rows)))
        self._pools: defaultdict[_Likes, list[_Pool]] = defaultdict(list)
        # How many animals count already, for the rows that an earlier import added.
        self._spent: Counter[tuple[_Likes, str | None]] = Counter()

    async def with_all(self, catalogue: Catalogue, outbox: Outbox) -> Likenesses:
        """Return what each row is like. Raises StorageError if that cannot be read."""
        imported = await self._mark_imported(outbox)
        await self._spend(imported, catalogue)
        for start in range(0, len(self._delivery.rows), _AT_ONCE):
            await self._compare(range(start, min(start + _AT_ONCE, len(self._delivery.rows))), catalogue)
        async for entry in _unsettled(outbox):
            self._add_waiting(entry)
            await self._portions.rest()
        for likes, pools in self._pools.items():
            await self._take(likes, pools)
        return self._found

    async def _mark_imported(self, outbox: Outbox) -> Sequence[int]:
        """Find the rows that earlier imports of this file added, and return the ids of their animals."""
        numbers, animal_ids = self._delivery.numbers, []
        for job in await outbox.jobs():
            # Rows of another sheet have the same numbers.
            is_same = (job.digest, about_job(job).reading.sheet) == (
                self._delivery.digest,
                self._delivery.reading.sheet,
            )
            if not is_same:
                continue
            async for page in pages_of_rows(outbox, job, (State.CREATED,)):
                for result in page:
                    index = bisect_left(numbers, result.number)
                    is_here = index < len(numbers) and numbers[index] == result.number
                    if is_here and index not in self._edited and result.entry is not None:
                        self._found.put(index, Alike.IMPORTED, result.entry.animal_id)
                        animal_ids += [] if result.entry.animal_id is None else [result.entry.animal_id]
                await self._portions.rest()
        return animal_ids

    async def _spend(self, animal_ids: Sequence[int], catalogue: Catalogue) -> None:
        """Let these animals count for no other row."""
        for start in range(0, len(animal_ids), _AT_ONCE):
            for known in await catalogue.animals(animal_ids[start : start + _AT_ONCE]):
                animal = known.animal
                self._spent[_likes(animal.name, animal.category_id), animal.status] += 1
            await self._portions.rest()

    async def _compare(self, places: range, catalogue: Catalogue) -> None:
        """Compare some rows with those before them, and find the known animals that they can be like."""
        new: set[_Likes] = set()
        for index, animal in zip(places, self._animals(places), strict=True):
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
                self._pools[likes].append(_Pool(Alike.KNOWN, known.status, known.id, count))

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
        return before is not None

    def _add_waiting(self, entry: Entry) -> None:
        try:
            animal = read_typed(entry.typed)
        except UnusableFieldError:
            return  # it cannot become an animal
        likes = _likes(animal.name, animal.category_id)
        if hash(likes) not in self._first:
            return
        pools = self._pools[likes]
        same = next(
            (pool for pool in pools if (pool.alike, pool.status) == (Alike.WAITING, animal.status)), None
        )
        if same is None:
            pools.append(_Pool(Alike.WAITING, animal.status, entry.number, 1))
        else:
            same.count += 1

    async def _take(self, likes: _Likes, pools: Sequence[_Pool]) -> None:
        """Let each row with this name and category be like something in the pools, as long as they last.

        First rows with a status take what has the same one, then what has none, and rows without a status
        take what is left: so as many rows as possible are found to be like something.
        """
        for fits in (_has_same_status, _has_no_status, _row_has_none):
            index = self._first[hash(likes)]
            while True:
                (animal,) = self._animals(range(index, index + 1))
                if animal is not None and self._found.kinds[index] <= Alike.OTHER_ROW:
                    self._take_one(
                        index, [one for one in pools if one.count and fits(animal.status, one.status)]
                    )
                await self._portions.rest()
                if not self._next[index]:
                    break
                index = self._next[index]

    def _take_one(self, index: int, pools: Sequence[_Pool]) -> None:
        if pools:
            pools[0].count -= 1
            self._found.put(index, pools[0].alike, pools[0].number)


def _has_same_status(row: str | None, pool: str | None) -> bool:
    return row is not None and row == pool


def _has_no_status(row: str | None, pool: str | None) -> bool:
    return row is not None and pool is None


def _row_has_none(row: str | None, _pool: str | None) -> bool:
    return row is None


def _likes(name: str, category_id: int) -> _Likes:
    return searchable(name), category_id


async def _unsettled(outbox: Outbox) -> AsyncIterator[Entry]:
    for entry in await outbox.entries(_UNSETTLED, with_jobs=False):
        yield entry
    for job in await outbox.jobs():
        if not any(job.counts.get(state) for state in _UNSETTLED):
            continue
        async for page in pages_of_rows(outbox, job, _UNSETTLED):
            for result in page:
                if result.entry is not None:
                    yield result.entry
