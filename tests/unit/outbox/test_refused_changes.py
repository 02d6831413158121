"""What a disk or another program refuses is neither in the database nor in the log, and is said as it is."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path

import pytest

from menagerie.domain.cases import OutboxCase
from menagerie.domain.errors import StorageError
from menagerie.outbox.entry import State, Typed
from menagerie.outbox.store import Outbox
from support.clock import VirtualClock
from support.deliveries import job_rows
from support.used_outbox import NOW, logged

REX = Typed("Rex", "7")


async def refusal(call: Awaitable[object]) -> StorageError:
    with pytest.raises(StorageError) as caught:
        await call
    return caught.value


def database_of(outbox: Outbox) -> sqlite3.Connection:
    # Look inside on purpose: a test has no disk of its own to fill.
    return outbox._files.open()


@contextmanager
def held_by_another_program(outbox: Outbox, path: Path) -> Iterator[None]:
    """Let nothing be written to the file meanwhile, and nothing wait for it."""
    database_of(outbox).execute("PRAGMA busy_timeout = 0")
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.rollback()


@contextmanager
def full_database(outbox: Outbox, _path: Path) -> Iterator[None]:
    """Let nothing more fit into the file meanwhile."""
    database = database_of(outbox)
    ((before,),) = database.execute("PRAGMA max_page_count").fetchall()
    database.execute("PRAGMA max_page_count = 1")
    yield
    database.execute(f"PRAGMA max_page_count = {before}")


@contextmanager
def unable_to_commit(outbox: Outbox, _path: Path) -> Iterator[None]:
    """Let a change fail at the very end, after the log has it."""

    def refuse_commits(action: int, argument: str | None, *_more: str | None) -> int:
        is_commit = (action, argument) == (sqlite3.SQLITE_TRANSACTION, "COMMIT")
        return sqlite3.SQLITE_DENY if is_commit else sqlite3.SQLITE_OK

    database = database_of(outbox)
    database.set_authorizer(refuse_commits)
    yield
    database.set_authorizer(None)


async def test_a_file_that_another_program_holds_is_said_to_be_held(outbox: Outbox, path: Path) -> None:
    await outbox.queue_new(REX)
    with held_by_another_program(outbox, path):
        for call in (outbox.queue_new(REX), outbox.begin_sending(1)):
            error = await refusal(call)
            assert (error.case, error.values) == (OutboxCase.HELD, {"file": path.name})
    assert (await outbox.begin_sending(1)).tries == 1


async def test_a_full_disk_is_said_with_what_the_system_says_of_it(outbox: Outbox, path: Path) -> None:
    long = Typed("x" * 100_000, "7")
    await outbox.queue_new(REX)
    with full_database(outbox, path):
        error = await refusal(outbox.queue_new(long))
    values = {"file": path.name, "detail": "database or disk is full"}
    assert (error.case, error.values) == (OutboxCase.FAILED, values)
    assert [entry.typed for entry in await outbox.entries()] == [REX]


async def test_a_folder_that_is_a_file_is_said_without_its_place(tmp_path: Path) -> None:
    (tmp_path / "data").touch()
    outbox = Outbox(tmp_path / "data" / "outbox.sqlite3", VirtualClock(NOW))
    error = await refusal(outbox.open())
    await outbox.close()
    assert (error.case, error.values["file"]) == (OutboxCase.FAILED, "outbox.sqlite3")
    assert str(error.values["detail"]).strip()
    assert "data" not in str(error.values["detail"])


async def test_a_change_that_the_database_refuses_at_the_end_is_not_in_the_log_either(
    outbox: Outbox, path: Path
) -> None:
    await outbox.queue_all([REX] * 2)
    before = logged(path)
    with unable_to_commit(outbox, path):
        await refusal(outbox.queue_new(REX))
        await refusal(outbox.begin_sending(1))
        ends = await asyncio.gather(outbox.begin_sending(1), outbox.begin_sending(2), return_exceptions=True)
        assert [type(end) for end in ends] == [StorageError] * 2
        assert logged(path) == before
        assert [entry.state for entry in await outbox.entries()] == [State.QUEUED] * 2
    # AND what follows is written as ever
    assert (await outbox.begin_sending(2)).tries == 1
    assert logged(path).lines[2].entry.state is State.SENDING
    assert logged(path).lines[1] == before.lines[1]


@pytest.mark.parametrize("hindrance", [held_by_another_program, unable_to_commit])
async def test_a_job_that_cannot_be_written_leaves_nothing_behind(
    outbox: Outbox, path: Path, hindrance: Callable[[Outbox, Path], AbstractContextManager[None]]
) -> None:
    await outbox.queue_new(REX)
    before = logged(path)
    with hindrance(outbox, path):
        await refusal(outbox.begin_job("delivery.csv", "digest", "Anna", {}, job_rows(3)))
        assert logged(path) == before
        assert await outbox.jobs() == ()
        assert not list(path.parent.glob("*.job-*"))
    assert (await outbox.begin_job("delivery.csv", "digest", "Anna", {}, job_rows(3))).number == 1
