"""The sheet that connects a store: its address and its key, tested step by step before they are kept."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from menagerie.domain.address import check_base_url, complete_base_url
from menagerie.domain.cases import AddressCase
from menagerie.domain.errors import (
    InputError,
    MenagerieError,
    UnusableAddressError,
    UnusableKeyError,
)
from menagerie.domain.secret import ApiKey
from menagerie.settings.environments import Changes, Environment, EnvironmentId, SettingSource
from menagerie.ui.environments.environments_dialog import (
    address_note,
    is_plan_changed,
    plan_note,
    queued_note,
)
from menagerie.ui.environments.key_edit import KeyEdit
from menagerie.ui.environments.plan_field import PlanField
from menagerie.ui.environments.shared_field import SharedField
from menagerie.ui.environments.steps import KeySteps
from menagerie.ui.look.announcing import announce
from menagerie.ui.look.plain_text import isolated
from menagerie.ui.look.theme import Theme
from menagerie.ui.widgets.form import FormDialog, named_button, pass_focus, set_look, show_field_error
from menagerie.ui.widgets.labels import plain_label
from menagerie.ui.words.errors import message_of, sentence_of
from menagerie.ui.words.facts import words
from menagerie.workflows.key_check import KeyCheck

if TYPE_CHECKING:
    from menagerie.domain.secret import Password


class Entered(Struct, frozen=True):
    """What was entered: the environment as it will be, its key, and what is to be saved.

    ``passwords`` are those of shared stores, by ``SharedAddress.place``; None for one to be removed.
    """

    environment: Environment
    base_url: str
    key: ApiKey
    changes: Changes
    passwords: "dict[str, Password | None]"


class ConnectDialog(FormDialog):
    """Asks for the address and the key of one environment, and under *More* for what most do not need.

    While they are typed, nothing but their form is looked at.

    Signals: ``connect_wanted(object)`` with what was Entered, when the button is pressed.
    """

    connect_wanted = Signal(object)

    def __init__(
        self,
        theme: Theme,
        environment: Environment,
        environments: Iterable[Environment],
        queued: int,
        parent: QWidget,
    ) -> None:
        """``environment`` is connected, one of ``environments``; ``queued`` adds belong to its address."""
        super().__init__("connectDialog", self.tr("Connect your store"), parent)
        self._environment = environment
        self._others = [one for one in environments if not one.is_sandbox and one.id is not environment.id]
        self._may_cancel = True
        self._busy = False
        self.add_text(self.tr("Enter the address and the key you got from your IT team."))
        self.address, self._address_error = self._add_address(environment, queued)
        key = KeyEdit(theme)
        self.key, self._key_error = self.add_field(
            self.tr("API key"), "connectKeyEdit", "connectKeyError", edit=key
        )
        self.add_text(self.tr("The key is sent only to this address, when you press the button."))
        self.plan, self.shared = PlanField(environment), SharedField(environment)
        self._rehearsal: QLineEdit | None = None
        self._more = self._make_more()
        self.message = self.add_text("", look="error", name="connectMessage")
        self.message.hide()
        self.steps = KeySteps("connectSteps")
        self.column.addWidget(self.steps)
        self.cancel = self.cancel_button("connectCancelButton")
        self.connect_button = named_button("connectButton", self.tr("Test and connect"), primary=True)
        self.add_buttons(self.cancel, self.connect_button, leading=self._make_more_line())
        for edit in (self.address, self.key):
            edit.textChanged.connect(self._edited)
        self.connect_button.clicked.connect(self._submit)
        self.finished.connect(key.forget_selection)
        self._edited()
        (self.key if self.address.text() else self.address).setFocus()

    def show_busy(self, *, may_cancel: bool) -> None:
        """Take no second press meanwhile. Without ``may_cancel`` what was tested is being kept."""
        self._busy, self._may_cancel = True, may_cancel
        self._say("" if may_cancel else self.tr("Saving…"), "muted")
        self._update()

    def show_progress(self, check: KeyCheck) -> None:
        """Show how far the test has come."""
        self.steps.show_check(check)

    def show_failure(self, check: KeyCheck) -> None:
        """Show the step that failed, and what to do about it."""
        self._end_busy()
        self.steps.show_check(check)

    def show_error(self, error: MenagerieError) -> None:
        """Show why nothing was tested or kept."""
        self._end_busy()
        self.steps.hide()
        self._say(sentence_of(error), "error")

    def reject(self) -> None:
        """Close, unless something goes on that cannot be undone."""
        if self._may_cancel:
            super().reject()

    def explain_disabled(self) -> None:
        """Lead to the field that is empty."""
        if not self._busy:
            (self.key if self.address.text().strip() else self.address).setFocus()

    def _add_address(self, environment: Environment, queued: int) -> tuple[QLineEdit, QLabel]:
        edit, error = self.add_field(self.tr("Address"), "connectAddressEdit", "connectAddressError")
        edit.setText(environment.base_url or "")
        edit.setReadOnly(environment.source is SettingSource.VARIABLE)
        self._used = self.add_text("", name="connectAddressUsed")
        note = address_note(environment)
        if note:
            self.add_text(note)
        if queued and not edit.isReadOnly():
            self.add_text(queued_note(queued), look="caution", name="connectQueued")
        if environment.problem is not None:
            show_field_error(edit, error, words(environment.problem))
        return edit, error

    def _make_more(self) -> QWidget:
        """Return the fields that most do not need, hidden."""
        more = QWidget()
        column = QVBoxLayout(more)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        self.column.addWidget(more)
        outer, self.column = self.column, column
        staging = next((one for one in self._others if one.id is EnvironmentId.STAGING), None)
        if staging is not None:
            caption = self.tr("I also have a rehearsal address ({name})").format(name=staging.name)
            self._rehearsal, self._rehearsal_error = self.add_field(
                caption, "connectRehearsalEdit", "connectRehearsalError"
            )
            self._rehearsal.setText(staging.base_url or "")
            self._rehearsal.setReadOnly(staging.source is SettingSource.VARIABLE)
            self.add_text(address_note(staging)).setVisible(bool(address_note(staging)))
        self.add_caption(self.tr("Plan")).setBuddy(self.plan.choice)
        column.addWidget(self.plan)
        self.add_text(plan_note(self._environment)).setVisible(bool(plan_note(self._environment)))
        column.addWidget(self.shared)
        self.column = outer
        more.hide()
        return more

    def _make_more_line(self) -> QWidget:
        """Return the button that shows these fields, and what they are."""
        self._more_line = QWidget()
        row = QHBoxLayout(self._more_line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        what = self.tr("Staging, plan, sharing") if self._rehearsal is not None else self.tr("Plan, sharing")
        button = named_button("connectMoreButton", self.tr("More"), look="inline")
        button.setAccessibleDescription(what)
        button.clicked.connect(self._show_more)
        row.addWidget(button)
        row.addWidget(plain_label(what, look="muted"))
        return self._more_line

    def _show_more(self) -> None:
        self._more.show()
        (self._rehearsal or self.plan.choice).setFocus()
        self._more_line.hide()

    def _edited(self) -> None:
        try:
            used = self.tr("Used as {address}").format(address=isolated(self._address()))
        except UnusableAddressError:
            used = self.tr("Such as animals.example.com")
        self._used.setText(used)
        self.steps.hide()
        self.message.hide()
        self._update()

    def _say(self, text: str, look: str) -> None:
        self.message.setText(text)
        self.message.setVisible(bool(text))
        set_look(self.message, look)
        if text:
            announce(self.message, text)

    def _address(self) -> str:
        return check_base_url(complete_base_url(self.address.text()))

    def _update(self) -> None:
        is_filled = bool(self.address.text().strip() and self.key.text().strip())
        self.address.setReadOnly(self._busy or self._environment.source is SettingSource.VARIABLE)
        self.key.setReadOnly(self._busy)
        if self._busy:
            # A second press of the same key must not cancel.
            for part in (self.connect_button, self._more):
                pass_focus(part, self.key)
        self._more.setEnabled(not self._busy)
        self.connect_button.setEnabled(is_filled and not self._busy)
        self.cancel.setEnabled(self._may_cancel)

    def _end_busy(self) -> None:
        self._busy, self._may_cancel = False, True
        self._update()

    def _submit(self) -> None:
        try:
            entered = self._read()
        except InputError:
            return  # the field shows it
        self.connect_wanted.emit(entered)

    def _read(self) -> Entered:
        """Return what was entered. Raises InputError after showing it beside its field."""
        identifier = self._environment.id
        addresses: dict[EnvironmentId, str | None] = {}
        base_url = self._read_address(self.address, self._address_error)
        if base_url != self._environment.base_url:
            addresses[identifier] = base_url
        try:
            key = ApiKey(self.key.text())
        except UnusableKeyError as error:
            show_field_error(self.key, self._key_error, message_of(error))
            self.key.setFocus()
            raise
        addresses |= self._read_rehearsal(base_url)
        plan = self.plan.read()
        plans = {identifier: plan} if is_plan_changed(self._environment, plan) else {}
        stores = {identifier: self.shared.read_to_save()} if self.shared.is_changed else {}
        passwords = self.shared.read_passwords()
        environment = replace(self._environment, base_url=base_url, problem=None, plan=plan)
        return Entered(environment, base_url, key, Changes(addresses, plans, stores), passwords)

    def _read_rehearsal(self, base_url: str) -> dict[EnvironmentId, str | None]:
        """Return the rehearsal's address if it is another one than before; it cannot be that of the store."""
        if self._rehearsal is None:
            taken = [one for one in self._others if one.base_url == base_url]
            self._refuse_taken(self.address, self._address_error, taken)
            return {}
        text, staging = self._rehearsal.text().strip(), self._others[0]
        address = self._read_address(self._rehearsal, self._rehearsal_error) if text else None
        if address == base_url:
            self._refuse_taken(self._rehearsal, self._rehearsal_error, [self._environment])
        return {} if address == staging.base_url else {staging.id: address}

    @staticmethod
    def _refuse_taken(edit: QLineEdit, label: QLabel, taken: list[Environment]) -> None:
        for other in taken:
            error = UnusableAddressError(AddressCase.SAME, name=other.name)
            show_field_error(edit, label, message_of(error))
            edit.setFocus()
            raise error

    @staticmethod
    def _read_address(edit: QLineEdit, label: QLabel) -> str:
        try:
            return check_base_url(complete_base_url(edit.text()))
        except UnusableAddressError as error:
            show_field_error(edit, label, message_of(error))
            edit.setFocus()
            raise
