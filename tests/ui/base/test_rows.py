"""A list shows groups of rows under headings, reads them when they are shown, and ends in an action."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from menagerie.domain.animal import Animal, KnownAnimal
from menagerie.domain.clock import SystemClock
from menagerie.ui.base.rows import ActionLine, Cell, Heading, ListColumn, ListRows
from menagerie.ui.listing.animal_rows import AnswerRows, Blocks
from menagerie.ui.listing.animal_table import AnimalTable
from menagerie.ui.look.theme import Theme
from support.pixels import draw_text_sharply, extent

A_MILLION = 1_000_000


def known(number: int) -> KnownAnimal:
    return KnownAnimal(Animal(number, f"Rex {number}", 7, "sold"), 0.0, 0.0)


class LateRows:
    """Rows that are read one by one, and which of them were."""

    def __init__(self, ids: Sequence[int]) -> None:
        self.ids: Sequence[int] = ids
        self.read: set[int] = set()
        self.asked: set[int] = set()

    def __len__(self) -> int:
        return len(self.ids)

    def at(self, row: int) -> KnownAnimal | None:
        self.asked.add(row)
        return known(self.ids[row]) if row in self.read else None

    async def blocks(self, ids: Sequence[int]) -> Blocks:
        yield tuple(map(known, ids))


class Search:
    """A search that found two animals in the list and others on this computer, in the animal table."""

    def __init__(self, theme: Theme, seen: Sequence[int] = (5, 6, 7)) -> None:
        self.answered = AnswerRows((known(1), known(2)))
        self.seen = LateRows(seen)
        self.heading = Heading("Also seen on this computer", "3")
        self.acted = 0
        self.opened: list[None] = []
        self.theme = theme
        self.table = AnimalTable(theme, SystemClock())
        self.table.opened.connect(lambda: self.opened.append(None))
        line = ActionLine("Load more", self.act, "Not here?")
        self.table.show_parts(
            [Heading("In this list", "2"), self.answered, self.heading, self.seen, line], {}, ()
        )
        self.table.resize(700, 400)

    def act(self) -> None:
        self.acted += 1

    def spoken(self, row: int) -> str:
        return str(self.table.shown.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole))

    def click(self, qtbot: QtBot, row: int) -> None:
        place = self.table.visualRect(self.table.shown.index(row, 1)).center()
        qtbot.mouseClick(self.table.viewport(), Qt.MouseButton.LeftButton, pos=place)

    def row(self, row: int) -> QImage:
        """Return a row as it is drawn, without the line below it."""
        top, height = self.table.rowViewportPosition(row), self.table.rowHeight(row)
        picture = self.table.viewport().grab().toImage()
        return picture.copy(0, top, self.table.horizontalHeader().length(), height - 1)


@pytest.fixture
def search(theme: Theme, qtbot: QtBot) -> Search:
    made = Search(theme)
    qtbot.addWidget(made.table)
    made.table.show()
    draw_text_sharply(made.table)
    return made


def test_each_group_stands_below_its_heading_and_grows_above_the_action_line(search: Search) -> None:
    changed: list[tuple[int, int]] = []
    search.table.shown.dataChanged.connect(lambda first, last: changed.append((first.row(), last.row())))
    search.seen.read.add(1)
    # More than there are: a whole portion has been read.
    search.table.shown.show_changed(search.seen, 1, 63)
    assert changed == [(5, 6)]
    assert search.spoken(5) == "6"
    # WHEN all have been read
    search.seen.read |= {0, 1, 2}
    assert [search.spoken(row) for row in range(search.table.shown.rowCount())] == [
        "In this list 2",
        *"12",
        "Also seen on this computer 3",
        *"567",
        "Not here? Load more",
    ]
    # AND a place counts the rows without headings
    rows = search.table.shown
    assert list(rows.ids) == [1, 2, 5, 6, 7]
    assert [rows.id_index_of(row) for row in range(rows.rowCount())] == [None, 0, 1, None, 2, 3, 4, None]
    assert [rows.row_of(place) for place in range(5)] == [1, 2, 4, 5, 6]
    assert rows.id_indexes(range(rows.rowCount())) == range(5)
    # AND rows of a search before are not shown
    others = LateRows(range(9))
    search.table.shown.show_growth(others)
    search.table.shown.show_changed(others, 0, 8)
    assert search.table.shown.rowCount() == 8
    inserted: list[tuple[int, int]] = []
    rows.rowsInserted.connect(lambda _parent, first, last: inserted.append((first, last)))
    # WHEN more has been found
    search.seen.ids = range(5, 105)
    rows.show_growth(search.seen)
    rows.replace_line(search.heading, Heading("Also seen on this computer", "100"))
    # THEN it is there, and counted
    assert inserted == [(7, 103)]
    assert search.spoken(3) == "Also seen on this computer 100"
    assert search.spoken(104) == "Not here? Load more"
    assert len(rows.ids) == 102


async def test_the_animals_of_several_groups_come_in_their_order(search: Search) -> None:
    blocks = search.table.shown.blocks([2, 5, 7])
    assert [one.animal.id async for block in blocks for one in block] == [2, 5, 7]


def test_of_a_million_rows_only_those_on_screen_are_asked_for(theme: Theme, qtbot: QtBot) -> None:
    search = Search(theme, seen=range(A_MILLION))
    qtbot.addWidget(search.table)
    search.table.show()
    search.table.viewport().grab()
    search.table.scrollToBottom()
    search.table.viewport().grab()
    search.table.selectAll()
    assert sum(map(len, search.table.selected_ranges())) == A_MILLION + 2
    assert len(search.seen.asked) < 100
    assert A_MILLION - 1 in search.seen.asked


def test_keys_and_clicks_pass_headings_and_do_what_the_last_line_offers(search: Search, qtbot: QtBot) -> None:
    search.table.setCurrentIndex(search.table.shown.index(2, 1))
    qtbot.keyClick(search.table, Qt.Key.Key_Down)
    assert search.table.currentIndex().row() == 4
    qtbot.keyClick(search.table, Qt.Key.Key_Up)
    assert search.table.currentIndex().row() == 2
    search.click(qtbot, 3)
    assert search.table.currentIndex().row() == 2
    search.table.setCurrentIndex(search.table.shown.index(7, 1))
    qtbot.keyClick(search.table, Qt.Key.Key_Return)
    assert search.acted == 1
    search.click(qtbot, 7)
    assert search.acted == 2
    # It is no animal that details could be opened of, or that anything is done to.
    assert not search.opened
    assert search.table.current_animal() is None
    assert search.table.selected_ids() == []
    search.click(qtbot, 4)
    assert search.acted == 2
    # AND a selection that reaches it does not act
    search.table.setCurrentIndex(search.table.shown.index(5, 1))
    place = search.table.visualRect(search.table.shown.index(7, 1)).center()
    shift = Qt.KeyboardModifier.ShiftModifier
    qtbot.mouseClick(search.table.viewport(), Qt.MouseButton.LeftButton, shift, place)
    assert search.acted == 2
    assert search.table.selected_ids() == [6, 7]
    # AND a heading is not selected with the rows around it
    search.table.selectAll()
    assert search.table.selected_ids() == [1, 2, 5, 6, 7]
    assert not search.table.selectionModel().isSelected(search.table.shown.index(3, 0))
    flags = QItemSelectionModel.SelectionFlag
    search.table.selectionModel().setCurrentIndex(
        search.table.shown.index(5, 0), flags.ClearAndSelect | flags.Rows
    )
    # WHEN the same animal comes to stand in another row
    search.table.show_parts([search.seen, ActionLine("Load more", search.act)], {}, ())
    assert search.table.selected_ids() == [6]
    assert search.table.currentIndex().row() == 1


def test_a_heading_spans_all_columns_wherever_they_stand(search: Search) -> None:
    search.table.clearFocus()
    window, text = search.theme.colour("window"), search.theme.colour("text")
    for direction in (Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft):
        search.table.setLayoutDirection(direction)
        before = search.row(3)
        assert extent(before, window) == before.rect()
        letters = extent(before, text)
        is_left = direction is Qt.LayoutDirection.LeftToRight
        assert 18 <= (letters.left() if is_left else before.width() - letters.right()) <= 24
        # Longer than the number's column, where it begins.
        assert letters.width() > search.table.columnWidth(0)
        # WHEN a person moves a column
        search.table.horizontalHeader().moveSection(0, 2)
        assert search.row(3) == before
        search.table.horizontalHeader().moveSection(2, 0)


def test_what_stands_behind_a_text_is_read_and_copied_with_it(qapp: object) -> None:
    cell = Cell("Sold", pill=("sold", "sold_back"), secondary="seen 3 November")
    rows = ListRows([ListColumn[KnownAnimal]("Status", lambda _one: cell)])
    rows.show_parts([AnswerRows((known(1),))])
    assert rows.index(0, 0).data() == "Sold seen 3 November"
