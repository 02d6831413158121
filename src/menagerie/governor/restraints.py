"""All that holds requests back at one moment, and until when; the one place where time does."""

import math
from collections.abc import Callable

from menagerie.domain.cases import GeneralCase
from menagerie.domain.clock import Clock
from menagerie.domain.errors import AskingStoppedError, QuotaUsedUpError, WaitingError
from menagerie.governor.admission import Ticket
from menagerie.governor.pacing import Pacing
from menagerie.governor.record import WaitReason
from menagerie.governor.recovery import Recovery
from menagerie.governor.standing import Standing
from menagerie.governor.states import (
    GovernorState,
    Open,
    Priority,
    Probing,
    Ramping,
    Stopped,
    Waiting,
)

# A request waits up to this long; for longer waits WaitingError is raised.
_PATIENCE = 60.0
# A shorter pause is not shown as a wait: a click is then sent a moment later.
_SHOWN_FROM = 5.0
_SAME_MOMENT = 1.0
# Requests in flight at once while a probe is due.
_WHILE_PROBING = 1
# A person's request may leave although as many as usual are in flight: it never waits for background work.
_MORE_FOR_A_PERSON = 1


class Restraints:
    """Joins what the service told, what the limits allow, pauses after failures, and other installations.

    It changes none of them. ``epoch`` is how many refusals there were. ``is_divided`` tells whether the
    limits are divided exactly with other installations at this moment.
    """

    def __init__(
        self,
        clock: Clock,
        standing: Standing,
        pacing: Pacing,
        recovery: Recovery,
        is_divided: Callable[[], bool],
    ) -> None:
        self._clock = clock
        self._standing = standing
        self._pacing = pacing
        self._recovery = recovery
        self._is_divided = is_divided
        self.epoch = 0
        # Until when the other installations are waited for (monotonic).
        self._held: dict[Priority, float] = {}
        # The end of the wait for the limits' sake that was shown last (Unix seconds).
        self._used_up_until: dict[Priority, float] = {}

    def count_refusal(self) -> None:
        """Count a refusal. What was let go before it has to stay, and no person has overruled it yet."""
        self.epoch += 1

    def hold(self, priority: Priority, seconds: float) -> None:
        """Wait so long for other installations."""
        self._held[priority] = self._clock.monotonic() + seconds

    def end_hold(self) -> None:
        """Wait for no other installation any more."""
        self._held.clear()

    def delay(self, ticket: Ticket) -> float:
        """Return the seconds before which the request may not be sent; 0.0 or less if it may be now.

        Raises WaitingError if they are more than 60, and AskingStoppedError if the key was refused, unless
        the person overrules what the service told (``Governor.admission``).
        """
        if self._standing.refused is not None and ticket.overrules != self.epoch:
            raise AskingStoppedError
        if self.is_single_try(ticket):
            return max(self._recovery.pause_remaining, self._held_for(ticket.priority))
        wait, pace = self._standing.remaining, self._pace_delay(ticket.priority)
        if wait > _PATIENCE and wait >= pace:
            until = self._standing.until
            raise WaitingError(until, GeneralCase.WAITING_WITHOUT_END if math.isinf(until) else None)
        if pace > _PATIENCE:
            raise QuotaUsedUpError(self._clock.now() + pace)
        return max(wait, pace, self._recovery.pause_remaining)

    def told_delay(self, *, is_single_try: bool) -> float:
        """Return the seconds for which what the service told holds back a request; 0.0 for none."""
        standing = self._standing
        if is_single_try:
            return max(standing.firm_remaining, standing.used_up_firmly_for)
        return max(standing.remaining, standing.used_up_for)

    def is_single_try(self, ticket: Ticket) -> bool:
        """Tell whether the request would be the one that the person may try during a wait."""
        return ticket.overrules == self.epoch and self._standing.offers_try

    def capacity(self, priority: Priority) -> int:
        """Return how many requests may be in flight."""
        if self._standing.is_encumbered or self._standing.used_up_for or self._pacing.is_careful:
            return _WHILE_PROBING
        if self._recovery.is_ramping:
            return self._recovery.most_in_flight
        return self._pacing.window + (_MORE_FOR_A_PERSON if priority is Priority.PERSON else 0)

    def state(self, priority: Priority) -> GovernorState:
        """Return the state as it is for requests of this priority. A wait hides a refused key."""
        standing = self._standing
        if self._recovery.is_probing:
            return Probing(in_flight=True)
        if standing.record.wait is not None and standing.remaining:
            wait = Waiting(standing.until, standing.record.wait.reason, standing.try_offered_at)
            used_up = self._used_up(priority)
            return wait if used_up is None or used_up.until <= wait.until + _SAME_MOMENT else used_up
        if standing.refused is not None:
            return Stopped(standing.refused)
        used_up = self._used_up(priority)
        if used_up is not None:
            return used_up
        if standing.is_encumbered:
            return Probing(in_flight=False)
        return Ramping() if self._recovery.is_ramping else Open()

    def _used_up(self, priority: Priority) -> Waiting | None:
        """Return the wait for the limits' sake, if it is long enough to show, and then to its end."""
        delay, reason = self._shown_delay(priority)
        now = self._clock.now()
        is_shown = self._used_up_until.get(priority, now) > now
        if delay <= 0 or (delay < _SHOWN_FROM and not is_shown):
            self._used_up_until.pop(priority, None)
            return None
        until = now + delay
        # Show the same moment at each look: rounding is no change.
        if abs(until - self._used_up_until.get(priority, math.inf)) >= _SAME_MOMENT:
            self._used_up_until[priority] = until
        # What our own log of sent requests shows has one reading only.
        shorter = self._standing.try_offered_at if self._standing.used_up_for else None
        return Waiting(self._used_up_until[priority], reason, shorter)

    def _shown_delay(self, priority: Priority) -> tuple[float, WaitReason]:
        pace = self._pace_delay(priority)
        if priority is Priority.PERSON:
            return pace, WaitReason.USED_UP
        standstill = self._with_what_was_told(
            self._pacing.standstill(is_divided=self._is_divided()), priority
        )
        # Such a pace is slower than ``delay`` waits for.
        if pace > max(_PATIENCE, standstill + _SAME_MOMENT):
            return pace, WaitReason.PACED
        return standstill, WaitReason.USED_UP

    def _pace_delay(self, priority: Priority) -> float:
        paced = self._pacing.delay(priority, is_divided=self._is_divided())
        return self._with_what_was_told(paced, priority)

    def _with_what_was_told(self, delay: float, priority: Priority) -> float:
        # That nothing remains holds whatever later responses say: they may have overtaken each other.
        return max(self._standing.used_up_for, delay, self._held_for(priority))

    def _held_for(self, priority: Priority) -> float:
        return self._held.get(priority, -math.inf) - self._clock.monotonic()
