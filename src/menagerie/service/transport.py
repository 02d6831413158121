"""The connection to a service: its HTTP client, its time limits, and the last check before a byte leaves."""

import asyncio
import logging
import ssl
import sys
import zlib
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Generator, Mapping
from contextlib import asynccontextmanager
from http.cookiejar import CookieJar, DefaultCookiePolicy
from importlib.util import find_spec
from typing import Any
from urllib.parse import urlsplit
from urllib.request import getproxies, getproxies_environment, proxy_bypass

import httpx
from msgspec import Struct

from menagerie import __version__
from menagerie.domain.address import is_loopback_host
from menagerie.domain.cases import AddressCase, ConnectionCase
from menagerie.domain.errors import NotConnectedError, UnexpectedAnswerError, UnusableAddressError
from menagerie.domain.network import Network, ProxyMode, plain_password
from menagerie.domain.secret import ApiKey
from menagerie.governor.governor import Admission

# Bytes. A list of 100 animals has about ten kilobytes, so anything larger is something else.
LARGEST_BODY = 16 * 1024 * 1024
# An error has one sentence.
LARGEST_ERROR = 2 * 1024 * 1024
# Unpacked at a stretch.
_PIECE = 256 * 1024
_CHUNKS_AT_ONCE = 64

# Tells zlib that the data has gzip's header.
_GZIP = 16 + zlib.MAX_WBITS

# Seconds. Servers close idle connections, often after five seconds. A request sent at that moment gets no
# response, and it is unknown whether it was carried out. So we close idle connections well before.
_KEEP_ALIVE = 2.0

# From a response to httpcore's reader of its connection, through the streams that httpx and httpcore wrap.
_TO_READER = ("_stream", "_httpcore_stream", "_stream", "_connection", "_h11_state")

# Both log addresses, and httpcore logs headers at DEBUG.
_TALKATIVE_LOGGERS = ("httpcore", "httpx")

# Events of httpcore's ``trace`` extension.
_CONNECTED = "connection.connect_tcp.complete"
_TLS_BEGINS = "connection.start_tls.started"
_SENDING = "http11.send_request_headers.started"
_LAST_CHECKS = ("connection.connect_tcp.started", _TLS_BEGINS, _SENDING)


class Timeouts(Struct, frozen=True):
    """How long each part of an exchange may take, in seconds.

    ``connect`` limits the TCP connection, TLS again, and the judgement of the certificate again; ``read``
    and ``write`` limit each pause; ``total`` limits the whole exchange, so that a slow trickle ends too.
    ``error_body`` limits the text of an error response, which is not worth a long wait. ``close`` is the
    grace of a running exchange when the store is closed.
    """

    connect: float = 10.0
    read: float = 30.0
    write: float = 30.0
    pool: float = 10.0
    total: float = 60.0
    error_body: float = 5.0
    close: float = 1.5


class BearerAuth(httpx.Auth):
    """Adds the key to each request when it is sent (interface 5.1)."""

    def __init__(self, key: ApiKey) -> None:
        self._key = key

    def auth_flow(self, request: httpx.Request) -> Generator[httpx.Request, httpx.Response, None]:
        """Set the Authorization header, in place of any other credentials."""
        request.headers["Authorization"] = f"Bearer {self._key.reveal()}"
        yield request

    def __repr__(self) -> str:
        return "BearerAuth(…)"


async def _usual_network() -> Network:
    return Network()


class _Client(Struct):
    """An HTTP client, how it reaches the network, and the number of requests that use it."""

    http: httpx.AsyncClient
    network: Network
    uses: int = 0


