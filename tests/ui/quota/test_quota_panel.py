"""The quota panel: what it says, how it opens and closes, and that it looks only while it is seen."""

import itertools
from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from menagerie.domain.animal import Animal
from menagerie.domain.plan import FREE, PRO, Plan, Quota, enterprise
from menagerie.governor.states import PacingView, PlanSource
from menagerie.settings.environments import Environment, EnvironmentId, SettingSource
from menagerie.ui.look.theme import Appearance, Theme
from menagerie.ui.quota.pace_wording import quota_origin
from menagerie.ui.quota.quota_panel import MINUTES, LastHourChart, QuotaPanel
from menagerie.ui.window.main_window import MainWindow
from support.clock import VirtualClock
from support.sentences import SENT_TODAY, TO_BE_SENT
from support.table_rows import show_animals
from support.widgets import child, shown_text
from support.windows import active, main_window

LAST_HOUR = (*(0,) * 57, 7, 0, 5)
PACE = PacingView(PRO, PlanSource.DETECTED, sent_today=1_234, last_hour=LAST_HOUR, queued=3, clients=1)
SANDBOX = Environment(EnvironmentId.SANDBOX, "Sandbox", None, SettingSource.EMBEDDED)
STAGING = Environment(EnvironmentId.STAGING, "Staging", "https://staging.example/v1", SettingSource.USER)


class Pace:
    """What the panel looks at; ``looks`` counts how often it did."""

    def __init__(self) -> None:
        self.now: PacingView | None = PACE
        self.looks = 0

    def look(self) -> PacingView | None:
        self.looks += 1
        return self.now


@pytest.fixture
def pace() -> Pace:
    return Pace()


@pytest.fixture
def window(
    qapp: QApplication, theme: Theme, clock: VirtualClock, pace: Pace, qtbot: QtBot
) -> Iterator[MainWindow]:
    window = main_window(qapp, theme, clock)
    window.show_environment(STAGING)
    show_animals(window.table, (Animal(1, "Rex", 12, "available"),))
    window.quota_panel.follow(pace.look)
    with active(window, qtbot):
        yield window


@pytest.fixture
def panel(window: MainWindow) -> QuotaPanel:
    return window.quota_panel


def tick(panel: QuotaPanel) -> None:
    """Let a second pass for the panel."""
    timer = child(panel, QTimer)
    assert timer.isActive()
    timer.timeout.emit()


def click_at(window: MainWindow, place: QPoint) -> None:
    """Click into the window where a mouse would, whatever lies there."""
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)


def middle_of(widget: QWidget) -> QPoint:
    return widget.mapTo(widget.window(), widget.rect().center())


def test_each_figure_is_shown_read_with_its_caption_and_can_be_copied(
    panel: QuotaPanel, clock: VirtualClock
) -> None:
    panel.show_quota(Quota(300, 42, clock.now() + 38))
    panel.open()
    assert shown_text(panel, "quotaPanelLeft") == "42 of 300 left · resets in 0:38"
    assert shown_text(panel, "quotaPanelPlan") == "Pro, detected"
    assert shown_text(panel, "quotaPanelLimits") == "300 a minute, 10,000 a day"
    assert shown_text(panel, "quotaPanelToday") == "1,234"
    assert shown_text(panel, "quotaPanelLine") == "3"
    assert shown_text(panel, "quotaPanelDesks") == ""
    assert shown_text(panel, "quotaPanelHour") == "12 requests"
    assert panel.chart.isVisible()
    assert panel.chart.counts == LAST_HOUR
    assert panel.plan.value.accessibleName() == "Plan: Pro, detected"
    assert panel.today.value.accessibleName() == f"{SENT_TODAY}1,234"
    assert panel.queued.value.accessibleName() == f"{TO_BE_SENT}3"
    panel.show_quota(Quota(300, 42))
    assert panel.accessibleName() == "Quota"
    assert panel.accessibleDescription() == (
        f"42 of 300 left. Plan: Pro, detected. {SENT_TODAY}1,234. {TO_BE_SENT}3"
    )
    facts = [panel.plan, panel.today, panel.queued, panel.clients]
    figures = [panel.left, panel.limits, panel.hour, *(fact.value for fact in facts)]
    selectable = Qt.TextInteractionFlag.TextSelectableByMouse
    assert all(figure.textInteractionFlags() & selectable for figure in figures)


