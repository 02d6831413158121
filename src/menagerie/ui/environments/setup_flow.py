"""Opens the dialogs that set environments up, and does what is entered in them."""

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from menagerie.credentials.keys import Kept, KeyStore
from menagerie.domain.errors import DefectError, KeyringError, MenagerieError, WaitingError
from menagerie.settings.environments import Changes, Environment, EnvironmentId
from menagerie.ui.environments.invitation import first_to_connect
from menagerie.ui.environments.key_flow import kept_this_run, not_tested
from menagerie.ui.look.theme import Theme
from menagerie.ui.session.window_context import WindowContext
from menagerie.ui.widgets.message_bar import Message, MessageBar
from menagerie.ui.words.messages import message_of, words
from menagerie.workflows.key_check import check_key
from menagerie.workflows.session import SessionOpener, Situation
from menagerie.workflows.sharing import Sharing

if TYPE_CHECKING:
    from menagerie.domain.secret import Password
    from menagerie.domain.shared_store import SharedAddress
    from menagerie.ui.environments.setup_dialogs import ConnectDialog, Entered, EnvironmentsDialog
    from menagerie.ui.environments.shared_field import SharedField

_ENVIRONMENTS, _PRACTICE, _CONNECT = "environments", "practice", "connect a store"
_TEST, _LOOK = "test the shared store of ", "password of the shared store of "


class SharingFlow(QObject):
    """Serves the fields for shared stores while the environments dialog is open."""

    def __init__(self, context: WindowContext, window: QObject, notice: MessageBar, sharing: Sharing) -> None:
        super().__init__(window)
        self._notice = notice
        self._context = context
        self._sharing = sharing
        self._fields: dict[EnvironmentId, SharedField] = {}
        context.jobs.failed.connect(self._failed)

    def serve(self, fields: "Mapping[EnvironmentId, SharedField]", dialog: QDialog) -> None:
        """React to the fields of a dialog until it is closed."""
        self._fields = dict(fields)
        for identifier, field in self._fields.items():
            field.origin_entered.connect(lambda origin, of=identifier: self._look_for_password(of, origin))
            field.test_requested.connect(
                lambda address, password, of=identifier: self._test(of, address, password)
            )
            field.edited.connect(partial(self._end_test, identifier))
        dialog.finished.connect(self._leave)

    async def save_passwords(self, passwords: "Mapping[str, Password | None]") -> None:
        """Keep the passwords of these origins, and remove those that are None.

        Raises KeyringError where one could not be removed.
        """
        store = self._sharing.passwords
        for origin, password in passwords.items():
            if password is None:
                await store.forget(origin)
            elif await store.save(origin, password) is Kept.THIS_RUN:
                title, why = self.tr("The password is kept for this run only"), store.why_this_run
                self._notice.show_message(Message(title, "" if why is None else words(why), "info"))

    async def take_effect(
        self, origins: Collection[str], before: Sequence[Environment], after: Sequence[Environment]
    ) -> None:
        """Log in with new passwords; close and forget what no environment names any more.

        Raises KeyringError where a password could not be removed.
        """
        await self._sharing.renew(origins, {one.shared for one in after if one.shared is not None})
        for origin in _origins(before) - _origins(after):
            await self._sharing.passwords.forget(origin)

    def _look_for_password(self, identifier: EnvironmentId, origin: str) -> None:
        field = self._fields[identifier]

        async def work() -> None:
            store = self._sharing.passwords
            try:
                kept = await store.load(origin)
            except KeyringError as error:
                field.show_kept_error(origin, message_of(error))
            else:
                field.show_kept(origin, is_kept=kept is not None, this_run=store.is_of_this_run(origin))

        self._context.jobs.start(_LOOK + identifier, work, replace=True, outlives_environment=True)

    def _test(self, identifier: EnvironmentId, address: "SharedAddress", typed: "Password | None") -> None:
        field = self._fields[identifier]

        async def work() -> None:
            from menagerie.shared.trial import try_out  # noqa: PLC0415 - see above

            password = typed
            if password is None and not field.forgets_password:
                password = await self._sharing.passwords.load(address.origin)
            trial = await try_out(address, password, field.steps.show_trial)
            field.steps.show_trial(trial)
            field.show_testing(is_testing=False)
            store = self._sharing.open_store(address.text)
            if trial.failed is None and store is not None:
                # After a refused password, its own next attempt is minutes away.
                store.try_again()

        if self._context.jobs.start(_TEST + identifier, work, outlives_environment=True):
            field.steps.clear()
            field.show_testing(is_testing=True)

    def _end_test(self, identifier: EnvironmentId) -> None:
        self._context.jobs.cancel(_TEST + identifier)
        self._fields[identifier].show_testing(is_testing=False)

    def _failed(self, name: str, error: MenagerieError) -> None:
        for identifier, field in self._fields.items():
            if name == _TEST + identifier:
                field.show_testing(is_testing=False)
                if not isinstance(error, DefectError):  # which the window shows
                    field.steps.show_message(message_of(error))

    def _leave(self) -> None:
        # A test ends with its dialog; what it has begun ends by itself.
        for identifier in self._fields:
            self._context.jobs.cancel(_TEST + identifier)
            self._context.jobs.cancel(_LOOK + identifier)
        self._fields = {}


