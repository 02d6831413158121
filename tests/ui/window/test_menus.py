"""The menu bar: everything that can be done stands in it, and says how it is now."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QMenuBar, QStyleOptionMenuItem

from menagerie.settings.environments import EnvironmentId
from menagerie.settings.preferences import Language
from menagerie.ui.environments.invitation import invitation
from menagerie.ui.look.theme import Theme
from menagerie.ui.look.translation import use_language
from menagerie.ui.window.main_window import MainWindow
from menagerie.ui.window.menus import Menu
from support.clock import VirtualClock
from support.qt_loop import until
from support.shop import Shop


def menus(bar: QMenuBar | QMenu) -> Iterator[QMenu]:
    """Yield the menus of ``bar`` and, each after the one around it, their submenus."""
    for action in bar.actions():
        menu = action.menu()
        if isinstance(menu, QMenu):
            yield menu
            yield from menus(menu)


def menu_actions(bar: QMenuBar) -> list[QAction]:
    """Return what can be chosen in the menus of ``bar`` and their submenus."""
    return [
        action
        for menu in menus(bar)
        for action in menu.actions()
        if action.menu() is None and not action.isSeparator()
    ]


def mnemonics(menu: QMenu) -> list[str]:
    return [QKeySequence.mnemonic(action.text()).toString() for action in menu.actions() if action.text()]


def test_the_menu_bar_has_five_menus_each_with_a_letter_of_its_own(window: MainWindow) -> None:
    titles = [action.text() for action in window.menuBar().actions()]
    assert [title.replace("&", "") for title in titles] == ["File", "Edit", "View", "Environment", "Help"]
    letters = [QKeySequence.mnemonic(title).toString() for title in titles]
    assert len(set(letters)) == len(letters)
    taken = {keys.toString() for action in window.commands.all() for keys in action.shortcuts()}
    assert all(letters)
    assert taken.isdisjoint(letters)


@pytest.mark.usefixtures("english_afterwards")
@pytest.mark.parametrize("language", [one for one in Language if one is not Language.SYSTEM])
def test_in_every_language_the_invitation_has_a_letter_that_no_menu_has(
    qapp: QApplication, theme: Theme, language: Language
) -> None:
    use_language(qapp, language)
    window = MainWindow(theme, VirtualClock())
    menu_letters = {QKeySequence.mnemonic(action.text()).toString() for action in window.menuBar().actions()}
    window.notice.show_message(invitation(connect=lambda: None, dismiss=lambda: None))
    buttons = [button.text() for button in window.findChildren(QAbstractButton)]
    letters = [letter for text in buttons if (letter := QKeySequence.mnemonic(text).toString())]
    assert len(letters) == 1
    assert menu_letters.isdisjoint(letters)
    window.close_now()
    window.deleteLater()


def test_every_action_stands_once_in_the_menu_bar_or_in_the_palette_alone(window: MainWindow) -> None:
    in_menus = [action.objectName() for action in menu_actions(window.menuBar())]
    statuses = [action.objectName() for action in window.commands.statuses]
    in_palette_alone = ["copyJsonAction", "copyMarkdownAction", *statuses]
    assert sorted([*in_menus, *in_palette_alone]) == sorted(
        action.objectName() for action in window.commands.all()
    )


def test_the_menu_of_rows_offers_what_is_done_with_animals_the_labels_first(window: MainWindow) -> None:
    offered = [action.objectName().removesuffix("Action") for action in window.table.actions()]
    assert [name for name in offered if name] == [
        *("labels", "note", "tags", "nameCategory", "onlyCategory"),
        *("copy", "duplicate", "export"),
    ]


def test_within_a_menu_no_letter_stands_for_two_things(window: MainWindow) -> None:
    for menu in menus(window.menuBar()):
        letters = [letter for letter in mnemonics(menu) if letter]
        assert len(set(letters)) == len(letters), menu.title()


def test_on_a_mac_about_settings_and_quit_stand_in_the_application_menu_and_nothing_else(
    window: MainWindow,
) -> None:
    roles = {action.objectName(): action.menuRole() for action in window.commands.all()}
    assert roles.pop("aboutAction") is QAction.MenuRole.AboutRole
    assert roles.pop("quitAction") is QAction.MenuRole.QuitRole
    assert roles.pop("settingsAction") is QAction.MenuRole.PreferencesRole
    assert set(roles.values()) == {QAction.MenuRole.NoRole}


async def test_choosing_an_environment_in_the_menu_switches_at_once(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        actions = window.commands.open
        assert actions[EnvironmentId.STAGING].isChecked()
        actions[EnvironmentId.SANDBOX].trigger()
        await until(lambda: shop.parts.opened.environment.is_sandbox, "the sandbox")
        assert actions[EnvironmentId.SANDBOX].isChecked()
        await shop.answered()


async def test_an_environment_without_an_address_says_so_and_leads_to_entering_it(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        production = window.commands.open[EnvironmentId.PRODUCTION]
        assert production.text() == "&Production (not set up)"
        production.trigger()
        await until(window.empty.isVisible, "the reason in place of the rows")
        assert "address" in shop.said(window.empty)
        # AND nothing that would ask is offered
        assert not window.header.refresh.isEnabled()
        assert not window.commands.refresh.isEnabled()
        shop.switch_to(EnvironmentId.STAGING)
        await shop.answered()
        assert window.header.refresh.isEnabled()


async def test_during_a_wait_the_menu_offers_nothing_that_would_ask_at_once(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        actions = window.commands
        asking = (*actions.statuses, actions.load_more)
        assert all(action.isEnabled() for action in asking)
        await shop.meet_the_limit(90)
        assert not any(action.isEnabled() for action in asking)
        await shop.wait_over()
        await shop.settled()
        assert all(action.isEnabled() for action in asking)


@pytest.mark.usefixtures("english_afterwards")
def test_in_an_arabic_window_a_menu_shows_a_shortcut_from_left_to_right(
    qapp: QApplication, window: MainWindow
) -> None:
    action = window.commands.settings
    menu = next(one for one in menus(window.menuBar()) if action in one.actions())
    assert isinstance(menu, Menu)
    shown = QStyleOptionMenuItem()
    menu.initStyleOption(shown, action)
    assert shown.text == "Settin&gs…\tCtrl+,"
    use_language(qapp, Language.ARABIC)
    menu.initStyleOption(shown, action)
    assert shown.text == "Settin&gs…\t\u200f\u2068Ctrl+,\u2069"
