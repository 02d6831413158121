"""Imports a file from its reading to its result, without a window."""

import argparse
import asyncio
import logging
import math
import os
from collections import deque
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path

from msgspec.structs import replace

from menagerie.app.foundation import Foundation
from menagerie.app.importing.speaking import MOST_LISTED, Progress, Status, Voice, Wait, is_typed
from menagerie.app.importing.stopping import on_signals
from menagerie.catalogue.catalogue import Catalogue
from menagerie.credentials.keys import KeyStore
from menagerie.deliveries.delivery import Delivery, Reading
from menagerie.deliveries.process import CancelToken, read_delivery, read_on_a_thread
from menagerie.deliveries.write import check_target
from menagerie.domain.animal import PetStatus
from menagerie.domain.cases import DeliveryCase, DeliveryNoteCase, SendingCase, StorageCase
from menagerie.domain.clock import Clock
from menagerie.domain.errors import (
    AddressMissingError,
    KeyMissingError,
    KeyRefusedError,
    MenagerieError,
    NewerDataError,
    StorageError,
    SurroundingsError,
    UnreadableDeliveryError,
    UnusableAddressError,
)
from menagerie.domain.facts import Fact
from menagerie.governor.record import WaitReason
from menagerie.governor.states import PlanSource, Stopped, Waiting
from menagerie.outbox.entry import Entry, State
from menagerie.outbox.job import Job
from menagerie.outbox.store import Opened, Outbox
from menagerie.settings.files import is_disk_full, reason
from menagerie.settings.paths import Paths
from menagerie.settings.preferences import load_preferences, person_here
from menagerie.settings.site import load_site_settings, network_settings
from menagerie.storage.replacement import Replacement
from menagerie.system.streams import as_typed, import_command
from menagerie.ui.importing.preview.wording import row_note
from menagerie.ui.look.translation import spoken_languages
from menagerie.ui.look.wording import listed
from menagerie.ui.words.command import Message, duration, message
from menagerie.ui.words.filling import joined
from menagerie.ui.words.jobs import about_stale
from menagerie.ui.words.messages import happened, sentence_of, stored_words, whole_words, words
from menagerie.ui.words.states import (
    AddState,
    Reason,
    all_counted,
    reason_of,
    reason_words,
    state_of,
    state_word,
)
from menagerie.workflows.importing.choices import Field, Overrides, check_names
from menagerie.workflows.importing.mapping import DataKey, Layouts, notes_about, propose
from menagerie.workflows.importing.preview import Preview
from menagerie.workflows.importing.report import write_left_out, write_remaining
from menagerie.workflows.importing.start import begin_import, earlier_import, estimate
from menagerie.workflows.listing import Browsing
from menagerie.workflows.queue.send_queue import SendQueue
from menagerie.workflows.queue.send_queues import SendQueues
from menagerie.workflows.session import Session
from menagerie.workflows.sharing import SharedKnowledge

# Seconds that the end waits until other desks know what was added.
_LONGEST_EXCHANGE = 3.0
_ABOUT_ENCODING = frozenset((DeliveryNoteCase.ENCODING_GUESSED, DeliveryNoteCase.ENCODING_MISFIT))
# Seconds between two looks at the progress.
_TICK = 0.25
# Seconds for what is on its way when the process is asked to end.
_GRACE = 30.0

