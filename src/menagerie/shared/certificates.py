"""Which certificates of a server are trusted, and why one is not."""

import socket
import ssl
import struct
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from menagerie.domain.cases import SharedCase
from menagerie.domain.shared_store import SharedAddress, TlsMode
from menagerie.system import is_windows
from menagerie.system.network import certificate_bundle, root_certificates_of_person

# The message that asks a PostgreSQL server for TLS, and its consent.
_ASK_FOR_TLS = struct.pack("!ii", 8, 80877103)
_CONSENT = b"S"
_SECONDS = 5.0
# OpenSSL's codes of what is wrong with a certificate. That it is for another host, libpq says itself.
_REASONS = {
    9: SharedCase.CERTIFICATE_EXPIRED,  # not yet valid
    10: SharedCase.CERTIFICATE_EXPIRED,
    18: SharedCase.CERTIFICATE_ISSUER,  # self-signed
    19: SharedCase.CERTIFICATE_ISSUER,  # self-signed in the chain
    20: SharedCase.CERTIFICATE_ISSUER,  # no issuer known
    21: SharedCase.CERTIFICATE_ISSUER,  # the same, of a chain
}


@contextmanager
def trusted_certificates(address: SharedAddress) -> Iterator[str]:
    """Yield the file of certificates to trust; "": libpq's own choice. It lasts as long as the block.

    libpq by itself trusts only a file that a person put into a folder of theirs. It may take some seconds.
    Raises OSError.
    """
    is_there = False
    with suppress(RuntimeError):
        is_there = root_certificates_of_person().is_file()
    if address.certificates or address.tls not in {TlsMode.VERIFY_CA, TlsMode.VERIFY_FULL} or is_there:
        yield address.certificates
        return
    with certificate_bundle() as file:
        yield file


def why_refused(address: SharedAddress) -> SharedCase:
    """Return why the certificate of the server is refused: libpq does not tell.

    It begins a connection, sends no name and no password, and may take several seconds.
    """
    try:
        with trusted_certificates(address) as file:
            context = ssl.create_default_context(cafile=file or str(root_certificates_of_person()))
        # libpq is not as strict as Python 3.13: what it accepts is not the reason.
        context.verify_flags &= ~ssl.VERIFY_X509_STRICT
        _begin_tls(address, context)
    except ssl.SSLCertVerificationError as error:
        case = _REASONS.get(error.verify_code, SharedCase.CERTIFICATE)
        if case is SharedCase.CERTIFICATE_ISSUER and is_windows():
            _let_windows_judge(address)
        return case
    except (OSError, RuntimeError, ValueError):
        # The server is away by now, or no certificates can be read.
        return SharedCase.CERTIFICATE
    return SharedCase.CERTIFICATE


def _let_windows_judge(address: SharedAddress) -> None:
    """Let Windows judge the certificate: it fetches a public root only then, for the next connection."""
    import truststore  # noqa: PLC0415 - asks WMI, which may take seconds

    with suppress(OSError):
        _begin_tls(address, truststore.SSLContext(ssl.PROTOCOL_TLS_CLIENT))


def _begin_tls(address: SharedAddress, context: ssl.SSLContext) -> None:
    """Begin a connection in which ``context`` judges the certificate of the server. Raises OSError."""
    with socket.create_connection((address.host, address.port), timeout=_SECONDS) as connection:
        connection.sendall(_ASK_FOR_TLS)
        if connection.recv(1) == _CONSENT:
            with context.wrap_socket(connection, server_hostname=address.host):
                pass
