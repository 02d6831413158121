"""The filter leaves out rows and asks the service for nothing; its row finds room in every window."""

import itertools
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from menagerie.domain.animal import Animal
from menagerie.domain.notes import Notes
from menagerie.settings.environments import EnvironmentId
from menagerie.settings.preferences import Language
from menagerie.settings.views import Scope
from menagerie.ui.details.knowledge_flow import CategoryDialog
from menagerie.ui.listing.filter_popover import COUNT_ROLE, KEY_ROLE, FilterPopover
from menagerie.ui.look.theme import Theme
from menagerie.ui.look.translation import use_language
from menagerie.ui.window.main_window import USUAL_SIZE, MainWindow
from support.clock import VirtualClock
from support.qt_loop import until
from support.raw_server import listed, scripted
from support.shop import Shop
from support.two_runs import sampled
from support.widgets import focused
from support.windows import main_window

NAMES = {5: "Dogs", 12: "Rabbits", 7: "Raccoons & Co"}
# So many that one is searched for.
MANY = dict(enumerate(("Newts", "Owls", "Pigs", "Quails", "Snakes", "Toads"), start=100))
# 52 begins with 5; 30 has no name.
ANIMALS = [
    Animal(1, "Peter", 12, "pending"),
    Animal(2, "Rex", 5, "available"),
    Animal(3, "Cotton", 12, "sold"),
    Animal(4, "Hazel", 52, "pending"),
    Animal(5, "Bandit", 7, "available"),
    Animal(6, "Nemo", 30, "available"),
]
CATEGORIES = ["[Category]", "Dogs · 5", "Rabbits · 12", "Raccoons & Co · 7", "30", "52"]


@asynccontextmanager
async def pets(shop: Shop, *answers: bytes, many: bool = False) -> AsyncIterator[MainWindow]:
    """Open staging with these animals in it, and names for some of their categories."""
    async with shop.open_on(scripted(*(answers or [listed(*ANIMALS)] * 2))) as (window, _server):
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
    for key in keys:
        QTest.keyClick(focused(), key)


def write(letters: str) -> None:
    for letter in letters:
        QTest.keyClicks(focused(), letter)


async def tag(shop: Shop, **tags: str) -> None:
    """Give tags to rows, by their places."""
    ids = [known.animal.id for known in shop.known()]
    notes = {ids[int(place.removeprefix("row"))]: Notes(tags=(name,)) for place, name in tags.items()}
    assert await shop.parts.opened.catalogue.save_notes(notes)
    shop.parts.notes.changed.emit(notes)
    await shop.settled()


def said(shop: Shop) -> str:
    return shop.window.footer.summary.text()


async def test_categories_and_tags_are_offered_with_their_counts(shop: Shop) -> None:
    snakes = [*CATEGORIES[:4], "Snakes · 40", *CATEGORIES[4:]]
    known = {"Dogs · 5": 1, "Rabbits · 12": 2, "Raccoons & Co · 7": 1, "Snakes · 40": 0, "30": 1, "52": 1}
    async with pets(shop) as window:
        await shop.parts.opened.catalogue.name_category(40, "Snakes")
        await tag(shop, row0="VIP", row2="vip", row3="R&D")
        for scope in Scope:
            window.filter.show_from(scope)
            await shop.settled()
            popover = await opened(shop)
            assert offered(popover)[: len(snakes)] == snakes
            assert offered(popover)[len(snakes)] == "[Tags]"
            assert counts(popover) == {**known, "VIP": 2, "R&D": 1}
            index = popover.list.rows.index(popover.list.rows.row_of("VIP"))
            assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "VIP, 2 animals"
            popover.dismiss()
        # WHEN the same environment is opened again and asks nothing THEN the counts come as well
        shop.vault.entries.clear()
        window.commands.filter.trigger()
        again = shop.parts.filtering.popover
        assert again is not None
        shop.parts.opened.open(EnvironmentId.STAGING)
        await shop.settled()
        assert counts(again) == {**known, "VIP": 2, "R&D": 1}
        again.dismiss()
        # WHEN a status is chosen THEN animals of that status are counted
        window.filter.status.buttons()[2].click()
        await shop.settled()
        popover = await opened(shop)
        assert [counts(popover)[name] for name in ("Rabbits · 12", "R&D", "VIP")] == [1, 1, 1]


