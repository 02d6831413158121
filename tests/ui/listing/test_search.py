"""One search over everything this computer knows: in the list, seen before, and at the service."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from menagerie.domain.animal import Animal, PetStatus
from menagerie.domain.cases import GeneralCase
from menagerie.domain.notes import Notes
from menagerie.sandbox.practice import Situation
from menagerie.settings.environments import EnvironmentId
from menagerie.settings.views import Scope
from menagerie.ui.base.rows import ActionLine, Heading
from support.qt_loop import until
from support.raw_server import answer, as_json, listed, pet, scripted
from support.sections import Section
from support.sentences import title
from support.shop import Shop
from support.table_rows import selected_animals

LUNA, LULU = Animal(1041, "Luna", 7, "available"), Animal(1008, "Lulu", 12, "pending")
OLD_LUNA, BLUE, REX = (
    Animal(874, "Luna", 9, "sold"),
    Animal(611, "Blue", 3, "available"),
    Animal(7, "Rex", 12, None),
)
MORE = "Not here? Load more from the service (up to 4 requests)"
NOT_FOUND = answer(404, as_json({"code": "not_found", "message": "No such animal.", "status": 404}))
DAY = 86_400.0


def full(*animals: Animal) -> bytes:
    """Return a list as long as the limit, so that the service may have more."""
    rest = (Animal(10_000 + number, f"Zz {number}", 1, "sold") for number in range(100 - len(animals)))
    return listed(*animals, *rest)


def lines(shop: Shop) -> list[str]:
    """Return what each row says: headings and lines whole, of animals the number."""
    shown = shop.window.table.shown
    return [
        row.spoken
        if isinstance(row, Heading | ActionLine)
        else f"#{shown.ids[shown.id_index_of(number) or 0]}"
        for number, row in enumerate(map(shown.at, range(shown.rowCount())))
    ]


def line(shop: Shop, text: str) -> ActionLine:
    shown = shop.window.table.shown
    rows = map(shown.at, range(shown.rowCount()))
    return next(row for row in rows if isinstance(row, ActionLine) and text in row.text)


async def know(shop: Shop, *animals: Animal) -> None:
    """Let these animals be known that are in no list."""
    await shop.parts.opened.catalogue.record_animals(animals)


async def test_what_is_typed_is_found_in_the_list_and_among_all_that_was_seen(shop: Shop) -> None:
    strange = Animal(-9, "Élan", 90, None), Animal(12, "Fish & <b>", 5, "sold")
    everything = full(LUNA, LULU, OLD_LUNA, BLUE, REX, *strange)
    answers = full(LUNA, LULU), full(LULU, LUNA, OLD_LUNA), everything
    async with shop.open_on(scripted(*answers)) as (window, server):
        await know(shop, OLD_LUNA, BLUE)
        await shop.search("lu")
        assert lines(shop) == [
            *("In this list 2", "#1041", "#1008"),
            *("Also seen on this computer 2", "#874", "#611"),
            MORE,
        ]
        # AND when it was seen stands behind the status of what is not in the list
        statuses = ["Available", "Pending", "Sold seen today", "Available seen today"]
        assert shop.cells(Section.STATUS) == statuses
        # AND typing selects nothing and asks nothing
        assert selected_animals(window.table) == []
        await shop.idle()
        assert len(server.requests) == 1
        # WHEN the rows are sorted THEN that applies within each group
        window.table.sortByColumn(Section.NAME, Qt.SortOrder.AscendingOrder)
        await shop.settled()
        assert shop.ids() == [LULU.id, LUNA.id, BLUE.id, OLD_LUNA.id]
        window.table.sortByColumn(Section.ID, Qt.SortOrder.DescendingOrder)
        await shop.settled()
        assert shop.ids() == [LUNA.id, LULU.id, OLD_LUNA.id, BLUE.id]
        window.table.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
        await shop.settled()
        # WHEN a refresh moves an animal into the list THEN it is still the selected one
        assert window.table.reveal(OLD_LUNA.id)
        window.header.refresh.click()
        await shop.settled()
        assert shop.ids() == [LULU.id, LUNA.id, OLD_LUNA.id, BLUE.id]
        assert [one.id for one in selected_animals(window.table)] == [OLD_LUNA.id]
        # WHEN the search is cleared THEN the list is as it was
        await shop.search("")
        assert len(shop.ids()) == 100
        # AND both groups agree on what a search finds
        found: dict[Scope, list[set[int]]] = {}
        catalogue = shop.parts.opened.catalogue
        await catalogue.name_category(3, "Dogs")
        await catalogue.save_notes({REX.id: Notes("Eats only carrots", ("VIP",))})
        window.header.refresh.click()
        await shop.settled()
        for scope in Scope:
            await shop.search("")
            window.filter.show_from(scope)
            found[scope] = []
            for typed in ("lu", "LUNA", "un", "9", "87", "12 lul", "élan", "dogs", "carrots", "vip"):
                await shop.search(typed)
                found[scope].append(set(shop.ids()))
        assert found[Scope.SERVICE] == found[Scope.SEEN]


async def test_the_heading_says_what_is_narrowed_and_what_was_seen_ignores_it(shop: Shop) -> None:
    answers = (full(LUNA, LULU), full(LULU), listed(LUNA, OLD_LUNA))
    async with shop.open_on(scripted(*answers)) as (window, server):
        window.filter.status.choose(PetStatus.PENDING)
        await until(lambda: LUNA.id not in shop.ids(), "the pending ones")
        await shop.settled()
        await shop.search("lu")
        assert lines(shop)[:4] == [
            *("In this list, Pending 1", "#1008"),
            *("Also seen on this computer 1", "#1041"),
        ]
        # AND what the filter hides is not said to be missing
        window.filter.categories.choose({7})
        await shop.settled()
        assert lines(shop)[0].startswith("In this list, Pending, ")
        assert set(lines(shop)[2:4]) == {"#1041", "#1008"}
        # WHEN more is loaded among everything seen THEN view and status stay as they are
        window.filter.categories.choose(set())
        window.filter.show_from(Scope.SEEN)
        window.filter.status.choose(PetStatus.SOLD)
        await shop.settled()
        assert "#874" not in lines(shop)
        more = line(shop, "Load more").act
        assert more is not None
        more()
        await shop.settled()
        assert len(server.requests) == 3
        assert (window.filter.scope, window.filter.chosen_status) == (Scope.SEEN, PetStatus.SOLD)
        assert lines(shop)[:2] == ["In this list, Sold 1", "#874"]
        # AND there too, what the filter hides stands below
        await shop.search("lun")
        assert lines(shop)[:4] == ["In this list, Sold 1", "#874", "Also seen on this computer 1", "#1041"]


async def test_enter_goes_to_the_first_row_and_a_number_to_its_animal(shop: Shop, qtbot: QtBot) -> None:
    async with shop.open_on(scripted(full(LUNA, LULU))) as (window, server):
        await know(shop, OLD_LUNA)
        await until(window.isActiveWindow, "an active window")
        # A scanner types faster than anything is found.
        qtbot.keyClicks(window.filter.search, "luna\r")
        await until(lambda: selected_animals(window.table) == [LUNA], "the first row")
        assert QApplication.focusWidget() is window.table
        assert window.details.name.text() == "Luna"
        # WHEN an animal without a row is to be shown THEN its number is searched for
        window.filter.search.clear()
        await shop.settled()
        assert window.table.reveal(LUNA.id)
        shop.parts.show_added(OLD_LUNA.id)
        await until(lambda: selected_animals(window.table) == [OLD_LUNA], "the animal")
        assert window.filter.search.text() == "874"
        assert window.details.facts.identifier.text() == "#874"
        # WHEN something else is searched for THEN its details are gone with its row
        await shop.search("1041")
        assert selected_animals(window.table) == []
        assert not window.details.facts.identifier.isVisible()
        # AND the number of a label leads to its animal, although others begin with it
        await know(shop, Animal(87, "Max", 874, "sold"))
        window.filter.search.clear()
        qtbot.keyClicks(window.filter.search, "874\r")
        await until(lambda: selected_animals(window.table) == [OLD_LUNA], "the animal of the number")
        # AND even though thousands that begin with it were seen later
        await know(shop, Animal(1, "First", 1, "sold"))
        shop.clock.leap(DAY)
        await know(shop, *[Animal(100_000 + number, "Other", 2, "sold") for number in range(5_001)])
        window.filter.search.clear()
        qtbot.keyClicks(window.filter.search, "1\r")
        await until(lambda: [one.id for one in selected_animals(window.table)] == [1], "the animal")
        assert len(server.requests) == 1


async def test_a_number_that_is_not_known_is_asked_for_with_one_request(shop: Shop, qtbot: QtBot) -> None:
    found = answer(200, as_json(pet(REX)))
    async with shop.open_on(scripted(full(LUNA), found, NOT_FOUND, *[full(LUNA)] * 4)) as (window, server):
        await until(window.isActiveWindow, "an active window")
        await shop.search("7")
        assert lines(shop)[-2:] == ["Ask the service for #7", MORE]
        window.filter.search.setFocus()
        shop.parts.groups.ask_for_animal(7)
        await shop.settled()
        assert b"GET /v1/pets/7 " in server.requests[1]
        assert len(server.requests) == 2
        # THEN it stands among what was seen, selected
        await until(lambda: selected_animals(window.table) == [REX], "the animal")
        assert "#7" in lines(shop)
        assert not [one for one in lines(shop) if "Ask the service" in one]
        # WHEN nothing begins with a number THEN Enter asks for it
        window.filter.search.clear()
        qtbot.keyClicks(window.filter.search, "555\r")
        await until(lambda: "The service has no #555" in lines(shop), "that it is not there")
        assert lines(shop) == [
            "Not in this list, and not seen on this computer before",
            "The service has no #555",
            MORE,
        ]
        # AND nothing asks again, or for lists
        assert not window.table.shown.activate(1)
        qtbot.keyClicks(window.filter.search, "\r")
        await shop.idle()
        assert len(server.requests) == 3
        assert not window.message_bar.isVisible()
        # AND another service is not said to lack what this one lacks
        shop.switch_to(EnvironmentId.SANDBOX)
        await shop.settled()
        assert "Ask the service for #555" in line(shop, "#555").text


async def test_load_more_looks_at_the_whole_list_and_says_so(shop: Shop) -> None:
    answers = [*[full(LUNA)] * 6, listed(LUNA, OLD_LUNA)]
    async with shop.open_on(scripted(*answers)) as (window, server):
        # GIVEN four full lists THEN they are not said to be all
        await shop.search("there is none")
        shop.parts.groups.enter()
        await shop.settled()
        assert len(server.requests) == 5
        assert lines(shop) == [
            "Not in this list, and not seen on this computer before",
            "The service lists no more than 100 of each status; there may be others",
        ]
        window.header.refresh.click()
        await shop.settled()
        await shop.search("lu")
        assert lines(shop)[-1] == MORE
        more = line(shop, "Load more").act
        assert more is not None
        more()
        await shop.settled()
        looked_at = "All 2 that the service lists were looked at"
        assert lines(shop) == ["In this list 2", "#1041", "#874", looked_at]
        assert len(server.requests) == 7
        assert window.footer.summary.text().startswith("All 2 animals that the service lists")
        assert window.footer.more.isHidden()
        # AND later it says when that was
        shop.clock.leap(3_600)
        await shop.search("lul")
        assert lines(shop)[-1] == f"{looked_at} {window.header.age.text()}"
        # AND a number is no longer asked for after the withdrawal of that request
        shop.clock.leap(5 * 366 * DAY)
        await shop.search("555")
        assert "December 5, 2030" in line(shop, "Since").text
        assert line(shop, "Since").act is None
        assert len(server.requests) == 7


async def test_what_hinders_asking_for_a_number_is_said_and_in_a_wait_nothing_is_sent(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        # GIVEN a message that offers to ask for an animal again
        shop.practise(Situation.SERVER_ERROR, count=10)
        await shop.search("555555")
        shop.parts.groups.enter()
        await until(window.message_bar.isVisible, "the message bar")
        shop.practise(Situation.NORMAL)
        await shop.settled()
        # WHEN a wait begins THEN it offers that no longer
        await shop.meet_the_limit(90)
        assert not window.message_bar.isVisible()
        asked = shop.asked()
        for text in ("Ask the service for #555555", "Load more from the service"):
            assert line(shop, text).act is None
            assert line(shop, text).hint == "when the wait is over"
        shop.parts.groups.enter()
        shop.parts.loader.ask_for_animal(555555)
        shop.parts.loader.load_more()
        await shop.idle()
        assert shop.asked() == asked
        await shop.wait_over()
        await shop.settled()
        assert line(shop, "Ask the service for #555555").act is not None
        # WHEN the key is refused for a number THEN it is asked for
        shop.practise(Situation.KEY_NO_LONGER_VALID)
        shop.parts.groups.enter()
        dialog = await shop.asked_for_key()
        shop.practise(Situation.NORMAL)
        await shop.save_right_key(dialog)
        # WHEN the service is away THEN the line leads to a message
        shop.staging.stop()
        await shop.search("666666")
        shop.parts.groups.enter()
        await until(window.message_bar.isVisible, "the message bar")
        assert "Ask the service for #666666" in lines(shop)


async def test_without_a_key_what_was_seen_is_found_and_nothing_is_said_of_a_list(shop: Shop) -> None:
    async with shop.open_without_key() as window:
        await shop.search("lu")
        more = f"{MORE} {title(GeneralCase.KEY_MISSING)}"
        assert lines(shop) == ["Not seen on this computer before", more]
        await know(shop, OLD_LUNA)
        shop.parts.answer.search.keep_up()
        await shop.settled()
        assert window.card.shows_rows
        assert lines(shop) == ["Also seen on this computer 1", "#874", more]
        assert shop.cells(Section.STATUS) == ["Sold seen today"]
        assert line(shop, "Load more").hint == title(GeneralCase.KEY_MISSING)
        await shop.search("")
        assert window.empty.isVisible()
        # WHEN the environment is left, which has never answered THEN none of its rows stays
        await shop.see_everything()
        assert shop.names() == ["Luna"]
        window.table.selectRow(0)
        shop.switch_to(EnvironmentId.SANDBOX)
        assert shop.names() == []
        assert window.table.selected_ids() == []
        await shop.settled()
