"""A ledger that another program holds for minutes is never given up, and forgets nothing, killed or not."""

import asyncio
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from menagerie.governor.governor import Waiting, WaitReason
from menagerie.governor.record import Record, SentCount
from support.asking import SCOPE, Desk, OpenRequest, play
from support.clock import VirtualClock
from support.ledgers import NOW, Backup, at, opened, remove, reservation, waiting
from support.ledgers import blocks_of as second_place

MINUTE = 60.0


@pytest.fixture
def path(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    folder.mkdir()
    return folder / "ledger.sqlite"


@pytest.fixture
def backup(path: Path) -> Iterator[Backup]:
    backup = Backup(path)
    yield backup
    backup.unlock()


def rows(path: Path, table: str) -> int:
    connection = sqlite3.connect(path)
    ((count,),) = connection.execute(f"SELECT count(*) FROM {table}")  # noqa: S608 - the test's own words
    connection.close()
    return int(count)


def desk_with(path: Path, backup: Backup, clock: VirtualClock) -> Desk:
    return Desk(clock, opened(path, clock, open_file=backup.open))


def left_by_a_kill(path: Path, place: Path) -> Path:
    """Return a copy of what a kill at this moment leaves."""
    shutil.copytree(path.parent, place, ignore=shutil.ignore_patterns("*-shm"))
    return place / path.name


def test_a_wait_told_while_the_ledger_is_locked_survives_a_kill(
    path: Path, backup: Backup, tmp_path: Path
) -> None:
    async def scenario() -> None:
        # GIVEN a ledger in use that another program locks
        clock = VirtualClock(NOW)
        desk = desk_with(path, backup, clock)
        await desk.ask()
        backup.lock()

        # WHEN the service tells to wait for two hours, and the process is killed minutes later, still locked
        await clock.advance(1)
        await desk.limited("7200")
        assert "Another program is using" in (desk.ledger.warning or "")
        await clock.advance(3 * MINUTE)
        left = left_by_a_kill(path, tmp_path / "left")
        await desk.ledger.close()

        # THEN the next one waits for the rest, though the ledger is locked
        lock_again = Backup(left)
        lock_again.lock()
        again = desk_with(left, lock_again, clock)
        await again.governor.load()
        assert again.waiting().until >= NOW + 1 + 7200
        await again.ledger.close()

        # AND so does one that finds it free
        lock_again.unlock()
        third = desk_with(left, lock_again, clock)
        await third.governor.load()
        assert third.waiting().until >= NOW + 1 + 7200
        await third.ledger.close()

    play(scenario)


def test_a_request_sent_while_the_ledger_is_locked_counts_as_unanswered_after_a_kill(
    path: Path, backup: Backup, tmp_path: Path
) -> None:
    async def scenario() -> None:
        clock = VirtualClock(NOW)
        desk = desk_with(path, backup, clock)
        await desk.ask()
        backup.lock()
        await clock.advance(100)
        await desk.ask()
        request = await OpenRequest(desk).send()

        left = left_by_a_kill(path, tmp_path / "left")
        await request.end()
        await desk.ledger.close()
        again = Desk(clock, opened(left, clock))
        await again.governor.load()

        assert again.state() == Waiting(NOW + 160, WaitReason.UNANSWERED)
        await again.ledger.close()

    play(scenario)


def test_a_request_that_was_answered_while_the_ledger_was_locked_holds_nobody_up(
    path: Path, backup: Backup, tmp_path: Path
) -> None:
    async def scenario() -> None:
        clock = VirtualClock(NOW)
        desk = desk_with(path, backup, clock)
        await desk.ask()
        backup.lock()
        await desk.ask()

        left = left_by_a_kill(path, tmp_path / "left")
        await desk.ledger.close()
        again = Desk(clock, opened(left, clock))
        assert (await again.ledger.load(SCOPE)).unanswered == ()
        await again.ledger.close()

    play(scenario)


def test_all_that_was_done_meanwhile_is_written_when_the_ledger_is_free_again(
    path: Path, backup: Backup
) -> None:
    async def scenario() -> None:
        # GIVEN a ledger with a request on its way that is then locked
        clock = VirtualClock(NOW)
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
        assert rows(path, "record") == 0
        backup.unlock()
        while ledger.warning is not None:
            await clock.advance(1)
            await asyncio.sleep(0.001)

        # THEN the database has it all
        assert (rows(path, "record"), rows(path, "reservation")) == (1, 1)
        assert ledger.warning is None
        expected = await ledger.load(SCOPE)
        assert expected.unanswered == (reservation("3", at(3)),)
        assert expected.sent == (SentCount(at(3), 2),)
        await ledger.close()
        remove(second_place(path))
        again = opened(path, clock)
        assert await again.load(SCOPE) == expected
        await again.close()

    play(scenario)


def test_what_is_still_unwritten_is_written_when_the_ledger_is_closed(path: Path, backup: Backup) -> None:
    async def scenario() -> None:
        clock = VirtualClock(NOW)
        ledger = opened(path, clock, open_file=backup.open)
        await ledger.reserve(reservation("1"))
        backup.lock()
        await ledger.record(SCOPE, waiting(7200), (reservation("1"),))
        backup.unlock()

        await ledger.close()

        assert (rows(path, "record"), rows(path, "reservation")) == (1, 0)

    play(scenario)


def test_a_locked_ledger_is_tried_again_with_growing_pauses(path: Path, backup: Backup) -> None:
    async def scenario() -> None:
        clock = VirtualClock(NOW)
        ledger = opened(path, clock, open_file=backup.open)
        await ledger.record(SCOPE, waiting(7200), ())
        await ledger.close()
        backup.lock()
        ledger = opened(path, clock, open_file=backup.open)
        tries = []
        for _ in range(200):
            await ledger.load(SCOPE)
            tries.append(backup.tries)
            await clock.advance(1)

        # At the first, then after 1, 2, 4 … and no more than 60 seconds.
        moments = [second for second in range(1, 200) if tries[second] > tries[second - 1]]
        assert moments == [1, 3, 7, 15, 31, 63, 123, 183]
        await ledger.close()

    play(scenario)


def test_a_ledger_locked_from_the_start_is_done_without_and_its_last_answer_taken_for_unread(
    path: Path, backup: Backup
) -> None:
    async def scenario() -> None:
        clock = VirtualClock(NOW)
        first = opened(path, clock)
        await first.record(SCOPE, Record(told=1800), ())
        salt = await first.salt()
        await first.close()
        backup.lock()

        desk = desk_with(path, backup, clock)
        await desk.governor.load()
        assert await desk.ledger.salt() == salt
        assert desk.state() == Waiting(NOW + 1800, WaitReason.LEDGER_LOST, NOW + 60)
        await desk.ledger.close()

        # Once is enough, however often the application starts while it is locked.
        await clock.advance(900)
        again = desk_with(path, backup, clock)
        await again.governor.load()
        assert again.state() == Waiting(NOW + 1800, WaitReason.LEDGER_LOST, NOW + 60)
        # Written when it is free, with nothing of what it had lost.
        backup.unlock()
        await clock.advance(900)
        await again.ask()
        assert again.ledger.warning is None
        assert (rows(path, "record"), rows(path, "sent")) == (1, 1)
        await again.ledger.close()

        # What it came to know since is not known when it is locked again.
        backup.lock()
        third = desk_with(path, backup, clock)
        await third.governor.load()
        assert third.state() == Waiting(clock.now() + 1800, WaitReason.LEDGER_LOST, clock.now() + 60)
        await third.ledger.close()

    play(scenario)


def test_where_the_locked_ledger_is_the_only_place_nothing_is_asked_until_it_can_be_read(
    path: Path, backup: Backup
) -> None:
    async def scenario() -> None:
        # GIVEN a wait in a ledger without a second place, as release 0.1.0 left it
        clock = VirtualClock(NOW)
        first = opened(path, clock)
        await first.record(SCOPE, waiting(7200), ())
        await first.close()
        remove(second_place(path))
        backup.lock()

        # WHEN the application starts and another program holds the ledger for ten minutes
        desk = desk_with(path, backup, clock)
        loading = desk.start(desk.governor.load())
        for _ in range(60):
            await clock.advance(10)
            await asyncio.sleep(0.001)
        assert not loading.done()
        assert "Another program is using" in (desk.ledger.warning or "")

        # THEN it goes on when it is free, with the wait
        backup.unlock()
        while not loading.done():
            await clock.advance(1)
            await asyncio.sleep(0.001)
        assert desk.state() == Waiting(NOW + 7200, WaitReason.LIMIT)
        assert desk.ledger.warning is None
        await desk.ledger.close()

    play(scenario)
