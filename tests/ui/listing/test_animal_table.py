"""The table of animals keeps its arrangement, and shows exactly what the service sent."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from menagerie.domain.animal import INT64_MAX, INT64_MIN, Animal, KnownAnimal, Mark
from menagerie.domain.clock import SystemClock
from menagerie.domain.columns import ID as COLUMN_OF_ID
from menagerie.domain.columns import Column
from menagerie.domain.searching import search_words
from menagerie.ui.base.rows import ActionLine, Heading
from menagerie.ui.listing.animal_rows import AnswerRows, Sorting
from menagerie.ui.listing.animal_table import AnimalTable
from menagerie.ui.look.theme import Appearance, Theme
from support.sections import Section
from support.table_rows import selected_animals, show_animals

# The window becomes active when the event loop gets to it, on a busy machine late.
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


def test_when_an_animal_was_seen_is_whole_behind_its_status(table: AnimalTable) -> None:
    before = table.columnWidth(Section.STATUS)
    listed, seen = (AnswerRows((KnownAnimal(animal, 0.0, 23_500_000.0),)) for animal in ANIMALS[:2])
    table.show_parts([Heading("In this list"), listed, Heading("Also seen"), seen], {}, ("e",))
    status = table.shown.index(3, Section.STATUS)
    assert "seen" in str(status.data())
    assert table.columnWidth(Section.STATUS) == before >= table.sizeHintForIndex(status).width()


@pytest.mark.parametrize("hidden", [(), (COLUMN_OF_ID,)])
def test_a_line_is_read_once_and_where_the_focus_is(table: AnimalTable, hidden: tuple[Column, ...]) -> None:
    table.columns.hide_only(hidden)
    table.setCurrentIndex(table.shown.index(0, Section.STATUS))
    animal = AnswerRows((KnownAnimal(ANIMALS[0], 0.0, 0.0),))
    table.show_parts([Heading("In this list"), animal, ActionLine("More", lambda: None)], {}, ("e",))
    for row, spoken in ((0, "In this list"), (2, "More")):
        cells = [table.shown.index(row, section).data() for section in range(table.shown.columnCount())]
        assert list(filter(None, cells)) == [spoken]
    QTest.keyClick(table, Qt.Key.Key_End)
    assert table.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole) == "More"
    assert not table.isColumnHidden(table.currentIndex().column())


def test_how_many_rows_are_selected_is_announced_once(table: AnimalTable, announced: list[str]) -> None:
    table.selectRow(0)
    assert announced == []
    QTest.keyClick(table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert announced == ["2 selected"]
    # WHEN a refresh shows the same rows again THEN it is not news
    show_animals(table, ANIMALS)
    assert len(selected_animals(table)) == 2
    assert announced == ["2 selected"]


def test_the_animal_whose_number_is_typed_is_the_first_of_what_is_found() -> None:
    known = tuple(KnownAnimal(Animal(number, "Rex", 7), 0.0, 0.0) for number in (120, 12, 1234))
    assert AnswerRows(known, ("12",)).ids == (12, 120, 1234)
    assert AnswerRows(known, ("12",), None, Sorting(COLUMN_OF_ID, descending=True)).ids == (12, 1234, 120)


def test_rows_are_shown_as_the_service_sent_them(table: AnimalTable) -> None:
    assert column_of(table, Section.NAME) == ["zebra", "Élan", NAME, "apple", "Bär"]
    assert column_of(table, Section.STATUS) == ["Sold", "Available", "Not set", "Pending", "adopted"]
    # Numbers beyond 32 and 53 bits are exact.
    assert column_of(table, Section.ID)[1] == "9007199254740993"
    assert column_of(table, Section.CATEGORY)[1] == str(INT64_MAX)
    assert column_of(table, Section.CATEGORY)[3] == str(INT64_MIN)


@pytest.mark.parametrize(
    ("known", "said"),
    [
        (KnownAnimal(ANIMALS[0], 0.0, 0.0, mark=Mark.NEW), "zebra, new here"),
        (KnownAnimal(ANIMALS[0], 0.0, 0.0, mark=Mark.CHANGED), "zebra, changed"),
        (KnownAnimal(ANIMALS[0], 0.0, 0.0, 5.0), "zebra, missing from the last complete list"),
    ],
)
def test_the_tooltip_of_a_name_says_what_its_mark_means(
    table: AnimalTable, known: KnownAnimal, said: str
) -> None:
    table.show_answer((known,), {})
    assert said in table.shown.index(0, Section.NAME).data(Qt.ItemDataRole.ToolTipRole)


def test_the_tooltip_of_a_name_is_no_markup(table: AnimalTable) -> None:
    tip = table.shown.index(2, Section.NAME).data(Qt.ItemDataRole.ToolTipRole)
    assert "<b>" not in tip
    assert "&lt;b&gt;Rex&lt;/b&gt; &amp;" in tip


@pytest.mark.parametrize(
    ("section", "order"),
    [
        (Section.ID, ["4", "30", "200", "9007199254740992", "9007199254740993"]),
        (Section.CATEGORY, [str(INT64_MIN), "2", "9", "10", str(INT64_MAX)]),
        # Without regard to case and accents.
        (Section.NAME, [NAME, "apple", "Bär", "Élan", "zebra"]),
        (Section.STATUS, ["Available", "Pending", "Sold", "adopted", "Not set"]),
    ],
)
def test_a_click_on_a_header_sorts_the_rows(
    table: AnimalTable, qtbot: QtBot, section: Section, order: list[str]
) -> None:
    click_header(table, section, qtbot)
    assert column_of(table, section) == order


def test_a_second_click_reverses_the_order_and_a_third_restores_that_of_the_service(
    table: AnimalTable, qtbot: QtBot
) -> None:
    for _ in range(2):
        click_header(table, Section.ID, qtbot)
    assert column_of(table, Section.ID) == ["9007199254740993", "9007199254740992", "200", "30", "4"]
    click_header(table, Section.ID, qtbot)
    assert column_of(table, Section.ID) == [str(animal.id) for animal in ANIMALS]


def test_a_refresh_keeps_selection_current_row_and_sorting(table: AnimalTable, qtbot: QtBot) -> None:
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


def test_a_refresh_keeps_the_scroll_position(table: AnimalTable) -> None:
    show_animals(table, many(100))
    # The range of the scroll bar is set when Qt lays out the rows.
    QApplication.processEvents()
    table.verticalScrollBar().setValue(1000)
    show_animals(table, many(100))
    assert table.verticalScrollBar().value() == 1000


def test_another_list_begins_at_its_top_or_where_the_current_row_is_in_sight(table: AnimalTable) -> None:
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


def test_a_refresh_does_not_touch_widths_order_and_hidden_columns(table: AnimalTable) -> None:
    table.setColumnWidth(Section.STATUS, 222)
    table.setColumnHidden(Section.CATEGORY, True)
    table.horizontalHeader().moveSection(0, 1)
    show_animals(table, many(3))
    assert table.columnWidth(Section.STATUS) == 222
    assert table.isColumnHidden(Section.CATEGORY)
    assert table.horizontalHeader().visualIndex(Section.ID) == 1


def test_an_animal_that_is_gone_is_no_longer_selected(table: AnimalTable) -> None:
    heard: list[object] = []
    assert table.reveal(30)
    table.current_changed.connect(heard.append)
    show_animals(table, ANIMALS[1:])
    assert selected_animals(table) == []
    assert heard[-1] is None


def test_the_current_animal_is_announced(table: AnimalTable) -> None:
    heard: list[KnownAnimal] = []
    table.current_changed.connect(heard.append)
    assert table.reveal(9007199254740993)
    assert [known.animal for known in heard] == [ANIMALS[1]]


def test_nothing_is_selected_that_was_not_chosen(table: AnimalTable) -> None:
    # GIVEN all of some rows
    show_animals(table, ANIMALS[1:3])
    table.selectAll()
    chosen = selected_animals(table)
    assert len(chosen) == 2

    # WHEN others are shown too, THEN they are not selected
    show_animals(table, ANIMALS)
    assert set(selected_animals(table)) == set(chosen)


def test_more_rows_than_can_be_searched_for_stay_selected_only_if_none_has_changed(
    table: AnimalTable, qtbot: QtBot
) -> None:
    show_animals(table, many(6_000))
    table.selectAll()
    show_animals(table, many(6_000))
    assert len(table.selected_ids()) == 6_000

    with qtbot.waitSignal(table.selection_lost):
        show_animals(table, many(6_001))
    assert len(table.selected_ids()) <= 1


def test_an_animal_that_is_not_shown_cannot_be_revealed(table: AnimalTable) -> None:
    show_animals(table, ANIMALS[:1])
    assert not table.reveal(ANIMALS[1].id)


@pytest.mark.parametrize(
    ("typed", "names"),
    [
        ("REX", [NAME]),
        ("elan", ["Élan"]),
        ("bar 200", ["Bär"]),
        ("200 bar", ["Bär"]),
        ("9007199254740993", ["Élan"]),
        ("9007199254740992", ["apple"]),
        ("pending", []),
        ("nothing of the kind", []),
        ("", ["zebra", "Élan", NAME, "apple", "Bär"]),
    ],
)
def test_of_a_list_the_rows_that_match_are_shown(typed: str, names: list[str]) -> None:
    rows = AnswerRows([KnownAnimal(animal, 0.0, 0.0) for animal in ANIMALS], search_words(typed))
    assert [known.animal.name for row in range(len(rows)) if (known := rows.at(row))] == names


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_opens_the_details(table: AnimalTable, qtbot: QtBot, key: Qt.Key) -> None:
    with qtbot.waitSignal(table.opened):
        qtbot.keyClick(table, key)


@pytest.mark.parametrize(("typed", "identifier"), [("b", 200), ("ap", 9007199254740992), ("2", 200)])
def test_what_is_typed_leads_to_a_name_and_a_digit_to_a_number(
    table: AnimalTable, qtbot: QtBot, typed: str, identifier: int
) -> None:
    table.setFocus()
    qtbot.keyClicks(table, typed)
    current = table.current_animal()
    assert current is not None
    assert current.id == identifier


def test_the_keyboard_can_leave_the_table_with_tab(table: AnimalTable) -> None:
    assert not table.tabKeyNavigation()


@pytest.mark.parametrize("appearance", [Appearance.LIGHT, Appearance.DARK])
@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_rows_are_painted_in_every_look(
    table: AnimalTable, theme: Theme, appearance: Appearance, direction: Qt.LayoutDirection
) -> None:
    theme.choose(appearance)
    table.setLayoutDirection(direction)
    table.reveal(30)
    picture = table.grab().toImage()
    pill = theme.status_ink("available").background
    colours = {
        picture.pixel(x, y) for x in range(0, picture.width(), 2) for y in range(0, picture.height(), 2)
    }
    assert pill.rgb() in colours
    assert theme.colour("selection").rgb() in colours
    assert theme.colour("accent").rgb() in colours
    assert table.palette().color(QPalette.ColorRole.Text) == theme.colour("text")
