"""What every request passes before it reaches its operation, and every response on its way out."""

import ipaddress
import json
import logging
import math
import secrets
from collections.abc import Awaitable, Callable
from email.utils import formatdate
from typing import TextIO
from urllib.parse import urlsplit

from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from menagerie.sandbox.limits import RateLimiter, RateLimitExceededError
from menagerie.sandbox.practice import Practice
from menagerie.sandbox.refusal import AnswerLostError, Refusal

# The key of the scope's state under which a connection leaves the function that drops it.
DROP_CONNECTION = "drop_connection"

_log = logging.getLogger(__name__)


class Journal:
    """Writes one line of JSON for each connection and each request: tests prove by it what was not sent.

    Headers are never written, and so no key. ``clock`` returns Unix time in seconds.
    """

    def __init__(self, out: TextIO, clock: Callable[[], float]) -> None:
        self._out = out
        self._clock = clock

    def now(self) -> float:
        """Return the Unix time."""
        return self._clock()

    def connection(self) -> None:
        """Record that a connection was opened just now."""
        self._write({"event": "connection", "at": self.now()})

    def request(self, at: float, method: str, path: str, query: str, status: int | None) -> None:
        """Record a request that arrived at the Unix time ``at``; ``status`` None got no response."""
        self._write(
            {"event": "request", "at": at, "method": method, "path": path, "query": query, "status": status}
        )

    def _write(self, entry: dict[str, object]) -> None:
        self._out.write(json.dumps(entry) + "\n")
        self._out.flush()


class Stamp:
    """The headers of every response: the date, and the rate limit (interface 8.2)."""

    def __init__(self, limiter: RateLimiter, clock: Callable[[], float]) -> None:
        self._limiter = limiter
        self._clock = clock

    def headers(self) -> list[tuple[bytes, bytes]]:
        """Return the current headers."""
        standing = self._limiter.standing()
        # The date comes from the same clock as the reset, since a client reads one relative to the other.
        values = {
            "date": formatdate(self._clock(), usegmt=True),
            "x-ratelimit-limit": str(standing.limit),
            "x-ratelimit-remaining": str(standing.remaining),
            "x-ratelimit-reset": str(math.ceil(standing.reset_at)),
        }
        return [(name.encode("ascii"), value.encode("ascii")) for name, value in values.items()]


class Front:
    """The outermost layer: answers every request, stamps the response, and records it in the journal.

    A refusal or a crash becomes an Error (interface 7.1). While slow answers are practised, a response below
    ``prefix`` is delayed; its request is carried out at once.
    """

    def __init__(
        self,
        app: ASGIApp,
        stamp: Stamp,
        practice: Practice,
        prefix: str,
        *,
        sleep: Callable[[float], Awaitable[None]],
        journal: Journal | None,
    ) -> None:
        self._app = app
        self._stamp = stamp
        self._practice = practice
        self._prefix = prefix
        self._sleep = sleep
        self._journal = journal

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        arrived = 0.0 if self._journal is None else self._journal.now()
        delay = self._practice.take_delay() if scope["path"].startswith(self._prefix) else 0
        is_recorded = False

        def record(status: int | None) -> None:
            # Before the client knows what became of its request: who does finds it in the journal.
            nonlocal is_recorded
            if self._journal is not None and not is_recorded:
                query = scope["query_string"].decode("latin-1")
                self._journal.request(arrived, scope["method"], scope["path"], query, status)
            is_recorded = True

        async def deliver(message: Message) -> None:
            if message["type"] == "http.response.start":
                if delay:
                    await self._sleep(delay)
                message["headers"] = [*message["headers"], *self._stamp.headers()]
                record(message["status"])
            await send(message)

        try:
            await self._answer(scope, receive, deliver)
        except AnswerLostError:
            record(None)
            await _drop_connection(scope, receive)
        finally:
            record(None)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            _require_one_length(scope)
            await self._app(scope, receive, send)
        except Refusal as refusal:
            await refusal.answer()(scope, receive, send)
        except AnswerLostError:
            # No mistake: it gets no answer.
            raise
        except ClientDisconnect:
            _log.debug("A client disconnected before it had sent its whole request.")
        except Exception:  # noqa: BLE001 - the client gets a response, and the log the error
            _log.exception("The sandbox could not answer %s %s.", scope["method"], scope["path"])
            # A client must not read the details of our error.
            await Refusal(500, "The sandbox made a mistake.").answer()(scope, receive, send)


class LoopbackHosts:
    """Admits requests to this computer by its own names.

    A web page can give a name of its own this computer's address, and then read what is answered there (DNS
    rebinding). Its requests have that name.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on. Raises Refusal (421)."""
        if not _is_loopback(HTTPConnection(scope).headers.get("host", "")):
            raise Refusal(421, "Only this computer's own names are answered, such as localhost.")
        await self._app(scope, receive, send)


class BearerKey:
    """The one key that opens the service (interface 5)."""

    def __init__(self, key: str) -> None:
        self._key = key.encode("ascii")

    def require(self, scope: Scope) -> None:
        """Raise Refusal (401) unless the request has the key."""
        given = HTTPConnection(scope).headers.getlist("authorization")
        if len(given) == 1:
            scheme, _, key = given[0].partition(" ")
            # Headers arrive as latin-1; the comparison takes the same time wherever a wrong key differs.
            if scheme.lower() == "bearer" and secrets.compare_digest(
                key.strip().encode("latin-1"), self._key
            ):
                return
        refuse_key()


class Gate:
    """Admits requests that have the key, as long as the rate limit allows it.

    A request without the key is not counted: otherwise anyone could use up the quota.
    """

    def __init__(self, app: ASGIApp, key: BearerKey, limiter: RateLimiter, practice: Practice) -> None:
        self._app = app
        self._key = key
        self._limiter = limiter
        self._practice = practice

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on. Raises Refusal (401, 429, 500)."""
        self._key.require(scope)
        if not self._practice.key_is_valid:
            refuse_key()
        try:
            self._limiter.admit()
        except RateLimitExceededError as exc:
            headers = {} if exc.retry_after is None else {"Retry-After": exc.retry_after}
            raise Refusal(429, "The rate limit is exceeded. Ask again after the wait.", headers) from exc
        if self._practice.take_failure():
            raise Refusal(500, "This error is practice.")
        await self._app(scope, receive, send)


def refuse_key() -> None:
    """Raise the Refusal (401) of a missing or wrong key."""
    raise Refusal(401, "The API key is missing or invalid.", {"WWW-Authenticate": "Bearer"})


def _require_one_length(scope: Scope) -> None:
    headers = HTTPConnection(scope).headers
    if "content-length" in headers and "transfer-encoding" in headers:
        # A server that goes by the other header would take the end of the body for another request.
        raise Refusal(400, "A body must state its length in one way only.", {"Connection": "close"})


def _is_loopback(host: str) -> bool:
    try:
        name = urlsplit(f"//{host}").hostname or ""
        return name == "localhost" or ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


async def _drop_connection(scope: Scope, receive: Receive) -> None:
    scope["state"][DROP_CONNECTION]()
    # If this returned while the client is connected, the server would answer.
    while (await receive())["type"] != "http.disconnect":
        pass
