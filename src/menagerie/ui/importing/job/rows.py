"""The rows of a job, one page of them at a time, in a table."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from menagerie.outbox.job import JobResult
from menagerie.ui.importing.job.words import row_name, row_result
from menagerie.ui.look.plain_text import in_one_line, tooltip
from menagerie.ui.look.theme import ROW_HEIGHT, Theme, sized
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import number
from menagerie.ui.widgets.painting import draw_line, draw_row_line, draw_state, states_width
from menagerie.ui.widgets.scrolling import clear_background, keep_scroll_bar
from menagerie.ui.words.states import state_of, state_word

_PADDING = 12
_LEAST_STATE_WIDTH, _NUMBER_WIDTH = 150, 72
_LEAST_COLUMN = 60
_NAME_SHARE = 0.28
ROW_ROLE: Final = Qt.ItemDataRole.UserRole
_Index = QModelIndex | QPersistentModelIndex


class ResultColumn(IntEnum):
    """The columns of the table."""

    NUMBER = 0
    NAME = 1
    STATE = 2
    RESULT = 3


class JobRows(QAbstractTableModel):
    """The model of one page of rows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[JobResult, ...] = ()

    def show_rows(self, rows: Sequence[JobResult]) -> None:
        """Show these rows. The same rows in another state keep the scroll position and the current row."""
        before, after = self._rows, tuple(rows)
        if [row.number for row in before] == [row.number for row in after]:
            self._rows = after
            if before != after:
                self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, len(ResultColumn) - 1))
            return
        self.beginResetModel()
        self._rows = after
        self.endResetModel()

    def row(self, index: int) -> JobResult | None:
        """Return a row of the page."""
        return self._rows[index] if 0 <= index < len(self._rows) else None

    def row_from(self, number: int) -> int:
        """Return the index of the first row with this number or a higher one; 0 if there is none."""
        return next((index for index, row in enumerate(self._rows) if row.number >= number), 0)

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(ResultColumn)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row, column = self._rows[index.row()], ResultColumn(index.column())
        if role == ROW_ROLE:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return in_one_line(_text(row, column))
        if role == Qt.ItemDataRole.ToolTipRole:
            return tooltip(_text(row, column))
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation is Qt.Orientation.Vertical:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return {
            ResultColumn.NUMBER: translate("importing", "Row"),
            ResultColumn.NAME: translate("importing", "Name"),
            ResultColumn.STATE: translate("importing", "State"),
            ResultColumn.RESULT: translate("importing", "ID or reason"),
        }[ResultColumn(section)]


class JobTable(QTableView):
    """Shows one page of rows.

    Signals: ``opened(object)`` with the JobResult of a row on Enter or a double click.
    """

    opened = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        clear_background(self)
        self.setObjectName("importResults")
        self.setAccessibleName(self.tr("Rows of the import"))
        self.rows = JobRows(self)
        self.setModel(self.rows)
        self.setItemDelegate(_Delegate(theme, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        keep_scroll_bar(self)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(sized(ROW_HEIGHT))
        header = self.horizontalHeader()
        header.setFixedHeight(sized(ROW_HEIGHT))
        header.setMinimumSectionSize(_LEAST_COLUMN)
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        state_width = max(_LEAST_STATE_WIDTH, states_width(self.font()) + 2 * _PADDING)
        number_width = max(_NUMBER_WIDTH, header.sectionSizeHint(ResultColumn.NUMBER))
        for column, width in ((ResultColumn.NUMBER, number_width), (ResultColumn.STATE, state_width)):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
            header.resizeSection(column, width)
        header.setSectionResizeMode(ResultColumn.NAME, QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(ResultColumn.RESULT, QHeaderView.ResizeMode.Stretch)
        self.doubleClicked.connect(lambda _index: self.open_current())
        # The number of the row that was current before others were shown.
        self._number = 0
        self.rows.modelAboutToBeReset.connect(self._note_current)
        self.rows.modelReset.connect(self._keep_current)
        theme.changed.connect(self.viewport().update)

    def current(self) -> JobResult | None:
        """Return the current row."""
        return self.rows.row(self.currentIndex().row())

    def resizeEvent(self, event: QResizeEvent) -> None:
        # Give most of the room to reasons, which are longer than names, and at least that of their title.
        super().resizeEvent(event)
        header, width = self.horizontalHeader(), self.viewport().width()
        others = (ResultColumn.NUMBER, ResultColumn.STATE)
        most = width - sum(map(header.sectionSize, others)) - header.sectionSizeHint(ResultColumn.RESULT)
        header.resizeSection(ResultColumn.NAME, max(_LEAST_COLUMN, min(round(width * _NAME_SHARE), most)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.open_current()
            return
        super().keyPressEvent(event)

    def _note_current(self) -> None:
        before = self.rows.row(self.currentIndex().row())
        self._number = 0 if before is None else before.number

    def _keep_current(self) -> None:
        """Make the row current that comes after one that is not shown any more; the first one of others."""
        self.setCurrentIndex(self.rows.index(self.rows.row_from(self._number), 0))

    def open_current(self) -> None:
        """Open the current row."""
        if (row := self.current()) is not None:
            self.opened.emit(row)


class _Delegate(QStyledItemDelegate):
    """Paints each cell as a line of text, and the state as a pill."""

    def __init__(self, theme: Theme, table: JobTable) -> None:
        super().__init__(table)
        self._theme = theme
        self._table = table

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        painter.save()
        painter.setClipRect(option.rect)
        cell, colour = option.rect, self._theme.colour
        if index.row() == self._table.currentIndex().row():
            painter.fillRect(cell, colour("selection" if self._table.hasFocus() else "hover"))
        draw_row_line(painter, cell, colour("line"))
        inner = cell.adjusted(_PADDING, 0, -_PADDING, -1)
        row = index.data(ROW_ROLE)
        text = str(index.data(Qt.ItemDataRole.DisplayRole))
        painter.setFont(option.font)
        if index.column() == ResultColumn.STATE:
            draw_state(painter, inner, state_of(row.entry), self._theme, option.direction)
        else:
            painter.setPen(colour("muted" if index.column() == ResultColumn.NUMBER else "text"))
            # A text runs in its own direction, and begins at the column's edge.
            painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
            mirrored = option.direction is Qt.LayoutDirection.RightToLeft
            draw_line(painter, inner, text, at_right=mirrored)
        painter.restore()


def _text(row: JobResult, column: ResultColumn) -> str:
    match column:
        case ResultColumn.NUMBER:
            return number(row.number)
        case ResultColumn.NAME:
            return row_name(row)
        case ResultColumn.STATE:
            return state_word(state_of(row.entry))
        case ResultColumn.RESULT:
            return row_result(row)