_log = logging.getLogger(__name__)
# Rows that are read at once.
_PORTION = 500
# The states that are counted at the end.
_COUNTED = {
    AddState.ADDED: (State.CREATED,),
    AddState.REFUSED: (State.REFUSED,),
    AddState.UNCONFIRMED: (State.UNCONFIRMED,),
    AddState.QUEUED: (State.QUEUED, State.SENDING),
    AddState.DISCARDED: (State.DISCARDED,),
}
# As the JSON called it before.
_IN_JSON = {AddState.QUEUED: "waiting"}
# Of an add in these states a person has to know.
_BAD = (State.REFUSED, State.UNCONFIRMED)
# Seconds over which the pace is measured; before the shortest, it says too little.
_LONGEST_MEASURED, _SHORTEST_MEASURED = 60.0, 5.0
_SENT = (State.SENDING, State.CREATED, State.REFUSED, State.UNCONFIRMED)


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
            await asyncio.to_thread(_check_report_path, self._options.report)
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
                message(Message.IMPORTED_ALREADY, n=_waiting(earlier), command=self._continuing),
            )
            return Status.NOTHING_SENT
        layouts = Layouts(self._paths.layouts)
        data_key = self._environment.data_key
        preview = await _check_rows(self._options, delivery, layouts, data_key, catalogue, queue, self._voice)
        if not preview.counts.ready:
            if self._options.report is not None:
                written = await write_left_out(
                    delivery, preview.job_rows(), self._options.report, stored_words
                )
                text = message(Message.TO_WORK_ON, n=written.rows, path=str(written.path))
                self._voice.say("note", text)
            return self._end_unsent(Message.NOTHING_READY)
        async with self._open_session() as session:
            along = queue.unadmitted
            self._say_estimate(preview.counts.ready, along, session)
            if self._options.dry_run:
                return self._end_dry_run(preview)
            if not self._is_confirmed(preview.counts.ready + along):
                return self._end_unsent(Message.ADD_YES)
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
            return self._end_unsent(Message.NOTHING_WAITS)
        async with self._open_session() as session:
            waiting = sum(map(_waiting, jobs))
            along = sum(one.job is None and one.state is State.QUEUED for one in queue.entries)
            if not waiting + along:
                # Only the unconfirmed ones are left. To look for them needs no confirmation: it adds nothing.
                self._voice.say("note", message(Message.NOTHING_LEFT))
            else:
                self._say_estimate(waiting, along, session)
                if not self._is_confirmed(waiting + along):
                    return self._end_unsent(Message.ADD_YES_TO_CONTINUE)
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
        failure = await _send_jobs(queue, session, self._watch, self._voice, self._clock)
        if catalogue.warning is not None:
            self._voice.say("note", words(catalogue.warning))
        result = _Result(queue.outbox, before, self._watch, self._voice, self._continuing)
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
        what = Message.ESTIMATE_DAYS if expected.days > 1 else Message.ESTIMATE
        sentence = message(
            Message.ESTIMATE_IF if pacing.plan_source is PlanSource.ASSUMED else what,
            environment=self._environment.name,
            n=expected.requests,
            duration=duration(expected.seconds),
            days=expected.days,
            plan=pacing.plan.name,
        )
        self._voice.say(
            "estimate",
            joined([sentence, message(Message.ALONG_NEXT, n=along) if along else ""]),
            environment=str(self._environment.id),
            requests=expected.requests,
            seconds=round(expected.seconds),
            days=expected.days,
            along=along,
            plan=pacing.plan.name,
            plan_source=pacing.plan_source.value,
        )

    def _is_confirmed(self, count: int) -> bool:
        """Return whether the person says so, where there is one to be asked."""
        name = self._environment.name
        return self._options.yes or (
            not self._options.json and is_typed(name, message(Message.QUESTION, environment=name, n=count))
        )

    def _end_stale(self, queue: SendQueue) -> Status | None:
        """Say that the outbox may be an old copy, where it is: only in the window can a person decide."""
        if not queue.stale:
            return None
        self._voice.say("failed", joined([about_stale(queue.stale), message(Message.STALE)]))
        return Status.NEEDS_PERSON

    def _end_unsent(self, what: Message) -> Status:
        self._voice.say("note", message(what))
        return Status.NOTHING_SENT

    def _end_dry_run(self, preview: Preview) -> Status:
        self._voice.say("note", message(Message.DRY_RUN))
        is_all = preview.counts.ready == preview.counts.rows
        return Status.ADDED if is_all else Status.NEEDS_PERSON

    def _fail(self, error: MenagerieError, status: Status) -> Status:
        sentence = sentence_of(error)
        if isinstance(error, KeyMissingError):
            sentence = message(Message.KEY_MISSING, environment=self._environment.name)
        elif isinstance(error, KeyRefusedError):
            sentence = message(Message.KEY_REFUSED, environment=self._environment.name)
        self._voice.say("failed", sentence)
        return status

    async def _load(self, queue: SendQueue) -> None:
        """Read the adds of the environment. Raises what keeps them from being read."""
        if not self._environment.has_address:
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
                # What is left is published at the next start.
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


