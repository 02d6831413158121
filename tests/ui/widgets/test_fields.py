"""Fields are safe with the wheel, leave the window its shortcuts, and can be seen in every colour scheme."""

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QEvent, QKeyCombination, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAction, QImage, QInputMethodEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from menagerie.settings.preferences import TextSize
from menagerie.ui.look.theme import Appearance, Theme
from menagerie.ui.widgets.fields import (
    REDO_KEYS,
    CheckBox,
    DecimalSpinBox,
    FieldComboBox,
    LineEdit,
    RadioButton,
    SearchEdit,
    SegmentedControl,
    SpinBox,
)
from menagerie.ui.widgets.form import named_button
from menagerie.ui.widgets.scrolling import InlineText
from support.pixels import contrast, extent
from support.widgets import turn_wheel

CONTROL = Qt.KeyboardModifier.ControlModifier
# An edge has to be told from what is around it (WCAG 1.4.11).
LEAST_CONTRAST = 3.0


def number_field() -> QSpinBox:
    field = SpinBox()
    field.setRange(1, 100)
    field.setValue(20)
    return field


def choice_field() -> QComboBox:
    field = FieldComboBox()
    field.addItems(["Free", "Pro", "Business"])
    field.setCurrentIndex(1)
    return field


def scrolling(field: QWidget, qtbot: QtBot) -> QScrollArea:
    """Return a scroll area, on screen, with the field at its top and much below it."""
    below = QLabel("below")
    below.setFixedHeight(2000)
    inside = QWidget()
    column = QVBoxLayout(inside)
    column.addWidget(field)
    column.addWidget(below)
    area = QScrollArea()
    area.setWidget(inside)
    qtbot.addWidget(area)
    area.resize(300, 300)
    area.show()
    area.activateWindow()
    qtbot.waitUntil(area.isActiveWindow)
    return area


def look(widget: QWidget, role: str) -> QWidget:
    widget.setProperty("look", role)
    return widget


def value(field: QSpinBox | QComboBox) -> int:
    return field.value() if isinstance(field, QSpinBox) else field.currentIndex()


@pytest.mark.parametrize("make", [number_field, choice_field])
def test_the_wheel_scrolls_what_is_around_a_field_and_changes_one_that_has_the_focus(
    qtbot: QtBot, make: Callable[[], QSpinBox | QComboBox]
) -> None:
    field = make()
    area = scrolling(field, qtbot)
    area.setFocus()
    before = value(field)
    turn_wheel(field)
    assert value(field) == before
    assert area.verticalScrollBar().value() > 0
    assert not field.hasFocus()
    area.verticalScrollBar().setValue(0)
    field.setFocus()
    turn_wheel(field)
    assert value(field) != before
    assert area.verticalScrollBar().value() == 0


def is_claimed(field: QWidget, keys: QKeyCombination) -> bool:
    """Return whether a field claims keys for itself, before any shortcut is looked for."""
    event = QKeyEvent(QEvent.Type.ShortcutOverride, keys.key(), keys.keyboardModifiers())
    event.ignore()
    QApplication.sendEvent(field, event)
    return event.isAccepted()


@pytest.mark.parametrize("make", [LineEdit, SpinBox])
def test_a_field_leaves_its_window_its_shortcuts_but_redoing(
    qtbot: QtBot, make: Callable[[], QWidget]
) -> None:
    # Keys that mean something in a field on every platform, as Ctrl+E does on some.
    keys, copying = (QKeyCombination(CONTROL, key) for key in (Qt.Key.Key_Left, Qt.Key.Key_C))
    field, window = make(), QWidget()
    qtbot.addWidget(window)
    QVBoxLayout(window).addWidget(field)
    assert is_claimed(field, keys)
    # WHEN they are a shortcut of the window
    action, triggered = QAction(window), list[str]()
    action.setShortcuts([QKeySequence(keys), QKeySequence(copying)])
    window.addAction(action)
    # THEN the field does without them, for as long as they do something there
    assert not is_claimed(field, keys)
    assert is_claimed(field, copying)
    action.setEnabled(False)
    assert is_claimed(field, keys)
    # AND redoing is its own, whatever the platform calls it
    action.setEnabled(True)
    action.triggered.connect(lambda: triggered.append("redo"))
    window.show()
    edit = field if isinstance(field, LineEdit) else field.findChild(QLineEdit)
    assert isinstance(edit, QLineEdit)
    for key in REDO_KEYS:
        action.setShortcut(key)
        edit.clear()
        field.setFocus()
        qtbot.keyClicks(field, "12")
        edit.undo()
        before = edit.text()
        qtbot.keySequence(field, key)
        assert edit.text() == "12" != before, key
        assert triggered == []


