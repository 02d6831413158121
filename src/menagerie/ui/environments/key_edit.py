"""The field for a key: masked, until the person wants to see it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QClipboard, QGuiApplication
from PySide6.QtWidgets import QLineEdit

from menagerie.ui.look.icons import tinted_icon
from menagerie.ui.look.theme import Theme
from menagerie.ui.widgets.fields import LineEdit


class KeyEdit(LineEdit):
    """A line edit that shows a key only while its eye is pressed in, and leaves it to no word list."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setEchoMode(QLineEdit.EchoMode.Password)
        self.setInputMethodHints(Qt.InputMethodHint.ImhSensitiveData | Qt.InputMethodHint.ImhNoPredictiveText)
        self.setPlaceholderText(self.tr("Paste the key here"))
        self._reveal = QAction(self.tr("Show the key"), self)
        self._reveal.setCheckable(True)
        self.addAction(self._reveal, QLineEdit.ActionPosition.TrailingPosition)
        self._reveal.toggled.connect(self._show_key)
        theme.changed.connect(self._tint)
        self._tint()

    def forget_selection(self) -> None:
        """Let X forget what was marked in a visible key: the middle button of the mouse would paste it."""
        clipboard = QGuiApplication.clipboard()
        if clipboard.ownsSelection():
            clipboard.clear(QClipboard.Mode.Selection)

    def _show_key(self, shown: bool) -> None:  # noqa: FBT001 - Qt's signature
        self.setEchoMode(QLineEdit.EchoMode.Normal if shown else QLineEdit.EchoMode.Password)
        self._reveal.setText(self.tr("Hide the key") if shown else self.tr("Show the key"))
        self._tint()
        if not shown:
            self.forget_selection()

    def _tint(self) -> None:
        name = "eye-off" if self._reveal.isChecked() else "eye"
        self._reveal.setIcon(tinted_icon(name, self._theme.colour("muted")))
