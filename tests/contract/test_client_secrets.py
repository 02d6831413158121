"""Where the key goes: into one header of one address, and nowhere else."""

import asyncio
import logging
import traceback
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import TracebackType

import httpx
import pytest

import menagerie
from menagerie.domain.animal import NewAnimal
from menagerie.domain.cases import ConnectionCase
from menagerie.domain.errors import NotConnectedError, SurroundingsError
from menagerie.domain.secret import ApiKey
from menagerie.service.client import AnimalStore
from menagerie.service.transport import BearerAuth, Connection, Timeouts
from support.idle_loop import run
from support.one_exchange import BRIEF, sends
from support.raw_server import Script, answer, as_json, break_off, hang, head, raw_server, scripted
from support.store_desk import StoreDesk, add_one

SECRET = "key-0a1b2c3d4e5f"
KEY = ApiKey(SECRET)
ECHO = as_json({"code": SECRET, "message": f"No such key: {SECRET}", "status": 401})
PROXY_PASSWORD = "open-sesame"

SOURCE = Path(menagerie.__file__).parent


def store_at(base_url: str, *, transport: httpx.AsyncBaseTransport | None = None) -> AnimalStore:
    return StoreDesk(base_url, KEY, timeouts=BRIEF, transport=transport).store


def without_frames_of_tests(trace: TracebackType | None) -> TracebackType | None:
    """Return where our own code begins: the test's variables hold the key, and may."""
    while trace is not None and not Path(trace.tb_frame.f_code.co_filename).is_relative_to(SOURCE):
        trace = trace.tb_next
    return trace


def everything_about(error: BaseException) -> str:
    """Return what the most talkative crash report could say of an error: with all causes and variables."""
    report = traceback.TracebackException(
        type(error), error, without_frames_of_tests(error.__traceback__), capture_locals=True
    )
    parts = [repr(error), str(error), repr(vars(error)), *report.format()]
    cause: BaseException | None = error
    while cause is not None:
        # What is not printed can still be kept: nothing with the key in it may hang on an error.
        parts += [repr(cause.args), *traceback.format_exception(cause)] if cause is not error else []
        cause = cause.__cause__ or cause.__context__
    return "\n".join(parts)


