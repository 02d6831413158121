"""CSV, TSV, pasted rows and JSON become tables, however they were written."""

import csv
import io
import json
from pathlib import Path

import pytest

from menagerie.deliveries.cells import with_error
from menagerie.deliveries.content import read_content
from menagerie.deliveries.delivery import FileFormat, Reading
from menagerie.deliveries.process import read_delivery, read_pasted
from menagerie.deliveries.table import finish
from menagerie.domain.animal import INT64_MAX
from menagerie.domain.cases import DeliveryCase, DeliveryNoteCase, TitleCase
from menagerie.domain.errors import UnreadableDeliveryError
from menagerie.domain.facts import fact, to_text
from support.delivered_tables import reading_of, table_in
from support.every_case import every_case

ROWS = [["Name", "Category", "Status"], ["Rex", "3", "available"], ["Tom, the cat", "12", "sold"]]
TABLE = [tuple(row) for row in ROWS[1:]]


def written(rows: list[list[str]] = ROWS, **how: object) -> str:
    text = io.StringIO(newline="")
    csv.writer(text, **how).writerows(rows)  # type: ignore[arg-type] # by name
    return text.getvalue()


def rows_in(content: bytes | str, name: str = "animals.csv", **reading: str | int) -> list[tuple[str, ...]]:
    return [tuple(row) for row in table_in(content, name, **reading).rows]


def test_the_delimiter_is_found_though_it_is_rare_or_stands_in_names_stated_or_chosen() -> None:
    for delimiter in (",", ";", "\t", "|", "~", "^", ":"):
        text = written(delimiter=delimiter)
        assert reading_of(text).delimiter == delimiter
        assert rows_in(text) == TABLE
        if delimiter in {"~", "^", ":"}:
            names = f"Name\nRex {delimiter} Bo\nTom\n"
            assert rows_in(names, header_row=1) == [(f"Rex {delimiter} Bo",), ("Tom",)]
    # Names with commas stay whole with semicolons, and in a list without columns.
    text = "Name;Category\nRex, the dog;3\nTom, the cat;4\nMia;5\n"
    assert rows_in(text) == [("Rex, the dog", "3"), ("Tom, the cat", "4"), ("Mia", "5")]
    assert rows_in("Rex, brown\nTom\nMia\nAnna\n", header_row=0)[0] == ("Rex, brown",)
    # The first line may state it as Excel does, and a person may choose it.
    table = table_in("sep=|\nName|Category\nRex|3\n")
    assert (table.columns, table.rows, list(table.numbers)) == (("Name", "Category"), [["Rex", "3"]], [3])
    assert rows_in("Name;No,te\nA;1,2\n", delimiter=",") == [("A;1", "2")]


def test_the_quotation_mark_is_found_and_what_only_begins_with_one_keeps_it() -> None:
    for quote in ('"', "'"):
        text = written(quotechar=quote, quoting=csv.QUOTE_ALL)
        assert reading_of(text).quote == quote
        assert rows_in(text) == TABLE
    table = table_in('Name,Note\r\nRex,"two\r\nlines"\r\nTom,one\r\n')
    assert table.rows == [["Rex", "two\nlines"], ["Tom", "one"]]
    assert list(table.numbers) == [2, 4]
    # A name that only begins with a quoted part or an inch sign takes no row.
    text = 'Name,Category\n"Bo" the dog,3\n"5 inch" Rex,4\n"Tom, the ""Cat""",5\n"Kim" ,6\n'
    names = ('"Bo" the dog', "3"), ('"5 inch" Rex', "4"), ('Tom, the "Cat"', "5"), ("Kim ", "6")
    assert rows_in(text) == [*names]
    assert rows_in('Name,Category\n"5-inch Rex,3\nTom,4\n') == [('"5-inch Rex', "3"), ("Tom", "4")]


