"""Opens the dialogs for addresses and plans and for practising, and does what is chosen in them."""

import asyncio
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from menagerie.domain.errors import DefectError, MenagerieError
from menagerie.settings.environments import Changes, Environment, EnvironmentId
from menagerie.ui.environments.invitation import first_to_connect
from menagerie.ui.environments.sharing_flow import SharingFlow
from menagerie.ui.session.window_context import WindowContext
from menagerie.ui.widgets.message_bar import MessageBar
from menagerie.workflows.session import Situation
from menagerie.workflows.sharing import Sharing

if TYPE_CHECKING:
    from menagerie.ui.environments.environments_dialog import EnvironmentsDialog

_ENVIRONMENTS, _PRACTICE = "environments", "practice"


class SetupFlow(QObject):
    """Runs the environments and practice dialogs.

    ``save_changes`` saves what the person entered and returns the new environments; it blocks and can raise
    StorageError. ``practise`` puts the sandbox into a situation. ``queued`` returns how many adds wait to be
    sent in each environment.
    """

    def __init__(
        self,
        context: WindowContext,
        window: QWidget,
        notice: MessageBar,
        save_changes: Callable[[Changes], tuple[Environment, ...]],
        practise: Callable[[Situation], None],
        queued: Callable[[], Mapping[EnvironmentId, int]],
        sharing: Sharing,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._context = context
        self._save_changes = save_changes
        self._practise = practise
        self._queued = queued
        self._sharing = SharingFlow(context, window, notice, sharing)
        self._dialog: EnvironmentsDialog | None = None
        # How many of them were opened.
        self._dialogs = 0
        self._one_at_a_time = asyncio.Lock()
        context.jobs.failed.connect(self._failed)
        context.commands.environments.triggered.connect(self.begin)
        context.commands.practice.triggered.connect(self.begin_practice)

    def begin(self) -> None:
        """Open the environments dialog."""
        from menagerie.ui.environments.environments_dialog import EnvironmentsDialog  # noqa: PLC0415 - when it is opened

        if self._dialog is not None:
            return
        self._dialogs += 1
        dialog = EnvironmentsDialog(self._context.opened.environments, self._queued(), self._window)
        dialog.save_wanted.connect(self._save)
        self._sharing.serve(dialog.shared_fields, dialog)
        dialog.finished.connect(self._closed)
        self._dialog = dialog
        dialog.open()
        opened = self._context.opened.environment
        others = [
            environment for environment in self._context.opened.environments if not environment.is_sandbox
        ]
        # An address that is typed at once must not become that of another environment.
        dialog.begin_at((first_to_connect(others) if opened.is_sandbox else opened).id)

    def begin_with_plan(self) -> None:
        """Open the environments dialog at the plan of the open environment."""
        self.begin()
        if self._dialog is not None:
            self._dialog.plan_of(self._context.opened.environment.id).choice.setFocus()

    def begin_practice(self) -> None:
        """Open the practice dialog."""
        from menagerie.ui.environments.practice_dialog import PracticeDialog  # noqa: PLC0415 - when it is opened

        dialog = PracticeDialog(self._window)
        dialog.practice_wanted.connect(self._start_practice)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _save(self, changes: Changes) -> None:
        dialog = self._dialog
        passwords = {} if dialog is None else dialog.passwords

        async def work() -> None:
            # The end of an earlier one may wait for the keyring.
            async with self._one_at_a_time:
                if self._dialog is not dialog:
                    return  # it was cancelled meanwhile
                former = self._context.opened.environments
                # Before an environment is opened with them.
                await self._sharing.save_passwords(passwords)
                environments = await asyncio.to_thread(self._save_changes, changes)
                if dialog is not None and self._dialog is dialog:
                    dialog.accept()
                self._context.opened.set_environments(environments)
                self._context.toast.say(self.tr("Environments saved"))
                await self._sharing.take_effect(passwords, former, environments)

        self._context.jobs.start(self._saving, work, outlives_environment=True)

    @property
    def _saving(self) -> str:
        """The name of the job that saves what was entered in the newest dialog."""
        return f"{_ENVIRONMENTS} {self._dialogs}"

    def _start_practice(self, situation: Situation) -> None:
        async def work() -> None:
            await asyncio.to_thread(self._practise, situation)
            self._context.toast.say(self._how_to_see(situation))

        self._context.jobs.start(_PRACTICE, work)

    def _how_to_see(self, situation: Situation) -> str:
        """Return in words what shows the situation that was chosen."""
        if self._context.waits.is_waiting:
            return self.tr("Practice is ready. You see it after this wait.")
        if situation is Situation.ANSWER_LOST:
            return self.tr("Practice is ready. Add an animal to see it.")
        return self.tr("Practice is ready. Press Refresh to see it.")

    def _failed(self, name: str, error: MenagerieError) -> None:
        if name == self._saving and self._dialog is not None:
            self._dialog.show_error(error)
        elif name.startswith(_ENVIRONMENTS) and not isinstance(error, DefectError):  # which the window shows
            # Saved, but a password may still be in the keyring.
            self._context.errors.show(error, self.begin)
        elif name == _PRACTICE:
            self._context.errors.show(error, self.begin_practice)

    def _closed(self) -> None:
        dialog, self._dialog = self._dialog, None
        if dialog is not None:
            dialog.deleteLater()
