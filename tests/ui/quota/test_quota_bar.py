"""The quota in the footer: what is left, and the countdown to the reset."""

import pytest
from PySide6.QtCore import Qt, QTimer
from pytestqt.qtbot import QtBot

from menagerie.domain.plan import Quota
from menagerie.ui.quota.quota_bar import QuotaBar
from support.clock import VirtualClock
from support.widgets import child

BEYOND_32_BIT = 5_000_000_000


@pytest.fixture
def quota_bar(clock: VirtualClock, qtbot: QtBot) -> QuotaBar:
    quota_bar = QuotaBar(clock)
    qtbot.addWidget(quota_bar)
    quota_bar.show()
    return quota_bar


def drawn_share(quota_bar: QuotaBar) -> float:
    return round(quota_bar.bar.value() / quota_bar.bar.maximum(), 5)


@pytest.mark.parametrize("quota", [Quota(limit=60), Quota(remaining=3), Quota(reset_at=1_800_000_038.0)])
def test_an_incomplete_quota_is_unknown(quota_bar: QuotaBar, quota: Quota) -> None:
    quota_bar.show_quota(Quota(60, 42))
    quota_bar.show_quota(quota)
    assert quota_bar.label.text() == quota_bar.bar.accessibleName() == "Quota unknown"
    assert drawn_share(quota_bar) == 0


def test_the_quota_counts_down_until_the_reset_and_then_shows_nothing_old(
    quota_bar: QuotaBar, clock: VirtualClock
) -> None:
    timer = child(quota_bar, QTimer)
    quota_bar.show_quota(Quota(60, 0, clock.now() + 38))
    assert quota_bar.label.text() == "none of 60 · resets in 0:38"
    assert quota_bar.bar.property("level") == "empty"
    # The words are red, and the bar has nothing to paint.
    assert quota_bar.label.property("look") == "error"
    assert drawn_share(quota_bar) == 0
    assert timer.isActive()
    assert timer.interval() <= 1000
    for passed, said in ((30, "none of 60 · resets in 0:08"), (8, "up to 60")):
        clock.set_wall(clock.now() + passed)
        timer.timeout.emit()
        assert quota_bar.label.text() == said
    assert not timer.isActive()
    assert quota_bar.bar.property("level") == "calm"
    assert drawn_share(quota_bar) == 1
    assert quota_bar.label.property("look") == ""


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
    assert drawn_share(quota_bar) == 0.5


def test_a_screen_reader_finds_what_is_left_in_the_name_of_the_bar_and_hears_no_change_of_its_value(
    quota_bar: QuotaBar, qtbot: QtBot
) -> None:
    # Qt announces each new value while the bar is seen.
    with qtbot.assertNotEmitted(quota_bar.bar.valueChanged):
        for remaining in (60, 42, 1, 0):
            quota_bar.show_quota(Quota(60, remaining))
            assert drawn_share(quota_bar) == pytest.approx(remaining / 60, abs=0.001)
    quota_bar.show_quota(Quota(60, 42))
    assert quota_bar.bar.accessibleName() == "Requests left 42 of 60"


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
