"""Runs the sandbox on its own thread, inside the application or standing alone."""

import asyncio
import logging
import secrets
import socket
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import h11
import uvicorn
from msgspec import Struct
from starlette.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.server import ServerState

from menagerie.sandbox.layers import DROP_CONNECTION, Journal, Stamp
from menagerie.sandbox.limits import FREE, Plan, RateLimiter
from menagerie.sandbox.practice import Practice, PracticeSwitch
from menagerie.sandbox.refusal import Refusal
from menagerie.sandbox.service import BASE_PATH, build_service
from menagerie.sandbox.store import Store, sample_animals
from menagerie.sandbox.tls import TlsFiles
from menagerie.storage import Notice
from menagerie.system.network import use_port_alone

_KEY_BYTES = 24
# Longer than a user pauses: a connection that closes just when a request is sent is a real failure.
_KEEP_ALIVE_SECONDS = 60
_SHUTDOWN_SECONDS, _SHUTDOWN_TICK = 1.0, 0.001
_MOST_CONNECTIONS = 50
_HEAD_SECONDS = 10.0
# Where no file handle is left for one more.
_ACCEPT_AGAIN_SECONDS = 1.0

_log = logging.getLogger(__name__)


class SandboxStartError(OSError):
    """The sandbox cannot listen; the message says where and why."""


class SandboxNotRunningError(RuntimeError):
    """The sandbox must be running for this."""


class EmbeddedSandbox:
    """The sandbox, on its own thread and event loop.

    ``database`` is a file or ``store.IN_MEMORY``; a new one gets the sample animals. ``clock`` returns Unix
    time in seconds. ``api_key`` is the key of the service; None makes one, which is kept in memory only.
    Port 0 takes a free port. ``journal`` records every connection and request. With ``rescues``, a damaged
    database is replaced, and after ``start`` ``notice`` tells it; without, it is refused. With
    ``tls``, only https is answered.

    It holds at most ``most_connections``: where there are more, the one that has been idle longest gives way.
    A TLS handshake and the head of a request may take ``head_seconds``. Unless ``any_host``, only requests to
    a loopback host are answered.
    """

    def __init__(
        self,
        database: Path | str,
        *,
        plan: Plan = FREE,
        clock: Callable[[], float] = time.time,
        api_key: str | None = None,
        host: str = "127.0.0.1",
        port: int = 0,
        journal: Journal | None = None,
        rescues: bool = False,
        tls: TlsFiles | None = None,
        most_connections: int = _MOST_CONNECTIONS,
        head_seconds: float = _HEAD_SECONDS,
        any_host: bool = False,
    ) -> None:
        self._most_connections = most_connections
        self._head_seconds = head_seconds
        self._any_host = any_host
        self._rescues = rescues
        self._database = database
        self._plan = plan
        self._clock = clock
        self._api_key = api_key or secrets.token_urlsafe(_KEY_BYTES)
        self._host = host
        self._port = port
        self._journal = journal
        self._tls = tls
        self._running: _Running | None = None
        self.notice: Notice | None = None

    @property
    def base_url(self) -> str:
        """The base address (interface 9.2). Raises SandboxNotRunningError."""
        return self._now_running().base_url

    @property
    def api_key(self) -> str:
        """The API key of the service (interface 5)."""
        return self._api_key

    def start(self) -> None:
        """Start the service, unless it runs, and return when it listens.

        Raises StoreError for the database and SandboxStartError for the address: both are OSErrors.
        """
        if self._running is not None:
            return
        store = Store(self._database, sample_animals(), rescues=self._rescues)
        self.notice = store.notice
        try:
            self._running = self._serve(store)
        except BaseException:
            store.close()
            raise

    def practice(self, switch: PracticeSwitch) -> None:
        """Set a practice switch, from any thread. It is in force when this returns.

        Raises SandboxNotRunningError.
        """
        running = self._now_running()

        async def press() -> None:
            running.practice.press(switch)

        asyncio.run_coroutine_threadsafe(press(), running.loop).result()

    def stop(self) -> None:
        """Stop the service, if it runs, and return when port, thread and database are closed."""
        running, self._running = self._running, None
        if running is not None:
            running.loop.call_soon_threadsafe(running.server.stop)
            running.thread.join()
            running.store.close()

    def _serve(self, store: Store) -> "_Running":
        limiter = RateLimiter(self._plan, self._clock)
        practice = Practice(limiter)
        service = build_service(
            store,
            self._api_key,
            limiter,
            practice,
            self._clock,
            journal=self._journal,
            any_host=self._any_host,
        )
        stamp = Stamp(limiter, self._clock)
        connection = partial(_Connection, stamp, self._journal, self._head_seconds)
        server = _Server(service, connection, self._tls, self._most_connections)
        # Listening before the thread starts, so that the port is known and no client is too early.
        listener = _listen(self._host, self._port)
        base_url = _base_url(listener, self._tls)
        # A daemon thread, so that the application can end if ``stop`` was not called.
        thread = threading.Thread(target=server.run_on, args=(listener,), name="sandbox", daemon=True)
        try:
            thread.start()
            loop = server.listening.result()
        except Exception as exc:
            if thread.ident is not None:
                thread.join()
            listener.close()
            raise SandboxStartError(f"The sandbox cannot start ({exc}).") from exc
        return _Running(base_url, server, loop, thread, store, practice)

    def _now_running(self) -> "_Running":
        if self._running is None:
            raise SandboxNotRunningError("The sandbox is not running.")
        return self._running


