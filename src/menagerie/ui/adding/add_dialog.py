"""The dialog in which an animal is added."""

import re
from collections.abc import Callable
from enum import Enum, auto
from typing import TypeVar

from PySide6.QtCore import QSignalBlocker, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QWidget

from menagerie.domain.animal import PetStatus
from menagerie.domain.errors import MenagerieError, UnusableFieldError
from menagerie.outbox.entry import Typed
from menagerie.ui.look.wording import status_word
from menagerie.ui.widgets.fields import CheckBox
from menagerie.ui.widgets.form import FormDialog, named_button, set_look, show_field_error
from menagerie.ui.widgets.labels import plain_label
from menagerie.ui.widgets.second_press import SecondPress
from menagerie.ui.widgets.segmented import SegmentedControl
from menagerie.workflows.fields import read_int64, read_name

_Value = TypeVar("_Value")

# Qt would cut a name at 32,767 characters without a word; the interface states no longest one.
_LONGEST = 1_000_000


class _State(Enum):
    """What the dialog is doing.

    While an animal is SAVING, the dialog cannot be closed: there may be a question about it. IN_DOUBT is an
    animal of which we don't know if it was added.
    """

    EDITING = auto()
    SAVING = auto()
    SENDING = auto()
    IN_DOUBT = auto()


