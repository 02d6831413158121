"""A time that has certainly passed: the sum of what two clocks agree on, step by step."""

from menagerie.domain.clock import Clock


class CertainTime:
    """Counts seconds from its making, for things that are too many to have a ``Stopwatch`` each.

    Between two looks passes what the slower of the two clocks says, and never less than nothing. A wall clock
    that is set, in either direction, therefore costs or wins at most the step in which it was set; a computer
    that sleeps counts as no time at all, like in ``Stopwatch``.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._wall = clock.now()
        self._monotonic = clock.monotonic()
        self._passed = 0.0

    def now(self) -> float:
        """Return the seconds that have certainly passed since this was made."""
        wall, monotonic = self._clock.now(), self._clock.monotonic()
        self._passed += max(0.0, min(wall - self._wall, monotonic - self._monotonic))
        self._wall, self._monotonic = wall, monotonic
        return self._passed