class _Server(uvicorn.Server):
    """uvicorn on a thread: without signal handlers, log, and its timer of ten times a second.

    It accepts connections by itself. asyncio's server would take all that wait before it serves the first of
    them, and where no file handle is left for one, it would try as often again.

    ``listening`` is set to the event loop when connections are accepted.
    """

    def __init__(
        self,
        service: ASGIApp,
        connection: "Callable[..., _Connection]",
        tls: TlsFiles | None,
        most_connections: int,
    ) -> None:
        config = uvicorn.Config(
            service,
            http=connection,  # type: ignore[arg-type] # uvicorn only calls it
            ws="none",
            lifespan="off",
            interface="asgi3",
            log_config=None,
            log_level="critical",  # the service itself logs crashes
            access_log=False,
            proxy_headers=False,
            server_header=False,
            date_header=False,  # the service dates its answers by its own clock
            timeout_keep_alive=_KEEP_ALIVE_SECONDS,
            ssl_certfile=None if tls is None else tls.certificate,
            ssl_keyfile=None if tls is None else tls.key,
        )
        super().__init__(config)
        self.listening: Future[asyncio.AbstractEventLoop] = Future()
        self._stopping = asyncio.Event()
        self._connection = connection
        self._most_connections = most_connections
        self._connections: set[_Connection] = self.server_state.connections  # type: ignore[assignment] # all are ours

    def run_on(self, listener: socket.socket) -> None:
        """Serve until stopped; runs the thread's event loop."""
        try:
            # Chosen explicitly, since the application may have set a policy that makes Qt loops.
            with asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner:
                runner.run(self.serve([listener]))
        except Exception as exc:
            if self.listening.done():
                raise
            self.listening.set_exception(exc)

    def stop(self) -> None:
        """Begin to stop; call this in the event loop."""
        self._stopping.set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept connections, and set ``listening``."""
        for listener in sockets or ():
            self._listen(listener)
        self.started = True
        self.listening.set_result(asyncio.get_running_loop())

    async def main_loop(self) -> None:
        """Wait to be stopped."""
        await self._stopping.wait()

    def _listen(self, listener: socket.socket) -> None:
        if not self._stopping.is_set():
            asyncio.get_running_loop().add_reader(listener, self._accept, listener)

    def _accept(self, listener: socket.socket) -> None:
        """Take one connection; the next one has its turn when this one has begun."""
        loop = asyncio.get_running_loop()
        try:
            client, _ = listener.accept()
        except (BlockingIOError, ConnectionError):
            return  # the client has gone
        except OSError as exc:
            _log.warning("The sandbox cannot take a connection (%s).", exc.strerror)
            loop.remove_reader(listener)
            loop.call_later(_ACCEPT_AGAIN_SECONDS, self._listen, listener)
            return
        if len(self._connections) >= self._most_connections:
            min(self._connections, key=_Connection.rank).drop()
        connection = self._connection(self.config, self.server_state, {})
        connection.opening = loop.create_task(connection.open(client))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close the port and the connections; a request under way has a second for its response.

        uvicorn does the same with pauses of a tenth of a second, for which a closing window would wait.
        """
        for listener in sockets or ():
            asyncio.get_running_loop().remove_reader(listener)
            listener.close()
        # One that was accepted just now must have begun to be opened: only then does it close its socket.
        await asyncio.sleep(0)
        state = self.server_state
        for connection in tuple(state.connections):
            connection.shutdown()
        with suppress(TimeoutError):
            async with asyncio.timeout(_SHUTDOWN_SECONDS):
                while state.connections or state.tasks:  # noqa: ASYNC110 - uvicorn has no event for it
                    await asyncio.sleep(_SHUTDOWN_TICK)
        for task in state.tasks:
            task.cancel()


