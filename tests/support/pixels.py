"""Where a colour is in what was drawn."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QBitmap, QColor, QImage, QRegion


def extent(image: QImage, colour: QColor) -> QRect:
    """Return what surrounds all pixels of exactly this colour."""
    mask = image.createMaskFromColor(colour.rgba(), Qt.MaskMode.MaskOutColor)
    return QRegion(QBitmap.fromImage(mask)).boundingRect()
