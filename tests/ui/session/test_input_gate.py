"""The input gate: disabled for as long as a reason stands, and the focus comes back where it was."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from menagerie.ui.session.input_gate import InputGate
from support.windows import blank_window


class Desk:
    """A small active window with inputs, and a place where the focus can rest."""

    def __init__(self, qtbot: QtBot) -> None:
        self.window = QWidget()
        row = QHBoxLayout(self.window)
        self.focus_fallback, self.search = QLineEdit(), QLineEdit()
        self.button, self.spin = QPushButton("Refresh"), QSpinBox()
        for widget in (self.focus_fallback, self.search, self.button, self.spin):
            row.addWidget(widget)
        qtbot.addWidget(self.window)
        self.window.show()
        self.window.activateWindow()
        qtbot.waitActive(self.window)
        self.gate = InputGate(lambda: self.focus_fallback)


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    return Desk(qtbot)


def test_an_input_is_disabled_until_the_last_of_several_reasons_is_gone(desk: Desk) -> None:
    desk.gate.close("ask", [desk.button], "Why.")
    desk.gate.close("wait", [desk.button, desk.spin], "Why.")
    assert desk.gate.reasons(desk.button) == {"ask", "wait"}
    desk.gate.open("ask")
    assert not desk.button.isEnabled()
    desk.gate.open("wait")
    assert desk.button.isEnabled()
    assert desk.spin.isEnabled()
    assert desk.gate.reasons(desk.button) == set()
    # One reason that is given twice is taken away once, and one that never stood changes nothing.
    desk.gate.close("wait", [desk.button], "Why.")
    desk.gate.close("wait", [desk.button], "Why.")
    desk.gate.open("ask")
    assert not desk.button.isEnabled()
    desk.gate.open("wait")
    assert desk.button.isEnabled()


def test_the_focus_rests_until_the_last_reason_is_gone_and_is_given_back_unless_the_person_moved_it(
    desk: Desk,
) -> None:
    # Within a spin box it is with its field.
    for widget in (desk.button, desk.spin):
        widget.setFocus()
        desk.gate.close("ask", [widget], "Why.")
        assert desk.focus_fallback.hasFocus()
        desk.gate.close("wait", [widget], "Why.")
        desk.gate.open("ask")
        assert desk.focus_fallback.hasFocus()
        desk.gate.open("wait")
        assert widget.hasFocus()
    desk.gate.close("wait", [desk.spin], "Why.")
    desk.search.setFocus()
    desk.gate.open("wait")
    assert desk.search.hasFocus()


def test_the_focus_rests_and_is_given_back_also_while_another_window_is_in_front(
    desk: Desk, qtbot: QtBot
) -> None:
    desk.button.setFocus()
    other = blank_window(qtbot)
    with qtbot.waitActive(other):
        other.activateWindow()
    desk.gate.close("wait", [desk.button, desk.spin], "Why.")
    assert desk.window.focusWidget() is desk.focus_fallback
    desk.gate.open("wait")
    assert desk.window.focusWidget() is desk.button


def test_the_focus_is_given_back_also_by_the_rows_that_have_come_where_it_rests(desk: Desk) -> None:
    desk.button.setFocus()
    desk.gate.close("wait", [desk.button], "Why.")
    desk.focus_fallback = QLineEdit(desk.focus_fallback)
    desk.focus_fallback.show()
    desk.focus_fallback.setFocus()
    desk.gate.open("wait")
    assert desk.button.hasFocus()


def test_typing_elsewhere_is_not_interrupted_by_closing_and_opening(desk: Desk, qtbot: QtBot) -> None:
    desk.search.setFocus()
    qtbot.keyClicks(desk.search, "ma")
    desk.gate.close("wait", [desk.button, desk.spin], "Why.")
    qtbot.keyClicks(desk.search, "rb")
    desk.gate.open("wait")
    qtbot.keyClicks(desk.search, "le")
    assert desk.search.hasFocus()
    assert desk.search.text() == "marble"


def test_what_is_typed_for_a_disabled_input_lands_nowhere(desk: Desk, qtbot: QtBot) -> None:
    desk.spin.setFocus()
    desk.gate.close("wait", [desk.spin], "Why.")
    qtbot.keyClicks(desk.focus_fallback, "25")
    qtbot.keyClick(desk.focus_fallback, Qt.Key.Key_Return)
    assert desk.focus_fallback.text() == ""
    desk.gate.open("wait")
    assert desk.spin.hasFocus()
    qtbot.keyClicks(desk.focus_fallback, "a")
    assert desk.focus_fallback.text() == "a"


def test_a_person_who_goes_on_at_the_resting_place_or_comes_back_to_it_can_type_there(
    desk: Desk, qtbot: QtBot
) -> None:
    def go_elsewhere_and_come_back() -> None:
        desk.search.setFocus()
        desk.focus_fallback.setFocus()

    for go_on in (
        lambda: qtbot.keyClick(desk.focus_fallback, Qt.Key.Key_Left),
        lambda: qtbot.keyClick(desk.focus_fallback, Qt.Key.Key_Home),
        go_elsewhere_and_come_back,
    ):
        desk.spin.setFocus()
        desk.gate.close("wait", [desk.spin], "Why.")
        go_on()
        qtbot.keyClicks(desk.focus_fallback, "25")
        assert desk.focus_fallback.text() == "25"
        desk.focus_fallback.clear()
        desk.gate.open("wait")


def test_a_disabled_input_says_why_and_gets_its_own_words_again(desk: Desk) -> None:
    button = desk.button
    button.setToolTip("Ask again (F5)")
    button.setAccessibleDescription("F5")
    desk.gate.close("ask", [button], "Loading…")
    desk.gate.close("wait", [button], "Wait until 10:32.")
    assert (button.toolTip(), button.accessibleDescription()) == ("Wait until 10:32.", "Wait until 10:32.")
    desk.gate.explain("wait", "Wait until 10:45.")
    assert button.toolTip() == "Wait until 10:45."
    desk.gate.open("wait")
    assert button.toolTip() == "Loading…"
    desk.gate.open("ask")
    assert (button.toolTip(), button.accessibleDescription()) == ("Ask again (F5)", "F5")
