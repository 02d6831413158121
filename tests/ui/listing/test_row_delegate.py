"""Rows show what was searched, what is new, what is missing and what staff call a category."""

import itertools

import pytest
from PySide6.QtCore import QEvent, QItemSelectionModel, QObject, QPointF, QRect, Qt
from PySide6.QtGui import QImage, QMouseEvent, QPaintEvent, QRegion
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from menagerie.domain.animal import INT64_MAX, Animal, KnownAnimal, Mark, PetStatus
from menagerie.domain.clock import SystemClock
from menagerie.domain.searching import search_words
from menagerie.settings.preferences import TextSize
from menagerie.ui.listing.animal_rows import AnswerRows
from menagerie.ui.listing.animal_table import AnimalTable
from menagerie.ui.look.theme import Theme, sized
from menagerie.ui.look.wording import category_text, spoken_name
from support.pixels import extent

ID, NAME, CATEGORY, STATUS = range(4)
WIDTHS = {ID: 110, NAME: 200, CATEGORY: 160, STATUS: 120}
REX = Animal(1043, "Rex the dog", 72, "available")


class Row:
    """One row as it is drawn."""

    def __init__(self, theme: Theme, qtbot: QtBot) -> None:
        self.theme = theme
        self.table = AnimalTable(theme, SystemClock())
        qtbot.addWidget(self.table)
        self.table.horizontalHeader().hide()
        for column, width in WIDTHS.items():
            self.table.setColumnWidth(column, width)

    def show(
        self,
        animal: Animal,
        search: str = "",
        *,
        category_name: str | None = None,
        mark: Mark | None = None,
        is_missing: bool = False,
    ) -> None:
        self._known = KnownAnimal(animal, 0.0, 0.0, 1.0 if is_missing else None, mark=mark)
        self._names = {} if category_name is None else {animal.category_id: category_name}
        self.search(search)
        # The name gets what the others leave.
        beside_rows = self.table.verticalScrollBar().sizeHint().width()
        self.table.resize(sum(WIDTHS.values()) + beside_rows, 60)
        self.table.show()
        assert self.table.columnWidth(NAME) == WIDTHS[NAME]

    def search(self, text: str) -> None:
        """Mark what ``text`` finds, and show the row whether it is found or not."""
        self.table.show_parts([AnswerRows((self._known,))], self._names, search_words(text))

    def cell(self, column: int) -> QImage:
        place = self.table.visualRect(self.table.shown.index(0, column))
        # Without the line below, and without the pixels beside the padding of the next cell.
        inside = place.adjusted(0, 0, 0, -1)
        return self.table.viewport().grab(inside).toImage()

    def marked(self, column: int) -> QRect:
        """Return what surrounds everything of a cell that is drawn as found."""
        return extent(self.cell(column), self.theme.colour("match_back"))


@pytest.fixture
def row(theme: Theme, qtbot: QtBot) -> Row:
    return Row(theme, qtbot)


def test_each_cell_marks_what_the_search_finds_there_and_no_more(row: Row) -> None:
    row.show(REX, search="the")
    middle = row.marked(NAME)
    row.search("rex")
    beginning = row.marked(NAME)
    row.search("dog")
    end = row.marked(NAME)
    assert 10 <= beginning.left() <= 12
    assert beginning.right() < middle.left()
    assert middle.right() < end.left()
    assert end.right() < WIDTHS[NAME] / 2 + 20
    # AND marking moves no letter
    row.search("")
    plain = row.cell(NAME)
    row.search("dog")
    marked = row.cell(NAME)
    beginning = QRect(0, 0, row.marked(NAME).left() - 2, plain.height())
    assert plain.copy(beginning) == marked.copy(beginning)
    assert plain != marked
    for search, found in {
        "": set(),
        "1": {ID},
        "104": {ID},
        "43": set(),
        "7": {CATEGORY},
        "2": set(),
        "dogs": {CATEGORY},
        "dog": {NAME, CATEGORY},
        "available": set(),
        "rex 1043 72": {ID, NAME, CATEGORY},
    }.items():
        row.show(REX, search, category_name="Dogs")
        assert {column for column in WIDTHS if not row.marked(column).isNull()} == found, search


