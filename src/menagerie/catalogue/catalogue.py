"""The catalogue of one environment: records what the service sends, and finds it again."""

import asyncio
import logging
import sqlite3
from array import array
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path

from msgspec import Struct

from menagerie.catalogue import merge, notes, record, search
from menagerie.catalogue.database import Database
from menagerie.catalogue.merge import Exchange, keep_missed
from menagerie.catalogue.record import AlikeAnimals, SeenList
from menagerie.catalogue.search import FirstRows, Wanted
from menagerie.domain.animal import Animal, Category, KnownAnimal, Mark, NewAnimal, News, Sighting
from menagerie.domain.cases import CatalogueCase
from menagerie.domain.clock import Clock
from menagerie.domain.errors import StorageError
from menagerie.domain.facts import Fact
from menagerie.domain.knowledge import Credit, Kind, Person
from menagerie.domain.notes import Notes

_log = logging.getLogger(__name__)

_NOTHING_FOUND = FirstRows((), 0, is_readable=False)
_BLOCK = 1000


class _Unrecorded(Struct, frozen=True, eq=False):
    """The animals of one call that are not recorded yet."""

    animals: tuple[Animal, ...]
    added_here: bool


class Catalogue:
    """Every animal that was seen in one environment.

    Only ``blocks`` raises an error if the file cannot be read. All other methods return less or save nothing,
    and ``warning`` says why. Cancelling a caller does not stop what it records.

    ``suggested_names`` returns names of categories for a file in which staff have not named or removed them;
    ``names_elsewhere`` those given in another environment, which are used here and not saved. ``person``
    returns who works here. ``exchange`` is what is exchanged with other desks.
    """

    def __init__(
        self,
        path: Path,
        clock: Clock,
        suggested_names: Callable[[], Mapping[int, str]] | None = None,
        person: Callable[[], Person] = Person,
        names_elsewhere: Callable[[], Mapping[int, str]] = dict,
    ) -> None:
        self._database = Database(path, clock)
        self._person = person
        self.exchange = Exchange(self._database, clock, person, self._count_others, self._keep_names)
        self._clock = clock
        self._suggested_names = suggested_names
        self._read_elsewhere = names_elsewhere
        # None until they are read.
        self._elsewhere: Mapping[int, str] | None = None
        self._newest_search = 0
        # Counts each beginning and each end of recording animals that others may have added.
        self._others_recorded = 0
        # Animals still to be recorded, all together as soon as the file is free.
        self._unrecorded: list[_Unrecorded] = []
        # Kept, because a search needs them with each keystroke.
        self._names: Mapping[int, str] | None = None

    @property
    def warning(self) -> Fact | None:
        """What is not saved, or was lost, or cannot be read; None when all is well."""
        return self._database.warning

    async def record(self, seen: SeenList) -> News:
        """Record a list, and return what in it was not known before."""
        self._count_others()

        def work(connection: sqlite3.Connection) -> News:
            try:
                return record.record_list(connection, seen)
            finally:
                # Here, on the writer's thread: the caller may be cancelled.
                self._count_others()

        try:
            return await self._database.write(work, News())
        finally:
            self.exchange.write()

    async def record_animals(self, animals: Iterable[Animal], *, added_here: bool = False) -> None:
        """Record animals that came in no list: added from here, or looked up by id."""
        unrecorded = _Unrecorded(tuple(animals), added_here)
        if not added_here:
            self._count_others()
        try:
            await self._record_animals(unrecorded)
        finally:
            self.exchange.write()

    async def _record_animals(self, unrecorded: _Unrecorded) -> None:
        self._unrecorded.append(unrecorded)
        now, person = self._clock.now(), self._person()

        def work(connection: sqlite3.Connection) -> bool:
            some = tuple(self._unrecorded)
            animals = [animal for one in some for animal in one.animals]
            added = [animal.id for one in some if one.added_here for animal in one.animals]
            try:
                if some:
                    record.record_animals(connection, animals, now, added, person)
            finally:
                if not all(one.added_here for one in some):
                    self._count_others()
            for one in some:
                self._forget(one)
            return True

        # Those of other callers have their own turn.
        if not await self._database.write(work, otherwise=False) and self._forget(unrecorded):
            _log.warning("%d animals could not be recorded in the catalogue", len(unrecorded.animals))

    def _forget(self, unrecorded: _Unrecorded) -> bool:
        """Try no more to record these animals; return whether they were still to be recorded."""
        try:
            self._unrecorded.remove(unrecorded)
        except ValueError:
            return False
        return True

    async def remember_answer(self, seen: SeenList) -> None:
        """Save a list as the rows to show at the next start. Its animals must have been recorded."""
        await self._database.write(lambda connection: record.replace_answer(connection, seen), None)

    async def look_at(self, animal_ids: Iterable[int]) -> None:
        """Remove the marks of these animals."""
        ids = tuple(animal_ids)
        await self._database.write(lambda connection: record.look_at(connection, ids), None)

    async def look_at_all(self) -> Mapping[int, Mark]:
        """Remove all marks, and return them by the animals' ids, to be given to ``mark_again``."""
        return await self._database.write(record.look_at_all, {})

    async def mark_again(self, marks: Mapping[int, Mark]) -> None:
        """Restore marks that were removed, except where there is a newer one."""
        await self._database.write(lambda connection: record.mark_again(connection, marks), None)

    async def name_category(self, category_id: int, name: str) -> str | None:
        """Save the name that staff give to a category, and return the one before; an empty one is none.

        Returns None when it could not be saved.
        """
        name = " ".join(name.split())
        person, now = self._person(), self._clock.now()

        def work(connection: sqlite3.Connection) -> str:
            before = record.category_names(connection, self._elsewhere or {}).get(category_id, "")
            record.name_category(connection, category_id, name, person, now)
            # Here, on the writer's thread: the caller may be cancelled.
            self._keep_names(connection)
            return before

        before: str | None = await self._database.write(work, None)
        self.exchange.write()
        return before

    async def category_names(self) -> Mapping[int, str]:
        """Return the names that staff gave to categories."""
        if self._names is None:
            await self._suggest_names()
            elsewhere = self._elsewhere or {}
            names = await self._database.read(lambda one: record.category_names(one, elsewhere), None)
            # A category that was named meanwhile has set newer ones.
            if self._names is None:
                self._names = names
        return self._names or {}

    async def save_notes(
        self, changed: Mapping[int, Notes], missed: Mapping[int, Notes] | None = None
    ) -> bool:
        """Save the notes of these animals in place of those they had; return whether they are on the disk.

        ``missed`` are those of a colleague among them that the person has not seen: see Exchange.conflicts.
        """
        missed = missed or {}
        credit = Credit(Kind.NOTES, self._person(), self._clock.now())

        def work(connection: sqlite3.Connection) -> bool:
            with notes.durable_transaction(connection):
                for known in merge.read_notes_known(connection, tuple(missed)):
                    # A pause of typing may have put the person's own name in place of the colleague's.
                    by = Person() if known.by == credit.by else known.by
                    keep_missed(connection, known.subject, missed[known.subject], by)
                others = notes.write_notes(connection, changed, credit.at)
                record.credit(connection, credit, others)
            return True

        is_saved = await self._database.write(work, otherwise=False) and self._database.is_file
        self.exchange.write()
        return is_saved

    async def notes(self, animal_ids: Sequence[int]) -> Mapping[int, Notes] | None:
        """Return the notes of those of these animals that have any; None when they cannot be read."""
        return await self._database.read(lambda connection: notes.read_notes(connection, animal_ids), None)

    async def tags_in_use(self) -> tuple[str, ...]:
        """Return all tags that animals have, the newest used first."""
        return await self._database.read(notes.tags_in_use, ())

    async def categories(self) -> tuple[Category, ...]:
        """Return the known categories: those with a name, by name, then those without one, by number."""
        await self._suggest_names()
        elsewhere = self._elsewhere or {}
        return await self._database.read(lambda one: record.categories(one, elsewhere), ())

    async def animals(self, animal_ids: Sequence[int]) -> tuple[KnownAnimal, ...]:
        """Return the animals with these ids, in the same order, without unknown ones."""
        return await self._database.read(lambda connection: record.known_animals(connection, animal_ids), ())

    async def look_alikes(self, new: NewAnimal) -> tuple[Animal, ...]:
        """Return the known animals with the same name and category, whatever their status."""
        return await self._database.read(lambda connection: record.look_alikes(connection, new), ())

    async def known_like(self, new: NewAnimal) -> tuple[KnownAnimal, ...]:
        """Return the known animals like one to add (see ``reading.known_like``), the last seen first."""
        return await self._database.read(lambda connection: record.known_like(connection, new), ())

    async def count_alike(self, wanted: Iterable[tuple[str, int]]) -> tuple[AlikeAnimals, ...]:
        """Count the known animals of each name (see ``tables.searchable``) and category, by status.

        Raises StorageError when they cannot be read: an import must not take known animals for new ones.
        """
        pairs = tuple(wanted)
        alike = await self._database.read_at_length(
            lambda connection: record.count_alike(connection, pairs), None
        )
        if alike is None or self._database.is_in_memory:
            raise StorageError(CatalogueCase.UNREADABLE)
        return alike

    async def unknown_ids(self, animal_ids: Collection[int]) -> frozenset[int]:
        """Return which of these ids no known animal has. Raises as ``count_alike`` does."""
        unknown = await self._database.read_at_length(
            lambda connection: record.unknown_ids(connection, animal_ids), None
        )
        if unknown is None:
            raise StorageError(CatalogueCase.UNREADABLE)
        return unknown

    async def look_alikes_of_all(
        self, animals: Sequence[NewAnimal]
    ) -> tuple[Sequence[tuple[Animal, ...]], Callable[[], bool]]:
        """Return the look-alikes of each animal, and a function that returns whether they are still complete.

        Animals that were added from here since do not count.
        """
        recorded = self._others_recorded
        none: list[tuple[Animal, ...]] = [()] * len(animals)
        found = await self._database.read(
            lambda connection: [record.look_alikes(connection, new) for new in animals], none
        )
        return found, lambda: recorded == self._others_recorded

    async def history(self, animal_id: int) -> tuple[Sighting, ...]:
        """Return all states of an animal that were seen, the oldest first."""
        return await self._database.read(lambda connection: record.history(connection, animal_id), ())

    async def credits(self, animal_id: int) -> tuple[Credit, ...]:
        """Return who added an animal, named its category and wrote its notes: others than who works here."""
        me = self._person()
        known: tuple[Credit, ...] = await self._database.read(
            lambda connection: merge.credits_of(connection, animal_id), ()
        )
        return tuple(credit for credit in known if credit.by not in {me, Person()})

    async def listed_all_at(self) -> float | None:
        """Return when the newest complete list of all animals came (Unix seconds); None if there is none."""
        return await self._database.read(record.listed_all_at, None)

    async def count_by_category(self, status: str | None) -> Mapping[int, int]:
        """Count the known animals of each category, with None of any status."""
        return await self._database.read_at_length(
            lambda connection: record.count_by_category(connection, status), {}
        )

    async def count_by_tag(self, status: str | None) -> Mapping[str, int]:
        """Count the known animals of each tag, by the tag's key, with None of any status."""
        return await self._database.read_at_length(
            lambda connection: notes.count_by_tag(connection, status), {}
        )

    async def find_first(self, wanted: Wanted) -> FirstRows:
        """Return the first rows of what is wanted."""
        return await self._database.read(
            lambda connection: search.find_first(connection, wanted), _NOTHING_FOUND
        )

    async def find_all(self, wanted: Wanted) -> "array[int] | None":
        """Return the ids of everything that is wanted, in order.

        Returns None when a newer call replaces this one, or when they cannot be read.
        """
        self._newest_search += 1
        number = self._newest_search
        ids = await self._database.read_at_length(
            lambda connection: search.find_all(connection, wanted, lambda: number == self._newest_search),
            None,
        )
        return ids if number == self._newest_search else None

    async def list_ids(self, wanted: Wanted) -> "array[int] | None":
        """Return the ids of everything that is wanted, in order; None when they cannot be read.

        Unlike with ``find_all``, no newer call replaces this one.
        """
        return await self._database.read_at_length(
            lambda connection: search.find_all(connection, wanted), None
        )

    async def blocks(self, ids: Sequence[int]) -> AsyncIterator[tuple[KnownAnimal, ...]]:
        """Yield the animals with these ids, a thousand at a time.

        Raises StorageError when one of them cannot be read: an export must not take a part for the whole.
        """
        for start in range(0, len(ids), _BLOCK):
            some = partial(record.known_animals, animal_ids=ids[start : start + _BLOCK])
            block = await self._database.read_at_length(some, None)
            if block is None or len(block) < len(ids[start : start + _BLOCK]):
                raise StorageError(CatalogueCase.UNREADABLE)
            yield block

    def _count_others(self) -> None:
        self._others_recorded += 1

    def _keep_names(self, connection: sqlite3.Connection) -> None:
        if self._elsewhere is not None:
            self._names = record.category_names(connection, self._elsewhere)

    async def _suggest_names(self) -> None:
        if self._elsewhere is None:
            self._elsewhere = await asyncio.to_thread(self._read_elsewhere)
        suggested = self._suggested_names
        if suggested is not None:
            await self._database.write(lambda connection: record.suggest_names(connection, suggested()), None)
            # Only now: a second caller must wait for them as well.
            self._suggested_names = None

    async def close(self) -> None:
        """Wait for what is being written, and close the file."""
        self._newest_search += 1
        await self._database.close()
