"""How far an import on the command line is."""

from pathlib import Path

from menagerie.app.importing.run import Watch, wait_of
from menagerie.domain.cases import WritingCase
from menagerie.domain.errors import NotConnectedError, StorageError, WaitingError
from menagerie.governor.record import Moment, Record, Wait, WaitReason
from menagerie.outbox.entry import Typed
from menagerie.outbox.job import JobRow
from support.animal_service import Reply, animal_service
from support.asking import stated
from support.memory_ledger import SharedInMemory
from support.queue_desk import queue_desk
from support.raw_server import answer, as_json


def rows(count: int) -> list[JobRow]:
    return [JobRow(number, (f"Rex {number}",), Typed(f"Rex {number}", "7")) for number in range(1, count + 1)]


async def test_older_adds_that_go_first_count_in_the_pace_and_in_the_time_left(tmp_path: Path) -> None:
    async with animal_service() as service, queue_desk(service.base_url, tmp_path) as at:
        watch = Watch(at.clock, tmp_path)
        steps = at.queue.job_steps
        older = await steps.begin_job("older.csv", "1", "anna", {}, rows(600))
        job = await steps.begin_job("newer.csv", "2", "anna", {}, rows(60))
        watch.follow(job)
        begun = watch.progress(at.queue, at.desk.session)
        assert (begun.total, begun.added, begun.waiting) == (60, 0, 60)
        assert begun.ahead > 550
        # At 1,000 a minute: 4 seconds without those that go first.
        assert begun.seconds_left is not None
        assert begun.seconds_left > 30
        # WHEN only older ones were sent in the last seconds, THEN they are counted, and the pace is theirs
        await at.until(lambda: watch.progress(at.queue, at.desk.session).per_minute)
        later = watch.progress(at.queue, at.desk.session)
        assert (later.added, later.waiting) == (0, 60)
        assert 0 < later.ahead < begun.ahead
        # AND a paused one is not waited for
        await steps.pause_job(older.number)
        assert watch.progress(at.queue, at.desk.session).ahead == 0


async def test_the_time_left_does_not_grow_while_nothing_can_be_saved(tmp_path: Path) -> None:
    async with animal_service() as service, queue_desk(service.base_url, tmp_path) as at:
        watch = Watch(at.clock, tmp_path)
        steps = at.queue.job_steps
        await steps.begin_job("older.csv", "1", "anna", {}, rows(600))
        watch.follow(await steps.begin_job("newer.csv", "2", "anna", {}, rows(60)))
        await at.until(lambda: watch.progress(at.queue, at.desk.session).per_minute)
        before = watch.progress(at.queue, at.desk.session).seconds_left
        assert before is not None
        watch.on_stopped(at.queue, StorageError(WritingCase.DISK_FULL))
        for _ in range(4):
            at.clock.move(10)
            later = watch.progress(at.queue, at.desk.session).seconds_left
            assert later is not None
            assert later <= before


async def test_it_says_that_the_last_requests_are_kept_for_a_person(tmp_path: Path) -> None:
    async with animal_service() as service, queue_desk(service.base_url, tmp_path) as at:
        added = as_json({"id": 1, "name": "Rex 1", "categoryId": 7})
        service.plans.append(Reply(answer(201, added, stated(1000, 2, 50)), adds=True))
        watch = Watch(at.clock, tmp_path)
        watch.follow(await at.queue.job_steps.begin_job("delivery.csv", "1", "anna", {}, rows(2)))
        await at.until(lambda: service.received)
        await at.rest()
        wait = wait_of(at.queue, at.desk.session, watch, at.clock.now())
        assert wait is not None
        assert wait.reason == "No requests left"
        assert wait.until is not None
        # WHEN that moment has come, THEN it goes on
        await at.wait(wait.until - at.clock.now())
        await at.until(lambda: len(service.received) == 2)


async def test_it_says_that_a_colleagues_desk_asks_to_wait_where_only_the_shared_store_does(
    tmp_path: Path,
) -> None:
    async with animal_service() as service, queue_desk(service.base_url, tmp_path) as at:
        watch, ledger = Watch(at.clock, tmp_path), SharedInMemory()
        await at.desk.session.governor.use_ledger(ledger)
        wait = Wait(Moment.now(at.clock), 3600, 3600, WaitReason.LIMIT)
        ledger.tell(Record(wait), is_refusal=True)
        said = wait_of(at.queue, at.desk.session, watch, at.clock.now())
        assert said is not None
        assert said.reason == "A colleague's desk asked us to wait"


async def test_a_service_that_was_reached_is_not_said_to_be_away(tmp_path: Path) -> None:
    async with animal_service() as service, queue_desk(service.base_url, tmp_path) as at:
        watch = Watch(at.clock, tmp_path)
        # GIVEN a queue that looks again later, as after what the governor did not let go
        watch.follow(await at.queue.job_steps.begin_job("delivery.csv", "1", "anna", {}, rows(1)))
        at.queue.prepare_to_close()
        at.queue.handle_failure(WaitingError(at.clock.now() + 100))
        assert at.queue.retry_at is not None
        assert wait_of(at.queue, at.desk.session, watch, at.clock.now()) is None
        # AND one that was not is
        at.queue.handle_failure(NotConnectedError())
        wait = wait_of(at.queue, at.desk.session, watch, at.clock.now())
        assert wait is not None
        assert wait.reason == "The service cannot be reached"
