"""The next start still knows which animals were added from this computer."""

from menagerie.ui.window.main_window import USUAL_SIZE
from support.qt_loop import until
from support.shop import Shop


async def test_the_next_start_still_knows_it(shop: Shop) -> None:
    async with shop.open_with_animals():
        shop.begin_add("Marble")
        await shop.add_dialog_closed()
        await shop.settled()
    async with shop.open_with_animals() as window:
        window.resize(USUAL_SIZE)
        place = shop.names().index("Marble")
        window.table.reveal(shop.ids()[place])
        await until(lambda: "Added here" in window.details.history.toPlainText(), "when it was added")
