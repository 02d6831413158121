"""What desks add, published in a real PostgreSQL: found by colleagues, claimed once, told after a pause."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from functools import partial
from pathlib import Path
from shutil import copy2
from typing import Any

import pytest

from menagerie.catalogue.catalogue import Catalogue
from menagerie.deliveries.delivery import Delivery, FileFormat, Reading
from menagerie.domain.animal import LONGEST_NAME, Animal, NewAnimal, PetStatus
from menagerie.outbox.entry import Entry, State, Typed
from menagerie.outbox.store import Outbox
from menagerie.shared.adds import SharedAdds
from menagerie.shared.adds_statements import LATELY, MOST_ALIKE, Rivals
from menagerie.shared.connection import WITHIN
from menagerie.workflows.colleagues import Colleagues
from menagerie.workflows.importing import Alike, Choices, Field, Likeness, Preview
from support.clock import WrongClock
from support.patience import LONGEST_WAIT
from support.postgres import OwnPostgres, Postgres
from support.shared_adds import REX, AddingDesk, adding_desk
from support.shared_stores import held, until

Open = Callable[..., AbstractAsyncContextManager[AddingDesk]]
Published = Callable[..., list[tuple[Any, ...]]]


@pytest.fixture
def desk(postgres: Postgres, shared_database: str, tmp_path: Path) -> Open:
    """Return what opens a desk."""

    def opened(name: str, **options: Any) -> AbstractAsyncContextManager[AddingDesk]:
        return adding_desk(postgres, shared_database, tmp_path, name, **options)

    return opened


def rows(server: Postgres, database: str, columns: str = "name, state, person") -> list[tuple[Any, ...]]:
    """Return what is published."""
    with server.connect(database) as connection:
        connection.execute("SET search_path TO menagerie")
        statement = f"SELECT {columns} FROM adds ORDER BY installation, number"  # noqa: S608 - of tests
        return connection.execute(statement.encode()).fetchall()


@pytest.fixture
def published(postgres: Postgres, shared_database: str) -> Published:
    return partial(rows, postgres, shared_database)


def copy_outbox(name: str, folder: Path, to: Path) -> None:
    """Copy the files of an outbox that is closed."""
    for file in folder.glob(f"{name}.*"):
        copy2(file, to)


async def create_alone(
    folder: Path, clock: WrongClock, hours_ago: float, count: int = 1, name: str = "Rex"
) -> None:
    """Let Anna's desk add animals some hours ago, by its clock, without the store."""
    clock.ahead = -3600.0 * hours_ago
    outbox = Outbox(folder / "Anna.sqlite3", clock)
    for _ in range(count):
        entry = await outbox.queue_new(Typed(name, "7"))
        await outbox.begin_sending(entry.number)
        await outbox.created(entry.number, None)
    await outbox.close()
    clock.ahead = 0.0


async def test_all_changes_are_published(desk: Open, published: Published) -> None:
    async with desk("Anna") as anna:
        states = []
        entry = await anna.queue("Rex", status="sold")
        steps = (
            partial(anna.outbox.begin_sending, entry.number),
            partial(anna.outbox.unconfirmed, entry.number, ""),
            partial(anna.outbox.created, entry.number, 1043),
        )
        for step in steps:
            await anna.told()
            states += published("state, animal_id")
            anna.adds.note(await step())
        await anna.told()
        states += published("state, animal_id")
        assert states == [("queued", None), ("sending", None), ("unconfirmed", None), ("created", 1043)]
        columns = "name, category_id, status, person, computer, abs(changed_at - ledger_now()) < 60"
        assert published(columns) == [("Rex", 7, "sold", "Anna", "till of Anna", True)]


async def test_drafts_are_private(desk: Open, published: Published) -> None:
    async with desk("Anna") as anna, desk("Ben") as ben:
        draft = await anna.outbox.save_draft(Typed("Secret", "7"))
        anna.adds.note(draft)
        assert anna.adds.is_told
        entry = await anna.queue()
        await anna.told()
        assert await ben.found() == [("Anna", State.QUEUED)]
        anna.adds.note(await anna.outbox.save_draft(Typed("Secret too", "7"), entry.number))
        await anna.told()
        assert await ben.found() == []
        anna.adds.look_again()
        await anna.told()
        assert published() == [("Rex", "discarded", "Anna")]


