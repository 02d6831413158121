"""Things arrive with a short movement, or at once where less motion is wanted."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from menagerie.ui.widgets.overlays import Arrival, Toast, allow_motion, is_motion_wanted

PLACE, OFFSET = QPoint(40, 60), QPoint(0, 12)
LONGEST_MS = 150


@pytest.fixture
def moving(qapp: QApplication) -> Iterator[None]:
    allow_motion(allowed=True)
    yield
    allow_motion(allowed=False)


@pytest.fixture
def widget(qtbot: QtBot) -> Iterator[QWidget]:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(400, 300)
    window.show()
    widget = QWidget(window)
    widget.show()
    yield widget
    window.close()


def test_without_motion_a_widget_is_at_its_place_at_once(widget: QWidget) -> None:
    arrival = Arrival(widget)
    arrival.place(PLACE)
    arrival.begin(OFFSET)
    assert widget.pos() == PLACE
    assert arrival.state() is Arrival.State.Stopped


def test_a_widget_comes_from_nearby_and_is_there_soon(moving: None, widget: QWidget, qtbot: QtBot) -> None:
    arrival = Arrival(widget)
    arrival.place(PLACE)
    with qtbot.waitSignal(arrival.finished):
        arrival.begin(OFFSET)
        assert widget.pos() == PLACE + OFFSET
    assert widget.pos() == PLACE
    assert arrival.duration() < LONGEST_MS


def test_a_widget_arrives_where_it_was_placed_last(moving: None, widget: QWidget, qtbot: QtBot) -> None:
    arrival, elsewhere = Arrival(widget), QPoint(90, 10)
    arrival.place(PLACE)
    with qtbot.waitSignal(arrival.finished):
        arrival.begin(OFFSET)
        arrival.place(elsewhere)
        assert widget.pos() == elsewhere + OFFSET
    assert widget.pos() == elsewhere


def test_a_person_who_wants_less_motion_gets_none(moving: None) -> None:
    assert is_motion_wanted()
    allow_motion(allowed=False)
    assert not is_motion_wanted()


def test_a_toast_that_is_shown_already_does_not_move_again(
    moving: None, widget: QWidget, qtbot: QtBot
) -> None:
    toast = Toast(widget.window())
    [arrival] = toast.findChildren(Arrival)
    with qtbot.waitSignal(arrival.finished):
        toast.say("Saved")
    toast.say("Saved again")
    assert arrival.state() is Arrival.State.Stopped
    toast.hide()
