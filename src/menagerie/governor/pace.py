"""How fast background work may go within the limits, so that a person and other clients find something left.

**One pace, the same for every client: a request each  sqrt(clients) * horizon / remaining  seconds**, where
``horizon`` is how long the rest has to last: until the reset, or the limit's span if it refills.

- *It is fair.* All clients see nearly the same Remaining and reset, so their paces differ only by how many
  clients each assumes. With the square root, a client that has x times as much as another takes only sqrt(x)
  times as much next; with the number itself, an unfair division would stay as it is.
- *It backs off.* The faster others use up what remains, the slower every client goes.
- *It uses everything.* N clients together ask sqrt(N) times as fast as would last until the reset. If the
  limit refills, a stock settles and the refill is used. There no client goes faster than an even share: what
  was taken from a sliding window in one burst flows back in one burst.
- *It does not guess at the end.* Others go on between two of our responses. If less than one request and its
  usual spread must remain of a window, nothing is sent until the reset.

**One reserve: the last 5 % of a limit, and no more than a person needs.** It is spread over the time until
the reset, so that a click finds something left and nothing is wasted if none comes. A day that refills keeps
it as a stock. A minute that refills keeps two requests: more flow in before a person clicks again.

**A click finds a request within a second, by our own log of the last minute too.** The more of the minute is
used, the slower background work goes, down to the even pace. So what it uses becomes free evenly: on Free one
request each second. It takes the last free one only if the next one becomes free within a second. Otherwise,
after a burst, a click would have to wait until that burst is a minute old.
"""

from random import Random

from menagerie.governor.limit import Limit, Stated
from menagerie.governor.sharing import Sharing

_MINUTE = 60.0
# Clients that keep the same time would keep colliding.
_VARIATION = (0.75, 1.25)

# Alone, a window is used up four times as fast as it lasts, not at once: a client that comes to share the key
# finds something left, and shows itself by taking it.
_EVEN_ALONE = 0.25
# A day that has windows is used faster than by the pace above: work that goes on until the evening shall not
# leave the rest of the day to the night.
_FASTER_IN_A_DAY = 3.0
# A minute that the headers do not show at present is taken to have this share left.
_LEFT_IF_UNKNOWN = 0.25
# A minute that refills is used faster as well, so that less of it lies idle.
_FASTER_WHERE_IT_REFILLS = 1.5
# No client goes faster than so many times an even share of the refill. With 1.0 it would stay below.
_MOST_OF_AN_EVEN_SHARE = 1.1

# Seconds in which a click finds a request by our own log. If it would take longer, one is left for it.
_CLICK_WITHIN = 1.0
_KEPT_FOR_A_CLICK = 1
# A little more than the even pace makes up for what a pause has cost.
_FASTER_THAN_EVEN = 1.1

_RESERVED_SHARE = 0.05
# What a person needs, and more if the key is shared: then several clients ask for the last few at once.
_LARGEST_RESERVE = 10.0
_LARGEST_RESERVE_IF_SHARED = 30.0
_STOCK_OF_A_MINUTE = 2.0
# No more than so many requests flow in between two of ours, alone and if the key is shared, or two for each
# client in a minute if that is more: a client that looks too rarely leaves its share to the others.
_MOST_REFILL = 2.0
_MOST_REFILL_IF_SHARED = 20.0
_MOST_REFILL_FOR_EACH_CLIENT = 2.0


