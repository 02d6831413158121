"""Adding an animal in the whole window, over real HTTP: nothing lost, nothing twice."""

import asyncio
import time
from collections.abc import Callable

from menagerie.domain.animal import INT64_MAX, Animal, PetStatus
from menagerie.outbox.entry import State, Typed
from menagerie.sandbox.practice import Situation
from menagerie.settings.environments import EnvironmentId
from menagerie.ui.adding.add_dialog import AddAnimalDialog
from menagerie.ui.session.jobs import WAITING_FOR_DISK
from support.animal_service import (
    ADDED,
    AnimalService,
    Failure,
    Manner,
    Point,
    Reply,
    animal_service,
    refusal,
)
from support.hard_times import (
    A_MOMENT,
    begin_slow_add,
    is_now,
    leave_queued,
    on_disk,
    open_without_animals,
    slow_disk,
    stuck_disk,
    tried_again,
    unconfirmed,
)
from support.patience import LONGEST_WAIT
from support.qt_loop import until
from support.raw_server import Conversation, answer, as_json, raw_server
from support.shop import RIGHT_KEY, Shop

NAME = "<b>Rex</b> & 🐕 שלום"


async def test_an_animal_is_queued_before_the_window_has_another_turn_and_added_once_letter_for_letter(
    shop: Shop,
) -> None:
    async with shop.open_with_animals() as window:
        # GIVEN what is typed and kept as a draft
        dialog = shop.add_dialog()
        dialog.status.choose(PetStatus.PENDING)
        dialog.name.setText(NAME)
        dialog.category.setText(str(INT64_MAX))
        await shop.settled()
        assert on_disk(shop) == [State.DRAFT]
        # WHEN Add is pressed
        dialog.confirm.click()
        # THEN it is queued on the disk, though nothing was painted or looked for: the loop had no turn
        end = time.monotonic() + LONGEST_WAIT
        while on_disk(shop) != [State.QUEUED]:
            assert time.monotonic() < end
        # AND pressed again, it adds no second one
        dialog.submit()
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


async def test_kept_open_the_dialog_takes_the_next_animal_and_one_that_the_filter_hides_is_shown_when_wanted(
    shop: Shop,
) -> None:
    async with shop.open_with_animals() as window:
        dialog = shop.add_dialog()
        dialog.keep_open.setChecked(True)
        for name in ("Marble", "Onyx"):
            dialog.name.setText(name)
            dialog.category.setText("12")
            dialog.confirm.click()
            await until(lambda: not dialog.name.text() and dialog.name.isEnabled(), "the next animal")
            assert dialog.category.text() == "12"
        await until(lambda: shop.names()[:2] == ["Onyx", "Marble"], "both animals")
        assert dialog.isVisible()
        dialog.keep_open.setChecked(False)
        dialog.cancel.click()
        # WHEN one is added that the filter does not show
        window.filter.status.choose(PetStatus.SOLD)
        await until(lambda: {a.status for a in window.table.animals} == {"sold"}, "sold animals alone")
        count = window.footer.summary.text()
        dialog = shop.add_dialog()
        dialog.status.choose(PetStatus.AVAILABLE)
        shop.begin_add("Basil")
        await shop.add_dialog_closed()
        await shop.idle()
        assert "Basil" not in shop.names()
        assert window.footer.summary.text() == count
        assert window.toast.accessibleName() == "Basil added to Available."
        # WHEN the person wants to see it
        window.toast.action.click()
        await shop.idle()
        assert window.details.name.text() == "Basil"
        assert len(shop.asked("GET")) == 2
        assert shop.asked("POST") == ["POST /v1/pets 201"] * 3


