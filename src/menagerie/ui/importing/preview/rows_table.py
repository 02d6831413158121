"""The table of a delivery: its rows can be included, left out and edited in place."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QTableView,
    QWidget,
)

from menagerie.domain.animal import PetStatus
from menagerie.ui.importing.preview.rows_delegate import PADDING, ImportDelegate
from menagerie.ui.importing.preview.rows_model import ImportColumn, ImportRows
from menagerie.ui.look.theme import ROW_HEIGHT, Theme, sized
from menagerie.ui.look.wording import status_word
from menagerie.ui.widgets.painting import pill_width
from menagerie.ui.widgets.scrolling import clear_background, keep_scroll_bar
from menagerie.workflows.importing.preview import Preview

# The note's share in the room beside the first column. What it usually says comes before long names.
_NOTE_SHARE, _WIDEST_NOTE = 0.37, 0.48
_NOTE_LETTERS = 56
# What is left of a name in a narrow window.
_NAME_LETTERS = 12
# The share of the status in what the note leaves, and that of the name in the rest.
_STATUS_SHARE, _NAME_SHARE = 0.25, 0.57
_ROW_WIDTH = 104
_BEFORE_ALL = -1
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class ImportTable(QTableView):
    """Enter, F2, a double click or typing edits a cell; Space or a click on the box includes a row.

    Enter after an edit goes on: to the next problem while only these are shown, else one row down.

    Signals: ``reached`` when the keyboard leads into it.
    """

    reached = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        clear_background(self)
        self.setObjectName("importTable")
        self.setAccessibleName(self.tr("Rows to import"))
        self.rows = ImportRows(self)
        self._goes_to_problems = False
        self._note_width = _NOTE_LETTERS * self.fontMetrics().averageCharWidth()
        self._least_name = _NAME_LETTERS * self.fontMetrics().averageCharWidth()
        self.setModel(self.rows)
        self._delegate = ImportDelegate(theme, self, self.rows)
        self.setItemDelegate(self._delegate)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        keep_scroll_bar(self)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        triggers = QAbstractItemView.EditTrigger
        self.setEditTriggers(triggers.DoubleClicked | triggers.EditKeyPressed | triggers.AnyKeyPressed)
        numbers = self.verticalHeader()
        numbers.hide()
        # A fixed height that Qt need not ask for: otherwise many rows are slow.
        numbers.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        numbers.setDefaultSectionSize(sized(ROW_HEIGHT))
        titles = self.horizontalHeader()
        titles.setFixedHeight(sized(ROW_HEIGHT))
        titles.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        titles.setHighlightSections(False)
        titles.setSectionsClickable(False)
        theme.changed.connect(self.viewport().update)

    def show_rows(
        self,
        preview: Preview | None,
        indexes: Sequence[int],
        category_names: Mapping[int, str],
        *,
        only_problems: bool = False,
    ) -> None:
        """Show the rows of ``preview`` with these indexes, from the first one on."""
        self._goes_to_problems = only_problems
        self.rows.show_rows(preview, indexes, category_names)
        self.scrollToTop()

    def go_to_problem(self) -> None:
        """Take the focus, at the first problem: what is typed mends it."""
        self._begin()
        self.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room = max(0, self.viewport().width() - _ROW_WIDTH)
        self.setColumnWidth(ImportColumn.ROW, _ROW_WIDTH)
        note = max(round(room * _NOTE_SHARE), min(self._note_width, round(room * _WIDEST_NOTE)))
        status = max(round((room - note) * _STATUS_SHARE), self._status_width())
        # In a narrow window, the note leaves room for short names and the whole title of the categories.
        title = self.horizontalHeader().sectionSizeHint(ImportColumn.CATEGORY)
        note = max(0, min(note, room - status - title - self._least_name))
        rest = room - note - status
        category = max(rest - round(rest * _NAME_SHARE), title)
        widths = {
            ImportColumn.NAME: rest - category,
            ImportColumn.CATEGORY: category,
            ImportColumn.STATUS: status,
            ImportColumn.NOTE: note,
        }
        for column, width in widths.items():
            self.setColumnWidth(column, width)

    def _status_width(self) -> int:
        """Return the width in which the pill of every status is whole."""
        words = (status_word(status) for status in (None, *PetStatus))
        return pill_width(words, self.font()) + 2 * PADDING

    def focusInEvent(self, event: QFocusEvent) -> None:
        by_tab = event.reason() in {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason}
        if by_tab and not self.currentIndex().isValid():
            self._begin()
        super().focusInEvent(event)
        if by_tab:
            self.reached.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        current = self.currentIndex()
        if self.state() is QAbstractItemView.State.EditingState:
            # The field of the cell takes Enter, and passes it on.
            event.ignore()
            return
        is_plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if is_plain and event.key() == Qt.Key.Key_Space and current.isValid():
            self._toggle(current)
        elif is_plain and event.key() in _ENTER and (cell := self._to_edit(current)).isValid():
            self.setCurrentIndex(cell)
            self.edit(cell)
        else:
            super().keyPressEvent(event)

    def closeEditor(  # noqa: N802 - Qt's name
        self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint
    ) -> None:
        # Go on after Enter, as in a spreadsheet.
        super().closeEditor(editor, hint)
        # Qt says so of Enter alone.
        if hint is QAbstractItemDelegate.EndEditHint.SubmitModelCache:
            following = self._after(self.currentIndex())
            if following.isValid():
                self.setCurrentIndex(following)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        point = event.position().toPoint()
        index = self.indexAt(point)
        if event.button() is Qt.MouseButton.LeftButton and index.column() == ImportColumn.ROW:
            # The whole cell before the number is easier to hit than the box.
            cell = self.visualRect(index)
            if index == self.currentIndex() and cell.contains(point):
                self._toggle(index)

    def _begin(self) -> None:
        first = self.rows.problem_after(0, _BEFORE_ALL)
        self.setCurrentIndex(first if first.isValid() else self.rows.index(0, ImportColumn.NAME))

    def _to_edit(self, current: QModelIndex) -> QModelIndex:
        """Return the cell to edit from here: this one, or the row's problem beside its number or note."""
        if current.flags() & Qt.ItemFlag.ItemIsEditable:
            return current
        wrong = self.rows.problem_after(current.row(), _BEFORE_ALL)
        return wrong if wrong.row() == current.row() else QModelIndex()

    def _after(self, current: QModelIndex) -> QModelIndex:
        if not self._goes_to_problems:
            return current.siblingAtRow(current.row() + 1)
        following = self.rows.problem_after(current.row(), current.column())
        # One that was passed over comes at last.
        return following if following.isValid() else self.rows.problem_after(0, _BEFORE_ALL)

    def _toggle(self, index: QModelIndex) -> None:
        box = index.siblingAtColumn(ImportColumn.ROW)
        self.rows.setData(box, None, Qt.ItemDataRole.CheckStateRole)
