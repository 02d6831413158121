"""The tour: four hints beside what they explain, which can be left at any time."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from menagerie.ui.support.tour import Callout
from menagerie.ui.widgets.drawing.shadow import SHADOW
from menagerie.ui.window.main_window import MainWindow
from support.qt_loop import until
from support.shop import Shop
from support.stray_windows import no_stray_windows
from support.widgets import child

TITLES = ["Where you work", "What you see", "Add an animal", "Requests left"]


def callout(shop: Shop) -> Callout | None:
    tour = shop.parts.support.tour
    return None if tour is None else tour.callout


def title(hint: Callout) -> str:
    label = child(hint, QLabel, "tourTitle")
    return label.text()


def place_in(window: MainWindow, hint: Callout) -> QRect:
    card = hint.rect().adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
    return QRect(hint.mapTo(window, card.topLeft()), card.size())


def press(window: MainWindow, key: Qt.Key, text: str = "") -> None:
    """Press a key as the desktop does: the window's handle learns of it first."""
    for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
        QApplication.sendEvent(
            window.windowHandle(), QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text)
        )


async def test_the_tour_has_four_hints_that_cover_nothing_they_explain(
    shop: Shop, qapp: QApplication
) -> None:
    async with shop.open_with_animals() as window:
        seen = []
        with no_stray_windows(qapp):
            window.commands.tour.trigger()
            while (hint := callout(shop)) is not None:
                seen.append(title(hint))
                anchor = hint.anchor
                around = QRect(anchor.mapTo(window, QPoint()), anchor.size())
                assert not place_in(window, hint).intersects(around)
                assert window.rect().contains(place_in(window, hint))
                assert hint.next.hasFocus()
                hint.next.click()
        assert seen == TITLES


@pytest.mark.parametrize("size", [QSize(800, 600), QSize(660, 350)])
async def test_in_a_small_window_a_hint_covers_nothing_it_explains(shop: Shop, size: QSize) -> None:
    async with shop.open_with_animals() as window:
        window.resize(size)
        QApplication.processEvents()
        window.commands.tour.trigger()
        while (hint := callout(shop)) is not None:
            anchor = hint.anchor
            around = QRect(anchor.mapTo(window, QPoint()), anchor.size())
            assert not place_in(window, hint).intersects(around)
            assert place_in(window, hint).height() >= hint.card.minimumSizeHint().height()
            hint.next.click()


async def test_the_first_start_shows_the_tour_and_leaves_the_focus_where_it_is(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        window.table.setFocus()
        shop.application.greet("")
        assert callout(shop) is not None
        assert window.table.hasFocus()
        press(window, Qt.Key.Key_Tab)
        assert callout(shop) is None


async def test_the_keyboard_alone_goes_through_the_tour_of_the_first_start(shop: Shop, qtbot: QtBot) -> None:
    async with shop.open_with_animals() as window:
        window.filter.search.setFocus()
        shop.application.greet("")
        hint = callout(shop)
        assert hint is not None
        keys = child(hint, QLabel, "tourKeys")
        assert "F6" in keys.text()
        press(window, Qt.Key.Key_F6)
        assert callout(shop) is hint
        seen = []
        while (hint := callout(shop)) is not None:
            seen.append(title(hint))
            assert hint.next.hasFocus()
            qtbot.keyClick(hint.next, Qt.Key.Key_Space)
        assert seen == TITLES
        assert window.filter.search.hasFocus()


async def test_a_screen_reader_names_the_key_to_the_buttons_only_where_the_focus_is_elsewhere(
    shop: Shop, announced: list[str]
) -> None:
    announced.clear()
    async with shop.open_with_animals() as window:
        window.table.setFocus()
        announced.clear()
        shop.application.greet("")
        assert ["F6" in text for text in announced] == [True]
        # WHEN the person goes on, and takes the tour once more
        announced.clear()
        for _hint in TITLES:
            hint = callout(shop)
            assert hint is not None
            hint.next.click()
        window.commands.tour.trigger()
        # THEN each hint is said, and the focus is on its button
        assert [text.partition(".")[0] for text in announced] == [*TITLES[1:], TITLES[0]]
        assert not any("F6" in text for text in announced)


async def test_who_works_at_the_first_start_is_not_disturbed(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        window.filter.search.setFocus()
        shop.application.greet("")
        assert callout(shop) is not None
        press(window, Qt.Key.Key_R, "r")
        assert callout(shop) is None
        assert window.filter.search.text() == "r"


async def test_the_first_start_shows_no_tour_to_who_is_typing_already(shop: Shop, qtbot: QtBot) -> None:
    async with shop.open_with_animals() as window:
        window.filter.search.setFocus()
        qtbot.keyClicks(window.filter.search, "rex")
        shop.application.greet("")
        assert callout(shop) is None
        # Escape clears what was typed.
        qtbot.keyClick(window.filter.search, Qt.Key.Key_Escape)
        assert window.filter.search.text() == ""


async def test_the_first_start_shows_no_tour_over_a_dialog(shop: Shop) -> None:
    async with shop.open_with_animals():
        shop.begin_add("Rex")
        shop.application.greet("")
        assert callout(shop) is None
        await shop.idle()
        await shop.add_dialog_closed()


async def test_the_first_start_shows_no_tour_over_an_open_panel(shop: Shop) -> None:
    async with shop.open_with_animals():
        shop.button("quotaButton").click()
        shop.application.greet("")
        assert callout(shop) is None


async def test_a_later_start_shows_no_tour_and_the_menu_shows_it_again(shop: Shop) -> None:
    async with shop.open_with_animals():
        pass
    async with shop.open_with_animals() as window:
        shop.application.greet("")
        assert callout(shop) is None
        window.commands.tour.trigger()
        hint = callout(shop)
        assert hint is not None
        assert title(hint) == TITLES[0]


async def test_after_a_crash_in_the_first_session_the_tour_does_not_come_again(shop: Shop) -> None:
    async with shop.open_with_animals():
        shop.application.greet("")
        assert callout(shop) is not None
        await until(shop.paths.preferences.exists, "what tells a later start from the first one")


async def test_escape_leaves_the_tour_and_gives_the_focus_back(shop: Shop, qtbot: QtBot) -> None:
    async with shop.open_with_animals() as window:
        window.filter.search.setFocus()
        window.commands.tour.trigger()
        hint = callout(shop)
        assert hint is not None
        qtbot.keyClick(hint.next, Qt.Key.Key_Escape)
        assert callout(shop) is None
        assert window.filter.search.hasFocus()


async def test_escape_leaves_the_tour_of_the_first_start_too(shop: Shop, qtbot: QtBot) -> None:
    async with shop.open_with_animals() as window:
        window.filter.search.setFocus()
        shop.application.greet("")
        assert callout(shop) is not None
        # As a view that was chosen in the menu sets it.
        window.filter.search.setText("rex")
        qtbot.keyClick(window.filter.search, Qt.Key.Key_Escape)
        assert callout(shop) is None
        assert window.filter.search.text() == "rex"


async def test_the_window_can_be_used_while_a_hint_is_shown(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        window.commands.tour.trigger()
        assert callout(shop) is not None
        window.filter.search.setFocus()
        assert callout(shop) is None
