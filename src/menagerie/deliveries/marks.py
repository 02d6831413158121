"""Tells which quotation marks of a text file quote a cell, and which are letters of it.

A mark quotes only where it opens at the start of a cell and closes right before a delimiter or the end of a
line; a doubled mark inside is a letter, and so is one after a backslash. Programs and people write others,
too, as in ``"Size "M" kitten"`` or ``"5-inch tank``. The module csv takes some of these for the beginning of
a cell that ends many rows below, and the rows between would vanish.
"""

import csv
import io
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from menagerie.deliveries.cells import unusable
from menagerie.domain.cases import FieldCase
from menagerie.domain.facts import Fact, fact

# Records that say how many cells a row has.
_SAMPLE_RECORDS = 500
# Lines that an odd record may have, and marks and delimiters in it: there are too many ways to read more.
_MOST_LINES, _MOST_SIGNS = 10, 200
# How odd it is that a cell ends with a doubled mark, with one after a backslash, or with the only one that it
# has, and that a mark at its start does not quote.
_CLOSES_ODDLY, _IS_LETTER = 1, 2


class _Way(NamedTuple):
    """A way to read a record or the rest of one, and whether it is the only one that is no odder."""

    oddness: int
    cells: tuple[str, ...]
    is_only: bool


_NO_MORE = {0: _Way(0, (), is_only=True)}


class Marks:
    """The quotation marks of a text, each line of which ends with a line break."""

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
        """Tell whether all marks at the start of a cell quote."""
        return self._records.fullmatch(text) is not None

    def made_plain(self, text: str) -> str:
        """Return the same rows so that csv reads them right, in as many lines.

        A row that cannot be told has unusable cells, and so has one with other rows inside a cell.
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
        place, number = 0, 1
        while place < len(text):
            plain = self._record.match(text, place)
            if plain is None:
                record, cells = self._odd_record(text, place, width)
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
                writer.writerow(self._told(self._ways(record[:-1]), width) or self._split(record, width))
            place += len(record)
            number += record.count("\n")
        return written.getvalue()

    def _split(self, record: str, width: int) -> Sequence[str]:
        return record[:-1].split(self._delimiter, max(width, 1) - 1)

    def _usual_width(self, text: str) -> int:
        """Return how many cells most of the first records have, the most in a draw; 0 without any."""
        widths: Counter[int] = Counter()
        place = 0
        while place < len(text) and widths.total() < _SAMPLE_RECORDS:
            plain = self._record.match(text, place)
            if plain:
                widths[len(self._plain_cells(plain[0]))] += 1
            place = plain.end() if plain else text.index("\n", place) + 1
        return max(widths, key=lambda width: (widths[width], width), default=0)

    def _plain_cells(self, record: str) -> list[str]:
        lines = io.StringIO(record, newline="\n")
        return next(csv.reader(lines, delimiter=self._delimiter, quotechar=self._quote), [])

    def _has_rows_inside(self, record: str, width: int) -> bool:
        """Tell whether lines of a record have by themselves as many cells as a row, the first one too."""
        first, *others = record[:-1].split("\n")
        return width > 1 and any(self._is_row(line, width) for line in others) and self._is_row(first, width)

    def _is_row(self, line: str, width: int) -> bool:
        """Tell whether a line has by itself as many cells as a row."""
        if line.count(self._delimiter) + 1 < width:
            return False
        if self._record.fullmatch(f"{line}\n"):
            return len(self._plain_cells(line)) == width
        return width in self._ways(line)

    def _odd_record(self, text: str, place: int, width: int) -> tuple[str, Sequence[str] | None]:
        """Return the record that begins at ``place``, and its cells; None where they cannot be told.

        It has several lines only where none of the others is a row by itself.
        """
        end = text.index("\n", place)
        line = text[place : end + 1]
        ways = self._ways(text[place:end])
        for _line in range(1, _MOST_LINES):
            start, end = end + 1, text.find("\n", end + 1)
            if width in ways or end < 0 or self._is_row(text[start:end], width):
                break
            way = self._ways(text[place:end]).get(width)
            if way is not None and way.is_only and way.oddness < _IS_LETTER:
                return text[place : end + 1], way.cells
        return line, self._told(ways, width)

    @staticmethod
    def _told(ways: Mapping[int, _Way], width: int) -> Sequence[str] | None:
        """Return the cells of a record that can be read in these ways; None where they cannot be told."""
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
        def ways_from(place: int) -> dict[int, _Way]:
            ways: dict[int, _Way] = {}
            for oddness, cell, after in self._cells_at(place, record, closings):
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
        self, place: int, record: str, closings: Sequence[re.Match[str]]
    ) -> Iterator[tuple[int, str, int]]:
        """Yield each cell that may begin at ``place``: how odd it is, its text, and where the next begins."""
        start = self._start.match(record, place)
        begin = start.end() if start else place
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
