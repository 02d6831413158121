"""Launches the application: looks for a screen, makes sure that it is the only instance, and runs it."""

import argparse
import contextlib
import logging
import os
import signal
import sys

import menagerie.ui  # noqa: F401 - before all else: it makes the imports that come after it quicker
from menagerie.system import is_windows
from menagerie.system.files import remove_file

# isort: split
from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from menagerie.app.desktop_application import DesktopApplication, qt_arguments, screen_problem
from menagerie.app.error_log import crash_log, say, say_and_log, set_log_level
from menagerie.app.restarting import RESTART, start_again
from menagerie.app.single_instance import ImportRequest, SingleInstance
from menagerie.domain.cases import StorageCase
from menagerie.domain.clock import SystemClock
from menagerie.domain.errors import MenagerieError
from menagerie.settings.environments import EnvironmentId
from menagerie.settings.paths import Paths
from menagerie.settings.preferences import Preferences, load_preferences
from menagerie.settings.site import chosen_language, load_site_settings
from menagerie.ui.words.messages import message_of, sentence_of, title_of

_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


def main(options: argparse.Namespace, paths: Paths) -> int:
    """Run the application as the command line asks for; return the exit status."""
    problem = screen_problem(os.environ)
    if problem is not None:
        _say_why_there_is_no_screen(problem)
        return 1
    _let_interruptions_end_the_start()
    qInstallMessageHandler(_log_qt)
    try:
        return _start(options, paths)
    finally:
        # Qt may still have something to say when Python has gone.
        qInstallMessageHandler(None)


def _start(options: argparse.Namespace, paths: Paths) -> int:
    qt = DesktopApplication(["menagerie", *qt_arguments(os.environ)])
    qt.setApplicationName("menagerie")
    qt.setApplicationDisplayName("Menagerie")
    qt.setDesktopFileName("menagerie")
    # The window closes last in a shutdown of several steps, so closing it is not yet quitting.
    qt.setQuitOnLastWindowClosed(False)
    instance = SingleInstance(paths.lock)
    request = ImportRequest(str(options.file.absolute()), options.environment) if options.file else None
    try:
        paths.make_data_directory()
        if not instance.claim(request):
            return 0
    except MenagerieError as error:
        _say_why_there_is_no_window(qt, paths, error)
        return 1
    # 0.1.0 kept a picture of the window there, which nothing reads any more.
    with contextlib.suppress(OSError):
        remove_file(paths.data / "opening.picture", patience=0.0)
    try:
        with crash_log(paths.crash_log) as crash:
            status = _run(qt, instance, paths, options, crash, request)
    finally:
        instance.release()
    if status == RESTART:
        start_again(options)
        return 0
    return status


def _run(
    qt: DesktopApplication,
    instance: SingleInstance,
    paths: Paths,
    options: argparse.Namespace,
    crash: str,
    request: ImportRequest | None,
) -> int:
    # A second start has ended before any of this is imported. The window is painted before asyncio is,
    # and all that runs on it.
    from menagerie.app import first_window  # noqa: PLC0415 - see above

    preferences, clock = load_preferences(paths.preferences), SystemClock()
    site = load_site_settings(paths.site_environments)
    fixed = frozenset({"log_level"} if options.log_level else ())
    if not fixed:
        set_log_level(preferences.log_level)
    chosen = EnvironmentId(options.environment or preferences.environment)
    window = first_window.make_window(qt, preferences, site, clock)
    shown = first_window.show_last_session(window, preferences, paths, os.environ, clock, chosen)
    first_window.wait_until_painted(window)
    from menagerie.app import application  # noqa: PLC0415 - see above
    from menagerie.ui.session.preferred import Preferred  # noqa: PLC0415 - see above

    preferred = Preferred(preferences, site, fixed)
    return application.run(qt, instance, window, preferred, paths, shown, crash, request)


def _let_interruptions_end_the_start() -> None:
    """Let Ctrl+C end the process until the event loop closes the window on it, as SIGTERM does.

    Python's own KeyboardInterrupt would be lost where Qt calls Python, as it does to paint.
    """
    is_usual = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    # Windows' loops have no signal handlers: there asyncio makes of it the end of what runs.
    if is_usual and not is_windows():
        signal.signal(signal.SIGINT, signal.SIG_DFL)


def _log_qt(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    category = "qt" if context.category in {None, "default"} else context.category
    logging.getLogger(category).log(_LEVELS[kind], "%s", text)


def _say_why_there_is_no_screen(problem: str) -> None:
    """Say it on standard error and in the log; where no terminal shows it, also in a notification."""
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        # Without a desktop it was started by a command, which shows it.
        say(problem)
        return
    say_and_log(problem)
    if sys.stderr.isatty():
        return
    import asyncio  # noqa: PLC0415 - a start with a screen imports it later

    from menagerie.ui.session.desktop import this_desktop  # noqa: PLC0415 - see above

    asyncio.run(this_desktop().notify("Menagerie", problem))


def _say_why_there_is_no_window(qt: QApplication, paths: Paths, error: MenagerieError) -> None:
    """Say it on standard error and in a box: a person who clicked an icon sees no terminal."""
    from PySide6.QtWidgets import QMessageBox  # noqa: PLC0415 - no other start needs it

    from menagerie.ui.look.translation import use_language  # noqa: PLC0415 - otherwise the window does it

    site = load_site_settings(paths.site_environments)
    # What others can change decides nothing.
    is_own = error.case is not StorageCase.OF_OTHERS
    preferences = load_preferences(paths.preferences) if is_own else Preferences()
    use_language(qt, chosen_language(preferences, site))
    say(sentence_of(error))
    # There is no event loop yet that a modal box could stop.
    QMessageBox.critical(None, title_of(error), message_of(error))
