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


async def test_notes_stay_when_the_service_shows_other_data_and_are_there_at_the_next_start(
    path: Path,
) -> None:
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
        await catalogue.record(seen(BELLA, MAX))
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


async def test_a_tag_keeps_the_letters_in_which_it_was_typed_first_and_its_animals_are_counted(
    path: Path,
) -> None:
    async with opened(path) as catalogue:
        assert await catalogue.count_by_tag(None) == {}
        await catalogue.record(seen(BELLA, MAX))
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

    async with opened(path) as catalogue:
        assert await notes_of(catalogue, 1) == EATS
        assert await found(catalogue, Wanted(("hay", "vip"))) == [1]
        await catalogue.record(seen(Animal(5, "Rex", 7, "sold")))
        assert await notes_of(catalogue, 5) == Notes("Not seen yet")
        warning = catalogue.warning
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
