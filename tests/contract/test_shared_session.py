"""Sessions of environments that name a shared store, over real HTTP and with a real PostgreSQL."""

import asyncio
import subprocess
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from menagerie.credentials.keys import SERVICE_NAME, SHARED_SERVICE_NAME, KeyStore
from menagerie.domain.address import origin_of
from menagerie.domain.errors import WaitingError
from menagerie.domain.secret import ApiKey
from menagerie.governor.ledger import LedgerInTwoPlaces, Scope, fingerprint
from menagerie.governor.registry import Governors
from menagerie.settings.environments import Environment, EnvironmentId, SettingSource
from menagerie.workflows.session import SandboxAddress, Session, SessionOpener
from menagerie.workflows.sharing import Sharing
from support.asking import SCOPE, NoJitter
from support.clock import PassingClock
from support.ledgers import waiting
from support.patience import LONGEST_WAIT
from support.postgres import DESK, DESK_PASSWORD, Postgres
from support.raw_server import answer, as_json, raw_server, scripted
from support.vault import Vault

KEY = "sk-4f9a77c1e0"
ORIGIN = "https://staging.example/v1"
BEGIN = 1_800_000_000


async def no_sandbox() -> SandboxAddress:
    raise NotImplementedError


class Installation(NamedTuple):
    """What opens sessions one after the other with the same governor, as the window does."""

    opener: SessionOpener
    sharing: Sharing
    own: LedgerInTwoPlaces
    governors: Governors


@asynccontextmanager
async def installed(
    folder: Path, base_url: str, *addresses: str, password: str | None = DESK_PASSWORD
) -> AsyncIterator[Installation]:
    """Give an installation in ``folder`` that has the password of these shared stores, if there is one."""
    vault, clock = Vault(), PassingClock(BEGIN)
    vault.entries[SERVICE_NAME, base_url] = KEY
    if password is not None:
        for address in addresses:
            vault.entries[SHARED_SERVICE_NAME, address.partition("?")[0]] = password
    keys = KeyStore(lambda: vault)
    own = LedgerInTwoPlaces(folder / "ledger.sqlite3", clock)
    sharing, governors = Sharing(keys, own, clock), Governors(own, clock, NoJitter())
    opener = SessionOpener(keys, own, governors, no_sandbox, sharing=sharing)
    try:
        yield Installation(opener, sharing, own, governors)
    finally:
        await sharing.close()
        await own.close()


@asynccontextmanager
async def session(
    folder: Path, environment: Environment, password: str | None = DESK_PASSWORD
) -> AsyncIterator[Session]:
    """Give a session of an installation of its own."""
    base_url, address = environment.base_url or "", environment.shared or ""
    async with installed(folder, base_url, address, password=password) as one:
        opened = await one.opener.open(environment)
        try:
            yield opened
        finally:
            await opened.close()


def staging(base_url: str, shared: str | None) -> Environment:
    return Environment(EnvironmentId.STAGING, "Staging", base_url, SettingSource.USER, shared=shared)


def contents(server: Postgres, database: str) -> bytes:
    """Return all that is in a database."""
    words = [f"--host={server.folder}", f"--port={server.port}", f"--username={DESK}", database]
    return subprocess.run(["pg_dump", *words], check=True, stdout=subprocess.PIPE).stdout


async def test_a_wait_keeps_back_others(postgres: Postgres, shared_database: str, tmp_path: Path) -> None:
    address = postgres.address(shared_database).text
    async with raw_server(scripted(answer(429, headers={"Retry-After": "3600"}))) as server:
        environment = staging(server.base_url, address)
        async with (
            session(tmp_path / "one", environment) as one,
            session(tmp_path / "two", environment) as two,
        ):
            for asking in (one, two):
                with pytest.raises(WaitingError):
                    await asking.store.list_animals()
            assert len(server.requests) == 1
    # Neither the key nor the address of the service is in the store.
    dump = contents(postgres, shared_database)
    assert b"ledger_scope" in dump
    assert KEY.encode() not in dump
    assert server.base_url.encode() not in dump


@pytest.mark.parametrize("password", [None, "wrong"])
async def test_a_store_that_lets_nobody_in_holds_up_no_session(
    postgres: Postgres, shared_database: str, tmp_path: Path, password: str | None
) -> None:
    address = postgres.address(shared_database).text
    async with (
        raw_server(scripted(answer(200, as_json([])))) as server,
        session(tmp_path, staging(server.base_url, address), password) as one,
    ):
        found = await one.store.list_animals()
        assert found.animals == ()


async def test_who_begins_learns_of_waits(postgres: Postgres, shared_database: str, tmp_path: Path) -> None:
    address = postgres.address(shared_database).text
    async with raw_server(scripted(answer(429, headers={"Retry-After": "3600"}))) as server:
        shares, alone = staging(server.base_url, address), staging(server.base_url, None)
        async with (
            session(tmp_path / "one", shares) as one,
            installed(tmp_path / "two", server.base_url, address) as two,
        ):
            before = await two.opener.open(alone)
            with pytest.raises(WaitingError):
                await one.store.list_animals()
            await before.close()
            # WHEN the person names the store, and the environment is opened again
            after = await two.opener.open(shares)
            assert after.governor is before.governor
            with pytest.raises(WaitingError):
                await after.store.list_animals()
            await after.close()
            assert len(server.requests) == 1