class Connection:
    """The HTTP client for one base address and key, or without a key, opened when it is first needed.

    Opening takes tens of milliseconds, for TLS and for imports, and therefore runs in a thread.

    ``network`` returns the network settings. When they have changed, the next request gets a new client. The
    old one is closed when the last request that uses it has ended.

    By default, the proxies set on this computer are used, since a company may have no other way out, but no
    proxy is ever used for a loopback address, where it could only lead elsewhere. Credentials in a .netrc
    file are not used: ``BearerAuth`` replaces the header.

    Raises UnusableAddressError for a host name that cannot be decoded.
    """

    def __init__(
        self,
        base_url: str,
        key: ApiKey | None,
        timeouts: Timeouts,
        transport: httpx.AsyncBaseTransport | None = None,
        network: Callable[[], Awaitable[Network]] | None = None,
    ) -> None:
        try:
            # Without this, httpx would fail only when it sends.
            host = httpx.URL(base_url).host
        except (httpx.InvalidURL, UnicodeError) as exc:
            raise UnusableAddressError(AddressCase.HOST) from exc
        self._base_url = base_url
        self._uses_proxies = transport is None and not is_loopback_host(host)
        # Even without a key there is something: with nothing, httpx looks into .netrc.
        self._auth = httpx.Auth() if key is None else BearerAuth(key)
        self._may_redirect = key is None
        self._timeouts = timeouts
        self._transport = transport
        self._network = network or _usual_network
        # False where the desktop could not be asked for its proxy: then none is used.
        self.knows_proxy = True
        self._opening = asyncio.Lock()
        self._client: _Client | None = None
        self._former: list[_Client] = []

    async def prepare(self) -> None:
        """Open the client, unless it is open. Raises NotConnectedError as ``client`` does."""
        await self._current()

    @asynccontextmanager
    async def client(self) -> AsyncIterator[httpx.AsyncClient]:
        """Yield the client, which stays open within the block.

        Raises NotConnectedError if the proxy or the extra certificates cannot be used.
        """
        client = await self._current()
        client.uses += 1
        try:
            yield client.http
        finally:
            client.uses -= 1
            await self._close_unused()

    async def open_another(self) -> httpx.AsyncClient:
        """Return a client of its own, which has no connection yet, for the caller to close.

        Raises NotConnectedError as ``client`` does.
        """
        return await asyncio.to_thread(self._open, await self._network())

    async def close(self) -> None:
        """Close all connections."""
        for client in (*self._former, *filter(None, [self._client])):
            await client.http.aclose()

    async def _current(self) -> _Client:
        async with self._opening:
            network = await self._network()
            if self._client is None or self._client.network != network:
                opened = _Client(await asyncio.to_thread(self._open, network), network)
                if self._client is not None:
                    self._former.append(self._client)
                self._client = opened
                await self._close_unused()
            return self._client

    def _proxy(self, network: Network, verify: ssl.SSLContext) -> httpx.Proxy | None:
        """Return the proxy of the settings, or that of this computer; None if there is none.

        ``verify`` checks the certificate of a proxy that is reached by https: httpx's default knows no
        company. Raises ValueError, ImportError and httpx.InvalidURL for an address of no use.
        """
        address, auth = network.address, None
        if network.mode is ProxyMode.SYSTEM:
            found = _proxy_of_this_computer(network, self._base_url)
            self.knows_proxy, address = found is not None, found or ""
        elif network.user:
            auth = (network.user, "" if network.password is None else plain_password(network.password))
        if network.mode is ProxyMode.NONE or not address:
            return None
        is_secure = address.lower().startswith("https:")
        return httpx.Proxy(address, ssl_context=verify if is_secure else None, auth=auth)

    async def _close_unused(self) -> None:
        for former in [one for one in self._former if not one.uses]:
            self._former.remove(former)
            await former.http.aclose()

    def _open(self, network: Network) -> httpx.AsyncClient:
        # Otherwise anyio imports this at the first request, on the GUI thread.
        import anyio._backends._asyncio  # noqa: F401, PLC0415 - see above

        # truststore, which this imports, asks WMI on Windows: that may take seconds.
        from menagerie.service.trust import judge_certificates, system_trust  # noqa: PLC0415 - see above

        # httpcore looks for this package at every lock. Without it, that is a search of the disk nine times
        # a request, on the GUI thread. WORKAROUND for httpcore 1.0.9, ``_synchronization``.
        if find_spec("sniffio") is None:
            sys.modules["sniffio"] = None  # type: ignore[assignment]

        for name in _TALKATIVE_LOGGERS:
            logging.getLogger(name).setLevel(logging.WARNING)
        timeouts = self._timeouts
        verify = system_trust(network.ca_file)
        try:
            return httpx.AsyncClient(
                auth=self._auth,
                base_url=self._base_url,
                headers={
                    "Accept": "application/json",
                    "Accept-Encoding": "gzip",
                    "User-Agent": f"menagerie/{__version__}",
                },
                verify=verify,
                # httpx would check the certificate of a proxy of this computer in a way of its own.
                trust_env=False,
                proxy=self._proxy(network, verify) if self._uses_proxies else None,
                transport=self._transport,
                # A response is to change nothing of the next request. Each could also add some, without end.
                cookies=CookieJar(DefaultCookiePolicy(allowed_domains=())),
                event_hooks={
                    "request": [judge_certificates],
                    "response": [] if self._may_redirect else [_forget_target],
                },
                # A redirect would send the key or an animal to another address.
                follow_redirects=False,
                limits=httpx.Limits(keepalive_expiry=_KEEP_ALIVE),
                timeout=httpx.Timeout(
                    connect=timeouts.connect, read=timeouts.read, write=timeouts.write, pool=timeouts.pool
                ),
            )
        except (ValueError, ImportError, httpx.InvalidURL):
            # Only the proxy setting can be wrong here. Raise without this error as the cause: it repeats the
            # setting, which may contain a password.
            is_own = network.mode is ProxyMode.ADDRESS
            problem = NotConnectedError(
                ConnectionCase.OWN_PROXY_SETTING if is_own else ConnectionCase.PROXY_SETTING
            )
        raise problem


async def _forget_target(response: httpx.Response) -> None:
    """Remove the target of a redirect: httpx would build a request of it, and fails for some texts."""
    response.headers.pop("Location", None)