def test_the_panel_is_red_at_0_and_says_when_more_are_back(panel: QuotaPanel, clock: VirtualClock) -> None:
    panel.open()
    assert shown_text(panel, "quotaPanelLeft") == "Quota unknown"
    assert "did not say" in shown_text(panel, "quotaPanelOrigin")
    panel.show_quota(Quota(60, 0, clock.now() + 38))
    assert panel.left.property("look") == "error"
    assert "No requests left. More are back at " in shown_text(panel, "quotaPanelOrigin")
    # WHEN the reset has passed
    clock.set_wall(clock.now() + 38)
    tick(panel)
    assert shown_text(panel, "quotaPanelLeft") == "Up to 60 left"
    assert panel.left.property("look") == ""
    assert "The next response says how many are left." in shown_text(panel, "quotaPanelOrigin")
    panel.show_quota(Quota(60, 3, clock.now() + 38))
    assert panel.left.property("look") == ""


def test_other_desks_are_counted_only_if_there_are_any(panel: QuotaPanel, pace: Pace) -> None:
    pace.now = replace(PACE, clients=3)
    panel.open()
    assert shown_text(panel, "quotaPanelDesks") == "About 3"
    pace.now = PACE
    tick(panel)
    assert shown_text(panel, "quotaPanelDesks") == ""


@pytest.mark.parametrize(
    ("plan", "limits"),
    [
        (FREE, "60 a minute, 1,000 a day"),
        (PRO, "300 a minute, 10,000 a day"),
        (enterprise(5, None), "5 a minute, no limit a day"),
        (enterprise(None, 9), "no limit a minute, 9 a day"),
        (enterprise(None, None), "no limit"),
    ],
)
def test_the_plan_is_named_with_its_limits(panel: QuotaPanel, pace: Pace, plan: Plan, limits: str) -> None:
    pace.now = replace(PACE, plan=plan)
    panel.open()
    assert shown_text(panel, "quotaPanelPlan").startswith(plan.name)
    assert shown_text(panel, "quotaPanelLimits") == limits


def test_without_an_open_environment_the_panel_says_only_that(panel: QuotaPanel, pace: Pace) -> None:
    pace.now = None
    panel.open()
    assert shown_text(panel, "quotaPanelLeft") == "The service can't be asked yet, so nothing is counted."
    assert shown_text(panel, "quotaPanelPlan") == ""
    assert not panel.chart.isVisible()
    # It follows when one is opened.
    pace.now = PACE
    panel.show_quota(Quota(300, 299))
    assert shown_text(panel, "quotaPanelLeft") == "299 of 300 left"
    assert panel.chart.isVisible()


def test_the_figures_follow_every_second_while_the_panel_is_open(
    panel: QuotaPanel, pace: Pace, clock: VirtualClock
) -> None:
    panel.show_quota(Quota(300, 42, clock.now() + 38))
    panel.open()
    said = panel.accessibleDescription()
    clock.set_wall(clock.now() + 1)
    tick(panel)
    # What is read aloud changes with the facts, not with each second.
    assert panel.accessibleDescription() == said
    pace.now = replace(PACE, sent_today=1_235, queued=0)
    tick(panel)
    assert shown_text(panel, "quotaPanelLeft") == "42 of 300 left · resets in 0:37"
    assert shown_text(panel, "quotaPanelToday") == "1,235"
    assert panel.today.value.accessibleName() == f"{SENT_TODAY}1,235"
    assert panel.accessibleDescription() == (
        f"42 of 300 left · resets in 0:37. Plan: Pro, detected. {SENT_TODAY}1,235"
    )
    # AND after the reset nothing old is said
    clock.set_wall(clock.now() + 37)
    tick(panel)
    assert shown_text(panel, "quotaPanelLeft") == "Up to 300 left"


def test_the_pace_is_not_read_while_the_panel_or_its_window_is_hidden(
    window: MainWindow, panel: QuotaPanel, pace: Pace
) -> None:
    panel.show_quota(Quota(60, 42))
    timer = child(panel, QTimer)
    assert not timer.isActive()
    assert pace.looks == 0
    panel.open()
    panel.dismiss()
    looks = pace.looks
    panel.show_quota(Quota(60, 41))
    assert not timer.isActive()
    assert pace.looks == looks
    panel.open()
    window.hide()
    assert not timer.isActive()
    window.show()
    assert timer.isActive()


