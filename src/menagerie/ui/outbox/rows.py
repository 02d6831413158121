"""The rows of the outbox: adds that need the person, then drafts, queued adds, and those done with."""

from collections.abc import Mapping, Sequence
from enum import IntEnum
from itertools import groupby
from typing import Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QWidget

from menagerie.domain.clock import Clock
from menagerie.outbox.entry import Entry, State
from menagerie.outbox.job import Job
from menagerie.ui.look.plain_text import LONGEST_LABEL, shown, tooltip
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import listed, number
from menagerie.ui.outbox.wording import Item, entry_name, sentence, spoken_row, summary

ENTRY_ROLE: Final = Qt.ItemDataRole.UserRole
# The second line of a row; of a heading how many lines stand below it.
SUMMARY_ROLE: Final = Qt.ItemDataRole.UserRole + 1

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
_PLACES_IN_GROUP = {State.REFUSED: 1, State.QUEUED: 1}
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
        """Return the number of rows."""
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: _Index) -> Qt.ItemFlag:
        """Return that a heading can be neither chosen nor reached."""
        return super().flags(index) if self.item(index.row()) is not None else Qt.ItemFlag.NoItemFlags

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the data of a row for one role."""
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
        for group, lines in groupby(sorted(self._by_number.values(), key=self._place), key=self._group):
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

    def _place(self, entry: Item) -> tuple[int, int, float, int]:
        """Return the sort key of a line.

        Queued adds are in the order in which they are sent; elsewhere the newest is first. The time of a
        change counts only for adds that are done with, so that rows which are worked on stay where they are.
        """
        if isinstance(entry, Job):
            return _Group.NEEDS_PERSON, _BEFORE_ADDS, 0.0, -entry.number
        group = self._groups[entry.state]
        place = _PLACES_IN_GROUP.get(entry.state, 0)
        if group is _Group.RECENT:
            return group, place, -entry.changed_at, -entry.number
        is_queued = _GROUPS[entry.state] is _Group.QUEUED
        return group, place, 0.0, entry.number if is_queued else -entry.number


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