def _proxy_of_this_computer(network: Network, base_url: str) -> str | None:
    """Return the proxy that the variables or the settings of the system name for an address, or "" for none.

    None where the desktop cannot be asked.
    """
    if not getproxies_environment() and network.ask_desktop is not None:
        return network.ask_desktop(base_url)
    proxies, parts = getproxies(), urlsplit(base_url)
    address = proxies.get(parts.scheme) or proxies.get("all") or ""
    if not address or proxy_bypass(parts.netloc):
        return ""
    return address if "://" in address else f"http://{address}"


class NotSentError(Exception):
    """The request may no longer be sent, and no byte of it has left. Used only within this package."""


class SendGuard:
    """Checks, until the first byte of a request leaves, that its admission still stands.

    Connecting takes time, and the service may refuse another request meanwhile, or the computer may sleep.
    ``is_at_proxy`` is True from when a proxy is asked for a way to the service until the request begins.
    """

    def __init__(self, admission: Admission) -> None:
        self.is_at_proxy = False
        self._admission = admission
        self._stream: Any = None

    async def watch(self, event: str, info: Mapping[str, Any]) -> None:
        """Handle an event of httpcore's ``trace`` extension.

        Raises NotSentError before the next byte leaves if the admission stands no more.
        """
        if event == _CONNECTED:
            self._stream = info["return_value"]
        if event == _SENDING:
            self.is_at_proxy = info["request"].method == b"CONNECT"
        if event not in _LAST_CHECKS or self._admission.still_stands:
            return
        if event == _TLS_BEGINS:
            # Only at this point does httpcore not close the connection itself.
            await self._stream.aclose()
        self._admission.never_left()
        raise NotSentError


async def read_body(response: httpx.Response, largest: int = LARGEST_BODY) -> bytes:
    """Return the whole body of a response, unpacked, and close the response.

    Raises UnexpectedAnswerError if it is too large or cannot be unpacked, and httpx's errors if it is cut.
    """
    packing = response.headers.get("Content-Encoding", "identity").strip().lower()
    # Packed several times, a few bytes can unpack to more than fits into memory in one step.
    if packing not in {"identity", "gzip"}:
        raise UnexpectedAnswerError(response.status_code)
    unpacker = zlib.decompressobj(_GZIP) if packing == "gzip" else None
    body = bytearray()
    # An async generator, which its type does not tell. (httpx's own readers would wrap it in further ones.)
    chunks: AsyncGenerator[bytes] = aiter(response.stream)  # type: ignore[arg-type]
    try:
        count = 0
        async for chunk in chunks:
            count += 1
            if not count % _CHUNKS_AT_ONCE:
                # Chunks that have all arrived are read without a pause. Let the window paint meanwhile.
                await asyncio.sleep(0)
            if unpacker is None:
                body += chunk
            else:
                await _unpack(unpacker, chunk, body, largest)
            if len(body) > largest:
                raise UnexpectedAnswerError(response.status_code)
    except zlib.error as exc:
        raise UnexpectedAnswerError(response.status_code) from exc
    finally:
        await _close(response, chunks)
    return bytes(body)


async def _close(response: httpx.Response, chunks: AsyncGenerator[bytes]) -> None:
    """Close a response and the generator of its body, however often that is cancelled.

    httpcore's generators would close the connection when they are collected, and qasync's event loops cannot
    await that. Once the response is closed, they have nothing left to await.
    """
    try:
        if _has_more(response):
            await response.extensions["network_stream"].aclose()
    finally:
        try:
            await response.aclose()
        finally:
            await chunks.aclose()


def _has_more(response: httpx.Response) -> bool:
    """Return whether more came on the connection than the response.

    WORKAROUND for httpcore 1.0.9: it keeps such a connection, and takes what came for the response to the
    next request. An add would then count as added, or be sent again, by what was said of another one.
    """
    part: Any = response.stream
    for name in _TO_READER:
        part = getattr(part, name, None)
    if part is None:
        return False
    return bool(part.trailing_data[0]) or _holds_bytes(response.extensions["network_stream"])


def _holds_bytes(stream: Any) -> bool:
    """Return whether bytes that came from the service still wait in a stream of httpcore.

    One reading ends at the end of a record of TLS, and after 64 KB. The rest waits in anyio's streams, of
    which one wraps the other.
    """
    while stream is not None:
        of_tls, of_socket = getattr(stream, "_read_bio", None), getattr(stream, "_protocol", None)
        if (of_tls is not None and of_tls.pending) or (of_socket is not None and of_socket.read_queue):
            return True
        stream = getattr(stream, "_stream", None) or getattr(stream, "transport_stream", None)
    return False


async def _unpack(unpacker: "zlib._Decompress", chunk: bytes, body: bytearray, largest: int) -> None:
    """Append to ``body`` what ``chunk`` unpacks to, up to one piece more than ``largest``."""
    body += unpacker.decompress(chunk, _PIECE)
    while unpacker.unconsumed_tail and len(body) <= largest:
        # A chunk may unpack to a thousand times its length. Let the window paint meanwhile.
        await asyncio.sleep(0)
        body += unpacker.decompress(unpacker.unconsumed_tail, _PIECE)
