"""The proxy and the extra certificates of the settings: what uses them, and who learns what."""

import asyncio
import errno
import os
import ssl
import threading
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace

from menagerie.domain.animal import NewAnimal
from menagerie.domain.cases import ConnectionCase, GeneralCase, SettingCase
from menagerie.domain.errors import (
    CertificateError,
    NoAnswerError,
    NotConnectedError,
    UnusableFieldError,
    WaitingError,
)
from menagerie.domain.facts import Fact, fact
from menagerie.domain.network import Network, ProxyMode, proxy_password
from menagerie.domain.secret import ApiKey
from menagerie.sandbox.certificates import make_certificates
from menagerie.service.client import RouteStep
from menagerie.service.transport import Timeouts
from menagerie.service.trust import check_certificate_file, system_trust
from support.connect_proxy import connect_proxy
from support.idle_loop import left_open
from support.judging_system import use_judge
from support.raw_server import Conversation, answer, break_off, hang, raw_server, scripted
from support.store_desk import StoreDesk, add_one

SECRET = "key-0a1b2c3d4e5f"
HOST = "animals.example"
PASSWORD = "ö: pass word@%"
ALL = (RouteStep.PROXY, RouteStep.REACH, RouteStep.TRUST)
NO_ANIMALS = answer(200, b"[]")


class Desk(StoreDesk):
    """A store whose network settings can change."""

    def __init__(self, base_url: str, network: Network, timeouts: Timeouts = Timeouts()) -> None:  # noqa: B008 - frozen
        self.network = network
        super().__init__(base_url, ApiKey(SECRET), network=self._resolve, timeouts=timeouts)
        left_open.append(self.store)

    async def _resolve(self) -> Network:
        return self.network


def address(port: int) -> str:
    return f"https://{HOST}:{port}/v1"


async def test_a_proxy_learns_the_host_and_not_the_key_and_the_test_of_the_way_sends_no_request(
    tls: ssl.SSLContext, authority: Path
) -> None:
    async with raw_server(scripted(NO_ANIMALS), tls=tls) as server, connect_proxy(server.port) as proxy:
        desk = Desk(address(server.port), Network(ProxyMode.ADDRESS, proxy.address, ca_file=authority))
        check = await desk.store.check_route()
        assert (check.passed, check.failed) == (ALL, None)
        assert check.proxy == proxy.address.removeprefix("http://")
        assert not server.requests
        proxy.heads.clear()
        await desk.store.list_animals()
        assert [head.split(b"\r\n")[0] for head in proxy.heads] == [
            f"CONNECT {HOST}:{server.port} HTTP/1.1".encode()
        ]
        assert SECRET.encode() not in proxy.heads[0]
        assert SECRET.encode() in server.requests[0]


@pytest.mark.parametrize(("user", "password"), [("müller", PASSWORD), ("me", "")])
async def test_a_proxys_password_may_have_any_character_and_none(
    tls: ssl.SSLContext, authority: Path, user: str, password: str
) -> None:
    async with (
        raw_server(scripted(NO_ANIMALS), tls=tls) as server,
        connect_proxy(server.port, (user, password)) as proxy,
    ):
        secret = proxy_password(password) if password else None
        network = Network(ProxyMode.ADDRESS, proxy.address, user, secret, ca_file=authority)
        desk = Desk(address(server.port), network)
        await desk.store.list_animals()
        # The proxy's password is for the proxy alone.
        assert b"Proxy-Authorization" not in server.requests[0]
        assert PASSWORD not in repr(network)
        # With a wrong one, the service learns nothing.
        proxy.heads.clear()
        desk.network = replace(network, user="anna", password=proxy_password("wrong"))
        with pytest.raises(NotConnectedError) as caught:
            await desk.store.list_animals()
        assert caught.value.case is ConnectionCase.PROXY_WANTS_PASSWORD
        assert (len(server.requests), len(proxy.heads)) == (1, 1)


@pytest.mark.parametrize("mode", [ProxyMode.ADDRESS, ProxyMode.SYSTEM])
async def test_a_proxy_that_is_reached_by_https_needs_a_certificate_that_is_trusted(
    tls: ssl.SSLContext, authority: Path, mode: ProxyMode, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        raw_server(scripted(NO_ANIMALS), tls=tls) as server,
        connect_proxy(server.port, ("me", "right"), tls=tls) as proxy,
    ):
        own = Network(mode)
        if mode is ProxyMode.ADDRESS:
            own = Network(mode, proxy.address, "me", proxy_password("right"))
        else:
            monkeypatch.setenv("HTTPS_PROXY", proxy.address.replace("://", "://me:right@"))
        desk = Desk(address(server.port), own)
        with pytest.raises(CertificateError) as caught:
            await desk.store.list_animals()
        assert caught.value.case is ConnectionCase.CERTIFICATE_ISSUER
        assert not proxy.heads
        # WHEN the company's own authority is known, which signs for the proxy too
        desk.network = replace(own, ca_file=authority)
        await desk.store.list_animals()
        assert SECRET.encode() not in proxy.heads[0]
        assert SECRET.encode() in server.requests[0]


