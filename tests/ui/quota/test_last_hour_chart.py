"""The drawing of the last hour: sixty slim bars, sharp at every scale."""

import itertools

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from menagerie.ui.look.theme import Appearance, Theme
from menagerie.ui.quota.quota_panel import MINUTES, LastHourChart

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


def test_the_present_minute_stands_at_the_right_edge(chart: LastHourChart, theme: Theme) -> None:
    chart.show_counts(hour(m0=5))
    drawn = columns(chart, theme.colour("accent"))
    assert drawn[-1] > 0
    assert not any(drawn[: len(drawn) // 2])


def test_in_a_mirrored_window_the_present_minute_stands_at_the_left_edge(
    chart: LastHourChart, theme: Theme
) -> None:
    chart.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    chart.show_counts(hour(m0=5))
    drawn = columns(chart, theme.colour("accent"))
    assert drawn[0] > 0
    assert not any(drawn[len(drawn) // 2 :])


def test_bars_are_as_high_as_what_was_sent(chart: LastHourChart) -> None:
    chart.show_counts(hour(m0=20, m1=10, m2=0))
    now, before, idle = (chart.bar(MINUTES - 1 - minute, 1.0).height() for minute in range(3))
    assert now == 2 * before
    assert idle == 0


def test_a_single_request_does_not_fill_the_height(chart: LastHourChart) -> None:
    chart.show_counts((50,) * MINUTES)
    full = chart.bar(0, 1.0).height()
    chart.show_counts(hour(m0=1))
    assert 0 < chart.bar(MINUTES - 1, 1.0).height() <= full / 5


def test_a_small_count_can_be_seen_beside_a_thousand_times_as_many(chart: LastHourChart) -> None:
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
