"""A ledger that is damaged, missing, old, or on a disk that takes nothing never leads to an early request."""

import asyncio
import logging
import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from menagerie.domain.plan import PRO
from menagerie.governor.governor import Open, Probing, Waiting, WaitReason
from menagerie.governor.ledger.tables import open_ledger_file
from menagerie.governor.record import Entry, Record, Scope, UsedUp
from menagerie.storage import OpenFile
from support.asking import SCOPE, Desk, play
from support.clock import VirtualClock
from support.damage import changed_by, cut_to, of_another_application, overwritten_by
from support.ledgers import (
    NOW,
    PAGE,
    at,
    blocks_of,
    content,
    full_after,
    opened,
    put,
    remove,
    reservation,
    unwritable,
    waiting,
    write_protected,
)

TRIALS = 500
LONG = waiting(7200)

Damage = Callable[[Path], None]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "ledger.sqlite"


async def kept(path: Path, record: Record = LONG) -> bytes:
    """Leave a ledger with a record, closed, and return its salt."""
    ledger = opened(path)
    await ledger.record(SCOPE, record, ())
    salt = await ledger.salt()
    await ledger.close()
    return salt


async def killed(path: Path, place: Path, record: Record = LONG, without: str = "-shm") -> Path:
    """Leave the files of a ledger whose process was killed in ``place``, except for one of them."""
    ledger = opened(path)
    await ledger.record(SCOPE, record, ())
    await ledger.reserve(reservation())
    shutil.copytree(path.parent, place, ignore=shutil.ignore_patterns(f"*{without}", "*-shm"))
    await ledger.close()
    return place / path.name


async def started(path: Path, after: float = 0.0) -> Desk:
    """Start the application so many seconds after ``NOW``."""
    clock = VirtualClock(NOW)
    await clock.advance(after)
    desk = Desk(clock, opened(path, clock))
    await desk.governor.load()
    return desk


def reversed_letters(path: Path) -> None:
    path.write_bytes(path.read_bytes()[::-1])


