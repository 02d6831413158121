"""The composition root: builds every part once, connects them, runs, and shuts down."""

import argparse
import asyncio
import base64
import logging
import os
import random
import signal
import sys
from collections.abc import Mapping

from msgspec.structs import replace
from PySide6.QtCore import QLocale, QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

# qasync takes the Qt binding that is imported already, so it comes after PySide6.
import qasync  # isort: skip

from menagerie.app.embedding import SandboxHost
from menagerie.app.qt_texts import translate_qt
from menagerie.app.single_instance import SingleInstance
from menagerie.credentials.keys import KeyStore
from menagerie.domain.clock import Clock, SystemClock
from menagerie.domain.errors import MenagerieError
from menagerie.governor.ledger import Ledger, open_ledger
from menagerie.governor.registry import Governors
from menagerie.outbox.entry import Entry, State
from menagerie.service.retries import Retries
from menagerie.settings.environments import (
    Changes,
    Environment,
    EnvironmentId,
    load_environments,
    save_user_environments,
)
from menagerie.settings.files import is_disk_full
from menagerie.settings.paths import Paths
from menagerie.settings.preferences import Preferences, load_preferences, save_preferences
from menagerie.ui.adding.add_flow import AddFlow
from menagerie.ui.details.find_flow import FindFlow
from menagerie.ui.environments.key_flow import KeyFlow
from menagerie.ui.environments.setup_flow import SetupFlow
from menagerie.ui.export.everything_seen import EverythingSeen, shown_by_id
from menagerie.ui.export.flow import ExportFlow
from menagerie.ui.export.source import TableRows
from menagerie.ui.listing.auto_refresh import AutoRefresh
from menagerie.ui.look.theme import Appearance, Theme
from menagerie.ui.outbox.flow import OutboxFlow
from menagerie.ui.outbox.line import OutboxLine
from menagerie.ui.session.coordinator import Coordinator
from menagerie.ui.session.jobs import Jobs
from menagerie.ui.widgets.message_bar import Message
from menagerie.ui.window.main_window import MainWindow
from menagerie.workflows.catalogues import Catalogues
from menagerie.workflows.outboxes import Outboxes
from menagerie.workflows.session import SessionOpener

_log = logging.getLogger(__name__)

# The first answer is on screen by then on most computers. A second start that nobody hears yet tries again.
_AFTER_FIRST_ANSWER_MS = 1_000


def run(qt: QApplication, instance: SingleInstance, paths: Paths, options: argparse.Namespace) -> int:
    """Run the application until its window is closed, as ``options`` of the command line ask for.

    Returns the exit status.
    """
    application = build(qt, paths, os.environ, SystemClock())
    instance.raise_wanted.connect(application.come_forward)
    QTimer.singleShot(_AFTER_FIRST_ANSWER_MS, instance.listen)
    # A second start from then on gets a window of its own as soon as this one has ended.
    application.closing.connect(instance.stop_listening)
    QTimer.singleShot(_AFTER_FIRST_ANSWER_MS, lambda: translate_qt(qt, QLocale.system()))
    status: int = qasync.run(application.run(options.environment))
    return status


def build(
    qt: QApplication,
    paths: Paths,
    variables: Mapping[str, str],
    clock: Clock,
    keys: KeyStore | None = None,
) -> "Application":
    """Build the application on the data in ``paths``; ``keys`` is the seam for tests.

    Nothing is opened, imported or sent that the first paint does not need.
    """
    preferences = load_preferences(paths.preferences)
    theme = Theme(qt, Appearance(preferences.theme))
    window = MainWindow(theme, clock)
    return Application(paths, preferences, variables, clock, window=window, keys=keys or KeyStore())


