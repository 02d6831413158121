"""What is done with a job in the send queue as a whole."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from menagerie.domain.errors import StorageError
from menagerie.outbox.entry import IllegalStepError
from menagerie.outbox.job import Job, JobRow
from menagerie.outbox.store import Outbox
from menagerie.workflows.sending.kept_adds import KeptAdds


class JobSteps:
    """Changes jobs in ``outbox`` and in ``kept``, and tells each change to ``changed``."""

    def __init__(self, outbox: Outbox, kept: KeptAdds, changed: Callable[[Job], None]) -> None:
        self._outbox = outbox
        self._kept = kept
        self._changed = changed

    async def begin(
        self, title: str, digest: str, who: str, about: Mapping[str, Any], rows: Sequence[JobRow]
    ) -> Job:
        """Queue the rows of a delivery in their order, all or none."""
        return self._take(await self._outbox.begin_job(title, digest, who, about, rows))

    async def pause(self, number: int) -> Job:
        """Take the rows of a job out of the queue until it is resumed."""
        return self._take(await self._outbox.pause_job(number))

    async def resume(self, number: int) -> Job:
        """Put the rows of a paused job back into the queue."""
        return self._take(await self._outbox.resume_job(number))

    async def cancel(self, number: int) -> Job:
        """Discard every queued row of a job."""
        self._take(await self._outbox.cancel_job(number))
        return await self.end_if_over(number)

    async def end_if_over(self, number: int) -> Job:
        """Record that a job has ended if every row has its outcome, and return the job."""
        # Read again: the counts that are kept follow from changes, these from the rows.
        job = await self._outbox.job(number)
        if job.is_over and job.ended_at is None:
            with suppress(IllegalStepError):
                job = await self._outbox.end_job(number)
        return job if job == self._kept.job(number) else self._take(job)

    async def end_quietly(self, number: int) -> None:
        """Do as ``end_if_over``, but leave it to a later time if the outbox cannot be used."""
        with suppress(StorageError):
            await self.end_if_over(number)

    async def end_all_that_are_over(self) -> None:
        """Record it of every job that has ended."""
        for job in self._kept.jobs:
            if job.ended_at is None:
                await self.end_quietly(job.number)

    def _take(self, job: Job) -> Job:
        self._kept.take_job(job)
        self._changed(job)
        return job
