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


def guessed(notes: tuple[Fact, ...]) -> Fact | None:
    return next((note for note in notes if note.case is DeliveryNoteCase.ENCODING_GUESSED), None)


@pytest.mark.parametrize(
    ("language", "encoding"),
    [
        pytest.param(language, encoding, id=f"{name} {encoding}")
        for name, language in LANGUAGES.items()
        for encoding in language.encodings
    ],
)
def test_a_list_of_twenty_names_is_read_right_and_called_a_guess_and_no_short_one_read_wrong_without_a_word(
    language: Language, encoding: str, times: Times
) -> None:
    for own_titles in (True, False):
        for one in samples(language, encoding, 20, times(8, sample=1), own_titles=own_titles):
            assert decoded(one.content, None)[::2] == (one.text, True)
    for one in samples(language, encoding, 3, times(60, sample=3), own_titles=False):
        found = decoded(one.content, None)
        assert found.text == one.text or found.is_guess


def test_the_languages_of_window_and_system_decide_where_names_do_not(tmp_path: Path) -> None:
    content = "name,status\nGandrė,sold\nMurkė,sold\n".encode("cp1257")
    assert decoded(content, None).encoding == "cp1252"
    for languages in (("lt_LT",), ("en_US", "lt_LT"), ("en_US", "lt")):
        assert decoded(content, None, languages).encoding == "cp1257"
    # The process that reads gets the hint, too.
    path = tmp_path / "animals.csv"
    path.write_bytes(content)
    assert read_delivery(path, Reading(), languages=("lt_LT",)).rows[0] == ("Gandrė", "sold")
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

    def shown(text: str, name: str = "x.csv", **reading: int) -> object:
        note = guessed(table_in(text.encode("cp1252"), name, **reading).notes)
        return note and note.values["names"]

    # The column with most words beyond ASCII shows it, and titles where nothing below them does.
    assert shown("Art;Rufname\nVögel;Bärli\nVögel;Rex\nVögel;Süße\nMäuse;Löwe\n") == "Bärli\nSüße\nLöwe"
    assert shown("Name;Käfig\nRex;3\n", header_row=1) == "Käfig"
    assert shown('[{"name": "Käthe", "status": "sold"}]', "x.json") == "Käthe"


def test_nothing_is_said_where_the_bytes_the_line_ends_or_a_person_decide() -> None:
    for content in (
        "Name,Status\nZoë,sold\nلولو,sold\n".encode(),
        "Name,Status\nZoë,sold\n".encode("utf-8-sig"),
        "Name,Status\nZoë,sold\n".encode("utf-16"),
        "Name,Status\nZoë,sold\n".encode("utf-16-le"),
        "Name,Status\nlonger,sold\nポチ\u3000太郎,sold\n".encode("utf-16-be"),
        "Name,Status\nポチ,sold\n".encode("iso2022_jp"),
        b"Name,Status\nRex,sold\n",
    ):
        table = table_in(content)
        assert guessed(table.notes) is None
        assert table.rows[-1][0] in {"لولو", "Zoë", "ポチ\u3000太郎", "ポチ", "Rex"}
    table = table_in("Name,Status\nZoë,sold\n".encode("cp1252"), encoding="cp1252")
    assert (table.rows, table.notes) == ([["Zoë", "sold"]], ())
    # Half a letter at the end and line ends of an old Macintosh tell it, too.
    assert reading_of("Name,Status\nRex,sold\nZoë".encode()[:-1]).encoding == "utf-8"
    assert decoded("name,status\rKn\x9adel,sold\r".encode("latin-1"), None).encoding == "mac-roman"


NAMED = {
    "cp1256": "windows-1256 CP1256",
    "cp1250": "Windows-1250",
    "cp1258": "windows-1258",
    "cp874": "Windows-874 TIS-620",
    "cp850": "ibm850",
    "cp866": "cp866",
    "mac-roman": "macintosh",
    "koi8-r": "KOI8-R",
    "gb18030": "GB18030 gbk",
    "big5": "Big5",
    "cp932": "Shift-JIS sjis",
    "euc_jp": "euc-jp",
    "cp949": "EUC-KR",
    "cp1252": "latin1",
    "utf-8": "utf-8",
    "utf-16": "UTF-16",
}


def test_an_encoding_is_known_by_its_usual_names_and_each_that_is_found_by_its_own() -> None:
    for encoding, names in NAMED.items():
        assert {encoding_named(name) for name in names.split()} == {encoding}
    assert {encoding_named(name) for name in ("klingon", "hex", "undefined", "")} == {None}
    assert [encoding_named(name) for name in ENCODINGS] == list(ENCODINGS)
    assert set(chain.from_iterable(one.encodings for one in LANGUAGES.values())) <= set(ENCODINGS)
