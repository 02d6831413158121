"""The card that shows the table of animals, says that its rows are awaited, or why there are none."""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QStackedLayout, QVBoxLayout, QWidget

from menagerie.domain.clock import Clock
from menagerie.ui.listing.table.animal_table import AnimalTable
from menagerie.ui.listing.table.awaited_rows import AwaitedRows
from menagerie.ui.look.theme import Theme
from menagerie.ui.widgets.empty_state import EmptyState
from menagerie.ui.widgets.form import pass_focus


class RowsCard(QFrame):
    """Shows either ``table``, where rows may be awaited, or ``empty``."""

    def __init__(self, theme: Theme, clock: Clock) -> None:
        super().__init__()
        self.setProperty("look", "card")
        self.table = AnimalTable(theme, clock)
        self.empty = EmptyState(theme)
        self._theme = theme
        self._awaited: AwaitedRows | None = None
        inside = QVBoxLayout(self)
        inside.setContentsMargins(1, 1, 1, 1)
        self._stack = QStackedLayout()
        inside.addLayout(self._stack)
        self._stack.addWidget(self.table)
        self._stack.addWidget(self.empty)

    @property
    def shows_rows(self) -> bool:
        """Tell whether the table is shown, and not an empty state."""
        return self._stack.currentWidget() is self.table

    def show_rows(self) -> None:
        """Show the table in place of an empty state."""
        if self._awaited is not None:
            self._awaited.end()
        self._show(self.table)

    def show_empty(self) -> None:
        """Show the empty state in place of the table."""
        if self._awaited is not None:
            self._awaited.end()
        self._show(self.empty)

    def show_awaited(self, text: str) -> None:
        """Show the table, and soon where its rows will come; ``text`` says what is awaited."""
        self._show(self.table)
        if self._awaited is None:
            # Not in the first picture.
            self._awaited = AwaitedRows(self._theme, self.table)
        self._awaited.begin(text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the place where rows are awaited."""
        super().resizeEvent(event)
        if self._awaited is not None:
            self._awaited.place()

    def resting_place(self) -> QWidget:
        """Return where the focus can wait: with the rows, or on this card where there are none."""
        return self.table if self.shows_rows else self

    def _show(self, part: QWidget) -> None:
        self._stack.setCurrentWidget(part)
        if part is self.table:
            # What has waited for rows on this card goes on with them.
            pass_focus(self, part)
        # The table has a name itself, which would be read twice.
        self.setAccessibleName("" if self.shows_rows else self.tr("Animals"))
