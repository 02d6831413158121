"""What attacks on the disk of the outbox once showed, and show no more."""

import asyncio

import pytest

from menagerie.outbox.entry import State
from menagerie.settings.environments import EnvironmentId
from support.animal_service import animal_service
from support.hard_times import (
    A_MOMENT,
    begin_slow_add,
    is_now,
    leave_in_line,
    on_disk,
    open_without_animals,
    outbox_file,
    stuck_disk,
    unreadable,
    wants_to_close,
)
from support.qt_loop import QtLoop, until
from support.shop import Shop


def test_what_became_of_an_add_is_written_down_as_soon_as_it_can_be(qt_loop: QtLoop, shop: Shop) -> None:
    async def scenario() -> None:
        async with animal_service() as service, open_without_animals(shop, service) as window:
            await begin_slow_add(shop, service, "Marble")
            # GIVEN an add that the service has taken, which cannot be written down
            with stuck_disk(shop):
                service.may_answer.set()
                await until(lambda: "could not be written down" in shop.said(window.notice), "it says so")
                assert on_disk(shop) == ["sending"]
            assert shop.queue.retry_at is not None
            # WHEN the disk is well again, and the service answers something
            window.header.refresh.click()
            # THEN it is written down, and nothing is sent again
            await until(is_now(shop, "Marble", State.CREATED), "it is written down")
            assert service.received == ["Marble"]
        assert on_disk(shop) == ["created"]

    qt_loop.run(scenario())


@pytest.mark.parametrize("from_line", [False, True], ids=["alone", "from the line"])
def test_the_application_closes_though_it_cannot_be_written_down_what_became_of_an_add(
    qt_loop: QtLoop, shop: Shop, *, from_line: bool
) -> None:
    async def scenario() -> None:
        async with animal_service() as service:
            shop.move_staging(service.base_url)
            service.may_answer.clear()
            if from_line:
                await leave_in_line(shop, "Marble")
            async with shop.open() as window:
                if not from_line:
                    shop.begin_add("Marble")
                await asyncio.wait_for(service.asked.wait(), 3)
                # GIVEN it is to close when the add's fate is known
                window.close()
                await asyncio.sleep(A_MOMENT)
                assert window.isVisible()
                # WHEN that is known, and cannot be written down
                with stuck_disk(shop):
                    service.may_answer.set()
                    # THEN it closes all the same
                    await until(lambda: wants_to_close(shop), "the window is gone")
                    await asyncio.sleep(A_MOMENT)
        # AND the next start does not send it again
        async with shop.open() as window:
            await until(is_now(shop, "Marble", State.UNCONFIRMED), "it is in doubt")
        assert service.received == ["Marble"]

    qt_loop.run(scenario())


def test_what_could_not_be_written_down_before_a_switch_is_written_down_later(
    qt_loop: QtLoop, shop: Shop
) -> None:
    async def scenario() -> None:
        async with animal_service() as service, open_without_animals(shop, service) as window:
            dialog = await begin_slow_add(shop, service, "Marble")
            dialog.cancel.click()
            shop.switch_to(EnvironmentId.SANDBOX)
            with stuck_disk(shop):
                service.may_answer.set()
                await until(lambda: "could not be written down" in shop.said(window.notice), "it says so")
                await asyncio.sleep(A_MOMENT)
            shop.switch_to(EnvironmentId.STAGING)
            await until(is_now(shop, "Marble", State.SENDING), "it is not written down yet")
            shop.clock.leap(20)
            await until(is_now(shop, "Marble", State.CREATED), "it is written down")
            assert service.received == ["Marble"]

    qt_loop.run(scenario())


def test_an_outbox_that_could_not_be_read_at_the_start_is_read_later(qt_loop: QtLoop, shop: Shop) -> None:
    async def scenario() -> None:
        async with animal_service() as service:
            shop.move_staging(service.base_url)
            await leave_in_line(shop, "Marble", "Onyx")
            service.may_list.clear()
            with unreadable(outbox_file(shop)) as heal:
                async with shop.open() as window:
                    await until(lambda: "cannot be read" in shop.said(window.notice), "it says so")
                    assert shop.states() == {}
                    # WHEN the file is well again, and the service answers
                    heal()
                    service.may_list.set()
                    # THEN what is in it goes, with nothing done by anybody
                    await until(is_now(shop, "Onyx", State.CREATED), "all are added")
                    assert service.received == ["Marble", "Onyx"]

    qt_loop.run(scenario())
