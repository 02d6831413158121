"""How many requests this installation sent, minute by minute, for the person to see."""

from collections import deque
from collections.abc import Iterable
from datetime import date, datetime, time

from menagerie.governor.ledger.protocol import MINUTE, MINUTES_OF_INTEREST
from menagerie.governor.record import SentCount

MINUTES_SHOWN = 60


class History:
    """Counts requests by minutes of the wall clock, over the last 25 hours. Times in Unix seconds."""

    def __init__(self, sent: Iterable[SentCount] = ()) -> None:
        self._minutes: deque[list[int]] = deque()
        for count in sorted(sent, key=lambda one: one.last.wall):
            self._minutes.append([_minute_of(count.last.wall), count.requests])

    def add(self, now: float) -> None:
        """Count one request of this moment."""
        minute = _minute_of(now)
        self._minutes.append([minute, 1])
        # What a clock that was ahead has counted belongs to this minute at the latest.
        while len(self._minutes) > 1 and self._minutes[-2][0] >= minute:
            _, counted = self._minutes.pop()
            self._minutes[-1][1] += counted
        self._minutes[-1][0] = minute
        while self._minutes[0][0] <= minute - MINUTES_OF_INTEREST:
            self._minutes.popleft()

    def take_back(self, at: float) -> None:
        """Count one request of that moment less."""
        for minute in reversed(self._minutes):
            if minute[0] <= _minute_of(at) and minute[1]:
                minute[1] -= 1
                return

    def today(self, now: float) -> int:
        """Return how many were sent since midnight, by this computer's time zone."""
        # Without a zone, so that the offset is that of midnight and not that of now.
        midnight = datetime.combine(date.fromtimestamp(now), time.min)  # noqa: DTZ012 - as said
        first = _minute_of(midnight.timestamp())
        return sum(requests for minute, requests in self._minutes if minute >= first)

    def last_hour(self, now: float) -> tuple[int, ...]:
        """Return the counts of the last 60 minutes, the present one last."""
        first = _minute_of(now) - MINUTES_SHOWN + 1
        counts = [0] * MINUTES_SHOWN
        for minute, requests in self._minutes:
            if 0 <= minute - first < MINUTES_SHOWN:
                counts[minute - first] += requests
        return tuple(counts)


def _minute_of(moment: float) -> int:
    return int(moment // MINUTE)
