"""On Windows and macOS, Qt asks the system for the proxy of an address, which may be named by a script."""

import pytest
from PySide6.QtNetwork import QNetworkProxy, QNetworkProxyFactory, QNetworkProxyQuery

from menagerie.app.foundation import desktop_proxy

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
