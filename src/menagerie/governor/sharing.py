"""How desks that share a key share its limits, with nothing but the headers to tell one of another.

Every request, of whatever desk, lowers Remaining. What it fell beyond our own requests, others have used;
from that follows how many desks there seem to be, this one included: what all used over what we used.
What was chosen to do with it, and why:

**One pace, the same for every desk: a request each  sqrt(desks) * horizon / remaining  seconds**, where
``horizon`` is how long the rest has to last: until the reset, or the limit's span where it refills.

- *It is fair.* All desks see nearly the same Remaining and reset, so their paces differ only by what each
  takes for the number of desks. Were the pace proportional to that number, an unfair division would stay as
  it is: who has half takes all others for one desk, and goes on taking half. With the square root, who has x
  times as much as another takes only sqrt(x) times as much next.
- *It backs off when squeezed.* The faster others use up what remains, the slower goes every desk; a desk that
  comes late still finds something.
- *It uses everything.* N desks together ask sqrt(N) times as fast as would last until the reset: Remaining
  falls with the power sqrt(N) of the time left, and is used up shortly before the reset. Where the limit
  refills, a stock of 1 / sqrt(N) of it settles (more where there are many, see ``pace``), and what flows in
  is used.
- *It recovers.* Alone, ``desks`` is 1 after a few answers. A window is then used up four times as fast as it
  lasts, and not at once: who comes to share the key finds something left, and so we notice them.
- *It does not guess at the end.* Between two looks of ours others go on. When what must remain by the law
  above is less than one request and its usual spread, nothing is sent until the reset: that is where nearly
  all 429s of simulated desks came from, and giving it up costs a request or two of a window.

What no law can do: the headers count requests, not desks. Beside nineteen desks that keep this law, and
beside one program that asks just when those nineteen would, a desk reads the same at the same moments. So
nothing it could do would take a twentieth in the one case and a half in the other: even shares can be
promised only among desks that keep the same law.

Before anything is known a few desks are assumed. A job that is alone loses seconds by that, once; without it,
the first of twenty desks would have used up a small plan's minute before the others had begun.

Simulated, proportional pace (power 1) divided worst, power 0 (no memory at all) led to most 429s; the powers
1/4 and 3/4 lay between. The figures are in the benchmark ``pacing``.
"""

import math

# Before anything is known: so many desks, with the weight of so many requests of ours.
_DESKS_AT_FIRST = 3.0
_WEIGHT_AT_FIRST = 2.0
# How much of what was learned counts beside each new look: about the last ten count.
_KEPT = 0.75
_MOST_DESKS = 200.0
# Others who use so much, relative to us, are paced with in full; less use counts less, so that nothing jumps.
_PACED_FROM = 0.3
# As many looks outweigh what was assumed at first: before, a number of desks would be an invention.
_LOOKS_THAT_TELL = 6
# From here on others count as such: rounding alone can make one desk look like a little more.
_SHARED_FROM = 1.5


class Sharing:
    """How many desks seem to use the key, and the pace that follows."""

    def __init__(self) -> None:
        self._used_by_all = _DESKS_AT_FIRST * _WEIGHT_AT_FIRST
        self._used_by_us = _WEIGHT_AT_FIRST
        self._looks = 0

    @property
    def desks(self) -> float:
        """How many desks seem to use the key, this one included: from 1.0."""
        return min(_MOST_DESKS, self._used_by_all / self._used_by_us)

    @property
    def desks_noticed(self) -> int:
        """How many desks to tell a person of, this one included.

        The pace is cautious from the first request on, but a person takes a figure for something that was
        seen: others are told of once enough looks have outweighed the assumption.
        """
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

    def foresee(self, remaining: float, share_of_time_left: float) -> float:
        """Return what will remain of a window, as others go on using it by the same law.

        ``share_of_time_left`` is the part of the time to the reset, from the last look on, that is left.
        """
        others = self.caution * (1.0 - 1.0 / self.desks)
        return float(remaining * max(0.0, share_of_time_left) ** others)
