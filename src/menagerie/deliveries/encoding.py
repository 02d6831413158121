"""Finds the encoding of a text file, and decodes it.

A byte order mark, the escapes of ISO-2022-JP, valid UTF-8 and the zeros of UTF-16 decide. Otherwise each
older encoding is tried with each language that is written in it, and the one is taken in which the words
beyond ASCII are likeliest: that is a guess, and is called one. How likely a word is depends on how often the
language has its letters, and on what is rare beside them: a sign, a letter of another script, a capital after
the first letter, a vowel beside a vowel. Of Chinese, Japanese and Korean characters the usual ones are known,
since the old standards have these first. The languages of the window and of the system are a hint, and so are
titles that are known.
"""

import codecs
import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import chain, islice
from math import log
from typing import NamedTuple

from menagerie.domain.cases import DeliveryCase
from menagerie.domain.errors import UnreadableDeliveryError
from menagerie.domain.titles import are_titles

# UTF-32 comes first: its mark begins with that of UTF-16.
_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
# With them Japanese characters begin, in a text of ASCII.
_ISO_2022_JP = re.compile(rb"\x1b\$[@B]")
_BEYOND_ASCII = re.compile(rb"[\x80-\xff]+")
_MOST_RUNS = 2_000
# The share of the runs of bytes beyond ASCII that must be UTF-8, where the others are damaged. In an older
# encoding, such a run is hardly ever UTF-8 by chance.
_NEARLY_ALL, _MOST = 0.9, 0.5
_LOOKED_AT = 4096
_MANY, _FEW = 0.3, 0.03

# The letters of each language beyond ASCII, the most frequent first.
_LATIN = {
    "de": "üäößé",
    "fr": "éèàêçôâîûëïùœæÿ",
    "es": "óíáñéúü",
    "pt": "ãçáéíóêâõúôàü",
    "it": "èàùòìé",
    "nl": "ëéïèöü",
    "da": "øåæé",
    "sv": "äöåé",
    "is": "íáðéóúæöþý",
    "et": "äõüöšž",
    "pl": "łąęóżśćńź",
    "cs": "íáěéýřčžšůúťóďň",
    "sk": "áíéčýšžúľťňóôďäĺŕ",
    "hu": "áéöőóüíúű",
    "ro": "ăîâşţ",
    "hr": "čšžćđ",
    "tr": "ıişğçöüİâî",
    "lt": "ėšžųūįąčę",
    "lv": "āīēšņļūžčķģ",
    "vi": "àáđưạôộêếìảọơóấủâíềịờợậứăữểốãớầệúồắòụựùừởỉổặéằỏẽũõẻýửẫẩèĩỗẹỹỳẳỷễỡẵỵ",
}
# The letters of each language that has no Latin ones, the most frequent first.
_OTHER_LETTERS = {
    "ru": "оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё",
    "uk": "оаинвіетрслкумдпязьбгйчхцїжшюєщфґ",
    "bg": "аоеитнрсвлпдкзмуъгбчяхйцжшющфь",
    "sr": "аоиенртсвудклмпјзгбчшцљжњћђхфџ",
    "el": "ατιοεσνςρηκλυπμάίγόθέήωδχφύβώξζψϊϋΰΐ",
    "he": "יוהלמארתבשםקנדעחפכצגזטסןךףץ",
    "ar": "ايلمنورتبةعدسفهكقحجشصخطزضأغذثىئءظآإؤـ،؟",
    "ja_half": "ﾝｰﾞｲｸﾗｽﾄﾘﾙﾁｼﾏﾐﾊﾋﾌﾎﾟﾀﾂﾃｱｵｶｷｺｻﾅﾆﾉﾑﾒﾓﾔﾕﾖﾚﾛｿｾﾈﾍﾜｴｳﾇｹｯｬｭｮ",
    "th": "านรอกเงมยลวดทสตะปบคหีิแ่้ไชุจพโขผูใำถซั็ืึศณฟธษภญ์ฉฝฐฎฮ๊๋ฆฬฒฏฌฑๆฤฯ",
    "fa": "ایرنمدتوهسبشلکزقعفگخحپجصطآضچغظثذژئ",
}


class _Standard(NamedTuple):
    """The standard with the characters of a language: the usual ones begin with a byte from here to there."""

    encoding: str
    first: int
    last: int
    usual: int


