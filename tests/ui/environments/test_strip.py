"""The environment strip: it names the open environment, and lists all to choose another one."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QColor
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from menagerie.settings.environments import Environment, EnvironmentId, SettingSource
from menagerie.ui.environments.strip import EnvironmentStrip
from menagerie.ui.look.theme import STRIP_TEXT, Appearance, Theme
from menagerie.ui.widgets.overlays import PopoverMenu, PopoverRow
from menagerie.ui.window.main_window import MainWindow
from support.clock import VirtualClock
from support.widgets import child, turn_wheel
from support.windows import active, main_window

PRODUCTION = Environment(
    EnvironmentId.PRODUCTION, "Production", "https://animals.example/v1", SettingSource.USER
)
STAGING = Environment(EnvironmentId.STAGING, "Staging", None, SettingSource.NONE)
SANDBOX = Environment(EnvironmentId.SANDBOX, "Sandbox", None, SettingSource.EMBEDDED)
ENVIRONMENTS = (SANDBOX, PRODUCTION, STAGING)


@pytest.fixture
def window(qapp: QApplication, theme: Theme, qtbot: QtBot) -> Iterator[MainWindow]:
    """The window with the sandbox open and the keyboard in its table."""
    window = main_window(qapp, theme, VirtualClock())
    window.commands.show_environments(ENVIRONMENTS, EnvironmentId.SANDBOX)
    window.strip.show_environment(SANDBOX)
    with active(window, qtbot):
        window.table.setFocus()
        yield window


@pytest.fixture
def wanted(window: MainWindow) -> list[str]:
    """What was chosen in the list."""
    wanted: list[str] = []
    commands = window.commands
    chosen: list[QAction] = [*commands.open.values(), commands.key, commands.environments]
    for action in chosen:
        action.triggered.connect(lambda _on, of=action: wanted.append(of.objectName()))
    return wanted


def the_list(window: MainWindow) -> PopoverMenu:
    return child(window, PopoverMenu, "environmentSwitcher")


def open_list(window: MainWindow, qtbot: QtBot) -> PopoverMenu:
    qtbot.keyClick(window, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    return the_list(window)


def focused() -> str:
    widget = QApplication.focusWidget()
    return widget.accessibleName() if widget is not None else ""


def test_the_strip_names_the_open_environment_in_a_colour_of_its_own(window: MainWindow) -> None:
    strip, colours = window.strip, set()
    for environment in ENVIRONMENTS:
        strip.show_environment(environment)
        words = [label.text() for label in strip.findChildren(QLabel)]
        assert environment.name.upper() in words
        assert strip.property("environment") == environment.id.value
        assert strip.accessibleName() == f"Environment: {environment.name}"
        # Capitals are spelled out by some screen readers.
        assert child(strip, QLabel, "environmentName").accessibleName() == environment.name
        colours.add(strip.grab().toImage().pixel(2, 2))
    assert len(colours) == 3


def test_a_mirrored_strip_begins_at_the_other_side(
    window: MainWindow, qapp: QApplication, qtbot: QtBot
) -> None:
    def edge(strip: EnvironmentStrip) -> int:
        return child(strip, QLabel, "environmentName").geometry().left()

    usual = edge(window.strip)
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        qtbot.waitUntil(lambda: edge(window.strip) > window.strip.width() // 2)
        name = child(window.strip, QLabel, "environmentName").geometry()
        assert window.strip.width() - name.right() - 1 == usual
        # The list stands below the words.
        menu = open_list(window, qtbot)
        end = menu.card.mapTo(window, menu.card.rect().topRight()).x()
        assert window.width() - end - 1 == usual
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)


def test_the_list_names_explains_and_ticks_the_environments(window: MainWindow, qtbot: QtBot) -> None:
    menu = open_list(window, qtbot)
    assert menu.isVisible()
    told = [
        (row.accessibleName(), row.accessibleDescription(), row.isChecked())
        for row in menu.findChildren(PopoverRow)
    ]
    assert told == [
        ("Sandbox", "practice animals, kept on this computer only", True),
        ("Staging (not set up)", "a rehearsal: nothing here reaches the shop", False),
        ("Production", "the live catalogue", False),
        ("API key…", "Ctrl+Shift+K", False),
        ("Manage environments…", "Ctrl+Shift+E", False),
    ]
    assert focused() == "Sandbox"


def test_nothing_but_enter_or_a_click_chooses_in_the_list(
    window: MainWindow, wanted: list[str], qtbot: QtBot
) -> None:
    menu = open_list(window, qtbot)
    for key, name in (
        (Qt.Key.Key_Down, "Staging (not set up)"),
        (Qt.Key.Key_End, "Manage environments…"),
        (Qt.Key.Key_Down, "Sandbox"),
        (Qt.Key.Key_Up, "Manage environments…"),
        (Qt.Key.Key_Home, "Sandbox"),
        (Qt.Key.Key_P, "Sandbox"),
    ):
        qtbot.keyClick(QApplication.focusWidget(), key)
        assert focused() == name
    turn_wheel(menu.rows[1])
    turn_wheel(window.strip)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert menu.isHidden()
    assert wanted == []
    assert QApplication.focusWidget() is window.table


@pytest.mark.parametrize("enter", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_chooses_past_what_lies_between_and_gives_the_focus_back(
    window: MainWindow, wanted: list[str], qtbot: QtBot, enter: Qt.Key
) -> None:
    menu = open_list(window, qtbot)
    for _ in range(2):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down)
    qtbot.keyClick(QApplication.focusWidget(), enter)
    assert wanted == ["productionAction"]
    assert menu.isHidden()
    assert QApplication.focusWidget() is window.table


def test_a_click_opens_the_list_and_another_one_chooses(
    window: MainWindow, wanted: list[str], qtbot: QtBot
) -> None:
    def click(widget: QWidget, place: QPoint) -> None:
        qtbot.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=widget.mapTo(window, place))

    click(window.strip, QPoint(window.strip.width() // 2, 10))
    menu = the_list(window)
    assert menu.isVisible()
    click(window.strip, QPoint(40, 10))
    assert menu.isHidden()
    click(window.strip, QPoint(40, 10))
    row = child(menu, PopoverRow, "keyActionRow")
    click(row, row.rect().center())
    assert wanted == ["keyAction"]
    assert menu.isHidden()


def test_the_tick_follows_the_open_environment_and_not_the_click(
    window: MainWindow, wanted: list[str], qtbot: QtBot
) -> None:
    child(open_list(window, qtbot), PopoverRow, "productionActionRow").click()
    assert wanted == ["productionAction"]
    window.commands.open[EnvironmentId.STAGING].setChecked(True)
    assert [row.objectName() for row in open_list(window, qtbot).rows if row.isChecked()] == [
        "stagingActionRow"
    ]


def test_the_strip_grows_with_the_texts(window: MainWindow) -> None:
    assert window.strip.sizeHint().height() == 28
    font = window.strip.font()
    font.setPointSizeF(2 * font.pointSizeF())
    window.strip.setFont(font)
    assert window.strip.sizeHint().height() > 28


@pytest.mark.parametrize("appearance", [Appearance.LIGHT, Appearance.DARK])
def test_the_ring_of_the_focus_stands_within_the_colour_of_the_strip(
    window: MainWindow, theme: Theme, appearance: Appearance
) -> None:
    theme.choose(appearance)
    before = window.strip.grab().toImage()
    window.strip.setFocus(Qt.FocusReason.TabFocusReason)
    image = window.strip.grab().toImage()
    white, middle = QColor(STRIP_TEXT), image.height() // 2
    assert [x for x in range(12) if image.pixelColor(x, middle) == white] == [2, 3]
    assert image.pixelColor(0, middle) == theme.colour("strip_sandbox") == before.pixelColor(2, middle)
