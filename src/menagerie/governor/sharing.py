"""How many clients use the key, as far as the headers show: every request with the key lowers Remaining.

What Remaining fell beyond our own requests, others have used. What all used over what we used is how many
clients there seem to be, this one included.
"""

import math

# Assumed before anything is known, with the weight of so many of our requests. Otherwise the first of many
# clients would use up the minute before the others have begun.
_CLIENTS_AT_FIRST = 3.0
_WEIGHT_AT_FIRST = 2.0
# How much of what was learned counts beside each new observation: about the last ten count.
_KEPT = 0.75
_MOST_CLIENTS = 200.0
# Fewer observations do not outweigh what was assumed at first.
_ENOUGH_OBSERVATIONS = 6
# Rounding alone can make one client look like a little more.
_SHARED_FROM = 1.5
# From this use by others on, relative to ours, the pace makes full room; below it less, without a jump.
_PACED_FROM = 0.3


class Sharing:
    """The number of clients that use the key, and the pace that follows from it.

    ``clients`` is how many seem to use it: from 1.0.
    """

    def __init__(self) -> None:
        self.clients = _CLIENTS_AT_FIRST
        self._used_by_all = _CLIENTS_AT_FIRST * _WEIGHT_AT_FIRST
        self._used_by_us = _WEIGHT_AT_FIRST
        self._observations = 0

    @property
    def clients_seen(self) -> int:
        """How many clients to tell a person of: none that is only assumed."""
        return 1 if self._observations < _ENOUGH_OBSERVATIONS else max(1, round(self.clients))

    @property
    def is_shared(self) -> bool:
        """Tell whether others use the key at present."""
        return self.clients > _SHARED_FROM

    def learn(self, used_by_all: float, used_by_us: int) -> None:
        """Take how many requests were used in one stretch of time, by all and by us."""
        self._observations += 1
        used_by_us = max(1, used_by_us)
        used_by_all = min(max(used_by_all, used_by_us), _MOST_CLIENTS * used_by_us)
        self._used_by_all = self._used_by_all * _KEPT + used_by_all
        self._used_by_us = self._used_by_us * _KEPT + used_by_us
        self.clients = self._used_by_all / self._used_by_us

    def interval(self, horizon: float, remaining: float, *, at_least: float = 0.0) -> float:
        """Return the seconds to leave between two of our requests, so that ``remaining`` lasts ``horizon``.

        ``at_least`` is the share of the pace that is kept even alone.
        """
        strength = min(1.0, max(at_least, (self.clients - 1.0) / _PACED_FROM))
        return strength * math.sqrt(self.clients) * horizon / max(remaining, 1.0)

    def foresee(self, remaining: float, share_of_time_left: float) -> float:
        """Return what will remain of a window if others go on using it at the same pace.

        ``share_of_time_left`` is the part of the time to the reset, from the last response on, that is left.
        """
        use_by_others = math.sqrt(self.clients) * (1.0 - 1.0 / self.clients)
        return float(remaining * max(0.0, share_of_time_left) ** use_by_others)
