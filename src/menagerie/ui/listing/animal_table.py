"""The table of animals: its columns, their order and its selection."""

import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from contextlib import contextmanager

from PySide6.QtCore import (
    QElapsedTimer,
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QItemSelectionRange,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyleOptionHeader,
    QTableView,
)

from menagerie.domain.animal import Animal, KnownAnimal, PetStatus
from menagerie.domain.clock import Clock
from menagerie.domain.columns import ID, NAME, STATUS, TABLE_COLUMNS
from menagerie.ui.base.row_delegate import PADDING, RowDelegate
from menagerie.ui.base.row_selection import ONLY, RowSelection
from menagerie.ui.base.rows import Heading, Line
from menagerie.ui.listing.animal_rows import AnimalRows, AnimalSource, AnswerRows, Sorting
from menagerie.ui.listing.column_layout import ColumnLayout
from menagerie.ui.look.theme import ROW_HEIGHT, Theme, sized
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import seen_on, status_word
from menagerie.ui.widgets.labels import announce
from menagerie.ui.widgets.painting import pill_width
from menagerie.ui.widgets.scrolling import clear_background, keep_scroll_bar

# Above and below the text of a row, and around the pill of its status.
_AROUND_TEXT = 10
# In September, whose name is long in most languages.
_LONG_DATE = 23_500_000.0
# An export writes any number of rows without holding them all.
MOST_COPIED = 5_000
# Rows at the top that are searched for the selected animals after a refresh.
_LOOKED_THROUGH = 5_000
# Rows above and below its old place that are searched for each selected range …
_MOVED_AT_MOST = 500
# … unless there are more ranges than this.
_PLACES_LOOKED_AT = 20
# Also Down in the search.
BY_KEYBOARD = {
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
}


