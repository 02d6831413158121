"""An outbox is recognised as the newest one of this computer, as an old copy, or as one from elsewhere."""

import shutil
from pathlib import Path

import pytest

from menagerie.domain.cases import OutboxCase
from menagerie.outbox.departure_log import DepartureLog, HighWaterMark
from menagerie.outbox.entry import IllegalStepError, State, Typed
from menagerie.outbox.store import Opened, Outbox
from menagerie.ui.words.messages import words
from support.clock import VirtualClock
from support.damage import overwritten_by
from support.deliveries import job_rows
from support.released import Sample, samples

COUNTS = "counts"
HOUR = 3600.0


def outbox_in(folder: Path, counts: Path, clock: VirtualClock | None = None) -> Outbox:
    return Outbox(folder / "data" / "outbox.sqlite3", clock or VirtualClock(), counts)


async def use(folder: Path, *, sent: int = 0, queued: int = 0, counts: str = COUNTS) -> Opened:
    """Open an outbox, send adds and queue others, and return what was found."""
    outbox = outbox_in(folder, folder / counts)
    opened = await outbox.open()
    for number in range(sent):
        entry = await outbox.queue_new(Typed(f"Sent {number}", "7"))
        await outbox.begin_sending(entry.number)
        await outbox.created(entry.number, None)
    await outbox.queue_all([Typed(f"Queued {number}", "7") for number in range(queued)])
    await outbox.close()
    return opened


def put_back(copy: Path, folder: Path) -> None:
    shutil.rmtree(folder)
    shutil.copytree(copy, folder)


async def put_back_later(folder: Path, *, sent: int) -> None:
    """Put a copy of what is there back after so many more adds were sent."""
    shutil.copytree(folder / "data", folder / "copy")
    await use(folder, sent=sent)
    put_back(folder / "copy", folder / "data")


async def test_the_number_says_how_many_departures_a_copy_does_not_know_of(tmp_path: Path) -> None:
    await use(tmp_path, sent=1, queued=5)
    await put_back_later(tmp_path, sent=3)
    # What is sent before the answer does not make it new.
    assert [(await use(tmp_path, sent=sent)).stale for sent in (0, 2, 0)] == [3] * 3
    # AND of one from elsewhere, that is not known
    assert (await use(tmp_path, counts="elsewhere")).stale == 5
    # One in which nothing is queued asks nothing, and counts from then on.
    folder = tmp_path / "nothing queued"
    await use(folder, sent=1)
    await put_back_later(folder, sent=3)
    assert [(await use(folder, queued=queued)).stale for queued in (2, 0)] == [0, 0]


async def test_any_other_copy_is_old_once_the_one_that_was_accepted_has_sent(tmp_path: Path) -> None:
    # GIVEN two copies of one outbox, of which the older one was put back and accepted
    await use(tmp_path, queued=3)
    shutil.copytree(tmp_path / "data", tmp_path / "older")
    await use(tmp_path, sent=2)
    shutil.copytree(tmp_path / "data", tmp_path / "newer")
    put_back(tmp_path / "older", tmp_path / "data")
    outbox = outbox_in(tmp_path, tmp_path / COUNTS)
    assert (await outbox.open()).stale == 2
    await outbox.accept()
    assert (await outbox.open()).stale == 0
    # WHEN it has sent something, and the newer one is put back
    await outbox.begin_sending(1)
    await outbox.close()
    put_back(tmp_path / "newer", tmp_path / "data")
    # THEN that is the old one now
    assert (await use(tmp_path)).stale == 1


async def test_the_log_of_another_outbox_is_asked_about(tmp_path: Path) -> None:
    await use(tmp_path, queued=2)
    shutil.copyfile(tmp_path / "data" / "outbox.departures", tmp_path / "log")
    shutil.rmtree(tmp_path / "data")
    await use(tmp_path, queued=3)
    shutil.copyfile(tmp_path / "log", tmp_path / "data" / "outbox.departures")
    assert (await use(tmp_path)).stale == 3


async def test_a_damaged_count_is_as_one_that_was_lost_and_one_that_cannot_be_looked_into_is_told(
    tmp_path: Path,
) -> None:
    await use(tmp_path, sent=1, queued=2)
    for content in (b"", b"garbage", b"\xff" * 40):
        for file in (tmp_path / COUNTS).iterdir():
            file.write_bytes(content)
        assert (await use(tmp_path)).stale == 2
    warning = (await use(tmp_path, counts="x" * 300)).warning
    assert warning is not None
    assert warning.case is OutboxCase.NOT_COUNTED


async def test_a_count_is_there_before_the_add_that_it_counts_can_leave(tmp_path: Path) -> None:
    outbox = outbox_in(tmp_path, tmp_path / COUNTS)
    await outbox.queue_all([Typed("Rex", "7"), Typed("Ada", "7")])
    (file,) = (tmp_path / COUNTS).iterdir()
    for number in (1, 2):
        await outbox.begin_sending(number)
        assert HighWaterMark(tmp_path / COUNTS, tmp_path).read(int(file.name[5:], 16)) == number
        # AND in the log as well
        assert DepartureLog(tmp_path / "data" / "outbox.departures").read().sent == number
    await outbox.close()


