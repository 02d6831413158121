"""The panel of counts: what it says and draws, and when it asks for them."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from menagerie.domain.animal import INT64_MAX
from menagerie.domain.known import Counts
from menagerie.ui.details.counters import CountChart, CountersPanel, CountRow
from menagerie.ui.look.theme import Appearance, Theme
from menagerie.ui.widgets.scrolling import ScrollingColumn
from menagerie.ui.window.main_window import MainWindow
from support.clock import VirtualClock
from support.pixels import columns, draw_text_sharply
from support.widgets import child
from support.windows import active, main_window

COUNTS = Counts(
    total=1234,
    by_status={"available": 900, "sold": 300, None: 4, "pending": 30},
    by_category=((7, 700), (3, 400), (INT64_MAX, 134)),
    missing=12,
)
SEEN = "This computer has seen {n} animals in this environment."


@pytest.fixture
def window(qapp: QApplication, theme: Theme, qtbot: QtBot) -> Iterator[MainWindow]:
    window = main_window(qapp, theme, VirtualClock())
    with active(window, qtbot):
        yield window


@pytest.fixture
def panel(window: MainWindow) -> CountersPanel:
    return window.counters


@pytest.fixture
def chart(theme: Theme, qtbot: QtBot) -> CountChart:
    chart = CountChart(theme, "someChart", "By kind")
    qtbot.addWidget(chart)
    chart.show_rows(
        (CountRow("Dogs", 200, "accent"), CountRow("Cats", 50, "sold"), CountRow("No", 0, "muted"))
    )
    chart.resize(300, 80)
    draw_text_sharply(chart)
    chart.show()
    return chart


def inked(chart: CountChart, colour: QColor) -> list[int]:
    return columns(chart.grab().toImage(), colour)


def words(rows: tuple[CountRow, ...]) -> list[tuple[str, int]]:
    return [(row.label, row.count) for row in rows]


def test_the_bars_of_both_charts_are_in_line(panel: CountersPanel) -> None:
    panel.show_counts(COUNTS, {7: "A rather long name of a category"})
    panel.open()
    places = {
        (bar.mapTo(panel, QPoint()).x(), bar.width())
        for chart in (panel.statuses, panel.categories)
        for bar in chart.findChildren(QWidget)
        if bar.isVisible() and not isinstance(bar, QLabel)
    }
    assert len(places) == 1


def test_statuses_are_in_the_order_of_the_interface_and_categories_have_their_names(
    panel: CountersPanel,
) -> None:
    panel.show_counts(COUNTS, {7: "Dogs", 99: "None of these"})
    assert words(panel.statuses.rows) == [("Available", 900), ("Pending", 30), ("Sold", 300), ("Not set", 4)]
    assert words(panel.categories.rows) == [("Dogs · 7", 700), ("3", 400), ("9223372036854775807", 134)]
    assert [row.colour for row in panel.statuses.rows] == ["available", "pending", "sold", "muted"]


@pytest.mark.parametrize(
    ("missing", "rest"),
    [
        (0, ""),
        (1, " 1 of them was missing from the last full list."),
        (12, " 12 of them were missing from the last full list."),
    ],
)
def test_the_caption_counts_missing_animals(panel: CountersPanel, missing: int, rest: str) -> None:
    panel.show_counts(Counts(5, {"sold": 5}, ((7, 5),), missing), {})
    assert panel.caption.text() == SEEN.format(n="5") + rest


def test_until_the_counts_arrive_the_panel_says_that_it_is_counting(panel: CountersPanel) -> None:
    panel.open()
    assert panel.caption.text() == "Counting…"
    assert panel.accessibleDescription() == "Counting…"
    assert not panel.statuses.isVisible()
    panel.show_counts(Counts(0, {}, (), 0), {})
    assert panel.caption.text() == "This computer has seen no animals in this environment yet."
    assert not panel.statuses.isVisible()
    panel.show_counts(COUNTS, {})
    assert panel.statuses.isVisible()
    assert panel.categories.isVisible()


def test_counts_of_one_environment_are_not_shown_in_another(panel: CountersPanel) -> None:
    panel.open()
    panel.show_counts(COUNTS, {})
    wanted: list[bool] = []
    panel.wanted.connect(lambda: wanted.append(True))
    panel.forget()
    assert panel.caption.text() == "Counting…"
    assert not panel.statuses.isVisible()
    # An open panel asks for the new counts.
    assert wanted == [True]


def test_the_panel_says_when_the_counts_cannot_be_read(panel: CountersPanel) -> None:
    panel.open()
    panel.show_counts(None, {})
    assert panel.caption.text() == "The animals can't be counted right now."
    assert not panel.statuses.isVisible()


def test_small_categories_are_counted_together(panel: CountersPanel) -> None:
    by_category = tuple((number, 100 - number) for number in range(20))
    total = sum(count for _, count in by_category)
    panel.show_counts(Counts(total, {"sold": total}, by_category, 0), {})
    rows = words(panel.categories.rows)
    assert len(rows) == 9
    assert rows[7] == ("7", 93)
    assert rows[8] == ("Others", sum(100 - number for number in range(8, 20)))


def test_the_panel_stays_small_with_any_number_of_statuses(panel: CountersPanel) -> None:
    by_status: dict[str | None, int] = {f"state {place}\n{'x' * 500}": place for place in range(1, 400)}
    total = sum(by_status.values())
    panel.show_counts(Counts(total, by_status, ((7, total),), 0), {})
    rows = panel.statuses.rows
    assert len(rows) == 9
    assert [row.count for row in rows[:5]] == [0, 0, 0, 399, 398]
    assert rows[8].label == "Others"
    assert sum(row.count for row in rows) == total
    panel.open()
    assert panel.card.width() == 400


def test_nothing_is_counted_until_the_panel_opens(
    window: MainWindow, panel: CountersPanel, qtbot: QtBot
) -> None:
    asked: list[bool] = []
    panel.wanted.connect(lambda: asked.append(panel.isVisible()))
    panel.show_counts(COUNTS, {})
    assert asked == []
    window.commands.counts.trigger()
    assert len(asked) == 1
    assert panel.isVisible()
    window.commands.counts.trigger()
    assert len(asked) == 1
    assert not panel.isVisible()
    qtbot.mouseClick(window.counts_button, Qt.MouseButton.LeftButton)
    assert len(asked) == 2
    assert panel.isVisible()


def test_the_panel_grows_upwards_when_the_counts_arrive(
    window: MainWindow, panel: CountersPanel, qtbot: QtBot
) -> None:
    panel.open()
    before = panel.geometry()
    panel.show_counts(Counts(9, {"sold": 9}, tuple((number, 1) for number in range(9)), 1), {})
    qtbot.waitUntil(lambda: panel.height() > before.height())
    assert panel.geometry().bottom() == before.bottom()
    assert window.rect().contains(panel.geometry())


def test_bars_are_as_long_as_their_counts(chart: CountChart, theme: Theme) -> None:
    dogs, cats = (inked(chart, theme.colour("accent")), inked(chart, theme.colour("sold")))
    assert len(cats) == pytest.approx(len(dogs) / 4, abs=1)
    assert cats[0] == dogs[0]


def test_a_bar_stands_between_its_label_and_its_number(chart: CountChart, theme: Theme) -> None:
    label, number = (inked(chart, theme.colour("muted")), inked(chart, theme.colour("text")))
    bar = inked(chart, theme.colour("accent"))
    assert label[-1] < bar[0] <= bar[-1] < number[0]


def test_in_a_mirrored_window_bars_grow_from_the_right(
    chart: CountChart, theme: Theme, qapp: QApplication
) -> None:
    chart.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    qapp.processEvents()
    dogs, cats = (inked(chart, theme.colour("accent")), inked(chart, theme.colour("sold")))
    assert cats[-1] == dogs[-1]
    assert cats[0] > dogs[0]
    label, number = (inked(chart, theme.colour("muted")), inked(chart, theme.colour("text")))
    assert number[-1] < dogs[0] <= dogs[-1] < label[0]


def test_a_small_count_can_be_seen_beside_a_large_one(chart: CountChart, theme: Theme) -> None:
    chart.show_rows((CountRow("Dogs", 1_000_000, "accent"), CountRow("Cats", 1, "sold")))
    assert inked(chart, theme.colour("sold"))


def test_fewer_rows_replace_all_earlier_rows(chart: CountChart, theme: Theme) -> None:
    chart.show_rows((CountRow("Cats", 50, "sold"),))
    assert not inked(chart, theme.colour("accent"))
    chart.show_rows(())
    assert chart.sizeHint().height() <= 0


def test_the_chart_is_described_in_words(chart: CountChart) -> None:
    assert chart.accessibleName() == "By kind"
    assert chart.accessibleDescription() == "Dogs: 200, Cats: 50, No: 0"


def test_the_bars_follow_a_change_of_colours(chart: CountChart, theme: Theme) -> None:
    light = theme.colour("accent")
    theme.choose(Appearance.DARK)
    assert inked(chart, theme.colour("accent"))
    assert not inked(chart, light)


def test_in_a_small_window_the_counts_scroll_by_keyboard(
    window: MainWindow, panel: CountersPanel, qtbot: QtBot
) -> None:
    window.setMinimumSize(1, 1)
    window.resize(640, 400)
    panel.show_counts(COUNTS, {})
    panel.open()
    bar = child(panel, ScrollingColumn).verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    above = panel.parentWidget()
    assert above is not None
    assert panel.geometry().top() >= 0
    assert panel.geometry().bottom() < above.height()
    assert panel.hasFocus()
    qtbot.keyClick(panel, Qt.Key.Key_PageDown)
    assert bar.value() > 0
