"""Reads CSV and its relatives: delimiter and quotation mark are found out."""

import csv
import io
import itertools
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from menagerie.deliveries.cells import MARK, Notes
from menagerie.deliveries.delivery import FileFormat, Reading
from menagerie.deliveries.formulas import restored
from menagerie.deliveries.header import likeness
from menagerie.deliveries.limits import LARGEST_FILE, MOST_ROWS, too_long
from menagerie.deliveries.marks import Marks
from menagerie.deliveries.table import Table
from menagerie.domain.cases import DeliveryCase
from menagerie.domain.errors import UnreadableDeliveryError
from menagerie.domain.titles import likeness_to_animals

# In the order in which they are preferred.
_DELIMITERS = ("\t", ";", ",", "|")
# These count only where every line has them as often.
_RARE_DELIMITERS = "~^¦§#:/"
_LEAST_LINES = 2
# Cells of a row that is quoted as a whole, where it has no titles.
_LEAST_CELLS = 3
_USUAL_QUOTE = '"'
_NO_QUOTE = ""
_BETWEEN_CELLS = re.compile(f"[\n{''.join(_DELIMITERS)}]")
_SAMPLE_CHARACTERS = 64 * 1024
_SAMPLE_ROWS = 200
# The share of rows that a delimiter must divide to be believed.
_LEAST_DIVIDED = 0.5
_TITLE_AND_VALUE = 2
# Between the columns of a table that is drawn.
_DRAWN = re.compile(r" {2,}| \| ")
# Excel writes and reads this first line.
_STATED = re.compile("sep=(.)\n", re.IGNORECASE)


def read_delimited(text: str, reading: Reading, *, is_pasted: bool = False) -> Table:
    """Return the rows of a cleaned ``text``; the number of a row is that of its first line."""
    stated = _STATED.match(text)
    skipped = stated.end() if stated else 0
    sample = text[skipped : skipped + _SAMPLE_CHARACTERS]
    quote = reading.quote if reading.quote is not None else _found_quote(sample)
    delimiter = reading.delimiter or (stated[1] if stated else None) or _found_delimiter(sample, quote)
    rows, numbers = _read(text[skipped:], delimiter, quote)
    inside = rows_inside(rows, reading.delimiter)
    if inside is not None:
        # What divides the cells is the delimiter, unless empty cells of another one stand beside them.
        delimiter = delimiter if any(len(row) > 1 for row in rows) else inside[0]
        rows = inside[1]
    elif _is_drawn(rows):
        raise UnreadableDeliveryError(DeliveryCase.NO_TABLE)
    elif quote and quote in text and 1 in map(len, rows):
        _take_apart(rows, delimiter, quote)
    if stated:
        numbers = [number + 1 for number in numbers]
    if "'" in text or '="' in text:
        rows = [[restored(cell) for cell in row] for row in rows]
    return Table(
        FileFormat.TSV if delimiter == "\t" else FileFormat.CSV,
        replace(reading, sheet=None, delimiter=delimiter, quote=quote),
        rows,
        numbers,
        Notes(),
        is_rectangular=False,
        is_pasted=is_pasted,
        is_cut_off=not is_pasted and text.rpartition("\n")[2].strip(f"{delimiter} ") != "",
    )


def rows_inside(
    rows: Sequence[Sequence[str]], delimiter: str | None = None
) -> tuple[str, list[list[str]]] | None:
    """Return the delimiter, and the rows that are the only cells of ``rows``; None where these are cells.

    Some programs quote whole rows; a spreadsheet may put them into its first column.
    """
    if any(any(row[1:]) for row in rows):
        return None
    sample = "\n".join(map("".join, rows[:_SAMPLE_ROWS]))
    if not delimiter or delimiter not in sample:
        delimiter = _found_delimiter(sample, _USUAL_QUOTE)
    text = "\n".join(map("".join, rows)) if delimiter in sample else ""
    if not text or MARK in text:
        return None
    inside, numbers = _read(text, delimiter, _USUAL_QUOTE)
    widths = {len(row) for row in inside if row}
    are_rows = likeness(inside) or (len(widths) == 1 and min(widths) >= _LEAST_CELLS)
    return (delimiter, inside) if are_rows and len(numbers) == len(rows) else None