@pytest.mark.parametrize("exceptions", ["*", "other.example, .example"])
async def test_a_host_that_this_computer_excepts_from_its_proxy_is_not_asked_for_there(
    monkeypatch: pytest.MonkeyPatch, tls: ssl.SSLContext, exceptions: str
) -> None:
    async with raw_server(scripted(NO_ANIMALS), tls=tls) as server, connect_proxy(server.port) as proxy:
        # With no scheme, it is meant to be http.
        monkeypatch.setenv("ALL_PROXY", proxy.address.removeprefix("http://"))
        desk = Desk(address(server.port), Network())
        with pytest.raises(CertificateError):
            await desk.store.list_animals()
        assert len(proxy.heads) == 1
        # WHEN it is excepted
        monkeypatch.setenv("NO_PROXY", exceptions)
        # Another client reads the variables again.
        desk.network = Network(user="anna")
        with pytest.raises(NotConnectedError):
            await desk.store.list_animals()
        assert len(proxy.heads) == 1


async def test_no_proxy_means_none_at_all_and_this_computer_is_never_reached_through_one(
    monkeypatch: pytest.MonkeyPatch, tls: ssl.SSLContext
) -> None:
    async with raw_server(scripted(NO_ANIMALS), tls=tls) as server, connect_proxy(server.port) as proxy:
        monkeypatch.setenv("HTTPS_PROXY", proxy.address)
        desk = Desk(address(server.port), Network(ProxyMode.NONE))
        with pytest.raises(NotConnectedError):
            await desk.store.list_animals()
        async with raw_server(scripted(NO_ANIMALS)) as here:
            desk = Desk(here.base_url, Network(ProxyMode.ADDRESS, proxy.address))
            await desk.store.list_animals()
        assert not proxy.heads


async def test_a_companys_certificate_is_trusted_with_its_file(tls: ssl.SSLContext, authority: Path) -> None:
    async with raw_server(scripted(NO_ANIMALS), tls=tls) as server:
        desk = Desk(server.base_url, Network())
        with pytest.raises(CertificateError) as caught:
            await desk.store.list_animals()
        assert str(caught.value).startswith("CertificateError: connection.certificate")
        assert not server.requests
        desk.network = Network(ca_file=authority)
        await desk.store.list_animals()


async def test_a_certificate_file_that_is_gone_stops_requests_and_the_test_says_so(
    tmp_path: Path,
) -> None:
    async with raw_server(scripted(NO_ANIMALS)) as server:
        desk = Desk(server.base_url, Network(ca_file=tmp_path / "gone.pem"))
        with pytest.raises(NotConnectedError) as caught:
            await desk.store.list_animals()
        assert caught.value.case is ConnectionCase.CERTIFICATE_FILE
        assert caught.value.values == {"path": str(tmp_path / "gone.pem")}
        check = await desk.store.check_route()
        assert (check.passed, check.proxy, check.failed) == ((), None, RouteStep.PROXY)
        assert check.error is not None
        assert check.error.case is ConnectionCase.CERTIFICATE_FILE
        assert not server.connections


async def test_a_change_of_the_proxy_holds_for_the_next_request(tls: ssl.SSLContext, authority: Path) -> None:
    goes_on = asyncio.Event()

    async def script(conversation: Conversation) -> None:
        await goes_on.wait()
        await conversation.send(NO_ANIMALS)

    async with (
        raw_server(script, tls=tls) as server,
        connect_proxy(server.port) as first,
        connect_proxy(server.port) as second,
    ):
        desk = Desk(address(server.port), Network(ProxyMode.ADDRESS, first.address, ca_file=authority))
        under_way = asyncio.create_task(desk.store.list_animals())
        await server.asked.wait()
        desk.network = Network(ProxyMode.ADDRESS, second.address, ca_file=authority)
        next_one = asyncio.create_task(desk.store.list_animals())
        await server.asked_twice.wait()
        goes_on.set()
        await asyncio.gather(under_way, next_one)
        assert (len(first.heads), len(second.heads)) == (1, 1)


