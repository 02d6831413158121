"""Waits that only the shared store tells, on a real PostgreSQL: who told them, and the way out of them."""

import pytest

from menagerie.domain.errors import WaitingError
from menagerie.governor.governor import Governor, Open, Purpose, Ramping, Told, Waiting, WaitReason
from menagerie.governor.ledger import Asking
from menagerie.governor.record import Record, Wait
from support.asking import SCOPE, NoJitter
from support.ledgers import at
from support.shared_ledgers import SharedDesk, SharedShop

HOUR = 3600.0
MINUTE = 60.0
A_CENTURY = "wait_until = menagerie.ledger_now() + 100 * 31557600.0"
SINGLE_TRY = Asking(is_single_try=True)


async def write(shop: SharedShop, values: str) -> None:
    """Write into the row of the key as whoever has the password can, and announce it."""
    # Of this file.
    update = f"UPDATE menagerie.ledger_scope SET {values} RETURNING scope"  # noqa: S608
    announce = "SELECT menagerie.ledger_announce(scope) FROM written"
    await shop.rows(f"WITH written AS ({update}) {announce}")


async def with_governor(desk: SharedDesk) -> Governor:
    governor = desk.governor()
    await governor.load()
    return governor


async def alone(desk: SharedDesk) -> Governor:
    """Return the governor of a start without any store, on the files of the desk."""
    governor = Governor(SCOPE, ledger=desk.own, clock=desk.clock, random=NoJitter())
    await governor.load()
    return governor


async def test_a_desk_that_comes_later_says_that_a_colleague_told_the_wait_and_when(shop: SharedShop) -> None:
    (one,) = await shop.open("till-1")
    told_at = shop.clock.now()
    await one.is_told(HOUR)
    await shop.advance(100)
    governor = await with_governor(shop.desk("till-2"))
    assert governor.who_told(governor.state) == Told(told_at, by_store=True)
    mine = await with_governor(one)
    assert mine.who_told(mine.state) == Told(told_at)


@pytest.mark.parametrize("firm", ["wait_firm_until = NULL", "wait_firm_until = 'Infinity'"])
@pytest.mark.parametrize("until", [A_CENTURY, "wait_until = 'Infinity'"])
async def test_a_wait_beyond_belief_lets_one_person_try_once_and_ends_for_all_if_that_is_taken(
    shop: SharedShop, until: str, firm: str
) -> None:
    one, two = await shop.open("till-1", "till-2")
    await write(shop, f"{until}, {firm}")
    governor = await with_governor(one)
    state = governor.state
    assert isinstance(state, Waiting)
    assert state.shorter == shop.clock.now() + MINUTE
    await shop.advance(MINUTE)
    with pytest.raises(WaitingError):
        async with governor.admission(Purpose.READ):
            pytest.fail("it went by itself")
    async with governor.admission(Purpose.READ, deliberate=True) as admission:
        # Exactly one, of all desks.
        await two.hears()
        assert await two.asks(SINGLE_TRY) > 0.0
        await admission.answered(200, {})
    await two.hears_until(lambda record: record.wait is None)
    assert governor.state == Ramping()
    assert await two.asks() == 0.0


async def test_a_refused_try_is_told_to_all_and_the_next_one_comes_no_earlier(shop: SharedShop) -> None:
    one, two = await shop.open("till-1", "till-2")
    await write(shop, A_CENTURY)
    governor = await with_governor(one)
    await shop.advance(MINUTE)
    async with governor.admission(Purpose.READ, deliberate=True) as admission:
        await admission.answered(429, {"Retry-After": "600"})
    record = await two.hears_until(lambda record: record.strikes == 1)
    assert record.wait is not None
    assert record.wait.firm_remaining(shop.clock) == 600
    # AND it is what is left without the store
    left = await alone(one)
    assert left.state == Waiting(shop.clock.now() + 600, WaitReason.LIMIT)


async def test_a_try_comes_no_earlier_than_a_believable_wait(shop: SharedShop) -> None:
    one, two = await shop.open("till-1", "till-2")
    await one.is_told(HOUR)
    await two.hears()
    # WHEN all that the store knows of it is overwritten
    await write(shop, f"{A_CENTURY}, wait_firm_until = NULL, refusals = refusals + 1")
    record = (await two.hears()).record
    assert record.wait is not None
    assert record.wait.firm_remaining(shop.clock) == HOUR
    # THEN it holds also after a start
    await shop.close_desk(two)
    state = (await with_governor(shop.desk("till-2"))).state
    assert isinstance(state, Waiting)
    assert state.shorter == shop.clock.now() + HOUR


async def test_whoever_leaves_the_store_leaves_what_only_it_said(shop: SharedShop) -> None:
    one, two = await shop.open("till-1", "till-2")
    await one.is_told(HOUR)
    await two.hears()
    await write(shop, f"{A_CENTURY}, refused = 401, used_up_at = 0, used_up_until = 9e9")
    await one.hears()
    await two.hears()
    await shop.close_desk(one)
    await shop.close_desk(two)
    one, two = shop.desk("till-1"), shop.desk("till-2")
    # The service told the first one itself.
    assert (await alone(one)).state == Waiting(shop.clock.now() + HOUR, WaitReason.LIMIT)
    assert (await alone(two)).state == Open()
    # AND who stays in the store keeps to what it said, also while it is away
    assert (await two.kept()).wait is not None


async def test_who_comes_does_not_bring_back_what_was_mended(shop: SharedShop) -> None:
    one, two = await shop.open("till-1", "till-2")
    await write(shop, A_CENTURY)
    await two.hears()
    await shop.close_desk(two)
    await write(shop, "wait_until = NULL, wait_firm_until = NULL, wait_at = NULL")
    two = shop.desk("till-2")
    assert (await two.start()).record.wait is None
    assert (await two.kept()).wait is None
    assert await one.asks() == 0.0
    assert await two.asks() == 0.0


async def test_a_colleagues_wait_is_told_to_a_database_that_lost_it(shop: SharedShop) -> None:
    one, two = await shop.open("till-1", "till-2")
    await one.is_told(HOUR)
    await two.hears()
    await shop.close_desk(one)
    await shop.close_desk(two)
    late = shop.desk("till-3")
    await late.start()
    await write(shop, "wait_until = NULL, wait_firm_until = NULL, wait_at = NULL")
    record = (await shop.desk("till-2").start()).record
    assert record.wait is not None
    assert record.wait.remaining(shop.clock) == HOUR
    assert await late.asks() > 0.0


async def test_a_wait_of_two_days_from_a_colleague_ends_by_itself_and_may_be_tried(shop: SharedShop) -> None:
    (one,) = await shop.open("till-1")
    await one.is_told(48 * HOUR)
    record = (await shop.desk("till-2").start()).record
    assert record.wait == Wait(at(), 48 * HOUR, MINUTE, WaitReason.LIMIT)
    # AND at the desk that the service told it, there is no such offer
    assert (await one.kept()).wait == Wait(at(), 48 * HOUR, 48 * HOUR, WaitReason.LIMIT)


async def test_what_the_service_told_before_the_store_was_named_stays_after_it(shop: SharedShop) -> None:
    one, two = await shop.open("till-1", "till-2")
    wait = Wait(at(), 2 * HOUR, 2 * HOUR, WaitReason.LIMIT)
    late = shop.desk("till-3")
    await late.own.record(SCOPE, Record(wait, strikes=1), ())
    await write(shop, A_CENTURY)
    await late.start()
    assert (await late.own.load(SCOPE)).record.wait == wait
    assert await one.asks() > 0.0
    assert await two.asks() > 0.0
