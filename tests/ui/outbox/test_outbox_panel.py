"""The outbox's panel: what it shows, what can be done with the chosen add, and what is asked twice."""

import functools
import itertools

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from menagerie.outbox.entry import Entry, State
from menagerie.ui.outbox.details import ButtonRow
from menagerie.ui.outbox.panel import OutboxPanel
from menagerie.ui.outbox.wording import Choice
from menagerie.ui.widgets.form import PAUSE
from menagerie.ui.window.main_window import MainWindow
from support.adds import absent, add, changed, found, unclear
from support.clock import VirtualClock
from support.every_case import every_case
from support.widgets import child
from support.windows import button

EVERY_BUTTON = [
    *("outboxSend", "outboxEdit", "outboxCheck", "outboxConfirm", "outboxReject", "outboxAddAgain"),
    *("outboxShow", "outboxDuplicate", "outboxDiscard", "outboxMore"),
]
TWICE = "It may be there already. This could add it twice, and the service cannot remove animals."
NOT_REMOVED = "This only takes it out of the outbox. If the animal was added, it stays in the service's list."


def offered(panel: OutboxPanel) -> dict[str, str]:
    """Return the words on the buttons that are seen, by object name, in the order of reading."""
    buttons = [button(panel, name) for name in EVERY_BUTTON]
    seen = sorted((one for one in buttons if one.isVisible()), key=lambda one: (one.y(), one.x()))
    return {one.objectName(): one.text() for one in seen}


def offers(panel: OutboxPanel, names: list[str]) -> bool:
    return list(offered(panel)) == names


def primary(panel: OutboxPanel) -> list[str]:
    return [name for name in offered(panel) if button(panel, name).property("look") == "primary"]


def chosen(panel: OutboxPanel) -> int | None:
    entry = panel.list.current_item()
    return None if entry is None else entry.number


def said(panel: OutboxPanel) -> str:
    return panel.details.reason.toPlainText()


def wishes(panel: OutboxPanel) -> list[tuple[Choice, Entry]]:
    """Return a list that fills with what the person wants: the choice and the add."""
    wanted: list[tuple[Choice, Entry]] = []
    panel.details.chosen.connect(lambda choice, entry: wanted.append((choice, entry)))
    return wanted


def where(widget: QWidget, window: QWidget) -> QRect:
    return widget.rect().translated(widget.mapTo(window, QPoint()))


def open_with(panel: OutboxPanel, *entries: Entry) -> None:
    panel.show_entries(entries, {12: "Rabbits"})
    panel.open()


def test_the_panel_says_what_the_chosen_add_is_letter_for_letter_without_scrolling(
    panel: OutboxPanel, qtbot: QtBot
) -> None:
    open_with(panel, add(1, State.UNCONFIRMED, reason="No answer came."))
    assert panel.details.name.text() == "Rex"
    assert panel.details.facts.text() == "Rabbits · 12 · Available"
    assert said(panel) == "We don't know if Rex was added."
    markup = "<b>Rex</b> & <img src=x>"
    # WHEN the service says something
    open_with(panel, add(1, State.REFUSED, name=markup, reason=markup))
    assert panel.details.name.text() == markup
    assert panel.details.name.textFormat() is Qt.TextFormat.PlainText
    assert said(panel).endswith(markup)
    open_with(panel, add(1, State.REFUSED, reason="categoryId 12 does not exist"))
    assert said(panel).count("\n") == 1
    qtbot.waitUntil(lambda: panel.details.reason.verticalScrollBar().maximum() == 0)
    assert panel.details.reason.height() < 4 * panel.details.reason.fontMetrics().lineSpacing()


