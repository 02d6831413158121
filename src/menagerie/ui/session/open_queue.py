"""The send queue of the open environment, as Qt signals, and how many adds wait in the other ones."""

import asyncio
from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QObject, QTimer, Signal

from menagerie.domain.errors import MenagerieError
from menagerie.outbox.entry import Entry, State
from menagerie.outbox.job import Job
from menagerie.outbox.store import Opened
from menagerie.settings.environments import Environment
from menagerie.ui.session.window_context import WindowContext
from menagerie.workflows.queue.send_queue import SendQueue
from menagerie.workflows.queue.send_queues import SendQueues
from menagerie.workflows.sharing import Sharing

_COUNT = "count what waits elsewhere"
# Milliseconds in which further changes are counted together.
_TOGETHER_MS = 300


class OpenQueue(QObject):
    """Connects the send queues with the environment that is open. ``current`` is the queue of that one.

    Implements ``QueueListener``: of a queue whose environment was left, it passes on errors, and that there
    was a change.

    Signals: ``reset`` when all adds are other ones; ``loaded(object)`` with the Opened when they have been
    read from the file; ``changed(object)`` with an Entry that is new or has changed;
    ``job_changed(object)`` with a Job each time that one of its counts changes; ``row_added(object)`` with
    the Entry of a row of a job that has become an animal, a moment before the catalogue knows that;
    ``state_changed`` when sending begins, ends or waits for something else; ``stopped(object)`` with a
    MenagerieError that a person has to know of, also from an environment that was left; ``run_ended(object)``
    with the adds of a run; ``left_changed`` when something has changed in an environment that was left.
    """

    reset = Signal()
    loaded = Signal(object)
    changed = Signal(object)
    job_changed = Signal(object)
    row_added = Signal(object)
    state_changed = Signal()
    stopped = Signal(object)
    run_ended = Signal(object)
    left_changed = Signal()

    def __init__(self, context: WindowContext, sharing: Sharing | None = None) -> None:
        super().__init__(context.opened)
        self._context = context
        self.queues = SendQueues(context.paths, context.clock, self, sharing)
        # Not loaded before an environment is entered.
        self.current = self.queues.of(context.opened.environment)
        context.opened.settle_before_closing(self.queues.settle_left)
        context.opened.left.connect(self._disconnect_session)
        context.opened.entered.connect(self._enter)
        context.opened.opened.connect(self._connect_session)
        context.waits.count_as_queued(lambda: self.current.unadmitted)

    def service_reached(self) -> None:
        """Send what is queued, because the service has just answered another request."""
        self.current.service_reached()

    def _enter(self) -> None:
        queue = self.queues.of(self._context.opened.environment)
        if queue is not self.current:
            self.current = queue
            self.reset.emit()
        if self._context.opened.environment.has_address:
            queue.load()

    def _disconnect_session(self) -> None:
        self.current.disconnect()

    def _connect_session(self) -> None:
        session, browsing = self._context.opened.session, self._context.opened.browsing
        if session is not None and browsing is not None:
            self.current.connect(session, browsing)

    def on_loaded(self, queue: SendQueue, opened: Opened) -> None:
        """Announce that the adds of the file are known."""
        if queue is self.current:
            self.reset.emit()
            self.loaded.emit(opened)

    def on_changed(self, queue: SendQueue, entry: Entry) -> None:
        """Announce an add that is new or has changed."""
        if queue is self.current:
            self.changed.emit(entry)
        else:
            self.left_changed.emit()

    def on_job_changed(self, queue: SendQueue, job: Job) -> None:
        """Announce a job that is new or has changed."""
        if queue is self.current:
            self.job_changed.emit(job)
        else:
            self.left_changed.emit()

    def on_row_added(self, queue: SendQueue, entry: Entry) -> None:
        """Announce a row of a job that has become an animal."""
        if queue is self.current:
            self.row_added.emit(entry)

    def on_state_changed(self, queue: SendQueue) -> None:
        """Announce that sending began or ended, or waits for something else."""
        if queue is self.current:
            self.state_changed.emit()

    def on_stopped(self, queue: SendQueue, error: MenagerieError) -> None:  # noqa: ARG002 - of any queue
        """Announce an error that a person has to know of."""
        self.stopped.emit(error)

    def on_run_ended(self, queue: SendQueue, entries: tuple[Entry, ...]) -> None:
        """Announce the adds that were sent in one run."""
        if queue is self.current:
            self.run_ended.emit(entries)


class Elsewhere(Struct, frozen=True):
    """How many adds wait in an environment that is not open."""

    environment: Environment
    queued: int


class WaitingElsewhere(QObject):
    """Counts in the outboxes, also in those of earlier sessions, when an environment has been opened.

    Signals: ``changed(object)`` with an Elsewhere for each environment where something waits.
    """

    changed = Signal(object)

    def __init__(self, context: WindowContext, open_queue: OpenQueue) -> None:
        super().__init__(open_queue)
        self._context = context
        self._open_queue = open_queue
        self.waiting: tuple[Elsewhere, ...] = ()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_TOGETHER_MS)
        self._timer.timeout.connect(self._count)
        context.opened.entered.connect(self._leave_out_open)
        for has_other_counts in (
            context.opened.opened,
            context.opened.failed,
            context.opened.environments_changed,
        ):
            has_other_counts.connect(self._count_soon)
        open_queue.left_changed.connect(self._count_soon)

    def _count_soon(self, *_what: object) -> None:
        if not self._timer.isActive():
            self._timer.start()

    def _leave_out_open(self) -> None:
        self._notify(
            [
                one
                for one in self.waiting
                if one.environment.data_key != self._context.opened.environment.data_key
            ]
        )

    def _count(self) -> None:
        self._context.jobs.start(_COUNT, self._count_all, replace=True, outlives_environment=True)

    async def _count_all(self) -> None:
        waiting = []
        for environment in self._context.opened.environments:
            is_other = (
                environment.has_address and environment.data_key != self._context.opened.environment.data_key
            )
            if is_other and (queued := await self._queued(environment)):
                waiting.append(Elsewhere(environment, queued))
        self._notify(waiting)
        self._leave_out_open()

    async def _queued(self, environment: Environment) -> int:
        if not await asyncio.to_thread(self._context.paths.outbox(*environment.data_key).exists):
            return 0
        try:
            counts = await self._open_queue.queues.of(environment).outbox.counts()
        except MenagerieError:
            # That outbox says what is wrong with it when its environment is opened.
            return 0
        return counts.get(State.QUEUED, 0)

    def _notify(self, waiting: Sequence[Elsewhere]) -> None:
        if tuple(waiting) != self.waiting:
            self.waiting = tuple(waiting)
            self.changed.emit(self.waiting)
