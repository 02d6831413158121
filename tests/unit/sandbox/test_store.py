"""Animals that were stored are there, in order, under an id of their own, and samples to begin with."""

import sqlite3
import unicodedata
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from menagerie.sandbox.store import IN_MEMORY, Animal, NewAnimal, Store, StoreError, sample_animals
from support.damage import changed_by
from support.every_case import every_case

REX = NewAnimal("Rex", 1, "available")
LUNA = NewAnimal("Luna", 9_007_199_254_740_993, None)
LATCH = NewAnimal("Latch", -9_223_372_036_854_775_808, "sold")
# Bytes.
_PAGE = 4096


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "sandbox.sqlite3"


@pytest.fixture
def store() -> Iterator[Store]:
    with closing(Store(IN_MEMORY)) as opened:
        yield opened


def test_animals_are_returned_as_they_were_stored_the_newest_first_up_to_a_limit(store: Store) -> None:
    added = [store.add(new) for new in (REX, LUNA, LATCH)]
    assert added == [
        Animal(1, "Rex", 1, "available"),
        Animal(2, "Luna", 9_007_199_254_740_993, None),
        Animal(3, "Latch", -9_223_372_036_854_775_808, "sold"),
    ]
    assert [store.find(animal.id) for animal in added] == added
    assert store.find(4) is None
    for new in (REX, LUNA, LATCH, REX):
        store.add(new)
    assert [animal.id for animal in store.newest(3, None)] == [7, 6, 5]
    assert [animal.id for animal in store.newest(100, "available")] == [7, 4, 1]
    assert store.newest(100, "pending") == []


def test_a_new_database_begins_with_the_samples_once_and_gives_no_id_twice(database: Path) -> None:
    with closing(Store(database, [REX, LUNA])) as first:
        first.add(LATCH)
    with closing(Store(database, [REX, LUNA])) as second:
        assert [animal.name for animal in second.newest(100, None)] == ["Latch", "Luna", "Rex"]
    # No id is given twice, even when its animal is gone.
    with closing(Store(database)) as store:
        store.add(REX)
        gone = store.add(LUNA).id
    with closing(sqlite3.connect(database)) as by_hand, by_hand:
        by_hand.execute("DELETE FROM animals WHERE id = ?", (gone,))
    with closing(Store(database)) as store:
        assert store.add(LATCH).id == gone + 1


def test_two_programs_can_write_to_one_database_also_while_another_reads_it(database: Path) -> None:
    with closing(Store(database)) as one, closing(Store(database)) as other:
        ids = [store.add(REX).id for _ in range(20) for store in (one, other)]
        assert ids == list(range(1, 41))
        assert len(other.newest(100, None)) == 40
    with closing(Store(database)) as store, closing(sqlite3.connect(database)) as reader:
        reader.execute("BEGIN")
        assert reader.execute("SELECT count(*) FROM animals").fetchone() == (40,)
        store.add(LUNA)
        # THEN the reader still sees what it began to read
        assert reader.execute("SELECT count(*) FROM animals").fetchone() == (40,)


def test_a_hundred_thousand_animals_list_as_fast_as_a_hundred(store: Store) -> None:
    def steps(status: str | None) -> int:
        """Count what SQLite does for a list: the same on every computer, unlike time."""
        count = 0

        def step() -> int:
            nonlocal count
            count += 1
            return 0

        store._connection.set_progress_handler(step, 1)  # there is no other way to see SQLite work
        store.newest(20, status)
        store._connection.set_progress_handler(None, 1)
        return count

    def add(animals: int) -> None:
        store._connection.execute(
            "WITH RECURSIVE new(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM new WHERE n < ?) "
            "INSERT INTO animals (name, category_id, status) "
            "SELECT 'Rex', 1, CASE n % 2 WHEN 0 THEN 'available' ELSE 'sold' END FROM new",
            (animals,),
        )

    add(100)
    few = {status: steps(status) for status in (None, "available", "sold", "pending")}
    add(100_000)
    # Later versions of SQLite take a little less in the larger one.
    assert [status for status, count in few.items() if steps(status) > count] == []


def test_a_file_that_is_no_database_is_refused_and_left_alone_or_rescued(database: Path) -> None:
    database.write_bytes(b"Dear diary, " * 1000)
    with pytest.raises(StoreError, match=r"sandbox\.sqlite3.*not a database"):
        Store(database)
    assert database.read_bytes() == b"Dear diary, " * 1000
    with closing(Store(database, [REX], rescues=True)) as store:
        assert [animal.name for animal in store.newest(100, None)] == ["Rex"]
        assert store.notice is not None


def test_anothers_database_and_one_without_a_folder_are_refused(database: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(database)) as other, other:
        other.execute("CREATE TABLE pets (species TEXT)")
    with pytest.raises(StoreError, match="belongs to another program"):
        Store(database, [REX])
    with pytest.raises(StoreError, match=r"no-such-folder.*there is no such folder"):
        Store(tmp_path / "no-such-folder" / "sandbox.sqlite3")


def test_a_database_that_only_a_newer_version_can_use_is_refused_and_left_alone(database: Path) -> None:
    Store(database).close()
    with closing(sqlite3.connect(database)) as later, later:
        later.execute("UPDATE about SET version = 2, written_by = '9.9', readable_from = 2")
        later.execute("PRAGMA user_version = 2")
    before = database.read_bytes()
    with pytest.raises(StoreError, match=r"Menagerie 9\.9 wrote.*Update Menagerie"):
        Store(database, rescues=True)
    assert database.read_bytes() == before


