"""What other desks were told holds here too, and is left with the store; tests/contract: how they tell it."""

import asyncio
import math
from email.utils import formatdate
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from menagerie.domain.errors import AskingStoppedError
from menagerie.domain.plan import FREE, PRO, Quota, enterprise
from menagerie.governor.governor import (
    Governor,
    Open,
    Priority,
    Probing,
    Ramping,
    Stopped,
    Told,
    Waiting,
    WaitReason,
)
from menagerie.governor.ledger import ASKING, Asking
from menagerie.governor.record import Entry, Moment, Record, Reservation, Scope, UsedUp, Wait
from support.asking import SCOPE, Desk, HeldLedger, NoJitter, stated
from support.memory_ledger import MemoryLedger, SharedInMemory


async def at_a_desk() -> tuple[Desk, SharedInMemory]:
    ledger = SharedInMemory()
    desk = Desk(ledger=ledger)
    await desk.governor.load()
    return desk, ledger


async def held_back(desk: Desk, ledger: SharedInMemory, **how: Any) -> asyncio.Task[None]:
    """Ask at a desk, and be held back for 30 s, for which the other desks go first."""
    ledger.holds_for = 30.0
    request = await desk.queue(**how)
    ledger.holds_for = 0.0
    return request


async def test_what_other_desks_were_told_holds_here_for_as_long_as_the_desks_share() -> None:
    desk, ledger = await at_a_desk()
    ledger.tell(told_there(desk, 120.0), is_refusal=True)
    assert await desk.refused() == pytest.approx(120.0)
    desk, ledger = await at_a_desk()
    await desk.governor.use_ledger(MemoryLedger())
    await desk.limited("3600")
    ledger.tell(told_there(desk, 120.0), is_refusal=True)
    assert await desk.refused() == pytest.approx(3600.0)
    desk, ledger = await at_a_desk()
    ledger.tell(told_there(desk, 30.0), is_refusal=True)
    await desk.clock.advance(31.0)
    assert desk.state() == Probing(in_flight=False)
    ledger.tell(Record(strikes=1), is_refusal=False)
    assert desk.state() == Ramping()
    desk, ledger = await at_a_desk()
    ledger.tell(Record(), is_refusal=False)
    assert desk.state() == Open()


async def test_a_key_that_was_refused_elsewhere_stops_all_here_unless_it_was_given_anew_since() -> None:
    desk, ledger = await at_a_desk()
    _, _ = await desk.send(), await desk.send()
    queued = await desk.queue(deliberate=True)
    ledger.tell(Record(refused=401), is_refusal=True)
    await desk.clock.settle()
    assert isinstance(queued.exception(), AskingStoppedError)
    assert desk.state() == Stopped(401)
    desk, ledger = await at_a_desk()
    ledger.tell(Record(refused=401), is_refusal=True)
    desk.governor.renew_key()
    ledger.tell(Record(refused=401, plan=PRO), is_refusal=False)
    assert desk.state() == Probing(in_flight=False)
    desk, ledger = await at_a_desk()
    await desk.ask(401)
    desk.governor.renew_key()
    await desk.ask()
    ledger.tell(Record(refused=401), is_refusal=True)
    assert desk.state() == Stopped(401)


async def test_only_a_refusal_elsewhere_stops_what_was_let_go_and_lets_one_at_a_time_go() -> None:
    for is_refusal in (True, False):
        desk, ledger = await at_a_desk()
        request = await desk.send()
        ledger.tell(Record(), is_refusal=is_refusal)
        assert request.admission.still_stands is not is_refusal
    for is_refusal, window in ((True, 1), (False, 4)):
        desk, ledger = await at_a_desk()
        await desk.open_window(4)
        ledger.tell(Record(), is_refusal=is_refusal)
        assert desk.governor.window == window
    # GIVEN a request that was let go, and then a refusal here, whose wait another desk has overcome
    desk, ledger = await at_a_desk()
    request = await desk.send()
    await desk.limited("30")
    ledger.tell(Record(), is_refusal=True)
    # THEN it is as stopped as one of just now is by the next refusal elsewhere
    assert not request.admission.still_stands
    await request.end()
    request = await desk.send()
    assert request.admission.still_stands
    ledger.tell(Record(), is_refusal=True)
    assert not request.admission.still_stands


