"""Fields are safe with the wheel, leave the window its shortcuts, and can be seen in every colour scheme."""

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QEvent, QKeyCombination, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAction, QImage, QKeyEvent
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
    FieldComboBox,
    LineEdit,
    RadioButton,
    SearchEdit,
    SpinBox,
)
from menagerie.ui.widgets.form import named_button
from menagerie.ui.widgets.scrolling import InlineText
from support.pixels import extent
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
def test_the_wheel_over_a_field_scrolls_what_is_around_it_and_changes_nothing(
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


@pytest.mark.parametrize("make", [number_field, choice_field])
def test_the_wheel_changes_a_field_that_has_the_focus(
    qtbot: QtBot, make: Callable[[], QSpinBox | QComboBox]
) -> None:
    field = make()
    area = scrolling(field, qtbot)
    field.setFocus()
    before = value(field)
    turn_wheel(field)
    assert value(field) != before
    assert area.verticalScrollBar().value() == 0


def is_claimed(field: QWidget, keys: QKeyCombination) -> bool:
    """Return whether a field claims keys for itself, before any shortcut is looked for."""
    event = QKeyEvent(QEvent.Type.ShortcutOverride, keys.key(), keys.keyboardModifiers())
    event.ignore()
    QApplication.sendEvent(field, event)
    return event.isAccepted()


@pytest.mark.parametrize("field", [LineEdit, SpinBox])
def test_a_field_leaves_its_window_the_shortcuts_of_the_window(
    qtbot: QtBot, field: Callable[[], QWidget]
) -> None:
    # Keys that mean something in a field on every platform, as Ctrl+E does on some.
    keys = QKeyCombination(CONTROL, Qt.Key.Key_Left)
    edit, window = field(), QWidget()
    qtbot.addWidget(window)
    QVBoxLayout(window).addWidget(edit)
    assert is_claimed(edit, keys)
    # WHEN they are a shortcut of the window
    action = QAction(window)
    action.setShortcut(keys)
    window.addAction(action)
    # THEN the field does without them, for as long as they do something there
    assert not is_claimed(edit, keys)
    action.setEnabled(False)
    assert is_claimed(edit, keys)


def test_copying_belongs_to_the_field_even_where_the_window_copies_something_else(qtbot: QtBot) -> None:
    keys = QKeyCombination(CONTROL, Qt.Key.Key_C)
    edit, window = LineEdit(), QWidget()
    qtbot.addWidget(window)
    QVBoxLayout(window).addWidget(edit)
    action = QAction(window)
    action.setShortcut(keys)
    window.addAction(action)
    assert is_claimed(edit, keys)


@pytest.mark.parametrize("key", REDO_KEYS)
@pytest.mark.parametrize("make", [LineEdit, SpinBox])
def test_redoing_belongs_to_the_field_whatever_the_platform_calls_it(
    qtbot: QtBot, make: Callable[[], QWidget], key: str
) -> None:
    field, window = make(), QWidget()
    qtbot.addWidget(window)
    QVBoxLayout(window).addWidget(field)
    redone: list[str] = []
    action = QAction(window)
    action.setShortcut(key)
    action.triggered.connect(lambda: redone.append(key))
    window.addAction(action)
    window.show()
    edit = field if isinstance(field, LineEdit) else field.findChild(QLineEdit)
    assert isinstance(edit, QLineEdit)
    edit.clear()
    field.setFocus()
    qtbot.keyClicks(field, "12")
    edit.undo()
    before = edit.text()
    qtbot.keySequence(field, key)
    assert edit.text() == "12" != before
    assert redone == []


def brightness(button: QAbstractButton, x: int) -> float:
    """Return the relative luminance (WCAG) of a pixel in the middle row of a button."""
    colour = button.grab().toImage().pixelColor(x, button.height() // 2)
    linear = [
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("appearance", [Appearance.LIGHT, Appearance.DARK])
@pytest.mark.parametrize("kind", [CheckBox, RadioButton])
@pytest.mark.parametrize("is_on", [False, True])
def test_the_edge_of_a_box_can_be_seen_in_light_and_dark(
    theme: Theme, qtbot: QtBot, appearance: Appearance, kind: type[CheckBox | RadioButton], is_on: bool
) -> None:
    theme.choose(appearance)
    window = QWidget()
    qtbot.addWidget(window)
    button = kind("Sold", window)
    button.setChecked(is_on)
    window.show()
    ground = brightness(button, button.width() - 1)
    contrasts = [
        (max(seen, ground) + 0.05) / (min(seen, ground) + 0.05)
        for seen in (brightness(button, x) for x in range(3))
    ]
    assert max(contrasts) >= LEAST_CONTRAST


def rows_of(widget: QWidget) -> QImage:
    """Return the picture of a widget as it is painted on its window."""
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


def black_choice() -> QWidget:
    field = FieldComboBox()
    field.addItem("■")
    return field


@pytest.mark.parametrize(
    "make",
    [
        black_choice,
        partial(named_button, "link", "■", look="link"),
        partial(named_button, "inline", "■", look="inline"),
    ],
    ids=["choice", "link", "inline"],
)
def test_what_cannot_be_used_now_is_seen_to_be_so(
    make: Callable[[], QWidget], theme: Theme, qtbot: QtBot
) -> None:
    inside = QWidget()
    qtbot.addWidget(inside)
    field = make()
    QVBoxLayout(inside).addWidget(field)
    inside.show()
    usual = field.grab().toImage()
    assert not all(extent(usual, theme.colour(colour)).isEmpty() for colour in ("text", "accent"))
    # As the page of a delivery while its file is looked at again.
    inside.setEnabled(False)
    picture = field.grab().toImage()
    assert not extent(picture, theme.colour("disabled")).isEmpty()
    for colour in ("text", "accent"):
        assert extent(picture, theme.colour(colour)).isEmpty()


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


def test_a_choice_beside_which_no_label_is_seen_has_one_for_a_screen_reader(qtbot: QtBot) -> None:
    field = FieldComboBox()
    field.addItem("Free")
    field.name_without_label("Plan")
    parent = QWidget()
    qtbot.addWidget(parent)
    QVBoxLayout(parent).addWidget(field)
    ((label, _kind),) = QAccessible.queryAccessibleInterface(field).relations()
    assert label.text(QAccessible.Text.Name) == "Plan"
    assert spoken(field, QAccessible.Text.Description) == ""


def spoken(widget: QWidget, text: QAccessible.Text) -> str:
    return QAccessible.queryAccessibleInterface(widget).text(text)


def test_a_search_does_not_say_its_name_twice(qtbot: QtBot, theme: Theme) -> None:
    edit = SearchEdit(theme, "someSearch", "clearSomeSearch")
    qtbot.addWidget(edit)
    edit.setAccessibleName("Search the log")
    edit.setPlaceholderText("Search the log")
    assert spoken(edit, QAccessible.Text.Name) == "Search the log"
    assert "Search the log" not in spoken(edit, QAccessible.Text.Description)
