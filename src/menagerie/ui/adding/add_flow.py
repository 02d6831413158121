"""Adding from the window: the dialog, its draft, the questions before, and what becomes of the animal."""

import asyncio
import math
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from msgspec import Struct, field
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from menagerie.domain.animal import Animal
from menagerie.domain.clock import Clock
from menagerie.domain.errors import MenagerieError
from menagerie.outbox.entry import Entry, IllegalStepError, State, Typed
from menagerie.settings.environments import Environment
from menagerie.ui.adding.add_questions import AddQuestions
from menagerie.ui.adding.draft_keeper import KEEP, DraftKeeper, is_blank
from menagerie.ui.look.theme import Theme
from menagerie.ui.look.wording import day_and_time, moment, words_about_created
from menagerie.ui.outbox.line import OutboxLine
from menagerie.ui.session.jobs import Jobs
from menagerie.ui.session.open_environment import OpenEnvironment
from menagerie.ui.session.wait_watch import WaitWatch
from menagerie.ui.widgets.message_bar import MessageBar
from menagerie.ui.widgets.toast import Toast

if TYPE_CHECKING:
    from menagerie.ui.adding.add_dialog import AddAnimalDialog

# What was begun with a press of Add is brought to its end, whatever environment is open by then.
_ADD, _EDIT = "add", "edit an add"


class _Opening(Struct):
    """One opening of the dialog.

    ``original`` is the add as it was before it was taken out of the line to be edited; None for another.
    ``asked_about`` is what was pointed out once, so that it is not pointed out again. ``number`` is the add
    whose fate the dialog waits for. ``left_with`` is what was in it at its end; None before. Adding and
    putting away take turns with ``one_at_a_time``.
    """

    environment: Environment
    dialog: "AddAnimalDialog"
    keeper: DraftKeeper
    original: Entry | None = None
    asked_about: Typed | None = None
    number: int | None = None
    left_with: Typed | None = None
    one_at_a_time: asyncio.Lock = field(default_factory=asyncio.Lock)


