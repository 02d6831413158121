"""Where one scope stands: its record, how much of its waits has passed, and what a response changes."""

import math
from random import Random

from msgspec.structs import replace

from menagerie.domain.clock import Clock
from menagerie.domain.plan import Plan
from menagerie.governor.answer import Answer
from menagerie.governor.backoff import jitter, waits_after_refusal
from menagerie.governor.record import (
    OF_THIS_DESK,
    SAME_CLOCK,
    Entry,
    Moment,
    Record,
    ServerClock,
    UsedUp,
    Wait,
    WaitReason,
    unread_response,
)
from menagerie.governor.retry_after import (
    ENDLESS,
    TRY_AFTER,
    is_beyond_belief,
)
from menagerie.governor.states import Told

_CLEAN_TIME = 60.0
# Clocks that are read one after the other never agree exactly.
_SAME_MOMENT = 1.0


class Standing:
    """A record of which all moments are of the running boot. It changes only through the methods.

    What a response says is known by this desk itself, too (``Record.own``).
    """

    def __init__(self, clock: Clock, record: Record) -> None:
        self._clock = clock
        self.record = record
        self._is_key_renewed = False
        self._shown_starts: dict[Moment, float] = {}

    @property
    def is_encumbered(self) -> bool:
        """Tell whether a response has yet to show that the service takes requests (again)."""
        return self.record.wait is not None or self.record.refused is not None

    @property
    def refused(self) -> int | None:
        """The status that refused the key; None if none did, or if the key was given anew."""
        return None if self._is_key_renewed else self.record.refused

    @property
    def remaining(self) -> float:
        """The seconds left to wait; 0.0 for none."""
        return self.record.wait.remaining(self._clock) if self.record.wait else 0.0

    @property
    def firm_remaining(self) -> float:
        """The seconds left to wait however the service is read; 0.0 for none."""
        return self.record.wait.firm_remaining(self._clock) if self.record.wait else 0.0

    @property
    def until(self) -> float:
        """The Unix time at which the wait ends, by the current wall clock; now if there is none."""
        wait = self.record.wait
        return self._end(wait.set_at, wait.seconds) if wait else self._clock.now()

    @property
    def used_up_for(self) -> float:
        """The seconds for which nothing remains, as the service stated; 0.0 for none."""
        return self.record.used_up.remaining(self._clock) if self.record.used_up else 0.0

    @property
    def used_up_firmly_for(self) -> float:
        """The seconds for which nothing remains however the service is read; 0.0 for none."""
        return self.record.used_up.firm_remaining(self._clock) if self.record.used_up else 0.0

    @property
    def try_offered_at(self) -> float | None:
        """The Unix time from which the person may try once although the wait goes on; None for never.

        The 429 and the stated quota must both have a shorter reading that is over by then.
        """
        if max(self.firm_remaining, self.used_up_firmly_for) >= max(self.remaining, self.used_up_for):
            return None
        wait, used_up = self.record.wait, self.record.used_up
        of_wait = self._end(wait.set_at, wait.firm_seconds) if wait else 0.0
        of_quota = self._end(used_up.stated_at, used_up.firm_seconds) if used_up else 0.0
        return max(of_wait, of_quota)

    @property
    def offers_try(self) -> bool:
        """Tell whether the person may try once at this moment."""
        return self.try_offered_at is not None and not max(self.firm_remaining, self.used_up_firmly_for)

    @property
    def strikes(self) -> int:
        """The 429s in a row, halved for each minute since the last of them was overcome."""
        if self.record.clean_since is None:
            return self.record.strikes
        return self.record.strikes >> int(self.record.clean_since.seconds_ago(self._clock) // _CLEAN_TIME)

    def told(self, seconds: float) -> Told | None:
        """Return who told that so many seconds are left to wait, and when; None if that was not told."""
        record, own = self.record, self.record.of_this_desk
        wait, used_up = record.wait, record.used_up
        if wait is not None and wait.reason not in OF_THIS_DESK and self.remaining + _SAME_MOMENT >= seconds:
            here = own.wait.remaining(self._clock) if own.wait else 0.0
            by_store = self.remaining > here + _SAME_MOMENT
            at = wait.set_at if by_store or own.wait is None else own.wait.set_at
        elif used_up is not None and self.used_up_for + _SAME_MOMENT >= seconds:
            here = own.used_up.remaining(self._clock) if own.used_up else 0.0
            by_store = self.used_up_for > here + _SAME_MOMENT
            at = used_up.stated_at
        else:
            return None
        return Told(self._end(at, 0.0), by_store=by_store)

    def limit(self, answer: Answer, random: Random, *, counts: bool, was_single_try: bool) -> None:
        """Wait as a 429 says (interface 8.3); no earlier wait becomes shorter.

        ``counts`` is False for a request that was sent before the last 429 came: both are one event.
        ``was_single_try`` is True for a person's single try. It withdraws the offer to try, except from a
        wait without an end, and from one of the shared store that no service could have told. They could then
        never end: there the offer moves on.
        """
        strikes = self.strikes + 1 if counts else max(1, self.strikes)
        full, firm = waits_after_refusal(strikes, answer.retry_after, answer.binding_reset)
        extra = jitter(full, random)
        full, firm = full + extra, firm + extra
        reason = answer.wait_reason
        own = self.record.of_this_desk
        if own.wait is not None:
            left = own.wait.remaining(self._clock)
            if left > full:
                reason = own.wait.reason
            full, firm = max(full, left), max(firm, own.wait.firm_remaining(self._clock))
        if was_single_try and not math.isinf(full):
            firm = full
        told = max(answer.retry_after.seconds, answer.binding_reset)
        is_told = 0.0 < told < math.inf
        own = replace(
            own,
            wait=Wait(Moment.now(self._clock), full, firm, reason),
            strikes=strikes,
            clean_since=None,
            told=told if is_told else own.told,
        )
        if self.record.own is None:
            self.record = own
        else:
            known = replace(
                self.record, strikes=0, clean_since=None, told=0.0 if is_told else self.record.told
            )
            if was_single_try and known.wait is not None and not is_beyond_belief(self.remaining):
                known = replace(known, wait=replace(known.wait, firm_seconds=known.wait.seconds))
            self.record = own.beside(known, self._clock)
        self._shown_starts.clear()

    def postpone_try(self, seconds: float) -> None:
        """Offer the single try no earlier than in this many seconds: one has just had no result."""
        wait = self.record.wait
        if wait is not None:
            not_before = wait.set_at.seconds_ago(self._clock) + seconds
            firm_seconds = min(max(wait.firm_seconds, not_before), wait.seconds)
            self.record = replace(self.record, wait=replace(wait, firm_seconds=firm_seconds))

    def refuse(self, status: int) -> None:
        """Stop: the key was refused (interface 5.3)."""
        self.record = self.record.changed(lambda one: replace(one, refused=status))
        self._is_key_renewed = False

    def renew_key(self) -> None:
        """Let a refused key stop nothing any more; the refusal stays recorded until a response lifts it."""
        self._is_key_renewed = self.record.refused is not None

    def use_up(self, seconds: float) -> None:
        """Record that nothing remains for so many seconds; a longer time that is recorded stays."""
        used_up = UsedUp(Moment.now(self._clock), seconds)
        self.record = self.record.changed(lambda one: one.with_used_up(used_up, self._clock))
        if self.record.used_up is used_up:
            self._shown_starts.clear()

    def overcome_doubt(self) -> None:
        """Record that a person's single try was taken: that nothing remained until a far moment was wrong."""

        def without_doubt(record: Record) -> Record:
            used_up = record.used_up
            is_doubtful = used_up is not None and used_up.firm_seconds < used_up.seconds
            return replace(record, used_up=None) if is_doubtful else record

        self.record = self.record.changed(without_doubt)

    def note_server_clock(self, shown: float) -> None:
        """Remember what the server's clock shows (Unix seconds), if it is not what is expected."""
        known = self.record.server_clock
        expected = self._clock.now() if known is None else known.now(self._clock)
        if abs(shown - expected) > SAME_CLOCK:
            server_clock = ServerClock(Moment.now(self._clock), shown)
            self.record = self.record.changed(lambda one: replace(one, server_clock=server_clock))

    def note_plan(self, plan: Plan | None) -> None:
        """Remember which plan the responses show; None for none."""
        if plan != self.record.plan:
            self.record = self.record.changed(lambda one: replace(one, plan=plan))

    def restore(self, entry: Entry) -> None:
        """Begin with what a ledger knows of the scope.

        A request without a recorded end may have been answered with a 429 that was never read. A lost ledger
        may have held a wait; if it held one that the service told, the record says so.
        """
        unread = [(one.sent_at, WaitReason.UNANSWERED) for one in entry.unanswered]
        if entry.lost_at is not None:
            unread.append((entry.lost_at, WaitReason.LEDGER_LOST))

        def restored(record: Record) -> Record:
            if record.wait is not None and record.wait.firm_seconds >= ENDLESS:
                # Not told by the service: version 0.3.0 took it over from a shared store.
                record = replace(record, wait=replace(record.wait, firm_seconds=TRY_AFTER))
            for moment, reason in unread:
                told = record.told if reason is WaitReason.UNANSWERED else 0.0
                wait = unread_response(moment.in_this_boot(self._clock), told, reason)
                record = record.with_wait(wait, self._clock)
            return record

        self.record = entry.record.in_this_boot(self._clock).changed(restored)

    def adopt(self, known: Record) -> None:
        """Take over what all installations of the key know together."""
        if known.refused is not None and self.record.refused is None:
            self._is_key_renewed = False
        server_clock = self.record.server_clock
        self.record = known.changed(lambda one: replace(one, server_clock=server_clock))
        self._shown_starts.clear()

    def lift(self) -> None:
        """Record that the service takes requests again. The strikes stay, and wear off with time."""
        if self.record.wait is not None:
            strikes, now = self.strikes, Moment.now(self._clock)
            self.record = self.record.changed(
                lambda one: replace(one, wait=None, strikes=strikes, clean_since=now)
            )
        self.record = self.record.changed(lambda one: replace(one, refused=None))

    def _end(self, since: Moment, seconds: float) -> float:
        """Return the Unix time, by the current wall clock, at which ``seconds`` since a moment are over.

        It stays the same until the clocks differ noticeably, so that rounding is not taken for a change.
        """
        start = self._clock.now() - since.seconds_ago(self._clock)
        if abs(start - self._shown_starts.get(since, math.inf)) >= _SAME_MOMENT:
            self._shown_starts[since] = start
        return self._shown_starts[since] + seconds
