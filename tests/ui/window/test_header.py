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


def test_without_anything_waiting_there_is_no_count(header: Header, theme: Theme) -> None:
    assert header.outbox.text() == "Outbox"
    assert header.outbox.accessibleName() == "Outbox"
    width = header.outbox.sizeHint().width()
    header.outbox.show_counts(3, 0)
    assert header.outbox.sizeHint().width() > width
    header.outbox.show_counts(0, 0)
    assert header.outbox.sizeHint().width() == width
    assert columns(badge(header), theme.colour(WAITING)) == []


def test_what_waits_is_counted_at_the_end_of_the_button_and_said(header: Header, theme: Theme) -> None:
    header.outbox.show_counts(3, 0)
    assert header.outbox.accessibleName() == "Outbox, 3 waiting"
    pill = columns(badge(header), theme.colour(WAITING))
    assert header.outbox.width() / 2 < min(pill)
    assert max(pill) < header.outbox.width() - 8
    assert columns(badge(header), theme.colour("pending_back")) == []


@pytest.mark.parametrize("appearance", [Appearance.LIGHT, Appearance.DARK])
def test_what_needs_a_person_is_counted_beside_it_in_amber(
    header: Header, theme: Theme, appearance: Appearance
) -> None:
    theme.choose(appearance)
    header.outbox.show_counts(3, 1)
    assert header.outbox.accessibleName() == "Outbox, 3 waiting, 1 needs you"
    waiting, needing = (columns(badge(header), theme.colour(one)) for one in (WAITING, "pending_back"))
    assert max(waiting) < min(needing)
    # AND alone, where nothing waits
    header.outbox.show_counts(0, 1)
    assert columns(badge(header), theme.colour(WAITING)) == []
    assert columns(badge(header), theme.colour("pending_back"))


def test_in_a_mirrored_window_the_count_stands_at_the_left(header: Header, theme: Theme) -> None:
    header.outbox.show_counts(3, 1)
    header.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert max(columns(badge(header), theme.colour("pending_back"))) < header.outbox.width() / 2


def test_a_narrow_header_keeps_icon_and_count_and_drops_the_word(header: Header) -> None:
    header.outbox.show_counts(3, 1)
    wide = header.outbox.sizeHint().width()
    header.resize(720, header.height())
    assert header.outbox.text() == ""
    assert not header.outbox.icon().isNull()
    assert header.outbox.sizeHint().width() < wide
    assert header.outbox.accessibleName() == "Outbox, 3 waiting, 1 needs you"
    header.resize(1100, header.height())
    assert header.outbox.text() == "Outbox"


def test_the_header_fits_into_the_smallest_window_with_the_largest_count(
    window: MainWindow, qtbot: QtBot
) -> None:
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


def test_the_smallest_window_grows_with_the_texts_and_stays_on_the_screen(window: MainWindow) -> None:
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


def test_a_quiet_fact_shares_the_room_with_the_age_and_says_all_of_it_to_assistive_tools(
    window: MainWindow, qtbot: QtBot
) -> None:
    header = window.header
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


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_the_words_begin_and_the_buttons_end_where_all_below_does(
    window: MainWindow, qtbot: QtBot, direction: Qt.LayoutDirection
) -> None:
    window.setLayoutDirection(direction)
    header, is_mirrored = window.header, direction is Qt.LayoutDirection.RightToLeft

    def sides(widget: QWidget) -> list[int]:
        left = widget.mapTo(window, QPoint()).x()
        ends = [left, left + widget.width()]
        return ends[::-1] if is_mirrored else ends

    room = -RING_ROOM if is_mirrored else RING_ROOM
    start, end = sides(window.filter)
    qtbot.waitUntil(lambda: sides(header.view)[0] + room == sides(header.age)[0] + room == start)
    assert sides(header.add)[1] == end == sides(window.footer)[1]
