"""Other ways to deal with a rate limit, as they are in use elsewhere, for comparison in the same world."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from email.utils import parsedate_to_datetime
from http import HTTPStatus
from random import Random
from typing import Protocol

from aiolimiter import AsyncLimiter
from tenacity import AsyncRetrying, RetryCallState, retry_if_exception_type, wait_exponential

from support.simulation.loop import cancel
from support.simulation.network import Wire
from support.simulation.service import Reply

_MINUTE = 60.0


class RefusedError(Exception):
    """The service answered 429."""


class Policy(Protocol):
    """A way to send requests; the workers of one desk share it."""

    async def send(self, wire: Wire) -> None:
        """Send one request, in this policy's own time, until it is granted or given up."""
        ...


class ToldPause:
    """Holds back all workers of a desk as long as Retry-After tells. No library does it, and each should."""

    def __init__(self) -> None:
        self._until = 0.0

    async def over(self) -> None:
        """Wait until nothing is told any more."""
        loop = asyncio.get_running_loop()
        while loop.time() < self._until:  # noqa: ASYNC110 - a moment is waited for, and it can move
            await asyncio.sleep(self._until - loop.time())

    def take(self, reply: Reply) -> None:
        """Take what an answer told."""
        if reply.status == HTTPStatus.TOO_MANY_REQUESTS:
            told = _seconds_told(reply.head.headers)
            self._until = max(self._until, asyncio.get_running_loop().time() + told)


class FixedInterval:
    """Sends evenly, at exactly the plan's rate per minute, and keeps to Retry-After."""

    def __init__(self, per_minute: int, _random: Random) -> None:
        self._interval = _MINUTE / per_minute
        self._next = 0.0
        self._pause = ToldPause()

    async def send(self, wire: Wire) -> None:
        loop = asyncio.get_running_loop()
        turn = max(loop.time(), self._next)
        self._next = turn + self._interval
        await asyncio.sleep(turn - loop.time())
        await self._pause.over()
        self._pause.take(await wire.exchange())


class LeakyBucket:
    """aiolimiter's bucket of the plan's requests per minute, and keeps to Retry-After."""

    def __init__(self, per_minute: int, _random: Random) -> None:
        self._limiter = AsyncLimiter(per_minute, _MINUTE)
        self._pause = ToldPause()

    async def send(self, wire: Wire) -> None:
        async with self._limiter:
            await self._pause.over()
            self._pause.take(await wire.exchange())


class ExponentialBackoff:
    """tenacity's: no pace, and after each 429 a random pause, up to twice as long as before, at most 60 s."""

    def __init__(self, _per_minute: int, random: Random) -> None:
        self._random = random
        self._longest = wait_exponential(multiplier=1, max=_MINUTE)
        self._retrying = AsyncRetrying(
            wait=self._pause, retry=retry_if_exception_type(RefusedError), sleep=asyncio.sleep
        )

    async def send(self, wire: Wire) -> None:
        async for attempt in self._retrying.copy():
            with attempt:
                if (await wire.exchange()).status == HTTPStatus.TOO_MANY_REQUESTS:
                    raise RefusedError

    def _pause(self, state: RetryCallState) -> float:
        # Like tenacity's wait_random_exponential, by a chance that the seed of the world decides.
        return self._random.uniform(0.0, self._longest(state))


class AdditiveIncrease:
    """Additive increase, multiplicative decrease of the rate, starting at the plan's.

    The idea of Picard's and of botocore's adaptive rate limiters, which take a 429 for all there is to know.
    """

    _KEPT_AFTER_A_REFUSAL = 0.7
    _WON_EACH_SECOND = 0.01
    _LEAST_EACH_SECOND = 0.001

    def __init__(self, per_minute: int, _random: Random) -> None:
        self._rate = self._plan_rate = per_minute / _MINUTE
        self._next = 0.0
        self._changed_at = 0.0

    async def send(self, wire: Wire) -> None:
        loop = asyncio.get_running_loop()
        turn = max(loop.time(), self._next)
        self._next = turn + 1.0 / self._rate
        await asyncio.sleep(turn - loop.time())
        reply = await wire.exchange()
        passed, self._changed_at = loop.time() - self._changed_at, loop.time()
        if reply.status == HTTPStatus.TOO_MANY_REQUESTS:
            self._rate = max(self._LEAST_EACH_SECOND, self._rate * self._KEPT_AFTER_A_REFUSAL)
        else:
            self._rate += passed * self._WON_EACH_SECOND * self._plan_rate


def _seconds_told(headers: dict[str, str]) -> float:
    """Return what Retry-After tells of the forms that a service with true headers uses; else a minute."""
    told = headers.get("Retry-After", "")
    if told.isdigit():
        return float(told)
    if told and "Date" in headers:
        return (parsedate_to_datetime(told) - parsedate_to_datetime(headers["Date"])).total_seconds()
    return _MINUTE


class PolicyDesk:
    """One computer that asks as fast as its policy lets it, with as many workers as a governed desk."""

    _WORKERS = 3

    def __init__(self, wire: Wire, policy: Policy) -> None:
        self._wire = wire
        self._policy = policy
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._tasks = [asyncio.create_task(self._ask_for_ever()) for _ in range(self._WORKERS)]

    async def kill(self) -> None:
        await cancel(self._tasks)

    async def _ask_for_ever(self) -> None:
        while True:
            with suppress(TimeoutError):  # no answer: ask again
                await self._policy.send(self._wire)


POLICIES: dict[str, Callable[[int, Random], Policy]] = {
    "fixed interval": FixedInterval,
    "exponential backoff (tenacity)": ExponentialBackoff,
    "leaky bucket (aiolimiter)": LeakyBucket,
    "AIMD": AdditiveIncrease,
}
