"""Shows messages about the whole application in the window's second message bar."""

from PySide6.QtCore import QObject

from menagerie.app.parts import Parts
from menagerie.settings.environments import EnvironmentId
from menagerie.settings.files import is_disk_full
from menagerie.settings.paths import Paths
from menagerie.settings.preferences import Preferences
from menagerie.ui.widgets.message_bar import Message


class Notices(QObject):
    """Invites to connect the store, and says what is wrong with settings and files.

    ``invitation_dismissed`` tells whether the person does not want to be invited again.
    """

    def __init__(self, parts: Parts, paths: Paths, preferences: Preferences) -> None:
        super().__init__(parts)
        self._parts = parts
        self._bar = parts.window.notice
        self._data = paths.data
        self._settings_problem = preferences.problem
        self.invitation_dismissed = preferences.invitation_dismissed
        # Everything that was said about files so far.
        self.told: set[str] = set()
        self._file_message: Message | None = None
        self._file_warnings: list[str] = []
        self._invitation = Message(
            self.tr("These are animals to practise on"),
            self.tr("Nothing you do here leaves this computer. Connect your store when you are ready."),
            "info",
            self.tr("Connect your store…"),
            parts.setup.begin,
            on_dismiss=self._dismiss_invitation,
        )
        parts.opened.entered.connect(self._invite)
        # A disk can fill up at any time, and something is written with every request.
        parts.jobs.ended.connect(self._warn_of_files)
        parts.queue.loaded.connect(self._warn_of_files)

    def warn_of_settings(self) -> None:
        """Say the first thing that is wrong with the settings, if anything is."""
        environments = self._parts.opened.environments
        addresses = [environment.problem for environment in environments]
        plans = [environment.plan_problem for environment in environments]
        for problem in (self._settings_problem, *addresses, *plans):
            if problem is not None:
                self._bar.show_message(Message(self.tr("Some settings couldn't be loaded"), problem, "info"))
                return

    def _invite(self) -> None:
        """Invite to connect the store, on the sandbox only: elsewhere its words would not be true."""
        opened = self._parts.opened
        is_connected = any(one.base_url or one.problem for one in opened.environments)
        if opened.environment.id is EnvironmentId.SANDBOX:
            if not is_connected and not self.invitation_dismissed:
                self._bar.show_message(self._invitation)
        elif self._bar.message is self._invitation:
            self._bar.clear()

    def _dismiss_invitation(self) -> None:
        self.invitation_dismissed = True

    def _warn_of_files(self) -> None:
        """Say what is new about the files, beside what was said of them before and is still in sight."""
        parts = self._parts
        sources = (parts.ledger, parts.opened.catalogue, parts.sandbox, parts.queue.current)
        warnings = [source.warning for source in sources if source.warning is not None]
        new = [warning for warning in warnings if warning not in self.told]
        if not new:
            return
        self.told.update(new)
        if is_disk_full(self._data):
            text = self.tr("What was saved before is safe. Free some space to save what is new.")
            self._bar.show_message(Message(self.tr("The disk is full"), text, "info"))
            return
        if self._file_message is None or self._bar.message is not self._file_message:
            self._file_warnings = []
        self._file_warnings += new
        self._file_message = self._message_about_files()
        self._bar.show_message(self._file_message)

    def _message_about_files(self) -> Message:
        title, warnings = self.tr("There was a problem with saved data"), self._file_warnings
        text, details = warnings[0], ""
        if len(warnings) > 1:
            text = self.tr("{n} files were affected. See the details.")
            text, details = text.format(n=len(warnings)), "\n".join(warnings)
        if self._parts.queue.current.warning in warnings:
            open_outbox = self.tr("Open the outbox")
            return Message(title, text, "info", open_outbox, self._parts.outbox.show, details)
        return Message(title, text, "info", details=details)
