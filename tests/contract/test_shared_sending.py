"""Two desks that send to one service: no animal is added twice because they do not know of each other."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from menagerie.credentials.keys import SHARED_SERVICE_NAME, KeyStore
from menagerie.domain.animal import NewAnimal
from menagerie.domain.clock import Clock, SystemClock
from menagerie.domain.facts import facts_in
from menagerie.domain.knowledge import Person
from menagerie.governor.ledger import LedgerInTwoPlaces
from menagerie.outbox.entry import Entry, Outcome, State, Typed
from menagerie.outbox.job import JobRow
from menagerie.outbox.store import Outbox
from menagerie.settings.environments import Environment, EnvironmentId, SettingSource
from menagerie.settings.paths import Paths
from menagerie.shared.adds import SharedAdds
from menagerie.shared.connection import SharedStore
from menagerie.workflows.colleagues import Colleagues, is_held
from menagerie.workflows.fields import read_typed
from menagerie.workflows.queue.send_queues import SendQueues
from menagerie.workflows.sending.duplicates import find_duplicates
from menagerie.workflows.sharing import Sharing
from support.animal_service import AnimalService, Failure, Manner, Point, animal_service
from support.clock import VirtualClock
from support.patience import LONGEST_WAIT
from support.postgres import DESK_PASSWORD, Postgres, desk_password, running_postgres
from support.queue_desk import QueueDesk, Told, queue_desk
from support.shared_stores import SOON
from support.two_runs import sampled
from support.vault import Vault

_CUT = Failure(Point.AFTER_REQUEST, Manner.CLOSE)


class Till:
    """A desk with a send queue; ``store`` and ``adds`` are how it shares."""

    def __init__(self, at: QueueDesk, store: SharedStore, adds: SharedAdds) -> None:
        self.at = at
        self.store = store
        self.adds = adds

    async def until(self, is_so: Callable[[], object]) -> None:
        """Wait until something is so, for what takes real time."""
        async with asyncio.timeout(LONGEST_WAIT):
            while not is_so():
                await self.at.rest()

    def is_in(self, name: str, state: State) -> bool:
        return self.entry(name).state is state

    def is_back(self) -> bool:
        """Tell whether the store is there, and has everything."""
        return self.store.is_there and self.adds.is_told

    def entry(self, name: str) -> Entry:
        return next(one for one in self.at.queue.entries if one.typed.name == name)


@asynccontextmanager
async def till(
    server: Postgres, database: str, base_url: str, folder: Path, name: str
) -> AsyncIterator[Till]:
    """Give a desk at which ``name`` works."""
    store = SharedStore(server.address(database), desk_password(), first_pause=SOON)
    store.open()
    made: list[SharedAdds] = []

    def colleagues(outbox: Outbox, clock: Clock) -> Colleagues:
        async def join() -> SharedAdds:
            person = Person(name, f"till of {name}")
            made.append(SharedAdds(store, outbox, base_url, name, read_typed, lambda: person, clock))
            return made[0]

        return Colleagues(join)

    try:
        await store.connected(LONGEST_WAIT)
        async with queue_desk(base_url, folder / name, colleagues=colleagues) as at:
            async with asyncio.timeout(LONGEST_WAIT):
                while not made:
                    await at.rest()
            one = Till(at, store, made[0])
            await one.until(lambda: one.adds.is_told)
            yield one
    finally:
        await store.close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("Anna", "Ben"):
        (tmp_path / name).mkdir()
    return tmp_path


class Shop(NamedTuple):
    """A service, and two desks that send to it."""

    service: AnimalService
    anna: Till
    ben: Till


@asynccontextmanager
async def opened(server: Postgres, database: str, folder: Path) -> AsyncIterator[Shop]:
    async with (
        animal_service() as service,
        till(server, database, service.base_url, folder, "Anna") as anna,
        till(server, database, service.base_url, folder, "Ben") as ben,
    ):
        yield Shop(service, anna, ben)


@pytest.fixture
def shop(postgres: Postgres, shared_database: str, folder: Path) -> AbstractAsyncContextManager[Shop]:
    return opened(postgres, shared_database, folder)


async def test_of_two_at_once_one_is_asked(shop: Shop) -> None:
    service, *tills = shop
    for one in tills:
        await one.at.add("Rex")
    await asyncio.gather(*(one.at.queue.send(one.entry("Rex").number) for one in tills))
    assert service.received == ["Rex"]
    late, first = sorted(tills, key=lambda one: is_held(one.entry("Rex")), reverse=True)
    assert first.entry("Rex").state is State.CREATED
    held = late.entry("Rex")
    assert (held.state, held.tries) == (State.REFUSED, 0)
    (why,) = facts_in(held.reason) or ()
    assert why.values["person"] == ("Anna" if first is tills[0] else "Ben")
    # Nothing is sent again by itself.
    late.at.queue.service_reached()
    await late.at.wait(600)
    assert service.received == ["Rex"]
    # A person says "Add another": that is not asked again.
    late.at.queue.update(await late.at.queue.outbox.queue(held.number, held.typed))
    late.at.queue.resume()
    await late.until(lambda: late.entry("Rex").state is State.CREATED)
    assert service.received == ["Rex", "Rex"]


async def test_an_add_that_waited_while_a_colleague_added_one_like_it_is_asked_about(shop: Shop) -> None:
    service, anna, ben = shop
    await ben.at.add("Rex", "Bella")
    await anna.at.add("Rex")
    anna.at.queue.service_reached()
    await anna.until(lambda: anna.entry("Rex").state is State.CREATED and anna.adds.is_told)
    ben.at.queue.service_reached()
    await ben.until(lambda: ben.entry("Bella").state is State.CREATED)
    await ben.until(lambda: is_held(ben.entry("Rex")))
    assert service.received == ["Rex", "Bella"]


async def test_one_that_was_told_leaves(shop: Shop) -> None:
    _service, anna, ben = shop
    await anna.at.add("Rex")
    anna.at.queue.service_reached()
    await anna.until(lambda: anna.entry("Rex").state is State.CREATED and anna.adds.is_told)
    queue = ben.at.queue
    found = await find_duplicates(
        Typed("rex", "7"), ben.at.desk.catalogue, queue.entries, queue.outbox, queue.colleagues
    )
    (theirs,) = found.colleagues
    assert (theirs.person.name, theirs.state, theirs.animal_id) == ("Anna", State.CREATED, 1)
    await ben.at.add("Rex")
    queue.colleagues.note_asked(ben.entry("Rex").number, found.colleagues)
    queue.service_reached()
    await ben.until(lambda: ben.entry("Rex").state is State.CREATED)


async def test_who_names_a_store_finds_adds(postgres: Postgres, shared_database: str, folder: Path) -> None:
    address, base_url = postgres.address(shared_database).text, "https://shop.example/v1"
    vault, clock = Vault(), VirtualClock()
    vault.entries[SHARED_SERVICE_NAME, address.partition("?")[0]] = DESK_PASSWORD
    own = LedgerInTwoPlaces(folder / "ledger.sqlite3", clock)
    sharing = Sharing(KeyStore(lambda: vault), own, clock)
    queues = SendQueues(Paths(folder / "Ben"), clock, Told(), sharing)
    alone = Environment(EnvironmentId.STAGING, "Staging", base_url, SettingSource.USER)
    async with till(postgres, shared_database, base_url, folder, "Anna") as anna:
        await anna.at.add("Rex")
        await anna.until(lambda: anna.adds.is_told)
        # GIVEN a queue that shares nothing
        queue = queues.of(alone)
        queue.load()
        await anna.until(lambda: not queue.is_running)
        # WHEN the person names the store, and then none
        found = []
        for environment in (replace(alone, shared=address), alone):
            assert queues.of(environment) is queue
            await queue.colleagues.join()
            if environment.shared is not None:
                await (await sharing.store(address)).connected(LONGEST_WAIT)
            found.append([one.name for one in await queue.colleagues.all()])
        # THEN the environment need not be left for it, and nor need Menagerie
        assert found == [["Rex"], []]
    await queues.close()
    await sharing.close()
    await own.close()


async def test_copies_of_one_folder_are_colleagues(
    postgres: Postgres, shared_database: str, tmp_path: Path
) -> None:
    address, base_url = postgres.address(shared_database).text, "https://shop.example/v1"
    vault, clock = Vault(), SystemClock()
    vault.entries[SHARED_SERVICE_NAME, address.partition("?")[0]] = DESK_PASSWORD
    environment = Environment(EnvironmentId.STAGING, "Staging", base_url, SettingSource.USER)
    async with AsyncExitStack() as closing:
        own = LedgerInTwoPlaces(tmp_path / "ledger.sqlite3", clock)
        closing.push_async_callback(own.close)
        held = []
        # GIVEN two computers with the same disk image
        for computer in ("till 1", "till 2"):
            sharing = Sharing(KeyStore(lambda: vault), own, clock, partial(Person, "Anna", computer))
            closing.push_async_callback(sharing.close)
            outbox = Outbox(tmp_path / f"{computer}.sqlite3", clock)
            closing.push_async_callback(outbox.close)
            await (await sharing.store(address)).connected(LONGEST_WAIT)
            adds = await sharing.adds(address, environment, outbox)
            closing.push_async_callback(adds.close)
            # WHEN both add the same animal
            entry = await outbox.queue_new(Typed("Rex", "7"))
            with adds.leaving(entry.number):
                found = await adds.claim(entry, NewAnimal("Rex", 7, None))
                await outbox.begin_sending(entry.number)
            held.append([one.person.computer for one in found])
        # THEN the second one is asked
        assert held == [[], ["till 1"]]


@pytest.mark.thorough
async def test_without_the_store_adds_leave_as_ever(folder: Path) -> None:
    with running_postgres() as server:
        database = server.make_database(with_schema=True)
        async with opened(server, database, folder) as (service, *tills):
            server.stop()
            for one in tills:
                await one.at.add("Rex")
                one.at.queue.service_reached()
                await one.until(partial(one.is_in, "Rex", State.CREATED))
            assert service.received == ["Rex", "Rex"]
            server.start()
            for one in tills:
                one.store.probe()
                await one.until(one.is_back)
            anna, _ = tills
            # What was added meanwhile is known now.
            assert [one.animal_id for one in await anna.adds.alike([read_typed(Typed("Rex", "7"))])] == [2]


async def test_a_row_like_another_is_held(shop: Shop) -> None:
    service, anna, ben = shop
    await anna.at.add("Rex 17")
    anna.at.queue.service_reached()
    await anna.until(lambda: anna.entry("Rex 17").state is State.CREATED and anna.adds.is_told)
    rows = [JobRow(n, (f"Rex {n}", "7"), Typed(f"Rex {n}", "7")) for n in range(1, 21)]
    job = await ben.at.queue.job_steps.begin_job("delivery.csv", "digest", "ben", {}, rows)
    await ben.at.until(lambda: ben.at.queue.jobs[0].is_over)
    counts = (await ben.at.queue.outbox.job(job.number)).counts
    assert (counts[State.CREATED], counts[State.REFUSED]) == (19, 1)
    assert is_held(ben.entry("Rex 17"))
    assert max(service.names().values()) == 1
    await ben.until(lambda: ben.adds.is_told)
    assert len(await anna.adds.alike(None)) == 19


async def lose_rex(service: AnimalService, till: Till) -> None:
    """Let the connection of an add be cut before the service adds it."""
    service.plans.append(_CUT)
    await till.at.add("Rex")
    till.at.queue.service_reached()
    await till.until(lambda: till.entry("Rex").state is State.UNCONFIRMED and till.adds.is_told)


@pytest.mark.parametrize("told", ["REX", None])
async def test_an_animal_that_a_colleague_added_is_not_taken_for_an_unconfirmed_add(
    shop: Shop, told: str | None
) -> None:
    service, anna, ben = shop
    # Ben's is cut before it is added; Anna adds one like it, and knows of his.
    await lose_rex(service, ben)
    if told is not None:
        await anna.at.add(told)
        theirs = await anna.adds.alike([read_typed(Typed(told, "7"))])
        assert [one.state for one in theirs] == [State.UNCONFIRMED]
        anna.at.queue.colleagues.note_asked(anna.entry(told).number, theirs)
        anna.at.queue.service_reached()
        await anna.until(lambda: anna.entry(told).state is State.CREATED and anna.adds.is_told)
    else:
        # As if she shared nothing.
        service.add("Rex")
    looked = await ben.at.queue.check(ben.entry("Rex"))
    (look,) = looked.looks
    expected = (Outcome.ABSENT, None) if told is not None else (Outcome.FOUND, 1)
    assert (look.outcome, look.animal_id) == expected


@pytest.mark.parametrize("others", sampled([100, 99]), ids=["not listed", "listed"])
async def test_what_was_found_is_not_found_any_more_once_a_colleague_tells_that_it_is_theirs(
    shop: Shop, others: int
) -> None:
    service, anna, ben = shop
    # Ben's is cut before it is added. Anna has added one like it, which she has not told yet.
    await lose_rex(service, ben)
    hers = service.add("Rex")
    looked = await ben.at.queue.check(ben.entry("Rex"))
    assert [look.animal_id for look in looked.looks] == [hers]
    for number in range(others):
        service.add(f"Other {number}")
    # WHEN she tells it
    added = await anna.at.queue.outbox.queue_new(Typed("Rex", "7"))
    await anna.at.queue.outbox.begin_sending(added.number)
    anna.at.queue.update(await anna.at.queue.outbox.created(added.number, hers))
    await anna.until(lambda: anna.adds.is_told)
    looked = await ben.at.queue.check(ben.entry("Rex"))
    newest = looked.looks[-1]
    assert (newest.outcome, newest.animal_id) == (Outcome.UNCLEAR, None)


async def test_what_may_be_anothers_is_unclear(shop: Shop) -> None:
    service, anna, ben = shop
    service.plans.extend([_CUT, Failure(Point.AFTER_REQUEST, Manner.CLOSE, adds=True)])
    for one in (ben, anna):
        await one.at.add("Rex")
        theirs = await one.adds.alike([read_typed(Typed("Rex", "7"))])
        one.at.queue.colleagues.note_asked(one.entry("Rex").number, theirs)
        one.at.queue.service_reached()
        await one.until(partial(one.is_in, "Rex", State.UNCONFIRMED))
        await one.until(one.is_back)
    for one in (anna, ben):
        looked = await one.at.queue.check(one.entry("Rex"))
        assert looked.looks[-1].outcome is Outcome.UNCLEAR