_EAST_ASIAN = {
    "zh": _Standard("gb2312", 0xB0, 0xD7, 3755),
    "zh_TW": _Standard("big5", 0xA4, 0xC6, 5401),
    "ja": _Standard("euc_jp", 0xB0, 0xCF, 2965),
    "ko": _Standard("euc_kr", 0xB0, 0xC8, 2350),
}
_KANA = ("\u3041", "\u30fe")
_WEST = ("de", "fr", "es", "pt", "it", "nl", "da", "sv", "is", "et")
_EAST = ("pl", "cs", "sk", "hu", "ro", "hr", "de")

# The older encodings that are found, by Python's names, and the languages that are written in them, the most
# usual first. Those of Windows come first.
ENCODINGS: Mapping[str, Sequence[str]] = {
    "cp1252": _WEST,
    "cp1250": _EAST,
    "cp1251": ("ru", "uk", "bg", "sr"),
    "cp1253": ("el",),
    "cp1254": ("tr",),
    "cp1255": ("he",),
    "cp1256": ("ar", "fa"),
    "cp1257": ("lt", "lv", "et"),
    "cp1258": ("vi",),
    "cp874": ("th",),
    "gb18030": ("zh",),
    "big5": ("zh_TW",),
    "cp932": ("ja", "ja_half"),
    "euc_jp": ("ja",),
    "cp949": ("ko",),
    "cp850": _WEST,
    "cp852": _EAST,
    "cp866": ("ru", "bg"),
    "koi8-r": ("ru", "bg"),
    "mac-roman": _WEST,
    "mac-latin2": _EAST,
    "mac-cyrillic": ("ru", "uk", "bg"),
    "iso8859-2": _EAST,
}

_ALL = tuple(dict.fromkeys(chain.from_iterable(ENCODINGS.values())))

# The figures below are logarithms of probabilities. They are estimates: a factor of two hardly matters.
_RARER_ENCODINGS = {
    "cp1250": -1.0,
    "cp1257": -2.0,
    "cp1258": -2.0,
    "cp874": -6.0,
    "cp850": -3.0,
    "cp852": -4.0,
    "cp866": -4.0,
    "koi8-r": -4.0,
    "euc_jp": -5.0,
    "mac-roman": -4.0,
    "mac-latin2": -5.0,
    "mac-cyrillic": -5.0,
    "iso8859-2": -4.0,
}
_RARER_LANGUAGES = {
    "nl": -1.0,
    "is": -3.0,
    "et": -2.0,
    "ro": -1.0,
    "uk": -1.0,
    "bg": -2.0,
    "sr": -2.0,
    "fa": -1.0,
    "ja_half": -3.0,
}
# The lines of an old Macintosh end with CR alone, and its encodings are hardly ever met elsewhere.
_LINES_OF_A_MACINTOSH = 8.0
# What it adds to be the language of the window, and that of the system.
_HINTS = (3.0, 2.5)
_KNOWN_TITLE = 6.0
# Of all letters, about one in ten is beyond ASCII.
_BEYOND_LATIN = -2.3
# The frequency of letters falls with their rank, the first ones being alike.
_ALIKE_AT_FIRST = 4
_USUAL_SHARE, _KANA_SHARE = 0.95, 0.7
_RARE_CHARACTER, _OTHER_CHARACTER = -12.0, -15.0
_FOREIGN_LETTER, _USUAL_SIGN, _SIGN, _NO_CHARACTER = -9.0, -5.0, -11.0, -14.0
_OTHER_SCRIPT, _LATE_CAPITAL = -7.0, -4.0
_FINAL_INSIDE, _VOWELS_TOGETHER, _CONSONANTS_TOGETHER, _TWICE = -5.0, -0.7, -0.4, 6.0

# Names often have the same character twice.
_WITHOUT_LETTERS = frozenset(("CJK", "HANGUL"))
# Greek and Hebrew letters that end a word.
_FINAL = frozenset("ςםןץףך")
_WITH_VOWELS = frozenset(("LATIN", "CYRILLIC", "GREEK"))
_VOWELS = frozenset("aeiouyıæœøаеиоуыэюяієαεηιουω")
# They stand before and after words.
_USUAL_SIGNS = "’‘“”„«»–—…°€№、。・（）！？：\u3000"
# What stands for bytes without a character is counted elsewhere.
_NONE = "\ufffd"
_INSIDE = {"’": -4.0, _NONE: 0.0}
_MOST_LINES, _MOST_WORDS = 300, 100
_SAMPLE_BYTES = 128 * 1024
_LINE = re.compile(rb"[^\r\n]+")
_WORD = re.compile(r"[^\x00-@\[-`{-\x7f]+")
_BETWEEN_CELLS = re.compile("[\n\t,;|]")


