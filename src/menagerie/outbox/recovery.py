"""Corrects the outbox's database at the start by its departure log (see the package)."""

import sqlite3
from collections.abc import Callable, Collection, Iterable

from msgspec import Struct
from msgspec.structs import replace

from menagerie.domain.cases import ReasonCase
from menagerie.domain.facts import fact, to_text
from menagerie.outbox import jobs, tables
from menagerie.outbox.departure_log import Line, Logged, LoggedJob
from menagerie.outbox.entry import DONE, Entry, State, Step, is_unreadable, state_after
from menagerie.outbox.jobs import JobFile
from menagerie.storage import transaction

# How many of the single adds that are done are kept; all others are kept.
DONE_KEPT = 1_000

_INTERRUPTED = fact(ReasonCase.INTERRUPTED)
_MAYBE_SENT = fact(ReasonCase.CHANGES_LOST)

_UNSENT = (State.QUEUED, State.DRAFT, State.REFUSED)


class Recovered(Struct, frozen=True):
    """What was found at the start.

    ``interrupted`` counts the adds that were being sent when the process ended. ``unconfirmed`` counts those
    and the ones that may have been sent for another reason. ``corrected`` counts the adds that the log has
    corrected. ``lost`` has the titles of jobs and how many of their queued rows are neither in the database
    nor in a file. ``is_usual`` is True for a sound file, also after a kill.
    """

    interrupted: int
    unconfirmed: int
    corrected: int
    is_usual: bool
    lost: tuple[tuple[str, int], ...] = ()


def recover(
    connection: sqlite3.Connection,
    logged: Logged,
    now: float,
    job_file: Callable[[int], JobFile],
    *,
    is_trusted: bool,
) -> Recovered:
    """Correct the database by the log, in one transaction.

    ``is_trusted`` is False for a database that was damaged or lost changes: an add that it calls queued, and
    the log does not, may have been sent. If the log is not whole either, no add is known to be unsent: what
    is missing in the log may be its departure.
    """
    with transaction(connection):
        steps = tables.steps(connection)
        lines = [line for line in logged.lines.values() if line.step > steps or not is_trusted]
        newer = [job for job in logged.jobs.values() if job.step > steps or not is_trusted]
        corrected, doubted = _correct(connection, lines, is_trusted=is_trusted)
        for job in newer:
            corrected += _correct_job(connection, job, job_file(job.job.number), is_trusted=is_trusted)
        lost = tuple((one.job.title, count) for one in newer if (count := _count_lost(connection, one)))
        corrected += _correct_text(connection, logged)
        if corrected:
            jobs.link_all(connection)
        is_newer = logged.rewritten_after > steps
        if is_newer:
            doubted += _doubt(connection, _done_meanwhile(connection, logged), now)
        # A kill leaves the database at most one step behind the log.
        is_sound = is_trusted and not is_newer and logged.steps <= steps + 1
        if not is_sound and not logged.is_whole:
            doubted += _doubt(connection, tables.select_newest(connection, (State.QUEUED,)), now)
        elif not is_trusted:
            doubted += _doubt(connection, _queued_without_line(connection, logged), now)
        tables.continue_after(connection, logged.highest_number)
        jobs.continue_after(connection, logged.highest_job)
        jobs.adopt(connection, now)
        tables.set_steps(connection, max(logged.steps, steps))
        is_usual = is_sound and not doubted
        reason = to_text(_INTERRUPTED if is_usual else _MAYBE_SENT)
        sending = tables.select_newest(connection, (State.SENDING,))
        for entry in sending:
            state = state_after(Step.LOSE_SIGHT, entry)
            tables.update(connection, entry, replace(entry, state=state, reason=reason, changed_at=now))
        tables.delete_old(connection, DONE, DONE_KEPT)
        jobs.delete_old(connection)
    return Recovered(len(sending), len(sending) + doubted, corrected, is_usual, lost)


