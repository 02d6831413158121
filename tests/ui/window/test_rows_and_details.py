"""The details stand beside the rows, and in a narrow window they lie over them."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from menagerie.domain.animal import Animal, KnownAnimal
from menagerie.ui.look.theme import Theme
from menagerie.ui.window.main_window import MainWindow
from support.clock import VirtualClock
from support.table_rows import show_animals
from support.widgets import child, focused, shown_text

REX = Animal(1, "Rex", 12, "available")
WIDE, NARROW, SMALL = (1180, 740), (800, 600), (640, 400)


@pytest.fixture
def window(window: MainWindow, qtbot: QtBot) -> MainWindow:
    window.setMinimumSize(1, 1)
    show_animals(window.table, (REX, Animal(2, "Marble", 7), Animal(3, "Max", 7)))
    window.resize(*WIDE)
    with qtbot.waitActive(window):
        window.activateWindow()
    window.table.reveal(1)
    window.details.show_known(KnownAnimal(REX, 0.0, 0.0), (), None)
    window.table.setFocus()
    return window


def left_of(widget: QWidget, window: QWidget) -> int:
    return widget.mapTo(window, QPoint()).x()


def lies_above(window: MainWindow) -> bool:
    """Tell whether the rows go on below the details."""
    rows_end = left_of(window.card, window) + window.card.width()
    return window.details.isVisible() and left_of(window.details, window) < rows_end


def test_in_a_narrow_window_the_details_open_over_the_rows(window: MainWindow, qtbot: QtBot) -> None:
    beside = window.details.width()
    assert window.details.isVisible()
    assert not lies_above(window)
    window.resize(*NARROW)
    assert not window.details.isVisible()
    assert not window.commands.details.isChecked()
    qtbot.waitUntil(lambda: window.card.width() == window.sides.width())
    assert window.table.horizontalScrollBar().maximum() == 0
    # Enter opens them, and Escape leads back.
    qtbot.keyClick(window.table, Qt.Key.Key_Return)
    assert lies_above(window)
    assert window.commands.details.isChecked()
    assert focused() is window.details.name_category
    qtbot.keyClick(focused(), Qt.Key.Key_Escape)
    assert not window.details.isVisible()
    assert not window.commands.details.isChecked()
    assert focused() is window.table
    assert window.table.currentIndex().row() == 0
    # So does Escape in the rows,
    window.commands.details.setChecked(True)
    assert focused() is window.table
    qtbot.keyClick(window.table, Qt.Key.Key_Escape)
    assert not window.details.isVisible()
    # the command,
    window.commands.details.trigger()
    assert lies_above(window)
    assert window.details.isAncestorOf(focused())
    window.commands.details.trigger()
    assert not window.details.isVisible()
    assert focused() is window.table
    # and a button.
    window.commands.details.trigger()
    assert window.details.close_button.accessibleName() == "Close the details"
    window.details.close_button.click()
    assert not window.details.isVisible()
    assert focused() is window.table
    # This hides nothing in a wide window.
    window.resize(*WIDE)
    assert window.details.isVisible()
    assert window.commands.details.isChecked()
    assert not lies_above(window)
    assert not window.details.close_button.isVisible()
    QApplication.processEvents()
    assert window.details.width() == beside


def test_the_details_over_the_rows_lie_at_the_trailing_side(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(*NARROW)
    window.commands.details.trigger()
    for direction in (Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft):
        window.setLayoutDirection(direction)
        for size in (NARROW, SMALL):
            window.resize(*size)
            window.sides.show_details(True)
            QApplication.processEvents()
            details, rows = window.details, window.card
            edge = left_of(rows, window)
            if direction is Qt.LayoutDirection.LeftToRight:
                edge += rows.width() - details.width()
            # Qt's mirrored splitter lies one pixel off.
            assert abs(left_of(details, window) - edge) <= 1
            # They leave some of the rows in sight.
            assert details.width() < 0.6 * rows.width()
            assert details.height() == rows.height()
    window.table.setFocus()
    qtbot.keyClick(window.table, Qt.Key.Key_Return)
    bar = child(window.details, QScrollArea).verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    qtbot.keyClick(focused(), Qt.Key.Key_PageDown)
    assert bar.value() > 0


def test_a_wide_window_gives_the_details_more_room(window: MainWindow) -> None:
    for width, details in ((1180, 320), (1366, 320), (1600, 390), (1920, 480), (2560, 480)):
        for size in (width, NARROW[0], width):
            window.resize(size, 740)
            QApplication.processEvents()
        assert window.details.width() == details
        # The person may have hidden them in a window of another size.
        window.commands.details.trigger()
        window.resize(1400, 740)
        window.commands.details.trigger()
        window.resize(width, 740)
        QApplication.processEvents()
        assert window.details.width() == details


def test_only_a_width_that_the_person_chose_is_kept(window: MainWindow, theme: Theme, qtbot: QtBot) -> None:
    assert window.remember_layout()[1] == b""
    # Earlier versions kept the usual width with that of the window.
    window.recall_layout(None, bytes(window.sides.splitter.saveState().data()), None)
    assert window.remember_layout()[1] == b""
    handle = window.sides.splitter.handle(1)
    start = handle.rect().center()
    qtbot.mousePress(handle, Qt.MouseButton.LeftButton, pos=start)
    qtbot.mouseMove(handle, start - QPoint(80, 0))
    qtbot.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=start)
    kept = window.details.width()
    assert kept > 390
    window.resize(2560, 740)
    QApplication.processEvents()
    assert window.details.width() == kept
    window.resize(*NARROW)
    other = MainWindow(theme, VirtualClock())
    other.recall_layout(None, window.remember_layout()[1], None)
    other.resize(*NARROW)
    other.show()
    assert not other.details.isVisible()
    other.resize(*WIDE)
    QApplication.processEvents()
    assert other.details.width() == kept
    other.close_now()
    other.deleteLater()


def test_several_rows_are_counted_and_what_is_hidden_stays_hidden(window: MainWindow, qtbot: QtBot) -> None:
    window.table.selectAll()
    assert shown_text(window.details, "detailSelection") == "3 selected"
    assert not window.details.name.isVisible()
    # A refresh that leaves one of them.
    show_animals(window.table, (REX,))
    assert window.details.name.isVisible()
    # Escape keeps the details, and leads to the rows.
    window.details.focus_details()
    qtbot.keyClick(focused(), Qt.Key.Key_Escape)
    assert window.details.isVisible()
    assert focused() is window.table
    window.commands.details.trigger()
    window.resize(*NARROW)
    window.commands.details.trigger()
    assert lies_above(window)
    window.resize(*WIDE)
    assert not window.details.isVisible()
    assert not window.sides.are_wanted_beside
