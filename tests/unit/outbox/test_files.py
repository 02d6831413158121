"""A damaged outbox is kept, reported and rescued, and nothing is sent by guess."""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from menagerie.domain.cases import OutboxCase, ReasonCase
from menagerie.domain.errors import StorageError
from menagerie.domain.facts import fact, to_text
from menagerie.outbox.entry import Entry, State, Typed, is_unreadable
from menagerie.outbox.files import count_queued
from menagerie.outbox.store import Opened
from support.damage import changed_by, cut_to, of_another_application, overwritten_by
from support.idle_loop import run
from support.used_outbox import NOW, found_in, outbox_at, queue, use_outbox

PAGE = 4096
# The roots of all tables and indexes, and the first adds.
ROOTS = 11
COUNT = 60
# So long that a page has a few adds only, and damage to one page leaves others.
LONG = "x" * 800
IN_DOUBT = (to_text(fact(ReasonCase.OUTBOX_DAMAGED)), to_text(fact(ReasonCase.CHANGES_LOST)))


def state_of(number: int) -> State:
    """Return the state of an add in the sound file: each in turn."""
    return list(State)[number % len(State)]


async def fill(path: Path) -> None:
    """Write adds in all states, again and again in this order, each with its number as its category."""
    async with outbox_at(path, NOW - 1000) as outbox:
        for number in range(1, COUNT + 1):
            typed = Typed(f"{number} {LONG}", str(number))
            await outbox.save_draft(typed)
            state = state_of(number)
            if state is State.DISCARDED:
                await outbox.discard(number)
            elif state is not State.DRAFT:
                await outbox.queue(number, typed)
                if state is not State.QUEUED:
                    await outbox.begin_sending(number, [number])
            if state is State.CREATED:
                await outbox.created(number, number)
            elif state is State.REFUSED:
                await outbox.refused(number, "There is no such category.")
            elif state is State.UNCONFIRMED:
                await outbox.unconfirmed(number, "cut")


