"""Rows as text for the clipboard, and how they come there."""

import json
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from menagerie.domain.animal import INT64_MAX, INT64_MIN, Animal, KnownAnimal
from menagerie.domain.cases import CatalogueCase
from menagerie.domain.clock import SystemClock
from menagerie.domain.columns import CATEGORY, ID, LAST_SEEN, NAME, NOTE, STATUS
from menagerie.domain.errors import StorageError
from menagerie.domain.notes import Notes
from menagerie.ui.listing.animal_rows import Blocks, SeenRows
from menagerie.ui.listing.animal_table import MOST_COPIED, AnimalTable
from menagerie.ui.listing.copying import CopyFlow, Write, as_json, as_markdown, as_tsv
from menagerie.ui.look.theme import Theme
from menagerie.ui.look.wording import clock_time
from support.clock import VirtualClock
from support.qt_loop import until
from support.table_rows import show_animals
from support.window_context import window_context

REX = Animal(1043, "<b>Rex</b> & 🐕 שלום", 7, "available")
LUNA = Animal(INT64_MAX, "Lùna | “the\tbig” \\ one", INT64_MIN, None)
ROWS = [KnownAnimal(animal, 0.0, 0.0) for animal in (REX, LUNA)]
NAMES = {7: "Dogs | \thounds"}
SHOWN = (STATUS, ID, NAME, CATEGORY, LAST_SEEN)
NOW = 60.0


def test_rows_are_copied_as_lines_as_json_and_as_a_markdown_table() -> None:
    assert as_tsv(ROWS, NAMES, SHOWN, NOW) == (
        "Status\tID\tName\tCategory\tLast seen\n"
        "Available\t1043\t<b>Rex</b> & 🐕 שלום\tDogs | hounds · 7\t12:00\n"
        "Not set\t9223372036854775807\tLùna | “the big” \\ one\t-9223372036854775808\t12:00"
    ).replace("12:00", clock_time(0.0, seconds=False))
    # One row has no titles above it, and a long note is whole.
    long = "Eats only carrots. " * 40
    row = KnownAnimal(REX, 0.0, 0.0, notes=Notes(long, ()))
    assert as_tsv([row], NAMES, [NAME, NOTE], NOW) == f"{REX.name}\t{long.strip()}"
    assert as_json(ROWS, NAMES) == (
        "[\n"
        "  {\n"
        '    "id": 1043,\n'
        '    "name": "<b>Rex</b> & 🐕 שלום",\n'
        '    "categoryId": 7,\n'
        '    "categoryName": "Dogs | \\thounds",\n'
        '    "status": "available"\n'
        "  },\n"
        "  {\n"
        '    "id": 9223372036854775807,\n'
        '    "name": "Lùna | “the\\tbig” \\\\ one",\n'
        '    "categoryId": -9223372036854775808\n'
        "  }\n"
        "]"
    )
    # No name breaks a cell.
    assert as_markdown(ROWS, NAMES) == (
        "| id | name | categoryId | categoryName | status |\n"
        "| ---: | --- | ---: | --- | --- |\n"
        "| 1043 | <b>Rex</b> & 🐕 שלום | 7 | Dogs \\| hounds | available |\n"
        "| 9223372036854775807 | Lùna \\| “the big” \\\\ one | -9223372036854775808 |  |  |"
    )


def test_no_text_is_a_formula_where_lines_are_pasted_into_a_spreadsheet() -> None:
    for text in ("=1+1", "@SUM(A1)", "\t=1", "\u200b=1", "'x", "+1", "-1"):
        row = KnownAnimal(Animal(-5, text, -7, text), 0.0, 0.0)
        in_one_line = " ".join(text.split())
        assert as_tsv([row], {}, [ID, NAME, CATEGORY, STATUS], NOW) == "\t".join(
            ["-5", f"'{in_one_line}", "-7", f"'{in_one_line}"]
        ), text


@given(
    st.lists(
        st.builds(
            Animal,
            id=st.integers(INT64_MIN, INT64_MAX),
            name=st.text(),
            category_id=st.integers(INT64_MIN, INT64_MAX),
            status=st.none() | st.text(min_size=1),
        ),
        max_size=5,
    )
)
def test_copied_rows_keep_their_shape_whatever_the_service_sent(animals: list[Animal]) -> None:
    rows = [KnownAnimal(animal, 0.0, 0.0) for animal in animals]
    records = json.loads(as_json(rows, {}))
    assert [record["id"] for record in records] == [animal.id for animal in animals]
    assert [record["name"] for record in records] == [animal.name for animal in animals]
    lines = as_tsv(rows, {}, SHOWN, NOW).split("\n") if animals else []
    assert {line.count("\t") for line in lines} <= {len(SHOWN) - 1}
    assert len(lines) == len(animals) + (len(animals) > 1)
    assert len(as_markdown(rows, {}).split("\n")) == len(animals) + 2


class Desk:
    def __init__(self, theme: Theme, qtbot: QtBot, folder: Path) -> None:
        self.table = AnimalTable(theme, SystemClock())
        qtbot.addWidget(self.table)
        self.table.resize(600, 300)
        self.table.show()
        context = window_context(self.table, folder, VirtualClock())
        self.toast = context.toast
        self.copying = CopyFlow(context, self.table)


@pytest.fixture
def desk(theme: Theme, qtbot: QtBot, tmp_path: Path) -> Desk:
    return Desk(theme, qtbot, tmp_path)


async def test_the_selected_rows_are_copied_as_they_stand_on_screen(desk: Desk) -> None:
    show_animals(desk.table, [LUNA, REX], NAMES)
    desk.table.sortByColumn(0, Qt.SortOrder.AscendingOrder)
    desk.table.selectAll()
    lines = partial(as_tsv, columns=(ID, NAME, CATEGORY, STATUS), now=NOW)
    ways: dict[Callable[[], None], Write] = {
        desk.copying.copy_lines: lines,
        desk.copying.copy_markdown: as_markdown,
        desk.copying.copy_json: as_json,
    }
    for copy, copied in ways.items():
        QApplication.clipboard().setText("")
        copy()
        await until(QApplication.clipboard().text, "the copied rows")
        assert QApplication.clipboard().text() == copied(ROWS, NAMES)
        assert desk.toast.accessibleName() == "2 rows copied"


async def test_what_cannot_be_copied_leaves_the_clipboard_as_it_is(desk: Desk) -> None:
    async def unreadable(ids: Sequence[int]) -> Blocks:
        if ids:
            raise StorageError(CatalogueCase.UNREADABLE)
        yield ()

    show_animals(desk.table, [REX])
    QApplication.clipboard().setText("kept")
    # WHEN nothing is selected
    desk.copying.copy_lines()
    assert not desk.toast.isVisible()
    # WHEN there are too many
    show_animals(desk.table, [Animal(number, "Rex", 7) for number in range(MOST_COPIED + 1)])
    desk.table.selectAll()
    desk.copying.copy_lines()
    assert desk.toast.accessibleName() == "You can copy up to 5,000 rows. Use Export for more."
    # WHEN they cannot be read
    desk.table.show_parts([SeenRows(ROWS, lambda _rows, _number: None, unreadable)], {}, ())
    desk.table.selectAll()
    desk.copying.copy_lines()
    await until(lambda: "cannot be read" in desk.toast.accessibleName(), "why nothing is copied")
    assert QApplication.clipboard().text() == "kept"