def read_named(path: Path, reading: Reading, token: CancelToken | None = None) -> Delivery:
    """Read the file. Raises UnreadableDeliveryError, which names it. It blocks until ``token`` ends it."""
    name = os.fsencode(path).decode(errors="replace")
    try:
        path.stat()
    except (FileNotFoundError, NotADirectoryError) as error:
        raise UnreadableDeliveryError(DeliveryCase.NOT_THERE, name=name) from error
    except OSError:
        pass  # the reading says why
    try:
        return read_delivery(path, reading, languages=spoken_languages(), token=token)
    except UnreadableDeliveryError as error:
        error.add(name=name)
        raise


def reading_by(options: argparse.Namespace) -> Reading:
    """Return what the options say of how the file is read."""
    return Reading(sheet=options.sheet, encoding=options.encoding, delimiter=options.delimiter)


def overrides_of(options: argparse.Namespace) -> Overrides:
    """Return what the options set of columns and of rows that lack a text."""
    fixed = {Field.CATEGORY: options.category, Field.STATUS: options.status}
    return Overrides(
        {column: Field(field) for column, field in options.columns},
        {field: text for field, text in fixed.items() if text is not None},
        options.ignores_layout,
        options.skips_hidden,
    )


async def _check_rows(
    options: argparse.Namespace,
    delivery: Delivery,
    layouts: Layouts,
    data_key: DataKey,
    catalogue: Catalogue,
    queue: SendQueue,
    voice: Voice,
) -> Preview:
    """Return the preview of a delivery, checked and compared, and say what is wrong with its rows.

    Raises UnusableMappingError, and StorageError where the known animals cannot be read.
    """
    title = stored_words(delivery.title)
    voice.say(
        "read",
        message(Message.READ, file=title, n=len(delivery.rows)),
        file=title,
        format=str(delivery.format),
        rows=len(delivery.rows),
        columns=list(delivery.columns),
        sheet=delivery.reading.sheet,
        sheets=list(delivery.sheets),
    )
    for note in delivery.notes:
        voice.say("note", words(note))
    if _ABOUT_ENCODING.intersection(note.case for note in delivery.notes):
        example = "windows-1250" if delivery.reading.encoding == "cp1252" else "windows-1252"
        voice.say("note", message(Message.ENCODING_OPTION, example=example))
    names = await catalogue.category_names()
    remembered = None if options.ignores_layout else layouts.find(delivery, data_key)
    proposed = propose(delivery, None, names) if remembered is None else remembered
    choices = overrides_of(options).apply(delivery, proposed)
    for note in notes_about(delivery, choices, names):
        voice.say("note", words(note))
        if note.case is DeliveryNoteCase.COLUMNS_ALIKE:
            voice.say("note", message(Message.CHOOSE_COLUMN))
    check_names(delivery, choices)
    preview = Preview(delivery, choices, names)
    await preview.check()
    await preview.compare(catalogue, queue.outbox, queue.colleagues)
    for note in preview.notes:
        voice.say("note", words(note))
    if options.skips_hidden:
        await preview.include_hidden(wanted=False)
    _say_checked(preview, voice, is_remembered=remembered is not None)
    return preview