def torn(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[200:] = b"\xa5" * len(content[200:])
    path.write_bytes(bytes(content))


def missing(path: Path) -> None:
    path.unlink()


def a_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()
    (path / "something").touch()


def with_a_row_out_of_place(path: Path) -> None:
    """Change a name in place, so that the row would not be found although every page can be read."""
    changed_by("INSERT INTO record (origin, fingerprint, strikes) VALUES ('https://a', '', 0)")(path)
    path.write_bytes(path.read_bytes().replace(b"https://a", b"zzzzzzzzz"))


DAMAGES = [
    pytest.param(overwritten_by(b""), id="emptied"),
    pytest.param(overwritten_by(b"not a database, but long enough to look into" * 100), id="overwritten"),
    pytest.param(cut_to(PAGE + 100), id="cut"),
    pytest.param(of_another_application(3), id="of another application"),
    pytest.param(changed_by("DROP TABLE installation"), id="without a table"),
    torn,
    reversed_letters,
    missing,
    a_folder,
    with_a_row_out_of_place,
]


@pytest.mark.parametrize("damage", DAMAGES)
def test_whatever_becomes_of_the_ledger_its_wait_is_kept_to_and_the_key_is_known_by_the_same_name(
    path: Path, damage: Damage, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        salt = await kept(path)
        damage(path)

        with caplog.at_level(logging.ERROR):
            desk = await started(path, after=100)

        assert desk.state() == Waiting(NOW + 7300, WaitReason.LEDGER_LOST, NOW + 7200)
        assert await desk.ledger.salt() == salt
        assert "record of waits" in (desk.ledger.warning or "")
        await desk.ledger.close()
        # A second start finds it as the first one left it, and waits for the rest.
        again = await started(path, after=200)
        assert again.waiting().until == NOW + 7300
        assert again.ledger.warning is None
        await again.ledger.close()

    play(scenario)


@pytest.mark.parametrize("damage", DAMAGES)
def test_where_nothing_is_left_of_either_place_everyone_waits_a_minute_and_probes(
    path: Path, damage: Damage
) -> None:
    async def scenario() -> None:
        await kept(path, Record(plan=None, told=7200))
        damage(path)
        overwritten_by(b"{")(blocks_of(path))

        desk = await started(path)
        # What can be rescued of it may still say what was told last.
        assert desk.waiting().reason is WaitReason.LEDGER_LOST
        assert desk.waiting().until in {NOW + 60, NOW + 7200}
        await desk.ledger.close()

        # A second start within that time waits for the rest of it.
        again = await started(path, after=20)
        assert again.waiting() == desk.waiting()
        await again.clock.advance(desk.waiting().until - again.clock.now())
        assert again.state() == Probing(in_flight=False)
        await again.ledger.close()

    play(scenario)


def test_where_there_never_was_anything_nobody_waits(path: Path) -> None:
    async def scenario() -> None:
        desk = await started(path)

        assert desk.state() == Open()
        assert desk.ledger.warning is None
        await desk.ledger.close()

    play(scenario)


def test_where_both_files_are_gone_nobody_waits(path: Path) -> None:
    async def scenario() -> None:
        await kept(path)
        remove(path, blocks_of(path))

        desk = await started(path)

        assert desk.state() == Open()
        await desk.ledger.close()

    play(scenario)


def test_after_a_loss_the_last_wait_that_was_told_is_waited_for_once_more(path: Path) -> None:
    async def scenario() -> None:
        await kept(path, Record(told=1800))
        torn(path)

        desk = await started(path)

        assert desk.state() == Waiting(NOW + 1800, WaitReason.LEDGER_LOST, NOW + 60)
        await desk.ledger.close()

    play(scenario)


@pytest.mark.parametrize("lost", ["-wal", ".sqlite", "-open"])
def test_what_is_lost_with_a_file_of_the_database_after_a_kill_stands_in_the_second_place(
    path: Path, tmp_path: Path, lost: str
) -> None:
    async def scenario() -> None:
        await kept(path, Record())
        left = await killed(path, tmp_path / "left", without=lost)

        desk = await started(left, after=100)

        assert desk.waiting().until >= NOW + 7200
        await desk.ledger.close()

    play(scenario)


def test_a_damaged_log_forgets_no_wait(path: Path, tmp_path: Path) -> None:
    async def scenario() -> None:
        await kept(path, Record())
        left = await killed(path, tmp_path / "left")
        log = left.with_name(f"{left.name}-wal")
        content = bytearray(log.read_bytes())
        content[100] ^= 1
        log.write_bytes(bytes(content))

        desk = await started(left, after=100)

        assert desk.state() == Waiting(NOW + 7300, WaitReason.LEDGER_LOST, NOW + 7200)
        assert "newest changes" in (desk.ledger.warning or "")
        await desk.ledger.close()

    play(scenario)


def test_an_old_copy_of_the_ledger_forgets_no_wait(path: Path) -> None:
    async def scenario() -> None:
        await kept(path, Record())
        old = content(path)
        await kept(path)
        put(path, old)

        desk = await started(path, after=100)

        assert desk.state() == Waiting(NOW + 7200, WaitReason.LIMIT)
        await desk.ledger.close()

    play(scenario)


@pytest.mark.parametrize("old_one", [lambda path: path, blocks_of], ids=["ledger", "second place"])
def test_what_only_one_of_the_places_knows_counts(path: Path, old_one: Callable[[Path], Path]) -> None:
    async def scenario() -> None:
        used_up = UsedUp(at(), 900)
        record = Record(None, 3, clean_since=at(-5), refused=401, used_up=used_up, plan=PRO, told=900)
        await kept(path, Record(strikes=1))
        old = content(old_one(path))
        await kept(path, record)
        put(old_one(path), old)

        ledger = opened(path)
        assert await ledger.load(SCOPE) == Entry(record)
        await ledger.close()
        # From then on both places know it.
        remove(path)
        again = opened(path)
        known = (await again.load(SCOPE)).record
        assert replace(known, wait=None) == record
        await again.close()

    play(scenario)


def test_that_something_was_lost_stands_in_both_places_too(path: Path) -> None:
    async def scenario() -> None:
        await kept(path, Record())
        torn(path)
        await (await started(path)).ledger.close()
        remove(blocks_of(path))

        ledger = opened(path)

        assert (await ledger.load(Scope("https://else.example", ""))).lost_at == at()
        await ledger.close()

    play(scenario)


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
        pytest.param(overwritten_by(b""), id="emptied"),
        pytest.param(overwritten_by(b"\xff\xfe not text"), id="not text"),
        pytest.param(overwritten_by(b'{"salt": 5, "blocks": []}'), id="of another shape"),
        pytest.param(overwritten_by(b'{"salt": "xyz", "blocks": []}'), id="without a salt"),
        pytest.param(cut_to(200), id="cut"),
        reversed_letters,
        missing,
        a_folder,
        an_old_copy,
        of_another_installation,
    ],
)
def test_whatever_becomes_of_the_second_place_the_ledger_counts(path: Path, damage: Damage) -> None:
    async def scenario() -> None:
        salt = await kept(path)
        damage(blocks_of(path))

        desk = await started(path, after=100)

        assert desk.state() == Waiting(NOW + 7200, WaitReason.LIMIT)
        assert await desk.ledger.salt() == salt
        assert desk.ledger.warning is None
        await desk.ledger.close()

    play(scenario)


