"""The outbox in the whole window, over real HTTP: adds wait, go by themselves, and are never sent twice."""

import asyncio
from collections.abc import Callable

import pytest

from menagerie.outbox.entry import State
from menagerie.sandbox.practice import Situation
from menagerie.settings.environments import EnvironmentId
from menagerie.ui.adding.add_dialog import AddAnimalDialog
from menagerie.workflows.sending.checking import LATE_COMMIT
from support.animal_service import AnimalService, Failure, Manner, Point, Reply, animal_service, refusal
from support.hard_times import (
    A_MOMENT,
    begin_slow_add,
    is_now,
    leave_queued,
    leave_unconfirmed,
    on_disk,
    open_without_animals,
    outbox_file,
    slow_disk,
    unconfirmed,
    unreadable,
)
from support.qt_loop import until
from support.raw_server import answer
from support.shop import RIGHT_KEY, Shop

LOST = Failure(Point.AFTER_REQUEST, Manner.CLOSE)
LOST_BUT_ADDED = Failure(Point.AFTER_REQUEST, Manner.CLOSE, adds=True)


def all_are(shop: Shop, state: State) -> Callable[[], bool]:
    return lambda: set(shop.states().values()) == {state}


async def queue_in_a_wait(shop: Shop, service: AnimalService, name: str, seconds: int = 90) -> None:
    """Add an animal that the service refuses for the limit, and look at it in the outbox."""
    service.received.clear()
    service.plans.append(refusal(429, Retry_After=str(seconds)))
    shop.begin_add(name)
    await shop.waiting()
    await shop.add_dialog_closed()
    shop.choose_in_outbox(name)
    assert service.received == [name]


async def goes_once(shop: Shop, service: AnimalService, name: str) -> None:
    # What is sent by itself keeps the pace of a minute.
    shop.clock.leap(60)
    await until(is_now(shop, name, State.CREATED), "it is added")
    await shop.settled()
    assert service.received == [name, name]
    assert service.names()[name] == 1


async def test_queued_adds_outlive_a_restart_and_go_by_themselves_in_their_order(shop: Shop) -> None:
    shop.keep_key(None)
    async with shop.open() as window:
        await until(lambda: window.empty.title.text() == "There is no key yet", "no key")
        for name in ("Marble", "Onyx", "Basil"):
            shop.begin_add(name)
            await shop.add_dialog_closed()
    shop.keep_key(RIGHT_KEY)
    async with shop.open_with_animals() as window:
        await until(all_are(shop, State.CREATED), "all three are added")
        await shop.answered()
        assert shop.names()[:3] == ["Basil", "Onyx", "Marble"]
        assert shop.asked("POST") == ["POST /v1/pets 201"] * 3
        assert "From the outbox: 3 added" in window.toast.accessibleName()
        assert window.header.outbox.accessibleName() == "Outbox"


async def test_what_is_in_doubt_goes_again_after_a_restart_only_when_the_person_says_so_twice(
    shop: Shop,
) -> None:
    async with animal_service() as service:
        async with open_without_animals(shop, service):
            shop.begin_add("Marble")
            await shop.add_dialog_closed()
            service.plans.append(LOST)
            await leave_unconfirmed(shop, "Rex")
        asked = len(service.requests)
        async with shop.open_with_animals() as window:
            await until(is_now(shop, "Rex", State.UNCONFIRMED), "it is still in doubt")
            window.header.refresh.click()
            await until(lambda: len(service.requests) == asked + 2, "another answer")
            await asyncio.sleep(A_MOMENT)
            assert service.received[1:] == ["Rex"]
            assert window.header.outbox.accessibleName() == "Outbox, 1 needs you"
            # WHEN the person adds it again, ONCE is not enough
            shop.choose_in_outbox("Rex")
            shop.button("outboxMore").click()
            shop.button("outboxAddAgain").click()
            await asyncio.sleep(A_MOMENT)
            assert service.received[1:] == ["Rex"]
            assert "twice" in shop.reason()
            shop.think()
            shop.button("outboxAddAgain").click()
            await until(is_now(shop, "Rex", State.CREATED), "it is added")
        assert service.received[1:] == ["Rex", "Rex"]


