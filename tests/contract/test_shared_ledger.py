"""The shared ledger on a real PostgreSQL: what one desk is told holds for all, and each gets its share."""

import asyncio
import math

import pytest
from msgspec.structs import replace

from menagerie.domain.errors import AskingStoppedError, WaitingError
from menagerie.domain.plan import BUSINESS
from menagerie.governor.governor import Purpose
from menagerie.governor.ledger import Asking, Scope
from menagerie.governor.record import (
    Entry,
    Moment,
    Record,
    Reservation,
    SentCount,
    ServerClock,
    UsedUp,
    Wait,
    WaitReason,
)
from menagerie.shared.ledger import Use
from menagerie.shared.ledger_statements import read_known
from support.asking import SCOPE
from support.clock import VirtualClock
from support.ledgers import NOW, at, waiting
from support.patience import LONGEST_WAIT
from support.shared_ledgers import SharedShop
from support.store_desk import Ear

HOUR = 3600.0
OTHER_SCOPE = Scope("https://staging.example/v1", SCOPE.fingerprint)
RECORDS = [
    waiting(),
    Record(Wait(at(), math.inf, 60, WaitReason.UNAVAILABLE), strikes=1, refused=401),
    Record(refused=403),
    Record(used_up=UsedUp(at(), 3600), plan=BUSINESS),
]


@pytest.mark.parametrize("record", RECORDS)
async def test_a_record_is_found_again(shop: SharedShop, record: Record) -> None:
    (one,) = await shop.open("till-1")
    await one.ledger.record(SCOPE, record, ())
    await shop.close_desk(one)
    again = shop.desk("till-1").ledger
    assert await again.load(SCOPE) == Entry(record)
    assert await again.load(OTHER_SCOPE) == Entry(Record())
    assert again.warning is None


async def test_requests_stand_in_the_ledger_until_they_are_settled_or_withdrawn(shop: SharedShop) -> None:
    (one,) = await shop.open("till-1")
    requests = [await one.sent() for _ in range(4)]
    await one.ledger.settle(requests[0])
    await one.ledger.withdraw(requests[1])
    await one.ledger.record(SCOPE, Record(told=7), (requests[2],))
    entry = await one.ledger.load(SCOPE)
    assert entry.unanswered == (requests[3],)
    assert entry.sent == (SentCount(at(), 3),)


async def test_another_scope_is_a_matter_of_this_desk_and_of_a_key_never_used_nothing_is_known(
    shop: SharedShop,
) -> None:
    (one,) = await shop.open("till-1")
    one.ledger.watch(OTHER_SCOPE, None)
    request = Reservation("other", OTHER_SCOPE, at())
    await one.ledger.reserve(request)
    assert (await one.ledger.load(OTHER_SCOPE)).unanswered == (request,)
    await one.ledger.withdraw(request)
    await one.ledger.record(OTHER_SCOPE, waiting(), ())
    assert (await one.ledger.load(OTHER_SCOPE)).record == waiting()
    assert (await one.ledger.load(SCOPE)).record == Record()
    assert await one.store.run(lambda connection: read_known(connection, "another key"), LONGEST_WAIT) is None


async def test_a_wait_told_to_one_desk_is_heard_by_all_whatever_their_clocks_and_holds_for_all(
    shop: SharedShop,
) -> None:
    one, two = await shop.open("till-1", "till-2")
    ahead = shop.desk("till-3", clock=VirtualClock(NOW + 5 * HOUR))
    await ahead.start()
    await one.is_told(HOUR, await one.sent())
    for other in (two, ahead):
        news = await other.hears()
        assert news.is_refusal
        assert news.record.wait is not None
        assert news.record.wait.remaining(other.clock) == HOUR
        assert news.record.wait.set_at == Moment.now(other.clock)
        assert await other.asks() > 0.0
        # For when the store is away.
        assert (await other.kept()).wait == news.record.wait
    late = shop.desk("till-4")
    assert (await late.start()).record.wait == Wait(at(), HOUR, HOUR, WaitReason.LIMIT)
    # It is no news to who was told it.
    # Else the person could not overrule it: it would be a refusal that came meanwhile.
    await one.ledger.look()
    assert one.news.empty()


