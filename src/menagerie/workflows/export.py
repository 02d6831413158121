"""Exports animals to a file: CSV, XLSX, JSON or JSON Lines, whole or not at all."""

import codecs
import contextlib
import csv
import io
import itertools
import math
import tempfile
import time
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterable, Mapping, Sequence
from contextlib import AsyncExitStack
from datetime import UTC, datetime, tzinfo
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Any, Protocol, TypeVar

import msgspec
from msgspec import Struct, field

from menagerie.catalogue.catalogue import Catalogue
from menagerie.catalogue.search import SortBy, Wanted
from menagerie.deliveries.formulas import defused
from menagerie.deliveries.write import storage_error
from menagerie.domain.animal import KnownAnimal
from menagerie.domain.cases import WritingCase, Written
from menagerie.domain.clock import Clock
from menagerie.domain.columns import COLUMNS, Column, Kind
from menagerie.domain.errors import StorageError
from menagerie.storage.replacement import Replacement, on_thread

# One value for each of COLUMNS, None where nothing is known. Times are in whole seconds.
_Cell = int | float | str | datetime | None
_Record = tuple[_Cell, ...]
_ROWS_PER_SHEET = 1_048_576
# Excel keeps 15 digits of a number and makes the rest zeros.
_LARGEST_EXACT = 10**15 - 1

_SHEET = "Animals"
_MOMENT_FORMAT = "yyyy-mm-dd hh:mm:ss"
# What XlsxWriter returns for a text that it had to cut.
_CUT = -2
_KEYS = tuple(column.key for column in COLUMNS)
_FIRST, _BETWEEN = b"[\n", b",\n"
_Result = TypeVar("_Result")

_SECONDS_BETWEEN_PROGRESS = 0.05
# Rows written before the thread gives up the interpreter, about 1 ms. Otherwise the window waits for
# Python to switch threads: 5 ms at each of its steps.
_ROWS_AT_A_STRETCH = 10


class ExportFormat(StrEnum):
    """The formats, by names that do not change."""

    CSV = "csv"
    XLSX = "xlsx"
    JSON = "json"
    JSON_LINES = "json-lines"

    @property
    def suffix(self) -> str:
        """How the names of its files end, without the dot."""
        return "jsonl" if self is ExportFormat.JSON_LINES else self.value

    @property
    def zone(self) -> tzinfo | None:
        """The time zone of its times: UTC for programs; None for tables, which people read in local time."""
        return UTC if self in {ExportFormat.JSON, ExportFormat.JSON_LINES} else None


class ExportedRows(Struct, frozen=True):
    """What to export. ``count`` is how many rows there are, or None where they were not counted.

    ``blocks`` yields them in their order, about a thousand at a time; if it can be closed, it is, after use.
    ``category_names`` has the names that staff gave to category numbers.
    """

    count: int | None
    blocks: AsyncIterator[Sequence[KnownAnimal]]
    category_names: Mapping[int, str] = field(default_factory=dict)


class Exported(Struct, frozen=True):
    """What was exported: how many animals, and how many texts had to be cut to fit into the format."""

    count: int
    shortened: int = 0


class ExportScope(StrEnum):
    """How much is exported."""

    SHOWN = "shown"
    SELECTED = "selected"
    EVERYTHING = "everything"


class OnScreen(Struct, frozen=True):
    """The rows on screen: their ids in order, and the ranges of rows that are selected.

    ``blocks`` yields the animals of ids in their order. It goes on with these rows when others are shown.
    """

    ids: Sequence[int]
    selected: Sequence[range]
    blocks: Callable[[Sequence[int]], AsyncIterator[Sequence[KnownAnimal]]]

    @property
    def selected_ids(self) -> Sequence[int]:
        """The ids of the selected rows, in order."""
        parts = [self.ids[part.start : part.stop] for part in self.selected]
        # Most often a million selected rows are one range, which need not be copied.
        return parts[0] if len(parts) == 1 else list(itertools.chain.from_iterable(parts))


