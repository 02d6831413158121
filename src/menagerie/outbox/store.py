"""The outbox: a database and a departure log that survive crashes and power cuts (see the package)."""

import errno
import logging
import sqlite3
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

from msgspec.structs import replace

from menagerie.domain.clock import Clock
from menagerie.outbox import jobs, tables
from menagerie.outbox.entry import Entry, IllegalStepError, Look, Outcome, State, Step, Typed, state_after
from menagerie.outbox.files import Opened, OutboxFiles
from menagerie.outbox.job import Job, JobResult, JobRow
from menagerie.outbox.jobs import JobFile
from menagerie.storage import DATABASE_ERRORS
from menagerie.storage.own_thread import OwnThread

# Written to the database without a flush, and together with others: the departure log has the add as sending.
_AFTER_DEPARTURE = frozenset(
    {Step.BEGIN_SENDING, Step.NOT_SENT, Step.CREATE, Step.REFUSE, Step.LOSE_SIGHT, Step.CHECK}
)

# Adds that are looked through at once, so that others can leave in between.
_LOOKED_THROUGH = 5_000

__all__ = ["Opened", "Outbox"]

_Result = TypeVar("_Result")
_log = logging.getLogger(__name__)


class Outbox:
    """The adds of one environment, in files used by a thread of its own.

    When a method returns, its change survives the end of the process. It survives a power cut if it decides
    what is sent: a queued add stays queued, and a sent one is not sent again. When a method raises, nothing
    was changed: StorageError means that a file cannot be read or written (the next call tries again),
    IllegalStepError that the state of the add does not allow the step, and NoSuchEntryError that there is no
    add, or job, with this number. Calls take effect in their order, each as a whole, even if the caller is
    cancelled. What adds in flight record at the same moment reaches the disk together.
    """

    def __init__(self, path: Path, clock: Clock, counts: Path | None = None) -> None:
        """In the folder ``counts`` it is remembered how much was sent; None: nowhere."""
        self._clock = clock
        self._files = OutboxFiles(path, clock, counts)
        self._thread = OwnThread("outbox", self._files.perform_together)

    async def open(self) -> Opened:
        """Open the file unless it is open, and return what was found then.

        Creates a missing file, and replaces a damaged one, which is kept beside it. Raises NewerDataError for
        a file that only a newer version can use.
        """

        def opened() -> Opened:
            self._files.open()
            return self._files.opened

        return await self._perform(opened)

    async def entries(
        self,
        states: Collection[State] | None = None,
        limit: int | None = None,
        *,
        with_jobs: bool = True,
    ) -> tuple[Entry, ...]:
        """Return adds, newest first: those in ``states``, and at most ``limit``; None for all.

        With ``with_jobs`` False, those that are sent with a job are left out.
        """
        wanted = tuple(State if states is None else states)
        return await self._perform(
            lambda: tables.select_newest(self._files.open(), wanted, limit, with_jobs=with_jobs)
        )

    async def entry(self, number: int) -> Entry:
        """Return an add."""
        return await self._perform(lambda: tables.select(self._files.open(), number), is_grouped=True)

    async def animals_after(
        self, states: Collection[State], after: int, limit: int
    ) -> tuple[tuple[int, int | None], ...]:
        """Return the numbers of adds in ``states`` and the ids of their animals, None where it is not known.

        Discarded adds that were never sent are left out. Only those numbered above ``after`` are returned,
        and at most ``limit``.
        """
        return await self._perform(lambda: tables.animals_after(self._files.open(), states, after, limit))

    async def some_entries(self, numbers: Collection[int]) -> tuple[Entry, ...]:
        """Return the adds with these numbers, as far as there are any."""
        return await self._perform(lambda: tables.select_some(self._files.open(), numbers))

    async def changed_since(self, at: float, after: int) -> tuple[tuple[int, ...], int | None]:
        """Return the numbers of adds that are not done or have changed since then (Unix seconds).

        Drafts are left out, and what waits in its job as it was queued. Only some numbered above ``after``
        are returned, and after which to go on; None at the end.
        """

        def look() -> tuple[tuple[int, ...], int | None]:
            connection, up_to = self._files.open(), after + _LOOKED_THROUGH
            numbers = tables.changed_since(connection, at, after, up_to)
            return numbers, up_to if up_to < tables.highest_number(connection) else None

        return await self._perform(look)

    async def created_at(self, animal_id: int) -> float | None:
        """Return when an add became the animal with this id (Unix seconds); None if none has."""
        return await self._perform(lambda: tables.created_at(self._files.open(), animal_id))

    async def created_without_id(self) -> tuple[Entry, ...]:
        """Return the adds that were created, and whose responses did not state the id."""
        return await self._perform(lambda: tables.select_without_id(self._files.open()))

    async def owners_of_unknown_animals(self) -> tuple[Entry, ...]:
        """Return the adds of which a try may have created an animal whose id was not recorded."""
        return await self._perform(lambda: tables.select_owners_of_unknown(self._files.open()))

    async def is_idle(self, since: float) -> bool:
        """Return whether a queued add was begun before ``since``, and no other such one was created since.

        ``since`` is Unix seconds. Rows of paused jobs are left out.
        """
        now = self._clock.now()
        return await self._perform(lambda: jobs.is_idle(self._files.open(), since, now))

    async def queued_statuses(self) -> tuple[str | None, ...]:
        """Return the statuses of queued adds, each once."""
        return await self._perform(lambda: tables.queued_statuses(self._files.open()))

    async def queued_that(
        self, is_wanted: Callable[[Entry], bool], after: int
    ) -> tuple[tuple[Entry, ...], int | None]:
        """Return the queued adds that are wanted, in the order of the numbers; asked on the outbox's thread.

        Only some numbered above ``after`` are returned, and after which to go on; None at the end.
        """

        def look() -> tuple[tuple[Entry, ...], int | None]:
            connection, up_to = self._files.open(), after + _LOOKED_THROUGH
            entries = tuple(filter(is_wanted, tables.queued_between(connection, after, up_to)))
            return entries, up_to if up_to < tables.highest_number(connection) else None

        return await self._perform(look)

    async def accept(self) -> None:
        """Send from this copy of the outbox from now on: the user has decided about what is ``stale``."""
        await self._perform(self._files.accept)

    async def counts(self) -> Mapping[State, int]:
        """Return the number of adds in each state."""
        return await self._perform(lambda: tables.count(self._files.open()))

    async def next_queued(self, count: int = 1, besides: Iterable[int] = ()) -> tuple[Entry, ...]:
        """Return at most ``count`` adds to be sent next, in their order, but none numbered ``besides``.

        Single adds come before those of jobs, which come in the order of the jobs. Those of a paused job are
        left out.
        """
        numbers = tuple(besides)
        return await self._perform(
            lambda: jobs.select_first_in_queue(self._files.open(), count, numbers), is_grouped=True
        )

    async def save_draft(
        self, typed: Typed, number: int | None = None, of: tuple[int, int] | None = None
    ) -> Entry:
        """Save what was typed so far, as a new draft or in add ``number``.

        Editing an add takes it out of the queue. The reason of a refusal is kept. A new draft may be ``of`` a
        row that a job left out, by their numbers; a row that has an add is no legal step.
        """
        if number is None:
            return (await self._insert([typed], State.DRAFT, of))[0]

        def edited(entry: Entry) -> Entry:
            reason = "" if entry.state is State.QUEUED else entry.reason
            return replace(entry, typed=typed, reason=reason)

        return await self._step(number, Step.EDIT, edited)

    async def queue(self, number: int, typed: Typed) -> Entry:
        """Put an add last in the queue, with its final text, because the user asked for it."""
        return await self._step(number, Step.QUEUE, lambda entry: replace(entry, typed=typed, reason=""))

    async def queue_new(self, typed: Typed, of: tuple[int, int] | None = None) -> Entry:
        """Put a new add last in the queue, because the user asked for it; ``of`` as in ``save_draft``."""
        return (await self._insert([typed], State.QUEUED, of))[0]

    async def queue_all(self, animals: Iterable[Typed]) -> int:
        """Queue new adds in their order, all of them or none, and return how many."""
        return len(await self._insert(tuple(animals), State.QUEUED))

    async def begin_sending(self, number: int, known_before: Collection[int] = ()) -> Entry:
        """Record that an add is about to be sent. Send its first byte only after this has returned.

        ``known_before`` has the ids of identical animals that are known already.
        """
        known = tuple(known_before)
        return await self._step(
            number,
            Step.BEGIN_SENDING,
            lambda entry: replace(entry, tries=entry.tries + 1, reason="", known_before=known, looks=()),
        )

    async def not_sent(self, number: int, reason: str) -> Entry:
        """Put an add back to its place in the queue: refused for the rate limit, or provably not sent.

        If its job was cancelled meanwhile, it is discarded.
        """
        return await self._step(number, Step.NOT_SENT, lambda entry: replace(entry, reason=reason))

    async def created(self, number: int, animal_id: int | None) -> Entry:
        """Record that the animal was created; its id is None if the response did not state it."""
        return await self._step(
            number, Step.CREATE, lambda entry: replace(entry, animal_id=animal_id, reason="")
        )

    async def refused(self, number: int, reason: str) -> Entry:
        """Record that the service rejected the add, and why."""
        return await self._step(number, Step.REFUSE, lambda entry: replace(entry, reason=reason))

    async def held(self, number: int, reason: str) -> Entry:
        """Record that a queued add is not sent before the user has looked at it, and why."""
        return await self._step(number, Step.HOLD, lambda entry: replace(entry, reason=reason))

    async def unconfirmed(self, number: int, reason: str) -> Entry:
        """Record that it is unknown whether the animal was created, and why."""
        return await self._step(number, Step.LOSE_SIGHT, lambda entry: replace(entry, reason=reason))

    async def doubted(self, number: int, reason: str, known_before: Collection[int] = ()) -> Entry:
        """Record that a queued add may have been sent by another copy of this outbox, and why.

        ``known_before`` has the ids of identical animals that were known before it was begun.
        """
        known = tuple(known_before)
        return await self._step(
            number,
            Step.DOUBT,
            lambda entry: replace(
                entry, reason=reason, tries=max(1, entry.tries), known_before=known, looks=()
            ),
        )

    async def looked(
        self,
        number: int,
        outcome: Outcome,
        animal_id: int | None = None,
        *,
        is_new: bool = False,
        since: Entry | None = None,
    ) -> Entry:
        """Record a check for an unconfirmed add: the animal that was found, and whether it is surely new.

        The add as it was when the check began is ``since``: if it has changed, the check is no legal step.
        """
        look = Look(self._clock.now(), outcome, animal_id, is_new)

        def looked_at(entry: Entry) -> Entry:
            if since is not None and entry != since:
                raise IllegalStepError(f"a check of add {number}, which has changed meanwhile")
            return replace(entry, looks=(*entry.looks, look))

        return await self._step(number, Step.CHECK, looked_at)

    async def ruled_out(self, number: int, animal_id: int) -> Entry:
        """Record that the user says that an unconfirmed add is not this animal; no check counts any more."""
        return await self._step(
            number,
            Step.CHECK,
            lambda entry: replace(entry, known_before=(*entry.known_before, animal_id), looks=()),
        )

    async def discard(self, number: int) -> Entry:
        """Record that the user discarded an add.

        A row that its job left out waits for the user again, if its add was never sent.
        """
        return await self._step(number, Step.DISCARD, lambda entry: entry)

    async def begin_job(
        self,
        title: str,
        digest: str,
        who: str,
        about: Mapping[str, Any],
        rows: Sequence[JobRow],
        instead_of: Collection[int] = (),
        reason: str = "",
    ) -> Job:
        """Queue the rows of a delivery that are to be sent, and keep the others with them.

        They are queued in the rows' order, after everything that was queued before, all of them or none. With
        them, no row that the jobs ``instead_of`` left out waits for the user any more; ``reason`` says why.
        """
        job = Job(0, title, digest, self._clock.now(), who, about=about)
        return await self._perform(lambda: _begin_job(self._files, job, rows, instead_of, reason))

    async def jobs(self, limit: int | None = None) -> tuple[Job, ...]:
        """Return at most ``limit`` jobs with their counts, newest first; None for all."""
        return await self._perform(lambda: jobs.select_newest(self._files.open(), limit))

    async def job(self, number: int) -> Job:
        """Return a job with its counts."""
        return await self._perform(lambda: jobs.select(self._files.open(), number))

    async def pause_job(self, number: int) -> Job:
        """Send nothing more of a job until it is resumed. What is in flight comes to its end."""
        return await self._perform(lambda: _pause_job(self._files, number, is_paused=True))

    async def resume_job(self, number: int) -> Job:
        """Send a paused job."""
        return await self._perform(lambda: _pause_job(self._files, number, is_paused=False))

    async def cancel_job(self, number: int) -> Job:
        """Discard what is queued of a job. What is in flight comes to its end."""
        now = self._clock.now()
        return await self._perform(lambda: _cancel_job(self._files, number, now))

    async def end_job(self, number: int) -> Job:
        """Record that every row of a job has its outcome. Raises IllegalStepError while one has none."""
        now = self._clock.now()
        return await self._perform(lambda: _end_job(self._files, number, now))

    async def dismiss_rows(self, number: int, reason: str) -> Job:
        """Record that no row that a job left out waits for the user any more, and why."""
        return await self._perform(lambda: _dismiss_job(self._files, number, reason))

    async def job_rows(
        self,
        number: int,
        states: Collection[State] | None = None,
        *,
        left_out: bool = True,
        to_correct: bool = False,
        after: int = 0,
        limit: int | None = None,
    ) -> tuple[JobResult, ...]:
        """Return what became of the rows of a job, in the file's order.

        These are rows whose adds are in ``states`` (None: in any), with ``left_out`` also those without one,
        and with ``to_correct`` also those that were left out and wait for the user. Only rows numbered above
        ``after`` are returned, and at most ``limit``.
        """
        wanted = None if states is None else tuple(states)
        return await self._perform(
            lambda: tuple(
                jobs.select_rows(
                    self._files.open(),
                    number,
                    wanted,
                    left_out=left_out,
                    to_correct=to_correct,
                    after=after,
                    limit=limit,
                )
            )
        )

    async def close(self) -> None:
        """Finish what is running, close the files and end the thread. No method may be called afterwards."""
        await self._thread.close(self._files.end)

    async def _step(self, number: int, step: Step, change: Callable[[Entry], Entry]) -> Entry:
        now, files = self._clock.now(), self._files

        def take() -> Entry:
            before = tables.select(files.open(), number)
            changed = replace(change(before), state=state_after(step, before), changed_at=now)
            if step is Step.NOT_SENT and jobs.is_cancelled(files.open(), number):
                changed = replace(changed, state=State.DISCARDED)
            connection = files.begin()
            if step is Step.QUEUE:
                tables.put_last_in_queue(connection, number)
            if step is Step.DISCARD and not changed.tries:
                changed = jobs.let_go(connection, changed)
            elif step in {Step.QUEUE, Step.EDIT}:
                jobs.settle(connection, changed)
            tables.update(connection, before, changed)
            # A keystroke in a draft decides nothing about sending, so it needs no line in the log.
            if step is not Step.EDIT or before.state is not State.DRAFT:
                files.log(changed, departs=step is Step.BEGIN_SENDING)
            return changed

        def take_alone() -> Entry:
            # Nor does it need a flush.
            is_keystroke = step is Step.EDIT and tables.select(files.open(), number).state is State.DRAFT
            with files.commit(is_flushed=not is_keystroke):
                return take()

        is_grouped = step in _AFTER_DEPARTURE
        return await self._perform(take if is_grouped else take_alone, is_grouped=is_grouped)

    async def _insert(
        self, animals: Collection[Typed], state: State, of: tuple[int, int] | None = None
    ) -> list[Entry]:
        now, files = self._clock.now(), self._files

        def insert() -> list[Entry]:
            with files.commit():
                connection = files.begin()
                entries = [tables.insert(connection, typed, state, now, of) for typed in animals]
                if of is not None:
                    for entry in entries:
                        jobs.link(connection, entry)
                if state is State.QUEUED:
                    for entry in entries:
                        tables.put_last_in_queue(connection, entry.number)
                        files.log(entry)
            return entries

        return await self._perform(insert)

    async def _perform(self, work: Callable[[], _Result], *, is_grouped: bool = False) -> _Result:
        alone = work if is_grouped else lambda: self._files.perform(work)
        return await self._thread.run(alone, is_grouped=is_grouped)