async def test_what_cannot_be_an_animal_is_private_and_keeps_nothing_else_from_being_told(
    desk: Open, published: Published
) -> None:
    async with desk("Anna") as anna, desk("Ben") as ben:
        # An earlier version, or damage, may have left a text that this one does not send.
        await anna.outbox.queue_new(Typed("Secret", "no number"))
        await anna.queue()
        anna.adds.look_again()
        await anna.told()
        assert await ben.found() == [("Anna", State.QUEUED)]
        assert "Secret" not in str(published("name"))


async def test_the_same_animal_is_found(desk: Open) -> None:
    async with desk("Anna") as anna, desk("Ben") as ben:
        await anna.queue("RÉX", "7")
        await anna.told()
        assert await ben.found() == [("Anna", State.QUEUED)]
        assert await ben.found(NewAnimal("Rex", 8, None)) == []
        assert await ben.found(NewAnimal("Rex II", 7, None)) == []
        assert await anna.found() == []


async def test_what_was_refused_discarded_or_added_long_ago_is_not_found(desk: Open) -> None:
    clock = WrongClock()
    async with desk("Anna", clock=clock) as anna, desk("Ben") as ben:
        refused, discarded = await anna.queue(), await anna.queue()
        await anna.outbox.begin_sending(refused.number)
        anna.adds.note(await anna.outbox.refused(refused.number, ""))
        anna.adds.note(await anna.outbox.discard(discarded.number))
        await anna.told()
        assert await ben.found() == []
        clock.ahead = 60 - LATELY
        await anna.create(1043)
        await anna.told()
        # What is told late was done before.
        clock.ahead = 0
        (found,) = await ben.adds.alike([REX])
        assert found.animal_id == 1043
        clock.ahead = -60 - LATELY
        await anna.create(1044)
        clock.ahead = 0
        await anna.told()
        assert [one.animal_id for one in await ben.adds.alike([REX])] == [1043]


async def test_another_service_is_another_matter(desk: Open) -> None:
    async with desk("Anna", base_url="https://other.example.com") as anna, desk("Ben") as ben:
        await anna.queue()
        await anna.told()
        assert await ben.found() == []
        assert await ben.adds.alike(None) == ()
        assert await ben.leave(await ben.queue()) == ()


async def test_of_many_adds_the_newest_are_told(desk: Open, postgres: Postgres, shared_database: str) -> None:
    async with desk("till 1") as anna, desk("till 2") as ben:
        await anna.queue("Rex")
        await anna.told()
        postgres.execute(
            f"""
            INSERT INTO menagerie.adds SELECT place, 'zz', number, name, likeness, category_id, status, state,
                NULL, 'Bob', 'till 9', menagerie.ledger_now() - number, change, asked
            FROM (SELECT place, name, likeness, category_id, status, state, change, asked FROM menagerie.adds)
                AS one, generate_series(1, {10 * MOST_ALIKE}) AS number
            """,  # noqa: S608 - a number of ours
            shared_database,
        )
        found = await ben.adds.alike([REX])
        assert len(found) == MOST_ALIKE
        assert {one.number for one in found if one.person.name == "Bob"} <= set(range(1, MOST_ALIKE + 1))


@pytest.mark.parametrize("isolation", ["read committed", "serializable"])
async def test_of_two_adds_that_leave_in_the_same_moment_one_leaves(
    desk: Open, postgres: Postgres, shared_database: str, isolation: str
) -> None:
    # However the shop's administrator has set up the database
    postgres.execute(f"ALTER DATABASE {shared_database} SET default_transaction_isolation TO '{isolation}'")
    async with desk("Anna") as anna, desk("Ben") as ben:
        entries = [await one.queue() for one in (anna, ben)]
        held = await asyncio.gather(anna.leave(entries[0]), ben.leave(entries[1]))
        assert sorted(map(len, held)) == [0, 1]
        late, first = (anna, "Ben") if held[0] else (ben, "Anna")
        (other,) = held[0] or held[1]
        assert (other.person.name, other.state) == (first, State.SENDING)
        # Sent again by a person, who was told.
        entry = entries[0] if late is anna else entries[1]
        again = await late.outbox.queue(entry.number, entry.typed)
        late.adds.note(again)
        assert await late.leave(again) == ()


