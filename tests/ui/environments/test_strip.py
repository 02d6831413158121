"""The environment strip: it names the open environment, and a choice in it asks to switch."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from menagerie.settings.environments import Environment, EnvironmentId, SettingSource
from menagerie.ui.environments.strip import EnvironmentStrip
from menagerie.ui.look.theme import Theme

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


def test_choosing_an_environment_asks_to_switch_to_it(strip: EnvironmentStrip, qtbot: QtBot) -> None:
    wanted: list[object] = []
    strip.switch_wanted.connect(wanted.append)
    strip.show_environment(SANDBOX)
    strip.activateWindow()
    qtbot.waitActive(strip)
    strip.switcher.setFocus()
    qtbot.keyClick(strip.switcher, Qt.Key.Key_Down)
    assert wanted == [EnvironmentId.PRODUCTION]


def test_showing_an_environment_does_not_ask_to_switch(strip: EnvironmentStrip) -> None:
    wanted: list[object] = []
    strip.switch_wanted.connect(wanted.append)
    strip.show_environment(STAGING)
    assert wanted == []
