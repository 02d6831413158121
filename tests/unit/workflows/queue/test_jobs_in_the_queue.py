"""Jobs in the send queue: the rows of a delivery are sent, counted, paused, resumed and cancelled."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from menagerie.outbox.entry import IllegalStepError, Outcome, State, Typed
from menagerie.outbox.job import Job, JobRow
from menagerie.ui.words.messages import stored_words
from menagerie.workflows.sending.checking import confirm
from support.animal_service import Failure, Manner, Point, animal_service, refusal
from support.outbox_desk import UNREACHABLE
from support.queue_desk import QueueDesk, queue_desk
from support.raw_server import answer

_CUT = Failure(Point.AFTER_REQUEST, Manner.CLOSE)
_LOST = Failure(Point.AFTER_REQUEST, Manner.CLOSE, adds=True)
MORE_THAN_A_LIST = 106


def rows(count: int) -> list[JobRow]:
    """Return the rows of a delivery, the last of which is not to be sent."""
    sent = [JobRow(number, (f"Rex {number}", "7"), Typed(f"Rex {number}", "7")) for number in range(1, count)]
    return [*sent, JobRow(count, ("", "7"), None, "No name.")]


async def begin(at: QueueDesk, count: int = 6) -> Job:
    return await at.queue.job_steps.begin_job("delivery.csv", "digest", "anna", {}, rows(count))


def lists_in(requests: list[str]) -> int:
    """Return how many of these requests asked for a list."""
    return sum(request.startswith("GET ") for request in requests)


def looks_for(at: QueueDesk, name: str) -> list[tuple[Outcome, int | None]]:
    """Return what each look for an unconfirmed add has shown."""
    looks = next((entry.looks for entry in at.queue.entries if entry.typed.name == name), ())
    return [(look.outcome, look.animal_id) for look in looks]


def job_of(at: QueueDesk) -> Job:
    (job,) = at.queue.jobs
    return job


async def test_a_job_is_sent_in_its_order_and_ends_also_after_a_wait_of_a_day(tmp_path: Path) -> None:
    async with animal_service() as service, queue_desk(service.base_url, tmp_path) as at:
        service.plans.append(refusal(429, Retry_After="86400"))
        await begin(at)
        await at.until(lambda: service.received and not at.queue.is_running)
        at.clock.move(86_380)
        await at.wait(5)
        assert service.received == ["Rex 1"]
        await at.until(lambda: job_of(at).ended_at is not None)
        assert service.names() == {f"Rex {number}": 1 for number in range(1, 6)}
        job = job_of(at)
        assert (job.counts[State.CREATED], job.left_out, job.is_over) == (5, 1, True)
        assert job == await at.queue.outbox.job(job.number)
        # AND each change and each added row was told, while none is kept or told like a single add
        assert sorted(at.told.added_rows) == [f"Rex {number}" for number in range(1, 6)]
        assert [told.counts.get(State.CREATED, 0) for told in at.told.jobs][-1] == 5
        assert (at.told.states, at.told.runs, at.told.errors) == ([], [], [])
        assert at.queue.entries == ()
        assert not at.queue.is_sending


async def test_rows_that_need_a_person_are_kept_and_an_edited_one_stays_a_draft(tmp_path: Path) -> None:
    async with animal_service() as service, queue_desk(service.base_url, tmp_path) as at:
        service.plans.extend([_CUT, refusal(400), refusal(400)])
        await begin(at)
        await at.until(lambda: job_of(at).ended_at is not None)
        refused = {("Rex 2", State.REFUSED), ("Rex 3", State.REFUSED)}
        assert set(at.told.states) == {("Rex 1", State.UNCONFIRMED), *refused}
        assert {entry.state for entry in at.queue.entries} == {State.UNCONFIRMED, State.REFUSED}
        counts = job_of(at).counts
        assert (counts[State.UNCONFIRMED], counts[State.REFUSED], counts[State.CREATED]) == (1, 2, 2)
        # WHEN the person sends a refused one again, and begins to edit the other
        number, edited = (entry.number for entry in at.queue.entries if entry.state is State.REFUSED)
        at.queue.update(await at.queue.outbox.queue(number, Typed("Rex II", "7")))
        at.queue.resume()
        await at.until(lambda: job_of(at).counts[State.CREATED] == 3)
        assert service.names()["Rex II"] == 1
        at.queue.update(await at.queue.outbox.save_draft(Typed("Rex I", "7"), edited))
        assert Counter(job_of(at).counts) == Counter((await at.queue.outbox.job(1)).counts)
    # THEN that is still a draft at the next start
    async with queue_desk(UNREACHABLE, tmp_path) as at:
        draft = at.queue.entry(edited)
        assert draft is not None
        assert (draft.state, draft.typed.name, draft.job) == (State.DRAFT, "Rex I", 1)
        assert at.queue.newest_draft() is None
        # AND all the same it is counted once when it is queued again
        at.queue.update(await at.queue.outbox.queue(draft.number, draft.typed))
        assert at.queue.queued == 1


async def test_a_row_that_was_queued_again_goes_although_its_job_is_paused(tmp_path: Path) -> None:
    async with animal_service() as service:
        async with queue_desk(UNREACHABLE, tmp_path) as at:
            at.queue.prepare_to_close()
            job = await begin(at)
            await at.queue.job_steps.pause_job(job.number)
            outbox, number = at.queue.outbox, 1
            await outbox.begin_sending(number)
            at.queue.update(await outbox.refused(number, "No category 7."))
            at.queue.update(await outbox.queue(number, Typed("Rex I", "7")))
            assert at.queue.queued == 1
        async with queue_desk(service.base_url, tmp_path) as at:
            assert at.queue.queued == 1
            at.queue.service_reached()
            await at.until(lambda: at.state("Rex I") is State.CREATED)
            assert service.received == ["Rex I"]
            counts = job_of(at).counts
            assert (counts[State.CREATED], counts[State.QUEUED]) == (1, 4)


async def test_all_unconfirmed_rows_are_checked_with_one_list(tmp_path: Path) -> None:
    async with animal_service() as service, queue_desk(service.base_url, tmp_path) as at:
        service.plans.extend([_LOST] * 2)
        await begin(at)
        await at.until(lambda: job_of(at).ended_at is not None)
        # The queue has looked for them by itself, too.
        await at.until(lambda: looks_for(at, "Rex 1") and looks_for(at, "Rex 2"))
        asked = len(service.requests)
        looked = await at.queue.check_all()
        assert [entry.looks[-1].outcome for entry in looked] == [Outcome.FOUND] * 2
        assert lists_in(service.requests[asked:]) == 1
        for entry in looked:
            at.queue.update(await confirm(at.queue.outbox, entry, entry.looks[-1].animal_id))
        await at.until(lambda: job_of(at).counts[State.CREATED] == 5)


async def test_a_lost_row_is_looked_for_before_the_rows_after_it_hide_it(tmp_path: Path) -> None:
    async with animal_service() as service, queue_desk(service.base_url, tmp_path) as at:
        service.plans.append(_LOST)
        await begin(at, MORE_THAN_A_LIST)
        await at.until(lambda: job_of(at).ended_at is not None)
        assert at.queue.jobs[0].counts[State.CREATED] == MORE_THAN_A_LIST - 2
        assert looks_for(at, "Rex 1") == [(Outcome.FOUND, 1)]
        assert lists_in(service.requests) == 1
        # AND a later list, which cannot show it any more, does not make it less sure
        (looked,) = await at.queue.check_all()
        assert lists_in(service.requests) == 2
        assert [(look.outcome, look.animal_id) for look in looked.looks] == [(Outcome.FOUND, 1)]


async def test_a_job_whose_last_outcome_comes_at_the_close_ends_at_the_next_start(tmp_path: Path) -> None:
    async with animal_service() as service:
        # GIVEN a row that gets no answer, also while the session is closed
        service.may_answer.clear()
        async with queue_desk(service.base_url, tmp_path) as at:
            await begin(at, 2)
            await at.until(service.asked.is_set)
            at.queue.prepare_to_close()
        # THEN closing has left no task behind, which each test checks
        async with queue_desk(UNREACHABLE, tmp_path) as at:
            assert job_of(at).ended_at is not None
            assert at.state("Rex 1") is State.UNCONFIRMED


async def test_rows_on_their_way_at_a_kill_are_looked_for_before_others_follow(tmp_path: Path) -> None:
    async with animal_service() as service:
        service.plans.append(_LOST)
        service.list_answer = answer(500)
        async with queue_desk(service.base_url, tmp_path) as at:
            job = await begin(at, MORE_THAN_A_LIST)
            await at.until(lambda: at.state("Rex 1") is State.UNCONFIRMED)
            await at.queue.job_steps.pause_job(job.number)
            await at.until(lambda: not at.queue.is_running)
            assert looks_for(at, "Rex 1") == []
        service.list_answer = None
        async with queue_desk(service.base_url, tmp_path) as at:
            await at.queue.job_steps.resume_job(job_of(at).number)
            await at.until(lambda: job_of(at).ended_at is not None)
            assert job_of(at).counts[State.CREATED] == MORE_THAN_A_LIST - 2
            assert looks_for(at, "Rex 1") == [(Outcome.FOUND, 1)]


async def test_the_last_row_of_a_job_is_looked_for_though_nothing_is_to_be_sent(tmp_path: Path) -> None:
    async with animal_service() as service:
        service.plans.append(_LOST)
        service.list_answer = answer(500)
        async with queue_desk(service.base_url, tmp_path) as at:
            await begin(at, 2)
            await at.until(lambda: lists_in(service.requests) == 1)
            # AND a list that fails is asked for once, not again and again
            await at.wait(1000)
            assert lists_in(service.requests) == 1
        service.list_answer = None
        async with queue_desk(service.base_url, tmp_path) as at:
            at.queue.service_reached()
            await at.until(lambda: looks_for(at, "Rex 1"))
            assert looks_for(at, "Rex 1") == [(Outcome.FOUND, 1)]
            await at.wait(1000)
            assert lists_in(service.requests) == 2


async def test_a_job_sends_nothing_while_closing_or_paused_until_it_is_resumed(tmp_path: Path) -> None:
    async with animal_service() as service, queue_desk(service.base_url, tmp_path) as at:
        service.may_answer.clear()
        at.queue.prepare_to_close()
        job = await begin(at)
        assert not at.queue.is_running
        # WHEN the person goes on working after all
        at.queue.stay_open()
        await at.until(service.asked.is_set)
        paused = await at.queue.job_steps.pause_job(job.number)
        assert paused.is_paused
        service.may_answer.set()
        await at.wait(1000)
        # What was on its way has its outcome.
        assert service.received == ["Rex 1"]
        assert job_of(at).counts[State.QUEUED] == 4
        assert at.queue.unadmitted == 0
        # AND single adds go meanwhile
        await at.add("Bella")
        await at.until(lambda: at.state("Bella") is State.CREATED)
        await at.queue.job_steps.resume_job(job.number)
        await at.until(lambda: job_of(at).ended_at is not None)
        assert service.received[:2] == ["Rex 1", "Bella"]
        assert service.names().total() == 6


async def test_a_cancelled_job_sends_nothing_more_and_is_over(tmp_path: Path) -> None:
    async with animal_service() as service, queue_desk(service.base_url, tmp_path) as at:
        service.may_answer.clear()
        job = await begin(at)
        await at.until(service.asked.is_set)
        await at.queue.job_steps.cancel_job(job.number)
        service.may_answer.set()
        await at.until(lambda: job_of(at).ended_at is not None)
        counts = job_of(at).counts
        assert (counts[State.CREATED], counts[State.DISCARDED]) == (1, 4)
        await at.wait(1000)
        assert service.received == ["Rex 1"]


@pytest.mark.parametrize("others", [0, 3])
async def test_a_cancelled_job_sends_no_row_either_that_was_queued_again(tmp_path: Path, others: int) -> None:
    async with animal_service() as service:
        async with queue_desk(UNREACHABLE, tmp_path) as at:
            at.queue.prepare_to_close()
            job, outbox = await begin(at, 2 + others), at.queue.outbox
            await outbox.begin_sending(1)
            at.queue.update(await outbox.refused(1, "No category 7."))
            # Without others, it has ended.
            assert ((await at.queue.job_steps.end_if_over(job.number)).ended_at is None) is bool(others)
            at.queue.update(await outbox.queue(1, Typed("Rex I", "7")))
            assert job_of(at).counts[State.QUEUED] == 1 + others
            # WHEN the person is told that so many rows are not sent
            await at.queue.job_steps.cancel_job(job.number)
            assert at.states() == {State.DISCARDED}
            assert at.queue.queued == 0
            assert job_of(at) == await outbox.job(job.number)
            assert job_of(at).is_over
        async with queue_desk(service.base_url, tmp_path) as at:
            at.queue.service_reached()
            await at.wait(1000)
            assert service.received == []


async def test_a_job_goes_on_at_the_next_start_and_takes_no_memory_for_each_row(tmp_path: Path) -> None:
    async with queue_desk(UNREACHABLE, tmp_path) as at:
        await begin(at, 41)
        await at.until(lambda: at.queue.retry_at is not None)
        assert (at.queue.entries, at.queue.unadmitted) == ((), 40)
    async with animal_service() as service, queue_desk(service.base_url, tmp_path) as at:
        assert job_of(at).counts[State.QUEUED] == 40
        assert at.queue.entries == ()
        at.queue.service_reached()
        await at.until(lambda: job_of(at).ended_at is not None)
        assert service.names().total() == 40


async def test_the_computer_is_kept_awake_while_an_import_goes_on_and_no_longer(tmp_path: Path) -> None:
    kept: list[str] = []

    @contextmanager
    def keep_awake() -> Iterator[None]:
        kept.append("awake")
        yield
        kept.append("may sleep")

    async with (
        animal_service() as service,
        queue_desk(service.base_url, tmp_path, keep_awake=keep_awake) as at,
    ):
        await at.add("Bella")
        await at.until(lambda: at.state("Bella") is State.CREATED)
        assert kept == []
        # In a wait, too, from which it goes on by itself.
        service.plans.append(refusal(429, Retry_After="20"))
        job = await begin(at)
        await at.until(lambda: len(service.received) == 2)
        await at.rest()
        assert kept == ["awake"]
        await at.queue.job_steps.pause_job(job.number)
        assert kept == ["awake", "may sleep"]
        await at.queue.job_steps.resume_job(job.number)
        assert kept == ["awake", "may sleep", "awake"]
        await at.until(lambda: job_of(at).ended_at is not None and not at.queue.is_running)
        assert kept == ["awake", "may sleep"] * 2


async def test_single_adds_go_before_the_rows_of_a_job(tmp_path: Path) -> None:
    async with animal_service() as service, queue_desk(service.base_url, tmp_path) as at:
        service.may_answer.clear()
        await begin(at, 40)
        await at.until(service.asked.is_set)
        await at.add("Bella")
        await at.add("Onyx")
        number = next(entry.number for entry in at.queue.entries if entry.typed.name == "Onyx")
        own = asyncio.create_task(at.queue.send(number))
        await at.rest()
        service.may_answer.set()
        assert (await own).state is State.CREATED
        await at.until(lambda: at.state("Bella") is State.CREATED)
        assert {*service.received[:4]} >= {"Bella", "Onyx"}


def row_to_correct(number: int) -> JobRow:
    return JobRow(number, ("Mia", "12a"), None, "No category is called 12a.", Typed("Mia", "12a"))


async def test_a_row_that_was_left_out_is_added_once_as_a_row_of_its_job(tmp_path: Path) -> None:
    async with animal_service() as service, queue_desk(service.base_url, tmp_path) as at:
        steps, mended = at.queue.job_steps, Typed("Mia", "12")
        await steps.begin_job("delivery.csv", "digest", "anna", {}, [*rows(2), row_to_correct(3)])
        await at.until(lambda: job_of(at).ended_at is not None)
        assert (job_of(at).to_correct, job_of(at).left_out) == (1, 2)
        # WHEN the person begins to correct it
        draft = await steps.add_row(Typed("Mia", "1"), (1, 3), is_queued=False)
        assert (job_of(at).to_correct, job_of(at).counts[State.DRAFT]) == (1, 1)
        assert at.queue.entry(draft.number) == draft
        with pytest.raises(IllegalStepError):
            await steps.add_row(mended, (1, 3), is_queued=True)
        at.queue.update(await at.queue.outbox.queue(draft.number, mended))
        at.queue.send_queued()
        await at.until(lambda: job_of(at).counts.get(State.CREATED) == 2)
        # THEN it is an animal of the import, and counted as one
        assert service.names() == {"Rex 1": 1, "Mia": 1}
        assert (job_of(at).left_out, job_of(at).total) == (1, 2)


async def test_imports_with_rows_to_correct_are_kept_until_these_are_dismissed(tmp_path: Path) -> None:
    async with queue_desk(UNREACHABLE, tmp_path) as at:
        steps = at.queue.job_steps
        await steps.begin_job("first.csv", "digest 0", "anna", {}, [row_to_correct(2)])
        for number in range(1, 8):
            await steps.begin_job(
                "other.csv", f"digest {number}", "anna", {}, [JobRow(2, ("",), None, "No.")]
            )
        first = next(job for job in at.queue.jobs if job.title == "first.csv")
        assert (len(at.queue.jobs), first.to_correct) == (6, 1)
        assert (await steps.dismiss_rows(first.number)).to_correct == 0
        await steps.begin_job("newest.csv", "digest", "anna", {}, [row_to_correct(2)])
        assert "first.csv" not in {job.title for job in at.queue.jobs}
        (row,) = await at.queue.outbox.job_rows(first.number)
        assert stored_words(row.reason) == "It was left out on purpose."
