"""A wait in the whole window: nothing is asked, nothing is lost, and everything goes on by itself."""

import asyncio

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from menagerie.domain.plan import FREE
from menagerie.governor.states import Purpose, Waiting
from menagerie.outbox.entry import State
from menagerie.sandbox.practice import Situation
from menagerie.settings.environments import EnvironmentId
from menagerie.ui.look.theme import Appearance
from support.qt_loop import until
from support.raw_server import answer, as_json, scripted
from support.sentences import ASKED_TO_WAIT, WAIT_OVER
from support.shop import Shop

# The application waits out waits of up to a minute within the request, and asks again after longer ones.
SHORT, LONG = 50, 90
REX = answer(200, as_json([{"id": 7, "name": "Rex", "categoryId": 12}]))


def queued(shop: Shop) -> int:
    """Return how many requests wait to be sent."""
    pacing = shop.parts.waits.pacing
    assert pacing is not None
    return pacing.queued


async def queue(shop: Shop, name: str, seconds: int) -> None:
    """Add an animal that the service refuses for the limit: it goes into the outbox."""
    shop.practise(Situation.LIMIT_REACHED, seconds=seconds)
    shop.begin_add(name)
    await shop.waiting()
    # The person does not have to wait with the dialog.
    await shop.add_dialog_closed()
    await until(lambda: queued(shop) == 1, "one queued request")


def limited(retry_after: str) -> bytes:
    return answer(429, b"{}", {"Retry-After": retry_after})


def ends_said(announced: list[str]) -> int:
    return len([said for said in announced if said.startswith(f"{WAIT_OVER}.")])


@pytest.mark.parametrize("seconds", [SHORT, LONG])
async def test_a_limit_reached_disables_every_input_and_the_list_goes_on_by_itself(
    shop: Shop, announced: list[str], seconds: int
) -> None:
    async with shop.open_with_animals() as window:
        names = shop.names()
        # GIVEN a service that asks to wait
        await shop.meet_the_limit(seconds)
        # THEN everything that leads to a request is disabled, and the rows stay
        assert shop.enabled_inputs() == []
        assert shop.names() == names
        assert ASKED_TO_WAIT in window.wait_banner.title.text()
        assert window.wait_banner.countdown.text() != ""
        await until(lambda: queued(shop) == 1, "one queued request")
        # AND nothing reaches the service, however the person tries
        window.commands.refresh.trigger()
        window.commands.add.trigger()
        await asyncio.sleep(0.4)
        assert shop.asked()[1:] == ["GET /v1/pets?limit=100 429"]
        # WHEN the wait is over
        announced.clear()
        await shop.wait_over()
        await shop.answered()
        # THEN the question was asked again, once, every input is back, and a screen reader says so once
        assert shop.asked()[1:] == ["GET /v1/pets?limit=100 429", "GET /v1/pets?limit=100 200"]
        assert shop.disabled_inputs() == []
        assert not window.message_bar.isVisible()
        assert queued(shop) == 0
        assert ends_said(announced) == 1


async def test_reading_searching_sorting_and_copying_stay(
    shop: Shop, qtbot: QtBot, announced: list[str]
) -> None:
    async with shop.open_with_animals() as window:
        await shop.meet_the_limit(LONG)
        wanted = window.table.animals[2]
        qtbot.keyClicks(window.filter.search, str(wanted.id))
        window.table.sortByColumn(0, Qt.SortOrder.AscendingOrder)
        # The list that was asked for is still waiting.
        await until(lambda: wanted.name in shop.names() and len(shop.names()) < 100, "what is searched for")
        assert window.table.reveal(wanted.id)
        window.commands.copy.trigger()
        await until(lambda: shop.clipboard().startswith(f"{wanted.id}\t"), "the copied row")
        assert window.strip.isEnabled()
        assert window.commands.environments.isEnabled()
        # WHEN the wait ends where no request follows, a screen reader says so once, too
        await shop.see_everything()
        announced.clear()
        await shop.wait_over()
        await shop.settled()
        assert ends_said(announced) == 1


