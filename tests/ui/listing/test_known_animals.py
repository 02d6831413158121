"""What this desk knows beyond the newest answer: histories, names, what is new and what was added here."""

from collections.abc import Callable

from PySide6.QtCore import Qt

from menagerie.app.foundation import sample_category_names
from menagerie.domain.animal import Animal, Mark, PetStatus
from menagerie.outbox.entry import State
from menagerie.sandbox.store import sample_animals
from menagerie.settings.views import Scope
from menagerie.ui.details.knowledge_flow import CategoryDialog
from menagerie.ui.window.main_window import USUAL_SIZE
from support.animal_service import animal_service
from support.hard_times import leave_queued
from support.qt_loop import until
from support.raw_server import answer, listed, raw_server, scripted
from support.shop import Shop
from support.table_rows import selected_animals


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
    seen = (("Rex", "available"), ("Rex", "pending"), ("Max", "pending"), ("Max", "pending"))
    answers = [listed(Animal(1, name, 7, status)) for name, status in seen]
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


async def test_a_category_is_named_everywhere_until_its_name_is_removed(shop: Shop) -> None:
    async with raw_server(scripted(*[listed(Animal(1, "Rex", 7, "available"))] * 2)) as server:
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


REX, LUNA, MAX = 1, 2, 3
FIRST = listed(Animal(REX, "Rex", 7, "available"), Animal(LUNA, "Luna", 7, "available"))
NEW_MAX, SOLD_REX = Animal(MAX, "Max", 7, "available"), Animal(REX, "Rex", 7, "sold")
# One was sold, another one came.
SECOND = listed(NEW_MAX, SOLD_REX, Animal(LUNA, "Luna", 7, "available"))


def marks(shop: Shop) -> dict[int, Mark]:
    return {known.animal.id: known.mark for known in shop.known() if known.mark is not None}


def look_away(shop: Shop) -> None:
    """Go to a row without a mark: one that the person stays on is soon taken for looked at."""
    assert shop.window.table.reveal(LUNA)


async def refresh(shop: Shop) -> None:
    look_away(shop)
    shop.window.header.refresh.click()
    await shop.settled()


async def test_the_new_and_the_changed_are_marked_until_they_are_looked_at(shop: Shop) -> None:
    third = listed(NEW_MAX, SOLD_REX, Animal(LUNA, "Luna", 7, "sold"))
    async with shop.open_on(scripted(FIRST, SECOND, SECOND, third)) as (window, _server):
        # GIVEN a first answer, of which nothing is news
        assert marks(shop) == {}
        assert window.footer.summary.text() == "All 2 animals that the service lists"
        await refresh(shop)
        assert marks(shop) == {MAX: Mark.NEW, REX: Mark.CHANGED}
        assert window.footer.summary.text() == "All 3 animals that the service lists"
        assert window.footer.news.text() == "1 new, 1 now sold"
        spoken = window.table.shown.index(0, 1).data(Qt.ItemDataRole.AccessibleTextRole)
        assert "new" in str(spoken).lower()
        window.footer.news.click()
        await shop.settled()
        assert window.header.view.words == "New or changed"
        assert window.footer.news.isHidden()
        assert window.card.focus_fallback().hasFocus()
        # THEN they stay marked although another answer brings no news
        window.filter.show_recent(recent=False)
        window.filter.show_from(Scope.SERVICE)
        await shop.settled()
        await refresh(shop)
        assert marks(shop) == {MAX: Mark.NEW, REX: Mark.CHANGED}
        assert window.footer.summary.text() == "All 3 animals that the service lists"
        # WHEN all are marked as looked at THEN that can be undone
        window.commands.looked.trigger()
        await shop.settled()
        assert marks(shop) == {}
        await shop.see_everything()
        assert marks(shop) == {}
        window.commands.undo.trigger()
        await shop.settled()
        assert marks(shop) == {MAX: Mark.NEW, REX: Mark.CHANGED}
        window.filter.show_from(Scope.SERVICE)
        await shop.settled()
        assert marks(shop) == {MAX: Mark.NEW, REX: Mark.CHANGED}
        # WHEN another animal has changed meanwhile THEN its mark comes back, too
        window.table.selectionModel().clear()
        window.header.refresh.click()
        await shop.settled()
        everything = {MAX: Mark.NEW, REX: Mark.CHANGED, LUNA: Mark.CHANGED}
        assert marks(shop) == everything
        for step, shown in ((window.commands.redo, {}), (window.commands.undo, everything)):
            step.trigger()
            await shop.settled()
            assert marks(shop) == shown
        # WHEN a slow disk takes longer than a person who looks THEN the history comes all the same
        await until(window.isActiveWindow, "an active window")
        assert window.table.reveal(REX)
        shop.parts.knowledge._seen_timer.timeout.emit()
        await shop.settled()
        assert marks(shop) == {MAX: Mark.NEW, LUNA: Mark.CHANGED}
        assert "Sold" in window.details.history.toPlainText()


