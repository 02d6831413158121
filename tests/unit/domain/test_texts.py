"""Texts are compared, found, seen and printed without regard to what makes no difference to a person."""

from hypothesis import given
from hypothesis import strategies as st

from menagerie.domain.animal import INT64_MAX, INT64_MIN, Animal
from menagerie.domain.searching import matches, matching_beginning, search_words
from menagerie.domain.text import (
    LONGEST_FOLDED,
    folded,
    folded_words,
    is_visible,
    matching_parts,
    plain,
    printable,
    printable_lines,
)
from support.every_case import every_case

TEXTS = st.text(max_size=40) | st.text("aÄßﬁǅe\u0301ς𝓡שלו猫🐕\u200d\ue000\t ", max_size=20)


def test_accents_case_and_what_people_type_for_each_other_make_no_difference() -> None:
    for one, other in (
        *(("zoe", "Zoë"), ("ZOË", "zoe"), ("strasse", "Straße"), ("cafe", "Cafe\u0301"), ("ｆ", "f")),
        *(("fi", "ﬁ"), ("dž", "Ǆ"), ("ΟΔΟΣ", "οδος"), ("rex", "𝓡𝓮𝔁"), ("tel", "℡"), ("istanbul", "İstanbul")),
        ("１２", "12"),
    ):
        assert folded(one) == folded(other)
    assert folded_words(" Rose \u3000 Ann ") == folded_words("rose ann")
    with every_case() as case:
        for one, other in (
            *(("rosie's", "Rosie’s"), ("rosie's", "Rosie`s"), ("rosie's", "Rosie´s"), ("rosie's", "Rosieʼs")),
            *(("rosie's", "Rosie＇s"), ("rosie's", "Rosie׳s"), ('"max" 12"', "“Max” 12″")),
            *(('"max" 12"', "«Max» 12„"), ("tick-tock", "Tick–Tock"), ("tick-tock", "Tick—Tock")),
            *(("tick-tock", "Tick−Tock"), ("tick-tock", "Tick\u2011Tock"), ("tick-tock", "Tick－Tock")),
            *(("tick~tock", "Tick〜Tock"), ("rose ann", "Rose\u00a0Ann"), ("rose ann", "Rose\u3000Ann")),
            *(("rose ann", "Rose\u2009Ann"), ("rose ann", "Rose\u2028Ann"), ("roseann", "Rose\u200bAnn")),
            *(("roseann", "Rose\u00adAnn"), ("lodz soren dorde", "Łódź Søren Đorđe")),
            *(("hal thor aero", "Ħal Þór Ærø"), ("isik", "Işık"), ("77 77 77", "７７ ٧٧ ۷۷"), ("علي", "علی")),
            *(
                ("علي", "على"),
                ("كشمش", "کشمش"),
                ("لولوه", "لؤلؤة"),
                ("احمد", "أحْمَـــد"),
                ("ほちーす", "ポチーズ"),
            ),
            *(("ほち", "ﾎﾟﾁ"), ("שלום", "שָׁלוֹם")),
        ):
            with case((one, other)):
                assert folded(one) == folded(other) == one


def test_a_number_is_read_in_the_digits_of_any_script_and_letters_and_pictures_stay() -> None:
    for typed, read in (
        *(("１２", "12"), ("\u0661\u0662", "12"), ("१२", "12"), ("𝟙𝟚", "12"), ("\u200e12\u200f", "12")),
        *(("1\u00ad2\u200b", "12"), ("\ufeff12", "12"), ("－１２", "-12"), ("−12", "-12")),
        *(("Chats\u00a0noirs", "Chats noirs"), ("Zoë", "Zoë"), ("12²", "12²")),
    ):
        assert plain(typed) == read
    for sign in ("\x00", "\t", "\n", "\x1f", "\x7f", "\x85", "\ue000", "\uf8ff"):
        assert folded(f"A{sign}b") == "a b"
        assert folded(f"Ä{sign}b") == "a b"
    for kept in ("שלום", "猫ちゃん", "🐕", "日本", "หมู", "कुत्ता"):
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


