"""The quota in the footer: what is left, the countdown to the reset, and its tooltip."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from menagerie.domain.plan import FREE, PRO, enterprise
from menagerie.domain.quota import Quota
from menagerie.governor.states import PacingView, PlanSource
from menagerie.ui.quota.quota_bar import QuotaBar
from support.clock import VirtualClock
from support.sentences import SENT_TODAY, TO_BE_SENT
from support.widgets import child

BEYOND_32_BIT = 5_000_000_000
PACE = PacingView(PRO, PlanSource.DETECTED, sent_today=12, last_hour=(0,) * 60, queued=0, clients=1)


@pytest.fixture
def quota_bar(clock: VirtualClock, qtbot: QtBot) -> QuotaBar:
    quota_bar = QuotaBar(clock)
    qtbot.addWidget(quota_bar)
    quota_bar.show()
    return quota_bar


@pytest.mark.parametrize("quota", [Quota(limit=60), Quota(remaining=3), Quota(reset_at=1_800_000_038.0)])
def test_an_incomplete_quota_is_unknown(quota_bar: QuotaBar, quota: Quota) -> None:
    quota_bar.show_quota(Quota(60, 42))
    quota_bar.show_quota(quota)
    assert quota_bar.label.text() == "Quota unknown"
    assert quota_bar.bar.value() == 0


def test_the_quota_counts_down_until_the_reset_and_then_shows_nothing_old(
    quota_bar: QuotaBar, clock: VirtualClock
) -> None:
    timer = child(quota_bar, QTimer)
    quota_bar.show_quota(Quota(60, 0, clock.now() + 38))
    assert quota_bar.label.text() == "none of 60 · resets in 0:38"
    assert quota_bar.bar.property("level") == "empty"
    # The words are red, and the bar has nothing to paint.
    assert quota_bar.label.property("look") == "error"
    assert quota_bar.bar.value() == 0
    assert timer.isActive()
    assert timer.interval() <= 1000
    for passed, said in ((30, "none of 60 · resets in 0:08"), (8, "up to 60")):
        clock.set_wall(clock.now() + passed)
        timer.timeout.emit()
        assert quota_bar.label.text() == said
    assert not timer.isActive()
    assert quota_bar.bar.property("level") == "calm"
    assert quota_bar.bar.value() == quota_bar.bar.maximum()
    assert quota_bar.label.property("look") == ""
    (line,) = quota_bar.tip().split("\n")
    assert line.startswith("The limit was reset at ")
    assert line.endswith(". The next response says how many are left.")


@pytest.mark.parametrize(
    ("quota", "said", "level"),
    [
        (Quota(60, 70), "60 of 60", "calm"),
        (Quota(1, 5), "1 of 1", "calm"),
        (Quota(0, 0), "Quota unknown", "unknown"),
        (Quota(0, 5), "Quota unknown", "unknown"),
        (Quota(-1, 0), "Quota unknown", "unknown"),
    ],
)
def test_an_impossible_quota_is_not_shown(quota_bar: QuotaBar, quota: Quota, said: str, level: str) -> None:
    quota_bar.show_quota(quota)
    assert quota_bar.label.text() == said
    assert quota_bar.bar.property("level") == level


@pytest.mark.parametrize(
    ("remaining", "level"),
    [(60, "calm"), (16, "calm"), (15, "low"), (1, "low"), (0, "empty"), (-3, "empty"), (61, "calm")],
)
def test_the_bar_is_calm_above_a_quarter_amber_below_and_red_at_nothing(
    quota_bar: QuotaBar, remaining: int, level: str
) -> None:
    quota_bar.show_quota(Quota(60, remaining))
    assert quota_bar.bar.property("level") == level


def test_numbers_beyond_32_bits_are_shown_exactly_and_drawn_in_proportion(quota_bar: QuotaBar) -> None:
    quota_bar.show_quota(Quota(2 * BEYOND_32_BIT, BEYOND_32_BIT))
    assert quota_bar.label.text() == "5,000,000,000 of 10,000,000,000"
    assert quota_bar.bar.value() * 2 == quota_bar.bar.maximum()


@pytest.fixture
def _tips_end(qtbot: QtBot) -> Iterator[None]:
    yield
    QToolTip.hideText()
    qtbot.waitUntil(lambda: not QToolTip.isVisible())


# The offscreen platform says that it cannot raise a tip.
shows_a_tip = pytest.mark.qt_log_ignore(r"This plugin does not support raise\(\)")


def tip(quota_bar: QuotaBar) -> list[str]:
    """Rest the mouse on the quota and return the lines of what appears."""
    place = QPoint(5, 5)
    QApplication.sendEvent(quota_bar, QHelpEvent(QEvent.Type.ToolTip, place, quota_bar.mapToGlobal(place)))
    assert QToolTip.text() == quota_bar.toolTip()
    return QToolTip.text().split("\n")


@pytest.mark.parametrize(
    ("pace", "lines"),
    [
        (PACE, ["Plan: Pro, detected", f"{SENT_TODAY}12"]),
        (
            replace(PACE, plan=FREE, plan_source=PlanSource.ASSUMED, sent_today=1_234),
            ["Plan: Free, assumed until it is detected", f"{SENT_TODAY}1,234"],
        ),
        (
            replace(PACE, plan=enterprise(5, None), plan_source=PlanSource.CHOSEN, queued=3, clients=3),
            [
                "Plan: Enterprise, as set for this environment",
                f"{SENT_TODAY}12",
                f"{TO_BE_SENT}3",
                "Computers using this key: About 3",
            ],
        ),
    ],
)
@shows_a_tip
@pytest.mark.usefixtures("_tips_end")
def test_the_tooltip_says_the_plan_what_was_sent_and_what_is_queued(
    quota_bar: QuotaBar, pace: PacingView, lines: list[str]
) -> None:
    quota_bar.follow(lambda: pace)
    quota_bar.show_quota(Quota(60, 42))
    assert tip(quota_bar) == ["Requests left, as the service last said.", *lines]


@shows_a_tip
@pytest.mark.usefixtures("_tips_end")
def test_the_tooltip_is_up_to_date_when_it_is_shown(quota_bar: QuotaBar) -> None:
    pace = [PACE]
    quota_bar.follow(lambda: pace[-1])
    assert f"{SENT_TODAY}12" in tip(quota_bar)
    pace.append(replace(PACE, sent_today=13))
    assert f"{SENT_TODAY}13" in tip(quota_bar)


@shows_a_tip
@pytest.mark.usefixtures("_tips_end")
def test_the_tooltip_says_when_the_limit_is_reset(quota_bar: QuotaBar, clock: VirtualClock) -> None:
    quota_bar.show_quota(Quota(60, 42, clock.now() + 38))
    (line,) = tip(quota_bar)
    assert line.startswith("Requests left, as the service last said. All 60 are back at ")


@shows_a_tip
@pytest.mark.usefixtures("_tips_end")
def test_without_headers_and_an_open_environment_the_tooltip_says_that_nothing_is_known(
    quota_bar: QuotaBar,
) -> None:
    assert tip(quota_bar) == ["The service did not say how many requests are left."]


def test_the_quota_can_be_pressed_with_mouse_and_keyboard(quota_bar: QuotaBar, qtbot: QtBot) -> None:
    pressed: list[str] = []
    quota_bar.clicked.connect(lambda: pressed.append("pressed"))
    assert quota_bar.focusPolicy() & Qt.FocusPolicy.TabFocus
    qtbot.keyClick(quota_bar, Qt.Key.Key_Space)
    # What lies on the button lets the mouse through.
    middle_of_the_bar = quota_bar.bar.mapTo(quota_bar, quota_bar.bar.rect().center())
    assert quota_bar.childAt(middle_of_the_bar) is None
    qtbot.mouseClick(quota_bar, Qt.MouseButton.LeftButton, pos=middle_of_the_bar)
    assert len(pressed) == 2


def test_counting_down_does_not_change_the_size_of_the_quota(
    quota_bar: QuotaBar, clock: VirtualClock
) -> None:
    widths = set()
    for seconds in range(20, 60):
        quota_bar.show_quota(Quota(60, 42, clock.now() + seconds))
        widths.add(quota_bar.sizeHint().width())
    assert len(widths) == 1
