"""What closing and switching in the middle of an add once showed, and show no more."""

import asyncio
import os
import signal
import sqlite3
from contextlib import closing

from menagerie.outbox.entry import State
from menagerie.settings.environments import EnvironmentId
from support.animal_service import animal_service, refusal
from support.hard_times import (
    A_MOMENT,
    begin_slow_add,
    is_now,
    on_disk,
    open_without_animals,
    outbox_file,
    wants_to_close,
)
from support.qt_loop import QtLoop, until
from support.shop import Shop


def test_closing_waits_for_an_add_of_the_environment_that_was_left(qt_loop: QtLoop, shop: Shop) -> None:
    async def scenario() -> None:
        async with animal_service() as service, open_without_animals(shop, service) as window:
            (await begin_slow_add(shop, service, "Marble")).cancel.click()
            shop.switch_to(EnvironmentId.SANDBOX)
            await until(lambda: window.table.animals, "the sandbox")
            window.close()
            await asyncio.sleep(A_MOMENT)
            assert window.isVisible()
            service.may_answer.set()
            await until(lambda: wants_to_close(shop), "it closes")
            await until(lambda: on_disk(shop) == ["created"], "it is written down")

    qt_loop.run(scenario())


def test_an_application_that_is_ended_at_once_writes_down_that_an_add_left_behind_is_in_doubt(
    qt_loop: QtLoop, shop: Shop
) -> None:
    async def scenario() -> None:
        async with animal_service() as service:
            async with open_without_animals(shop, service) as window:
                (await begin_slow_add(shop, service, "Marble")).cancel.click()
                shop.switch_to(EnvironmentId.SANDBOX)
                await until(lambda: window.table.animals, "the sandbox")
                # WHEN the computer's session ends, which waits for nobody
                os.kill(os.getpid(), signal.SIGTERM)
                await until(lambda: wants_to_close(shop), "it ends")
            assert on_disk(shop) == ["unconfirmed"]
            # AND the next start points to it
            async with shop.open() as window:
                badge = "Outbox, 1 waiting, 1 needs you"
                await until(lambda: window.header.outbox.accessibleName() == badge, "the badge")

    qt_loop.run(scenario())


def test_a_key_refused_in_an_environment_that_was_left_asks_for_no_key_in_another(
    qt_loop: QtLoop, shop: Shop
) -> None:
    async def scenario() -> None:
        async with animal_service() as service, open_without_animals(shop, service) as window:
            service.plans.append(refusal(401))
            (await begin_slow_add(shop, service, "Marble")).cancel.click()
            shop.switch_to(EnvironmentId.SANDBOX)
            await until(lambda: window.table.animals, "the sandbox")
            service.may_answer.set()
            await until(lambda: on_disk(shop) == ["queued"], "it is in line again")
            await shop.settled()
            assert shop.said(window.message_bar) == ""
            assert shop.key_dialog() is None

    qt_loop.run(scenario())


def test_what_fails_in_an_environment_that_was_left_is_told_with_its_name(
    qt_loop: QtLoop, shop: Shop
) -> None:
    async def scenario() -> None:
        async with animal_service() as service, open_without_animals(shop, service) as window:
            service.plans.append(refusal(400))
            (await begin_slow_add(shop, service, "Marble")).cancel.click()
            shop.switch_to(EnvironmentId.SANDBOX)
            await until(lambda: window.table.animals, "the sandbox")
            service.may_answer.set()
            said = "What became of Marble stands in the outbox of Staging"
            await until(lambda: window.toast.accessibleName() == said, "where to look")

    qt_loop.run(scenario())


def test_who_switches_after_closing_goes_on_working(qt_loop: QtLoop, shop: Shop) -> None:
    async def scenario() -> None:
        async with animal_service() as service, open_without_animals(shop, service) as window:
            (await begin_slow_add(shop, service, "Marble")).cancel.click()
            window.close()
            shop.switch_to(EnvironmentId.SANDBOX)
            await until(lambda: window.table.animals, "the sandbox")
            service.may_answer.set()
            await until(lambda: on_disk(shop) == ["created"], "it is written down")
            dialog = shop.add_dialog()
            dialog.name.setText("O")
            await shop.settled()
            await asyncio.sleep(A_MOMENT)
            assert window.isVisible()
            dialog.cancel.click()

    qt_loop.run(scenario())


def test_adds_that_were_interrupted_are_told_once(qt_loop: QtLoop, shop: Shop) -> None:
    async def scenario() -> None:
        async with shop.open_with_animals():
            shop.add_dialog().name.setText("Marble")
            await shop.settled()
        with closing(sqlite3.connect(outbox_file(shop))) as connection, connection:
            connection.execute("UPDATE entry SET state = 'sending'")
        async with shop.open_with_animals() as window:
            assert "Menagerie ended while adding" in shop.said(window.notice)
            window.notice.clear()
            shop.switch_to(EnvironmentId.SANDBOX)
            await shop.answered()
            shop.switch_to(EnvironmentId.STAGING)
            await until(is_now(shop, "Marble", State.UNCONFIRMED), "it is there")
            await shop.answered()
            assert "Menagerie ended" not in shop.said(window)

    qt_loop.run(scenario())