async def test_the_desks_tell_each_other_the_plan_what_a_request_is_and_when_a_day_began() -> None:
    desk, ledger = await at_a_desk()
    assert desk.governor.pacing.plan == FREE
    ledger.tell(Record(plan=PRO), is_refusal=False)
    assert desk.governor.pacing.plan == PRO
    desk, ledger = await at_a_desk()
    await desk.ask()
    await desk.queue(priority=Priority.BACKGROUND)
    await desk.clock.advance(60.0)
    await desk.ask(401)
    await desk.ask(deliberate=True)
    assert [one.is_background for one in ledger.asked] == [False, True, False, False]
    assert [one.tries_key for one in ledger.asked] == [False, False, False, True]
    assert [one.is_single_try for one in ledger.asked] == [False] * 4
    assert {one.per_day for one in ledger.asked} == {FREE.per_day}
    desk, ledger = await at_a_desk()
    desk.governor.choose_plan(FREE)
    await desk.ask(200, stated(1000, 900, 100))
    await desk.clock.advance(111.0)
    await desk.ask()
    assert [one.day_began_ago for one in ledger.asked] == [None, pytest.approx(10.0)]


async def test_what_is_held_back_for_other_desks_goes_after_its_time_or_with_news_or_another_plan() -> None:
    desk, ledger = await at_a_desk()
    request = await held_back(desk, ledger)
    await desk.clock.advance(29.0)
    assert desk.sent == []
    await desk.clock.advance(1.0)
    assert request.done()
    assert len(ledger.asked) == 2
    desk, ledger = await at_a_desk()
    request = await held_back(desk, ledger)
    ledger.tell(Record(), is_refusal=False)
    await desk.clock.settle()
    assert request.done()
    desk, ledger = await at_a_desk()
    request = await held_back(desk, ledger)
    desk.governor.choose_plan(PRO)
    await desk.clock.settle()
    assert request.done()
    # News that come while the others are asked say how long to wait.
    overtaken = Overtaken()
    desk = Desk(ledger=overtaken)
    overtaken.news = told_there(desk, 5.0)
    request = await desk.queue()
    await desk.clock.advance(4.9)
    assert not request.done()
    await desk.clock.advance(0.1)
    assert request.done()


async def test_a_deliberate_try_lets_the_other_desks_go_first_and_ends_no_quota_used_up_elsewhere() -> None:
    desk, ledger = await at_a_desk()
    await desk.limited("7200")
    await desk.clock.advance(60.0)
    request = await held_back(desk, ledger, deliberate=True)
    await desk.clock.advance(29.0)
    assert len(desk.sent) == 1
    await desk.clock.advance(1.0)
    assert request.done()
    assert ledger.asked[-1].is_single_try
    desk, ledger = await at_a_desk()
    await desk.limited("7200")
    await desk.clock.advance(60.0)
    attempt = await desk.send(deliberate=True)
    known = (await desk.remembered()).record
    ledger.tell(replace(known, used_up=UsedUp(Moment.now(desk.clock), 30.0)), is_refusal=False)
    await attempt.finish(200)
    assert desk.state() == Waiting(desk.clock.now() + 30.0, WaitReason.USED_UP)


class Overtaken(SharedInMemory):
    """A shared ledger whose next time to wait is overtaken by news."""

    news = Record()

    def __init__(self) -> None:
        super().__init__()
        self.holds_for = 30.0

    async def reserve(self, reservation: Reservation, asking: Asking = ASKING) -> float:
        held, self.holds_for = await super().reserve(reservation, asking), 0.0
        if held:
            self.tell(self.news, is_refusal=True)
        return held


async def test_in_a_divided_minute_background_work_stands_still_for_the_other_desks_alone() -> None:
    desk, _ = await at_a_desk()
    desk.governor.choose_plan(enterprise(60, None))
    requests = [await desk.queue(priority=Priority.BACKGROUND) for _ in range(5)]
    assert all(request.done() for request in requests)
    desk, _ = await at_a_desk()
    await desk.ask(200, stated(60, 2, 50))
    assert desk.governor.background_state == Open()
    desk, ledger = await at_a_desk()
    background = await held_back(desk, ledger, priority=Priority.BACKGROUND)
    assert desk.governor.background_state == Waiting(desk.clock.now() + 30.0, WaitReason.USED_UP)
    assert desk.state() == Open()
    await desk.ask()
    assert not background.done()
    await desk.clock.advance(30.0)
    assert background.done()


