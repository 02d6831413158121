"""A row that an import left out waits for a person until it is added, in one step with its add."""

import errno
import shutil
from pathlib import Path

import pytest

from menagerie.domain.errors import StorageError
from menagerie.outbox import jobs
from menagerie.outbox.entry import Entry, IllegalStepError, State, Typed
from menagerie.outbox.job import Job
from menagerie.outbox.store import Outbox
from support.deliveries import REASON, job_rows
from support.places import elsewhere
from support.released import RELEASED
from support.used_outbox import nothing, outbox_at, use_and_put_back, use_outbox

MENDED = Typed("Mended", "7")


async def begin(outbox: Outbox, *, sent: int = 1, left_out: int = 2) -> Job:
    return await outbox.begin_job("animals.csv", "digest", "Anna", {}, job_rows(sent, left_out=left_out))


async def waiting(outbox: Outbox, number: int = 1) -> list[int]:
    return [row.number for row in await outbox.job_rows(number, (), left_out=False, to_correct=True)]


async def test_a_row_says_what_can_be_read_of_it_and_waits_after_a_restart_until_it_is_dismissed(
    path: Path,
) -> None:
    async with outbox_at(path) as outbox:
        assert (await begin(outbox)).to_correct == 2
    async with outbox_at(path) as outbox:
        (job,) = await outbox.jobs()
        assert (job.to_correct, job.left_out) == (2, 2)
        first = (await outbox.job_rows(1))[0]
        assert (first.to_correct, first.reason, first.entry) == (Typed("Rex 1", ""), REASON, None)
        assert (await outbox.dismiss_rows(1, "On purpose.")).to_correct == 0
        assert await waiting(outbox) == []
        assert [row.reason for row in await outbox.job_rows(1, ())] == ["On purpose."] * 2
    path = elsewhere(path)
    async with outbox_at(path) as outbox:
        await begin(outbox)
        draft = await outbox.save_draft(MENDED, of=(1, 2))
        await outbox.dismiss_rows(1, "On purpose.")
        await outbox.discard(draft.number)
        job = await outbox.job(1)
        assert (job.to_correct, job.left_out) == (0, 2)


@pytest.mark.parametrize("is_queued", [True, False])
async def test_a_row_is_added_once_and_waits_until_that_is_queued(path: Path, is_queued: bool) -> None:
    async with outbox_at(path) as outbox:
        await begin(outbox)
        of = (1, 2)
        added = await (outbox.queue_new(MENDED, of) if is_queued else outbox.save_draft(MENDED, of=of))
        assert (added.job, added.row) == of
        for again in (outbox.queue_new, outbox.save_draft):
            with pytest.raises(IllegalStepError):
                await again(MENDED, of=of)
        assert len(await outbox.entries()) == 2
    async with outbox_at(path) as outbox:
        job = await outbox.job(1)
        assert (job.to_correct, job.left_out, job.total) == (1 if is_queued else 2, 1, 2)
        assert await waiting(outbox) == ([1] if is_queued else [1, 2])
        assert (await outbox.job_rows(1))[1].entry == added
        if not is_queued:
            await outbox.queue(added.number, MENDED)
            assert await waiting(outbox) == [1]


async def test_a_row_waits_again_when_its_add_is_discarded_before_it_was_sent(path: Path) -> None:
    async with outbox_at(path) as outbox:
        await begin(outbox)
        draft = await outbox.save_draft(MENDED, of=(1, 2))
        await outbox.discard(draft.number)
        job = await outbox.job(1)
        assert (job.to_correct, job.left_out, job.total) == (2, 2, 1)
        # AND it can be added after all, and be discarded again
        queued = await outbox.queue_new(MENDED, (1, 2))
        assert queued.row == 2
        assert await waiting(outbox) == [1]
        await outbox.discard(queued.number)
        assert await outbox.job(1) == job


@pytest.mark.parametrize("is_cancelled", [True, False])
async def test_rows_of_a_job_that_has_ended_wait_on_after_the_database_was_lost(
    path: Path, is_cancelled: bool
) -> None:
    async with outbox_at(path) as outbox:
        await begin(outbox)
        await begin(outbox, left_out=0)
        for entry in await outbox.next_queued(2):
            await outbox.begin_sending(entry.number)
            await outbox.created(entry.number, 1000 + entry.number)
        for number in (1, 2):
            await (outbox.cancel_job(number) if is_cancelled else outbox.end_job(number))
    async with outbox_at(path) as outbox:
        await outbox.open()
    assert [file.suffix for file in path.parent.glob("*.job-*")] == [".job-1"]
    lose_database(path)
    async with outbox_at(path) as outbox:
        await outbox.open()
        (job,) = await outbox.jobs()
        assert (job.to_correct, job.left_out, job.counts) == (2, 2, {State.CREATED: 1})
        assert await waiting(outbox) == [1, 2]
        # AND the file goes with the last of them
        await outbox.dismiss_rows(1, "On purpose.")
        assert list(path.parent.glob("*.job-*")) == []


