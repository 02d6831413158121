"""Sessions, testing a key and the proxy's password, in a plain event loop and over a real connection."""

import asyncio
import threading

import pytest
from msgspec.structs import replace

from menagerie.credentials.keys import SERVICE_NAME, KeyStore
from menagerie.domain import errors
from menagerie.domain.animal import Animal, PetStatus
from menagerie.domain.cases import AddressCase, StartCase
from menagerie.domain.facts import Fact, fact
from menagerie.domain.network import Network, ProxyMode, proxy_password
from menagerie.domain.plan import PRO, Quota, enterprise
from menagerie.domain.secret import ApiKey
from menagerie.governor.registry import Governors
from menagerie.governor.states import PlanSource
from menagerie.settings.environments import Environment, EnvironmentId, SettingSource
from menagerie.workflows.key_check import Step, check_key
from menagerie.workflows.session import NetworkChoice, SandboxAddress, SessionOpener
from support.asking import NoJitter
from support.clock import VirtualClock
from support.memory_ledger import MemoryLedger
from support.ports import NOT_LISTENING
from support.raw_server import answer, as_json, break_off, raw_server, scripted
from support.vault import Vault

KEY = ApiKey("sk-4f9a77c1e0")
ELSEWHERE = "https://animals.example/v1"
REX = {"id": 7, "name": "Rex", "categoryId": 12, "status": "sold"}
SANDBOX = Environment(EnvironmentId.SANDBOX, "Sandbox", None, SettingSource.EMBEDDED)
QUOTA = {"X-RateLimit-Limit": "60", "X-RateLimit-Remaining": "59"}


class Desk:
    """What sessions are opened with."""

    def __init__(self) -> None:
        self.vault = Vault()
        ledger = MemoryLedger()
        self.opener = SessionOpener(
            KeyStore(lambda: self.vault),
            ledger,
            Governors(ledger, VirtualClock(), NoJitter()),
            self._start_sandbox,
        )
        self.sandbox: SandboxAddress | errors.StorageError = errors.StorageError(StartCase.SANDBOX)

    async def _start_sandbox(self) -> SandboxAddress:
        if isinstance(self.sandbox, errors.StorageError):
            raise self.sandbox
        return self.sandbox


def staging(base_url: str | None, problem: Fact | None = None) -> Environment:
    return Environment(EnvironmentId.STAGING, "Staging", base_url, SettingSource.USER, problem)


async def test_what_is_missing_for_a_session_is_said() -> None:
    for environment, error in (
        (staging(None), errors.AddressMissingError),
        (staging(None, fact(AddressCase.HOST)), errors.UnusableAddressError),
        (staging(ELSEWHERE), errors.KeyMissingError),
        (SANDBOX, errors.StorageError),
    ):
        with pytest.raises(error):
            await Desk().opener.open(environment)


async def test_opening_a_session_sends_nothing_and_the_key_goes_with_the_first_request() -> None:
    async with raw_server(scripted(answer(200, as_json([REX])))) as server:
        desk = Desk()
        desk.vault.entries[SERVICE_NAME, server.base_url] = KEY.reveal()
        session = await desk.opener.open(staging(server.base_url))
        assert server.connections == 0
        found = await session.store.list_animals(5, PetStatus.SOLD)
        assert found.animals == (Animal(7, "Rex", 12, "sold"),)
        assert b"GET /v1/pets?limit=5&status=sold " in server.requests[0]
        assert b"Authorization: Bearer sk-4f9a77c1e0\r\n" in server.requests[0]
        await session.close()


async def test_the_sandbox_brings_its_own_key_which_is_refused_in_that_one_alone() -> None:
    async with raw_server(scripted(answer(401, b"{}"), answer(200, b"[]"))) as server:
        desk = Desk()
        desk.sandbox = SandboxAddress(server.base_url, ApiKey("sk-of-the-sandbox"))
        session = await desk.opener.open(SANDBOX)
        with pytest.raises(errors.KeyRefusedError):
            await session.store.list_animals()
        assert b"Bearer sk-of-the-sandbox\r\n" in server.requests[0]
        await session.close()
        session = await desk.opener.open(SANDBOX)
        assert (await session.store.list_animals()).animals == ()
        await session.close()


async def test_sessions_of_one_key_at_one_origin_share_a_governor() -> None:
    desk = Desk()
    one = await desk.opener.open_with_key(staging(ELSEWHERE), KEY)
    for address, key, is_shared in (
        (ELSEWHERE, KEY, True),
        ("https://animals.example/rehearsal/v1", KEY, True),
        ("https://animals.example:8443/v1", KEY, False),
        (ELSEWHERE, ApiKey("sk-another"), False),
    ):
        other = await desk.opener.open_with_key(staging(address), key)
        assert (one.governor is other.governor) is is_shared
        await other.close()
    await one.close()


async def test_a_session_keeps_to_the_plan_of_its_environment_from_the_start() -> None:
    desk, environment = Desk(), staging(ELSEWHERE)
    # GIVEN a key that was first used with a plan
    session = await desk.opener.open_with_key(replace(environment, plan=PRO), KEY)
    pacing = session.governor.pacing
    assert (pacing.plan, pacing.plan_source) == (PRO, PlanSource.CHOSEN)
    await session.close()
    # WHEN no plan is set any more, THEN it is detected again
    session = await desk.opener.open_with_key(environment, KEY)
    assert session.governor.pacing.plan_source is PlanSource.ASSUMED
    await session.close()
    # AND so is it with a kept key, and in the sandbox
    desk = Desk()
    desk.vault.entries[SERVICE_NAME, ELSEWHERE] = KEY.reveal()
    desk.sandbox = SandboxAddress("http://127.0.0.1:1/v1", KEY)
    own = await desk.opener.open(replace(environment, plan=enterprise(7, None)))
    sandbox = await desk.opener.open(SANDBOX)
    assert own.governor.pacing.plan == enterprise(7, None)
    assert sandbox.governor.pacing.plan_source is PlanSource.ASSUMED
    for session in (own, sandbox):
        await session.close()


