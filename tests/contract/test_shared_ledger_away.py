"""The shared ledger while its server is stalled, stopped or killed: nothing waits or is forgotten."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from menagerie.domain.facts import Fact
from menagerie.governor.ledger import Asking
from menagerie.governor.record import Record
from menagerie.shared.connection import WITHIN
from support.asking import SCOPE
from support.patience import LONGEST_WAIT
from support.postgres import Postgres, running_postgres
from support.shared_ledgers import SharedDesk, shared_shop

HOUR = 3600.0
# Seconds by the event loop's clock beyond a limit: some of its steps, and the own ledger on the disk.
LITTLE = 0.1


@pytest.fixture(scope="module")
def own_postgres() -> Iterator[Postgres]:
    """A server that tests may kill and stall."""
    with running_postgres() as server:
        yield server


@pytest.fixture
def own_database(own_postgres: Postgres) -> Iterator[str]:
    """A database of the server that tests may kill."""
    name = own_postgres.make_database(with_schema=True)
    yield name
    own_postgres.drop_database(name)


async def test_a_leave_waits_for_a_stalled_store_no_longer_than_a_quarter_second(
    own_postgres: Postgres, own_database: str, tmp_path: Path
) -> None:
    async with shared_shop(own_postgres, own_database, tmp_path) as shop:
        (one,) = await shop.open("till-1")
        loop = asyncio.get_running_loop()
        with own_postgres.stalled():
            begun = loop.time()
            assert 0.0 < await one.asks() < LITTLE
            # Not shared any more: the governor keeps its own pace from now on.
            assert not one.ledger.is_shared
            assert await one.asks() == 0.0
            assert loop.time() - begun < WITHIN + LITTLE
            assert len((await one.own.load(SCOPE)).unanswered) == 1


async def test_a_store_that_is_away_at_the_start_is_waited_for_once(
    own_postgres: Postgres, own_database: str, tmp_path: Path
) -> None:
    loop = asyncio.get_running_loop()
    async with shared_shop(own_postgres, own_database, tmp_path) as shop:
        (one,) = await shop.open("till-1")
        await one.is_told(HOUR)
        two = shop.desk("till-2", first_answer=WITHIN)
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
        assert record.wait.remaining(shop.clock) == HOUR
        assert await two.asks() > 0.0


async def test_a_start_waits_longer_than_a_leave_for_a_store_that_is_far_away_and_so_knows_of_a_wait(
    own_postgres: Postgres, own_database: str, tmp_path: Path
) -> None:
    async with shared_shop(own_postgres, own_database, tmp_path) as shop:
        (one,) = await shop.open("till-1")
        await one.is_told(HOUR)
        two = shop.desk("till-2", first_answer=LONGEST_WAIT)
        with own_postgres.stalled():
            loading = asyncio.ensure_future(two.ledger.load(SCOPE))
            await asyncio.wait({loading}, timeout=2 * WITHIN)
            assert not loading.done()
        entry = await loading
        assert entry.record.wait is not None
        assert entry.record.wait.remaining(shop.clock) == HOUR
        assert await two.asks() > 0.0


async def test_what_the_store_missed_is_told_when_it_is_back(
    own_postgres: Postgres, own_database: str, tmp_path: Path
) -> None:
    async with shared_shop(own_postgres, own_database, tmp_path) as shop:
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


async def test_a_killed_server_forgets_nothing_that_a_desk_was_told(
    own_postgres: Postgres, own_database: str, tmp_path: Path
) -> None:
    async with shared_shop(own_postgres, own_database, tmp_path) as shop:
        one, two = await shop.open("till-1", "till-2")
        own_postgres.kill()
        await one.is_told(HOUR)
        await gone(one, two)
        own_postgres.start()
        await two.hears_until(lambda each: each.wait is not None)
        assert await two.asks() > 0.0


async def gone(*desks: SharedDesk) -> None:
    """Wait until desks have noticed that the store is away."""
    for desk in desks:
        away = asyncio.Event()
        desk.store.on_away(_setting(away))
        if desk.store.is_there:
            await asyncio.wait_for(away.wait(), LONGEST_WAIT)


def _setting(event: asyncio.Event) -> Callable[[Fact], None]:
    return lambda _trouble: event.set()