class ExportSource:
    """Returns the rows of a scope as they are when it is asked, but of the selection what was counted.

    ``on_screen`` returns what the window shows, ``catalogue`` that of the open environment.
    """

    def __init__(self, on_screen: Callable[[], OnScreen], catalogue: Callable[[], Catalogue]) -> None:
        self._on_screen = on_screen
        self._catalogue = catalogue
        # Rows that are shown again may have lost the selection, or a part of it. The names are those of its
        # own catalogue, also where another environment is open by then.
        self._counted: tuple[Catalogue, OnScreen] | None = None

    def counts(self) -> Mapping[ExportScope, int | None]:
        """Return the number of rows of each scope.

        None for everything seen: counting a million animals would delay the dialog.
        """
        shown = self._on_screen()
        self._counted = self._catalogue(), shown
        return {
            ExportScope.SHOWN: len(shown.ids),
            ExportScope.SELECTED: sum(map(len, shown.selected)),
            ExportScope.EVERYTHING: None,
        }

    async def rows(self, scope: ExportScope) -> ExportedRows:
        """Return the rows of this scope. Raises StorageError where the catalogue cannot be read."""
        # Taken before the first await: meanwhile the window may show other rows or another environment.
        catalogue, shown = self._catalogue(), self._on_screen()
        if scope is ExportScope.EVERYTHING:
            everything = await catalogue.list_ids(Wanted(sort_by=SortBy.ID, descending=False))
            if everything is None:
                raise StorageError(WritingCase.SOURCE_UNREADABLE)
            blocks = catalogue.blocks(everything)
            return ExportedRows(len(everything), blocks, await catalogue.category_names())
        if scope is ExportScope.SELECTED and self._counted is not None:
            catalogue, shown = self._counted
        ids = shown.ids if scope is ExportScope.SHOWN else shown.selected_ids
        return ExportedRows(len(ids), shown.blocks(ids), await catalogue.category_names())


class RecordWriter(Protocol):
    """Writes records into a file that the caller opens and closes. Every call may block.

    ``shortened`` counts the texts that did not fit into the format as a whole.
    """

    shortened: int

    def write(self, records: Iterable[_Record]) -> None:
        """Write some more records. Raises OSError."""
        ...

    def finish(self) -> None:
        """Write what makes the file complete. Raises OSError."""
        ...

    def discard(self) -> None:
        """Release everything but the file, complete or not."""
        ...


async def export(
    rows: ExportedRows,
    path: Path,
    file_format: ExportFormat,
    *,
    zone: str,
    clock: Clock,
    progress: Callable[[int], None],
) -> Exported:
    """Write ``rows`` to ``path`` in this format; an older file is replaced when everything is written.

    ``zone`` names local time, for the headings of a table. ``progress`` is called with the number of rows
    written so far, at most twenty times a second and once before the file is completed. Raises StorageError,
    and whatever ``rows.blocks`` raises. After any error, and when it is cancelled, nothing is left behind and
    the older file is as it was.
    """
    file = _FileOnThread(path, file_format, zone, rows.category_names)
    count, said_at = 0, -math.inf
    async with AsyncExitStack() as afterwards:
        afterwards.push_async_callback(file.do, file.discard)
        if isinstance(rows.blocks, AsyncGenerator):
            afterwards.push_async_callback(rows.blocks.aclose)
        await file.do(file.begin)
        async for block in rows.blocks:
            await file.do(partial(file.write, block))
            count += len(block)
            if clock.monotonic() - said_at >= _SECONDS_BETWEEN_PROGRESS:
                said_at = clock.monotonic()
                progress(count)
        progress(count)
        return Exported(count, await file.do(file.complete, completes=True))


class _FileOnThread:
    """The file that is written, one step after the other, each on a thread and to its end."""

    def __init__(
        self, path: Path, file_format: ExportFormat, zone: str, category_names: Mapping[int, str]
    ) -> None:
        self._path = path
        self._format = file_format
        self._zone = zone
        self._category_names = category_names
        self._file: Replacement | None = None
        self._writer: RecordWriter | None = None

    async def do(self, step: Callable[[], _Result], *, completes: bool = False) -> _Result:
        """Return what ``step`` returns. Raises StorageError for its OSError. The last step ``completes``."""
        try:
            return await on_thread(step, self._stop, completes=completes)
        except OSError as exc:
            raise storage_error(exc, self._path, Written.EXPORT) from exc

    def begin(self) -> None:
        """Open the new file."""
        self._file = Replacement(self._path)
        self._writer = writer_for(self._format, self._file, self._zone)

    def write(self, rows: Sequence[KnownAnimal]) -> None:
        """Write some more rows."""
        file, writer = self._opened()
        for start in range(0, len(rows), _ROWS_AT_A_STRETCH):
            file.raise_if_stopped()
            writer.write(map(self._record, rows[start : start + _ROWS_AT_A_STRETCH]))
            time.sleep(0)

    def complete(self) -> int:
        """Replace the old file; return how many texts were cut."""
        file, writer = self._opened()
        writer.finish()
        file.complete()
        return writer.shortened

    def discard(self) -> None:
        """Remove the new file, unless it is complete."""
        if self._file is not None:
            self._file.discard()
        if self._writer is not None:
            self._writer.discard()

    def _stop(self) -> None:
        if self._file is not None:
            self._file.stop()

    def _opened(self) -> tuple[Replacement, RecordWriter]:
        if self._file is None or self._writer is None:
            msg = "begin comes first"
            raise RuntimeError(msg)
        return self._file, self._writer

    def _record(self, known: KnownAnimal) -> _Record:
        name = self._category_names.get(known.animal.category_id)
        return record_of(known, name, self._format.zone)


