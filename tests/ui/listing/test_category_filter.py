"""The category filter, in the whole window: it narrows the loaded rows, and asks the service for nothing."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from menagerie.settings.environments import EnvironmentId
from menagerie.settings.views import Scope
from menagerie.ui.details.category_dialog import CategoryDialog
from menagerie.ui.listing.filters.category_list import COUNT_ROLE
from menagerie.ui.listing.filters.category_popover import CategoryPopover
from menagerie.ui.window.main_window import MainWindow
from support.raw_server import answer, as_json, scripted
from support.shop import Shop

NAMES = {5: "Dogs", 12: "Rabbits", 7: "Raccoons & Co"}
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


@asynccontextmanager
async def pets(shop: Shop, *answers: bytes) -> AsyncIterator[MainWindow]:
    """Open staging with these animals in it, and names for some of their categories."""
    async with shop.open_on(scripted(*(answers or (ANSWER, ANSWER)))) as (window, _server):
        for number, name in NAMES.items():
            await shop.parts.opened.catalogue.name_category(number, name)
        window.header.refresh.click()
        await shop.settled()
        yield window


async def opened(shop: Shop, qtbot: QtBot) -> CategoryPopover:
    """Open the filter by its shortcut, and wait until it offers the categories."""
    shop.window.commands.categories.trigger()
    popover = shop.parts.categories.popover
    assert popover is not None
    await shop.settled()
    qtbot.waitUntil(popover.edit.hasFocus)
    return popover


def offered(popover: CategoryPopover) -> list[str]:
    rows = popover.list.rows
    return [str(rows.index(row).data()) for row in range(rows.rowCount())]


def press(qtbot: QtBot, *keys: Qt.Key) -> None:
    """Press keys where the focus is."""
    for key in keys:
        qtbot.keyClick(QApplication.focusWidget(), key)


def said(shop: Shop) -> str:
    return shop.window.footer.summary.text()


@pytest.mark.parametrize("scope", list(Scope))
async def test_a_category_is_found_by_its_name_and_shown_alone_with_three_letters_and_enter(
    shop: Shop, qtbot: QtBot, scope: Scope
) -> None:
    async with pets(shop) as window:
        window.filter.show_from(scope)
        await shop.settled()
        button = window.filter.categories
        assert button.accessibleName() == "Any category"
        popover = await opened(shop, qtbot)
        # WHEN the person types and confirms
        qtbot.keyClicks(popover.edit, "rab")
        assert offered(popover) == ["Rabbits · 12"]
        press(qtbot, Qt.Key.Key_Return)
        await shop.settled()
        # THEN only animals of that category are there, and the window says so
        assert not popover.isVisible()
        assert sorted(shop.names()) == ["Cotton", "Peter"]
        assert button.accessibleName() == "Category: Rabbits · 12"
        expected = "2 of 6" if scope is Scope.SERVICE else "2 animals seen"
        assert said(shop) == f"{expected}, in Rabbits · 12"


async def test_what_was_typed_before_the_categories_were_read_is_found_when_they_are(
    shop: Shop, qtbot: QtBot, announced: list[str]
) -> None:
    async with pets(shop) as window:
        window.commands.categories.trigger()
        popover = shop.parts.categories.popover
        assert popover is not None
        qtbot.keyClicks(popover.edit, "rab")
        assert offered(popover) == []
        # Nothing can be chosen yet, so the card stays.
        qtbot.keyClick(popover.edit, Qt.Key.Key_Return)
        await shop.settled()
        assert announced[-1] == "Rabbits · 12, 2 animals"
        qtbot.keyClick(popover.edit, Qt.Key.Key_Return)
        await shop.settled()
        assert not popover.isVisible()
        assert sorted(shop.names()) == ["Cotton", "Peter"]


async def test_a_screen_reader_says_which_category_enter_would_show_while_a_name_is_typed(
    shop: Shop, qtbot: QtBot, announced: list[str]
) -> None:
    async with pets(shop):
        popover = await opened(shop, qtbot)
        announced.clear()
        qtbot.keyClicks(popover.edit, "rab")
        assert announced[-1] == "Rabbits · 12, 2 animals"
        qtbot.keyClicks(popover.edit, "x")
        assert announced[-1] == "No category has this name."
        popover.dismiss()


async def test_the_filter_is_exact_where_the_search_finds_beginnings(shop: Shop, qtbot: QtBot) -> None:
    async with pets(shop) as window:
        window.filter.search.setText("5")
        assert sorted(shop.names()) == ["Bandit", "Hazel", "Rex"]
        window.filter.search.clear()
        popover = await opened(shop, qtbot)
        qtbot.keyClicks(popover.edit, "5")
        # The number itself comes before numbers that begin with it.
        assert offered(popover) == ["Dogs · 5", "52"]
        press(qtbot, Qt.Key.Key_Return)
        assert shop.names() == ["Rex"]


async def test_neither_choosing_nor_clearing_asks_the_service(shop: Shop, qtbot: QtBot) -> None:
    async with shop.open_with_animals() as window:
        asked = shop.asked()
        category = window.table.animals[0].category_id
        for scope in Scope:
            window.filter.show_from(scope)
            await shop.settled()
            popover = await opened(shop, qtbot)
            window.filter.categories.choose({category})
            await shop.settled()
            assert {known.animal.category_id for known in shop.known()} == {category}
            popover.clear.click()
            await shop.settled()
        assert shop.asked() == asked


async def test_several_categories_are_checked_with_the_space_bar_and_kept_by_enter(
    shop: Shop, qtbot: QtBot
) -> None:
    async with pets(shop) as window:
        popover = await opened(shop, qtbot)
        assert offered(popover) == ["Dogs · 5", "Rabbits · 12", "Raccoons & Co · 7", "30", "52"]
        press(qtbot, Qt.Key.Key_Down, Qt.Key.Key_Space, Qt.Key.Key_Down, Qt.Key.Key_Space)
        assert sorted(shop.names()) == ["Cotton", "Peter", "Rex"]
        # WHEN Enter ends it on a third one
        press(qtbot, Qt.Key.Key_Down, Qt.Key.Key_Return)
        # THEN the two stay
        assert not popover.isVisible()
        assert window.filter.categories.chosen == {5, 12}
        assert window.filter.categories.accessibleName() == "Category: 2 categories"
        assert said(shop) == "3 of 6, in 2 categories"


async def test_the_keyboard_stays_on_its_category_when_another_one_comes_above_it(
    shop: Shop, qtbot: QtBot
) -> None:
    async with pets(shop):
        popover = await opened(shop, qtbot)
        press(qtbot, Qt.Key.Key_Down)
        assert popover.list.currentIndex().data() == "Dogs · 5"
        # WHEN a colleague names a category
        await shop.parts.opened.catalogue.name_category(52, "Apes")
        shop.parts.categories.refresh()
        await shop.settled()
        assert offered(popover)[0] == "Apes · 52"
        assert popover.list.currentIndex().data() == "Dogs · 5"


async def test_the_counts_come_also_where_opening_again_cuts_them_off(shop: Shop) -> None:
    async with pets(shop) as window:
        window.filter.show_from(Scope.SEEN)
        await shop.settled()
        shop.vault.entries.clear()
        window.commands.categories.trigger()
        popover = shop.parts.categories.popover
        assert popover is not None
        # WHEN the same environment is opened again, and asks nothing
        shop.parts.opened.open(EnvironmentId.STAGING)
        await shop.settled()
        rows = popover.list.rows
        assert [rows.index(row).data(COUNT_ROLE) for row in range(rows.rowCount())] == [1, 2, 1, 1, 1]


async def test_a_click_anywhere_in_a_row_checks_it(shop: Shop, qtbot: QtBot) -> None:
    async with pets(shop):
        popover = await opened(shop, qtbot)
        rows = popover.list
        for _ in range(2):
            place = rows.visualRect(rows.rows.index(1)).center()
            qtbot.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=place)
            assert popover.isVisible()
        assert len(shop.names()) == len(ANIMALS)


async def test_escape_closes_the_filter_and_leaves_everything_as_it_is(shop: Shop, qtbot: QtBot) -> None:
    async with pets(shop) as window:
        window.table.setFocus()
        popover = await opened(shop, qtbot)
        qtbot.keyClicks(popover.edit, "dog")
        press(qtbot, Qt.Key.Key_Escape)
        assert not popover.isVisible()
        assert window.table.hasFocus()
        assert len(shop.names()) == len(ANIMALS)
        # Enter in an untouched field decides nothing either.
        await opened(shop, qtbot)
        assert popover.edit.text() == ""
        press(qtbot, Qt.Key.Key_Return)
        assert not popover.isVisible()
        assert len(shop.names()) == len(ANIMALS)


async def test_letters_in_the_list_go_on_searching_and_up_leads_back_to_the_field(
    shop: Shop, qtbot: QtBot
) -> None:
    async with pets(shop):
        popover = await opened(shop, qtbot)
        press(qtbot, Qt.Key.Key_Down)
        assert popover.list.hasFocus()
        press(qtbot, Qt.Key.Key_Up)
        assert popover.edit.hasFocus()
        press(qtbot, Qt.Key.Key_Down)
        qtbot.keyClicks(popover.list, "r")
        qtbot.keyClicks(popover.edit, "ac")
        assert popover.edit.text() == "rac"
        assert offered(popover) == ["Raccoons & Co · 7"]


async def test_a_number_that_is_not_known_can_be_filtered_by(shop: Shop, qtbot: QtBot) -> None:
    async with pets(shop) as window:
        popover = await opened(shop, qtbot)
        qtbot.keyClicks(popover.edit, "rabits")
        assert offered(popover) == []
        assert popover.nothing.isVisible()
        popover.edit.setText("99")
        assert offered(popover) == ["99"]
        press(qtbot, Qt.Key.Key_Return)
        assert shop.names() == []
        assert window.filter.categories.accessibleName() == "Category: 99"
        # It stands first the next time, to be taken away.
        popover = await opened(shop, qtbot)
        assert offered(popover)[0] == "99"


@pytest.mark.parametrize("scope", list(Scope))
async def test_each_category_says_how_many_animals_it_has(shop: Shop, qtbot: QtBot, scope: Scope) -> None:
    async with pets(shop) as window:
        await shop.parts.opened.catalogue.name_category(40, "Snakes")
        window.filter.show_from(scope)
        popover = await opened(shop, qtbot)
        rows = popover.list.rows
        counts = {rows.index(row).data(): rows.index(row).data(COUNT_ROLE) for row in range(rows.rowCount())}
        assert counts["Rabbits · 12"] == 2
        assert counts["Snakes · 40"] == 0
        spoken = [rows.index(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(rows.rowCount())]
        assert "Rabbits · 12, 2 animals" in spoken


@pytest.mark.parametrize(
    ("scope", "text"),
    [
        (Scope.SERVICE, "None of these animals is in Raccoons & Co · 7."),
        (Scope.SEEN, "None of the animals seen on this computer matches all filters."),
    ],
)
async def test_where_nothing_matches_one_button_clears_search_and_categories(
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
        window.filter.search.setText("rex")
        await shop.settled()
        assert window.empty.isVisible()
        window.empty.action.click()
        await shop.settled()
        assert window.filter.categories.chosen == frozenset()
        assert len(shop.names()) == len(others)


async def test_another_environment_begins_with_any_category(shop: Shop, qtbot: QtBot) -> None:
    async with pets(shop) as window:
        popover = await opened(shop, qtbot)
        window.filter.categories.choose({12})
        shop.switch_to(EnvironmentId.SANDBOX)
        await shop.answered()
        assert not popover.isVisible()
        assert window.filter.categories.chosen == frozenset()
        assert len(shop.names()) == len(window.table.animals)
        # Its categories are its own.
        popover = await opened(shop, qtbot)
        assert "Rabbits · 5" in offered(popover)
        assert "Rabbits · 12" not in offered(popover)


async def test_a_new_answer_stays_narrowed(shop: Shop) -> None:
    async with pets(shop, *[ANSWER] * 3) as window:
        window.filter.categories.choose({12})
        window.header.refresh.click()
        await shop.settled()
        assert shop.names() == ["Peter", "Cotton"]


async def test_the_filter_works_during_a_wait(shop: Shop, qtbot: QtBot) -> None:
    async with shop.open_with_animals() as window:
        await shop.meet_the_limit(60)
        assert window.filter.categories.isEnabled()
        popover = await opened(shop, qtbot)
        category = window.table.animals[0].category_id
        qtbot.keyClicks(popover.edit, str(category))
        press(qtbot, Qt.Key.Key_Return)
        assert {known.animal.category_id for known in shop.known()} == {category}
        await shop.wait_over()


async def test_a_new_name_stands_on_the_button_and_in_the_footer_at_once(shop: Shop, qtbot: QtBot) -> None:
    async with pets(shop) as window:
        popover = await opened(shop, qtbot)
        qtbot.keyClicks(popover.edit, "30")
        press(qtbot, Qt.Key.Key_Return)
        assert window.table.reveal(6)
        await shop.settled()
        window.details.name_category.click()
        (dialog,) = window.findChildren(CategoryDialog)
        dialog.edit.setText("Fish")
        dialog.save.click()
        await shop.settled()
        assert window.filter.categories.accessibleName() == "Category: Fish · 30"
        assert said(shop) == "1 of 6, in Fish · 30"


async def test_only_the_rows_that_are_left_are_exported(shop: Shop) -> None:
    async with pets(shop) as window:
        window.filter.categories.choose({12})
        await shop.settled()
        rows = shop.parts.export_source()
        assert "2" in {str(count) for count in rows.counts().values()}
        window.table.selectAll()
        window.commands.copy.trigger()
        await shop.settled()
        assert shop.clipboard() == "1\tPeter\t12\tRabbits\tpending\n3\tCotton\t12\tRabbits\tsold"


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
@pytest.mark.parametrize("size", [(760, 520), (1366, 768)])
async def test_the_card_lies_within_the_window_below_its_button(
    shop: Shop, qtbot: QtBot, direction: Qt.LayoutDirection, size: Sequence[int]
) -> None:
    async with pets(shop) as window:
        window.setLayoutDirection(direction)
        window.resize(*size)
        await shop.settled()
        card = (await opened(shop, qtbot)).card
        button = window.filter.categories
        place = QRect(card.mapTo(window, QPoint()), card.size())
        anchor = QRect(button.mapTo(window, QPoint()), button.size())
        assert window.rect().contains(place)
        assert place.top() > anchor.bottom()
        assert place.left() == anchor.left() or place.right() == anchor.right()


async def test_a_long_name_makes_nothing_wider(shop: Shop) -> None:
    async with pets(shop) as window:
        width, before = window.filter.categories.width(), window.minimumSizeHint().width()
        window.filter.categories.show_names({12: "Very " * 16})
        window.filter.categories.choose({12})
        await shop.settled()
        assert window.filter.categories.width() == width
        assert window.minimumSizeHint().width() <= before
        assert said(shop) == "2 of 6, in Very Very Very Very Ver… · 12"
