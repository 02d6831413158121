"""A service as the interface shows it, with limits of any kind, that keeps account of who came too early."""

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from enum import StrEnum
from http import HTTPStatus

from support.simulation.headers import Head, HeaderWriter
from support.simulation.limiters import Level, Limiter

# Unix time in a float is exact to a quarter of a microsecond: less than this is no time at all.
_SAME_MOMENT = 0.001
_HOUR = 3_600.0


class Shows(StrEnum):
    """Which of its limits a service states in its headers: interface 8.2 does not show it.

    A limit of which nothing is left comes first, except where it is always the minute's that is stated.
    """

    TIGHTEST_SHARE = "smallest share"
    """The limit of which the smallest share remains."""

    TIGHTEST_COUNT = "fewest requests"
    """The limit of which the fewest requests remain."""

    MINUTE = "the minute"
    """Always the minute's limit."""


class Offence(StrEnum):
    """What a desk that sends a request can do wrong, knowing what it has read."""

    EARLY = "early"
    """A wait is not over that a 429 told."""

    UNHEEDING = "unheeding"
    """An answer, of whatever status, said that nothing remains before a reset that is yet to come."""


@dataclass(slots=True)
class Tally:
    """What a service saw: what it granted and refused by desks, also by hours of the run; and offences."""

    granted: Counter[int] = field(default_factory=Counter)
    refused: Counter[int] = field(default_factory=Counter)
    refused_in: Counter[tuple[int, int]] = field(default_factory=Counter)
    offences: Counter[Offence] = field(default_factory=Counter)


@dataclass(frozen=True, slots=True)
class Reply:
    """The head of an answer."""

    status: int
    head: Head


class SimulatedService:
    """Judges requests by its limiters; a request must pass all of them. A refused one uses up nothing.

    The minute's limiter is the first one. ``ban`` is for how many seconds a key is banned that is used before
    the wait of a 429 is over (interface 8.3).
    """

    def __init__(self, limiters: list[Limiter], writer: HeaderWriter, *, shows: Shows, ban: float) -> None:
        self.tally = Tally()
        self._limiters = limiters
        self._writer = writer
        self._shows = shows
        self._ban = ban
        self._banned_until = 0.0
        self._wait_until: dict[int, float] = {}
        self._nothing_until: dict[int, float] = {}

    def permitted(self, seconds: float) -> int:
        """Return the most requests that a client could have let through in a run of ``seconds``.

        It is a bound: the least of what each limit permits on its own, parts of windows counted whole.
        """
        return min(limiter.permitted(seconds) for limiter in self._limiters)

    def offence(self, desk: int) -> Offence | None:
        """Return what a desk would do wrong by sending a request at this moment; None for nothing."""
        now = asyncio.get_running_loop().time() + _SAME_MOMENT
        if now < self._wait_until.get(desk, 0.0):
            return Offence.EARLY
        return Offence.UNHEEDING if now < self._nothing_until.get(desk, 0.0) else None

    def answer(self, desk: int, offence: Offence | None) -> Reply:
        """Judge a request of ``desk`` that arrives now; ``offence`` is what was wrong when it was sent."""
        now = asyncio.get_running_loop().time()
        if offence is not None:
            self.tally.offences[offence] += 1
        if offence is Offence.EARLY:
            self._banned_until = max(self._banned_until, now + self._ban)
        levels = self._levels(now)
        reasons = [level.reset_at for level in levels if level.remaining < 1]
        if now < self._banned_until:
            reasons.append(self._banned_until)
        if reasons:
            self.tally.refused[desk] += 1
            self.tally.refused_in[desk, int(now // _HOUR)] += 1
            head = self._writer.refuse(now, self._choose(levels), max(reasons))
            return Reply(HTTPStatus.TOO_MANY_REQUESTS, head)
        for limiter in self._limiters:
            limiter.take(now)
        self.tally.granted[desk] += 1
        return Reply(HTTPStatus.OK, self._writer.grant(now, self._choose(self._levels(now))))

    def heard(self, desk: int, head: Head) -> None:
        """Note that a desk has read the head of an answer."""
        self._wait_until[desk] = max(self._wait_until.get(desk, 0.0), head.wait_until)
        self._nothing_until[desk] = max(self._nothing_until.get(desk, 0.0), head.nothing_until)

    def _levels(self, now: float) -> list[Level]:
        return [limiter.level(now) for limiter in self._limiters]

    def _choose(self, levels: list[Level]) -> Level:
        match self._shows:
            case Shows.TIGHTEST_SHARE:
                return min(levels, key=_share_left)
            case Shows.TIGHTEST_COUNT:
                return min(levels, key=_requests_left)
            case Shows.MINUTE:
                return levels[0]


def _share_left(level: Level) -> tuple[bool, float, float]:
    """Order levels by the share that remains; those that are empty for longest come first."""
    return level.remaining >= 1, level.remaining / level.limit, -level.reset_at


def _requests_left(level: Level) -> tuple[int, float]:
    """Order levels by the requests that remain; those that are empty for longest come first."""
    return level.remaining, -level.reset_at
