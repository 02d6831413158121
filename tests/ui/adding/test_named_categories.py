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
        await shop.parts.opened.catalogue.name_category(3, "Aardvarks")
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
        # The category of the last add is offered first.
        dialog = await dialog_that_knows(shop)
        qtbot.keyClick(dialog.category, Qt.Key.Key_Down)
        qtbot.keyClick(dialog.category, Qt.Key.Key_Return)
        assert dialog.category.text() == "Rabbits · 12"
        dialog.name.setText("Onyx")
    async with shop.open_with_animals():
        # A draft keeps the name, and is understood after a restart.
        assert shop.queue.entries[-1].typed == Typed("Onyx", "Rabbits · 12")
        dialog = await dialog_that_knows(shop)
        assert dialog.category.text() == "Rabbits · 12"
        dialog.confirm.click()
        await shop.add_dialog_closed()
        await shop.settled()
        assert [one.typed.category for one in shop.queue.entries] == ["12", "12"]


async def test_a_draft_with_a_name_is_added_from_the_outbox_as_it_was_and_an_edited_add_shows_the_name(
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
        # WHEN one that has the name of a category is added
        await name_rabbits(shop)
        draft = await shop.queue.outbox.save_draft(Typed("Marble", "rabbits"))
        shop.queue.update(draft)
        shop.parts.adding.submit(draft)
        await until(lambda: shop.states()["Marble"] is State.CREATED, "the animal")
        assert shop.queue.entries[-1].typed.category == "12"
        await shop.settled()
        # WHEN an add is edited that has not left
        shop.queue.prepare_to_close()
        entry = await shop.queue.outbox.queue_new(Typed("Onyx", "12"))
        shop.queue.update(entry)
        shop.parts.adding.edit(entry)
        await until(lambda: shop.parts.adding.dialog is not None, "the dialog")
        dialog = await dialog_that_knows(shop)
        assert dialog.category.text() == "Rabbits · 12"
        # THEN it is queued again without a change
        dialog.cancel.click()
        await until(lambda: shop.states()["Onyx"] is State.QUEUED, "the add in the queue again")
        assert shop.queue.entries[-1].typed == Typed("Onyx", "12")
        shop.queue.stay_open()
