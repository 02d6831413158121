"""The rule of what a search finds, both in the rows of a list and among all known animals."""

import re

from menagerie.domain.animal import INT64_MAX, INT64_MIN, Animal
from menagerie.domain.notes import NO_NOTES, Notes
from menagerie.domain.text import folded

# A pasted page has more words than a search can use.
_MOST_WORDS = 50
_WHOLE_NUMBER = re.compile(r"[+-]?[0-9]{1,40}")
# As the window writes the number of an animal: #239.
_BEFORE_NUMBER = re.compile(r"(?<!\S)#(?=[0-9]+(?!\S))")


def search_words(text: str) -> tuple[str, ...]:
    """Return the first 50 folded words of a search text, each once; ``#239`` is the number 239."""
    return tuple(dict.fromkeys(_BEFORE_NUMBER.sub("", folded(text)).split()))[:_MOST_WORDS]


def whole_number(words: tuple[str, ...]) -> int | None:
    """Return the number (int64) that a search consists of; None for any other search."""
    if len(words) != 1 or not _WHOLE_NUMBER.fullmatch(words[0]):
        return None
    number = int(words[0])
    return number if INT64_MIN <= number <= INT64_MAX else None


def matches(
    words: tuple[str, ...], animal: Animal, category_name: str | None = None, notes: Notes = NO_NOTES
) -> bool:
    """Return whether all of the folded ``words`` match an animal.

    A word matches anywhere in the name, in ``category_name``, the name that staff gave to the category, and
    in ``notes``, and at the beginning of the id or of the category's number.
    """
    if not words:
        return True
    numbers = (str(animal.id), str(animal.category_id))
    texts = (animal.name, category_name or "", notes.text, *notes.tags)
    names = [folded(text) for text in texts if text]
    return all(
        any(number.startswith(word) for number in numbers) or any(word in name for name in names)
        for word in words
    )


def found_in_notes(words: tuple[str, ...], notes: Notes) -> bool:
    """Return whether one of the folded ``words`` is found in ``notes``."""
    return any(word in folded(text) for text in (notes.text, *notes.tags) if text for word in words)


def matching_beginning(number: str, words: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    """Return the beginning of ``number`` that matches the folded ``words``, as ``matching_parts`` does."""
    longest = max((len(word) for word in words if number.startswith(word)), default=0)
    return ((0, longest),) if longest else ()
