"""Tests the shared stores of the environments dialog, and keeps their passwords."""

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog

from menagerie.credentials.keys import Kept
from menagerie.domain.errors import DefectError, KeyringError, MenagerieError
from menagerie.settings.environments import Environment, EnvironmentId
from menagerie.ui.session.window_context import WindowContext
from menagerie.ui.widgets.message_bar import Message, MessageBar
from menagerie.ui.words.errors import message_of
from menagerie.ui.words.facts import words
from menagerie.workflows.sharing import Sharing

if TYPE_CHECKING:
    # Most installations share nothing.
    from menagerie.domain.secret import Password
    from menagerie.domain.sharing.address import SharedAddress
    from menagerie.ui.environments.shared_field import SharedField

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
            field.place_entered.connect(lambda place, of=identifier: self._look_for_password(of, place))
            field.test_wanted.connect(
                lambda address, password, of=identifier: self._test(of, address, password)
            )
            field.edited.connect(partial(self._end_test, identifier))
        dialog.finished.connect(self._leave)

    async def save_passwords(self, passwords: "Mapping[str, Password | None]") -> None:
        """Keep the passwords of these places, and remove those that are None.

        Raises KeyringError where one could not be removed.
        """
        store = self._sharing.passwords
        for place, password in passwords.items():
            if password is None:
                await store.forget(place)
            elif await store.save(place, password) is Kept.THIS_RUN:
                title, why = self.tr("The password is kept for this run only"), store.why_this_run
                self._notice.show_message(Message(title, "" if why is None else words(why), "info"))

    async def take_effect(
        self, places: Collection[str], before: Sequence[Environment], after: Sequence[Environment]
    ) -> None:
        """Log in with new passwords; close and forget what no environment names any more.

        Raises KeyringError where a password could not be removed.
        """
        await self._sharing.renew(places, {one.shared for one in after if one.shared is not None})
        for place in _places(before) - _places(after):
            await self._sharing.passwords.forget(place)

    def _look_for_password(self, identifier: EnvironmentId, place: str) -> None:
        field = self._fields[identifier]

        async def work() -> None:
            store = self._sharing.passwords
            try:
                kept = await store.load(place)
            except KeyringError as error:
                field.show_kept_error(place, message_of(error))
            else:
                field.show_kept(place, is_kept=kept is not None, this_run=store.is_of_this_run(place))

        self._context.jobs.start(_LOOK + identifier, work, replace=True, outlives_environment=True)

    def _test(self, identifier: EnvironmentId, address: "SharedAddress", typed: "Password | None") -> None:
        field = self._fields[identifier]

        async def work() -> None:
            from menagerie.shared.trial import try_out  # noqa: PLC0415 - see above

            password = typed
            if password is None and not field.forgets_password:
                password = await self._sharing.passwords.load(address.place)
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


def _places(environments: Sequence[Environment]) -> set[str]:
    """Return the places of the shared stores that environments name."""
    from menagerie.domain.sharing.address import parse_shared_address  # noqa: PLC0415 - see above

    return {parse_shared_address(one.shared).place for one in environments if one.shared is not None}
