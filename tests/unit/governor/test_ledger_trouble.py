"""A ledger that is damaged, removed, old, held, or on a full disk never leads to an early request."""

import asyncio
import logging
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from menagerie.domain.cases import RepairedFile, WaitsCase
from menagerie.domain.facts import fact
from menagerie.domain.plan import PRO
from menagerie.governor.governor import Open, Probing, Waiting, WaitReason
from menagerie.governor.ledger import LedgerInTwoPlaces
from menagerie.governor.ledger.tables import open_ledger_file
from menagerie.governor.record import Entry, Record, Scope, SentCount, ServerClock, UsedUp
from menagerie.storage import OpenFile
from support.asking import SCOPE, Desk
from support.clock import VirtualClock
from support.damage import changed_by, cut_to, of_another_application, overwritten_by, removed
from support.held_files import REFUSALS, HeldError
from support.idle_loop import run
from support.ledgers import (
    NOW,
    PAGE,
    Backup,
    FullDisk,
    at,
    blocks_of,
    content,
    flip_bit,
    kept,
    left_by_a_kill,
    no_room,
    opened,
    opened_with,
    pass_until,
    put,
    remove,
    reservation,
    started,
    started_by,
    unwritable,
    waiting,
    write_protected,
)
from support.places import elsewhere
from support.two_runs import Times

LONG = waiting(7200)
LONG_SCOPE = Scope("https://store.example/" + "x" * 20_000, SCOPE.fingerprint)
ELSEWHERE = Scope("https://else.example", "")

Damage = Callable[[Path], None]

full_after_a_page = opened_with(lambda one: one.execute("PRAGMA max_page_count = 1"))


async def killed(path: Path, place: Path, without: str = "-shm") -> Path:
    """Return the files of a ledger with ``LONG`` whose process was killed, except for one of them."""
    await kept(path, Record())
    ledger = opened(path)
    await ledger.record(SCOPE, LONG, ())
    await ledger.reserve(reservation())
    left = left_by_a_kill(path, place, without)
    await ledger.close()
    return left


def reversed_letters(path: Path) -> None:
    put(path, content(path)[::-1])


def torn(path: Path) -> None:
    put(path, content(path)[:200] + b"\xa5" * (len(content(path)) - 200))


def with_a_row_out_of_place(path: Path) -> None:
    """Change a name in place, so that the row would not be found although every page can be read."""
    changed_by("INSERT INTO record (origin, fingerprint, strikes) VALUES ('https://a', '', 0)")(path)
    put(path, content(path).replace(b"https://a", b"zzzzzzzzz"))


DAMAGES = [
    *(overwritten_by(b""), overwritten_by(b"not a database, but long enough to look into" * 100)),
    *(cut_to(PAGE + 100), of_another_application(3), changed_by("DROP TABLE installation"), torn),
    *(reversed_letters, removed, unwritable, with_a_row_out_of_place),
]


@pytest.mark.parametrize("damage", DAMAGES)
async def test_the_wait_of_a_damaged_ledger_is_kept_and_the_key_has_the_same_fingerprint(
    path: Path, damage: Damage, caplog: pytest.LogCaptureFixture
) -> None:
    salt = await kept(path)
    damage(path)
    with caplog.at_level(logging.ERROR):
        desk = await started(path, after=100)
    assert desk.state() == Waiting(NOW + 7300, WaitReason.LEDGER_LOST, NOW + 7200)
    assert await desk.ledger.salt() == salt
    assert desk.ledger.warning is not None
    assert desk.ledger.warning.values["file"] == RepairedFile.WAITS
    # The old file is where the warning says, if there is any.
    assert (path.parent / str(desk.ledger.warning.values["kept"])).exists()
    await desk.ledger.close()
    # A second start finds it as the first one left it, and waits for the rest.
    again = await started(path, after=200)
    assert again.waiting().until == NOW + 7300
    assert again.ledger.warning is None


