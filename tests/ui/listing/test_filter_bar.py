"""The filter row finds room for itself, whatever the width of the window."""

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from menagerie.settings.views import Scope
from menagerie.ui.window.main_window import MainWindow

SMALLEST, WIDE = QSize(760, 520), QSize(1280, 800)
# The header of a low window has one line.
LOW_HEADER = 40


def resize(window: MainWindow, size: QSize, qtbot: QtBot) -> None:
    window.resize(size)
    qtbot.waitUntil(lambda: window.size() == size)
    # What is narrow or low by rule changes after the window has its size, and moves what lies below.
    low = size.height() < WIDE.height()
    qtbot.waitUntil(lambda: (window.header.height() < LOW_HEADER) is low)


def top(part: QWidget, window: MainWindow) -> int:
    return part.mapTo(window, QPoint(0, part.height() // 2)).y()


@pytest.mark.parametrize("size", [SMALLEST, WIDE])
@pytest.mark.parametrize("scope", list(Scope))
@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_no_word_of_the_filter_row_is_cut(
    window: MainWindow, qtbot: QtBot, size: QSize, scope: Scope, direction: Qt.LayoutDirection
) -> None:
    window.setLayoutDirection(direction)
    window.filter.show_from(scope)
    resize(window, size, qtbot)
    for button in window.filter.status.buttons():
        assert button.width() >= button.sizeHint().width(), button.text()
    words = window.filter.search.fontMetrics().horizontalAdvance(window.filter.search.placeholderText())
    # Beside the words there is the glass, and the button that clears.
    assert window.filter.search.width() > words + 60


def test_a_narrow_window_has_tags_and_search_in_a_row_of_their_own(window: MainWindow, qtbot: QtBot) -> None:
    filter_row = window.filter
    resize(window, WIDE, qtbot)
    qtbot.waitUntil(lambda: top(filter_row.tags, window) == top(filter_row.status, window))
    resize(window, SMALLEST, qtbot)
    # In one step of Qt's layout or in several.
    qtbot.waitUntil(
        lambda: (
            top(filter_row.search, window) == top(filter_row.tags, window) > top(filter_row.status, window)
        )
    )
    resize(window, WIDE, qtbot)
    qtbot.waitUntil(
        lambda: (
            top(filter_row.search, window) == top(filter_row.tags, window) == top(filter_row.status, window)
        )
    )


def test_nothing_changes_its_row_with_the_scope(window: MainWindow, qtbot: QtBot) -> None:
    resize(window, SMALLEST, qtbot)
    before = top(window.filter.tags, window)
    window.filter.show_from(Scope.SEEN)
    resize(window, SMALLEST + QSize(1, 0), qtbot)
    assert top(window.filter.tags, window) == before
