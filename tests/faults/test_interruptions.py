"""Cancelling, or closing the session, at any moment of sending loses and doubles nothing."""

import asyncio
from collections import Counter
from pathlib import Path

from menagerie.domain.errors import NotConnectedError
from menagerie.outbox.entry import State
from support.animal_service import animal_service
from support.outbox_desk import outbox_desk

_MOMENTS = 120
# The event loop's rounds from one moment to the next: all of them together last longer than an add does.
_ROUNDS = 4
_CLOSINGS = 60


async def _let_go_on(moment: int) -> None:
    for _ in range(moment * _ROUNDS):
        await asyncio.sleep(0)


async def test_an_add_cancelled_at_any_moment_is_queued_or_created(tmp_path: Path) -> None:
    found: Counter[State] = Counter()
    async with animal_service() as service, outbox_desk(service.base_url, tmp_path) as desk:
        for moment in range(_MOMENTS):
            (number,) = await desk.queue(f"Rex {moment}")
            sending = asyncio.create_task(desk.sending.send(number))
            await _let_go_on(moment)
            sending.cancel()
            await asyncio.wait({sending})
            await desk.sending.settled()
            found[await desk.state(number)] += 1
            service.check(await desk.outbox.entries())
    assert set(found) == {State.QUEUED, State.CREATED}
    # Or else the moments were all too early, or all too late.
    assert min(found.values()) > _MOMENTS / 20


async def test_closing_the_session_at_any_moment_leaves_no_add_sending(tmp_path: Path) -> None:
    found: Counter[State] = Counter()
    async with animal_service() as service:
        for moment in range(_CLOSINGS):
            async with outbox_desk(service.base_url, tmp_path) as desk:
                # Once, so that the client is open: that takes longer than all moments together.
                (bella,) = await desk.queue(f"Bella {moment}")
                await desk.sending.send(bella)
                (number,) = await desk.queue(f"Rex {moment}")
                sending = asyncio.create_task(desk.sending.send(number))
                await _let_go_on(2 * moment)
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
