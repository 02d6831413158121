"""What a catalogue has to tell other desks, in files of released versions and after a rescue."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from menagerie.catalogue import merge
from menagerie.catalogue.catalogue import Catalogue
from menagerie.catalogue.notes import write_notes
from menagerie.catalogue.record import name_category, record_animals
from menagerie.domain.animal import Animal, Mark
from menagerie.domain.cases import KnowledgeCase
from menagerie.domain.facts import fact
from menagerie.domain.knowledge import Entry, Kind, Merged, Person, ReadUpTo
from menagerie.domain.notes import Notes
from support.catalogue_file import writing
from support.clock import VirtualClock
from support.counting import counts_of
from support.damage import changed_by
from support.released import Sample, samples

NOW = 1_800_000_000.0
ANNA, BEN = Person("Anna", "till 2"), Person("Ben", "till 1")
REX = Animal(1, "Rex", 7, "available")


def told(connection: sqlite3.Connection) -> set[tuple[Kind, int]]:
    return {(entry.kind, entry.subject) for entry in merge.pending(connection, 100_000).entries}


@asynccontextmanager
async def at_bens(folder: Path, at: float = NOW, number: int = 0) -> AsyncIterator[Catalogue]:
    """Open Ben's catalogue and let it join the store, and close it."""
    catalogue = Catalogue(folder / "catalogue.sqlite3", VirtualClock(at), person=lambda: BEN)
    try:
        await catalogue.exchange.join("store", number, ReadUpTo())
        yield catalogue
    finally:
        await catalogue.close()


@pytest.fixture
def joined(tmp_path: Path) -> Path:
    """Return a catalogue's file that has joined a store."""
    path = tmp_path / "catalogue.sqlite3"
    with writing(path) as connection:
        merge.join(connection, "store", 0, ReadUpTo())
        while merge.list_animals(connection, 10):
            pass
    return path


@pytest.mark.parametrize(
    "sample",
    [one for one in samples() if one.store == "catalogue"],
    ids=lambda one: f"{one.version}/{one.place}",
)
async def test_a_file_of_a_released_version_tells_everything_it_knows(sample: Sample, tmp_path: Path) -> None:
    catalogue = Catalogue(sample.copy(tmp_path), VirtualClock(NOW))
    counts, names = await counts_of(catalogue), await catalogue.category_names()
    assert await catalogue.exchange.conflicts(1) == ()
    assert catalogue.warning is None
    assert counts is not None
    assert await catalogue.exchange.join("store", 0, ReadUpTo()) == 0
    while await catalogue.exchange.list_next():
        pass
    entries = (await catalogue.exchange.pending(100_000)).entries
    kinds = [entry.kind for entry in entries]
    assert kinds.count(Kind.ANIMAL) == counts.total
    assert {one.subject: one.name for one in entries if one.kind is Kind.CATEGORY and one.name} == names
    for entry in entries:
        if entry.kind is Kind.NOTES:
            (known,) = (await catalogue.notes([entry.subject]) or {}).values()
            assert Notes(entry.note or "", entry.tags) == known
            assert entry.at > 0
    assert (Kind.NOTES in kinds) == (sample.version != "0.1.0" and "staging" in sample.place)
    await catalogue.close()


def test_nothing_is_noted_before_sharing_and_later_changes_are_told(tmp_path: Path, joined: Path) -> None:
    with writing(tmp_path / "alone.sqlite3") as connection:
        record_animals(connection, [REX], NOW, [REX.id], ANNA)
        name_category(connection, 7, "Dogs", ANNA, NOW)
        assert told(connection) == set()
        assert connection.execute("SELECT count(*) FROM credited").fetchone() == (0,)
    with writing(joined) as connection:
        name_category(connection, 7, "Dogs", ANNA, NOW)
        published = merge.pending(connection, 10)
        name_category(connection, 7, "Hounds", ANNA, NOW + 1)
        merge.settle(connection, published, (), ReadUpTo(1), ANNA, NOW + 9)
        (entry,) = merge.pending(connection, 10).entries
        assert (entry.name, entry.by, entry.at) == ("Hounds", ANNA, NOW + 1)


