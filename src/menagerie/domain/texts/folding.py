"""Folds text for comparing: without accents, case and variants of letters; and finds matches in a text."""

import itertools
import re
import unicodedata
from collections.abc import Iterable

# Control characters and the private use area, which keyboards do not have. (Catalogues store folded names: a
# change of the rule needs a migration.)
_NOT_TYPED = re.compile("[\x00-\x1f\x7f-\x9f\ue000-\uf8ff]")

# Characters. Longer texts are compared by their beginnings: a service may send a name of megabytes.
LONGEST_FOLDED = 2_000


def folded(text: str) -> str:
    """Return ``text`` without accents and case; characters that cannot be typed become spaces.

    Each character is folded by itself. Folding a folded text changes nothing. Of a long text only the
    beginning is returned.
    """
    text = text[:LONGEST_FOLDED]
    if text.isascii():
        return _NOT_TYPED.sub(" ", text.lower())
    # Decompose before case folding, as some letters (ℳ, 𝓡) have a case only then, and after, as it composes.
    decomposed = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())
    base = "".join(character for character in decomposed if not unicodedata.combining(character))
    return _NOT_TYPED.sub(" ", base)[:LONGEST_FOLDED]


def folded_words(text: str) -> str:
    """Return what stays the same of a text in other cases, accents and spaces."""
    return " ".join(folded(text).split())


def matching_parts(text: str, words: Iterable[str]) -> tuple[tuple[int, int], ...]:
    """Return where in ``text`` the folded ``words`` occur, as (start, length), in order and without overlaps.

    Places are counted in characters of ``text``. A character matches as a whole, together with its accents,
    even if only a part of it was found (the "f" of "ﬁ").
    """
    text = text[:LONGEST_FOLDED]
    # Each ASCII character folds to one character.
    pieces = folded(text) if text.isascii() else [folded(character) for character in text]
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
