"""The application: builds its parts, runs them in one event loop, and shuts them down."""

import asyncio
import logging
import os
import signal
from collections.abc import Mapping
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QEventLoop, QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication, QDialog

from menagerie import __version__
from menagerie.app import event_loop
from menagerie.app.desktop_application import DesktopApplication, screen_problem, translate_qt
from menagerie.app.error_log import prepare_words, say, unhandled_shown
from menagerie.app.first_window import LastSession, make_window, recall_choices, remembered, show_last_session
from menagerie.app.garbage import collect_when_idle
from menagerie.app.restarting import RESTART
from menagerie.app.single_instance import ImportRequest, SingleInstance
from menagerie.credentials.keys import KeyStore
from menagerie.domain.clock import Clock, SystemClock
from menagerie.domain.errors import DefectError, MenagerieError
from menagerie.outbox.entry import Entry, State
from menagerie.settings.environments import EnvironmentId
from menagerie.settings.paths import Paths
from menagerie.settings.preferences import Preferences, load_preferences, save_preferences
from menagerie.settings.site import chosen_language, load_site_settings
from menagerie.storage.files import may_be_there
from menagerie.system import is_macos, is_windows
from menagerie.system.machine import signals_to_end
from menagerie.system.program import guard_imports
from menagerie.ui.look.translation import locale_of
from menagerie.ui.session.preferred import Preferred
from menagerie.ui.widgets.message_bar import Message
from menagerie.ui.widgets.overlays import allow_motion
from menagerie.ui.window.main_window import MainWindow
from menagerie.ui.words.messages import sentence_of

if TYPE_CHECKING:
    from menagerie.app.notices import Notices
    from menagerie.app.parts import Parts

_log = logging.getLogger(__name__)

# By then most computers have the first answer on screen. A second start tries again until it is heard.
_AFTER_FIRST_ANSWER_MS = 1_000
_CLOSE, _SAVE = "close when the animal has been added", "save the preferences"
_SAVE_TYPED, _SAVE_AT_END = "save what was typed before closing", "save what was typed as the session ends"
# While that is saved, a session of Windows waits. It ends a process that takes 5 s.
_LONGEST_SAVING_MS = 2_000


def run(
    qt: DesktopApplication,
    instance: SingleInstance,
    window: MainWindow,
    preferred: Preferred,
    paths: Paths,
    shown: LastSession,
    crash: str,
    request: ImportRequest | None,
) -> int:
    """Run the application in ``window``, which shows ``shown``, until that is closed.

    ``crash`` is what the last run wrote as it crashed; empty if it did not. ``request`` is the import that
    the command line asks for. Returns the exit status, or RESTART.
    """
    application = Application(
        window, preferred, paths, os.environ, SystemClock(), KeyStore(), shown.environment
    )
    allow_motion(allowed=preferred.entries.reduces_motion == "system")
    locale = locale_of(chosen_language(preferred.entries, preferred.site))
    # Before the loop hands out the first key: there must be something that reacts to it.
    _ = application.parts
    instance.raise_requested.connect(application.come_forward)
    instance.import_requested.connect(application.take_import)
    QTimer.singleShot(_AFTER_FIRST_ANSWER_MS, instance.listen)
    # A second start from then on gets a window of its own as soon as this one has ended.
    application.closing.connect(instance.stop_listening)
    qt.commitDataRequest.connect(application.save_at_session_end)
    qt.quit_at_once = application.quit_at_once
    QTimer.singleShot(_AFTER_FIRST_ANSWER_MS, lambda: translate_qt(qt, locale))
    QTimer.singleShot(_AFTER_FIRST_ANSWER_MS, application, lambda: application.greet(crash))
    if request is not None:
        QTimer.singleShot(_AFTER_FIRST_ANSWER_MS, application, lambda: application.take_import(request))
    QTimer.singleShot(_AFTER_FIRST_ANSWER_MS, collect_when_idle)
    # After the others, which import what says that there was an error.
    QTimer.singleShot(_AFTER_FIRST_ANSWER_MS, guard_imports)
    return event_loop.run(application.run(shown=shown), application.end_without_screen)


