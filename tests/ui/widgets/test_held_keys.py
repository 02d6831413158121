"""A key that is held down confirms once, also where the system's repeats look like presses of their own."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QWindow
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from menagerie.ui.widgets.fields import LineEdit
from menagerie.ui.widgets.form import FormDialog, HeldKeys, named_button

RETURN, SPACE = Qt.Key.Key_Return, Qt.Key.Key_Space
# Milliseconds between two presses of the quickest hand, and between two repeats.
BETWEEN_PRESSES, BETWEEN_REPEATS = 40, 33


class Place(QWidget):
    """A window with a button, whose press opens a form, and a text."""

    def __init__(self) -> None:
        super().__init__()
        HeldKeys(self)
        self.opener, self.text = named_button("opener", "Add…"), LineEdit()
        column = QVBoxLayout(self)
        column.addWidget(self.opener)
        column.addWidget(self.text)
        self.form = FormDialog("form", "A question", self)
        self.confirm = named_button("confirm", "Add", primary=True)
        self.form.add_buttons(self.confirm)
        self.presses: list[str] = []
        self.opener.clicked.connect(lambda: self.presses.append("opener"))
        self.confirm.clicked.connect(lambda: self.presses.append("confirm"))

    def open_form(self, qtbot: QtBot) -> None:
        """Open the form, with the focus on its button."""
        self.form.open()
        self.form.activateWindow()
        self.confirm.setFocus()
        qtbot.waitUntil(lambda: QApplication.focusWindow() is self.form.windowHandle())

    @property
    def key_window(self) -> QWindow:
        """The window that gets the keys."""
        window = QApplication.focusWindow()
        assert window is not None
        return window


@pytest.fixture
def place(qtbot: QtBot) -> Iterator[Place]:
    place = Place()
    qtbot.addWidget(place)
    with qtbot.waitActive(place):
        place.show()
        place.activateWindow()
    yield place
    place.form.reject()


def send(window: QWindow, kind: QEvent.Type, key: Qt.Key, at: int) -> None:
    """Send a press or a release of a key at a moment, in milliseconds of the window system."""
    event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, " " if key is SPACE else "\r")
    event.setTimestamp(at)
    QApplication.sendEvent(window, event)


def press(window: QWindow, key: Qt.Key, at: int) -> None:
    send(window, QEvent.Type.KeyPress, key, at)


def release(window: QWindow, key: Qt.Key, at: int) -> None:
    send(window, QEvent.Type.KeyRelease, key, at)


def hold(window: QWindow, key: Qt.Key, begin: int, repeats: int = 5) -> None:
    """Repeat a key that is down, as X11 does: with a release and a press of the same moment."""
    for at in range(begin, begin + repeats * BETWEEN_REPEATS, BETWEEN_REPEATS):
        release(window, key, at)
        press(window, key, at)


def repeated(key: Qt.Key) -> QKeyEvent:
    """Return a press that Qt knows to be a repeat."""
    return QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "\r", autorep=True)


@pytest.mark.parametrize("key", [SPACE, RETURN, Qt.Key.Key_Enter])
def test_a_button_is_pressed_once_however_long_the_key_is_held(
    place: Place, qtbot: QtBot, key: Qt.Key
) -> None:
    place.open_form(qtbot)
    press(place.key_window, key, 1000)
    hold(place.key_window, key, 1500)
    QApplication.sendEvent(place.key_window, repeated(key))
    release(place.key_window, key, 2000)
    assert place.presses == ["confirm"]
    # And again with the next press.
    press(place.key_window, key, 2000 + BETWEEN_PRESSES)
    release(place.key_window, key, 3000)
    assert place.presses == ["confirm", "confirm"]


def test_the_key_that_opens_a_question_does_not_answer_it_while_it_is_held(
    place: Place, qtbot: QtBot
) -> None:
    place.opener.setFocus()
    press(place.key_window, SPACE, 1000)
    release(place.key_window, SPACE, 1500)
    place.open_form(qtbot)
    press(place.key_window, SPACE, 1500)
    hold(place.key_window, SPACE, 1533)
    assert place.presses == ["opener"]
    release(place.key_window, SPACE, 2000)
    press(place.key_window, SPACE, 2000 + BETWEEN_PRESSES)
    release(place.key_window, SPACE, 3000)
    assert place.presses == ["opener", "confirm"]


def test_a_press_whose_release_nobody_saw_is_forgotten(place: Place, qtbot: QtBot) -> None:
    # The release can go to a window that is just being opened.
    place.open_form(qtbot)
    press(place.key_window, RETURN, 1000)
    press(place.key_window, RETURN, 2000)
    assert place.presses == ["confirm", "confirm"]


def test_what_a_screen_reader_has_passed_on_has_no_time_and_is_told_by_the_clock(
    place: Place, qtbot: QtBot
) -> None:
    place.open_form(qtbot)
    press(place.key_window, RETURN, 0)
    hold(place.key_window, RETURN, 0, repeats=1)
    assert place.presses == ["confirm"]
    release(place.key_window, RETURN, 0)
    qtbot.wait(BETWEEN_PRESSES)
    press(place.key_window, RETURN, 0)
    assert place.presses == ["confirm", "confirm"]


def test_in_a_text_space_is_a_letter_that_repeats(place: Place) -> None:
    place.text.setFocus()
    press(place.key_window, SPACE, 1000)
    hold(place.key_window, SPACE, 1500, repeats=4)
    assert place.text.text() == 5 * " "
