"""The field for a key: masked, until the person wants to see it."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QClipboard, QGuiApplication
from PySide6.QtWidgets import QLineEdit, QToolButton

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
        # Qt leaves it to the mouse, and paints the icon alone.
        self._eye = next(iter(self.findChildren(QToolButton)))
        self._eye.setObjectName("showKeyButton")
        self._eye.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._eye.installEventFilter(self)
        theme.changed.connect(self._tint)
        self._tint()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show in its colour that the eye has the focus."""
        if watched is self._eye and event.type() in {QEvent.Type.FocusIn, QEvent.Type.FocusOut}:
            self._tint()
        return super().eventFilter(watched, event)

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
        colour = self._theme.colour("accent" if self._eye.hasFocus() else "muted")
        self._reveal.setIcon(tinted_icon(name, colour))
