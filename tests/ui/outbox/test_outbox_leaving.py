"""Closing the window, and opening another environment, in the middle of an add."""

import asyncio
from collections.abc import Callable
from contextlib import ExitStack

from menagerie.outbox.entry import Entry, State, Typed
from menagerie.settings.environments import EnvironmentId
from menagerie.ui.window.main_window import MainWindow
from menagerie.workflows.queue.send_queue import SendQueue
from support.animal_service import AnimalService, animal_service, refusal
from support.hard_times import (
    A_MOMENT,
    begin_slow_add,
    closed_outbox,
    is_now,
    leave_queued,
    on_disk,
    open_without_animals,
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
        shop.application.come_forward()
        service.may_answer.set()
        await until(lambda: on_disk(shop) == ["created"], "it is written down")
        await shop.settled()
        # THEN it stays
        await asyncio.sleep(A_MOMENT)
        assert window.isVisible()


async def test_an_application_that_is_ended_at_once_records_an_add_left_behind_as_unconfirmed(
    shop: Shop, end_process: Callable[[], None]
) -> None:
    async with animal_service() as service:
        async with open_without_animals(shop, service):
            await leave_slow_add(shop, service)
            # WHEN the computer's session ends, which does not wait
            end_process()
            await until(lambda: wants_to_close(shop), "it ends")
        assert on_disk(shop) == ["unconfirmed"]
        # AND the next start points to it
        async with shop.open() as window:
            badge = "Outbox, 1 needs you"
            await until(lambda: window.header.outbox.accessibleName() == badge, "the badge")


async def test_adds_that_were_interrupted_are_told_once(shop: Shop) -> None:
    async with closed_outbox(shop) as outbox:
        await outbox.begin_sending((await outbox.queue_new(Typed("Marble", "12"))).number)
    async with shop.open_with_animals() as window:
        assert "We don't know if Marble was added" in shop.said(window.notice)
        window.notice.clear()
        shop.switch_to(EnvironmentId.SANDBOX)
        await shop.answered()
        shop.switch_to(EnvironmentId.STAGING)
        await until(is_now(shop, "Marble", State.UNCONFIRMED), "it is there")
        await shop.answered()
        assert "We don't know" not in shop.said(window)


async def end_while_it_waits_to_restart(shop: Shop, end: Callable[[MainWindow], object]) -> None:
    async with animal_service() as service, open_without_animals(shop, service) as window:
        (await begin_slow_add(shop, service, "Marble")).cancel.click()
        shop.application.restart()
        end(window)
        service.may_answer.set()
        await until(lambda: not window.isVisible(), "the end")


async def test_neither_closing_nor_logging_off_starts_another_one_while_a_window_waits_to_restart(
    shop: Shop, end_process: Callable[[], None]
) -> None:
    for end in (MainWindow.close, lambda _window: end_process()):
        await end_while_it_waits_to_restart(shop, end)
        assert shop.status == 0


async def test_an_add_of_an_environment_that_was_left_is_recorded_and_told_apart_from_one_of_its_number(
    shop: Shop,
) -> None:
    async with animal_service() as service, open_without_animals(shop, service) as window:
        await leave_slow_add(shop, service)
        refused = await refuse(shop.queue, "Onyx")
        assert refused.number == 1
        shop.parts.adding.submit(refused)
        await shop.add_dialog_closed()
        assert shop.states() == {"Onyx": State.CREATED}
        # AND an outcome that cannot be recorded now is recorded later
        with stuck_disk(shop):
            service.may_answer.set()
            await until(lambda: "could not be saved" in shop.said(window.notice), "it says so")
            await asyncio.sleep(A_MOMENT)
        shop.switch_to(EnvironmentId.STAGING)
        await until(is_now(shop, "Marble", State.SENDING), "it is not written down yet")
        shop.clock.leap(20)
        await until(is_now(shop, "Marble", State.CREATED), "it is written down")
        assert service.received == ["Marble"]
        # WHEN one is left that the service refuses
        await shop.settled()
        service.plans.append(refusal(400))
        (await begin_slow_add(shop, service, "Basil")).cancel.click()
        left = shop.queue
        shop.switch_to(EnvironmentId.SANDBOX)
        await until(lambda: window.table.animals, "the sandbox")
        shop.add_dialog().name.setText("Ginger")
        await until(lambda: shop.states() == {"Onyx": State.CREATED, "Ginger": State.DRAFT}, "the draft")
        assert [one.number for one in left.entries] == [one.number for one in shop.queue.entries]
        # THEN it is told with its name whatever is typed here
        service.may_answer.set()
        said = "Check Basil in the outbox of Staging"
        await until(lambda: window.toast.accessibleName() == said, "where to look")
        shop.add_dialog().cancel.click()


async def test_what_was_chosen_before_another_environment_was_opened_is_done_and_overwrites_nothing_there(
    shop: Shop,
) -> None:
    async with animal_service() as service, open_without_animals(shop, service) as window:
        queue, queues, opened = shop.queue, shop.parts.queue.queues, shop.parts.opened
        there = queues.of(next(one for one in opened.environments if one.is_sandbox)).outbox
        queued, typed = (
            await queue.outbox.queue_new(Typed("Rex", "7")),
            await there.save_draft(Typed("Bella", "12")),
        )
        assert queued.number == typed.number
        # WHEN the environment is left as soon as the add was taken out of the queue
        shop.parts.adding.edit(queued)
        shop.switch_to(EnvironmentId.SANDBOX)
        await shop.answered()
        # THEN what has its number in the other environment stays, and it is in its queue again
        assert (await there.entry(typed.number)).typed.name == "Bella"
        assert (await queue.outbox.entry(queued.number)).state is State.QUEUED
        for name, button, after in (
            ("Marble", "outboxDiscard", State.DISCARDED),
            ("Onyx", "outboxConfirm", State.CREATED),
            ("Basil", "outboxAddAgain", State.CREATED),
        ):
            shop.switch_to(EnvironmentId.STAGING)
            await until(is_now(shop, "Rex", State.CREATED), "staging")
            entry = await queue.outbox.save_draft(Typed(name, "12"))
            if button != "outboxDiscard":
                await queue.outbox.queue(entry.number, entry.typed)
                await queue.outbox.begin_sending(entry.number)
                entry = await queue.outbox.unconfirmed(entry.number, "")
            queue.update(entry)
            shop.choose_in_outbox(name)
            buttons = {choice.value: one for choice, one in window.outbox_panel.details.buttons.items()}
            # WHEN it is left while the disk takes its time
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
            await until(is_now(shop, name, after), "it is done")


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


async def test_the_application_closes_although_the_outcome_of_an_add_cannot_be_recorded(shop: Shop) -> None:
    async with animal_service() as service:
        shop.move_staging(service.base_url)
        await leave_queued(shop, "Marble")
        # GIVEN one that goes by itself, and then one that a person adds
        for name in ("Marble", "Onyx"):
            service.may_answer.clear()
            service.asked.clear()
            with ExitStack() as until_it_has_ended:
                async with shop.open() as window:
                    if name == "Onyx":
                        # The next start did not send the other one again.
                        await until(is_now(shop, "Marble", State.UNCONFIRMED), "it is in doubt")
                        await shop.settled()
                        shop.begin_add(name)
                    await until(service.asked.is_set, "the add at the service")
                    # WHEN it is to close when the add's fate is known
                    window.close()
                    await asyncio.sleep(A_MOMENT)
                    assert window.isVisible()
                    # AND that is known, and cannot be written down
                    until_it_has_ended.enter_context(stuck_disk(shop))
                    service.may_answer.set()
                    # THEN it closes all the same
                    await until(lambda: wants_to_close(shop), "the window is gone")
        async with shop.open():
            await until(is_now(shop, "Onyx", State.UNCONFIRMED), "it is in doubt")
        assert service.received == ["Marble", "Onyx"]
