"""How fast background work may go within the limits: so that a person finds something left, and other desks.

Headers count requests and not desks. Every request lowers Remaining; what it fell beyond our own requests,
others have used. What all used over what we used is how many desks there seem to be, this one included.

**One pace, the same for every desk: a request each  sqrt(desks) * horizon / remaining  seconds**, where
``horizon`` is how long the rest has to last: until the reset, or the limit's span where it refills.

- *It is fair.* All desks see nearly the same Remaining and reset, so their paces differ only by what each
  takes for the number of desks. Were the pace proportional to that number, an unfair division would stay as
  it is. With the square root, who has x times as much as another takes only sqrt(x) times as much next.
- *It backs off when squeezed.* The faster others use up what remains, the slower goes every desk.
- *It uses everything.* N desks together ask sqrt(N) times as fast as would last until the reset. Where the
  limit refills, a stock settles that shrinks with the root of N, and what flows in is used. There no desk
  goes faster than an even share: what was taken from a sliding window in one burst flows back in one burst.
- *It does not guess at the end.* Between two looks of ours others go on. When what must remain of a window is
  less than one request and its usual spread, nothing is sent until the reset.

**One reserve: the last 5 % of a limit, and no more than a person needs.** It is spread over the time until
the reset, so that a click finds something left and nothing is wasted if none comes. A day that refills keeps
it as a stock. A minute that refills keeps two requests: more flow in before a person clicks again.

No law can do more: beside nineteen desks that keep this one, and beside one program that asks just when those
nineteen would, a desk reads the same at the same moments. Exact sharing needs a ledger that all desks share.
"""

from random import Random

from msgspec import Struct

from menagerie.domain.plan import Plan
from menagerie.governor.plan_detection import LONGEST_MINUTE
from menagerie.governor.sharing import Sharing
from menagerie.governor.sliding_log import SlidingLog
from menagerie.governor.statement import Said, Statement

_MINUTE = 60.0
# Desks that keep the same time would keep colliding.
_VARIATION = (0.75, 1.25)
# As long as a request of ours is on its way, we look again this soon.
_UNTIL_AN_ANSWER = 0.25

# Alone, a window is used up four times as fast as it lasts, not at once: whoever comes to share the key finds
# something left, and by taking it lets us know.
_EVEN_ALONE = 0.25
# A day that has windows is used so many times as fast as by the law: who works until the evening shall not
# leave the rest of the day to the night.
_FASTER_IN_A_DAY = 3.0
# A minute that the headers do not show at present is taken to have this share left.
_LEFT_IF_UNKNOWN = 0.25
# A minute that refills is asked for so many times as fast as by the law, so that less of it lies idle.
_FASTER_WHERE_IT_REFILLS = 1.5
# No desk goes faster than so many times an even share of what flows in. With 1.0 it would stay below.
_MOST_OF_AN_EVEN_SHARE = 1.1

_RESERVED_SHARE = 0.05
# Alone, a person clicks no more often while background work waits. Desks that share a limit keep more: each
# has looked a while ago, so that all would ask for the last few at once.
_LARGEST_RESERVE = (10.0, 30.0)
_STOCK_OF_A_MINUTE = 2.0
# So many requests flow into a day between two of ours when as much remains as the reserve; more when less
# does. It depends on nothing else, so that it is the same for all, whatever each has had. Alone, and shared.
_INFLOW = (1.0, 4.5)
# We let no more than so many flow in, or one or two for each desk if there are more: a desk that looks too
# rarely leaves its share to the others.
_MOST_INFLOW = (2.0, 20.0)
# Whether the day's limit refills shows with a second look, which is worth one request of the reserve.
_UNTIL_IT_SHOWS = 300.0


class Moment(Struct, frozen=True):
    """What the pace depends on besides the statements. Times in seconds of the monotonic clock.

    ``per_minute`` is the plan's limit, or what the headers lower it to; None for none.
    """

    now: float
    plan: Plan
    per_minute: int | None
    last_sent: float
    is_in_flight: bool
    is_careful: bool