def test_encodings_of_japanese_chinese_and_latin_names_are_found_and_utf_16_without_a_mark() -> None:
    for encoding in ("utf-8", "utf-8-sig", "utf-16", "utf-32", "cp932", "gb18030", "big5", "euc_jp"):
        is_chinese = encoding in {"gb18030", "big5"}
        titles = "名稱,狀態\n" if is_chinese else "名前,状態\n"
        names = "小白,可售\n大白,已售\n" if is_chinese else "ポチ,販売中\nタマ,予約済み\n"
        content = (titles + names * 3).encode(encoding)
        assert reading_of(content).encoding == encoding
        assert rows_in(content, header_row=1)[0] == tuple(names.split("\n", maxsplit=1)[0].split(","))
    for encoding in ("utf-16-le", "utf-16-be"):
        assert reading_of(written().encode(encoding)).encoding == encoding
        assert rows_in(written().encode(encoding)) == TABLE
    # So are Latin letters with bytes that Windows-1252 lacks.
    for encoding, latin in (
        ("cp850", "Müsli Süßer Ägir"),
        ("cp850", "Hélène François Noël Müsli"),
        ("cp1250", "Żółw Jeż Ździebko"),
    ):
        content = "\n".join(["Name,Status", *(f"{name},sold" for name in latin.split())]).encode(encoding)
        assert reading_of(content).encoding == encoding
        assert [name for name, _status in rows_in(content)] == latin.split()


def test_a_damaged_byte_damages_no_other_name_and_what_does_not_fit_an_encoding_is_noted() -> None:
    content = "Name,Status\nBällchen,sold\nSüßer,sold\nÄnne,sold\n".encode("cp1252") + b"Ma\x81us,sold\n"
    assert [name for name, _status in rows_in(content)] == ["Bällchen", "Süßer", "Änne", "Ma\ufffdus"]
    for count in (12, 30, 3_000):
        table = table_in(b"Name,Status\n" + "Zoë,sold\n".encode() * count + b"B\xe4r,sold\n")
        assert table.rows == [["Zoë", "sold"]] * count + [["B\ufffdr", "sold"]]
        assert table.notes == (fact(DeliveryNoteCase.ENCODING_MISFIT, row=count + 2, more=0),)
    assert rows_in("Name,Category\nЖук,3\n".encode("cp1251"), encoding="cp1251") == [("Жук", "3")]
    table = table_in("Name,Category\nRex,3\nZoë,4\n".encode("cp1252"), encoding="utf-8")
    assert table.rows[1] == ["Zo\ufffd", "4"]
    assert table.notes == (fact(DeliveryNoteCase.ENCODING_MISFIT, row=3, more=0),)
    with pytest.raises(UnreadableDeliveryError, match="unknown-encoding encoding='klingon'"):
        table_in("Name\n", encoding="klingon")


def test_a_file_name_may_have_any_letters(tmp_path: Path) -> None:
    path = tmp_path / "Lieferung für Zoë 動物 \N{DOG FACE}.csv"
    path.write_text("Name,Category\nRex,3\n", encoding="utf-8")
    delivery = read_delivery(path)
    assert list(delivery.rows) == [("Rex", "3")]
    assert (delivery.title, delivery.path) == (path.name, path)


def test_control_characters_are_unreadable_and_line_ends_inside_a_cell_end_no_row() -> None:
    for sign in ("\x00", "\x07", "\x1b", "\x7f"):
        assert rows_in(f"Name,Category\nRe{sign}x,3\nTom,4\n") == [("Re\ufffdx", "3"), ("Tom", "4")]
    for end in ("\x1a", "\x1a\x1a", "\x00" * 999):
        assert rows_in(f"Name,Category\nRex,3\n{end}") == [("Rex", "3")]
    for line_end in ("\x0b", "\x0c", "\x85", "\u2028"):
        ((name, _category),) = rows_in(f"Name,Category\nBella{line_end}friendly,1\n")
        assert name.split() == ["Bella", "friendly"]
        content = json.dumps([{"name": f"Bella{line_end}friendly", "category": 1}])
        assert rows_in(content, "animals.json")[0][0].split() == ["Bella", "friendly"]


def test_titles_are_found_below_other_rows_and_a_file_without_them_loses_no_animal() -> None:
    table = table_in("Delivery of 14 November,,\n,,\n\nName,Category,Status\nRex,3,sold\nTom,4,sold\n")
    assert (table.columns, table.header_row) == (("Name", "Category", "Status"), 4)
    assert list(table.numbers) == [5, 6]
    assert table.notes == (fact(DeliveryNoteCase.ROWS_ABOVE),)
    for above in ("Delivery note 4711,,Date,2026-05-03", "Animal,,Stock,", "Our zoo,Your order,12,"):
        table = table_in(f"{above}\nPos,Name,Category,Status\n1,Rex,3,sold\n2,Tom,4,sold\n")
        assert table.columns == ("Pos", "Name", "Category", "Status")
        assert len(table.rows) == 2
    for text in (
        "Rex,3,available\nTom,4,sold\n",  # a number is no title
        "Rex,3,available\nName,Category,Status\nTom,4,sold\n",  # titles of a second list
        "Rex,available\nTom,available\nMia,sold\n",  # "available" is a value further down
        "Rex,dog,sold\n",
    ):
        table = table_in(text)
        assert table.header_row == 0
        assert len(table.rows) == len(text.splitlines())
        assert table.columns[0] == "Column A"


