"""If anything is wrong with a catalogue's file, a warning says so, no data is deleted, and work continues."""

import asyncio
import logging
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from menagerie.catalogue.catalogue import Catalogue
from menagerie.catalogue.record import SeenList, read_newest_list, record_animals
from menagerie.catalogue.search import SortBy, Wanted
from menagerie.domain.animal import Animal, AnimalList, KnownAnimal, News
from menagerie.domain.notes import Notes
from support.catalogue_file import writing
from support.clock import VirtualClock
from support.counting import counts_of
from support.damage import changed_by, cut_to, of_another_application
from support.large_catalogue import animals as shop_animals
from support.large_catalogue import change, make

NOW = 1_800_000_000.0
PAGE = 4096
# The page with the names of the tables, which is read when the file is opened, and one for more of them.
_FIRST_PAGES = 2 * PAGE
COUNT = 1_500
BELLA = Animal(1, "Bella", 7, "available")
BELLA_AS_SEEN = (KnownAnimal(BELLA, NOW, NOW),)
BY_ID = Wanted(sort_by=SortBy.ID, descending=False)


def seen(*animals: Animal) -> SeenList:
    return SeenList(None, AnimalList(animals, 100), NOW)


@pytest.fixture(scope="module")
def full_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a sound file with animals in it, never to be opened: to be copied."""
    path = tmp_path_factory.mktemp("full") / "catalogue.sqlite3"
    with writing(path) as connection:
        record_animals(connection, shop_animals(COUNT), NOW - 1000)
    return path


@pytest.fixture
def path(tmp_path: Path, full_file: Path) -> Path:
    path = tmp_path / "catalogue.sqlite3"
    shutil.copy(full_file, path)
    return path


def warning_of(catalogue: Catalogue) -> str:
    return str(catalogue.warning or "")


def content(path: Path) -> bytes:
    return path.read_bytes()


def torn(path: Path) -> None:
    """Overwrite all but the first pages, in the same file that others may have open."""
    with path.open("r+b") as file:
        file.seek(_FIRST_PAGES)
        file.write(b"\xa5" * (path.stat().st_size - _FIRST_PAGES))


def without_schema_pages(path: Path) -> None:
    """Overwrite those pages of the schema that it needs beyond the first one."""
    text = path.read_bytes()
    starts = [start for start in range(PAGE, len(text), PAGE) if b"CREATE " in text[start : start + PAGE]]
    assert starts
    with path.open("r+b") as file:
        for start in starts:
            file.seek(start)
            file.write(bytes(PAGE))


# How the file is damaged, by which word it is kept, and whether its animals can be read in it still.
@pytest.mark.parametrize(
    ("damage", "word", "readable"),
    [
        pytest.param(torn, "damaged", "none", id="pages overwritten"),
        pytest.param(cut_to(31 * PAGE), "damaged", "some", id="truncated between pages"),
        pytest.param(without_schema_pages, "damaged", "all", id="the schema's other pages overwritten"),
        pytest.param(of_another_application(0), "foreign", "none", id="of another application"),
        pytest.param(changed_by("PRAGMA user_version = 99"), "damaged", "all", id="another version"),
        pytest.param(changed_by("DROP TABLE sighting"), "damaged", "all", id="without a table"),
        pytest.param(changed_by("DROP TABLE trigram"), "damaged", "all", id="without its index of names"),
    ],
)
async def test_a_file_that_cannot_be_used_is_kept_and_its_readable_animals_are_copied_to_a_new_one(
    path: Path, damage: Callable[[Path], None], word: str, readable: str
) -> None:
    damage(path)
    remains = content(path)
    catalogue = Catalogue(path, VirtualClock(NOW))
    await catalogue.record(seen(BELLA))
    # THEN the answer is known, and the warning names the old file
    assert await catalogue.animals([1]) == BELLA_AS_SEEN
    kept = path.with_name(f"{path.name}.{word}-1800000000")
    assert kept.name in warning_of(catalogue)
    # AND the old file is unchanged, except for its header
    assert content(kept)[100:] == remains[100:]
    # AND the animals that could be read are known and found
    counts = await counts_of(catalogue)
    assert counts is not None
    assert (counts.total == COUNT + 1, counts.total > 1) == (readable == "all", readable != "none")
    rex = await catalogue.find_all(Wanted(("rex",)))
    assert (len(rex or ()) > 10) == (readable == "all")
    await catalogue.close()
    again = Catalogue(path, VirtualClock(NOW))
    assert await again.animals([1]) == BELLA_AS_SEEN
    assert again.warning is None
    await again.close()


async def test_a_newer_file_is_not_changed_and_the_warning_says_so(path: Path) -> None:
    changed_by(
        "UPDATE about SET version = 10, written_by = '9.9', readable_from = 10", "PRAGMA user_version = 10"
    )(path)
    before = content(path)
    catalogue = Catalogue(path, VirtualClock(NOW))
    await catalogue.record(seen(BELLA))
    assert "catalogue.newer version='9.9'" in warning_of(catalogue)
    assert "damaged" not in warning_of(catalogue)
    assert await catalogue.animals([1]) == BELLA_AS_SEEN
    await catalogue.close()
    assert content(path) == before
    assert read_newest_list(path) is None


async def test_a_newer_file_that_this_version_can_use_keeps_unknown_columns(path: Path) -> None:
    changed_by(
        "UPDATE about SET version = 10, written_by = '9.9'",
        "PRAGMA user_version = 10",
        "ALTER TABLE animal ADD COLUMN price TEXT",
        "ALTER TABLE category ADD COLUMN colour TEXT",
        "INSERT INTO category (id, name, colour) VALUES (7, 'Dogs', 'blue')",
        "UPDATE animal SET price = '12.50'",
    )(path)
    catalogue = Catalogue(path, VirtualClock(NOW))
    first = (await catalogue.animals([1_000_000]))[0].animal
    await catalogue.record(seen(replace(first, name="Bella"), BELLA))
    await catalogue.name_category(7, "Hounds")
    assert catalogue.warning is None
    await catalogue.close()
    connection = sqlite3.connect(path)
    assert connection.execute("SELECT name, price FROM animal WHERE id = 1000000").fetchall() == [
        ("Bella", "12.50")
    ]
    assert connection.execute("SELECT name, colour FROM category").fetchall() == [("Hounds", "blue")]
    connection.close()


async def _with_both_readers_connected(path: Path) -> Catalogue:
    """Return a catalogue that has read a little of its file, and holds next to nothing of it in memory."""
    catalogue = Catalogue(path, VirtualClock(NOW))
    assert await catalogue.category_names() == {}
    assert await catalogue.find_all(Wanted(("nobodyiscalledthis",))) is not None
    assert catalogue.warning is None
    return catalogue


async def test_damage_that_two_readers_meet_at_once_replaces_the_file_once(path: Path) -> None:
    # GIVEN an open catalogue whose file is damaged while it runs
    catalogue = await _with_both_readers_connected(path)
    torn(path)
    ids = list(range(1_000_000, 1_000_000 + COUNT))
    await asyncio.gather(catalogue.animals(ids), counts_of(catalogue))
    # THEN the file was replaced once, and the new one is in use
    kept = path.with_name(f"{path.name}.damaged-1800000000")
    assert kept.name in warning_of(catalogue)
    assert [file.name for file in path.parent.glob("*.damaged*") if file.suffix != ".sqlite3"] == [kept.name]
    await catalogue.record(seen(BELLA))
    assert await catalogue.animals([1]) == BELLA_AS_SEEN
    counts = await counts_of(catalogue)
    assert counts is not None
    assert 1 <= counts.total < COUNT
    # AND what is recorded is in the file of that name, for another process to read
    other = sqlite3.connect(path)
    assert other.execute("SELECT id FROM animal WHERE id = 1").fetchall() == [(1,)]
    other.close()
    await catalogue.close()


async def test_damage_while_writing_loses_nothing(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    catalogue = await _with_both_readers_connected(path)
    torn(path)
    with caplog.at_level(logging.INFO):
        assert await catalogue.record(seen(BELLA)) == News()
    assert "damaged file='animals'" in warning_of(catalogue)
    assert await catalogue.animals([1]) == BELLA_AS_SEEN
    await catalogue.close()
    assert "malformed" in caplog.text
    assert "Bella" not in caplog.text


async def test_damage_of_the_trigram_index_is_noticed_by_a_search_and_repaired(path: Path) -> None:
    changed_by("UPDATE trigram_data SET block = substr(block, 1, length(block) / 2) WHERE id > 10")(path)
    catalogue = Catalogue(path, VirtualClock(NOW))
    assert len(await catalogue.animals([1_000_000])) == 1
    wanted = Wanted(("bella",), sort_by=SortBy.ID, descending=False)
    found = (await catalogue.find_first(wanted)).animals
    assert "damaged file='animals'" in warning_of(catalogue)
    assert len(found) > 1
    await catalogue.record(seen(BELLA))
    again = (await catalogue.find_first(wanted)).animals
    assert [one.animal.id for one in again] == [1, *(one.animal.id for one in found)]
    await catalogue.close()


async def test_a_file_that_fails_for_a_while_is_used_again_afterwards(path: Path) -> None:
    # GIVEN an open catalogue, a table of which another program renames for a while
    catalogue = await _with_both_readers_connected(path)
    changed_by("ALTER TABLE animal RENAME TO elsewhere")(path)
    assert await catalogue.animals([1_000_000]) == ()
    assert "catalogue.may-miss" in warning_of(catalogue)
    assert await catalogue.record(seen(BELLA)) == News()
    assert "catalogue.not-written" in warning_of(catalogue)
    changed_by("ALTER TABLE elsewhere RENAME TO animal")(path)
    await catalogue.record(seen(BELLA))
    assert len(await catalogue.animals([1, 1_000_000])) == 2
    assert catalogue.warning is None
    await catalogue.close()


async def test_without_a_file_animals_are_remembered_in_memory(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    catalogue = Catalogue(tmp_path / "file" / "catalogue.sqlite3", VirtualClock(NOW))
    await catalogue.record(seen(BELLA))
    await catalogue.name_category(7, "Dogs")
    assert await catalogue.animals([1]) == BELLA_AS_SEEN
    # Of notes, it says that they are not saved.
    assert not await catalogue.save_notes({1: Notes("Eats hay")})
    assert await catalogue.category_names() == {7: "Dogs"}
    assert list(await catalogue.find_all(BY_ID) or ()) == [1]
    assert "catalogue.in-memory" in warning_of(catalogue)
    await catalogue.close()


def test_two_years_of_ten_thousand_animals_take_less_than_100_mb(tmp_path: Path) -> None:
    # Fewer than in a shop: the file grows evenly with their number.
    path, sample = tmp_path / "catalogue.sqlite3", 100
    make(path, sample)
    change(path, rounds=104)
    assert path.stat().st_size * 10_000 / sample < 100_000_000
