"""The search field: Escape clears it and then leaves it, and so does a button that has a name."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from menagerie.ui.look.theme import Appearance, Theme
from menagerie.ui.widgets.fields import SearchEdit
from support.shop import Shop


@pytest.fixture
def edit(theme: Theme, qtbot: QtBot) -> SearchEdit:
    edit = SearchEdit(theme, "searchEdit", "clearSearchButton")
    qtbot.addWidget(edit)
    edit.resize(240, 34)
    edit.show()
    return edit


def test_escape_clears_the_search_and_then_leaves_it(edit: SearchEdit, qtbot: QtBot) -> None:
    edit.setText("rab")
    with qtbot.assertNotEmitted(edit.focus_left):
        qtbot.keyClick(edit, Qt.Key.Key_Escape)
    assert edit.text() == ""
    with qtbot.waitSignal(edit.focus_left):
        qtbot.keyClick(edit, Qt.Key.Key_Escape)


def test_the_button_is_there_while_there_is_something_to_clear(edit: SearchEdit, qtbot: QtBot) -> None:
    button = edit.clear_button
    assert button.isHidden()
    edit.setText("rab")
    assert button.isVisible()
    assert button.accessibleName() == "Clear search"
    assert button.toolTip() == "Clear search (Escape)"
    assert not button.icon().isNull()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert edit.text() == ""
    assert button.isHidden()


def test_the_text_does_not_run_below_the_button(edit: SearchEdit) -> None:
    before = edit.textMargins()
    assert before.right() == 0
    edit.setText("rab")
    assert edit.textMargins().right() >= edit.clear_button.width()
    edit.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert edit.textMargins().left() >= edit.clear_button.width()
    assert edit.textMargins().right() == before.left()


def test_in_a_mirrored_window_the_button_stands_at_the_left(edit: SearchEdit) -> None:
    edit.setText("rab")
    assert edit.clear_button.geometry().center().x() > edit.width() / 2
    edit.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert edit.clear_button.geometry().center().x() < edit.width() / 2


@pytest.mark.parametrize("appearance", [Appearance.LIGHT, Appearance.DARK])
def test_the_button_can_be_seen(edit: SearchEdit, theme: Theme, appearance: Appearance) -> None:
    theme.choose(appearance)
    edit.setText("rab")
    picture = edit.grab().toImage()
    place = edit.clear_button.geometry()
    seen = {
        picture.pixelColor(place.topLeft() + QPoint(x, y)).name()
        for x in range(place.width())
        for y in range(place.height())
    }
    assert theme.colour("muted").name() in seen


async def test_escape_in_the_empty_search_leads_to_the_rows(shop: Shop, qtbot: QtBot) -> None:
    async with shop.open_with_animals() as window:
        search = window.filter.search
        window.commands.search.trigger()
        assert QApplication.focusWidget() is search
        search.setText("a")
        qtbot.keyClick(search, Qt.Key.Key_Escape)
        assert QApplication.focusWidget() is search
        qtbot.keyClick(search, Qt.Key.Key_Escape)
        assert QApplication.focusWidget() is window.table