class Divided(SharedInMemory):
    """A ledger that cannot ask the others, and knows this desk's share."""

    def share(self, per_minute: int) -> int | None:
        return per_minute // 4


async def test_while_the_others_cannot_be_asked_a_desk_uses_its_share_evenly_and_waits_for_the_rest() -> None:
    desk = Desk(ledger=Divided(), plan=enterprise(13, None))
    # A minute of which nothing is known keeps its last one.
    for _ in range(3):
        await desk.ask()
    assert await desk.refused() == pytest.approx(61, abs=0.1)
    await desk.clock.advance(61.1)
    await desk.ask()
    desk = Desk(ledger=Divided(), plan=enterprise(81, None))
    for _ in range(300):
        task = await desk.queue(priority=Priority.BACKGROUND)
        while not task.done():
            await desk.clock.advance(0.5)
        if desk.clock.now() > desk.sent[0] + 240:
            break
    last_minute = [at for at in desk.sent if at > desk.sent[-1] - 60.0]
    # All but the one that is left for a click.
    assert len(last_minute) == 19
    assert min(later - at for at, later in pairwise(last_minute)) > 2.0
    desk = Desk(ledger=Divided(), plan=enterprise(4, None))
    requests = [await desk.queue(priority=one) for one in Priority]
    await desk.clock.advance(30.0)
    assert not any(request.done() for request in requests)
    await desk.end()


async def test_while_the_limits_are_divided_background_work_leaves_a_person_the_last_of_a_day() -> None:
    desk = Desk(ledger=SharedInMemory())
    await desk.ask(200, stated(1000, 31, 36_000))
    await desk.ask(200, stated(1000, 10, 36_000))
    assert await desk.refused(priority=Priority.BACKGROUND) > 600
    await desk.ask()
    desk = Desk(ledger=SharedInMemory())
    await desk.ask(200, stated(1000, 1, 36_000))
    await desk.ask()
    assert await desk.refused(priority=Priority.BACKGROUND) == pytest.approx(36_000, abs=2)


async def test_what_holds_a_request_back_for_the_other_desks_changes_nothing_of_the_stated_quota() -> None:
    for plan in (FREE, enterprise(None, None)):
        desk, ledger = await at_a_desk()
        desk.governor.choose_plan(plan)
        await desk.ask(200, {"X-RateLimit-Limit": "60", "X-RateLimit-Remaining": "40"})
        # What was stated of the minute is over.
        await desk.clock.advance(90.0)
        ledger.holds_for = 30.0
        await desk.queue()
        assert desk.waiting().reason is WaitReason.USED_UP
        assert desk.governor.quota == Quota(60, 40)
        await desk.end()


async def test_a_ledger_that_is_used_from_now_on_ends_no_wait_and_stops_no_request() -> None:
    desk = Desk()
    await desk.limited("120")
    other = SharedInMemory()
    await desk.governor.use_ledger(other)
    assert await desk.refused() == pytest.approx(120.0)
    next_desk = Desk(desk.clock, other)
    await next_desk.governor.load()
    assert await next_desk.refused() == pytest.approx(120.0)

    for waits_here in (False, True):
        desk, other = Desk(), SharedInMemory()
        if waits_here:
            await desk.limited("70")
        await other.record(desk.governor.scope, told_there(desk, 120.0), ())
        await desk.governor.use_ledger(other)
        assert await desk.refused() == pytest.approx(120.0)
        other.tell(Record(), is_refusal=False)
        assert desk.state() == Ramping()

    desk = Desk()
    await desk.open_window(4)
    request = await desk.send()
    await desk.governor.use_ledger(SharedInMemory())
    assert request.admission.still_stands
    assert desk.governor.window == 4


async def test_with_another_ledger_the_next_refusal_waits_as_long_as_the_most_in_a_row_ask_for() -> None:
    for here, there in ((3, 1), (1, 3)):
        # GIVEN refusals in a row here, the wait of which goes on, and others that were overcome long ago
        desk, other = Desk(), SharedInMemory()
        overcome = Moment(desk.clock.now() - 600.0, None, 0.0)
        await other.record(desk.governor.scope, Record(strikes=there, clean_since=overcome), ())
        for _ in range(here):
            await desk.clock.advance(desk.left() if isinstance(desk.state(), Waiting) else 0.0)
            await desk.limited(None)
        # WHEN it uses the ledger of those
        await desk.governor.use_ledger(other)
        await desk.clock.advance(desk.left())
        # THEN none of them is forgotten, as it is not known which of them wore off
        await desk.limited(None)
        assert desk.left() == 480.0


