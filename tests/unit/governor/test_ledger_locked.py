"""A ledger that another program holds for minutes is never given up, and forgets nothing, killed or not."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from menagerie.domain.cases import WaitsCase
from menagerie.domain.facts import fact
from menagerie.governor.governor import Waiting, WaitReason
from menagerie.governor.record import Record, SentCount
from menagerie.storage import OpenFile
from support.asking import SCOPE, Desk
from support.clock import VirtualClock
from support.held_files import REFUSALS, HeldError
from support.ledgers import (
    NOW,
    Backup,
    at,
    blocks_of,
    kept,
    left_by_a_kill,
    opened,
    pass_until,
    remove,
    reservation,
    started_by,
    waiting,
)

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
    assert reservation("2") in (await ledger.load(SCOPE)).unanswered


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
