"""Connects the outbox panel with the outbox: what stands in it, and what the person wants done with it."""

import math
from collections.abc import Awaitable, Callable, Mapping

from PySide6.QtCore import QObject, Signal

from menagerie.domain.clock import Clock
from menagerie.domain.errors import (
    AskingStoppedError,
    DefectError,
    KeyRefusedError,
    MenagerieError,
    NewerDataError,
    StorageError,
    UnusableFieldError,
    WaitingError,
)
from menagerie.outbox.entry import Entry, IllegalStepError, State
from menagerie.outbox.store import Opened
from menagerie.ui.look.wording import moment, number, words_about_created
from menagerie.ui.outbox.line import OutboxLine
from menagerie.ui.outbox.panel import OutboxPanel
from menagerie.ui.session.errors import Errors
from menagerie.ui.session.jobs import Jobs
from menagerie.ui.session.open_environment import OpenEnvironment
from menagerie.ui.session.wait_watch import WaitWatch
from menagerie.ui.widgets.message_bar import Message, MessageBar
from menagerie.ui.widgets.toast import Toast
from menagerie.workflows.checking import confirm

_CARE = "outbox: "
_NEEDS_PERSON = (State.UNCONFIRMED, State.REFUSED)


class OutboxFlow(QObject):
    """Shows the adds in the panel and on its badge, and does with them what the person says.

    Signals: ``counted(int, int)`` with how many adds are not done with, and how many of these need somebody;
    ``edit_wanted(object)``, ``submit_wanted(object)`` and ``similar_wanted(object)`` with an Entry that is
    opened in the add dialog; ``show_animal_wanted(object)`` with an id; ``list_wanted`` when a list would
    show what was added.
    """

    counted = Signal(int, int)
    edit_wanted = Signal(object)
    submit_wanted = Signal(object)
    similar_wanted = Signal(object)
    show_animal_wanted = Signal(object)
    list_wanted = Signal()

    def __init__(
        self,
        panel: OutboxPanel,
        notice: MessageBar,
        toast: Toast,
        line: OutboxLine,
        opened: OpenEnvironment,
        jobs: Jobs,
        waits: WaitWatch,
        errors: Errors,
        clock: Clock,
    ) -> None:
        super().__init__(panel)
        self._panel = panel
        self._notice = notice
        self._toast = toast
        self._line = line
        self._opened = opened
        self._jobs = jobs
        self._waits = waits
        self._errors = errors
        self._clock = clock
        # Those given to categories, as they were when the panel was opened last.
        self._names: Mapping[int, str] = {}
        self._connect()

    def show(self, entry_number: int | None = None) -> None:
        """Open the panel, on one of its adds where one is named."""
        if not self._panel.isVisible():
            self._panel.toggle()
        if entry_number is not None:
            self._panel.choose(entry_number)

    def _connect(self) -> None:
        panel, line = self._panel, self._line
        panel.wanted.connect(self._show_all)
        panel.send_wanted.connect(self._send)
        panel.edit_wanted.connect(self.edit_wanted)
        panel.check_wanted.connect(self._check)
        panel.confirm_wanted.connect(self._confirm)
        panel.add_again_wanted.connect(self._add_again)
        panel.discard_wanted.connect(self._discard)
        panel.show_wanted.connect(self._show_animal)
        panel.duplicate_wanted.connect(self.similar_wanted)
        line.loaded.connect(self._reload)
        line.changed.connect(self._changed)
        line.moved.connect(self._say_line)
        line.stopped.connect(self._say_stopped)
        line.opened.connect(self._say_opened)
        line.run_ended.connect(self._say_run)
        self._jobs.failed.connect(self._failed)

    def _reload(self) -> None:
        self._names = {}
        self._panel.forget()
        self._panel.show_environment(self._opened.environment.name)
        if self._panel.isVisible():
            self._show_all()
        self._show_badge()

    def _show_all(self) -> None:
        """Show every add, and once more if categories are named otherwise by now, which takes a moment."""
        self._panel.show_environment(self._opened.environment.name)
        self._say_line()
        if not self._line.is_loaded and not self._line.entries:
            self._panel.forget()
            return
        self._panel.show_entries(self._line.entries, self._names)

        async def with_names() -> None:
            names = await self._opened.catalogue.category_names()
            if names != self._names:
                self._names = names
                self._panel.show_entries(self._line.entries, names)

        self._jobs.start(f"{_CARE}names", with_names, replace=True)

    def _changed(self, entry: Entry) -> None:
        if self._panel.isVisible():
            self._panel.take(entry)
        self._show_badge()
        self._say_line()

    def _show_badge(self) -> None:
        counts = self._line.counts
        needs_person = sum(counts[state] for state in _NEEDS_PERSON)
        waiting = counts[State.QUEUED] + counts[State.SENDING] + needs_person
        self.counted.emit(waiting, needs_person)

    def _say_line(self) -> None:
        self._panel.say_line(self._words_about_line())

    def _words_about_line(self) -> str:
        line, count = self._line, self._line.in_line
        if not count and not line.is_sending:
            return ""
        waits = self.tr("1 animal is in line.") if count == 1 else self.tr("{n} animals are in line.")
        waits = waits.format(n=number(count)) if count else ""
        return f"{waits} {self._words_about_next()}".strip()

    def _words_about_next(self) -> str:
        line, until = self._line, self._waits.until
        if line.is_sending:
            said = self.tr("One is on its way.")
        elif line.runs:
            said = self.tr("The next one goes in a moment.")
        elif line.is_stopped:
            said = self.tr("The line is stopped until you press “Send now”.")
        elif not line.can_send:
            said = self.tr("Nothing can be sent before the environment is open: see the window.")
        elif until is not None and not math.isinf(until):
            said = self.tr("The next one goes by itself at {time}.").format(time=self._moment(until))
        elif line.again_at is not None and until is None:
            said = self.tr("The service is tried again at {time}, or with “Send now”.")
            said = said.format(time=self._moment(line.again_at))
        else:
            said = self.tr("The next one goes as soon as the service can be asked.")
        return said

    def _moment(self, unix: float) -> str:
        return moment(unix, self._clock.now())

    def _send(self, entry: Entry) -> None:
        if entry.state is not State.QUEUED:
            self.submit_wanted.emit(entry)
            return
        self._line.resume()
        self._care_for(entry, lambda: self._send_first(entry))

    async def _send_first(self, entry: Entry) -> None:
        try:
            sent = await self._line.send(entry.number)
        except UnusableFieldError:
            raise
        except MenagerieError as error:
            self._line.hold_up(error)
        else:
            self._say_run((sent,))

    def _check(self, entry: Entry) -> None:
        self._care_for(entry, lambda: self._look(entry))

    async def _look(self, entry: Entry) -> None:
        try:
            await self._line.look(entry)
        except WaitingError as error:
            said = self.tr("The list could not be read. Check again when the wait is over.")
            raise WaitingError(error.until, said) from error
        except (KeyRefusedError, AskingStoppedError) as error:
            self._errors.show(error, self.list_wanted.emit)

    def _confirm(self, entry: Entry, animal_id: int | None) -> None:
        self._change(entry, lambda: confirm(self._line.outbox, entry, animal_id))

    def _add_again(self, entry: Entry) -> None:
        async def work() -> None:
            self._line.take(await self._line.outbox.queue(entry.number, entry.typed))
            self._line.resume()

        self._care_for(entry, work)

    def _discard(self, entry: Entry) -> None:
        self._change(entry, lambda: self._line.outbox.discard(entry.number))

    def _show_animal(self, entry: Entry) -> None:
        animal_id = entry.animal_id
        if animal_id is None:
            return
        self._panel.dismiss()
        self.show_animal_wanted.emit(animal_id)

    def _change(self, entry: Entry, change: Callable[[], Awaitable[Entry]]) -> None:
        async def work() -> None:
            self._line.take(await change())

        self._care_for(entry, work)

    def _care_for(self, entry: Entry, care: Callable[[], Awaitable[object]]) -> None:
        async def work() -> None:
            try:
                await care()
            except IllegalStepError:
                # It has moved on since the button was shown; the row now says what it is.
                self._line.take(await self._line.outbox.entry(entry.number))

        self._jobs.start(f"{_CARE}{entry.number}", work)

    def _failed(self, name: str, error: MenagerieError) -> None:
        if name.startswith(_CARE) and not isinstance(error, DefectError):
            self._notice.show_message(Message(error.title, error.message))

    def _say_opened(self, opened: Opened) -> None:
        # What was wrong with the file is said with what is said of all files.
        if opened.interrupted and opened.warning is None:
            said = self.tr("Of {n} animals it is not known whether they were added.")
            if opened.interrupted == 1:
                said = self.tr("Of one animal it is not known whether it was added.")
            self._tell(self.tr("Menagerie ended while adding"), said.format(n=number(opened.interrupted)))

    def _say_stopped(self, error: MenagerieError) -> None:
        if isinstance(error, DefectError):
            return  # is shown with what is needed to report it
        if isinstance(error, NewerDataError):
            self._notice.show_message(Message(error.title, error.message))
        elif isinstance(error, StorageError):
            again = self._line.resume
            message = Message(error.title, error.message, "error", self.tr("Try again"), again)
            self._notice.show_message(message)
        else:
            self._tell(error.title, error.message)

    def say_outcome(self, entry: Entry) -> None:
        """Say what became of an add for which no dialog waits."""
        self._say_run((entry,))

    def _say_run(self, run: tuple[Entry, ...]) -> None:
        """Say what became of the adds that went by themselves."""
        states = [entry.state for entry in run]
        added, refused = states.count(State.CREATED), states.count(State.REFUSED)
        unconfirmed = states.count(State.UNCONFIRMED)
        said = []
        if added:
            said.append(self.tr("{n} added").format(n=number(added)))
        if refused:
            said.append(self.tr("{n} refused").format(n=number(refused)))
        if unconfirmed:
            said.append(self.tr("{n} unconfirmed").format(n=number(unconfirmed)))
        text = self.tr("From the outbox: {counts}").format(counts=", ".join(said))
        if len(run) == 1 and added:
            self._toast.say(words_about_created(run[0]))
        elif refused or unconfirmed:
            self._tell(text, self.tr("Nothing is sent again by itself. The outbox says what can be done."))
        elif added:
            self._toast.say(text)
        if added:
            self.list_wanted.emit()

    def _tell(self, title: str, text: str) -> None:
        action = self.tr("Open the outbox")
        self._notice.show_message(Message(title, text, "error", action, self.show))