async def test_a_wait_does_not_interrupt_typing_and_the_focus_returns_after_it(
    shop: Shop, qtbot: QtBot
) -> None:
    async with shop.open_with_animals() as window:
        await until(window.isActiveWindow, "an active window")
        banner, search = window.wait_banner, window.filter.search
        shop.practise(Situation.LIMIT_REACHED, seconds=SHORT)
        window.footer.limit.setFocus()
        window.commands.refresh.trigger()
        await shop.waiting()
        assert window.table.hasFocus()
        # THEN the quota counts down with the wait to the second, whose figures stay large in other colours
        seen: list[tuple[str, str]] = []
        label = window.quota_bar.label
        shop.parts.waits.counted.connect(lambda _left: seen.append((label.text(), banner.countdown.text())))
        shop.clock.leap(1)
        await until(lambda: bool(seen), "the next second")
        assert [words for words, _time in seen] == [f"none of 60 · resets in {time}" for _, time in seen]
        size = banner.countdown.fontInfo().pointSizeF()
        assert size > banner.title.fontInfo().pointSizeF()
        for appearance in (Appearance.DARK, Appearance.LIGHT):
            window.theme.choose(appearance)
            assert banner.countdown.fontInfo().pointSizeF() == size
        await shop.wait_over()
        await shop.answered()
        assert window.footer.limit.hasFocus()
        # WHEN the keyboard is at the only thing in the banner that takes the focus: it opens a low one
        usual_size = window.size()
        window.resize(window.minimumSize())
        window.table.setFocus()
        await shop.meet_the_limit(SHORT)
        await until(banner.opener.isVisible, "the folded banner")
        banner.opener.setFocus()
        await shop.wait_over()
        assert window.focusWidget() is window.table
        await shop.answered()
        # WHEN the person types before, during and after a wait
        window.resize(usual_size)
        shop.practise(Situation.LIMIT_REACHED, seconds=SHORT)
        search.setFocus()
        qtbot.keyClicks(search, "a")
        window.commands.refresh.trigger()
        await shop.waiting()
        qtbot.keyClicks(search, "b")
        await shop.wait_over()
        await shop.answered()
        qtbot.keyClicks(search, "c")
        assert search.hasFocus()
        assert search.text() == "abc"


@pytest.mark.parametrize("seconds", [SHORT, LONG])
async def test_an_animal_refused_for_the_limit_is_added_once_after_the_wait_unless_it_was_discarded(
    shop: Shop, seconds: int
) -> None:
    async with shop.open_with_animals() as window:
        await queue(shop, "Marble", seconds)
        assert "Marble is in the outbox. It will be added at" in window.toast.accessibleName()
        assert shop.states() == {"Marble": State.QUEUED}
        await shop.wait_over()
        # What is sent by itself keeps the pace of a minute, too.
        shop.clock.leap(60)
        await until(lambda: shop.states() == {"Marble": State.CREATED}, "the animal was added")
        await shop.answered()
        assert shop.names().count("Marble") == 1
        assert shop.asked("POST") == ["POST /v1/pets 429", "POST /v1/pets 201"]
        # WHEN another one is taken out of the outbox during its wait
        shop.log.lines.clear()
        await queue(shop, "Onyx", seconds)
        shop.choose_in_outbox("Onyx")
        shop.button("outboxDiscard").click()
        await until(lambda: shop.states()["Onyx"] is State.DISCARDED, "it is taken out")
        await until(lambda: queued(shop) == 0, "nothing queued")
        window.outbox_panel.dismiss()
        await shop.wait_over()
        window.header.refresh.click()
        await until(lambda: "GET /v1/pets?limit=100 200" in shop.asked(), "the list after the wait")
        await shop.answered()
        assert "Onyx" not in shop.names()
        assert shop.asked("POST") == ["POST /v1/pets 429"]


async def test_in_a_wait_an_animal_can_be_typed_and_another_environment_used_and_it_stands_on_return(
    shop: Shop,
) -> None:
    async with shop.open_with_animals() as window:
        # WHEN an animal is typed during a wait, THEN it can be added after it
        shop.practise(Situation.LIMIT_REACHED, seconds=SHORT)
        adding = shop.add_dialog()
        window.commands.refresh.trigger()
        await shop.waiting()
        adding.name.setText("Marble")
        adding.category.setText("7")
        assert adding.confirm.text() == "Add after the wait"
        await shop.wait_over()
        await until(lambda: adding.confirm.text() == "Add to Staging", "the button")
        assert shop.asked("POST") == []
        adding.confirm.click()
        await shop.add_dialog_closed()
        assert shop.asked("POST") == ["POST /v1/pets 201"]
        await shop.answered()
        # WHEN the person switches to the sandbox in another one
        shop.log.lines.clear()
        await shop.meet_the_limit(SHORT)
        shop.switch_to(EnvironmentId.SANDBOX)
        await until(lambda: not window.wait_banner.isVisible(), "no wait in the sandbox")
        await shop.answered()
        # THEN it works there, without a wait
        assert window.windowTitle() == "Sandbox – Menagerie"
        assert shop.disabled_inputs() == []
        # AND on the way back the wait is still there, and nothing was asked meanwhile
        shop.switch_to(EnvironmentId.STAGING)
        await shop.waiting()
        assert shop.enabled_inputs() == []
        assert shop.asked() == ["GET /v1/pets?limit=100 429"]
        # WHEN a key is entered, it can be saved, and not tested before the wait is over
        window.commands.key.trigger()
        dialog = await shop.asked_for_key()
        dialog.edit.setText("sk-another")
        assert not dialog.test.isEnabled()
        assert dialog.save.isEnabled()
        await shop.wait_over()
        assert dialog.test.isEnabled()
        dialog.cancel.click()
        await shop.answered()
        assert shop.asked()[1:] == ["GET /v1/pets?limit=100 200"]


