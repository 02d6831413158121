"""What lies over the window arrives from nearby, and goes where something else is to be seen."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from menagerie.ui.look.theme import Theme
from menagerie.ui.widgets.overlays import Arrival, Popover, Toast, allow_motion, is_motion_wanted
from support.windows import blank_window

PLACE, OFFSET = QPoint(40, 60), QPoint(0, 12)
LONGEST_MS = 150


@pytest.fixture
def moving(qapp: QApplication) -> Iterator[None]:
    allow_motion(allowed=True)
    yield
    allow_motion(allowed=False)


@pytest.fixture
def widget(qtbot: QtBot) -> Iterator[QWidget]:
    window = blank_window(qtbot)
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


def test_a_widget_comes_from_nearby_to_its_last_place(moving: None, widget: QWidget, qtbot: QtBot) -> None:
    arrival = Arrival(widget)
    arrival.place(PLACE)
    with qtbot.waitSignal(arrival.finished):
        arrival.begin(OFFSET)
        assert widget.pos() == PLACE + OFFSET
    assert widget.pos() == PLACE
    assert arrival.duration() < LONGEST_MS
    elsewhere = QPoint(90, 10)
    arrival.place(PLACE)
    with qtbot.waitSignal(arrival.finished):
        arrival.begin(OFFSET)
        arrival.place(elsewhere)
        assert widget.pos() == elsewhere + OFFSET
    assert widget.pos() == elsewhere


def test_a_toast_does_not_move_again_or_not_at_all(moving: None, widget: QWidget, qtbot: QtBot) -> None:
    toast = Toast(widget.window())
    [arrival] = toast.findChildren(Arrival)
    with qtbot.waitSignal(arrival.finished):
        toast.say("Saved")
    toast.say("Saved again")
    assert arrival.state() is Arrival.State.Stopped
    toast.hide()
    assert is_motion_wanted()
    allow_motion(allowed=False)
    assert not is_motion_wanted()


def test_a_window_is_deleted_below_an_open_card(theme: Theme, qapp: QApplication, qtbot: QtBot) -> None:
    # GIVEN a card over a dialog of the main window
    main = QMainWindow()
    main.show()
    dialog = QDialog(main)
    anchor = QPushButton("Change…", dialog)
    card = Popover(theme, anchor, dialog)
    dialog.show()
    qtbot.waitUntil(dialog.isActiveWindow)
    card.open()
    hidden = []
    card.hidden.connect(lambda: hidden.append(card))
    # WHEN the main window is deleted, as at the end of the application
    main.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    # THEN the card closes, and watches for nothing any more
    assert hidden == [card]
    qapp.processEvents()


def test_a_card_that_closes_gives_the_focus_back(theme: Theme, qtbot: QtBot, qapp: QApplication) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    anchor = QPushButton("Change…", window)
    card = Popover(theme, anchor, window)
    window.show()
    qtbot.waitUntil(window.isActiveWindow)
    anchor.setFocus()
    card.open()
    other = blank_window(qtbot)
    with qtbot.waitActive(other):
        other.activateWindow()
    assert card.holds_focus
    card.dismiss()
    assert window.focusWidget() is anchor
    # GIVEN a card that was opened while a button of the window had the focus
    passing = QPushButton("Staging: 3 waiting", window)
    passing.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    passing.setFocus()
    card.open()
    # WHEN that button is deleted, since nothing waits any more, and the card is closed with Escape
    passing.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    card.dismiss()
    # THEN it is closed, and the focus is at what it belongs to
    assert not card.isVisible()
    assert anchor.hasFocus()


@pytest.mark.parametrize(("action", "left", "stays"), [("", 400, False), ("Show", 400, True), ("", 0, True)])
def test_a_toast_goes_where_a_card_is_opened_below_it_unless_it_offers_something(
    theme: Theme, qtbot: QtBot, action: str, left: int, stays: bool
) -> None:
    window = blank_window(qtbot)
    toast, anchor = Toast(window), QPushButton("Change…", window)
    anchor.setGeometry(left, window.height() - 40, 100, 40)
    anchor.show()
    toast.say("Saved", action, (lambda: None) if action else None)
    card = Popover(theme, anchor, window)
    QVBoxLayout(card.card).addSpacing(200)
    card.open()
    assert toast.isVisible() is stays
