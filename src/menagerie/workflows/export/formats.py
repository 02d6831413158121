"""The formats of an export and what writes them; JSON and JSON Lines are written here."""

from collections.abc import Iterable
from datetime import UTC, tzinfo
from enum import StrEnum
from typing import Protocol

import msgspec

from menagerie.domain.columns import COLUMNS
from menagerie.storage.replacement import Replacement
from menagerie.workflows.export.delimited import DelimitedWriter
from menagerie.workflows.export.record import Record
from menagerie.workflows.export.workbook import WorkbookWriter

_KEYS = tuple(column.key for column in COLUMNS)
_FIRST, _BETWEEN = b"[\n", b",\n"


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


class RecordWriter(Protocol):
    """Writes records into a file that the caller opens and closes. Every call may block.

    ``shortened`` counts the texts that did not fit into the format as a whole.
    """

    shortened: int

    def write(self, records: Iterable[Record]) -> None:
        """Write some more records. Raises OSError."""
        ...

    def finish(self) -> None:
        """Write what makes the file complete. Raises OSError."""
        ...

    def discard(self) -> None:
        """Release everything but the file, complete or not."""
        ...


def writer_for(file_format: ExportFormat, file: Replacement, zone: str) -> RecordWriter:
    """Return what writes this format into ``file``; ``zone`` names local time. Raises OSError."""
    match file_format:
        case ExportFormat.CSV:
            return DelimitedWriter(file, zone)
        case ExportFormat.XLSX:
            return WorkbookWriter(file, zone)
        case ExportFormat.JSON:
            return JsonWriter(file)
        case ExportFormat.JSON_LINES:
            return JsonLinesWriter(file)


class JsonLinesWriter:
    """Writes one object a line, with times in UTC and ISO 8601."""

    def __init__(self, file: Replacement) -> None:
        self.shortened = 0
        self._file = file
        self._encoder = msgspec.json.Encoder()

    def write(self, records: Iterable[Record]) -> None:
        """Write some more records."""
        self._file.write(b"".join(self._encode(record) + b"\n" for record in records))

    def finish(self) -> None:
        """Do nothing: after every line the file is complete."""

    def discard(self) -> None:
        """Do nothing: it holds nothing back."""

    def _encode(self, record: Record) -> bytes:
        return self._encoder.encode(dict(zip(_KEYS, record, strict=True)))


class JsonWriter(JsonLinesWriter):
    """Writes one array, with an object on each of its lines."""

    def __init__(self, file: Replacement) -> None:
        super().__init__(file)
        self._before = _FIRST

    def write(self, records: Iterable[Record]) -> None:
        """Write some more records."""
        for record in records:
            self._file.write(self._before + self._encode(record))
            self._before = _BETWEEN

    def finish(self) -> None:
        """Close the array."""
        self._file.write(b"[]\n" if self._before == _FIRST else b"\n]\n")
