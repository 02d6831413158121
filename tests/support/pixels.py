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


def luminance(colour: str) -> float:
    """Return the relative luminance of a hex colour, as WCAG 2 defines it."""
    channels = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)
