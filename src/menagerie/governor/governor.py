"""The one gate that every request passes, so that none goes before the service allows it."""

import asyncio
import math
import uuid
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random

from menagerie.domain.cases import GeneralCase
from menagerie.domain.clock import Clock
from menagerie.domain.errors import AskingStoppedError, NotConnectedError, QuotaUsedUpError, WaitingError
from menagerie.domain.plan import Plan
from menagerie.domain.quota import Quota
from menagerie.governor.admission import Admission, Queue, Ticket
from menagerie.governor.announcing import Announcer
from menagerie.governor.answer import Answer, AnswerReader, Headers, Verdict
from menagerie.governor.ledger import Asking, Ledger, News, Scope
from menagerie.governor.pacing import Pacing
from menagerie.governor.record import Moment, Record, Reservation, WaitReason
from menagerie.governor.recovery import Recovery
from menagerie.governor.standing import Standing, standing_from
from menagerie.governor.states import (
    GovernorState,
    Listener,
    Open,
    PacingView,
    PlanSource,
    Priority,
    Probing,
    Purpose,
    Ramping,
    Stopped,
    Waiting,
)

__all__ = [
    "Admission",
    "Governor",
    "GovernorState",
    "Listener",
    "Open",
    "PacingView",
    "PlanSource",
    "Priority",
    "Probing",
    "Purpose",
    "Ramping",
    "Stopped",
    "WaitReason",
    "Waiting",
]

# An admission waits up to this long; for longer waits it raises WaitingError.
_PATIENCE = 60.0
# Look at the clocks this often while sleeping: computers are suspended, timers fire early, and waits grow.
_SLICE = {Priority.PERSON: 1.0, Priority.BACKGROUND: 10.0}
# Avoid sleeping for less: the clock cannot show it.
_SHORTEST_SLEEP = 0.001
# A shorter pause is not shown as a wait: a click is then sent a moment later.
_SHOWN_FROM = 5.0
_SAME_MOMENT = 1.0
# Requests in flight at once while a probe is due.
_WHILE_PROBING = 1
# A person's request may leave although as many as usual are in flight: it never waits for background work.
_MORE_FOR_A_PERSON = 1


