"""Shows a file in the file manager of the operating system."""

import sys
from pathlib import Path

from PySide6.QtCore import QProcess, QUrl
from PySide6.QtGui import QDesktopServices


def show_in_folder(path: Path) -> None:
    """Open the folder of a file, with the file selected where the system offers that."""
    command = selecting_command(path, sys.platform)
    if command is not None:
        program, *arguments = command
        # Each argument reaches the program as it is: there is no shell that could read the name as more.
        is_started, _process_id = QProcess.startDetached(program, arguments)
        if is_started:
            return
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(path.absolute().parent)))


def selecting_command(path: Path, platform: str) -> list[str] | None:
    """Return the program and the arguments that select a file; None where there is no such program.

    ``platform`` is a value of ``sys.platform``. The path is absolute, so that none is read as an option.
    """
    match platform:
        case "win32":
            return ["explorer.exe", "/select,", str(path.absolute())]
        case "darwin":
            return ["/usr/bin/open", "-R", str(path.absolute())]
        case _:
            return None
