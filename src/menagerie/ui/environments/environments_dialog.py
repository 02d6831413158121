"""The dialog in which the addresses and the plans of production and staging are set."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from menagerie.domain.address import check_base_url, complete_base_url
from menagerie.domain.cases import AddressCase
from menagerie.domain.errors import (
    MenagerieError,
    UnusableAddressError,
    UnusableFieldError,
    UnusablePasswordError,
    UnusableSharedAddressError,
)
from menagerie.domain.plan import Plan
from menagerie.settings.environments import Changes, Environment, EnvironmentId, SettingSource
from menagerie.ui.environments.plan_field import PlanField
from menagerie.ui.environments.shared_field import SharedField
from menagerie.ui.look.announcing import announce
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import number
from menagerie.ui.widgets.form import FormDialog, named_button, show_field_error
from menagerie.ui.words.errors import message_of, sentence_of
from menagerie.ui.words.facts import words

if TYPE_CHECKING:
    from menagerie.domain.secret import Password


class _Fields(Struct, frozen=True):
    """The fields of one environment, and the address that was shown at first."""

    environment: Environment
    address: QLineEdit
    address_error: QLabel
    shown_address: str
    plan: PlanField
    shared: SharedField


class EnvironmentsDialog(FormDialog):
    """Signals: ``save_wanted(object)`` with the Changes.

    ``passwords`` are then those of shared stores that were typed, by ``SharedAddress.place``; None for one to
    be removed.
    """

    save_wanted = Signal(object)

    def __init__(
        self, environments: tuple[Environment, ...], queued: Mapping[EnvironmentId, int], parent: QWidget
    ) -> None:
        """``queued`` is how many adds wait to be sent in each environment: they belong to its address."""
        super().__init__("environmentsDialog", self.tr("Environments"), parent)
        self.add_text(
            self.tr(
                "Enter the addresses you got from your IT team. The sandbox needs none: it runs on this "
                "computer."
            )
        )
        self.passwords: dict[str, Password | None] = {}
        self._fields: dict[EnvironmentId, _Fields] = {}
        for environment in environments:
            if not environment.is_sandbox:
                self._fields[environment.id] = self._add_environment(
                    environment, queued.get(environment.id, 0)
                )
        self.message = self.add_text("", look="error", name="environmentsMessage")
        self.message.hide()
        self.cancel = self.cancel_button("cancelEnvironmentsButton")
        self.save = named_button("saveEnvironmentsButton", self.tr("Save"), primary=True)
        self.add_buttons(self.cancel, self.save)
        self.save.clicked.connect(self._submit)

    @property
    def shared_fields(self) -> dict[EnvironmentId, SharedField]:
        """The fields for the shared stores."""
        return {identifier: fields.shared for identifier, fields in self._fields.items()}

    def plan_of(self, environment: EnvironmentId) -> PlanField:
        """Return the field for the plan of an environment."""
        return self._fields[environment].plan

    def begin_at(self, environment: EnvironmentId) -> None:
        """Give the focus to the address of an environment or, if it can't be changed, to its plan."""
        fields = self._fields[environment]
        (fields.plan.choice if fields.address.isReadOnly() else fields.address).setFocus()

    def show_error(self, error: MenagerieError) -> None:
        """Show why nothing was saved."""
        self.message.setText(sentence_of(error))
        self.message.show()
        announce(self.message, sentence_of(error))

    def _add_environment(self, environment: Environment, queued: int) -> _Fields:
        name = f"{environment.id}UrlEdit"
        edit, error = self.add_field(
            self.tr("{name} address").format(name=environment.name), name, f"{environment.id}UrlError"
        )
        edit.setPlaceholderText("https://…/v1")
        edit.setText(environment.base_url or "")
        edit.setReadOnly(environment.source is SettingSource.VARIABLE)
        self._add_note(address_note(environment))
        show_field_error(edit, error, "" if environment.problem is None else words(environment.problem))
        if queued and not edit.isReadOnly():
            note = queued_note(queued)
            self.add_text(note, look="caution", name=f"{environment.id}Queued")
            edit.setAccessibleDescription(note)
        plan = PlanField(environment)
        self.add_caption(self.tr("{name} plan").format(name=environment.name)).setBuddy(plan.choice)
        self.column.addWidget(plan)
        self._add_note(plan_note(environment))
        self.column.addSpacing(4)
        shared = SharedField(environment)
        self.column.addWidget(shared)
        return _Fields(environment, edit, error, edit.text(), plan, shared)

    def _add_note(self, text: str) -> None:
        if text:
            self.add_text(text)

    def _submit(self) -> None:
        addresses: dict[EnvironmentId, str | None] = {}
        plans: dict[EnvironmentId, Plan | None] = {}
        stores: dict[EnvironmentId, str | None] = {}
        self.passwords = {}
        try:
            # Save only changes: IT cannot change a setting that was copied into the person's own file.
            for identifier, fields in self._fields.items():
                if fields.address.text().strip() != fields.shown_address:
                    addresses[identifier] = self._read_address(fields)
                plan = fields.plan.read()
                if is_plan_changed(fields.environment, plan):
                    plans[identifier] = plan
                if fields.shared.is_changed:
                    stores[identifier] = fields.shared.read_to_save()
                self.passwords |= fields.shared.read_passwords()
            self._refuse_same(addresses)
        except (
            UnusableAddressError,
            UnusableFieldError,
            UnusableSharedAddressError,
            UnusablePasswordError,
        ):
            return  # the field shows it
        self.save_wanted.emit(Changes(addresses, plans, stores))

    def _refuse_same(self, changed: dict[EnvironmentId, str | None]) -> None:
        """Raise UnusableAddressError, and show it, if a changed address is that of another environment."""
        for identifier, address in changed.items():
            for other, fields in self._fields.items():
                if other is not identifier and address is not None:
                    theirs = changed.get(other, fields.environment.base_url)
                    if theirs == address:
                        error = UnusableAddressError(AddressCase.SAME, name=fields.environment.name)
                        self._refuse(self._fields[identifier], error)
                        raise error

    @staticmethod
    def _refuse(fields: _Fields, error: UnusableAddressError) -> None:
        show_field_error(fields.address, fields.address_error, message_of(error))
        fields.address.setFocus()

    def _read_address(self, fields: _Fields) -> str | None:
        """Return the address; None for an empty field.

        Raises UnusableAddressError after showing it below the field.
        """
        text = fields.address.text().strip()
        try:
            return check_base_url(complete_base_url(text)) if text else None
        except UnusableAddressError as error:
            self._refuse(fields, error)
            raise


