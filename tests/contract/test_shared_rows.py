"""Rows of colleagues that cannot be read are left out and counted; what stands behind them goes on."""

import logging
import time
from pathlib import Path
from typing import Any

import psycopg
import pytest

from menagerie.domain.animal import Animal
from menagerie.domain.notes import Notes
from menagerie.outbox.entry import State
from support.patience import LONGEST_WAIT
from support.postgres import Postgres
from support.shared_adds import adding_desk
from support.shared_knowledge import desks
from support.shared_ledgers import SharedShop
from support.two_runs import sampled

REX = Animal(1, "Rex", 7, "available")
# Of an add: no time at all, and one that is yet to come.
NO_TIMES = ("'NaN'", "'Infinity'", "'-Infinity'", "1e300", "-1e300")
# What makes an entry one that cannot be read.
UNREADABLE = {
    "a time that is none": "at = 'NaN'",
    "tags within tags": "kind = 'notes', tags = '{{a,b},{c,d}}'",
    "a tag that is none": "kind = 'notes', tags = ARRAY[NULL::text]",
    "a name without an end": "name = repeat('x', 10001)",
    "a tag without an end": "tags = ARRAY[repeat('x', 100000)]",
}


def spoil(server: Postgres, database: str, table: str, change: str) -> None:
    """Change all rows of a table."""
    server.execute(f"UPDATE menagerie.{table} SET {change}", database)  # noqa: S608 - words of these tests


async def test_an_add_at_no_time_is_of_now(postgres: Postgres, shared_database: str, tmp_path: Path) -> None:
    async with (
        adding_desk(postgres, shared_database, tmp_path, "Anna") as anna,
        adding_desk(postgres, shared_database, tmp_path, "Ben") as ben,
    ):
        await anna.leave(await anna.queue())
        await anna.told()
        for at in NO_TIMES:
            spoil(postgres, shared_database, "adds", f"changed_at = {at}")
            (found,) = await ben.leave(await ben.queue())
            assert (found.person.name, found.state) == ("Anna", State.SENDING)
            # What is stored of it is a moment.
            assert found.at == pytest.approx(time.time(), abs=LONGEST_WAIT)
        assert len(ben.store.left_out) == 0


async def test_unreadable_adds_count_once(postgres: Postgres, shared_database: str, tmp_path: Path) -> None:
    async with (
        adding_desk(postgres, shared_database, tmp_path, "Anna") as anna,
        adding_desk(postgres, shared_database, tmp_path, "Ben") as ben,
    ):
        told: list[int] = []
        ben.store.on_left_out(lambda: told.append(len(ben.store.left_out)))
        for _ in range(2):
            await anna.queue()
        await anna.told()
        spoil(postgres, shared_database, "adds", "name = repeat('x', 10001) WHERE number = 1")
        for _ in range(2):
            assert [one.number for one in await ben.adds.alike(None)] == [2]
        assert told == [1]


@pytest.mark.parametrize("wrong", sampled(UNREADABLE))
async def test_what_stands_behind_an_entry_that_cannot_be_read_is_exchanged(
    postgres: Postgres, shared_database: str, tmp_path: Path, wrong: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with desks(postgres, shared_database, tmp_path, "Anna", "Ben") as (anna, ben):
        await anna.sees(REX, Animal(2, "Bella", 7, "sold"))
        anna.share()
        await anna.exchanged()
        spoil(postgres, shared_database, "knowledge_log", f"{UNREADABLE[wrong]} WHERE number = 1")
        ben.share()
        await ben.exchanged()
        assert [await ben.knows(one) for one in (1, 2)] == [None, Animal(2, "Bella", 7, "sold")]
        # Later ones arrive, and Ben's own are told.
        await anna.catalogue.save_notes({2: Notes("vaccinated")})
        await ben.until(lambda taken: 2 in taken.notes)
        await ben.catalogue.name_category(7, "Dogs")
        await anna.until(lambda taken: 7 in taken.categories)
        assert len(ben.store.left_out) == 1
        # It is not read again.
        await ben.unshare()
        ben.share()
        await ben.exchanged()
        assert len(ben.store.left_out) == 0
    warned = [one.name for one in caplog.records if one.levelno >= logging.WARNING]
    assert warned == ["menagerie.shared.rows"]


async def test_a_row_of_millions_of_characters_is_not_fetched(
    postgres: Postgres, shared_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fetched: list[int] = []

    async with desks(postgres, shared_database, tmp_path, "Anna", "Ben") as (anna, ben):
        await anna.sees(REX)
        anna.share()
        await anna.exchanged()
        much = "repeat('x', 5000000)"
        spoil(
            postgres, shared_database, "knowledge_log", f"name = {much}, note = {much}, tags = ARRAY[{much}]"
        )
        ben.share()
        original = psycopg.Cursor.fetchall

        def fetchall(cursor: Any) -> Any:
            rows = original(cursor)
            fetched.append(len(str(rows)))
            return rows

        monkeypatch.setattr(psycopg.Cursor, "fetchall", fetchall)
        await ben.exchanged()
        assert len(ben.store.left_out) == 1
    assert fetched
    assert max(fetched) < 100_000


async def test_what_a_ledger_is_told_that_is_no_number_does_not_reach_the_desks_own(
    shop: SharedShop, postgres: Postgres, shared_database: str
) -> None:
    one, two = await shop.open("till-1", "till-2")
    await two.is_told(45)
    assert (await one.hears()).record.wait is not None
    spoil(postgres, shared_database, "ledger_scope", "told = 'NaN', changes = changes + 1")
    await one.asks()
    # When all that it keeps of that is kept.
    await one.ledger.close()
    assert (await one.kept()).told == 45
    assert one.own.warning is None