def test_nothing_is_claimed_to_wait_before_it_is_known_and_then_the_panel_says_so_and_offers_nothing(
    panel: OutboxPanel,
) -> None:
    panel.open()
    assert panel.empty.text() == "Reading the outbox…"
    open_with(panel)
    assert panel.empty.isVisible()
    assert panel.empty.text() == (
        "Nothing waits. What you add while the service cannot be reached waits here."
    )
    assert panel.accessibleDescription() == panel.empty.text()
    assert panel.close_button.hasFocus()
    assert not panel.list.isVisible()
    assert offered(panel) == {}
    # WHEN something comes
    panel.take(add(1, State.QUEUED))
    assert not panel.empty.isVisible()
    assert panel.accessibleDescription() == ""
    assert panel.list.hasFocus()
    assert chosen(panel) == 1
    # WHEN another environment is opened
    panel.show_state("1 animal is waiting to be sent.")
    panel.forget()
    assert panel.empty.text() == "Reading the outbox…"
    assert not panel.list.isVisible()
    assert not panel.state.isVisible()
    assert offered(panel) == {}
    # The panel stays open.
    assert panel.isVisible()
    assert panel.holds_focus


def test_only_what_applies_is_offered_the_next_step_stands_out_and_each_button_asks_for_what_it_says(
    panel: OutboxPanel, qtbot: QtBot
) -> None:
    send, edit, discard, more = "outboxSend", "outboxEdit", "outboxDiscard", "outboxMore"
    panel.open()
    wanted = wishes(panel)
    with every_case() as case:
        for entry, names, first in (
            (add(1, State.DRAFT), [send, edit, discard], [send]),
            (add(2, State.QUEUED), [send, edit, discard], [send]),
            (add(3, State.SENDING), [], []),
            (add(4, State.REFUSED), [edit, send, discard], [edit]),
            (add(5, State.UNCONFIRMED), ["outboxCheck", more], ["outboxCheck"]),
            (
                add(6, State.UNCONFIRMED, found(2**62)),
                ["outboxConfirm", "outboxReject", more],
                ["outboxConfirm"],
            ),
            (
                add(7, State.UNCONFIRMED, absent(600), absent(30)),
                ["outboxAddAgain", more],
                ["outboxAddAgain"],
            ),
            (add(8, State.CREATED, animal_id=7), ["outboxShow", "outboxDuplicate"], ["outboxShow"]),
            (add(9, State.DISCARDED), ["outboxDuplicate"], []),
        ):
            with case(entry):
                panel.show_entries([entry], {12: "Rabbits"})
                qtbot.waitUntil(functools.partial(offers, panel, names))
                assert primary(panel) == first
                wanted.clear()
                asking = [name for name in names if name != more]
                for name in asking:
                    button(panel, name).click()
                assert wanted == [(Choice(name), entry) for name in asking]


@pytest.mark.parametrize(
    ("name", "warning", "want"),
    [("outboxAddAgain", TWICE, Choice.ADD_AGAIN), ("outboxDiscard", NOT_REMOVED, Choice.DISCARD)],
)
def test_what_cannot_be_taken_back_is_said_first_and_asks_for_a_second_press(
    panel: OutboxPanel, qtbot: QtBot, clock: VirtualClock, name: str, warning: str, want: Choice
) -> None:
    entry = add(1, State.UNCONFIRMED, absent(30))
    open_with(panel, entry)
    button(panel, "outboxMore").click()
    wanted, pressed = wishes(panel), button(panel, name)
    usual = pressed.text()
    pressed.setFocus()
    # WHEN it is pressed once, with the keyboard
    qtbot.keyClick(pressed, Qt.Key.Key_Return)
    assert wanted == []
    assert pressed.text() == f"{usual} anyway"
    assert said(panel) == pressed.accessibleDescription() == warning
    assert pressed.hasFocus()
    # THEN the safe step still stands out
    assert primary(panel) == ["outboxCheck"]
    # WHEN it is pressed again, but not as the second half of a double click
    qtbot.keyClick(pressed, Qt.Key.Key_Space)
    assert wanted == []
    clock.move(PAUSE)
    qtbot.keyClick(pressed, Qt.Key.Key_Space)
    assert wanted == [(want, entry)]
    # AND what is rarely wanted is out of sight again
    assert list(offered(panel)) == ["outboxCheck", "outboxMore"]
    assert said(panel).startswith("Not in the list yet.")
    assert panel.list.hasFocus()


