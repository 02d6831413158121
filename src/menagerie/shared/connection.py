"""Work on the shared store, on a thread of its own, with an end within a time limit."""

import asyncio
import logging
import queue
import random
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeVar

from menagerie.domain.cases import SharedCase
from menagerie.domain.errors import SharedStoreAwayError
from menagerie.domain.facts import Fact, fact
from menagerie.domain.password import Password
from menagerie.domain.shared_address import SharedAddress
from menagerie.shared.listening import Heard, Listener

if TYPE_CHECKING:
    # Importing psycopg takes 0.1 s and more: only the threads do.
    from menagerie.shared.link import Connection, Link

T = TypeVar("T")
Check = Callable[["Connection"], None]

_log = logging.getLogger(__name__)

# Seconds. A request to the service never waits longer for the shared store.
WITHIN = 0.25
# Seconds between attempts to connect: the first pause, and the longest one.
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
# Seconds between attempts where only a person can help: too many wrong passwords may lock the user out.
_HOPELESS_PAUSE = 300.0
# Seconds for which a connection has to last before the pauses begin again with the first one.
_PROVEN = 60.0
# Seconds that closing waits for the thread, which may be connecting.
_LONGEST_CLOSE = 1.0
# Seconds for each statement that looks at the schema.
_CHECK_SECONDS = 5.0
# What trying again soon cannot mend.
_HOPELESS = frozenset(
    {SharedCase.PASSWORD_WRONG, SharedCase.PASSWORD_MISSING, SharedCase.LOGIN_REFUSED, SharedCase.FOREIGN}
)


def check_schema(connection: "Connection") -> None:
    """Check that the database has a schema of ours that this version can use. Raises SharedStoreError."""
    from menagerie.shared.schema import check  # noqa: PLC0415 - imports psycopg, on the thread

    check(connection)


class _Job:
    """A piece of work, and the future that waits for its end."""

    def __init__(
        self, work: Callable[["Connection"], Any], within: float, future: asyncio.Future[Any]
    ) -> None:
        self.work = work
        self.within = within
        self.future = future
        self.deadline = time.monotonic() + within
        self.is_given_up = False


