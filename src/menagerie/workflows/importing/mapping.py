"""Proposes which column of a delivery gives which field: by its title, else by its content."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence

from msgspec import Struct
from rapidfuzz import fuzz, process

from menagerie.deliveries.cells import shown_text
from menagerie.deliveries.delivery import Delivery
from menagerie.deliveries.header import is_untitled
from menagerie.domain.texts.shortening import shortened
from menagerie.domain.titles import OTHER_TITLES, STOCK_TITLES, title_key
from menagerie.workflows.importing.choices import Choices, Field, word_key
from menagerie.workflows.importing.layouts import Layouts, Place
from menagerie.workflows.importing.words import (
    OWN_TITLES,
    TITLES,
    UNMISTAKABLE_STATUSES,
    WORDS_BESIDES,
)

# Cells of a delivery that are looked at, in rows from all over it: so it takes some milliseconds at most.
_MOST_CELLS = 8_000
_STRETCHES = 10
_SAMPLES = 3
_LONGEST_SAMPLE = 40

# How well a title fits, from 0 to 100. Titles of our own are told apart by their order.
_OWN, _SAME, _SAME_WORDS = 100, 90, 85
# A misspelt title fits so much less than the right one, and this much at the least.
_MISSPELT = 0.8
_SIMILAR = 82
# The words of a longer title may differ a little more, as each is short.
_SIMILAR_WORD = 75
# Too short to be told from other words when misspelt.
_SHORTEST_MISSPELT = 4

# The share of the cells that must be of a kind.
_NEARLY_ALL = 0.8
_WHOLE_NUMBER = re.compile(r"\s*[+-]?[0-9]{1,19}\s*")


class ColumnFacts(Struct, frozen=True):
    """What a column holds: up to three ``samples``, and which share of its cells is filled.

    Of a long file, some rows from all over it are looked at.
    """

    title: str
    samples: tuple[str, ...]
    filled: float


def column_facts(delivery: Delivery) -> tuple[ColumnFacts, ...]:
    """Return what each column of a delivery holds."""
    rows = _some_rows(delivery)
    return tuple(
        _facts(title, _filled(rows, place), len(rows)) for place, title in enumerate(delivery.columns)
    )


def propose(
    delivery: Delivery,
    layouts: Layouts | None,
    category_names: Mapping[int, str],
    place: Place | None = None,
) -> Choices:
    """Return the choices to begin with: those of the last file with these columns, else the likely ones."""
    if layouts is not None and (choices := layouts.find(delivery, place)) is not None:
        return choices
    columns = _by_title(delivery.columns)
    _leave_out_quantities(columns, delivery)
    _add_by_content(columns, delivery, category_names)
    return Choices(columns={field: columns.get(field) for field in Field})


def _by_title(titles: Sequence[str]) -> dict[Field, int]:
    """Return the columns whose titles fit a field, each for the field that it fits best."""
    keys = [title_key(title) for title in titles]
    fits = [
        (_fit(field, key), -place, field, place) for field in Field for place, key in enumerate(keys) if key
    ]
    columns: dict[Field, int] = {}
    for fit, _, field, place in sorted(fits, key=lambda one: one[:2], reverse=True):
        if fit and field not in columns and place not in columns.values():
            columns[field] = place
    return columns


def _fit(field: Field, key: str) -> float:
    """Return how well the title with this key fits a field; 0 for not at all."""
    titles, besides, words = TITLES[field], WORDS_BESIDES[field], set(key.split())
    if key in OWN_TITLES[field]:
        return _OWN - OWN_TITLES[field].index(key)
    if key in titles and key not in OTHER_TITLES:
        return _SAME
    if words & OTHER_TITLES - besides or key in OTHER_TITLES:
        return 0
    if words.intersection(titles) and words <= {*titles, *besides}:
        return _SAME_WORDS
    return _MISSPELT * _similarity(key, titles)


def _similarity(key: str, titles: Iterable[str]) -> float:
    """Return how similar a title is to the most similar of others, from 0 to 100; 0 for not enough."""
    long = [title for title in titles if len(title) >= _SHORTEST_MISSPELT]
    if len(key) < _SHORTEST_MISSPELT:
        return 0
    best = process.extractOne(key, long, scorer=fuzz.ratio, score_cutoff=_SIMILAR)
    return 0 if best is None or not _have_similar_words(key, best[0]) else best[1]


def _have_similar_words(one: str, other: str) -> bool:
    """Tell whether each word resembles its counterpart: of "category manager", half is another word."""
    words, others = one.split(), other.split()
    return len(words) == len(others) and all(
        fuzz.ratio(*pair) >= _SIMILAR_WORD for pair in zip(words, others, strict=True)
    )


def _leave_out_quantities(columns: dict[Field, int], delivery: Delivery) -> None:
    """Leave out a column of how many there are, whose title may be that of a status."""
    place = columns.get(Field.STATUS)
    if place is None or title_key(delivery.columns[place]) not in STOCK_TITLES:
        return
    filled = _filled(_some_rows(delivery), place)
    if filled and _places({place: filled}, lambda cell: _WHOLE_NUMBER.fullmatch(cell) is not None):
        del columns[Field.STATUS]


def _add_by_content(columns: dict[Field, int], delivery: Delivery, category_names: Mapping[int, str]) -> None:
    """Add the columns whose content shows which field they give."""
    rows, titles = _some_rows(delivery), [title_key(title) for title in delivery.columns]
    names = frozenset(map(word_key, category_names.values()))
    free = [place for place in range(len(titles)) if place not in columns.values()]
    cells = {place: _filled(rows, place) for place in free if titles[place] not in OTHER_TITLES}
    cells = {place: filled for place, filled in cells.items() if filled}
    untitled = {place: filled for place, filled in cells.items() if is_untitled(delivery.columns[place])}

    def choose(field: Field, places: Iterable[int]) -> None:
        place = next(iter(places), None)
        if field not in columns and place is not None:
            columns[field] = place
            del cells[place]
            untitled.pop(place, None)

    choose(Field.STATUS, _places(cells, lambda cell: word_key(cell) in UNMISTAKABLE_STATUSES))
    choose(Field.CATEGORY, _places(cells, lambda cell: word_key(cell) in names))
    numbers = _places(untitled, lambda cell: _WHOLE_NUMBER.fullmatch(cell) is not None)
    choose(Field.CATEGORY, sorted(numbers, key=lambda place: len(set(cells[place]))))
    texts = _places(untitled, lambda cell: _WHOLE_NUMBER.fullmatch(cell) is None)
    choose(Field.NAME, sorted(texts, key=lambda place: -len(set(cells[place]))))


def _places(cells: Mapping[int, Sequence[str]], is_such: Callable[[str], bool]) -> list[int]:
    """Return the columns nearly all of whose cells are such."""
    return [
        place for place, filled in cells.items() if sum(map(is_such, filled)) >= _NEARLY_ALL * len(filled)
    ]


def _some_rows(delivery: Delivery) -> Sequence[Sequence[str]]:
    """Return all rows, or stretches of neighbours from all over a long delivery: those are quick to read."""
    count, wanted = len(delivery.rows), _MOST_CELLS // max(1, len(delivery.columns))
    if count <= wanted:
        return delivery.rows
    length = max(1, wanted // _STRETCHES)
    starts = (count * stretch // _STRETCHES for stretch in range(_STRETCHES))
    return [row for start in starts for row in delivery.rows[start : start + length]]


def _filled(rows: Iterable[Sequence[str]], place: int) -> list[str]:
    return [shown_text(row[place]) for row in rows if row[place].strip()]


def _facts(title: str, filled: Sequence[str], rows: int) -> ColumnFacts:
    different = [*dict.fromkeys(filled)]
    samples = tuple(shortened(" ".join(text.split()), _LONGEST_SAMPLE) for text in different[:_SAMPLES])
    return ColumnFacts(title, samples, len(filled) / rows if rows else 0.0)
