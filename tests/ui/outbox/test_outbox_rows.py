"""The rows of the outbox: their order, how they follow what happens to an add, and how they are drawn."""

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from menagerie.outbox.entry import State
from menagerie.ui.look.theme import Appearance, Theme
from menagerie.ui.outbox.list_view import ENTRY_ROLE, SUMMARY_ROLE, OutboxList
from menagerie.ui.widgets.painting import state_ink
from menagerie.ui.words.states import AddState, state_of
from support.adds import NOW, absent, add, changed
from support.clock import VirtualClock
from support.pixels import draw_text_sharply, extent

WIDTH, HEIGHT = 560, 300


@pytest.fixture
def adds(theme: Theme, qtbot: QtBot) -> OutboxList:
    adds = OutboxList(theme, VirtualClock(NOW))
    qtbot.addWidget(adds)
    adds.resize(WIDTH, HEIGHT)
    adds.show()
    draw_text_sharply(adds)
    return adds


def numbers(adds: OutboxList) -> list[int]:
    """Return the numbers of all adds, from top to bottom."""
    entries = [adds.rows.item(row) for row in range(adds.rows.rowCount())]
    return [entry.number for entry in entries if entry is not None]


def said(adds: OutboxList, role: int) -> list[str]:
    return [str(adds.rows.index(row).data(role)) for row in range(adds.rows.rowCount())]


def headings(adds: OutboxList) -> dict[int, str]:
    """Return the headings by their rows."""
    rows = (adds.rows.index(row) for row in range(adds.rows.rowCount()))
    return {row.row(): str(row.data()) for row in rows if row.data(ENTRY_ROLE) is None}


def chosen(adds: OutboxList) -> int | None:
    entry = adds.current_item()
    return None if entry is None else entry.number


def drawn(adds: OutboxList, row: int) -> QImage:
    return adds.viewport().grab(adds.visualRect(adds.rows.index(row))).toImage()


def test_what_needs_the_person_comes_first_and_what_is_done_with_last(adds: OutboxList) -> None:
    entries = [
        add(1, State.QUEUED),
        add(2, State.CREATED),
        add(3, State.DRAFT),
        add(4, State.REFUSED),
        add(5, State.UNCONFIRMED),
        add(6, State.QUEUED),
        add(7, State.SENDING),
        changed(add(8, State.QUEUED), State.DISCARDED),
        add(9, State.DRAFT),
        add(10, State.UNCONFIRMED),
    ]
    adds.show_entries(entries, {})
    # THEN the oldest queued add is first, elsewhere the newest, and of those done with the newest change
    assert numbers(adds) == [10, 5, 4, 9, 3, 7, 1, 6, 8, 2]
    assert headings(adds) == {0: "Needs you", 4: "Drafts", 7: "Waiting to be sent", 11: "Recent"}
    counts = [adds.rows.index(row).data(SUMMARY_ROLE) for row in headings(adds)]
    assert counts == ["3", "2", "3", "2"]
    assert adds.rows.index(0).data(Qt.ItemDataRole.AccessibleTextRole) == "Needs you, 3"


def test_a_row_says_for_eyes_and_assistive_tools_what_it_is_and_what_can_be_done(adds: OutboxList) -> None:
    entry = add(1, State.UNCONFIRMED, absent(600), absent(30), name="<b>Rex</b>")
    adds.show_entries([entry], {12: "Rabbits"})
    begins = {
        Qt.ItemDataRole.DisplayRole: "<b>Rex</b>",
        SUMMARY_ROLE: "Rabbits · 12 · Available · today",
        # What was typed is never taken for markup.
        Qt.ItemDataRole.ToolTipRole: "<span>&lt;b&gt;Rex&lt;/b&gt;</span>",
        Qt.ItemDataRole.AccessibleTextRole: "Unconfirmed: <b>Rex</b>, Rabbits · 12, available, today ",
        Qt.ItemDataRole.AccessibleDescriptionRole: "Not in the list.",
    }
    for role, words in begins.items():
        assert said(adds, role)[1].startswith(words)


