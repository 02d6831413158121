"""The row of a setting: its caption, its field, and what has to be said about it."""

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from menagerie.domain.errors import MenagerieError
from menagerie.ui.look.announcing import announce
from menagerie.ui.settings.setting import Kind, Setting
from menagerie.ui.widgets.fields import CheckBox, FieldComboBox, LineEdit
from menagerie.ui.widgets.files import choose_file, choose_folder
from menagerie.ui.widgets.form import named_button, pass_focus, show_field_error
from menagerie.ui.widgets.labels import plain_label
from menagerie.ui.words.errors import message_of

_GAP = 6
_LEAST_CHARACTERS = 16


class SettingRow(QWidget):
    """A setting: its caption, its field, what is wrong with its value, and a note.

    The subclass has the field, and shows a value in it.

    Signals: ``chosen(object)`` with the value that the person chose or typed. ``restart`` is a button.
    """

    chosen = Signal(object)

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self.setting = setting
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(_GAP)
        self.field = self._make_field()
        # A box has its caption beside it.
        if setting.kind is not Kind.SWITCH:
            caption = plain_label(setting.caption, weight=QFont.Weight.DemiBold)
            caption.setBuddy(self.field)
            self.column.insertWidget(0, caption)
        self.field.setObjectName(setting.name)
        self.field.setAccessibleName(setting.caption)
        self.field.setEnabled(not setting.locked)
        # The reason of a disabled field is where the pointer is, too.
        self.field.setToolTip(setting.locked)
        self._error = plain_label("", name=f"{setting.name}Error", look="error", wraps=True)
        self._error.hide()
        self.column.addWidget(self._error)
        self._add_note()

    def show_value(self) -> None:
        """Show the value that applies, and whether it waits for a restart."""
        self.setVisible(self.setting.is_shown())
        self._show(self.setting.read())
        waits = self.setting.waits()
        if waits and self.restart.isHidden():
            announce(self._note, self._note.text())
        self.restart.setVisible(waits)

    def show_error(self, error: MenagerieError) -> None:
        """Show why a value was not taken, below it."""
        self._say_wrong(message_of(error))

    def drop_refused(self) -> None:
        """Drop what was typed or chosen and not taken, and show the value that applies."""
        self._say_wrong("")
        self.show_value()

    def _say_wrong(self, text: str) -> None:
        """Say what is wrong with the value; with an empty text, the note again."""
        show_field_error(self.field, self._error, text)
        if not text:
            self.field.setAccessibleDescription(self._note.text())

    def _make_field(self) -> QWidget:
        raise NotImplementedError

    def _show(self, value: object) -> None:
        raise NotImplementedError

    def _add_note(self) -> None:
        text = self.setting.locked or self.setting.note
        self.field.setAccessibleDescription(text)
        self._note = plain_label(text, name=f"{self.setting.name}Note", look="muted", wraps=True)
        self.restart = named_button(f"{self.setting.name}Restart", self.tr("Restart now"))
        row = QHBoxLayout()
        row.setSpacing(_GAP)
        row.addWidget(self._note, 1)
        row.addWidget(self.restart)
        self.column.addLayout(row)
        self._note.setVisible(bool(text))