@pytest.mark.parametrize(
    ("damage", "of_the_second_place"),
    [*((damage, overwritten_by(b"{")) for damage in DAMAGES), (torn, unwritable)],
)
async def test_if_neither_place_can_be_read_everything_waits_a_minute_and_probes(
    path: Path, damage: Damage, of_the_second_place: Damage
) -> None:
    await kept(path, Record(told=7200))
    damage(path)
    of_the_second_place(blocks_of(path))
    desk = await started(path)
    # What can be rescued of it may still say what was told last.
    assert desk.waiting().reason is WaitReason.LEDGER_LOST
    assert desk.waiting().until in {NOW + 60, NOW + 7200}
    await desk.ledger.close()
    # A second start within that time waits for the rest of it.
    again = await started(path, after=20)
    assert again.waiting() == desk.waiting()
    await again.clock.advance(again.left())
    assert again.state() == Probing(in_flight=False)


async def test_if_there_are_no_files_nothing_waits_and_after_a_loss_the_last_told_wait_holds_once_more(
    path: Path,
) -> None:
    for _ in range(2):
        desk = await started(path)
        assert desk.state() == Open()
        assert desk.ledger.warning is None
        await desk.ledger.close()
        # Nor if they were there once.
        await kept(path)
        remove(path, blocks_of(path))
    await kept(path, Record(told=1800))
    torn(path)
    desk = await started(path)
    assert desk.state() == Waiting(NOW + 1800, WaitReason.LEDGER_LOST, NOW + 60)
    await desk.ledger.close()
    # That something was lost stands in both places.
    remove(blocks_of(path))
    assert (await opened(path).load(ELSEWHERE)).lost_at == at()
    # Half of what is known of the server's clock is left out.
    path = elsewhere(path)
    await kept(path, Record(told=900, server_clock=ServerClock(at(), NOW + 7200)))
    remove(blocks_of(path))
    changed_by("UPDATE record SET server_clock = NULL")(path)
    assert await opened(path).load(SCOPE) == Entry(Record(told=900))


async def test_what_is_lost_with_a_file_of_the_database_after_a_kill_stands_in_the_second_place(
    path: Path,
) -> None:
    for lost in ("-wal", ".sqlite", "-open"):
        path = elsewhere(path)
        left = await killed(path, path.parent.with_name("left"), without=lost)
        assert (await started(left, after=100)).waiting().until >= NOW + 7200
    path = elsewhere(path)
    left = await killed(path, path.parent.with_name("left"))
    flip_bit(left.with_name(f"{left.name}-wal"), 100, 0)
    desk = await started(left, after=100)
    assert desk.state() == Waiting(NOW + 7300, WaitReason.LEDGER_LOST, NOW + 7200)
    assert "changes-lost file='waits'" in str(desk.ledger.warning)


@pytest.mark.parametrize("old_one", [lambda path: path, blocks_of], ids=["ledger", "second place"])
async def test_of_two_places_what_only_one_knows_counts_and_the_longer_wait(
    path: Path, old_one: Callable[[Path], Path]
) -> None:
    used_up, server_clock = UsedUp(at(), 900), ServerClock(at(-5), NOW + 7200)
    record = Record(LONG.wait, 3, at(-5), 401, used_up, PRO, told=900, server_clock=server_clock)
    await kept(path, Record(strikes=1))
    old = content(old_one(path))
    await kept(path, record)
    put(old_one(path), old)
    ledger = opened(path)
    assert await ledger.load(SCOPE) == Entry(record)
    await ledger.close()
    # From then on both places know it.
    remove(path)
    known = (await opened(path).load(SCOPE)).record
    assert replace(known, wait=LONG.wait) == record
    path = elsewhere(path)
    shorter = replace(waiting(600), used_up=UsedUp(at(), 300))
    longer = replace(LONG, used_up=UsedUp(at(), 900))
    await kept(path, shorter)
    old = content(old_one(path))
    await kept(path, longer)
    put(old_one(path), old)
    assert (await opened(path).load(SCOPE)).record == longer


def an_old_copy(path: Path) -> None:
    text = path.read_text().replace(f"{NOW + 7200}", f"{NOW + 5}")
    assert text.count(f"{NOW + 5}") == 2
    path.write_text(text)


def of_another_installation(path: Path) -> None:
    text = path.read_text()
    place = text.index('"salt": "') + len('"salt": "')
    path.write_text(text[:place] + "00" * 32 + text[place + 64 :])


