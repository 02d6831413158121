"""Waiting for something to become so, with a deadline and a sentence for when it does not."""

import time
from collections.abc import Callable
from typing import TypeVar

from support.patience import LONGEST_WAIT

T = TypeVar("T")

# Each look is work for the application, the bus and the screen reader: who has waited long looks less often.
_FIRST_PAUSE_SECONDS = 0.03
_LONGEST_PAUSE_SECONDS = 0.25
_PAUSE_FACTOR = 1.2


def wait_until(
    what: str,
    look: Callable[[], T | None],
    *,
    seconds: float = LONGEST_WAIT,
    otherwise: Callable[[], object] = lambda: "",
) -> T:
    """Return the first true value of ``look``; ``what`` and ``otherwise`` explain a failure."""
    end = time.monotonic() + seconds
    pause = _FIRST_PAUSE_SECONDS
    while True:
        seen = look()
        if seen:
            return seen
        if time.monotonic() > end:
            raise AssertionError(f"not within {seconds:g} seconds: {what} {otherwise()}")
        time.sleep(pause)
        pause = min(pause * _PAUSE_FACTOR, _LONGEST_PAUSE_SECONDS)