def test_more_shows_the_other_choices_and_the_cause_until_something_else_is_shown(
    panel: OutboxPanel, qtbot: QtBot
) -> None:
    entry = add(1, State.UNCONFIRMED, reason="No answer came.")
    open_with(panel, entry, add(2, State.UNCONFIRMED))
    panel.choose(1)
    more = button(panel, "outboxMore")
    more.setFocus()
    qtbot.keyClick(more, Qt.Key.Key_Return)
    everything = ["outboxCheck", "outboxConfirm", "outboxAddAgain", "outboxDiscard"]
    qtbot.waitUntil(lambda: list(offered(panel)) == everything)
    assert primary(panel) == ["outboxCheck"]
    assert button(panel, "outboxConfirm").hasFocus()
    assert said(panel) == "We don't know if Rex was added.\nNo answer came."
    panel.choose(2)
    panel.choose(1)
    assert list(offered(panel)) == ["outboxCheck", "outboxMore"]
    assert said(panel) == "We don't know if Rex was added."


def test_an_answer_to_is_that_it_says_what_it_answers_and_a_double_click_on_check_does_not_add_again(
    panel: OutboxPanel, clock: VirtualClock
) -> None:
    open_with(panel, add(1, State.UNCONFIRMED, found()))
    for name in ("outboxConfirm", "outboxReject"):
        assert button(panel, name).accessibleDescription() == "Probably added as #1043. Is that it?"
    open_with(panel, add(1, State.UNCONFIRMED, absent(600)))
    wanted = wishes(panel)
    # WHEN the check ends with "Add it again?" between the two clicks
    button(panel, "outboxCheck").click()
    panel.take(add(1, State.UNCONFIRMED, absent(600), absent(30)))
    button(panel, "outboxAddAgain").click()
    assert [choice for choice, _entry in wanted] == [Choice.CHECK]
    # THEN adding it again takes a press after the question was seen
    clock.move(PAUSE)
    button(panel, "outboxAddAgain").click()
    assert [choice for choice, _entry in wanted] == [Choice.CHECK, Choice.ADD_AGAIN]


def test_of_two_warnings_the_newest_counts_until_another_row_a_change_or_closing_but_not_other_news(
    panel: OutboxPanel,
) -> None:
    entry = add(1, State.UNCONFIRMED)
    open_with(panel, entry)
    button(panel, "outboxAddAgain").click()
    panel.take(add(2, State.QUEUED))
    panel.take(entry)
    panel.show_entries([entry, add(2, State.CREATED)], {})
    assert said(panel) == TWICE
    open_with(panel, entry, add(2, State.UNCONFIRMED))
    panel.choose(2)
    panel.choose(1)
    wanted = wishes(panel)
    button(panel, "outboxAddAgain").click()
    button(panel, "outboxDiscard").click()
    assert said(panel) == NOT_REMOVED
    assert button(panel, "outboxAddAgain").text() == "Add again"
    button(panel, "outboxAddAgain").click()
    assert said(panel) == TWICE
    assert wanted == []

    def ends_by_choosing_another() -> None:
        panel.choose(2)
        panel.choose(1)

    def ends_by_a_change() -> None:
        panel.take(add(1, State.UNCONFIRMED, unclear()))

    def ends_by_closing() -> None:
        panel.dismiss()
        panel.open()
        panel.choose(1)

    for end in (ends_by_choosing_another, ends_by_a_change, ends_by_closing):
        button(panel, "outboxAddAgain").click()
        assert said(panel) == TWICE
        end()
        assert said(panel) != TWICE
        assert button(panel, "outboxAddAgain").text() == "Add again"
    assert wanted == []


def test_what_may_not_be_asked_now_stays_disabled_whatever_is_shown(
    window: MainWindow, panel: OutboxPanel
) -> None:
    names = {"outboxSend", "outboxCheck", "outboxAddAgain"}
    assert {one.objectName() for one in panel.request_inputs()} == names
    assert set(panel.request_inputs()) <= set(window.request_inputs())
    for one in panel.request_inputs():
        one.setEnabled(False)
    wanted = wishes(panel)
    open_with(panel, add(1, State.QUEUED))
    for state in State:
        panel.take(add(1, state))
        panel.list.next_step_requested.emit()
    assert not any(button(panel, name).isEnabled() for name in names)
    assert all(button(panel, name).isEnabled() for name in set(EVERY_BUTTON) - names)
    assert {choice for choice, _entry in wanted} == {Choice.EDIT}


