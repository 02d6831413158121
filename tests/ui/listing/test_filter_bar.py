"""The filter row finds room for itself, whatever the width of the window."""

import itertools
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from menagerie.settings.preferences import Language
from menagerie.settings.views import Scope
from menagerie.ui.look.theme import Theme
from menagerie.ui.look.translation import use_language
from menagerie.ui.window.main_window import USUAL_SIZE, MainWindow
from support.clock import VirtualClock
from support.two_runs import sampled
from support.windows import main_window

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


def test_whatever_the_width_no_word_is_cut_and_the_search_may_be_in_a_row_below(
    window: MainWindow, qtbot: QtBot
) -> None:
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
