"""What attacks on the line of the outbox once showed, and show no more."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from menagerie.outbox.entry import State
from menagerie.sandbox.practice import Situation
from menagerie.settings.environments import EnvironmentId
from menagerie.ui.adding.add_dialog import AddAnimalDialog
from menagerie.ui.window.main_window import MainWindow
from support.animal_service import AnimalService, animal_service, refusal
from support.hard_times import (
    A_MOMENT,
    begin_slow_add,
    is_now,
    leave_in_line,
    look_at_unconfirmed,
    on_disk,
    open_without_animals,
    slow_disk,
)
from support.qt_loop import QtLoop, until
from support.raw_server import Conversation, answer, as_json, raw_server
from support.shop import Shop


@asynccontextmanager
async def open_on_stopped_line(shop: Shop, service: AnimalService, left: int) -> AsyncIterator[MainWindow]:
    """Run the application on a line that met three failures and waits for a person, with adds left in it."""
    shop.move_staging(service.base_url)
    await leave_in_line(shop, *(f"Rex {number}" for number in range(3 + left)))
    service.plans.extend([refusal(500)] * 3)
    async with shop.open() as window:
        await until(lambda: "Sending was stopped" in shop.said(window.notice), "the stop")
        await shop.settled()
        assert len(service.received) == 3
        yield window


def test_an_add_edited_in_the_moment_it_leaves_is_added_once(qt_loop: QtLoop, shop: Shop) -> None:
    async def scenario() -> None:
        async with animal_service() as service:
            # GIVEN an add in line, of which it is being written down that it leaves
            shop.move_staging(service.base_url)
            await leave_in_line(shop, "Marble")
            service.may_list.clear()
            async with shop.open() as window:
                await until(is_now(shop, "Marble", State.QUEUED), "it is in line")
                shop.choose_in_outbox("Marble")
                with slow_disk(shop):
                    service.may_list.set()
                    await until(lambda: shop.queue.is_running, "it leaves")
                    await asyncio.sleep(A_MOMENT)
                    # WHEN Edit is pressed, and whatever opens is closed with nothing changed
                    shop.button("outboxEdit").click()
                    await asyncio.sleep(A_MOMENT)
                await until(lambda: service.names()["Marble"], "it is added")
                await shop.settled()
                for dialog in window.findChildren(AddAnimalDialog):
                    dialog.cancel.click()
                await asyncio.sleep(A_MOMENT)
                await shop.settled()
            # THEN it was sent once
            assert service.received == ["Marble"]
            assert on_disk(shop) == ["created"]

    qt_loop.run(scenario())


def test_a_double_click_on_add_again_does_not_pass_its_question(qt_loop: QtLoop, shop: Shop) -> None:
    async def scenario() -> None:
        async with shop.open_with_animals():
            shop.practise(Situation.ANSWER_LOST)
            await look_at_unconfirmed(shop, "Marble")
            for _ in range(2):
                shop.button("outboxAddAgain").click()
                await asyncio.sleep(0.1)
            await shop.settled()
            assert shop.states() == {"Marble": State.UNCONFIRMED}
            assert len(shop.asked("POST")) == 1

    qt_loop.run(scenario())


def test_a_window_that_waits_to_close_stays_for_a_refusal_and_the_rest_goes_on(
    qt_loop: QtLoop, shop: Shop
) -> None:
    async def scenario() -> None:
        async with animal_service() as service:
            shop.move_staging(service.base_url)
            await leave_in_line(shop, "Marble", "Onyx", "Basil")
            service.may_answer.clear()
            service.plans.append(refusal(400))
            async with shop.open() as window:
                await asyncio.wait_for(service.asked.wait(), 3)
                window.close()
                assert "Menagerie closes as soon as" in window.toast.accessibleName()
                service.may_answer.set()
                await until(lambda: "1 refused" in shop.said(window.notice), "the refusal is told")
                await until(is_now(shop, "Basil", State.CREATED), "the rest is added")
                assert window.isVisible()
            assert service.received == ["Marble", "Onyx", "Basil"]

    qt_loop.run(scenario())


def test_a_refusal_while_closing_lets_no_line_go_on_that_waits_for_a_person(
    qt_loop: QtLoop, shop: Shop
) -> None:
    async def scenario() -> None:
        async with animal_service() as service, open_on_stopped_line(shop, service, 1) as window:
            service.plans.append(refusal(400))
            service.asked.clear()
            await begin_slow_add(shop, service, "Marble")
            window.close()
            service.may_answer.set()
            await until(is_now(shop, "Marble", State.REFUSED), "the refusal")
            await shop.settled()
            assert shop.states()["Rex 3"] is State.QUEUED
            shop.add_dialog().cancel.click()
        assert len(service.received) == 4

    qt_loop.run(scenario())


def test_a_stopped_line_stays_stopped_while_the_person_looks_into_another_environment(
    qt_loop: QtLoop, shop: Shop
) -> None:
    async def scenario() -> None:
        async with animal_service() as service, open_on_stopped_line(shop, service, 2):
            shop.switch_to(EnvironmentId.SANDBOX)
            await shop.answered()
            shop.switch_to(EnvironmentId.STAGING)
            await until(is_now(shop, "Rex 4", State.QUEUED), "they are there")
            await shop.settled()
            await asyncio.sleep(A_MOMENT)
            assert len(service.received) == 3
            assert shop.queue.is_stopped

    qt_loop.run(scenario())


def test_what_is_sent_from_the_outbox_with_send_now_is_told_and_its_row_shown(
    qt_loop: QtLoop, shop: Shop
) -> None:
    async def scenario() -> None:
        async with animal_service() as service, open_on_stopped_line(shop, service, 1) as window:
            # WHEN the person sends it
            shop.choose_in_outbox("Rex 3")
            shop.button("outboxSend").click()
            # THEN it is told that it was added, and the list shows it
            await until(lambda: window.toast.accessibleName() == "Rex 3 was added as #1", "it is told")
            await until(lambda: shop.names() == ["Rex 3"], "its row")

    qt_loop.run(scenario())


def test_a_wait_without_an_end_is_told_in_words(qt_loop: QtLoop, shop: Shop) -> None:
    async def scenario() -> None:
        async with animal_service() as service, open_without_animals(shop, service) as window:
            service.plans.append(refusal(429, Retry_After="99999999999999999999"))
            shop.begin_add("Marble")
            await shop.waiting()
            await shop.add_dialog_closed()
            assert window.toast.accessibleName().endswith("is added as soon as the service can be asked")
            shop.choose_in_outbox("Marble")
            said = shop.said(window.outbox_panel)
            assert "The next one goes as soon as the service can be asked." in said

    qt_loop.run(scenario())


@pytest.mark.parametrize("status", [401, 429])
def test_a_check_that_is_not_answered_says_what_can_be_done(qt_loop: QtLoop, shop: Shop, status: int) -> None:
    answers: list[tuple[int, bytes, dict[str, str]]] = [(200, b"[]", {}), (500, b"", {}), (200, b"[]", {})]

    async def script(conversation: Conversation) -> None:
        refused = (
            status,
            as_json({"code": "x", "message": "No.", "status": status}),
            {"Retry-After": "3600"},
        )
        code, body, headers = answers.pop(0) if answers else refused
        await conversation.send(answer(code, body, headers))

    async def scenario() -> None:
        async with raw_server(script) as server:
            shop.move_staging(server.base_url)
            async with shop.open() as window:
                await until(lambda: window.empty.title.text() == "There are no animals yet", "no animals")
                await look_at_unconfirmed(shop, "Marble")
                # The list that is asked for after it is to have its answer, and the check the next one.
                await until(lambda: not answers and not shop.jobs(), "the list")
                shop.button("outboxCheck").click()
                if status == 401:
                    (await shop.asked_for_key()).reject()
                else:
                    again = "Check again when the wait is over."
                    await until(lambda: again in shop.said(window.notice), "what to do")

    qt_loop.run(scenario())
