"""What variables say to programs of others changes nothing here, and is left to those."""

import os
import subprocess
import sys
from pathlib import Path

_BINDING = """
import os
from menagerie.app.event_loop import qasync
print(qasync.QtModuleName, os.environ["QT_API"])
"""
_PLUGINS = """
from PySide6.QtCore import QLibraryInfo
from menagerie.app.desktop_application import DesktopApplication
found = DesktopApplication(["menagerie", "-platform", "offscreen"]).libraryPaths()
print(found[0] == QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), found[1])
"""


def said(program: str, **variables: str) -> str:
    words = [sys.executable, "-c", program]
    return subprocess.check_output(words, env=os.environ | variables, text=True).strip()


def test_another_binding_of_qt_is_not_taken() -> None:
    assert said(_BINDING, QT_API="pyqt5") == "PySide6 pyqt5"


def test_plugins_of_another_qt_come_after_its_own(tmp_path: Path) -> None:
    assert said(_PLUGINS, QT_PLUGIN_PATH=str(tmp_path)) == f"True {tmp_path.as_posix()}"
