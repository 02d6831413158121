"""The catalogue of an environment, as the window uses it: from threads, cancelled, closed, with notes."""

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
from menagerie.catalogue.notes import save_notes
from menagerie.catalogue.record import SeenList, read_newest_list
from menagerie.catalogue.search import FirstRows, SortBy, Wanted
from menagerie.domain.animal import Animal, AnimalList, Category, KnownAnimal, Mark, NewAnimal, News, Sighting
from menagerie.domain.cases import RepairCase, RepairedFile
from menagerie.domain.errors import StorageError
from menagerie.domain.notes import NO_NOTES, Notes
from support.catalogue_file import writing
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


async def test_a_catalogue_makes_its_file_at_its_first_use_and_closed_it_does_nothing(path: Path) -> None:
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


async def test_recorded_animals_are_known_with_their_history_and_categories_and_counted(path: Path) -> None:
    async with opened(path) as catalogue:
        assert await catalogue.categories() == ()
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
        # Known categories are those with a name, and then those of animals.
        await catalogue.record(seen(BELLA, MAX, REX, Animal(4, "Tweety", -3, "sold")))
        for number, name in ((9, "rabbits"), (12, "Étoiles"), (5, "Rabbits")):
            await catalogue.name_category(number, name)
        named = Category(12, "Étoiles"), Category(5, "Rabbits"), Category(9, "rabbits")
        assert await catalogue.categories() == (*named, Category(-3), Category(7))


async def test_looking_at_animals_removes_their_marks_and_an_unknown_mark_is_none(path: Path) -> None:
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


async def test_categories_are_named_renamed_unnamed_and_others_have_suggested_names(path: Path) -> None:
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


async def test_all_animals_are_read_in_whole_blocks_and_a_newer_search_replaces_another(path: Path) -> None:
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
        await catalogue.record_animals([REX])
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


async def test_what_cannot_be_recorded_takes_no_others(path: Path, caplog: pytest.LogCaptureFixture) -> None:
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


BELOW_ZERO = Animal(-2, "Max", 7, "pending")
EATS = Notes("Eats only hay, Zoë's", ("Hold", "VIP"))


async def notes_of(catalogue: Catalogue, animal_id: int) -> Notes:
    (known,) = await catalogue.animals([animal_id])
    return known.notes


async def found(catalogue: Catalogue, wanted: Wanted) -> list[int]:
    return sorted(await catalogue.find_all(wanted) or ())


async def test_notes_stay_when_the_service_shows_other_data_and_at_the_next_start(path: Path) -> None:
    async with opened(path) as catalogue:
        await catalogue.record(seen(BELLA))
        assert await catalogue.save_notes({1: EATS})
        await catalogue.record(seen(Animal(1, "Bella II", 9, "sold"), at=NOW + 1))
        assert await notes_of(catalogue, 1) == EATS
    # The first picture of the next start has them, too.
    newest = read_newest_list(path)
    assert newest is not None
    assert [known.notes for known in newest[1]] == [EATS]
    async with opened(path) as catalogue:
        assert await notes_of(catalogue, 1) == EATS


async def test_words_of_notes_and_tags_are_found_and_both_are_changed_and_removed(path: Path) -> None:
    async with opened(path) as catalogue:
        await catalogue.record(seen(BELLA, BELOW_ZERO))
        await catalogue.save_notes({1: EATS, -2: Notes("Bites")})
        for wanted, ids in (
            (Wanted(("hay",)), [1]),
            (Wanted(("zoe's",)), [1]),
            (Wanted(("bit",)), [-2]),
            (Wanted(("vip", "bella")), [1]),
            (Wanted(("vip", "max")), []),
            (Wanted(tags=frozenset({"vip", "other"})), [1]),
            (Wanted(tags=frozenset({"other"})), []),
        ):
            assert await found(catalogue, wanted) == ids
        await catalogue.save_notes({1: Notes("", ("VIP", "New")), -2: NO_NOTES})
        assert await catalogue.notes([1, -2]) == {1: Notes("", ("New", "VIP"))}


async def test_a_tag_keeps_the_letters_that_were_typed_first_and_its_animals_are_counted(path: Path) -> None:
    async with opened(path) as catalogue:
        assert await catalogue.count_by_tag(None) == {}
        await catalogue.record(seen(BELLA, BELOW_ZERO))
        await catalogue.save_notes({1: Notes(tags=("VIP", "Hold"))})
        await catalogue.save_notes({-2: Notes(tags=("vip",))})
        assert (await notes_of(catalogue, -2)).tags == ("VIP",)
        assert await catalogue.count_by_tag(None) == {"vip": 2, "hold": 1}
        assert await catalogue.count_by_tag(BELLA.status) == {"vip": 1, "hold": 1}
        # While no other animal has it, its letters can be corrected.
        await catalogue.save_notes({-2: NO_NOTES})
        await catalogue.save_notes({1: Notes(tags=("Vip",))})
        assert await catalogue.tags_in_use() == ("Vip",)


async def test_tags_say_when_they_were_given_and_are_offered_the_newest_used_first(path: Path) -> None:
    clock = VirtualClock(NOW)
    catalogue = Catalogue(path, clock)
    for animal_id, tag in enumerate(("Hold", "VIP", "Sick")):
        await catalogue.save_notes({animal_id: Notes("Eats hay", (tag,))})
        clock.move(1.0)
    await catalogue.save_notes({9: Notes(tags=("Hold",)), 2: NO_NOTES})
    assert await catalogue.tags_in_use() == ("Hold", "VIP")
    await catalogue.save_notes({1: Notes("Eats hay", ("New", "VIP"))})
    await catalogue.close()
    connection = sqlite3.connect(path)
    # The note, and the tag that it had, say what they said before.
    assert connection.execute("SELECT changed_at FROM note WHERE animal_id = 1").fetchall() == [(NOW + 1.0,)]
    tags = dict(connection.execute("SELECT tag, changed_at FROM tagged WHERE animal_id = 1"))
    connection.close()
    assert tags == {"vip": NOW + 1.0, "new": NOW + 3.0}


async def test_a_repaired_file_keeps_its_notes_and_finds_them(path: Path) -> None:
    async with opened(path) as catalogue:
        await catalogue.record(seen(BELLA))
        await catalogue.save_notes({1: EATS, 5: Notes("Not seen yet")})
    changed_by(
        "DROP TABLE sighting",
        "UPDATE note SET folded = 'damaged' WHERE animal_id = 1",
        "UPDATE tagged SET tag = 'damaged' WHERE label = 'VIP'",
    )(path)
    catalogue = Catalogue(path, VirtualClock(NOW))
    assert await notes_of(catalogue, 1) == EATS
    assert await found(catalogue, Wanted(("hay", "vip"))) == [1]
    await catalogue.record(seen(Animal(5, "Rex", 7, "sold")))
    assert await notes_of(catalogue, 5) == Notes("Not seen yet")
    warning = catalogue.warning
    await catalogue.close()
    assert warning is not None
    assert (warning.case, warning.values["file"]) == (RepairCase.DAMAGED, RepairedFile.ANIMALS)


def test_notes_are_flushed_to_the_disk_itself(path: Path) -> None:
    statements: list[str] = []
    with writing(path) as connection:
        connection.set_trace_callback(statements.append)
        save_notes(connection, {1: EATS}, NOW)
        connection.set_trace_callback(None)
    durable = statements.index("PRAGMA synchronous = FULL")
    assert durable < statements.index("BEGIN IMMEDIATE") < statements.index("COMMIT")
    assert statements[-1] == "PRAGMA synchronous = NORMAL"