def address_note(environment: Environment) -> str:
    """Return who set the address of an environment; empty if the person did, or if there is none."""
    if environment.source is SettingSource.VARIABLE:
        variable = f"MENAGERIE_{environment.id.upper()}_URL"
        text = translate("EnvironmentsDialog", "Set by {variable}. You can't change it here.")
        return text.format(variable=variable)
    if environment.source is SettingSource.SITE:
        return translate(
            "EnvironmentsDialog", "Set by your IT team. What you enter here replaces it for you."
        )
    return ""


def plan_note(environment: Environment) -> str:
    """Return that IT has set the plan of an environment; empty if it has not."""
    if environment.plan_source is SettingSource.SITE:
        return translate(
            "EnvironmentsDialog", "Set by your IT team. What you choose here replaces it for you."
        )
    return ""


def queued_note(queued: int) -> str:
    """Return what becomes of so many adds if the address is changed."""
    text = translate(
        "EnvironmentsDialog",
        "Animals waiting to be sent to this address: {n}. If you change it, they are neither sent "
        "nor shown until it is back.",
    )
    return text.format(n=number(queued))


def is_plan_changed(environment: Environment, plan: Plan | None) -> bool:
    """Tell whether a chosen plan is to be saved: it is another one, or replaces one that cannot be used."""
    return plan != environment.plan or _has_unusable_plan(environment)


def _has_unusable_plan(environment: Environment) -> bool:
    """Tell whether the person's own file has a plan that cannot be used; saving replaces it."""
    return environment.plan_problem is not None and environment.plan_source is SettingSource.USER