async def test_what_another_ledger_knows_of_the_key_and_the_quota_joins_what_is_known_here() -> None:
    desk = Desk()
    await desk.limited("30")
    other = SharedInMemory()
    await other.record(desk.governor.scope, Record(refused=401), ())
    await desk.governor.use_ledger(other)
    assert isinstance(desk.state(), Waiting)
    await desk.clock.advance(31.0)
    assert desk.state() == Stopped(401)
    known = (await other.load(desk.governor.scope)).record
    assert (known.refused, known.wait is not None) == (401, True)
    desk = Desk()
    await desk.ask(200, stated(60, 0, 600))
    other = SharedInMemory()
    await desk.governor.use_ledger(other)
    assert await desk.refused() == pytest.approx(601.0)
    next_desk = Desk(desk.clock, other)
    await next_desk.governor.load()
    assert await next_desk.refused() == pytest.approx(601.0)
    desk = Desk()
    await desk.ask(200, stated(60, 0, 600))
    other = SharedInMemory()
    await other.record(desk.governor.scope, Record(used_up=UsedUp(Moment.now(desk.clock), 900.0)), ())
    await desk.governor.use_ledger(other)
    assert await desk.refused() == pytest.approx(900.0)


async def test_what_this_desk_knows_of_the_server_s_clock_outlives_news_of_the_other_desks() -> None:
    # GIVEN a clock here that is an hour ahead of the server's, as a response showed
    desk, ledger = await at_a_desk()
    await desk.ask(200, {"Date": formatdate(desk.clock.now() - 3600.0, usegmt=True)})
    # WHEN news come, and something new is recorded
    ledger.tell(Record(plan=PRO), is_refusal=False)
    await desk.ask(200, {"X-RateLimit-Limit": "60", "X-RateLimit-Remaining": "50", "X-RateLimit-Reset": "30"})
    # THEN the next process reads moments without a Date by the server's clock
    desk = await desk.restart()
    assert desk.governor.pacing.plan == FREE
    await desk.limited(formatdate(desk.clock.now() - 3600.0 + 600.0, usegmt=True))
    assert 600.0 <= desk.left() <= 605.0


