"""How many requests this desk sent, minute by minute, for the person to see."""

from collections import deque
from collections.abc import Iterable
from datetime import UTC, datetime

from menagerie.governor.record import SentCount

_MINUTE = 60
_MINUTES_OF_A_DAY = 24 * 60
MINUTES_SHOWN = 60


class History:
    """Counts requests by minutes of the wall clock, over the last 24 hours. Times in Unix seconds."""

    def __init__(self, sent: Iterable[SentCount] = ()) -> None:
        self._minutes: deque[list[int]] = deque()
        for count in sorted(sent, key=lambda one: one.last_at):
            self._minutes.append([int(count.last_at // _MINUTE), count.requests])

    def add(self, now: float, requests: int = 1) -> None:
        """Count requests of this moment; less than nothing takes them back."""
        minute = int(now // _MINUTE)
        if self._minutes and self._minutes[-1][0] >= minute:
            self._minutes[-1][1] += requests  # also when the clock was set back: the order is kept
        else:
            self._minutes.append([minute, requests])
        while self._minutes[0][0] <= minute - _MINUTES_OF_A_DAY:
            self._minutes.popleft()

    def in_a_day(self, now: float) -> int:
        """Return how many were sent in the last 24 hours."""
        return self._since(int(now // _MINUTE) - _MINUTES_OF_A_DAY + 1)

    def today(self, now: float) -> int:
        """Return how many were sent since midnight, by this computer's time zone."""
        midnight = datetime.fromtimestamp(now, tz=UTC).astimezone().replace(hour=0, minute=0, second=0)
        return self._since(int(midnight.timestamp() // _MINUTE))

    def last_hour(self, now: float) -> tuple[int, ...]:
        """Return the counts of the last 60 minutes, the present one last."""
        first = int(now // _MINUTE) - MINUTES_SHOWN + 1
        counts = [0] * MINUTES_SHOWN
        for minute, requests in self._minutes:
            if 0 <= minute - first < MINUTES_SHOWN:
                counts[minute - first] += requests
        return tuple(counts)

    def _since(self, first: int) -> int:
        return sum(requests for minute, requests in self._minutes if minute >= first)
