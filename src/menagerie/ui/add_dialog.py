"""The dialog in which an animal is added."""

from collections.abc import Callable
from enum import Enum, auto
from typing import TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QLabel, QLineEdit, QWidget

from menagerie.domain.animal import NewAnimal, PetStatus
from menagerie.domain.errors import BadRequestError, MenagerieError, UnusableFieldError
from menagerie.ui.form import FormDialog, named_button, set_look, show_field_error
from menagerie.ui.segmented import SegmentedControl
from menagerie.ui.wording import status_word
from menagerie.workflows.fields import read_int64, read_name

_Value = TypeVar("_Value")


class _State(Enum):
    """What the dialog is doing. Queued, an animal can still be given up; on its way, it cannot."""

    EDITING = auto()
    QUEUED = auto()
    SENDING = auto()


class AddAnimalDialog(FormDialog):
    """Checks what was typed and hands it over; it closes only when told that the animal was added.

    Signals: ``add_wanted(object)`` with a NewAnimal; ``given_up`` when the person closes the dialog.
    """

    add_wanted = Signal(object)
    given_up = Signal()

    def __init__(self, environment_name: str, parent: QWidget) -> None:
        super().__init__("addAnimalDialog", self.tr("Add an animal"), parent)
        self._state = _State.EDITING
        self._is_held_up = False
        self.add_text(self.tr("to {environment}").format(environment=environment_name))
        self.name, self._name_error = self.add_field(self.tr("Name"), "nameEdit", "nameError")
        self.category, self._category_error = self.add_field(
            self.tr("Category number"), "categoryEdit", "categoryError"
        )
        self.category.setPlaceholderText(self.tr("A whole number, such as 12"))
        self.add_caption(self.tr("Status"))
        self.status = SegmentedControl(self.tr("Status"))
        self.status.add(self.tr("Let the service decide"), None, "newStatusUnstated")
        for status in PetStatus:
            self.status.add(status_word(status), status, f"newStatus{status.name.title()}")
        self.column.addWidget(self.status)
        self.message = self.add_text("", look="error", name="addMessage")
        self.keep_open = QCheckBox(self.tr("Keep open to add another"))
        self.keep_open.setObjectName("keepOpenCheck")
        self.cancel = named_button("cancelButton", self.tr("Cancel"))
        self._add_words = self.tr("Add to {environment}").format(environment=environment_name)
        self.confirm = named_button("confirmAddButton", self._add_words, primary=True)
        self.add_buttons(self.cancel, self.confirm, leading=self.keep_open)
        self.confirm.clicked.connect(self.submit)
        self.cancel.clicked.connect(self.reject)
        for edit, label in self._fields():
            edit.textEdited.connect(lambda _text, e=edit, m=label: show_field_error(e, m, ""))
            # Typing makes it another animal than the one whose fate is not known.
            edit.textEdited.connect(lambda _text: self.confirm.setText(self._add_words))
            show_field_error(edit, label, "")
        self.say("")
        self.name.setFocus()

    def submit(self) -> None:
        """Check both fields and ask for the add, or say beside each field what is wrong."""
        if not self.confirm.isEnabled():
            return
        category = _read(read_int64, self.category, self._category_error)
        name = _read(read_name, self.name, self._name_error)
        if name is not None and category is not None:
            status = self.status.value
            chosen = status if isinstance(status, PetStatus) else None
            self.add_wanted.emit(NewAnimal(name, category, chosen))

    def show_sending(self) -> None:
        """Keep everything as it is while the animal is on its way: its fate is known soon."""
        self._enter(_State.SENDING)
        self.say(self.tr("Adding…"), look="muted")

    def show_queued(self, text: str) -> None:
        """Say that the animal goes by itself later, unless the dialog is closed before."""
        self._enter(_State.QUEUED)
        self.say(text, look="muted")

    def show_waiting(self, *, waiting: bool) -> None:
        """Disable the confirm button while the service may not be asked; typing goes on."""
        self._is_held_up = waiting
        self._enter(self._state)

    def show_error(self, error: MenagerieError) -> None:
        """Say why the animal was not added, beside the field that the service names where it names one."""
        self._enter(_State.EDITING)
        field = self._field_named_in(error.said) if isinstance(error, BadRequestError) else None
        if field is not None:
            self.say("")
            show_field_error(*field, error.said)
            field[0].setFocus()
        else:
            self.say(error.sentence)

    def show_unconfirmed(self, error: MenagerieError) -> None:
        """Say that nobody knows yet whether the animal was added; the button now says what it would do."""
        self._enter(_State.EDITING)
        doubt = self.tr(
            "It is not known whether the animal was added. Look for it in the list first: adding again could "
            "add it twice, and the service cannot remove animals."
        )
        self.say(f"{error.title}. {doubt}")
        self.confirm.setText(self.tr("Add again anyway"))

    def begin_another(self) -> None:
        """Empty the name for the next animal, keeping what repeats."""
        self._enter(_State.EDITING)
        self.confirm.setText(self._add_words)
        self.say("")
        self.name.clear()
        self.name.setFocus()

    def say(self, text: str, *, look: str = "error") -> None:
        """Say something above the buttons."""
        self.message.setText(text)
        self.message.setVisible(bool(text))
        set_look(self.message, look)

    def reject(self) -> None:
        """Close without adding, except while the animal is on its way."""
        if self._state is _State.SENDING:
            return
        self.given_up.emit()
        super().reject()

    def _fields(self) -> tuple[tuple[QLineEdit, QLabel], tuple[QLineEdit, QLabel]]:
        return (self.name, self._name_error), (self.category, self._category_error)

    def _field_named_in(self, said: str) -> tuple[QLineEdit, QLabel] | None:
        lowered = said.casefold()
        name, category = self._fields()
        if "category" in lowered:
            return category
        return name if "name" in lowered else None

    def _enter(self, state: _State) -> None:
        """Let every input follow from the state, and from whether a wait stands."""
        self._state = state
        for widget in (self.name, self.category, self.status, self.keep_open):
            widget.setEnabled(state is _State.EDITING)
        self.cancel.setEnabled(state is not _State.SENDING)
        self.confirm.setEnabled(state is _State.EDITING and not self._is_held_up)


def _read(read: Callable[[str], _Value], edit: QLineEdit, label: QLabel) -> _Value | None:
    try:
        value = read(edit.text())
    except UnusableFieldError as error:
        show_field_error(edit, label, error.message)
        edit.setFocus()
        return None
    show_field_error(edit, label, "")
    return value
