"""Our own icons: one 24-grid stroke style, tinted in code and crisp at every scale."""

import logging
from functools import cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer

from menagerie.resources import resource
from menagerie.ui.look.theme import ICON_SIZE, sized

# One pixmap for each common scale of screens, so that none is enlarged.
_SCALES = (1, 2, 3)

_log = logging.getLogger(__name__)


def tinted_pixmap(name: str, colour: QColor, size: int, scale: float = 1.0) -> QPixmap:
    """Return the icon ``name`` in one colour; ``size`` in logical pixels, ``scale`` the screen's.

    It is empty if its file cannot be read, as by a process that is out of file handles.
    """
    # Cells ask for their icons each time that they are painted.
    key = f"{name} {colour.name()} {size} {scale}"
    pixmap = QPixmap()
    if QPixmapCache.find(key, pixmap):
        return pixmap
    pixmap = QPixmap(QSize(size, size) * scale)
    pixmap.fill(Qt.GlobalColor.transparent)
    try:
        # QSvgRenderer draws stroke="currentColor" in black, so write the colour into the SVG.
        drawing = _drawing(name).replace("currentColor", colour.name())
    except OSError as error:
        # A message must not fail for its icon.
        _log.warning("An icon cannot be read: %s", error)
        return pixmap
    painter = QPainter(pixmap)
    QSvgRenderer(QByteArray(drawing.encode())).render(painter, QRectF(pixmap.rect()))
    painter.end()
    pixmap.setDevicePixelRatio(scale)
    QPixmapCache.insert(key, pixmap)
    return pixmap


@cache
def _drawing(name: str) -> str:
    return resource("icons", f"{name}.svg").read_text("utf-8")


def tinted_icon(name: str, colour: QColor, disabled: QColor | None = None) -> QIcon:
    """Return the icon ``name`` for buttons, in ``colour`` and, while disabled, in ``disabled``."""
    icon, size = QIcon(), sized(ICON_SIZE)
    for scale in _SCALES:
        icon.addPixmap(tinted_pixmap(name, colour, size, scale))
        if disabled is not None:
            icon.addPixmap(tinted_pixmap(name, disabled, size, scale), QIcon.Mode.Disabled)
    return icon


def application_icon() -> QIcon:
    """Return the application's own icon."""
    return QIcon(str(resource("icons", "menagerie.svg")))
