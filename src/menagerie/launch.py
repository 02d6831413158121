"""Launches the application: the one instance, a window on screen at once, and only then everything else."""

import argparse
import gc
import importlib
import os
import sys

import menagerie.ui  # noqa: F401 - before all else: it makes the imports that come after it quicker

# isort: split
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from menagerie.domain.errors import MenagerieError
from menagerie.screen import screen_problem
from menagerie.settings.paths import Paths
from menagerie.ui import opening_picture
from menagerie.ui.main_window import MainWindow
from menagerie.ui.single_instance import SingleInstance

# A window that is not on screen by then waits for its parts as any other does.
_LONGEST_WAIT_MS = 250


def main(options: argparse.Namespace) -> int:
    """Run the application as the command line asks for; return the exit status."""
    problem = screen_problem(os.environ)
    if problem is not None:
        print(problem, file=sys.stderr)  # noqa: T201 - there is no window to say it in
        return 1
    qt = QApplication(["menagerie"])
    qt.setApplicationName("menagerie")
    qt.setApplicationDisplayName("Menagerie")
    qt.setDesktopFileName("menagerie")
    # The window closes last in a shutdown of several steps, so closing it is not yet quitting.
    qt.setQuitOnLastWindowClosed(False)
    paths = Paths(options.data_dir)
    instance = SingleInstance(paths.lock)
    try:
        paths.make_data_directory()
        if not instance.claim():
            return 0
    except MenagerieError as error:
        _say_why_there_is_no_window(error)
        return 1
    window = MainWindow()
    _show_at_once(window, paths, options.environment)
    # Hardly anything that is made from here on is garbage; to look for it takes a twentieth of the start.
    gc.disable()
    try:
        status: int = importlib.import_module("menagerie.app").run(qt, instance, window, paths, options)
        return status
    finally:
        gc.enable()
        instance.release()


def _show_at_once(window: MainWindow, paths: Paths, environment: str | None) -> None:
    """Show the window with the picture of its opening, if there is one, and wait until it is on screen."""
    picture = opening_picture.take(
        paths.opening_picture, environment, opening_picture.surroundings(paths, os.environ)
    )
    if picture is None:
        return
    shown = window.show_picture(picture.image, picture.geometry)
    loop = QEventLoop()
    shown.painted.connect(loop.quit)
    QTimer.singleShot(_LONGEST_WAIT_MS, loop.quit)
    # What the person types and clicks waits for the parts of the window.
    loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)


def _say_why_there_is_no_window(error: MenagerieError) -> None:
    """Say it to whoever started the application, with a click or with a command."""
    from PySide6.QtWidgets import QMessageBox  # noqa: PLC0415 - no other start needs it

    print(error.sentence, file=sys.stderr)  # noqa: T201 - see the name
    # There is no event loop yet that a modal box could stop.
    QMessageBox.critical(None, error.title, error.message)
