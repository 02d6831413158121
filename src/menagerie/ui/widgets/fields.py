"""Fields that paint what a style sheet takes away or the usual style draws badly."""

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox, QComboBox, QStyle, QStyleOptionButton, QWidget

from menagerie.ui.look.icons import tinted_pixmap
from menagerie.ui.look.theme import Theme

_ROUNDING = 4
# The tick's corners, as fractions of the box's side.
_TICK = ((0.25, 0.52), (0.43, 0.7), (0.76, 0.32))
_TICK_WIDTH = 2.0
_CHEVRON = 16
_CHEVRON_MARGIN = 10


class CheckBox(QCheckBox):
    """A check box that looks like the fields beside it: the usual style hides its edge on a dark window."""

    def __init__(self, theme: Theme, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._theme = theme
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the text as Qt does, and our own box over Qt's."""
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


class FieldComboBox(QComboBox):
    """A combo box that paints its own arrow: a style sheet with a border removes the usual one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "field")

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the field, and a chevron at its end."""
        super().paintEvent(event)
        colour = self.palette().text().color()
        chevron = tinted_pixmap("chevron-down", colour, _CHEVRON, self.devicePixelRatioF())
        left, top = self.width() - _CHEVRON_MARGIN - _CHEVRON, (self.height() - _CHEVRON) // 2
        place = QRect(left, top, _CHEVRON, _CHEVRON)
        QPainter(self).drawPixmap(QStyle.visualRect(self.layoutDirection(), self.rect(), place), chevron)
