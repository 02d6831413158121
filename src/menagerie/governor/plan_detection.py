"""Tells a key's plan from what the answers state: the interface does not show how to ask (interface 8.1)."""

from msgspec import Struct

from menagerie.domain.plan import BUSINESS, FREE, PRO, Plan

# A reset this near can be the end of a minute: Reset may be rounded up, Date down, and reading it adds 1 s.
LONGEST_MINUTE = 63.0
# How far two stated ends of one window may lie apart: Date and Reset have whole seconds.
SAME_WINDOW = 2.5

# Business's requests per minute are also Free's per day.
_AMBIGUOUS = 1_000
_UNAMBIGUOUS: dict[int, Plan] = {60: FREE, 300: PRO, 10_000: PRO, 100_000: BUSINESS}
# Resets further apart than this may be those of two days.
_HOUR = 3600.0
_DAY = 86_400.0
# So many requests of our own, beyond what flows into a bucket in that time, must be missing nowhere.
_ENOUGH = 10


class _Look(Struct, frozen=True):
    """What an answer stated: the how many-th request of ours, what remained, and when the window ends."""

    number: int
    remaining: int
    at: float
    window_end: float


class PlanDetection:
    """Starts with Free, the smallest, and follows what the answers' limit says.

    A limit of 1000 is Free's per day or Business's per minute. It is Business's when a reset within the
    minute was seen in two separate windows of one hour, and what we sent between the two is not missing from
    Remaining: a day's window ends once a day, and one that slides gives back only what was used a day ago.
    Limits that belong to no plan say nothing: an Enterprise plan is chosen by the person.
    """

    def __init__(self) -> None:
        self.plan: Plan | None = None
        self._first: _Look | None = None

    def take(self, limit: int, remaining: int, reset_in: float, number: int, now: float) -> None:
        """Take what the answer to our request ``number`` stated at ``now``.

        ``reset_in`` is how many seconds the reset is away, by the service's own clock.
        """
        plan = _UNAMBIGUOUS.get(limit)
        if plan is not None:
            self.plan = plan
            self._first = None
        elif limit == _AMBIGUOUS:
            self._take_ambiguous(_Look(number, remaining, now, now + reset_in), reset_in, now)

    def _take_ambiguous(self, look: _Look, reset_in: float, now: float) -> None:
        if reset_in > LONGEST_MINUTE:
            self.plan = FREE
            self._first = None
        elif self.plan is BUSINESS:
            pass
        elif self._first is None or now - self._first.window_end > _HOUR:
            self._first = look
        elif now >= self._first.window_end and look.window_end > self._first.window_end + SAME_WINDOW:
            own = look.number - self._first.number - _AMBIGUOUS * (now - self._first.at) / _DAY
            missing = self._first.remaining - look.remaining
            if own >= _ENOUGH and missing < own / 2:
                self.plan = BUSINESS
