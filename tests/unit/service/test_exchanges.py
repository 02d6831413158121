"""A request that was sent is completed, even if its caller is cancelled."""

import asyncio
import math
from collections.abc import Coroutine
from typing import Any

import pytest

from menagerie.domain.cases import ConnectionCase
from menagerie.domain.errors import NoAnswerError, NotConnectedError, ServerFailedError
from menagerie.service.client import Exchange, Exchanges

UNHEARD = NoAnswerError(ConnectionCase.NO_ANSWER)


class Work:
    """Waits for its turn where it may be dropped, then is sent, and ends when the test says so."""

    def __init__(self, error: Exception | None = None) -> None:
        self.turn = asyncio.Event()
        self.sent = asyncio.Event()
        self.answered = asyncio.Event()
        self.ended = asyncio.Event()
        self.is_complete = False
        self._error = error

    async def __call__(self, exchange: Exchange) -> str:
        try:
            with exchange.droppable():
                await self.turn.wait()
            exchange.is_sent = True
            self.sent.set()
            await self.answered.wait()
            self.is_complete = True
            if self._error is not None:
                raise self._error
            return "done"
        finally:
            self.ended.set()


async def start(coroutine: Coroutine[Any, Any, str]) -> asyncio.Task[str]:
    task = asyncio.create_task(coroutine)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    return task


async def sent(work: Work) -> tuple[Work, Exchanges, asyncio.Task[str]]:
    """Let work be sent, and return it, what it is an exchange of, and its caller."""
    exchanges = Exchanges()
    caller = await start(exchanges.run(work, UNHEARD))
    work.turn.set()
    await work.sent.wait()
    return work, exchanges, caller


async def cancelled(caller: asyncio.Task[str]) -> None:
    caller.cancel()
    with pytest.raises(asyncio.CancelledError):
        await caller


async def test_work_that_waits_ends_with_its_caller_and_a_request_that_was_sent_is_completed() -> None:
    work = Work()
    caller = await start(Exchanges().run(work, UNHEARD))
    await cancelled(caller)
    await work.ended.wait()
    assert not work.sent.is_set()
    work, _, caller = await sent(Work())
    await cancelled(caller)
    assert not work.is_complete
    work.answered.set()
    await work.ended.wait()
    assert work.is_complete


async def test_work_that_would_have_to_wait_again_ends_if_its_caller_was_cancelled() -> None:
    left, answered, ended = asyncio.Event(), asyncio.Event(), asyncio.Event()
    rounds = 0

    async def refused_for_ever(exchange: Exchange) -> str:
        nonlocal rounds
        try:
            while True:
                with exchange.droppable():
                    rounds += 1
                left.set()
                await answered.wait()
        finally:
            ended.set()

    caller = await start(Exchanges().run(refused_for_ever, UNHEARD))
    await left.wait()
    await cancelled(caller)
    answered.set()
    await ended.wait()
    assert rounds == 1


async def test_before_and_after_closing_nothing_is_started() -> None:
    work, exchanges = Work(), Exchanges()
    work.turn.set()
    caller = asyncio.create_task(exchanges.run(work, UNHEARD))
    await asyncio.sleep(0)  # the caller has handed the work over, which has not run yet
    await exchanges.close(grace=60)
    assert not work.sent.is_set()
    with pytest.raises(NotConnectedError):
        await caller
    work, exchanges = Work(), Exchanges()
    await exchanges.close(grace=0)
    with pytest.raises(NotConnectedError) as caught:
        await exchanges.run(work, UNHEARD)
    assert caught.value.case is ConnectionCase.CLOSED
    assert not work.ended.is_set()


@pytest.mark.parametrize(("error", "reported"), [(ServerFailedError(500), False), (KeyError("a bug"), True)])
async def test_without_a_caller_only_defects_are_reported(error: Exception, reported: bool) -> None:
    reports: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _loop, report: reports.append(report))
    work, _, caller = await sent(Work(error))
    await cancelled(caller)
    work.answered.set()
    await work.ended.wait()
    await asyncio.sleep(0)
    assert [report["exception"] for report in reports] == ([error] if reported else [])


async def test_closing_drops_what_waits_and_gives_what_was_sent_its_time_after_which_it_is_cut() -> None:
    exchanges = Exchanges()
    caller = await start(exchanges.run(Work(), UNHEARD))
    await exchanges.close(grace=math.inf)
    with pytest.raises(NotConnectedError) as caught:
        await caller
    assert caught.value.case is ConnectionCase.CLOSED
    work, exchanges, caller = await sent(Work())
    closing = asyncio.create_task(exchanges.close(grace=60))
    await asyncio.sleep(0)
    work.answered.set()
    await closing
    assert await caller == "done"
    # After that it is cut, and reported as unanswered.
    _, exchanges, caller = await sent(Work())
    await exchanges.close(grace=0)
    with pytest.raises(NoAnswerError) as unheard:
        await caller
    assert unheard.value is UNHEARD


async def test_a_cancelled_close_leaves_nothing_running() -> None:
    work, exchanges, caller = await sent(Work())
    closing = asyncio.create_task(exchanges.close(grace=60))
    await asyncio.sleep(0)
    closing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await closing
    assert work.ended.is_set()
    with pytest.raises(NoAnswerError):
        await caller
