"""The thread of a shared store: it connects, does the work that comes, and connects again."""

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

from menagerie.domain.cases import SharedCase
from menagerie.domain.errors import SharedStoreAwayError
from menagerie.domain.facts import Fact, fact
from menagerie.domain.secret import Password
from menagerie.domain.shared_store import SharedAddress
from menagerie.shared.library import has_library
from menagerie.shared.pauses import Pauses
from menagerie.storage.own_thread import Call, End

if TYPE_CHECKING:
    # Importing psycopg takes 0.1 s and more: only the thread does.
    from menagerie.shared.link import Connection, Link

_log = logging.getLogger(__name__)

# Seconds between attempts where only a person can help: too many wrong passwords may lock the user out.
_HOPELESS_PAUSE = 300.0
# Seconds for each statement that looks at the schema.
_CHECK_SECONDS = 5.0
# A connection that is late by so many seconds is taken for dead, and made anew. One that is slow is kept.
_SILENT_AFTER = 5.0
# What trying again soon cannot mend.
_HOPELESS = frozenset(
    {SharedCase.LIBRARY, SharedCase.PASSWORD_WRONG, SharedCase.PASSWORD_MISSING, SharedCase.FOREIGN}
)


class Job(Call[Any]):
    """Work on the connection, and the seconds that it has."""

    def __init__(
        self, work: "Callable[[Connection], Any]", within: float, future: asyncio.Future[Any]
    ) -> None:
        super().__init__(work, future)
        self.within = within
        self.deadline = time.monotonic() + within
        self.is_given_up = False


class Events(NamedTuple):
    """What the thread calls on the event loop."""

    connected: Callable[[], None]
    not_connected: Callable[[Fact], None]
    lost: Callable[[Fact], None]
    # The last one.
    ended: Callable[[], None]