async def test_what_waits_is_told_also_over_a_connection_that_is_there_or_as_the_desk_ends(
    desk: Open,
) -> None:
    async with desk("Ben") as ben:
        async with desk("Anna") as anna:
            await anna.outbox.queue_new(Typed("Rex", "7"))
            again = anna.open_adds()
            await until(lambda: again.is_told)
            assert await ben.found() == [("Anna", State.QUEUED)]
            await again.close()
            await anna.queue("Bella")
        assert await ben.found(NewAnimal("Bella", 7, None)) == [("Anna", State.QUEUED)]


async def test_one_of_which_the_person_was_told_keeps_nothing_back_also_after_a_restart(
    desk: Open, published: Published
) -> None:
    async with desk("Anna") as anna:
        await anna.create(1043)
        await anna.told()
        async with desk("Ben") as ben:
            entry = await ben.queue()
            told = await ben.adds.alike([REX])
            # And of one that came since
            await anna.create(1044)
            await anna.told()
            newest, _known = await ben.adds.alike([REX])
            ben.adds.note_asked(entry.number, told)
            ben.adds.note_asked(entry.number, [newest])
            ben.adds.note(entry)
            await ben.told()
        asked: dict[str, list[str]] = dict(published("computer, asked"))
        assert asked == {"till of Anna": [], "till of Ben": sorted(one.key for one in (*told, newest))}
        async with desk("Ben") as ben:
            assert await ben.leave(entry) == ()
        async with desk("Cleo") as cleo:
            # She was told of none.
            entry = await cleo.queue()
            assert {one.person.name for one in await cleo.leave(entry)} == {"Anna", "Ben"}


async def test_one_of_which_the_person_was_just_told_keeps_nothing_back(desk: Open) -> None:
    async with desk("Anna") as anna, desk("Ben") as ben:
        await anna.create(1043)
        await anna.told()
        entry = await ben.queue()
        with ben.adds.leaving(entry.number):
            ben.adds.note_asked(entry.number, await ben.adds.alike([REX]))
            assert await ben.adds.claim(entry, REX) == ()


async def test_a_status_counts_if_both_have_one(desk: Open) -> None:
    async with desk("Anna") as anna, desk("Ben") as ben:
        for number, (mine, theirs, is_held) in enumerate(
            [(None, "sold", True), ("sold", None, True), ("sold", "sold", True), ("sold", "pending", False)]
        ):
            assert await anna.leave(await anna.queue("Rex", str(number), status=theirs)) == ()
            assert bool(await ben.leave(await ben.queue("Rex", str(number), status=mine))) is is_held


async def test_adds_of_an_import_leave_together(desk: Open) -> None:
    async with desk("Anna") as anna, desk("Ben") as ben:
        await anna.leave(await anna.queue("Rex"))
        entries = [await ben.queue(name) for name in ("Rex", "Bella", "Rex", "Onyx")]
        held = await asyncio.gather(*map(ben.leave, entries))
        assert [bool(one) for one in held] == [True, False, True, False]


async def test_what_was_missed_is_told_when_the_store_is_back(
    own_postgres: OwnPostgres, tmp_path: Path
) -> None:
    server, database = own_postgres, own_postgres.make_database(with_schema=True)
    async with adding_desk(server, database, tmp_path, "Anna") as anna:
        early = await anna.queue("Early")
        await anna.told()
        server.stop()
        await anna.is_away()
        # All is as if there was no store.
        assert await anna.leave(early) == ()
        assert await anna.found() == []
        anna.adds.note(await anna.outbox.created(early.number, 1))
        await anna.queue("Waiting")
        server.start()
        await until(lambda: anna.store.is_there)
        await anna.told()
        assert rows(server, database, "name, state") == [("Early", "created"), ("Waiting", "queued")]
        server.stop()
        await anna.is_away()
        await anna.create(2, "Late")
    # Ended while it was away: the next start tells it, also what was begun and ended meanwhile.
    async with adding_desk(server, database, tmp_path, "Anna", is_connected=False) as anna:
        await anna.outbox.discard(2)
        server.start()
        await until(lambda: anna.adds.is_told)
        assert rows(server, database, "name, state") == [
            ("Early", "created"),
            ("Waiting", "discarded"),
            ("Late", "created"),
        ]


