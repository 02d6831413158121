"""The dialogs that set environments up: connecting a store, addresses and plans, and practising."""

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from menagerie.domain.address import check_base_url, complete_base_url
from menagerie.domain.cases import AddressCase, FieldCase
from menagerie.domain.errors import (
    InputError,
    MenagerieError,
    UnusableAddressError,
    UnusableFieldError,
    UnusableKeyError,
    UnusablePasswordError,
    UnusableSharedAddressError,
)
from menagerie.domain.plan import PLANS, Plan, enterprise
from menagerie.domain.secret import ApiKey
from menagerie.domain.text import plain
from menagerie.settings.environments import LARGEST_LIMIT, Changes, Environment, EnvironmentId, SettingSource
from menagerie.ui.environments.key_dialog import KeyEdit
from menagerie.ui.environments.shared_field import SharedField
from menagerie.ui.environments.steps import KeySteps
from menagerie.ui.look.plain_text import isolated
from menagerie.ui.look.theme import Theme, restyle
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import number, plan_limits
from menagerie.ui.widgets.fields import FieldComboBox, LineEdit, RadioButton
from menagerie.ui.widgets.form import FormDialog, named_button, pass_focus, set_look, show_field_error
from menagerie.ui.widgets.labels import announce, plain_label
from menagerie.ui.words.messages import message_of, sentence_of, words
from menagerie.workflows.key_check import KeyCheck
from menagerie.workflows.session import Situation

if TYPE_CHECKING:
    from menagerie.domain.secret import Password

# The rows of the list: detect the plan, one of the plans with fixed limits, or Enterprise.
_DETECTED = 0
_FIRST_FIXED = 1
_ENTERPRISE = _FIRST_FIXED + len(PLANS)
_GAP = 8


