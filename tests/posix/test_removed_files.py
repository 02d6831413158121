"""Files that are removed while they are in use are written again, with all that was in them."""

import asyncio
import shutil
import stat
from pathlib import Path

import pytest

from menagerie.catalogue.catalogue import Catalogue
from menagerie.catalogue.record import SeenList
from menagerie.catalogue.search import Wanted
from menagerie.domain.animal import Animal, AnimalList
from menagerie.domain.cases import CatalogueCase, StorageCase
from menagerie.domain.errors import StorageError
from menagerie.domain.facts import Fact, fact
from menagerie.domain.notes import Notes
from menagerie.outbox.entry import State, Typed
from menagerie.outbox.files import OutboxFiles
from menagerie.outbox.store import Outbox
from support.asking import SCOPE
from support.clock import VirtualClock
from support.damage import changed_by
from support.ledgers import NOW, FullDisk, blocks_of, kept, opened, reservation, waiting

PRIVATE_FOLDER = 0o700
BELLA = Animal(1, "Bella", 7, None)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data/file.sqlite3"


def remove(path: Path) -> None:
    """Remove the whole folder, as a person or a program does who tidies up."""
    shutil.rmtree(path.parent)


def warning_of(catalogue: Catalogue) -> Fact | None:
    return catalogue.warning


async def test_adds_that_wait_and_those_in_flight_stay_what_they_are(path: Path) -> None:
    outbox = Outbox(path, VirtualClock(NOW))
    sent, queued = [(await outbox.queue_new(Typed(name, "7"))).number for name in ("Rex", "Bella")]
    draft = (await outbox.save_draft(Typed("Half typed", ""))).number
    await outbox.begin_sending(sent)
    remove(path)
    # WHEN the response comes, and more is entered
    await outbox.created(sent, 12)
    await outbox.save_draft(Typed("Half typed, and on", ""), draft)
    new = (await outbox.queue_new(Typed("Luna", "7"))).number
    await outbox.begin_sending(new)
    await outbox.close()
    # THEN the next start finds it all, and nothing to correct but what was in flight
    outbox = Outbox(path, VirtualClock(NOW))
    found = await outbox.open()
    assert (found.interrupted, found.warning) == (1, None)
    assert {entry.number: entry.state for entry in await outbox.entries()} == {
        sent: State.CREATED,
        queued: State.QUEUED,
        draft: State.DRAFT,
        new: State.UNCONFIRMED,
    }
    assert (await outbox.entry(draft)).typed.name == "Half typed, and on"
    await outbox.close()
    assert stat.S_IMODE(path.parent.stat().st_mode) == PRIVATE_FOLDER


async def test_where_it_cannot_be_written_again_what_is_open_is_kept(path: Path, tmp_path: Path) -> None:
    outbox = Outbox(path, VirtualClock(NOW))
    await outbox.queue_new(Typed("Rex", "7"))
    remove(path)
    # GIVEN a file in the place of the folder
    (tmp_path / "data").write_bytes(b"")
    with pytest.raises(Exception, match=r"outbox\.failed"):
        await outbox.queue_new(Typed("Bella", "7"))
    (tmp_path / "data").unlink()
    await outbox.queue_new(Typed("Luna", "7"))
    # AND though nothing is written any more
    for _ in range(2):
        await outbox.close()
        outbox = Outbox(path, VirtualClock(NOW))
        assert (await outbox.open()).warning is None
        found = [(entry.typed.name, entry.state) for entry in await outbox.entries()]
        assert found == [("Luna", State.QUEUED), ("Rex", State.QUEUED)]
        remove(path)
    await outbox.close()


@pytest.mark.parametrize("also_text", [False, True])
async def test_a_wait_and_what_was_sent_outlive_it(path: Path, *, also_text: bool) -> None:
    await kept(path, waiting(60))
    ledger = opened(path)
    await ledger.reserve(reservation("before"))
    remove(path)
    # WHEN the service asks to wait
    await ledger.reserve(reservation("after"))
    await ledger.record(SCOPE, waiting(3600), [reservation("before")])
    await ledger.close()
    if also_text:
        blocks_of(path).unlink()
    ledger = opened(path)
    entry = await ledger.load(SCOPE)
    assert entry.record.wait == waiting(3600).wait
    assert [one.id for one in entry.unanswered] == ["after"]
    assert sum(one.requests for one in entry.sent) == 2
    assert ledger.warning is None


