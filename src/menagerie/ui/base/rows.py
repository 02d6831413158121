"""The rows of a list: columns are declared, rows may be read late, and lines may stand between them."""

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Sequence, Set
from itertools import accumulate
from typing import Generic, Protocol, TypeVar

from msgspec import Struct
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from menagerie.ui.look.plain_text import tooltip
from menagerie.ui.widgets.painting import Parts

_Index = QModelIndex | QPersistentModelIndex
Row = TypeVar("Row")
Row_co = TypeVar("Row_co", covariant=True)


Find = Callable[[str], Parts]
# What Qt asks for with every cell that it paints: its own way there would take longer.
_ROW_FLAGS = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemNeverHasChildren


class Dot(Struct, frozen=True):
    """A mark before a text: a filled dot, or a ring. ``colour`` is a token's name."""

    colour: str
    is_ring: bool = False


class Sign(Struct, frozen=True):
    """An icon at the end of a cell, and whether the search found what it stands for."""

    icon: str
    is_found: bool = False


class Cell(Struct, frozen=True):
    """What one cell shows. Colours are names of tokens.

    ``pill`` has the colours of a text and of the pill that it stands in. ``secondary`` is muted and follows
    the text, behind ``joint``. ``find`` and ``find_secondary`` return what the search finds in them.
    """

    text: str = ""
    colour: str = "text"
    weight: QFont.Weight = QFont.Weight.Normal
    find: Find | None = None
    pill: tuple[str, str] | None = None
    joint: str = ""
    secondary: str = ""
    find_secondary: Find | None = None
    dot: Dot | None = None
    sign: Sign | None = None

    @property
    def whole(self) -> str:
        """The text with the secondary one."""
        return f"{self.text}{self.joint or ' '}{self.secondary}" if self.secondary else self.text


class ListColumn(Struct, Generic[Row], frozen=True):
    """A column: its title, and what its cell shows of a row.

    ``spoken`` is what assistive tools read instead of the text, ``tip`` has the paragraphs of a tooltip.
    """

    title: str
    cell: Callable[[Row], Cell]
    is_at_end: bool = False
    spoken: Callable[[Row], str] | None = None
    tip: Callable[[Row], Sequence[str]] | None = None


# Texts one behind the other, each with the token of its colour and its weight.
Texts = tuple[tuple[str, str, QFont.Weight], ...]


class Heading(Struct, frozen=True):
    """A row that names the rows below it. It spans all columns and cannot be chosen."""

    text: str
    count: str = ""

    @property
    def texts(self) -> Texts:
        """What is painted."""
        return (self.text, "text", QFont.Weight.DemiBold), (self.count, "muted", QFont.Weight.Normal)

    @property
    def spoken(self) -> str:
        """What assistive tools read."""
        return " ".join(filter(None, (self.text, self.count)))


class ActionLine(Struct, frozen=True):
    """A row that offers to do something: Enter or a click calls ``act``. It spans all columns.

    With ``act`` None it can be neither chosen nor reached: it only says something, or why it offers nothing.
    ``lead`` and ``hint`` are muted texts before and behind it.
    """

    text: str
    act: Callable[[], None] | None
    lead: str = ""
    hint: str = ""

    @property
    def texts(self) -> Texts:
        """What is painted."""
        colour = "muted" if self.act is None else "accent"
        parts = ((self.lead, "muted"), (self.text, colour), (self.hint, "muted"))
        return tuple((text, colour, QFont.Weight.Normal) for text, colour in parts if text)

    @property
    def spoken(self) -> str:
        """What assistive tools read."""
        return " ".join(filter(None, (self.lead, self.text, "" if self.act else self.hint)))


Line = Heading | ActionLine


class RowSource(Protocol[Row_co]):
    """Rows that stand together, all of them or a part."""

    def __len__(self) -> int:
        """Return how many rows there are."""
        ...

    @property
    def ids(self) -> Sequence[int]:
        """The ids of all rows, in order: known before the rows have been read."""
        ...

    def at(self, row: int) -> Row_co | None:
        """Return a row; None while it is still being read."""
        ...


