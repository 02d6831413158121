"""A combo box that looks like the fields beside it."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox, QWidget

from menagerie.ui.look.icons import tinted_pixmap

_CHEVRON = 16
_FROM_EDGE = 10


class FieldComboBox(QComboBox):
    """Paints its own arrow: a style sheet with a border takes the usual one away."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "field")

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the field, and a chevron at its end."""
        super().paintEvent(event)
        colour = self.palette().text().color()
        # Drawn anew with each paint: a field is painted rarely, and its colours and scale may have changed.
        arrow = tinted_pixmap("chevron-down", colour, _CHEVRON, self.devicePixelRatioF())
        place = QRect(0, (self.height() - _CHEVRON) // 2, _CHEVRON, _CHEVRON)
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        place.moveLeft(_FROM_EDGE if mirrored else self.width() - _FROM_EDGE - _CHEVRON)
        QPainter(self).drawPixmap(place, arrow)
