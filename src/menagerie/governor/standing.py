"""Where one scope stands: what the service told, how much of it has passed, and what an answer changes."""

import math
from random import Random

from msgspec.structs import replace

from menagerie.domain.clock import Clock
from menagerie.domain.plan import Plan
from menagerie.governor.answer import Answer
from menagerie.governor.backoff import jitter, reset_at_least, waits_after_refusal
from menagerie.governor.record import (
    SAME_CLOCK,
    Entry,
    Record,
    ServerClock,
    UsedUp,
    Wait,
    WaitReason,
    unread_answer,
)
from menagerie.governor.stopwatch import Moment, Stopwatch

_CLEAN_TIME = 60.0
# Clocks that were read one after the other never agree exactly.
_SAME_MOMENT = 1.0


class Standing:
    """A record, and the stopwatches that say how much of it has passed.

    ``record`` is what there is to remember; it changes only through the methods.
    """

    def __init__(self, clock: Clock, record: Record) -> None:
        self._clock = clock
        self.record = record
        self._since_wait = Stopwatch(clock, record.wait.set_at if record.wait else None)
        self._since_clean = Stopwatch(clock, record.clean_since)
        self._since_used_up = Stopwatch(clock, record.used_up.stated_at if record.used_up else None)
        self._is_key_renewed = False
        self._shown_starts: dict[Stopwatch, float] = {}

    @property
    def is_encumbered(self) -> bool:
        """Tell whether an answer has yet to show that the service takes requests (again)."""
        return self.record.wait is not None or self.record.refused is not None

    @property
    def refused(self) -> int | None:
        """The status with which the key was refused; None where nothing stops us, or no longer."""
        return None if self._is_key_renewed else self.record.refused

    @property
    def remaining(self) -> float:
        """The seconds still to wait; 0.0 where none are."""
        wait = self.record.wait
        return 0.0 if wait is None else self._since_wait.remaining(wait.seconds)

    @property
    def firm_remaining(self) -> float:
        """The seconds still to wait however the service's words are read; 0.0 where none are."""
        wait = self.record.wait
        return 0.0 if wait is None else self._since_wait.remaining(wait.firm_seconds)

    @property
    def until(self) -> float:
        """The Unix time at which the wait ends, by the current wall clock; now where there is none."""
        wait = self.record.wait
        return self._clock.now() if wait is None else self._start_of(self._since_wait) + wait.seconds

    @property
    def try_offered_at(self) -> float | None:
        """The Unix time from which the person may try once although the wait goes on; None for never.

        What a 429 told and what the service said of the quota must both have a shorter reading that is over.
        """
        firm_wait, firm_used_up = self.firm_remaining, self.used_up_firmly_for
        firm = max(firm_wait, firm_used_up)
        if firm >= max(self.remaining, self.used_up_for):
            return None
        wait, used_up = self.record.wait, self.record.used_up
        if wait is not None and self.remaining and firm_wait >= firm_used_up:
            return self._start_of(self._since_wait) + wait.firm_seconds
        return self._start_of(self._since_used_up) + _firm_span(used_up) if used_up else None

    @property
    def offers_try(self) -> bool:
        """Tell whether the person may try once now, although the wait goes on."""
        is_held_firmly = self.firm_remaining or self.used_up_firmly_for
        return bool(self.remaining or self.used_up_for) and not is_held_firmly

    @property
    def used_up_for(self) -> float:
        """The seconds for which nothing remains by the service's word; 0.0 for none."""
        used_up = self.record.used_up
        return 0.0 if used_up is None else self._since_used_up.remaining(used_up.seconds)

    @property
    def used_up_firmly_for(self) -> float:
        """The seconds for which nothing remains however the service's word is read; 0.0 for none."""
        used_up = self.record.used_up
        return 0.0 if used_up is None else self._since_used_up.remaining(_firm_span(used_up))

    @property
    def strikes(self) -> int:
        """The 429s in a row, halved for each minute since the last of them was overcome."""
        if self.record.clean_since is None:
            return self.record.strikes
        return self.record.strikes >> int(self._since_clean.elapsed() // _CLEAN_TIME)

    def limit(self, answer: Answer, random: Random, *, counts: bool, was_single_try: bool) -> None:
        """Wait as a 429 says (interface 8.3); no earlier wait becomes shorter.

        ``counts`` is False for the answer to a request that was sent before the last 429 came: both are one
        event. ``was_single_try`` is True for the answer to a person's single try; it withdraws the offer,
        except from a wait without an end, which could then never end: there the offer moves on.
        """
        strikes = self.strikes + 1 if counts else max(1, self.strikes)
        full, firm = waits_after_refusal(strikes, answer.retry_after, answer.binding_reset)
        extra = jitter(full, random)
        full, firm = full + extra, firm + extra
        reason = answer.wait_reason
        if self.record.wait is not None and self.remaining > full:
            reason = self.record.wait.reason
        full = max(full, self.remaining)
        firm = max(firm, self.firm_remaining)
        if was_single_try and not math.isinf(full):
            firm = full
        told = max(answer.retry_after.seconds, answer.binding_reset)
        self.record = replace(
            self.record,
            wait=Wait(Moment.now(self._clock), full, firm, reason),
            strikes=strikes,
            clean_since=None,
            told=told if 0.0 < told < math.inf else self.record.told,
        )
        self._since_wait = Stopwatch(self._clock)
        self._shown_starts = {}

    def postpone_try(self, seconds: float) -> None:
        """Offer the person's single try no earlier than in this many seconds: one has just had no result."""
        wait = self.record.wait
        if wait is not None:
            firm_seconds = min(max(wait.firm_seconds, self._since_wait.elapsed() + seconds), wait.seconds)
            self.record = replace(self.record, wait=replace(wait, firm_seconds=firm_seconds))

    def refuse(self, status: int) -> None:
        """Stop: the key was refused (interface 5.3)."""
        self.record = replace(self.record, refused=status)
        self._is_key_renewed = False

    def renew_key(self) -> None:
        """Let a refusal of the key stop nothing any more; it stays on record until an answer lifts it."""
        self._is_key_renewed = self.record.refused is not None

    def use_up(self, seconds: float) -> None:
        """Note the service's word that nothing remains for so many seconds.

        A shorter word takes nothing back from a longer one.
        """
        if self.used_up_for <= seconds:
            self.record = replace(self.record, used_up=UsedUp(Moment.now(self._clock), seconds))
            self._since_used_up = Stopwatch(self._clock)

    def overcome_doubt(self) -> None:
        """Note that a person's single try was taken: that nothing remained until a far moment was wrong."""
        used_up = self.record.used_up
        if used_up is not None and _firm_span(used_up) < used_up.seconds:
            self.record = replace(self.record, used_up=None)

    def note_server_clock(self, shown: float) -> None:
        """Remember what the server's clock shows (Unix seconds), where it is not what is expected."""
        known = self.record.server_clock
        expected = self._clock.now() if known is None else known.now(self._clock)
        if abs(shown - expected) > SAME_CLOCK:
            server_clock = ServerClock(Moment.now(self._clock), shown)
            self.record = replace(self.record, server_clock=server_clock)

    def note_plan(self, plan: Plan | None) -> None:
        """Remember which plan the answers show; None for none."""
        if plan != self.record.plan:
            self.record = replace(self.record, plan=plan)

    def lift(self) -> None:
        """Note that the service takes requests again. The strikes stay, and wear off with time."""
        if self.record.wait is None:
            self.record = replace(self.record, refused=None)
            return
        self.record = replace(
            self.record, wait=None, refused=None, strikes=self.strikes, clean_since=Moment.now(self._clock)
        )
        self._since_clean = Stopwatch(self._clock)

    def _start_of(self, stopwatch: Stopwatch) -> float:
        """Return the Unix time at which a stopwatch was started, by the current wall clock.

        It stays the same until the clocks differ noticeably from it, so that the last bits of a difference
        are not taken for a change.
        """
        start = self._clock.now() - stopwatch.elapsed()
        if abs(start - self._shown_starts.get(stopwatch, 0.0)) >= _SAME_MOMENT:
            self._shown_starts[stopwatch] = start
        return self._shown_starts[stopwatch]


def _firm_span(used_up: UsedUp) -> float:
    """Return for how many seconds nothing remains for certain: a reset beyond belief may be an error."""
    return reset_at_least(used_up.seconds)


def standing_from(entry: Entry, clock: Clock) -> Standing:
    """Return the standing that follows from what a ledger knows of a scope.

    A request of which it is unknown how it ended may have been answered with a 429 that was never read. A
    lost ledger may have held a wait; where it held one that the service told, the record says so.
    """
    record = entry.record.in_this_boot(clock)
    for reservation in entry.unanswered:
        sent_at = reservation.sent_at.in_this_boot(clock)
        record = record.with_wait(unread_answer(sent_at, record.told, WaitReason.UNANSWERED), clock)
    if entry.lost_at is not None:
        lost_at = entry.lost_at.in_this_boot(clock)
        record = record.with_wait(unread_answer(lost_at, 0.0, WaitReason.LEDGER_LOST), clock)
    return Standing(clock, record)
