"""Tells how long ago something was, also in an earlier process or before the computer was restarted."""

from msgspec import Struct

from menagerie.domain.clock import Clock


class Moment(Struct, frozen=True):
    """A point in time that can be stored.

    ``wall`` is the Unix time, ``since_boot`` the seconds since the boot with the id ``boot`` (None: unknown).
    """

    wall: float
    boot: str | None
    since_boot: float

    @classmethod
    def now(cls, clock: Clock) -> "Moment":
        """Return this moment."""
        return cls(clock.now(), clock.boot_id(), clock.monotonic())

    def is_of_this_boot(self, clock: Clock) -> bool:
        """Tell whether the time since boot can be compared with the clock's."""
        # A virtual machine that is set back to an earlier state keeps its boot id, and its time goes back.
        return self.boot is not None and self.boot == clock.boot_id() and self.since_boot <= clock.monotonic()

    def seconds_ago(self, clock: Clock) -> float:
        """Return how many seconds ago it was.

        In the same boot the time since boot counts, whatever the wall clock says. After another boot the wall
        clock counts; where it says that the moment is yet to come, no time has passed.
        """
        if self.is_of_this_boot(clock):
            return clock.monotonic() - self.since_boot
        return max(0.0, clock.now() - self.wall)

    def in_this_boot(self, clock: Clock) -> "Moment":
        """Return the same moment as a moment of the running boot, so that the wall clock counts no longer."""
        boot = clock.boot_id()
        if boot is None or self.is_of_this_boot(clock):
            return self
        return Moment(min(self.wall, clock.now()), boot, clock.monotonic() - self.seconds_ago(clock))


class Stopwatch:
    """Counts seconds from a moment. Within this process only the time since boot counts."""

    def __init__(self, clock: Clock, since: Moment | None = None) -> None:
        """Start at ``since``, or now."""
        self._clock = clock
        self._start = clock.monotonic() - (0.0 if since is None else since.seconds_ago(clock))

    def elapsed(self) -> float:
        """Return the seconds that have passed."""
        return self._clock.monotonic() - self._start

    def remaining(self, seconds: float) -> float:
        """Return how many of ``seconds`` are still to come; 0.0 when none are."""
        return max(0.0, seconds - self.elapsed())