def writer_for(file_format: ExportFormat, file: Replacement, zone: str) -> RecordWriter:
    """Return what writes this format into ``file``; ``zone`` names local time. Raises OSError."""
    match file_format:
        case ExportFormat.CSV:
            return _DelimitedWriter(file, zone)
        case ExportFormat.XLSX:
            return WorkbookWriter(file, zone)
        case ExportFormat.JSON:
            return _JsonWriter(file)
        case ExportFormat.JSON_LINES:
            return _JsonLinesWriter(file)


def record_of(known: KnownAnimal, category_name: str | None, zone: tzinfo | None) -> _Record:
    """Return what is exported of an animal; ``category_name`` is what staff call its category.

    Its times are in ``zone``, or where that is None in local time, without a zone of their own.
    """
    return tuple(_cell(column, known, category_name, zone) for column in COLUMNS)


def headings(zone: str) -> tuple[str, ...]:
    """Return the title of each column of a table; they are the same in every language.

    ``zone`` names the time zone, such as ``Europe/Berlin``. A cell of a workbook has no zone, and an offset
    in the title would be wrong for the rows on the other side of a change to summer time.
    """
    return tuple(f"{one.title} ({zone})" if one.kind is Kind.TIME else one.title for one in COLUMNS)


def _cell(column: Column, known: KnownAnimal, category_name: str | None, zone: tzinfo | None) -> _Cell:
    value = column.value(known, category_name)
    if column.kind is Kind.TIME and value is not None:
        try:
            return datetime.fromtimestamp(int(value), zone)
        except (OverflowError, ValueError, OSError):
            return None  # a time that no calendar has: the file was damaged
    return value


class _DelimitedWriter:
    """Writes one record a row, under headings that are the same in every language and name the time zone."""

    def __init__(self, file: Replacement, zone: str) -> None:
        self.shortened = 0
        self._file = file
        # Without the mark, Excel reads UTF-8 as the computer's legacy code page.
        self._file.write(codecs.BOM_UTF8)
        self._write_rows([headings(zone)])

    def write(self, records: Iterable[_Record]) -> None:
        """Write some more records."""
        self._write_rows(map(_written, record) for record in records)

    def finish(self) -> None:
        """Do nothing: after every row the file is complete."""

    def discard(self) -> None:
        """Do nothing: it holds nothing back."""

    def _write_rows(self, rows: Iterable[Iterable[object]]) -> None:
        text = io.StringIO(newline="")
        # Quoted text stays in its cell also in locales that separate lists by semicolons.
        csv.writer(text, lineterminator="\r\n", quoting=csv.QUOTE_NONNUMERIC).writerows(rows)
        self._file.write(text.getvalue().encode("utf-8"))


def _written(cell: _Cell) -> _Cell:
    if isinstance(cell, datetime):
        # Every spreadsheet reads this form as a date.
        return cell.isoformat(" ", "seconds")
    if isinstance(cell, str):
        return defused(cell)
    return "" if cell is None else cell


