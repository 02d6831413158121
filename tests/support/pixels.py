"""Where a colour is in what was drawn."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QBitmap, QColor, QFont, QImage, QRegion
from PySide6.QtWidgets import QWidget


def extent(image: QImage, colour: QColor) -> QRect:
    """Return what surrounds all pixels of exactly this colour."""
    mask = image.createMaskFromColor(colour.rgba(), Qt.MaskMode.MaskOutColor)
    return QRegion(QBitmap.fromImage(mask)).boundingRect()


def columns(image: QImage, colour: QColor) -> list[int]:
    """Return where, from left to right, there are pixels of exactly this colour."""
    return [
        x
        for x in range(image.width())
        if any(image.pixelColor(x, y) == colour for y in range(image.height()))
    ]


def draw_text_sharply(widget: QWidget) -> None:
    """Let the text in a widget have pixels of exactly its colour, whatever fonts the computer has."""
    for one in (widget, *widget.findChildren(QWidget)):
        font = one.font()
        font.setStyleStrategy(QFont.StyleStrategy.NoAntialias)
        one.setFont(font)
