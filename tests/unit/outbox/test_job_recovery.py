"""Whatever happens to the files of a job, no row is sent twice and none is lost."""

import shutil
import sqlite3
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from menagerie.domain.cases import OutboxCase, ReasonCase, TitleCase
from menagerie.domain.errors import StorageError
from menagerie.domain.facts import fact, facts_in, to_text
from menagerie.outbox.entry import State, Typed
from menagerie.outbox.job import Job, JobResult
from menagerie.outbox.store import Opened, Outbox
from support.damage import (
    changed_by,
    cut_to,
    flip_a_bit,
    folder_in_place,
    removed,
    removed_with_log,
    without_log,
)
from support.deliveries import REASON, job_rows
from support.places import elsewhere
from support.programs import killed_after_a_line
from support.two_runs import Times
from support.used_outbox import NOW, Use, nothing, send, use_and_put_back, use_outbox

CREATED, IN_FLIGHT, ROWS, LEFT_OUT = 8, 8, 40, 2
AS_IT_WAS = {
    State.CREATED: CREATED,
    State.UNCONFIRMED: IN_FLIGHT,
    State.QUEUED: ROWS - CREATED - IN_FLIGHT,
    None: LEFT_OUT,
}

# Begins a job, sends some of it, and waits to be killed while some are in flight.
_SENDS_SOME = """
import asyncio
from pathlib import Path
from menagerie.outbox.store import Outbox
from support.clock import VirtualClock
from support.deliveries import job_rows

def live(path, now, created, in_flight, rows, left_out):
    async def send():
        outbox = Outbox(Path(path), VirtualClock(now))
        await outbox.begin_job("delivery.csv", "digest", "Anna", {}, job_rows(rows, left_out=left_out))
        for number in range(1, created + 1):
            await outbox.begin_sending(number)
            await outbox.created(number, 1000 + number)
        await asyncio.gather(*(outbox.begin_sending(created + each) for each in range(1, in_flight + 1)))
        print("sent", flush=True)
        input()

    asyncio.run(send())
"""


def found_in(path: Path, *uses: Use) -> tuple[Opened, tuple[Job, ...], tuple[JobResult, ...]]:
    """Open an outbox, use it, and return what was found, its jobs, and the rows of the first of them."""
    jobs: list[Job] = []
    rows: list[JobResult] = []

    async def read(outbox: Outbox) -> None:
        jobs.extend(await outbox.jobs())
        rows.extend(await outbox.job_rows(1))

    opened = use_outbox(path, *uses, read)
    return opened, tuple(jobs), tuple(rows)


def counts(rows: tuple[JobResult, ...]) -> Counter[State | None]:
    return Counter(None if row.entry is None else row.entry.state for row in rows)


async def nothing_is_sent(outbox: Outbox) -> None:
    assert not await outbox.next_queued(9)


async def begin(outbox: Outbox) -> None:
    await outbox.begin_job("delivery.csv", "digest", "Anna", {}, job_rows(ROWS, left_out=LEFT_OUT))


async def begin_and_cancel(outbox: Outbox) -> None:
    await begin(outbox)
    await outbox.cancel_job(1)


