"""The table of animals keeps its arrangement, and shows exactly what the service sent."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from menagerie.domain.animal import INT64_MAX, INT64_MIN, Animal, KnownAnimal, Mark
from menagerie.domain.clock import SystemClock
from menagerie.domain.columns import ID as COLUMN_OF_ID
from menagerie.domain.searching import search_words
from menagerie.ui.base.rows import ActionLine, Heading
from menagerie.ui.listing.animal_rows import AnswerRows, Sorting
from menagerie.ui.listing.animal_table import AnimalTable
from menagerie.ui.look.theme import Theme
from support.sections import Section
from support.table_rows import selected_animals, show_animals

NAME = "<b>Rex</b> & 🐕 שלום"
ANIMALS = (
    Animal(30, "zebra", 2, "sold"),
    Animal(9007199254740993, "Élan", INT64_MAX, "available"),
    Animal(4, NAME, 10, None),
    Animal(9007199254740992, "apple", INT64_MIN, "pending"),
    Animal(200, "Bär", 9, "adopted"),
)


@pytest.fixture
def table(theme: Theme, qtbot: QtBot) -> AnimalTable:
    table = AnimalTable(theme, SystemClock())
    table.resize(800, 300)
    qtbot.addWidget(table)
    table.show()
    table.activateWindow()
    qtbot.waitUntil(table.isActiveWindow)
    show_animals(table, ANIMALS)
    return table


def column_of(table: AnimalTable, column: Section) -> list[str]:
    return [table.shown.index(row, column).data() for row in range(table.shown.rowCount())]


def click_header(table: AnimalTable, column: Section, qtbot: QtBot) -> None:
    header = table.horizontalHeader()
    middle = header.sectionViewportPosition(column) + header.sectionSize(column) // 2
    qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(middle, header.height() // 2))


def many(count: int) -> tuple[Animal, ...]:
    return tuple(
        Animal(number, f"animal {number}", number % 7, "available") for number in range(1, count + 1)
    )


def test_a_line_is_read_once_and_when_an_animal_was_seen_is_whole(table: AnimalTable) -> None:
    before = table.columnWidth(Section.STATUS)
    listed, seen = (AnswerRows((KnownAnimal(animal, 0.0, 23_500_000.0),)) for animal in ANIMALS[:2])
    table.show_parts([Heading("In this list"), listed, Heading("Also seen"), seen], {}, ("e",))
    status = table.shown.index(3, Section.STATUS)
    assert "seen" in str(status.data())
    assert table.columnWidth(Section.STATUS) == before >= table.sizeHintForIndex(status).width()
    animal = AnswerRows((KnownAnimal(ANIMALS[0], 0.0, 0.0),))
    for hidden in ((), (COLUMN_OF_ID,)):
        show_animals(table, ANIMALS)
        table.columns.hide_only(hidden)
        table.setCurrentIndex(table.shown.index(0, Section.STATUS))
        table.show_parts([Heading("In this list"), animal, ActionLine("More", lambda: None)], {}, ("e",))
        for row, spoken in ((0, "In this list"), (2, "More")):
            cells = [table.shown.index(row, section).data() for section in range(table.shown.columnCount())]
            assert list(filter(None, cells)) == [spoken]
        QTest.keyClick(table, Qt.Key.Key_End)
        assert table.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole) == "More"
        assert not table.isColumnHidden(table.currentIndex().column())


def test_what_is_current_and_how_many_rows_are_is_announced(table: AnimalTable, announced: list[str]) -> None:
    table.selectRow(0)
    assert announced == []
    QTest.keyClick(table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert announced == ["2 selected"]
    # WHEN a refresh shows the same rows again THEN it is not news
    show_animals(table, ANIMALS)
    assert len(selected_animals(table)) == 2
    assert announced == ["2 selected"]
    table.selectRow(4)
    heard: list[KnownAnimal | None] = []
    table.current_changed.connect(heard.append)
    assert table.reveal(9007199254740993)
    assert [known and known.animal for known in heard] == [ANIMALS[1]]
    assert table.reveal(30)
    # WHEN it is gone
    show_animals(table, ANIMALS[1:3])
    assert selected_animals(table) == []
    assert heard[-1] is None
    assert not table.reveal(30)
    # WHEN others are shown beside all that are selected THEN they are not
    table.selectAll()
    chosen = selected_animals(table)
    assert len(chosen) == 2
    show_animals(table, ANIMALS)
    assert set(selected_animals(table)) == set(chosen)


def test_rows_are_shown_as_the_service_sent_them_and_a_tooltip_is_no_markup(table: AnimalTable) -> None:
    assert column_of(table, Section.NAME) == ["zebra", "Élan", NAME, "apple", "Bär"]
    assert column_of(table, Section.STATUS) == ["Sold", "Available", "Not set", "Pending", "adopted"]
    # Numbers beyond 32 and 53 bits are exact.
    assert column_of(table, Section.ID)[1] == "9007199254740993"
    assert column_of(table, Section.CATEGORY)[1] == str(INT64_MAX)
    assert column_of(table, Section.CATEGORY)[3] == str(INT64_MIN)
    tip = table.shown.index(2, Section.NAME).data(Qt.ItemDataRole.ToolTipRole)
    assert "<b>" not in tip
    assert "&lt;b&gt;Rex&lt;/b&gt; &amp;" in tip
    for known, said in (
        (KnownAnimal(ANIMALS[0], 0.0, 0.0, mark=Mark.NEW), "zebra, new here"),
        (KnownAnimal(ANIMALS[0], 0.0, 0.0, mark=Mark.CHANGED), "zebra, changed"),
        (KnownAnimal(ANIMALS[0], 0.0, 0.0, 5.0), "zebra, missing from the last complete list"),
    ):
        table.show_answer((known,), {})
        assert said in table.shown.index(0, Section.NAME).data(Qt.ItemDataRole.ToolTipRole)


def test_clicks_on_a_header_sort_reverse_and_end_sorting(table: AnimalTable, qtbot: QtBot) -> None:
    for section, order in (
        (Section.CATEGORY, [str(INT64_MIN), "2", "9", "10", str(INT64_MAX)]),
        # Without regard to case and accents.
        (Section.NAME, [NAME, "apple", "Bär", "Élan", "zebra"]),
        (Section.STATUS, ["Available", "Pending", "Sold", "adopted", "Not set"]),
        (Section.ID, ["4", "30", "200", "9007199254740992", "9007199254740993"]),
    ):
        click_header(table, section, qtbot)
        assert column_of(table, section) == order
    click_header(table, Section.ID, qtbot)
    assert column_of(table, Section.ID) == ["9007199254740993", "9007199254740992", "200", "30", "4"]
    click_header(table, Section.ID, qtbot)
    assert column_of(table, Section.ID) == [str(animal.id) for animal in ANIMALS]


def test_a_refresh_keeps_selection_sorting_columns_and_place(table: AnimalTable, qtbot: QtBot) -> None:
    # GIVEN a sorted table with two animals selected
    click_header(table, Section.ID, qtbot)
    assert table.reveal(9007199254740993)
    table.selectionModel().select(
        table.shown.index(0, 0),
        table.selectionModel().SelectionFlag.Select | table.selectionModel().SelectionFlag.Rows,
    )
    # WHEN the same animals come again, in another order and with a new one before them
    show_animals(table, (Animal(1, "new", 1), *reversed(ANIMALS)))
    # THEN everything is where its animal is
    assert [animal.id for animal in selected_animals(table)] == [4, 9007199254740993]
    current = table.current_animal()
    assert current is not None
    assert current.id == 9007199254740993
    assert column_of(table, Section.ID)[:2] == ["1", "4"]
    # AND the columns and what is in sight stay as they are
    table.setColumnWidth(Section.STATUS, 222)
    table.setColumnHidden(Section.CATEGORY, True)
    table.horizontalHeader().moveSection(0, 1)
    show_animals(table, many(100))
    # The range of the scroll bar is set when Qt lays out the rows.
    QApplication.processEvents()
    table.verticalScrollBar().setValue(1000)
    show_animals(table, many(100))
    assert table.verticalScrollBar().value() == 1000
    assert table.columnWidth(Section.STATUS) == 222
    assert table.isColumnHidden(Section.CATEGORY)
    assert table.horizontalHeader().visualIndex(Section.ID) == 1


def test_another_list_begins_at_its_top_and_keeps_the_selection(table: AnimalTable, qtbot: QtBot) -> None:
    known = tuple(KnownAnimal(animal, 0.0, 0.0) for animal in many(100))
    table.show_answer(known, {}, "all")
    QApplication.processEvents()
    # WHEN another list comes to a table that was scrolled
    table.verticalScrollBar().setValue(1000)
    table.show_answer(known[1:], {}, "others")
    # THEN it begins at its top
    assert table.verticalScrollBar().value() == 0
    # WHEN the current animal is in the other list, and that one is longer
    table.show_answer(known[90:92], {}, "few")
    assert table.reveal(91)
    QApplication.processEvents()
    table.show_answer(known, {}, "all")
    # THEN its row is in sight
    QApplication.processEvents()
    assert table.viewport().rect().contains(table.visualRect(table.currentIndex()).center())
    # AND it stays where it is when the person has scrolled away and the same list comes again
    table.verticalScrollBar().setValue(1000)
    table.show_answer(known, {}, "all")
    assert table.verticalScrollBar().value() == 1000
    show_animals(table, many(6_000))
    table.selectAll()
    show_animals(table, many(6_000))
    assert len(table.selected_ids()) == 6_000

    with qtbot.waitSignal(table.selection_lost):
        show_animals(table, many(6_001))
    assert len(table.selected_ids()) <= 1


def test_of_a_list_the_rows_that_match_are_shown_and_the_typed_number_first() -> None:
    for typed, names in (("bar 200", ["Bär"]), ("9007199254740992", ["apple"]), ("pending", [])):
        rows = AnswerRows([KnownAnimal(animal, 0.0, 0.0) for animal in ANIMALS], search_words(typed))
        assert [known.animal.name for row in range(len(rows)) if (known := rows.at(row))] == names, typed
    rexes = tuple(KnownAnimal(Animal(number, "Rex", 7), 0.0, 0.0) for number in (120, 12, 1234))
    assert AnswerRows(rexes, ("12",)).ids == (12, 120, 1234)
    assert AnswerRows(rexes, ("12",), None, Sorting(COLUMN_OF_ID, descending=True)).ids == (12, 1234, 120)


def test_enter_opens_the_details_and_tab_leaves_the_table(table: AnimalTable, qtbot: QtBot) -> None:
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        with qtbot.waitSignal(table.opened):
            qtbot.keyClick(table, key)
    assert not table.tabKeyNavigation()
