"""What an attack on the outbox once showed, and shows no more."""

import asyncio
import os
import signal
import sqlite3
from contextlib import closing

import pytest

from menagerie.outbox.entry import State
from menagerie.sandbox.practice import Situation
from menagerie.settings.environments import EnvironmentId
from menagerie.ui.add_dialog import AddAnimalDialog
from menagerie.ui.main_window import MainWindow
from support.animal_service import AnimalService, animal_service, refusal
from support.hard_times import (
    begin_slow_add,
    is_now,
    leave_in_line,
    look_at_unconfirmed,
    on_disk,
    open_without_animals,
    outbox_file,
    slow_disk,
    stuck_disk,
    unreadable,
)
from support.qt_loop import QtLoop, until
from support.raw_server import Conversation, answer, as_json, raw_server
from support.shop import Shop

# Long enough for a press to have had its effect, were it to have one.
_A_MOMENT = 0.2


def wants_to_close(shop: Shop) -> bool:
    """Tell whether the application has begun to end."""
    assert shop.application is not None
    return not shop.window.isVisible()


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
                    await until(lambda: shop.application and shop.application.line.runs, "it leaves")
                    await asyncio.sleep(_A_MOMENT)
                    # WHEN Edit is pressed, and whatever opens is closed with nothing changed
                    shop.button("outboxEdit").click()
                    await asyncio.sleep(_A_MOMENT)
                await until(lambda: service.names()["Marble"], "it is added")
                await shop.settled()
                for dialog in window.findChildren(AddAnimalDialog):
                    dialog.cancel.click()
                await asyncio.sleep(_A_MOMENT)
                await shop.settled()
            # THEN it was sent once
            assert service.received == ["Marble"]
            assert on_disk(shop) == ["created"]

    qt_loop.run(scenario())


def test_what_became_of_an_add_is_written_down_as_soon_as_it_can_be(qt_loop: QtLoop, shop: Shop) -> None:
    async def scenario() -> None:
        async with animal_service() as service, open_without_animals(shop, service) as window:
            await begin_slow_add(shop, service, "Marble")
            # GIVEN an add that the service has taken, which cannot be written down
            with stuck_disk(shop):
                service.may_answer.set()
                await until(lambda: "could not be written down" in shop.said(window.notice), "it says so")
                assert on_disk(shop) == ["sending"]
            assert shop.application is not None
            assert shop.application.line.again_at is not None
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
                await asyncio.sleep(_A_MOMENT)
                assert window.isVisible()
                # WHEN that is known, and cannot be written down
                with stuck_disk(shop):
                    service.may_answer.set()
                    # THEN it closes all the same
                    await until(lambda: wants_to_close(shop), "the window is gone")
                    await asyncio.sleep(_A_MOMENT)
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
                await asyncio.sleep(_A_MOMENT)
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


async def stop_line(shop: Shop, service: AnimalService, window: MainWindow) -> None:
    """Wait until a line that met failures only waits for a person."""
    await until(lambda: "Sending was stopped" in shop.said(window.notice), "the stop")
    await shop.settled()
    assert len(service.received) == 3


def test_a_refusal_while_closing_lets_no_line_go_on_that_waits_for_a_person(
    qt_loop: QtLoop, shop: Shop
) -> None:
    async def scenario() -> None:
        async with animal_service() as service:
            shop.move_staging(service.base_url)
            await leave_in_line(shop, *(f"Rex {number}" for number in range(4)))
            service.plans.extend([refusal(500)] * 3 + [refusal(400)])
            async with shop.open() as window:
                await stop_line(shop, service, window)
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
        async with animal_service() as service:
            shop.move_staging(service.base_url)
            await leave_in_line(shop, *(f"Rex {number}" for number in range(5)))
            service.plans.extend([refusal(500)] * 5)
            async with shop.open() as window:
                await stop_line(shop, service, window)
                shop.switch_to(EnvironmentId.SANDBOX)
                await shop.answered()
                shop.switch_to(EnvironmentId.STAGING)
                await until(is_now(shop, "Rex 4", State.QUEUED), "they are there")
                await shop.settled()
                await asyncio.sleep(_A_MOMENT)
                assert len(service.received) == 3
                assert shop.application is not None
                assert shop.application.line.is_stopped

    qt_loop.run(scenario())


def test_what_is_sent_from_the_outbox_with_send_now_is_told_and_its_row_shown(
    qt_loop: QtLoop, shop: Shop
) -> None:
    async def scenario() -> None:
        async with animal_service() as service:
            # GIVEN a line that is stopped, with one add left in it
            shop.move_staging(service.base_url)
            await leave_in_line(shop, *(f"Rex {number}" for number in range(4)))
            service.plans.extend([refusal(500)] * 3)
            async with shop.open() as window:
                await stop_line(shop, service, window)
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


def test_closing_waits_for_an_add_of_the_environment_that_was_left(qt_loop: QtLoop, shop: Shop) -> None:
    async def scenario() -> None:
        async with animal_service() as service, open_without_animals(shop, service) as window:
            (await begin_slow_add(shop, service, "Marble")).cancel.click()
            shop.switch_to(EnvironmentId.SANDBOX)
            await until(lambda: window.table.animals, "the sandbox")
            window.close()
            await asyncio.sleep(_A_MOMENT)
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
            await asyncio.sleep(_A_MOMENT)
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
