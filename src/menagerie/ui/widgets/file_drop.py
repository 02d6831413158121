"""Takes a file that is dropped on a widget."""

from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt, Signal
from PySide6.QtGui import QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QWidget

_DRAGS = {QEvent.Type.DragEnter, QEvent.Type.DragMove}


class FileDrop(QObject):
    """Accepts one local file that is dropped on ``widget``, unless a child takes the drop.

    Signals: ``dropped(object)`` with the Path.
    """

    dropped = Signal(object)

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        widget.setAcceptDrops(True)
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Accept a dragged file, and emit ``dropped`` when it is dropped."""
        if event.type() in _DRAGS and isinstance(event, QDragMoveEvent):
            return self._take(event) is not None
        if event.type() is QEvent.Type.Drop and isinstance(event, QDropEvent):
            path = self._take(event)
            if path is not None:
                self.dropped.emit(path)
            return path is not None
        return False

    @staticmethod
    def _take(event: QDropEvent) -> Path | None:
        path = _file_in(event.mimeData())
        if path is not None:
            # The file stays where it is, even if the file manager offers to move it.
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
        return path


def _file_in(data: QMimeData) -> Path | None:
    """Return the dragged file; None for several files and for one that is not on this computer."""
    urls = data.urls()
    if len(urls) != 1 or not urls[0].isLocalFile():
        return None
    return Path(urls[0].toLocalFile())
