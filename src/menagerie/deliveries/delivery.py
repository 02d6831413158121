"""A delivery: a file or pasted text with one animal in each row, as a table of texts."""

from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path

from msgspec import Struct

from menagerie.domain.facts import Fact


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
    ``notes`` tell what was odd in the file. ``hidden`` has the numbers of the rows that its sheet hides.
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