def test_a_damaged_second_place_is_kept_aside_and_made_anew(path: Path) -> None:
    async def scenario() -> None:
        await kept(path)
        overwritten_by(b"{")(blocks_of(path))
        await (await started(path)).ledger.close()
        torn(path)

        desk = await started(path)

        assert desk.waiting().until == NOW + 7200
        assert path.with_name("ledger.blocks.json.damaged").read_bytes() == b"{"
        await desk.ledger.close()

    play(scenario)


def test_a_block_whose_key_has_another_name_by_now_counts_for_every_key_of_its_service(path: Path) -> None:
    async def scenario() -> None:
        # GIVEN an old ledger in place of a lost one, so that the second place has been made with another salt
        await kept(path, Record())
        old = content(path)
        remove(path, blocks_of(path))
        salt = await kept(path)
        put(path, old)

        # WHEN the application starts
        clock = VirtualClock(NOW)
        ledger = opened(path, clock)
        assert await ledger.salt() != salt
        renamed = Scope(SCOPE.origin, "the same key by its new name")

        # THEN the wait holds, at this start and the next, and not for another service
        assert (await ledger.load(renamed)).record.wait == LONG.wait
        assert (await ledger.load(Scope("https://else.example", ""))).record.wait is None
        await ledger.close()
        again = opened(path, clock)
        assert (await again.load(renamed)).record.wait == LONG.wait
        await again.close()

        # AND it is forgotten when it is over
        await clock.advance(7200)
        later = opened(path, clock)
        assert (await later.load(renamed)).record.wait is None
        await later.close()

    play(scenario)


def test_a_wait_that_was_overcome_does_not_come_back_from_either_place(path: Path) -> None:
    async def scenario() -> None:
        ledger = opened(path)
        await ledger.record(SCOPE, LONG, ())
        await ledger.record(SCOPE, Record(told=7200), ())
        await ledger.close()

        desk = await started(path, after=1)

        assert desk.state() == Open()
        await desk.ledger.close()

    play(scenario)


def test_a_block_stands_in_the_second_place_before_the_database_is_touched(path: Path) -> None:
    def open_file(path: Path, now: float) -> OpenFile:
        file = open_ledger_file(path, now)
        file.connection.set_trace_callback(look)
        return file

    def look(statement: str) -> None:
        if statement.startswith("INSERT INTO record"):
            seen.append(blocks_of(path).read_text())

    seen: list[str] = []

    async def scenario() -> None:
        clock = VirtualClock(NOW)
        desk = Desk(clock, opened(path, clock, open_file=open_file))

        await desk.limited("7200")

        assert [f"{NOW + 7200}" in blocks for blocks in seen] == [True]
        await desk.ledger.close()

    play(scenario)


def test_requests_alone_do_not_touch_the_second_place(path: Path) -> None:
    async def scenario() -> None:
        ledger = opened(path)
        await ledger.salt()
        changed_at = blocks_of(path).stat().st_mtime_ns
        for number in range(3):
            await ledger.reserve(reservation(str(number)))
            await ledger.settle(reservation(str(number)))

        assert blocks_of(path).stat().st_mtime_ns == changed_at
        await ledger.close()

    play(scenario)


def test_a_ledger_that_is_found_damaged_in_use_is_replaced_with_all_that_is_known(path: Path) -> None:
    def open_file(path: Path, now: float) -> OpenFile:
        file = open_ledger_file(path, now)
        files.append(file)
        return file

    files: list[OpenFile] = []

    async def scenario() -> None:
        # GIVEN a process with a wait and a request on its way
        ledger = opened(path, open_file=open_file)
        await ledger.record(SCOPE, LONG, ())
        await ledger.reserve(reservation())

        # WHEN its database turns out to be damaged
        for pragma in ("cache_size = 0", "wal_checkpoint(TRUNCATE)"):
            files[0].connection.execute(f"PRAGMA {pragma}")
        overwritten_by(b"x" * len(content(path)))(path)
        await ledger.reserve(reservation("2"))
        await ledger.settle(reservation("3"))

        # THEN it is kept aside, and everything goes on
        assert "was damaged" in (ledger.warning or "")
        found = await ledger.load(SCOPE)
        assert (found.record, found.lost_at) == (LONG, None)
        assert set(found.unanswered) == {reservation(), reservation("2")}
        await ledger.close()
        remove(blocks_of(path))
        again = opened(path)
        assert await again.load(SCOPE) == found
        assert again.warning is None
        await again.close()

    play(scenario)


