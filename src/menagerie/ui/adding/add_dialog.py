"""The dialog in which an animal is added."""

import re
from collections.abc import Callable
from enum import Enum, auto

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, QTimer, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QWidget
from shiboken6 import isValid

from menagerie.domain.animal import PetStatus
from menagerie.domain.clock import Clock
from menagerie.domain.errors import UnusableFieldError
from menagerie.domain.text import is_visible
from menagerie.outbox.entry import Typed
from menagerie.ui.adding.category_edit import CategoryEdit
from menagerie.ui.adding.questions import answers
from menagerie.ui.look.plain_text import in_sentence, shown
from menagerie.ui.look.theme import restyle
from menagerie.ui.look.wording import status_word
from menagerie.ui.widgets.fields import CheckBox, SegmentedControl
from menagerie.ui.widgets.form import DoubleClickGuard, FormDialog, named_button, set_look
from menagerie.ui.widgets.labels import announce, plain_label
from menagerie.ui.words.messages import message_of, stored_words
from menagerie.workflows.fields import KnownCategories, read_name

# Milliseconds without a key after which a person is no longer typing.
_PAUSE_MS = 900


class _State(Enum):
    """What the dialog is doing.

    While an animal is SAVING, the dialog cannot be closed: there may be a question about it. IN_DOUBT is an
    animal of which we don't know if it was added.
    """

    EDITING = auto()
    SAVING = auto()
    SENDING = auto()
    IN_DOUBT = auto()


class _CheckedField(QObject):
    """Shows an error beside ``edit`` when the person pauses or leaves it, and hides it with the next change.

    A field in which nothing was typed shows no error by itself. ``read`` raises UnusableFieldError for a
    content that cannot be used. ``can_become_right`` tells whether typing on can make it right: if not, the
    error is shown at once. While ``is_undecided`` returns True, nothing is shown by itself.

    A screen reader gets each error once, and not at each letter: it is announced when the person pauses or
    leaves the field, and read as the field's description when the focus comes to it.
    """

    def __init__(
        self,
        edit: QLineEdit,
        label: QLabel,
        read: Callable[[str], object],
        can_become_right: Callable[[str], bool],
        is_undecided: Callable[[], bool] = bool,
    ) -> None:
        super().__init__(edit)
        self.edit = edit
        self._label = label
        self._read = read
        self._can_become_right = can_become_right
        self._is_undecided = is_undecided
        self._is_touched = False
        # The error that a screen reader was given last.
        self._announced = ""
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE_MS)
        self._pause.timeout.connect(self._show_by_itself)
        edit.textEdited.connect(self._touch)
        edit.textChanged.connect(self._changed)
        edit.editingFinished.connect(self._show_by_itself)
        edit.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Describe the field with its error once the focus leaves it: a change before would be read out.
        # A dialog that is being deleted takes the focus from its fields, too.
        if event.type() is QEvent.Type.FocusOut and isValid(self.edit) and isValid(self._label):
            self.edit.setAccessibleDescription(self._label.text())
        return super().eventFilter(watched, event)

    @property
    def problem(self) -> str:
        """What is wrong with the content; empty if nothing is."""
        try:
            self._read(self.edit.text())
        except UnusableFieldError as error:
            return message_of(error)
        return ""

    def say(self, text: str) -> None:
        """Show ``text`` beside the field, or nothing for an empty one."""
        self._show(text)
        if text and self.edit.hasFocus():
            self._announce(text)
        else:
            self.edit.setAccessibleDescription(shown(text))

    def show_problem(self) -> bool:
        """Show what is wrong, and return whether anything is."""
        problem = self.problem
        if problem:
            self.say(problem)
        return bool(problem)

    def begin_anew(self) -> None:
        """Hide the error of a content that was replaced. Text that was there before counts as typed."""
        self._is_touched = bool(self.edit.text().strip())
        self._pause.stop()
        self._announced = ""
        self.say("")

    def check_again(self) -> None:
        """Show or hide what is wrong, because other contents are usable now.

        What the person was told stays, as long as it is wrong.
        """
        was_told = bool(self._label.text())
        self.say("")
        if not was_told or not self.show_problem():
            self._changed()

    def rest(self) -> None:
        """Show nothing by itself before the person types again."""
        self._is_touched = False
        self._pause.stop()

    def _touch(self) -> None:
        self._is_touched = True

    def _changed(self) -> None:
        self._pause.stop()
        problem = self.problem
        if not problem:
            self._announced = ""
        elif self._is_touched:
            self._pause.start()
            if not (self._can_become_right(self.edit.text()) or self._is_undecided()):
                self._show(problem)

    def _show_by_itself(self) -> None:
        if self._is_touched and not self._is_undecided() and self.show_problem():
            self._announce(self.problem)

    def _show(self, text: str) -> None:
        self._label.setText(text)
        self._label.setVisible(bool(text))
        restyle(self.edit, "wrong", bool(text))

    def _announce(self, text: str) -> None:
        if text != self._announced:
            announce(self._label, shown(text))
        self._announced = text


