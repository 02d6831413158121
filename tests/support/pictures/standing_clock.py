"""A clock that stands, so that no time or age in a picture is ever another one."""

from datetime import UTC, datetime

from support.leaping_clock import LeapingClock

_NOW = datetime(2030, 5, 14, 10, 30, tzinfo=UTC).timestamp()
_SINCE_BOOT = 100_000.0


class StandingClock(LeapingClock):
    """Implements ``menagerie.domain.clock.Clock``: it is the same second until it leaps."""

    def now(self) -> float:
        return _NOW + self._ahead + self._set

    def monotonic(self) -> float:
        return _SINCE_BOOT + self._ahead
