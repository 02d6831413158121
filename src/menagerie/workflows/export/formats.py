"""The formats of an export, and who writes each of them."""

from collections.abc import Iterable
from enum import StrEnum
from typing import Protocol

from menagerie.workflows.export.delimited import DelimitedWriter
from menagerie.workflows.export.json_text import JsonLinesWriter, JsonWriter
from menagerie.workflows.export.record import Record
from menagerie.workflows.export.replacement import Replacement
from menagerie.workflows.export.workbook import WorkbookWriter


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


class RecordWriter(Protocol):
    """Writes records into a file that somebody else opened and closes. Every call may block.

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
        """Let go of everything, complete or not; the file itself is somebody else's."""
        ...


def writer_for(file_format: ExportFormat, file: Replacement) -> RecordWriter:
    """Return what writes this format into ``file``. Raises OSError."""
    match file_format:
        case ExportFormat.CSV:
            return DelimitedWriter(file)
        case ExportFormat.XLSX:
            return WorkbookWriter(file)
        case ExportFormat.JSON:
            return JsonWriter(file)
        case ExportFormat.JSON_LINES:
            return JsonLinesWriter(file)
