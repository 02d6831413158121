"""Workbooks become tables of what they show, and what they lack is said, in XLSX, XLS and ODS alike."""

import posixpath
import re
import shutil
import zipfile
from collections.abc import Callable, Sequence
from datetime import date, datetime, time
from pathlib import Path

import pytest
from xlsxwriter.workbook import Workbook
from xlsxwriter.worksheet import Worksheet

from menagerie.deliveries.cells import number_in, shown_text, why_unusable
from menagerie.deliveries.content import read_content
from menagerie.deliveries.delivery import FileFormat, Reading
from menagerie.deliveries.process import read_delivery
from menagerie.deliveries.table import Finished
from menagerie.domain.cases import DeliveryCase, DeliveryNoteCase, FieldCase
from menagerie.domain.errors import UnreadableDeliveryError
from menagerie.domain.facts import Fact, fact
from support.delivered_tables import table_in

XLS = Path(__file__).parent / "samples" / "animals.xls"
SHOWN_XLS = XLS.with_name("shown.xls")
TITLES = ("Name", "Category", "Status")
ODS = "urn:oasis:names:tc:opendocument:xmlns:"
NAMESPACES = " ".join(
    [
        *(f'xmlns:{one}="{ODS}{one}:1.0"' for one in ("office", "style", "table", "text")),
        'xmlns:calcext="urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0"',
    ]
)

Cell = str | float | bool | date | time | None
Workbooks = Callable[..., Path]
Make = Callable[[Callable[[Workbook, Worksheet], object]], Path]


@pytest.fixture
def xlsx(tmp_path: Path) -> Make:
    """Make a workbook with titles on its only sheet, and what else a test writes on it."""

    def make(write: Callable[[Workbook, Worksheet], object]) -> Path:
        path = tmp_path / "animals.xlsx"
        with Workbook(path) as book:
            sheet = book.add_worksheet()
            sheet.write_row(0, 0, TITLES)
            write(book, sheet)
        return path

    return make


def ods(folder: Path, *rows: str, before: str = "") -> Path:
    """Make a workbook of one sheet with titles and these rows as OpenDocument."""
    titles = f"<table:table-row>{''.join(map(text, TITLES))}</table:table-row>"
    path = folder / "animals.ods"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
        archive.writestr(
            "content.xml",
            f"<office:document-content {NAMESPACES}>{before}<office:body><office:spreadsheet>"
            f'<table:table table:name="Animals">{titles}{"".join(rows)}</table:table>'
            "</office:spreadsheet></office:body></office:document-content>",
        )
    return path


def row(*cells: str, attributes: str = "") -> str:
    return f"<table:table-row {attributes}>{''.join(cells)}</table:table-row>"


def text(shown: str, attributes: str = "") -> str:
    return value("string", shown, attributes)


def value(kind: str, shown: str, attributes: str = "") -> str:
    shown = f"<text:p>{shown}</text:p>"
    return f'<table:table-cell office:value-type="{kind}" {attributes}>{shown}</table:table-cell>'


def number(stored: float, shown: str, kind: str = "float") -> str:
    return value(kind, shown, f'office:value="{stored}"')


def with_parts(path: Path, change: Callable[[str, bytes], tuple[str, bytes]]) -> Path:
    """Return a copy of a workbook with other names or contents of its parts."""
    new = path.with_name("changed.xlsx")
    with zipfile.ZipFile(path) as old, zipfile.ZipFile(new, "w") as archive:
        for name in old.namelist():
            archive.writestr(*change(name, old.read(name)))
    return new


def replaced(path: Path, *changes: tuple[str, str]) -> Path:
    """Return a copy of a workbook in whose parts something stands in place of something else."""

    def change(name: str, content: bytes) -> tuple[str, bytes]:
        for before, after in changes:
            content = content.replace(before.encode(), after.encode())
        return name, content

    return with_parts(path, change)


def reasons(table: Finished) -> list[list[Fact | None]]:
    return [[*map(why_unusable, one)] for one in table.rows]


