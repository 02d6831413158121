"""The kinds of limit that services have, each exact, and the most that clients can get from each."""

import math
from collections import deque
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol


class ResetMeans(StrEnum):
    """What a limiter without windows states as its reset: interface 8.2 does not show it."""

    FULL = "full"
    """The moment at which the whole limit is available again, if nothing more is asked."""

    NEXT = "next"
    """The moment at which one more request is available."""


@dataclass(frozen=True, slots=True)
class Level:
    """What a limiter has to say: ``reset_at`` in seconds of the service's time."""

    limit: int
    remaining: int
    reset_at: float


class Limiter(Protocol):
    """Counts requests. Times never go back."""

    def level(self, now: float) -> Level:
        """Return what remains, without counting anything."""
        ...

    def take(self, now: float) -> None:
        """Count one request; only called while something remains."""
        ...

    def permitted(self, seconds: float) -> int:
        """Return the most requests that a client could have let through in a run from 0 to ``seconds``."""
        ...


class FixedWindow:
    """At most ``limit`` requests in each window; windows follow each other, one begins at ``phase``."""

    def __init__(self, limit: int, span: float, phase: float) -> None:
        self._limit = limit
        self._span = span
        self._phase = phase
        self._window = -1
        self._used = 0

    def level(self, now: float) -> Level:
        window = self._number(now)
        if window != self._window:
            self._window, self._used = window, 0
        return Level(self._limit, self._limit - self._used, self._phase + (window + 1) * self._span)

    def take(self, now: float) -> None:
        self.level(now)
        self._used += 1

    def permitted(self, seconds: float) -> int:
        windows = self._number(seconds) - self._number(0.0) + 1
        return self._limit * windows

    def _number(self, now: float) -> int:
        return math.floor((now - self._phase) / self._span)


class OpeningWindow:
    """At most ``limit`` requests in each window; a window opens with the first request after the last one."""

    def __init__(self, limit: int, span: float) -> None:
        self._limit = limit
        self._span = span
        self._end = 0.0
        self._used = 0

    def level(self, now: float) -> Level:
        if now >= self._end:
            return Level(self._limit, self._limit, now + self._span)
        return Level(self._limit, self._limit - self._used, self._end)

    def take(self, now: float) -> None:
        if now >= self._end:
            self._end, self._used = now + self._span, 0
        self._used += 1

    def permitted(self, seconds: float) -> int:
        return self._limit * math.ceil(seconds / self._span)


class SlidingWindow:
    """At most ``limit`` requests in any ``span`` seconds."""

    def __init__(self, limit: int, span: float, reset_means: ResetMeans) -> None:
        self._limit = limit
        self._span = span
        self._reset_means = reset_means
        self._taken: deque[float] = deque()

    def level(self, now: float) -> Level:
        while self._taken and self._taken[0] <= now - self._span:
            self._taken.popleft()
        reset_at = now
        if self._taken:
            edge = self._taken[-1] if self._reset_means is ResetMeans.FULL else self._taken[0]
            reset_at = edge + self._span
        return Level(self._limit, self._limit - len(self._taken), reset_at)

    def take(self, now: float) -> None:
        self._taken.append(now)

    def permitted(self, seconds: float) -> int:
        return self._limit * math.ceil(seconds / self._span)


class Bucket:
    """Holds ``capacity`` requests and takes ``limit`` more per ``span``, continuously.

    Read from the top it is a token bucket, read from the bottom a leaky bucket (as a meter): the same counts.
    They differ in what is usual: a token bucket holds the whole limit, a leaky bucket may hold less.
    """

    def __init__(self, limit: int, span: float, capacity: int, reset_means: ResetMeans) -> None:
        self._limit = limit
        self._rate = limit / span
        self._span = span
        self._capacity = capacity
        self._reset_means = reset_means
        self._tokens = float(capacity)
        self._at = 0.0

    def level(self, now: float) -> Level:
        self._tokens = min(self._capacity, self._tokens + (now - self._at) * self._rate)
        self._at = now
        # A token is whole when it is whole but for what floating-point numbers lose.
        remaining = math.floor(self._tokens + 1e-9)
        wanted = (
            self._capacity if self._reset_means is ResetMeans.FULL else min(self._capacity, remaining + 1)
        )
        return Level(self._limit, remaining, now + (wanted - self._tokens) / self._rate)

    def take(self, now: float) -> None:
        self.level(now)
        self._tokens -= 1.0

    def permitted(self, seconds: float) -> int:
        return self._capacity + math.floor(seconds * self._rate)


class LimiterKind(StrEnum):
    """The kinds, by the names they have in the table."""

    FIXED = "fixed window, aligned"
    OPENING = "fixed window, opens with the first request"
    SLIDING = "sliding window"
    TOKEN = "token bucket"
    LEAKY = "leaky bucket of a tenth"


_LEAKY_SHARE = 10


def make_limiter(
    kind: LimiterKind, limit: int, span: float, phase: float, reset_means: ResetMeans = ResetMeans.FULL
) -> Limiter:
    """Return a limiter of ``kind`` with ``limit`` requests per ``span`` seconds; ``phase`` is from 0 to 1."""
    match kind:
        case LimiterKind.FIXED:
            return FixedWindow(limit, span, phase * span)
        case LimiterKind.OPENING:
            return OpeningWindow(limit, span)
        case LimiterKind.SLIDING:
            return SlidingWindow(limit, span, reset_means)
        case LimiterKind.TOKEN:
            return Bucket(limit, span, limit, reset_means)
        case LimiterKind.LEAKY:
            return Bucket(limit, span, max(1, limit // _LEAKY_SHARE), reset_means)
