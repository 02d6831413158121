"""The columns of the table: they fill its width, can be moved, hidden and sorted by, and are remembered."""

import math
import zlib
from collections.abc import Iterable, Mapping

import msgspec
from msgspec import Struct
from PySide6.QtCore import QByteArray, QItemSelectionModel, QObject, Qt
from PySide6.QtGui import QAction, QStandardItemModel
from PySide6.QtWidgets import QHeaderView, QMenu, QTableView

from menagerie.domain.columns import CATEGORY, ID, LAST_SEEN, NAME, NOTE, STATUS, TABLE_COLUMNS, TAGS, Column
from menagerie.ui.listing.animal_rows import AnimalRows, Sorting
from menagerie.ui.look.theme import sized
from menagerie.ui.look.wording import column_title
from menagerie.ui.widgets.form import give_reason

# Below this, most names could not be told apart. With larger texts it is more, as are all widths.
NAME_LEAST = 150
# Beyond this, the eye has too far to go to the category, unless a person makes it wider.
NAME_MOST = 420
# Most names of categories with their number; only what the name leaves goes to it.
CATEGORY_MOST = 320
# The share of its width that another column keeps when there is too little room.
_LEAST_SHARE = 0.75
# A border cannot be moved closer than this to the next one.
_NARROWEST = 60
# Wider than any screen: a larger number comes from a damaged file.
_WIDEST = 10_000
_SEAL_LENGTH = 4
_HIDDEN_AT_FIRST = frozenset(column for column in TABLE_COLUMNS if not column.is_shown_at_first)
# The columns of release 0.1.0, in its order.
_FIRST_COLUMNS = (ID, NAME, CATEGORY, STATUS, LAST_SEEN)


class TableLayout(Struct, frozen=True, omit_defaults=True):
    """What is remembered, by the columns' keys.

    ``widths`` has those that a person has set, in pixels, ``order`` the columns from the leading edge on.
    ``shown`` has those that a person has shown of the ones that are hidden at first.
    """

    order: tuple[str, ...] = ()
    widths: dict[str, int] = {}
    hidden: tuple[str, ...] = ()
    shown: tuple[str, ...] = ()
    sorted_by: str | None = None
    is_descending: bool = False


def fitted_widths(
    room: int, wanted: Mapping[Column, int], needed: Mapping[Column, int], most: int
) -> dict[Column, int]:
    """Return the width of each shown column in ``room`` pixels; the name takes what the others leave.

    ``wanted`` has every shown column except the name, which gets ``most`` at most: what is left then is not
    in the result. Where the name would get less than NAME_LEAST, the others give way, but no further than to
    what is ``needed``.
    """
    name_least = sized(NAME_LEAST)
    least = {
        column: min(width, max(_NARROWEST, needed.get(column, round(_LEAST_SHARE * width))))
        for column, width in wanted.items()
    }
    can_give = sum(wanted.values()) - sum(least.values())
    lacking = min(max(0, name_least + sum(wanted.values()) - room), can_give)
    result = {}
    for column, width in wanted.items():
        gives = math.ceil(lacking * (width - least[column]) / can_give) if can_give else 0
        result[column] = width - gives
    result[NAME] = max(name_least, min(most, room - sum(result.values())))
    return result