@pytest.mark.parametrize(
    "reply",
    [
        pytest.param(None, id="reset"),
        pytest.param(b"HTTP/1.1 200 Connec", id="cut"),
        pytest.param(b"SSH-2.0-OpenSSH\r\n", id="no proxy"),
        pytest.param(b"HTTP/1.1 200 Any\r\nX: " + b"a" * 1_000_000 + b"\r\n\r\n", id="a header of 1 MB"),
    ],
)
async def test_an_animal_that_a_failing_proxy_kept_back_was_not_added(reply: bytes | None) -> None:
    async with raw_server(break_off if reply is None else scripted(reply, reply)) as proxy:
        desk = Desk(address(443), Network(ProxyMode.ADDRESS, f"http://127.0.0.1:{proxy.port}"))
        with pytest.raises(NotConnectedError) as caught:
            await add_one(desk.store, NewAnimal("Rex", 7))
        assert caught.value.case is ConnectionCase.PROXY_REFUSED
        check = await desk.store.check_route()
        assert (check.passed, check.failed) == ((), RouteStep.PROXY)
        assert [request.split(b" ")[0] for request in proxy.requests] == [b"CONNECT", b"CONNECT"]


async def test_what_left_through_a_proxy_may_have_been_added(tls: ssl.SSLContext, authority: Path) -> None:
    async with raw_server(scripted(b""), tls=tls) as server, connect_proxy(server.port) as proxy:
        desk = Desk(address(server.port), Network(ProxyMode.ADDRESS, proxy.address, ca_file=authority))
        with pytest.raises(NoAnswerError) as caught:
            await add_one(desk.store, NewAnimal("Rex", 7))
        assert caught.value.may_have_happened


# ---- The judgement of a certificate, for which Windows and macOS may ask the network


@pytest.mark.parametrize("through_proxy", [False, True])
async def test_a_certificate_that_the_system_refuses_after_the_handshake_gets_no_byte(
    tls: ssl.SSLContext, authority: Path, monkeypatch: pytest.MonkeyPatch, *, through_proxy: bool
) -> None:
    def refuse() -> None:
        error = ssl.SSLCertVerificationError("certificate is not trusted")
        error.verify_code, error.verify_message = -67843, "certificate is not trusted"
        raise error

    use_judge(monkeypatch, refuse)
    async with raw_server(scripted(NO_ANIMALS), tls=tls) as server, connect_proxy(server.port) as proxy:
        network, base_url = Network(ca_file=authority), server.base_url
        if through_proxy:
            network = Network(ProxyMode.ADDRESS, proxy.address, ca_file=authority)
            base_url = address(server.port)
        desk = Desk(base_url, network)
        with pytest.raises(CertificateError) as caught:
            await add_one(desk.store, NewAnimal("Rex", 7))
        check = await desk.store.check_route()
        assert caught.value.case is ConnectionCase.CERTIFICATE_ISSUER
        assert not caught.value.may_have_happened
        assert check.failed is RouteStep.TRUST
        assert not server.requests


