"""Where one scope stands: what the service told, how much of it has passed, and what an answer changes."""

import math
from random import Random

from msgspec.structs import replace

from menagerie.domain.clock import Clock
from menagerie.domain.plan import Plan
from menagerie.governor.answer import Answer
from menagerie.governor.backoff import jitter, reset_at_least, waits_after_refusal
from menagerie.governor.record import Entry, Record, UsedUp, Wait, WaitReason
from menagerie.governor.stopwatch import Stopwatch

_CLEAN_TIME = 60.0
# The limits count requests per minute (interface 8.1): after this long an unread 429 has lost its hold.
_UNREAD_ANSWER_HOLDS = 60.0
_LOST_LEDGER_HOLDS = 60.0
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
        self._shift = 0.0

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
        return 0.0 if wait is None else self._since_wait.remaining(wait.until - wait.set_at)

    @property
    def firm_remaining(self) -> float:
        """The seconds still to wait however the service's words are read; 0.0 where none are."""
        wait = self.record.wait
        return 0.0 if wait is None else self._since_wait.remaining(wait.firm_until - wait.set_at)

    @property
    def until(self) -> float:
        """The Unix time at which the wait ends; a moment in the past where there is none."""
        return self._moment(self.record.wait.until if self.record.wait else 0.0, self.remaining)

    @property
    def try_offered_at(self) -> float | None:
        """The Unix time from which the person may try once although the wait goes on; None for never.

        What a 429 told and what the service said of the quota must both have a shorter reading that is over.
        """
        wait, used_up = self.record.wait, self.record.used_up
        firm_wait, firm_used_up = self.firm_remaining, self.used_up_firmly_for
        if max(firm_wait, firm_used_up) >= max(self.remaining, self.used_up_for):
            return None
        if wait is not None and self.remaining and firm_wait >= firm_used_up:
            return self._moment(wait.firm_until, firm_wait)
        return self._moment(used_up.stated_at + _firm_span(used_up), firm_used_up) if used_up else None

    @property
    def offers_try(self) -> bool:
        """Tell whether the person may try once now, although the wait goes on."""
        is_held_firmly = self.firm_remaining or self.used_up_firmly_for
        return bool(self.remaining or self.used_up_for) and not is_held_firmly

    @property
    def used_up_for(self) -> float:
        """The seconds for which nothing remains by the service's word; 0.0 for none.

        It is never longer than it was when it was stated, also where the clock was set back since.
        """
        used_up = self.record.used_up
        return 0.0 if used_up is None else self._since_used_up.remaining(used_up.until - used_up.stated_at)

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
        now = self._clock.now()
        self.record = replace(
            self.record,
            wait=Wait(now, now + full, now + firm, reason),
            strikes=strikes,
            clean_since=None,
        )
        self._since_wait = Stopwatch(self._clock)
        self._shift = 0.0

    def postpone_try(self, seconds: float) -> None:
        """Offer the person's single try no earlier than in this many seconds: one has just had no result."""
        wait = self.record.wait
        if wait is not None:
            firm_until = min(max(wait.firm_until, self._clock.now() + seconds), wait.until)
            self.record = replace(self.record, wait=replace(wait, firm_until=firm_until))

    def refuse(self, status: int) -> None:
        """Stop: the key was refused (interface 5.3)."""
        self.record = replace(self.record, refused=status)
        self._is_key_renewed = False

    def renew_key(self) -> None:
        """Let a refusal of the key stop nothing any more; it stays on record until an answer lifts it."""
        self._is_key_renewed = self.record.refused is not None

    def use_up(self, until: float) -> None:
        """Note the service's word that nothing remains before ``until`` (Unix seconds).

        A shorter word takes nothing back from a longer one.
        """
        if self.used_up_for <= until - self._clock.now():
            self.record = replace(self.record, used_up=UsedUp(self._clock.now(), until))
            self._since_used_up = Stopwatch(self._clock)

    def overcome_doubt(self) -> None:
        """Note that a person's single try was taken: that nothing remained until a far moment was wrong."""
        used_up = self.record.used_up
        if used_up is not None and _firm_span(used_up) < used_up.until - used_up.stated_at:
            self.record = replace(self.record, used_up=None)

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
            self.record, wait=None, refused=None, strikes=self.strikes, clean_since=self._clock.now()
        )
        self._since_clean = Stopwatch(self._clock)

    def _moment(self, written: float, remaining: float) -> float:
        """Return the moment as written, shifted if a clock was set or stood still since.

        The shift stays as it is until the clocks differ noticeably from it: the same moment is told at each
        look, and nobody takes the last bits of a difference for news.
        """
        now = self._clock.now()
        if not remaining:
            return min(written, now)
        shift = now + remaining - written
        if abs(shift - self._shift) >= _SAME_MOMENT:
            self._shift = shift
        return written + self._shift


def _firm_span(used_up: UsedUp) -> float:
    """Return for how many seconds nothing remains for certain: a reset beyond belief may be an error."""
    return reset_at_least(used_up.until - used_up.stated_at)


def standing_from(entry: Entry, clock: Clock) -> Standing:
    """Return the standing that follows from what a ledger knows of a scope.

    A request that was sent in the last minute, and of which nobody knows how it ended, may have been answered
    with a 429 that was never read; a lost ledger may have held a wait. Either counts as a wait of its own.
    """
    standing = Standing(clock, entry.record)
    last_sent = max((reservation.sent_at for reservation in entry.unanswered), default=None)
    for since, holds, reason in (
        (last_sent, _UNREAD_ANSWER_HOLDS, WaitReason.UNANSWERED),
        (entry.lost_at, _LOST_LEDGER_HOLDS, WaitReason.LEDGER_LOST),
    ):
        if since is not None and Stopwatch(clock, since).remaining(holds):
            standing = _with_wait(standing, clock, Wait(since, since + holds, since + holds, reason))
    return standing


def _with_wait(standing: Standing, clock: Clock, wait: Wait) -> Standing:
    """Return ``standing`` with the longer of its own wait and ``wait``, in the words of the ledger.

    They are compared by what remains of them and not re-dated: should this computer's clock be wrong at
    present, the moments in the ledger are right again when it is.
    """
    other = Standing(clock, replace(standing.record, wait=wait))
    if standing.record.wait is None or other.remaining > standing.remaining:
        return other
    firm_until = max(standing.record.wait.firm_until, wait.firm_until)
    kept = replace(standing.record.wait, firm_until=min(firm_until, standing.record.wait.until))
    return Standing(clock, replace(standing.record, wait=kept))