def shown(table: Finished) -> list[list[str]]:
    return [[*map(shown_text, one)] for one in table.rows]


def error(word: str) -> Fact:
    return fact(FieldCase.CELL_ERROR, word=word)


NOT_COMPUTED = fact(FieldCase.CELL_NOT_COMPUTED)


def test_an_error_is_no_empty_cell_whatever_its_word(xlsx: Make, tmp_path: Path) -> None:
    def write(_book: Workbook, sheet: Worksheet) -> None:
        sheet.write_formula(1, 0, "=NA()", value="#N/A")
        sheet.write_row(1, 1, [3, "sold"])
        sheet.write_row(2, 0, ["Al", 2])
        # The last column and the last row have nothing but an error.
        sheet.write_formula(2, 3, "=NA()", value="#N/A")
        sheet.write_formula(3, 0, "=NA()", value="#N/A")

    path = xlsx(write)
    for word in ("#N/A", "#DIV/0!", "#EXTERNAL!", "#TIMEOUT!", "Err:522", "#GETTING_DATA", ""):
        shown_word = word or "#ERROR!"
        # Cells may not say where they are.
        nowhere = [(f' r="{cell}"', "") for cell in ("A2", "B2", "C2") if word not in {"#N/A", "#DIV/0!"}]
        table = table_in(replaced(path, ("<v>#N/A</v>", f"<v>{word}</v>" if word else ""), *nowhere))
        bad = error(shown_word)
        assert reasons(table) == [[bad, None, None, None], [None, None, None, bad], [bad, None, None, None]]
        assert shown(table) == [
            *([shown_word, "3", "sold", ""], ["Al", "2", "", shown_word], [shown_word, "", "", ""])
        ]
    as_libreoffice = '<table:table-cell table:formula="of:=1/0" office:value-type="string" '
    as_libreoffice += 'office:string-value="" calcext:value-type="error"><text:p>#DIV/0!</text:p>'
    as_libreoffice += "</table:table-cell>"
    as_excel = value("float", "#NV", 'table:formula="of:=NA()" office:value="0"')
    table = table_in(ods(tmp_path, row(text("Bo"), as_libreoffice, as_excel)))
    assert reasons(table) == [[None, error("#DIV/0!"), error("#NV")]]


def test_a_formula_without_a_result_is_no_empty_cell(xlsx: Make, tmp_path: Path) -> None:
    def write(_book: Workbook, sheet: Worksheet) -> None:
        sheet.write_string(1, 0, "Bo")
        sheet.write_formula(1, 1, "=1+1", value="")
        sheet.write_formula(1, 2, '=""', value="sold")
        # The zero that stands for a result is none where the program computes nothing; an empty text is one.
        sheet.write_string(2, 0, "Al")
        sheet.write_formula(2, 1, "=1+1")
        sheet.write_formula(2, 2, "=T(1)", value="an empty text")
        sheet.write_row(3, 0, ["Ash", 1])
        sheet.write_formula(3, 2, "=T(A1)", value="to come")

    path = replaced(
        *(xlsx(write), ("<v></v>", ""), ("<v>an empty text</v>", "<v></v>"), ("<v>to come</v>", ""))
    )
    table = table_in(path)
    assert reasons(table) == [
        *([None, NOT_COMPUTED, None], [None, NOT_COMPUTED, None], [None, None, NOT_COMPUTED])
    ]
    assert shown(table)[:2] == [["Bo", "=1+1", "sold"], ["Al", "=1+1", ""]]
    bare = ""
    for kind in ("", 'office:value-type="string"'):
        bare = f'<table:table-cell table:formula="of:=1+1" {kind}/>'
        table = table_in(ods(tmp_path, row(text("Bo"), bare, text("sold"))))
        assert reasons(table) == [[None, NOT_COMPUTED, None]]
    empty = bare.replace("/>", ' office:string-value=""/>')
    assert reasons(table_in(ods(tmp_path, row(text("Bo"), empty, text("sold"))))) == [[None, None, None]]