async def test_rows_are_checked_by_the_keys_and_the_button_says_which(shop: Shop) -> None:
    async with pets(shop) as window:
        await tag(shop, row0="VIP")
        window.table.setFocus()
        # WHEN nothing is checked THEN neither Escape nor Enter decides anything
        popover = await opened(shop)
        press(Qt.Key.Key_Down, Qt.Key.Key_Escape)
        assert not popover.isVisible()
        assert window.table.hasFocus()
        await opened(shop)
        press(Qt.Key.Key_Return)
        assert not popover.isVisible()
        assert len(shop.names()) == len(ANIMALS)
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


async def test_a_click_checks_a_row_and_a_new_category_leaves_the_keyboard_where_it_is(shop: Shop) -> None:
    async with pets(shop) as window:
        popover = await opened(shop)
        rows = popover.list

        def click(row: int) -> None:
            place = rows.visualRect(rows.rows.index(row)).center()
            QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=place)

        for expected in (1, len(ANIMALS)):
            click(1)
            assert popover.isVisible()
            assert len(shop.names()) == expected
        # A heading is no row to click.
        click(0)
        assert len(shop.names()) == len(ANIMALS)
        # WHEN a colleague names a category
        assert rows.currentIndex().data() == "Dogs · 5"
        await shop.parts.opened.catalogue.name_category(52, "Apes")
        shop.parts.filtering.refresh()
        await shop.settled()
        assert offered(popover)[1] == "Apes · 52"
        assert rows.currentIndex().data() == "Dogs · 5"
        popover.dismiss()
        # AND the card lies within the window below its button, whatever size that has
        for size in ((760, 520), (1366, 768)):
            for direction in (Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft):
                window.setLayoutDirection(direction)
                window.resize(*size)
                await shop.settled()
                card, button = (await opened(shop)).card, window.filter.button
                place = QRect(card.mapTo(window, QPoint()), card.size())
                anchor = QRect(button.mapTo(window, QPoint()), button.size())
                assert window.rect().contains(place), (size, direction)
                assert place.top() > anchor.bottom(), (size, direction)
                assert place.left() == anchor.left() or place.right() == anchor.right(), (size, direction)
                popover.dismiss()


async def test_where_there_are_many_three_letters_find_one(shop: Shop, announced: list[str]) -> None:
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
        # AND a number is exact where the search finds beginnings
        window.filter.clear_filters()
        await shop.search("5")
        assert sorted(shop.names()) == ["Bandit", "Hazel", "Rex"]
        window.filter.search.clear()
        popover = await opened(shop)
        # Letters in the list go on searching, and Up leads back to the field.
        press(Qt.Key.Key_Down)
        assert popover.list.hasFocus()
        press(Qt.Key.Key_Up)
        assert popover.edit.hasFocus()
        press(Qt.Key.Key_Down)
        write("rac")
        assert popover.edit.text() == "rac"
        assert offered(popover) == ["[Category]", "Raccoons & Co · 7"]
        # The number itself comes before numbers that begin with it.
        popover.edit.clear()
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


async def test_where_nothing_matches_one_button_clears_the_filter(shop: Shop) -> None:
    others = [animal for animal in ANIMALS if animal.category_id != 7]
    elsewhere = "None of the animals seen on this computer matches all filters. The service may have others."
    async with pets(shop, *[listed(*others)] * 2) as window:
        window.filter.categories.show_names(NAMES)
        texts = {Scope.SERVICE: "None of these animals is in Raccoons & Co · 7.", Scope.SEEN: elsewhere}
        for scope, text in texts.items():
            window.filter.show_from(scope)
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
            window.filter.tags.choose(set())


