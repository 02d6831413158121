"""Finding an animal by its number from the window."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from menagerie.domain.clock import Clock
from menagerie.domain.errors import AskingStoppedError, KeyRefusedError, MenagerieError
from menagerie.ui.session.coordinator import Coordinator
from menagerie.workflows.browsing import find_is_withdrawn

if TYPE_CHECKING:
    from menagerie.ui.details.find_dialog import FindDialog

FIND = "find"


class FindFlow(QObject):
    """Runs the find dialog."""

    def __init__(self, coordinator: Coordinator, clock: Clock) -> None:
        super().__init__(coordinator)
        self._coordinator = coordinator
        self._clock = clock
        self._dialog: FindDialog | None = None
        self._wanted: int | None = None
        coordinator.window.details.find_wanted.connect(self.begin)
        coordinator.window.commands.find.triggered.connect(coordinator.window.details.find_button.click)
        coordinator.watch.began.connect(lambda _wait: self._show_waiting())
        coordinator.watch.ended.connect(self._show_waiting)
        coordinator.jobs.failed.connect(self._failed)

    def begin(self) -> None:
        """Open the dialog."""
        from menagerie.ui.details.find_dialog import FindDialog  # noqa: PLC0415 - when it is opened

        if self._dialog is not None or self._coordinator.asking.browsing is None:
            return
        dialog = FindDialog(self._coordinator.window, withdrawn=find_is_withdrawn(self._clock))
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
            browsing = self._coordinator.asking.browsing
            if browsing is None:
                return
            animal = await browsing.find(identifier)
            dialog.accept()
            self._coordinator.window.commands.details.setChecked(True)
            self._coordinator.knowledge.look_up(animal)

        if self._coordinator.jobs.start(FIND, work):
            dialog.show_busy(busy=True)

    def _failed(self, name: str, error: MenagerieError) -> None:
        dialog, wanted = self._dialog, self._wanted
        if name != FIND or dialog is None or wanted is None:
            return
        dialog.show_error(error)
        if isinstance(error, KeyRefusedError | AskingStoppedError):
            self._coordinator.show_error(error, lambda: self._go_on(wanted))

    def _go_on(self, wanted: int) -> None:
        """Find what a missing key interrupted; a dialog that was closed meanwhile has given it up."""
        if self._dialog is None:
            self._coordinator.asking.ask()
        else:
            self._find(wanted)

    def _closed(self) -> None:
        self._coordinator.jobs.cancel(FIND)
        dialog, self._dialog = self._dialog, None
        if dialog is not None:
            dialog.deleteLater()

    def _show_waiting(self) -> None:
        if self._dialog is not None:
            self._dialog.show_waiting(waiting=self._coordinator.watch.is_waiting)
