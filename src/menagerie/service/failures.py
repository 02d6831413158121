"""Turns network errors and error responses into our own errors, each with a sentence for the user."""

import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from socket import gaierror

import httpx

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
)
from menagerie.governor.governor import Purpose
from menagerie.service.transport import Timeouts

_WHAT_IS_SAFE = {
    Purpose.READ: "The animals on screen are kept.",
    Purpose.WRITE: "We don't know if the animal was added.",
}

# httpx raises these before it sends.
_NOTHING_SENT = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout, httpx.ProxyError)

# TLS raises these to wait for more bytes, so they are in the context of any failure while it waited.
_TLS_IN_PROGRESS = (ssl.SSLWantReadError, ssl.SSLWantWriteError)


# OpenSSL's codes (X509_V_ERR_…), as on Linux. Other systems have other codes.
_UNKNOWN_ISSUER = {18, 19, 20, 21}
_NOT_VALID_NOW = {9, 10}
_OTHER_HOST = {62, 64}


@contextmanager
def our_errors(purpose: Purpose, timeouts: Timeouts) -> Iterator[None]:
    """Turn network errors raised in the block into UnreachableErrors.

    The cause is kept without its frames: their local variables hold the bytes of the request with the key,
    which a crash report may print.
    """
    try:
        yield
    except (httpx.HTTPError, OSError) as exc:
        drop_frames(exc)
        if isinstance(exc, _NOTHING_SENT):
            raise _not_connected(exc, timeouts) from exc
        raise _no_answer(exc, purpose, timeouts) from exc


def no_answer(happened: str, purpose: Purpose) -> NoAnswerError:
    """Return the error for a request that may have been sent and got no response; ``happened`` says why."""
    error = NoAnswerError(f"{happened} {_WHAT_IS_SAFE[purpose]}")
    error.may_have_happened = purpose is Purpose.WRITE
    return error


def drop_frames(exc: BaseException) -> None:
    """Remove the frames, and so the local variables, of an exception and of all its causes and contexts."""
    for part in _chain(exc):
        part.__traceback__ = None


def refusal(status: int, sentence: ErrorBody | None, purpose: Purpose, *, of_one_animal: bool) -> AnswerError:
    """Return the error for a response that is not a success (interface 7).

    ``of_one_animal``: a single animal was requested, so a 404 means that animal.
    """
    error: AnswerError
    match status:
        case 401 | 403:
            error = KeyRefusedError(status, sentence)
        case 400 if purpose is Purpose.WRITE:
            error = BadRequestError(status, sentence)
        case 404 if of_one_animal:
            error = AnimalNotFoundError(status, sentence)
        case _ if httpx.codes.is_redirect(status):
            error = _redirected(status, sentence, purpose)
        case _ if httpx.codes.is_client_error(status):
            error = _not_accepted(status, sentence, purpose)
        case _ if httpx.codes.is_server_error(status):
            error = _failed(status, sentence, purpose)
        case _:
            error = _unexpected(status, sentence, purpose)
    return error


def _redirected(status: int, sentence: ErrorBody | None, purpose: Purpose) -> RedirectedError:
    words = RedirectedError.message
    if purpose is Purpose.WRITE:
        words = f"{words} {_WHAT_IS_SAFE[purpose]}"
    return RedirectedError(status, sentence, words, may_have_happened=purpose is Purpose.WRITE)


def _not_accepted(status: int, sentence: ErrorBody | None, purpose: Purpose) -> AnswerError:
    safe = "Nothing was added." if purpose is Purpose.WRITE else "The animals on screen are kept."
    match status:
        case 400:
            return BadRequestError(status, sentence, f"{safe} Try again with other choices.")
        case 404:
            title = "There are no animals at this address"
            return UnexpectedAnswerError(status, sentence, f"{safe} Check the address.", title=title)
        case _:
            words = f"{safe} It answered with the status {status}."
            return UnexpectedAnswerError(status, sentence, words, title=BadRequestError.title)


def _failed(status: int, sentence: ErrorBody | None, purpose: Purpose) -> ServerFailedError:
    words = _WHAT_IS_SAFE[purpose]
    return ServerFailedError(status, sentence, words, may_have_happened=purpose is Purpose.WRITE)


def _unexpected(status: int, sentence: ErrorBody | None, purpose: Purpose) -> UnexpectedAnswerError:
    if purpose is Purpose.READ:
        return UnexpectedAnswerError(status, sentence)
    words = f"Its answer was unexpected (status {status}). {_WHAT_IS_SAFE[purpose]}"
    return UnexpectedAnswerError(status, sentence, words, may_have_happened=True)


def _not_connected(exc: Exception, timeouts: Timeouts) -> NotConnectedError:
    if isinstance(exc, httpx.ConnectTimeout):
        return NotConnectedError(
            f"No connection was made within {timeouts.connect:g} seconds, so nothing was sent. "
            "Check the network, then try again."
        )
    if isinstance(exc, httpx.ProxyError):
        return NotConnectedError(
            "This network's proxy refused the connection, so nothing was sent. "
            "Check this computer's proxy setting, or ask your IT team."
        )
    causes = list(_chain(exc))
    for cause in causes:
        if isinstance(cause, ssl.SSLCertVerificationError):
            return _not_trusted(cause)
    if any(isinstance(cause, ssl.SSLError) and not isinstance(cause, _TLS_IN_PROGRESS) for cause in causes):
        return CertificateError(
            "No secure connection could be agreed on, so nothing was sent. "
            "Check the address and its port, or ask your IT team.",
            title="No secure connection",
        )
    if any(isinstance(cause, gaierror) for cause in causes):
        return NotConnectedError(
            "Its host was not found, so nothing was sent. Check the network and the address, then try again."
        )
    return NotConnectedError()


def _not_trusted(exc: ssl.SSLCertVerificationError) -> CertificateError:
    # Only errors that TLS itself raised have these attributes.
    code, reason = getattr(exc, "verify_code", None), getattr(exc, "verify_message", "")
    if code in _UNKNOWN_ISSUER:
        advice = "Ask your IT team to make this computer trust the certificate's issuer."
    elif code in _NOT_VALID_NOW:
        advice = "The certificate is not valid today: check this computer's date, or ask your IT team."
    elif code in _OTHER_HOST:
        advice = "The certificate is for another host: check the address, or ask your IT team."
    elif reason:
        advice = f"Check the address, or ask your IT team about the certificate ({reason.rstrip('.')})."
    else:
        return CertificateError()
    return CertificateError(f"Nothing was sent. {advice}")


def _no_answer(exc: Exception, purpose: Purpose, timeouts: Timeouts) -> NoAnswerError:
    if isinstance(exc, httpx.ReadTimeout):
        return no_answer(f"It did not answer within {timeouts.read:g} seconds.", purpose)
    if isinstance(exc, httpx.WriteTimeout):
        return no_answer(f"It did not take the request within {timeouts.write:g} seconds.", purpose)
    if isinstance(exc, TimeoutError):
        return no_answer(f"No whole answer came within {timeouts.total:g} seconds.", purpose)
    return no_answer("The connection broke before the whole answer came.", purpose)


def _chain(exc: BaseException) -> Iterator[BaseException]:
    """Yield an exception and all its causes and contexts, each once."""
    seen: set[int] = set()
    waiting: list[BaseException | None] = [exc]
    while waiting:
        current = waiting.pop()
        if current is None or id(current) in seen:
            continue
        seen.add(id(current))
        yield current
        waiting += [current.__cause__, current.__context__]
        if isinstance(current, BaseExceptionGroup):
            waiting += current.exceptions