def test_titles_can_be_chosen_or_denied_are_unique_never_missing_and_without_rows_say_so() -> None:
    text = "Rex,3\nName,Category\nTom,4\n"
    assert table_in(text, header_row=2).columns == ("Name", "Category")
    assert len(table_in(text, header_row=0).rows) == 3
    with pytest.raises(UnreadableDeliveryError, match="no-such-row row='9'"):
        table_in(text, header_row=9)
    table = table_in("Name,name,,Name\nRex,1,2,3\n", header_row=1)
    assert table.columns == ("Name", "name (2)", "Column C", "Name (3)")
    known = "Name,Category,Status\n", "name\n", "Tiername;Art;Zustand;Käfig\n", "ID,Pet name,First seen\n"
    for one in (*known, "Rex,Dog\n"):
        with pytest.raises(UnreadableDeliveryError, match="no-rows"):
            table_in(one) if one in known else table_in(one, header_row=1)


def test_blank_rows_are_dropped_ragged_ones_filled_up_and_guessed_titles_noted() -> None:
    table = table_in("Name,Category\nRex,3\n,\n\n  , \nTom,4\n")
    assert table.rows == [["Rex", "3"], ["Tom", "4"]]
    assert list(table.numbers) == [2, 6]
    table = table_in("Name,Category,Status\nRex,3\nTom,4,sold\nMia\nAda,5,sold,extra\n")
    assert table.rows[0] == ["Rex", "3", "", ""]
    assert table.columns == ("Name", "Category", "Status", "Column D")
    missing = fact(DeliveryNoteCase.CELLS_MISSING, row=2, more=1)
    assert table.notes == (missing, fact(DeliveryNoteCase.CELLS_SURPLUS, row=5, more=0))
    table = table_in("Rex\nBella\nMilo\n")
    assert table.rows == [["Rex"], ["Bella"], ["Milo"]]
    assert table.notes == (fact(DeliveryNoteCase.FIRST_NOT_TAKEN_AS_TITLES),)
    assert table_in("Name\nBella\nMilo\n").rows == [["Bella"], ["Milo"]]
    assert table_in("Rex,Dog\nBella,Cat\n").notes == (fact(DeliveryNoteCase.FIRST_TAKEN_AS_TITLES),)
    assert not table_in("Name,Kind\nBella,Cat\n").notes
    assert not table_in("Who,Where\nBella,3\n").notes


def test_pasted_rows_of_a_spreadsheet_are_read_and_no_table_says_that_it_is_the_text() -> None:
    # One letter is half a character.
    text = 'Name\tCategory\r\nRex\ud800\t3\r\n"Tom\nthe ""cat"""\t4\r\n'
    delivery = read_pasted(text)
    assert (delivery.format, delivery.columns) == (FileFormat.TSV, ("Name", "Category"))
    assert list(delivery.rows) == [("Rex?", "3"), ('Tom\nthe "cat"', "4")]
    assert (delivery.path, delivery.title) == (None, to_text(fact(TitleCase.PASTED)))
    # What was found reads the same again.
    assert delivery.reading == Reading(encoding="utf-8", delimiter="\t", quote='"', header_row=1)
    assert read_pasted(text, delivery.reading) == delivery
    names = finish(read_content(b"Rex\nBella\nMia", "", Reading(), is_pasted=True))
    assert names.rows == [["Rex"], ["Bella"], ["Mia"]]
    with pytest.raises(UnreadableDeliveryError) as raised:
        read_pasted("   \n ")
    assert raised.value.fact == fact(DeliveryCase.NO_ROWS, pasted=1)


# JSON

ANIMALS = [{"name": "Rex", "categoryId": INT64_MAX, "ok": True}, {"name": "Tom", "weight": 1.10, "ok": None}]


