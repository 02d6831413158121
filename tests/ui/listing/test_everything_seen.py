"""Everything that was seen, and what the service answered: two scopes side by side."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from menagerie.app.foundation import sample_category_names
from menagerie.domain.animal import Animal, KnownAnimal, PetStatus
from menagerie.domain.cases import CatalogueCase, GeneralCase
from menagerie.domain.knowledge import Merged
from menagerie.settings.environments import EnvironmentId
from menagerie.settings.views import Scope
from menagerie.ui.base.rows import Heading
from menagerie.ui.listing.animal_rows import PORTION, SeenRows
from menagerie.ui.widgets.fields import RadioButton
from menagerie.ui.widgets.form import FormDialog
from menagerie.ui.window.main_window import USUAL_SIZE, MainWindow
from support.large_catalogue import FIRST_ID, animals, make
from support.qt_loop import until
from support.sections import Section
from support.sentences import first_animals, title
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
        window.filter.status.buttons()[0].click()
        # WHEN the file cannot be read for a while THEN nothing claims that nothing was seen
        with closing(sqlite3.connect(shop.catalogue_file, isolation_level=None)) as connection:
            connection.execute("ALTER TABLE animal RENAME TO aside")
            await shop.see_everything()
            assert window.empty.title.text() == title(CatalogueCase.UNREADABLE)
            assert window.footer.summary.text() == ""
            connection.execute("ALTER TABLE aside RENAME TO animal")
        # WHEN it can be read again THEN a press shows both, and nothing was asked
        assert window.empty.action.text() == "Try again"
        window.empty.action.click()
        await shop.settled()
        assert set(shop.ids()) == first | second
        assert window.footer.summary.text() == f"{len(shop.ids())} animals seen"
        assert not window.footer.more.isVisible()
        await shop.idle()
        assert shop.asked() == asked
        # AND later, that nothing has changed is said only of what was seen
        shop.clock.leap(4 * 86_400)
        window.filter.show_recent(recent=True)
        await until(window.empty.isVisible, "that there is none")
        assert window.empty.title.text() == "Nothing seen here is new or changed"
        assert window.empty.text.text().endswith("The service may have others.")


async def test_every_animal_ever_seen_is_there_the_newest_first(large_shop: Shop, qtbot: QtBot) -> None:
    async with large_shop.open_with_animals() as window:
        answered, table = {animal.id for animal in window.table.animals}, window.table
        assert table.isColumnHidden(Section.LAST_SEEN)
        await large_shop.see_everything()
        assert not table.isColumnHidden(Section.LAST_SEEN)
        assert table.shown.index(0, Section.LAST_SEEN).data()
        assert window.footer.summary.text() == "3,100 animals seen"
        assert set(large_shop.ids()[:ANSWERED]) == answered
        assert set(large_shop.ids()[ANSWERED:]) == set(KNOWN)
        # WHEN a letter is pressed that no row begins with
        table.setFocus()
        qtbot.keyClick(table, Qt.Key.Key_X)
        # THEN the window has not stood still to look through three thousand rows, or a million
        assert large_shop.jobs() == ()
        # WHEN the person scrolls THEN rows are read, each in its place
        table.scrollTo(table.shown.index(2_000, 0), table.ScrollHint.PositionAtTop)
        await until(lambda: table.shown.known(2_000) is not None, "a row far down")
        known = table.shown.known(2_000)
        assert known is not None
        assert known.animal == KNOWN[large_shop.ids()[2_000]]
        # AND the details of a row far down come as soon as it was read
        table.setCurrentIndex(table.shown.index(0, 0))
        qtbot.keyClick(table, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
        last = KNOWN[large_shop.ids()[-1]]
        await until(lambda: window.details.facts.identifier.text() == f"#{last.id}", "the last one's details")
        assert window.details.name.text() == last.name
        # WHEN a status is chosen THEN it narrows what is shown, without asking
        window.filter.status.choose(PetStatus.PENDING)
        await large_shop.settled()
        meant = {animal.id for animal in KNOWN.values() if animal.status == "pending"}
        assert {animal.id for animal in found(large_shop)} == meant
        # WHEN nothing is found THEN the filters can be cleared
        await large_shop.search("there is no animal of this name")
        assert large_shop.ids() == []
        assert table.isVisible()
        window.filter.clear_filters()
        await large_shop.settled()
        assert window.filter.chosen_status is None
        assert window.footer.summary.text() == "3,100 animals seen"
        await large_shop.idle()
        assert len(large_shop.asked()) == 1


SEARCHES: dict[str, Callable[[Animal], bool]] = {
    "ETOILE": lambda animal: "Étoile" in animal.name,
    "虎": lambda animal: "小虎" in animal.name,
    "el mon": lambda animal: "mon" in animal.name.lower() and "el" in animal.name.lower(),
    str(FIRST_ID + 1234): lambda animal: animal.id == FIRST_ID + 1234,
    "10001": lambda animal: str(animal.id).startswith("10001") or animal.category_id == 10001,
    "guinea PIG": lambda animal: animal.category_id == 7,
}


async def test_parts_of_words_find_an_animal_and_a_refresh_keeps_its_place(large_shop: Shop) -> None:
    async with large_shop.open_with_animals() as window:
        await large_shop.parts.opened.catalogue.name_category(7, "Guinea pigs")
        await large_shop.see_everything()
        for typed, is_meant in SEARCHES.items():
            await large_shop.search(typed)
            meant = {animal.id for animal in KNOWN.values() if is_meant(animal)}
            assert meant, typed
            assert {animal.id for animal in found(large_shop)} == meant, typed
            matches = len(large_shop.ids())
            expected = "1 match" if matches == 1 else f"{matches:,} match"
            assert window.footer.summary.text() == expected
        assert set(large_shop.cells(Section.CATEGORY)) == {"Guinea pigs  ·  7"}
        # AND the number finds the category's animals too
        by_name = set(large_shop.ids())
        await large_shop.search("7")
        assert by_name <= set(large_shop.ids())
        assert window.card.shows_rows
        assert len(large_shop.asked()) == 1
        await large_shop.search("")
        # WHEN a row far down is chosen, and a refresh brings what was seen up to date
        table, row = window.table, 2_000
        table.setCurrentIndex(table.shown.index(row, 0))
        chosen = large_shop.ids()[row]
        await until(lambda: window.details.facts.identifier.text() == f"#{chosen}", "the details")
        scroll = table.verticalScrollBar().value()
        assert scroll > 0
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
        # WHEN they are copied THEN those that have not been read are among them
        window.commands.copy.trigger()
        await large_shop.settled()
        _titles, *lines = large_shop.clipboard().split("\n")
        assert [int(line.partition("\t")[0]) for line in lines] == large_shop.ids()
        assert lines[-1].split("\t")[1] == KNOWN[large_shop.ids()[-1]].name
        assert window.toast.accessibleName() == "3,100 rows copied"


async def begin_search(shop: Shop) -> None:
    """Search for animals, of which only the first rows have been found."""
    shop.window.filter.search.setText("mon")
    await until(lambda: len(shop.ids()) < len(named("mon")), "the first rows")


UP, DOWN = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder
ORDERS: list[tuple[Section, Qt.SortOrder, Callable[[Animal], Any]]] = [
    (Section.ID, DOWN, lambda animal: animal.id),
    (Section.CATEGORY, UP, lambda animal: (animal.category_id, animal.id)),
    (Section.STATUS, DOWN, lambda animal: ([*map(str, PetStatus)].index(animal.status or ""), animal.id)),
    # They were seen in the order of their ids, but for some that the newest list showed again.
    (Section.LAST_SEEN, UP, lambda animal: (animal.id - FIRST_ID) % (COUNT // 100) == 0),
]


async def test_everything_is_sorted_and_nothing_that_comes_cuts_a_search_off(large_shop: Shop) -> None:
    async with seeing_everything(large_shop) as window:
        await begin_search(large_shop)

        def all_are_there() -> bool:
            # Another desk tells more all the time.
            large_shop.parts.shop.changed.emit(Merged(animals=frozenset({FIRST_ID})))
            return len(large_shop.ids()) >= len(named("mon"))

        await until(all_are_there, "everything that is found")
        await large_shop.search("")
        await begin_search(large_shop)
        # WHEN an import adds an animal that stands above them
        await large_shop.parts.opened.catalogue.record_animals([Animal(1, "Monty", 7)], added_here=True)
        await large_shop.settled()
        # THEN what is done to a row is done to the animal that stands in it
        assert [known.animal.id for known in large_shop.known()[:50]] == large_shop.ids()[:50]
        # WHEN what is shown is exported or printed THEN it is all that is found, and not only the first rows
        for action in (window.commands.export, window.commands.labels):
            await large_shop.search("")
            window.filter.search.setText("a")
            await until(lambda: window.footer.summary.text() == "Counting…", "the first rows")
            # Labels are offered for what is shown only beside a selection.
            window.table.selectRow(1)
            action.trigger()
            await large_shop.settled()
            count = len(large_shop.ids())
            assert count > PORTION
            (dialog,) = (one for one in window.findChildren(FormDialog) if one.isVisible())
            choices = (one.text() for one in dialog.findChildren(RadioButton))
            assert [text for text in choices if text.startswith("What is shown")] == [
                f"What is shown ({count:,})"
            ]
            dialog.reject()
            await large_shop.settled()
        # AND it is sorted by any column
        await large_shop.search("")
        for column, order, key in ORDERS:
            window.table.sortByColumn(column, order)
            await large_shop.settled()
            shown = found(large_shop)
            assert len(shown) == COUNT
            rows = shown if column is Section.LAST_SEEN else KNOWN.values()
            assert shown == sorted(rows, key=key, reverse=order is DOWN), column
        # AND names without regard to case and accents
        window.table.sortByColumn(Section.NAME, UP)
        await large_shop.settled()
        names = [animal.name for animal in found(large_shop)]
        assert names.index("Étoile") < names.index("Felix") < names.index("Zoë") < names.index("小虎")
        latin = [name for name in names if name.isascii()]
        assert latin == sorted(latin, key=str.lower)
        assert len(large_shop.asked()) == 1


async def test_without_a_key_everything_seen_can_still_be_looked_at_and_searched(large_shop: Shop) -> None:
    async with large_shop.open_without_key() as window:
        assert not window.table.isVisible()
        await large_shop.see_everything()
        assert window.table.isVisible()
        assert set(large_shop.ids()) == set(KNOWN)
        window.filter.show_from(Scope.SERVICE)
        assert window.empty.title.text() == title(GeneralCase.KEY_MISSING)
        assert window.empty.action.text() == "Enter the key…"
        await large_shop.see_everything()
        await begin_search(large_shop)
        # WHEN the person tries to connect again meanwhile THEN that cuts nothing off
        window.commands.refresh.trigger()
        await large_shop.settled()
        assert set(large_shop.ids()) == named("mon")
        assert large_shop.asked() == []


def test_an_animal_that_the_file_has_lost_leaves_its_row_empty() -> None:
    async def unread(_ids: Sequence[int]) -> AsyncIterator[Sequence[KnownAnimal]]:
        yield ()

    rows = SeenRows((), lambda _rows, _number: None, unread)
    rows.grow([1, 2, 3])
    rows.take(0, [KnownAnimal(Animal(number, "Rex", 7), 0.0, 0.0) for number in (1, 3)])
    shown = [rows.at(row) for row in range(3)]
    assert [known and known.animal.id for known in shown] == [1, None, 3]


ASKING = [*("limitSpin", "refreshButton", "loadAllButton"), *("outboxSend", "outboxCheck", "outboxAddAgain")]


async def test_going_from_one_scope_to_the_other_asks_only_what_is_another_question(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        before, wanted = shop.names(), window.table.animals[5]
        await shop.see_everything()
        window.filter.show_from(Scope.SERVICE)
        assert shop.names() == before
        assert window.footer.summary.text() == first_animals(100)
        # WHEN something is searched for THEN that applies to both
        await shop.search(str(wanted.id))
        await shop.see_everything()
        assert wanted.id in shop.ids()
        assert "match" in window.footer.summary.text()
        window.filter.show_from(Scope.SERVICE)
        await shop.settled()
        assert wanted.id in shop.ids()
        await shop.search("")
        await shop.idle()
        assert len(shop.asked()) == 1
        # WHEN the person comes back with another status
        await shop.see_everything()
        window.filter.status.choose(PetStatus.SOLD)
        await shop.settled()
        window.filter.show_from(Scope.SERVICE)
        await until(lambda: len(shop.asked()) == 2, "the second request")
        await shop.settled()
        assert shop.asked()[1:] == ["GET /v1/pets?limit=100&status=sold 200"]
        assert {animal.status for animal in window.table.animals} == {"sold"}
        # WHEN both scopes are chosen within one moment THEN the answer is shown
        before = shop.names()
        window.filter.show_from(Scope.SEEN)
        await asyncio.sleep(0)
        window.filter.show_from(Scope.SERVICE)
        await shop.settled()
        assert shop.names() == before
        assert window.footer.summary.text().startswith(f"{len(before)} animals")


async def test_a_wait_disables_only_what_leads_to_a_request(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        # GIVEN a wait that began while everything seen was looked at
        await shop.see_everything()
        await shop.meet_the_limit(50)
        # THEN only what leads to a request is disabled, and a status is none of it
        assert shop.disabled_inputs() == ASKING
        assert all(button.isEnabled() for button in window.filter.status.buttons())
        window.filter.status.choose(PetStatus.SOLD)
        await until(lambda: set(shop.cells(Section.STATUS)) == {"Sold"}, "sold animals alone")
        # AND the filter works, too
        asked, category = shop.asked(), shop.known()[0].animal.category_id
        assert window.filter.button.isEnabled()
        window.commands.filter.trigger()
        popover = shop.parts.filtering.popover
        assert popover is not None
        rows = popover.list.rows
        await until(lambda: rows.row_of(category) >= 0, "the category")
        popover.list.setFocus()
        popover.list.move_to(rows.row_of(category))
        QTest.keyClick(popover.list, Qt.Key.Key_Space)
        await until(lambda: {one.animal.category_id for one in shop.known()} == {category}, "only these")
        popover.dismiss()
        assert shop.asked() == asked
        # WHEN the person goes back THEN a status is disabled as well
        window.filter.show_from(Scope.SERVICE)
        assert shop.enabled_inputs() == []
        assert not any(button.isEnabled() for button in window.filter.status.buttons())
        # AND once more the other way
        window.filter.show_from(Scope.SEEN)
        assert all(button.isEnabled() for button in window.filter.status.buttons())
        window.filter.show_from(Scope.SERVICE)
        await shop.wait_over()
        await shop.answered()
        assert shop.disabled_inputs() == []


async def test_no_environment_shows_what_was_seen_or_named_in_another(shop: Shop, tmp_path: Path) -> None:
    made = tmp_path / "made.sqlite3"
    make(made, 200)
    shop.know(made)
    named = set(sample_category_names().values())

    async with shop.open_with_animals() as window:
        window.resize(USUAL_SIZE)
        # WHEN an animal is looked up that was seen long ago, and stands in none of the rows
        await shop.search("1000001")
        window.filter.search.returnPressed.emit()
        await until(lambda: window.details.facts.identifier.text() == "#1000001", "the details")
        # THEN it is not said to have been seen for the first time now
        assert "/23" in window.details.history.toPlainText()
        assert len(shop.asked()) == 1
        # WHEN the person switches while everything seen is looked at, and words are in the field
        await shop.search("")
        await shop.see_everything()
        assert len(shop.ids()) == 300
        await shop.search("a")
        window.table.selectAll()
        shop.switch_to(EnvironmentId.SANDBOX)
        # THEN nothing of the other environment is left from that moment on
        assert window.table.shown.rowCount() == 0
        assert "Choose an animal" in shop.said(window.details)
        await until(shop.ids, "what is found in the sandbox")
        await shop.settled()
        assert window.filter.search.text() == "a"
        heading = window.table.shown.at(0)
        assert isinstance(heading, Heading)
        assert heading.spoken.startswith("In this list")
        await shop.search("")
        assert len(shop.ids()) == 100
        assert max(shop.ids()) < 1_000
        assert window.footer.summary.text() == "100 animals seen"
        window.filter.show_from(Scope.SERVICE)
        await shop.answered()
        # GIVEN a category that was named in the other environment
        shop.switch_to(EnvironmentId.STAGING)
        await shop.answered()
        category = int(shop.cells(Section.CATEGORY)[0])
        await shop.parts.opened.catalogue.name_category(category, "Guinea pigs")
        window.header.refresh.click()
        await shop.settled()
        assert "Guinea pigs" in shop.category_names()
        # WHEN the person comes back THEN the rows of the last time have the names of the sandbox
        shop.switch_to(EnvironmentId.SANDBOX)
        await until(
            # The cells have the category's name before its number.
            lambda: any(cell.split()[-1] == str(category) for cell in shop.cells(Section.CATEGORY)),
            "the rows of the last time",
        )
        assert shop.category_names() <= named
        await shop.settled()
        assert shop.category_names() <= named
