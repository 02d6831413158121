"""One opening of the add dialog: its draft on the disk, and what becomes of it when the dialog is closed."""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from typing import TYPE_CHECKING

from msgspec import Struct, field

from menagerie.domain.errors import MenagerieError, StorageError
from menagerie.outbox.entry import Entry, IllegalStepError, State, Typed
from menagerie.settings.environments import Environment
from menagerie.ui.adding.questions import Question
from menagerie.ui.look.translation import translate
from menagerie.ui.session.jobs import WAITING_FOR_DISK, Jobs, try_until_saved
from menagerie.ui.session.window_context import WindowContext
from menagerie.workflows.fields import KnownCategories
from menagerie.workflows.queue.send_queue import SendQueue

if TYPE_CHECKING:
    from menagerie.ui.adding.add_dialog import AddAnimalDialog

KEEP = "keep what is typed"
_TRY_AGAIN = f"{WAITING_FOR_DISK}adds"


class DraftKeeper:
    """Keeps one add that is being typed, in the outbox of ``queue``.

    ``number`` is that of the add; None for a new one, which gets its number with the first letter. A new one
    may be ``of`` a row that an import left out, by the numbers of both; if that row has got an add meanwhile,
    what is typed is kept as a draft of its own. A failure to keep it is the failure of a job whose name
    begins with KEEP.
    """

    def __init__(
        self, queue: SendQueue, jobs: Jobs, number: int | None = None, of: tuple[int, int] | None = None
    ) -> None:
        self._queue = queue
        self._outbox = queue.outbox
        self._jobs = jobs
        self.number = number
        self._of = of
        # The row has an add that was begun elsewhere.
        self._row_has_add = False
        self._newest: Typed | None = None
        self._one_at_a_time = asyncio.Lock()

    @property
    def is_keeping(self) -> bool:
        """Tell whether there is an add to keep, or soon will be."""
        is_begun = self.number is not None or self._newest is not None or self._one_at_a_time.locked()
        return is_begun or self.is_of_row

    @property
    def is_of_row(self) -> bool:
        """Tell whether the add is that of a row that an import left out."""
        return self._of is not None

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
        """Queue what is typed, without saving it as a draft before.

        Raises StorageError, and IllegalStepError if its row has an add that was begun elsewhere.
        """
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
        if self._row_has_add:
            raise IllegalStepError
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
        """Begin the add of the row, if it is one of a row. Raises IllegalStepError if that has an add."""
        if self._of is None:
            return None
        try:
            return await self._queue.job_steps.add_row(typed, self._of, is_queued=is_queued)
        except IllegalStepError:
            self._row_has_add = True
            raise

    async def _save(self, typed: Typed) -> Entry:
        if self.number is None and not self._row_has_add:
            with suppress(IllegalStepError):
                if (entry := await self._begin_row(typed, is_queued=False)) is not None:
                    return entry
        try:
            return await self._outbox.save_draft(typed, self.number)
        except IllegalStepError:
            # The add has been sent by now, so what is typed is another one.
            return await self._outbox.save_draft(typed)


def is_blank(typed: Typed) -> bool:
    """Tell whether neither a name nor a category is typed."""
    return not typed.name.strip() and not typed.category.strip()


class AddSession(Struct):
    """One opening of the dialog, for an environment and its queue.

    ``original`` is the add as it was before it was taken out of the queue to be edited; None for another.
    ``known`` are the categories that can be named. ``question`` was asked about ``asked_about``, so that it
    is not asked again. ``number`` is the add that the dialog waits for. ``left_with`` is the content of the
    dialog when it was closed; None before. ``one_at_a_time`` is held while an add is queued, and while the
    draft is put away.
    """

    environment: Environment
    queue: SendQueue
    dialog: "AddAnimalDialog"
    keeper: DraftKeeper
    original: Entry | None = None
    known: KnownCategories = field(default_factory=KnownCategories)
    question: Question | None = None
    asked_about: Typed | None = None
    number: int | None = None
    left_with: Typed | None = None
    one_at_a_time: asyncio.Lock = field(default_factory=asyncio.Lock)

    def begin_another(self, jobs: Jobs) -> None:
        """Take what is typed from now on for another animal."""
        self.keeper = DraftKeeper(self.queue, jobs)
        self.original = self.question = self.asked_about = None


async def flush_draft(session: AddSession, say: Callable[[str], None]) -> None:
    """Keep what was typed last. Queue the add again if nothing was changed, discard it if it is empty.

    ``say`` tells the person that the add is a draft now. Raises StorageError.
    """
    content, queue = session.left_with or session.dialog.content, session.queue
    async with session.one_at_a_time:
        await session.keeper.finish()
        number, original = session.keeper.number, session.original
        if number is None or (await queue.outbox.entry(number)).state is not State.DRAFT:
            return
        with_number = session.known.with_number
        wanted = with_number(content)
        is_in_question = wanted == session.asked_about
        if (
            original is not None
            and (number, wanted) == (original.number, with_number(original.typed))
            and not is_in_question
        ):
            # Nothing was changed or asked since, so the person's word for it still holds.
            await queue_again(queue, original)
        elif is_blank(content):
            queue.update(await queue.outbox.discard(number))
        elif original is not None or is_in_question:
            sentence = translate("adding", "{name} is a draft now, and is not sent before you press Add")
            say(sentence.format(name=content.name.strip()))


