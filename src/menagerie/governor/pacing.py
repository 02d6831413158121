"""Keeps requests clear of the limits, so that the service has no reason to refuse (interface 8.1 and 8.2).

Every request is bound by our own logs of the last minute and day, which need no header at all, and by what
the headers say remains. Background work keeps a pace within that (see ``pace``).

Headers never lift the pace above the plan. They overrule our own log in one thing only: when a day begins.
The log must take any 24 hours for a day, since the service does not show when the count begins anew. If the
service states what remains of the day, that counts. If it stated when the day's limit resets, our count
starts anew then, with one request at a time until a response says what remains now.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from menagerie.domain.clock import Clock
from menagerie.domain.plan import FREE, Plan, Quota
from menagerie.governor.answer import Answer, Verdict
from menagerie.governor.history import History
from menagerie.governor.limit import Limit, Stated
from menagerie.governor.pace import Pace
from menagerie.governor.plan_detection import LONGEST_MINUTE, PlanDetection
from menagerie.governor.record import SentCount
from menagerie.governor.retry_after import LONGEST_RESET
from menagerie.governor.sharing import Sharing
from menagerie.governor.sliding_log import SlidingLog
from menagerie.governor.states import PacingView, PlanSource, Priority
from menagerie.governor.window import Window

_MINUTE = 60.0
_DAY = 86_400.0
# Beyond a span: for servers that count in whole seconds. Slow responses are allowed for besides.
_MARGIN = 1.0
# How exactly slots are remembered: a 3000th of a minute, and a minute of a day.
_GRAIN_OF_A_MINUTE = 0.02
_GRAIN_OF_A_DAY = 60.0
# Fewer of our requests in a minute do not show that this client is alone.
_ENOUGH_TO_TELL = 5
# Nothing remains of the day and no reset is stated: look once an hour.
_UNKNOWN_END_OF_DAY = 3600.0


class Slot(Struct, frozen=True):
    """A request as the pacing knows it: its number, and when it left by the monotonic and the wall clock."""

    number: int
    sent_at: float
    wall: float


class Pacing:
    """Says how long a request has to wait because of the limits. It never sleeps and starts no task.

    ``share`` returns how many requests of a minute's limit are this client's, as others share the key; None
    if that is decided elsewhere, or not known.
    """

    def __init__(
        self, clock: Clock, random: Random, share: Callable[[int], int | None] = lambda _per_minute: None
    ) -> None:
        self._clock = clock
        self._time = clock.monotonic
        self._share = share
        self._chosen: Plan | None = None
        self._detection = PlanDetection()
        self._sharing = Sharing()
        self._minute = Limit(SlidingLog(_MINUTE, _MARGIN, _GRAIN_OF_A_MINUTE), self._sharing)
        self._day = Limit(SlidingLog(_DAY, _MARGIN, _GRAIN_OF_A_DAY), self._sharing)
        self._limits = (self._minute, self._day)
        self._pace = Pace(self._minute, self._day, self._sharing, random)
        self._window = Window()
        self._stated_per_day: int | None = None
        self._stated_days_hold = True
        # When the service began to count a day anew, as far as we saw it.
        self._day_began: float | None = None
        self._history = History()
        # A window has ended: one request at a time has to find out what remains in the new one.
        self.is_careful = False
        # When each request of the last minute left.
        self._sent: list[float] = []
        self._number = 0
        self._in_flight = 0

    @property
    def plan(self) -> Plan:
        """The plan that counts: the chosen one, else the detected one, else the smallest."""
        return self._chosen or self._detection.plan or FREE

    @property
    def detected(self) -> Plan | None:
        """The plan that the responses show; None if they do not."""
        return self._detection.plan

    def choose(self, plan: Plan | None) -> None:
        """Keep to ``plan``; None goes back to detecting it."""
        self._chosen = plan

    def take_plan(self, detected: Plan | None) -> None:
        """Take over which plan another client detected; None changes nothing."""
        self._detection.plan = detected or self._detection.plan

    def restore(self, sent: Iterable[SentCount], detected: Plan | None) -> None:
        """Take over what an earlier process sent, and which plan it detected."""
        wall, now = self._clock.now(), self._time()
        sent = tuple(sent)
        self._history = History(sent)
        self._detection.plan = detected
        for count in sent:
            if count.last.wall > wall + _DAY and not count.last.is_of_this_boot(self._clock):
                continue  # by a clock that was far ahead: counted as now, it would never end
            sent_at = now - count.last.seconds_ago(self._clock)
            for limit in self._limits:
                limit.log.remember(sent_at, count.requests)
            if sent_at >= now - LONGEST_MINUTE:
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
            queued=queued,
            clients=self._sharing.clients_seen,
        )

    def delay(self, priority: Priority, *, is_divided: bool) -> float:
        """Return the seconds before which no request of ``priority`` may leave; 0.0 if one may.

        ``is_divided`` is True if a shared ledger divides the minute among all clients.
        """
        now = self._time()
        delay = self._used_up_for(now)
        if priority is Priority.PERSON:
            return delay
        if is_divided:
            share = self._own_share
            of_share = 0.0 if share is None else self._pace.delay_by_our_log(now, share)
            return max(delay, self._pace.delay_by_the_day(now), of_share)
        return max(delay, self._pace.delay(now, self._own_per_minute(now)))

    def standstill(self, *, is_divided: bool) -> float:
        """Return the seconds for which background work stands still; 0.0 while it goes on.

        That is ``delay`` without the pace that makes a day's rest last, and without that of a minute of which
        nothing is known: then it is slow, and goes on.
        """
        now = self._time()
        delay = self._used_up_for(now)
        if is_divided:
            return delay
        return max(delay, self._pace.delay_by_the_minute(now, self._own_per_minute(now)))

    def _used_up_for(self, now: float) -> float:
        """Return the seconds before which nothing may leave, a person's request neither."""
        self._expire(now)
        return max((0.0, *(delay for delay, _limit in self._delays(now))))

    def limits(self) -> tuple[int | None, int | None, float | None]:
        """Return how many requests all clients together may send in a minute and in a day; None for no limit.

        And how many seconds ago the day began, None if that is not known. A day that the service states
        needs no count of ours.
        """
        per_minute = self._per_minute
        if per_minute is not None and not self._minute.is_window:
            # A minute that refills keeps its last request, as in ``_own_per_minute``. So does one of which it
            # is not known yet what it does: all clients would wait for a minute.
            per_minute = max(1, per_minute - 1)
        per_day = None if self._is_day_stated else self.plan.per_day
        return per_minute, per_day, None if self._day_began is None else self._time() - self._day_began

    def used_up_limit(self) -> int | None:
        """Return the limit that holds requests back for longest, by our own count; None if none does."""
        delay, limit = max(self._delays(self._time()), default=(0.0, 0))
        return limit if delay > 0.0 else None

    @property
    def window(self) -> int:
        """How many requests may be in flight at once."""
        return self._window.size(self._per_second)

    def narrow(self) -> None:
        """Let one request at a time go: one had no answer."""
        self._window.fall(self._number)

    def start(self) -> Slot:
        """Count a request that is about to leave."""
        now, wall = self._time(), self._clock.now()
        self._number += 1
        self._in_flight += 1
        del self._sent[: bisect_left(self._sent, now - LONGEST_MINUTE)]
        self._sent.append(now)
        for limit in self._limits:
            limit.start()
        self._pace.start(now)
        self._history.add(wall)
        return Slot(self._number, now, wall)

    def take_back(self, slot: Slot) -> None:
        """Count a request less: it was never sent."""
        self._in_flight -= 1
        if slot.sent_at in self._sent:  # no longer there if it took over a minute to record the request
            self._sent.remove(slot.sent_at)
        for limit in self._limits:
            limit.take_back()
        self._history.take_back(slot.wall)

    def end(self, slot: Slot) -> None:
        """Note that a request was answered, or that its response is no longer waited for."""
        self._in_flight -= 1
        for limit in self._limits:
            limit.log.end(slot.sent_at, self._time())

    def receive(self, slot: Slot, answer: Answer) -> float | None:
        """Take what the response to a request stated, after its ``end``.

        Return the seconds for which nothing remains if it stated that, else None. That is believed of any
        response. Learn nothing else from what may be a proxy.
        """
        now = self._time()
        if answer.is_of_the_service:
            self._learn(slot, answer, now)
        if answer.verdict is Verdict.JUDGED:
            self._window.open(slot.number, self._number, now - slot.sent_at, self._per_second)
        else:
            self.narrow()
        return self._believable_reset(answer) if answer.quota.remaining == 0 else None

    def believable_quota(self, answer: Answer) -> Quota:
        """Return the quota as stated, with the reset that this governor obeys. Call it after ``receive``."""
        quota, is_refusal = answer.quota, answer.makes_wait
        if not answer.reset_in and (quota.remaining != 0 or is_refusal):
            return replace(quota, reset_at=None)
        # The wait after a refusal is made of the reset that it states.
        is_kept_to = is_refusal and answer.binding_reset > 0.0
        reset_in = answer.reset_in if is_kept_to else self._believable_reset(answer)
        return replace(quota, reset_at=self._clock.now() + reset_in - _MARGIN)

    def _delays(self, now: float) -> Iterator[tuple[float, int]]:
        """Yield for how long each limit holds requests back, and the limit: as stated, and by our logs."""
        for limit in self._limits:
            if limit.current is not None:
                yield limit.blocked_for(now), limit.current.limit
        per_minute, per_day = self._per_minute, self.plan.per_day
        usable = self._own_per_minute(now)
        if per_minute is not None and usable is not None:
            yield self._minute.log.delay(now, usable), per_minute
        if per_day is not None and not self._is_day_stated:
            yield self._day.log.delay(now, per_day), per_day

    @property
    def _per_minute(self) -> int | None:
        """The plan's limit, or what the headers lower it to."""
        stated, per_minute = self._minute.current, self.plan.per_minute
        return per_minute if stated is None or per_minute is None else max(1, min(per_minute, stated.limit))

    def _own_per_minute(self, now: float) -> int | None:
        """Return how many requests a minute our own log allows; None for no limit.

        A minute that refills keeps its last request. A response that states 0 left may state the reset of the
        whole limit, and then nothing can be sent for a minute.
        """
        per_minute = self._per_minute
        if per_minute is not None and self._minute.is_running_out(now):
            per_minute = max(1, per_minute - 1)
        share = self._own_share
        return per_minute if per_minute is None or share is None else min(per_minute, share)

    @property
    def _own_share(self) -> int | None:
        per_minute = self.limits()[0]
        return None if per_minute is None else self._share(per_minute)

    @property
    def _per_second(self) -> float | None:
        """This client's share of the permitted rate; None for no limit."""
        per_minute = self._per_minute
        return None if per_minute is None else per_minute / _MINUTE / self._sharing.clients

    def _expire(self, now: float) -> None:
        ended_minute, ended_day = self._minute.expire(now), self._day.expire(now)
        if ended_day:
            if self._is_day_stated:
                self._day.log.clear()
                self._day_began = self._day.ended_at
            self._stated_per_day = None
        ended = ended_minute or ended_day
        if ended:
            self.is_careful = True
            self._pace.window_ended(ended.limit)

    def _learn(self, slot: Slot, answer: Answer, now: float) -> None:
        self.is_careful = False
        quota, remaining = answer.quota, answer.quota.remaining
        if remaining is None:
            # Nothing shows others, so make no room for them.
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
                for one in self._limits:
                    one.forget()
        if answer.verdict is Verdict.LIMITED:
            self._take_refusal(is_of_the_day=is_day)
            if remaining:
                return  # it was refused for a limit that is not shown
        reset_at = now + self._believable_reset(answer)
        stated = Stated(slot.number, limit, remaining, now, reset_at, self._in_flight)
        if is_day:
            self._take_day(stated, is_certain=self._is_plan_known and certain_reset > 0.0)
        else:
            self._take_minute(stated)

    def _take_minute(self, stated: Stated) -> None:
        before = self._minute.last
        counts = self._minute.take(stated)
        if self._minute.is_window is False:
            ours = self._sent_since(stated.stated_at - LONGEST_MINUTE)
            self._learn_from_two(self._minute, before, stated, used=counts.used, ours=ours)
            return
        since = stated.stated_at - _MINUTE
        if self._minute.is_window:
            since = max(since, counts.reset_at - LONGEST_MINUTE)
        self._sharing.learn(counts.used, self._sent_since(since))

    def _take_day(self, stated: Stated, *, is_certain: bool) -> None:
        before = self._day.last
        used, ours = self._day.take(stated).used, self._day.log.occupied(stated.stated_at)
        self._learn_from_two(self._day, before, stated, used=used, ours=ours)
        self._stated_per_day = stated.limit if self._stated_days_hold and is_certain else None

    def _learn_from_two(
        self, limit: Limit, before: Stated | None, stated: Stated, *, used: int, ours: int
    ) -> None:
        """Learn from two statements; ``ours`` of the ``used`` requests are ours, by our own log."""
        if before is None or stated.number <= before.number:
            return
        sent = stated.number - before.number
        # If our requests explain all that was used, this client is alone. A few requests are not enough to
        # tell: what others used a minute ago may have refilled since.
        is_alone = used <= ours and ours >= _ENOUGH_TO_TELL
        self._sharing.learn(sent if is_alone else limit.used_between(before, stated), sent)

    def _sent_since(self, moment: float) -> int:
        return len(self._sent) - bisect_left(self._sent, moment)

    @property
    def _is_plan_known(self) -> bool:
        # While the plan is assumed, what looks like its limit per day may be another plan's per minute.
        return self._chosen is not None or self._detection.plan is not None

    @property
    def _is_day_stated(self) -> bool:
        return self._stated_per_day is not None and self._stated_per_day == self.plan.per_day

    def _take_refusal(self, *, is_of_the_day: bool) -> None:
        if is_of_the_day and self._is_day_stated:
            # The stated day was wrong, or we would not have asked: our own log counts again.
            self._stated_days_hold = False
            self._stated_per_day = None

    def _is_day(self, quota: Quota, reset_in: float) -> bool:
        """Tell whether a response states the day's limit, and not the minute's."""
        plan = self.plan
        if quota.limit is not None and plan.per_minute != plan.per_day:
            if quota.limit == plan.per_minute:
                return False
            if quota.limit == plan.per_day:
                return True
        return reset_in > LONGEST_MINUTE

    def _believable_reset(self, answer: Answer) -> float:
        """Return the seconds until the reset, as far as the response can be believed.

        A reset by the server's own clock is believed in full. Without a Date a wrong clock here moves it by
        hours: then a minute is over within a minute, and a day within ``LONGEST_RESET`` (interface 8.1).
        """
        is_day = self._is_day(answer.quota, answer.reset_in)
        longest = LONGEST_RESET if is_day else _MINUTE + _MARGIN
        if not answer.reset_in:
            return _UNKNOWN_END_OF_DAY if is_day else longest
        return answer.reset_in if answer.is_dated else min(answer.reset_in, longest)
