"""What staff write about one animal: a field for the note, one for the tags, and whether they are saved."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from menagerie.domain.notes import (
    LONGEST_NOTE,
    LONGEST_TAG,
    MOST_TAGS,
    NO_NOTES,
    Notes,
    joined,
    note_from,
    tag_keys,
    tags_from,
)
from menagerie.ui.details.tags_edit import TagsEdit
from menagerie.ui.look.plain_text import LONGEST_TEXT, tooltip
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import number
from menagerie.ui.widgets.fields import LineEdit, has_own_menu_open
from menagerie.ui.widgets.labels import plain_label

_SMALL = 0.92


class NotesBox(QWidget):
    """Shows note and tags of an animal, and takes others. Escape brings back those that were there before.

    ``shown`` is what was there before the person began to type, or what a colleague has written since.
    ``has_missed`` if that came into a field while the person typed there, so that they have not seen it.

    Signals: ``typed`` with each change; ``left`` when the person has gone on, or pressed Enter;
    ``entered`` when a field has the focus; ``tags_needed`` when the tags in use may soon be offered.
    """

    typed = Signal()
    left = Signal()
    entered = Signal()
    tags_needed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("notesBox")
        self.shown = NO_NOTES
        self.has_missed = False
        # What a pause of typing saved last, which no colleague wrote.
        self._saved = NO_NOTES
        self.edit = _NoteEdit()
        self.tags = TagsEdit("tagsEdit", "tagsList")
        self.tags.setPlaceholderText(self.tr("Tags, with commas between"))
        self.state = plain_label(name="notesSaved", look="muted", factor=_SMALL)
        self.problem = plain_label(name="notesProblem", look="error", wraps=True)
        self.problem.hide()
        self._lay_out()
        for field in (self.edit, self.tags):
            field.textEdited.connect(lambda _text: self._typed())
            field.returnPressed.connect(self.left)
            field.left.connect(self._left)
            field.entered.connect(self.entered)
        self.tags.entered.connect(self.tags_needed)
        self.edit.inputRejected.connect(self._refuse_note)
        self.tags.refused.connect(self._refuse_tags)

    @property
    def notes(self) -> Notes:
        """What is in the fields; what was shown, as long as nothing else was typed.

        A field may not hold all of it: another program, or a later version, may have written more.
        """
        text, tags = note_from(self.edit.text()), self.tags.tags
        is_same_text = text == note_from(_held(self.edit, self.shown.text))
        # Tags have an order of their own, which typing them in another one does not change.
        are_same_tags = set(tags) == set(tags_from(_held(self.tags, joined(self.shown.tags))))
        return Notes(self.shown.text if is_same_text else text, self.shown.tags if are_same_tags else tags)

    @property
    def is_edited(self) -> bool:
        """Whether something else is in the fields than what was shown."""
        return self.notes != self.shown

    def show_notes(self, notes: Notes) -> None:
        """Show the notes of an animal. A field that has them already stays as it is typed."""
        self._fill_in(notes)
        self.shown = self._saved = notes
        self.has_missed = False

    def remember_saved(self) -> None:
        """Note that a pause of typing saves what is in the fields: Escape does not bring back that."""
        self._saved = self.notes

    def take(self, notes: Notes) -> None:
        """Show what is stored, except in a field in which the person has typed something."""
        typed, before, own = self.notes, self.shown, self._saved
        takes_text, takes_tags = typed.text == before.text, typed.tags == before.tags
        self._fill_in(
            Notes(notes.text if takes_text else typed.text, notes.tags if takes_tags else typed.tags)
        )
        # What is typed is a change of what was there before, or of what a colleague has put in its place.
        is_own_text = not takes_text and notes.text == own.text
        is_own_tags = not takes_tags and tag_keys(notes.tags) == tag_keys(own.tags)
        if not (takes_text or is_own_text) or not (takes_tags or is_own_tags):
            self.has_missed = True
        self.shown = Notes(
            before.text if is_own_text else notes.text, before.tags if is_own_tags else notes.tags
        )

    def say_saved(self) -> None:
        """Say quietly that everything typed is saved."""
        self.say_nothing()
        self.state.setText(self.tr("Saved"))

    def say_problem(self, sentence: str) -> None:
        """Say why something is not saved, or not accepted."""
        self.state.setText("")
        self.problem.setText(sentence)
        self.problem.show()

    def say_nothing(self) -> None:
        """Say nothing about what is in the fields."""
        self.state.setText("")
        self.problem.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Bring back with Escape what was there before."""
        if event.key() == Qt.Key.Key_Escape and self.is_edited:
            self.edit.hold(self.shown.text)
            self.tags.setText(joined(self.shown.tags))
            self.has_missed = False
            self._typed()
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _fill_in(self, notes: Notes) -> None:
        if note_from(self.edit.text()) != notes.text:
            self.edit.hold(notes.text)
            # Of a long one the beginning is in sight.
            self.edit.setCursorPosition(0)
        if self.tags.tags != notes.tags:
            self.tags.setText(joined(notes.tags))
            self.tags.setCursorPosition(0)
        self.edit.setToolTip(tooltip(notes.text) if notes.text else "")
        self.tags.setToolTip(tooltip(joined(notes.tags)) if notes.tags else "")

    def _typed(self) -> None:
        self.say_nothing()
        self.typed.emit()

    def _left(self) -> None:
        # Going from one field to the other is going on, too: each change is a step of its own.
        self.left.emit()

    def _refuse_note(self) -> None:
        self.say_problem(translate("NotesBox", "A note has at most %Ln character(s).", n=LONGEST_NOTE))

    def _refuse_tags(self) -> None:
        sentence = translate(
            "NotesBox", "An animal has at most {most} tags, each of %Ln character(s) at most.", n=LONGEST_TAG
        )
        self.say_problem(sentence.format(most=number(MOST_TAGS)))

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(4)
        row = QHBoxLayout()
        caption = _caption(self.tr("Note"), self.edit)
        row.addWidget(caption, 1)
        row.addWidget(self.state)
        column.addLayout(row)
        column.addWidget(self.edit)
        column.addSpacing(4)
        column.addWidget(_caption(self.tr("Tags"), self.tags))
        column.addWidget(self.tags)
        column.addWidget(self.problem)


