"""Checks the certificate and the key that the sandbox uses for TLS, and reads which hosts they are for."""

import ipaddress
import re
import socket
import ssl
from collections.abc import Iterator
from pathlib import Path
from typing import cast

from msgspec import Struct

_LONGEST_NAME = 253
_LABEL = re.compile(r"[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?")


class TlsFilesError(OSError):
    """The certificate and the key cannot be used; the message says which file and why."""


class TlsFiles(Struct, frozen=True):
    """A certificate with its private key, and the hosts that the certificate names."""

    certificate: Path
    key: Path
    hosts: tuple[str, ...]

    def host_for(self, bound: str) -> str:
        """Return the host under which a client that trusts the certificate reaches the address ``bound``."""
        if bound in self.hosts:
            return bound
        # For "*.example.com", put this computer's name in place of the star.
        return self.hosts[0].replace("*", socket.gethostname().split(".")[0].lower())


class _EncryptedKeyError(Exception):
    """The key needs a password."""


def is_host(text: str) -> bool:
    """Return whether a text is an IP address or a name that a certificate can state, in lower case."""
    labels = text.split(".")
    if ":" in text or labels[-1].isdecimal():
        return "%" not in text and _is_ip_address(text)
    return len(text) <= _LONGEST_NAME and all(map(_LABEL.fullmatch, labels))


def _is_ip_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


def check_tls_files(certificate: Path, key: Path) -> TlsFiles:
    """Return the files if a server can use them now. Raises TlsFilesError."""
    for file in (certificate, key):
        try:
            file.read_bytes()
        except OSError as exc:
            raise TlsFilesError(f"{file} cannot be read ({exc.strerror}).") from exc
    client = _trusting(certificate)
    server = _serving(certificate, key)
    try:
        hosts = tuple(_hosts(client, server, certificate))
    except ValueError as exc:
        raise TlsFilesError(f"The certificate {certificate} names a host that cannot be read.") from exc
    if not hosts:
        raise TlsFilesError(f"The certificate {certificate} names no host, so no client would trust it.")
    return TlsFiles(certificate, key, hosts)


def _trusting(certificate: Path) -> ssl.SSLContext:
    """Return a client's TLS that trusts this certificate, for any host."""
    client = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    client.check_hostname = False
    # Trust the certificate even if its issuer is unknown.
    client.verify_flags |= ssl.VERIFY_X509_PARTIAL_CHAIN
    try:
        client.load_verify_locations(cafile=certificate)
    except ssl.SSLError as exc:
        raise TlsFilesError(f"{certificate} holds no certificate in PEM format.") from exc
    return client


def _serving(certificate: Path, key: Path) -> ssl.SSLContext:
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    try:
        # Without a function for the password, OpenSSL would ask for it in the terminal.
        server.load_cert_chain(certificate, key, password=_no_password)
    except _EncryptedKeyError as exc:
        raise TlsFilesError(f"The key {key} is encrypted. Give a copy without a password.") from exc
    except ssl.SSLError as exc:
        if exc.reason in {"KEY_VALUES_MISMATCH", "KEY_TYPE_MISMATCH", "NO_CERTIFICATE_ASSIGNED"}:
            raise TlsFilesError(f"The key {key} does not belong to the certificate {certificate}.") from exc
        if exc.reason in {None, "NO_START_LINE"}:
            raise TlsFilesError(f"{key} holds no private key in PEM format.") from exc
        raise TlsFilesError(f"{certificate} and {key} cannot be used ({_words(exc.reason)}).") from exc
    return server


def _no_password() -> str:
    raise _EncryptedKeyError


def _hosts(client: ssl.SSLContext, server: ssl.SSLContext, certificate: Path) -> Iterator[str]:
    """Yield the hosts that the certificate names, in its order.

    The ssl module reads only the certificate of a peer, so client and server shake hands in memory. This
    also checks the certificate as a client does.
    """
    to_server, to_client = ssl.MemoryBIO(), ssl.MemoryBIO()
    client_end = client.wrap_bio(to_client, to_server)
    server_end = server.wrap_bio(to_server, to_client, server_side=True)
    try:
        # In each turn, both ends answer what the other one sent.
        while not all([_has_shaken_hands(client_end), _has_shaken_hands(server_end)]):
            pass
    except ssl.SSLCertVerificationError as exc:
        raise TlsFilesError(
            f"No client would trust the certificate {certificate} ({exc.verify_message})."
        ) from exc
    except ssl.SSLError as exc:
        raise TlsFilesError(f"The certificate {certificate} cannot be used ({_words(exc.reason)}).") from exc
    stated = client_end.getpeercert() or {}
    for kind, host in cast("tuple[tuple[str, str], ...]", stated.get("subjectAltName", ())):
        if kind == "DNS":
            yield host.lower()
        elif kind == "IP Address":
            yield str(ipaddress.ip_address(host.strip()))


def _has_shaken_hands(end: ssl.SSLObject) -> bool:
    try:
        end.do_handshake()
    except ssl.SSLWantReadError:
        return False
    return True


def _words(reason: str | None) -> str:
    """Return OpenSSL's name of a reason, such as EE_KEY_TOO_SMALL, in lower case with spaces."""
    return (reason or "unknown").lower().replace("_", " ")
