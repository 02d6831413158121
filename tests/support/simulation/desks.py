"""Desks that ask as fast as they may: the very Governor of the application, and a process around it."""

import asyncio
from collections.abc import Coroutine, Iterable
from dataclasses import dataclass
from random import Random
from typing import Any

from menagerie.domain.errors import WaitingError
from menagerie.domain.plan import Plan
from menagerie.governor.governor import Governor, Priority, Purpose
from menagerie.governor.ledger import Ledger
from menagerie.governor.record import Scope
from support.memory_ledger import MemoryLedger
from support.simulation.headers import EPOCH
from support.simulation.loop import LoopClock, cancel
from support.simulation.network import Wire

SCOPE = Scope("https://store.example/v1", "0123abcd")


@dataclass(frozen=True, slots=True)
class Work:
    """What a desk does: how many read and write without a pause, for whom, on which plan (None: detected)."""

    readers: int = 2
    writers: int = 1
    priority: Priority = Priority.BACKGROUND
    plan: Plan | None = None


@dataclass(frozen=True, slots=True)
class Computer:
    """What a desk's computer does to its clocks.

    ``skew`` is how many seconds its wall clock is ahead of the service's at first. While no process runs, the
    wall clock leaps by up to ``leap`` seconds, either way; and with the probability ``boots`` the computer
    is started again.
    """

    skew: float = 0.0
    leap: float = 0.0
    boots: float = 0.0


class GovernedDesk:
    """One computer that asks as fast as its governor lets it. It can be killed and started again."""

    def __init__(self, wire: Wire, random: Random, work: Work, computer: Computer) -> None:
        self._wire = wire
        self._random = random
        self._work = work
        self._computer = computer
        self._clock = LoopClock(EPOCH + computer.skew)
        self._disk = MemoryLedger()
        self._life = self._disk.of_the_next_process()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to ask, with nothing of an earlier process but its ledger."""
        self._life = self._disk.of_the_next_process()
        governor = Governor(SCOPE, ledger=self._ledger(), clock=self._clock, random=self._random)
        governor.choose_plan(self._work.plan)
        purposes = [Purpose.READ] * self._work.readers + [Purpose.WRITE] * self._work.writers
        self._tasks = [asyncio.create_task(self._ask_for_ever(governor, purpose)) for purpose in purposes]
        self._tasks += [asyncio.create_task(one) for one in self._besides(governor)]

    def _ledger(self) -> Ledger:
        """Return the ledger of the process that is started."""
        return self._life

    def _besides(self, _governor: Governor) -> Iterable[Coroutine[Any, Any, None]]:
        """Return what else goes on beside the work."""
        return ()

    async def kill(self) -> None:
        """End at once, without writing anything down any more."""
        self._life.kill()
        await cancel(self._tasks)
        leap = self._random.uniform(-self._computer.leap, self._computer.leap)
        self._clock.set_wall(self._clock.now() + leap)
        if self._random.random() < self._computer.boots:
            self._clock.reboot()

    async def _ask_for_ever(self, governor: Governor, purpose: Purpose) -> None:
        while True:
            try:
                async with governor.admission(purpose, priority=self._work.priority) as admission:
                    reply = await self._wire.exchange()
                    await admission.answered(reply.status, reply.head.headers)
            except WaitingError as waiting:
                await self._clock.sleep(waiting.until - self._clock.now())
            except TimeoutError:
                pass  # no answer: ask again, as a person would


class ClickingDesk(GovernedDesk):
    """A desk at whose computer a person clicks at the moments ``clicks``, while the work goes on.

    ``waited`` holds how many seconds each click waited until its request left.
    """

    clicks: tuple[float, ...] = ()

    def __init__(self, wire: Wire, random: Random, work: Work, computer: Computer) -> None:
        super().__init__(wire, random, work, computer)
        self.waited: list[float] = []

    def _besides(self, governor: Governor) -> Iterable[Coroutine[Any, Any, None]]:
        return (self._click(governor, moment) for moment in self.clicks)

    async def _click(self, governor: Governor, moment: float) -> None:
        await asyncio.sleep(moment)
        async with governor.admission(Purpose.READ, priority=Priority.PERSON) as admission:
            self.waited.append(asyncio.get_running_loop().time() - moment)
            reply = await self._wire.exchange()
            await admission.answered(reply.status, reply.head.headers)
