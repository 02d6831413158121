"""Asking: a list by itself, all that the service lets one see, and what an error leaves on screen."""

import asyncio

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from menagerie.domain.animal import Animal, PetStatus
from menagerie.domain.cases import AnswerCase, ConnectionCase
from menagerie.sandbox.practice import Situation
from menagerie.settings.environments import EnvironmentId
from menagerie.settings.views import Scope
from menagerie.ui.listing.list_loader import REFRESHING
from menagerie.ui.listing.search import ASK
from menagerie.ui.window.main_window import USUAL_SIZE
from support.qt_loop import until
from support.raw_server import answer, as_json, listed, scripted
from support.sentences import LAST_ANSWER, first_animals, title
from support.shop import Shop

# What happens may take some turns of the event loop; what does not, may not either.
A_WHILE = 0.3


def minutes(shop: Shop) -> int:
    return shop.parts.loader.refresh_minutes


def refreshes(shop: Shop) -> bool:
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


async def test_nothing_is_asked_by_itself_unless_the_person_chose_it(shop: Shop) -> None:
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
        # WHEN there is a wait THEN it comes after it
        asked = shop.asked()
        await shop.meet_the_limit(90)
        await until(lambda: ASK not in shop.jobs(), "the end of the question")
        await let_a_minute_pass(shop)
        await until(lambda: queued(shop) == 1, "the question in the queue")
        assert len(shop.asked()) == len(asked) + 1
        shop.practise(Situation.NORMAL)
        await shop.wait_over()
        await shop.settled()
        # WHEN all was gathered THEN it is not replaced by less
        window.commands.load_more.trigger()
        await shop.settled()
        gathered, asked = shop.ids(), shop.asked()
        await let_a_minute_pass(shop)
        assert shop.asked() == asked
        assert shop.ids() == gathered


async def test_a_failure_is_shown_and_the_rows_stay(shop: Shop) -> None:
    broken = answer(400, as_json({"code": "no", "message": "Not this one.", "status": 400}))
    async with shop.open_on(scripted(listed(Animal(1, "Rex", 7, None)), broken)) as (window, _server):
        shop.parts.loader.refresh_every(1)
        await let_a_minute_pass(shop)
        await until(window.message_bar.isVisible, "the message bar")
        assert shop.names() == ["Rex"]
        assert LAST_ANSWER in window.header.age.text()


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


ASKED = [
    "GET /v1/pets?limit=100 200",
    *(f"GET /v1/pets?limit=100&status={status} 200" for status in PetStatus),
]
PARTS = len(ASKED)
SHORT, LONG = 50, 90
GATHERED_ALL = ", there may be more"


def pets(first: int, count: int, status: str) -> bytes:
    """Return the answer of a service with animals of consecutive ids."""
    return listed(*(Animal(number, f"Rex {number}", 7, status) for number in range(first, first + count)))