async def test_what_is_chosen_stays_chosen_until_another_environment_is_opened(shop: Shop) -> None:
    async with pets(shop, *[listed(*ANIMALS)] * 3) as window:
        # WHEN a new answer comes THEN it is narrowed, and only the rows that are left are exported
        window.filter.categories.choose({12})
        window.header.refresh.click()
        await shop.settled()
        assert shop.names() == ["Peter", "Cotton"]
        assert "2" in {str(count) for count in shop.parts.export_source().counts().values()}
        # WHEN a name is long THEN it makes nothing wider
        width, before = window.filter.button.sizeHint().width(), window.minimumSizeHint().width()
        window.filter.categories.show_names({12: "Very " * 16})
        await shop.settled()
        assert window.filter.button.sizeHint().width() == width
        assert window.minimumSizeHint().width() <= before
        assert said(shop) == "2 of 6, in Very Very Very Very Ver… · 12"
        # WHEN a category gets a name THEN the button and the footer say it at once
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
        # WHEN another environment is opened THEN it begins without a filter
        popover = await opened(shop)
        window.filter.tags.choose({"VIP"})
        shop.switch_to(EnvironmentId.SANDBOX)
        await shop.answered()
        assert not popover.isVisible()
        assert window.filter.button.accessibleName() == "Filter"
        # Its categories are its own.
        popover = await opened(shop)
        assert "Rabbits · 5" in offered(popover)
        assert "Rabbits · 12" not in offered(popover)


SMALLEST, WIDE = QSize(760, 520), QSize(1280, 800)
# Beside the words of the search there is the glass, and the button that clears.
BESIDE_WORDS = 60
LEAST_SEARCH = 340


LANGUAGES = [one for one in Language if one is not Language.SYSTEM]


@pytest.fixture(params=sampled(LANGUAGES, lambda one: one in {Language.GERMAN, Language.ARABIC}), ids=str)
def translated(
    qapp: QApplication, theme: Theme, english_afterwards: None, request: pytest.FixtureRequest
) -> Iterator[MainWindow]:
    """The window in each language."""
    use_language(qapp, request.param)
    window = main_window(qapp, theme, VirtualClock())
    window.show()
    yield window
    window.close_now()
    window.deleteLater()


def middle(part: QWidget, window: MainWindow) -> int:
    return part.mapTo(window, QPoint(0, part.height() // 2)).y()


def resize(window: MainWindow, qtbot: QtBot, size: QSize) -> None:
    window.resize(size)
    qtbot.waitUntil(lambda: window.size() == size)


def assert_no_word_is_cut(window: MainWindow) -> None:
    for button in (*window.filter.status.buttons(), window.filter.button):
        assert button.width() >= button.sizeHint().width(), button.accessibleName()
    search = window.filter.search
    words = search.fontMetrics().horizontalAdvance(search.placeholderText())
    assert search.width() >= max(LEAST_SEARCH, words + BESIDE_WORDS)


def test_in_every_language_a_usual_window_has_one_row(translated: MainWindow, qtbot: QtBot) -> None:
    window, row = translated, translated.filter
    resize(window, qtbot, USUAL_SIZE)
    row.categories.choose({1, 2})
    row.tags.choose({"VIP"})
    qtbot.waitUntil(lambda: row.button.width() >= row.button.sizeHint().width())
    qtbot.waitUntil(lambda: middle(row.search, window) == middle(row.status, window))
    assert middle(row.button, window) == middle(row.status, window)
    assert_no_word_is_cut(window)


def test_whatever_the_width_no_word_of_the_filter_row_is_cut(window: MainWindow, qtbot: QtBot) -> None:
    row = window.filter
    for direction in (Qt.LayoutDirection.RightToLeft, Qt.LayoutDirection.LeftToRight):
        window.setLayoutDirection(direction)
        for scope, size in itertools.product(Scope, (SMALLEST, WIDE)):
            row.show_from(scope)
            resize(window, qtbot, size)
            qtbot.waitUntil(lambda: row.search.width() >= LEAST_SEARCH)
            assert_no_word_is_cut(window)
    qtbot.waitUntil(lambda: middle(row.search, window) == middle(row.status, window))
    window.resize(window.minimumSize())
    qtbot.waitUntil(lambda: middle(row.search, window) > middle(row.status, window))
    window.resize(WIDE)
    qtbot.waitUntil(lambda: middle(row.search, window) == middle(row.status, window))
