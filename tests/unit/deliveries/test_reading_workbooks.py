"""Workbooks become tables of what a person sees in them."""

import shutil
import zipfile
from collections.abc import Callable, Sequence
from datetime import date, datetime, time
from pathlib import Path

import pytest
from xlsxwriter.workbook import Workbook

from menagerie.deliveries.cells import shown_text
from menagerie.deliveries.content import read_content
from menagerie.deliveries.delivery import FileFormat, Reading
from menagerie.deliveries.process import read_delivery
from menagerie.domain.cases import DeliveryNoteCase
from menagerie.domain.errors import UnreadableDeliveryError
from menagerie.domain.facts import fact
from support.delivered_tables import table_in

XLS = Path(__file__).parent / "samples" / "animals.xls"
TITLES = ("Name", "Category", "Status")

Cell = str | float | bool | date | time | None


@pytest.fixture
def workbook(tmp_path: Path) -> Callable[..., Path]:
    """Make a workbook of sheets, each a list of rows that begins at ``at``."""

    def make(
        at: tuple[int, int] = (0, 0), hidden: str | None = None, **sheets: Sequence[Sequence[Cell]]
    ) -> Path:
        path = tmp_path / "animals.xlsx"
        with Workbook(path, {"default_date_format": "yyyy-mm-dd hh:mm"}) as book:
            for name, rows in sheets.items():
                sheet = book.add_worksheet(name)
                for number, row in enumerate(rows, at[0]):
                    for index, cell in enumerate(row, at[1]):
                        sheet.write(number, index, cell)
                if name == hidden:
                    sheet.hide()
        return path

    return make


def test_a_workbook_is_read_with_the_numbers_of_its_rows(workbook: Callable[..., Path]) -> None:
    path = workbook(Animals=[TITLES, ("Rex", 3, "available"), (), ("Tom", 12, "sold")])
    delivery = read_delivery(path)
    assert delivery.format is FileFormat.XLSX
    assert delivery.columns == TITLES
    assert list(delivery.rows) == [("Rex", "3", "available"), ("Tom", "12", "sold")]
    assert list(delivery.numbers) == [2, 4]
    assert delivery.reading == Reading(sheet="Animals", header_row=1)
    assert (delivery.title, delivery.path, delivery.sheets) == ("animals.xlsx", path, ("Animals",))


def test_cells_are_the_texts_that_a_person_sees_and_a_number_that_cannot_be_kept_is_noted(
    workbook: Callable[..., Path],
) -> None:
    cells: dict[Cell, str] = {
        3: "3",
        1.5: "1.5",
        2**53 - 1: str(2**53 - 1),
        datetime(2026, 11, 14): "2026-11-14",  # noqa: DTZ001 - workbooks have no zones
        datetime(2026, 11, 14, 9, 30): "2026-11-14 09:30:00",  # noqa: DTZ001 - the same
        "007": "007",
        " Rex ": " Rex ",
        True: "TRUE",
    }
    table = table_in(workbook(Animals=[["Title"], *([cell] for cell in cells)]), header_row=1)
    assert [shown_text(row[0]) for row in table.rows] == list(cells.values())
    table = table_in(workbook(Animals=[TITLES, ("Rex", 2**53 + 2, "sold"), ("Tom", 3, "sold")]))
    assert table.notes == (fact(DeliveryNoteCase.NUMBER_INEXACT, row=2, more=0),)


def test_a_formula_gives_its_stored_result_and_is_not_computed(tmp_path: Path) -> None:
    path = tmp_path / "animals.xlsx"
    with Workbook(path) as book:
        sheet = book.add_worksheet()
        sheet.write_row(0, 0, TITLES)
        sheet.write_string(1, 0, "Rex")
        sheet.write_formula(1, 1, "=1+1", value=7)
        sheet.write_formula(1, 2, '=WEBSERVICE("https://example.com")', value="sold")
    assert table_in(path).rows == [["Rex", "7", "sold"]]


def test_a_table_anywhere_on_the_sheet_keeps_its_letters_and_numbers(workbook: Callable[..., Path]) -> None:
    table = table_in(
        workbook(at=(4, 2), Animals=[("Name", None, "Status"), ("Rex", 3, "sold"), ("Tom", 4, "x")])
    )
    assert table.columns == ("Name", "Column D", "Status")
    assert list(table.numbers) == [6, 7]


def test_the_first_visible_sheet_with_cells_is_read_or_another_that_is_chosen(
    workbook: Callable[..., Path],
) -> None:
    rows = [TITLES, ("Rex", 3, "sold")]
    path = workbook(
        hidden="Old", Empty=[], Old=[("No", 1), ("x", 2)], Animals=rows, More=[TITLES, ("Tom", 4)]
    )
    found = read_content(path.read_bytes(), path.name, Reading())
    assert found.sheets == ("Empty", "Old", "Animals", "More")
    assert found.reading.sheet == "Animals"
    assert table_in(path, sheet="More").rows == [["Tom", "4", ""]]
    with pytest.raises(UnreadableDeliveryError, match="no-such-sheet sheet='Three'"):
        table_in(path, sheet="Three")
    with pytest.raises(UnreadableDeliveryError, match="empty"):
        table_in(workbook(Animals=[]))


def test_an_old_workbook_is_read_by_its_content_and_not_by_its_name(tmp_path: Path) -> None:
    path = tmp_path / "animals.json"
    shutil.copy(XLS, path)
    delivery = read_delivery(path)
    assert delivery.format is FileFormat.XLS
    assert delivery.sheets == ("Animals", "Notes")
    assert delivery.columns == TITLES
    assert list(delivery.rows) == [("Rex", "3", "available"), ("Zoë", "12", "sold"), ("ポチ", "7", "pending")]
    for name in ("animals.csv", "animals.txt", "animals"):
        assert read_content(XLS.read_bytes(), name, Reading()).format is FileFormat.XLS


def test_a_sheet_of_opendocument_repeats_its_cells(tmp_path: Path) -> None:
    path = tmp_path / "animals.ods"
    cell = '<table:table-cell office:value-type="{0}" {2}><text:p>{1}</text:p></table:table-cell>'
    rows = "".join(
        f"<table:table-row>{''.join(row)}</table:table-row>"
        for row in (
            [cell.format("string", title, "") for title in TITLES],
            [
                cell.format("string", "Rex", ""),
                cell.format("float", 3, 'office:value="3"'),
                cell.format("string", "sold", ""),
            ],
            [cell.format("string", "x", 'table:number-columns-repeated="3"')],
        )
    )
    namespaces = " ".join(
        f'xmlns:{one}="urn:oasis:names:tc:opendocument:xmlns:{one}:1.0"'
        for one in ("office", "table", "text")
    )
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
        archive.writestr(
            "content.xml",
            f"<office:document-content {namespaces}><office:body><office:spreadsheet>"
            f'<table:table table:name="Animals">{rows}</table:table>'
            "</office:spreadsheet></office:body></office:document-content>",
        )
        archive.writestr("META-INF/manifest.xml", "<manifest/>")
    table = table_in(path, header_row=1)
    assert table.columns == TITLES
    assert table.rows == [["Rex", "3", "sold"], ["x", "x", "x"]]