def test_the_panel_opens_by_command_and_click_closes_as_often_and_the_focus_comes_back(
    window: MainWindow, panel: QuotaPanel
) -> None:
    window.table.setFocus()
    window.commands.quota.trigger()
    assert panel.isVisible()
    assert panel.hasFocus()
    window.commands.quota.trigger()
    assert not panel.isVisible()
    assert window.table.hasFocus()
    click_at(window, middle_of(window.quota_bar))
    assert panel.isVisible()
    click_at(window, middle_of(window.quota_bar))
    assert not panel.isVisible()
    # A click within closes nothing. The header's empty middle takes no focus.
    panel.open()
    click_at(window, middle_of(panel.chart))
    assert panel.isVisible()
    click_at(window, middle_of(window.header))
    assert not panel.isVisible()
    # The focus closes it too where it was opened several times.
    panel.open()
    window.table.setFocus()
    assert not panel.isVisible()
    # The focus goes to the quota if the widget it came from is disabled.
    window.header.refresh.setFocus()
    panel.open()
    window.header.refresh.setEnabled(False)
    panel.dismiss()
    assert window.quota_bar.hasFocus()


def test_the_panel_closes_when_tab_leaves_it(window: MainWindow, panel: QuotaPanel, qtbot: QtBot) -> None:
    panel.open()
    qtbot.keyClick(panel, Qt.Key.Key_Tab)
    assert panel.choose.hasFocus()
    assert panel.isVisible()
    qtbot.keyClick(panel.choose, Qt.Key.Key_Tab)
    assert not panel.isVisible()
    focused = QApplication.focusWidget()
    assert focused is not None
    assert focused.window() is window


def test_choosing_the_plan_closes_the_panel_and_on_the_sandbox_there_is_none_to_choose(
    window: MainWindow, panel: QuotaPanel
) -> None:
    chosen: list[str] = []
    panel.choose_plan = lambda: chosen.append("plan")
    panel.open()
    panel.choose.click()
    assert chosen == ["plan"]
    assert not panel.isVisible()
    panel.open()
    assert panel.choose.isVisible()
    window.show_environment(SANDBOX)
    assert not panel.choose.isVisible()


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_the_panel_stands_above_the_quota_within_the_window(
    window: MainWindow, panel: QuotaPanel, direction: Qt.LayoutDirection, qtbot: QtBot
) -> None:
    window.setLayoutDirection(direction)
    panel.open()

    def is_in_place() -> bool:
        card, anchor = panel.card, window.quota_bar
        where, quota = card.mapTo(window, QPoint()), anchor.mapTo(window, QPoint())
        edges = (
            (where.x() + card.width(), quota.x() + anchor.width())
            if direction is Qt.LayoutDirection.LeftToRight
            else (where.x(), quota.x())
        )
        is_within = window.rect().contains(card.rect().translated(where))
        return edges[0] == edges[1] and where.y() + card.height() <= quota.y() and is_within

    qtbot.waitUntil(is_in_place)
    # AND it stays there when the window is resized
    window.resize(window.width() - 30, window.height() - 40)
    qtbot.waitUntil(is_in_place)


@pytest.mark.parametrize(
    ("quota", "beginning"),
    [
        (Quota(), "The service did not say how many requests are left."),
        (Quota(60, 42), "Requests left, as the service last said."),
        (Quota(60, 42, 1_038.0), "Requests left, as the service last said. All 60 are back at "),
        (Quota(60, 0, 992.0), "The limit was reset at "),
    ],
)
def test_what_is_counted_and_how_it_is_known_is_said(quota: Quota, beginning: str) -> None:
    assert quota_origin(quota, 1_000.0).startswith(beginning)


NOTHING = (0,) * MINUTES


def hour(**minutes: int) -> tuple[int, ...]:
    """Return counts; ``m5=7`` means seven requests five minutes ago."""
    counts = [0] * MINUTES
    for name, count in minutes.items():
        counts[MINUTES - 1 - int(name[1:])] = count
    return tuple(counts)


@pytest.fixture
def chart(theme: Theme, qtbot: QtBot) -> LastHourChart:
    chart = LastHourChart(theme)
    qtbot.addWidget(chart)
    chart.resize(chart.sizeHint())
    chart.show()
    return chart