async def test_notes_are_not_lost(path: Path) -> None:
    notes = Notes("Eats only hay", ("VIP",))
    catalogue = Catalogue(path, VirtualClock(NOW))
    animals = BELLA, Animal(2, "Max", 7, None)
    await catalogue.record(SeenList(None, AnimalList(animals, 100), NOW))
    assert await catalogue.save_notes({1: notes})
    # WHEN other notes are written after it, or nothing any more
    remove(path)
    assert await catalogue.save_notes({2: notes})
    assert [known.notes for known in await catalogue.animals([1, 2])] == [notes, notes]
    for _ in range(2):
        await catalogue.close()
        catalogue = Catalogue(path, VirtualClock(NOW))
        assert [known.notes for known in await catalogue.animals([1, 2])] == [notes, notes]
        assert catalogue.warning is None
        assert await catalogue.save_notes({2: notes})
        remove(path)
    await catalogue.close()


async def test_notes_are_not_said_to_be_saved_where_they_cannot_be(path: Path) -> None:
    catalogue = Catalogue(path, VirtualClock(NOW))
    await catalogue.record(SeenList(None, AnimalList((BELLA,), 100), NOW))
    remove(path)
    # GIVEN a file in the place of the folder
    path.parent.write_bytes(b"")
    assert not await catalogue.save_notes({1: Notes("Eats only hay")})
    assert warning_of(catalogue) == fact(CatalogueCase.NOT_WRITTEN, file=path.name)
    # WHEN there can be a folder again
    path.parent.unlink()
    assert await catalogue.save_notes({1: Notes("Eats only hay")})
    assert warning_of(catalogue) is None
    await catalogue.close()


async def test_what_is_read_while_the_file_is_written_again_takes_it_for_no_damage(path: Path) -> None:
    catalogue = Catalogue(path, VirtualClock(NOW))
    animals = tuple(Animal(number, f"Rex {number}", 7, None) for number in range(5_000))
    await catalogue.record_animals(animals)
    remove(path)
    # WHEN searches wait for each other as the file is written again
    names = {number: f"Rex {number}" for number in range(500)}
    searches = [catalogue.list_ids(Wanted(("rex", "9"), names=names)) for _ in range(12)]
    found, is_saved = await asyncio.gather(
        asyncio.gather(*searches), catalogue.save_notes({1: Notes("Eats only hay")})
    )
    # THEN each finds what there is, and the file is the same one
    assert is_saved
    assert found[0]
    assert found == [found[0]] * len(found)
    assert catalogue.warning is None
    await catalogue.close()
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_an_outbox_begins_nothing_in_another_folder(path: Path, tmp_path: Path) -> None:
    files = OutboxFiles(path, VirtualClock(NOW))
    files.perform(files.open)
    files.disconnect()
    path.parent.rename(tmp_path / "aside")
    path.parent.mkdir()
    with pytest.raises(StorageError) as raised:
        files.perform(files.open)
    assert raised.value.fact == fact(StorageCase.AWAY, folder=str(path.parent))
    assert not list(path.parent.iterdir())
    # AND it goes on when its files are back
    path.parent.rmdir()
    (tmp_path / "aside").rename(path.parent)
    files.perform(files.open)
    files.end()


async def test_a_catalogue_says_that_its_folder_is_away(path: Path, tmp_path: Path) -> None:
    catalogue = Catalogue(path, VirtualClock(NOW))
    await catalogue.record_animals((BELLA,))
    changed_by("ALTER TABLE animal RENAME TO elsewhere")(path)
    path.parent.rename(tmp_path / "aside")
    assert await catalogue.animals([1]) == ()
    assert warning_of(catalogue) == fact(StorageCase.AWAY, folder=str(path.parent))
    (tmp_path / "aside").rename(path.parent)
    await catalogue.close()


async def test_a_record_of_waits_says_that_its_folder_is_away(path: Path, tmp_path: Path) -> None:
    ledger = opened(path, open_file=FullDisk(path).open)
    await ledger.record(SCOPE, waiting(60), ())
    path.parent.rename(tmp_path / "aside")
    # A link to itself cannot be reached.
    path.parent.symlink_to(path.parent)
    await ledger.record(SCOPE, waiting(120), ())
    assert ledger.warning == fact(StorageCase.AWAY, folder=str(path.parent))
    await ledger.close()
