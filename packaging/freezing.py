"""What goes into the frozen application, the folder with a Python in it that needs none on the computer."""

import re
import sys
from collections.abc import Iterable
from fnmatch import fnmatchcase
from pathlib import PurePosixPath

# What no part of the application imports when it runs, although something that it uses can.
UNUSED_MODULES = (
    *("PySide6.QtDBus", "PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtPdf"),
    *("_tkinter", "tkinter", "turtle", "idlelib", "lib2to3", "distutils", "ensurepip", "venv"),
    *("pip", "setuptools", "pkg_resources", "wheel"),
    *("doctest", "pdb", "pydoc", "pydoc_data", "unittest", "test", "xmlrpc"),
    *("curses", "readline", "_curses", "_curses_panel"),
    # The others do without them, and each would need another library of the system's.
    *("bz2", "_bz2", "lzma", "_lzma", "_uuid"),
)

# Modules of others that are imported by a name which only running shows. Our own all go in.
HIDDEN_MODULES = ("anyio._backends._asyncio",)

# Qt's plugins, below PySide6/Qt/plugins (Linux, macOS) or PySide6/plugins (Windows), by the name that Python
# gives a system. Each of the others brings something that this window never shows or asks for: TLS, for one,
# is Python's here and not Qt's.
QT_PLUGINS = {
    "linux": (
        "iconengines/libqsvgicon.so",
        "imageformats/libqico.so",
        "imageformats/libqsvg.so",
        "platforminputcontexts/libcomposeplatforminputcontextplugin.so",
        "platforminputcontexts/libibusplatforminputcontextplugin.so",
        "platforms/libqminimal.so",
        "platforms/libqoffscreen.so",
        "platforms/libqwayland.so",
        "platforms/libqxcb.so",
        # File dialogs inside a sandbox such as Flatpak's. The theme of GTK would bring all of GTK.
        "platformthemes/libqxdgdesktopportal.so",
        "wayland-decoration-client/*",
        "wayland-shell-integration/libxdg-shell.so",
    ),
    "win32": (
        "iconengines/qsvgicon.dll",
        "imageformats/qico.dll",
        "imageformats/qsvg.dll",
        "platforms/qminimal.dll",
        "platforms/qoffscreen.dll",
        "platforms/qwindows.dll",
    ),
    "darwin": (
        "iconengines/libqsvgicon.dylib",
        "imageformats/libqico.dylib",
        "imageformats/libqsvg.dylib",
        "platforms/libqcocoa.dylib",
        "platforms/libqminimal.dylib",
        "platforms/libqoffscreen.dylib",
    ),
}

# Qt's own libraries that these plugins and the modules of PySide6 are linked to.
QT_LIBRARIES = {
    "linux": ("Core", "DBus", "Gui", "Network", "Svg", "WaylandClient", "Widgets", "XcbQpa"),
    "win32": ("Core", "Gui", "Network", "Svg", "Widgets"),
    "darwin": ("Core", "DBus", "Gui", "Network", "Svg", "Widgets"),
}

# The texts of Qt itself, such as those of its file dialog; its other files hold those of its developer tools.
QT_TRANSLATIONS = "qtbase_*.qm"

# On Linux, what the wheels bring, Python itself, and what shall be exactly as it was tested. Everything else
# is the system's: what speaks with its screen, fonts, session bus and Kerberos has to fit its drivers,
# settings and services, and TLS gets the system's corrections and knows where its certificates lie.
LINUX_LIBRARIES = ("libicu*", "libpyside6.*", "libshiboken6.*", "libpython3.*", "libsqlite3.*")

# What pip noted beside a package about how it came onto the computer that builds.
INSTALLER_NOTES = ("INSTALLER", "RECORD", "REQUESTED", "WHEEL", "direct_url.json")

# Draws OpenGL without a graphics card on Windows: 20 MB for what this window never asks for.
_SOFTWARE_OPENGL = "opengl32sw.dll"

# How a library of Qt is named on each system. On macOS it is a folder, a framework, and PyInstaller puts a
# link to the library in there at the top.
_QT_LIBRARY = {
    "linux": re.compile(r"(?:.*/)?libQt6(\w+)\.so\b.*"),
    "win32": re.compile(r"(?:.*/)?Qt6(\w+)\.dll"),
    "darwin": re.compile(r"(?:.*/)?Qt(\w+)(?:\.framework/.*)?"),
}


def is_wanted(destination: str, system: str = sys.platform) -> bool:
    """Tell whether a file that PyInstaller found goes into the folder, by its path in there.

    ``system`` is the name that Python gives the system that the folder is for.
    """
    path = PurePosixPath(destination.replace("\\", "/"))
    qt_library = _QT_LIBRARY[system].fullmatch(str(path)) if system in _QT_LIBRARY else None
    if qt_library is not None:
        return qt_library[1] in QT_LIBRARIES[system]
    if path.parts[0] == "PySide6":
        return _is_wanted_of_qt(path, system)
    if path.parts[0].endswith(".dist-info"):
        return path.name not in INSTALLER_NOTES
    if len(path.parts) == 1 and fnmatchcase(path.name, "lib*.so*"):
        return _matches(path.name, LINUX_LIBRARIES)
    return True


def _is_wanted_of_qt(path: PurePosixPath, system: str) -> bool:
    if "plugins" in path.parts:
        # A system that nobody has looked at keeps all of them.
        return _matches("/".join(path.parts[-2:]), QT_PLUGINS.get(system, ("*",)))
    if "translations" in path.parts:
        return fnmatchcase(path.name, QT_TRANSLATIONS)
    return "qml" not in path.parts and path.name != _SOFTWARE_OPENGL


def _matches(name: str, patterns: Iterable[str]) -> bool:
    return any(fnmatchcase(name, pattern) for pattern in patterns)
