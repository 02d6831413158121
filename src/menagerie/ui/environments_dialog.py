"""The dialog in which the addresses of production and staging are set."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from menagerie.domain.address import check_base_url
from menagerie.domain.errors import MenagerieError, UnusableAddressError
from menagerie.settings.environments import AddressSource, Environment, EnvironmentId
from menagerie.ui.form import FormDialog, named_button, show_field_error


class EnvironmentsDialog(FormDialog):
    """Signals: ``save_wanted(object)`` with a dict of what was changed: EnvironmentId to address or None."""

    save_wanted = Signal(object)

    def __init__(self, environments: tuple[Environment, ...], parent: QWidget) -> None:
        super().__init__("environmentsDialog", self.tr("Environments"), parent)
        self.add_text(
            self.tr(
                "Where the service is. Each environment has its own key and its own animals. An address "
                "begins with https and ends in v1. The sandbox needs none: it runs on this computer."
            )
        )
        self._edits: dict[EnvironmentId, tuple[QLineEdit, QLabel]] = {}
        self._shown: dict[EnvironmentId, str] = {}
        for environment in environments:
            if environment.id is not EnvironmentId.SANDBOX:
                self._add_environment(environment)
        self.message = self.add_text("", look="error", name="environmentsMessage")
        self.message.hide()
        self.cancel = named_button("cancelEnvironmentsButton", self.tr("Cancel"))
        self.save = named_button("saveEnvironmentsButton", self.tr("Save"), primary=True)
        self.add_buttons(self.cancel, self.save)
        self.cancel.clicked.connect(self.reject)
        self.save.clicked.connect(self._submit)

    def edit_of(self, environment: EnvironmentId) -> QLineEdit:
        """Return the field for the address of an environment."""
        return self._edits[environment][0]

    def show_error(self, error: MenagerieError) -> None:
        """Say why the addresses were not saved."""
        self.message.setText(error.sentence)
        self.message.show()

    def _add_environment(self, environment: Environment) -> None:
        name = f"{environment.id}UrlEdit"
        edit, error = self.add_field(
            self.tr("{name} address").format(name=environment.name), name, f"{environment.id}UrlError"
        )
        edit.setPlaceholderText("https://…/v1")
        edit.setText(environment.base_url or "")
        edit.setReadOnly(environment.source is AddressSource.VARIABLE)
        edit.textEdited.connect(lambda _text: show_field_error(edit, error, ""))
        self._edits[environment.id] = (edit, error)
        self._shown[environment.id] = edit.text()
        note = self._note(environment)
        if note:
            self.add_text(note)
        show_field_error(edit, error, environment.problem or "")

    def _note(self, environment: Environment) -> str:
        if environment.source is AddressSource.VARIABLE:
            variable = f"MENAGERIE_{environment.id.upper()}_URL"
            return self.tr("Set by the variable {variable}; it cannot be changed here.").format(
                variable=variable
            )
        if environment.source is AddressSource.SITE:
            return self.tr("Set by your IT for everyone on this computer. What you enter here comes first.")
        return ""

    def _submit(self) -> None:
        addresses: dict[EnvironmentId, str | None] = {}
        for identifier, (edit, label) in self._edits.items():
            text = edit.text().strip()
            if text == self._shown[identifier]:
                # Saving it would put what IT set into the person's own file, where IT can change it no more.
                continue
            try:
                addresses[identifier] = check_base_url(text) if text else None
            except UnusableAddressError as error:
                show_field_error(edit, label, error.message)
                edit.setFocus()
                return
            show_field_error(edit, label, "")
        self.save_wanted.emit(addresses)
