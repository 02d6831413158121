"""Keys from the window: entering, testing, saving and forgetting the key of the open environment."""

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from menagerie.credentials.keys import Kept, KeyStore
from menagerie.domain.api_key import ApiKey
from menagerie.domain.errors import MenagerieError
from menagerie.settings.environments import EnvironmentId
from menagerie.ui.coordinator import Coordinator
from menagerie.ui.jobs import Work
from menagerie.ui.key_dialog import ApiKeyDialog
from menagerie.ui.message_bar import Message
from menagerie.workflows.key_check import check_key
from menagerie.workflows.session import SessionOpener

KEY = "key"


class KeyFlow(QObject):
    """Runs the key dialog, and lets what a missing key interrupted go on."""

    def __init__(self, coordinator: Coordinator, opener: SessionOpener, keys: KeyStore) -> None:
        super().__init__(coordinator)
        self._coordinator = coordinator
        self._opener = opener
        self._keys = keys
        self._jobs = coordinator.jobs
        self._dialog: ApiKeyDialog | None = None
        self._interrupted: Callable[[], None] | None = None
        self._base_url = ""
        coordinator.key_wanted.connect(self.begin)
        coordinator.window.commands.key.triggered.connect(lambda: self.begin(None, None))
        coordinator.watch.began.connect(lambda _wait: self._show_waiting())
        coordinator.watch.ended.connect(self._show_waiting)
        self._jobs.failed.connect(self._failed)

    def begin(self, error: MenagerieError | None, interrupted: Callable[[], None] | None) -> None:
        """Open the dialog; ``error`` made it necessary, ``interrupted`` goes on once a key is saved."""
        self._interrupted = interrupted
        environment = self._coordinator.environment
        window = self._coordinator.window
        if environment.id is EnvironmentId.SANDBOX:
            text = self.tr("The sandbox makes its own key each time it starts.")
            window.message_bar.show_message(Message(self.tr("No key is needed here"), text, "info"))
            return
        if environment.base_url is None:
            self._coordinator.addresses_wanted.emit()
            return
        self._base_url = environment.base_url
        reason = f"{error.title}." if error is not None else ""
        if self._dialog is not None:
            self._dialog.say(reason)
            return
        # On top of the add dialog when that is open: the animal in it waits for the key.
        parent = QApplication.activeModalWidget() or window
        dialog = ApiKeyDialog(window.theme, environment, reason, parent)
        dialog.test_wanted.connect(self._test)
        dialog.save_wanted.connect(self._save)
        dialog.forget_wanted.connect(self._forget)
        dialog.finished.connect(self._closed)
        self._dialog = dialog
        self._show_waiting()
        dialog.open()

    def _test(self, key: ApiKey) -> None:
        async def work() -> None:
            check = await check_key(self._opener, self._coordinator.environment, key)
            if self._dialog is not None:
                self._dialog.show_check(check)

        self._start(work, self.tr("Asking the service once…"))

    def _save(self, key: ApiKey) -> None:
        base_url = self._base_url

        async def work() -> None:
            kept = await self._keys.save(base_url, key)
            self._finish()
            if kept is Kept.THIS_RUN:
                title = self.tr("The key is kept for this run only")
                message = Message(title, self._keys.why_this_run or "", "info")
                self._coordinator.window.notice.show_message(message)

        self._start(work, self.tr("Saving…"))

    def _forget(self) -> None:
        base_url = self._base_url

        async def work() -> None:
            await self._keys.forget(base_url)
            self._interrupted = None
            self._finish()

        self._start(work, self.tr("Forgetting…"))

    def _start(self, work: Work, text: str) -> None:
        if self._dialog is not None and self._jobs.start(KEY, work):
            self._dialog.show_busy(text)

    def _finish(self) -> None:
        interrupted = self._interrupted
        if self._dialog is not None:
            self._dialog.accept()
        self._coordinator.reopen(interrupted)

    def _failed(self, name: str, error: MenagerieError) -> None:
        if name == KEY and self._dialog is not None:
            self._dialog.show_error(error)

    def _closed(self) -> None:
        dialog, self._dialog = self._dialog, None
        if dialog is not None:
            dialog.deleteLater()

    def _show_waiting(self) -> None:
        if self._dialog is not None:
            self._dialog.show_waiting(waiting=self._coordinator.watch.is_waiting)
