"""The catalogue of an environment, as the window uses it: from several threads, cancelled, and closed."""

import asyncio
import sqlite3
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from menagerie.catalogue.catalogue import Catalogue
from menagerie.catalogue.record import SeenList, read_newest_list
from menagerie.catalogue.search import FirstRows, SortBy, Wanted
from menagerie.domain.animal import Animal, AnimalList, Category, KnownAnimal, Mark, NewAnimal, News, Sighting
from menagerie.domain.errors import StorageError
from support.clock import VirtualClock
from support.counting import Counts, counts_of
from support.damage import changed_by
from support.patience import LONGEST_WAIT

NOW = 1_800_000_000.0
BELLA = Animal(1, "Bella", 7, "available")
MAX = Animal(2, "Max", 7, "pending")
REX = Animal(3, "Rex", 9, "sold")
# Fewer than two blocks.
MANY = tuple(Animal(number, f"Name{number}", number % 5, "available") for number in range(1_200))
BY_ID = Wanted(sort_by=SortBy.ID, descending=False)


def seen(*animals: Animal, at: float = NOW, limit: int = 100) -> SeenList:
    return SeenList(None, AnimalList(animals, limit), at)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "catalogue.sqlite3"


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[Catalogue]:
    """Open a catalogue, check that nothing went wrong with it, and close it."""
    catalogue = Catalogue(path, VirtualClock(NOW))
    try:
        yield catalogue
        assert catalogue.warning is None
    finally:
        await catalogue.close()


async def test_a_catalogue_makes_its_file_at_its_first_use_and_closed_it_leaves_that_and_does_nothing(
    path: Path,
) -> None:
    async with opened(path):
        pass
    assert not path.parent.exists()
    async with opened(path) as catalogue:
        await catalogue.record(seen(BELLA))
        await catalogue.find_first(BY_ID)
        await counts_of(catalogue)
    assert [file.name for file in path.parent.iterdir()] == [path.name]

    assert await catalogue.record(seen(MAX)) == News()
    assert await catalogue.animals([1]) == ()
    assert await catalogue.find_first(BY_ID) == FirstRows((), 0, is_readable=False)
    assert await catalogue.find_all(BY_ID) is None
    with pytest.raises(StorageError, match=r"catalogue\.unreadable"):
        await anext(catalogue.blocks([1]))
    async with opened(path) as again:
        assert len(await again.animals([1, 2])) == 1


async def test_recorded_animals_are_known_with_their_history_and_counted(path: Path) -> None:
    async with opened(path) as catalogue:
        await catalogue.record(seen(BELLA, MAX, at=NOW - 20))
        sold = Animal(2, "Max", 7, "sold")
        assert await catalogue.record(seen(sold, at=NOW - 10)) == News(changed=frozenset({2}), now_sold=1)
        await catalogue.record_animals([REX])

        assert await catalogue.animals([3, 99, 2]) == (
            KnownAnimal(REX, NOW, NOW),
            KnownAnimal(sold, NOW - 20, NOW - 10, mark=Mark.CHANGED),
        )
        assert await catalogue.history(2) == (Sighting(NOW - 20, MAX), Sighting(NOW - 10, sold))
        assert await counts_of(catalogue) == Counts(3, {"available": 1, "sold": 2}, ((7, 2), (9, 1)), 1)
        assert await catalogue.count_by_category(None) == {7: 2, 9: 1}
        assert await catalogue.count_by_category("available") == {7: 1}


async def test_looking_at_animals_removes_their_marks_and_a_mark_that_is_not_known_is_none(
    path: Path,
) -> None:
    async with opened(path) as catalogue:

        async def marks_of(*ids: int) -> list[Mark | None]:
            return [one.mark for one in await catalogue.animals(ids)]

        await catalogue.record(seen())
        await catalogue.record(seen(BELLA, MAX, REX))
        await catalogue.look_at(iter([1]))
        assert await marks_of(1, 2) == [None, Mark.NEW]
        marks = await catalogue.look_at_all()
        assert await marks_of(2, 3) == [None, None]
        # Those that were removed come back, but replace no newer ones.
        await catalogue.record(seen(BELLA, MAX, replace(REX, name="Rexy")))
        await catalogue.mark_again(marks)
        assert await marks_of(1, 2, 3) == [None, Mark.NEW, Mark.CHANGED]
        # WHEN a later version has written one of its own
        changed_by("UPDATE animal SET mark = iif(id = 2, 'odd', 'new')")(path)
        assert await marks_of(1, 2, 3) == [Mark.NEW, None, Mark.NEW]
        recalled = read_newest_list(path)
        assert recalled is not None
        assert [one.mark for one in recalled[1]] == [Mark.NEW, None, Mark.NEW]
        assert await catalogue.look_at_all() == {1: Mark.NEW, 3: Mark.NEW}


