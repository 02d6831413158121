"""An export is whole or not there at all: whatever fails, the older file is as it was."""

import asyncio
import errno
import gc
import os
import sqlite3
import threading
from collections.abc import AsyncGenerator, Sequence
from contextlib import closing
from pathlib import Path
from typing import overload

import pytest

from menagerie.deliveries.write import storage_error
from menagerie.domain.animal import Animal, KnownAnimal
from menagerie.domain.cases import CatalogueCase, WritingCase, Written
from menagerie.domain.errors import StorageError
from menagerie.storage.replacement import Replacement, StoppedError
from menagerie.workflows.export import ExportedRows, ExportFormat, export, record_of, writer_for
from support.clock import VirtualClock
from support.patience import LONGEST_WAIT

OLD = b"what was there before"
REX = KnownAnimal(Animal(1043, "Rex", 7, "available"), 1_700_000_000, 1_790_000_000)


class EndlessBlock(Sequence[KnownAnimal]):
    """A block without end: its writing ends only when it is stopped."""

    def __init__(self) -> None:
        self.is_read = threading.Event()

    def __len__(self) -> int:
        return 10**12

    @overload
    def __getitem__(self, place: int) -> KnownAnimal: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[KnownAnimal]: ...
    def __getitem__(self, place: int | slice) -> KnownAnimal | Sequence[KnownAnimal]:
        self.is_read.set()
        return REX if isinstance(place, int) else [REX]


class FullDisk(Replacement):
    """A file that has room for so many bytes, as long as anybody wants it."""

    def __init__(self, path: Path, room: int) -> None:
        super().__init__(path)
        self._room = room

    def write(self, content: bytes) -> int:
        if not self._is_over and self.tell() + len(content) > self._room:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return super().write(content)


class StoppedLate(Replacement):
    """A file that is stopped as soon as it has been found not to be, as while it is flushed to the disk."""

    def raise_if_stopped(self) -> None:
        super().raise_if_stopped()
        self.stop()


@pytest.fixture
def old_file(tmp_path: Path) -> Path:
    path = tmp_path / "animals.csv"
    path.write_bytes(OLD)
    return path


def only_the_old_file_is_there(path: Path) -> bool:
    return list(path.parent.iterdir()) == [path] and path.read_bytes() == OLD


async def export_blocks(
    path: Path, blocks: AsyncGenerator[Sequence[KnownAnimal], None], file_format: ExportFormat
) -> None:
    rows = ExportedRows(None, blocks)
    await export(rows, path, file_format, zone="UTC", clock=VirtualClock(), progress=lambda _count: None)


async def one_block(block: Sequence[KnownAnimal]) -> AsyncGenerator[Sequence[KnownAnimal], None]:
    yield block


def test_an_export_takes_the_place_of_the_older_file_and_a_link_stays_a_link(old_file: Path) -> None:
    asyncio.run(export_blocks(old_file, one_block([REX]), ExportFormat.JSON_LINES))
    assert old_file.read_bytes().startswith(b'{"id":1043,')
    assert list(old_file.parent.iterdir()) == [old_file]
    link = old_file.with_name("link.csv")
    link.symlink_to(old_file)
    asyncio.run(export_blocks(link, one_block([REX]), ExportFormat.CSV))
    assert link.is_symlink()
    assert b"Rex" in old_file.read_bytes()


def test_progress_is_told_at_most_twenty_times_a_second_and_at_the_end(tmp_path: Path) -> None:
    async def scenario() -> list[int]:
        clock = VirtualClock()
        told: list[int] = []

        async def blocks() -> AsyncGenerator[Sequence[KnownAnimal], None]:
            for _ in range(10):
                yield [REX] * 100
                await clock.advance(0.02)

        rows = ExportedRows(1000, blocks())
        await export(
            rows, tmp_path / "a.csv", ExportFormat.CSV, zone="UTC", clock=clock, progress=told.append
        )
        return told

    # A block every 20 ms; 50 ms have passed with every third.
    assert asyncio.run(scenario()) == [100, 400, 700, 1000, 1000]


async def test_a_cancelled_export_leaves_the_older_file(old_file: Path) -> None:
    for file_format in ExportFormat:
        reached = asyncio.Event()

        async def blocks(reached: asyncio.Event = reached) -> AsyncGenerator[Sequence[KnownAnimal], None]:
            yield [REX] * 100
            reached.set()
            await asyncio.Event().wait()

        running = asyncio.ensure_future(export_blocks(old_file, blocks(), file_format))
        await reached.wait()
        assert not only_the_old_file_is_there(old_file)
        running.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running
        assert only_the_old_file_is_there(old_file)


