"""Imports a file from its reading to its result, without a window."""

import argparse
import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial

from menagerie.app.foundation import Foundation
from menagerie.app.importing.checked import check
from menagerie.app.importing.named_file import read_named, reading_by
from menagerie.app.importing.result import Result, check_place
from menagerie.app.importing.sending import send_jobs
from menagerie.app.importing.speaking import Status, Voice, is_typed
from menagerie.app.importing.stopping import on_signals
from menagerie.app.importing.watching import Watch
from menagerie.catalogue.catalogue import Catalogue
from menagerie.credentials.keys import KeyStore
from menagerie.deliveries.process import read_on_a_thread
from menagerie.deliveries.write import check_target
from menagerie.domain.clock import Clock
from menagerie.domain.errors import (
    AddressMissingError,
    KeyMissingError,
    KeyRefusedError,
    MenagerieError,
    UnusableAddressError,
)
from menagerie.governor.states import PlanSource, Stopped
from menagerie.outbox.entry import State
from menagerie.outbox.job import Job
from menagerie.settings.paths import Paths
from menagerie.settings.preferences import load_preferences, person_here
from menagerie.settings.site import load_site_settings, network_settings
from menagerie.system.streams import as_typed, import_command
from menagerie.ui.words.command import Said, duration, said
from menagerie.ui.words.errors import sentence_of
from menagerie.ui.words.facts import stored_words, words
from menagerie.ui.words.filling import joined
from menagerie.ui.words.outbox import about_stale
from menagerie.workflows.importing.beginning import begin_import, earlier_import
from menagerie.workflows.importing.estimate import estimate
from menagerie.workflows.importing.layouts import Layouts
from menagerie.workflows.importing.preview import Preview
from menagerie.workflows.importing.report import write_left_out
from menagerie.workflows.listing import Browsing
from menagerie.workflows.queue.send_queue import SendQueue
from menagerie.workflows.queue.send_queues import SendQueues
from menagerie.workflows.session import Session
from menagerie.workflows.sharing import SharedKnowledge

# Seconds that the end waits until other desks know what was added.
_LONGEST_EXCHANGE = 3.0


