"""The whole application in a test: its window, a real service beside it, and a log of what was asked."""

import asyncio
import io
import logging
import shutil
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QPushButton, QWidget

from menagerie.app.application import Application, build
from menagerie.app.parts import Parts
from menagerie.app.restarting import RESTART
from menagerie.credentials.keys import SERVICE_NAME, KeyStore
from menagerie.domain.animal import KnownAnimal
from menagerie.domain.cases import GeneralCase
from menagerie.outbox.entry import State
from menagerie.sandbox.layers import Journal
from menagerie.sandbox.practice import PracticeSwitch, Situation
from menagerie.sandbox.server import EmbeddedSandbox
from menagerie.sandbox.store import IN_MEMORY
from menagerie.settings.environments import EnvironmentId
from menagerie.settings.paths import Paths
from menagerie.settings.views import Scope
from menagerie.ui.adding.add_dialog import AddAnimalDialog
from menagerie.ui.base.rows import Line
from menagerie.ui.environments.key_dialog import ApiKeyDialog
from menagerie.ui.listing.list_loader import REFRESHING
from menagerie.ui.session.jobs import WAITING_FOR_DISK
from menagerie.ui.widgets.form import PAUSE
from menagerie.ui.window.main_window import MainWindow
from menagerie.workflows.queue.send_queue import SendQueue
from support.clock import LeapingClock
from support.qt_loop import until
from support.raw_server import RawServer, Script, raw_server
from support.sections import Section
from support.sentences import title
from support.vault import Vault
from support.windows import choose_environment

RIGHT_KEY = "sk-the-right-one"
# What is put off is put off for less. Longer timers only show something for a while.
_LONGEST_PAUSE_MS = 1000


class RequestLog(Journal):
    """Keeps the requests that reached the service: method, path with query, and status."""

    def __init__(self, clock: Callable[[], float]) -> None:
        super().__init__(io.StringIO(), clock)
        self.lines: list[str] = []

    def request(self, at: float, method: str, path: str, query: str, status: int | None) -> None:
        del at
        self.lines.append(f"{method} {path}{'?' if query else ''}{query} {status}")


