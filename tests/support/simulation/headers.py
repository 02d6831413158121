"""What a service says about its limits in the heads of its answers, truly or not (interface 8.2 and 8.3)."""

import math
from dataclasses import dataclass
from email.utils import formatdate
from enum import StrEnum
from random import Random

from support.simulation.limiters import Level

# The service's Unix time at the virtual loop's zero.
EPOCH = 1_800_000_000.0

_DAY = 86_400


class HeaderManners(StrEnum):
    """How a service treats the headers that interface 8.2 and 8.3 promise.

    Nothing here reorders answers, since the network does that: see ``support.simulation.network``.
    """

    TRUE = "true"
    """Everything that is promised. Retry-After is seconds or a date: its form is not shown."""

    UNDATED = "without Date"
    """True, but nothing tells how far the desk's clock is from the service's."""

    MISSING = "missing"
    """No rate-limit headers, and not always a Retry-After."""

    LYING = "lying"
    """Any well-formed figures, Retry-After included."""

    GARBAGE = "garbage"
    """Texts that are no figures, and sometimes some that almost are."""


_GARBAGE = ("", "soon", "-1", "1e9", "nan", "0x10", "١٢", "9" * 20, "1, 2", "\x00", "60.5", "+7")
_LIES_ABOUT_THE_LIMIT = (1, 60, 300, 1_000, 10_000, 10**9)
_LIES_ABOUT_THE_REST = (0, 1, 5, 100, 10**6)
_LIES_ABOUT_THE_RESET = (-_DAY, 0, 30, 3_600)
# Stated waits as multiples of the true one, shorter and longer.
_LIES_ABOUT_THE_WAIT = (0, 1, 3)


@dataclass(frozen=True, slots=True)
class Head:
    """The headers of an answer, and what they plainly tell. Times are virtual; 0.0 where nothing is told.

    ``wait_until`` is what Retry-After tells, if it needs no interpretation: whole seconds, or a date beside a
    Date. ``nothing_until`` is the stated reset where nothing remains, if there is a Date to read it by.
    """

    headers: dict[str, str]
    wait_until: float
    nothing_until: float


class HeaderWriter:
    """Writes the headers of answers in one of the manners. Times are virtual, in seconds."""

    def __init__(self, manners: HeaderManners, random: Random) -> None:
        self._manners = manners
        self._random = random

    def grant(self, now: float, shown: Level) -> Head:
        """Return the head of an answer to a request that was let through."""
        headers = self._general(now, shown)
        return Head(headers, 0.0, self._nothing_until(headers))

    def refuse(self, now: float, shown: Level, until: float) -> Head:
        """Return the head of a 429 whose reason is over at ``until``."""
        headers = self._general(now, shown)
        wait_until = self._tell_to_wait(headers, now, until)
        return Head(headers, wait_until, self._nothing_until(headers))

    def _tell_to_wait(self, headers: dict[str, str], now: float, until: float) -> float:
        """Add Retry-After, or not; return the virtual time until which it tells to wait, 0.0 for nothing."""
        seconds = math.ceil(until - now)
        match self._manners:
            case HeaderManners.TRUE | HeaderManners.LYING if self._random.random() < 1 / 2:
                headers["Retry-After"] = formatdate(math.ceil(EPOCH + until), usegmt=True)
                return float(math.ceil(until))
            case HeaderManners.LYING:
                seconds *= self._random.choice(_LIES_ABOUT_THE_WAIT)
            case HeaderManners.MISSING if self._random.random() < 1 / 3:
                return 0.0
            case HeaderManners.GARBAGE if self._random.random() < 1 / 3:
                headers["Retry-After"] = self._random.choice(_GARBAGE)
                return 0.0
            case _:
                pass
        headers["Retry-After"] = str(seconds)
        return now + seconds

    def _general(self, now: float, level: Level) -> dict[str, str]:
        date = {"Date": formatdate(math.floor(EPOCH + now), usegmt=True)}
        stated = {
            "X-RateLimit-Limit": str(level.limit),
            "X-RateLimit-Remaining": str(level.remaining),
            "X-RateLimit-Reset": str(math.ceil(EPOCH + level.reset_at)),
        }
        match self._manners:
            case HeaderManners.TRUE:
                return date | stated
            case HeaderManners.UNDATED:
                return stated
            case HeaderManners.MISSING:
                return date
            case HeaderManners.GARBAGE:
                return date | {name: self._random.choice(_GARBAGE) for name in stated}
            case HeaderManners.LYING:
                return date | {
                    "X-RateLimit-Limit": str(self._random.choice(_LIES_ABOUT_THE_LIMIT)),
                    "X-RateLimit-Remaining": str(self._random.choice(_LIES_ABOUT_THE_REST)),
                    "X-RateLimit-Reset": str(int(EPOCH + now) + self._random.choice(_LIES_ABOUT_THE_RESET)),
                }

    def _nothing_until(self, headers: dict[str, str]) -> float:
        if self._manners not in {HeaderManners.TRUE, HeaderManners.LYING}:
            return 0.0
        if headers["X-RateLimit-Remaining"] != "0":
            return 0.0
        return float(headers["X-RateLimit-Reset"]) - EPOCH
