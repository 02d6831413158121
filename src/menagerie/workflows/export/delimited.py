"""Writes CSV for spreadsheets: UTF-8 with a byte order mark, CRLF, and no text that is a formula."""

import codecs
import csv
import io
import re
from collections.abc import Iterable
from datetime import datetime

from menagerie.workflows.export.record import Cell, Record, headings
from menagerie.workflows.export.replacement import Replacement

_APOSTROPHE = "'"
# The start of a formula, also after what spreadsheets skip: white space, quotation marks, characters
# without a width. The full-width signs count in East Asian locales.
_LOOKS_LIKE_A_FORMULA = re.compile(
    "[\\s\x00-\x1f\xad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff"
    "\"'`’‘“”]*[=+\\-@−＝＋－＠]"  # after what is skipped
    "|[\t\r\n']"  # starts a new cell, or is an apostrophe of the text itself
)


class DelimitedWriter:
    """Writes one record a row, under headings that are the same in every language."""

    def __init__(self, file: Replacement) -> None:
        self.shortened = 0
        self._file = file
        # Without the mark, Excel reads UTF-8 as the computer's legacy code page.
        self._file.write(codecs.BOM_UTF8)
        self._write_rows([headings()])

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


def defused(text: str) -> str:
    """Return ``text`` so that no spreadsheet takes it for a formula.

    Text that looks like a formula gets an apostrophe in front, and so does text that begins with an
    apostrophe anyway. So a reader gets every text back by removing one leading apostrophe.
    """
    return _APOSTROPHE + text if _LOOKS_LIKE_A_FORMULA.match(text) else text


def _written(cell: Cell) -> Cell:
    if isinstance(cell, datetime):
        # Every spreadsheet reads this form as a date; the heading says the zone.
        return cell.isoformat(" ", "seconds").removesuffix("+00:00")
    if isinstance(cell, str):
        return defused(cell)
    return "" if cell is None else cell
