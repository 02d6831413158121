"""Which column gives which field is chosen from lists that show what the columns hold."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from menagerie.deliveries.delivery import Delivery, FileFormat, Reading
from menagerie.ui.importing.preview.mapping import MappingRow
from menagerie.ui.look.theme import Theme
from menagerie.workflows.importing import Choices, Field, column_facts
from support.sentences import SAME_FOR_ALL


@pytest.fixture
def mapping(theme: Theme, qtbot: QtBot) -> MappingRow:
    del theme
    mapping = MappingRow()
    qtbot.addWidget(mapping)
    mapping.show()
    mapping.activateWindow()
    qtbot.waitUntil(mapping.isActiveWindow)
    return mapping


def show(mapping: MappingRow, titles: tuple[str, ...], *rows: tuple[str, ...]) -> None:
    reading, numbers = Reading(header_row=1), range(2, len(rows) + 2)
    delivery = Delivery("delivery.csv", None, FileFormat.CSV, reading, (), titles, rows, numbers, "d" * 64)
    mapping.show_choices(column_facts(delivery), Choices(columns={Field.NAME: 0}))


def test_the_columns_are_chosen_without_scrolling_from_a_list_that_shows_what_they_hold(
    mapping: MappingRow, qtbot: QtBot
) -> None:
    show(mapping, ("Name", "Colour"), ("Rex", "red"))
    said = str(mapping.fields[Field.NAME].combo.itemData(0, Qt.ItemDataRole.AccessibleTextRole))
    assert said.startswith("Name – ")
    assert "Rex" in said
    assert said.endswith("100 % filled")
    choice = mapping.fields[Field.CATEGORY]
    choice.combo.setFocus()
    qtbot.keyClick(choice.combo, Qt.Key.Key_Down)
    assert choice.combo.currentText() == SAME_FOR_ALL
    assert QApplication.focusWidget() is choice.combo
    qtbot.keyClick(choice.combo, Qt.Key.Key_Return)
    assert QApplication.focusWidget() is choice.fixed
    show(mapping, tuple(f"Column {place}" for place in range(12)), ("x",) * 12)
    combo = mapping.fields[Field.STATUS].combo
    combo.showPopup()
    chosen = combo.view()
    assert chosen.verticalScrollBar().maximum() == 0
    # The line between the columns and the other choices is no blank choice.
    line, text = (chosen.visualRect(chosen.model().index(row, 0)) for row in (12, 0))
    assert 0 < line.height() < text.height() / 2
    combo.hidePopup()