async def test_a_file_that_does_not_know_which_entry_was_read_last_reads_all_again(joined: Path) -> None:
    changed_by(
        "UPDATE joined SET number = 7",
        "ALTER TABLE joined DROP COLUMN digest",
        "DROP TABLE overruled",
        "UPDATE about SET version = 5",
        "PRAGMA user_version = 5",
    )(joined)
    catalogue = Catalogue(joined, VirtualClock(NOW))
    assert await catalogue.exchange.read_up_to() == 7
    assert await catalogue.exchange.join("store", 7, ReadUpTo(7, "of an entry")) == 0
    assert catalogue.warning is None
    await catalogue.close()


async def test_what_was_overruled_is_kept_until_it_was_read_also_in_an_older_file(joined: Path) -> None:
    with writing(joined) as connection:
        write_notes(connection, {1: Notes("Eats apples")}, NOW)
    changed_by("DROP TABLE overruled", "UPDATE about SET version = 6", "PRAGMA user_version = 6")(joined)
    catalogue = Catalogue(joined, VirtualClock(NOW))
    assert await catalogue.exchange.conflicts(10) == ()
    theirs = Entry(Kind.NOTES, 1, NOW + 9, ANNA, note="Eats pears")
    named = Entry(Kind.CATEGORY, 7, NOW + 9, ANNA, name="Dogs")
    taken = await catalogue.exchange.merge([theirs, named], ReadUpTo(2))
    assert taken is not None
    assert taken.has_conflicts
    await catalogue.close()
    catalogue = Catalogue(joined, VirtualClock(NOW))
    (kept,) = await catalogue.exchange.conflicts(10)
    who, what = {"person": "Anna", "computer": "till 2"}, {"mine": "Eats apples", "theirs": "Eats pears"}
    assert kept.fact == fact(KnowledgeCase.NOTES_REPLACED, animal="1", **who, **what)
    await catalogue.exchange.forget_conflicts([kept])
    assert await catalogue.exchange.conflicts(10) == ()
    assert catalogue.warning is None
    await catalogue.close()


async def test_a_file_rescued_as_it_takes_over_keeps_what_is_newer(tmp_path: Path) -> None:
    # GIVEN a note that was not told yet, in a file that proves damaged
    async with at_bens(tmp_path, number=1) as catalogue:
        await catalogue.save_notes({1: Notes("Hold for Ms Nord")})
        changed_by(
            "PRAGMA writable_schema = ON",
            "UPDATE sqlite_schema SET sql = 'CREATE TABLE sighting (' WHERE name = 'sighting'",
            "PRAGMA schema_version = 999",
        )(tmp_path / "catalogue.sqlite3")
        # WHEN an older one of a colleague is taken over
        hers = [Entry(Kind.NOTES, 1, NOW - 9, ANNA, note="Eats apples")]
        await catalogue.exchange.merge(hers, ReadUpTo(1))
        # THEN the newer one stays, and is told when the rescued file has joined the store again
        assert await catalogue.notes([1]) == {1: Notes("Hold for Ms Nord")}
        await catalogue.exchange.join("store", 1, ReadUpTo())
        await catalogue.exchange.merge(hers, ReadUpTo(1))
        pending = await catalogue.exchange.pending(10)
        assert [one.note for one in pending.entries] == ["Hold for Ms Nord"]
        assert catalogue.warning is not None


async def test_nothing_is_said_of_what_one_wrote_oneself_or_of_no_notes(tmp_path: Path) -> None:
    async with at_bens(tmp_path) as catalogue:
        await catalogue.save_notes({1: Notes("Eats apples"), 2: Notes("Bites"), 3: Notes("Shy")})
        cleared = Entry(Kind.NOTES, 1, NOW - 9, ANNA)
        here = Entry(Kind.NOTES, 2, NOW - 9, BEN, note="Growls")
        same = Entry(Kind.NOTES, 3, NOW - 9, ANNA, note="Shy")
        await catalogue.exchange.merge([cleared, here, same], ReadUpTo(3))
        # A power cut may take a name from the disk after it was told.
        for name, at in (("Dogs", NOW), ("Hounds", NOW + 9)):
            await catalogue.exchange.merge([Entry(Kind.CATEGORY, 7, at, BEN, name=name)], ReadUpTo(4))
        assert dict(await catalogue.category_names()) == {7: "Hounds"}
        assert await catalogue.exchange.conflicts(10) == ()


