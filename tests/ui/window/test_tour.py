"""The tour: four hints beside what they explain, which can be left at any time."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from menagerie.ui.widgets.overlays import SHADOW
from menagerie.ui.window.help import Callout, HelpWindow
from menagerie.ui.window.main_window import MainWindow
from support.qt_loop import until
from support.sentences import PRACTICE
from support.shop import Shop
from support.stray_windows import no_stray_windows
from support.widgets import child

TITLES = ["Where you work", "What you see", "Add an animal", "Requests left"]


def callout(shop: Shop) -> Callout | None:
    tour = shop.window.tour
    return None if tour is None else tour.callout


def title(hint: Callout) -> str:
    label = child(hint, QLabel, "tourTitle")
    return label.text()


def place_in(window: MainWindow, hint: Callout) -> QRect:
    card = hint.rect().adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
    return QRect(hint.mapTo(window, card.topLeft()), card.size())


async def test_the_tour_has_four_hints_that_cover_nothing_they_explain(
    shop: Shop, qapp: QApplication
) -> None:
    async with shop.open_with_animals() as window:
        seen = []
        with no_stray_windows(qapp):
            window.show_tour()
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
        window.show_tour()
        while (hint := callout(shop)) is not None:
            anchor = hint.anchor
            around = QRect(anchor.mapTo(window, QPoint()), anchor.size())
            assert not place_in(window, hint).intersects(around)
            assert place_in(window, hint).height() >= hint.card.minimumSizeHint().height()
            hint.next.click()


async def test_the_first_start_shows_the_invitation_alone(shop: Shop) -> None:
    shop.variables.clear()
    async with shop.open_with_animals(None) as window:
        shop.application.greet("")
        assert window.tour is None
        message = window.notice.message
        assert message is not None
        assert (message.title, message.text, message.action) == (PRACTICE, "", "&Connect your store…")


async def test_after_a_crash_in_the_first_session_what_is_new_is_not_said(shop: Shop) -> None:
    async with shop.open_with_animals():
        shop.application.greet("")
        await until(shop.paths.preferences.exists, "what tells a later start from the first one")


async def test_the_keyboard_alone_starts_the_tour_in_the_help_and_goes_through_it(
    shop: Shop, qtbot: QtBot, announced: list[str]
) -> None:
    async with shop.open_with_animals() as window:
        window.filter.search.setFocus()
        window.show_help("tour")
        opened = child(window, HelpWindow)
        opened.text.setFocus()
        qtbot.keyClick(opened.text, Qt.Key.Key_Tab)
        announced.clear()
        qtbot.keyClick(opened.text, Qt.Key.Key_Return)
        assert opened.isHidden()
        while (hint := callout(shop)) is not None:
            assert hint.next.hasFocus()
            qtbot.keyClick(hint.next, Qt.Key.Key_Space)
        assert [text.partition(".")[0] for text in announced] == TITLES
        assert window.filter.search.hasFocus()


async def test_escape_leaves_the_tour_and_gives_the_focus_back(shop: Shop, qtbot: QtBot) -> None:
    async with shop.open_with_animals() as window:
        window.filter.search.setFocus()
        window.show_tour()
        hint = callout(shop)
        assert hint is not None
        qtbot.keyClick(hint.next, Qt.Key.Key_Escape)
        assert callout(shop) is None
        assert window.filter.search.hasFocus()


async def test_the_window_can_be_used_while_a_hint_is_shown(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        window.show_tour()
        assert callout(shop) is not None
        window.filter.search.setFocus()
        assert callout(shop) is None
