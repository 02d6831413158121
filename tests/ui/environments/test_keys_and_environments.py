"""Keys and environments in the whole window, over real HTTP."""

import asyncio

import pytest

from menagerie.domain.cases import GeneralCase
from menagerie.outbox.entry import State
from menagerie.sandbox.practice import Situation
from menagerie.service.transport import Timeouts
from menagerie.settings.preferences import load_preferences
from menagerie.ui.environments.setup_dialogs import ConnectDialog
from menagerie.ui.listing.search import ASK
from menagerie.ui.look.theme import Appearance
from menagerie.ui.window.main_window import USUAL_SIZE
from menagerie.workflows.key_check import Step
from support.qt_loop import until
from support.sentences import KEY_REFUSED, title
from support.shop import RIGHT_KEY, Shop
from support.widgets import child, shown_step

WRONG_KEY = "sk-a-wrong-one"


async def test_without_a_key_the_window_says_so_and_asks_nothing(shop: Shop) -> None:
    async with shop.open_without_key() as window:
        assert window.empty.action.text() == "Enter the key…"
        window.empty.action.click()
        dialog = await shop.asked_for_key()
        dialog.edit.setText(f"  {RIGHT_KEY} ")
        dialog.save.click()
        await shop.answered()
        assert shop.kept_key() == RIGHT_KEY
        assert shop.asked() == ["GET /v1/pets?limit=100 200"]


async def test_while_the_service_is_asked_with_a_new_key_it_is_not_said_to_be_missing(shop: Shop) -> None:
    async with shop.open_without_key() as window:
        window.empty.action.click()
        dialog = await shop.asked_for_key()
        shop.practise(Situation.SLOW_ANSWERS, seconds=3600)
        dialog.edit.setText(RIGHT_KEY)
        dialog.save.click()
        await until(lambda: shop.parts.jobs.is_running(ASK), "the question")
        assert not window.empty.isVisible()


async def test_a_refused_key_is_asked_for_and_the_list_goes_on(shop: Shop) -> None:
    shop.keep_key(WRONG_KEY)
    async with shop.open() as window:
        dialog = await shop.asked_for_key()
        assert dialog.message.text() == KEY_REFUSED
        await shop.idle()
        assert len(shop.asked()) == 1, "a refused key is not tried again by itself"
        dialog.edit.setText(RIGHT_KEY)
        dialog.save.click()
        await shop.answered()
        assert not window.message_bar.isVisible()
        assert shop.asked() == ["GET /v1/pets?limit=100 401", "GET /v1/pets?limit=100 200"]


async def test_a_key_refused_during_an_add_is_asked_for_and_the_animal_is_added_once(shop: Shop) -> None:
    async with shop.open_with_animals():
        shop.practise(Situation.KEY_NO_LONGER_VALID)
        shop.begin_add("Marble")
        dialog = await shop.asked_for_key()
        assert shop.states() == {"Marble": State.QUEUED}
        shop.practise(Situation.NORMAL)
        dialog.edit.setText(RIGHT_KEY)
        dialog.save.click()
        await until(lambda: shop.states() == {"Marble": State.CREATED}, "the animal was added")
        await shop.answered()
        assert shop.names().count("Marble") == 1
        assert shop.asked("POST") == ["POST /v1/pets 401", "POST /v1/pets 201"]


async def test_a_key_dialog_that_was_cancelled_can_be_opened_again_from_the_message(shop: Shop) -> None:
    shop.keep_key(WRONG_KEY)
    async with shop.open() as window:
        (await shop.asked_for_key()).cancel.click()
        await until(lambda: shop.key_dialog() is None, "the end of the dialog")
        assert window.message_bar.isVisible()
        window.message_bar.action.click()
        dialog = await shop.asked_for_key()
        dialog.edit.setText(RIGHT_KEY)
        dialog.save.click()
        await shop.answered()