async def test_what_the_service_does_not_accept_is_said_beside_the_field_and_corrected_there_or_in_the_outbox(
    shop: Shop,
) -> None:
    async with animal_service() as service, open_without_animals(shop, service) as window:
        unknown = {"code": "bad", "message": "categoryId 12 does not exist", "status": 400}
        refused = Reply(answer(400, as_json(unknown)))
        service.plans.extend([refused, ADDED, refused])
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
        # WHEN another one is corrected from the outbox
        dialog = shop.begin_add("Onyx")
        await until(lambda: "does not exist" in shop.said(dialog), "the refusal")
        dialog.cancel.click()
        shop.choose_in_outbox("Onyx")
        assert "categoryId 12 does not exist" in shop.reason()
        shop.button("outboxEdit").click()
        edit = shop.add_dialog()
        assert edit.name.text() == "Onyx"
        edit.category.setText("13")
        edit.confirm.click()
        await shop.add_dialog_closed()
        await until(lambda: set(shop.names()) == {"Marble", "Onyx"}, "the other animal")
        assert service.received == ["Marble", "Marble", "Onyx", "Onyx"]
        # WHEN the answer to one cannot be read THEN it was added all the same, and only a list can show it
        service.plans.append(Reply(answer(201, b"<html>"), adds=True))
        asked = len(service.requests)
        shop.begin_add("Basil")
        await shop.add_dialog_closed()
        said = "Basil was added. The service's answer did not say its number."
        await until(lambda: window.toast.accessibleName() == said, "what is said of it")
        await until(lambda: "Basil" in shop.names(), "the list")
        assert len(service.requests) == asked + 2


async def test_an_unconfirmed_add_is_never_sent_again_by_itself_and_what_is_typed_next_is_added(
    shop: Shop,
) -> None:
    async with shop.open_with_animals() as window:
        # GIVEN an add whose answer was lost, WHEN it is checked, THEN it stands in the list once confirmed
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
        # GIVEN an error of the service
        shop.log.lines.clear()
        shop.practise(Situation.SERVER_ERROR)
        dialog = shop.begin_add("Onyx")
        await until(lambda: "We don't know if" in shop.said(dialog), "the doubt")
        assert dialog.name.text() == "Onyx"
        await shop.idle()
        assert shop.asked() == ["POST /v1/pets 500"]
        assert shop.states() == {"Marble": State.CREATED, "Onyx": State.UNCONFIRMED}
        # WHEN another animal is typed over it
        dialog.name.setText("Basil")
        dialog.confirm.click()
        await shop.add_dialog_closed()
        await shop.answered()
        assert shop.states()["Onyx"] is State.UNCONFIRMED
        assert shop.states()["Basil"] is State.CREATED
        assert shop.asked("POST") == ["POST /v1/pets 500", "POST /v1/pets 201"]
        # GIVEN a question that was answered before the answer was lost
        known = next(animal for animal in window.table.animals if animal.name not in shop.states())
        dialog = shop.begin_add(known.name, str(known.category_id))
        await until(lambda: "Add another?" in shop.said(dialog), "the question")
        shop.think()
        shop.practise(Situation.ANSWER_LOST)
        dialog.confirm.click()
        await unconfirmed(dialog)
        # WHEN a letter is typed and taken back, THEN it is asked once more
        dialog.name.setText(f"{known.name}x")
        dialog.name.setText(known.name)
        dialog.confirm.click()
        await until(lambda: "Add another?" in shop.said(dialog), "the question, once more")
        assert len(shop.asked("POST")) == 3
        dialog.cancel.click()


async def test_an_animal_that_could_not_be_sent_waits_in_the_outbox_and_the_dialog_closes(shop: Shop) -> None:
    async with shop.open_with_animals(EnvironmentId.SANDBOX) as window:
        await shop.parts.sandbox.stop()
        shop.begin_add("Marble")
        await shop.add_dialog_closed()
        assert window.toast.accessibleName().startswith("Marble is in the outbox")
        assert shop.states() == {"Marble": State.QUEUED}
        assert window.header.outbox.accessibleName() == "Outbox, 1 waiting"


