"""The send queue of an outbox: when queued adds are sent, retried, held back and stopped."""

import asyncio
import math
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack, nullcontext, suppress
from functools import partial
from typing import Protocol

from menagerie.domain.clock import Clock
from menagerie.domain.errors import (
    AskingStoppedError,
    KeyRefusedError,
    MenagerieError,
    NewerDataError,
    NotConnectedError,
    StorageError,
    WaitingError,
)
from menagerie.domain.facts import Fact
from menagerie.domain.tasks import Tasks
from menagerie.governor.states import Priority, Waiting
from menagerie.outbox.entry import Entry, IllegalStepError, State
from menagerie.outbox.job import Job
from menagerie.outbox.store import Opened, Outbox
from menagerie.workflows.colleagues import Colleagues, Join, is_held
from menagerie.workflows.listing import Browsing
from menagerie.workflows.queue.job_steps import JobSteps
from menagerie.workflows.queue.kept_adds import KeptAdds
from menagerie.workflows.queue.lost_rows import LostRows, is_lost_row
from menagerie.workflows.queue.pause import holds_back
from menagerie.workflows.queue.queue_run import QueueRun, Work
from menagerie.workflows.queue.queue_sessions import QueueSessions
from menagerie.workflows.queue.retrying import Retrying
from menagerie.workflows.sending.checking import Checking
from menagerie.workflows.sending.sending import Sending
from menagerie.workflows.sending.troubles import MOST_TROUBLES_IN_A_ROW
from menagerie.workflows.session import Session

# A queue in which something happened so many seconds ago is taken for the newest copy.
_RECENT = 3600.0
# The person is told of an add in one of these states.
_OUTCOMES = (State.CREATED, State.REFUSED, State.UNCONFIRMED)


class QueueListener(Protocol):
    """Receives what happens in send queues, in the event loop. It must not raise."""

    def on_loaded(self, queue: "SendQueue", opened: Opened) -> None:
        """Receive that the adds of the file are known, and what was found when it was opened."""
        ...

    def on_changed(self, queue: "SendQueue", entry: Entry) -> None:
        """Receive an add that is new or has changed."""
        ...

    def on_job_changed(self, queue: "SendQueue", job: Job) -> None:
        """Receive a job that is new or has changed, each time that one of its counts changes."""
        ...

    def on_row_added(self, queue: "SendQueue", entry: Entry) -> None:
        """Receive a row of a job that has just become an animal."""
        ...

    def on_state_changed(self, queue: "SendQueue") -> None:
        """Receive that sending began or ended, or waits for something else."""
        ...

    def on_stopped(self, queue: "SendQueue", error: MenagerieError) -> None:
        """Receive an error that a person has to know of before sending goes on."""
        ...

    def on_run_ended(self, queue: "SendQueue", entries: tuple[Entry, ...]) -> None:
        """Receive the adds that were sent in one run, without those that were sent with ``send``."""
        ...


