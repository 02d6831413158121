"""Lists in encodings from before Unicode are read right, and marks that quote nothing are letters."""

import csv
from collections.abc import Mapping
from itertools import chain, product
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.deliveries.cells import shown_text, why_unusable
from menagerie.deliveries.delivery import Reading
from menagerie.deliveries.encoding import ENCODINGS, decoded, encoding_named
from menagerie.deliveries.process import read_delivery
from menagerie.domain.cases import DeliveryNoteCase, FieldCase
from menagerie.domain.facts import Fact, fact
from support.delivered_tables import reading_of, table_in
from support.every_case import every_case
from support.lists_of_names import LANGUAGES, Language, samples
from support.two_runs import Times


def guessed(notes: tuple[Fact, ...]) -> Fact | None:
    return next((note for note in notes if note.case is DeliveryNoteCase.ENCODING_GUESSED), None)


@pytest.mark.parametrize(
    ("language", "encoding"),
    [
        pytest.param(language, encoding, id=f"{name} {encoding}")
        for name, language in LANGUAGES.items()
        for encoding in language.encodings
    ],
)
def test_a_list_of_twenty_names_is_read_right_and_called_a_guess_and_no_short_one_read_wrong_without_a_word(
    language: Language, encoding: str, times: Times
) -> None:
    for own_titles in (True, False):
        for one in samples(language, encoding, 20, times(8, sample=1), own_titles=own_titles):
            assert decoded(one.content, None)[::2] == (one.text, True)
    for one in samples(language, encoding, 3, times(60, sample=3), own_titles=False):
        found = decoded(one.content, None)
        assert found.text == one.text or found.is_guess


def test_the_languages_of_window_and_system_decide_where_names_do_not(tmp_path: Path) -> None:
    content = "name,status\nGandrė,sold\nMurkė,sold\n".encode("cp1257")
    assert decoded(content, None).encoding == "cp1252"
    for languages in (("lt_LT",), ("en_US", "lt_LT"), ("en_US", "lt")):
        assert decoded(content, None, languages).encoding == "cp1257"
    # The process that reads gets the hint, too.
    path = tmp_path / "animals.csv"
    path.write_bytes(content)
    assert read_delivery(path, Reading(), languages=("lt_LT",)).rows[0] == ("Gandrė", "sold")
    content = "name,status\nMüller,sold\nKätzchen,sold\nGrößter,sold\n".encode("cp1252")
    for language in ("ar_AE", "ja_JP", "zh_CN", "ru_RU"):
        assert decoded(content, None, (language,)).encoding == "cp1252"


def test_names_that_a_guess_got_are_shown() -> None:
    text = "name;categoryId;status\n" + "".join(
        f"{name};2;sold\n" for name in ["Rex", "لولو", "سمسم", "لولو", "مشمش", "نجمة"]
    )
    table = table_in(text.encode("cp1256"))
    note = guessed(table.notes)
    assert note == fact(DeliveryNoteCase.ENCODING_GUESSED, encoding="cp1256", names="لولو\nسمسم\nمشمش")
    assert [row[0] for row in table.rows] == ["Rex", "لولو", "سمسم", "لولو", "مشمش", "نجمة"]

    def shown(text: str, name: str = "x.csv", **reading: int) -> object:
        note = guessed(table_in(text.encode("cp1252"), name, **reading).notes)
        return note and note.values["names"]

    # The column with most words beyond ASCII shows it, and titles where nothing below them does.
    assert shown("Art;Rufname\nVögel;Bärli\nVögel;Rex\nVögel;Süße\nMäuse;Löwe\n") == "Bärli\nSüße\nLöwe"
    assert shown("Name;Käfig\nRex;3\n", header_row=1) == "Käfig"
    assert shown('[{"name": "Käthe", "status": "sold"}]', "x.json") == "Käthe"


