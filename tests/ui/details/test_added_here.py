"""The details say when an animal was added from this computer."""

from menagerie.ui.look.wording import date_and_time
from menagerie.ui.window.main_window import USUAL_SIZE
from support.qt_loop import until
from support.shop import Shop


async def test_an_animal_that_was_added_here_says_when(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        window.resize(USUAL_SIZE)
        shop.begin_add("Marble")
        await shop.add_dialog_closed()
        await until(lambda: window.details.name.text() == "Marble", "the new animal")
        await until(window.details.added_here.isVisible, "when it was added")
        (entry,) = shop.queue.entries
        assert window.details.added_here.text() == f"Added here on {date_and_time(entry.changed_at)}"
        window.table.reveal(shop.ids()[3])
        await shop.settled()
        assert not window.details.added_here.isVisible()


async def test_the_next_start_still_knows_it(shop: Shop) -> None:
    async with shop.open_with_animals():
        shop.begin_add("Marble")
        await shop.add_dialog_closed()
        await shop.settled()
    async with shop.open_with_animals() as window:
        window.resize(USUAL_SIZE)
        place = shop.names().index("Marble")
        window.table.reveal(shop.ids()[place])
        await until(window.details.added_here.isVisible, "when it was added")
