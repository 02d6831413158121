"""Adds that wait for a network, and a cancelling or closing at any moment: nothing is lost or doubled."""

import asyncio
import socket
from collections import Counter
from pathlib import Path

import pytest

from menagerie.domain.errors import NotConnectedError
from menagerie.domain.plan import enterprise
from menagerie.outbox.entry import State, Typed
from support.animal_service import AnimalService, animal_service
from support.idle_loop import run
from support.outbox_desk import outbox_desk
from support.two_runs import Times

# The event loop's rounds from one moment to the next.
_ROUNDS = 4


async def _let_go_on(service: AnimalService, moment: int) -> None:
    """Return at a moment of sending: half of them lie before the add arrives and half behind it.

    Only rounds of the event loop would not do: on a busy machine, none of them would lie behind it.
    """
    if moment % 2:
        await service.asked.wait()
    for _ in range(moment * _ROUNDS):
        await asyncio.sleep(0)


async def test_an_add_cancelled_at_any_moment_is_queued_or_created(tmp_path: Path, times: Times) -> None:
    found: Counter[State] = Counter()
    async with animal_service() as service, outbox_desk(service.base_url, tmp_path) as desk:
        for moment in range(times(60, sample=12)):
            (number,) = await desk.queue(f"Rex {moment}")
            service.asked.clear()
            sending = asyncio.create_task(desk.sending.send(number))
            await _let_go_on(service, moment)
            sending.cancel()
            await asyncio.wait({sending})
            await desk.sending.settled()
            found[await desk.state(number)] += 1
            service.check(await desk.outbox.entries())
    assert set(found) == {State.QUEUED, State.CREATED}


async def test_closing_the_session_at_any_moment_leaves_no_add_sending(tmp_path: Path, times: Times) -> None:
    found: Counter[State] = Counter()
    async with animal_service() as service:
        for moment in range(times(30, sample=8)):
            async with outbox_desk(service.base_url, tmp_path) as desk:
                # Once, so that the client is open already.
                (bella,) = await desk.queue(f"Bella {moment}")
                await desk.sending.send(bella)
                (number,) = await desk.queue(f"Rex {moment}")
                service.asked.clear()
                sending = asyncio.create_task(desk.sending.send(number))
                await _let_go_on(service, moment)
                await desk.session.store.close(grace=0)
                await asyncio.wait({sending})
                error = sending.exception()
                assert error is None or isinstance(error, NotConnectedError), error
                await desk.sending.settled()
                found[await desk.state(number)] += 1
                service.check(await desk.outbox.entries())
    assert set(found) <= {State.QUEUED, State.CREATED, State.UNCONFIRMED}
    assert found[State.QUEUED]
    assert found[State.CREATED] + found[State.UNCONFIRMED]


def test_many_adds_queued_offline_are_sent_each_once_and_in_their_order(tmp_path: Path, times: Times) -> None:
    many = times(300, sample=40)
    names = [f"Rex {number}" for number in range(many)]

    async def queue_offline(port: int) -> None:
        async with outbox_desk(f"http://127.0.0.1:{port}/v1", tmp_path) as desk:
            assert await desk.outbox.queue_all(Typed(name, "7") for name in names) == many
            with pytest.raises(NotConnectedError):
                await desk.sending.send_all()
            assert (await desk.outbox.counts())[State.QUEUED] == many

    async def send() -> None:
        async with animal_service() as service, outbox_desk(service.base_url, tmp_path) as desk:
            # Without a limit: the pace has its own tests.
            desk.session.governor.choose_plan(enterprise(None, None))
            await desk.sending.send_all()
            departed = [entry.typed.name for entry in desk.told if entry.state is State.SENDING]
            assert departed == names
            assert (await desk.outbox.counts())[State.CREATED] == many
            service.check(await desk.outbox.entries())

    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        run(queue_offline(unused.getsockname()[1]))
    run(send())
