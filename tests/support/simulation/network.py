"""What lies between the desks and the service: requests and answers take their time, or are lost."""

import asyncio
from dataclasses import dataclass
from random import Random

from support.simulation.service import Offence, Reply, SimulatedService

_CLIENT_GIVES_UP_AFTER = 10.0


@dataclass(frozen=True, slots=True)
class Network:
    """Delays and losses. A round trip takes ``round_trip`` seconds and up to ``jitter`` more.

    ``loss`` is from 0 to 1, each way.

    Every request and every answer has its own delay, so with any jitter they overtake each other: a desk
    may read an older answer after a newer one.
    """

    jitter: float = 0.0
    loss: float = 0.0
    round_trip: float = 0.0


class Wire:
    """The way between one desk and the service. What has left the desk goes on without it."""

    def __init__(self, desk: int, service: SimulatedService, network: Network, random: Random) -> None:
        self._desk = desk
        self._service = service
        self._network = network
        self._random = random

    async def exchange(self) -> Reply:
        """Send a request and return the answer. Raises TimeoutError when none comes."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Reply] = loop.create_future()
        # What the desk knew when it sent this counts, and not what it knows on arrival.
        offence = self._service.offence(self._desk)
        if not self._is_lost():
            loop.call_later(self._delay(), self._arrive, offence, future)
        async with asyncio.timeout(_CLIENT_GIVES_UP_AFTER):
            reply = await future
        self._service.heard(self._desk, reply.head)
        return reply

    def _arrive(self, offence: Offence | None, future: asyncio.Future[Reply]) -> None:
        reply = self._service.answer(self._desk, offence)
        if not self._is_lost():
            asyncio.get_running_loop().call_later(self._delay(), _deliver, future, reply)

    def _delay(self) -> float:
        return self._network.round_trip / 2 + self._random.uniform(0.0, self._network.jitter / 2)

    def _is_lost(self) -> bool:
        return self._network.loss > 0.0 and self._random.random() < self._network.loss


def _deliver(future: asyncio.Future[Reply], reply: Reply) -> None:
    if not future.done():
        future.set_result(reply)
