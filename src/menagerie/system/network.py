"""The network of this computer: proxies, certificates, ports."""

import socket
import ssl
import sys
from pathlib import Path
from typing import Any

# Seconds. A script may have to be fetched first.
_PATIENCE = 5.0
_PORTAL, _PORTAL_PATH = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
_RESOLVER = "org.freedesktop.portal.ProxyResolver"
# Where systems keep the certificates that they trust. A packaged Python knows only the place of the system on
# which it was made.
_BUNDLES = (
    "/etc/ssl/certs/ca-certificates.crt",  # Debian, Ubuntu, Arch
    "/etc/pki/tls/certs/ca-bundle.crt",  # Fedora, RHEL
    "/etc/ssl/ca-bundle.pem",  # openSUSE
    "/etc/ssl/cert.pem",  # macOS, Alpine
)


def use_port_alone(listener: socket.socket) -> None:
    """Prepare a socket that is about to listen, so that it shares its port with no other program."""
    if sys.platform != "win32":
        # Allows a port that was just closed. On Windows it would let two programs use the same port.
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)


def certificate_bundle() -> str:
    """Return the file of the certificates that this computer trusts; empty if there is none."""
    found = ssl.get_default_verify_paths().cafile
    return found or next((file for file in _BUNDLES if Path(file).is_file()), "")


def proxies_of_portal(address: str) -> list[str]:
    """Return the proxies that the portal of a Linux desktop names for an address, the best one first.

    Raises OSError, and what jeepney raises, where there is no portal. It may take some seconds.
    """
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
