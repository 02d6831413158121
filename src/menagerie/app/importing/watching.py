"""Follows the jobs of an import while the send queue sends them."""

import asyncio
import math
from collections import deque
from pathlib import Path

from menagerie.app.importing.speaking import Progress, Wait
from menagerie.domain.clock import Clock
from menagerie.domain.errors import MenagerieError, NewerDataError, StorageError
from menagerie.governor.record import WaitReason
from menagerie.governor.states import Waiting
from menagerie.outbox.entry import Entry, State
from menagerie.outbox.job import Job
from menagerie.outbox.store import Opened
from menagerie.settings.files import is_disk_full
from menagerie.workflows.importing.estimate import estimate
from menagerie.workflows.queue.send_queue import SendQueue
from menagerie.workflows.session import Session

# Seconds over which the pace is measured; before the shortest, it says too little.
_LONGEST_MEASURED, _SHORTEST_MEASURED = 60.0, 5.0
SENT = (State.SENDING, State.CREATED, State.REFUSED, State.UNCONFIRMED)
_ASKED_TO_WAIT = "the service asked us to wait"
_REASONS = {
    WaitReason.UNAVAILABLE: "the service is not available",
    WaitReason.UNANSWERED: "the last response was not read",
    WaitReason.LEDGER_LOST: "earlier waits are not known",
    WaitReason.USED_UP: "no requests are left",
}
_DISK_FULL = "the disk is full"
_NOT_SAVED = "nothing can be saved"
_NOT_REACHED = "the service cannot be reached"


class Watch:
    """The jobs that are followed, and what has to be said of them. Implements ``QueueListener``.

    ``changed`` is set when something happened that a person must know of at once. ``error`` is what keeps
    the queue from sending until a person acts. ``notes`` are sentences that were not said yet.
    ``disk_problem`` is why nothing can be saved in the folder ``data``; None if it can.
    """

    def __init__(self, clock: Clock, data: Path) -> None:
        self.jobs: dict[int, Job] = {}
        self.loaded = asyncio.Event()
        self.changed = asyncio.Event()
        self.warning: str | None = None
        self.error: MenagerieError | None = None
        self.notes: deque[str] = deque()
        self.disk_problem: str | None = None
        self.is_interrupted = False
        self._data = data
        self._clock = clock
        self._sent_before = 0
        # When (seconds since boot), and how many rows were done with then.
        self._samples: deque[tuple[float, int]] = deque()

    @property
    def is_over(self) -> bool:
        """Tell whether every row has its outcome."""
        return all(job.is_over for job in self.jobs.values())

    @property
    def sent(self) -> int:
        """How many rows were sent since their jobs are followed."""
        return self.count(*SENT) - self._sent_before

    def follow(self, job: Job) -> None:
        """Follow a job from now on."""
        self.jobs[job.number] = job
        self._sent_before += sum(job.counts.get(state, 0) for state in SENT)

    def count(self, *states: State) -> int:
        """Return how many rows of the jobs are in these states."""
        return sum(job.counts.get(state, 0) for job in self.jobs.values() for state in states)

    def progress(self, session: Session) -> Progress:
        """Return how far the jobs are."""
        waiting = self.count(State.QUEUED, State.SENDING)
        total = sum(job.total for job in self.jobs.values())
        per_second = self._pace(total - waiting)
        governor = session.governor
        expected = estimate(waiting, governor.pacing, governor.quota, self._clock.now()).seconds
        measured = waiting / per_second if per_second else 0.0
        # A minute's requests may go in its first seconds, which says nothing of the next.
        per_minute = min(per_second * 60, governor.pacing.plan.per_minute or math.inf)
        return Progress(
            total=total,
            added=self.count(State.CREATED),
            refused=self.count(State.REFUSED),
            unconfirmed=self.count(State.UNCONFIRMED),
            waiting=waiting,
            per_minute=round(per_minute, 1),
            seconds_left=round(max(expected, measured)),
        )

    def _pace(self, done: int) -> float:
        """Return how many rows a second were done with lately."""
        now = self._clock.monotonic()
        self._samples.append((now, done))
        while now - self._samples[0][0] > _LONGEST_MEASURED:
            self._samples.popleft()
        began, before = self._samples[0]
        seconds = now - began
        return (done - before) / seconds if seconds >= _SHORTEST_MEASURED else 0.0

    def on_loaded(self, queue: SendQueue, opened: Opened) -> None:  # noqa: ARG002 - of the only queue
        """Take note that the queue knows its adds."""
        self.warning = opened.warning
        self.loaded.set()

    def on_changed(self, queue: SendQueue, entry: Entry) -> None:
        """Ignore it: ``on_job_changed`` says what counts."""

    def on_job_changed(self, queue: SendQueue, job: Job) -> None:  # noqa: ARG002 - of the only queue
        """Take the new counts of a job."""
        # A job changes only after that was saved.
        self.disk_problem = None
        if job.number in self.jobs:
            self.jobs[job.number] = job
            if job.is_over:
                self.changed.set()

    def on_state_changed(self, queue: SendQueue) -> None:
        """Ignore it: what the queue waits for is asked for each line of progress."""

    def on_stopped(self, queue: SendQueue, error: MenagerieError) -> None:
        """Take an error that a person has to know of; a disk that failed is tried again once it is loaded."""
        if queue.is_loaded and isinstance(error, StorageError) and not isinstance(error, NewerDataError):
            self._take_disk_problem(error)
            return
        self.error = error
        self.loaded.set()
        self.changed.set()

    def interrupt(self) -> None:
        """Take note that a person wants the import to end."""
        if not self.is_interrupted:
            self.notes.append("Ending. It waits for the last responses.")
        self.is_interrupted = True
        self.changed.set()

    def _take_disk_problem(self, error: StorageError) -> None:
        if self.disk_problem is None:
            is_full = is_disk_full(self._data)
            self.disk_problem = _DISK_FULL if is_full else _NOT_SAVED
            self.notes.append(
                "The disk is full. What was saved is safe. The import goes on by itself when there is room."
                if is_full
                else f"{error.sentence} The import tries again by itself."
            )

    def on_run_ended(self, queue: SendQueue, entries: tuple[Entry, ...]) -> None:
        """Ignore it: the result of the jobs is said."""


def wait_of(queue: SendQueue, session: Session, watch: Watch, now: float) -> Wait | None:
    """Return what the queue waits for; None if it is sending. ``now`` is Unix time."""
    if watch.disk_problem is not None:
        return Wait(watch.disk_problem, queue.retry_at)
    state = session.governor.state
    if isinstance(state, Waiting):
        until = None if math.isinf(state.until) else state.until
        return Wait(_REASONS.get(state.reason, _ASKED_TO_WAIT), until)
    if queue.retry_at is not None and queue.retry_at > now:
        return Wait(_NOT_REACHED, queue.retry_at)
    return None