async def test_a_wait_outlives_the_store(postgres: Postgres, shared_database: str, tmp_path: Path) -> None:
    other_database = postgres.make_database(with_schema=True)
    first, second = postgres.address(shared_database).text, postgres.address(other_database).text
    async with raw_server(scripted(answer(429, headers={"Retry-After": "3600"}))) as server:
        stores = [staging(server.base_url, first), staging(server.base_url, second)]
        async with installed(tmp_path / "one", server.base_url, first, second) as one:
            waits = await one.opener.open(stores[0])
            with pytest.raises(WaitingError):
                await waits.store.list_animals()
            await waits.close()
            # WHEN another store is named, and then none
            for environment in (stores[1], staging(server.base_url, None)):
                opened = await one.opener.open(environment)
                with pytest.raises(WaitingError):
                    await opened.store.list_animals()
                await opened.close()
            # THEN a desk on the second store knows of the wait, too
            async with session(tmp_path / "two", stores[1]) as two:
                with pytest.raises(WaitingError):
                    await two.store.list_animals()
            assert len(server.requests) == 1
    postgres.drop_database(other_database)


async def test_who_shares_no_more_keeps_to_their_own_wait_whatever_others_are_told(
    postgres: Postgres, shared_database: str, tmp_path: Path
) -> None:
    address = postgres.address(shared_database).text
    refusals = (answer(429, headers={"Retry-After": told}) for told in ("3600", "120"))
    async with raw_server(scripted(answer(200, as_json([])), *refusals)) as server:
        shares, alone = staging(server.base_url, address), staging(server.base_url, None)
        async with (
            installed(tmp_path / "one", server.base_url, address) as one,
            session(tmp_path / "two", shares) as two,
        ):
            before = await one.opener.open(shares)
            await before.store.list_animals()
            # WHEN the person shares no more, while the store is still there for another environment
            after = await one.opener.open(alone)
            with pytest.raises(WaitingError):
                await after.store.list_animals()
            waits = after.governor.state
            # AND another desk is told something else
            store, heard = await one.sharing.store(address), asyncio.Event()
            store.listen("menagerie_ledger", heard.set)
            with pytest.raises(WaitingError):
                await two.store.list_animals()
            await asyncio.wait_for(heard.wait(), LONGEST_WAIT)
            # What is read of it, is read by now.
            await store.run(lambda connection: connection.execute("SELECT"), LONGEST_WAIT)
            await asyncio.sleep(0)
            assert after.governor.state == waits
            await before.close()
            await after.close()


async def test_who_shares_no_more_is_held_up_by_no_opening_that_waited_for_the_store(
    postgres: Postgres, shared_database: str, tmp_path: Path
) -> None:
    address = postgres.address(shared_database).text
    async with (
        raw_server(scripted(answer(200, as_json([])))) as server,
        installed(tmp_path, server.base_url) as one,
    ):
        # GIVEN an environment that the person left while its governor waited for the shared store
        scope = Scope(origin_of(server.base_url), fingerprint(ApiKey(KEY), await one.own.salt()))
        ledger = await one.sharing.ledger(address, scope, ApiKey(KEY))
        governor = one.governors.for_scope(scope, ledger)
        loading = asyncio.create_task(governor.load())
        await asyncio.sleep(0)
        loading.cancel()
        await asyncio.wait({loading})
        # WHEN they name no store any more, and open it again
        await one.sharing.renew((), ())
        alone = await one.opener.open(staging(server.base_url, None))
        # THEN
        assert alone.governor is governor
        assert (await alone.store.list_animals()).animals == ()
        await alone.close()


async def test_what_others_are_being_told_as_a_store_is_left_is_told_though_the_window_closes(
    postgres: Postgres, shared_database: str, tmp_path: Path
) -> None:
    address, held = postgres.address(shared_database).text, threading.Event()
    async with installed(tmp_path / "one", ORIGIN, address) as one:
        sharing = one.sharing
        ledger, store = await sharing.ledger(address, SCOPE, ApiKey(KEY)), await sharing.store(address)
        await ledger.load(SCOPE)
        # GIVEN a wait of which the others are not told yet, as the connection is in use
        holding = asyncio.create_task(store.run(lambda _connection: held.wait(), LONGEST_WAIT))
        await asyncio.sleep(0)
        recording = asyncio.create_task(ledger.record(SCOPE, waiting(), ()))
        await asyncio.sleep(0)
        # WHEN no environment names the store any more, and the window closes
        renewing = asyncio.create_task(sharing.renew((), ()))
        await asyncio.sleep(0)
        renewing.cancel()
        await asyncio.wait({renewing})
        asyncio.get_running_loop().call_soon(held.set)
    await asyncio.wait({holding, recording})
    # THEN they are told all the same
    async with installed(tmp_path / "two", ORIGIN, address) as two:
        entry = await (await two.sharing.ledger(address, SCOPE, ApiKey(KEY))).load(SCOPE)
        assert entry.record.wait is not None