def _is_drawn(rows: Sequence[Sequence[str]]) -> bool:
    """Tell whether spaces or lines make the columns, or each value has a line with its title: "Name: Rex"."""
    sample = [row for row in rows[:_SAMPLE_ROWS] if row]
    widest = max(map(len, sample), default=0)
    if widest == 1:
        return likeness([_DRAWN.split(row[0].strip("| ")) for row in sample]) > 0
    titles = (row[0] for row in sample)
    return widest == _TITLE_AND_VALUE and likeness_to_animals(titles) > likeness_to_animals(sample[0]) + 1


def _take_apart(rows: Iterable[list[str]], delimiter: str, quote: str) -> None:
    """Put the cells of each row into it that is quoted as a whole, where it has as many as the first row."""
    width = 0
    for row in rows:
        if not width:
            width = len(row)
        elif len(row) == 1 < width and delimiter in row[0] and not (MARK in row[0] or "\n" in row[0]):
            cells = next(_reader(iter(row), delimiter, quote))
            if len(cells) == width:
                row[:] = cells


def _read(text: str, delimiter: str, quote: str) -> tuple[list[list[str]], Sequence[int]]:
    """Return rows and their numbers."""
    if not text.endswith("\n"):
        # The last line may have no break.
        text += "\n"
    marks = Marks(delimiter, quote) if quote and quote in text else None
    is_plain = marks is None or marks.are_plain(text)
    rows, lines = _rows(text, delimiter, quote) if is_plain else ([], 0)
    if marks is not None and (lines > len(rows) or not is_plain):
        # Rows may also be hidden where all marks quote.
        text = marks.made_plain(text)
        rows, lines = _rows(text, delimiter, quote)
    if lines == len(rows):
        return rows, range(1, len(rows) + 1)
    return rows, _numbers(text, delimiter, quote, len(rows))


def _rows(text: str, delimiter: str, quote: str) -> tuple[list[list[str]], int]:
    """Return rows, and how many lines they have."""
    reader = _reader(io.StringIO(text, newline="\n"), delimiter, quote)
    rows = list(itertools.islice(reader, MOST_ROWS + 2))
    if len(rows) > MOST_ROWS + 1:
        raise too_long()
    return rows, reader.line_num


def _numbers(text: str, delimiter: str, quote: str, count: int) -> list[int]:
    """Return the number of the first line of each row, where some rows have several lines."""
    reader = _reader(io.StringIO(text, newline="\n"), delimiter, quote)
    return [1, *(reader.line_num + 1 for _row in itertools.islice(reader, count - 1))]


def _reader(lines: Iterator[str], delimiter: str, quote: str):  # type: ignore[no-untyped-def] # csv's own type
    csv.field_size_limit(LARGEST_FILE)
    return csv.reader(
        lines,
        delimiter=delimiter,
        quotechar=quote or None,
        quoting=csv.QUOTE_MINIMAL if quote else csv.QUOTE_NONE,
        skipinitialspace=delimiter != " ",
    )


def _found_delimiter(sample: str, quote: str) -> str:
    """Return what divides most rows, and divides them into the same number of cells."""
    best, best_share = "", 0.0
    lines = sample.split("\n")[:_SAMPLE_ROWS]
    for delimiter in _DELIMITERS:
        # Each line by itself: a mark that is never closed must not take the others with it.
        rows: Iterator[list[str]] = (next(_reader(iter([line]), delimiter, quote), []) for line in lines)
        widths = Counter(len(row) for row in rows if row)
        if not widths or widths[1] > (1 - _LEAST_DIVIDED) * widths.total():
            continue
        share = max(count for width, count in widths.items() if width > 1) / widths.total()
        if share > best_share:
            best, best_share = delimiter, share
    if not best and len(lines) > _LEAST_LINES:
        best = next((sign for sign in _RARE_DELIMITERS if _divides_all_alike(lines, sign)), "")
    # One column: a delimiter that no cell contains keeps them whole.
    return best or next((one for one in (",", *_DELIMITERS) if one not in sample), ",")


def _divides_all_alike(lines: Sequence[str], sign: str) -> bool:
    counts = {line.count(sign) for line in lines[:-1] if line}
    return len(counts) == 1 and counts != {0}


def _found_quote(sample: str) -> str:
    if _USUAL_QUOTE in sample:
        return _USUAL_QUOTE
    cells = _BETWEEN_CELLS.split(sample)
    quoted = sum(len(cell) > 1 and cell[0] == cell[-1] == "'" for cell in cells)
    return "'" if quoted > len(cells) / 2 else _USUAL_QUOTE
