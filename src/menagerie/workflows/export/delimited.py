"""Writes CSV for spreadsheets: UTF-8 with a byte order mark, CRLF, and no text that is a formula."""

import codecs
import csv
import io
from collections.abc import Iterable
from datetime import datetime

from menagerie.deliveries.formulas import defused
from menagerie.storage.replacement import Replacement
from menagerie.workflows.export.record import Cell, Record, headings


class DelimitedWriter:
    """Writes one record a row, under headings that are the same in every language and name the time zone."""

    def __init__(self, file: Replacement, zone: str) -> None:
        self.shortened = 0
        self._file = file
        # Without the mark, Excel reads UTF-8 as the computer's legacy code page.
        self._file.write(codecs.BOM_UTF8)
        self._write_rows([headings(zone)])

    def write(self, records: Iterable[Record]) -> None:
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


def _written(cell: Cell) -> Cell:
    if isinstance(cell, datetime):
        # Every spreadsheet reads this form as a date.
        return cell.isoformat(" ", "seconds")
    if isinstance(cell, str):
        return defused(cell)
    return "" if cell is None else cell
