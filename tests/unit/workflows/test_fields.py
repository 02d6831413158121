"""What was typed is read exactly, or refused with the case."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.domain.animal import INT64_MAX, INT64_MIN
from menagerie.domain.cases import FieldCase
from menagerie.domain.errors import UnusableFieldError
from menagerie.domain.text import is_visible, plain
from menagerie.workflows.fields import read_int64, read_name

INT64 = st.integers(INT64_MIN, INT64_MAX)


@given(INT64)
def test_white_space_around_a_number_does_not_matter(number: int) -> None:
    assert read_int64(f"  {number}\t") == number


@given(st.text())
def test_any_text_is_an_int64_or_refused_with_a_case(text: str) -> None:
    try:
        value = read_int64(text)
    except UnusableFieldError as error:
        assert error.case in FieldCase  # noqa: PT017 - either way is right, and each has its own rule
    else:
        assert INT64_MIN <= value <= INT64_MAX
        assert int(plain(text).strip()) == value


def test_what_merely_looks_like_a_number_or_is_too_large_is_refused() -> None:
    looks = ("12a", "1.0", "1e3", "0x10", "1_000", "1,000", "--1", "+", "²", "1 2")
    for text in (*looks, str(INT64_MAX + 1), str(INT64_MIN - 1), "9" * 1_000_000):
        with pytest.raises(UnusableFieldError, match=r"field\.category-number$"):
            read_int64(text)
    # The case names what is wanted.
    with pytest.raises(UnusableFieldError, match=r"field\.id$"):
        read_int64(" ", FieldCase.ID)


def test_a_sign_leading_zeros_and_the_digits_of_any_script_are_fine() -> None:
    for text in ("+12", "0012", "１２", "\u0661\u0662", "\u200e12"):
        assert read_int64(text) == 12
    assert [read_int64(text) for text in ("-0", "－１２")] == [0, -12]
    for number in (INT64_MAX, INT64_MIN):
        assert read_int64(str(number)) == number


@given(st.text())
def test_a_name_is_read_letter_for_letter_without_white_space_around_it(name: str) -> None:
    if is_visible(name):
        assert read_name(f" {name}\n") == name.strip()
    else:
        with pytest.raises(UnusableFieldError, match=r"field\.name-missing"):
            read_name(name)


def test_a_name_that_cannot_be_seen_is_no_name_but_what_cannot_be_seen_stays_within_one() -> None:
    for text in ("\u200b", "\u2060\ufeff", " \xad\ufe0f "):
        with pytest.raises(UnusableFieldError, match=r"field\.name-missing"):
            read_name(text)
    family = "\U0001f469\u200d\U0001f467"
    assert read_name(f" {family} ") == family