class _ChoiceRow(SettingRow):
    """One of several values."""

    def _make_field(self) -> QWidget:
        self._combo = FieldComboBox()
        # Where a page is narrow, a long value is cut, and the list shows it.
        self._combo.setSizeAdjustPolicy(FieldComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._combo.setMinimumContentsLength(_LEAST_CHARACTERS)
        self._values = [value for value, _text in self.setting.options]
        for _value, text in self.setting.options:
            self._combo.addItem(text)
        self._combo.activated.connect(lambda place: self.chosen.emit(self._values[place]))
        self.column.addWidget(self._combo)
        return self._combo

    def _show(self, value: object) -> None:
        self._combo.setCurrentIndex(self._values.index(value) if value in self._values else -1)


class _SwitchRow(SettingRow):
    """On or off."""

    def _make_field(self) -> QWidget:
        self._box = CheckBox(self.setting.caption)
        self._box.clicked.connect(self._clicked)
        self.column.addWidget(self._box)
        return self._box

    def _clicked(self, is_on: bool) -> None:  # noqa: FBT001 - Qt's signature
        self.chosen.emit(is_on)

    def _show(self, value: object) -> None:
        self._box.setChecked(bool(value))


class _TextRow(SettingRow):
    """A text, taken when the person leaves the field or presses Enter."""

    def _make_field(self) -> QWidget:
        self._edit = LineEdit()
        self._edit.setProperty("look", "field")
        self._edit.setPlaceholderText(self.setting.placeholder)
        if self.setting.longest is not None:
            self._edit.setMaxLength(self.setting.longest)
        self.column.addWidget(self._edit)
        self._edit.textEdited.connect(lambda _text: self._say_wrong(""))
        self._edit.editingFinished.connect(self._finished)
        return self._edit

    def drop_refused(self) -> None:
        """Drop what was typed and not taken."""
        self._edit.setModified(False)
        super().drop_refused()

    def _finished(self) -> None:
        if self._edit.isModified():
            self._edit.setModified(False)
            self.chosen.emit(self._edit.text())

    def _show(self, value: object) -> None:
        # What was typed and could not be taken stays, so that it can be corrected; also on a page that is not
        # on screen.
        if self._error.isHidden() and not self._edit.isModified():
            self._edit.setText(str(value))


class _PasswordRow(_TextRow):
    """A text that is never shown; ``read`` tells whether there is one."""

    def _make_field(self) -> QWidget:
        field = super()._make_field()
        self._edit.setEchoMode(QLineEdit.EchoMode.Password)
        self._edit.setInputMethodHints(
            Qt.InputMethodHint.ImhSensitiveData | Qt.InputMethodHint.ImhNoPredictiveText
        )
        return field

    def _finished(self) -> None:
        # Enter in the field that was emptied, or a letter that was taken back, is no other password.
        if self._edit.text():
            super()._finished()
            self._edit.clear()

    def _show(self, value: object) -> None:
        self._edit.setPlaceholderText(str(value))


class _PathRow(SettingRow):
    """A file or a folder; None for none."""

    def _make_field(self) -> QWidget:
        name = self.setting.name
        self._path = LineEdit()
        self._path.setProperty("look", "field")
        self._path.setReadOnly(True)
        self._path.setPlaceholderText(self.tr("None"))
        self._choose = named_button(f"{name}Choose", self.tr("Choose…"))
        self._choose.setAccessibleName(self.tr("{setting}: choose…").format(setting=self.setting.caption))
        self._clear = named_button(f"{name}Clear", self.tr("Clear"))
        self._clear.setAccessibleName(self.tr("{setting}: clear").format(setting=self.setting.caption))
        self._choose.clicked.connect(self._open_chooser)
        self._clear.clicked.connect(lambda: self._take(None))
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self._path, 1)
        for button in (self._choose, self._clear):
            row.addWidget(button)
            button.setEnabled(not self.setting.locked)
            button.setToolTip(self.setting.locked)
        self.column.addLayout(row)
        return self._path

    def _take(self, path: str | None) -> None:
        # Only now: why the last one was not taken is still to be read after a look into another window.
        self._say_wrong("")
        self.chosen.emit(path)

    def _show(self, value: object) -> None:
        path = "" if value is None else str(value)
        if path != self._path.text():
            self._say_wrong("")
        self._path.setText(path)
        # The end tells paths apart, and the name is there.
        self._path.setToolTip(self.setting.locked or self._path.text())
        can_clear = value not in {None, self.setting.default}
        if not can_clear:
            pass_focus(self._clear, self._choose)
        self._clear.setVisible(can_clear)

    def _open_chooser(self) -> None:
        def take(path: Path) -> None:
            self._take(str(path))

        name, title = f"{self.setting.name}Dialog", self.setting.caption
        at = Path(self._path.text() or Path.home())
        if self.setting.kind is Kind.FOLDER:
            choose_folder(self, name, title, at, take)
        else:
            filters = (self.tr("Certificates") + " (*.pem *.crt *.cer)", self.tr("All files") + " (*)")
            choose_file(self, name, title, at, filters, take)


_ROWS = {
    Kind.CHOICE: _ChoiceRow,
    Kind.SWITCH: _SwitchRow,
    Kind.TEXT: _TextRow,
    Kind.PASSWORD: _PasswordRow,
    Kind.FILE: _PathRow,
    Kind.FOLDER: _PathRow,
}


def row_of(setting: Setting) -> SettingRow:
    """Return the row that shows ``setting``."""
    return _ROWS[setting.kind](setting)
