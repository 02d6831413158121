"""Text without accents, case and forms of letters, for comparing; and where in a text something was found."""

import itertools
import re
import unicodedata
from collections.abc import Iterable

# Nobody can type these, and what keeps folded text uses them as its own signs: the control characters and
# the private use area of the basic plane.
_NOT_TYPED = re.compile("[\x00-\x1f\x7f-\x9f\ue000-\uf8ff]")


def folded(text: str) -> str:
    """Return ``text`` without accents and case; what cannot be typed becomes a space.

    Folding is done letter by letter: the folded text is that of its characters, one after the other. Folding
    what is folded changes nothing.
    """
    if text.isascii():
        return _NOT_TYPED.sub(" ", text.lower())
    # Taken apart before, since some letters (ℳ, 𝓡) show their case only then, and after, since case folding
    # puts some together.
    apart = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())
    bare = "".join(character for character in apart if not unicodedata.combining(character))
    return _NOT_TYPED.sub(" ", bare)


def matching_parts(text: str, words: Iterable[str]) -> tuple[tuple[int, int], ...]:
    """Return where in ``text`` any of the folded ``words`` occurs, as (start, length), in order and apart.

    Places are counted in characters of ``text`` itself. A character belongs to a part as a whole, also when
    only a piece of what it folds to was found (the "f" of "ﬁ"), and takes its accents with it.
    """
    # Of ASCII, which most names are, each character folds to one.
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
