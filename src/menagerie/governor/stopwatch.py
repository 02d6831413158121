"""Tells how long ago something was, cautiously: by whichever of the two clocks says less."""

from menagerie.domain.clock import Clock


class Stopwatch:
    """Counts seconds from a moment.

    The wall clock outlives a restart but can be set; the monotonic clock cannot be set but ends with the
    process. A time has passed only when both say so. When the wall clock is found before the start, it was
    set back: counting begins anew, so that a wait is kept in full and never grows by the amount of the jump.
    """

    def __init__(self, clock: Clock, since: float | None = None) -> None:
        """Start at ``since`` (Unix seconds; it may be before this process began), or now."""
        now = clock.now()
        self._clock = clock
        self._wall_start = now if since is None else min(since, now)
        self._monotonic_start = clock.monotonic() - (now - self._wall_start)

    def elapsed(self) -> float:
        """Return the seconds that have certainly passed."""
        now = self._clock.now()
        self._wall_start = min(self._wall_start, now)
        return min(now - self._wall_start, self._clock.monotonic() - self._monotonic_start)

    def remaining(self, seconds: float) -> float:
        """Return how many of ``seconds`` are still to come; 0.0 when none are."""
        return max(0.0, seconds - self.elapsed())
