"""Reads CSV and its relatives: delimiter and quotation marks are found out."""

import csv
import io
import itertools
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from msgspec.structs import replace

from menagerie.deliveries.cells import MARK, Notes, unusable
from menagerie.deliveries.delivery import FileFormat, Reading
from menagerie.deliveries.formulas import restored
from menagerie.deliveries.table import LARGEST_FILE, MOST_ROWS, Table, check_length, likeness
from menagerie.domain.cases import DeliveryCase, FieldCase
from menagerie.domain.errors import UnreadableDeliveryError
from menagerie.domain.facts import Fact, fact
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
# Records that say how many cells a row has.
_SAMPLE_RECORDS = 500
# Lines that an odd record may have, and marks and delimiters in it: there are too many ways to read more.
_MOST_LINES, _MOST_SIGNS = 10, 200
# How odd it is that a cell ends with a doubled mark, with one after a backslash, or with the only one that it
# has, and that a mark at its start does not quote.
_CLOSES_ODDLY, _IS_LETTER = 1, 2


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
    """Return whether spaces or lines make the columns, or each value has a line with its title."""
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
    check_length(len(rows) - 1)
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


class _Way(NamedTuple):
    """A way to read a record or the rest of one, and whether it is the only one that is no odder."""

    oddness: int
    cells: tuple[str, ...]
    is_only: bool


_NO_MORE = {0: _Way(0, (), is_only=True)}


