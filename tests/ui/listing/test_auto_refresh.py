"""The automatic refresh in the window: chosen by the person, and it never gets in the person's way."""

import asyncio

from pytestqt.qtbot import QtBot

from menagerie.domain.animal import PetStatus
from menagerie.sandbox.practice import Situation
from menagerie.settings.environments import EnvironmentId
from menagerie.settings.views import Scope
from menagerie.ui.listing.list_loader import REFRESHING
from menagerie.ui.listing.search import ASK
from support.qt_loop import until
from support.sentences import LAST_ANSWER
from support.shop import Shop

# What happens may take some turns of the event loop; what does not, may not either.
A_WHILE = 0.3


def minutes(shop: Shop) -> int:
    return shop.parts.loader.refresh_minutes


def refreshes(shop: Shop) -> bool:
    """Tell whether the job runs that refreshes regularly."""
    return shop.parts.jobs.is_running(REFRESHING)


async def leap_a_minute(shop: Shop) -> None:
    # The interval begins when the job has begun.
    await asyncio.sleep(0)
    shop.clock.leap(61)


async def let_a_minute_pass(shop: Shop) -> None:
    await leap_a_minute(shop)
    await asyncio.sleep(A_WHILE)


def queued(shop: Shop) -> int:
    pacing = shop.parts.waits.pacing
    return pacing.queued if pacing is not None else 0


async def test_nothing_is_asked_by_itself_unless_the_person_chooses_it_and_that_is_remembered(
    shop: Shop,
) -> None:
    async with shop.open_with_animals():
        assert minutes(shop) == 0
        assert not refreshes(shop)
        shop.parts.loader.refresh_every(15)
        assert refreshes(shop)
    async with shop.open_with_animals():
        assert minutes(shop) == 15
        assert refreshes(shop)
        # AND never is remembered too
        shop.parts.loader.refresh_every(0)
        assert not refreshes(shop)
    async with shop.open_with_animals(EnvironmentId.SANDBOX):
        assert minutes(shop) == 0
        # AND the environment that is opened next is refreshed too
        shop.parts.loader.refresh_every(1)
        shop.switch_to(EnvironmentId.STAGING)
        await until(lambda: len(shop.asked()) == 3, "the first request")
        await shop.answered()
        await let_a_minute_pass(shop)
        await until(lambda: len(shop.asked()) == 4, "the second request")
        await shop.settled()


