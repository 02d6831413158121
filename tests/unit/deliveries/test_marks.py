"""Quotation marks that quote nothing are letters, and no row vanishes inside a cell."""

import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.deliveries.cells import shown_text, why_unusable
from menagerie.domain.cases import FieldCase
from menagerie.domain.facts import Fact, fact
from support.delivered_tables import table_in
from support.two_runs import sampled

DELIMITERS = sampled([",", ";", "\t", "|"])


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


@pytest.mark.parametrize("delimiter", DELIMITERS)
@pytest.mark.parametrize("column", [0, 1, 2])
def test_a_mark_that_is_never_closed_takes_no_row_with_it(delimiter: str, column: int) -> None:
    rows = [[f"a{number}", f"b{number}", f"c{number}"] for number in range(60)]
    rows[7][column], rows[33][column] = '"shy', 'a 3" tank'
    rows[40][column] = '"big'
    text = "".join(delimiter.join(row) + "\n" for row in [["Who", "Where", "What"], *rows])
    assert table_in(text, header_row=1).rows == rows


@pytest.mark.parametrize("delimiter", DELIMITERS)
@pytest.mark.parametrize("column", [0, 1, 2])
def test_rows_between_two_marks_that_happen_to_quote_are_named(delimiter: str, column: int) -> None:
    rows = [[f"a{number}", f"b{number}", f"c{number}"] for number in range(9)]
    rows[1][column], rows[4][column] = '"shy', 'a tank of 3"'
    text = "".join(delimiter.join(row) + "\n" for row in [["Who", "Where", "What"], *rows])
    found = table_in(text, header_row=1)
    assert [shown_text(row[0]) for row in (found.rows[0], *found.rows[2:])] == ["a0", "a5", "a6", "a7", "a8"]
    inside = fact(FieldCase.ROWS_INSIDE, first=4, last=6)
    assert [why_unusable(cell) for cell in found.rows[1]] == [inside] * 3
    assert list(found.numbers) == [2, 3, 7, 8, 9, 10]


def test_one_row_inside_a_cell_is_named_too() -> None:
    assert reasons('Name,Note\nRex,"shy\nBo,3"\nTom,x\n') == [fact(FieldCase.ROW_INSIDE, first=3), None]


def test_rows_inside_a_title_are_rows() -> None:
    assert rows_in('Name,"Note\nRex,a\nBo,3"\nTom,x\n') == [["Rex", "a"], ["Bo", '3"'], ["Tom", "x"]]


def test_a_proper_cell_of_several_lines_stays_one_cell() -> None:
    text = 'Name,"Note\n(optional)",Kind\nRex,"two,\nlines",1\nBo,"a ""b""\n\nc",2\nTom,,"x\ny"\n'
    assert rows_in(text) == [["Rex", "two,\nlines", "1"], ["Bo", 'a "b"\n\nc', "2"], ["Tom", "", "x\ny"]]


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ('"Small "S" mouse"', 'Small "S" mouse'),
        ('"Uncle "Bob""', 'Uncle "Bob"'),
        ('""Bob" the cat"', '"Bob" the cat'),
        ('"Bob", the cat"', 'Bob", the cat'),
        ('"Say ""hi"" and "bye" now"', 'Say "hi" and "bye" now'),
        (r'"Say \"hi\", cat"', 'Say "hi", cat'),
        (r'"C:\"', "C:\\"),
        ('"Bob" the cat', '"Bob" the cat'),
        ('5" long', '5" long'),
        ('"5-inch', '"5-inch'),
        ('"a, ""b"", c"', 'a, "b", c'),
    ],
)
@pytest.mark.parametrize("around", ["{},2,x\n", "x,{},2\n", '"x","2",{}\n', "x,2,{}\n"])
def test_marks_inside_a_cell_are_letters(written: str, read: str, around: str) -> None:
    row = next(csv.reader([around.replace("{}", "CELL")]))
    text = "Who,What,Where\nBo,1,x\nTom,2,y\n" + around.format(written)
    assert rows_in(text)[2] == [read if cell == "CELL" else cell for cell in row]


def test_marks_inside_a_cell_of_several_lines_are_letters() -> None:
    text = 'Who,Note,What\nRex,"a "b" c\nd","e "f" g"\nTom,x,y\n'
    assert rows_in(text) == [["Rex", 'a "b" c\nd', 'e "f" g'], ["Tom", "x", "y"]]


def test_a_row_that_can_be_read_in_two_ways_is_left_out_with_its_reason() -> None:
    text = 'Who,What\nRex,1\n"a "x","b","c" y"\nTom,2\n'
    assert reasons(text) == [None, fact(FieldCase.MARKS_UNCLEAR), None]


def test_a_row_with_more_marks_than_anyone_can_tell_apart_takes_no_time() -> None:
    text = "Who,What\nRex,1\n" + '"a "b", ' * 20_000 + "\nTom,2\n"
    assert reasons(text) == [None, fact(FieldCase.MARKS_UNCLEAR), None]


@given(st.lists(st.lists(st.text('a",;\\\n ', max_size=6), min_size=3, max_size=3), min_size=1, max_size=5))
def test_no_line_vanishes_whatever_its_marks(rows: list[list[str]]) -> None:
    written = io.StringIO()
    written.write("Who,What,Where\n")
    for row in rows:
        written.write(",".join(row) + "\n")
    text = written.getvalue()
    found = table_in("x,y,z\n" * 3 + text + "x,y,z\n", header_row=1, delimiter=",")
    # The last row is read in any case, and every number is one of a line.
    assert [shown_text(cell) for cell in found.rows[-1]][:3] == ["x", "y", "z"]
    assert list(found.numbers) == sorted(set(found.numbers))


# A file that ends too early


@pytest.mark.parametrize("end", ["Bo", "Bo,1", '"Bo', "Bo,12", "B"])
def test_a_last_line_without_an_end_and_with_fewer_cells_than_titles_is_left_out(end: str) -> None:
    found = reasons(f"Name,Category,Status\nRex,3,sold\n{end}")
    assert found == [None, fact(FieldCase.ROW_CUT_OFF)]
    assert not table_in(f"Name,Category,Status\nRex,3,sold\n{end}").notes


@pytest.mark.parametrize(
    "text",
    [
        "Name,Category,Status\nRex,3,sold\nBo,3,so",
        "Name,Category,Status\nRex,3,sold\nBo,3,",
        "Name,Category,,\nRex,3\nBo,3",
        "Name,Category,Status\nRex,3,sold\nBo,3\n",
        "Name\nRex\nBo",
    ],
)
def test_a_last_line_with_an_end_or_with_all_of_its_cells_is_whole(text: str) -> None:
    assert set(reasons(text)) == {None}
