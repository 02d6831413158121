"""The model of the rows of a delivery: only the rows that are visible are ever computed."""

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from enum import IntEnum

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from menagerie.ui.importing.preview.wording import field_title, row_note
from menagerie.ui.look.plain_text import LONGEST_LINE, in_one_line, shown, tooltip
from menagerie.ui.look.wording import category_text, number, status_word
from menagerie.ui.words.messages import words
from menagerie.ui.words.states import AddState, state_word
from menagerie.workflows.importing.choices import Field
from menagerie.workflows.importing.preview import Preview, PreviewRow

_Index = QModelIndex | QPersistentModelIndex
_NO_INDEX = QModelIndex()
# Combining flags takes long for what each cell is asked whenever it is painted.
_READABLE = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
_EDITABLE = _READABLE | Qt.ItemFlag.ItemIsEditable
_CHECKABLE = _READABLE | Qt.ItemFlag.ItemIsUserCheckable
# More than any screen shows, so that one paint computes each row once.
_MOST_REMEMBERED = 400


class ImportColumn(IntEnum):
    """The columns of the table; ``ROW`` has the check box and the number of the row in the file."""

    ROW = 0
    NAME = 1
    CATEGORY = 2
    STATUS = 3
    NOTE = 4


FIELDS = {
    ImportColumn.NAME: Field.NAME,
    ImportColumn.CATEGORY: Field.CATEGORY,
    ImportColumn.STATUS: Field.STATUS,
}


