"""Writes a sheet of texts as XLSX or ODS, in little memory. It imports XlsxWriter, which takes a while."""

import tempfile
import zipfile
from collections.abc import Iterable, Sequence
from contextlib import suppress
from itertools import chain
from typing import Any
from xml.sax.saxutils import escape

from xlsxwriter.exceptions import FileCreateError
from xlsxwriter.workbook import Workbook
from xlsxwriter.worksheet import Worksheet

from menagerie.storage.replacement import Replacement

_SHEET = "Animals"
_ODS_TYPE = "application/vnd.oasis.opendocument.spreadsheet"
_ODS = "urn:oasis:names:tc:opendocument:xmlns:"
_MANIFEST = (
    '<?xml version="1.0" encoding="UTF-8"?>'
    f'<manifest:manifest xmlns:manifest="{_ODS}manifest:1.0" manifest:version="1.2">'
    f'<manifest:file-entry manifest:full-path="/" manifest:media-type="{_ODS_TYPE}"/>'
    '<manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/>'
    "</manifest:manifest>"
)
_BEFORE_ROWS = (
    '<?xml version="1.0" encoding="UTF-8"?>'
    f'<office:document-content xmlns:office="{_ODS}office:1.0" xmlns:table="{_ODS}table:1.0"'
    f' xmlns:text="{_ODS}text:1.0" office:version="1.2">'
    f'<office:body><office:spreadsheet><table:table table:name="{_SHEET}">'
)
_AFTER_ROWS = "</table:table></office:spreadsheet></office:body></office:document-content>"


def write_xlsx(file: Replacement, columns: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Write ``rows`` under ``columns``. Every cell is a text. Raises OSError."""
    with tempfile.TemporaryDirectory(prefix="menagerie-", ignore_cleanup_errors=True) as scratch:
        workbook = Workbook(file, {"constant_memory": True, "tmpdir": scratch, "use_zip64": True})
        sheet = workbook.add_worksheet(_SHEET, PlainSheet)
        try:
            sheet.freeze_panes(1, 0)
            for number, row in enumerate(chain([columns], rows)):
                for index, cell in enumerate(row):
                    sheet.write_string(number, index, cell)
            workbook.close()
        except FileCreateError as exc:
            # Its argument is the operating system's own error.
            raise exc.args[0] from exc
        finally:
            for part in (sheet.row_data_fh, sheet.fh):
                # Closing writes the rest, which fails again on a full disk.
                with suppress(OSError):
                    part.close()


def write_ods(file: Replacement, columns: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Write ``rows`` under ``columns``. Every cell is a text. Raises OSError."""
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:  # type: ignore[call-overload] # has what it needs
        # The type comes first and as it is, so that programs find it there.
        archive.writestr("mimetype", _ODS_TYPE, zipfile.ZIP_STORED)
        archive.writestr("META-INF/manifest.xml", _MANIFEST)
        with archive.open("content.xml", "w", force_zip64=True) as content:
            content.write(_BEFORE_ROWS.encode())
            for row in chain([columns], rows):
                cells = "".join(map(_ods_cell, row))
                content.write(f"<table:table-row>{cells}</table:table-row>".encode())
            content.write(_AFTER_ROWS.encode())


def _ods_cell(text: str) -> str:
    if not text:
        return "<table:table-cell/>"
    paragraphs = "".join(f"<text:p>{_ods_text(line)}</text:p>" for line in text.split("\n"))
    return f'<table:table-cell office:value-type="string">{paragraphs}</table:table-cell>'


def _ods_text(line: str) -> str:
    # Readers take white space in XML together, except for this element. A tab stays: python-calamine skips
    # the element for it, and spreadsheets show a space.
    return escape(line).replace(" ", "<text:s/>")


class PlainSheet(Worksheet):  # type: ignore[misc] # XlsxWriter has no types here
    """A sheet for texts from outside.

    WORKAROUND for XlsxWriter 3.3.1: it takes a text that begins with ``<r>`` and ends with ``</r>`` for parts
    in several fonts, and puts it into the file as it is.
    """

    def _xml_rich_inline_string(self, string: str, attributes: Any) -> None:
        self._xml_inline_string(string, preserve=False, attributes=attributes)
