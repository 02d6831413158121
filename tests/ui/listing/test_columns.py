"""The columns fill the table, can be moved, hidden and sorted by keyboard, and are remembered."""

import base64
import json
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStyleOptionHeader
from pytestqt.qtbot import QtBot

from menagerie.domain.animal import INT64_MAX, Animal, KnownAnimal
from menagerie.domain.clock import SystemClock
from menagerie.domain.columns import CATEGORY, ID, NAME, STATUS, TAGS
from menagerie.settings.preferences import TextSize
from menagerie.ui.listing.animal_rows import AnswerRows
from menagerie.ui.listing.animal_table import AnimalTable
from menagerie.ui.listing.column_layout import CATEGORY_MOST, NAME_LEAST, NAME_MOST
from menagerie.ui.look.theme import Theme
from support.sections import Section
from support.table_rows import show_animals

RELEASED = Path(__file__).parents[2] / "released"
ANIMALS = (Animal(30, "zebra", 2, "sold"), Animal(4, "apple", 10, None), Animal(200, "Bär", 9, "pending"))
# The rows of a window of 800 and one of 640 pixels.
NARROW, NARROWEST = 758, 598


def make_table(theme: Theme, qtbot: QtBot) -> AnimalTable:
    table = AnimalTable(theme, SystemClock())
    table.resize(900, 300)
    qtbot.addWidget(table)
    return table


@pytest.fixture
def table(theme: Theme, qtbot: QtBot) -> AnimalTable:
    table = make_table(theme, qtbot)
    table.show()
    show_animals(table, ANIMALS)
    return table


@pytest.fixture
def other(theme: Theme, qtbot: QtBot) -> AnimalTable:
    """The table of the next start."""
    return make_table(theme, qtbot)


def widths(table: AnimalTable) -> list[int]:
    return [table.columnWidth(section) for section in Section if not table.isColumnHidden(section)]


def fills(table: AnimalTable) -> bool:
    """Tell whether the columns end where the rows end, and all of them are in sight."""
    return sum(widths(table)) == table.viewport().width()


def move_border(table: AnimalTable, after: Section, by: int) -> None:
    header = table.horizontalHeader()
    border = header.sectionViewportPosition(after) + header.sectionSize(after) - 1
    start, end = QPoint(border, 10), QPoint(border + by, 10)
    left = Qt.MouseButton.LeftButton
    QTest.mousePress(header.viewport(), left, Qt.KeyboardModifier.NoModifier, start)
    QTest.mouseMove(header.viewport(), end)
    QTest.mouseRelease(header.viewport(), left, Qt.KeyboardModifier.NoModifier, end)


def action(table: AnimalTable, name: str) -> QAction:
    actions = (*table.columns.column_actions(), *table.columns.sort_actions())
    return next(one for one in actions if one.objectName() == name)


def names(table: AnimalTable) -> list[str]:
    return [table.shown.index(row, Section.NAME).data() for row in range(table.shown.rowCount())]


def test_the_name_takes_what_the_others_leave_up_to_a_width_and_then_the_note(table: AnimalTable) -> None:
    for width in (NARROW, 840):
        table.resize(width, 300)
        assert fills(table)
        assert table.columnWidth(Section.ID) == ID.table_width
        assert table.columnWidth(Section.CATEGORY) == CATEGORY.table_width
        others = sum(map(table.columnWidth, (Section.ID, Section.CATEGORY, Section.STATUS)))
        assert table.columnWidth(Section.NAME) == table.viewport().width() - others
    usual = CATEGORY.table_width or 0
    others = sum(map(table.columnWidth, (Section.ID, Section.STATUS)))
    beside_rows = table.width() - table.viewport().width()
    for beyond in (0, 1, CATEGORY_MOST - usual):
        table.resize(others + NAME_MOST + usual + beyond + beside_rows, 300)
        assert widths(table)[1:3] == [NAME_MOST, usual + beyond]
        assert fills(table)
    for shown, widened in ((None, Section.STATUS), ("tags", Section.TAGS), ("note", Section.NOTE)):
        if shown is not None:
            action(table, f"{shown}ColumnAction").trigger()
        table.resize(2000, 300)
        assert fills(table)
        assert table.columnWidth(Section.NAME) == NAME_MOST
        assert table.columnWidth(Section.CATEGORY) == CATEGORY_MOST
        for section, column in {Section.ID: ID, Section.TAGS: TAGS}.items():
            if section is not widened and not table.isColumnHidden(section):
                assert table.columnWidth(section) == column.table_width
        # AND in a small window everything is as it was there
        table.resize(900, 300)
        assert fills(table)
        assert table.columnWidth(Section.CATEGORY) <= (CATEGORY.table_width or 0)