def _begin_job(
    files: OutboxFiles, job: Job, rows: Sequence[JobRow], instead_of: Collection[int], reason: str
) -> Job:
    """Write a job with all its rows and queue their adds, and return it with its number.

    No row that the jobs ``instead_of`` left out waits any more, for this ``reason``.
    """
    connection = files.open()
    left_out = sum(row.typed is None for row in rows)
    ended_at = job.begun_at if left_out == len(rows) else None
    number = jobs.highest_number(connection) + 1
    job = replace(job, number=number, left_out=left_out, ended_at=ended_at)
    file = files.job_file(number)
    try:
        file.write(rows, tables.highest_number(connection) + 1)
        with files.commit():
            files.begin()
            jobs.insert(connection, job, len(rows))
            _insert_all(connection, job, file, len(rows))
            for earlier in instead_of:
                jobs.dismiss(connection, earlier, reason)
            files.log_job(job)
    except BaseException:
        file.remove()
        raise
    try:
        # After a kill, a long write-ahead log would be checked for seconds.
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    except DATABASE_ERRORS as error:
        _log.info("The write-ahead log could not be emptied: %s", type(error).__name__)
    return jobs.with_counts(connection, job)


def _insert_all(connection: sqlite3.Connection, job: Job, file: JobFile, size: int) -> None:
    """Insert all rows of a job, or raise OSError."""
    written = sum(jobs.insert_rows(connection, job, portion) for portion in file.read())
    if written != size:
        raise OSError(errno.EIO, f"{written} of {size} rows were written")