@pytest.mark.parametrize(
    "damage",
    [
        *map(overwritten_by, (b"", b"\xff\xfe not text", b"[]")),
        *map(overwritten_by, (b'{"salt": 5, "blocks": []}', b'{"salt": "xyz", "blocks": []}')),
        *(cut_to(200), reversed_letters, removed, unwritable, an_old_copy, of_another_installation),
    ],
)
async def test_if_the_second_place_is_damaged_the_ledger_counts_and_it_is_made_anew(
    path: Path, damage: Damage
) -> None:
    salt = await kept(path)
    damage(blocks_of(path))
    desk = await started(path, after=100)
    assert desk.state() == Waiting(NOW + 7200, WaitReason.LIMIT)
    assert await desk.ledger.salt() == salt
    assert desk.ledger.warning is None
    await desk.ledger.close()
    # AND it is made anew
    torn(path)
    assert (await started(path)).waiting().until == NOW + 7200


async def test_a_block_whose_key_has_another_fingerprint_by_now_counts_for_every_key_of_its_service(
    path: Path,
) -> None:
    # GIVEN an old ledger in place of a lost one, so that the second place has been made with another salt
    await kept(path, Record())
    old = content(path)
    remove(path, blocks_of(path))
    used_up = UsedUp(at(), 7200)
    salt = await kept(path, replace(LONG, used_up=used_up, refused=401))
    put(path, old)
    renamed = Scope(SCOPE.origin, "another fingerprint of the same key")
    # THEN the wait holds, at this start and the next, not for another service, and until it is over
    holds = Record(LONG.wait, used_up=used_up)
    for after, expected in ((0, holds), (0, holds), (7200, Record())):
        clock = VirtualClock(NOW)
        await clock.advance(after)
        ledger = opened(path, clock)
        assert await ledger.salt() != salt
        assert (await ledger.load(renamed)).record == expected
        assert (await ledger.load(ELSEWHERE)).record == Record()
        await ledger.close()


async def test_a_wait_that_was_overcome_stays_so_and_a_block_is_in_the_second_place_first(path: Path) -> None:
    ledger = opened(path)
    await ledger.record(SCOPE, LONG, ())
    await ledger.record(SCOPE, Record(told=7200), ())
    await ledger.close()
    assert (await started(path, after=1)).state() == Open()
    path = elsewhere(path)

    def look(statement: str) -> None:
        if statement.startswith("INSERT INTO record"):
            seen.append(blocks_of(path).read_text())

    seen: list[str] = []
    desk = await started(path, open_file=opened_with(lambda one: one.set_trace_callback(look)))
    await desk.limited("7200")
    assert [f"{NOW + 7200}" in blocks for blocks in seen] == [True]
    path = elsewhere(path)
    ledger = opened(path)
    await ledger.salt()
    changed_at = blocks_of(path).stat().st_mtime_ns
    for number in range(3):
        await ledger.reserve(reservation(str(number)))
        await ledger.settle(reservation(str(number)))
    assert blocks_of(path).stat().st_mtime_ns == changed_at


async def damaged_in_use(path: Path) -> LedgerInTwoPlaces:
    """Return a ledger with ``LONG`` and a request in flight, whose file was overwritten since."""

    connections: list[sqlite3.Connection] = []
    ledger = opened(path, open_file=opened_with(connections.append))
    await ledger.record(SCOPE, LONG, ())
    await ledger.reserve(reservation())
    for pragma in ("cache_size = 0", "wal_checkpoint(TRUNCATE)"):
        connections[0].execute(f"PRAGMA {pragma}")
    overwritten_by(b"x" * len(content(path)))(path)
    return ledger


