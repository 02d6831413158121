"""Clears the filters, and offers to undo that."""

from PySide6.QtCore import QObject

from menagerie.ui.listing.filters.filter_bar import NO_NARROWING, FilterBar, Narrowing
from menagerie.ui.listing.filters.filter_flow import FilterFlow
from menagerie.ui.session.undo import Undo


class ClearFlow(QObject):
    """Records each clearing of the filters as a step."""

    def __init__(self, filter_bar: FilterBar, filtering: FilterFlow, undo: Undo) -> None:
        super().__init__(filter_bar)
        self._filter = filter_bar
        self._filtering = filtering
        self._undo = undo
        filter_bar.cleared.connect(self._cleared)

    def _cleared(self, narrowing: Narrowing) -> None:
        async def restore() -> None:
            self._filter.narrow(narrowing)
            # Another environment has been open since, or there are other names.
            self._filtering.refresh()

        async def clear() -> None:
            # Not as a person does: that would be another step.
            self._filter.narrow(NO_NARROWING)

        self._undo.record(self.tr("clearing the filters"), restore, clear)