async def test_the_button_loads_all_that_the_service_shows(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        window.footer.more.click()
        # WHEN the person asks twice at once THEN it is gathered once
        await until(lambda: len(shop.asked()) == 2, "the first request")
        window.commands.load_more.trigger()
        await shop.settled()
        assert shop.asked()[1:] == ASKED
        # THEN each animal is there once, and it is said what that covers
        count = len(shop.ids())
        assert count == len(set(shop.ids())) > 100
        assert window.footer.summary.text() == f"{count} animals loaded{GATHERED_ALL}"
        assert not window.footer.more.isVisible()
        assert window.header.age.text() == "Updated just now"
        # WHEN a status was chosen before THEN the filter row says what was gathered
        window.filter.status.choose(PetStatus.SOLD)
        await until(lambda: {a.status for a in window.table.animals} == {"sold"}, "sold animals alone")
        await shop.settled()
        window.commands.load_more.trigger()
        await shop.settled()
        assert window.filter.chosen_status is None
        assert window.footer.limit.value() == 100
        # AND looking at everything seen and back asks nothing
        asked, names = shop.asked(), shop.names()
        await shop.see_everything()
        window.filter.show_from(Scope.SERVICE)
        await shop.idle()
        assert shop.asked() == asked
        assert shop.names() == names


async def test_a_failure_or_a_wait_in_the_middle_keeps_what_was_gathered(shop: Shop) -> None:
    broken = answer(400, as_json({"code": "no", "message": "Not this one.", "status": 400}))
    whole = [pets(100 * part, 100, "sold") for part in range(PARTS)]
    first = pets(0, 20, "sold")
    short, long = (answer(429, headers={"Retry-After": str(seconds)}) for seconds in (SHORT, LONG))
    answers = (
        *(first, *whole[:2], broken, *whole),
        # After a short wait the request that was refused goes on; after a long one, the gathering anew.
        *(first, *whole[:2], short, *whole[2:]),
        *(first, *whole[:2], long, *whole),
    )
    async with shop.open_on(scripted(*answers)) as (window, server):
        window.commands.load_more.trigger()
        await until(window.message_bar.isVisible, "the message bar")
        await shop.settled()
        # THEN what came is there, and it is said how much of the whole it is
        assert len(shop.ids()) == 200
        extent = f"200 animals loaded, in 2 of {PARTS} requests{GATHERED_ALL}"
        assert window.footer.summary.text().startswith(extent)
        assert LAST_ANSWER in window.header.age.text()
        # WHEN the person tries again THEN it is the gathering that goes again
        window.message_bar.action.click()
        await until(lambda: len(server.requests) == 4 + PARTS, "as many requests again")
        await shop.settled()
        assert window.footer.summary.text().startswith(f"{PARTS}00 animals loaded{GATHERED_ALL}")
        assert not window.message_bar.isVisible()
        for seconds, rest in ((SHORT, PARTS - 2), (LONG, PARTS)):
            window.header.refresh.click()
            await shop.answered_with(20)
            before = len(server.requests)
            window.commands.load_more.trigger()
            await shop.waiting()
            if seconds == LONG:
                # The gathering ends for it.
                await shop.settled()
            assert len(shop.ids()) == 200
            assert f"in 2 of {PARTS} requests" in window.footer.summary.text()
            # THEN nothing is asked while the wait stands, however the person tries
            window.commands.load_more.trigger()
            await asyncio.sleep(0.3)
            assert len(server.requests) == before + 3
            # WHEN it is over
            await shop.wait_over()
            await until(lambda: len(shop.ids()) == 100 * PARTS, "all that there is")
            await shop.settled()
            assert len(server.requests) == before + 3 + rest
            assert window.footer.summary.text().startswith(f"{PARTS}00 animals loaded{GATHERED_ALL}")
            assert not window.message_bar.isVisible()


async def test_the_first_response_is_shown_and_quick_choices_ask_once(shop: Shop, qtbot: QtBot) -> None:
    async with shop.open_with_animals() as window:
        assert len(shop.names()) == 100
        assert window.footer.summary.text() == first_animals(100)
        assert window.quota_bar.label.text().startswith("59 of 60")
        assert window.header.age.text() == "Updated just now"
        assert window.windowTitle() == "Staging – Menagerie"
        assert shop.asked() == ["GET /v1/pets?limit=100 200"]
        # The offscreen platform's screen is smaller than the usual size, as a real one is at 200 %.
        room = QGuiApplication.primaryScreen().availableSize()
        assert USUAL_SIZE.width() > room.width()
        assert window.width() <= room.width()
        assert window.height() <= room.height()
        # WHEN a limit of two digits is typed
        window.footer.limit.setFocus()
        window.footer.limit.selectAll()
        qtbot.keyClicks(window.footer.limit, "25")
        await until(lambda: len(window.table.animals) == 25, "25 animals")
        assert shop.asked()[1:] == ["GET /v1/pets?limit=25 200"]
        assert window.footer.summary.text() == first_animals(25)
        # WHEN several are chosen quickly
        for button in window.filter.status.buttons():
            button.click()
        window.footer.limit.setValue(3)
        await until(lambda: len(window.table.animals) == 3, "three animals")
        assert shop.asked()[2:] == ["GET /v1/pets?limit=3&status=sold 200"]
        # WHEN a status is chosen with Alt and its digit
        await until(window.isActiveWindow, "an active window")
        qtbot.keyClick(window, Qt.Key.Key_3, Qt.KeyboardModifier.AltModifier)
        assert window.filter.chosen_status is PetStatus.PENDING
        await until(lambda: {a.status for a in window.table.animals} == {"pending"}, "pending animals")


async def test_the_sandbox_needs_no_address_and_no_key_and_names_its_categories_at_once(shop: Shop) -> None:
    async with shop.open("sandbox") as window:
        window.filter.search.setFocus()
        await shop.answered()
        assert len(shop.names()) == 100
        assert window.windowTitle() == "Sandbox – Menagerie"
        assert shop.asked() == []
        # The details name the category before anything more is read.
        assert not window.table.currentIndex().isValid()
        window.table.selectRow(0)
        assert window.details.facts.category.text() == "Spiders and insects · 12"
        await shop.settled()


async def test_an_error_before_the_first_response_is_not_shown_as_an_empty_catalogue(shop: Shop) -> None:
    shop.practise(Situation.SERVER_ERROR, count=10)
    async with shop.open() as window:
        await until(window.message_bar.isVisible, "the message bar")
        shown = (window.card.shows_rows, window.empty.title.text())
        assert shown == (False, title(AnswerCase.SERVER_FAILED))
        assert window.footer.summary.text() == ""
        shop.practise(Situation.NORMAL)
        window.message_bar.action.click()
        await shop.answered()
        await until(lambda: window.card.shows_rows, "the rows")
        # WHEN one follows the first response THEN the rows stay, and trying again works
        names = shop.names()
        # More failures than the application retries by itself, should it do so.
        shop.practise(Situation.SERVER_ERROR, count=10)
        window.header.refresh.click()
        await until(window.message_bar.isVisible, "the message bar")
        message = window.message_bar.message
        assert message is not None
        assert message.title == title(AnswerCase.SERVER_FAILED)
        assert shop.names() == names
        assert window.card.shows_rows
        assert LAST_ANSWER in window.header.age.text()
        shop.practise(Situation.NORMAL)
        window.message_bar.action.click()
        await until(lambda: window.header.age.text() == "Updated just now", "the new answer")
        assert not window.message_bar.isVisible()
        # WHEN the service cannot be reached
        shop.staging.stop()
        window.header.refresh.click()
        await until(window.message_bar.isVisible, "the message bar")
        message = window.message_bar.message
        assert message is not None
        assert message.title in {title(ConnectionCase.NOT_CONNECTED), title(ConnectionCase.NO_ANSWER)}
        assert shop.names() == names
