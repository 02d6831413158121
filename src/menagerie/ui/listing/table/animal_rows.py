"""The model of the animal table: the rows of an answer, or of everything seen."""

from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from typing import Final, Protocol

from msgspec import Struct
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtWidgets import QWidget

from menagerie.domain.clock import Clock
from menagerie.domain.columns import CATEGORY, ID, NAME, TABLE_COLUMNS, Column
from menagerie.domain.known import KnownAnimal
from menagerie.domain.notes import joined
from menagerie.domain.texts.searching import matches
from menagerie.ui.look.plain_text import tooltip
from menagerie.ui.look.row_wording import category_text, cell_text, column_title, spoken_name
from menagerie.ui.look.translation import translate

# Rows read at once, and portions kept: some screens above and below what is shown.
PORTION = 64
_PORTIONS_KEPT = 40
# The row's Animal.
ANIMAL_ROLE: Final = Qt.ItemDataRole.UserRole
Blocks = AsyncIterator[Sequence[KnownAnimal]]
_Index = QModelIndex | QPersistentModelIndex


class Sorting(Struct, frozen=True):
    """The column that rows are sorted by; None for the order in which they came."""

    column: Column | None = None
    descending: bool = False


class RowSource(Protocol):
    """The rows of the model."""

    def __len__(self) -> int:
        """Return how many rows there are."""
        ...

    @property
    def ids(self) -> Sequence[int]:
        """The ids of all rows, in order: known before the rows have been read."""
        ...

    def at(self, row: int) -> KnownAnimal | None:
        """Return the animal of a row; None while it is still being read."""
        ...

    def blocks(self, ids: Sequence[int]) -> Blocks:
        """Yield the animals of some of the rows, in their order, in blocks of about a thousand."""
        ...


class AnswerRows:
    """The rows of one answer that match the search, sorted."""

    def __init__(
        self,
        animals: Sequence[KnownAnimal] = (),
        words: tuple[str, ...] = (),
        names: Mapping[int, str] | None = None,
        sorting: Sorting | None = None,
    ) -> None:
        names = names or {}
        rows = [
            one for one in animals if matches(words, one.animal, names.get(one.animal.category_id), one.notes)
        ]
        column = sorting.column if sorting else None
        if sorting is not None and column is not None:
            rows.sort(key=column.sorts_by, reverse=sorting.descending)
        self._rows = rows
        self.ids: Sequence[int] = tuple(one.animal.id for one in rows)

    def __len__(self) -> int:
        """Return how many rows there are."""
        return len(self._rows)

    def at(self, row: int) -> KnownAnimal | None:
        """Return the animal of a row."""
        return self._rows[row]

    async def blocks(self, ids: Sequence[int]) -> Blocks:
        """Yield the animals of some of the rows in one block: an answer has some hundred at most."""
        known = {one.animal.id: one for one in self._rows}
        yield tuple(known[animal_id] for animal_id in ids)


class SeenRows:
    """Rows of everything seen: the first ones are there, the others are read when they are shown.

    ``read`` is called with these rows and the number of a portion to read, and passes it to ``take``.
    ``blocks`` reads animals by their ids. Nothing in here may refer to the rows themselves: millions of ids
    would then be kept until a garbage collection.
    """

    def __init__(
        self,
        first: Sequence[KnownAnimal],
        read: "Callable[[SeenRows, int], None]",
        blocks: Callable[[Sequence[int]], Blocks],
    ) -> None:
        self._first = tuple(first)
        self._ids: Sequence[int] = tuple(one.animal.id for one in self._first)
        self._read = read
        self.blocks = blocks
        self._portions: OrderedDict[int, tuple[KnownAnimal | None, ...]] = OrderedDict()
        self._asked: set[int] = set()

    def __len__(self) -> int:
        """Return how many rows there are."""
        return len(self._ids)

    @property
    def ids(self) -> Sequence[int]:
        """The ids of all rows, in order."""
        return self._ids

    def grow(self, ids: Sequence[int]) -> None:
        """Set the ids of all rows; they begin with those that are there."""
        self._ids = ids

    def at(self, row: int) -> KnownAnimal | None:
        """Return the animal of a row; None while it is still being read, and where it cannot be."""
        if row < len(self._first):
            return self._first[row]
        number, place = divmod(row, PORTION)
        portion = self._portions.get(number)
        if portion is None:
            if number not in self._asked:
                self._asked.add(number)
                self._read(self, number)
            return None
        self._portions.move_to_end(number)
        return portion[place]

    def ids_of(self, number: int) -> Sequence[int]:
        """Return the ids of a portion."""
        return self._ids[number * PORTION : (number + 1) * PORTION]

    def take(self, number: int, animals: Sequence[KnownAnimal]) -> None:
        """Keep the animals of a portion, each in the place of its id."""
        found = {one.animal.id: one for one in animals}
        # One that the file has lost leaves a gap: what is done to a row is done to the animal of its id.
        self._portions[number] = tuple(found.get(animal_id) for animal_id in self.ids_of(number))
        self._asked.discard(number)
        while len(self._portions) > _PORTIONS_KEPT:
            self._portions.popitem(last=False)


