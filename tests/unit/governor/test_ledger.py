"""What the ledger records it knows after a restart, a kill or an upgrade, and it holds up no event loop."""

import asyncio
import math
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from menagerie.domain.cases import WaitsCase
from menagerie.domain.facts import fact
from menagerie.domain.plan import BUSINESS
from menagerie.domain.secret import ApiKey
from menagerie.governor.governor import Waiting
from menagerie.governor.ledger import Ledger, fingerprint, open_ledger
from menagerie.governor.ledger.blocks import CHECKSUM, checksum
from menagerie.governor.ledger.tables import open_ledger_file
from menagerie.governor.record import (
    Entry,
    Moment,
    Record,
    Reservation,
    Scope,
    SentCount,
    ServerClock,
    UsedUp,
    Wait,
    WaitReason,
)
from menagerie.storage import OpenFile
from support.asking import SCOPE
from support.clock import VirtualClock
from support.damage import changed_by
from support.ledgers import (
    NOW,
    at,
    blocks_of,
    content,
    kept,
    left_by_a_kill,
    no_room,
    opened,
    opened_with,
    put,
    reservation,
    started,
    started_by,
    waiting,
)
from support.memory_ledger import MemoryLedger
from support.places import elsewhere
from support.released import Sample, samples
from support.released_contents import read_scope

DAY = 86_400
OTHER_SCOPE = Scope("https://staging.example/v1", SCOPE.fingerprint)
FOURTH = Reservation("4", OTHER_SCOPE, at())
RECORDS = [
    *(waiting(), Record(Wait(at(), math.inf, 60, WaitReason.UNAVAILABLE), strikes=1, refused=401)),
    *(Record(strikes=3, clean_since=at(-0.25)), Record(refused=403)),
    *(Record(used_up=UsedUp(at(), 3600), plan=BUSINESS), Record(told=7200)),
    *(Record(server_clock=ServerClock(at(-0.25), NOW + 7200)), Record()),
]
# The fake of the tests keeps the same contract.
every_ledger = pytest.mark.parametrize("make", [opened, lambda _: MemoryLedger()], ids=["disk", "memory"])


@pytest.mark.parametrize("is_closed", [True, False], ids=["closed", "never closed"])
async def test_each_record_is_found_again_also_when_the_wall_clock_leapt(path: Path, is_closed: bool) -> None:
    first = opened(path)
    records = {Scope(SCOPE.origin, str(number)): record for number, record in enumerate(RECORDS)}
    for scope, record in records.items():
        await first.record(scope, record, ())
    if is_closed:
        await first.close()
    clock = VirtualClock(NOW)
    clock.set_wall(NOW + 40 * DAY)
    for again in (opened(path), opened(path, clock)):
        for scope, record in records.items():
            assert await again.load(scope) == Entry(record)
        assert await again.load(OTHER_SCOPE) == Entry(Record())
        assert again.warning is None


@every_ledger
async def test_requests_stand_in_the_ledger_from_reservation_to_settlement(
    path: Path, make: Callable[[Path], Ledger]
) -> None:
    ledger = make(path)
    for number in ("1", "2", "3"):
        await ledger.reserve(reservation(number))
    await ledger.reserve(FOURTH)
    for record in RECORDS:
        await ledger.record(SCOPE, record, ())
        assert (await ledger.load(SCOPE)).record == record
    await ledger.settle(reservation("1"))
    await ledger.record(SCOPE, waiting(), (reservation("2"),))
    assert await ledger.load(SCOPE) == Entry(waiting(), (reservation("3"),), sent=(SentCount(at(), 3),))
    assert await ledger.load(OTHER_SCOPE) == Entry(Record(), (FOURTH,), sent=(SentCount(at(), 1),))