async def test_a_ledger_that_is_found_damaged_in_use_is_replaced_with_all_that_is_known(path: Path) -> None:
    # GIVEN a process with a wait and a request in flight, WHEN its database turns out to be damaged
    ledger = await damaged_in_use(path)
    await ledger.reserve(reservation("2"))
    await ledger.settle(reservation("3"))
    # THEN it is kept aside, and everything goes on
    assert "damaged file='waits'" in str(ledger.warning)
    found = await ledger.load(SCOPE)
    assert (found.record, found.lost_at) == (LONG, None)
    assert set(found.unanswered) == {reservation(), reservation("2")}
    await ledger.close()
    remove(blocks_of(path))
    again = opened(path)
    assert await again.load(SCOPE) == found
    assert again.warning is None
    path = elsewhere(path)
    ledger = await damaged_in_use(path)
    assert await ledger.load(ELSEWHERE) == Entry(Record(), lost_at=at())
    # From then on there is a new file, with all that was in memory.
    found = await ledger.load(SCOPE)
    assert (found.record, found.unanswered, found.lost_at) == (LONG, (reservation(),), None)
    assert "damaged file='waits'" in str(ledger.warning)


@pytest.mark.parametrize("of_the_log", [False, True], ids=["database", "log"])
def test_no_flipped_bit_forgets_a_wait(
    path: Path, tmp_path: Path, of_the_log: bool, times: Times, say_trials: Callable[[str], None]
) -> None:
    random = Random(16)  # noqa: S311 - the same trials each time
    noticed, count = 0, times(100, sample=10)

    async def start_with_a_flipped_bit(number: int, left: Path) -> None:
        nonlocal noticed
        place = tmp_path / str(number)
        shutil.copytree(left.parent, place)
        file = place / (f"{left.name}-wal" if of_the_log else left.name)
        flip_bit(file, random.randrange(len(content(file))), random.randrange(8))
        desk = await started(place / left.name, after=100)
        assert desk.waiting().until >= NOW + 7200, number
        noticed += desk.ledger.warning is not None
        await desk.ledger.close()
        shutil.rmtree(place)

    async def trials() -> None:
        left = await killed(path, tmp_path / "left")
        if not of_the_log:
            await (await started(left)).ledger.close()
        for number in range(count):
            await start_with_a_flipped_bit(number, left)

    run(trials())
    what = "log" if of_the_log else "database"
    say_trials(
        f"ledger: {count} starts with one flipped bit in the {what}, {noticed} noticed, none too early"
    )


@pytest.mark.parametrize("open_file", [full_after_a_page, write_protected], ids=["full", "write-protected"])
async def test_if_only_the_database_cannot_be_written_the_second_place_keeps_the_wait(
    path: Path, open_file: Callable[[Path, float], OpenFile]
) -> None:
    await kept(path, Record())
    ledger = opened(path, open_file=open_file)
    for scope in (SCOPE, LONG_SCOPE):
        await ledger.record(scope, LONG, ())
    assert "waits.not-written" in str(ledger.warning)
    for scope in (SCOPE, LONG_SCOPE):
        assert await ledger.load(scope) == Entry(LONG)
    await ledger.close()
    desk = await started(path, after=100)
    assert desk.state() == Waiting(NOW + 7200, WaitReason.LIMIT)
    assert desk.ledger.warning is None


async def test_a_database_that_failed_is_opened_anew_and_a_key_used_meanwhile_waits_a_minute(
    path: Path,
) -> None:
    def open_file(path: Path, now: float) -> OpenFile:
        tries.append(now)
        ways = {1: full_after_a_page, 2: no_room}
        return ways.get(len(tries), open_ledger_file)(path, now)

    # GIVEN a database that takes no more, and cannot even be opened again
    tries: list[float] = []
    clock = VirtualClock(NOW)
    ledger = opened(path, clock, open_file=open_file)
    await ledger.record(LONG_SCOPE, LONG, ())
    await clock.advance(1)
    # WHEN a key is used of which it may know anything
    entry = await ledger.load(SCOPE)
    # THEN that one waits a minute
    assert len(tries) == 2
    assert entry.lost_at == at(1)
    await pass_until(lambda: ledger.warning is None, clock)
    assert (await ledger.load(SCOPE)).lost_at is None
    await ledger.close()
    remove(blocks_of(path))
    assert (await opened(path).load(LONG_SCOPE)).record == LONG


