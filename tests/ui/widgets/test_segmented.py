"""The segmented control: one segment is chosen, by mouse, by keyboard or by the program."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from menagerie.ui.widgets.fields import SegmentedControl


@pytest.fixture
def control(qtbot: QtBot) -> SegmentedControl:
    control = SegmentedControl("Status")
    for text, value in (("All", None), ("Available", "available"), ("Sold", "sold")):
        control.add(text, value, f"status{text}")
    qtbot.addWidget(control)
    control.show()
    control.activateWindow()
    qtbot.waitActive(control)
    return control


def chosen(control: SegmentedControl) -> list[object]:
    values: list[object] = []
    control.chosen.connect(values.append)
    return values


def test_the_first_segment_is_chosen_at_first(control: SegmentedControl) -> None:
    assert control.value is None
    assert [button.isChecked() for button in control.buttons()] == [True, False, False]


def test_a_click_chooses_and_is_announced_once(control: SegmentedControl) -> None:
    values = chosen(control)
    for _ in range(2):
        control.buttons()[2].click()
    assert control.value == "sold"
    assert values == ["sold"]
    assert [button.isChecked() for button in control.buttons()] == [False, False, True]


def test_the_arrow_keys_move_the_choice(control: SegmentedControl, qtbot: QtBot) -> None:
    values = chosen(control)
    first, second, _third = control.buttons()
    first.setFocus()
    qtbot.keyClick(first, Qt.Key.Key_Right)
    assert second.hasFocus()
    qtbot.keyClick(second, Qt.Key.Key_Right)
    qtbot.keyClick(control.buttons()[2], Qt.Key.Key_Left)
    assert values == ["available", "sold", "available"]


def test_the_program_can_choose_as_a_person_would(control: SegmentedControl) -> None:
    values = chosen(control)
    control.choose("available")
    control.choose(None)
    assert values == ["available", None]


def test_a_disabled_control_takes_no_click(control: SegmentedControl, qtbot: QtBot) -> None:
    values = chosen(control)
    control.setEnabled(False)
    qtbot.mouseClick(control.buttons()[1], Qt.MouseButton.LeftButton)
    assert values == []


def test_the_name_of_the_control_is_said_once_and_not_with_each_segment(control: SegmentedControl) -> None:
    assert control.accessibleName() == "Status"
    assert [(b.accessibleName(), b.accessibleDescription()) for b in control.buttons()] == [
        ("All", ""),
        ("Available", ""),
        ("Sold", ""),
    ]


def test_a_screen_reader_calls_a_segment_a_radio_button_and_says_which_is_checked(
    control: SegmentedControl,
) -> None:
    control.choose("available")
    seen = [QAccessible.queryAccessibleInterface(button) for button in control.buttons()]
    assert {one.role() for one in seen} == {QAccessible.Role.RadioButton}
    assert [bool(one.state().checked) for one in seen] == [False, True, False]


def test_tab_stops_once_at_the_checked_segment(control: SegmentedControl) -> None:
    control.choose("available")
    stops = [bool(button.focusPolicy() & Qt.FocusPolicy.TabFocus) for button in control.buttons()]
    assert stops == [False, True, False]


def test_space_presses_a_segment_that_has_the_focus(control: SegmentedControl, qtbot: QtBot) -> None:
    sold = control.buttons()[2]
    sold.setFocus()
    qtbot.keyClick(sold, Qt.Key.Key_Space)
    assert control.value == "sold"
