"""The window has the shortcuts that were agreed on, and no others."""

import sys

import pytest
from PySide6.QtGui import QAction, QShortcut
from PySide6.QtWidgets import QApplication

from menagerie.settings.views import SavedViews, View, save_views
from menagerie.ui.look.theme import Theme
from menagerie.ui.window.main_window import MainWindow
from support.clock import VirtualClock
from support.shop import Shop
from support.windows import main_window

READY_MADE_VIEWS = {"Ctrl+1", "Ctrl+2", "Ctrl+3"}
SAVED_VIEWS = {"Ctrl+4", "Ctrl+5", "Ctrl+6", "Ctrl+7", "Ctrl+8", "Ctrl+9"}
# With Option, the keys of a Mac make letters and signs.
NOT_ON_MACOS = {"Alt+1", "Alt+2", "Alt+3", "Alt+4"}
AGREED = {
    *("Ctrl+N", "Ctrl+I", "Ctrl+F", "Ctrl+K", "Ctrl+E", "Ctrl+O", "Ctrl+P", "Ctrl+C", "Ctrl+Z", "Ctrl+,"),
    *("Ctrl+Shift+E", "Ctrl+Shift+K", "F1", "F2", "F5"),
}
# What every application has: redo, paste, quit, and the menu bar.
STANDARD = {"Ctrl+Shift+Z", "Ctrl+Y", "Ctrl+V", "Ctrl+Q", "F10"}
# It leaves what asks something, once that is there.
ESCAPE = "Esc"


def shortcuts(window: MainWindow) -> list[str]:
    """Return every shortcut of the window, a shared one as often as it is there."""
    keys = [keys for one in window.findChildren(QAction) for keys in one.shortcuts()]
    return sorted(one.toString() for one in (*keys, *(one.key() for one in window.findChildren(QShortcut))))


@pytest.mark.parametrize("platform", ["linux", "win32", "darwin"])
def test_the_window_has_the_agreed_shortcuts_and_no_others(
    platform: str, qapp: QApplication, theme: Theme, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    window = main_window(qapp, theme, VirtualClock())
    window.complete_menus()
    found = shortcuts(window)
    window.close_now()
    window.deleteLater()
    agreed = AGREED | READY_MADE_VIEWS | STANDARD | (set() if platform == "darwin" else NOT_ON_MACOS)
    assert found == sorted(agreed)


async def test_saved_views_have_those_up_to_nine_and_nothing_else_has_one(shop: Shop) -> None:
    save_views(shop.paths.views, SavedViews(tuple(View(f"View {n}") for n in range(8))))
    async with shop.open_with_animals() as window:
        agreed = AGREED | READY_MADE_VIEWS | SAVED_VIEWS | STANDARD
        assert set(shortcuts(window)) - NOT_ON_MACOS - {ESCAPE} == agreed
