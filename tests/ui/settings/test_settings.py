"""Each setting takes effect at once, can be taken back, and is there at the next start."""

import json
from pathlib import Path

import pytest
from keyring.errors import KeyringLocked
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QFontDatabase, QKeySequence, QShortcut
from PySide6.QtWidgets import QCheckBox, QComboBox, QFileDialog, QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from menagerie.app.restarting import RESTART
from menagerie.domain.cases import StorageCase
from menagerie.domain.errors import StorageError
from menagerie.domain.network import ProxyMode, plain_password
from menagerie.sandbox.certificates import make_certificates
from menagerie.settings.environments import EnvironmentId
from menagerie.settings.files import write_whole
from menagerie.settings.preferences import Confirmation, Language, load_preferences
from menagerie.ui.look.theme import Appearance
from menagerie.ui.settings.dialog import SettingsDialog
from menagerie.ui.widgets.form import EDGE
from menagerie.ui.widgets.overlays import allow_motion, is_motion_wanted
from menagerie.ui.widgets.steps import StepLine
from support.qt_loop import until
from support.sentences import ASKED_TO_WAIT, title
from support.shop import Shop
from support.vault import slow_vault_of
from support.widgets import child, shown_step


def dialog_of(shop: Shop) -> SettingsDialog:
    """Return the open dialog."""
    dialogs = shop.window.findChildren(SettingsDialog)
    return next(dialog for dialog in dialogs if dialog.isVisible())


def opened(shop: Shop, name: str = "") -> SettingsDialog:
    shop.window.commands.settings.trigger()
    dialog = dialog_of(shop)
    if name:
        dialog.go_to(name)
    return dialog


def choose(dialog: SettingsDialog, name: str, text: str) -> None:
    """Choose as a person does."""
    combo = child(dialog, QComboBox, name)
    place = combo.findText(text)
    assert place >= 0
    combo.setCurrentIndex(place)
    combo.activated.emit(place)


def shown(dialog: SettingsDialog, name: str) -> str:
    combo = child(dialog, QComboBox, name)
    return combo.currentText()


def field(dialog: SettingsDialog, name: str) -> QLineEdit:
    return child(dialog, QLineEdit, name)


def enter(dialog: SettingsDialog, name: str, text: str) -> None:
    edit = field(dialog, name)
    edit.clear()
    edit.insert(text)
    edit.setModified(True)
    edit.editingFinished.emit()


def with_address(shop: Shop, address: str) -> SettingsDialog:
    """Open the network's page, and enter the address of a proxy."""
    dialog = opened(shop, "settingsNetwork")
    choose(dialog, "settingProxy", "Proxy at an address")
    enter(dialog, "settingProxyAddress", address)
    return dialog


async def with_proxy(shop: Shop) -> SettingsDialog:
    """Open the network's page, and enter a proxy that takes a user; its password can be entered then."""
    dialog = with_address(shop, "proxy.example:8080")
    await shop.settled()
    enter(dialog, "settingProxyUser", "anna")
    await shop.settled()
    return dialog


def said(dialog: SettingsDialog, name: str) -> str:
    label = child(dialog, QLabel, name)
    return "" if label.isHidden() else label.text()


def kept(shop: Shop) -> dict[str, object]:
    """Return what the file of the preferences holds."""
    if not shop.paths.preferences.exists():
        return {}
    content: dict[str, object] = json.loads(shop.paths.preferences.read_bytes())
    return content


def press(dialog: SettingsDialog, name: str) -> None:
    button = child(dialog, QPushButton, name)
    button.click()


