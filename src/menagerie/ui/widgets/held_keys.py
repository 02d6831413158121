"""Lets a key that is held down confirm once."""

import time

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QWindow
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
# Milliseconds from a release to the next press: X11 repeats a key that is held down within none, and no hand
# is as quick.
_A_REPEAT = 15


class HeldKeys(QObject):
    """Drops the presses of Enter, and of Space on a button, that come from holding the key down.

    ``QKeyEvent.isAutoRepeat`` does not tell them all: under X11, a release and the press behind it belong to
    one hold, and Qt takes them for two where it has not read the second one yet. So this remembers which key
    was released when. It sees each key before any widget does, in each window that gets the focus.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        # When each key was released last, in milliseconds.
        self._released: dict[int, int] = {}
        application = QApplication.instance()
        if isinstance(application, QGuiApplication):
            application.focusWindowChanged.connect(self._watch)

    def _watch(self, window: QWindow | None) -> None:
        if window is not None:
            # Qt knows each filter once.
            window.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Drop a press that is none."""
        if event.type() is QEvent.Type.KeyRelease and isinstance(event, QKeyEvent):
            if not event.isAutoRepeat():
                self._released[event.key()] = _moment(event)
        elif event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return (event.isAutoRepeat() or self._follows_release(event)) and _confirms(event)
        return False

    def _follows_release(self, event: QKeyEvent) -> bool:
        released = self._released.get(event.key())
        return released is not None and 0 <= _moment(event) - released < _A_REPEAT


def _moment(event: QKeyEvent) -> int:
    """Return when a key was pressed or released, in milliseconds."""
    # With a screen reader, Qt sends each key a second time, without its time.
    return event.timestamp() or round(time.monotonic() * 1000)


def _confirms(event: QKeyEvent) -> bool:
    # In a text, Space is a letter that can be repeated.
    is_space = event.key() == Qt.Key.Key_Space and isinstance(QApplication.focusWidget(), QAbstractButton)
    return event.key() in _ENTER or is_space
