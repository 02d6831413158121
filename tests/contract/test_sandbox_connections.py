"""The sandbox holds few connections, none for long without a request, and answers only to its own names."""

import json
import socket
import ssl
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from menagerie.sandbox.tls import TlsFiles, check_tls_files
from support.every_case import every_case
from support.patience import LONGEST_WAIT
from support.sandbox_desk import Desk, OpenDesk

A_MOMENT = 0.1
HALF_HEAD = b"GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n"
WHOLE_HEAD = HALF_HEAD + b"\r\n"

Connect = Callable[[str], socket.socket]


@pytest.fixture
def connect() -> Iterator[Connect]:
    """Connect to a base address as a stranger does, who sends nothing yet."""
    with ExitStack() as stack:

        def connect(base_url: str) -> socket.socket:
            address = urlsplit(base_url)
            client = socket.create_connection((address.hostname, address.port), timeout=LONGEST_WAIT)
            return stack.enter_context(client)

        yield connect


@pytest.fixture
def tls_files(certificates: Path) -> TlsFiles:
    return check_tls_files(certificates / "server.crt", certificates / "server.key")


def is_closed(client: socket.socket) -> bool:
    """Wait until the sandbox closes the connection; fail if it does not."""
    try:
        return client.recv(1) == b""
    except ConnectionResetError:
        return True


def is_open(client: socket.socket) -> bool:
    client.setblocking(False)
    try:
        return client.recv(1) != b""
    except BlockingIOError:
        return True
    finally:
        client.settimeout(LONGEST_WAIT)


def adding(desk: Desk, connect: Connect) -> tuple[socket.socket, bytes]:
    """Send the head of an add, wait until it has been read, and return the connection with the body."""
    client = connect(desk.sandbox.base_url)
    body = json.dumps({"name": "Rex", "categoryId": 1}).encode()
    client.sendall(
        b"POST /v1/pets HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        b"Expect: 100-continue\r\n"
        + f"Authorization: Bearer {desk.sandbox.api_key}\r\n".encode()
        + f"Content-Length: {len(body)}\r\n\r\n".encode()
    )
    assert client.recv(4096).startswith(b"HTTP/1.1 100 ")
    return client, body


# ---- How many


def test_one_too_many_takes_the_place_of_the_longest_waiting(open_desk: OpenDesk, connect: Connect) -> None:
    desk = open_desk(most_connections=3)
    strangers = [connect(desk.sandbox.base_url) for _ in range(20)]
    assert all(map(is_closed, strangers[:17]))
    assert all(map(is_open, strangers[17:]))

    # THEN whoever has a request is answered
    assert desk.client.get("/pets").status_code == 200
    assert is_closed(strangers[17])
    assert all(map(is_open, strangers[18:]))


def test_a_connection_between_two_requests_gives_way_too(open_desk: OpenDesk, connect: Connect) -> None:
    desk = open_desk(most_connections=1)
    stranger = connect(desk.sandbox.base_url)
    stranger.sendall(WHOLE_HEAD)
    assert stranger.recv(1)
    assert desk.client.get("/pets").status_code == 200


def test_a_request_under_way_keeps_its_place(open_desk: OpenDesk, connect: Connect) -> None:
    desk = open_desk(most_connections=2)
    client, body = adding(desk, connect)
    stranger, _other = (connect(desk.sandbox.base_url) for _ in range(2))
    assert is_closed(stranger)
    client.sendall(body)
    assert client.recv(4096).startswith(b"HTTP/1.1 201 ")


def test_where_all_are_under_way_the_oldest_gives_way(open_desk: OpenDesk, connect: Connect) -> None:
    desk = open_desk(most_connections=2)
    (oldest, _), (other, body) = adding(desk, connect), adding(desk, connect)
    assert desk.client.get("/pets").status_code == 200
    assert is_closed(oldest)
    other.sendall(body)
    assert other.recv(4096).startswith(b"HTTP/1.1 201 ")


def test_unfinished_handshakes_count(open_desk: OpenDesk, tls_files: TlsFiles, connect: Connect) -> None:
    base_url = open_desk(tls=tls_files, most_connections=3).sandbox.base_url
    strangers = [connect(base_url) for _ in range(9)]
    assert all(map(is_closed, strangers[:6]))
    assert all(map(is_open, strangers[6:]))
    assert httpx.get(f"{base_url}/pets", verify=False).status_code == 401  # noqa: S501 - not what is tested
    assert is_closed(strangers[6])