async def test_what_a_full_disk_did_not_take_is_written_when_there_is_room_without_any_request_either(
    path: Path, tmp_path: Path
) -> None:
    # GIVEN a disk that takes nothing
    disk = FullDisk(path)
    desk = await started(path, open_file=disk.open)
    await desk.ask()
    assert "waits.not-saved" in str(desk.ledger.warning)
    # WHEN the service refuses, and a while later there is room
    await desk.limited("7200")
    assert desk.waiting().until == NOW + 7200
    disk.make_room()
    await desk.clock.advance(60)
    await desk.remembered()
    # THEN it is written, and the next start waits for the rest
    assert desk.ledger.warning is None
    again = await started(path, after=100)
    assert again.waiting().until == NOW + 7200
    assert len((await again.remembered()).sent) == 1
    path = elsewhere(path)
    # GIVEN a wait of two hours that neither place could take
    disk = FullDisk(path)
    desk = await started(path, open_file=disk.open)
    await desk.limited("7200")
    tries = disk.tries
    # WHEN there is room some minutes later, and nothing is asked
    await desk.clock.advance(300)
    disk.make_room()
    await pass_until(lambda: disk.tries > tries and desk.ledger.warning is None, desk.clock)
    # THEN the wait survives a kill
    again = await started(left_by_a_kill(path, tmp_path / "left"), after=600)
    assert again.waiting().until == NOW + 7200


async def test_a_start_in_a_wait_has_nothing_to_write_and_a_full_disk_is_tried_again_each_minute_alone(
    path: Path,
) -> None:
    await kept(path)
    text = blocks_of(path).stat().st_ino
    desk = await started(path, open_file=opened_with(lambda one: one.execute("PRAGMA query_only = ON")))
    assert desk.state() == Waiting(NOW + 7200, WaitReason.LIMIT)
    assert desk.ledger.warning is None
    assert blocks_of(path).stat().st_ino == text
    await desk.ledger.close()
    path = elsewhere(path)
    disk = FullDisk(path)
    desk = await started_by(VirtualClock(NOW), path, disk.open)
    tasks = len(asyncio.all_tasks())
    for _ in range(180):
        await desk.clock.advance(1)
        await desk.remembered()
    assert 3 <= disk.tries <= 3 + 6
    assert len(asyncio.all_tasks()) == tasks


async def test_where_nothing_can_be_made_the_wait_is_kept_in_memory_and_beside_a_database_that_cannot_be(
    tmp_path: Path, path: Path
) -> None:
    put(tmp_path / "file", b"no folder")
    ledger = opened(tmp_path / "file" / "ledger.sqlite")
    await ledger.record(SCOPE, LONG, ())
    assert await ledger.load(SCOPE) == Entry(LONG)
    assert "waits.not-saved" in str(ledger.warning)
    path = path.parent / "folder" / path.name
    ledger = opened(path, open_file=no_room)
    await ledger.record(SCOPE, LONG, ())
    await ledger.close()
    assert (await opened(path).load(SCOPE)).record.wait == LONG.wait


async def test_a_ledger_that_cannot_be_read_or_looked_at_may_have_held_a_wait(path: Path) -> None:
    await kept(path)
    remove(path, blocks_of(path))
    put(path, b"something")
    ledger = opened(path, open_file=write_protected)
    assert (await ledger.load(SCOPE)).lost_at == at()
    assert ledger.warning == fact(WaitsCase.NOT_WRITTEN, file=path.name)
    await ledger.close()
    # A second start, a minute later, does not begin to wait anew.
    clock = VirtualClock(NOW)
    await clock.advance(60)
    assert (await opened(path, clock, write_protected).load(SCOPE)).lost_at == at()
    path = elsewhere(path)
    # No system has files with such long names; the one of the second place is not longer than usual.
    ledger = opened(path.with_suffix(f".{'x' * 300}"))
    assert (await ledger.load(SCOPE)).lost_at == at()


MINUTE = 60.0


@pytest.fixture
def backup(path: Path) -> Iterator[Backup]:
    path.parent.mkdir()
    backup = Backup(path)
    yield backup
    backup.unlock()


@pytest.fixture
def clock() -> VirtualClock:
    return VirtualClock(NOW)


def rows(path: Path, *tables: str) -> tuple[int, ...]:
    connection = sqlite3.connect(path)
    counts = [connection.execute(f"SELECT count(*) FROM {table}") for table in tables]  # noqa: S608 - ours
    rows = tuple(int(count.fetchone()[0]) for count in counts)
    connection.close()
    return rows