async def test_when_it_is_time_the_question_of_the_filter_row_is_asked_again(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        shop.parts.loader.refresh_every(1)
        window.footer.limit.setValue(30)
        await shop.answered_with(30)
        await let_a_minute_pass(shop)
        await shop.settled()
        assert shop.asked()[2:] == ["GET /v1/pets?limit=30 200"]
        assert window.header.age.text() == "Updated just now"
        # WHEN the window is minimized THEN nothing is asked until it is there again
        window.showMinimized()
        await let_a_minute_pass(shop)
        assert len(shop.asked()) == 3
        window.showNormal()
        await let_a_minute_pass(shop)
        await until(lambda: len(shop.asked()) == 4, "the next request")
        await shop.settled()
        # WHEN a question is open THEN none is added
        shop.practise(Situation.SLOW_ANSWERS, seconds=1)
        window.header.refresh.click()
        await let_a_minute_pass(shop)
        await shop.settled()
        assert len(shop.asked()) == 5
        # WHEN the person asks while one is open by itself THEN that is what counts
        await leap_a_minute(shop)
        await until(shop.jobs, "the question")
        assert window.header.refresh.isEnabled()
        window.footer.limit.setValue(40)
        await shop.answered_with(40)
        assert window.footer.summary.text().startswith("First 40 animals")
        # WHEN one fails THEN that is shown, and the rows stay
        shop.practise(Situation.SERVER_ERROR, count=10)
        await let_a_minute_pass(shop)
        await until(window.message_bar.isVisible, "the message bar")
        assert len(shop.names()) == 40
        assert LAST_ANSWER in window.header.age.text()
        # WHEN there is a wait THEN it comes after it
        asked = shop.asked()
        await shop.meet_the_limit(90)
        await until(lambda: ASK not in shop.jobs(), "the end of the question")
        await let_a_minute_pass(shop)
        await until(lambda: queued(shop) == 1, "the question in the queue")
        assert len(shop.asked()) == len(asked) + 1
        await shop.wait_over()
        await shop.settled()
        # WHEN all was gathered THEN it is not replaced by less
        window.commands.load_more.trigger()
        await shop.settled()
        gathered, asked = shop.ids(), shop.asked()
        await let_a_minute_pass(shop)
        assert shop.asked() == asked
        assert shop.ids() == gathered


async def test_a_status_is_asked_for_whatever_became_of_a_refresh_by_itself(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        shop.parts.loader.refresh_every(1)
        await shop.see_everything()
        # GIVEN a slow question, and a status that was chosen among everything seen meanwhile
        shop.practise(Situation.SLOW_ANSWERS, seconds=1)
        await leap_a_minute(shop)
        await until(shop.jobs, "the question")
        window.filter.status.choose(PetStatus.SOLD)
        # WHEN an import ends, and the person goes back to the service's list
        shop.parts.loader.catch_up()
        window.filter.show_from(Scope.SERVICE)
        # THEN the list has this status, as the filter row says
        await until(lambda: {a.status for a in window.table.animals} == {"sold"}, "sold animals alone")
        await shop.settled()
        # GIVEN another status that was chosen among everything seen, and a refresh that was refused
        await shop.see_everything()
        window.filter.status.choose(PetStatus.PENDING)
        shop.practise(Situation.LIMIT_REACHED, seconds=90)
        await leap_a_minute(shop)
        await shop.waiting()
        await shop.settled()
        # WHEN the person goes back to the service's list
        window.filter.show_from(Scope.SERVICE)
        await shop.idle()
        # THEN it comes after the wait, with this status
        await shop.wait_over()
        await until(lambda: {a.status for a in window.table.animals} == {"pending"}, "pending animals alone")
        await shop.settled()


async def test_a_refused_key_interrupts_no_typing_and_is_asked_for_once(shop: Shop, qtbot: QtBot) -> None:
    async def find_key_refused() -> None:
        shop.practise(Situation.KEY_NO_LONGER_VALID)
        await let_a_minute_pass(shop)
        await until(window.message_bar.isVisible, "what happened")

    async with shop.open_with_animals() as window:
        shop.parts.loader.refresh_every(1)
        window.filter.search.setFocus()
        qtbot.keyClicks(window.filter.search, "bel")
        # WHEN a refresh by itself finds the key refused
        await find_key_refused()
        # THEN what is typed on goes where it went, and not into the field for a key
        assert shop.key_dialog() is None
        assert window.filter.search.hasFocus()
        # AND the message leads to the key, wherever the focus is
        window.message_bar.action.click()
        entering = await shop.asked_for_key()
        shop.practise(Situation.NORMAL)
        await shop.save_right_key(entering)
        # WHEN that happens while the person types in a dialog THEN the name goes on where it began
        window.header.add.click()
        dialog = shop.add_dialog()
        dialog.name.setFocus()
        qtbot.keyClicks(dialog.name, "Marb")
        await find_key_refused()
        assert shop.key_dialog() is None
        assert dialog.name.hasFocus()
        dialog.cancel.click()
        await shop.add_dialog_closed()
        # WHEN a person who does not type puts off entering another key
        window.message_bar.action.click()
        shop.practise(Situation.NORMAL)
        await shop.save_right_key(await shop.asked_for_key())
        window.table.setFocus()
        shop.practise(Situation.KEY_NO_LONGER_VALID)
        await let_a_minute_pass(shop)
        (await shop.asked_for_key()).cancel.click()
        await until(lambda: shop.key_dialog() is None, "the end of the dialog")
        asked = len(shop.asked())
        # THEN the message alone leads to the key when it is time again
        await let_a_minute_pass(shop)
        assert shop.key_dialog() is None
        assert window.message_bar.isVisible()
        assert len(shop.asked()) == asked
