"""Opens the key dialog, and tests, saves and forgets the key of the open environment."""

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QWidget

from menagerie.credentials.keys import Kept, KeyStore
from menagerie.domain.cases import GeneralCase
from menagerie.domain.errors import DefectError, KeyMissingError, MenagerieError, WaitingError
from menagerie.domain.secret import ApiKey
from menagerie.settings.environments import Environment
from menagerie.ui.look.theme import Theme
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import moment
from menagerie.ui.session.window_context import WindowContext
from menagerie.ui.widgets.message_bar import Message, MessageBar
from menagerie.ui.words.messages import title_of, words
from menagerie.workflows.key_check import check_key
from menagerie.workflows.session import SessionOpener

if TYPE_CHECKING:
    from menagerie.ui.environments.key_dialog import ApiKeyDialog

KEY = "key"


class _Entry(Struct, frozen=True):
    """An open dialog, the environment of its key, and what continues when the key is saved."""

    dialog: "ApiKeyDialog"
    environment: Environment
    base_url: str
    interrupted: list[Callable[[], None]]

    def go_on(self) -> None:
        for step in self.interrupted:
            step()


class KeyFlow(QObject):
    """Runs the key dialog, and continues what a missing key interrupted."""

    def __init__(
        self,
        context: WindowContext,
        window: QWidget,
        theme: Theme,
        notice: MessageBar,
        opener: SessionOpener,
        keys: KeyStore,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._theme = theme
        self._notice = notice
        self._context = context
        self._opener = opener
        self._keys = keys
        self._entry: _Entry | None = None
        # Whether the open environment has a key, by what opening it said: the keyring is not asked again.
        self._may_have_key = False
        context.opened.left.connect(lambda: self._learn_of_key(may_have_key=False))
        context.opened.opened.connect(lambda: self._learn_of_key(may_have_key=True))
        context.opened.failed.connect(
            lambda error: self._learn_of_key(may_have_key=not isinstance(error, KeyMissingError))
        )
        context.errors.enter_key = self.begin
        context.errors.on_key_refused = self._begin_unasked
        context.jobs.failed.connect(self._failed)
        context.waits.began.connect(self._show_waiting)
        context.waits.ended.connect(self._show_waiting)
        context.commands.key.triggered.connect(lambda: self.begin(None, None))

    def begin(self, error: MenagerieError | None, interrupted: Callable[[], None] | None) -> None:
        """Open the dialog. ``error`` made it necessary; ``interrupted`` is called when a key is saved.

        A dialog that is open already shows ``error``, and ``interrupted`` is called after the others.
        """
        reason = f"{title_of(error)}." if error is not None else ""
        if self._entry is None:
            self._open(reason)
        elif reason:
            self._entry.dialog.show_message(reason)
        if self._entry is not None and interrupted is not None:
            self._entry.interrupted.append(interrupted)

    def _begin_unasked(self, error: MenagerieError, interrupted: Callable[[], None]) -> None:
        """Open the dialog, unless the person types: what comes next would be taken for the key, and sent."""
        focused = QApplication.focusWidget()
        is_text = isinstance(focused, QLineEdit) and bool(focused.text()) and not focused.isReadOnly()
        if self._entry is not None or not is_text:
            self.begin(error, interrupted)

    def _open(self, reason: str) -> None:
        from menagerie.ui.environments.key_dialog import ApiKeyDialog  # noqa: PLC0415 - when it is opened

        environment = self._context.opened.environment
        if environment.is_sandbox:
            text = self.tr("The sandbox has its own key.")
            self._context.errors.inform(self.tr("No key is needed here"), text)
            return
        if environment.base_url is None:
            self._context.errors.set_addresses()
            return
        # Over the add dialog if that is open: the animal in it waits for the key.
        parent = QApplication.activeModalWidget() or self._window
        dialog = ApiKeyDialog(self._theme, environment, reason, parent)
        entry = _Entry(dialog, environment, environment.base_url, [])
        dialog.test_requested.connect(lambda key: self._test(entry, key))
        dialog.save_requested.connect(lambda key: self._save(entry, key))
        dialog.forget_requested.connect(lambda: self._forget(entry))
        dialog.finished.connect(self._closed)
        if isinstance(parent, QDialog):
            # Such as an export, which ends by itself.
            parent.finished.connect(lambda: self._move_over_window(entry))
        self._entry = entry
        self._show_waiting()
        dialog.offer_to_forget(has_key=self._may_have_key)
        dialog.open()

    def _move_over_window(self, entry: _Entry) -> None:
        if self._entry is entry:
            entry.dialog.move_over(self._window)

    def _learn_of_key(self, *, may_have_key: bool) -> None:
        """Take what opening says; a keyring that failed or holds no usable key may hold one to forget."""
        self._may_have_key = may_have_key
        if self._entry is not None:
            self._entry.dialog.offer_to_forget(has_key=may_have_key)

    def _test(self, entry: _Entry, key: ApiKey) -> None:
        async def work() -> None:
            try:
                check = await check_key(self._opener, entry.environment, key)
            except WaitingError as error:
                raise not_tested(error.until, self._context.clock.now()) from error
            entry.dialog.show_check(check)

        if self._context.jobs.start(KEY, work):
            entry.dialog.show_busy(self.tr("Sending one request…"), may_cancel=True)

    def _save(self, entry: _Entry, key: ApiKey) -> None:
        async def work() -> None:
            kept = await self._keys.save(entry.base_url, key)
            entry.dialog.accept()
            self._reopen(entry, entry.go_on if entry.interrupted else None)
            if kept is Kept.THIS_RUN:
                self._notice.show_message(kept_this_run(self._keys))

        # An import that is handed over may open another environment meanwhile.
        if self._context.jobs.start(KEY, work, outlives_environment=True):
            entry.dialog.show_busy(self.tr("Saving…"), may_cancel=False)

    def _forget(self, entry: _Entry) -> None:
        async def work() -> None:
            await self._keys.forget(entry.base_url)
            entry.dialog.accept()
            self._reopen(entry, None)

        # As when saving.
        if self._context.jobs.start(KEY, work, outlives_environment=True):
            entry.dialog.show_busy(self.tr("Forgetting…"), may_cancel=False)

    def _reopen(self, entry: _Entry, then: Callable[[], None] | None) -> None:
        """Open the environment of the dialog again, unless another one is open by now."""
        if self._context.opened.environment.data_key == entry.environment.data_key:
            self._context.opened.reopen(then)

    def _failed(self, name: str, error: MenagerieError) -> None:
        if name != KEY:
            return
        if self._entry is not None:
            self._entry.dialog.show_error(error)
        elif not isinstance(error, DefectError):  # which the window shows whichever job met it
            self._context.errors.show(error, lambda: self.begin(None, None))

    def _closed(self) -> None:
        # A job ends with its dialog, except the one that has just saved the key and closes the dialog itself.
        self._context.jobs.cancel(KEY)
        entry, self._entry = self._entry, None
        if entry is not None:
            entry.dialog.deleteLater()

    def _show_waiting(self) -> None:
        if self._entry is not None:
            self._entry.dialog.show_waiting(waiting=self._context.waits.is_waiting)


def not_tested(until: float, now: float) -> WaitingError:
    """Return the error for a key that cannot be tested before ``until``, both in Unix time."""
    if math.isinf(until):
        return WaitingError(until, GeneralCase.WAITING_TO_TEST_KEY)
    error = WaitingError(until, GeneralCase.WAITING_TO_TEST_KEY_UNTIL)
    error.add(time=moment(until, now))
    return error


def kept_this_run(keys: KeyStore) -> Message:
    """Return what is said of a key that no keyring took."""
    title, why = translate("KeyFlow", "The key is kept for this run only"), keys.why_this_run
    return Message(title, "" if why is None else words(why), "info")
