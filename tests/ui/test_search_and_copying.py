"""Searching rows, and rows as text for the clipboard."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.domain.animal import INT64_MAX, INT64_MIN, Animal
from menagerie.ui.copying import as_json, as_markdown, as_tsv
from menagerie.ui.search import folded, matches

REX = Animal(1043, "<b>Rex</b> & 🐕 שלום", 7, "available")
LUNA = Animal(INT64_MAX, "Lùna | “the\tbig” \\ one", INT64_MIN, None)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", True),
        ("   ", True),
        ("rex", True),
        ("REX שלום", True),
        ("שלום rex", True),
        ("104", True),
        ("1043 available 7", True),
        ("rex sold", False),
        ("rexx", False),
        ("🐕", True),
        ("</b>", True),
    ],
)
def test_every_word_of_a_search_has_to_occur_somewhere_in_any_order(text: str, found: bool) -> None:
    texts = ("1043", REX.name, "7", "Available")
    assert matches(tuple(folded(text).split()), texts) is found


@pytest.mark.parametrize(
    ("typed", "kept"),
    [("zoe", "Zoë"), ("ZOË", "zoe"), ("strasse", "Straße"), ("cafe", "Cafe\u0301"), ("ｆ", "f")],
)
def test_accents_case_and_forms_of_letters_make_no_difference(typed: str, kept: str) -> None:
    assert matches((folded(typed),), (kept,))


@given(st.text(max_size=40))
def test_every_name_finds_itself(name: str) -> None:
    assert matches(tuple(folded(name).split()), (name,))


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