class AddFlow(QObject):
    """Runs the add dialog. An animal gets into the line because a person pressed Add, once for each press.

    Signals: ``outbox_wanted(object)`` with the number of the add that the person wants to see there;
    ``unseen(object)`` with an Entry for which no dialog waited when it became known what became of it;
    ``list_wanted(object)`` when a list would show what was added, with its id where that is known.
    """

    outbox_wanted = Signal(object)
    unseen = Signal(object)
    list_wanted = Signal(object)

    def __init__(
        self,
        window: QWidget,
        theme: Theme,
        notice: MessageBar,
        toast: Toast,
        line: OutboxLine,
        opened: OpenEnvironment,
        jobs: Jobs,
        waits: WaitWatch,
        confirms_production: Callable[[], bool],
        clock: Clock,
    ) -> None:
        """``confirms_production`` tells whether to ask before every add to Production."""
        super().__init__(window)
        self._window = window
        self._theme = theme
        self._notice = notice
        self._toast = toast
        self._line = line
        self._opened = opened
        self._jobs = jobs
        self._waits = waits
        self._questions = AddQuestions(opened, line, confirms_production, clock)
        self._clock = clock
        self._opening: _Opening | None = None
        # Those that are closed, and whose content is not put where it belongs yet.
        self._leaving: list[_Opening] = []
        self._taking_out = asyncio.Lock()
        # What could not be kept when its dialog was closed: the next one shows it again.
        self._unkept: Typed | None = None
        self.keeps_open = False
        self._jobs.failed.connect(self._failed)
        line.changed.connect(self._line_changed)
        waits.began.connect(self._show_waiting)
        waits.ended.connect(self._show_waiting)

    @property
    def dialog(self) -> "AddAnimalDialog | None":
        """The dialog, while it is open."""
        return None if self._opening is None else self._opening.dialog

    def begin(self) -> None:
        """Open the dialog, with what was typed last and not added."""
        draft, unkept = self._line.newest_draft(), self._unkept
        if unkept is not None:
            note = self.tr("What you typed before could not be kept on the disk. Here it is again.")
            self._open(unkept, note=note, offers_empty=True)
        elif draft is not None:
            when = day_and_time(draft.changed_at, self._clock.now())
            note = self.tr("You typed this {when}, and it was not added.").format(when=when)
            self._open(draft.typed, draft.number, note=note, offers_empty=True)
        else:
            self._open(Typed("", ""))

    def begin_like(self, typed: Typed) -> None:
        """Open the dialog with the same content as another animal's."""
        self._open(typed)

    def edit(self, entry: Entry) -> None:
        """Open the dialog with an add that has not been added; one in line is taken out of it before."""
        if entry.state is State.QUEUED:
            self._jobs.start(_EDIT, lambda: self._take_out_and_open(entry), outlives_environment=True)
        else:
            self._open_unsent(entry)

    def submit(self, entry: Entry) -> None:
        """Add what a draft or a refused add says, as if Add was pressed in its dialog."""
        opening = self._open_unsent(entry)
        if opening is not None:
            opening.dialog.submit()

    async def close(self) -> None:
        """Keep what was typed last, and put back in line what was only looked at. Raises StorageError."""
        async with self._taking_out:
            openings = (*self._leaving, *filter(None, [self._opening]))
        for opening in openings:
            await self._put_away(opening)

    def _open_unsent(self, entry: Entry) -> _Opening | None:
        reason = entry.reason if entry.state is State.REFUSED else ""
        return self._open(entry.typed, entry.number, note=reason)

    async def _take_out_and_open(self, entry: Entry) -> None:
        outbox = self._line.outbox
        async with self._taking_out:
            try:
                taken_out = await outbox.save_draft(entry.typed, entry.number)
            except IllegalStepError:
                self._line.take(await outbox.entry(entry.number), outbox)
                self._toast.say(self.tr("It is on its way already, so it cannot be edited any more."))
                return
            self._line.take(taken_out, outbox)
            is_here = outbox is self._line.outbox
            if not is_here or self._open(entry.typed, entry.number, original=entry) is None:
                # The person has gone on to something else meanwhile, so that nothing is edited.
                self._line.take(await outbox.queue(entry.number, entry.typed), outbox)
                self._line.go()

    def _open(
        self,
        typed: Typed,
        number: int | None = None,
        *,
        original: Entry | None = None,
        note: str = "",
        offers_empty: bool = False,
    ) -> _Opening | None:
        from menagerie.ui.adding.add_dialog import AddAnimalDialog  # noqa: PLC0415 - when it is opened

        environment = self._opened.environment
        if self._opening is not None or not environment.has_place:
            return None
        dialog = AddAnimalDialog(self._theme, environment.name, self._window)
        opening = _Opening(environment, dialog, self._keeper(number), original)
        dialog.fill_in(typed, note, offers_empty=offers_empty)
        dialog.keep_open.setChecked(self.keeps_open)
        dialog.keep_open.toggled.connect(partial(setattr, self, "keeps_open"))
        dialog.typed.connect(partial(self._keep, opening))
        dialog.add_wanted.connect(partial(self._add, opening))
        dialog.empty_wanted.connect(partial(self._start_empty, opening))
        dialog.outbox_wanted.connect(partial(self._show_in_outbox, opening))
        dialog.finished.connect(lambda _result: self._closed(opening))
        self._opening = opening
        self._unkept = None
        self._show_waiting()
        dialog.open()
        return opening

    def _keeper(self, number: int | None = None) -> DraftKeeper:
        return DraftKeeper(self._line.outbox, self._jobs, self._line.take, number)

    @staticmethod
    def _keep(opening: _Opening, content: Typed) -> None:
        opening.keeper.keep(content)

    def _start_empty(self, opening: _Opening) -> None:
        opening.keeper = self._keeper()
        opening.dialog.fill_in(Typed("", ""))

    def _add(self, opening: _Opening, typed: Typed) -> None:
        opening.dialog.show_saving()
        self._jobs.start(
            f"{_ADD} {id(opening)}", lambda: self._queue_and_send(opening, typed), outlives_environment=True
        )

    async def _queue_and_send(self, opening: _Opening, typed: Typed) -> None:
        """Queue the animal and send it, or ask about it; the dialog stays till then."""
        try:
            async with opening.one_at_a_time:
                entry = await self._queue(opening, typed)
        except MenagerieError as error:
            opening.dialog.show_error(error)
            return
        if entry is None:
            return
        opening.original = None
        opening.dialog.show_sending()
        # From now on "queued" means that the service refused it for the rate limit.
        opening.number = entry.number
        may_go = self._line.can_send and not self._waits.is_waiting
        if opening.keeper.outbox is self._line.outbox and may_go:
            self._jobs.start(
                f"{_ADD} #{entry.number}", lambda: self._send(opening, entry), outlives_environment=True
            )
        else:
            self._leave_in_line(opening, entry)

    async def _queue(self, opening: _Opening, typed: Typed) -> Entry | None:
        """Queue the animal; None when there is a question about it, which the dialog asks.

        Add counts as soon as it is pressed, so the animal is queued before anything that takes time. A
        question that needs nothing of the kind comes first: Add counts when it is answered. An animal that
        turns out to be like another one becomes a draft again until the person has answered. If Menagerie is
        killed before it has looked, the next start adds the animal: Add was pressed.
        """
        keeper, environment, outbox = opening.keeper, opening.environment, opening.keeper.outbox
        may_ask = opening.asked_about != typed and outbox is self._line.outbox
        if may_ask and self._questions.come_first(environment, typed, keeper.number):
            question, confirm = await self._questions.about(environment, typed, keeper.number)
        else:
            # Meanwhile it does not leave by itself.
            async with self._line.choosing(outbox):
                entry = await keeper.queue(typed)
                opening.dialog.show_queued()
                if not may_ask:
                    return entry
                question, confirm = await self._questions.about(environment, typed, entry.number)
                if not question or not await keeper.take_back(entry):
                    return entry
        opening.asked_about = typed
        opening.dialog.ask_once_more(question, confirm)
        return None

    async def _send(self, opening: _Opening, entry: Entry) -> None:
        try:
            sent = await self._line.send(entry.number)
        except MenagerieError as error:
            self._leave_in_line(opening, entry)
            # What keeps an add from leaving elsewhere is no matter of the environment that is open now.
            if opening.keeper.outbox is self._line.outbox:
                self._line.hold_up(error)
            return
        if sent.state is State.QUEUED:
            self._leave_in_line(opening, sent)
        elif opening.number != sent.number:
            self._tell_unseen(opening, sent)
        else:
            self._show_outcome(opening, sent)

    def _tell_unseen(self, opening: _Opening, entry: Entry) -> None:
        if opening.keeper.outbox is self._line.outbox:
            self.unseen.emit(entry)
        elif entry.state is State.CREATED:
            self._toast.say(words_about_created(entry))
        else:
            said = self.tr("What became of {name} stands in the outbox of {environment}")
            name, environment = entry.typed.name.strip(), opening.environment.name
            self._toast.say(said.format(name=name, environment=environment))

    def _show_outcome(self, opening: _Opening, entry: Entry) -> None:
        if entry.state is State.CREATED:
            self._toast.say(words_about_created(entry))
            self._go_on_with_next(opening)
            self.list_wanted.emit(entry.animal_id)
        elif entry.state is State.REFUSED:
            opening.number = None
            opening.dialog.show_refusal(entry.reason)
        elif entry.state is State.UNCONFIRMED:
            opening.dialog.show_unconfirmed(entry.reason)
            # Whatever is typed from here on is another animal.
            opening.keeper = self._keeper()
            opening.asked_about = None
            self.list_wanted.emit(None)

    def _line_changed(self, entry: Entry) -> None:
        if entry.state in {State.DRAFT, State.DISCARDED}:
            # Taken out of the line, it need not wait for its turn any more.
            self._jobs.cancel(f"{_ADD} #{entry.number}")
        opening = self._opening
        if opening is not None and opening.number == entry.number and entry.state is State.QUEUED:
            self._leave_in_line(opening, entry)

    def _leave_in_line(self, opening: _Opening, entry: Entry) -> None:
        """Let an add go by itself later; nobody has to wait for it with the dialog."""
        if opening.number != entry.number:
            return
        opening.number = None
        if any(one.number == entry.number and one.state is State.QUEUED for one in self._line.entries):
            self._toast.say(self._words_about_waiting(entry.typed.name.strip()))
        self._go_on_with_next(opening)

    def _words_about_waiting(self, name: str) -> str:
        until = self._waits.until
        if self._line.is_stopped:
            said = self.tr("{name} is in the outbox, where the line is stopped")
        elif until is None or math.isinf(until):
            said = self.tr("{name} is in the outbox, and is added as soon as the service can be asked")
        else:
            said = self.tr("{name} is in the outbox, and is added by itself at {time}")
            return said.format(name=name, time=moment(until, self._clock.now()))
        return said.format(name=name)

    def _go_on_with_next(self, opening: _Opening) -> None:
        if opening is not self._opening:
            return
        dialog = opening.dialog
        opening.number = None
        if dialog.keep_open.isChecked():
            opening.keeper = self._keeper()
            opening.asked_about = None
            dialog.begin_another()
            return
        # A dialog that lies over this one, such as that for a key, would go with it.
        over = next((child for child in dialog.findChildren(QDialog) if child.isVisible()), None)
        if over is None:
            dialog.accept()
        else:
            over.finished.connect(dialog.accept)

    def _show_in_outbox(self, opening: _Opening) -> None:
        number, opening.number = opening.number, None
        opening.dialog.accept()
        self.outbox_wanted.emit(number)

    def _failed(self, name: str, error: MenagerieError) -> None:
        if self._opening is not None and name.startswith(KEEP):
            text = self.tr("What you type cannot be kept at present: {reason}")
            self._opening.dialog.say(text.format(reason=error.sentence))

    def _show_waiting(self) -> None:
        if self._opening is not None:
            self._opening.dialog.show_waiting(waiting=self._waits.is_waiting)

    def _closed(self, opening: _Opening) -> None:
        self._opening = None
        # Whatever becomes of an add that is on its way, no dialog waits for it any more.
        opening.number = None
        opening.left_with = opening.dialog.content
        opening.dialog.deleteLater()
        if opening.keeper.is_keeping:
            self._leaving.append(opening)
            self._jobs.start(
                f"put away {id(opening)}", lambda: self._put_away_or_show(opening), outlives_environment=True
            )

    async def _put_away_or_show(self, opening: _Opening) -> None:
        try:
            await self._put_away(opening)
        except MenagerieError:
            self._unkept = opening.left_with
            raise
        finally:
            self._leaving.remove(opening)

    async def _put_away(self, opening: _Opening) -> None:
        """Keep what was typed last, and do with the draft what follows from how it was left."""
        content = opening.left_with or opening.dialog.content
        async with opening.one_at_a_time:
            await opening.keeper.finish()
            await self._put_where_it_belongs(opening, content)

    async def _put_where_it_belongs(self, opening: _Opening, content: Typed) -> None:
        keeper, original = opening.keeper, opening.original
        number = keeper.number
        if number is None or (await keeper.outbox.entry(number)).state is not State.DRAFT:
            return
        if original is not None and number == original.number and content == original.typed:
            # Nothing was changed, so that what the person said of it before still holds.
            self._line.take(await keeper.outbox.queue(number, content), keeper.outbox)
            self._line.go()
        elif is_blank(content):
            self._line.take(await keeper.outbox.discard(number), keeper.outbox)
        elif original is not None or content == opening.asked_about:
            said = self.tr("{name} is a draft now, and is not sent before you press Add")
            self._toast.say(said.format(name=content.name.strip()))


def typed_like(animal: Animal) -> Typed:
    """Return what would have to be typed to add another animal like this one."""
    return Typed(animal.name, str(animal.category_id), animal.status)
