"""Of wait banner, message and notice one is open; small windows keep room for the rows."""

import pytest
from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget
from pytestqt.qtbot import QtBot

from menagerie.domain.animal import Animal
from menagerie.domain.plan import Quota
from menagerie.governor.record import WaitReason
from menagerie.governor.states import Waiting
from menagerie.settings.environments import Environment, EnvironmentId, SettingSource
from menagerie.ui.look.theme import SCROLL_BAR
from menagerie.ui.widgets.labels import ElidedLabel
from menagerie.ui.widgets.message_bar import FoldingBar, Message
from menagerie.ui.window.main_window import MainWindow, ScrollingBody
from support.clock import VirtualClock
from support.every_case import every_case
from support.sentences import PRACTICE, first_animals
from support.table_rows import show_animals
from support.widgets import child
from support.windows import blank_window

SANDBOX = Environment(EnvironmentId.SANDBOX, "Production", "https://animals.example/v1", SettingSource.USER)
ERROR = Message(
    "The network is down",
    "Nothing was lost. What you add waits in the outbox until the network is back.",
    "error",
    "Try again",
    lambda: None,
    "details",
)
INVITATION = Message(PRACTICE, "", "info")


@pytest.fixture
def window(window: MainWindow) -> MainWindow:
    window.strip.show_environment(SANDBOX)
    show_animals(window.table, tuple(Animal(number, f"Rex {number}", 12) for number in range(1, 21)))
    window.resize(1180, 740)
    return window


def say_everything(window: MainWindow) -> None:
    """Let everything speak that can, the least important first."""
    window.notice.show_message(INVITATION)
    window.message_bar.show_message(ERROR)
    now = VirtualClock().now()
    window.wait_banner.show_wait(Waiting(now + 90, WaitReason.LIMIT), now)
    window.wait_banner.show_remaining(90)


def opened(window: MainWindow) -> list[FoldingBar]:
    bars = (window.wait_banner, window.message_bar, window.notice)
    return [bar for bar in bars if bar.isVisible() and not bar.is_folded]


def test_the_most_important_message_is_open_or_what_a_person_opened(window: MainWindow) -> None:
    assert window.messages.isHidden()
    window.notice.show_message(INVITATION)
    assert opened(window) == [window.notice]
    say_everything(window)
    assert opened(window) == [window.wait_banner]
    # A person opens another one.
    window.notice.opener.click()
    assert opened(window) == [window.notice]
    assert window.wait_banner.countdown.isVisible()
    window.notice.clear()
    assert opened(window) == [window.wait_banner]
    window.wait_banner.hide()
    assert opened(window) == [window.message_bar]
    # What is said anew is seen even if a less important one was opened.
    window.notice.show_message(INVITATION)
    window.notice.opener.click()
    window.message_bar.show_message(ERROR)
    assert opened(window) == [window.message_bar]
    window.message_bar.clear()
    assert opened(window) == [window.notice]
    window.notice.clear()
    assert window.messages.isHidden()
    # A wait and an error are equally high.
    window.wait_banner.show_probing()
    window.message_bar.show_message(Message("The service is busy", "Nothing was lost."))
    bars = (window.wait_banner, window.message_bar)
    for bar in bars:
        bar.fold(folded=False)
    assert len({bar.heightForWidth(1100) for bar in bars}) == 1


