"""Desks that cannot ask their store keep to their share of the limits, and the others leave it to them."""

import pytest

from menagerie.governor.ledger import Asking
from menagerie.shared.ledger import CUT_OFF_AFTER, LEFT_AFTER, Use
from support.asking import SCOPE
from support.postgres import Postgres
from support.shared_ledgers import SharedDesk, SharedShop
from support.simulation.limiters import LimiterKind
from support.simulation.sharing import Outage, share
from support.two_runs import sampled

MINUTE = 61.1
TEN_MINUTES = 600.0


async def send_all(desk: SharedDesk, asking: Asking) -> int:
    """Send as many requests as get leave, and return how many those are."""
    sent = 0
    while await desk.asks(asking) == 0.0:
        sent += 1
    return sent


async def test_the_others_leave_its_share_to_a_desk_that_is_cut_off_for_ten_minutes(shop: SharedShop) -> None:
    one, two, three, four = await shop.open("till-1", "till-2", "till-3", "till-4")
    eight = Asking(per_minute=8)
    await three.sent(eight)
    for desk in (three, four):
        await shop.cut_off(desk)
    await shop.advance(CUT_OFF_AFTER)
    # Two each; what one of them has sent is of its share.
    assert await send_all(one, eight) == 4
    assert await two.asks(eight) > 0.0
    await shop.advance(MINUTE)
    assert await send_all(two, eight) == 4
    await shop.advance(TEN_MINUTES - CUT_OFF_AFTER - MINUTE)
    assert await send_all(two, eight) == 4
    await shop.advance(MINUTE)
    assert await send_all(one, eight) == 8


async def test_a_desk_that_has_just_sent_something_is_not_cut_off(shop: SharedShop) -> None:
    one, two = await shop.open("till-1", "till-2")
    await shop.cut_off(two)
    await shop.advance(5)
    assert await send_all(one, Asking(per_minute=8)) == 8


async def test_what_was_kept_for_a_desk_is_free_when_it_is_back(shop: SharedShop) -> None:
    one, two = await shop.open("till-1", "till-2")
    eight = Asking(per_minute=8)
    await shop.cut_off(two)
    await shop.advance(CUT_OFF_AFTER)
    assert await send_all(one, eight) == 4
    await shop.desk("till-2").start()
    assert await one.ledger.look() == Use(used=4, ours=4, desks=1)
    assert await send_all(one, eight) == 4


async def test_a_leave_that_was_on_its_way_for_long_does_not_bring_a_desk_back(shop: SharedShop) -> None:
    one, two = await shop.open("till-1", "till-2")
    eight = Asking(per_minute=8)
    await shop.cut_off(two)
    await shop.advance(CUT_OFF_AFTER)
    assert await send_all(one, eight) == 4
    await shop.rows(
        "SELECT wait FROM ledger_scope,"
        " ledger_permit(scope, 'late', 'till-2', false, false, false, 0, 8, NULL, NULL, '{}')"
    )
    assert await one.asks(eight) > 0.0


async def test_a_desk_that_asks_again_is_not_taken_for_cut_off(shop: SharedShop) -> None:
    one, two = await shop.open("till-1", "till-2")
    eight = Asking(per_minute=8)
    # As a computer that slept: its clock and the store's have gone on.
    await shop.set_server(7)
    shop.clock.move(7)
    await shop.set_server(0)
    assert await one.asks(eight) == 0.0
    assert await shop.rows("SELECT count(*) FROM ledger_send WHERE desk = 'till-2'") == [(4,)]
    assert await two.asks(eight) == 0.0
    assert await shop.rows("SELECT count(*) FROM ledger_send WHERE desk = 'till-2'") == [(1,)]


async def test_nothing_is_kept_for_a_desk_that_was_closed_or_shares_no_more(shop: SharedShop) -> None:
    one, two, three = await shop.open("till-1", "till-2", "till-3")
    three.ledger.watch(SCOPE, None)
    await shop.close_desk(two)
    await three.ledger.close()
    await shop.cut_off(three)
    await shop.advance(CUT_OFF_AFTER)
    assert await send_all(one, Asking(per_minute=8)) == 8


async def test_a_desk_at_work_alone_uses_everything_while_the_others_rest(shop: SharedShop) -> None:
    one, *_ = await shop.open("till-1", "till-2", "till-3", "till-4")
    await shop.advance(TEN_MINUTES)
    assert await send_all(one, Asking(per_minute=8)) == 8


