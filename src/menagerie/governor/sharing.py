"""How many desks share a key, and the pace that follows for each (see ``pace``)."""

import math

# Before anything is known: so many desks, with the weight of so many requests of ours. A job that is alone
# loses seconds by that, once; otherwise the first of many desks would use up the minute before the others
# have begun.
_DESKS_AT_FIRST = 3.0
_WEIGHT_AT_FIRST = 2.0
# How much of what was learned counts beside each new look: about the last ten count.
_KEPT = 0.75
_MOST_DESKS = 200.0
# As many looks outweigh what was assumed at first: before, a number of desks would be an invention.
_LOOKS_THAT_TELL = 6
# From here on others count as such: rounding alone can make one desk look like a little more.
_SHARED_FROM = 1.5
# Others who use so much, relative to us, are paced with in full; less use counts less, so that nothing jumps.
_PACED_FROM = 0.3


class Sharing:
    """How many desks use the key, this one included, as far as the headers show."""

    def __init__(self) -> None:
        self._used_by_all = _DESKS_AT_FIRST * _WEIGHT_AT_FIRST
        self._used_by_us = _WEIGHT_AT_FIRST
        self._looks = 0

    @property
    def desks(self) -> float:
        """How many desks seem to use the key: from 1.0."""
        return min(_MOST_DESKS, self._used_by_all / self._used_by_us)

    @property
    def desks_noticed(self) -> int:
        """How many desks to tell a person of: only those that were seen, and none that is assumed."""
        return 1 if self._looks < _LOOKS_THAT_TELL else max(1, round(self.desks))

    @property
    def is_shared(self) -> bool:
        """Tell whether others use the key at present."""
        return self.desks > _SHARED_FROM

    @property
    def caution(self) -> float:
        """By how much slower than alone we go: the square root of the number of desks."""
        return math.sqrt(self.desks)

    def learn(self, used_by_all: float, used_by_us: int) -> None:
        """Take how many requests were used in one stretch of time, by all and by us."""
        self._looks += 1
        used_by_us = max(1, used_by_us)
        used_by_all = min(max(used_by_all, used_by_us), _MOST_DESKS * used_by_us)
        self._used_by_all = self._used_by_all * _KEPT + used_by_all
        self._used_by_us = self._used_by_us * _KEPT + used_by_us

    def interval(self, horizon: float, remaining: float, *, at_least: float = 0.0) -> float:
        """Return the seconds to leave between two requests of ours.

        ``at_least`` is the share of the pace that is kept even alone.
        """
        strength = min(1.0, max(at_least, (self.desks - 1.0) / _PACED_FROM))
        return strength * self.caution * horizon / max(remaining, 1.0)

    def between(self, alone: float, shared: float) -> float:
        """Return what holds alone, what holds where others use the key too, or what lies between."""
        return alone + min(1.0, self.desks - 1.0) * (shared - alone)

    def foresee(self, remaining: float, share_of_time_left: float) -> float:
        """Return what will remain of a window, as others go on using it by the same law.

        ``share_of_time_left`` is the part of the time to the reset, from the last look on, that is left.
        """
        others = self.caution * (1.0 - 1.0 / self.desks)
        return float(remaining * max(0.0, share_of_time_left) ** others)