async def test_what_was_asked_and_told_while_the_ledger_is_locked_survives_a_kill(
    path: Path, backup: Backup, clock: VirtualClock, tmp_path: Path
) -> None:
    desk = await started_by(clock, path, backup.open)
    await desk.ask()
    backup.lock()
    await clock.advance(100)
    await desk.ask()
    answered = left_by_a_kill(path, tmp_path / "answered")
    request = await desk.send()
    unanswered = left_by_a_kill(path, tmp_path / "unanswered")
    await request.end()
    # One that was answered delays nothing.
    assert (await opened(answered, clock).load(SCOPE)).unanswered == ()
    again = await started_by(clock, unanswered)
    assert again.state() == Waiting(NOW + 160, WaitReason.UNANSWERED)
    await desk.limited("7200")
    over = desk.waiting().until
    assert desk.ledger.warning == fact(WaitsCase.HELD, file=path.name)
    await clock.advance(3 * MINUTE)
    left = left_by_a_kill(path, tmp_path / "left")
    # WHEN the next one starts, still locked, and another one finds it free
    lock_again = Backup(left)
    for change in (lock_again.lock, lock_again.unlock):
        change()
        again = await started_by(clock, left, lock_again.open)
        # THEN it waits for the rest
        assert again.waiting().until >= over
        await again.ledger.close()


async def test_such_a_request_may_have_been_told_to_wait_as_long_as_the_last_one(
    path: Path, backup: Backup, clock: VirtualClock, tmp_path: Path
) -> None:
    await kept(path, Record(told=1800))
    ledger = opened(path, clock, open_file=backup.open)
    await ledger.salt()
    backup.lock()
    await ledger.reserve(reservation())
    again = await started_by(clock, left_by_a_kill(path, tmp_path / "left"))
    assert again.state() == Waiting(NOW + 1800, WaitReason.UNANSWERED, NOW + 60)
    await ledger.close()
    # AND one that was recorded before either place could be read is not forgotten
    remove(blocks_of(path))
    ledger = opened(path, clock, open_file=backup.open)
    await ledger.reserve(reservation("2"))
    backup.unlock()
    clock.move(1)
    assert (await ledger.load(SCOPE)).unanswered == (reservation("2"),)


async def test_what_was_sent_can_be_read_while_another_program_keeps_it_from_being_written(
    path: Path, backup: Backup, clock: VirtualClock
) -> None:
    ledger = opened(path, clock, open_file=backup.open)
    await ledger.reserve(reservation())
    backup.lock()
    # Tried again several times
    for number in range(20):
        await ledger.record(SCOPE, waiting(7200 + number), ())
        await clock.advance(1)
    entry = await ledger.load(SCOPE)
    assert (entry.sent, entry.lost_at) == ((SentCount(at(), 1),), None)


async def test_all_that_was_done_meanwhile_is_written_when_the_ledger_is_free_again_or_is_closed(
    path: Path, backup: Backup, clock: VirtualClock
) -> None:
    # GIVEN a ledger with a request in flight that is then locked
    ledger = opened(path, clock, open_file=backup.open)
    await ledger.reserve(reservation("1"))
    backup.lock()
    # WHEN requests come and go, and then it is free
    await ledger.reserve(reservation("2", at(2)))
    await ledger.reserve(reservation("3", at(3)))
    await ledger.settle(reservation("1"))
    await ledger.withdraw(reservation("2", at(2)))
    await ledger.record(SCOPE, waiting(7200), ())
    assert (await ledger.load(SCOPE)).unanswered == (reservation("3", at(3)),)
    assert rows(path, "record") == (0,)
    backup.unlock()
    await pass_until(lambda: ledger.warning is None, clock)
    # THEN the database has it all
    assert rows(path, "record", "reservation") == (1, 1)
    expected = await ledger.load(SCOPE)
    assert expected.unanswered == (reservation("3", at(3)),)
    assert expected.sent == (SentCount(at(3), 2),)
    await ledger.close()
    remove(blocks_of(path))
    ledger = opened(path, clock, open_file=backup.open)
    assert await ledger.load(SCOPE) == expected
    # AND so does it have what is unwritten when the ledger is closed
    backup.lock()
    await ledger.record(SCOPE, waiting(7200), expected.unanswered)
    backup.unlock()
    await ledger.close()
    assert rows(path, "record", "reservation") == (1, 0)


