"""Asks the desktop through which proxy an address is reached: also by a script, where the system knows one.

Linux: the portal of the desktop, which knows the settings of GNOME and of KDE. Windows and macOS: Qt, which
asks the system. Neither Windows nor macOS was seen so far.
"""

import logging
from urllib.parse import urlsplit

from menagerie.system import is_macos, is_windows
from menagerie.system.network import proxies_of_portal

_log = logging.getLogger(__name__)


def desktop_proxy(address: str) -> str | None:
    """Return the proxy for ``address``, such as ``http://proxy.example:8080``; "" for none.

    None where the desktop cannot be asked. It may take some seconds: call it in a thread.
    """
    if is_windows() or is_macos():
        return _by_qt(address)
    try:
        found = proxies_of_portal(address)
    except Exception as error:  # noqa: BLE001 - jeepney raises KeyError, OSError and errors of its own
        # Without a session, or with a desktop that has no portal.
        _log.info("The desktop cannot be asked for its proxy: %s", type(error).__name__)
        return None
    # The desktop names several, the best one first.
    return "" if not found or urlsplit(found[0]).scheme == "direct" else found[0]


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
