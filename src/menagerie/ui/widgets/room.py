"""Where a window can be so that all of it is on the screen."""

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QWidget

# What a title bar and the edges take, which only the window manager knows before a window is shown.
_FRAME = QSize(8, 40)


def room_on(screen: QScreen) -> QSize:
    """Return the largest size of a window on ``screen``, beside panels and without its frame."""
    return screen.availableSize() - _FRAME


def place_over(window: QWidget, parent: QWidget) -> None:
    """Move a window that is not shown yet over the middle of its ``parent``, with its title bar in sight.

    Qt centres a dialog without the frame that it is going to have.
    """
    frame = QRect(QPoint(), window.size() + _FRAME)
    frame.moveCenter(parent.frameGeometry().center())
    window.move(_in_sight(frame, parent.screen()))


def move_into_sight(window: QWidget) -> None:
    """Move a window that has grown so that all of it is on its screen."""
    window.move(_in_sight(window.frameGeometry(), window.screen()))


def _in_sight(frame: QRect, screen: QScreen) -> QPoint:
    """Return the place next to that of ``frame`` where all of it is on the screen, or else its title bar."""
    available = screen.availableGeometry()
    frame.moveRight(min(frame.right(), available.right()))
    frame.moveBottom(min(frame.bottom(), available.bottom()))
    frame.moveLeft(max(frame.left(), available.left()))
    frame.moveTop(max(frame.top(), available.top()))
    return frame.topLeft()
