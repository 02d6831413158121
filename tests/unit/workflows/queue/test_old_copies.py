"""What waits in a queue is kept, tried again, and after an hour looked for in one list before it is sent."""

from collections.abc import Iterable
from pathlib import Path

import pytest
from msgspec.structs import replace

from menagerie.domain.answers import Question
from menagerie.domain.cases import ReasonCase
from menagerie.domain.errors import WaitingError
from menagerie.domain.tasks import Tasks
from menagerie.governor.states import Priority
from menagerie.outbox.entry import Entry, Outcome, State, Typed
from menagerie.outbox.job import Job
from menagerie.workflows.listing import Browsing
from menagerie.workflows.queue.kept_adds import KeptAdds
from menagerie.workflows.queue.retrying import RETRY_AFTER, Retrying
from support.adds import add, changed
from support.animal_service import ADDED, AnimalService, Failure, Manner, Point, animal_service
from support.asking import Desk, stated
from support.queue_desk import QueueDesk, queue_desk
from support.raw_server import answer, as_json

HOUR = 3600.0


def asked(service: AnimalService) -> list[str]:
    return [head.split(" ")[0] for head in service.requests]


async def leave(at: QueueDesk, seconds: float = HOUR) -> None:
    """Let the queue wait, without a connection."""
    at.queue.disconnect()
    await at.clock.advance(seconds)
    at.connect()


async def send_all(at: QueueDesk) -> None:
    at.queue.send_queued()
    await at.until(lambda: not (at.queue.queued or at.queue.is_running))


async def test_a_queue_that_has_waited_for_an_hour_asks_one_list_before_its_first_add(tmp_path: Path) -> None:
    async with animal_service() as service, queue_desk(service.base_url, tmp_path) as at:
        # GIVEN adds that have waited for an hour, and one of them is in the list by now
        await at.add("Rex", "Ada")
        service.add("Rex")
        await leave(at)
        await send_all(at)
        # THEN that one needs the person, as after a check, and the others leave
        assert asked(service) == ["GET", "POST"]
        assert "status=" not in service.requests[0].split(" ")[1]
        (rex,) = [entry for entry in at.queue.entries if entry.typed.name == "Rex"]
        assert rex.state is State.UNCONFIRMED
        assert ReasonCase.CHANGES_LOST in rex.reason
        assert [(look.outcome, look.animal_id) for look in rex.looks] == [(Outcome.FOUND, 1)]
        assert at.state("Ada") is State.CREATED
        # AND the person is told, and it is asked once; a queue that has waited for less asks none
        assert sorted(at.told.runs[-1]) == ["Ada", "Rex"]
        await at.add("Bo")
        await leave(at, HOUR - 60)
        await send_all(at)
        assert asked(service) == ["GET", "POST", "POST"]


async def test_ten_adds_after_that_list_need_no_other_and_a_lost_one_is_found(tmp_path: Path) -> None:
    async with animal_service() as service, queue_desk(service.base_url, tmp_path) as at:
        # GIVEN adds that have waited for an hour, and the list that their first one waits for
        await at.add(*["Rex"] * 11)
        await leave(at)
        # WHEN ten are added and the answer to the last one is lost
        service.plans.extend([*[ADDED] * 10, Failure(Point.AFTER_REQUEST, Manner.CLOSE, adds=True)])
        await send_all(at)
        assert asked(service) == ["GET", *["POST"] * 11]
        (lost,) = [entry for entry in at.queue.entries if entry.state is State.UNCONFIRMED]
        # THEN a look at the list finds the animal that is none of the ten
        (looked,) = await at.queue.check_all()
        assert looked.number == lost.number
        ids = {animal["id"] for animal in service.animals}
        created = {entry.animal_id for entry in at.queue.entries if entry.state is State.CREATED}
        assert {looked.looks[-1].animal_id} == ids - created


@pytest.mark.parametrize("is_opened", [False, True], ids=["sent by the person", "opened and left as it was"])
async def test_an_old_add_waits_for_the_list_whatever_a_person_does(
    tmp_path: Path, *, is_opened: bool
) -> None:
    async with animal_service() as service, queue_desk(service.base_url, tmp_path) as at:
        await at.add("Rex")
        service.add("Rex")
        await leave(at)
        (rex,) = at.queue.entries
        if is_opened:
            at.queue.update(await at.queue.outbox.save_draft(rex.typed, rex.number))
            at.queue.update(await at.queue.outbox.queue(rex.number, rex.typed))
            await send_all(at)
        else:
            await at.queue.send(rex.number)
        assert at.state("Rex") is State.UNCONFIRMED
        assert asked(service) == ["GET"]


