"""The list of the outbox: adds that need the person, then drafts, queued adds, and those done with."""

from collections.abc import Mapping, Sequence
from enum import IntEnum
from itertools import groupby
from typing import Final

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QItemSelection,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from menagerie.domain.clock import Clock
from menagerie.outbox.entry import Entry, State
from menagerie.outbox.job import Job
from menagerie.ui.base.row_delegate import RING, SELECTION_BAR
from menagerie.ui.base.row_selection import ONLY
from menagerie.ui.look.plain_text import LONGEST_LABEL, shown, tooltip
from menagerie.ui.look.theme import Theme, scaled_font, sized
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import listed, number
from menagerie.ui.outbox.wording import Item, entry_name, item_state, sentence, spoken_row, standing, summary
from menagerie.ui.widgets.painting import draw_line, draw_row_line, draw_state
from menagerie.ui.widgets.scrolling import clear_background, keep_scroll_bar, lay_scroll_bar_over

ENTRY_ROLE: Final = Qt.ItemDataRole.UserRole
# The second line of a row; of a heading how many lines stand below it.
SUMMARY_ROLE: Final = Qt.ItemDataRole.UserRole + 1

_LEAST_HEIGHT, _LEAST_HEADING = 48, 32
_PADDING = 17
_ABOVE_AND_BELOW = 7
_BETWEEN_LINES = 1
_PILL_GAP = 12
_BEFORE_COUNT = 10
# The share of a row that a pill may take from the name.
_MOST_FOR_PILL = 0.6
_SUMMARY_FACTOR = 0.92
# So many lines are always seen whole; of more, at least one is, and the others can be scrolled to.
_FEW = 3
_Index = QModelIndex | QPersistentModelIndex


class _Group(IntEnum):
    """The groups, in the order of the rows."""

    NEEDS_PERSON = 0
    DRAFTS = 1
    QUEUED = 2
    RECENT = 3


_GROUPS: Mapping[State, _Group] = {
    State.UNCONFIRMED: _Group.NEEDS_PERSON,
    State.REFUSED: _Group.NEEDS_PERSON,
    State.DRAFT: _Group.DRAFTS,
    State.SENDING: _Group.QUEUED,
    State.QUEUED: _Group.QUEUED,
    State.CREATED: _Group.RECENT,
    State.DISCARDED: _Group.RECENT,
}
# Within a group, unconfirmed adds come before refused ones, and an add on its way before queued ones.
_RANKS = {State.REFUSED: 1, State.QUEUED: 1}
_BEFORE_ADDS = -1


