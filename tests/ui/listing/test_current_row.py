"""What is marked in the table is what the details show, whatever key, click or new list comes."""

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from menagerie.domain.animal import Animal, KnownAnimal
from menagerie.domain.clock import SystemClock
from menagerie.ui.base.rows import ActionLine, Heading
from menagerie.ui.details.detail_pane import DetailPane
from menagerie.ui.listing.animal_rows import AnswerRows
from menagerie.ui.listing.animal_table import AnimalTable
from menagerie.ui.listing.rows_card import RowsCard
from menagerie.ui.look.theme import Appearance, Theme
from support.pixels import extent
from support.sections import Section

NAMES = ("Apple", "Bella", "Bruno", "Élan", "Luna", "Lulu", "Max", "Nala", "Rex", "Zoe")
ANIMALS = tuple(
    KnownAnimal(Animal(1_000 + number, f"{NAMES[number % 10]} {number}", number % 7, "sold"), 0.0, 0.0)
    for number in range(60)
)
NONE, CTRL, SHIFT = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
)


class Desk:
    """The table with the details beside it, and a field that can have the focus instead."""

    def __init__(self, theme: Theme, qtbot: QtBot) -> None:
        self.elsewhere = QLineEdit()
        self.table = AnimalTable(theme, SystemClock())
        self.details = DetailPane(theme, SystemClock())
        self.table.current_changed.connect(lambda known: self.details.show_known(known, (), None))
        for part in (self.elsewhere, self.table, self.details):
            qtbot.addWidget(part)
        self.table.resize(700, 500)
        self.table.show()
        self.table.activateWindow()
        qtbot.waitUntil(self.table.isActiveWindow)
        self.show()
        self.table.setFocus()

    def show(self, animals: tuple[KnownAnimal, ...] = ANIMALS) -> None:
        self.table.show_answer(animals, {})

    def show_groups(self) -> None:
        """Show what a search finds in the list and beside it."""
        answered, seen = AnswerRows(ANIMALS[:3]), AnswerRows(ANIMALS[20:40])
        line = ActionLine("Load more", lambda: None)
        self.table.show_parts([Heading("Listed"), answered, Heading("Also seen"), seen, line], {}, ())

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        QTest.keyClick(self.table, key, modifiers)

    def click(self, row: int, modifiers: Qt.KeyboardModifier = NONE) -> None:
        place = self.table.visualRect(self.table.shown.index(row, Section.NAME)).center()
        QTest.mouseClick(self.table.viewport(), Qt.MouseButton.LeftButton, modifiers, place)

    def check(self) -> None:
        """Fail unless the current row is a selected one, or none is, and the details show it."""
        current = self.table.currentIndex()
        chosen = self.table.selectionModel()
        assert current.isValid() == chosen.hasSelection()
        assert not current.isValid() or chosen.isSelected(current)
        animal = self.table.current_animal()
        identifier = self.details.facts.identifier
        assert identifier.isVisibleTo(self.details) is (animal is not None)
        assert animal is None or identifier.text() == f"#{animal.id}"

    @property
    def row(self) -> int:
        self.check()
        return self.table.currentIndex().row()


@pytest.fixture
def desk(theme: Theme, qtbot: QtBot) -> Desk:
    return Desk(theme, qtbot)


