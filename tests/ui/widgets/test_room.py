"""Where windows open: the title bar is always on the screen."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from menagerie.ui.widgets.form import place_over, room_on


@pytest.mark.parametrize("corner", [(-300, -300), (5_000, 5_000), (0, 0)])
def test_a_window_as_large_as_the_screen_opens_with_its_title_bar_in_sight(
    qtbot: QtBot, corner: tuple[int, int]
) -> None:
    parent, window = QWidget(), QWidget()
    qtbot.addWidget(parent)
    qtbot.addWidget(window)
    parent.resize(400, 300)
    parent.move(QPoint(*corner))
    window.resize(room_on(parent.screen()))
    place_over(window, parent)
    available = parent.screen().availableGeometry()
    assert window.pos() == available.topLeft()
