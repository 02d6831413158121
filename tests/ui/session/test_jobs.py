"""Jobs: one of each name, none lost, none failing in silence."""

import asyncio
import weakref
from collections.abc import Callable, Coroutine

import pytest

from menagerie.domain.errors import DefectError, MenagerieError, NotConnectedError
from menagerie.ui.session.jobs import Jobs, Work
from support.qt_loop import until


class Diary:
    """Writes down what the jobs' signals say."""

    def __init__(self, jobs: Jobs) -> None:
        self.lines: list[str] = []
        self.errors: list[MenagerieError] = []
        jobs.started.connect(lambda name: self.lines.append(f"{name} started"))
        jobs.ended.connect(lambda name: self.lines.append(f"{name} ended"))
        jobs.failed.connect(self._fail)

    def _fail(self, name: str, error: MenagerieError) -> None:
        self.lines.append(f"{name} failed")
        self.errors.append(error)


class Pause:
    """Work that goes on until it is told to end, and says whether it was cancelled."""

    def __init__(self) -> None:
        self.runs = 0
        self.was_cancelled = False
        self._end = asyncio.Event()

    async def __call__(self) -> None:
        self.runs += 1
        try:
            await self._end.wait()
        except asyncio.CancelledError:
            self.was_cancelled = True
            raise

    def end(self) -> None:
        self._end.set()


async def _settle() -> None:
    await asyncio.sleep(0.02)


def raising(error: Exception) -> Callable[[], Coroutine[object, object, None]]:
    async def work() -> None:
        raise error

    return work


@pytest.fixture
def jobs(qapp: object) -> Jobs:
    return Jobs()


async def test_a_job_says_when_it_starts_and_ends_one_of_each_name_at_a_time(jobs: Jobs) -> None:
    diary = Diary(jobs)
    first, second, other = Pause(), Pause(), Pause()
    assert jobs.start("ask", first)
    assert not jobs.start("ask", second)
    await _settle()
    assert (first.runs, second.runs) == (1, 0)
    assert jobs.is_running("ask")
    assert jobs.names() == ("ask",)
    first.end()
    await until(lambda: not jobs.is_running("ask"), "the end of the job")
    assert diary.lines == ["ask started", "ask ended"]
    # Those of different names run side by side.
    jobs.start("ask", second)
    jobs.start("add", other)
    await _settle()
    assert (second.runs, other.runs) == (1, 1)
    await jobs.close()


async def test_a_replacing_job_cancels_the_one_before_it_and_runs(jobs: Jobs) -> None:
    diary = Diary(jobs)
    first, second = Pause(), Pause()
    jobs.start("ask", first)
    await _settle()
    assert jobs.start("ask", second, replace=True)
    await _settle()
    assert first.was_cancelled
    assert second.runs == 1
    # The end of the replaced job must not be taken for the end of the new one.
    assert jobs.is_running("ask")
    second.end()
    await until(lambda: not jobs.is_running("ask"), "the end of the second")
    assert diary.lines == ["ask started", "ask ended", "ask started", "ask ended"]


async def test_a_cancelled_job_ends_without_a_failure(jobs: Jobs) -> None:
    diary = Diary(jobs)
    pause = Pause()
    jobs.start("ask", pause)
    await _settle()
    jobs.cancel("ask")
    assert not jobs.is_running("ask")
    await _settle()
    assert pause.was_cancelled
    assert diary.lines == ["ask started", "ask ended"]


async def test_a_job_that_is_cancelled_at_once_can_still_begin_and_say_so(jobs: Jobs) -> None:
    pause = Pause()
    jobs.start("print", pause)
    jobs.cancel_begun("print")
    await until(lambda: pause.was_cancelled, "the end of the job")
    assert not jobs.names()


async def test_an_error_reaches_failed_after_the_job_has_ended_as_a_defect_if_it_is_none_of_ours(
    jobs: Jobs,
) -> None:
    diary = Diary(jobs)
    expected, bug = NotConnectedError(), ZeroDivisionError("a bug")
    jobs.start("ask", raising(expected))
    await until(lambda: diary.errors, "the failure")
    assert diary.lines == ["ask started", "ask ended", "ask failed"]
    assert diary.errors == [expected]
    jobs.start("ask", raising(bug))
    await until(lambda: len(diary.errors) == 2, "the failure")
    defect = diary.errors[1]
    assert isinstance(defect, DefectError)
    assert defect.__cause__ is bug


async def test_after_a_failure_a_job_of_that_name_can_be_started_again(jobs: Jobs) -> None:
    restarted: list[bool] = []

    async def nothing() -> None:
        """Do nothing, successfully."""

    # A person's "Try again" may come from within the failure's own signal.
    jobs.failed.connect(lambda name, _error: restarted.append(jobs.start(name, nothing)))
    jobs.start("ask", raising(NotConnectedError()))
    await until(lambda: restarted and not jobs.names(), "the second run")
    assert restarted == [True]


def slow_to_end(ended: list[str]) -> Work:
    """Return a job that needs a moment to end when it is cancelled, and then says so."""

    async def run() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0.02)
            ended.append("cleaned up")

    return run


async def test_closing_cancels_every_job_waits_also_for_a_replaced_one_and_nothing_is_started_then(
    jobs: Jobs,
) -> None:
    ended: list[str] = []
    jobs.start("add", slow_to_end(ended))
    jobs.start("ask", slow_to_end(ended))
    await _settle()
    jobs.start("ask", Pause(), replace=True)
    await jobs.close()
    assert ended == ["cleaned up"] * 2
    assert jobs.names() == ()
    diary, late = Diary(jobs), Pause()
    assert not jobs.start("ask", late)
    await _settle()
    assert late.runs == 0
    assert diary.lines == []


async def test_a_job_may_end_all_others_and_go_on_itself(jobs: Jobs) -> None:
    went_on: list[str] = []

    other = Pause()
    jobs.start("other", other)
    await _settle()

    async def close() -> None:
        await jobs.close()
        went_on.append("closed")

    jobs.start("close", close)
    await until(lambda: went_on, "the job that cancelled the others")
    assert other.was_cancelled


class _Read:
    """What a job has read, such as a million ids."""


@pytest.mark.parametrize("ending", ["cancelled", "failed"])
async def test_what_a_job_had_read_is_gone_with_it(jobs: Jobs, ending: str) -> None:
    read: list[weakref.ref[_Read]] = []

    async def work() -> None:
        rows = _Read()
        read.append(weakref.ref(rows))
        if ending == "failed":
            raise NotConnectedError
        await asyncio.sleep(60)

    # Nothing collects garbage meanwhile.
    jobs.start("read", work)
    await _settle()
    jobs.cancel("read")
    await _settle()
    assert [ref() for ref in read] == [None]
