"""Shows a file in the file manager of the operating system."""

import subprocess
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from menagerie.system.streams import selecting_command


def show_in_folder(path: Path) -> None:
    """Open the folder of a file, with the file selected where the system offers that."""
    command = selecting_command(path)
    if command is not None:
        with suppress(OSError):
            # There is no shell that could read the name as more.
            subprocess.Popen(command)  # noqa: S603 - the system's own program
            return
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(path.absolute().parent)))