def test_json_is_read_with_each_digit_also_by_columns_or_by_identifiers() -> None:
    for text in (
        json.dumps(ANIMALS),
        json.dumps(ANIMALS, indent=4),
        json.dumps({"count": 2, "pets": ANIMALS, "errors": []}),
        json.dumps({"answer": {"body": {"pets": ANIMALS}}, "meta": {"total": 2, "links": {"next": "x"}}}),
        json.dumps([{"page": 1, "pets": ANIMALS}]),
        json.dumps({"pets": {"edges": [{"node": one} for one in ANIMALS]}}),
        "\n".join(map(json.dumps, ANIMALS)),
        "\n\n".join(map(json.dumps, ANIMALS)) + "\n",
    ):
        table = table_in(text, "animals.json")
        assert table.columns == ("name", "categoryId", "ok", "weight")
        assert table.rows == [["Rex", str(INT64_MAX), "true", ""], ["Tom", "", "", "1.1"]]
    for value in (
        {"name": ["Rex", "Tom"], "status": ["sold", None]},
        {"data": {"name": {"0": "Rex", "1": "Tom"}, "status": {"0": "sold"}}},
        [["name", "status"], ["Rex", "sold"], ["Tom"]],
        {"columns": ["name", "status"], "index": [0, 1], "data": [["Rex", "sold"], ["Tom", ""]]},
    ):
        table = table_in(json.dumps(value), "animals.json")
        assert (table.columns, table.rows) == (("name", "status"), [["Rex", "sold"], ["Tom", ""]])
    table = table_in('{"pets": {"k1": {"name": "Rex"}, "k2": {"name": "Tom", "status": "sold"}}}', "x.json")
    assert table.columns == ("Key", "name", "status")
    assert table.rows == [["k1", "Rex", ""], ["k2", "Tom", "sold"]]


def test_what_is_no_number_is_an_error_in_json_and_lists_that_are_not_read_are_named() -> None:
    for text in (
        '[{"name": "Rex", "category": NaN}, {"name": -Infinity, "category": 7}, {"name": "NaN"}]',
        '{"name": ["Rex", -Infinity, "NaN"], "category": [NaN, 7, null]}',
    ):
        table = table_in(text, "animals.json")
        assert table.rows == [["Rex", with_error("NaN")], [with_error("-Infinity"), "7"], ["NaN", ""]]
        assert table.notes == ()
    others = {"categories": [{"id": 1, "name": "Dogs"}], "log": [{"at": 1}]}
    table = table_in(json.dumps({**others, "pets": [{"name": "Rex", "status": "1"}]}), "x.json")
    assert table.rows == [["Rex", "1"]]
    assert table.notes == (fact(DeliveryNoteCase.LISTS_UNREAD, names="categories\nlog"),)


def test_what_is_odd_in_json_is_shown_and_its_lines_have_their_numbers() -> None:
    assert list(table_in('{"a": 1}\n\n{"a": 2}\n', "x.jsonl").numbers) == [1, 3]
    assert list(table_in('[{"a": 1}, {"a": 2}]', "x.json").numbers) == [1, 2]
    for text, rows in (
        ('[{"name": "Rex", "tags": ["a", 1]}]', [["Rex", '["a", "1"]']]),
        # Members with the same key are a list, unless they are the same.
        ('[{"name": "Rex", "name": "King", "id": 1, "id": 1}]', [['["Rex", "King"]', "1"]]),
        # What is no animal among animals is a row that no field takes.
        ('[{"name": "Rex", "id": 1}, null, {"name": "Bo"}]', [["Rex", "1"], ["[null]"] * 2, ["Bo", ""]]),
    ):
        table = table_in(text, "x.json")
        assert (table.rows, table.notes) == (rows, ())
    # Its escapes bring nothing past the cleaning.
    table = table_in(r'[{"na\ud800me": "Re\ud83dx\r\n\u0000", "b": 1}]', "x.json")
    assert (table.columns, table.rows) == (("name", "b"), [["Rex\n\ufffd", "1"]])