def test_keys_and_clicks_mark_a_row_and_extend_the_selection(desk: Desk) -> None:
    assert desk.row == -1
    desk.press(Qt.Key.Key_Down)
    assert desk.row == 0
    assert desk.table.selected_ids() == [1_000]
    for modifiers in (NONE, CTRL):
        desk.click(3)
        desk.press(Qt.Key.Key_End, modifiers)
        assert desk.row == len(ANIMALS) - 1
        assert desk.table.selected_ids() == [ANIMALS[-1].animal.id]
        desk.press(Qt.Key.Key_Home, modifiers)
        assert desk.row == 0
        assert desk.table.selected_ids() == [1_000]
    desk.click(3)
    desk.press(Qt.Key.Key_Down, CTRL)
    assert desk.row == 4
    assert desk.table.selected_ids() == [1_004]
    # AND page up and down move by what is in sight
    desk.click(0)
    desk.press(Qt.Key.Key_PageDown)
    page = desk.row
    assert 8 <= page <= 12
    desk.press(Qt.Key.Key_PageDown)
    assert desk.row == 2 * page
    desk.press(Qt.Key.Key_PageUp)
    assert desk.row == page
    for _ in range(8):
        desk.press(Qt.Key.Key_PageDown)
    assert desk.row == len(ANIMALS) - 1
    desk.click(3)
    desk.press(Qt.Key.Key_Down, SHIFT)
    desk.press(Qt.Key.Key_Down, SHIFT)
    assert desk.row == 5
    assert desk.table.selected_ids() == [1_003, 1_004, 1_005]
    desk.press(Qt.Key.Key_Home, SHIFT | CTRL)
    assert desk.row == 0
    assert desk.table.selected_ids() == [1_000, 1_001, 1_002, 1_003]
    # AND shift goes on from a row that a click with Ctrl has added
    desk.click(3)
    desk.click(7, CTRL)
    desk.press(Qt.Key.Key_Down, SHIFT)
    assert desk.row == 8
    assert 1_008 in desk.table.selected_ids()
    # WHEN such a click takes the current row away THEN another is marked, or none
    desk.click(3)
    desk.click(7, CTRL)
    assert desk.row == 7
    assert desk.table.selected_ids() == [1_003, 1_007]
    desk.click(7, CTRL)
    assert desk.row == 3
    desk.click(3, CTRL)
    assert desk.row == -1


@pytest.mark.parametrize(
    ("typed", "animal"), [("lu", 1_004), ("lul", 1_005), ("bb", 1_002), ("1017", 1_017), ("z", 1_009)]
)
def test_what_is_typed_marks_a_row_also_when_none_was(desk: Desk, typed: str, animal: int) -> None:
    QTest.keyClicks(desk.table, typed)
    assert desk.row >= 0
    assert desk.table.selected_ids() == [animal]


def test_after_a_refresh_and_when_the_focus_comes_back_the_same_animal_is_marked_or_none(desk: Desk) -> None:
    desk.click(3)
    desk.show(ANIMALS[2:])
    assert desk.row == 1
    assert desk.table.selected_ids() == [1_003]
    desk.show(ANIMALS[10:])
    assert desk.row == -1
    # WHEN an animal is to be shown that is in no row
    desk.show()
    desk.click(3)
    assert not desk.table.reveal(7)
    desk.elsewhere.setFocus()
    for reason in (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.OtherFocusReason):
        desk.table.setFocus(reason)
        assert desk.row == -1
    # WHEN the person comes with Tab THEN the first row is marked, or the one that was
    desk.table.clearFocus()
    desk.table.setFocus(Qt.FocusReason.TabFocusReason)
    assert desk.row == 0
    desk.press(Qt.Key.Key_End)
    desk.table.clearFocus()
    desk.table.setFocus(Qt.FocusReason.TabFocusReason)
    assert desk.row == len(ANIMALS) - 1


def test_a_ring_shows_where_the_keyboard_is_to_who_moves_by_it(theme: Theme, qtbot: QtBot) -> None:
    theme.choose(Appearance.DARK)
    card = RowsCard(theme, SystemClock())
    qtbot.addWidget(card)
    card.resize(700, 500)
    card.table.show_answer(ANIMALS, {})
    with qtbot.waitExposed(card):
        card.show()
    card.activateWindow()
    qtbot.waitUntil(card.isActiveWindow)

    def ringed() -> QRect:
        return extent(card.grab().toImage(), theme.colour("accent"))

    # GIVEN a window that has just been opened THEN nothing stands out
    card.table.setFocus()
    assert ringed().isNull()
    # WHEN the person goes to the rows by keyboard THEN the ring is around the row that is chosen
    card.table.clearFocus()
    card.table.setFocus(Qt.FocusReason.TabFocusReason)
    assert ringed().size() == QSize(card.table.viewport().width(), card.table.rowHeight(0))
    # WHEN no row is chosen any more THEN the ring is the outline of all, whether there are rows or none
    card.table.show_answer((), {})
    assert ringed() == card.rect()
    card.show_empty()
    card.focus_fallback().setFocus()
    assert ringed() == card.rect()
    # AND it goes with the focus
    card.clearFocus()
    assert ringed().isNull()


