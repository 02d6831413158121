"""Connecting a store: each step leads to the next one, and what was not finished comes back."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from menagerie.app import notices
from menagerie.domain.cases import GeneralCase
from menagerie.outbox.entry import State
from menagerie.settings.environments import EnvironmentId
from menagerie.ui.environments.setup_dialogs import ConnectDialog, EnvironmentsDialog
from menagerie.ui.window.main_window import MainWindow
from menagerie.ui.words.messages import title_for
from support.qt_loop import until
from support.sentences import PRACTICE
from support.shop import RIGHT_KEY, Shop
from support.widgets import child

ANOTHER_ADDRESS = "https://animals.example/v1"


@pytest.fixture(autouse=True)
def _nothing_is_set_up(shop: Shop) -> None:
    shop.variables.clear()
    shop.keep_key(None)


def enter_addresses(window: MainWindow, **addresses: str) -> None:
    """Open the environments dialog, enter addresses by environment, and save."""
    window.commands.environments.trigger()
    # An earlier one may not be deleted yet.
    dialog = next(one for one in window.findChildren(EnvironmentsDialog) if one.isVisible())
    for environment, address in addresses.items():
        child(dialog, QLineEdit, f"{environment}UrlEdit").setText(address)
    dialog.save.click()


def let_it_set_up(shop: Shop, environment: str) -> None:
    """Let IT deploy an address for all users of this computer."""
    path: Path = shop.paths.site_environments
    path.parent.mkdir(exist_ok=True)
    path.write_text(f'[{environment}]\nbase_url = "{shop.staging.base_url}"\n', "utf-8")


def title(window: MainWindow) -> str:
    message = window.notice.message
    return message.title if message is not None else ""


async def invited(window: MainWindow, words: str) -> None:
    await until(lambda: title(window) == words, f"the message {words}")


def sheet(window: MainWindow) -> ConnectDialog:
    """Return the open sheet; an earlier one may not be deleted yet."""
    return next(one for one in window.findChildren(ConnectDialog) if one.isVisible())


async def test_the_invitation_is_reached_by_keyboard_and_connecting_that_was_begun_is_offered_again(
    shop: Shop, qtbot: QtBot
) -> None:
    async with shop.open_with_animals(None) as window:
        # WHEN the sheet of the invitation is closed, the focus returns
        window.notice.action.setFocus()
        window.notice.action.click()
        sheet(window).reject()
        assert window.focusWidget() is window.notice.action
        assert title(window) == PRACTICE
        # AND its letter opens it again
        with qtbot.waitActive(window):
            window.activateWindow()
        QTest.keyClick(window, Qt.Key.Key_C, Qt.KeyboardModifier.AltModifier)
        await until(lambda: any(one.isVisible() for one in window.findChildren(ConnectDialog)), "the sheet")
        assert sheet(window).focusWidget() is sheet(window).address
        sheet(window).reject()
        # WHEN a person enters an address and no key
        enter_addresses(window, staging=shop.staging.base_url)
        await invited(window, "Staging is set up")
        assert window.toast.accessibleName() == "Environments saved"
        assert window.windowTitle() == "Sandbox – Menagerie"
        window.notice.action.click()
        sheet(window).cancel.click()
        await invited(window, "Staging is set up")
        assert window.notice.action.text() == "Enter the key…"
        # AND does not want to be reminded: then it is quiet until the end
        dismiss = shop.button("noticeDismiss")
        dismiss.setFocus()
        dismiss.click()
        assert window.focusWidget() is window.table
        # The focus goes from the switcher to what an environment lacks.
        window.activateWindow()
        await until(window.isActiveWindow, "the window in front")
        shop.switch_to(EnvironmentId.STAGING)
        await until(lambda: window.empty.action.text() == "Enter the key…", "the missing key")
        assert window.focusWidget() is window.empty.action
        shop.switch_to(EnvironmentId.SANDBOX)
        await shop.answered()
        assert not window.notice.isVisible()
    # WHEN the application is started again, THEN it reminds once more
    async with shop.open_with_animals("sandbox") as window:
        await invited(window, "Staging is set up")
        window.notice.action.click()
        dialog = sheet(window)
        assert dialog.address.text() == shop.staging.base_url
        assert shop.asked() == []
        dialog.key.setText(RIGHT_KEY)
        dialog.connect_button.click()
        await until(lambda: window.windowTitle() == "Staging – Menagerie", "staging")
        await shop.answered()
        assert not window.notice.isVisible()


async def test_an_open_environment_without_an_address_is_given_one_and_is_then_usable(shop: Shop) -> None:
    async with shop.open() as window:
        missing = title_for(GeneralCase.ADDRESS_MISSING, {})
        await until(lambda: window.empty.title.text() == missing, "the missing address")
        # WHEN the address is entered among the others, THEN it leads to the key
        enter_addresses(window, staging=shop.staging.base_url)
        await until(lambda: window.empty.action.text() == "Enter the key…", "the missing key")
        enter_addresses(window, staging="")
        await until(lambda: window.empty.title.text() == missing, "the missing address")
        # WHEN both are entered at once
        window.empty.action.click()
        dialog = sheet(window)
        dialog.address.setText(shop.staging.base_url)
        dialog.key.setText(RIGHT_KEY)
        dialog.connect_button.click()
        await shop.answered()
        assert window.windowTitle() == "Staging – Menagerie"
        assert shop.staging.base_url in shop.paths.user_environments.read_text("utf-8")
    # Remembered for the next start.
    async with shop.open_with_animals():
        assert len(shop.names()) == 100


async def test_a_dismissed_invitation_is_still_an_action_of_the_menu_and_the_palette(shop: Shop) -> None:
    async with shop.open_with_animals(None) as window:
        shop.button("noticeDismiss").click()
        window.commands.palette.trigger()
        edit = child(window, QLineEdit, "paletteEdit")
        # WHEN it is found by its word and filled in with the keyboard alone
        QTest.keyClicks(edit, "connect")
        QTest.keyClick(edit, Qt.Key.Key_Return)
        dialog = child(window, ConnectDialog, "connectDialog")
        assert dialog.focusWidget() is dialog.address
        QTest.keyClicks(dialog.address, shop.staging.base_url)
        QTest.keyClick(dialog, Qt.Key.Key_Tab)
        assert dialog.focusWidget() is dialog.key
        dialog.key.setText(RIGHT_KEY)
        QTest.keyClick(dialog.key, Qt.Key.Key_Return)
        # THEN the store is connected
        await until(lambda: window.windowTitle() == "Production – Menagerie", "production")
        await shop.answered()


async def test_a_declined_offer_does_not_hide_that_it_has_set_up_a_store_which_needs_its_key_alone(
    shop: Shop,
) -> None:
    async with shop.open_with_animals(None):
        shop.button("noticeDismiss").click()
    let_it_set_up(shop, "staging")
    async with shop.open_with_animals(None) as window:
        await invited(window, "Your IT team has set up Staging")
        assert window.notice.text.text() == "Enter its key to connect."
        assert window.notice.action.text() == "Enter the key…"
        window.notice.action.click()
        dialog = child(window, ConnectDialog, "connectDialog")
        assert dialog.address.text() == shop.staging.base_url
        assert dialog.findChild(QLineEdit, "connectRehearsalEdit") is None
        dialog.key.setText(RIGHT_KEY)
        dialog.connect_button.click()
        await until(lambda: window.windowTitle() == "Staging – Menagerie", "staging")
        await shop.answered()
        assert not shop.paths.user_environments.exists()
        # Connected: the sandbox invites no more, neither now nor at the next start.
        shop.switch_to(EnvironmentId.SANDBOX)
        await shop.answered()
        assert not window.notice.isVisible()
    async with shop.open_with_animals("sandbox") as window:
        assert not window.notice.isVisible()


async def test_what_is_set_up_no_more_is_not_offered_and_of_two_the_store_itself_is(shop: Shop) -> None:
    async with shop.open_with_animals(None) as window:
        # WHEN an address goes while a look at it is still under way
        opened = shop.parts.opened
        before = opened.environments
        staging = next(one for one in before if one.id is EnvironmentId.STAGING)
        set_up = replace(staging, base_url=shop.staging.base_url)
        opened.set_environments(tuple(set_up if one is staging else one for one in before))
        opened.set_environments(before)
        await shop.settled()
        assert title(window) == PRACTICE
        for is_later in (False, True):
            enter_addresses(window, staging=shop.staging.base_url)
            await invited(window, "Staging is set up")
            if is_later:
                shop.switch_to(EnvironmentId.STAGING)
                shop.switch_to(EnvironmentId.SANDBOX)
                await shop.answered()
                await invited(window, "Staging is set up")
            enter_addresses(window, staging="")
            await invited(window, PRACTICE)
        written = shop.paths.user_environments.read_text("utf-8")
        # WHEN two environments are given the same address
        enter_addresses(window, production=ANOTHER_ADDRESS, staging=f"{ANOTHER_ADDRESS}/")
        dialog = next(one for one in window.findChildren(EnvironmentsDialog) if one.isVisible())
        error = child(dialog, QLabel, "productionUrlError")
        assert error.text() == "This is the address of Staging. Enter another one."
        assert shop.paths.user_environments.read_text("utf-8") == written
        child(dialog, QLineEdit, "stagingUrlEdit").setText("https://staging.example/v1")
        shop.button("saveEnvironmentsButton").click()
        await invited(window, "Production is set up")


async def test_a_store_that_has_just_answered_is_not_offered(
    shop: Shop, monkeypatch: pytest.MonkeyPatch
) -> None:
    # GIVEN an answer that is not in the file yet
    shop.variables["MENAGERIE_STAGING_URL"] = shop.staging.base_url
    shop.keep_key(RIGHT_KEY)
    monkeypatch.setattr(notices, "last_answer", lambda *_: None)
    async with shop.open_with_animals() as window:
        shop.switch_to(EnvironmentId.SANDBOX)
        await shop.answered()
        await shop.idle()
        assert not window.notice.isVisible()


async def test_before_an_address_is_changed_it_says_what_waits_to_be_sent_to_it(shop: Shop) -> None:
    let_it_set_up(shop, "staging")
    async with shop.open("staging") as window:
        # GIVEN an animal that waits for a key, in the open environment and then in another one
        await until(window.empty.action.isVisible, "that a key is missing")
        shop.begin_add("Rex")
        await shop.add_dialog_closed()
        await until(lambda: shop.states() == {"Rex": State.QUEUED}, "the queued add")
        for place, first in ((EnvironmentId.STAGING, "staging"), (EnvironmentId.SANDBOX, "production")):
            if place is EnvironmentId.SANDBOX:
                shop.switch_to(place)
                await until(lambda: shop.parts.elsewhere.waiting != (), "what waits in staging")
            # WHEN the addresses are opened
            window.commands.environments.trigger()
            dialog = next(one for one in window.findChildren(EnvironmentsDialog) if one.isVisible())
            # THEN
            words = child(dialog, QLabel, "stagingQueued").text()
            assert "to this address: 1." in words
            assert child(dialog, QLineEdit, "stagingUrlEdit").accessibleDescription() == words
            assert dialog.findChild(QLabel, "productionQueued") is None
            # The address typed first is that of the open environment, or of the store.
            await until(child(dialog, QLineEdit, f"{first}UrlEdit").hasFocus, "the focus in its address")
            dialog.cancel.click()
