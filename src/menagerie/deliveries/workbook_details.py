"""What python-calamine leaves out of a workbook in XLSX or XLS.

It leaves cells with errors, and formulas whose result is not stored, empty; it says nothing of hidden rows
and number formats; it knows the parts of an XLSX by their usual names only; and it makes a grid of all cells
up to the last one, also where that lies far away. Here the parts are found as the format says, and a sheet is
looked through for the rest.

No XLS says that the result of a formula was never computed. A program that computes none stores zeros, or
empty texts, and no RECALCID: without one, these are not believed.
"""

import io
import posixpath
import re
import struct
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple
from xml.etree import ElementTree as ET
from xml.parsers import expat
from xml.sax.saxutils import quoteattr, unescape

from msgspec import Struct, field

from menagerie.deliveries.cells import letters, not_computed, with_error
from menagerie.deliveries.number_formats import BUILT_IN, GENERAL

# Row and column, from 0.
CellIndex = tuple[int, int]

# What lies behind so many columns without a cell belongs to no list; so do rows behind so many without one,
# where a grid would have more cells than this.
_FAR_COLUMNS = 50
_FAR_ROWS = 10_000
_MOST_CELLS = 16_000_000
# These formats show the same as none.
_PLAIN = frozenset(("", GENERAL, "@"))
_SINGLE_LETTERS = 26
_A = ord("A")


class Merged(NamedTuple):
    """Cells that are merged: the first and the last row and column, from 0."""

    top: int
    left: int
    bottom: int
    right: int


class Details(Struct):
    """What else there is to know of a sheet.

    ``cells`` has those that calamine leaves empty, as ``deliveries.cells`` marks them; ``formats`` the
    formats of numbers, by row and column, where they show another text; ``hidden`` the numbers of hidden
    rows, from 1; ``far`` the names of the cells that lie too far away to be read.
    """

    cells: dict[CellIndex, str] = field(default_factory=dict)
    formats: dict[int, dict[int, str]] = field(default_factory=dict)
    hidden: list[int] = field(default_factory=list)
    is_filtered: bool = False
    merged: list[Merged] = field(default_factory=list)
    far: list[str] = field(default_factory=list)


def first_far(columns: Iterable[int]) -> int | None:
    """Return the first of the used columns that lies far behind the others; None if none does."""
    before = None
    for column in sorted(columns):
        if before is not None and column - before > _FAR_COLUMNS:
            return column
        before = column
    return None


# XLSX

_MAIN_PART = "xl/workbook.xml"
# Where calamine looks for the parts to which the main part leads, by the end of their type.
_USUAL_PARTS = {
    "worksheet": "worksheets/sheet{}.xml",
    "chartsheet": "chartsheets/sheet{}.xml",
    "dialogsheet": "dialogsheets/sheet{}.xml",
    "sharedStrings": "sharedStrings.xml",
    "styles": "styles.xml",
}
_RELATIONSHIPS = "http://schemas.openxmlformats.org/package/2006/relationships"
_OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_UTF_16 = (b"\xff\xfe", b"\xfe\xff")
_NOTHING = ET.Element("nothing")
# Hardly any long list has one of these: looking for them takes a tenth of the time of parsing. It is parsed
# also where a program writes elements with a prefix, or attributes with apostrophes, as hardly any does.
_WORTH_A_LOOK = tuple(
    map(
        re.compile,
        (rb' (?:hidden="|t="[ed]"|ht="0")', rb"<f[ />]", rb"mergeCell", rb' r="[A-Z]{2}'),
    )
)
_STYLE = re.compile(rb' s="([0-9]+)')
_PLAIN_ROWS = b"<sheetData"
_APOSTROPHE_QUOTES = b"='"
_ROW_NUMBER = re.compile(rb"""row\b[^>]*?\br=["']([0-9]+)""")
# Nearly all programs write rows so.
_PLAIN_ROW_NUMBER = re.compile(rb"""<row\b[^>]*?\br=["']([0-9]+)""")
_FEW_ROWS = _MOST_CELLS // _SINGLE_LETTERS
_LOOKED_AT = 64 * 1024
_REFERENCE = re.compile("[A-Z]{1,3}[0-9]{1,7}")
_VALUE = re.compile(rb"<(?:[\w.-]+:)?v(?:\s[^>]*)?>([^<]*)")
_FORMULA = re.compile(rb"<(?:[\w.-]+:)?f(?:\s[^>]*)?(?<!/)>([^<]*)")
_END_OF_CELL = re.compile(rb"</(?:[\w.-]+:)?c\s*>")
_END_OF_ROWS = re.compile(rb"</(?:[\w.-]+:)?sheetData\s*>")
_TRUE = ("1", "true")
_QUOTES = {"&quot;": '"', "&apos;": "'"}


