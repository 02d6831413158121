"""What staff write about one animal: a field for the note, its tags, and whether they are saved."""

import re
from collections.abc import Callable, Sequence
from math import ceil

from PySide6.QtCore import QEvent, QMimeData, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent, QTextCursor, QValidator
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPlainTextEdit, QVBoxLayout, QWidget

from menagerie.domain.notes import (
    BETWEEN_TAGS,
    LONGEST_NOTE,
    LONGEST_TAG,
    MOST_TAGS,
    NO_NOTES,
    Notes,
    joined,
    note_from,
    tag_key,
    tag_keys,
    tags_from,
)
from menagerie.ui.look.plain_text import LONGEST_TEXT, in_one_line, tooltip
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import number
from menagerie.ui.widgets.fields import ChoicesEdit, has_own_menu_open, leave_to_window, redo
from menagerie.ui.widgets.form import named_button
from menagerie.ui.widgets.labels import plain_label
from menagerie.ui.widgets.scrolling import keep_scroll_bar

# More than a person reads through: the next letter shortens the list.
_MOST_OFFERED = 50
_SMALL = 0.92
# The height of the note, in lines.
_LEAST_LINES, _MOST_LINES = 2, 8
_LINE_BREAKS = re.compile(r"[\r\n\u2028\u2029]+")


class TagsEdit(ChoicesEdit):
    """Takes tags with commas between them, and offers those in use, the newest used first.

    Typing opens the list, and so does Down. What is typed is a new tag as long as none of the list is chosen.

    Signals: ``entered`` when the focus has come; ``left`` when it has gone; ``refused`` when more was typed
    than an animal can have.
    """

    entered = Signal()
    left = Signal()
    refused = Signal()

    def __init__(self, name: str, list_name: str) -> None:
        super().__init__(list_name)
        self.setObjectName(name)
        self.setProperty("look", "field")
        self.setAccessibleDescription(self.tr("Put a comma between two tags."))
        self.setValidator(_Limits(self))
        self._in_use: Sequence[str] = ()
        self.textEdited.connect(self.offer_choices)
        self.inputRejected.connect(self.refused)

    @property
    def tags(self) -> tuple[str, ...]:
        """What is typed."""
        return tags_from(self.text())

    def offer(self, tags: Sequence[str]) -> None:
        """Offer these tags from now on."""
        self._in_use = tags

    def list_label(self) -> str:
        """Return the accessible name of the list."""
        return self.tr("Tags in use")

    def offer_choices(self) -> None:
        """Offer the tags in use that what is typed at the cursor may become."""
        start, end = self._part
        typed = tag_key(self.text()[start:end])
        there = tag_keys(self.tags) - {typed}
        matching = [tag for tag in self._in_use if typed in tag_key(tag) and tag_key(tag) not in there]
        if not matching or (len(matching) == 1 and matching[0] == self.text()[start:end].strip()):
            self.close_list()
        else:
            self.show_choices([(in_one_line(tag), tag) for tag in matching[:_MOST_OFFERED]], -1)

    def take(self, choice: str) -> None:
        """Put a tag in the place of what is typed at the cursor."""
        start, end = self._part
        tags = (*tags_from(self.text()[:start]), choice, *tags_from(self.text()[end:]))
        if len(tags) > MOST_TAGS:
            # Only what is typed is limited by the validator.
            self.refused.emit()
            return
        self.setText(joined(tags))
        # As if it had been typed.
        self.textEdited.emit(self.text())
        self.close_list()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.entered.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if not has_own_menu_open(self):
            self.left.emit()

    @property
    def _part(self) -> tuple[int, int]:
        """Where the tag at the cursor begins and ends, with the spaces around it."""
        text = self.text()
        # Qt counts an emoji as two characters, and an assistive tool may put the cursor between them.
        before = text.encode("utf-16-le", "surrogatepass")[: 2 * self.cursorPosition()]
        cursor = len(before.decode("utf-16-le", "surrogatepass"))
        ends = [found.start() for found in re.finditer(BETWEEN_TAGS, text)]
        start = max((end + 1 for end in ends if end < cursor), default=0)
        return start, min((end for end in ends if end >= cursor), default=len(text))


class _Limits(QValidator):
    """Accepts what one animal can have."""

    def validate(self, text: str, position: int) -> object:
        tags = tags_from(text)
        fits = len(tags) <= MOST_TAGS and all(len(tag) <= LONGEST_TAG for tag in tags)
        return QValidator.State.Acceptable if fits else QValidator.State.Invalid, text, position