def test_what_was_found_is_marked_whatever_a_name_is_made_of(row: Row) -> None:
    # GIVEN a name that is read from the right, at the left edge of its cell
    row.show(Animal(1, "שלום עולם", 2), search="שלום")
    first_word = row.marked(NAME)
    row.search("עולם")
    # THEN its first word is marked to the right of its second
    assert row.marked(NAME).right() < first_word.left()
    # Characters beyond the basic plane do not shift a mark.
    row.show(Animal(1, "𝒜𝒜𝒜 Rex", 2), search="rex")
    after_wide = row.marked(NAME)
    row.search("aaa")
    assert row.marked(NAME).right() < after_wide.left()
    assert not after_wide.isNull()
    # What was found in the part that is cut off is marked at the ellipsis.
    row.show(Animal(1, "a name that is much too long for its cell, Rex", 2), search="rex")
    mark = row.marked(NAME)
    assert not mark.isNull()
    assert mark.left() > WIDTHS[NAME] / 2
    assert mark.right() < WIDTHS[NAME] - 10
    assert mark.width() < 20
    # A name of millions of letters is drawn at once.
    row.show(Animal(1, "ë" * 2_000_000, 2), search="e")
    assert not row.marked(NAME).isNull()
    row.table.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    row.show(REX, search="dog")
    assert WIDTHS[NAME] - 14 <= row.marked(NAME).right() <= WIDTHS[NAME] - 11
    row.search("rex")
    assert row.marked(NAME).right() < WIDTHS[NAME] - 40


def test_a_missing_animal_is_muted_and_a_new_or_changed_one_has_a_mark(row: Row, theme: Theme) -> None:
    row.show(REX)
    name, status = row.cell(NAME), row.cell(STATUS)
    assert not extent(name, theme.colour("text")).isNull()
    row.show(REX, is_missing=True)
    assert extent(row.cell(NAME), theme.colour("text")).isNull()
    assert row.cell(NAME) != name
    assert row.cell(STATUS) == status
    for direction in (Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft):
        for mark, colour in ((Mark.NEW, "accent"), (Mark.CHANGED, "pending")):
            row.table.setLayoutDirection(direction)
            row.show(REX)
            without = row.cell(NAME)
            row.show(REX, mark=mark)
            marked = row.cell(NAME)
            assert extent(without, theme.colour(colour)).isNull()
            place = extent(marked, theme.colour(colour))
            at_left = direction is Qt.LayoutDirection.LeftToRight
            assert 0 <= (place.left() if at_left else WIDTHS[NAME] - 1 - place.right()) < 12
            assert 0 < place.width() < 12
            assert abs(place.center().y() - 19) <= 2
            # It moves no letter.
            letters = QRect(12, 0, WIDTHS[NAME] - 24, 37)
            assert marked.copy(letters) == without.copy(letters)


def test_the_pill_stands_in_the_middle_and_in_a_selected_row_an_edge_sets_it_off(row: Row) -> None:
    row.show(REX)
    pill, height = extent(row.cell(STATUS), row.theme.colour("available_back")), row.table.rowHeight(0)
    assert pill.top() == height - (pill.top() + pill.height())
    for status in PetStatus:
        row.show(Animal(1, "Rex", 7, status))
        row.table.clearSelection()
        ink = row.theme.colour(status.value)
        word = extent(row.cell(STATUS), ink)
        row.table.selectRow(0)
        assert extent(row.cell(STATUS), ink).height() > word.height(), status


def test_a_category_shows_its_given_name_before_its_muted_number(row: Row, theme: Theme) -> None:
    row.show(REX)
    assert extent(row.cell(CATEGORY), theme.colour("text")).isNull()
    row.show(REX, "7", category_name="Dogs")
    number = row.marked(CATEGORY)
    row.search("dogs")
    assert row.marked(CATEGORY).right() < number.left()
    assert number.left() - row.marked(CATEGORY).right() < 30
    # AND so does one that is read from the right
    row.show(REX, "72", category_name="כלבים")
    number = row.marked(CATEGORY)
    row.search("כלבים")
    assert row.marked(CATEGORY).right() < number.left()
    # AND a long name and a long number share the cell
    row.show(Animal(1, "Rex", INT64_MAX), "9 dog", category_name="Dogs and others of their kind")
    mark = row.marked(CATEGORY)
    assert mark.left() < 20
    assert WIDTHS[CATEGORY] / 2 < mark.right() < WIDTHS[CATEGORY] - 10


def test_assistive_tools_read_what_mark_and_colour_show() -> None:
    for mark, is_missing, spoken in (
        (None, False, "Rex"),
        (Mark.NEW, False, "Rex, new here"),
        (Mark.CHANGED, False, "Rex, changed"),
        (None, True, "Rex, missing from the last complete list"),
        (Mark.CHANGED, True, "Rex, changed, missing from the last complete list"),
    ):
        assert spoken_name("Rex", mark, is_missing=is_missing) == spoken
    # AND a category with its name first
    assert category_text(INT64_MAX, None) == "9223372036854775807"
    assert category_text(7, "Dogs") == "Dogs · 7"


