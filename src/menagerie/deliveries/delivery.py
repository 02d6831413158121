"""A delivery: a file or pasted text with one animal in each row, as a table of texts."""

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from pathlib import Path
from typing import overload

import msgspec
from msgspec import Struct

from menagerie.domain.facts import Fact

# Small enough that decoding one portion takes a millisecond at most.
_ROWS_IN_A_PORTION = 256
_CELLS_AT_ONCE = 8_192

Row = tuple[str, ...]

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(list[Row]).decode


class FileFormat(StrEnum):
    """The format of a delivery, named like the usual ending of its files."""

    CSV = "csv"
    TSV = "tsv"
    XLSX = "xlsx"
    XLS = "xls"
    ODS = "ods"
    JSON = "json"
    JSON_LINES = "jsonl"


class Reading(Struct, frozen=True):
    """How a delivery is read. What is None is found out; a format ignores what does not apply to it.

    ``header_row`` is the number of the row with the titles, from 1; 0 if there is none.
    """

    sheet: str | None = None
    encoding: str | None = None
    delimiter: str | None = None
    quote: str | None = None
    header_row: int | None = None


class Delivery(Struct, frozen=True):
    """A delivery as it was read.

    ``reading`` says how, with everything found out that applies. ``sheets`` are the names of all sheets of a
    workbook. Each of ``rows`` has a text for each of ``columns``; ``numbers`` are the numbers of the rows in
    the file, from 1, as a spreadsheet shows them. ``digest`` is the SHA-256 of the content, in hexadecimal.
    ``path`` is None for pasted text. ``title`` is its name, or the text of a TitleCase.
    ``notes`` say what was odd in the file. ``hidden`` has the numbers of the rows that its sheet hides.
    """

    title: str
    path: Path | None
    format: FileFormat
    reading: Reading
    sheets: tuple[str, ...]
    columns: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]
    numbers: Sequence[int]
    digest: str
    notes: tuple[Fact, ...] = ()
    hidden: tuple[int, ...] = ()


def rows_at_once(columns: int, most: int) -> int:
    """Return how many rows of so many columns to work on together: ``most``, and fewer of wide ones."""
    return max(1, min(most, _CELLS_AT_ONCE // max(1, columns)))


class PackedRows(Sequence[Row]):
    """Rows of texts in portions, each of as many rows as the first one but the last.

    A million rows are a few thousand objects, so Python's garbage collector never stops to look through them.
    """

    def __init__(self, portions: Iterable[bytes], count: int) -> None:
        self._portions = tuple(portions)
        self._count = count
        # The number of the portion that was decoded last, and its rows.
        self._decoded: tuple[int, list[Row]] = -1, []
        self._rows_in_a_portion = max(1, len(self._portion(0))) if self._portions else _ROWS_IN_A_PORTION

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, index: int) -> Row: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Row]: ...

    def __getitem__(self, index: int | slice) -> Row | Sequence[Row]:
        if isinstance(index, slice):
            start, stop, step = index.indices(self._count)
            return self._run(start, stop) if step == 1 else [self[each] for each in range(start, stop, step)]
        portion, offset = divmod(range(self._count)[index], self._rows_in_a_portion)
        return self._portion(portion)[offset]

    def _run(self, start: int, stop: int) -> list[Row]:
        """Return the rows from ``start`` up to ``stop``, taking whole portions where it can."""
        rows: list[Row] = []
        while start < stop:
            portion, offset = divmod(start, self._rows_in_a_portion)
            some = self._portion(portion)[offset : offset + stop - start]
            rows += some
            start += len(some)
        return rows

    def _portion(self, portion: int) -> list[Row]:
        # Both in one step: several threads may read.
        number, rows = self._decoded
        if number != portion:
            rows = _decode(self._portions[portion])
            self._decoded = portion, rows
        return rows

    def __iter__(self) -> Iterator[Row]:
        for portion in self._portions:
            yield from _decode(portion)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, PackedRows):
            return NotImplemented
        return self._portions == other._portions

    def __hash__(self) -> int:
        return hash(self._portions)


def packed(rows: Sequence[Sequence[str]]) -> Iterator[bytes]:
    """Yield the portions of ``rows``, all of which have as many cells."""
    count = rows_at_once(len(rows[0]) if rows else 0, _ROWS_IN_A_PORTION)
    for start in range(0, len(rows), count):
        yield _encode(rows[start : start + count])
