"""The fields for the store that an environment shares with other desks; one line as long as none is named."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from menagerie.domain.errors import UnusablePasswordError, UnusableSharedAddressError
from menagerie.domain.secret import Password
from menagerie.settings.environments import Environment, SettingSource
from menagerie.ui.environments.steps import SharedSteps
from menagerie.ui.widgets.fields import LineEdit
from menagerie.ui.widgets.form import named_button, show_field_error
from menagerie.ui.widgets.labels import announce, plain_label
from menagerie.ui.words.messages import message_of, words

if TYPE_CHECKING:
    # Most installations share nothing.
    from menagerie.domain.shared_store import SharedAddress

_GAP = 8


class SharedField(QWidget):
    """The address of the shared store, its password, and a test of both.

    Signals: ``origin_entered(str)`` with a ``SharedAddress.origin``, to find out if its password is kept;
    ``test_requested(object, object)`` with the SharedAddress and the Password that was typed, or None;
    ``edited`` when one of them is another one, so that a test of those before says nothing.
    """

    origin_entered = Signal(str)
    test_requested = Signal(object, object)
    edited = Signal()

    def __init__(self, environment: Environment) -> None:
        super().__init__()
        self.setObjectName(f"{environment.id}Shared")
        self._environment = environment
        self._shown_address = environment.shared or ""
        self._origin = ""
        self._is_kept = False
        self._is_of_this_run = False
        self._forgets = False
        self.more = named_button(f"{environment.id}SharedButton", self._summary(), look="inline")
        # Each environment has one.
        self.more.setAccessibleName(f"{environment.name}: {self._summary()}")
        self.more.clicked.connect(self.unfold)
        name = environment.name
        self.address = self._edit("sharedEdit", self.tr("{name} shared store").format(name=name))
        self.address.setText(self._shown_address)
        self.address.setPlaceholderText("postgresql://…@…/…")
        self._address_error = plain_label(name="sharedError", look="error", wraps=True)
        self.password = self._edit(
            "sharedPasswordEdit", self.tr("{name}: password of the shared store").format(name=name)
        )
        self.password.setEchoMode(QLineEdit.EchoMode.Password)
        self.password.setInputMethodHints(
            Qt.InputMethodHint.ImhSensitiveData | Qt.InputMethodHint.ImhNoPredictiveText
        )
        self._password_error = plain_label(name="sharedPasswordError", look="error", wraps=True)
        self.state = plain_label(name="sharedState", look="muted", wraps=True)
        self.test = named_button("testSharedButton", self.tr("Test"))
        self.test.setAccessibleName(self.tr("Test the shared store of {name}").format(name=name))
        self.forget = named_button("forgetSharedButton", self.tr("Remove the password"), look="inline")
        self.steps = SharedSteps()
        self._lay_out()
        self.address.textChanged.connect(self._address_changed)
        self.address.editingFinished.connect(self._check_address)
        self.password.textChanged.connect(self._password_changed)
        self.test.clicked.connect(self._test)
        self.forget.clicked.connect(self._toggle_forgetting)
        self._show_state()
        show_field_error(self.address, self._address_error, self._problem())
        self._fields.setVisible(bool(self._problem()))
        self.more.setVisible(not self._problem())

    def unfold(self) -> None:
        """Show the fields."""
        self._fields.show()
        self.address.setFocus()
        self.more.hide()
        self._check_address()

    def read(self) -> "SharedAddress | None":
        """Return the address; None for an empty field.

        Raises UnusableSharedAddressError after showing it below the field.
        """
        from menagerie.domain.shared_store import parse_shared_address  # noqa: PLC0415 - see above

        text = self.address.text().strip()
        try:
            return parse_shared_address(text) if text else None
        except UnusableSharedAddressError as error:
            self._fields.show()
            self.more.hide()
            show_field_error(self.address, self._address_error, message_of(error))
            raise

    @property
    def is_changed(self) -> bool:
        """Whether the address is another one than at first."""
        return self.address.text().strip() != self._shown_address

    def read_password(self) -> Password | None:
        """Return the password that was typed; None if none was.

        Raises UnusablePasswordError after showing it below the field.
        """
        try:
            return Password(self.password.text()) if self.password.text() else None
        except UnusablePasswordError as error:
            show_field_error(self.password, self._password_error, message_of(error))
            raise

    def read_to_save(self) -> str | None:
        """Return the address in normal form; None for an empty field.

        Raises UnusableSharedAddressError after showing it, and moving the focus there.
        """
        try:
            address = self.read()
        except UnusableSharedAddressError:
            self.address.setFocus()
            raise
        return None if address is None else address.text

    def read_passwords(self) -> dict[str, Password | None]:
        """Return the password that was typed by the ``origin`` of its store, None for one to remove; else {}.

        Raises UnusableSharedAddressError or UnusablePasswordError after showing it, with the focus there.
        """
        if not self.password.text() and not self.forgets_password:
            return {}
        self.read_to_save()
        try:
            password = self.read_password()
        except UnusablePasswordError:
            self.password.setFocus()
            raise
        address = self.read()
        return {} if address is None else {address.origin: password}

    @property
    def forgets_password(self) -> bool:
        """Whether the person wants the password that is kept to be removed."""
        return self._forgets

    def show_kept(self, origin: str, *, is_kept: bool, this_run: bool) -> None:
        """Say whether a password is kept for ``origin``, if that is still the one in the field.

        ``this_run`` if no keyring took it.
        """
        if origin == self._origin:
            self._is_kept, self._is_of_this_run = is_kept, this_run
            self._show_state()

    def show_kept_error(self, origin: str, text: str) -> None:
        """Say why that cannot be found out."""
        if origin == self._origin:
            self._say_state(text)

    def show_testing(self, *, is_testing: bool) -> None:
        """Take no second test meanwhile."""
        # A disabled button would lose the focus.
        self.test.setText(self.tr("Testing…") if is_testing else self.tr("Test"))

    def _test(self) -> None:
        try:
            address, password = self.read(), self.read_password()
        except UnusableSharedAddressError:
            self.address.setFocus()
        except UnusablePasswordError:
            self.password.setFocus()
        else:
            if address is None:
                self.address.setFocus()
                text = self.tr("Enter the address of the shared store first.")
                show_field_error(self.address, self._address_error, text)
            else:
                self.test_requested.emit(address, password)

    def _address_changed(self) -> None:
        show_field_error(self.address, self._address_error, "")
        self.steps.clear()
        self.edited.emit()

    def _password_changed(self) -> None:
        show_field_error(self.password, self._password_error, "")
        self._forgets = False
        self.steps.clear()
        self.edited.emit()
        self._show_state()

    def _check_address(self) -> None:
        """Say what is wrong with the address, and ask whether its password is kept."""
        try:
            address = self.read()
        except UnusableSharedAddressError:
            return
        origin = "" if address is None else address.origin
        if origin != self._origin:
            self._origin, self._forgets = origin, False
            self._is_kept = self._is_of_this_run = False
            self._show_state()
            if origin:
                self.origin_entered.emit(origin)

    def _toggle_forgetting(self) -> None:
        self._forgets = not self._forgets
        self._show_state()
        announce(self.state, self.state.text())

    def _show_state(self) -> None:
        if self._forgets:
            text = self.tr("The password is removed when you save.")
        elif self._is_kept and not self.password.text():
            text = self.tr("A password is kept in this computer's keyring.")
            if self._is_of_this_run:
                text = self.tr("A password is kept until Menagerie is closed.")
        elif self._is_kept and not self._is_of_this_run:
            text = self.tr("Replaces the password in this computer's keyring.")
        else:
            text = self.tr("The password goes into this computer's keyring.")
        self._say_state(text)
        is_new = self._is_kept and not self._forgets
        self.password.setPlaceholderText(self.tr("Type a new one to change it") if is_new else "")
        self.forget.setVisible(self._is_kept and not self.password.text())
        does = self.tr("Keep the password") if self._forgets else self.tr("Remove the password")
        self.forget.setText(does)
        # Each environment has one.
        self.forget.setAccessibleName(f"{self._environment.name}: {does}")

    def _say_state(self, text: str) -> None:
        self.state.setText(text)
        self.password.setAccessibleDescription(text)

    def _summary(self) -> str:
        return (
            self.tr("Shared with other desks…") if self._shown_address else self.tr("Share with other desks…")
        )

    def _problem(self) -> str:
        problem = self._environment.shared_problem
        return "" if problem is None else words(problem)

    def _note(self) -> str:
        if self._environment.shared_source is SettingSource.SITE:
            return self.tr("Set by your IT team. What you enter here replaces it for you.")
        return self.tr("A PostgreSQL database of your shop. Leave it empty to share nothing.")

    def _edit(self, name: str, spoken: str) -> QLineEdit:
        edit = LineEdit()
        edit.setObjectName(name)
        edit.setProperty("look", "field")
        edit.setAccessibleName(spoken)
        return edit

    def _lay_out(self) -> None:
        self._fields = QWidget()
        fields = QVBoxLayout(self._fields)
        fields.setContentsMargins(0, 0, 0, 0)
        fields.setSpacing(6)
        caption = self.tr("{name} shared store").format(name=self._environment.name)
        label = plain_label(caption, weight=QFont.Weight.DemiBold)
        label.setBuddy(self.address)
        fields.addSpacing(4)
        fields.addWidget(label)
        for widget in (
            self.address,
            self._address_error,
            plain_label(self._note(), name="sharedNote", look="muted", wraps=True),
        ):
            fields.addWidget(widget)
        caption_of_password = plain_label(self.tr("Password"), look="muted")
        caption_of_password.setBuddy(self.password)
        fields.addWidget(caption_of_password)
        row = QHBoxLayout()
        row.setSpacing(_GAP)
        row.addWidget(self.password, 1)
        row.addWidget(self.test)
        fields.addLayout(row)
        fields.addWidget(self._password_error)
        fields.addWidget(self.state)
        forgetting = QHBoxLayout()
        forgetting.addWidget(self.forget)
        forgetting.addStretch(1)
        fields.addLayout(forgetting)
        fields.addWidget(self.steps)
        folded = QHBoxLayout()
        folded.addWidget(self.more)
        folded.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(folded)
        column.addWidget(self._fields)
        for error in (self._address_error, self._password_error):
            error.hide()