class NotesBox(QWidget):
    """Shows note and tags of an animal, and takes others.

    Tags are words until the person wants to edit them.

    ``shown`` is what was there before the person began to type, or what a colleague has written since.
    ``has_missed`` if that came into a field while the person typed there, so that they have not seen it.
    """

    def __init__(
        self, on_typed: Callable[[], None], on_left: Callable[[], None], on_entered: Callable[[], None]
    ) -> None:
        """Call ``on_typed`` with each change, ``on_left`` when the person has gone on or pressed Enter.

        ``on_entered`` is called when a field has the focus.
        """
        super().__init__()
        self._on_typed, self._on_left = on_typed, on_left
        self.setObjectName("notesBox")
        self.shown = NO_NOTES
        self.has_missed = False
        # What a pause of typing saved last, which no colleague wrote.
        self._saved = NO_NOTES
        self.edit = NoteEdit()
        self.tags = TagsEdit("tagsEdit", "tagsList")
        self.tags.setPlaceholderText(self.tr("Tags, with commas between"))
        self.tag_words = plain_label(name="tagWords", wraps=True, selectable=True)
        self.tag_words.setMinimumWidth(1)
        self.edit_tags_button = named_button("editTagsButton", look="inline")
        self.state = plain_label(name="notesSaved", look="muted", factor=_SMALL)
        self.problem = plain_label(name="notesProblem", look="error", wraps=True)
        self.problem.hide()
        self._lay_out()
        self._show_tag_words()
        for field in (self.edit, self.tags):
            # Going from one field to the other is going on, too: each change is a step of its own.
            field.left.connect(on_left)
            field.entered.connect(on_entered)
        self.edit.edited.connect(self._typed)
        self.edit.refused.connect(self._refuse_note)
        self.tags.textEdited.connect(lambda _text: self._typed())
        self.tags.returnPressed.connect(self._leave_tags)
        self.tags.left.connect(self._show_tag_words)
        self.tags.refused.connect(self._refuse_tags)
        self.edit_tags_button.clicked.connect(self.edit_tags)

    @property
    def inputs(self) -> tuple[QWidget, ...]:
        """What can be used, shown or not, from top to bottom."""
        return self.edit, self.tags, self.edit_tags_button

    def edit_note(self) -> None:
        """Move the focus to the end of the note."""
        self.edit.setFocus()
        self.edit.moveCursor(QTextCursor.MoveOperation.End)

    def edit_tags(self) -> None:
        """Show a field in place of the words, with the focus at its end."""
        self._show_field(shown=True)
        self.tags.setFocus()
        self.tags.end(False)  # noqa: FBT003 - Qt's signature

    @property
    def notes(self) -> Notes:
        """What is in the fields; what was shown, as long as nothing else was typed.

        A field may not hold all of it: another program, or a later version, may have written more.
        """
        text, tags = note_from(self.edit.text()), self.tags.tags
        is_same_text = text == note_from(_cut(self.shown.text, self.edit.most))
        # Tags have an order of their own, which typing them in another one does not change.
        held = _cut(joined(self.shown.tags), self.tags.maxLength())
        are_same_tags = set(tags) == set(tags_from(held))
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
        """Note that a pause of typing saves what is in the fields."""
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

    def _fill_in(self, notes: Notes) -> None:
        if note_from(self.edit.text()) != notes.text:
            self.edit.hold(notes.text)
        if self.tags.tags != notes.tags:
            self.tags.setText(joined(notes.tags))
            self.tags.setCursorPosition(0)
        self.tags.setToolTip(tooltip(joined(notes.tags)) if notes.tags else "")
        if not self.tags.hasFocus():
            self._show_tag_words()

    def _typed(self) -> None:
        self.say_nothing()
        self._on_typed()

    def _leave_tags(self) -> None:
        # Shown first: what is hidden takes no focus.
        self.edit_tags_button.show()
        self.edit_tags_button.setFocus()

    def _show_tag_words(self) -> None:
        self.tag_words.setText(joined(self.tags.tags))
        words = self.tr("Edit tags") if self.tags.tags else self.tr("Add tags…")
        self.edit_tags_button.setAccessibleName(words)
        self.edit_tags_button.setText(self.tr("Edit", "Tags") if self.tags.tags else words)
        self._show_field(shown=False)

    def _show_field(self, *, shown: bool) -> None:
        self.tags.setVisible(shown)
        self.tag_words.setVisible(not shown and bool(self.tags.tags))
        self.edit_tags_button.setVisible(not shown)

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
        column.addSpacing(8)
        row = QHBoxLayout()
        row.addWidget(_caption(self.tr("Tags"), self.tags), 1)
        row.addWidget(self.edit_tags_button)
        column.addLayout(row)
        column.addWidget(self.tag_words)
        column.addWidget(self.tags)
        column.addWidget(self.problem)


