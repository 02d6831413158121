"""What the tests of the outbox share: its panel in a window, and what is chosen in it."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from menagerie.ui.look.theme import Theme
from menagerie.ui.outbox.panel import OutboxPanel
from menagerie.ui.window.main_window import MainWindow
from support.adds import NOW
from support.clock import VirtualClock
from support.windows import active, main_window


@pytest.fixture
def clock() -> VirtualClock:
    return VirtualClock(NOW)


@pytest.fixture
def window(qapp: QApplication, theme: Theme, qtbot: QtBot, clock: VirtualClock) -> Iterator[MainWindow]:
    window = main_window(qapp, theme, clock)
    with active(window, qtbot):
        yield window


@pytest.fixture
def panel(window: MainWindow) -> OutboxPanel:
    return window.outbox_panel
