"""Sessions and testing a key, in a plain event loop and over a real connection."""

import asyncio

import pytest
from msgspec.structs import replace

from menagerie.credentials.keys import SERVICE_NAME, KeyStore
from menagerie.domain.animal import Animal, PetStatus
from menagerie.domain.cases import AddressCase, StartCase
from menagerie.domain.errors import (
    AddressMissingError,
    CertificateError,
    KeyMissingError,
    KeyRefusedError,
    NoAnswerError,
    NotConnectedError,
    StorageError,
    UnexpectedAnswerError,
    UnusableAddressError,
    WaitingError,
)
from menagerie.domain.facts import Fact, fact
from menagerie.domain.plan import PRO, Quota, enterprise
from menagerie.domain.secret import ApiKey
from menagerie.governor.registry import Governors
from menagerie.governor.states import PlanSource
from menagerie.settings.environments import Environment, EnvironmentId, SettingSource
from menagerie.workflows.key_check import Step, check_key
from menagerie.workflows.session import SandboxAddress, SessionOpener
from support.asking import NoJitter
from support.clock import VirtualClock
from support.memory_ledger import MemoryLedger
from support.ports import NOT_LISTENING
from support.raw_server import Conversation, Script, answer, as_json, raw_server, scripted
from support.vault import Vault

KEY = ApiKey("sk-4f9a77c1e0")
REX = {"id": 7, "name": "Rex", "categoryId": 12, "status": "sold"}
SANDBOX = Environment(EnvironmentId.SANDBOX, "Sandbox", None, SettingSource.EMBEDDED)
QUOTA = {"X-RateLimit-Limit": "60", "X-RateLimit-Remaining": "59"}


class Desk:
    """What sessions are opened with."""

    def __init__(self, clock: VirtualClock | None = None) -> None:
        self.clock = clock or VirtualClock()
        self.vault = Vault()
        ledger = MemoryLedger()
        self.opener = SessionOpener(
            KeyStore(lambda: self.vault),
            ledger,
            Governors(ledger, self.clock, NoJitter()),
            self._start_sandbox,
        )
        self.sandbox: SandboxAddress | StorageError = StorageError(StartCase.SANDBOX)

    async def _start_sandbox(self) -> SandboxAddress:
        if isinstance(self.sandbox, StorageError):
            raise self.sandbox
        return self.sandbox


def staging(base_url: str | None, problem: Fact | None = None) -> Environment:
    return Environment(EnvironmentId.STAGING, "Staging", base_url, SettingSource.USER, problem)


@pytest.mark.parametrize(
    ("environment", "error"),
    [
        (staging(None), AddressMissingError),
        (staging(None, fact(AddressCase.HOST)), UnusableAddressError),
        (staging("https://animals.example/v1"), KeyMissingError),
        (SANDBOX, StorageError),
    ],
)
async def test_what_is_missing_for_a_session_is_said(
    environment: Environment, error: type[Exception]
) -> None:
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


async def test_the_sandbox_brings_its_own_key() -> None:
    async with raw_server(scripted(answer(200, b"[]"))) as server:
        desk = Desk()
        desk.sandbox = SandboxAddress(server.base_url, ApiKey("sk-of-the-sandbox"))
        session = await desk.opener.open(SANDBOX)
        await session.store.list_animals()
        assert b"Bearer sk-of-the-sandbox\r\n" in server.requests[0]
        await session.close()


async def test_a_key_refused_in_the_last_sandbox_does_not_stop_the_next_one() -> None:
    async with raw_server(scripted(answer(401, b"{}"), answer(200, b"[]"))) as server:
        desk = Desk()
        desk.sandbox = SandboxAddress(server.base_url, KEY)
        session = await desk.opener.open(SANDBOX)
        with pytest.raises(KeyRefusedError):
            await session.store.list_animals()
        await session.close()
        session = await desk.opener.open(SANDBOX)
        assert (await session.store.list_animals()).animals == ()
        await session.close()


@pytest.mark.parametrize(
    ("address", "key", "is_shared"),
    [
        ("https://animals.example/v1", KEY, True),
        ("https://animals.example/rehearsal/v1", KEY, True),
        ("https://animals.example:8443/v1", KEY, False),
        ("https://animals.example/v1", ApiKey("sk-another"), False),
    ],
    ids=["the same", "another path", "another origin", "another key"],
)
async def test_sessions_of_one_key_at_one_origin_share_a_governor(
    address: str, key: ApiKey, *, is_shared: bool
) -> None:
    desk = Desk()
    one = await desk.opener.open_with_key(staging("https://animals.example/v1"), KEY)
    other = await desk.opener.open_with_key(staging(address), key)
    assert (one.governor is other.governor) is is_shared
    for session in (one, other):
        await session.close()


