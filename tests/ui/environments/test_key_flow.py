"""What becomes of a key, a test or an error when things do not go the straight way."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

import pytest
from keyring.errors import KeyringLocked
from PySide6.QtWidgets import QDialog

from menagerie.credentials.keys import KeyStore
from menagerie.domain.cases import GeneralCase, KeyringCase, WritingCase
from menagerie.domain.errors import KeyRefusedError, StorageError
from menagerie.domain.facts import Fact
from menagerie.domain.secret import ApiKey
from menagerie.governor.registry import Governors
from menagerie.sandbox.practice import Situation
from menagerie.settings.environments import Environment, EnvironmentId
from menagerie.ui.environments.key_dialog import ApiKeyDialog
from menagerie.ui.environments.key_flow import KEY, KeyFlow
from menagerie.ui.widgets.form import Shade
from menagerie.ui.words.messages import words
from menagerie.workflows.session import SandboxAddress, Session, SessionOpener
from support.asking import NoJitter
from support.memory_ledger import MemoryLedger
from support.qt_loop import until
from support.sentences import KEPT_FOR_NOW, title
from support.shop import RIGHT_KEY, Shop
from support.vault import Vault, slow_vault_of
from support.widgets import child

WRONG_KEY = "sk-a-wrong-one"


class LockedVault(Vault):
    """Gives out what it holds, and takes nothing."""

    def set_password(self, service: str, username: str, password: str) -> None:
        del service, username, password
        raise KeyringLocked


class FailingOpener(SessionOpener):
    """Opens nothing: fails as ``fail`` says, at once or when it is called off."""

    def __init__(self, shop: Shop, fail: Callable[[], Exception], *, when_called_off: bool) -> None:
        ledger = MemoryLedger()
        governors = Governors(ledger, shop.clock, NoJitter())
        super().__init__(KeyStore(lambda: None), ledger, governors, self._no_sandbox)
        self._fail = fail
        self._when_called_off = when_called_off

    async def open_with_key(self, environment: Environment, key: ApiKey) -> Session:
        del environment, key
        if self._when_called_off:
            with suppress(asyncio.CancelledError):
                await asyncio.Event().wait()
        raise self._fail()

    @staticmethod
    async def _no_sandbox() -> SandboxAddress:
        raise AssertionError


def flow_that_fails(shop: Shop, fail: Callable[[], Exception], *, when_called_off: bool) -> ApiKeyDialog:
    """Open the dialog of a flow that cannot open a session, and begin a test in it."""
    opener = FailingOpener(shop, fail, when_called_off=when_called_off)
    window = shop.window
    flow = KeyFlow(shop.parts.context, window, window.theme, window.notice, opener, KeyStore(lambda: None))
    flow.begin(None, None)
    dialog = shop.key_dialog()
    assert dialog is not None
    dialog.edit.setText(RIGHT_KEY)
    dialog.test.click()
    return dialog


async def test_a_locked_keyring_does_not_keep_the_new_key_from_being_used(shop: Shop) -> None:
    # GIVEN a key that is refused, and a keyring that takes no other
    shop.vault = LockedVault()
    shop.keep_key(WRONG_KEY)
    async with shop.open() as window:
        dialog = await shop.asked_for_key()
        # WHEN the right key is saved
        dialog.edit.setText(RIGHT_KEY)
        dialog.save.click()
        # THEN it is used at once, and the window says for how long
        await shop.answered()
        assert shop.asked() == ["GET /v1/pets?limit=100 401", "GET /v1/pets?limit=100 200"]
        notice = window.notice.message
        assert notice is not None
        assert notice.title == KEPT_FOR_NOW
        assert notice.text.startswith(words(Fact(KeyringCase.LOCKED)))


async def test_a_test_that_hangs_ends_with_its_dialog_and_what_was_interrupted_and_other_dialogs_do_not(
    shop: Shop,
) -> None:
    async with shop.open_with_animals() as window:
        # GIVEN a test that hangs
        shop.practise(Situation.SLOW_ANSWERS, seconds=30)
        window.commands.key.trigger()
        dialog = await shop.asked_for_key()
        dialog.edit.setText(WRONG_KEY)
        dialog.test.click()
        assert dialog.cancel.isEnabled()
        # WHEN its dialog is cancelled, and opened again
        dialog.cancel.click()
        await until(lambda: shop.key_dialog() is None, "the end of the dialog")
        shop.practise(Situation.NORMAL)
        window.commands.key.trigger()
        again = await shop.asked_for_key()
        assert again is not dialog
        # THEN nothing of that test is in it, and a key can be saved
        assert again.message.text() == ""
        again.edit.setText(RIGHT_KEY)
        again.save.click()
        await until(lambda: shop.key_dialog() is None, "the saved key")
        await shop.answered()
        on_key_refused = shop.parts.errors.on_key_refused
        went_on: list[str] = []
        # GIVEN two things that the same refused key interrupted, one of them while the other is being typed
        on_key_refused(KeyRefusedError(401), lambda: went_on.append("the add"))
        dialog = await shop.asked_for_key()
        dialog.edit.setText(RIGHT_KEY)
        on_key_refused(KeyRefusedError(401), lambda: went_on.append("the list"))
        # WHEN it is saved
        dialog.save.click()
        # THEN both go on
        await until(lambda: len(went_on) == 2, "both")
        assert went_on == ["the add", "the list"]
        await until(lambda: shop.key_dialog() is None, "the saved key")
        await shop.answered()
        # GIVEN an export, during which a list that is asked for by itself finds the key refused
        window.commands.export.trigger()
        export = child(window, QDialog, "exportDialog")
        shop.practise(Situation.KEY_NO_LONGER_VALID)
        shop.parts.loader.refresh_quietly()
        dialog = await shop.asked_for_key()
        dialog.edit.setText(RIGHT_KEY)
        # WHEN the export ends, and its dialog with it
        export.accept()
        await until(lambda: not window.findChildren(QDialog, "exportDialog"), "the end of the export")
        # THEN the person goes on with the key
        shop.practise(Situation.NORMAL)
        assert shop.key_dialog() is dialog
        assert dialog.edit.text() == RIGHT_KEY
        assert not dialog.edit.hasSelectedText(), "the next letter would replace it"
        dialog.save.click()
        await until(lambda: shop.key_dialog() is None, "the saved key")
        await shop.answered()
        await until(lambda: not window.findChildren(Shade), "a window that is not dimmed")


async def test_saving_a_key_cannot_be_cancelled_half_way_not_even_by_another_environment(shop: Shop) -> None:
    shop.vault.entries.clear()
    with slow_vault_of(shop) as vault:
        async with shop.open() as window:
            # GIVEN a keyring that takes its time
            await shop.without_key()
            window.commands.key.trigger()
            dialog = await shop.asked_for_key()
            dialog.edit.setText(RIGHT_KEY)
            dialog.save.click()
            # WHEN the person closes the dialog in one way or another
            assert not dialog.cancel.isEnabled()
            dialog.reject()
            dialog.close()
            await asyncio.sleep(0)
            # AND a file for the sandbox is handed over by the import command
            shop.parts.opened.open(EnvironmentId.SANDBOX)
            await until(lambda: window.table.animals, "the sandbox")
            # THEN it stays until the key is saved, and the person stays in the sandbox
            assert shop.key_dialog() is dialog
            vault.may_answer.set()
            await until(lambda: shop.key_dialog() is None, "the saved key")
            await shop.settled()
            assert shop.kept_key() == RIGHT_KEY
            assert shop.parts.opened.environment.is_sandbox
            assert shop.asked() == []


async def test_a_test_that_meets_a_wait_says_when_to_test_again(shop: Shop) -> None:
    # GIVEN another key than the one to test, so that the wait is none of the open session
    shop.keep_key(WRONG_KEY)
    async with shop.open():
        dialog = await shop.asked_for_key()
        # WHEN the service answers the test by asking for a long wait
        shop.practise(Situation.LIMIT_REACHED, seconds=600)
        dialog.edit.setText(RIGHT_KEY)
        dialog.test.click()
        # THEN the dialog does not promise that the test goes on by itself
        await until(lambda: "test it again at " in dialog.message.text(), "the end of the test")
        assert "by itself" not in dialog.message.text()
        dialog.cancel.click()


async def test_a_failure_or_a_bug_is_shown_and_does_not_leave_the_dialog_busy(
    shop: Shop, caplog: pytest.LogCaptureFixture
) -> None:
    async with shop.open_with_animals() as window:
        # GIVEN a test that fails when it is called off
        dialog = flow_that_fails(shop, lambda: StorageError(WritingCase.DISK_FULL), when_called_off=True)
        await asyncio.sleep(0)
        # WHEN its dialog is cancelled
        dialog.cancel.click()
        # THEN the window says what happened
        await until(window.message_bar.isVisible, "the message")
        assert window.message_bar.text.text() == words(Fact(WritingCase.DISK_FULL))
        await until(lambda: shop.key_dialog() is None, "the end of the dialog")
        # WHEN it fails for a bug
        jobs = shop.parts.jobs
        dialog = flow_that_fails(shop, lambda: RuntimeError("surprise"), when_called_off=False)
        await until(lambda: not jobs.is_running(KEY), "the end of the test")
        assert dialog.save.isEnabled()
        assert dialog.message.text().startswith(title(GeneralCase.DEFECT))
        message = window.message_bar.message
        assert message is not None
        assert "surprise" in message.details
        dialog.cancel.click()
    assert "surprise" in caplog.text
