"""Begins an import: the rows of a preview become one job in the outbox."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import msgspec

from menagerie.catalogue.catalogue import Catalogue
from menagerie.domain.cases import ImportCase
from menagerie.domain.errors import InputError, MenagerieError
from menagerie.outbox.job import Job, JobRow
from menagerie.outbox.store import Outbox
from menagerie.workflows.colleagues import Colleagues
from menagerie.workflows.importing.layouts import Layouts, Place
from menagerie.workflows.importing.portions import Portions
from menagerie.workflows.importing.preview import Preview
from menagerie.workflows.importing.report import About, is_same_file
from menagerie.workflows.sending.checking import LISTED_AT

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
    place: Place | None = None,
    layouts: Layouts | None = None,
    colleagues: Colleagues | None = None,
) -> Job:
    """Queue the rows of a preview as one job, and remember how its columns were mapped.

    ``who`` is the person's name, ``place`` that of the environment. The rows are compared once more before,
    since what they are like may have been added meanwhile. A preview begins one job.

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
            await layouts.remember(preview.delivery, preview.choices, place)
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
    rows, portions = [], Portions()
    for row in preview.job_rows():
        rows.append(row)
        if portions.is_over:
            await portions.rest()
    return rows


async def _free(rows: list[JobRow]) -> None:
    """Forget rows step by step: to free 100,000 of them together would hold the window."""
    portions = Portions()
    while rows:
        del rows[-_FREED_AT_ONCE:]
        await portions.rest()


def _about(preview: Preview) -> Mapping[str, Any]:
    delivery, counts = preview.delivery, preview.counts
    about = About(delivery.format, delivery.reading, delivery.columns, counts.problems, asks=True)
    return msgspec.to_builtins(about)  # type: ignore[no-any-return] # a dictionary, as About is a Struct
