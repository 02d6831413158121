"""The dialog in which the API key of an environment is entered, tested, saved or forgotten."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal, SignalInstance
from PySide6.QtGui import QAction, QClipboard, QGuiApplication
from PySide6.QtWidgets import QLineEdit, QToolButton, QWidget

from menagerie.domain.errors import MenagerieError, UnusableKeyError
from menagerie.domain.secret import ApiKey
from menagerie.settings.environments import Environment
from menagerie.ui.environments.steps import KeySteps
from menagerie.ui.look.icons import tinted_icon
from menagerie.ui.look.theme import Theme
from menagerie.ui.widgets.fields import LineEdit
from menagerie.ui.widgets.form import FormDialog, named_button, set_look, show_field_error
from menagerie.ui.widgets.labels import announce
from menagerie.ui.words.messages import message_of, sentence_of
from menagerie.workflows.key_check import KeyCheck


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


class ApiKeyDialog(FormDialog):
    """Leaves the focus where it is, without effect, while something is done with the key.

    Signals: ``test_requested(object)`` and ``save_requested(object)`` with an ApiKey; ``forget_requested``.
    """

    test_requested = Signal(object)
    save_requested = Signal(object)
    forget_requested = Signal()

    def __init__(self, theme: Theme, environment: Environment, reason: str, parent: QWidget) -> None:
        """``reason`` says why the dialog opened by itself; it is empty when the person opened it."""
        super().__init__("apiKeyDialog", self.tr("API key for {name}").format(name=environment.name), parent)
        self._busy = False
        self._may_cancel = True
        self._waiting = False
        self.add_text(
            self.tr("The key is kept in this computer's keyring.\nIt is sent only to {address}").format(
                address=environment.base_url
            )
        )
        edit = KeyEdit(theme)
        self.edit, self._error = self.add_field(self.tr("API key"), "apiKeyEdit", "apiKeyError", edit=edit)
        self.test = named_button("testKeyButton", self.tr("Test"))
        self.test.setToolTip(self.tr("Sends one request with this key"))
        self.column.addWidget(self.test, 0, Qt.AlignmentFlag.AlignLeading)
        self.message = self.add_text(reason, look="error", name="apiKeyMessage")
        self.message.setVisible(bool(reason))
        self.steps = KeySteps()
        self.column.addWidget(self.steps)
        self.forget = named_button("forgetKeyButton", self.tr("Forget the key"))
        self.forget.hide()
        self.cancel = self.cancel_button("cancelKeyButton")
        self.save = named_button("saveKeyButton", self.tr("Save"), primary=True)
        self.add_buttons(self.cancel, self.save, leading=self.forget)
        self.test.clicked.connect(lambda: self._emit_key(self.test_requested))
        self.save.clicked.connect(lambda: self._emit_key(self.save_requested))
        self.forget.clicked.connect(self._forget)
        self.edit.textEdited.connect(lambda _text: self.steps.hide())
        self.edit.textChanged.connect(lambda _text: self._update_buttons())
        self.finished.connect(edit.forget_selection)
        self._update_buttons()
        self.edit.setFocus()

    def offer_to_forget(self, *, has_key: bool) -> None:
        """Offer to forget the key where there is one."""
        self.forget.setVisible(has_key)

    def show_busy(self, text: str, *, may_cancel: bool) -> None:
        """Do nothing else until ``show_check`` or ``show_error`` shows the outcome.

        ``may_cancel`` is False for what cannot be undone: the keyring may have changed already.
        """
        self._busy, self._may_cancel = True, may_cancel
        self._update_buttons()
        self.show_message(text, look="muted")

    def show_waiting(self, *, waiting: bool) -> None:
        """Disable the test during a wait; saving needs no request."""
        self._waiting = waiting
        if waiting and self.focusWidget() is self.test:
            self.edit.setFocus()
        self._update_buttons()

    def show_check(self, check: KeyCheck) -> None:
        """Show which steps of the test passed, and what to do about the one that failed."""
        self._end_busy()
        self.show_message("")
        self.steps.show_check(check)

    def show_error(self, error: MenagerieError) -> None:
        """Show why the key was not saved, forgotten or tested."""
        self._end_busy()
        self.show_message(sentence_of(error))

    def show_message(self, text: str, *, look: str = "error") -> None:
        """Show a text below the field, in place of the last test."""
        self.steps.hide()
        self.message.setText(text)
        self.message.setVisible(bool(text))
        set_look(self.message, look)
        if text:
            announce(self.message, text)

    def reject(self) -> None:
        if self._may_cancel:
            super().reject()

    def _forget(self) -> None:
        if not self._busy:
            self.forget_requested.emit()

    def _emit_key(self, signal: SignalInstance) -> None:
        if self._busy:
            return
        try:
            key = ApiKey(self.edit.text())
        except UnusableKeyError as error:
            show_field_error(self.edit, self._error, message_of(error))
            self.edit.setFocus()
            return
        signal.emit(key)

    def _end_busy(self) -> None:
        self._busy, self._may_cancel = False, True
        self._update_buttons()

    def _update_buttons(self) -> None:
        self.edit.setReadOnly(self._busy)
        focused, is_filled = self.focusWidget(), bool(self.edit.text().strip())
        self.save.setEnabled(is_filled and (not self._busy or self.save is focused))
        self.test.setEnabled(is_filled and not self._waiting and (not self._busy or self.test is focused))
        self.forget.setEnabled(not self._busy or self.forget is focused)
        self.cancel.setEnabled(self._may_cancel)
