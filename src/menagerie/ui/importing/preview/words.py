"""What the words of a delivery mean: one field for each word that a person has to explain."""

from collections.abc import Callable, Mapping, Sequence, Set

from PySide6.QtCore import QStringListModel, Qt, QTimer, Signal
from PySide6.QtWidgets import QCompleter, QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from menagerie.domain.animal import Category, PetStatus
from menagerie.domain.errors import UnusableFieldError
from menagerie.ui.look.plain_text import in_one_line, isolated
from menagerie.ui.look.theme import restyle
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import category_text, number, quoted, status_word
from menagerie.ui.widgets.fields import FieldComboBox, LineEdit
from menagerie.ui.widgets.form import named_button, set_look
from menagerie.ui.widgets.labels import ElidedLabel, plain_label
from menagerie.ui.words.messages import message_of
from menagerie.workflows.fields import KnownCategories
from menagerie.workflows.importing.choices import Field
from menagerie.workflows.importing.preview import MOST_WORDS, Word

# Words to explain that are shown together; the next ones come when these are explained.
_AT_ONCE = 12
# Fields that are built in one turn of the event loop, in some milliseconds.
_BUILT_AT_ONCE = 3
_LONGEST_WORD = 40
_WORD_WIDTH, _LEAST_WORD, _MEANING_WIDTH = 300, 100, 160
_GAP = 24
_STATUSES = (None, *(status.value for status in PetStatus))
_INVALID = -1

_Key = tuple[Field, str]
# With what a word means.
_Want = Callable[[Field, str, str | int | None], None]


