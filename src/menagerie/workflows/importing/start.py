"""The start of an import: how long it takes, whether its file is as it was read, and its rows as one job."""

import asyncio
import hashlib
from collections.abc import Mapping, Sequence
from enum import Enum, auto
from pathlib import Path
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from menagerie.catalogue.catalogue import Catalogue
from menagerie.deliveries.delivery import Delivery
from menagerie.domain.cases import ImportCase
from menagerie.domain.errors import InputError, MenagerieError
from menagerie.domain.plan import Quota
from menagerie.domain.tasks import TimeSlice
from menagerie.governor.states import PacingView
from menagerie.outbox.job import Job, JobRow
from menagerie.outbox.store import Outbox
from menagerie.workflows.colleagues import Colleagues
from menagerie.workflows.importing.mapping import DataKey, Layouts
from menagerie.workflows.importing.preview import Preview
from menagerie.workflows.importing.report import About, is_same_file
from menagerie.workflows.sending.checking import LISTED_AT

_MINUTE = 60.0
_DAY = 86_400.0
# Adds per second where the plan sets no limit: what a service a tenth of a second away takes at the least.
_WITHOUT_LIMIT = 100.0


class Estimate(Struct, frozen=True):
    """How many requests an import needs, in how many seconds, and on how many days requests are sent."""

    requests: int
    seconds: float
    days: int


def estimate(count: int, pacing: PacingView, quota: Quota, now: float) -> Estimate:
    """Return how long ``count`` adds take; ``now`` is Unix time.

    What is queued already goes first. Other installations that use the key get their share. What is left
    of the day is what the service stated, or what our own count leaves of the plan's limit.
    """
    if count <= 0:
        return Estimate(0, 0.0, 0)
    before = count + pacing.queued
    per_minute, per_day = pacing.plan.per_minute, pacing.plan.per_day
    sharers = max(1, pacing.clients)
    per_second = _WITHOUT_LIMIT if per_minute is None else min(_WITHOUT_LIMIT, per_minute / _MINUTE)
    per_second /= sharers
    if per_day is None:
        return Estimate(count, before / per_second, 1)
    left, next_day = _left_of_day(per_day, per_minute, pacing, quota, now)
    if before <= left:
        return Estimate(count, before / per_second, 1)
    whole_days, rest = divmod(before - left, per_day)
    if not rest:
        whole_days, rest = whole_days - 1, per_day
    seconds = next_day + whole_days * _DAY + rest / per_second
    return Estimate(count, seconds, bool(left) + whole_days + 1)


def _left_of_day(
    per_day: int, per_minute: int | None, pacing: PacingView, quota: Quota, now: float
) -> tuple[int, float]:
    """Return how many requests are left of this day, and the seconds until the next one."""
    is_of_day = quota.limit == per_day != per_minute
    if is_of_day and quota.remaining is not None:
        is_over = quota.reset_at is not None and quota.reset_at <= now
        left = per_day if is_over else quota.remaining
        seconds = _DAY if is_over or quota.reset_at is None else quota.reset_at - now
        return left, seconds
    return max(0, per_day - pacing.sent_today), _DAY


class FileState(Enum):
    """What became of a file since it was read. ``GONE`` is one that cannot be read any more, too."""

    SAME = auto()
    CHANGED = auto()
    GONE = auto()


async def file_state(delivery: Delivery) -> FileState:
    """Return what became of the file of a delivery; pasted rows stay the same."""
    if delivery.path is None:
        return FileState.SAME
    return await asyncio.to_thread(_state, delivery.path, delivery.digest)


def _state(path: Path, digest: str) -> FileState:
    try:
        with path.open("rb") as file:
            is_same = hashlib.file_digest(file, "sha256").hexdigest() == digest
    except OSError:
        return FileState.GONE
    return FileState.SAME if is_same else FileState.CHANGED


# Rows that are freed together, in a millisecond at most.
_FREED_AT_ONCE = 200


class JobQueue(Protocol):
    """What begins a job: the ``JobSteps`` of a ``SendQueue``."""

    outbox: Outbox

    async def begin_job(
        self,
        title: str,
        digest: str,
        who: str,
        about: Mapping[str, Any],
        rows: Sequence[JobRow],
        instead_of: Sequence[int],
    ) -> Job:
        """Queue the rows of a delivery, all or none; no row of ``instead_of`` waits for a person any more."""
        ...


async def earlier_import(outbox: Outbox, digest: str) -> Job | None:
    """Return the newest job of a file with this content; None if there is none. Raises StorageError."""
    return next((job for job in await outbox.jobs() if job.digest == digest), None)


async def begin_import(
    queue: JobQueue,
    preview: Preview,
    who: str,
    *,
    catalogue: Catalogue,
    data_key: DataKey | None = None,
    layouts: Layouts | None = None,
    colleagues: Colleagues | None = None,
) -> Job:
    """Queue the rows of a preview as one job, and remember how its columns were mapped.

    ``who`` is the person's name, ``data_key`` that of the environment. The rows are compared once more
    before, since what they are like may have been added meanwhile. A preview begins one job.

    Raises InputError if it has, or if no row is ready, and StorageError; nothing was queued then.
    """
    if preview.is_begun:
        # The rows that the person included although they are alike would be added twice.
        raise InputError(ImportCase.BEGUN_ALREADY)
    preview.is_begun = True
    try:
        await preview.check()
        await preview.compare(catalogue, queue.outbox, colleagues)
        if not preview.counts.ready:
            raise InputError(ImportCase.NOTHING_TO_ADD)
        if layouts is not None:
            await layouts.remember(preview.delivery, preview.choices, data_key)
        rows, delivery = await _job_rows(preview), preview.delivery
        about = dict(_about(preview))
        listed_at = await catalogue.listed_all_at()
        if listed_at is not None:
            about[LISTED_AT] = listed_at
        # What is still to be mended waits in this import from now on.
        earlier = [
            job.number for job in await queue.outbox.jobs() if job.to_correct and is_same_file(job, delivery)
        ]
        job = await queue.begin_job(delivery.title, delivery.digest, who, about, rows, earlier)
    except MenagerieError:
        preview.is_begun = False
        raise
    await _free(rows)
    return job


async def _job_rows(preview: Preview) -> list[JobRow]:
    rows, time_slice = [], TimeSlice()
    for row in preview.job_rows():
        rows.append(row)
        if time_slice.is_over:
            await time_slice.rest()
    return rows


async def _free(rows: list[JobRow]) -> None:
    """Forget rows step by step: to free 100,000 of them together would hold the window."""
    time_slice = TimeSlice()
    while rows:
        del rows[-_FREED_AT_ONCE:]
        await time_slice.rest()


def _about(preview: Preview) -> Mapping[str, Any]:
    delivery, counts = preview.delivery, preview.counts
    about = About(delivery.format, delivery.reading, delivery.columns, counts.problems, asks=True)
    return msgspec.to_builtins(about)  # type: ignore[no-any-return] # a dictionary, as About is a Struct
