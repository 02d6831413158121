"""The table of animals: its columns, their order, and what is chosen in it."""

import itertools
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from contextlib import contextmanager

from PySide6.QtCore import (
    QByteArray,
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QItemSelectionRange,
    QModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

from menagerie.domain.animal import Animal
from menagerie.domain.clock import Clock
from menagerie.domain.known import KnownAnimal
from menagerie.domain.searching import search_words
from menagerie.ui.listing.animal_rows import AnimalRows, AnswerRows, Column, RowSource, Sorting
from menagerie.ui.listing.roles import ANIMAL_ROLE
from menagerie.ui.listing.row_painter import RowPainter
from menagerie.ui.look.theme import Theme
from menagerie.ui.widgets.marked_text import LineFont
from menagerie.ui.widgets.scrolling import keep_scroll_bar

ROW_HEIGHT = 38
_WIDTHS = {Column.ID: 102, Column.NAME: 236, Column.CATEGORY: 176, Column.STATUS: 150}
_SEAL_LENGTH = 4
# So many rows say how wide a column has to be, where the window is not on screen and shows none.
_MEASURED_AT_MOST = 1_000
# So many rows at the top, and so many about the current one, are looked through for those that were chosen.
_LOOKED_THROUGH = 5_000
# Nor further up or down from where it was, and that for so many parts of a selection.
_MOVED_AT_MOST = 500
_PLACES_LOOKED_AT = 20


class AnimalTable(QTableView):
    """Shows the rows of an answer, which it searches and sorts itself, or those of another source.

    Signals: ``current_changed(object)`` with the current KnownAnimal or None; ``opened`` on Enter;
    ``sorting_changed`` when rows of another source are wanted in another order; ``selected_changed``.
    """

    current_changed = Signal(object)
    opened = Signal()
    sorting_changed = Signal()
    selected_changed = Signal()
    selection_lost = Signal()

    def __init__(self, theme: Theme, clock: Clock, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("animalTable")
        self.setAccessibleName(self.tr("Animals"))
        self._clock = clock
        self._answer: tuple[KnownAnimal, ...] = ()
        self._names: Mapping[int, str] = {}
        self._words: tuple[str, ...] = ()
        self._shows_answer = True
        # How far from the viewport's top the pointer is, while it is in there.
        self._pointer: int | None = None
        self.sorting = Sorting()
        self.shown = AnimalRows(clock, self)
        self.setModel(self.shown)
        self._painter = RowPainter(theme, self, self.shown)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        keep_scroll_bar(self)
        self.setWordWrap(False)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.viewport().setAutoFillBackground(False)
        rows = self.verticalHeader()
        rows.hide()
        # Of one height and never asked for it: only so a million rows cost nothing.
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(ROW_HEIGHT)
        rows.setMinimumSectionSize(ROW_HEIGHT)
        self._lay_out_columns()
        self.doubleClicked.connect(lambda _index: self.opened.emit())
        self.selectionModel().currentRowChanged.connect(self._current_row_changed)
        # Qt paints the two cells, and the bar of the current row may stand in another one.
        self.selectionModel().currentRowChanged.connect(
            lambda now, before: self._painter.update_rows(before.row(), now.row())
        )
        self.verticalScrollBar().valueChanged.connect(self._hover)
        self.selectionModel().selectionChanged.connect(lambda _new, _old: self.selected_changed.emit())
        self.shown.sort_wanted.connect(self._sort)
        self.shown.dataChanged.connect(self._rows_read)
        theme.changed.connect(self.viewport().update)

    def show_animals(self, animals: Sequence[Animal]) -> None:
        """Show these animals, of which nothing more is known than the answer says."""
        now = self._clock.now()
        self.show_answer(tuple(KnownAnimal(animal, now, now) for animal in animals), self._names)

    def show_answer(self, animals: Sequence[KnownAnimal], names: Mapping[int, str]) -> None:
        """Show the rows of an answer; selection, current row and scroll position stay with their animals.

        ``names`` are those given to categories.
        """
        self._answer = tuple(animals)
        self._names = names
        self._shows_answer = True
        self._show_answer()

    def show_source(self, source: RowSource, names: Mapping[int, str], words: tuple[str, ...]) -> None:
        """Show the rows of another source, in which ``words`` were found; what is chosen stays chosen."""
        self._shows_answer = False
        self._names = names
        self._painter.set_words(words)
        with self._keeping_place():
            self.shown.show_rows(source, names)

    def search(self, text: str) -> None:
        """Show only animals of the answer in which every word of ``text`` is found."""
        self._words = search_words(text)
        if self._shows_answer:
            self._show_answer()

    @property
    def animals(self) -> tuple[Animal, ...]:
        """All animals of the answer, shown or not, in the service's order."""
        return tuple(known.animal for known in self._answer)

    def current_animal(self) -> Animal | None:
        """Return the animal of the current row."""
        animal = self.currentIndex().data(ANIMAL_ROLE)
        return animal if isinstance(animal, Animal) else None

    def selected_ranges(self) -> list[range]:
        """Return the selected rows, from top to bottom; a million of them may be a single range."""
        # A list, which its types do not tell.
        chosen: Iterable[QItemSelectionRange] = self.selectionModel().selection()  # type: ignore[assignment]
        merged: list[range] = []
        for top, bottom in sorted((part.top(), part.bottom()) for part in chosen):
            if merged and top <= merged[-1].stop:
                merged[-1] = range(merged[-1].start, max(merged[-1].stop, bottom + 1))
            else:
                merged.append(range(top, bottom + 1))
        return merged

    def selected_rows(self) -> tuple[int, ...]:
        """Return the selected rows, from top to bottom."""
        return tuple(itertools.chain.from_iterable(self.selected_ranges()))

    def selected_animals(self) -> tuple[Animal, ...]:
        """Return the animals of the selected rows, from top to bottom, as far as they have been read."""
        known = (self.shown.known(row) for row in self.selected_rows())
        return tuple(one.animal for one in known if one is not None)

    def fonts(self) -> tuple[LineFont, ...]:
        """Return the fonts that rows are drawn in."""
        return self._painter.fonts()

    def selectAll(self) -> None:
        """Select every row, as one range: Qt's own way takes seconds for a million."""
        if self.shown.rowCount():
            last = self.shown.index(self.shown.rowCount() - 1, len(Column) - 1)
            everything = QItemSelection(self.shown.index(0, 0), last)
            self.selectionModel().select(everything, QItemSelectionModel.SelectionFlag.ClearAndSelect)

    def reveal(self, animal_id: int) -> bool:
        """Make the row of this animal the current one; tell whether it is shown."""
        rows = self._rows_of({animal_id})
        if not rows:
            return False
        index = self.shown.index(rows[0], 0)
        flags = self.selectionModel().SelectionFlag
        # selectRow selects nothing in a mirrored table: it looks for a column just beyond the edge.
        self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
        self.scrollTo(index)
        return True

    def show_last_seen(self, *, shown: bool) -> None:
        """Show or hide the column that makes sense only for what was seen earlier."""
        self.setColumnHidden(Column.LAST_SEEN, not shown)

    def remember_layout(self) -> bytes:
        """Return order, widths, hidden columns and sorting, to be given to ``recall_layout``."""
        state = bytes(self.horizontalHeader().saveState().data())
        return _seal(state) + state

    def recall_layout(self, layout: bytes) -> None:
        """Restore what ``remember_layout`` returned; half a layout or one of other columns is passed over."""
        seal, state = layout[:_SEAL_LENGTH], layout[_SEAL_LENGTH:]
        header = self.horizontalHeader()
        # Qt ends the process over a state that it has not made for just these columns.
        if seal == _seal(state):
            header.restoreState(QByteArray(state))
        self.show_last_seen(shown=not self._shows_answer)
        self.sortByColumn(header.sortIndicatorSection(), header.sortIndicatorOrder())

    def viewportEvent(self, event: QEvent) -> bool:
        """Follow the pointer."""
        if isinstance(event, QMouseEvent):
            self._pointer = event.position().toPoint().y()
            self._hover()
        elif event.type() == QEvent.Type.Leave:
            self._pointer = None
            self._hover()
        return super().viewportEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the rows."""
        with QPainter(self.viewport()) as painter:
            self._painter.paint(painter, event.rect())

    def sizeHintForColumn(self, column: int) -> int:
        """Return the width that the rows on screen need in a column, in pixels."""
        top, bottom = self.rowAt(0), self.rowAt(self.viewport().height() - 1)
        last = bottom if bottom >= 0 else min(self.shown.rowCount(), top + _MEASURED_AT_MOST) - 1
        return self._painter.width_of(Column(column), range(max(0, top), last + 1))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the details on Enter."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.opened.emit()
            return
        super().keyPressEvent(event)

    def _hover(self) -> None:
        self._painter.hover(-1 if self._pointer is None else self.rowAt(self._pointer))

    def _show_answer(self) -> None:
        self._painter.set_words(self._words)
        with self._keeping_place():
            rows = AnswerRows(self._answer, self._words, self._names, self.sorting)
            self.shown.show_rows(rows, self._names)
        # Two cut numbers could look like one; only ever widened, so a person's own width stays.
        self.setColumnWidth(Column.ID, max(self.columnWidth(Column.ID), self.sizeHintForColumn(Column.ID)))

    def _sort(self, sorting: Sorting) -> None:
        self.sorting = sorting
        if self._shows_answer:
            self._show_answer()
        else:
            self.sorting_changed.emit()

    @contextmanager
    def _keeping_place(self) -> Iterator[None]:
        """Let selection, current row and scroll position stay where their animals are.

        Nothing is ever selected that was not before. More rows than can be looked for stay selected only
        where no row has changed.
        """
        chosen, ids = self.selected_ranges(), self.shown.ids
        are_many = sum(map(len, chosen)) > _LOOKED_THROUGH
        selected = set() if are_many else {ids[row] for row in itertools.chain.from_iterable(chosen)}
        row = self.currentIndex().row()
        current = ids[row] if row >= 0 else None
        scroll = self.verticalScrollBar().value()
        yield
        places = [row, *(part.start for part in chosen)] if len(chosen) <= _PLACES_LOOKED_AT else [row]
        self._choose(selected or {current}, current, places)
        if are_many:
            self._choose_again(chosen, is_same=self.shown.ids == ids)
        self.verticalScrollBar().setValue(scroll)
        self._current_row_changed()

    def _choose_again(self, chosen: list[range], *, is_same: bool) -> None:
        if not is_same:
            self.selection_lost.emit()
            return
        selection = QItemSelection()
        for part in chosen:
            selection.select(self.shown.index(part.start, 0), self.shown.index(part.stop - 1, 0))
        flags = self.selectionModel().SelectionFlag
        self.selectionModel().select(selection, flags.ClearAndSelect | flags.Rows)

    def _rows_read(self, first: QModelIndex, last: QModelIndex) -> None:
        if first.row() <= self.currentIndex().row() <= last.row():
            self._current_row_changed()

    def _current_row_changed(self, *_indexes: object) -> None:
        index = self.currentIndex()
        self.current_changed.emit(self.shown.known(index.row()) if index.isValid() else None)

    def _lay_out_columns(self) -> None:
        header = self.horizontalHeader()
        header.setFixedHeight(ROW_HEIGHT)
        header.setHighlightSections(False)
        header.setSectionsMovable(True)
        header.setFirstSectionMovable(True)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setStretchLastSection(True)
        header.setMinimumSectionSize(60)
        # A third click gives the service's own order back.
        header.setSortIndicatorClearable(True)
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        header.setAccessibleName(self.tr("Columns"))
        # A selection of its own, always empty: a header that follows the table's asks every one of a million
        # selected rows, for each column and at each change, whether the whole column is selected.
        header.setSelectionModel(QItemSelectionModel(self.shown, header))
        for column, width in _WIDTHS.items():
            self.setColumnWidth(column, width)
        self.show_last_seen(shown=False)
        self.setSortingEnabled(True)

    def _rows_of(self, identifiers: Set[int | None], places: Iterable[int] = ()) -> list[int]:
        """Return the rows of these animals: those at the top, and those near the rows ``places``."""
        if identifiers <= {None}:
            return []  # as on most keystrokes, for which there is no time to look through thousands
        ids = self.shown.ids
        rows = set(range(min(_LOOKED_THROUGH, len(ids))))
        for place in places:
            rows.update(range(max(0, place - _MOVED_AT_MOST), min(place + _MOVED_AT_MOST, len(ids))))
        return sorted(row for row in rows if ids[row] in identifiers)

    def _choose(self, identifiers: Set[int | None], current: int | None, places: Iterable[int]) -> None:
        """Select these animals, and make one of them the current one, as far as their rows are found."""
        model, selection = self.selectionModel(), QItemSelection()
        flags = model.SelectionFlag
        for row in self._rows_of(identifiers | {current}, places):
            index = self.shown.index(row, 0)
            if self.shown.ids[row] == current:
                model.setCurrentIndex(index, flags.NoUpdate)
            if self.shown.ids[row] in identifiers:
                selection.select(index, index)
        model.select(selection, flags.Select | flags.Rows)


def _seal(state: bytes) -> bytes:
    """Return what tells that a state is whole and of a table with these columns."""
    return zlib.crc32(state, len(Column)).to_bytes(_SEAL_LENGTH)