class Rows:
    """Three rows on screen, and which of them are highlighted for the pointer or painted anew."""

    def __init__(self, theme: Theme, qtbot: QtBot) -> None:
        self.theme = theme
        self.table = AnimalTable(theme, SystemClock())
        qtbot.addWidget(self.table)
        self.table.resize(700, 300)
        self.show()
        self.table.show()

    def show(self, search: str = "") -> None:
        known = tuple(KnownAnimal(Animal(number, f"Rex {number}", 7), 0.0, 0.0) for number in (1, 2, 3))
        self.table.show_parts([AnswerRows(known)], {}, search_words(search))

    def point_at(self, row: int) -> None:
        place = QPointF(self.cell(row, 1).center())
        none = Qt.MouseButton.NoButton
        move = QMouseEvent(QEvent.Type.MouseMove, place, place, none, none, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(self.table.viewport(), move)

    def leave(self) -> None:
        QApplication.sendEvent(self.table.viewport(), QEvent(QEvent.Type.Leave))

    def cell(self, row: int, column: int) -> QRect:
        return self.table.visualRect(self.table.shown.index(row, column))

    def highlighted(self) -> list[int]:
        picture = self.table.viewport().grab().toImage()
        hover = self.theme.colour("hover")
        return [row for row in range(3) if not extent(picture.copy(self.cell(row, 1)), hover).isNull()]


def test_the_highlight_follows_the_pointer_and_the_ring_the_current_row(theme: Theme, qtbot: QtBot) -> None:
    rows = Rows(theme, qtbot)
    assert rows.highlighted() == []
    rows.point_at(1)
    assert rows.highlighted() == [1]
    # GIVEN that other rows come under a pointer that rests
    rows.show("rex")
    assert rows.highlighted() == [1]
    # WHEN it moves on, and leaves
    rows.point_at(2)
    assert rows.highlighted() == [2]
    rows.leave()
    assert rows.highlighted() == []
    # AND the row that it has left is painted anew
    rows.point_at(1)
    QApplication.processEvents()
    painted = PaintedRegion(rows.table.viewport())
    rows.leave()
    qtbot.waitUntil(lambda: painted.has(rows.cell(1, 1)))
    rows.table.selectAll()
    rows.table.setCurrentIndex(rows.table.shown.index(0, 2))
    QApplication.processEvents()
    painted = PaintedRegion(rows.table.viewport())
    rows.table.selectAll()
    flags = QItemSelectionModel.SelectionFlag.NoUpdate
    rows.table.selectionModel().setCurrentIndex(rows.table.shown.index(1, 2), flags)
    qtbot.waitUntil(lambda: painted.has(rows.cell(0, 0), rows.cell(1, 0)))
    for column in range(rows.table.shown.columnCount()):
        rows.table.setColumnHidden(column, True)
    picture = rows.table.viewport().grab().toImage()
    assert extent(picture, rows.theme.colour("line")).isNull()


def test_a_fitted_column_cuts_nothing_and_a_cut_one_no_number(theme: Theme, qtbot: QtBot) -> None:
    for status, category in itertools.product(PetStatus, (12, INT64_MAX)):
        row = Row(theme, qtbot)
        row.show(Animal(1, "Rex", category, status), category_name="Dogs")
        row.table.resize(2000, 60)
        for column, colour in ((CATEGORY, "muted"), (STATUS, status.value)):
            row.table.setColumnWidth(column, 600)
            whole = extent(row.cell(column), row.theme.colour(colour))
            row.table.setColumnWidth(column, row.table.sizeHintForColumn(column))
            assert extent(row.cell(column), row.theme.colour(colour)) == whole, (column, status, category)
    for size, category in itertools.product(TextSize, (12, 147, 7_071)):
        theme.choose_text_size(TextSize.NORMAL)
        row = Row(theme, qtbot)
        row.show(Animal(1, "Rex", category, None), category_name="Spiders, scorpions and insects")
        row.theme.choose_text_size(size)
        row.table.resize(2000, 100)
        row.table.setColumnWidth(CATEGORY, 600)
        whole = extent(row.cell(CATEGORY), row.theme.colour("muted"))
        row.table.setColumnWidth(CATEGORY, sized(180))
        assert extent(row.cell(CATEGORY), row.theme.colour("muted")).size() == whole.size(), (size, category)


class PaintedRegion(QObject):
    def __init__(self, widget: QWidget) -> None:
        super().__init__()
        self._region = QRegion()
        widget.installEventFilter(self)

    def has(self, *places: QRect) -> bool:
        return all(self._region.contains(place.center()) for place in places)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self._region += event.region()
        return False
