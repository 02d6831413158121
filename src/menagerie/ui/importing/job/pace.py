"""How fast a job goes, measured from what was really done in the last minutes."""

from collections import deque

from msgspec import Struct
from msgspec.structs import replace

from menagerie.domain.plan import Quota
from menagerie.governor.states import PacingView
from menagerie.workflows.importing import estimate

# A few minutes show the pace even where the limits let the requests of a minute go in one burst.
_MEASURED = 180.0
# Two measurements a second apart are enough, however often a count changes.
_STEP = 1.0
# Earlier, one row more or less would change the rate too much.
_SHORTEST = 5.0
_MINUTE = 60.0


class Rate(Struct, frozen=True):
    """How many rows are done with in a minute, and how many seconds the others take."""

    per_minute: float
    seconds_left: float


class Pace:
    """Measures the rows of one job; times are seconds of a clock that never goes back."""

    def __init__(self) -> None:
        self._measured: deque[tuple[float, int]] = deque()

    def start_again(self) -> None:
        """Forget what was measured, because the job was interrupted."""
        self._measured.clear()

    def measure(self, at: float, done: int) -> None:
        """Take how many rows are done with."""
        measured = self._measured
        if measured and at - measured[-1][0] > _MEASURED:
            # A long wait says nothing about the rows after it.
            measured.clear()
        if len(measured) > 1 and at - measured[-2][0] < _STEP:
            measured[-1] = (at, done)
        else:
            measured.append((at, done))
        # Keep one that is older, so that the time in between is never shorter than what is measured.
        while len(measured) > 2 and at - measured[1][0] >= _MEASURED:  # noqa: PLR2004 - the first and the last
            measured.popleft()

    def per_minute(self, now: float) -> float | None:
        """Return the rows that are done with in a minute; None if that is not known, or not any more."""
        if not self._measured:
            return None
        begun_at, before = self._measured[0]
        done = self._measured[-1][1] - before
        is_known = now - begun_at >= _SHORTEST and now - self._measured[-1][0] <= _MEASURED
        if done <= 0 or not is_known:
            return None
        return done * _MINUTE / (now - begun_at)


def permitted_rate(per_minute: float, rows: int, pacing: PacingView, quota: Quota, now: float) -> Rate:
    """Return the measured rate, and how long ``rows`` take: never less than the plan and the quota permit.

    The first requests of a minute may go in one burst, which says nothing about those after it.
    """
    if pacing.plan.per_minute is not None:
        per_minute = min(per_minute, pacing.plan.per_minute)
    seconds = rows * _MINUTE / per_minute
    if pacing.plan.per_day is not None:
        # Its own rows are what is queued.
        seconds = max(seconds, estimate(rows, replace(pacing, queued=0), quota, now).seconds)
    return Rate(per_minute, seconds)