async def closes_once_added(shop: Shop, service: AnimalService, name: str) -> None:
    """Close the window over an animal on its way, which it waits for."""
    await begin_slow_add(shop, service, name)
    assert not shop.window.close()
    assert shop.window.isVisible()
    assert "closes as soon as the animal has been added" in shop.window.toast.accessibleName()
    service.may_answer.set()
    await until(lambda: not shop.window.isVisible(), "the end")
    assert service.received[-1] == name


async def test_what_becomes_of_adds_whose_dialog_was_closed_is_told_and_the_next_animal_is_not_disturbed(
    shop: Shop,
) -> None:
    async with animal_service() as service, open_without_animals(shop, service) as window:
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
        # THEN the first is added, which is said, and the second is still being typed
        assert service.received == ["Marble"]
        assert shop.states() == {"Marble": State.CREATED, "Onyx": State.DRAFT}
        assert shop.names() == ["Marble"]
        assert following.isVisible()
        assert following.name.text() == "Onyx"
        # WHEN that one is on its way as its dialog is closed, and the next one typed
        (await begin_slow_add(shop, service, "Onyx")).cancel.click()
        following = shop.add_dialog()
        following.name.setText("Basil")
        service.may_answer.set()
        await until(is_now(shop, "Onyx", State.CREATED), "it is added")
        await until(lambda: "Onyx" in shop.names(), "it is in the list")
        assert window.toast.accessibleName() == "Onyx was added as #2"
        # WHEN the dialog is to stay open, the window closes all the same
        following.keep_open.setChecked(True)
        await closes_once_added(shop, service, "Basil")
    assert service.received == ["Marble", "Onyx", "Basil"]


def tells(shop: Shop, words: str) -> Callable[[], bool]:
    return lambda: words in shop.said(shop.window.notice)


async def test_what_fails_behind_a_closed_dialog_is_told_and_keeps_the_window_open(shop: Shop) -> None:
    async with animal_service() as service, open_without_animals(shop, service) as window:
        lost = Failure(Point.AFTER_REQUEST, Manner.CLOSE)
        for name, plan, said in (
            ("Marble", refusal(400), "From the outbox: 1 refused"),
            ("Onyx", lost, "We don't know if Onyx was added"),
        ):
            service.plans.append(plan)
            (await begin_slow_add(shop, service, name)).cancel.click()
            service.may_answer.set()
            await until(tells(shop, said), "it is told")
            await shop.settled()
        # WHEN the window is closed over one that fails
        service.plans.append(lost)
        dialog = await begin_slow_add(shop, service, "Basil")
        assert not window.close()
        service.may_answer.set()
        await unconfirmed(dialog)
        assert window.isVisible()
        dialog.cancel.click()
        await shop.settled()
        await closes_once_added(shop, service, "Ginger")


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


async def edit_in_line(shop: Shop, name: str) -> AddAnimalDialog:
    """Open an add that waits for the service again, with Edit."""
    await until(is_now(shop, name, State.QUEUED), "it is queued")
    shop.choose_in_outbox(name)
    shop.button("outboxEdit").click()
    await shop.settled()
    return shop.add_dialog()


async def edit_one_in_line(shop: Shop, name: str) -> AddAnimalDialog:
    """Let an add wait for the service, and open it again with Edit."""
    # Longer than a test takes on a slow computer.
    shop.practise(Situation.LIMIT_REACHED, seconds=600)
    shop.begin_add(name)
    await shop.waiting()
    await shop.add_dialog_closed()
    return await edit_in_line(shop, name)


