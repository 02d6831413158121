"""Keeps us clear of the limits, so that the service has no reason to refuse (interface 8.1 and 8.2).

Everybody is bound by our own logs of the last minute and day, which need no header at all, and by what the
headers say remains. Background work keeps a pace within that (see ``pace``).

Headers never lift the pace above the plan. There is one thing only that they decide against our own log:
when a day begins. The log must take any 24 hours for a day, since it is not shown when the count begins anew.
Where the service states what remains of the day, that counts; and where it stated when the day's limit
resets, our count starts anew then, with one request at a time until it has said what remains now.
"""

from bisect import bisect_left
from collections.abc import Iterable
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from menagerie.domain.clock import Clock
from menagerie.domain.plan import FREE, Plan
from menagerie.domain.quota import Quota
from menagerie.governor.answer import LONGEST_RESET, Answer, Verdict
from menagerie.governor.history import History
from menagerie.governor.pace import Moment, Pace
from menagerie.governor.plan_detection import LONGEST_MINUTE, PlanDetection
from menagerie.governor.record import SentCount
from menagerie.governor.sharing import Sharing
from menagerie.governor.sliding_log import SlidingLog
from menagerie.governor.statement import Said, Statement
from menagerie.governor.states import PacingView, PlanSource, Priority

_MINUTE = 60.0
_DAY = 86_400.0
# Beyond a span: for servers that count in whole seconds. Slow answers are allowed for besides.
_MARGIN = 1.0
# How exactly slots are remembered: a 3000th of a minute, and a minute of a day.
_GRAIN_OF_A_MINUTE = 0.02
_GRAIN_OF_A_DAY = 60.0
# Fewer requests of ours in a minute do not show that nobody else is there.
_ENOUGH_TO_TELL = 5
# Nothing remains of the day and it is not said until when: one look each hour.
_UNKNOWN_END_OF_DAY = 3600.0


class Slot(Struct, frozen=True):
    """A request as the pacing knows it: its number, and when it left, on our own time and by the wall."""

    number: int
    sent_at: float
    wall: float