async def test_a_slow_judgement_sends_nothing(
    tls: ssl.SSLContext, authority: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    goes_on = threading.Event()
    use_judge(monkeypatch, goes_on.wait)
    async with raw_server(scripted(NO_ANIMALS), tls=tls) as server:
        desk = Desk(server.base_url, Network(ca_file=authority), Timeouts(connect=0.5))
        with pytest.raises(NotConnectedError) as caught:
            await add_one(desk.store, NewAnimal("Rex", 7))
        goes_on.set()
        assert caught.value.fact == fact(ConnectionCase.NOT_CONNECTED, seconds=0.5)
        assert not server.requests


async def test_without_a_judgement_nothing_is_carried(tls: ssl.SSLContext, authority: Path) -> None:
    async with raw_server(scripted(NO_ANIMALS), tls=tls) as server:
        # WHEN a client has forgotten the hook
        async with httpx.AsyncClient(verify=system_trust(authority)) as client:
            with pytest.raises(ssl.SSLCertVerificationError, match="not judged"):
                await client.get(server.base_url)
        assert not server.requests


# ---- The test of the way to the service


async def test_in_a_wait_the_test_does_not_even_connect(tls: ssl.SSLContext, authority: Path) -> None:
    limited = scripted(answer(429, headers={"Retry-After": "3600"}))
    async with raw_server(limited, tls=tls) as server, connect_proxy(server.port) as proxy:
        desk = Desk(address(server.port), Network(ProxyMode.ADDRESS, proxy.address, ca_file=authority))
        with pytest.raises(WaitingError) as refused:
            await desk.store.list_animals()
        with pytest.raises(WaitingError) as caught:
            await desk.store.check_route()
        assert caught.value.case is GeneralCase.WAITING_TO_TEST_ROUTE
        assert caught.value.until == refused.value.until
        assert (len(server.requests), len(proxy.heads)) == (1, 1)


async def test_the_test_names_what_fails(tls: ssl.SSLContext) -> None:
    async with raw_server(scripted(NO_ANIMALS), tls=tls) as server:
        # A proxy that refuses
        async with connect_proxy(server.port, ("me", "right")) as proxy:
            await fails_at(server.port, proxy.address, RouteStep.PROXY, ConnectionCase.PROXY_WANTS_PASSWORD)
        # One that is not there
        await fails_at(server.port, proxy.address, RouteStep.PROXY, ConnectionCase.NOT_CONNECTED)
        # A certificate that is not trusted
        async with connect_proxy(server.port) as proxy:
            await fails_at(server.port, proxy.address, RouteStep.TRUST, ConnectionCase.CERTIFICATE_ISSUER)


async def fails_at(port: int, proxy: str, step: RouteStep, case: ConnectionCase) -> None:
    """Check that the test of the way through a proxy ends at this step, for this reason."""
    check = await Desk(address(port), Network(ProxyMode.ADDRESS, proxy)).store.check_route()
    assert (check.passed, check.failed) == (ALL[: ALL.index(step)], step)
    assert check.proxy == proxy.removeprefix("http://")
    assert check.error is not None
    assert check.error.case is case


@pytest.mark.parametrize(
    ("timeouts", "said"),
    [
        (Timeouts(read=0.1), fact(ConnectionCase.NOT_CONNECTED, seconds=0.1)),
        (Timeouts(total=0.1), fact(ConnectionCase.NOT_CONNECTED)),
    ],
)
async def test_for_a_proxy_that_never_answers_the_test_ends_and_no_animal_was_added(
    timeouts: Timeouts, said: Fact
) -> None:
    async with raw_server(hang) as proxy:
        network = Network(ProxyMode.ADDRESS, f"http://127.0.0.1:{proxy.port}")
        desk = Desk(address(443), network, timeouts)
        check = await desk.store.check_route()
        assert (check.passed, check.failed) == ((), RouteStep.PROXY)
        assert check.error is not None
        assert check.error.fact == said
        with pytest.raises(NotConnectedError) as caught:
            await add_one(desk.store, NewAnimal("Rex", 7))
        assert caught.value.fact == said


async def test_the_test_without_a_proxy_names_none() -> None:
    desk = Desk("http://127.0.0.1:9/v1", Network())
    check = await desk.store.check_route()
    assert (check.passed, check.proxy, check.failed) == ((), None, RouteStep.REACH)
    async with raw_server(scripted(NO_ANIMALS)) as server:
        check = await Desk(server.base_url, Network()).store.check_route()
        assert (check.passed, check.proxy, check.failed) == ((RouteStep.REACH,), None, None)
        assert not server.requests


# ---- The certificate file


def test_an_expired_certificate_needs_a_valid_one_beside_it(tmp_path: Path, authority: Path) -> None:
    made = make_certificates(tmp_path / "old", [HOST], datetime.now(UTC) - timedelta(days=800))
    file, now = made.folder / "menagerie-rehearsal-ca.crt", datetime.now(UTC).timestamp()
    with pytest.raises(UnusableFieldError) as caught:
        check_certificate_file(file, now)
    assert caught.value.fact == fact(SettingCase.CERTIFICATES_EXPIRED, name=file.name)

    file.write_bytes(file.read_bytes() + authority.read_bytes())
    check_certificate_file(file, now)


def test_what_is_no_authority_is_refused(certificates: Path) -> None:
    refused = {}
    for name in ("server.key", "server.crt", "gone.pem"):
        with pytest.raises(UnusableFieldError) as caught:
            check_certificate_file(certificates / name, 0)
        assert caught.value.values["name"] == name
        refused[name] = caught.value
    assert [error.case for error in refused.values()] == [
        SettingCase.CERTIFICATES_OF_NO_AUTHORITY,
        SettingCase.CERTIFICATES_OF_NO_AUTHORITY,
        SettingCase.CERTIFICATES_UNREADABLE,
    ]
    # Why a file cannot be read is said as the system says it.
    assert refused["gone.pem"].values["detail"] == os.strerror(errno.ENOENT)