class Application(QObject):
    """All parts, connected. Tests hold it to look inside.

    Signals: ``closing`` when the window is about to close for good.
    """

    closing = Signal()

    def __init__(
        self,
        paths: Paths,
        preferences: Preferences,
        variables: Mapping[str, str],
        clock: Clock,
        *,
        window: MainWindow,
        keys: KeyStore,
    ) -> None:
        super().__init__()
        self._paths = paths
        self._preferences = preferences
        self._variables = variables
        self._closed = asyncio.Event()
        self.ledger: Ledger = open_ledger(paths.ledger, clock)
        self.sandbox = SandboxHost(paths.sandbox_database)
        chance = random.Random()  # noqa: S311 - jitter is no secret
        governors = Governors(self.ledger, clock, chance)
        retries = Retries(clock, chance)
        opener = SessionOpener(keys, self.ledger, governors, self.sandbox.start, retries)
        environments = load_environments(paths, variables)
        self.window = window
        self.jobs = Jobs(self.window)
        catalogues = Catalogues(paths, clock)
        self.coordinator = Coordinator(self.window, self.jobs, opener, environments, catalogues, clock)
        self.line = OutboxLine(self.coordinator, Outboxes(paths, clock), clock)
        self.adding = AddFlow(self.coordinator, self.line, clock)
        self.outbox = OutboxFlow(self.coordinator, self.line, self.adding, clock)
        self.keys = KeyFlow(self.coordinator, opener, keys, clock)
        self.finding = FindFlow(self.coordinator, clock)
        rows = TableRows(
            self.window.table,
            by_id=lambda: shown_by_id(self.coordinator),
            everything=lambda: EverythingSeen(self.coordinator),
            category_names=self.coordinator.category_names,
        )
        self.exporting = ExportFlow(self.coordinator, rows, clock)
        self.refreshing = AutoRefresh(self.coordinator, clock)
        self.setup = SetupFlow(self.coordinator, self._save_changes, self.sandbox.practise)
        self._recall()
        # A disk can fill up at any time, and something is written with every request.
        self.jobs.ended.connect(self._warn_of_files)
        self.window.close_wanted.connect(self.close)
        self.line.changed.connect(self._add_changed)
        self.line.quiet.connect(self._close_if_wanted)
        # Who goes on working does not want it closed any more.
        self.coordinator.entered.connect(lambda _identifier: self._go_on())
        self._close_when_added = False
        self._told: set[str] = set()
        self._file_message: Message | None = None
        self._file_warnings: list[str] = []
        self._invitation = Message(
            self.tr("These are animals to practise on"),
            self.tr("Nothing you do here leaves this computer. Connect your store when you are ready."),
            "info",
            self.tr("Connect your store…"),
            self.setup.begin,
            on_dismiss=self._decline,
        )
        self.coordinator.entered.connect(self._entered)

    async def run(self, environment: str | None = None) -> int:
        """Show the window, work until it is closed, and return the exit status.

        ``environment`` is the id of the environment to open in place of the last one.
        """
        chosen = self._preferences.environment if environment is None else EnvironmentId(environment)
        # The rows of the last time, so that the first paint already shows them.
        self.coordinator.recall(chosen)
        self.window.show()
        self._close_on_signals()
        self.coordinator.open(chosen)
        # With rows in it, so that the first of them is the current one.
        self.window.table.setFocus()
        self._warn_of_settings()
        await self._closed.wait()
        await self._shut_down()
        return 0

    def close(self) -> None:
        """Close, or if an animal is on its way, close when its fate is known; what waits goes next time."""
        self.line.stop()
        if self.line.is_sending:
            self._close_when_added = True
            self.window.toast.say(self.tr("Menagerie closes as soon as the animal has been added."))
            return
        self._closed.set()

    def come_forward(self) -> None:
        """Bring the window to the front, because the application was started a second time."""
        self.window.setWindowState(self.window.windowState() & ~self.window.windowState().WindowMinimized)
        self.window.show()
        self.window.raise_()
        self.window.activateWindow()

    async def _shut_down(self) -> None:
        self.closing.emit()
        self._remember()
        self.window.hide()
        await self._close_outbox()
        await self.sandbox.stop()
        await self.ledger.close()
        self.window.close_now()
        try:
            await asyncio.to_thread(save_preferences, self._paths.preferences, self._preferences)
        except MenagerieError as error:
            _log.warning("Not everything was saved for the next start: %s", error.message)

    async def _close_outbox(self) -> None:
        """Write down what was typed last, end the session, and write down what became of what was sent."""
        try:
            await self.adding.close()
        except MenagerieError as error:
            _log.warning("What was typed last could not be kept: %s", error.message)
        await self.coordinator.close()
        try:
            await self.line.close()
        except MenagerieError as error:
            # The next start finds it unconfirmed, which is true.
            _log.warning("The outbox could not be closed cleanly: %s", error.message)

    def _add_changed(self, entry: Entry) -> None:
        if self._close_when_added and entry.state in {State.REFUSED, State.UNCONFIRMED}:
            # The person shall see what became of the animal.
            self._go_on()

    def _close_if_wanted(self) -> None:
        if self._close_when_added:
            self._closed.set()

    def _go_on(self) -> None:
        if self._close_when_added:
            self._close_when_added = False
            self.line.go_on()

    def _close_on_signals(self) -> None:
        # Windows' loops have no signal handlers; there a console window ends the process by itself.
        if sys.platform != "win32":
            loop = asyncio.get_running_loop()
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.add_signal_handler(number, self._closed.set)

    def _save_changes(self, changes: Changes) -> tuple[Environment, ...]:
        save_user_environments(self._paths, changes)
        return load_environments(self._paths, self._variables)

    def _warn_of_settings(self) -> None:
        environments = self.coordinator.environments
        addresses = [environment.problem for environment in environments]
        plans = [environment.plan_problem for environment in environments]
        for problem in (self._preferences.problem, *addresses, *plans):
            if problem is not None:
                title = self.tr("Some settings couldn't be loaded")
                self.window.notice.show_message(Message(title, problem, "info"))
                return

    def _entered(self, identifier: EnvironmentId) -> None:
        """Invite to connect the store, on the sandbox only: elsewhere its words would not be true."""
        environments = self.coordinator.environments
        connected = any(environment.base_url or environment.problem for environment in environments)
        if identifier is EnvironmentId.SANDBOX:
            if not connected and not self._preferences.invitation_dismissed:
                self.window.notice.show_message(self._invitation)
        elif self.window.notice.message is self._invitation:
            self.window.notice.clear()

    def _warn_of_files(self) -> None:
        """Say what is new about the files, beside what was said of them before and is still in sight."""
        sources = (self.ledger, self.coordinator.catalogue, self.sandbox, self.line)
        warnings = [source.warning for source in sources if source.warning is not None]
        new = [warning for warning in warnings if warning not in self._told]
        if not new:
            return
        self._told.update(new)
        if is_disk_full(self._paths.data):
            self._warn_of_full_disk()
            return
        if self._file_message is None or self.window.notice.message is not self._file_message:
            self._file_warnings = []
        self._file_warnings += new
        self._file_message = self._message_about_files()
        self.window.notice.show_message(self._file_message)

    def _message_about_files(self) -> Message:
        title, warnings = self.tr("There was a problem with saved data"), self._file_warnings
        text, details = warnings[0], ""
        if len(warnings) > 1:
            text = self.tr("{n} files were affected. The details say what happened to each.")
            text, details = text.format(n=len(warnings)), "\n".join(warnings)
        if self.line.warning in warnings:
            open_outbox = self.tr("Open the outbox")
            return Message(title, text, "info", open_outbox, self.outbox.show, details)
        return Message(title, text, "info", details=details)

    def _warn_of_full_disk(self) -> None:
        text = self.tr("What was remembered before is safe. Free some space: what is new is not kept.")
        self.window.notice.show_message(Message(self.tr("The disk is full"), text, "info"))

    def _decline(self) -> None:
        self._preferences = replace(self._preferences, invitation_dismissed=True)

    def _recall(self) -> None:
        preferences = self._preferences
        self.window.filter.show_question(preferences.status, preferences.limit)
        self.window.commands.details.setChecked(preferences.details_visible)
        self.window.commands.ask_once_more.setChecked(preferences.asks_once_more)
        self.adding.keeps_open = preferences.adds_keep_open
        self.refreshing.choose(preferences.refresh_minutes)
        self.window.recall_layout(
            *(
                base64.b64decode(text) if text is not None else None
                for text in (preferences.window_geometry, preferences.splitter, preferences.table_header)
            )
        )

    def _remember(self) -> None:
        window = self.window
        geometry, splitter, table = (
            base64.b64encode(state).decode("ascii") for state in window.remember_layout()
        )
        self._preferences = replace(
            self._preferences,
            environment=self.coordinator.environment.id,
            theme=str(window.theme.appearance),
            limit=window.filter.limit.value(),
            status=window.filter.chosen_status,
            window_geometry=geometry,
            splitter=splitter,
            table_header=table,
            details_visible=window.commands.details.isChecked(),
            refresh_minutes=self.refreshing.minutes,
            asks_once_more=window.commands.ask_once_more.isChecked(),
            adds_keep_open=self.adding.keeps_open,
        )