class NoteEdit(QPlainTextEdit):
    """A field for a note: one paragraph that wraps, as high as its text within limits. Tab leaves it.

    Signals: ``entered`` when the focus has come; ``left`` when it has gone, or the person pressed Enter;
    ``edited`` when the person has changed the text; ``refused`` when more was typed than a note can have.
    """

    entered = Signal()
    left = Signal()
    edited = Signal()
    refused = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("notesEdit")
        self.setProperty("look", "field")
        self.setPlaceholderText(self.tr("Stays in your shop"))
        self.setTabChangesFocus(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        keep_scroll_bar(self)
        # The most characters that it takes, as Qt counts them: an emoji as two.
        self.most = LONGEST_NOTE
        self._is_holding = False
        self.textChanged.connect(self._text_changed)
        self.document().documentLayout().documentSizeChanged.connect(lambda _size: self._fit())
        self._fit()

    def text(self) -> str:
        """Return what is in the field."""
        return self.toPlainText()

    def hold(self, text: str) -> None:
        """Show a note. A longer one than can be typed is held whole: a change must not cut it.

        One that Qt cannot lay out within a moment is cut, and can only be read.
        """
        length = _length(text)
        self.setReadOnly(length > LONGEST_TEXT)
        self.most = max(LONGEST_NOTE, min(length, LONGEST_TEXT))
        self._is_holding = True
        self.setPlainText(_cut(text, self.most))
        self._is_holding = False

    def sizeHint(self) -> QSize:
        lines = round(self.document().size().height())
        lines = min(max(lines, _LEAST_LINES), _MOST_LINES)
        around = self.height() - self.viewport().height() + 2 * round(self.document().documentMargin())
        # Where it just fits, Qt scrolls.
        around += 1
        return QSize(super().sizeHint().width(), lines * self._line_height() + around)

    def resizeEvent(self, event: QResizeEvent) -> None:
        # Use the new width; what is around the text is known from the style by now.
        super().resizeEvent(event)
        self._fit()

    def canInsertFromMimeData(self, source: QMimeData) -> bool:  # noqa: N802 - Qt's signature
        return source.hasText() and not any(url.isLocalFile() for url in source.urls())

    def insertFromMimeData(self, source: QMimeData) -> None:  # noqa: N802 - Qt's signature
        text = _LINE_BREAKS.sub(" ", source.text())
        cursor = self.textCursor()
        room = self.most - _length(self.text()) + _length(cursor.selectedText())
        cursor.insertText(_cut(text, room))
        if _length(text) > room:
            self.refused.emit()

    def event(self, event: QEvent) -> bool:
        return redo(self, event) or leave_to_window(self, event) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Save with Enter: a note is one paragraph.
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.entered.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if not has_own_menu_open(self):
            self.left.emit()

    def _text_changed(self) -> None:
        excess = _length(self.text()) - self.most
        if self._is_holding:
            return
        if excess > 0:
            # What was typed last stands before the cursor.
            cursor = self.textCursor()
            for _character in range(excess):
                cursor.movePosition(QTextCursor.MoveOperation.Left, QTextCursor.MoveMode.KeepAnchor)
                if _length(cursor.selectedText()) >= excess:
                    break
            cursor.removeSelectedText()
            self.refused.emit()
        else:
            self.edited.emit()

    def _line_height(self) -> int:
        # What Qt lays out is higher than the font says, by a fraction of a pixel or for other letters.
        laid_out = self.document().firstBlock().layout()
        lines = map(laid_out.lineAt, range(min(laid_out.lineCount(), _MOST_LINES)))
        return ceil(max((line.height() for line in lines), default=self.fontMetrics().lineSpacing()))

    def _fit(self) -> None:
        self.setFixedHeight(self.sizeHint().height())


def _length(text: str) -> int:
    """Return how many characters Qt counts: an emoji as two."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def _cut(text: str, most: int) -> str:
    """Return the beginning of ``text``, of ``most`` characters as Qt counts them, without half an emoji."""
    return text[:most].encode("utf-16-le", "surrogatepass")[: 2 * most].decode("utf-16-le", "ignore")


def _caption(text: str, field: QWidget) -> QLabel:
    label = plain_label(text, look="muted", factor=_SMALL)
    field.setAccessibleName(text)
    label.setBuddy(field)
    return label
