"""Listens to what other desks announce through the shared store, on a thread and a connection of its own."""

import asyncio
import logging
import selectors
import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, TypeAlias

from menagerie.domain.secret import Password
from menagerie.domain.shared_store import SharedAddress
from menagerie.shared.pauses import Pauses

if TYPE_CHECKING:
    # Importing psycopg takes 0.1 s and more: only the thread does.
    from menagerie.shared.link import Link

# Called on the thread with a payload; returns whether it counts.
IsNews: TypeAlias = Callable[[str], bool]

_log = logging.getLogger(__name__)

# Seconds that closing waits for the thread, which may be connecting.
_LONGEST_CLOSE = 1.0
# Seconds that the server has for LISTEN.
_LISTEN_SECONDS = 5.0
# Bytes, each of which only wakes the thread.
_AT_A_TIME = 4096


class Listener:
    """Listens on channels, and goes on by itself after an interruption.

    It connects only while it is allowed to, which is while the store is there: a wrong password is tried by
    one of the two alone. ``lost`` is called on the event loop when its connection is lost: the server has
    perhaps gone. All methods are for the event loop.
    """

    def __init__(
        self, address: SharedAddress, password: Password | None, first_pause: float, lost: Callable[[], None]
    ) -> None:
        self._address = address
        self._password = password
        self._pauses = Pauses(first_pause)
        self._lost = lost
        self._loop = asyncio.get_running_loop()
        self._ended: asyncio.Future[None] = self._loop.create_future()
        self._heard: dict[str, list[tuple[IsNews, Callable[[], None]]]] = {}
        # Of those, whom the thread has news for, and whom the loop will call, as it was told.
        self._news: set[Callable[[], None]] = set()
        self._called: set[Callable[[], None]] = set()
        # Guards the latter: who finds it empty wakes the loop.
        self._lock = threading.Lock()
        self._listening: dict[str, list[Callable[[], None]]] = {}
        # What the thread listens to; a new tuple for each change.
        self._channels: tuple[str, ...] = ()
        self._is_allowed = False
        self._is_closing = False
        # A byte wakes the thread, which waits for the server or for this.
        self._waker, self._sleeper = socket.socketpair()
        self._waker.settimeout(0)
        self._thread = threading.Thread(target=self._live, name="shared store listener", daemon=True)
        self._thread.start()

    def listen(
        self,
        channel: str,
        heard: Callable[[], None],
        listening: Callable[[], None] | None,
        is_news: IsNews,
    ) -> None:
        """Call ``heard`` after notifications that count; see ``SharedStore.listen``."""
        is_new = channel not in self._heard
        self._heard.setdefault(channel, []).append((is_news, heard))
        if listening is not None:
            self._listening.setdefault(channel, []).append(listening)
        if is_new:
            self._channels = (*self._channels, channel)
            self._wake()

    def use_password(self, password: Password | None) -> None:
        """Log in with another password from the next connection on."""
        self._password = password

    def allow(self, *, is_allowed: bool) -> None:
        """Connect from now on if there is no connection, or no longer try to. A connection is kept."""
        self._is_allowed = is_allowed
        self._wake()

    async def close(self) -> None:
        """Stop listening. It takes 1 s at most, also while the thread is connecting."""
        self._is_closing = True
        self._wake()
        await asyncio.wait({self._ended}, timeout=_LONGEST_CLOSE)

    def _wake(self) -> None:
        # Full: it is awake. Closed: the thread has ended.
        with suppress(OSError):
            self._waker.send(b"\0")

    # On the event loop, told by the thread.

    def _tell(self) -> None:
        with self._lock:
            called, self._called = self._called, set()
        if not self._is_closing:
            for heard in called:
                heard()

    def _began(self, channels: tuple[str, ...]) -> None:
        if not self._is_closing:
            for channel in channels:
                for listening in tuple(self._listening.get(channel, ())):
                    listening()

    def _lose(self) -> None:
        if not self._is_closing:
            self._lost()

    def _end(self) -> None:
        if not self._ended.done():
            self._ended.set_result(None)

    # On the thread.

    def _live(self) -> None:
        try:
            while not self._is_closing:
                self._sleep_until_allowed()
                begun = time.monotonic()
                self._connect_and_hear()
                self._sleep(self._pauses.after(time.monotonic() - begun))
        finally:
            self._waker.close()
            self._sleeper.close()
            self._call(self._end)

    def _connect_and_hear(self) -> None:
        if self._is_closing:
            return
        try:
            from menagerie.shared.link import Link  # noqa: PLC0415 - imports psycopg, here on the thread

            link = Link(self._address, self._password, "listening")
        except Exception as error:  # noqa: BLE001 - the store itself says what is wrong
            _log.info("Not listening: %s", type(error).__name__)
            return
        try:
            self._hear(link)
        except Exception as error:  # noqa: BLE001 - it connects again
            _log.info("Listening was interrupted: %s", type(error).__name__)
            self._call(self._lose)
        finally:
            link.close()

    def _hear(self, link: "Link") -> None:
        """Tell what comes until the listener is closed. Raises psycopg.Error when the connection is lost."""
        link.connection.add_notify_handler(lambda notice: self._take(notice.channel, notice.payload))
        channels: tuple[str, ...] = ()
        with selectors.DefaultSelector() as selector:
            selector.register(link.connection.fileno(), selectors.EVENT_READ)
            selector.register(self._sleeper, selectors.EVENT_READ)
            self._sleeper.settimeout(0)
            while not self._is_closing:
                wanted = self._channels
                new = wanted[len(channels) :]
                for channel in new:
                    link.listen(channel, _LISTEN_SECONDS)
                if new:
                    channels = wanted
                    self._call(self._began, new)
                self._pass_on()
                selector.select()
                self._drain()
                link.hear()

    def _take(self, channel: str, payload: str) -> None:
        self._news |= {heard for is_news, heard in tuple(self._heard.get(channel, ())) if is_news(payload)}

    def _pass_on(self) -> None:
        """Let the loop call those for whom there is news, once for all that has come."""
        if self._news:
            with self._lock:
                is_first = not self._called
                self._called |= self._news
            self._news = set()
            if is_first:
                self._call(self._tell)

    # A selector would need a file handle, and this thread must not end where none is left.

    def _sleep_until_allowed(self) -> None:
        self._sleeper.settimeout(None)
        while not (self._is_allowed or self._is_closing):
            self._sleeper.recv(_AT_A_TIME)

    def _sleep(self, seconds: float) -> None:
        """Wait, but no longer than until ``close``."""
        end = time.monotonic() + seconds
        while not self._is_closing and (left := end - time.monotonic()) > 0:
            self._sleeper.settimeout(left)
            with suppress(TimeoutError):
                self._sleeper.recv(_AT_A_TIME)

    def _drain(self) -> None:
        with suppress(BlockingIOError):
            while self._sleeper.recv(_AT_A_TIME):
                pass

    def _call(self, callback: Callable[..., None], *arguments: object) -> None:
        # In a loop that was closed meanwhile, nothing waits.
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(callback, *arguments)
