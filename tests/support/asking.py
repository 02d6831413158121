"""A governor in virtual time, and a service whose answers a test chooses."""

import asyncio
from collections.abc import Coroutine, Sequence
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import pytest

from menagerie.domain.errors import AskingStoppedError, WaitingError
from menagerie.domain.plan import Plan, Quota, enterprise
from menagerie.governor.answer import Headers
from menagerie.governor.governor import Admission, Governor, GovernorState, Purpose, Waiting
from menagerie.governor.ledger import ASKING, Asking, Ledger, Scope
from menagerie.governor.record import Entry, Record, Reservation
from support.clock import VirtualClock
from support.memory_ledger import MemoryLedger

SCOPE = Scope("https://store.example/v1", "0123abcd")

# The virtual clock's beginning.
DATE = "Fri, 15 Jan 2027 08:00:00 GMT"


def stated(limit: int, remaining: int, reset_in: int) -> dict[str, str]:
    """Return headers for an answer at the virtual clock's beginning."""
    return {
        "Date": DATE,
        "X-RateLimit-Limit": str(limit),
        "X-RateLimit-Remaining": str(remaining),
        "X-RateLimit-Reset": str(1_800_000_000 + reset_in),
    }


class NoJitter(Random):
    """Chance, at its smallest: waits are as long as they must be and no longer."""

    def uniform(self, a: float, b: float) -> float:
        return min(a, b)


class MostJitter(Random):
    """Chance, at its largest."""

    def uniform(self, a: float, b: float) -> float:
        return max(a, b)


class Desk:
    """One governor with its surroundings. ``sent`` holds the virtual times at which requests went out."""

    def __init__(
        self,
        clock: VirtualClock | None = None,
        ledger: Ledger | None = None,
        random: Random | None = None,
        plan: Plan | None = None,
    ) -> None:
        self.clock = clock or VirtualClock()
        self.ledger = ledger or MemoryLedger()
        self.governor = Governor(SCOPE, ledger=self.ledger, clock=self.clock, random=random or NoJitter())
        self.governor.choose_plan(plan)
        self.sent: list[float] = []
        # Kept, because an abandoned context would end by itself, and with it the request.
        self.under_way: list[OpenRequest] = []
        self._tasks: list[asyncio.Task[Any]] = []

    async def remembered(self) -> Entry:
        """Return what the ledger knows."""
        return await self.ledger.load(SCOPE)

    def state(self) -> GovernorState:
        return self.governor.state

    def waiting(self) -> Waiting:
        """Return the state, which is expected to be a wait."""
        state = self.governor.state
        assert isinstance(state, Waiting), state
        return state

    def left(self) -> float:
        """Return how many seconds of the wait are left."""
        return self.waiting().until - self.clock.now()

    def offered_in(self) -> float | None:
        """Return in how many seconds the person may try once; None for never."""
        shorter = self.waiting().shorter
        return None if shorter is None else shorter - self.clock.now()

    async def ask(
        self, status: int = 200, headers: Headers = (), purpose: Purpose = Purpose.READ, **options: Any
    ) -> None:
        """Send one request that is answered at once."""
        async with self.governor.admission(purpose, **options) as admission:
            self.sent.append(self.clock.now())
            await admission.answered(status, headers)

    async def open_window(self, places: int) -> None:
        """Allow this number of requests in flight at once, as after clean answers without a limit."""
        self.governor.choose_plan(enterprise(None, None))
        while self.governor.window < places:
            await self.ask()
        self.sent.clear()

    async def ask_in_vain(self, purpose: Purpose = Purpose.READ, **options: Any) -> None:
        """Send one request that is never answered."""
        async with self.governor.admission(purpose, **options):
            self.sent.append(self.clock.now())

    async def limited(self, retry_after: str | None = "30", *, deliberate: bool = False) -> None:
        """Send one request that is answered 429."""
        headers = {} if retry_after is None else {"Retry-After": retry_after}
        await self.ask(429, headers, deliberate=deliberate)

    async def send(self, purpose: Purpose = Purpose.READ, **options: Any) -> "OpenRequest":
        """Send one request, which the test answers; ``options`` are those of ``Governor.admission``."""
        request = OpenRequest()
        request.admission = await request.stack.enter_async_context(
            self.governor.admission(purpose, **options)
        )
        self.sent.append(self.clock.now())
        self.under_way.append(request)
        return request

    async def refused(self, **options: Any) -> float:
        """Ask, expect WaitingError with nothing sent, and return for how many seconds."""
        sent = len(self.sent)
        with pytest.raises(WaitingError) as caught:
            await self.ask(**options)
        assert len(self.sent) == sent
        return caught.value.until - self.clock.now()

    async def stopped(self) -> None:
        """Ask, and expect AskingStoppedError with nothing sent."""
        sent = len(self.sent)
        with pytest.raises(AskingStoppedError):
            await self.ask()
        assert len(self.sent) == sent

    def start(self, asking: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Ask in its own task, which ``end`` checks."""
        task = asyncio.create_task(asking)
        self._tasks.append(task)
        return task

    async def queue(self, purpose: Purpose = Purpose.READ, **options: Any) -> asyncio.Task[None]:
        """Ask in its own task, which is queued when this returns."""
        task = self.start(self.ask(purpose=purpose, **options))
        await self.clock.settle()
        return task

    async def end(self) -> None:
        """End what still asks."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def restarted(self) -> "Desk":
        """Return what comes after this process was killed: its clock and ledger, and nothing else of it."""
        return Desk(self.clock, self.ledger)

    async def restart(self, *, after: float = 0.0) -> "Desk":
        """Kill the process, wait some seconds, start it again and let it read the ledger."""
        await self.clock.advance(after)
        desk = self.restarted()
        await desk.governor.load()
        return desk


class HeldLedger(MemoryLedger):
    """A disk on which what is written takes until the test says so, or fails."""

    def __init__(self) -> None:
        super().__init__()
        self.may_reserve, self.may_record = asyncio.Event(), asyncio.Event()
        self.may_reserve.set()
        self.may_record.set()
        self.fails = False

    async def reserve(self, reservation: Reservation, asking: Asking = ASKING) -> float:
        delay = await super().reserve(reservation, asking)
        await self.may_reserve.wait()
        if self.fails:
            raise OSError
        return delay

    async def record(self, scope: Scope, record: Record, settled: Sequence[Reservation]) -> None:
        await self.may_record.wait()
        await super().record(scope, record, settled)


class OpenRequest:
    """A request on its way: sent with ``admission``, and answered when the test says so."""

    admission: Admission

    def __init__(self) -> None:
        self.stack = AsyncExitStack()

    async def answer(self, status: int, headers: Headers = ()) -> None:
        """Answer with this head; the body has not ended yet."""
        await self.admission.answered(status, headers)

    async def end(self) -> None:
        """The body ended, or the connection did."""
        await self.stack.aclose()

    async def finish(self, status: int, headers: Headers = ()) -> None:
        await self.answer(status, headers)
        await self.end()


class Diary:
    """A listener that writes down what it hears."""

    def __init__(self) -> None:
        self.states: list[GovernorState] = []
        self.quotas: list[Quota] = []

    def quota_changed(self, quota: Quota) -> None:
        self.quotas.append(quota)

    def state_changed(self, state: GovernorState) -> None:
        self.states.append(state)