async def test_a_desk_of_an_older_version_leaves_its_share_to_one_that_is_cut_off(shop: SharedShop) -> None:
    one, two = await shop.open("till-1", "till-2")
    eight = Asking(per_minute=8)
    await shop.cut_off(two)
    await shop.advance(CUT_OFF_AFTER)
    await one.sent(eight)
    # As 0.3.0 asks.
    leave = (
        "SELECT wait, used FROM ledger_scope,"
        " ledger_leave(scope, %s, 'till-3', false, false, false, 0, 8, NULL, NULL)"
    )
    rows = [(await shop.rows(leave, str(number)))[0] for number in range(4)]
    assert [used for _, used in rows] == [6, 7, 8, 8]
    assert [wait > 0.0 for wait, _ in rows] == [False, False, False, True]


async def test_leaves_that_came_too_late_use_up_neither_the_limit_nor_the_pace(shop: SharedShop) -> None:
    (one,) = await shop.open("till-1")
    paced = Asking(is_background=True, per_minute=10)
    for _ in range(5):
        while await one.asks(paced) > 0.0:
            await shop.advance(0.1)
    wait = await one.asks(paced)
    assert wait > 0.0
    statement = (
        "SELECT wait, used FROM ledger_scope,"
        " ledger_permit(scope, %s, 'till-1', true, false, false, 0, 10, NULL, NULL, %s::text[])"
    )
    sent = [number for (number,) in await shop.rows("SELECT id FROM ledger_send ORDER BY sent_at")]
    # WHEN the last ones never left, THEN others may leave in their place at once
    ((wait, used),) = await shop.rows(statement, "another", sent[-2:])
    assert (wait, used) == (0.0, 4)


async def test_a_desk_without_the_store_keeps_to_its_share(shop: SharedShop) -> None:
    one, two, three, four = await shop.open("till-1", "till-2", "till-3", "till-4")
    await one.ledger.look()
    assert one.ledger.share(300) is None
    for desk in (one, two, three, four):
        await shop.cut_off(desk)
    # What it sent becomes free for others that the store may still answer.
    assert 0.0 < await one.asks() < 1.0
    shop.clock.move(CUT_OFF_AFTER)
    assert await one.asks() == 0.0
    assert one.ledger.share(300) == 75
    # However few they are, each may ask.
    assert one.ledger.share(3) == 0
    shop.clock.move(LEFT_AFTER)
    assert one.ledger.share(3) == 1


async def test_without_the_store_what_others_sent_is_left_to_them(shop: SharedShop) -> None:
    one, two = await shop.open("till-1", "till-2")
    assert await send_all(one, Asking(per_minute=8)) == 8
    await two.ledger.look()
    for desk in (one, two):
        await shop.cut_off(desk)
    shop.clock.move(CUT_OFF_AFTER)
    # One counts its own besides.
    assert (one.ledger.share(8), two.ledger.share(8)) == (4, 0)
    shop.clock.move(LEFT_AFTER - CUT_OFF_AFTER)
    assert (one.ledger.share(8), two.ledger.share(8)) == (4, 4)


async def test_what_is_left_of_a_day_is_divided_too(shop: SharedShop) -> None:
    one, two = await shop.open("till-1", "till-2")
    day = Asking(per_day=10)
    for _ in range(2):
        await one.sent(day)
    await two.ledger.look()
    await shop.cut_off(two)
    await shop.advance(CUT_OFF_AFTER)
    # Four are for the one that is cut off, and four for the other one.
    assert await send_all(two, day) == 4
    assert await send_all(one, day) == 4
    # Another day
    shop.clock.move(90_000)
    assert await send_all(two, day) == 5


async def test_who_comes_back_keeps_to_its_share_until_all_are_back(shop: SharedShop) -> None:
    one, _two = await shop.open("till-1", "till-2")
    # As a computer that slept.
    await shop.advance(CUT_OFF_AFTER)
    assert one.ledger.share(8) == 4
    await shop.advance(LEFT_AFTER)
    await shop.advance(LEFT_AFTER)
    assert one.ledger.share(8) == 4
    for _ in range(int(LEFT_AFTER // 5) + 1):
        await shop.advance(5)
    assert one.ledger.share(8) is None


@pytest.mark.parametrize("outage", sampled([Outage(65, 125, 4, silent=True), Outage(65, 125, 1)]))
def test_some_desks_without_their_store_are_not_refused_and_use_what_they_may(
    postgres: Postgres, shared_database: str, outage: Outage
) -> None:
    share(postgres, shared_database, LimiterKind.SLIDING, 4, 2, outage)