class WorkbookWriter:
    """Writes one record a row, on further sheets where one is full.

    Texts stay texts, whatever they look like. A number that a spreadsheet would round becomes a text. The
    headings name the time ``zone``.
    """

    def __init__(self, file: Replacement, zone: str, rows_per_sheet: int = _ROWS_PER_SHEET) -> None:
        # Imported here: only workbooks need it.
        from xlsxwriter.workbook import Workbook  # noqa: PLC0415 - see above

        self.shortened = 0
        self._file = file
        self._headings = headings(zone)
        self._rows_per_sheet = rows_per_sheet
        # Windows cannot remove open files. It cleans up the temporary folder later.
        self._scratch = tempfile.TemporaryDirectory(prefix="menagerie-", ignore_cleanup_errors=True)
        self._workbook = Workbook(
            file,
            {
                "constant_memory": True,
                "tmpdir": self._scratch.name,
                "strings_to_formulas": False,
                "strings_to_numbers": False,
                "strings_to_urls": False,
                "use_zip64": True,
            },
        )
        self._bold = self._workbook.add_format({"bold": True})
        self._moment = self._workbook.add_format({"num_format": _MOMENT_FORMAT})
        self._add_sheet()

    def write(self, records: Iterable[_Record]) -> None:
        """Write some more records."""
        for record in records:
            if self._row == self._rows_per_sheet:
                self._add_sheet()
            self._write_record(record)
            self._row += 1

    def finish(self) -> None:
        """Pack the sheets into the file; this takes a while for large ones."""
        with contextlib.ExitStack() as after_failure:
            # After a failure, ZipFile writes its directory when it is garbage-collected. Prevent that.
            after_failure.callback(self._file.discard)
            self._pack()
            after_failure.pop_all()
        self._scratch.cleanup()

    def discard(self) -> None:
        """Remove the sheets in temporary files."""
        for sheet in self._workbook.worksheets():
            for file in (sheet.row_data_fh, sheet.fh):
                # Closing writes the rest, which fails again on a full disk.
                with contextlib.suppress(OSError):
                    file.close()
        self._scratch.cleanup()

    def _pack(self) -> None:
        from xlsxwriter.exceptions import FileCreateError  # noqa: PLC0415 - see above

        try:
            self._workbook.close()
        except FileCreateError as exc:
            # Its argument is the operating system's own error.
            raise exc.args[0] from exc

    def _add_sheet(self) -> None:
        from menagerie.deliveries.sheets import PlainSheet  # noqa: PLC0415 - see above

        number = len(self._workbook.worksheets()) + 1
        name = _SHEET if number == 1 else f"{_SHEET} {number}"
        self._sheet: Any = self._workbook.add_worksheet(name, PlainSheet)
        self._sheet.freeze_panes(1, 0)
        for index, (column, heading) in enumerate(zip(COLUMNS, self._headings, strict=True)):
            self._sheet.set_column(index, index, column.sheet_width)
            self._sheet.write_string(0, index, heading, self._bold)
        self._row = 1

    def _write_record(self, record: _Record) -> None:
        for column, value in enumerate(record):
            if isinstance(value, str):
                if self._sheet.write_string(self._row, column, value) == _CUT:
                    self.shortened += 1
            elif isinstance(value, datetime):
                self._sheet.write_datetime(self._row, column, value, self._moment)
            elif value is not None:
                self._write_number(column, value)

    def _write_number(self, column: int, value: float) -> None:
        if abs(value) > _LARGEST_EXACT:
            self._sheet.write_string(self._row, column, str(value))
        else:
            self._sheet.write_number(self._row, column, value)


class _JsonLinesWriter:
    """Writes one object a line, with times in UTC and ISO 8601."""

    def __init__(self, file: Replacement) -> None:
        self.shortened = 0
        self._file = file
        self._encoder = msgspec.json.Encoder()

    def write(self, records: Iterable[_Record]) -> None:
        """Write some more records."""
        self._file.write(b"".join(self._encode(record) + b"\n" for record in records))

    def finish(self) -> None:
        """Do nothing: after every line the file is complete."""

    def discard(self) -> None:
        """Do nothing: it holds nothing back."""

    def _encode(self, record: _Record) -> bytes:
        return self._encoder.encode(dict(zip(_KEYS, record, strict=True)))


class _JsonWriter(_JsonLinesWriter):
    """Writes one array, with an object on each of its lines."""

    def __init__(self, file: Replacement) -> None:
        super().__init__(file)
        self._before = _FIRST

    def write(self, records: Iterable[_Record]) -> None:
        """Write some more records."""
        for record in records:
            self._file.write(self._before + self._encode(record))
            self._before = _BETWEEN

    def finish(self) -> None:
        """Close the array."""
        self._file.write(b"[]\n" if self._before == _FIRST else b"\n]\n")