def test_all_messages_together_leave_room_in_a_small_window(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(800, 600)
    say_everything(window)
    qtbot.waitUntil(lambda: window.messages.height() < window.height() / 4)
    assert window.sides.height() > window.height() / 3
    # In a very low window every message is one line until it is opened, and folded again.
    window.resize(683, 384)
    assert opened(window) == []
    window.wait_banner.opener.click()
    assert opened(window) == [window.wait_banner]
    assert window.wait_banner.opener.isVisible()
    # It takes the room of the filter row, not that of the rows.
    assert window.filter.isHidden()
    window.wait_banner.opener.click()
    assert opened(window) == []
    assert window.filter.isVisible()


def cut(window: MainWindow) -> list[str]:
    """Return the visible controls and labels that have less room than they need."""
    parts: list[QWidget] = []
    for whole in (window.strip, window.header, window.messages, window.filter, window.footer):
        parts += [*whole.findChildren(QAbstractButton), *whole.findChildren(QLabel)]
    found = []
    for part in parts:
        if not part.isVisible():
            continue
        # An elided text is shown whole in a tooltip.
        least = QSize() if isinstance(part, ElidedLabel) else part.minimumSizeHint()
        visible = part.visibleRegion().boundingRect()
        if part.width() < least.width() or visible.size() != part.size():
            found.append(f"{part.objectName()} {type(part).__name__} {part.size()} of {least}")
    return found


def test_nothing_is_cut_at_any_size(window: MainWindow, qtbot: QtBot) -> None:
    window.header.outbox.show_counts(100_000, 5)
    window.header.age.setText("Updated 14:02 · showing the last answer")
    now = VirtualClock().now()
    window.quota_bar.show_quota(Quota(limit=60, remaining=42, reset_at=now + 38))
    with every_case() as case:
        for says_everything in (False, True):
            if says_everything:
                say_everything(window)
            for width, height in ((683, 384), (800, 600), (944, 592), (1366, 768), (2500, 1400)):
                with case((width, height, says_everything)):
                    window.resize(width, height)
                    assert (window.width(), window.height()) == (width, height)
                    # What is made narrower, or hidden, becomes so in several steps.
                    qtbot.wait(100)
                    qtbot.waitUntil(lambda: cut(window) == [])


def test_in_a_narrow_window_quota_and_buttons_are_short(window: MainWindow, qtbot: QtBot) -> None:
    window.quota_bar.show_quota(Quota(limit=60, remaining=42, reset_at=VirtualClock().now() + 38))
    window.footer.summary.setText(first_animals(20))
    bar = window.quota_bar.bar
    qtbot.wait(0)
    wide = bar.width()
    window.resize(700, 600)
    qtbot.waitUntil(lambda: bar.width() < wide)
    assert window.quota_bar.label.text() == "42 of 60"
    assert window.quota_bar.bar.accessibleDescription() == "42 of 60 left · resets in 0:38"
    summary = window.footer.summary
    qtbot.waitUntil(lambda: summary.width() >= summary.sizeHint().width())
    window.resize(1180, 740)
    qtbot.waitUntil(lambda: bar.width() == wide)
    # The buttons keep their names.
    window.header.resize(500, window.header.height())
    for button in (window.header.refresh, window.header.add, window.header.outbox):
        assert button.text() == ""
        assert button.accessibleName()
        assert button.toolTip()
        assert not button.icon().isNull()


def test_the_keyboard_goes_on_with_the_rows_after_a_toast(window: MainWindow, qtbot: QtBot) -> None:
    def lead_to_the_button() -> None:
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        window.toast.say("20 animals exported to mine.csv", "Show in folder", lambda: None)
        window.toast.action.setFocus()
        qtbot.waitUntil(window.toast.action.hasFocus)

    # WHEN it is pressed, or a toast without a button takes its place
    for go in (
        lambda: qtbot.keyClick(window.toast.action, Qt.Key.Key_Space),
        lambda: window.toast.say("Saved"),
    ):
        lead_to_the_button()
        go()
        # THEN the focus is not where Qt would put it, on the choice of the environment
        assert window.table.hasFocus()
    # WHEN its time is over while the person goes on in another window
    lead_to_the_button()
    other = blank_window(qtbot)
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)
    child(window.toast, QTimer).timeout.emit()
    # THEN the rows have the focus when the person comes back
    assert window.toast.isHidden()
    assert window.focusWidget() is window.table


def test_a_toast_is_in_sight_also_where_the_screen_is_too_small_for_the_content(window: MainWindow) -> None:
    # GIVEN the content of a window on a laptop at 300 %, which scrolls
    window.takeCentralWidget()
    window.setCentralWidget(ScrollingBody(window.body, QSize(3000, 2000)))
    window.toast.say("Rex was added as #1043")
    assert window.toast.visibleRegion().boundingRect() == window.toast.rect()
    window.toast.hide()


def test_content_that_scrolls_one_way_gives_no_room_to_the_other(window: MainWindow, qtbot: QtBot) -> None:
    window.takeCentralWidget()
    body = ScrollingBody(window.body, QSize(100, 2000))
    window.setCentralWidget(body)
    body.show()
    across, down = body.horizontalScrollBar(), body.verticalScrollBar()
    assert body.viewport().size() == body.size() - QSize(down.width(), 0)
    assert (across.maximum(), across.height()) == (0, 0)
    assert down.maximum() > 0
    assert down.width() == SCROLL_BAR
    # Neither is hidden from the screen reader that has counted it.
    assert across.isVisible()
    # WHEN all of it fits THEN nothing takes room
    window.body.setMinimumSize(100, 100)
    qtbot.waitUntil(lambda: body.viewport().size() == body.size())
