"""Reads CSV and its relatives: delimiter and quotation mark are found out."""

import csv
import io
import itertools
import re
from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from menagerie.deliveries.cells import Notes
from menagerie.deliveries.delivery import FileFormat, Reading
from menagerie.deliveries.formulas import restored
from menagerie.deliveries.limits import LARGEST_FILE, MOST_ROWS, too_long
from menagerie.deliveries.table import Table
from menagerie.domain.cases import DeliveryNoteCase

# In the order in which they are preferred.
_DELIMITERS = ("\t", ";", ",", "|")
_USUAL_QUOTE = '"'
_NO_QUOTE = ""
_BETWEEN_CELLS = re.compile(f"[\n{''.join(_DELIMITERS)}]")
_SAMPLE_CHARACTERS = 64 * 1024
_SAMPLE_ROWS = 200
# The share of rows that a delimiter must divide to be believed.
_LEAST_DIVIDED = 0.5
# Excel writes and reads this first line.
_STATED = re.compile("sep=(.)\n", re.IGNORECASE)
# A last line which is read as such unless a quotation mark is still open. No cleaned text has it.
_END = "\x1e"


def read_delimited(text: str, reading: Reading, *, is_pasted: bool = False) -> Table:
    """Return the rows of a cleaned ``text``; the number of a row is that of its first line."""
    stated = _STATED.match(text)
    skipped = stated.end() if stated else 0
    sample = text[skipped : skipped + _SAMPLE_CHARACTERS]
    given = reading.delimiter or (stated[1] if stated else None)
    quote = reading.quote if reading.quote is not None else _found_quote(sample)
    delimiter = given or _found_delimiter(sample, quote)
    notes = Notes()
    read = _read(_with_inner_quotes(text[skipped:], delimiter, quote), delimiter, quote)
    if read is None and reading.quote is None and not _quotes_a_cell(text[skipped:], delimiter, quote):
        # It is no quotation mark, but a sign for inches, say.
        quote = _NO_QUOTE
        delimiter = given or _found_delimiter(sample, quote)
        read = _read(text[skipped:], delimiter, quote)
    rows, numbers = read or _read_open(text[skipped:], delimiter, quote, notes)
    if stated:
        numbers = [number + 1 for number in numbers]
    if "'" in text or '="' in text:
        rows = [[restored(cell) for cell in row] for row in rows]
    return Table(
        FileFormat.TSV if delimiter == "\t" else FileFormat.CSV,
        replace(reading, sheet=None, delimiter=delimiter, quote=quote),
        rows,
        numbers,
        notes,
        is_rectangular=False,
        is_pasted=is_pasted,
    )


def _with_inner_quotes(text: str, delimiter: str, quote: str) -> str:
    """Quote each cell that only begins with a quoted part, as ``"Bo" the dog``: csv would drop its marks."""
    if not quote or quote not in text:
        return text
    mark, between = re.escape(quote), re.escape(delimiter)
    begin = f"{mark}(?<![^{between}\n]{mark})"
    part = f"{begin}[^{mark}{between}\n]+{mark} *[^{mark}{between}\n ][^{between}\n]*"
    return re.sub(part, lambda cell: f"{quote}{cell[0].replace(quote, quote * 2)}{quote}", text)


def _quotes_a_cell(text: str, delimiter: str, quote: str) -> bool:
    """Tell whether a cell begins and ends with the mark: then it quotes, also where one is never closed."""
    mark, between = re.escape(quote), re.escape(delimiter)
    return re.search(f"(?:^|[{between}\n]) *{mark}[^{mark}]*{mark}[{between}\n]", text) is not None


def _read(text: str, delimiter: str, quote: str) -> tuple[list[list[str]], Sequence[int]] | None:
    """Return rows and their numbers, or None where a quotation mark is never closed."""
    reader = _reader(itertools.chain(_lines(text), [_END]), delimiter, quote)
    rows = list(itertools.islice(reader, MOST_ROWS + 2))
    if rows[-1] != [_END]:
        if len(rows) > MOST_ROWS:
            raise too_long()
        return None
    is_a_line_each = reader.line_num == len(rows)
    rows.pop()
    return rows, range(1, len(rows) + 1) if is_a_line_each else _numbers(text, delimiter, quote, len(rows))


def _numbers(text: str, delimiter: str, quote: str, count: int) -> list[int]:
    """Return the number of the first line of each row, where some rows have several lines."""
    reader = _reader(_lines(text), delimiter, quote)
    return [1, *(reader.line_num + 1 for _row in itertools.islice(reader, count - 1))]


def _read_open(text: str, delimiter: str, quote: str, notes: Notes) -> tuple[list[list[str]], Sequence[int]]:
    """Read with the quotation mark that the person chose, although it is never closed."""
    rows, numbers = _read(f"{text}{quote}\n", delimiter, quote) or ([], [])
    if rows:
        notes.add(DeliveryNoteCase.QUOTE_OPEN, numbers[-1])
    return rows, numbers


def _reader(lines: Iterator[str], delimiter: str, quote: str):  # type: ignore[no-untyped-def] # csv's own type
    csv.field_size_limit(LARGEST_FILE)
    return csv.reader(
        lines,
        delimiter=delimiter,
        quotechar=quote or None,
        quoting=csv.QUOTE_MINIMAL if quote else csv.QUOTE_NONE,
        skipinitialspace=delimiter != " ",
    )


def _lines(text: str) -> Iterator[str]:
    # The last line may have no break, and the next one must not continue it.
    return io.StringIO(text if text.endswith("\n") else f"{text}\n", newline="\n")


def _found_delimiter(sample: str, quote: str) -> str:
    """Return what divides most rows, and divides them into the same number of cells."""
    best, best_share = "", 0.0
    for delimiter in _DELIMITERS:
        rows = itertools.islice(_reader(_lines(sample), delimiter, quote), _SAMPLE_ROWS)
        widths = Counter(len(row) for row in rows if row)
        if not widths or widths[1] > (1 - _LEAST_DIVIDED) * widths.total():
            continue
        share = max(count for width, count in widths.items() if width > 1) / widths.total()
        if share > best_share:
            best, best_share = delimiter, share
    # One column: a delimiter that no cell contains keeps them whole.
    return best or next((one for one in (",", *_DELIMITERS) if one not in sample), ",")


def _found_quote(sample: str) -> str:
    if _USUAL_QUOTE in sample:
        return _USUAL_QUOTE
    cells = _BETWEEN_CELLS.split(sample)
    quoted = sum(len(cell) > 1 and cell[0] == cell[-1] == "'" for cell in cells)
    return "'" if quoted > len(cells) / 2 else _USUAL_QUOTE
