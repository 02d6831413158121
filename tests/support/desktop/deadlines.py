"""Waiting for something to become so, with a deadline and a sentence for when it does not."""

import time
from collections.abc import Callable
from typing import TypeVar

from support.patience import LONGEST_WAIT

T = TypeVar("T")

_LOOK_SECONDS = 0.05


def wait_until(
    what: str,
    look: Callable[[], T | None],
    *,
    seconds: float = LONGEST_WAIT,
    otherwise: Callable[[], object] = lambda: "",
) -> T:
    """Return the first true value of ``look``; ``what`` and ``otherwise`` explain a failure."""
    end = time.monotonic() + seconds
    while True:
        seen = look()
        if seen:
            return seen
        if time.monotonic() > end:
            raise AssertionError(f"not within {seconds:g} seconds: {what} {otherwise()}")
        time.sleep(_LOOK_SECONDS)