def test_what_was_found_is_told_in_its_own_letters() -> None:
    with every_case() as case:
        for text, words, marked in (
            *(("Marmalade", ["mar"], ["Mar"]), ("Marmalade", ["a"], ["a", "a", "a"])),
            *(("Marmalade", ["mar", "arm"], ["Marm"]), ("Marmalade", ["mar", "mal"], ["Marmal"])),
            *(("aaa", ["aa"], ["aaa"]), ("Zoë", ["zoe"], ["Zoë"]), ("Cafe\u0301!", ["cafe"], ["Cafe\u0301"])),
            *(("Cafe\u0301!", ["caf"], ["Caf"]), ("Straße 1", ["ss"], ["ß"])),
            *(("Straße 1", ["s"], ["S", "ß"]), ("ﬁn", ["f"], ["ﬁ"]), ("ﬁn", ["in"], ["ﬁn"])),
            *(
                ("Ǆep", ["z"], ["Ǆ"]),
                ("黒猫ちゃん", ["猫"], ["猫"]),
                ("ﾎﾟﾁ", ["ぽ"], ["ﾎﾟ"]),
                ("🐕🐈🐕", ["🐈"], ["🐈"]),
            ),
            *(("🐕 שלום Rex", ["לום", "rex"], ["לום", "Rex"]), ("Rex", [""], []), ("Rex", ["max"], [])),
            ("", ["a"], []),
        ):
            with case((text, words, marked)):
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


REX = Animal(1043, "<b>Rex</b> & 🐕 שלום", 72, "available")


def test_every_word_of_a_search_has_to_be_found_somewhere_in_any_order() -> None:
    for typed, found in (
        *(("", True), ("   ", True), ("rex", True), ("EX", True), ("REX שלום", True), ("שלום rex", True)),
        *(("rexx", False), ("rex max", False), ("🐕", True), ("</b>", True), ("104", True)),
        *(("1043 72 rex", True), ("043", False), ("7", True), ("2", False), ("hünde", True), ("UND", True)),
        *(("hund 72", True), ("#72", True), ("hund #72", True), ("#", False), ("available", False)),
    ):
        assert matches(search_words(typed), REX, "Hunde") is found
    assert matches(("72",), REX)
    assert not matches(("hund",), REX)
    assert not matches(("rexdogs",), Animal(1, "Rex", 7), "Dogs")
    for number in (INT64_MIN, -5, 0, INT64_MAX):
        assert matches(search_words(str(number)), Animal(number, "Rex", 1))
        assert matches(search_words(str(number)), Animal(1, "Rex", number))


@given(st.text(max_size=40))
def test_every_name_finds_itself(name: str) -> None:
    assert matches(search_words(name), Animal(1, name, 2))


@given(st.text(max_size=40))
def test_the_words_of_a_search_hold_no_spaces_and_are_never_empty(typed: str) -> None:
    assert all(word and not any(letter.isspace() for letter in word) for word in search_words(typed))


def test_the_longest_typed_beginning_is_marked() -> None:
    for words, part in (
        (("10",), ((0, 2),)),
        (("1", "104", "10"), ((0, 3),)),
        (("04",), ()),
        (("10430",), ()),
        ((), ()),
    ):
        assert matching_beginning("1043", words) == part


def test_only_what_programs_do_not_draw_is_invisible_and_what_a_terminal_would_obey_becomes_a_space() -> None:
    for text in (
        *("", " ", "\xa0", "\u200b", "\u2060", "\ufeff", "\xad", "\ufe0f", "\U000e0100", "\u3164", "\u2800"),
        "\x07",
    ):
        assert not is_visible(text)
        assert not is_visible(f"{text}\u200d {text}")
        assert is_visible(f"{text}a{text}")
    for text in ("Rex", "\U0001f469\u200d\U0001f467", "\u0301", "名", "\ufffd", "\u0600"):
        assert is_visible(text)
    assert printable("\x1b[2JRex\r\nBella\u202e\u2028\x9b") == " [2JRex  Bella   "
    assert printable("Zoë 名 ← 1") == "Zoë 名 ← 1"
    assert printable_lines("a\x1b\nb\r") == "a \nb "
