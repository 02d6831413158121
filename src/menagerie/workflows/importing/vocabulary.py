"""The words of a file that have to be understood: what each means, and what it may mean."""

from collections.abc import Mapping
from itertools import islice

from msgspec import Struct
from rapidfuzz import fuzz, process

from menagerie.domain.errors import UnusableFieldError
from menagerie.workflows.importing.choices import Field, word_key
from menagerie.workflows.importing.rows import RowReader, category_word, why_useless
from menagerie.workflows.importing.words import STATUS_MEANINGS

# More words than a person can choose for; so many texts are no words.
MOST_WORDS = 200
# Texts that are looked through, in some milliseconds: a column of numbers may have another one in each row.
_MOST_TEXTS = 4_000
# From 0 to 100: below this, two words are not the same one misspelt.
_SIMILAR = 80


class Word(Struct, frozen=True):
    """A word of a file: how it is written, its ``word_key``, and in how many rows it stands.

    ``meaning`` is a status, or the number of a category; None for not set. It counts only if ``is_known``:
    otherwise a person has to choose, and ``suggestion`` may be what it means.
    """

    text: str
    key: str
    count: int
    is_known: bool
    meaning: str | int | None = None
    suggestion: str | int | None = None


def words_of(
    counts: Mapping[str, int], reader: RowReader, field: Field, category_names: Mapping[int, str]
) -> tuple[Word, ...]:
    """Return the words of these texts, the most frequent first. Blank and unusable ones are no words.

    A number is a word for a status only: for a category it says itself which one.
    """
    merged: dict[str, tuple[str, int]] = {}
    for text, count in islice(counts.items(), _MOST_TEXTS):
        word = category_word(text) if field is Field.CATEGORY else text
        key = word_key(word) if why_useless(text) is None else ""
        if count > 0 and key and (field is Field.STATUS or not key.lstrip("+-").isdigit()):
            first, before = merged.get(key, (" ".join(word.split()), 0))
            merged[key] = first, before + count
            if len(merged) > MOST_WORDS:
                break
    by_count = sorted(merged.items(), key=lambda item: -item[1][1])[:MOST_WORDS]
    meanings = _meanings(field, category_names)
    return tuple(_word(key, text, count, reader, field, meanings) for key, (text, count) in by_count)


def _word(
    key: str, text: str, count: int, reader: RowReader, field: Field, meanings: Mapping[str, str | int | None]
) -> Word:
    try:
        meaning = reader.read_status(text) if field is Field.STATUS else reader.read_category(text)
    except UnusableFieldError:
        best = process.extractOne(key, meanings.keys(), scorer=fuzz.ratio, score_cutoff=_SIMILAR)
        suggestion = None if best is None else meanings[best[0]]
        return Word(text, key, count, is_known=False, suggestion=suggestion)
    return Word(text, key, count, is_known=True, meaning=meaning)


def _meanings(field: Field, category_names: Mapping[int, str]) -> Mapping[str, str | int | None]:
    if field is Field.STATUS:
        return {key: status for key, status in STATUS_MEANINGS.items() if key and status is not None}
    return {word_key(name): number for number, name in category_names.items()}