def test_a_new_add_takes_its_place_and_what_is_chosen_or_selected_stays_so(adds: OutboxList) -> None:
    adds.show_entries([add(1, State.QUEUED), add(2, State.CREATED)], {})
    adds.choose(2)
    adds.take(add(3, State.QUEUED))
    adds.take(add(4, State.UNCONFIRMED))
    assert numbers(adds) == [4, 1, 3, 2]
    assert chosen(adds) == 2
    entries = [add(number, State.QUEUED) for number in range(1, 5)]
    adds.show_entries(entries, {})
    adds.selectAll()
    adds.take(changed(entries[0], State.CREATED, animal_id=7))
    adds.take(add(5, State.QUEUED))
    assert sorted(entry.number for entry in adds.selected_entries()) == [1, 2, 3, 4]


@pytest.mark.parametrize(
    ("after", "order"),
    [
        (State.UNCONFIRMED, [3, 2, 1, 4, 5]),
        (State.DRAFT, [2, 3, 1, 4, 5]),
        (State.SENDING, [2, 1, 3, 4, 5]),
        (State.CREATED, [2, 1, 4, 3, 5]),
    ],
)
def test_an_add_goes_where_its_state_belongs_and_stays_chosen(
    adds: OutboxList, after: State, order: list[int]
) -> None:
    queued = add(3, State.QUEUED)
    others = [add(2, State.REFUSED), add(1, State.SENDING), add(4, State.QUEUED), add(5, State.DISCARDED)]
    adds.show_entries([*others, queued], {})
    assert numbers(adds) == [2, 1, 3, 4, 5]
    adds.choose(3)
    adds.take(changed(queued, after))
    assert numbers(adds) == order
    assert chosen(adds) == 3
    assert adds.currentIndex() in adds.selectedIndexes()


def test_a_heading_is_neither_chosen_nor_reached(adds: OutboxList, qtbot: QtBot) -> None:
    adds.show_entries([add(1, State.UNCONFIRMED), add(2, State.DRAFT), add(3, State.QUEUED)], {})
    for key, number in (
        (Qt.Key.Key_Down, 2),
        (Qt.Key.Key_Down, 3),
        (Qt.Key.Key_Home, 1),
        (Qt.Key.Key_Up, 1),
        (Qt.Key.Key_PageDown, 3),
        (Qt.Key.Key_Up, 2),
        (Qt.Key.Key_PageUp, 1),
        (Qt.Key.Key_End, 3),
    ):
        qtbot.keyClick(adds, key)
        assert chosen(adds) == number
    heading = adds.visualRect(adds.rows.index(2)).center()
    qtbot.mouseClick(adds.viewport(), Qt.MouseButton.LeftButton, pos=heading)
    assert chosen(adds) == 3
    adds.selectAll()
    assert [entry.number for entry in adds.selected_entries()] == [1, 2, 3]


def test_the_heading_is_seen_with_the_first_row_below_it(adds: OutboxList, qtbot: QtBot) -> None:
    adds.show_entries([add(number, State.QUEUED) for number in range(1, 31)], {})
    adds.choose(30)
    qtbot.waitUntil(lambda: adds.verticalScrollBar().value() > 0)
    adds.choose(1)
    assert adds.visualRect(adds.rows.index(0)).top() == 0


def test_the_list_stays_where_it_is_scrolled_to(adds: OutboxList, qtbot: QtBot) -> None:
    entries = [add(number, State.QUEUED) for number in range(1, 101)]
    adds.show_entries(entries, {})
    bar = adds.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 50)
    bar.setValue(40)
    adds.take(add(101, State.QUEUED))
    adds.take(changed(entries[99], State.SENDING))
    adds.take(changed(entries[0], State.CREATED, animal_id=7))
    adds.show_entries([add(number, State.QUEUED) for number in range(1, 102)], {})
    qtbot.wait(1)
    assert bar.value() == 40
    assert chosen(adds) == 1


def test_there_is_always_one_chosen_as_long_as_there_is_any(adds: OutboxList) -> None:
    told: list[object] = []
    adds.choice_changed.connect(lambda: told.append(adds.current_item()))
    assert chosen(adds) is None
    first = add(1, State.QUEUED)
    adds.take(first)
    assert chosen(adds) == 1
    assert told[-1] == first
    adds.show_entries([add(2, State.QUEUED), add(3, State.DRAFT)], {})
    assert chosen(adds) == 3
    assert not adds.choose(9)
    assert chosen(adds) == 3
    adds.show_entries([], {})
    assert chosen(adds) is None


