"""What one desk learns and its staff write is known to all desks: real catalogues on a real PostgreSQL."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from itertools import cycle
from pathlib import Path

import pytest
from msgspec.structs import replace

from menagerie.catalogue.merge import Pending
from menagerie.domain.animal import Animal, Mark
from menagerie.domain.cases import KnowledgeCase
from menagerie.domain.clock import Clock, SystemClock
from menagerie.domain.facts import fact
from menagerie.domain.knowledge import LONG_AGO, Entry, Kind, Merged, Person
from menagerie.domain.notes import NO_NOTES, Notes
from menagerie.shared.connection import WITHIN, SharedStore
from menagerie.shared.knowledge import Batch, KnowledgeLog, Published
from menagerie.workflows.sharing import SharedKnowledge
from support.clock import VirtualClock
from support.counting import counts_of
from support.patience import LONGEST_WAIT
from support.postgres import Postgres
from support.shared_knowledge import BASE_URL, KnowingDesk, desks, share
from support.shared_stores import connected, held

REX = Animal(1, "Rex", 7, "available")
SOLD_REX = Animal(1, "Rex", 7, "sold")
BELLA = Animal(-2, "Bella\0 \\0", 9, None)
HOLD = Notes("Hold for Ms Nord", ("VIP", "Jabbed"))
# It was named at an unknown time.
DOGS = Entry(Kind.CATEGORY, 7, LONG_AGO, Person("Anna", "till 1"), "Dogs")
# Longer than any exchange takes, in seconds.
AGES = 3600.0


Pair = tuple[KnowingDesk, KnowingDesk]


@pytest.fixture
def pair(
    postgres: Postgres, shared_database: str, tmp_path: Path
) -> AbstractAsyncContextManager[list[KnowingDesk]]:
    """Anna's desk and Ben's, which do not share yet."""
    return desks(postgres, shared_database, tmp_path, "Anna", "Ben")


@pytest.fixture
def sharing(
    postgres: Postgres, shared_database: str, tmp_path: Path
) -> AbstractAsyncContextManager[list[KnowingDesk]]:
    """The same, which share."""
    return desks(postgres, shared_database, tmp_path, "Anna", "Ben", share_at_once=True)


async def writes_all(desk: KnowingDesk, animal: Animal, notes: Notes, category: str) -> None:
    """Let a desk write something of each kind."""
    await desk.sees(animal)
    await desk.catalogue.save_notes({animal.id: notes})
    await desk.catalogue.name_category(animal.category_id, category)


async def knows_all(desk: KnowingDesk, animal: Animal, notes: Notes, category: str) -> None:
    """Check that a desk knows that, as ``writes_all`` wrote it."""
    assert await desk.knows(animal.id) == animal
    assert [one.text for one in (await desk.catalogue.notes([animal.id]) or {}).values()] == [notes.text]
    assert dict(await desk.catalogue.category_names()) == {animal.category_id: category}


async def test_what_is_known_goes_both_ways(pair: Pair) -> None:
    anna, ben = pair
    # What they know before they share
    await anna.sees(REX)
    await anna.catalogue.name_category(7, "Dogs")
    await ben.sees(BELLA)
    await ben.catalogue.save_notes({BELLA.id: HOLD})
    await share(anna, ben)
    await anna.until(lambda taken: BELLA.id in taken.animals & taken.notes)
    assert await ben.knows(REX.id) == REX
    assert await anna.knows(BELLA.id) == BELLA
    assert await anna.catalogue.notes([BELLA.id]) == {BELLA.id: Notes(HOLD.text, ("Jabbed", "VIP"))}
    assert dict(await ben.catalogue.category_names()) == {7: "Dogs"}
    # AND what they learn from now on
    await ben.sees(SOLD_REX)
    await ben.catalogue.save_notes({BELLA.id: NO_NOTES})
    await ben.catalogue.name_category(9, "Cats")
    await ben.exchanged()
    await anna.until(lambda taken: 9 in taken.categories)
    await anna.exchanged()
    assert await anna.knows(REX.id) == SOLD_REX
    assert [one.animal for one in await anna.catalogue.history(REX.id)] == [REX, SOLD_REX]
    assert await anna.catalogue.notes([BELLA.id]) == {}
    assert await anna.conflicts() == await ben.conflicts() == ()


async def test_what_a_person_does_is_found_elsewhere_and_of_two_names_the_last_counts(
    sharing: Pair,
) -> None:
    anna, ben = sharing
    await anna.catalogue.record_animals([REX], added_here=True)
    await anna.catalogue.name_category(7, "Dogs")
    await anna.catalogue.save_notes({REX.id: Notes("", ("VIP",))})
    await ben.until(lambda taken: REX.id in taken.animals & taken.notes and 7 in taken.categories)
    assert await ben.finds("rex") == await ben.finds("vip") == (REX.id,)
    # AND it says who did it, to others only
    kinds = {Kind.ADDED, Kind.NOTES, Kind.CATEGORY}
    await ben.exchanged()
    known_by = await ben.catalogue.credits(REX.id)
    assert {one.kind for one in known_by} == kinds
    assert {one.by for one in known_by} == {Person("Anna", "till 1")}
    assert await anna.catalogue.credits(REX.id) == ()
    (known,) = await ben.catalogue.animals([REX.id])
    assert known.mark is Mark.NEW
    # WHEN a person names what a colleague has named
    await ben.catalogue.name_category(5, "Bunnies")
    await anna.until(lambda taken: 5 in taken.categories)
    await anna.catalogue.name_category(5, "Rabbits")
    await ben.until(lambda taken: taken.has_conflicts)
    case = KnowledgeCase.CATEGORY_NAMED
    said = fact(case, person="Anna", computer="till 1", category="5", mine="Bunnies", theirs="Rabbits")
    assert await ben.conflicts() == (said,)
    assert dict(await ben.catalogue.category_names()) == {5: "Rabbits", 7: "Dogs"}
    assert await anna.conflicts() == ()


async def test_entries_are_read_in_their_order_as_they_were_written_whatever_characters_they_have(
    postgres: Postgres, shared_database: str
) -> None:
    odd, anna = "nul \0, \\0 and \\", Person("An\0na", "till \\1")
    clock = VirtualClock(SystemClock().now())
    seen = Entry(Kind.ANIMAL, 1, LONG_AGO, Person(), odd, 7, odd)
    again = Entry(Kind.ANIMAL, 1, clock.now(), anna, odd, 9, None)
    noted = Entry(Kind.NOTES, 1, LONG_AGO, anna, note="\\0", tags=("VIP", odd))
    cleared = Entry(Kind.CATEGORY, 7, LONG_AGO, anna, "")
    async with connected(postgres, shared_database) as store:
        log = KnowledgeLog(store, BASE_URL, clock)
        assert (await log.stand()).newest == 0
        told = await log.publish([seen, noted], 0)
        assert (told.before, told.after.number, told.unread) == (0, 2, ())
        # WHEN a desk that has read nothing tells more, and something else that it is overruled by
        other = replace(seen, name="Rex")
        told = await log.publish([other, again, cleared], 0)
        # THEN
        assert (told.before, told.after.number) == (2, 4)
        assert [replace(one, is_superseded=False) for one in told.unread] == [seen, seen]
        assert sorted(one.is_superseded for one in told.unread) == [False, True]
        standing = await log.stand(2)
        assert standing.newest == 4
        first, second = await log.read(0, 2), await log.read(2, 10)
        assert first.entries == (replace(seen, is_superseded=True), noted)
        assert first.end == standing.read
        (later, category) = second.entries
        # By the two clocks, of which one goes on meanwhile.
        assert later.at <= again.at
        assert (replace(later, at=again.at), category) == (again, cleared)
        assert second.end == told.after
        nothing = await log.read(4, 10)
        assert (nothing.entries, nothing.end) == ((), second.end)


async def test_an_exchange_waits_longer_than_a_request_would_for_other_work_on_its_connection(
    store: SharedStore,
) -> None:
    log = KnowledgeLog(store, BASE_URL, SystemClock())
    await log.stand()
    async with held(store):
        exchange = [asyncio.ensure_future(one) for one in (log.stand(), log.read(0, 10), log.publish([], 0))]
        done, _ = await asyncio.wait(exchange, timeout=2 * WITHIN)
        assert not done
    await asyncio.gather(*exchange)


async def test_what_a_later_version_tells_is_passed_over(
    store: SharedStore, postgres: Postgres, shared_database: str
) -> None:
    log = KnowledgeLog(store, BASE_URL, SystemClock())
    await log.stand()
    await log.publish([DOGS, replace(DOGS, subject=8)], 0)
    postgres.execute("UPDATE menagerie.knowledge_log SET kind = 'mood' WHERE subject = 7", shared_database)
    batch = await log.read(0, 10)
    assert ([one.subject for one in batch.entries], batch.end.number) == ([8], 2)
    # Who has read behind the newest reads again, and without a known store nothing is read.
    assert (await log.stand(2**63 - 1)).read.number == 2
    assert (await KnowledgeLog(store, BASE_URL, SystemClock()).read(0, 10)).entries == ()


async def test_a_high_number_hides_nothing(sharing: Pair, postgres: Postgres, shared_database: str) -> None:
    anna, ben = sharing
    await anna.sees(REX)
    await anna.exchanged()
    # GIVEN an entry with the highest number that there is, which is announced, too
    postgres.execute(
        """
        INSERT INTO menagerie.knowledge_log (place, number, kind, subject, at, note)
            SELECT id, 9223372036854775807, 'notes', 1, 1, 'junk' FROM menagerie.knowledge_place;
        SELECT pg_notify('menagerie_knowledge', id || ' 9223372036854775807')
            FROM menagerie.knowledge_place
        """,
        shared_database,
    )
    await ben.exchanged()
    # WHEN a colleague writes more
    await anna.catalogue.save_notes({REX.id: HOLD})
    await anna.sees(BELLA)
    await ben.until(lambda taken: BELLA.id in taken.animals)
    # THEN it comes, and counts
    assert await ben.catalogue.notes([REX.id]) == {REX.id: Notes(HOLD.text, ("Jabbed", "VIP"))}
    assert len(ben.store.left_out) == 1


async def test_a_desk_hears_of_its_own_service_only(postgres: Postgres, shared_database: str) -> None:
    def named(category: int) -> Entry:
        return Entry(Kind.CATEGORY, category, LONG_AGO, Person("Anna", "till 1"), "Dogs")

    async with connected(postgres, shared_database) as store:
        animals, staging = (
            KnowledgeLog(store, f"https://{name}.example/v1", SystemClock())
            for name in ("animals", "staging")
        )
        heard: asyncio.Queue[None] = asyncio.Queue()
        for log in (animals, staging):
            await log.stand()
        animals.listen(lambda: 0, lambda: heard.put_nowait(None))
        # That it listens now.
        await asyncio.wait_for(heard.get(), LONGEST_WAIT)
        await staging.publish([named(7), named(8), named(9)], 0)
        # What is notified is heard in its order.
        await asyncio.sleep(0)
        assert heard.empty()
        await animals.publish([named(7)], 0)
        await asyncio.wait_for(heard.get(), LONGEST_WAIT)


async def test_an_odd_announcement_is_passed_over(postgres: Postgres, shared_database: str) -> None:
    failed: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _loop, what: failed.append(what))
    async with connected(postgres, shared_database) as store:
        log = KnowledgeLog(store, BASE_URL, SystemClock())
        heard: asyncio.Queue[None] = asyncio.Queue()
        await log.stand()
        log.listen(lambda: 0, lambda: heard.put_nowait(None))
        # That it listens now.
        await asyncio.wait_for(heard.get(), LONGEST_WAIT)
        for number in ("soon", "²", "9" * 6_000):
            announce = "SELECT pg_notify('menagerie_knowledge', id || %s) FROM menagerie.knowledge_place"
            await store.run(lambda c: c.execute(announce, [f" {number}"]), LONGEST_WAIT)  # noqa: B023 - at once
        await log.publish([DOGS], 0)
        await asyncio.wait_for(heard.get(), LONGEST_WAIT)
        assert heard.empty()
    assert failed == []


async def test_notes_that_a_later_change_replaces_unseen_are_said_to_who_made_it(sharing: Pair) -> None:
    anna, ben = sharing
    # GIVEN a desk that is without the store while a colleague writes
    await anna.unshare()
    ben.clock.ahead = -AGES
    await ben.catalogue.save_notes({1: Notes("Eats apples", ("Shy",)), 2: Notes("Bites")})
    await ben.exchanged()
    # WHEN something else is written and cleared there after that
    await anna.catalogue.save_notes({1: Notes("Eats pears"), 2: Notes("Growls")})
    await anna.catalogue.save_notes({2: NO_NOTES})
    await share(anna)
    # THEN it counts, and the other is not lost unseen
    case, of_ben = KnowledgeCase.NOTES_MISSED, {"person": "Ben", "computer": "till 2"}
    assert await anna.conflicts() == (
        fact(case, animal="1", theirs="Eats apples · Shy", **of_ben),
        fact(case, animal="2", theirs="Bites", **of_ben),
    )
    await ben.exchanged()
    assert await ben.conflicts() == ()
    for desk in (anna, ben):
        assert await desk.catalogue.notes([1, 2]) == {1: Notes("Eats pears")}


class _OvertakenLog(KnowledgeLog):
    """Lets things happen between what a desk reads and what it tells first, and right after that."""

    def __init__(
        self, store: SharedStore, base_url: str, clock: Clock, *happen: Callable[[], Awaitable[object]]
    ) -> None:
        super().__init__(store, base_url, clock)
        self._happen = list(happen)

    async def publish(self, entries: Sequence[Entry], known: int) -> Published:
        if self._happen:
            await self._happen.pop(0)()
        published = await super().publish(entries, known)
        if self._happen:
            await self._happen.pop(0)()
        return published


async def test_notes_that_are_told_in_the_moment_in_which_a_later_change_replaces_them_are_said_too(
    sharing: Pair,
) -> None:
    anna, ben = sharing
    for desk in (anna, ben):
        await desk.unshare()
    ben.clock.ahead = -AGES
    await ben.catalogue.save_notes({1: Notes("Eats apples"), 2: HOLD})
    ben.clock.ahead = 0.0
    await anna.catalogue.save_notes({1: Notes("Eats pears"), 2: HOLD})
    # WHEN a colleague tells them after this desk has read, and before it tells its own, which go on
    anna.share(
        log=lambda *of: _OvertakenLog(
            *of,
            lambda: share(ben),
            lambda: anna.catalogue.save_notes({1: Notes("Eats plums")}),
        ),
    )
    await anna.exchanged()
    await ben.exchanged()
    # THEN the one of which it has another is not lost unseen
    case = KnowledgeCase.NOTES_MISSED
    said = fact(case, person="Ben", computer="till 2", animal="1", theirs="Eats apples")
    assert await anna.conflicts() == (said,)
    assert await ben.conflicts() == ()
    assert [one.text for one in (await ben.catalogue.notes([1]) or {}).values()] == ["Eats plums"]


async def test_news_that_come_as_all_was_exchanged_do_not_deny_it(
    postgres: Postgres, shared_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with desks(postgres, shared_database, tmp_path, "Anna") as (anna,):
        exchange = anna.catalogue.exchange
        # Not each time: an exchange that follows at once would meet the news of the one before it.
        list_pending, is_news = exchange.pending, cycle([True, False])

        async def pending_before_news(most: int) -> Pending:
            pending = await list_pending(most)
            if not pending.numbers and next(is_news):
                # Runs after the exchange has said that it is done, and before who waits for that.
                asyncio.get_running_loop().call_soon(exchange.write)
            return pending

        monkeypatch.setattr(exchange, "pending", pending_before_news)
        await share(anna)


async def test_an_older_change_does_nothing(sharing: Pair) -> None:
    anna, ben = sharing
    await anna.unshare()
    # Times reach the other desk only as exactly as the store is quick.
    anna.clock.ahead = -AGES
    await anna.sees(REX)
    await anna.catalogue.name_category(7, "Hounds")
    anna.clock.ahead = 0.0
    await ben.sees(SOLD_REX)
    await ben.catalogue.name_category(7, "Dogs")
    await ben.exchanged()
    await share(anna)
    for desk in (anna, ben):
        assert await desk.knows(REX.id) == SOLD_REX
        assert dict(await desk.catalogue.category_names()) == {7: "Dogs"}
    assert [one.case for one in await anna.conflicts()] == [KnowledgeCase.CATEGORY_NAMED]


async def test_what_was_written_while_a_computers_clock_was_ahead_overrules_nothing_later(
    sharing: Pair,
) -> None:
    anna, ben = sharing
    # GIVEN a computer whose clock was corrected
    anna.clock.ahead = AGES
    await writes_all(anna, REX, Notes("Eats apples"), "Hounds")
    await anna.exchanged()
    anna.clock.ahead = 0.0
    await ben.until(lambda taken: REX.id in taken.animals & taken.notes and 7 in taken.categories)
    # WHEN a colleague changes all of it
    await writes_all(ben, SOLD_REX, HOLD, "Dogs")
    for desk in (ben, anna, ben):
        await desk.exchanged()
    # THEN that counts
    for desk in (anna, ben):
        await knows_all(desk, SOLD_REX, HOLD, "Dogs")


async def test_what_was_written_while_the_stores_clock_was_ahead_overrules_nothing_later(
    postgres: Postgres, shared_database: str, tmp_path: Path
) -> None:
    async with desks(postgres, shared_database, tmp_path, "Anna", "Ben", "Cleo") as (anna, ben, cleo):
        await share(anna, ben)
        # GIVEN a store whose clock was corrected
        postgres.execute(
            "CREATE FUNCTION menagerie.an_hour_ahead() RETURNS trigger LANGUAGE plpgsql AS"
            " $$ BEGIN NEW.at := NEW.at + 3600; RETURN NEW; END $$;"
            "CREATE TRIGGER an_hour_ahead BEFORE INSERT ON menagerie.knowledge_log"
            " FOR EACH ROW EXECUTE FUNCTION menagerie.an_hour_ahead()",
            shared_database,
        )
        await writes_all(anna, REX, Notes("Eats apples"), "Hounds")
        await anna.exchanged()
        postgres.execute("DROP TRIGGER an_hour_ahead ON menagerie.knowledge_log", shared_database)
        cleo.share()
        for desk in (ben, cleo):
            await desk.until(lambda taken: REX.id in taken.animals & taken.notes and 7 in taken.categories)
        # WHEN one of them changes all of it
        await writes_all(ben, SOLD_REX, HOLD, "Dogs")
        for desk in (ben, cleo, anna, ben):
            await desk.exchanged()
        # THEN that counts
        assert await ben.conflicts() == ()
        for desk in (anna, ben, cleo):
            await knows_all(desk, SOLD_REX, HOLD, "Dogs")


async def test_what_was_seen_again_is_told(pair: Pair) -> None:
    anna, ben = pair
    await anna.sees(REX, ago=20.0)
    await share(anna, ben)
    await ben.unshare()
    await ben.sees(SOLD_REX, ago=10.0)
    # Nothing has changed for this desk, so nothing is told.
    await anna.sees(REX)
    await anna.exchanged()
    assert len(anna.entries()) == 1
    await share(ben)
    await anna.exchanged()
    await ben.exchanged()
    for desk in (anna, ben):
        assert await desk.knows(REX.id) == REX


async def test_what_is_written_while_the_store_is_away_is_told_when_it_is_back(
    sharing: Pair, postgres: Postgres, shared_database: str
) -> None:
    anna, ben = sharing
    postgres.execute(f"ALTER DATABASE {shared_database} ALLOW_CONNECTIONS false")
    with postgres.connect() as connection:
        ending = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s"
        connection.execute(ending, [shared_database])
    await anna.sees(REX)
    await anna.catalogue.save_notes({REX.id: HOLD})
    await ben.catalogue.name_category(7, "Dogs")
    postgres.execute(f"ALTER DATABASE {shared_database} ALLOW_CONNECTIONS true")
    for desk in (anna, ben):
        # Where a login was refused, they would try again only after minutes.
        desk.store.try_again()
    await ben.until(lambda taken: REX.id in taken.animals & taken.notes)
    await anna.until(lambda taken: 7 in taken.categories)
    assert await ben.finds("nord") == (REX.id,)


async def test_what_was_published_by_a_desk_that_died_meanwhile_is_not_doubled(
    postgres: Postgres, shared_database: str, tmp_path: Path
) -> None:
    async with desks(postgres, shared_database, tmp_path, "Anna") as (anna,):
        await anna.sees(REX)
        await share(anna)
        await anna.catalogue.name_category(7, "Dogs")
        await anna.exchanged()
        before = anna.entries()
        await anna.unshare()
        # As it is after a kill between publishing and noting it.
        await anna.catalogue._database.write(
            lambda one: one.executescript(
                "INSERT INTO unshared (kind, subject) VALUES ('animal', 1), ('category', 7);"
                "UPDATE joined SET number = 0, digest = ''"
            ),
            None,
        )
        await share(anna)
        assert anna.entries() == before
        assert len(before) == 2


async def test_another_store_is_told_all(pair: Pair, postgres: Postgres, shared_database: str) -> None:
    other = postgres.make_database(with_schema=True)
    anna, ben = pair
    try:
        await anna.sees(REX, BELLA)
        await anna.catalogue.name_category(7, "Dogs")
        for database in (shared_database, other):
            # Each store has a salt of its own; these were copied from one template.
            postgres.execute("UPDATE menagerie.about SET salt = sha256(random()::text::bytea)", database)
            anna.database = database
            await share(anna)
            await anna.unshare()
            kinds = sorted(kind for kind, *_ in anna.entries())
            assert kinds == ["animal", "animal", "category"]
        ben.database = other
        await share(ben)
        assert await ben.knows(BELLA.id) == BELLA
        await ben.unshare()
    finally:
        postgres.drop_database(other)


async def test_a_failover_that_lost_entries_loses_nothing(
    pair: Pair, postgres: Postgres, shared_database: str
) -> None:
    anna, ben = pair
    # GIVEN two desks, of which one does not know yet what the other wrote last
    await anna.sees(REX, BELLA)
    await share(anna, ben)
    await anna.unshare()
    assert len(anna.entries()) == 2
    await ben.catalogue.save_notes({REX.id: HOLD})
    await ben.exchanged()
    await ben.unshare()
    # WHEN the database goes on as a replica that had not got that, and as many entries come
    postgres.execute("DELETE FROM menagerie.knowledge_log WHERE number > 2", shared_database)
    postgres.execute("UPDATE menagerie.knowledge_place SET number = 2", shared_database)
    await anna.catalogue.save_notes({BELLA.id: HOLD})
    await anna.catalogue.name_category(7, "Dogs")
    await share(anna, ben)
    await anna.until(lambda taken: REX.id in taken.notes)
    # THEN both know both notes
    for desk in (anna, ben):
        notes = await desk.catalogue.notes([REX.id, BELLA.id]) or {}
        assert {one: its.text for one, its in notes.items()} == dict.fromkeys((REX.id, BELLA.id), HOLD.text)
        assert dict(await desk.catalogue.category_names()) == {7: "Dogs"}
        assert await desk.conflicts() == ()


async def test_a_desk_stops_also_in_the_moment_in_which_it_has_something_to_tell(
    postgres: Postgres, shared_database: str, tmp_path: Path
) -> None:
    async with desks(postgres, shared_database, tmp_path, "Anna") as (anna,):
        await share(anna)
        # Its task waits for news now.
        await asyncio.sleep(0)
        assert anna.catalogue.exchange.written
        anna.catalogue.exchange.written()
        async with asyncio.timeout(LONGEST_WAIT):
            await anna.unshare()
        assert not [one for one in asyncio.all_tasks() if one.get_name() == "exchange knowledge"]


class _LogOfASlowDesk(KnowledgeLog):
    """Lets a desk wait for its own disk when it has read something, until that is told to ``go_on``."""

    def __init__(self, store: SharedStore, catalogue: Path) -> None:
        super().__init__(store, BASE_URL, SystemClock())
        self.has_read = asyncio.Event()
        self._holder = sqlite3.connect(catalogue, isolation_level=None)

    async def read(self, after: int, most: int) -> Batch:
        batch = await super().read(after, most)
        if batch.entries and not self.has_read.is_set():
            self._holder.execute("BEGIN IMMEDIATE")
            self.has_read.set()
        return batch

    def go_on(self) -> None:
        self._holder.execute("ROLLBACK")
        self._holder.close()


async def test_what_is_being_taken_over_as_a_desk_stops_is_still_announced(
    pair: Pair, postgres: Postgres, shared_database: str, tmp_path: Path
) -> None:
    anna, ben = pair
    await anna.catalogue.save_notes({REX.id: HOLD})
    await share(anna)
    # GIVEN a desk that is writing down what it has read
    await ben.sees(REX)
    store = SharedStore(postgres.socket_address(shared_database), None, part="knowledge")
    log, taken = _LogOfASlowDesk(store, tmp_path / "Ben.sqlite3"), list[Merged]()
    knowledge = SharedKnowledge(ben.catalogue.exchange, log, store, taken.append)
    knowledge.start()
    await asyncio.wait_for(log.has_read.wait(), LONGEST_WAIT)
    # WHEN its environment is opened again
    closing = asyncio.ensure_future(knowledge.close())
    await asyncio.sleep(0)
    log.go_on()
    await closing
    # THEN it says what it has taken over: the catalogue is the same
    assert await ben.catalogue.notes([REX.id])
    assert [one.notes for one in taken] == [{REX.id}]


async def test_another_service_stays_apart(pair: Pair) -> None:
    anna, ben = pair
    await anna.sees(REX)
    anna.share()
    ben.share("https://staging.example.com/v1")
    await anna.exchanged()
    await ben.exchanged()
    assert await ben.knows(REX.id) is None


async def test_many_animals_are_taken_over(postgres: Postgres, shared_database: str, tmp_path: Path) -> None:
    # Several batches.
    many = [Animal(number, f"Rex {number}", number % 7, "available") for number in range(3_000)]
    async with desks(postgres, shared_database, tmp_path, "Anna", "Ben") as (anna, ben):
        await anna.catalogue.record_animals(many)
        await share(anna, ben)
        counts = await counts_of(ben.catalogue)
        assert counts is not None
        assert counts.total == len(many)
        assert await ben.catalogue.look_at_all() == {}
        # Only one of the two has told it.
        assert len(anna.entries()) == len(many)
