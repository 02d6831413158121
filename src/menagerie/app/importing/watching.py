"""Follows the jobs of an import while the send queue sends them."""

import asyncio
import math
from collections import deque
from pathlib import Path

from msgspec.structs import replace

from menagerie.app.importing.speaking import Progress, Wait
from menagerie.domain.clock import Clock
from menagerie.domain.errors import MenagerieError, NewerDataError, StorageError
from menagerie.domain.facts import Fact
from menagerie.governor.record import WaitReason
from menagerie.governor.states import Waiting
from menagerie.outbox.entry import Entry, State
from menagerie.outbox.job import Job
from menagerie.outbox.store import Opened
from menagerie.settings.files import is_disk_full
from menagerie.ui.words.command import Said, said
from menagerie.ui.words.errors import sentence_of
from menagerie.ui.words.facts import whole_words
from menagerie.ui.words.states import Reason, reason_of, reason_words
from menagerie.workflows.importing.start import estimate
from menagerie.workflows.queue.send_queue import SendQueue
from menagerie.workflows.session import Session

# Seconds over which the pace is measured; before the shortest, it says too little.
_LONGEST_MEASURED, _SHORTEST_MEASURED = 60.0, 5.0
SENT = (State.SENDING, State.CREATED, State.REFUSED, State.UNCONFIRMED)


class Watch:
    """The jobs that are followed, and what has to be said of them. Implements ``QueueListener``.

    ``changed`` is set when something happened that a person must know of at once. ``error`` is what keeps
    the queue from sending until a person acts. ``notes`` are sentences that were not said yet.
    ``disk_problem`` is why nothing can be saved in the folder ``data``; None if it can. ``hurried`` is set
    when the person does not want to wait for the last responses either.
    """

    def __init__(self, clock: Clock, data: Path) -> None:
        self.jobs: dict[int, Job] = {}
        self.loaded = asyncio.Event()
        self.changed = asyncio.Event()
        self.hurried = asyncio.Event()
        self.warning: Fact | None = None
        self.error: MenagerieError | None = None
        self.notes: deque[str] = deque()
        self.disk_problem: Reason | None = None
        self.is_interrupted = False
        self._data = data
        self._clock = clock
        self._sent_before = 0
        self._unreached: Fact | None = None
        # Why it does not share, in words.
        self._not_sharing: set[str] = set()
        # When (seconds since boot), and how many adds were left then.
        self._samples: deque[tuple[float, int]] = deque()

    @property
    def is_over(self) -> bool:
        """Return whether every row has its outcome."""
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

    def progress(self, queue: SendQueue, session: Session) -> Progress:
        """Return how far the jobs are. Time and pace count also the adds of ``queue`` that go before them."""
        waiting = self.count(State.QUEUED, State.SENDING)
        ahead = max(0, queue.queued - self.count(State.QUEUED)) if waiting else 0
        left = waiting + ahead
        if self._is_held_up(queue, session):
            # The time says nothing about the adds after it.
            self._samples.clear()
        per_second = self._pace(left)
        governor = session.governor
        # Those that wait in the governor are queued in the outbox, too.
        pacing = replace(governor.pacing, queued=0)
        expected = estimate(left, pacing, governor.quota, self._clock.now()).seconds
        measured = left / per_second if per_second else 0.0
        # A minute's requests may go in its first seconds, which says nothing of the next.
        per_minute = min(per_second * 60, pacing.plan.per_minute or math.inf)
        return Progress(
            total=sum(job.total for job in self.jobs.values()),
            added=self.count(State.CREATED),
            refused=self.count(State.REFUSED),
            unconfirmed=self.count(State.UNCONFIRMED),
            waiting=waiting,
            ahead=ahead,
            per_minute=round(per_minute, 1),
            seconds_left=round(max(expected, measured)),
        )

    def _is_held_up(self, queue: SendQueue, session: Session) -> bool:
        """Return whether something keeps the queue from sending; waiting for the next minute is its pace."""
        state = session.governor.background_state
        waits = isinstance(state, Waiting) and state.reason is not WaitReason.USED_UP
        tries_later = queue.retry_at is not None and queue.retry_at > self._clock.now()
        return waits or tries_later or self.disk_problem is not None

    def _pace(self, left: int) -> float:
        """Return how many adds a second were done with lately; ``left`` are not."""
        now = self._clock.monotonic()
        self._samples.append((now, left))
        while now - self._samples[0][0] > _LONGEST_MEASURED:
            self._samples.popleft()
        began, before = self._samples[0]
        seconds = now - began
        return max(0, before - left) / seconds if seconds >= _SHORTEST_MEASURED else 0.0

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
        """Say why the service is not reached, once; the lines of progress say until when.

        A certificate that is not trusted, for one, is not trusted at the next try either.
        """
        error = queue.unreached
        if error is not None and error.fact != self._unreached:
            self.notes.append(said(Said.TRIES_AGAIN, error=sentence_of(error)))
        self._unreached = None if error is None else error.fact

    def on_not_sharing(self, trouble: Fact) -> None:
        """Say why the shared store is away, once for each reason: desks share again by themselves."""
        reason = whole_words(trouble)
        if reason not in self._not_sharing:
            self._not_sharing.add(reason)
            self.notes.append(said(Said.NOT_SHARING, reason=reason))

    def on_stopped(self, queue: SendQueue, error: MenagerieError) -> None:
        """Take an error that a person has to know of; a disk that failed is tried again once it is loaded."""
        if queue.is_loaded and isinstance(error, StorageError) and not isinstance(error, NewerDataError):
            self._take_disk_problem(error)
            return
        self.error = error
        self.loaded.set()
        self.changed.set()

    def interrupt(self) -> None:
        """Take note that a person wants the import to end; the second time, at once."""
        if self.is_interrupted:
            self.hurried.set()
        else:
            self.notes.append(said(Said.ENDING))
        self.is_interrupted = True
        self.changed.set()

    def _take_disk_problem(self, error: StorageError) -> None:
        if self.disk_problem is None:
            is_full = is_disk_full(self._data)
            self.disk_problem = Reason.DISK_FULL if is_full else Reason.NOT_SAVED
            self.notes.append(
                said(Said.DISK_FULL) if is_full else said(Said.TRIES_AGAIN, error=sentence_of(error))
            )

    def on_run_ended(self, queue: SendQueue, entries: tuple[Entry, ...]) -> None:
        """Ignore it: the result of the jobs is said."""


def wait_of(queue: SendQueue, session: Session, watch: Watch, now: float) -> Wait | None:
    """Return what the queue waits for; None if it is sending. ``now`` is Unix time."""
    if watch.disk_problem is not None:
        return Wait(reason_words(watch.disk_problem), queue.retry_at)
    state = session.governor.background_state
    if isinstance(state, Waiting):
        until = None if math.isinf(state.until) else state.until
        return Wait(reason_words(reason_of(state, session.governor.who_told(state))), until)
    if queue.unreached is not None and queue.retry_at is not None and queue.retry_at > now:
        return Wait(reason_words(Reason.NOT_REACHED), queue.retry_at)
    return None
