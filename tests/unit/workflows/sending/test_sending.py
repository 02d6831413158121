"""Sending what is queued: each add is written down before it leaves, and again when its end was heard."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Collection, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import cast

import pytest

from menagerie.catalogue.catalogue import Catalogue
from menagerie.domain.animal import LONGEST_NAME, Animal, NewAnimal
from menagerie.domain.cases import AnswerCase, FieldCase, OutboxCase
from menagerie.domain.errors import NotConnectedError, StorageError, SurroundingsError, UnexpectedAnswerError
from menagerie.domain.facts import fact, facts_in
from menagerie.domain.plan import enterprise
from menagerie.outbox.entry import Entry, NoSuchEntryError, State, Typed
from menagerie.outbox.store import Outbox
from menagerie.sandbox.server import EmbeddedSandbox
from menagerie.sandbox.store import IN_MEMORY
from menagerie.workflows.sending.sending import Sending
from menagerie.workflows.sending.troubles import MOST_TROUBLES_IN_A_ROW
from support.animal_service import (
    ADDED,
    AnimalService,
    Failure,
    Manner,
    Point,
    Reply,
    animal_service,
    refusal,
)
from support.clock import VirtualClock
from support.outbox_desk import KEY, OUTBOX, UNREACHABLE, Desk, outbox_desk
from support.queue_desk import TroubledDisk
from support.raw_server import answer

_CUT = Failure(Point.AFTER_REQUEST, Manner.CLOSE)


# From one round trip to the next one more may be in flight. Of so many adds, some wait then.
_IN_FLIGHT, _MANY = 8, 100


class ReadOnlyDisk(Outbox):
    """An outbox that cannot write that an add leaves."""

    async def begin_sending(self, number: int, known_before: Collection[int] = ()) -> Entry:
        raise StorageError(OutboxCase.FAILED, file=str(number), detail=str(len(known_before)))


@pytest.fixture
def sandbox() -> Iterator[EmbeddedSandbox]:
    sandbox = EmbeddedSandbox(IN_MEMORY, clock=VirtualClock().now, api_key=KEY.reveal())
    sandbox.start()
    yield sandbox
    sandbox.stop()


async def many_in_flight(service: AnimalService, desk: Desk) -> "asyncio.Task[None]":
    """Send many adds until some are in flight together, which the service does not answer yet."""
    desk.session.governor.choose_plan(enterprise(None, None))
    await desk.queue(*(f"Rex {number}" for number in range(_MANY)))
    sending = asyncio.create_task(desk.sending.send_all())
    service.may_answer.clear()
    while (in_flight := len(service.received) - len(service.animals)) < _IN_FLIGHT:
        if in_flight == desk.session.governor.window:
            # Answer these, and none of those that follow them.
            service.may_answer.set()
            service.may_answer.clear()
        await asyncio.sleep(0.001)
        assert not sending.done()
    return sending


async def test_what_is_queued_is_added_and_has_its_id(sandbox: EmbeddedSandbox, tmp_path: Path) -> None:
    async with outbox_desk(sandbox.base_url, tmp_path) as desk:
        others = Animal(840, "Rex", 7, "sold"), Animal(841, "Rex", 7, "available"), Animal(842, "Rex", 8)
        await desk.catalogue.record_animals(others)
        (number,) = await desk.queue("Rex", status="pending")
        await desk.sending.send_all()
        sent = await desk.outbox.entry(number)
        assert sent.state is State.CREATED
        assert sent.animal_id is not None
        animal = await desk.session.store.get_animal(sent.animal_id)
        assert animal == Animal(sent.animal_id, "Rex", 7, "pending")
        (known,) = await desk.catalogue.animals([sent.animal_id])
        assert known.animal.name == "Rex"
        # AND those that were known before are recorded, whatever their status
        assert set(sent.known_before) == {840, 841}


async def test_adds_depart_once_in_their_order_and_are_recorded_before(tmp_path: Path) -> None:
    async with animal_service() as service, outbox_desk(service.base_url, tmp_path) as desk:
        names = [f"Rex {number}" for number in range(40)]
        await desk.queue(*names)
        await asyncio.gather(*(desk.sending.send_all() for _ in range(4)))
        departed = [entry.typed.name for entry in desk.told if entry.state is State.SENDING]
        assert departed == names
        assert service.names() == dict.fromkeys(names, 1)
        # Each is recorded as sending before the service receives it.
        service.may_answer.clear()
        service.asked.clear()
        await desk.queue("Rex")
        sending = asyncio.create_task(desk.sending.send_all())
        await service.asked.wait()
        connection = sqlite3.connect(tmp_path / OUTBOX)
        assert connection.execute("SELECT state, tries FROM entry").fetchall()[-1] == ("sending", 1)
        connection.close()
        service.may_answer.set()
        await sending
        assert desk.told_states()[-2:] == [State.SENDING, State.CREATED]


async def test_what_is_refused_by_the_service_or_cannot_be_sent_holds_up_nothing(tmp_path: Path) -> None:
    async with animal_service() as service, outbox_desk(service.base_url, tmp_path) as desk:
        for status in (400, 404, 409, 413, 422):
            service.plans.append(refusal(status))
            refused, following = await desk.queue("Rex", "Bella")
            await desk.sending.send_all()
            rex = await desk.outbox.entry(refused)
            assert (rex.state, await desk.state(following)) == (State.REFUSED, State.CREATED)
            (why,) = facts_in(rex.reason) or ()
            assert why.values["said"] == "Some words."
            # A 400 is about what was typed; any other number is of use to IT.
            assert why.values.get("status") == (None if status == 400 else status)
        # Without words it is told in ours.
        service.plans.append(Reply(answer(400)))
        (number,) = await desk.queue("Rex")
        await desk.sending.send_all()
        assert "answer.bad-request" in (await desk.outbox.entry(number)).reason
        # What cannot be sent is refused without asking.
        unusable = {
            Typed("  ", "7"): FieldCase.NAME_MISSING,
            Typed("Rex", "seven"): FieldCase.CATEGORY_NUMBER,
            Typed("Rex", "7", "lost"): FieldCase.STATUS_UNKNOWN,
            Typed("Re\ud800x", "7"): FieldCase.NAME_UNSENDABLE,
            Typed("x" * (LONGEST_NAME + 1), "7"): FieldCase.NAME_LONG,
        }
        numbers = [(await desk.outbox.queue_new(typed)).number for typed in unusable]
        await desk.queue("Bella")
        await desk.sending.send_all()
        for number, case in zip(numbers, unusable.values(), strict=True):
            entry = await desk.outbox.entry(number)
            assert entry.state is State.REFUSED
            assert [one.case for one in facts_in(entry.reason) or ()] == [case]
        assert service.received[-2:] == ["Rex", "Bella"]


async def test_a_403_is_about_one_animal_but_when_blocked_or_repeated_stops_all(tmp_path: Path) -> None:
    async with animal_service() as service, outbox_desk(service.base_url, tmp_path) as desk:
        service.plans.append(refusal(403))
        first, *_others = await desk.queue("Rex", "Bella", "Onyx", "Milo")
        await desk.sending.send_all()
        assert service.names() == {"Bella": 1, "Onyx": 1, "Milo": 1}
        # The number stands beside the words.
        (why,) = facts_in((await desk.outbox.entry(first)).reason) or ()
        assert why.case is AnswerCase.NOT_ACCEPTED
        assert (why.values["status"], why.values["said"]) == (403, "Some words.")
        # WHEN the next is blocked, THEN the rest stays queued
        service.plans.append(Reply(answer(403, b"<h1>Forbidden</h1>")))
        numbers = await desk.queue("Max", "Tom", "Kim")
        with pytest.raises(UnexpectedAnswerError) as stopped:
            await desk.sending.send_all()
        assert stopped.value.fact == fact(AnswerCase.BLOCKED, status=403)
        assert service.received[4:] == ["Max"]
        states = [await desk.state(number) for number in numbers]
        assert states == [State.REFUSED, State.QUEUED, State.QUEUED]
        # AND the rest goes when a person goes on
        await desk.sending.send_all()
        assert service.received[4:] == ["Max", "Tom", "Kim"]
        # One that repeats stops all with the words of the service.
        service.plans.extend([refusal(403)] * _MANY)
        service.received.clear()
        await desk.queue(*(f"Rex {number}" for number in range(_MANY)))
        with pytest.raises(UnexpectedAnswerError) as stopped:
            await desk.sending.send_all()
        assert (stopped.value.status, stopped.value.service_message) == (403, "Some words.")
        # THEN no more was sent than was in flight already
        assert 2 <= len(service.received) <= 2 * _IN_FLIGHT
        counts = await desk.outbox.counts()
        assert counts[State.REFUSED] == len(service.received) + 2
        assert counts[State.QUEUED] == _MANY - len(service.received)


async def test_an_add_that_meets_the_rate_limit_goes_again_after_the_wait(tmp_path: Path) -> None:
    async with animal_service() as service, outbox_desk(service.base_url, tmp_path) as desk:
        for status in (429, 403):
            service.plans.append(refusal(status, Retry_After="30"))
            (number,) = await desk.queue(f"Rex {status}")
            desk.told.clear()
            began = desk.clock.now()
            await desk.sending.send_all()
            assert desk.clock.now() - began >= 30
            assert desk.told_states() == [State.SENDING, State.QUEUED, State.SENDING, State.CREATED]
            assert (await desk.outbox.entry(number)).tries == 2
        assert service.names() == {"Rex 429": 1, "Rex 403": 1}
        # One whose answer cannot be read is created without an id.
        service.plans.append(Reply(answer(201, b"<html>"), adds=True))
        (number,) = await desk.queue("Rex")
        await desk.sending.send_all()
        entry = await desk.outbox.entry(number)
        assert (entry.state, entry.animal_id) == (State.CREATED, None)


async def test_what_cannot_leave_stays_queued(tmp_path: Path) -> None:
    async with outbox_desk(UNREACHABLE, tmp_path) as desk:
        (number,) = await desk.queue("Rex")
        with pytest.raises(NotConnectedError):
            await desk.sending.send_all()
        entry = await desk.outbox.entry(number)
        assert entry.state is State.QUEUED
        assert "connection.none" in entry.reason


async def test_all_that_was_in_flight_at_a_cut_does_not_stop_the_rest(tmp_path: Path) -> None:
    async with animal_service() as service, outbox_desk(service.base_url, tmp_path) as desk:
        sending = await many_in_flight(service, desk)
        service.plans.extend([_CUT] * _IN_FLIGHT)
        service.may_answer.set()
        await sending
        counts = await desk.outbox.counts()
        assert counts[State.UNCONFIRMED] == _IN_FLIGHT > MOST_TROUBLES_IN_A_ROW
        assert counts[State.CREATED] == _MANY - _IN_FLIGHT


async def test_what_was_in_flight_together_is_one_of_the_failures_in_a_row(tmp_path: Path) -> None:
    async with animal_service() as service, outbox_desk(service.base_url, tmp_path) as desk:
        sending = await many_in_flight(service, desk)
        service.plans.extend([_CUT] * _MANY)
        service.may_answer.set()
        with pytest.raises(SurroundingsError, match="stopped times='3'"):
            await sending
        # After the first cut one goes at a time, and the next may be leaving when its failure is counted.
        most = _IN_FLIGHT + 2 * MOST_TROUBLES_IN_A_ROW
        assert _IN_FLIGHT < (await desk.outbox.counts())[State.UNCONFIRMED] <= most


async def test_single_failures_stop_nothing_but_an_address_without_animals_does(tmp_path: Path) -> None:
    async with animal_service() as service, outbox_desk(service.base_url, tmp_path) as desk:
        service.plans.extend([_CUT, _CUT, ADDED, _CUT, _CUT])
        await desk.queue(*(f"Rex {number}" for number in range(7)))
        await desk.sending.send_all()
        counts = await desk.outbox.counts()
        assert (counts[State.UNCONFIRMED], counts[State.CREATED]) == (4, 3)
        service.plans.extend([Reply(answer(400))] * 4)
        await desk.queue(*(f"Max {number}" for number in range(5)))
        await desk.sending.send_all()
        counts = await desk.outbox.counts()
        assert (counts[State.REFUSED], counts[State.CREATED]) == (4, 4)
        service.plans.extend([Reply(answer(404))] * 10)
        await desk.queue(*(f"Tom {number}" for number in range(10)))
        service.received.clear()
        with pytest.raises(SurroundingsError, match="stopped times='3'"):
            await desk.sending.send_all()
        counts = await desk.outbox.counts()
        assert (counts[State.REFUSED], counts[State.QUEUED]) == (7, 7)
        assert len(service.received) == 3


async def test_an_add_that_a_person_waits_for_is_sent_before_the_rest_of_the_queue(tmp_path: Path) -> None:
    async with animal_service() as service, outbox_desk(service.base_url, tmp_path) as desk:
        first, second = await desk.queue("Rex", "Bella")
        assert (await desk.sending.send(second)).state is State.CREATED
        assert (await desk.sending.send(second)).state is State.CREATED
        assert service.received == ["Bella"]
        assert await desk.state(first) is State.QUEUED
        with pytest.raises(NoSuchEntryError):
            await desk.sending.send(99)
        # So is one that a person waits for while another is out.
        service.may_answer.clear()
        service.asked.clear()
        desk.told.clear()
        _second, own = await desk.queue("Onyx", "Marble")
        sending = asyncio.create_task(desk.sending.send_all())
        await service.asked.wait()
        waiting = asyncio.create_task(desk.sending.send(own))
        await asyncio.sleep(0)
        service.may_answer.set()
        await asyncio.gather(sending, waiting)
        departed = [entry.typed.name for entry in desk.told if entry.state is State.SENDING]
        assert departed == ["Rex", "Marble", "Onyx"]


async def test_an_add_that_could_not_be_recorded_as_sending_is_not_sent(tmp_path: Path) -> None:
    async with (
        animal_service() as service,
        outbox_desk(service.base_url, tmp_path, make_outbox=ReadOnlyDisk) as desk,
    ):
        (number,) = await desk.queue("Rex")
        with pytest.raises(StorageError, match=r"outbox\.failed"):
            await desk.sending.send_all()
        assert service.received == []
        assert await desk.state(number) is State.QUEUED


async def test_an_unrecorded_outcome_is_recorded_before_anything_else_is_sent(tmp_path: Path) -> None:
    async with (
        animal_service() as service,
        outbox_desk(service.base_url, tmp_path, make_outbox=TroubledDisk) as desk,
    ):
        assert isinstance(desk.outbox, TroubledDisk)
        desk.outbox.cannot_write = True
        first, second = await desk.queue("Rex", "Bella")
        # WHEN the disk is full after the answer, and still is at the next attempt
        for _ in range(2):
            with pytest.raises(StorageError, match=r"added-as-not-saved name='Rex' id='1' cause=.*disk-full"):
                await desk.sending.send_all()
            # THEN it is told, and nothing else is sent
            assert service.received == ["Rex"]
            assert await desk.state(first) is State.SENDING
        desk.outbox.cannot_write = False
        await desk.sending.send_all()
        entry = await desk.outbox.entry(first)
        assert (entry.state, entry.animal_id) == (State.CREATED, 1)
        assert [(one.number, one.state) for one in desk.told][1:3] == [
            (first, State.CREATED),
            (second, State.SENDING),
        ]
        assert service.names() == {"Rex": 1, "Bella": 1}


async def test_the_end_of_a_try_does_not_touch_what_a_later_session_sends(tmp_path: Path) -> None:
    is_back = asyncio.Event()

    def look(entry: Entry) -> None:
        if entry.state is State.QUEUED:
            is_back.set()

    async with animal_service() as service:
        service.plans.append(refusal(429, Retry_After="30"))
        async with outbox_desk(service.base_url, tmp_path, clock=VirtualClock(), changed=look) as earlier:
            # GIVEN an add that was refused for now, for which an earlier session waits
            (number,) = await earlier.queue("Rex")
            waiting = asyncio.create_task(earlier.sending.send(number))
            await is_back.wait()
            # AND that is on its way through another
            service.may_answer.clear()
            service.asked.clear()
            async with outbox_desk(service.base_url, tmp_path) as later:
                sending = asyncio.create_task(later.sending.send(number))
                await service.asked.wait()
                await earlier.session.close()
                with pytest.raises(NotConnectedError):
                    await waiting
                # THEN the add still counts as on its way, and its end is written down
                assert await later.state(number) is State.SENDING
                service.may_answer.set()
                assert (await sending).state is State.CREATED
                service.check(await later.outbox.entries())


class SlowCatalogue:
    """A catalogue whose look-up of animals like those to add waits for ``may_answer``."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self.was_asked, self.may_answer = asyncio.Event(), asyncio.Event()

    def __getattr__(self, name: str) -> object:
        return getattr(self._catalogue, name)

    async def look_alikes_of_all(self, animals: Sequence[NewAnimal]) -> object:
        self.was_asked.set()
        await self.may_answer.wait()
        return await self._catalogue.look_alikes_of_all(animals)


