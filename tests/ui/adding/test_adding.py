"""Adding an animal in the whole window, over real HTTP: nothing lost, nothing twice."""

import asyncio

from menagerie.domain.animal import INT64_MAX, PetStatus
from menagerie.outbox.entry import State
from menagerie.sandbox.practice import Situation
from menagerie.settings.environments import EnvironmentId
from support.hard_times import open_where_category_12_is_unknown, open_without_animals
from support.qt_loop import until
from support.raw_server import answer, raw_server, scripted
from support.shop import Shop

NAME = "<b>Rex</b> & 🐕 שלום"


async def test_an_added_animal_is_shown_letter_for_letter_with_its_number(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        dialog = shop.add_dialog()
        dialog.status.choose(PetStatus.PENDING)
        dialog.name.setText(NAME)
        dialog.category.setText(str(INT64_MAX))
        dialog.confirm.click()
        await shop.add_dialog_closed()
        await shop.answered()
        animal = window.table.current_animal()
        assert animal is not None
        assert (animal.name, animal.category_id, animal.status) == (NAME, INT64_MAX, "pending")
        assert window.details.name.text() == NAME
        assert window.toast.isVisible()
        assert window.toast.accessibleName() == f"{NAME} was added as #{animal.id}"
        assert shop.asked()[1:] == ["POST /v1/pets 201", "GET /v1/pets?limit=20 200"]


async def test_the_status_can_be_left_to_the_service(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        shop.begin_add("Marble")
        await shop.add_dialog_closed()
        await shop.answered()
        animal = window.table.current_animal()
        assert animal is not None
        assert animal.status is None


async def test_an_added_animal_that_the_filter_does_not_show_is_in_the_details(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        window.filter.status.choose(PetStatus.SOLD)
        await until(lambda: {a.status for a in window.table.animals} == {"sold"}, "sold animals alone")
        shop.begin_add("Marble")
        await shop.add_dialog_closed()
        await until(lambda: len(shop.asked("GET")) == 3, "the list after the add")
        await shop.answered()
        assert "Marble" not in shop.names()
        assert window.details.name.text() == "Marble"


async def test_kept_open_the_dialog_takes_one_animal_after_the_other(shop: Shop) -> None:
    async with shop.open_with_animals():
        dialog = shop.add_dialog()
        dialog.keep_open.setChecked(True)
        for name in ("Marble", "Onyx"):
            dialog.name.setText(name)
            dialog.category.setText("12")
            dialog.confirm.click()
            await until(dialog.confirm.isEnabled, "that the next can be added")
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
        assert window.toast.accessibleName() == said
        await until(lambda: len(server.requests) == 3, "the list")


async def test_a_server_error_leaves_a_doubt_and_nothing_is_sent_again(shop: Shop) -> None:
    async with shop.open_with_animals():
        shop.practise(Situation.SERVER_ERROR)
        dialog = shop.begin_add("Marble")
        await until(lambda: "It is not known whether" in shop.said(dialog), "the doubt")
        assert dialog.name.text() == "Marble"
        await until(lambda: len(shop.asked("GET")) == 2, "a look at the list")
        await asyncio.sleep(0.3)
        assert shop.asked("POST") == ["POST /v1/pets 500"]
        assert shop.states() == {"Marble": State.UNCONFIRMED}
        dialog.cancel.click()


async def test_a_lost_answer_leaves_a_doubt_and_the_list_shows_that_it_was_added(shop: Shop) -> None:
    async with shop.open_with_animals():
        shop.practise(Situation.ANSWER_LOST)
        dialog = shop.begin_add("Marble")
        await until(lambda: "It is not known whether" in shop.said(dialog), "the doubt")
        await until(lambda: shop.names()[0] == "Marble", "the animal in the list")
        await asyncio.sleep(0.3)
        assert len(shop.asked("POST")) == 1
        assert shop.names().count("Marble") == 1
        dialog.cancel.click()


async def test_typing_after_a_doubt_is_another_animal_and_the_doubt_stays(shop: Shop) -> None:
    async with shop.open_with_animals():
        shop.practise(Situation.SERVER_ERROR)
        dialog = shop.begin_add("Marble")
        await until(lambda: "It is not known whether" in shop.said(dialog), "the doubt")
        dialog.name.setText("Onyx")
        dialog.confirm.click()
        await shop.add_dialog_closed()
        await shop.answered()
        assert shop.states() == {"Marble": State.UNCONFIRMED, "Onyx": State.CREATED}
        assert shop.asked("POST") == ["POST /v1/pets 500", "POST /v1/pets 201"]


async def test_an_animal_that_could_not_leave_waits_in_the_outbox_and_nobody_waits_for_it(shop: Shop) -> None:
    async with shop.open_with_animals(EnvironmentId.SANDBOX) as window:
        assert shop.application is not None
        await shop.application.parts.sandbox.stop()
        await asyncio.sleep(0.05)
        shop.begin_add("Marble")
        await shop.add_dialog_closed()
        assert window.toast.accessibleName().startswith("Marble is in the outbox")
        assert shop.states() == {"Marble": State.QUEUED}
        assert window.header.outbox.accessibleName() == "Outbox, 1 waiting"


async def test_closing_the_window_waits_for_an_animal_on_its_way(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        shop.practise(Situation.SLOW_ANSWERS, seconds=1, count=1)
        shop.begin_add("Marble")
        await shop.add_on_its_way()
        assert not window.close()
        assert window.isVisible()
        assert "closes as soon as the animal has been added" in window.toast.accessibleName()
        await until(lambda: not window.isVisible(), "the end")
    assert shop.asked("POST") == ["POST /v1/pets 201"]


async def test_closing_waits_for_an_animal_on_its_way_also_when_the_dialog_is_kept_open(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        shop.practise(Situation.SLOW_ANSWERS, seconds=1, count=1)
        dialog = shop.add_dialog()
        dialog.keep_open.setChecked(True)
        dialog.name.setText("Marble")
        dialog.category.setText("12")
        dialog.confirm.click()
        await shop.add_on_its_way()
        assert not window.close()
        await until(lambda: not window.isVisible(), "the end")
    assert shop.asked("POST") == ["POST /v1/pets 201"]


async def test_an_animal_that_failed_keeps_the_window_open(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        shop.practise(Situation.SLOW_ANSWERS, seconds=1, count=1)
        shop.practise(Situation.SERVER_ERROR)
        dialog = shop.begin_add("Marble")
        await shop.add_on_its_way()
        assert not window.close()
        await until(lambda: "It is not known whether" in shop.said(dialog), "the doubt")
        assert window.isVisible()
        dialog.cancel.click()
