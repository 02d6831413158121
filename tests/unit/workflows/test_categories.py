"""A category can be typed as its name or its number; nothing is guessed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.domain.animal import INT64_MAX, INT64_MIN, Category
from menagerie.domain.cases import FieldCase
from menagerie.domain.errors import UnusableFieldError
from menagerie.domain.facts import Fact, fact
from menagerie.outbox.entry import Entry, State, Typed
from menagerie.workflows.fields import KnownCategories, newest_used_first

RABBITS = Category(12, "Rabbits")
KNOWN = KnownCategories(
    [RABBITS, Category(5, "Étoiles de mer"), Category(7, "Fish"), Category(31, "fish"), Category(120)]
)


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("12", 12),
        (" +12 ", 12),
        ("999", 999),
        ("Rabbits", 12),
        (" rABBITS ", 12),
        ("etoiles  de MER", 5),
        ("Rabbits · 12", 12),
        ("rabbits·12", 12),
        ("Fish · 31", 31),
        ("７７", 77),
        ("\u0661\u0662", 12),
        ("\u200e12\u200b", 12),
        ("Ｒａｂｂｉｔｓ", 12),
        # A name that has been removed since it was typed.
        ("Hamsters · 120", 120),
        ("Hamsters · -4", -4),
    ],
)
def test_a_name_a_number_or_both_are_understood(text: str, number: int) -> None:
    assert KNOWN.read(text) == number


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("  ", fact(FieldCase.CATEGORY_MISSING)),
        ("Rabits", fact(FieldCase.CATEGORY_UNKNOWN, name="Rabits")),
        ("\u0301", fact(FieldCase.CATEGORY_UNKNOWN, name="\u0301")),
        ("rab", fact(FieldCase.CATEGORY_UNKNOWN, name="rab")),
        ("FISH", fact(FieldCase.CATEGORY_SHARED, name="FISH", numbers="7, 31")),
        ("Rabits · 12", fact(FieldCase.CATEGORY_RENAMED, number="12", name="Rabbits")),
        (str(INT64_MAX + 1), fact(FieldCase.CATEGORY_NUMBER)),
        (f"Hamsters · {INT64_MIN - 1}", fact(FieldCase.CATEGORY_NUMBER)),
        ("x" * 100, fact(FieldCase.CATEGORY_UNKNOWN, name=f"{'x' * 79}…")),
    ],
)
def test_what_is_no_category_is_refused_with_the_case(text: str, expected: Fact) -> None:
    with pytest.raises(UnusableFieldError) as caught:
        KNOWN.read(text)
    assert caught.value.fact == expected


def test_a_number_is_a_number_even_if_a_category_has_it_for_its_name() -> None:
    assert KnownCategories([Category(7, "12")]).read("12") == 12


@given(st.text(min_size=1).filter(lambda name: " ".join(name.split()) == name), st.integers(0, INT64_MAX))
def test_a_category_as_it_is_shown_is_understood_again(name: str, number: int) -> None:
    category = Category(number, name)
    assert KnownCategories([category]).read(category.label) == number


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("rab", [12]),
        ("MER", [5]),
        ("fish", [7, 31]),
        ("12", [12, 120]),
        ("fish · 3", [31]),
        ("", [12, 5, 7, 31, 120]),
        ("zebra", []),
    ],
)
def test_those_are_offered_whose_name_or_number_is_typed_in_part(text: str, ids: list[int]) -> None:
    assert [one.id for one in KNOWN.matching(text)] == ids


def test_an_add_goes_with_the_number_and_is_shown_with_the_name() -> None:
    typed = Typed("Rex", "rabbits", "sold")
    assert KNOWN.with_number(typed) == Typed("Rex", "12", "sold")
    assert KNOWN.with_name(Typed("Rex", "12")) == Typed("Rex", "Rabbits · 12")
    for unnamed in (Typed("Rex", "120"), Typed("", "Rabits"), Typed("", "")):
        assert KNOWN.with_name(unnamed) == KNOWN.with_number(unnamed) == unnamed


def entry(number: int, category: str, state: State = State.CREATED) -> Entry:
    return Entry(number, Typed("Rex", category), state, 0.0, 0.0)


def test_the_categories_used_last_come_first() -> None:
    entries = [
        entry(1, "12"),
        entry(2, "7", State.QUEUED),
        entry(3, "120", State.UNCONFIRMED),
        entry(4, "7"),
        entry(5, "80"),
        entry(6, "31", State.DRAFT),
        entry(7, "31", State.DISCARDED),
        entry(8, "no number"),
    ]
    named = (Category(31, "Birds"), Category(7, "Fish"), RABBITS)
    assert newest_used_first(named, entries) == (
        Category(7, "Fish"),
        RABBITS,
        Category(31, "Birds"),
    )