class XlsxParts:
    """The parts of an XLSX, found as the format says: names in any case, and with either slash.

    ``main`` is empty where there is none. Raises what zipfile and ElementTree raise.
    """

    def __init__(self, content: bytes) -> None:
        self._archive = zipfile.ZipFile(io.BytesIO(content))
        self._names = {_key(name): name for name in self._archive.namelist()}
        found = (path for kind, path in self._related("").values() if kind == "officeDocument")
        self.main = next((path for path in (*found, _MAIN_PART) if path in self), "")
        self._parts = self._related(self.main) if self.main else {}
        self._workbook = self._parsed(self.main)
        self._sheets: dict[str, str] = {}
        for sheet in _elements(self._workbook, "sheet"):
            number = next((value for key, value in sheet.items() if key.endswith("}id")), "")
            if number in self._parts:
                self._sheets[sheet.get("name", "")] = self._parts[number][1]

    def __contains__(self, path: str) -> bool:
        return _key(path) in self._names

    @property
    def is_usual(self) -> bool:
        """Return whether calamine finds all parts."""
        paths = [self.main, *(path for kind, path in self._parts.values() if kind in _USUAL_PARTS)]
        return self.main == _MAIN_PART and all(
            self._names.get(_key(path), path) == path and path.startswith("xl/") for path in paths
        )

    def with_usual_names(self, replaced: Mapping[str, bytes]) -> bytes:
        """Return the workbook with its parts where calamine looks for them, and with other sheets by name."""
        contents = {self._sheets[name]: content for name, content in replaced.items()}
        relations = []
        packed = io.BytesIO()
        with zipfile.ZipFile(packed, "w") as archive:
            main = f"<Relationship Id='main' Type='{_OFFICE}/officeDocument' Target='{_MAIN_PART}'/>"
            archive.writestr("_rels/.rels", _relationships([main]))
            archive.writestr(_MAIN_PART, self._read(self.main))
            for number, (key, (kind, path)) in enumerate(self._parts.items(), 1):
                if kind in _USUAL_PARTS and path in self:
                    usual = _USUAL_PARTS[kind].format(number)
                    archive.writestr(f"xl/{usual}", contents.get(path) or self._read(path))
                    type_ = f"{_OFFICE}/{kind}"
                    relations.append(f"<Relationship Id={quoteattr(key)} Type='{type_}' Target='{usual}'/>")
            archive.writestr("xl/_rels/workbook.xml.rels", _relationships(relations))
        return packed.getvalue()

    def details(self, sheet: str) -> tuple[Details, bytes | None]:
        """Return what else there is to know of a sheet, and it without what is to be left out, if any.

        Raises ValueError for a row that is there twice: calamine would forget the first one.
        """
        content = self._read(self._sheets.get(sheet, ""))
        numbers = _PLAIN_ROW_NUMBER.findall(content)
        if len(set(numbers)) < len(numbers):
            raise ValueError
        formats = self._formats()
        if not _is_worth_a_look(content, formats):
            return Details(), None
        is_computed_later = any(
            one.get("fullCalcOnLoad") in _TRUE for one in _elements(self._workbook, "calcPr")
        )
        scan = _XlsxScan(content, formats, is_computed_later=is_computed_later)
        return scan.details, scan.without_some()

    def _formats(self) -> Mapping[str, str]:
        """Return the formats of numbers by the number of their style, where they show another text."""
        path = next((path for kind, path in self._parts.values() if kind == "styles"), "")
        if path not in self:
            return {}
        styles = self._parsed(path)
        codes = {str(number): code for number, code in BUILT_IN.items()}
        codes |= {one.get("numFmtId", ""): one.get("formatCode", "") for one in _elements(styles, "numFmt")}
        cells = (one for group in _elements(styles, "cellXfs") for one in _elements(group, "xf"))
        used = ((str(number), codes.get(one.get("numFmtId", ""), "")) for number, one in enumerate(cells))
        return {number: code for number, code in used if code not in _PLAIN}

    def _related(self, path: str) -> dict[str, tuple[str, str]]:
        """Return the parts to which a part leads, by their ids: the end of the type, and the path."""
        folder, name = posixpath.split(path)
        relations = posixpath.join(folder, "_rels", f"{name}.rels")
        if relations not in self:
            return {}
        found = {}
        for one in _elements(self._parsed(relations), "Relationship"):
            if one.get("TargetMode") != "External":
                target = posixpath.join("/", folder, one.get("Target", "").replace("\\", "/"))
                kind = one.get("Type", "").rpartition("/")[2]
                found[one.get("Id", "")] = kind, posixpath.normpath(target).lstrip("/")
        return found

    def _read(self, path: str) -> bytes:
        """Return a part of XML in UTF-8; nothing where it is not there."""
        content = self._archive.read(self._names[_key(path)]) if path in self else b""
        return content.decode("utf-16").encode() if content.startswith(_UTF_16) else content

    def _parsed(self, path: str) -> ET.Element:
        content = self._read(path)
        if not content:
            return _NOTHING
        # The declaration may name the encoding that it had. Expat bounds what entities may become.
        return ET.fromstring(content, ET.XMLParser(encoding="utf-8"))  # noqa: S314 - see above


