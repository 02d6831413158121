"""Finds the row with the titles of the columns, and makes the titles unique."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from menagerie.deliveries.cells import letters, shown_text
from menagerie.domain.titles import are_titles, likeness_to_animals

# Rows that are looked at, and how far down the titles may begin.
_LOOKED_AT = 100
_DEEPEST = 20
# A row above the titles has fewer filled cells than this share of the usual ones.
_LEAST_FILLED = 2 / 3
# The share of values in a column that says what it holds.
_NEARLY_ALL = 0.8
_VALUE = re.compile(
    r"[-+]?[\d.,\s]*\d\s*%?"  # a number
    r"|\d{1,4}[-./]\d{1,2}[-./]\d{1,4}([ T].*)?"  # a date
    r"|true|false",
    re.IGNORECASE,
)
# What ``titles``, and the reader of JSON, call a column without a title.
_UNTITLED = re.compile(r"column ([a-z]{1,3}|[0-9]+)", re.IGNORECASE)


class Header(NamedTuple):
    """The place of the row with the titles, or None where the first row is an animal."""

    place: int | None
    is_guess: bool = False


def likeness(rows: Sequence[Sequence[str]]) -> int:
    """Tell how well a row above others has the titles of a list of animals: from 0 to MOST_ALIKE."""
    filled = [[shown_text(cell) for cell in row if _is_filled(cell)] for row in rows[:_LOOKED_AT]]
    return max(map(likeness_to_animals, [row for row in filled if row][:-1][:_DEEPEST]), default=0)


def find_header(rows: Sequence[Sequence[str]], *, is_likely: bool) -> Header:
    """Return where the titles are.

    ``is_likely`` decides where texts alone do not tell: files have titles, pasted rows mostly have none.
    """
    sample = [[*map(shown_text, row)] for row in rows[:_LOOKED_AT]]
    filled = [sum(map(_is_filled, row)) for row in sample]
    usual = Counter(filled).most_common(1)[0][0] if filled else 0
    least = usual * _LEAST_FILLED
    for place, count in enumerate(filled[:_DEEPEST]):
        # Above them may be a letterhead of several cells, which has fewer than they have.
        is_widest = count >= least and count > max(filled[:place], default=0)
        if is_widest and are_titles(filter(_is_filled, sample[place])):
            return Header(place)
    for place, count in enumerate(filled[:_DEEPEST]):
        if count >= least:
            below = [row for row, its in zip(sample[place + 1 :], filled[place + 1 :], strict=True) if its]
            return _header(place, sample[place], below, is_likely=is_likely)
    return Header(None)


def titles(row: Sequence[str], width: int, first_column: int) -> tuple[str, ...]:
    """Return a title for each column; missing ones say which column of the sheet it is."""
    given = [" ".join(title.split()) for title in row]
    given += [""] * (width - len(given))
    return unique(
        title or f"Column {letters(first_column + place)}" for place, title in enumerate(given[:width])
    )


def is_untitled(title: str) -> bool:
    """Tell whether a title only says which column it is."""
    return _UNTITLED.fullmatch(title) is not None


def unique(names: Iterable[str]) -> tuple[str, ...]:
    """Return ``names`` with a number after those that came before: "Name", "Name (2)"."""
    taken: set[str] = set()
    result = []
    for name in names:
        number, one = 1, name
        while one.casefold() in taken:
            number += 1
            one = f"{name} ({number})"
        taken.add(one.casefold())
        result.append(one)
    return tuple(result)


def _header(its_place: int, row: Sequence[str], below: Sequence[Sequence[str]], *, is_likely: bool) -> Header:
    """Tell whether ``row``, which stands at ``its_place``, has the titles of those ``below``."""
    named = [(place, title.strip().casefold()) for place, title in enumerate(row) if _is_filled(title)]
    if not below or any(_VALUE.fullmatch(title) for _place, title in named):
        return Header(None)
    columns = {place: _column(below, place) for place, _title in named}
    if any(title in columns[place] for place, title in named):
        return Header(None)
    if any(_holds_values(columns[place]) for place, _title in named):
        return Header(its_place)
    if not is_likely or len({title for _place, title in named}) < len(named):
        return Header(None)
    # One text above others of its kind is as likely one of them: to take it for a title would lose it.
    return Header(its_place if len(named) > 1 else None, is_guess=True)


def _column(rows: Sequence[Sequence[str]], place: int) -> list[str]:
    return [row[place].strip().casefold() for row in rows if len(row) > place and _is_filled(row[place])]


def _holds_values(column: Sequence[str]) -> bool:
    values = sum(_VALUE.fullmatch(cell) is not None for cell in column)
    return bool(column) and values >= _NEARLY_ALL * len(column)


def _is_filled(cell: str) -> bool:
    return bool(cell) and not cell.isspace()
