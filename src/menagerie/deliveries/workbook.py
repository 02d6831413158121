"""Reads workbooks, XLSX, XLS and ODS, with python-calamine. No formula is computed and no link followed."""

import io
import re
import zipfile
import zlib

from msgspec.structs import replace
from python_calamine import CalamineError, CalamineSheet, CalamineWorkbook, PasswordError, SheetTypeEnum
from python_calamine import SheetVisibleEnum as Visible

from menagerie.deliveries.cells import Notes, check_width, cleaned_rows, text_of_cell
from menagerie.deliveries.delivery import FileFormat, Reading
from menagerie.deliveries.limits import LARGEST_INFLATED, MOST_ROWS, too_large, too_long
from menagerie.deliveries.table import Table
from menagerie.domain.cases import DeliveryCase
from menagerie.domain.errors import UnreadableDeliveryError

_COMPOUND = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
# A stream of this name in a compound file holds an encrypted XLSX.
_ENCRYPTED = "EncryptedPackage".encode("utf-16-le")
# How the workbook inside an XLS begins. In an encrypted one the next record says so, or the next but one.
_FIRST_RECORD = re.compile(rb"\x09\x08\x10\0\0\x06\x05\0.{12}(\x86\0\0\0)?\x2f\0", re.DOTALL)
_MANIFEST = "META-INF/manifest.xml"
_LOCAL_HEADER = 30
_NAME_LENGTH_AT = 26
_AT_A_TIME = 1024 * 1024


def workbook_format(content: bytes) -> FileFormat:
    """Return which kind of workbook ``content`` is. Raises UnreadableDeliveryError if it is none."""
    if content.startswith(_COMPOUND):
        # python-calamine says of neither that it is encrypted.
        if _ENCRYPTED in content or _FIRST_RECORD.search(content):
            raise UnreadableDeliveryError(DeliveryCase.WORKBOOK_PROTECTED)
        return FileFormat.XLS
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            names = set(archive.namelist())
            _check_inflated(content, archive)
            if _MANIFEST in names and b"encryption-data" in archive.read(_MANIFEST):
                raise UnreadableDeliveryError(DeliveryCase.WORKBOOK_PROTECTED)
    except (zipfile.BadZipFile, zlib.error, ValueError, EOFError, RuntimeError) as exc:
        raise UnreadableDeliveryError(DeliveryCase.WORKBOOK_DAMAGED) from exc
    if "xl/workbook.xml" in names:
        return FileFormat.XLSX
    if {"content.xml", "mimetype"} <= names:
        return FileFormat.ODS
    raise UnreadableDeliveryError(DeliveryCase.WORKBOOK_UNKNOWN)


def read_workbook(content: bytes, file_format: FileFormat, reading: Reading) -> Table:
    """Return the rows of one sheet: the one that ``reading`` names, or the first that has any.

    Raises UnreadableDeliveryError.
    """
    try:
        with CalamineWorkbook.from_filelike(io.BytesIO(content)) as workbook:
            names = tuple(
                sheet.name for sheet in workbook.sheets_metadata if sheet.typ == SheetTypeEnum.WorkSheet
            )
            sheet = _sheet(workbook, names, reading.sheet)
            notes = Notes()
            rows = _rows(sheet, notes)
            first_column = sheet.start[1] if sheet.start else 0
    except PasswordError as exc:
        raise UnreadableDeliveryError(DeliveryCase.WORKBOOK_PROTECTED) from exc
    except CalamineError as exc:
        raise UnreadableDeliveryError(DeliveryCase.WORKBOOK_DAMAGED) from exc
    return Table(
        file_format,
        replace(reading, sheet=sheet.name, encoding=None, delimiter=None, quote=None),
        rows,
        range(1, len(rows) + 1),
        notes,
        sheets=names,
        first_column=first_column,
    )


def _sheet(workbook: CalamineWorkbook, names: tuple[str, ...], wanted: str | None) -> CalamineSheet:
    if wanted is not None:
        if wanted not in names:
            raise UnreadableDeliveryError(DeliveryCase.NO_SUCH_SHEET, sheet=wanted)
        return workbook.get_sheet_by_name(wanted)
    visible = {one.name for one in workbook.sheets_metadata if one.visible == Visible.Visible}
    for name in sorted(names, key=lambda name: name not in visible):
        sheet = workbook.get_sheet_by_name(name)
        if sheet.start is not None:
            return sheet
    raise UnreadableDeliveryError(DeliveryCase.WORKBOOK_EMPTY)


def _rows(sheet: CalamineSheet, notes: Notes) -> list[list[str]]:
    check_width(sheet.width)
    if sheet.total_height > MOST_ROWS:
        raise too_long()
    return cleaned_rows(
        [
            [value if type(value) is str else text_of_cell(value, number, notes) for value in row]
            for number, row in enumerate(sheet.iter_rows(), 1)
        ]
    )


def _check_inflated(content: bytes, archive: zipfile.ZipFile) -> None:
    """Raise UnreadableDeliveryError for parts that are too large, or larger than the directory says."""
    if sum(part.file_size for part in archive.infolist()) > LARGEST_INFLATED:
        raise too_large()
    for part in archive.infolist():
        if part.compress_type != zipfile.ZIP_DEFLATED:
            continue
        lengths = content[part.header_offset + _NAME_LENGTH_AT : part.header_offset + _LOCAL_HEADER]
        begin = part.header_offset + _LOCAL_HEADER
        begin += int.from_bytes(lengths[:2], "little") + int.from_bytes(lengths[2:], "little")
        _check_part(content[begin : begin + part.compress_size], part.file_size)


def _check_part(compressed: bytes, size: int) -> None:
    inflater = zlib.decompressobj(-zlib.MAX_WBITS)
    inflated, rest = 0, compressed
    while rest and not inflater.eof:
        inflated += len(inflater.decompress(rest, _AT_A_TIME))
        rest = inflater.unconsumed_tail
        if inflated > size:
            raise too_large()