class Pace:
    """The pace of background work."""

    def __init__(
        self,
        minute: Statement,
        day: Statement,
        minute_log: SlidingLog,
        day_log: SlidingLog,
        sharing: Sharing,
        random: Random,
    ) -> None:
        self._minute = minute
        self._day = day
        self._minute_log = minute_log
        self._day_log = day_log
        self._sharing = sharing
        self._random = random
        self._variation = 1.0
        self._lateness = 0.0

    def delay(self, moment: Moment) -> float:
        """Return the seconds before which background work sends nothing; not positive for none."""
        if moment.is_in_flight and (self._sharing.is_shared or moment.is_careful):
            return _UNTIL_AN_ANSWER
        return max(
            self._since_last(self._interval_of_an_unknown_minute(moment), moment),
            self._since_last(self._interval_at_the_end_of_our_log(moment), moment),
            self._delay_before_the_last(moment),
            self._delay_by(self._minute, moment),
            self._delay_by(self._day, moment),
            self._delay_after_a_reset(self._minute, moment.now),
            self._delay_after_a_reset(self._day, moment.now),
        )

    def vary(self) -> None:
        """Note that a request leaves: the next one keeps another time."""
        self._variation = self._random.uniform(*_VARIATION)

    def window_ended(self, limit: int) -> None:
        """Note that it is not known any more what remains of ``limit``: not all desks shall ask at once."""
        longest = self._sharing.interval(_MINUTE, limit)
        self._lateness = self._random.uniform(0.0, longest)

    def _since_last(self, interval: float, moment: Moment) -> float:
        return moment.last_sent + interval * self._variation - moment.now

    def _delay_by(self, statement: Statement, moment: Moment) -> float:
        remaining, word = statement.foreseen(moment.now), statement.word(moment.now)
        if remaining is None or word is None:
            return 0.0
        if statement.is_window is False:
            by_law = self._interval_of_minute if statement is self._minute else self._interval_of_day
            return self._since_last(by_law(word, remaining), moment)
        until_the_reset = word.reset_at - moment.now
        usual_spread = max(0.0, word.remaining - remaining) ** 0.5
        if statement.is_window and remaining - usual_spread < 1.0:
            return until_the_reset
        interval = self._interval_of_window(statement, word, remaining, moment.now)
        return min(self._since_last(interval, moment), until_the_reset)

    def _interval_of_window(self, statement: Statement, word: Said, remaining: float, now: float) -> float:
        """Return the interval for a limit that has windows, or may have."""
        horizon = statement.horizon(now)
        if remaining > self._reserve(word):
            return self._interval_above_the_reserve(statement, horizon, remaining)
        interval = self._sharing.interval(horizon, remaining)
        interval = max(interval, horizon / max(remaining, 1.0))
        if statement.is_window is None:
            looks_of_others = max(1.0, self._sharing.desks**2 / max(1.0, remaining))
            interval = min(interval, _UNTIL_IT_SHOWS * looks_of_others)
        return interval

    def _interval_above_the_reserve(self, statement: Statement, horizon: float, remaining: float) -> float:
        if statement is self._minute:
            return self._sharing.interval(horizon, remaining, at_least=_EVEN_ALONE)
        if statement.is_window is None:
            return 0.0  # it may as well refill: a second look shows, and the minute's pace is slow enough
        return self._sharing.interval(horizon, remaining) / _FASTER_IN_A_DAY

    def _interval_of_minute(self, word: Said, remaining: float) -> float:
        """Return the interval for a minute that refills."""
        desks, even = self._sharing.desks, _MINUTE / word.limit
        by_law = self._sharing.interval(_MINUTE, remaining) / _FASTER_WHERE_IT_REFILLS
        at_least = desks * _MOST_OF_AN_EVEN_SHARE if self._sharing.is_shared else 0.0
        stock = (_STOCK_OF_A_MINUTE / max(1.0, remaining)) ** 2
        # Few others are no reason to go far below our share, however little such a limit holds.
        return min(
            max(min(by_law, desks**2 * even), at_least * even, stock * even), self._longest(2.0) * even
        )

    def _interval_of_day(self, word: Said, remaining: float) -> float:
        """Return the interval for a day that refills: below the reserve ever slower, above it ever faster."""
        even = self._day.span / word.limit
        stock = (self._reserve(word) / max(1.0, remaining)) ** 2
        return min(self._sharing.between(*_INFLOW) * stock, self._longest(1.0)) * even

    def _longest(self, for_each_desk: float) -> float:
        alone, shared = _MOST_INFLOW
        return max(shared if self._sharing.is_shared else alone, for_each_desk * self._sharing.desks)

    def _reserve(self, word: Said) -> float:
        return min(word.limit * _RESERVED_SHARE, self._sharing.between(*_LARGEST_RESERVE))

    def _interval_of_an_unknown_minute(self, moment: Moment) -> float:
        is_known = self._minute.word(moment.now) is not None
        if is_known or moment.per_minute is None or not self._sharing.is_shared:
            return 0.0
        return self._sharing.interval(_MINUTE, _LEFT_IF_UNKNOWN * moment.per_minute)

    def _interval_at_the_end_of_our_log(self, moment: Moment) -> float:
        """Return the interval for the last of a day of which only our own log tells.

        So long that the minute's limit is untouched at each request: if the headers show the tighter limit,
        they now show the day's, and that counts instead of our log.
        """
        per_day = moment.plan.per_day
        if per_day is None or self._day.word(moment.now) is not None:
            return 0.0
        return LONGEST_MINUTE if per_day - self._day_log.occupied(moment.now) <= _LARGEST_RESERVE[0] else 0.0

    def _delay_before_the_last(self, moment: Moment) -> float:
        """Return the delay that leaves one request of a limit that refills.

        At 0 we would have to wait for its reset, which may be that of the whole limit.
        """
        if moment.per_minute is None or self._minute.is_window or self._minute.last is None:
            return 0.0
        return self._minute_log.delay(moment.now, max(1, moment.per_minute - 1))

    def _delay_after_a_reset(self, statement: Statement, now: float) -> float:
        if statement.ended_at is None or not self._sharing.is_shared:
            return 0.0
        return statement.ended_at + self._lateness - now