class Marks:
    """Finds out which quotation marks of a text quote a cell, and which are letters of it.

    Each line of the text ends with a line break. A mark quotes only where it opens at the start of a cell and
    closes right before a delimiter or the end of a line; a doubled mark inside is a letter, and so is one
    after a backslash. Programs and people write others, too, as in ``"Size "M" kitten"`` or ``"5-inch tank``.
    The module csv takes some of these for the beginning of a cell that ends many rows below, and the rows
    between would vanish.
    """

    def __init__(self, delimiter: str, quote: str) -> None:
        self._delimiter = delimiter
        self._quote = quote
        mark, between = re.escape(quote), re.escape(delimiter)
        # What csv skips before a cell.
        space = "" if delimiter == " " else " *"
        quoted = rf"{space}{mark}(?:[^{mark}]++|{mark}{mark})*+{mark}{space}(?=[{between}\n])"
        # One with a mark at its end alone may be the end of a cell that seems to close before.
        cell = rf"(?:{quoted}|(?!{space}{mark})[^{between}\n]*+(?<!{mark}))"
        record = rf"{cell}(?:{between}{cell})*+\n"
        self._record = re.compile(record)
        self._records = re.compile(f"(?:{record})*+")
        self._start = re.compile(f"{space}({mark})?")
        self._closing = re.compile(f"({mark}+){space}({between}|\\Z)")

    def are_plain(self, text: str) -> bool:
        """Return whether all marks at the start of a cell quote."""
        return self._records.fullmatch(text) is not None

    def made_plain(self, text: str) -> str:
        """Return the same rows so that csv reads them right, in as many lines.

        A row that is unclear has unusable cells, and so has one with other rows inside a cell.
        """
        width = self._usual_width(text)
        written = io.StringIO(newline="")
        writer = csv.writer(
            written,
            delimiter=self._delimiter,
            quotechar=self._quote,
            quoting=csv.QUOTE_ALL,
            lineterminator="\n",
        )
        position, number = 0, 1
        while position < len(text):
            plain = self._record.match(text, position)
            if plain is None:
                record, cells = self._odd_record(text, position, width)
                writer.writerow(cells or _unusable(fact(FieldCase.MARKS_UNCLEAR), self._split(record, width)))
            elif not self._has_rows_inside(plain[0], width):
                record = plain[0]
                written.write(record)
            elif number > 1:
                record = plain[0]
                writer.writerow(_unusable(_rows_inside(record, number), self._plain_cells(record)))
            else:
                # Titles have no rows inside: the mark is a letter.
                record = plain[0][: plain[0].index("\n") + 1]
                writer.writerow(
                    self._clear_cells(self._ways(record[:-1]), width) or self._split(record, width)
                )
            position += len(record)
            number += record.count("\n")
        return written.getvalue()

    def _split(self, record: str, width: int) -> Sequence[str]:
        return record[:-1].split(self._delimiter, max(width, 1) - 1)

    def _usual_width(self, text: str) -> int:
        """Return how many cells most of the first records have, the most in a draw; 0 without any."""
        widths: Counter[int] = Counter()
        position = 0
        while position < len(text) and widths.total() < _SAMPLE_RECORDS:
            plain = self._record.match(text, position)
            if plain:
                widths[len(self._plain_cells(plain[0]))] += 1
            position = plain.end() if plain else text.index("\n", position) + 1
        return max(widths, key=lambda width: (widths[width], width), default=0)

    def _plain_cells(self, record: str) -> list[str]:
        lines = io.StringIO(record, newline="\n")
        return next(csv.reader(lines, delimiter=self._delimiter, quotechar=self._quote), [])

    def _has_rows_inside(self, record: str, width: int) -> bool:
        """Return whether lines of a record have by themselves as many cells as a row, the first one too."""
        first, *others = record[:-1].split("\n")
        return width > 1 and any(self._is_row(line, width) for line in others) and self._is_row(first, width)

    def _is_row(self, line: str, width: int) -> bool:
        """Return whether a line has by itself as many cells as a row."""
        if line.count(self._delimiter) + 1 < width:
            return False
        if self._record.fullmatch(f"{line}\n"):
            return len(self._plain_cells(line)) == width
        return width in self._ways(line)

    def _odd_record(self, text: str, position: int, width: int) -> tuple[str, Sequence[str] | None]:
        """Return the record that begins at ``position``, and its cells; None where they are unclear.

        It has several lines only where none of the others is a row by itself.
        """
        end = text.index("\n", position)
        line = text[position : end + 1]
        ways = self._ways(text[position:end])
        for _line in range(1, _MOST_LINES):
            start, end = end + 1, text.find("\n", end + 1)
            if width in ways or end < 0 or self._is_row(text[start:end], width):
                break
            way = self._ways(text[position:end]).get(width)
            if way is not None and way.is_only and way.oddness < _IS_LETTER:
                return text[position : end + 1], way.cells
        return line, self._clear_cells(ways, width)

    @staticmethod
    def _clear_cells(ways: Mapping[int, _Way], width: int) -> Sequence[str] | None:
        """Return the cells of a record that can be read in these ways; None where they are unclear."""
        way = ways.get(width)
        if way is None and (len(ways) == 1 or not width):
            # It has fewer cells than others, or there are no others.
            way = min(ways.values(), key=lambda way: (way.oddness, -len(way.cells)), default=None)
        return way.cells if way is not None and way.is_only else None

    def _ways(self, record: str) -> dict[int, _Way]:
        """Return the least odd way to read a record as each number of cells."""
        if record.count(self._quote) + record.count(self._delimiter) > _MOST_SIGNS:
            return {}
        closings = [*self._closing.finditer(record)]

        @cache
        def ways_from(position: int) -> dict[int, _Way]:
            ways: dict[int, _Way] = {}
            for oddness, cell, after in self._cells_at(position, record, closings):
                for count, way in (ways_from(after) if after <= len(record) else _NO_MORE).items():
                    one = _Way(oddness + way.oddness, (cell, *way.cells), is_only=way.is_only)
                    before = ways.get(count + 1)
                    if before is None or one.oddness < before.oddness:
                        ways[count + 1] = one
                    elif one.oddness == before.oddness:
                        ways[count + 1] = before._replace(is_only=False)
            return ways

        return ways_from(0)

    def _cells_at(
        self, position: int, record: str, closings: Sequence[re.Match[str]]
    ) -> Iterator[tuple[int, str, int]]:
        """Yield each cell that may begin at ``position``: how odd it is, its text, where the next begins."""
        start = self._start.match(record, position)
        begin = start.end() if start else position
        has_mark = start is not None and start[1] is not None
        if has_mark:
            for closing in closings:
                at = closing.end(1) - 1
                if at >= begin:
                    is_odd = len(closing[1]) % 2 == 0 or record[at - 1] == "\\"
                    after = closing.end() if closing[2] else len(record) + 1
                    yield _CLOSES_ODDLY * is_odd, self._inside(record[begin:at]), after
            begin -= 1
        end = record.find(self._delimiter, begin)
        end = len(record) if end < 0 else end
        cell = record[begin:end]
        if "\n" not in cell:
            yield _IS_LETTER if has_mark else _CLOSES_ODDLY * cell.endswith(self._quote), cell, end + 1

    def _inside(self, text: str) -> str:
        return text.replace(self._quote * 2, self._quote).replace(f"\\{self._quote}", self._quote)


def _unusable(reason: Fact, cells: Iterable[str]) -> Sequence[str]:
    return [unusable(reason, cell) for cell in cells]


def _rows_inside(record: str, number: int) -> Fact:
    """Return which rows stand inside a record, which begins in the row of this number."""
    first, last = number + 1, number + record.count("\n") - 1
    if first == last:
        return fact(FieldCase.ROW_INSIDE, first=first)
    return fact(FieldCase.ROWS_INSIDE, first=first, last=last)
