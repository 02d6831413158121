"""What the governor shows of itself: its states, and who hears of them."""

import asyncio
from collections.abc import Callable
from enum import StrEnum
from typing import Protocol

from msgspec import Struct

from menagerie.domain.plan import Plan
from menagerie.domain.quota import Quota
from menagerie.governor.record import WaitReason


class Purpose(StrEnum):
    """What a request is for. A waiting read goes before a waiting write: it can do no harm twice."""

    READ = "read"
    WRITE = "write"


class Priority(StrEnum):
    """Who waits for a request. A person goes before background work, and may use what that leaves over."""

    PERSON = "person"
    BACKGROUND = "background"


class Open(Struct, frozen=True):
    """Requests may go."""


class Waiting(Struct, frozen=True):
    """Nothing is sent before ``until`` (Unix seconds; infinite where the service told no readable end).

    ``shorter`` is the Unix time from which the person may try once, deliberately, because what the service
    told can also be read as a shorter wait; None where it cannot.
    """

    until: float
    reason: WaitReason
    shorter: float | None = None


class Probing(Struct, frozen=True):
    """Exactly one request finds out whether the service answers again; it is on its way, or yet to come."""

    in_flight: bool


class Ramping(Struct, frozen=True):
    """The service answers again: one request at a time, then two, then as usual."""


class Stopped(Struct, frozen=True):
    """The key was refused with ``status`` (401 or 403); nothing is sent until the person acts."""

    status: int


class PlanSource(StrEnum):
    """How it is known which plan counts."""

    CHOSEN = "chosen"
    """A person said so."""

    DETECTED = "detected"
    """The answers' limit shows it."""

    ASSUMED = "assumed"
    """Nothing shows it: the smallest plan is kept to."""


class PacingView(Struct, frozen=True):
    """What a person may want to know of the pace.

    ``plan`` is the one that counts. ``sent_today`` is this desk's own count since midnight, ``last_hour`` its
    counts of the last 60 minutes, the present one last. ``in_line`` is how many requests wait for their turn;
    ``desks`` how many desks seem to use the key, this one included.
    """

    plan: Plan
    plan_source: PlanSource
    sent_today: int
    last_hour: tuple[int, ...]
    in_line: int
    desks: int


GovernorState = Open | Waiting | Probing | Ramping | Stopped


class Listener(Protocol):
    """Hears of changes. Called in the event loop; waits end by time alone, which is not announced."""

    def quota_changed(self, quota: Quota) -> None:
        """Take the quota that the newest answer stated."""
        ...

    def state_changed(self, state: GovernorState) -> None:
        """Take the new state."""
        ...


class Listeners:
    """Those who hear of changes. All of it belongs to one event loop.

    News goes through the loop and not straight to them: a listener's mistake must neither cost what the
    service told us nor hold up those in line. The loop reports it.
    """

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def add(self, listener: Listener) -> Callable[[], None]:
        """Tell ``listener`` of changes from now on. Returns what ends that; calling it twice is harmless."""
        self._listeners.append(listener)

        def remove() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return remove

    def tell_quota(self, quota: Quota) -> None:
        """Tell that the quota has changed."""
        self._announce(lambda listener: listener.quota_changed(quota))

    def tell_state(self, state: GovernorState) -> None:
        """Tell that the state has changed."""
        self._announce(lambda listener: listener.state_changed(state))

    def _announce(self, news: Callable[[Listener], None]) -> None:
        for listener in self._listeners:
            asyncio.get_running_loop().call_soon(self._deliver, listener, news)

    def _deliver(self, listener: Listener, news: Callable[[Listener], None]) -> None:
        # It may have stopped listening since.
        if listener in self._listeners:
            news(listener)
