"""What the governor shows of itself: its states, its pace, and to whom it tells changes."""

import asyncio
from collections.abc import Callable
from enum import StrEnum
from typing import Protocol

from msgspec import Struct

from menagerie.domain.plan import Plan, Quota
from menagerie.governor.record import WaitReason


class Purpose(StrEnum):
    """What a request is for. A waiting read goes before a waiting write: it can do no harm twice."""

    READ = "read"
    WRITE = "write"


class Priority(StrEnum):
    """Who waits for a request. A person goes before background work, and may use what it leaves."""

    PERSON = "person"
    BACKGROUND = "background"


class Open(Struct, frozen=True):
    """Requests may go."""


class Waiting(Struct, frozen=True):
    """Nothing is sent before ``until`` (Unix seconds; infinite if the service told no readable end).

    ``shorter`` is the Unix time from which the person may try once, deliberately, because what the service
    told can also be read as a shorter wait; None if it cannot.
    """

    until: float
    reason: WaitReason
    shorter: float | None = None


class Told(Struct, frozen=True):
    """Who told a wait: the service, or ``by_store`` another desk; and the Unix time at which it did."""

    at: float
    by_store: bool = False


class Probing(Struct, frozen=True):
    """Exactly one request finds out whether the service answers again; it is in flight, or yet to come."""

    in_flight: bool


class Ramping(Struct, frozen=True):
    """The service answers again: one request at a time, then two, then as usual."""


class Stopped(Struct, frozen=True):
    """The key was refused with ``status`` (401); nothing is sent until the person acts."""

    status: int


GovernorState = Open | Waiting | Probing | Ramping | Stopped


class PlanSource(StrEnum):
    """How the plan is known."""

    CHOSEN = "chosen"
    """A person chose it."""

    DETECTED = "detected"
    """The stated limits show it."""

    ASSUMED = "assumed"
    """Nothing shows it, so the smallest plan counts."""


class PacingView(Struct, frozen=True):
    """What a person may want to know of the pace.

    ``sent_today`` is this installation's own count since midnight, ``last_hour`` its counts of the last 60
    minutes, the present one last. ``queued`` is how many requests are queued; ``clients`` how many
    installations seem to use the key, this one included.
    """

    plan: Plan
    plan_source: PlanSource
    sent_today: int
    last_hour: tuple[int, ...]
    queued: int
    clients: int


class Listener(Protocol):
    """Is told of changes, in the event loop. That a wait ends by time alone is not announced."""

    def quota_changed(self, quota: Quota) -> None:
        """Take the quota that the newest response stated."""
        ...

    def state_changed(self, state: GovernorState) -> None:
        """Take the new state."""
        ...


class Announcer:
    """Keeps the listeners and tells each of them what has changed, through the event loop."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []
        self._state: GovernorState = Open()
        self._quota = Quota()

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Tell ``listener`` of changes from now on. Return what ends that; calling it twice is harmless."""
        self._listeners.append(listener)

        def unsubscribe() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return unsubscribe

    def tell_state(self, state: GovernorState) -> None:
        """Tell the listeners of the state if it has changed."""
        if state != self._state:
            self._state = state
            self._tell(lambda listener: listener.state_changed(state))

    def tell_quota(self, quota: Quota) -> None:
        """Tell the listeners of the stated quota if it has changed."""
        if quota != self._quota:
            self._quota = quota
            self._tell(lambda listener: listener.quota_changed(quota))

    def _tell(self, news: Callable[[Listener], None]) -> None:
        # Through the loop, which reports a listener's error: that must not hold up a request.
        for listener in self._listeners:
            asyncio.get_running_loop().call_soon(self._deliver, listener, news)

    def _deliver(self, listener: Listener, news: Callable[[Listener], None]) -> None:
        if listener in self._listeners:
            news(listener)
