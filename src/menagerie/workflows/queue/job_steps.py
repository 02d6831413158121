"""What is done with a job in the send queue as a whole."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from menagerie.domain.cases import ReasonCase
from menagerie.domain.errors import StorageError
from menagerie.domain.facts import fact, to_text
from menagerie.outbox.entry import Entry, IllegalStepError, State, Typed
from menagerie.outbox.job import Job, JobRow
from menagerie.outbox.store import Outbox
from menagerie.workflows.queue.kept_adds import KeptAdds

_ON_PURPOSE = to_text(fact(ReasonCase.LEFT_OUT))


class JobSteps:
    """Changes jobs in ``outbox`` and in ``kept``, and tells each change to ``changed``.

    ``update`` takes each add that has changed by itself. ``send`` is called when a person wants rows to be
    sent.
    """

    def __init__(
        self,
        outbox: Outbox,
        kept: KeptAdds,
        changed: Callable[[Job], None],
        update: Callable[[Entry], None],
        send: Callable[[], None],
    ) -> None:
        self.outbox = outbox
        self._kept = kept
        self._changed = changed
        self._update = update
        self._send = send

    async def begin_job(
        self,
        title: str,
        digest: str,
        who: str,
        about: Mapping[str, Any],
        rows: Sequence[JobRow],
        instead_of: Sequence[int] = (),
    ) -> Job:
        """Queue the rows of a delivery in their order, all or none, because a person confirmed it.

        They are sent after everything that was queued before, and as background work. No row that the jobs
        ``instead_of`` left out waits for the person any more.
        """
        job = await self.outbox.begin_job(title, digest, who, about, rows, instead_of, _ON_PURPOSE)
        self._take(job)
        # It has begun, whatever comes of this.
        with suppress(StorageError):
            for earlier in instead_of:
                self._take(await self.outbox.job(earlier))
        self._send()
        return job

    async def pause_job(self, number: int) -> Job:
        """Send no more rows of a job until it is resumed. What is on its way comes to its end."""
        return self._take(await self.outbox.pause_job(number))

    async def resume_job(self, number: int) -> Job:
        """Send the rows of a paused job."""
        job = self._take(await self.outbox.resume_job(number))
        self._send()
        return job

    async def cancel_job(self, number: int) -> Job:
        """Discard every queued row of a job. What is on its way comes to its end."""
        for entry in self._kept.entries:
            # What a person has queued again goes by itself, and not with the job.
            if entry.job == number and entry.state is State.QUEUED:
                with suppress(IllegalStepError):
                    self._update(await self.outbox.discard(entry.number))
        self._take(await self.outbox.cancel_job(number))
        return await self.end_if_over(number)

    async def add_row(self, typed: Typed, of: tuple[int, int], *, is_queued: bool) -> Entry:
        """Begin the add of a row that its job left out, ``of`` their numbers, as a draft or queued.

        Raises IllegalStepError if the row has an add.
        """
        outbox = self.outbox
        entry = await (outbox.queue_new(typed, of) if is_queued else outbox.save_draft(typed, of=of))
        self._kept.adopt(entry)
        self._update(entry)
        # The add is written: that its job cannot be read now must not look as if it was not.
        with suppress(StorageError):
            self._take(await outbox.job(of[0]))
        return entry

    async def dismiss_rows(self, number: int) -> Job:
        """Let the rows that a job left out wait for the person no more, who has discarded them."""
        return self._take(await self.outbox.dismiss_rows(number, _ON_PURPOSE))

    async def end_if_over(self, number: int) -> Job:
        """Record that a job has ended if every row has its outcome, and return the job."""
        # Read again: the counts that are kept follow from changes, these from the rows.
        job = await self.outbox.job(number)
        if job.is_over and job.ended_at is None:
            with suppress(IllegalStepError):
                job = await self.outbox.end_job(number)
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
