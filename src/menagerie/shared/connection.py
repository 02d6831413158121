"""The shared store for the event loop: work on it ends within a time limit, whatever the server does."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar
from weakref import WeakSet

from menagerie.domain.cases import SharedCase
from menagerie.domain.errors import SharedStoreAwayError
from menagerie.domain.facts import Fact, fact
from menagerie.domain.secret import Password
from menagerie.domain.shared_store import SharedAddress
from menagerie.shared.listening import IsNews, Listener
from menagerie.shared.pauses import FIRST_PAUSE
from menagerie.shared.rows import LeftOut
from menagerie.shared.worker import Events, Job, Worker, away

if TYPE_CHECKING:
    # Importing psycopg takes 0.1 s and more: only the threads do.
    from menagerie.shared.link import Connection

T = TypeVar("T")

# Seconds. A request to the service never waits longer for the shared store.
WITHIN = 0.25
# Seconds that closing waits for the thread, which may be connecting.
_LONGEST_CLOSE = 1.0


def check_schema(connection: "Connection") -> None:
    """Check that the database has a schema of ours that this version can use. Raises SharedStoreError."""
    from menagerie.shared.schema import check  # noqa: PLC0415 - imports psycopg, on the thread

    check(connection)


class SharedStore:
    """The shared store at ``address``. All methods are for the event loop, and none of them blocks it.

    Pieces of work run one after the other on one connection and one thread; ``another`` returns a store with
    a connection of its own, for work that takes longer. Without a password, libpq looks for one (``.pgpass``,
    ``PGPASSWORD``). ``part`` is shown to administrators in the list of connections. ``check`` is called with
    each new connection; what it raises keeps the store away.

    While the store is away, work fails at once; connecting is tried again in the background, first after
    about ``first_pause`` seconds.
    """

    def __init__(
        self,
        address: SharedAddress,
        password: Password | None,
        *,
        part: str = "",
        check: "Callable[[Connection], None]" = check_schema,
        first_pause: float = FIRST_PAUSE,
    ) -> None:
        self.address = address
        self._password = password
        self._part = part
        self._check = check
        self._first_pause = first_pause
        self._worker: Worker | None = None
        self._ended: asyncio.Future[None] | None = None
        self._listener: Listener | None = None
        # Before the first attempt, neither there nor in trouble.
        self._is_there = False
        self._trouble: Fact | None = None
        self._is_closing = False
        # Those of ``another`` that are used still, which log in with the same password.
        self._others: WeakSet[SharedStore] = WeakSet()
        # Those who wait for the end of an attempt to connect.
        self._attempts: list[asyncio.Future[None]] = []
        self._when_back: list[Callable[[], None]] = []
        self._when_away: list[Callable[[Fact], None]] = []
        # The rows of colleagues that cannot be read; shared with those of ``another``.
        self.left_out = LeftOut()
        self._when_left_out: list[Callable[[], None]] = []

    def use_password(self, password: Password | None) -> None:
        """Log in with another password from now on; at once if the store is away. A connection is kept."""
        self._password = password
        for other in self._others:
            other.use_password(password)
        if self._listener is not None:
            self._listener.use_password(password)
        if self._worker is not None:
            self._worker.use_password(password)
            self._worker.try_again()

    @property
    def is_there(self) -> bool:
        """Whether the store answered last, and is not closed."""
        return self._is_there and not self._is_closing

    @property
    def trouble(self) -> Fact | None:
        """Why it is away; None if it is there, or before the first attempt has ended."""
        return self._trouble

    def another(self, part: str) -> "SharedStore":
        """Return a second store with a connection and a thread of its own. Close it, too."""
        other = SharedStore(
            self.address, self._password, part=part, check=self._check, first_pause=self._first_pause
        )
        other.left_out, other._when_left_out = self.left_out, self._when_left_out
        self._others.add(other)
        return other

    def on_back(self, callback: Callable[[], None]) -> None:
        """Call ``callback`` on the event loop each time a connection was made, the first time too."""
        self._when_back.append(callback)

    def on_away(self, callback: Callable[[Fact], None]) -> None:
        """Call ``callback`` on the event loop each time the store goes away or the reason changes."""
        self._when_away.append(callback)

    def on_left_out(self, callback: Callable[[], None]) -> None:
        """Call ``callback`` on the event loop each time there are more rows in ``left_out``."""
        self._when_left_out.append(callback)

    def open(self) -> Worker:
        """Begin to connect, in the background, and return the thread. ``run`` and ``listen`` do it too.

        Raises SharedStoreAwayError after ``close``.
        """
        if self._is_closing:
            raise SharedStoreAwayError
        if self._worker is None:
            self._ended = asyncio.get_running_loop().create_future()
            events = Events(self._be_there, self._fail_attempt, self._be_away, self._end)
            worker = Worker(self.address, self._password, self._part, self._check, self._first_pause, events)
            worker.start()
            self._worker = worker
        return self._worker

    async def connected(self, within: float) -> None:
        """Wait until the store is there.

        Raises SharedStoreAwayError if the next attempt fails, or has not ended within ``within`` seconds.
        """
        worker = self.open()
        if self._is_there:
            return
        if self._trouble is not None:
            worker.try_again()
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
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

        Raises SharedStoreAwayError if there is no result within ``within`` seconds, the connection is lost,
        or ``work`` raises anything, for example because the server's disk is full or its answer is nonsense:
        the work may then have taken effect, or may still take effect for a moment. Unless it was only slow,
        further calls fail at once until the store is back. Cancelling the caller does not stop work that has
        begun.
        """
        worker = self.open()
        self._raise_trouble()
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        job = Job(work, within, future)
        worker.submit(job)
        try:
            done, _ = await asyncio.wait({future}, timeout=within)
        except asyncio.CancelledError:
            job.is_given_up = True
            raise
        if not done:
            if worker.give_up(job):
                self._be_away(fact(SharedCase.SLOW))
            raise SharedStoreAwayError(SharedCase.SLOW)
        if self.left_out.has_grown():
            for callback in tuple(self._when_left_out):
                callback()
        return future.result()

    def listen(
        self,
        channel: str,
        heard: Callable[[], None],
        listening: Callable[[], None] | None = None,
        is_news: IsNews = bool,
    ) -> None:
        """Call ``heard`` on the event loop when something was notified on ``channel``, once for all of it.

        ``is_news`` is called on another thread with the payload of each, which anyone may have sent, and
        returns whether it counts. ``listening`` is called each time listening has begun, at first and after
        an interruption: what was notified before may have been missed. Raises SharedStoreAwayError after
        ``close``.
        """
        self.open()
        if self._listener is None:
            self._listener = Listener(self.address, self._password, self._first_pause, self.probe)
            self._listener.allow(is_allowed=self._is_there)
        self._listener.listen(channel, heard, listening, is_news)

    def probe(self) -> None:
        """Find out whether the store is still there, for example because another connection was lost."""
        if self._worker is not None and self._is_there and not self._is_closing:
            self._worker.submit(Job(_select_nothing, WITHIN, asyncio.get_running_loop().create_future()))

    def try_again(self) -> None:
        """Connect now, for example when a person asks while the next attempt is minutes away."""
        for other in self._others:
            other.try_again()
        if self._worker is not None:
            self._worker.try_again()

    async def close(self) -> None:
        """Close the connections. Work that has begun may still end; what waits fails.

        It takes 1 s at most for each of them, even while its thread is held by the network.
        """
        self._is_closing = True
        if self._worker is not None:
            self._worker.close()
        if self._listener is not None:
            await self._listener.close()
        if self._worker is None or self._ended is None:
            return
        done, _ = await asyncio.wait({self._ended}, timeout=_LONGEST_CLOSE)
        if not done:
            self._worker.break_off()
        # A thread that the network still holds refers to this store, and must not refer to the window.
        self._when_back.clear()
        self._when_away.clear()
        # The list is that of all connections.
        self._when_left_out = []

    def _raise_trouble(self) -> None:
        if self._trouble is not None:
            raise away(self._trouble)

    def _be_there(self) -> None:
        if self._is_closing:
            return
        self._is_there, self._trouble = True, None
        if self._listener is not None:
            self._listener.allow(is_allowed=True)
        self._end_attempt()
        for callback in tuple(self._when_back):
            callback()

    def _be_away(self, trouble: Fact) -> None:
        was_known = self._trouble == trouble
        self._is_there, self._trouble = False, trouble
        if self._listener is not None:
            self._listener.allow(is_allowed=False)
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

    def _end(self) -> None:
        # Without a reason only if the thread failed by a defect, which was logged.
        self._be_away(self._trouble or fact(SharedCase.AWAY))
        self._end_attempt()
        if self._ended is not None and not self._ended.done():
            self._ended.set_result(None)


def _select_nothing(connection: "Connection") -> Any:
    return connection.execute("SELECT")