def _origins(environments: Sequence[Environment]) -> set[str]:
    """Return the origins of the shared stores that environments name."""
    from menagerie.domain.shared_store import parse_shared_address  # noqa: PLC0415 - see above

    return {parse_shared_address(one.shared).origin for one in environments if one.shared is not None}


class SetupFlow(QObject):
    """Runs the sheet that connects a store, and the dialogs for the environments and for practising.

    ``save_changes`` saves what the person entered and returns the new environments; it blocks and can raise
    StorageError. ``practise`` puts the sandbox into a situation. ``queued`` returns how many adds wait to be
    sent in each environment.

    Signals: ``connecting_cancelled`` when the sheet is closed and nothing is connected.
    """

    connecting_cancelled = Signal()

    def __init__(
        self,
        context: WindowContext,
        window: QWidget,
        theme: Theme,
        notice: MessageBar,
        opener: SessionOpener,
        keys: KeyStore,
        save_changes: Callable[[Changes], tuple[Environment, ...]],
        practise: Callable[[Situation], None],
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
        self._practise = practise
        self._queued = queued
        self._sharing = SharingFlow(context, window, notice, sharing)
        self._connecting: ConnectDialog | None = None
        self._dialog: EnvironmentsDialog | None = None
        # How many of them were opened.
        self._dialogs = 0
        self._one_at_a_time = asyncio.Lock()
        context.jobs.failed.connect(self._failed)
        context.errors.set_addresses = lambda: self.begin_connecting(context.opened.environment.id)
        context.commands.connecting.triggered.connect(lambda _on: self.begin_connecting())
        context.commands.environments.triggered.connect(self.begin)
        context.commands.practice.triggered.connect(self.begin_practice)

    @property
    def _is_open(self) -> bool:
        # One SharingFlow serves both.
        return self._dialog is not None or self._connecting is not None

    def begin(self) -> None:
        """Open the environments dialog."""
        from menagerie.ui.environments.setup_dialogs import EnvironmentsDialog  # noqa: PLC0415 - when it is opened

        if self._is_open:
            return
        self._dialogs += 1
        dialog = EnvironmentsDialog(self._context.opened.environments, self._queued(), self._window)
        dialog.save_requested.connect(self._save)
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

    def begin_connecting(self, identifier: EnvironmentId = EnvironmentId.PRODUCTION) -> None:
        """Open the sheet for an environment."""
        from menagerie.ui.environments.setup_dialogs import ConnectDialog  # noqa: PLC0415 - when it is opened

        if self._is_open:
            return
        environments = self._context.opened.environments
        environment = next(one for one in environments if one.id is identifier)
        queued = self._queued().get(identifier, 0)
        dialog = ConnectDialog(self._theme, environment, environments, queued, self._window)
        dialog.connect_requested.connect(lambda entered: self._connect(dialog, entered))
        dialog.finished.connect(self._connecting_closed)
        self._sharing.serve({identifier: dialog.shared}, dialog)
        self._connecting = dialog
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

    def _connecting_closed(self) -> None:
        dialog, self._connecting = self._connecting, None
        if dialog is not None:
            dialog.deleteLater()
            if not dialog.result():
                # The test ends with its sheet, except when it closes that itself.
                self._context.jobs.cancel(_CONNECT)
                self.connecting_cancelled.emit()

    def begin_practice(self) -> None:
        """Open the practice dialog."""
        from menagerie.ui.environments.setup_dialogs import PracticeDialog  # noqa: PLC0415 - when it is opened

        dialog = PracticeDialog(self._window, self._start_practice)
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
        if name == _CONNECT and self._connecting is not None:
            self._connecting.show_error(error)
        elif name == self._saving and self._dialog is not None:
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
