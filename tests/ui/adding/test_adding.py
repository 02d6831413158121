"""Adding an animal in the whole window, over real HTTP: nothing lost, nothing twice."""

import asyncio
import time

import pytest

from menagerie.domain.animal import INT64_MAX, Animal, PetStatus
from menagerie.outbox.entry import State, Typed
from menagerie.sandbox.practice import Situation
from menagerie.settings.environments import EnvironmentId
from menagerie.ui.adding.add_dialog import AddAnimalDialog
from support.animal_service import ADDED, Failure, Manner, Point, Reply, animal_service, refusal
from support.hard_times import (
    A_MOMENT,
    begin_slow_add,
    is_now,
    leave_queued,
    on_disk,
    open_where_category_12_is_unknown,
    open_without_animals,
    slow_disk,
    stuck_disk,
    tried_again,
    unconfirmed,
)
from support.patience import LONGEST_WAIT
from support.qt_loop import until
from support.raw_server import Conversation, answer, as_json, raw_server, scripted
from support.shop import RIGHT_KEY, Shop

NAME = "<b>Rex</b> & 🐕 שלום"


async def test_an_added_animal_is_shown_letter_for_letter_with_its_number(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        dialog = shop.add_dialog()
        dialog.status.choose(PetStatus.PENDING)
        dialog.name.setText(NAME)
        dialog.category.setText(str(INT64_MAX))
        dialog.confirm.click()
        await shop.add_dialog_closed()
        await shop.idle()
        animal = window.table.current_animal()
        assert animal is not None
        assert (animal.name, animal.category_id, animal.status) == (NAME, INT64_MAX, "pending")
        assert window.details.name.text() == NAME
        assert window.toast.isVisible()
        assert window.toast.accessibleName() == f"{NAME} was added as #{animal.id}"
        assert shop.asked()[1:] == ["POST /v1/pets 201"]


async def test_an_animal_is_queued_before_the_window_has_another_turn(shop: Shop) -> None:
    async with shop.open_with_animals():
        # GIVEN what is typed and kept as a draft
        dialog = shop.add_dialog()
        dialog.name.setText("Marble")
        dialog.category.setText("12")
        await shop.settled()
        assert on_disk(shop) == [State.DRAFT]
        # WHEN Add is pressed
        dialog.confirm.click()
        # THEN it is queued on the disk, though nothing was painted or looked for: the loop had no turn
        end = time.monotonic() + LONGEST_WAIT
        while on_disk(shop) != [State.QUEUED]:
            assert time.monotonic() < end
        await shop.add_dialog_closed()


async def test_an_added_animal_that_the_filter_does_not_show_is_said_and_shown_when_that_is_wanted(
    shop: Shop,
) -> None:
    async with shop.open_with_animals() as window:
        window.filter.status.choose(PetStatus.SOLD)
        await until(lambda: {a.status for a in window.table.animals} == {"sold"}, "sold animals alone")
        count = window.footer.summary.text()
        dialog = shop.add_dialog()
        dialog.status.choose(PetStatus.AVAILABLE)
        shop.begin_add("Marble")
        await shop.add_dialog_closed()
        await shop.idle()
        assert "Marble" not in shop.names()
        assert window.footer.summary.text() == count
        assert window.toast.accessibleName() == "Marble added to Available."
        # WHEN the person wants to see it
        window.toast.action.click()
        await shop.idle()
        assert window.details.name.text() == "Marble"
        assert len(shop.asked("GET")) == 2


async def test_kept_open_the_dialog_takes_one_animal_after_the_other(shop: Shop) -> None:
    async with shop.open_with_animals():
        dialog = shop.add_dialog()
        dialog.keep_open.setChecked(True)
        for name in ("Marble", "Onyx"):
            dialog.name.setText(name)
            dialog.category.setText("12")
            dialog.confirm.click()
            await until(lambda: not dialog.name.text() and dialog.name.isEnabled(), "the next animal")
            assert dialog.name.text() == ""
            assert dialog.category.text() == "12"
        await until(lambda: shop.names()[:2] == ["Onyx", "Marble"], "both animals")
        assert dialog.isVisible()
        dialog.cancel.click()
        assert shop.asked("POST") == ["POST /v1/pets 201"] * 2


async def test_a_second_enter_does_not_add_a_second_animal(shop: Shop) -> None:
    async with shop.open_with_animals():
        dialog = shop.begin_add("Marble")
        dialog.submit()
        dialog.confirm.click()
        await shop.add_dialog_closed()
        await shop.answered()
        assert shop.asked("POST") == ["POST /v1/pets 201"]


async def test_what_the_service_does_not_accept_is_said_beside_the_field_and_can_be_corrected(
    shop: Shop,
) -> None:
    async with open_where_category_12_is_unknown(shop) as window:
        window.empty.action.click()
        dialog = shop.begin_add("Marble")
        await until(lambda: "categoryId 12 does not exist" in shop.said(dialog), "the refusal")
        assert dialog.category.hasFocus()
        assert dialog.category.accessibleDescription() == "categoryId 12 does not exist"
        assert dialog.name.text() == "Marble"
        dialog.category.setText("13")
        dialog.confirm.click()
        await shop.add_dialog_closed()
        await until(lambda: shop.names() == ["Marble"], "the animal")


async def test_an_animal_whose_answer_cannot_be_read_was_added_all_the_same(shop: Shop) -> None:
    script = scripted(answer(200, b"[]"), answer(201, b"<html>"), answer(200, b"[]"))
    async with raw_server(script) as server, open_without_animals(shop, server) as window:
        shop.begin_add("Marble")
        await shop.add_dialog_closed()
        said = "Marble was added. The service's answer did not say its number."
        await until(lambda: window.toast.accessibleName() == said, "what is said of it")
        # Only a list can show it.
        await until(lambda: len(server.requests) == 3, "the list")


async def test_after_a_server_error_an_add_is_unconfirmed_and_not_sent_again(shop: Shop) -> None:
    async with shop.open_with_animals():
        shop.practise(Situation.SERVER_ERROR)
        dialog = shop.begin_add("Marble")
        await until(lambda: "We don't know if" in shop.said(dialog), "the doubt")
        assert dialog.name.text() == "Marble"
        await shop.idle()
        assert shop.asked()[1:] == ["POST /v1/pets 500"]
        assert shop.states() == {"Marble": State.UNCONFIRMED}
        dialog.cancel.click()


async def test_after_a_lost_response_a_check_finds_the_animal_and_it_stands_in_the_list_once_confirmed(
    shop: Shop,
) -> None:
    async with shop.open_with_animals() as window:
        shop.practise(Situation.ANSWER_LOST)
        dialog = shop.begin_add("Marble")
        await unconfirmed(dialog)
        dialog.confirm.click()
        await until(lambda: "Probably added as #" in shop.reason(), "it is found")
        shop.button("outboxConfirm").click()
        await until(lambda: shop.names()[0] == "Marble", "the animal in the list")
        await shop.idle()
        assert shop.names().count("Marble") == 1
        assert [line.split("?")[0] for line in shop.asked()[1:]] == ["POST /v1/pets None", "GET /v1/pets"]
        assert window.header.outbox.accessibleName() == "Outbox"


async def test_the_animal_typed_after_an_unconfirmed_add_is_added_as_well(shop: Shop) -> None:
    async with shop.open_with_animals():
        shop.practise(Situation.SERVER_ERROR)
        dialog = shop.begin_add("Marble")
        await unconfirmed(dialog)
        dialog.name.setText("Onyx")
        dialog.confirm.click()
        await shop.add_dialog_closed()
        await shop.answered()
        assert shop.states() == {"Marble": State.UNCONFIRMED, "Onyx": State.CREATED}
        assert shop.asked("POST") == ["POST /v1/pets 500", "POST /v1/pets 201"]


async def test_an_animal_that_could_not_be_sent_waits_in_the_outbox_and_the_dialog_closes(shop: Shop) -> None:
    async with shop.open_with_animals(EnvironmentId.SANDBOX) as window:
        await shop.parts.sandbox.stop()
        await asyncio.sleep(0.05)
        shop.begin_add("Marble")
        await shop.add_dialog_closed()
        assert window.toast.accessibleName().startswith("Marble is in the outbox")
        assert shop.states() == {"Marble": State.QUEUED}
        assert window.header.outbox.accessibleName() == "Outbox, 1 waiting"


async def test_an_animal_that_failed_keeps_the_window_open(shop: Shop) -> None:
    async with animal_service() as service, open_without_animals(shop, service) as window:
        service.plans.append(Failure(Point.AFTER_REQUEST, Manner.CLOSE))
        dialog = await begin_slow_add(shop, service, "Marble")
        assert not window.close()
        service.may_answer.set()
        await unconfirmed(dialog)
        assert window.isVisible()
        dialog.cancel.click()


@pytest.mark.parametrize("keeps_open", [False, True])
async def test_closing_the_window_waits_for_an_animal_on_its_way(shop: Shop, *, keeps_open: bool) -> None:
    async with animal_service() as service, open_without_animals(shop, service) as window:
        shop.add_dialog().keep_open.setChecked(keeps_open)
        await begin_slow_add(shop, service, "Marble")
        assert not window.close()
        assert window.isVisible()
        assert "closes as soon as the animal has been added" in window.toast.accessibleName()
        service.may_answer.set()
        await until(lambda: not window.isVisible(), "the end")
        assert service.received == ["Marble"]


async def test_add_then_escape_then_the_next_animal_loses_neither_of_them(shop: Shop) -> None:
    async with animal_service() as service, open_without_animals(shop, service):
        dialog = shop.add_dialog()
        dialog.name.setText("Marble")
        dialog.category.setText("12")
        await shop.settled()
        with slow_disk(shop) as go_on:
            # WHEN Add and Escape are pressed while it is being written down, and then the next one typed
            dialog.confirm.click()
            dialog.cancel.click()
            asyncio.get_running_loop().call_later(A_MOMENT, go_on)
            await shop.add_dialog_closed()
            following = shop.add_dialog()
            assert following.name.text() == ""
            following.name.setText("Onyx")
        await until(is_now(shop, "Marble", State.CREATED), "the first is added")
        await shop.settled()
        # THEN the first is added, and the second is still being typed
        assert service.received == ["Marble"]
        assert shop.states() == {"Marble": State.CREATED, "Onyx": State.DRAFT}
        assert following.isVisible()
        assert following.name.text() == "Onyx"
        following.cancel.click()


async def test_a_key_refused_for_the_list_and_for_an_add_at_once_can_be_entered_anew(shop: Shop) -> None:
    is_revoked, may_refuse_add = asyncio.Event(), asyncio.Event()

    async def script(conversation: Conversation) -> None:
        is_add = conversation.request.startswith(b"POST")
        if is_revoked.is_set():
            await (may_refuse_add.wait() if is_add else asyncio.sleep(A_MOMENT))
            await conversation.answer(401, as_json({"code": "key", "message": "No.", "status": 401}))
        elif is_add:
            await conversation.answer(201, as_json({"id": 1, "name": "Marble", "categoryId": 12}))
        else:
            await conversation.answer(200, b"[]")

    async with raw_server(script) as server, open_without_animals(shop, server) as window:
        is_revoked.set()
        # WHEN the list is asked for, an animal added meanwhile, and both are refused for the key
        window.header.refresh.click()
        shop.begin_add("Marble")
        dialog = await shop.asked_for_key()
        may_refuse_add.set()
        await shop.settled()
        # THEN the key dialog is there and works
        assert dialog.isVisible()
        is_revoked.clear()
        dialog.edit.setText(RIGHT_KEY)
        shop.button("saveKeyButton").click()
        await until(is_now(shop, "Marble", State.CREATED), "it is added")
        await shop.add_dialog_closed()
        # AND can be opened again
        window.commands.key.trigger()
        (await shop.asked_for_key()).reject()


async def test_what_becomes_of_an_add_whose_dialog_was_closed_is_told(shop: Shop) -> None:
    async with animal_service() as service, open_without_animals(shop, service) as window:
        # GIVEN the dialog closed over an add on its way, and opened for the next
        (await begin_slow_add(shop, service, "Marble")).cancel.click()
        following = shop.add_dialog()
        following.name.setText("Onyx")
        # WHEN the first is added
        service.may_answer.set()
        await until(is_now(shop, "Marble", State.CREATED), "it is added")
        # THEN that is said, and it is in the list
        await until(lambda: shop.names() == ["Marble"], "it is in the list")
        assert window.toast.accessibleName() == "Marble was added as #1"
        following.cancel.click()


@pytest.mark.parametrize(
    ("plan", "said"),
    [
        (refusal(400), "From the outbox: 1 refused"),
        (Failure(Point.AFTER_REQUEST, Manner.CLOSE), "We don't know if Marble was added"),
    ],
    ids=["refused", "unconfirmed"],
)
async def test_what_fails_behind_a_closed_dialog_is_told(
    shop: Shop, plan: Reply | Failure, said: str
) -> None:
    async with animal_service() as service, open_without_animals(shop, service) as window:
        service.plans.append(plan)
        (await begin_slow_add(shop, service, "Marble")).cancel.click()
        service.may_answer.set()
        await until(lambda: said in shop.said(window.notice), "it is told")


async def edit_one_in_line(shop: Shop, name: str) -> AddAnimalDialog:
    """Let an add wait for the service, and open it again with Edit."""
    # Longer than a test takes on a slow computer.
    shop.practise(Situation.LIMIT_REACHED, seconds=600)
    shop.begin_add(name)
    await shop.waiting()
    await shop.add_dialog_closed()
    shop.choose_in_outbox(name)
    shop.button("outboxEdit").click()
    await shop.settled()
    return shop.add_dialog()


async def test_an_edit_that_is_left_with_a_change_says_that_the_add_is_a_draft_now(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        dialog = await edit_one_in_line(shop, "Marble")
        dialog.category.setText("13")
        dialog.cancel.click()
        await shop.settled()
        assert shop.states() == {"Marble": State.DRAFT}
        assert window.toast.accessibleName().startswith("Marble is a draft now")


async def test_an_edit_that_is_left_with_a_question_about_it_is_a_draft_and_not_added(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        dialog = await edit_one_in_line(shop, "Marble")
        # GIVEN that one like it has become known since Add was pressed
        await shop.parts.opened.catalogue.record_animals([Animal(9001, "Marble", 12)])
        dialog.submit()
        await until(lambda: "Add another?" in shop.said(dialog), "the question")
        dialog.cancel.click()
        await shop.settled()
        assert shop.states() == {"Marble": State.DRAFT}
        assert window.toast.accessibleName().startswith("Marble is a draft now")


@pytest.mark.parametrize("is_left_before", [False, True], ids=["over the dialog", "right after Escape"])
async def test_an_edit_without_a_change_is_queued_again_when_the_application_is_closed(
    shop: Shop, *, is_left_before: bool
) -> None:
    async with shop.open_with_animals() as window:
        dialog = await edit_one_in_line(shop, "Marble")
        if is_left_before:
            dialog.cancel.click()
        window.close()
    assert on_disk(shop) == ["queued"]


async def test_edit_and_the_next_animal_in_the_same_moment_leave_the_add_queued(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        (await edit_one_in_line(shop, "Marble")).cancel.click()
        await until(is_now(shop, "Marble", State.QUEUED), "it is queued")
        shop.choose_in_outbox("Marble")
        # WHEN Edit is pressed, and another dialog is opened before that of Edit
        shop.button("outboxEdit").click()
        window.header.add.click()
        await shop.settled()
        # THEN the add waits as before, and the dialog has nothing of it
        assert shop.states() == {"Marble": State.QUEUED}
        assert shop.add_dialog().name.text() == ""
        shop.add_dialog().cancel.click()


async def test_the_next_animal_has_nothing_of_an_add_that_is_being_queued_again(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        dialog = await edit_one_in_line(shop, "Marble")
        with slow_disk(shop):
            # WHEN the next dialog is opened before the disk has taken back the one that was left unchanged
            dialog.cancel.click()
            await asyncio.sleep(A_MOMENT)
            window.header.add.click()
            assert shop.add_dialog().content == Typed("", "")
        await until(is_now(shop, "Marble", State.QUEUED), "it is queued")
        shop.add_dialog().cancel.click()


async def test_an_add_that_is_edited_again_while_it_is_being_queued_again_waits_in_the_dialog(
    shop: Shop,
) -> None:
    async with shop.open_with_animals():
        dialog = await edit_one_in_line(shop, "Marble")
        (draft,) = shop.queue.entries
        with slow_disk(shop):
            # WHEN Edit is pressed before the disk has taken back the one that was left unchanged
            dialog.cancel.click()
            await asyncio.sleep(A_MOMENT)
            shop.parts.adding.edit(draft)
        await shop.settled()
        # THEN it is not sent while it is edited
        again = shop.parts.adding.dialog
        assert again is not None
        assert again.content.name == "Marble"
        assert shop.states() == {"Marble": State.DRAFT}
        again.cancel.click()
        await until(is_now(shop, "Marble", State.QUEUED), "it is queued")


async def test_an_add_that_is_edited_again_in_the_last_moment_is_queued_when_the_application_is_closed(
    shop: Shop,
) -> None:
    async with shop.open_with_animals() as window:
        dialog = await edit_one_in_line(shop, "Marble")
        (draft,) = shop.queue.entries
        with slow_disk(shop):
            dialog.cancel.click()
            await asyncio.sleep(A_MOMENT)
            shop.parts.adding.edit(draft)
            window.close()
    assert on_disk(shop) == ["queued"]


async def test_an_add_that_is_being_queued_again_is_queued_once_although_add_is_pressed(shop: Shop) -> None:
    async with shop.open_with_animals():
        dialog = await edit_one_in_line(shop, "Marble")
        (draft,) = shop.queue.entries
        with slow_disk(shop):
            dialog.cancel.click()
            await asyncio.sleep(A_MOMENT)
            shop.parts.adding.submit(draft)
        await shop.settled()
        assert on_disk(shop) == ["queued"]
        assert shop.parts.adding.dialog is None


async def test_an_add_that_the_disk_did_not_queue_again_waits_in_the_dialog_that_edits_it_again(
    shop: Shop,
) -> None:
    async with shop.open_with_animals():
        dialog = await edit_one_in_line(shop, "Marble")
        (draft,) = shop.queue.entries
        with stuck_disk(shop):
            dialog.cancel.click()
            await shop.settled()
            shop.parts.adding.edit(draft)
            await shop.settled()
        # WHEN the disk works again, THEN it is not sent while it is edited
        await tried_again(shop)
        again = shop.parts.adding.dialog
        assert again is not None
        assert again.content.name == "Marble"
        assert shop.states() == {"Marble": State.DRAFT}
        # AND it is queued again when nothing was changed
        again.cancel.click()
        await until(is_now(shop, "Marble", State.QUEUED), "it is queued")


async def test_the_next_animal_has_nothing_of_an_add_that_the_disk_did_not_queue_again(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        dialog = await edit_one_in_line(shop, "Marble")
        with stuck_disk(shop):
            dialog.cancel.click()
            await shop.settled()
            window.header.add.click()
            assert shop.add_dialog().content == Typed("", "")
        await tried_again(shop)
        assert shop.states() == {"Marble": State.QUEUED}
        shop.add_dialog().cancel.click()


@pytest.mark.parametrize("way", ["cancelButton", "startEmptyButton"])
async def test_an_edit_that_was_offered_again_without_a_change_is_queued_again(shop: Shop, way: str) -> None:
    async with shop.open_with_animals() as window:
        dialog = await edit_one_in_line(shop, "Marble")
        with stuck_disk(shop):
            for name in ("Onyx", "Marble"):
                dialog.name.setText(name)
            dialog.cancel.click()
            await shop.settled()
            # GIVEN that the next dialog shows it, because the disk did not take what was typed
            window.header.add.click()
            assert "could not be saved" in shop.said(shop.add_dialog())
            await shop.settled()
        await tried_again(shop)
        shop.button(way).click()
        await until(is_now(shop, "Marble", State.QUEUED), "it is queued")
        if shop.parts.adding.dialog is not None:
            shop.parts.adding.dialog.cancel.click()


async def test_an_edited_add_that_is_added_from_the_outbox_at_once_is_added_as_it_was_edited(
    shop: Shop,
) -> None:
    async with shop.open_with_animals():
        dialog = await edit_one_in_line(shop, "Marble")
        (draft,) = shop.queue.entries
        with slow_disk(shop):
            dialog.name.setText("Onyx")
            dialog.cancel.click()
            await asyncio.sleep(A_MOMENT)
            shop.parts.adding.submit(draft)
        await until(is_now(shop, "Onyx", State.QUEUED), "it is queued")
        await shop.settled()
        assert shop.states() == {"Onyx": State.QUEUED}


async def test_what_was_typed_while_the_disk_failed_is_offered_again(shop: Shop) -> None:
    async with shop.open_with_animals():
        dialog = shop.add_dialog()
        dialog.name.setText("Mar")
        await shop.settled()
        with stuck_disk(shop):
            dialog.name.setText("Marble, the grey one")
            await until(lambda: "cannot be saved" in shop.said(dialog), "it says so")
            dialog.cancel.click()
            await shop.settled()
        again = shop.add_dialog()
        assert again.name.text() == "Marble, the grey one"
        assert "could not be saved" in shop.said(again)
        again.cancel.click()
        await shop.settled()
        # Closed without another letter, it is not lost either.
        assert shop.states() == {"Marble, the grey one": State.DRAFT}


async def test_what_was_typed_while_the_disk_failed_is_saved_by_itself_when_it_works(shop: Shop) -> None:
    async with shop.open_with_animals():
        dialog = shop.add_dialog()
        with stuck_disk(shop):
            dialog.name.setText("Marble")
            await until(lambda: "cannot be saved" in shop.said(dialog), "it says so")
        # WHEN nothing more is typed, THEN it is on the disk a little later, and nothing is said any more
        shop.clock.leap(10)
        await until(is_now(shop, "Marble", State.DRAFT), "the draft")
        await until(lambda: "cannot be saved" not in shop.said(dialog), "it says so no more")
        dialog.cancel.click()


async def test_what_was_left_while_the_disk_failed_is_saved_by_itself_when_it_works(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        dialog = shop.add_dialog()
        with stuck_disk(shop):
            dialog.name.setText("Marble")
            dialog.cancel.click()
            await shop.settled()
            # Another dialog changes nothing about it.
            assert window.table.reveal(window.table.animals[0].id)
            window.commands.duplicate.trigger()
            shop.add_dialog().cancel.click()
            await shop.settled()
            assert shop.states() == {}
        shop.clock.leap(10)
        await until(is_now(shop, "Marble", State.DRAFT), "the draft")


async def test_what_was_not_continued_while_the_disk_failed_is_saved_by_itself_when_it_works(
    shop: Shop,
) -> None:
    async with shop.open_with_animals():
        dialog = shop.add_dialog()
        with stuck_disk(shop):
            dialog.name.setText("Marble")
            dialog.cancel.click()
            await shop.settled()
            again = shop.add_dialog()
            await shop.settled()
            shop.button("startEmptyButton").click()
            await shop.settled()
            again.name.setText("Rex")
            await shop.settled()
        shop.clock.leap(20)
        await until(is_now(shop, "Marble", State.DRAFT), "the draft")
        await until(is_now(shop, "Rex", State.DRAFT), "the other draft")
        again.cancel.click()


async def test_what_was_left_while_the_disk_failed_is_saved_at_the_end_at_the_latest(shop: Shop) -> None:
    async with shop.open_with_animals():
        dialog = shop.add_dialog()
        with stuck_disk(shop):
            dialog.name.setText("Marble")
            dialog.cancel.click()
            await shop.settled()
    assert on_disk(shop) == ["draft"]


async def test_a_dialog_that_stays_open_checks_no_add_of_another_environment(shop: Shop) -> None:
    async with animal_service() as service, open_without_animals(shop, service) as window:
        service.plans.append(Failure(Point.AFTER_REQUEST, Manner.CLOSE))
        dialog = shop.begin_add("Marble")
        await unconfirmed(dialog)
        # WHEN another environment is entered over it, where an add in doubt has the same number
        shop.parts.opened.open(EnvironmentId.SANDBOX)
        await until(lambda: window.table.animals, "the sandbox")
        await shop.settled()
        outbox = shop.queue.outbox
        queued = await outbox.queue_new(Typed("Onyx", "12"))
        await outbox.begin_sending(queued.number)
        shop.queue.update(await outbox.unconfirmed(queued.number, ""))
        dialog.confirm.click()
        await shop.settled()
        # THEN that one is left alone
        assert [entry.looks for entry in shop.queue.entries] == [()]
        assert window.toast.accessibleName() == "Check Marble in the outbox of Staging"


async def test_an_animal_of_another_environment_is_not_looked_for_in_the_list_that_is_open(
    shop: Shop,
) -> None:
    async with animal_service() as service, open_without_animals(shop, service) as window:
        await begin_slow_add(shop, service, "Marble")
        shop.parts.opened.open(EnvironmentId.SANDBOX)
        await until(lambda: window.table.animals, "the sandbox")
        names = shop.names()
        service.may_answer.set()
        await shop.add_dialog_closed()
        await shop.settled()
        assert shop.names() == names
        assert window.toast.accessibleName() == "Marble was added as #1"


async def test_after_an_unconfirmed_add_one_like_it_is_asked_about_again(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        known = window.table.animals[0]
        dialog = shop.begin_add(known.name, str(known.category_id))
        await until(lambda: "Add another?" in shop.said(dialog), "the question")
        shop.think()
        shop.practise(Situation.ANSWER_LOST)
        dialog.confirm.click()
        await unconfirmed(dialog)
        # WHEN a letter is typed and taken back
        dialog.name.setText(f"{known.name}x")
        dialog.name.setText(known.name)
        dialog.confirm.click()
        await until(lambda: "Add another?" in shop.said(dialog), "the question, once more")
        assert len(shop.asked("POST")) == 1
        dialog.cancel.click()


async def test_a_refusal_is_told_in_the_dialog_that_waits_for_it_and_nowhere_else(shop: Shop) -> None:
    async with animal_service() as service:
        shop.move_staging(service.base_url)
        await leave_queued(shop, "Onyx", "Basil")
        service.may_answer.clear()
        service.plans.extend([ADDED, refusal(400)])
        async with shop.open() as window:
            await until(service.asked.is_set, "the add at the service")
            dialog = shop.begin_add("Marble")
            await until(is_now(shop, "Marble", State.QUEUED, State.SENDING), "it is to be sent")
            service.may_answer.set()
            await until(lambda: "Some words." in shop.said(dialog), "the refusal")
            await shop.answered()
            assert shop.said(window.notice) == ""
            dialog.cancel.click()