def test_no_row_that_stands_there_twice_vanishes(xlsx: Make) -> None:
    def write(_book: Workbook, sheet: Worksheet) -> None:
        sheet.write_row(1, 0, ["Bo", 1])
        sheet.write_row(2, 0, ["Rex", 2])

    with pytest.raises(UnreadableDeliveryError, match=DeliveryCase.UNREADABLE):
        table_in(replaced(xlsx(write), ('r="3"', 'r="2"')))


def test_a_value_merged_over_several_rows_is_filled_down_and_said(xlsx: Make, tmp_path: Path) -> None:
    def write(_book: Workbook, sheet: Worksheet) -> None:
        sheet.write_row(1, 0, ["Ann", 1])
        sheet.write_row(2, 0, ["Ben", 1])
        sheet.write_row(3, 0, ["Cid", 1])
        # The last two rows have nothing else.
        sheet.merge_range(1, 2, 5, 2, "sold")
        # What a covered cell stores shows nowhere.
        sheet.write_row(2, 2, ["available"])
        sheet.write_row(4, 2, ["pending"])

    merged = text("sold", 'table:number-rows-spanned="5"')
    covered = (
        '<table:covered-table-cell office:value-type="string"><text:p>x</text:p></table:covered-table-cell>'
    )
    as_ods = ods(
        tmp_path,
        row(text("Ann"), number(1, "1"), merged),
        row(text("Ben"), number(1, "1"), covered),
        row(text("Cid"), number(1, "1"), "<table:covered-table-cell/>"),
    )
    for path in (xlsx(write), as_ods):
        table = table_in(path)
        assert shown(table) == [["Ann", "1", "sold"], ["Ben", "1", "sold"], ["Cid", "1", "sold"]]
        under = fact(FieldCase.CELL_MERGED, cell="C2")
        assert [one[2] for one in reasons(table)] == [None, under, under]
        assert table.notes == (fact(DeliveryNoteCase.MERGED_FILLED, rows=2, numbers="3, 4"),)


def test_cells_merged_across_are_not_filled_and_not_empty(xlsx: Make) -> None:
    def write(_book: Workbook, sheet: Worksheet) -> None:
        sheet.write_row(1, 0, ["Ann", 1, "sold"])
        sheet.merge_range(2, 0, 2, 2, "Cats")
        sheet.write_row(2, 1, [2, "sold"])

    table = table_in(xlsx(write))
    beside = fact(FieldCase.CELL_MERGED, cell="A3")
    assert reasons(table)[1] == [None, beside, beside]
    assert shown(table)[1] == ["Cats", "", ""]


def test_a_number_shows_what_its_format_makes_of_it_and_stays_a_number_for_a_category(xlsx: Make) -> None:
    def write(book: Workbook, sheet: Worksheet) -> None:
        for line, (one, code) in enumerate([(42, "0000"), (7, '"Tank "0'), (0.25, "0%"), (2.5, "# ?/?")], 1):
            sheet.write_number(line, 0, one, book.add_format({"num_format": code}))
            sheet.write_number(line, 1, 1234, book.add_format({"num_format": "#,##0"}))

    table = table_in(xlsx(write))
    assert [one[:2] for one in shown(table)] == [[name, "1,234"] for name in ("0042", "Tank 7", "25%", "2.5")]
    assert [*map(number_in, table.rows[0])] == ["42", "1234", None]
    assert reasons(table)[3][0] == fact(FieldCase.CELL_FORMAT, word="2.5")
    # A share is no whole number, whatever it is.
    assert table.rows[2][0] == "25%"