async def test_what_one_wrote_first_does_not_overrule_what_came_next(tmp_path: Path) -> None:
    async with at_bens(tmp_path) as catalogue:
        # GIVEN a note and a name that were told, and others in their place
        for note, name in (("Eats", "Dog"), ("Eats well", "Dogs")):
            published = await catalogue.exchange.pending(10)
            await catalogue.save_notes({1: Notes(note)})
            await catalogue.name_category(7, name)
            await catalogue.exchange.settle(published, (), None)
        # WHEN the first ones come back, which seem later by as long as their way took
        note_told = Entry(Kind.NOTES, 1, NOW + 2, BEN, note="Eats")
        name_told = Entry(Kind.CATEGORY, 7, NOW + 2, BEN, name="Dog")
        await catalogue.exchange.merge([note_told, name_told], ReadUpTo(2))
        assert await catalogue.notes([1]) == {1: Notes("Eats well")}
        assert dict(await catalogue.category_names()) == {7: "Dogs"}
        pending = await catalogue.exchange.pending(10)
        assert [one.note or one.name for one in pending.entries] == ["Eats well", "Dogs"]


async def test_notes_that_the_person_replaces_unseen_are_kept_as_their_authors(tmp_path: Path) -> None:
    async with at_bens(tmp_path) as catalogue:
        hers = Notes("Eats apples", ("Shy",))
        told = Entry(Kind.NOTES, 1, NOW, ANNA, note=hers.text, tags=hers.tags)
        await catalogue.exchange.merge([told], ReadUpTo(1))
        await catalogue.save_notes({1: Notes("Eats pears"), 2: Notes("Bites")}, {1: hers, 2: Notes()})
        # A pause in typing has put the person's own in their place.
        await catalogue.save_notes({1: Notes("Eats plums")}, {1: hers})
        kept = [one.fact.values for one in await catalogue.exchange.conflicts(10)]
        said = {"animal": "1", "theirs": "Eats apples · Shy"}
        assert kept == [
            {"person": "Anna", "computer": "till 2", **said},
            {"person": "", "computer": "", **said},
        ]


async def test_what_is_written_after_a_rescue_is_not_credited_to_who_wrote_it_before(tmp_path: Path) -> None:
    async with at_bens(tmp_path) as catalogue:
        hers = Entry(Kind.NOTES, 1, NOW, ANNA, note="Eats apples")
        named = Entry(Kind.CATEGORY, 7, NOW, ANNA, name="Dogs")
        await catalogue.exchange.merge([hers, named], ReadUpTo(2))
    # GIVEN a rescued file, which joins the store again when that is back
    path = tmp_path / "catalogue.sqlite3"
    changed_by("PRAGMA user_version = 99")(path)
    catalogue = Catalogue(path, VirtualClock(NOW + 9), person=lambda: BEN)
    # WHEN another person writes meanwhile
    await catalogue.save_notes({1: Notes("Eats pears")})
    await catalogue.name_category(7, "Hounds")
    await catalogue.exchange.join("store", 2, ReadUpTo())
    told = {one.note or one.name: one.by for one in (await catalogue.exchange.pending(10)).entries}
    await catalogue.close()
    assert told == {"Eats pears": BEN, "Hounds": BEN}


async def test_notes_that_are_cleared_after_a_rescue_stay_away(tmp_path: Path) -> None:
    # GIVEN a note without a known author, which was told
    path = tmp_path / "catalogue.sqlite3"
    catalogue = Catalogue(path, VirtualClock(NOW), person=lambda: BEN)
    await catalogue.save_notes({1: Notes("Eats apples")})
    await catalogue.exchange.join("store", 0, ReadUpTo())
    published = await catalogue.exchange.pending(10)
    await catalogue.exchange.settle(published, (), ReadUpTo(1, "digest"))
    await catalogue.close()
    # WHEN it is cleared in a rescued file, before the store is back
    changed_by("PRAGMA user_version = 99")(path)
    catalogue = Catalogue(path, VirtualClock(NOW + 9), person=lambda: BEN)
    await catalogue.save_notes({1: Notes()})
    # THEN that is told, in place of what the store has
    await catalogue.exchange.join("store", 1, ReadUpTo())
    await catalogue.exchange.merge(published.entries, ReadUpTo(1, "digest"))
    notes, pending = await catalogue.notes([1]), await catalogue.exchange.pending(10)
    await catalogue.close()
    assert notes == {}
    assert [(one.note, one.by) for one in pending.entries] == [("", BEN)]


