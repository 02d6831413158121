"""Rows as text for the clipboard, and how they come there."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from menagerie.app.application import build
from menagerie.credentials.keys import KeyStore
from menagerie.domain.animal import INT64_MAX, INT64_MIN, Animal
from menagerie.settings.paths import Paths
from menagerie.ui.listing.copying import as_json, as_markdown, as_tsv
from menagerie.ui.window.main_window import MainWindow
from support.clock import VirtualClock

REX = Animal(1043, "<b>Rex</b> & 🐕 שלום", 7, "available")
LUNA = Animal(INT64_MAX, "Lùna | “the\tbig” \\ one", INT64_MIN, None)


def test_rows_are_copied_as_tab_separated_lines_without_a_heading() -> None:
    assert as_tsv([REX, LUNA]) == (
        "1043\t<b>Rex</b> & 🐕 שלום\t7\tavailable\n"
        "9223372036854775807\tLùna | “the big” \\ one\t-9223372036854775808\t"
    )


def test_rows_are_copied_as_json_in_the_interfaces_field_names() -> None:
    assert as_json([REX, LUNA]) == (
        "[\n"
        "  {\n"
        '    "id": 1043,\n'
        '    "name": "<b>Rex</b> & 🐕 שלום",\n'
        '    "categoryId": 7,\n'
        '    "status": "available"\n'
        "  },\n"
        "  {\n"
        '    "id": 9223372036854775807,\n'
        '    "name": "Lùna | “the\\tbig” \\\\ one",\n'
        '    "categoryId": -9223372036854775808\n'
        "  }\n"
        "]"
    )


def test_rows_are_copied_as_a_markdown_table_in_which_no_name_breaks_a_cell() -> None:
    assert as_markdown([REX, LUNA]) == (
        "| id | name | categoryId | status |\n"
        "| ---: | --- | ---: | --- |\n"
        "| 1043 | <b>Rex</b> & 🐕 שלום | 7 | available |\n"
        "| 9223372036854775807 | Lùna \\| “the big” \\\\ one | -9223372036854775808 |  |"
    )


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
    records = json.loads(as_json(animals))
    assert [record["id"] for record in records] == [animal.id for animal in animals]
    assert [record["name"] for record in records] == [animal.name for animal in animals]
    lines = as_tsv(animals).split("\n") if animals else []
    assert [line.count("\t") for line in lines] == [3] * len(animals)
    assert len(as_markdown(animals).split("\n")) == len(animals) + 2


@pytest.fixture
def window(qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    """The window of an application that does not run."""
    application = build(qapp, Paths(tmp_path), {}, VirtualClock(), KeyStore(lambda: None))
    window = application.parts.window
    window.show()
    yield window
    window.close_now()
    for one in (window.theme, window, application):
        one.deleteLater()


@pytest.mark.parametrize(
    ("name", "copied"),
    [
        ("copyAction", as_tsv),
        ("copyMarkdownAction", as_markdown),
        ("copyJsonAction", as_json),
    ],
)
def test_the_selected_rows_are_copied_as_they_stand_on_screen(
    window: MainWindow, name: str, copied: Callable[[list[Animal]], str]
) -> None:
    window.table.show_animals([LUNA, REX])
    window.table.sortByColumn(0, Qt.SortOrder.AscendingOrder)
    window.table.selectAll()
    action = next(action for action in window.commands.all() if action.objectName() == name)
    action.trigger()
    assert QApplication.clipboard().text() == copied([REX, LUNA])
    assert window.toast.accessibleName() == "2 rows copied"


def test_without_a_selection_the_clipboard_stays_as_it_is(window: MainWindow) -> None:
    window.table.show_animals([REX])
    QApplication.clipboard().setText("kept")
    window.commands.copy.trigger()
    assert QApplication.clipboard().text() == "kept"
    assert not window.toast.isVisible()
