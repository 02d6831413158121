"""The rate limits: the windows of a plan, and the wait after one request too many (interface 8)."""

import math
from collections.abc import Callable
from email.utils import formatdate
from enum import StrEnum

from msgspec import Struct

_MINUTE = 60
_DAY = 24 * 60 * 60
_LONGEST_EXTENSION = 60 * 60


class Plan(Struct, frozen=True):
    """How many requests a key may make (interface 8.1)."""

    per_minute: int
    per_day: int


FREE = Plan(per_minute=60, per_day=1_000)
PRO = Plan(per_minute=300, per_day=10_000)
BUSINESS = Plan(per_minute=1_000, per_day=100_000)


class RetryAfterForm(StrEnum):
    """The format of Retry-After: interface 8.3 shows none, so a client has to handle them all."""

    SECONDS = "seconds"
    DATE = "date"
    MISSING = "missing"


class RateLimitExceededError(Exception):
    """The request exceeds the limit. ``retry_after`` is the value of the header; None to leave it out."""

    def __init__(self, retry_after: str | None) -> None:
        super().__init__("The rate limit is exceeded.")
        self.retry_after = retry_after


class Standing(Struct, frozen=True):
    """The values of the rate limit headers (interface 8.2); ``reset_at`` is Unix time in seconds."""

    limit: int
    remaining: int
    reset_at: float


class _Span(Struct, frozen=True):
    """A period of wall time, in seconds."""

    start: float
    length: float

    @property
    def end(self) -> float:
        return self.start + self.length

    def covers(self, now: float) -> bool:
        # Also over if the clock was set back to before its start.
        return self.start <= now < self.end


class _Window:
    """A fixed window, which opens with the first request counted in it."""

    def __init__(self, limit: int, length: float) -> None:
        self._limit = limit
        self._length = length
        self._span: _Span | None = None
        self._used = 0

    def standing(self, now: float) -> Standing:
        if self._span is None or not self._span.covers(now):
            return Standing(self._limit, self._limit, now + self._length)
        return Standing(self._limit, self._limit - self._used, self._span.end)

    def count(self, now: float) -> None:
        if self._span is None or not self._span.covers(now):
            self._span = _Span(now, self._length)
            self._used = 0
        self._used += 1


class _Wait(Struct, frozen=True):
    """A period in which every request is refused; ``span`` starts with the newest refusal."""

    span: _Span
    form: RetryAfterForm
    practised: bool

    def extended(self, now: float) -> "_Wait":
        """Return the wait after a request during it: twice as long, or at most an hour longer."""
        length = self.span.length + min(self.span.length, _LONGEST_EXTENSION)
        return _Wait(_Span(now, length), self.form, self.practised)

    def retry_after(self) -> str | None:
        if self.form is RetryAfterForm.MISSING:
            return None
        if self.form is RetryAfterForm.DATE:
            return formatdate(math.ceil(self.span.end), usegmt=True)
        return str(max(1, math.ceil(self.span.length)))


class RateLimiter:
    """Counts the requests of the only key.

    The interface leaves this open, and we read it as follows:

    - both windows are fixed and open with the first request counted in them;
    - the headers show the window with fewer requests remaining, and of two equal ones the one that resets
      later, because a client must wait that long if both are used up;
    - a refused request is not counted in a window, but each request during the wait makes the wait longer.
      This is the "temporary ban" (interface 8.3.4).

    ``clock`` returns Unix time in seconds. Not thread safe: it belongs to the sandbox's event loop.
    """

    def __init__(self, plan: Plan, clock: Callable[[], float]) -> None:
        self._windows = (_Window(plan.per_minute, _MINUTE), _Window(plan.per_day, _DAY))
        self._clock = clock
        self._wait: _Wait | None = None
        self._to_practise: tuple[int, RetryAfterForm] | None = None

    def standing(self) -> Standing:
        """Return the current values of the headers, without counting a request."""
        now = self._clock()
        tighter = self._tighter(now)
        wait = self._wait_at(now)
        if wait is not None:
            return Standing(tighter.limit, 0, wait.span.end)
        return tighter

    def admit(self) -> None:
        """Count one request. Raises RateLimitExceededError if none is left, or during a wait."""
        now = self._clock()
        self._wait = self._refusal(now)
        if self._wait is not None:
            raise RateLimitExceededError(self._wait.retry_after())
        for window in self._windows:
            window.count(now)

    def practise_wait(self, seconds: int, form: RetryAfterForm) -> None:
        """Refuse the next request, and all others for ``seconds`` after it."""
        self.end_practice()
        self._to_practise = (seconds, form)

    def end_practice(self) -> None:
        """End a practised wait; requests that were counted stay counted."""
        self._to_practise = None
        if self._wait is not None and self._wait.practised:
            self._wait = None

    def _refusal(self, now: float) -> _Wait | None:
        """Return the wait that a request at ``now`` begins or extends; None if it is admitted."""
        wait = self._wait_at(now)
        if wait is not None:
            return wait.extended(now)
        if self._to_practise is not None:
            (seconds, form), self._to_practise = self._to_practise, None
            return _Wait(_Span(now, seconds), form, practised=True)
        tighter = self._tighter(now)
        if tighter.remaining == 0:
            return _Wait(_Span(now, tighter.reset_at - now), RetryAfterForm.SECONDS, practised=False)
        return None

    def _wait_at(self, now: float) -> _Wait | None:
        return self._wait if self._wait is not None and self._wait.span.covers(now) else None

    def _tighter(self, now: float) -> Standing:
        standings = (window.standing(now) for window in self._windows)
        return min(standings, key=lambda standing: (standing.remaining, -standing.reset_at))