async def test_a_desk_that_comes_knows_since_when_all_is_well(shop: SharedShop) -> None:
    (one,) = await shop.open("till-1")
    await one.is_told(10)
    await shop.advance(12)
    await one.ledger.record(SCOPE, Record(clean_since=at(11)), (await one.sent(),))
    await shop.advance(5)
    assert (await shop.desk("till-2").start()).record.clean_since == at(11)


@pytest.mark.parametrize("record", [Record(used_up=UsedUp(at(), HOUR)), Record(refused=401)])
async def test_who_comes_knows_that_nothing_remains_or_is_refused(shop: SharedShop, record: Record) -> None:
    (one,) = await shop.open("till-1")
    await shop.advance(100)
    await one.ledger.record(SCOPE, record, ())
    known = (await shop.desk("till-2").start()).record
    assert (known.used_up, known.refused) == (record.used_up, record.refused)


async def test_no_desk_takes_a_wait_without_end_for_its_own(shop: SharedShop) -> None:
    (one,) = await shop.open("till-1")
    await one.is_told(math.inf)
    record = (await shop.desk("till-2").start()).record
    assert record.wait == Wait(at(), math.inf, 60, WaitReason.LIMIT)
    assert record.told == 0.0


async def test_a_desk_hears_what_was_told_after_it_read_and_before_it_listened(shop: SharedShop) -> None:
    (one,), two = await shop.open("till-1"), shop.desk("till-2")
    await two.ledger.load(SCOPE)
    await one.is_told(HOUR)
    two.ledger.watch(SCOPE, two.news.put_nowait)
    assert (await two.hears()).is_refusal


async def test_a_desk_that_tells_something_learns_of_a_wait_that_it_did_not_hear_of(shop: SharedShop) -> None:
    (one,), unaware = await shop.open("till-1"), shop.desk("till-2")
    # Without listening to the others.
    await unaware.ledger.load(SCOPE)
    await one.is_told(HOUR)
    await unaware.ledger.record(SCOPE, Record(plan=BUSINESS), ())
    await asyncio.sleep(0)
    record = await unaware.kept()
    assert (record.wait, record.plan) == (Wait(at(), HOUR, HOUR, WaitReason.LIMIT), BUSINESS)


@pytest.mark.parametrize("is_closed", [False, True])
async def test_a_ledger_that_is_left_tells_and_takes_nothing(shop: SharedShop, *, is_closed: bool) -> None:
    one, two = await shop.open("till-1", "till-2")
    # GIVEN a desk that keeps to another ledger, while a request of this one is under way
    request = await one.sent()
    if is_closed:
        await one.ledger.close()
    else:
        one.ledger.watch(SCOPE, None)
    await two.is_told(HOUR)
    # WHEN that is answered
    await one.ledger.record(SCOPE, Record(plan=BUSINESS), (request,))
    # THEN what this desk keeps is what the other ledger wrote there
    await one.ledger.close()
    assert (await one.own.load(SCOPE)).record == Record(plan=BUSINESS)
    assert (await shop.desk("till-3").start()).record.plan == BUSINESS


@pytest.mark.parametrize("seconds", [0.0, 5.0])
async def test_administrators_find_in_the_store_which_desk_was_told(shop: SharedShop, seconds: float) -> None:
    one, two = await shop.open("till-1", "till-2")
    # The end of a slow request is told together with what it was told.
    requests = await one.sent(), await two.sent()
    await shop.advance(seconds)
    await one.is_told(HOUR, requests[0])
    await two.ledger.record(SCOPE, Record(refused=401), (requests[1],))
    told = "SELECT wait_by, refused_by FROM menagerie.ledger_scope"
    row = await one.store.run(lambda connection: connection.execute(told).fetchone(), LONGEST_WAIT)
    assert row == ("till-1", "till-2")