async def test_each_animal_of_the_list_that_was_not_known_is_one_add_at_most(tmp_path: Path) -> None:
    async with animal_service() as service, queue_desk(service.base_url, tmp_path) as at:
        # GIVEN one Rex in the store, and others that are to be added on purpose
        service.add("Rex")
        await Browsing(at.desk.session, at.desk.catalogue, at.clock).ask(Question(None, 100))
        await at.clock.advance(1)
        await at.add("Rex", "Rex", "Rex")
        service.add("Rex")
        service.add("REX ")
        await leave(at)
        await send_all(at)
        states = sorted(entry.state for entry in at.queue.entries)
        assert states == [State.CREATED, State.UNCONFIRMED, State.UNCONFIRMED]


async def test_a_list_that_is_refused_is_awaited_and_without_one_the_queue_stops(tmp_path: Path) -> None:
    async with animal_service() as service, queue_desk(service.base_url, tmp_path) as at:
        await at.add("Rex")
        await leave(at)
        service.list_answer = answer(429, headers={"Retry-After": "60"})
        at.queue.send_queued()
        await at.until(lambda: asked(service))
        # THEN nothing is asked before the wait is over, and nothing is sent without the list
        await at.wait(59)
        assert asked(service) == ["GET"]
        service.list_answer = None
        await at.until(lambda: at.state("Rex") is State.CREATED)
        assert asked(service) == ["GET", "GET", "POST"]
        # One that cannot be had stops the queue until the person goes on.
        await at.add("Ada")
        await leave(at)
        service.list_answer = answer(404, as_json({"code": "x", "message": "No list.", "status": 404}))
        at.queue.send_queued()
        # WHEN it fails some times, with longer and longer pauses
        await at.until(lambda: at.queue.is_stopped)
        assert asked(service)[3:] == ["GET"] * 3
        await at.wait(10 * HOUR)
        assert asked(service)[3:] == ["GET"] * 3
        # THEN it is said, and the person's word is enough
        assert len(at.told.errors) == 1
        at.queue.resume()
        await at.until(lambda: at.state("Ada") is State.CREATED)
        assert asked(service)[3:] == ["GET"] * 3 + ["POST"]


async def test_an_add_of_now_that_was_created_proves_nothing_about_the_older_ones(tmp_path: Path) -> None:
    async with animal_service() as service, queue_desk(service.base_url, tmp_path) as at:
        await at.add("Rex", "Ada")
        service.add("Rex")
        await leave(at)
        entry = await at.queue.outbox.queue_new(Typed("New", "7"))
        at.queue.update(entry)
        assert (await at.queue.send(entry.number)).state is State.CREATED
        await send_all(at)
        assert asked(service) == ["POST", "GET", "POST"]
        assert at.state("Rex") is State.UNCONFIRMED


MANY = 300


def row(number: int, state: State) -> Entry:
    return replace(add(number, state, name=f"Rex {number}"), job=1)


def kept_after(entries: Iterable[Entry]) -> KeptAdds:
    kept = KeptAdds()
    kept.take_job(Job(1, "delivery.csv", "digest", 0.0, counts={State.QUEUED: 2 * MANY}))
    for entry in entries:
        kept.take(entry)
    return kept


def test_of_many_refused_rows_the_newest_are_kept_and_any_that_needs_its_outcome_again() -> None:
    kept = kept_after(row(number, State.REFUSED) for number in range(1, MANY))
    assert 0 < kept.counts[State.REFUSED] == len(kept.entries) < MANY
    assert kept.entry(MANY - 1) is not None
    assert kept.entry(1) is None
    for state in (State.UNCONFIRMED, State.DRAFT, State.QUEUED, State.SENDING):
        refused = row(1, State.REFUSED)
        others = (row(number, State.REFUSED) for number in range(2, MANY))
        kept = kept_after([refused, changed(refused, state), *others])
        now = kept.entry(1)
        assert now is not None
        assert now.state is state
        assert kept.counts[state] == 1


async def test_it_tries_again_soon_if_what_was_on_its_way_has_left_more_than_was_counted_on() -> None:
    desk, tasks, again = Desk(), Tasks(), []
    retrying = Retrying(desk.clock, tasks.start, lambda: again.append(desk.clock.now()), lambda: True)

    def tries_in() -> float:
        assert retrying.at is not None
        return retrying.at - desk.clock.now()

    # GIVEN answers that show no other client
    await desk.open_window(4)
    await desk.ask(200, stated(1000, 12, 36_000))
    # AND one request on its way, which might leave only what is kept for a person
    on_its_way = await desk.send()
    seconds = await desk.refused(priority=Priority.BACKGROUND)
    sent_away = WaitingError(desk.clock.now() + seconds)
    await on_its_way.finish(200, stated(1000, 11, 36_000))
    retrying.after(sent_away, desk.governor)
    assert tries_in() == pytest.approx(RETRY_AFTER[0])
    # AND otherwise it waits for as long as the governor said
    await desk.ask(200, stated(1000, 10, 36_000))
    retrying.after(sent_away, desk.governor)
    assert tries_in() == pytest.approx(seconds)
    assert again == []
    await tasks.cancel()
