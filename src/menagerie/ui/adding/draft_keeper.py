"""Keeps what is typed into a dialog, letter for letter, so that nothing that ends it loses anything."""

import asyncio
from collections.abc import Callable

from menagerie.domain.errors import StorageError
from menagerie.outbox.entry import Entry, IllegalStepError, Typed
from menagerie.outbox.store import Outbox
from menagerie.ui.session.jobs import Jobs

KEEP = "keep what is typed"


class DraftKeeper:
    """Keeps one add that is being typed, in ``outbox``.

    ``number`` is that of the add that is edited; None for a new one, which gets one with its first letter.
    ``took`` is told the add and its outbox each time it was kept. That it could not be kept is the failure of
    a job whose name begins with KEEP.
    """

    def __init__(
        self, outbox: Outbox, jobs: Jobs, took: Callable[[Entry, Outbox], None], number: int | None = None
    ) -> None:
        self.outbox = outbox
        self._jobs = jobs
        self._took = took
        self.number = number
        self._newest: Typed | None = None
        self._one_at_a_time = asyncio.Lock()

    @property
    def is_keeping(self) -> bool:
        """Tell whether there is an add to keep, or soon will be."""
        return self.number is not None or self._newest is not None or self._one_at_a_time.locked()

    def keep(self, typed: Typed) -> None:
        """Keep this in place of what was typed before. Nothing is begun for an empty dialog."""
        if self.is_keeping or not is_blank(typed):
            self._newest = typed
            self._jobs.start(f"{KEEP} {id(self)}", self.finish, outlives_environment=True)

    async def finish(self) -> None:
        """Keep what is not kept yet. Raises StorageError."""
        async with self._one_at_a_time:
            while (typed := self._newest) is not None:
                entry = await self._keep(typed)
                self.number = entry.number
                if self._newest is typed:
                    self._newest = None
                self._took(entry, self.outbox)

    async def queue(self, typed: Typed) -> Entry:
        """Queue what is typed, without keeping it as a draft before. Raises StorageError."""
        self._newest = None
        # What is being written already comes first, and nothing else.
        async with self._one_at_a_time:
            try:
                entry = await self._queue(typed)
            except StorageError:
                self._newest = typed
                raise
            self.number = entry.number
            self._took(entry, self.outbox)
        return entry

    async def take_back(self, entry: Entry) -> bool:
        """Make a draft of a queued add; False when that is not possible, and it stays queued."""
        try:
            self._took(await self.outbox.save_draft(entry.typed, entry.number), self.outbox)
        except (IllegalStepError, StorageError):
            return False
        return True

    async def _queue(self, typed: Typed) -> Entry:
        if self.number is None:
            return await self.outbox.queue_new(typed)
        try:
            return await self.outbox.queue(self.number, typed)
        except IllegalStepError:
            # What was edited here has gone another way meanwhile: Add was pressed for what is typed now.
            return await self.outbox.queue_new(typed)

    async def _keep(self, typed: Typed) -> Entry:
        try:
            return await self.outbox.save_draft(typed, self.number)
        except IllegalStepError:
            # It left meanwhile, so what is typed now is another one.
            return await self.outbox.save_draft(typed)


def is_blank(typed: Typed) -> bool:
    """Tell whether nothing is typed."""
    return not typed.name.strip() and not typed.category.strip()