async def test_categories_are_named_renamed_and_lose_their_names_and_others_have_suggested_ones(
    path: Path,
) -> None:
    async with opened(path) as catalogue:
        await catalogue.record(seen(BELLA, REX))
        # Names that were read while one is given must not replace it.
        await asyncio.gather(catalogue.category_names(), catalogue.name_category(9, "Cats"))
        assert await catalogue.name_category(7, "  Big \n dogs ") == ""
        assert await catalogue.category_names() == {7: "Big dogs", 9: "Cats"}
        assert await catalogue.name_category(9, " ") == "Cats"
        assert await catalogue.name_category(9, "") == ""
        names = await catalogue.category_names()
        assert names == {7: "Big dogs"}
        found = await catalogue.find_first(Wanted(("dog",), names=names))
        assert [one.animal.id for one in found.animals] == [1]

    # WHEN names are suggested, THEN they are used where staff have not decided
    catalogue = Catalogue(path, VirtualClock(NOW), lambda: {7: "Dogs", 9: "Cats", 12: "Rabbits"})
    # Two readers at the same time.
    names, categories = await asyncio.gather(catalogue.category_names(), catalogue.categories())
    assert names == {7: "Big dogs", 12: "Rabbits"}
    assert categories == (Category(7, "Big dogs"), Category(12, "Rabbits"), Category(9))
    await catalogue.name_category(12, "")
    await catalogue.close()
    again = Catalogue(path, VirtualClock(NOW), lambda: {7: "Dogs", 12: "Rabbits"})
    assert await again.category_names() == {7: "Big dogs"}
    assert again.warning is None
    await again.close()


async def test_known_categories_are_those_with_a_name_and_then_those_of_animals(path: Path) -> None:
    async with opened(path) as catalogue:
        assert await catalogue.categories() == ()
        await catalogue.record(seen(BELLA, MAX, REX, Animal(4, "Tweety", -3, "sold")))
        for number, name in ((9, "rabbits"), (12, "Étoiles"), (5, "Rabbits")):
            await catalogue.name_category(number, name)
        named = Category(12, "Étoiles"), Category(5, "Rabbits"), Category(9, "rabbits")
        assert await catalogue.categories() == (*named, Category(-3), Category(7))


async def test_all_animals_are_read_in_blocks_and_no_part_of_them_is_taken_for_the_whole(path: Path) -> None:
    async with opened(path) as catalogue:
        await catalogue.record(seen(*MANY))
        ids = await catalogue.list_ids(BY_ID)
        assert ids is not None
        blocks = [block async for block in catalogue.blocks(ids)]
        assert [one.animal for block in blocks for one in block] == list(MANY)
        assert [len(block) for block in blocks] == [1000, 200]
        with pytest.raises(StorageError, match=r"catalogue\.unreadable"):
            # Damage took the animal with this id after the ids had been read.
            await anext(catalogue.blocks([1, len(MANY), 2]))


async def test_a_newer_search_replaces_an_older_one(path: Path) -> None:
    async with opened(path) as catalogue:
        await catalogue.record(seen(*MANY))

        # Otherwise the older one may be done before the newer one begins. There is no other way to hold it.
        go_on = threading.Event()
        held = catalogue._database._slow.submit(go_on.wait)
        searches = asyncio.gather(
            catalogue.find_all(BY_ID),
            catalogue.list_ids(BY_ID),
            catalogue.find_all(Wanted(("name7",), sort_by=SortBy.ID, descending=False)),
        )
        await asyncio.sleep(0)
        go_on.set()
        older, listed, newer = await searches
        assert held.result()

        assert older is None
        assert newer is not None
        assert list(newer)[:3] == [7, 70, 71]
        # AND the list for an export is not replaced
        assert listed is not None
        assert len(listed) == len(MANY)


async def test_all_ids_are_listed_once_even_if_animals_are_recorded_meanwhile(path: Path) -> None:
    async with opened(path) as catalogue:
        stays, comes_and_goes = MANY[:-200], MANY[-200:]
        await catalogue.record_animals(MANY)
        is_over = asyncio.Event()

        async def record() -> None:
            while not is_over.is_set():
                for status in ("sold", "available"):
                    await catalogue.record_animals(replace(one, status=status) for one in comes_and_goes)

        recording = asyncio.create_task(record())
        try:
            for sort_by in [*SortBy] * 6:
                ids = await catalogue.list_ids(Wanted((), "available", sort_by))
                assert ids is not None
                assert len(ids) == len(set(ids))
                assert {one.id for one in stays} <= set(ids)
        finally:
            is_over.set()
            await recording


