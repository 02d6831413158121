"""Requests take the way that the desktop is set to; a desktop that cannot be asked is named in the test."""

from collections.abc import Iterator

import pytest

from menagerie.app.foundation import desktop_proxy
from menagerie.credentials.keys import KeyStore
from menagerie.domain.cases import ConnectionCase
from menagerie.domain.errors import NotConnectedError
from menagerie.domain.network import Network, ProxyMode
from menagerie.domain.secret import ApiKey
from menagerie.service.client import RouteCheck, RouteStep
from menagerie.workflows.session import NetworkChoice
from support.connect_proxy import connect_proxy
from support.session_bus import Portal, session_bus
from support.store_desk import StoreDesk

SERVICE = "https://service.example:1/v1"


@pytest.fixture(autouse=True)
def bus(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A session bus with nothing on it, and no proxy in the variables."""
    for name in ("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "NO_PROXY"):
        monkeypatch.delenv(name, raising=False)
        monkeypatch.delenv(name.lower(), raising=False)
    with session_bus() as address:
        monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
        yield address


async def checked(network: Network | None = None) -> RouteCheck:
    """Test the way to the service with the settings of the application."""
    choice = NetworkChoice(KeyStore(), network, desktop_proxy)
    desk = StoreDesk(SERVICE, ApiKey("a-key"), network=choice.resolve)
    try:
        return await desk.store.check_route()
    finally:
        await desk.store.close()


async def test_the_proxy_of_the_desktop_is_used(bus: str) -> None:
    async with connect_proxy(1) as proxy:
        portal = Portal(bus, [proxy.address, "direct://"])
        check = await checked()
        portal.close()
        assert portal.asked == [SERVICE]
        assert check.proxy == proxy.address.removeprefix("http://")
        assert [head.split(b"\r\n")[0] for head in proxy.heads] == [b"CONNECT service.example:1 HTTP/1.1"]


async def test_the_variables_come_before_the_desktop(bus: str, monkeypatch: pytest.MonkeyPatch) -> None:
    portal = Portal(bus, ["http://127.0.0.1:9"])
    async with connect_proxy(1) as proxy:
        monkeypatch.setenv("HTTPS_PROXY", proxy.address)
        check = await checked()
    portal.close()
    assert (check.proxy, portal.asked) == (proxy.address.removeprefix("http://"), [])


async def test_where_the_desktop_has_none_or_is_not_to_be_asked_no_proxy_is_used(bus: str) -> None:
    portal = Portal(bus, ["direct://"])
    check = await checked()
    assert (check.proxy, check.knows_proxy, check.failed) == (None, True, RouteStep.REACH)
    assert portal.asked == [SERVICE]
    check = await checked(Network(ProxyMode.NONE))
    portal.close()
    assert (check.proxy, check.knows_proxy, portal.asked) == (None, True, [SERVICE])


async def test_a_proxy_of_a_kind_that_cannot_be_used_is_said(bus: str) -> None:
    portal = Portal(bus, ["socks5://127.0.0.1:9"])
    check = await checked()
    portal.close()
    assert check.failed is RouteStep.PROXY
    assert isinstance(check.error, NotConnectedError)
    assert check.error.case is ConnectionCase.PROXY_SETTING


@pytest.mark.parametrize("where", ["no portal", "an error", "no bus"])
async def test_a_silent_desktop_is_named(bus: str, monkeypatch: pytest.MonkeyPatch, where: str) -> None:
    portal = Portal(bus, None) if where == "an error" else None
    if where == "no bus":
        monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS")
    check = await checked()
    if portal is not None:
        portal.close()
    assert (check.proxy, check.knows_proxy) == (None, False)
