"""Quotation marks that quote nothing are letters, and no row vanishes inside a cell."""

import csv
from collections.abc import Mapping
from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from menagerie.deliveries.cells import shown_text, why_unusable
from menagerie.domain.cases import FieldCase
from menagerie.domain.facts import Fact, fact
from support.delivered_tables import table_in
from support.every_case import every_case


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
