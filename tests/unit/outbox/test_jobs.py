"""The rows of a delivery are one job: queued, paused, cancelled, sent and reported together."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from menagerie.domain.errors import StorageError
from menagerie.outbox.entry import Entry, IllegalStepError, NoSuchEntryError, State, Typed
from menagerie.outbox.job import Job, JobRow
from menagerie.outbox.jobs import delete_old
from menagerie.outbox.store import Outbox
from support.deliveries import REASON, job_rows
from support.used_outbox import NOW, logged, outbox_at

LONELY = Typed("Lonely", "7")
# So many are in flight at most.
FLIGHT = 32


async def begin(outbox: Outbox, rows: list[JobRow]) -> Job:
    return await outbox.begin_job("delivery.csv", "digest", "Anna", {"columns": ["Name"]}, rows)


async def send(outbox: Outbox, count: int) -> list[str]:
    """Send the next adds, and return their names."""
    names = []
    for _number in range(count):
        (entry,) = await outbox.next_queued()
        await outbox.begin_sending(entry.number)
        await outbox.created(entry.number, 1000 + entry.number)
        names.append(entry.typed.name)
    return names


def job_files(path: Path) -> list[str]:
    """Return the names of the files with rows of jobs that have not ended."""
    return [place.name for place in path.parent.glob("*.job-*")]


async def test_a_job_queues_its_rows_in_their_order_and_keeps_those_that_are_left_out(outbox: Outbox) -> None:
    job = await begin(outbox, job_rows(3, left_out=2))
    counts = {State.QUEUED: 3}
    about = {"columns": ["Name"]}
    expected = Job(
        1, "delivery.csv", "digest", NOW, "Anna", left_out=2, counts=counts, about=about, to_correct=2
    )
    assert job == expected == await outbox.job(1)
    assert await outbox.jobs() == (expected,)
    assert (job.total, job.is_over) == (3, False)
    rows = await outbox.job_rows(1)
    left_out, sent = [(1, REASON, True), (2, REASON, True)], [(3, "", False), (4, "", False), (5, "", False)]
    assert [(row.number, row.reason, row.entry is None) for row in rows] == left_out + sent
    assert rows[2].cells == ("Rex 3", "7")
    assert rows[2].entry == Entry(1, Typed("Rex 3", "7"), State.QUEUED, NOW, NOW, job=1, row=3)
    assert await send(outbox, 3) == ["Rex 3", "Rex 4", "Rex 5"]


async def test_any_text_of_a_delivery_comes_back_as_it_was(outbox: Outbox, path: Path) -> None:
    cells = ("\ud800", "名前\n\t\0", '"\\,;', "🦜")
    row = JobRow(7, cells, Typed("\udfff", "７"), "")
    await outbox.begin_job("caf\udce9.csv", "d", "Ånna\ud800", {"é": [1, None]}, [row])
    await outbox.close()
    async with outbox_at(path) as again:
        (job,) = await again.jobs()
        (result,) = await again.job_rows(1)
    assert (job.title, job.who, job.about) == ("caf\udce9.csv", "Ånna\ud800", {"é": [1, None]})
    assert result.cells == cells
    assert result.entry is not None
    assert result.entry.typed == row.typed


async def test_rows_are_found_by_what_became_of_them_page_by_page(outbox: Outbox) -> None:
    await begin(outbox, job_rows(4, left_out=1))
    await send(outbox, 2)
    await outbox.begin_sending(3)
    await outbox.refused(3, "No category 7.")

    async def numbers(*states: State, left_out: bool = False, after: int = 0, limit: int = 9) -> list[int]:
        rows = await outbox.job_rows(1, states, left_out=left_out, after=after, limit=limit)
        return [row.number for row in rows]

    assert await numbers(State.CREATED) == [2, 3]
    assert await numbers(State.REFUSED, left_out=True) == [1, 4]
    assert await numbers(State.CREATED, after=2) == [3]
    assert await numbers(*State, left_out=True, after=1, limit=2) == [2, 3]
    assert len(await outbox.job_rows(1, left_out=False)) == 4
    assert (await outbox.job(1)).counts == {State.CREATED: 2, State.REFUSED: 1, State.QUEUED: 1}


async def test_single_adds_go_before_jobs_and_of_these_the_newest_is_listed_first(outbox: Outbox) -> None:
    await begin(outbox, job_rows(2, name="First"))
    await begin(outbox, job_rows(1, name="Second"))
    await outbox.queue_new(LONELY)
    several = await outbox.next_queued(9, besides=[1])
    assert [entry.typed.name for entry in several] == ["Lonely", "First 2", "Second 1"]
    assert len(await outbox.next_queued(9)) == 4
    assert [job.number for job in await outbox.jobs(1)] == [2]
    assert [job.number for job in await outbox.jobs()] == [2, 1]
    assert [entry.typed.name for entry in await outbox.next_queued(2)] == ["Lonely", "First 1"]
    assert await send(outbox, 4) == ["Lonely", "First 1", "First 2", "Second 1"]


async def test_an_add_of_a_job_that_the_person_queues_again_is_listed_and_goes_as_a_single_one(
    outbox: Outbox,
) -> None:
    await begin(outbox, job_rows(2))
    lonely = await outbox.queue_new(LONELY)
    assert await outbox.entries(with_jobs=False) == (lonely,)
    assert len(await outbox.entries()) == 3
    await outbox.begin_sending(1)
    await outbox.refused(1, "No category 7.")
    await outbox.pause_job(1)
    again = await outbox.queue(1, Typed("Rex", "8"))
    assert (again.job, again.row) == (1, 1)
    assert await outbox.entries(with_jobs=False) == (lonely, again)
    assert await outbox.next_queued(9) == (lonely, again)
    assert await send(outbox, 2) == ["Lonely", "Rex"]
    assert (await outbox.job(1)).counts == {State.CREATED: 1, State.QUEUED: 1}


async def test_nothing_of_a_paused_job_is_sent_until_it_is_resumed(outbox: Outbox, path: Path) -> None:
    await begin(outbox, job_rows(2))
    paused = await outbox.pause_job(1)
    assert paused.is_paused
    assert not await outbox.next_queued(9)
    # Paused twice, it is written once.
    before = path.with_suffix(".departures").read_bytes()
    assert await outbox.pause_job(1) == paused
    assert path.with_suffix(".departures").read_bytes() == before
    await outbox.close()
    async with outbox_at(path) as again:
        assert not await again.next_queued(9)
        assert not (await again.resume_job(1)).is_paused
        assert await send(again, 2) == ["Rex 1", "Rex 2"]


async def test_a_cancelled_job_discards_what_is_queued_and_what_comes_back_from_its_way(
    outbox: Outbox, path: Path
) -> None:
    await begin(outbox, job_rows(5))
    await send(outbox, 1)
    await outbox.begin_sending(2)
    await outbox.begin_sending(3)
    cancelled = await outbox.cancel_job(1)
    assert (cancelled.is_cancelled, cancelled.ended_at) == (True, None)
    assert cancelled.counts == {State.CREATED: 1, State.SENDING: 2, State.DISCARDED: 2}
    with pytest.raises(IllegalStepError):
        await outbox.end_job(1)
    # Its rows stay beside the database until each has its outcome.
    assert len(job_files(path)) == 1
    assert (await outbox.not_sent(2, "wait")).state is State.DISCARDED
    await outbox.created(3, 1003)
    assert not await outbox.next_queued(9)
    ended = await outbox.end_job(1)
    assert ended.ended_at == NOW
    assert ended.counts == {State.CREATED: 2, State.DISCARDED: 3}
    assert await outbox.cancel_job(1) == await outbox.pause_job(1) == ended
    assert job_files(path) == []


async def test_a_job_begins_whole_and_ends_once_every_row_has_its_outcome(outbox: Outbox, path: Path) -> None:
    await begin(outbox, job_rows(1))
    # It is in the database itself, so that a start after a kill is quick.
    assert path.with_name(f"{path.name}-wal").stat().st_size == 0
    with pytest.raises(IllegalStepError):
        await outbox.end_job(1)
    await send(outbox, 1)
    assert (await outbox.end_job(1)).ended_at == NOW
    assert job_files(path) == []
    with pytest.raises(NoSuchEntryError):
        await outbox.end_job(2)
    # One that is cancelled while no row is on its way ends at once, and so does one with nothing to send.
    await begin(outbox, job_rows(2))
    cancelled = await outbox.cancel_job(2)
    assert (cancelled.is_cancelled, cancelled.ended_at) == (True, NOW)
    assert job_files(path) == []
    job = await begin(outbox, job_rows(0, left_out=2))
    assert (job.total, job.left_out, job.is_over, job.ended_at) == (0, 2, True, NOW)
    assert len(await outbox.job_rows(3)) == 2


async def test_a_job_that_cannot_be_written_as_a_whole_is_not_written_at_all(
    outbox: Outbox, path: Path
) -> None:
    with pytest.raises(StorageError) as refused:
        await begin(outbox, job_rows(3) + job_rows(1))
    assert refused.value.values["detail"] == "3 of 4 rows were written"
    assert await outbox.jobs() == ()
    assert await outbox.entries() == ()
    assert job_files(path) == []
    assert (await begin(outbox, job_rows(3))).counts == {State.QUEUED: 3}


async def test_old_jobs_are_deleted_beyond_the_rows_that_are_kept_but_not_the_newest_or_one_to_correct(
    outbox: Outbox, path: Path
) -> None:
    for number, rows in enumerate((job_rows(3), job_rows(1, left_out=1), job_rows(3)), start=1):
        await begin(outbox, rows)
        await send(outbox, sum(row.typed is not None for row in rows))
        await outbox.end_job(number)
    await outbox.close()
    for keep, numbers in ((5, [3, 2, 1]), (4, [3, 2]), (2, [3, 2])):
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            delete_old(connection, keep)
        async with outbox_at(path) as again:
            assert [job.number for job in await again.jobs()] == numbers
            assert {entry.job for entry in await again.entries()} == {*numbers}


async def test_the_rows_of_a_paused_job_cost_nothing(outbox: Outbox) -> None:
    steps: list[int] = []

    def step() -> None:
        steps.append(1)

    async def steps_of_asking() -> int:
        steps.clear()
        assert not await outbox.next_queued(9)
        return len(steps)

    await outbox.open()
    # Look inside on purpose: only SQLite knows how much it has read.
    outbox._files.open().set_progress_handler(step, 1)
    await begin(outbox, job_rows(1))
    await outbox.pause_job(1)
    few = await steps_of_asking()
    await begin(outbox, job_rows(1_000))
    await outbox.pause_job(2)
    assert await steps_of_asking() <= 2 * few


async def test_what_leaves_at_the_same_moment_is_written_together(outbox: Outbox, path: Path) -> None:
    await begin(outbox, job_rows(FLIGHT))
    await outbox.close()
    async with outbox_at(path) as again:
        # The first has to open the files, and the others come meanwhile.
        numbers = range(1, FLIGHT + 1)
        # Those who only look at an add meanwhile, or for the next ones, do not part them.
        looking = [look for each in numbers for look in (again.entry(each), again.next_queued())]
        sending = [again.begin_sending(number) for number in numbers]
        pairs = zip(looking[::2], looking[1::2], sending, strict=True)
        await asyncio.gather(*(call for calls in pairs for call in calls))
    lines = logged(path).lines
    assert sorted(lines) == list(range(1, FLIGHT + 1))
    assert len({line.step for line in lines.values()}) <= 3


async def test_an_illegal_step_fails_alone_and_an_add_that_several_begin_to_send_is_sent_once(
    outbox: Outbox,
) -> None:
    await begin(outbox, job_rows(3))
    ends = await asyncio.gather(
        *[outbox.begin_sending(1) for _ in range(5)],
        outbox.begin_sending(99),
        outbox.begin_sending(2),
        outbox.entry(2),
        return_exceptions=True,
    )
    assert [type(end) for end in ends] == [Entry, *[IllegalStepError] * 4, NoSuchEntryError, Entry, Entry]
    assert (await outbox.entry(1)).tries == 1
    assert ends[6] == ends[7] == await outbox.entry(2)
    assert (await outbox.counts())[State.SENDING] == 2