async def test_a_wait_that_is_over_for_this_clock_alone_is_told_again(shop: SharedShop) -> None:
    clock = VirtualClock(NOW)
    one, ahead = shop.desk("till-1"), shop.desk("till-2", clock=clock)
    await one.start()
    await one.is_told(HOUR)
    governor = ahead.governor()
    await governor.load()
    # GIVEN a store whose clock stood still for a while, as that of a computer that slept
    clock.move(HOUR + 1)
    # WHEN the desk asks, THEN it does not go on asking without a word
    with pytest.raises(WaitingError) as caught:
        async with asyncio.timeout(LONGEST_WAIT), governor.admission(Purpose.READ):
            pytest.fail("a request left")
    assert caught.value.until == clock.now() + HOUR


async def test_a_refused_key_stops_all_desks_until_a_person_tries_it(shop: SharedShop) -> None:
    one, two = await shop.open("till-1", "till-2")
    governor = two.governor()
    await governor.load()
    await one.ledger.record(SCOPE, Record(refused=401), (await one.sent(),))
    with pytest.raises(AskingStoppedError):
        async with governor.admission(Purpose.READ):
            pytest.fail("a request left")
    async with governor.admission(Purpose.READ, deliberate=True) as admission:
        await admission.answered(200, {})
    await one.hears_until(lambda record: record.refused is None)
    assert await one.asks() == 0.0


async def test_after_a_wait_exactly_one_of_all_desks_probes(shop: SharedShop) -> None:
    desks = await shop.open(*(f"till-{number}" for number in range(1, 6)))
    await desks[0].is_told(30)
    for other in desks[1:]:
        await other.hears()
    await shop.advance(30.1)
    requests = [desk.request() for desk in desks]
    waits = await asyncio.gather(
        *(desk.ledger.reserve(request) for desk, request in zip(desks, requests, strict=True))
    )
    assert waits.count(0.0) == 1
    probing = waits.index(0.0)
    probe, others = desks[probing], [desk for desk in desks if desk is not desks[probing]]
    # A probe without a result lets another one try.
    await probe.ledger.settle(requests[probing])
    await others[0].hears()
    request = await others[0].sent()
    assert await others[1].asks() > 0.0
    await others[0].overcomes(request)
    await others[1].hears_until(lambda record: record.wait is None)
    for other in others[1:]:
        assert await other.asks() == 0.0


async def test_a_probe_whose_owner_died_counts_until_its_minute_is_over(shop: SharedShop) -> None:
    one, two = await shop.open("till-1", "till-2")
    await one.is_told(30)
    await shop.advance(31)
    await one.sent()
    await shop.close_desk(one)
    await shop.advance(60)
    assert await two.asks() > 0.0
    await shop.advance(1.1)
    assert await two.asks() == 0.0


async def test_a_good_response_to_an_older_request_lifts_nothing(shop: SharedShop) -> None:
    one, two = await shop.open("till-1", "till-2")
    await one.is_told(1)
    await shop.advance(2)
    older = await two.sent()
    await one.is_told(HOUR)
    await two.overcomes(older)
    assert await two.asks() > 0.0
    assert await one.asks() > 0.0


async def test_what_is_settled_with_an_older_request_lifts_nothing(shop: SharedShop) -> None:
    one, two = await shop.open("till-1", "till-2")
    older = await two.sent()
    await one.is_told(10)
    await shop.advance(11)
    newer = await two.sent()
    await two.ledger.record(SCOPE, Record(clean_since=Moment.now(shop.clock)), (newer, older))
    assert (await shop.desk("till-3").start()).record.wait is not None


async def test_who_missed_the_end_of_a_wait_keeps_to_the_next_one(shop: SharedShop) -> None:
    (one,), two = await shop.open("till-1"), shop.desk("till-2")
    await one.is_told(HOUR, firmly=0.0)
    # Without listening to the others.
    await two.ledger.load(SCOPE)
    await one.overcomes(await one.sent(Asking(is_single_try=True)))
    await shop.advance(1)
    await one.is_told(30)
    assert await two.asks() > 0.0
    await two.ledger.close()
    wait = (await two.kept()).wait
    assert wait is not None
    assert wait.remaining(shop.clock) == 30


async def test_who_begins_to_share_keeps_what_it_knows_of_the_clock(shop: SharedShop) -> None:
    (one,), two = await shop.open("till-1"), shop.desk("till-2")
    await one.is_told(HOUR)
    shown = ServerClock(at(), NOW + 100)
    await two.own.record(SCOPE, Record(server_clock=shown), ())
    record = (await two.start()).record
    assert record.wait is not None
    assert record.server_clock == shown


