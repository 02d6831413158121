"""On a full or write-protected disk nothing is sent that was not written, and it works again afterwards.

Each test has a process of its own, which may lose the right or the room to write.
"""

import asyncio
from pathlib import Path
from textwrap import indent

import pytest

from menagerie.outbox.entry import Entry, State, Typed
from menagerie.outbox.store import Opened, Outbox
from support.clock import VirtualClock
from support.damage import changed_by
from support.programs import run, started
from support.two_runs import sampled

_COMMON = """
import asyncio, os, sys
from pathlib import Path
from menagerie.domain.cases import OutboxCase
from menagerie.domain.errors import StorageError
from menagerie.outbox.entry import Outcome, State, Typed
from menagerie.outbox.store import Opened, Outbox
from support.clock import VirtualClock
from support.damage import changed_by
from support.deliveries import job_rows
from support.disk import room_for

path = Path(sys.argv[1])
outbox = Outbox(path, VirtualClock())
REX = Typed("Rex", "7")

async def fails(call):
    try:
        await call
    except StorageError as error:
        assert (error.case, error.values["file"]) == (OutboxCase.FAILED, "outbox.sqlite3"), error
        assert str(path.parent) not in str(error), error
    else:
        raise AssertionError("no error")

async def begin_job():
    await outbox.begin_job("delivery.csv", "digest", "Anna", {}, job_rows(10))

async def together():
    ends = await asyncio.gather(outbox.begin_sending(1), outbox.created(2, 5), return_exceptions=True)
    assert all(isinstance(end, StorageError) for end in ends), ends
    raise ends[0]
"""


def program(body: str) -> str:
    """Return the source of a program that does this, and closes what it opened."""
    main = indent(f"{body}\nawait outbox.close()", "    ")
    return f"{_COMMON}\nasync def main():\n{main}\n\nasyncio.run(main())"


# Whatever is to be written fails, and nothing is changed by that, in the file or to be seen.
FILLS_UP = """
await outbox.open()
await outbox.queue_all([REX] * 3)
await outbox.begin_sending(2)
await outbox.begin_sending(3)
await outbox.unconfirmed(3, "cut")
before = await outbox.entries()
room_for(path.with_name(path.name + "-wal").stat().st_size)
for call in (
    outbox.begin_sending(1), outbox.created(2, 5), outbox.refused(2, "no"), outbox.not_sent(2, "wait"),
    outbox.unconfirmed(2, "cut"), outbox.looked(3, Outcome.ABSENT), outbox.discard(1),
    outbox.save_draft(REX), outbox.save_draft(Typed("Bella", ""), 1), outbox.queue(3, REX),
    outbox.queue_new(REX), outbox.queue_all([REX]), outbox.begin_sending(1), begin_job(), together(),
):
    await fails(call)
    assert await outbox.entries() == before
    assert (await outbox.next_queued())[0].number == 1
    assert await outbox.jobs() == ()
    assert not list(path.parent.glob("*.job-*"))
"""

AND_THERE_IS_ROOM_AGAIN = """
room_for(None)
assert (await outbox.begin_sending(1)).tries == 1
await outbox.not_sent(1, "wait")
"""

FULL_AT_THE_FIRST_START = program("""
room_for(1_000)
await fails(outbox.open())
await fails(outbox.queue_new(REX))
assert list(path.parent.iterdir()) == []
room_for(None)
assert (await outbox.queue_new(REX)).number == 1
assert await outbox.open() == Opened(0)
""")

FULL_AT_A_START = program("""
room_for(1_000)
before = path.read_bytes()
await fails(outbox.open())
await fails(outbox.next_queued())
assert path.read_bytes() == before
room_for(None)
assert (await outbox.next_queued())[0].number == 1
""")

# Root may write everything, so the process becomes another user first. After a line of input, it may write.
WRITE_PROTECTED = program("""
if os.geteuid() == 0:
    os.setuid(65534)
await fails(outbox.open())
await fails(outbox.begin_sending(1))
await fails(outbox.entries())
print("said", flush=True)
sys.stdin.readline()
assert (await outbox.begin_sending(1)).state is State.SENDING
assert await outbox.open() == Opened(0)
await outbox.not_sent(1, "wait")
""")


async def fill(path: Path) -> None:
    outbox = Outbox(path, VirtualClock())
    await outbox.queue_new(Typed("Rex", "7"))
    await outbox.close()


def found_in(path: Path) -> tuple[Opened, tuple[Entry, ...]]:
    async def look() -> tuple[Opened, tuple[Entry, ...]]:
        outbox = Outbox(path, VirtualClock())
        opened = await outbox.open()
        entries = await outbox.entries()
        await outbox.close()
        return opened, entries

    return asyncio.run(look())


def test_a_change_that_could_not_be_written_is_not_made_even_after_the_process_ends(tmp_path: Path) -> None:
    path = tmp_path / "outbox.sqlite3"
    run(program(FILLS_UP + "os._exit(0)"), path)
    opened, entries = found_in(path)
    assert opened == Opened(1)
    states = {entry.number: entry.state for entry in entries}
    assert states == {1: State.QUEUED, 2: State.UNCONFIRMED, 3: State.UNCONFIRMED}
    assert entries[-1].tries == 0


@pytest.mark.thorough
def test_the_next_call_works_when_there_is_room_again(tmp_path: Path) -> None:
    path = tmp_path / "outbox.sqlite3"
    run(program(FILLS_UP + AND_THERE_IS_ROOM_AGAIN), path)
    opened, entries = found_in(path)
    assert opened == Opened(1)
    assert (entries[-1].state, entries[-1].tries) == (State.QUEUED, 1)


@pytest.mark.thorough
def test_a_full_disk_at_the_first_start_leaves_nothing_behind(tmp_path: Path) -> None:
    run(FULL_AT_THE_FIRST_START, tmp_path / "outbox.sqlite3")
    assert len(found_in(tmp_path / "outbox.sqlite3")[1]) == 1


@pytest.mark.parametrize("is_damaged", sampled([True, False]))
def test_a_full_disk_at_a_later_start_or_during_a_rescue_leaves_everything_for_the_next_one(
    tmp_path: Path, *, is_damaged: bool
) -> None:
    path = tmp_path / "outbox.sqlite3"
    asyncio.run(fill(path))
    if is_damaged:
        changed_by("DROP INDEX entry_by_place")(path)
    run(FULL_AT_A_START, path)
    opened, entries = found_in(path)
    assert opened == Opened(0)
    assert [entry.state for entry in entries] == [State.QUEUED]


@pytest.mark.parametrize(
    ("directory_mode", "file_mode"), sampled([(0o555, 0o444), (0o555, 0o666), (0o777, 0o444)])
)
def test_a_protected_outbox_sends_nothing(open_directory: Path, directory_mode: int, file_mode: int) -> None:
    # GIVEN an outbox with an add in line, write-protected
    path = open_directory / "outbox.sqlite3"
    asyncio.run(fill(path))
    path.with_suffix(".departures").chmod(0o666)
    path.chmod(file_mode)
    open_directory.chmod(directory_mode)
    with started(WRITE_PROTECTED, path) as process:
        assert process.stdout is not None
        # THEN it is reported, and sent when the file can be written again
        assert process.stdout.readline() == "said\n"
        path.chmod(0o666)
        open_directory.chmod(0o777)
