"""Tells a second press that a person has thought about from one half of a double click."""

import time

# Longer than any double click, and shorter than it takes to read what the press is about.
PAUSE = 0.6


class SecondPress:
    """Knows since when a question can be seen."""

    def __init__(self) -> None:
        self._shown_at = -PAUSE

    def shown(self) -> None:
        """Note that the question has just appeared."""
        self._shown_at = time.monotonic()

    @property
    def counts(self) -> bool:
        """Tell whether a press at this moment can be an answer to the question."""
        return time.monotonic() - self._shown_at >= PAUSE
