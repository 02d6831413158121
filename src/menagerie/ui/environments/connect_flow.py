"""Connects a store: tests what was entered in the sheet, keeps it, and opens the environment."""

import asyncio
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from menagerie.credentials.keys import Kept, KeyStore
from menagerie.domain.errors import MenagerieError, WaitingError
from menagerie.settings.environments import Changes, Environment, EnvironmentId
from menagerie.ui.environments.key_flow import kept_this_run, not_tested
from menagerie.ui.environments.sharing_flow import SharingFlow
from menagerie.ui.look.theme import Theme
from menagerie.ui.session.window_context import WindowContext
from menagerie.ui.widgets.message_bar import MessageBar
from menagerie.workflows.key_check import check_key
from menagerie.workflows.session import SessionOpener
from menagerie.workflows.sharing import Sharing

if TYPE_CHECKING:
    from menagerie.ui.environments.connect_dialog import ConnectDialog, Entered

_CONNECT = "connect a store"


class ConnectFlow(QObject):
    """Runs the sheet. ``save_changes`` and ``queued`` are as for SetupFlow.

    Signals: ``cancelled`` when the sheet is closed and nothing is connected.
    """

    cancelled = Signal()

    def __init__(
        self,
        context: WindowContext,
        window: QWidget,
        theme: Theme,
        notice: MessageBar,
        opener: SessionOpener,
        keys: KeyStore,
        save_changes: Callable[[Changes], tuple[Environment, ...]],
        queued: Callable[[], Mapping[EnvironmentId, int]],
        sharing: Sharing,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._theme = theme
        self._notice = notice
        self._context = context
        self._opener = opener
        self._keys = keys
        self._save_changes = save_changes
        self._queued = queued
        self._sharing = SharingFlow(context, window, notice, sharing)
        self._dialog: ConnectDialog | None = None
        context.errors.addresses_wanted.connect(lambda: self.begin(context.opened.environment.id))
        context.jobs.failed.connect(self._failed)
        context.commands.connecting.triggered.connect(lambda _on: self.begin())

    def begin(self, identifier: EnvironmentId = EnvironmentId.PRODUCTION) -> None:
        """Open the sheet for an environment."""
        from menagerie.ui.environments.connect_dialog import ConnectDialog  # noqa: PLC0415 - when it is opened

        if self._dialog is not None:
            return
        environments = self._context.opened.environments
        environment = next(one for one in environments if one.id is identifier)
        queued = self._queued().get(identifier, 0)
        dialog = ConnectDialog(self._theme, environment, environments, queued, self._window)
        dialog.connect_wanted.connect(lambda entered: self._connect(dialog, entered))
        dialog.rejected.connect(self.cancelled)
        dialog.finished.connect(self._closed)
        self._sharing.serve({identifier: dialog.shared}, dialog)
        self._dialog = dialog
        dialog.open()

    def _connect(self, dialog: "ConnectDialog", entered: "Entered") -> None:
        async def work() -> None:
            try:
                check = await check_key(self._opener, entered.environment, entered.key, dialog.show_progress)
            except WaitingError as error:
                raise not_tested(error.until, self._context.clock.now()) from error
            if check.error is not None:
                dialog.show_failure(check)
                return
            dialog.show_progress(check)
            await self._keep(dialog, entered)

        # An import that is handed over may open another environment meanwhile.
        if self._context.jobs.start(_CONNECT, work, outlives_environment=True):
            dialog.show_busy(may_cancel=True)

    async def _keep(self, dialog: "ConnectDialog", entered: "Entered") -> None:
        """Keep what has passed the test, and open the environment."""
        dialog.show_busy(may_cancel=False)
        identifier, former = entered.environment.id, self._context.opened.environments
        await self._sharing.save_passwords(entered.passwords)
        environments = await asyncio.to_thread(self._save_changes, entered.changes)
        kept = await self._keys.save(entered.base_url, entered.key)
        dialog.accept()
        self._context.opened.set_environments(environments)
        if self._context.opened.environment.id is identifier:
            self._context.opened.reopen()
        else:
            self._context.opened.open(identifier)
        if kept is Kept.THIS_RUN:
            self._notice.show_message(kept_this_run(self._keys))
        await self._sharing.take_effect(entered.passwords, former, environments)

    def _failed(self, name: str, error: MenagerieError) -> None:
        if name == _CONNECT and self._dialog is not None:
            self._dialog.show_error(error)

    def _closed(self) -> None:
        dialog, self._dialog = self._dialog, None
        if dialog is not None:
            if not dialog.result():
                # It ends with its sheet, except when it closes that itself.
                self._context.jobs.cancel(_CONNECT)
            dialog.deleteLater()
