"""What can be done with the columns from a menu or by keyboard: hiding, showing and sorting."""

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHeaderView, QMenu

from menagerie.domain.columns import NAME, TABLE_COLUMNS, Column
from menagerie.ui.listing.table.column_layout import ColumnLayout
from menagerie.ui.look.wording import column_title
from menagerie.ui.widgets.form import give_reason


class ColumnActions(QObject):
    """The actions of the columns; a right click on the header shows those that hide and show them.

    ``columns`` are checked for each column that is shown; ``sorts`` do what a click on a title does.
    """

    def __init__(self, header: QHeaderView, layout: ColumnLayout) -> None:
        super().__init__(header)
        self._header = header
        self._layout = layout
        self.columns = tuple(self._column(column) for column in TABLE_COLUMNS)
        self._sorts = {column: self._sort(column) for column in TABLE_COLUMNS if column.can_sort}
        self.sorts = tuple(self._sorts.values())
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header.customContextMenuRequested.connect(self._show_menu)
        layout.hidden_changed.connect(self._show_columns)
        self._show_columns()

    def make_menu(self) -> QMenu:
        """Return a menu of the columns, which is deleted when it closes."""
        menu = QMenu(self._header)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setObjectName("headerMenu")
        menu.addActions(self.columns)
        return menu

    def _column(self, column: Column) -> QAction:
        action = QAction(column_title(column), self)
        action.setObjectName(f"{column.key}ColumnAction")
        action.setToolTip(self.tr("Show the column {title}").format(title=column_title(column)))
        action.setCheckable(True)
        if column is NAME:
            give_reason(action, self.tr("The name is always shown."))
            action.setEnabled(False)
        action.triggered.connect(lambda is_shown: self._layout.show(column, shown=is_shown))
        return action

    def _sort(self, column: Column) -> QAction:
        action = QAction(self.tr("Sort by {column}").format(column=column_title(column)), self)
        action.setObjectName(f"{column.key}SortAction")
        action.triggered.connect(lambda: self._sort_by(TABLE_COLUMNS.index(column)))
        return action

    def _sort_by(self, section: int) -> None:
        """Sort upwards, then downwards, then as the service does, as clicks on the title do."""
        header, orders = self._header, Qt.SortOrder
        if header.sortIndicatorSection() != section:
            header.setSortIndicator(section, orders.AscendingOrder)
        elif header.sortIndicatorOrder() is orders.AscendingOrder:
            header.setSortIndicator(section, orders.DescendingOrder)
        else:
            header.setSortIndicator(-1, orders.AscendingOrder)

    def _show_columns(self) -> None:
        offered = self._layout.offered
        for column, action in zip(TABLE_COLUMNS, self.columns, strict=True):
            action.setVisible(column in offered)
            action.setChecked(not self._layout.is_hidden(column))
        for column, action in self._sorts.items():
            action.setVisible(column in offered)

    def _show_menu(self, place: QPoint) -> None:
        self.make_menu().popup(self._header.viewport().mapToGlobal(place))
