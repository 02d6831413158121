"""What this desk knows beyond the newest answer, in the whole window: histories, names, a damaged file."""

from menagerie.app.foundation import sample_category_names
from menagerie.sandbox.store import sample_animals
from menagerie.settings.views import Scope
from menagerie.ui.details.knowledge_flow import CategoryDialog
from support.qt_loop import until
from support.raw_server import answer, as_json, raw_server, scripted
from support.shop import Shop
from support.table_rows import selected_animals


def one(name: str, status: str) -> bytes:
    return answer(200, as_json([{"id": 1, "name": name, "categoryId": 7, "status": status}]))


def history(shop: Shop) -> list[str]:
    """Return the lines of the history without its times and the last sighting."""
    lines = shop.window.details.history.toPlainText().split("\n")
    told = [line.partition("\t")[2] for line in lines]
    return [text for text in told if text not in {"", "Last seen"}]


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


async def test_a_change_stands_in_the_history_in_either_scope_and_after_a_restart(shop: Shop) -> None:
    answers = (one("Rex", "available"), one("Rex", "pending"), one("Max", "pending"), one("Max", "pending"))
    async with raw_server(scripted(*answers)) as server:
        shop.move_staging(server.base_url)
        async with shop.open_with_animals() as window:
            assert window.table.reveal(1)
            told = ["First seen, Available"]
            await until(lambda: history(shop) == told, "the first sight")
            # WHEN later answers show it otherwise, while its details are open
            for scope, change in ((Scope.SERVICE, "Available → Pending"), (Scope.SEEN, "Name: Rex → Max")):
                window.filter.show_from(scope)
                await shop.settled()
                assert window.table.reveal(1)
                window.header.refresh.click()
                await shop.settled()
                # THEN the history tells it without being asked for
                told.insert(0, change)
                await until(lambda: history(shop) == told, change)
            assert window.details.name.text() == "Max"
        async with shop.open_with_animals() as window:
            assert window.table.reveal(1)
            await until(lambda: history(shop) == told, "both changes")


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
            assert window.details.facts.category.text() == "Guinea pigs · 7"
            # AND the command has one word in the details and in the menu of the row
            assert window.details.name_category.text() == "Rename…"
            assert window.commands.name_category.text() == "Re&name this category…"
            await shop.search("guinea")
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
            assert window.details.facts.category.text() == "7"
            assert window.commands.name_category.text() == "&Name this category…"
            await shop.see_everything()
            assert shop.category_names() == {None}
            await shop.search("guinea")
            assert shop.names() == []
            # WHEN it is named in everything seen THEN the rows of both change at once
            await shop.search("")
            assert window.table.reveal(1)
            await shop.settled()
            await name_category(shop, "Hamsters")
            assert shop.category_names() == {"Hamsters"}
            assert [animal.id for animal in selected_animals(window.table)] == [1]
            window.filter.show_from(Scope.SERVICE)
            assert shop.category_names() == {"Hamsters"}


async def test_the_sandbox_comes_with_names_and_a_removed_one_stays_removed(shop: Shop) -> None:
    # GIVEN a first look at the sandbox, in which every animal is of a named category
    async with shop.open_with_animals("sandbox") as window:
        assert {animal.category_id for animal in sample_animals()} == sample_category_names().keys()
        assert None not in shop.category_names()
        # WHEN the person removes a name and gives another
        removed, renamed = window.table.animals[0], window.table.animals[1]
        assert removed.category_id != renamed.category_id
        for animal, name in ((removed, None), (renamed, "Guinea pigs")):
            assert window.table.reveal(animal.id)
            await shop.settled()
            await name_category(shop, name)
    # THEN both stay so, also in the first picture of the next start
    async with shop.open("sandbox") as window:
        await until(lambda: bool(window.table.animals), "the rows of the last time")
        for _ in ("first picture", "first answer"):
            shown = {known.animal.id: window.table.shown.category_name(known) for known in shop.known()}
            assert (shown[removed.id], shown[renamed.id]) == (None, "Guinea pigs")
            await shop.answered()


async def test_a_damaged_catalogue_is_said_once_and_browsing_goes_on(shop: Shop) -> None:
    # GIVEN a file in which nothing can be read any more
    shop.catalogue_file.write_bytes(b"this was a catalogue once" * 1000)
    async with shop.open_with_animals() as window:
        # THEN it is said what became of it, and animals are shown and remembered
        assert window.notice.isVisible()
        said = window.notice.text.text()
        assert "was damaged" in said
        assert f"{shop.catalogue_file.name}.damaged-" in said
        assert len(shop.names()) == 100
        assert not window.message_bar.isVisible()
        await shop.see_everything()
        assert len(shop.ids()) == 100
        # AND a person who has read it is not told again
        window.notice.clear()
        window.header.refresh.click()
        await shop.settled()
        assert not window.notice.isVisible()
    async with shop.open_with_animals() as window:
        assert not window.notice.isVisible()