def test_ods_stores_or_repeats_what_its_cells_show_whatever_its_namespaces(tmp_path: Path) -> None:
    spaced = text("a<text:s text:c='2'/>b<text:tab/>c")
    dated = value("date", "1. Mai", 'office:date-value="2024-05-01"')
    remarked = (
        "<table:table-cell office:value-type='string'><office:annotation><text:p>a remark</text:p>"
        "</office:annotation><text:p>two</text:p><text:p>lines</text:p></table:table-cell>"
    )
    path = ods(
        tmp_path,
        row(number(7, "Bassin 7"), number(1234, "1.234"), value("boolean", "WAHR")),
        row(number(0.3, "0,3"), number(0.12, "12 %", "percentage"), spaced),
        row(dated, number(3, "3"), text("x")),
        row(remarked, number(3, "3"), text("x")),
    )
    table = table_in(path)
    assert shown(table) == [
        ["Bassin 7", "1.234", "WAHR"],
        ["0,3", "12 %", "a  b\tc"],
        ["2024-05-01", "3", "x"],
        ["two\nlines", "3", "x"],
    ]
    assert number_in(table.rows[0][1]) == "1234"
    assert number_in(table.rows[1][1]) is None
    assert reasons(table)[2][0] == fact(FieldCase.CELL_DATE, word="2024-05-01")
    path = ods(tmp_path, row(text("Bo"), number(3, "3")))
    kinds = ("office", "table", "text")
    changes = [change for one in kinds for change in ((f"{one}:", f"x{one}:"), (f":{one}=", f":x{one}="))]
    back = [(f"xmlns:x{one}:", f"xmlns:{one}:") for one in kinds]
    assert table_in(replaced(path, *changes, *back)).rows == [["Bo", "3", ""]]
    repeated = text("x", 'table:number-columns-repeated="3"')
    path = ods(tmp_path, row(text("Rex"), number(3, "3"), text("sold")), row(repeated))
    table = table_in(path, header_row=1)
    assert (table.columns, table.rows) == (TITLES, [["Rex", "3", "sold"], ["x", "x", "x"]])


def test_how_a_name_is_pronounced_is_no_part_of_it(xlsx: Make, tmp_path: Path) -> None:
    ruby = "<text:ruby-base>太郎</text:ruby-base><text:ruby-text>タロウ</text:ruby-text>"
    name = text(f"<text:ruby>{ruby}</text:ruby>丸")
    assert table_in(ods(tmp_path, row(name, number(3, "3")))).rows == [["太郎丸", "3", ""]]
    said = "<r><t>太郎</t></r><rPh sb='0' eb='2'><t>タロウ</t></rPh><phoneticPr fontId='1'/>"
    path = xlsx(lambda _book, sheet: sheet.write_row(1, 0, ["SHARED", "3", "sold"]))
    assert table_in(replaced(path, ("<t>SHARED</t>", said))).rows == [["太郎", "3", "sold"]]

    def put_inline(name: str, content: bytes) -> tuple[str, bytes]:
        cell = f'<c r="A2" t="inlineStr"><is>{said}</is></c>'.encode()
        return name, re.sub(rb'<c r="A2".*?</c>', cell, content) if "sheet1" in name else content

    assert table_in(with_parts(path, put_inline)).rows == [["太郎", "3", "sold"]]


def test_rows_that_stand_in_the_first_cells_alone_are_read(workbook: Workbooks) -> None:
    rows = [["Name;Category;Status"], ["Bo;3;sold"], [""], ['"Mia; the cat";2;available']]
    table = table_in(workbook(Animals=rows))
    assert table.columns == TITLES
    assert table.rows == [["Bo", "3", "sold"], ["Mia; the cat", "2", "available"]]
    assert list(table.numbers) == [2, 4]


def test_xls_is_read_as_well_by_its_content_and_not_by_its_name(tmp_path: Path) -> None:
    table = table_in(SHOWN_XLS)
    assert shown(table) == [
        ["0042", "003", "sold"],
        ["Tank 7", "1,234", "sold"],
        ["Kim", "#N/A", ""],
        ["Tom", "=", ""],
        ["2024-05-01", "3", ""],
        ["Zoe", "3", ""],
    ]
    found = [one for line in reasons(table) for one in line if one is not None]
    assert found == [
        fact(FieldCase.CELL_MERGED, cell="C2"),
        error("#N/A"),
        NOT_COMPUTED,
        fact(FieldCase.CELL_DATE, word="2024-05-01"),
    ]
    assert number_in(table.rows[1][1]) == "1234"
    assert table.hidden == (7,)
    assert {one.case for one in table.notes} == {
        DeliveryNoteCase.ONE_SHEET,
        DeliveryNoteCase.MERGED_FILLED,
        DeliveryNoteCase.ROWS_HIDDEN,
    }
    path = tmp_path / "animals.json"
    shutil.copy(XLS, path)
    delivery = read_delivery(path)
    assert (delivery.format, delivery.sheets) == (FileFormat.XLS, ("Animals", "Notes"))
    assert delivery.columns == TITLES
    assert list(delivery.rows) == [("Rex", "3", "available"), ("Zoë", "12", "sold"), ("ポチ", "7", "pending")]
    for name in ("animals.csv", "animals.txt", "animals"):
        assert read_content(XLS.read_bytes(), name, Reading()).format is FileFormat.XLS


