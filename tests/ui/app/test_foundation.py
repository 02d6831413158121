"""What the window and the command line stand on: the sandbox within, and the proxy of the desktop."""

import asyncio
import threading
from pathlib import Path

import pytest
from PySide6.QtNetwork import QNetworkProxy, QNetworkProxyFactory, QNetworkProxyQuery

from menagerie.app.foundation import SandboxHost, desktop_proxy
from menagerie.domain.cases import StartCase
from menagerie.domain.errors import StorageError
from menagerie.ui.words.messages import message_of


async def begin(host: SandboxHost) -> "asyncio.Task[object]":
    """Begin a start, and return as soon as its thread is at work."""
    starting: asyncio.Task[object] = asyncio.create_task(host.start())
    for _ in range(3):
        await asyncio.sleep(0)
    return starting


def sandboxes() -> int:
    return sum(thread.name == "sandbox" for thread in threading.enumerate())


def test_a_start_that_was_called_off_goes_on_and_is_the_only_one(tmp_path: Path) -> None:
    async def scenario() -> None:
        host = SandboxHost(tmp_path / "sandbox.sqlite3")
        # GIVEN a start that is no longer needed, such as after switching the environment
        first = await begin(host)
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        # WHEN it is wanted again
        address = await host.start()
        # THEN there is one sandbox, and it stops when it shall
        assert sandboxes() == 1
        assert await host.start() == address
        await host.close()
        assert sandboxes() == 0

    asyncio.run(scenario())


def test_stopping_waits_for_a_start_that_was_called_off(tmp_path: Path) -> None:
    async def scenario() -> None:
        host = SandboxHost(tmp_path / "sandbox.sqlite3")
        first = await begin(host)
        first.cancel()
        await host.close()
        await asyncio.gather(first, return_exceptions=True)

    asyncio.run(scenario())
    assert sandboxes() == 0


def test_a_start_that_failed_says_what_to_check_and_logs_why_and_can_be_tried_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        database = tmp_path / "folder" / "sandbox.sqlite3"
        database.parent.write_text("no folder")
        host = SandboxHost(database)
        with pytest.raises(StorageError) as caught:
            await host.start()
        assert caught.value.case is StartCase.SANDBOX
        assert f"Check that {database} can be written to" in message_of(caught.value)
        assert "cannot be used (" in str(caught.value.values["detail"])
        database.parent.unlink()
        await host.start()
        assert sandboxes() == 1
        await host.close()

    asyncio.run(scenario())


def test_a_failed_start_that_is_no_longer_needed_is_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        (tmp_path / "missing").write_text("no folder")
        host = SandboxHost(tmp_path / "missing" / "sandbox.sqlite3")
        first = await begin(host)
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        await host.close()

    asyncio.run(scenario())
    assert "Starting the sandbox failed" in caplog.text


KINDS = QNetworkProxy.ProxyType
ADDRESS = "https://service.example/v1"


@pytest.mark.parametrize("system", ["is_windows", "is_macos"])
@pytest.mark.parametrize(
    ("found", "expected"),
    [
        (QNetworkProxy(KINDS.HttpProxy, "proxy.example", 8080), "http://proxy.example:8080"),
        (QNetworkProxy(KINDS.HttpCachingProxy, "proxy.example", 8080), "http://proxy.example:8080"),
        (QNetworkProxy(KINDS.HttpProxy, "fd00::1", 8080), "http://[fd00::1]:8080"),
        (QNetworkProxy(KINDS.Socks5Proxy, "proxy.example", 1080), "socks5://proxy.example:1080"),
        (QNetworkProxy(KINDS.NoProxy), ""),
    ],
)
def test_the_first_proxy_that_the_system_names_for_the_address_is_used(
    system: str, found: QNetworkProxy, expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def name_proxies(query: QNetworkProxyQuery) -> list[QNetworkProxy]:
        asked.append(query.url().toString())
        return [found, QNetworkProxy(KINDS.HttpProxy, "other.example", 1)]

    monkeypatch.setattr(f"menagerie.app.foundation.{system}", lambda: True)
    monkeypatch.setattr(QNetworkProxyFactory, "systemProxyForQuery", name_proxies)
    assert desktop_proxy(ADDRESS) == expected
    assert asked == [ADDRESS]