def test_nothing_is_said_where_the_bytes_the_line_ends_or_a_person_decide() -> None:
    for content in (
        "Name,Status\nZoë,sold\nلولو,sold\n".encode(),
        "Name,Status\nZoë,sold\n".encode("utf-8-sig"),
        "Name,Status\nZoë,sold\n".encode("utf-16"),
        "Name,Status\nZoë,sold\n".encode("utf-16-le"),
        "Name,Status\nlonger,sold\nポチ\u3000太郎,sold\n".encode("utf-16-be"),
        "Name,Status\nポチ,sold\n".encode("iso2022_jp"),
        b"Name,Status\nRex,sold\n",
    ):
        table = table_in(content)
        assert guessed(table.notes) is None
        assert table.rows[-1][0] in {"لولو", "Zoë", "ポチ\u3000太郎", "ポチ", "Rex"}
    table = table_in("Name,Status\nZoë,sold\n".encode("cp1252"), encoding="cp1252")
    assert (table.rows, table.notes) == ([["Zoë", "sold"]], ())
    # Half a letter at the end and line ends of an old Macintosh tell it, too.
    assert reading_of("Name,Status\nRex,sold\nZoë".encode()[:-1]).encoding == "utf-8"
    assert decoded("name,status\rKn\x9adel,sold\r".encode("latin-1"), None).encoding == "mac-roman"


NAMED = {
    "cp1256": "windows-1256 CP1256",
    "cp1250": "Windows-1250",
    "cp1258": "windows-1258",
    "cp874": "Windows-874 TIS-620",
    "cp850": "ibm850",
    "cp866": "cp866",
    "mac-roman": "macintosh",
    "koi8-r": "KOI8-R",
    "gb18030": "GB18030 gbk",
    "big5": "Big5",
    "cp932": "Shift-JIS sjis",
    "euc_jp": "euc-jp",
    "cp949": "EUC-KR",
    "cp1252": "latin1",
    "utf-8": "utf-8",
    "utf-16": "UTF-16",
}


def test_an_encoding_is_known_by_its_usual_names_and_each_that_is_found_by_its_own() -> None:
    for encoding, names in NAMED.items():
        assert {encoding_named(name) for name in names.split()} == {encoding}
    assert {encoding_named(name) for name in ("klingon", "hex", "undefined", "")} == {None}
    assert [encoding_named(name) for name in ENCODINGS] == list(ENCODINGS)
    assert set(chain.from_iterable(one.encodings for one in LANGUAGES.values())) <= set(ENCODINGS)


def rows_in(text: str) -> list[list[str]]:
    """Return the rows of a file with commas; they are all usable."""
    rows = table_in(text, header_row=1).rows
    assert {why_unusable(cell) for row in rows for cell in row} == {None}
    return rows


def reasons(text: str) -> list[Fact | None]:
    """Return why each row cannot be used, which is the same in all of its cells."""
    found = [{why_unusable(cell) for cell in row} for row in table_in(text, header_row=1).rows]
    assert all(len(one) == 1 for one in found)
    return [next(iter(one)) for one in found]


def written(count: int, marks: Mapping[int, str], delimiter: str, column: int) -> tuple[list[list[str]], str]:
    """Return rows, some with a mark in a column, and the text of their file."""
    rows = [[f"a{number}", f"b{number}", f"c{number}"] for number in range(count)]
    for number, mark in marks.items():
        rows[number][column] = mark
    text = "".join(delimiter.join(row) + "\n" for row in [["Who", "Where", "What"], *rows])
    return rows, text


def test_a_mark_that_is_never_closed_takes_no_row_with_it_and_rows_between_two_that_quote_are_named() -> None:
    for delimiter, column in product(",;\t|", range(3)):
        marks = {7: '"shy', 33: 'a 3" tank', 40: '"big'}
        rows, text = written(60, marks, delimiter, column)
        assert table_in(text, header_row=1).rows == rows
        _rows, text = written(9, {1: '"shy', 4: 'a tank of 3"'}, delimiter, column)
        found = table_in(text, header_row=1)
        shown = [shown_text(row[0]) for row in (found.rows[0], *found.rows[2:])]
        assert shown == ["a0", "a5", "a6", "a7", "a8"]
        inside = fact(FieldCase.ROWS_INSIDE, first=4, last=6)
        assert [why_unusable(cell) for cell in found.rows[1]] == [inside] * 3
        assert list(found.numbers) == [2, 3, 7, 8, 9, 10]


