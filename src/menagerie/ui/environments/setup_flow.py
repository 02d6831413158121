"""Setting up from the window: the environments' addresses and plans, and practising on the sandbox."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from menagerie.domain.errors import MenagerieError
from menagerie.settings.environments import Changes, Environment
from menagerie.ui.session.coordinator import Coordinator
from menagerie.workflows.practising import Practice, Situation

if TYPE_CHECKING:
    from menagerie.ui.environments.environments_dialog import EnvironmentsDialog

ENVIRONMENTS, PRACTICE = "environments", "practice"


class SetupFlow(QObject):
    """Runs the environments and practice dialogs.

    ``save_changes`` writes what the person entered and returns the environments as they are then; it
    blocks, and raises StorageError. ``practise`` brings a situation about on the sandbox.
    """

    def __init__(
        self,
        coordinator: Coordinator,
        save_changes: Callable[[Changes], tuple[Environment, ...]],
        practise: Callable[[Practice], None],
    ) -> None:
        super().__init__(coordinator)
        self._coordinator = coordinator
        self._save_changes = save_changes
        self._practise = practise
        self._dialog: EnvironmentsDialog | None = None
        commands = coordinator.window.commands
        commands.environments.triggered.connect(self.begin)
        commands.practice.triggered.connect(self.begin_practice)
        coordinator.addresses_wanted.connect(self.begin)
        coordinator.window.quota_panel.plan_wanted.connect(self.begin_with_plan)
        coordinator.practice_over.connect(lambda: self._start_practice(Practice(Situation.NORMAL)))
        coordinator.jobs.failed.connect(self._failed)

    def begin(self) -> None:
        """Open the environments dialog."""
        from menagerie.ui.environments.environments_dialog import EnvironmentsDialog  # noqa: PLC0415 - when it is opened

        if self._dialog is not None:
            return
        dialog = EnvironmentsDialog(self._coordinator.environments, self._coordinator.window)
        dialog.save_wanted.connect(self._save)
        dialog.finished.connect(self._closed)
        self._dialog = dialog
        dialog.open()

    def begin_with_plan(self) -> None:
        """Open the environments dialog at the plan of the open environment."""
        self.begin()
        if self._dialog is not None:
            self._dialog.plan_of(self._coordinator.environment.id).choice.setFocus()

    def begin_practice(self) -> None:
        """Open the practice dialog."""
        from menagerie.ui.environments.practice_dialog import PracticeDialog  # noqa: PLC0415 - when it is opened

        dialog = PracticeDialog(self._coordinator.window)
        dialog.practice_wanted.connect(self._start_practice)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _save(self, changes: Changes) -> None:
        async def work() -> None:
            environments = await asyncio.to_thread(self._save_changes, changes)
            if self._dialog is not None:
                self._dialog.accept()
            self._coordinator.set_environments(environments)
            self._coordinator.window.toast.say(self.tr("The environments were saved"))

        self._coordinator.jobs.start(ENVIRONMENTS, work)

    def _start_practice(self, practice: Practice) -> None:
        async def work() -> None:
            await asyncio.to_thread(self._practise, practice)
            if practice.situation is Situation.NORMAL:
                self._coordinator.asking.refresh()
            else:
                self._coordinator.window.toast.say(
                    self.tr("The next request meets it. Press Refresh to see.")
                )

        self._coordinator.jobs.start(PRACTICE, work)

    def _failed(self, name: str, error: MenagerieError) -> None:
        if name == ENVIRONMENTS and self._dialog is not None:
            self._dialog.show_error(error)
        elif name == PRACTICE:
            self._coordinator.show_error(error, self.begin_practice)

    def _closed(self) -> None:
        dialog, self._dialog = self._dialog, None
        if dialog is not None:
            dialog.deleteLater()
