"""How long to wait after a 429 (interface 8.3), and after a failed attempt to find out whether it is over."""

from random import Random

_SHORTEST_BASE = 2.0
# Nothing was told: the limits count requests per minute (interface 8.1).
_BASE_WHEN_NOTHING_WAS_TOLD = 60.0
# Bounds our own growth only; what the service told is always kept in full.
_LONGEST_GROWN = 3600.0
# The shortest base reaches the longest wait with fewer doublings than these.
_DOUBLINGS = 11

_JITTER_SHARE = 0.1
_LONGEST_JITTER = 10.0

_FIRST_PAUSE = 2.0
_LONGEST_PAUSE = 60.0
_PAUSE_DOUBLINGS = 5


def wait_after_refusal(strikes: int, told: float, reset: float) -> float:
    """Return the seconds to wait after the ``strikes``-th 429 in a row (counted from 1).

    ``told`` is what Retry-After told and ``reset`` the time until the limit resets, both in seconds and 0.0
    where there was nothing. The wait is never shorter than either; both may be infinite.
    """
    base = max(_SHORTEST_BASE, told) if told or reset else _BASE_WHEN_NOTHING_WAS_TOLD
    grown = min(base * 2.0 ** min(strikes - 1, _DOUBLINGS), _LONGEST_GROWN)
    return max(told, reset, grown)


def jitter(wait: float, random: Random) -> float:
    """Return seconds to add to ``wait``, so that many desks sharing a key do not come back at once."""
    return random.uniform(0.0, min(wait * _JITTER_SHARE, _LONGEST_JITTER))


def pause_after_failure(failures: int, random: Random) -> float:
    """Return the seconds, at most 60, to pause after the ``failures``-th probe in a row without a result."""
    pause = _FIRST_PAUSE * 2.0 ** min(failures - 1, _PAUSE_DOUBLINGS)
    return min(pause + jitter(pause, random), _LONGEST_PAUSE)