def test_a_newer_database_that_this_version_can_use_keeps_what_is_unknown(database: Path) -> None:
    Store(database, [REX]).close()
    with closing(sqlite3.connect(database)) as later, later:
        later.execute("ALTER TABLE animals ADD COLUMN price TEXT")
        later.execute("UPDATE animals SET price = '12.50'")
        later.execute("UPDATE about SET version = 2, written_by = '9.9'")
        later.execute("PRAGMA user_version = 2")
    with closing(Store(database, [REX])) as store:
        store.add(LUNA)
        assert store.notice is None
    with closing(sqlite3.connect(database)) as later:
        assert later.execute("SELECT name, price FROM animals").fetchall() == [
            ("Rex", "12.50"),
            ("Luna", None),
        ]


def test_inside_the_application_a_damaged_database_is_kept_and_replaced(database: Path) -> None:
    with closing(Store(database, [REX, LUNA])) as store:
        store.add(LATCH)
    with closing(sqlite3.connect(database)) as by_hand:
        by_hand.execute("DROP INDEX animals_by_status")
    with closing(Store(database, [REX], rescues=True)) as store:
        assert [animal.name for animal in store.newest(100, None)] == ["Latch", "Luna", "Rex"]
        assert store.notice is not None
        assert store.notice.kept.startswith("sandbox.sqlite3.damaged-")


def empty_the_last_page(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-_PAGE] + bytes(_PAGE))


def empty(path: Path) -> None:
    path.write_bytes(b"")


def require_an_unknown_version_of_sqlite(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[18] = 9
    path.write_bytes(content)


DAMAGED: tuple[tuple[Callable[[Path], None], str], ...] = (
    (empty, "it is empty"),
    (require_an_unknown_version_of_sqlite, "a version for writing that does not exist"),
    (empty_the_last_page, r"[\s\S]*[Pp]age [\s\S]*"),
    (
        changed_by("DROP INDEX animals_by_status"),
        r"missing \[\('animals_by_status', 'animals_by_status'\)\]",
    ),
    (changed_by("ALTER TABLE animals DROP COLUMN category_id"), r"missing \[\('animals', 'category_id'\)\]"),
    (changed_by("UPDATE animals SET name = CAST(x'ff' AS TEXT) WHERE id = 3"), ".*"),
    (changed_by("PRAGMA application_id = 7"), r"application id 0x7, tables \['about', .*\]"),
    (changed_by("PRAGMA user_version = 7"), "version 7 or 1"),
    (changed_by("DELETE FROM about"), "0 entries about the file"),
    (
        changed_by("DROP TABLE about", "PRAGMA user_version = 7"),
        "version 7, which does not say who wrote it",
    ),
    (changed_by("UPDATE about SET version = 0", "PRAGMA user_version = 0"), "version 0"),
)


def test_a_damaged_database_that_a_person_named_is_refused_and_stays_as_it_is(database: Path) -> None:
    with every_case() as case:
        for damage, reason in DAMAGED:
            with case(reason):
                database.unlink(missing_ok=True)
                Store(database, [REX] * 500).close()
                damage(database)
                damaged = database.read_bytes()
                with pytest.raises(StoreError, match=rf"sandbox\.sqlite3 cannot be used \({reason}\)\.$"):
                    Store(database)
                assert database.read_bytes() == damaged
                assert list(database.parent.iterdir()) == [database]


def test_samples_that_cannot_be_stored_leave_the_database_new(database: Path) -> None:
    unstorable = NewAnimal("Rex", 2**63 - 1, None)
    broken = NewAnimal(None, 1, None)  # type: ignore[arg-type] # a broken file could hold it
    with pytest.raises(StoreError):
        Store(database, [unstorable, broken])
    with closing(Store(database, [REX])) as store:
        assert store.newest(100, None) == [Animal(1, "Rex", 1, "available")]


def test_a_failing_database_raises_our_error(database: Path) -> None:
    with closing(Store(database, [REX])) as store:
        with closing(sqlite3.connect(database)) as by_hand:
            by_hand.execute("DROP TABLE animals")
        with pytest.raises(StoreError, match=r"sandbox\.sqlite3 failed"):
            store.newest(20, None)


def test_samples_fill_pages_with_every_status_a_dozen_categories_and_names_that_are_hard_to_show() -> None:
    names = [animal.name for animal in sample_animals()]
    assert len(names) >= 200
    assert len(set(names)) == len(names)
    for animal in sample_animals():
        assert animal.name == animal.name.strip() != ""
        assert unicodedata.is_normalized("NFC", animal.name)
        assert animal.status in {"available", "pending", "sold", None}
    states = [animal.status for animal in sample_animals()]
    assert all(states.count(status) >= 20 for status in ("available", "pending", "sold", None))
    categories = {animal.category_id for animal in sample_animals()}
    assert len(categories) >= 12
    assert any(int(float(category)) != category for category in categories)

    def any_with(script: str) -> bool:
        return any(script in unicodedata.name(letter, "") for name in names for letter in name)

    scripts = ("CYRILLIC", "GREEK", "HEBREW", "ARABIC", "CJK", "HIRAGANA", "KATAKANA", "HANGUL", "DIAERESIS")
    assert [script for script in scripts if not any_with(script)] == []
    assert {"Salt & Pepper", "<b>Bold</b>"} <= set(names)
    assert any(ord(letter) > 0xFFFF for name in names for letter in name)
    assert max(map(len, names)) >= 120