class OutboxRows(QAbstractListModel):
    """The model of the list: each group of lines below its heading. A line that moves stays selected."""

    def __init__(self, clock: Clock, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._jobs: tuple[Job, ...] = ()
        self._by_number: dict[int, Item] = {}
        # Lines and the headings above them, and the row of each line.
        self._rows: list[Item | _Group] = []
        self._row_of: dict[int, int] = {}
        self._names: Mapping[int, str] = {}
        self._groups = _GROUPS
        # How many lines stand below each heading.
        self._counts: dict[_Group, int] = {}

    @property
    def names(self) -> Mapping[int, str]:
        """The names that staff gave to categories, by the category's number."""
        return self._names

    def show_entries(self, entries: Sequence[Entry], names: Mapping[int, str]) -> None:
        """Show these adds instead of all others; ``names`` are those that staff gave to categories."""
        items: tuple[Item, ...] = (*self._jobs, *entries)
        self._by_number = {key_of(item): item for item in items}
        self._names = names
        self._arrange()

    def show_left_out(self, jobs: Sequence[Job]) -> None:
        """Show a line for each of these imports, which left out rows; their adds stay as they are."""
        self._jobs = tuple(jobs)
        self.show_entries(self.adds, self._names)

    @property
    def adds(self) -> tuple[Entry, ...]:
        """The adds among the lines."""
        return tuple(item for item in self._by_number.values() if isinstance(item, Entry))

    @property
    def left_out(self) -> tuple[Job, ...]:
        """The imports with rows that were left out."""
        return self._jobs

    def show_stale(self, *, is_stale: bool) -> None:
        """Show whether queued adds need the person, since this may be an old copy of the outbox."""
        queued = _Group.NEEDS_PERSON if is_stale else _Group.QUEUED
        if self._groups[State.QUEUED] is not queued:
            self._groups = {**_GROUPS, State.QUEUED: queued}
            self._arrange()

    def take(self, entry: Entry) -> None:
        """Show an add that is new or has changed, in its present place."""
        self._by_number[entry.number] = entry
        self._arrange()

    def item(self, row: int) -> Item | None:
        """Return the line of a row; None for a heading, and where there is no row."""
        shown_there = self._rows[row] if 0 <= row < len(self._rows) else None
        return None if isinstance(shown_there, _Group) else shown_there

    def row_of(self, number: int) -> int | None:
        """Return the row of the line with this ``key_of`` it; None where there is none."""
        return self._row_of.get(number)

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: _Index) -> Qt.ItemFlag:
        return super().flags(index) if self.item(index.row()) is not None else Qt.ItemFlag.NoItemFlags

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        entry = self._rows[index.row()]
        if isinstance(entry, _Group):
            return self._of_heading(entry, role)
        return self._of_line(entry, role)

    def _of_heading(self, group: _Group, role: int) -> str | None:
        text, count = _heading(group), number(self._counts[group])
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return text
            case Qt.ItemDataRole.AccessibleTextRole:
                return listed((text, count))
        return count if role == SUMMARY_ROLE else None

    def _of_line(self, entry: Item, role: int) -> object:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return entry_name(entry)
            case Qt.ItemDataRole.UserRole:
                return entry
            case Qt.ItemDataRole.ToolTipRole:
                return tooltip(entry_name(entry) if isinstance(entry, Job) else entry.typed.name)
            case Qt.ItemDataRole.AccessibleTextRole:
                return spoken_row(entry, self._names, self._clock.now())
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return shown(sentence(entry, self._clock.now()), LONGEST_LABEL)
        return summary(entry, self._names, self._clock.now()) if role == SUMMARY_ROLE else None

    def _arrange(self) -> None:
        """Put every line into its present row, and what is selected with it."""
        self.layoutAboutToBeChanged.emit()
        before = self.persistentIndexList()
        keys = [key_of(item) if (item := self.item(index.row())) else None for index in before]
        self._rows, self._counts = [], {}
        for group, lines in groupby(sorted(self._by_number.values(), key=self._sort_key), key=self._group):
            items = tuple(lines)
            self._rows += (group, *items)
            self._counts[group] = len(items)
        rows = enumerate(self._rows)
        self._row_of = {key_of(item): row for row, item in rows if not isinstance(item, _Group)}
        after = [self.index(row) if (row := self._row_of.get(key or 0)) else QModelIndex() for key in keys]
        self.changePersistentIndexList(before, after)
        self.layoutChanged.emit()

    def _group(self, entry: Item) -> _Group:
        return _Group.NEEDS_PERSON if isinstance(entry, Job) else self._groups[entry.state]

    def _sort_key(self, entry: Item) -> tuple[int, int, float, int]:
        """Return the sort key of a line.

        Queued adds are in the order in which they are sent; elsewhere the newest is first. The time of a
        change counts only for adds that are done with, so that rows which are worked on stay where they are.
        """
        if isinstance(entry, Job):
            return _Group.NEEDS_PERSON, _BEFORE_ADDS, 0.0, -entry.number
        group = self._groups[entry.state]
        rank = _RANKS.get(entry.state, 0)
        if group is _Group.RECENT:
            return group, rank, -entry.changed_at, -entry.number
        is_queued = _GROUPS[entry.state] is _Group.QUEUED
        return group, rank, 0.0, entry.number if is_queued else -entry.number


def key_of(item: Item) -> int:
    """Return what tells a line from all others: the number of an add, or one below 0 for an import."""
    return -item.number if isinstance(item, Job) else item.number


def _heading(group: _Group) -> str:
    return {
        _Group.NEEDS_PERSON: translate("outbox", "Needs you"),
        _Group.DRAFTS: translate("outbox", "Drafts"),
        _Group.QUEUED: translate("outbox", "Waiting to be sent"),
        _Group.RECENT: translate("outbox", "Recent"),
    }[group]