@pytest.mark.parametrize(
    "sample",
    [pytest.param(one, id=f"{one.version}/{one.place}") for one in samples() if one.store == "outbox"],
)
async def test_an_outbox_of_an_older_version_is_asked_about_only_where_a_newer_one_was(
    sample: Sample, tmp_path: Path
) -> None:
    # GIVEN an outbox that a released version wrote
    folder, counts = tmp_path / "data", tmp_path / COUNTS
    folder.mkdir()
    path = sample.copy(folder)
    clock = VirtualClock(sample.expected["at"])

    async def opened() -> tuple[int, int]:
        outbox = Outbox(path, clock, counts)
        stale = (await outbox.open()).stale
        queued = (await outbox.counts())[State.QUEUED]
        await outbox.close()
        return stale, queued

    # THEN it is not asked about, now or later
    assert [(await opened())[0] for _ in range(2)] == [0, 0]
    # AND when the same file is put back in its place, everything that is queued in it is
    shutil.rmtree(folder)
    folder.mkdir()
    sample.copy(folder)
    stale, queued = await opened()
    assert stale == queued


async def test_an_id_that_the_database_has_lost_comes_from_the_log(tmp_path: Path) -> None:
    await use(tmp_path, sent=2, queued=3)
    overwritten_by(b"garbage")(tmp_path / "data" / "outbox.sqlite3")
    opened = await use(tmp_path)
    assert opened.stale == 0
    assert opened.warning is not None
    assert opened.warning.case is OutboxCase.CORRECTED


async def test_a_queued_add_that_is_doubted_is_unconfirmed_and_no_other_is(tmp_path: Path) -> None:
    outbox = outbox_in(tmp_path, tmp_path / COUNTS)
    queued = await outbox.queue_new(Typed("Rex", "7"))
    doubted = await outbox.doubted(queued.number, "why", [3])
    assert (doubted.state, doubted.reason, doubted.known_before) == (State.UNCONFIRMED, "why", (3,))
    # It may have been sent.
    assert doubted.tries == 1
    with pytest.raises(IllegalStepError):
        await outbox.doubted(queued.number, "why")
    await outbox.close()


async def test_a_queue_is_idle_when_nothing_happened_for_an_hour_but_not_while_its_job_is_paused(
    tmp_path: Path,
) -> None:
    clock = VirtualClock()
    outbox = outbox_in(tmp_path, tmp_path / COUNTS, clock)

    async def is_idle() -> bool:
        return await outbox.is_idle(clock.now() - HOUR)

    assert not await is_idle()
    first, _ = [await outbox.queue_new(Typed(name, "7")) for name in ("Rex", "Ada")]
    clock.set_wall(clock.now() + HOUR - 1)
    assert not await is_idle()
    clock.set_wall(clock.now() + 2)
    assert await is_idle()
    # An add that is queued now is no sign that the older ones were not sent.
    await outbox.queue_new(Typed("Bo", "7"))
    assert await is_idle()
    # One that was created is.
    await outbox.begin_sending(first.number)
    await outbox.created(first.number, 1)
    assert not await is_idle()
    # What a clock that was ahead has recorded is not.
    clock.set_wall(clock.now() - 10 * HOUR)
    assert await is_idle()
    # Nor is what waits in a job that is paused.
    for entry in await outbox.entries([State.QUEUED]):
        await outbox.discard(entry.number)
    job = await outbox.begin_job("delivery.csv", "digest", "Anna", {}, job_rows(3))
    await outbox.pause_job(job.number)
    clock.set_wall(clock.now() + 20 * HOUR)
    assert not await is_idle()
    await outbox.resume_job(job.number)
    assert await is_idle()
    await outbox.close()


@pytest.mark.parametrize("file", ["outbox.sqlite3", "outbox.departures"])
async def test_all_that_is_queued_is_there_when_one_of_the_files_was_replaced_by_garbage(
    tmp_path: Path, file: str
) -> None:
    # GIVEN twenty queued adds
    await use(tmp_path, queued=20)
    # WHEN the database or the log is replaced
    (tmp_path / "data" / file).write_bytes(b"garbage" * 999)
    # THEN they are all there, none is asked about, and what else may be gone is said
    outbox = outbox_in(tmp_path, tmp_path / COUNTS)
    opened = await outbox.open()
    assert opened.stale == 0
    names = {one.typed.name for one in await outbox.entries((State.QUEUED, State.UNCONFIRMED))}
    assert names == {f"Queued {number}" for number in range(20)}
    if file == "outbox.sqlite3":
        assert opened.warning is not None
        assert "Drafts, and rows that an import left out, may be missing." in words(opened.warning)
    await outbox.close()


async def test_a_copy_that_is_opened_takes_no_count_from_the_one_that_sends(tmp_path: Path) -> None:
    await use(tmp_path, sent=1, queued=2)
    shutil.copytree(tmp_path / "data", tmp_path / "copy" / "data")
    original = outbox_in(tmp_path, tmp_path / COUNTS)
    await original.open()
    assert (await use(tmp_path / "copy", counts=f"../{COUNTS}")).stale == 0
    for _ in range(2):
        entry = await original.queue_new(Typed("Rex", "7"))
        await original.begin_sending(entry.number)
    await original.close()
    assert (await use(tmp_path / "copy", counts=f"../{COUNTS}")).stale == 2