class _Connection(H11Protocol):
    """An HTTP connection: is recorded in the journal, can be dropped, and refuses what is not HTTP.

    ``opening`` is the task of ``open``. One that takes longer than ``head_seconds`` for its TLS handshake and
    the head of its first request, or for that of a later one, is dropped.
    """

    opening: asyncio.Task[None]

    def __init__(
        self,
        stamp: Stamp,
        journal: Journal | None,
        head_seconds: float,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        # The application gets the state with each request, and through it reaches its connection.
        super().__init__(config, server_state, {**app_state, DROP_CONNECTION: self.drop}, _loop)
        self._stamp = stamp
        self._journal = journal
        self._has_tls = False
        self._head_seconds = head_seconds
        self._idle_since = self.loop.time()
        self._head_timer: asyncio.TimerHandle | None = None
        self._limit_head()
        self.connections.add(self)

    async def open(self, client: socket.socket) -> None:
        """Take over the socket of a client, after its TLS handshake."""
        try:
            await self.loop.connect_accepted_socket(lambda: self, client, ssl=self.config.ssl)
        except OSError as exc:
            _log.debug("A client failed to connect: %s", exc)
        finally:
            if self._is_opening:
                self._forget()
            # A cycle, by which all that TLS has made would stay for long.
            del self.opening

    @property
    def _is_opening(self) -> bool:
        transport: asyncio.Transport | None = self.transport
        return transport is None

    @property
    def _is_busy(self) -> bool:
        """Whether a request is under way, from its head to the end of the response."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    def rank(self) -> tuple[bool, float]:
        """Return how soon this gives way to a new connection: less is sooner."""
        return self._is_busy, self._idle_since

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn has it
        """Record the connection."""
        super().connection_made(transport)
        # A transport of TLS that is being closed cannot say it any more.
        self._has_tls = transport.get_extra_info("sslcontext") is not None
        if self._journal is not None:
            self._journal.connection()

    def data_received(self, data: bytes) -> None:
        """Read on; what is not yet a head has a limited time to become one."""
        super().data_received(data)
        self._limit_head()

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        self._idle_since = self.loop.time()
        if self.conn.trailing_data[0]:
            self._limit_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """End what is under way."""
        super().connection_lost(exc)
        self._unlimit_head()

    def _limit_head(self) -> None:
        if self._is_busy:
            self._unlimit_head()
        elif self._head_timer is None:
            self._head_timer = self.loop.call_later(self._head_seconds, self.drop)

    def _unlimit_head(self) -> None:
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None

    def _forget(self) -> None:
        self._unlimit_head()
        self.connections.discard(self)

    def shutdown(self) -> None:
        """Close as soon as no response is being sent."""
        if self._is_opening:
            self.drop()
            return
        super().shutdown()
        if self._has_tls and not self._is_busy:
            # TLS would wait for the client to close too, and the event loop ends before that.
            self.transport.abort()

    def drop(self) -> None:
        """Break the connection, as if a cable were pulled."""
        # At once, so that there is room for another one.
        self._forget()
        if self._is_opening:
            self.opening.cancel()
        else:
            self.transport.abort()

    def send_400_response(self, msg: str) -> None:
        """Refuse what is not HTTP with an Error and the stamp, which uvicorn would leave out."""
        # Another response cannot be sent in the middle of one.
        if self.conn.our_state in {h11.IDLE, h11.SEND_RESPONSE}:
            body = Refusal(400, msg).body()
            headers = [
                (b"content-type", b"application/json"),
                (b"content-length", str(len(body)).encode("ascii")),
                (b"connection", b"close"),
                *self._stamp.headers(),
            ]
            events = (
                h11.Response(status_code=400, headers=headers, reason=b"Bad Request"),
                h11.Data(data=body),
                h11.EndOfMessage(),
            )
            for event in events:
                self.transport.write(self.conn.send(event))
        self.transport.close()


class _Running(Struct, frozen=True):
    """What exists between start and stop."""

    base_url: str
    server: _Server
    loop: asyncio.AbstractEventLoop
    thread: threading.Thread
    store: Store
    practice: Practice


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Name the protocol: only then does asyncio send small responses at once, and not 40 ms late.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        use_port_alone(listener)
        listener.bind((host, port))
        listener.listen()
        listener.setblocking(False)  # noqa: FBT003 - it has no name
    except OSError as exc:
        listener.close()
        raise SandboxStartError(
            f"The sandbox cannot listen on {host}, port {port} ({exc.strerror})."
        ) from exc
    return listener


def _base_url(listener: socket.socket, tls: TlsFiles | None) -> str:
    host, port = listener.getsockname()[:2]
    if tls is not None:
        host = tls.host_for(host)
    shown_host = f"[{host}]" if ":" in host else host
    return f"{'http' if tls is None else 'https'}://{shown_host}:{port}{BASE_PATH}"
