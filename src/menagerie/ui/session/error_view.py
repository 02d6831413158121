"""Says in the window what went wrong, and offers the next step."""

import traceback
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from menagerie.domain.errors import (
    AddressMissingError,
    AskingStoppedError,
    DefectError,
    KeyMissingError,
    KeyRefusedError,
    MenagerieError,
    UnusableAddressError,
)
from menagerie.ui.widgets.message_bar import Message
from menagerie.ui.window.main_window import MainWindow


class ErrorView(QObject):
    """Shows errors in the message bar, or in place of the rows.

    ``is_practice`` tells whether the person works in the sandbox, where a refused key is part of the lesson.

    Signals: ``key_wanted(object, object)`` with the error that made a key necessary (or None) and what to go
    on with afterwards; ``addresses_wanted``; ``practice_over`` when a practised situation shall end.
    """

    key_wanted = Signal(object, object)
    addresses_wanted = Signal()
    practice_over = Signal()

    def __init__(self, window: MainWindow, is_practice: Callable[[], bool]) -> None:
        super().__init__(window)
        self._window = window
        self._is_practice = is_practice

    def show(self, error: MenagerieError, again: Callable[[], None]) -> None:
        """Show an error in the message bar; ``again`` is the next step."""
        if isinstance(error, KeyRefusedError | AskingStoppedError):
            self._show_refused_key(error, again)
            return
        details = self.tr("The service said: {text}").format(text=error.said) if error.said else ""
        self._window.message_bar.show_message(
            Message(error.title, error.message, "error", self.tr("Try again"), again, details)
        )

    def show_defect(self, error: DefectError) -> None:
        """Show a bug with what is needed to report it, whichever job met it."""
        details = "".join(traceback.format_exception(error.__cause__))
        self._window.message_bar.show_message(Message(error.title, error.message, details=details))

    def say_unopened(self, error: MenagerieError, again: Callable[[], None]) -> None:
        """Say in place of the rows why an environment could not be opened; ``again`` opens it."""
        icon, action, act = "alert", self.tr("Try again"), again
        if isinstance(error, AddressMissingError | UnusableAddressError):
            icon, action, act = "plug", self.tr("Set the address…"), self.addresses_wanted.emit
        elif isinstance(error, KeyMissingError):
            icon, action, act = "key", self.tr("Enter the key…"), self._want_first_key
        self._window.empty.say(icon, error.title, error.message, action, act)

    def _want_first_key(self) -> None:
        self.key_wanted.emit(None, None)

    def _show_refused_key(self, error: MenagerieError, again: Callable[[], None]) -> None:
        if self._is_practice():
            self._window.message_bar.show_message(
                Message(
                    error.title,
                    self.tr("This is practice: on a real service you would enter another key now."),
                    "error",
                    self.tr("End the practice"),
                    self.practice_over.emit,
                )
            )
            return
        self._window.message_bar.show_message(
            Message(
                error.title,
                error.message,
                "error",
                self.tr("Enter the key…"),
                lambda: self.key_wanted.emit(error, again),
            )
        )
        self.key_wanted.emit(error, again)
