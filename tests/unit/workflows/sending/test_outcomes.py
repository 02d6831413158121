"""Outcomes that cannot be recorded at first: they are kept in memory until they are on the disk."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from menagerie.domain.cases import WritingCase
from menagerie.domain.errors import StorageError
from menagerie.outbox.entry import Entry, State, Typed
from menagerie.outbox.store import Outbox
from menagerie.workflows.sending.outcomes import Outcomes
from support.clock import VirtualClock


class FullDisk(Outbox):
    """An outbox that can be read, and that takes no id as long as its disk is full."""

    is_full = True
    reads = 0

    async def created(self, number: int, animal_id: int | None) -> Entry:
        if self.is_full:
            raise StorageError(WritingCase.DISK_FULL)
        return await super().created(number, animal_id)

    async def entry(self, number: int) -> Entry:
        self.reads += 1
        return await super().entry(number)


@dataclass(frozen=True)
class Unsaved:
    """Outcomes of which one could not be recorded: that of add ``number``."""

    disk: FullDisk
    outcomes: Outcomes
    number: int


@asynccontextmanager
async def unsaved(folder: Path) -> AsyncIterator[Unsaved]:
    disk = FullDisk(folder / "outbox.sqlite3", VirtualClock())
    try:
        queued = await disk.queue_new(Typed("Rex", "7"))
        sent = await disk.begin_sending(queued.number)
        outcomes = Outcomes(disk, lambda _entry: None)
        with pytest.raises(StorageError):
            await outcomes.created(sent, 1043)
        yield Unsaved(disk, outcomes, sent.number)
    finally:
        await disk.close()


async def test_trying_again_takes_no_more_however_often_it_has_failed(tmp_path: Path) -> None:
    async with unsaved(tmp_path) as at:
        for _ in range(20):
            with pytest.raises(StorageError):
                await at.outcomes.write_all()
        assert at.disk.reads == 20
        at.disk.is_full = False
        await at.outcomes.write_all()
        assert (await at.disk.entry(at.number)).animal_id == 1043
        assert not at.outcomes.has_unwritten


async def test_an_outcome_is_kept_where_recording_it_is_given_up(tmp_path: Path) -> None:
    async with unsaved(tmp_path) as at:
        at.disk.is_full = False
        writing = asyncio.create_task(at.outcomes.write_all())
        while not at.disk.reads:  # noqa: ASYNC110 - a plain count tells
            await asyncio.sleep(0)
        writing.cancel()
        await asyncio.wait({writing})
        await at.outcomes.write_all()
        assert (await at.disk.entry(at.number)).state is State.CREATED
