"""How large a window can be so that all of it is on the screen."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QScreen

# What a title bar and the edges take, which only the window manager knows before a window is shown.
_FRAME = QSize(8, 40)


def room_on(screen: QScreen) -> QSize:
    """Return the largest size of a window on ``screen``, beside panels and without its frame."""
    return screen.availableSize() - _FRAME
