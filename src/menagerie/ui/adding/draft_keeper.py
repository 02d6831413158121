"""Keeps what is typed into the add dialog on the disk, so that nothing that ends the dialog loses it."""

import asyncio

from menagerie.domain.errors import StorageError
from menagerie.outbox.entry import Entry, IllegalStepError, State, Typed
from menagerie.ui.session.jobs import Jobs
from menagerie.workflows.queue.send_queue import SendQueue

KEEP = "keep what is typed"


class DraftKeeper:
    """Keeps one add that is being typed, in the outbox of ``queue``.

    ``number`` is that of the add; None for a new one, which gets its number with the first letter. A new one
    may be ``of`` a row that an import left out, by the numbers of both. A failure to keep it is the failure
    of a job whose name begins with KEEP.
    """

    def __init__(
        self, queue: SendQueue, jobs: Jobs, number: int | None = None, of: tuple[int, int] | None = None
    ) -> None:
        self._queue = queue
        self._outbox = queue.outbox
        self._jobs = jobs
        self.number = number
        self._of = of
        self._newest: Typed | None = None
        self._one_at_a_time = asyncio.Lock()

    @property
    def is_keeping(self) -> bool:
        """Tell whether there is an add to keep, or soon will be."""
        is_begun = self.number is not None or self._newest is not None or self._one_at_a_time.locked()
        return is_begun or self._of is not None

    @property
    def is_behind(self) -> bool:
        """Tell whether something that is typed is not on the disk yet."""
        return self._newest is not None

    def keep(self, typed: Typed) -> None:
        """Keep this instead of what was typed before. An empty dialog begins no add."""
        if self.is_keeping or not is_blank(typed):
            self._newest = typed
            self.keep_again()

    def keep_again(self) -> None:
        """Try again to keep what is not kept yet."""
        if self.is_behind:
            self._jobs.start(f"{KEEP} {id(self)}", self.finish, outlives_environment=True)

    async def finish(self) -> None:
        """Keep what is not kept yet. Raises StorageError."""
        async with self._one_at_a_time:
            while (typed := self._newest) is not None:
                entry = await self._save(typed)
                self.number = entry.number
                if self._newest is typed:
                    self._newest = None
                self._queue.update(entry)

    async def enqueue(self, typed: Typed) -> Entry:
        """Queue what is typed, without saving it as a draft before. Raises StorageError."""
        self._newest = None
        # A draft that is being written already comes first.
        async with self._one_at_a_time:
            try:
                entry = await self._enqueue(typed)
                self.number = entry.number
                self._queue.update(entry)
            except Exception:
                self._newest = typed
                raise
        return entry

    async def take_back(self, entry: Entry) -> bool:
        """Make a draft of a queued add; return False where that fails, so that it stays queued."""
        try:
            self._queue.update(await self._outbox.save_draft(entry.typed, entry.number))
        except (IllegalStepError, StorageError):
            return False
        return True

    async def _enqueue(self, typed: Typed) -> Entry:
        if self.number is None:
            return await self._begin_row(typed, is_queued=True) or await self._outbox.queue_new(typed)
        try:
            return await self._outbox.queue(self.number, typed)
        except IllegalStepError:
            if (await self._outbox.entry(self.number)).state is State.QUEUED:
                # It could not be taken back.
                await self._outbox.save_draft(typed, self.number)
                return await self._outbox.queue(self.number, typed)
            # The add that was edited is sent or discarded by now: Add was pressed for what is typed.
            return await self._outbox.queue_new(typed)

    async def _begin_row(self, typed: Typed, *, is_queued: bool) -> Entry | None:
        """Begin the add of the row, if it is one of a row that has none."""
        of, self._of = self._of, None
        if of is None:
            return None
        try:
            return await self._queue.job_steps.add_row(typed, of, is_queued=is_queued)
        except IllegalStepError:
            return None
        except StorageError:
            self._of = of
            raise

    async def _save(self, typed: Typed) -> Entry:
        if self.number is None and (entry := await self._begin_row(typed, is_queued=False)) is not None:
            return entry
        try:
            return await self._outbox.save_draft(typed, self.number)
        except IllegalStepError:
            # The add has been sent by now, so what is typed is another one.
            return await self._outbox.save_draft(typed)


def is_blank(typed: Typed) -> bool:
    """Tell whether neither a name nor a category is typed."""
    return not typed.name.strip() and not typed.category.strip()