def test_what_a_person_arranged_is_remembered(table: AnimalTable, other: AnimalTable) -> None:
    table.resize(2000, 300)
    move_border(table, Section.NAME, 60)
    assert (table.columnWidth(Section.NAME), table.columnWidth(Section.CATEGORY)) == (480, 260)
    move_border(table, Section.CATEGORY, 100)
    table.resize(1800, 300)
    assert (table.columnWidth(Section.NAME), table.columnWidth(Section.CATEGORY)) == (480, 360)
    other.recall_layout(table.columns.remember())
    other.resize(1800, 300)
    other.show()
    assert widths(other) == widths(table)
    # GIVEN a table arranged by a person
    before = table.columns.remember()
    action(table, "tagsColumnAction").trigger()
    move_border(table, Section.NAME, -40)
    action(table, "statusColumnAction").trigger()
    table.horizontalHeader().moveSection(0, 1)
    table.horizontalHeader().setSortIndicator(Section.ID, Qt.SortOrder.DescendingOrder)
    # WHEN the table of the next start recalls it
    other.recall_layout(table.columns.remember())
    other.show()
    show_animals(other, ANIMALS)
    # THEN it looks the same
    assert widths(other) == widths(table)
    assert other.isColumnHidden(Section.STATUS)
    assert other.horizontalHeader().visualIndex(Section.ID) == 1
    assert names(other) == names(table) == ["Bär", "zebra", "apple"]
    assert not action(other, "statusColumnAction").isChecked()
    assert (other.isColumnHidden(Section.NOTE), other.isColumnHidden(Section.TAGS)) == (True, False)
    other.recall_layout(before)
    assert other.isColumnHidden(Section.TAGS)


def test_in_a_small_window_every_column_is_in_sight_and_numbers_are_whole(table: AnimalTable) -> None:
    for seen in (True, False):
        table.columns.show_last_seen(shown=seen)
        for width in (NARROW, NARROWEST):
            table.resize(width, 300)
            assert fills(table)
            assert table.columnWidth(Section.NAME) >= NAME_LEAST
            assert not table.horizontalScrollBar().isVisible()
    table.resize(NARROW, 300)
    show_animals(table, (Animal(INT64_MAX, "Rex", 1, "sold"),))
    assert table.columnWidth(Section.ID) >= table.sizeHintForColumn(Section.ID)
    assert fills(table)
    # AND the name stays readable in a window that is too small
    table.resize(300, 300)
    assert table.columnWidth(Section.NAME) == NAME_LEAST
    assert table.horizontalScrollBar().maximum() > 0


