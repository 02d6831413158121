"""What was typed is read exactly, a category by its name or its number, or it is refused with the case."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.domain.animal import INT64_MAX, INT64_MIN, Category
from menagerie.domain.cases import FieldCase
from menagerie.domain.errors import UnusableFieldError
from menagerie.domain.facts import fact
from menagerie.domain.text import is_visible, plain
from menagerie.outbox.entry import Entry, State, Typed
from menagerie.workflows.fields import KnownCategories, newest_used_first, read_int64, read_name

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


def test_digits_of_any_script_are_a_number_and_what_looks_like_one_or_is_too_large_is_not() -> None:
    looks = ("12a", "1.0", "1e3", "0x10", "1_000", "1,000", "--1", "+", "²", "1 2")
    for text in (*looks, str(INT64_MAX + 1), str(INT64_MIN - 1), "9" * 1_000_000):
        with pytest.raises(UnusableFieldError, match=r"field\.category-number$"):
            read_int64(text)
    # The case names what is wanted.
    with pytest.raises(UnusableFieldError, match=r"field\.id$"):
        read_int64(" ", FieldCase.ID)
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


RABBITS = Category(12, "Rabbits")
KNOWN = KnownCategories(
    [RABBITS, Category(5, "Étoiles de mer"), Category(7, "Fish"), Category(31, "fish"), Category(120)]
)


def test_a_category_is_its_name_its_number_or_both_and_nothing_else() -> None:
    for number, texts in {
        12: (
            "12",
            " +12 ",
            "\u0661\u0662",
            "Rabbits",
            " rABBITS ",
            "Ｒａｂｂｉｔｓ",
            "Rabbits · 12",
            "rabbits·12",
        ),
        5: ("etoiles  de MER",),
        31: ("Fish · 31",),
        77: ("７７",),
        999: ("999",),
        # A name that has been removed since it was typed.
        120: ("Hamsters · 120",),
        -4: ("Hamsters · -4",),
    }.items():
        assert [KNOWN.read(text) for text in texts] == [number] * len(texts)
    assert KNOWN.read("\u200e12\u200b") == 12
    # A number is one even if a category has it for its name.
    assert KnownCategories([Category(7, "12")]).read("12") == 12
    for text, expected in {
        "  ": fact(FieldCase.CATEGORY_MISSING),
        "Rabits": fact(FieldCase.CATEGORY_UNKNOWN, name="Rabits"),
        "\u0301": fact(FieldCase.CATEGORY_UNKNOWN, name="\u0301"),
        "rab": fact(FieldCase.CATEGORY_UNKNOWN, name="rab"),
        "FISH": fact(FieldCase.CATEGORY_SHARED, name="FISH", numbers="7, 31"),
        "Rabits · 12": fact(FieldCase.CATEGORY_RENAMED, number="12", name="Rabbits"),
        str(INT64_MAX + 1): fact(FieldCase.CATEGORY_NUMBER),
        f"Hamsters · {INT64_MIN - 1}": fact(FieldCase.CATEGORY_NUMBER),
        "x" * 100: fact(FieldCase.CATEGORY_UNKNOWN, name=f"{'x' * 79}…"),
    }.items():
        with pytest.raises(UnusableFieldError) as caught:
            KNOWN.read(text)
        assert caught.value.fact == expected


@given(st.text(min_size=1).filter(lambda name: " ".join(name.split()) == name), st.integers(0, INT64_MAX))
def test_a_category_as_it_is_shown_is_understood_again(name: str, number: int) -> None:
    category = Category(number, name)
    assert KnownCategories([category]).read(category.label) == number


def test_those_are_offered_that_are_typed_in_part_and_the_ones_used_last_first() -> None:
    for text, ids in {
        "rab": [12],
        "MER": [5],
        "fish": [7, 31],
        "12": [12, 120],
        "fish · 3": [31],
        "": [12, 5, 7, 31, 120],
        "zebra": [],
    }.items():
        assert [one.id for one in KNOWN.matching(text)] == ids
    used = (
        *(("12", State.CREATED), ("7", State.QUEUED), ("120", State.UNCONFIRMED), ("7", State.CREATED)),
        *(("80", State.CREATED), ("31", State.DRAFT), ("31", State.DISCARDED), ("no number", State.CREATED)),
    )
    entries = [Entry(place, Typed("Rex", text), state, 0, 0) for place, (text, state) in enumerate(used, 1)]
    fish, birds = Category(7, "Fish"), Category(31, "Birds")
    assert newest_used_first((birds, fish, RABBITS), entries) == (fish, RABBITS, birds)


def test_an_add_goes_with_the_number_and_is_shown_with_the_name() -> None:
    typed = Typed("Rex", "rabbits", "sold")
    assert KNOWN.with_number(typed) == Typed("Rex", "12", "sold")
    assert KNOWN.with_name(Typed("Rex", "12")) == Typed("Rex", "Rabbits · 12")
    for unnamed in (Typed("Rex", "120"), Typed("", "Rabits"), Typed("", "")):
        assert KNOWN.with_name(unnamed) == KNOWN.with_number(unnamed) == unnamed