def test_a_long_reason_scrolls_can_be_selected_and_takes_no_more_room(
    panel: OutboxPanel, qtbot: QtBot
) -> None:
    reason = panel.details.reason
    short, long = add(1, State.REFUSED, reason="Too long."), add(2, State.REFUSED, reason="x" * 9000)
    open_with(panel, short, long)
    panel.choose(1)
    # A sentence that is seen whole is no stop on the way of Tab.
    qtbot.waitUntil(lambda: reason.focusPolicy() is Qt.FocusPolicy.ClickFocus)
    height = panel.height()
    panel.choose(2)
    qtbot.waitUntil(lambda: reason.verticalScrollBar().maximum() > 50)
    assert reason.verticalScrollBar().value() == 0
    assert reason.focusPolicy() & Qt.FocusPolicy.TabFocus
    assert reason.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByKeyboard
    assert panel.height() == height
    # AND an update of the same text leaves alone who reads in it
    reason.verticalScrollBar().setValue(20)
    panel.take(long)
    assert reason.verticalScrollBar().value() == 20


def test_the_outbox_stands_in_place_of_the_details_with_all_that_can_be_done(
    window: MainWindow, panel: OutboxPanel, qtbot: QtBot
) -> None:
    lowest = button(panel, "outboxDiscard")
    with every_case() as case:
        for size, count, direction in itertools.product([(1180, 740), (800, 600)], [1, 200], DIRECTIONS):
            with case((size, count, direction)):
                window.resize(*size)
                window.setLayoutDirection(direction)
                window.commands.details.setChecked(True)
                open_with(panel, *(add(number, State.QUEUED) for number in range(1, count + 1)))
                assert not window.details.isVisible()
                qtbot.waitUntil(lambda: where(panel, window).contains(where(lowest, window)))
                assert where(panel, window).contains(where(panel.list, window))
                left, width = where(panel, window).left(), panel.width()
                assert panel.height() == window.sides.height()
                panel.dismiss()
                assert window.details.isVisible()
                assert (where(window.details, window).left(), window.details.width()) == (left, width)


DIRECTIONS = [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft]


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_in_a_low_window_a_few_adds_and_what_can_be_done_are_one_column_that_ends_with_the_buttons(
    window: MainWindow, panel: OutboxPanel, qtbot: QtBot, direction: Qt.LayoutDirection
) -> None:
    window.resize(800, 400)
    window.setLayoutDirection(direction)
    open_with(panel, add(1, State.UNCONFIRMED), add(2, State.UNCONFIRMED), add(3, State.QUEUED))
    area = child(panel, QScrollArea)
    bar = area.verticalScrollBar()
    qtbot.waitUntil(lambda: 0 < bar.maximum() == bar.value())
    assert panel.list.verticalScrollBar().maximum() == 0
    seen = where(area.viewport(), window)
    assert seen.contains(where(button(panel, "outboxCheck"), window))
    assert seen.contains(where(button(panel, "outboxMore"), window))
    # AND the rows reach both edges
    rows = where(panel.list.viewport(), window)
    assert (rows.left(), rows.right()) == (where(area, window).left(), where(area, window).right())
    # WHEN another one is chosen, which the person had scrolled to
    bar.setValue(0)
    qtbot.keyClick(panel.list, Qt.Key.Key_Down)
    assert bar.value() == bar.maximum()


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_of_many_adds_the_list_scrolls_and_its_scroll_bar_can_be_taken(
    window: MainWindow, panel: OutboxPanel, qtbot: QtBot, direction: Qt.LayoutDirection
) -> None:
    window.setLayoutDirection(direction)
    open_with(panel, *(add(number, State.UNCONFIRMED, found()) for number in range(1, 99)))
    bar, outer = panel.list.verticalScrollBar(), child(panel, QScrollArea).verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)

    def taken() -> QWidget | None:
        return panel.childAt(where(bar, panel).center())

    assert outer.maximum() == 0
    assert taken() is bar
    assert panel.list.viewport().width() == panel.list.width() == panel.width() - 2
    # WHEN in a low window both scroll
    window.resize(800, 400)
    button(panel, "outboxMore").click()
    qtbot.waitUntil(lambda: outer.maximum() > 0 and not where(bar, panel).intersects(where(outer, panel)))
    assert panel.list.height() >= panel.list.minimumSizeHint().height()
    outer.setValue(0)
    assert taken() is bar


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_the_buttons_are_in_one_line_that_wraps(
    window: MainWindow, panel: OutboxPanel, qtbot: QtBot, direction: Qt.LayoutDirection
) -> None:
    window.setLayoutDirection(direction)
    open_with(panel, add(1, State.UNCONFIRMED))
    check, more = button(panel, "outboxCheck"), button(panel, "outboxMore")
    row = child(panel.details, ButtonRow)
    qtbot.waitUntil(lambda: check.y() == more.y() and check.size() == check.sizeHint())
    is_mirrored = direction is Qt.LayoutDirection.RightToLeft
    assert (check.geometry().right() + 1 == row.width()) if is_mirrored else (check.x() == 0)
    assert (more.x() < check.x()) is is_mirrored
    # WHEN there is no room for both
    check.setText("w" * 20)
    qtbot.waitUntil(lambda: more.y() > check.geometry().bottom())
    assert row.rect().contains(more.geometry())