class AnimalTable(QTableView):
    """Shows the rows of an answer, which it sorts itself, or those of other sources.

    Signals: ``current_changed(object)`` with the current KnownAnimal or None; ``opened`` on Enter;
    ``sorting_changed`` when rows of another source are wanted in another order; ``selected_changed``.
    """

    current_changed = Signal(object)
    opened = Signal()
    sorting_changed = Signal()
    selected_changed = Signal()
    selection_lost = Signal()

    def __init__(self, theme: Theme, clock: Clock) -> None:
        super().__init__()
        clear_background(self)
        self.setObjectName("animalTable")
        self.setAccessibleName(self.tr("Animals"))
        self._answer: tuple[KnownAnimal, ...] = ()
        self._names: Mapping[int, str] = {}
        self._shows_answer = True
        # Which list the answer is, and which one is shown.
        self._of_answer: object = None
        self._of: object = None
        # What is typed to reach a row, and since when the last letter.
        self._typed = ""
        self._announced_count = 0
        self._since_typed = QElapsedTimer()
        # The pointer's distance from the top of the viewport, None while it is outside.
        self._pointer: int | None = None
        self.sorting = Sorting()
        self.shown = AnimalRows(clock, self)
        self.setHorizontalHeader(_Titles(Qt.Orientation.Horizontal, self))
        self.setModel(self.shown)
        before = self.selectionModel()
        self.setSelectionModel(RowSelection(self))
        before.deleteLater()
        self._rows = RowDelegate(theme, self, self.shown)
        self.setItemDelegate(self._rows)
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
        rows = self.verticalHeader()
        rows.hide()
        # A fixed height that Qt need not ask for: otherwise a million rows are slow.
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._fit_rows()
        self.columns = ColumnLayout(self, self.shown)
        self._fit_status()
        self.horizontalHeader().sortIndicatorChanged.connect(self._keep_sorting)
        self.setSortingEnabled(True)
        self.clicked.connect(self._clicked)
        self.doubleClicked.connect(self._double_clicked)
        self.selectionModel().currentRowChanged.connect(self._current_row_changed)
        # Qt repaints the two current cells, but the ring is around their rows.
        self.selectionModel().currentRowChanged.connect(
            lambda now, before: self._update_rows(before.row(), now.row())
        )
        self.verticalScrollBar().valueChanged.connect(self._hover)
        self.selectionModel().selectionChanged.connect(self._selection_changed)
        self.shown.sort_requested.connect(self._sort)
        self.shown.dataChanged.connect(self._rows_read)
        theme.changed.connect(self.viewport().update)

    def _fit_status(self) -> None:
        words = pill_width(map(status_word, (None, *PetStatus)), self.font()) + 2 * PADDING
        # Behind a status that a search finds stands when the animal was seen.
        seen = self.fontMetrics().horizontalAdvance(seen_on(_LONG_DATE, 0.0))
        self.columns.need(STATUS, words)
        self.columns.use(STATUS, words + PADDING + seen)

    def _fit_rows(self) -> None:
        height = max(sized(ROW_HEIGHT), self.fontMetrics().height() + _AROUND_TEXT)
        rows = self.verticalHeader()
        rows.setMinimumSectionSize(height)
        rows.setDefaultSectionSize(height)
        self.horizontalHeader().setFixedHeight(height)

    def show_answer(
        self, animals: Sequence[KnownAnimal], names: Mapping[int, str], of: object = None
    ) -> None:
        """Show the rows of an answer; selection and current row stay with their animals.

        ``names`` are those given to categories. ``of`` says which list it is: another one begins at its top.
        """
        self._answer = tuple(animals)
        self._names = names
        self._of_answer = of
        self._shows_answer = True
        self._show_answer()

    def show_parts(
        self,
        parts: Sequence[AnimalSource | Line],
        names: Mapping[int, str],
        words: tuple[str, ...],
        of: object = None,
    ) -> None:
        """Show the rows of other sources, in which ``words`` were found, and lines; keep the selection.

        ``of`` says which list it is: another one begins at its top.
        """
        self._shows_answer = False
        self._names = names
        with self._keeping_selection(of):
            self.shown.show_rows(parts, names, words)

    @property
    def animals(self) -> tuple[Animal, ...]:
        """All animals of the answer, shown or not, in the service's order."""
        return tuple(known.animal for known in self._answer)

    def current_animal(self) -> Animal | None:
        """Return the animal of the current row."""
        known = self._current()
        return None if known is None else known.animal

    @property
    def is_current_category_named(self) -> bool:
        """Whether staff have given a name to the category of the current animal."""
        known = self._current()
        return known is not None and bool(self.shown.category_name(known))

    def selected_ranges(self) -> list[range]:
        """Return the id indexes of the selected rows, from top to bottom; a million may be a single range."""
        # A list, which its types do not tell.
        chosen: Iterable[QItemSelectionRange] = self.selectionModel().selection()  # type: ignore[assignment]
        merged: list[range] = []
        for top, bottom in sorted((part.top(), part.bottom()) for part in chosen):
            id_indexes = self.shown.id_indexes(range(top, bottom + 1))
            if merged and id_indexes.start <= merged[-1].stop:
                merged[-1] = range(merged[-1].start, max(merged[-1].stop, id_indexes.stop))
            elif id_indexes:
                merged.append(id_indexes)
        return merged

    def selected_ids(self) -> list[int]:
        """Return the ids of the selected rows, from top to bottom."""
        ids = self.shown.ids
        return [ids[id_index] for id_index in itertools.chain.from_iterable(self.selected_ranges())]

    def selectAll(self) -> None:
        # Select every row, as one range: Qt's own way takes seconds for a million.
        if self.shown.rowCount():
            last = self.shown.index(self.shown.rowCount() - 1, len(TABLE_COLUMNS) - 1)
            everything = QItemSelection(self.shown.index(0, 0), last)
            self.selectionModel().select(everything, QItemSelectionModel.SelectionFlag.ClearAndSelect)

    def reveal(self, animal_id: int) -> bool:
        """Make the row of this animal the current one; return whether it is shown.

        If it is not, no row is the current one: what is done next must not be done to another animal.
        """
        try:
            id_index = self.shown.ids.index(animal_id)
        except ValueError:
            self.selectionModel().clear()
            return False
        self.selectRow(self.shown.row_of(id_index))
        return True

    def shows(self, animal_id: int) -> bool:
        """Return whether this animal is among the first rows, which are looked through quickly."""
        return bool(self._id_indexes_of({animal_id}))

    def recall_layout(self, layout: bytes) -> None:
        """Restore what ``columns.remember`` returned; ignore half a layout and one of other columns."""
        sorting = self.columns.recall(layout)
        if sorting is not None:
            self.sort_by(sorting)

    def sort_by(self, sorting: Sorting) -> None:
        """Sort the rows, as a click on a column's title does."""
        if sorting != self.sorting:
            self._show_sorting(sorting)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit_rows()
            self._fit_status()
            self.columns.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        # Let the columns fill the width before Qt asks whether they need a scroll bar.
        self.columns.fit()
        super().resizeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.columns.fit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        # A person who comes by keyboard chooses the first row.
        super().focusInEvent(event)
        if event.reason() in BY_KEYBOARD and not self.currentIndex().isValid():
            self.selectRow(self._selectable(0, 1))
        self._update_rows(self.currentIndex().row())

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent):
            self._pointer = event.position().toPoint().y()
            self._hover()
        elif event.type() == QEvent.Type.Leave:
            self._pointer = None
            self._hover()
        return super().viewportEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if not self._activate(self.currentIndex()):
                self.opened.emit()
            return
        super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:  # noqa: N802 - Qt's name
        # Go to the row whose name, or number, begins with what is typed, among those of an answer. One
        # letter, typed again and again, leads to one row after the other. Everything seen may be a million
        # rows, each to be read first.
        if not self._shows_answer or not self.shown.rowCount():
            return
        is_new = not self._since_typed.isValid() or self._since_typed.elapsed() > _typing_pause()
        self._since_typed.start()
        self._typed = search if is_new else self._typed + search
        row = self.currentIndex().row()
        found = self._beginning_with(self._typed, max(0, row + is_new))
        if found is None and self._typed == len(self._typed) * self._typed[0]:
            found = self._beginning_with(self._typed[0], row + 1)
        if found is not None:
            self.selectRow(found)

    def moveCursor(  # noqa: N802 - Qt's name
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        # Return where a key leads: Home and End to the first and the last row, none to a heading.
        moves, row = QAbstractItemView.CursorAction, self.currentIndex().row()
        last = self.shown.rowCount() - 1
        page = max(1, self.viewport().height() // self.verticalHeader().defaultSectionSize() - 1)
        targets = {
            moves.MoveUp: (row - 1, -1),
            moves.MovePrevious: (row - 1, -1),
            moves.MoveDown: (row + 1, 1),
            moves.MoveNext: (row + 1, 1),
            moves.MoveHome: (0, 1),
            moves.MoveEnd: (last, -1),
            moves.MovePageUp: (row - page, -1),
            moves.MovePageDown: (row + page, 1),
        }
        if last < 0 or action not in targets:
            return super().moveCursor(action, modifiers)
        target, step = targets[action]
        return self._index(self._selectable(min(max(target, 0), last), step))

    def selectRow(self, row: int) -> None:  # noqa: N802 - Qt's name
        # Select this row in place of all others; Qt's own way selects none in a mirrored or new table.
        index = self._index(row)
        if index.isValid():
            self.selectionModel().setCurrentIndex(index, ONLY)
            self.scrollTo(index)

    def selectionCommand(  # noqa: N802 - Qt's name
        self, index: QModelIndex | QPersistentModelIndex, event: QEvent | None = None
    ) -> QItemSelectionModel.SelectionFlag:
        # Return what a key or a click does: with Ctrl a key selects where it leads, as it does without.
        command = super().selectionCommand(index, event)
        flags = QItemSelectionModel.SelectionFlag
        if isinstance(event, QKeyEvent) and command == flags.NoUpdate:
            is_extended = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            return flags.SelectCurrent | flags.Rows if is_extended else ONLY
        return command

    def scrollTo(  # noqa: N802 - Qt's name
        self,
        index: QModelIndex | QPersistentModelIndex,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        # Scroll so that a row is in sight, and the heading right above it.
        if index.row() > 0 and isinstance(self.shown.at(index.row() - 1), Heading):
            super().scrollTo(self.shown.index(index.row() - 1, index.column()), hint)
        super().scrollTo(index, hint)

    def _index(self, row: int) -> QModelIndex:
        """Return where the focus goes in a row: to the column where it is, or where a line is read."""
        column = max(0, self.currentIndex().column())
        is_line = row >= 0 and isinstance(self.shown.at(row), Line)
        return self.shown.index(row, self.shown.reading_column if is_line else column)

    def _selectable(self, row: int, step: int) -> int:
        """Return the next row from ``row`` on that can be chosen, or the one before it; -1 for none."""
        count = self.shown.rowCount()
        ahead, behind = range(row, count), range(min(row, count - 1), -1, -1)
        rows = itertools.chain(ahead, behind) if step > 0 else itertools.chain(behind, ahead)
        return next(filter(self.shown.is_selectable, rows), -1)

    def _beginning_with(self, text: str, row: int) -> int | None:
        """Return the first row from ``row`` on, or else from the top, whose name or number begins so."""
        column = TABLE_COLUMNS.index(ID if text.isdecimal() else NAME)
        start = self.shown.index(row % self.shown.rowCount(), column)
        flags = Qt.MatchFlag.MatchStartsWith | Qt.MatchFlag.MatchWrap
        found = self.shown.match(start, Qt.ItemDataRole.DisplayRole, text, 1, flags)
        return found[0].row() if found else None

    def _activate(self, index: QModelIndex) -> bool:
        """Do what the line of this row offers; return whether it is one."""
        return index.isValid() and self.shown.activate(index.row())

    def _clicked(self, index: QModelIndex) -> None:
        # With Ctrl or Shift a click only selects.
        if QGuiApplication.keyboardModifiers() == Qt.KeyboardModifier.NoModifier:
            self._activate(index)

    def _double_clicked(self, index: QModelIndex) -> None:
        if not isinstance(self.shown.at(index.row()), Line):
            self.opened.emit()

    def _hover(self) -> None:
        before = self._rows.hovered_row
        self._rows.hovered_row = now = -1 if self._pointer is None else self.rowAt(self._pointer)
        if now != before:
            self._update_rows(before, now)

    def _update_rows(self, *rows: int) -> None:
        for row in rows:
            if row >= 0:
                top, height = self.rowViewportPosition(row), self.rowHeight(row)
                self.viewport().update(0, top, self.viewport().width(), height)

    def _show_answer(self) -> None:
        with self._keeping_selection(self._of_answer):
            rows = AnswerRows(self._answer, (), self._names, self.sorting)
            self.shown.show_rows([rows], self._names, ())
        self.columns.need(ID, self.sizeHintForColumn(TABLE_COLUMNS.index(ID)))

    def _keep_sorting(self, section: int) -> None:
        """Leave the rows as they are sorted after a click on a column that they cannot be sorted by."""
        if 0 <= section < len(TABLE_COLUMNS) and not TABLE_COLUMNS[section].can_sort:
            self._show_sorting(self.sorting)

    def _show_sorting(self, sorting: Sorting) -> None:
        section = -1 if sorting.column is None else TABLE_COLUMNS.index(sorting.column)
        order = Qt.SortOrder.DescendingOrder if sorting.descending else Qt.SortOrder.AscendingOrder
        self.horizontalHeader().setSortIndicator(section, order)

    def _sort(self, sorting: Sorting) -> None:
        if sorting != self.sorting:
            announce(self, self.shown.sorting_in_words(sorting))
        self.sorting = sorting
        if self._shows_answer:
            self._show_answer()
        else:
            self.sorting_changed.emit()

    @contextmanager
    def _keeping_selection(self, of: object) -> Iterator[None]:
        """Keep the selection with its animals, and where the list ``of`` this is shown again, the place.

        Another list begins at the top, or where the current row is in sight. Nothing is selected that was
        not selected before. More rows than can be searched for stay selected only if no row has changed.
        """
        chosen, ids = self.selected_ranges(), self.shown.ids
        are_many = sum(map(len, chosen)) > _LOOKED_THROUGH
        selected = (
            set() if are_many else {ids[id_index] for id_index in itertools.chain.from_iterable(chosen)}
        )
        row = self.currentIndex().row()
        id_index = self.shown.id_index_of(row) if row >= 0 else None
        current = None if id_index is None else ids[id_index]
        scroll = self.verticalScrollBar().value()
        yield
        id_indexes = [] if id_index is None else [id_index]
        id_indexes += [part.start for part in chosen] if len(chosen) <= _PLACES_LOOKED_AT else []
        self._choose(selected, current, id_indexes)
        if are_many:
            self._choose_again(chosen, is_same=self.shown.ids == ids)
        self.verticalScrollBar().setValue(scroll if of == self._of else 0)
        if of != self._of and self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())
        self._of = of
        self._current_row_changed()
        # A reset takes the selection away without a word.
        self.selected_changed.emit()

    def _selection_changed(self, *_changed: object) -> None:
        count = sum(map(len, self.selected_ranges()))
        # A refresh selects the same rows again.
        if count > 1 and count != self._announced_count:
            announce(self, translate("SelectionPage", "%Ln selected", "Animals", n=count))
        self._announced_count = count
        self.selected_changed.emit()

    def _choose_again(self, chosen: list[range], *, is_same: bool) -> None:
        if not is_same:
            self.selection_lost.emit()
            return
        selection = QItemSelection()
        for part in chosen:
            first, last = self.shown.row_of(part.start), self.shown.row_of(part.stop - 1)
            selection.select(self.shown.index(first, 0), self.shown.index(last, 0))
        flags = self.selectionModel().SelectionFlag
        self.selectionModel().select(selection, flags.ClearAndSelect | flags.Rows)

    def _rows_read(self, first: QModelIndex, last: QModelIndex) -> None:
        if first.row() <= self.currentIndex().row() <= last.row():
            self._current_row_changed()

    def _current_row_changed(self, *_indexes: object) -> None:
        self.current_changed.emit(self._current())

    def _current(self) -> KnownAnimal | None:
        index = self.currentIndex()
        return self.shown.known(index.row()) if index.isValid() else None

    def _id_indexes_of(self, identifiers: Set[int | None], near: Iterable[int] = ()) -> list[int]:
        """Return the id indexes of these animals, as far as they are at the top or ``near`` these."""
        if identifiers <= {None}:
            return []  # as on most keystrokes, which leave no time to search thousands of rows
        ids = self.shown.ids
        id_indexes = set(range(min(_LOOKED_THROUGH, len(ids))))
        for id_index in near:
            id_indexes.update(
                range(max(0, id_index - _MOVED_AT_MOST), min(id_index + _MOVED_AT_MOST, len(ids)))
            )
        return sorted(id_index for id_index in id_indexes if ids[id_index] in identifiers)

    def _choose(self, identifiers: Set[int | None], current: int | None, near: Iterable[int]) -> None:
        """Select these animals and make one the current one, as far as their rows are found."""
        model, selection = self.selectionModel(), QItemSelection()
        flags = model.SelectionFlag
        for id_index in self._id_indexes_of(identifiers, near):
            index = self.shown.index(self.shown.row_of(id_index), 0)
            selection.select(index, index)
            if self.shown.ids[id_index] == current:
                model.setCurrentIndex(index, flags.NoUpdate)
        model.select(selection, flags.Select | flags.Rows)


class _Titles(QHeaderView):
    """The titles of the columns. The arrow points up where rows are sorted from A to Z."""

    def __init__(self, orientation: Qt.Orientation, parent: QTableView) -> None:
        super().__init__(orientation, parent)
        self.setSectionsClickable(True)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)

    def initStyleOptionForIndex(  # noqa: N802 - Qt's name
        self, option: QStyleOptionHeader, section: int
    ) -> None:
        # Turn the arrow round: Fusion, our style, has it point down for A to Z, unlike most systems.
        super().initStyleOptionForIndex(option, section)
        arrows = QStyleOptionHeader.SortIndicator
        turned = {arrows.SortUp: arrows.SortDown, arrows.SortDown: arrows.SortUp}
        option.sortIndicator = turned.get(option.sortIndicator, option.sortIndicator)


def _typing_pause() -> int:
    """Return after how many milliseconds a letter begins a new word."""
    return QGuiApplication.styleHints().keyboardInputInterval()