class SharedStore:
    """The shared store at ``address``. All methods are for the event loop, and none of them blocks it.

    Pieces of work run one after the other on one connection and one thread; ``another`` returns a store with
    a connection of its own, for work that takes longer. Without a password, libpq looks for one (``.pgpass``,
    ``PGPASSWORD``). ``part`` is shown to administrators in the list of connections.

    While the store is away, work fails at once; connecting is tried again in the background.
    """

    def __init__(
        self,
        address: SharedAddress,
        password: Password | None,
        *,
        part: str = "",
        check: Check = check_schema,
        first_pause: float = FIRST_PAUSE,
    ) -> None:
        self.address = address
        self._password = password
        self._part = part
        self._check = check
        self._first_pause = first_pause
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None
        self._ended: asyncio.Future[None] | None = None
        self._listener: Listener | None = None
        # The state as the event loop knows it. Before the first attempt, neither there nor in trouble.
        self._is_there = False
        self._trouble: Fact | None = None
        # Those who wait for the end of an attempt to connect.
        self._attempts: list[asyncio.Future[None]] = []
        self._when_back: list[Callable[[], None]] = []
        self._when_away: list[Callable[[Fact], None]] = []
        # Shared with the thread, under the lock.
        self._lock = threading.Lock()
        self._link: Link | None = None
        self._current: _Job | None = None
        self._lost: Fact | None = None
        self._is_closing = False
        # None wakes the thread.
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._wake = threading.Event()

    @property
    def is_there(self) -> bool:
        """Whether the store answered last."""
        return self._is_there

    @property
    def trouble(self) -> Fact | None:
        """Why it is away; None if it is there, or before the first attempt has ended."""
        return self._trouble

    def another(self, part: str) -> "SharedStore":
        """Return a second store with a connection and a thread of its own. Close it, too."""
        return SharedStore(
            self.address, self._password, part=part, check=self._check, first_pause=self._first_pause
        )

    def on_back(self, callback: Callable[[], None]) -> None:
        """Call ``callback`` on the event loop each time a connection was made, the first time too."""
        self._when_back.append(callback)

    def on_away(self, callback: Callable[[Fact], None]) -> None:
        """Call ``callback`` on the event loop each time the store goes away or the reason changes."""
        self._when_away.append(callback)

    def open(self) -> None:
        """Begin to connect, in the background. ``run`` and ``listen`` do it too."""
        if self._thread is None and not self._is_closing:
            self._loop = asyncio.get_running_loop()
            self._ended = self._loop.create_future()
            # A daemon thread: others are joined at exit, and this one may be held by the network.
            self._thread = threading.Thread(target=self._live, name="shared store", daemon=True)
            self._thread.start()

    async def connected(self, within: float) -> None:
        """Wait until the store is there.

        Raises SharedStoreAwayError if the next attempt fails, or has not ended within ``within`` seconds.
        """
        self.open()
        if self._is_there:
            return
        if self._trouble is not None:
            self.try_again()
        waiting = asyncio.get_running_loop().create_future()
        self._attempts.append(waiting)
        try:
            await asyncio.wait({waiting}, timeout=within)
        finally:
            self._attempts.remove(waiting)
        if not waiting.done():
            raise SharedStoreAwayError(SharedCase.SLOW)
        self._raise_trouble()

    async def run(self, work: "Callable[[Connection], T]", within: float = WITHIN) -> T:
        """Run ``work`` with the connection on the thread of the store, and return its result.

        Outside of ``with connection.transaction():`` each statement takes effect by itself: the connection is
        in autocommit mode.

        Raises SharedStoreAwayError if there is no result within ``within`` seconds, or the connection is
        lost: the work may then have taken effect, or may still take effect for a moment. Further calls fail
        at once until the store is back. Raises SharedStoreError for what the server refuses, and what
        ``work`` raises. Cancelling the caller does not stop work that has begun.
        """
        self.open()
        if self._is_closing:
            raise SharedStoreAwayError
        self._raise_trouble()
        job = _Job(work, within, asyncio.get_running_loop().create_future())
        self._jobs.put(job)
        try:
            done, _ = await asyncio.wait({job.future}, timeout=within)
        except asyncio.CancelledError:
            job.is_given_up = True
            raise
        if not done:
            self._give_up(job)
            raise SharedStoreAwayError(SharedCase.SLOW)
        result: T = job.future.result()
        return result

    def listen(self, channel: str, heard: Heard, listening: Callable[[], None] | None = None) -> None:
        """Call ``heard`` on the event loop with each notification's channel and payload.

        ``listening`` is called each time listening has begun, at first and after an interruption: what was
        notified before may have been missed.
        """
        self.open()
        if self._listener is None:
            self._listener = Listener(self.address, self._password, self._first_pause, self.probe)
        self._listener.listen(channel, heard, listening)

    def probe(self) -> None:
        """Find out whether the store is still there, for example because another connection was lost."""
        if self._is_there and not self._is_closing:
            job = _Job(_select_nothing, WITHIN, asyncio.get_running_loop().create_future())
            job.future.add_done_callback(_ignore_outcome)
            self._jobs.put(job)

    def try_again(self) -> None:
        """Try now to connect, for example with the next attempt minutes away."""
        self._wake.set()

    async def close(self) -> None:
        """Close the connections. Work that has begun may still end; what waits fails.

        It takes 1 s at most, even while the thread is held by the network.
        """
        with self._lock:
            self._is_closing = True
            if self._link is not None and self._current is not None and self._current.is_given_up:
                self._link.break_off()
        self._wake.set()
        self._jobs.put(None)
        if self._listener is not None:
            await self._listener.close()
        if self._ended is None:
            return
        done, _ = await asyncio.wait({self._ended}, timeout=_LONGEST_CLOSE)
        with self._lock:
            if not done and self._link is not None:
                self._link.break_off()

    def _raise_trouble(self) -> None:
        if self._trouble is not None:
            raise away(self._trouble)

    def _give_up(self, job: _Job) -> None:
        """Break the connection if it is held by work that is too late, and be away until there is another."""
        job.is_given_up = True
        slow = fact(SharedCase.SLOW)
        with self._lock:
            current = self._current
            if current not in {None, job} and current.deadline > time.monotonic():
                # Earlier work was given more time.
                return
            if self._link is not None:
                self._lost = slow
                self._link.break_off()
        self._jobs.put(None)
        self._be_away(slow)

    # On the event loop, told by the thread.

    def _be_there(self) -> None:
        if self._is_closing:
            return
        self._is_there, self._trouble = True, None
        self._end_attempt()
        for callback in tuple(self._when_back):
            callback()

    def _be_away(self, trouble: Fact) -> None:
        was_known = self._trouble == trouble
        self._is_there, self._trouble = False, trouble
        if not was_known and not self._is_closing:
            for callback in tuple(self._when_away):
                callback(trouble)

    def _fail_attempt(self, trouble: Fact) -> None:
        self._be_away(trouble)
        self._end_attempt()

    def _end_attempt(self) -> None:
        for waiting in self._attempts:
            if not waiting.done():
                waiting.set_result(None)

    def _end_thread(self) -> None:
        if self._ended is not None and not self._ended.done():
            self._ended.set_result(None)

    # On the thread.

    def _live(self) -> None:
        pause = self._first_pause
        try:
            while True:
                begun = time.monotonic()
                trouble = self._connect() or self._serve_until_lost()
                if self._is_closing:
                    break
                if time.monotonic() - begun > _PROVEN:
                    pause = self._first_pause
                _log.info("The shared store is away: %s", trouble)
                self._fail_waiting(trouble)
                # Spread over time, so that the desks do not come back all at once.
                spread = pause * random.uniform(0.5, 1)  # noqa: S311 - not for secrets
                self._wake.wait(_HOPELESS_PAUSE if trouble.case in _HOPELESS else spread)
                self._wake.clear()
                pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            self._fail_waiting(fact(SharedCase.AWAY))
            self._call(self._end_thread)

    def _connect(self) -> Fact | None:
        """Connect and check the schema. Return why that failed."""
        from menagerie.shared.link import Link  # noqa: PLC0415 - imports psycopg, here on the thread
        from menagerie.shared.troubles import trouble_of  # noqa: PLC0415 - the same

        try:
            link = Link(self.address, self._password, self._part)
            with self._lock:
                self._link, self._lost = link, None
            link.do(self._check, _CHECK_SECONDS)
        except Exception as error:  # noqa: BLE001 - converted
            trouble = trouble_of(error, self.address)
            self._close_link()
            self._call(self._fail_attempt, trouble)
            return trouble
        self._call(self._be_there)
        return None

    def _serve_until_lost(self) -> Fact:
        """Do the work that comes, until the connection is lost; return why."""
        link = self._link
        trouble = fact(SharedCase.AWAY) if link is None else self._serve(link)
        self._close_link()
        self._call(self._be_away, trouble)
        return trouble

    def _close_link(self) -> None:
        with self._lock:
            link, self._link = self._link, None
            if link is not None:
                link.close()

    def _serve(self, link: "Link") -> Fact:
        """Do the work that comes, until the connection is lost; return why."""
        while (job := self._next_job()) is not None:
            error = self._do(link, job)
            with self._lock:
                self._current = None
            if error is not None:
                return self._why_lost(error)
        return self._why_lost(SharedStoreAwayError())

    def _next_job(self) -> _Job | None:
        """Wait for work; return None when the store is closed or the connection was broken."""
        while True:
            job = self._jobs.get()
            with self._lock:
                if self._is_closing or self._lost is not None:
                    # Let it fail with all others.
                    self._jobs.put(job)
                    return None
                if job is not None and not job.is_given_up:
                    self._current = job
                    return job

    def _why_lost(self, error: SharedStoreAwayError) -> Fact:
        with self._lock:
            return self._lost or error.fact

    def _do(self, link: "Link", job: _Job) -> SharedStoreAwayError | None:
        """Do one piece of work and tell its end; return the error by which the connection was lost."""
        from menagerie.shared.troubles import error_of  # noqa: PLC0415 - imports psycopg, on the thread

        try:
            result = link.do(job.work, job.within)
        except BaseException as error:  # noqa: BLE001 - the caller gets it
            converted = error_of(error, self.address, is_broken=link.is_broken)
            if not isinstance(converted, SharedStoreAwayError):
                self._fail(job, converted)
                return SharedStoreAwayError() if link.is_broken else None
            # First, so that what the caller asks next fails at once.
            self._call(self._be_away, self._why_lost(converted))
            self._fail(job, converted)
            return converted
        self._call(_set_result, job.future, result)
        return None

    def _fail_waiting(self, trouble: Fact) -> None:
        with suppress(queue.Empty):
            while True:
                job = self._jobs.get_nowait()
                if job is not None:
                    self._fail(job, away(trouble))

    def _fail(self, job: _Job, error: BaseException) -> None:
        self._call(_set_error, job.future, error)

    def _call(self, callback: Callable[..., None], *arguments: object) -> None:
        # In a loop that was closed meanwhile, nothing waits.
        with suppress(RuntimeError):
            if self._loop is not None:
                self._loop.call_soon_threadsafe(callback, *arguments)


def away(trouble: Fact) -> SharedStoreAwayError:
    """Return the error of a store that is away for this reason."""
    error = SharedStoreAwayError()
    error.case = trouble.case
    error.add(**trouble.values)
    return error


def _select_nothing(connection: "Connection") -> None:
    connection.execute("SELECT")


def _ignore_outcome(future: asyncio.Future[Any]) -> None:
    if not future.cancelled():
        future.exception()


def _set_result(future: asyncio.Future[Any], result: object) -> None:
    if not future.done():
        future.set_result(result)


def _set_error(future: asyncio.Future[Any], error: BaseException) -> None:
    if not future.done():
        future.set_exception(error)
        # A caller that was cancelled does not read it.
        future.exception()
