"""Shows errors in the message bar, each with the next step."""

import traceback
from collections.abc import Callable

from PySide6.QtCore import QObject

from menagerie.domain.cases import GeneralCase
from menagerie.domain.errors import (
    AskingStoppedError,
    DefectError,
    KeyRefusedError,
    MenagerieError,
    NotConnectedError,
)
from menagerie.domain.text import without_credentials
from menagerie.ui.session.jobs import Jobs
from menagerie.ui.widgets.message_bar import Message, MessageBar
from menagerie.ui.words.messages import message_of, title_of


class Errors(QObject):
    """Shows errors in the message bar.

    What they lead to is set by who can do it: ``enter_key`` gets the error that made a key necessary (or
    None), and what to go on with afterwards, when the person wants to enter one; ``on_key_refused`` the same
    when the service has refused the key; ``set_addresses`` when an address is missing; ``restart`` when the
    program was updated under the window.
    """

    def __init__(self, message_bar: MessageBar, jobs: Jobs) -> None:
        super().__init__(message_bar)
        self._message_bar = message_bar
        self._unreached: Message | None = None
        self.enter_key: Callable[[MenagerieError | None, Callable[[], None] | None], None]
        self.on_key_refused: Callable[[MenagerieError, Callable[[], None]], None]
        self.set_addresses: Callable[[], None]
        self.restart: Callable[[], None]
        jobs.failed.connect(self._job_failed)

    @property
    def offered(self) -> Callable[[], None] | None:
        """The next step that the message on screen offers; None where there is none."""
        message = self._message_bar.message
        return message.act if message is not None else None

    def clear(self) -> None:
        """Take away what the message bar says."""
        self._message_bar.clear()

    def inform(self, title: str, text: str) -> None:
        """Say something in the message bar that is no error."""
        self._message_bar.show_message(Message(title, text, "info"))

    def show(self, error: MenagerieError, again: Callable[[], None]) -> None:
        """Show an error in the message bar; ``again`` is the next step."""
        if isinstance(error, DefectError):
            self.show_defect(error)
            return
        if isinstance(error, KeyRefusedError | AskingStoppedError):
            self._show_refused_key(error, again)
            return
        details = self.details_of(error)
        message = Message(title_of(error), message_of(error), "error", self.tr("Try again"), again, details)
        self._message_bar.show_message(message)
        self._unreached = message if isinstance(error, NotConnectedError) else None

    def service_reached(self, *_added: object) -> None:
        """Take away that the service could not be reached: it has added an animal since."""
        if self._unreached is not None and self._message_bar.message is self._unreached:
            self.clear()

    def details_of(self, error: MenagerieError) -> str:
        """Return what the service said, for the details of a message; an empty text if it said nothing."""
        said = error.service_message
        return self.tr("The service said: {text}").format(text=said) if said else ""

    def show_defect(self, error: DefectError) -> None:
        """Show a bug with what is needed to report it; once, however often it happens meanwhile."""
        if error.case in {GeneralCase.UPDATED, GeneralCase.REMOVED}:
            is_there = error.case is GeneralCase.UPDATED
            restart = (self.tr("Restart"), self.restart) if is_there else ("", None)
            self._message_bar.show_message(Message(title_of(error), message_of(error), "info", *restart))
            return
        # They can be copied, and a screen reader says them: a library may quote a header in its error.
        details = without_credentials("".join(traceback.format_exception(error.__cause__)))
        shown = self._message_bar.message
        if shown is None or shown.details != details:
            self._message_bar.show_message(Message(title_of(error), message_of(error), details=details))

    def _job_failed(self, _name: str, error: MenagerieError) -> None:
        # A bug is shown whichever job met it.
        if isinstance(error, DefectError):
            self.show_defect(error)

    def _show_refused_key(self, error: MenagerieError, again: Callable[[], None]) -> None:
        self._message_bar.show_message(
            Message(
                title_of(error),
                message_of(error),
                "error",
                self.tr("Enter the key…"),
                lambda: self.enter_key(error, again),
            )
        )
        self.on_key_refused(error, again)