class ListRows(QAbstractTableModel, Generic[Row]):
    """The model of a list: sources of rows one below the other, with lines before and between them.

    ``row`` counts all rows of the model. An *id index* counts those of the sources alone, as ``ids`` does.
    """

    def __init__(self, columns: Sequence[ListColumn[Row]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.columns = tuple(columns)
        # The column in which assistive tools read a line: in each of them it would be read again.
        self.reading_column = 0
        self._parts: tuple[RowSource[Row] | Line, ...] = ()
        # The first row of each part, and how many rows there are: a source grows before this is shown.
        self._starts = [0]
        # Headings, and lines that only say something.
        self._silent: Set[int] = frozenset()
        self._ids: Sequence[int] | None = ()

    def show_parts(self, parts: Sequence[RowSource[Row] | Line]) -> None:
        """Show these parts from top to bottom instead of all others."""
        self.beginResetModel()
        self._parts = tuple(parts)
        self._count()
        self.endResetModel()

    def show_growth(self, source: RowSource[Row]) -> None:
        """Show the rows that a source has gained at its end, if it is still shown."""
        if source not in self._parts:
            return
        part = self._parts.index(source)
        first, after = self._starts[part + 1], self._starts[part] + len(source)
        if after > first:
            self.beginInsertRows(QModelIndex(), first, after - 1)
            self._count()
            self.endInsertRows()

    def show_changed(self, source: RowSource[Row], first: int, last: int) -> None:
        """Show that rows of a source have been read, by their numbers in it, if it is still shown."""
        if source in self._parts:
            part = self._parts.index(source)
            start, stop = self._starts[part : part + 2]
            self._emit_changed(start + first, min(start + last, stop - 1))

    def replace_line(self, line: Line, by: Line) -> None:
        """Show another line in place of one that is shown."""
        part = self._parts.index(line)
        self._parts = (*self._parts[:part], by, *self._parts[part + 1 :])
        self._emit_changed(self._starts[part], self._starts[part])

    @property
    def sources(self) -> tuple[RowSource[Row], ...]:
        """The sources whose rows are shown."""
        return tuple(part for part in self._parts if not isinstance(part, Line))

    @property
    def ids(self) -> Sequence[int]:
        """The ids of the rows of all sources, read or not."""
        if self._ids is None:
            sources = self.sources
            if len(sources) == 1:
                self._ids = sources[0].ids
            else:
                self._ids = array("q")
                for source in sources:
                    self._ids.extend(source.ids)
        return self._ids

    def at(self, row: int) -> Row | Line | None:
        """Return what a row shows; None while it is still being read."""
        part = bisect_right(self._starts, row) - 1
        shown = self._parts[part]
        return shown if isinstance(shown, Line) else shown.at(row - self._starts[part])

    def id_index_of(self, row: int) -> int | None:
        """Return the id index of a row; None for a line."""
        id_index = self.id_indexes(range(row, row + 1))
        return id_index.start if id_index else None

    def id_indexes(self, rows: range) -> range:
        """Return the id indexes of these rows, without those of lines."""
        lines = tuple(self._line_rows())
        return range(rows.start - bisect_left(lines, rows.start), rows.stop - bisect_left(lines, rows.stop))

    def row_of(self, id_index: int) -> int:
        """Return the row with an id index."""
        row = id_index
        for line in self._line_rows():
            row += line <= row
        return row

    def activate(self, row: int) -> bool:
        """Do what the line in this row offers; return whether it is one that offers something."""
        line = self.at(row)
        if isinstance(line, ActionLine) and line.act is not None:
            line.act()
            return True
        return False

    def cell(self, row: int, column: int) -> Cell | Line | None:
        """Return what is to be painted in a cell; None while the row is still being read."""
        shown = self.at(row)
        return shown if shown is None or isinstance(shown, Line) else self.columns[column].cell(shown)

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else self._starts[-1]

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self.columns)

    def is_selectable(self, row: int) -> bool:
        """Return whether a row can be chosen: no heading, and no line that only says something."""
        return row not in self._silent

    def flags(self, index: _Index) -> Qt.ItemFlag:
        return _ROW_FLAGS if self.is_selectable(index.row()) else Qt.ItemFlag.NoItemFlags

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        shown = self.at(index.row())
        if shown is None:
            return "" if role == Qt.ItemDataRole.DisplayRole else None
        is_text = role == Qt.ItemDataRole.DisplayRole
        if isinstance(shown, Line):
            is_read = is_text or role == Qt.ItemDataRole.AccessibleTextRole
            return shown.spoken if is_read and index.column() == self.reading_column else None
        column = self.columns[index.column()]
        if role == Qt.ItemDataRole.AccessibleTextRole and column.spoken is not None:
            return column.spoken(shown)
        if is_text or role == Qt.ItemDataRole.AccessibleTextRole:
            cell = self.cell(index.row(), index.column())
            return cell.whole if isinstance(cell, Cell) else ""
        if role == Qt.ItemDataRole.ToolTipRole and column.tip is not None:
            return tooltip(*column.tip(shown))
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        column = self.columns[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return column.title
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignTrailing if column.is_at_end else Qt.AlignmentFlag.AlignLeading
            return side | Qt.AlignmentFlag.AlignVCenter
        return None

    def _count(self) -> None:
        lengths = (1 if isinstance(part, Line) else len(part) for part in self._parts)
        self._starts = list(accumulate(lengths, initial=0))
        parts = zip(self._parts, self._starts, strict=False)
        self._silent = {
            start
            for part, start in parts
            if isinstance(part, Heading) or (isinstance(part, ActionLine) and part.act is None)
        }
        self._ids = None

    def _line_rows(self) -> Iterator[int]:
        """Yield the rows of the lines, from top to bottom."""
        for part, start in zip(self._parts, self._starts, strict=False):
            if isinstance(part, Line):
                yield start

    def _emit_changed(self, first: int, last: int) -> None:
        if first <= last:
            self.dataChanged.emit(self.index(first, 0), self.index(last, len(self.columns) - 1))
