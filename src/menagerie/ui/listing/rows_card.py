"""The card that shows the table of animals, or says why it is empty."""

from PySide6.QtWidgets import QFrame, QStackedLayout, QVBoxLayout, QWidget

from menagerie.domain.clock import Clock
from menagerie.ui.listing.animal_table import AnimalTable
from menagerie.ui.listing.empty_state import EmptyState
from menagerie.ui.look.theme import Theme


class RowsCard(QFrame):
    """Shows either ``table`` or ``empty``."""

    def __init__(self, theme: Theme, clock: Clock, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "card")
        self.setAccessibleName(self.tr("Animals"))
        self.table = AnimalTable(theme, clock)
        self.empty = EmptyState(theme)
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
        self._stack.setCurrentWidget(self.table)

    def show_empty(self) -> None:
        """Show the empty state in place of the table."""
        self._stack.setCurrentWidget(self.empty)

    def resting_place(self) -> QWidget:
        """Return where the focus can wait: with the rows, or on this card where there are none."""
        return self.table if self.shows_rows else self