async def test_cancelling_ends_the_writing_of_a_block_in_its_midst_and_closes_the_source(
    old_file: Path,
) -> None:
    for file_format in ExportFormat:
        block, closed = EndlessBlock(), asyncio.Event()

        async def blocks(
            block: EndlessBlock = block, closed: asyncio.Event = closed
        ) -> AsyncGenerator[Sequence[KnownAnimal], None]:
            try:
                yield block
            finally:
                closed.set()

        # Held on to: otherwise it would be closed when it is collected.
        source = blocks()
        running = asyncio.ensure_future(export_blocks(old_file, source, file_format))
        await asyncio.to_thread(block.is_read.wait)
        # An impatient person, or a window that is closed as well.
        running.cancel()
        await asyncio.sleep(0)
        running.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running
        assert closed.is_set()
        assert only_the_old_file_is_there(old_file)


def test_an_export_that_is_cancelled_while_the_file_is_finished_or_flushed_leaves_the_older_file(
    old_file: Path,
) -> None:
    file = Replacement(old_file)
    writer = writer_for(ExportFormat.XLSX, file, "UTC")
    writer.write([record_of(REX, None, None)])
    file.stop()
    with pytest.raises(StoppedError):
        writer.finish()
    with pytest.raises(StoppedError):
        file.complete()
    file.discard()
    writer.discard()
    # What XlsxWriter leaves lying about complains when it is collected, if it has reason to.
    gc.collect()
    assert only_the_old_file_is_there(old_file)
    file = StoppedLate(old_file)
    with pytest.raises(StoppedError):
        file.complete()
    file.discard()
    assert only_the_old_file_is_there(old_file)


async def test_an_export_that_is_cancelled_when_the_older_file_is_replaced_has_ended_as_ever(
    old_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # GIVEN a disk on which replacing a file takes a while, in which the person cancels
    loop, cancelled, real = asyncio.get_running_loop(), threading.Event(), os.replace

    def cancel() -> None:
        running.cancel()
        loop.call_soon(cancelled.set)

    def replace(*paths: Path) -> None:
        real(*paths)
        loop.call_soon_threadsafe(cancel)
        assert cancelled.wait(LONGEST_WAIT)

    monkeypatch.setattr(os, "replace", replace)
    running = asyncio.ensure_future(export_blocks(old_file, one_block([REX]), ExportFormat.CSV))
    # THEN it does not say that the older file is as it was
    await running
    assert b"Rex" in await asyncio.to_thread(old_file.read_bytes)


def test_a_disk_that_is_full_while_a_workbook_is_packed_is_the_systems_own_error(old_file: Path) -> None:
    for room in (0, 2_000):
        file = FullDisk(old_file, room)
        writer = writer_for(ExportFormat.XLSX, file, "UTC")
        with pytest.raises(OSError, match="No space left") as caught:
            writer.finish()
        assert caught.value.errno == errno.ENOSPC
        file.discard()
        writer.discard()
        gc.collect()
        assert only_the_old_file_is_there(old_file)


def test_an_error_of_the_source_leaves_the_older_file_and_a_database_is_not_replaced(old_file: Path) -> None:
    async def blocks() -> AsyncGenerator[Sequence[KnownAnimal], None]:
        yield [REX]
        raise StorageError(CatalogueCase.UNREADABLE)

    with pytest.raises(StorageError, match="catalogue"):
        asyncio.run(export_blocks(old_file, blocks(), ExportFormat.CSV))
    assert only_the_old_file_is_there(old_file)
    old_file.unlink()
    with closing(sqlite3.connect(old_file)) as connection:
        connection.execute("CREATE TABLE animal (name TEXT)")
    before = old_file.read_bytes()
    with pytest.raises(StorageError, match="a database"):
        asyncio.run(export_blocks(old_file, one_block([REX]), ExportFormat.CSV))
    assert old_file.read_bytes() == before
    assert list(old_file.parent.iterdir()) == [old_file]


def test_a_place_where_nothing_can_be_written_is_reported_and_every_failure_has_its_case(
    old_file: Path,
) -> None:
    (old_file.parent / "folder").mkdir()
    for place, case in {
        "gone/animals.csv": WritingCase.NO_FOLDER,
        "animals.csv/animals.csv": WritingCase.NO_FOLDER,
        "folder": WritingCase.THERE_ALREADY,
        f"{'x' * 300}.csv": WritingCase.FAILED,
    }.items():
        with pytest.raises(StorageError) as caught:
            asyncio.run(export_blocks(old_file.parent / place, one_block([REX]), ExportFormat.CSV))
        assert caught.value.case is case
        assert caught.value.values["what"] is Written.EXPORT
        assert old_file.read_bytes() == OLD
        assert {path.name for path in old_file.parent.iterdir()} == {"animals.csv", "folder"}
    for number, case in {
        errno.ENOSPC: WritingCase.DISK_FULL,
        errno.EDQUOT: WritingCase.DISK_FULL,
        errno.EFBIG: WritingCase.TOO_LARGE_FOR_DISK,
        errno.EROFS: WritingCase.NO_FOLDER,
        errno.EACCES: WritingCase.PROTECTED,
        errno.EPERM: WritingCase.PROTECTED,
        errno.EIO: WritingCase.FAILED,
    }.items():
        error = storage_error(OSError(number, os.strerror(number)), Path("me", "animals.csv"), Written.ROWS)
        assert (error.case, error.values["name"], error.values["folder"]) == (case, "animals.csv", "me")