async def test_what_was_under_way_when_a_desk_came_with_a_wait_does_not_lift_it(shop: SharedShop) -> None:
    one, two = shop.desk("till-1"), shop.desk("till-2")
    governor = two.governor()
    await governor.load()
    ear = Ear(governor)
    # Told while the store was away, before that desk was started again.
    await one.own.record(SCOPE, waiting(), ())
    async with governor.admission(Purpose.READ) as admission:
        await one.start()
        await asyncio.wait_for(ear.waits.wait(), LONGEST_WAIT)
        await admission.answered(200, {})
    assert await one.asks() > 0.0
    assert await two.asks() > 0.0


async def test_a_wait_that_concerns_one_desk_alone_lifts_none_of_all(shop: SharedShop) -> None:
    one, two = await shop.open("till-1", "till-2")
    await one.is_told(HOUR)
    await two.hears()
    unanswered = Wait(at(), 2 * HOUR, 2 * HOUR, WaitReason.UNANSWERED)
    # Which knows that the clock of the service is ahead.
    clock = ServerClock(at(), NOW + 60)
    await two.ledger.record(SCOPE, Record(unanswered, server_clock=clock), ())
    assert await one.asks() > 0.0
    # Nor does what that desk hears of the others lift its own.
    limit = Wait(at(), HOUR, HOUR, WaitReason.LIMIT)
    await one.ledger.record(SCOPE, Record(limit, plan=BUSINESS), ())
    record = await two.hears_until(lambda record: record.plan is not None)
    assert (record.wait, record.server_clock) == (unanswered, clock)


async def test_the_end_of_a_wait_is_told_with_what_is_learned_with_it(shop: SharedShop) -> None:
    one, two = await shop.open("till-1", "till-2")
    await one.is_told(10)
    await two.hears()
    await shop.advance(11)
    over = Record(clean_since=Moment.now(shop.clock))
    with_plan = Record(clean_since=Moment.now(shop.clock), plan=BUSINESS)
    request = await one.sent()
    await asyncio.gather(one.ledger.record(SCOPE, over, (request,)), one.ledger.record(SCOPE, with_plan, ()))
    record = await two.hears_until(lambda record: record.wait is None)
    assert record.plan == BUSINESS


async def test_a_key_whose_refusal_a_person_has_seen_stays_refused_at_their_desk(shop: SharedShop) -> None:
    (one,), two = await shop.open("till-1"), shop.desk("till-2")
    await one.is_told(1)
    await two.own.record(SCOPE, Record(refused=401), ())
    record = (await two.start()).record
    assert record.refused == 401
    # Also without the store.
    assert (await two.own.load(SCOPE)).record.refused == 401
    # Nor is it told to the others with what that desk learns.
    await two.ledger.record(SCOPE, replace(record, plan=BUSINESS), ())
    assert (await one.hears_until(lambda record: record.plan is not None)).refused is None


async def test_a_desk_that_comes_first_keeps_what_it_was_told_before_it_shared(shop: SharedShop) -> None:
    one, record = shop.desk("till-1"), Record(strikes=2, clean_since=at(), told=7)
    await one.own.record(SCOPE, record, ())
    assert (await one.start()).record == record


async def test_what_all_desks_use_is_seen_by_one_that_sends_nothing(shop: SharedShop) -> None:
    one, two, three = await shop.open("till-1", "till-2", "till-3")
    assert one.ledger.use == Use()
    for desk in (one, one, two):
        await desk.sent()
    assert (one.ledger.use, two.ledger.use) == (Use(2, 2, 1), Use(3, 1, 2))
    assert await one.ledger.look() == Use(used=3, ours=2, desks=2)
    assert await three.ledger.look() == Use(used=3, ours=0, desks=2)
    await shop.advance(61.1)
    assert await one.ledger.look() == Use()


async def test_no_desk_makes_the_wait_of_another_one_shorter(shop: SharedShop) -> None:
    one, two = await shop.open("till-1", "till-2")
    first, second = await one.sent(), await two.sent()
    await one.is_told(HOUR, first)
    await two.is_told(10, second)
    await shop.advance(60)
    for desk in (one, two):
        assert await desk.asks() > 0.0