class Pacing:
    """Says how long a request has to wait for the pace's sake. It never sleeps and keeps no task."""

    def __init__(self, clock: Clock, random: Random) -> None:
        self._clock = clock
        self._time = clock.monotonic
        self._chosen: Plan | None = None
        self._detection = PlanDetection()
        self._minute_log = SlidingLog(_MINUTE, _MARGIN, _GRAIN_OF_A_MINUTE)
        self._day_log = SlidingLog(_DAY, _MARGIN, _GRAIN_OF_A_DAY)
        self._sharing = Sharing()
        self._minute = Statement(_MINUTE, self._sharing)
        self._day = Statement(_DAY, self._sharing)
        self._stated_per_day: int | None = None
        self._stated_days_hold = True
        self._pace = Pace(self._minute, self._day, self._minute_log, self._day_log, self._sharing, random)
        self._history = History()
        self._awaits_news = False
        self._sent: list[float] = []
        self._number = 0
        self._in_flight = 0
        self._last_sent = -_DAY

    @property
    def plan(self) -> Plan:
        """The plan that counts: the chosen one, else as detected, else the smallest."""
        return self._chosen or self._detection.plan or FREE

    @property
    def detected(self) -> Plan | None:
        """The plan that the answers show; None as long as they do not."""
        return self._detection.plan

    @property
    def is_careful(self) -> bool:
        """Tell whether one request at a time has to find out what remains in a new window."""
        return self._awaits_news

    def choose(self, plan: Plan | None) -> None:
        """Keep to ``plan``; None goes back to detecting it."""
        self._chosen = plan

    def restore(self, sent: Iterable[SentCount], detected: Plan | None) -> None:
        """Take over what was sent, and which plan was detected, before this process began."""
        wall, now = self._clock.now(), self._time()
        sent = tuple(sent)
        self._history = History(sent)
        self._detection.plan = detected
        for count in sent:
            if count.last.wall > wall + _DAY and not count.last.is_of_this_boot(self._clock):
                continue  # by a clock that was far ahead: it is unknown when, and it would be "now" for ever
            sent_at = now - count.last.seconds_ago(self._clock)
            self._minute_log.remember(sent_at, count.requests)
            self._day_log.remember(sent_at, count.requests)
            if sent_at >= now - LONGEST_MINUTE:
                # Lest what is missing from the minute be taken for others' use.
                self._sent.extend([sent_at] * count.requests)
        self._sent.sort()

    def view(self, *, queued: int) -> PacingView:
        """Return what can be shown, with ``queued`` requests waiting."""
        now = self._clock.now()
        source = PlanSource.ASSUMED if self._detection.plan is None else PlanSource.DETECTED
        return PacingView(
            plan=self.plan,
            plan_source=source if self._chosen is None else PlanSource.CHOSEN,
            sent_today=self._history.today(now),
            last_hour=self._history.last_hour(now),
            in_line=queued,
            desks=self._sharing.desks_noticed,
        )

    def delay(self, priority: Priority) -> float:
        """Return the seconds before which no request of ``priority`` may leave; 0.0 when one may."""
        now = self._time()
        self._expire(now)
        delay = max(0.0, self._limits_delay(now))
        if priority is Priority.BACKGROUND:
            return max(delay, self._pace.delay(self._moment(now)))
        return delay

    def start(self) -> Slot:
        """Charge a request that is about to leave."""
        self._number += 1
        self._in_flight += 1
        self._last_sent = self._time()
        del self._sent[: bisect_left(self._sent, self._last_sent - LONGEST_MINUTE)]
        self._sent.append(self._last_sent)
        self._minute_log.start()
        self._day_log.start()
        self._minute.charge()
        self._day.charge()
        self._pace.vary()
        wall = self._clock.now()
        self._history.add(wall)
        return Slot(self._number, self._last_sent, wall)

    def take_back(self, slot: Slot) -> None:
        """Take back a request that was never sent."""
        self._in_flight -= 1
        if slot.sent_at in self._sent:  # no longer where it took over a minute to write the request down
            self._sent.remove(slot.sent_at)
        self._minute_log.take_back()
        self._day_log.take_back()
        self._minute.take_back()
        self._day.take_back()
        self._history.take_back(slot.wall)

    def end(self, slot: Slot) -> None:
        """Note that a request was answered, or that its answer is no longer waited for."""
        now = self._time()
        self._in_flight -= 1
        self._minute_log.end(slot.sent_at, now)
        self._day_log.end(slot.sent_at, now)

    def receive(self, slot: Slot, answer: Answer) -> float | None:
        """Take what the answer to a request said, after its ``end``.

        Returns the seconds for which nothing remains when it said so, else None. That is believed of whoever
        says it: what is perhaps a proxy teaches nothing else, and no good news.
        """
        now = self._time()
        if answer.is_of_the_service:
            self._learn(slot, answer, now)
        return self._believable_reset(answer) if answer.quota.remaining == 0 else None

    def believable_quota(self, answer: Answer) -> Quota:
        """Return the quota as the answer stated it, after ``receive``, but with the reset that is kept to."""
        quota, is_refusal = answer.quota, answer.verdict is Verdict.LIMITED
        if not answer.reset_in and (quota.remaining != 0 or is_refusal):
            return replace(quota, reset_at=None)
        # The reset that a refusal states is what its wait is made of.
        is_kept_to = is_refusal and answer.binding_reset > 0.0
        reset_in = answer.reset_in if is_kept_to else self._believable_reset(answer)
        if reset_in == answer.reset_in:
            return quota
        return replace(quota, reset_at=self._clock.now() + reset_in - _MARGIN)

    def _learn(self, slot: Slot, answer: Answer, now: float) -> None:
        self._awaits_news = False
        quota, remaining = answer.quota, answer.quota.remaining
        if remaining is None:
            # Nothing shows others: no reason to make room for them.
            self._sharing.learn(1, 1)
            if answer.verdict is Verdict.LIMITED:
                self._take_refusal(is_of_the_day=True)
            return
        is_day = self._is_day(quota, answer.reset_in)
        limit = max(1, quota.limit or (self.plan.per_day if is_day else self.plan.per_minute) or remaining)
        certain_reset = answer.reset_in if answer.is_dated else 0.0
        if certain_reset and quota.limit is not None:
            before = self.plan
            self._detection.take(limit, remaining, certain_reset, slot.number, now)
            is_day = self._is_day(quota, answer.reset_in)
            if self.plan != before:
                # What was taken for the day's limit may have been the minute's, and the other way round.
                self._minute.forget()
                self._day.forget()
        if answer.verdict is Verdict.LIMITED:
            self._take_refusal(is_of_the_day=is_day)
            if remaining:
                return  # it was refused for the sake of a limit that is not shown
        reset_in = self._believable_reset(answer)
        said = Said(slot.number, limit, remaining, now, now + reset_in, self._in_flight)
        if is_day:
            self._take_day(said, is_certain=self._is_plan_known and certain_reset > 0.0)
        else:
            self._take_minute(said)

    @property
    def _is_plan_known(self) -> bool:
        # As long as it is assumed, what looks like its limit per day may be another plan's per minute.
        return self._chosen is not None or self._detection.plan is not None

    @property
    def _day_is_stated(self) -> bool:
        # The plan's own figure with a moment in the future is the service's word on our day.
        return self._stated_per_day is not None and self._stated_per_day == self.plan.per_day

    def _moment(self, now: float) -> Moment:
        plan = self.plan
        return Moment(
            now=now,
            plan=plan,
            per_minute=self._lowered(plan.per_minute),
            last_sent=self._last_sent,
            is_in_flight=self._in_flight > 0,
            is_careful=self._awaits_news,
        )

    def _limits_delay(self, now: float) -> float:
        delay = max(self._minute.blocked_for(now), self._day.blocked_for(now))
        per_minute, per_day = self._lowered(self.plan.per_minute), self.plan.per_day
        if per_minute is not None:
            delay = max(delay, self._minute_log.delay(now, per_minute))
        if per_day is not None and not self._day_is_stated:
            delay = max(delay, self._day_log.delay(now, per_day))
        return delay

    def _lowered(self, per_minute: int | None) -> int | None:
        said = self._minute.said
        return per_minute if said is None or per_minute is None else max(1, min(per_minute, said.limit))

    def _take_minute(self, said: Said) -> None:
        before = self._minute.last
        self._minute.take(said)
        self._day.raise_to(said)
        if self._minute.is_window is False:
            ours = self._sent_since(said.said_at - LONGEST_MINUTE)
            self._learn_from_two(self._minute, before, said, ours)
            return
        since = said.said_at - _MINUTE
        if self._minute.is_window and self._minute.said is not None:
            since = max(since, self._minute.said.reset_at - LONGEST_MINUTE)
        self._sharing.learn(self._minute.used(), self._sent_since(since))

    def _take_day(self, said: Said, *, is_certain: bool) -> None:
        before = self._day.last
        self._day.take(said)
        self._learn_from_two(self._day, before, said, self._day_log.occupied(said.said_at))
        self._stated_per_day = said.limit if self._stated_days_hold and is_certain else None

    def _learn_from_two(self, statement: Statement, before: Said | None, said: Said, ours: int) -> None:
        """Learn from two looks; ``ours`` is how many of the limit's requests are ours, by our own log."""
        if before is None or said.number <= before.number:
            return
        sent = said.number - before.number
        # What is missing may be all our own: then nobody else is there, whatever should have flowed in. A few
        # requests say nothing: who goes slowly finds the others' use of the last minute flowed back in.
        is_alone = statement.used() <= ours and ours >= _ENOUGH_TO_TELL
        self._sharing.learn(sent if is_alone else statement.used_between(before, said), sent)

    def _sent_since(self, moment: float) -> int:
        return len(self._sent) - bisect_left(self._sent, moment)

    def _take_refusal(self, *, is_of_the_day: bool) -> None:
        if is_of_the_day and self._day_is_stated:
            # More remained by its own word, or we would not have asked: our own log counts again.
            self._stated_days_hold = False
            self._stated_per_day = None

    def _expire(self, now: float) -> None:
        minute_ended, day_ended = self._minute.expire(now), self._day.expire(now)
        if day_ended:
            if self._day_is_stated:
                self._day_log.clear()
            self._stated_per_day = None
        if minute_ended or day_ended:
            self._awaits_news = True
            ended = self._minute.last if minute_ended else self._day.last
            self._pace.window_ended(ended.limit if ended else 1)

    def _is_day(self, quota: Quota, reset_in: float) -> bool:
        plan = self.plan
        if quota.limit is not None and plan.per_minute != plan.per_day:
            if quota.limit == plan.per_minute:
                return False
            if quota.limit == plan.per_day:
                return True
        return reset_in > LONGEST_MINUTE

    def _believable_reset(self, answer: Answer) -> float:
        """Return the seconds until the reset, as far as the answer can be believed.

        By the server's own clock it is, in full. Without a Date a wrong clock here moves it by hours: then a
        minute is over within a minute, and a day within ``LONGEST_RESET`` (interface 8.1).
        """
        is_day = self._is_day(answer.quota, answer.reset_in)
        longest = LONGEST_RESET if is_day else _MINUTE + _MARGIN
        if not answer.reset_in:
            return _UNKNOWN_END_OF_DAY if is_day else longest
        return answer.reset_in if answer.is_dated else min(answer.reset_in, longest)