class ImportRun:
    """One run of ``menagerie import``, by a process that has the data's lock. ``run`` is called once.

    ``may_have_sent`` once it has begun to send.
    """

    def __init__(
        self,
        options: argparse.Namespace,
        paths: Paths,
        variables: Mapping[str, str],
        clock: Clock,
        keys: KeyStore,
        voice: Voice,
    ) -> None:
        self._options = options
        self._paths = paths
        self._clock = clock
        self._voice = voice
        preferences = load_preferences(paths.preferences)
        network = network_settings(preferences, load_site_settings(paths.site_environments))
        self._foundation = Foundation(
            paths, variables, clock, keys, network, lambda: person_here(preferences.short_name)
        )
        self._environment = next(
            one for one in self._foundation.environments if one.id == options.environment
        )
        self._watch = Watch(clock, paths.data)
        self.may_have_sent = False

    async def run(self) -> Status:
        """Import the file, or go on with earlier imports, and return the exit status."""
        try:
            # The queue is closed before the catalogue, in which it records what was added last.
            async with self._open_catalogue() as catalogue, self._open_queue() as queue:
                return await self._run(queue, catalogue)
        except MenagerieError as error:
            return self._fail(error, Status.FAILED if self.may_have_sent else Status.NOTHING_SENT)

    async def _run(self, queue: SendQueue, catalogue: Catalogue) -> Status:
        if self._options.report is not None:
            await asyncio.to_thread(check_place, self._options.report)
        if self._options.file is None:
            await self._load(queue)
            return self._end_stale(queue) or await self._continue(queue, catalogue)
        return await self._import(queue, catalogue)

    async def _import(self, queue: SendQueue, catalogue: Catalogue) -> Status:
        delivery = await read_on_a_thread(partial(read_named, self._options.file, reading_by(self._options)))
        if self._options.report is not None:
            await asyncio.to_thread(check_target, self._options.report, delivery.format, delivery.digest)
        await self._load(queue)
        if not self._options.dry_run and (end := self._end_stale(queue)) is not None:
            return end
        earlier = await earlier_import(queue.outbox, delivery.digest)
        if earlier is not None and not earlier.is_over:
            self._voice.say(
                "failed",
                said(Said.IMPORTED_ALREADY, n=_waiting(earlier), command=self._continuing),
            )
            return Status.NOTHING_SENT
        layouts = Layouts(self._paths.layouts)
        place = self._environment.place
        preview = await check(self._options, delivery, layouts, place, catalogue, queue, self._voice)
        if not preview.counts.ready:
            if self._options.report is not None:
                written = await write_left_out(
                    delivery, preview.job_rows(), self._options.report, stored_words
                )
                text = said(Said.TO_WORK_ON, n=written.rows, path=str(written.path))
                self._voice.say("note", text)
            return self._end_unsent(Said.NOTHING_READY)
        async with self._open_session() as session:
            along = queue.unadmitted
            self._say_estimate(preview.counts.ready, along, session)
            if self._options.dry_run:
                return self._end_dry_run(preview)
            if not self._is_confirmed(preview.counts.ready + along):
                return self._end_unsent(Said.ADD_YES)
            await self._try_refused_key(session)
            with on_signals(self._watch.interrupt):
                # Without layouts: what was stated for this file must not be applied to the next one.
                job = await begin_import(
                    queue.job_steps,
                    preview,
                    self._foundation.sharing.person.name,
                    catalogue=catalogue,
                    colleagues=queue.colleagues,
                )
                # Of a large file they are many megabytes, and sending takes hours.
                del delivery, preview
                self._watch.follow(job)
                self._voice.say("begun", "", job=job.number, rows=job.total)
                return await self._send(queue, session, catalogue)

    async def _continue(self, queue: SendQueue, catalogue: Catalogue) -> Status:
        jobs = [job for job in queue.jobs if not job.is_over or job.counts.get(State.UNCONFIRMED)]
        if not jobs:
            return self._end_unsent(Said.NOTHING_WAITS)
        async with self._open_session() as session:
            waiting = sum(map(_waiting, jobs))
            along = sum(one.job is None and one.state is State.QUEUED for one in queue.entries)
            if not waiting + along:
                # Only the unconfirmed ones are left. To look for them needs no confirmation: it adds nothing.
                self._voice.say("note", said(Said.NOTHING_LEFT))
            else:
                self._say_estimate(waiting, along, session)
                if not self._is_confirmed(waiting + along):
                    return self._end_unsent(Said.ADD_YES_TO_CONTINUE)
            await self._try_refused_key(session)
            with on_signals(self._watch.interrupt):
                for job in reversed(jobs):
                    self._watch.follow(await queue.job_steps.resume_job(job.number) if job.is_paused else job)
                return await self._send(queue, session, catalogue)

    async def _send(self, queue: SendQueue, session: Session, catalogue: Catalogue) -> Status:
        """Send until every row has its outcome, say how that ended, and return the status."""
        before = await queue.outbox.counts()
        self.may_have_sent = True
        self._follow_store()
        queue.connect(session, Browsing(session, catalogue, self._clock))
        failure = await send_jobs(queue, session, self._watch, self._voice, self._clock)
        if catalogue.warning is not None:
            self._voice.say("note", words(catalogue.warning))
        result = Result(queue.outbox, before, self._watch, self._voice, self._continuing)
        return await result.say(self._environment.name, failure, self._options.report)

    def _follow_store(self) -> None:
        """Say from now on when the shared store is away, if the environment names one."""
        address = self._environment.shared
        store = None if address is None else self._foundation.sharing.open_store(address)
        if store is None:
            return
        if store.trouble is not None:
            self._watch.on_not_sharing(store.trouble)
        store.on_away(self._watch.on_not_sharing)

    async def _try_refused_key(self, session: Session) -> None:
        """Try a key that was refused once again, because a person runs the command. Raises if it still is.

        A read can do no harm, and nothing is queued before that could never leave.
        """
        if isinstance(session.governor.state, Stopped):
            await session.store.list_animals(limit=1, deliberate=True)
        # A wait hides a refusal: then the first add after it tries the key.
        session.governor.renew_key()

    def _say_estimate(self, count: int, along: int, session: Session) -> None:
        """Say how long so many animals take, with those that are sent before, as they wait already."""
        governor = session.governor
        pacing = governor.pacing
        expected = estimate(count + along, pacing, governor.quota, self._clock.now())
        what = Said.ESTIMATE_DAYS if expected.days > 1 else Said.ESTIMATE
        sentence = said(
            Said.ESTIMATE_IF if pacing.plan_source is PlanSource.ASSUMED else what,
            environment=self._environment.name,
            n=expected.requests,
            duration=duration(expected.seconds),
            days=expected.days,
            plan=pacing.plan.name,
        )
        self._voice.say(
            "estimate",
            joined([sentence, said(Said.ALONG_NEXT, n=along) if along else ""]),
            environment=str(self._environment.id),
            requests=expected.requests,
            seconds=round(expected.seconds),
            days=expected.days,
            along=along,
            plan=pacing.plan.name,
            plan_source=pacing.plan_source.value,
        )

    def _is_confirmed(self, count: int) -> bool:
        """Tell whether the person says so, where there is one to be asked."""
        name = self._environment.name
        return self._options.yes or (
            not self._options.json and is_typed(name, said(Said.QUESTION, environment=name, n=count))
        )

    def _end_stale(self, queue: SendQueue) -> Status | None:
        """Say that the outbox may be an old copy, where it is: only in the window can a person decide."""
        if not queue.stale:
            return None
        self._voice.say("failed", joined([about_stale(queue.stale), said(Said.STALE)]))
        return Status.NEEDS_PERSON

    def _end_unsent(self, what: Said) -> Status:
        self._voice.say("note", said(what))
        return Status.NOTHING_SENT

    def _end_dry_run(self, preview: Preview) -> Status:
        self._voice.say("note", said(Said.DRY_RUN))
        is_all = preview.counts.ready == preview.counts.rows
        return Status.ADDED if is_all else Status.NEEDS_PERSON

    def _fail(self, error: MenagerieError, status: Status) -> Status:
        sentence = sentence_of(error)
        if isinstance(error, KeyMissingError):
            sentence = said(Said.KEY_MISSING, environment=self._environment.name)
        elif isinstance(error, KeyRefusedError):
            sentence = said(Said.KEY_REFUSED, environment=self._environment.name)
        self._voice.say("failed", sentence)
        return status

    async def _load(self, queue: SendQueue) -> None:
        """Read the adds of the environment. Raises what keeps them from being read."""
        if not self._environment.has_place:
            problem = self._environment.problem
            if problem is not None:
                raise UnusableAddressError(problem.case, **problem.values)
            raise AddressMissingError
        queue.load()
        await self._watch.loaded.wait()
        if self._watch.error is not None:
            raise self._watch.error
        if self._watch.warning is not None:
            self._voice.say("note", words(self._watch.warning))

    @property
    def _continuing(self) -> str:
        """The command that goes on with what waits."""
        words = [*import_command(), "--continue", "--environment", str(self._environment.id)]
        if self._options.data_dir is not None:
            words += ["--data-dir", str(self._paths.data)]
        return as_typed(words)

    @asynccontextmanager
    async def _open_session(self) -> AsyncIterator[Session]:
        session = await self._foundation.opener.open(self._environment)
        try:
            yield session
        finally:
            await session.close()

    @asynccontextmanager
    async def _open_catalogue(self) -> AsyncIterator[Catalogue]:
        catalogue = self._foundation.catalogues.of(self._environment)
        knowledge = await self._exchange(catalogue)
        try:
            yield catalogue
        finally:
            if knowledge is not None:
                # What is left is told at the next start.
                await knowledge.finish(_LONGEST_EXCHANGE)
                await knowledge.close()
            await catalogue.close()

    async def _exchange(self, catalogue: Catalogue) -> SharedKnowledge | None:
        """Begin to exchange what is known with other desks, if the environment names a shared store."""
        environment = self._environment
        if environment.shared is None or environment.base_url is None or environment.is_sandbox:
            return None
        knowledge = await self._foundation.sharing.knowledge(
            environment.shared, environment.base_url, catalogue.exchange, lambda _taken: None
        )
        knowledge.start()
        return knowledge

    @asynccontextmanager
    async def _open_queue(self) -> AsyncIterator[SendQueue]:
        """Give the queue of the environment; close it, the sandbox and the ledger at the end."""
        foundation = self._foundation
        queues = SendQueues(self._paths, self._clock, self._watch, foundation.sharing)
        # The last one is closed first, and each of them also where one before it fails.
        async with AsyncExitStack() as at_the_end:
            at_the_end.push_async_callback(foundation.ledger.close)
            at_the_end.push_async_callback(foundation.sharing.close)
            at_the_end.push_async_callback(foundation.sandbox.close)
            at_the_end.push_async_callback(queues.close)
            at_the_end.callback(queues.prepare_to_close)
            yield queues.of(self._environment)


def _waiting(job: Job) -> int:
    return sum(job.counts.get(state, 0) for state in (State.QUEUED, State.SENDING))
