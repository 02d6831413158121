"""Windows on screen for a test, gone afterwards."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from menagerie.domain.clock import Clock
from menagerie.settings.environments import EnvironmentId
from menagerie.ui.look.theme import Theme
from menagerie.ui.window.main_window import MainWindow
from support.widgets import child


def main_window(qt: QApplication, theme: Theme, clock: Clock) -> MainWindow:
    """Return the main window, built without a style sheet and dressed then, as the application does it."""
    qt.setStyleSheet("")
    window = MainWindow(theme, clock)
    theme.apply()
    return window


@contextmanager
def active(window: MainWindow, qtbot: QtBot) -> Iterator[MainWindow]:
    """Show the window with the keyboard, and take it away at the end."""
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    try:
        yield window
    finally:
        window.close_now()
        window.deleteLater()


def choose_environment(window: MainWindow, identifier: EnvironmentId) -> None:
    """Choose an environment in the list of the strip as a person does."""
    window.strip.click()
    button(window, f"{identifier}ActionRow").click()


def blank_window(qtbot: QtBot) -> QWidget:
    """Return an empty window on screen, to open dialogs over."""
    window = QWidget()
    window.resize(900, 700)
    qtbot.addWidget(window)
    window.show()
    return window


def button(within: QWidget, name: str) -> QPushButton:
    """Return the button of this object name, seen or not."""
    return child(within, QPushButton, name)