def test_names_what_a_search_finds_and_larger_texts_cut_no_column(table: AnimalTable, theme: Theme) -> None:
    before = widths(table)
    show_animals(table, ANIMALS, {9: "Spiders, scorpions and insects"})
    assert widths(table) == before
    known = AnswerRows(tuple(KnownAnimal(one, 0.0, 0.0) for one in ANIMALS))
    table.show_parts([AnswerRows(), known], {}, ("zebra",))
    assert widths(table) == before
    theme.choose_text_size(TextSize.VERY_LARGE)
    assert table.columnWidth(Section.NAME) > NAME_LEAST
    table.resize(1400, 300)
    assert (CATEGORY.table_width or 0) < table.columnWidth(Section.CATEGORY) < CATEGORY_MOST
    for section in (Section.ID, Section.NAME, Section.CATEGORY, Section.STATUS):
        assert table.columnWidth(section) >= table.horizontalHeader().sectionSizeHint(section)
    theme.choose_text_size(TextSize.NORMAL)
    assert table.columnWidth(Section.CATEGORY) == CATEGORY_MOST


def test_a_border_stays_under_the_pointer_and_pushes_no_column_out(table: AnimalTable) -> None:
    for by in (-30, 30):
        ends = table.columnViewportPosition(Section.STATUS)
        category = table.columnWidth(Section.CATEGORY)
        move_border(table, Section.CATEGORY, by)
        assert table.columnWidth(Section.CATEGORY) == category + by
        assert table.columnViewportPosition(Section.STATUS) == ends + by
        move_border(table, Section.NAME, by)
        assert table.columnWidth(Section.CATEGORY) == category
        assert fills(table)
    move_border(table, Section.NAME, -84)
    table.resize(NARROWEST, 300)
    assert table.columnWidth(Section.CATEGORY) < 260
    table.resize(1400, 300)
    assert table.columnWidth(Section.CATEGORY) == 260
    assert fills(table)
    table.resize(900, 300)
    move_border(table, Section.NAME, 2000)
    assert table.columnWidth(Section.CATEGORY) >= 60
    move_border(table, Section.ID, 2000)
    assert table.columnWidth(Section.NAME) == NAME_LEAST
    assert fills(table)


# As release 0.1.0 kept it: the ID after the name, the category 240 wide, the highest ID first.
ARRANGED = (
    "qAn5cwAAAP8AAAAAAAAAAQAAAAEAAAAAAQAAAAUAAAABAAAAAAAAAAIAAAADAAAABAAAAAUAAAABAAAAAAAAAAIAAAADAAAA"
    "BAAAAAUQAAAAAQAAAAQAAACWAAADdwAAAAUBAQEBAAAAAAAAAAAAAAAAZAAAADwAAACEAAAAAAAAAAUAAADsAAAAAQAAAAAA"
    "AABmAAAAAQAAAAAAAADwAAAAAQAAAAAAAAE1AAAAAQAAAAAAAAAAAAAAAQAAAAAAAAPoAAAAAJYAAAABAAAAAAAAAAAAAAAB"
)


DAMAGED = (
    *(b"", b"nonsense", b"\x00" * 200, b"\xff" * 40, b"[]"),
    *(b'{"widths": {"name": "wide"}}', b'{"order": ["id", 7]}'),
)


