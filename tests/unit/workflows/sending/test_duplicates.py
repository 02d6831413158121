"""What is like an animal to add is pointed out: from what this desk has seen, and from its own outbox."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from menagerie.catalogue.catalogue import Catalogue
from menagerie.domain.animal import Animal, KnownAnimal, NewAnimal
from menagerie.domain.errors import UnusableFieldError
from menagerie.outbox.colleague import ColleaguesAdd
from menagerie.outbox.entry import Entry, State, Typed
from menagerie.outbox.store import Outbox
from menagerie.workflows.colleagues import Colleagues
from menagerie.workflows.sending.duplicates import Duplicates, find_duplicates
from support.clock import VirtualClock


@asynccontextmanager
async def files(folder: Path, catalogue: Catalogue | None = None) -> AsyncIterator[tuple[Catalogue, Outbox]]:
    """Open a desk's catalogue and outbox, and close them."""
    catalogue = catalogue or Catalogue(folder / "catalogue.sqlite3", VirtualClock())
    outbox = Outbox(folder / "outbox.sqlite3", VirtualClock())
    try:
        yield catalogue, outbox
    finally:
        await outbox.close()
        await catalogue.close()


class CatalogueThatLearns(Catalogue):
    """A catalogue in which an animal becomes known just after a search."""

    def __init__(self, path: Path, animal: Animal) -> None:
        super().__init__(path, VirtualClock())
        self._animal = animal

    async def known_like(self, new: NewAnimal) -> tuple[KnownAnimal, ...]:
        known = await super().known_like(new)
        await self.record_animals([self._animal])
        return known


async def test_an_add_that_was_just_done_is_found_while_the_catalogue_learns(tmp_path: Path) -> None:
    learns = CatalogueThatLearns(tmp_path / "catalogue.sqlite3", Animal(5, "Rex", 7, "sold"))
    async with files(tmp_path, learns) as (catalogue, outbox):
        number = (await outbox.queue_new(Typed("Rex", "7", "sold"))).number
        await outbox.begin_sending(number)
        done = await outbox.created(number, 5)
        first = await find_duplicates(Typed("Rex", "7"), catalogue, (done,), outbox)
        assert [add.animal_id for add in first.done] == [5]
        # AND once the catalogue has it, it is one animal
        second = await find_duplicates(Typed("Rex", "7"), catalogue, (done,), outbox)
        assert ([one.animal.id for one in second.known], second.done) == ([5], ())


class SilentColleagues(Colleagues):
    """Colleagues whose answer never comes."""

    async def like(self, new: NewAnimal) -> tuple[ColleaguesAdd, ...]:
        await asyncio.Event().wait()
        return await super().like(new)


async def test_a_look_that_is_given_up_asks_colleagues_no_longer(tmp_path: Path) -> None:
    async with files(tmp_path) as (catalogue, outbox):
        before = asyncio.all_tasks()
        look = asyncio.create_task(
            find_duplicates(Typed("Rex", "7"), catalogue, (), outbox, SilentColleagues())
        )
        await asyncio.sleep(0)
        look.cancel()
        await asyncio.wait({look})
        assert asyncio.all_tasks() == before


async def test_animals_of_the_same_name_category_and_status_are_pointed_out(tmp_path: Path) -> None:
    seen = (
        Animal(1, "Rex", 7, "available"),
        Animal(2, "RÉX", 7, "sold"),
        Animal(3, "Rex", 8, "available"),
        Animal(4, "Rex II", 7, "available"),
        Animal(5, "Rex", 77, "available"),
        Animal(6, "T. Rex", 7, "available"),
        Animal(8, "Rosie’s Boy", 7, "sold"),
        Animal(9, "Søren - Łódź", 7, "sold"),
    )
    async with files(tmp_path) as (catalogue, outbox):
        await catalogue.record_animals(seen)
        for typed, like in {
            Typed(" rex ", "7"): {1, 2},
            Typed("rex", "7", "available"): {1},
            Typed("t.  rex", "7"): {6},
            Typed("T. Rex", "7"): {6},
            Typed("Rosie's Boy", "7"): {8},
            Typed("Rosie`s\u00a0Boy", "７"): {8},
            Typed("Soren – Lodz", "7"): {9},
            Typed("Marble", "7"): set[int](),
        }.items():
            duplicates = await find_duplicates(typed, catalogue, (), outbox)
            assert {one.animal.id for one in duplicates.known} == like
            assert bool(duplicates) is bool(like)
        with pytest.raises(UnusableFieldError):
            await find_duplicates(Typed("", "7"), catalogue, (), outbox)


async def test_adds_that_no_list_has_shown_yet_are_pointed_out_and_others_are_not(tmp_path: Path) -> None:
    async with files(tmp_path) as (catalogue, outbox):

        async def found(entry: Entry) -> Duplicates:
            return await find_duplicates(Typed("Rex", "7", "sold"), catalogue, (entry,), outbox)

        for state in State:
            entry = Entry(1, Typed("REX", "7"), state, 0, 0)
            is_shown_by_none = state in {State.QUEUED, State.SENDING, State.UNCONFIRMED}
            assert (await found(entry)).unsettled == ((entry,) if is_shown_by_none else ())
        for other in (Typed("Rex", "8"), Typed("Rexa", "7"), Typed("Rex", "7", "available"), Typed("", "7")):
            assert not await found(Entry(1, other, State.QUEUED, 0, 0))


async def test_what_was_added_here_is_pointed_out_although_the_catalogue_missed_it(tmp_path: Path) -> None:
    async with files(tmp_path) as (catalogue, outbox):

        async def sent(name: str) -> int:
            number = (await outbox.queue_new(Typed(name, "7"))).number
            await outbox.begin_sending(number)
            return number

        async def found(name: str, status: str | None = None) -> Duplicates:
            return await find_duplicates(Typed(name, "7", status), catalogue, (), outbox)

        for name, animal_id in (("Rex", 31), ("Tom", None)):
            await outbox.created(await sent(name), animal_id)
            assert len((await found(name.lower(), "sold")).done) == 1
        await catalogue.record_animals([Animal(31, "Rex II", 7, "sold"), Animal(32, "Tom II", 7, "sold")])
        # With its id, the catalogue says what it is now.
        assert not await found("Rex")
        assert await found("Tom")
        # A discarded one is pointed out only if it was sent.
        number = await sent("Max")
        await outbox.unconfirmed(number, "No response.")
        await outbox.discard(number)
        await outbox.discard((await outbox.queue_new(Typed("Bo", "7"))).number)
        assert await found("Max")
        assert not await found("Bo")