def test_thousands_of_rows_have_a_heading_and_each_is_found(adds: OutboxList, qtbot: QtBot) -> None:
    adds.show_entries([add(number, State.QUEUED) for number in range(1, 5_001)], {})
    heading, *heights = (adds.visualRect(adds.rows.index(row)).height() for row in (0, 1, 5_000))
    assert adds.maximumHeight() == heading + 5_000 * heights[0]
    assert heading < heights[0] == heights[1]
    assert adds.choose(4_321)
    qtbot.waitUntil(lambda: adds.viewport().rect().contains(adds.visualRect(adds.currentIndex())))


@pytest.mark.parametrize("appearance", [Appearance.LIGHT, Appearance.DARK])
@pytest.mark.parametrize("state", list(State))
def test_a_state_is_told_by_a_pill_in_its_colours_at_the_end_of_the_row(
    adds: OutboxList, theme: Theme, state: State, appearance: Appearance
) -> None:
    theme.choose(appearance)
    adds.show_entries([add(1, state)], {})
    # The chosen one has an edge, too.
    adds.setCurrentIndex(QModelIndex())
    ink = state_ink(theme, state_of(add(1, state)))
    row = drawn(adds, 1)
    end = row.copy(row.width() // 2, 0, row.width() // 2, row.height())
    pill, signs = extent(end, ink.background), extent(end, ink.text)
    assert 40 < pill.width() < 160
    assert end.width() - 21 <= pill.right() <= end.width() - 17
    assert not signs.isNull()
    assert pill.contains(signs)


def test_rows_reach_both_edges_with_the_pill_at_their_end_and_before_it_the_name(
    adds: OutboxList, theme: Theme
) -> None:
    adds.show_entries([add(1, State.UNCONFIRMED, name="Rex " * 500)], {})
    image = drawn(adds, 1)
    pill = extent(image, state_ink(theme, AddState.UNCONFIRMED).background)
    name = extent(image, theme.colour("text"))
    assert name.right() < pill.left()
    assert name.right() > pill.left() - 40
    adds.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    adds.show_entries([add(1, State.REFUSED)], {})
    image = drawn(adds, 1)
    pill = extent(image, state_ink(theme, AddState.REFUSED).background)
    assert 17 <= pill.left() <= 21
    assert extent(image, theme.colour("text")).left() > pill.right()
    assert extent(image, theme.colour("text")).right() > image.width() - 40


def test_the_chosen_row_is_marked_as_in_the_table_its_pill_has_an_edge_and_the_focus_is_marked_as_well(
    adds: OutboxList, theme: Theme, qtbot: QtBot
) -> None:
    adds.show_entries([add(1, State.QUEUED), add(2, State.QUEUED)], {})
    ink = state_ink(theme, AddState.QUEUED)

    def edge(row: int) -> QColor:
        image = drawn(adds, row)
        pill = extent(image, ink.background)
        return image.pixelColor(pill.center().x(), pill.top() - 1)

    assert edge(1) == ink.text
    assert edge(2) not in [ink.text, ink.background]
    assert drawn(adds, 1).pixelColor(300, 4) == theme.colour("selection")
    assert drawn(adds, 2).pixelColor(300, 4) != theme.colour("selection")
    accent = theme.colour("accent")
    adds.clearFocus()
    bar = [drawn(adds, 1).pixelColor(x, 20) for x in range(4)]
    assert bar == [accent] * 3 + [theme.colour("selection")]
    assert drawn(adds, 1).pixelColor(300, 1) != accent
    with qtbot.waitActive(adds):
        adds.activateWindow()
    adds.setFocus()
    assert drawn(adds, 1).pixelColor(300, 1) == accent
    assert accent not in [drawn(adds, 2).pixelColor(x, y) for x, y in ((1, 20), (300, 1))]


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_rows_reach_both_edges_in_each_direction(adds: OutboxList, direction: Qt.LayoutDirection) -> None:
    adds.setLayoutDirection(direction)
    adds.show_entries([add(1, State.DRAFT)], {})
    row = adds.visualRect(adds.rows.index(1)).translated(adds.viewport().pos())
    assert (row.left(), row.right()) == (0, adds.width() - 1)
