"""What a desk that was refused leaves to the others for the rest of an hour.

A refusal that the headers explain, by nothing remaining, comes of others who use the key: alone, our own log
and the headers keep us clear of it. So who has had one gives way to the others where a second would be near:

- *The last of a day.* What is left of its reserve is what all reach for at once.
- *The end of a day that is not shown.* Where the headers show the minute until hardly anything is left of the
  day, nobody learns of its end but by a refusal. By our own use and the number of desks there seem to be, it
  must have come. Both are guesses, so it is taken for certain only when it must have come long ago.
- *A minute that holds hardly anything.* Where the headers never showed more than a tenth of what they state
  (a small leaky bucket), even a few desks empty it, and it hides the day. The refused desk looks once, some
  minutes later, whether the headers show the day by now. If they do, it goes on with the others; if not, it
  keeps still.

Nothing is lost by it where others ask, since they take what it leaves. Twenty simulated desks had up to three
refusals each in one hour without this, and have one. It binds background work only, and is forgotten with the
process: a computer that has just started may be alone by now.
"""

from random import Random

from menagerie.governor.statement import Statement

_HOUR = 3600.0
# By then the minute has refilled, and the day is yet to be used up. Not all shall look at the same time.
_LOOK_AFTER = (60.0, 180.0)
_HARDLY_ANYTHING = 0.1
# With 1.3, desks kept still that could have gone on, and were 24 % off their share; with 1.8, a sixth of all
# runs had a second refusal in one hour.
_CERTAINLY_USED_UP = 1.5


class Quiet:
    """For how long background work keeps still after a refusal. In seconds, on the pacing's own time."""

    def __init__(self, minute: Statement, day: Statement, random: Random) -> None:
        self._minute = minute
        self._day = day
        self._random = random
        self._ends_at = -_HOUR
        self._looks_at = -_HOUR

    def refused(self, now: float) -> None:
        """Note a refusal that the headers explain. Within the hour of another it is the same event."""
        if now >= self._ends_at:
            self._ends_at = now + _HOUR
            self._looks_at = now + self._random.uniform(*_LOOK_AFTER)

    def delay(self, now: float, used_of_the_day: float) -> float:
        """Return the seconds for which nothing at all is asked, as the headers do not show the day.

        ``used_of_the_day`` is the share of the day's limit that all desks seem to have used.
        """
        last = self._minute.last
        if last is None or self._day.word(now) is not None:
            return 0.0
        if self._minute.most <= _HARDLY_ANYTHING * last.limit:
            has_looked = last.said_at >= self._looks_at
            return (self._ends_at if has_looked else self._looks_at) - now
        is_shown = self._minute.word(now) is not None
        return self._ends_at - now if is_shown and used_of_the_day >= _CERTAINLY_USED_UP else 0.0

    def delay_before_the_last(self, now: float) -> float:
        """Return the seconds for which nothing is asked of the reserve of the day."""
        word = self._day.word(now)
        if word is None:
            return 0.0
        ends_at = word.reset_at if self._day.is_window else max(word.reset_at, word.said_at + self._day.span)
        return min(self._ends_at, ends_at) - now