class ImportRows(QAbstractTableModel):
    """The rows of ``preview`` with these ``indexes``.

    Signals: ``edited`` when the person changed a text; ``chosen`` when they included a row or left it out.
    """

    edited = Signal()
    chosen = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._preview: Preview | None = None
        self._indexes: Sequence[int] = ()
        self._category_names: Mapping[int, str] = {}
        self._remembered: dict[int, PreviewRow] = {}

    def show_rows(
        self, preview: Preview | None, indexes: Sequence[int], category_names: Mapping[int, str]
    ) -> None:
        """Show the rows of ``preview`` with these indexes, which ascend."""
        self.beginResetModel()
        self._preview, self._indexes, self._category_names = preview, indexes, category_names
        self._remembered.clear()
        self.endResetModel()

    def refresh(self, category_names: Mapping[int, str]) -> None:
        """Show the same rows as they are now; another environment has other names of categories."""
        self._category_names = category_names
        self._remembered.clear()
        if self._indexes:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._indexes) - 1, len(ImportColumn) - 1))

    def row(self, row: int) -> PreviewRow | None:
        """Return the row that is shown at ``row``; None where there is none."""
        if self._preview is None or not 0 <= row < len(self._indexes):
            return None
        known = self._remembered.get(row)
        if known is None:
            if len(self._remembered) >= _MOST_REMEMBERED:
                self._remembered.clear()
            known = self._remembered[row] = self._preview.row(self._indexes[row])
        return known

    def problem(self, row: PreviewRow, column: ImportColumn) -> str:
        """Return what is wrong with a cell; empty if nothing is."""
        field = FIELDS.get(column)
        return next((words(problem.fact) for problem in row.problems if problem.field is field), "")

    def problem_after(self, row: int, column: int) -> QModelIndex:
        """Return the next cell with a problem, in the order of reading; an invalid index if there is none."""
        if self._preview is None or not 0 <= row < len(self._indexes):
            return QModelIndex()
        wrong = self._preview.shown(only_problems=True)
        for index in wrong[bisect_left(wrong, self._indexes[row]) :]:
            shown_at = bisect_left(self._indexes, index)
            if shown_at < len(self._indexes) and self._indexes[shown_at] == index:
                for one in self._problem_columns(shown_at):
                    if (shown_at, one) > (row, column):
                        return self.index(shown_at, one)
        return QModelIndex()

    def _problem_columns(self, row: int) -> list[ImportColumn]:
        shown = self.row(row)
        return [column for column in FIELDS if shown is not None and self.problem(shown, column)]

    def text(self, row: PreviewRow, column: ImportColumn) -> str:
        """Return the beginning of a cell: what it means or, if that is not known, what the file has."""
        if column is ImportColumn.ROW:
            return number(row.number)
        if column is ImportColumn.NOTE:
            return in_one_line(row_note(row), LONGEST_LINE)
        field = FIELDS[column]
        if field not in row.meanings:
            return in_one_line(row.texts[field], LONGEST_LINE)
        meaning = row.meanings[field]
        if column is ImportColumn.STATUS:
            return status_word(None if meaning is None else str(meaning))
        if isinstance(meaning, int):
            return in_one_line(category_text(meaning, self._category_names.get(meaning)))
        return in_one_line(str(meaning), LONGEST_LINE)

    def rowCount(self, parent: _Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._indexes)

    def columnCount(self, parent: _Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(ImportColumn)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            # That of the row stands over the numbers, and not over the boxes.
            is_number = section == ImportColumn.ROW
            side = Qt.AlignmentFlag.AlignTrailing if is_number else Qt.AlignmentFlag.AlignLeading
            return side | Qt.AlignmentFlag.AlignVCenter
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        column = ImportColumn(section)
        if column in FIELDS:
            return field_title(FIELDS[column])
        return self.tr("Row") if column is ImportColumn.ROW else self.tr("What to know")

    def flags(self, index: _Index) -> Qt.ItemFlag:
        if index.column() in FIELDS:
            return _EDITABLE
        row = self.row(index.row())
        if index.column() == ImportColumn.ROW and row is not None and row.is_wanted is not None:
            return _CHECKABLE
        return _READABLE

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row = self.row(index.row())
        if row is None:
            return None
        column = ImportColumn(index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                said: object = self.text(row, column)
            case Qt.ItemDataRole.EditRole if column in FIELDS:
                said = shown(row.texts[FIELDS[column]], LONGEST_LINE)
            case Qt.ItemDataRole.CheckStateRole if column is ImportColumn.ROW and row.is_wanted is not None:
                said = Qt.CheckState.Checked if row.is_wanted else Qt.CheckState.Unchecked
            case Qt.ItemDataRole.ToolTipRole:
                note = self.problem(row, column) or (row_note(row) if column is ImportColumn.NOTE else "")
                said = tooltip(note) if note else None
            case Qt.ItemDataRole.AccessibleTextRole:
                said = self._spoken(row, column)
            case _:
                said = None
        return said

    def setData(  # noqa: N802 - Qt's name
        self, index: _Index, value: object, role: int = Qt.ItemDataRole.EditRole
    ) -> bool:
        column, preview = ImportColumn(index.column()), self._preview
        row = self.row(index.row())
        if preview is None or row is None:
            return False
        if role == Qt.ItemDataRole.EditRole and column in FIELDS:
            if str(value) == shown(row.texts[FIELDS[column]], LONGEST_LINE):
                return False
            preview.edit(self._indexes[index.row()], FIELDS[column], str(value))
            self._update(index.row())
            self.edited.emit()
            return True
        if role == Qt.ItemDataRole.CheckStateRole and row.is_wanted is not None:
            preview.include(self._indexes[index.row()], wanted=not row.is_wanted)
            self._update(index.row())
            self.chosen.emit()
            return True
        return False

    def _update(self, row: int) -> None:
        self._remembered.pop(row, None)
        self.dataChanged.emit(self.index(row, 0), self.index(row, len(ImportColumn) - 1))

    def _spoken(self, row: PreviewRow, column: ImportColumn) -> str:
        """Return a cell with what its colour and icon show."""
        text = self.text(row, column)
        if column is ImportColumn.ROW and row.is_wanted is not None:
            state = self.tr("included") if row.is_wanted else state_word(AddState.LEFT_OUT)
            return f"{text}, {state}"
        problem = self.problem(row, column)
        return f"{text or self.tr('empty')}, {problem}" if problem else text
