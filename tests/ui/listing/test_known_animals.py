"""What this desk knows beyond the newest answer, in the whole window: histories, names, a damaged file."""

import pytest

from menagerie.ui.details.category_dialog import CategoryDialog
from menagerie.ui.listing.filter_bar import Scope
from support.qt_loop import until
from support.raw_server import answer, as_json, raw_server, scripted
from support.shop import Shop
from support.table_rows import selected_animals


def one(name: str, status: str) -> bytes:
    return answer(200, as_json([{"id": 1, "name": name, "categoryId": 7, "status": status}]))


def history(shop: Shop) -> list[str]:
    """Return the lines of the history without its times."""
    lines = [line for line in shop.window.details.history.toPlainText().split("\n") if line]
    return lines[1::2]


async def name_category(shop: Shop, name: str | None) -> None:
    """Name the current animal's category as a person does; with None, take its name away."""
    window = shop.window
    window.details.name_category.click()
    dialog = next(dialog for dialog in window.findChildren(CategoryDialog) if dialog.isVisible())
    if name is None:
        dialog.remove.click()
    else:
        dialog.edit.setText(name)
        dialog.save.click()
    await shop.settled()


@pytest.mark.parametrize("scope", list(Scope))
async def test_a_change_stands_in_the_history_in_either_scope(shop: Shop, scope: Scope) -> None:
    answers = (one("Rex", "available"), one("Rex", "pending"), one("Max", "pending"))
    async with raw_server(scripted(*answers)) as server:
        shop.move_staging(server.base_url)
        async with shop.open_with_animals() as window:
            window.filter.scope.choose(scope)
            await shop.settled()
            assert window.table.reveal(1)
            await until(lambda: history(shop) == ["First seen"], "the first sight")
            # WHEN later answers show it otherwise, while its details are open
            for _ in range(2):
                window.header.refresh.click()
                await shop.settled()
            # THEN the history tells it without being asked for
            told = ["Name: Rex → Max", "Status: Available → Pending", "First seen"]
            await until(lambda: history(shop) == told, "both changes")
            assert window.details.name.text() == "Max"


async def test_a_history_survives_a_restart(shop: Shop) -> None:
    answers = (one("Rex", "available"), one("Rex", "sold"), one("Rex", "sold"))
    async with raw_server(scripted(*answers)) as server:
        shop.move_staging(server.base_url)
        for _ in range(2):
            async with shop.open_with_animals():
                pass
        async with shop.open_with_animals() as window:
            assert window.table.reveal(1)
            told = ["Status: Available → Sold", "First seen"]
            await until(lambda: history(shop) == told, "the change")


async def test_a_named_category_is_named_in_rows_details_and_search_until_the_name_is_removed(
    shop: Shop,
) -> None:
    async with raw_server(scripted(*[one("Rex", "available")] * 2)) as server:
        shop.move_staging(server.base_url)
        async with shop.open_with_animals() as window:
            assert window.table.reveal(1)
            await shop.settled()
            await name_category(shop, "Guinea pigs")
            # THEN it stands in the rows and the details of this scope
            assert shop.category_names() == {"Guinea pigs"}
            assert window.details.category.text() == "Guinea pigs · 7"
            window.filter.search.setText("guinea")
            assert shop.names() == ["Rex"]
            # AND of the other
            await shop.see_everything()
            assert shop.names() == ["Rex"]
            assert shop.category_names() == {"Guinea pigs"}
        # AND after a restart, from the first answer on
        async with shop.open_with_animals() as window:
            assert shop.category_names() == {"Guinea pigs"}
            # WHEN it is removed
            assert window.table.reveal(1)
            await shop.settled()
            await name_category(shop, None)
            # THEN it is nowhere any more
            assert shop.category_names() == {None}
            assert window.details.category.text() == "7"
            await shop.see_everything()
            assert shop.category_names() == {None}
            await shop.search("guinea")
            assert shop.names() == []


async def test_naming_a_category_of_an_animal_in_everything_seen_changes_the_rows_at_once(shop: Shop) -> None:
    async with raw_server(scripted(one("Rex", "available"))) as server:
        shop.move_staging(server.base_url)
        async with shop.open_with_animals() as window:
            await shop.see_everything()
            assert window.table.reveal(1)
            await shop.settled()
            await name_category(shop, "Guinea pigs")
            assert shop.category_names() == {"Guinea pigs"}
            assert [animal.id for animal in selected_animals(window.table)] == [1]
            window.filter.scope.choose(Scope.SERVICE)
            assert shop.category_names() == {"Guinea pigs"}


async def test_a_damaged_catalogue_is_said_once_and_browsing_goes_on(shop: Shop) -> None:
    # GIVEN a file in which nothing can be read any more
    shop.catalogue_file.write_bytes(b"this was a catalogue once" * 1000)
    async with shop.open_with_animals() as window:
        # THEN it is said what became of it, and animals are shown and remembered
        assert window.notice.isVisible()
        said = window.notice.text.text()
        assert "was damaged" in said
        assert f"{shop.catalogue_file.name}.damaged-" in said
        assert len(shop.names()) == 20
        assert not window.message_bar.isVisible()
        await shop.see_everything()
        assert len(shop.ids()) == 20
        # AND a person who has read it is not told again
        window.notice.clear()
        window.header.refresh.click()
        await shop.settled()
        assert not window.notice.isVisible()
    async with shop.open_with_animals() as window:
        assert not window.notice.isVisible()
