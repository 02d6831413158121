"""What the ledger is told it knows after a restart or a kill, and it never holds up the event loop."""

import asyncio
import stat
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from menagerie.domain.plan import BUSINESS
from menagerie.governor.ledger import Ledger, open_ledger
from menagerie.governor.ledger.tables import open_ledger_file
from menagerie.governor.record import Entry, Record, Reservation, Scope, SentCount, UsedUp, Wait, WaitReason
from menagerie.storage import OpenFile
from support.asking import SCOPE, play
from support.clock import VirtualClock
from support.ledgers import NOW, at, blocks_of, opened, reservation, waiting
from support.memory_ledger import MemoryLedger

OTHER_SCOPE = Scope("https://staging.example/v1", SCOPE.fingerprint)
WAITING = waiting()
RECORDS = [
    WAITING,
    Record(Wait(at(), float("inf"), 60, WaitReason.UNAVAILABLE), strikes=1, refused=401),
    Record(strikes=3, clean_since=at(-0.25)),
    Record(refused=403),
    Record(used_up=UsedUp(at(), 3600), plan=BUSINESS),
    Record(told=7200),
    Record(),
]
FOURTH = Reservation("4", OTHER_SCOPE, at())


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "ledger.sqlite"


@pytest.mark.parametrize("record", RECORDS)
@pytest.mark.parametrize("is_closed", [True, False], ids=["closed", "never closed"])
def test_a_record_is_found_again(path: Path, record: Record, is_closed: bool) -> None:
    async def scenario() -> None:
        first = opened(path)
        await first.record(SCOPE, record, ())
        if is_closed:
            await first.close()

        second = opened(path)
        assert await second.load(SCOPE) == Entry(record)
        assert await second.load(OTHER_SCOPE) == Entry(Record())
        assert second.warning is None
        await second.close()
        await first.close()

    play(scenario)


@pytest.mark.parametrize("make", [opened, lambda _: MemoryLedger()], ids=["sqlite", "memory"])
def test_requests_stand_in_the_ledger_from_reservation_to_settlement(
    path: Path, make: Callable[[Path], Ledger]
) -> None:
    async def scenario() -> None:
        ledger = make(path)
        for number in ("1", "2", "3"):
            await ledger.reserve(reservation(number))
        await ledger.reserve(FOURTH)

        await ledger.settle(reservation("1"))
        await ledger.record(SCOPE, WAITING, (reservation("2"),))

        assert await ledger.load(SCOPE) == Entry(WAITING, (reservation("3"),), sent=(SentCount(at(), 3),))
        assert await ledger.load(OTHER_SCOPE) == Entry(Record(), (FOURTH,), sent=(SentCount(at(), 1),))
        await ledger.close()

    play(scenario)


@pytest.mark.parametrize("make", [opened, lambda _: MemoryLedger()], ids=["sqlite", "memory"])
def test_the_newest_record_replaces_the_one_before(path: Path, make: Callable[[Path], Ledger]) -> None:
    async def scenario() -> None:
        ledger = make(path)
        for record in RECORDS:
            await ledger.record(SCOPE, record, ())
            assert (await ledger.load(SCOPE)).record == record
        await ledger.close()

    play(scenario)


def test_a_request_whose_process_died_is_found_unanswered(path: Path) -> None:
    async def scenario() -> None:
        killed = opened(path)
        await killed.reserve(reservation())

        ledger = opened(path)
        assert (await ledger.load(SCOPE)).unanswered == (reservation(),)
        await ledger.close()
        await killed.close()

    play(scenario)


def test_the_salt_is_made_once_for_an_installation(path: Path, tmp_path: Path) -> None:
    async def scenario() -> None:
        first = opened(path)
        salt = await first.salt()
        await first.close()
        second, elsewhere = opened(path), opened(tmp_path / "other.sqlite")

        assert len(salt) == 32
        assert await second.salt() == salt
        assert await elsewhere.salt() != salt
        await second.close()
        await elsewhere.close()

    play(scenario)


def test_a_ledger_that_is_not_asked_touches_nothing(path: Path) -> None:
    async def scenario() -> None:
        before = threading.active_count()
        ledger = open_ledger(path, VirtualClock(NOW))
        assert threading.active_count() == before
        await ledger.close()

    play(scenario)
    assert not path.parent.exists()


def test_closing_ends_the_thread_and_leaves_two_files(path: Path) -> None:
    async def scenario() -> None:
        before = threading.active_count()
        ledger = opened(path)
        await ledger.record(SCOPE, WAITING, ())
        assert threading.active_count() == before + 1

        await ledger.close()

        assert threading.active_count() == before

    play(scenario)
    assert {file.name for file in path.parent.iterdir()} == {path.name, blocks_of(path).name}


def test_nobody_else_may_read_the_second_place(path: Path) -> None:
    async def scenario() -> None:
        ledger = opened(path)
        await ledger.record(SCOPE, WAITING, ())
        await ledger.close()

    play(scenario)
    assert stat.S_IMODE(blocks_of(path).stat().st_mode) == 0o600


def test_the_event_loop_goes_on_while_the_disk_is_slow(path: Path) -> None:
    may_open = threading.Event()

    def open_file(path: Path, now: float) -> OpenFile:
        may_open.wait()
        return open_ledger_file(path, now)

    async def scenario() -> None:
        ledger = opened(path, open_file=open_file)
        writing = asyncio.create_task(ledger.reserve(reservation()))
        for _ in range(100):
            await asyncio.sleep(0)
        assert not writing.done()

        may_open.set()
        await writing
        await ledger.close()

    play(scenario)


def test_what_a_cancelled_caller_wanted_written_down_is_written_down(path: Path) -> None:
    may_open = threading.Event()

    def open_file(path: Path, now: float) -> OpenFile:
        may_open.wait()
        return open_ledger_file(path, now)

    async def scenario() -> None:
        ledger = opened(path, open_file=open_file)
        # GIVEN a write that has begun and one behind it
        tasks = [
            asyncio.create_task(ledger.reserve(reservation())),
            asyncio.create_task(ledger.record(SCOPE, WAITING, ())),
        ]
        await asyncio.sleep(0)

        # WHEN nobody waits for them any longer
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        may_open.set()

        # THEN both have taken effect all the same
        assert await ledger.load(SCOPE) == Entry(WAITING, (reservation(),), sent=(SentCount(at(), 1),))
        await ledger.close()

    play(scenario)


def test_a_block_is_synchronised_with_the_disk_and_a_reservation_only_handed_over(path: Path) -> None:
    statements: list[str] = []

    def open_file(path: Path, now: float) -> OpenFile:
        file = open_ledger_file(path, now)
        file.connection.execute("PRAGMA synchronous = NORMAL")
        file.connection.set_trace_callback(statements.append)
        return file

    def synchronous_at(words: str) -> str:
        position = next(number for number, statement in enumerate(statements) if words in statement)
        return [one for one in statements[:position] if "synchronous" in one][-1].rpartition(" ")[2]

    async def scenario() -> None:
        ledger = opened(path, open_file=open_file)
        await ledger.record(SCOPE, WAITING, ())
        await ledger.reserve(reservation())
        await ledger.close()

    play(scenario)
    assert synchronous_at("INSERT INTO record") == "FULL"
    assert synchronous_at("INSERT INTO reservation") == "NORMAL"