async def test_an_edit_that_is_left_with_a_change_is_a_draft_and_without_one_it_is_queued_again(
    shop: Shop,
) -> None:
    async with shop.open_with_animals() as window:
        dialog = await edit_one_in_line(shop, "Marble")
        (draft,) = shop.queue.entries
        with slow_disk(shop):
            # WHEN it is changed, and added from the outbox at once, THEN it is added as it was edited
            dialog.name.setText("Onyx")
            dialog.cancel.click()
            await asyncio.sleep(A_MOMENT)
            shop.parts.adding.submit(draft)
        await until(is_now(shop, "Onyx", State.QUEUED), "it is queued")
        await shop.settled()
        assert shop.states() == {"Onyx": State.QUEUED}
        # WHEN it is left with a question, because one like it has become known since Add was pressed
        dialog = await edit_in_line(shop, "Onyx")
        await shop.parts.opened.catalogue.record_animals([Animal(9001, "Onyx", 12)])
        dialog.submit()
        await until(lambda: "Add another?" in shop.said(dialog), "the question")
        dialog.cancel.click()
        await shop.settled()
        assert shop.states() == {"Onyx": State.DRAFT}
        assert window.toast.accessibleName().startswith("Onyx is a draft now")
        # WHEN one is left with a change
        shop.add_dialog().start_empty.click()
        shop.begin_add("Basil")
        await shop.add_dialog_closed()
        dialog = await edit_in_line(shop, "Basil")
        dialog.category.setText("13")
        dialog.cancel.click()
        await shop.settled()
        assert shop.states() == {"Onyx": State.DRAFT, "Basil": State.DRAFT}
        assert window.toast.accessibleName().startswith("Basil is a draft now")
        # WHEN the application is closed over an edit without a change
        shop.add_dialog().confirm.click()
        await shop.add_dialog_closed()
        await edit_in_line(shop, "Basil")
        window.close()
    assert on_disk(shop) == ["draft", "queued"]


