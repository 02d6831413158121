"""Closing the window, and opening another environment, in the middle of an add."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import ExitStack, closing

import pytest

from menagerie.outbox.entry import Entry, State, Typed
from menagerie.settings.environments import EnvironmentId
from menagerie.workflows.queue.send_queue import SendQueue
from support.animal_service import AnimalService, animal_service, refusal
from support.hard_times import (
    A_MOMENT,
    begin_slow_add,
    is_now,
    leave_queued,
    on_disk,
    open_without_animals,
    outbox_file,
    slow_disk,
    stuck_disk,
    wants_to_close,
)
from support.qt_loop import until
from support.shop import Shop


async def leave_slow_add(shop: Shop, service: AnimalService) -> None:
    """Begin an add that is not answered yet, and open the sandbox meanwhile."""
    (await begin_slow_add(shop, service, "Marble")).cancel.click()
    shop.switch_to(EnvironmentId.SANDBOX)
    await until(lambda: shop.window.table.animals, "the sandbox")


async def refuse(queue: SendQueue, name: str) -> Entry:
    """Return an add that was refused, as if the service had said so."""
    queued = await queue.outbox.queue_new(Typed(name, "12"))
    await queue.outbox.begin_sending(queued.number)
    refused = await queue.outbox.refused(queued.number, "There is no category 12.")
    queue.update(refused)
    return refused


async def test_closing_waits_for_an_add_of_the_environment_that_was_left(shop: Shop) -> None:
    async with animal_service() as service, open_without_animals(shop, service) as window:
        await leave_slow_add(shop, service)
        window.close()
        await asyncio.sleep(A_MOMENT)
        assert window.isVisible()
        service.may_answer.set()
        await until(lambda: wants_to_close(shop), "it closes")
        await until(lambda: on_disk(shop) == ["created"], "it is written down")


async def test_an_application_that_is_ended_at_once_records_an_add_left_behind_as_unconfirmed(
    shop: Shop, end_process: Callable[[], None]
) -> None:
    async with animal_service() as service:
        async with open_without_animals(shop, service) as window:
            await leave_slow_add(shop, service)
            # WHEN the computer's session ends, which does not wait
            end_process()
            await until(lambda: wants_to_close(shop), "it ends")
        assert on_disk(shop) == ["unconfirmed"]
        # AND the next start points to it
        async with shop.open() as window:
            badge = "Outbox, 1 needs you"
            await until(lambda: window.header.outbox.accessibleName() == badge, "the badge")


async def test_what_fails_in_an_environment_that_was_left_is_told_with_its_name_whatever_is_typed_elsewhere(
    shop: Shop,
) -> None:
    async with animal_service() as service, open_without_animals(shop, service) as window:
        service.plans.append(refusal(400))
        (await begin_slow_add(shop, service, "Marble")).cancel.click()
        left = shop.queue
        shop.switch_to(EnvironmentId.SANDBOX)
        await until(lambda: window.table.animals, "the sandbox")
        shop.add_dialog().name.setText("Onyx")
        await until(lambda: shop.states() == {"Onyx": State.DRAFT}, "the draft")
        assert [one.number for one in left.entries] == [one.number for one in shop.queue.entries]
        service.may_answer.set()
        said = "Check Marble in the outbox of Staging"
        await until(lambda: window.toast.accessibleName() == said, "where to look")
        shop.add_dialog().cancel.click()


async def test_one_of_the_same_number_elsewhere_is_sent_at_once(shop: Shop) -> None:
    async with animal_service() as service, open_without_animals(shop, service):
        await leave_slow_add(shop, service)
        refused = await refuse(shop.queue, "Onyx")
        assert refused.number == 1
        shop.parts.adding.submit(refused)
        await shop.add_dialog_closed()
        assert shop.states() == {"Onyx": State.CREATED}
        service.may_answer.set()
        await until(lambda: on_disk(shop) == ["created"], "it is written down")


@pytest.mark.parametrize(
    ("state", "button", "after"),
    [
        (State.DRAFT, "outboxDiscard", State.DISCARDED),
        (State.UNCONFIRMED, "outboxConfirm", State.CREATED),
        (State.UNCONFIRMED, "outboxAddAgain", State.CREATED),
    ],
)
async def test_what_was_chosen_before_another_environment_was_opened_is_done(
    shop: Shop, state: State, button: str, after: State
) -> None:
    async with animal_service() as service, open_without_animals(shop, service) as window:
        queue = shop.queue
        entry = await queue.outbox.save_draft(Typed("Marble", "12"))
        if state is State.UNCONFIRMED:
            await queue.outbox.queue(entry.number, entry.typed)
            await queue.outbox.begin_sending(entry.number)
            entry = await queue.outbox.unconfirmed(entry.number, "")
        queue.update(entry)
        shop.choose_in_outbox("Marble")
        buttons = {choice.value: one for choice, one in window.outbox_panel.details.buttons.items()}
        with slow_disk(shop) as go_on:
            buttons[button].click()
            if button == "outboxAddAgain":
                shop.think()
                buttons[button].click()
            await asyncio.sleep(A_MOMENT)
            shop.switch_to(EnvironmentId.SANDBOX)
            await asyncio.sleep(A_MOMENT)
            go_on()
        await until(lambda: window.table.animals, "the sandbox")
        shop.switch_to(EnvironmentId.STAGING)
        await until(is_now(shop, "Marble", after), "it is done")


async def test_what_is_edited_as_another_environment_is_entered_overwrites_nothing_there(shop: Shop) -> None:
    async with shop.open_with_animals():
        queues, opened = shop.parts.queue.queues, shop.parts.opened
        here = shop.queue.outbox
        there = queues.of(next(one for one in opened.environments if one.is_sandbox)).outbox
        queued, typed = await here.queue_new(Typed("Rex", "7")), await there.save_draft(Typed("Bella", "12"))
        assert queued.number == typed.number
        # WHEN the environment is left as soon as the add was taken out of the queue
        shop.parts.adding.edit(queued)
        shop.switch_to(EnvironmentId.SANDBOX)
        await shop.answered()
        # THEN what has its number in the other environment stays, and it is in its queue again
        assert (await there.entry(typed.number)).typed.name == "Bella"
        assert (await here.entry(queued.number)).state is State.QUEUED


async def test_changing_the_environment_after_closing_keeps_the_window_open(shop: Shop) -> None:
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


async def test_starting_again_after_closing_keeps_the_window_open(shop: Shop) -> None:
    async with animal_service() as service, open_without_animals(shop, service) as window:
        (await begin_slow_add(shop, service, "Marble")).cancel.click()
        # GIVEN a window that closes as soon as its add has an outcome
        window.close()
        # WHEN the person starts Menagerie, which brings that window forward
        assert shop.application is not None
        shop.application.come_forward()
        service.may_answer.set()
        await until(lambda: on_disk(shop) == ["created"], "it is written down")
        await shop.settled()
        # THEN it stays
        await asyncio.sleep(A_MOMENT)
        assert window.isVisible()


async def end_while_it_waits_to_restart(shop: Shop, end: Callable[[Shop], object]) -> None:
    async with animal_service() as service, open_without_animals(shop, service) as window:
        (await begin_slow_add(shop, service, "Marble")).cancel.click()
        assert shop.application is not None
        shop.application.restart()
        end(shop)
        service.may_answer.set()
        await until(lambda: not window.isVisible(), "the end")


async def test_closing_a_window_that_waits_to_restart_starts_no_other_one(shop: Shop) -> None:
    await end_while_it_waits_to_restart(shop, lambda shop: shop.window.close())
    assert shop.status == 0


async def test_logging_off_while_a_window_waits_to_restart_starts_no_other_one(
    shop: Shop, end_process: Callable[[], None]
) -> None:
    await end_while_it_waits_to_restart(shop, lambda _shop: end_process())
    assert shop.status == 0


async def test_adds_that_were_interrupted_are_told_once(shop: Shop) -> None:
    async with shop.open_with_animals():
        shop.add_dialog().name.setText("Marble")
        await shop.settled()
    with closing(sqlite3.connect(outbox_file(shop))) as connection, connection:
        connection.execute("UPDATE entry SET state = 'sending'")
    async with shop.open_with_animals() as window:
        assert "We don't know if Marble was added" in shop.said(window.notice)
        window.notice.clear()
        shop.switch_to(EnvironmentId.SANDBOX)
        await shop.answered()
        shop.switch_to(EnvironmentId.STAGING)
        await until(is_now(shop, "Marble", State.UNCONFIRMED), "it is there")
        await shop.answered()
        assert "We don't know" not in shop.said(window)


async def test_a_window_that_waits_to_close_stays_for_a_refusal_and_the_rest_goes_on(shop: Shop) -> None:
    async with animal_service() as service:
        shop.move_staging(service.base_url)
        await leave_queued(shop, "Marble", "Onyx", "Basil")
        service.may_answer.clear()
        service.plans.append(refusal(400))
        async with shop.open() as window:
            await until(service.asked.is_set, "the add at the service")
            window.close()
            assert "Menagerie closes as soon as" in window.toast.accessibleName()
            service.may_answer.set()
            await until(lambda: "1 refused" in shop.said(window.notice), "the refusal is told")
            await until(is_now(shop, "Basil", State.CREATED), "the rest is added")
            assert window.isVisible()
        assert service.received == ["Marble", "Onyx", "Basil"]


@pytest.mark.parametrize("from_line", [False, True], ids=["alone", "from the line"])
async def test_the_application_closes_although_the_outcome_of_an_add_cannot_be_recorded(
    shop: Shop, *, from_line: bool
) -> None:
    async with animal_service() as service:
        shop.move_staging(service.base_url)
        service.may_answer.clear()
        if from_line:
            await leave_queued(shop, "Marble")
        with ExitStack() as until_it_has_ended:
            async with shop.open() as window:
                if not from_line:
                    shop.begin_add("Marble")
                await until(service.asked.is_set, "the add at the service")
                # GIVEN it is to close when the add's fate is known
                window.close()
                await asyncio.sleep(A_MOMENT)
                assert window.isVisible()
                # WHEN that is known, and cannot be written down
                until_it_has_ended.enter_context(stuck_disk(shop))
                service.may_answer.set()
                # THEN it closes all the same
                await until(lambda: wants_to_close(shop), "the window is gone")
    # AND the next start does not send it again
    async with shop.open() as window:
        await until(is_now(shop, "Marble", State.UNCONFIRMED), "it is in doubt")
    assert service.received == ["Marble"]


async def test_an_outcome_that_could_not_be_recorded_before_a_switch_is_recorded_later(shop: Shop) -> None:
    async with animal_service() as service, open_without_animals(shop, service) as window:
        dialog = await begin_slow_add(shop, service, "Marble")
        dialog.cancel.click()
        shop.switch_to(EnvironmentId.SANDBOX)
        with stuck_disk(shop):
            service.may_answer.set()
            await until(lambda: "could not be saved" in shop.said(window.notice), "it says so")
            await asyncio.sleep(A_MOMENT)
        shop.switch_to(EnvironmentId.STAGING)
        await until(is_now(shop, "Marble", State.SENDING), "it is not written down yet")
        shop.clock.leap(20)
        await until(is_now(shop, "Marble", State.CREATED), "it is written down")
        assert service.received == ["Marble"]
