"""Qt's application object, as it has to be on every desktop."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo
from PySide6.QtWidgets import QApplication


class DesktopApplication(QApplication):
    """An application of Qt that uses its own plugins, and accepts to quit.

    Once ``quit_at_once`` is set, it is called when the system wants the application to end: at a log-off, a
    restart, an update of the application, or with Quit in macOS' Dock. Qt itself would ask the window to
    close, which may wait, and then answer that Menagerie keeps the session from ending.
    """

    def __init__(self, arguments: Sequence[str]) -> None:
        """Make it with the words of the command line, the program's name first."""
        own = QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)
        # Before those that QT_PLUGIN_PATH names, which may belong to another version of Qt.
        QCoreApplication.setLibraryPaths([own, *QCoreApplication.libraryPaths()])
        super().__init__(list(arguments))
        self.quit_at_once: Callable[[], None] | None = None

    def event(self, event: QEvent) -> bool:
        """Accept to quit."""
        if event.type() is not QEvent.Type.Quit or self.quit_at_once is None:
            return super().event(event)
        event.accept()
        self.quit_at_once()
        return True
