"""The network of this computer: proxies, certificates, ports."""

import errno
import os
import re
import socket
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from menagerie.system import is_macos, is_windows

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
    "/etc/ssl/cert.pem",  # Alpine
)
# On Windows, what a certificate may be for: to identify servers.
_SERVERS = "1.3.6.1.5.5.7.3.1"
_LONGEST_PATH = 1024
_KEYCHAIN_OF_APPLE = "/System/Library/Keychains/SystemRootCertificates.keychain"
_CERTIFICATE = re.compile("-----BEGIN CERTIFICATE-----.+?-----END CERTIFICATE-----", re.DOTALL)


def use_port_alone(listener: socket.socket) -> None:
    """Prepare a socket that is about to listen, so that it shares its port with no other program."""
    if sys.platform != "win32":
        # Allows a port that was just closed. On Windows it would let two programs use the same port.
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)


def is_kept_from_network(error: BaseException) -> bool:
    """Return whether no way leads to a computer as where macOS keeps a process from those nearby.

    A person has to allow them to each application. libpq tells the reason only in its words.
    """
    has_no_way = getattr(error, "errno", None) == errno.EHOSTUNREACH or "No route to host" in str(error)
    return is_macos() and has_no_way


@contextmanager
def certificate_bundle() -> Iterator[str]:
    """Yield the file of the certificates that this computer trusts; "" if there is none.

    Windows and macOS keep no such file, so there it is written, and lasts as long as the block. That may take
    some seconds. Raises OSError.
    """
    if not (is_windows() or is_macos()):
        found = ssl.get_default_verify_paths().cafile
        yield found or next((file for file in _BUNDLES if Path(file).is_file()), "")
        return
    # A virus scanner that reads it at its end may keep it there: it is no secret.
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        trusted = _trusted_by_windows() if is_windows() else _trusted_by_macos(Path(folder) / "one.pem")
        file = Path(folder) / "trusted.pem"
        file.write_text("".join(trusted), encoding="ascii")
        yield str(file) if str(file).isascii() else _short_path(file)


def root_certificates_of_person() -> Path:
    """Return the file of certificates that PostgreSQL's library trusts, if it is there.

    Raises RuntimeError where there is no home folder.
    """
    if is_windows() and (roaming := os.environ.get("APPDATA")):
        return Path(roaming) / "postgresql" / "root.crt"
    return Path.home() / ".postgresql" / "root.crt"


def _trusted_by_windows() -> Iterator[str]:
    """Yield the certificates that Windows trusts for servers, in PEM format."""
    stored: Any = ssl.enum_certificates  # type: ignore[attr-defined,unused-ignore]
    refused = {certificate for certificate, *_ in stored("Disallowed")}
    for store in ("ROOT", "CA"):
        for certificate, kind, uses in stored(store):
            is_for_servers = uses is True or _SERVERS in uses
            if kind != "x509_asn" or not is_for_servers or certificate in refused:
                continue
            # Any program may add to the second store: a root in there is not trusted.
            if store == "ROOT" or _is_below_root(certificate):
                yield ssl.DER_cert_to_PEM_cert(certificate)


def _is_below_root(certificate: bytes) -> bool:
    """Return whether a certificate is that of an authority that another one vouches for."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    try:
        context.load_verify_locations(cadata=certificate)
    except ssl.SSLError:
        return False
    return any(one["subject"] != one["issuer"] for one in context.get_ca_certs())


def _trusted_by_macos(file: Path) -> Iterator[str]:
    """Yield Apple's certificates, and those of the keychains that macOS trusts for servers, in PEM format.

    ``file`` is for one of them at a time.
    """
    yield _security("find-certificate", "-a", "-p", _KEYCHAIN_OF_APPLE).stdout
    for certificate in _CERTIFICATE.findall(_security("find-certificate", "-a", "-p").stdout):
        file.write_text(certificate, encoding="ascii")
        # A keychain also holds what is not trusted. Nothing is fetched from the network.
        verify = ("verify-cert", "-l", "-L", "-R", "offline", "-p", "ssl", "-c", str(file))
        if _security(*verify).returncode == 0:
            yield f"{certificate}\n"


def _security(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run macOS's command for keychains. Raises OSError, also where it takes too long."""
    command = ["/usr/bin/security", *arguments]
    try:
        return subprocess.run(  # noqa: S603 - macOS's own program
            command, check=False, capture_output=True, text=True, timeout=_PATIENCE
        )
    except subprocess.TimeoutExpired as error:
        raise TimeoutError(str(error)) from error


def _short_path(path: Path) -> str:
    """Return a file's name on Windows that has only letters that libpq can read; ``path`` if it has none."""
    import ctypes  # noqa: PLC0415 - only here

    text = ctypes.create_unicode_buffer(_LONGEST_PATH)
    ctypes.windll.kernel32.GetShortPathNameW(str(path), text, len(text))  # type: ignore[attr-defined,unused-ignore]
    return text.value or str(path)


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
