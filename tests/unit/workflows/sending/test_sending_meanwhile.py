"""What happens to an add while it waits or is out: who sends it goes away, or the person edits it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from menagerie.domain.errors import NotConnectedError
from menagerie.outbox.entry import State, Typed
from support.animal_service import AnimalService, animal_service, refusal
from support.clock import VirtualClock
from support.outbox_desk import Desk, outbox_desk


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


async def test_the_outcome_of_an_add_is_recorded_although_its_caller_gave_up(tmp_path: Path) -> None:
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


async def test_closing_the_session_leaves_what_is_out_unconfirmed(tmp_path: Path) -> None:
    async with animal_service() as service, outbox_desk(service.base_url, tmp_path) as desk:
        service.may_answer.clear()
        first, second = await desk.queue("Rex", "Bella")
        sending = asyncio.create_task(desk.sending.send_all())
        await service.asked.wait()
        await desk.session.store.close(grace=0)
        with pytest.raises(NotConnectedError):
            await sending
        assert await desk.state(first) is State.UNCONFIRMED
        assert await desk.state(second) is State.QUEUED


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


async def test_an_add_that_a_person_waits_for_is_sent_before_the_rest_of_the_queue(tmp_path: Path) -> None:
    async with animal_service() as service, outbox_desk(service.base_url, tmp_path) as desk:
        service.may_answer.clear()
        _first, _second, own = await desk.queue("Rex", "Bella", "Marble")
        sending = asyncio.create_task(desk.sending.send_all())
        await service.asked.wait()
        waiting = asyncio.create_task(desk.sending.send(own))
        await asyncio.sleep(0)
        service.may_answer.set()
        await asyncio.gather(sending, waiting)
        departed = [entry.typed.name for entry in desk.told if entry.state is State.SENDING]
        assert departed == ["Rex", "Marble", "Bella"]
