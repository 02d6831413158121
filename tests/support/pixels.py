"""Where a colour is in what was drawn."""

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QImage


def extent(image: QImage, colour: QColor) -> QRect:
    """Return what surrounds all pixels of exactly this colour."""
    places = [
        QPoint(x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y) == colour
    ]
    if not places:
        return QRect()
    lefts, tops = [place.x() for place in places], [place.y() for place in places]
    return QRect(QPoint(min(lefts), min(tops)), QPoint(max(lefts), max(tops)))