class AddAnimalDialog(FormDialog):
    """Checks what was typed. Keeping and adding it is left to others, so it can be closed at any time.

    Signals: ``typed(object)`` with a Typed whenever the content changes; ``add_requested(object)`` with a
    Typed that can be added, in which the category is its number; ``check_requested`` when the person wants to
    know if the animal was added. ``start_empty`` is the button for empty fields.
    """

    typed = Signal(object)
    add_requested = Signal(object)
    check_requested = Signal()

    def __init__(self, environment_name: str, clock: Clock, parent: QWidget) -> None:
        super().__init__("addAnimalDialog", self.tr("Add an animal"), parent)
        self._state = _State.EDITING
        self._is_waiting = False
        self._is_to_close = False
        self._clock = clock
        self._second_press = DoubleClickGuard(clock.monotonic)
        self._question = self._answer = ""
        self._add_note()
        self._add_fields()
        self.status = SegmentedControl(self.tr("Status"))
        self.add_caption(self.tr("Status")).setBuddy(self.status)
        self.status.add(self.tr("Not set"), None, "newStatusUnstated")
        for status in PetStatus:
            self.status.add(status_word(status), status, f"newStatus{status.name.title()}")
        self.column.addWidget(self.status)
        self.message = self.add_text("", look="error", name="addMessage")
        self.ask_no_more = _named_check("askNoMoreCheck", self.tr("Don't ask again"))
        self.column.addWidget(self.ask_no_more)
        self._wait_text = self.add_text("", look="caution", name="addWaitText")
        self.keep_open = _named_check("keepOpenCheck", self.tr("Keep open to add another"))
        self.cancel = named_button("cancelButton", self.tr("Cancel"))
        self._answers = answers(environment_name)
        self._add_words = self.tr("Add to {environment}").format(environment=environment_name)
        self.confirm = named_button("confirmAddButton", self._add_words, primary=True)
        self.add_buttons(self.cancel, self.confirm, leading=self.keep_open)
        self.confirm.clicked.connect(self.submit)
        self.cancel.clicked.connect(self.reject)
        for edit in (self.name, self.category):
            edit.textChanged.connect(self._changed)
        self.status.chosen.connect(self._changed)
        self.say("")
        self._forget_question()
        self._enter(_State.EDITING)
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
        for field in self._fields:
            field.begin_anew()
        self._refresh()
        self._note.setText(note)
        self._note_row.setVisible(bool(note))
        self.start_empty.setVisible(offers_empty)
        self._begin_at_name()

    def show_categories(self, known: KnownCategories) -> None:
        """Offer these categories by name and number, and understand them."""
        self.category.show_known(known)
        self._category_field.check_again()
        self._refresh()

    def submit(self) -> None:
        """Emit ``add_requested``, or say beside each field what is wrong."""
        if self._is_fixed or not self._second_press.counts:
            return
        if self._state is _State.IN_DOUBT:
            self.check_requested.emit()
        elif any(field.problem for field in self._fields):
            self.explain_disabled()
        else:
            self.add_requested.emit(self.category.with_number(self.content))

    def explain_disabled(self) -> None:
        """Say beside each field what is wrong, and go to the first of them."""
        wrong = [field for field in self._fields if not self._is_fixed and field.show_problem()]
        if wrong:
            wrong[0].edit.setFocus()

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

    def show_waiting(self, *, waiting: bool, sentence: str = "") -> None:
        """Offer to add after the wait while the service may not be asked; typing goes on.

        ``sentence`` says how long that is.
        """
        self._is_waiting = waiting
        self._wait_text.setText(sentence)
        self._refresh()

    def ask_once_more(self, question: str, confirm: str, *, may_be_last: bool = False) -> None:
        """Ask a question before adding; the button, which says ``confirm`` then, adds all the same.

        ``may_be_last`` offers not to be asked again.
        """
        self._enter(_State.EDITING)
        self.say(question, look="caution")
        self.ask_no_more.setVisible(may_be_last)
        self._question, self._answer = question, confirm
        self._refresh()
        self._begin_at_name()
        self._second_press.shown()

    def show_refusal(self, reason: str) -> None:
        """Say why the service refused it, a stored reason, beside the field that it names, if any."""
        self._enter(_State.EDITING)
        field, words = self._field_named_in(reason), stored_words(reason)
        if field is None:
            self.say(words)
            self.name.setFocus()
            return
        self.say("")
        field.say(words)
        field.edit.setFocus()

    def show_error(self, sentence: str) -> None:
        """Say why the animal was not added. What is typed stays."""
        self._enter(_State.EDITING)
        self.say(sentence)
        self.name.setFocus()

    def show_unconfirmed(self) -> None:
        """Say that we don't know if the animal was added; the button checks it.

        Typing makes it another animal, which can be added.
        """
        self._enter(_State.IN_DOUBT)
        name = in_sentence(self.name.text())
        self.say(self.tr("We don't know if {name} was added.").format(name=name), look="caution")
        self._begin_at_name()

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
        if text and look != "muted":
            announce(self.message, text)

    def open(self) -> None:
        # Wide enough for each answer from the beginning: a question must not make the dialog jump.
        for words in (*self._answers, self.tr("Yes, add after the wait")):
            self.confirm.setText(words)
            self._whole.activate()
            self._fit()
        self._refresh()
        super().open()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self.category.close_list()

    def done(self, result: int) -> None:
        # Close the dialog, which takes the focus from its fields: what is wrong is not said any more.
        for field in self._fields:
            field.rest()
        super().done(result)

    def reject(self) -> None:
        # Close the dialog; while the animal is being saved, close it right after that.
        if self._state is _State.SAVING:
            self._is_to_close = True
            return
        super().reject()

    def _begin_at_name(self) -> None:
        # Not at the button: it would be pressed by the space in the name of the next animal.
        self.name.setAccessibleDescription(self.message.text())
        self.name.selectAll()
        self.name.setFocus()

    def _add_note(self) -> None:
        self._note = plain_label(look="muted", wraps=True)
        self._note.setObjectName("draftNote")
        self.start_empty = named_button("startEmptyButton", self.tr("Start empty"))
        self.start_empty.setProperty("look", "ghost")
        self._note_row = QWidget()
        row = QHBoxLayout(self._note_row)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._note, 1)
        row.addWidget(self.start_empty)
        self.column.addWidget(self._note_row)
        self._note_row.hide()

    def _add_fields(self) -> None:
        self._hint = plain_label(name="categoryHint", look="muted")
        self.category = CategoryEdit()
        self.name, name_error = self.add_field(self.tr("Name"), "nameEdit", "nameError")
        _, category_error = self.add_field(
            self.tr("Category"), "categoryEdit", "categoryError", edit=self.category, hint=self._hint
        )
        self.category.keep_list_in(self.column)
        self.category.setPlaceholderText(self.tr("A name or a number, such as 12"))
        self._name_field = _CheckedField(self.name, name_error, read_name, lambda _text: True)
        self._category_field = _CheckedField(
            self.category,
            category_error,
            self.category.read,
            self.category.can_become_right,
            lambda: self.category.known is None or self.category.is_completing,
        )
        self._fields = (self._name_field, self._category_field)

    @property
    def _is_fixed(self) -> bool:
        return self._state in {_State.SAVING, _State.SENDING}

    def _changed(self) -> None:
        if self._state is _State.IN_DOUBT:
            self._enter(_State.EDITING)
        self._forget_question()
        # The note is about what was typed before.
        self._note_row.hide()
        self._refresh()
        self.typed.emit(self.content)

    def _forget_question(self) -> None:
        """Take back a question and a message about what was typed before."""
        self._question = self._answer = ""
        self.ask_no_more.hide()
        self.ask_no_more.setChecked(False)
        self._second_press = DoubleClickGuard(self._clock.monotonic)
        if self.message.text():
            self.name.setAccessibleDescription("")
            self.say("")

    def _field_named_in(self, reason: str) -> _CheckedField | None:
        # The service's words name it, or the identifier of the case.
        if re.search(r"\bcategory", reason, re.IGNORECASE):
            return self._category_field
        return self._name_field if re.search(r"\bname\b", reason, re.IGNORECASE) else None

    def _enter(self, state: _State) -> None:
        """Enable the inputs that fit the state."""
        self._state = state
        self.name.setAccessibleDescription("")
        for widget in (self.name, self.category, self.status, self.keep_open):
            widget.setEnabled(not self._is_fixed)
        self._refresh()
        self.cancel.setText(self.tr("Cancel") if state is _State.EDITING else self.tr("Close"))
        if self._is_to_close and state is not _State.SAVING:
            self._is_to_close = False
            # After the caller has finished: it goes on using this dialog.
            QTimer.singleShot(0, self, self.reject)

    def _refresh(self) -> None:
        """Say what the button does now, and why it cannot be pressed where it cannot."""
        missing = self._missing()
        is_in_doubt = self._state is _State.IN_DOUBT
        self._wait_text.setVisible(self._is_waiting and not is_in_doubt)
        self.confirm.setEnabled(not self._is_fixed and not missing)
        if is_in_doubt:
            self.confirm.setText(self.tr("Check"))
        elif self._is_waiting:
            later = self.tr("Yes, add after the wait") if self._question else self.tr("Add after the wait")
            self.confirm.setText(later)
        else:
            self.confirm.setText(self._answer or self._add_words)
        self.confirm.setToolTip(missing)
        self.confirm.setAccessibleDescription(missing or self._question)
        self._hint.setText(self.category.hint())

    def _missing(self) -> str:
        """Return what keeps the animal from being added; empty if nothing does."""
        needs_name, needs_category = not is_visible(self.name.text()), not self.category.text().strip()
        if self._state is _State.IN_DOUBT:
            return ""
        if needs_name and needs_category:
            return self.tr("Enter a name and a category.")
        if needs_name:
            return self.tr("Enter a name.")
        if needs_category:
            return self.tr("Enter a category.")
        return self._name_field.problem or self._category_field.problem


def _named_check(name: str, text: str) -> CheckBox:
    check = CheckBox(text)
    check.setObjectName(name)
    return check