async def test_a_locked_ledger_is_tried_again_with_growing_pauses_which_begin_anew_once_it_was_free(
    path: Path, backup: Backup, clock: VirtualClock
) -> None:
    ledger = opened(path, clock, open_file=backup.open)
    await ledger.salt()
    backup.lock()
    await ledger.record(SCOPE, waiting(), ())
    backup.unlock()
    # A second later, without any request
    await clock.advance(1)
    while ledger.warning is not None:  # noqa: ASYNC110 - nothing announces it
        await asyncio.sleep(0.001)
    assert rows(path, "record") == (1,)
    await ledger.close()
    ledger = opened(path, clock, open_file=backup.open)
    for number in range(2):
        backup.lock()
        await ledger.record(SCOPE, waiting(600 + number), ())
        assert ledger.warning is not None
        backup.unlock()
        await clock.advance(1)
        await ledger.salt()
        assert ledger.warning is None
    await ledger.close()
    backup.lock()
    ledger = opened(path, clock, open_file=backup.open)
    tries = []
    for _ in range(130):
        await ledger.load(SCOPE)
        tries.append(backup.tries)
        await clock.advance(1)
    # At the first, then after 1, 2, 4 … and no more than 60 seconds.
    moments = [second for second in range(1, 130) if tries[second] > tries[second - 1]]
    assert moments == [1, 3, 7, 15, 31, 63, 123]


async def test_without_a_ledger_locked_from_the_start_the_last_response_counts_as_unread(
    path: Path, backup: Backup, clock: VirtualClock
) -> None:
    salt = await kept(path, Record(told=1800))
    backup.lock()
    # Once is enough, however often the application starts while it is locked.
    first = await started_by(clock, path, backup.open)
    await first.ledger.close()
    await clock.advance(900)
    desk = await started_by(clock, path, backup.open)
    assert await desk.ledger.salt() == salt
    assert first.waiting() == desk.waiting() == Waiting(NOW + 1800, WaitReason.LEDGER_LOST, NOW + 60)
    # Written when it is free, with nothing of what it had lost.
    backup.unlock()
    await clock.advance(900)
    await desk.ask()
    assert desk.ledger.warning is None
    assert rows(path, "record", "sent") == (1, 1)
    await desk.ledger.close()
    # What it came to know since is not known when it is locked again.
    backup.lock()
    third = await started_by(clock, path, backup.open)
    assert third.state() == Waiting(clock.now() + 1800, WaitReason.LEDGER_LOST, clock.now() + 60)


@pytest.mark.parametrize("winerror", [None, *REFUSALS])
async def test_if_the_held_ledger_is_the_only_place_nothing_is_asked_until_it_can_be_read(
    path: Path, backup: Backup, clock: VirtualClock, winerror: int | None
) -> None:
    def open_file(path: Path, now: float) -> OpenFile:
        if held:
            raise held[0]
        return backup.open(path, now)

    # GIVEN a wait in a ledger without a second place, as release 0.1.0 left it
    await kept(path)
    remove(blocks_of(path))
    held = [] if winerror is None else [HeldError(path, winerror)]
    if winerror is None:
        backup.lock()
    # WHEN the application starts and another program holds the ledger for ten minutes
    desk = Desk(clock, opened(path, clock, open_file=open_file))
    loading = desk.start(desk.governor.load())
    for _ in range(60):
        await clock.advance(10)
        await asyncio.sleep(0.001)
    assert not loading.done()
    assert desk.ledger.warning == fact(WaitsCase.HELD_UNREAD, file=path.name)
    # THEN it goes on when it is free, with the wait and with nothing lost
    held.clear()
    backup.unlock()
    await pass_until(loading.done, clock)
    assert desk.state() == Waiting(NOW + 7200, WaitReason.LIMIT)
    assert desk.ledger.warning is None
