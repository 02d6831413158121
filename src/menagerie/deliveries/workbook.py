"""Reads workbooks, XLSX, XLS and ODS. No formula is computed and no link followed."""

import io
import re
import struct
import zipfile
import zlib
from bisect import bisect_left
from collections.abc import Sequence
from typing import Protocol
from xml.etree import ElementTree as ET
from xml.parsers import expat

from msgspec import Struct, field
from msgspec.structs import replace
from python_calamine import CalamineError, CalamineWorkbook, PasswordError, SheetTypeEnum
from python_calamine import SheetVisibleEnum as Visible

from menagerie.deliveries import opendocument
from menagerie.deliveries.cells import (
    Notes,
    cleaned,
    covered,
    number_in,
    shown_text,
    some_numbers,
    text_of_cell,
    why_unusable,
)
from menagerie.deliveries.delimited import rows_inside
from menagerie.deliveries.delivery import FileFormat, Reading
from menagerie.deliveries.number_formats import GENERAL
from menagerie.deliveries.table import (
    LARGEST_INFLATED,
    Table,
    check_length,
    check_width,
    likeness,
    too_large,
)
from menagerie.deliveries.workbook_details import CompoundFile, Details, XlsxParts, name_of, xls_details
from menagerie.domain.cases import DeliveryCase, DeliveryNoteCase
from menagerie.domain.errors import UnreadableDeliveryError
from menagerie.domain.titles import MOST_ALIKE

_COMPOUND = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
# A stream of this name in a compound file holds an encrypted XLSX.
_ENCRYPTED = "EncryptedPackage".encode("utf-16-le")
# How the workbook inside an XLS begins. In an encrypted one the next record says so, or the next but one.
_FIRST_RECORD = re.compile(rb"\x09\x08\x10\0\0\x06\x05\0.{12}(\x86\0\0\0)?\x2f\0", re.DOTALL)
# The stream of an XLS, and that of versions before Excel 97.
_XLS_STREAMS = ("Workbook", "Book")
_WORD_STREAM = "WordDocument"
_MANIFEST = "META-INF/manifest.xml"
_CONTENT = "content.xml"
_MIMETYPE = "mimetype"
_SPREADSHEET = b"opendocument.spreadsheet"
_TEXT_DOCUMENT = b"opendocument.text"
# The part that says of an archive what it is.
_OTHERS = {
    "word/document.xml": DeliveryCase.NO_TABLE,
    "index/document.iwa": DeliveryCase.IS_NUMBERS,
    "index.zip": DeliveryCase.IS_NUMBERS,
    "xl/workbook.bin": DeliveryCase.WORKBOOK_UNKNOWN,
    "ppt/presentation.xml": DeliveryCase.WORKBOOK_UNKNOWN,
    _MIMETYPE: DeliveryCase.WORKBOOK_UNKNOWN,
}
_LOCAL_HEADER = 30
_NAME_LENGTH_AT = 26
_AT_A_TIME = 1024 * 1024
_DAMAGED = (
    CalamineError,
    ET.ParseError,
    expat.ExpatError,
    struct.error,
    zipfile.BadZipFile,
    zlib.error,
    EOFError,
    IndexError,
    RuntimeError,
    ValueError,
)


class _Sheet(Struct):
    """A sheet as it was read.

    ``rows`` begin with row 1, or have ``numbers``; their first cells are in ``first_column``, from 0.
    """

    name: str
    rows: list[list[str]]
    first_column: int = 0
    numbers: Sequence[int] | None = None
    details: Details = field(default_factory=Details)
    notes: Notes = field(default_factory=Notes)


class _Book(Protocol):
    """A workbook: the names of its sheets, and of those that a person sees."""

    names: tuple[str, ...]
    visible: frozenset[str]

    def sheet(self, name: str) -> _Sheet:
        """Read a sheet."""
        ...


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
            kind = archive.read(_MIMETYPE) if _MIMETYPE in names else b""
        if _CONTENT in names and (_SPREADSHEET in kind or (kind and _TEXT_DOCUMENT not in kind)):
            return FileFormat.ODS
        if XlsxParts(content).main.endswith(".xml") and not _has(names, "word/document.xml"):
            return FileFormat.XLSX
    except _DAMAGED as exc:
        raise UnreadableDeliveryError(DeliveryCase.UNREADABLE) from exc
    if _TEXT_DOCUMENT in kind:
        raise UnreadableDeliveryError(DeliveryCase.NO_TABLE)
    found = (case for name, case in _OTHERS.items() if _has(names, name))
    raise UnreadableDeliveryError(next(found, DeliveryCase.IS_PACKED))


