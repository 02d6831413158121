"""The way back after a wait: one request probes, then a few go at once, then as many as usual."""

import math
from random import Random

from menagerie.domain.clock import Clock
from menagerie.governor.admission import Admission
from menagerie.governor.backoff import pause_after_failure

# Requests in flight at once after 0, 1 and 2 good responses since the probe's own.
_RAMP = (1, 2, 2)


class Recovery:
    """Keeps the probe, and how many good responses came after it."""

    def __init__(self, clock: Clock, random: Random) -> None:
        self._clock = clock
        self._random = random
        self._probe: Admission | None = None
        self._good_responses = len(_RAMP)
        self._failed_probes = 0
        self._pause_until = -math.inf

    @property
    def is_probing(self) -> bool:
        """Tell whether a probe is in flight."""
        return self._probe is not None

    @property
    def is_ramping(self) -> bool:
        """Tell whether fewer requests than usual may be in flight."""
        return self._good_responses < len(_RAMP)

    @property
    def most_in_flight(self) -> int:
        """How many requests may be in flight while it is ramping."""
        return _RAMP[self._good_responses]

    @property
    def pause_remaining(self) -> float:
        """The seconds to wait after a probe that failed; 0.0 for none."""
        return max(0.0, self._pause_until - self._clock.monotonic())

    def probe(self, admission: Admission) -> None:
        """Take ``admission`` as the probe."""
        self._probe = admission

    def is_probe(self, admission: Admission) -> bool:
        """Tell whether ``admission`` is the probe in flight."""
        return self._probe is admission

    def take_back(self, admission: Admission) -> None:
        """Forget the probe if it is ``admission``: it was not sent."""
        if self._probe is admission:
            self._probe = None

    def end_probe(self) -> None:
        """End the probe: its response says something about limits."""
        self._probe = None
        self._failed_probes = 0

    def fail_probe(self) -> float:
        """End the probe without a result. Return the seconds to wait before the next one."""
        self._probe = None
        self._failed_probes += 1
        pause = pause_after_failure(self._failed_probes, self._random)
        self._pause_until = self._clock.monotonic() + pause
        return pause

    def begin_ramp(self) -> None:
        """Let requests go again, one at a time at first."""
        self._good_responses = 0

    def advance(self) -> None:
        """Count a good response."""
        self._good_responses = min(self._good_responses + 1, len(_RAMP))