class PlanField(QWidget):
    """A list of the plans and, for Enterprise, fields for the two limits. An empty field means no limit."""

    def __init__(self, environment: Environment) -> None:
        super().__init__()
        name = environment.id
        self.choice = FieldComboBox()
        self.choice.setObjectName(f"{name}Plan")
        self.choice.setAccessibleName(self.tr("{name} plan").format(name=environment.name))
        self.choice.addItem(self.tr("Detect automatically"))
        for plan in PLANS:
            self.choice.addItem(f"{plan.name} ({plan_limits(plan)})")
        self.choice.addItem(self.tr("Enterprise…"))
        self.per_minute = self._limit(f"{name}PerMinuteEdit", self.tr("Requests a minute"), environment)
        self.per_day = self._limit(f"{name}PerDayEdit", self.tr("Requests a day"), environment)
        self._limits = QWidget()
        limits = QHBoxLayout(self._limits)
        limits.setContentsMargins(0, 0, 0, 0)
        limits.setSpacing(_GAP)
        for caption, edit in (
            (self.tr("Requests a minute"), self.per_minute),
            (self.tr("Requests a day"), self.per_day),
        ):
            limits.addLayout(_captioned(caption, edit))
        self.error = plain_label(name=f"{name}PlanError", look="error", wraps=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        for part in (self.choice, self._limits, self.error):
            column.addWidget(part)
        self.choice.currentIndexChanged.connect(self._chosen)
        self._show(environment.plan)
        self._show_error("" if environment.plan_problem is None else words(environment.plan_problem))

    def read(self) -> Plan | None:
        """Return the chosen plan; None to detect it.

        Raises UnusableFieldError for an unusable limit, after showing it and moving the focus there.
        """
        index = self.choice.currentIndex()
        if index == _ENTERPRISE:
            return enterprise(self._read(self.per_minute), self._read(self.per_day))
        return None if index == _DETECTED else PLANS[index - _FIRST_FIXED]

    def _limit(self, name: str, caption: str, environment: Environment) -> QLineEdit:
        edit = LineEdit()
        edit.setObjectName(name)
        edit.setProperty("look", "field")
        edit.setPlaceholderText(self.tr("No limit"))
        edit.setAccessibleName(self.tr("{name}: {limit}").format(name=environment.name, limit=caption))
        edit.textEdited.connect(lambda _text: self._show_error(""))
        return edit

    def _show(self, plan: Plan | None) -> None:
        if plan is None:
            self.choice.setCurrentIndex(_DETECTED)
        elif plan in PLANS:
            self.choice.setCurrentIndex(_FIRST_FIXED + PLANS.index(plan))
        else:
            self.choice.setCurrentIndex(_ENTERPRISE)
            for edit, limit in ((self.per_minute, plan.per_minute), (self.per_day, plan.per_day)):
                edit.setText("" if limit is None else str(limit))
        self._chosen(self.choice.currentIndex())

    def _chosen(self, index: int) -> None:
        self._limits.setVisible(index == _ENTERPRISE)
        self._show_error("")

    def _read(self, edit: QLineEdit) -> int | None:
        text = edit.text().strip()
        try:
            return _read_limit(text) if text else None
        except UnusableFieldError as error:
            self._show_error(message_of(error), edit)
            edit.setFocus()
            raise

    def _show_error(self, text: str, wrong: QLineEdit | None = None) -> None:
        """Show what is wrong, and mark the field."""
        for edit in (self.per_minute, self.per_day):
            edit.setAccessibleDescription(text if edit is wrong else "")
            restyle(edit, "wrong", edit is wrong)
        self.choice.setAccessibleDescription("" if wrong else text)
        self.error.setText(text)
        self.error.setVisible(bool(text))
        if wrong is not None:
            announce(self.error, text)


def _read_limit(text: str) -> int:
    # Longer numbers are above every limit.
    digits = plain(text)[: len(str(LARGEST_LIMIT)) + 1]
    if not digits.isdecimal() or not 1 <= int(digits) <= LARGEST_LIMIT:
        raise UnusableFieldError(FieldCase.LIMIT, most=LARGEST_LIMIT)
    return int(digits)


def _captioned(caption: str, edit: QLineEdit) -> QVBoxLayout:
    label: QLabel = plain_label(caption, look="muted")
    label.setBuddy(edit)
    column = QVBoxLayout()
    column.setSpacing(4)
    column.addWidget(label)
    column.addWidget(edit)
    return column


class _Fields(Struct, frozen=True):
    """The fields of one environment, and the address that was shown at first."""

    environment: Environment
    address: QLineEdit
    address_error: QLabel
    shown_address: str
    plan: PlanField
    shared: SharedField


class EnvironmentsDialog(FormDialog):
    """Signals: ``save_requested(object)`` with the Changes.

    ``passwords`` are then those of shared stores that were typed, by ``SharedAddress.origin``; None for one
    to be removed.
    """

    save_requested = Signal(object)

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
        self.save_requested.emit(Changes(addresses, plans, stores))

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


class Entered(Struct, frozen=True):
    """What was entered: the environment as it will be, its key, and what is to be saved.

    ``passwords`` are those of shared stores, by ``SharedAddress.origin``; None for one to be removed.
    """

    environment: Environment
    base_url: str
    key: ApiKey
    changes: Changes
    passwords: "dict[str, Password | None]"


class ConnectDialog(FormDialog):
    """Asks for the address and the key of one environment, and under *More* for what most do not need.

    While they are typed, nothing but their form is looked at.

    Signals: ``connect_requested(object)`` with what was Entered, when the button is pressed.
    """

    connect_requested = Signal(object)

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
        self._show_message("" if may_cancel else self.tr("Saving…"), "muted")
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
        self._show_message(sentence_of(error), "error")

    def reject(self) -> None:
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

    def _show_message(self, text: str, look: str) -> None:
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
        self.connect_requested.emit(entered)

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


class PracticeDialog(FormDialog):
    """Asks for a situation, and calls ``practise`` with it."""

    def __init__(self, parent: QWidget, practise: Callable[[Situation], None]) -> None:
        super().__init__("practiceDialog", self.tr("Practice on the sandbox"), parent)
        self._practise = practise
        self.add_text(
            self.tr("The sandbox can behave like a service on a bad day. Nothing leaves this computer.")
        )
        self.column.addSpacing(8)
        names = {
            Situation.LIMIT_REACHED: self.tr("The limit is reached"),
            Situation.ANSWER_LOST: self.tr("An animal is added, but the answer is lost"),
            Situation.SERVER_ERROR: self.tr("The next request fails"),
        }
        self._order = tuple(names)
        self._situations = QButtonGroup(self)
        for index, (situation, text) in enumerate(names.items()):
            button = RadioButton(text)
            button.setObjectName(f"practice{situation.name.title().replace('_', '')}")
            self._situations.addButton(button, index)
            self.column.addWidget(button)
        self._situations.button(0).setChecked(True)
        self.cancel = self.cancel_button("cancelPracticeButton")
        self.start = named_button("startPracticeButton", self.tr("Practise"), primary=True)
        self.add_buttons(self.cancel, self.start)
        self.start.clicked.connect(self._submit)

    def _submit(self) -> None:
        self._practise(self._order[self._situations.checkedId()])
        self.accept()
