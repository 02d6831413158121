"""The catalogue of one environment: records what the service shows, and finds it again."""

import sqlite3
from array import array
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar

from msgspec.structs import replace

from menagerie.catalogue import finding, narrowing, reading, recording, tables
from menagerie.catalogue.database import Database, Work
from menagerie.catalogue.finding import FirstRows, Wanted
from menagerie.catalogue.narrowing import Found
from menagerie.catalogue.order import Order
from menagerie.catalogue.recording import SeenList
from menagerie.domain.animal import Animal, NewAnimal
from menagerie.domain.clock import Clock
from menagerie.domain.errors import StorageError
from menagerie.domain.known import Counts, KnownAnimal, News, Sighting
from menagerie.storage import DATABASE_ERRORS

Kept = TypeVar("Kept")

_NOTHING_FOUND = FirstRows((), 0)
_BLOCK = 1000
_UNREADABLE = (
    "The file with the animals seen so far cannot be read at present. It was not changed. Try again."
)


class Catalogue:
    """Every animal that was seen in one environment.

    No method but ``blocks`` raises for a file that fails: what is not kept or cannot be read is missing, and
    ``warning`` is a sentence that says so. Whoever is cancelled while something is recorded does not stop it.
    """

    def __init__(self, path: Path, clock: Clock) -> None:
        self._database = Database(path, clock)
        self._clock = clock
        # The newest order that was read, and the version that it is of.
        self._order: tuple[tuple[int, int], Order] | None = None
        # What the newest search found, if that was asked for, and the version that it is of.
        self._found: tuple[tuple[int, int], Found] | None = None
        self._newest_letter = 0
        # As read last: a search asks for them with each letter.
        self._names: Mapping[int, str] | None = None
        self._namings = 0
        self._recordings = 0
        self._newest_search = 0

    @property
    def warning(self) -> str | None:
        """A sentence when something is not remembered, or was lost; None when all is well."""
        return self._database.warning

    async def record(self, seen: SeenList) -> News:
        """Remember an answer, and return what it showed that was not known before."""
        return await self._record(lambda connection: recording.record_list(connection, seen))

    async def record_animals(self, animals: Iterable[Animal]) -> None:
        """Remember animals that came in no list: they were added from here, or looked up by id."""
        animals, now = tuple(animals), self._clock.now()
        await self._record(lambda connection: recording.record_animals(connection, animals, now))

    async def remember_answer(self, seen: SeenList) -> None:
        """Let these be the rows of the next start, as they were recorded before."""
        await self._database.write(lambda connection: recording.replace_answer(connection, seen), None)

    async def look_at(self, animal_ids: Iterable[int] | None = None) -> None:
        """Take the marks from these animals, or from all."""
        ids = None if animal_ids is None else tuple(animal_ids)
        await self._database.write(lambda connection: recording.look_at(connection, ids), None)

    async def name_category(self, category_id: int, name: str) -> None:
        """Give a category a name that stays on this computer; an empty one takes it away."""
        name = " ".join(name.split())
        await self._database.write(
            lambda connection: recording.name_category(connection, category_id, name), None
        )
        self._names = None
        self._namings += 1

    async def category_names(self) -> Mapping[int, str]:
        """Return the names that staff gave to categories."""
        if self._names is not None:
            return self._names
        namings = self._namings
        names = await self._database.read(reading.category_names, None)
        if namings == self._namings:
            # Nothing was named meanwhile, which this may not know of.
            self._names = names
        return names or {}

    async def animals(self, animal_ids: Sequence[int]) -> tuple[KnownAnimal, ...]:
        """Return the animals of these ids in their order, without those that are not known."""
        return await self._database.read(lambda connection: reading.known_animals(connection, animal_ids), ())

    async def look_alikes(self, new: NewAnimal) -> tuple[Animal, ...]:
        """Return all animals seen that are just like one to add; where its status is left open, of any."""
        return await self._database.read(lambda connection: reading.look_alikes(connection, new), ())

    async def history(self, animal_id: int) -> tuple[Sighting, ...]:
        """Return how an animal was and is, the first sight of it first."""
        return await self._database.read(lambda connection: reading.history(connection, animal_id), ())

    async def letters_of_scripts(self) -> tuple[str, ...]:
        """Return some letters for each script beside the Latin, Greek and Cyrillic that is in any name."""
        return await self._database.read_at_length(reading.letters_of_scripts, ())

    async def counts(self) -> Counts | None:
        """Count everything that was ever seen; None when that cannot be read."""
        return await self._database.read_at_length(reading.counts, None)

    async def find_first(self, wanted: Wanted) -> FirstRows:
        """Return the first rows of what is wanted."""
        self._newest_letter += 1
        order, earlier = self._known_order(), self._known_found()
        return await self._database.read(
            lambda connection: narrowing.find_first(connection, wanted, order, earlier), _NOTHING_FOUND
        )

    async def ease_next_letter(self, wanted: Wanted) -> None:
        """Find what the next letter of a search is looked for in, unless that has come already.

        It is kept even where whoever calls this is cancelled.
        """
        letter, version, order = self._newest_letter, self._version(), self._known_order()
        earlier = self._known_found()
        if order is None or order.key != wanted.order:
            return

        def find(connection: sqlite3.Connection) -> None:
            if letter == self._newest_letter:
                found = narrowing.find_for_later(connection, wanted, order, earlier)
                self._found = None if found is None else (version, found)

        await self._database.read_at_length(find, None)

    async def find_all(self, wanted: Wanted) -> "array[int] | None":
        """Return the ids of everything that is wanted, in order.

        None when a newer call takes its place, or when they cannot be read.
        """
        self._newest_search += 1
        return await self._find_all(wanted)

    def is_eased(self, wanted: Wanted) -> bool:
        """Tell whether the order of what is wanted is prepared, so that searches within it are quick."""
        order = self._known_order()
        return order is not None and order.key == wanted.order and order.is_prepared

    async def ease_searching(self, wanted: Wanted) -> None:
        """Prepare the order of what is wanted.

        Reading it is given up where ``find_all`` is called meanwhile. Putting the ids in their places is not,
        and takes some tenths of a second for a million, for which ``find_all`` then waits.
        """
        order = self._known_order()
        if order is None or order.key != wanted.order:
            await self._find_all(replace(wanted, words=()))
        version, order = self._version(), self._known_order()
        if order is None or order.key != wanted.order or order.is_prepared:
            return
        prepared = await self._database.read_at_length(lambda _connection: order.prepared(), None)
        if prepared is not None and self._known_order() is order:
            self._order = version, prepared

    async def list_ids(self, wanted: Wanted) -> "array[int] | None":
        """Return the ids of everything that is wanted; None where they cannot be read. Nothing stops it."""
        return await self._database.read_at_length(
            lambda connection: finding.find_all(connection, wanted, None, lambda: True), None
        )

    async def blocks(self, ids: Sequence[int]) -> AsyncIterator[tuple[KnownAnimal, ...]]:
        """Return the animals of these ids, a thousand at a time.

        Raises StorageError where they cannot be read: whoever asks for all must not take a part for it.
        """
        for start in range(0, len(ids), _BLOCK):
            some = partial(reading.known_animals, animal_ids=ids[start : start + _BLOCK])
            block = await self._database.read_at_length(some, None)
            if block is None:
                raise StorageError(_UNREADABLE, title="The animals could not be read")
            yield block

    async def close(self) -> None:
        """Let what is being written end, and close the file."""
        self._newest_search += 1
        await self._database.close()

    async def _find_all(self, wanted: Wanted) -> "array[int] | None":
        search, version, order = self._newest_search, self._version(), self._known_order()

        def find(connection: sqlite3.Connection) -> "array[int] | None":
            return finding.find_all(connection, wanted, order, lambda: search == self._newest_search)

        ids = await self._database.read_at_length(find, None)
        # Those of the known order itself tell nothing new, and it may be prepared already.
        if ids is not None and not wanted.words and (order is None or ids is not order.ids):
            self._order = version, Order(wanted.order, ids)
        return ids if search == self._newest_search else None

    async def _record(self, work: Work[News]) -> News:
        def record(connection: sqlite3.Connection) -> News:
            news = work(connection)
            self._recordings += 1
            return news

        return await self._database.write(record, News())

    def _version(self) -> tuple[int, int]:
        """Return what changes with everything that is recorded, and with another file."""
        return self._database.age, self._recordings

    def _known_order(self) -> Order | None:
        """Return the newest order that was read, unless more was recorded since."""
        return self._if_new(self._order)

    def _known_found(self) -> Found | None:
        """Return what the newest search found, unless more was recorded since."""
        return self._if_new(self._found)

    def _if_new(self, kept: tuple[tuple[int, int], Kept] | None) -> Kept | None:
        if kept is None:
            return None
        version, what = kept
        return what if version == self._version() else None


def recall(path: Path) -> tuple[SeenList, tuple[KnownAnimal, ...]] | None:
    """Return the newest answer that was remembered, at once: for the first paint.

    None where there is none that can be read; whoever opens the catalogue finds out why.
    """
    try:
        if not path.is_file():
            return None
        connection = tables.connect_untouched(path)
    except (OSError, *DATABASE_ERRORS):
        return None
    try:
        return reading.newest_answer(connection)
    except DATABASE_ERRORS:
        return None
    finally:
        connection.close()
