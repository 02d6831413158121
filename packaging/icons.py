"""Draw the application's icon in the formats of Windows and macOS."""

import struct
from collections.abc import Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

from project import ROOT

DRAWING = ROOT / "resources/icons/menagerie.svg"

# In pixels: from a window's title bar to the largest view of Explorer.
WINDOWS_SIZES = (16, 20, 24, 32, 40, 48, 64, 96, 128, 256)

# Pixels by Apple's name for the picture; some are for screens with twice the pixels.
MACOS_SIZES = {
    "icp4": 16,
    "icp5": 32,
    "ic07": 128,
    "ic08": 256,
    "ic09": 512,
    "ic11": 32,
    "ic12": 64,
    "ic13": 256,
    "ic14": 512,
    "ic10": 1024,
}

# Reserved, type (1: icons), number of pictures.
_ICO_HEADER = struct.Struct("<HHH")
# Width, height, palette colours, reserved, planes, bits per pixel, length and offset of the picture.
_ICO_ENTRY = struct.Struct("<BBBBHHII")
_ICONS = 1
_BITS = 32
# A name of four letters, and the length including this header.
_ICNS_HEADER = struct.Struct(">4sI")


def render(size: int, drawing: Path = DRAWING) -> bytes:
    """Return the SVG file ``drawing`` as a PNG picture of ``size`` pixels square."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(drawing)).render(painter)
    painter.end()
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(b"PNG"))
    if not writer.write(image):
        raise OSError(f"The icon could not be written as PNG: {writer.errorString()}")
    return bytes(content.data())


def windows_icon(sizes: Sequence[int] = WINDOWS_SIZES) -> bytes:
    """Return the icon as an .ico file with a PNG picture of each size, none above 256."""
    pictures = [render(size) for size in sizes]
    place = _ICO_HEADER.size + _ICO_ENTRY.size * len(pictures)
    entries = b""
    for size, picture in zip(sizes, pictures, strict=True):
        # In a byte, 256 is written as 0.
        entries += _ICO_ENTRY.pack(size % 256, size % 256, 0, 0, 1, _BITS, len(picture), place)
        place += len(picture)
    return _ICO_HEADER.pack(0, _ICONS, len(pictures)) + entries + b"".join(pictures)


def macos_icon(sizes: Mapping[str, int] = MACOS_SIZES) -> bytes:
    """Return the icon as an .icns file with a PNG picture under each name."""
    pictures = b"".join(_named(name, render(size)) for name, size in sizes.items())
    return _named("icns", pictures)


def _named(name: str, content: bytes) -> bytes:
    return _ICNS_HEADER.pack(name.encode("ascii"), _ICNS_HEADER.size + len(content)) + content
