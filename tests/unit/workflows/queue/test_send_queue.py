"""The send queue: when adds are sent, retried, held back, stopped and kept, without anyone looking."""

import asyncio
from pathlib import Path

import pytest

from menagerie.domain.cases import OutboxCase, SendingCase
from menagerie.domain.errors import (
    AskingStoppedError,
    DefectError,
    KeyRefusedError,
    NewerDataError,
    NotConnectedError,
    StorageError,
    SurroundingsError,
)
from menagerie.domain.facts import fact
from menagerie.outbox.entry import Outcome, State, Typed
from menagerie.outbox.store import Opened, Outbox
from menagerie.settings.environments import Environment, EnvironmentId, SettingSource
from menagerie.settings.paths import Paths
from menagerie.workflows.queue.retrying import RETRY_AFTER
from menagerie.workflows.queue.send_queues import SendQueues
from support.animal_service import Failure, Manner, Point, animal_service, refusal
from support.clock import VirtualClock
from support.outbox_desk import OUTBOX, UNREACHABLE
from support.queue_desk import Told, queue_desk

_CUT = Failure(Point.AFTER_REQUEST, Manner.CLOSE)


def environment(identifier: EnvironmentId, base_url: str) -> Environment:
    return Environment(identifier, identifier.value.title(), base_url, SettingSource.USER)


async def leave_queued(folder: Path, *names: str) -> None:
    """Leave adds in the file, as an earlier run did that never reached the service."""
    outbox = Outbox(folder / OUTBOX, VirtualClock())
    await outbox.queue_all(Typed(name, "7") for name in names)
    await outbox.close()


async def test_what_was_left_queued_is_sent_in_its_order_once_the_service_answers(tmp_path: Path) -> None:
    await leave_queued(tmp_path, "Rex", "Bella", "Onyx")
    async with animal_service() as service, queue_desk(service.base_url, tmp_path) as at:
        await at.rest()
        assert service.received == []
        at.queue.service_reached()
        await at.until(lambda: at.told.runs)
        assert service.received == ["Rex", "Bella", "Onyx"]
        assert at.told.runs == [["Rex", "Bella", "Onyx"]]
        assert at.states() == {State.CREATED}
        assert not at.queue.is_running
        # An add that a dialog waits for is returned, and the others, which follow, are told.
        await at.add("Max", "Tom")
        assert (await at.queue.send(5)).state is State.CREATED
        await at.until(lambda: len(at.told.runs) == 2)
        assert service.received[3:] == ["Tom", "Max"]
        assert at.told.runs[1] == ["Max"]
        # One that is still looked at for duplicates is not sent.
        async with at.queue.choosing:
            await at.add("Milo")
            at.queue.send_queued()
            await at.wait(100)
            assert len(service.received) == 5
        await at.until(lambda: at.state("Milo") is State.CREATED)


async def test_what_is_queued_goes_though_nothing_else_does_unless_a_bug_stops_it(tmp_path: Path) -> None:
    async with animal_service() as service, queue_desk(service.base_url, tmp_path) as at:
        await at.add("Rex")
        assert at.queue.retry_at == at.clock.now() + RETRY_AFTER[0]
        await at.wait(RETRY_AFTER[0] - 1)
        assert service.received == []
        await at.until(lambda: at.state("Rex") is State.CREATED)
        # A bug stops the queue and is told.
        at.disk.has_bug = True
        await at.add("Bella")
        at.queue.send_queued()
        await at.until(lambda: at.told.errors)
        assert isinstance(at.told.errors[0], DefectError)
        assert at.queue.is_stopped
        assert service.received == ["Rex"]


async def test_an_unreachable_service_is_tried_ever_more_rarely_and_drafts_count(tmp_path: Path) -> None:
    async with queue_desk(UNREACHABLE, tmp_path) as at:
        await at.add("Rex")
        for pause in (*RETRY_AFTER, RETRY_AFTER[-1]):
            at.queue.send_queued()
            await at.until(lambda: at.queue.retry_at is not None)
            assert at.queue.retry_at is not None
            # Up to one step of the clock may have passed since.
            assert pause - 1 <= at.queue.retry_at - at.clock.now() <= pause
        assert at.state("Rex") is State.QUEUED
        assert at.told.errors == []
        # The newest draft is known, as well as how many adds are in each state.
        assert at.queue.newest_draft() is None
        for name in ("Max", "Bella"):
            at.queue.update(await at.queue.outbox.save_draft(Typed(name, "")))
            await at.wait(1)
        await at.add("Onyx")
        newest = at.queue.newest_draft()
        assert newest is not None
        assert newest.typed.name == "Bella"
        assert (at.queue.counts[State.DRAFT], at.queue.counts[State.QUEUED]) == (2, 2)


