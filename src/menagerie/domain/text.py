"""Texts: what a reader sees of them, folded for comparing, shortened, and without what must not be shown."""

import itertools
import re
import unicodedata
from collections.abc import Iterable

# For a set of a regular expression: control characters; what programs do not draw by the rules of Unicode
# (Default_Ignorable_Code_Point), such as joiners, direction marks, soft hyphens and variation selectors; and
# the blank pattern of Braille.
UNSEEN = (
    r"\x00-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f"
    r"\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb"
    r"\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
)
_SEEN = re.compile(rf"[^\s{UNSEEN}]")
# Characters. Longer texts are compared by their beginnings: a service may send a name of megabytes.
LONGEST_FOLDED = 2_000

# Characters that people type for each other: the one that keyboards have, and the others.
_TYPED_ALIKE = {
    "'": "`´‘’‚‛‹›′‵ʹʻʼʽʾʿˈˊˋ׳ꞌ",
    '"': "“”„‟«»″‶ʺ˝〝〞〟״",
    "-": "−⁃˗",
    "~": "〜",
    "i": "ı",
    "d": "ð",
    "ae": "æ",
    "oe": "œ",
    "th": "þ",
    "ي": "یى",
    "ك": "کڪ",
    "ه": "ةەہھۃ",
    "ا": "ٱ",
}
# The private use area and control characters, which keyboards do not have, stand between words.
_BETWEEN_WORDS = re.compile(r"[\s\x00-\x1f\x7f-\x9f\ue000-\uf8ff\u2800]")
# Invisible characters, and the stroke that lengthens Arabic letters.
_UNTYPED = re.compile(f"[{UNSEEN}ـ]")
# A stroke, a hook or a tail belongs to its letter, unlike an accent.
_WITH_STROKE = re.compile("^((?:LATIN|CYRILLIC) SMALL LETTER .+?) WITH .+")
# The combining classes of marks that are no accents: what joins Indian letters, and Thai and Lao vowels.
_PARTS_OF_LETTERS = {9, 103, 118}
# What file systems and file dialogs take for more than a name: Qt's reads only what stands between quotes.
# Not compiled: no start needs it.
_NOT_IN_NAMES = r'["<>:/\\|?*]'
# The words before a key may stand twice, and be quoted, escaped or part of a list.
# Not compiled: most starts write nothing.
_BETWEEN = r"(?:%20|\\[nrt]|b(?=['\"])|[\s:=,'\"()\[\]])+"
_CREDENTIALS = rf"(?i)((?:(?:authorization|bearer){_BETWEEN})+(?:basic{_BETWEEN})?)\S+"
# The part of an address that ends with a password. The name before it, and the password, may have another @.
_OF_USER = r"(://[^\s/:]*:)[^\s/]+(?=@)"


def is_visible(text: str) -> bool:
    """Return whether a reader sees anything of a text."""
    return _SEEN.search(text) is not None


class _Folded(dict[int, str]):
    """What each character is folded to, by its code point, found out once."""

    def __missing__(self, code: int) -> str:
        self[code] = folded = self._folded(chr(code))
        return folded

    def _folded(self, character: str) -> str:
        if _BETWEEN_WORDS.match(character):
            return " "
        if _UNTYPED.match(character) or unicodedata.combining(character) not in {0, *_PARTS_OF_LETTERS}:
            return ""
        digit = unicodedata.decimal(character, None)
        if digit is not None:
            return str(digit)
        # Decompose before case folding, as some letters (ℳ, 𝓡) have a case only then.
        parts = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", character).casefold())
        return self._typed_alike(character) if parts == character else parts.translate(self)

    def _typed_alike(self, character: str) -> str:
        """Return a letter without its stroke, a katakana as hiragana, and any dash as a hyphen."""
        if unicodedata.category(character) == "Pd":
            return "-"
        name = unicodedata.name(character, "")
        other = _WITH_STROKE.sub(r"\1", name).replace("KATAKANA", "HIRAGANA")
        try:
            return unicodedata.lookup(other).translate(self) if other != name else character
        except KeyError:
            return character  # no letter is called so