@pytest.fixture(scope="module")
def full_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a sound file, never to be opened: to be copied."""
    path = tmp_path_factory.mktemp("full") / "outbox.sqlite3"
    run(fill(path))
    return path


@pytest.fixture
def path(tmp_path: Path, full_file: Path) -> Path:
    path = tmp_path / "outbox.sqlite3"
    shutil.copy(full_file, path)
    return path


def opened(path: Path) -> tuple[Opened, dict[int, Entry], int]:
    """Open an outbox; return what was found, its adds, and the number of one that is new."""
    result: list[tuple[Opened, dict[int, Entry], int]] = []

    async def scenario() -> None:
        async with outbox_at(path) as outbox:
            found = await outbox.open()
            entries = {entry.number: entry for entry in await outbox.entries()}
            new = await outbox.queue_new(Typed("new", "7"))
            assert await outbox.next_queued()
            assert await outbox.open() is found
            await outbox.discard(new.number)
        result.append((found, entries, new.number))

    run(scenario())
    return result[0]


def most_pages_torn(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: ROOTS * PAGE].ljust(path.stat().st_size, b"\xa5"))


def a_page_torn(path: Path) -> None:
    whole = path.read_bytes()
    middle = whole.index(f"{COUNT // 2} xxx".encode()) // PAGE * PAGE
    path.write_bytes(whole[:middle] + b"\xa5" * PAGE + whole[middle + PAGE :])


def with_another_table(path: Path) -> None:
    path.unlink()
    changed_by("CREATE TABLE entry (number INTEGER, text TEXT)", "PRAGMA user_version = 1")(path)


def with_bytes(old: bytes, new: bytes) -> Callable[[Path], None]:
    def change(path: Path) -> None:
        assert old in path.read_bytes()
        path.write_bytes(path.read_bytes().replace(old, new))

    return change


# How the file is damaged, and whether adds can be read in it still: all, some or none.
DAMAGES = {
    "most pages overwritten": (most_pages_torn, "some"),
    "a page overwritten": (a_page_torn, "some"),
    "truncated within a page": (cut_to(ROOTS * PAGE + 7), "some"),
    "emptied": (cut_to(0), "none"),
    "a text": (overwritten_by(b"Dear diary, " * 1000), "none"),
    "of another application with the same version": (of_another_application(1), "none"),
    "with another table of this name": (with_another_table, "none"),
    "without a version": (changed_by("PRAGMA user_version = 0"), "all"),
    "without an index": (changed_by("DROP INDEX entry_by_place"), "all"),
    "an unknown state": (changed_by("UPDATE entry SET state = 'sent' WHERE number = 1"), "all"),
    "no look": (changed_by("UPDATE entry SET looks = '[{}]' WHERE number = 1"), "all"),
    "states that are no text": (with_bytes(b"refused", b"ref\xffsed"), "all"),
}


@pytest.mark.parametrize(("damage", "readable"), DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_outbox_is_kept_and_its_readable_adds_are_rescued_but_not_sent(
    path: Path, full_file: Path, damage: Callable[[Path], None], readable: str
) -> None:
    damage(path)
    damaged = path.read_bytes()
    found, entries, new_number = opened(path)
    # THEN the damaged one is beside it as it was
    (kept,) = (one for one in path.parent.iterdir() if one.name.endswith(f"-{NOW:.0f}"))
    assert kept.read_bytes() == damaged
    assert found.warning is not None
    trouble = "foreign" if "foreign" in kept.name else "damaged"
    about_file = {name: found.warning.values[name] for name in ("repair", "file", "kept")}
    assert found.warning.case is OutboxCase.CORRECTED
    assert about_file == {"repair": trouble, "file": "outbox", "kept": kept.name}
    # AND what could be read is in the new one, letter for letter
    assert (len(entries) == COUNT, len(entries) > 0) == (readable == "all", readable != "none")
    for number, entry in entries.items():
        assert entry.typed == Typed(f"{number} {LONG}", str(number))
        was = state_of(number)
        if entry.state is not was:
            assert entry.state is State.UNCONFIRMED
            assert entry.reason in IN_DOUBT
        assert entry.state not in {State.QUEUED, State.SENDING}
    # AND a number that was given is not given again, as far as that can be known
    assert new_number > max(entries, default=0)
    # AND the next start finds nothing amiss
    found, again, _ = opened(path)
    assert found == Opened(0)
    assert set(again) == {*entries, new_number}


def test_only_adds_that_may_have_been_sent_become_unconfirmed_in_a_damaged_outbox(path: Path) -> None:
    changed_by("DROP INDEX entry_by_place")(path)
    _, entries, _ = opened(path)
    assert len(entries) == COUNT
    for number, entry in entries.items():
        may_have_been_sent = state_of(number) in {State.QUEUED, State.SENDING}
        assert entry.state is (State.UNCONFIRMED if may_have_been_sent else state_of(number))
        assert (entry.reason in IN_DOUBT) is may_have_been_sent


def test_an_add_with_an_unreadable_state_keeps_its_text_and_time_and_one_without_a_text_is_there(
    path: Path,
) -> None:
    changed_by(
        "UPDATE entry SET state = 'sent', tries = 7 WHERE number = 7",
        "UPDATE entry SET typed = '{' WHERE number = 1",
    )(path)
    found, entries, _ = opened(path)
    assert entries[7].state is State.UNCONFIRMED
    assert (entries[7].typed.category, entries[7].begun_at) == ("7", NOW - 1000)
    assert found.warning is not None
    assert len(entries) == COUNT
    assert (entries[1].state, entries[1].typed, entries[1].tries) == (State.UNCONFIRMED, Typed("", ""), 1)
    assert is_unreadable(entries[1])


def test_the_log_knows_the_text_of_a_queued_add_that_cannot_be_read(tmp_path: Path) -> None:
    path = tmp_path / "outbox.sqlite3"
    use_outbox(path, partial(queue, count=2))
    changed_by("UPDATE entry SET typed = '{' WHERE number = 1")(path)
    _, entries = found_in(path)
    assert [(one.state, one.typed.name) for one in entries.values()] == [
        (State.QUEUED, "Rex 2"),
        (State.QUEUED, "Rex 1"),
    ]


def test_unreadable_numbers_do_not_cost_the_text_of_an_add(path: Path) -> None:
    # GIVEN a file that lost what keeps texts out of columns for figures, and has some there
    changed_by("PRAGMA writable_schema = TRUE", "UPDATE sqlite_schema SET sql = replace(sql, ' STRICT', '')")(
        path
    )
    changed_by(
        "UPDATE entry SET begun_at = 'soon' WHERE number = 1",
        "UPDATE entry SET tries = 'some' WHERE number = 2",
        "UPDATE entry SET animal_id = 'Rex' WHERE number = 3",
    )(path)
    _, entries, _ = opened(path)
    assert len(entries) == COUNT
    assert [entries[number].typed.category for number in (1, 2, 3)] == ["1", "2", "3"]
    assert all(entries[number].state in {state_of(number), State.UNCONFIRMED} for number in (1, 2, 3))
    assert (entries[1].begun_at, entries[1].changed_at) == (NOW - 1000, NOW)


@pytest.mark.parametrize("highest", [2**53 + 1, 2**63 - 1, 0, -5])
def test_a_number_that_was_never_given_does_not_use_up_all_others(path: Path, highest: int) -> None:
    changed_by(
        f"UPDATE entry SET number = {highest} WHERE number = 5",  # noqa: S608 - a figure of this test
        f"UPDATE sqlite_sequence SET seq = {highest}",  # noqa: S608 - the same
        "DROP INDEX entry_by_place",
    )(path)
    _, entries, new_number = opened(path)
    assert set(entries) == set(range(1, COUNT + 1)) - {5}
    assert new_number == COUNT + 1


def test_an_add_only_in_the_write_ahead_log_of_a_damaged_outbox_is_rescued(
    path: Path, tmp_path: Path
) -> None:
    # GIVEN an outbox whose newest add is in its log, as a killed process leaves it, and that was damaged
    async def scenario() -> None:
        async with outbox_at(path) as outbox:
            entry = await outbox.save_draft(Typed("newest", "7"))
            assert entry.number == COUNT + 1
            shutil.copytree(tmp_path, tmp_path / "killed")

    run(scenario())
    killed = tmp_path / "killed" / path.name
    connection = sqlite3.connect(killed, isolation_level=None)
    connection.execute("DROP INDEX entry_by_place")
    shutil.copytree(killed.parent, tmp_path / "damaged")
    connection.close()
    damaged = tmp_path / "damaged" / path.name
    assert damaged.with_name(f"{path.name}-wal").stat().st_size > 0
    found, entries, _ = opened(damaged)
    assert found.warning is not None
    assert entries[COUNT + 1].typed.name == "newest"


def test_a_file_that_was_set_aside_before_a_crash_is_rescued_and_one_after_a_rescue_doubles_nothing(
    path: Path,
) -> None:
    # GIVEN a damaged outbox that was taken over, while it still looks as if it was not
    shutil.copy(path, path.with_name(f"{path.name}.aside"))
    newest = '{"name": "newest", "category": "1", "status": null}'
    changed_by(f"UPDATE entry SET typed = '{newest}' WHERE number = 1")(path)  # noqa: S608 - constant
    found, entries, new_number = opened(path)
    assert found.warning is not None
    assert len(entries) == COUNT
    assert new_number == COUNT + 1
    # AND what it has become since stays
    assert entries[1].typed.name == "newest"
    # As release 0.1.0 left it that was ended in the midst of a rescue.
    path.replace(path.with_name(f"{path.name}.aside"))
    found, entries, _ = opened(path)
    assert found.warning is not None
    assert len(entries) == COUNT + 1
    assert not path.with_name(f"{path.name}.aside").exists()


def test_damage_in_an_open_outbox_is_reported_and_repaired_at_the_next_start(path: Path) -> None:
    async def scenario() -> None:
        async with outbox_at(path) as outbox:
            await outbox.open()
            for number, damage in ((3, "state = 'sent'"), (4, "typed = '{'")):
                changed_by(f"UPDATE entry SET {damage} WHERE number = {number}")(path)  # noqa: S608 - constants
                with pytest.raises(StorageError) as caught:
                    await outbox.begin_sending(number)
                assert (caught.value.case, caught.value.values) == (OutboxCase.DAMAGED, {"file": path.name})

    run(scenario())
    _, entries, _ = opened(path)
    assert (len(entries), entries[3].state) == (COUNT, State.UNCONFIRMED)


async def test_texts_that_damage_has_put_in_the_place_of_figures_are_not_taken_for_figures(
    path: Path,
) -> None:
    columns = ("begun_at", "changed_at", "tries", "animal_id", "job", "row")
    async with outbox_at(path) as outbox:
        await outbox.open()
        changed_by(
            "PRAGMA writable_schema = TRUE", "UPDATE sqlite_schema SET sql = replace(sql, ' STRICT', '')"
        )(path)
        for number, column in enumerate(columns, start=1):
            changed_by(f"UPDATE entry SET {column} = 'some' WHERE number = {number}")(path)  # noqa: S608 - ours
        numbers = range(1, len(columns) + 1)
        read = await asyncio.gather(*map(outbox.entry, numbers), return_exceptions=True)
    assert [type(one) for one in read] == [StorageError] * len(columns)


def test_nothing_is_counted_in_a_file_that_cannot_be_read_and_it_stays_as_it_is(path: Path) -> None:
    for damage in (cut_to(PAGE), overwritten_by(bytes(20 * PAGE)), of_another_application(1)):
        damage(path)
        before = path.read_bytes()
        assert count_queued(path) == 0
        assert path.read_bytes() == before
        assert count_queued(path.with_name("missing.sqlite3")) == 0
        assert [one.name for one in path.parent.iterdir()] == [path.name]