async def test_a_session_keeps_to_the_plan_of_its_environment_from_the_start() -> None:
    desk = Desk()
    environment = staging("https://animals.example/v1")
    # GIVEN a key that was first used with a plan
    session = await desk.opener.open_with_key(replace(environment, plan=PRO), KEY)
    pacing = session.governor.pacing
    assert (pacing.plan, pacing.plan_source) == (PRO, PlanSource.CHOSEN)
    await session.close()
    # WHEN no plan is set any more, THEN it is detected again
    session = await desk.opener.open_with_key(environment, KEY)
    assert session.governor.pacing.plan_source is PlanSource.ASSUMED
    await session.close()


async def test_the_kept_key_s_session_and_the_sandbox_s_have_their_plans_too() -> None:
    desk = Desk()
    desk.vault.entries[SERVICE_NAME, "https://animals.example/v1"] = KEY.reveal()
    desk.sandbox = SandboxAddress("http://127.0.0.1:1/v1", KEY)
    own = await desk.opener.open(replace(staging("https://animals.example/v1"), plan=enterprise(7, None)))
    sandbox = await desk.opener.open(SANDBOX)
    assert own.governor.pacing.plan == enterprise(7, None)
    assert sandbox.governor.pacing.plan_source is PlanSource.ASSUMED
    for session in (own, sandbox):
        await session.close()


async def _break_off(conversation: Conversation) -> None:
    conversation.reset()


async def test_a_good_key_passes_every_step_with_one_small_request() -> None:
    async with raw_server(scripted(answer(200, b"[]", QUOTA))) as server:
        check = await check_key(Desk().opener, staging(server.base_url), KEY)
        # A connection without TLS, as this computer's own addresses may have, proves nothing.
        assert check.passed == (Step.REACH, Step.KEY, Step.LIST)
        assert check.quota == Quota(60, 59)
        assert len(server.requests) == 1
        assert b"GET /v1/pets?limit=1 " in server.requests[0]


async def test_a_refused_key_can_be_tested_again() -> None:
    async with raw_server(scripted(answer(401, b"{}"), answer(200, b"[]"))) as server:
        desk = Desk()
        await check_key(desk.opener, staging(server.base_url), KEY)
        check = await check_key(desk.opener, staging(server.base_url), KEY)
        assert check.error is None
        assert check.passed == (Step.REACH, Step.KEY, Step.LIST)
        assert not check.quota.is_known, "the service said nothing about it"


async def test_a_service_that_is_not_there_fails_at_reaching_it() -> None:
    check = await check_key(Desk().opener, staging(NOT_LISTENING), KEY)
    assert check.passed == ()
    assert check.failed is Step.REACH
    assert isinstance(check.error, NotConnectedError)


async def test_a_connection_that_cannot_be_trusted_fails_at_trust() -> None:
    # A server without TLS, where TLS is expected, cannot prove who it is.
    async def speak_plainly(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(answer(400))
        writer.close()

    async with await asyncio.start_server(speak_plainly, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        check = await check_key(Desk().opener, staging(f"https://127.0.0.1:{port}/v1"), KEY)
        assert check.passed == (Step.REACH,)
        assert check.failed is Step.TRUST
        assert isinstance(check.error, CertificateError)


@pytest.mark.parametrize(
    ("script", "passed", "failed", "error"),
    [
        (scripted(answer(401, b"{}")), (Step.REACH,), Step.KEY, KeyRefusedError),
        (_break_off, (Step.REACH,), Step.KEY, NoAnswerError),
        (scripted(answer(200, b"<html>")), (Step.REACH, Step.KEY), Step.LIST, UnexpectedAnswerError),
    ],
    ids=["a refused key", "a connection that breaks", "something else than the service"],
)
async def test_each_failure_is_one_of_its_own_step(
    script: Script, passed: tuple[Step, ...], failed: Step, error: type[Exception]
) -> None:
    async with raw_server(script) as server:
        check = await check_key(Desk().opener, staging(server.base_url), KEY)
        assert (check.passed, check.failed) == (passed, failed)
        assert isinstance(check.error, error)


async def test_the_key_leaves_only_after_address_and_certificate_and_each_step_is_told() -> None:
    async with raw_server(scripted(answer(200, b"[]"))) as server:
        told: list[tuple[Step | None, tuple[Step, ...], int]] = []
        await check_key(
            Desk().opener,
            staging(server.base_url),
            KEY,
            lambda check: told.append((check.running, check.passed, len(server.requests))),
        )
        assert told == [(Step.REACH, (), 0), (Step.KEY, (Step.REACH,), 0)]
        assert len(server.requests) == 1


async def test_during_a_wait_nothing_is_learnt_and_nothing_is_sent() -> None:
    limited = answer(429, b"{}", {"Retry-After": "600"})
    async with raw_server(scripted(limited)) as server:
        desk = Desk()
        for _ in range(2):
            with pytest.raises(WaitingError):
                await check_key(desk.opener, staging(server.base_url), KEY)
        assert len(server.requests) == 1
