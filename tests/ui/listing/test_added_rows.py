"""What was added here stands in the rows without a list being asked for, in whatever is shown."""

from collections.abc import Callable

from menagerie.domain.animal import Mark, PetStatus
from menagerie.outbox.entry import State
from menagerie.settings.views import Scope
from support.animal_service import animal_service
from support.hard_times import leave_queued
from support.qt_loop import until
from support.raw_server import answer
from support.shop import Shop


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


async def test_one_that_is_not_shown_is_said_and_stands_in_everything_seen_also_after_a_restart(
    shop: Shop,
) -> None:
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
