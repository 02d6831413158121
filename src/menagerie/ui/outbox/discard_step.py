"""Brings back an add that was discarded before it was ever sent."""

from contextlib import suppress

from menagerie.outbox.entry import Entry, IllegalStepError
from menagerie.ui.look.translation import translate
from menagerie.ui.outbox.wording import short_name
from menagerie.ui.session.open_queue import OpenQueue
from menagerie.ui.widgets.toast import Toast
from menagerie.workflows.queue.send_queue import SendQueue


class DiscardStep:
    """The step of discarding an add. It comes back as a draft: nothing may be sent by an undo."""

    def __init__(self, open_queue: OpenQueue, toast: Toast, discarded: Entry) -> None:
        self._open_queue = open_queue
        self._toast = toast
        self._discarded = discarded
        self._draft: Entry | None = None

    async def undo(self) -> None:
        """Keep a draft of it. Raises StorageError."""
        queue = self._open_queue.current
        self._draft = await self._draft_of_row(queue) or await queue.outbox.save_draft(self._discarded.typed)
        queue.update(self._draft)
        text = translate("outbox", "{name} is a draft in the outbox.")
        self._toast.say(text.format(name=short_name(self._discarded.typed)))

    async def _draft_of_row(self, queue: SendQueue) -> Entry | None:
        """Begin the add of its row again, if it was that of one that has none now."""
        job, row = self._discarded.job, self._discarded.row
        if job is None or row is None:
            return None
        with suppress(IllegalStepError):
            return await queue.job_steps.add_row(self._discarded.typed, (job, row), is_queued=False)
        return None

    async def redo(self) -> bool:
        """Discard the draft again; leave it, and return False, if it was changed or sent meanwhile.

        Raises StorageError.
        """
        queue, draft = self._open_queue.current, self._draft
        if draft is None or await queue.outbox.entry(draft.number) != draft:
            return False
        queue.update(await queue.outbox.discard(draft.number))
        self._draft = None
        return True
