"""The words under which an animal is found, and what to look for when a person types some.

A word of a search is found in a name wherever it occurs in it, at the beginning of an id or a category
number, and in the name that staff gave to the category (see ``domain.searching``).
"""

from collections.abc import Iterable, Mapping, Sequence

from menagerie.domain.animal import INT64_MAX, INT64_MIN
from menagerie.domain.folding import folded

# Ends of words are kept to this length: a word of a search that is longer is looked up by its beginning, and
# what is found by it is compared in full.
LONGEST = 16
# Of a longer name only the beginning is searched: a name of a page of text has no business in a search.
_LONGEST_NAME = 1000
# Signs that no folded text holds: folding makes spaces of the private use area.
_ID, _CATEGORY = "\ue001", "\ue002"
# Quotation marks have a meaning in the index's own language.
_QUOTES = str.maketrans({'"': "\ue003", "'": "\ue004"})
_MOST_DIGITS = 19
# SQLite (3.40 at least) reserves too little memory where it merges the ids of several words, if some are
# below zero, and the process ends. A service hardly has such ids: those animals are compared one by one.
NOT_INDEXED = "id < 0"
_NUMBER_SIGNS = frozenset("-0123456789")


def is_indexed(animal_id: int) -> bool:
    """Tell whether an animal's words stand in the index; ``NOT_INDEXED`` asks the table the opposite."""
    return animal_id >= 0


def searchable(name: str) -> str:
    """Return the folded part of a name in which a search looks."""
    return folded(name)[:_LONGEST_NAME]


def words_of(animal_id: int, name: str, category_id: int) -> str:
    """Return the words to index an animal under, separated by spaces."""
    words = searchable(name).translate(_QUOTES).split()
    ends = {word[start : start + LONGEST] for word in words for start in range(len(word))}
    return " ".join([*sorted(ends), f"{_ID}{animal_id}", f"{_CATEGORY}{category_id}"])


def may_begin_a_number(word: str) -> bool:
    """Tell whether an id or a category number could begin with ``word``."""
    return _NUMBER_SIGNS.issuperset(word)


def numbers_beginning_with(word: str) -> list[tuple[int, int]]:
    """Return the ranges, both ends included, of the ids that begin with ``word``."""
    if word in {"-", "0"}:
        return [(INT64_MIN, -1) if word == "-" else (0, 0)]
    digits = word.removeprefix("-")
    # Python refuses to read a number of thousands of digits, which somebody may paste.
    if not digits.isdecimal() or digits.startswith("0") or len(digits) > _MOST_DIGITS:
        return []
    first = int(digits)
    ranges = [(first * 10**more, (first + 1) * 10**more - 1) for more in range(_MOST_DIGITS)]
    if word.startswith("-"):
        ranges = [(-highest, -lowest) for lowest, highest in ranges]
    return [
        (max(lowest, INT64_MIN), min(highest, INT64_MAX))
        for lowest, highest in ranges
        if lowest <= INT64_MAX and highest >= INT64_MIN
    ]


def categories_named(word: str, names: Mapping[int, str]) -> list[int]:
    """Return the categories in whose given name the folded ``word`` occurs."""
    return [number for number, name in names.items() if word in folded(name)]


def expression(words: Sequence[str], names: Mapping[int, str], *, with_ids: bool = True) -> str:
    """Return the expression in the index's language for all of the folded ``words``.

    Without ids it finds them in names and categories only.
    """
    return " AND ".join(f"({' OR '.join(_alternatives(word, names, with_ids))})" for word in words)


def _alternatives(word: str, names: Mapping[int, str], with_ids: bool) -> Iterable[str]:  # noqa: FBT001
    start = word.translate(_QUOTES)[:LONGEST]
    yield f'"{start}" *'
    if may_begin_a_number(word):
        if with_ids:
            yield f'"{_ID}{start}" *'
        yield f'"{_CATEGORY}{start}" *'
    for number in categories_named(word, names):
        yield f'"{_CATEGORY}{number}"'