@pytest.mark.parametrize("is_filtered", [True, False])
def test_hidden_rows_are_read_and_named(xlsx: Make, tmp_path: Path, is_filtered: bool) -> None:
    def write(_book: Workbook, sheet: Worksheet) -> None:
        for line in range(1, 6):
            sheet.write_row(line, 0, [f"Cat {line}", 2, "sold"])
        if is_filtered:
            sheet.autofilter(0, 0, 5, 2)
            sheet.filter_column(2, "x == available")
        # One of the hidden rows is blank.
        for line in (2, 4, 6):
            sheet.set_row(line, None, None, {"hidden": True})

    case = DeliveryNoteCase.ROWS_FILTERED if is_filtered else DeliveryNoteCase.ROWS_HIDDEN
    table = table_in(xlsx(write))
    assert len(table.rows) == 5
    assert (table.hidden, table.notes) == ((3, 5), (fact(case, rows=2, numbers="3, 5"),))
    hides = f'table:visibility="{"filter" if is_filtered else "collapse"}" table:number-rows-repeated="2"'
    path = ods(
        tmp_path,
        row(text("Bo"), number(3, "3")),
        row(text("Rex"), number(3, "3"), attributes=hides),
        row("<table:table-cell/>", attributes='table:number-rows-repeated="1048000"'),
    )
    table = table_in(path)
    assert (table.hidden, table.notes) == ((3, 4), (fact(case, rows=2, numbers="3, 4"),))


def folders_with_backslashes(name: str, content: bytes) -> tuple[str, bytes]:
    return name.replace("/", "\\"), content


def capital_names(name: str, content: bytes) -> tuple[str, bytes]:
    return (name if name.startswith("_rels") else name.upper()), content


def another_main_part(name: str, content: bytes) -> tuple[str, bytes]:
    if name == "_rels/.rels":
        content = content.replace(b"xl/workbook.xml", b"/book/main1.xml")
    if name == "xl/_rels/workbook.xml.rels":
        content = content.replace(b'Target="', b'Target="../xl/')
    return name.replace("xl/workbook", "book/main1").replace("xl/_rels/workbook", "book/_rels/main1"), content


def prefixed(name: str, content: bytes) -> tuple[str, bytes]:
    if posixpath.basename(name) == "sheet1.xml":
        content = content.replace(b"</", b"</x:").replace(b"<", b"<x:").replace(b"<x:/x:", b"</x:")
        content = content.replace(b"<x:?xml", b"<?xml").replace(b"xmlns=", b"xmlns:x=")
        content = content.replace(b'"', b"'")
    return name, content


def test_the_parts_and_elements_of_xlsx_are_found_however_they_are_called(xlsx: Make) -> None:
    def write(_book: Workbook, sheet: Worksheet) -> None:
        sheet.write_row(1, 0, ["Bo", 3])
        sheet.write_formula(1, 2, "=NA()", value="#N/A")

    path = xlsx(write)
    for change in (folders_with_backslashes, capital_names, another_main_part, prefixed):
        table = table_in(with_parts(path, change))
        assert table.rows[0][:2] == ["Bo", "3"]
        assert reasons(table) == [[None, None, error("#N/A")]]