def _pause_job(files: OutboxFiles, number: int, *, is_paused: bool) -> Job:
    """Pause or resume a job that has not ended."""
    job = jobs.select(files.open(), number)
    if job.ended_at is not None or job.is_paused == is_paused:
        return job
    return _write_job(files, replace(job, is_paused=is_paused))


def _cancel_job(files: OutboxFiles, number: int, now: float) -> Job:
    """Discard what is queued of a job that has not ended."""
    connection = files.open()
    job = jobs.select(connection, number)
    if job.ended_at is not None:
        return job
    with files.commit():
        jobs.discard_queued(files.begin(), number, now)
        job = replace(jobs.with_counts(connection, job), is_cancelled=True)
        job = replace(job, ended_at=now if job.is_over else None)
        _write_job_within(files, job)
    _remove_file_if_done(files, job)
    return job


def _end_job(files: OutboxFiles, number: int, now: float) -> Job:
    """Record that a job is over. Raises IllegalStepError while a row has no outcome."""
    job = jobs.select(files.open(), number)
    if job.ended_at is not None:
        return job
    if not job.is_over:
        raise IllegalStepError(f"the end of job {number}, which is not over")
    job = _write_job(files, replace(job, ended_at=now))
    _remove_file_if_done(files, job)
    return job


def _dismiss_job(files: OutboxFiles, number: int, reason: str) -> Job:
    """Let no row of a job wait for a person any more, because that person said so: ``reason`` says it."""
    with files.commit():
        jobs.dismiss(files.begin(), number, reason)
    job = jobs.select(files.open(), number)
    _remove_file_if_done(files, job)
    return job


def _remove_file_if_done(files: OutboxFiles, job: Job) -> None:
    if job.ended_at is not None and not job.to_correct:
        files.job_file(job.number).remove()


def _write_job(files: OutboxFiles, job: Job) -> Job:
    with files.commit():
        _write_job_within(files, job)
    return job


def _write_job_within(files: OutboxFiles, job: Job) -> None:
    jobs.update(files.begin(), job)
    files.log_job(job)