# What these names mean where spreadsheets save a file: more characters than the standard of that name has.
_WIDER = {
    "shift_jis": "cp932",
    "gb2312": "gb18030",
    "gbk": "gb18030",
    "euc_kr": "cp949",
    "tis-620": "cp874",
    "iso8859-11": "cp874",
    "iso8859-1": "cp1252",
    "iso8859-9": "cp1254",
}


def encoding_named(name: str) -> str | None:
    """Return Python's name of an encoding by one of its usual names; None if there is no such encoding."""
    try:
        # Python does not know windows-874, which is cp874.
        usual = name.lower().replace("windows-", "cp")
        "a".encode(usual)
    except (LookupError, ValueError):
        return None
    found = codecs.lookup(usual).name
    return _WIDER.get(found, found)


class Decoded(NamedTuple):
    """A text and its encoding. ``misfit`` is the first line where bytes were replaced, or None."""

    text: str
    encoding: str
    is_guess: bool
    misfit: int | None = None


def decoded(content: bytes, encoding: str | None, languages: Sequence[str] = ()) -> Decoded:
    """Return the text, with ``encoding`` found out if it is None.

    ``languages`` are those of the window and of the system, such as ``de_DE``: a hint for a guess.
    Raises UnreadableDeliveryError for an unknown encoding.
    """
    certain = encoding or _certain(content)
    name = certain or _likeliest(content, languages)
    try:
        return Decoded(_text(content, name), name, certain is None)
    except UnicodeDecodeError as error:
        line = len((content[: error.start] + b"?").splitlines())
        return Decoded(_text(content, name, "replace"), name, certain is None, line)
    except (LookupError, UnicodeError) as exc:
        raise UnreadableDeliveryError(DeliveryCase.UNKNOWN_ENCODING, encoding=name) from exc


def _text(content: bytes, encoding: str, errors: str = "strict") -> str:
    """Decode a text. In Windows-1258, the tone of a Vietnamese letter is a character after it."""
    text = content.decode(encoding, errors)
    return unicodedata.normalize("NFC", text) if encoding == "cp1258" else text


def _certain(content: bytes) -> str | None:
    """Return the encoding where the bytes decide; None where they do not."""
    for mark, name in _MARKS:
        if content.startswith(mark):
            return name
    if content.isascii() and _ISO_2022_JP.search(content):
        return "iso2022_jp"
    without_mark = _utf_16(content)
    if without_mark is not None:
        return without_mark
    try:
        # Not at once: the file may end in the middle of a character.
        codecs.getincrementaldecoder("utf-8")().decode(content)
    except UnicodeDecodeError:
        return "utf-8" if _share_of_utf_8(content) >= _NEARLY_ALL else None
    return "utf-8"


def _share_of_utf_8(content: bytes) -> float:
    """Return which share of the runs of bytes beyond ASCII is UTF-8."""
    runs = [run[0] for run in islice(_BEYOND_ASCII.finditer(content), _MOST_RUNS)]
    return sum(_is_utf_8(run) for run in runs) / len(runs)


def _is_utf_8(content: bytes) -> bool:
    try:
        content.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return True


def _utf_16(content: bytes) -> str | None:
    """Tell UTF-16 without a mark by its zeros: every second byte of Latin letters, digits and commas."""
    even, odd = (
        half.count(0) / max(1, len(half)) for half in (content[:_LOOKED_AT:2], content[1:_LOOKED_AT:2])
    )
    if odd > _MANY and even < _FEW:
        return "utf-16-le"
    return "utf-16-be" if even > _MANY and odd < _FEW else None


def _likeliest(content: bytes, languages: Sequence[str]) -> str:
    """Return the encoding in which the lines beyond ASCII are likeliest."""
    lines = (line[0] for line in _LINE.finditer(content))
    odd = islice((line for line in lines if not line.isascii()), _MOST_LINES)
    sample = b"\n".join(dict.fromkeys(odd))[:_SAMPLE_BYTES]
    candidates = ENCODINGS if _share_of_utf_8(content) < _MOST else {**ENCODINGS, "utf-8": _ALL}
    is_of_old_mac = b"\r" in content and b"\n" not in content
    found: dict[str, float] = {}
    for encoding, spoken in candidates.items():
        text = _text(sample, encoding, "replace")
        # Once each: what is the same in many rows tells no more than what is there once.
        words = [word for word in dict.fromkeys(_WORD.findall(text)) if not word.isascii()][:_MOST_WORDS]
        found[encoding] = (
            max(_of_language(language, words, languages) for language in spoken)
            + _RARER_ENCODINGS.get(encoding, 0.0)
            # One for each: they make many words alike.
            + _NO_CHARACTER * text.count(_NONE)
            + _KNOWN_TITLE * _known_titles(text)
            + _LINES_OF_A_MACINTOSH * (is_of_old_mac and encoding.startswith("mac"))
        )
    return max(found, key=found.__getitem__)