async def begin_the_second(outbox: Outbox) -> None:
    """Begin a job that gets the number after the one of the first."""
    assert (await outbox.begin_job("other.csv", "digest", "Anna", {}, job_rows(1))).number == 2


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a process that was killed in the middle of a job."""
    folder = tmp_path_factory.mktemp("killed")
    words = (str(folder / "outbox.sqlite3"), NOW, CREATED, IN_FLIGHT, ROWS, LEFT_OUT)
    killed_after_a_line(_SENDS_SOME, *words)
    return folder


@pytest.mark.parametrize("has_file", [True, False])
def test_after_a_kill_a_job_is_exactly_where_it_was(copy: Path, has_file: bool) -> None:
    if not has_file:
        copy.with_suffix(".job-1").unlink()
    opened, _jobs, rows = found_in(copy)
    assert opened == Opened(interrupted=IN_FLIGHT)
    assert counts(rows) == AS_IT_WAS


def test_a_start_removes_the_files_of_a_job_that_a_kill_kept_from_beginning(copy: Path) -> None:
    # GIVEN a job whose file was complete but not yet in the database, and one whose file was not complete
    for name in (".job-2", ".job-2.new", ".job-1.new"):
        shutil.copyfile(copy.with_suffix(".job-1"), copy.with_suffix(name))
    other = copy.with_name("another outbox.job-2")
    other.touch()
    opened, jobs, rows = found_in(copy)
    assert opened == Opened(interrupted=IN_FLIGHT)
    assert [job.number for job in jobs] == [1]
    assert len(rows) == ROWS + LEFT_OUT
    assert {file.name for file in copy.parent.glob("*.job-*")} == {"outbox.job-1", other.name}


def after_the_log_was_rewritten(path: Path) -> None:
    """Let a start write the log anew, with the numbers of what is created and what waits."""
    found_in(path)
    path.unlink()


@pytest.mark.parametrize(
    "damage", [without_log, removed_with_log, folder_in_place, after_the_log_was_rewritten]
)
def test_a_job_comes_back_with_all_its_rows_when_the_database_is_lost(
    copy: Path, damage: Callable[[Path], None]
) -> None:
    damage(copy)
    opened, (job,), rows = found_in(copy)
    assert opened.warning is not None
    assert (job.title, job.who, job.left_out, job.ended_at) == ("delivery.csv", "Anna", LEFT_OUT, None)
    assert counts(rows) == AS_IT_WAS
    assert [row.number for row in rows] == list(range(1, LEFT_OUT + ROWS + 1))
    assert [row.entry.typed.name for row in rows if row.entry] == [f"Rex {row.number}" for row in rows][2:]
    assert found_in(copy)[0] == Opened(0)


@pytest.mark.parametrize("is_cut", [False, True], ids=["gone", "damaged"])
def test_it_is_said_how_many_rows_of_which_delivery_are_lost_with_the_file_of_their_job(
    copy: Path, *, is_cut: bool
) -> None:
    removed_with_log(copy)
    job_file = copy.with_suffix(".job-1")
    (cut_to(100) if is_cut else removed)(job_file)
    opened, _jobs, rows = found_in(copy)
    assert counts(rows) == {}
    lost = ROWS - CREATED - IN_FLIGHT
    assert opened.warning is not None
    (fact_of_loss,) = facts_in(str(opened.warning.values["lost"])) or ()
    assert fact_of_loss == fact(OutboxCase.ROWS_LOST, rows=lost, title="delivery.csv")


def test_a_start_that_fails_leaves_nothing_open_and_can_be_repeated(copy: Path) -> None:
    removed_with_log(copy)
    rows, away = copy.with_suffix(".job-1"), copy.with_name("away")
    # GIVEN rows that cannot be read, since a folder is in their place
    rows.rename(away)
    rows.mkdir()
    with pytest.raises(StorageError):
        found_in(copy)
    assert not [file.name for file in copy.parent.iterdir() if file.name.endswith(("-open", "-wal"))]
    rows.rmdir()
    away.rename(rows)
    _opened, _jobs, found = found_in(copy)
    assert counts(found)[State.QUEUED] == ROWS - CREATED - IN_FLIGHT


def test_rows_of_a_cancelled_job_are_neither_missed_nor_their_numbers_given_again(path: Path) -> None:
    async def cancel_while_one_is_on_its_way(outbox: Outbox) -> None:
        await begin(outbox)
        await outbox.begin_sending(1)
        await outbox.cancel_job(1)
        await outbox.unconfirmed(1, "cut")

    found_in(path, cancel_while_one_is_on_its_way)
    path.unlink()
    path.with_suffix(".job-1").unlink()
    opened, (job,), _rows = found_in(path)
    assert opened.warning is not None
    assert "lost" not in opened.warning.values
    assert (job.is_cancelled, job.counts) == (True, {State.UNCONFIRMED: 1})
    path = elsewhere(path)

    async def save_one(outbox: Outbox) -> None:
        assert (await outbox.save_draft(Typed("Next", "7"))).number == ROWS + 1

    found_in(path, begin_and_cancel)
    path.unlink()
    found_in(path, save_one)


def test_a_job_that_comes_back_counts_its_rows_and_one_that_came_back_unsent_waits(path: Path) -> None:
    def sizes() -> list[tuple[int, int]]:
        connection = sqlite3.connect(path)
        rows = connection.execute("SELECT number, size FROM job ORDER BY number").fetchall()
        connection.close()
        return rows

    async def begin_some(outbox: Outbox) -> None:
        await begin(outbox)
        await outbox.begin_job("other.csv", "digest", "Anna", {}, job_rows(3, left_out=1))
        await outbox.begin_job("nothing to send.csv", "digest", "Anna", {}, job_rows(0, left_out=2))

    found_in(path, begin_some)
    before = sizes()
    path.unlink()
    found_in(path)
    assert before == sizes() == [(1, ROWS + LEFT_OUT), (2, 4), (3, 2)]

    path = elsewhere(path)

    async def send_in_vain(outbox: Outbox) -> None:
        await begin(outbox)
        await outbox.begin_sending(1)
        await outbox.not_sent(1, "wait")
        await outbox.pause_job(1)

    async def it_waits(outbox: Outbox) -> None:
        row = await outbox.entry(1)
        assert (row.state, row.reason) == (State.QUEUED, "wait")

    found_in(path, send_in_vain, it_waits, nothing_is_sent)
    path.unlink()
    found_in(path, it_waits, nothing_is_sent)


def test_a_flipped_bit_sends_no_row_twice_and_loses_none(
    killed: Path, tmp_path: Path, times: Times, say_trials: Callable[[str], None]
) -> None:
    random = Random(7)  # noqa: S311 - the same trials each time
    files = ["outbox.sqlite3", "outbox.sqlite3-wal", "outbox.departures", "outbox.job-1"]
    warned, doubted, trials = 0, 0, times(60, sample=5)
    for trial in range(trials):
        folder = tmp_path / str(trial)
        shutil.copytree(killed, folder)
        name = random.choice([one for one in files if (folder / one).stat().st_size])
        flip_a_bit(folder / name, random)
        opened, jobs, _rows = found_in(folder / "outbox.sqlite3", _check_every_row)
        assert [job.number for job in jobs] == [1], (trial, name)
        warned += opened.warning is not None
        doubted += jobs[0].counts.get(State.UNCONFIRMED, 0) - IN_FLIGHT
        shutil.rmtree(folder)
    say_trials(
        f"outbox: {trials} killed imports with one flipped bit, {warned} warned of, no row sent twice, none "
        f"lost, {doubted} queued ones unconfirmed"
    )
    assert warned > 0


async def _check_every_row(outbox: Outbox) -> None:
    states = {entry.number: entry.state for entry in await outbox.entries()}
    for number in range(1, CREATED + IN_FLIGHT + 1):
        assert states.get(number) in {State.CREATED, State.UNCONFIRMED}, number
    for number in range(CREATED + IN_FLIGHT + 1, ROWS + 1):
        assert states.get(number) in {State.QUEUED, State.UNCONFIRMED}, number


def test_an_old_copy_that_was_put_back_sends_no_row_twice(path: Path) -> None:
    # Also when the log was written anew by another start.
    for starts in ([], [nothing]):
        path = elsewhere(path)
        use_and_put_back(path, begin, lambda outbox: send(outbox, (1, 2, 3)), *starts)
        opened, _jobs, rows = found_in(path)
        assert opened.warning is not None
        assert counts(rows) == {State.CREATED: 3, State.QUEUED: ROWS - 3, None: LEFT_OUT}


def test_an_old_copy_gets_a_later_job_and_gives_no_number_of_one_to_another(path: Path) -> None:
    async def queue_one(outbox: Outbox) -> None:
        await outbox.queue_new(Typed("Lonely", "7"))

    use_and_put_back(path, queue_one, begin)

    async def begin_another(outbox: Outbox) -> None:
        job = await outbox.begin_job("other.csv", "digest", "Anna", {}, job_rows(1))
        (row,) = await outbox.job_rows(job.number)
        assert row.entry is not None
        assert (job.number, row.entry.number) == (2, ROWS + 2)

    _opened, jobs, rows = found_in(path, begin_another)
    assert [job.title for job in jobs] == ["other.csv", "delivery.csv"]
    assert counts(rows) == {State.QUEUED: ROWS, None: LEFT_OUT}
    path = elsewhere(path)

    # GIVEN a log that was written anew, without the job
    use_and_put_back(path, nothing, begin_and_cancel, nothing)
    found_in(path, begin_the_second)


@pytest.mark.parametrize("step", ["pause", "cancel", "cancel while one is on its way"])
def test_a_job_that_was_paused_or_cancelled_is_not_sent_from_an_old_copy(path: Path, step: str) -> None:
    async def take(outbox: Outbox) -> None:
        if "way" in step:
            await outbox.begin_sending(1)
        await (outbox.pause_job(1) if step == "pause" else outbox.cancel_job(1))

    use_and_put_back(path, begin, take, at=NOW + 60)
    _opened, (job,), rows = found_in(path, nothing_is_sent)
    if step == "pause":
        assert (job.is_paused, job.counts) == (True, {State.QUEUED: ROWS})
    elif step == "cancel":
        assert (job.is_cancelled, job.ended_at) == (True, NOW + 60)
        assert {row.entry.changed_at for row in rows if row.entry} == {NOW + 60}
    else:
        assert (job.is_cancelled, job.ended_at) == (True, None)
        assert job.counts == {State.UNCONFIRMED: 1, State.DISCARDED: ROWS - 1}


def test_a_job_whose_row_is_lost_is_paused_and_its_rows_are_not_sent_by_themselves(path: Path) -> None:
    found_in(path, begin)
    path.with_suffix(".departures").unlink()
    changed_by("DELETE FROM job", "PRAGMA application_id = 7")(path)
    opened, (job,), rows = found_in(path, nothing_is_sent)
    assert opened.warning is not None
    title = to_text(fact(TitleCase.DAMAGED))
    states = {State.UNCONFIRMED: ROWS}
    assert job == Job(1, title, "", NOW, is_paused=True, ended_at=NOW, counts=states, to_correct=LEFT_OUT)
    assert counts(rows)[State.UNCONFIRMED] == ROWS
    path = elsewhere(path)
    found_in(path, begin)
    log = path.with_suffix(".departures")
    lines = log.read_bytes().splitlines(keepends=True)
    log.write_bytes(b"".join(line for line in lines if b"delivery.csv" not in line))
    changed_by("DELETE FROM job")(path)
    _opened, (job,), rows = found_in(path, nothing_is_sent)
    assert (job.is_paused, job.ended_at, job.begun_at) == (True, None, NOW)
    assert counts(rows)[State.QUEUED] == ROWS


def test_rows_of_a_job_that_nothing_knows_any_more_stay_beside_a_lost_database(copy: Path) -> None:
    removed_with_log(copy)
    copy.with_suffix(".departures").unlink()
    opened, jobs, _rows = found_in(copy)
    assert opened.warning is not None
    assert jobs == ()
    assert copy.with_suffix(".job-1").exists()


def test_a_job_or_an_add_that_cannot_be_read_comes_back_as_far_as_it_can(path: Path) -> None:
    for column in ("title = '{'", "who = '{'", "about = '[]'"):
        path = elsewhere(path)
        found_in(path, begin)
        changed_by(f"UPDATE job SET {column}")(path)  # noqa: S608 - constants
        opened, (job,), rows = found_in(path)
        assert opened.warning is not None
        assert (job.title, job.who, job.left_out, job.about) == ("delivery.csv", "Anna", LEFT_OUT, {})
        assert len(rows) == LEFT_OUT + ROWS
    path = elsewhere(path)
    found_in(path, begin)
    changed_by("UPDATE entry SET state = 'sent' WHERE number = 7")(path)
    _opened, _jobs, rows = found_in(path)
    entry = rows[LEFT_OUT + 6].entry
    assert entry is not None
    assert (entry.number, entry.state, entry.job, entry.row) == (7, State.UNCONFIRMED, 1, LEFT_OUT + 7)
    assert counts(rows)[State.QUEUED] == ROWS - 1


@pytest.mark.parametrize("is_over", [False, True])
def test_a_row_that_cannot_be_read_comes_back_from_the_file_of_its_job_or_is_said_to_be_damaged(
    path: Path, *, is_over: bool
) -> None:
    async def cancel(outbox: Outbox) -> None:
        await begin(outbox)
        if is_over:
            await outbox.cancel_job(1)

    found_in(path, cancel)
    changed_by("UPDATE delivered SET content = '{' WHERE row = 1", "PRAGMA application_id = 7")(path)
    _opened, _jobs, rows = found_in(path)
    assert len(rows) == LEFT_OUT + ROWS
    damaged = JobResult(1, (), to_text(fact(ReasonCase.ROW_DAMAGED)), None)
    assert counts(rows) == {(State.DISCARDED if is_over else State.QUEUED): ROWS, None: LEFT_OUT}
    assert rows[0] == (damaged if is_over else JobResult(1, ("Rex 1", ""), REASON, None, Typed("Rex 1", "")))


def test_a_job_number_that_was_never_given_does_not_use_up_all_others(path: Path) -> None:
    for number in (2**53 + 1, 2**63 - 1):
        path = elsewhere(path)
        found_in(path, begin)
        changed_by(
            f"UPDATE job SET number = {number}",  # noqa: S608 - a figure of this test
            f"UPDATE delivered SET job = {number}",  # noqa: S608 - the same
            f"UPDATE sqlite_sequence SET seq = {number} WHERE name = 'job'",  # noqa: S608 - the same
            "PRAGMA application_id = 7",
        )(path)

        _opened, jobs, rows = found_in(path, begin_the_second)
        assert [job.title for job in jobs] == ["other.csv", "delivery.csv"]
        assert counts(rows)[None] == LEFT_OUT
    path = elsewhere(path)
    found_in(path, begin)
    changed_by(
        f"UPDATE entry SET job = {2**63 - 1} WHERE number = 5",  # noqa: S608 - a figure of this test
        "PRAGMA application_id = 7",
    )(path)

    async def look(outbox: Outbox) -> None:
        assert (await outbox.entry(5)).typed.name == "Rex 7"

    found_in(path, look, begin_the_second)


def test_a_row_that_the_person_queued_again_goes_by_itself_also_from_an_old_copy(path: Path) -> None:
    async def refuse_one_and_pause(outbox: Outbox) -> None:
        await begin(outbox)
        await outbox.begin_sending(1)
        await outbox.refused(1, "There is no such category.")
        await outbox.pause_job(1)

    async def queue_it_again(outbox: Outbox) -> None:
        await outbox.save_draft(Typed("Rex 3", "8"), 1)
        await outbox.queue(1, Typed("Rex 3", "8"))

    async def only_it_is_next(outbox: Outbox) -> None:
        assert [(one.number, one.typed.category) for one in await outbox.next_queued(9)] == [(1, "8")]

    use_and_put_back(path, refuse_one_and_pause, queue_it_again, only_it_is_next)
    found_in(path, only_it_is_next)
