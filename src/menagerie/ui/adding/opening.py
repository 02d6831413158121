"""One opening of the add dialog, and how its draft is put away when it is closed."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct, field

from menagerie.outbox.entry import Entry, IllegalStepError, State, Typed
from menagerie.settings.environments import Environment
from menagerie.ui.adding.draft_keeper import DraftKeeper, is_blank
from menagerie.ui.adding.questions import Question
from menagerie.ui.look.translation import translate
from menagerie.ui.session.jobs import Jobs
from menagerie.workflows.categories import KnownCategories
from menagerie.workflows.queue.send_queue import SendQueue

if TYPE_CHECKING:
    from menagerie.ui.adding.add_dialog import AddAnimalDialog


class Opening(Struct):
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


async def put_away(opening: Opening, say: Callable[[str], None]) -> None:
    """Keep what was typed last. Queue the add again if nothing was changed, discard it if it is empty.

    ``say`` tells the person that the add is a draft now. Raises StorageError.
    """
    content, queue = opening.left_with or opening.dialog.content, opening.queue
    async with opening.one_at_a_time:
        await opening.keeper.finish()
        number, original = opening.keeper.number, opening.original
        if number is None or (await queue.outbox.entry(number)).state is not State.DRAFT:
            return
        with_number = opening.known.with_number
        wanted = with_number(content)
        is_in_question = wanted == opening.asked_about
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