def _say_checked(preview: Preview, voice: Voice, *, is_remembered: bool) -> None:
    counts, columns = preview.counts, preview.delivery.columns
    found = {
        str(field): columns[index] for field, index in preview.choices.columns.items() if index is not None
    }
    fixed = {str(field): text for field, text in preview.choices.fixed.items() if text}
    if is_remembered:
        voice.say("note", message(Message.REMEMBERED))
    columns_found = (message(Message.FIELD_FROM, field=field, title=title) for field, title in found.items())
    voice.say("note", message(Message.COLUMNS, list=listed(columns_found)))
    if fixed:
        texts = listed(f"{field} {text}" for field, text in fixed.items())
        voice.say("note", message(Message.FIXED, list=texts))
    statuses, categories = preview.chosen_words()
    _say_words(statuses, categories, voice)
    problems = 0
    for row in preview.job_rows():
        if row.typed is None:
            problems += 1
            reason = stored_words(row.reason)
            is_listed = problems <= MOST_LISTED
            sentence = message(Message.PROBLEM, row=row.number, reason=reason) if is_listed else ""
            voice.say("problem", sentence, row=row.number, reason=reason)
    if problems > MOST_LISTED:
        voice.say("note", message(Message.MORE_ROWS, n=problems - MOST_LISTED))
    _say_doubles(preview, voice)
    left_out = counts.rows - counts.ready
    voice.say(
        "checked",
        message(Message.CHECKED_LEFT_OUT if left_out else Message.CHECKED, n=counts.ready, left_out=left_out),
        rows=counts.rows,
        ready=counts.ready,
        problems=counts.problems,
        alike=counts.alike,
        left_out=counts.left_out,
        columns=found,
        fixed=fixed,
        remembered=is_remembered,
        words={str(Field.STATUS): statuses, str(Field.CATEGORY): categories},
    )


def _say_doubles(preview: Preview, voice: Voice) -> None:
    """Say which rows are the same as others: they may stand in the file once too often."""
    doubles = preview.doubles()
    for row in map(preview.row, doubles[:MOST_LISTED]):
        voice.say("note", message(Message.PROBLEM, row=row.number, reason=row_note(row)))
    if len(doubles) > MOST_LISTED:
        voice.say("note", message(Message.MORE_ROWS, n=len(doubles) - MOST_LISTED))