async def test_what_was_missed_is_told_also_behind_longer_work(desk: Open) -> None:
    async with desk("Anna", within=WITHIN) as anna, desk("Ben") as ben:
        await ben.queue("Onyx")
        await ben.told()
        # GIVEN a desk that tells its ledger all that it missed
        async with held(anna.store):
            # WHEN adds are queued while the connection is busy, of which it noted one itself
            await anna.outbox.queue_new(Typed("Rex", "7"))
            await anna.queue("Bella")
            anna.adds.look_again()
            looking = asyncio.ensure_future(anna.adds.alike(None))
            await asyncio.sleep(0)
            assert await anna.found() == []
            # An import, which compares with all of them, has more time.
            assert not looking.done()
        assert [one.name for one in await looking] == ["Onyx"]
        # THEN they are told as soon as the connection is free
        await anna.told()
        for name in ("Rex", "Bella"):
            assert await ben.found(NewAnimal(name, 7, None)) == [("Anna", State.QUEUED)]


async def test_however_many_adds_are_queued_they_are_told_one_after_the_other(desk: Open) -> None:
    async with desk("Anna", within=WITHIN) as anna:
        async with held(anna.store):
            before = asyncio.all_tasks()
            for name in ("Rex", "Bella", "Onyx"):
                await anna.queue(name)
            # A person's leave goes in between.
            assert len(asyncio.all_tasks() - before) == 1
        await anna.told()


async def test_a_desk_looks_once_at_a_time_for_what_is_untold_and_begins_nothing_without_the_store(
    desk: Open,
) -> None:
    async with desk("Anna") as anna:
        before = asyncio.all_tasks()
        for _ in range(2):
            anna.adds.look_again()
        assert len(asyncio.all_tasks() - before) == 1
        assert not anna.adds.is_told
        await anna.told()
        await anna.store.close()
        before = asyncio.all_tasks()
        await anna.queue()
        assert asyncio.all_tasks() == before


async def test_a_desk_that_loses_the_store_as_it_tells_waits_for_it(desk: Open) -> None:
    async with desk("Anna", within=WITHIN) as anna:
        before = asyncio.all_tasks()
        async with held(anna.store):
            await anna.queue()
            closing = asyncio.ensure_future(anna.store.close())
            await asyncio.sleep(0)
        await closing
        await until(lambda: asyncio.all_tasks() == before)
        assert not anna.adds.is_told


async def test_after_the_end_nothing_is_told(desk: Open, published: Published) -> None:
    async with desk("Anna") as anna:
        entry = await anna.queue()
        await anna.adds.close()
        before = asyncio.all_tasks()
        await anna.queue("Bella")
        anna.adds.look_again()
        assert await anna.adds.claim(entry, REX) == ()
        assert asyncio.all_tasks() == before
        assert published("name, state") == [("Rex", "queued")]


async def test_another_database_that_comes_to_the_same_address_is_told_all_that_waits(
    postgres: Postgres, shared_database: str, desk: Open
) -> None:
    other = postgres.make_database(with_schema=True)
    postgres.execute("UPDATE menagerie.about SET salt = sha256('another')", other)
    async with desk("Anna") as anna:
        await anna.queue()
        await anna.told()
        postgres.drop_database(shared_database)
        await anna.is_away()
        assert not anna.adds.is_told
        postgres.execute(f"ALTER DATABASE {other} RENAME TO {shared_database}")
        await until(lambda: anna.store.is_there)
        await anna.told()
        async with desk("Ben") as ben:
            assert await ben.found() == [("Anna", State.QUEUED)]


async def put_back(desk: Open, folder: Path) -> Entry:
    """Put back a backup of Anna's outbox, in which an add waits that became animal 1043; return the add."""
    backup = folder / "backup"
    backup.mkdir()
    async with desk("Anna", within=WITHIN) as anna:
        entry = await anna.queue()
    copy_outbox("Anna", folder, backup)
    async with desk("Anna", within=WITHIN) as anna:
        assert await anna.leave(entry) == ()
        anna.adds.note(await anna.outbox.created(entry.number, 1043))
        await anna.told()
    copy_outbox("Anna", backup, folder)
    return entry


async def test_an_add_of_an_old_outbox_does_not_leave_again(desk: Open, tmp_path: Path) -> None:
    entry = await put_back(desk, tmp_path)
    async with desk("Anna") as anna:
        # The person is told that it was added.
        (found,) = await anna.leave(entry)
        assert (found.person.name, found.state, found.animal_id) == ("Anna", State.CREATED, 1043)
        await anna.told()
        # It leaves if they say so.
        again = await anna.outbox.queue(entry.number, entry.typed)
        anna.adds.note(again)
        await anna.told()
        assert await anna.leave(again) == ()