def drawing(chart: LastHourChart, scale: float = 1.0) -> QImage:
    """Return what a screen of this scale shows."""
    size = QSize(round(chart.width() * scale), round(chart.height() * scale))
    image = QImage(size, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(scale)
    chart.render(image)
    return image


def columns(chart: LastHourChart, colour: QColor, scale: float = 1.0) -> list[int]:
    """Return how many pixels of exactly this colour each column of the drawing has."""
    image = drawing(chart, scale)
    return [
        sum(image.pixelColor(x, y) == colour for y in range(image.height())) for x in range(image.width())
    ]


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 1.75, 2.0, 3.0])
def test_sixty_bars_are_equally_wide_apart_and_sharp_at_every_scale(
    chart: LastHourChart, theme: Theme, scale: float
) -> None:
    chart.show_counts((3,) * MINUTES)
    bars = [chart.bar(minute, scale) for minute in range(MINUTES)]
    assert len({(bar.width(), bar.height()) for bar in bars}) == 1
    assert all(one.right() + 1 < other.left() for one, other in itertools.pairwise(bars))
    assert bars[0].left() >= 0
    # Blurred edges would have other colours than the bars' own.
    drawn = columns(chart, theme.colour("accent"), scale)
    assert [height for height in drawn if height] == [bars[0].height()] * MINUTES * bars[0].width()


def test_the_present_minute_stands_at_the_end_where_reading_ends(chart: LastHourChart, theme: Theme) -> None:
    chart.show_counts(hour(m0=5))
    drawn = columns(chart, theme.colour("accent"))
    assert drawn[-1] > 0
    assert not any(drawn[: len(drawn) // 2])
    chart.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    drawn = columns(chart, theme.colour("accent"))
    assert drawn[0] > 0
    assert not any(drawn[len(drawn) // 2 :])


def test_bars_are_as_high_as_what_was_sent_without_filling_the_height_for_one_or_hiding_it(
    chart: LastHourChart,
) -> None:
    chart.show_counts(hour(m0=20, m1=10, m2=0))
    now, before, idle = (chart.bar(MINUTES - 1 - minute, 1.0).height() for minute in range(3))
    assert now == 2 * before
    assert idle == 0
    chart.show_counts((50,) * MINUTES)
    full = chart.bar(0, 1.0).height()
    chart.show_counts(hour(m0=1))
    assert 0 < chart.bar(MINUTES - 1, 1.0).height() <= full / 5
    # Beside a thousand times as many.
    chart.show_counts(hour(m0=1000, m1=1))
    assert chart.bar(MINUTES - 2, 1.0).height() >= 1


@pytest.mark.parametrize("counts", [hour(m0=1000), hour(m59=1000), hour(m30=1000, m31=1000)])
def test_the_label_of_the_tallest_bar_stays_within_the_chart(
    chart: LastHourChart, counts: tuple[int, ...]
) -> None:
    empty = drawing(chart)
    chart.show_counts(counts)
    labelled = drawing(chart)
    tallest = chart.bar(max(minute for minute in range(MINUTES) if counts[minute]), 1.0)
    above = [(x, y) for x in range(empty.width()) for y in range(tallest.top())]
    inked = [x for x, y in above if labelled.pixelColor(x, y) != empty.pixelColor(x, y)]
    width = chart.fontMetrics().horizontalAdvance("1,000")
    # Cut off at an edge it would be narrower.
    assert width - 4 <= max(inked) - min(inked) <= width
    assert min(inked) - width <= tallest.center().x() <= max(inked) + width


@pytest.mark.parametrize(
    ("counts", "words"),
    [
        (NOTHING, "No requests in the last hour"),
        (hour(m3=1), "1 request in the last hour, at most 1 in one minute"),
        (hour(m3=7, m10=5, m11=30), "42 requests in the last hour, at most 30 in one minute"),
        (hour(m3=1500), "1,500 requests in the last hour, at most 1,500 in one minute"),
    ],
)
def test_the_chart_is_described_in_words(chart: LastHourChart, counts: tuple[int, ...], words: str) -> None:
    chart.show_counts(counts)
    assert chart.accessibleName() == "The last hour"
    assert chart.accessibleDescription() == words


def test_the_bars_follow_a_change_of_colours(chart: LastHourChart, theme: Theme) -> None:
    chart.show_counts(hour(m0=5))
    light = theme.colour("accent")
    theme.choose(Appearance.DARK)
    assert theme.colour("accent") != light
    assert any(columns(chart, theme.colour("accent")))
    assert not any(columns(chart, light))