@pytest.mark.parametrize(
    ("key", "said"),
    [(RIGHT_KEY, ("✓ Key accepted", "✓ Animals listed, 58 of 60")), (WRONG_KEY, ("✗ Key refused", "–"))],
)
async def test_a_key_can_be_tested_with_one_request_before_it_is_saved(
    shop: Shop, key: str, said: tuple[str, str]
) -> None:
    async with shop.open_with_animals() as window:
        window.commands.key.trigger()
        dialog = await shop.asked_for_key()
        dialog.edit.setText(key)
        dialog.test.setFocus()
        dialog.test.click()
        await until(dialog.steps.isVisible, "the end of the test")
        assert dialog.focusWidget() is dialog.test
        for step, beginning in zip((Step.KEY, Step.LIST), said, strict=True):
            assert shown_step(dialog.steps.lines[step]).startswith(beginning)
        assert len(shop.asked()) == 2
        assert shop.kept_key() == RIGHT_KEY
        dialog.cancel.click()


async def test_forgetting_is_offered_only_where_there_is_a_key(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        window.commands.key.trigger()
        dialog = await shop.asked_for_key()
        assert dialog.forget.isVisible()
        dialog.forget.click()
        await shop.without_key()
        window.empty.action.click()
        again = await shop.asked_for_key()
        assert not again.forget.isVisible()
        again.cancel.click()


async def test_a_forgotten_key_is_gone_from_the_keyring_and_nothing_is_asked(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        window.commands.key.trigger()
        (await shop.asked_for_key()).forget.click()
        await shop.without_key()
        assert shop.kept_key() is None
        assert len(shop.asked()) == 1


async def test_the_sandbox_says_that_it_needs_no_key(shop: Shop) -> None:
    async with shop.open_with_animals("sandbox") as window:
        window.commands.key.trigger()
        message = window.message_bar.message
        assert message is not None
        assert message.title == "No key is needed here"


async def test_an_environment_without_an_address_can_be_given_one_and_is_then_usable(shop: Shop) -> None:
    shop.variables.clear()
    async with shop.open() as window:
        missing = title(GeneralCase.ADDRESS_MISSING)
        await until(lambda: window.empty.title.text() == missing, "the missing address")
        window.empty.action.click()
        dialog = child(window, ConnectDialog, "connectDialog")
        dialog.address.setText(shop.staging.base_url)
        dialog.key.setText(RIGHT_KEY)
        dialog.connect_button.click()
        await shop.answered()
        assert window.windowTitle() == "Staging – Menagerie"
        assert shop.staging.base_url in shop.paths.user_environments.read_text("utf-8")
    # Remembered for the next start.
    async with shop.open_with_animals():
        assert len(shop.names()) == 100


async def test_the_first_start_opens_on_the_sandbox_with_one_quiet_invitation(shop: Shop) -> None:
    shop.variables.clear()
    async with shop.open_with_animals(None) as window:
        assert window.windowTitle() == "Sandbox – Menagerie"
        assert window.notice.isVisible()
        shop.button("noticeDismiss").click()
        assert not window.notice.isVisible()
    async with shop.open_with_animals(None) as window:
        assert not window.notice.isVisible()


async def test_the_window_is_restored_as_it_was_left(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        window.footer.limit.setValue(7)
        window.filter.status.buttons()[1].click()
        window.resize(USUAL_SIZE)
        window.commands.details.setChecked(False)
        window.table.setColumnWidth(2, 210)
        window.resize(780, 600)  # within the screen that the offscreen platform has
        window.theme.choose(Appearance.DARK)
        await until(lambda: len(window.table.animals) == 7, "seven animals")
    async with shop.open_with_animals(None) as window:
        assert window.windowTitle() == "Staging – Menagerie"
        assert window.footer.limit.value() == 7
        assert window.filter.chosen_status == "available"
        assert not window.sides.are_wanted_beside
        assert window.table.columnWidth(2) == 210
        assert (window.width(), window.height()) == (780, 600)
        assert window.theme.is_dark
        assert shop.asked()[-1] == "GET /v1/pets?limit=7&status=available 200"
        assert len(shop.asked()) == 3, "recalling the filter asks once, not twice"
    assert load_preferences(shop.paths.preferences).list_limit == 7


async def test_closing_during_a_request_that_hangs_is_prompt(shop: Shop) -> None:
    loop = asyncio.get_running_loop()
    shop.practise(Situation.SLOW_ANSWERS, seconds=3600)
    async with shop.open() as window:
        await until(lambda: window.header.age.text() == "Asking the service…", "the request")
        began = loop.time()
        window.close()
        await until(lambda: not window.isVisible(), "the end")
    # It ends by itself after that time.
    assert loop.time() - began < Timeouts().read
