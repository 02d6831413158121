"""The embedded sandbox starts and stops cleanly, and says why when it cannot."""

import contextlib
import gc
import signal
import socket
import threading
import time
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from menagerie.sandbox.practice import PracticeSwitch, Situation
from menagerie.sandbox.server import EmbeddedSandbox, SandboxNotRunningError, SandboxStartError
from menagerie.sandbox.store import IN_MEMORY
from support.patience import LONGEST_WAIT


def ask(sandbox: EmbeddedSandbox, path: str = "/pets") -> httpx.Response:
    return httpx.get(sandbox.base_url + path, headers={"Authorization": f"Bearer {sandbox.api_key}"})


def test_it_listens_on_this_computer_with_its_own_key_and_leaves_no_thread_port_or_signal_handler() -> None:
    threads = set(threading.enumerate())
    handlers = [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)]
    sandbox = EmbeddedSandbox(IN_MEMORY)
    sandbox.start()
    try:
        address = urlsplit(sandbox.base_url)
        assert (address.scheme, address.hostname, address.path) == ("http", "127.0.0.1", "/v1")
        assert ask(sandbox).status_code == 200
        assert [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)] == handlers
        # Starting twice is starting once.
        sandbox.start()
        assert urlsplit(sandbox.base_url) == address
        # Responses are sent without Nagle's delay.
        with socket.create_connection((address.hostname, address.port)) as client:
            client.sendall(b"GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert client.recv(1)
            assert other_end_of(client).getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
    finally:
        # It may be repeated.
        sandbox.stop()
        sandbox.stop()
    assert set(threading.enumerate()) == threads
    with pytest.raises(ConnectionRefusedError), socket.create_connection((address.hostname, address.port)):
        pass


def test_stopping_does_not_wait_for_a_slow_answer_or_an_idle_client() -> None:
    sandbox = EmbeddedSandbox(IN_MEMORY)
    sandbox.start()
    with httpx.Client(headers={"Authorization": f"Bearer {sandbox.api_key}"}) as client:
        client.get(f"{sandbox.base_url}/pets")
        sandbox.practice(PracticeSwitch(Situation.SLOW_ANSWERS, seconds=3600))
        with pytest.raises(httpx.ReadTimeout):
            client.get(f"{sandbox.base_url}/pets", timeout=httpx.Timeout(LONGEST_WAIT, read=0.2))
        client.get(f"{sandbox.base_url.removesuffix('/v1')}/openapi.json")
        began = time.monotonic()

        sandbox.stop()

    # An idle connection is kept for a minute, and the answer would take an hour.
    assert time.monotonic() - began < 60


def test_each_sandbox_makes_its_own_key_and_writes_it_to_no_file(tmp_path: Path) -> None:
    one, other = (EmbeddedSandbox(tmp_path / f"{name}.sqlite3") for name in ("one", "other"))
    one.start()
    one.stop()

    assert one.api_key != other.api_key
    assert len(one.api_key) >= 32
    assert one.api_key not in repr(one)
    assert all(one.api_key.encode() not in file.read_bytes() for file in tmp_path.iterdir())


def test_what_needs_a_running_sandbox_is_refused_before_and_after() -> None:
    sandbox = EmbeddedSandbox(IN_MEMORY)
    for _ in range(2):
        with pytest.raises(SandboxNotRunningError):
            _ = sandbox.base_url
        with pytest.raises(SandboxNotRunningError):
            sandbox.practice(PracticeSwitch(Situation.NORMAL))
        sandbox.start()
        sandbox.stop()


def test_a_taken_port_is_named_and_leaves_nothing_behind(tmp_path: Path) -> None:
    threads = set(threading.enumerate())
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(SandboxStartError, match=f"127.0.0.1, port {port}"):
            EmbeddedSandbox(tmp_path / "sandbox.sqlite3", port=port).start()

    assert set(threading.enumerate()) == threads


def other_end_of(client: socket.socket) -> socket.socket:
    """Return the socket of the server, which is in this process."""
    for one in gc.get_objects():
        if type(one) is socket.socket:
            # Closed ones, and those that listen, have no other end.
            with contextlib.suppress(OSError):
                if one.getpeername() == client.getsockname():
                    return one
    raise AssertionError("the server has no such connection")