class SendQueue:
    """Knows the adds of one environment, and sends those that are queued whenever the service can be asked.

    Only a person queues an add, in ``outbox``; every change made there is passed to ``update``. The queue
    outlives the sessions of its environment: ``connect`` gives it one, ``disconnect`` takes it away, and the
    outcome of what is on its way then is still recorded here.

    ``unread`` is why the adds could not be read when that was last tried; None if they could.
    ``choosing`` is held while an add is queued that must not be sent by itself yet. ``job_steps`` has what a
    person does with a job as a whole. ``colleagues`` add to the same service at other desks. ``warning``
    says why, when the file could not be used as it was. ``stale`` is 0, or the outbox may be an old copy:
    then so many queued adds may have been sent by another, and nothing is sent by itself before
    ``check_stale``, ``send_stale`` or ``discard_stale``.
    """

    def __init__(
        self,
        outbox: Outbox,
        clock: Clock,
        listener: QueueListener,
        colleagues: Colleagues | None = None,
        keep_awake: Callable[[], AbstractContextManager[None]] = nullcontext,
    ) -> None:
        """``keep_awake`` keeps the computer from going to sleep while an import runs."""
        self.outbox = outbox
        self.colleagues = colleagues or Colleagues()
        self.choosing = asyncio.Lock()
        self._on_their_way: dict[int, asyncio.Event] = {}
        self.is_loaded = False
        self.is_stopped = False
        self.warning: Fact | None = None
        self.stale = 0
        self.unread: StorageError | None = None
        self._listener = listener
        self._kept = KeptAdds()
        # Adds that a dialog waits for, and the outcomes of the others that were sent in one run.
        self._awaited: set[int] = set()
        self._sent_in_run: dict[int, Entry] = {}
        self.job_steps = JobSteps(outbox, self._kept, self._job_changed, self.update, self.resume)
        self._clock = clock
        # When it was last known that no newer copy has sent what is queued (Unix seconds).
        self._known_at = -math.inf
        # How often in a row the list failed that would say so.
        self._unlisted = 0
        self._session: Session | None = None
        self._checking: Checking | None = None
        self._is_closing = False
        self._keep_awake = keep_awake
        self._awake = ExitStack()
        self._is_awake = False
        self._sends_when_loaded = False
        # Something was queued since the run looked last.
        self._has_news = False
        self._tasks = Tasks()
        self._run = QueueRun(self._tasks, self._run_ended)
        self._retrying = Retrying(clock, self._tasks.start, self.send_queued, self._may_have_work)
        self._sessions = QueueSessions(clock, self._tasks, self._report)
        self._lost_rows = LostRows(self._kept, self._tasks, partial(self._look, priority=Priority.BACKGROUND))

    @property
    def retry_at(self) -> float | None:
        """When sending is tried again (Unix seconds); None where that is not known."""
        return self._retrying.at

    @property
    def unreached(self) -> NotConnectedError | None:
        """Why the service was not reached when it was last tried; None if it was."""
        return self._retrying.unreached

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Every single add that is not done with, the recent others, and rows of jobs that need a person."""
        return self._kept.entries

    @property
    def counts(self) -> Mapping[State, int]:
        """How many of ``entries`` are in each state."""
        return self._kept.counts

    @property
    def is_connected(self) -> bool:
        """Tell whether there is a session to send through."""
        return self._sessions.current is not None

    @property
    def may_ask(self) -> bool:
        """Tell whether there is a session, and no wait holds back its requests."""
        return self._session is not None and not isinstance(self._session.governor.state, Waiting)

    @property
    def is_key_refused(self) -> bool:
        """Tell whether the service refused the key, so that nothing is sent before there is another."""
        return self._session is not None and self._session.governor.is_key_refused

    @property
    def is_running(self) -> bool:
        """Tell whether adds are being read or sent; not while an add may only be tried again later."""
        return self._run.is_on

    @property
    def is_sending(self) -> bool:
        """Tell whether an add is on its way, also through an earlier session."""
        return self._sessions.is_sending

    @property
    def queued(self) -> int:
        """How many adds are to be sent, without those of paused jobs."""
        return self._kept.queued

    @property
    def unadmitted(self) -> int:
        """How many adds are to be sent, without those that the governor counts itself."""
        sending = self._sessions.current
        counted = 0 if sending is None else sending.waiting
        return max(0, self._kept.queued - counted)

    @property
    def jobs(self) -> tuple[Job, ...]:
        """The jobs that are not over, and the newest others; the newest first."""
        return self._kept.jobs

    def entry(self, number: int) -> Entry | None:
        """Return the add with this number; None where it is not known."""
        return self._kept.entry(number)

    async def recall(self, number: int) -> None:
        """Keep and show a refused row of a job that was too old to be kept: the person asks for it."""
        entry = await self.outbox.entry(number)
        if self._kept.recall(entry):
            self._listener.on_changed(self, entry)

    def newest_draft(self) -> Entry | None:
        """Return the draft that changed last, of those that are no row of a job."""
        drafts = (entry for entry in self.entries if entry.state is State.DRAFT and entry.job is None)
        return max(drafts, key=lambda entry: entry.changed_at, default=None)

    async def added_at(self, animal_id: int) -> float | None:
        """Return when an animal was added here (Unix seconds); None where that is not known."""
        try:
            return await self.outbox.created_at(animal_id)
        except (NewerDataError, StorageError):
            # The outbox itself says what is wrong with it.
            return None

    def load(self) -> None:
        """Read the adds, unless they are known or only a newer version can read them."""
        if not (self.is_loaded or isinstance(self.unread, NewerDataError)):
            self._start(self._load)

    def share(self, join: Join | None) -> None:
        """Tell others from now on what is added here: the person has changed with whom that is shared."""
        self.colleagues.share(join)
        if self.is_loaded:
            self._tasks.start(self.colleagues.join())

    def connect(self, session: Session, browsing: Browsing) -> None:
        """Send through ``session`` from now on, and look for unconfirmed adds with ``browsing``.

        Nothing is sent before ``service_reached``, or before a first pause is over.
        """
        self._session = session
        self._sessions.current = Sending(
            self.outbox,
            session,
            browsing.catalogue,
            self._sent,
            self.choosing,
            self._on_their_way,
            self.colleagues,
        )
        self._checking = Checking(self.outbox, browsing, self.colleagues)
        self._retrying.forget_failures()
        self._retrying.later()

    def disconnect(self) -> None:
        """Send nothing more through the session; record the outcome of what it has sent."""
        self._session = self._checking = None
        self._sends_when_loaded = False
        self._sessions.leave()
        self._halt()

    def service_reached(self) -> None:
        """Send what is queued, because the service has just answered another request."""
        self._retrying.forget_failures()
        self.send_queued()

    def send_queued(self) -> None:
        """Send what is queued, unless that waits for a person, or the service may not or cannot be asked."""
        self._retrying.end()
        sending, session = self._sessions.current, self._session
        if not self.is_loaded:
            self._sends_when_loaded = True
            self.load()
        elif sending is None or not self._may_send_by_itself or not self._has_reason_to_ask:
            self._state_changed()
        elif session is not None and holds_back(session.governor):
            self._retrying.when_permitted(session.governor)
        else:
            self._lost_rows.look()
            self._start(partial(self._send_all, sending))

    def resume(self) -> None:
        """Send what is queued, because a person said so."""
        self.is_stopped = False
        if self._unlisted >= MOST_TROUBLES_IN_A_ROW:
            # Without the list that did not come: otherwise nothing might ever be sent.
            self._unlisted, self._known_at = 0, self._clock.now()
        self.send_queued()

    def prepare_to_close(self) -> None:
        """Begin to send nothing more, until ``stay_open``. What is on its way comes to its end."""
        self._is_closing = True
        self._halt()

    def stay_open(self) -> None:
        """Take back ``prepare_to_close``. A queue that waits for a person goes on waiting."""
        self._is_closing = False
        if self.is_connected:
            self.send_queued()

    def update(self, entry: Entry) -> None:
        """Take an add that is new or has changed in the outbox."""
        before = self.entry(entry.number)
        # An add that was discarded may be that of its row no more.
        job = before.job if entry.job is None and before is not None else entry.job
        self._take(entry)
        if entry.state is State.QUEUED:
            self._look_again()
        if job is not None:
            # A person has changed it: its job counts may depend on what is not kept here.
            self._tasks.start(self.job_steps.end_quietly(job))
        if entry.state is State.QUEUED and not self.is_running:
            self._ensure_retry()

    async def send(self, number: int) -> Entry:
        """Send one add before all others, because the person waits for it; return what became of it.

        Raises what keeps it from leaving, as ``Sending.send`` does: pass that to ``handle_failure``.
        """
        sending = self._sessions.current
        if sending is None:
            raise NotConnectedError
        before = self.entry(number)
        if before is not None and not self._is_recent(before.begun_at):
            await self._look_before_sending()
        self._awaited.add(number)
        try:
            entry = await sending.send(number)
        finally:
            self._awaited.discard(number)
        if entry.state in {State.CREATED, State.REFUSED} and not is_held(entry):
            self.service_reached()
        return entry

    async def check_stale(self) -> None:
        """Look in one list for what is queued in an old copy, because a person said so.

        Single adds become unconfirmed, and so do rows of jobs that the list shows. The jobs are paused, so
        that their other rows wait for the person. Raises as ``Checking.look`` does; then nothing is decided.
        """
        if self._checking is None:
            raise NotConnectedError
        for entry in await self._checking.look_at_queue(deliberate=True, with_singles=True):
            self._take(entry)
        for job in self.jobs:
            if not job.is_over:
                await self.job_steps.pause_job(job.number)
        await self.send_stale()

    async def discard_stale(self) -> None:
        """Discard everything that is queued in an old copy, because a person said so."""
        for job in self.jobs:
            if not job.is_over:
                await self.job_steps.cancel_job(job.number)
        for entry in self.entries:
            if entry.state is State.QUEUED:
                with suppress(IllegalStepError):
                    self._take(await self.outbox.discard(entry.number))
        await self.send_stale()

    async def send_stale(self) -> None:
        """Send what is queued in an old copy, because a person said so."""
        await self.outbox.accept()
        self.stale = 0
        self.resume()

    async def check(self, entry: Entry) -> Entry:
        """Look for an unconfirmed add in the service's list, as ``Checking.look`` does.

        The others of its status that were not checked yet are looked for in the same list.
        """
        unseen = [one for one in self.entries if one.state is State.UNCONFIRMED and not one.looks]
        others = [
            one for one in unseen if one.typed.status == entry.typed.status and one.number != entry.number
        ]
        looked, *_ = await self._look([entry, *others])
        return looked

    async def check_all(self) -> tuple[Entry, ...]:
        """Look for every unconfirmed add in the service's list."""
        return await self._look([one for one in self.entries if one.state is State.UNCONFIRMED])

    async def _look(
        self, entries: Sequence[Entry], priority: Priority = Priority.PERSON
    ) -> tuple[Entry, ...]:
        if self._checking is None:
            raise NotConnectedError
        try:
            is_asked_for = priority is Priority.PERSON
            return await self._checking.look(entries, deliberate=is_asked_for, priority=priority)
        finally:
            # Some may have been found before a later list failed.
            for entry in entries:
                self.update(await self.outbox.entry(entry.number))

    def handle_failure(self, error: MenagerieError) -> None:
        """Take what kept an add from leaving: it goes later by itself, or after a person has acted.

        What happens in an environment that was left does not concern the open one.
        """
        if self.is_connected:
            self._take_failure(error)

    async def finish_sending(self) -> None:
        """Wait until nothing is on its way any more, also where an outcome cannot be recorded."""
        await self._sessions.finish()

    async def settle_left(self) -> None:
        """Wait until what was sent through sessions that were left is recorded, where that is possible."""
        await self._sessions.settle_left()

    async def close(self) -> None:
        """Record what is under way, and close the outbox. The session is closed before.

        Raises StorageError where an outcome cannot be recorded: the next start finds the add unconfirmed.
        """
        self._is_closing = True
        self._awake.close()
        await self._tasks.cancel()
        errors = await self._sessions.close()
        # The last outcomes have begun more: the end of a job, a look for a lost row. The next start does it.
        await self._tasks.cancel()
        await self.colleagues.close()
        await self.outbox.close()
        for error in errors:
            raise error

    @property
    def _has_work(self) -> bool:
        sending = self._sessions.current
        return (sending is not None and sending.has_unwritten) or bool(self._kept.queued)

    @property
    def _has_reason_to_ask(self) -> bool:
        return self._has_work or self._lost_rows.are_there

    @property
    def _may_send_by_itself(self) -> bool:
        return not (self.is_stopped or self.stale or self._is_closing)

    def _may_have_work(self) -> bool:
        return not self.is_loaded or self._has_work

    async def _load(self) -> None:
        opened = await self.outbox.open()
        await self._kept.read(self.outbox)
        self.is_loaded, self.unread = True, None
        self.warning, self.stale = opened.warning, opened.stale
        self._tasks.start(self.colleagues.join())
        self._listener.on_loaded(self, opened)
        await self.job_steps.end_all_that_are_over()

    async def _send_all(self, sending: Sending) -> None:
        self._has_news = True
        while self._has_news:
            self._has_news = False
            try:
                await self._look_before_sending()
                await sending.send_all()
            finally:
                await self.job_steps.end_all_that_are_over()

    async def _look_before_sending(self) -> None:
        """Look for what is queued in one list if that has waited for long: this may be an old copy.

        A whole computer that was put back does not know that it is one. Raises as ``Checking.look`` does.
        """
        now, checking = self._clock.now(), self._checking
        if checking is None or self._is_recent(self._known_at):
            return
        if not await self.outbox.is_idle(now - _RECENT):
            return
        try:
            looked = await checking.look_at_queue()
        except (WaitingError, NotConnectedError, KeyRefusedError, AskingStoppedError, StorageError):
            # It comes again by itself, or with another key, as the adds would.
            raise
        except MenagerieError as error:
            self._unlisted += 1
            if self._unlisted < MOST_TROUBLES_IN_A_ROW:
                raise NotConnectedError(error.fact.case, **error.fact.values) from error
            # Sending stops until the person goes on.
            raise
        self._unlisted, self._known_at = 0, self._clock.now()
        for entry in looked:
            self._sent(entry)

    def _is_recent(self, at: float) -> bool:
        return 0 <= self._clock.now() - at < _RECENT

    def _sent(self, entry: Entry) -> None:
        # A new add proves nothing about older ones: only a list does, or the person.
        if entry.state is State.CREATED and self._is_recent(self._known_at):
            self._known_at = entry.changed_at
        if entry.job is None and entry.state in _OUTCOMES and entry.number not in self._awaited:
            self._sent_in_run[entry.number] = entry
        if entry.job is not None and entry.state is State.CREATED:
            self._listener.on_row_added(self, entry)
        self._take(entry)
        if not self.is_running:
            self._report_run()
            if entry.state is State.QUEUED:
                self._ensure_retry()

    def _take(self, entry: Entry) -> None:
        self.colleagues.note(entry)
        if self._kept.take(entry):
            self._listener.on_changed(self, entry)
        job = self._kept.job(entry.job)
        if job is not None:
            self._listener.on_job_changed(self, job)
        if is_lost_row(entry):
            self._lost_rows.look()
        if job is not None and job.is_over and job.ended_at is None and not self.is_running:
            self._tasks.start(self.job_steps.end_quietly(job.number))

    def _job_changed(self, job: Job) -> None:
        """Take that a job is new, or has changed as a whole."""
        self._look_again()
        self.colleagues.look_again()
        self._listener.on_job_changed(self, job)
        self._state_changed()

    def _look_again(self) -> None:
        self._has_news = True
        if self._sessions.current is not None:
            self._sessions.current.look_again()

    def _take_failure(self, error: MenagerieError) -> None:
        if isinstance(error, StorageError) and not self.is_loaded:
            self.unread = error
        self._retrying.after(error, None if self._session is None else self._session.governor)
        if not isinstance(error, WaitingError | NotConnectedError):
            if not isinstance(error, StorageError | KeyRefusedError | AskingStoppedError):
                self.is_stopped = True
            self._report(error)
        self._state_changed()

    def _state_changed(self) -> None:
        """Tell it, and keep the computer awake as long as an import goes on by itself, also in its waits."""
        may_go_on = self.is_connected and self._may_send_by_itself and not self.is_key_refused
        is_importing = may_go_on and any(not (job.is_over or job.is_paused) for job in self.jobs)
        if is_importing and not self._is_awake:
            self._awake.enter_context(self._keep_awake())
        elif not is_importing:
            self._awake.close()
        self._is_awake = is_importing
        self._listener.on_state_changed(self)

    def _report_run(self) -> None:
        if self._sent_in_run:
            run, self._sent_in_run = self._sent_in_run, {}
            self._listener.on_run_ended(self, tuple(run.values()))

    def _report(self, error: MenagerieError) -> None:
        self._listener.on_stopped(self, error)

    def _ensure_retry(self) -> None:
        """Try again later unless that is planned: without that, a queued add could stay for ever."""
        if self.is_connected and not self._retrying.is_planned:
            self._retrying.later()

    def _halt(self) -> None:
        self._retrying.end()
        if self._run.halt():
            self._report_run()
        self._state_changed()

    def _start(self, work: Work) -> None:
        if self._run.start(work):
            self._state_changed()

    def _run_ended(self, error: MenagerieError | None) -> None:
        self._report_run()
        if error is not None:
            self._take_failure(error)
        elif self._sends_when_loaded:
            self._sends_when_loaded = False
            self.send_queued()
        else:
            if self._may_send_by_itself:
                # An add that was queued again just as the run ended.
                self._ensure_retry()
            self._state_changed()
