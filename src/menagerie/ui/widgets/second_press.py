"""Tells a deliberate second press of a button from the second half of a double click."""

import time

# In seconds. Longer than any double click, and shorter than it takes to read the question.
PAUSE = 0.6


class SecondPress:
    """Remembers when a question appeared."""

    def __init__(self) -> None:
        self._shown_at = -PAUSE

    def shown(self) -> None:
        """Record that the question has just appeared."""
        self._shown_at = time.monotonic()

    @property
    def counts(self) -> bool:
        """Tell whether a press now answers the question."""
        return time.monotonic() - self._shown_at >= PAUSE