def colour_at(button: QAbstractButton, x: int) -> str:
    """Return the colour of a pixel in the middle row of a button."""
    return button.grab().toImage().pixelColor(x, button.height() // 2).name()


@pytest.mark.parametrize("appearance", [Appearance.LIGHT, Appearance.DARK])
@pytest.mark.parametrize("kind", [CheckBox, RadioButton])
def test_the_edge_of_a_box_can_be_seen_in_light_and_dark(
    theme: Theme, qtbot: QtBot, appearance: Appearance, kind: type[CheckBox | RadioButton]
) -> None:
    theme.choose(appearance)
    window = QWidget()
    qtbot.addWidget(window)
    button = kind("Sold", window)
    window.show()
    for is_on in (False, True):
        button.setChecked(is_on)
        ground = colour_at(button, button.width() - 1)
        assert max(contrast(colour_at(button, x), ground) for x in range(3)) >= LEAST_CONTRAST, is_on


def rows_of(widget: QWidget) -> QImage:
    window = widget.window()
    return window.grab(QRect(widget.mapTo(window, QPoint()), widget.size())).toImage()


@pytest.mark.parametrize("appearance", [Appearance.LIGHT, Appearance.DARK])
@pytest.mark.parametrize(
    "make",
    [
        number_field,
        choice_field,
        lambda: look(LineEdit("Marble"), "field"),
        lambda: InlineText("history"),
        *(
            partial(named_button, "button", "Add", look=role)
            for role in ("", "ghost", "link", "inline", "segment")
        ),
    ],
)
def test_the_focus_is_a_ring_of_two_pixels_that_moves_nothing(
    theme: Theme, qtbot: QtBot, appearance: Appearance, make: Callable[[], QWidget]
) -> None:
    theme.choose(appearance)
    field, other, window = make(), QPushButton(), QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    column.addWidget(field)
    column.addWidget(other)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    other.setFocus()
    without = rows_of(field)
    # Neither a cursor nor a selection is part of the comparison.
    field.setFocus(Qt.FocusReason.OtherFocusReason)
    if isinstance(field, LineEdit):
        field.setReadOnly(True)
    focused = rows_of(field)
    middle = field.height() // 2
    # Beside a segment with the focus, the chosen one is to be seen first.
    colour = theme.colour("field" if field.property("look") == "segment" else "accent")
    ring = [focused.pixelColor(x, middle) == colour for x in range(3)]
    assert ring == [True, True, False]
    inside = without.rect().adjusted(4, 4, -4, -4)
    assert focused.copy(inside) == without.copy(inside)


def test_what_cannot_be_used_now_is_seen_to_be_so(theme: Theme, qtbot: QtBot) -> None:
    inside, choice = QWidget(), FieldComboBox()
    qtbot.addWidget(inside)
    choice.addItem("■")
    fields = (choice, *(named_button(look, "■", look=look) for look in ("link", "inline")))
    column = QVBoxLayout(inside)
    for field in fields:
        column.addWidget(field)
    inside.show()
    for field in fields:
        usual = field.grab().toImage()
        assert not all(extent(usual, theme.colour(colour)).isEmpty() for colour in ("text", "accent"))
    # As the page of a delivery while its file is looked at again.
    inside.setEnabled(False)
    for field in fields:
        picture = field.grab().toImage()
        assert not extent(picture, theme.colour("disabled")).isEmpty()
        assert all(extent(picture, theme.colour(colour)).isEmpty() for colour in ("text", "accent"))


def test_the_list_of_a_narrow_field_shows_its_entries_whole(qtbot: QtBot, theme: Theme) -> None:
    field = FieldComboBox()
    qtbot.addWidget(field)
    field.addItem(8 * "wide ")
    field.setFixedWidth(80)
    field.show()
    theme.choose_text_size(TextSize.VERY_LARGE)
    field.showPopup()
    assert field.view().viewport().width() >= field.view().sizeHintForColumn(0)
    field.hidePopup()
    theme.choose_text_size(TextSize.NORMAL)


def test_a_screen_reader_says_the_names_of_a_choice_and_a_search_once(qtbot: QtBot, theme: Theme) -> None:
    field = FieldComboBox()
    field.addItem("Free")
    field.name_without_label("Plan")
    parent = QWidget()
    qtbot.addWidget(parent)
    QVBoxLayout(parent).addWidget(field)
    ((label, _kind),) = QAccessible.queryAccessibleInterface(field).relations()
    assert label.text(QAccessible.Text.Name) == "Plan"
    assert spoken(field, QAccessible.Text.Description) == ""
    edit = SearchEdit(theme, "someSearch", "clearSomeSearch")
    qtbot.addWidget(edit)
    edit.setAccessibleName("Search the log")
    edit.setPlaceholderText("Search the log")
    assert spoken(edit, QAccessible.Text.Name) == "Search the log"
    assert "Search the log" not in spoken(edit, QAccessible.Text.Description)


def spoken(widget: QWidget, text: QAccessible.Text) -> str:
    return QAccessible.queryAccessibleInterface(widget).text(text)


@pytest.mark.parametrize("typed", ["77", "７７", "\u0667\u0667", "۷۷", "\u200e77"])
def test_a_spin_box_takes_the_digits_of_any_script(qtbot: QtBot, typed: str) -> None:
    for box in (SpinBox(), DecimalSpinBox()):
        qtbot.addWidget(box)
        box.selectAll()
        event = QInputMethodEvent()
        event.setCommitString(typed)
        QApplication.sendEvent(box.lineEdit(), event)
        assert box.value() == 77


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


def checked(control: SegmentedControl) -> list[bool]:
    return [button.isChecked() for button in control.buttons()]


def test_a_click_a_key_and_the_program_choose_a_segment_once(control: SegmentedControl, qtbot: QtBot) -> None:
    assert (control.value, checked(control)) == (None, [True, False, False])
    values: list[object] = []
    control.chosen.connect(values.append)
    first, second, third = control.buttons()
    for _ in range(2):
        third.click()
    assert (control.value, values, checked(control)) == ("sold", ["sold"], [False, False, True])
    control.choose("available")
    control.choose(None)
    assert values == ["sold", "available", None]
    first.setFocus()
    qtbot.keyClick(first, Qt.Key.Key_Right)
    assert second.hasFocus()
    qtbot.keyClick(second, Qt.Key.Key_Right)
    qtbot.keyClick(third, Qt.Key.Key_Left)
    assert values[3:] == ["available", "sold", "available"]
    third.setFocus()
    qtbot.keyClick(third, Qt.Key.Key_Space)
    assert control.value == "sold"
    control.setEnabled(False)
    qtbot.mouseClick(second, Qt.MouseButton.LeftButton)
    assert control.value == "sold"


def test_a_screen_reader_calls_segments_radio_buttons(control: SegmentedControl) -> None:
    assert control.accessibleName() == "Status"
    assert [(b.accessibleName(), b.accessibleDescription()) for b in control.buttons()] == [
        ("All", ""),
        ("Available", ""),
        ("Sold", ""),
    ]
    control.choose("available")
    seen = [QAccessible.queryAccessibleInterface(button) for button in control.buttons()]
    assert {one.role() for one in seen} == {QAccessible.Role.RadioButton}
    assert [bool(one.state().checked) for one in seen] == [False, True, False]
    # Tab stops once, at the checked one.
    stops = [bool(button.focusPolicy() & Qt.FocusPolicy.TabFocus) for button in control.buttons()]
    assert stops == [False, True, False]


@pytest.fixture
def edit(theme: Theme, qtbot: QtBot) -> SearchEdit:
    edit = SearchEdit(theme, "searchEdit", "clearSearchButton")
    qtbot.addWidget(edit)
    edit.resize(240, 34)
    edit.show()
    return edit


def test_escape_and_a_button_clear_the_search(edit: SearchEdit, qtbot: QtBot, theme: Theme) -> None:
    edit.setText("rab")
    with qtbot.assertNotEmitted(edit.focus_left):
        qtbot.keyClick(edit, Qt.Key.Key_Escape)
    assert edit.text() == ""
    with qtbot.waitSignal(edit.focus_left):
        qtbot.keyClick(edit, Qt.Key.Key_Escape)
    button, before = edit.clear_button, edit.textMargins()
    assert button.isHidden()
    assert before.right() == 0
    edit.setText("rab")
    assert button.isVisible()
    assert button.accessibleName() == "Clear search"
    assert button.toolTip() == "Clear search (Escape)"
    # The text does not run below it, in a mirrored window neither.
    assert edit.textMargins().right() >= button.width()
    assert button.geometry().center().x() > edit.width() / 2
    edit.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert edit.textMargins().left() >= button.width()
    assert edit.textMargins().right() == before.left()
    assert button.geometry().center().x() < edit.width() / 2
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert edit.text() == ""
    assert button.isHidden()
    edit.setText("rab")
    for appearance in (Appearance.LIGHT, Appearance.DARK):
        theme.choose(appearance)
        picture = edit.grab().toImage().copy(button.geometry())
        assert not extent(picture, theme.colour("muted")).isNull()
