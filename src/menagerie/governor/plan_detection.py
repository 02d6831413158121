"""Tells a key's plan from what the responses state: the service has no way to ask (interface 8.1)."""

from msgspec import Struct

from menagerie.domain.plan import BUSINESS, FREE, PRO, Plan

# A reset this near can end a minute: Reset may be rounded up, Date down, and reading it adds 1 s.
LONGEST_MINUTE = 63.0
# How far two stated ends of one window may lie apart: Date and Reset have whole seconds.
SAME_WINDOW = 2.5

# Business's requests per minute are also Free's per day.
_AMBIGUOUS = 1_000
_UNAMBIGUOUS: dict[int, Plan] = {60: FREE, 300: PRO, 10_000: PRO, 100_000: BUSINESS}
# Resets further apart than this may be those of two days.
_HOUR = 3600.0
_DAY = 86_400.0
# Of our own requests, beyond what a bucket refills in that time: the fewest that tell a window's end.
_ENOUGH = 10


class _Observation(Struct, frozen=True):
    """What a response stated: to which request of ours, what remained, and when the window ends."""

    number: int
    remaining: int
    at: float
    window_end: float


class PlanDetection:
    """Starts with Free, the smallest, and follows the stated limits.

    A limit of 1000 is Free's per day or Business's per minute. It is Business's if a reset within the minute
    was seen in two separate windows of one hour, and what we sent between the two is not missing from
    Remaining: a day's window ends once a day, and one that slides gives back only what was used a day ago.
    Limits that belong to no plan say nothing: an Enterprise plan is chosen by the person.
    """

    def __init__(self) -> None:
        self.plan: Plan | None = None
        self._first: _Observation | None = None

    def take(self, limit: int, remaining: int, reset_in: float, number: int, now: float) -> None:
        """Take what the response to our request ``number`` stated at ``now``.

        ``reset_in`` is how many seconds the reset is away, by the service's own clock.
        """
        plan = _UNAMBIGUOUS.get(limit)
        if limit == _AMBIGUOUS and reset_in > LONGEST_MINUTE:
            plan = FREE
        if plan is not None:
            self.plan = plan
            self._first = None
        elif limit == _AMBIGUOUS and self.plan is not BUSINESS:
            self._compare(_Observation(number, remaining, now, now + reset_in))

    def _compare(self, this: _Observation) -> None:
        first = self._first
        if first is None or this.at - first.window_end > _HOUR:
            self._first = this
        elif this.at >= first.window_end and this.window_end > first.window_end + SAME_WINDOW:
            own = this.number - first.number - _AMBIGUOUS * (this.at - first.at) / _DAY
            missing = first.remaining - this.remaining
            if own >= _ENOUGH and missing < own / 2:
                self.plan = BUSINESS