async def test_an_old_outbox_does_not_hide_what_an_add_became(desk: Open, tmp_path: Path) -> None:
    entry = await put_back(desk, tmp_path)
    async with desk("Anna") as anna, desk("Ben") as ben:
        # WHEN the add is held back, and Anna discards it
        await anna.leave(entry)
        await anna.told()
        held = (await ben.adds.rivals(REX, [1043])).taken
        anna.adds.note(await anna.outbox.discard(entry.number))
        await anna.told()
        # THEN Ben's desk takes the animal for none of its own adds
        assert held == (await ben.adds.rivals(REX, [1043])).taken == {1043}
        assert await ben.found() == [("Anna", State.CREATED)]


async def test_nor_does_an_outbox_that_knows_only_that_it_was_sent(desk: Open, tmp_path: Path) -> None:
    entry = await put_back(desk, tmp_path)
    async with desk("Anna") as anna:
        await anna.outbox.begin_sending(entry.number)
    # As after damage to the outbox: its list of departures still names the add.
    async with desk("Anna") as anna, desk("Ben") as ben:
        assert (await anna.outbox.entry(entry.number)).state is State.UNCONFIRMED
        assert await ben.found() == [("Anna", State.UNCONFIRMED)]
        assert (await ben.adds.rivals(REX, [1043])).taken == {1043}


async def test_at_the_end_nothing_goes_on_where_sharing_just_ended(desk: Open) -> None:
    async def join() -> SharedAdds:
        return anna.adds

    async with desk("Anna", within=WITHIN) as anna, held(anna.store):
        colleagues, before = Colleagues(join), asyncio.all_tasks()
        await colleagues.join()
        # GIVEN an add that is being told
        await anna.queue()
        # WHEN the person shares no more, and quits at once
        colleagues.share(None)
        joining = asyncio.ensure_future(colleagues.join())
        await asyncio.sleep(0)
        joining.cancel()
        await asyncio.wait({joining})
        await colleagues.close()
        # THEN nothing is told any more: the outbox is closed next
        assert asyncio.all_tasks() == before


async def test_what_was_missed_after_a_computers_clock_was_corrected_is_told(
    desk: Open, tmp_path: Path, published: Published
) -> None:
    clock = WrongClock()
    clock.ahead = 5 * 86_400.0
    async with desk("Anna", clock=clock) as anna:
        await anna.create(1, "Early")
        await anna.told()
    # While the store is away, two days ago
    await create_alone(tmp_path, clock, hours_ago=48, name="Late")
    async with desk("Anna", clock=clock):
        assert published("name, state") == [("Early", "created"), ("Late", "created")]


async def test_what_was_missed_while_a_computers_clock_was_behind_is_told(
    desk: Open, tmp_path: Path, published: Published
) -> None:
    clock = WrongClock()
    async with desk("Anna", clock=clock) as anna:
        waiting = await anna.queue("Waiting")
        await anna.told()
    # While the store is away: two days behind for an add that it has as open, less than an hour for a new one
    outbox = Outbox(tmp_path / "Anna.sqlite3", clock)
    clock.ahead = -2 * 86_400.0
    await outbox.discard(waiting.number)
    await outbox.close()
    await create_alone(tmp_path, clock, hours_ago=50 / 60, name="Late")
    async with desk("Anna", clock=clock):
        assert published("name, state") == [("Waiting", "discarded"), ("Late", "created")]


async def test_a_desk_that_begins_to_share_tells_what_it_added_on_that_day_even_if_it_ends_before(
    desk: Open, tmp_path: Path, published: Published
) -> None:
    clock = WrongClock()
    for hours_ago in (25, 23, 0):
        await create_alone(tmp_path, clock, hours_ago)
    async with desk("Anna", clock=clock, is_connected=False) as anna:
        await anna.store.connected(LONGEST_WAIT)
    async with desk("Anna", clock=clock):
        assert published("number, state") == [(2, "created"), (3, "created")]