def _is_worth_a_look(content: bytes, formats: Mapping[str, str]) -> bool:
    """Return whether a sheet may have what calamine leaves out; quickly, since hardly any long one has."""
    head = content[:_LOOKED_AT]
    rows = _ROW_NUMBER.findall(content, max(0, len(content) - _LOOKED_AT))
    return (
        _PLAIN_ROWS not in head
        or _APOSTROPHE_QUOTES in head
        or any(one.search(content) for one in _WORTH_A_LOOK)
        or (bool(rows) and int(rows[-1]) > _FEW_ROWS)
        or (bool(formats) and not formats.keys().isdisjoint(map(bytes.decode, set(_STYLE.findall(content)))))
    )


class _XlsxScan:
    """Goes through the elements of a sheet in one pass."""

    def __init__(self, content: bytes, formats: Mapping[str, str], *, is_computed_later: bool) -> None:
        self.details = Details()
        self._content = content
        self._formats = formats
        self._is_computed_later = is_computed_later
        # The names of elements without their prefixes.
        self._kinds: dict[str, str] = {}
        # The row and column of the cell that is open, from 0; what is known of it, and where it begins.
        self._row = self._column = -1
        self._cell: Mapping[str, str] | None = None
        self._begin = 0
        self._has_value = self._has_formula = False
        self._columns: set[int] = set()
        # Filled cells behind column Z, and the first one of each row: index and first and last byte.
        self._wide: list[tuple[CellIndex, int, int]] = []
        self._rows: list[tuple[CellIndex, int]] = []
        # What is inside of cells with errors: first and last byte.
        self._errors: list[tuple[int, int]] = []
        self._row_begin = 0
        self._parser = parser = expat.ParserCreate("utf-8")
        parser.StartElementHandler = self._start
        parser.Parse(content, True)  # noqa: FBT003 - it takes no name
        self._close()

    def without_some(self) -> bytes | None:
        """Return the sheet without the cells that are too far away, and without errors; None if it has none.

        Calamine takes a sheet for damaged where it does not know the word for an error.
        """
        content, details = self._content, self.details
        far = first_far(self._columns)
        width = sum(column < far for column in self._columns) if far is not None else len(self._columns)
        cuts = [(begin, end) for index, begin, end in self._wide if far is not None and index[1] >= far]
        cuts = sorted({*cuts, *self._errors})
        details.far = [name_of(*index) for index, *_ in self._wide if far is not None and index[1] >= far]
        if self._rows and self._rows[-1][0][0] * max(1, width) > _MOST_CELLS:
            before = self._rows[0][0][0]
            for index, begin in self._rows:
                if index[0] - before > _FAR_ROWS:
                    details.far += [name_of(*one) for one, _ in self._rows if one[0] >= index[0]]
                    over = _END_OF_ROWS.search(content, begin)
                    cuts = [cut for cut in cuts if cut[0] < begin]
                    cuts.append((begin, over.start() if over else len(content)))
                    break
                before = index[0]
        if not cuts:
            return None
        kept: list[bytes] = []
        last = 0
        for begin, end in cuts:
            kept.append(content[last:begin])
            last = max(last, end)
        return b"".join([*kept, content[last:]])

    def _start(self, name: str, attributes: Mapping[str, str]) -> None:  # noqa: C901, PLR0912 - an element each
        kind = self._kinds.get(name)
        if kind is None:
            kind = self._kinds[name] = name.rpartition(":")[2]
        if kind == "c":
            self._close()
            self._cell, self._begin = attributes, self._parser.CurrentByteIndex
            reference = attributes.get("r", "")
            if len(reference) > 1 and reference[1].isdecimal():
                self._column = ord(reference[0]) - _A
            elif reference:
                self._column = column_of(reference)
            else:
                self._column += 1
        elif kind in {"v", "is"}:
            self._has_value = True
        elif kind == "f":
            self._has_formula = True
        elif kind == "row":
            self._close()
            self._column, self._row_begin = -1, self._parser.CurrentByteIndex
            number = attributes.get("r", "")
            self._row = int(number) - 1 if number.isdecimal() else self._row + 1
            if attributes.get("hidden") in _TRUE or attributes.get("ht") == "0":
                self.details.hidden.append(self._row + 1)
        elif kind == "mergeCell":
            self._close()
            first, _, last = attributes.get("ref", "").partition(":")
            if last and _REFERENCE.fullmatch(first) and _REFERENCE.fullmatch(last):
                self.details.merged.append(
                    Merged(row_of(first), column_of(first), row_of(last), column_of(last))
                )
        elif kind == "filterColumn":
            self.details.is_filtered = True
        elif kind in {"mergeCells", "autoFilter", "conditionalFormatting", "dataValidations"}:
            # The rows are over: a formula here is that of no cell.
            self._close()

    def _close(self) -> None:
        """Take what is known of the open cell."""
        cell, self._cell = self._cell, None
        has_value, has_formula = self._has_value, self._has_formula
        self._has_value = self._has_formula = False
        if cell is None or not (has_value or has_formula):
            return
        index, end = (self._row, self._column), self._parser.CurrentByteIndex
        self._columns.add(self._column)
        kind = cell.get("t", "n")
        if self._column >= _SINGLE_LETTERS or kind == "e":
            close = _END_OF_CELL.search(self._content, self._begin)
            if kind == "e" and close:
                # The cell itself stays: the next one may not say where it is.
                self._errors.append((self._content.index(b">", self._begin) + 1, close.start()))
            if self._column >= _SINGLE_LETTERS:
                self._wide.append((index, self._begin, close.end() if close else end))
        if not self._rows or self._rows[-1][0][0] != self._row:
            self._rows.append((index, self._row_begin))
        if kind == "e":
            self.details.cells[index] = with_error(self._text(_VALUE, end))
        elif has_formula and not (has_value and kind == "str"):
            value = self._text(_VALUE, end)
            if not value or (self._is_computed_later and value == "0" and kind == "n"):
                self.details.cells[index] = not_computed(self._text(_FORMULA, end))
        if kind == "n" and cell.get("s") in self._formats:
            self.details.formats.setdefault(self._row, {})[self._column] = self._formats[cell["s"]]

    def _text(self, element: re.Pattern[bytes], end: int) -> str:
        """Return the text of an element of the open cell."""
        found = element.search(self._content, self._begin, end)
        return unescape((found[1] or b"").decode(errors="replace"), _QUOTES).strip() if found else ""


