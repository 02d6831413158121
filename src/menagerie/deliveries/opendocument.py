"""Reads ODS, which stores beside each value the text that the cell shows. No formula is computed.

python-calamine gives the values alone, and makes a grid of all cells up to the last one.
"""

from collections.abc import Mapping
from contextlib import suppress
from xml.parsers import expat

from msgspec import Struct, field

from menagerie.deliveries.cells import (
    ERROR_TEXT,
    Notes,
    cleaned,
    formatted,
    not_computed,
    text_of_cell,
    unusable,
    with_error,
)
from menagerie.deliveries.table import check_length, check_width
from menagerie.deliveries.workbook_details import Details, Merged, first_far, name_of
from menagerie.domain.cases import FieldCase
from menagerie.domain.facts import fact

_NAMES = "urn:oasis:names:tc:opendocument:xmlns:"
# The usual prefixes are those of the names below; others are put right when a document declares them.
_PREFIXES = {
    f"{_NAMES}office:1.0": "office",
    f"{_NAMES}style:1.0": "style",
    f"{_NAMES}table:1.0": "table",
    f"{_NAMES}text:1.0": "text",
    "urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0": "calcext",
}
_CELLS = frozenset(("table:table-cell", "table:covered-table-cell"))
# Notes, and how a text is pronounced.
_BESIDE_TEXT = ("office:annotation", "text:ruby-text")
_HIDDEN = ("collapse", "filter")
_LONGEST_SPACE = 1_000
_LONGEST_COUNT = 9


class Sheet(Struct):
    """A sheet: the texts of its rows by their column, from 0, and the number of each row, from 1."""

    name: str
    style: str
    is_hidden: bool = False
    rows: list[dict[int, str]] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)
    details: Details = field(default_factory=Details)
    notes: Notes = field(default_factory=Notes)


def read_sheets(content: bytes) -> list[Sheet]:
    """Return the sheets of ``content.xml``. Raises expat.ExpatError, and UnreadableDeliveryError."""
    return _Document(content).sheets