async def test_an_add_of_two_sessions_is_sent_once_and_knows_what_lists_have_shown(tmp_path: Path) -> None:
    async with animal_service() as service, outbox_desk(service.base_url, tmp_path) as desk:
        (number,) = await desk.queue("Rex")
        catalogue = SlowCatalogue(desk.catalogue)
        # GIVEN an add that a session is about to send
        former = Sending(desk.outbox, desk.session, cast("Catalogue", catalogue), desk.told.append)
        first = asyncio.create_task(former.send_all())
        await catalogue.was_asked.wait()
        # WHEN the next session sends it before
        await desk.sending.send_all()
        catalogue.may_answer.set()
        await first
        # THEN it is sent once, and its outcome is known
        assert await desk.state(number) is State.CREATED
        assert service.received == ["Rex"]
        # What a list has shown meanwhile is known before an add that waited.
        service.may_answer.clear()
        service.asked.clear()
        _first, second = await desk.queue("Max", "Max")
        sending = asyncio.create_task(desk.sending.send_all())
        await service.asked.wait()
        # WHEN a list shows an animal like the one that waits, added by another client
        await desk.catalogue.record_animals([Animal(40, "Max", 7, "sold")])
        service.may_answer.set()
        await sending
        assert 40 in (await desk.outbox.entry(second)).known_before


