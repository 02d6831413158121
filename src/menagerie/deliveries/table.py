"""What every reader returns: the rows of a file as texts, how many there may be, and where the titles are."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import compress, islice
from typing import NamedTuple

from msgspec import Struct, field

from menagerie.deliveries.cells import Notes, letters, shown_text, some_numbers, unusable
from menagerie.deliveries.delivery import FileFormat, Reading
from menagerie.domain.cases import DeliveryCase, DeliveryNoteCase, FieldCase
from menagerie.domain.errors import UnreadableDeliveryError
from menagerie.domain.facts import Fact, fact
from menagerie.domain.titles import are_titles, likeness_to_animals

_MB = 1024 * 1024
# How large a delivery may be.
LARGEST_FILE = 256 * _MB
# All parts of a workbook together; a million rows of four columns are 200 MB.
LARGEST_INFLATED = 1024 * _MB
# What the reading process may take on top of what it has at its start.
LARGEST_MEMORY = 2048 * _MB
# The texts of all rows together.
LARGEST_TABLE = 512 * _MB
# As many as a sheet of a workbook has.
MOST_ROWS = 1_048_576
MOST_COLUMNS = 1_000
# Reading a million rows takes some seconds.
LONGEST_SECONDS = 180.0

# Cells that show whether a guess is right, how long one may be, and the rows in which they are looked for.
_EXAMPLES, _LONGEST_EXAMPLE, _MOST_EXAMINED = 3, 40, 200
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
# What ``finish``, and the reader of JSON, call a column without a title.
_UNTITLED = re.compile(r"column ([a-z]{1,3}|[0-9]+)", re.IGNORECASE)


def too_large() -> UnreadableDeliveryError:
    """Return the error for a delivery that goes beyond one of these limits."""
    return UnreadableDeliveryError(DeliveryCase.TOO_LARGE)


def check_width(width: int) -> None:
    """Raise UnreadableDeliveryError for too many columns."""
    if width > MOST_COLUMNS:
        raise UnreadableDeliveryError(DeliveryCase.TOO_WIDE, most=MOST_COLUMNS)


def check_length(rows: int) -> None:
    """Raise UnreadableDeliveryError for too many rows."""
    if rows > MOST_ROWS:
        raise UnreadableDeliveryError(DeliveryCase.TOO_LONG, most=MOST_ROWS)


class Table(Struct):
    """All rows of a file. ``numbers`` are their numbers in the file.

    ``columns`` is None where the titles are among the rows. ``first_column`` is the index of the first column
    in its sheet, from 0. ``is_rectangular``: a row with fewer cells than others is nothing to note.
    ``hidden`` has the numbers of hidden rows, ``is_filtered`` where a filter may hide them.
    ``is_cut_off``: the last line has no end.
    """

    format: FileFormat
    reading: Reading
    rows: list[list[str]]
    numbers: Sequence[int]
    notes: Notes
    columns: tuple[str, ...] | None = None
    sheets: tuple[str, ...] = ()
    first_column: int = 0
    is_rectangular: bool = True
    is_pasted: bool = False
    hidden: frozenset[int] = frozenset()
    is_filtered: bool = False
    is_encoding_guessed: bool = False
    is_cut_off: bool = False


class Finished(Struct):
    """A table with its titles, and without blank rows. Each row has as many cells as there are columns."""

    columns: tuple[str, ...]
    rows: list[list[str]]
    numbers: Sequence[int]
    header_row: int | None
    notes: tuple[Fact, ...] = field(default=())
    hidden: tuple[int, ...] = ()


class _Header(NamedTuple):
    """The index of the row with the titles, or None where the first row is an animal."""

    row: int | None
    is_guess: bool = False


def finish(table: Table) -> Finished:
    """Find the titles, drop blank rows and fill up short ones. Raises UnreadableDeliveryError."""
    rows, numbers = _without_blank_rows(table.rows, table.numbers)
    if not rows:
        raise UnreadableDeliveryError(DeliveryCase.NO_ROWS)
    check_length(len(rows))
    width = _width(rows)
    check_width(width)
    if table.columns is not None:
        notes = (*_about_encoding(table, table.columns, rows), *table.notes.facts())
        return Finished(table.columns, rows, numbers, None, notes)
    # What is left of a row must not decide how the others are read.
    is_last_short = table.is_cut_off and len(rows) > 1 and len(rows[-1]) < len(rows[-2])
    header, is_guess = _header(rows[:-1] if is_last_short else rows, numbers, table)
    if header is None:
        columns = _titles((), width, table.first_column)
        header_row, first = 0, 0
    else:
        columns = _titles([*map(shown_text, rows[header])], width, table.first_column)
        header_row, first = numbers[header], header + 1
    if table.is_cut_off:
        _mark_cut_off(rows, header or 0, width)
    if not table.is_rectangular:
        _note_ragged(rows, numbers, header, table.notes)
    rows, numbers = rows[first:], numbers[first:]
    if not rows:
        raise UnreadableDeliveryError(DeliveryCase.NO_ROWS)
    hidden = tuple(filter(table.hidden.__contains__, numbers)) if table.hidden else ()
    if hidden:
        case = DeliveryNoteCase.ROWS_FILTERED if table.is_filtered else DeliveryNoteCase.ROWS_HIDDEN
        table.notes.note(case, rows=len(hidden), numbers=some_numbers(hidden))
    rows = list(_filled_up(rows, width))
    notes = (
        *_about_encoding(table, columns, rows),
        *_about_header(header, header_row, is_guess=is_guess),
        *table.notes.facts(),
    )
    return Finished(columns, rows, numbers, header_row, notes, hidden)


def _about_encoding(table: Table, columns: Sequence[str], rows: Iterable[list[str]]) -> Iterator[Fact]:
    """Yield that the encoding was guessed, with cells that show whether the guess is right.

    They are those of the column that has most different ones beyond ASCII, which has the names, or else the
    titles.
    """
    if not table.is_encoding_guessed:
        return
    odd = islice((row for row in rows if not "".join(row).isascii()), _MOST_EXAMINED)
    examples = [_beyond_ascii(column) for column in zip(*odd, strict=True)]
    cells = max(examples, key=len, default=[]) or _beyond_ascii(columns)
    if cells:
        shown = "\n".join(cells[:_EXAMPLES])
        yield fact(DeliveryNoteCase.ENCODING_GUESSED, encoding=table.reading.encoding or "", names=shown)


def _beyond_ascii(cells: Iterable[str]) -> list[str]:
    texts = (" ".join(shown_text(cell).split())[:_LONGEST_EXAMPLE] for cell in cells)
    return list(dict.fromkeys(text for text in texts if not text.isascii()))


def _about_header(header: int | None, row: int, *, is_guess: bool) -> Iterator[Fact]:
    """Yield what to know of the titles, which stand in ``row``."""
    if header:
        yield fact(DeliveryNoteCase.ROWS_ABOVE)
    if is_guess and header:
        yield fact(DeliveryNoteCase.TAKEN_AS_TITLES, row=row)
    elif is_guess and header is None:
        yield fact(DeliveryNoteCase.FIRST_NOT_TAKEN_AS_TITLES)
    elif is_guess:
        yield fact(DeliveryNoteCase.FIRST_TAKEN_AS_TITLES)


def _without_blank_rows(
    rows: list[list[str]], numbers: Sequence[int]
) -> tuple[list[list[str]], Sequence[int]]:
    kept = [bool(text) and not text.isspace() for text in map("".join, rows)]
    if all(kept):
        return rows, numbers
    return list(compress(rows, kept)), list(compress(numbers, kept))


def _width(rows: Sequence[list[str]]) -> int:
    """Return the number of columns up to the last one that is not empty."""
    width = max(map(len, rows))
    while not any(row[width - 1] for row in rows if len(row) >= width):
        width -= 1
    return width


def _header(rows: Sequence[list[str]], numbers: Sequence[int], table: Table) -> _Header:
    wanted = table.reading.header_row
    if wanted is None:
        return _find_header(rows, is_likely=not table.is_pasted)
    if wanted == 0:
        return _Header(None)
    # A blank row was chosen: the titles are in the next one.
    index = next((index for index, number in enumerate(numbers) if number >= wanted), None)
    if index is None:
        raise UnreadableDeliveryError(DeliveryCase.NO_SUCH_ROW, row=wanted)
    return _Header(index)


def _find_header(rows: Sequence[Sequence[str]], *, is_likely: bool) -> _Header:
    """Return where the titles are.

    ``is_likely`` decides where texts alone do not show it: files have titles, pasted rows mostly have none.
    """
    sample = [[*map(shown_text, row)] for row in rows[:_LOOKED_AT]]
    filled = [sum(map(_is_filled, row)) for row in sample]
    usual = Counter(filled).most_common(1)[0][0] if filled else 0
    least = usual * _LEAST_FILLED
    for index, count in enumerate(filled[:_DEEPEST]):
        # Above them may be a letterhead of several cells, which has fewer than they have.
        is_widest = count >= least and count > max(filled[:index], default=0)
        if is_widest and are_titles(filter(_is_filled, sample[index])):
            return _Header(index)
    for index, count in enumerate(filled[:_DEEPEST]):
        if count >= least:
            below = [row for row, its in zip(sample[index + 1 :], filled[index + 1 :], strict=True) if its]
            return _header_in(index, sample[index], below, is_likely=is_likely)
    return _Header(None)


def _header_in(
    its_index: int, row: Sequence[str], below: Sequence[Sequence[str]], *, is_likely: bool
) -> _Header:
    """Return whether ``row``, which stands at ``its_index``, has the titles of those ``below``."""
    named = [(index, title.strip().casefold()) for index, title in enumerate(row) if _is_filled(title)]
    if not below or any(_VALUE.fullmatch(title) for _index, title in named):
        return _Header(None)
    columns = {index: _column(below, index) for index, _title in named}
    if any(title in columns[index] for index, title in named):
        return _Header(None)
    if any(_holds_values(columns[index]) for index, _title in named):
        return _Header(its_index)
    if not is_likely or len({title for _index, title in named}) < len(named):
        return _Header(None)
    # One text above others of its kind is as likely one of them: to take it for a title would lose it.
    return _Header(its_index if len(named) > 1 else None, is_guess=True)


def _column(rows: Sequence[Sequence[str]], index: int) -> list[str]:
    return [row[index].strip().casefold() for row in rows if len(row) > index and _is_filled(row[index])]


def _holds_values(column: Sequence[str]) -> bool:
    values = sum(_VALUE.fullmatch(cell) is not None for cell in column)
    return bool(column) and values >= _NEARLY_ALL * len(column)


def _is_filled(cell: str) -> bool:
    return bool(cell) and not cell.isspace()


def _titles(row: Sequence[str], width: int, first_column: int) -> tuple[str, ...]:
    """Return a title for each column; missing ones say which column of the sheet it is."""
    given = [" ".join(title.split()) for title in row]
    given += [""] * (width - len(given))
    return unique(
        title or f"Column {letters(first_column + index)}" for index, title in enumerate(given[:width])
    )


def is_untitled(title: str) -> bool:
    """Return whether a title only says which column it is."""
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


def likeness(rows: Sequence[Sequence[str]]) -> int:
    """Return how well a row above others has the titles of a list of animals: from 0 to MOST_ALIKE."""
    filled = [[shown_text(cell) for cell in row if _is_filled(cell)] for row in rows[:_LOOKED_AT]]
    return max(map(likeness_to_animals, [row for row in filled if row][:-1][:_DEEPEST]), default=0)


def _mark_cut_off(rows: list[list[str]], first: int, width: int) -> None:
    """Make the last row, whose line has no end, unusable where it has fewer cells than the first."""
    expected = len(rows[first])
    while expected > 1 and not rows[first][expected - 1].strip():
        expected -= 1
    if len(rows[-1]) < expected:
        cells = rows[-1] + [""] * (width - len(rows[-1]))
        rows[-1] = [unusable(fact(FieldCase.ROW_CUT_OFF), cell) for cell in cells]


def _note_ragged(rows: Sequence[list[str]], numbers: Sequence[int], header: int | None, notes: Notes) -> None:
    first = header or 0
    expected = len(rows[first])
    if set(map(len, rows)) == {expected}:
        return
    for row, number in zip(rows[first:], numbers[first:], strict=True):
        if len(row) < expected:
            notes.add(DeliveryNoteCase.CELLS_MISSING, number)
        elif len(row) > expected:
            notes.add(DeliveryNoteCase.CELLS_SURPLUS, number)


def _filled_up(rows: Sequence[list[str]], width: int) -> Iterator[list[str]]:
    for row in rows:
        if len(row) == width:
            yield row
        else:
            yield row[:width] + [""] * (width - len(row))
