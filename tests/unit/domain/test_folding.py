"""Comparing without regard to accents, case and forms of letters; and where in a text something was found."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.domain.text import LONGEST_FOLDED, folded, folded_words, matching_parts, plain

TEXTS = st.text(max_size=40) | st.text("aÄßﬁǅe\u0301ς𝓡שלו猫🐕\u200d\ue000\t ", max_size=20)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("zoe", "Zoë"),
        ("ZOË", "zoe"),
        ("strasse", "Straße"),
        ("cafe", "Cafe\u0301"),
        ("ｆ", "f"),
        ("fi", "ﬁ"),
        ("dž", "Ǆ"),
        ("ΟΔΟΣ", "οδος"),
        ("rex", "𝓡𝓮𝔁"),
        ("tel", "℡"),
        ("istanbul", "İstanbul"),
        ("１２", "12"),
    ],
)
def test_accents_case_and_forms_of_letters_make_no_difference(one: str, other: str) -> None:
    assert folded(one) == folded(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("rosie's", "Rosie’s"),
        ("rosie's", "Rosie`s"),
        ("rosie's", "Rosie´s"),
        ("rosie's", "Rosieʼs"),
        ("rosie's", "Rosie＇s"),
        ("rosie's", "Rosie׳s"),
        ('"max" 12"', "“Max” 12″"),
        ('"max" 12"', "«Max» 12„"),
        ("tick-tock", "Tick–Tock"),
        ("tick-tock", "Tick—Tock"),
        ("tick-tock", "Tick−Tock"),
        ("tick-tock", "Tick\u2011Tock"),
        ("tick-tock", "Tick－Tock"),
        ("tick~tock", "Tick〜Tock"),
        ("rose ann", "Rose\u00a0Ann"),
        ("rose ann", "Rose\u3000Ann"),
        ("rose ann", "Rose\u2009Ann"),
        ("rose ann", "Rose\u2028Ann"),
        ("roseann", "Rose\u200bAnn"),
        ("roseann", "Rose\u00adAnn"),
        ("lodz soren dorde", "Łódź Søren Đorđe"),
        ("hal thor aero", "Ħal Þór Ærø"),
        ("isik", "Işık"),
        ("77 77 77", "７７ ٧٧ ۷۷"),
        ("علي", "علی"),
        ("علي", "على"),
        ("كشمش", "کشمش"),
        ("لولوه", "لؤلؤة"),
        ("احمد", "أحْمَـــد"),
        ("ほちーす", "ポチーズ"),
        ("ほち", "ﾎﾟﾁ"),
        ("שלום", "שָׁלוֹם"),
    ],
)
def test_what_people_type_for_each_other_makes_no_difference(one: str, other: str) -> None:
    assert folded(one) == folded(other) == one


def test_runs_of_spaces_make_no_difference_between_words() -> None:
    assert folded_words(" Rose \u3000 Ann ") == folded_words("rose ann")


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("１２", "12"),
        ("\u0661\u0662", "12"),
        ("१२", "12"),
        ("𝟙𝟚", "12"),
        ("\u200e12\u200f", "12"),
        ("1\u00ad2\u200b", "12"),
        ("\ufeff12", "12"),
        ("－１２", "-12"),
        ("−12", "-12"),
        ("Chats\u00a0noirs", "Chats noirs"),
        ("Zoë", "Zoë"),
        ("12²", "12²"),
    ],
)
def test_a_number_is_read_in_the_digits_of_any_script(typed: str, read: str) -> None:
    assert plain(typed) == read


@pytest.mark.parametrize("sign", ["\x00", "\t", "\n", "\x1f", "\x7f", "\x85", "\ue000", "\uf8ff"])
def test_what_cannot_be_typed_becomes_a_space(sign: str) -> None:
    assert folded(f"A{sign}b") == "a b"
    assert folded(f"Ä{sign}b") == "a b"


@pytest.mark.parametrize("kept", ["שלום", "猫ちゃん", "🐕", "日本", "หมู", "कुत्ता"])
def test_letters_of_every_script_and_pictures_stay(kept: str) -> None:
    assert folded(kept) == kept


def test_a_text_of_megabytes_is_compared_by_its_beginning() -> None:
    for letter in ("A", "é", "\u0301"):
        assert folded(letter * 10**7) == folded(letter * LONGEST_FOLDED)
    assert matching_parts("x" * 10**7 + "rex", ["rex"]) == ()
    assert matching_parts("Rex" + "x" * 10**7, ["rex"]) == ((0, 3),)


@given(TEXTS)
def test_folding_what_is_folded_changes_nothing(text: str) -> None:
    assert folded(folded(text)) == folded(text)


@given(TEXTS, TEXTS)
def test_texts_are_folded_letter_by_letter(one: str, other: str) -> None:
    assert folded(one + other) == folded(one) + folded(other)


@pytest.mark.parametrize(
    ("text", "words", "marked"),
    [
        ("Marmalade", ["mar"], ["Mar"]),
        ("Marmalade", ["a"], ["a", "a", "a"]),
        ("Marmalade", ["mar", "arm"], ["Marm"]),
        ("Marmalade", ["mar", "mal"], ["Marmal"]),
        ("aaa", ["aa"], ["aaa"]),
        ("Zoë", ["zoe"], ["Zoë"]),
        ("Cafe\u0301!", ["cafe"], ["Cafe\u0301"]),
        ("Cafe\u0301!", ["caf"], ["Caf"]),
        ("Straße 1", ["ss"], ["ß"]),
        ("Straße 1", ["s"], ["S", "ß"]),
        ("ﬁn", ["f"], ["ﬁ"]),
        ("ﬁn", ["in"], ["ﬁn"]),
        ("Ǆep", ["z"], ["Ǆ"]),
        ("黒猫ちゃん", ["猫"], ["猫"]),
        ("ﾎﾟﾁ", ["ぽ"], ["ﾎﾟ"]),
        ("🐕🐈🐕", ["🐈"], ["🐈"]),
        ("🐕 שלום Rex", ["לום", "rex"], ["לום", "Rex"]),
        ("Rex", [""], []),
        ("Rex", ["max"], []),
        ("", ["a"], []),
    ],
)
def test_what_was_found_is_told_in_its_own_letters(text: str, words: list[str], marked: list[str]) -> None:
    parts = matching_parts(text, [folded(word) for word in words])
    assert [text[start : start + length] for start, length in parts] == marked


@given(TEXTS, st.lists(TEXTS, max_size=4))
def test_parts_are_in_order_apart_and_within_the_text(text: str, words: list[str]) -> None:
    end = -1
    for start, length in matching_parts(text, [folded(word) for word in words]):
        assert start > end
        assert length > 0
        end = start + length
    assert end <= len(text)


@given(TEXTS, st.data())
def test_every_piece_of_a_text_is_found_in_it(text: str, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, len(text)))
    word = folded(text[start:end])
    parts = matching_parts(text, [word])
    covered = {place for first, length in parts for place in range(first, first + length)}
    # A character that folds to nothing is marked along with the one before it only.
    assert not word or {place for place in range(start, end) if folded(text[place])} <= covered


@given(TEXTS, TEXTS.filter(lambda text: folded(text) != ""))
def test_a_part_is_marked_exactly_when_the_word_occurs(text: str, word: str) -> None:
    assert bool(matching_parts(text, [folded(word)])) is (folded(word) in folded(text))