def build(
    qt: QApplication,
    paths: Paths,
    variables: Mapping[str, str],
    clock: Clock,
    keys: KeyStore | None = None,
) -> "Application":
    """Build the application on the data in ``paths``, with its window; ``keys`` is the seam for tests.

    Nothing is opened, imported or sent that the first paint does not need.
    """
    preferred = Preferred(load_preferences(paths.preferences), load_site_settings(paths.site_environments))
    window = make_window(qt, preferred.entries, preferred.site, clock)
    return Application(window, preferred, paths, variables, clock, keys or KeyStore())


class Application(QObject):
    """Runs the parts. Tests hold it to look inside.

    Signals: ``closing`` when the window is about to close for good.
    """

    closing = Signal()

    def __init__(
        self,
        window: MainWindow,
        preferred: Preferred,
        paths: Paths,
        variables: Mapping[str, str],
        clock: Clock,
        keys: KeyStore,
        first: EnvironmentId | None = None,
    ) -> None:
        """``first`` is the environment that ``run`` opens; None: the last one."""
        super().__init__()
        self.window = window
        self._preferred = preferred
        self._preferences = preferred.entries
        self._paths = paths
        self._variables = variables
        self._clock = clock
        self._keys = keys
        self._first = first or preferred.entries.environment
        self._status = 0
        self._is_saved = True
        # What the toast says while it waits to close.
        self._why_open = ""
        self._entered: EnvironmentId | None = None
        self._closed = asyncio.Event()
        self._is_first_start = not may_be_there(paths.preferences)
        window.close_requested.connect(self._close_requested)

    @cached_property
    def parts(self) -> "Parts":
        """Everything that the first paint does not need."""
        from menagerie.app.parts import Parts  # noqa: PLC0415 - see above

        basis = (self._paths, self._variables, self._clock, self._keys)
        parts = Parts(self.window, *basis, self._preferred, self._first)
        recall_choices(parts, self._preferences)
        parts.support.current_preferences = lambda: remembered(parts, self._preferences)
        parts.queue.changed.connect(self._add_changed)
        parts.importing.not_begun.connect(self._go_on)
        parts.settings.changed.connect(self._save_soon)
        parts.jobs.failed.connect(self._job_failed)
        parts.settings.restart = parts.errors.restart = self.restart
        # A person who goes on working does not want it closed any more.
        parts.opened.entered.connect(self._go_on)
        parts.opened.entered.connect(self._note_environment)
        return parts

    @cached_property
    def notices(self) -> "Notices":
        """What the second message bar says."""
        from menagerie.app.notices import Notices  # noqa: PLC0415 - as the parts

        return Notices(
            self.parts, self._paths, self._preferences, self._clock, is_first_start=self._is_first_start
        )

    async def run(self, environment: str | None = None, *, shown: LastSession | None = None) -> int:
        """Show the window, unless it shows the last session already, and work until it is closed.

        ``environment`` is the id of the environment to open in place of the last one. Returns the exit
        status.
        """
        if shown is None:
            chosen = self._preferences.environment if environment is None else EnvironmentId(environment)
            shown = show_last_session(
                self.window, self._preferences, self._paths, self._variables, self._clock, chosen
            )
        self._close_on_signals()
        with unhandled_shown(self.parts.errors):
            self.notices.warn_of_settings()
            self.parts.opened.open_first(shown.environment, shown.answer)
            if self.window.is_close_requested:
                self.close()
            await self._closed.wait()
            await self._shut_down()
        return self._status

    def close(self) -> None:
        """Close; when an add is being sent, or rows are being put into the outbox, as soon as that is done.

        The next start sends the rest.
        """
        self._close_with(0)

    def _close_requested(self) -> None:
        """Close as the person wants it, who is asked before what was typed is lost."""
        if self.parts.adding.has_unsaved:
            self.parts.jobs.start(_SAVE_TYPED, self._close_if_saved, outlives_environment=True)
        else:
            self.close()

    async def _close_if_saved(self) -> None:
        try:
            await self.parts.adding.close()
        except MenagerieError as error:
            title = self.tr("What you typed is not saved")
            text = self.tr("It is lost if you close Menagerie now.")
            close, details = self.tr("Close all the same"), sentence_of(error)
            message = Message(title, text, action=close, act=self.close, details=details)
            self.window.message_bar.show_message(message)
        else:
            self.close()

    def _close_with(self, status: int) -> None:
        if self._closed.is_set():
            return
        self._status = status
        queues, importing = self.parts.queue.queues, self.parts.importing
        queues.prepare_to_close()
        if queues.is_sending or importing.is_beginning:
            self.parts.jobs.start(_CLOSE, self._close_when_done, outlives_environment=True)
            self._why_open = (
                self.tr("Menagerie closes as soon as the animal has been added.")
                if queues.is_sending
                else self.tr("Menagerie closes as soon as the rows are in the outbox.")
            )
            self.window.toast.say(self._why_open, lasts=True)
            return
        self._closed.set()

    def greet(self, crash: str) -> None:
        """Say what is new since the last start.

        ``crash`` is what the last run wrote as it crashed; empty if it did not.
        """
        if self._closed.is_set():
            return
        prepare_words()
        self.notices.greet(crash)
        if self._preferences.last_version != __version__:
            # After a crash, what is new does not come a second time.
            self._save_soon()

    def restart(self) -> None:
        """Close, and start again in the same environment. What was typed is kept as a draft.

        Rows that were edited before an import are not: the person is asked first.
        """
        self.parts.importing.restart(lambda: self._close_with(RESTART))

    def quit_at_once(self) -> None:
        """Save everything and end, because the system ends what runs.

        It ends as on SIGTERM. On macOS that would be too late: as long as the process lives, Qt answers that
        Menagerie keeps the session. So there it ends as in ``end_without_screen``, unless what was typed is
        not saved yet.
        """
        if self.save_at_session_end() and is_macos():
            os._exit(0)
        self._end()

    def save_at_session_end(self) -> bool:
        """Save at once what a pause or closing saves: Windows ends the process when this has returned.

        The session may go on all the same, where another program refuses to end. Return whether it was saved
        within this call, and not after it or by an earlier one.
        """
        self._save_preferences_now()
        saving = QEventLoop()
        is_saved = False

        async def save() -> None:
            nonlocal is_saved
            try:
                await self._save_typed()
                is_saved = True
            finally:
                saving.quit()

        # Within a task no other one can run: then this is saved after it.
        may_wait = asyncio.current_task() is None
        if self.parts.jobs.start(_SAVE_AT_END, save, outlives_environment=True) and may_wait:
            limit = QTimer(saving, interval=_LONGEST_SAVING_MS)
            limit.timeout.connect(saving.quit)
            limit.start()
            saving.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
            limit.stop()
        return is_saved

    async def _save_typed(self) -> None:
        parts = self.parts
        for save in (parts.adding.save_typed, parts.notes.save_all, parts.views.finish):
            try:
                await save()
            except MenagerieError as error:
                _log.warning("Not everything was saved as the session ended: %s", error)

    def _save_preferences_now(self) -> None:
        try:
            save_preferences(self._paths.preferences, self._remembered())
        except MenagerieError as error:
            _log.warning("Not everything was saved for the next start: %s", error)

    def end_without_screen(self) -> None:
        """End the process if its screen is gone, and say so; return if it is not.

        It ends as by kill -9, after which everything is there. An orderly end would close files halfway,
        which the next start takes for damage.
        """
        problem = screen_problem(self._variables)
        if problem is None:
            return
        self._save_preferences_now()
        say(problem)
        os._exit(1)

    def come_forward(self) -> None:
        """Bring the window to the front, because the application was started a second time."""
        # A person who starts it does not want it closed any more.
        self._go_on()
        self.window.setWindowState(self.window.windowState() & ~self.window.windowState().WindowMinimized)
        self.window.show()
        self.window.raise_()
        self.window.activateWindow()

    def take_import(self, request: ImportRequest) -> None:
        """Open the import of a file from the command line. Nothing is sent before a person confirms it.

        An open dialog comes first, where another environment has to be opened.
        """
        if self._closed.is_set():
            return  # the dialog ended with the window
        from menagerie.workflows.importing.choices import Field, Overrides  # noqa: PLC0415 - to import something

        parts = self.parts
        wanted = EnvironmentId(request.environment or parts.opened.environment.id)
        if parts.opened.environment.id is not wanted:
            dialog = QApplication.activeModalWidget()
            if isinstance(dialog, QDialog):
                # What is entered there belongs to the environment that is open, and may be on its way.
                again = partial(self.take_import, request)
                dialog.finished.connect(lambda _result: QTimer.singleShot(0, self, again))
                return
            parts.opened.open(wanted)
        overrides = Overrides(
            {column: Field(field) for column, field in request.columns.items()},
            {Field(field): text for field, text in request.fixed.items()},
            request.ignores_layout,
            request.skips_hidden,
        )
        parts.importing.open_file(Path(request.path), overrides, request.reading)

    async def _shut_down(self) -> None:
        self.closing.emit()
        preferences = self._remembered()
        # macOS would show a black screen until the process ends.
        if not (is_macos() and self.window.isFullScreen()):
            self.window.hide()
        await self._close_session_and_outbox()
        await self.parts.sandbox.close()
        await self.parts.sharing.close()
        await self.parts.ledger.close()
        self.window.close_now()
        try:
            await asyncio.to_thread(save_preferences, self._paths.preferences, preferences)
        except MenagerieError as error:
            _log.warning("Not everything was saved for the next start: %s", error)

    def _remembered(self) -> Preferences:
        return replace(
            remembered(self.parts, self._preferences),
            invitation_dismissed=self.notices.invitation_dismissed,
        )

    def _note_environment(self) -> None:
        """Remember another environment at once: after a crash, too, the next start opens it again."""
        before, self._entered = self._entered, self.parts.opened.environment.id
        if before not in {None, self._entered}:
            self._save_soon()

    def _save_soon(self) -> None:
        """Remember a setting at once: the application may not be closed in an orderly way."""
        self._is_saved = False
        self.parts.jobs.start(_SAVE, self._save, outlives_environment=True)

    async def _save(self) -> None:
        while not self._is_saved:
            self._is_saved = True
            try:
                await asyncio.to_thread(save_preferences, self._paths.preferences, self._remembered())
            except MenagerieError:
                self._is_saved = False
                raise

    def _job_failed(self, name: str, error: MenagerieError) -> None:
        # A defect is shown whichever job met it.
        if name == _SAVE and not isinstance(error, DefectError):
            self.parts.errors.show(error, self._save_soon)

    async def _close_session_and_outbox(self) -> None:
        """Keep what was typed last, end the session, and write down what became of what was sent."""
        parts = self.parts
        parts.queue.queues.prepare_to_close()
        try:
            await parts.adding.close()
        except MenagerieError as error:
            _log.warning("What was typed last could not be kept: %s", error)
        try:
            await parts.views.finish()
        except MenagerieError as error:
            _log.warning("The views could not be saved: %s", error)
        await parts.importing.finish()
        parts.loader.leave()
        await parts.notes.save_all()
        await parts.jobs.close()
        await parts.shop.close()
        await parts.running.close()
        await parts.wait_notice.close()
        # Last: the end of a job shows the age once more.
        parts.answer.stop()
        await parts.opened.close_session()
        try:
            await parts.queue.queues.close()
        except MenagerieError as error:
            # The next start finds it unconfirmed, which is true.
            _log.warning("The outbox could not be closed cleanly: %s", error)
        # After the queues, which record in them what was added last.
        await parts.opened.close_catalogues()

    async def _close_when_done(self) -> None:
        await self.parts.queue.queues.finish_sending()
        await self.parts.importing.finish()
        self._closed.set()

    def _add_changed(self, entry: Entry) -> None:
        if entry.job is None and entry.state in {State.REFUSED, State.UNCONFIRMED}:
            # Let the person see what became of the animal. An import is shown at the next start.
            self._go_on()

    def _go_on(self) -> None:
        if self.parts.jobs.is_running(_CLOSE):
            self.parts.jobs.cancel(_CLOSE)
            self.window.toast.take_back(self._why_open)
            self._status = 0
            self.parts.queue.queues.stay_open()

    def _close_on_signals(self) -> None:
        # Windows' loops have no signal handlers; there a console window ends the process by itself.
        if not is_windows():
            loop = asyncio.get_running_loop()
            for number in (signal.SIGINT, *signals_to_end()):
                loop.add_signal_handler(number, self._end)

    def _end(self) -> None:
        """Close at once, and do not start again: what ends the process wants no other one."""
        self._status = 0
        self._closed.set()
