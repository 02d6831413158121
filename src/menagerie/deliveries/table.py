"""What every reader returns: the rows of a file as texts, before it is known where its titles are."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import compress, islice

from msgspec import Struct, field

from menagerie.deliveries.cells import Notes, check_width, shown_text, some_numbers, unusable
from menagerie.deliveries.delivery import FileFormat, Reading
from menagerie.deliveries.header import Header, find_header, titles
from menagerie.deliveries.limits import MOST_ROWS, too_long
from menagerie.domain.cases import DeliveryCase, DeliveryNoteCase, FieldCase
from menagerie.domain.errors import UnreadableDeliveryError
from menagerie.domain.facts import Fact, fact

# Cells that show whether a guess is right, how long one may be, and the rows in which they are looked for.
_EXAMPLES, _LONGEST_EXAMPLE, _MOST_EXAMINED = 3, 40, 200


class Table(Struct):
    """All rows of a file. ``numbers`` are their numbers in the file.

    ``columns`` is None where the titles are among the rows. ``first_column`` is the place of the first column
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


def finish(table: Table) -> Finished:
    """Find the titles, drop blank rows and fill up short ones. Raises UnreadableDeliveryError."""
    rows, numbers = _without_blank_rows(table.rows, table.numbers)
    if not rows:
        raise UnreadableDeliveryError(DeliveryCase.NO_ROWS)
    if len(rows) > MOST_ROWS:
        raise too_long()
    width = _width(rows)
    check_width(width)
    if table.columns is not None:
        notes = (*_about_encoding(table, table.columns, rows), *table.notes.facts())
        return Finished(table.columns, rows, numbers, None, notes)
    # What is left of a row must not decide how the others are read.
    is_last_short = table.is_cut_off and len(rows) > 1 and len(rows[-1]) < len(rows[-2])
    header, is_guess = _header(rows[:-1] if is_last_short else rows, numbers, table)
    if header is None:
        columns = titles((), width, table.first_column)
        header_row, first = 0, 0
    else:
        columns = titles([*map(shown_text, rows[header])], width, table.first_column)
        header_row, first = numbers[header], header + 1
    if table.is_cut_off:
        _mark_cut_off(rows, header or 0, width)
    if not table.is_rectangular:
        _note_ragged(rows, numbers, header, table.notes)
    rows, numbers = rows[first:], numbers[first:]
    if not rows:
        raise UnreadableDeliveryError(DeliveryCase.ONLY_TITLES)
    hidden = tuple(filter(table.hidden.__contains__, numbers)) if table.hidden else ()
    if hidden:
        case = DeliveryNoteCase.ROWS_FILTERED if table.is_filtered else DeliveryNoteCase.ROWS_HIDDEN
        table.notes.tell(case, rows=len(hidden), numbers=some_numbers(hidden))
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


def _header(rows: Sequence[list[str]], numbers: Sequence[int], table: Table) -> Header:
    wanted = table.reading.header_row
    if wanted is None:
        return find_header(rows, is_likely=not table.is_pasted)
    if wanted == 0:
        return Header(None)
    # A blank row was chosen: the titles are in the next one.
    place = next((place for place, number in enumerate(numbers) if number >= wanted), None)
    if place is None:
        raise UnreadableDeliveryError(DeliveryCase.NO_SUCH_ROW, row=wanted)
    return Header(place)


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
