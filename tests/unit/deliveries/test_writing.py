"""What is written is read back the same, in every format, and no spreadsheet runs any of it."""

import zipfile
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from menagerie.deliveries.content import read_content
from menagerie.deliveries.delivery import FileFormat, Reading
from menagerie.deliveries.process import read_delivery
from menagerie.deliveries.table import finish
from menagerie.deliveries.write import write_delivery
from menagerie.domain.cases import Written
from menagerie.domain.errors import StorageError
from support.delivered_tables import reading_of, table_in

COLUMNS = ("Name", "Category", "=Status")
ROWS = [
    ("=1+1", "  two  spaces ", "a\ttab, and\na line"),
    ("-5", "+3", "@SUM(A1)"),
    ("'tis", "'=quoted", "''"),
    ("é漢🐕 שלום", "9223372036854775807", 'q"uo"te'),
    ("007", "", "true"),
    ("1.0", "2026-11-14", "<b>&amp;</b> _x0041_"),
]
FORMATS = list(FileFormat)

# A text as it comes out of a reader: without what no one sees, and with one kind of line break.
CELLS = st.one_of(
    st.text(
        st.characters(exclude_categories=["Cs", "Cc", "Cn", "Co"], include_characters="\t\n"), max_size=12
    ),
    st.text("=+-@'\"\t\n ,;|a1\\", max_size=5),
)
TABLES = st.lists(st.tuples(st.text("abc-=", min_size=1, max_size=3), CELLS, CELLS), min_size=1, max_size=6)


@pytest.mark.parametrize("file_format", FORMATS)
def test_rows_are_read_back_the_same_and_no_text_is_markup(tmp_path: Path, file_format: FileFormat) -> None:
    markup = ("<r><t>Rex</t></is></c><c><f>1+1</f></c>&</r>", "</table:table>&", "]]>")
    rows = [*ROWS, markup]
    path = write_delivery(tmp_path / f"rest.{file_format}", file_format, Reading(), COLUMNS, rows)
    found = read_content(path.read_bytes(), path.name, Reading(header_row=1))
    assert found.format is (FileFormat.XLSX if file_format is FileFormat.XLS else file_format)
    delivered = finish(found)
    assert delivered.columns == COLUMNS
    assert [*map(tuple, delivered.rows)] == rows
    # No rows make a file, too, and a folder that is gone says so.
    assert write_delivery(tmp_path / "none", file_format, Reading(), COLUMNS, []).is_file()
    with pytest.raises(StorageError, match=r"writing\.no-folder") as raised:
        write_delivery(tmp_path / "gone" / "rest", file_format, Reading(), COLUMNS, ROWS)
    assert raised.value.values["what"] is Written.ROWS


@pytest.mark.parametrize("file_format", [one for one in FORMATS if one is not FileFormat.XLS])
@given(rows=TABLES)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_texts_are_read_back(
    tmp_path: Path, file_format: FileFormat, rows: list[tuple[str, ...]]
) -> None:
    if file_format in {FileFormat.CSV, FileFormat.TSV}:
        # Lines in odd cells can look like rows that a stray quotation mark has taken in; these are left out.
        rows = [tuple(cell.replace("\n", " ") for cell in row) for row in rows]
    path = write_delivery(tmp_path / f"rest.{file_format}", file_format, Reading(), COLUMNS, rows)
    found = table_in(path, path.name, **({} if "json" in file_format else {"header_row": 1}))
    width = len(found.columns)
    assert found.columns == COLUMNS[:width]
    assert [(*row, "", "")[:3] for row in map(tuple, found.rows)] == rows


def test_a_text_file_keeps_its_delimiter_and_becomes_utf_8_with_a_mark(tmp_path: Path) -> None:
    path, rows = tmp_path / "rest.csv", [("it's", 'a "b"'), ("x,y;z|\t", "line\nbreak")]
    for delimiter, quote in product(",;\t|", "\"'"):
        reading = Reading(delimiter=delimiter, quote=quote, header_row=1)
        write_delivery(path, FileFormat.CSV, reading, ["Name", "Note"], rows)
        assert [*map(tuple, table_in(path, header_row=1).rows)] == rows
    rows = [("豆豆", "3"), ("Zoë", "4")]
    for encoding in ("utf-16", "cp1252", "gb18030", "no-such-encoding"):
        reading = Reading(encoding=encoding, header_row=1)
        write_delivery(path, FileFormat.CSV, reading, ["Name", "Category"], iter(rows))
        found = table_in(path)
        assert ([*map(tuple, found.rows)], found.notes) == (rows, ())
        assert reading_of(path.read_bytes()).encoding == "utf-8-sig"


def test_a_formula_is_not_one_when_it_is_written(tmp_path: Path) -> None:
    path = write_delivery(tmp_path / "rest.csv", FileFormat.CSV, Reading(), ["Name"], [["=1+1"], ["@x"]])
    assert path.read_text("utf-8-sig").splitlines() == ['"Name"', '"\'=1+1"', '"\'@x"']
    path = write_delivery(tmp_path / "rest.xlsx", FileFormat.XLSX, Reading(), ["Name"], [["=1+1"]])
    with zipfile.ZipFile(path) as archive:
        assert b"<f>" not in archive.read("xl/worksheets/sheet1.xml")


def test_xls_becomes_xlsx_and_says_so_and_replaces_no_file_that_was_not_named(tmp_path: Path) -> None:
    path = tmp_path / "rest.xlsx"
    assert write_delivery(tmp_path / "rest.xls", FileFormat.XLS, Reading(), COLUMNS, ROWS) == path
    assert [*tmp_path.iterdir()] == [path]
    for named in (path, tmp_path / "rest.XLSX"):
        named.write_text("older")
        assert write_delivery(named, FileFormat.XLS, Reading(), COLUMNS, ROWS) == named
    path.write_text("older")
    with pytest.raises(StorageError, match=r"there-already .*name='rest\.xlsx'"):
        write_delivery(tmp_path / "rest.xls", FileFormat.XLS, Reading(), COLUMNS, ROWS)
    assert path.read_text() == "older"


def test_the_delivery_itself_is_never_replaced_whatever_its_name(tmp_path: Path) -> None:
    path = tmp_path / "animals.csv"
    path.write_text("Name\nRex\n")
    link = tmp_path / "link.csv"
    link.hardlink_to(path)
    digest = read_delivery(path).digest
    for one in (path, link):
        with pytest.raises(StorageError, match="is-imported-file"):
            write_delivery(one, FileFormat.CSV, Reading(), COLUMNS, ROWS, digest=digest)
    assert path.read_text() == "Name\nRex\n"


class BrokenOffError(Exception):
    pass


@pytest.mark.parametrize("file_format", [one for one in FORMATS if one is not FileFormat.XLS])
def test_an_older_file_stays_until_the_new_one_is_whole(tmp_path: Path, file_format: FileFormat) -> None:
    path = tmp_path / "rest"
    path.write_text("older")

    def rows() -> Iterator[Sequence[str]]:
        yield from ROWS
        raise BrokenOffError

    with pytest.raises(BrokenOffError):
        write_delivery(path, file_format, Reading(), COLUMNS, rows())
    assert path.read_text() == "older"
    assert list(tmp_path.iterdir()) == [path]
