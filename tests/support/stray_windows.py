"""Finds parts of a window that are shown before they are in it: they are windows of their own then."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QWidget


@contextmanager
def no_stray_windows(qt: QApplication) -> Iterator[None]:
    """Fail if a widget that is no window is shown as one within the block."""
    watch = _Watch()
    qt.installEventFilter(watch)
    try:
        yield
    finally:
        qt.removeEventFilter(watch)
    assert not watch.seen, "shown as windows of their own: " + ", ".join(watch.seen)


class _Watch(QObject):
    def __init__(self) -> None:
        super().__init__()
        self.seen: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            event.type() is QEvent.Type.Show
            and isinstance(watched, QWidget)
            and watched.isWindow()
            and watched.windowType() is Qt.WindowType.Window
            and not isinstance(watched, QMainWindow | QDialog)
        ):
            self.seen.append(f"{type(watched).__name__} {watched.objectName()}".strip())
        return False
