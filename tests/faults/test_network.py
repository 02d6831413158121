"""Whatever the network does, the window says what is wrong, and neither the key nor an animal goes astray."""

import asyncio
import itertools
import json
import signal
import socket
import ssl
import threading
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from menagerie.credentials.keys import SERVICE_NAME
from menagerie.domain.cases import ConnectionCase
from support.desktop.deadlines import wait_until
from support.import_command import write_csv
from support.postgres_certificates import Kind, make_certificates, tls_of
from support.raw_server import Conversation, as_json, raw_server
from support.real_application import RealApplication, started
from support.sentences import title
from support.served import in_a_thread
from support.system_keyring import Entries

KEY = "key-of-the-network-Qz41"
REX = {"id": 1, "name": "Rex", "categoryId": 7, "status": "available"}
SECOND = 2
STAGING = ("--environment", "staging")

ISSUER = "Ask your IT team to make this computer trust the certificate's issuer."
NOT_SECURE = "No secure connection could be agreed on, so nothing was sent."


@pytest.fixture(scope="module")
def certificates(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with certificates of each kind, and ``issuer.crt`` to trust."""
    folder = tmp_path_factory.mktemp("tls")
    make_certificates(folder)
    return folder


async def service(conversation: Conversation) -> None:
    if conversation.request.startswith(b"POST"):
        await conversation.answer(201, as_json(REX))
    else:
        await conversation.answer(200, as_json([REX]))


@contextmanager
def window(
    data: Path,
    base_url: str,
    preferences: Mapping[str, object] | None = None,
    *,
    keyring: Entries | None = None,
    variables: Mapping[str, str] | None = None,
) -> Iterator[RealApplication]:
    """Start the window on staging at this address, with these preferences."""
    data.mkdir(exist_ok=True)
    if preferences is not None:
        (data / "preferences.json").write_text(json.dumps(dict(preferences)), encoding="utf-8")
    # The last entry for an address counts.
    entries: Entries = [(SERVICE_NAME, base_url, KEY), *(keyring or [])]
    surroundings = {"MENAGERIE_STAGING_URL": base_url, **(variables or {})}
    with started(data, *STAGING, keyring=entries, variables=surroundings) as application:
        yield application


# ---- Who is at the address


# What is said of each, in an order in which no two that are alike stand beside each other.
NOT_TRUSTED = {
    Kind.UNKNOWN_ISSUER: ISSUER,
    Kind.EXPIRED: "The certificate is not valid today",
    Kind.SELF_SIGNED: ISSUER,
    Kind.OTHER_HOST: "The certificate is for another host",
}


def test_an_untrusted_certificate_gets_no_request(certificates: Path, tmp_path: Path) -> None:
    # GIVEN a window that trusts a company's own authority
    trusted = {"ca_file": str(certificates / "issuer.crt")}
    tls = tls_of(certificates, Kind.UNKNOWN_ISSUER)
    with (
        in_a_thread(raw_server(service, tls=tls)) as server,
        window(tmp_path / "data", f"https://localhost:{server.port}/v1", trusted) as application,
    ):
        for kind, sentence in NOT_TRUSTED.items():
            # WHEN the next connection is shown another certificate
            tls.load_cert_chain(certificates / f"{kind}.crt", certificates / f"{kind}.key")
            application.press("refreshAction")
            # THEN
            look = application.wait_for(sentence)
            assert "The service's certificate is not trusted" in look["texts"]
            assert look["rows"] == 0
        assert application.end() == 0
        assert server.requests == []


@pytest.mark.thorough
@pytest.mark.parametrize("is_old", [False, True], ids=["authority not known", "TLS 1.1"])
def test_an_authority_is_not_trusted_by_itself_and_no_connection_is_weakened(
    certificates: Path, tmp_path: Path, *, is_old: bool
) -> None:
    tls = tls_of(certificates, Kind.GOOD)
    if is_old:
        with pytest.warns(DeprecationWarning, match="TLS"):
            tls.maximum_version = ssl.TLSVersion.TLSv1_1
    trusted = {"ca_file": str(certificates / "issuer.crt")} if is_old else {}
    with (
        in_a_thread(raw_server(service, tls=tls)) as server,
        window(tmp_path / "data", f"https://localhost:{server.port}/v1", trusted) as application,
    ):
        look = application.wait_for(NOT_SECURE if is_old else ISSUER)
        assert look["rows"] == 0
        assert application.end() == 0
        assert server.requests == []


@pytest.mark.thorough
def test_an_import_says_why_it_waits_and_keeps_its_rows(certificates: Path, tmp_path: Path) -> None:
    path = write_csv(tmp_path / "delivery.csv", "Rex,7,,")
    data = tmp_path / "data"
    with in_a_thread(raw_server(service, tls=tls_of(certificates, Kind.SELF_SIGNED))) as server:
        base_url = f"https://localhost:{server.port}/v1"
        with started(
            data,
            *("import", "--yes", "--json", path, *STAGING),
            keyring=[(SERVICE_NAME, base_url, KEY)],
            variables={"MENAGERIE_STAGING_URL": base_url},
        ) as application:
            assert application.process.stdout is not None
            said = [json.loads(application.process.stdout.readline())]
            while said[-1]["event"] != "note" or said[-1]["message"].startswith("Columns: "):
                said.append(json.loads(application.process.stdout.readline()))
            assert said[-1]["message"] == (
                f"The service's certificate is not trusted. Nothing was sent. {ISSUER} "
                "The import tries again by itself."
            )
            application.process.send_signal(signal.SIGTERM)
            said += map(json.loads, application.process.stdout)
            assert said[-1] == {"event": "ended", "status": 4}
        assert server.requests == []
        (result,) = [event for event in said if event["event"] == "result"]
        assert result["waiting"] == 1


# ---- The way there


@pytest.mark.thorough
def test_a_host_that_no_name_server_knows(tmp_path: Path) -> None:
    with window(tmp_path / "data", "https://nowhere.invalid/v1") as application:
        look = application.wait_for("Its host was not found, so nothing was sent.")
        assert title(ConnectionCase.HOST_NOT_FOUND) in look["texts"]
        assert application.end() == 0


@pytest.mark.thorough
def test_a_black_hole_is_explained_and_the_window_goes_on_meanwhile(tmp_path: Path) -> None:
    # GIVEN an address whose connections are taken, and nothing more
    with closing(socket.create_server(("127.0.0.1", 0))) as listener:
        base_url = f"https://localhost:{listener.getsockname()[1]}/v1"
        with window(tmp_path / "data", base_url) as application:
            application.wait_for("Asking the service…")
            # WHEN something is typed meanwhile
            application.press("addAction")
            application.type("nameEdit", "Typed meanwhile")
            # THEN both is there in the end
            look = application.wait_for("Nothing was sent. Check the network, then try again.")
            assert "Typed meanwhile" in look["texts"]
            assert application.end() == 0


@pytest.mark.thorough
def test_a_service_on_ipv6_alone_is_reached(tmp_path: Path) -> None:
    with in_a_thread(raw_server(service, host="::1")) as server:
        with window(tmp_path / "data", f"http://[::1]:{server.port}/v1") as application:
            application.wait_until(lambda look: look["rows"] == 1, "a row")
            assert application.end() == 0
        assert len(server.requests) == 1


# ---- Lost and back


@pytest.mark.thorough
def test_a_computer_that_sleeps_during_a_request_keeps_the_rows_and_says_so(tmp_path: Path) -> None:
    sleeps = threading.Event()
    asked = itertools.count(1)

    async def service_cut_off(conversation: Conversation) -> None:
        if next(asked) == SECOND:
            # The network forgets a connection whose computer does not answer.
            await asyncio.to_thread(sleeps.wait)
            conversation.reset()
        else:
            await service(conversation)

    with (
        in_a_thread(raw_server(service_cut_off)) as server,
        window(tmp_path / "data", server.base_url) as application,
    ):
        application.wait_until(lambda look: look["rows"] == 1, "a row")
        application.press("refreshAction")
        application.wait_for("Asking the service…")
        wait_until("the second request", lambda: len(server.requests) == SECOND)
        application.process.send_signal(signal.SIGSTOP)
        sleeps.set()
        application.process.send_signal(signal.SIGCONT)
        look = application.wait_for("No whole answer came.")
        assert look["rows"] == 1
        # AND one press is enough to go on
        application.press("messageAction")
        wait_until("the next request", lambda: len(server.requests) == SECOND + 1)
        application.wait_for("Updated just now")
        assert application.end() == 0
        assert "Traceback" not in application.errors
