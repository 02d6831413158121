"""The one gate that every request passes, so that none goes before the service allows it."""

import asyncio
import uuid
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random

from menagerie.domain.clock import Clock
from menagerie.domain.errors import NotConnectedError
from menagerie.domain.plan import Plan, Quota
from menagerie.governor.admission import Admission, Queue, Ticket
from menagerie.governor.answer import Answer, AnswerReader, Headers, Verdict
from menagerie.governor.ledger import Asking, Ledger, News, Scope
from menagerie.governor.pacing import Pacing
from menagerie.governor.record import Moment, Record, Reservation, WaitReason
from menagerie.governor.recovery import Recovery
from menagerie.governor.restraints import Restraints
from menagerie.governor.standing import Standing
from menagerie.governor.states import (
    Announcer,
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
    Told,
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
    "Told",
    "WaitReason",
    "Waiting",
]

# Look at the clocks this often while sleeping: computers are suspended, timers fire early, and waits grow.
_SLICE = {Priority.PERSON: 1.0, Priority.BACKGROUND: 10.0}
# A leave holds for less than this, sleep included: others may have been told to wait since, and after a kill
# the ledger has to know when the request left.
_LEAVE_HOLDS = 60.0
# Avoid sleeping for less: the clock cannot show it.
_SHORTEST_SLEEP = 0.001


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
        self._pacing = Pacing(clock, random, self._share)
        self._waiting: dict[Ticket, asyncio.Future[None]] = {}
        self._recovery = Recovery(clock, random)
        self._restraints = Restraints(
            clock, self._standing, self._pacing, self._recovery, lambda: self._ledger.is_shared
        )
        self._announcer = Announcer()
        self._quota = Quota()
        self._quota_number = 0

    async def load(self) -> None:
        """Read what the ledger knows of the scope, once. The state means nothing before."""
        async with self._loading:
            if self._is_loaded:
                return
            entry = await self._ledger.load(self.scope)
            self._ledger.watch(self.scope, self._hear)
            self._standing.restore(entry)
            self._pacing.restore(entry.sent, entry.record.plan)
            if entry.record.server_clock is not None:
                self._reader.know(entry.record.server_clock)
            self._is_loaded = True
            if entry.unanswered or self._standing.record != entry.record:
                await self._ledger.record(self.scope, self._standing.record, entry.unanswered)

    async def use_ledger(self, ledger: Ledger) -> None:
        """Keep to another ledger from now on. No wait ends earlier by it."""
        async with self._loading:
            if ledger is self._ledger:
                return
            if not self._is_loaded:
                # The reading of the one before was cut off, and it may be closed by now.
                self._ledger = ledger
                return
            before, entry = self._standing.record, await ledger.load(self.scope)
            while self._standing.record is not before:
                # A response came meanwhile. Told there as it is, it could end a wait that others were told.
                before, entry = self._standing.record, await ledger.load(self.scope)
            # What others are told through the one before would overrule what is told here from now on.
            self._ledger.watch(self.scope, None)
            self._ledger = ledger
            ledger.watch(self.scope, self._hear)
            # What only the store before said is left with it.
            known = entry.record.with_restraints_of(before.of_this_desk, self._clock)
            self._take(known, is_refusal=False)
            if known != entry.record:
                await ledger.record(self.scope, known, ())

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
        return self._restraints.state(Priority.PERSON)

    def who_told(self, state: GovernorState) -> Told | None:
        """Return who told the wait in ``state``; None without a wait, or where it is our own."""
        if not isinstance(state, Waiting) or state.reason is WaitReason.PACED:
            return None
        return self._standing.told(state.until - self._clock.now())

    @property
    def is_key_refused(self) -> bool:
        """Tell whether nothing is sent before the person acts, also while ``state`` is a wait."""
        return self._standing.refused is not None

    @property
    def background_state(self) -> GovernorState:
        """The state as it is for background work, which also waits for what is kept for a person.

        The pace that makes a day's rest last is no wait, unless ``admission`` raises WaitingError for it.
        """
        return self._restraints.state(Priority.BACKGROUND)

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
        self._restraints.end_hold()
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
        ledger. A response to another one may keep it back at any moment: look at ``Admission.still_stands``
        right before the first byte, and leave without sending if it is False. Do not enter another admission
        inside: it might wait for this one.

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
        ticket = self._queue.join(purpose, priority, overrules=self._restraints.epoch if deliberate else None)
        try:
            while True:
                await self._wait_for_turn(ticket)
                admission = self._start(ticket)
                if await self._reserve(admission):
                    return admission
        finally:
            self._waiting.pop(ticket, None)
            # The others may have waited for this one.
            if self._queue.leave(ticket):
                self._announce_change()

    async def _wait_for_turn(self, ticket: Ticket) -> None:
        while True:
            # For the others of its kind the same would come out.
            delay = self._restraints.delay(ticket) if self._queue.is_first_of_its_kind(ticket) else 0.0
            if not self._queue.is_first(ticket) or self._queue.in_flight >= self._restraints.capacity(
                ticket.priority
            ):
                await self._change_for(ticket)
            elif delay > 0:
                await self._sleep(ticket, max(_SHORTEST_SLEEP, min(delay, _SLICE[ticket.priority])))
            else:
                return

    async def _sleep(self, ticket: Ticket, seconds: float) -> None:
        """Wait so long, or until something changes: a response may allow more, or less."""
        change = self._change_for(ticket)
        sleep = asyncio.ensure_future(self._clock.sleep(seconds))
        sleep.add_done_callback(lambda _sleep: _end(change))
        try:
            await change
        finally:
            sleep.cancel()

    def _change_for(self, ticket: Ticket) -> asyncio.Future[None]:
        """Return what is done at the next change that may concern ``ticket``."""
        change: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[ticket] = change
        return change

    def _start(self, ticket: Ticket) -> Admission:
        self._queue.start(ticket)
        admission = Admission(
            ticket=ticket,
            reservation=Reservation(uuid.uuid4().hex, self.scope, Moment.now(self._clock)),
            slot=self._pacing.start(),
            epoch=self._restraints.epoch,
            is_single_try=self._restraints.is_single_try(ticket),
            may_leave=self._may_leave,
            receive=self._receive,
        )
        if self._standing.is_encumbered:
            self._recovery.probe(admission)
        self._announce_change()
        return admission

    def _may_leave(self, admission: Admission) -> bool:
        """Tell whether nothing has come since a request was let go that keeps it back."""
        is_newest = admission.epoch == self._restraints.epoch
        is_fresh = self._clock.monotonic() - admission.slot.sent_at < _LEAVE_HOLDS
        told = self._restraints.told_delay(is_single_try=admission.is_single_try)
        return is_newest and is_fresh and not told

    async def _reserve(self, admission: Admission) -> bool:
        """Record the request in the ledger. Return False if it must not be sent any more."""
        held = 0.0
        may_go = False
        before = self._standing.record
        try:
            held = await self._ledger.reserve(admission.reservation, self._asking(admission))
            may_go = not held and admission.still_stands
        finally:
            # If others were told something meanwhile, the standing says how long to wait.
            if held and self._standing.record is before:
                self._restraints.hold(admission.ticket.priority, held)
            if not may_go:
                self._take_back(admission)
                if not held:
                    await self._ledger.withdraw(admission.reservation)
        return may_go

    def _share(self, per_minute: int) -> int | None:
        # Of the ledger that is used now.
        return self._ledger.share(per_minute)

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
        self._take(self._standing.record.hearing(news.record, self._clock), is_refusal=news.is_refusal)

    def _take(self, known: Record, *, is_refusal: bool) -> None:
        was_encumbered = self._standing.is_encumbered
        self._standing.adopt(known)
        self._pacing.take_plan(known.plan)
        self._restraints.end_hold()
        if is_refusal:
            self._restraints.count_refusal()
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
        if not failed:
            self._recovery.end_probe()
            return
        pause = self._recovery.fail_probe()
        if admission.is_single_try:
            self._standing.postpone_try(pause)

    async def _receive(self, admission: Admission, status: int, headers: Headers) -> bool:
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
        return answer.makes_wait

    def _apply(self, admission: Admission, answer: Answer) -> None:
        is_current = admission.epoch == self._restraints.epoch
        if self._recovery.is_probe(admission):
            self._end_probe(admission, failed=answer.verdict is Verdict.INCONCLUSIVE)
        if admission.is_single_try and answer.verdict is Verdict.JUDGED:
            self._standing.overcome_doubt()
        if answer.makes_wait:
            self._standing.limit(
                answer, self._random, counts=is_current, was_single_try=admission.is_single_try
            )
        match answer.verdict:
            case Verdict.LIMITED:
                self._restraints.count_refusal()
            case Verdict.KEY_REFUSED:
                self._standing.refuse(answer.status)
                self._restraints.count_refusal()
            case Verdict.JUDGED if is_current and self._standing.is_encumbered:
                self._standing.lift()
                self._recovery.begin_ramp()
            case Verdict.JUDGED if is_current:
                self._recovery.advance()
            # A late good response is older than the refusal; the rest says nothing about limits.

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
        # Those behind them wait on.
        for ticket in self._queue.firsts():
            if ticket in self._waiting:
                _end(self._waiting.pop(ticket))
        self._announcer.tell_state(self.state)


def _end(change: asyncio.Future[None]) -> None:
    if not change.done():
        change.set_result(None)
