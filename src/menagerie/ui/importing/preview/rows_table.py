"""The table of a delivery: its rows can be included, left out and edited in place."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView

from menagerie.ui.importing.preview.rows_delegate import ImportDelegate
from menagerie.ui.importing.preview.rows_model import ImportColumn, ImportRows
from menagerie.ui.look.theme import Theme
from menagerie.ui.widgets.scrolling import clear_background, keep_scroll_bar
from menagerie.workflows.importing.preview import Preview

ROW_HEIGHT = 38
# The shares of the columns after the first one in the room that it leaves.
_SHARES = {
    ImportColumn.NAME: 0.27,
    ImportColumn.CATEGORY: 0.2,
    ImportColumn.STATUS: 0.16,
    ImportColumn.NOTE: 0.37,
}
_ROW_WIDTH = 104
# The pill of the longest status.
_STATUS_WIDTH = 124
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class ImportTable(QTableView):
    """Enter, F2, a double click or typing edits a cell; Space or a click on the box includes a row.

    Signals: ``reached`` when the keyboard leads into it.
    """

    reached = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        clear_background(self)
        self.setObjectName("importTable")
        self.setAccessibleName(self.tr("Rows to import"))
        self.rows = ImportRows(self)
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
        numbers.setDefaultSectionSize(ROW_HEIGHT)
        titles = self.horizontalHeader()
        titles.setFixedHeight(ROW_HEIGHT)
        titles.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        titles.setHighlightSections(False)
        titles.setSectionsClickable(False)
        theme.changed.connect(self.viewport().update)

    def show_rows(
        self, preview: Preview | None, places: Sequence[int], category_names: Mapping[int, str]
    ) -> None:
        """Show the rows of ``preview`` at these places."""
        self.rows.show_rows(preview, places, category_names)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the columns share the room."""
        super().resizeEvent(event)
        room = max(0, self.viewport().width() - _ROW_WIDTH)
        self.setColumnWidth(ImportColumn.ROW, _ROW_WIDTH)
        left = room
        for column, share in _SHARES.items():
            width = left if column is ImportColumn.NOTE else round(room * share)
            if column is ImportColumn.STATUS:
                width = max(width, _STATUS_WIDTH)
            self.setColumnWidth(column, width)
            left -= width

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell when the keyboard leads here."""
        super().focusInEvent(event)
        if event.reason() in {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason}:
            self.reached.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Edit with Enter, and include or leave out with Space."""
        current = self.currentIndex()
        if self.state() is QAbstractItemView.State.EditingState:
            # The field of the cell takes Enter, and passes it on.
            event.ignore()
            return
        is_plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if is_plain and event.key() == Qt.Key.Key_Space and current.isValid():
            self._toggle(current)
        elif is_plain and event.key() in _ENTER and current.flags() & Qt.ItemFlag.ItemIsEditable:
            self.edit(current)
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Include a row or leave it out where its box is clicked."""
        super().mouseReleaseEvent(event)
        place = event.position().toPoint()
        index = self.indexAt(place)
        if event.button() is Qt.MouseButton.LeftButton and index.column() == ImportColumn.ROW:
            # The whole cell before the number is easier to hit than the box.
            cell = self.visualRect(index)
            if index == self.currentIndex() and cell.contains(place):
                self._toggle(index)

    def _toggle(self, index: QModelIndex) -> None:
        box = index.siblingAtColumn(ImportColumn.ROW)
        self.rows.setData(box, None, Qt.ItemDataRole.CheckStateRole)
