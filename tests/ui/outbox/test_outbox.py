"""The outbox in the whole window, over real HTTP: adds wait, go by themselves, and are never sent twice."""

import asyncio
from collections.abc import Callable

import pytest

from menagerie.outbox.entry import State
from menagerie.sandbox.practice import Situation
from menagerie.settings.environments import EnvironmentId
from menagerie.ui.adding.add_dialog import AddAnimalDialog
from menagerie.workflows.sending.checking import LATE_COMMIT
from support.animal_service import Failure, Manner, Point, Reply, animal_service, refusal
from support.hard_times import (
    A_MOMENT,
    begin_slow_add,
    is_now,
    leave_queued,
    leave_unconfirmed,
    look_at_unconfirmed,
    on_disk,
    open_where_category_12_is_unknown,
    open_without_animals,
    slow_disk,
    unconfirmed,
    unreadable,
)
from support.qt_loop import until
from support.raw_server import Conversation, answer, as_json, raw_server
from support.shop import RIGHT_KEY, Shop


def all_are(shop: Shop, state: State) -> Callable[[], bool]:
    return lambda: set(shop.states().values()) == {state}


async def lose(shop: Shop, name: str, situation: Situation = Situation.SERVER_ERROR) -> None:
    """Add an animal that becomes unconfirmed."""
    shop.practise(situation)
    await leave_unconfirmed(shop, name)


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


async def test_a_keyring_that_locks_in_between_loses_nothing(shop: Shop) -> None:
    async with shop.open_with_animals():
        shop.switch_to(EnvironmentId.SANDBOX)
        await shop.answered()
        shop.vault.is_locked = True
        shop.switch_to(EnvironmentId.STAGING)
        await until(shop.window.empty.action.isVisible, "that the keyring is locked")
        shop.begin_add("Marble")
        await shop.add_dialog_closed()
        assert shop.states() == {"Marble": State.QUEUED}
        shop.vault.is_locked = False
        shop.window.empty.action.click()
        await until(all_are(shop, State.CREATED), "it is added")
        assert shop.asked("POST") == ["POST /v1/pets 201"]