def test_a_cell_far_from_the_others_is_named_and_not_read(xlsx: Make, tmp_path: Path) -> None:
    def write(_book: Workbook, sheet: Worksheet) -> None:
        sheet.write_row(1, 0, ["Bo", 3, "sold"])
        sheet.write_number(0, 16_383, 1)
        sheet.write_number(1, 16_383, 1)

    def write_below(_book: Workbook, sheet: Worksheet) -> None:
        sheet.write_row(1, 0, ["Bo", 3, "sold", *range(20)])
        sheet.write_string(1_048_575, 1, "x")

    gap = '<table:table-cell table:number-columns-repeated="16380"/>'
    as_ods = ods(
        tmp_path,
        row(text("Bo"), number(3, "3"), text("sold"), gap, number(1, "1")),
        row(gap, "<table:table-cell/>" * 3, number(1, "1")),
    )
    for source, cell, more in ((write, "XFD1", 1), (as_ods, "XFD2", 1), (write_below, "B1048576", 0)):
        table = table_in(source if isinstance(source, Path) else xlsx(source))
        assert [one[:3] for one in table.rows] == [["Bo", "3", "sold"]]
        assert table.notes == (fact(DeliveryNoteCase.FAR_CELL, cell=cell, more=more),)
    table = table_in(xlsx(lambda _, sheet: sheet.write_row(1, 0, ["Bo", 3, "sold", *range(200)])))
    assert (len(table.rows[0]), table.notes) == (203, ())


def test_the_first_sheet_with_titles_of_animals_is_read_or_the_first(workbook: Workbooks) -> None:
    path = workbook(
        Cover=[["How to fill in"], ["One animal a row"]],
        Prices=[["Article", "Price"], ["Bo", 3]],
        Empty=[["Name", "Kategorie"]],
        Tiere=[["Name", "Kategorie"], ["Bo", 3]],
        More=[["Name", "Kategorie"], ["Rex", 3]],
    )
    table = table_in(path)
    assert table.columns == ("Name", "Kategorie")
    others = "Cover\nPrices\nEmpty\nMore"
    assert table.notes == (fact(DeliveryNoteCase.ONE_SHEET, sheet="Tiere", names=others),)
    path = workbook(Empty=[], One=[["Qqq", "Www"], ["Bo", 3]], Two=[["X"], ["Y"]])
    assert table_in(path).rows == [["Bo", "3"]]


@pytest.fixture
def workbook(tmp_path: Path) -> Workbooks:
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


def test_a_workbook_is_read_with_the_numbers_of_its_rows_wherever_they_stand(workbook: Workbooks) -> None:
    path = workbook(Animals=[TITLES, ("Rex", 3, "available"), (), ("Tom", 12, "sold")])
    delivery = read_delivery(path)
    assert (delivery.format, delivery.columns) == (FileFormat.XLSX, TITLES)
    assert list(delivery.rows) == [("Rex", "3", "available"), ("Tom", "12", "sold")]
    assert list(delivery.numbers) == [2, 4]
    assert delivery.reading == Reading(sheet="Animals", header_row=1)
    assert (delivery.title, delivery.path, delivery.sheets) == ("animals.xlsx", path, ("Animals",))
    table = table_in(
        workbook(at=(4, 2), Animals=[("Name", None, "Status"), ("Rex", 3, "sold"), ("Tom", 4, "x")])
    )
    assert table.columns == ("Name", "Column D", "Status")
    assert list(table.numbers) == [6, 7]


def test_cells_are_what_a_person_sees_and_a_number_that_cannot_be_kept_is_noted(workbook: Workbooks) -> None:
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


def test_a_formula_gives_its_stored_result_and_is_not_computed(xlsx: Make) -> None:
    def write(_book: Workbook, sheet: Worksheet) -> None:
        sheet.write_string(1, 0, "Rex")
        sheet.write_formula(1, 1, "=1+1", value=7)
        sheet.write_formula(1, 2, '=WEBSERVICE("https://example.com")', value="sold")

    assert table_in(xlsx(write)).rows == [["Rex", "7", "sold"]]


def test_the_first_visible_sheet_with_cells_is_read_or_a_chosen_one(workbook: Workbooks) -> None:
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
