"""Folds text for comparing, so that what people type alike is the same; and finds matches in a text."""

import itertools
import re
import unicodedata
from collections.abc import Iterable

from menagerie.domain.texts.visible import UNSEEN

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
    origins = [place for place, piece in enumerate(pieces) for _ in piece]
    whole = "".join(pieces)
    found = bytearray(len(text))
    for word in words:
        for place in _occurrences(word, whole):
            start, end = origins[place], origins[place + len(word) - 1] + 1
            found[start:end] = b"\1" * (end - start)
    for place in range(1, len(text)):
        if not pieces[place]:
            found[place] = found[place - 1]
    return tuple(_runs(found))


def _occurrences(word: str, whole: str) -> Iterable[int]:
    place = whole.find(word) if word else -1
    while place >= 0:
        yield place
        place = whole.find(word, place + 1)


def _runs(found: bytearray) -> Iterable[tuple[int, int]]:
    place = 0
    for is_found, run in itertools.groupby(found):
        length = len(list(run))
        if is_found:
            yield place, length
        place += length