@pytest.mark.parametrize("of_the_log", [False, True], ids=["database", "log"])
def test_no_flipped_bit_forgets_a_wait(
    path: Path, tmp_path: Path, of_the_log: bool, say_trials: Callable[[str], None]
) -> None:
    random = Random(16)  # noqa: S311 - the same trials each time
    noticed = 0

    async def trial(number: int, left: Path) -> None:
        nonlocal noticed
        place = tmp_path / str(number)
        shutil.copytree(left.parent, place)
        file = place / (f"{left.name}-wal" if of_the_log else left.name)
        content = bytearray(file.read_bytes())
        content[random.randrange(len(content))] ^= 1 << random.randrange(8)
        file.write_bytes(bytes(content))
        desk = await started(place / left.name, after=100)
        assert desk.waiting().until >= NOW + 7200, number
        noticed += desk.ledger.warning is not None
        await desk.ledger.close()
        shutil.rmtree(place)

    async def scenario() -> None:
        await kept(path, Record())
        left = await killed(path, tmp_path / "left")
        if not of_the_log:
            await (await started(left)).ledger.close()
        for number in range(TRIALS):
            await trial(number, left)

    play(scenario, seconds=120)
    what = "log" if of_the_log else "database"
    say_trials(
        f"ledger: {TRIALS} starts with one flipped bit in the {what}, {noticed} noticed, none too early"
    )


@pytest.mark.parametrize("open_file", [full_after(1), write_protected], ids=["full", "write-protected"])
def test_where_only_the_database_cannot_be_written_the_second_place_keeps_the_wait(
    path: Path, open_file: Callable[[Path, float], OpenFile]
) -> None:
    async def scenario() -> None:
        await kept(path, Record())
        ledger = opened(path, open_file=open_file)
        await ledger.record(SCOPE, LONG, ())
        long_scope = Scope("https://store.example/" + "x" * 20_000, SCOPE.fingerprint)
        await ledger.record(long_scope, LONG, ())

        assert "cannot be written" in (ledger.warning or "")
        assert await ledger.load(SCOPE) == Entry(LONG)
        assert await ledger.load(long_scope) == Entry(LONG)
        await ledger.close()

        desk = await started(path, after=100)
        assert desk.state() == Waiting(NOW + 7200, WaitReason.LIMIT)
        assert desk.ledger.warning is None
        await desk.ledger.close()

    play(scenario)


def test_a_database_that_failed_is_opened_anew_and_a_key_used_meanwhile_waits_a_minute(path: Path) -> None:
    def open_file(path: Path, now: float) -> OpenFile:
        tries.append(now)
        if len(tries) == 2:
            raise OSError(28, "No space left on device")
        return full_after(1)(path, now) if len(tries) == 1 else open_ledger_file(path, now)

    tries: list[float] = []

    long_scope = Scope("https://store.example/" + "x" * 20_000, SCOPE.fingerprint)

    async def scenario() -> None:
        # GIVEN a database that takes no more, and cannot even be opened again
        clock = VirtualClock(NOW)
        ledger = opened(path, clock, open_file=open_file)
        await ledger.record(long_scope, LONG, ())
        await clock.advance(1)

        # WHEN a key is used of which it may know anything
        entry = await ledger.load(SCOPE)

        # THEN that one waits a minute
        assert len(tries) == 2
        assert entry.lost_at == at(1)
        while ledger.warning is not None:
            await clock.advance(1)
            await asyncio.sleep(0.001)
        assert (await ledger.load(SCOPE)).lost_at is None
        await ledger.close()
        remove(blocks_of(path))
        again = opened(path)
        assert (await again.load(long_scope)).record == LONG
        await again.close()

    play(scenario)


