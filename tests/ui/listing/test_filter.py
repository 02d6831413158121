"""The filter, in the whole window: it leaves out rows that are there, and asks the service for nothing."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from menagerie.domain.notes import Notes
from menagerie.settings.environments import EnvironmentId
from menagerie.settings.views import Scope
from menagerie.ui.details.knowledge_flow import CategoryDialog
from menagerie.ui.listing.current_view import CurrentView
from menagerie.ui.listing.filter_popover import COUNT_ROLE, KEY_ROLE, FilterPopover
from menagerie.ui.window.main_window import MainWindow
from support.qt_loop import until
from support.raw_server import answer, as_json, scripted
from support.shop import Shop

NAMES = {5: "Dogs", 12: "Rabbits", 7: "Raccoons & Co"}
# So many that one is searched for.
MANY = dict(enumerate(("Newts", "Owls", "Pigs", "Quails", "Snakes", "Toads"), start=100))
# 52 begins with 5; 30 has no name.
ANIMALS = [
    (1, "Peter", 12, "pending"),
    (2, "Rex", 5, "available"),
    (3, "Cotton", 12, "sold"),
    (4, "Hazel", 52, "pending"),
    (5, "Bandit", 7, "available"),
    (6, "Nemo", 30, "available"),
]
ANSWER = answer(
    200,
    as_json(
        [
            {"id": key, "name": name, "categoryId": category, "status": status}
            for key, name, category, status in ANIMALS
        ]
    ),
)
CATEGORIES = ["[Category]", "Dogs · 5", "Rabbits · 12", "Raccoons & Co · 7", "30", "52"]


@asynccontextmanager
async def pets(shop: Shop, *answers: bytes, many: bool = False) -> AsyncIterator[MainWindow]:
    """Open staging with these animals in it, and names for some of their categories."""
    async with shop.open_on(scripted(*(answers or (ANSWER, ANSWER)))) as (window, _server):
        for number, name in (NAMES | (MANY if many else {})).items():
            await shop.parts.opened.catalogue.name_category(number, name)
        window.header.refresh.click()
        await shop.settled()
        yield window


async def opened(shop: Shop) -> FilterPopover:
    """Open the filter by its command, and wait until it offers what is known."""
    shop.window.commands.filter.trigger()
    popover = shop.parts.filtering.popover
    assert popover is not None
    await shop.settled()
    await until(lambda: popover.holds_focus, "the focus in the filter")
    return popover


def offered(popover: FilterPopover) -> list[str]:
    """Return the rows; a heading stands in brackets."""
    rows = popover.list.rows
    indexes = [rows.index(row) for row in range(rows.rowCount())]
    return [f"[{one.data()}]" if one.data(KEY_ROLE) is None else str(one.data()) for one in indexes]


def counts(popover: FilterPopover) -> dict[str, object]:
    rows = popover.list.rows
    indexes = [rows.index(row) for row in range(rows.rowCount())]
    return {str(one.data()): one.data(COUNT_ROLE) for one in indexes if one.data(KEY_ROLE) is not None}


def press(*keys: Qt.Key) -> None:
    """Press keys where the focus is."""
    for key in keys:
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key)


def write(letters: str) -> None:
    """Type where the focus is."""
    for letter in letters:
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClicks(focused, letter)


async def tag(shop: Shop, **tags: str) -> None:
    """Give tags to rows, by their places."""
    ids = [known.animal.id for known in shop.known()]
    notes = {ids[int(place.removeprefix("row"))]: Notes(tags=(name,)) for place, name in tags.items()}
    assert await shop.parts.opened.catalogue.save_notes(notes)
    shop.parts.notes.changed.emit(notes)
    await shop.settled()


def said(shop: Shop) -> str:
    return shop.window.footer.summary.text()


@pytest.mark.parametrize("scope", list(Scope))
async def test_categories_and_tags_are_offered_with_their_counts(shop: Shop, scope: Scope) -> None:
    async with pets(shop) as window:
        await shop.parts.opened.catalogue.name_category(40, "Snakes")
        await tag(shop, row0="VIP", row2="vip", row3="R&D")
        window.filter.show_from(scope)
        await shop.settled()
        popover = await opened(shop)
        snakes = [*CATEGORIES[:4], "Snakes · 40", *CATEGORIES[4:]]
        assert offered(popover)[: len(snakes)] == snakes
        assert offered(popover)[len(snakes)] == "[Tags]"
        expected: dict[str, object] = {"Dogs · 5": 1, "Rabbits · 12": 2, "Raccoons & Co · 7": 1}
        assert counts(popover) == {**expected, "Snakes · 40": 0, "30": 1, "52": 1, "VIP": 2, "R&D": 1}
        index = popover.list.rows.index(popover.list.rows.row_of("VIP"))
        assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "VIP, 2 animals"
        # With a status, animals of that status are counted.
        if scope is Scope.SEEN:
            popover.dismiss()
            window.filter.status.buttons()[2].click()
            await shop.settled()
            popover = await opened(shop)
            assert counts(popover)["Rabbits · 12"] == 1
            assert counts(popover)["R&D"] == 1
            assert counts(popover)["VIP"] == 1


async def test_the_button_says_how_many_are_set_and_which(shop: Shop) -> None:
    async with pets(shop) as window:
        await tag(shop, row0="VIP")
        button = window.filter.button
        assert (button.accessibleName(), button.accessibleDescription()) == ("Filter", "Categories and tags")
        popover = await opened(shop)
        # WHEN rows are checked by the keys THEN the list stays open, and the headings are passed over
        press(Qt.Key.Key_Down, Qt.Key.Key_Space)
        assert sorted(shop.names()) == ["Cotton", "Peter"]
        assert said(shop) == "2 of 6, in Rabbits · 12"
        press(Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Space)
        assert popover.isVisible()
        assert button.accessibleName() == "Filter · 2"
        assert button.accessibleDescription() == "Rabbits · 12, tagged VIP"
        assert shop.names() == ["Peter"]
        # Enter only ends it, since something was checked.
        press(Qt.Key.Key_Up, Qt.Key.Key_Return)
        assert not popover.isVisible()
        assert button.accessibleName() == "Filter · 2"
        # WHEN it is opened again THEN what is chosen stands first
        popover = await opened(shop)
        assert offered(popover)[:2] == ["[Category]", "Rabbits · 12"]
        popover.clear.click()
        assert button.accessibleName() == "Filter"
        assert len(shop.names()) == len(ANIMALS)


async def test_where_there_are_many_one_is_found_with_three_letters_and_enter(
    shop: Shop, announced: list[str]
) -> None:
    async with pets(shop, many=True) as window:
        await tag(shop, row0="VIP")
        window.table.setFocus()
        popover = await opened(shop)
        assert popover.edit.hasFocus()
        write("rab")
        assert offered(popover) == ["[Category]", "Rabbits · 12"]
        assert announced[-1] == "Rabbits · 12, 2 animals"
        write("x")
        assert offered(popover) == []
        assert announced[-1] == popover.nothing.text() == "No category or tag has this name."
        # Nothing can be chosen, so the card stays.
        press(Qt.Key.Key_Return)
        assert popover.isVisible()
        popover.edit.setText("vi")
        assert offered(popover) == ["[Tags]", "VIP"]
        # It takes the place of other categories, and not that of a tag.
        window.filter.categories.choose({5, 7})
        window.filter.tags.choose({"VIP"})
        popover.edit.setText("rab")
        press(Qt.Key.Key_Return)
        assert window.filter.categories.chosen == {12}
        assert window.filter.tags.chosen == {"VIP"}
        assert shop.names() == ["Peter"]
        assert window.table.hasFocus()


async def test_a_number_is_exact_where_the_search_finds_beginnings(shop: Shop) -> None:
    async with pets(shop, many=True) as window:
        await shop.search("5")
        assert sorted(shop.names()) == ["Bandit", "Hazel", "Rex"]
        window.filter.search.clear()
        popover = await opened(shop)
        # The number itself comes before numbers that begin with it.
        write("5")
        assert offered(popover) == ["[Category]", "Dogs · 5", "52"]
        # One that is not known can be filtered by, and stands first the next time, to be taken away.
        popover.edit.setText("99")
        assert offered(popover) == ["[Category]", "99"]
        press(Qt.Key.Key_Return)
        assert shop.names() == []
        assert window.filter.button.accessibleDescription() == "category 99"
        popover = await opened(shop)
        assert offered(popover)[1] == "99"


async def test_letters_in_the_list_go_on_searching_and_up_leads_back_to_the_field(shop: Shop) -> None:
    async with pets(shop, many=True):
        popover = await opened(shop)
        press(Qt.Key.Key_Down)
        assert popover.list.hasFocus()
        press(Qt.Key.Key_Up)
        assert popover.edit.hasFocus()
        press(Qt.Key.Key_Down)
        write("rac")
        assert popover.edit.text() == "rac"
        assert offered(popover) == ["[Category]", "Raccoons & Co · 7"]


async def test_the_keyboard_stays_on_its_category_when_another_one_comes_above_it(shop: Shop) -> None:
    async with pets(shop):
        popover = await opened(shop)
        assert popover.list.currentIndex().data() == "Dogs · 5"
        # WHEN a colleague names a category
        await shop.parts.opened.catalogue.name_category(52, "Apes")
        shop.parts.filtering.refresh()
        await shop.settled()
        assert offered(popover)[1] == "Apes · 52"
        assert popover.list.currentIndex().data() == "Dogs · 5"


async def test_the_counts_come_also_where_opening_again_cuts_them_off(shop: Shop) -> None:
    async with pets(shop) as window:
        window.filter.show_from(Scope.SEEN)
        await shop.settled()
        shop.vault.entries.clear()
        window.commands.filter.trigger()
        popover = shop.parts.filtering.popover
        assert popover is not None
        # WHEN the same environment is opened again, and asks nothing
        shop.parts.opened.open(EnvironmentId.STAGING)
        await shop.settled()
        assert list(counts(popover).values()) == [1, 2, 1, 1, 1]


async def test_a_click_anywhere_in_a_row_checks_it(shop: Shop) -> None:
    async with pets(shop):
        popover = await opened(shop)
        rows = popover.list
        for expected in (1, len(ANIMALS)):
            place = rows.visualRect(rows.rows.index(1)).center()
            QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=place)
            assert popover.isVisible()
            assert len(shop.names()) == expected
        # A heading is no row to click.
        place = rows.visualRect(rows.rows.index(0)).center()
        QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=place)
        assert len(shop.names()) == len(ANIMALS)


async def test_escape_closes_the_filter_and_leaves_everything_as_it_is(shop: Shop) -> None:
    async with pets(shop) as window:
        window.table.setFocus()
        popover = await opened(shop)
        press(Qt.Key.Key_Down, Qt.Key.Key_Escape)
        assert not popover.isVisible()
        assert window.table.hasFocus()
        # Enter in an untouched list decides nothing either.
        await opened(shop)
        press(Qt.Key.Key_Return)
        assert not popover.isVisible()
        assert len(shop.names()) == len(ANIMALS)


async def test_without_animals_it_says_that_nothing_is_known_yet(shop: Shop) -> None:
    async with shop.open("production") as window:
        await until(lambda: window.empty.action.text() == "Set the address…", "the missing address")
        popover = await opened(shop)
        assert popover.nothing.isVisible()
        assert popover.nothing.text() == "No category or tag is known yet."


@pytest.mark.parametrize(
    ("scope", "text"),
    [
        (Scope.SERVICE, "None of these animals is in Raccoons & Co · 7."),
        (
            Scope.SEEN,
            "None of the animals seen on this computer matches all filters. The service may have others.",
        ),
    ],
)
async def test_where_nothing_matches_one_button_clears_the_filter(
    shop: Shop, scope: Scope, text: str
) -> None:
    others = [animal for animal in ANIMALS if animal[2] != 7]
    body = as_json([{"id": key, "name": name, "categoryId": cat} for key, name, cat, _ in others])
    async with pets(shop, answer(200, body), answer(200, body)) as window:
        window.filter.show_from(scope)
        window.filter.categories.show_names(NAMES)
        window.filter.categories.choose({7})
        await shop.settled()
        assert window.empty.text.text() == text
        window.filter.tags.choose({"VIP"})
        await shop.settled()
        window.empty.action.click()
        await shop.settled()
        assert window.filter.button.accessibleName() == "Filter"
        assert len(shop.names()) == len(others)
        # AND undoing brings all of it back
        window.commands.undo.trigger()
        await shop.settled()
        assert window.filter.button.accessibleName() == "Filter · 2"


async def test_another_environment_begins_without_a_filter(shop: Shop) -> None:
    async with pets(shop) as window:
        popover = await opened(shop)
        window.filter.categories.choose({12})
        window.filter.tags.choose({"VIP"})
        shop.switch_to(EnvironmentId.SANDBOX)
        await shop.answered()
        assert not popover.isVisible()
        assert window.filter.button.accessibleName() == "Filter"
        # Its categories are its own.
        popover = await opened(shop)
        assert "Rabbits · 5" in offered(popover)
        assert "Rabbits · 12" not in offered(popover)


async def test_a_new_answer_stays_narrowed(shop: Shop) -> None:
    async with pets(shop, *[ANSWER] * 3) as window:
        window.filter.categories.choose({12})
        window.header.refresh.click()
        await shop.settled()
        assert shop.names() == ["Peter", "Cotton"]


async def test_the_filter_works_during_a_wait_and_asks_nothing(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        await shop.meet_the_limit(60)
        asked = shop.asked()
        assert window.filter.button.isEnabled()
        popover = await opened(shop)
        category = window.table.animals[0].category_id
        popover.list.setFocus()
        popover.list.move_to(popover.list.rows.row_of(category))
        press(Qt.Key.Key_Space)
        assert {known.animal.category_id for known in shop.known()} == {category}
        assert shop.asked() == asked
        await shop.wait_over()


async def test_a_new_name_is_said_by_the_button_and_in_the_footer_at_once(shop: Shop) -> None:
    async with pets(shop) as window:
        window.filter.categories.choose({30})
        assert window.table.reveal(6)
        await shop.settled()
        window.details.name_category.click()
        (dialog,) = window.findChildren(CategoryDialog)
        dialog.edit.setText("Fish")
        dialog.save.click()
        await shop.settled()
        assert window.filter.button.accessibleDescription() == "Fish · 30"
        assert said(shop) == "1 of 6, in Fish · 30"


async def test_only_the_rows_that_are_left_are_exported(shop: Shop) -> None:
    async with pets(shop) as window:
        window.filter.categories.choose({12})
        await shop.settled()
        rows = shop.parts.export_source()
        assert "2" in {str(count) for count in rows.counts().values()}


async def test_a_view_keeps_the_chosen_tags(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        await tag(shop, row1="VIP")
        name = shop.names()[1]
        window.filter.tags.choose({"VIP"})
        screen = CurrentView(window.filter, window.footer.limit, window.table, shop.parts.filtering)
        view = screen.read()
        assert view.name == "tagged VIP"
        window.filter.clear_filters()
        assert screen.differs_from(view)
        screen.apply(view)
        assert shop.names() == [name]
        assert not screen.differs_from(view)


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
@pytest.mark.parametrize("size", [(760, 520), (1366, 768)])
async def test_the_card_lies_within_the_window_below_its_button(
    shop: Shop, direction: Qt.LayoutDirection, size: Sequence[int]
) -> None:
    async with pets(shop) as window:
        window.setLayoutDirection(direction)
        window.resize(*size)
        await shop.settled()
        card = (await opened(shop)).card
        button = window.filter.button
        place = QRect(card.mapTo(window, QPoint()), card.size())
        anchor = QRect(button.mapTo(window, QPoint()), button.size())
        assert window.rect().contains(place)
        assert place.top() > anchor.bottom()
        assert place.left() == anchor.left() or place.right() == anchor.right()


async def test_a_long_name_makes_nothing_wider(shop: Shop) -> None:
    async with pets(shop) as window:
        window.filter.categories.choose({12})
        width, before = window.filter.button.sizeHint().width(), window.minimumSizeHint().width()
        window.filter.categories.show_names({12: "Very " * 16})
        await shop.settled()
        assert window.filter.button.sizeHint().width() == width
        assert window.minimumSizeHint().width() <= before
        assert said(shop) == "2 of 6, in Very Very Very Very Ver… · 12"
