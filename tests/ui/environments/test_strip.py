"""The environment strip: it names the open environment, and a choice in it asks to switch."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from menagerie.settings.environments import Environment, EnvironmentId, SettingSource
from menagerie.ui.environments.strip import EnvironmentStrip
from menagerie.ui.look.theme import Theme
from support.widgets import child, turn_wheel

PRODUCTION = Environment(
    EnvironmentId.PRODUCTION, "Production", "https://animals.example/v1", SettingSource.USER
)
STAGING = Environment(EnvironmentId.STAGING, "Staging", None, SettingSource.NONE)
SANDBOX = Environment(EnvironmentId.SANDBOX, "Sandbox", None, SettingSource.EMBEDDED)


@pytest.fixture
def strip(theme: Theme, qtbot: QtBot) -> EnvironmentStrip:
    strip = EnvironmentStrip()
    qtbot.addWidget(strip)
    strip.set_environments((SANDBOX, PRODUCTION, STAGING))
    strip.show()
    return strip


@pytest.mark.parametrize("environment", [SANDBOX, PRODUCTION, STAGING])
def test_the_strip_names_the_open_environment(strip: EnvironmentStrip, environment: Environment) -> None:
    strip.show_environment(environment)
    words = [label.text() for label in strip.findChildren(QLabel)]
    assert environment.name.upper() in words
    assert strip.property("environment") == environment.id.value
    assert strip.switcher.currentText() == environment.name
    # The environment is said by one label, and not by the strip again.
    spoken = [label.accessibleName() or label.text() for label in strip.findChildren(QLabel)]
    assert spoken.count(environment.name) == 1
    assert strip.accessibleName() == "Environment"


def test_each_environments_strip_has_its_own_colour(strip: EnvironmentStrip) -> None:
    colours = set()
    for environment in (SANDBOX, PRODUCTION, STAGING):
        strip.show_environment(environment)
        colours.add(strip.grab().toImage().pixel(2, 2))
    assert len(colours) == 3


def edges(strip: EnvironmentStrip) -> tuple[int, int]:
    """Return how far the name and the switcher are from the side at which each of them stands."""
    name = child(strip, QLabel, "environmentName")
    left, right = sorted((name.geometry(), strip.switcher.geometry()), key=lambda place: place.left())
    return left.left(), strip.width() - right.right() - 1


def test_a_mirrored_strip_has_the_same_room_at_each_of_its_ends(
    strip: EnvironmentStrip, qapp: QApplication, qtbot: QtBot
) -> None:
    strip.show_environment(STAGING)
    strip.resize(800, strip.height())
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        mirrored = EnvironmentStrip()
        qtbot.addWidget(mirrored)
        mirrored.set_environments((SANDBOX, PRODUCTION, STAGING))
        mirrored.show_environment(STAGING)
        mirrored.resize(strip.size())
        mirrored.show()
        assert edges(mirrored) == edges(strip)[::-1]
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)


@pytest.fixture
def wanted(strip: EnvironmentStrip, qtbot: QtBot) -> list[object]:
    """Where the strip asks to switch to; it has the keyboard, and the sandbox is open."""
    wanted: list[object] = []
    strip.switch_wanted.connect(wanted.append)
    strip.show_environment(SANDBOX)
    strip.activateWindow()
    qtbot.waitUntil(strip.isActiveWindow)
    strip.switcher.setFocus()
    return wanted


def highlighted(strip: EnvironmentStrip) -> str | None:
    """Return what is highlighted in the open list; None while it is closed."""
    view = strip.switcher.view()
    return str(view.currentIndex().data()) if view.isVisible() else None


def test_a_notch_of_the_wheel_over_the_switcher_changes_nothing(
    strip: EnvironmentStrip, wanted: list[object]
) -> None:
    for has_focus in (True, False):
        (strip.switcher if has_focus else strip).setFocus()
        turn_wheel(strip.switcher)
        assert strip.switcher.currentText() == "Sandbox"
    assert wanted == []


@pytest.mark.parametrize(
    ("key", "name"),
    [
        (Qt.Key.Key_Down, "Production"),
        (Qt.Key.Key_End, "Staging"),
        (Qt.Key.Key_P, "Production"),
        (Qt.Key.Key_Home, "Sandbox"),
    ],
)
def test_a_key_opens_the_list_and_moves_in_it_without_switching(
    strip: EnvironmentStrip, wanted: list[object], qtbot: QtBot, key: Qt.Key, name: str
) -> None:
    qtbot.keyClick(strip.switcher, key)
    assert highlighted(strip) == name
    qtbot.keyClick(strip.switcher.view(), Qt.Key.Key_Escape)
    assert highlighted(strip) is None
    assert strip.switcher.currentText() == "Sandbox"
    assert wanted == []


@pytest.mark.parametrize("enter", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_in_the_open_list_asks_to_switch_past_what_lies_between(
    strip: EnvironmentStrip, wanted: list[object], qtbot: QtBot, enter: Qt.Key
) -> None:
    qtbot.keyClick(strip.switcher, Qt.Key.Key_Space)
    for _ in range(2):
        qtbot.keyClick(strip.switcher.view(), Qt.Key.Key_Down)
    assert wanted == []
    qtbot.keyClick(strip.switcher.view(), enter)
    assert wanted == [EnvironmentId.STAGING]
    # The same press, delivered once more after the list is closed, does not open it again.
    qtbot.keyClick(strip.switcher, enter)
    assert highlighted(strip) is None


def test_the_list_opens_at_the_open_environment_wherever_it_was_left(
    strip: EnvironmentStrip, wanted: list[object], qtbot: QtBot
) -> None:
    for key, name in ((Qt.Key.Key_End, "Staging"), (Qt.Key.Key_Space, "Sandbox")):
        qtbot.keyClick(strip.switcher, key)
        assert highlighted(strip) == name
        qtbot.keyClick(strip.switcher.view(), Qt.Key.Key_Escape)
    assert wanted == []


@pytest.mark.parametrize("modifier", [Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.AltModifier])
def test_the_keys_that_close_the_list_choose_nothing(
    strip: EnvironmentStrip, wanted: list[object], qtbot: QtBot, modifier: Qt.KeyboardModifier
) -> None:
    closes = Qt.Key.Key_Up if modifier else Qt.Key.Key_F4
    qtbot.keyClick(strip.switcher, Qt.Key.Key_Down)
    qtbot.keyClick(strip.switcher.view(), closes, modifier)
    assert highlighted(strip) is None
    assert strip.switcher.currentText() == "Sandbox"
    assert wanted == []


def test_a_click_on_an_item_asks_to_switch(
    strip: EnvironmentStrip, wanted: list[object], qtbot: QtBot
) -> None:
    switcher = strip.switcher
    switcher.showPopup()
    view = switcher.view()
    place = view.visualRect(view.model().index(1, 0)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert wanted == [EnvironmentId.PRODUCTION]


def test_shortcuts_and_other_keys_pass_the_switcher(
    strip: EnvironmentStrip, wanted: list[object], qtbot: QtBot
) -> None:
    for key, modifier in (
        (Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier),
        (Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier),
    ):
        qtbot.keyClick(strip.switcher, key, modifier)
        assert highlighted(strip) is None
    assert wanted == []


def test_showing_an_environment_does_not_ask_to_switch(strip: EnvironmentStrip) -> None:
    wanted: list[object] = []
    strip.switch_wanted.connect(wanted.append)
    strip.show_environment(STAGING)
    assert wanted == []
