"""Adding from the window: the dialog, its draft, the questions before, and what becomes of the animal."""

import math
from collections.abc import Awaitable, Callable
from functools import partial

from PySide6.QtCore import QObject, Signal

from menagerie.domain.animal import Animal
from menagerie.domain.clock import Clock
from menagerie.domain.errors import MenagerieError
from menagerie.outbox.entry import Entry, State, Typed
from menagerie.settings.environments import EnvironmentId
from menagerie.ui.add_dialog import AddAnimalDialog
from menagerie.ui.coordinator import LASTING, Coordinator
from menagerie.ui.draft_keeper import KEEP, DraftKeeper, is_blank
from menagerie.ui.duplicate_wording import question_about
from menagerie.ui.outbox_line import OutboxLine
from menagerie.ui.wording import day_and_time, moment, translate
from menagerie.workflows.duplicates import find_duplicates

_ADD = "add"


class AddFlow(QObject):
    """Runs the add dialog. An animal gets into the line because a person pressed Add, once for each press.

    Signals: ``outbox_wanted(object)`` with the number of the add that the person wants to see there;
    ``unseen(object)`` with an Entry of which it became known later what became of it.
    """

    outbox_wanted = Signal(object)
    unseen = Signal(object)

    def __init__(self, coordinator: Coordinator, line: OutboxLine, clock: Clock) -> None:
        super().__init__(coordinator)
        self._clock = clock
        self._coordinator = coordinator
        self._line = line
        self._window = coordinator.window
        self._jobs = coordinator.jobs
        self._dialog: AddAnimalDialog | None = None
        self._keeper: DraftKeeper | None = None
        # What it was before it was taken out of the line to be edited.
        self._taken_out: Entry | None = None
        self._keeps_open = False
        # What was pointed out once is not pointed out again.
        self._asked_about: Typed | None = None
        # The add whose fate the dialog waits for.
        self._number: int | None = None
        # Those that are sent from here although nobody waits for them any more.
        self._left: set[int] = set()
        self._window.header.add_wanted.connect(self.begin)
        self._window.commands.add.triggered.connect(self._window.header.add.click)
        self._window.commands.duplicate.triggered.connect(self._begin_like_current)
        self._jobs.failed.connect(self._failed)
        line.changed.connect(self._line_changed)
        coordinator.watch.began.connect(lambda _wait: self._show_waiting())
        coordinator.watch.ended.connect(self._show_waiting)

    @property
    def dialog(self) -> AddAnimalDialog | None:
        """The dialog, while it is open."""
        return self._dialog

    @property
    def keeps_open(self) -> bool:
        """Whether the dialog stays open to add another."""
        return self._keeps_open

    @keeps_open.setter
    def keeps_open(self, value: bool) -> None:
        self._keeps_open = value

    def begin(self) -> None:
        """Open the dialog, with what was typed last and not added."""
        draft = self._line.newest_draft()
        if draft is None:
            self._open_dialog(Typed("", ""))
            return
        when = day_and_time(draft.changed_at, self._clock.now())
        note = self.tr("You typed this {when}, and it was not added.").format(when=when)
        self._open_dialog(draft.typed, draft.number, note, offers_empty=True)

    def begin_like(self, typed: Typed) -> None:
        """Open the dialog with the same content as another animal's."""
        self._open_dialog(typed)

    def edit(self, entry: Entry) -> None:
        """Open the dialog with an add that has not been added, and take it out of the line meanwhile."""
        reason = entry.reason if entry.state is State.REFUSED else ""
        self._open_dialog(entry.typed, entry.number, reason)
        if entry.state is State.QUEUED and self._keeper is not None:
            self._taken_out = entry
            self._keeper.keep(entry.typed)

    def submit(self, entry: Entry) -> None:
        """Add what a draft or a refused add says, as if Add was pressed in its dialog."""
        self.edit(entry)
        if self._dialog is not None:
            self._dialog.submit()

    async def close(self) -> None:
        """Keep what was typed last. Raises StorageError."""
        if self._keeper is not None:
            await self._keeper.finish()

    def _begin_like_current(self) -> None:
        animal = self._window.table.current_animal()
        if animal is not None:
            self.begin_like(typed_like(animal))

    def _open_dialog(
        self, typed: Typed, number: int | None = None, note: str = "", *, offers_empty: bool = False
    ) -> None:
        environment = self._coordinator.environment
        if self._dialog is not None or not environment.has_place:
            return
        self._keep_from_now_on(number)
        dialog = AddAnimalDialog(self._window.theme, environment.name, self._window)
        dialog.fill_in(typed, note, offers_empty=offers_empty)
        dialog.keep_open.setChecked(self._keeps_open)
        dialog.keep_open.toggled.connect(partial(setattr, self, "_keeps_open"))
        dialog.typed.connect(self._typed)
        dialog.add_wanted.connect(self._add)
        dialog.empty_wanted.connect(self._start_empty)
        dialog.outbox_wanted.connect(self._show_in_outbox)
        dialog.finished.connect(self._closed)
        self._dialog = dialog
        self._number = self._taken_out = self._asked_about = None
        self._show_waiting()
        dialog.open()

    def _keep_from_now_on(self, number: int | None) -> None:
        self._keeper = DraftKeeper(self._line.outbox, self._jobs, self._line.take, number)

    def _typed(self, typed: Typed) -> None:
        if self._keeper is not None:
            self._keeper.keep(typed)

    def _start_empty(self) -> None:
        self._keep_from_now_on(None)
        if self._dialog is not None:
            self._dialog.fill_in(Typed("", ""))

    def _add(self, typed: Typed) -> None:
        dialog, keeper = self._dialog, self._keeper
        if dialog is not None and keeper is not None:
            dialog.show_sending()
            self._jobs.start(_ADD, lambda: self._queue_and_send(dialog, keeper, typed))

    async def _queue_and_send(self, dialog: AddAnimalDialog, keeper: DraftKeeper, typed: Typed) -> None:
        if self._asked_about != typed:
            question, confirm = await self._question_before(typed)
            if question:
                self._asked_about = typed
                dialog.ask_once_more(question, confirm)
                return
        await keeper.finish()
        if keeper.number is None:
            entry = await keeper.outbox.queue_new(typed)
        else:
            entry = await keeper.outbox.queue(keeper.number, typed)
        # It is in line now, whatever becomes of the dialog.
        keeper.number = entry.number
        self._taken_out = None
        self._line.take(entry)
        # From here on it is news when it is in line: it was refused for the rate limit then.
        self._number = entry.number
        if self._coordinator.watch.is_waiting or not self._line.can_send:
            self._leave_in_line(entry)
            self._left.discard(entry.number)
            return
        self._jobs.start(f"{_ADD} {entry.number}", lambda: self._send(entry))

    async def _send(self, entry: Entry) -> None:
        try:
            sent = await self._line.send(entry.number)
        except MenagerieError as error:
            self._leave_in_line(entry)
            self._left.discard(entry.number)
            self._line.hold_up(error)
            return
        if sent.state is State.QUEUED:
            self._leave_in_line(sent)
        elif sent.number in self._left:
            self.unseen.emit(sent)
        self._left.discard(sent.number)

    async def _question_before(self, typed: Typed) -> tuple[str, str]:
        """Return what is to be said before this is added, and what the button then says."""
        environment = self._coordinator.environment
        duplicates = await find_duplicates(typed, self._coordinator.catalogue, self._others())
        question = question_about(typed, duplicates, self._line.entries, self._clock.now())
        confirm = self.tr("Add another to {environment}").format(environment=environment.name)
        asks = environment.id is EnvironmentId.PRODUCTION and self._window.commands.ask_once_more.isChecked()
        if asks:
            real = self.tr("This goes to the real service of {environment}, which cannot remove animals.")
            real = real.format(environment=environment.name)
            if not question:
                confirm = self.tr("Yes, add to {environment}").format(environment=environment.name)
            question = f"{question} {real}".strip()
        return question, confirm

    def _others(self) -> tuple[Entry, ...]:
        own = None if self._keeper is None else self._keeper.number
        return tuple(entry for entry in self._line.entries if entry.number != own)

    def _line_changed(self, entry: Entry) -> None:
        if entry.state in {State.DRAFT, State.DISCARDED}:
            # Taken out of the line, it need not wait for its turn any more.
            self._jobs.cancel(f"{_ADD} {entry.number}")
        if entry.number != self._number:
            return
        if entry.state is State.CREATED:
            self._number = None
            self._created(entry)
        elif entry.state is State.QUEUED:
            self._leave_in_line(entry)
        elif entry.state is State.REFUSED:
            self._number = None
            self._say_refused(entry)
        elif entry.state is State.UNCONFIRMED:
            self._say_unconfirmed(entry)

    def _created(self, entry: Entry) -> None:
        self._window.toast.say(words_about_created(entry))
        self._go_on_with_next()
        self._coordinator.ask(reveal=entry.animal_id)

    def _say_refused(self, entry: Entry) -> None:
        if self._dialog is None:
            self.unseen.emit(entry)
        else:
            self._dialog.show_refusal(entry.reason)

    def _say_unconfirmed(self, entry: Entry) -> None:
        if self._dialog is None:
            self._number = None
            self.unseen.emit(entry)
        else:
            self._dialog.show_unconfirmed(entry.reason)
            # Whatever is typed from here on is another animal.
            self._keep_from_now_on(None)
        self._coordinator.ask()

    def _leave_in_line(self, entry: Entry) -> None:
        """Let an add go by itself later; nobody has to wait for it with the dialog."""
        if self._number != entry.number:
            return
        self._number = None
        self._left.add(entry.number)
        self._window.toast.say(self._words_about_waiting(entry.typed.name))
        self._go_on_with_next()

    def _words_about_waiting(self, name: str) -> str:
        until = self._coordinator.watch.until
        if until is None or math.isinf(until):
            said = self.tr("{name} is in the outbox, and is added as soon as the service can be asked")
            return said.format(name=name)
        said = self.tr("{name} is in the outbox, and is added by itself at {time}")
        return said.format(name=name, time=moment(until, self._clock.now()))

    def _go_on_with_next(self) -> None:
        dialog = self._dialog
        if dialog is None:
            return
        if dialog.keep_open.isChecked():
            self._keep_from_now_on(None)
            self._asked_about = None
            dialog.begin_another()
        else:
            dialog.accept()

    def _show_in_outbox(self) -> None:
        number, self._number = self._number, None
        if self._dialog is not None:
            self._dialog.accept()
        self.outbox_wanted.emit(number)

    def _failed(self, name: str, error: MenagerieError) -> None:
        if self._dialog is None:
            return
        if name == _ADD:
            self._dialog.show_error(error)
        elif name.startswith(KEEP):
            text = self.tr("What you type cannot be kept at present: {reason}")
            self._dialog.say(text.format(reason=error.sentence))

    def _show_waiting(self) -> None:
        if self._dialog is not None:
            self._dialog.show_waiting(waiting=self._coordinator.watch.is_waiting)

    def _closed(self) -> None:
        dialog, self._dialog = self._dialog, None
        keeper, self._keeper = self._keeper, None
        taken_out, self._taken_out = self._taken_out, None
        if dialog is None:
            return
        if keeper is not None and keeper.is_keeping:
            content = dialog.content
            if taken_out is not None and content == taken_out.typed:
                # Nothing was changed, so that what the person said of it before still holds.
                self._put_away(keeper, lambda number: keeper.outbox.queue(number, content))
            elif is_blank(content):
                self._put_away(keeper, keeper.outbox.discard)
        dialog.deleteLater()

    def _put_away(self, keeper: DraftKeeper, put: Callable[[int], Awaitable[Entry]]) -> None:
        """Do with a draft what follows from how it was left."""

        async def work() -> None:
            await keeper.finish()
            number = keeper.number
            if number is not None and (await keeper.outbox.entry(number)).state is State.DRAFT:
                self._line.take(await put(number), keeper.outbox)
                self._line.go()

        self._jobs.start(f"{LASTING}put away {id(keeper)}", work)


def typed_like(animal: Animal) -> Typed:
    """Return what would have to be typed to add another animal like this one."""
    return Typed(animal.name, str(animal.category_id), animal.status)


def words_about_created(entry: Entry) -> str:
    """Return what is said of an add that became an animal."""
    name = entry.typed.name.strip()
    if entry.animal_id is None:
        return translate("{name} was added. The service's answer did not say its number.").format(name=name)
    return translate("{name} was added as #{id}").format(name=name, id=entry.animal_id)
