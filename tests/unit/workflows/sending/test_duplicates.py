"""Pointing out what is like an animal to add: from what this desk has seen, and from its own outbox."""

import asyncio
from collections.abc import Awaitable, Callable
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


def found(
    folder: Path,
    typed: Typed,
    *animals: Animal,
    entries: tuple[Entry, ...] = (),
    before: Callable[[Outbox], Awaitable[object]] | None = None,
) -> Duplicates:
    async def scenario() -> Duplicates:
        catalogue = Catalogue(folder / "catalogue.sqlite3", VirtualClock())
        outbox = Outbox(folder / "outbox.sqlite3", VirtualClock())
        try:
            await catalogue.record_animals(animals)
            if before is not None:
                await before(outbox)
            return await find_duplicates(typed, catalogue, entries, outbox)
        finally:
            await outbox.close()
            await catalogue.close()

    return asyncio.run(scenario())


class CatalogueThatLearns(Catalogue):
    """A catalogue in which an animal becomes known just after a search."""

    def __init__(self, path: Path, animal: Animal) -> None:
        super().__init__(path, VirtualClock())
        self._animal = animal

    async def known_like(self, new: NewAnimal) -> tuple[KnownAnimal, ...]:
        known = await super().known_like(new)
        await self.record_animals([self._animal])
        return known


def test_an_add_that_has_just_been_done_is_found_while_the_catalogue_learns_of_it(tmp_path: Path) -> None:
    async def scenario() -> Duplicates:
        catalogue = CatalogueThatLearns(tmp_path / "catalogue.sqlite3", Animal(5, "Rex", 7, "sold"))
        outbox = Outbox(tmp_path / "outbox.sqlite3", VirtualClock())
        try:
            number = (await outbox.queue_new(Typed("Rex", "7", "sold"))).number
            await outbox.begin_sending(number)
            done = await outbox.created(number, 5)
            first = await find_duplicates(Typed("Rex", "7"), catalogue, (done,), outbox)
            # AND once the catalogue has it, it is one animal
            second = await find_duplicates(Typed("Rex", "7"), catalogue, (done,), outbox)
            assert ([one.animal.id for one in second.known], second.done) == ([5], ())
            return first
        finally:
            await outbox.close()
            await catalogue.close()

    assert [add.animal_id for add in asyncio.run(scenario()).done] == [5]


class SilentColleagues(Colleagues):
    """Colleagues whose answer never comes."""

    async def like(self, new: NewAnimal) -> tuple[ColleaguesAdd, ...]:
        await asyncio.Event().wait()
        return await super().like(new)


def test_a_look_that_is_given_up_asks_colleagues_no_longer(tmp_path: Path) -> None:
    async def scenario() -> set[asyncio.Task[object]]:
        catalogue = Catalogue(tmp_path / "catalogue.sqlite3", VirtualClock())
        outbox = Outbox(tmp_path / "outbox.sqlite3", VirtualClock())
        look = asyncio.create_task(
            find_duplicates(Typed("Rex", "7"), catalogue, (), outbox, SilentColleagues())
        )
        await asyncio.sleep(0)
        look.cancel()
        await asyncio.wait({look})
        await outbox.close()
        await catalogue.close()
        return asyncio.all_tasks() - {asyncio.current_task()}

    assert asyncio.run(scenario()) == set()


@pytest.mark.parametrize(
    ("typed", "like"),
    [
        (Typed(" rex ", "7"), {1, 2}),
        (Typed("rex", "7", "available"), {1}),
        (Typed("t.  rex", "7"), {6}),
        (Typed("T. Rex", "7"), {6}),
        (Typed("Rosie's Boy", "7"), {8}),
        (Typed("Rosie`s\u00a0Boy", "７"), {8}),
        (Typed("Soren – Lodz", "7"), {9}),
        (Typed("Nobody", "7"), set()),
    ],
)
def test_animals_of_the_same_name_category_and_status_are_pointed_out(
    tmp_path: Path, typed: Typed, like: set[int]
) -> None:
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
    duplicates = found(tmp_path, typed, *seen)
    assert {one.animal.id for one in duplicates.known} == like
    assert bool(duplicates) is bool(like)


@pytest.mark.parametrize(
    ("state", "is_pointed_out"),
    [
        (State.DRAFT, False),
        (State.QUEUED, True),
        (State.SENDING, True),
        (State.UNCONFIRMED, True),
        (State.REFUSED, False),
        (State.CREATED, False),
        (State.DISCARDED, False),
    ],
)
def test_adds_that_no_list_has_shown_yet_are_pointed_out(
    tmp_path: Path, state: State, *, is_pointed_out: bool
) -> None:
    entry = Entry(1, Typed("REX", "7"), state, 0, 0)
    duplicates = found(tmp_path, Typed("Rex", "7", "sold"), entries=(entry,))
    assert duplicates.unsettled == ((entry,) if is_pointed_out else ())


@pytest.mark.parametrize(
    "other", [Typed("Rex", "8"), Typed("Rexa", "7"), Typed("Rex", "7", "available"), Typed("", "7")]
)
def test_other_adds_are_not(tmp_path: Path, other: Typed) -> None:
    entry = Entry(1, other, State.QUEUED, 0, 0)
    assert not found(tmp_path, Typed("Rex", "7", "sold"), entries=(entry,))


def test_what_cannot_be_added_has_no_duplicates(tmp_path: Path) -> None:
    with pytest.raises(UnusableFieldError):
        found(tmp_path, Typed("", "7"))


@pytest.mark.parametrize("animal_id", [31, None])
def test_an_animal_that_was_added_here_is_pointed_out_although_the_catalogue_missed_it(
    tmp_path: Path, animal_id: int | None
) -> None:
    async def add(outbox: Outbox) -> None:
        entry = await outbox.queue_new(Typed("Rex", "7"))
        await outbox.begin_sending(entry.number)
        await outbox.created(entry.number, animal_id)

    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    assert len(found(tmp_path / "a", Typed("rex", "7", "sold"), before=add).done) == 1
    known = Animal(31, "Rex II", 7, "sold")
    # With its id, the catalogue says what it is now.
    assert bool(found(tmp_path / "b", Typed("Rex", "7"), known, before=add)) is (animal_id is None)


@pytest.mark.parametrize("was_sent", [True, False])
def test_a_discarded_add_is_pointed_out_only_if_it_was_sent(tmp_path: Path, was_sent: bool) -> None:
    async def discard(outbox: Outbox) -> None:
        entry = await outbox.queue_new(Typed("Rex", "7"))
        if was_sent:
            await outbox.begin_sending(entry.number)
            await outbox.unconfirmed(entry.number, "No response.")
        await outbox.discard(entry.number)

    assert bool(found(tmp_path, Typed("Rex", "7"), before=discard)) is was_sent