async def queue_again(queue: SendQueue, entry: Entry) -> None:
    """Queue an add as it was before it was edited, unless it has been discarded since."""
    try:
        queued = await queue.outbox.queue(entry.number, entry.typed)
    except IllegalStepError:
        return
    queue.update(queued)
    queue.send_queued()


class Unsaved(Struct, frozen=True):
    """What was ``typed`` into a closed dialog that is not put away yet, and its ``keeper``.

    ``original`` is that of its ``AddSession``. ``is_refused`` when the disk did not take what was typed.
    """

    typed: Typed
    keeper: DraftKeeper
    original: Entry | None = None
    is_refused: bool = False


class ClosedSessions:
    """Closed dialogs whose content is not kept or put back yet.

    ``open_one`` returns the dialog that is open.
    """

    def __init__(
        self,
        context: WindowContext,
        open_one: Callable[[], AddSession | None],
    ) -> None:
        self._context = context
        self._open_one = open_one
        self._leaving: list[AddSession] = []
        # The disk refused these.
        self._refused: list[AddSession] = []

    @property
    def sessions(self) -> tuple[AddSession, ...]:
        """All of them."""
        return (*self._leaving, *self._refused)

    def begin(self, session: AddSession) -> None:
        """Put away what this dialog held, which has just been closed."""
        self._leaving.append(session)
        self._context.jobs.start(
            f"put away {id(session)}", lambda: self._flush(session), outlives_environment=True
        )

    def take_over(self, queue: SendQueue, number: int | None = None) -> Unsaved | None:
        """Return what a closed dialog for ``queue`` held, to go on with it in another dialog.

        That is what is not saved yet; None if all is. With ``number``, only what was typed for that add is
        returned, and also if it is saved but could not be queued again: that would happen behind the dialog
        in which it is edited once more. What is returned is not put away any more.
        """
        for one, typed in self._left(self._refused, queue, number):
            if one.keeper.is_behind or number is not None:
                self._refused.remove(one)
                return Unsaved(typed, one.keeper, one.original, is_refused=one.keeper.is_behind)
        for one, typed in self._left(reversed(self._leaving), queue, number):
            is_new = one.original is None and not one.keeper.is_of_row
            if one.keeper.is_behind and is_new and not is_blank(typed):
                left = Unsaved(typed, one.keeper)
                one.keeper = DraftKeeper(queue, self._context.jobs)
                return left
        return None

    @staticmethod
    def _left(
        sessions: Iterable[AddSession], queue: SendQueue, number: int | None
    ) -> Iterator[tuple[AddSession, Typed]]:
        for one in sessions:
            is_wanted = one.queue is queue and number in {None, one.keeper.number}
            if is_wanted and one.left_with is not None:
                yield one, one.left_with

    def is_putting_back(self, queue: SendQueue, entry: Entry) -> bool:
        """Tell whether this add of ``queue`` was edited, and may be queued again by itself."""
        return any(_edited(one, queue, entry) for one in self.sessions)

    async def put_back(self, queue: SendQueue, entry: Entry) -> Entry:
        """Return this add of ``queue`` when it is not being put back any more.

        If it was edited, it is a draft then, or queued again; the disk may have refused to do so.
        """
        while left := [one for one in self._leaving if _edited(one, queue, entry)]:
            for session in left:
                async with session.one_at_a_time:
                    pass
            entry = await queue.outbox.entry(entry.number)
        return entry

    @property
    def has_refused(self) -> bool:
        """Whether the disk has refused to keep what was typed into a dialog that is closed."""
        return bool(self._refused)

    def wait_for_disk(self) -> None:
        """Save what the disk refused as soon as it takes it, also that of the open dialog."""
        self._context.jobs.start(
            _TRY_AGAIN,
            lambda: try_until_saved(self._context.clock, self._is_behind, self._try_again),
            outlives_environment=True,
        )

    async def _flush(self, session: AddSession) -> None:
        try:
            await flush_draft(session, self._context.toast.say)
        except MenagerieError:
            self._refused.append(session)
            self.wait_for_disk()
            raise
        finally:
            self._leaving.remove(session)

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
                session = self._refused.pop(0)
                self._leaving.append(session)
                with suppress(MenagerieError):
                    await self._flush(session)

    def _is_behind(self) -> bool:
        open_one = self._open_one()
        return bool(self._refused) or (open_one is not None and open_one.keeper.is_behind)


def _edited(session: AddSession, queue: SendQueue, entry: Entry) -> bool:
    """Tell whether this add of ``queue`` was edited in a dialog."""
    original = session.original
    return session.queue is queue and original is not None and original.number == entry.number
