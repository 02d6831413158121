"""Judges the certificates of servers as the operating system does, without holding the window."""

import asyncio
import ssl
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import httpx
import truststore

from menagerie.domain.cases import ConnectionCase, SettingCase
from menagerie.domain.errors import NotConnectedError, UnusableFieldError

_HANDSHAKE_ENDS = "start_tls.complete"


def system_trust(ca_file: Path | None) -> ssl.SSLContext:
    """Return what trusts the certificates of the operating system, a company's own too, and an extra file's.

    Its connections carry nothing before ``judge_certificates`` has watched how they were made. Raises
    NotConnectedError for a file that cannot be used.
    """
    context = _SystemTrust(ssl.PROTOCOL_TLS_CLIENT)
    if ca_file is not None:
        try:
            context.load_verify_locations(ca_file)
        except OSError as exc:  # which ssl.SSLError is, too
            raise NotConnectedError(ConnectionCase.CERTIFICATE_FILE, path=str(ca_file)) from exc
    return context


class _SystemTrust(truststore.SSLContext):
    """Judges a certificate after the handshake.

    truststore does it within the handshake, so on the event loop, and Windows and macOS may fetch
    certificates for it, and lists of revoked ones, which takes seconds. Here a connection has ``judge``,
    which may run in a thread, and carries nothing before that has returned.
    """

    def __init__(self, protocol: int) -> None:
        super().__init__(protocol)
        judging: Any = self._ctx.sslobject_class

        class Connection(judging):  # type: ignore[misc] # truststore makes a class for each context
            _is_trusted = False

            def do_handshake(self) -> None:
                ssl.SSLObject.do_handshake(self)

            def judge(self) -> None:
                """Judge the certificate. Raises ssl.SSLCertVerificationError."""
                # The handshake has ended: this does the rest of what truststore does.
                super().do_handshake()
                self._is_trusted = True

            def read(self, *args: Any) -> Any:
                self._check()
                return super().read(*args)

            def write(self, data: Any) -> int:
                self._check()
                return int(super().write(data))

            def _check(self) -> None:
                if not self._is_trusted:
                    raise ssl.SSLCertVerificationError("the certificate was not judged")

        self._ctx.sslobject_class = Connection


async def judge_certificates(request: httpx.Request) -> None:
    """Let the connections that are made for a request judge their certificates in a thread.

    A hook for the requests of an httpx client that uses ``system_trust``.
    """
    trace, seconds = request.extensions.get("trace"), request.extensions["timeout"]["connect"]

    async def watch(event: str, info: Mapping[str, Any]) -> None:
        if event.endswith(_HANDSHAKE_ENDS):
            await _judge(info["return_value"], seconds)
        if trace is not None:
            await trace(event, info)

    request.extensions = {**request.extensions, "trace": watch}


async def _judge(stream: Any, seconds: float) -> None:
    """Judge the certificate of a new connection, and close the connection if it may not be used.

    Raises httpx.ConnectError and, after ``seconds``, httpx.ConnectTimeout.
    """
    is_trusted = False
    try:
        async with asyncio.timeout(seconds):
            await asyncio.to_thread(stream.get_extra_info("ssl_object").judge)
        is_trusted = True
    except TimeoutError as exc:
        raise httpx.ConnectTimeout(str(exc)) from exc
    except OSError as exc:  # which ssl.SSLError is, too
        raise httpx.ConnectError(str(exc)) from exc
    finally:
        if not is_trusted:
            await stream.aclose()


def check_certificate_file(path: Path, now: float) -> None:
    """Check that ``path`` holds certificates of authorities, in PEM format, one of them valid at ``now``.

    Raises UnusableFieldError with the SettingCase.
    """
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    try:
        context.load_verify_locations(path)
    except ssl.SSLError:
        raise UnusableFieldError(SettingCase.CERTIFICATES_OF_NO_AUTHORITY, name=path.name) from None
    except OSError as exc:
        detail = exc.strerror or type(exc).__name__
        raise UnusableFieldError(SettingCase.CERTIFICATES_UNREADABLE, name=path.name, detail=detail) from exc
    authorities = context.get_ca_certs()
    if not authorities:
        raise UnusableFieldError(SettingCase.CERTIFICATES_OF_NO_AUTHORITY, name=path.name)
    if all(ssl.cert_time_to_seconds(str(one["notAfter"])) < now for one in authorities):
        raise UnusableFieldError(SettingCase.CERTIFICATES_EXPIRED, name=path.name)
