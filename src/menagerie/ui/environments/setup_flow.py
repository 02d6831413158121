"""Opens the dialogs for addresses and plans and for practising, and does what is chosen in them."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from menagerie.domain.errors import MenagerieError
from menagerie.settings.environments import Changes, Environment
from menagerie.ui.session.errors import Errors
from menagerie.ui.session.jobs import Jobs
from menagerie.ui.session.open_environment import OpenEnvironment
from menagerie.ui.widgets.toast import Toast
from menagerie.workflows.practising import Practice, Situation

if TYPE_CHECKING:
    from menagerie.ui.environments.environments_dialog import EnvironmentsDialog

ENVIRONMENTS, PRACTICE = "environments", "practice"


class SetupFlow(QObject):
    """Runs the environments and practice dialogs.

    ``save_changes`` saves what the person entered and returns the new environments; it blocks and can raise
    StorageError. ``practise`` puts the sandbox into a situation.

    Signals: ``practice_ended`` when the sandbox behaves as usual again.
    """

    practice_ended = Signal()

    def __init__(
        self,
        window: QWidget,
        opened: OpenEnvironment,
        jobs: Jobs,
        errors: Errors,
        toast: Toast,
        save_changes: Callable[[Changes], tuple[Environment, ...]],
        practise: Callable[[Practice], None],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._opened = opened
        self._jobs = jobs
        self._errors = errors
        self._toast = toast
        self._save_changes = save_changes
        self._practise = practise
        self._dialog: EnvironmentsDialog | None = None
        errors.addresses_wanted.connect(self.begin)
        errors.practice_over.connect(lambda: self._start_practice(Practice(Situation.NORMAL)))
        jobs.failed.connect(self._failed)

    def begin(self) -> None:
        """Open the environments dialog."""
        from menagerie.ui.environments.environments_dialog import EnvironmentsDialog  # noqa: PLC0415 - when it is opened

        if self._dialog is not None:
            return
        dialog = EnvironmentsDialog(self._opened.environments, self._window)
        dialog.save_wanted.connect(self._save)
        dialog.finished.connect(self._closed)
        self._dialog = dialog
        dialog.open()

    def begin_with_plan(self) -> None:
        """Open the environments dialog at the plan of the open environment."""
        self.begin()
        if self._dialog is not None:
            self._dialog.plan_of(self._opened.environment.id).choice.setFocus()

    def begin_practice(self) -> None:
        """Open the practice dialog."""
        from menagerie.ui.environments.practice_dialog import PracticeDialog  # noqa: PLC0415 - when it is opened

        dialog = PracticeDialog(self._window)
        dialog.practice_wanted.connect(self._start_practice)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _save(self, changes: Changes) -> None:
        async def work() -> None:
            environments = await asyncio.to_thread(self._save_changes, changes)
            if self._dialog is not None:
                self._dialog.accept()
            self._opened.set_environments(environments)
            self._toast.say(self.tr("The environments were saved"))

        self._jobs.start(ENVIRONMENTS, work)

    def _start_practice(self, practice: Practice) -> None:
        async def work() -> None:
            await asyncio.to_thread(self._practise, practice)
            if practice.situation is Situation.NORMAL:
                self.practice_ended.emit()
            else:
                self._toast.say(self.tr("Practice is ready. Press Refresh to see it."))

        self._jobs.start(PRACTICE, work)

    def _failed(self, name: str, error: MenagerieError) -> None:
        if name == ENVIRONMENTS and self._dialog is not None:
            self._dialog.show_error(error)
        elif name == PRACTICE:
            self._errors.show(error, self.begin_practice)

    def _closed(self) -> None:
        dialog, self._dialog = self._dialog, None
        if dialog is not None:
            dialog.deleteLater()
