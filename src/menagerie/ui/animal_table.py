"""The table of animals: its rows, their order, and how they are drawn."""

import html
from enum import IntEnum

from PySide6.QtCore import (
    QAbstractTableModel,
    QByteArray,
    QModelIndex,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

from menagerie.domain.animal import Animal, PetStatus
from menagerie.ui.row_delegate import RowDelegate
from menagerie.ui.search import folded, matches
from menagerie.ui.theme import Theme
from menagerie.ui.wording import status_word, translate

ROW_HEIGHT = 38
ANIMAL_ROLE = Qt.ItemDataRole.UserRole
_WIDTHS = {0: 102, 1: 260, 2: 200}
_Index = QModelIndex | QPersistentModelIndex


class Column(IntEnum):
    """The columns, in their first order."""

    ID = 0
    NAME = 1
    CATEGORY = 2
    STATUS = 3


class AnimalModel(QAbstractTableModel):
    """The animals of the newest answer, in the order the service gave them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._animals: tuple[Animal, ...] = ()

    @property
    def animals(self) -> tuple[Animal, ...]:
        """The animals, in the service's order."""
        return self._animals

    def show_animals(self, animals: tuple[Animal, ...]) -> None:
        """Show these animals instead."""
        self.beginResetModel()
        self._animals = animals
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Return the number of animals."""
        return 0 if parent.isValid() else len(self._animals)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Return the number of columns."""
        return 0 if parent.isValid() else len(Column)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a cell's text, or its animal. Numbers are text: Qt's integers are too small for int64."""
        animal = self._animals[index.row()]
        if role == ANIMAL_ROLE:
            return animal
        if role == Qt.ItemDataRole.DisplayRole:
            return _text(animal, Column(index.column()))
        if role == Qt.ItemDataRole.ToolTipRole and index.column() == Column.NAME:
            # A tooltip guesses whether it holds markup; an escaped one is plain for certain.
            return f"<span>{html.escape(animal.name)}</span>"
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Return a column's title."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            titles = ("ID", translate("Name"), translate("Category"), translate("Status"))
            return titles[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignTrailing if section == Column.ID else Qt.AlignmentFlag.AlignLeading
            return side | Qt.AlignmentFlag.AlignVCenter
        return None


class ShownAnimals(QSortFilterProxyModel):
    """The animals that match the search, sorted as the person likes."""

    def __init__(self, model: AnimalModel) -> None:
        super().__init__(model)
        self._model = model
        self._words: tuple[str, ...] = ()
        self.setSourceModel(model)

    def search(self, text: str) -> None:
        """Show only animals in which every word of ``text`` occurs."""
        self.beginFilterChange()
        self._words = tuple(folded(text).split())
        self.endFilterChange()

    def filterAcceptsRow(self, row: int, parent: _Index) -> bool:  # noqa: ARG002 - Qt's signature
        """Tell whether a row matches the search."""
        animal = self._model.animals[row]
        return matches(self._words, tuple(_text(animal, column) for column in Column))

    def lessThan(self, left: _Index, right: _Index) -> bool:
        """Compare numbers as numbers, names without regard to case and accents, states by their course."""
        column = Column(left.column())
        return _sort_key(self._model.animals[left.row()], column) < _sort_key(
            self._model.animals[right.row()], column
        )


class AnimalTable(QTableView):
    """Signals: ``current_changed(object)`` with the current Animal or None; ``opened`` on Enter."""

    current_changed = Signal(object)
    opened = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("animalTable")
        self.setAccessibleName(self.tr("Animals"))
        self._animals = AnimalModel(self)
        self.shown = ShownAnimals(self._animals)
        self.setModel(self.shown)
        self.setItemDelegate(RowDelegate(theme, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.viewport().setAutoFillBackground(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(ROW_HEIGHT)
        self.verticalHeader().setMinimumSectionSize(ROW_HEIGHT)
        self._lay_out_columns()
        self.doubleClicked.connect(lambda _index: self.opened.emit())
        self.selectionModel().currentRowChanged.connect(
            lambda current, _previous: self.current_changed.emit(current.data(ANIMAL_ROLE))
        )
        theme.changed.connect(self.viewport().update)

    def show_animals(self, animals: tuple[Animal, ...]) -> None:
        """Show these animals; selection, current row and scroll position stay where their animals are."""
        selected = {animal.id for animal in self.selected_animals()}
        current = self.current_animal()
        scroll = self.verticalScrollBar().value()
        self._animals.show_animals(animals)
        # Two cut numbers could look like one; only ever widened, so a person's own width stays.
        self.setColumnWidth(Column.ID, max(self.columnWidth(Column.ID), self.sizeHintForColumn(Column.ID)))
        self._select({*selected} or ({current.id} if current else set()), current)
        self.verticalScrollBar().setValue(scroll)
        self.current_changed.emit(self.current_animal())

    @property
    def animals(self) -> tuple[Animal, ...]:
        """All animals of the answer, shown or not, in the service's order."""
        return self._animals.animals

    def current_animal(self) -> Animal | None:
        """Return the animal of the current row."""
        animal = self.currentIndex().data(ANIMAL_ROLE)
        return animal if isinstance(animal, Animal) else None

    def selected_animals(self) -> tuple[Animal, ...]:
        """Return the animals of the selected rows, from top to bottom."""
        rows = sorted(index.row() for index in self.selectionModel().selectedRows())
        return tuple(self.shown.index(row, 0).data(ANIMAL_ROLE) for row in rows)

    def reveal(self, animal_id: int) -> bool:
        """Make the row of this animal the current one; tell whether it is shown."""
        row = self._row_of(animal_id)
        if row is None:
            return False
        index = self.shown.index(row, 0)
        flags = self.selectionModel().SelectionFlag
        # selectRow selects nothing in a mirrored table: it looks for a column just beyond the edge.
        self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
        self.scrollTo(index)
        return True

    def remember_layout(self) -> bytes:
        """Return order, widths, hidden columns and sorting, to be given to ``recall_layout``."""
        return bytes(self.horizontalHeader().saveState().data())

    def recall_layout(self, layout: bytes) -> None:
        """Restore what ``remember_layout`` returned; a layout of other columns is passed over."""
        header = self.horizontalHeader()
        first = header.saveState()
        if not header.restoreState(QByteArray(layout)) or header.count() != len(Column):
            header.restoreState(first)
        self.sortByColumn(header.sortIndicatorSection(), header.sortIndicatorOrder())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the details on Enter."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.opened.emit()
            return
        super().keyPressEvent(event)

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
        for column, width in _WIDTHS.items():
            self.setColumnWidth(column, width)
        self.setSortingEnabled(True)

    def _row_of(self, animal_id: int) -> int | None:
        rows = range(self.shown.rowCount())
        return next((row for row in rows if self.shown.index(row, 0).data(ANIMAL_ROLE).id == animal_id), None)

    def _select(self, identifiers: set[int], current: Animal | None) -> None:
        model = self.selectionModel()
        flags = model.SelectionFlag
        for row in range(self.shown.rowCount()):
            index = self.shown.index(row, 0)
            identifier = index.data(ANIMAL_ROLE).id
            if current is not None and identifier == current.id:
                model.setCurrentIndex(index, flags.NoUpdate)
            if identifier in identifiers:
                model.select(index, flags.Select | flags.Rows)


def _text(animal: Animal, column: Column) -> str:
    match column:
        case Column.ID:
            return str(animal.id)
        case Column.NAME:
            return animal.name
        case Column.CATEGORY:
            return str(animal.category_id)
        case Column.STATUS:
            return status_word(animal.status)


def _sort_key(animal: Animal, column: Column) -> tuple[int, str]:
    match column:
        case Column.ID:
            return animal.id, ""
        case Column.NAME:
            return 0, folded(animal.name)
        case Column.CATEGORY:
            return animal.category_id, ""
        case Column.STATUS:
            course: list[str | None] = list(PetStatus)
            return (
                course.index(animal.status) if animal.status in course else len(course)
            ), animal.status or ""
