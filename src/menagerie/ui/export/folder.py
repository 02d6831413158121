"""Shows a file in the file manager of the operating system."""

from pathlib import Path

from PySide6.QtCore import QProcess, QUrl
from PySide6.QtGui import QDesktopServices

from menagerie.system.streams import selecting_command


def show_in_folder(path: Path) -> None:
    """Open the folder of a file, with the file selected where the system offers that."""
    command = selecting_command(path)
    if command is not None:
        program, *arguments = command
        # Each argument reaches the program as it is: there is no shell that could read the name as more.
        is_started, _process_id = QProcess.startDetached(program, arguments)
        if is_started:
            return
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(path.absolute().parent)))