async def test_a_wait_outlives_closing_the_application(shop: Shop) -> None:
    async with shop.open_with_animals():
        await shop.meet_the_limit(LONG)
    asked = len(shop.asked())
    async with shop.open():
        await shop.waiting()
        assert shop.enabled_inputs() == []
        await asyncio.sleep(0.3)
        assert len(shop.asked()) == asked
        await shop.wait_over()
        await shop.answered()


async def test_a_wait_of_which_the_length_is_in_doubt_can_be_tried_once_by_the_person(
    shop: Shop, qtbot: QtBot
) -> None:
    unreadable, two_hours = limited("as soon as you like"), limited("7200")
    answers = scripted(REX, unreadable, REX, two_hours, REX, two_hours, two_hours)
    async with shop.open_on(answers) as (window, server):
        banner, asked_at = window.wait_banner, shop.clock.now()

        async def until_offered(after: float) -> None:
            """Let the shorter reading pass, with what chance adds to it; nothing goes by itself."""
            asked = len(server.requests)
            assert not banner.try_once.isVisible()
            shop.clock.leap(after)
            await until(banner.try_once.isVisible, "the offer")
            await asyncio.sleep(0.3)
            assert len(server.requests) == asked

        async def try_once() -> None:
            """Let one request go, after which all is as it was before the wait."""
            asked = len(server.requests)
            banner.try_once.setFocus()
            qtbot.keyClick(banner.try_once, Qt.Key.Key_Space)
            await until(lambda: not banner.isVisible(), "the end of the wait")
            await shop.answered()
            assert len(server.requests) == asked + 1
            assert shop.disabled_inputs() == []
            # The next press of the key does nothing else.
            assert window.focusWidget() is window.table

        # GIVEN a Retry-After that cannot be read
        window.header.refresh.click()
        await shop.waiting()
        assert "We can't read how long" in shop.said(banner)
        assert shop.clock.now() + shop.seconds_left() - asked_at >= 300
        assert shop.seconds_left() <= 330
        await until_offered(90)
        assert len(server.requests) == 2
        await try_once()
        # GIVEN one that says two hours, or seven seconds if it was meant in milliseconds
        window.header.refresh.click()
        await shop.waiting()
        await until_offered(60)
        await try_once()
        # WHEN the service says so once more, and again to the try
        window.header.refresh.click()
        await shop.waiting()
        await until_offered(60)
        assert len(server.requests) == 6
        banner.try_once.click()
        await until(lambda: len(server.requests) == 7, "the try")
        # THEN that withdraws the offer
        await until(lambda: not banner.try_once.isVisible(), "no offer")
        shop.clock.leap(60)
        await asyncio.sleep(0.4)
        assert banner.isVisible()
        assert not banner.try_once.isVisible()
        assert shop.enabled_inputs() == []


async def test_a_wait_for_our_own_count_and_the_quota_say_the_same(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        session = shop.parts.opened.session
        assert session is not None
        session.governor.choose_plan(FREE)
        nearly_all = {"X-RateLimit-Limit": "60", "X-RateLimit-Remaining": "57"}
        # WHEN as many requests were sent as the plan allows in a minute
        while not isinstance(session.governor.state, Waiting):
            async with session.governor.admission(Purpose.READ) as admission:
                await admission.answered(200, nearly_all)
        await shop.waiting()
        # THEN the banner, its countdown and the quota agree that nothing is left, and until when
        assert "No requests left" in window.wait_banner.title.text()
        assert window.quota_bar.label.text().startswith("none of 60")
        assert window.quota_bar.bar.property("level") == "empty"
        await shop.wait_over()
        # AND what the service stated counts again
        assert window.quota_bar.label.text() == "57 of 60"
