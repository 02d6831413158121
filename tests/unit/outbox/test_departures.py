"""Whatever happens to the outbox's database, no add is sent twice and no queued add is lost."""

import errno
import os
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from menagerie.domain.cases import OutboxCase, ReasonCase
from menagerie.domain.errors import NewerDataError, StorageError
from menagerie.domain.facts import fact, to_text
from menagerie.outbox.departure_log import DepartureLog, checked_line
from menagerie.outbox.entry import Entry, Outcome, State, Typed
from menagerie.outbox.store import Opened, Outbox
from support.damage import (
    changed_by,
    cut_to,
    flip_a_bit,
    folder_in_place,
    removed,
    removed_with_log,
    without_log,
)
from support.deliveries import job_rows
from support.idle_loop import run
from support.places import elsewhere
from support.programs import killed_after_a_line
from support.two_runs import Times
from support.used_outbox import (
    NOW,
    Use,
    found_in,
    logged,
    nothing,
    order_in,
    outbox_at,
    queue,
    send,
    states,
    use_and_put_back,
    use_outbox,
    with_outbox,
)

SENT, WAITING = 12, 5
# Before a kill: fewer, since each start checks all of what they left in the write-ahead log.
SENT_BEFORE, WAITING_BEFORE = 4, 3


# Queues adds, sends the first of them, says so, and waits to be killed.
_PROGRAM = """
import asyncio
from pathlib import Path
from menagerie.outbox.entry import Typed
from menagerie.outbox.store import Outbox
from support.clock import VirtualClock

def live(path, now, sent, waiting):
    async def queue_and_send():
        outbox = Outbox(Path(path), VirtualClock(now))
        await outbox.queue_all([Typed(f"Rex {number}", "7") for number in range(1, sent + waiting + 1)])
        for number in range(1, sent + 1):
            await outbox.begin_sending(number)
            await outbox.created(number, 1000 + number)
        print("sent", flush=True)
        input()

    asyncio.run(queue_and_send())
"""