async def test_a_desk_that_loses_the_store_halfway_through_many_adds_tells_the_rest_after_its_next_start(
    desk: Open, tmp_path: Path, published: Published
) -> None:
    clock = WrongClock()
    await create_alone(tmp_path, clock, hours_ago=5, count=120)
    async with desk("Anna", clock=clock, is_connected=False) as anna:
        await anna.store.connected(LONGEST_WAIT)
        await until(lambda: bool(published()))
        await anna.store.close()
    async with desk("Anna", clock=clock):
        assert len(published()) == 120


async def test_what_was_missed_around_the_last_telling_is_told_whenever_the_desk_is_started_again(
    desk: Open, tmp_path: Path, published: Published
) -> None:
    clock = WrongClock()
    async with desk("Anna", clock=clock):
        pass
    for hours_ago in (-0.5, 0.5):
        # Also by a clock that was set back in between.
        await create_alone(tmp_path, clock, hours_ago=hours_ago)
    clock.ahead = 2 * 3600.0
    async with desk("Anna", clock=clock):
        assert published("name, state") == [("Rex", "created")] * 2


async def test_what_was_missed_so_long_ago_that_nobody_needs_it_is_not_told(
    desk: Open, tmp_path: Path, published: Published
) -> None:
    clock, day = WrongClock(), 86_400.0
    clock.ahead = day
    async with desk("Anna", clock=clock):
        pass
    for days_ago in (91, 89):
        await create_alone(tmp_path, clock, hours_ago=24.0 * days_ago)
    # The clock was ahead when it told last: it is not known when that was.
    async with desk("Anna", clock=clock):
        assert published("number, state") == [(2, "created")]


async def test_what_was_taken_back_without_the_store_keeps_nobody_back(desk: Open, tmp_path: Path) -> None:
    async with desk("Anna") as anna:
        entry = await anna.queue()
    outbox = Outbox(tmp_path / "Anna.sqlite3", WrongClock())
    await outbox.save_draft(Typed("Rex", "7"), entry.number)
    await outbox.close()
    async with desk("Anna"), desk("Ben") as ben:
        assert await ben.found() == []


@pytest.mark.thorough
async def test_a_large_import_keeps_nobody_away(postgres: Postgres, shared_database: str, desk: Open) -> None:
    async with desk("Anna") as anna:
        await anna.queue("Early")
        await anna.told()
    # GIVEN very many adds, of yesterday and such that are older than they are kept
    postgres.execute(
        "INSERT INTO menagerie.adds SELECT place, installation, 1000 + one, name, likeness || one,"
        " category_id, status, 'created', one, person, computer,"
        " changed_at - CASE WHEN one % 2 = 0 THEN 86400 ELSE 8640000 END, change, asked"
        " FROM menagerie.adds, generate_series(1, 60000) AS one",
        shared_database,
    )
    async with desk("Anna") as anna, desk("Ben") as ben:
        assert await ben.found(NewAnimal("Early", 7, None)) == [("Anna", State.QUEUED)]
        assert anna.store.is_there


async def test_a_store_that_does_nothing_holds_up_no_add(own_postgres: OwnPostgres, tmp_path: Path) -> None:
    server, database = own_postgres, own_postgres.make_database(with_schema=True)
    async with adding_desk(server, database, tmp_path, "Anna", within=WITHIN) as anna:
        entry = await anna.queue()
        await anna.told()
        loop = asyncio.get_running_loop()
        with server.stalled():
            begun = loop.time()
            assert await anna.leave(entry) == ()
            # 0.25 s, and what a busy computer takes.
            assert loop.time() - begun < 2
        await until(lambda: anna.store.is_there)
        await anna.told()
        assert rows(server, database, "state") == [("sending",)]


async def test_an_add_whose_turn_to_ask_the_store_does_not_come_in_time_leaves(desk: Open) -> None:
    async with desk("Anna", within=WITHIN) as anna:
        first, second = await anna.queue(), await anna.queue("Bella")
        await anna.told()
        async with held(anna.store):
            leaving = asyncio.ensure_future(anna.leave(first))
            await asyncio.wait({leaving}, timeout=WITHIN / 2)
            # It waits behind the first one, which does not get through either.
            assert await anna.leave(second) == ()
            assert await leaving == ()
        await anna.told()


