"""Opens the find dialog, and asks the service for the animal of a number."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from menagerie.domain.clock import Clock
from menagerie.domain.errors import AskingStoppedError, KeyRefusedError, MenagerieError
from menagerie.ui.session.errors import Errors
from menagerie.ui.session.jobs import Jobs
from menagerie.ui.session.open_environment import OpenEnvironment
from menagerie.ui.session.wait_watch import WaitWatch
from menagerie.workflows.browsing import find_is_withdrawn

if TYPE_CHECKING:
    from menagerie.ui.details.find_dialog import FindDialog

FIND = "find"


class FindFlow(QObject):
    """Runs the find dialog.

    Signals: ``found(object)`` with the Animal; ``given_up`` when the dialog was closed before the key was
    saved that the search needed.
    """

    found = Signal(object)
    given_up = Signal()

    def __init__(
        self,
        window: QWidget,
        opened: OpenEnvironment,
        jobs: Jobs,
        waits: WaitWatch,
        errors: Errors,
        clock: Clock,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._opened = opened
        self._jobs = jobs
        self._waits = waits
        self._errors = errors
        self._clock = clock
        self._dialog: FindDialog | None = None
        self._wanted: int | None = None
        waits.began.connect(self._show_waiting)
        waits.ended.connect(self._show_waiting)
        jobs.ended.connect(self._ended)
        jobs.failed.connect(self._failed)

    def begin(self) -> None:
        """Open the dialog."""
        from menagerie.ui.details.find_dialog import FindDialog  # noqa: PLC0415 - when it is opened

        if self._dialog is not None or self._opened.browsing is None:
            return
        dialog = FindDialog(self._window, withdrawn=find_is_withdrawn(self._clock))
        dialog.find_wanted.connect(self._find)
        dialog.finished.connect(self._closed)
        self._dialog = dialog
        self._show_waiting()
        dialog.open()

    def _find(self, identifier: int) -> None:
        dialog = self._dialog
        if dialog is None:
            return
        self._wanted = identifier

        async def work() -> None:
            browsing = self._opened.browsing
            if browsing is None:
                return
            animal = await browsing.find(identifier)
            dialog.accept()
            self.found.emit(animal)

        if self._jobs.start(FIND, work):
            dialog.show_busy(busy=True)

    def _ended(self, name: str) -> None:
        """Let the person search again, also where the environment was opened again meanwhile."""
        if name == FIND and self._dialog is not None:
            self._dialog.show_busy(busy=False)

    def _failed(self, name: str, error: MenagerieError) -> None:
        dialog, wanted = self._dialog, self._wanted
        if name != FIND or dialog is None or wanted is None:
            return
        if isinstance(error, KeyRefusedError | AskingStoppedError):
            # Before the focus is back in the field: its text is not being typed, it waits for the key.
            self._errors.show(error, lambda: self._go_on(wanted))
        dialog.show_error(error)

    def _go_on(self, wanted: int) -> None:
        """Continue the search that a refused key interrupted, unless its dialog has been closed since."""
        if self._dialog is None:
            self.given_up.emit()
        else:
            self._find(wanted)

    def _closed(self) -> None:
        self._jobs.cancel(FIND)
        dialog, self._dialog = self._dialog, None
        if dialog is not None:
            dialog.deleteLater()

    def _show_waiting(self) -> None:
        if self._dialog is not None:
            self._dialog.show_waiting(waiting=self._waits.is_waiting)
