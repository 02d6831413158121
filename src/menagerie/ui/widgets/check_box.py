"""A check box that can be seen on every background: the usual style draws it in the dark's own colour."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox, QStyle, QStyleOptionButton, QWidget

from menagerie.ui.look.theme import Theme

_ROUNDING = 4
# The tick's corners, as parts of the box's side.
_TICK = ((0.25, 0.52), (0.43, 0.7), (0.76, 0.32))
_TICK_WIDTH = 2.0


class CheckBox(QCheckBox):
    """Looks like the fields beside it; everything else is Qt's."""

    def __init__(self, theme: Theme, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._theme = theme
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the text as Qt does, and the box over its own."""
        super().paintEvent(event)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        place = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self)
        colour = self._theme.colour
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(place, QColor(colour("window")))
        is_on, works = self.isChecked(), self.isEnabled()
        edge = colour("accent" if is_on or self.hasFocus() else "muted") if works else colour("disabled")
        painter.setPen(QPen(QColor(edge), 1.0))
        painter.setBrush(QColor(edge) if is_on else QColor(colour("surface")))
        box = QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(box, _ROUNDING, _ROUNDING)
        if is_on:
            pen = QPen(QColor(colour("on_accent")), _TICK_WIDTH)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            corners = [QPointF(box.x() + x * box.width(), box.y() + y * box.height()) for x, y in _TICK]
            painter.drawPolyline(corners)
