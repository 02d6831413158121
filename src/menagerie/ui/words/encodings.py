"""Says encodings as people know them."""

from PySide6.QtCore import QLocale

from menagerie.deliveries.encoding import ENCODINGS
from menagerie.ui.look.plain_text import isolated
from menagerie.ui.look.wording import listed

_NAMES = {
    "big5": "Big5",
    "cp850": "DOS 850",
    "cp852": "DOS 852",
    "cp866": "DOS 866",
    "cp874": "Windows-874",
    "cp932": "Shift-JIS",
    "cp949": "EUC-KR",
    "euc_jp": "EUC-JP",
    "iso2022_jp": "ISO-2022-JP",
    "iso8859-2": "ISO 8859-2",
    "koi8-r": "KOI8-R",
    "mac-cyrillic": "MacCyrillic",
    "mac-latin2": "MacCentralEurope",
    "mac-roman": "MacRoman",
    "utf-8-sig": "UTF-8",
}
# Languages that are named beside an encoding.
_NAMED = 2


def encoding_word(name: str) -> str:
    """Return an encoding of Python as people know it: ``Windows-1252`` is Python's cp1252."""
    usual = f"Windows-{name[2:]}" if name.startswith("cp12") else name.upper().replace("_", " ")
    return _NAMES.get(name, usual)


def encoding_choice(name: str) -> str:
    """Return an encoding with languages that are written in it, each by its own name."""
    # What Python reads is no locale with more than a language and a country.
    names = (QLocale(code).nativeLanguageName() for code in ENCODINGS.get(name, ())[:_NAMED])
    languages = listed(dict.fromkeys(isolated(one) for one in names if one))
    return f"{encoding_word(name)} ({languages})" if languages else encoding_word(name)
