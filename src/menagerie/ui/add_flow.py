"""Adding from the window: the dialog, the sending, and what happens to the animal when that fails."""

import math

from PySide6.QtCore import QObject, QTimer, Signal

from menagerie.domain.animal import NewAnimal
from menagerie.domain.clock import Clock
from menagerie.domain.errors import (
    AskingStoppedError,
    KeyRefusedError,
    MenagerieError,
    NotConnectedError,
    SurroundingsError,
    WaitingError,
)
from menagerie.domain.progress import Progress
from menagerie.ui.add_dialog import AddAnimalDialog
from menagerie.ui.coordinator import Coordinator
from menagerie.ui.wording import moment
from menagerie.workflows.adding import Adding
from menagerie.workflows.session import Session

ADD = "add"


class AddFlow(QObject):
    """Runs the add dialog. An animal is sent because a person pressed Add, once for each press.

    Signals: ``settled`` when the animal has been added, or was given up before it was sent.
    """

    settled = Signal()

    def __init__(self, coordinator: Coordinator, clock: Clock) -> None:
        super().__init__(coordinator)
        self._clock = clock
        self._environment = coordinator.environment
        self._coordinator = coordinator
        self._window = coordinator.window
        self._jobs = coordinator.jobs
        self._dialog: AddAnimalDialog | None = None
        self._sent: NewAnimal | None = None
        self._waits_to_be_sent = False
        self._window.header.add_wanted.connect(self.begin)
        self._window.commands.add.triggered.connect(self._window.header.add.click)
        self._jobs.failed.connect(self._failed)
        coordinator.watch.count_in_line(lambda: int(self._waits_to_be_sent))
        coordinator.watch.began.connect(self._wait_began)
        coordinator.watch.ended.connect(self._wait_ended)

    @property
    def is_sending(self) -> bool:
        """Tell whether an animal is on its way, or waits to be."""
        return self._jobs.is_running(ADD)

    @property
    def dialog(self) -> AddAnimalDialog | None:
        """The dialog, while it is open."""
        return self._dialog

    def begin(self) -> None:
        """Open the dialog."""
        if self._dialog is not None or self._coordinator.session is None:
            return
        self._environment = self._coordinator.environment
        dialog = AddAnimalDialog(self._environment.name, self._window)
        dialog.add_wanted.connect(self._send)
        dialog.given_up.connect(self._give_up)
        dialog.finished.connect(self._closed)
        dialog.show_waiting(waiting=self._coordinator.watch.is_waiting)
        self._dialog = dialog
        dialog.open()

    def _send(self, new: NewAnimal) -> None:
        dialog, session = self._dialog, self._coordinator.session
        if dialog is None:
            return
        # The key may have become another one since the dialog was opened, but never the environment.
        if session is None or session.environment.id != self._environment.id:
            text = self.tr("{name} is not open at present, so nothing was sent. Try again in a moment.")
            dialog.show_error(NotConnectedError(text.format(name=self._environment.name)))
            return
        self._sent = new
        self._waits_to_be_sent = False
        dialog.show_sending()
        self._jobs.start(ADD, lambda: self._add(session, dialog, new))

    async def _add(self, session: Session, dialog: AddAnimalDialog, new: NewAnimal) -> None:
        animal = await Adding(session).add(new, self._show_progress)
        if animal is None:
            said = self.tr("{name} was added. The service's answer did not say its number.")
            self._window.toast.say(said.format(name=new.name))
        else:
            said = self.tr("{name} was added as #{id}")
            self._window.toast.say(said.format(name=animal.name, id=animal.id))
        if dialog.keep_open.isChecked():
            dialog.begin_another()
        else:
            dialog.accept()
        self._coordinator.ask(reveal=animal)
        self.settled.emit()

    async def _show_progress(self, progress: Progress) -> None:
        if self._dialog is None:
            return
        if progress is Progress.SENDING:
            self._dialog.show_sending()
        else:
            self._say_queued()

    def _failed(self, name: str, error: MenagerieError) -> None:
        dialog, new = self._dialog, self._sent
        if name != ADD or dialog is None or new is None:
            return
        if isinstance(error, WaitingError):
            self._waits_to_be_sent = True
            self._say_queued()
            return
        dialog.show_error(error)
        if isinstance(error, KeyRefusedError | AskingStoppedError):
            self._coordinator.show_error(error, lambda: self._go_on(new))
        elif isinstance(error, SurroundingsError) and error.may_have_happened:
            dialog.show_unconfirmed(error)
            self._coordinator.ask()

    def _go_on(self, new: NewAnimal) -> None:
        """Send what a missing key interrupted; a dialog that was closed meanwhile has given it up."""
        if self._dialog is None:
            self._coordinator.ask()
        else:
            self._send(new)

    def _say_queued(self) -> None:
        until = self._coordinator.watch.until
        if self._dialog is None:
            return
        if until is None:
            text = self.tr("Not sent yet: it is sent in a moment. Close this to not add it.")
        elif math.isinf(until):
            text = self.tr("Not sent yet: it is sent when the service takes requests again.")
        else:
            text = self.tr("Not sent yet: it is sent by itself at {time}. Close this to not add it.")
            text = text.format(time=moment(until, self._clock.now()))
        self._dialog.show_queued(text)

    def _give_up(self) -> None:
        self._waits_to_be_sent = False
        self._jobs.cancel(ADD)
        self.settled.emit()

    def _closed(self) -> None:
        dialog, self._dialog = self._dialog, None
        if dialog is not None:
            dialog.deleteLater()

    def _wait_began(self) -> None:
        if self._dialog is not None:
            self._dialog.show_waiting(waiting=True)

    def _wait_ended(self) -> None:
        if self._dialog is None:
            return
        self._dialog.show_waiting(waiting=False)
        if self._waits_to_be_sent and self._sent is not None:
            new = self._sent
            # After the read that may be queued as well: it is the safer one to try with.
            QTimer.singleShot(0, self, lambda: self._send(new))
