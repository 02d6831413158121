"""Notes and tags stay with their animals, whatever the service shows and whatever happens to the file."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from menagerie.catalogue.catalogue import Catalogue
from menagerie.catalogue.notes import save_notes
from menagerie.catalogue.record import SeenList, read_newest_list
from menagerie.catalogue.search import Wanted
from menagerie.domain.animal import Animal, AnimalList
from menagerie.domain.cases import RepairCase, RepairedFile
from menagerie.domain.notes import NO_NOTES, Notes
from support.catalogue_file import writing
from support.clock import VirtualClock
from support.damage import changed_by

NOW = 1_800_000_000.0
BELLA = Animal(1, "Bella", 7, "available")
MAX = Animal(-2, "Max", 7, "pending")
EATS = Notes("Eats only hay, Zoë's", ("Hold", "VIP"))


def seen(*animals: Animal, at: float = NOW) -> SeenList:
    return SeenList(None, AnimalList(animals, 100), at)


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[Catalogue]:
    catalogue = Catalogue(path, VirtualClock(NOW))
    try:
        yield catalogue
    finally:
        await catalogue.close()


async def notes_of(catalogue: Catalogue, animal_id: int) -> Notes:
    (known,) = await catalogue.animals([animal_id])
    return known.notes


async def found(catalogue: Catalogue, wanted: Wanted) -> list[int]:
    return sorted(await catalogue.find_all(wanted) or ())


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "catalogue.sqlite3"


async def test_notes_stay_when_the_service_shows_other_data(path: Path) -> None:
    async with opened(path) as catalogue:
        await catalogue.record(seen(BELLA))
        assert await catalogue.save_notes({1: EATS})
        await catalogue.record(seen(Animal(1, "Bella II", 9, "sold"), at=NOW + 1))

        assert await notes_of(catalogue, 1) == EATS
    async with opened(path) as catalogue:
        assert await notes_of(catalogue, 1) == EATS


async def test_notes_are_changed_and_removed(path: Path) -> None:
    async with opened(path) as catalogue:
        await catalogue.record(seen(BELLA, MAX))
        await catalogue.save_notes({1: EATS, -2: Notes("Bites")})
        await catalogue.save_notes({1: Notes("", ("VIP", "New")), -2: NO_NOTES})

        assert await catalogue.notes([1, -2]) == {1: Notes("", ("New", "VIP"))}


async def test_the_first_picture_of_the_next_start_has_the_notes(path: Path) -> None:
    async with opened(path) as catalogue:
        await catalogue.record(seen(BELLA))
        await catalogue.save_notes({1: EATS})

    newest = read_newest_list(path)
    assert newest is not None
    assert [known.notes for known in newest[1]] == [EATS]


async def test_words_of_notes_and_tags_are_found(path: Path) -> None:
    async with opened(path) as catalogue:
        await catalogue.record(seen(BELLA, MAX))
        await catalogue.save_notes({1: EATS, -2: Notes("Bites")})

        assert await found(catalogue, Wanted(("hay",))) == [1]
        assert await found(catalogue, Wanted(("zoe's",))) == [1]
        assert await found(catalogue, Wanted(("bit",))) == [-2]
        assert await found(catalogue, Wanted(("vip", "bella"))) == [1]
        assert await found(catalogue, Wanted(("vip", "max"))) == []
        assert await found(catalogue, Wanted(tags=frozenset({"vip", "other"}))) == [1]
        assert await found(catalogue, Wanted(tags=frozenset({"other"}))) == []


async def test_a_tag_keeps_the_letters_in_which_it_was_typed_first(path: Path) -> None:
    async with opened(path) as catalogue:
        await catalogue.record(seen(BELLA, MAX))
        await catalogue.save_notes({1: Notes(tags=("VIP",))})
        await catalogue.save_notes({-2: Notes(tags=("vip",))})

        assert (await notes_of(catalogue, -2)).tags == ("VIP",)

        # While no other animal has it, its letters can be corrected.
        await catalogue.save_notes({-2: NO_NOTES})
        await catalogue.save_notes({1: Notes(tags=("Vip",))})
        assert await catalogue.tags_in_use() == ("Vip",)


async def test_animals_are_counted_by_tag_and_by_the_status_that_they_have(path: Path) -> None:
    async with opened(path) as catalogue:
        assert await catalogue.count_by_tag(None) == {}
        await catalogue.record(seen(BELLA, MAX))
        await catalogue.save_notes({BELLA.id: Notes(tags=("VIP", "Hold")), MAX.id: Notes(tags=("vip",))})

        assert await catalogue.count_by_tag(None) == {"vip": 2, "hold": 1}
        assert await catalogue.count_by_tag(BELLA.status) == {"vip": 1, "hold": 1}


async def test_tags_in_use_are_offered_the_newest_used_first(path: Path) -> None:
    clock = VirtualClock(NOW)
    catalogue = Catalogue(path, clock)
    for animal_id, tag in enumerate(("Hold", "VIP", "Sick")):
        await catalogue.save_notes({animal_id: Notes(tags=(tag,))})
        clock.move(1.0)
    await catalogue.save_notes({9: Notes(tags=("Hold",)), 2: NO_NOTES})

    assert await catalogue.tags_in_use() == ("Hold", "VIP")
    await catalogue.close()


async def test_each_note_and_tag_says_when_it_was_changed(path: Path) -> None:
    clock = VirtualClock(NOW)
    catalogue = Catalogue(path, clock)
    await catalogue.save_notes({1: EATS})
    clock.move(5.0)
    await catalogue.save_notes({1: Notes(EATS.text, ("Hold", "New", "VIP"))})
    await catalogue.close()

    with sqlite3.connect(path) as connection:
        assert connection.execute("SELECT changed_at FROM note").fetchall() == [(NOW,)]
        tags = dict(connection.execute("SELECT tag, changed_at FROM tagged"))
    connection.close()
    assert tags == {"hold": NOW, "vip": NOW, "new": NOW + 5.0}


async def test_a_repaired_file_keeps_its_notes_and_finds_them(path: Path) -> None:
    async with opened(path) as catalogue:
        await catalogue.record(seen(BELLA))
        await catalogue.save_notes({1: EATS, 5: Notes("Not seen yet")})
    changed_by(
        "DROP TABLE sighting",
        "UPDATE note SET folded = 'damaged' WHERE animal_id = 1",
        "UPDATE tagged SET tag = 'damaged' WHERE label = 'VIP'",
    )(path)

    async with opened(path) as catalogue:
        assert await notes_of(catalogue, 1) == EATS
        assert await found(catalogue, Wanted(("hay", "vip"))) == [1]
        await catalogue.record(seen(Animal(5, "Rex", 7, "sold")))
        assert await notes_of(catalogue, 5) == Notes("Not seen yet")
        warning = catalogue.warning
    assert warning is not None
    assert (warning.case, warning.values["file"]) == (RepairCase.DAMAGED, RepairedFile.ANIMALS)


async def test_where_no_file_can_be_written_saving_says_that_nothing_is_saved(tmp_path: Path) -> None:
    (tmp_path / "blocked").write_text("a file in place of the folder")
    async with opened(tmp_path / "blocked" / "catalogue.sqlite3") as catalogue:
        assert not await catalogue.save_notes({1: EATS})
        assert catalogue.warning is not None


def test_notes_are_flushed_to_the_disk_itself(path: Path) -> None:
    statements: list[str] = []
    with writing(path) as connection:
        connection.set_trace_callback(statements.append)
        save_notes(connection, {1: EATS}, NOW)
        connection.set_trace_callback(None)

    durable = statements.index("PRAGMA synchronous = FULL")
    assert durable < statements.index("BEGIN IMMEDIATE") < statements.index("COMMIT")
    assert statements[-1] == "PRAGMA synchronous = NORMAL"
