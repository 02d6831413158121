"""The attempts to send adds that are under way, and the runs that they belong to."""

import asyncio
from collections.abc import Coroutine
from functools import partial
from typing import Any

from msgspec import Struct

from menagerie.domain.errors import MenagerieError, WaitingError
from menagerie.domain.tasks import Tasks
from menagerie.governor.states import Priority
from menagerie.outbox.entry import Entry


class News:
    """Wakes up the tasks that wait for something to do."""

    def __init__(self) -> None:
        self._event = asyncio.Event()

    @property
    def next(self) -> asyncio.Event:
        """The event that the next ``tell`` sets."""
        return self._event

    def tell(self) -> None:
        """Say that there may be something to do."""
        self._event.set()
        self._event = asyncio.Event()


class Run(Struct, eq=False):
    """One call that sends everything that is queued. ``error`` is what has ended it."""

    error: BaseException | None = None
    is_over: bool = False


class Attempt(Struct, eq=False):
    """One request in which an add is sent, from the wait for its turn until its outcome is recorded.

    The add is chosen when the request may leave, so that the adds leave in the order that the queue has then:
    add ``number``, or the first one in the queue if that is None. ``entry`` is the add that was chosen.
    ``is_wanted`` until the caller is cancelled. ``is_leaving`` while the attempt may not be cancelled, and
    ``has_left`` once its add is recorded as sending, with ``departure``: its number among all departures.
    """

    priority: Priority
    run: Run | None = None
    number: int | None = None
    entry: Entry | None = None
    is_wanted: bool = True
    is_leaving: bool = False
    has_left: bool = False
    departure: int = 0
    task: "asyncio.Task[None] | None" = None

    def drop(self) -> None:
        """Let it end soon: at once if nothing has left."""
        self.is_wanted = False
        if self.task is not None and not self.is_leaving:
            self.task.cancel()


class Attempts:
    """Makes attempts in tasks of their own, and tells ``news`` when one has ended.

    The error of an attempt ends its run. An attempt without a run passes it on to who awaits its task.
    """

    def __init__(self, news: News) -> None:
        self.news = news
        self._attempts: set[Attempt] = set()
        self._tasks = Tasks()
        self._runs: set[Run] = set()

    @property
    def is_under_way(self) -> bool:
        """Tell whether an add leaves, or has left and has no outcome yet; not one that waits for its turn."""
        return any(attempt.is_leaving for attempt in self._attempts)

    @property
    def waiting(self) -> int:
        """How many attempts wait for their turn."""
        return sum(not attempt.is_leaving for attempt in self._attempts)

    @property
    def is_chosen_add_waiting(self) -> bool:
        """Tell whether an add that a person has chosen has still to leave."""
        return any(one.number is not None and not one.has_left for one in self._attempts)

    def is_busy(self, run: Run) -> bool:
        """Tell whether an attempt of a run is under way."""
        return any(attempt.run is run for attempt in self._attempts)

    def in_runs(self, priority: Priority) -> tuple[int, int, int]:
        """Return how many attempts of runs there are, how many of them wait, and how many have not left."""
        alike = [one for one in self._attempts if one.priority is priority and one.number is None]
        waiting = sum(not one.is_leaving for one in alike)
        return len(alike), waiting, sum(not one.has_left for one in alike)

    def start(self, attempt: Attempt, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Make an attempt, which is ``work``."""
        attempt.task = task = self._tasks.start(work)
        self._attempts.add(attempt)
        task.add_done_callback(partial(self._ended, attempt))
        return task

    def begin_run(self) -> Run:
        """Return a new run."""
        run = Run()
        self._runs.add(run)
        return run

    def end_run(self, run: Run, error: BaseException | None = None, *, drops: bool = True) -> None:
        """Start no more attempts of a run, drop its others if wanted, and keep ``error`` for its end."""
        run.error, run.is_over = error, True
        for attempt in self._attempts:
            if drops and attempt.run is run:
                attempt.drop()
        self.news.tell()

    def end_all_runs(self, error: BaseException) -> None:
        """End every run that is not over."""
        for run in self._runs:
            if not run.is_over:
                self.end_run(run, error)

    def forget_run(self, run: Run) -> None:
        """Forget a run whose call has ended."""
        self._runs.discard(run)

    def drop_waiting(self) -> None:
        """End the attempts of runs that wait for their turn. They have chosen no add yet."""
        for attempt in self._attempts:
            if attempt.run is not None and not attempt.is_leaving:
                attempt.drop()

    async def ended(self) -> None:
        """Wait until no attempt is under way."""
        await self._tasks.ended()

    def _ended(self, attempt: Attempt, task: asyncio.Task[None]) -> None:
        self._attempts.discard(attempt)
        self.news.tell()
        error = None if task.cancelled() else task.exception()
        if error is None:
            return
        if attempt.run is not None and not attempt.run.is_over:
            # One that would wait too long was perhaps one too many: another may have been let go a moment
            # before it, and has still to leave. Those that wait learn by themselves how long it would take.
            self.end_run(attempt.run, error, drops=not isinstance(error, WaitingError))
        elif (attempt.run is not None or not attempt.is_wanted) and not isinstance(error, MenagerieError):
            # A bug, in an attempt that is no longer awaited: report it to the handler of the loop.
            task.get_loop().call_exception_handler(
                {"message": "Sending that was no longer awaited failed", "exception": error, "task": task}
            )
