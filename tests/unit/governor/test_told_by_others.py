"""A wait says who told it; what only the shared store said is left with the store, and nothing else is."""

import math

import pytest
from msgspec.structs import replace

from menagerie.domain.plan import PRO
from menagerie.governor.governor import Governor, Open, Probing, Ramping, Stopped, Told, WaitReason
from menagerie.governor.record import Moment, Record, Reservation, UsedUp, Wait
from support.asking import SCOPE, Desk, HeldLedger, NoJitter, stated
from support.memory_ledger import MemoryLedger, SharedInMemory

CENTURY = 100 * 365.25 * 86_400
DAY = 86_400.0
MINUTE = 60.0


async def in_a_shop() -> tuple[Desk, SharedInMemory, MemoryLedger]:
    """Return a desk, its shared ledger, and the one that it goes on with when it leaves the store."""
    ledger = SharedInMemory()
    desk = Desk(ledger=ledger)
    await desk.governor.load()
    return desk, ledger, MemoryLedger()


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
