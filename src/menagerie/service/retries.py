"""Decides whether a failed read is sent again, and when."""

from random import Random

from menagerie.domain.clock import Clock

_MOST = 2
_FIRST_PAUSE = 1.0
# After this many seconds, report the failure instead of making the user wait as long again.
_PATIENCE = 5.0


class Retries:
    """Repeats a failed read up to twice, after pauses of full jitter: up to 1 s, then up to 2 s.

    A cut connection or a restarting service then costs the user a moment and no decision. A failure that took
    long is reported at once.
    """

    def __init__(self, clock: Clock, random: Random) -> None:
        self._clock = clock
        self._random = random

    def begin(self) -> "Attempts":
        """Return a counter for the attempts of one request."""
        return Attempts(self._clock, self._random)


class Attempts:
    """The attempts of one request, counted from now on."""

    def __init__(self, clock: Clock, random: Random) -> None:
        self._clock = clock
        self._random = random
        self._began = clock.monotonic()
        self._failures = 0

    @property
    def are_over(self) -> bool:
        """Whether the last failure is final."""
        return self._failures >= _MOST or self._clock.monotonic() - self._began > _PATIENCE

    async def pause(self) -> None:
        """Wait before the next attempt."""
        longest = _FIRST_PAUSE * 2.0**self._failures
        self._failures += 1
        await self._clock.sleep(self._random.uniform(0.0, longest))