async def test_nothing_is_sent_during_a_wait_and_everything_after_it_by_itself(tmp_path: Path) -> None:
    async with animal_service() as service, queue_desk(service.base_url, tmp_path) as at:
        service.plans.append(refusal(429, Retry_After="3600"))
        await at.add("Rex", "Bella")
        at.queue.send_queued()
        await at.until(lambda: service.received and not at.queue.is_running)
        await at.add("Onyx")
        assert not at.queue.may_ask
        assert at.queue.unadmitted == 3
        await at.wait(3590)
        assert service.received == ["Rex"]
        await at.until(lambda: at.states() == {State.CREATED})
        assert service.received == ["Rex", "Rex", "Bella", "Onyx"]
        assert at.told.errors == []
        # WHEN what met the limit is given up during the wait
        service.plans.append(refusal(429, Retry_After="100"))
        await at.add("Max")
        at.queue.send_queued()
        await at.until(lambda: len(service.received) == 5 and not at.queue.is_running)
        at.queue.update(await at.queue.outbox.discard(4))
        await at.wait(50)
        await at.add("Tom")
        # THEN another goes after it all the same
        await at.until(lambda: at.state("Tom") is State.CREATED)
        assert service.received[4:] == ["Max", "Tom"]


async def test_a_list_goes_first_after_a_wait_which_a_persons_try_ends_as_well(tmp_path: Path) -> None:
    async with animal_service() as service, queue_desk(service.base_url, tmp_path) as at:
        service.plans.append(refusal(429, Retry_After="3000"))
        await at.add("Rex")
        at.queue.send_queued()
        await at.until(lambda: service.received and not at.queue.is_running)
        await at.wait(2999)
        while not at.queue.may_ask:
            await at.clock.advance(0.1)
        await at.desk.session.store.list_animals()
        await at.until(lambda: at.state("Rex") is State.CREATED)
        assert [head.split(" ")[0] for head in service.requests] == ["POST", "GET", "POST"]
        # A wait without an end is over when a person has tried.
        service.plans.append(refusal(429, Retry_After="99999999999999999999"))
        await at.add("Bella")
        at.queue.send_queued()
        await at.until(lambda: len(service.received) == 3 and not at.queue.is_running)
        await at.wait(10_000)
        assert service.received[2:] == ["Bella"]
        service.may_list.clear()
        service.listing.clear()
        trying = asyncio.create_task(at.desk.session.store.list_animals(deliberate=True))
        await at.until(service.listing.is_set)
        at.queue.send_queued()
        await at.rest()
        assert service.received[2:] == ["Bella"]
        service.may_list.set()
        await trying
        await at.until(lambda: at.state("Bella") is State.CREATED)


async def test_a_refused_key_is_told_once_and_everything_goes_with_another(tmp_path: Path) -> None:
    async with animal_service() as service, queue_desk(service.base_url, tmp_path) as at:
        service.plans.append(refusal(401))
        await at.add("Rex", "Bella")
        with pytest.raises(KeyRefusedError) as refused:
            await at.queue.send(1)
        at.queue.handle_failure(refused.value)
        await at.wait(1000)
        assert at.told.errors == [refused.value]
        assert at.states() == {State.QUEUED}
        at.queue.send_queued()
        await at.until(lambda: not at.queue.is_running)
        assert [type(error) for error in at.told.errors] == [KeyRefusedError, AskingStoppedError]
        assert service.received == ["Rex"]
        at.desk.session.governor.renew_key()
        at.queue.service_reached()
        await at.until(lambda: at.states() == {State.CREATED})


async def test_three_failures_in_a_row_stop_the_queue_until_a_person_resumes_it(tmp_path: Path) -> None:
    async with animal_service() as service, queue_desk(service.base_url, tmp_path) as at:
        service.plans.extend([_CUT] * 3)
        await at.add(*(f"Rex {number}" for number in range(5)))
        at.queue.send_queued()
        await at.until(lambda: at.queue.is_stopped)
        (error,) = at.told.errors
        assert isinstance(error, SurroundingsError)
        assert error.fact == fact(SendingCase.STOPPED, times=3)
        # WHEN the service answers again, the environment is left and entered, and much time passes
        at.queue.service_reached()
        at.queue.disconnect()
        at.connect()
        at.queue.prepare_to_close()
        at.queue.stay_open()
        await at.wait(1000)
        assert len(service.received) == 3
        at.queue.resume()
        await at.until(lambda: len(service.received) == 5)