def _has(names: set[str], name: str) -> bool:
    return any(one.replace("\\", "/").lower() == name for one in names)


def read_workbook(content: bytes, file_format: FileFormat, reading: Reading) -> Table:
    """Return the rows of one sheet: the one that ``reading`` names, or else the first with known titles.

    If none has any, it is the first with cells. Sheets that are hidden come last. Raises
    UnreadableDeliveryError.
    """
    try:
        book = _opened(content, file_format)
        sheet = _chosen(book, reading.sheet)
    except PasswordError as exc:
        raise UnreadableDeliveryError(DeliveryCase.WORKBOOK_PROTECTED) from exc
    except _DAMAGED as exc:
        raise UnreadableDeliveryError(DeliveryCase.UNREADABLE) from exc
    details, notes = sheet.details, sheet.notes
    numbers = range(1, len(sheet.rows) + 1) if sheet.numbers is None else sheet.numbers
    _fill_merged(sheet, numbers)
    others = [name for name in book.names if name != sheet.name]
    if others:
        notes.note(DeliveryNoteCase.ONE_SHEET, sheet=sheet.name, names="\n".join(others))
    if details.far:
        notes.note(DeliveryNoteCase.FAR_CELL, cell=details.far[0], more=len(details.far) - 1)
    inside = rows_inside(sheet.rows)
    return Table(
        file_format,
        replace(reading, sheet=sheet.name, encoding=None, delimiter=None, quote=None),
        sheet.rows if inside is None else inside[1],
        numbers,
        notes,
        sheets=book.names,
        first_column=sheet.first_column,
        hidden=frozenset(details.hidden),
        is_filtered=details.is_filtered,
    )


def _opened(content: bytes, file_format: FileFormat) -> _Book:
    match file_format:
        case FileFormat.XLSX:
            return _Xlsx(content)
        case FileFormat.ODS:
            return _Ods(content)
        case _:
            return _Xls(content)


def _chosen(book: _Book, wanted: str | None) -> _Sheet:
    if wanted is not None:
        if wanted not in book.names:
            raise UnreadableDeliveryError(
                DeliveryCase.NO_SUCH_SHEET, sheet=wanted, names="\n".join(book.names)
            )
        return book.sheet(wanted)
    best, how_well = None, -1
    for name in sorted(book.names, key=lambda name: name not in book.visible):
        if best is not None and name not in book.visible:
            break
        sheet = book.sheet(name)
        rank = likeness(sheet.rows) if sheet.rows else -1
        if rank > how_well:
            best, how_well = sheet, rank
        if rank == MOST_ALIKE:
            break
    if best is None:
        raise UnreadableDeliveryError(DeliveryCase.EMPTY)
    return best


class _WithCalamine:
    """A workbook that calamine reads, with what ``workbook_details`` adds."""

    def __init__(self, content: bytes) -> None:
        self._workbook = _calamine(content)
        sheets = [one for one in self._workbook.sheets_metadata if one.typ == SheetTypeEnum.WorkSheet]
        self.names = tuple(one.name for one in sheets)
        self.visible = frozenset(one.name for one in sheets if one.visible == Visible.Visible)


class _Xlsx(_WithCalamine):
    def __init__(self, content: bytes) -> None:
        self._parts = XlsxParts(content)
        super().__init__(content if self._parts.is_usual else self._parts.with_usual_names({}))

    def sheet(self, name: str) -> _Sheet:
        details, without_some = self._parts.details(name)
        if without_some is None:
            return _read(self._workbook, name, details)
        return _read(_calamine(self._parts.with_usual_names({name: without_some})), name, details)


class _Xls(_WithCalamine):
    def __init__(self, content: bytes) -> None:
        file = CompoundFile(content)
        stream = next((one for one in _XLS_STREAMS if one in file), None)
        if stream is None:
            is_text = _WORD_STREAM in file
            raise UnreadableDeliveryError(DeliveryCase.NO_TABLE if is_text else DeliveryCase.WORKBOOK_UNKNOWN)
        self._stream = file.stream(stream)
        super().__init__(content)

    def sheet(self, name: str) -> _Sheet:
        return _read(self._workbook, name, xls_details(self._stream, name))