async def test_a_good_key_passes_every_step_with_one_small_request_and_each_is_told() -> None:
    async with raw_server(scripted(answer(200, b"[]", QUOTA))) as server:
        told: list[tuple[Step | None, tuple[Step, ...], int]] = []
        check = await check_key(
            Desk().opener,
            staging(server.base_url),
            KEY,
            lambda check: told.append((check.running, check.passed, len(server.requests))),
        )
        # A connection without TLS, as this computer's own addresses may have, proves nothing.
        assert (check.passed, check.quota) == ((Step.REACH, Step.KEY, Step.LIST), Quota(60, 59))
        # The key leaves only after address and certificate.
        assert told == [(Step.REACH, (), 0), (Step.KEY, (Step.REACH,), 0)]
        assert len(server.requests) == 1
        assert b"GET /v1/pets?limit=1 " in server.requests[0]


async def test_a_refused_key_can_be_tested_again_but_during_a_wait_nothing_is_sent() -> None:
    limited = answer(429, b"{}", {"Retry-After": "600"})
    async with raw_server(scripted(answer(401, b"{}"), answer(200, b"[]"), limited)) as server:
        desk = Desk()
        await check_key(desk.opener, staging(server.base_url), KEY)
        check = await check_key(desk.opener, staging(server.base_url), KEY)
        assert (check.error, check.passed) == (None, (Step.REACH, Step.KEY, Step.LIST))
        assert not check.quota.is_known, "the service said nothing about it"
        for _ in range(2):
            with pytest.raises(errors.WaitingError):
                await check_key(desk.opener, staging(server.base_url), KEY)
        assert len(server.requests) == 3


async def test_each_failure_is_one_of_its_own_step() -> None:
    async def checked(address: str) -> tuple[tuple[Step, ...], Step | None, type[object]]:
        check = await check_key(Desk().opener, staging(address), KEY)
        return check.passed, check.failed, type(check.error)

    # A server without TLS, where TLS is expected, cannot prove who it is.
    async def speak_plainly(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(answer(400))
        writer.close()

    assert await checked(NOT_LISTENING) == ((), Step.REACH, errors.NotConnectedError)
    async with await asyncio.start_server(speak_plainly, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        address = f"https://127.0.0.1:{port}/v1"
        assert await checked(address) == ((Step.REACH,), Step.TRUST, errors.CertificateError)
    no_list = scripted(answer(200, b"<html>"))
    for script, passed, failed, error in (
        (scripted(answer(401, b"{}")), (Step.REACH,), Step.KEY, errors.KeyRefusedError),
        (break_off, (Step.REACH,), Step.KEY, errors.NoAnswerError),
        (no_list, (Step.REACH, Step.KEY), Step.LIST, errors.UnexpectedAnswerError),
    ):
        async with raw_server(script) as service:
            assert await checked(service.base_url) == (passed, failed, error)


PROXY = Network(ProxyMode.ADDRESS, "http://proxy.example:8080", "anna")


class AskingVault(Vault):
    """A keyring that asks the person something before it gives out a password."""

    def __init__(self) -> None:
        super().__init__()
        self.is_asking = threading.Event()
        self.has_answer = threading.Event()

    def get_password(self, service: str, username: str) -> str | None:
        self.is_asking.set()
        self.has_answer.wait()
        return super().get_password(service, username)


async def test_a_password_that_is_saved_while_the_keyring_asks_something_is_used() -> None:
    vault = AskingVault()
    network = NetworkChoice(KeyStore(lambda: vault).of_proxies(), PROXY)
    # GIVEN a request that waits for the password, of which the keyring has none
    asking = asyncio.create_task(network.resolve())
    await asyncio.to_thread(vault.is_asking.wait)
    password = proxy_password("cat & dog")
    saving = asyncio.create_task(network.save_password(password))
    await asyncio.sleep(0)
    vault.has_answer.set()
    assert await saving is None
    await asking
    assert (await network.resolve()).password == password


async def test_a_password_that_no_keyring_takes_is_used_although_a_request_looked_for_it_meanwhile() -> None:
    # GIVEN a computer that takes a while to find out that it has no keyring
    is_found_out = threading.Event()

    def no_backend() -> None:
        is_found_out.wait()

    network = NetworkChoice(KeyStore(no_backend).of_proxies(), PROXY)
    # WHEN a request wants the password while that is being kept
    password = proxy_password("cat & dog")
    saving = asyncio.create_task(network.save_password(password))
    await asyncio.sleep(0)
    asking = asyncio.create_task(network.resolve())
    await asyncio.sleep(0)
    is_found_out.set()
    await asyncio.gather(saving, asking)
    assert (await network.resolve()).password == password


async def test_a_password_that_is_forgotten_meanwhile_is_not_used_any_more() -> None:
    vault = AskingVault()
    passwords = KeyStore(lambda: vault).of_proxies()
    vault.has_answer.set()
    network = NetworkChoice(passwords, PROXY)
    await network.save_password(proxy_password("cat & dog"))
    vault.has_answer.clear()
    vault.is_asking.clear()
    asking = asyncio.create_task(network.resolve())
    await asyncio.to_thread(vault.is_asking.wait)
    forgetting = asyncio.create_task(network.forget_password(PROXY))
    await asyncio.sleep(0)
    vault.has_answer.set()
    await asyncio.gather(asking, forgetting)
    assert (await network.resolve()).password is None