_FOLDED = _Folded(
    {ord(other): typed for typed, others in _TYPED_ALIKE.items() for other in others},
)


class _Plain(dict[int, str]):
    """What each character of a number or a word of a file is read as, by its code point."""

    def __missing__(self, code: int) -> str:
        self[code] = read = self._read(chr(code))
        return read

    @staticmethod
    def _read(character: str) -> str:
        if _BETWEEN_WORDS.match(character):
            return " "
        if _UNTYPED.match(character):
            return ""
        digit = unicodedata.decimal(character, None)
        if digit is not None:
            return str(digit)
        if unicodedata.decomposition(character).startswith("<wide>"):
            return unicodedata.normalize("NFKC", character)
        return "-" if character == "−" else character


_PLAIN = _Plain({code: chr(code) for code in range(0x80)})


def folded(text: str) -> str:
    """Return what stays the same of ``text`` where people type it in another way.

    That is without accents, vowel points, strokes and case, with the apostrophes, quotation marks, dashes,
    digits and spaces of a usual keyboard, with hiragana for katakana and one form of each Arabic letter, and
    without invisible characters; those that cannot be typed become spaces. Each character is folded by
    itself. Folding a folded text changes nothing. Of a long text only the beginning is returned.
    (Catalogues store folded names: a change of the rule needs a migration.)
    """
    return text[:LONGEST_FOLDED].translate(_FOLDED)[:LONGEST_FOLDED]


def folded_words(text: str) -> str:
    """Return what stays the same of a text where people type it in another way, also with other spaces."""
    return " ".join(folded(text).split())


def plain(text: str) -> str:
    """Return ``text`` without invisible characters, and with ASCII digits and signs: ``12`` for ``１２``.

    So a number or a word is read. A raised digit is none: it may be the mark of a footnote.
    """
    return text if text.isascii() else text.translate(_PLAIN)


def matching_parts(text: str, words: Iterable[str]) -> tuple[tuple[int, int], ...]:
    """Return where in ``text`` the folded ``words`` occur, as (start, length), in order and without overlaps.

    Places are counted in characters of ``text``. A character matches as a whole, together with its accents,
    even if only a part of it was found (the "f" of "ﬁ").
    """
    text = text[:LONGEST_FOLDED]
    pieces = [folded(character) for character in text]
    origins = [index for index, piece in enumerate(pieces) for _ in piece]
    whole = "".join(pieces)
    found = bytearray(len(text))
    for word in words:
        for index in _occurrences(word, whole):
            start, end = origins[index], origins[index + len(word) - 1] + 1
            found[start:end] = b"\1" * (end - start)
    for index in range(1, len(text)):
        if not pieces[index]:
            found[index] = found[index - 1]
    return tuple(_runs(found))


def _occurrences(word: str, whole: str) -> Iterable[int]:
    index = whole.find(word) if word else -1
    while index >= 0:
        yield index
        index = whole.find(word, index + 1)


def _runs(found: bytearray) -> Iterable[tuple[int, int]]:
    index = 0
    for is_found, run in itertools.groupby(found):
        length = len(list(run))
        if is_found:
            yield index, length
        index += length


def shortened(text: str, most: int) -> str:
    """Return ``text``, or its beginning and an ellipsis where it has more than ``most`` characters."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


def printable(text: str) -> str:
    """Return a text without what a terminal would obey: names and reasons come from files and services."""
    return text if text.isprintable() else "".join(one if one.isprintable() else " " for one in text)


def printable_lines(text: str) -> str:
    """Return a text of several lines, each of them ``printable``."""
    return "\n".join(map(printable, text.split("\n")))


def in_file_name(text: str) -> str:
    """Return a text for the beginning of a file's name, which is then one name and hides nothing."""
    return re.sub(_NOT_IN_NAMES, "_", printable(text)).lstrip(". ").rstrip()


def without_credentials(text: str) -> str:
    """Return a text without the credentials of headers, and without the passwords in addresses."""
    return re.sub(_OF_USER, r"\1…", re.sub(_CREDENTIALS, r"\1…", text))