def _say_words(statuses: Mapping[str, PetStatus | None], categories: Mapping[str, int], voice: Voice) -> None:
    """Say what words mean because a person chose it for an earlier file."""
    meanings = [
        *(
            message(Message.WORD_NOT_SET, word=word)
            if status is None
            else message(Message.WORD_STATUS, word=word, status=str(status))
            for word, status in statuses.items()
        ),
        *(message(Message.WORD_CATEGORY, word=word, number=number) for word, number in categories.items()),
    ]
    if meanings:
        voice.say("note", message(Message.WORDS, list=listed(meanings)))


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
        return self.count(*_SENT) - self._sent_before

    def follow(self, job: Job) -> None:
        """Follow a job from now on."""
        self.jobs[job.number] = job
        self._sent_before += sum(job.counts.get(state, 0) for state in _SENT)

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

    def on_row_added(self, queue: SendQueue, entry: Entry) -> None:
        """Ignore it, too."""

    def on_state_changed(self, queue: SendQueue) -> None:
        """Say why the service is not reached, once; the lines of progress say until when.

        A certificate that is not trusted, for one, is not trusted at the next try either.
        """
        error = queue.unreached
        if error is not None and error.fact != self._unreached:
            self.notes.append(message(Message.TRIES_AGAIN, error=sentence_of(error)))
        self._unreached = None if error is None else error.fact

    def on_not_sharing(self, trouble: Fact) -> None:
        """Say why the shared store is away, once for each reason: desks share again by themselves."""
        reason = whole_words(trouble)
        if reason not in self._not_sharing:
            self._not_sharing.add(reason)
            self.notes.append(message(Message.NOT_SHARING, reason=reason))

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
            self.notes.append(message(Message.ENDING))
        self.is_interrupted = True
        self.changed.set()

    def _take_disk_problem(self, error: StorageError) -> None:
        if self.disk_problem is None:
            is_full = is_disk_full(self._data)
            self.disk_problem = Reason.DISK_FULL if is_full else Reason.NOT_SAVED
            self.notes.append(
                message(Message.DISK_FULL)
                if is_full
                else message(Message.TRIES_AGAIN, error=sentence_of(error))
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


async def _send_jobs(
    queue: SendQueue, session: Session, watch: Watch, voice: Voice, clock: Clock
) -> MenagerieError | None:
    """Send until the jobs of ``watch`` are over, or it is interrupted; return what ended it early.

    What is on its way then comes to its end, unless the person is in a hurry. Raises StorageError where an
    outcome cannot be saved.
    """

    def show() -> None:
        while watch.notes:
            voice.say("note", watch.notes.popleft())
        voice.show(watch.progress(queue, session), wait_of(queue, session, watch, clock.now()))

    queue.resume()
    failure: MenagerieError | None = None
    while not (watch.is_over or watch.is_interrupted):
        failure = watch.error or _endless_wait(session)
        if failure is not None:
            break
        show()
        await _a_moment(watch.changed)
    queue.prepare_to_close()
    show()
    if not await _finish(queue, watch):
        _log.warning("What was on its way when the import ended has no outcome yet")
    if failure is None and not watch.is_interrupted:
        await _check_unconfirmed(queue, voice)
    show()
    return failure


async def _finish(queue: SendQueue, watch: Watch) -> bool:
    """Wait for what is on its way, and return whether it came to its end. Raises StorageError as above."""
    finishing = asyncio.ensure_future(queue.finish_sending())
    hurried = asyncio.ensure_future(watch.hurried.wait())
    await asyncio.wait({finishing, hurried}, timeout=_GRACE, return_when=asyncio.FIRST_COMPLETED)
    hurried.cancel()
    if finishing.done():
        await finishing
        return True
    finishing.cancel()
    await asyncio.wait({finishing})
    return False


async def _check_unconfirmed(queue: SendQueue, voice: Voice) -> None:
    """Look once for the animals of which we do not know whether they were added."""
    if not queue.counts[State.UNCONFIRMED]:
        return
    try:
        await queue.check_all()
    except MenagerieError as error:
        # Not what else the error says: here is no screen on which animals are kept.
        voice.say("note", message(Message.NOT_CHECKED, error=happened(error.fact)))


def _endless_wait(session: Session) -> MenagerieError | None:
    """Return the error where the service stated no readable end of a wait: sending does not resume then."""
    state = session.governor.state
    if not (isinstance(state, Waiting) and math.isinf(state.until)):
        return None
    return SurroundingsError(SendingCase.ENDLESS_WAIT)


async def _a_moment(changed: asyncio.Event) -> None:
    """Wait until the progress is to be looked at again."""
    try:
        # Python 3.11's wait_for would lose a cancellation that comes with the change.
        async with asyncio.timeout(_TICK):
            await changed.wait()
    except TimeoutError:
        return
    changed.clear()


class _Result:
    """The result of the jobs of ``watch``; ``continuing`` is the command that goes on with what waits.

    ``before`` has how many adds were in each state before anything was sent.
    """

    def __init__(
        self, outbox: Outbox, before: Mapping[State, int], watch: Watch, voice: Voice, continuing: str
    ) -> None:
        self._outbox = outbox
        self._before = before
        self._watch = watch
        self._voice = voice
        self._continuing = continuing
        self._jobs = tuple(watch.jobs.values())

    async def say(self, environment: str, failure: MenagerieError | None, report: Path | None) -> Status:
        """Say how the import ended, write the report where all rows have an outcome, and return the status.

        ``failure`` is what ended it early.
        """
        for job in self._jobs:
            await self._say_rows(job)
        if report is not None and self._watch.is_over:
            await self._write_reports(report)
        elif report is not None:
            self._voice.say("note", message(Message.REPORT_LATER))
        if failure is not None:
            self._voice.say("failed", sentence_of(failure))
        counts = {what: self._watch.count(*states) for what, states in _COUNTED.items()}
        counts[AddState.LEFT_OUT] = sum(job.left_out for job in self._jobs)
        after = await self._outbox.counts()
        # Other adds that waited, of other jobs and single ones, are sent too.
        along = max(
            0, sum(after.get(state, 0) - self._before.get(state, 0) for state in _SENT) - self._watch.sent
        )
        has_bad = any(after.get(state, 0) > self._before.get(state, 0) for state in _BAD)
        if along:
            self._voice.say("note", message(Message.ALONG, n=along))
        if not (self._watch.sent or along) and (failure is not None or counts[AddState.QUEUED]):
            status = Status.NOTHING_SENT
        elif failure is not None:
            status = Status.FAILED
        else:
            is_all = not has_bad and all(
                number == 0 or what is AddState.ADDED for what, number in counts.items()
            )
            status = Status.ADDED if is_all else Status.NEEDS_PERSON
        words = all_counted(counts)
        total = sum(job.total for job in self._jobs)
        facts = {_IN_JSON.get(what, what.value): number for what, number in counts.items()}
        sentence = message(Message.RESULT, environment=environment, list=words)
        self._voice.say("result", sentence, total=total, along=along, **facts)
        self._say_what_is_left(counts)
        return status

    def _say_what_is_left(self, counts: Mapping[AddState, int]) -> None:
        if counts[AddState.UNCONFIRMED]:
            self._voice.say("note", message(Message.CHECK_UNCONFIRMED))
        if to_correct := sum(job.to_correct for job in self._jobs):
            self._voice.say("note", message(Message.LEFT_OUT_WAITS, n=to_correct))
        if counts[AddState.QUEUED]:
            self._voice.say("note", message(Message.REST_QUEUED, command=self._continuing))

    async def _say_rows(self, job: Job) -> None:
        """Say each row that was refused or is unconfirmed; to a person the first ones."""
        rows_said, after = 0, 0
        wanted = (State.REFUSED, State.UNCONFIRMED)
        while rows := await self._outbox.job_rows(
            job.number, wanted, left_out=False, after=after, limit=_PORTION
        ):
            after = rows[-1].number
            for row in rows:
                rows_said += 1
                if row.entry is None:
                    continue
                state, reason = row.entry.state, stored_words(row.entry.reason)
                word = state_word(state_of(row.entry))
                is_listed = rows_said <= MOST_LISTED
                sentence = (
                    message(Message.ROW_ENDED, row=row.number, state=word, reason=reason) if is_listed else ""
                )
                self._voice.say("outcome", sentence, row=row.number, state=state.value, reason=reason)
        if rows_said > MOST_LISTED:
            self._voice.say("note", message(Message.MORE_ROWS, n=rows_said - MOST_LISTED))

    async def _write_reports(self, path: Path) -> None:
        """Write the rows that still need work; of several jobs, each into a file of its own."""
        for number, job in enumerate(self._jobs, start=1):
            its_path = path if number == 1 else path.with_stem(f"{path.stem}-{number}")
            try:
                written = await write_remaining(
                    self._outbox, job, its_path, stored_words, may_replace=number == 1, with_alike=True
                )
            except MenagerieError as error:
                self._voice.say("note", message(Message.REPORT_NOT_WRITTEN, error=sentence_of(error)))
            else:
                text = message(Message.TO_WORK_ON, n=written.rows, path=str(written.path))
                self._voice.say("note", text)


def _check_report_path(report: Path) -> None:
    """Raise StorageError where no file can be written in place of ``report``: better now than at the end."""
    try:
        Replacement(report).discard()
    except OSError as error:
        raise StorageError(StorageCase.REPORT_NOT_WRITTEN, path=str(report), detail=reason(error)) from error
