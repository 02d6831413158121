"""The rows and columns of the animal table: the rows of an answer, or of everything seen."""

from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Mapping, Sequence, Set
from functools import partial
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from menagerie.domain.animal import KnownAnimal, Mark
from menagerie.domain.clock import Clock
from menagerie.domain.columns import (
    CATEGORY,
    CATEGORY_NAME,
    COLUMNS,
    ID,
    NAME,
    STATUS,
    TABLE_COLUMNS,
    Column,
    Search,
)
from menagerie.domain.notes import NO_NOTES, joined
from menagerie.domain.searching import found_in_notes, matches, matching_beginning, whole_number
from menagerie.domain.text import matching_parts
from menagerie.ui.base.rows import Cell, Dot, Find, Line, ListColumn, ListRows, RowSource, Sign
from menagerie.ui.look.plain_text import in_one_line
from menagerie.ui.look.theme import status_colours
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import category_text, cell_text, column_title, seen_on, spoken_name

# Rows read at once, and portions kept: some screens above and below what is shown.
PORTION = 64
_PORTIONS_KEPT = 40
# Between the name that staff gave to a category and its number.
_CATEGORY_JOINT = "  ·  "
_DOTS = {Mark.NEW: Dot("accent"), Mark.CHANGED: Dot("pending", is_ring=True)}
Blocks = AsyncIterator[Sequence[KnownAnimal]]


class Sorting(Struct, frozen=True):
    """The column that rows are sorted by; None for the order in which they came."""

    column: Column | None = None
    descending: bool = False


class AnimalSource(RowSource[KnownAnimal], Protocol):
    """Rows of animals."""

    def blocks(self, ids: Sequence[int]) -> Blocks:
        """Yield the animals of some of the rows, in their order, in blocks of about a thousand."""
        ...


class AnswerRows:
    """The rows of one answer that match the search, sorted; a number that was typed comes first."""

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
            rows.sort(
                key=lambda one: column.sorts_by(one, names.get(one.animal.category_id)),
                reverse=sorting.descending,
            )
        number = whole_number(words)
        if number is not None:
            rows.sort(key=lambda one: one.animal.id != number)
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
        number, id_index = divmod(row, PORTION)
        portion = self._portions.get(number)
        if portion is None:
            if number not in self._asked:
                self._asked.add(number)
                self._read(self, number)
            return None
        self._portions.move_to_end(number)
        return portion[id_index]

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


