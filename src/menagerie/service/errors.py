"""Turns network errors and error responses into our own errors."""

import ssl
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from socket import gaierror

import httpx

from menagerie.domain.cases import AnswerCase, ConnectionCase, GeneralCase, Safe
from menagerie.domain.errors import (
    AnimalNotFoundError,
    AnswerError,
    BadRequestError,
    CertificateError,
    ErrorBody,
    KeyRefusedError,
    NoAnswerError,
    NotConnectedError,
    RedirectedError,
    ServerFailedError,
    UnexpectedAnswerError,
    causes_of,
    is_exhausted,
)
from menagerie.domain.facts import Value
from menagerie.governor.governor import Purpose
from menagerie.service.transport import Timeouts
from menagerie.system.network import is_kept_from_network

_WHAT_IS_SAFE = {Purpose.READ: Safe.SCREEN_KEPT, Purpose.WRITE: Safe.ADD_UNCERTAIN}

# httpx raises these before it sends.
_NOTHING_SENT = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout, httpx.ProxyError)

# Before the request is sent, only a proxy is heard.
_OF_PROXY = (httpx.ProxyError, httpx.ReadError, httpx.RemoteProtocolError)

# TLS raises this to wait for more bytes, so it is in the context of any failure while it waited.
_TLS_IN_PROGRESS = ssl.SSLWantReadError

# Why a certificate is not trusted: codes of OpenSSL on Linux (X509_V_ERR_…), of Windows (CERT_E_…), and of
# macOS (errSec…). No code stands for different things on two of them.
_DISTRUST = {
    ConnectionCase.CERTIFICATE_ISSUER: {
        *(18, 19, 20, 21),
        *(0x800B0109, 0x800B010A, 0x800B0112),  # UNTRUSTEDROOT, CHAINING, UNTRUSTEDCA
        *(-67843, -25318),  # NotTrusted, CreateChainFailed
    },
    ConnectionCase.CERTIFICATE_DATE: {
        *(9, 10),
        0x800B0101,  # EXPIRED, which is also one that is not valid yet
        *(-67818, -67819),  # CertificateExpired, CertificateNotValidYet
    },
    ConnectionCase.CERTIFICATE_HOST: {
        *(62, 64),
        0x800B010F,  # CN_NO_MATCH
        -67602,  # HostNameMismatch
    },
}


@contextmanager
def our_errors(
    purpose: Purpose, timeouts: Timeouts, is_at_proxy: Callable[[], bool] = lambda: False
) -> Iterator[None]:
    """Turn network errors raised in the block into UnreachableErrors.

    ``is_at_proxy`` tells whether only a proxy was asked, for a way to the service: no request left.

    The cause is kept without its frames: their local variables hold the bytes of the request with the key,
    which a crash report may print.
    """
    try:
        yield
    except (httpx.HTTPError, OSError) as exc:
        drop_frames(exc)
        if isinstance(exc, _NOTHING_SENT) or is_at_proxy():
            raise _not_connected(exc, timeouts) from exc
        raise _no_answer(exc, purpose, timeouts) from exc


def no_answer(case: ConnectionCase, purpose: Purpose, **values: Value) -> NoAnswerError:
    """Return the error for a request that may have been sent and got no response; ``case`` says why."""
    error = NoAnswerError(case, safe=_WHAT_IS_SAFE[purpose], **values)
    error.may_have_happened = purpose is Purpose.WRITE
    return error


def drop_frames(exc: BaseException) -> None:
    """Remove the frames, and so the local variables, of an exception and of all its causes and contexts."""
    for part in causes_of(exc):
        part.__traceback__ = None


def refusal(status: int, body: ErrorBody | None, purpose: Purpose, *, of_one_animal: bool) -> AnswerError:
    """Return the error for a response that is not a success (interface 7).

    ``of_one_animal``: a single animal was requested, so a 404 means that animal.
    """
    error: AnswerError
    match status:
        case 401:
            error = KeyRefusedError(status, body)
        case 400 if purpose is Purpose.WRITE:
            error = BadRequestError(status, body)
        case 404 if of_one_animal:
            error = AnimalNotFoundError(status, body)
        case _ if httpx.codes.is_redirect(status):
            error = _redirected(status, body, purpose)
        case _ if httpx.codes.is_client_error(status):
            error = _not_accepted(status, body, purpose)
        case _ if httpx.codes.is_server_error(status):
            error = _failed(status, body, purpose)
        case _:
            error = _unexpected(status, body, purpose)
    return error