async def test_the_outcome_of_an_add_is_recorded_after_its_environment_was_left(tmp_path: Path) -> None:
    async with animal_service() as service, queue_desk(service.base_url, tmp_path) as at:
        service.may_answer.clear()
        await at.add("Rex", "Bella")
        at.queue.send_queued()
        await at.until(service.asked.is_set)
        at.queue.disconnect()
        assert at.queue.is_sending
        assert not at.queue.is_connected
        service.may_answer.set()
        await at.until(lambda: at.state("Rex") is State.CREATED)
        await at.wait(1000)
        assert service.received == ["Rex"]
        at.connect()
        at.queue.service_reached()
        await at.until(lambda: at.state("Bella") is State.CREATED)
        assert service.received == ["Rex", "Bella"]
        # AND left while one more is refused, THEN that holds up nothing here
        service.plans.append(refusal(401))
        service.may_answer.clear()
        service.asked.clear()
        await at.add("Max")
        sending = asyncio.create_task(at.queue.send(3))
        await at.until(service.asked.is_set)
        at.queue.disconnect()
        service.may_answer.set()
        with pytest.raises(KeyRefusedError) as refused:
            await sending
        at.queue.handle_failure(refused.value)
        assert at.told.errors == []
        for call in (at.queue.send(3), at.queue.check(at.queue.entries[0])):
            with pytest.raises(NotConnectedError):
                await call


@pytest.mark.parametrize("is_left", [False, True], ids=["here", "left"])
async def test_an_unrecorded_outcome_is_told_and_recorded_later(tmp_path: Path, *, is_left: bool) -> None:
    async with animal_service() as service, queue_desk(service.base_url, tmp_path) as at:
        at.disk.cannot_write = True
        service.may_answer.clear()
        await at.add("Rex")
        at.queue.send_queued()
        await at.until(service.asked.is_set)
        if is_left:
            at.queue.disconnect()
        service.may_answer.set()
        await at.until(lambda: at.told.errors)
        assert at.told.errors[0].case is SendingCase.ADDED_AS_NOT_SAVED
        assert at.state("Rex") is State.SENDING
        # AND nothing waits for it to be closed
        await at.queue.finish_sending()
        at.disk.cannot_write = False
        await at.until(lambda: at.state("Rex") is State.CREATED)
        assert service.received == ["Rex"]


async def test_an_outbox_that_cannot_be_read_is_read_later_and_its_adds_go(tmp_path: Path) -> None:
    await leave_queued(tmp_path, "Rex")
    locked = StorageError(OutboxCase.HELD)
    async with animal_service() as service, queue_desk(service.base_url, tmp_path, cannot_read=locked) as at:
        at.queue.service_reached()
        await at.until(lambda: len(at.told.errors) >= 2)
        assert not at.queue.is_loaded
        at.disk.cannot_read = None
        await at.until(lambda: at.state("Rex") is State.CREATED)
        assert at.queue.is_loaded


async def test_interrupted_adds_are_told_and_a_file_of_a_newer_version_once(tmp_path: Path) -> None:
    await leave_queued(tmp_path, "Rex")
    outbox = Outbox(tmp_path / OUTBOX, VirtualClock())
    await outbox.begin_sending(1)
    await outbox.close()
    async with queue_desk(UNREACHABLE, tmp_path) as at:
        assert at.told.opened == [Opened(1)]
        assert at.states() == {State.UNCONFIRMED}
        at.queue.load()
        await at.wait(1000)
        assert len(at.told.opened) == 1
    async with queue_desk(UNREACHABLE, tmp_path, cannot_read=NewerDataError()) as at:
        at.queue.send_queued()
        await at.wait(1000)
        at.queue.load()
        await at.wait(1000)
        assert [type(error) for error in at.told.errors] == [NewerDataError]


