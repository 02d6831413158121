"""Opens the settings, and lets each change take effect at once, reversibly."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from menagerie.domain.errors import DefectError, MenagerieError
from menagerie.domain.network import Network, proxy_password
from menagerie.settings.preferences import LogLevel
from menagerie.settings.site import network_settings
from menagerie.ui.session.jobs import Work
from menagerie.ui.session.preferred import Preferred
from menagerie.ui.session.window_context import WindowContext
from menagerie.ui.widgets.overlays import allow_motion
from menagerie.workflows.session import NetworkChoice

if TYPE_CHECKING:
    from menagerie.ui.settings.dialog import SettingsDialog
    from menagerie.ui.settings.pages import Elsewhere, Page, Setting, SettingsPages

_CHANGE, _PASSWORD, _TEST = "setting: ", "setting: password", "setting: test"


class Topic(Struct, frozen=True):
    """A page or a setting that can be found by its words. ``detail`` is the title of its page."""

    name: str
    title: str
    detail: str


class SettingsFlow(QObject):
    """Runs the settings dialog. Nothing of it sends a request.

    Signals: ``changed`` after one was changed. ``restart`` starts the application again.
    """

    changed = Signal()

    def __init__(
        self,
        context: WindowContext,
        window: QWidget,
        preferred: Preferred,
        elsewhere: "Callable[[], Elsewhere]",
        network: NetworkChoice,
        set_log_level: Callable[[LogLevel], None],
    ) -> None:
        """``elsewhere`` is called when the settings are opened, so that nothing is imported before."""
        super().__init__(window)
        self._window = window
        self._preferred = preferred
        self._make_elsewhere = elsewhere
        self.network = network
        self.restart: Callable[[], None]
        self._set_log_level = set_log_level
        self._context = context
        self._dialog: SettingsDialog | None = None
        self._made: SettingsPages | None = None
        # The steps that can be undone from within the dialog, by their texts.
        self._steps: list[str] = []
        preferred.changed.connect(self._take_effect)
        context.jobs.failed.connect(self._failed)
        context.commands.settings.triggered.connect(lambda _on: self.begin())

    def begin(self, name: str = "") -> None:
        """Open the settings, at the page or the setting of this name."""
        from menagerie.ui.settings.dialog import SettingsDialog  # noqa: PLC0415 - when it is opened

        if self._dialog is None:
            dialog = self._dialog = SettingsDialog(
                self._pages(),
                self.change,
                self.restore,
                self._take_back,
                self.restart,
                self._window,
            )
            dialog.finished.connect(self._closed)
            dialog.environments.clicked.connect(self._context.commands.environments.trigger)
            dialog.route.test.clicked.connect(self._test)
            dialog.open_folder.clicked.connect(self._open_data_folder)
            self._show()
        self._dialog.show()
        self._dialog.activateWindow()
        if name:
            self._dialog.go_to(name)

    def topics(self) -> tuple[Topic, ...]:
        """Return every page and setting, to be found by its words."""
        word, found = self.tr("Settings"), []
        for page in self._pages():
            found.append(Topic(page.name, page.title, word))
            found += [Topic(one.name, one.caption, page.title) for one in page.settings if one.is_shown()]
        return tuple(found)

    def change(self, setting: "Setting", value: object) -> None:
        """Let a setting take effect as the person chose it."""
        from menagerie.ui.settings.pages import Kind  # noqa: PLC0415 - as the dialog is

        if setting.kind in {Kind.CHOICE, Kind.SWITCH}:
            before = setting.read()
            if value != before:
                setting.apply(value)
                self._record(self._changing(setting), [(setting, before, value)])
        elif setting.kind is Kind.PASSWORD:
            setting.apply(value)
        else:
            self._start(_CHANGE + setting.name, lambda: self._check_and_change(setting, value))

    def restore(self, page: "Page") -> None:
        """Set the settings of ``page`` as they were at first."""
        different = [
            (one, one.read(), one.default)
            for one in page.settings
            if not one.locked and one.is_restored and one.read() != one.default
        ]
        if different:
            self._start(_CHANGE + page.name, lambda: self._restore(page, different))

    async def _restore(self, page: "Page", changes: "list[tuple[Setting, object, object]]") -> None:
        done, failed = [], []
        for change in changes:
            setting, _before, default = change
            try:
                await self._apply_all([(setting, default)])
                done.append(change)
            except MenagerieError as error:
                failed.append((setting, error))
        if done:
            self._record(self.tr("restoring the defaults of “{page}”").format(page=page.title), done)
        for setting, why in failed:
            self._show_error(setting, why)

    async def _check_and_change(self, setting: "Setting", value: object) -> None:
        try:
            if value is not None:
                value = await asyncio.to_thread(setting.check, str(value))
            before, network = setting.read(), self.network.chosen
            if value != before:
                await self._apply_all([(setting, value)])
                self._record(self._changing(setting), [(setting, before, value)])
            self._show()
            if not value:
                self._forget_password(network)
        except MenagerieError as error:
            self._show_error(setting, error)

    def _show_error(self, setting: "Setting", error: MenagerieError) -> None:
        if self._dialog is not None:
            self._dialog.show_error(setting, error)
        else:
            # It was typed last, and the dialog closed then.
            self._context.errors.show(error, partial(self.begin, setting.name))

    async def _apply_all(self, values: "list[tuple[Setting, object]]") -> None:
        from menagerie.ui.settings.pages import Kind  # noqa: PLC0415 - as the dialog is

        for setting, value in values:
            if setting.kind is Kind.FOLDER:
                # It is written to the disk.
                await asyncio.to_thread(setting.apply, value)
            else:
                setting.apply(value)
        self._show()
        self.changed.emit()

    def _record(self, text: str, changes: "list[tuple[Setting, object, object]]") -> None:
        self._steps.append(text)
        self._context.undo.record(
            text,
            partial(self._apply_all, [(setting, before) for setting, before, _after in changes]),
            partial(self._apply_all, [(setting, after) for setting, _before, after in changes]),
        )
        self._show()
        self.changed.emit()

    def _take_back(self) -> None:
        """Undo the newest change made in this dialog; what was done before is undone in the window."""
        if self._steps and self._context.undo.undo_text == self._steps.pop():
            self._context.undo.undo()

    def _take_effect(self, entry: str) -> None:
        """Let an entry of the preferences take effect; others are read when they are needed."""
        entries = self._preferred.entries
        if entry in {"proxy", "proxy_address", "proxy_user", "ca_file"}:
            self.network.choose(network_settings(entries, self._preferred.site))
        elif entry == "log_level":
            self._set_log_level(entries.log_level)
        elif entry == "reduces_motion":
            allow_motion(allowed=entries.reduces_motion == "system")

    def _save_password(self, text: object) -> None:
        async def work() -> None:
            why_this_run = await self.network.save_password(proxy_password(str(text)))
            words = self.tr("The password is kept in the keyring.")
            if why_this_run is not None:
                words = self.tr("The password is kept until Menagerie is closed: no keyring took it.")
            if self._dialog is not None:
                self._dialog.route.show_text(words)
            elif why_this_run is not None:
                self._context.errors.inform(words, "")

        self._start(_PASSWORD, work)

    def _forget_password(self, before: Network) -> None:
        """Take the password out of the keyring whose proxy or user the person has just taken away.

        There is no other way to remove it. Restoring the defaults keeps it, since that can be undone.
        """
        now = self.network.chosen
        if not before.user or (before.user, before.address) == (now.user, now.address):
            return

        async def work() -> None:
            await self.network.forget_password(before)
            if self._dialog is not None:
                # What is said there may be that it is kept.
                self._dialog.route.show_text("")

        # Of its own name: nothing else may take its place.
        self._start(f"{_PASSWORD} {id(before)}", work)

    def _start(self, name: str, work: Work) -> None:
        # No setting belongs to an environment.
        self._context.jobs.start(name, work, replace=True, outlives_environment=True)

    def _test(self) -> None:
        session, environment = self._context.opened.session, self._context.opened.environment

        async def work() -> None:
            if session is None:
                return
            check = await session.store.check_route()
            if self._dialog is not None:
                self._dialog.route.show_check(check, environment.name)

        if self._dialog is None:
            return
        if session is None:
            self._dialog.route.show_text(self.tr("Open an environment with its key first."), look="error")
        elif self._context.jobs.start(_TEST, work, outlives_environment=True):
            self._dialog.route.show_text(self.tr("Connecting…"))

    def _open_data_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._context.paths.data)))

    def _pages(self) -> "tuple[Page, ...]":
        from menagerie.ui.settings.pages import SettingsPages  # noqa: PLC0415 - when it is opened

        if self._made is None:
            self._made = SettingsPages(
                self._preferred,
                self._make_elsewhere(),
                self._save_password,
                self._context.paths,
                self._context.clock,
                self,
            )
        return self._made.all()

    def _show(self) -> None:
        """Show in the dialog what applies."""
        if self._dialog is not None:
            self._dialog.show_values()

    def _changing(self, setting: "Setting") -> str:
        return self.tr("changing “{setting}”").format(setting=setting.caption)

    def _failed(self, name: str, error: MenagerieError) -> None:
        if not name.startswith((_TEST, _PASSWORD)):
            return
        if self._dialog is not None:
            self._dialog.route.show_error(error)
        elif not isinstance(error, DefectError):  # which the window shows
            self._context.errors.show(error, self.begin)

    def _closed(self) -> None:
        self._context.jobs.cancel(_TEST)
        dialog, self._dialog = self._dialog, None
        self._steps.clear()
        if dialog is not None:
            dialog.deleteLater()