async def test_what_waits_in_an_environment_stays_there_and_goes_when_the_person_comes_back(
    shop: Shop,
) -> None:
    async with animal_service() as service, open_without_animals(shop, service) as window:
        await queue_in_a_wait(shop, service, "Marble")
        # WHEN the person goes where no address is set up
        shop.switch_to(EnvironmentId.PRODUCTION)
        await shop.settled()
        assert shop.states() == {}
        assert window.header.outbox.accessibleName() == "Outbox"
        assert "Nothing waits" in window.outbox_panel.empty.text()
        shop.switch_to(EnvironmentId.STAGING)
        await shop.waiting()
        await until(is_now(shop, "Marble", State.QUEUED), "it still waits")
        assert service.received == ["Marble"]
        await shop.wait_over()
        await goes_once(shop, service, "Marble")
        # AND comes back to a keyring that was locked meanwhile
        shop.switch_to(EnvironmentId.PRODUCTION)
        await shop.settled()
        shop.vault.is_locked = True
        shop.switch_to(EnvironmentId.STAGING)
        await until(window.empty.action.isVisible, "that the keyring is locked")
        shop.begin_add("Onyx")
        await shop.add_dialog_closed()
        assert shop.states()["Onyx"] is State.QUEUED
        shop.vault.is_locked = False
        window.empty.action.click()
        await until(is_now(shop, "Onyx", State.CREATED), "it is added")
        assert service.received[2:] == ["Onyx"]


async def test_neither_an_edit_nor_a_clock_that_is_set_during_a_wait_loses_doubles_or_hurries_an_add(
    shop: Shop,
) -> None:
    async with animal_service() as service, open_without_animals(shop, service):
        await queue_in_a_wait(shop, service, "Marble")
        shop.button("outboxEdit").click()
        await until(all_are(shop, State.DRAFT), "it is out of the line")
        dialog = shop.add_dialog()
        await shop.wait_over()
        shop.clock.leap(60)
        await shop.settled()
        assert service.received == ["Marble"]
        # WHEN nothing was changed
        dialog.cancel.click()
        await goes_once(shop, service, "Marble")
        # AND the computer's clock is set back, or ahead, while another waits and one is in doubt
        service.plans.append(LOST)
        await leave_unconfirmed(shop, "Rex")
        await queue_in_a_wait(shop, service, "Onyx", seconds=50)
        for hours in (-1, 2):
            shop.clock.set_ahead(hours * 3600)
            await asyncio.sleep(A_MOMENT)
            # THEN nothing goes before the wait is over by the time that passes
            assert service.received == ["Onyx"]
        await goes_once(shop, service, "Onyx")
        assert shop.states()["Rex"] is State.UNCONFIRMED


async def test_while_the_banner_says_when_the_next_one_goes_the_outbox_does_not_say_it_again(
    shop: Shop,
) -> None:
    async with shop.open_with_animals() as window:
        shop.practise(Situation.LIMIT_REACHED, seconds=90)
        shop.begin_add("Marble")
        await shop.waiting()
        await shop.add_dialog_closed()
        shop.choose_in_outbox("Marble")
        line = window.outbox_panel.state
        await until(line.isHidden, "only the banner")
        # WHEN the wait is over, and the animals cannot be sent for another cause
        shop.keep_key(None)
        await shop.wait_over()
        await until(line.isVisible, "the cause")


