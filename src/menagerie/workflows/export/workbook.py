"""Writes XLSX workbooks row by row, in little memory."""

import contextlib
import tempfile
from collections.abc import Iterable
from datetime import datetime
from typing import Any

from menagerie.domain.columns import COLUMNS
from menagerie.storage.replacement import Replacement
from menagerie.workflows.export.record import Record, headings

ROWS_PER_SHEET = 1_048_576
# Excel keeps 15 digits of a number and makes the rest zeros.
_LARGEST_EXACT = 10**15 - 1

_SHEET = "Animals"
_MOMENT_FORMAT = "yyyy-mm-dd hh:mm:ss"
# What XlsxWriter returns for a text that it had to cut.
_CUT = -2


class WorkbookWriter:
    """Writes one record a row, on further sheets where one is full.

    Texts stay texts, whatever they look like. A number that a spreadsheet would round becomes a text. The
    headings name the time ``zone``.
    """

    def __init__(self, file: Replacement, zone: str, rows_per_sheet: int = ROWS_PER_SHEET) -> None:
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

    def write(self, records: Iterable[Record]) -> None:
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
        for place, (column, heading) in enumerate(zip(COLUMNS, self._headings, strict=True)):
            self._sheet.set_column(place, place, column.sheet_width)
            self._sheet.write_string(0, place, heading, self._bold)
        self._row = 1

    def _write_record(self, record: Record) -> None:
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