async def test_closing_waits_for_what_is_out_or_about_to_leave_and_sends_no_more(tmp_path: Path) -> None:
    async with animal_service() as service, queue_desk(service.base_url, tmp_path) as at:
        service.may_answer.clear()
        await at.add("Rex", "Bella")
        at.queue.send_queued()
        await at.until(service.asked.is_set)
        at.queue.prepare_to_close()
        finished = asyncio.create_task(at.queue.finish_sending())
        await at.rest()
        assert not finished.done()
        service.may_answer.set()
        await finished
        assert at.state("Rex") is State.CREATED
        at.queue.service_reached()
        await at.wait(1000)
        assert service.received == ["Rex"]
        at.queue.stay_open()
        await at.until(lambda: at.state("Bella") is State.CREATED)
        # It waits for an add that is just about to leave, too.
        at.disk.leaving = leaving = asyncio.Event()

        async def close() -> State | None:
            await leaving.wait()
            at.queue.prepare_to_close()
            await at.queue.finish_sending()
            return at.state("Max")

        closing = asyncio.create_task(close())
        await at.add("Max")
        at.queue.send_queued()
        await at.until(closing.done)
        assert closing.result() is State.CREATED
        assert service.received == ["Rex", "Bella", "Max"]
        # GIVEN an outcome that could not be recorded at first
        at.queue.stay_open()
        at.disk.leaving = None
        at.disk.cannot_write = True
        await at.add("Tom")
        at.queue.send_queued()
        await at.until(lambda: at.told.errors)
        at.disk.cannot_write = False
        # WHEN the window is about to be closed while it is being recorded, and stays open
        at.disk.recording = asyncio.Event()
        at.queue.send_queued()
        await at.disk.recording.wait()
        at.queue.prepare_to_close()
        at.queue.stay_open()
        await at.until(lambda: at.state("Tom") is State.CREATED)
        assert service.received == ["Rex", "Bella", "Max", "Tom"]


async def test_a_check_passes_on_what_it_found_for_all_unconfirmed_adds_of_a_status(tmp_path: Path) -> None:
    async with animal_service() as service, queue_desk(service.base_url, tmp_path) as at:
        service.plans += [Failure(Point.AFTER_REQUEST, Manner.CLOSE, adds=True)] * 2
        await at.add("Rex", "Bella")
        await at.queue.send(1)
        entry = await at.queue.send(2)
        looked = await at.queue.check(entry)
        assert looked.looks[-1].outcome is Outcome.FOUND
        assert at.queue.entry(2) == looked
        assert [[look.outcome for look in one.looks] for one in at.queue.entries] == [[Outcome.FOUND]] * 2
        # A second look for one of them is none for the other, which has its own time.
        first = at.queue.entry(1)
        await at.queue.check(entry)
        assert at.queue.entry(1) == first


async def test_each_address_has_a_queue_of_its_own_that_stays_and_the_sandbox_one(tmp_path: Path) -> None:
    queues = SendQueues(Paths(tmp_path), VirtualClock(), Told())
    shop = environment(EnvironmentId.STAGING, "https://shop.example/v1")
    elsewhere = environment(EnvironmentId.STAGING, "https://elsewhere.example/v1")
    production = environment(EnvironmentId.PRODUCTION, "https://shop.example/v1")
    assert len({queues.of(one) for one in (shop, elsewhere, production)}) == 3
    one, other = (environment(EnvironmentId.SANDBOX, f"http://127.0.0.1:{port}/v1") for port in (4711, 4712))
    assert queues.of(one) is queues.of(other)
    entry = await queues.of(shop).outbox.queue_new(Typed("Rex", "7"))
    await queues.of(shop).outbox.begin_sending(entry.number)
    # WHEN the environment is left and entered again, what is on its way stays so
    assert await queues.of(shop).outbox.open() == Opened(0)
    assert (await queues.of(shop).outbox.entry(entry.number)).state is State.SENDING
    assert not queues.is_sending
    await queues.finish_sending()
    await queues.close()


async def test_an_outcome_that_was_never_recorded_is_unconfirmed_at_the_next_start(tmp_path: Path) -> None:
    async with animal_service() as service:
        async with queue_desk(service.base_url, tmp_path) as at:
            # GIVEN a disk that is full until the end
            at.disk.cannot_write = True
            await at.add("Rex")
            at.queue.send_queued()
            await at.until(lambda: at.told.errors)
            await at.desk.session.close()
            with pytest.raises(StorageError, match=r"added-as-not-saved name='Rex' id='1'"):
                await at.queue.close()
        async with queue_desk(service.base_url, tmp_path) as at:
            await at.wait(1000)
            assert at.states() == {State.UNCONFIRMED}
            assert service.received == ["Rex"]