@every_ledger
async def test_what_was_sent_is_counted_by_minutes_and_what_was_not_is_not(
    path: Path, make: Callable[[Path], Ledger]
) -> None:
    ledger = make(path)
    sent = [reservation(str(number), at(seconds)) for number, seconds in enumerate((0, 30, 61))]
    for one in sent:
        await ledger.reserve(one)
    await ledger.settle(sent[0])
    assert (await ledger.load(SCOPE)).sent == (SentCount(at(30), 2), SentCount(at(61), 1))
    for one in sent[1:]:
        await ledger.withdraw(one)
    assert (await ledger.load(SCOPE)).sent == (SentCount(at(30), 1),)


async def test_what_was_not_recorded_takes_nothing_away_and_what_a_kill_cut_off_is_unanswered(
    path: Path,
) -> None:
    ledger = opened(path)
    await ledger.reserve(reservation("1", at(0)))
    await ledger.withdraw(reservation("2", at(30)))
    assert (await ledger.load(SCOPE)).sent == (SentCount(at(0), 1),)
    path = elsewhere(path)
    await opened(path).reserve(reservation())
    assert (await opened(path).load(SCOPE)).unanswered == (reservation(),)


async def test_counts_of_the_day_before_yesterday_are_dropped_and_no_others(path: Path) -> None:
    for leap in (0, -40 * DAY, 40 * DAY):
        path = elsewhere(path)

        def by_a_clock_that_leapt(seconds: float, leap: float = leap) -> Moment:
            moment = at(seconds)
            return moment if seconds < 0 else Moment(moment.wall + leap, moment.boot, moment.since_boot)

        ledger = opened(path)
        for number, seconds in enumerate((-2 * DAY, -DAY, 0)):
            await ledger.reserve(reservation(str(number), by_a_clock_that_leapt(seconds)))
        sent = (await ledger.load(SCOPE)).sent
        assert set(sent) == {SentCount(at(-DAY), 1), SentCount(by_a_clock_that_leapt(0), 1)}
    path = elsewhere(path)
    ledger = opened(path)
    for number, wall in enumerate((NOW - 2 * DAY, NOW - DAY)):
        await ledger.reserve(reservation(str(number), Moment(wall, "another boot", 50_000_000.0)))
    await ledger.reserve(reservation("2"))
    sent = (await ledger.load(SCOPE)).sent
    assert [count.last.wall for count in sent] == [NOW - DAY, NOW]


async def test_the_salt_is_made_once_and_a_fingerprint_shows_no_key(path: Path, tmp_path: Path) -> None:
    salt = await kept(path)
    assert len(salt) == 32
    assert await opened(path).salt() == salt
    assert await opened(tmp_path / "other.sqlite").salt() != salt
    mark = fingerprint(ApiKey("sk-live-1234567890"), b"salt")
    assert mark == fingerprint(ApiKey("sk-live-1234567890"), b"salt")
    assert mark != fingerprint(ApiKey("sk-live-1234567891"), b"salt")
    assert mark != fingerprint(ApiKey("sk-live-1234567890"), b"other salt")
    assert len(mark) == 64
    assert "live" not in mark


async def test_a_ledger_unasked_touches_nothing_and_closing_leaves_two_files_and_no_thread(
    path: Path,
) -> None:
    before = threading.active_count()
    ledger = open_ledger(path, VirtualClock(NOW))
    assert threading.active_count() == before
    assert ledger.warning is None
    await ledger.close()
    assert not path.parent.exists()
    before = threading.active_count()
    ledger = opened(path)
    await ledger.record(SCOPE, waiting(), ())
    assert threading.active_count() == before + 1
    await ledger.close()
    assert threading.active_count() == before
    assert set(path.parent.iterdir()) == {path, blocks_of(path)}


async def test_a_slow_disk_holds_up_no_event_loop_and_records_what_a_cancelled_caller_wanted(
    path: Path,
) -> None:
    may_open = threading.Event()

    def open_file(path: Path, now: float) -> OpenFile:
        may_open.wait()
        return open_ledger_file(path, now)

    # GIVEN a write that has begun and one behind it
    ledger = opened(path, open_file=open_file)
    tasks = [
        asyncio.create_task(ledger.reserve(reservation())),
        asyncio.create_task(ledger.record(SCOPE, waiting(), ())),
    ]
    for _ in range(100):
        await asyncio.sleep(0)
    assert not any(task.done() for task in tasks)
    # WHEN both are cancelled
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    may_open.set()
    # THEN both have taken effect all the same
    assert await ledger.load(SCOPE) == Entry(waiting(), (reservation(),), sent=(SentCount(at(), 1),))


