"""Puts away what closed add dialogs held, and saves later what the disk refused."""

from collections.abc import Callable, Iterator
from contextlib import suppress

from menagerie.domain.clock import Clock
from menagerie.domain.errors import MenagerieError
from menagerie.outbox.entry import Entry, Typed
from menagerie.ui.adding.draft_keeper import DraftKeeper, is_blank
from menagerie.ui.adding.opening import Opening, put_away
from menagerie.ui.session.disk import WAITING_FOR_DISK, try_until_saved
from menagerie.ui.session.jobs import Jobs
from menagerie.workflows.queue.send_queue import SendQueue

_TRY_AGAIN = f"{WAITING_FOR_DISK}adds"


class PuttingAway:
    """Closed dialogs whose content is not kept or put back yet.

    ``open_one`` returns the dialog that is open. ``say`` tells the person what became of a closed one.
    """

    def __init__(
        self, jobs: Jobs, clock: Clock, open_one: Callable[[], Opening | None], say: Callable[[str], None]
    ) -> None:
        self._jobs = jobs
        self._clock = clock
        self._open_one = open_one
        self._say = say
        self._leaving: list[Opening] = []
        # The disk refused these.
        self._refused: list[Opening] = []

    @property
    def openings(self) -> tuple[Opening, ...]:
        """All of them."""
        return (*self._leaving, *self._refused)

    def begin(self, opening: Opening) -> None:
        """Put away what this dialog held, which has just been closed."""
        self._leaving.append(opening)
        self._jobs.start(
            f"put away {id(opening)}", lambda: self._put_away(opening), outlives_environment=True
        )

    def take_back(self, queue: SendQueue, number: int | None = None) -> Opening | None:
        """Return a dialog for ``queue`` whose content is not saved, to be shown again.

        None if all is saved, or if it is not that of the add with this ``number``.
        """
        unsaved = (one for one in self._refused if one.queue is queue and one.keeper.is_behind)
        found = next((one for one in unsaved if number is None or number == one.keeper.number), None)
        if found is not None:
            self._refused.remove(found)
        return found

    def take_over(self, queue: SendQueue, number: int | None = None) -> tuple[Typed, DraftKeeper] | None:
        """Return the content that a dialog for ``queue`` left, and its keeper, which is still saving it.

        It goes on in another dialog, so it need not be put away any more. None if all is saved, or if it is
        not that of the add with this ``number``.
        """
        for one in reversed(self._leaving):
            content, keeper = one.left_with, one.keeper
            is_new = one.queue is queue and one.original is None and keeper.is_behind
            is_wanted = number is None or number == keeper.number
            if is_new and is_wanted and content is not None and not is_blank(content):
                one.keeper = DraftKeeper(queue, self._jobs)
                return content, keeper
        return None

    def is_putting_back(self, queue: SendQueue, entry: Entry) -> bool:
        """Tell whether this add of ``queue`` was edited, and may be queued again in a moment."""
        return any(self._left_edited(queue, entry))

    async def put_back(self, queue: SendQueue, entry: Entry) -> Entry:
        """Return this add of ``queue``; if it was edited, once it is a draft or is queued again."""
        left = tuple(self._left_edited(queue, entry))
        for opening in left:
            async with opening.one_at_a_time:
                pass
        return await queue.outbox.entry(entry.number) if left else entry

    def _left_edited(self, queue: SendQueue, entry: Entry) -> Iterator[Opening]:
        for one in self._leaving:
            if one.queue is queue and one.original is not None and one.original.number == entry.number:
                yield one

    def wait_for_disk(self) -> None:
        """Save what the disk refused as soon as it takes it, also that of the open dialog."""
        self._jobs.start(
            _TRY_AGAIN,
            lambda: try_until_saved(self._clock, self._is_behind, self._try_again),
            outlives_environment=True,
        )

    async def _put_away(self, opening: Opening) -> None:
        try:
            await put_away(opening, self._say)
        except MenagerieError:
            self._refused.append(opening)
            self.wait_for_disk()
            raise
        finally:
            self._leaving.remove(opening)

    async def _try_again(self) -> None:
        open_one = self._open_one()
        if open_one is not None:
            open_one.keeper.keep_again()
        for _ in range(len(self._refused)):
            # A dialog may have taken it back meanwhile.
            if self._refused:
                opening = self._refused.pop(0)
                self._leaving.append(opening)
                with suppress(MenagerieError):
                    await self._put_away(opening)

    def _is_behind(self) -> bool:
        open_one = self._open_one()
        return bool(self._refused) or (open_one is not None and open_one.keeper.is_behind)