async def test_an_import_begins_together_with_the_end_of_the_line_of_the_earlier_one(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with outbox_at(path) as outbox:
        await begin(outbox)
        with monkeypatch.context() as patch:
            patch.setattr(jobs, "dismiss", out_of_space)
            with pytest.raises(StorageError):
                await outbox.begin_job("again.csv", "digest", "Anna", {}, job_rows(1), [1], "On purpose.")
        assert [job.to_correct for job in await outbox.jobs()] == [2]
        await outbox.begin_job("again.csv", "digest", "Anna", {}, job_rows(1), [1], "On purpose.")
        assert [job.to_correct for job in await outbox.jobs()] == [0, 0]


def out_of_space(*_args: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def lose_database(path: Path) -> None:
    for file in path.parent.glob(f"{path.name}*"):
        file.unlink()


@pytest.mark.parametrize("is_created", [True, False])
async def test_after_the_database_was_lost_a_row_that_was_added_is_not_added_again(
    path: Path, is_created: bool
) -> None:
    async with outbox_at(path) as outbox:
        await begin(outbox, sent=3)
        added = await outbox.queue_new(MENDED, (1, 2))
        if is_created:
            await outbox.begin_sending(added.number)
            added = await outbox.created(added.number, 1043)
    # Its log is written anew at a start, with what is still open.
    async with outbox_at(path) as outbox:
        await outbox.open()
    lose_database(path)
    async with outbox_at(path) as outbox:
        await outbox.open()
        job = await outbox.job(1)
        assert (job.to_correct, job.left_out) == (1, 1)
        assert await waiting(outbox) == [1]
        found = (await outbox.job_rows(1))[1].entry
        assert found is not None
        assert (found.number, found.typed) == (added.number, added.typed)
        assert found.state in ({State.CREATED} if is_created else {State.QUEUED, State.UNCONFIRMED})


def test_in_a_database_older_than_the_log_a_row_is_linked_again_or_waits_again(path: Path) -> None:
    async def begin_a_job(outbox: Outbox) -> None:
        await begin(outbox)

    async def queue_one(outbox: Outbox) -> None:
        await outbox.queue_new(MENDED, (1, 1))

    async def discard_it(outbox: Outbox) -> None:
        (entry,) = [one for one in await outbox.entries() if one.row == 1]
        await outbox.discard(entry.number)

    async def it_is_linked(outbox: Outbox) -> None:
        assert await waiting(outbox) == [2]
        assert [one.row for one in await outbox.entries() if one.typed == MENDED] == [1]

    async def it_waits(outbox: Outbox) -> None:
        job = await outbox.job(1)
        assert (job.to_correct, job.left_out) == (2, 2)

    use_and_put_back(path, begin_a_job, queue_one)
    use_outbox(path, it_is_linked)
    use_and_put_back(path, nothing, discard_it)
    use_outbox(path, it_waits)


@pytest.mark.parametrize("version", ["0.2.0", "0.3.0"])
async def test_rows_that_an_older_version_left_out_ask_nothing_and_can_be_added(
    path: Path, version: str
) -> None:
    for file in (RELEASED / version / "closed").glob("outbox-staging-*"):
        shutil.copyfile(file, path.with_suffix(file.suffix))
    async with outbox_at(path) as outbox:
        left_out = [
            (job, row)
            for job in await outbox.jobs()
            for row in await outbox.job_rows(job.number, (), left_out=True)
        ]
        assert left_out
        assert {job.to_correct for job, _row in left_out} == {0}
        job, row = left_out[0]
        assert row.to_correct is None
        added: Entry = await outbox.queue_new(MENDED, (job.number, row.number))
        assert (await outbox.job(job.number)).left_out == job.left_out - 1
        with pytest.raises(IllegalStepError):
            await outbox.queue_new(MENDED, (job.number, row.number))
        assert added in {one.entry for one in await outbox.job_rows(job.number)}