async def test_a_person_may_overrule_only_what_their_desk_knows_of(shop: SharedShop) -> None:
    one, two = await shop.open("till-1", "till-2")
    unaware = shop.desk("till-3")
    # Without listening to the others.
    await unaware.ledger.load(unaware.scope)
    await one.is_told(HOUR, firmly=0.0)
    single_try = Asking(is_single_try=True)
    assert await unaware.asks(single_try) > 0.0
    await two.hears()
    request = await two.sent(single_try)
    # One try, of all desks.
    assert await one.asks(single_try) > 0.0
    await two.overcomes(request)
    await one.hears_until(lambda record: record.wait is None)
    assert await one.asks() == 0.0


async def test_a_desk_that_slept_does_not_bring_back_a_wait_that_was_overcome(shop: SharedShop) -> None:
    one, two = await shop.open("till-1", "till-2")
    await one.is_told(HOUR, firmly=10)
    await two.hears()
    await shop.close_desk(two)
    await shop.advance(11)
    await one.overcomes(await one.sent(Asking(is_single_try=True)))
    await shop.advance(1)
    again = shop.desk("till-2")
    assert (await again.start()).record.wait is None
    for desk in (one, again):
        assert await desk.asks() == 0.0


async def test_a_ledger_that_is_used_again_keeps_what_it_has_read_and_takes_it_for_no_news(
    shop: SharedShop,
) -> None:
    one, two = await shop.open("till-1", "till-2")
    one.ledger.watch(SCOPE, None)
    await two.is_told(HOUR, firmly=0.0)
    # WHEN the person shares again
    record = (await one.ledger.load(SCOPE)).record
    assert record.wait is not None
    one.ledger.watch(SCOPE, one.news.put_nowait)
    # THEN the person, who sees that wait, may overrule it: it is no refusal that came meanwhile
    assert await one.asks(Asking(is_single_try=True)) == 0.0
    assert one.news.empty()
    # Nor is what others learn then.
    known = (await two.own.load(SCOPE)).record
    await two.ledger.record(SCOPE, replace(known, plan=BUSINESS), ())
    assert not (await one.hears()).is_refusal
    await one.ledger.close()
    assert (await one.kept()).wait == record.wait


async def test_a_ledger_that_is_used_again_hears_what_was_told_since_it_was_read(shop: SharedShop) -> None:
    one, two = await shop.open("till-1", "till-2")
    one.ledger.watch(SCOPE, None)
    await one.ledger.load(SCOPE)
    heard = asyncio.Event()
    one.store.listen("menagerie_ledger", heard.set)
    await two.is_told(HOUR)
    await asyncio.wait_for(heard.wait(), LONGEST_WAIT)
    one.ledger.watch(SCOPE, one.news.put_nowait)
    assert (await one.hears()).record.wait is not None


async def test_all_desks_together_keep_to_the_limits(shop: SharedShop) -> None:
    one, two = await shop.open("till-1", "till-2")
    in_a_minute = Asking(per_minute=4, per_day=7)
    for desk in (one, two, one, two):
        request = await desk.sent(in_a_minute)
        await desk.ledger.settle(request)
    assert await one.asks(in_a_minute) == pytest.approx(61)
    await shop.advance(61.1)
    for desk in (two, one, one):
        await desk.sent(in_a_minute)
    # Seven in a day.
    await shop.advance(61.1)
    assert await two.asks(in_a_minute) > 22 * HOUR
    # The service began a new day.
    assert await two.asks(Asking(per_minute=4, per_day=7, day_began_ago=0.0)) == 0.0


async def test_what_was_withdrawn_counts_for_nothing(shop: SharedShop) -> None:
    one, two = await shop.open("till-1", "till-2")
    only_one = Asking(per_minute=1, per_day=1)
    request = await one.sent(only_one)
    assert await two.asks(only_one) > 0.0
    await one.ledger.withdraw(request)
    await shop.close_desk(one)
    assert await two.asks(only_one) == 0.0


