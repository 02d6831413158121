"""What a search finds: one rule for the rows on screen and for everything seen."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.domain.animal import INT64_MAX, INT64_MIN, Animal
from menagerie.domain.searching import matches, matching_beginning, search_words

REX = Animal(1043, "<b>Rex</b> & 🐕 שלום", 72, "available")


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("", True),
        ("   ", True),
        ("rex", True),
        ("EX", True),
        ("REX שלום", True),
        ("שלום rex", True),
        ("rexx", False),
        ("rex max", False),
        ("🐕", True),
        ("</b>", True),
        ("104", True),
        ("1043 72 rex", True),
        ("043", False),
        ("7", True),
        ("2", False),
        ("hünde", True),
        ("UND", True),
        ("hund 72", True),
        ("#72", True),
        ("hund #72", True),
        ("#", False),
        ("available", False),
    ],
)
def test_every_word_of_a_search_has_to_be_found_somewhere_in_any_order(typed: str, found: bool) -> None:
    assert matches(search_words(typed), REX, "Hunde") is found


def test_a_category_without_a_name_is_found_by_its_number_only() -> None:
    assert matches(("72",), REX)
    assert not matches(("hund",), REX)


def test_a_word_does_not_reach_from_one_name_into_the_other() -> None:
    assert not matches(("rexdogs",), Animal(1, "Rex", 7), "Dogs")


@pytest.mark.parametrize("number", [INT64_MIN, -5, 0, INT64_MAX])
def test_numbers_of_every_size_are_found(number: int) -> None:
    assert matches(search_words(str(number)), Animal(number, "Rex", 1))
    assert matches(search_words(str(number)), Animal(1, "Rex", number))


@given(st.text(max_size=40))
def test_every_name_finds_itself(name: str) -> None:
    assert matches(search_words(name), Animal(1, name, 2))


@given(st.text(max_size=40))
def test_the_words_of_a_search_hold_no_spaces_and_are_never_empty(typed: str) -> None:
    assert all(word and not any(letter.isspace() for letter in word) for word in search_words(typed))


@pytest.mark.parametrize(
    ("words", "part"),
    [(("10",), ((0, 2),)), (("1", "104", "10"), ((0, 3),)), (("04",), ()), (("10430",), ()), ((), ())],
)
def test_the_longest_typed_beginning_is_marked(
    words: tuple[str, ...], part: tuple[tuple[int, int], ...]
) -> None:
    assert matching_beginning("1043", words) == part