class ColumnLayout(QObject):
    """Lays out the columns of a table.

    A border that a person moves takes from the column beside it, so that the columns always fill the table.
    What a wide table has beyond that belongs to the category, up to a width, then to the note, or else to the
    tags or the last column.
    """

    def __init__(self, table: QTableView, rows: AnimalRows) -> None:
        super().__init__(table)
        self._table = table
        self._rows = rows
        self._header = table.horizontalHeader()
        self._widths: dict[Column, int] = {}
        # What one column has beyond its own width, and whether the name has as much as it wants.
        self._rest = 0
        self._is_wide = False
        self._needed: dict[Column, int] = {}
        self._useful: dict[Column, int] = {}
        self._hidden: set[Column] = set(_HIDDEN_AT_FIRST)
        self._shows_last_seen = False
        self._is_fitting = False
        # Made after the first picture: what shows and hides each column, and what sorts by it.
        self._column_actions: dict[Column, QAction] = {}
        self._sort_actions: dict[Column, QAction] = {}
        self._prepare(self._header)
        self._hide_and_show()
        self._header.sectionResized.connect(self._resized)

    @property
    def shown(self) -> tuple[Column, ...]:
        """The columns that are shown, from the leading edge on."""
        sections = map(self._header.logicalIndex, range(self._header.count()))
        return tuple(TABLE_COLUMNS[one] for one in sections if not self._header.isSectionHidden(one))

    @property
    def offered(self) -> tuple[Column, ...]:
        """The columns that the rows have, shown or hidden, from the leading edge on."""
        sections = map(self._header.logicalIndex, range(self._header.count()))
        columns = (TABLE_COLUMNS[section] for section in sections)
        return tuple(column for column in columns if column is not LAST_SEEN or self._shows_last_seen)

    def is_hidden(self, column: Column) -> bool:
        """Return whether ``column`` is hidden, by a person or at first."""
        return column in self._hidden

    def show(self, column: Column, *, shown: bool) -> None:
        """Show or hide a column; the name is always shown."""
        if column is NAME or shown is not self.is_hidden(column):
            return
        self._hidden.symmetric_difference_update({column})
        self._hide_and_show()

    @property
    def hidden(self) -> tuple[Column, ...]:
        """The columns that a person has hidden."""
        return tuple(column for column in TABLE_COLUMNS if column in self._hidden)

    def hide_only(self, columns: Iterable[Column]) -> None:
        """Hide these columns and no others."""
        hidden = set(columns) - {NAME}
        if hidden != self._hidden:
            self._hidden = hidden
            self._hide_and_show()

    def show_last_seen(self, *, shown: bool) -> None:
        """Offer the column that is of use only for everything seen, or take it away."""
        if shown is not self._shows_last_seen:
            self._shows_last_seen = shown
            self._hide_and_show()

    def need(self, column: Column, width: int) -> None:
        """Make a column at least so wide: two cut numbers could look the same, and a status is one word.

        It is never made narrower, so that a person's own width stays.
        """
        if width > self._needed.get(column, 0):
            self._needed[column] = width
            self.fit()

    def use(self, column: Column, width: int) -> None:
        """Give a column so much as long as there is room and no person has set its width."""
        self._useful[column] = width
        self.fit()

    def fit(self) -> None:
        """Let the columns fill the table."""
        if not self._table.isVisible() or self._is_fitting:
            return
        room, others = self._table.viewport().width(), [one for one in self.shown if one is not NAME]
        wanted = {column: self._wanted(column) for column in others}
        widths = fitted_widths(room, wanted, self._needed, self._widths.get(NAME, sized(NAME_MOST)))
        self._rest = max(0, room - sum(widths.values()))
        self._is_wide = self._rest > 0
        if CATEGORY in widths and CATEGORY not in self._widths:
            more = min(self._rest, max(0, sized(CATEGORY_MOST) - widths[CATEGORY]))
            widths[CATEGORY] += more
            self._rest -= more
        widths[self._takes_rest] += self._rest
        self._set_widths(widths)

    def remember(self) -> bytes:
        """Return order, widths, hidden columns and sorting, to be given to ``recall``."""
        sections = map(self._header.logicalIndex, range(self._header.count()))
        section = self._header.sortIndicatorSection()
        return msgspec.json.encode(
            TableLayout(
                order=tuple(TABLE_COLUMNS[one].key for one in sections),
                widths={column.key: width for column, width in self._widths.items()},
                hidden=tuple(sorted(column.key for column in self._hidden - _HIDDEN_AT_FIRST)),
                shown=tuple(sorted(column.key for column in _HIDDEN_AT_FIRST - self._hidden)),
                sorted_by=TABLE_COLUMNS[section].key if 0 <= section < len(TABLE_COLUMNS) else None,
                is_descending=self._header.sortIndicatorOrder() is Qt.SortOrder.DescendingOrder,
            )
        )

    def recall(self, remembered: bytes) -> Sorting | None:
        """Restore what ``remember`` returned, or release 0.1.0 wrote; return how rows were sorted.

        Return None for half a layout and for one of other columns, which changes nothing.
        """
        try:
            layout = msgspec.json.decode(remembered, type=TableLayout)
        except (msgspec.DecodeError, UnicodeDecodeError):
            old = self._written_by_qt(remembered)
            if old is None:
                return None
            layout = old
        columns = {column.key: column for column in TABLE_COLUMNS}
        self._widths = {
            columns[key]: min(max(width, _NARROWEST), _WIDEST)
            for key, width in layout.widths.items()
            if key in columns
        }
        self._hidden = {columns[key] for key in layout.hidden if key in columns} - {NAME}
        self._hidden |= {column for column in _HIDDEN_AT_FIRST if column.key not in layout.shown}
        known = [columns[key] for key in dict.fromkeys(layout.order) if key in columns]
        for position, column in enumerate(known):
            self._header.moveSection(self._header.visualIndex(TABLE_COLUMNS.index(column)), position)
        self._hide_and_show()
        return Sorting(columns.get(layout.sorted_by or ""), layout.is_descending)

    @property
    def _takes_rest(self) -> Column:
        """The column that has what is left where there is more room than all of them want."""
        shown = self.shown
        return next((column for column in (NOTE, TAGS) if column in shown), shown[-1])

    def _wanted(self, column: Column) -> int:
        """Return the width that a person has set, or the usual one, whatever the rows hold."""
        own = max(sized(column.table_width or 0), self._needed.get(column, 0), self._useful.get(column, 0))
        return self._widths.get(column, own)

    def _hide_and_show(self) -> None:
        hidden = self._hidden if self._shows_last_seen else self._hidden | {LAST_SEEN}
        self._rows.hide(frozenset(hidden))
        for section, column in enumerate(TABLE_COLUMNS):
            self._header.setSectionHidden(section, column in hidden)
        self.fit()
        self._show_in_actions()

    def column_actions(self) -> tuple[QAction, ...]:
        """Return an action for each column, checked while it is shown; the header's menu offers them, too."""
        if not self._column_actions:
            self._column_actions = {column: self._column_action(column) for column in TABLE_COLUMNS}
            self._header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
            self._header.customContextMenuRequested.connect(
                lambda point: self.make_menu().popup(self._header.viewport().mapToGlobal(point))
            )
            self._show_in_actions()
        return tuple(self._column_actions.values())

    def sort_actions(self) -> tuple[QAction, ...]:
        """Return an action for each column that the rows can be sorted by, as by a click on its title."""
        if not self._sort_actions:
            sorts = (column for column in TABLE_COLUMNS if column.can_sort)
            self._sort_actions = {column: self._sort_action(column) for column in sorts}
            self._show_in_actions()
        return tuple(self._sort_actions.values())

    def make_menu(self) -> QMenu:
        """Return a menu of the columns, which is deleted when it closes."""
        menu = QMenu(self._header)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setObjectName("headerMenu")
        menu.addActions(self.column_actions())
        return menu

    def _column_action(self, column: Column) -> QAction:
        action = QAction(column_title(column), self)
        action.setObjectName(f"{column.key}ColumnAction")
        action.setToolTip(self.tr("Show the column {title}").format(title=column_title(column)))
        action.setCheckable(True)
        if column is NAME:
            give_reason(action, self.tr("The name is always shown."))
            action.setEnabled(False)
        action.triggered.connect(lambda is_shown: self.show(column, shown=is_shown))
        return action

    def _sort_action(self, column: Column) -> QAction:
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

    def _show_in_actions(self) -> None:
        offered = self.offered
        for column, action in (*self._column_actions.items(), *self._sort_actions.items()):
            action.setVisible(column in offered)
        for column, action in self._column_actions.items():
            action.setChecked(not self.is_hidden(column))

    def _resized(self, section: int, before: int, now: int) -> None:
        """Give the column beside it what a column has lost, and take from it what the column has gained."""
        column = TABLE_COLUMNS[section]
        if self._is_fitting or 0 in {before, now}:
            # Qt hides a section by making it as narrow as nothing.
            return
        if not self._table.isVisible():
            self._keep({column: now})
            return
        beside = self._beside(column)
        if beside is None:
            return
        both = before + self._header.sectionSize(TABLE_COLUMNS.index(beside))
        least, most = self._narrowest(column), both - self._narrowest(beside)
        width = max(least, min(now, most))
        widths = {column: width, beside: both - width}
        self._set_widths(widths)
        self._keep(widths)

    def _beside(self, column: Column) -> Column | None:
        """Return the column after ``column``, or before it where it is the last one."""
        shown = self.shown
        if len(shown) < 2 or column not in shown:  # noqa: PLR2004 - this one and another
            return None
        position = shown.index(column)
        return shown[position + 1] if position + 1 < len(shown) else shown[position - 1]

    @staticmethod
    def _narrowest(column: Column) -> int:
        return sized(NAME_LEAST) if column is NAME else _NARROWEST

    def _keep(self, widths: Mapping[Column, int]) -> None:
        for column, width in widths.items():
            # As long as the name has what the others leave, it has no width of its own.
            if column is not NAME or self._is_wide or width > self._widths.get(NAME, sized(NAME_MOST)):
                is_wide = column is self._takes_rest
                self._widths[column] = max(_NARROWEST, width - self._rest if is_wide else width)

    def _set_widths(self, widths: Mapping[Column, int]) -> None:
        self._is_fitting = True
        try:
            for column, width in widths.items():
                self._header.resizeSection(TABLE_COLUMNS.index(column), width)
        finally:
            self._is_fitting = False

    def _prepare(self, header: QHeaderView) -> None:
        header.setHighlightSections(False)
        header.setSectionsMovable(True)
        header.setFirstSectionMovable(True)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setStretchLastSection(False)
        header.setMinimumSectionSize(_NARROWEST)
        # A third click gives the service's own order back.
        header.setSortIndicatorClearable(True)
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        header.setAccessibleName(self.tr("Columns"))
        # A selection of its own, always empty: a header that follows the table's asks every one of a million
        # selected rows, for each column and at each change, whether the whole column is selected.
        header.setSelectionModel(QItemSelectionModel(header.model(), header))

    def _written_by_qt(self, remembered: bytes) -> TableLayout | None:
        """Return what is of use in the state of a header that release 0.1.0 has kept.

        Its name, its last column and its hidden columns were not chosen by a person.
        """
        seal, state = remembered[:_SEAL_LENGTH], remembered[_SEAL_LENGTH:]
        # Qt aborts on a state that was saved with other columns.
        if seal != zlib.crc32(state, len(_FIRST_COLUMNS)).to_bytes(_SEAL_LENGTH):
            return None
        # Not in the header of the table: that would also restore how its columns stretched.
        header = QHeaderView(Qt.Orientation.Horizontal)
        header.setModel(QStandardItemModel(0, len(_FIRST_COLUMNS), header))
        header.restoreState(QByteArray(state))
        order = [*map(header.logicalIndex, range(header.count()))]
        shown = [section for section in order if not header.isSectionHidden(section)]
        sorted_by = header.sortIndicatorSection()
        layout = TableLayout(
            order=tuple(_FIRST_COLUMNS[section].key for section in order),
            widths={
                _FIRST_COLUMNS[section].key: header.sectionSize(section)
                for section in shown[:-1]
                if _FIRST_COLUMNS[section] is not NAME
            },
            sorted_by=_FIRST_COLUMNS[sorted_by].key if 0 <= sorted_by < len(_FIRST_COLUMNS) else None,
            is_descending=header.sortIndicatorOrder() is Qt.SortOrder.DescendingOrder,
        )
        header.deleteLater()
        return layout