async def test_a_block_is_synchronised_with_the_disk_and_a_reservation_only_handed_over(path: Path) -> None:
    statements: list[str] = []

    def watch(connection: sqlite3.Connection) -> None:
        connection.execute("PRAGMA synchronous = NORMAL")
        connection.set_trace_callback(statements.append)

    def synchronous_at(words: str) -> str:
        position = next(number for number, statement in enumerate(statements) if words in statement)
        return [one for one in statements[:position] if "synchronous" in one][-1].rpartition(" ")[2]

    ledger = opened(path, open_file=opened_with(watch))
    await ledger.record(SCOPE, waiting(), ())
    await ledger.reserve(reservation())
    await ledger.close()
    assert synchronous_at("INSERT INTO record") == "FULL"
    assert synchronous_at("INSERT INTO reservation") == "NORMAL"


# What unit/test_released_files.py opens and reads as a whole.
RELEASE_0_1_0 = [
    one for one in samples() if (one.version, one.store) == ("0.1.0", "ledger") and not one.has_log
]
of_release_0_1_0 = pytest.mark.parametrize("sample", RELEASE_0_1_0, ids=[one.place for one in RELEASE_0_1_0])


def scopes_of(sample: Sample) -> dict[str, Scope]:
    """Return the scopes of a sample by the names of their services."""
    return {one["origin"]: Scope(one["origin"], one["fingerprint"]) for one in sample.expected["scopes"]}


@of_release_0_1_0
async def test_a_wait_of_release_0_1_0_goes_on_after_the_upgrade_and_what_was_told_holds_once_more(
    tmp_path: Path, sample: Sample
) -> None:
    path, clock = sample.copy(tmp_path), VirtualClock(sample.expected["at"])
    waits, endless = (scopes_of(sample)[f"https://{name}.example"] for name in ("waiting", "unreadable"))
    request = Reservation("1", waits, Moment.now(clock))
    left = []
    for _ in range(2):
        ledger = opened(path, clock)
        wait = (await ledger.load(waits)).record.wait
        assert wait is not None
        left.append(wait.remaining(clock))
        assert (await ledger.load(waits)).record.told == pytest.approx(7200)
        for_ever = (await ledger.load(endless)).record
        assert for_ever.wait is not None
        assert (for_ever.wait.remaining(clock), for_ever.told) == (math.inf, 0)
        await ledger.reserve(request)
        assert ledger.warning is None
        await ledger.close()
        # From then on the wall clock does not count.
        clock.set_wall(clock.now() + 5000)
    assert left == [pytest.approx(left[0])] * 2
    assert (await opened(path, clock).load(waits)).sent[-1] == SentCount(request.sent_at, 2)