async def test_switching_away_leaves_the_adds_where_they_are_and_coming_back_sends_them(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        shop.practise(Situation.LIMIT_REACHED, seconds=90)
        shop.begin_add("Marble")
        await shop.waiting()
        await shop.add_dialog_closed()
        shop.switch_to(EnvironmentId.SANDBOX)
        await shop.answered()
        assert shop.states() == {}
        assert window.header.outbox.accessibleName() == "Outbox"
        shop.switch_to(EnvironmentId.STAGING)
        await shop.waiting()
        await until(all_are(shop, State.QUEUED), "it still waits")
        assert shop.asked("POST") == ["POST /v1/pets 429"]
        await shop.wait_over()
        await until(all_are(shop, State.CREATED), "it is added")
        assert shop.asked("POST") == ["POST /v1/pets 429", "POST /v1/pets 201"]


@pytest.mark.parametrize("hours", [-1, 1])
async def test_a_clock_that_is_set_while_adds_wait_neither_loses_nor_doubles_nor_hurries_any(
    shop: Shop, hours: int
) -> None:
    async with shop.open_with_animals():
        await lose(shop, "Rex")
        shop.practise(Situation.LIMIT_REACHED, seconds=50)
        shop.begin_add("Marble")
        await shop.waiting()
        await shop.add_dialog_closed()
        # WHEN the computer's clock is set
        shop.clock.set_ahead(hours * 3600)
        await asyncio.sleep(0.5)
        # THEN nothing goes before the wait is over by the time that passes
        assert shop.asked("POST") == ["POST /v1/pets 500", "POST /v1/pets 429"]
        shop.clock.leap(60)
        await until(lambda: shop.states()["Marble"] is State.CREATED, "the animal was added")
        assert shop.asked("POST")[2:] == ["POST /v1/pets 201"]
        assert shop.states()["Rex"] is State.UNCONFIRMED


async def test_nothing_unconfirmed_goes_again_by_itself_after_a_restart(shop: Shop) -> None:
    async with shop.open_with_animals():
        await lose(shop, "Marble")
    async with shop.open_with_animals() as window:
        await until(lambda: shop.states() == {"Marble": State.UNCONFIRMED}, "it is still in doubt")
        window.header.refresh.click()
        await until(lambda: len(shop.asked("GET")) == 3, "another answer")
        await asyncio.sleep(0.3)
        assert shop.asked("POST") == ["POST /v1/pets 500"]
        assert window.header.outbox.accessibleName() == "Outbox, 1 needs you"


async def test_a_check_finds_the_animal_and_the_person_confirms_it(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        await lose(shop, "Marble", Situation.ANSWER_LOST)
        shop.choose_in_outbox("Marble")
        shop.button("outboxCheck").click()
        await until(lambda: "Probably added as #" in shop.reason(), "it is found")
        await shop.settled()
        # In a small window it would lie over the button.
        assert window.toast.isHidden()
        shop.button("outboxConfirm").click()
        await until(all_are(shop, State.CREATED), "it is confirmed")
        assert window.header.outbox.accessibleName() == "Outbox"
        assert len(shop.asked("POST")) == 1


async def test_an_add_is_discarded_although_the_check_of_it_is_not_answered_yet(shop: Shop) -> None:
    async with animal_service() as service, open_without_animals(shop, service):
        service.plans.append(Failure(Point.AFTER_REQUEST, Manner.CLOSE))
        await look_at_unconfirmed(shop, "Marble")
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


async def test_the_notice_about_a_lost_answer_leads_to_the_check_with_one_press(shop: Shop) -> None:
    async with animal_service() as service:
        # GIVEN an add that is sent by itself, and whose answer is lost
        shop.move_staging(service.base_url)
        await leave_queued(shop, "Marble")
        service.plans.append(Failure(Point.AFTER_REQUEST, Manner.CLOSE, adds=True))
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


async def test_during_a_wait_the_notice_opens_the_outbox_and_asks_nothing(shop: Shop) -> None:
    async with animal_service() as service:
        shop.move_staging(service.base_url)
        await leave_queued(shop, "Marble")
        service.plans.append(Failure(Point.AFTER_REQUEST, Manner.CLOSE))
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


async def test_a_check_that_the_service_refuses_says_its_words_and_the_number(shop: Shop) -> None:
    async with animal_service() as service:
        shop.move_staging(service.base_url)
        await leave_queued(shop, "Marble")
        service.plans.append(Failure(Point.AFTER_REQUEST, Manner.CLOSE))
        async with shop.open() as window:
            await until(lambda: window.notice.action.text() == "Check", "the notice")
            await shop.settled()
            service.list_answer = refusal(403).content
            window.notice.action.click()
            await until(lambda: window.notice.title.text() == "The service refused this", "the refusal")
            message = window.notice.message
            assert message is not None
            assert "403" in message.text
            assert message.details == "The service said: Some words."


async def test_adds_that_are_blocked_on_their_way_wait_until_the_person_tries_again(shop: Shop) -> None:
    async with animal_service() as service:
        shop.move_staging(service.base_url)
        await leave_queued(shop, "Marble", "Onyx")
        # Both may be on their way before the first response comes.
        service.plans.extend([Reply(answer(403, b"<h1>Forbidden</h1>"))] * 2)
        async with shop.open() as window:
            blocked = "The request was blocked on its way"
            await until(lambda: window.message_bar.title.text() == blocked, "why nothing is sent")
            await shop.settled()
            refused = set(service.received)
            assert {name for name, state in shop.states().items() if state is State.REFUSED} == refused
            service.plans.clear()
            window.message_bar.action.click()
            rest = {"Marble", "Onyx"} - refused
            await until(lambda: all(shop.states()[name] is State.CREATED for name in rest), "the rest")
            assert sorted(service.received) == ["Marble", "Onyx"]


async def test_where_no_address_is_set_up_the_outbox_is_empty(shop: Shop) -> None:
    async with shop.open("production") as window:
        await shop.settled()
        window.header.outbox.click()
        await shop.settled()
        assert "Nothing waits" in window.outbox_panel.empty.text()


async def test_one_that_is_not_there_is_added_again_when_the_person_says_so_twice(shop: Shop) -> None:
    async with shop.open_with_animals():
        await lose(shop, "Marble")
        shop.choose_in_outbox("Marble")
        shop.button("outboxMore").click()
        shop.button("outboxAddAgain").click()
        await asyncio.sleep(0.2)
        # ONCE is not enough
        assert len(shop.asked("POST")) == 1
        assert "twice" in shop.reason()
        shop.think()
        shop.button("outboxAddAgain").click()
        await until(all_are(shop, State.CREATED), "it is added")
        assert shop.asked("POST") == ["POST /v1/pets 500", "POST /v1/pets 201"]


async def test_a_refused_add_is_edited_from_the_outbox_and_sent(shop: Shop) -> None:
    async with open_where_category_12_is_unknown(shop):
        dialog = shop.begin_add("Marble")
        await until(lambda: "does not exist" in shop.said(dialog), "the refusal")
        dialog.cancel.click()
        shop.choose_in_outbox("Marble")
        assert "categoryId 12 does not exist" in shop.reason()
        shop.button("outboxEdit").click()
        edit = shop.add_dialog()
        assert edit.name.text() == "Marble"
        edit.category.setText("13")
        edit.confirm.click()
        await shop.add_dialog_closed()
        await until(lambda: shop.names() == ["Marble"], "the animal")


async def test_an_add_that_is_edited_does_not_go_meanwhile_and_goes_again_when_nothing_was_changed(
    shop: Shop,
) -> None:
    async with shop.open_with_animals():
        shop.practise(Situation.LIMIT_REACHED, seconds=50)
        shop.begin_add("Marble")
        await shop.waiting()
        await shop.add_dialog_closed()
        shop.choose_in_outbox("Marble")
        shop.button("outboxEdit").click()
        await until(all_are(shop, State.DRAFT), "it is out of the line")
        dialog = shop.add_dialog()
        await shop.wait_over()
        await shop.answered()
        assert shop.asked("POST") == ["POST /v1/pets 429"]
        dialog.cancel.click()
        await until(all_are(shop, State.CREATED), "it went after all")
        assert shop.asked("POST") == ["POST /v1/pets 429", "POST /v1/pets 201"]


async def test_an_add_that_is_discarded_before_its_dialog_could_open_stays_so(
    shop: Shop, caplog: pytest.LogCaptureFixture
) -> None:
    await leave_queued(shop, "Marble")
    shop.keep_key(None)
    async with shop.open():
        await until(all_are(shop, State.QUEUED), "the queued add")
        shop.choose_in_outbox("Marble")
        with slow_disk(shop) as go_on:
            shop.button("outboxEdit").click()
            shop.button("outboxDiscard").click()
            # Another animal is begun, so that this one cannot be edited.
            dialog = shop.add_dialog()
            go_on()
            await shop.settled()
        assert shop.states() == {"Marble": State.DISCARDED}
        assert not [record for record in caplog.records if record.levelname == "ERROR"]
        dialog.cancel.click()


async def test_nothing_is_said_of_sending_when_edit_comes_after_discard(shop: Shop) -> None:
    await leave_queued(shop, "Marble")
    shop.keep_key(None)
    async with shop.open() as window:
        await until(all_are(shop, State.QUEUED), "the queued add")
        shop.choose_in_outbox("Marble")
        with slow_disk(shop) as go_on:
            shop.button("outboxDiscard").click()
            # The next job begins after this one has.
            await asyncio.sleep(0)
            shop.button("outboxEdit").click()
            go_on()
            await shop.settled()
        assert shop.states() == {"Marble": State.DISCARDED}
        assert "being sent" not in window.toast.accessibleName()


async def test_the_outbox_that_cannot_be_written_sends_nothing_and_says_so(shop: Shop) -> None:
    path = shop.paths.outbox(EnvironmentId.STAGING.value, shop.variables["MENAGERIE_STAGING_URL"])
    with unreadable(path):
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


async def test_several_failures_in_a_row_stop_sending_until_the_person_goes_on(shop: Shop) -> None:
    async with animal_service() as service:
        # GIVEN six adds in the queue, and a service that fails at each
        shop.move_staging(service.base_url)
        await leave_queued(shop, *(f"Rex {number}" for number in range(6)))
        service.plans.extend([Failure(Point.AFTER_REQUEST, Manner.CLOSE)] * 6)
        async with shop.open() as window:
            await until(lambda: "Sending was stopped" in shop.said(window.notice), "the stop")
            await shop.settled()
            # THEN only three of them were sent, or four: two that are in flight together fail together
            assert len(service.received) in {3, 4}
            shop.choose_in_outbox("Rex 5")
            assert "Sending is stopped" in shop.said(window.outbox_panel)
            # WHEN the service is well again and the person goes on, the outcome is told and the list shows it
            service.plans.clear()
            shop.button("outboxSend").click()
            await until(lambda: "added" in window.toast.accessibleName(), "it is told")
            await until(lambda: "Rex 5" in shop.names(), "its row")


async def test_a_wait_without_an_end_is_told_in_words(shop: Shop) -> None:
    async with animal_service() as service, open_without_animals(shop, service) as window:
        service.plans.append(refusal(429, Retry_After="99999999999999999999"))
        shop.begin_add("Marble")
        await shop.waiting()
        await shop.add_dialog_closed()
        assert window.toast.accessibleName().endswith("It is added when the service is back.")
        shop.choose_in_outbox("Marble")
        said = shop.said(window.outbox_panel)
        assert "The next one goes when the service is back." in said


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


async def test_one_is_on_its_way_only_while_its_request_is(shop: Shop) -> None:
    async with animal_service() as service, open_without_animals(shop, service) as window:
        service.plans.append(Failure(Point.AFTER_REQUEST, Manner.CLOSE))
        (await begin_slow_add(shop, service, "Marble")).cancel.click()
        shop.choose_in_outbox("Marble")
        line = window.outbox_panel.state
        assert line.text() == "One is on its way."
        # WHEN the request ends
        service.may_answer.set()
        await until(all_are(shop, State.UNCONFIRMED), "the end of the request")
        await shop.settled()
        # THEN that is no longer said
        assert shop.reason() == "We don't know if Marble was added."
        assert line.isHidden()


@pytest.mark.parametrize("size", [(1180, 740), (800, 600)])
async def test_a_check_from_the_add_dialog_shows_its_answer_in_the_outbox(
    shop: Shop, size: tuple[int, int]
) -> None:
    async with animal_service() as service, open_without_animals(shop, service) as window:
        window.resize(*size)
        panel = window.outbox_panel
        service.plans.extend([Failure(Point.AFTER_REQUEST, Manner.CLOSE, adds=True)] * 2)
        await leave_unconfirmed(shop, "Onyx")
        dialog = shop.begin_add("Marble")
        await unconfirmed(dialog)
        # WHEN the question is answered with a check
        dialog.confirm.click()
        # THEN the dialog makes room for the outbox, where the add is the current one
        await shop.add_dialog_closed()
        assert panel.isVisible()
        assert panel.details.name.text() == "Marble"
        assert window.focusWidget() is panel.list
        await until(lambda: shop.reason().startswith("Probably added as #"), "the answer")


@pytest.mark.parametrize("status", [401, 429])
async def test_a_check_that_is_not_answered_says_what_can_be_done(shop: Shop, status: int) -> None:
    answers: list[tuple[int, bytes, dict[str, str]]] = [(200, b"[]", {}), (500, b"", {})]

    async def script(conversation: Conversation) -> None:
        said = as_json({"code": "x", "message": "No.", "status": status})
        code, body, headers = answers.pop(0) if answers else (status, said, {"Retry-After": "3600"})
        await conversation.send(answer(code, body, headers))

    async with raw_server(script) as server, open_without_animals(shop, server) as window:
        await look_at_unconfirmed(shop, "Marble")
        await shop.settled()
        shop.button("outboxCheck").click()
        if status == 401:
            (await shop.asked_for_key()).reject()
        else:
            again = "Check again when the wait is over."
            await until(lambda: again in window.notice.text.text(), "what to do")