class OutboxDelegate(QStyledItemDelegate):
    """Paints each row itself: a heading, or an add."""

    def __init__(self, theme: Theme, view: QListView) -> None:
        super().__init__(view)
        self._theme = theme
        self._list = view
        # Of each font: thousands of rows are measured at once.
        self._heights: dict[str, tuple[int, int]] = {}

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        entry = index.data(ENTRY_ROLE)
        painter.save()
        # Marks may pile up above and below a letter, over other rows.
        painter.setClipRect(option.rect)
        # Typed text runs in its own direction, whatever that of the window.
        painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        inner = option.rect.adjusted(_PADDING, 0, -_PADDING, 0)
        if entry is None:
            self._paint_heading(painter, inner, option, index)
            painter.restore()
            return
        self._paint_background(painter, option, index)
        has_edge = self._is_chosen(option, index)
        pill = self._paint_pill(painter, inner, option, entry, has_edge=has_edge)
        beside = inner.adjusted(0, 0, -pill.width() - _PILL_GAP, 0)
        self._paint_lines(painter, QStyle.visualRect(option.direction, inner, beside), option, index)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        heading, line = self.heights(option.font)
        return QSize(0, heading if index.data(ENTRY_ROLE) is None else line)

    def heights(self, font: QFont) -> tuple[int, int]:
        """Return the heights of a heading and of a line."""
        key = font.key()
        if key not in self._heights:
            name, below = (QFontMetrics(one).height() for one in _fonts(font))
            heading = max(sized(_LEAST_HEADING), name + 2 * _ABOVE_AND_BELOW)
            line = max(sized(_LEAST_HEIGHT), name + below + _BETWEEN_LINES + 2 * _ABOVE_AND_BELOW)
            self._heights[key] = heading, line
        return self._heights[key]

    def _paint_heading(
        self, painter: QPainter, room: QRect, option: QStyleOptionViewItem, index: _Index
    ) -> None:
        row, text, count = option.rect, str(index.data()), str(index.data(SUMMARY_ROLE))
        mirrored = option.direction is Qt.LayoutDirection.RightToLeft
        painter.fillRect(row, self._theme.colour("window"))
        painter.fillRect(row.left(), row.bottom(), row.width(), 1, self._theme.colour("line"))
        painter.setFont(_fonts(option.font)[0])
        painter.setPen(self._theme.colour("text"))
        draw_line(painter, room, text, at_right=mirrored)
        used = painter.fontMetrics().horizontalAdvance(text) + _BEFORE_COUNT
        painter.setFont(option.font)
        painter.setPen(self._theme.colour("muted"))
        rest = QStyle.visualRect(option.direction, room, room.adjusted(used, 0, 0, 0))
        draw_line(painter, rest, count, at_right=mirrored)

    def _paint_background(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        row = option.rect
        is_chosen = self._is_chosen(option, index)
        if is_chosen or option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(row, self._theme.colour("selection" if is_chosen else "hover"))
        if index.row() < index.model().rowCount() - 1:
            draw_row_line(painter, row, self._theme.colour("line"))
        if is_chosen:
            bar = QRect(row.topLeft(), QSize(SELECTION_BAR, row.height()))
            painter.fillRect(QStyle.visualRect(option.direction, row, bar), self._theme.colour("accent"))
        if self._is_current(index) and self._list.hasFocus():
            painter.setPen(QPen(self._theme.colour("accent"), RING))
            painter.drawRect(row.adjusted(1, 1, -1, -1))

    def _is_current(self, index: _Index) -> bool:
        return index.row() == self._list.currentIndex().row()

    def _is_chosen(self, option: QStyleOptionViewItem, index: _Index) -> bool:
        return self._is_current(index) or bool(option.state & QStyle.StateFlag.State_Selected)

    def _paint_pill(
        self, painter: QPainter, room: QRect, option: QStyleOptionViewItem, entry: Item, *, has_edge: bool
    ) -> QRect:
        width = round(room.width() * _MOST_FOR_PILL)
        room = QStyle.visualRect(option.direction, room, room.adjusted(room.width() - width, 0, 0, 0))
        painter.setFont(option.font)
        state, direction, words = item_state(entry), option.direction, standing(entry)
        return draw_state(painter, room, state, self._theme, direction, words, at_end=True, has_edge=has_edge)

    def _paint_lines(
        self, painter: QPainter, room: QRect, option: QStyleOptionViewItem, index: _Index
    ) -> None:
        name_font, summary_font = _fonts(option.font)
        lines = [
            (name_font, "text", str(index.data(Qt.ItemDataRole.DisplayRole))),
            (summary_font, "muted", str(index.data(SUMMARY_ROLE))),
        ]
        heights = [QFontMetrics(font).height() for font, _colour, _text in lines]
        used = sum(heights) + (len(lines) - 1) * _BETWEEN_LINES
        top = room.top() + (room.height() - used) // 2
        mirrored = option.direction is Qt.LayoutDirection.RightToLeft
        for (font, colour, text), height in zip(lines, heights, strict=True):
            painter.setFont(font)
            painter.setPen(self._theme.colour(colour))
            draw_line(painter, QRect(room.left(), top, room.width(), height), text, at_right=mirrored)
            top += height + _BETWEEN_LINES


def _fonts(font: QFont) -> tuple[QFont, QFont]:
    """Return the fonts of a name, which is that of a heading too, and of the line below it."""
    return scaled_font(font, 1.0, weight=QFont.Weight.DemiBold), scaled_font(font, _SUMMARY_FACTOR)


class OutboxList(QListView):
    """Shows adds, and imports with rows that were left out.

    While there are any, one of them is chosen; several can be selected.

    Signals: ``choice_changed`` when another line is chosen, or others are selected; ``next_step_requested``
    on Enter.
    """

    choice_changed = Signal()
    next_step_requested = Signal()

    def __init__(self, theme: Theme, clock: Clock) -> None:
        super().__init__()
        clear_background(self)
        self.setObjectName("outboxList")
        self.setAccessibleName(self.tr("Adds"))
        self.rows = OutboxRows(clock, self)
        self.setModel(self.rows)
        self._delegate = OutboxDelegate(theme, self)
        self.setItemDelegate(self._delegate)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        # Lay the rows out anew when a scroll bar takes some of their width.
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        keep_scroll_bar(self)
        lay_scroll_bar_over(self)
        theme.changed.connect(self.viewport().update)

    def show_entries(self, entries: Sequence[Entry], names: Mapping[int, str]) -> None:
        """Show these adds instead of all others; keep the choice and the scroll position where possible."""
        self.rows.show_entries(entries, names)
        self._keep_choice()

    def show_left_out(self, jobs: Sequence[Job]) -> None:
        """Show a line for each of these imports, and keep the choice as ``show_entries`` does."""
        if tuple(jobs) != self.rows.left_out:
            self.rows.show_left_out(jobs)
            self._keep_choice()

    def take(self, entry: Entry) -> None:
        """Show an add that is new or has changed; keep the choice and the scroll position."""
        self.rows.take(entry)
        self._keep_choice()

    def current_item(self) -> Item | None:
        """Return the chosen line."""
        return self.rows.item(self.currentIndex().row())

    def selected_entries(self) -> tuple[Entry, ...]:
        """Return the adds that are selected, from top to bottom."""
        rows = sorted(index.row() for index in self.selectedIndexes())
        return tuple(entry for row in rows if isinstance(entry := self.rows.item(row), Entry))

    def choose(self, number: int) -> bool:
        """Choose the line with this ``key_of`` it and scroll to it; return whether it is there."""
        row = self.rows.row_of(number)
        if row is None:
            return False
        self._select(row)
        self.scrollTo(self.currentIndex())
        return True

    def choose_first(self) -> None:
        """Choose the first add, which needs the person most."""
        # Below the first heading.
        self._select(1)
        self.scrollToTop()

    def _select(self, row: int) -> None:
        # The view's own way follows the keyboard: with Ctrl held, as for Ctrl+O, the row would join others.
        self.selectionModel().setCurrentIndex(self.rows.index(row), ONLY)

    def sizeHint(self) -> QSize:
        # Return the least room: it grows as far as there are rows and is room.
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        lines = len(self.rows.adds) + len(self.rows.left_out)
        least = self._whole_height() if 0 < lines <= _FEW else sum(self._heights())
        return QSize(super().minimumSizeHint().width(), least)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LayoutDirectionChange:
            lay_scroll_bar_over(self)

    def scrollTo(  # noqa: N802 - Qt's name
        self,
        index: QModelIndex | QPersistentModelIndex,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        if index.row() > 0 and self.rows.item(index.row() - 1) is None:
            super().scrollTo(self.rows.index(index.row() - 1), hint)
        super().scrollTo(index, hint)

    def moveCursor(  # noqa: N802 - Qt's name
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        # Pass over headings, which Qt does not do on the way to the first row.
        index = super().moveCursor(action, modifiers)
        is_heading = index.isValid() and self.rows.item(index.row()) is None
        return index.siblingAtRow(index.row() + 1) if is_heading else index

    def currentChanged(self, current: _Index, previous: _Index) -> None:  # noqa: N802 - Qt's name
        super().currentChanged(current, previous)
        self.choice_changed.emit()

    def selectionChanged(  # noqa: N802 - Qt's name
        self, selected: QItemSelection, deselected: QItemSelection
    ) -> None:
        super().selectionChanged(selected, deselected)
        self.choice_changed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if len(self.selectedIndexes()) <= 1:
                self.next_step_requested.emit()
            return
        super().keyPressEvent(event)

    def _keep_choice(self) -> None:
        self.setMaximumHeight(self._whole_height())
        if self.current_item() is None:
            self.choose_first()

    def _whole_height(self) -> int:
        heading, line = self._heights()
        lines = len(self.rows.adds) + len(self.rows.left_out)
        return (self.rows.rowCount() - lines) * heading + lines * line

    def _heights(self) -> tuple[int, int]:
        return self._delegate.heights(self.font())
