"""Filtering by tags: what is offered, chosen and said."""

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from menagerie.domain.notes import Notes
from menagerie.settings.views import Scope
from menagerie.ui.listing.view_on_screen import ViewOnScreen
from support.qt_loop import until
from support.shop import Shop
from support.widgets import child


async def tag(shop: Shop, **tags: str) -> None:
    """Give tags to rows, by their places."""
    ids = [known.animal.id for known in shop.known()]
    notes = {ids[int(place.removeprefix("row"))]: Notes(tags=(name,)) for place, name in tags.items()}
    assert await shop.parts.opened.catalogue.save_notes(notes)
    shop.parts.notes.changed.emit(notes)
    await shop.settled()


async def opened_menu(shop: Shop) -> QMenu:
    shop.window.commands.tags.trigger()
    await until(lambda: shop.window.findChild(QMenu, "tagFilterMenu"), "the menu")
    return child(shop.window, QMenu, "tagFilterMenu")


async def choose(shop: Shop, text: str) -> None:
    menu = await opened_menu(shop)
    (action,) = (action for action in menu.actions() if action.text() == text)
    action.trigger()
    menu.close()
    menu.deleteLater()
    await until(lambda: shop.window.findChild(QMenu, "tagFilterMenu") is None, "the menu closed")
    await shop.settled()


def texts(actions: list[QAction]) -> list[str]:
    return [action.text() for action in actions if not action.isSeparator()]


async def test_the_menu_has_the_tags_in_use_and_says_where_there_are_none(
    shop: Shop, announced: list[str]
) -> None:
    async with shop.open_with_animals():
        announced.clear()
        menu = await opened_menu(shop)
        assert announced == ["No animal has a tag yet."]
        assert texts(menu.actions()) == ["Any tag", "No animal has a tag yet."]
        assert not any(action.isEnabled() for action in menu.actions() if not action.isSeparator())
        menu.close()


async def test_rows_with_one_of_the_chosen_tags_are_shown_and_nothing_is_asked(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        asked = len(shop.asked())
        await tag(shop, row0="VIP", row2="Hold", row3="R&D")
        names = shop.names()
        await choose(shop, "VIP")
        assert shop.names() == [names[0]]
        assert window.footer.summary.text().startswith("1 of the first 100, tagged VIP")
        assert window.filter.tags.accessibleName() == "Tags: tagged VIP"
        await choose(shop, "R&&D")
        assert shop.names() == [names[0], names[3]]
        assert "with one of 2 tags" in window.footer.summary.text()
        await choose(shop, "VIP")
        assert shop.names() == [names[3]]
        await choose(shop, "Any tag")
        assert shop.names() == names
        assert window.filter.tags.accessibleName() == "Any tag"
        assert len(shop.asked()) == asked


async def test_everything_seen_is_filtered_too_and_clearing_shows_all_again(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        await tag(shop, row1="VIP")
        name = shop.names()[1]
        window.filter.tags.choose({"VIP"})
        window.filter.show_from(Scope.SEEN)
        await shop.settled()
        assert shop.names() == [name]
        window.commands.clear_filters.trigger()
        await shop.settled()
        assert len(shop.names()) > 1
        window.commands.undo.trigger()
        await shop.settled()
        assert shop.names() == [name]


async def test_why_no_row_matches_is_said(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        await tag(shop, row1="VIP")
        window.filter.tags.choose({"VIP"})
        window.filter.search.setText("no animal has this name")
        assert window.empty.isVisible()
        window.filter.clear_filters()
        assert not window.empty.isVisible()


async def test_the_tags_of_another_environment_are_not_filtered_by(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        await tag(shop, row1="VIP")
        window.filter.tags.choose({"VIP"})
        shop.parts.opened.open(shop.parts.opened.environments[0].id)
        await shop.settled()
        assert not window.filter.tags.chosen


async def test_a_view_keeps_the_chosen_tags(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        await tag(shop, row1="VIP")
        name = shop.names()[1]
        window.filter.tags.choose({"VIP"})
        screen = child(window.filter, ViewOnScreen)
        view = screen.read()
        assert view.name == "tagged VIP"
        window.filter.clear_filters()
        assert screen.differs_from(view)
        screen.apply(view)
        assert shop.names() == [name]
        assert not screen.differs_from(view)
