"""Puts away what closed add dialogs held, and saves later what the disk refused."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress

from msgspec import Struct

from menagerie.domain.clock import Clock
from menagerie.domain.errors import MenagerieError
from menagerie.outbox.entry import Entry, Typed
from menagerie.ui.adding.draft_keeper import DraftKeeper, is_blank
from menagerie.ui.adding.opening import Opening, put_away
from menagerie.ui.session.disk import WAITING_FOR_DISK, try_until_saved
from menagerie.ui.session.jobs import Jobs
from menagerie.workflows.queue.send_queue import SendQueue

_TRY_AGAIN = f"{WAITING_FOR_DISK}adds"


class Left(Struct, frozen=True):
    """What was ``typed`` into a closed dialog that is not put away yet, and its ``keeper``.

    ``original`` is that of its ``Opening``. ``is_refused`` when the disk did not take what was typed.
    """

    typed: Typed
    keeper: DraftKeeper
    original: Entry | None = None
    is_refused: bool = False


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

    def take_over(self, queue: SendQueue, number: int | None = None) -> Left | None:
        """Return what a closed dialog for ``queue`` held, to go on with it in another dialog.

        That is what is not saved yet; None if all is. With ``number``, only what was typed for that add is
        returned, and also if it is saved but could not be queued again: that would happen behind the dialog
        in which it is edited once more. What is returned is not put away any more.
        """
        for one, typed in self._left(self._refused, queue, number):
            if one.keeper.is_behind or number is not None:
                self._refused.remove(one)
                return Left(typed, one.keeper, one.original, is_refused=one.keeper.is_behind)
        for one, typed in self._left(reversed(self._leaving), queue, number):
            if one.keeper.is_behind and one.original is None and not is_blank(typed):
                left = Left(typed, one.keeper)
                one.keeper = DraftKeeper(queue, self._jobs)
                return left
        return None

    @staticmethod
    def _left(
        openings: Iterable[Opening], queue: SendQueue, number: int | None
    ) -> Iterator[tuple[Opening, Typed]]:
        for one in openings:
            is_wanted = one.queue is queue and number in {None, one.keeper.number}
            if is_wanted and one.left_with is not None:
                yield one, one.left_with

    def is_putting_back(self, queue: SendQueue, entry: Entry) -> bool:
        """Tell whether this add of ``queue`` was edited, and may be queued again by itself."""
        return any(_edited(one, queue, entry) for one in self.openings)

    async def put_back(self, queue: SendQueue, entry: Entry) -> Entry:
        """Return this add of ``queue`` when it is not being put back any more.

        If it was edited, it is a draft then, or queued again; the disk may have refused to do so.
        """
        while left := [one for one in self._leaving if _edited(one, queue, entry)]:
            for opening in left:
                async with opening.one_at_a_time:
                    pass
            entry = await queue.outbox.entry(entry.number)
        return entry

    @property
    def has_refused(self) -> bool:
        """Whether the disk has refused to keep what was typed into a dialog that is closed."""
        return bool(self._refused)

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
            # The end of this job ends what the dialog says of the disk.
            open_one.keeper.keep_again()
            # Until then it is behind, and would be tried once more after a longer pause.
            with suppress(MenagerieError):
                await open_one.keeper.finish()
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


def _edited(opening: Opening, queue: SendQueue, entry: Entry) -> bool:
    """Tell whether this add of ``queue`` was edited in a dialog."""
    original = opening.original
    return opening.queue is queue and original is not None and original.number == entry.number