async def test_marks_survive_a_restart_and_so_does_having_looked(shop: Shop) -> None:
    async with raw_server(scripted(FIRST, SECOND, SECOND, SECOND)) as server:
        shop.move_staging(server.base_url)
        async with shop.open_with_animals():
            await refresh(shop)
        # WHEN the application starts again THEN they are marked from the first paint on
        async with shop.open() as window:
            assert marks(shop) == {MAX: Mark.NEW, REX: Mark.CHANGED}
            look_away(shop)
            await shop.settled()
            assert marks(shop) == {MAX: Mark.NEW, REX: Mark.CHANGED}
            # WHEN the person passes one row and stays on another THEN that one is no longer marked
            assert window.table.reveal(MAX)
            assert window.table.reveal(REX)
            await until(lambda: marks(shop) == {MAX: Mark.NEW}, "no mark on the one that was looked at")
            assert window.details.facts.identifier.text() == f"#{REX}"
            await shop.see_everything()
            assert marks(shop) == {MAX: Mark.NEW}
            window.commands.looked.trigger()
            await shop.settled()
        async with shop.open():
            assert marks(shop) == {}
            await shop.settled()
            assert marks(shop) == {}


async def add(shop: Shop, name: str, category: str = "12", status: PetStatus | None = None) -> None:
    """Add an animal as a person does, and return when nothing more can be asked because of it."""
    shop.add_dialog().status.choose(status)
    shop.begin_add(name, category)
    await shop.add_dialog_closed()
    await shop.idle()


async def test_the_count_grows_and_a_sorted_table_has_it_in_its_place(shop: Shop) -> None:
    async with animal_service() as service:
        for name in ("Ada", "Rex"):
            service.add(name)
        shop.move_staging(service.base_url)
        async with shop.open_with_animals() as window:
            window.table.columns.sort_actions()[1].trigger()
            assert shop.names() == ["Ada", "Rex"]
            await add(shop, "Max")
            assert shop.names() == ["Ada", "Max", "Rex"]
            assert window.footer.summary.text() == "All 3 animals that the service lists"
            assert [head.split(" ")[0] for head in service.requests] == ["GET", "POST"]
            # WHEN a list that was on its way meanwhile does not have the animal THEN it is there all the same
            service.may_list.clear()
            service.listing.clear()
            service.list_answer = answer(200, b"[]")
            window.header.refresh.click()
            await until(service.listing.is_set, "the question")
            shop.begin_add("Marble")
            await until(lambda: "Marble" in shop.names(), "the row")
            service.may_list.set()
            await shop.idle()
            assert shop.names() == ["Marble"]


async def test_an_added_one_that_is_not_shown_is_said_and_seen_after_a_restart(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        first = window.table.animals[0]
        hidden: dict[str, Callable[[], object]] = {
            "Agate": lambda: window.filter.status.choose(PetStatus.SOLD),
            "Beryl": lambda: window.filter.search.setText(first.name),
            "Coral": lambda: shop.parts.filtering.choose({first.category_id}),
        }
        for name, hide in hidden.items():
            hide()
            await shop.idle()
            shown, asked = shop.names(), len(shop.asked("GET"))
            await add(shop, name, "4711", PetStatus.AVAILABLE)
            assert shop.names() == shown
            assert window.toast.accessibleName() == f"{name} added to Available."
            window.toast.action.click()
            await shop.idle()
            assert window.details.name.text() == name
            assert len(shop.asked("GET")) == asked
            # WHEN nothing hides it any more THEN it is there
            window.filter.clear_filters()
            window.filter.status.choose(None)
            await shop.idle()
            assert shop.names()[0] == name
        # WHEN everything seen is shown THEN its row is the current one
        asked = len(shop.asked("GET"))
        await shop.see_everything()
        await add(shop, "Marble")
        animal = window.table.current_animal()
        assert animal is not None
        assert animal.name == "Marble"
        assert len(shop.asked("GET")) == asked
        # AND it is in the service's list, too
        window.filter.show_from(Scope.SERVICE)
        before = shop.names()
        assert before[0] == "Marble"
    # AND in the rows of the next start, before any answer, and no later list calls it new
    async with shop.open() as window:
        assert shop.names() == before
        await shop.answered()
        assert len(shop.asked("GET")) == asked + 1
        # AND its details say when it was added
        window.resize(USUAL_SIZE)
        assert window.table.reveal(animal.id)
        await until(lambda: "Added here" in window.details.history.toPlainText(), "when it was added")
        assert Mark.NEW not in {known.mark for known in shop.known()}
        assert "new" not in window.footer.summary.text()


async def test_what_the_queue_sends_later_is_shown_without_a_list_and_moves_nothing(shop: Shop) -> None:
    async with animal_service() as service:
        service.add("Ada")
        shop.move_staging(service.base_url)
        await leave_queued(shop, "Onyx", "Basil")
        async with shop.open() as window:
            await until(lambda: set(shop.states().values()) == {State.CREATED}, "both are added")
            await shop.idle()
            assert set(shop.names()) == {"Ada", "Onyx", "Basil"}
            assert "From the outbox: 2 added" in window.toast.accessibleName()
            assert [head.split(" ")[0] for head in service.requests] == ["GET", "POST", "POST"]
            assert "Onyx" not in window.details.name.text()
            await shop.see_everything()
            assert set(shop.names()) == {"Ada", "Onyx", "Basil"}
