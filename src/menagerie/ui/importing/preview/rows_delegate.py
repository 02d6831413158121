"""Paints and edits the cells of a delivery: check box, texts, the status as a pill, and what is wrong."""

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView, QWidget

from menagerie.domain.animal import PetStatus
from menagerie.ui.importing.preview.rows_model import ImportColumn, ImportRows
from menagerie.ui.look.icons import tinted_pixmap
from menagerie.ui.look.theme import BOX, Theme, sized
from menagerie.ui.look.wording import status_word
from menagerie.ui.widgets.fields import FieldComboBox, LineEdit, draw_box
from menagerie.ui.widgets.painting import draw_line, draw_pill, draw_row_line, with_weight
from menagerie.workflows.importing.choices import Field
from menagerie.workflows.importing.preview import PreviewRow

_Index = QModelIndex | QPersistentModelIndex
PADDING = 12
_ICON, _ICON_GAP = 14, 6
_RING = 2
# A word that every delivery may use for it.
_NOT_SET = "not set"


class ImportDelegate(QStyledItemDelegate):
    """Paints every cell itself, so that light, dark and mirrored layouts look alike on every system."""

    def __init__(self, theme: Theme, table: QTableView, rows: ImportRows) -> None:
        super().__init__(table)
        self._theme = theme
        self._table = table
        self._rows = rows

    def box(self, cell: QRect) -> QRect:
        """Return the rectangle of the check box in a cell of the first column."""
        side = sized(BOX)
        rect = QRect(cell.left() + PADDING, cell.center().y() - side // 2, side, side)
        return QStyle.visualRect(self._table.layoutDirection(), cell, rect)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        row, column = self._rows.row(index.row()), ImportColumn(index.column())
        if row is None:
            return
        painter.save()
        painter.setClipRect(option.rect)
        painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        painter.setFont(option.font)
        problem = self._rows.problem(row, column)
        self._paint_background(painter, option, index, has_problem=bool(problem))
        if column is ImportColumn.ROW:
            self._paint_row(painter, option, row)
        else:
            self._paint_text(painter, option, row, column, has_problem=bool(problem))
        painter.restore()

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: _Index) -> QWidget:
        title = str(self._rows.headerData(index.column(), Qt.Orientation.Horizontal))
        editor: FieldComboBox | LineEdit
        if index.column() == ImportColumn.STATUS:
            editor = self._status_editor(parent)
            editor.name_without_label(title)
        else:
            editor = LineEdit(parent)
            editor.setProperty("look", "field")
            editor.setAccessibleName(title)
        editor.setObjectName("importCellEdit")
        del option
        return editor

    def setEditorData(self, editor: QWidget, index: _Index) -> None:  # noqa: N802 - Qt's name
        # Let the person begin with what the cell has; what has been typed since stays.
        if editor.isVisible():
            # Qt asks again when the rows were checked, which may be in the middle of a word.
            return
        text = str(index.data(Qt.ItemDataRole.EditRole) or "")
        if isinstance(editor, FieldComboBox):
            row = self._rows.row(index.row())
            status = None if row is None else row.meanings.get(Field.STATUS)
            editor.setCurrentIndex(max(0, editor.findData(status or _NOT_SET)))
        elif isinstance(editor, LineEdit):
            editor.setText(text)
            editor.selectAll()

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: _Index) -> None:
        if isinstance(editor, FieldComboBox):
            model.setData(index, str(editor.currentData()))
        elif isinstance(editor, LineEdit):
            model.setData(index, editor.text())

    def updateEditorGeometry(  # noqa: N802 - Qt's name
        self, editor: QWidget, option: QStyleOptionViewItem, index: _Index
    ) -> None:
        del index
        editor.setGeometry(option.rect)

    @staticmethod
    def _status_editor(parent: QWidget) -> FieldComboBox:
        choice = FieldComboBox(parent)
        choice.addItem(status_word(None), _NOT_SET)
        for status in PetStatus:
            choice.addItem(status_word(status), status.value)
        return choice

    def _paint_background(
        self, painter: QPainter, option: QStyleOptionViewItem, index: _Index, *, has_problem: bool
    ) -> None:
        cell, colour = option.rect, self._theme.colour
        is_current = index == self._table.currentIndex()
        if has_problem:
            painter.fillRect(cell, colour("danger_back"))
        elif is_current:
            # Over the style's own fill, on which the text would be hard to read.
            painter.fillRect(cell, colour("selection"))
        draw_row_line(painter, cell, colour("line"))
        if is_current and self._table.hasFocus():
            inset = _RING / 2
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colour("accent"), _RING))
            painter.drawRoundedRect(QRectF(cell).adjusted(inset, inset, -inset, -inset), 4, 4)

    def _paint_row(self, painter: QPainter, option: QStyleOptionViewItem, row: PreviewRow) -> None:
        colour, cell = self._theme.colour, option.rect
        mirrored = option.direction is Qt.LayoutDirection.RightToLeft
        if row.is_wanted is None:
            rect = self.box(cell)
            painter.drawPixmap(rect, tinted_pixmap("alert", colour("danger"), rect.width(), self._scale()))
        else:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(colour("accent" if row.is_wanted else "muted"), 1))
            painter.setBrush(colour("accent" if row.is_wanted else "surface"))
            box = QRectF(self.box(cell)).adjusted(0.5, 0.5, -0.5, -0.5)
            draw_box(painter, box, colour("on_accent"), is_checked=row.is_wanted)
        painter.setPen(colour("muted"))
        room = cell.adjusted(PADDING, 0, -PADDING, 0)
        draw_line(painter, room, self._rows.text(row, ImportColumn.ROW), at_right=not mirrored)

    def _paint_text(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        row: PreviewRow,
        column: ImportColumn,
        *,
        has_problem: bool,
    ) -> None:
        colour, text = self._theme.colour, self._rows.text(row, column)
        room = option.rect.adjusted(PADDING, 0, -PADDING, 0)
        mirrored = option.direction is Qt.LayoutDirection.RightToLeft
        if column is ImportColumn.STATUS and Field.STATUS in row.meanings:
            # Grey in a row that is left out, and as readable as the text beside it.
            status = row.meanings[Field.STATUS] if row.is_included or row.problems else None
            pill = self._theme.status_ink(None if status is None else str(status))
            draw_pill(painter, room, text, pill, option.direction)
            return
        ink = "text" if row.is_included or row.problems else "muted"
        if has_problem or (column is ImportColumn.NOTE and row.problems):
            ink = "danger"
        elif column is ImportColumn.NOTE:
            ink = "pending" if row.likeness is not None else "muted"
        elif column is ImportColumn.NAME:
            painter.setFont(with_weight(option.font, QFont.Weight.DemiBold))
        if has_problem:
            size = sized(_ICON)
            rect = QRect(room.left(), room.center().y() - size // 2, size, size)
            rect = QStyle.visualRect(option.direction, room, rect)
            painter.drawPixmap(rect, tinted_pixmap("alert", colour("danger"), size, self._scale()))
            step = size + _ICON_GAP
            room = room.adjusted(0, 0, -step, 0) if mirrored else room.adjusted(step, 0, 0, 0)
        painter.setPen(colour(ink))
        draw_line(painter, room, text, at_right=mirrored)

    def _scale(self) -> float:
        return self._table.devicePixelRatioF()
