"""Two groups of controls in one line, or in two where the window is too narrow for that."""

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLayout, QWidget


class FoldingLine(QWidget):
    """Puts ``second`` at the end of the line of ``first``, or below it."""

    def __init__(self, first: QLayout, second: QLayout, spacing: int) -> None:
        super().__init__()
        self._parts = (first, second)
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(spacing)
        self._line.addLayout(first, 1)
        self._line.addLayout(second)

    def minimumSizeHint(self) -> QSize:
        width = max(part.minimumSize().width() for part in self._parts)
        return QSize(width, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self._fold()
        return super().event(event)

    def _fold(self) -> None:
        needed = sum(part.minimumSize().width() for part in self._parts) + self._line.spacing()
        directions = QBoxLayout.Direction
        self._line.setDirection(directions.LeftToRight if needed <= self.width() else directions.TopToBottom)
