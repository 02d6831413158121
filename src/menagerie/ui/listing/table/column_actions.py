"""What can be done with the columns from a menu or by keyboard: hiding, showing and sorting."""

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QHeaderView, QMenu

from menagerie.domain.animal import PetStatus
from menagerie.domain.columns import NAME, STATUS, TABLE_COLUMNS, Column, Kind
from menagerie.ui.listing.table.column_layout import ColumnLayout
from menagerie.ui.look.row_wording import column_title
from menagerie.ui.look.shortcuts import free_shortcuts
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import status_word
from menagerie.ui.widgets.reasons import give_reason

_UNSORTED_SHORTCUT = "Alt+Shift+0"


class ColumnActions(QObject):
    """The actions of the columns; a right click on the header shows them.

    ``columns`` are checked for each column that is shown, ``sorts`` for the order that is chosen.
    """

    def __init__(self, header: QHeaderView, layout: ColumnLayout) -> None:
        super().__init__(header)
        self._header = header
        self._layout = layout
        self.columns = tuple(self._column(column) for column in TABLE_COLUMNS)
        self._group = QActionGroup(self)
        self._sections: dict[tuple[int, Qt.SortOrder], QAction] = {}
        self.sorts = self._sorts()
        # So that their shortcuts work everywhere in the window while the table is there.
        header.addActions(self.sorts)
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header.customContextMenuRequested.connect(self._show_menu)
        header.sortIndicatorChanged.connect(self._show_sorting)
        layout.hidden_changed.connect(self._show_columns)
        self._show_columns()
        self._show_sorting(header.sortIndicatorSection(), header.sortIndicatorOrder())

    def make_menu(self) -> QMenu:
        """Return a menu of the columns and the orders, which is deleted when it closes."""
        menu = QMenu(self._header)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setObjectName("headerMenu")
        menu.addActions(self.columns)
        menu.addSeparator()
        menu.addActions(self.sorts)
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

    def _sorts(self) -> tuple[QAction, ...]:
        unsorted = self._sort("unsortedAction", self.tr("The service's order"), _UNSORTED_SHORTCUT)
        self._connect_sort(unsorted, -1, Qt.SortOrder.AscendingOrder)
        actions = [unsorted]
        for section, column in enumerate(TABLE_COLUMNS):
            if not column.can_sort:
                continue
            up, down = _orders(column)
            name, place = f"{column.key}Sort", section + 1
            ascending = self._sort(f"{name}Action", up, f"Alt+Shift+{place}")
            descending = self._sort(f"{name}DownAction", down, f"Ctrl+Shift+{place}")
            self._connect_sort(ascending, section, Qt.SortOrder.AscendingOrder)
            self._connect_sort(descending, section, Qt.SortOrder.DescendingOrder)
            actions += [ascending, descending]
        return tuple(actions)

    def _sort(self, name: str, text: str, shortcut: str) -> QAction:
        action = QAction(text, self)
        action.setObjectName(name)
        action.setShortcuts(free_shortcuts(shortcut))
        action.setCheckable(True)
        self._group.addAction(action)
        return action

    def _connect_sort(self, action: QAction, section: int, order: Qt.SortOrder) -> None:
        self._sections[section, order] = action
        action.triggered.connect(lambda: self._header.setSortIndicator(section, order))

    def _show_columns(self) -> None:
        offered = self._layout.offered
        for column, action in zip(TABLE_COLUMNS, self.columns, strict=True):
            action.setVisible(column in offered)
            action.setChecked(not self._layout.is_hidden(column))
        for (section, _order), action in self._sections.items():
            action.setVisible(section < 0 or TABLE_COLUMNS[section] in offered)

    def _show_sorting(self, section: int, order: Qt.SortOrder) -> None:
        unsorted = self._sections[-1, Qt.SortOrder.AscendingOrder]
        self._sections.get((section, order), unsorted).setChecked(True)

    def _show_menu(self, place: QPoint) -> None:
        self.make_menu().popup(self._header.viewport().mapToGlobal(place))


def _orders(column: Column) -> tuple[str, str]:
    """Return in words how rows are sorted by ``column``, ascending and descending."""
    title = column_title(column)
    if column is STATUS:
        first = status_word(next(iter(PetStatus)))
        words = (
            translate("listing", "{column}: {status} first"),
            translate("listing", "{column}: {status} last"),
        )
        return words[0].format(column=title, status=first), words[1].format(column=title, status=first)
    ascending, descending = {
        Kind.NUMBER: (
            translate("listing", "{column}: lowest first"),
            translate("listing", "{column}: highest first"),
        ),
        Kind.TEXT: (translate("listing", "{column}: A to Z"), translate("listing", "{column}: Z to A")),
        Kind.TIME: (
            translate("listing", "{column}: oldest first"),
            translate("listing", "{column}: newest first"),
        ),
    }[column.kind]
    return ascending.format(column=title), descending.format(column=title)
