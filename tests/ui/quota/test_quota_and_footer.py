"""The footer: how much is on screen, the way to more, and the quota."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QProgressBar, QToolTip
from pytestqt.qtbot import QtBot

from menagerie.domain.animal import Animal, AnimalList
from menagerie.domain.answers import Answer, Question
from menagerie.domain.known import News
from menagerie.domain.plan import FREE, PRO, enterprise
from menagerie.domain.quota import Quota
from menagerie.governor.governor import PacingView, PlanSource
from menagerie.ui.listing.footer import Footer
from menagerie.ui.look.theme import Theme
from menagerie.ui.quota.quota_bar import QuotaBar
from support.clock import VirtualClock

BEYOND_32_BIT = 5_000_000_000
PACE = PacingView(PRO, PlanSource.DETECTED, sent_today=12, last_hour=(0,) * 60, in_line=0, desks=1)


@pytest.fixture
def clock() -> VirtualClock:
    return VirtualClock()


@pytest.fixture
def footer(theme: Theme, qtbot: QtBot) -> Footer:
    footer = Footer(theme, ())
    qtbot.addWidget(footer)
    footer.show()
    return footer


@pytest.fixture
def quota_bar(clock: VirtualClock, qtbot: QtBot) -> QuotaBar:
    quota_bar = QuotaBar(clock)
    qtbot.addWidget(quota_bar)
    quota_bar.show()
    return quota_bar


def answer(count: int, limit: int, unreadable: int = 0) -> AnimalList:
    animals = tuple(Animal(number, f"animal {number}", 1) for number in range(1, count + 1))
    return AnimalList(animals, limit, unreadable)


def summary(footer: Footer, animals: AnimalList | None, matching: int | None = None) -> str:
    count = len(animals.animals) if animals is not None else 0
    shown = Answer(Question(None, animals.limit), animals, 0.0) if animals is not None else None
    footer.show_answer(shown, count if matching is None else matching, searching=matching is not None)
    return footer.summary.text()


@pytest.mark.parametrize(
    ("shown", "said"),
    [
        (answer(0, 20), "0 animals"),
        (answer(1, 20), "1 animal"),
        (answer(19, 20), "19 animals"),
        (answer(20, 20), "First 20 animals, the service may have more"),
        (answer(1, 1), "First animal, the service may have more"),
        (answer(17, 20, unreadable=2), "17 animals, 2 more could not be read"),
        (answer(3, 20, unreadable=1), "3 animals, 1 more could not be read"),
        (
            answer(18, 20, unreadable=2),
            "First 18 animals, the service may have more, 2 more could not be read",
        ),
        (answer(100, 100), "First 100 animals, the service may have more"),
        (None, ""),
    ],
)
def test_an_answer_as_long_as_its_limit_is_never_called_the_total(
    footer: Footer, shown: AnimalList | None, said: str
) -> None:
    assert summary(footer, shown) == said
    assert footer.summary.accessibleName() == said


def test_while_searching_the_matches_are_counted_too(footer: Footer) -> None:
    assert summary(footer, answer(19, 20), matching=3) == "19 animals, 3 match the search"


@pytest.mark.parametrize(("limit", "more"), [(1, 2), (20, 40), (40, 80), (60, 100), (80, 100)])
def test_show_more_doubles_the_limit_up_to_100(footer: Footer, limit: int, more: int) -> None:
    wanted: list[int] = []
    footer.more_wanted.connect(wanted.append)
    summary(footer, answer(limit, limit))
    assert footer.more.isVisible()
    assert footer.more.text() == f"Show {more}"
    footer.more.click()
    assert wanted == [more]


def test_what_is_new_is_said_after_how_much_it_is(footer: Footer) -> None:
    news = News(frozenset({1, 2, 3}), frozenset({4, 5, 6}), now_sold=1)
    footer.show_answer(Answer(Question(None, 20), answer(7, 20), 0.0, news=news), 7, searching=False)
    assert footer.summary.text() == "7 animals, 3 new here, 1 now sold, 2 changed"


def test_at_100_all_can_be_gathered(footer: Footer) -> None:
    heard: list[bool] = []
    footer.gather_wanted.connect(lambda: heard.append(True))
    summary(footer, answer(100, 100))
    assert footer.more.text() == "Gather all"
    footer.more.click()
    assert heard == [True]


@pytest.mark.parametrize(
    ("count", "parts", "complete", "said"),
    [
        (150, 2, False, "150 animals gathered, in 2 of 4 requests, the service may have more"),
        (
            310,
            4,
            False,
            "310 animals gathered, up to 100 of all and of each status, the service may have more",
        ),
        (40, 4, True, "40 animals, the whole catalogue"),
    ],
)
def test_what_was_gathered_is_said_with_what_it_covers(
    footer: Footer, count: int, parts: int, complete: bool, said: str
) -> None:
    animals = answer(count, count + complete)
    question = Question(None, 100, gathers=True)
    footer.show_answer(Answer(question, animals, 0.0, parts=parts, complete=complete), count, searching=False)
    assert footer.summary.text() == said
    assert not footer.more.isVisible()


@pytest.mark.parametrize(
    ("count", "narrowed", "said"),
    [
        (None, False, "Counting…"),
        (1, False, "1 animal seen"),
        (1_000_000, False, "1,000,000 animals seen"),
        (1, True, "1 match"),
        (2_500, True, "2,500 match"),
    ],
)
def test_everything_seen_is_counted_for_what_it_is(
    footer: Footer, count: int | None, narrowed: bool, said: str
) -> None:
    footer.show_seen(count, narrowed=narrowed)
    assert footer.summary.text() == said


@pytest.mark.parametrize("shown", [answer(19, 20), None])
def test_show_more_is_hidden_where_there_is_no_more_to_ask_for(
    footer: Footer, shown: AnimalList | None
) -> None:
    summary(footer, answer(20, 20))
    summary(footer, shown)
    assert not footer.more.isVisible()


def test_the_quota_is_unknown_without_headers(quota_bar: QuotaBar) -> None:
    assert quota_bar.label.text() == "Quota unknown"
    assert quota_bar.bar.property("level") == "unknown"


@pytest.mark.parametrize("quota", [Quota(limit=60), Quota(remaining=3), Quota(reset_at=1_800_000_038.0)])
def test_half_a_statement_about_the_quota_is_none(quota_bar: QuotaBar, quota: Quota) -> None:
    quota_bar.show_quota(Quota(60, 42))
    quota_bar.show_quota(quota)
    assert quota_bar.label.text() == "Quota unknown"
    assert quota_bar.bar.value() == 0


def test_the_quota_says_what_is_left_and_when_it_starts_anew(
    quota_bar: QuotaBar, clock: VirtualClock
) -> None:
    quota_bar.show_quota(Quota(60, 42, clock.now() + 38))
    assert quota_bar.label.text() == "42 of 60 left · resets in 0:38"
    assert quota_bar.bar.accessibleDescription() == quota_bar.label.text()


def test_the_quota_counts_down_until_it_starts_anew(quota_bar: QuotaBar, clock: VirtualClock) -> None:
    timer = quota_bar.findChild(QTimer)
    assert isinstance(timer, QTimer)
    quota_bar.show_quota(Quota(60, 42, clock.now() + 38))
    assert timer.isActive()
    assert timer.interval() <= 1000
    for passed, said in ((30, "42 of 60 left · resets in 0:08"), (8, "Limit 60 · a new count has begun")):
        clock.set_wall(clock.now() + passed)
        timer.timeout.emit()
        assert quota_bar.label.text() == said
    assert not timer.isActive()


def test_after_the_reset_nothing_old_is_shown_as_if_it_were_so_now(
    quota_bar: QuotaBar, clock: VirtualClock
) -> None:
    quota_bar.show_quota(Quota(60, 0, clock.now() + 2))
    assert quota_bar.bar.property("level") == "empty"
    clock.set_wall(clock.now() + 3)
    timer = quota_bar.findChild(QTimer)
    assert isinstance(timer, QTimer)
    timer.timeout.emit()
    assert quota_bar.label.text() == "Limit 60 · a new count has begun"
    assert quota_bar.bar.accessibleDescription() == quota_bar.label.text()
    assert quota_bar.bar.property("level") == "unknown"
    assert quota_bar.bar.value() == 0
    (line,) = quota_bar.tip().split("\n")
    assert line.startswith("A new count began at ")
    assert line.endswith(". The next answer says how many requests are left.")


@pytest.mark.parametrize(
    ("quota", "said", "level"),
    [
        (Quota(60, 70), "60 of 60 left", "calm"),
        (Quota(1, 5), "1 of 1 left", "calm"),
        (Quota(0, 5), "Quota unknown", "unknown"),
        (Quota(-1, 0), "Quota unknown", "unknown"),
    ],
)
def test_what_makes_no_sense_is_not_shown(quota_bar: QuotaBar, quota: Quota, said: str, level: str) -> None:
    quota_bar.show_quota(quota)
    assert quota_bar.label.text() == said
    assert quota_bar.bar.property("level") == level


def test_a_limit_of_nothing_is_none(quota_bar: QuotaBar) -> None:
    quota_bar.show_quota(Quota(0, 0))
    assert quota_bar.bar.value() == 0
    assert quota_bar.tip() == "The newest answer did not say how many requests are left."


@pytest.mark.parametrize(
    ("remaining", "level"),
    [(60, "calm"), (16, "calm"), (15, "low"), (1, "low"), (0, "empty"), (-3, "empty"), (61, "calm")],
)
def test_the_bar_is_calm_above_a_quarter_amber_below_and_red_at_nothing(
    quota_bar: QuotaBar, remaining: int, level: str
) -> None:
    quota_bar.show_quota(Quota(60, remaining))
    assert quota_bar.bar.property("level") == level


def test_numbers_beyond_32_bits_are_said_exactly_and_drawn_in_proportion(quota_bar: QuotaBar) -> None:
    quota_bar.show_quota(Quota(2 * BEYOND_32_BIT, BEYOND_32_BIT))
    assert quota_bar.label.text() == "5,000,000,000 of 10,000,000,000 left"
    assert quota_bar.bar.value() * 2 == quota_bar.bar.maximum()


def test_the_bar_is_found_by_its_name(quota_bar: QuotaBar) -> None:
    assert quota_bar.findChild(QProgressBar, "quotaBar") is quota_bar.bar


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


@shows_a_tip
def test_a_summary_that_is_cut_is_shown_whole_to_whoever_points_at_it(footer: Footer) -> None:
    summary(footer, answer(20, 20))
    place = QPoint(5, 5)
    pointed_at = QHelpEvent(QEvent.Type.ToolTip, place, footer.summary.mapToGlobal(place))
    # GIVEN room for all of it THEN nothing is said twice
    footer.resize(1200, footer.height())
    QApplication.sendEvent(footer.summary, pointed_at)
    assert QToolTip.text() == ""
    # WHEN there is room for its beginning only
    footer.resize(footer.minimumSizeHint().width(), footer.height())
    QApplication.sendEvent(footer.summary, pointed_at)
    assert QToolTip.text() == "First 20 animals, the service may have more"


@pytest.mark.parametrize(
    ("pace", "lines"),
    [
        (PACE, ["Plan: Pro, as the answers show", "Sent from here today: 12"]),
        (
            replace(PACE, plan=FREE, plan_source=PlanSource.ASSUMED, sent_today=1_234),
            ["Plan: Free, assumed until the answers show another", "Sent from here today: 1,234"],
        ),
        (
            replace(PACE, plan=enterprise(5, None), plan_source=PlanSource.CHOSEN, in_line=3, desks=3),
            [
                "Plan: Enterprise, as set for this environment",
                "Sent from here today: 12",
                "Waiting in line: 3",
                "About 3 desks seem to use this key",
            ],
        ),
    ],
)
@shows_a_tip
@pytest.mark.usefixtures("_tips_end")
def test_the_tip_says_the_plan_the_own_count_and_what_waits(
    quota_bar: QuotaBar, pace: PacingView, lines: list[str]
) -> None:
    quota_bar.follow(lambda: pace)
    quota_bar.show_quota(Quota(60, 42))
    assert tip(quota_bar) == ["As the newest answer said.", *lines]


@shows_a_tip
@pytest.mark.usefixtures("_tips_end")
def test_the_tip_says_what_is_so_when_it_is_looked_at(quota_bar: QuotaBar) -> None:
    pace = [PACE]
    quota_bar.follow(lambda: pace[-1])
    assert "Sent from here today: 12" in tip(quota_bar)
    pace.append(replace(PACE, sent_today=13))
    assert "Sent from here today: 13" in tip(quota_bar)


@shows_a_tip
@pytest.mark.usefixtures("_tips_end")
def test_the_tip_says_when_the_count_starts_anew(quota_bar: QuotaBar, clock: VirtualClock) -> None:
    quota_bar.show_quota(Quota(60, 42, clock.now() + 38))
    (line,) = tip(quota_bar)
    assert line.startswith("As the newest answer said. The count starts anew at ")


@shows_a_tip
@pytest.mark.usefixtures("_tips_end")
def test_without_headers_and_without_an_open_environment_the_tip_says_only_that(quota_bar: QuotaBar) -> None:
    assert tip(quota_bar) == ["The newest answer did not say how many requests are left."]


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
