"""The shadow of a card that lies over the window."""

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from menagerie.ui.look.style_sheet import RADIUS

SHADOW = 14
_SHADOW_BELOW = 3
# The alpha of each layer of the shadow.
_SHADOW_STRENGTH, _SHADOW_STRENGTH_IN_THE_DARK = 3, 12


def paint_shadow(painter: QPainter, card: QRect, *, is_dark: bool) -> None:
    """Paint the shadow that lifts ``card`` off the window; it needs SHADOW pixels around it."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, _SHADOW_STRENGTH_IN_THE_DARK if is_dark else _SHADOW_STRENGTH))
    for width in range(1, SHADOW - _SHADOW_BELOW + 1):
        layer = QRectF(card).adjusted(-width, -width, width, width).translated(0, _SHADOW_BELOW)
        painter.drawRoundedRect(layer, RADIUS + width, RADIUS + width)