@pytest.mark.parametrize(
    "script",
    [
        hang,
        break_off,
        sends(b"HTTP/1.1 200 OK\r\nBad Header: x\r\n\r\n"),
        sends(b"Not HTTP at all\r\n\r\n"),
        sends(answer(200, b"<html>")),
        sends(answer(302, headers={"Location": f"http://127.0.0.1:1/{SECRET}"})),
        sends(answer(401, ECHO)),
        sends(answer(500, ECHO)),
        sends(answer(429, headers={"Retry-After": "600"})),
        sends(head(200, {"Content-Length": "999"}) + b"["),
    ],
    ids=["hang", "reset", "header", "no-http", "html", "redirect", "401", "500", "429", "cut"],
)
@pytest.mark.parametrize("action", ["list", "add"])
async def test_the_key_is_in_no_log_error_or_repr(
    script: Script, action: str, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    # GIVEN a computer on which everything is logged
    caplog.set_level(logging.DEBUG)
    for name in ("httpx", "httpcore", "asyncio"):
        caplog.set_level(logging.DEBUG, logger=name)

    async with raw_server(script) as server:
        store = store_at(server.base_url)
        ask: Callable[[], Awaitable[object]] = store.list_animals
        if action == "add":
            ask = lambda: add_one(store, NewAnimal("Rex", 7))  # noqa: E731 - one of two ways to ask
        # WHEN something goes wrong
        with pytest.raises(SurroundingsError) as caught:
            await ask()
        # THEN the server got the key
        assert SECRET.encode() in server.requests[0]
        # AND nothing else has it
        assert SECRET not in everything_about(caught.value)
        assert SECRET not in repr(vars(store)) + repr(store)
        await store.close()
    assert SECRET not in caplog.text
    assert [record for record in caplog.records if record.name.startswith("http")] == []
    assert SECRET not in "".join(capfd.readouterr())


class BreakingTransport(httpx.AsyncBaseTransport):
    """Breaks while the bytes of the request are in its hands, as the variables of its frame."""

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        in_hand = request.headers["Authorization"]
        raise httpx.WriteError("broken", request=request) from OSError(len(in_hand))


class ScatteredTransport(httpx.AsyncBaseTransport):
    """Fails at two addresses, with the bytes of the request as the variables of each frame."""

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        failures = []
        for address in "ab":
            try:
                await BreakingTransport().handle_async_request(request)
            except httpx.WriteError as error:
                error.add_note(address)
                failures.append(error)
        raise httpx.WriteError("broken") from ExceptionGroup("at each address", failures)


@pytest.mark.parametrize("transport", [BreakingTransport(), ScatteredTransport()])
async def test_an_error_keeps_no_frame_that_holds_the_key(transport: httpx.AsyncBaseTransport) -> None:
    store = store_at("https://animals.example/v1", transport=transport)
    with pytest.raises(SurroundingsError) as caught:
        await store.list_animals()
    await store.close()
    assert isinstance(caught.value.__cause__, httpx.WriteError)
    assert SECRET not in everything_about(caught.value)


def test_the_header_is_set_only_when_a_request_is_sent() -> None:
    auth = BearerAuth(KEY)
    assert SECRET not in repr(auth)
    request = httpx.Request("GET", "https://animals.example/v1/pets")
    assert "Authorization" not in request.headers
    next(auth.auth_flow(request))
    assert request.headers["Authorization"] == f"Bearer {SECRET}"
    assert SECRET not in repr(request) + repr(request.headers)


def test_a_netrc_file_adds_no_credentials(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    netrc = tmp_path / "netrc"
    netrc.write_text("machine 127.0.0.1 login me password from-netrc\n")
    netrc.chmod(0o600)
    monkeypatch.setenv("NETRC", str(netrc))

    async def scenario() -> bytes:
        async with raw_server(scripted(answer(200, b"[]"))) as server:
            store = store_at(server.base_url)
            await store.list_animals()
            await store.close()
            return server.requests[0]

    request: bytes = run(scenario())
    lines = [line for line in request.split(b"\r\n") if line.lower().startswith(b"authorization")]
    assert lines == [f"Authorization: Bearer {SECRET}".encode()]


# ---- Proxies


async def test_a_loopback_address_is_never_requested_through_a_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    async with raw_server(scripted(answer(502))) as proxy, raw_server(scripted(answer(200, b"[]"))) as server:
        for name in ("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"):
            monkeypatch.setenv(name, proxy.base_url.removesuffix("/v1"))
        store = store_at(server.base_url)
        await store.list_animals()
        await store.close()
        assert proxy.connections == 0


async def test_an_unusable_proxy_is_told_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    for setting in (
        f"gopher://me:{PROXY_PASSWORD}@proxy.example:1",
        f"socks5://me:{PROXY_PASSWORD}@proxy.example:1",
        f"http://me:{PROXY_PASSWORD}@proxy.example:port",
    ):
        monkeypatch.setenv("HTTPS_PROXY", setting)
        store = store_at("https://animals.example/v1")
        with pytest.raises(NotConnectedError) as caught:
            await store.list_animals()
        await store.close()
        assert caught.value.case is ConnectionCase.PROXY_SETTING
        assert PROXY_PASSWORD not in everything_about(caught.value)


# ---- Opening


async def test_the_client_is_opened_once_and_only_when_it_is_first_needed() -> None:
    connection = Connection("https://animals.example/v1", KEY, Timeouts())
    await connection.close()  # nothing was opened, so there is nothing to close
    await asyncio.gather(connection.prepare(), connection.prepare())
    async with connection.client() as first, connection.client() as second:
        assert first is second
        assert not first.follow_redirects
    await connection.close()
    assert first.is_closed
