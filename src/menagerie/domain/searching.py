"""The one rule of what a search finds, in the rows on screen and in everything seen."""

from menagerie.domain.animal import Animal
from menagerie.domain.folding import folded

_MOST_WORDS = 50


def search_words(text: str) -> tuple[str, ...]:
    """Return the folded words of what was typed into a search, each once.

    More of them than anybody types say nothing more: who pastes a page looks for its first words.
    """
    return tuple(dict.fromkeys(folded(text).split()))[:_MOST_WORDS]


def matches(words: tuple[str, ...], animal: Animal, category_name: str | None = None) -> bool:
    """Tell whether each of the folded ``words`` is found in an animal.

    A word is found within the name, at the beginning of the id or of the category's number, or within
    ``category_name``, the name that staff gave to the category.
    """
    if not words:
        return True
    numbers = (str(animal.id), str(animal.category_id))
    names = (folded(animal.name), folded(category_name or ""))
    return all(
        any(number.startswith(word) for number in numbers) or any(word in name for name in names)
        for word in words
    )


def matching_beginning(number: str, words: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    """Return the beginning of ``number`` that the folded ``words`` found, as ``matching_parts`` does."""
    longest = max((len(word) for word in words if number.startswith(word)), default=0)
    return ((0, longest),) if longest else ()