def test_a_marked_row_is_filled_and_has_its_bar_without_the_focus(desk: Desk, theme: Theme) -> None:
    desk.click(3)
    desk.press(Qt.Key.Key_Down, SHIFT)
    desk.table.clearFocus()
    height = desk.table.rowHeight(0)
    for direction in (Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft):
        desk.table.setLayoutDirection(direction)
        picture = desk.table.viewport().grab().toImage()
        filled, bar = extent(picture, theme.colour("selection")), extent(picture, theme.colour("accent"))
        assert (filled.top(), filled.bottom()) == (3 * height, 5 * height - 2)
        assert (bar.top(), bar.bottom(), bar.width()) == (3 * height, 5 * height - 1, 3)
        at_left = bar.left() == 0
        assert at_left is (direction is Qt.LayoutDirection.LeftToRight)
        assert at_left or bar.right() == desk.table.viewport().width() - 1


def test_the_keys_pass_headings_and_reach_the_last_line(desk: Desk) -> None:
    desk.show_groups()
    desk.press(Qt.Key.Key_Home)
    assert desk.row == 1
    # The heading above it is in sight.
    assert desk.table.rowViewportPosition(0) == 0
    desk.press(Qt.Key.Key_End)
    assert desk.row == desk.table.shown.rowCount() - 1
    assert desk.table.selected_ids() == []
    desk.press(Qt.Key.Key_Home)
    for _ in range(3):
        desk.press(Qt.Key.Key_Down)
    assert desk.row == 5


MOVING = (
    *(Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End),
    *(Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Space, Qt.Key.Key_A, Qt.Key.Key_L, Qt.Key.Key_1),
)
KEYS = st.builds(
    lambda key, modifiers: lambda desk: desk.press(key, modifiers),
    st.sampled_from(MOVING),
    st.sampled_from((NONE, NONE, CTRL, SHIFT, CTRL | SHIFT)),
)
CLICKS = st.builds(
    lambda row, modifiers: lambda desk: desk.click(row, modifiers),
    st.integers(0, 8),
    st.sampled_from((NONE, CTRL, SHIFT)),
)
LISTS = st.sampled_from(
    (
        Desk.show,
        Desk.show_groups,
        lambda desk: desk.show(()),
        lambda desk: desk.show(ANIMALS[5:]),
        lambda desk: desk.show(tuple(reversed(ANIMALS))),
        lambda desk: desk.table.show_answer(ANIMALS[::3], {}),
        lambda desk: desk.table.show_answer(ANIMALS, {}),
        lambda desk: desk.table.reveal(1_025),
        lambda desk: desk.table.reveal(7),
        lambda desk: desk.table.sortByColumn(Section.NAME, Qt.SortOrder.DescendingOrder),
        lambda desk: desk.table.clearFocus(),
        lambda desk: desk.table.setFocus(),
        lambda desk: desk.table.setFocus(Qt.FocusReason.TabFocusReason),
    )
)
STEPS = st.lists(st.one_of(KEYS, KEYS, CLICKS, LISTS), min_size=5, max_size=40)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(STEPS)
def test_the_details_always_show_what_is_marked(desk: Desk, steps: list[Callable[[Desk], object]]) -> None:
    for step in steps:
        step(desk)
        desk.check()
