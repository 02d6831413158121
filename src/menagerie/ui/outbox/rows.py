"""The rows of the outbox: adds that need the person, then drafts, queued adds, and those done with."""

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QWidget

from menagerie.domain.clock import Clock
from menagerie.outbox.entry import Entry, State
from menagerie.outbox.job import Job
from menagerie.ui.look.plain_text import LONGEST_LABEL, shown, tooltip
from menagerie.ui.look.translation import translate
from menagerie.ui.outbox.wording import Item, entry_name, sentence, spoken_row, summary

ENTRY_ROLE: Final = Qt.ItemDataRole.UserRole
# The second line of a row.
SUMMARY_ROLE: Final = Qt.ItemDataRole.UserRole + 1
# The caption over the first row of a group; empty for the other rows.
CAPTION_ROLE: Final = Qt.ItemDataRole.UserRole + 2

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
    """The model of the list. An add stays selected when a new state moves its row."""

    def __init__(self, clock: Clock, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._entries: list[Item] = []
        self._jobs: tuple[Job, ...] = ()
        self._by_number: dict[int, Item] = {}
        self._names: Mapping[int, str] = {}
        self._groups = _GROUPS

    @property
    def names(self) -> Mapping[int, str]:
        """The names that staff gave to categories, by the category's number."""
        return self._names

    def show_entries(self, entries: Sequence[Entry], names: Mapping[int, str]) -> None:
        """Show these adds instead of all others; ``names`` are those that staff gave to categories."""
        self.beginResetModel()
        self._entries = sorted((*self._jobs, *entries), key=self._place)
        self._by_number = {key_of(entry): entry for entry in self._entries}
        self._names = names
        self.endResetModel()

    def show_left_out(self, jobs: Sequence[Job]) -> None:
        """Show a line for each of these imports, which left out rows; their adds stay as they are."""
        self._jobs = tuple(jobs)
        self.show_entries(self.adds, self._names)

    @property
    def adds(self) -> tuple[Entry, ...]:
        """The adds among the lines."""
        return tuple(item for item in self._entries if isinstance(item, Entry))

    @property
    def left_out(self) -> tuple[Job, ...]:
        """The imports with rows that were left out."""
        return self._jobs

    def show_stale(self, *, is_stale: bool) -> None:
        """Show whether queued adds need the person, since this may be an old copy of the outbox."""
        queued = _Group.NEEDS_PERSON if is_stale else _Group.QUEUED
        if self._groups[State.QUEUED] is not queued:
            self._groups = {**_GROUPS, State.QUEUED: queued}
            self.show_entries(self.adds, self._names)

    def take(self, entry: Entry) -> None:
        """Show an add that is new or has changed, in its present place."""
        before = self.row_of(entry.number)
        if before is None:
            self._insert(entry)
        else:
            self._change(before, entry)

    def item(self, row: int) -> Item | None:
        """Return the line of a row."""
        return self._entries[row] if 0 <= row < len(self._entries) else None

    def row_of(self, number: int) -> int | None:
        """Return the row of the line with this ``key_of`` it; None where there is none."""
        entry = self._by_number.get(number)
        return None if entry is None else bisect_left(self._entries, self._place(entry), key=self._place)

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Return the number of rows."""
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the data of a row for one role."""
        entry = self._entries[index.row()]
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
        return self._further(index.row(), entry, role)

    def _further(self, row: int, entry: Item, role: int) -> object:
        if role == SUMMARY_ROLE:
            return summary(entry, self._names, self._clock.now())
        if role == CAPTION_ROLE:
            group = self._group(entry)
            is_first = row == 0 or self._group(self._entries[row - 1]) is not group
            return _caption(group) if is_first else ""
        return None

    def _insert(self, entry: Entry) -> None:
        row = bisect_left(self._entries, self._place(entry), key=self._place)
        self.beginInsertRows(QModelIndex(), row, row)
        self._entries.insert(row, entry)
        self._by_number[entry.number] = entry
        self.endInsertRows()
        self._tell_changed(row)

    def _change(self, before: int, entry: Entry) -> None:
        others = self._entries[:before] + self._entries[before + 1 :]
        after = bisect_left(others, self._place(entry), key=self._place)
        others.insert(after, entry)
        if after != before:
            # Qt counts the target while the row is still in its old place.
            target = after if after < before else after + 1
            self.beginMoveRows(QModelIndex(), before, before, QModelIndex(), target)
        self._entries = others
        self._by_number[entry.number] = entry
        if after != before:
            self.endMoveRows()
        self._tell_changed(before)
        self._tell_changed(after)

    def _tell_changed(self, row: int) -> None:
        # The caption of the next row may have come or gone as well.
        last = min(row + 1, len(self._entries) - 1)
        self.dataChanged.emit(self.index(row), self.index(last))

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


def _caption(group: _Group) -> str:
    return {
        _Group.NEEDS_PERSON: translate("outbox", "Needs you"),
        _Group.DRAFTS: translate("outbox", "Drafts"),
        _Group.QUEUED: translate("outbox", "Waiting to be sent"),
        _Group.RECENT: translate("outbox", "Recent"),
    }[group]