def name_of(row: int, column: int) -> str:
    """Return what a spreadsheet calls a cell: A1."""
    return f"{letters(column)}{row + 1}"


def column_of(reference: str) -> int:
    """Return the column, from 0, of a cell that is called ``reference``; -1 if it has no letters."""
    number = 0
    for letter in reference:
        if not "A" <= letter <= "Z":
            break
        number = number * _SINGLE_LETTERS + ord(letter) - _A + 1
    return number - 1


def row_of(reference: str) -> int:
    """Return the row, from 0, of a cell that is called ``reference``."""
    return int(reference.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ")) - 1


def _elements(parent: ET.Element, name: str) -> Iterator[ET.Element]:
    """Yield the elements of this name, in any namespace: there are two."""
    return (one for one in parent.iter() if one.tag.rpartition("}")[2] == name)


def _relationships(some: Iterable[str]) -> str:
    return f"<Relationships xmlns='{_RELATIONSHIPS}'>{''.join(some)}</Relationships>"


def _key(name: str) -> str:
    return name.replace("\\", "/").lstrip("/").lower()


# XLS

_BOF, _EOF = 0x809, 0x0A
_FORMULA_CELL, _BOOLERR, _NUMBER, _RK, _MULRK = 0x06, 0x205, 0x203, 0x27E, 0xBD
_ROW, _FILTERMODE, _MERGEDCELLS = 0x208, 0x9B, 0xE5
_BOUNDSHEET, _FORMAT, _XF, _RECALCID = 0x85, 0x41E, 0xE0, 0x1C1
_BIFF8 = 0x600
_HIDDEN_ROW = 0x20
_ERRORS = {
    0x00: "#NULL!",
    0x07: "#DIV/0!",
    0x0F: "#VALUE!",
    0x17: "#REF!",
    0x1D: "#NAME?",
    0x24: "#NUM!",
    0x2A: "#N/A",
}
# What programs that compute nothing store as the result of a formula: zero, or a text without letters.
_NO_RESULTS = (bytes(8), b"\3\0\0\0\0\0\xff\xff")
# Sector numbers from here on mean something else.
_LAST_SECTOR = 0xFFFFFFF9
_ENTRY = 128
_LARGEST_SHIFT = 12
_FAT_IN_HEADER = 109


class CompoundFile:
    """The streams of a compound file, in which XLS and other older formats are. Raises struct.error."""

    def __init__(self, content: bytes) -> None:
        self._content = content
        shift: int
        mini_shift: int
        shift, mini_shift = struct.unpack_from("<2H", content, 30)
        if max(shift, mini_shift) > _LARGEST_SHIFT:
            raise struct.error
        first, self._cutoff, mini_first, more = struct.unpack_from("<I4x2I4xI", content, 48)
        self._size, self._mini_size = 1 << shift, 1 << mini_shift
        indexes = list(struct.unpack_from(f"<{_FAT_IN_HEADER}I", content, 76))
        per_sector = self._size // 4
        for _ in range(len(content) // self._size):
            if more >= _LAST_SECTOR:
                break
            *some, more = struct.unpack_from(f"<{per_sector}I", content, self._at(more))
            indexes += some
        self._next = [
            number
            for index in indexes
            if index < _LAST_SECTOR
            for number in struct.unpack_from(f"<{per_sector}I", content, self._at(index))
        ]
        folder = self._chain(first)
        self._entries: dict[str, tuple[int, int]] = {}
        for begin in range(0, len(folder) - _ENTRY + 1, _ENTRY):
            (length,) = struct.unpack_from("<H", folder, begin + 64)
            name = folder[begin : begin + max(0, min(length, 64) - 2)].decode("utf-16-le", "replace")
            self._entries.setdefault(name, struct.unpack_from("<2I", folder, begin + 116))
        self._mini = self._chain(self._entries.get("Root Entry", (_LAST_SECTOR, 0))[0])
        table = self._chain(mini_first)
        self._mini_next = struct.unpack(f"<{len(table) // 4}I", table)

    def __contains__(self, name: str) -> bool:
        return name in self._entries

    def stream(self, name: str) -> bytes:
        """Return what a stream holds."""
        first, size = self._entries[name]
        if size >= self._cutoff:
            return self._chain(first)[:size]
        parts: list[bytes] = []
        seen = 0
        while first < len(self._mini_next) and seen <= len(self._mini_next):
            begin, seen = first * self._mini_size, seen + 1
            parts.append(self._mini[begin : begin + self._mini_size])
            first = self._mini_next[first]
        return b"".join(parts)[:size]

    def _at(self, sector: int) -> int:
        return (sector + 1) * self._size

    def _chain(self, sector: int) -> bytes:
        parts: list[bytes] = []
        # A damaged chain may come back to where it began.
        while sector < len(self._next) and len(parts) <= len(self._next):
            parts.append(self._content[self._at(sector) : self._at(sector) + self._size])
            sector = self._next[sector]
        return b"".join(parts)


def xls_details(stream: bytes, sheet: str) -> Details:  # noqa: C901, PLR0912 - one step a record
    """Return what else there is to know of a sheet of an XLS. Raises struct.error.

    Of versions before Excel 97, whose records differ, it does not know the number formats.
    """
    details = Details()
    codes = dict(BUILT_IN)
    styles: list[int] = []
    begin, is_computed, is_biff8 = -1, False, False
    for kind, record in _records(stream, 0):
        if kind == _BOF:
            is_biff8 = record[:2] == _BIFF8.to_bytes(2, "little")
        elif kind == _RECALCID:
            is_computed = True
        elif kind == _FORMAT and is_biff8:
            codes[int.from_bytes(record[:2], "little")] = _xls_text(record[2:], 2)
        elif kind == _XF:
            styles.append(int.from_bytes(record[2:4], "little"))
        elif kind == _BOUNDSHEET:
            name = _xls_text(record[6:], 1) if is_biff8 else record[7:].decode("cp1252", "replace")
            if name == sheet:
                begin = int.from_bytes(record[:4], "little")
    formats = [codes.get(one, "") if is_biff8 else "" for one in styles]
    if begin < 0:
        return details
    for kind, record in _records(stream, begin):
        if kind == _ROW:
            row, flags = struct.unpack_from("<H10xH", record)
            if flags & _HIDDEN_ROW:
                details.hidden.append(row + 1)
        elif kind == _FILTERMODE:
            details.is_filtered = True
        elif kind == _MERGEDCELLS:
            for top, bottom, left, right in struct.iter_unpack(
                "<4H", record[2 : 2 + len(record[2:]) // 8 * 8]
            ):
                details.merged.append(Merged(top, left, bottom, right))
        elif kind in {_FORMULA_CELL, _BOOLERR, _NUMBER, _RK, _MULRK}:
            _take_xls_cells(kind, record, formats, details, is_computed=is_computed)
    details.hidden.sort()
    return details


def _take_xls_cells(
    kind: int, record: bytes, formats: list[str], details: Details, *, is_computed: bool
) -> None:
    row, column, style = struct.unpack_from("<3H", record)
    if kind == _BOOLERR and record[7]:
        details.cells[row, column] = with_error(_ERRORS.get(record[6], ""))
    elif kind == _FORMULA_CELL and record[12:14] == b"\xff\xff" and record[6] == 2:  # noqa: PLR2004 - an error
        details.cells[row, column] = with_error(_ERRORS.get(record[8], ""))
    elif kind == _FORMULA_CELL and not is_computed and record[6:14] in _NO_RESULTS:
        details.cells[row, column] = not_computed("")
    several = (
        struct.iter_unpack("<H4x", record[4 : 4 + (len(record) - 6) // 6 * 6])
        if kind == _MULRK
        else [(style,)]
    )
    if kind != _BOOLERR:
        for index, (one,) in enumerate(several, column):
            if one < len(formats) and formats[one] not in _PLAIN:
                details.formats.setdefault(row, {})[index] = formats[one]


def _records(stream: bytes, begin: int) -> Iterator[tuple[int, bytes]]:
    """Yield the records of one part of a stream: not those of charts inside it."""
    depth = 0
    while begin + 4 <= len(stream):
        kind, length = struct.unpack_from("<2H", stream, begin)
        begin += 4
        depth += (kind == _BOF) - (kind == _EOF)
        if depth <= 0:
            return
        if depth == 1:
            yield kind, stream[begin : begin + length]
        begin += length


def _xls_text(record: bytes, width: int) -> str:
    """Return a text whose length, of so many bytes, and kind of characters stand before it."""
    length = int.from_bytes(record[:width], "little")
    if record[width : width + 1] == b"\1":
        return record[width + 1 : width + 1 + 2 * length].decode("utf-16-le", "replace")
    return record[width + 1 : width + 1 + length].decode("latin-1")
