"""Saved views: what is shown under a name, applied with one request at most."""

import asyncio
import json
from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from menagerie.domain.animal import PetStatus
from menagerie.domain.columns import CATEGORY, NAME
from menagerie.settings.environments import EnvironmentId
from menagerie.settings.views import SavedViews, Scope, View, save_views
from menagerie.ui.listing.animal_rows import Sorting
from menagerie.ui.views.dialogs import ManageViewsDialog, SaveViewDialog
from menagerie.ui.widgets.overlays import PopoverMenu, PopoverRow
from support.qt_loop import until
from support.shop import Shop
from support.slow_flush import slow_flush
from support.widgets import child

CTRL = Qt.KeyboardModifier.ControlModifier
PENDING = View("Pending", status=PetStatus.PENDING, list_limit=30)


@pytest.fixture
def screen_reader() -> Iterator[None]:
    """Let Qt tell everything that a screen reader asks for."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def action(shop: Shop, name: str) -> QAction:
    menu = child(shop.window.menuBar(), QMenu, "viewsMenu")
    return next(one for one in menu.actions() if one.objectName() == name)


def save_dialog(shop: Shop) -> SaveViewDialog:
    shop.window.commands.save_view.trigger()
    (dialog,) = (one for one in shop.window.findChildren(SaveViewDialog) if one.isVisible())
    return dialog


def manage_dialog(shop: Shop) -> ManageViewsDialog:
    shop.window.commands.manage_views.trigger()
    (dialog,) = (one for one in shop.window.findChildren(ManageViewsDialog) if one.isVisible())
    return dialog


def names(shop: Shop) -> list[str]:
    return [view.name for view in shop.parts.views.views]


def in_file(shop: Shop) -> list[str]:
    return [view["name"] for view in json.loads(shop.paths.views.read_text())["views"]]


async def test_a_view_is_saved_and_brings_everything_back_after_a_restart(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        assert not window.commands.manage_views.isEnabled()
        await shop.parts.opened.catalogue.name_category(12, "Rabbits")
        await shop.see_everything()
        window.filter.status.choose(PetStatus.PENDING)
        shop.parts.filtering.choose({12})
        await shop.settled()
        window.filter.tags.choose({"VIP"})
        window.filter.search.setText("a")
        window.table.columns.hide_only([CATEGORY])
        window.table.sort_by(Sorting(NAME, descending=True))
        dialog = save_dialog(shop)
        # GIVEN that the name is proposed from the filters, and that there has to be one
        assert dialog.edit.text() == "Pending Rabbits, tagged VIP, “a”"
        dialog.edit.setText(" ")
        dialog.save.click()
        assert dialog.isVisible()
        assert "Enter a name" in shop.said(dialog)
        dialog.edit.setText("  My   rabbits ")
        dialog.save.click()
        await shop.settled()
        assert in_file(shop) == ["My rabbits"]
    async with shop.open_with_animals() as window:
        window.filter.show_from(Scope.SERVICE)
        window.commands.clear_filters.trigger()
        window.filter.status.choose(None)
        window.table.columns.hide_only([])
        window.table.sort_by(Sorting())
        await shop.answered()
        asked = shop.asked()
        assert action(shop, "view4Action").text() == "My rabbits"
        assert action(shop, "view4Action").shortcut().toString() == "Ctrl+4"
        action(shop, "view4Action").trigger()
        await shop.settled()
        assert window.filter.shows_seen
        assert window.filter.chosen_status is PetStatus.PENDING
        assert window.filter.search.text() == "a"
        assert window.filter.categories.chosen == frozenset({12})
        assert window.filter.tags.chosen == frozenset({"VIP"})
        assert window.header.view.accessibleName() == "My rabbits"
        assert window.table.columns.hidden == (CATEGORY,)
        assert window.table.sorting == Sorting(NAME, descending=True)
        # Everything seen leads to no request.
        assert shop.asked() == asked


async def test_a_view_of_the_service_asks_once_and_in_a_wait_after_it(shop: Shop) -> None:
    rex = View("Rex", status=PetStatus.PENDING, search="rex", list_limit=30)
    save_views(shop.paths.views, SavedViews((PENDING, rex, View("Sold", status=PetStatus.SOLD))))
    async with shop.open_with_animals() as window:
        asked = len(shop.asked())
        QTest.keyClick(window, Qt.Key.Key_4, CTRL)
        await until(lambda: len(shop.asked()) > asked, "the request")
        await shop.answered()
        assert shop.asked()[asked:] == ["GET /v1/pets?limit=30&status=pending 200"]
        # WHEN it is applied again THEN there is nothing to ask
        action(shop, "view4Action").trigger()
        await shop.settled()
        assert len(shop.asked()) == asked + 1
        # WHEN a ready-made view is chosen THEN it has no filters and keeps columns and limit
        window.filter.search.setText("a")
        window.table.columns.hide_only([CATEGORY])
        for key, name in ((Qt.Key.Key_2, "Everything seen"), (Qt.Key.Key_1, "Animals")):
            QTest.keyClick(window, key, CTRL)
            assert window.header.view.accessibleName() == name
            assert window.filter.chosen_status is None
            assert window.filter.search.text() == ""
            await shop.idle()
        assert window.table.columns.hidden == (CATEGORY,)
        assert shop.asked()[asked + 1 :] == ["GET /v1/pets?limit=30 200"]
        # WHEN views are chosen in a wait THEN they open whole
        window.footer.limit.setValue(40)
        await shop.answered_with(40)
        await shop.meet_the_limit(90)
        before = shop.asked()
        action(shop, "view6Action").trigger()
        action(shop, "view5Action").trigger()
        assert window.header.view.accessibleName() == "Rex"
        assert (window.filter.search.text(), window.filter.chosen_status) == ("rex", PetStatus.PENDING)
        assert window.footer.limit.value() == 30
        await shop.idle()
        assert "still showing All" in window.header.age.text()
        assert shop.asked() == before
        # THEN the list of the last one is asked for after it
        await shop.wait_over()
        await shop.idle()
        assert shop.asked()[len(before) :] == ["GET /v1/pets?limit=30&status=pending 200"]


def rows(shop: Shop) -> list[PopoverRow]:
    """Open the views by their button as a person does, and return what is offered."""
    shop.window.header.view.setFocus()
    shop.window.header.view.click()
    popover = child(shop.window, PopoverMenu, "viewsPopover")
    assert popover.isVisible()
    return popover.rows


async def test_the_button_names_the_view_and_offers_all_of_them(shop: Shop, announced: list[str]) -> None:
    save_views(shop.paths.views, SavedViews((View("Rex & Co", Scope.SEEN, search="rex"), PENDING)))
    async with shop.open_with_animals() as window:
        button = window.header.view
        assert button.accessibleName() == "Animals"
        offered = rows(shop)
        assert [(row.objectName(), row.accessibleName()) for row in offered] == [
            ("view1Button", "Animals"),
            ("view2Button", "Everything seen"),
            ("view3Button", "New or changed"),
            ("view4Button", "Rex & Co"),
            ("view5Button", "Pending"),
            ("saveViewButton", "Save this view…"),
            ("manageViewsButton", "Manage views…"),
        ]
        assert offered[1].accessibleDescription() == "all that this computer knows, no request, Ctrl+2"
        assert [row.isChecked() for row in offered] == [True, *[False] * 6]
        assert offered[0].hasFocus()
        # WHEN a view is chosen by the keys THEN it is open, and the focus is back
        for row in offered[:3]:
            QTest.keyClick(row, Qt.Key.Key_Down)
        QTest.keyClick(offered[3], Qt.Key.Key_Return)
        await shop.settled()
        assert button.accessibleName() == "Rex & Co"
        assert button.hasFocus()
        assert window.filter.search.text() == "rex"
        assert rows(shop)[3].isChecked()
        button.click()
        # WHEN its filters are changed THEN it is no longer what is shown
        window.filter.search.setText("re")
        assert button.accessibleName() == "Everything seen"
        window.filter.search.setText("rex")
        assert button.accessibleName() == "Rex & Co"
        await shop.settled()
        # WHEN another is saved under the same name THEN it takes the place of that one
        dialog = save_dialog(shop)
        announced.clear()
        dialog.edit.setText("REX & CO")
        replaces = "Replaces the view of this name."
        assert replaces in shop.said(dialog)
        assert announced == [replaces]
        assert dialog.edit.accessibleDescription() == replaces
        dialog.save.click()
        assert names(shop) == ["REX & CO", "Pending"]
        action(shop, "view5Action").trigger()
        await shop.settled()
    # AND the view whose filters are those of the last run is open
    async with shop.open_with_animals() as window:
        assert window.header.view.accessibleName() == "Pending"
        assert action(shop, "view5Action").isChecked()


async def test_views_are_renamed_moved_and_deleted_and_that_can_be_undone(shop: Shop) -> None:
    save_views(shop.paths.views, SavedViews((View("One", search="rex"), View("Two"), View("Three"))))
    async with shop.open_with_animals() as window:
        button = window.header.view
        action(shop, "view4Action").trigger()
        dialog = manage_dialog(shop)
        await until(dialog.list.hasFocus, "the focus in the list")
        QTest.keyClick(dialog.list, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
        assert names(shop) == ["Two", "One", "Three"]
        assert dialog.list.currentRow() == 1
        # THEN the button follows what is done to the open view
        dialog.list.currentItem().setText("  First ")
        await until(lambda: names(shop) == ["Two", "First", "Three"], "the new name")
        assert button.accessibleName() == "First"
        dialog.list.currentItem().setText("two")
        await until(lambda: dialog.list.item(1).text() == "First", "the name as it was")
        QTest.keyClick(dialog.list, Qt.Key.Key_Delete)
        assert names(shop) == ["Two", "Three"]
        assert button.accessibleName() == "Animals"
        dialog.close_button.click()
        await shop.settled()
        assert in_file(shop) == ["Two", "Three"]
        assert window.commands.undo.text() == "&Undo deleting the view First"
        window.commands.undo.trigger()
        await shop.settled()
        assert names(shop) == in_file(shop) == ["Two", "First", "Three"]
        assert button.accessibleName() == "First"
        # WHEN the name of a deleted view was taken THEN it comes back under another one
        window.commands.redo.trigger()
        saving = save_dialog(shop)
        saving.edit.setText("first")
        saving.save.click()
        window.commands.undo.trigger()
        await shop.settled()
        assert names(shop) == ["Two", "First (2)", "first", "Three"]
        # What is deleted again is the one that came back.
        window.commands.redo.trigger()
        await shop.settled()
        assert names(shop) == in_file(shop) == ["Two", "first", "Three"]


@pytest.mark.usefixtures("screen_reader")
async def test_a_view_comes_back_in_the_dialog_in_which_it_was_deleted(shop: Shop) -> None:
    save_views(shop.paths.views, SavedViews(tuple(View(f"View {number}") for number in range(11))))
    async with shop.open_with_animals() as window:
        # GIVEN a step from before the dialog
        window.filter.search.setText("rex")
        window.commands.clear_filters.trigger()
        dialog = manage_dialog(shop)
        # With a screen reader too, each view has the height that it needs.
        shown = dialog.list
        tops = [shown.visualItemRect(shown.item(row)).top() for row in range(shown.count())]
        assert {below - above for above, below in pairwise(tops)} == {shown.sizeHintForRow(0)}
        await until(shown.hasFocus, "the focus in the list")
        QTest.keyClick(shown, Qt.Key.Key_Delete)
        assert names(shop)[0] == "View 1"
        for _ in range(2):
            QTest.keyClick(shown, Qt.Key.Key_Z, CTRL)
            await shop.settled()
            assert names(shop)[:2] == ["View 0", "View 1"]
        # THEN the step from before can still be taken back
        assert window.filter.search.text() == ""
        dialog.close_button.click()
        window.commands.undo.trigger()
        await shop.settled()
        assert window.filter.search.text() == "rex"


async def test_a_view_with_categories_is_offered_in_its_own_environment_alone(shop: Shop) -> None:
    rabbits = View("Rabbits", categories=(12,), environment=EnvironmentId.STAGING)
    save_views(shop.paths.views, SavedViews((rabbits, PENDING)))
    async with shop.open_with_animals() as window:
        assert names(shop) == ["Rabbits", "Pending"]
        shop.switch_to(EnvironmentId.SANDBOX)
        await shop.answered()
        assert names(shop) == ["Pending"]
        assert action(shop, "view4Action").text() == "Pending"
        # The saved views still stand between two lines.
        (menu,) = shop.window.menuBar().findChildren(QMenu, "viewsMenu")
        assert [one.isVisible() for one in menu.actions() if one.isSeparator()] == [True, True]
        shop.switch_to(EnvironmentId.STAGING)
        await shop.answered()
        # AND what is new or changed since yesterday is found without a request
        count = len(window.table.animals)
        shop.clock.leap(3 * 86_400)
        window.header.refresh.click()
        await shop.answered()
        shop.begin_add("Marble")
        await shop.add_dialog_closed()
        await shop.settled()
        asked = shop.asked()
        window.filter.search.setText("zzz")
        window.filter.tags.choose({"VIP"})
        action(shop, "view3Action").trigger()
        await shop.settled()
        assert shop.names() == ["Marble"]
        assert window.filter.tags.chosen == frozenset()
        assert window.header.view.accessibleName() == "New or changed"
        # WHEN the filters are cleared, all that was seen is there
        window.commands.clear_filters.trigger()
        await shop.settled()
        assert window.header.view.accessibleName() == "Everything seen"
        assert len(shop.names()) == count + 1
        assert shop.asked() == asked


async def test_no_damage_or_trouble_of_a_disk_loses_a_view(
    shop: Shop, monkeypatch: pytest.MonkeyPatch
) -> None:
    shop.paths.views.write_text("{")
    async with shop.open_with_animals() as window:
        assert "damaged" in shop.said(window.notice)
        assert names(shop) == []
        window.notice.clear()
        # WHEN a view cannot be written THEN that is said, and it stays in the window
        shop.paths.views.mkdir()
        save_dialog(shop).save.click()
        await until(window.notice.isVisible, "the message")
        assert "could not be saved" in shop.said(window.notice)
        assert names(shop) == ["All animals"]
        assert not window.toast.isVisible()
        shop.paths.views.rmdir()
    # AND it is written in the end
    assert in_file(shop) == ["All animals"]
    # AND the end waits for a view that is still being saved
    async with shop.open_with_animals():
        with slow_flush(monkeypatch) as disk:
            dialog = save_dialog(shop)
            dialog.edit.setText("Rabbits")
            dialog.save.click()
            await until(lambda: disk.is_reached, "the disk")
            ending = asyncio.ensure_future(shop.parts.views.finish())
            await asyncio.sleep(0)
            assert not ending.done()
            disk.go_on()
            await ending
            assert in_file(shop) == ["All animals", "Rabbits"]
        await shop.settled()