class Pace:
    """The pace of background work."""

    def __init__(self, minute: Limit, day: Limit, sharing: Sharing, random: Random) -> None:
        self._minute = minute
        self._day = day
        self._sharing = sharing
        self._random = random
        self._variation = 1.0
        self._lateness = 0.0
        self._last_sent: float | None = None

    def start(self, now: float) -> None:
        """Count a request that is about to leave; the next one keeps another time."""
        self._last_sent = now
        self._variation = self._random.uniform(*_VARIATION)

    def window_ended(self, limit: int) -> None:
        """Note that what remains of ``limit`` is now unknown, so that not all clients ask at once."""
        self._lateness = self._random.uniform(0.0, self._sharing.interval(_MINUTE, limit))

    def delay(self, now: float, per_minute: int | None) -> float:
        """Return the seconds before which background work sends nothing; not positive for none.

        ``per_minute`` is how many requests our own log allows; None for no limit.
        """
        delay = max(self._delay_by(self._day, now), self.delay_by_the_minute(now, per_minute))
        if per_minute is not None and self._minute.known(now) is None and self._sharing.is_shared:
            interval = self._sharing.interval(_MINUTE, _LEFT_IF_UNKNOWN * per_minute)
            return max(delay, self._since_last(interval, now))
        return delay

    def delay_by_the_minute(self, now: float, per_minute: int | None) -> float:
        """Return the same for the minute's limit alone, as far as anything is known of it."""
        delay = self._delay_by(self._minute, now)
        return delay if per_minute is None else max(delay, self.delay_by_our_log(now, per_minute))

    def delay_by_the_day(self, now: float) -> float:
        """Return the seconds before which background work sends nothing, if the minute is divided elsewhere.

        Nothing is left of a day to a person otherwise.
        """
        stated = self._day.known(now)
        if stated is None:
            return 0.0
        remaining = self._day.remaining(stated, now)
        if remaining > self._reserve(stated):
            return 0.0
        interval = self._sharing.clients * self._day.horizon(stated, now) / max(remaining, 1.0)
        delay = self._since_last(interval, now)
        # Unless the day is known to refill, all of it may be there again at the reset.
        return delay if self._day.is_window is False else min(delay, stated.reset_at - now)

    def delay_by_our_log(self, now: float, per_minute: int) -> float:
        """Return the delay that leaves a click a request soon, and lets the next ones become free evenly."""
        log = self._minute.log
        used = log.occupied(now)
        interval = _MINUTE / max(1, per_minute) * used / max(1, per_minute) / _FASTER_THAN_EVEN
        since_last = 0.0 if self._last_sent is None else self._last_sent + interval - now
        # With the last free request taken, a click has to wait until the oldest one is free.
        until_last = max(0.0, log.delay(now, used) - _CLICK_WITHIN)
        with_one_left = log.delay(now, max(1, per_minute - _KEPT_FOR_A_CLICK))
        return max(since_last, log.delay(now, per_minute), min(until_last, with_one_left))

    def _delay_by(self, limit: Limit, now: float) -> float:
        after_reset = 0.0
        if limit.ended_at is not None and self._sharing.is_shared:
            after_reset = limit.ended_at + self._lateness - now
        stated = limit.known(now)
        if stated is None:
            return after_reset
        remaining = limit.foreseen(stated, now)
        if limit.is_window is False:
            of_refill = self._interval_of_minute if limit is self._minute else self._interval_of_day
            return max(after_reset, self._since_last(of_refill(stated, remaining), now))
        until_reset = stated.reset_at - now
        usual_spread = max(0.0, stated.remaining - remaining) ** 0.5
        if limit.is_window and remaining - usual_spread < 1.0:
            return max(after_reset, until_reset)
        interval = self._interval_of_window(limit, stated, remaining, now)
        return max(after_reset, min(self._since_last(interval, now), until_reset))

    def _since_last(self, interval: float, now: float) -> float:
        return 0.0 if self._last_sent is None else self._last_sent + interval * self._variation - now

    def _interval_of_window(self, limit: Limit, stated: Stated, remaining: float, now: float) -> float:
        """Return the interval for a limit that has windows, or may have."""
        horizon = limit.horizon(stated, now)
        if remaining > self._reserve(stated):
            return self._interval_above_the_reserve(limit, horizon, remaining)
        return max(self._sharing.interval(horizon, remaining), horizon / max(remaining, 1.0))

    def _interval_above_the_reserve(self, limit: Limit, horizon: float, remaining: float) -> float:
        if limit is self._minute:
            return self._sharing.interval(horizon, remaining, at_least=_EVEN_ALONE)
        if limit.is_window is None:
            # Whether it refills is known after a second response. Until then the minute's pace is enough.
            return 0.0
        return self._sharing.interval(horizon, remaining) / _FASTER_IN_A_DAY

    def _interval_of_minute(self, stated: Stated, remaining: float) -> float:
        """Return the interval for a minute that refills."""
        clients, even = self._sharing.clients, _MINUTE / stated.limit
        paced = min(self._sharing.interval(_MINUTE, remaining) / _FASTER_WHERE_IT_REFILLS, clients**2 * even)
        at_least = clients * _MOST_OF_AN_EVEN_SHARE if self._sharing.is_shared else 0.0
        stock = (_STOCK_OF_A_MINUTE / max(1.0, remaining)) ** 2
        longest = max(self._most_refill, _MOST_REFILL_FOR_EACH_CLIENT * clients)
        return min(max(paced, at_least * even, stock * even), longest * even)

    def _interval_of_day(self, stated: Stated, remaining: float) -> float:
        """Return the interval for a day that refills: below the reserve ever slower, above it ever faster.

        It depends on what remains only, so that it is the same for all clients, whatever each has had.
        """
        stock = (self._reserve(stated) / max(1.0, remaining)) ** 2
        return min(stock, self._most_refill) * self._day.span / stated.limit

    @property
    def _most_refill(self) -> float:
        return _MOST_REFILL_IF_SHARED if self._sharing.is_shared else _MOST_REFILL

    def _reserve(self, stated: Stated) -> float:
        largest = _LARGEST_RESERVE_IF_SHARED if self._sharing.is_shared else _LARGEST_RESERVE
        return min(stated.limit * _RESERVED_SHARE, largest)
