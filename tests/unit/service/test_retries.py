"""A failed read is repeated up to twice, each time through the governor; an add never is."""

import asyncio
import random
import ssl
from collections.abc import Coroutine
from typing import Any

import httpx
import pytest

from menagerie.domain.animal import NewAnimal
from menagerie.domain.errors import (
    CertificateError,
    NoAnswerError,
    NotConnectedError,
    QuotaUsedUpError,
    ServerFailedError,
)
from menagerie.service.retries import Attempts, Retries
from support.asking import MostJitter
from support.clock import VirtualClock
from support.store_desk import StoreDesk, add_one

BASE_URL = "https://store.example/v1"
FAILED = httpx.Response(500, json={"code": "oops", "message": "Oops.", "status": 500})
NOTHING = httpx.Response(200, json=[])
REX = NewAnimal("Rex", 7)


class Service:
    """Gives the answers, one for each request, after ``takes`` seconds; an exception is raised."""

    def __init__(self, clock: VirtualClock, takes: float, *answers: httpx.Response | Exception) -> None:
        self.asked = 0
        self.was_asked = asyncio.Event()
        self._clock = clock
        self._takes = takes
        self._answers = list(answers)

    async def __call__(self, _request: httpx.Request) -> httpx.Response:
        self.asked += 1
        self.was_asked.set()
        if self._takes:
            await self._clock.sleep(self._takes)
        answer = self._answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer


class Desk(StoreDesk):
    """A store that retries."""

    def __init__(self, *answers: httpx.Response | Exception, each_takes: float = 0.0) -> None:
        clock, dice = VirtualClock(), MostJitter(7)
        self.service = Service(clock, each_takes, *answers)
        retries, transport = Retries(clock, dice), httpx.MockTransport(self.service)
        super().__init__(BASE_URL, clock=clock, dice=dice, retries=retries, transport=transport)

    async def play(self, ask: Coroutine[Any, Any, object]) -> object:
        task = asyncio.ensure_future(ask)
        # The client is opened on a thread, in real time: none of the virtual one may pass meanwhile.
        asked = asyncio.ensure_future(self.service.was_asked.wait())
        await asyncio.wait({task, asked}, return_when=asyncio.FIRST_COMPLETED)
        asked.cancel()
        for _ in range(200):
            await self.clock.advance(0.1)
            await asyncio.sleep(0)
            if task.done():
                break
        try:
            return await task
        finally:
            await self.store.close()


async def test_a_read_that_failed_twice_and_then_succeeded_is_not_a_failure() -> None:
    desk = Desk(httpx.ConnectError("no"), FAILED, NOTHING)
    assert await desk.play(desk.store.list_animals()) is not None
    assert desk.service.asked == 3
    # AND each attempt that left was charged to the log
    assert desk.governor.pacing.sent_today == 2


async def test_the_third_failure_is_said_and_an_add_is_never_repeated() -> None:
    for failure, error in (
        (httpx.ConnectError("no"), NotConnectedError),
        (httpx.ReadError("cut"), NoAnswerError),
        (FAILED, ServerFailedError),
    ):
        desk = Desk(failure, failure, failure, NOTHING)
        with pytest.raises(error):
            await desk.play(desk.store.list_animals())
        assert desk.service.asked == 3
    for failure in (httpx.ReadError("cut"), httpx.ConnectError("no"), FAILED):
        desk = Desk(failure, NOTHING)
        with pytest.raises((NoAnswerError, NotConnectedError, ServerFailedError)):
            await desk.play(add_one(desk.store, REX))
        assert desk.service.asked == 1


async def test_a_read_is_not_repeated_if_it_is_deliberate_took_long_or_cannot_succeed() -> None:
    desk = Desk(FAILED, NOTHING)
    with pytest.raises(ServerFailedError):
        await desk.play(desk.store.list_animals(deliberate=True))
    assert desk.service.asked == 1
    used_up = {"X-RateLimit-Limit": "60", "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "600"}
    desk = Desk(httpx.Response(500, headers=used_up), NOTHING)
    with pytest.raises(QuotaUsedUpError):
        await desk.play(desk.store.list_animals())
    assert desk.service.asked == 1
    distrust = httpx.ConnectError("certificate")
    distrust.__cause__ = ssl.SSLCertVerificationError("self-signed")
    desk = Desk(distrust, NOTHING)
    with pytest.raises(CertificateError):
        await desk.play(desk.store.list_animals())
    assert desk.service.asked == 1
    desk = Desk(httpx.ReadError("cut"), NOTHING, each_takes=6.0)
    with pytest.raises(NoAnswerError):
        await desk.play(desk.store.list_animals())
    assert desk.service.asked == 1


async def test_the_pauses_have_full_jitter_and_grow() -> None:
    clock = VirtualClock()
    attempts = Attempts(clock, random.Random(3))  # noqa: S311 - jitter is no secret
    longest = Attempts(clock, MostJitter(3))

    async def pause(one: Attempts) -> float:
        began = clock.monotonic()
        task = asyncio.ensure_future(one.pause())
        while not task.done():
            await clock.advance(0.01)
        return clock.monotonic() - began

    assert [round(await pause(longest), 1) for _ in range(2)] == [1.0, 2.0]
    assert await pause(attempts) < 1.0
