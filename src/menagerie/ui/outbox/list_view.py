"""The list of the outbox; the chosen add stays chosen when its state changes."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView

from menagerie.domain.clock import Clock
from menagerie.outbox.entry import Entry
from menagerie.outbox.job import Job
from menagerie.ui.look.theme import Theme
from menagerie.ui.outbox.delegate import OutboxDelegate
from menagerie.ui.outbox.rows import OutboxRows, key_of
from menagerie.ui.outbox.wording import Item
from menagerie.ui.widgets.scrolling import clear_background, keep_scroll_bar


class OutboxList(QListView):
    """Shows adds, and imports with rows that were left out.

    While there are any, one of them is chosen; several can be selected.

    Signals: ``chosen(object)`` with the chosen Item, or None; ``selected`` when others are selected;
    ``next_step_wanted`` on Enter; ``resized``.
    """

    chosen = Signal(object)
    selected = Signal()
    next_step_wanted = Signal()
    resized = Signal()

    def __init__(self, theme: Theme, clock: Clock) -> None:
        super().__init__()
        clear_background(self)
        self.setObjectName("outboxList")
        self.setAccessibleName(self.tr("Adds"))
        self.rows = OutboxRows(clock, self)
        self.setModel(self.rows)
        self.setItemDelegate(OutboxDelegate(theme, self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setUniformItemSizes(True)
        # Lay the rows out anew when a scroll bar takes some of their width.
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        # Together with the panel's height, this shows whole rows only.
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        keep_scroll_bar(self)
        self.selectionModel().currentChanged.connect(lambda *_: self.chosen.emit(self.current_item()))
        self.selectionModel().selectionChanged.connect(lambda *_: self.selected.emit())
        theme.changed.connect(self.viewport().update)

    def show_entries(self, entries: Sequence[Entry], names: Mapping[int, str]) -> None:
        """Show these adds instead of all others; keep the choice and the scroll position where possible."""
        self._show(lambda: self.rows.show_entries(entries, names))

    def show_left_out(self, jobs: Sequence[Job]) -> None:
        """Show a line for each of these imports, and keep the choice as ``show_entries`` does."""
        if tuple(jobs) != self.rows.left_out:
            self._show(lambda: self.rows.show_left_out(jobs))

    def _show(self, show: Callable[[], None]) -> None:
        before, scroll = self.current_item(), self.verticalScrollBar().value()
        show()
        self.updateGeometry()
        if before is None or not self.choose(key_of(before)):
            self.choose_first()
            return
        self.verticalScrollBar().setValue(scroll)

    def take(self, entry: Entry) -> None:
        """Show an add that is new or has changed; keep the choice and the scroll position."""
        self.rows.take(entry)
        self.updateGeometry()
        if self.current_item() is None:
            self.choose_first()

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
        self.setCurrentIndex(self.rows.index(row))
        self.scrollTo(self.currentIndex())
        return True

    def choose_first(self) -> None:
        """Choose the first add, which needs the person most."""
        self.setCurrentIndex(self.rows.index(0))
        self.scrollToTop()

    def sizeHint(self) -> QSize:
        """Return the room for all rows."""
        return QSize(super().sizeHint().width(), self.rows.rowCount() * self._row_height())

    def minimumSizeHint(self) -> QSize:
        """Return the room for one row."""
        return QSize(super().minimumSizeHint().width(), self._row_height())

    def part_of_row(self) -> int:
        """Return the height of what is seen of a row that is cut at the lower edge; 0 where none is."""
        height, row = self.height(), self._row_height()
        is_cut = row and row < height < self.rows.rowCount() * row
        return height % row if is_cut else 0

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the next step on Enter."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if len(self.selectedIndexes()) <= 1:
                self.next_step_wanted.emit()
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell of the new size."""
        super().resizeEvent(event)
        self.resized.emit()

    def _row_height(self) -> int:
        return max(0, self.sizeHintForRow(0))