async def queue_all(outbox: Outbox) -> None:
    await queue(outbox, SENT + WAITING)


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a process that queued seven adds, sent four of them, and was killed."""
    folder = tmp_path_factory.mktemp("killed")
    killed_after_a_line(_PROGRAM, str(folder / "outbox.sqlite3"), NOW, SENT_BEFORE, WAITING_BEFORE)
    return folder


@pytest.mark.parametrize("damage", [without_log, removed, removed_with_log, cut_to(0), folder_in_place])
def test_sent_adds_are_not_sent_again_and_queued_ones_stay_queued(
    copy: Path, damage: Callable[[Path], None]
) -> None:
    damage(copy)
    opened, entries = found_in(copy)
    assert opened.warning is not None
    assert opened.warning.values["corrected"] == WAITING_BEFORE
    waiting = {number: entry for number, entry in entries.items() if entry.state is State.QUEUED}
    assert sorted(waiting) == list(range(SENT_BEFORE + 1, SENT_BEFORE + WAITING_BEFORE + 1))
    assert all(entry.typed.name == f"Rex {number}" for number, entry in waiting.items())
    assert found_in(copy)[0] == Opened(0)


def test_a_flipped_bit_in_the_database_or_its_log_sends_nothing_twice_and_loses_no_queued_add(
    killed: Path, tmp_path: Path, times: Times, say_trials: Callable[[str], None]
) -> None:
    random = Random(7)  # noqa: S311 - the same trials each time
    warned, doubted, trials = 0, 0, times(100, sample=10)
    for trial in range(trials):
        folder = tmp_path / str(trial)
        shutil.copytree(killed, folder)
        flip_a_bit(folder / random.choice(["outbox.sqlite3", "outbox.sqlite3-wal"]), random)
        opened, entries = found_in(folder / "outbox.sqlite3")
        warned += opened.warning is not None
        for number, entry in entries.items():
            if number <= SENT_BEFORE:
                assert entry.state in {State.CREATED, State.UNCONFIRMED}, (trial, entry)
        waiting = [
            entries[number].state for number in range(SENT_BEFORE + 1, SENT_BEFORE + WAITING_BEFORE + 1)
        ]
        assert set(waiting) <= {State.QUEUED, State.UNCONFIRMED}, (trial, waiting)
        doubted += waiting.count(State.UNCONFIRMED)
        shutil.rmtree(folder)
    say_trials(
        f"outbox: {trials} killed outboxes with one flipped bit, {warned} warned of, none sent anything twice"
        f", no queued add lost, {doubted} of {trials * WAITING_BEFORE} queued ones unconfirmed"
    )
    assert warned > trials // 4


def test_an_old_copy_sends_nothing_twice_and_gives_no_number_twice(path: Path) -> None:
    use_and_put_back(path, queue_all, lambda outbox: send(outbox, range(1, SENT + 1)))
    opened, entries = found_in(path)
    assert opened.warning is not None
    assert opened.warning.values["corrected"] == SENT
    assert states(entries) == [State.CREATED] * SENT + [State.QUEUED] * WAITING
    path = elsewhere(path)
    use_and_put_back(path, lambda outbox: queue(outbox, 1), lambda outbox: queue(outbox, 3))

    async def queue_another(outbox: Outbox) -> None:
        assert (await outbox.queue_new(Typed("Bella", "7"))).number == 5

    with_outbox(path, queue_another)
    path = elsewhere(path)
    use_and_put_back(path, lambda outbox: queue(outbox, 2), lambda outbox: send(outbox, [1]))
    changed_by("UPDATE entry SET begun_at = begun_at + 1 WHERE number = 1")(path)
    _, entries = found_in(path)
    assert states(entries) == [State.CREATED, State.QUEUED]


@pytest.mark.parametrize("is_lost", [False, True], ids=["old database", "no database"])
@pytest.mark.parametrize("damage", ["cut", "flipped", "of a newer version"])
def test_beside_an_old_database_a_log_that_is_not_whole_leaves_nothing_to_be_sent(
    path: Path, damage: str, *, is_lost: bool
) -> None:
    use_and_put_back(path, queue_all, lambda outbox: send(outbox, range(1, SENT + 1)))
    if is_lost:
        path.unlink()
    log = path.with_suffix(".departures")
    content = bytearray(log.read_bytes())
    if damage == "cut":
        del content[len(content) // 2 :]
        assert not content.endswith(b"\n")
    elif damage == "flipped":
        content[len(content) // 2] ^= 1
    else:
        content += checked_line(b'{"number": 1, "state": "parked"}')
    log.write_bytes(content)
    opened, entries = found_in(path)
    # THEN none of those whose departure the log may have lost is sent again
    assert set(range(SENT + 1, SENT + WAITING + 1)) <= entries.keys()
    assert set(states(entries)) <= {State.CREATED, State.UNCONFIRMED}
    doubted = states(entries).count(State.UNCONFIRMED)
    assert opened.warning is not None
    assert opened.warning.values["unconfirmed"] == doubted


@pytest.mark.parametrize("sent", [SENT, SENT + WAITING], ids=["some sent", "all sent"])
def test_a_very_old_copy_is_recognised_after_the_log_was_rewritten(path: Path, sent: int) -> None:
    # This start writes the log anew, without the adds that are done with.
    use_and_put_back(path, queue_all, lambda outbox: send(outbox, range(1, sent + 1)), nothing)
    opened, entries = found_in(path)
    assert opened.warning is not None
    assert states(entries) == [State.UNCONFIRMED] * sent + [State.QUEUED] * (SENT + WAITING - sent)


def test_an_add_that_was_taken_out_edited_or_lost_is_not_sent_from_an_old_copy(path: Path) -> None:
    async def change(outbox: Outbox) -> None:
        await outbox.discard(1)
        await outbox.save_draft(Typed("Bella", "7"), 2)
        await outbox.save_draft(Typed("Luna", "7"), 3)
        await outbox.queue(3, Typed("Luna", "8"))

    use_and_put_back(path, lambda outbox: queue(outbox, 3), change, at=NOW + 60)
    _, entries = found_in(path)
    assert states(entries) == [State.DISCARDED, State.DRAFT, State.QUEUED]
    assert entries[3].typed == Typed("Luna", "8")

    path = elsewhere(path)

    async def lose(outbox: Outbox) -> None:
        await queue(outbox, 2)
        for number in (1, 2):
            await outbox.begin_sending(number)
            await outbox.unconfirmed(number, "cut")

    async def settle(outbox: Outbox) -> None:
        await outbox.created(1, 1001)
        await outbox.discard(2)

    use_and_put_back(path, lose, settle)
    _, entries = found_in(path)
    assert [(one.state, one.animal_id) for one in entries.values()] == [
        (State.DISCARDED, None),
        (State.CREATED, 1001),
    ]


def test_a_departure_that_the_log_knows_alone_or_damaged_is_not_repeated(path: Path) -> None:
    with_outbox(path, lambda outbox: queue(outbox, 2))
    # GIVEN a process that was killed between the log and the database
    departures = DepartureLog(path.with_suffix(".departures"))
    known = departures.read()
    first = known.lines[1].entry
    sent = Entry(1, first.typed, State.SENDING, first.begun_at, NOW, tries=1)
    departures.append([sent], known.steps + 1, flush=True)
    departures.close()
    opened, entries = found_in(path)
    assert opened == Opened(interrupted=1)
    assert states(entries) == [State.UNCONFIRMED, State.QUEUED]
    path = elsewhere(path)

    async def depart(outbox: Outbox) -> None:
        await outbox.begin_sending(1)
        await outbox.begin_sending(2)

    use_and_put_back(path, lambda outbox: queue(outbox, 2), depart)
    # GIVEN a log of whose newer steps only the last one can be read
    log = path.with_suffix(".departures")
    *before, one, two = log.read_bytes().splitlines(keepends=True)
    log.write_bytes(b"".join([*before, one.replace(b"Rex 1", b"Pex 1"), two]))
    opened, entries = found_in(path)
    assert states(entries) == [State.UNCONFIRMED] * 2
    assert opened.warning is not None


def test_without_a_log_a_sound_database_counts_and_without_either_nothing_is_sent(path: Path) -> None:
    with_outbox(path, lambda outbox: queue(outbox, 2))
    path.with_suffix(".departures").unlink()
    assert found_in(path)[0] == Opened(0)
    assert states(found_in(path)[1]) == [State.QUEUED] * 2
    path = elsewhere(path)
    with_outbox(path, lambda outbox: queue(outbox, 2))
    path.with_suffix(".departures").write_bytes(b"garbage\n")
    changed_by("DROP INDEX entry_by_place")(path)
    opened, entries = found_in(path)
    assert opened.warning is not None
    assert states(entries) == [State.UNCONFIRMED] * 2


def test_a_number_that_damage_gave_to_another_row_sends_nothing_twice_and_loses_nothing(path: Path) -> None:
    with_outbox(path, lambda outbox: queue(outbox, 1))
    changed_by("UPDATE entry SET number = 9 WHERE number = 1", "PRAGMA application_id = 7")(path)
    opened, entries = found_in(path)
    assert opened.warning is not None
    assert [entry.number for entry in entries.values() if entry.state is State.QUEUED] == [1]
    assert set(entries) == {1, 9}
    assert entries[9].state is State.UNCONFIRMED
    path = elsewhere(path)
    with_outbox(path, lambda outbox: queue(outbox, 6))
    changed_by(
        "DELETE FROM entry WHERE number = 6",
        "UPDATE entry SET number = 6, state = 'created', begun_at = 1.0 WHERE number = 4",
        "DROP INDEX entry_by_place",
    )(path)
    _, entries = found_in(path)
    assert [entry.state for entry in entries.values() if entry.typed.name == "Rex 6"] == [State.UNCONFIRMED]


def test_an_old_log_beside_a_sound_database_changes_nothing(path: Path) -> None:
    log, old = path.with_suffix(".departures"), path.with_name("old")

    async def begin(outbox: Outbox) -> None:
        await queue(outbox, 4)
        await outbox.begin_sending(3)
        await outbox.refused(3, "no")

    with_outbox(path, begin)
    shutil.copy(log, old)

    async def go_on(outbox: Outbox) -> None:
        await send(outbox, range(1, 2))
        await outbox.save_draft(Typed("Right name", "7"), 2)
        await outbox.discard(4)

    with_outbox(path, go_on)
    changed_by("DELETE FROM entry WHERE number = 1")(path)
    shutil.copy(old, log)
    opened, entries = found_in(path)
    assert opened == Opened(0)
    assert states(entries) == [State.DRAFT, State.REFUSED, State.DISCARDED]
    assert entries[2].typed.name == "Right name"


def test_a_flipped_bit_in_the_log_beside_a_sound_database_changes_nothing(
    path: Path, tmp_path: Path, times: Times
) -> None:
    async def begin(outbox: Outbox) -> None:
        await queue(outbox, 3)
        await outbox.save_draft(Typed("Right nam", "7"), 1)
        await outbox.save_draft(Typed("Right name", "7"), 1)
        await send(outbox, range(2, 3))

    with_outbox(path, begin)
    random = Random(3)  # noqa: S311 - the same trials each time
    for trial in range(times(30, sample=5)):
        copy = tmp_path / str(trial) / path.name
        copy.parent.mkdir()
        shutil.copy(path, copy)
        shutil.copy(path.with_suffix(".departures"), copy.parent)
        flip_a_bit(copy.with_suffix(".departures"), random)
        opened, entries = found_in(copy)
        assert opened == Opened(0), trial
        assert states(entries) == [State.DRAFT, State.CREATED, State.QUEUED]
        assert entries[1].typed.name == "Right name"


@pytest.mark.parametrize("is_lost", [False, True], ids=["old database", "no database"])
def test_an_add_that_came_back_unsent_keeps_its_place_when_only_the_log_knows(
    path: Path, tmp_path: Path, *, is_lost: bool
) -> None:
    async def begin(outbox: Outbox) -> None:
        await queue(outbox, 2)
        await outbox.begin_sending(1)
        shutil.copy(path, tmp_path / "old")
        shutil.copy(f"{path}-wal", tmp_path / "old-wal")
        await outbox.not_sent(1, "wait")

    use_outbox(path, begin)
    path.unlink()
    if not is_lost:
        shutil.copy(tmp_path / "old", path)
        shutil.copy(tmp_path / "old-wal", f"{path}-wal")
    assert order_in(path) == ["Rex 1", "Rex 2"]


def test_an_add_that_an_old_copy_lacks_goes_behind_what_waits_and_is_counted(path: Path) -> None:
    async def queue_again_and_again(outbox: Outbox) -> None:
        await queue(outbox, 2)
        for number in (1, 2, 1, 2):
            await outbox.save_draft(Typed(f"Rex {number}", "7"), number)
            await outbox.queue(number, Typed(f"Rex {number}", "7"))

    async def send_in_vain(outbox: Outbox) -> None:
        await outbox.queue_new(Typed("Rex 3", "7"))
        await outbox.begin_sending(3)
        await outbox.not_sent(3, "wait")

    use_and_put_back(path, queue_again_and_again, send_in_vain)
    assert order_in(path) == ["Rex 1", "Rex 2", "Rex 3"]
    path = elsewhere(path)

    async def go_on(outbox: Outbox) -> None:
        await outbox.queue_new(Typed("Rex 2", "7"))
        await outbox.queue_new(Typed("Rex 3", "7"))
        await outbox.begin_job("delivery.csv", "digest", "Anna", {}, job_rows(2))

    use_and_put_back(path, lambda outbox: queue(outbox, 1), go_on)
    path.write_bytes(b"Pex 1".join(path.read_bytes().rsplit(b"Rex 1", 1)))
    opened, entries = found_in(path)
    assert opened.warning is not None
    assert opened.warning.values["corrected"] == len(entries) == 5
    assert entries[1].typed.name == "Rex 1"


@pytest.mark.parametrize("state", [State.SENDING, State.UNCONFIRMED, State.CREATED])
def test_an_old_log_beside_a_damaged_database_does_not_take_back_a_departure(
    path: Path, state: State
) -> None:
    log, old = path.with_suffix(".departures"), path.with_name("old")

    async def depart_twice(outbox: Outbox) -> None:
        await queue(outbox, 1)
        await outbox.begin_sending(1)
        await outbox.not_sent(1, "wait")
        shutil.copy(log, old)
        await outbox.begin_sending(1)
        if state is State.UNCONFIRMED:
            await outbox.unconfirmed(1, "cut")
        elif state is State.CREATED:
            await outbox.created(1, 1001)
        shutil.copytree(path.parent, path.with_name("killed"))

    use_outbox(path, depart_twice)
    killed = path.with_name("killed") / path.name
    shutil.copy(old, killed.with_suffix(".departures"))
    changed_by("DROP INDEX entry_by_place")(killed)
    _, entries = found_in(killed)
    assert entries[1].state is (State.UNCONFIRMED if state is State.SENDING else state)


@pytest.mark.parametrize("is_whole", [True, False], ids=["a whole log", "a damaged log"])
def test_each_add_in_doubt_is_counted_and_says_why(path: Path, *, is_whole: bool) -> None:
    # GIVEN a log that was written anew, and an old copy of the database that is damaged too
    use_and_put_back(path, lambda outbox: queue(outbox, 7), lambda outbox: send(outbox, [1, 2]), nothing)
    changed_by(
        "UPDATE entry SET begun_at = 1.0 WHERE number IN (4, 7)",
        "UPDATE entry SET number = 9 WHERE number = 5",
        "UPDATE entry SET state = 'sending', tries = 1 WHERE number = 6",
        "DROP INDEX entry_by_place",
    )(path)
    if not is_whole:
        with path.with_suffix(".departures").open("ab") as log:
            log.write(b"garbage\n")
    adds: list[Entry] = []

    async def read(outbox: Outbox) -> None:
        adds.extend(await outbox.entries((State.UNCONFIRMED,)))

    opened = use_outbox(path, read, at=NOW + 60)
    assert opened.warning is not None
    assert (opened.interrupted, opened.warning.values["unconfirmed"]) == (1, len(adds))
    expected = {
        # The log says that these are done, but not how.
        ("Rex 1", 1),
        ("Rex 2", 2),
        # Other rows have their numbers.
        ("Rex 4", 10),
        ("Rex 7", 11),
        # Only the database knows it.
        ("Rex 5", 9),
        # It was on its way.
        ("Rex 6", 6),
    }
    if not is_whole:
        # None that is queued is known to be unsent.
        expected |= {("Rex 3", 3), ("Rex 4", 4), ("Rex 5", 5), ("Rex 7", 7)}
    assert {(entry.typed.name, entry.number) for entry in adds} == expected
    assert {entry.reason for entry in adds} == {to_text(fact(ReasonCase.CHANGES_LOST))}
    assert all(entry.changed_at == NOW + 60 for entry in adds if entry.number < 10)


def test_an_add_that_was_on_its_way_says_whether_the_process_ended_or_changes_were_lost(
    path: Path, tmp_path: Path
) -> None:
    async def depart(outbox: Outbox) -> None:
        await queue(outbox, 2)
        await outbox.begin_sending(1)
        shutil.copytree(path.parent, tmp_path / "killed")
        await outbox.begin_sending(2)
        await outbox.unconfirmed(2, "cut")
        await outbox.discard(2)

    use_outbox(path, depart)
    killed = tmp_path / "killed" / path.name
    adds: dict[str, tuple[str, float]] = {}

    def reading(key: str) -> Use:
        async def read(outbox: Outbox) -> None:
            entry = await outbox.entry(1)
            assert entry.state is State.UNCONFIRMED
            adds[key] = entry.reason, entry.changed_at

        return read

    shutil.copytree(killed.parent, tmp_path / "behind")
    shutil.copy(path.with_suffix(".departures"), tmp_path / "behind")
    use_outbox(killed, reading("killed"), at=NOW + 60)
    use_outbox(tmp_path / "behind" / path.name, reading("behind"), at=NOW + 60)
    assert adds == {
        "killed": (to_text(fact(ReasonCase.INTERRUPTED)), NOW + 60),
        "behind": (to_text(fact(ReasonCase.CHANGES_LOST)), NOW + 60),
    }


def test_changes_of_release_0_1_0_count_and_a_damaged_letter_is_restored_from_the_log(path: Path) -> None:
    with_outbox(path, lambda outbox: queue(outbox, 3))
    edited = '{"name": "Luna", "category": "7", "status": null}'
    changed_by(
        "UPDATE entry SET state = 'draft', changed_at = changed_at + 60 WHERE number = 1",
        f"UPDATE entry SET typed = '{edited}', changed_at = changed_at + 60 WHERE number = 2",  # noqa: S608 - constant
        "UPDATE entry SET state = 'created', changed_at = changed_at + 60 WHERE number = 3",
    )(path)
    opened, entries = found_in(path)
    assert opened == Opened(0)
    assert states(entries) == [State.DRAFT, State.QUEUED, State.CREATED]
    assert entries[2].typed.name == "Luna"
    path = elsewhere(path)
    with_outbox(path, lambda outbox: queue(outbox, 3))
    path.write_bytes(b"Pex 2".join(path.read_bytes().rsplit(b"Rex 2", 1)))
    _, entries = found_in(path)
    assert [entries[number].typed.name for number in (1, 2, 3)] == ["Rex 1", "Rex 2", "Rex 3"]
    assert states(entries) == [State.QUEUED] * 3


def test_an_outbox_of_a_newer_version_is_not_touched_and_is_reported(path: Path) -> None:
    with_outbox(path, lambda outbox: queue(outbox, 2))
    changed_by(
        "UPDATE about SET version = 4, written_by = '9.9', readable_from = 4", "PRAGMA user_version = 4"
    )(path)
    before = path.read_bytes()

    async def scenario() -> None:
        async with outbox_at(path) as outbox:
            with pytest.raises(NewerDataError) as newer:
                await outbox.open()
            assert (newer.value.case, newer.value.values) == (OutboxCase.NEWER, {"version": "9.9"})
            with pytest.raises(StorageError):
                await outbox.queue_new(Typed("Rex", "7"))

    run(scenario())
    assert path.read_bytes() == before


def test_a_usable_newer_outbox_keeps_unknown_fields(path: Path) -> None:
    with_outbox(path, lambda outbox: queue(outbox, 4))
    changed_by(
        "UPDATE about SET version = 4, written_by = '9.9'",
        "PRAGMA user_version = 4",
        "ALTER TABLE entry ADD COLUMN price TEXT",
        "UPDATE entry SET price = '12.50', typed = json_set(typed, '$.note', 'shy')",
        "UPDATE entry SET state = 'parked' WHERE number = 4",
        'UPDATE entry SET looks = \'[{"at": 1.0, "outcome": "absent", "animal_id": null, "by": "Anna"}]\'',
        "UPDATE entry SET state = 'unconfirmed' WHERE number = 3",
    )(path)

    async def use(outbox: Outbox) -> None:
        assert len(await outbox.entries()) == 3
        await outbox.save_draft(Typed("Bella", "8"), 1)
        await outbox.queue(1, Typed("Bella", "9"))
        await outbox.discard(2)
        assert len((await outbox.looked(3, Outcome.ABSENT)).looks) == 2

    with_outbox(path, use)
    connection = sqlite3.connect(path)
    kept = connection.execute(
        "SELECT number, state, price, json_extract(typed, '$.note'), json_extract(looks, '$[0].by')"
        " FROM entry ORDER BY number"
    ).fetchall()
    connection.close()
    assert kept == [
        (1, "queued", "12.50", "shy", "Anna"),
        (2, "discarded", "12.50", "shy", "Anna"),
        (3, "unconfirmed", "12.50", "shy", "Anna"),
        (4, "parked", "12.50", "shy", "Anna"),
    ]


def sending(number: int) -> Entry:
    return Entry(number, Typed("Rex", "7"), State.SENDING, NOW, NOW, tries=1)


def test_each_step_has_the_same_number_in_the_log_and_in_the_database(path: Path) -> None:
    with_outbox(path, lambda outbox: queue(outbox, 1))
    first = logged(path).steps
    with_outbox(path, lambda outbox: send(outbox, [1]))
    connection = sqlite3.connect(path)
    ((steps,),) = connection.execute("SELECT seq FROM sqlite_sequence WHERE name = 'departures'").fetchall()
    connection.close()
    assert (first, logged(path).steps, steps) == (1, 3, 3)


def test_a_damaged_departure_log_is_replaced_and_a_folder_in_its_place_is_moved_away(path: Path) -> None:
    for content in (b"", b"garbage\n" * 3, b"\x00\xff\n", b"0 {}\n"):
        path = elsewhere(path)
        with_outbox(path, lambda outbox: queue(outbox, 2))
        path.with_suffix(".departures").write_bytes(content)
        assert found_in(path)[0] == Opened(0)
        assert states(found_in(path)[1]) == [State.QUEUED] * 2
        assert sorted(logged(path).lines) == [1, 2]
    path = elsewhere(path)
    with_outbox(path, lambda outbox: queue(outbox, 2))
    log = path.with_suffix(".departures")
    log.unlink()
    log.mkdir()
    (log / "letter").touch()
    opened, entries = with_outbox(path, lambda outbox: send(outbox, [1]))
    assert opened == Opened(0)
    assert states(entries) == [State.CREATED, State.QUEUED]
    assert (path.parent / "outbox.departures.foreign" / "letter").exists()
    assert log.is_file()


@pytest.mark.thorough
def test_the_log_stays_small_however_many_are_added(path: Path) -> None:
    async def add_many(outbox: Outbox) -> None:
        await outbox.queue_all([Typed("Rex" * 250, "7")] * 500)
        await send(outbox, range(1, 501))

    with_outbox(path, add_many)
    # All steps together have 1.4 MB.
    assert path.with_suffix(".departures").stat().st_size < 1_000_000


def test_the_log_is_written_anew_when_it_has_grown(path: Path) -> None:
    async def queue_again_and_again(outbox: Outbox) -> None:
        await outbox.queue_new(Typed("Rex" * 50_000, "7"))
        for _time in range(12):
            await outbox.save_draft(Typed("Rex" * 50_000, "7"), 1)
            await outbox.queue(1, Typed("Rex" * 50_000, "7"))

    with_outbox(path, queue_again_and_again)
    # All steps together have 3.75 MB.
    assert path.with_suffix(".departures").stat().st_size < 1_200_000
    assert order_in(path) == ["Rex" * 50_000]


def test_half_a_line_or_one_whose_checksum_is_damaged_does_not_count(path: Path) -> None:
    with_outbox(path, lambda outbox: queue(outbox, 2))
    with path.with_suffix(".departures").open("ab") as file:
        file.write(b'12345678 {"number": 1, "sta')
    opened, entries = with_outbox(path, lambda outbox: send(outbox, [1]))
    assert opened == Opened(0)
    assert states(entries) == [State.CREATED, State.QUEUED]
    assert found_in(path)[0] == Opened(0)

    path = elsewhere(path)
    departures = DepartureLog(path)
    departures.append([sending(1), sending(2)], 1, flush=True)
    departures.close()
    path.write_bytes(b"z" + path.read_bytes()[1:])
    found = departures.read()
    assert (list(found.lines), found.is_whole) == ([2], False)

    path = elsewhere(path)
    departures = DepartureLog(path)
    departures.append([sending(1)], 1, flush=True)
    departures.close()
    with path.open("ab") as file:
        file.write(b'12345678 {"number": 1, "sta')
    departures = DepartureLog(path)
    departures.cut_to(departures.append([sending(2)], 2, flush=True))
    assert list(departures.read().lines) == [1]
    departures.append([sending(3)], 3, flush=True)
    departures.close()
    assert list(departures.read().lines) == [1, 3]


def test_a_step_that_does_not_fit_on_the_disk_leaves_nothing_of_itself(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    departures, write = DepartureLog(path), os.write
    departures.append([sending(1)], 1, flush=True)
    before = path.read_bytes()

    def fill_up(descriptor: int, content: bytes) -> int:
        if len(content) < 20:
            raise OSError(errno.ENOSPC, "No space left on device")
        return write(descriptor, content[:-19])

    with monkeypatch.context() as full:
        full.setattr(os, "write", fill_up)
        with pytest.raises(OSError, match="No space left"):
            departures.append([sending(2)], 2, flush=True)
    assert path.read_bytes() == before
    departures.append([sending(3)], 2, flush=True)
    departures.close()
    assert list(departures.read().lines) == [1, 3]


def test_half_a_line_that_a_failing_disk_keeps_spoils_no_line_after_it(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # GIVEN a disk on which half of a line can be written, and not be taken back
    departures, write = DepartureLog(path), os.write
    one, two = sending(1), sending(2)
    departures.append([one], 1, flush=True)
    written: list[int] = []

    def write_half(descriptor: int, content: bytes) -> int:
        if written:
            raise OSError(errno.EIO, "the disk is away")
        written.append(write(descriptor, content[: len(content) // 2]))
        return written[0]

    def cut_nothing(_descriptor: int, _size: int) -> None:
        raise OSError(errno.EIO, "the disk is away")

    with monkeypatch.context() as failing:
        failing.setattr(os, "write", write_half)
        failing.setattr(os, "ftruncate", cut_nothing)
        with pytest.raises(OSError, match="away"):
            departures.append([two], 2, flush=True)
    # WHEN it works again
    departures.append([two], 3, flush=True)
    departures.close()
    # THEN
    assert {number: line.step for number, line in departures.read().lines.items()} == {1: 1, 2: 3}


def test_a_log_whose_closing_failed_is_opened_again_and_no_other_file_is_written_to(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # GIVEN a disk on which nothing can be taken back, and which reports what it lost when a file is closed
    departures, close = DepartureLog(path), os.close
    one, two = sending(1), sending(2)
    departures.append([one], 1, flush=True)

    def fail(*_arguments: object) -> None:
        raise OSError(errno.EIO, "the disk is away")

    def close_and_fail(descriptor: int) -> None:
        close(descriptor)
        fail()

    with monkeypatch.context() as failing:
        failing.setattr(os, "write", fail)
        failing.setattr(os, "ftruncate", fail)
        failing.setattr(os, "close", close_and_fail)
        with pytest.raises(OSError, match="away"):
            departures.append([two], 2, flush=True)
    # WHEN another file is opened, which gets the number of the one that was closed
    other = path.with_name("other")
    with other.open("wb"):
        departures.append([two], 3, flush=True)
    departures.close()
    # THEN
    assert {number: line.step for number, line in departures.read().lines.items()} == {1: 1, 2: 3}
    assert other.read_bytes() == b""