class FullDisk:
    """A disk that takes nothing, neither in the database nor beside it, until there is room."""

    def __init__(self, path: Path) -> None:
        blocks = blocks_of(path)
        self._new = blocks.with_name(f"{blocks.name}.new")
        self.is_full = True
        self.tries = 0
        path.parent.mkdir(parents=True, exist_ok=True)
        unwritable(self._new)

    def make_room(self) -> None:
        self.is_full = False
        shutil.rmtree(self._new)

    def open(self, path: Path, now: float) -> OpenFile:
        self.tries += 1
        if self.is_full:
            raise OSError(28, "No space left on device")
        return open_ledger_file(path, now)


def test_on_a_full_disk_everything_goes_on_in_memory_says_so_and_is_written_when_there_is_room(
    path: Path,
) -> None:
    async def scenario() -> None:
        # GIVEN a disk that takes nothing
        clock, disk = VirtualClock(NOW), FullDisk(path)
        desk = Desk(clock, opened(path, clock, open_file=disk.open))
        await desk.ask()
        assert "cannot be saved" in (desk.ledger.warning or "")

        # WHEN the service refuses, and a while later there is room
        await desk.limited("7200")
        assert desk.waiting().until == NOW + 7200
        disk.make_room()
        await clock.advance(60)
        await desk.remembered()

        # THEN it is written, and the next start waits for the rest
        assert desk.ledger.warning is None
        again = await started(path, after=100)
        assert again.waiting().until == NOW + 7200
        assert len((await again.remembered()).sent) == 1
        await again.ledger.close()
        await desk.ledger.close()

    play(scenario)


def test_a_wait_that_a_full_disk_did_not_take_is_written_during_the_wait_when_no_request_is_made(
    path: Path,
) -> None:
    async def scenario() -> None:
        # GIVEN a wait of two hours that neither place could take
        clock, disk = VirtualClock(NOW), FullDisk(path)
        desk = Desk(clock, opened(path, clock, open_file=disk.open))
        await desk.limited("7200")
        tries = disk.tries

        # WHEN there is room some minutes later, and nothing is asked
        await clock.advance(300)
        disk.make_room()
        while disk.tries == tries or desk.ledger.warning is not None:
            await clock.advance(1)
            await asyncio.sleep(0.001)

        # THEN the wait survives a kill
        left = tmp_copy(path)
        again = await started(left, after=600)
        assert again.waiting().until == NOW + 7200
        await again.ledger.close()
        await desk.ledger.close()

    play(scenario)


def tmp_copy(path: Path) -> Path:
    """Return a copy of the files as a kill would leave them."""
    place = path.parent.with_name("left")
    shutil.copytree(path.parent, place, ignore=shutil.ignore_patterns("*-shm"))
    return place / path.name


def test_a_start_in_a_wait_has_nothing_to_write(path: Path) -> None:
    def open_file(path: Path, now: float) -> OpenFile:
        file = open_ledger_file(path, now)
        file.connection.execute("PRAGMA query_only = ON")
        return file

    async def scenario() -> None:
        await kept(path)

        clock = VirtualClock(NOW)
        desk = Desk(clock, opened(path, clock, open_file=open_file))
        await desk.governor.load()

        assert desk.state() == Waiting(NOW + 7200, WaitReason.LIMIT)
        assert desk.ledger.warning is None
        await desk.ledger.close()

    play(scenario)


def test_a_full_disk_is_tried_again_each_minute_and_not_with_every_request(path: Path) -> None:
    async def scenario() -> None:
        clock, disk = VirtualClock(NOW), FullDisk(path)
        desk = Desk(clock, opened(path, clock, open_file=disk.open))
        for _ in range(600):
            await clock.advance(1)
            await desk.remembered()

        assert 10 <= disk.tries <= 10 + 6
        await desk.ledger.close()

    play(scenario)


def test_where_no_file_can_be_everything_goes_on_in_memory_at_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        (tmp_path / "file").write_text("no folder")
        ledger = opened(tmp_path / "file" / "ledger.sqlite")
        await ledger.record(SCOPE, LONG, ())

        assert await ledger.load(SCOPE) == Entry(LONG)
        assert "cannot be saved" in (ledger.warning or "")
        await ledger.close()

    play(scenario)


def test_a_ledger_that_can_be_neither_read_nor_written_may_have_held_a_wait(path: Path) -> None:
    async def scenario() -> None:
        await kept(path)
        remove(path, blocks_of(path))
        put(path, b"something")
        ledger = opened(path, open_file=write_protected)

        assert (await ledger.load(SCOPE)).lost_at == at()
        assert "cannot be written" in (ledger.warning or "")
        await ledger.close()

    play(scenario)