async def test_what_colleagues_wrote_is_not_said_to_be_ones_own_in_another_store(tmp_path: Path) -> None:
    async with at_bens(tmp_path) as catalogue:
        # GIVEN notes and a name of a colleague, and a note of one's own
        await catalogue.save_notes({2: Notes("Bites")})
        hers = [Entry(Kind.NOTES, one, NOW, ANNA, note="Eats apples") for one in (1, 3)]
        named = Entry(Kind.CATEGORY, 7, NOW, ANNA, name="Dogs")
        await catalogue.exchange.merge([*hers, named], ReadUpTo(3))
        # WHEN all of it is to be told in another store, in which there are newer ones, and one that is older
        await catalogue.exchange.join("another store", 4, ReadUpTo())
        newer = [
            Entry(Kind.NOTES, 1, NOW + 9, ANNA, note="Eats pears"),
            Entry(Kind.CATEGORY, 7, NOW + 9, ANNA, name="Hounds"),
            Entry(Kind.NOTES, 2, NOW + 9, ANNA, note="Bites no more"),
            Entry(Kind.NOTES, 3, NOW - 9, Person("Carla", "till 3"), note="Eats"),
        ]
        await catalogue.exchange.merge(newer, ReadUpTo(4))
        # THEN only one's own is said to be overruled
        overruled = [one.fact.values.get("mine") for one in await catalogue.exchange.conflicts(10)]
        assert overruled == ["Bites"]


def test_long_names_are_told_in_several_batches(joined: Path) -> None:
    with writing(joined) as connection:
        record_animals(connection, [Animal(number, "Rex " * 250_000, 7) for number in range(5)], NOW)
        batches = []
        while (pending := merge.pending(connection, 100)).numbers:
            batches.append([entry.subject for entry in pending.entries])
            merge.forget_published(connection, pending.numbers)
        assert batches == [[3, 4], [1, 2], [0]]


def test_what_others_tell_is_not_told_again_and_marks_what_is_new(joined: Path) -> None:
    with writing(joined) as connection:
        seen = Entry(Kind.ANIMAL, 1, NOW, name="Rex", category_id=7, status="available")
        added = Entry(Kind.ADDED, 1, NOW, ANNA)
        taken = merge.merge_entries(connection, [seen, added], ReadUpTo(2), Person(), NOW + 9)
        assert taken == Merged(animals=frozenset({1}))
        assert told(connection) == set()
        assert connection.execute("SELECT mark FROM animal").fetchone() == (Mark.NEW.value,)
        sold = Entry(Kind.ANIMAL, 1, NOW + 9, name="Rex", category_id=7, status="sold")
        older = Entry(Kind.ANIMAL, 1, NOW - 9, name="Max", category_id=7, status="sold")
        merge.merge_entries(connection, [sold], ReadUpTo(3), Person(), NOW + 9)
        assert merge.merge_entries(connection, [older], ReadUpTo(4), Person(), NOW + 9) == Merged()
        # The newer state is told once more: others may have taken over the older one.
        assert told(connection) == {(Kind.ANIMAL, 1)}


async def test_a_rescued_catalogue_reads_the_log_and_tells_all_again(joined: Path) -> None:
    with writing(joined) as connection:
        record_animals(connection, [REX], NOW)
        merge.forget_published(connection, merge.pending(connection, 10).numbers)
    changed_by("PRAGMA user_version = 99")(joined)
    catalogue = Catalogue(joined, VirtualClock(NOW))
    assert await catalogue.animals([1])
    assert catalogue.warning is not None
    assert await catalogue.exchange.join("store", 5, ReadUpTo()) == 0
    await catalogue.exchange.list_next()
    assert [entry.kind for entry in (await catalogue.exchange.pending(10)).entries] == [Kind.ANIMAL]
    await catalogue.close()
