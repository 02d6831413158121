"""What every request passes on its way in and every answer on its way out, outermost first."""

import logging
import math
import secrets
from collections.abc import Awaitable, Callable
from email.utils import formatdate

from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from menagerie.sandbox.journal import Journal
from menagerie.sandbox.limits import RateLimiter, RateLimitExceededError
from menagerie.sandbox.practice import Practice
from menagerie.sandbox.refusal import AnswerLostError, Refusal

# The name under which a connection leaves, in the scope's state, the function that drops it.
DROP_CONNECTION = "drop_connection"

_log = logging.getLogger(__name__)


class Recorded:
    """Tells the journal of every request, with the status of its answer: None where it got none."""

    def __init__(self, app: ASGIApp, journal: Journal) -> None:
        self._app = app
        self._journal = journal

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the request through and record it when it is over."""
        at = self._journal.now()
        status: int | None = None

        async def record(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, record)
        finally:
            query = scope["query_string"].decode("latin-1")
            self._journal.request(at, scope["method"], scope["path"], query, status)


class Stamp:
    """The headers that every answer carries: the date, and the rate limit (interface 8.2)."""

    def __init__(self, limiter: RateLimiter, clock: Callable[[], float]) -> None:
        self._limiter = limiter
        self._clock = clock

    def headers(self) -> list[tuple[bytes, bytes]]:
        """Return the headers as they are now."""
        standing = self._limiter.standing()
        # The date comes from the same clock as the reset, since a client reads the one relative to the other.
        values = {
            "date": formatdate(self._clock(), usegmt=True),
            "x-ratelimit-limit": str(standing.limit),
            "x-ratelimit-remaining": str(standing.remaining),
            "x-ratelimit-reset": str(math.ceil(standing.reset_at)),
        }
        return [(name.encode("ascii"), value.encode("ascii")) for name, value in values.items()]


class Stamped:
    """Puts the stamp on every answer."""

    def __init__(self, app: ASGIApp, stamp: Stamp) -> None:
        self._app = app
        self._stamp = stamp

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the request through and stamp its answer."""

        async def stamped(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self._stamp.headers()]
            await send(message)

        await self._app(scope, receive, stamped)


class Slowed:
    """Delays the answers below ``prefix`` while that is practised. The request is carried out at once."""

    def __init__(
        self, app: ASGIApp, prefix: str, practice: Practice, sleep: Callable[[float], Awaitable[None]]
    ) -> None:
        self._app = app
        self._prefix = prefix
        self._practice = practice
        self._sleep = sleep

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the request through, and its answer when the delay is over."""
        delay = self._practice.take_delay() if scope["path"].startswith(self._prefix) else 0

        async def slowed(message: Message) -> None:
            if delay and message["type"] == "http.response.start":
                await self._sleep(delay)
            await send(message)

        await self._app(scope, receive, slowed)


class Answered:
    """Makes sure that every request ends as it should: a refusal or a crash in an Error (interface 7.1)."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the request through; answer in the application's place where it does not."""
        try:
            await self._app(scope, receive, send)
        except Refusal as refusal:
            await refusal.answer()(scope, receive, send)
        except AnswerLostError:
            await _drop_connection(scope, receive)
        except ClientDisconnect:
            _log.debug("A client hung up before it had sent its whole request.")
        except Exception:  # noqa: BLE001 - whatever it is, the client gets an answer and the log the rest
            _log.exception("The sandbox could not answer %s %s.", scope["method"], scope["path"])
            # What went wrong in here is nothing that a client should read.
            await Refusal(500, "The sandbox made a mistake.").answer()(scope, receive, send)


class BearerKey:
    """The one key that opens the service (interface 5)."""

    def __init__(self, key: str) -> None:
        self._key = key.encode("ascii")

    def require(self, scope: Scope) -> None:
        """Raise Refusal (401) unless the request shows the key."""
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
    """Lets in who shows the key and has requests left.

    A request without the key counts against nothing: otherwise anybody could use up the key's quota.
    """

    def __init__(self, app: ASGIApp, key: BearerKey, limiter: RateLimiter, practice: Practice) -> None:
        self._app = app
        self._key = key
        self._limiter = limiter
        self._practice = practice

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the request through. Raises Refusal (401, 429, 500)."""
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


async def _drop_connection(scope: Scope, receive: Receive) -> None:
    scope["state"][DROP_CONNECTION]()
    # The server answers for an application that returns while the client is there.
    while (await receive())["type"] != "http.disconnect":
        pass