async def test_an_add_that_a_refused_key_holds_up_waits_for_the_right_one(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        shop.practise(Situation.KEY_NO_LONGER_VALID)
        shop.begin_add("Marble")
        (await shop.asked_for_key()).reject()
        said = "Marble is in the outbox. It is added with the right key."
        assert said in window.toast.accessibleName()
        await until(lambda: shop.states() == {"Marble": State.QUEUED}, "that it waits")
        shop.choose_in_outbox("Marble")
        said = "The service refused the API key. The next one goes with the right key."
        assert said in shop.said(window.outbox_panel)


async def test_the_notice_about_a_lost_answer_leads_to_the_check_with_one_press(shop: Shop) -> None:
    async with animal_service() as service:
        # GIVEN an add that is sent by itself, and whose answer is lost
        shop.move_staging(service.base_url)
        await leave_queued(shop, "Marble")
        service.plans.append(LOST_BUT_ADDED)
        async with shop.open() as window:
            text = "We don't know if Marble was added"
            await until(lambda: shop.said(window.notice).strip() == text, "the notice")
            await shop.settled()
            # WHEN its one button is pressed
            assert window.notice.action.text() == "Check"
            window.notice.action.click()
            # THEN the outbox shows what the check found
            await until(lambda: shop.reason() == "Probably added as #1. Is that it?", "the check")
            # WHEN that is another animal
            shop.button("outboxReject").click()
            await until(lambda: shop.reason() == "We don't know if Marble was added.", "it is open again")
            shop.button("outboxCheck").click()
            # THEN it is not found a second time
            await until(lambda: shop.reason().startswith("Not in the list yet."), "the other check")
            await shop.settled()
            # AND no check is offered before the time that this names
            asked, check = len(service.requests), shop.button("outboxCheck")
            assert not check.isEnabled()
            assert check.toolTip() == shop.reason()
            shop.parts.outbox.check(1)
            await shop.settled()
            assert len(service.requests) == asked
            shop.clock.leap(2 * LATE_COMMIT)
            await until(check.isEnabled, "the time that it names")
            check.click()
            await until(lambda: shop.reason() == "Not in the list. Add it again?", "the last check")
        assert service.received == ["Marble"]


async def test_a_check_that_is_not_answered_says_what_can_be_done(shop: Shop) -> None:
    async with animal_service() as service, open_without_animals(shop, service) as window:
        service.plans.extend([LOST, LOST])
        (await begin_slow_add(shop, service, "Marble")).cancel.click()
        shop.choose_in_outbox("Marble")
        line, notice = window.outbox_panel.state, window.notice
        assert line.text() == "One is on its way."
        # WHEN the request ends
        service.may_answer.set()
        await until(lambda: notice.action.isVisible() and notice.action.text() == "Check", "the notice")
        await shop.settled()
        # THEN it is said to be on its way no more
        assert shop.reason() == "We don't know if Marble was added."
        assert line.isHidden()
        # WHEN the check is refused
        service.list_answer = refusal(403).content
        notice.action.click()
        await until(lambda: notice.title.text() == "The service refused this", "the refusal")
        assert notice.message is not None
        assert "403" in notice.message.text
        assert notice.message.details == "The service said: Some words."
        # OR the limit is reached
        service.list_answer = refusal(429, Retry_After="3600").content
        shop.button("outboxCheck").click()
        again = "Check again when the wait is over."
        await until(lambda: again in notice.text.text(), "what to do")
        await shop.wait_over()
        # OR the key is no longer valid
        service.list_answer = refusal(401).content
        await shop.settled()
        shop.button("outboxCheck").click()
        (await shop.asked_for_key()).reject()


async def test_during_a_wait_the_notice_opens_the_outbox_and_asks_nothing(shop: Shop) -> None:
    async with animal_service() as service:
        shop.move_staging(service.base_url)
        await leave_queued(shop, "Marble")
        service.plans.append(LOST)
        async with shop.open() as window:
            await until(lambda: window.notice.action.text() == "Check", "the notice")
            await shop.settled()
            service.list_answer = refusal(429, Retry_After="60").content
            window.commands.refresh.trigger()
            await shop.waiting()
            asked = len(service.requests)
            window.notice.action.click()
            await asyncio.sleep(A_MOMENT)
            assert shop.reason() == "We don't know if Marble was added."
            assert not shop.button("outboxCheck").isEnabled()
            assert len(service.requests) == asked
            # WHEN the wait is over, and the add is discarded before the check of it is answered
            service.list_answer = None
            await shop.wait_over()
            await shop.settled()
            service.listing.clear()
            service.may_list.clear()
            shop.button("outboxCheck").click()
            await until(service.listing.is_set, "the check at the service")
            shop.button("outboxMore").click()
            shop.button("outboxDiscard").click()
            shop.think()
            shop.button("outboxDiscard").click()
            await until(all_are(shop, State.DISCARDED), "it is discarded")
            service.may_list.set()
            await shop.settled()
            assert on_disk(shop) == ["discarded"]


async def test_a_check_from_the_add_dialog_shows_in_the_outbox_what_it_found_and_the_person_confirms_it(
    shop: Shop,
) -> None:
    async with animal_service() as service, open_without_animals(shop, service) as window:
        panel = window.outbox_panel
        service.plans.append(LOST_BUT_ADDED)
        await leave_unconfirmed(shop, "Onyx")
        for name, size in (("Marble", (800, 600)), ("Basil", (1180, 740))):
            window.resize(*size)
            panel.dismiss()
            service.plans.append(LOST_BUT_ADDED)
            dialog = shop.begin_add(name)
            await unconfirmed(dialog)
            # WHEN the question is answered with a check
            dialog.confirm.click()
            # THEN the dialog makes room for the outbox, where the add is the current one
            await shop.add_dialog_closed()
            assert panel.isVisible()
            assert panel.details.name.text() == name
            assert window.focusWidget() is panel.list
            await until(lambda: shop.reason().startswith("Probably added as #"), "the answer")
            await shop.settled()
            # In a small window it would lie over the button.
            assert window.toast.isHidden()
            shop.button("outboxConfirm").click()
            await until(is_now(shop, name, State.CREATED), "it is confirmed")
            assert window.header.outbox.accessibleName() == "Outbox, 1 needs you"
            await shop.settled()
            window.toast.hide()
        assert service.received == ["Onyx", "Marble", "Basil"]
        # WHEN the service asks to wait without an end, THEN that is told in words
        service.plans.append(refusal(429, Retry_After="99999999999999999999"))
        shop.begin_add("Pepper")
        await shop.waiting()
        await shop.add_dialog_closed()
        assert window.toast.accessibleName().endswith("It is added when the service is back.")
        shop.choose_in_outbox("Pepper")
        said = shop.said(window.outbox_panel)
        assert "The next one goes when the service is back." in said


async def test_an_add_that_is_discarded_and_edited_in_one_moment_is_discarded(
    shop: Shop, caplog: pytest.LogCaptureFixture
) -> None:
    await leave_queued(shop, "Marble", "Onyx")
    async with shop.open_without_key() as window:
        shop.choose_in_outbox("Marble")
        with slow_disk(shop) as go_on:
            shop.button("outboxEdit").click()
            shop.button("outboxDiscard").click()
            # Another animal is begun, so that this one cannot be edited.
            dialog = shop.add_dialog()
            go_on()
            await shop.settled()
        assert shop.states() == {"Marble": State.DISCARDED, "Onyx": State.QUEUED}
        assert not [record for record in caplog.records if record.levelname == "ERROR"]
        dialog.cancel.click()
        await shop.settled()
        # WHEN Edit comes second
        shop.choose_in_outbox("Onyx")
        with slow_disk(shop) as go_on:
            shop.button("outboxDiscard").click()
            # The next job begins after this one has.
            await asyncio.sleep(0)
            shop.button("outboxEdit").click()
            go_on()
            await shop.settled()
        # THEN nothing is said of sending
        assert all_are(shop, State.DISCARDED)()
        assert "being sent" not in window.toast.accessibleName()


async def test_the_outbox_that_cannot_be_written_sends_nothing_and_says_so(shop: Shop) -> None:
    with unreadable(outbox_file(shop)):
        async with shop.open_with_animals() as window:
            dialog = shop.begin_add("Marble")
            await until(lambda: "cannot be read or written" in shop.said(dialog), "the reason")
            assert dialog.name.text() == "Marble"
            assert shop.asked("POST") == []
            assert "cannot be read or written" in shop.said(window)
            dialog.cancel.click()


async def test_an_add_edited_in_the_moment_it_leaves_is_added_once(shop: Shop) -> None:
    async with animal_service() as service:
        # GIVEN a queued add that is just being recorded as sending
        shop.move_staging(service.base_url)
        await leave_queued(shop, "Marble")
        service.may_list.clear()
        async with shop.open() as window:
            await until(is_now(shop, "Marble", State.QUEUED), "it is queued")
            shop.choose_in_outbox("Marble")
            with slow_disk(shop):
                service.may_list.set()
                await until(lambda: shop.queue.is_running, "it leaves")
                await asyncio.sleep(A_MOMENT)
                # WHEN Edit is pressed, and whatever opens is closed with nothing changed
                shop.button("outboxEdit").click()
                await asyncio.sleep(A_MOMENT)
            # On a busy computer the edit may have come first: then the add leaves when the dialog is closed.
            await shop.settled()
            for dialog in window.findChildren(AddAnimalDialog):
                dialog.cancel.click()
            await until(lambda: service.names()["Marble"], "it is added")
            await shop.settled()
        # THEN it was sent once
        assert service.received == ["Marble"]
        assert on_disk(shop) == ["created"]


async def test_what_is_blocked_on_its_way_or_fails_three_times_stops_sending_until_the_person_goes_on(
    shop: Shop,
) -> None:
    async with animal_service() as service:
        shop.move_staging(service.base_url)
        names = {f"Rex {number}" for number in range(8)}
        await leave_queued(shop, *sorted(names))
        # Both may be on their way before the first response comes.
        service.plans.extend([Reply(answer(403, b"<h1>Forbidden</h1>"))] * 2)
        async with shop.open() as window:
            blocked = "The request was blocked on its way"
            await until(lambda: window.message_bar.title.text() == blocked, "why nothing is sent")
            await shop.settled()
            refused = set(service.received)
            assert {name for name, state in shop.states().items() if state is State.REFUSED} == refused
            # WHEN the person tries again, and each request fails
            service.plans.clear()
            service.plans.extend([LOST] * len(names))
            window.message_bar.action.click()
            await until(lambda: "Sending was stopped" in shop.said(window.notice), "the stop")
            await shop.settled()
            # THEN only three of them were sent, or four: two that are in flight together fail together
            sent = set(service.received) - refused
            assert len(sent) in {3, 4}
            shop.choose_in_outbox("Rex 7")
            assert "Sending is stopped" in shop.said(window.outbox_panel)
            # WHEN the service is well again and the person goes on, the outcome is told and the list shows it
            service.plans.clear()
            shop.button("outboxSend").click()
            await until(lambda: "added" in window.toast.accessibleName(), "it is told")
            await until(lambda: set(shop.names()) == names - refused - sent, "the rest")
            assert sorted(service.received) == sorted(names)
