"""Categories have names in the add dialog: typed, kept, edited again and asked about; the number is sent."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from menagerie.outbox.entry import State, Typed
from menagerie.ui.adding.add_dialog import AddAnimalDialog
from support.qt_loop import until
from support.shop import Shop


async def name_rabbits(shop: Shop) -> None:
    await shop.parts.opened.catalogue.name_category(12, "Rabbits")


async def dialog_that_knows(shop: Shop) -> AddAnimalDialog:
    """Open the dialog, and return it once it has read the names."""
    dialog = shop.add_dialog()
    await until(lambda: dialog.category.known is not None, "the names")
    return dialog


async def test_an_animal_is_added_to_a_category_by_typing_the_beginning_of_its_name(
    shop: Shop, qtbot: QtBot
) -> None:
    async with shop.open_with_animals() as window:
        await name_rabbits(shop)
        dialog = await dialog_that_knows(shop)
        dialog.name.setText("Marble")
        qtbot.keyClicks(dialog.category, "rab")
        for _ in range(2):
            qtbot.keyClick(dialog.category, Qt.Key.Key_Return)
        await shop.add_dialog_closed()
        await shop.settled()
        (entry,) = shop.queue.entries
        assert (entry.state, entry.typed) == (State.CREATED, Typed("Marble", "12"))
        added = next(animal for animal in window.table.animals if animal.name == "Marble")
        assert added.category_id == 12


async def test_a_draft_keeps_the_name_and_is_understood_after_a_restart(shop: Shop) -> None:
    async with shop.open_with_animals():
        await name_rabbits(shop)
        dialog = await dialog_that_knows(shop)
        dialog.name.setText("Marble")
        dialog.category.setText("Rabbits · 12")
    async with shop.open_with_animals():
        (entry,) = shop.queue.entries
        assert entry.typed == Typed("Marble", "Rabbits · 12")
        dialog = await dialog_that_knows(shop)
        assert dialog.category.text() == "Rabbits · 12"
        dialog.confirm.click()
        await shop.add_dialog_closed()
        await shop.settled()
        assert [one.typed.category for one in shop.queue.entries] == ["12"]


async def test_a_draft_with_a_name_can_be_added_from_the_outbox(shop: Shop) -> None:
    async with shop.open_with_animals():
        await name_rabbits(shop)
        entry = await shop.queue.outbox.save_draft(Typed("Marble", "rabbits"))
        shop.queue.update(entry)
        shop.parts.adding.submit(entry)
        await until(lambda: shop.states() == {"Marble": State.CREATED}, "the animal")
        assert shop.queue.entries[0].typed.category == "12"


async def test_what_is_typed_at_once_over_a_draft_that_is_being_added_is_not_added_half_typed(
    shop: Shop,
) -> None:
    async with shop.open_with_animals():
        draft = await shop.queue.outbox.save_draft(Typed("Marble", "12"))
        shop.queue.update(draft)
        shop.parts.adding.submit(draft)
        dialog = shop.parts.adding.dialog
        assert dialog is not None
        QTest.keyClicks(dialog.name, "O")
        await shop.settled()
        assert shop.asked("POST") == []
        assert dialog.isVisible()
        assert dialog.content.name == "O"
        dialog.cancel.click()
        await shop.settled()


async def test_an_edited_add_shows_the_name_and_is_queued_again_without_a_change(shop: Shop) -> None:
    async with shop.open_with_animals():
        await name_rabbits(shop)
        shop.queue.prepare_to_close()
        entry = await shop.queue.outbox.queue_new(Typed("Marble", "12"))
        shop.queue.update(entry)
        shop.parts.adding.edit(entry)
        await until(lambda: shop.parts.adding.dialog is not None, "the dialog")
        dialog = await dialog_that_knows(shop)
        assert dialog.category.text() == "Rabbits · 12"
        dialog.cancel.click()
        await until(lambda: shop.states() == {"Marble": State.QUEUED}, "the add in the queue again")
        assert shop.queue.entries[0].typed == Typed("Marble", "12")
        shop.queue.stay_open()


async def test_the_category_of_the_last_add_is_offered_first(shop: Shop, qtbot: QtBot) -> None:
    async with shop.open_with_animals():
        await name_rabbits(shop)
        await shop.parts.opened.catalogue.name_category(3, "Aardvarks")
        shop.begin_add("Marble")
        await shop.add_dialog_closed()
        await shop.settled()
        dialog = await dialog_that_knows(shop)
        qtbot.keyClick(dialog.category, Qt.Key.Key_Down)
        qtbot.keyClick(dialog.category, Qt.Key.Key_Return)
        assert dialog.category.text() == "Rabbits · 12"
        dialog.cancel.click()


async def test_the_duplicate_question_says_name_and_number_of_the_category(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        animal = window.table.animals[0]
        await shop.parts.opened.catalogue.name_category(animal.category_id, "Rabbits")
        dialog = shop.begin_add(animal.name, str(animal.category_id))
        await until(lambda: "Add another?" in shop.said(dialog), "the question")
        assert f"in Rabbits · {animal.category_id} (" in shop.said(dialog)
        dialog.cancel.click()