class _Ods:
    def __init__(self, content: bytes) -> None:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            sheets = opendocument.read_sheets(archive.read(_CONTENT))
        self._sheets = {one.name: one for one in sheets}
        self.names = tuple(self._sheets)
        self.visible = frozenset(one.name for one in sheets if not one.is_hidden)

    def sheet(self, name: str) -> _Sheet:
        sheet = self._sheets[name]
        rows, first_column = opendocument.grid(sheet)
        return _Sheet(name, rows, first_column, sheet.numbers, sheet.details, sheet.notes)


def _calamine(content: bytes) -> CalamineWorkbook:
    return CalamineWorkbook.from_filelike(io.BytesIO(content))


def _read(workbook: CalamineWorkbook, name: str, details: Details) -> _Sheet:
    sheet, notes = workbook.get_sheet_by_name(name), Notes()
    if sheet.start is None and not details.cells:
        return _Sheet(name, [], details=details)
    first_column = sheet.start[1] if sheet.start else 0
    check_width(sheet.width)
    check_length(sheet.total_height)
    rows = []
    for number, row in enumerate(sheet.iter_rows()):
        formats = details.formats.get(number)
        if formats is None:
            # Hardly any text has something to be cleaned of, which this finds out in no time.
            rows.append(
                [
                    (one if one.isprintable() else cleaned(one))
                    if type(one) is str
                    else text_of_cell(one, number + 1, notes)
                    for one in row
                ]
            )
        else:
            columns = enumerate(row, first_column)
            rows.append(
                [
                    text_of_cell(one, number + 1, notes, formats.get(column, GENERAL))
                    for column, one in columns
                ]
            )
    return _with_cells(_Sheet(name, rows, first_column, details=details, notes=notes))


def _with_cells(sheet: _Sheet) -> _Sheet:
    """Put in the cells that calamine leaves empty; they may lie outside its grid."""
    rows, cells = sheet.rows, sheet.details.cells
    if not cells:
        return sheet
    width = len(rows[0]) if rows else 0
    first = (
        min(sheet.first_column, *(column for _, column in cells)) if rows else min(one for _, one in cells)
    )
    last = max(sheet.first_column + width - 1, *(column for _, column in cells))
    check_width(last - first + 1)
    left = [""] * (sheet.first_column - first) if rows else []
    right = [""] * (last + 1 - first - len(left) - width)
    rows = [[*left, *row, *right] for row in rows]
    rows += ([""] * (last + 1 - first) for _ in range(len(rows), max(row for row, _ in cells) + 1))
    for (row, column), text in cells.items():
        rows[row][column - first] = text
    sheet.rows, sheet.first_column = rows, first
    return sheet


def _fill_merged(sheet: _Sheet, numbers: Sequence[int]) -> None:
    """Mark the cells under merged ones: they are not empty. Those of the same column show the same value.

    What they store shows nowhere. Rows that hold nothing else stay empty.
    """
    filled: list[int] = []
    for one in sorted(sheet.details.merged):
        indexes = range(bisect_left(numbers, one.top + 1), bisect_left(numbers, one.bottom + 2))
        left, top = one.left - sheet.first_column, one.top + 1
        if not indexes or one.right < sheet.first_column:
            continue
        first = sheet.rows[indexes[0]]
        value = first[left] if numbers[indexes[0]] == top and 0 <= left < len(first) else ""
        for index in indexes:
            # A repeated row is one list several times.
            row = sheet.rows[index] = list(sheet.rows[index])
            columns = range(max(0, left), min(one.right + 1 - sheet.first_column, len(row)))
            covered_columns = [column for column in columns if (numbers[index], column) != (top, left)]
            for column in covered_columns:
                row[column] = ""
            if not value.strip() or not any(map(str.strip, row)):
                continue
            for column in covered_columns:
                row[column] = _under(value if column == left else "", name_of(one.top, one.left))
            if numbers[index] != top:
                filled.append(numbers[index])
    if filled:
        rows = sorted(set(filled))
        sheet.notes.note(DeliveryNoteCase.MERGED_FILLED, rows=len(rows), numbers=some_numbers(rows))


def _under(value: str, cell: str) -> str:
    """Return a cell under the ``cell`` of this name and value, with which it is merged, or beside it."""
    # What is wrong with the value is wrong with this cell.
    return value if why_unusable(value) is not None else covered(cell, number_in(value) or shown_text(value))


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