class AnimalRows(ListRows[KnownAnimal]):
    """The model of the table.

    Signals: ``sort_requested(object)`` with the Sorting that the person has chosen in the header.
    """

    sort_requested = Signal(object)

    def __init__(self, clock: Clock, parent: QWidget | None = None) -> None:
        super().__init__([self._column(column) for column in TABLE_COLUMNS], parent)
        self._clock = clock
        self._names: Mapping[int, str] = {}
        self._words: tuple[str, ...] = ()
        # What finds these words in the texts of each column.
        self._finds: Mapping[Column, Find] = {}
        self._sorting = Sorting()
        # Assistive tools would read their titles among those that are shown.
        self.hidden: Set[Column] = frozenset()

    def hide(self, columns: Set[Column]) -> None:
        """Let assistive tools read nothing of these columns, which are hidden."""
        self.hidden = columns
        shown = (number for number, column in enumerate(TABLE_COLUMNS) if column not in columns)
        self.reading_column = next(shown)

    def show_rows(
        self, parts: Sequence[AnimalSource | Line], names: Mapping[int, str], words: tuple[str, ...]
    ) -> None:
        """Show these parts instead; ``names`` are those given to categories, ``words`` are marked."""
        self._names, self._words = names, words
        finds = {Search.WITHIN: matching_parts, Search.BEGINNING: matching_beginning}
        self._finds = {
            column: partial(finds[column.search], words=words)
            for column in COLUMNS
            if words and column.search is not None
        }
        self.show_parts(parts)

    def cell(self, row: int, column: int) -> Cell | Line | None:
        """Return what is to be painted; when an animal beside the list was seen stands behind its status."""
        cell = super().cell(row, column)
        if TABLE_COLUMNS[column] is not STATUS or len(self.sources) == 1 or not isinstance(cell, Cell):
            return cell
        known = self.known(row)
        if known is None or (self.id_index_of(row) or 0) < len(self.sources[0]):
            return cell
        return replace(cell, secondary=seen_on(known.last_seen, self._clock.now()))

    @property
    def blocks(self) -> Callable[[Sequence[int]], Blocks]:
        """What yields the animals of some of the rows that are shown now, also when others are shown."""
        sources: tuple[AnimalSource, ...] = self.sources  # type: ignore[assignment]  # see show_rows
        return sources[0].blocks if len(sources) == 1 else partial(_blocks_of, sources)

    def known(self, row: int) -> KnownAnimal | None:
        """Return the animal of a row; None for a line, and while it is still being read."""
        shown = self.at(row)
        return None if isinstance(shown, Line) else shown

    @property
    def category_names(self) -> Mapping[int, str]:
        """The names that staff gave to categories."""
        return self._names

    def category_name(self, known: KnownAnimal) -> str | None:
        """Return the name that staff gave to an animal's category."""
        return self._names.get(known.animal.category_id)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        # Return a column's title, and how rows are sorted by it; nothing for one that is hidden.
        if orientation is Qt.Orientation.Horizontal and TABLE_COLUMNS[section] in self.hidden:
            return None
        is_spoken = role == Qt.ItemDataRole.AccessibleTextRole and orientation is Qt.Orientation.Horizontal
        if is_spoken and TABLE_COLUMNS[section] is self._sorting.column:
            return self.sorting_in_words(self._sorting)
        return super().headerData(section, orientation, role)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        # Emit ``sort_requested``; the rows are sorted where they come from.
        if column >= 0 and not TABLE_COLUMNS[column].can_sort:
            return
        wanted = Sorting(
            TABLE_COLUMNS[column] if column >= 0 else None, order is Qt.SortOrder.DescendingOrder
        )
        self._sorting = wanted
        self.sort_requested.emit(wanted)

    @staticmethod
    def sorting_in_words(sorting: Sorting) -> str:
        """Return, for example, ``Name, sorted ascending``."""
        if sorting.column is None:
            return translate("listing", "Not sorted")
        words = translate("listing", "{column}, sorted ascending")
        if sorting.descending:
            words = translate("listing", "{column}, sorted descending")
        return words.format(column=column_title(sorting.column))

    def _column(self, column: Column) -> ListColumn[KnownAnimal]:
        cells = {NAME: self._name_cell, CATEGORY: self._category_cell, STATUS: self._status_cell}
        spoken = {NAME: self._spoken_name, CATEGORY: self._spoken_category}
        return ListColumn(
            column_title(column),
            cells.get(column, partial(self._cell, column)),
            is_at_end=column is ID,
            spoken=spoken.get(column),
            tip=_tip_of_name if column is NAME else None,
        )

    def _text(self, column: Column, known: KnownAnimal) -> str:
        return in_one_line(cell_text(column, column.value(known, None), self._clock.now()))

    def _cell(self, column: Column, known: KnownAnimal) -> Cell:
        return Cell(self._text(column, known), "muted", find=self._finds.get(column))

    def _name_cell(self, known: KnownAnimal) -> Cell:
        is_missing, notes = known.missing_at is not None, known.notes
        icon = "tag" if notes.tags else "pencil"
        return Cell(
            self._text(NAME, known),
            "muted" if is_missing else "text",
            QFont.Weight.Normal if is_missing else QFont.Weight.DemiBold,
            find=self._finds.get(NAME),
            dot=None if known.mark is None else _DOTS[known.mark],
            sign=None if notes == NO_NOTES else Sign(icon, found_in_notes(self._words, notes)),
        )

    def _category_cell(self, known: KnownAnimal) -> Cell:
        name = in_one_line(self.category_name(known) or "")
        if not name:
            return self._cell(CATEGORY, known)
        return Cell(
            name,
            "text" if known.missing_at is None else "muted",
            find=self._finds.get(CATEGORY_NAME),
            joint=_CATEGORY_JOINT,
            secondary=self._text(CATEGORY, known),
            find_secondary=self._finds.get(CATEGORY),
        )

    def _status_cell(self, known: KnownAnimal) -> Cell:
        return Cell(self._text(STATUS, known), pill=status_colours(known.animal.status))

    def _spoken_category(self, known: KnownAnimal) -> str:
        return category_text(known.animal.category_id, self.category_name(known))

    @staticmethod
    def _spoken_name(known: KnownAnimal) -> str:
        is_missing = known.missing_at is not None
        return spoken_name(known.animal.name, known.mark, is_missing=is_missing, notes=known.notes)


async def _blocks_of(sources: Sequence[AnimalSource], ids: Sequence[int]) -> Blocks:
    """Yield the animals of rows of several sources, in their order. All but the last one are short."""
    for source in sources[:-1]:
        own = frozenset(source.ids)
        here = [animal_id for animal_id in ids if animal_id in own]
        ids = [animal_id for animal_id in ids if animal_id not in own] if here else ids
        async for block in source.blocks(here):
            yield block
    if sources:
        async for block in sources[-1].blocks(ids):
            yield block


def _tip_of_name(known: KnownAnimal) -> Sequence[str]:
    """Return what may be cut off in the row, or is only a sign."""
    name = spoken_name(known.animal.name, known.mark, is_missing=known.missing_at is not None)
    return [part for part in (name, known.notes.text, joined(known.notes.tags)) if part]