class Governor:
    """Lets requests of one scope out when, and only when, the service takes them (interface 8.3).

    It has no task and no thread of its own: callers wait inside ``admission``. The state follows from the
    record and the clocks, so that a wait ends by itself. All of it belongs to one event loop.
    """

    def __init__(self, scope: Scope, *, ledger: Ledger, clock: Clock, random: Random) -> None:
        self.scope = scope
        self._ledger = ledger
        self._clock = clock
        self._random = random
        self._standing = Standing(clock, Record())
        self._reader = AnswerReader(clock)
        self._loading = asyncio.Lock()
        self._is_loaded = False
        self._queue = Queue()
        self._pacing = Pacing(clock, random)
        self._change = asyncio.Event()
        self._epoch = 0
        self._recovery = Recovery(clock, random)
        self._announcer = Announcer()
        self._quota = Quota()
        self._quota_number = -1
        # The end of the wait for the limits' sake that was shown last (Unix seconds).
        self._used_up_until: dict[Priority, float] = {}
        # Until when the other installations are waited for (monotonic).
        self._held: dict[Priority, float] = {}

    async def load(self) -> None:
        """Read what the ledger knows of the scope, once. The state means nothing before."""
        async with self._loading:
            if self._is_loaded:
                return
            entry = await self._ledger.load(self.scope)
            self._ledger.watch(self.scope, self._hear)
            self._standing = standing_from(entry, self._clock)
            self._pacing.restore(entry.sent, entry.record.plan)
            if entry.record.server_clock is not None:
                self._reader.know(entry.record.server_clock)
            self._is_loaded = True
            self._announcer.tell_state(self.state)
            if entry.unanswered or self._standing.record != entry.record:
                await self._ledger.record(self.scope, self._standing.record, entry.unanswered)

    async def use_ledger(self, ledger: Ledger) -> None:
        """Keep to another ledger from now on. No wait ends earlier by it."""
        async with self._loading:
            if ledger is self._ledger:
                return
            before = self._standing.record
            entry = await ledger.load(self.scope)
            self._ledger = ledger
            ledger.watch(self.scope, self._hear)
            known = Standing(self._clock, entry.record)
            if self._standing.record is before and known.remaining >= self._standing.remaining:
                self._hear(News(entry.record, is_refusal=False))
            else:
                await ledger.record(self.scope, self._standing.record, ())

    @property
    def quota(self) -> Quota:
        """What is left: as the newest response stated it, with the reset that is kept to.

        While our own count of what was sent holds requests back for so long that ``state`` is a wait, nothing
        is left of that limit until the end of the wait, whatever was stated.
        """
        state = self.state
        if isinstance(state, Waiting) and state.reason is WaitReason.USED_UP:
            limit = self._pacing.used_up_limit()
            if limit is not None and not self._standing.used_up_for:
                return Quota(limit, 0, state.until)
        return self._quota

    @property
    def state(self) -> GovernorState:
        """The state at this moment, as it is for a person's requests. A wait hides a refused key."""
        return self._state_for(Priority.PERSON)

    @property
    def background_state(self) -> GovernorState:
        """The state as it is for background work, which also waits for what is kept for a person.

        The pace that makes a day's rest last is no wait, unless ``admission`` raises WaitingError for it.
        """
        return self._state_for(Priority.BACKGROUND)

    def _state_for(self, priority: Priority) -> GovernorState:
        standing = self._standing
        if self._recovery.is_probing:
            return Probing(in_flight=True)
        if standing.record.wait is not None and standing.remaining:
            wait = Waiting(standing.until, standing.record.wait.reason, standing.try_offered_at)
            used_up = self._used_up(priority)
            return wait if used_up is None or used_up.until <= wait.until + _SAME_MOMENT else used_up
        if standing.refused is not None:
            return Stopped(standing.refused)
        used_up = self._used_up(priority)
        if used_up is not None:
            return used_up
        if standing.is_encumbered:
            return Probing(in_flight=False)
        return Ramping() if self._recovery.is_ramping else Open()

    def _used_up(self, priority: Priority) -> Waiting | None:
        """Return the wait for the limits' sake, if it is long enough to show."""
        delay = self._shown_delay(priority) if self._is_loaded else 0.0
        if delay < _SHOWN_FROM:
            return None
        until = self._clock.now() + delay
        # Show the same moment at each look: rounding is no change.
        if abs(until - self._used_up_until.get(priority, 0.0)) >= _SAME_MOMENT:
            self._used_up_until[priority] = until
        # What our own log of sent requests shows has one reading only.
        shorter = self._standing.try_offered_at if self._standing.used_up_for else None
        return Waiting(self._used_up_until[priority], WaitReason.USED_UP, shorter)

    @property
    def window(self) -> int:
        """How many requests may be in flight at this moment: 1 to 32. A person's may be one more."""
        return self._pacing.window

    @property
    def pacing(self) -> PacingView:
        """The plan, what was sent, and what is queued, at this moment."""
        return self._pacing.view(queued=len(self._queue))

    def choose_plan(self, plan: Plan | None) -> None:
        """Keep to ``plan`` as the person chose it; None detects it from the responses (interface 8.1)."""
        self._pacing.choose(plan)
        self._held.clear()
        self._announce_change()

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Tell ``listener`` of changes from now on. Return what ends that; calling it twice is harmless."""
        return self._announcer.subscribe(listener)

    def renew_key(self) -> None:
        """Let a refused key stop nothing any more, as it was given anew: one request tries it."""
        self._standing.renew_key()
        self._announce_change()

    @asynccontextmanager
    async def admission(
        self, purpose: Purpose, *, priority: Priority = Priority.PERSON, deliberate: bool = False
    ) -> AsyncIterator[Admission]:
        """Wait for leave to send one request, and hold it while the context is entered.

        Send within the context, and report the head of the response to ``Admission.answered``; leaving
        without that means that no response came. When the context is entered, the request is recorded in the
        ledger. Another request may be refused at any moment: look at ``Admission.still_stands`` right before
        the first byte, and leave without sending if it is False. Do not enter another admission inside: it
        might wait for this one.

        Waits up to 60 s. Raises WaitingError if it would take longer, also if a wait grows meanwhile, and
        AskingStoppedError if the key was refused.

        ``deliberate`` says that the person has just asked for exactly this request. It may go although the
        key was refused, and once ``Waiting.shorter`` has passed; both only for what the service had refused
        before this call. Set it for a person's own click only: if the longer reading of a wait is the right
        one, the service may ban the key (interface 8.3).
        """
        admission = await self._admit(purpose, priority, deliberate=deliberate)
        is_cut_off = False
        try:
            yield admission
        except asyncio.CancelledError:
            is_cut_off = True
            raise
        except Exception as error:
            if isinstance(error, NotConnectedError):
                admission.never_left()
            self._pacing.narrow()
            raise
        finally:
            await self._leave(admission, is_cut_off=is_cut_off)

    async def _admit(self, purpose: Purpose, priority: Priority, *, deliberate: bool) -> Admission:
        await self.load()
        # The person overrules the refusals that they know of, and no later ones.
        ticket = self._queue.join(purpose, priority, overrules=self._epoch if deliberate else None)
        try:
            while True:
                await self._wait_for_turn(ticket)
                admission = self._start(ticket)
                if await self._reserve(admission):
                    return admission
        finally:
            # The others may have waited for this one.
            if self._queue.leave(ticket):
                self._announce_change()

    async def _wait_for_turn(self, ticket: Ticket) -> None:
        while True:
            # For the others of its kind the same would come out.
            delay = self._delay(ticket) if self._queue.is_first_of_its_kind(ticket) else 0.0
            if not self._queue.is_first(ticket) or self._queue.in_flight >= self._capacity(ticket.priority):
                await self._change.wait()
            elif delay > 0:
                await self._sleep(max(_SHORTEST_SLEEP, min(delay, _SLICE[ticket.priority])))
            else:
                return

    async def _sleep(self, seconds: float) -> None:
        """Wait so long, or until something changes: a response may allow more, or less."""
        ends = [asyncio.ensure_future(one) for one in (self._clock.sleep(seconds), self._change.wait())]
        try:
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for end in ends:
                end.cancel()

    def _delay(self, ticket: Ticket) -> float:
        """Return the seconds before which nothing may be sent; the one place where time holds requests back.

        Raises AskingStoppedError and WaitingError as ``admission`` does.
        """
        if self._standing.refused is not None and ticket.overrules != self._epoch:
            raise AskingStoppedError
        if self._is_single_try(ticket):
            used_up = self._standing.used_up_firmly_for
            if used_up > _PATIENCE:
                raise QuotaUsedUpError(self._clock.now() + used_up)
            return max(used_up, self._recovery.pause_remaining, self._held_for(ticket.priority))
        wait, pace = self._standing.remaining, self._pace_delay(ticket.priority)
        if wait > _PATIENCE and wait >= pace:
            until = self._standing.until
            raise WaitingError(until, GeneralCase.WAITING_WITHOUT_END if math.isinf(until) else None)
        if pace > _PATIENCE:
            raise QuotaUsedUpError(self._clock.now() + pace)
        return max(wait, pace, self._recovery.pause_remaining)

    def _pace_delay(self, priority: Priority) -> float:
        paced = self._pacing.delay(priority, is_divided=self._ledger.is_shared)
        return self._with_what_was_told(paced, priority)

    def _shown_delay(self, priority: Priority) -> float:
        pace = self._pace_delay(priority)
        if priority is Priority.PERSON or pace > _PATIENCE:
            return pace
        return self._with_what_was_told(self._pacing.standstill(is_divided=self._ledger.is_shared), priority)

    def _with_what_was_told(self, delay: float, priority: Priority) -> float:
        # That nothing remains holds whatever later responses say: they may have overtaken each other.
        return max(self._standing.used_up_for, delay, self._held_for(priority))

    def _held_for(self, priority: Priority) -> float:
        return self._held.get(priority, -math.inf) - self._clock.monotonic()

    def _is_single_try(self, ticket: Ticket) -> bool:
        return ticket.overrules == self._epoch and self._standing.offers_try

    def _capacity(self, priority: Priority) -> int:
        """Return how many requests may be in flight."""
        if self._standing.is_encumbered or self._standing.used_up_for or self._pacing.is_careful:
            return _WHILE_PROBING
        if self._recovery.is_ramping:
            return self._recovery.most_in_flight
        return self.window + (_MORE_FOR_A_PERSON if priority is Priority.PERSON else 0)

    def _start(self, ticket: Ticket) -> Admission:
        self._queue.start(ticket)
        admission = Admission(
            ticket=ticket,
            reservation=Reservation(uuid.uuid4().hex, self.scope, Moment.now(self._clock)),
            slot=self._pacing.start(),
            epoch=self._epoch,
            is_single_try=self._is_single_try(ticket),
            newest_epoch=lambda: self._epoch,
            receive=self._receive,
        )
        if self._standing.is_encumbered:
            self._recovery.probe(admission)
        self._announce_change()
        return admission

    async def _reserve(self, admission: Admission) -> bool:
        """Record the request in the ledger. Return False if a refusal came meanwhile: it must not be sent."""
        held = 0.0
        may_go = False
        before = self._standing.record
        try:
            held = await self._ledger.reserve(admission.reservation, self._asking(admission))
            may_go = not held and admission.still_stands
        finally:
            # If others were told something meanwhile, the standing says how long to wait.
            if held and self._standing.record is before:
                self._held[admission.ticket.priority] = self._clock.monotonic() + held
            if not may_go:
                self._take_back(admission)
                if not held:
                    await self._ledger.withdraw(admission.reservation)
        return may_go

    def _asking(self, admission: Admission) -> Asking:
        """Return what a ledger that is shared has to know of a request."""
        per_minute, per_day, day_began_ago = self._pacing.limits()
        is_refused = self._standing.record.refused is not None
        return Asking(
            is_background=admission.ticket.priority is Priority.BACKGROUND,
            is_single_try=admission.is_single_try,
            # It would not have come so far without the person.
            tries_key=is_refused,
            per_minute=per_minute,
            per_day=per_day,
            day_began_ago=day_began_ago,
        )

    def _hear(self, news: News) -> None:
        """Take what other installations were told: it holds for this one, too."""
        was_encumbered = self._standing.is_encumbered
        self._standing.adopt(news.record)
        self._pacing.take_plan(news.record.plan)
        self._held.clear()
        if news.is_refusal:
            self._epoch += 1
            self._pacing.narrow()
        if was_encumbered and not self._standing.is_encumbered:
            self._recovery.begin_ramp()
        self._announce_change()

    def _take_back(self, admission: Admission) -> None:
        self._queue.rejoin(admission.ticket)
        self._pacing.take_back(admission.slot)
        self._recovery.take_back(admission)
        self._announce_change()

    async def _leave(self, admission: Admission, *, is_cut_off: bool) -> None:
        self._queue.finish()
        if self._recovery.is_probe(admission):
            self._end_probe(admission, failed=True)
        if not admission.has_left:
            self._pacing.take_back(admission.slot)
        elif not admission.is_answered:
            self._pacing.end(admission.slot)
            if not is_cut_off:
                self._pacing.narrow()
        self._announce_change()
        if not admission.has_left:
            await self._ledger.withdraw(admission.reservation)
            return
        # The response to a request that was cut off is unknown: as after a crash, the next start waits.
        if not admission.is_answered and not is_cut_off:
            await self._ledger.settle(admission.reservation)

    def _end_probe(self, admission: Admission, *, failed: bool) -> None:
        pause = self._recovery.end_probe(failed=failed)
        if failed and admission.is_single_try:
            self._standing.postpone_try(pause)

    async def _receive(self, admission: Admission, status: int, headers: Headers) -> None:
        answer = self._reader.read(status, headers)
        before = self._standing.record
        self._apply(admission, answer)
        self._pace(admission, answer)
        self._take_quota(admission, answer)
        self._announce_change()
        if self._standing.record is before:
            await self._ledger.settle(admission.reservation)
        else:
            await self._ledger.record(self.scope, self._standing.record, (admission.reservation,))

    def _apply(self, admission: Admission, answer: Answer) -> None:
        is_current = admission.still_stands
        if self._recovery.is_probe(admission):
            self._end_probe(admission, failed=answer.verdict is Verdict.INCONCLUSIVE)
        if admission.is_single_try and answer.verdict is Verdict.JUDGED:
            self._standing.overcome_doubt()
        match answer.verdict:
            case Verdict.LIMITED:
                self._standing.limit(
                    answer, self._random, counts=is_current, was_single_try=admission.is_single_try
                )
                self._epoch += 1
            case Verdict.KEY_REFUSED:
                self._standing.refuse(answer.status)
                self._epoch += 1
            case Verdict.JUDGED if is_current and self._standing.is_encumbered:
                self._standing.lift()
                self._recovery.begin_ramp()
            case Verdict.JUDGED if is_current:
                self._recovery.advance()
            case _:
                # A late good response is older than the refusal; the rest says nothing about limits.
                pass

    def _pace(self, admission: Admission, answer: Answer) -> None:
        self._pacing.end(admission.slot)
        reset_in = self._pacing.receive(admission.slot, answer)
        if reset_in is not None:
            self._standing.use_up(reset_in)
        self._standing.note_plan(self._pacing.detected)
        if answer.date is not None:
            self._standing.note_server_clock(answer.date)

    def _take_quota(self, admission: Admission, answer: Answer) -> None:
        if admission.slot.number < self._quota_number:
            return
        self._quota = self._pacing.believable_quota(answer)
        self._quota_number = admission.slot.number
        self._announcer.tell_quota(self._quota)

    def _announce_change(self) -> None:
        """Let the queue look again, and tell the listeners if the state has changed."""
        self._change.set()
        self._change = asyncio.Event()
        self._announcer.tell_state(self.state)
