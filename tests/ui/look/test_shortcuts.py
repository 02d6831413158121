"""No shortcut takes what the system or a keyboard has a use for."""

import re
import sys

import pytest
from PySide6.QtGui import QAction, QShortcut
from PySide6.QtWidgets import QApplication

from menagerie.ui.look.theme import Theme
from support.clock import VirtualClock
from support.windows import main_window

# What types a character, or what the system itself answers, on some keyboard or other.
TAKEN = {
    "darwin": r"Alt\+(Shift\+)?.|Ctrl\+Shift\+[Q3456]|Ctrl\+(F1|H|M|Space|Tab)|Ctrl\+Alt\+[D8]",
    "win32": r"Ctrl\+Alt\+(Shift\+)?.|(Ctrl|Alt)\+Shift\+0|Alt\+(F4|Tab|Space|Esc)|Ctrl\+Esc",
    "linux": r"Ctrl\+Alt\+(Del|Backspace|F\d+|T|L|D)|Alt\+(F4|Tab|Space|Esc|F2)",
}


@pytest.mark.parametrize(("platform", "taken"), TAKEN.items())
def test_no_shortcut_is_one_of_the_system_or_types_a_character(
    platform: str, taken: str, qapp: QApplication, theme: Theme, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    window = main_window(qapp, theme, VirtualClock())
    shortcuts = {keys.toString() for one in window.findChildren(QAction) for keys in one.shortcuts()}
    shortcuts |= {one.key().toString() for one in window.findChildren(QShortcut)}
    assert {"Ctrl+N", "Ctrl+I", "Ctrl+F", "Ctrl+K", "F5"} <= shortcuts
    window.close_now()
    window.deleteLater()
    assert sorted(one for one in shortcuts if re.fullmatch(taken, one)) == []