@of_release_0_1_0
async def test_a_file_of_release_0_1_0_on_a_full_disk_is_read_all_the_same(
    tmp_path: Path, sample: Sample, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, clock = sample.copy(tmp_path), VirtualClock(sample.expected["at"])
    monkeypatch.chdir(tmp_path)
    ledger = opened(path, clock, open_file=no_room)
    # However often it is tried to open the file
    for _ in range(4):
        for scope, known in zip(scopes_of(sample).values(), sample.expected["scopes"], strict=True):
            assert await read_scope(ledger, scope) == known
        assert (await ledger.salt()).hex() == sample.expected["salt"]
        await clock.advance(60)
    # No copy of it stands on the disk
    assert {file.name.partition(".")[0] for file in path.parent.iterdir()} == {path.stem}


async def test_columns_fields_and_words_that_only_a_newer_version_knows_stay(path: Path) -> None:
    # GIVEN a ledger that a newer version wrote, and says that this one can use
    await kept(path, waiting())
    changed_by(
        "ALTER TABLE record ADD COLUMN colour TEXT",
        "UPDATE record SET colour = 'green', wait_reason = 'tired'",
        "UPDATE about SET version = 4, readable_from = 3",
        "PRAGMA user_version = 4",
    )(path)
    blocks = blocks_of(path)
    text = blocks.read_text().replace('"limit"', '"tired"').replace('"plan": null', '"colour": "red"')
    document = msgspec.json.decode(text.replace('"lost": null', '"weather": {"rain": 1}'))
    document.pop(CHECKSUM)
    document[CHECKSUM] = checksum(document)
    blocks.write_bytes(msgspec.json.encode(document))
    # WHEN this version uses it
    ledger = opened(path)
    assert (await ledger.load(SCOPE)).record == waiting()
    await ledger.record(SCOPE, waiting(600), ())
    assert (await ledger.load(SCOPE)).record == waiting(600)
    await ledger.close()
    # THEN what it did not understand is still there
    connection = sqlite3.connect(path)
    assert connection.execute("SELECT colour, wait_until FROM record").fetchall() == [("green", NOW + 600)]
    connection.close()
    assert '"colour": "red"' in blocks.read_text()
    assert '"rain": 1' in blocks.read_text()
    assert ledger.warning is None


of_version_9 = changed_by(
    "UPDATE about SET version = 9, readable_from = 9, written_by = '7.5.0'", "PRAGMA user_version = 9"
)


async def test_what_only_a_newer_version_can_use_stays_untouched_also_after_a_kill_and_no_wait_is_forgotten(
    path: Path, tmp_path: Path
) -> None:
    # GIVEN a wait of two hours, in a ledger that a newer version has taken over since
    salt = await kept(path)
    of_version_9(path)
    before = content(path)
    # WHEN this version goes on, is refused, and is started again
    clock = VirtualClock(NOW)
    ledger = opened(path, clock)
    assert await ledger.salt() == salt
    assert (await ledger.load(SCOPE)).record.wait == waiting(7200).wait
    assert ledger.warning == fact(WaitsCase.NEWER, file=path.name, version="7.5.0")
    await clock.advance(100)
    later = Record(Wait(at(100), 9000, 9000, WaitReason.LIMIT), told=9000)
    await ledger.reserve(reservation(sent_at=at(100)))
    await ledger.record(SCOPE, later, (reservation(sent_at=at(100)),))
    await ledger.close()
    # THEN the newer version's file is as it was, and the wait holds
    assert (await started_by(clock, path)).state() == Waiting(NOW + 9100, WaitReason.LIMIT)
    assert content(path) == before
    path = elsewhere(path)
    await kept(path)
    ledger = opened(path)
    await ledger.salt()
    of_version_9(path)
    left = left_by_a_kill(path, tmp_path / "left")
    files = (left, left.with_name(f"{left.name}-wal"))
    contents = [content(file) for file in files]
    again = opened(left)
    assert (await again.load(SCOPE)).record.wait == waiting(7200).wait
    await again.close()
    assert [content(file) for file in files] == contents
    # What it may know holds once and not at every start.
    path = elsewhere(path)
    await kept(path, Record(told=7200))
    of_version_9(path)
    desk = await started(path)
    assert desk.state() == Waiting(NOW + 7200, WaitReason.LEDGER_LOST, NOW + 60)
    await desk.ledger.close()
    assert not isinstance((await started(path, after=7200)).state(), Waiting)


async def test_another_digit_in_the_second_place_is_noticed_and_the_database_counts(path: Path) -> None:
    await kept(path, waiting(600))
    blocks = blocks_of(path)
    until = f"{NOW + 600:.1f}".encode()
    assert until in content(blocks)
    put(blocks, damaged := content(blocks).replace(until, b"19" + until[2:]))
    assert (await opened(path).load(SCOPE)).record == waiting(600)
    assert content(blocks.with_name(f"{blocks.name}.damaged")) == damaged
