"""How many requests may be in flight at once: as many as the pace needs, whatever the distance.

One request at a time gets one answer in each round trip. Over a long distance that is far less than the
limits permit. So as many go as are permitted in one round trip.

At most 32 go at once. That is enough for 2,500 requests a minute at a round trip of 0.5 s. It is a trade-off:
after a crash the outcome of every add that was in flight is unknown, and has to be checked against the list.
One list of 100 animals shows all 32.
"""

import math

_MOST = 32
# A little more than the even pace needs, so that what a pause has cost is made up.
_SPARE = 1.25
# How much one answer moves the round trip that is kept, and what of an unusually slow one counts.
_WEIGHT_OF_ONE = 1 / 8
_SLOWEST_THAT_COUNTS = 2.0


class Window:
    """Opens one by one from 1, and falls back to 1 at the first sign of trouble.

    An answer opens it by one only if its request left after the last change. So it opens by one in a round
    trip, and answers that were under way when it fell do not open it again.
    """

    def __init__(self) -> None:
        self._size = 1
        self._newest_at_change = 0
        self._round_trip: float | None = None

    def size(self, per_second: float | None) -> int:
        """Return how many may be in flight where so many requests are permitted (None: no limit)."""
        return min(self._size, self._needed(per_second))

    def open(self, number: int, newest: int, round_trip: float, per_second: float | None) -> None:
        """Take the clean answer to request ``number``, while ``newest`` is the newest one that has left."""
        usual = self._round_trip
        if usual is None:
            self._round_trip = round_trip
        else:
            counted = min(round_trip, _SLOWEST_THAT_COUNTS * usual)
            self._round_trip = usual + (counted - usual) * _WEIGHT_OF_ONE
        needed = self._needed(per_second)
        if self._size < needed and number > self._newest_at_change:
            self._size += 1
            self._newest_at_change = newest
        self._size = min(self._size, needed)

    def fall(self, newest: int) -> None:
        """Let one at a time go: a request was refused, failed or had no answer."""
        self._size = 1
        self._newest_at_change = newest

    def _needed(self, per_second: float | None) -> int:
        if per_second is None:
            return _MOST
        needed = math.ceil(_SPARE * per_second * (self._round_trip or 0.0))
        return max(1, min(needed, _MOST))
