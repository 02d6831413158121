"""The automatic refresh: only where it is wanted, seen, and takes nothing from anybody."""

import asyncio

import pytest

from menagerie.sandbox.practice import Situation
from menagerie.ui.listing.answer_view import ASK
from menagerie.ui.listing.auto_refresh import AutoRefresh
from support.qt_loop import until
from support.raw_server import answer, as_json, raw_server, scripted
from support.shop import Shop

REX = answer(200, as_json([{"id": 1, "name": "Rex", "categoryId": 7}]))
# What happens may take some turns of the event loop; what does not, may not either.
A_WHILE = 0.3


def refreshing(shop: Shop) -> AutoRefresh:
    assert shop.application is not None
    return shop.application.parts.refreshing


async def let_time_pass(shop: Shop) -> None:
    """Let the chosen minutes be over."""
    refreshing(shop).timer.timeout.emit()
    await asyncio.sleep(A_WHILE)


def in_line(shop: Shop) -> int:
    assert shop.application is not None
    pacing = shop.application.parts.waits.pacing
    return pacing.in_line if pacing is not None else 0


async def test_nothing_is_asked_by_itself_unless_somebody_chooses_it(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        assert refreshing(shop).minutes == 0
        assert not refreshing(shop).timer.isActive()
        assert window.commands.intervals[0].isChecked()


@pytest.mark.parametrize("minutes", [1, 5, 15])
async def test_the_chosen_interval_is_remembered_over_a_restart(shop: Shop, minutes: int) -> None:
    async with shop.open_with_animals() as window:
        window.commands.intervals[minutes].trigger()
        assert refreshing(shop).timer.interval() == minutes * 60_000
    async with shop.open_with_animals() as window:
        assert refreshing(shop).minutes == minutes
        assert refreshing(shop).timer.isActive()
        assert window.commands.intervals[minutes].isChecked()
        # AND never is remembered too
        window.commands.intervals[0].trigger()
        assert not refreshing(shop).timer.isActive()
    async with shop.open_with_animals():
        assert refreshing(shop).minutes == 0


async def test_when_it_is_time_the_question_of_the_filter_row_is_asked_again(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        window.commands.intervals[1].trigger()
        window.filter.limit.setValue(30)
        await shop.answered_with(30)
        await let_time_pass(shop)
        await shop.settled()
        assert shop.asked()[2:] == ["GET /v1/pets?limit=30 200"]
        assert window.header.age.text() == "Updated just now"


async def test_a_window_that_nobody_sees_asks_nothing(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        window.commands.intervals[1].trigger()
        window.showMinimized()
        await let_time_pass(shop)
        assert len(shop.asked()) == 1
        window.showNormal()
        await let_time_pass(shop)
        await until(lambda: len(shop.asked()) == 2, "the second request")


async def test_nothing_is_asked_by_itself_during_a_wait(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        window.commands.intervals[1].trigger()
        shop.practise(Situation.LIMIT_REACHED, seconds=90)
        window.header.refresh.click()
        await shop.waiting()
        await until(lambda: ASK not in shop.jobs(), "the end of the question")
        await let_time_pass(shop)
        assert len(shop.asked()) == 2
        assert in_line(shop) == 1


async def test_while_a_question_is_open_none_is_added(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        window.commands.intervals[1].trigger()
        shop.practise(Situation.SLOW_ANSWERS, seconds=1)
        window.header.refresh.click()
        await let_time_pass(shop)
        await shop.settled()
        assert len(shop.asked()) == 2


@pytest.mark.parametrize(("remaining", "requests"), [(30, 1), (31, 2)])
async def test_the_second_half_of_a_limit_is_left_to_the_person(
    shop: Shop, remaining: int, requests: int
) -> None:
    reset = str(int(shop.clock.now()) + 60)
    headers = {
        "X-RateLimit-Limit": "60",
        "X-RateLimit-Remaining": str(remaining),
        "X-RateLimit-Reset": reset,
    }
    rex = answer(200, as_json([{"id": 1, "name": "Rex", "categoryId": 7}]), headers)
    async with raw_server(scripted(rex, rex)) as server:
        shop.move_staging(server.base_url)
        async with shop.open_with_animals() as window:
            window.commands.intervals[1].trigger()
            await let_time_pass(shop)
            # What goes by itself goes without haste: it leaves room for the person.
            shop.clock.leap(61)
            await shop.settled()
            assert len(server.requests) == requests


async def test_the_buttons_stay_while_it_asks_by_itself_and_the_person_goes_first(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        window.commands.intervals[1].trigger()
        shop.practise(Situation.SLOW_ANSWERS, seconds=1)
        refreshing(shop).timer.timeout.emit()
        await asyncio.sleep(0)
        assert window.header.refresh.isEnabled()
        # WHEN the person asks meanwhile THEN that is what counts
        window.filter.limit.setValue(30)
        await shop.answered_with(30)
        assert window.footer.summary.text().startswith("First 30 animals")


async def test_what_was_gathered_is_not_replaced_by_less(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        window.commands.intervals[1].trigger()
        window.commands.gather.trigger()
        await shop.settled()
        gathered, asked = shop.ids(), shop.asked()
        await let_time_pass(shop)
        assert shop.asked() == asked
        assert shop.ids() == gathered


async def test_a_failure_is_shown_and_the_rows_stay(shop: Shop) -> None:
    broken = answer(400, as_json({"code": "no", "message": "Not this one.", "status": 400}))
    async with raw_server(scripted(REX, broken)) as server:
        shop.move_staging(server.base_url)
        async with shop.open_with_animals() as window:
            window.commands.intervals[1].trigger()
            await let_time_pass(shop)
            await until(window.message_bar.isVisible, "the message bar")
            assert shop.names() == ["Rex"]
            assert "showing the last answer" in window.header.age.text()
