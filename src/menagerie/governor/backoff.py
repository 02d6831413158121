"""How long to wait after a 429 (interface 8.3), and after a probe without a result."""

from random import Random

from menagerie.governor.retry_after import (
    TRY_AFTER,
    UNREADABLE_WAIT,
    RetryAfter,
    is_beyond_belief,
    reset_at_least,
)

_BASE = 2.0
# The limits count requests per minute (interface 8.1).
_BASE_WHEN_NOTHING_WAS_TOLD = 60.0
# Bounds our own growth only: what the service told is always kept in full.
_LONGEST_GROWN = 3600.0
# The shortest base reaches the longest wait with fewer doublings than these.
_DOUBLINGS = 11
# A shorter reading is offered only if the longer one costs the person more than this.
_WORTH_A_TRY = 3600.0

_JITTER_SHARE = 0.1
_LONGEST_JITTER = 10.0

_FIRST_PAUSE = 2.0
_LONGEST_PAUSE = 60.0
_PAUSE_DOUBLINGS = 5


def waits_after_refusal(strikes: int, told: RetryAfter, reset: float) -> tuple[float, float]:
    """Return the seconds to wait after the ``strikes``-th 429 in a row, and until the person may try once.

    ``strikes`` counts from 1, and ``reset`` is the time until the limit resets, 0.0 for none. The two results
    are the same if the person may not try. The wait is never shorter than told, and may be infinite.
    """
    is_doubtful = told.is_garbled or is_beyond_belief(reset)
    if told.is_garbled:
        base = UNREADABLE_WAIT
    else:
        base = _BASE if told.is_plain or reset else _BASE_WHEN_NOTHING_WAS_TOLD
    full = max(told.seconds, reset, _grown(base, strikes))
    if full <= _WORTH_A_TRY and not is_doubtful:
        return full, full
    own = _grown(_BASE if told.is_plain and not is_doubtful else TRY_AFTER, strikes)
    return full, min(full, max(told.at_least, reset_at_least(reset), own))


def jitter(wait: float, random: Random) -> float:
    """Return seconds to add to ``wait``, so that many clients of one key do not come back at once."""
    return random.uniform(0.0, min(wait * _JITTER_SHARE, _LONGEST_JITTER))


def pause_after_failure(failures: int, random: Random) -> float:
    """Return the seconds, at most 60, to pause after the ``failures``-th probe in a row without a result."""
    pause = _FIRST_PAUSE * 2.0 ** min(failures - 1, _PAUSE_DOUBLINGS)
    return min(pause + jitter(pause, random), _LONGEST_PAUSE)


def _grown(base: float, strikes: int) -> float:
    return min(base * 2.0 ** min(strikes - 1, _DOUBLINGS), _LONGEST_GROWN)