def test_what_can_be_done_takes_no_room_from_the_rest_and_a_wide_button_cuts_no_sentence(
    panel: OutboxPanel, qtbot: QtBot, window: MainWindow
) -> None:
    open_with(panel, add(1, State.QUEUED))
    button(panel, "outboxSend").setText("w" * 80)
    area = child(panel, QScrollArea)
    qtbot.waitUntil(lambda: button(panel, "outboxSend").width() < area.width())
    assert panel.details.reason.width() <= area.viewport().width()
    window.resize(1180, 600)
    reason = "The service has a problem. " * 20
    open_with(panel, *(add(number, State.UNCONFIRMED, reason=reason) for number in range(1, 4)))
    button(panel, "outboxMore").click()
    qtbot.waitUntil(lambda: area.verticalScrollBar().maximum() > 0)
    qtbot.waitUntil(lambda: panel.details.reason.height() > 4 * panel.fontMetrics().height())
    assert panel.sizeHint().height() <= panel.height()


def test_the_close_button_gives_the_focus_back(window: MainWindow, panel: OutboxPanel, qtbot: QtBot) -> None:
    window.table.setFocus()
    open_with(panel, add(1, State.QUEUED))
    close = button(panel, "closeOutboxButton")
    close.setFocus()
    qtbot.keyClick(close, Qt.Key.Key_Space)
    assert panel.isHidden()
    assert window.table.hasFocus()


def test_what_a_toast_or_the_line_announces_is_not_announced_by_the_chosen_add_as_well(
    panel: OutboxPanel, announced: list[str]
) -> None:
    queued = add(1, State.QUEUED)
    open_with(panel, queued)
    announced.clear()
    for state in (State.SENDING, State.CREATED, State.UNCONFIRMED):
        panel.take(changed(queued, state, animal_id=1043 if state is State.CREATED else None))
    assert announced == []
    # WHEN a check is answered
    panel.take(add(1, State.UNCONFIRMED, found()))
    assert announced == ["Probably added as #1043. Is that it?"]


def test_the_second_half_of_a_double_click_presses_nothing(panel: OutboxPanel, qtbot: QtBot) -> None:
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    wanted = wishes(panel)
    for name, state in (("outboxCheck", State.UNCONFIRMED), ("outboxDiscard", State.QUEUED)):
        wanted.clear()
        open_with(panel, add(1, state))
        pressed = button(panel, name)
        qtbot.mouseClick(pressed, left)
        assert len(wanted) == 1
        place = QPointF(pressed.rect().center())
        there = QPointF(pressed.mapToGlobal(place))
        QApplication.sendEvent(
            pressed, QMouseEvent(QEvent.Type.MouseButtonDblClick, place, there, left, left, none)
        )
        qtbot.mouseRelease(pressed, left)
        assert len(wanted) == 1