async def test_what_never_left_leaves_nothing_and_what_got_no_leave_is_not_counted_less(
    shop: SharedShop,
) -> None:
    (one,) = await shop.open("till-1")
    request = one.request()
    await one.own.reserve(request)
    await one.ledger.withdraw(request)
    assert await one.own.load(SCOPE) == Entry(Record())
    await one.sent()
    await one.ledger.withdraw(one.request())
    assert (await one.own.load(SCOPE)).sent == (SentCount(at(), 1),)


@pytest.mark.parametrize(("answered_after", "kept", "more"), [(None, 60.9, 0.2), (20, 59, 1.1)])
async def test_a_request_of_a_desk_that_died_counts_for_a_minute_after_it_left_or_was_answered(
    shop: SharedShop, answered_after: float | None, kept: float, more: float
) -> None:
    one, two = await shop.open("till-1", "till-2")
    only_one = Asking(per_minute=1)
    request = await one.sent(only_one)
    if answered_after is not None:
        await shop.advance(answered_after)
        await one.ledger.settle(request)
    await shop.close_desk(one)
    await shop.advance(kept)
    assert await two.asks(only_one) > 0.0
    await shop.advance(more)
    assert await two.asks(only_one) == 0.0


async def test_a_person_goes_before_background_work_of_any_desk(shop: SharedShop) -> None:
    one, two = await shop.open("till-1", "till-2")
    person, background = Asking(per_minute=3), Asking(is_background=True, per_minute=3)
    for _ in range(3):
        await two.sent(person)
        await shop.advance(20)
    # The person's desk has had all, the other one nothing: one place is about to be free.
    assert 0.0 < await two.asks(person) < 2.0
    assert await one.asks(background) > 0.0
    await shop.advance(1.1)
    assert await one.asks(background) > 0.0
    assert await two.asks(person) == 0.0


async def test_who_has_had_least_goes_first(shop: SharedShop) -> None:
    one, two = await shop.open("till-1", "till-2")
    minute = Asking(per_minute=4)
    await one.sent(minute)
    await shop.advance(10)
    for _ in range(2):
        await one.sent(minute)
    await two.sent(minute)
    await shop.advance(50.5)
    # One place is about to be free, and both ask for it.
    assert 0.0 < await one.asks(minute) < 1.0
    assert 0.0 < await two.asks(minute) < 1.0
    await shop.advance(0.6)
    assert await one.asks(minute) > 5
    assert await two.asks(minute) == 0.0


async def test_of_those_who_have_had_as_much_who_has_waited_longer_goes_first(shop: SharedShop) -> None:
    one, two, three = await shop.open("till-1", "till-2", "till-3")
    minute = Asking(per_minute=3)
    await three.sent(minute)
    await shop.advance(5)
    await two.sent(minute)
    await shop.advance(10)
    await one.sent(minute)
    await shop.advance(45.5)
    # One place is about to be free.
    assert 0.0 < await one.asks(minute) < 1.0
    assert 0.0 < await two.asks(minute) < 1.0
    await shop.advance(0.6)
    assert await one.asks(minute) > 0.0
    assert await two.asks(minute) == 0.0


async def test_background_work_of_all_desks_leaves_a_click_a_place(shop: SharedShop) -> None:
    one, two = await shop.open("till-1", "till-2")
    minute = Asking(is_background=True, per_minute=10)
    sent = 0
    while sent < 13:
        for desk in (one, two):
            sent += await desk.asks(minute) == 0.0
        await shop.advance(0.4)
        # A click in between, which is counted, too.
        if sent in {5, 9}:
            assert await two.asks(Asking(per_minute=10)) == 0.0
            sent += 1
        assert one.ledger.use.used <= 10
    assert one.ledger.use.desks == 2


async def test_after_a_clock_was_set_back_leaves_are_given_in_a_minute(shop: SharedShop) -> None:
    (one,) = await shop.open("till-1")
    minute = Asking(is_background=True, per_minute=10)
    for _ in range(5):
        while await one.asks(minute) > 0.0:
            await shop.advance(1.0)
    await shop.advance(-HOUR)
    waited = 0
    while await one.asks(minute) > 0.0:
        await shop.advance(1.0)
        waited += 1
    assert waited <= 62
    # What was sent just before counts for a minute from then on.
    assert one.ledger.use.used == 6


