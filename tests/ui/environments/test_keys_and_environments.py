"""Keys and environments in the whole window, over real HTTP."""

import asyncio

from menagerie.outbox.entry import State
from menagerie.sandbox.practice import Situation
from menagerie.service.transport import Timeouts
from menagerie.settings.environments import EnvironmentId
from menagerie.settings.preferences import load_preferences
from menagerie.ui.listing.search import ASK
from menagerie.ui.look.theme import Appearance
from menagerie.ui.widgets.message_bar import Message
from menagerie.ui.window.main_window import USUAL_SIZE
from menagerie.workflows.key_check import Step
from support.qt_loop import until
from support.sentences import KEY_REFUSED, PRACTICE
from support.shop import RIGHT_KEY, Shop
from support.widgets import shown_step

WRONG_KEY = "sk-a-wrong-one"


async def test_a_key_is_asked_for_tested_used_and_forgotten(shop: Shop) -> None:
    loop = asyncio.get_running_loop()
    async with shop.open_without_key() as window:
        assert window.empty.action.text() == "Enter the key…"
        window.empty.action.click()
        dialog = await shop.asked_for_key()
        assert not dialog.forget.isVisible()
        dialog.edit.setText(f"  {RIGHT_KEY} ")
        dialog.save.click()
        await shop.answered()
        assert shop.kept_key() == RIGHT_KEY
        assert shop.asked() == ["GET /v1/pets?limit=100 200"]
        # WHEN a key is tested with one request before it is saved
        window.commands.key.trigger()
        dialog = await shop.asked_for_key()
        accepted = "✓ Key accepted", "✓ Animals listed, 58 of 60"
        for key, said in ((RIGHT_KEY, accepted), (WRONG_KEY, ("✗ Key refused", "–"))):
            asked = len(shop.asked())
            dialog.edit.setText(key)
            dialog.test.setFocus()
            dialog.test.click()
            await shop.settled()
            assert len(shop.asked()) == asked + 1
            assert dialog.steps.isVisible()
            assert dialog.focusWidget() is dialog.test
            for step, beginning in zip((Step.KEY, Step.LIST), said, strict=True):
                assert shown_step(dialog.steps.lines[step]).startswith(beginning)
            assert shop.kept_key() == RIGHT_KEY
        # WHEN it is forgotten, THEN it is gone from the keyring and nothing is asked
        assert dialog.forget.isVisible()
        dialog.forget.click()
        await until(lambda: shop.kept_key() is None, "the end of the key")
        await shop.settled()
        await shop.without_key()
        assert window.empty.isVisible()
        assert len(shop.asked()) == 3
        # WHEN one is entered again, and the service takes its time, THEN it is not said to be missing
        window.empty.action.click()
        dialog = await shop.asked_for_key()
        shop.practise(Situation.SLOW_ANSWERS, seconds=3600)
        dialog.edit.setText(RIGHT_KEY)
        dialog.save.click()
        await until(lambda: shop.parts.jobs.is_running(ASK), "the question")
        assert not window.empty.isVisible()
        # WHEN the window is closed over a request that hangs, THEN it does not wait for its end
        began = loop.time()
        window.close()
        await until(lambda: not window.isVisible(), "the end")
    assert loop.time() - began < Timeouts().read


async def test_a_refused_key_is_asked_for_also_from_the_message_and_the_list_or_the_add_goes_on_once(
    shop: Shop,
) -> None:
    shop.keep_key(WRONG_KEY)
    async with shop.open() as window:
        dialog = await shop.asked_for_key()
        assert dialog.message.text() == KEY_REFUSED
        await shop.idle()
        assert len(shop.asked()) == 1, "a refused key is not tried again by itself"
        dialog.cancel.click()
        await until(lambda: shop.key_dialog() is None, "the end of the dialog")
        assert window.message_bar.isVisible()
        window.message_bar.action.click()
        dialog = await shop.asked_for_key()
        dialog.edit.setText(RIGHT_KEY)
        dialog.save.click()
        await shop.answered()
        assert not window.message_bar.isVisible()
        assert shop.asked() == ["GET /v1/pets?limit=100 401", "GET /v1/pets?limit=100 200"]
        # WHEN it is refused during an add
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
        # The sandbox says that it needs none.
        shop.switch_to(EnvironmentId.SANDBOX)
        await shop.answered()
        window.commands.key.trigger()
        message = window.message_bar.message
        assert message is not None
        assert message.title == "No key is needed here"


async def test_the_first_start_opens_on_the_sandbox_with_one_quiet_invitation(shop: Shop) -> None:
    shop.variables.clear()
    async with shop.open_with_animals(None) as window:
        assert window.windowTitle() == "Sandbox – Menagerie"
        assert window.notice.isVisible()
        # Who dismisses a warning in the place of the invitation does not decline it.
        window.notice.show_message(Message("A warning", "Its text.", "info"))
        shop.button("noticeDismiss").click()
    async with shop.open_with_animals(None) as window:
        message = window.notice.message
        assert message is not None
        assert message.title == PRACTICE
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