class AddAnimalDialog(FormDialog):
    """Checks what was typed. Keeping and adding it is left to others, so it can be closed at any time.

    Signals: ``typed(object)`` with a Typed whenever the content changes; ``add_wanted(object)`` with a Typed
    that can be added; ``empty_wanted`` when the person starts with empty fields; ``outbox_wanted`` when the
    person wants to see the animal in the outbox.
    """

    typed = Signal(object)
    add_wanted = Signal(object)
    empty_wanted = Signal()
    outbox_wanted = Signal()

    def __init__(self, environment_name: str, parent: QWidget) -> None:
        super().__init__("addAnimalDialog", self.tr("Add an animal"), parent)
        self._state = _State.EDITING
        self._is_waiting = False
        self._is_to_close = False
        self._second_press = SecondPress()
        self.add_text(self.tr("to {environment}").format(environment=environment_name))
        self._add_note()
        self.name, self._name_error = self.add_field(self.tr("Name"), "nameEdit", "nameError")
        self.category, self._category_error = self.add_field(
            self.tr("Category number"), "categoryEdit", "categoryError"
        )
        self.name.setMaxLength(_LONGEST)
        self.category.setPlaceholderText(self.tr("A whole number, such as 12"))
        self.add_caption(self.tr("Status"))
        self.status = SegmentedControl(self.tr("Status"))
        self.status.add(self.tr("Not set"), None, "newStatusUnstated")
        for status in PetStatus:
            self.status.add(status_word(status), status, f"newStatus{status.name.title()}")
        self.column.addWidget(self.status)
        self.message = self.add_text("", look="error", name="addMessage")
        self.keep_open = CheckBox(self.tr("Keep open to add another"))
        self.keep_open.setObjectName("keepOpenCheck")
        self.cancel = named_button("cancelButton", self.tr("Cancel"))
        self._add_words = self.tr("Add to {environment}").format(environment=environment_name)
        self.confirm = named_button("confirmAddButton", self._add_words, primary=True)
        self.add_buttons(self.cancel, self.confirm, leading=self.keep_open)
        self.confirm.clicked.connect(self.submit)
        self.cancel.clicked.connect(self.reject)
        for edit, label in self._fields():
            edit.textChanged.connect(lambda _text, e=edit, m=label: show_field_error(e, m, ""))
            edit.textChanged.connect(self._changed)
            show_field_error(edit, label, "")
        self.status.chosen.connect(self._changed)
        self.say("")
        self.name.setFocus()

    @property
    def content(self) -> Typed:
        """What is typed and chosen, letter for letter."""
        status = self.status.value
        chosen = status.value if isinstance(status, PetStatus) else None
        return Typed(self.name.text(), self.category.text(), chosen)

    def fill_in(self, typed: Typed, note: str = "", *, offers_empty: bool = False) -> None:
        """Show what was typed before, and a ``note`` about it, without emitting ``typed``.

        ``offers_empty`` offers to start with empty fields instead.
        """
        blockers = [QSignalBlocker(widget) for widget in (self.name, self.category, self.status)]
        self.name.setText(typed.name)
        self.category.setText(typed.category)
        self.status.choose(next((status for status in PetStatus if status == typed.status), None))
        for blocker in blockers:
            blocker.unblock()
        for edit, label in self._fields():
            show_field_error(edit, label, "")
        self._note.setText(note)
        self._note_row.setVisible(bool(note))
        self._empty.setVisible(offers_empty)
        self.name.selectAll()
        self.name.setFocus()

    def submit(self) -> None:
        """Check both fields and emit ``add_wanted``, or say beside each field what is wrong."""
        if not self.confirm.isEnabled() or not self._second_press.counts:
            return
        if self._state is _State.IN_DOUBT:
            self.outbox_wanted.emit()
            return
        category = _read(read_int64, self.category, self._category_error)
        name = _read(read_name, self.name, self._name_error)
        if name is not None and category is not None:
            self.add_wanted.emit(self.content)

    def show_saving(self) -> None:
        """Keep everything as it is while the animal is being queued on the disk."""
        self._enter(_State.SAVING)
        self.say(self.tr("Saving…"), look="muted")

    def show_queued(self) -> None:
        """Say that the animal is being added: it is queued on the disk now."""
        self.say(self.tr("Adding…"), look="muted")

    def show_sending(self) -> None:
        """Keep everything as it is while the animal is on its way."""
        self._enter(_State.SENDING)
        self.say(self.tr("Adding…"), look="muted")

    def show_waiting(self, *, waiting: bool) -> None:
        """Disable the confirm button while the service may not be asked; typing goes on."""
        self._is_waiting = waiting
        self._enter(self._state)

    def ask_once_more(self, question: str, confirm: str) -> None:
        """Ask a question before adding; the button, which says ``confirm`` now, adds all the same."""
        self._enter(_State.EDITING)
        self.say(question, look="caution")
        self.confirm.setText(confirm)
        self.confirm.setAccessibleDescription(question)
        self.confirm.setFocus()
        self._second_press.shown()

    def show_refusal(self, reason: str) -> None:
        """Say why the service refused it, beside the field that the reason names, if any."""
        self._enter(_State.EDITING)
        field = self._field_named_in(reason)
        if field is None:
            self.say(reason)
            self.name.setFocus()
            return
        self.say("")
        show_field_error(*field, reason)
        field[0].setFocus()

    def show_error(self, error: MenagerieError) -> None:
        """Say why the animal was not added. What is typed stays."""
        self._enter(_State.EDITING)
        self.say(error.sentence)
        self.name.setFocus()

    def show_unconfirmed(self, reason: str) -> None:
        """Say why we don't know if the animal was added; the button leads to the outbox.

        Typing makes it another animal, which can be added.
        """
        self._enter(_State.IN_DOUBT)
        doubt = self.tr(
            "Adding it again could add it twice, and the service cannot remove animals. The outbox can look "
            "for it in the list."
        )
        self.say(f"{reason} {doubt}")
        self.confirm.setText(self.tr("Open the outbox"))
        self.confirm.setFocus()

    def begin_another(self) -> None:
        """Empty the name for the next animal; keep category and status."""
        typed = self.content
        self._enter(_State.EDITING)
        self._forget_question()
        self.fill_in(Typed("", typed.category, typed.status))

    def say(self, text: str, *, look: str = "error") -> None:
        """Say something above the buttons."""
        self.message.setText(text)
        self.message.setVisible(bool(text))
        set_look(self.message, look)

    def reject(self) -> None:
        """Close the dialog; while the animal is being saved, close it right after that."""
        if self._state is _State.SAVING:
            self._is_to_close = True
            return
        super().reject()

    def _add_note(self) -> None:
        self._note = plain_label(look="muted", wraps=True)
        self._note.setObjectName("draftNote")
        self._empty = named_button("startEmptyButton", self.tr("Start empty"))
        self._empty.setProperty("look", "ghost")
        self._empty.clicked.connect(self.empty_wanted)
        self._note_row = QWidget()
        row = QHBoxLayout(self._note_row)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._note, 1)
        row.addWidget(self._empty)
        self.column.addWidget(self._note_row)
        self._note_row.hide()

    def _changed(self) -> None:
        if self._state is _State.IN_DOUBT:
            self._enter(_State.EDITING)
        self._forget_question()
        self.typed.emit(self.content)

    def _forget_question(self) -> None:
        """Take back a question and a message about what was typed before."""
        self.confirm.setText(self._add_words)
        self.confirm.setAccessibleDescription("")
        self._second_press = SecondPress()
        if self.message.text():
            self.say("")

    def _fields(self) -> tuple[tuple[QLineEdit, QLabel], tuple[QLineEdit, QLabel]]:
        return (self.name, self._name_error), (self.category, self._category_error)

    def _field_named_in(self, reason: str) -> tuple[QLineEdit, QLabel] | None:
        name, category = self._fields()
        if re.search(r"\bcategory", reason, re.IGNORECASE):
            return category
        return name if re.search(r"\bname\b", reason, re.IGNORECASE) else None

    def _enter(self, state: _State) -> None:
        """Enable the inputs that fit the state; during a wait, not the button that adds."""
        self._state = state
        is_fixed = state in {_State.SAVING, _State.SENDING}
        for widget in (self.name, self.category, self.status, self.keep_open):
            widget.setEnabled(not is_fixed)
        leads_to_request = state is not _State.IN_DOUBT
        self.confirm.setEnabled(not is_fixed and not (leads_to_request and self._is_waiting))
        self.cancel.setText(self.tr("Cancel") if state is _State.EDITING else self.tr("Close"))
        if self._is_to_close and state is not _State.SAVING:
            self._is_to_close = False
            # After the caller has finished: it goes on using this dialog.
            QTimer.singleShot(0, self, self.reject)


def _read(read: Callable[[str], _Value], edit: QLineEdit, label: QLabel) -> _Value | None:
    try:
        value = read(edit.text())
    except UnusableFieldError as error:
        show_field_error(edit, label, error.message)
        edit.setFocus()
        return None
    show_field_error(edit, label, "")
    return value