def test_rows_between_marks_are_rows_or_named_and_lines_of_a_cell_are_none() -> None:
    assert reasons('Name,Note\nRex,"shy\nBo,3"\nTom,x\n') == [fact(FieldCase.ROW_INSIDE, first=3), None]
    assert rows_in('Name,"Note\nRex,a\nBo,3"\nTom,x\n') == [["Rex", "a"], ["Bo", '3"'], ["Tom", "x"]]
    text = 'Name,"Note\n(optional)",Kind\nRex,"two,\nlines",1\nBo,"a ""b""\n\nc",2\nTom,,"x\ny"\n'
    assert rows_in(text) == [["Rex", "two,\nlines", "1"], ["Bo", 'a "b"\n\nc', "2"], ["Tom", "", "x\ny"]]


LETTERS = {
    '"Small "S" mouse"': 'Small "S" mouse',
    '"Uncle "Bob""': 'Uncle "Bob"',
    '""Bob" the cat"': '"Bob" the cat',
    '"Bob", the cat"': 'Bob", the cat',
    '"Say ""hi"" and "bye" now"': 'Say "hi" and "bye" now',
    r'"Say \"hi\", cat"': 'Say "hi", cat',
    r'"C:\"': "C:\\",
    '"Bob" the cat': '"Bob" the cat',
    '5" long': '5" long',
    '"5-inch': '"5-inch',
    '"a, ""b"", c"': 'a, "b", c',
}


def test_marks_inside_a_cell_are_letters() -> None:
    with every_case() as case:
        for (mark, read), around in product(
            LETTERS.items(), ("{},2,x\n", "x,{},2\n", '"x","2",{}\n', "x,2,{}\n")
        ):
            with case(around.format(mark)):
                row = next(csv.reader([around.replace("{}", "CELL")]))
                text = "Who,What,Where\nBo,1,x\nTom,2,y\n" + around.format(mark)
                assert rows_in(text)[2] == [read if cell == "CELL" else cell for cell in row]
    text = 'Who,Note,What\nRex,"a "b" c\nd","e "f" g"\nTom,x,y\n'
    assert rows_in(text) == [["Rex", 'a "b" c\nd', 'e "f" g'], ["Tom", "x", "y"]]


def test_a_row_that_is_read_in_two_ways_or_a_last_one_that_is_cut_off_is_left_out() -> None:
    for unclear in ('"a "x","b","c" y"', '"a "b", ' * 20_000):
        found = reasons(f"Who,What\nRex,1\n{unclear}\nTom,2\n")
        assert found == [None, fact(FieldCase.MARKS_UNCLEAR), None]
    # So is a last line without an end and with fewer cells than titles.
    titles = "Name,Category,Status\nRex,3,sold\n"
    for end in ("Bo", "Bo,1", '"Bo', "Bo,12", "B"):
        assert reasons(f"{titles}{end}") == [None, fact(FieldCase.ROW_CUT_OFF)]
        assert not table_in(f"{titles}{end}").notes
    whole = (f"{titles}Bo,3,so", f"{titles}Bo,3,", f"{titles}Bo,3\n", "Name,Category,,\nRex,3\nBo,3")
    for text in (*whole, "Name\nRex\nBo"):
        assert set(reasons(text)) == {None}


@given(st.lists(st.lists(st.text('a",;\\\n ', max_size=6), min_size=3, max_size=3), min_size=1, max_size=5))
def test_no_line_vanishes_whatever_its_marks(rows: list[list[str]]) -> None:
    text = "".join(",".join(row) + "\n" for row in [["Who", "What", "Where"], *rows])
    found = table_in("x,y,z\n" * 3 + text + "x,y,z\n", header_row=1, delimiter=",")
    # The last row is read in any case, and every number is one of a line.
    assert [shown_text(cell) for cell in found.rows[-1]][:3] == ["x", "y", "z"]
    assert list(found.numbers) == sorted(set(found.numbers))
