"""How fast background work may go within the limits: so that a person finds something left, and other desks.

A person's own clicks know only the limits themselves. Background work keeps a pace besides, and the slowest
of these counts:

- the share that other desks leave (see ``sharing``), of the minute as stated, or as the use of the day shows;
- the last of each limit (5 %, at most 10 requests, at most 30 where others use the key too) is spread over
  the time until the reset, so that a click finds something left and nothing is wasted if none comes; where a
  limit refills, it is kept as a stock, at a pace that depends on what remains and on nothing else, so that it
  is the same for all who share it, whatever each has had;
- where a limit is no window, or may be none, many desks leave more of the minute: half the pace;
- a spacing after refusals that neither our log nor the headers explain (see ``squeeze``);
- after refusals that the headers explain, what is left to the others for an hour (see ``quiet``);
- one request at a time where others use the key too, or where it is not known what remains.
"""

from collections import deque
from random import Random

from msgspec import Struct

from menagerie.domain.plan import Plan
from menagerie.governor.plan_detection import LONGEST_MINUTE
from menagerie.governor.quiet import Quiet
from menagerie.governor.sharing import Sharing
from menagerie.governor.sliding_log import SlidingLog
from menagerie.governor.squeeze import Squeeze
from menagerie.governor.statement import Said, Statement

_MINUTE = 60.0
_RESERVED_SHARE = 0.05
# Nobody clicks more often than this while background work waits; 5 % of a large plan's day would lie idle.
_LARGEST_RESERVE = 10
# Desks that share a limit keep more. Each of them has looked a while ago, so that all would ask for the last
# few at once; and where it refills, who finds nothing at all must wait until it is full.
_SHARED_RESERVE = 30
# Desks that keep the same time would keep colliding.
_VARIATION = (0.75, 1.25)
# Alone, a window is used up four times as fast as it lasts, not at once: whoever comes to share the key finds
# something left, and by taking it lets us know.
_EVEN_ALONE = 0.25
# Where a minute slides, what was taken in one burst flows back in one burst: twenty desks that looked at the
# same time would all ask again for the same few, be refused, and come back together a minute later. From so
# many desks on the pace is half; fewer give up accordingly less, and two hardly anything.
_MANY_DESKS = 9.0
_SLOWER_IF_MANY = 2.0
# As long as a request of ours is on its way, we look again this soon.
_UNTIL_AN_ANSWER = 0.25
# Whether the day's limit refills shows with a second look, which is worth one request of the reserve.
_UNTIL_IT_SHOWS = 300.0
# The use of fewer seconds than this says nothing about that of a minute.
_SHORTEST_LOOK = 10.0
# As long as the headers show the day, at least so much of the minute is taken to remain: by what all used in
# the last minute, and where even that is not known. To wait for an even share instead would leave every
# division as it is: who has had little takes the others for many.
_LEAST_LEFT = 0.1
_LEFT_IF_UNKNOWN = 0.25
# Where a limit refills, a desk lets so many requests flow in between two of its own when as much remains as
# the reserve, more when less does: alone, and where others use the key too. With twenty, half of the reserve
# then settles.
_INFLOW = (1.0, 4.5)
# It lets no more than so many flow in, or one for each desk if there are more: who waits for longer looks too
# rarely to see that there is enough again, and leaves its share to the others.
_MOST_INFLOW_ALONE = 2.0
_MOST_INFLOW_SHARED = 20.0


