"""Sends what is queued in the outbox, several adds at a time. Each is recorded before it is sent."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from menagerie.catalogue.catalogue import Catalogue
from menagerie.domain.errors import MenagerieError
from menagerie.governor.states import Priority
from menagerie.outbox.entry import Entry, State
from menagerie.outbox.store import Outbox
from menagerie.workflows.colleagues import Colleagues
from menagerie.workflows.sending.added_animals import AddedAnimals
from menagerie.workflows.sending.attempts import Attempt, Attempts, News, Run
from menagerie.workflows.sending.departing_adds import DepartingAdds
from menagerie.workflows.sending.outcomes import Outcomes
from menagerie.workflows.sending.ready_adds import ReadyAdds
from menagerie.workflows.session import Session

# So many attempts at a time are on their way to the wire. More gain no speed: they leave in one burst, each
# over a connection of its own, and httpx looks at every idle connection twice in each request.
_MOST_LEAVING = 3
# A person waits for so few, so they go as fast as the limits allow; more are background work.
_FEW = 10


class Sending:
    """Sends the adds of one outbox through one session, as many at a time as the governor allows.

    ``changed`` receives each add whose state has changed. Once an add has been sent, its response is awaited
    and recorded, even when the caller is cancelled; an add that only waits for its turn then stays queued.
    Closing the session ends both. To shut down: close the session, await ``settled``, and close the outbox.

    What keeps an add from being sent is raised, and the add is still queued: the errors of
    ``AnimalStore.add_animal``, and StorageError where it could not be recorded that the add is sent.
    StorageError is also raised when an outcome could not be recorded. The outcome is then kept in memory, and
    recorded before anything else is sent; if the process ends before, the next start finds the add
    unconfirmed.
    """

    def __init__(
        self,
        outbox: Outbox,
        session: Session,
        catalogue: Catalogue,
        changed: Callable[[Entry], None],
        choosing: asyncio.Lock | None = None,
        on_their_way: dict[int, asyncio.Event] | None = None,
        colleagues: Colleagues | None = None,
    ) -> None:
        """While another task holds ``choosing``, ``send_all`` chooses no add.

        All that send from one outbox share ``on_their_way``: the adds that are being sent, with what is set
        once the outcome is recorded. An add is held back if ``colleagues`` add one like it.
        """
        self._on_their_way = {} if on_their_way is None else on_their_way
        self._outbox = outbox
        self._session = session
        self._news = News()
        self._attempts = Attempts(self._news)
        self._outcomes = Outcomes(outbox, changed)
        self._added = AddedAnimals(catalogue)
        self._ready = ReadyAdds(outbox, catalogue, choosing or asyncio.Lock(), self._on_their_way)
        self._adds = DepartingAdds(
            outbox,
            session.store,
            self._ready,
            self._outcomes,
            self._added,
            self._attempts,
            self._on_their_way,
            changed,
            colleagues or Colleagues(),
        )
        # How many calls of ``send`` are about to start an attempt: no other add asks before them.
        self._first = 0

    @property
    def is_under_way(self) -> bool:
        """Tell whether an add leaves, or has left and has no outcome yet; not one that waits for its turn."""
        return self._attempts.is_under_way

    @property
    def waiting(self) -> int:
        """How many adds wait in the governor, which counts them itself."""
        return self._attempts.waiting

    @property
    def has_unwritten(self) -> bool:
        """Tell whether there is an outcome to record before anything else is sent."""
        return self._outcomes.has_unwritten

    def look_again(self) -> None:
        """Look at the queue again before the next add leaves: its order, or what is in it, has changed."""
        self._ready.forget()
        self._news.tell()

    async def send_all(self) -> None:
        """Send until nothing is queued any more, and wait until all of it has its outcome.

        What a job queued, and many single adds, are background work: other requests come first.

        Raises what keeps an add from being sent, and SurroundingsError after several times in a row that
        adds were neither added for sure nor refused for what was typed. The rest is still queued then.
        """
        # Let ``send`` go first, since a person waits for its add.
        await asyncio.sleep(0)
        self._adds.troubles.forget()
        await _finish(self._outcomes.write_all())
        run = self._attempts.begin_run()
        try:
            await self._start_until_empty(run)
        except BaseException:
            self._attempts.end_run(run)
            raise
        finally:
            self._attempts.forget_run(run)
        if run.error is not None:
            raise run.error

    async def send(self, number: int) -> Entry:
        """Send this add if it is queued, and return it as it is then.

        It goes before all others that have not left. Raises NoSuchEntryError when there is none with this
        number.
        """
        if self._outcomes.has_unwritten:
            # It may be that of this add.
            await _finish(self._outcomes.write_all())
        while True:
            self._first += 1
            try:
                entry = await self._outbox.entry(number)
            finally:
                self._first -= 1
                self._news.tell()
            under_way = self._on_their_way.get(number)
            if under_way is not None:
                await under_way.wait()
            elif entry.state is State.QUEUED:
                await self._send_one(Attempt(Priority.PERSON, number=number))
            else:
                return entry

    async def settled(self) -> None:
        """Wait until nothing is under way and every outcome is recorded. Raises StorageError."""
        await self._attempts.ended()
        await self._added.recorded()
        await _finish(self._outcomes.write_all())

    async def _send_one(self, attempt: Attempt) -> None:
        # The others wait again, behind this one.
        self._attempts.drop_waiting()
        task = self._attempts.start(attempt, self._adds.send(attempt))
        try:
            # Unlike awaiting the task itself, this leaves it running when the caller is cancelled.
            await asyncio.wait({task})
        except asyncio.CancelledError:
            attempt.drop()
            raise
        await self._added.recorded()
        task.result()

    async def _start_until_empty(self, run: Run) -> None:
        while True:
            news = self._news.next
            if not run.is_over:
                try:
                    await self._ready.read(self._session.governor.window + 1)
                except MenagerieError as error:
                    self._attempts.end_run(run, error)
                else:
                    if not (self._first or self._attempts.is_chosen_add_waiting):
                        self._start_some(run)
            if not self._attempts.is_busy(run) and (run.is_over or not self._ready):
                break
            if news is self._news.next:
                await news.wait()
        await self._added.recorded()

    def _start_some(self, run: Run) -> None:
        """Start as many attempts as may be in flight."""
        window = self._session.governor.window
        singles = self._ready.singles
        few = singles if singles <= _FEW else 0
        # In the background, one more is always ready to leave.
        for priority, ready, most in (
            (Priority.PERSON, few, window),
            (Priority.BACKGROUND, len(self._ready) - few, window + 1),
        ):
            count, waiting, leaving = self._attempts.in_runs(priority)
            for _ in range(min(ready - waiting, most - count, _MOST_LEAVING - leaving)):
                attempt = Attempt(priority, run)
                self._attempts.start(attempt, self._adds.send(attempt))


async def _finish(work: Coroutine[Any, Any, None]) -> None:
    """Await ``work``. It goes on when the caller is cancelled, so that its changes are announced."""
    task = asyncio.get_running_loop().create_task(work)
    try:
        await asyncio.wait({task})
    except asyncio.CancelledError:
        task.add_done_callback(lambda done: None if done.cancelled() else done.exception())
        raise
    task.result()