@dataclass(frozen=True)
class Held:
    """Adds that ``sending`` sends, the first of which the service has just refused for the rate limit."""

    service: AnimalService
    desk: Desk
    clock: VirtualClock
    numbers: tuple[int, ...]
    sending: asyncio.Task[None]

    async def advance_until_received(self, requests: int) -> None:
        while len(self.service.received) < requests:
            await self.clock.advance(1)
            await asyncio.sleep(0.001)


@asynccontextmanager
async def held_up(folder: Path, *names: str) -> AsyncIterator[Held]:
    """Send adds of these names, and go on when the first of them has to wait for half a minute."""
    clock = VirtualClock()
    async with animal_service() as service, outbox_desk(service.base_url, folder, clock=clock) as desk:
        service.plans.append(refusal(429, Retry_After="30"))
        numbers = tuple(await desk.queue(*names))
        sending = asyncio.create_task(desk.sending.send_all())
        while not desk.told or desk.told[-1].state is not State.QUEUED:  # noqa: ASYNC110 - a plain list tells
            await asyncio.sleep(0.001)
        yield Held(service, desk, clock, numbers, sending)


async def test_an_outcome_is_recorded_though_its_caller_gave_up_but_not_closed(tmp_path: Path) -> None:
    async with animal_service() as service, outbox_desk(service.base_url, tmp_path) as desk:
        service.may_answer.clear()
        first, second = await desk.queue("Rex", "Bella")
        sending = asyncio.create_task(desk.sending.send_all())
        await service.asked.wait()
        sending.cancel()
        await asyncio.wait({sending})
        assert sending.cancelled()
        assert await desk.state(first) is State.SENDING
        service.may_answer.set()
        await desk.sending.settled()
        assert await desk.state(first) is State.CREATED
        assert await desk.state(second) is State.QUEUED
        assert service.received == ["Rex"]
        # Closing the session leaves what is out unconfirmed.
        service.may_answer.clear()
        service.asked.clear()
        (third,) = await desk.queue("Onyx")
        sending = asyncio.create_task(desk.sending.send_all())
        await service.asked.wait()
        await desk.session.store.close(grace=0)
        with pytest.raises(NotConnectedError):
            await sending
        assert await desk.state(second) is State.UNCONFIRMED
        assert await desk.state(third) is State.QUEUED


