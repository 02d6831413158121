"""The connection to a service: how it is opened, what it sends along, and how long and how much it takes."""

import asyncio
import importlib
import logging
import ssl
from collections.abc import Generator

import httpx
import truststore
from msgspec import Struct

from menagerie import __version__
from menagerie.domain.address import is_loopback_host
from menagerie.domain.api_key import ApiKey
from menagerie.domain.errors import NotConnectedError, UnexpectedAnswerError, UnusableAddressError

# How long an exchange that has begun may go on after its store was closed, in seconds.
CLOSE_GRACE = 1.5

# A list of 100 animals is some ten kilobytes. Beyond this it is something else.
LARGEST_BODY = 16 * 1024 * 1024

# Servers close idle connections, often after five seconds. A request that meets that moment gets no answer,
# and whether it was carried out is then unknown: so connections are given up well before.
KEEP_ALIVE = 2.0

# These log addresses, and the first of them headers at DEBUG.
_TALKATIVE_LOGGERS = ("httpcore", "httpx")


class Timeouts(Struct, frozen=True):
    """How long each part of an exchange may take, in seconds.

    ``connect`` counts for the TCP connection and again for TLS; ``read`` and ``write`` for each pause;
    ``total`` for the whole exchange, so that an answer that drips has an end too. ``error_body`` is for the
    words that come with an error, which are not worth a long wait. ``close`` is the grace of an exchange
    that is under way when its store is closed.
    """

    connect: float = 10.0
    read: float = 30.0
    write: float = 30.0
    pool: float = 10.0
    total: float = 60.0
    error_body: float = 5.0
    close: float = CLOSE_GRACE


class BearerAuth(httpx.Auth):
    """Adds the key to a request at the moment of sending (interface 5.1)."""

    def __init__(self, key: ApiKey) -> None:
        self._key = key

    def auth_flow(self, request: httpx.Request) -> Generator[httpx.Request, httpx.Response, None]:
        """Set the one header that holds the key, in place of any other credentials."""
        request.headers["Authorization"] = f"Bearer {self._key.reveal()}"
        yield request

    def __repr__(self) -> str:
        return "BearerAuth(…)"


class Connection:
    """The HTTP client for one base address and key, opened when it is first needed.

    Opening takes tens of milliseconds, for TLS and for imports, and therefore happens in a thread.

    Proxies that are set on this computer are honoured, as a company may have no other way out; never for an
    address of this computer itself, where a proxy could only lead elsewhere. Credentials in a .netrc file
    are not used: httpx reads that file only when told to, and ``BearerAuth`` replaces the header in any case.

    Raises UnusableAddressError for a host that cannot be looked up.
    """

    def __init__(
        self,
        base_url: str,
        key: ApiKey,
        timeouts: Timeouts,
        transport: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        try:
            # httpx would find out about a host that it cannot decode only while it sends.
            host = httpx.URL(base_url).host
        except (httpx.InvalidURL, UnicodeError) as exc:
            raise UnusableAddressError("Correct the host: there can be none with this name.") from exc
        self._base_url = base_url
        self._uses_proxies = not is_loopback_host(host)
        self._auth = BearerAuth(key)
        self._timeouts = timeouts
        self._transport = transport
        self._opening = asyncio.Lock()
        self._client: httpx.AsyncClient | None = None

    async def client(self) -> httpx.AsyncClient:
        """Return the client. Raises NotConnectedError when this computer's proxy setting cannot be used."""
        async with self._opening:
            if self._client is None:
                self._client = await asyncio.to_thread(self._open)
            return self._client

    async def close(self) -> None:
        """Close what is open."""
        if self._client is not None:
            await self._client.aclose()

    def _open(self) -> httpx.AsyncClient:
        # httpcore would import this at the first request, on the thread that paints.
        importlib.import_module("anyio._backends._asyncio")
        for name in _TALKATIVE_LOGGERS:
            logging.getLogger(name).setLevel(logging.WARNING)
        timeouts = self._timeouts
        try:
            return httpx.AsyncClient(
                auth=self._auth,
                base_url=self._base_url,
                headers={
                    "Accept": "application/json",
                    "Accept-Encoding": "gzip",
                    "User-Agent": f"menagerie/{__version__}",
                },
                # The operating system's certificates, so that a company's own are known.
                verify=truststore.SSLContext(ssl.PROTOCOL_TLS_CLIENT),
                trust_env=self._uses_proxies,
                transport=self._transport,
                # A redirect would carry the key, or an animal, to where nobody sent them.
                follow_redirects=False,
                limits=httpx.Limits(keepalive_expiry=KEEP_ALIVE),
                timeout=httpx.Timeout(
                    connect=timeouts.connect, read=timeouts.read, write=timeouts.write, pool=timeouts.pool
                ),
            )
        except (ValueError, ImportError, httpx.InvalidURL):
            # The only thing here that is not ours is the proxy setting. Its error is left behind, since the
            # setting it repeats may hold a password.
            problem = NotConnectedError(
                "This computer's proxy setting cannot be used, so nothing was sent. "
                "Correct it (an address that begins with http://), or ask your IT.",
                title="The proxy setting cannot be used",
            )
        raise problem


async def read_body(response: httpx.Response) -> bytes:
    """Return the whole body of an answer.

    Raises UnexpectedAnswerError when it is too large or wrongly packed, and httpx's errors when it is cut.
    """
    # Packed several times, a few bytes unfold into more than fits into memory before any limit is seen.
    if "," in response.headers.get("Content-Encoding", ""):
        raise UnexpectedAnswerError(response.status_code)
    body = bytearray()
    try:
        async for chunk in response.aiter_bytes():
            body += chunk
            if len(body) > LARGEST_BODY:
                raise UnexpectedAnswerError(
                    response.status_code,
                    message="The answer was far larger than a list of animals. The rows on screen are kept. "
                    "Check the address.",
                )
    except httpx.DecodingError as exc:
        raise UnexpectedAnswerError(response.status_code) from exc
    return bytes(body)
