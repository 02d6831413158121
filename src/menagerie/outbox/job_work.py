"""What is done with a job as a whole, on the outbox's thread."""

import errno
import logging
import sqlite3
from collections.abc import Collection, Sequence

from msgspec.structs import replace

from menagerie.outbox import job_tables, tables
from menagerie.outbox.entry import IllegalStepError
from menagerie.outbox.files import OutboxFiles
from menagerie.outbox.job import Job, JobRow
from menagerie.outbox.job_file import JobFile
from menagerie.storage import DATABASE_ERRORS

_log = logging.getLogger(__name__)


def begin(
    files: OutboxFiles, job: Job, rows: Sequence[JobRow], instead_of: Collection[int], reason: str
) -> Job:
    """Write a job with all its rows and queue their adds, and return it with its number.

    No row that the jobs ``instead_of`` left out waits any more, for this ``reason``.
    """
    connection = files.open()
    left_out = sum(row.typed is None for row in rows)
    ended_at = job.begun_at if left_out == len(rows) else None
    number = job_tables.highest_number(connection) + 1
    job = replace(job, number=number, left_out=left_out, ended_at=ended_at)
    file = files.job_file(number)
    try:
        file.write(rows, tables.highest_number(connection) + 1)
        with files.commit():
            files.begin()
            job_tables.insert(connection, job, len(rows))
            _insert_all(connection, job, file, len(rows))
            for earlier in instead_of:
                job_tables.dismiss(connection, earlier, reason)
            files.log_job(job)
    except BaseException:
        file.remove()
        raise
    try:
        # After a kill, a long write-ahead log would be checked for seconds.
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    except DATABASE_ERRORS as error:
        _log.info("The write-ahead log could not be emptied: %s", type(error).__name__)
    return job_tables.with_counts(connection, job)


def _insert_all(connection: sqlite3.Connection, job: Job, file: JobFile, size: int) -> None:
    """Insert all rows of a job, or raise OSError."""
    written = sum(job_tables.insert_rows(connection, job, portion) for portion in file.read())
    if written != size:
        raise OSError(errno.EIO, f"{written} of {size} rows were written")


def pause(files: OutboxFiles, number: int, *, is_paused: bool) -> Job:
    """Pause or resume a job that has not ended."""
    job = job_tables.select(files.open(), number)
    if job.ended_at is not None or job.is_paused == is_paused:
        return job
    return _write(files, replace(job, is_paused=is_paused))


def cancel(files: OutboxFiles, number: int, now: float) -> Job:
    """Discard what is queued of a job that has not ended."""
    connection = files.open()
    job = job_tables.select(connection, number)
    if job.ended_at is not None:
        return job
    with files.commit():
        job_tables.discard_queued(files.begin(), number, now)
        job = replace(job_tables.with_counts(connection, job), is_cancelled=True)
        job = replace(job, ended_at=now if job.is_over else None)
        _write_within(files, job)
    _remove_file_if_done(files, job)
    return job


def end(files: OutboxFiles, number: int, now: float) -> Job:
    """Record that a job is over. Raises IllegalStepError while a row has no outcome."""
    job = job_tables.select(files.open(), number)
    if job.ended_at is not None:
        return job
    if not job.is_over:
        raise IllegalStepError(f"the end of job {number}, which is not over")
    job = _write(files, replace(job, ended_at=now))
    _remove_file_if_done(files, job)
    return job


def dismiss(files: OutboxFiles, number: int, reason: str) -> Job:
    """Let no row of a job wait for a person any more, because that person said so: ``reason`` says it."""
    with files.commit():
        job_tables.dismiss(files.begin(), number, reason)
    job = job_tables.select(files.open(), number)
    _remove_file_if_done(files, job)
    return job


def _remove_file_if_done(files: OutboxFiles, job: Job) -> None:
    if job.ended_at is not None and not job.to_correct:
        files.job_file(job.number).remove()


def _write(files: OutboxFiles, job: Job) -> Job:
    with files.commit():
        _write_within(files, job)
    return job


def _write_within(files: OutboxFiles, job: Job) -> None:
    job_tables.update(files.begin(), job)
    files.log_job(job)
