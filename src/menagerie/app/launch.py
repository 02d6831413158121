"""Launches the application: looks for a screen, makes sure that it is the only instance, and runs it."""

import argparse
import contextlib
import os
import sys

import menagerie.ui  # noqa: F401 - before all else: it makes the imports that come after it quicker

# isort: split
from PySide6.QtWidgets import QApplication

from menagerie.app.screen import screen_problem
from menagerie.app.single_instance import SingleInstance
from menagerie.domain.errors import MenagerieError
from menagerie.settings.paths import Paths


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
    from menagerie.app.application import run  # noqa: PLC0415 - a second start has ended before it needs it

    # 0.1.0 kept a picture of the window there, which nothing reads any more.
    with contextlib.suppress(OSError):
        (paths.data / "opening.picture").unlink()
    try:
        return run(qt, instance, paths, options)
    finally:
        instance.release()


def _say_why_there_is_no_window(error: MenagerieError) -> None:
    """Say it on standard error and in a box: a person who clicked an icon sees no terminal."""
    from PySide6.QtWidgets import QMessageBox  # noqa: PLC0415 - no other start needs it

    print(error.sentence, file=sys.stderr)  # noqa: T201 - see the name
    # There is no event loop yet that a modal box could stop.
    QMessageBox.critical(None, error.title, error.message)
