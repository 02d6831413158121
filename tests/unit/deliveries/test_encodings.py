"""Lists in the encodings from before Unicode are read right, and a guess is called one."""

from itertools import chain
from pathlib import Path

import pytest

from menagerie.deliveries.delivery import Reading
from menagerie.deliveries.encoding import ENCODINGS, decoded, encoding_named
from menagerie.deliveries.process import read_delivery
from menagerie.domain.cases import DeliveryNoteCase
from menagerie.domain.facts import Fact, fact
from support.delivered_tables import reading_of, table_in
from support.lists_of_names import LANGUAGES, Language, samples
from support.two_runs import Times

LISTS = [
    pytest.param(language, encoding, id=f"{name} {encoding}")
    for name, language in LANGUAGES.items()
    for encoding in language.encodings
]


def guessed(notes: tuple[Fact, ...]) -> Fact | None:
    return next((note for note in notes if note.case is DeliveryNoteCase.ENCODING_GUESSED), None)


@pytest.mark.parametrize(("language", "encoding"), LISTS)
@pytest.mark.parametrize("own_titles", [True, False])
def test_a_list_of_twenty_names_is_read_right_without_a_hint_and_called_a_guess(
    language: Language, encoding: str, own_titles: bool, times: Times
) -> None:
    for one in samples(language, encoding, 20, times(8, sample=1), own_titles=own_titles):
        assert decoded(one.content, None)[::2] == (one.text, True)


@pytest.mark.parametrize(("language", "encoding"), LISTS)
def test_no_short_list_is_read_wrong_without_a_word(language: Language, encoding: str, times: Times) -> None:
    for one in samples(language, encoding, 3, times(60, sample=3), own_titles=False):
        found = decoded(one.content, None)
        assert found.text == one.text or found.is_guess


def test_the_languages_of_the_window_and_of_the_system_decide_where_the_names_do_not() -> None:
    content = "name,status\nGandrė,sold\nMurkė,sold\n".encode("cp1257")
    assert decoded(content, None).encoding == "cp1252"
    for languages in (("lt_LT",), ("en_US", "lt_LT"), ("en_US", "lt")):
        assert decoded(content, None, languages).encoding == "cp1257"


def test_a_hint_decides_nothing_where_the_names_do() -> None:
    content = "name,status\nMüller,sold\nKätzchen,sold\nGrößter,sold\n".encode("cp1252")
    for language in ("ar_AE", "ja_JP", "zh_CN", "ru_RU"):
        assert decoded(content, None, (language,)).encoding == "cp1252"


def test_names_that_a_guess_got_are_shown() -> None:
    text = "name;categoryId;status\n" + "".join(
        f"{name};2;sold\n" for name in ["Rex", "لولو", "سمسم", "لولو", "مشمش", "نجمة"]
    )
    table = table_in(text.encode("cp1256"))
    note = guessed(table.notes)
    assert note == fact(DeliveryNoteCase.ENCODING_GUESSED, encoding="cp1256", names="لولو\nسمسم\nمشمش")
    assert [row[0] for row in table.rows] == ["Rex", "لولو", "سمسم", "لولو", "مشمش", "نجمة"]


def test_the_column_with_most_words_beyond_ascii_shows_the_guess() -> None:
    text = "Art;Rufname\nVögel;Bärli\nVögel;Rex\nVögel;Süße\nMäuse;Löwe\n"
    note = guessed(table_in(text.encode("cp1252")).notes)
    assert note is not None
    assert note.values["names"] == "Bärli\nSüße\nLöwe"


def test_titles_show_a_guess_where_nothing_below_them_does() -> None:
    note = guessed(table_in("Name;Käfig\nRex;3\n".encode("cp1252"), header_row=1).notes)
    assert note is not None
    assert note.values["names"] == "Käfig"


def test_a_guess_of_json_is_called_one_too() -> None:
    note = guessed(table_in('[{"name": "Käthe", "status": "sold"}]'.encode("cp1252"), "x.json").notes)
    assert note is not None
    assert note.values["names"] == "Käthe"


@pytest.mark.parametrize(
    "content",
    [
        "Name,Status\nZoë,sold\nلولو,sold\n".encode(),
        "Name,Status\nZoë,sold\n".encode("utf-8-sig"),
        "Name,Status\nZoë,sold\n".encode("utf-16"),
        "Name,Status\nZoë,sold\n".encode("utf-16-le"),
        "Name,Status\nlonger,sold\nポチ\u3000太郎,sold\n".encode("utf-16-be"),
        "Name,Status\nポチ,sold\n".encode("iso2022_jp"),
        b"Name,Status\nRex,sold\n",
    ],
)
def test_nothing_is_said_where_the_bytes_decide(content: bytes) -> None:
    table = table_in(content)
    assert guessed(table.notes) is None
    assert table.rows[-1][0] in {"لولو", "Zoë", "ポチ\u3000太郎", "ポチ", "Rex"}


def test_nothing_is_said_of_an_encoding_that_was_chosen() -> None:
    table = table_in("Name,Status\nZoë,sold\n".encode("cp1252"), encoding="cp1252")
    assert (table.rows, table.notes) == ([["Zoë", "sold"]], ())


def test_a_utf_8_file_that_ends_in_the_middle_of_a_letter_is_utf_8() -> None:
    content = "Name,Status\nRex,sold\nZoë".encode()[:-1]
    assert reading_of(content).encoding == "utf-8"


def test_line_ends_of_an_old_macintosh_tell_its_encoding() -> None:
    names = "name,status\rKn\x9adel,sold\r"
    assert decoded(names.encode("latin-1"), None).encoding == "mac-roman"


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("windows-1256", "cp1256"),
        ("CP1256", "cp1256"),
        ("Windows-1250", "cp1250"),
        ("windows-1258", "cp1258"),
        ("Windows-874", "cp874"),
        ("TIS-620", "cp874"),
        ("ibm850", "cp850"),
        ("cp866", "cp866"),
        ("macintosh", "mac-roman"),
        ("KOI8-R", "koi8-r"),
        ("GB18030", "gb18030"),
        ("gbk", "gb18030"),
        ("Big5", "big5"),
        ("Shift-JIS", "cp932"),
        ("sjis", "cp932"),
        ("euc-jp", "euc_jp"),
        ("EUC-KR", "cp949"),
        ("latin1", "cp1252"),
        ("utf-8", "utf-8"),
        ("UTF-16", "utf-16"),
        ("klingon", None),
        ("hex", None),
        ("undefined", None),
        ("", None),
    ],
)
def test_an_encoding_is_known_by_its_usual_names(name: str, found: str | None) -> None:
    assert encoding_named(name) == found


def test_every_encoding_that_is_found_can_be_named() -> None:
    assert [encoding_named(name) for name in ENCODINGS] == list(ENCODINGS)
    assert set(chain.from_iterable(one.encodings for one in LANGUAGES.values())) <= set(ENCODINGS)


def test_the_reading_process_gets_the_hint(tmp_path: Path) -> None:
    path = tmp_path / "animals.csv"
    path.write_bytes("name,status\nGandrė,sold\nMurkė,sold\n".encode("cp1257"))
    assert read_delivery(path, Reading(), languages=("lt_LT",)).rows[0] == ("Gandrė", "sold")
