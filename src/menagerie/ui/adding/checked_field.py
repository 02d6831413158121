"""A field that says what is wrong with its content, at the moment when that helps."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QLabel, QLineEdit

from menagerie.domain.errors import UnusableFieldError
from menagerie.ui.widgets.form import show_field_error
from menagerie.ui.words.errors import message_of

# Milliseconds without a key after which a person is no longer typing.
PAUSE_MS = 900


class CheckedField(QObject):
    """Shows an error beside ``edit`` when the person pauses or leaves it, and hides it with the next change.

    A field in which nothing was typed shows no error by itself. ``read`` raises UnusableFieldError for a
    content that cannot be used. ``can_become_right`` tells whether typing on can make it right: if not, the
    error is shown at once. While ``is_undecided`` returns True, nothing is shown by itself.
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
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE_MS)
        self._pause.timeout.connect(self._show_by_itself)
        edit.textEdited.connect(self._touch)
        edit.textChanged.connect(self._changed)
        edit.editingFinished.connect(self._show_by_itself)

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
        show_field_error(self.edit, self._label, text)

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
        self.say("")

    def check_again(self) -> None:
        """Show or hide what is wrong, because other contents are usable now.

        What the person was told stays, as long as it is wrong.
        """
        was_told = bool(self._label.text())
        self.say("")
        if not was_told or not self.show_problem():
            self._changed()

    def _touch(self) -> None:
        self._is_touched = True

    def _changed(self) -> None:
        self._pause.stop()
        if not self._is_touched or not self.problem:
            return
        if self._can_become_right(self.edit.text()) or self._is_undecided():
            self._pause.start()
        else:
            self.show_problem()

    def _show_by_itself(self) -> None:
        if self._is_touched and not self._is_undecided():
            self.show_problem()
