"""The shared ledger while its server is stalled, stopped or killed: nothing waits or is forgotten."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from menagerie.domain.facts import Fact
from menagerie.domain.plan import BUSINESS
from menagerie.governor.ledger import Asking
from menagerie.governor.record import Moment, Record, Reservation, UsedUp
from menagerie.shared.connection import WITHIN
from menagerie.shared.ledger import CUT_OFF_AFTER, Use
from support.asking import SCOPE
from support.clock import VirtualClock
from support.ledgers import waiting
from support.patience import LONGEST_WAIT
from support.postgres import OwnPostgres
from support.shared_ledgers import SharedDesk, SharedShop, shared_shop
from support.shared_stores import held

HOUR = 3600.0
Shop = AbstractAsyncContextManager[SharedShop]
# Seconds by the event loop's clock beyond a limit: some of its steps, and the own ledger on the disk.
LITTLE = 0.1


@pytest.fixture
def own_database(own_postgres: OwnPostgres) -> Iterator[str]:
    """A database of the server that tests may kill."""
    name = own_postgres.make_database(with_schema=True)
    yield name
    own_postgres.drop_database(name)


@pytest.fixture
def shop(own_postgres: OwnPostgres, own_database: str, tmp_path: Path) -> Shop:
    return shared_shop(own_postgres, own_database, tmp_path)


@pytest.fixture
def hasty_shop(own_postgres: OwnPostgres, own_database: str, tmp_path: Path) -> Shop:
    """A shop whose desks wait for the store no longer than those of a person."""
    return shared_shop(own_postgres, own_database, tmp_path, WITHIN)


async def test_a_leave_waits_briefly_for_the_store(hasty_shop: SharedShop, own_postgres: OwnPostgres) -> None:
    (one,) = await hasty_shop.open("till-1")
    loop = asyncio.get_running_loop()
    with own_postgres.stalled():
        begun = loop.time()
        # Asked again soon: it may only be slow.
        assert 0.0 < await one.asks() <= LITTLE
        assert loop.time() - begun < WITHIN + LITTLE
        # Later, this desk keeps to its share.
        alone(one)
        begun = loop.time()
        assert await one.asks() == 0.0
        assert loop.time() - begun < WITHIN + LITTLE
        assert len((await one.own.load(SCOPE)).unanswered) == 1
    # What left is told first, and what did not is withdrawn.
    assert await one.asks(Asking(per_minute=2)) == 0.0
    assert await one.asks(Asking(per_minute=2)) > 0.0


async def test_a_slow_store_gives_leave_on_the_same_connection(
    hasty_shop: SharedShop, own_postgres: OwnPostgres
) -> None:
    (one,) = await hasty_shop.open("till-1")
    connected = await one.store.run(lambda connection: connection, LONGEST_WAIT)
    with own_postgres.stalled():
        assert await one.asks() > 0.0
        assert one.store.is_there
    await one.store.run(lambda _connection: None, LONGEST_WAIT)
    assert await one.asks() == 0.0
    assert await one.store.run(lambda connection: connection is connected, LONGEST_WAIT)


async def test_an_absent_store_is_waited_for_once(hasty_shop: SharedShop, own_postgres: OwnPostgres) -> None:
    loop = asyncio.get_running_loop()
    (one,) = await hasty_shop.open("till-1")
    await one.is_told(HOUR)
    two = hasty_shop.desk("till-2", first_answer=WITHIN)
    with own_postgres.stalled():
        begun = loop.time()
        entry = await two.ledger.load(SCOPE)
        assert loop.time() - begun < WITHIN + LITTLE
        assert entry.record == Record()
        two.ledger.watch(SCOPE, two.news.put_nowait)
        assert await two.asks() == 0.0
        assert loop.time() - begun < WITHIN + 2 * LITTLE
    # The wait is known as soon as the store answers.
    record = await two.hears_until(lambda one: one.wait is not None)
    assert record.wait is not None
    assert record.wait.remaining(hasty_shop.clock) == HOUR
    assert await two.asks() > 0.0


async def test_a_desk_that_started_without_the_store_learns_of_the_one_thing_that_others_were_told(
    hasty_shop: SharedShop, own_postgres: OwnPostgres
) -> None:
    (one,) = await hasty_shop.open("till-1")
    await one.ledger.record(SCOPE, Record(refused=401), ())
    two = hasty_shop.desk("till-2", first_answer=WITHIN)
    with own_postgres.stalled():
        assert (await two.ledger.load(SCOPE)).record.refused is None
        two.ledger.watch(SCOPE, two.news.put_nowait)
    assert (await two.hears()).record.refused == 401


async def test_a_start_waits_longer_than_a_leave_for_a_store_that_is_far_away_and_so_knows_of_a_wait(
    hasty_shop: SharedShop, own_postgres: OwnPostgres
) -> None:
    (one,) = await hasty_shop.open("till-1")
    await one.is_told(HOUR)
    two = hasty_shop.desk("till-2")
    with own_postgres.stalled():
        loading = asyncio.ensure_future(two.ledger.load(SCOPE))
        await asyncio.wait({loading}, timeout=2 * WITHIN)
        assert not loading.done()
    entry = await loading
    assert entry.record.wait is not None
    assert entry.record.wait.remaining(hasty_shop.clock) == HOUR
    assert await two.asks() > 0.0


async def test_what_the_store_missed_is_told(shop: SharedShop, own_postgres: OwnPostgres) -> None:
    one, two = await shop.open("till-1", "till-2")
    await one.sent()
    own_postgres.stop()
    await gone(one, two)
    for _ in range(3):
        await one.sent()
    withdrawn = await one.sent()
    await one.ledger.withdraw(withdrawn)
    await one.is_told(HOUR, await one.sent())
    own_postgres.start()
    record = await two.hears_until(lambda each: each.wait is not None)
    assert record.wait is not None
    assert record.wait.remaining(shop.clock) == HOUR
    await shop.advance(HOUR + 1)
    # Five of that day; the sixth is the probe of the one desk or the other.
    assert await two.asks(Asking(per_day=5)) > 0.0
    assert await two.asks(Asking(per_day=6)) == 0.0


async def test_what_a_desk_was_told_before_it_came_is_told_although_the_store_was_away_as_it_came(
    shop: SharedShop, own_postgres: OwnPostgres
) -> None:
    one = shop.desk("till-1")
    await one.own.record(SCOPE, waiting(HOUR), ())
    own_postgres.stop()
    assert (await one.start()).record == waiting(HOUR)
    is_back = returns(one)
    own_postgres.start()
    await is_back
    # Behind what it tells.
    await one.ledger.look()
    assert (await shop.desk("till-2").start()).record.wait is not None


async def test_what_left_without_the_store_and_a_slow_answer_keep_their_places_for_a_minute(
    shop: SharedShop, own_postgres: OwnPostgres
) -> None:
    one, two = await shop.open("till-1", "till-2")
    slow = await one.sent()
    going_on(shop, 50)
    own_postgres.stop()
    await gone(one, two)
    # What is still on its way when the store is back, and what was answered while it was away
    for _ in range(3):
        await one.sent()
    shop.clock.move(20)
    await one.ledger.settle(slow)
    shop.clock.move(30)
    await come_back(own_postgres, one, two)
    # Behind what it tells.
    await one.ledger.look()
    assert (await two.ledger.look()).used == 4
    # Each for a minute from when it left, or was answered
    await shop.advance(11.1)
    assert (await two.ledger.look()).used == 1
    await shop.advance(17.9)
    assert (await two.ledger.look()).used == 1
    await shop.advance(1.1)
    assert (await two.ledger.look()).used == 0


async def test_a_killed_server_forgets_nothing(shop: SharedShop, own_postgres: OwnPostgres) -> None:
    one, two = await shop.open("till-1", "till-2")
    own_postgres.kill()
    await one.is_told(HOUR)
    await gone(one, two)
    own_postgres.start()
    await two.hears_until(lambda each: each.wait is not None)
    assert await two.asks() > 0.0


async def test_a_desk_learns_what_another_database_knows_that_comes_back_at_the_same_address(
    shop: SharedShop, own_postgres: OwnPostgres, own_database: str
) -> None:
    (one,) = await shop.open("till-1")
    await one.is_told(10, await one.sent())
    # With as many changes as the one before had
    own_postgres.execute("UPDATE menagerie.ledger_scope SET refused = 401", own_database)
    own_postgres.stop()
    await gone(one)
    own_postgres.start()
    await one.hears_until(lambda each: each.refused == 401)


@pytest.mark.thorough
async def test_another_database_that_comes_back_at_the_same_address_is_told_what_a_desk_knows(
    shop: SharedShop, own_postgres: OwnPostgres, own_database: str
) -> None:
    (one,) = await shop.open("till-1")
    await one.is_told(HOUR)
    own_postgres.stop()
    await gone(one)
    is_back = returns(one)
    own_postgres.start()
    # Other names for all keys, so that nothing is known of any
    own_postgres.execute("UPDATE menagerie.about SET salt = sha256('another one')", own_database)
    await is_back
    # Behind what it tells.
    await one.ledger.look()
    late = await shop.desk("till-2").start()
    assert late.record.wait is not None
    assert late.record.wait.remaining(shop.clock) == HOUR - CUT_OFF_AFTER


async def test_who_shares_no_more_brings_nothing_back(shop: SharedShop, own_postgres: OwnPostgres) -> None:
    one, two = await shop.open("till-1", "till-2")
    await one.ledger.record(SCOPE, Record(used_up=UsedUp(Moment.now(shop.clock), HOUR)), ())
    await two.hears_until(lambda each: each.used_up is not None)
    # GIVEN a desk that keeps to another ledger, while its store is there for another environment
    one.ledger.watch(SCOPE, None)
    # AND another one, to which the service showed that requests remain
    await two.ledger.record(SCOPE, Record(), ())
    assert await two.asks() == 0.0
    # WHEN the store was away
    are_back = returns(one, two)
    own_postgres.stop()
    await gone(one, two)
    own_postgres.start()
    await are_back
    # Behind what they tell.
    for desk in (one, two):
        await desk.ledger.look()
    assert await two.asks() == 0.0


@pytest.mark.thorough
async def test_who_shares_no_more_tells_what_was_missed(shop: SharedShop, own_postgres: OwnPostgres) -> None:
    one, two = await shop.open("till-1", "till-2")
    own_postgres.stop()
    await gone(one, two)
    await one.is_told(HOUR, await one.sent())
    one.ledger.watch(SCOPE, None)
    own_postgres.start()
    await two.hears_until(lambda each: each.wait is not None)
    assert await two.asks() > 0.0


async def test_what_left_long_before_the_store_was_back_counts_in_its_day_alone(
    shop: SharedShop, own_postgres: OwnPostgres
) -> None:
    one, two = await shop.open("till-1", "till-2")
    going_on(shop, HOUR)
    own_postgres.stop()
    await gone(one, two)
    for _ in range(3):
        await one.sent()
    # One that got leave, and never left
    await one.ledger.withdraw(await one.sent())
    shop.clock.move(HOUR)
    await come_back(own_postgres, one, two)
    # They are told by the minute, however many they are.
    single = "SELECT count(*) FROM menagerie.ledger_send"
    assert await one.store.run(lambda connection: connection.execute(single).fetchone(), LONGEST_WAIT) == (0,)
    assert await one.asks(Asking(per_minute=1, per_day=4)) == 0.0
    assert await two.asks(Asking(per_day=4)) > 0.0
    assert await two.asks(Asking(per_day=5)) == 0.0
    # The first three are no longer of the day.
    await shop.advance(23 * HOUR + 100)
    assert await two.asks(Asking(per_day=3)) == 0.0


async def test_a_wait_told_on_a_busy_connection_is_heard_when_it_is_free(hasty_shop: SharedShop) -> None:
    one, two = await hasty_shop.open("till-1", "till-2")
    request = await one.sent()
    loop = asyncio.get_running_loop()
    async with held(one.store):
        begun = loop.time()
        await one.is_told(HOUR, request)
        assert loop.time() - begun < WITHIN + LITTLE
    await two.hears_until(lambda each: each.wait is not None)
    assert await two.asks() > 0.0


async def test_a_wait_that_could_not_be_read_is_found_by_a_leave(hasty_shop: SharedShop) -> None:
    one, two = await hasty_shop.open("till-1", "till-2")
    async with held(two.store):
        await one.is_told(HOUR)
        await asyncio.sleep(2 * WITHIN)
        assert two.news.empty()
    assert await two.asks() > 0.0
    # The person is told why.
    assert (await two.hears()).is_refusal


async def test_what_was_read_before_a_wait_does_not_end_it(shop: SharedShop) -> None:
    one, two = await shop.open("till-1", "till-2")
    heard = asyncio.Event()
    one.store.listen("menagerie_ledger", heard.set)
    async with held(one.store):
        # GIVEN a desk that is about to read what another one was told
        await two.ledger.record(SCOPE, Record(plan=BUSINESS), ())
        await asyncio.wait_for(heard.wait(), LONGEST_WAIT)
        # WHEN the service tells it to wait
        telling = asyncio.ensure_future(one.is_told(HOUR))
        await asyncio.sleep(0)
    await telling
    # THEN all that it hears from then on has that wait
    news = await one.hears()
    assert (news.record.plan, news.record.wait is not None) == (BUSINESS, True)
    assert (await one.own.load(SCOPE)).record.wait is not None


async def test_a_desk_that_told_two_things_at_once_hears_the_others_afterwards(shop: SharedShop) -> None:
    one, two = await shop.open("till-1", "till-2")
    async with held(one.store):
        telling = []
        for seconds in (10, 20):
            telling.append(asyncio.ensure_future(one.is_told(seconds)))
            # Both are on their way.
            await asyncio.wait(telling, timeout=WITHIN)
    await asyncio.gather(*telling)
    await two.is_told(HOUR)
    record = await one.hears_until(lambda each: each.wait is not None)
    assert record.wait is not None
    assert record.wait.remaining(shop.clock) == HOUR


async def test_a_desk_that_never_asked_the_store_does_not_say_that_it_shares_and_a_look_waits_for_it_for_long(
    hasty_shop: SharedShop,
) -> None:
    one = hasty_shop.desk("till-1")
    await one.store.connected(LONGEST_WAIT)
    async with held(one.store):
        await one.ledger.load(SCOPE)
        assert await one.asks() == 0.0
        is_shared = [one.ledger.is_shared]
    assert await one.asks() == 0.0
    is_shared.append(one.ledger.is_shared)
    assert is_shared == [False, True]
    # WHEN a person looks at what all desks use, THEN that waits longer than a request would
    async with held(one.store):
        looking = asyncio.ensure_future(one.ledger.look())
        await asyncio.wait({looking}, timeout=2 * WITHIN)
        assert not looking.done()
    await looking


async def test_what_left_unnoticed_counts_from_the_next_leave_on_also_at_its_end_or_as_the_desk_closes(
    hasty_shop: SharedShop,
) -> None:
    one, two = await hasty_shop.open("till-1", "till-2")
    async with held(one.store):
        request = await leave_unnoticed(one)
    assert await one.asks(Asking(per_minute=1)) > 0.0
    await one.ledger.settle(request)
    # Behind what it tells.
    await one.sent()
    assert await two.ledger.look() == Use(used=2, ours=0, desks=1)
    # WHEN another one leaves so, and the desk closes
    async with held(one.store):
        await leave_unnoticed(one)
    await hasty_shop.close_desk(one)
    assert (await two.ledger.look()).used == 3


async def test_what_left_unnoticed_is_told_though_a_request_was_cancelled(hasty_shop: SharedShop) -> None:
    (one,) = await hasty_shop.open("till-1")
    async with held(one.store):
        await leave_unnoticed(one)
        asking = asyncio.ensure_future(one.asks())
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.wait({asking})
    assert await one.asks(Asking(per_minute=1)) > 0.0


async def test_a_leave_that_has_something_to_tell_waits_for_a_stalled_store_no_longer_than_any_other(
    hasty_shop: SharedShop, own_postgres: OwnPostgres
) -> None:
    (one,) = await hasty_shop.open("till-1")
    loop = asyncio.get_running_loop()
    async with held(one.store):
        await leave_unnoticed(one)
    with own_postgres.stalled():
        begun = loop.time()
        await asyncio.wait_for(one.asks(), LONGEST_WAIT)
        assert loop.time() - begun < WITHIN + LITTLE


async def leave_unnoticed(desk: SharedDesk) -> Reservation:
    """Return a request that has got leave without the store."""
    assert await desk.asks() > 0.0
    alone(desk)
    return await desk.sent()


async def gone(*desks: SharedDesk) -> None:
    """Wait until desks have noticed that the store is away, and until they go on by themselves."""
    for desk in desks:
        away = asyncio.Event()
        desk.store.on_away(_setting(away))
        if desk.store.is_there:
            await asyncio.wait_for(away.wait(), LONGEST_WAIT)
    alone(desks[0])


def alone(desk: SharedDesk) -> None:
    """Let so much time pass, by the clock of all desks, that they go on without the store."""
    assert isinstance(desk.clock, VirtualClock)
    desk.clock.move(CUT_OFF_AFTER)


def going_on(shop: SharedShop, seconds: float) -> None:
    """Let the server's clock go on by so many seconds after ``gone`` while the server is away."""
    now = f"'{shop.clock.now() + CUT_OFF_AFTER + seconds}'"
    shop.server.execute(f"ALTER DATABASE {shop.database} SET menagerie.now = {now}")


def returns(*desks: SharedDesk) -> Awaitable[object]:
    """Wait until desks are connected again from now on, and have begun to tell what the store missed."""
    events = [asyncio.Event() for _ in desks]
    for desk, event in zip(desks, events, strict=True):
        # After the ledger's own
        desk.store.on_back(event.set)
    return asyncio.gather(*(asyncio.wait_for(event.wait(), LONGEST_WAIT) for event in events))


async def come_back(server: OwnPostgres, *desks: SharedDesk) -> None:
    """Start the server again, and wait as for ``returns``."""
    are_back = returns(*desks)
    server.start()
    await are_back


def _setting(event: asyncio.Event) -> Callable[[Fact], None]:
    return lambda _trouble: event.set()
