"""Adds queued without a network are all sent when there is one, each once and in their order."""

import socket
from pathlib import Path

import pytest

from menagerie.domain.errors import NotConnectedError
from menagerie.domain.plan import enterprise
from menagerie.outbox.entry import State, Typed
from support.animal_service import animal_service
from support.idle_loop import run
from support.outbox_desk import outbox_desk
from support.two_runs import Times


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