class Shop:
    """A desk with the application on it. "Staging" is a real service, on real HTTP; its clock can leap."""

    def __init__(self, qt: QApplication, data: Path, clock: LeapingClock | None = None) -> None:
        self._qt = qt
        self.clock = clock or LeapingClock()
        self.log = RequestLog(self.clock.now)
        self.staging = EmbeddedSandbox(IN_MEMORY, clock=self.clock.now, api_key=RIGHT_KEY, journal=self.log)
        self.staging.start()
        self.vault = Vault()
        self.paths = Paths(data, site_directory=data / "site")
        self.paths.make_data_directory()
        self.variables = {"MENAGERIE_STAGING_URL": self.staging.base_url}
        self._application: Application | None = None
        # That the application ended with last.
        self.status: int | None = None
        self.keep_key(RIGHT_KEY)

    def keep_key(self, key: str | None) -> None:
        """Put staging's key into the keyring, or take it out."""
        place = (SERVICE_NAME, self.staging.base_url)
        if key is None:
            self.vault.entries.pop(place, None)
        else:
            self.vault.entries[place] = key

    def move_staging(self, base_url: str) -> None:
        """Let another service be staging, with the same key."""
        self.variables["MENAGERIE_STAGING_URL"] = base_url
        self.vault.entries[SERVICE_NAME, base_url] = RIGHT_KEY

    @property
    def catalogue_file(self) -> Path:
        """Where the application keeps what it has seen of staging."""
        return self.paths.catalogue(EnvironmentId.STAGING.value, self.variables["MENAGERIE_STAGING_URL"])

    def know(self, catalogue: Path) -> None:
        """Let this be what was seen of staging before."""
        shutil.copyfile(catalogue, self.catalogue_file)

    def kept_key(self) -> str | None:
        return self.vault.entries.get((SERVICE_NAME, self.staging.base_url))

    def practise(self, situation: Situation, *, seconds: int | None = None, count: int | None = None) -> None:
        self.staging.practice(PracticeSwitch(situation, seconds=seconds, count=count))

    def asked(self, method: str = "") -> list[str]:
        """Return the requests that reached staging, of one method or of any."""
        return [line for line in self.log.lines if line.startswith(method)]

    @property
    def application(self) -> Application:
        """The application that runs, or ran last."""
        assert self._application is not None
        return self._application

    @property
    def parts(self) -> Parts:
        """The parts of the running application."""
        return self.application.parts

    @property
    def window(self) -> MainWindow:
        return self.application.window

    @asynccontextmanager
    async def open(self, environment: str | None = "staging") -> AsyncIterator[MainWindow]:
        """Run the application until the block ends, then close it as a person does."""
        application = build(
            self._qt, self.paths, self.variables, self.clock, KeyStore(lambda: self.vault, clock=self.clock)
        )
        self._application = application
        log_level = logging.getLogger().level
        running = asyncio.ensure_future(application.run(environment))
        try:
            await asyncio.sleep(0)
            application.window.activateWindow()
            yield application.window
        except AssertionError as failure:
            failure.add_note(self._on_screen())
            raise
        finally:
            application.close()
            self.status = await running
            # The settings change it for the whole process.
            logging.getLogger().setLevel(log_level)
            application.window.theme.deleteLater()
            application.window.deleteLater()
            application.deleteLater()
        assert self.status in {0, RESTART}

    def _on_screen(self) -> str:
        """Say what the window's bars tell and what the queue holds, which explains most failures."""
        bars = (self.window.wait_banner, self.window.message_bar, self.window.notice)
        told = [f"{bar.objectName()}: {self.said(bar)}" for bar in bars if bar.isVisible()]
        return f"on screen: {told}; in the queue: {self.states()}; under way: {self.jobs()}"

    @asynccontextmanager
    async def open_without_key(self) -> AsyncIterator[MainWindow]:
        """Run the application without staging's key, so that nothing is sent; the outbox has been read."""
        self.keep_key(None)
        async with self.open() as window:
            await self.without_key()
            await until(lambda: self.queue.is_loaded, "the outbox")
            yield window

    @asynccontextmanager
    async def open_with_animals(self, environment: str | None = "staging") -> AsyncIterator[MainWindow]:
        """Run the application, and go on when the first answer is on screen and nothing more is asked."""
        async with self.open(environment) as window:
            await self.answered()
            yield window

    @asynccontextmanager
    async def open_on(self, script: Script) -> AsyncIterator[tuple[MainWindow, RawServer]]:
        """Run the application on a service that follows a script, and go on when it has answered."""
        async with raw_server(script) as server:
            self.move_staging(server.base_url)
            async with self.open_with_animals() as window:
                yield window, server

    async def answered(self) -> None:
        """Wait until animals are on screen and no question is open."""
        await until(lambda: self.window.table.animals and not self.jobs(), "animals on screen")

    def jobs(self) -> tuple[str, ...]:
        """Return the names of what is under way and comes to an end by itself."""
        queue = self.parts.queue
        is_busy = queue.current.is_running or queue.queues.is_sending
        names = (
            name
            for name in self.parts.jobs.names()
            if name != REFRESHING and not name.startswith(WAITING_FOR_DISK)
        )
        return (*names, *(("send queue",) if is_busy else ()))

    async def settled(self) -> None:
        """Wait until nothing is under way: what was typed and chosen is on screen."""
        await until(lambda: not self.jobs(), "nothing under way")

    async def idle(self) -> None:
        """Wait until nothing is under way and nothing is put off, so that no request can follow."""
        await until(lambda: not self.jobs() and not self._puts_off(), "nothing under way or put off")

    def _puts_off(self) -> bool:
        timers = (timer for timer in self.window.findChildren(QTimer) if timer.isSingleShot())
        return any(timer.isActive() and timer.interval() < _LONGEST_PAUSE_MS for timer in timers)

    async def see_everything(self) -> None:
        """Choose everything that was seen, and wait until it is on screen."""
        self.window.filter.show_from(Scope.SEEN)
        await self.settled()

    async def search(self, text: str) -> None:
        """Type into the search, and wait until all that matches is there."""
        self.window.filter.search.setText(text)
        await self.settled()

    async def answered_with(self, count: int) -> None:
        """Wait until exactly ``count`` animals are on screen and no question is open."""
        await until(lambda: len(self.window.table.animals) == count, f"{count} animals")
        await self.answered()

    async def without_key(self) -> None:
        """Wait until the window says, in place of animals, that there is no key."""
        await until(lambda: self.window.empty.title.text() == title(GeneralCase.KEY_MISSING), "no key")

    async def waiting(self) -> None:
        await until(self.window.wait_banner.isVisible, "the wait banner")

    async def meet_the_limit(self, seconds: int) -> None:
        """Refresh a list whose service asks to wait, and return when the window waits."""
        self.practise(Situation.LIMIT_REACHED, seconds=seconds)
        self.window.header.refresh.click()
        await self.waiting()

    async def wait_over(self) -> None:
        """Leap to the end of the wait."""
        self.clock.leap(self.seconds_left() + 1)
        await until(lambda: not self.window.wait_banner.isVisible(), "the end of the wait")

    def seconds_left(self) -> float:
        end = self.parts.waits.until
        return max(0.0, end - self.clock.now()) if end is not None else 0.0

    @property
    def queue(self) -> SendQueue:
        """The send queue of the open environment."""
        return self.parts.queue.current

    def states(self) -> dict[str, State]:
        """Return where each add of the outbox stands, by its name."""
        return {entry.typed.name: entry.state for entry in self.queue.entries}

    def names(self) -> list[str]:
        """Return the names on screen, from top to bottom."""
        return self.cells(Section.NAME)

    def cells(self, column: Section) -> list[str]:
        """Return what stands in a column of the animals, from top to bottom."""
        shown = self.window.table.shown
        rows = [row for row in range(shown.rowCount()) if not isinstance(shown.at(row), Line)]
        return [str(shown.index(row, column).data()) for row in rows]

    def category_names(self) -> set[str | None]:
        """Return the given names of the categories of all rows on screen; None for those without one."""
        return set(map(self.window.table.shown.category_name, self.known()))

    def known(self) -> list[KnownAnimal]:
        """Return what is known of the animals in the rows that have been read, from top to bottom."""
        shown = self.window.table.shown
        return list(filter(None, map(shown.known, range(shown.rowCount()))))

    def ids(self) -> list[int]:
        """Return the ids of all rows, read or not."""
        return list(self.window.table.shown.ids)

    def disabled_inputs(self) -> list[str]:
        return [widget.objectName() for widget in self.window.request_inputs() if not widget.isEnabled()]

    def enabled_inputs(self) -> list[str]:
        return [widget.objectName() for widget in self.window.request_inputs() if widget.isEnabled()]

    def switch_to(self, identifier: EnvironmentId) -> None:
        """Choose an environment in the strip as a person does."""
        choose_environment(self.window, identifier)

    @staticmethod
    def clipboard() -> str:
        return QApplication.clipboard().text()

    @staticmethod
    def put_on_clipboard(text: str) -> None:
        QApplication.clipboard().setText(text)

    def add_dialog(self) -> AddAnimalDialog:
        """Open the add dialog as a person does."""
        if self.parts.adding.dialog is None:
            self.window.header.add.click()
        dialog = self.parts.adding.dialog
        assert dialog is not None
        return dialog

    def begin_add(self, name: str, category: str = "12") -> AddAnimalDialog:
        """Open the dialog, fill it in and confirm."""
        dialog = self.add_dialog()
        dialog.name.setText(name)
        dialog.category.setText(category)
        dialog.confirm.click()
        return dialog

    def choose_in_outbox(self, name: str) -> None:
        """Open the outbox, and choose an add by its name."""
        number = next(entry.number for entry in self.queue.entries if entry.typed.name == name)
        self.parts.outbox.show(number)

    def think(self) -> None:
        """Let the time pass in which a second press is taken for a part of the first."""
        self.clock.leap(PAUSE)

    def reason(self) -> str:
        """Return what the outbox says of the add that is chosen."""
        return self.window.outbox_panel.details.reason.toPlainText()

    def button(self, name: str, kind: type[QAbstractButton] = QPushButton) -> QAbstractButton:
        """Return the visible button of this object name in the window or a dialog of it."""
        buttons = self.window.findChildren(kind, name)
        return next(button for button in buttons if button.isVisible())

    async def add_on_its_way(self) -> None:
        """Wait until an add is written down as leaving."""
        await until(lambda: State.SENDING in self.states().values(), "an add on its way")

    async def add_dialog_closed(self) -> None:
        """Wait until the add dialog is gone: its widgets are deleted with it."""
        adding = self.parts.adding
        await until(lambda: adding.dialog is None, "the end of the add dialog")

    def key_dialog(self) -> ApiKeyDialog | None:
        dialogs = self.window.findChildren(ApiKeyDialog)
        return next((dialog for dialog in dialogs if dialog.isVisible()), None)

    @staticmethod
    def said(widget: QWidget) -> str:
        """Return all that the visible labels within a widget say."""
        return " ".join(label.text() for label in widget.findChildren(QLabel) if label.isVisible())

    async def asked_for_key(self) -> ApiKeyDialog:
        await until(lambda: self.key_dialog() is not None, "the key dialog")
        dialog = self.key_dialog()
        assert dialog is not None
        return dialog

    async def save_right_key(self, dialog: ApiKeyDialog) -> None:
        """Save staging's key in the dialog, and wait until that is gone and nothing is under way."""
        dialog.edit.setText(RIGHT_KEY)
        dialog.save.click()
        await until(lambda: self.key_dialog() is None, "the end of the dialog")
        await self.settled()

    def stop(self) -> None:
        self.staging.stop()