class Worker:
    """The thread. Its public methods are for the event loop, and do not block it."""

    def __init__(
        self,
        address: SharedAddress,
        password: Password | None,
        part: str,
        check: "Callable[[Connection], None]",
        first_pause: float,
        events: Events,
    ) -> None:
        self._address = address
        self._password = password
        self._part = part
        self._check = check
        self._pauses = Pauses(first_pause)
        self._events = events
        self._loop = asyncio.get_running_loop()
        # None wakes the thread.
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._wake = threading.Event()
        # Guards what follows, so that no link is broken off while it is closed.
        self._lock = threading.Lock()
        self._link: Link | None = None
        self._current: Job | None = None
        # Why the connection was broken off.
        self._broken: Fact | None = None
        self._is_closing = False
        # A daemon thread: others are joined at exit, and this one may be held by the network.
        self._thread = threading.Thread(target=self._live, name="shared store", daemon=True)

    def start(self) -> None:
        """Begin to connect."""
        self._thread.start()

    def submit(self, job: Job) -> None:
        """Do ``job`` after those before it."""
        self._jobs.put(job)

    def give_up(self, job: Job) -> bool:
        """Let go of work that is late. Break off the connection if that is silent; return whether it was.

        It is taken for silent if what holds it should have ended some seconds ago.
        """
        job.is_given_up = True
        with self._lock:
            current = self._current
            if current is None or time.monotonic() < current.deadline + _SILENT_AFTER:
                return False
            if self._link is not None:
                self._broken = fact(SharedCase.SLOW)
                self._link.break_off()
        self._jobs.put(None)
        return True

    def use_password(self, password: Password | None) -> None:
        """Log in with another password from the next connection on."""
        self._password = password

    def try_again(self) -> None:
        """Connect now, if the next attempt is yet to come."""
        self._wake.set()

    def close(self) -> None:
        """Let the thread end after the work that has begun. It breaks off work that has been given up."""
        with self._lock:
            self._is_closing = True
            if self._link is not None and self._current is not None and self._current.is_given_up:
                self._link.break_off()
        self._wake.set()
        self._jobs.put(None)

    def break_off(self) -> None:
        """Break off the connection, with what has begun on it."""
        with self._lock:
            if self._link is not None:
                self._link.break_off()

    # On the thread.

    def _live(self) -> None:
        try:
            # Closing may have come with what waited and has failed: nothing else would wake the thread.
            while not self._is_closing:
                begun = time.monotonic()
                trouble = self._connect() or self._serve_until_lost()
                self._pause(trouble, self._pauses.after(time.monotonic() - begun))
        finally:
            self._fail_waiting(fact(SharedCase.AWAY))
            self._tell(self._events.ended)

    def _pause(self, trouble: Fact, seconds: float) -> None:
        """Let what waits fail, and wait until it is time for the next attempt, unless the store is closed."""
        if self._is_closing:
            return
        _log.info("The shared store is away: %s", trouble.case)
        self._fail_waiting(trouble)
        self._wake.wait(_HOPELESS_PAUSE if trouble.case in _HOPELESS else seconds)
        self._wake.clear()

    def _connect(self) -> Fact | None:
        """Connect and check the schema. Return why that failed."""
        trouble = self._try_to_connect() if has_library() else fact(SharedCase.LIBRARY)
        if trouble is None:
            self._tell(self._events.connected)
        else:
            self._tell(self._events.not_connected, trouble)
        return trouble

    def _try_to_connect(self) -> Fact | None:
        try:
            from menagerie.shared.link import Link  # noqa: PLC0415 - imports psycopg, here on the thread
            from menagerie.shared.troubles import trouble_of  # noqa: PLC0415 - the same
        except ImportError:
            # The program was updated meanwhile.
            _log.warning("The shared store cannot be connected", exc_info=True)
            return fact(SharedCase.AWAY)
        try:
            link = Link(self._address, self._password, self._part)
            with self._lock:
                self._link, self._broken = link, None
            if not self._is_closing:
                link.do(self._check, _CHECK_SECONDS)
        except Exception as error:  # noqa: BLE001 - converted
            trouble = trouble_of(error, self._address)
            self._close_link()
            return trouble
        return None

    def _serve_until_lost(self) -> Fact:
        """Do the work that comes, until the connection is lost; return why."""
        link = self._link
        trouble = fact(SharedCase.AWAY) if link is None else self._serve(link)
        self._close_link()
        self._tell(self._events.lost, trouble)
        return trouble

    def _close_link(self) -> None:
        with self._lock:
            link, self._link = self._link, None
            if link is not None:
                link.close()

    def _serve(self, link: "Link") -> Fact:
        while (job := self._next_job()) is not None:
            trouble = self._do(link, job)
            job.tell()
            with self._lock:
                self._current = None
            if trouble is not None:
                return trouble
        return self._why_lost(fact(SharedCase.AWAY))

    def _next_job(self) -> Job | None:
        """Wait for work; return None when the store is closed or the connection was broken off."""
        while True:
            job = self._jobs.get()
            with self._lock:
                if self._is_closing or self._broken is not None:
                    # Let it fail with all others.
                    self._jobs.put(job)
                    return None
                if job is not None and not job.is_given_up:
                    self._current = job
                    return job

    def _do(self, link: "Link", job: Job) -> Fact | None:
        """Do one piece of work; return why the connection was lost by it."""
        from menagerie.shared.troubles import error_of  # noqa: PLC0415 - imports psycopg, on the thread

        try:
            job.end = End(link.do(job.work, job.within))
        except Exception as error:  # noqa: BLE001 - converted, whatever it is
            converted = error_of(error, self._address, is_broken=link.is_broken)
            if converted.case is SharedCase.UNREADABLE:
                _log.info("The shared store gave an answer that cannot be read", exc_info=error)
            # For example a full disk: sharing in part would be worse than not at all.
            job.end = End(error=away(converted.fact))
            if converted.case is SharedCase.SLOW and not link.is_broken:
                return None
            trouble = self._why_lost(converted.fact)
            # Before the job's end, so that what the caller asks next fails at once.
            self._tell(self._events.lost, trouble)
            return trouble
        return None

    def _why_lost(self, trouble: Fact) -> Fact:
        with self._lock:
            return self._broken or trouble

    def _fail_waiting(self, trouble: Fact) -> None:
        with suppress(queue.Empty):
            while True:
                job = self._jobs.get_nowait()
                if job is not None:
                    job.end = End(error=away(trouble))
                    job.tell()

    def _tell(self, callback: Callable[..., None], *arguments: object) -> None:
        # In a loop that was closed meanwhile, nothing waits.
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(callback, *arguments)


def away(trouble: Fact) -> SharedStoreAwayError:
    """Return the error of a store that is away for this reason."""
    error = SharedStoreAwayError()
    error.case = trouble.case
    error.add(**trouble.values)
    return error
