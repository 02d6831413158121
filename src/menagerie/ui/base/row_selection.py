"""The selection of a list: the current row is one of the selected rows, or there is none."""

from collections.abc import Iterable, Iterator

from PySide6.QtCore import (
    QItemSelectionModel,
    QItemSelectionRange,
    QModelIndex,
    QPersistentModelIndex,
)
from PySide6.QtWidgets import QAbstractItemView

_Index = QModelIndex | QPersistentModelIndex
_Flag = QItemSelectionModel.SelectionFlag
# A row alone is selected.
ONLY = _Flag.ClearAndSelect | _Flag.Rows


class RowSelection(QItemSelectionModel):
    """Keeps the current row among the selected ones, so that keys act on what is marked.

    Qt moves the current row alone when a view takes the focus, with Ctrl and an arrow key, and on a click
    before it selects. Here a row becomes the current one only when it is selected.
    """

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view.model(), view)
        # The row that was made the current one last, selected by now or not.
        self._wanted = QPersistentModelIndex()
        self.selectionChanged.connect(self._follow)

    def setCurrentIndex(  # noqa: N802 - Qt's name
        self, index: _Index, command: QItemSelectionModel.SelectionFlag
    ) -> None:
        # Select as ``command`` says; then or later, when it is selected, make ``index`` the current one.
        self._wanted = QPersistentModelIndex(index)
        if command != _Flag.NoUpdate:
            self.select(index, command)
        self._follow()

    def _follow(self, *_changed: object) -> None:
        index = next(filter(self.isSelected, self._candidates()), QModelIndex())
        super().setCurrentIndex(index, _Flag.NoUpdate)

    def _candidates(self) -> Iterator[_Index]:
        """Yield what may be the current row: the wanted one, the present one, and the selected ones."""
        yield self._wanted
        yield self.currentIndex()
        # A list, which its types do not tell.
        chosen: Iterable[QItemSelectionRange] = self.selection()  # type: ignore[assignment]
        for part in chosen:
            for row in range(part.top(), part.bottom() + 1):
                yield self.model().index(row, part.left())