def _correct(connection: sqlite3.Connection, lines: Iterable[Line], *, is_trusted: bool) -> tuple[int, int]:
    """Correct adds by lines of the log; return how many were corrected and how many made unconfirmed."""
    corrected = doubted = 0
    for _step, entry in sorted(lines, key=lambda line: line.entry.number):
        begun_at = tables.begun_at(connection, entry.number)
        if begun_at is None:
            # A row that a sound database once had was done, and then deleted.
            was_there = is_trusted and entry.number <= tables.highest_number(connection)
            # Of a job, what is done is kept as well.
            is_kept = entry.state not in DONE or entry.job is not None
            if is_kept and not was_there:
                tables.insert_if_missing(connection, entry)
                _queue_again(connection, entry)
                corrected += 1
        elif begun_at != entry.begun_at and not is_trusted:
            # Damage has changed the number of another row to the number of this add.
            if entry.state not in DONE:
                new = tables.insert(connection, entry.typed, State.UNCONFIRMED, entry.begun_at)
                tables.update(connection, new, replace(new, reason=to_text(_MAYBE_SENT)))
                doubted += 1
        else:
            stored = tables.select_known(connection, entry.number)
            if stored is not None and _log_is_right(stored, entry):
                tables.update(connection, stored, entry)
                if stored.state is not State.SENDING:
                    _queue_again(connection, entry)
                corrected += 1
    return corrected, doubted


def _correct_job(
    connection: sqlite3.Connection, logged: LoggedJob, file: JobFile, *, is_trusted: bool
) -> int:
    """Correct a job by the log, and restore its rows; return how many adds were restored.

    The adds that have lines of their own are there already.
    """
    job = logged.job
    is_known = jobs.is_known(connection, job.number)
    if is_trusted and not is_known and job.number <= jobs.highest_number(connection):
        return 0  # a sound database has forgotten it
    if not is_known or not is_trusted:
        size = logged.last - logged.first + 1 + job.left_out
        jobs.replace_job(connection, job, size)
        for portion in file.read():
            jobs.insert_rows(connection, job, portion, state=jobs.RESTORING)
        jobs.count_left_out(connection, job.number)
    else:
        jobs.update(connection, job)
    restored = jobs.take_runs(connection, logged)
    if job.is_cancelled:
        jobs.discard_queued(connection, job.number, job.ended_at or job.begun_at)
    return restored


def _count_lost(connection: sqlite3.Connection, logged: LoggedJob) -> int:
    """Return how many adds of a job were queued according to the log, and are nowhere else."""
    if logged.job.is_cancelled:
        return 0
    queued = sum(last - first + 1 for first, last in logged.queued)
    return queued - sum(tables.count_between(connection, first, last) for first, last in logged.queued)


def _correct_text(connection: sqlite3.Connection, logged: Logged) -> int:
    """Restore the text of queued adds in which damage has changed a letter; return how many."""
    corrected = 0
    for _step, line in logged.lines.values():
        entry = tables.select_known(connection, line.number) if line.state is State.QUEUED else None
        # Both were written in the same step, so they had the same text.
        is_same_step = (
            entry is not None and entry.state is State.QUEUED and line.changed_at == entry.changed_at
        )
        if entry is not None and is_same_step and line.typed != entry.typed:
            tables.update(connection, entry, replace(entry, typed=line.typed))
            corrected += 1
    return corrected


def _done_meanwhile(connection: sqlite3.Connection, logged: Logged) -> list[Entry]:
    """Return the unsent adds of an old copy of the database that were done when the log was rewritten."""
    return [
        entry
        for entry in tables.select_newest(connection, _UNSENT)
        if entry.number <= logged.through and not logged.has(entry.number)
    ]


def _queued_without_line(connection: sqlite3.Connection, logged: Logged) -> list[Entry]:
    queued = tables.select_newest(connection, (State.QUEUED,))
    return [entry for entry in queued if not logged.has(entry.number)]


def _doubt(connection: sqlite3.Connection, entries: Collection[Entry], now: float) -> int:
    """Make adds unconfirmed that may have been sent; return how many."""
    for entry in entries:
        unconfirmed = replace(entry, state=State.UNCONFIRMED, reason=to_text(_MAYBE_SENT), changed_at=now)
        tables.update(connection, entry, unconfirmed)
    return len(entries)


def _log_is_right(stored: Entry, line: Entry) -> bool:
    """Return whether an add is further in the log than in the database.

    Every step reaches the log before the database, except that the result of a try may be missing there.
    """
    if is_unreadable(stored):
        return True
    if stored.state is State.QUEUED is line.state:
        return line.typed != stored.typed
    if stored.state is line.state or stored.state in DONE:
        return False
    return (
        stored.state in _UNSENT
        or (stored.state is State.SENDING and line.tries >= stored.tries)
        or (stored.state is State.UNCONFIRMED and line.state in DONE)
    )


def _queue_again(connection: sqlite3.Connection, entry: Entry) -> None:
    # What was not sent waits in its job with the reason; what the person queued again goes by itself.
    if entry.state is State.QUEUED and entry.job is not None and entry.reason:
        tables.put_in_lane(connection, entry)
    elif entry.state is State.QUEUED:
        tables.put_last_in_queue(connection, entry.number)