class Moment(Struct, frozen=True):
    """What the pace depends on besides the statements. Times in seconds on the pacing's own time.

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

    def __init__(  # noqa: PLR0917 - what the pace of everything depends on
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
        self._squeeze = Squeeze()
        self._quiet = Quiet(minute, day, random)
        self._looks: deque[Said] = deque()
        self._variation = 1.0
        self._lateness = 0.0

    def delay(self, moment: Moment) -> float:
        """Return the seconds before which background work sends nothing; not positive for none."""
        if moment.is_in_flight and (self._sharing.is_shared or moment.is_careful):
            return _UNTIL_AN_ANSWER
        interval = max(self._interval_after_refusals(moment), self._interval_near_the_end_of_our_log(moment))
        return max(
            self._quiet_delay(moment),
            self._since_last(interval, moment),
            self._since_last(self._interval_by_use_of_the_day(moment), moment),
            self._delay_for_others(moment),
            self._delay_before_the_last(moment),
            self._delay_for_a_person(self._minute, moment),
            self._delay_for_a_person(self._day, moment),
            self._delay_after_a_reset(self._minute, moment.now),
            self._delay_after_a_reset(self._day, moment.now),
        )

    def vary(self) -> None:
        """Note that a request leaves: the next one keeps another time."""
        self._variation = self._random.uniform(*_VARIATION)

    def refused(self, now: float, *, is_explained: bool) -> None:
        """Note a refusal. The headers explain it when they say that nothing remains."""
        if is_explained:
            self._quiet.refused(now)
        else:
            self._squeeze.refused(now)

    def window_ended(self, limit: int) -> None:
        """Note that it is not known any more what remains of ``limit``: not all desks shall ask at once."""
        longest = self._sharing.interval(_MINUTE, limit)
        self._lateness = self._random.uniform(0.0, longest)

    def look_at_the_day(self, said: Said) -> None:
        """Take what an answer said of the day: how fast it is used up tells how the minute is used."""
        looks = self._looks
        if looks and (said.reset_at > looks[-1].reset_at + _MINUTE or said.remaining > looks[-1].remaining):
            looks.clear()
        looks.append(said)
        while looks[0].said_at < said.said_at - _MINUTE:
            looks.popleft()

    def _quiet_delay(self, moment: Moment) -> float:
        delay = self._quiet.delay(moment.now, self._used_of_the_day(moment))
        remaining, word = self._day.foreseen(moment.now), self._day.word(moment.now)
        if remaining is None or word is None or remaining > self._reserve(word):
            return delay
        return max(delay, self._quiet.delay_before_the_last(moment.now))

    def _used_of_the_day(self, moment: Moment) -> float:
        per_day = moment.plan.per_day
        return 0.0 if per_day is None else self._day_log.occupied(moment.now) * self._sharing.desks / per_day

    def _since_last(self, interval: float, moment: Moment) -> float:
        return moment.last_sent + interval * self._variation - moment.now

    def _delay_for_others(self, moment: Moment) -> float:
        remaining, word = self._minute.foreseen(moment.now), self._minute.word(moment.now)
        if remaining is None or word is None:
            return 0.0
        at_least = 0.0 if self._minute.is_window is False else _EVEN_ALONE
        interval = self._sharing.interval(self._minute.horizon(moment.now), remaining, at_least=at_least)
        if not self._minute.is_window:
            crowd = min(1.0, (self._sharing.desks - 1.0) / (_MANY_DESKS - 1.0))
            interval *= 1.0 + crowd * (_SLOWER_IF_MANY - 1.0)
        if not self._minute.is_window:
            longest = max(_MINUTE, self._longest_wait(self._minute, word))
            return self._since_last(min(interval, longest), moment)
        usual_spread = max(0.0, word.remaining - remaining) ** 0.5
        if remaining - usual_spread < 1.0:
            return word.reset_at - moment.now
        return min(self._since_last(interval, moment), word.reset_at - moment.now)

    def _interval_by_use_of_the_day(self, moment: Moment) -> float:
        """Return the interval where the headers show the day, so that of the minute they say nothing."""
        if moment.per_minute is None or not self._sharing.is_shared:
            return 0.0
        looks = self._looks
        if len(looks) < 2 or looks[-1].said_at < moment.now - _MINUTE:  # noqa: PLR2004 - a pair
            is_known = self._minute.word(moment.now) is not None
            left = _LEFT_IF_UNKNOWN * moment.per_minute
            return 0.0 if is_known else self._sharing.interval(_MINUTE, left)
        passed = max(_SHORTEST_LOOK, looks[-1].said_at - looks[0].said_at)
        used = (looks[0].remaining - looks[-1].remaining) * max(1.0, _MINUTE / passed)
        left = max(moment.per_minute - used, _LEAST_LEFT * moment.per_minute)
        return self._sharing.interval(_MINUTE, left)

    def _interval_after_refusals(self, moment: Moment) -> float:
        return 0.0 if moment.per_minute is None else self._squeeze.spacing(moment.now, moment.per_minute)

    def _interval_near_the_end_of_our_log(self, moment: Moment) -> float:
        """Return the interval for the last of a day of which only our own log tells.

        So long that the minute's limit is untouched at each request: if the headers show the tighter limit,
        they now show the day's, and that counts instead of our log.
        """
        per_day = moment.plan.per_day
        if per_day is None or self._day.word(moment.now) is not None:
            return 0.0
        return LONGEST_MINUTE if per_day - self._day_log.occupied(moment.now) <= _LARGEST_RESERVE else 0.0

    def _delay_before_the_last(self, moment: Moment) -> float:
        """Return the delay that leaves one request of a limit that refills.

        At 0 we would have to wait for its reset, which may be that of the whole limit.
        """
        if moment.per_minute is None or self._minute.is_window or self._minute.last is None:
            return 0.0
        return self._minute_log.delay(moment.now, max(1, moment.per_minute - 1))

    def _delay_for_a_person(self, statement: Statement, moment: Moment) -> float:
        remaining, word = statement.foreseen(moment.now), statement.word(moment.now)
        if remaining is None or word is None:
            return 0.0
        reserve = self._reserve(word)
        if statement.is_window is False:
            # Alone, at the reserve as fast as it refills, below it ever slower, above it ever faster.
            inflow = self._by_sharing(*_INFLOW) * (reserve / max(1.0, remaining)) ** 2
            interval = inflow * statement.span / word.limit
            return self._since_last(min(interval, self._longest_wait(statement, word)), moment)
        if remaining > reserve:
            return 0.0
        horizon = statement.horizon(moment.now)
        interval = max(horizon / max(remaining, 1.0), self._sharing.interval(horizon, remaining))
        if statement.is_window is None:
            looks_of_others = max(1.0, self._sharing.desks**2 / max(1.0, remaining))
            interval = min(interval, _UNTIL_IT_SHOWS * looks_of_others)
        return min(self._since_last(interval, moment), word.reset_at - moment.now)

    def _reserve(self, word: Said) -> float:
        return min(word.limit * _RESERVED_SHARE, self._by_sharing(_LARGEST_RESERVE, _SHARED_RESERVE))

    def _longest_wait(self, statement: Statement, word: Said) -> float:
        most = _MOST_INFLOW_SHARED if self._sharing.is_shared else _MOST_INFLOW_ALONE
        return max(most, self._sharing.desks) * statement.span / word.limit

    def _by_sharing(self, alone: float, shared: float) -> float:
        """Return what holds alone, what holds where others use the key too, or what lies between."""
        return alone + min(1.0, self._sharing.desks - 1.0) * (shared - alone)

    def _delay_after_a_reset(self, statement: Statement, now: float) -> float:
        if statement.ended_at is None or not self._sharing.is_shared:
            return 0.0
        return statement.ended_at + self._lateness - now