class AnimalRows(QAbstractTableModel):
    """The model of the table.

    Signals: ``sort_wanted(object)`` with the Sorting that the person has chosen in the header.
    """

    sort_wanted = Signal(object)

    def __init__(self, clock: Clock, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._source: RowSource = AnswerRows()
        self._count = 0
        self._names: Mapping[int, str] = {}
        self._sorting = Sorting()

    def show_rows(self, source: RowSource, names: Mapping[int, str]) -> None:
        """Show the rows of ``source`` instead; ``names`` are those given to categories."""
        self.beginResetModel()
        self._source = source
        self._count = len(source)
        self._names = names
        self.endResetModel()

    def show_growth(self) -> None:
        """Show the rows that the source has gained at its end."""
        before, after = self._count, len(self._source)
        if after > before:
            self.beginInsertRows(QModelIndex(), before, after - 1)
            self._count = after
            self.endInsertRows()

    def show_changed(self, first: int, last: int) -> None:
        """Show that rows have been read."""
        last = min(last, self._count - 1)
        if first <= last:
            self.dataChanged.emit(self.index(first, 0), self.index(last, len(TABLE_COLUMNS) - 1))

    @property
    def ids(self) -> Sequence[int]:
        """The ids of all rows, read or not."""
        return self._source.ids

    @property
    def blocks(self) -> Callable[[Sequence[int]], Blocks]:
        """What yields the animals of some of the rows that are shown now, also when others are shown."""
        return self._source.blocks

    def known(self, row: int) -> KnownAnimal | None:
        """Return the animal of a row; None while it is still being read."""
        return self._source.at(row)

    @property
    def category_names(self) -> Mapping[int, str]:
        """The names that staff gave to categories."""
        return self._names

    def category_name(self, known: KnownAnimal) -> str | None:
        """Return the name that staff gave to an animal's category."""
        return self._names.get(known.animal.category_id)

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Return the number of rows."""
        return 0 if parent.isValid() else self._count

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Return the number of columns."""
        return 0 if parent.isValid() else len(TABLE_COLUMNS)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a cell's text, or its animal."""
        known = self._source.at(index.row())
        if known is None:
            return "" if role == Qt.ItemDataRole.DisplayRole else None
        return self._cell(known, TABLE_COLUMNS[index.column()], role)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Return a column's title."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return column_title(TABLE_COLUMNS[section])
        if role == Qt.ItemDataRole.AccessibleTextRole and TABLE_COLUMNS[section] is self._sorting.column:
            return self.sorting_in_words(self._sorting)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            column = TABLE_COLUMNS[section]
            side = Qt.AlignmentFlag.AlignTrailing if column is ID else Qt.AlignmentFlag.AlignLeading
            return side | Qt.AlignmentFlag.AlignVCenter
        return None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Emit ``sort_wanted``; the rows are sorted where they come from."""
        if column >= 0 and not TABLE_COLUMNS[column].can_sort:
            return
        wanted = Sorting(
            TABLE_COLUMNS[column] if column >= 0 else None, order is Qt.SortOrder.DescendingOrder
        )
        self._sorting = wanted
        self.sort_wanted.emit(wanted)

    @staticmethod
    def sorting_in_words(sorting: Sorting) -> str:
        """Return, for example, ``Name, sorted ascending``."""
        if sorting.column is None:
            return translate("listing", "Not sorted")
        words = translate("listing", "{column}, sorted ascending")
        if sorting.descending:
            words = translate("listing", "{column}, sorted descending")
        return words.format(column=column_title(sorting.column))

    def _cell(self, known: KnownAnimal, column: Column, role: int) -> object:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.text(known, column)
            case _ if role == ANIMAL_ROLE:
                return known.animal
            case Qt.ItemDataRole.ToolTipRole if column is NAME:
                return tooltip(*filter(None, (known.animal.name, known.notes.text, joined(known.notes.tags))))
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(known, column)
        return None

    def text(self, known: KnownAnimal, column: Column) -> str:
        """Return the text of an animal's cell."""
        return cell_text(column, column.value(known, None), self._clock.now())

    def _spoken(self, known: KnownAnimal, column: Column) -> str:
        animal = known.animal
        if column is NAME:
            return spoken_name(
                animal.name, known.mark, is_missing=known.missing_at is not None, notes=known.notes
            )
        if column is CATEGORY:
            return category_text(animal.category_id, self.category_name(known))
        return self.text(known, column)
