"""Renders the application's icon in the sizes in which desktops ask for it."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)


def render_icons(drawing: Path, theme: Path) -> None:
    """Write the SVG file ``drawing`` into ``theme``, the folder hicolor, as it is and as PNG files."""
    scalable = theme / "scalable/apps/menagerie.svg"
    scalable.parent.mkdir(parents=True)
    scalable.write_bytes(drawing.read_bytes())
    renderer = QSvgRenderer(str(drawing))
    for size in SIZES:
        image = QImage(size, size, QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        renderer.render(painter)
        painter.end()
        path = theme / f"{size}x{size}/apps/menagerie.png"
        path.parent.mkdir(parents=True)
        if not image.save(str(path)):
            raise OSError(f"{path} could not be written.")