NO_LIST = (
    "[1, 2]",
    '{"a": {"b": {"c": {}}}}',
    '{"dogs": [{"name": "Rex", "status": 1}], "cats": [{"name": "Bo", "status": 1}]}',
    '{"a": [{"b": 1}], "c": [{"d": 2}]}',
    # Animals inside of categories, owners and pages.
    '[{"category": "Dogs", "animals": [{"name": "Rex"}]}, {"category": "Cats"}]',
    '{"owners": [{"name": "Ann", "status": "new", "pets": [{"name": "Rex"}]}]}',
    '[{"id": 1, "name": "Ann", "pets": ["Rex", "Bo"]}]',
    '{"owner": "Ann", "pets": ["Rex"]}\n{"owner": "Ben", "pets": ["Bo"]}\n',
    '[{"dogs": [{"name": "Rex", "status": 1}]}, {"cats": [{"name": "Bo", "status": 1}]}]',
    '[{"kind": {"id": 1, "name": "Dogs", "pets": [{"name": "Rex"}]}}]',
    '{"p1": {"pets": [{"name": "Rex"}]}, "p2": {"pets": [{"name": "Bo"}]}}',
)
# The line that is damaged, as an editor counts it.
DAMAGED_LINES = {
    '[{"a": 1},': 1,
    '{"a": 1}\n\n{"a": 2}\n{"a": 3\n{"a": 4}\n': 4,
    '\n{"a": 1\n{"a": 2}\n{"a": 3}\n': 2,
    '{"a": 1}\r\n\r\n[1]\r\n': 3,
    '{"a": 1}\n' * 1200 + "end": 1201,
    '[\n\n{"a": 1},\n{"a": 2},,\n{"a": 3}\n]': 4,
    '{"pets": [\n{"a": 1},\n{"a" 2}\n]}': 3,
}


def test_json_that_is_no_table_says_why_but_a_csv_file_may_begin_with_a_bracket() -> None:
    why = {
        **dict.fromkeys(NO_LIST, "json-no-list"),
        **{text: f"json-invalid-line line='{line}'" for text, line in DAMAGED_LINES.items()},
        "[" * 200_000: "json-invalid",
        "[]": "no-rows",
    }
    with every_case() as case:
        for text, said in why.items():
            with case(text[:80]), pytest.raises(UnreadableDeliveryError, match=said):
                table_in(text, "x.json")
    assert table_in('[{"a": ' + "9" * 5000 + "}]", "x.json").rows == [["9" * 5000]]
    assert rows_in("[a],b\nRex,3\n", "animals.csv", header_row=1) == [("Rex", "3")]
    with pytest.raises(UnreadableDeliveryError, match="json-invalid"):
        table_in('[{"name": "Rex", "category": 3},\n{"name": "Bo"', "animals.txt")


def test_a_row_that_is_quoted_as_a_whole_is_a_row_and_what_stands_around_a_text_is_taken_off() -> None:
    for text in (
        'Name,Category,Status\n"Rex,3,sold"\n"Bo,7,"\n',
        '"Name,Category,Status"\n"Rex,3,sold"\n"Bo,7,"\n',
        '"Name;Category;""Status"""\r\n"Rex;3;""sold"""\r\n"Bo;7;"\r\n',
        '"Name\tCategory\tStatus"\n"Rex\t3\tsold"\n"Bo\t7\t"\n',
        'Name,Category,Status\nRex,3,sold\n"Bo,7,"\nZoe,1,sold\n',
        '"Name,Category,Status";;\n"Rex,3,sold";;\n"Bo,7,";;\n',
    ):
        table = table_in(text)
        assert table.columns == ("Name", "Category", "Status")
        assert table.rows[:2] == [["Rex", "3", "sold"], ["Bo", "7", ""]]
        assert list(table.numbers[:2]) == [2, 3]
        found = reading_of(text)
        assert table_in(text, delimiter=found.delimiter or "", quote=found.quote or "") == table
    assert table_in('Name\n"Rex, the dog"\n"Bo"\n"Zoe, a cat, old"\n').rows[0] == ["Rex, the dog"]
    assert table_in('"Rex, the dog"\n"Zoe, the cat"\n', header_row=0).rows[0] == ["Rex, the dog"]
    for text in ("Rex,3,sold\nBo,7,\n", '"Rex,3,sold"\n"Bo,7,"\n'):
        assert table_in(text, header_row=0).rows == [["Rex", "3", "sold"], ["Bo", "7", ""]]
    # What stands around a text only for a spreadsheet is taken off.
    for cell, read in (
        ('="00012"', "00012"),
        ('"=""Bo"""', "Bo"),
        ('"=""Bo """"B"""" """', 'Bo "B" '),
        ("=Bo", "=Bo"),
        ('="Bo" dog', '="Bo" dog'),
        ("'t Hert", "'t Hert"),
        # As this application writes it: the text itself is ="Bo".
        ('"\'=""Bo"""', '="Bo"'),
    ):
        assert rows_in(f"Name,Category\n{cell},1\nRex,2\n") == [(read, "1"), ("Rex", "2")]
