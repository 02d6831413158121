"""How long a desk waits before it connects to the shared store again."""

import random

# Seconds: the first pause, which doubles up to the longest one.
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
# Seconds for which a connection has to last before the pauses begin again with the first one.
_PROVEN = 60.0


class Pauses:
    """The pauses after attempts to connect, and after connections that were lost."""

    def __init__(self, first: float) -> None:
        self._first = first
        self._next = first

    def after(self, seconds: float) -> float:
        """Return the pause, in seconds, after an attempt or a connection that lasted for ``seconds``."""
        if seconds > _PROVEN:
            self._next = self._first
        pause = self._next
        self._next = min(2 * pause, LONGEST_PAUSE)
        # Spread over time, so that the desks do not come back all at once.
        return pause * random.uniform(0.5, 1)  # noqa: S311 - not for secrets
