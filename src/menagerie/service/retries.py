"""Whether a request that only reads is sent again after it failed, and how soon."""

from random import Random

from menagerie.domain.clock import Clock

_MOST = 2
_FIRST_PAUSE = 1.0
_LONGEST_PAUSE = 30.0
# Whoever has waited this long wants to know what is the matter, and not to wait as long once more.
_PATIENCE = 5.0


class Retries:
    """Gives each read up to two more chances, after pauses of full jitter that grow from 1 s to 30 s.

    So a connection that was cut or a service that is just restarting costs a person a moment and no decision.
    A failure that took long is told at once.
    """

    def __init__(self, clock: Clock, random: Random) -> None:
        self._clock = clock
        self._random = random

    def begin(self) -> "Attempts":
        """Return what counts the attempts of one request."""
        return Attempts(self._clock, self._random)


class Attempts:
    """The attempts of one request, from the making of this on."""

    def __init__(self, clock: Clock, random: Random) -> None:
        self._clock = clock
        self._random = random
        self._began = clock.monotonic()
        self._failures = 0

    @property
    def are_over(self) -> bool:
        """Tell whether the failure that has just happened is to be told."""
        return self._failures >= _MOST or self._clock.monotonic() - self._began > _PATIENCE

    async def pause(self) -> None:
        """Wait before the next attempt."""
        longest = min(_LONGEST_PAUSE, _FIRST_PAUSE * 2.0**self._failures)
        self._failures += 1
        await self._clock.sleep(self._random.uniform(0.0, longest))
