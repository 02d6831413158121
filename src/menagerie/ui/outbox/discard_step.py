"""Brings back an add that was discarded before it was ever sent."""

from menagerie.outbox.entry import Entry, Typed
from menagerie.ui.look.translation import translate
from menagerie.ui.outbox.wording import short_name
from menagerie.ui.session.open_queue import OpenQueue
from menagerie.ui.widgets.toast import Toast


class DiscardStep:
    """The step of discarding what was ``typed``. It comes back as a draft: nothing may be sent by an undo."""

    def __init__(self, open_queue: OpenQueue, toast: Toast, typed: Typed) -> None:
        self._open_queue = open_queue
        self._toast = toast
        self._typed = typed
        self._draft: Entry | None = None

    async def undo(self) -> None:
        """Keep a draft of it. Raises StorageError."""
        queue = self._open_queue.current
        self._draft = await queue.outbox.save_draft(self._typed)
        queue.update(self._draft)
        text = translate("outbox", "{name} is a draft in the outbox.")
        self._toast.say(text.format(name=short_name(self._typed)))

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
