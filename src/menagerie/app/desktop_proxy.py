"""Asks the desktop through which proxy an address is reached: also by a script, where the system knows one.

Linux: the portal of the desktop, which knows the settings of GNOME and of KDE. Windows and macOS: Qt, which
asks the system. Neither Windows nor macOS was seen so far.
"""

import logging
import sys
from typing import Any
from urllib.parse import urlsplit

_log = logging.getLogger(__name__)

# Seconds. A script may have to be fetched first.
_PATIENCE = 5.0
_PORTAL, _PORTAL_PATH = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
_RESOLVER = "org.freedesktop.portal.ProxyResolver"


def desktop_proxy(address: str) -> str | None:
    """Return the proxy for ``address``, such as ``http://proxy.example:8080``; "" for none.

    None where the desktop cannot be asked. It may take some seconds: call it in a thread.
    """
    if sys.platform != "linux":
        return _by_qt(address)
    try:
        found = _by_portal(address)
    except Exception as error:  # noqa: BLE001 - jeepney raises KeyError, OSError and errors of its own
        # Without a session, or with a desktop that has no portal.
        _log.info("The desktop cannot be asked for its proxy: %s", type(error).__name__)
        return None
    # The desktop names several, the best one first.
    return "" if not found or urlsplit(found[0]).scheme == "direct" else found[0]


def _by_portal(address: str) -> list[str]:
    from jeepney import DBusAddress, new_method_call  # noqa: PLC0415 - on Linux only
    from jeepney.io.blocking import open_dbus_connection  # noqa: PLC0415 - on Linux only

    resolver = DBusAddress(_PORTAL_PATH, _PORTAL, _RESOLVER)
    with open_dbus_connection("SESSION") as bus:
        call = new_method_call(resolver, "Lookup", "s", (address,))
        reply: Any = bus.send_and_get_reply(call, timeout=_PATIENCE)
    (found,) = reply.body
    if not isinstance(found, list):
        # An error has a text in its place.
        raise OSError(found)
    return [str(one) for one in found]


def _by_qt(address: str) -> str:
    from PySide6.QtCore import QUrl  # noqa: PLC0415 - not at the start
    from PySide6.QtNetwork import QNetworkProxy, QNetworkProxyFactory, QNetworkProxyQuery  # noqa: PLC0415

    proxy = QNetworkProxyFactory.systemProxyForQuery(QNetworkProxyQuery(QUrl(address)))[0]
    kinds = QNetworkProxy.ProxyType
    if proxy.type() in {kinds.NoProxy, kinds.DefaultProxy}:
        return ""
    scheme = "socks5" if proxy.type() is kinds.Socks5Proxy else "http"
    host = f"[{proxy.hostName()}]" if ":" in proxy.hostName() else proxy.hostName()
    return f"{scheme}://{host}:{proxy.port()}"