async def test_what_was_sent_by_a_clock_ahead_counts_for_a_day(shop: SharedShop) -> None:
    (one,) = await shop.open("till-1")
    in_a_day = Asking(per_minute=10, per_day=3)
    await shop.set_server(1000 * HOUR)
    for _ in range(3):
        await one.sent(in_a_day)
    await shop.set_server(0.0)
    # What was sent before counts for a day from then on.
    await shop.advance(62)
    assert 23 * HOUR < await one.asks(in_a_day) < 25 * HOUR
    await shop.advance(25 * HOUR)
    assert await one.asks(in_a_day) == 0.0


async def test_a_wait_told_after_the_servers_clock_was_set_back_holds_for_all(shop: SharedShop) -> None:
    # GIVEN a wait that was overcome while the server's clock was an hour ahead
    one, two = await shop.open("till-1", "till-2")
    await shop.set_server(HOUR)
    await one.is_told(10)
    await shop.advance(11)
    await one.overcomes(await one.sent())
    await two.hears_until(lambda record: record.wait is None)
    # WHEN it was corrected, and the service refuses again
    await shop.set_server(0.0)
    await shop.advance(1)
    await one.is_told(HOUR, await one.sent())
    # THEN that is known to all
    assert await two.asks() > 0.0
    late = await shop.desk("till-3").start()
    assert late.record.wait is not None
    assert late.record.wait.remaining(shop.clock) == HOUR


async def test_a_wait_lasts_no_longer_because_the_servers_clock_was_set_back(shop: SharedShop) -> None:
    one, two = await shop.open("till-1", "till-2")
    await shop.set_server(HOUR)
    await one.is_told(60, firmly=30)
    assert (await two.hears()).record.wait is not None
    await shop.set_server(0.0)
    late = await shop.desk("till-3").start()
    assert late.record.wait is not None
    assert late.record.wait.remaining(shop.clock) == 60
    assert late.record.wait.firm_remaining(shop.clock) == 30
    await shop.advance(59)
    assert await two.asks() > 0.0
    await shop.advance(1)
    assert await two.asks() == 0.0


async def test_after_the_servers_clock_was_set_back_no_probe_of_a_dead_desk_stays(shop: SharedShop) -> None:
    dead, one = await shop.open("till-1", "till-2")
    await shop.set_server(HOUR)
    await dead.is_told(10)
    await shop.advance(11)
    # GIVEN a desk that ends while it probes
    await dead.sent()
    await shop.set_server(0.0)
    # WHEN the clock was corrected
    waited = 0
    while await one.asks() > 0.0:
        await shop.advance(1.0)
        waited += 1
        assert waited <= 62
    # THEN another one probes within a minute
    assert waited > 0


async def test_a_desk_keeps_its_wait_when_the_servers_clock_leaps(shop: SharedShop) -> None:
    one, two = await shop.open("till-1", "till-2")
    await one.is_told(HOUR, await one.sent())
    await two.hears()
    # WHEN the server's clock leaps ahead, and another desk sends a request
    await shop.set_server(HOUR + 60)
    (late,) = await shop.open("till-3")
    await late.ledger.settle(await late.sent())
    # THEN the others keep to what the service said
    for desk in (one, two):
        wait = (await desk.hears()).record.wait
        assert wait is not None
        assert wait.remaining(shop.clock) == HOUR


async def test_a_desk_keeps_to_a_used_up_quota_when_the_servers_clock_leaps_ahead(shop: SharedShop) -> None:
    one, two = await shop.open("till-1", "till-2")
    await one.ledger.record(SCOPE, Record(used_up=UsedUp(at(), HOUR)), ())
    await two.hears_until(lambda record: record.used_up is not None)
    # WHEN the server's clock leaps ahead, and a desk that comes has something to tell
    await shop.set_server(HOUR / 2)
    late = shop.desk("till-3")
    known = (await late.start()).record
    await late.ledger.record(SCOPE, replace(known, plan=BUSINESS), ())
    # THEN the others keep to what the service said
    for desk in (one, two):
        record = await desk.hears_until(lambda record: record.plan is not None)
        assert record.used_up is not None
        assert record.used_up.remaining(shop.clock) == HOUR