class _NoteEdit(LineEdit):
    """A field for one line.

    Signals: ``entered`` when the focus has come; ``left`` when it has gone.
    """

    entered = Signal()
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("notesEdit")
        self.setProperty("look", "field")
        self.setPlaceholderText(self.tr("Stays in your shop"))
        self.hold("")

    def hold(self, text: str) -> None:
        """Show a note. A longer one than can be typed is held whole: a change must not cut it.

        One that Qt cannot lay out within a moment is cut, and can only be read.
        """
        length = _length(text)
        self.setReadOnly(length > LONGEST_TEXT)
        self.setMaxLength(max(LONGEST_NOTE, min(length, LONGEST_TEXT)))
        self.setText(text)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Say that the person begins here."""
        super().focusInEvent(event)
        self.entered.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Say that the person has gone on."""
        super().focusOutEvent(event)
        if not has_own_menu_open(self):
            self.left.emit()


def _length(text: str) -> int:
    """Return how many characters Qt counts: an emoji as two."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def _held(field: QLineEdit, text: str) -> str:
    """Return as much of ``text`` as a field holds: Qt cuts no emoji."""
    most = field.maxLength()
    return text[:most].encode("utf-16-le", "surrogatepass")[: 2 * most].decode("utf-16-le", "ignore")


def _caption(text: str, field: QWidget) -> QLabel:
    label = plain_label(text, look="muted", factor=_SMALL)
    field.setAccessibleName(text)
    label.setBuddy(field)
    return label