async def test_an_edit_without_a_change_is_queued_again_once_although_the_disk_is_slow(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        adding, dialog = shop.parts.adding, await edit_one_in_line(shop, "Marble")
        with slow_disk(shop):
            # WHEN the next dialog is opened before the disk has taken back the one that was left unchanged
            dialog.cancel.click()
            await asyncio.sleep(A_MOMENT)
            window.header.add.click()
            assert shop.add_dialog().content == Typed("", "")
        await until(is_now(shop, "Marble", State.QUEUED), "it is queued")
        shop.add_dialog().cancel.click()
        # WHEN Edit is pressed, and another dialog is opened in the same moment
        shop.choose_in_outbox("Marble")
        shop.button("outboxEdit").click()
        window.header.add.click()
        await shop.settled()
        assert shop.states() == {"Marble": State.QUEUED}
        assert shop.add_dialog().name.text() == ""
        shop.add_dialog().cancel.click()
        # WHEN Add is pressed in the outbox while it is being queued again
        dialog = await edit_in_line(shop, "Marble")
        (draft,) = shop.queue.entries
        with slow_disk(shop):
            dialog.cancel.click()
            await asyncio.sleep(A_MOMENT)
            adding.submit(draft)
        await shop.settled()
        assert on_disk(shop) == ["queued"]
        assert adding.dialog is None
        # WHEN Edit is pressed then, THEN it is not sent while it is edited
        dialog = await edit_in_line(shop, "Marble")
        (draft,) = shop.queue.entries
        with slow_disk(shop):
            dialog.cancel.click()
            await asyncio.sleep(A_MOMENT)
            adding.edit(draft)
        await shop.settled()
        assert shop.add_dialog().content.name == "Marble"
        assert shop.states() == {"Marble": State.DRAFT}
        with slow_disk(shop):
            # WHEN it is edited again in the last moment
            shop.add_dialog().cancel.click()
            await asyncio.sleep(A_MOMENT)
            adding.edit(draft)
            window.close()
    assert on_disk(shop) == ["queued"]


async def test_an_edit_without_a_change_is_queued_again_once_the_disk_takes_it(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        adding, dialog = shop.parts.adding, await edit_one_in_line(shop, "Marble")
        (draft,) = shop.queue.entries
        with stuck_disk(shop):
            dialog.cancel.click()
            await shop.settled()
            adding.edit(draft)
            await shop.settled()
        # WHEN the disk works again, THEN it is not sent while it is edited again
        await tried_again(shop)
        assert shop.add_dialog().content.name == "Marble"
        assert shop.states() == {"Marble": State.DRAFT}
        shop.add_dialog().cancel.click()
        await until(is_now(shop, "Marble", State.QUEUED), "it is queued")
        # AND the next animal has nothing of one that the disk did not queue again
        dialog = await edit_in_line(shop, "Marble")
        with stuck_disk(shop):
            dialog.cancel.click()
            await shop.settled()
            window.header.add.click()
            assert shop.add_dialog().content == Typed("", "")
        await tried_again(shop)
        assert shop.states() == {"Marble": State.QUEUED}
        shop.add_dialog().cancel.click()
        for way in ("cancelButton", "startEmptyButton"):
            dialog = await edit_in_line(shop, "Marble")
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
            if adding.dialog is not None:
                adding.dialog.cancel.click()
        # WHEN the application is closed right after Escape
        (await edit_in_line(shop, "Marble")).cancel.click()
        window.close()
    assert on_disk(shop) == ["queued"]


async def test_what_was_typed_while_the_disk_failed_is_offered_again_and_saved_by_itself_when_it_works(
    shop: Shop,
) -> None:
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
        # WHEN the next one is typed into the dialog, and no more when the disk works again
        dialog = shop.add_dialog()
        dialog.start_empty.click()
        with stuck_disk(shop):
            dialog.name.setText("Onyx")
            await until(lambda: "cannot be saved" in shop.said(dialog), "it says so")
        shop.clock.leap(10)
        await until(is_now(shop, "Onyx", State.DRAFT), "the draft")
        await until(lambda: "cannot be saved" not in shop.said(dialog), "it says so no more")
        # THEN what the disk refuses next is tried again as soon as this was
        assert not any(name.startswith(WAITING_FOR_DISK) for name in shop.parts.jobs.names())
        dialog.cancel.click()


async def test_what_was_left_while_the_disk_failed_is_saved_by_itself_or_at_the_end_at_the_latest(
    shop: Shop,
) -> None:
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
        with stuck_disk(shop):
            # WHEN one is left, and the dialog that offers it begins anew
            dialog = shop.add_dialog()
            dialog.start_empty.click()
            dialog.name.setText("Onyx")
            dialog.cancel.click()
            await shop.settled()
            again = shop.add_dialog()
            await shop.settled()
            assert again.name.text() == "Onyx"
            again.start_empty.click()
            await shop.settled()
            again.name.setText("Rex")
            await shop.settled()
        shop.clock.leap(20)
        await until(is_now(shop, "Onyx", State.DRAFT), "the draft")
        await until(is_now(shop, "Rex", State.DRAFT), "the other draft")
        with stuck_disk(shop):
            # WHEN the application is closed before that
            again.start_empty.click()
            again.name.setText("Basil")
            again.cancel.click()
            await shop.settled()
            assert "Basil" not in shop.states()
    assert on_disk(shop) == ["draft"] * 4


async def test_the_add_of_an_environment_that_was_left_belongs_to_no_other(shop: Shop) -> None:
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
        # WHEN another environment is entered over one on its way
        shop.parts.opened.open(EnvironmentId.STAGING)
        await until(lambda: "Marble" in shop.states(), "staging again")
        await shop.settled()
        await begin_slow_add(shop, service, "Basil")
        shop.parts.opened.open(EnvironmentId.SANDBOX)
        await until(lambda: window.table.animals, "the sandbox")
        names = shop.names()
        service.may_answer.set()
        await shop.add_dialog_closed()
        await shop.settled()
        # THEN it is not looked for in the list that is open
        assert shop.names() == names
        assert window.toast.accessibleName().startswith("Basil was added as #")


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
