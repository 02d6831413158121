"""The menu bar: everything that can be done stands in it, says how it is now, and has the agreed shortcut."""

import sys
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QMenuBar, QStyleOptionMenuItem

from menagerie.settings.environments import EnvironmentId
from menagerie.settings.preferences import Language
from menagerie.settings.views import SavedViews, Scope, View, save_views
from menagerie.ui.environments.invitation import invitation
from menagerie.ui.look.theme import Theme
from menagerie.ui.look.translation import use_language
from menagerie.ui.window.main_window import MainWindow
from menagerie.ui.window.menus import Menu
from support.clock import VirtualClock
from support.every_case import every_case
from support.qt_loop import until
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


def menus(bar: QMenuBar | QMenu) -> Iterator[QMenu]:
    """Yield the menus of ``bar`` and, each after the one around it, their submenus."""
    for action in bar.actions():
        menu = action.menu()
        if isinstance(menu, QMenu):
            yield menu
            yield from menus(menu)


def test_the_menu_bar_has_five_menus_in_which_every_action_stands_once(window: MainWindow) -> None:
    titles = [action.text() for action in window.menuBar().actions()]
    assert [title.replace("&", "") for title in titles] == ["File", "Edit", "View", "Environment", "Help"]
    letters = [QKeySequence.mnemonic(title).toString() for title in titles]
    assert len(set(letters)) == len(letters)
    taken = {keys.toString() for action in window.commands.all() for keys in action.shortcuts()}
    assert all(letters)
    assert taken.isdisjoint(letters)
    # Within a menu no letter stands for two things.
    in_menus: list[str] = []
    for menu in menus(window.menuBar()):
        mnemonics = (QKeySequence.mnemonic(action.text()).toString() for action in menu.actions())
        letters = list(filter(None, mnemonics))
        assert len(set(letters)) == len(letters), menu.title()
        chosen = (one for one in menu.actions() if one.menu() is None and not one.isSeparator())
        in_menus += [action.objectName() for action in chosen]
    statuses = [action.objectName() for action in window.commands.statuses]
    in_palette_alone = ["copyJsonAction", "copyMarkdownAction", *statuses]
    assert sorted([*in_menus, *in_palette_alone]) == sorted(
        action.objectName() for action in window.commands.all()
    )
    # On a Mac these stand in the application menu, and nothing else does.
    roles = {action.objectName(): action.menuRole() for action in window.commands.all()}
    assert roles.pop("aboutAction") is QAction.MenuRole.AboutRole
    assert roles.pop("quitAction") is QAction.MenuRole.QuitRole
    assert roles.pop("settingsAction") is QAction.MenuRole.PreferencesRole
    assert set(roles.values()) == {QAction.MenuRole.NoRole}
    # The menu of rows has what is done with animals, the labels first.
    offered = [action.objectName().removesuffix("Action") for action in window.table.actions()]
    assert [name for name in offered if name] == [
        *("labels", "note", "tags", "nameCategory", "onlyCategory"),
        *("copy", "duplicate", "export"),
    ]


@pytest.mark.usefixtures("english_afterwards")
def test_the_invitation_has_a_letter_that_no_menu_has(qapp: QApplication, theme: Theme) -> None:
    # A window is built much quicker without.
    qapp.setStyleSheet("")
    with every_case() as case:
        for language in set(Language) - {Language.SYSTEM}:
            use_language(qapp, language)
            window = MainWindow(theme, VirtualClock())
            titles = (action.text() for action in window.menuBar().actions())
            menu_letters = {QKeySequence.mnemonic(title).toString() for title in titles}
            window.notice.show_message(invitation(connect=lambda: None, dismiss=lambda: None))
            buttons = [button.text() for button in window.findChildren(QAbstractButton)]
            with case(language):
                (letter,) = (found for text in buttons if (found := QKeySequence.mnemonic(text).toString()))
                assert letter not in menu_letters
            window.close_now()
            window.deleteLater()


async def test_the_menu_offers_nothing_that_would_ask_during_a_wait_or_without_an_address(shop: Shop) -> None:
    save_views(shop.paths.views, SavedViews(tuple(View(f"View {n}") for n in range(8))))
    async with shop.open_with_animals() as window:
        # Saved views have the shortcuts up to nine, and nothing else has one.
        agreed = AGREED | READY_MADE_VIEWS | SAVED_VIEWS | STANDARD
        assert set(shortcuts(window)) - NOT_ON_MACOS - {ESCAPE} == agreed
        commands = window.commands
        asking = (*commands.statuses, commands.load_more)
        assert all(action.isEnabled() for action in asking)
        await shop.meet_the_limit(90)
        assert not any(action.isEnabled() for action in asking)
        await shop.wait_over()
        await shop.settled()
        assert all(action.isEnabled() for action in asking)
        # An environment without an address says so.
        production = commands.open[EnvironmentId.PRODUCTION]
        assert production.text() == "&Production (not set up)"
        assert commands.open[EnvironmentId.STAGING].isChecked()
        production.trigger()
        await until(window.empty.isVisible, "the reason in place of the rows")
        assert "address" in shop.said(window.empty)
        assert not window.header.refresh.isEnabled()
        assert not commands.refresh.isEnabled()
        # Nothing was seen of it either.
        assert window.empty.action.text() == "Set the address…"
        commands.filter.trigger()
        popover = shop.parts.filtering.popover
        assert popover is not None
        await shop.settled()
        assert popover.nothing.isVisible()
        assert popover.nothing.text() == "No category or tag is known yet."
        popover.dismiss()
        await shop.see_everything()
        assert window.empty.title.text() == "Nothing has been seen yet"
        assert not window.empty.action.isVisible()
        window.filter.show_from(Scope.SERVICE)
        assert window.empty.action.text() == "Set the address…"
        # The menu switches at once to another one.
        sandbox = commands.open[EnvironmentId.SANDBOX]
        sandbox.trigger()
        await until(lambda: shop.parts.opened.environment.is_sandbox, "the sandbox")
        assert sandbox.isChecked()
        await shop.answered()
        assert window.header.refresh.isEnabled()


@pytest.mark.usefixtures("english_afterwards")
def test_an_arabic_menu_shows_shortcuts_left_to_right(qapp: QApplication, window: MainWindow) -> None:
    action = window.commands.settings
    menu = next(one for one in menus(window.menuBar()) if action in one.actions())
    assert isinstance(menu, Menu)
    shown = QStyleOptionMenuItem()
    menu.initStyleOption(shown, action)
    assert shown.text == "Settin&gs…\tCtrl+,"
    use_language(qapp, Language.ARABIC)
    menu.initStyleOption(shown, action)
    assert shown.text == "Settin&gs…\t\u200f\u2068Ctrl+,\u2069"


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
