"""Tells a deliberate second press of a button from the second half of a double click."""

from collections.abc import Callable
from math import inf

# In seconds. Longer than any double click, and shorter than it takes to read the question.
PAUSE = 0.6


class SecondPress:
    """Remembers when a question appeared; ``monotonic`` is the clock to measure by, in seconds."""

    def __init__(self, monotonic: Callable[[], float]) -> None:
        self._monotonic = monotonic
        self._shown_at = -inf

    def shown(self) -> None:
        """Record that the question has just appeared."""
        self._shown_at = self._monotonic()

    @property
    def counts(self) -> bool:
        """Tell whether a press now answers the question."""
        return self._monotonic() - self._shown_at >= PAUSE
