"""The header: the outbox's badge, and that it fits into a narrow window."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from menagerie.settings.preferences import TextSize
from menagerie.ui.look.theme import Appearance, Theme
from menagerie.ui.widgets.form import room_on
from menagerie.ui.window.header import RING_ROOM, Header
from menagerie.ui.window.main_window import MainWindow
from support.pixels import columns
from support.sentences import LAST_ANSWER


@pytest.fixture
def header(theme: Theme, qtbot: QtBot) -> Header:
    header = Header(theme)
    qtbot.addWidget(header)
    header.resize(1100, header.sizeHint().height())
    header.show()
    return header


# The background of what waits.
WAITING = "unstated_back"


def badge(header: Header) -> QImage:
    return header.outbox.grab().toImage()


def test_the_outbox_counts_what_waits_and_what_needs_a_person(header: Header, theme: Theme) -> None:
    outbox = header.outbox

    def amber() -> list[int]:
        return columns(badge(header), theme.colour("pending_back"))

    def waiting() -> list[int]:
        return columns(badge(header), theme.colour(WAITING))

    assert outbox.text() == outbox.accessibleName() == "Outbox"
    width = outbox.sizeHint().width()
    outbox.show_counts(3, 0)
    assert outbox.sizeHint().width() > width
    assert outbox.accessibleName() == "Outbox, 3 waiting"
    assert outbox.width() / 2 < min(waiting())
    assert max(waiting()) < outbox.width() - 8
    assert amber() == []
    for appearance in (Appearance.LIGHT, Appearance.DARK):
        theme.choose(appearance)
        outbox.show_counts(3, 1)
        assert outbox.accessibleName() == "Outbox, 3 waiting, 1 needs you"
        assert max(waiting()) < min(amber())
        # AND alone, where nothing waits
        outbox.show_counts(0, 1)
        assert waiting() == []
        assert amber()
    outbox.show_counts(0, 0)
    assert outbox.sizeHint().width() == width
    assert waiting() == []
    # In a mirrored window the count stands at the left.
    outbox.show_counts(3, 1)
    header.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert max(amber()) < outbox.width() / 2
    # A narrow header keeps icon and count, and drops the word.
    wide = outbox.sizeHint().width()
    header.resize(720, header.height())
    assert outbox.text() == ""
    assert not outbox.icon().isNull()
    assert outbox.sizeHint().width() < wide
    assert outbox.accessibleName() == "Outbox, 3 waiting, 1 needs you"
    header.resize(1100, header.height())
    assert outbox.text() == "Outbox"


def test_the_smallest_window_holds_the_header_of_any_text_size(window: MainWindow, qtbot: QtBot) -> None:
    header = window.header
    header.outbox.show_counts(100_000, 5)
    header.age.setText(f"Updated 14:02 · {LAST_ANSWER}")
    window.resize(760, 520)
    qtbot.waitUntil(lambda: header.outbox.text() == "")
    assert window.width() == 760
    qtbot.waitUntil(lambda: header.outbox.width() >= header.outbox.sizeHint().width())
    assert header.age.geometry().right() < header.outbox.geometry().left()
    assert header.age.width() >= header.age.sizeHint().width()
    assert header.add.geometry().right() < header.width()
    usual = window.minimumSize()
    window.resize(usual)
    screen = window.screen().availableGeometry()
    window.move(screen.bottomRight() - window.rect().bottomRight())
    try:
        window.theme.choose_text_size(TextSize.VERY_LARGE)
        wanted = usual * window.theme.text_factor
        assert wanted.width() > usual.width()
        assert window.minimumSize() == wanted.boundedTo(room_on(window.screen()))
        assert window.size() == window.minimumSize()
        assert screen.contains(window.geometry())
    finally:
        window.theme.choose_text_size(TextSize.NORMAL)
    assert window.minimumSize() == usual


def test_the_header_keeps_its_sides_and_its_quiet_fact_whole(window: MainWindow, qtbot: QtBot) -> None:
    header, room = window.header, RING_ROOM

    def sides(widget: QWidget) -> list[int]:
        left = widget.mapTo(window, QPoint()).x()
        ends = [left, left + widget.width()]
        return ends[::-1] if room < 0 else ends

    def starts_with_the_filter() -> bool:
        start = sides(window.filter)[0]
        return sides(header.view)[0] + room == sides(header.age)[0] + room == start

    for direction in (Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft):
        window.setLayoutDirection(direction)
        qtbot.waitUntil(starts_with_the_filter)
        assert sides(header.add)[1] == sides(window.filter)[1] == sides(window.footer)[1]
        room = -room
    header.age.setText(f"Updated 14:02 · {LAST_ANSWER}")
    header.sharing.say("A fact that is said quietly, and may be cut", "The reason for it.")
    window.resize(1180, 760)
    qtbot.waitUntil(lambda: header.sharing.width() >= header.sharing.sizeHint().width())
    window.resize(760, 520)
    qtbot.waitUntil(lambda: header.sharing.width() < header.sharing.sizeHint().width())
    assert window.width() == 760
    for fact in (header.age, header.sharing):
        assert fact.width() > 60
    assert header.sharing.text() == "A fact that is said quietly, and may be cut"
    assert header.sharing.accessibleDescription() == "The reason for it."
    header.sharing.say("")
    assert not header.sharing.isVisible()
    qtbot.waitUntil(lambda: header.age.width() >= header.age.sizeHint().width())