async def test_cancelled_callers_lose_nothing_and_do_not_block_others(path: Path) -> None:
    async with opened(path) as catalogue:
        # GIVEN callers that are cancelled at their first step, the first one while the file is created
        for animal in (BELLA, MAX):
            recording = asyncio.create_task(catalogue.record(seen(animal)))
            await asyncio.sleep(0)
            recording.cancel()
            with pytest.raises(asyncio.CancelledError):
                await recording
        reading = asyncio.create_task(counts_of(catalogue))
        await asyncio.sleep(0)
        reading.cancel()

        # WHEN another caller follows
        await catalogue.record_animals([REX])

        # THEN everything was recorded
        assert [one.animal for one in await catalogue.animals([1, 2, 3])] == [BELLA, MAX, REX]
        assert (await counts_of(catalogue) or Counts(0, {}, (), 0)).total == 3


@asynccontextmanager
async def held_by_another_program(path: Path) -> AsyncIterator[None]:
    """Let nothing be written to the file meanwhile."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.rollback()


async def test_look_alikes_are_incomplete_though_who_recorded_is_gone(path: Path) -> None:
    async with opened(path) as catalogue:
        await catalogue.record(seen(REX))
        # GIVEN a list whose recording waits, and is cancelled
        async with held_by_another_program(path):
            recording = asyncio.create_task(catalogue.record(seen(BELLA)))
            await asyncio.sleep(0)
            recording.cancel()
            await asyncio.gather(recording, return_exceptions=True)
            # WHEN look-alikes are read before it is recorded
            found, are_all = await catalogue.look_alikes_of_all([NewAnimal("Bella", 7)])
            assert (found, are_all()) == ([()], True)
        await catalogue.name_category(7, "Dogs")
        # THEN they are known to be incomplete
        assert await catalogue.look_alikes(NewAnimal("Bella", 7)) == (BELLA,)
        assert not are_all()


async def test_what_cannot_be_recorded_takes_no_others_along(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(path) as catalogue:
        await catalogue.record(seen(REX))
        # GIVEN an animal that could not be recorded, before its caller has been told
        changed_by("ALTER TABLE animal RENAME TO elsewhere")(path)
        failed = asyncio.create_task(catalogue.record_animals([MAX]))
        await asyncio.sleep(0)
        limit = time.monotonic() + LONGEST_WAIT
        while "no such table" not in caplog.text and time.monotonic() < limit:
            pass
        changed_by("ALTER TABLE elsewhere RENAME TO animal")(path)
        async with held_by_another_program(path):
            # WHEN another one waits behind other work meanwhile
            names = asyncio.create_task(catalogue.name_category(7, "Dogs"))
            added = asyncio.create_task(catalogue.record_animals([BELLA], added_here=True))
            await failed
        await asyncio.gather(names, added)
        # THEN that one is recorded
        assert [one.animal for one in await catalogue.animals([1, 2])] == [BELLA]


async def test_closing_waits_for_a_write_and_fails_no_call(path: Path) -> None:
    catalogue = Catalogue(path, VirtualClock(NOW))
    await catalogue.record(seen(*MANY))
    newest = seen(*(Animal(animal.id, animal.name, 99, "sold") for animal in MANY), at=NOW + 1)

    news, *_answers, _closed, _closed_again = await asyncio.gather(
        catalogue.record(newest),
        catalogue.find_all(BY_ID),
        catalogue.find_first(BY_ID),
        counts_of(catalogue),
        catalogue.close(),
        catalogue.close(),
    )

    assert len(news.changed) == len(MANY)
    recalled = read_newest_list(path)
    assert recalled is not None
    assert recalled[0] == newest


async def test_the_newest_list_can_be_read_while_the_catalogue_is_open(path: Path) -> None:
    async with opened(path) as catalogue:
        await catalogue.record(seen(BELLA, MAX))
        together = seen(MAX, BELLA, limit=3)
        await catalogue.remember_answer(together)
        known = KnownAnimal(MAX, NOW, NOW), KnownAnimal(BELLA, NOW, NOW)
        assert read_newest_list(path) == (together, known, {})


def test_a_file_without_a_newest_list_is_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "catalogue.sqlite3"
    assert read_newest_list(path) is None
    assert list(tmp_path.iterdir()) == []
    for content in (b"", b"no database, but long enough to look into" * 100):
        path.write_bytes(content)
        assert read_newest_list(path) is None
        assert [file.read_bytes() for file in tmp_path.iterdir()] == [content]
