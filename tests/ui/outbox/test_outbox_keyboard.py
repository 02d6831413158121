"""How the panel of the outbox opens, what is chosen in it, and what the keyboard does."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from menagerie.domain.animal import Animal
from menagerie.outbox.entry import State
from menagerie.ui.outbox.panel import OutboxPanel
from menagerie.ui.outbox.wording import Choice
from menagerie.ui.window.main_window import MainWindow
from support.adds import absent, add, changed, found
from support.table_rows import show_animals
from support.windows import button

QUEUED, DRAFT, REFUSED, UNCONFIRMED = (
    add(number, state)
    for number, state in enumerate((State.QUEUED, State.DRAFT, State.REFUSED, State.UNCONFIRMED), start=1)
)


@pytest.fixture(autouse=True)
def _adds(panel: OutboxPanel) -> None:
    panel.show_entries([QUEUED, DRAFT, REFUSED, UNCONFIRMED], {})


def chosen(panel: OutboxPanel) -> int | None:
    entry = panel.list.current_item()
    return None if entry is None else entry.number


def focused() -> str:
    widget = QApplication.focusWidget()
    return "" if widget is None else widget.objectName()


def test_the_shortcut_and_the_button_open_and_close_the_outbox_and_the_focus_comes_back(
    window: MainWindow, panel: OutboxPanel, qtbot: QtBot
) -> None:
    window.filter.search.setFocus()
    qtbot.keyClick(window, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    assert panel.isVisible()
    assert panel.list.hasFocus()
    qtbot.keyClick(window, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    assert not panel.isVisible()
    assert window.filter.search.hasFocus()
    qtbot.mouseClick(window.header.outbox, Qt.MouseButton.LeftButton)
    assert panel.isVisible()
    qtbot.mouseClick(window.header.outbox, Qt.MouseButton.LeftButton)
    assert not panel.isVisible()


def test_opening_with_ctrl_held_chooses_one_add_in_place_of_the_last_one(
    window: MainWindow, panel: OutboxPanel, qtbot: QtBot
) -> None:
    # GIVEN a chosen add, and the outbox closed
    panel.open()
    panel.list.choose(QUEUED.number)
    panel.dismiss()
    # WHEN it is opened while the system says that Ctrl is held
    QTest.keyPress(window.windowHandle(), Qt.Key.Key_Control, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.keyboardModifiers() == Qt.KeyboardModifier.ControlModifier
    panel.open()
    QTest.keyRelease(window.windowHandle(), Qt.Key.Key_Control)
    assert [entry.number for entry in panel.list.selected_entries()] == [UNCONFIRMED.number]


def test_each_opening_begins_with_what_needs_the_person_most_unless_an_add_was_chosen_before(
    panel: OutboxPanel, qtbot: QtBot
) -> None:
    panel.choose(QUEUED.number)
    assert chosen(panel) == QUEUED.number
    panel.open()
    assert chosen(panel) == QUEUED.number
    assert panel.list.hasFocus()
    # Once, and not each time.
    panel.dismiss()
    panel.open()
    assert chosen(panel) == UNCONFIRMED.number
    qtbot.keyClick(panel.list, Qt.Key.Key_Down)
    assert chosen(panel) == REFUSED.number
    panel.dismiss()
    panel.open()
    assert chosen(panel) == UNCONFIRMED.number
    # WHEN one is chosen that is not there yet, THEN it is when it comes
    panel.choose(9)
    assert chosen(panel) == UNCONFIRMED.number
    panel.take(add(9, State.QUEUED))
    assert chosen(panel) == 9
    # AND from then on the person chooses
    panel.choose(DRAFT.number)
    panel.take(add(9, State.SENDING))
    assert chosen(panel) == DRAFT.number


def test_enter_in_the_list_takes_the_natural_next_step_where_there_is_one(
    panel: OutboxPanel, qtbot: QtBot
) -> None:
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        panel.open()
        with qtbot.waitSignal(panel.details.chosen) as check:
            qtbot.keyClick(panel.list, key)
        assert check.args == [Choice.CHECK, UNCONFIRMED]
        qtbot.keyClick(panel.list, Qt.Key.Key_Down)
        with qtbot.waitSignal(panel.details.chosen) as edit:
            qtbot.keyClick(panel.list, key)
        assert edit.args == [Choice.EDIT, REFUSED]
        panel.dismiss()
    panel.show_entries([add(1, State.DISCARDED)], {})
    panel.open()
    with qtbot.assertNotEmitted(panel.details.chosen):
        qtbot.keyClick(panel.list, Qt.Key.Key_Return)


def test_tab_goes_from_the_list_to_the_next_step_then_to_the_rest_and_out(
    panel: OutboxPanel, qtbot: QtBot
) -> None:
    panel.choose(REFUSED.number)
    panel.open()
    # Once it is laid out, the whole sentence is seen, and Tab need not stop there to scroll.
    qtbot.waitUntil(lambda: panel.details.reason.focusPolicy() is Qt.FocusPolicy.ClickFocus)
    stops = []
    while panel.holds_focus:
        stops.append(focused())
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert stops == ["outboxList", "outboxEdit", "outboxSend", "outboxDiscard"]


def test_escape_closes_the_panel_from_the_list_from_a_button_and_from_the_rows(
    window: MainWindow, panel: OutboxPanel, qtbot: QtBot
) -> None:
    window.table.setFocus()
    panel.open()
    qtbot.keyClick(panel.list, Qt.Key.Key_Escape)
    assert not panel.isVisible()
    panel.open()
    qtbot.keyClick(panel.list, Qt.Key.Key_Tab)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert not panel.isVisible()
    assert window.table.hasFocus()
    window.resize(1180, 740)
    panel.open()
    window.table.setFocus()
    assert panel.isVisible()
    qtbot.keyClick(window.table, Qt.Key.Key_Escape)
    assert not panel.isVisible()
    assert window.details.isVisible()
    assert window.table.hasFocus()


def test_choosing_a_row_and_the_command_for_the_details_show_them_again_where_they_were_wanted(
    window: MainWindow, panel: OutboxPanel, qtbot: QtBot
) -> None:
    window.resize(1180, 740)
    show_animals(window.table, (Animal(1, "Rex", 7), Animal(2, "Marble", 7)))
    window.table.reveal(1)
    window.table.setFocus()
    panel.open()
    # An animal that comes, or that the list brings anew, is not chosen by the person.
    window.table.reveal(2)
    assert panel.isVisible()
    window.table.setFocus()
    qtbot.keyClick(window.table, Qt.Key.Key_Up)
    assert not panel.isVisible()
    assert window.details.isVisible()
    assert window.table.hasFocus()
    # The row that is chosen already is chosen again with a click.
    panel.open()
    place = window.table.visualRect(window.table.currentIndex()).center()
    qtbot.mouseClick(window.table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert not panel.isVisible()
    panel.open()
    assert not window.commands.details.isChecked()
    window.commands.details.trigger()
    assert not panel.isVisible()
    assert window.details.isVisible()
    assert window.sides.are_wanted_beside
    # Those that were hidden stay so.
    window.commands.details.setChecked(False)
    panel.open()
    assert panel.isVisible()
    panel.dismiss()
    assert not window.details.isVisible()
    assert not window.sides.are_wanted_beside


def test_the_focus_stays_in_the_outbox_when_the_window_becomes_narrow(
    window: MainWindow, panel: OutboxPanel, qtbot: QtBot
) -> None:
    window.resize(1180, 740)
    panel.open()
    for is_narrow in (True, False):
        window.resize(800 if is_narrow else 1180, 740)
        assert window.sides.is_narrow is is_narrow
        assert panel.isVisible()
        assert panel.list.hasFocus()


def test_a_button_that_goes_leaves_the_focus_in_the_panel_and_one_that_stays_keeps_it(
    panel: OutboxPanel,
) -> None:
    entry = add(1, State.QUEUED)
    panel.show_entries([entry], {})
    panel.open()
    button(panel, "outboxSend").setFocus()
    panel.take(changed(entry, State.SENDING))
    assert panel.isVisible()
    assert panel.list.hasFocus()
    panel.show_entries([add(1, State.UNCONFIRMED)], {})
    button(panel, "outboxCheck").setFocus()
    panel.take(add(1, State.UNCONFIRMED, absent(30)))
    assert button(panel, "outboxCheck").hasFocus()
    assert button(panel, "outboxCheck").text() == "Check again"
    # WHEN what is found makes it rare
    panel.take(add(1, State.UNCONFIRMED, found()))
    assert panel.list.hasFocus()


def test_the_focus_is_given_a_place_to_wait_within_the_panel(window: MainWindow, panel: OutboxPanel) -> None:
    assert window.focus_fallback() is not panel.list
    panel.choose(QUEUED.number)
    panel.open()
    button(panel, "outboxSend").setFocus()
    assert window.focus_fallback() is panel.list
    panel.forget()
    assert window.focus_fallback() is panel.close_button
    window.table.setFocus()
    assert QApplication.focusWidget() is window.table
    assert window.focus_fallback() is not panel.list