def _known_titles(text: str) -> int:
    """Return how many cells beyond ASCII are known titles of a column."""
    cells = {cell.strip(' "') for cell in _BETWEEN_CELLS.split(text)}
    return sum(are_titles([cell]) for cell in cells if not cell.isascii())


def _of_language(language: str, words: Iterable[str], hints: Sequence[str]) -> float:
    """Return how likely ``words`` are in this language, and the language itself."""
    hint = sum(weight for weight, one in zip(_HINTS, hints, strict=False) if one[:2] == language[:2])
    return hint + _RARER_LANGUAGES.get(language, 0.0) + sum(_of_word(word, language) for word in words)


def _of_word(word: str, language: str) -> float:
    chances = _chances(language)
    inside = word.strip(_USUAL_SIGNS)
    beside = _USUAL_SIGN * (len(word) - len(inside))
    late = 0 if inside.isupper() else sum(map(str.isupper, inside[1:]))
    return (
        beside
        + late * _LATE_CAPITAL
        + sum(chances[letter] for letter in inside)
        + sum(map(_beside, inside, inside[1:]))
    )


@cache
def _chances(language: str) -> "_Chances":
    return _Chances(language)


class _Chances(dict[str, float]):
    """How likely each character is in a language. ASCII tells nothing."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self._standard = _EAST_ASIAN.get(language)
        self._has_kana = language == "ja"
        letters = _LATIN.get(language) or _OTHER_LETTERS.get(language, "")
        weights = [1 / (_ALIKE_AT_FIRST + rank) for rank in range(len(letters))]
        before = _BEYOND_LATIN if language in _LATIN else 0.0
        for letter, weight in zip(letters, weights, strict=True):
            for one in {letter, letter.upper()}:
                # The capital of the dotless ı is ASCII, which tells nothing.
                if not one.isascii():
                    self[one] = before + log(weight / sum(weights))

    def __missing__(self, letter: str) -> float:
        self[letter] = self._of_standard(letter) or _of_other(letter)
        return self[letter]

    def _of_standard(self, letter: str) -> float | None:
        """Return how likely a Chinese, Japanese or Korean character is; None where it is something else."""
        if self._standard is None or letter.isascii() or not letter.isalpha():
            return None
        if self._has_kana and _KANA[0] <= letter <= _KANA[1]:
            return log(_KANA_SHARE / (ord(_KANA[1]) - ord(_KANA[0])))
        encoding, first, last, usual = self._standard
        code = letter.encode(encoding, "ignore")
        if code and first <= code[0] <= last:
            return log((1 - _KANA_SHARE if self._has_kana else _USUAL_SHARE) / usual)
        return _RARE_CHARACTER if code else _OTHER_CHARACTER


def _of_other(letter: str) -> float:
    """Return how likely a character is that the language does not have."""
    if letter.isascii():
        return 0.0
    if letter.isalpha():
        return _FOREIGN_LETTER
    if letter in _INSIDE:
        return _INSIDE[letter]
    return _NO_CHARACTER if unicodedata.category(letter).startswith("C") else _SIGN


@cache
def _beside(first: str, second: str) -> float:
    """Return how much less likely the one character is beside the other."""
    if (first.isascii() and second.isascii()) or not (_is_letter(first) and _is_letter(second)):
        return 0.0
    scripts = _script(first), _script(second)
    if scripts[0] != scripts[1]:
        return _OTHER_SCRIPT
    if first in _FINAL:
        return _FINAL_INSIDE
    if first == second and scripts[0] in _WITHOUT_LETTERS:
        return _TWICE
    if scripts[0] not in _WITH_VOWELS or _is_vowel(first) != _is_vowel(second):
        return 0.0
    return _VOWELS_TOGETHER if _is_vowel(first) else _CONSONANTS_TOGETHER


def _is_letter(character: str) -> bool:
    """Return whether it is a letter, or a mark on one."""
    return unicodedata.category(character)[0] in "LM"


def _script(letter: str) -> str:
    name = unicodedata.name(letter, "").partition(" ")[0]
    return "CJK" if name in {"HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA"} else name


def _is_vowel(letter: str) -> bool:
    return unicodedata.normalize("NFD", letter.lower())[0] in _VOWELS
