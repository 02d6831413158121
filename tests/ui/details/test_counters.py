"""The panel of counts: what it says and draws, and when it asks for them."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from menagerie.domain.animal import INT64_MAX
from menagerie.domain.known import Counts
from menagerie.ui.details.count_chart import CountChart, CountRow
from menagerie.ui.details.counters import CountersPanel
from menagerie.ui.look.theme import Appearance, Theme
from menagerie.ui.window.main_window import MainWindow
from support.clock import VirtualClock
from support.windows import active

COUNTS = Counts(
    total=1234,
    by_status={"available": 900, "sold": 300, None: 4, "pending": 30},
    by_category=((7, 700), (3, 400), (INT64_MAX, 134)),
    missing=12,
)
SEEN = "Every animal this computer has seen in this environment, as each was last seen: {n}."


@pytest.fixture
def window(theme: Theme, qtbot: QtBot) -> Iterator[MainWindow]:
    window = MainWindow(theme, VirtualClock())
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
    chart.resize(300, chart.sizeHint().height())
    chart.show()
    return chart


def drawing(chart: CountChart, scale: float = 1.0) -> QImage:
    """Return what a screen of this scale shows."""
    image = QImage(chart.size() * scale, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(scale)
    chart.render(image)
    return image


def pixels(image: QImage, colour: QColor) -> list[tuple[int, int]]:
    return [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y) == colour
    ]


def words(rows: tuple[CountRow, ...]) -> list[tuple[str, int]]:
    return [(row.label, row.count) for row in rows]


def test_states_come_in_their_course_and_categories_by_their_names(panel: CountersPanel) -> None:
    panel.show_counts(COUNTS, {7: "Dogs", 99: "None of these"})
    assert words(panel.statuses.rows) == [
        ("Available", 900),
        ("Pending", 30),
        ("Sold", 300),
        ("Not stated", 4),
    ]
    assert words(panel.categories.rows) == [("Dogs · 7", 700), ("3", 400), ("9223372036854775807", 134)]
    assert [row.colour for row in panel.statuses.rows] == ["available", "pending", "sold", "muted"]


def test_the_caption_says_exactly_what_is_counted(panel: CountersPanel) -> None:
    panel.show_counts(COUNTS, {})
    rest = " 12 of them were not in the last full list that should have shown them."
    assert panel.caption.text() == SEEN.format(n="1,234") + rest


@pytest.mark.parametrize(
    ("missing", "rest"), [(0, ""), (1, " 1 of them was not in the last full list that should have shown it.")]
)
def test_the_caption_counts_those_that_are_missing(panel: CountersPanel, missing: int, rest: str) -> None:
    panel.show_counts(Counts(5, {"sold": 5}, ((7, 5),), missing), {})
    assert panel.caption.text() == SEEN.format(n="5") + rest


def test_until_all_is_counted_the_panel_says_that_this_goes_on(panel: CountersPanel) -> None:
    panel.open()
    assert panel.caption.text() == "Counting…"
    assert panel.accessibleDescription() == "Counting…"
    assert not panel.statuses.isVisible()
    panel.show_counts(Counts(0, {}, (), 0), {})
    assert panel.caption.text() == "This computer has not seen any animal in this environment yet."
    assert not panel.statuses.isVisible()
    panel.show_counts(COUNTS, {})
    assert panel.statuses.isVisible()
    assert panel.categories.isVisible()


def test_what_was_counted_in_one_environment_does_not_stand_in_another(panel: CountersPanel) -> None:
    panel.open()
    panel.show_counts(COUNTS, {})
    wanted: list[bool] = []
    panel.wanted.connect(lambda: wanted.append(True))
    panel.forget()
    assert panel.caption.text() == "Counting…"
    assert not panel.statuses.isVisible()
    # Whoever looks at it is not left with that.
    assert wanted == [True]


def test_counts_that_cannot_be_read_are_not_waited_for(panel: CountersPanel) -> None:
    panel.open()
    panel.show_counts(None, {})
    assert panel.caption.text() == "The animals seen in this environment cannot be counted at present."
    assert not panel.statuses.isVisible()


def test_small_categories_are_counted_together(panel: CountersPanel) -> None:
    by_category = tuple((number, 100 - number) for number in range(20))
    total = sum(count for _, count in by_category)
    panel.show_counts(Counts(total, {"sold": total}, by_category, 0), {})
    rows = words(panel.categories.rows)
    assert len(rows) == 9
    assert rows[7] == ("7", 93)
    assert rows[8] == ("Others", sum(100 - number for number in range(8, 20)))


def test_however_many_states_a_service_makes_up_the_panel_stays_small(panel: CountersPanel) -> None:
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


def test_counts_are_asked_for_when_somebody_looks_and_not_before(
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


def test_counts_that_come_later_make_the_panel_grow_upwards_within_the_window(
    window: MainWindow, panel: CountersPanel, qtbot: QtBot
) -> None:
    panel.open()
    before = panel.geometry()
    panel.show_counts(Counts(9, {"sold": 9}, tuple((number, 1) for number in range(9)), 1), {})
    qtbot.waitUntil(lambda: panel.height() > before.height())
    assert panel.geometry().bottom() == before.bottom()
    assert window.rect().contains(panel.geometry())


def test_the_menu_leads_to_the_counts(window: MainWindow) -> None:
    menu = window.header.more.menu()
    assert menu is not None
    assert window.commands.counts in menu.actions()
    assert [keys.toString() for keys in window.commands.counts.shortcuts()] == ["Ctrl+Shift+T"]


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 1.75, 2.0, 3.0])
def test_bars_are_as_long_as_their_counts_and_sharp_at_every_scale(
    chart: CountChart, theme: Theme, scale: float
) -> None:
    dogs, cats, none = (chart.bar(row, scale) for row in range(3))
    assert dogs == chart.track(0, scale)
    assert cats.width() == pytest.approx(dogs.width() / 4, abs=1)
    assert none.width() == 0
    assert dogs.height() == cats.height() == round(6 * scale)
    image = drawing(chart, scale)
    # Blurred edges would have other colours than the bars' own.
    assert len(pixels(image, theme.colour("accent"))) == dogs.width() * dogs.height()
    assert len(pixels(image, theme.colour("sold"))) == cats.width() * cats.height()


def test_what_was_counted_is_seen_beside_a_thousandfold(chart: CountChart) -> None:
    chart.show_rows((CountRow("Dogs", 1_000_000, "accent"), CountRow("Cats", 1, "accent")))
    assert chart.bar(1, 1.0).width() >= 1


def test_in_a_mirrored_window_bars_grow_from_the_right(chart: CountChart, theme: Theme) -> None:
    chart.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert chart.bar(1, 1.0).right() == chart.bar(0, 1.0).right()
    assert chart.bar(1, 1.0).left() > chart.bar(0, 1.0).left()
    image = drawing(chart)
    label = [x for x, _ in pixels(image, theme.colour("muted"))]
    number = [x for x, _ in pixels(image, theme.colour("text"))]
    assert min(label) > chart.bar(0, 1.0).right()
    assert max(number) < chart.bar(0, 1.0).left()


def test_labels_and_numbers_stand_beside_the_bars(chart: CountChart, theme: Theme) -> None:
    image = drawing(chart)
    label = [x for x, _ in pixels(image, theme.colour("muted"))]
    number = [x for x, _ in pixels(image, theme.colour("text"))]
    assert max(label) < chart.track(0, 1.0).left()
    assert min(number) > chart.track(0, 1.0).right()


def test_a_chart_without_rows_takes_no_room(theme: Theme, qtbot: QtBot) -> None:
    chart = CountChart(theme, "emptyChart", "By kind")
    qtbot.addWidget(chart)
    assert chart.sizeHint().height() == 0
    assert not drawing_of_nothing(chart).isNull()


def drawing_of_nothing(chart: CountChart) -> QImage:
    """Return the drawing in some room, although it needs none."""
    chart.resize(QSize(100, 20))
    return drawing(chart)


def test_the_chart_is_also_said_in_words(chart: CountChart) -> None:
    assert chart.accessibleName() == "By kind"
    assert chart.accessibleDescription() == "Dogs: 200, Cats: 50, No: 0"


def test_another_look_colours_the_bars_anew(chart: CountChart, theme: Theme) -> None:
    light = theme.colour("accent")
    theme.choose(Appearance.DARK)
    image = drawing(chart)
    assert pixels(image, theme.colour("accent"))
    assert not pixels(image, light)
