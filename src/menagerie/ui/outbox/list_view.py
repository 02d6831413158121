"""The list of the outbox; the chosen add stays chosen when its state changes."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView

from menagerie.domain.clock import Clock
from menagerie.outbox.entry import Entry
from menagerie.outbox.job import Job
from menagerie.ui.look.theme import Theme
from menagerie.ui.outbox.delegate import OutboxDelegate
from menagerie.ui.outbox.rows import OutboxRows
from menagerie.ui.outbox.wording import Item
from menagerie.ui.widgets.scrolling import clear_background, keep_scroll_bar


class OutboxList(QListView):
    """Shows adds, and imports with rows that were left out.

    While there are any, one of them is chosen; several can be selected.

    Signals: ``chosen(object)`` with the chosen Item, or None; ``selected`` when others are selected;
    ``next_step_wanted`` on Enter.
    """

    chosen = Signal(object)
    selected = Signal()
    next_step_wanted = Signal()

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
        # The rows reach the edge, below the scroll bar.
        self.setViewportMargins(0, 0, -self.verticalScrollBar().sizeHint().width(), 0)
        self.viewport().lower()
        self.selectionModel().currentChanged.connect(lambda *_: self.chosen.emit(self.current_item()))
        self.selectionModel().selectionChanged.connect(lambda *_: self.selected.emit())
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
        self.setCurrentIndex(self.rows.index(row))
        self.scrollTo(self.currentIndex())
        return True

    def choose_first(self) -> None:
        """Choose the first add, which needs the person most."""
        # Below the first heading.
        self.setCurrentIndex(self.rows.index(1))
        self.scrollToTop()

    def sizeHint(self) -> QSize:
        """Return the least room: it grows as far as there are rows and is room."""
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return the room for a heading and a row."""
        return QSize(super().minimumSizeHint().width(), sum(self._heights()))

    def scrollTo(  # noqa: N802 - Qt's name
        self,
        index: QModelIndex | QPersistentModelIndex,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Show the heading too, above the first row of a group."""
        if index.row() > 0 and self.rows.item(index.row() - 1) is None:
            super().scrollTo(self.rows.index(index.row() - 1), hint)
        super().scrollTo(index, hint)

    def moveCursor(  # noqa: N802 - Qt's name
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Pass over headings, which Qt does not do on the way to the first row."""
        index = super().moveCursor(action, modifiers)
        is_heading = index.isValid() and self.rows.item(index.row()) is None
        return index.siblingAtRow(index.row() + 1) if is_heading else index

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the next step on Enter."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if len(self.selectedIndexes()) <= 1:
                self.next_step_wanted.emit()
            return
        super().keyPressEvent(event)

    def _keep_choice(self) -> None:
        heading, line = self._heights()
        lines = len(self.rows.adds) + len(self.rows.left_out)
        self.setMaximumHeight((self.rows.rowCount() - lines) * heading + lines * line)
        if self.current_item() is None:
            self.choose_first()

    def _heights(self) -> tuple[int, int]:
        return self._delegate.heights(self.font())