def _redirected(status: int, body: ErrorBody | None, purpose: Purpose) -> RedirectedError:
    if purpose is Purpose.READ:
        return RedirectedError(status, body, may_have_happened=False)
    return RedirectedError(status, body, may_have_happened=True, safe=Safe.ADD_UNCERTAIN)


def _not_accepted(status: int, body: ErrorBody | None, purpose: Purpose) -> AnswerError:
    safe = Safe.NOTHING_ADDED if purpose is Purpose.WRITE else Safe.SCREEN_KEPT
    match status:
        case 400:
            return BadRequestError(status, body, AnswerCase.BAD_CHOICES, safe=safe)
        case 403 if body is None:
            return UnexpectedAnswerError(status, body, AnswerCase.BLOCKED, safe=safe)
        case 404:
            return UnexpectedAnswerError(status, body, AnswerCase.NOTHING_HERE, safe=safe)
        case _:
            return UnexpectedAnswerError(status, body, AnswerCase.NOT_ACCEPTED, safe=safe)


def _failed(status: int, body: ErrorBody | None, purpose: Purpose) -> ServerFailedError:
    is_add = purpose is Purpose.WRITE
    return ServerFailedError(status, body, may_have_happened=is_add, safe=_WHAT_IS_SAFE[purpose])


def _unexpected(status: int, body: ErrorBody | None, purpose: Purpose) -> UnexpectedAnswerError:
    if purpose is Purpose.READ:
        return UnexpectedAnswerError(status, body)
    case, safe = AnswerCase.UNEXPECTED_STATUS, Safe.ADD_UNCERTAIN
    return UnexpectedAnswerError(status, body, case, may_have_happened=True, safe=safe)


def _not_connected(exc: Exception, timeouts: Timeouts) -> NotConnectedError:
    if isinstance(exc, (httpx.ConnectTimeout, httpx.ReadTimeout)):
        seconds = timeouts.connect if isinstance(exc, httpx.ConnectTimeout) else timeouts.read
        return NotConnectedError(ConnectionCase.NOT_CONNECTED, seconds=seconds)
    if isinstance(exc, _OF_PROXY):
        # httpcore's text is the status and the reason of the response.
        wants_password = str(exc).startswith(str(httpx.codes.PROXY_AUTHENTICATION_REQUIRED.value))
        return NotConnectedError(
            ConnectionCase.PROXY_WANTS_PASSWORD if wants_password else ConnectionCase.PROXY_REFUSED
        )
    causes = list(causes_of(exc))
    for cause in causes:
        if isinstance(cause, ssl.SSLCertVerificationError):
            return _not_trusted(cause)
    if any(isinstance(cause, ssl.SSLError) and not isinstance(cause, _TLS_IN_PROGRESS) for cause in causes):
        return CertificateError(ConnectionCase.NOT_SECURE)
    case: ConnectionCase | GeneralCase | None = GeneralCase.NOTHING_LEFT if is_exhausted(exc) else None
    if any(isinstance(cause, gaierror) for cause in causes):
        case = ConnectionCase.HOST_NOT_FOUND
    elif any(map(is_kept_from_network, causes)):
        case = ConnectionCase.LOCAL_NETWORK
    return NotConnectedError(case)


def _not_trusted(exc: ssl.SSLCertVerificationError) -> CertificateError:
    # Only errors that TLS itself raised have these attributes.
    code, detail = getattr(exc, "verify_code", None), getattr(exc, "verify_message", "")
    case = next((case for case, codes in _DISTRUST.items() if code in codes), None)
    if case is not None:
        return CertificateError(case)
    if detail:
        return CertificateError(ConnectionCase.CERTIFICATE_DETAIL, detail=detail.rstrip("."))
    return CertificateError()


def _no_answer(exc: Exception, purpose: Purpose, timeouts: Timeouts) -> NoAnswerError:
    if isinstance(exc, httpx.ReadTimeout):
        return no_answer(ConnectionCase.NO_ANSWER, purpose, seconds=timeouts.read)
    if isinstance(exc, httpx.WriteTimeout):
        return no_answer(ConnectionCase.NO_ANSWER, purpose, seconds=timeouts.write)
    if isinstance(exc, TimeoutError):
        return no_answer(ConnectionCase.NO_ANSWER, purpose, seconds=timeouts.total)
    return no_answer(ConnectionCase.NO_ANSWER, purpose)
