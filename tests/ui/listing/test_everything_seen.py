"""Everything seen, in the whole window: what earlier answers showed, found without a request."""

import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from menagerie.domain.animal import Animal, KnownAnimal, PetStatus
from menagerie.domain.cases import CatalogueCase
from menagerie.domain.knowledge import Merged
from menagerie.settings.environments import EnvironmentId
from menagerie.settings.views import Scope
from menagerie.ui.listing.animal_rows import PORTION, SeenRows
from menagerie.ui.listing.animal_table import MOST_COPIED
from menagerie.ui.widgets.fields import RadioButton
from menagerie.ui.widgets.form import FormDialog
from menagerie.ui.window.main_window import MainWindow
from support.animal_service import animal_service
from support.hard_times import leave_queued, open_without_animals
from support.large_catalogue import FIRST_ID, animals, make
from support.qt_loop import until
from support.raw_server import answer
from support.sections import Section
from support.sentences import title
from support.shop import Shop
from support.table_rows import selected_animals

COUNT = 3_000
# What the service's first answer adds to them.
ANSWERED = 100
KNOWN = {animal.id: animal for animal in animals(COUNT)}


@pytest.fixture(scope="module")
def large_catalogue(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("large") / "catalogue.sqlite3"
    make(path, COUNT)
    return path


@pytest.fixture
def large_shop(shop: Shop, large_catalogue: Path) -> Shop:
    """A desk that has seen three thousand animals of staging."""
    shop.know(large_catalogue)
    return shop


def found(shop: Shop) -> list[Animal]:
    """Return those of the animals seen earlier that are on screen, in their order."""
    return [KNOWN[animal_id] for animal_id in shop.ids() if animal_id in KNOWN]


def named(part: str) -> set[int]:
    """Return the ids of the animals seen earlier whose names have this part."""
    return {animal.id for animal in KNOWN.values() if part in animal.name.lower()}


@asynccontextmanager
async def seeing_everything(shop: Shop) -> AsyncIterator[MainWindow]:
    """Run the application, and look at everything that was seen."""
    async with shop.open_with_animals() as window:
        await shop.see_everything()
        yield window


async def test_what_earlier_answers_showed_is_seen_without_asking(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        # GIVEN that two answers showed different animals
        first = set(shop.ids())
        window.filter.status.buttons()[3].click()
        await until(lambda: {a.status for a in window.table.animals} == {"sold"}, "sold animals alone")
        await shop.settled()
        second = set(shop.ids())
        asked = shop.asked()
        # WHEN all that was seen is looked at
        window.filter.status.buttons()[0].click()
        await shop.see_everything()
        # THEN both are there, and nothing was asked
        assert set(shop.ids()) == first | second
        assert window.footer.summary.text() == f"{len(shop.ids())} animals seen"
        assert not window.footer.more.isVisible()
        await shop.idle()
        assert shop.asked() == asked


async def test_every_animal_that_was_ever_seen_is_there_the_newest_first(large_shop: Shop) -> None:
    async with large_shop.open_with_animals() as window:
        answered = {animal.id for animal in window.table.animals}
        assert window.table.isColumnHidden(Section.LAST_SEEN)
        await large_shop.see_everything()
        assert not window.table.isColumnHidden(Section.LAST_SEEN)
        assert all(large_shop.cells(Section.LAST_SEEN)[:PORTION])
        assert window.footer.summary.text() == "3,100 animals seen"
        assert set(large_shop.ids()[:ANSWERED]) == answered
        assert set(large_shop.ids()[ANSWERED:]) == set(KNOWN)


SEARCHES: dict[str, Callable[[Animal], bool]] = {
    "zoe": lambda animal: "Zoë" in animal.name,
    "ETOILE": lambda animal: "Étoile" in animal.name,
    "strasse": lambda animal: "Straße" in animal.name,
    "虎": lambda animal: "小虎" in animal.name,
    "лай": lambda animal: "Лайка" in animal.name,
    "mon el": lambda animal: {"mon", "el"} <= parts_of(animal.name),
    "el mon": lambda animal: {"mon", "el"} <= parts_of(animal.name),
    str(FIRST_ID + 1234): lambda animal: animal.id == FIRST_ID + 1234,
    "10001": lambda animal: str(animal.id).startswith("10001") or animal.category_id == 10001,
}


async def test_parts_of_words_in_any_order_find_an_animal(large_shop: Shop) -> None:
    async with seeing_everything(large_shop) as window:
        for typed, is_meant in SEARCHES.items():
            await large_shop.search(typed)
            meant = {animal.id for animal in KNOWN.values() if is_meant(animal)}
            assert meant, typed
            assert {animal.id for animal in found(large_shop)} == meant, typed
            matches = len(large_shop.ids())
            expected = "1 match" if matches == 1 else f"{matches:,} match"
            assert window.footer.summary.text() == expected
        assert len(large_shop.asked()) == 1


def parts_of(name: str) -> set[str]:
    """Return every part of a name, in lower case."""
    name = name.lower()
    return {name[start:end] for start in range(len(name)) for end in range(start + 1, len(name) + 1)}


async def test_an_animal_is_found_by_the_number_and_the_given_name_of_its_category(large_shop: Shop) -> None:
    async with large_shop.open_with_animals() as window:
        await large_shop.parts.opened.catalogue.name_category(7, "Guinea pigs")
        await large_shop.see_everything()
        await large_shop.search("guinea PIG")
        categories = set(large_shop.cells(Section.CATEGORY))
        assert categories == {"Guinea pigs  ·  7"}
        assert {animal.id for animal in found(large_shop)} == {
            animal.id for animal in KNOWN.values() if animal.category_id == 7
        }
        # AND the number finds the category's animals too
        by_name = set(large_shop.ids())
        await large_shop.search("7")
        assert by_name <= set(large_shop.ids())
        assert window.card.shows_rows


async def test_where_nothing_is_found_the_filters_can_be_cleared(large_shop: Shop) -> None:
    async with seeing_everything(large_shop) as window:
        window.filter.status.choose(PetStatus.PENDING)
        await large_shop.search("there is no animal of this name")
        assert large_shop.ids() == []
        assert window.table.isVisible()
        window.filter.clear_filters()
        await large_shop.settled()
        assert window.filter.chosen_status is None
        assert window.footer.summary.text() == "3,100 animals seen"


async def test_a_status_narrows_what_is_shown_without_asking(large_shop: Shop) -> None:
    async with seeing_everything(large_shop) as window:
        window.filter.status.choose(PetStatus.PENDING)
        await large_shop.settled()
        meant = {animal.id for animal in KNOWN.values() if animal.status == "pending"}
        assert {animal.id for animal in found(large_shop)} == meant
        await large_shop.idle()
        assert len(large_shop.asked()) == 1


async def test_everything_is_sorted_by_any_column(large_shop: Shop) -> None:
    # Apart from the names, see below.
    keys: dict[Section, Callable[[Animal], Any]] = {
        Section.ID: lambda animal: animal.id,
        Section.CATEGORY: lambda animal: (animal.category_id, animal.id),
        Section.STATUS: lambda animal: ([*map(str, PetStatus)].index(animal.status or ""), animal.id),
        # They were seen in the order of their ids, but for some that the newest list showed again.
        Section.LAST_SEEN: lambda animal: (animal.id - FIRST_ID) % (COUNT // 100) == 0,
    }

    async with seeing_everything(large_shop) as window:
        for column, key in keys.items():
            for order in (Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder):
                window.table.sortByColumn(column, order)
                await large_shop.settled()
                shown = found(large_shop)
                assert len(shown) == COUNT
                rows = shown if column is Section.LAST_SEEN else KNOWN.values()
                is_descending = order is Qt.SortOrder.DescendingOrder
                assert shown == sorted(rows, key=key, reverse=is_descending), (column, order)
        assert len(large_shop.asked()) == 1


async def test_names_are_sorted_without_regard_to_case_and_accents(large_shop: Shop) -> None:
    async with seeing_everything(large_shop) as window:
        window.table.sortByColumn(Section.NAME, Qt.SortOrder.AscendingOrder)
        await large_shop.settled()
        names = [animal.name for animal in found(large_shop)]
        assert names.index("Étoile") < names.index("Felix") < names.index("Zoë") < names.index("小虎")
        latin = [name for name in names if name.isascii()]
        assert latin == sorted(latin, key=str.lower)


async def test_rows_are_read_as_the_person_scrolls(large_shop: Shop) -> None:
    async with seeing_everything(large_shop) as window:
        table = window.table
        # GIVEN that only the first of three thousand rows have been read
        assert table.shown.known(0) is not None
        row = 2_000
        # WHEN the person scrolls to others
        table.scrollTo(table.shown.index(row, 0), table.ScrollHint.PositionAtTop)
        await until(lambda: table.shown.known(row) is not None, "a row far down")
        # THEN the row is that of its place
        known = table.shown.known(row)
        assert known is not None
        assert known.animal == KNOWN[large_shop.ids()[row]]


async def test_the_details_of_a_row_far_down_come_as_soon_as_it_was_read(
    large_shop: Shop, qtbot: QtBot
) -> None:
    async with seeing_everything(large_shop) as window:
        window.table.setCurrentIndex(window.table.shown.index(0, 0))
        qtbot.keyClick(window.table, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
        last = KNOWN[large_shop.ids()[-1]]
        await until(lambda: window.details.facts.identifier.text() == f"#{last.id}", "the last one's details")
        assert window.details.name.text() == last.name


async def test_a_letter_pressed_among_the_rows_reads_none_of_them(large_shop: Shop, qtbot: QtBot) -> None:
    async with seeing_everything(large_shop) as window:
        window.table.setFocus()
        # WHEN a letter is pressed that no row begins with
        qtbot.keyClick(window.table, Qt.Key.Key_X)
        # THEN the window has not stood still to look through three thousand rows, or a million
        assert large_shop.jobs() == ()


async def test_an_animal_that_comes_during_a_search_takes_no_place_of_another(large_shop: Shop) -> None:
    async with seeing_everything(large_shop) as window:
        # GIVEN that only the first rows of a search have been found
        window.filter.search.setText("mon")
        await until(lambda: len(large_shop.ids()) < len(named("mon")), "the first rows")
        # WHEN an import adds an animal that stands above them
        await large_shop.parts.opened.catalogue.record_animals([Animal(1, "Monty", 7)], added_here=True)
        await large_shop.settled()
        # THEN what is done to a row is done to the animal that stands in it
        assert [known.animal.id for known in large_shop.known()[:50]] == large_shop.ids()[:50]
        await large_shop.settled()


async def test_a_refresh_keeps_place_and_selection_among_three_thousand_rows(large_shop: Shop) -> None:
    async with seeing_everything(large_shop) as window:
        table, row = window.table, 2_000
        table.setCurrentIndex(table.shown.index(row, 0))
        chosen = large_shop.ids()[row]
        await until(lambda: window.details.facts.identifier.text() == f"#{chosen}", "the details")
        scroll = table.verticalScrollBar().value()
        assert scroll > 0
        # WHEN a refresh brings what was seen up to date
        window.header.refresh.click()
        await until(lambda: len(large_shop.asked()) == 2, "the second request")
        await large_shop.settled()
        # THEN the person still looks at the same rows, and the same one is chosen
        assert table.verticalScrollBar().value() == scroll
        assert [animal.id for animal in selected_animals(table)] == [chosen]
        assert window.details.facts.identifier.text() == f"#{chosen}"
        # AND so do all rows, if all are selected
        table.selectAll()
        window.header.refresh.click()
        await until(lambda: len(large_shop.asked()) == 3, "the third request")
        await large_shop.settled()
        assert table.selected_ranges() == [range(COUNT + ANSWERED)]


async def test_rows_that_have_not_been_read_are_copied_too(large_shop: Shop) -> None:
    async with seeing_everything(large_shop) as window:
        window.table.selectAll()
        window.commands.copy.trigger()
        await large_shop.settled()
        _titles, *lines = large_shop.clipboard().split("\n")
        assert [int(line.partition("\t")[0]) for line in lines] == large_shop.ids()
        assert lines[-1].split("\t")[1] == KNOWN[large_shop.ids()[-1]].name
        assert window.toast.accessibleName() == "3,100 rows copied"


async def test_more_rows_than_can_be_copied_are_referred_to_the_export(shop: Shop, tmp_path: Path) -> None:
    made = tmp_path / "larger.sqlite3"
    make(made, MOST_COPIED + 1)
    shop.know(made)

    async with seeing_everything(shop) as window:
        shop.put_on_clipboard("kept")
        window.table.selectAll()
        window.commands.copy.trigger()
        await shop.settled()
        assert shop.clipboard() == "kept"
        expected = "You can copy up to 5,000 rows. Use Export for more."
        assert window.toast.accessibleName() == expected


async def test_a_search_that_opening_again_cuts_off_finds_everything(large_shop: Shop) -> None:
    async with large_shop.open_without_key() as window:
        await large_shop.see_everything()
        window.filter.search.setText("mon")
        await until(lambda: len(large_shop.ids()) < len(named("mon")), "the first rows")
        # WHEN the person tries to connect again meanwhile
        window.commands.refresh.trigger()
        await large_shop.settled()
        assert set(large_shop.ids()) == named("mon")


async def test_what_other_desks_tell_does_not_cut_off_a_search(large_shop: Shop) -> None:
    async with seeing_everything(large_shop) as window:
        window.filter.search.setText("mon")
        await until(lambda: len(large_shop.ids()) < len(named("mon")), "the first rows")

        def all_are_there() -> bool:
            # Another desk tells more all the time.
            large_shop.parts.shop.changed.emit(Merged(animals=frozenset({FIRST_ID})))
            return len(large_shop.ids()) >= len(named("mon"))

        await until(all_are_there, "everything that is found")
        await large_shop.settled()


def test_an_animal_that_the_file_has_lost_leaves_its_row_empty() -> None:
    async def unread(_ids: Sequence[int]) -> AsyncIterator[Sequence[KnownAnimal]]:
        yield ()

    rows = SeenRows((), lambda _rows, _number: None, unread)
    rows.grow([1, 2, 3])
    rows.take(0, [KnownAnimal(Animal(number, "Rex", 7), 0.0, 0.0) for number in (1, 3)])
    shown = [rows.at(row) for row in range(3)]
    assert [known and known.animal.id for known in shown] == [1, None, 3]


@pytest.mark.parametrize("action", ["export", "labels"])
async def test_all_that_was_found_is_exported_and_printed_and_not_only_the_first_rows(
    large_shop: Shop, action: str
) -> None:
    async with seeing_everything(large_shop) as window:
        window.filter.search.setText("a")
        await until(lambda: window.footer.summary.text() == "Counting…", "the first rows")
        # Labels are offered for what is shown only beside a selection.
        window.table.selectRow(1)
        getattr(window.commands, action).trigger()
        await large_shop.settled()
        count = len(large_shop.ids())
        assert count > PORTION
        (dialog,) = (one for one in window.findChildren(FormDialog) if one.isVisible())
        (shown,) = (one for one in dialog.findChildren(RadioButton) if one.text().startswith("What is shown"))
        assert shown.text() == f"What is shown ({count:,})"
        dialog.reject()
        await large_shop.settled()


async def test_no_row_of_an_environment_that_was_left_stays_where_it_never_answered(shop: Shop) -> None:
    shop.keep_key(None)
    async with shop.open() as window:
        await shop.settled()
        # GIVEN an animal that another desk has told of
        await shop.parts.opened.catalogue.record_animals([Animal(1, "Rex", 7, "available")])
        await shop.see_everything()
        assert shop.names() == ["Rex"]
        window.table.selectRow(0)
        shop.switch_to(EnvironmentId.SANDBOX)
        assert shop.names() == []
        assert window.table.selected_ids() == []
        await shop.settled()


async def test_nothing_claims_that_nothing_was_seen_where_the_file_cannot_be_read(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        # GIVEN a file that cannot be read for a while
        with closing(sqlite3.connect(shop.catalogue_file, isolation_level=None)) as connection:
            connection.execute("ALTER TABLE animal RENAME TO aside")
            await shop.see_everything()
            assert window.empty.title.text() == title(CatalogueCase.UNREADABLE)
            assert window.footer.summary.text() == ""
            connection.execute("ALTER TABLE aside RENAME TO animal")
        # WHEN it can be read again THEN a press shows the animals
        assert window.empty.action.text() == "Try again"
        window.empty.action.click()
        await shop.settled()
        assert len(shop.names()) == ANSWERED


async def test_an_added_animal_is_there_although_the_list_after_it_does_not_come(shop: Shop) -> None:
    async with animal_service() as service, open_without_animals(shop, service):
        await shop.see_everything()
        service.list_answer = answer(500, b"")
        shop.begin_add("Marble")
        await shop.add_dialog_closed()
        await shop.settled()
        assert shop.names() == ["Marble"]


async def test_queued_adds_are_there_although_the_list_after_them_does_not_come(shop: Shop) -> None:
    async with animal_service() as service:
        shop.move_staging(service.base_url)
        await leave_queued(shop, "Marble", "Onyx")
        service.may_answer.clear()
        async with shop.open() as window:
            window.filter.show_from(Scope.SEEN)
            await until(service.asked.is_set, "an add on its way")
            service.list_answer = answer(500, b"")
            service.may_answer.set()
            await until(lambda: sorted(shop.names()) == ["Marble", "Onyx"], "both animals")
            await shop.settled()


async def test_that_nothing_has_changed_is_said_only_of_what_was_seen(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        shop.clock.leap(4 * 86_400)
        window.filter.show_from(Scope.SEEN)
        window.filter.show_recent(recent=True)
        await until(window.empty.isVisible, "that there is none")
        assert window.empty.title.text() == "Nothing seen here is new or changed"
        assert window.empty.text.text().endswith("The service may have others.")