class _Document:
    """Takes the elements of a document as they come."""

    def __init__(self, content: bytes) -> None:
        self.sheets: list[Sheet] = []
        self._prefixes: dict[str, str] = {}
        self._row, self._row_count = 0, 1
        self._visibility = ""
        self._cells: dict[int, str] = {}
        self._column = 0
        self._cell: Mapping[str, str] = {}
        self._style = ""
        self._hidden_styles: set[str] = set()
        # The lines of the cell that is open, and how deep in what is no text of it we are.
        self._lines: list[str] | None = None
        self._is_in_line = False
        self._depth = 0
        parser = expat.ParserCreate()
        parser.buffer_text = True
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._text
        parser.Parse(content, True)  # noqa: FBT003 - it takes no name

    def _usual(self, name: str) -> str:
        prefix, colon, local = name.partition(":")
        return f"{self._prefixes.get(prefix, prefix)}:{local}" if colon else name

    def _start(self, name: str, attributes: Mapping[str, str]) -> None:
        if not self._prefixes:
            self._prefixes = {
                key.partition(":")[2]: _PREFIXES[uri] for key, uri in attributes.items() if uri in _PREFIXES
            }
            self._is_usual = all(key == value for key, value in self._prefixes.items())
            self._prefixes.setdefault("", "")
        if not self._is_usual:
            name = self._usual(name)
            attributes = {self._usual(key): value for key, value in attributes.items()}
        if self._depth or name in _BESIDE_TEXT:
            self._depth += 1
        elif name in _CELLS:
            self._cell, self._lines = attributes, []
        elif self._lines is not None:
            self._start_in_cell(name, attributes)
        elif name == "table:table-row":
            self._cells, self._column = {}, 0
            self._row_count = _count(attributes, "table:number-rows-repeated")
            self._visibility = attributes.get("table:visibility", "")
        elif name == "table:table":
            style = attributes.get("table:style-name", "")
            self.sheets.append(
                Sheet(attributes.get("table:name", ""), style, is_hidden=style in self._hidden_styles)
            )
            self._row = 0
        elif name == "style:style":
            self._style = attributes.get("style:name", "")
        elif name == "style:table-properties" and attributes.get("table:display") == "false":
            self._hidden_styles.add(self._style)

    def _start_in_cell(self, name: str, attributes: Mapping[str, str]) -> None:
        lines = self._lines or []
        if name == "text:p":
            self._lines = [*lines, ""]
            self._is_in_line = True
        elif not self._is_in_line:
            # A picture, or a table inside the cell.
            self._depth = 1
        elif name == "text:s":
            lines[-1] += " " * min(_count(attributes, "text:c"), _LONGEST_SPACE)
        elif name == "text:tab":
            lines[-1] += "\t"
        elif name == "text:line-break":
            lines[-1] += "\n"

    def _text(self, text: str) -> None:
        if self._is_in_line and not self._depth and self._lines:
            self._lines[-1] += text

    def _end(self, name: str) -> None:
        if not self._is_usual:
            name = self._usual(name)
        if self._depth:
            self._depth -= 1
        elif name == "text:p":
            self._is_in_line = False
        elif name in _CELLS:
            self._take_cell(is_covered=name == "table:covered-table-cell")
            self._lines = None
        elif name == "table:table-row":
            self._take_row()

    def _take_cell(self, *, is_covered: bool) -> None:
        cell, sheet = self._cell, self.sheets[-1]
        count = _count(cell, "table:number-columns-repeated")
        # What is stored in a covered cell shows nowhere.
        text = "" if is_covered else self._shown(sheet.notes)
        if "table:number-rows-spanned" in cell or "table:number-columns-spanned" in cell:
            down = _count(cell, "table:number-rows-spanned")
            across = _count(cell, "table:number-columns-spanned")
            last = self._row + down - 1, self._column + across - 1
            sheet.details.merged.append(Merged(self._row, self._column, *last))
        if text and count == 1:
            self._cells[self._column] = text
        elif text:
            check_width(count)
            self._cells |= dict.fromkeys(range(self._column, self._column + count), text)
        self._column += count

    def _shown(self, notes: Notes) -> str:  # noqa: PLR0911 - one for each kind of value
        """Return the text of the open cell."""
        cell = self._cell
        text = "\n".join(self._lines or ()) or cell.get("office:string-value", "")
        if not text.isprintable():
            text = cleaned(text)
        if len(cell) == 1 and cell.get("office:value-type") == "string":
            return text
        kind, has_formula = cell.get("office:value-type"), "table:formula" in cell
        if cell.get("calcext:value-type") == "error" or (has_formula and ERROR_TEXT.fullmatch(text)):
            return with_error(text)
        if kind is None:
            return not_computed(cell["table:formula"].partition("=")[2]) if has_formula and not text else text
        if kind == "string":
            is_stored = self._lines or not has_formula or "office:string-value" in cell
            return text if is_stored else not_computed(cell["table:formula"].partition("=")[2])
        if kind == "boolean":
            return text or cell.get("office:boolean-value", "").upper()
        if kind in {"date", "time"}:
            word = cell.get("office:date-value", "").replace("T", " ").removesuffix(" 00:00:00") or text
            return unusable(fact(FieldCase.CELL_DATE, word=word), word)
        with suppress(ValueError):
            number = text_of_cell(float(cell.get("office:value", "")), self._row + 1, notes)
            if kind != "percentage" and text != number:
                return formatted(number, text) if text else number
        return text

    def _take_row(self) -> None:
        sheet, first = self.sheets[-1], self._row + 1
        self._row += self._row_count
        if not self._cells:
            return
        check_length(len(sheet.rows) + self._row_count)
        numbers = range(first, first + self._row_count)
        sheet.rows += [self._cells] * self._row_count
        sheet.numbers += numbers
        if self._visibility in _HIDDEN:
            sheet.details.hidden += numbers
            sheet.details.is_filtered |= self._visibility == "filter"


def grid(sheet: Sheet) -> tuple[list[list[str]], int]:
    """Return the rows of a sheet as lists, and the column of their first cells, without cells far away."""
    columns = sorted({column for row in sheet.rows for column in row})
    far = first_far(columns)
    if far is not None:
        sheet.details.far = [
            name_of(number - 1, column)
            for number, row in zip(sheet.numbers, sheet.rows, strict=True)
            for column in sorted(row)
            if column >= far
        ]
        columns = [column for column in columns if column < far]
    if not columns:
        return [], 0
    indexes = range(columns[0], columns[-1] + 1)
    check_width(len(indexes))
    return [[row.get(index, "") for index in indexes] for row in sheet.rows], indexes.start


def _count(attributes: Mapping[str, str], name: str) -> int:
    """Return a number of repetitions: 1 where none is stated."""
    text = attributes.get(name)
    if text is None:
        return 1
    return int(text) if text.isascii() and text.isdecimal() and len(text) < _LONGEST_COUNT else 1
