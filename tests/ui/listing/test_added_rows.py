"""What was added here stands in the rows without a list being asked for, in whatever is shown."""

import pytest

from menagerie.domain.animal import Mark, PetStatus
from menagerie.outbox.entry import State
from menagerie.sandbox.practice import Situation
from menagerie.settings.views import Scope
from support.animal_service import animal_service
from support.hard_times import leave_queued, open_without_animals
from support.qt_loop import until
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


@pytest.mark.parametrize("hides", ["status", "search", "category"])
async def test_one_that_is_not_shown_is_said_with_a_way_to_it(shop: Shop, hides: str) -> None:
    async with shop.open_with_animals() as window:
        match hides:
            case "status":
                window.filter.status.choose(PetStatus.SOLD)
                await shop.idle()
            case "search":
                await shop.search(shop.names()[0])
            case _:
                shop.parts.filtering.choose({window.table.animals[0].category_id})
        shown, asked = shop.names(), len(shop.asked("GET"))
        await add(shop, "Marble", "4711", PetStatus.AVAILABLE)
        assert shop.names() == shown
        assert window.toast.accessibleName() == "Marble added to Available."
        window.toast.action.click()
        await shop.idle()
        assert window.details.name.text() == "Marble"
        assert len(shop.asked("GET")) == asked


async def test_one_that_a_search_hid_is_there_when_the_search_is_cleared(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        await shop.search(shop.names()[0])
        await add(shop, "Marble")
        window.filter.clear_filters()
        assert shop.names()[0] == "Marble"


async def test_in_everything_seen_its_row_is_the_current_one(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        await shop.see_everything()
        await add(shop, "Marble")
        animal = window.table.current_animal()
        assert animal is not None
        assert animal.name == "Marble"
        assert len(shop.asked("GET")) == 1
        # AND it is in the service's list, too
        window.filter.show_from(Scope.SERVICE)
        assert "Marble" in shop.names()


async def test_it_is_in_the_rows_of_the_next_start_and_no_later_list_calls_it_new(shop: Shop) -> None:
    async with shop.open_with_animals():
        await add(shop, "Marble")
        before = shop.names()
        assert before[0] == "Marble"
    shop.practise(Situation.SLOW_ANSWERS, seconds=3600)
    async with shop.open():
        assert shop.names() == before
    shop.practise(Situation.NORMAL)
    async with shop.open_with_animals() as window:
        await shop.settled()
        assert Mark.NEW not in {known.mark for known in shop.known()}
        assert "new" not in window.footer.summary.text()


async def test_a_list_that_was_on_its_way_meanwhile_does_not_take_it_away(shop: Shop) -> None:
    async with animal_service() as service, open_without_animals(shop, service) as window:
        # GIVEN a list that is asked for, and does not have the animal
        service.may_list.clear()
        service.listing.clear()
        service.list_answer = (
            b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n[]"
        )
        window.header.refresh.click()
        await until(service.listing.is_set, "the question")
        # WHEN it comes after the animal was added
        shop.begin_add("Marble")
        await until(lambda: shop.names() == ["Marble"], "the row")
        service.may_list.set()
        await shop.idle()
        assert shop.names() == ["Marble"]


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
