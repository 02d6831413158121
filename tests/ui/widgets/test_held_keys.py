"""A key that is held down confirms once, also where the system's repeats look like presses of their own."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from menagerie.ui.widgets.fields import LineEdit
from menagerie.ui.widgets.form import FormDialog, named_button
from menagerie.ui.widgets.held_keys import HeldKeys

RETURN, SPACE = Qt.Key.Key_Return, Qt.Key.Key_Space
# Milliseconds between two presses of the quickest hand.
BETWEEN_PRESSES = 40


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


def hold(window: QWindow, key: Qt.Key, repeats: int = 5) -> None:
    """Repeat a key that is down, as X11 does: with a release and a press of the same moment."""
    for _ in range(repeats):
        QTest.keyRelease(window, key)
        QTest.keyPress(window, key)


def repeated(key: Qt.Key) -> QKeyEvent:
    """Return a press that Qt knows to be a repeat."""
    return QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "\r", autorep=True)


@pytest.mark.parametrize("key", [SPACE, RETURN, Qt.Key.Key_Enter])
def test_a_button_is_pressed_once_however_long_the_key_is_held(
    place: Place, qtbot: QtBot, key: Qt.Key
) -> None:
    place.open_form(qtbot)
    QTest.keyPress(place.key_window, key)
    hold(place.key_window, key)
    QApplication.sendEvent(place.key_window, repeated(key))
    QTest.keyRelease(place.key_window, key)
    assert place.presses == ["confirm"]
    # And again with the next press.
    QTest.qWait(BETWEEN_PRESSES)
    QTest.keyClick(place.key_window, key)
    assert place.presses == ["confirm", "confirm"]


def test_the_key_that_opens_a_question_does_not_answer_it_while_it_is_held(
    place: Place, qtbot: QtBot
) -> None:
    place.opener.setFocus()
    QTest.keyPress(place.key_window, SPACE)
    QTest.keyRelease(place.key_window, SPACE)
    place.open_form(qtbot)
    QTest.keyPress(place.key_window, SPACE)
    hold(place.key_window, SPACE)
    assert place.presses == ["opener"]
    QTest.keyRelease(place.key_window, SPACE)
    QTest.qWait(BETWEEN_PRESSES)
    QTest.keyClick(place.key_window, SPACE)
    assert place.presses == ["opener", "confirm"]


def test_a_press_whose_release_nobody_saw_is_forgotten(place: Place, qtbot: QtBot) -> None:
    # The release can go to a window that is just being opened.
    place.open_form(qtbot)
    QTest.keyPress(place.key_window, RETURN)
    QTest.keyPress(place.key_window, RETURN)
    assert place.presses == ["confirm", "confirm"]


def test_in_a_text_space_is_a_letter_that_repeats(place: Place) -> None:
    place.text.setFocus()
    QTest.keyPress(place.key_window, SPACE)
    hold(place.key_window, SPACE, repeats=4)
    assert place.text.text() == 5 * " "