class FarAway(SharedInMemory):
    """A shared ledger that answers when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.may_answer = asyncio.Event()

    async def load(self, scope: Scope) -> Entry:
        entry = await super().load(scope)
        await self.may_answer.wait()
        return entry


async def test_what_the_service_says_while_another_ledger_is_read_ends_no_wait_and_holds_for_all() -> None:
    # A response shows that the clocks differ, or is a refusal.
    for known, status, headers in (
        (True, 200, {"Date": "Tue, 01 Jan 2030 00:00:00 GMT"}),
        (False, 429, {"Retry-After": "120"}),
    ):
        desk, other = Desk(), FarAway()
        if known:
            await other.record(desk.governor.scope, told_there(desk, 120.0), ())
        request = await desk.send()
        using = asyncio.create_task(desk.governor.use_ledger(other))
        await desk.clock.settle()
        await request.answer(status, headers)
        other.may_answer.set()
        await using
        # THEN the wait holds here, and in the ledger
        assert await desk.refused() == pytest.approx(120.0)
        assert (await other.load(desk.governor.scope)).record.wait is not None


CENTURY = 100 * 365.25 * 86_400
DAY = 86_400.0
MINUTE = 60.0


async def in_a_shop() -> tuple[Desk, SharedInMemory, MemoryLedger]:
    """Return a desk, its shared ledger, and the one that it goes on with when it leaves the store."""
    return (*await at_a_desk(), MemoryLedger())


def told_there(desk: Desk, seconds: float, firm: float | None = None, **known: object) -> Record:
    """Return what a store says that tells of a wait."""
    wait = Wait(Moment.now(desk.clock), seconds, seconds if firm is None else firm, WaitReason.LIMIT)
    return replace(Record(wait, strikes=1), **known)


async def hears_of_a_century() -> tuple[Desk, SharedInMemory, MemoryLedger]:
    """Return a desk whose store tells of a wait that no service could have told, as it is read from there."""
    desk, ledger, own = await in_a_shop()
    ledger.tell(told_there(desk, math.inf, MINUTE), is_refusal=True)
    return desk, ledger, own


def who_told(desk: Desk) -> Told | None:
    return desk.governor.who_told(desk.state())


async def test_a_wait_says_when_the_service_told_it_or_that_nobody_did() -> None:
    desk = Desk()
    told_at = desk.clock.now()
    await desk.limited("600")
    await desk.clock.advance(100)
    assert who_told(desk) == Told(told_at)
    again = await desk.restart()
    assert who_told(again) == Told(told_at)
    desk = Desk()
    told_at = desk.clock.now()
    await desk.ask(200, stated(60, 0, 600))
    await desk.clock.advance(30)
    assert who_told(desk) == Told(told_at)
    desk, ledger, _ = await in_a_shop()
    ledger.holds_for = 30.0
    await desk.queue()
    assert desk.waiting().reason is WaitReason.USED_UP
    assert who_told(desk) is None
    await desk.end()
    desk = Desk(ledger=HeldLedger())
    await desk.ledger.reserve(Reservation("1", SCOPE, Moment.now(desk.clock)))
    await desk.governor.load()
    assert desk.waiting().reason is WaitReason.UNANSWERED
    assert who_told(desk) is None
    assert desk.governor.who_told(Open()) is None


async def test_what_only_the_store_told_says_so_and_a_wait_that_both_told_is_the_services() -> None:
    desk, ledger, _ = await in_a_shop()
    heard_at = desk.clock.now()
    ledger.tell(told_there(desk, 600), is_refusal=True)
    await desk.clock.advance(10)
    assert who_told(desk) == Told(heard_at, by_store=True)
    desk, ledger, _ = await in_a_shop()
    await desk.limited("600")
    told_at = desk.clock.now()
    # The same wait, as clocks that are read one after the other have it.
    ledger.tell(told_there(desk, 600.5), is_refusal=False)
    assert who_told(desk) == Told(told_at)
    ledger.tell(told_there(desk, 900), is_refusal=True)
    assert who_told(desk) == Told(told_at, by_store=True)
    desk, ledger, _ = await in_a_shop()
    ledger.tell(Record(used_up=UsedUp(Moment.now(desk.clock), 600)), is_refusal=False)
    assert who_told(desk) == Told(desk.clock.now(), by_store=True)


async def test_what_only_the_store_said_is_left_with_it_and_what_is_over_for_all_is_over() -> None:
    desk, ledger, own = await in_a_shop()
    used_up = UsedUp(Moment.now(desk.clock), CENTURY)
    everything = told_there(desk, CENTURY, used_up=used_up, refused=401, plan=PRO, told=CENTURY)
    ledger.tell(everything, is_refusal=True)
    assert desk.left() == CENTURY
    await desk.governor.use_ledger(own)
    assert await own.load(SCOPE) == await MemoryLedger().load(SCOPE)
    # As after a wait of the store's that was lifted.
    assert desk.state() == Ramping()
    await desk.ask()
    desk, ledger, own = await in_a_shop()
    ledger.tell(Record(refused=401), is_refusal=True)
    assert desk.state() == Stopped(401)
    await desk.governor.use_ledger(own)
    await desk.ask()
    desk, ledger, own = await in_a_shop()
    await desk.limited("7200")
    ledger.tell(told_there(desk, CENTURY), is_refusal=True)
    # A colleague's try was taken.
    ledger.tell(Record(), is_refusal=False)
    await desk.governor.use_ledger(own)
    await desk.ask()


async def test_what_the_service_told_outlives_the_store_to_the_second() -> None:
    for told_there_first in (False, True):
        for longer in (7201.0, 2 * DAY, CENTURY, math.inf):
            desk, ledger, own = await in_a_shop()
            request = await desk.send()
            if told_there_first:
                ledger.tell(told_there(desk, longer, min(longer, MINUTE)), is_refusal=True)
            await request.finish(429, {"Retry-After": "Fri, 15 Jan 2027 10:00:00 GMT"})
            if not told_there_first:
                ledger.tell(told_there(desk, longer, min(longer, MINUTE)), is_refusal=True)
            await desk.clock.advance(100)
            assert await desk.refused() == pytest.approx(longer - 100)
            await desk.governor.use_ledger(own)
            assert await desk.refused(deliberate=True) == pytest.approx(7101)
            # AND so does a process that is killed now
            killed = Governor(SCOPE, ledger=own, clock=desk.clock, random=NoJitter())
            await killed.load()
            assert killed.state == desk.state()
    desk, ledger, own = await in_a_shop()
    await desk.ask(200, stated(60, 0, 600))
    ledger.tell(Record(used_up=UsedUp(Moment.now(desk.clock), CENTURY)), is_refusal=False)
    await desk.governor.use_ledger(own)
    assert await desk.refused() == pytest.approx(601)
    desk, ledger, own = await in_a_shop()
    await desk.ask(401)
    ledger.tell(Record(refused=401, plan=PRO), is_refusal=False)
    await own.record(SCOPE, (await desk.remembered()).record.of_this_desk, ())
    await desk.governor.use_ledger(own)
    assert desk.state() == Stopped(401)


async def test_a_wait_beyond_belief_offers_one_try_and_after_a_refusal_another_when_the_service_said() -> (
    None
):
    desk, _, _ = await hears_of_a_century()
    assert desk.offered_in() == MINUTE
    await desk.clock.advance(59)
    await desk.refused(deliberate=True)
    await desk.clock.advance(1)
    await desk.refused()
    attempt = await desk.send(deliberate=True)
    assert desk.state() == Probing(in_flight=True)
    await attempt.finish(200)
    assert desk.state() == Ramping()
    assert (await desk.remembered()).record == replace((await desk.remembered()).record, own=None, wait=None)

    desk, _, own = await hears_of_a_century()
    await desk.clock.advance(MINUTE)
    await desk.limited("600", deliberate=True)
    # THEN the other desks are told of the service's wait, and nothing goes before its end
    known = (await desk.remembered()).record.of_this_desk.wait
    assert known == Wait(Moment.now(desk.clock), 600, 600, WaitReason.LIMIT)
    assert desk.offered_in() == 600
    await desk.clock.advance(599)
    await desk.refused(deliberate=True)
    # AND that wait is all that is left without the store
    await desk.governor.use_ledger(own)
    assert desk.left() == pytest.approx(1)
    assert desk.offered_in() is None
    await desk.clock.advance(1)
    await desk.ask()

    desk, ledger, _ = await in_a_shop()
    ledger.tell(told_there(desk, 7200, 7.2), is_refusal=True)
    await desk.clock.advance(8)
    await desk.limited("10", deliberate=True)
    assert desk.left() == pytest.approx(7192)
    assert desk.offered_in() is None


async def test_a_believable_wait_or_quota_beside_one_beyond_belief_holds_to_its_end() -> None:
    desk, ledger, _ = await in_a_shop()
    await desk.ask(429, {"Retry-After": "Fri, 15 Jan 2027 10:00:00 GMT"})
    ledger.tell(told_there(desk, math.inf, MINUTE), is_refusal=True)
    assert desk.offered_in() == pytest.approx(7201)
    await desk.clock.advance(7200)
    await desk.refused(deliberate=True)
    await desk.clock.advance(1)
    await desk.ask(deliberate=True)
    for resets in ((7200, 9_000_000), (9_000_000, 7200)):
        desk = Desk()
        await desk.open_window(4)
        requests = [await desk.send() for _ in resets]
        for request, reset_in in zip(requests, resets, strict=True):
            await request.finish(200, stated(1000, 0, reset_in))
        assert desk.offered_in() == pytest.approx(7201)
        await desk.clock.advance(7200)
        await desk.refused(deliberate=True)
        again = await desk.restart()
        await again.refused(deliberate=True)
    desk, ledger, _ = await in_a_shop()
    await desk.ask(200, stated(60, 0, 7200))
    ledger.tell(Record(used_up=UsedUp(Moment.now(desk.clock), CENTURY)), is_refusal=False)
    assert desk.offered_in() == pytest.approx(7201)


async def test_a_century_that_version_0_3_0_took_over_from_a_store_offers_the_try() -> None:
    ledger = MemoryLedger()
    desk = Desk(ledger=ledger)
    await ledger.record(SCOPE, told_there(desk, CENTURY), ())
    await desk.governor.load()
    await desk.clock.advance(MINUTE)
    await desk.refused()
    await desk.ask(deliberate=True)
    assert desk.state() == Ramping()