async def test_an_add_whose_caller_gives_up_before_its_turn_is_not_sent(tmp_path: Path) -> None:
    async with held_up(tmp_path, "Rex") as held:
        await held.clock.advance(10)
        held.sending.cancel()
        await held.desk.sending.settled()
        await held.clock.advance(60)
        assert held.service.received == ["Rex"]
        assert await held.desk.state(held.numbers[0]) is State.QUEUED


async def test_an_add_that_was_called_off_while_it_was_out_does_not_go_again(tmp_path: Path) -> None:
    # Its time stands still: the wait of a cancelled add is not awaited.
    async with (
        animal_service() as service,
        outbox_desk(service.base_url, tmp_path, clock=VirtualClock()) as desk,
    ):
        service.plans.append(refusal(429, Retry_After="30"))
        service.may_answer.clear()
        (number,) = await desk.queue("Rex")
        sending = asyncio.create_task(desk.sending.send_all())
        await service.asked.wait()
        sending.cancel()
        await asyncio.wait({sending})
        service.may_answer.set()
        await desk.sending.settled()
        assert service.received == ["Rex"]
        assert await desk.state(number) is State.QUEUED


async def test_an_add_edited_while_it_waits_does_not_leave_as_it_was(tmp_path: Path) -> None:
    async with held_up(tmp_path, "Rex", "Bela") as held:
        drafted, other = held.numbers
        # WHEN the one that waits is taken out of the line to be edited
        await held.desk.outbox.save_draft(Typed("Rexi", "7"), drafted)
        await held.advance_until_received(2)
        await held.sending
        # THEN only what is still queued was sent
        assert await held.desk.state(drafted) is State.DRAFT
        assert await held.desk.state(other) is State.CREATED
        assert held.service.received == ["Rex", "Bela"]


async def test_an_add_edited_and_queued_again_while_it_waits_leaves_as_it_is_now(tmp_path: Path) -> None:
    async with held_up(tmp_path, "Bela") as held:
        (number,) = held.numbers
        await held.desk.outbox.save_draft(Typed("Bella", "7"), number)
        await held.desk.outbox.queue(number, Typed("Bella", "7"))
        await held.advance_until_received(2)
        await held.sending
        assert held.service.names() == {"Bella": 1}
        assert await held.desk.state(number) is State.CREATED