class WordChoices(QWidget):
    """The words of a delivery, each with a choice of what it means.

    Those that a person has to explain are open; those that are known are folded behind a link.
    A word keeps its field, and the field its place and the focus, also when it has been explained.

    Signals: ``meaning_requested(object, str, object)`` with the Field, the key of the word, and the status or
    the number of the category (None for a status that is not set).
    """

    meaning_requested = Signal(object, str, object)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("importWords")
        self.setAccessibleName(self.tr("Words to explain"))
        self._title = plain_label(look="caution", wraps=True, name="importWordsTitle")
        self.reveal = named_button("importWordsButton", look="inline")
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(_GAP)
        self._grid.setVerticalSpacing(6)
        self._categories = _Categories({})
        self._fields: dict[_Key, _StatusField | _CategoryField] = {}
        self._missing: list[tuple[Field, Word]] = []
        self._folded: list[tuple[Field, Word]] = []
        # Words that are known are not shown until the person wants to see them.
        self._is_open = False
        self._across = 1
        self._building = QTimer(self)
        self._building.setInterval(0)
        self._building.timeout.connect(self._build)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self._title)
        column.addWidget(self.reveal, 0, Qt.AlignmentFlag.AlignLeading)
        column.addLayout(self._grid)
        self.reveal.clicked.connect(self._open)
        self._arrange()
        self.clear()

    def clear(self) -> None:
        """Show no words: there is another delivery, or another environment."""
        self._is_open = False
        self.show_words({}, self._categories.names)

    def show_words(self, words: Mapping[Field, Sequence[Word]], category_names: Mapping[int, str]) -> None:
        """Show the words that have to be explained, and offer those that are known."""
        if category_names != self._categories.names:
            self._categories = _Categories(category_names)
            self._keep_only({key for key in self._fields if key[0] is not Field.CATEGORY})
        unknown = [(field, word.key) for field, some in words.items() for word in some if not word.is_known]
        later = set(self._in_order(unknown)[_AT_ONCE:])
        shown = {
            (field, word.key): word
            for field, some in words.items()
            for word in some
            if (field, word.key) not in later
        }
        self._keep_only(shown.keys())
        for key, choice in self._fields.items():
            choice.show_word(shown[key])
        missing = [(key[0], word) for key, word in shown.items() if key not in self._fields]
        self._folded = [(field, word) for field, word in missing if word.is_known]
        self._missing = [(field, word) for field, word in missing if not word.is_known]
        self._title.setText(self._question(words, len(unknown), len(later)))
        set_look(self._title, "caution" if unknown else "muted")
        self.reveal.setText(
            self.tr("Show what 1 known word means")
            if len(self._folded) == 1
            else translate("WordChoices", "Show what %Ln known words mean", n=len(self._folded))
        )
        self.setVisible(bool(shown))
        self._title.setVisible(bool(self._fields or self._missing))
        self.reveal.setVisible(bool(self._folded))
        if self._is_open:
            self._open()
        else:
            self._build()

    def choices(self) -> tuple[QWidget, ...]:
        """Return the fields, one for each word."""
        return tuple(self._fields.values())

    def resizeEvent(self, event: object) -> None:
        super().resizeEvent(event)  # type: ignore[arg-type]
        if self._across != self._room_across():
            self._arrange()

    def _open(self) -> None:
        self._is_open = True
        known, self._folded = self._folded, []
        self._missing += known
        self._title.setVisible(bool(self._fields or self._missing))
        self._build()
        first = self._fields.get((known[0][0], known[0][1].key)) if known else None
        if self.reveal.hasFocus() and first is not None:
            # Its layout would show it later, and what is hidden cannot take the focus.
            first.show()
            first.setFocus()
        self.reveal.hide()

    def _in_order(self, keys: Sequence[_Key]) -> list[_Key]:
        """Return ``keys`` with those first that are shown already."""
        return [
            *(key for key in keys if key in self._fields),
            *(key for key in keys if key not in self._fields),
        ]

    def _question(self, words: Mapping[Field, Sequence[Word]], unknown: int, later: int) -> str:
        if any(len(some) >= MOST_WORDS for some in words.values()):
            return translate(
                "WordChoices", "There are %Ln words or more. Is this the right column?", n=MOST_WORDS
            )
        if later:
            text = translate(
                "WordChoices", "What do these words mean? %Ln more come after these {shown}.", n=later
            )
            return text.format(shown=number(unknown - later))
        if unknown == 1:
            return self.tr("What does this word mean?")
        if unknown:
            return translate("WordChoices", "What do these %Ln words mean?", n=unknown)
        return self.tr("What the words mean")

    def _keep_only(self, keys: Set[_Key]) -> None:
        gone = self._fields.keys() - keys
        for key in gone:
            choice = self._fields.pop(key)
            # It would take what is being typed in it for another delivery or environment as it is hidden.
            choice.blockSignals(True)  # noqa: FBT003 - Qt's signature
            choice.label.deleteLater()
            choice.deleteLater()
        if gone:
            self._arrange()

    def _build(self) -> None:
        """Build the next fields; the others in the next turns of the event loop."""
        some, self._missing = self._missing[:_BUILT_AT_ONCE], self._missing[_BUILT_AT_ONCE:]
        for field, word in some:
            want = self.meaning_requested.emit
            choice = (
                _StatusField(word, want)
                if field is Field.STATUS
                else _CategoryField(word, self._categories, want)
            )
            choice.setObjectName(f"import{field.value.capitalize()}Word")
            choice.setMaximumWidth(_MEANING_WIDTH)
            # As wide as its word if there is room, and not less than its beginning.
            choice.label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
            choice.label.setMinimumWidth(_LEAST_WORD)
            choice.label.setBuddy(choice)
            last = next(reversed(self._fields.values()), self._input_before())
            self._fields[field, word.key] = choice
            self._put(len(self._fields) - 1, choice)
            # A new widget would come last otherwise, after the buttons of the window.
            QWidget.setTabOrder(last, choice)
        if self._missing:
            self._building.start()
        else:
            self._building.stop()

    def _input_before(self) -> QWidget:
        """Return the input from which Tab leads to the first word."""
        before: QWidget | None = self
        while before is not None and not before.focusPolicy() & Qt.FocusPolicy.TabFocus:
            before = before.previousInFocusChain()
        return before or self

    def _room_across(self) -> int:
        return max(1, self.width() // _WORD_WIDTH)

    def _arrange(self) -> None:
        before, self._across = self._across, self._room_across()
        for index, choice in enumerate(self._fields.values()):
            self._put(index, choice)
        for column in range(2 * max(before, self._across)):
            self._grid.setColumnStretch(column, column % 2 if column < 2 * self._across else 0)

    def _put(self, index: int, choice: "_StatusField | _CategoryField") -> None:
        row, column = divmod(index, self._across)
        self._grid.addWidget(choice.label, row, 2 * column)
        self._grid.addWidget(choice, row, 2 * column + 1)


class _Categories:
    """The names of categories, for all fields of words together: there may be thousands."""

    def __init__(self, names: Mapping[int, str]) -> None:
        self.names = names
        self.known = KnownCategories(Category(one, name) for one, name in names.items())
        self.labels = QStringListModel([category_text(one, name) for one, name in names.items()])


class _StatusField(FieldComboBox):
    """Chooses the status that a word means."""

    def __init__(self, word: Word, want: _Want) -> None:
        super().__init__()
        self.label = ElidedLabel()
        self.setPlaceholderText(self.tr("Choose…"))
        for value in _STATUSES:
            self.addItem(status_word(value), value)
        self.activated.connect(lambda index: want(Field.STATUS, word.key, _STATUSES[index]))
        self.show_word(word)

    def show_word(self, word: Word) -> None:
        """Show how often a word stands in the file, and what it means."""
        _name(self, self.label, word)
        meaning = None if word.meaning is None else str(word.meaning)
        is_known = word.is_known and meaning in _STATUSES
        self.setCurrentIndex(_STATUSES.index(meaning) if is_known else _INVALID)


class _CategoryField(LineEdit):
    """Takes the number of the category that a word means: most categories have no name here."""

    def __init__(self, word: Word, categories: _Categories, want: _Want) -> None:
        super().__init__()
        self.label = ElidedLabel()
        self._categories = categories
        self._want = want
        self.setProperty("look", "field")
        completer = QCompleter(categories.labels, self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.setCompleter(completer)
        self.editingFinished.connect(self._read)
        self.show_word(word)

    def show_word(self, word: Word) -> None:
        """Show how often a word stands in the file, and what it means; what is being typed stays."""
        _name(self, self.label, word)
        self._word = word
        meaning = word.meaning if word.is_known else word.suggestion
        text = (
            "" if meaning is None else category_text(int(meaning), self._categories.names.get(int(meaning)))
        )
        self.setPlaceholderText(text or self.tr("Its number"))
        if word.is_known and not (self.hasFocus() and self.isModified()):
            self.setText(text)

    def _read(self) -> None:
        text, word = self.text(), self._word
        try:
            category_id = self._categories.known.read(text)
        except UnusableFieldError as error:
            self._mark(message_of(error) if text.strip() else "")
            return
        self._mark("")
        self.setModified(False)
        if not word.is_known or category_id != word.meaning:
            self._want(Field.CATEGORY, word.key, category_id)

    def _mark(self, message: str) -> None:
        """Say what is wrong with what was typed; nothing if ``message`` is empty."""
        restyle(self, "wrong", bool(message))
        self.setToolTip(message)
        self.setAccessibleDescription(message)


def _name(choice: QWidget, label: ElidedLabel, word: Word) -> None:
    text = isolated(quoted(in_one_line(word.text, _LONGEST_WORD)))
    label.setText(f"{text} ({number(word.count)})")
    choice.setAccessibleName(translate("importing", "Meaning of {word}").format(word=text))