async def test_no_claim_is_undone_by_a_read(desk: Open, published: Published) -> None:
    async with desk("Anna") as anna:
        entry = await anna.queue()
        with anna.adds.leaving(entry.number):
            # The outbox has it as queued, and that is being told now.
            assert await anna.adds.claim(entry, REX) == ()
            anna.adds.note(entry)
            other = await anna.queue("Bella")
            await until(lambda: len(published()) == 2)
            assert published("number, state") == [
                (entry.number, "sending"),
                (other.number, "queued"),
            ]
        # It did not leave after all.
        await anna.told()
        assert published("state") == [("queued",)] * 2


async def test_an_add_that_leaves_right_after_another_waits_no_longer_for_a_busy_store(desk: Open) -> None:
    async with desk("Anna", within=WITHIN) as anna:
        entries = [await anna.queue(name) for name in ("Rex", "Bella")]
        async with held(anna.store):
            leaving = []
            for entry in entries:
                leaving.append(asyncio.ensure_future(anna.adds.claim(entry, REX)))
                await asyncio.sleep(0)
            # Began later, and has as much time.
            assert await anna.found() == []
            # Their limits may end in the same moment.
            for _ in range(5):
                await asyncio.sleep(0)
            assert [one.done() for one in leaving] == [True, True]


async def test_animals_that_colleagues_added_are_theirs(desk: Open) -> None:
    async with desk("Anna") as anna, desk("Ben") as ben:
        await anna.create(1043)
        await anna.create(1044, "Bella")
        await anna.told()
        found = await ben.adds.rivals(REX, [1042, 1043, 1044])
        assert found == Rivals(frozenset({1043, 1044}), may_own=False)
        assert (await anna.adds.rivals(REX, [1043])).taken == frozenset()
        await anna.create(None)
        await anna.told()
        assert (await ben.adds.rivals(REX, [])).may_own
        assert not (await ben.adds.rivals(NewAnimal("Bella", 7, PetStatus.SOLD), [])).may_own


async def test_odd_names_are_published_and_found(desk: Open) -> None:
    async with desk("Anna") as anna, desk("Ben") as ben:
        for name in ("nul \0 within", "x" * LONGEST_NAME, "שלום 🐕"):
            await anna.queue(name, str(2**63 - 1))
            await anna.told()
            assert await ben.found(NewAnimal(name, 2**63 - 1, None)) == [("Anna", State.QUEUED)]


async def test_many_adds_are_told_in_parts(
    postgres: Postgres, shared_database: str, tmp_path: Path, published: Published
) -> None:
    async with adding_desk(postgres, shared_database, tmp_path, "Anna", is_connected=False) as anna:
        await anna.outbox.queue_all(Typed(f"Rex {n}", "7") for n in range(150))
        told: list[int] = []

        def are_told() -> bool:
            told.append(len(published()))
            return anna.adds.is_told

        await until(are_told)
        # In parts, so that what a person does goes in between.
        assert next(filter(None, told)) < told[-1] == 150


async def test_rows_of_a_delivery_like_a_colleagues_add_are_pointed_out(desk: Open, tmp_path: Path) -> None:
    columns = {Field.NAME: 0, Field.CATEGORY: 1, Field.STATUS: 2}
    rows = [("rex", "7", "sold"), ("Rex", "7", "sold"), ("Bella", "7", "sold"), ("Onyx", "7", "sold")]
    delivery = Delivery("d.csv", None, FileFormat.CSV, Reading(), (), (), rows, range(2, 6), digest="0")
    preview = Preview(delivery, Choices(columns=columns), {})
    async with desk("Anna") as anna, desk("Ben") as ben:
        await anna.queue("Rex", status="sold")
        await anna.queue("Bella", status="pending")
        await anna.create(1043, "Onyx")
        await anna.told()

        async def join() -> SharedAdds:
            return ben.adds

        colleagues = Colleagues(join)
        await colleagues.join()
        catalogue = Catalogue(tmp_path / "catalogue.sqlite3", WrongClock())
        try:
            # This desk has seen it by now.
            await catalogue.record_animals([Animal(1043, "Onyx", 7, "sold")])
            await preview.check()
            await preview.compare(catalogue, ben.outbox, colleagues)
        finally:
            await catalogue.close()
        found = [preview.row(index).likeness for index in range(4)]
        assert found == [
            Likeness(Alike.COLLEAGUE),
            Likeness(Alike.OTHER_ROW, 2),
            None,
            Likeness(Alike.KNOWN, 1043),
        ]
        assert [preview.row(index).is_included for index in range(4)] == [False, True, True, False]