def names_in(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


# ---- At once, and back again


async def test_colours_and_sizes_are_there_at_once_everywhere_and_undone_in_the_window(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        dialog = opened(shop)
        choose(dialog, "settingAppearance", "High contrast")
        assert str(window.theme.appearance) == "contrast"
        assert window.commands.undo.text() == "&Undo changing “Appearance”"
        window.commands.undo.trigger()
        await shop.settled()
        assert str(window.theme.appearance) == "system"
        assert shown(dialog, "settingAppearance") == "Match system"
        # WHEN texts become larger
        widgets: list[QWidget] = [window.header.age, window.header.refresh, window.table, window.strip]
        before = [widget.font().pointSizeF() for widget in widgets]
        choose(dialog, "settingTextSize", "Very large")
        larger = [widget.font().pointSizeF() for widget in widgets]
        assert larger == pytest.approx([1.5 * size for size in before])
        # They stay so with other colours, which the dialog shows also where they were chosen elsewhere.
        window.activateWindow()
        window.theme.choose(Appearance.DARK)
        dialog.activateWindow()
        await until(lambda: shown(dialog, "settingAppearance") == "Dark", "the new appearance")
        assert [widget.font().pointSizeF() for widget in widgets] == pytest.approx(larger)
        # THEN they are whole in their fields and dialogs
        dialog.resize(dialog.minimumSize())
        await until(lambda: dialog.width() == dialog.minimumWidth(), "the smallest dialog")
        for combo in dialog.findChildren(QComboBox):
            assert combo.minimumHeight() >= combo.fontMetrics().height()
        button = child(dialog, QPushButton, "restoreDefaultsButton")
        assert button.width() >= button.sizeHint().width()
        dialog.close()
        keep_open = shop.add_dialog().keep_open
        assert keep_open.width() >= keep_open.sizeHint().width()
        shop.add_dialog().cancel.click()
        choose(opened(shop), "settingTextSize", "Normal")
        assert [widget.font().pointSizeF() for widget in widgets] == pytest.approx(before)


async def test_changes_are_written_at_once_and_there_at_the_next_start_until_defaults_are_restored(
    shop: Shop,
) -> None:
    allow_motion(allowed=True)
    async with shop.open_with_animals():
        dialog = opened(shop, "settingReduceMotion")
        choose(dialog, "settingTextSize", "Large")
        await until(lambda: kept(shop).get("text_size") == "large", "the change in the file")
        for name in ("settingReduceMotion", "settingSound"):
            box = child(dialog, QCheckBox, name)
            box.click()
        await until(lambda: kept(shop).get("sounds") is True, "the change in the file")
        assert kept(shop)["reduces_motion"] == "yes"
        assert not is_motion_wanted()
        # A name for colleagues counts at once, and stands in for the account.
        account = shop.parts.sharing.person.name
        dialog.go_to("settingShortName")
        assert field(dialog, "settingShortName").placeholderText() == account
        for name, counts in (("  Anna ", "Anna"), ("", account), ("Bo", "Bo")):
            enter(dialog, "settingShortName", name)
            await shop.settled()
            assert shop.parts.sharing.person.name == counts
        # WHEN one is chosen right before the end
        choose(dialog, "settingConfirmation", "Every add")
    assert kept(shop)["short_name"] == "Bo"
    async with shop.open_with_animals() as window:
        dialog = opened(shop, "settingReduceMotion")
        assert shown(dialog, "settingTextSize") == "Large"
        assert shop.parts.production.confirmation is Confirmation.EVERY_TIME
        assert child(dialog, QCheckBox, "settingReduceMotion").isChecked()
        press(dialog, "restoreDefaultsButton")
        await until(lambda: kept(shop)["reduces_motion"] == "system", "the default in the file")
        assert kept(shop)["sounds"] is True
        assert is_motion_wanted()
        assert window.theme.text_size == "normal"
    allow_motion(allowed=False)


async def test_a_change_that_cannot_be_written_is_said_and_ctrl_z_takes_back_those_of_the_dialog_alone(
    shop: Shop,
) -> None:
    async with shop.open_with_animals() as window:
        undone: list[str] = []

        async def undo() -> None:
            undone.append("an earlier step")

        shop.parts.undo.record("an earlier step", undo, undo)
        # GIVEN a file that cannot be written
        shop.paths.preferences.mkdir()
        dialog = opened(shop)
        choose(dialog, "settingRefresh", "Every 5 minutes")
        assert shop.parts.loader.refresh_minutes == 5
        await until(window.message_bar.isVisible, "the message")
        assert title(StorageCase.NOT_WRITTEN) in shop.said(window.message_bar)
        # WHEN there is room
        shop.paths.preferences.rmdir()
        window.message_bar.action.click()
        await until(lambda: kept(shop).get("refresh_minutes") == 5, "the change in the file")
        # WHEN more is taken back than was changed here
        for _time in range(2):
            child(dialog, QShortcut).activated.emit()
            await shop.settled()
        assert shop.parts.loader.refresh_minutes == 0
        assert not undone
        assert window.commands.undo.text() == "&Undo an earlier step"


async def test_restoring_the_defaults_of_a_page_leaves_the_others_and_is_one_step(
    shop: Shop, tmp_path: Path
) -> None:
    in_the_way = tmp_path / "data-folder"

    def apply(_value: object) -> None:
        write_whole(in_the_way, b"")

    async with shop.open_with_animals() as window:
        dialog = opened(shop, "settingsNotifications")
        choose(dialog, "settingAppearance", "Dark")
        box, sound = (child(dialog, QCheckBox, name) for name in ("settingNotifyImport", "settingSound"))
        box.click()
        sound.click()
        entries = shop.parts.preferred.entries
        assert (entries.notifies_of_imports, entries.sounds) == (False, True)
        # It says that it restores no other.
        assert dialog.restore.text() == "Restore this page"
        press(dialog, "restoreDefaultsButton")
        await shop.settled()
        assert (entries.notifies_of_imports, entries.sounds) == (True, False)
        assert window.theme.appearance is Appearance.DARK
        window.commands.undo.trigger()
        await shop.settled()
        assert (box.isChecked(), sound.isChecked()) == (False, True)
        # GIVEN a folder that cannot be written, before another setting of its page
        dialog.go_to("settingsAdvanced")
        choose(dialog, "settingLogLevel", "Everything")
        in_the_way.mkdir()
        page = dialog.pages[dialog.list.currentRow()]
        folder, *others = page.settings
        # A folder in which nothing can be made is not taken: a start with it would end before its window.
        before = names_in(tmp_path)
        assert folder.check(str(tmp_path)) == tmp_path
        assert names_in(tmp_path) == before
        with pytest.raises(StorageError, match="gone"):
            folder.check(str(tmp_path / "gone"))
        folder = replace(folder, locked="", default=tmp_path, apply=apply)
        # WHEN the defaults are restored
        shop.parts.settings.restore(replace(page, settings=(folder, *others)))
        await shop.settled()
        # THEN that is said where the folder is chosen, and what was restored can be taken back
        assert "cannot be written" in said(dialog, f"{folder.name}Error")
        assert shown(dialog, "settingLogLevel") == "Warnings and errors"
        window.commands.undo.trigger()
        await shop.settled()
        assert shown(dialog, "settingLogLevel") == "Everything"


@pytest.mark.thorough
async def test_no_setting_sends_a_request_and_a_test_ends_whatever_environment_is_opened_meanwhile(
    shop: Shop,
) -> None:
    async with shop.open_with_animals():
        dialog = opened(shop, "settingsNetwork")
        press(dialog, "settingTestButton")
        assert said(dialog, "routeMessage") == "Connecting…"
        shop.switch_to(EnvironmentId.SANDBOX)
        await until(lambda: not said(dialog, "routeMessage"), "the end of the test")
        assert shown_step(child(dialog, StepLine, "reachRouteStep")) == "✓ Staging reached"
        shop.switch_to(EnvironmentId.STAGING)
        await shop.answered()
        await shop.idle()
        before = shop.asked()
        for combo in dialog.findChildren(QComboBox):
            for place in range(combo.count()):
                combo.setCurrentIndex(place)
                combo.activated.emit(place)
        for box in dialog.findChildren(QCheckBox):
            box.click()
        choose(dialog, "settingTextSize", "Normal")
        press(dialog, "settingTestButton")
        assert said(dialog, "routeMessage") == "Connecting…"
        await until(lambda: not said(dialog, "routeMessage"), "the end of the test")
        assert "Staging reached" in said(dialog, "reachRouteStep")
        await shop.idle()
        assert shop.asked() == before


# ---- Finding


async def test_settings_are_lined_up_named_closed_with_escape_and_found_by_their_words(
    shop: Shop, qtbot: QtBot
) -> None:
    async with shop.open_with_animals() as window:
        dialog = opened(shop)
        # The buttons end where the fields above them do.
        ends = [
            widget.mapTo(dialog, widget.rect().topRight()).x()
            for widget in (dialog.close_button, child(dialog, QComboBox, "settingLanguage"))
        ]
        assert ends == [dialog.rect().right() - EDGE] * 2
        for kind in (QComboBox, QCheckBox, QLineEdit, QPushButton):
            for one in dialog.findChildren(kind):
                assert one.objectName()
                assert (
                    one.accessibleName() or (isinstance(one, QPushButton) and one.text()) or "qt" in str(one)
                )
        assert window.commands.settings.shortcut() == QKeySequence("Ctrl+,")
        assert window.commands.settings.menuRole() is QAction.MenuRole.PreferencesRole
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)
        await until(lambda: not shop.window.findChildren(SettingsDialog), "the end of the dialog")
        # WHEN the network is tested in a wait, THEN it says when to test again
        await shop.meet_the_limit(90)
        dialog = opened(shop, "settingsNetwork")
        press(dialog, "settingTestButton")
        await until(lambda: "Connecting" not in said(dialog, "routeMessage"), "the end of the test")
        assert said(dialog, "routeMessage") == (
            f"{ASKED_TO_WAIT}. Nothing was tested. Test again when the wait is over."
        )
        dialog.close()
        await until(lambda: not shop.window.findChildren(SettingsDialog), "the end of the dialog")
        # WHEN a setting is searched for by its words
        window.commands.palette.trigger()
        panel = shop.parts.palette.panel
        assert panel is not None
        panel.edit.setText("text size")
        first = panel.list.rows.commands[0]
        assert (first.title, first.detail) == ("Text size", "Appearance")
        first.run()
        dialog = dialog_of(shop)
        assert dialog.focusWidget() is dialog.findChild(QComboBox, "settingTextSize")


# ---- Network


@pytest.mark.thorough
async def test_an_unusable_proxy_address_stays_to_be_corrected_whatever_page_is_on_screen(shop: Shop) -> None:
    async with shop.open_with_animals():
        dialog = opened(shop, "settingsNetwork")
        await until(dialog.isActiveWindow, "the settings")
        choose(dialog, "settingProxy", "Proxy at an address")
        enter(dialog, "settingProxyAddress", "proxy.example")
        await shop.settled()
        assert said(dialog, "settingProxyAddressError")
        assert "port" in field(dialog, "settingProxyAddress").accessibleDescription()
        dialog.go_to("settingsAppearance")
        choose(dialog, "settingAppearance", "Dark")
        dialog.go_to("settingsNetwork")
        assert field(dialog, "settingProxyAddress").text() == "proxy.example"
        assert said(dialog, "settingProxyAddressError")


async def test_a_proxy_is_used_from_the_next_request_on_with_its_password_from_the_keyring_alone(
    shop: Shop, qtbot: QtBot, announced: list[str]
) -> None:
    place = "Menagerie proxy", "anna@http://proxy.example:8080"
    async with shop.open_with_animals():
        network, dialog = shop.parts.settings.network, opened(shop, "settingsNetwork")
        assert not field(dialog, "settingProxyAddress").isVisible()
        choose(dialog, "settingProxy", "Proxy at an address")
        # Without an address, that of this computer is still used.
        assert (await network.resolve()).mode is ProxyMode.SYSTEM
        enter(dialog, "settingProxyAddress", "proxy.example:8080")
        await shop.settled()
        assert field(dialog, "settingProxyAddress").text() == "http://proxy.example:8080"
        used = await network.resolve()
        assert (used.mode, used.address) == (ProxyMode.ADDRESS, "http://proxy.example:8080")
        # WHEN it takes a user and a password
        enter(dialog, "settingProxyUser", "anna")
        await shop.settled()
        announced.clear()
        edit = field(dialog, "settingProxyPassword")
        enter(dialog, "settingProxyPassword", "open sesame")
        await shop.settled()
        assert edit.text() == ""
        assert announced == [said(dialog, "routeMessage")] == ["The password is kept in the keyring."]
        used = await network.resolve()
        assert used.password is not None
        assert plain_password(used.password) == "open sesame"
        # WHEN Enter is pressed once more, also after a letter that is taken back, THEN it stays
        for typed in ("", "x\b"):
            qtbot.keyClicks(edit, f"{typed}\r")
            await shop.settled()
            assert place in shop.vault.entries
        # A screen reader says what a setting led to, and how a test ended.
        choose(dialog, "settingProxy", "No proxy")
        announced.clear()
        choose(dialog, "settingLanguage", "Deutsch")
        choose(dialog, "settingRefresh", "Every 5 minutes")
        assert announced == ["The language changes after a restart. Drafts are kept."]
        announced.clear()
        press(dialog, "settingTestButton")
        await until(lambda: not said(dialog, "routeMessage"), "the end of the test")
        ended = "No proxy is used\nStaging reached\nNo secure connection needed on this computer"
        assert announced == ["Connecting…", ended]
    assert place in shop.vault.entries
    for file in shop.paths.data.rglob("*"):
        if file.is_file():
            content = file.read_bytes()
            assert b"open sesame" not in content
            assert b"open%20sesame" not in content


async def test_an_unusable_proxy_address_changes_nothing_and_is_said_also_after_the_settings_closed(
    shop: Shop,
) -> None:
    async with shop.open_with_animals() as window:
        dialog = with_address(shop, "http://me:secret@proxy.example:8080")
        await shop.settled()
        assert "in their own fields" in said(dialog, "settingProxyAddressError")
        assert shop.parts.preferred.entries.proxy_address == ""
        await shop.idle()
        assert "secret" not in json.dumps(kept(shop))
        # It goes when the defaults are restored.
        press(dialog, "restoreDefaultsButton")
        await shop.settled()
        choose(dialog, "settingProxy", "Proxy at an address")
        assert not field(dialog, "settingProxyAddress").text()
        assert not said(dialog, "settingProxyAddressError")
        # WHEN the settings are closed over one that is not taken
        enter(dialog, "settingProxyAddress", "proxy.example")
        dialog.close_button.click()
        await until(window.message_bar.isVisible, "why it was not taken")
        assert "port" in shop.said(window.message_bar)
        window.message_bar.action.click()
        dialog = dialog_of(shop)
        assert dialog.focusWidget() is field(dialog, "settingProxyAddress")
        enter(dialog, "settingProxyAddress", "proxy.example:8080")
        await shop.settled()
        enter(dialog, "settingProxyUser", "anna")
        await shop.settled()
        # WHEN the keyring takes no password, which it says when the settings are closed
        shop.vault.is_locked = True
        enter(dialog, "settingProxyPassword", "open sesame")
        dialog.close_button.click()
        await until(window.message_bar.isVisible, "how long the password is kept")
        assert "until Menagerie is closed" in shop.said(window.message_bar)


async def test_a_password_leaves_the_keyring_with_its_proxy_or_user(
    shop: Shop, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = "Menagerie proxy", "anna@http://proxy.example:8080"
    others = "Menagerie proxy", "bert@http://proxy.example:8080"
    shop.vault.entries[others] = "another-one"

    def refuse(*_place: str) -> None:
        raise KeyringLocked

    async with shop.open_with_animals():
        dialog = await with_proxy(shop)
        for name, value in (("settingProxyAddress", "proxy.example:8080"), ("settingProxyUser", "anna")):
            enter(dialog, "settingProxyPassword", "open sesame")
            await shop.settled()
            # Not by the way.
            press(dialog, "restoreDefaultsButton")
            await shop.settled()
            shop.parts.undo.undo()
            await shop.settled()
            enter(dialog, "settingShortName", "")
            choose(dialog, "settingProxy", "No proxy")
            choose(dialog, "settingProxy", "Proxy at an address")
            await shop.settled()
            assert place in shop.vault.entries
            # WHEN the person takes the proxy or its user away
            enter(dialog, name, "")
            await shop.settled()
            assert place not in shop.vault.entries
            assert not said(dialog, "routeMessage")
            assert others in shop.vault.entries
            enter(dialog, name, value)
            await shop.settled()
        # WHEN it cannot be removed, THEN the entry that is named is not that of the key
        monkeypatch.setattr(shop.vault, "delete_password", refuse)
        enter(dialog, "settingProxyPassword", "open sesame")
        await shop.settled()
        enter(dialog, "settingProxyUser", "")
        await shop.settled()
        assert "The password may still be in it." in said(dialog, "routeMessage")
        assert "“Menagerie proxy”" in said(dialog, "routeMessage")


@pytest.mark.thorough
async def test_a_password_is_kept_whatever_environment_is_opened_meanwhile(shop: Shop) -> None:
    with slow_vault_of(shop) as vault:
        async with shop.open_with_animals():
            dialog = await with_proxy(shop)
            enter(dialog, "settingProxyPassword", "open sesame")
            shop.switch_to(EnvironmentId.SANDBOX)
            vault.may_answer.set()
            is_kept = "The password is kept in the keyring."
            await until(lambda: said(dialog, "routeMessage") == is_kept, "that it is kept")
            await shop.settled()


@pytest.mark.thorough
async def test_what_was_entered_is_kept_when_another_environment_is_opened_at_once(shop: Shop) -> None:
    async with shop.open_with_animals():
        dialog = with_address(shop, "proxy.example:8080")
        shop.switch_to(EnvironmentId.SANDBOX)
        await shop.settled()
        assert shop.parts.preferred.entries.proxy_address == "http://proxy.example:8080"
        enter(dialog, "settingProxyUser", "anna")
        await shop.settled()
        enter(dialog, "settingProxyPassword", "open sesame")
        shop.switch_to(EnvironmentId.STAGING)
        await until(lambda: said(dialog, "routeMessage"), "that it is kept")
    assert ("Menagerie proxy", "anna@http://proxy.example:8080") in shop.vault.entries


async def test_a_certificate_file_is_checked_before_it_is_used_and_why_not_is_said_until_another_is_chosen(
    shop: Shop, tmp_path: Path
) -> None:
    made = make_certificates(tmp_path / "tls", ["animals.example"])
    wrong, right = made.folder / "server.key", made.folder / "menagerie-rehearsal-ca.crt"
    async with shop.open_with_animals():
        dialog = opened(shop, "settingCaFile")
        edit, entries = field(dialog, "settingCaFile"), shop.parts.preferred.entries

        async def take(path: Path) -> None:
            press(dialog, "settingCaFileChoose")
            chooser = child(dialog, QFileDialog, "settingCaFileDialog")
            chooser.fileSelected.emit(str(path))
            chooser.reject()
            await until(lambda: not dialog.findChildren(QFileDialog), "the end of the chooser")
            await shop.settled()

        await take(wrong)
        assert "is not the certificate of an authority" in said(dialog, "settingCaFileError")
        assert entries.ca_file is None
        await take(right)
        assert (await shop.parts.settings.network.resolve()).ca_file == right
        await take(wrong)
        # WHEN the person looks into another window and comes back, which the chooser's end may be, too
        shop.window.activateWindow()
        await until(lambda: not dialog.isActiveWindow(), "the other window")
        dialog.activateWindow()
        await until(dialog.isActiveWindow, "the settings")
        assert "is not the certificate of an authority" in said(dialog, "settingCaFileError")
        assert edit.text() == str(right)
        await take(right)
        assert not said(dialog, "settingCaFileError")
        assert edit.accessibleDescription() == said(dialog, "settingCaFileNote")
        await take(wrong)
        clear = child(dialog, QPushButton, "settingCaFileClear")
        clear.setFocus()
        clear.click()
        await shop.settled()
        assert not said(dialog, "settingCaFileError")
        assert entries.ca_file is None
        # The button goes, and the next press of the key does nothing else.
        assert clear.isHidden()
        assert dialog.focusWidget() is child(dialog, QPushButton, "settingCaFileChoose")
        # Nor is it told of another one than the field shows.
        await take(wrong)
        shop.parts.undo.undo()
        await shop.settled()
        assert edit.text() == str(right)
        assert not said(dialog, "settingCaFileError")


async def test_what_it_has_set_is_shown_and_cannot_be_changed(shop: Shop) -> None:
    shop.paths.site_environments.parent.mkdir()
    shop.paths.site_environments.write_text(
        '[settings]\nproxy = "http://proxy.example:3128"\nlanguage = "en"\n'
    )
    async with shop.open_with_animals():
        dialog = opened(shop, "settingsNetwork")
        for name in ("settingProxy", "settingProxyAddress", "settingLanguage"):
            widget = child(dialog, QWidget, name)
            assert not widget.isEnabled()
            assert "Set by your IT team" in said(dialog, f"{name}Note")
        assert shown(dialog, "settingLanguage") == "English"
        assert field(dialog, "settingProxyAddress").text() == "http://proxy.example:3128"
        # The name at the proxy is the person's own.
        assert field(dialog, "settingProxyUser").isEnabled()
        press(dialog, "restoreDefaultsButton")
        await shop.settled()
        assert (await shop.parts.settings.network.resolve()).address == "http://proxy.example:3128"


# ---- Language


async def test_another_language_offers_a_restart_that_keeps_the_draft_and_says_where_letters_are_lacking(
    shop: Shop, monkeypatch: pytest.MonkeyPatch
) -> None:
    lacking = {QFontDatabase.WritingSystem.Japanese}
    with monkeypatch.context() as patch:
        patch.setattr(QFontDatabase, "families", lambda letters: [] if letters in lacking else ["Some"])
        async with shop.open_with_animals():
            shop.add_dialog().name.setText("Rex")
            dialog = opened(shop)
            combo = child(dialog, QComboBox, "settingLanguage")
            names = [combo.itemText(place) for place in range(combo.count())]
            assert "日本語 (Japanese): this computer has no letters for it" in names
            assert {"Deutsch", "简体中文", "العربية"} < {*names}
            restart = child(dialog, QPushButton, "settingLanguageRestart")
            assert not restart.isVisible()
            choose(dialog, "settingLanguage", "Deutsch")
            assert restart.isVisible()
            restart.click()
    assert shop.status == RESTART
    assert load_preferences(shop.paths.preferences).language is Language.GERMAN
    async with shop.open_with_animals():
        assert shop.add_dialog().name.text() == "Rex"