def test_a_damaged_layout_is_ignored_and_one_of_an_older_release_opens(table: AnimalTable) -> None:
    table.setColumnWidth(Section.CATEGORY, 260)
    before, whole = widths(table), table.columns.remember()
    for damaged in (*DAMAGED, whole[: len(whole) // 2]):
        table.recall_layout(damaged)
        assert widths(table) == before, damaged
        assert names(table) == ["zebra", "apple", "Bär"], damaged
        hidden = {section for section in Section if table.isColumnHidden(section)}
        assert hidden == {Section.LAST_SEEN, Section.NOTE, Section.TAGS}, damaged
    table.recall_layout(
        b'{"order": ["colour", "status", "name", "status"], "widths": {"id": 99999999999, "colour": 5},'
        b' "hidden": ["name", "colour", "categoryId"], "sorted_by": "colour", "tail": 3}'
    )
    assert [column.key for column in table.columns.shown] == ["status", "name", "id"]
    assert names(table) == ["zebra", "apple", "Bär"]
    assert not table.isColumnHidden(Section.NAME)
    for release in ("0.1.0", "0.2.0", "0.3.0"):
        kept = json.loads((RELEASED / release / "preferences.json").read_text())["table_header"]
        table.recall_layout(base64.b64decode(kept))
        assert not table.horizontalHeader().stretchLastSection()
        for width in (NARROW, 2500):
            table.resize(width, 300)
            assert fills(table)
        assert table.columnWidth(Section.NAME) == NAME_MOST
        assert not table.isColumnHidden(Section.STATUS)
    table.resize(1400, 300)
    table.recall_layout(base64.b64decode(ARRANGED))
    assert table.columns.shown == (NAME, ID, CATEGORY, STATUS)
    assert table.columnWidth(Section.CATEGORY) == 240
    assert names(table) == ["Bär", "zebra", "apple"]
    assert fills(table)


def test_columns_are_hidden_from_a_menu_that_offers_last_seen_where_it_is_of_use(table: AnimalTable) -> None:
    menu = table.columns.make_menu()
    offered = [one for one in menu.actions() if one.isVisible() and one in table.columns.column_actions()]
    assert [one.text() for one in offered] == ["ID", "Name", "Category", "Status", "Note", "Tags"]
    assert [one.isEnabled() for one in offered] == [True, False, True, True, True, True]
    assert [one.isChecked() for one in offered] == [True, True, True, True, False, False]
    offered[2].trigger()
    assert table.isColumnHidden(Section.CATEGORY)
    assert fills(table)
    offered[2].trigger()
    assert not table.isColumnHidden(Section.CATEGORY)
    menu.close()

    def sorting() -> list[str]:
        return [one.text() for one in table.columns.sort_actions() if one.isVisible()]

    last_seen = action(table, "lastSeenColumnAction")
    usual = ["Sort by ID", "Sort by Name", "Sort by Category", "Sort by Status"]
    assert not last_seen.isVisible()
    assert sorting() == usual
    table.columns.show_last_seen(shown=True)
    assert last_seen.isVisible()
    assert sorting() == [*usual, "Sort by Last seen"]
    last_seen.trigger()
    assert table.isColumnHidden(Section.LAST_SEEN)
    # It stays hidden when the scope changes and comes back.
    table.columns.show_last_seen(shown=False)
    table.columns.show_last_seen(shown=True)
    assert table.isColumnHidden(Section.LAST_SEEN)


def test_the_palette_sorts_as_clicks_do_which_shows_and_says_it(table: AnimalTable, qtbot: QtBot) -> None:
    header, arrows = table.horizontalHeader(), QStyleOptionHeader.SortIndicator

    def told(section: Section) -> tuple[object, object]:
        """Return the arrow of a title, and what assistive tools are told."""
        drawn, role = QStyleOptionHeader(), Qt.ItemDataRole.AccessibleTextRole
        header.initStyleOptionForIndex(drawn, section)
        return drawn.sortIndicator, table.shown.headerData(section, Qt.Orientation.Horizontal, role)

    # The arrow points up from A to Z and down from Z to A.
    orders = (
        (["apple", "Bär", "zebra"], (arrows.SortUp, "Name, sorted ascending")),
        (["zebra", "Bär", "apple"], (arrows.SortDown, "Name, sorted descending")),
        (["zebra", "apple", "Bär"], (arrows.None_, None)),
    )
    for order, said in orders:
        action(table, "nameSortAction").trigger()
        assert names(table) == order
        assert told(Section.NAME) == said
        assert told(Section.ID) == (arrows.None_, None)
    for order, _said in orders:
        middle = QPoint(header.sectionViewportPosition(Section.NAME) + 20, 10)
        qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=middle)
        assert names(table) == order
    # AND a click on notes leaves the order of the rows
    action(table, "nameSortAction").trigger()
    header.setSortIndicator(Section.NOTE, Qt.SortOrder.AscendingOrder)
    assert header.sortIndicatorSection() == Section.NAME
    assert names(table) == ["apple", "Bär", "zebra"]