# ---- How long


def dropped_after_its_time(base_url: str, connect: Connect, *beginnings: bytes) -> None:
    """Check that strangers who send these beginnings, and no more, are dropped."""
    with every_case() as case:
        for sent in beginnings:
            with case(sent):
                stranger = connect(base_url)
                stranger.sendall(sent)
                while stranger.recv(4096):
                    pass


def test_without_a_whole_head_or_handshake_it_is_dropped_after_its_time(
    open_desk: OpenDesk, tls_files: TlsFiles, connect: Connect
) -> None:
    plain = open_desk(head_seconds=A_MOMENT).sandbox.base_url
    dropped_after_its_time(plain, connect, b"", HALF_HEAD, WHOLE_HEAD + HALF_HEAD)
    begun = ssl.MemoryBIO()
    client = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT).wrap_bio(ssl.MemoryBIO(), begun, server_hostname="x")
    with pytest.raises(ssl.SSLWantReadError):
        client.do_handshake()
    hello = begun.read()
    secure = open_desk(tls=tls_files, head_seconds=A_MOMENT).sandbox.base_url
    dropped_after_its_time(secure, connect, b"", hello[:40], hello)


def test_a_head_that_comes_letter_by_letter_has_no_more_time(open_desk: OpenDesk, connect: Connect) -> None:
    stranger = connect(open_desk(head_seconds=A_MOMENT).sandbox.base_url)
    stranger.sendall(HALF_HEAD)
    stranger.settimeout(A_MOMENT / 10)
    with pytest.raises(ConnectionError):  # noqa: PT012 - whichever meets the closed connection
        while True:
            stranger.sendall(b"x")
            try:
                if not stranger.recv(1):
                    raise ConnectionError
            except TimeoutError:
                continue


def test_a_body_may_take_longer_than_a_head(open_desk: OpenDesk, connect: Connect) -> None:
    desk = open_desk(head_seconds=A_MOMENT)
    client, body = adding(desk, connect)
    assert is_closed(connect(desk.sandbox.base_url))
    client.sendall(body)
    assert client.recv(4096).startswith(b"HTTP/1.1 201 ")


def test_stopping_does_not_wait_for_an_unfinished_handshake(
    open_desk: OpenDesk, tls_files: TlsFiles, connect: Connect
) -> None:
    sandbox = open_desk(tls=tls_files, most_connections=1).sandbox
    strangers = [connect(sandbox.base_url) for _ in range(2)]
    # The second one has been taken now.
    assert is_closed(strangers[0])
    sandbox.stop()
    assert is_closed(strangers[1])


# ---- To whom


def test_only_the_names_of_this_computer_are_answered(open_desk: OpenDesk) -> None:
    desk = open_desk()
    ask = desk.outside("/openapi.json")
    with every_case() as case:
        for host in ("localhost", "LocalHost:80", "127.0.0.1", "127.1.2.3:5", "[::1]", "[::1]:8443"):
            with case(host):
                assert httpx.get(ask, headers={"Host": host}).status_code == 200
        for host in (
            "",
            "evil.example",
            "evil.example:80",
            "127.0.0.1.evil.example",
            "10.0.0.1",
            "[::2]",
            "[",
        ):
            with case(host):
                answer = httpx.get(ask, headers={"Host": host})
                assert answer.status_code == 421
                assert answer.json()["status"] == 421
                assert answer.headers["X-RateLimit-Limit"]


def test_a_sandbox_for_other_computers_answers_to_every_name(open_desk: OpenDesk) -> None:
    ask = open_desk(any_host=True).outside("/openapi.json")
    assert httpx.get(ask, headers={"Host": "desk.example"}).status_code == 200


def test_after_a_body_with_two_lengths_nothing_is_read(open_desk: OpenDesk, connect: Connect) -> None:
    stranger = connect(open_desk().sandbox.base_url)
    stranger.sendall(
        HALF_HEAD + b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n" + WHOLE_HEAD
    )
    answers = b""
    while more := stranger.recv(4096):
        answers += more
    assert answers.startswith(b"HTTP/1.1 400 ")
    assert answers.count(b"HTTP/1.1 ") == 1
